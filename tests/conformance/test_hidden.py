"""The helpers that look for hidden things see numbers and counts as well as names (hidden.py, plain.py)."""

import random

import pytest

from serai.core.documents import Document
from tests.conformance.hidden import Known, exchanges, hidden_places, is_inside
from tests.conformance.plain import ABSENT, Path, value_at, with_value

DOCUMENT: Document = {
    "turn": "A",
    "seats": {
        "A": {"hand": {"red": 2, "blue": 1}, "points": 4, "goal": "seal", "cards": ["one", "two"]},
        "B": {"hand": {"red": 0, "blue": 3}, "points": 7, "goal": "ship", "cards": ["three"]},
    },
    "bag": {"red": 5, "blue": 6},
}


def seen_by_nobody() -> Document:
    """A view that shows how many tiles and cards there are, and nothing of the rest."""
    return {
        "turn": "A",
        "seats": {letter: {"hand": 3, "goal": None, "cards": count} for letter, count in (("A", 2), ("B", 1))},
        "you": None,
    }


def test_a_place_is_hidden_where_the_view_lacks_it_or_says_something_else() -> None:
    hidden = {place: (value, said) for place, value, said in hidden_places(DOCUMENT, seen_by_nobody())}
    assert hidden == {
        ("seats", "A", "hand"): ({"red": 2, "blue": 1}, 3),
        ("seats", "A", "points"): (4, ABSENT),
        ("seats", "A", "goal"): ("seal", None),
        ("seats", "A", "cards"): (["one", "two"], 2),
        ("seats", "B", "hand"): ({"red": 0, "blue": 3}, 3),
        ("seats", "B", "points"): (7, ABSENT),
        ("seats", "B", "goal"): ("ship", None),
        ("seats", "B", "cards"): (["three"], 1),
        ("bag",): ({"red": 5, "blue": 6}, ABSENT),
    }


def test_every_hidden_place_is_exchanged_and_no_other_and_numbers_of_things_stay() -> None:
    hidden = hidden_places(DOCUMENT, seen_by_nobody())
    known: Known = {
        ("seats", "?", "goal"): ["seal", "ship", "camel"],
        ("seats", "?", "cards", "#"): ["one", "two", "three", "four"],
        ("seats", "?", "points"): [4, 7],
    }
    changed: set[Path] = set()
    for made in exchanges(DOCUMENT, hidden, known, random.Random(1), 1000):
        apart = [place for place, _, _ in hidden_places(DOCUMENT, made)]
        assert apart
        assert all(is_inside(place, [top for top, _, _ in hidden]) for place in apart)
        changed |= {place[: len(top)] for place in apart for top, _, _ in hidden if is_inside(place, [top])}
        for letter, size in (("A", 3), ("B", 3)):
            hand, cards = (value_at(made, ("seats", letter, what)) for what in ("hand", "cards"))
            assert isinstance(hand, dict)
            assert sum(hand.values()) == size
            assert isinstance(cards, list)
            assert len(cards) == (2 if letter == "A" else 1)
    assert changed == {top for top, _, _ in hidden}


@pytest.mark.parametrize("path", [("turn",), ("seats", "A", "points"), ("seats", "B", "cards", 0)])
def test_a_place_is_written_and_taken_away_in_a_copy(path: Path) -> None:
    assert value_at(with_value(DOCUMENT, path, "new"), path) == "new"
    assert value_at(with_value(DOCUMENT, path, ABSENT), path) is ABSENT
    assert value_at(DOCUMENT, path) not in ("new", ABSENT)
