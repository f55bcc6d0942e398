"""MP2-10, MP2-16.3: taking guild seals, by the space or by a card, and improving them.

There is one of each type for everybody (MP2-3.6), so they never run out.
"""

from mypy_extensions import i64

from serai.core.state import LEGAL
from serai.games.marco_polo_ii.actions import SEAL, STEP_IMPROVED
from serai.games.marco_polo_ii.facts import SEAL_BONUS, SEAL_IMPROVED, SEAL_TAKEN
from serai.games.marco_polo_ii.payment import can_afford, charge
from serai.games.marco_polo_ii.rewards import push_package, repeat_package, reward
from serai.games.marco_polo_ii.rule_ids import (
    MP2_7_5,
    MP2_10_1,
    MP2_10_2,
    MP2_10_3,
    MP2_10_5,
    MP2_15_4,
    MP2_16_3,
    MP2_19_2,
)
from serai.games.marco_polo_ii.state import BASIC, IMPROVED, NO_SEAL, Position, changed
from serai.games.marco_polo_ii.tables import DE_WU, SEALS


def why_not_seal(state: Position, seat: i64, seal: i64, value: i64) -> i64:
    """A type that the value allows and that the seat does not own, basic or improved (MP2-10.1 to 10.3)."""
    if value < state.tables.seal_die_min[seal]:
        return MP2_10_1
    return LEGAL if state.seal_of(seat, seal) == NO_SEAL else MP2_10_3


def why_no_seal(state: Position, seat: i64, value: i64) -> i64:
    """One allowed type at least must be missing."""
    for seal in range(SEALS):
        if why_not_seal(state, seat, seal, value) == LEGAL:
            return LEGAL
    return MP2_10_3


def begin_seals(state: Position, seat: i64, value: i64) -> None:
    """Ask which type."""
    state.push(SEAL, seat, value, 0)


def take_seal(state: Position, seal: i64) -> None:
    """Pay, then take the seal, basic side up, and its one-time jade (MP2-10.2); De Wu gets no more (MP2-19.2)."""
    seat: i64 = state.top_seat()
    slot: i64 = state.top_b() - 1
    due: i64 = state.due
    state.drop()
    state.due = 0
    state.seals = changed(state.seals, seat * SEALS + seal, BASIC)
    state.note(SEAL_TAKEN, seat, 0, seal, MP2_10_2)
    push_package(state, seat, state.tables.seal_jade[seal], MP2_10_2)
    if slot >= 0:
        card: i64 = i64(state.card_at[slot])
        charge(state, seat, state.tables.card_cost[card * 2], 0, MP2_15_4)
    else:
        charge(state, seat, 0, due, MP2_7_5)


# ---- improving (MP2-16.3) ----------------------------------------------------------------------------------------------


def why_not_improve(state: Position, seat: i64, seal: i64) -> i64:
    """A basic seal of one's own whose price can be paid; also one taken in this turn (MP2-10.6)."""
    if state.seal_of(seat, seal) != BASIC:
        return MP2_16_3
    return LEGAL if can_afford(state, seat, state.tables.seal_improve[seal], 0) else MP2_16_3


def improve(state: Position, seat: i64, seal: i64) -> None:
    """Pay, turn it over, gain its bonus at once (MP2-10.5); then De Wu his jade (MP2-19.2)."""
    state.seals = changed(state.seals, seat * SEALS + seal, IMPROVED)
    state.note(SEAL_IMPROVED, seat, 0, seal, MP2_16_3)
    if state.is_character(seat, DE_WU):
        state.push(STEP_IMPROVED, seat, 0, 0)
    push_package(state, seat, state.tables.seal_bonus[seal], MP2_10_5)
    charge(state, seat, state.tables.seal_improve[seal], 0, MP2_16_3)


def improved_step(state: Position) -> None:
    """De Wu's jade for a seal improved (MP2-19.2)."""
    seat: i64 = state.top_seat()
    state.drop()
    reward(state, seat, state.tables.de_wu_improved, 1, MP2_19_2)


def seal_bonus(state: Position, seat: i64, seal: i64, times: i64) -> None:
    """The recurring bonus at round start (MP2-5.3); taken twice if it is doubled (MP2-19.6)."""
    state.note(SEAL_BONUS, seat, times, seal, MP2_10_5)
    repeat_package(state, seat, state.tables.seal_bonus[seal], times, MP2_10_5)
