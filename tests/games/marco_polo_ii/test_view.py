"""Views: what each seat is shown of goal cards, piles and decks (MP2-2.7), and views that are refused."""

import pytest

from serai.core.documents import Document, DocumentError, set_path
from serai.core.state import NOBODY
from serai.games.marco_polo_ii.game import GAME
from tests.games.marco_polo_ii.table import Table
from tests.games.marco_polo_ii.test_game import over

PUBLIC = ("to_act", "turn", "round", "first", "hourglass", "spaces", "display", "queue", "offers", "cards", "pending")


def without_goals(document: Document) -> Document:
    """A document or view without its goal cards and without what only views have."""
    seats = document["seats"]
    assert isinstance(seats, dict)
    bare = {
        letter: {key: value for key, value in seat.items() if not key.startswith("goals")}
        for letter, seat in seats.items()
    }
    return {
        key: bare if key == "seats" else value for key, value in document.items() if key not in ("you", "pile", "deck")
    }


def test_of_goal_cards_of_others_there_is_only_the_number_and_all_else_is_open() -> None:
    state = Table(seats=3).state
    document = GAME.document(state)
    for viewer in (0, 1, 2, NOBODY):
        view = GAME.view(state, viewer)
        assert view["you"] == ("ABC"[viewer] if viewer >= 0 else None)
        assert without_goals(view) == without_goals(document)
        assert set(PUBLIC) <= set(view)
        for seat, letter in enumerate("ABC"):
            shown, own = view["seats"][letter], document["seats"][letter]  # type: ignore[index]
            assert shown["goals"] == (own["goals"] if seat == viewer else 1)
            assert shown["goals_put_away"] == (own["goals_put_away"] if seat == viewer else 2)


def test_goal_cards_lie_face_down_until_all_have_a_character() -> None:
    dealt = GAME.start(2, 1)
    seen = []
    while dealt.document()["round"] == 0:
        view = dealt.view(0)
        seen.append((view["seats"]["A"]["goals"], view["seats"]["B"]["goals"]))  # type: ignore[index]
        dealt.apply(dealt.legal_actions()[0])
    assert seen[:2] == [(3, 3), (3, 3)]
    assert all(isinstance(own, list) and isinstance(other, int) for own, other in seen[2:])
    assert len(seen) == 4


def test_when_the_game_is_over_the_cards_kept_are_open_and_those_put_away_are_not() -> None:
    state = over(2)
    document = GAME.document(state)
    for viewer in (1, NOBODY):
        view = GAME.view(state, viewer)
        for seat, letter in enumerate("ABC"):
            shown, own = view["seats"][letter], document["seats"][letter]  # type: ignore[index]
            assert shown["goals"] == own["goals"]
            assert shown["goals_put_away"] == (own["goals_put_away"] if seat == viewer else 2)


def test_the_closed_pile_and_deck_are_counted() -> None:
    view = GAME.view(Table(seats=2).state, 0)
    assert (view["pile"], view["deck"]) == (32, 17)


WRONG: list[tuple[str, object, str]] = [
    ("you", "D", "you"),
    ("you", None, "seats.A.goals"),
    ("you", "B", "seats.A.goals"),
    ("pile", 31, "pile"),
    ("pile", "many", "pile"),
    ("deck", 18, "deck"),
    ("seats.B.goals", ["goal_01"], "seats.B.goals"),
    ("seats.B.goals", 2, "seats"),
    ("seats.B.goals", -1, "seats.B.goals"),
    ("seats.B.goals", 4, "seats.B.goals"),
    ("seats.A.goals", 1, "seats.A.goals"),
    ("seats.A.goals_put_away", 2, "seats.A.goals_put_away"),
    ("seats.B.goals_put_away", 1, "seats"),
    ("seats.B.goals_put_away", [], "seats.B.goals_put_away"),
    ("seats.B.coins", -1, "seats.B.coins"),
    ("to_act", "B", "to_act"),
    ("surprise", 1, "surprise"),
]


@pytest.mark.parametrize(("path", "value", "where"), WRONG, ids=str)
def test_a_view_that_contradicts_itself_is_refused(path: str, value: object, where: str) -> None:
    view = GAME.view(Table(seats=2).state, 0)
    GAME.imaginer(view)
    set_path(view, path, value)
    with pytest.raises(DocumentError) as caught:
        GAME.imaginer(view)
    assert caught.value.path.startswith(where)
