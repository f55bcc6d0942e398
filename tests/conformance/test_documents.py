"""Position documents: complete, lossless, the same through every text form (core/game.py, docs/positions)."""

import json
from collections.abc import Iterator

import pytest
import yaml

from serai.core.chance import Generator
from serai.core.documents import Document, DocumentError, canonical, digest, parse_json
from serai.core.game import Game
from serai.core.playout import random_playout
from serai.core.state import State
from tests.conformance.plain import ABSENT, Path, kind_of_place, mappings, value_at, with_value
from tests.conformance.walk import Case, asked, deep_cases, on_cases, positions, scaled, some_cases, viewers, walk


def numbered(value: object) -> object:
    """The same data with numbers for the keys that look like numbers, as YAML reads them unquoted."""
    if isinstance(value, dict):
        return {int(key) if str(key).isdigit() else key: numbered(inner) for key, inner in value.items()}
    return [numbered(inner) for inner in value] if isinstance(value, list) else value


@on_cases(deep_cases(scaled(8)))
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
    for number, state in enumerate(positions(case)):
        again = case.game.state_from(case.game.document(state))
        check_alike(state, again, asked(case.game.space, number))
        played = [state.clone(), again]
        for either in played:
            random_playout(either, case.dealer(), Generator(b"on"), 40)
        assert digest(case.game.document(played[0])) == digest(case.game.document(played[1]))


def check_alike(state: State, again: State, actions: range) -> None:
    """Two states give the same answers."""
    assert again.to_act == state.to_act
    assert [again.rule_against(action) for action in actions] == [state.rule_against(action) for action in actions]
    assert again.legal_actions() == state.legal_actions()
    assert [again.score(seat) for seat in range(again.seats)] == [state.score(seat) for seat in range(state.seats)]
    assert again.ranking() == state.ranking()
    assert again.winners() == state.winners()
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


STRANGE: tuple[object, ...] = (1, {})


def places_of_all_sorts(document: Document, seen: set[object]) -> Iterator[Path]:
    """The place of every mapping of a sort not seen before: another kind of place, or with other keys."""
    for path, mapping in mappings(document):
        sort = (kind_of_place(path), tuple(sorted(mapping)))
        if sort not in seen:
            seen.add(sort)
            yield path


def dotted(path: Path) -> str:
    """A place as errors name it."""
    return "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in path).removeprefix(".")


def allowed(game: Game, sound: Document, damaged: object, place: Path) -> set[bytes]:
    """What data without that place may come out as: as before, as given, or with an option's default."""
    ways = {canonical(sound), canonical(damaged)}
    if place[0] == "options":
        default = next(option.default for option in game.options if option.name == place[1])
        ways.add(canonical(with_value(sound, place, default)))
    return ways


@on_cases(some_cases(1))
def test_no_key_may_be_added_anywhere_in_a_position_or_view(case: Case) -> None:
    game = case.game
    seen: dict[str, set[object]] = {"position": set(), "view": set()}
    for number, state in enumerate(positions(case)):
        viewer = viewers(state)[number % len(viewers(state))]
        for what, sound, read in (
            ("position", game.document(state), game.state_from),
            ("view", game.view(state, viewer), game.imaginer),
        ):
            for path in places_of_all_sorts(sound, seen[what]):
                for strange in STRANGE:
                    added = with_value(sound, (*path, "surprise"), strange)
                    with pytest.raises(DocumentError) as caught:
                        read(added)
                    named = "surprise" in str(caught.value) or caught.value.path == dotted(path)
                    assert named, f"{what}: {dotted(path)}: {caught.value}"


@on_cases(some_cases(1))
def test_a_key_that_is_taken_away_is_missed_or_makes_no_difference_or_says_that_nothing_is_there(case: Case) -> None:
    """What is accepted without the key is written with the key as it was, or without it: never with another value."""
    game = case.game
    seen: set[object] = set()
    for state in positions(case):
        document = game.document(state)
        for path in places_of_all_sorts(document, seen):
            for key in list(value_at(document, path)):  # type: ignore[call-overload]
                damaged = with_value(document, (*path, key), ABSENT)
                try:
                    written = canonical(game.document(game.state_from(damaged)))
                except DocumentError:
                    continue
                assert path, f"the position has no {key}"
                assert written in allowed(game, document, damaged, (*path, key)), dotted((*path, key))


@on_cases(some_cases(1))
def test_a_key_that_is_taken_away_from_a_view_likewise(case: Case) -> None:
    game = case.game
    seen: set[object] = set()
    for number, state in enumerate(positions(case)):
        viewer = viewers(state)[number % len(viewers(state))]
        view = game.view(state, viewer)
        for path in places_of_all_sorts(view, seen):
            for key in list(value_at(view, path)):  # type: ignore[call-overload]
                damaged = with_value(view, (*path, key), ABSENT)
                try:
                    imagined = game.imaginer(damaged).sample(Generator(b"without a key"))
                except DocumentError:
                    continue
                assert path, f"the view has no {key}"
                written = canonical(game.view(imagined, viewer))
                assert written in allowed(game, view, damaged, (*path, key)), dotted((*path, key))


@on_cases(some_cases(1))
def test_what_is_no_position_is_refused(case: Case) -> None:
    document = case.game.document(positions(case)[0])
    wrongs: list[object] = [None, 3, "position", [], {}, [document]]
    for wrong in wrongs:
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
