"""TX-11: the Ship action, delivery by delivery."""

from mypy_extensions import i64

from serai.core.bits import bit
from serai.core.state import LEGAL
from serai.games.tianxia.actions import (
    ANY_DEMAND,
    ANY_SHIP,
    CHOSEN_SHIP,
    REWARDS,
    SHIP_TURN,
    TRADE_TAKEN,
)
from serai.games.tianxia.effects import gain_plain, push_effect, push_later
from serai.games.tianxia.facts import DELIVERED, SHIPPING_PLACED
from serai.games.tianxia.payment import pay
from serai.games.tianxia.rule_ids import (
    TX_8_5,
    TX_9_12,
    TX_11_1,
    TX_11_2,
    TX_11_3,
    TX_11_5,
    TX_11_6,
    TX_11_7,
    TX_11_8,
)
from serai.games.tianxia.state import DELIVERIES, NONE, SHIPPING, Position, changed
from serai.games.tianxia.tables import (
    DELIVERY_GAIN,
    GOODS,
    LIMU,
    LOWEST_SHIP,
    MOST_DELIVERY_SPACES,
    SEA,
    SILK,
    SLOTS,
    UNLIMITED,
)


def space_count(state: Position, slot: i64) -> i64:
    """How many delivery spaces the ship in a slot has; 0 without a ship."""
    ship: i64 = i64(state.ship_at[slot])
    return 0 if ship == NONE else state.tables.ship_spaces[ship]


def empty_space(state: Position, slot: i64) -> i64:
    """The leftmost empty delivery space of the ship in a slot, or -1 (TX-11.6)."""
    at: i64 = slot * MOST_DELIVERY_SPACES
    for space in range(space_count(state, slot)):
        if state.delivered[at + space] == NONE:
            return space
    return -1


def demanded(state: Position, slot: i64) -> i64:
    """The good (0..2) on the Demand tile of a slot with a ship."""
    return state.tables.demand_good[i64(state.demand_at[slot])] - SILK


def goods_for(state: Position, seat: i64, slot: i64, any_good: bool) -> i64:
    """How many goods of a seat the ship in a slot accepts."""
    if not any_good:
        return state.has(seat, SILK + demanded(state, slot))
    total: i64 = 0
    for good in range(GOODS):
        total += state.has(seat, SILK + good)
    return total


def can_deliver(state: Position, seat: i64, slot: i64, any_good: bool, more: i64) -> bool:
    """Whether a delivery to a slot is possible, with so many goods more of any type."""
    if state.piece(seat, DELIVERIES) == 0 or empty_space(state, slot) < 0:
        return False
    return more > 0 or goods_for(state, seat, slot, any_good) > 0


def why_not_delivery(state: Position, seat: i64, slot: i64, space: i64, good: i64, any_good: bool) -> i64:
    """An empty space of the ship, a delivery marker, a good of the type on its Demand tile."""
    if empty_space(state, slot) < 0:
        return TX_11_6
    if space >= space_count(state, slot) or state.delivered[slot * MOST_DELIVERY_SPACES + space] != NONE:
        return TX_11_3
    if state.piece(seat, DELIVERIES) == 0:
        return TX_11_7
    if good != demanded(state, slot) and not any_good:
        return TX_11_3
    return LEGAL if state.has(seat, SILK + good) > 0 else TX_11_3


def place_delivery(state: Position, family: i64, slot: i64, space: i64, rule: i64) -> None:
    """A delivery marker covers a space."""
    state.delivered = changed(state.delivered, slot * MOST_DELIVERY_SPACES + space, family)
    if family != LIMU:
        state.add_piece(family, DELIVERIES, -1)
    state.note(DELIVERED, family, space, slot, rule)


def place_shipping(state: Position, seat: i64, slot: i64) -> None:
    """The shipping marker of the port; it stays for good. The sea has none (TX-11.2, TX-11.5)."""
    ports: i64 = state.piece(seat, SHIPPING)
    if slot != SEA and ports & bit(slot) == 0:
        state.set_piece(seat, SHIPPING, ports | bit(slot))
        state.note(SHIPPING_PLACED, seat, 0, slot, TX_11_2)


def deliver(state: Position, seat: i64, slot: i64, space: i64, good: i64) -> None:
    """Pay, cover the space, gain both rewards; their order is asked if one is more than a plain gain (TX-23.6)."""
    tables = state.tables
    pay(state, seat, SILK + good, 1, TX_11_3)
    place_delivery(state, seat, slot, space, TX_11_3)
    demand: i64 = tables.demand_effect[i64(state.demand_at[slot])]
    covered: i64 = tables.ship_effect[i64(state.ship_at[slot]) * MOST_DELIVERY_SPACES + space]
    if state.works(seat, DELIVERY_GAIN):
        push_later(state, seat, tables.passive_value[DELIVERY_GAIN], TX_9_12)
    if tables.is_plain(demand) and tables.is_plain(covered):
        gain_plain(state, seat, demand, TX_11_3)
        gain_plain(state, seat, covered, TX_11_3)
    else:
        state.push(REWARDS, seat, demand, covered)


