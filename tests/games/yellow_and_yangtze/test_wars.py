"""Wars (YY-15)."""

import pytest

from serai.core.options import OptionValue
from serai.core.state import LEGAL
from serai.games.yellow_and_yangtze import actions as a
from serai.games.yellow_and_yangtze import facts as f
from tests.games.yellow_and_yangtze.field import Field, gains, told

WEST = "K@-1,0 R@-2,0 A:u@-1,1"
EAST = "K@1,0 R@2,0 R@2,-1 B:u@1,1"
THREE = "K@-1,1 R@-2,2 A:r@-1,2 K@0,-1 B:r@-1,-1"
NOBODY = ("B pass", "C pass", "A pass")


def rival(*moves: str, hands: dict[str, str] | None = None, pieces: str = f"{WEST} {EAST}") -> Field:
    """A war that A's green tile on 0,0 has begun."""
    field = Field(pieces, hands={"A": "g"} | (hands or {}))
    field.do("A place green 0,0", *moves)
    return field


@pytest.mark.parametrize(("toll", "due"), [("strength", 2), ("tiles", 1)])
def test_a_full_war_step_by_step(toll: str, due: int) -> None:
    """YY-15.2 to YY-15.14, YY-20.4: R47."""
    west = "K@-1,0 R@-2,0 R@-2,1 B:r@-1,-1 B:k@-1,1"
    east = "K@1,0 R@2,0 R@2,-1 R@3,0 R@3,-1 A:r@1,1 C:k@1,-1"
    field = Field(f"{west} {east}", hands={"A": "rrrrr", "B": "rr"}, war_toll=toll)
    facts = field.do("A place red 0,0", "B support w 2", "C support w 0 soldier", "A support e 3")
    e, w = field.at("1,0"), field.at("-1,0")
    assert told(facts, f.WAR) == [(0, field.at("0,0"), 2)]
    assert told(facts, f.WAR_SIDE) == [(-1, 4, e), (-1, 2, w)]
    assert sorted(told(facts, f.WAR_LEADER)) == sorted([(2, 0, e), (0, 1, e), (1, 0, w), (1, 1, w)])
    assert told(facts, f.WAR_ADDED) == [(1, 2, w), (2, f.WITH_SOLDIER, w), (0, 3, e)]
    assert told(facts, f.WAR_TOTAL) == [(-1, 7, e), (-1, 5, w)]
    assert told(facts, f.WAR_WON) == [(-1, 7, e)]
    assert sorted(told(facts, f.WENT_HOME)) == sorted([(1, field.at("-1,1"), 0), (1, field.at("-1,-1"), 1)])
    assert gains(facts) == ["C k 1 by 1509", "A r 1 by 1509"]
    assert told(facts, f.TOLL_IS) == [(-1, 3 + due, w)]
    assert told(facts, f.TOLL_COMMITTED) == [(-1, 3, 3)]
    assert told(facts, f.TOLL_DUE) == [(0, due, 0)]
    assert (field.state.top_kind(), field.state.top_a()) == (a.TOLL, due)
    assert field.why_not("pay 0,0") == 1512  # the unifying tile
    assert field.why_not("pay 1,0") == 1512
    facts = field.do("A pay 2,0", *(["A pay 3,0"] if due == 2 else []))
    assert sorted(told(facts, f.COMMITTED_LOST)) == [(0, 3, 1), (1, 2, 1)]
    assert told(facts, f.LEADER_BACK) == [(2, 0, 1)]
    assert field.has("R@0,0 R@2,-1 R@3,-1 A:r@1,1 C:k@1,-1 K@-1,0")
    assert field.has("R@3,0") == (due == 1)
    assert field.state.box[1] == 2 + 5 + due
    assert (field.state.top_kind(), field.state.top_a(), field.hand("A")) == (a.ACTION, 1, "r")


def test_everybody_is_asked_clockwise_and_the_unifying_player_last() -> None:
    """YY-15.5, YY-15.16, YY-22.1."""
    field = Field(f"{WEST} {EAST}", hands={"C": "g"}, seats=4, turn="C")
    facts = field.do("C place green 0,0", "D pass", "A pass", "B pass", "C pass")
    assert told(facts, f.NOT_ADDED) == [(3, 0, 0), (0, 0, 0), (1, 0, 0), (2, 0, 0)]
    assert gains(facts) == ["B u 1 by 1509"]


