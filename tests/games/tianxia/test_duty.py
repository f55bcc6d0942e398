"""The test of TX-8.7 and TX-12.3 against what can be played: random positions, every region, every military action."""

import pytest

from serai.core.chance import Generator, SeedDealer
from serai.core.state import CHANCE, LEGAL
from serai.games.tianxia import actions as k
from serai.games.tianxia.region import enter, entry_cost, fight, military_where
from serai.games.tianxia.rules import TianxiaState
from serai.games.tianxia.state import MARKERS, PALACE, track_open
from serai.games.tianxia.tables import COINS, MILITARY, MOST_PARTS, PALACE_ANY, REGIONS, TRACKS
from tests.games.tianxia.table import begin

ACTIONS = range(k.GOVERN, k.FIRST)  # Governor, Exchange, Ship
BUILDS = range(k.WALL_IN, k.USE_MERCHANTS)


def copy_of(state: TianxiaState) -> TianxiaState:
    """A clone of the same type."""
    copy = state.clone()
    assert isinstance(copy, TianxiaState)
    return copy


def reaches(state: TianxiaState, kinds: tuple[int, ...], wanted: range) -> bool:
    """Whether any order of step and kinds of choice, without a free action, leads to one of the wanted actions."""
    if state.to_act == CHANCE or state.top_kind() not in kinds:
        return False
    for action in state.legal_actions():
        if action in wanted and state.top_kind() not in (k.TRACK, k.TAKE):
            return True
        if action == k.BANNER or state.top_kind() in (k.TRACK, k.TAKE):
            after = copy_of(state)
            after.play(action)
            if reaches(after, kinds, wanted):
                return True
    return False


def counted(state: TianxiaState, track: int) -> bool:
    """Whether the next step of a track brings nothing that the test leaves out: tiles, cards, steps, actions."""
    steps = int(state.tables.steps)
    effect = int(state.tables.step_effect[track * steps + state.piece(state.top_seat(), PALACE + track)])
    return int(state.tables.part[effect * MOST_PARTS]) < PALACE_ANY


def turns(seats: int, seed: int) -> list[TianxiaState]:
    """Positions of a random game in which a turn is chosen."""
    state, dealer, chooser = begin(seats), SeedDealer(seed), Generator(b"duty%d" % seed)
    found: list[TianxiaState] = []
    while not state.over:
        if state.to_act == CHANCE:
            state.play(dealer.deal(state))
            continue
        if state.top_kind() == k.TURN:
            found.append(copy_of(state))
        actions = [one for one in state.legal_actions() if one not in (k.PASS, k.DISCARD_MARKER)] or [k.PASS]
        state.play(actions[chooser.below(len(actions))])
    return found


@pytest.mark.parametrize("seats", [2, 4])
def test_a_region_may_be_chosen_exactly_if_an_action_can_be_reached(seats: int) -> None:
    met = {True: 0, False: 0}
    for state in [one for seed in range(8 // seats) for one in turns(seats, seed)]:
        seat = int(state.to_act)
        for region in range(REGIONS):
            if state.piece(seat, MARKERS) == 0 or state.has(seat, COINS) < entry_cost(state, seat, region):
                continue
            track = int(state.banner_of(region))
            if track_open(state, seat, track) and not counted(state, track):
                continue
            after = copy_of(state)
            enter(after, seat, region)
            after.settle()
            possible = reaches(after, (k.REGION, k.TAKE), ACTIONS)
            assert (state.rule_against(k.ENTER + region) == LEGAL) == possible
            assert (after.rule_against(k.END) == LEGAL) == (not possible)
            met[possible] += 1
    assert met[True] > 50
    assert met[False] > 4


@pytest.mark.parametrize("seats", [2, 4])
def test_a_military_turn_may_be_chosen_exactly_if_its_action_can_be_reached(seats: int) -> None:
    met = {True: 0, False: 0}
    for state in [one for seed in range(8 // seats) for one in turns(seats, 10 + seed)]:
        seat = int(state.to_act)
        open_tracks = [track for track in range(TRACKS) if track_open(state, seat, track)]
        if state.piece(seat, MARKERS) == 0 or not all(counted(state, track) for track in open_tracks):
            continue
        for action in range(MILITARY):
            if state.has(seat, COINS) < entry_cost(state, seat, military_where(state, action)):
                continue
            after = copy_of(state)
            fight(after, seat, action)
            after.settle()
            possible = reaches(after, (k.FORTIFY_TURN, k.TRAIN_TURN, k.TRACK, k.TAKE), BUILDS)
            assert (state.rule_against(k.FIGHT + action) == LEGAL) == possible
            met[possible] += 1
    assert met[True] > 20
    assert met[False] > 4
