"""The legal actions, listed: those of a turn directly, space by space, and narrow ranges for the other decisions.

What is legal is said by the chapters (`why_not_...`); here they are only asked in an order that saves questions.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.bits import bit, lowest
from serai.core.state import LEGAL
from serai.games.marco_polo_ii.actions import (
    AGAIN,
    BAG,
    BUY,
    CHARACTER,
    CHOOSE_CHARACTER,
    CHOOSE_DIRECTION,
    CHOOSE_OASIS,
    CHOOSE_OFFER,
    CITY_CONTRACT,
    CONTRACTS,
    COPY,
    DECLINE,
    DICE,
    DIE,
    DIFFERENT,
    DIRECTION,
    DOUBLE,
    DUE,
    END,
    EXTRA,
    FIRST_PLACING,
    FROM,
    FURTHER,
    GIVE,
    GIVE_GOOD,
    GO,
    GOAL,
    GOOD,
    IMPROVE,
    JADE_COUNTS,
    KEEP,
    MARKER,
    OASIS,
    OFFER,
    PAIRS,
    PATH,
    PAY_JADE,
    PLACE_BOOK,
    REPEAT,
    REROLL,
    SEAL,
    SETTLE_PAIR,
    STOP,
    TAKE,
    TAKE_COINS,
    TAKE_GOOD,
    TAKE_ICON,
    TAKE_OPEN,
    TAKE_SEAL,
    TURN,
    TURN_DIE,
)
from serai.games.marco_polo_ii.bonus_actions import why_not_buy, why_not_reroll, why_not_turn
from serai.games.marco_polo_ii.contracts import why_not_complete
from serai.games.marco_polo_ii.payment import missing
from serai.games.marco_polo_ii.placing import why_not_die, why_not_space
from serai.games.marco_polo_ii.seals import why_not_improve
from serai.games.marco_polo_ii.state import NONE, Position
from serai.games.marco_polo_ii.tables import (
    ACTIVE,
    BAG_CHOICES,
    BAG_SPACE,
    CAMELS,
    CHARACTERS,
    COINS,
    FACES,
    FILIPPO_VITELLO,
    ICONS,
    JADE,
    MOST_JADE,
    OASIS_CHOICES,
    OFFERS,
    SEALS,
    TRADE_GOODS,
)
from serai.games.marco_polo_ii.turn import why_not_end


def one_range(start: i64, end: i64) -> vec[i64]:
    """A single range."""
    return add_range(vec[i64](capacity=8), start, end)


def add_range(ranges: vec[i64], start: i64, end: i64) -> vec[i64]:
    """One more range."""
    return append(append(ranges, start), end)


def bit_ranges(ranges: vec[i64], base: i64, mask: i64) -> vec[i64]:
    """One range for each thing of a mask."""
    while mask != 0:
        index: i64 = lowest(mask)
        mask &= mask - 1
        ranges = add_range(ranges, base + index, base + index + 1)
    return ranges


def answers(state: Position, kind: i64) -> vec[i64]:
    """Ranges of actions that can answer a decision, ascending."""
    if kind < TURN:
        return start_answers(state, kind)
    if kind <= PATH:
        return placing_answers(state, kind)
    if kind <= KEEP:
        return contract_answers(state, kind)
    if kind <= TAKE:
        return price_answers(state, kind)
    if kind == COPY:
        return one_range(state.tables.copy_base, state.tables.post_base)
    if kind == GOOD or kind == DIFFERENT:
        return one_range(TAKE_GOOD, TAKE_GOOD + TRADE_GOODS)
    if kind <= FROM:
        return arrival_answers(state, kind)
    if kind == OASIS:
        return one_range(CHOOSE_OASIS, CHOOSE_OASIS + OASIS_CHOICES)
    if kind == DIRECTION:
        return one_range(CHOOSE_DIRECTION, CHOOSE_DIRECTION + 2)
    if kind == REPEAT:
        return one_range(STOP, AGAIN + 1)
    if kind == MARKER:
        return add_range(one_range(STOP, STOP + 1), state.tables.bonus_base, state.tables.copy_base)
    return one_range(TAKE_OPEN, TAKE_OPEN + FACES)  # OPEN_DIE


def start_answers(state: Position, kind: i64) -> vec[i64]:
    """Setup and the start of a round."""
    tables = state.tables
    if kind == CHARACTER:
        return one_range(CHOOSE_CHARACTER, CHOOSE_CHARACTER + CHARACTERS)
    if kind == GOAL:
        return bit_ranges(vec[i64](capacity=8), tables.goal_base, state.goals[state.top_seat()])
    if kind == DOUBLE or kind == DUE:
        return add_range(one_range(TAKE_SEAL, TAKE_SEAL + SEALS), tables.bonus_base, tables.copy_base)
    if kind == PAIRS:
        return add_range(one_range(STOP, STOP + 1), SETTLE_PAIR, SETTLE_PAIR + FACES)
    return one_range(TAKE_COINS, TAKE_COINS + state.top_a() + 1)  # COMPENSATE


def placing_answers(state: Position, kind: i64) -> vec[i64]:
    """A turn, further dice, offer, seal, path."""
    tables = state.tables
    if kind == FURTHER:
        return add_range(one_range(DIE, PLACE_BOOK), TAKE_SEAL, TAKE_SEAL + SEALS)
    if kind == OFFER:
        return one_range(CHOOSE_OFFER, CHOOSE_OFFER + OFFERS)
    if kind == SEAL:
        return one_range(TAKE_SEAL, TAKE_SEAL + SEALS)
    if kind == PATH:
        near: i64 = tables.near[state.ahead]
        if state.ahead_2 != NONE:
            near |= tables.near[state.ahead_2]
        ranges = add_range(one_range(GO, GO + 1), DECLINE, DECLINE + 1)
        while near != 0:
            location: i64 = lowest(near)
            near &= near - 1
            ranges = add_range(ranges, tables.step_base + location * 2, tables.step_base + location * 2 + 2)
        return ranges
    ranges = one_range(END, END + 1)
    ranges = add_range(ranges, BUY, BUY + 1)
    ranges = add_range(ranges, FIRST_PLACING, CHOOSE_OFFER)
    ranges = add_range(ranges, tables.complete_base, tables.claim_base)
    return ranges


def contract_answers(state: Position, kind: i64) -> vec[i64]:
    """Taking and discarding contracts."""
    tables = state.tables
    if kind == CONTRACTS:
        return add_range(one_range(STOP, STOP + 1), tables.contract_base, tables.discard_base)
    if kind == CITY_CONTRACT:
        return add_range(one_range(DECLINE, DECLINE + 1), tables.contract_base, tables.discard_base)
    mask: i64 = 0
    for slot in range(ACTIVE):
        contract: i64 = i64(state.contracts[state.top_seat() * ACTIVE + slot])
        if contract != NONE:
            mask |= bit(contract)
    if kind == KEEP:
        mask |= bit(state.top_a())
    return bit_ranges(vec[i64](capacity=8), tables.discard_base, mask)


def price_answers(state: Position, kind: i64) -> vec[i64]:
    """Payments, and the order of icons."""
    if kind == GIVE:
        return one_range(GIVE_GOOD, GIVE_GOOD + TRADE_GOODS)
    if kind == TAKE:
        return one_range(TAKE_ICON, TAKE_ICON + ICONS)
    seat: i64 = state.top_seat()
    coins: i64 = state.top_a()
    camels: i64 = state.top_b()
    jade: i64 = state.has(seat, JADE)
    if jade > MOST_JADE:
        jade = MOST_JADE
    least: i64 = missing(camels, state.has(seat, CAMELS))
    ranges = vec[i64](capacity=16)
    for_coins: i64 = missing(coins, state.has(seat, COINS))
    while for_coins <= coins and for_coins + least <= jade:
        most: i64 = jade - for_coins if jade - for_coins < camels else camels
        base: i64 = PAY_JADE + for_coins * JADE_COUNTS
        ranges = add_range(ranges, base + least, base + most + 1)
        for_coins += 1
    return ranges


def arrival_answers(state: Position, kind: i64) -> vec[i64]:
    """Posts and what they bring."""
    tables = state.tables
    if kind == EXTRA:
        return bit_ranges(one_range(DECLINE, DECLINE + 1), tables.post_base, state.top_a())
    if kind == FROM:
        return bit_ranges(vec[i64](capacity=8), tables.from_base, state.posts[state.top_seat()])
    ranges = one_range(DECLINE, DECLINE + 1)
    if state.top_b() & tables.contract_cities != 0:
        ranges = add_range(ranges, tables.contract_base, tables.discard_base)
    ranges = bit_ranges(ranges, tables.claim_base, state.top_a())
    return bit_ranges(ranges, tables.bonus_base, state.top_b())


# ---- all of a turn -----------------------------------------------------------------------------------------------------


def choices(state: Position, kind: i64) -> vec[i64]:
    """The legal actions of a turn, ascending."""
    tables = state.tables
    seat: i64 = state.top_seat()
    held: i64 = state.held(seat)
    listed = vec[i64](capacity=96)
    if why_not_end(state, kind) == LEGAL:
        listed = append(listed, END)
    if why_not_buy(state, seat) == LEGAL:
        listed = append(listed, BUY)
    if kind == TURN:
        listed = list_placings(state, seat, held, listed)
    for choice in range(BAG_CHOICES):
        listed = list_dice(listed, BAG + choice * DICE, held)
    dice: i64 = held
    while dice != 0:
        die: i64 = lowest(dice)
        dice &= dice - 1
        if why_not_reroll(state, seat, die) != LEGAL:
            break  # the price is the same for every die
        listed = append(listed, REROLL + die)
    listed = list_turns(state, seat, held, listed)
    for seal in range(SEALS):
        if why_not_improve(state, seat, seal) == LEGAL:
            listed = append(listed, IMPROVE + seal)
    listed = list_contracts(state, seat, listed)
    if state.is_character(seat, FILIPPO_VITELLO):
        listed = list_dice(listed, tables.outpost_base, state.kept)
    return listed


def list_dice(listed: vec[i64], base: i64, mask: i64) -> vec[i64]:
    """One action for each thing of a mask."""
    while mask != 0:
        index: i64 = lowest(mask)
        mask &= mask - 1
        listed = append(listed, base + index)
    return listed


def list_placings(state: Position, seat: i64, held: i64, listed: vec[i64]) -> vec[i64]:
    """The main actions: what speaks against a space whatever the die is asked once for each."""
    if held == 0:
        return listed
    for space in range(BAG_SPACE):
        if why_not_space(state, seat, space) != LEGAL:
            continue
        dice: i64 = held
        while dice != 0:
            die: i64 = lowest(dice)
            dice &= dice - 1
            if why_not_die(state, seat, space, die) == LEGAL:
                listed = append(listed, FIRST_PLACING + space * DICE + die)
    return listed


def list_turns(state: Position, seat: i64, held: i64, listed: vec[i64]) -> vec[i64]:
    """Dice turned up or down."""
    while held != 0:
        die: i64 = lowest(held)
        held &= held - 1
        for down in range(2):
            if why_not_turn(state, seat, die, down) == LEGAL:
                listed = append(listed, TURN_DIE + die * 2 + down)
    return listed


def list_contracts(state: Position, seat: i64, listed: vec[i64]) -> vec[i64]:
    """Active contracts that can be completed, ascending."""
    one: i64 = i64(state.contracts[seat * ACTIVE])
    other: i64 = i64(state.contracts[seat * ACTIVE + 1])
    if one > other:
        one, other = other, one
    if one != NONE and why_not_complete(state, seat, one) == LEGAL:
        listed = append(listed, state.tables.complete_base + one)
    if other != NONE and why_not_complete(state, seat, other) == LEGAL:
        listed = append(listed, state.tables.complete_base + other)
    return listed
