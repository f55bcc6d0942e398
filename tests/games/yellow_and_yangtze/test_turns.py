"""The end of the turn and of the game, replacements, final scoring (YY-10, YY-16 to YY-18)."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from serai.core.options import OptionValue
from serai.games.yellow_and_yangtze import actions as a
from serai.games.yellow_and_yangtze import facts as f
from serai.games.yellow_and_yangtze.scoring import assigned
from tests.games.yellow_and_yangtze.field import Field, gains, told

FULL = {"A": "kkrryy", "B": "kkkrru", "C": "kkkkgg"}
DISPLAY = "kkrrgg"


def test_hands_and_display_are_filled_in_order() -> None:
    """YY-16.1 to YY-16.4: R63."""
    hands = {"A": "kk", "B": "kkrr", "C": "kkkkgg"}
    field = Field("K@0,0", hands=hands, display="kkrrg", bag="rrrrryyyyy")
    facts = field.do("A end")
    assert told(facts, f.REFILLED) == [(0, 4, 0), (1, 2, 0)]
    assert [seat for seat, _, _ in told(facts, f.DREW)] == [0] * 4 + [1] * 2
    assert len(told(facts, f.SHOWN)) == 1
    assert (field.state.bag_total(), field.state.active, field.state.top_a()) == (3, 1, 2)


@pytest.mark.parametrize(
    ("bag", "over", "drawn", "shown"),
    [("rrr", True, 3, 0), ("rrrrr", True, 5, 0), ("rrrrrr", True, 6, 0), ("rrrrrrr", False, 6, 1)],
)
def test_a_failed_draw_ends_the_game_wherever_it_happens(bag: str, over: bool, drawn: int, shown: int) -> None:
    """YY-17.1 to YY-17.3: own hand, another hand, the display; the last tile ends nothing: R64, R65."""
    pieces = "R@1,0 R@1,-1 R@2,-1 K@0,0 A:r@-1,0"
    hands = {"A": "kk", "B": "kkrr", "C": "kkkkgg"}
    field = Field(pieces + " R@0,-1", hands=hands, display="kkrrg", bag=bag, pagodas=["1,0 1,-1 2,-1"])
    facts = field.do("A end")
    assert field.state.over == over
    assert (len(told(facts, f.DREW)), len(told(facts, f.SHOWN))) == (drawn, shown)
    assert gains(facts) == ["A r 1 by 1109"]  # scored before
    assert told(facts, f.ENDED) == ([(-1, 1, 0)] if over else [])
    assert len(told(facts, f.RESULT)) == (3 if over else 0)


def test_an_empty_bag_ends_nothing_while_nobody_has_to_draw() -> None:
    """YY-17.2."""
    field = Field("K@0,0", hands=FULL, display=DISPLAY, bag="")
    field.do("A end", "B end", "C end")
    assert not field.state.over


def test_a_replacement_may_end_the_game_before_pagodas_score() -> None:
    """YY-10.2, YY-17.3: R66."""
    pieces = "R@1,0 R@1,-1 R@2,-1 K@0,0 A:r@-1,0 R@0,-1"
    field = Field(pieces, hands=FULL, display=DISPLAY, bag="rrr", pagodas=["1,0 1,-1 2,-1"])
    facts = field.do("A replace krryy")
    assert field.state.over
    assert (field.hand("A"), gains(facts)) == ("krrr", [])
    assert told(facts, f.REPLACED) == [(0, 5, field.tables.replace_words.index("krryy"))]


def test_a_replacement_with_an_empty_bag_is_legal_and_brings_nothing_back() -> None:
    """YY-10.3: R71."""
    field = Field("K@0,0", hands=FULL, display=DISPLAY, bag="")
    field.do("A replace y")
    assert field.state.over
    assert (field.hand("A"), field.state.bag_total(), field.state.replaced[4]) == ("kkrry", 0, 1)


def test_only_tiles_of_the_hand_can_be_replaced_and_discards_come_first() -> None:
    """YY-10.1, YY-10.2."""
    field = Field("K@0,0", hands=FULL, display=DISPLAY, bag="gggggg")
    assert field.why_not("replace kkk") == 1001
    assert field.why_not("replace g") == 1001
    field.do("A replace kkrryy")
    assert (field.hand("A"), field.state.top_a()) == ("gggggg", 1)


@pytest.mark.parametrize("acts", [False, True])
def test_a_turn_may_end_early(acts: bool) -> None:
    """YY-5.1, YY-5.4, YY-16.1: R81."""
    pieces = "R@1,0 R@1,-1 R@2,-1 K@0,0 A:r@-1,0 R@0,-1"
    field = Field(pieces, hands=FULL, display="kkrrg", pagodas=["1,0 1,-1 2,-1"])
    facts = field.do(*(["A place black -5,0"] if acts else []), "A end")
    assert told(facts, f.TURN_ENDED) == [(0, 1 if acts else 2, 0)]
    assert gains(facts) == ["A r 1 by 1109"]
    assert (field.state.active, field.state.top_a()) == (1, 2)
    assert (len(field.hand("A")), len(field.shown())) == (6, 6)


def test_the_second_action_ends_the_turn_by_itself() -> None:
    """YY-5.1, YY-5.4."""
    field = Field("K@0,0", hands=FULL, display=DISPLAY)
    field.do("A place black -5,0", "A place red 5,0")
    assert (field.state.active, field.state.top_kind(), field.state.top_a()) == (1, a.ACTION, 2)
    assert field.why_not("pass") == 504


def test_pagodas_score_for_own_matching_leaders_at_the_end_of_the_own_turn() -> None:
    """YY-11.9, YY-11.10: R33, R34."""
    pieces = "K@0,0 G@1,0 G@1,-1 G@2,-1"
    field = Field(pieces + " B:g@0,-1", hands=FULL, display=DISPLAY, pagodas=["1,0 1,-1 2,-1"])
    assert gains(field.do("A end")) == []
    assert gains(field.do("B end")) == ["B g 1 by 1109"]
    field = Field(pieces + " A:k@0,-1", hands=FULL, display=DISPLAY, pagodas=["1,0 1,-1 2,-1"])
    assert gains(field.do("A end")) == []
    two = "K@0,0 R@1,0 R@1,-1 R@2,-1 R@2,0 R@3,-1 R@3,0 A:r@0,-1 A:k@0,1"
    field = Field(two, hands=FULL, display=DISPLAY, pagodas=["1,0 1,-1 2,-1", "2,0 3,-1 3,0"])
    assert gains(field.do("A end")) == ["A r 2 by 1109"]


@pytest.mark.parametrize(("limit", "turns"), [(10, 20), (5, 10), (0, 60)])
def test_turns_without_a_draw_end_the_game(limit: OptionValue, turns: int) -> None:
    """YY-17.4: R78."""
    field = Field("K@0,0", hands={"A": "kkrryy", "B": "kkkrru"}, display=DISPLAY, seats=2, idle_rounds_limit=limit)
    facts = []
    for turn in range(turns):
        assert not field.state.over
        facts = field.do(f"{'AB'[turn % 2]} end")
    assert field.state.over == (limit != 0)
    assert told(facts, f.ENDED) == ([(-1, 0, 0)] if limit else [])


def test_a_draw_starts_the_count_anew() -> None:
    """YY-17.4."""
    field = Field("K@0,0", hands={"A": "kkrryy", "B": "kkkrru"}, display=DISPLAY, seats=2, idle_rounds_limit=5)
    field.do(*["A end", "B end"] * 4, "A end")
    assert field.state.idle_turns == 9
    field.do("B replace u", "B end")
    assert (field.state.idle_turns, field.state.over) == (0, False)
    field.do("A leader soldier 1,0", "A withdraw soldier")
    assert field.state.idle_turns == 1


# ---- final scoring (YY-18) ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("colors", "wild", "result"),
    [
        ((6, 6, 8, 9), 0, (6, 6, 8, 9)),
        ((9, 8, 6, 6), 3, (7, 8, 8, 9)),
        ((0, 5, 5, 5), 4, (4, 5, 5, 5)),
        ((0, 5, 5, 5), 9, (6, 6, 6, 6)),
        ((1, 2, 3, 4), 7, (4, 4, 4, 5)),
        ((3, 3, 3, 3), 2, (3, 3, 4, 4)),
        ((0, 0, 10, 0), 4, (1, 1, 2, 10)),
        ((2, 0, 1, 7), 20, (7, 7, 8, 8)),
    ],
)
def test_yellow_points_go_to_the_lowest_color_one_by_one(
    colors: tuple[int, ...], wild: int, result: tuple[int, ...]
) -> None:
    """YY-18.2, YY-18.7, against plain counting."""
    plain = list(colors)
    for _ in range(wild):
        plain[plain.index(min(plain))] += 1
    assert [int(n) for n in assigned(vec[i64](list(colors)), wild)] == sorted(plain) == list(result)


def finished(points: dict[str, str], tie_break: str = "shared") -> Field:
    """A game that is over, with these points."""
    field = Field("K@0,0", seats=len(points), points=points, tie_break=tie_break)
    field.state.drop()
    return field


def points(k: int, r: int, u: int, g: int, y: int = 0) -> str:
    """Points as letters."""
    return "k" * k + "r" * r + "u" * u + "g" * g + "y" * y


@pytest.mark.parametrize(
    ("all_points", "shared", "ranking", "huang_ranking", "huang"),
    [
        ([points(6, 6, 8, 9), points(6, 7, 7, 7)], [1], [[1], [0]], [[1], [0]], [1]),  # R69
        ([points(7, 6, 6, 5), points(6, 6, 5, 7)], [0, 1], [[0, 1]], [[0, 1]], []),  # other colors, the same numbers
        ([points(6, 6, 6, 5, 1), points(6, 6, 5, 5, 2)], [0, 1], [[0, 1]], [[0], [1]], [0]),  # R70
        (
            [points(6, 6, 6, 5, 1), points(6, 6, 5, 6, 1), points(1, 1, 1, 1)],
            [0, 1],
            [[0, 1], [2]],
            [[0, 1], [2]],
            [],
        ),  # R76
        ([points(9, 9, 9, 0), points(1, 1, 1, 1)], [1], [[1], [0]], [[1], [0]], [1]),
        ([points(5, 6, 7, 8), points(5, 6, 7, 9)], [1], [[1], [0]], [[1], [0]], [1]),
        ([points(5, 6, 8, 8), points(5, 6, 7, 20)], [0], [[0], [1]], [[0], [1]], [0]),
    ],
)
def test_who_wins(
    all_points: list[str], shared: list[int], ranking: list[list[int]], huang_ranking: list[list[int]], huang: list[int]
) -> None:
    """YY-18.3 to YY-18.6, YY-18.8, YY-18.9."""
    by_seat = dict(zip("ABCD", all_points, strict=False))
    field = finished(by_seat)
    assert (field.state.ranking(), field.state.winners()) == (ranking, shared)
    field = finished(by_seat, tie_break="huang")
    assert (field.state.ranking(), field.state.winners()) == (huang_ranking, huang)


def test_nothing_is_legal_when_the_game_is_over() -> None:
    """YY-17.3."""
    field = finished({"A": "k", "B": "r"})
    assert field.why_not("end") == 1703
    assert field.state.legal_actions() == []