def first_reward(state: Position, which: i64) -> None:
    """The reward of the Demand tile (0) or of the space (1) first, then the other (TX-11.3)."""
    seat: i64 = state.top_seat()
    first: i64 = state.top_a() if which == 0 else state.top_b()
    second: i64 = state.top_b() if which == 0 else state.top_a()
    state.drop()
    push_later(state, seat, second, TX_11_3)
    push_effect(state, seat, first, TX_11_3)


# ---- the Ship action of a Region turn ----------------------------------------------------------------------------------


def slot_of_region(state: Position, seat: i64, region: i64, slot: i64) -> bool:
    """The ship in the port, or the lowest one with Shipwright (TX-11.1, TX-9.12)."""
    port: i64 = state.tables.region_slot[region]
    return port >= 0 and (slot == port or (slot == SEA and state.works(seat, LOWEST_SHIP)))


def why_not_ship(state: Position, slot: i64, space: i64, good: i64) -> i64:
    """The first delivery, once in the turn (TX-8.5)."""
    seat: i64 = state.top_seat()
    region: i64 = state.top_a()
    if state.top_b() & TRADE_TAKEN != 0 or state.tables.region_slot[region] < 0:
        return TX_8_5
    if not slot_of_region(state, seat, region, slot):
        return TX_11_5 if slot == SEA else TX_11_1
    return why_not_delivery(state, seat, slot, space, good, False)


def ship(state: Position, slot: i64, space: i64, good: i64) -> None:
    """The action begins with the shipping marker and the first delivery."""
    seat: i64 = state.top_seat()
    state.set_top(state.top_a(), state.top_b() | TRADE_TAKEN)
    state.push(SHIP_TURN, seat, slot, 0)
    place_shipping(state, seat, slot)
    deliver(state, seat, slot, space, good)


def why_not_more(state: Position, slot: i64, space: i64, good: i64) -> i64:
    """A further delivery to the same ship (TX-11.4)."""
    if slot != state.top_a():
        return TX_11_3
    return why_not_delivery(state, state.top_seat(), slot, space, good, False)


def ship_more(state: Position, slot: i64, space: i64, good: i64) -> None:
    """Deliver; the action goes on."""
    deliver(state, state.top_seat(), slot, space, good)


def can_ship_more(state: Position) -> bool:
    """Whether a further delivery of a Region turn is possible now."""
    return can_deliver(state, state.top_seat(), state.top_a(), False, 0)


# ---- as an effect (TX-11.8) --------------------------------------------------------------------------------------------


def slot_allowed(state: Position, seat: i64, flags: i64, slot: i64) -> bool:
    """The ship chosen with the first delivery; before that any ship in a port, and the lowest one if it is allowed."""
    chosen: i64 = flags // CHOSEN_SHIP
    if chosen > 0:
        return slot == chosen - 1
    return slot != SEA or flags & ANY_SHIP != 0 or state.works(seat, LOWEST_SHIP)


def why_not_shipping(state: Position, slot: i64, space: i64, good: i64) -> i64:
    """A delivery of an effect."""
    seat: i64 = state.top_seat()
    flags: i64 = state.top_b()
    if not slot_allowed(state, seat, flags, slot):
        return TX_11_5 if slot == SEA and flags < CHOSEN_SHIP else TX_11_8
    return why_not_delivery(state, seat, slot, space, good, flags & ANY_DEMAND != 0)


def answer_shipping(state: Position, slot: i64, space: i64, good: i64) -> None:
    """Deliver; the effect goes on with the same ship."""
    seat: i64 = state.top_seat()
    left: i64 = state.top_a()
    flags: i64 = state.top_b()
    if left != UNLIMITED:
        left -= 1
    if left == 0:
        state.drop()
    else:
        state.set_top(left, flags % CHOSEN_SHIP + CHOSEN_SHIP * (slot + 1))
    if flags < CHOSEN_SHIP:
        place_shipping(state, seat, slot)
    deliver(state, seat, slot, space, good)


def shipping_vacant(state: Position) -> bool:
    """No delivery is possible: the effect is lost, or over (TX-2.4, TX-23.7)."""
    seat: i64 = state.top_seat()
    flags: i64 = state.top_b()
    for slot in range(SLOTS):
        if slot_allowed(state, seat, flags, slot) and can_deliver(state, seat, slot, flags & ANY_DEMAND != 0, 0):
            return False
    return True
