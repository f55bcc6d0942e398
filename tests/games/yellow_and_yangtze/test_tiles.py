"""Placing tiles, the pick, chains of blue tiles, pagodas (YY-7, YY-9, YY-11)."""

import pytest

from serai.core.state import LEGAL
from serai.games.yellow_and_yangtze import actions as a
from serai.games.yellow_and_yangtze import facts as f
from tests.games.yellow_and_yangtze.field import Field, gains, told

TRIANGLE = "0,0 1,0 1,-1"
FAR = "-3,0 -2,0 -2,-1"


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("place red 1,0", LEGAL),
        ("place red -4,0", LEGAL),
        ("place red 0,0", 701),
        ("place black 1,0", 701),
        ("place red 3,0", 702),
        ("place blue 1,0", 702),
        ("place blue 3,0", LEGAL),
    ],
)
def test_where_a_tile_may_go(text: str, rule: int) -> None:
    """YY-7.1 to YY-7.3."""
    assert Field("K@0,0", river="3,0", hands={"A": "ru"}).why_not(text) == rule


@pytest.mark.parametrize(
    ("pieces", "text", "gained"),
    [
        ("K@0,0 B:r@1,0", "place red -1,0", ["B r 1 by 705"]),  # YY-7.6
        ("K@0,0 A:k@1,0", "place green -1,0", ["A g 1 by 705"]),  # the Governor, in the tile's color
        ("K@0,0 A:k@1,0", "place yellow -1,0", ["A y 1 by 705"]),
        ("K@0,0 A:k@1,0 C:g@0,1", "place green -1,0", ["C g 1 by 705"]),
        ("K@0,0 A:u@1,0", "place green -1,0", []),
        ("K@0,0 A:k@1,0", "place red 3,0", []),
        ("K@0,0 A:r@-1,0 R@2,0 R@3,0", "place red 1,0", ["A r 1 by 705"]),  # a group without a leader joins
        ("K@0,0 A:r@-1,0 K@2,0 C:u@3,0", "place red 1,0", ["A r 1 by 705"]),  # peaceful union
        ("K@1,0 A:r@1,1 K@-1,1 B:u@-1,2 K@0,-1 C:g@-1,-1", "place red 0,0", ["A r 1 by 705"]),  # of three
    ],
)
def test_who_scores_for_a_tile(pieces: str, text: str, gained: list[str]) -> None:
    """YY-7.4 to YY-7.7, YY-7.13."""
    assert gains(Field(pieces, turn="B", hands={"B": "rgy"}).do(f"B {text}")) == gained


# ---- the pick ----------------------------------------------------------------------------------------------------------


def test_a_green_tile_brings_a_tile_of_the_display_and_the_gap_stays() -> None:
    """YY-7.10."""
    field = Field("K@0,0", hands={"A": "gg"}, display="rrkugy")
    field.do("A place green 3,0")
    assert field.state.top_kind() == a.PICK
    assert field.why_not("take yellow") == LEGAL
    facts = field.do("A take yellow")
    assert told(facts, f.PICKED) == [(0, 0, 4)]
    assert (field.hand("A"), field.shown()) == ("gy", "krrug")
    assert field.why_not("take red") == 710
    field.do("A place green -3,0")
    assert field.why_not("take yellow") == 710
    field.do("A pass")
    assert field.state.active == 1


def test_nothing_is_asked_when_the_display_is_empty() -> None:
    """YY-22.1."""
    field = Field("K@0,0", hands={"A": "g"})
    field.do("A place green 3,0")
    assert field.state.top_kind() == a.ACTION


@pytest.mark.parametrize("pick", ["allowed", "none"])
def test_a_green_tile_that_starts_a_war_brings_its_pick_after_the_war(pick: str) -> None:
    """YY-7.8, YY-7.10, YY-15.14."""
    field = Field("K@0,0 A:r@-1,0 K@2,0 B:r@3,0", hands={"A": "g"}, display="rrkugy", war_pick=pick)
    facts = field.do("A place green 1,0", "B pass", "C pass", "A pass", "A winner e")
    assert gains(facts) == ["B r 1 by 1509"]
    assert field.states() == ["B:r"]
    assert field.state.top_kind() == (a.PICK if pick == "allowed" else a.ACTION)


# ---- chains ------------------------------------------------------------------------------------------------------------


