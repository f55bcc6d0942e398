"""Position documents: complete, lossless, the same through every text form (core/game.py, docs/positions)."""

import json

import pytest
import yaml

from serai.core.chance import Generator
from serai.core.documents import Document, DocumentError, canonical, digest, parse_json
from serai.core.playout import random_playout
from serai.core.state import State
from tests.conformance.walk import Case, on_cases, positions, scaled, some_cases, walk


def numbered(value: object) -> object:
    """The same data with numbers for the keys that look like numbers, as YAML reads them unquoted."""
    if isinstance(value, dict):
        return {int(key) if str(key).isdigit() else key: numbered(inner) for key, inner in value.items()}
    return [numbered(inner) for inner in value] if isinstance(value, list) else value


@on_cases(some_cases(scaled(8)))
def test_a_document_goes_through_json_text_and_back_at_every_decision(case: Case) -> None:
    for state in walk(case):
        document = case.game.document(state)
        again = case.game.state_from(parse_json(json.dumps(document), "the position"))
        assert canonical(case.game.document(again)) == canonical(document)
        if not state.over:
            action = state.legal_actions()[-1]
            after = state.clone()
            after.play(action)
            again.play(action)
            assert canonical(case.game.document(again)) == canonical(case.game.document(after))


@on_cases(some_cases(1))
def test_a_document_goes_through_yaml_text_and_back(case: Case) -> None:
    for state in positions(case, 1):
        document = case.game.document(state)
        text = yaml.safe_dump(document, allow_unicode=True, sort_keys=False)
        again = case.game.state_from(yaml.safe_load(text))
        assert canonical(case.game.document(again)) == canonical(document)
        again = case.game.state_from(numbered(document))
        assert canonical(case.game.document(again)) == canonical(document)


@on_cases(some_cases(scaled(4)))
def test_a_restored_state_is_the_same_state_for_every_question_and_plays_on_alike(case: Case) -> None:
    for state in positions(case):
        again = case.game.state_from(case.game.document(state))
        check_alike(state, again, case.game.space.size)
        played = [state.clone(), again]
        for either in played:
            random_playout(either, case.dealer(), Generator(b"on"), 40)
        assert digest(case.game.document(played[0])) == digest(case.game.document(played[1]))


def check_alike(state: State, again: State, size: int) -> None:
    """Two states give the same answers."""
    assert again.to_act == state.to_act
    assert [again.rule_against(action) for action in range(size)] == [
        state.rule_against(action) for action in range(size)
    ]
    assert [again.score(seat) for seat in range(again.seats)] == [state.score(seat) for seat in range(state.seats)]
    assert again.ranking() == state.ranking()
    assert again.faults() == []


@on_cases(some_cases(1))
def test_reading_changes_neither_document_nor_later_documents(case: Case) -> None:
    for state in positions(case, 1):
        document = case.game.document(state)
        before = canonical(document)
        restored = case.game.state_from(document)
        random_playout(restored, case.dealer(), Generator(b"on"), 10)
        assert canonical(document) == before
        spoil(document)
        assert canonical(case.game.document(state)) == before


def spoil(value: object) -> None:
    """Empty everything inside a document."""
    if isinstance(value, dict | list):
        for inner in value.values() if isinstance(value, dict) else value:
            spoil(inner)
        value.clear()


@on_cases(some_cases(1))
def test_every_key_is_needed_and_none_may_be_added(case: Case) -> None:
    state = positions(case)[len(positions(case)) // 2]
    document = case.game.document(state)
    for key in document:
        with pytest.raises(DocumentError):
            case.game.state_from({name: value for name, value in document.items() if name != key})
    with pytest.raises(DocumentError) as caught:
        case.game.state_from({**document, "surprise": 1})
    assert caught.value.path == "surprise"
    for wrong in (None, 3, "position", [], [document]):
        with pytest.raises(DocumentError):
            case.game.state_from(wrong)


@on_cases(some_cases(1))
def test_a_position_of_another_game_rules_version_or_component_set_is_refused(case: Case) -> None:
    document = case.game.document(positions(case)[0])
    for key, wrong in (("game", "chess"), ("rules", "0"), ("components", "0123abcd"), ("options", {"x": 1})):
        with pytest.raises(DocumentError) as caught:
            case.game.state_from({**document, key: wrong})
        assert caught.value.path.startswith(key)


@on_cases(some_cases(1))
def test_a_position_with_nothing_changed_is_that_position(case: Case) -> None:
    for state in positions(case, 1):
        document: Document = case.game.document(state)
        changed = case.game.changed_position(document, {})
        assert digest(case.game.document(case.game.state_from(changed))) == digest(document)
