"""TX-20: Cleanup; and how ships come, in setup too (TX-3.6)."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from serai.core.bits import bit, bits
from serai.games.tianxia.actions import CHANCE_DEMAND, CHANCE_SHIP
from serai.games.tianxia.facts import (
    DELIVERIES_BACK,
    DEMAND_LAID,
    MARKERS_BACK,
    ORDER_MOVES,
    ROUND_TILE_GONE,
    SHIP_COMES,
    SHIP_LEAVES,
    SHIP_MOVES,
)
from serai.games.tianxia.rounds import push_round
from serai.games.tianxia.rule_ids import TX_3_6, TX_20_1, TX_20_2, TX_20_3, TX_20_4, TX_20_5
from serai.games.tianxia.scoring import score_step
from serai.games.tianxia.ships import empty_space
from serai.games.tianxia.state import (
    CLEANUP,
    DELIVERIES,
    DISCARDED,
    MARKER_SPACES,
    MARKERS,
    NONE,
    Position,
    bytes_of,
    changed,
)
from serai.games.tianxia.tables import FAMILIES, LIMU, MOST_DELIVERY_SPACES, SLOTS


def cleanup_step(state: Position) -> None:
    """After the last round the final scoring (TX-4.3), otherwise Cleanup; all that it does not name stays (TX-20.6)."""
    state.drop()
    if state.round >= state.tables.rounds:
        score_step(state)
        return
    state.phase = CLEANUP
    clear_round_tiles(state)
    return_markers(state)
    release_ships(state)
    state.order = state.next_order
    state.next_order = vec[u8]()
    state.note(ORDER_MOVES, -1, 0, 0, TX_20_5)
    push_round(state)
    fill_slots(state, slide_ships(state))


def clear_round_tiles(state: Position) -> None:
    """Round bonus tiles that nobody took go into the box (TX-20.1)."""
    for at in range(len(state.round_tiles)):
        if state.round_tiles[at] != NONE:
            state.note(ROUND_TILE_GONE, -1, 0, i64(state.round_tiles[at]), TX_20_1)
    state.round_tiles = vec[u8]()


def return_markers(state: Position) -> None:
    """Every family has all its action markers again (TX-20.2)."""
    for at in range(len(state.order)):
        family: i64 = i64(state.order[at])
        full: i64 = state.tables.limu_markers if family == LIMU else state.tables.markers
        back: i64 = full - state.piece(family, MARKERS)
        state.set_piece(family, MARKERS, full)
        state.set_piece(family, DISCARDED, 0)
        if back > 0:
            state.note(MARKERS_BACK, family, back, 0, TX_20_2)
    state.markers = bytes_of(MARKER_SPACES * FAMILIES, 0)


# ---- ships (TX-20.3, TX-20.4) ------------------------------------------------------------------------------------------


def release_ships(state: Position) -> None:
    """The topmost ship and all full ones leave with their Demand tiles (TX-20.3)."""
    for slot in range(SLOTS):
        if state.ship_at[slot] != NONE and (slot == 0 or empty_space(state, slot) < 0):
            state.note(SHIP_LEAVES, -1, slot, i64(state.ship_at[slot]), TX_20_3)
            return_deliveries(state, slot)
            state.ship_at = changed(state.ship_at, slot, NONE)
            state.demand_at = changed(state.demand_at, slot, NONE)


def return_deliveries(state: Position, slot: i64) -> None:
    """Delivery markers go back to their owners; Li Mu keeps no count of its own (TX-22.1)."""
    for family in range(FAMILIES):
        count: i64 = 0
        for space in range(MOST_DELIVERY_SPACES):
            at: i64 = slot * MOST_DELIVERY_SPACES + space
            if i64(state.delivered[at]) == family:
                state.delivered = changed(state.delivered, at, NONE)
                count += 1
        if count > 0:
            if family != LIMU:
                state.add_piece(family, DELIVERIES, count)
            state.note(DELIVERIES_BACK, family, count, 0, TX_20_3)


def slide_ships(state: Position) -> i64:
    """The other ships move up with their Demand tiles and markers (TX-20.4). Returns the first empty slot."""
    filled: i64 = 0
    for slot in range(SLOTS):
        if state.ship_at[slot] == NONE:
            continue
        if slot != filled:
            move_ship(state, slot, filled)
        filled += 1
    return filled


def move_ship(state: Position, slot: i64, to: i64) -> None:
    """One ship into an empty slot above."""
    ship: i64 = i64(state.ship_at[slot])
    state.ship_at = changed(changed(state.ship_at, to, ship), slot, NONE)
    state.demand_at = changed(changed(state.demand_at, to, i64(state.demand_at[slot])), slot, NONE)
    for space in range(MOST_DELIVERY_SPACES):
        at: i64 = slot * MOST_DELIVERY_SPACES + space
        above: i64 = to * MOST_DELIVERY_SPACES + space
        family: i64 = i64(state.delivered[at])
        state.delivered = changed(changed(state.delivered, above, family), at, NONE)
    state.note(SHIP_MOVES, -1, to, ship, TX_20_4)


def fill_slots(state: Position, first: i64) -> None:
    """New ships for the empty slots, from the top, as far as the pile goes (TX-20.4, TX-20.7)."""
    last: i64 = first + bits(state.ships_left)
    if last > SLOTS:
        last = SLOTS
    for back in range(last - first):
        push_ship(state, last - 1 - back)


def push_ship(state: Position, slot: i64) -> None:
    """A ship for an empty slot, then its Demand tile, by chance (TX-23.1)."""
    state.push(CHANCE_DEMAND, -1, slot, 0)
    state.push(CHANCE_SHIP, -1, slot, 0)


def rule_of_coming(state: Position) -> i64:
    """Why ships come: setup, or Cleanup."""
    return TX_3_6 if state.round == 0 else TX_20_4


def lay_ship(state: Position, ship: i64) -> None:
    """A ship arrives."""
    slot: i64 = state.top_a()
    state.drop()
    state.ships_left &= ~bit(ship)
    state.ship_at = changed(state.ship_at, slot, ship)
    state.note(SHIP_COMES, -1, slot, ship, rule_of_coming(state))


def lay_demand(state: Position, demand: i64) -> None:
    """Its Demand tile."""
    slot: i64 = state.top_a()
    state.drop()
    state.demands_left &= ~bit(demand)
    state.demand_at = changed(state.demand_at, slot, demand)
    state.note(DEMAND_LAID, -1, slot, demand, rule_of_coming(state))
