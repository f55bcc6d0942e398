"""Views: what each seat is shown of Objectives (TX-24.1), and views that are refused."""

import pytest

from serai.core.bits import bits
from serai.core.documents import Document, DocumentError, set_path
from serai.core.state import NOBODY
from tests.games.tianxia.papers import after_setup, imaginer, paper, played, seen, with_changes


def without_objectives(document: Document) -> Document:
    """A document or view without the Objectives of the seats and without what only views have."""
    seats = document["seats"]
    assert isinstance(seats, dict)
    hidden = ("objectives", "objectives_returned")
    bare = {letter: {key: value for key, value in seat.items() if key not in hidden} for letter, seat in seats.items()}
    return {key: bare if key == "seats" else value for key, value in document.items() if key not in ("you", "deck")}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_of_objectives_of_others_there_is_only_the_number_and_all_else_is_open(seats: int) -> None:
    state = with_changes(seats)
    document = paper(state)
    for viewer in (*range(seats), NOBODY):
        view = seen(state, viewer)
        assert view["you"] == ("ABCD"[viewer] if viewer >= 0 else None)
        assert view["deck"] == bits(state.deck) == 24 - 3 * seats
        assert without_objectives(view) == without_objectives(document)
        for seat in range(seats):
            shown, own = view["seats"]["ABCD"[seat]], document["seats"]["ABCD"[seat]]  # type: ignore[index]
            assert shown["objectives"] == (own["objectives"] if seat == viewer else 3)
            assert shown["objectives_returned"] == (own["objectives_returned"] if seat == viewer else 1)


def test_in_setup_one_sees_the_own_cards_dealt_and_how_many_the_others_hold() -> None:
    state = after_setup(3)
    first = int(state.to_act)
    state.play(state.legal_actions()[0])
    for viewer in range(3):
        seats = seen(state, viewer)["seats"]
        assert isinstance(seats, dict)
        for seat, letter in enumerate("ABC"):
            held = seats[letter]["objectives"]
            assert (len(held) if seat == viewer else held) == (3 if seat == first else 4)


def test_when_the_game_is_over_all_hands_are_open_and_what_was_returned_is_not() -> None:
    state = played(3, 4)
    document = paper(state)
    for viewer in (1, NOBODY):
        view = seen(state, viewer)
        for seat, letter in enumerate("ABC"):
            shown, own = view["seats"][letter], document["seats"][letter]  # type: ignore[index]
            assert shown["objectives"] == own["objectives"]
            assert shown["objectives_returned"] == (own["objectives_returned"] if seat == viewer else 1)


WRONG: list[tuple[dict[str, object], str]] = [
    ({"you": "D"}, "you: expected a seat of the view"),
    ({"deck": 3}, "deck: 15 Objectives lie nowhere else"),
    ({"seats.B.objectives": ["objective_01"]}, "counts those of others (TX-24.1)"),
    ({"seats.A.objectives": 3}, "counts those of others (TX-24.1)"),
    ({"seats.A.objectives_returned": 1}, "counts those of others (TX-24.1)"),
    ({"seats.B.objectives": 4}, "seats: the Objectives in hands and in the box are not those dealt"),
    ({"seats.B.objectives": 2}, "seats: the Objectives in hands and in the box are not those dealt"),
    ({"seats.B.objectives_returned": 2}, "1 are returned in setup (TX-3.9)"),
    ({"objectives_gone": ["objective_24"]}, "seats: the Objectives in hands and in the box are not those dealt"),
    ({"to_act": "B"}, "to_act: the position waits for A"),
    ({"supply": 1}, "TX-24.3"),
]


@pytest.mark.parametrize(("changes", "message"), WRONG, ids=range(len(WRONG)))
def test_a_view_that_contradicts_itself_is_refused(changes: dict[str, object], message: str) -> None:
    view = seen(with_changes(3), 0)
    imaginer(view)
    for path, value in changes.items():
        set_path(view, path, value)
    with pytest.raises(DocumentError) as caught:
        imaginer(view)
    assert message in str(caught.value)


def test_what_one_has_returned_is_not_in_the_own_hand_without_a_draw() -> None:
    view = seen(with_changes(3), 0)
    seats = view["seats"]
    assert isinstance(seats, dict)
    seats["A"]["objectives_returned"] = seats["A"]["objectives"][:1]
    with pytest.raises(DocumentError, match="the Objectives in hands and in the box are not those dealt"):
        imaginer(view)