def test_a_tied_war_is_decided_by_the_unifying_player() -> None:
    """YY-15.7, YY-15.11, YY-15.20: the last red tile pays without a question."""
    field = Field("K@-1,0 R@-2,0 A:u@-1,1 K@1,0 R@2,0 B:u@1,1", hands={"C": "y"}, turn="C")
    field.do("C place yellow 0,0", "A pass", "B pass", "C pass")
    assert field.state.top_kind() == a.WINNER
    assert field.why_not("winner ne") == 1507
    facts = field.do("C winner e")
    assert gains(facts) == ["B u 1 by 1509"]
    assert [rule for kind, _, _, _, rule in facts if kind == f.REMOVED] == [1508, 1520]
    assert field.board() == "K@-1,0 Y@0,0 K@1,0 B:u@1,1"


def test_a_war_at_0_to_0_is_still_a_war() -> None:
    """YY-15.7, YY-15.10."""
    field = Field("K@-1,0 A:u@-1,1 K@1,0 B:u@1,1", hands={"A": "k"})
    facts = field.do("A place black 0,0", *NOBODY, "A winner w")
    assert told(facts, f.TOLL_IS) == [(-1, 0, field.at("1,0"))]
    assert gains(facts) == ["A u 1 by 1509"]
    assert field.why_not("leader soldier 0,-1") == LEGAL  # the unifying tile supports leaders from now on


@pytest.mark.parametrize("option", ["participate", "excluded"])
def test_a_bystander_among_three_states(option: OptionValue) -> None:
    """YY-15.3, YY-15.9, YY-15.18: R53."""
    pieces = f"K@1,0 R@2,0 R@2,-1 R@3,-1 C:g@1,1 {THREE}"
    field = Field(pieces, hands={"A": "k"}, war_bystanders=option)
    field.do("A place black 0,0")
    assert field.why_not("support e 0 soldier") == (1505 if option == "excluded" else 1202)
    facts = field.do(*NOBODY)
    if option == "participate":
        assert told(facts, f.WAR_WON) == [(-1, 3, field.at("1,0"))]
        assert gains(facts) == []
        assert sorted(told(facts, f.WENT_HOME)) == sorted([(0, field.at("-1,2"), 1), (1, field.at("-1,-1"), 1)])
        assert field.state.top_a() == 1
        field.do("A pay 2,0")
        assert field.states() == ["C:g"]
    else:
        assert gains(facts) == ["A r 1 by 1509"]
        assert field.has("R@2,0 R@2,-1 R@3,-1 R@-2,2")
        assert field.states() == ["A:r C:g"]


@pytest.mark.parametrize(("winner", "gained", "left"), [("e", [], "K@1,0"), ("sw", ["A r 1 by 1509"], "A:r@-1,2")])
def test_a_tie_may_include_the_bystander(winner: str, gained: list[str], left: str) -> None:
    """YY-15.17: R74."""
    field = Field(f"K@1,0 R@2,0 C:g@1,1 {THREE}", hands={"A": "k"})
    facts = field.do("A place black 0,0", *NOBODY)
    assert told(facts, f.WAR_TIED) == [(0, 2, 0)]
    assert field.why_not("winner nw") == 1507
    facts = field.do(f"A winner {winner}")
    assert gains(facts) == gained
    assert field.has(f"C:g@1,1 {left}")
    assert "R@" not in field.board()


def test_two_losers_with_one_color_bring_two_points_and_the_dearer_one_sets_the_toll() -> None:
    """YY-15.9, YY-15.10."""
    east = "K@1,0 R@2,0 R@2,-1 R@3,-1 R@3,0 C:r@1,1"
    field = Field(f"{east} {THREE} R@-2,1", hands={"A": "k", "B": "r"})
    facts = field.do("A place black 0,0", "B support nw 1", "C pass", "A pass")
    assert gains(facts) == ["C r 2 by 1509"]
    assert told(facts, f.TOLL_IS) == [(-1, 2, field.at("-1,1"))]
    assert field.state.top_a() == 2


def test_too_much_support_is_lost_but_spares_the_board() -> None:
    """YY-15.11: R54."""
    field = rival("B support e 3", "C pass", "A pass", hands={"B": "rrr"})
    assert field.has("R@2,0 R@2,-1 B:u@1,1")
    assert not field.has("R@-2,0")
    assert (field.points("B"), field.state.box[1]) == ("u", 4)


