"""TX-2: effects. Plain gains come at once, then the parts in the order of the data; what a part leads to comes first.

No free action is possible inside an effect (TX-2.7). Only actions may be declined (TX-1.15, TX-2.4, TX-2.8). What needs
no choice is done by itself in a fixed order (TX-24.4).
"""

from typing import Final

from mypy_extensions import i64

from serai.core.bits import bit
from serai.core.state import LEGAL
from serai.core.vectors import replaced
from serai.games.tianxia.actions import (
    ANY_DEMAND,
    ANY_SHIP,
    BUILDING,
    CHANCE_OBJECTIVE,
    CHANCE_SUPPLY,
    INSTALL,
    SHIPPING,
    SOLDIERS,
    STEP_EFFECT,
    STEP_PARTS,
    TAKE,
    TRACK,
    TRAINING,
)
from serai.games.tianxia.facts import DECK_EMPTY, OBJECTIVE_DRAWN, SUPPLY_EMPTY
from serai.games.tianxia.payment import gain
from serai.games.tianxia.rule_ids import TX_2_1, TX_16_6, TX_17_4
from serai.games.tianxia.state import DRAWN, Position
from serai.games.tianxia.tables import (
    ANY_GOOD,
    ANY_RESOURCE,
    BONUS_TILE,
    FORTIFY,
    GOVERNOR,
    MOST_PARTS,
    NO_PART,
    OBJECTIVE,
    PALACE_ANY,
    PLAIN,
    TRAIN,
    TRAIN_FREE,
    WOOD,
)
from serai.games.tianxia.tiles import box_tile, may_take, take_tile

RESOURCE_KINDS: Final = 7  # masks of kinds (actions.py)
GOOD_KINDS: Final = 56


def gain_plain(state: Position, seat: i64, effect: i64, rule: i64) -> None:
    """The plain gains of an effect (TX-2.1)."""
    plain = state.tables.plain
    at: i64 = effect * PLAIN
    for column in range(PLAIN):
        gain(state, seat, column, plain[at + column], rule)


def push_parts(state: Position, seat: i64, effect: i64, rule: i64) -> None:
    """The parts of an effect, if it has any, wait on the stack."""
    if state.tables.part[effect * MOST_PARTS] != NO_PART:
        state.push(STEP_PARTS, seat, effect * MOST_PARTS, rule)


def push_effect(state: Position, seat: i64, effect: i64, rule: i64) -> None:
    """Take an effect: its plain gains now, its parts from the stack."""
    if effect != 0:
        gain_plain(state, seat, effect, rule)
        push_parts(state, seat, effect, rule)


def effect_step(state: Position) -> None:
    """An effect that waited for something above it."""
    seat: i64 = state.top_seat()
    effect: i64 = state.top_a()
    rule: i64 = state.top_b()
    state.drop()
    push_effect(state, seat, effect, rule)


def parts_step(state: Position) -> None:
    """The next part; the others wait below it (TX-2.3)."""
    tables = state.tables
    seat: i64 = state.top_seat()
    at: i64 = state.top_a()
    rule: i64 = state.top_b()
    state.drop()
    if at % MOST_PARTS < MOST_PARTS - 1 and tables.part[at + 1] != NO_PART:
        state.push(STEP_PARTS, seat, at + 1, rule)
    part: i64 = tables.part[at]
    number: i64 = tables.part_number[at]
    if part == ANY_RESOURCE:
        state.push(TAKE, seat, number, RESOURCE_KINDS)
    elif part == ANY_GOOD:
        state.push(TAKE, seat, number, GOOD_KINDS)
    elif part == PALACE_ANY:
        state.push(TRACK, seat, number, 0)
    elif part == OBJECTIVE:
        draw_objectives(state, seat, number)
    elif part == BONUS_TILE:
        draw_tiles(state, seat, number)
    else:
        push_action(state, seat, at)


def push_action(state: Position, seat: i64, at: i64) -> None:
    """An action as a part of an effect: no marker, no entry cost, no step (TX-2.4)."""
    tables = state.tables
    part: i64 = tables.part[at]
    discount: i64 = tables.part_discount[at]
    if part == TRAIN_FREE:
        state.push(SOLDIERS, seat, tables.part_number[at], 0)
    elif part == TRAIN:
        state.push(TRAINING, seat, 0, discount)
    elif part == FORTIFY:
        state.push(BUILDING, seat, tables.part_number[at], discount * 2)
    elif part == GOVERNOR:
        state.push(INSTALL, seat, discount, 0)
    else:
        flags: i64 = ANY_SHIP if tables.part_any_ship[at] == 1 else 0
        if tables.part_any_good[at] == 1:
            flags |= ANY_DEMAND
        state.push(SHIPPING, seat, tables.part_number[at], flags)


# ---- kinds of choice ---------------------------------------------------------------------------------------------------


def why_not_take(state: Position, kind: i64) -> i64:
    """One of the kinds that the effect gives (TX-2.1)."""
    return LEGAL if state.top_b() & bit(kind) != 0 else TX_2_1


def take(state: Position, kind: i64) -> None:
    """One of that kind."""
    seat: i64 = state.top_seat()
    left: i64 = state.top_a() - 1
    if left > 0:
        state.set_top(left, state.top_b())
    else:
        state.drop()
    gain(state, seat, WOOD + kind, 1, TX_2_1)


# ---- Objectives and tiles of the supply --------------------------------------------------------------------------------


def draw_objectives(state: Position, seat: i64, count: i64) -> None:
    """So many Objectives, as far as the deck goes (TX-17.4)."""
    if state.deck == 0:
        state.note(DECK_EMPTY, seat, count, 0, TX_17_4)
    elif count > 0:
        state.push(CHANCE_OBJECTIVE, seat, count, 0)


def objective_drawn(state: Position, objective: i64) -> None:
    """An Objective into the hand, in secret."""
    seat: i64 = state.top_seat()
    left: i64 = state.top_a() - 1
    state.drop()
    state.deck &= ~bit(objective)
    state.objectives = replaced(state.objectives, seat, state.objectives[seat] | bit(objective))
    state.note(OBJECTIVE_DRAWN, seat, 0, objective, TX_17_4)
    if state.round > 0:
        state.add_piece(seat, DRAWN, 1)
    if left > 0:
        draw_objectives(state, seat, left)


def draw_tiles(state: Position, seat: i64, count: i64) -> None:
    """So many Bonus tiles of the supply, as far as it goes (TX-16.6)."""
    if state.supply == 0:
        state.note(SUPPLY_EMPTY, seat, count, 0, TX_16_6)
    elif count > 0:
        state.push(CHANCE_SUPPLY, seat, count, 0)


def supply_drawn(state: Position, tile: i64) -> None:
    """A tile of the supply; a figurine that the seat has goes to the box and another is revealed (TX-16.6)."""
    seat: i64 = state.top_seat()
    left: i64 = state.top_a()
    state.drop()
    state.see_tile(tile, True)
    if may_take(state, seat, tile):
        take_tile(state, seat, tile, TX_16_6)
        left -= 1
    else:
        box_tile(state, seat, tile, TX_16_6)
    if left > 0:
        draw_tiles(state, seat, left)


def push_later(state: Position, seat: i64, effect: i64, rule: i64) -> None:
    """An effect to be taken once everything above it on the stack is settled."""
    if effect != 0:
        state.push(STEP_EFFECT, seat, effect, rule)