def test_a_chain_of_three_scores_three_times_in_one_action() -> None:
    """YY-7.11."""
    field = Field("K@0,0 A:u@-1,0", river="1,0 2,0 3,0", hands={"A": "uuu"})
    facts = field.do("A place blue 1,0", "A place blue 2,0", "A place blue 3,0")
    assert gains(facts) == ["A u 1 by 705"] * 3
    assert (field.state.top_kind(), field.state.top_a()) == (a.ACTION, 1)


def test_each_link_touches_the_one_before() -> None:
    """YY-7.11."""
    field = Field("", river="0,0 1,0 -1,1 4,0", hands={"A": "uuuu"})
    field.do("A place blue 0,0")
    assert field.why_not("place blue 4,0") == 711
    field.do("A place blue 1,0")
    assert field.state.top_kind() == a.ACTION  # no empty river space beside 1,0 (YY-7.14)
    field = Field("", river="0,0 1,0 -1,1", hands={"A": "uuuur"})
    field.do("A place blue 1,0", "A place blue 0,0")
    assert field.why_not("place red 2,2") == 711
    field.do("A place blue -1,1")
    assert field.state.top_a() == 1


def test_links_are_scored_one_at_a_time() -> None:
    """YY-7.11, YY-21.2."""
    field = Field("K@0,0 A:u@-1,0", river="1,0 2,0", hands={"A": "uu"})
    assert gains(field.do("A place blue 2,0", "A place blue 1,0")) == ["A u 1 by 705"]


def test_a_war_stops_the_chain() -> None:
    """YY-7.8, YY-7.11."""
    field = Field("K@0,0 A:u@-1,0 K@3,0 B:u@4,0", river="1,0 2,0 2,-1", hands={"A": "uuu"})
    facts = field.do("A place blue 1,0", "A place blue 2,0", "B pass", "C pass", "A pass", "A winner w")
    assert gains(facts) == ["A u 1 by 705", "A u 1 by 1509"]
    assert (field.state.top_kind(), field.state.top_a()) == (a.ACTION, 1)
    assert field.hand("A") == "u"


@pytest.mark.parametrize("declines", [False, True])
def test_a_pagoda_stops_the_chain_and_declining_it_does_not(declines: bool) -> None:
    """YY-7.11, YY-7.14, YY-11.2."""
    field = Field("K@0,0 A:u@-1,0", river="1,0 1,-1 2,-1 3,-1", hands={"A": "uuuu"})
    field.do("A place blue 1,0", "A place blue 1,-1", "A place blue 2,-1")
    assert field.state.top_kind() == a.PAGODA
    if declines:
        assert gains(field.do("A pass", "A place blue 3,-1")) == ["A u 1 by 705"]
        assert field.pagodas("u") == []
    else:
        field.do("A pagoda 1,0 1,-1 2,-1")
        assert field.pagodas("u") == ["1,-1 2,-1 1,0"]
    assert (field.state.top_kind(), field.state.top_a()) == (a.ACTION, 1)


def test_a_further_tile_is_asked_for_only_if_there_is_one() -> None:
    """YY-22.1."""
    field = Field("", river="0,0 1,0", hands={"A": "ur"})
    field.do("A place blue 0,0")
    assert field.state.top_kind() == a.ACTION
    field = Field("", river="0,0 1,0", hands={"A": "uu"})
    field.do("A place blue 0,0", "A pass")
    assert (field.state.top_kind(), field.state.top_a()) == (a.ACTION, 1)


# ---- pagodas -----------------------------------------------------------------------------------------------------------


def test_three_in_a_row_are_no_triangle_and_no_state_is_needed() -> None:
    """YY-11.1, YY-11.2."""
    field = Field("R@0,0 R@1,0", hands={"A": "rr"})
    field.do("A place red 2,0")
    assert field.state.top_kind() == a.ACTION
    field.do("A place red 1,-1")
    assert field.state.top_kind() == a.PAGODA
    assert field.why_not("pagoda 1,0 2,0 2,-1") == 1102
    facts = field.do(f"A pagoda {TRIANGLE}")
    assert field.pagodas("r") == ["1,-1 0,0 1,0"]
    assert told(facts, f.PAGODA_BUILT)
    assert [rule for _, _, _, _, rule in facts if rule == 705] == []  # YY-11.11


