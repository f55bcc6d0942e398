"""Positioning leaders, and riots (YY-6, YY-8)."""

import pytest

from serai.core.state import LEGAL
from serai.games.yellow_and_yangtze import facts as f
from tests.games.yellow_and_yangtze.field import Field, gains, told

ONE_STATE = "K@0,0 K@2,0 A:r@-1,0 A:g@1,0 B:u@3,0"


def test_a_lone_black_tile_becomes_a_state() -> None:
    """YY-4.4, YY-6.2, YY-6.6."""
    field = Field("K@0,0")
    assert field.states() == []
    facts = field.do("A leader soldier 1,0")
    assert field.states() == ["A:r"]
    assert told(facts, f.POSITIONED) == [(0, field.at("1,0"), 1)]
    assert gains(facts) == []


@pytest.mark.parametrize(
    ("pieces", "river", "rule"),
    [("R@0,0 K@3,0", "", 602), ("K@0,0", "1,0", 602), ("K@0,0 R@1,0", "", 602), ("K@0,0 A:u@1,0", "", 603)],
)
def test_a_leader_needs_empty_land_beside_a_black_tile(pieces: str, river: str, rule: int) -> None:
    """YY-6.2, YY-6.3."""
    assert Field(pieces, river=river).why_not("leader farmer 1,0") == rule


def test_a_leader_may_unite_states_whose_leaders_all_differ() -> None:
    """YY-6.4."""
    field = Field("K@0,0 A:r@-1,0 K@2,0 B:u@3,0")
    assert field.why_not("leader soldier 1,0") == LEGAL  # it is lifted first: one state, then
    assert field.why_not("leader farmer 1,0") == 604
    facts = field.do("A leader trader 1,0")
    assert field.states() == ["A:g A:r B:u"]
    assert told(facts, f.UNITED) == [(0, 2, field.at("1,0"))]
    assert gains(facts) == []


def test_states_that_clash_with_each_other_are_not_united_by_a_leader() -> None:
    """YY-6.4: the states' own leaders count as well."""
    field = Field("K@0,0 A:r@-1,0 K@2,0 B:r@3,0")
    assert field.why_not("leader trader 1,0") == 604


def test_one_leader_may_unite_three_states() -> None:
    """YY-6.4 with three states."""
    pieces = "K@1,0 A:r@1,1 K@-1,1 B:u@-1,2 K@0,-1 C:g@-1,-1"
    field = Field(pieces, seats=4, turn="D")
    assert field.why_not("leader soldier 0,0") == 604
    field.do("D leader artisan 0,0")
    assert field.states() == ["A:r B:u C:g D:y"]


def test_withdrawing_a_link_splits_the_state() -> None:
    """YY-4.6, YY-6.8, YY-6.9."""
    field = Field(ONE_STATE)
    assert field.states() == ["A:g A:r B:u"]
    facts = field.do("A withdraw trader")
    assert field.states() == ["A:r", "B:u"]
    assert told(facts, f.SPLIT) == [(-1, 2, field.at("1,0"))]
    assert field.why_not("withdraw trader") == 608
    field.do("A leader trader 1,0")
    assert field.states() == ["A:g A:r B:u"]


def test_a_repositioned_leader_is_lifted_before_any_check() -> None:
    """YY-6.3."""
    field = Field(ONE_STATE)
    facts = field.do("A leader trader -1,1")
    assert field.states() == ["A:g A:r", "B:u"]
    assert told(facts, f.LIFTED) == [(0, field.at("1,0"), 3)]


def test_lifting_a_link_may_leave_two_states_that_the_leader_must_not_unite() -> None:
    """YY-6.3, YY-6.4: the state falls apart first, and its two parts count as two."""
    pieces = "A:r@-1,0 K@0,0 A:g@1,0 K@2,0 B:u@3,0"
    field = Field(pieces + " K@1,-2 R@0,-1 R@2,-1")
    assert field.states() == ["A:g A:r B:u"]
    assert field.why_not("leader trader 1,-1") == LEGAL  # both parts, and their leaders differ
    field = Field(pieces)
    assert field.why_not("leader soldier 1,-1") == LEGAL  # one state, and it is in it
    field = Field("C:r@-1,0 K@0,0 A:g@1,0 K@2,0 B:u@3,0 K@-3,0 B:g@-4,0")
    assert field.why_not("leader trader -2,0") == 604  # beside C's part and B's other state
    facts = field.do("A leader trader 0,1")
    assert field.states() == ["A:g C:r", "B:g", "B:u"]
    assert told(facts, f.SPLIT) == [(-1, 2, field.at("1,0"))]


