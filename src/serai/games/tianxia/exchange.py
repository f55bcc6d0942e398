"""TX-10: the Exchange action, unit by unit (TX-8.9)."""

from mypy_extensions import i64

from serai.core.bits import bit, lowest
from serai.core.state import LEGAL
from serai.games.tianxia.actions import EXCHANGE, TAKE, TRADE_TAKEN
from serai.games.tianxia.facts import EXCHANGED
from serai.games.tianxia.payment import gain, pay
from serai.games.tianxia.rule_ids import TX_8_5, TX_9_16, TX_10_1, TX_10_2
from serai.games.tianxia.state import Position
from serai.games.tianxia.tables import (
    ANY_KIND,
    EXCHANGE_UNIT,
    RESOURCES,
    SILK,
    WOOD,
)


def rule_of(state: Position, region: i64) -> i64:
    """Han exchanges anything (TX-10.2), the others one kind (TX-10.1)."""
    return TX_10_2 if state.tables.exchange_pay[region] == ANY_KIND else TX_10_1


def payable(state: Position, seat: i64, region: i64) -> i64:
    """How many resources of a seat the Exchange of a region takes."""
    pays: i64 = state.tables.exchange_pay[region]
    if pays != ANY_KIND:
        return state.has(seat, pays)
    total: i64 = 0
    for resource in range(RESOURCES):
        total += state.has(seat, WOOD + resource)
    return total


def why_not_unit(state: Position, seat: i64, region: i64, resource: i64, good: i64) -> i64:
    """A resource that the seat has and the region takes, for a good that it gives."""
    tables = state.tables
    pays: i64 = tables.exchange_pay[region]
    gives: i64 = tables.exchange_gain[region]
    if pays < 0:
        return TX_8_5
    if (pays != ANY_KIND and pays != WOOD + resource) or (gives != ANY_KIND and gives != SILK + good):
        return rule_of(state, region)
    return LEGAL if state.has(seat, WOOD + resource) > 0 else rule_of(state, region)


def unit(state: Position, seat: i64, region: i64, resource: i64, good: i64) -> None:
    """One unit for one unit."""
    rule: i64 = rule_of(state, region)
    state.note(EXCHANGED, seat, SILK + good, WOOD + resource, rule)
    pay(state, seat, WOOD + resource, 1, rule)
    gain(state, seat, SILK + good, 1, rule)


def why_not_swap(state: Position, resource: i64, good: i64) -> i64:
    """The Exchange action of a Region turn, once (TX-8.5)."""
    if state.top_b() & TRADE_TAKEN != 0:
        return TX_8_5
    return why_not_unit(state, state.top_seat(), state.top_a(), resource, good)


def swap(state: Position, resource: i64, good: i64) -> None:
    """The first unit begins the action."""
    seat: i64 = state.top_seat()
    region: i64 = state.top_a()
    state.set_top(region, state.top_b() | TRADE_TAKEN)
    unit(state, seat, region, resource, good)
    state.push(EXCHANGE, seat, 1, region * 8 | bit(good))
    if exhausted(state):
        stop_exchange(state)


def why_not_further(state: Position, resource: i64, good: i64) -> i64:
    """Another unit; none is asked for once the most units are exchanged."""
    return why_not_unit(state, state.top_seat(), state.top_b() // 8, resource, good)


def further(state: Position, resource: i64, good: i64) -> None:
    """Another unit."""
    seat: i64 = state.top_seat()
    unit(state, seat, state.top_b() // 8, resource, good)
    state.set_top(state.top_a() + 1, state.top_b() | bit(good))
    if exhausted(state):
        stop_exchange(state)


def exhausted(state: Position) -> bool:
    """No further unit is possible: all units exchanged, or nothing left to pay with (TX-23.7)."""
    return state.top_a() >= state.tables.exchange_most or payable(state, state.top_seat(), state.top_b() // 8) == 0


def stop_exchange(state: Position) -> None:
    """The action is over; Exchange House gives one more good of a type gained in it (TX-9.16)."""
    seat: i64 = state.top_seat()
    units: i64 = state.top_a()
    goods: i64 = state.top_b() & 7
    region: i64 = state.top_b() // 8
    state.drop()
    if not state.works(seat, EXCHANGE_UNIT) or units < state.tables.passive_value[EXCHANGE_UNIT]:
        return
    if state.tables.exchange_gain[region] == ANY_KIND:
        state.push(TAKE, seat, 1, goods << RESOURCES)  # a kind of thing to take: the goods come after the resources
    else:
        gain(state, seat, SILK + lowest(goods), 1, TX_9_16)
