"""ROG-13: influence tracks, with what the Scorpion patrons do on them (ROG-21.5, 21.9, 21.10)."""

from mypy_extensions import i64

from serai.games.river_of_gold.actions import STEP_INFLUENCE
from serai.games.river_of_gold.facts import INFLUENCE_LOST, INFLUENCE_MOVED
from serai.games.river_of_gold.gains import gain_any_good, gain_favor, gain_good, gain_koku, gain_vp
from serai.games.river_of_gold.rule_ids import ROG_13_1, ROG_13_2, ROG_21_5
from serai.games.river_of_gold.state import Position
from serai.games.river_of_gold.tables import (
    ANY_GOOD,
    BAYUSHI_KASHIKO,
    FAVOR,
    KOKU,
    REGIONS,
    SHOSURO_HYOBU,
    SILK,
    TRACK_GOOD,
    VP,
)


def gain_influence(state: Position, seat: i64, region: i64, amount: i64, rule: i64) -> None:
    """Move a marker forward, at most to the last space, and collect what it reaches or passes (ROG-13.1, 13.5)."""
    start: i64 = state.influence_in(seat, region)
    end: i64 = destination(state, seat, region, amount)
    lost: i64 = steps_lost(state, seat, region, amount) if state.journal is not None else 0
    if end > start:
        state.influence[seat * REGIONS + region] = end
        state.note(INFLUENCE_MOVED, seat, end, region, rule)
        track_rewards(state, seat, region, start, end)
        passed_hyobu(state, seat, region, start, end)
    if lost > 0:
        state.note(INFLUENCE_LOST, seat, lost, region, ROG_13_1)


def push_influence(state: Position, seat: i64, region: i64, amount: i64, rule: i64) -> None:
    """Gain influence as a step of its own, so that a choice it brings comes at its place (ROG-13.6, ROG-20.4)."""
    if amount > 0:
        state.push(STEP_INFLUENCE, seat, rule * REGIONS + region, amount)


def influence_step(state: Position) -> None:
    """Carry out the step that `push_influence` has laid down."""
    seat: i64 = state.top_seat()
    packed: i64 = state.top_a()
    amount: i64 = state.top_b()
    state.drop()
    gain_influence(state, seat, packed % REGIONS, amount, packed // REGIONS)


def destination(state: Position, seat: i64, region: i64, amount: i64) -> i64:
    """Where a marker ends; markers share spaces (ROG-13.4), but Bayushi Kashiko skips occupied ones (ROG-21.10)."""
    last: i64 = state.tables.influence_max
    space: i64 = state.influence_in(seat, region)
    if state.patron[seat] != BAYUSHI_KASHIKO:
        return space + amount if space + amount < last else last
    for _ in range(amount):
        space = jump(state, seat, region, space)
    return space


def jump(state: Position, seat: i64, region: i64, space: i64) -> i64:
    """One step of Bayushi Kashiko: to the next space that no other player occupies, at most to the last (ROG-21.10)."""
    last: i64 = state.tables.influence_max
    if space < last:
        space += 1
    while space < last and occupied_by_other(state, seat, region, space):
        space += 1
    return space


def steps_lost(state: Position, seat: i64, region: i64, amount: i64) -> i64:
    """How many steps of a gain go beyond the end of the track (ROG-13.1)."""
    last: i64 = state.tables.influence_max
    space: i64 = state.influence_in(seat, region)
    if state.patron[seat] != BAYUSHI_KASHIKO:
        return space + amount - last if space + amount > last else 0
    steps: i64 = 0
    while steps < amount and space < last:
        space = jump(state, seat, region, space)
        steps += 1
    return amount - steps


def occupied_by_other(state: Position, seat: i64, region: i64, space: i64) -> bool:
    """Whether another player's marker stands on a track space."""
    for other in range(state.seats):
        if other != seat and state.influence_in(other, region) == space:
            return True
    return False


def track_rewards(state: Position, seat: i64, region: i64, start: i64, end: i64) -> None:
    """Collect each reward space beyond start up to end, in track order, once (ROG-13.2, ROG-13.3)."""
    tables = state.tables
    for entry in range(len(tables.track_space)):
        space: i64 = tables.track_space[entry]
        if start < space <= end:
            track_reward(state, seat, region, tables.track_kind[entry], tables.track_amount[entry])


def track_reward(state: Position, seat: i64, region: i64, kind: i64, amount: i64) -> None:
    """Gain one entry of a track space (ROG-13.2)."""
    if kind == TRACK_GOOD:
        gain_good(state, seat, state.tables.track_good[region], amount, ROG_13_2)
    elif kind == KOKU:
        gain_koku(state, seat, amount, ROG_13_2)
    elif kind == FAVOR:
        gain_favor(state, seat, amount, ROG_13_2)
    elif kind == VP:
        gain_vp(state, seat, amount, ROG_13_2)
    elif kind == ANY_GOOD:
        gain_any_good(state, seat, amount, ROG_13_2)
    elif SILK <= kind <= SILK + 2:
        gain_good(state, seat, kind - SILK, amount, ROG_13_2)


def passed_hyobu(state: Position, seat: i64, region: i64, start: i64, end: i64) -> None:
    """Shosuro Hyobu scores when another marker ends beyond hers, having started at or behind it (ROG-21.9)."""
    for owner in range(state.seats):
        if owner != seat and state.patron[owner] == SHOSURO_HYOBU:
            hers: i64 = state.influence_in(owner, region)
            if hers >= state.tables.hyobu_at_least and start <= hers < end:
                gain_vp(state, owner, state.tables.patron_value[SHOSURO_HYOBU], ROG_21_5)
