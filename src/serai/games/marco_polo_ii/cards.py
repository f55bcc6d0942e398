"""MP2-15: city cards, kind by kind."""

from mypy_extensions import i64

from serai.core.bits import bit, bits
from serai.core.state import LEGAL
from serai.games.marco_polo_ii.actions import DIRECTION, MARKER, REPEAT, SEAL, STEP_CONVERT
from serai.games.marco_polo_ii.facts import CARD_USED, REPEATED
from serai.games.marco_polo_ii.payment import can_afford, charge
from serai.games.marco_polo_ii.rewards import city_bonus, push_package, reward
from serai.games.marco_polo_ii.rule_ids import (
    MP2_7_3,
    MP2_11_14,
    MP2_12_6,
    MP2_15_1,
    MP2_15_3,
    MP2_15_4,
    MP2_15_5,
    MP2_15_7,
    MP2_15_9,
    MP2_15_10,
)
from serai.games.marco_polo_ii.seals import why_no_seal
from serai.games.marco_polo_ii.state import Position
from serai.games.marco_polo_ii.tables import (
    BONUSES,
    COMPLETED_CONTRACTS,
    CONVERT,
    COUNT,
    FACES,
    FIRST_ICON,
    MOVE,
    PER_PIP,
    TABLE,
    TWO_WAY,
)
from serai.games.marco_polo_ii.travel import BY_CARD, begin_path, can_start


def why_not_slot(state: Position, seat: i64, slot: i64) -> i64:
    """The two open cards are for all; one on the map needs a post of an earlier turn (MP2-15.1, MP2-12.6)."""
    city: i64 = state.tables.card_city[slot]
    if city < 0:
        return LEGAL
    if not state.has_post(seat, city):
        return MP2_15_1
    return MP2_12_6 if state.fresh & bit(city) != 0 else LEGAL


def counted(state: Position, seat: i64, card: i64) -> i64:
    """How many things a count card counts (MP2-15.4)."""
    if state.tables.card_what[card] == COMPLETED_CONTRACTS:
        return bits(state.completed[seat])
    return bits(state.posts[seat])


def moves_figures(state: Position, card: i64) -> bool:
    """Whether a convert card gives movement (MP2-15.6)."""
    return state.tables.gain(state.tables.card_package[card * 2], FIRST_ICON + MOVE) > 0


def movement(state: Position, card: i64, value: i64) -> i64:
    """The most movement that a moving card gives with this die."""
    return state.tables.gain(state.tables.card_package[card * 2], FIRST_ICON + MOVE) * value


def why_not_effect(state: Position, seat: i64, slot: i64, value: i64) -> i64:
    """The effect must be possible once (MP2-7.3, MP2-15.3, MP2-15.9)."""
    tables = state.tables
    card: i64 = i64(state.card_at[slot])
    kind: i64 = tables.card_kind[card]
    if kind == PER_PIP:
        return LEGAL
    if kind == COUNT:
        return LEGAL if counted(state, seat, card) > 0 else MP2_15_7
    if kind == TABLE:
        return LEGAL if tables.card_table[card * FACES + value - 1] != 0 else MP2_7_3
    if kind == BONUSES:
        return LEGAL if bonus_cities(state, seat) != 0 else MP2_15_10
    if kind == CONVERT and moves_figures(state, card):
        return LEGAL if can_start(state, seat, BY_CARD + slot, movement(state, card, value), 0) else MP2_11_14
    if can_afford(state, seat, tables.card_cost[card * 2], 0):
        return LEGAL if kind == CONVERT or kind == TWO_WAY else why_no_seal(state, seat, value)
    if kind == TWO_WAY and can_afford(state, seat, tables.card_cost[card * 2 + 1], 0):
        return LEGAL
    return MP2_15_9 if kind == CONVERT or kind == TWO_WAY else MP2_15_4


