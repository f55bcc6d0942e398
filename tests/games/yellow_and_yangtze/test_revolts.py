"""Revolts (YY-14)."""

import pytest

from serai.core.state import LEGAL
from serai.games.yellow_and_yangtze import actions as a
from serai.games.yellow_and_yangtze import facts as f
from tests.games.yellow_and_yangtze.field import Field, gains, told


def test_only_attacker_and_defender_are_asked_and_a_tie_goes_to_the_defender() -> None:
    """YY-14.1 to YY-14.5, YY-22.1."""
    field = Field("K@0,0 B:y@0,1", hands={"C": "kkkk", "A": "rrr"})
    facts = field.do("A leader artisan 1,0", "A pass", "B pass")
    assert field.state.top_kind() == a.ACTION
    assert told(facts, f.REVOLT) == [(0, 1, 4)]
    assert told(facts, f.REVOLT_BASE) == [(0, 1, 0), (1, 1, 1)]
    assert told(facts, f.REVOLT_TOTAL) == [(0, 1, 0), (1, 1, 1)]
    assert told(facts, f.REVOLT_WON) == [(1, 1, 1)]
    assert told(facts, f.WENT_HOME) == [(0, field.at("1,0"), 4)]
    assert gains(facts) == ["B y 1 by 1405"]
    assert field.states() == ["B:y"]


def test_added_tiles_are_lost_by_both_and_a_split_follows() -> None:
    """YY-14.3, YY-14.6, YY-14.7: R45."""
    pieces = "K@0,0 K@0,-1 K@2,0 R@3,0 B:g@1,0 C:r@2,1 B:k@4,0 A:k@-1,-1"
    field = Field(pieces.replace(" B:k@4,0", "").replace(" A:k@-1,-1", ""), hands={"A": "kk", "B": "k"})
    facts = field.do("A leader trader -1,0", "A commit 1", "B pass")
    assert told(facts, f.REVOLT_TOTAL) == [(0, 3, 0), (1, 2, 1)]
    assert told(facts, f.COMMITTED_LOST) == [(0, 1, 0)]
    assert told(facts, f.SPLIT) == [(-1, 2, field.at("1,0"))]
    assert gains(facts) == ["A g 1 by 1405"]
    assert field.states() == ["A:g", "C:r"]
    assert (field.hand("A"), field.hand("B")) == ("k", "k")
    assert field.state.box[0] == 1


def test_the_governor_off_the_board_adds_one_for_either_side() -> None:
    """YY-12, YY-14.3."""
    field = Field("K@0,0 B:u@0,1 K@-4,0 B:k@-5,0")
    field.do("A leader farmer 1,0", "A commit 0 governor")
    assert field.why_not("commit 0 governor") == 1202
    facts = field.do("B pass")
    assert told(facts, f.LEADER_BACK) == [(0, 0, 0)]
    assert gains(facts) == ["A u 1 by 1405"]
    field = Field("K@0,0 B:u@0,1")
    assert gains(field.do("A leader farmer 1,0", "A commit 0 governor", "B commit 0 governor")) == ["B u 1 by 1405"]


def test_governors_that_fight_do_not_help_themselves() -> None:
    """YY-12.2: R44."""
    field = Field("K@0,0 K@1,-1 B:k@0,1")
    field.do("A leader governor 1,0")
    assert field.why_not("commit 0 governor") == 1202
    field.do("A pass")
    assert field.why_not("commit 0 governor") == 1202
    assert gains(field.do("B pass")) == ["A k 1 by 1405"]
    assert field.states() == ["A:k"]


@pytest.mark.parametrize(("text", "rule"), [("commit 3", 1403), ("commit 0", 1403), ("commit 2", LEGAL), ("end", 2101)])
def test_what_can_be_added(text: str, rule: int) -> None:
    """YY-14.3."""
    field = Field("K@0,0 B:y@0,1", hands={"A": "kkr"})
    field.do("A leader artisan 1,0")
    assert field.why_not(text) == rule


def test_committed_tiles_lie_beside_the_board_until_the_revolt_is_over() -> None:
    """YY-19.2, YY-21.4."""
    field = Field("K@0,0 B:y@0,1", hands={"A": "kk"})
    field.do("A leader artisan 1,0", "A commit 2")
    assert (field.state.committed(0), field.state.box[0]) == (2, 0)
    field.do("B pass")
    assert (field.state.committed(0), field.state.box[0]) == (0, 2)


def test_a_third_leader_of_the_state_stays_and_the_loser_may_attack_again() -> None:
    """YY-6.9, YY-14.7."""
    field = Field("K@0,0 K@1,0 B:u@0,1 C:r@1,1")
    field.do("A leader farmer 0,-1", "A pass", "B pass", "A leader farmer 1,-1", "A commit 0 governor", "B pass")
    assert field.states() == ["A:u C:r"]
    assert (field.points("A"), field.points("B")) == ("u", "u")
