"""MP2-7, MP2-9: placing dice on the action spaces, and which action follows.

A die is refused at once if the placement could not be completed or its action not carried out (MP2-7.3, MP2-22.9).
"""

from mypy_extensions import i64

from serai.core.bits import bit
from serai.core.state import LEGAL
from serai.games.marco_polo_ii.actions import FURTHER
from serai.games.marco_polo_ii.books import begin_book, why_not_book
from serai.games.marco_polo_ii.cards import use_card, why_not_effect, why_not_slot
from serai.games.marco_polo_ii.contracts import begin_contracts, can_take
from serai.games.marco_polo_ii.facts import PLACED
from serai.games.marco_polo_ii.payment import can_pay
from serai.games.marco_polo_ii.rewards import reward
from serai.games.marco_polo_ii.rule_ids import (
    MP2_7_1,
    MP2_7_2,
    MP2_7_4,
    MP2_7_5,
    MP2_7_7,
    MP2_8_1,
    MP2_9_2,
    MP2_9_3,
    MP2_9_4,
    MP2_9_5,
    MP2_13_1,
    MP2_14_4,
    MP2_22_9,
)
from serai.games.marco_polo_ii.seals import begin_seals, take_seal, why_no_seal, why_not_seal
from serai.games.marco_polo_ii.special_cities import use_special, why_not_special
from serai.games.marco_polo_ii.state import BLACK, DICE, Position
from serai.games.marco_polo_ii.tables import (
    BAG_SPACE,
    CARD_SPACE,
    CONTRACTS_SPACE,
    DE_WU,
    KHAN_SPACE,
    SEALS_SPACE,
    SPECIAL_SPACE,
    TRAVEL_SPACE,
)
from serai.games.marco_polo_ii.travel import begin_travel, why_no_road, why_not_travel


def value_of(die: i64) -> i64:
    """The number a die shows."""
    return die // 2 + 1


def is_black(die: i64) -> bool:
    """Whether it is a black die, which has no color (MP2-17.1)."""
    return die % 2 == 1


def dice_needed(state: Position, seat: i64, space: i64) -> i64:
    """How many dice a seat must place at least (MP2-7.1); De Wu may use Guild Seals with one (MP2-19.2)."""
    if space == SEALS_SPACE and state.is_character(seat, DE_WU):
        return state.tables.de_wu_dice
    return state.tables.dice_needed[space]


def due_for(state: Position, space: i64, value: i64) -> i64:
    """The coins for an occupied blue space: what the lowest die shows (MP2-7.5); nothing on brown ones (MP2-7.7)."""
    if state.tables.space_fields[space] > 0 or state.placements(space) == 0:
        return 0
    return value


# ---- the first die -----------------------------------------------------------------------------------------------------


def why_not_space(state: Position, seat: i64, space: i64) -> i64:
    """What speaks against a space whatever the die: closed, out of reach, nothing there.

    A card takes one die (MP2-15.2); a neutral die leaves one field of a special city to two players (MP2-14.5).
    """
    fields: i64 = state.tables.space_fields[space]
    if fields > 0 and state.placements(space) >= fields:
        return MP2_9_4 if space == KHAN_SPACE else MP2_7_7
    if space < TRAVEL_SPACE:
        return LEGAL
    if space < CONTRACTS_SPACE:
        return why_not_travel(state, seat, space - TRAVEL_SPACE)
    if space == CONTRACTS_SPACE:
        return LEGAL if can_take(state, seat) else MP2_13_1
    if space < CARD_SPACE:
        return why_not_special(state, seat, space - SPECIAL_SPACE)
    return why_not_slot(state, seat, space - CARD_SPACE)


def why_not_place(state: Position, seat: i64, space: i64, die: i64) -> i64:
    """A die one has (MP2-7.1), for an open space, once for each color, with everything payable in advance (MP2-7.9)."""
    if not state.holds(seat, die):
        return MP2_7_1
    rule: i64 = why_not_space(state, seat, space)
    return rule if rule != LEGAL else why_not_die(state, seat, space, die)


def why_not_die(state: Position, seat: i64, space: i64, die: i64) -> i64:
    """The same for a die one has on a space that is open and within reach."""
    value: i64 = value_of(die)
    if value < state.tables.die_min[space]:
        return MP2_8_1
    used: bool = state.color_used(space, seat)
    if used and not is_black(die):
        return color_rule(space)
    more: i64 = dice_needed(state, seat, space) - 1
    if more > 0 and others(state, seat, value, not used, die) < more:
        return MP2_7_1 if state.dice_of(seat) <= more else MP2_22_9
    due: i64 = due_for(state, space, value)
    if due > 0 and not can_pay(state, seat, due, 0, 0):
        return MP2_7_5
    return why_not_begin(state, seat, space, value, due)


def color_rule(space: i64) -> i64:
    """Once for each color (MP2-7.4), with all fields of a row or city counting as one space."""
    if space == KHAN_SPACE:
        return MP2_9_5
    return MP2_14_4 if SPECIAL_SPACE <= space < CARD_SPACE else MP2_7_4


def others(state: Position, seat: i64, value: i64, own: bool, die: i64) -> i64:
    """How many further dice could join the placement: not lower, black, or of the own color if that may be used.

    `die`: the one that is being placed and does not count any more; -1 for none.
    """
    count: i64 = 0
    row: i64 = seat * DICE
    at: i64 = (value - 1) * 2
    while at < DICE:
        if own or at % 2 == 1:
            count += i64(state.dice[row + at])
        at += 1
    return count - 1 if die >= 0 else count