def use_card(state: Position, seat: i64, slot: i64, value: i64) -> None:
    """Carry out the card in a slot; the value has been placed on it."""
    tables = state.tables
    card: i64 = i64(state.card_at[slot])
    kind: i64 = tables.card_kind[card]
    state.note(CARD_USED, seat, slot, card, MP2_15_3)
    if kind == PER_PIP:
        reward(state, seat, tables.card_package[card * 2], value, MP2_15_3)
    elif kind == COUNT:
        count: i64 = counted(state, seat, card)
        reward(state, seat, tables.card_package[card * 2], count if count < value else value, MP2_15_3)
    elif kind == TABLE:
        reward(state, seat, tables.card_table[card * FACES + value - 1], 1, MP2_15_3)
    elif kind == BONUSES:
        state.push(MARKER, seat, tables.card_times[card * FACES + value - 1], 0)
    elif kind == TWO_WAY:
        state.push(DIRECTION, seat, slot, value)
    elif kind == CONVERT and moves_figures(state, card):
        begin_path(state, seat, BY_CARD + slot, movement(state, card, value))
    elif kind == CONVERT:
        state.push(STEP_CONVERT, seat, slot * 2, value)
    else:
        state.push(SEAL, seat, value, slot + 1)


# ---- exchanges (MP2-15.5, MP2-15.9) ------------------------------------------------------------------------------------


def cost_of(state: Position, repeat: i64) -> i64:
    """What one repeat costs."""
    return state.tables.card_cost[i64(state.card_at[repeat // 2]) * 2 + repeat % 2]


def convert_step(state: Position) -> None:
    """Once: pay, then gain; what it gives may pay the next repeat (MP2-15.5)."""
    seat: i64 = state.top_seat()
    repeat: i64 = state.top_a()
    left: i64 = state.top_b() - 1
    state.drop()
    card: i64 = i64(state.card_at[repeat // 2])
    if left > 0:
        state.push(REPEAT, seat, repeat, left)
    push_package(state, seat, state.tables.card_package[card * 2 + repeat % 2], MP2_15_5)
    charge(state, seat, cost_of(state, repeat), 0, MP2_15_5)


def repeat_vacant(state: Position) -> bool:
    """Not asked if the next repeat cannot be paid."""
    return not can_afford(state, state.top_seat(), cost_of(state, state.top_a()), 0)


def again(state: Position) -> None:
    """Once more."""
    seat: i64 = state.top_seat()
    repeat: i64 = state.top_a()
    left: i64 = state.top_b()
    state.drop()
    state.note(REPEATED, seat, 0, i64(state.card_at[repeat // 2]), MP2_15_9)
    state.push(STEP_CONVERT, seat, repeat, left)


def why_not_direction(state: Position, direction: i64) -> i64:
    """An exchange whose first repeat can be paid (MP2-15.9)."""
    repeat: i64 = state.top_a() * 2 + direction
    return LEGAL if can_afford(state, state.top_seat(), cost_of(state, repeat), 0) else MP2_15_9


def choose_direction(state: Position, direction: i64) -> None:
    """All repeats go this way (MP2-15.4)."""
    seat: i64 = state.top_seat()
    repeat: i64 = state.top_a() * 2 + direction
    value: i64 = state.top_b()
    state.drop()
    state.push(STEP_CONVERT, seat, repeat, value)


# ---- bonuses (MP2-15.10) -----------------------------------------------------------------------------------------------


def bonus_cities(state: Position, seat: i64) -> i64:
    """The cities with a city bonus and an own post, however new."""
    return state.posts[seat] & state.tables.has_bonus


def marker_vacant(state: Position) -> bool:
    """No bonus is left to take."""
    return state.top_a() == 0 or bonus_cities(state, state.top_seat()) & ~state.top_b() == 0


def why_not_marker(state: Position, city: i64) -> i64:
    """The bonus of another city with an own post."""
    open_cities: i64 = bonus_cities(state, state.top_seat()) & ~state.top_b()
    return LEGAL if open_cities & bit(city) != 0 else MP2_15_10


def take_marker(state: Position, city: i64) -> None:
    """Take it; another one may follow."""
    state.set_top(state.top_a() - 1, state.top_b() | bit(city))
    city_bonus(state, state.top_seat(), city, 1)


def why_not_stop_bonuses(state: Position) -> i64:
    """After the first bonus one may stop."""
    return LEGAL if state.top_b() != 0 else MP2_15_9
