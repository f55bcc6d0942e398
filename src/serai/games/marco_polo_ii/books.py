"""MP2-8: Books. The die value beyond the minimum changes nothing, and offers are never used up (MP2-8.3)."""

from mypy_extensions import i64

from serai.core.state import LEGAL
from serai.games.marco_polo_ii.actions import OFFER
from serai.games.marco_polo_ii.facts import OFFER_TAKEN
from serai.games.marco_polo_ii.payment import can_afford, charge
from serai.games.marco_polo_ii.rewards import push_package
from serai.games.marco_polo_ii.rule_ids import MP2_8_2, MP2_8_3
from serai.games.marco_polo_ii.state import Position
from serai.games.marco_polo_ii.tables import OFFERS, UPPER_OFFERS


def offer_of(state: Position, space: i64, number: i64) -> i64:
    """The offer behind a number 0 to 3: two of the board, two of the tile (MP2-8.4, MP2-22.5); the same for both
    spaces of Book III (MP2-8.5)."""
    book: i64 = state.tables.book_of_space[space]
    if number < UPPER_OFFERS:
        return state.tables.upper_offer[book * UPPER_OFFERS + number]
    return state.tables.tile_offer[state.offer_tile(book) * UPPER_OFFERS + number - UPPER_OFFERS]


def why_not_offer(state: Position, seat: i64, space: i64, number: i64, due: i64) -> i64:
    """Its jade must be payable, together with the coins due for the occupied space (MP2-8.2, MP2-7.9)."""
    cost: i64 = state.tables.offer_cost[offer_of(state, space, number)]
    return LEGAL if can_afford(state, seat, cost, due) else MP2_8_2


def why_not_book(state: Position, seat: i64, space: i64, due: i64) -> i64:
    """One offer at least must be payable (MP2-7.3)."""
    rule: i64 = MP2_8_2
    for number in range(OFFERS):
        if why_not_offer(state, seat, space, number, due) == LEGAL:
            return LEGAL
    return rule


def begin_book(state: Position, seat: i64, space: i64) -> None:
    """Ask which offer."""
    state.push(OFFER, seat, space, 0)


def take_offer(state: Position, number: i64) -> None:
    """Pay, then take everything in it (MP2-8.3)."""
    seat: i64 = state.top_seat()
    space: i64 = state.top_a()
    due: i64 = state.due
    state.drop()
    state.due = 0
    offer: i64 = offer_of(state, space, number)
    state.note(OFFER_TAKEN, seat, number, state.tables.book_of_space[space], MP2_8_3)
    push_package(state, seat, state.tables.offer_package[offer], MP2_8_3)
    charge(state, seat, state.tables.offer_cost[offer], due, MP2_8_2)
