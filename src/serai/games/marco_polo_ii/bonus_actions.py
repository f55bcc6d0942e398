"""MP2-16: bonus actions, before the main action and after it. Contracts and seals have theirs in their own chapters.

Dice that are obtained, rerolled or turned may be used at once and in later turns of the round (MP2-16.9).
"""

from mypy_extensions import i64

from serai.core.bits import bit
from serai.core.state import LEGAL
from serai.games.marco_polo_ii.actions import CHANCE_REROLL, STEP_BLACK
from serai.games.marco_polo_ii.facts import REROLLED, TILE_USED, TURNED
from serai.games.marco_polo_ii.payment import can_afford, charge
from serai.games.marco_polo_ii.placing import put, value_of
from serai.games.marco_polo_ii.rewards import reward
from serai.games.marco_polo_ii.rule_ids import (
    MP2_7_1,
    MP2_16_4,
    MP2_16_5,
    MP2_16_6,
    MP2_16_7,
    MP2_17_4,
    MP2_19_3,
)
from serai.games.marco_polo_ii.state import Position
from serai.games.marco_polo_ii.tables import BAG_SPACE, FACES, FILIPPO_VITELLO


def why_not_bag(state: Position, seat: i64, die: i64) -> i64:
    """Any die one has, of a color that may return as often as it likes (MP2-7.8, MP2-16.4)."""
    return LEGAL if state.holds(seat, die) else MP2_7_1


def bag(state: Position, seat: i64, choice: i64, die: i64) -> None:
    """Place it and gain what was chosen."""
    put(state, seat, BAG_SPACE, die)
    reward(state, seat, state.tables.bag_package[choice], 1, MP2_16_4)


def why_not_reroll(state: Position, seat: i64, die: i64) -> i64:
    """An unplaced die, own or black, and its price (MP2-16.5)."""
    if not state.holds(seat, die):
        return MP2_7_1
    return LEGAL if can_afford(state, seat, state.tables.reroll_cost, 0) else MP2_16_5


def reroll(state: Position, seat: i64, die: i64) -> None:
    """Pay, then roll it again."""
    state.push(CHANCE_REROLL, seat, die, 0)
    charge(state, seat, state.tables.reroll_cost, 0, MP2_16_5)


def rerolled(state: Position, value: i64) -> None:
    """The die shows a new number; Isabella gets nothing for it (MP2-19.5)."""
    seat: i64 = state.top_seat()
    die: i64 = state.top_a()
    state.drop()
    change(state, seat, die, value)
    state.note(REROLLED, seat, (value - 1) * 2 + die % 2, die, MP2_16_5)


def change(state: Position, seat: i64, die: i64, value: i64) -> None:
    """A die in hand shows another number."""
    state.add_die(seat, die, -1)
    state.add_die(seat, (value - 1) * 2 + die % 2, 1)


def why_not_turn(state: Position, seat: i64, die: i64, down: i64) -> i64:
    """One up or down; 6 and 1 are no neighbors (MP2-16.6)."""
    if not state.holds(seat, die):
        return MP2_7_1
    if value_of(die) == (1 if down == 1 else FACES):
        return MP2_16_6
    return LEGAL if can_afford(state, seat, state.tables.turn_cost, 0) else MP2_16_6


def turn_die(state: Position, seat: i64, die: i64, down: i64) -> None:
    """Pay, then turn it."""
    value: i64 = value_of(die) - 1 if down == 1 else value_of(die) + 1
    change(state, seat, die, value)
    state.note(TURNED, seat, (value - 1) * 2 + die % 2, die, MP2_16_6)
    charge(state, seat, state.tables.turn_cost, 0, MP2_16_6)


def why_not_buy(state: Position, seat: i64) -> i64:
    """Once in a turn, while the board has a black die (MP2-16.7)."""
    if state.bought:
        return MP2_16_7
    if state.black_left == 0:
        return MP2_17_4
    return LEGAL if can_afford(state, seat, state.tables.black_die_cost, 0) else MP2_16_7


def buy(state: Position, seat: i64) -> None:
    """Pay, take it, roll it."""
    state.bought = True
    state.push(STEP_BLACK, seat, 1, 0)
    charge(state, seat, state.tables.black_die_cost, 0, MP2_16_7)


def why_not_use(state: Position, seat: i64, tile: i64) -> i64:
    """An outpost tile that Filippo keeps (MP2-16.8, MP2-19.3)."""
    if not state.is_character(seat, FILIPPO_VITELLO):
        return MP2_19_3
    return LEGAL if state.kept & bit(tile) != 0 else MP2_19_3


def use_tile(state: Position, seat: i64, tile: i64) -> None:
    """Gain its bonus once more; the tile leaves the game."""
    state.kept &= ~bit(tile)
    state.note(TILE_USED, seat, 0, tile, MP2_19_3)
    reward(state, seat, state.tables.outpost_package[tile], 1, MP2_19_3)
