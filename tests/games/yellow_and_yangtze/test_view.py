"""Views: what each seat is shown of hands, points, states and wars (YY-19), and views that are refused."""

import pytest

from serai.core.documents import Document, DocumentError, set_path
from serai.core.state import NOBODY
from serai.games.yellow_and_yangtze.game import GAME
from tests.games.yellow_and_yangtze.test_document import at_toll, at_war, battlefield, changed


def view_of(document: Document, viewer: int) -> Document:
    """The view that a seat has of a position."""
    return GAME.view(GAME.state_from(document), viewer)


def test_of_others_there_are_only_numbers() -> None:
    document = changed({"to_act": "A", "seats.A.points.red": 3, "seats.B.points.blue": 4}, seats=3)
    for viewer in (0, 1, 2, NOBODY):
        view = view_of(document, viewer)
        assert view["you"] == ("ABC"[viewer] if viewer >= 0 else None)
        for seat, letter in enumerate("ABC"):
            shown, own = view["seats"][letter], document["seats"][letter]  # type: ignore[index]
            assert shown["hand"] == (own["hand"] if seat == viewer else 6)
            assert shown["replaced"] == (own["replaced"] if seat == viewer else 0)
            assert shown["points"] == (own["points"] if seat == viewer else None)
        assert view["removed"] == 0
        assert view["bag"] == 138 - 7 - 24


def test_when_the_game_is_over_all_points_are_open_and_no_hand() -> None:
    document = changed({"to_act": "A", "bag": 0, "seats.B.points.red": 5, "seats.A.hand.yellow": 1})
    dealt = GAME.position(document)
    for move in ("place yellow e07", "end"):
        dealt.apply(GAME.parse(move))
    view = dealt.view(NOBODY)
    assert dealt.over
    assert view["seats"]["B"]["points"]["red"] == 5  # type: ignore[index]
    assert view["seats"]["B"]["hand"] == 6  # type: ignore[index]


def test_states_are_listed_the_largest_first_with_leaders_red_tiles_and_pagodas() -> None:
    changes = battlefield() | {
        "tiles.D08": "red",
        "tiles.F07": "red",
        "pagodas.red": ["E08-F07-F08"],
        "seats.A.leaders.trader": "D09",
    }
    assert view_of(changed(changes), 0)["states"] == [
        {
            "leaders": [
                {"seat": "B", "leader": "soldier", "space": "E10"},
                {"seat": "A", "leader": "trader", "space": "D09"},
            ],
            "spaces": ["D08", "D09", "E08", "E09", "E10", "F07", "F08", "F09"],
            "red": 5,
            "pagodas": ["E08-F07-F08"],
        },
        {
            "leaders": [{"seat": "A", "leader": "soldier", "space": "E04"}],
            "spaces": ["D05", "E04", "E05", "E06"],
            "red": 2,
            "pagodas": [],
        },
    ]


def test_the_sides_of_a_war_are_listed_with_what_is_committed() -> None:
    state = GAME.state_from(at_war())
    assert [(side["side"], side["red"], side["total"]) for side in GAME.view(state, 0)["sides"]] == [  # type: ignore[attr-defined]
        ("e", 3, 3),
        ("w", 2, 2),
    ]
    state.play(GAME.parse("support w 1")) if state.in_hand(1, 1) else state.play(GAME.parse("pass"))
    total = 2 + int(state.committed(1))
    assert GAME.view(state, 0)["sides"][1]["total"] == total  # type: ignore[index]
    assert GAME.view(state, 0)["sides"][0]["spaces"] == ["E08", "E09", "E10", "F08", "F09"]  # type: ignore[index]


def test_while_the_toll_is_paid_only_the_winner_is_listed() -> None:
    assert view_of(at_toll(), 1)["sides"] == [
        {"side": "e", "space": "E08", "spaces": ["E08", "E09", "E10", "F08"], "red": 2, "total": 2}
    ]


WRONG: list[tuple[str, object, str]] = [
    ("you", "C", "you"),
    ("you", None, "seats.A.hand"),
    ("bag", 5, "bag"),
    ("removed", 2, "bag"),
    ("seats.B.hand", 7, "seats.B.hand"),
    ("seats.B.hand", 5, "bag"),
    ("seats.B.hand", {"black": 6, "red": 0, "blue": 0, "green": 0, "yellow": 0}, "seats.B.hand"),
    ("seats.B.points", {"black": 0, "red": 0, "blue": 0, "green": 0, "yellow": 0}, "seats.B.points"),
    ("seats.A.points", None, "seats.A.points"),
    ("seats.B.replaced", 3, "bag"),
    ("states", [{}], "states"),
    ("sides", [{}], "sides"),
    ("tiles.E05", "black", "bag"),
    ("surprise", 1, "surprise"),
]


@pytest.mark.parametrize(("path", "value", "where"), WRONG, ids=str)
def test_a_view_that_contradicts_itself_is_refused(path: str, value: object, where: str) -> None:
    view = view_of(changed({"to_act": "A"}), 0)
    GAME.imaginer(view)
    set_path(view, path, value)
    with pytest.raises(DocumentError) as caught:
        GAME.imaginer(view)
    assert caught.value.path.startswith(where)


def test_states_and_sides_of_a_view_must_follow_from_the_board() -> None:
    view = view_of(at_war(), 0)
    view["sides"][0]["total"] += 1  # type: ignore[index]
    with pytest.raises(DocumentError, match=r"sides\[0\].total"):
        GAME.imaginer(view)
    view = view_of(at_war(), 0)
    view["states"][0]["surprise"] = 1  # type: ignore[index]
    with pytest.raises(DocumentError, match="surprise"):
        GAME.imaginer(view)
