"""ROG-10: deliver, draw, discard."""

from mypy_extensions import i64

from serai.core.bits import bit, bits
from serai.core.state import LEGAL
from serai.games.river_of_gold.actions import CHANCE_DRAW, DISCARD, STEP_DELIVERY
from serai.games.river_of_gold.facts import DELIVERED, DISCARDED, DREW, RESHUFFLED
from serai.games.river_of_gold.gains import gain_vp, pay
from serai.games.river_of_gold.rewards import push_draw
from serai.games.river_of_gold.rule_ids import ROG_3_12, ROG_10_1, ROG_10_2, ROG_10_3, ROG_10_6, ROG_10_7, ROG_21_3
from serai.games.river_of_gold.state import DIE, SILK, Position
from serai.games.river_of_gold.tables import GOODS, KUDAKA, YORITOMO


def lacking(state: Position, seat: i64, card: i64, good: i64) -> i64:
    """How many goods of a kind the seat lacks for a card's order; 0 when it has them (ROG-10.2)."""
    missing: i64 = state.tables.customer_order[card * GOODS + good] - state.has(seat, SILK + good)
    return missing if missing > 0 else 0


def why_not_deliver(state: Position, card: i64) -> i64:
    """A card of the own hand whose region is on the die (ROG-10.1), with all its goods (ROG-10.2)."""
    tables = state.tables
    seat: i64 = state.active
    if state.hand[seat] & bit(card) == 0:
        return ROG_10_1
    if tables.customer_region[card] != state.has(seat, DIE) - 1 and state.patron[seat] != YORITOMO:
        return ROG_10_1
    for good in range(GOODS):
        if lacking(state, seat, card, good) > 0:
            return ROG_10_2
    return LEGAL


def deliver(state: Position, card: i64) -> None:
    """Pay, lay the card down, then its reward, then draw and discard (ROG-10.2 to 10.6; last pushed comes first)."""
    tables = state.tables
    seat: i64 = state.active
    for good in range(GOODS):
        pay(state, seat, SILK + good, tables.customer_order[card * GOODS + good], ROG_10_2)
    first_in_region: bool = state.delivered[seat] & tables.region_mask[tables.customer_region[card]] == 0
    leave_hand(state, seat, card)
    state.delivered[seat] |= bit(card)
    state.note(DELIVERED, seat, 0, card, ROG_10_3)
    if first_in_region and state.patron[seat] == KUDAKA:  # cards delivered earlier count (ROG-10.10, ROG-21.7)
        gain_vp(state, seat, tables.patron_value[KUDAKA], ROG_21_3)
    push_draw(state, seat, tables.delivery_draw)
    state.push(STEP_DELIVERY, seat, card, 0)


def draw_step(state: Position) -> None:
    """Draw the next card, from a new deck when the old one is empty (ROG-10.7).

    The discard follows after all draws (ROG-10.11).
    """
    seat: i64 = state.top_seat()
    left: i64 = state.top_a()
    discard_follows: i64 = state.top_b()
    if left == 0:
        state.drop()
        if discard_follows != 0:
            state.push(DISCARD, seat, 0, 0)
        return
    state.set_top(left - 1, discard_follows)
    if state.deck() == 0:
        reshuffle(state)
    state.push(CHANCE_DRAW, seat, 0, 0)


def reshuffle(state: Position) -> None:
    """The discard pile becomes the new deck (ROG-10.7). All have seen its cards, so no hand can hold one of them."""
    for seat in range(state.seats):
        if state.fresh[seat] == 0:
            state.barred[seat] |= state.discards
        else:
            state.barred[seat] = state.discards
            state.fresh[seat] = 0
    state.note(RESHUFFLED, -1, bits(state.discards), 0, ROG_10_7)
    state.discards = 0


def draw(state: Position, card: i64) -> None:
    """The seat takes the card into hand, hidden from the others (ROG-20.1)."""
    seat: i64 = state.top_seat()
    state.drop()
    state.hand[seat] |= bit(card)
    if state.barred[seat] != 0:
        state.fresh[seat] += 1
    state.note(DREW, seat, 1, card, ROG_10_6 if state.active >= 0 else ROG_3_12)


def leave_hand(state: Position, seat: i64, card: i64) -> None:
    """Take a card out of a hand, for all to see; what the others know of the rest is kept true."""
    state.hand[seat] &= ~bit(card)
    if state.barred[seat] & bit(card) != 0 and state.fresh[seat] > 0:
        state.fresh[seat] -= 1
    cards: i64 = bits(state.hand[seat])
    if state.fresh[seat] > cards:
        state.fresh[seat] = cards


def why_not_discard(state: Position, card: i64) -> i64:
    """Any card of the own hand, old or new (ROG-10.6)."""
    return LEGAL if state.hand[state.top_seat()] & bit(card) != 0 else ROG_10_6


def discard(state: Position, card: i64) -> None:
    """Put the card on the face-up pile."""
    seat: i64 = state.top_seat()
    state.drop()
    leave_hand(state, seat, card)
    state.discards |= bit(card)
    state.note(DISCARDED, seat, 1, card, ROG_10_6)