def test_a_war_costs_red_pagodas_and_nothing_else() -> None:
    """YY-15.8, YY-15.14, YY-11.7: R56."""
    west = "K@-1,0 R@-2,0 R@-3,0 R@-2,-1 G@-3,1 A:k@-1,1"
    east = "K@1,0 R@1,-1 R@2,0 R@2,-1 R@3,-1 B:k@1,1"
    field = Field(f"{west} {east}", turn="B", hands={"B": "g"}, pagodas=["-2,0 -3,0 -2,-1"])
    facts = field.do("B place green 0,0", "C pass", "A pass", "B pass")
    assert field.pagodas("r") == []
    assert len(told(facts, f.PAGODA_RETURNED)) == 1
    assert field.state.top_a() == 3
    field.do("B pay 2,-1", "B pay 1,-1", "B pay 2,0")
    assert field.board().count("R@") == 1
    assert field.has("K@-1,0 G@-3,1 R@3,-1")
    assert field.states() == ["B:k"]


def test_the_loser_may_wreck_the_winners_pagoda() -> None:
    """YY-15.11, YY-11.7: R57."""
    east = "K@1,0 R@2,0 R@2,-1 R@3,-1 R@3,0 B:u@1,1"
    field = Field(f"{WEST} {east}", hands={"A": "g"}, pagodas=["2,0 2,-1 3,-1"])
    field.do("A place green 0,0", *NOBODY, "A pay 2,-1")
    assert field.pagodas("r") == []
    assert field.has("R@2,0 R@3,-1 R@3,0")


def test_leaders_without_a_rival_stay_even_if_cut_off() -> None:
    """YY-15.8: R58."""
    field = Field(f"{WEST} K@-3,0 A:g@-3,1 {EAST}", turn="B", hands={"B": "g"})
    facts = field.do("B place green 0,0", "C pass", "A pass", "B pass")
    assert told(facts, f.CUT_OFF) == [(0, field.at("-3,1"), 3)]
    assert told(field.do("B pay 2,0"), f.CUT_OFF) == []
    assert field.states() == ["A:g", "B:u"]
    assert field.state.group[field.at("-1,0")] == field.state.group[field.at("1,0")]


def test_each_part_with_leaders_that_a_war_cuts_off_is_told_once() -> None:
    """YY-4.6, YY-15.8: of West, one part with two leaders, one with one; the rest hangs on the unifying tile."""
    west = "K@-1,0 R@-2,0 K@-3,0 A:g@-3,1 C:k@-4,0 R@-1,-1 K@-1,-2 C:y@-2,-2 A:u@-1,1 B:r@0,-1"
    field = Field(f"{west} {EAST}", hands={"A": "g", "B": "rr"})
    facts = field.do("A place green 0,0", "B support e 2", "C pass", "A pass")
    assert told(facts, f.CUT_OFF) == [(2, field.at("-4,0"), 0), (2, field.at("-2,-2"), 4)]
    assert sorted(field.states()) == ["A:g C:k", "B:r B:u", "C:y"]


def test_groups_without_leaders_do_not_fight_and_do_not_pay() -> None:
    """YY-15.3, YY-15.4, YY-15.12: R59."""
    pieces = "K@-1,1 R@-2,2 A:u@-2,1 K@1,0 R@2,0 B:u@1,1 R@0,-1 R@0,-2"
    field = Field(pieces, turn="C", hands={"C": "g"})
    field.do("C place green 0,0", "A pass", "B pass", "C pass", "C winner e")
    assert field.has("R@0,-1 R@0,-2")
    assert not field.has("R@2,0")
    assert field.state.group[field.at("0,-2")] == field.state.group[field.at("1,0")]


def test_one_player_can_win_and_lose_in_one_war() -> None:
    """YY-15.7 to YY-15.10: R60."""
    field = Field("K@-1,0 A:r@-1,1 B:k@-2,1 K@1,0 R@2,0 B:r@1,1 A:k@2,-1", hands={"A": "y"})
    assert gains(field.do("A place yellow 0,0", *NOBODY)) == ["A k 1 by 1509", "B r 1 by 1509"]
    assert field.states() == ["A:k B:r"]


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("support w 2", LEGAL),
        ("support w 3", 1505),
        ("support ne 1", 1505),
        ("support w 0", 1506),
        ("support e 0 soldier", LEGAL),
        ("support e 2 soldier", LEGAL),
        ("pass", LEGAL),
        ("end", 2101),
        ("place red 3,-3", 2101),
        ("winner e", 2101),
    ],
)
def test_what_support_there_is(text: str, rule: int) -> None:
    """YY-15.5, YY-15.6."""
    assert rival(hands={"B": "rr"}).why_not(text) == rule