def test_a_tile_supports_one_pagoda_only() -> None:
    """YY-11.3."""
    field = Field("R@0,0 R@1,0 R@1,-1 R@2,0", hands={"A": "r"}, pagodas=[TRIANGLE])
    field.do("A place red 2,-1")
    assert field.state.top_kind() == a.ACTION


def test_the_player_chooses_among_triangles_and_builds_once() -> None:
    """YY-11.2."""
    field = Field("R@1,0 R@1,-1 R@-1,0 R@-1,1", hands={"A": "r"})
    field.do("A place red 0,0")
    assert field.why_not("pagoda 0,0 -1,0 -1,1") == LEGAL
    field.do("A pagoda 0,0 1,0 1,-1")
    assert field.state.top_kind() == a.ACTION
    assert len(field.pagodas("r")) == 1


def test_with_both_pagodas_on_the_board_one_of_them_moves() -> None:
    """YY-11.5, YY-11.12."""
    pieces = "R@0,0 R@1,0 R@1,-1 R@-3,0 R@-2,0 R@-2,-1 R@3,0 R@4,0"
    field = Field(pieces, hands={"A": "r"}, pagodas=[TRIANGLE, FAR])
    field.do("A place red 4,-1", "A pagoda 3,0 4,0 4,-1")
    assert field.state.top_kind() == a.MOVE
    assert field.why_not("pass") != LEGAL
    assert field.why_not("move 3,0 4,0 4,-1") == 1105
    facts = field.do(f"A move {TRIANGLE}")
    assert field.pagodas("r") == ["-2,-1 -3,0 -2,0", "4,-1 3,0 4,0"]
    assert len(told(facts, f.PAGODA_LEFT)) == 1
    assert field.has("R@0,0 R@1,0 R@1,-1")


def test_the_only_yellow_pagoda_moves_without_a_question_but_never_to_a_tile_of_its_own() -> None:
    """YY-11.3, YY-11.5, YY-11.6, YY-9.4."""
    pieces = "Y@0,0 Y@1,0 Y@1,-1 Y@2,-1 Y@-3,0 Y@-2,0 Y@-2,-1"
    field = Field(pieces, hands={"A": "gg"}, pagodas=[TRIANGLE])
    assert field.why_not("buy 2 1,0 1,-1 2,-1") == 1103
    facts = field.do(f"A buy 2 {FAR}")
    assert field.pagodas("y") == ["-2,-1 -3,0 -2,0"]
    assert told(facts, f.PAID) == [(0, 2, 3)]
    assert field.state.top_kind() == a.ACTION


def test_no_pagoda_for_a_tile_that_starts_a_war_but_a_later_action_may_buy_it() -> None:
    """YY-7.8, YY-9.1, YY-11.2."""
    pieces = "K@0,0 R@1,0 R@1,-1 A:r@-1,0 K@3,-1 B:r@4,-1 A:g@0,1"
    field = Field(pieces, hands={"A": "rgg"})
    facts = field.do("A place red 2,-1", "B pass", "C pass", "A pass")
    assert gains(facts) == ["A r 1 by 1509"]
    assert (field.state.top_kind(), field.state.top_a()) == (a.ACTION, 1)
    assert field.why_not("buy 1 1,0 1,-1 2,-1") == 1202
    field.do("A buy 2 1,0 1,-1 2,-1")
    assert len(field.pagodas("r")) == 1


def test_the_trader_off_the_board_pays_half() -> None:
    """YY-9.2, YY-12.1."""
    field = Field("R@0,0 R@1,0 R@1,-1", hands={"A": "g"})
    assert field.why_not(f"buy 2 {TRIANGLE}") == 902
    facts = field.do(f"A buy 1 {TRIANGLE}")
    assert told(facts, f.LEADER_USED) == [(0, 0, 3)]
    assert field.hand("A") == ""
    assert Field("R@0,0 R@1,0", hands={"A": "gg"}).why_not(f"buy 2 {TRIANGLE}") == 1101


def test_a_peaceful_union_may_build() -> None:
    """YY-7.9."""
    field = Field("K@0,0 R@1,0 R@1,-1 A:r@-1,0 K@3,-1 B:u@4,-1", hands={"A": "r"})
    assert gains(field.do("A place red 2,-1", "A pagoda 1,0 1,-1 2,-1")) == ["A r 1 by 705"]
    assert field.states() == ["A:r B:u"]