def test_a_lost_revolt_sends_a_repositioned_leader_home_and_not_back() -> None:
    """YY-6.5, YY-14.4, YY-14.7."""
    field = Field("K@0,0 A:u@1,0 K@3,0 B:u@4,0", left=1)
    facts = field.do("A leader farmer 3,-1", "A pass", "B pass")
    assert not field.has("A:u@1,0")
    assert field.states() == ["B:u"]
    assert gains(facts)[0] == "B u 1 by 1405"


# ---- riots -----------------------------------------------------------------------------------------------------------


def test_leaders_that_lose_their_last_black_tile_go_home_at_once() -> None:
    """YY-8.4, YY-6.7, YY-8.6."""
    field = Field("K@0,0 K@2,0 A:r@-1,0 B:g@1,0 C:u@3,0", turn="B", hands={"B": "uuu"})
    facts = field.do("B riot 2 0,0")
    assert told(facts, f.WENT_HOME) == [(0, field.at("-1,0"), 1)]
    assert told(facts, f.REMOVED) == [(1, field.at("0,0"), 0)]
    assert told(facts, f.PAID) == [(1, 2, 2)]
    assert gains(facts) == []
    assert field.hand("B") == "u"
    assert field.states() == ["B:g C:u"]


def test_a_riot_splits_a_state() -> None:
    """YY-8.3."""
    field = Field("K@0,0 R@1,0 K@2,0 A:r@-1,0 B:u@3,0", hands={"A": "uu"})
    facts = field.do("A riot 2 1,0")
    assert field.states() == ["A:r", "B:u"]
    assert told(facts, f.SPLIT) == [(-1, 2, field.at("1,0"))]


def test_leaders_that_go_home_split_the_state_further() -> None:
    """YY-8.4: all at the same moment."""
    field = Field("K@0,0 A:r@1,0 R@2,0 K@3,0 B:u@4,0 A:g@0,1", hands={"A": "uu"})
    assert field.states() == ["A:g A:r B:u"]
    facts = field.do("A riot 2 0,0")
    assert sorted(told(facts, f.WENT_HOME)) == sorted([(0, field.at("1,0"), 1), (0, field.at("0,1"), 3)])
    assert field.board() == "R@2,0 K@3,0 B:u@4,0"
    assert field.states() == ["B:u"]


def test_the_farmer_off_the_board_pays_half_again_and_again() -> None:
    """YY-8.1, YY-12.1."""
    field = Field("K@0,0 K@3,0", hands={"A": "uu"})
    assert field.why_not("riot 2 0,0") == LEGAL  # YY-8.7
    facts = field.do("A riot 1 0,0", "A riot 1 3,0")
    assert told(facts, f.LEADER_USED) == [(0, 0, 2)] * 2
    assert field.board() == ""


def test_a_farmer_on_the_board_pays_nothing() -> None:
    """YY-8.1, YY-12.2."""
    field = Field("K@0,0 A:u@1,0", hands={"A": "u"})
    assert field.why_not("riot 1 0,0") == 1202
    assert field.why_not("riot 2 0,0") == 801
    assert Field("K@0,0", hands={"A": "r"}).why_not("riot 1 0,0") == 801


@pytest.mark.parametrize("space", ["0,1", "2,0"])
def test_riots_hit_tiles_only(space: str) -> None:
    """YY-8.2."""
    assert Field("K@0,0 R@1,0 B:r@0,1", hands={"A": "uu"}).why_not(f"riot 2 {space}") == 802


def test_a_tile_under_a_pagoda_takes_it_along() -> None:
    """YY-8.5, YY-11.7; 0,0 is a capital."""
    field = Field("K@0,0 K@1,0 K@1,-1 A:k@-1,0 A:r@2,0", turn="B", hands={"B": "uu"}, pagodas=["0,0 1,0 1,-1"])
    facts = field.do("B riot 2 1,0")
    assert field.pagodas("k") == []
    assert len(told(facts, f.PAGODA_RETURNED)) == 1
    assert field.board() == "K@1,-1 A:k@-1,0 K@0,0"


def test_a_capital_is_ordinary_land_once_its_tile_is_gone() -> None:
    """YY-3.1."""
    field = Field("K@0,0 K@1,0 R@-1,0 B:g@0,1", river="3,0", hands={"A": "uuuy"})
    field.do("A riot 2 0,0")
    assert field.has("B:g@0,1")
    assert field.why_not("place yellow 0,0") == LEGAL
    assert field.why_not("leader soldier 0,0") == LEGAL
    assert field.why_not("place blue 0,0") == 702