def why_not_begin(state: Position, seat: i64, space: i64, value: i64, due: i64) -> i64:
    """The action must be possible at least once (MP2-7.3)."""
    if space < KHAN_SPACE:
        return why_not_book(state, seat, space, due)
    if space == KHAN_SPACE:
        return LEGAL if value >= khan_value(state) else MP2_9_2
    if space == SEALS_SPACE:
        return why_no_seal(state, seat, value)
    if space < CONTRACTS_SPACE:
        return why_no_road(state, seat, space - TRAVEL_SPACE, due)
    if space < CARD_SPACE:
        return LEGAL
    return why_not_effect(state, seat, space - CARD_SPACE, value)


def khan_value(state: Position) -> i64:
    """The number of the last die in the row of Khan's Favor, neutral ones included (MP2-9.1, MP2-9.2)."""
    at: i64 = len(state.placed) - 2
    while at >= 0:
        if state.placed[at] == KHAN_SPACE:
            return i64(state.placed[at + 1]) % 8
        at -= 2
    return 0


def place(state: Position, space: i64, die: i64) -> None:
    """Place the first die; further ones, or the action, follow."""
    seat: i64 = state.top_seat()
    value: i64 = value_of(die)
    state.due = due_for(state, space, value)
    state.mark_space(space, 0, 1)
    put(state, seat, space, die)
    missing: i64 = state.tables.dice_needed[space] - 1
    if missing > 0 and can_go_on(state, seat, space, value):
        state.push(FURTHER, seat, space, missing)
    else:
        begin(state, seat, space, value)


def can_go_on(state: Position, seat: i64, space: i64, value: i64) -> bool:
    """Whether a further die can follow: always, but for De Wu, who may have none that fits (MP2-22.9)."""
    own: bool = placed_own(state, seat, 1) or not state.color_used(space, seat)
    return others(state, seat, value, own, -1) > 0


def put(state: Position, seat: i64, space: i64, die: i64) -> None:
    """The die leaves the hand and lies on the space; an own one uses the color (MP2-7.4, MP2-17.2)."""
    state.add_die(seat, die, -1)
    state.lay_die(space, BLACK if is_black(die) else seat, value_of(die))
    if not is_black(die) and space != BAG_SPACE:
        state.mark_space(space, bit(seat), 0)
    state.note(PLACED, seat, space, die, MP2_7_2)


def begin(state: Position, seat: i64, space: i64, value: i64) -> None:
    """The action of the space; the lowest die is its value (MP2-7.2)."""
    if space < KHAN_SPACE:
        begin_book(state, seat, space)
    elif space == KHAN_SPACE:
        reward(state, seat, state.tables.khan_package, 1, MP2_9_3)
    elif space == SEALS_SPACE:
        begin_seals(state, seat, value)
    elif space < CONTRACTS_SPACE:
        begin_travel(state, seat, space - TRAVEL_SPACE, value)
    elif space == CONTRACTS_SPACE:
        due: i64 = state.due
        state.due = 0
        begin_contracts(state, seat, due)
    elif space < CARD_SPACE:
        use_special(state, seat, space - SPECIAL_SPACE, value)
    else:
        use_card(state, seat, space - CARD_SPACE, value)


# ---- further dice (MP2-22.9) -------------------------------------------------------------------------------------------


def placed_so_far(state: Position) -> i64:
    """How many dice of the pending placement lie there already."""
    return state.tables.dice_needed[state.top_a()] - state.top_b()


def placed_die(state: Position, back: i64) -> i64:
    """The byte of the die placed last (1), last but one (2) ..."""
    return i64(state.placed[len(state.placed) - back * 2 + 1])


def placed_own(state: Position, seat: i64, count: i64) -> bool:
    """Whether one of the dice placed last is of the seat's own color."""
    for back in range(1, count + 1):
        if placed_die(state, back) // 8 == seat:
            return True
    return False


def why_not_further(state: Position, die: i64) -> i64:
    """Not lower than the one before, of a color that may be used, and enough others must be left."""
    seat: i64 = state.top_seat()
    space: i64 = state.top_a()
    if not state.holds(seat, die):
        return MP2_7_1
    if value_of(die) < placed_die(state, 1) % 8:
        return MP2_22_9
    own: bool = placed_own(state, seat, placed_so_far(state)) or not state.color_used(space, seat)
    if not own and not is_black(die):
        return MP2_7_4
    more: i64 = state.top_b() - 1
    return LEGAL if more == 0 or others(state, seat, value_of(die), own, die) >= more else MP2_22_9


def further(state: Position, die: i64) -> None:
    """Place it; the action begins with the last one."""
    seat: i64 = state.top_seat()
    space: i64 = state.top_a()
    missing: i64 = state.top_b() - 1
    put(state, seat, space, die)
    if missing > 0:
        state.set_top(space, missing)
        return
    value: i64 = placed_die(state, state.tables.dice_needed[space]) % 8
    state.drop()
    begin(state, seat, space, value)


def why_not_seal_now(state: Position, seal: i64) -> i64:
    """De Wu takes the seal instead of placing another die (MP2-19.2, MP2-22.9)."""
    seat: i64 = state.top_seat()
    if state.top_a() != SEALS_SPACE or placed_so_far(state) < dice_needed(state, seat, SEALS_SPACE):
        return MP2_22_9
    return why_not_seal(state, seat, seal, placed_die(state, placed_so_far(state)) % 8)


def seal_now(state: Position, seal: i64) -> None:
    """One die was enough."""
    seat: i64 = state.top_seat()
    value: i64 = placed_die(state, placed_so_far(state)) % 8
    state.drop()
    begin_seals(state, seat, value)
    take_seal(state, seal)
