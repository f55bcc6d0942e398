"""Actions: dense numbers, 1:1 with a notation and with a structured form (core/actions.py)."""

import json

import pytest

from serai.core.actions import NotationError
from serai.core.game import Game


def test_notations_are_distinct_and_lead_back_to_their_action(game: Game) -> None:
    notations = [game.notation(action) for action in range(game.space.size)]
    assert len(set(notations)) == game.space.size
    assert [game.parse(notation) for notation in notations] == list(range(game.space.size))


def test_notations_are_plain_lower_case_words(game: Game) -> None:
    for action in range(game.space.size):
        notation = game.notation(action)
        assert notation == " ".join(notation.lower().split())
        assert notation.isascii()
        assert notation.isprintable()
        assert 0 < len(notation) <= 80


def test_parsing_tolerates_case_and_spaces(game: Game) -> None:
    for action in range(game.space.size):
        notation = game.notation(action)
        assert game.parse(notation.upper()) == action
        assert game.parse("  " + notation.title().replace(" ", " \t ") + "\n") == action


def test_structures_are_distinct_and_lead_back_to_their_action(game: Game) -> None:
    seen: set[str] = set()
    for action in range(game.space.size):
        structure = game.structure(action)
        assert game.from_structure(structure) == action
        text = json.dumps(structure, sort_keys=True)
        assert game.from_structure(json.loads(text)) == action
        assert structure["do"] == game.space.family(action).verb
        seen.add(text)
    assert len(seen) == game.space.size


def test_numbers_stand_as_numbers_in_structures(game: Game) -> None:
    for action in range(game.space.size):
        for value in game.structure(action).values():
            assert isinstance(value, int) or not value.isdigit()


def test_every_action_lies_in_exactly_one_family(game: Game) -> None:
    numbers = [action for family in game.space.families for action in range(family.base, family.base + family.size)]
    assert numbers == list(range(game.space.size))
    assert len({family.verb for family in game.space.families}) == len(game.space.families)


@pytest.mark.parametrize("text", ["", " ", "no such move", "\N{SNOWMAN}", "x" * 201, "-1", "sail 1 2 3 4 5 6 7"])
def test_what_is_no_notation_is_refused_with_one_line(game: Game, text: str) -> None:
    with pytest.raises(NotationError) as caught:
        game.parse(text)
    assert str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("structure", [None, 3, "end", [], {}, {"do": 1}, {"do": "nothing at all"}, {"do": []}])
def test_what_is_no_structure_is_refused_with_one_line(game: Game, structure: object) -> None:
    with pytest.raises(NotationError) as caught:
        game.from_structure(structure)
    assert "\n" not in str(caught.value)


def test_a_structure_with_a_key_too_many_or_a_wrong_word_is_refused(game: Game) -> None:
    for action in range(0, game.space.size, 7):
        structure = game.structure(action)
        with pytest.raises(NotationError):
            game.from_structure({**structure, "surprise": 1})
        for key in structure:
            with pytest.raises(NotationError):
                game.from_structure({**structure, key: "no such word"})


@pytest.mark.parametrize("action", [-1, 10**12])
def test_there_is_no_notation_outside_the_space(game: Game, action: int) -> None:
    with pytest.raises(NotationError):
        game.notation(action)
    with pytest.raises(NotationError):
        game.structure(action)
