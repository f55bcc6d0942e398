"""What is imagined of Objectives: everything possible, nothing impossible, each as likely as it should be (TX-24.1)."""

import math
from collections import Counter

from serai.core.bits import bits
from serai.core.chance import Generator
from serai.core.state import NOBODY
from serai.core.vectors import replaced
from serai.games.tianxia.components import load
from serai.games.tianxia.imagine import Past, falling, objective_faults, objectives_out
from serai.games.tianxia.rules import TianxiaState
from serai.games.tianxia.state import DRAWN
from tests.games.tianxia.papers import after_setup, imaginer, paper, played, seen, with_changes

SAMPLES = 3000
NAMES = load().objective_names


def imagined(state: TianxiaState, viewer: int) -> list[TianxiaState]:
    """Many samples behind the view of a seat."""
    made, generator = imaginer(seen(state, viewer)), Generator(b"samples")
    return [made.sample(generator) for _ in range(SAMPLES)]


def past(state: TianxiaState, viewer: int) -> Past:
    """What could have become of the Objectives, as a seat sees it."""
    return imaginer(seen(state, viewer)).past


def names(mask: int) -> set[str]:
    """The Objectives of a mask."""
    return {name for at, name in enumerate(NAMES) if mask >> at & 1}


def share(samples: list[TianxiaState], card: str, seat: int) -> float:
    """How often a card is in the hand of a seat."""
    return sum(card in names(int(each.objectives[seat])) for each in samples) / len(samples)


def near(found: float, right: float) -> bool:
    """Whether a share of the samples is what it should be, within four standard deviations."""
    return abs(found - right) < 4 * math.sqrt(right * (1 - right) / SAMPLES) + 0.001


def test_every_unseen_card_is_as_likely_in_a_hand_but_what_one_has_returned_oneself() -> None:
    state = with_changes(3)
    [mine] = names(int(state.returned[0]))
    samples = imagined(state, 0)
    unseen = set(NAMES) - names(int(state.objectives[0]))
    for seat in (1, 2):
        held = Counter(name for each in samples for name in names(int(each.objectives[seat])))
        back = Counter(name for each in samples for name in names(int(each.returned[seat])))
        assert set(held) == set(back) == unseen - {mine}
        assert all(near(count / SAMPLES, 3 / 20) for count in held.values())
        assert all(near(count / SAMPLES, 1 / 20) for count in back.values())
    for each in samples:
        assert objective_faults(each) == []
        assert (each.objectives[0], each.returned[0]) == (state.objectives[0], state.returned[0])
        assert names(int(each.deck)) >= {mine}


def test_a_spectator_knows_no_hand_and_that_what_was_returned_is_in_the_deck() -> None:
    for each in imagined(with_changes(2), NOBODY):
        hands = int(each.objectives[0] | each.objectives[1])
        assert bits(hands) == 6
        assert int(each.returned[0] | each.returned[1]) & ~int(each.deck) == 0


def test_a_drawn_card_can_be_what_one_has_returned() -> None:
    state = with_changes(2, seats__B__objectives=["objective_01", "objective_02", "objective_03", "objective_04"])
    assert state.piece(1, DRAWN) == 1
    [mine] = names(int(state.returned[0]))
    samples = imagined(state, 0)
    left = 24 - 2 * 3
    assert near(share(samples, mine, 1), 1 / left)
    [other] = sorted(set(NAMES) - names(int(state.objectives[0])) - {mine})[:1]
    assert near(share(samples, other, 1), (3 + (1 - 1 / left)) / 20)


def test_a_card_that_was_drawn_may_have_been_discarded_since() -> None:
    """B drew one and discarded one of four: it may be the drawn one, which A's returned card makes less likely to see."""
    hand = ["objective_01", "objective_02", "objective_03"]
    state = with_changes(2, seats__B__objectives=hand, seats__B__objectives_drawn=1)
    assert bits(objectives_out(state)) == 1
    [mine] = names(int(state.returned[0]))
    assert mine not in names(objectives_out(state))
    cases = past(state, 0).cases[-1]
    assert cases == {(0, 1): 3 * 18, (1, 0): 1 * 17}
    assert near(share(imagined(state, 0), mine, 1), 54 / 71 / 18)


def test_what_one_has_returned_and_sees_in_the_box_was_drawn_and_discarded() -> None:
    hand = ["objective_01", "objective_02", "objective_03"]
    state = with_changes(2, seats__B__objectives=hand, seats__B__objectives_drawn=1)
    state.returned = replaced(state.returned, 0, objectives_out(state))
    assert objective_faults(state) == []
    assert past(state, 0).cases[-1] == {(1, 0): 1}
    for each in imagined(state, 0):
        assert each.returned[1] & state.returned[0] == 0


def test_what_one_has_returned_can_be_drawn_again_by_oneself() -> None:
    state = with_changes(2, seats__A__objectives_drawn=1)
    assert bits(objectives_out(state)) == 1
    own = sorted(names(int(state.objectives[0])))
    state.returned = replaced(state.returned, 0, 1 << NAMES.index(own[0]))
    assert objective_faults(state) == []
    assert past(state, 0).cases[-1] == {(0, 0): 3}
    drawn = Counter(name for each in imagined(state, 0) for name in names(int(each.returned[1])))
    assert set(own) & set(drawn) == set()


def test_while_others_still_return_theirs_what_was_returned_is_in_no_hand() -> None:
    state = after_setup(3)
    first = int(state.to_act)
    state.play(state.legal_actions()[0])
    [mine] = names(int(state.returned[first]))
    for each in imagined(state, first):
        assert mine not in {name for seat in range(3) for name in names(int(each.objectives[seat]))}
        assert [int(bits(each.objectives[seat])) for seat in range(3)] == [
            3 if seat == first else 4 for seat in range(3)
        ]
        assert [int(bits(back)) for back in each.returned] == [int(seat == first) for seat in range(3)]


def test_when_the_game_is_over_only_what_was_returned_is_unknown() -> None:
    state = played(3, 5)
    samples = imagined(state, NOBODY)
    assert {tuple(each.objectives) for each in samples} == {tuple(state.objectives)}
    assert len({tuple(each.returned) for each in samples}) > 100
    assert all(objective_faults(each) == [] for each in samples)


def test_a_single_player_knows_everything() -> None:
    state = with_changes(1)
    assert {repr(paper(each)) for each in imagined(state, 0)[:20]} == {repr(paper(state))}


def test_falling_is_the_number_of_ways_to_lay_cards_in_places() -> None:
    assert [falling(4, times) for times in range(6)] == [1, 4, 12, 24, 24, 0]