def test_support_is_given_once_and_a_soldier_on_the_board_cannot_help() -> None:
    """YY-12.2, YY-15.6: R61, R62."""
    field = Field("K@-1,0 A:r@-1,1 K@1,0 B:r@1,1", hands={"A": "g", "B": "rr"})
    field.do("A place green 0,0")
    assert field.why_not("support e 1 soldier") == 1202
    field.do("B support e 1")
    assert field.state.top_seat() == 2
    field.do("C pass")
    assert field.why_not("support w 0 soldier") == 1202


def test_the_winners_soldier_pays_nothing() -> None:
    """YY-15.11, YY-15.19."""
    field = rival("B support e 0 soldier", "C pass", "A pass")
    assert (field.state.top_kind(), field.state.top_a()) == (a.TOLL, 1)


def test_a_toll_beyond_what_there_is_is_void() -> None:
    """YY-15.12, YY-15.19."""
    field = Field("K@-1,0 R@-2,0 R@-2,1 A:u@-1,1 K@1,0 R@2,0 B:u@1,1", hands={"A": "g", "B": "rr"})
    facts = field.do("A place green 0,0", "B support e 2", "C pass", "A pass")
    assert told(facts, f.TOLL_DUE) == []
    field = Field("K@-1,0 R@-2,0 R@-2,1 A:u@-1,1 K@1,0 R@2,0 B:u@1,1 A:r@-1,-1", hands={"A": "g"}, seats=4)
    field.do("A place green 0,0", "B support e 0 soldier", "C support e 0 soldier", "D pass")
    facts = field.do("A pass")
    assert told(facts, f.TOLL_DUE) == [(0, 1, 1)]
    assert "R@" not in field.board()
    assert field.states() == ["A:r B:u"]


def test_committed_tiles_pay_first() -> None:
    """YY-15.11, YY-15.19: R80."""
    field = Field("K@-1,0 R@-2,0 R@-3,0 A:u@-1,1 K@1,0 R@2,0 R@2,-1 B:u@1,1", hands={"A": "r", "B": "r"})
    field.do("A place red 0,0", "B support e 1", "C pass", "A pass")
    assert field.state.top_a() == 1
    field.do("A pay 2,-1")
    assert (field.state.box[1], field.points("B")) == (4, "u")


def test_paying_may_cut_off_red_tiles_that_can_still_pay() -> None:
    """YY-15.12: what belonged to the winner before the placement; the state is taken apart when the war is over."""
    east = "R@1,0 R@2,0 K@3,0 R@2,-1 B:u@3,1"
    field = Field(f"K@-1,0 R@-2,0 R@-3,0 A:u@-1,1 {east} R@4,-1", hands={"A": "g", "B": "r"}, pagodas=["1,0 2,0 2,-1"])
    facts = field.do("A place green 0,0", "B pass", "C pass", "A pass")
    assert told(facts, f.WAR_TOTAL)[0][1] == 4
    field.do("A pay 1,0")
    assert field.state.top_a() == 1
    assert field.why_not("pay 1,0") == 1512
    assert field.why_not("pay 4,-1") == LEGAL
    facts = field.do("A pay 2,0")
    assert told(facts, f.CUT_OFF) == [(1, field.at("3,1"), 2)]
    assert field.pagodas("r") == []
    assert field.state.group[field.at("0,0")] != field.state.group[field.at("3,0")]
    assert field.state.group[field.at("0,0")] == field.state.group[field.at("-1,0")]


def test_a_tile_of_a_warring_color_belongs_to_nobody_during_the_war() -> None:
    """YY-15.2."""
    field = Field("K@-1,0 A:u@-1,1 K@1,0 B:u@1,1", hands={"A": "r"})
    facts = field.do("A place red 0,0")
    assert told(facts, f.WAR_SIDE) == [(-1, 0, field.at("1,0")), (-1, 0, field.at("-1,0"))]
    assert field.state.group[field.at("0,0")] == 0
    assert sorted(field.states()) == ["A:u", "B:u"]
