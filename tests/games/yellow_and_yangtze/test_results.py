"""Scores that are no sums, known places, and what others may see of them (YY-18, YY-19.3)."""

import pytest

from serai.core.state import EVERYTHING, NOBODY
from serai.games.yellow_and_yangtze.game import GAME
from serai.games.yellow_and_yangtze.rules import YellowAndYangtzeState
from tests.games.yellow_and_yangtze.test_document import changed

Points = tuple[int, int, int, int, int]


def ended(*points: Points, **options: object) -> YellowAndYangtzeState:
    """A game that is over, the seats with these points: black, red, blue, green, yellow."""
    colors = ("black", "red", "blue", "green", "yellow")
    changes = {
        f"seats.{'ABCD'[seat]}.points.{color}": count
        for seat, row in enumerate(points)
        for color, count in zip(colors, row, strict=True)
    }
    state = GAME.state_from(changed({"to_act": "A", "bag": 0, **changes}, len(points), **options))
    state.play(GAME.parse("replace " + "krugy"[next(at for at in range(5) if state.in_hand(0, at))]))
    assert state.over
    return state


@pytest.mark.parametrize(
    ("points", "score"),
    [
        ((6, 6, 8, 9, 0), 6),
        ((6, 6, 6, 5, 1), 6),
        ((0, 0, 0, 0, 7), 1),
        ((2, 9, 9, 9, 5), 7),
        ((1, 2, 3, 4, 5), 3),
        ((0, 0, 0, 0, 0), 0),
    ],
)
def test_the_score_is_the_lowest_color_after_the_best_use_of_yellow(points: Points, score: int) -> None:
    state = ended(points, (0, 0, 0, 0, 0))
    assert state.score(0) == score
    assert GAME.total(dict(zip(("black", "red", "blue", "green", "yellow"), points, strict=True))) == score
    assert GAME.breakdown(state, 0) == dict(zip(("black", "red", "blue", "green", "yellow"), points, strict=True))


def test_ties_go_by_the_second_lowest_and_so_on() -> None:
    state = ended((6, 6, 8, 9, 0), (6, 7, 7, 7, 0), (6, 7, 7, 8, 0))
    assert state.ranking() == [[2], [1], [0]]
    assert state.winners() == [2]


def test_a_full_tie_is_shared_and_with_huang_goes_to_the_fewest_yellow_points() -> None:
    assert ended((6, 6, 6, 5, 1), (6, 6, 5, 5, 2)).winners() == [0, 1]
    assert ended((6, 6, 6, 5, 1), (6, 6, 5, 5, 2), tie_break="huang").winners() == [0]


def test_who_is_equal_in_everything_shares_the_place_and_with_huang_nobody_wins() -> None:
    for options, winners in (({}, [0, 1]), ({"tie_break": "huang"}, [])):
        state = ended((6, 6, 6, 5, 1), (6, 6, 5, 6, 1), (1, 1, 1, 1, 0), **options)
        assert state.ranking() == [[0, 1], [2]]
        assert state.winners() == winners


def test_points_of_others_are_hidden_until_the_end() -> None:
    state = GAME.state_from(changed({"to_act": "A", "seats.B.points.red": 2}))
    hidden = dict.fromkeys(("black", "red", "blue", "green", "yellow"))
    assert GAME.breakdown(state, 1, 0) == GAME.breakdown(state, 1, NOBODY) == hidden
    assert GAME.breakdown(state, 1, 1) == GAME.breakdown(state, 1, EVERYTHING) != hidden
    over = ended((1, 1, 1, 1, 0), (2, 2, 2, 2, 0))
    assert GAME.breakdown(over, 1, 0) == GAME.breakdown(over, 1)
