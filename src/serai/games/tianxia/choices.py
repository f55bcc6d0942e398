"""Narrow ranges of actions for each decision: what could be legal there, ascending.

What is legal is said by the chapters (`why_not_...`); here only what cannot be is left out.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.bits import bit, lowest
from serai.games.tianxia.actions import (
    BANNER,
    BANNER_OPEN,
    BOARD_BARGE,
    BUILDING,
    BUY_STEPS,
    CHOSEN_SHIP,
    DELIVER,
    DISCARD_MARKER,
    END,
    ENTER,
    EXCHANGE,
    EXTRA,
    EXTRA_OPEN,
    FIGHT,
    FINISH,
    FIRST,
    FORTIFY_TURN,
    GOVERN,
    GOVERNOR_TAKEN,
    INSTALL,
    LOSE_COINS,
    LOSS,
    MERCHANT,
    MERCHANT_TO,
    MOST_BOUGHT,
    MOST_LOST,
    PASS,
    PASSED,
    REGION,
    RETURN,
    REWARDS,
    ROUND_TILE,
    SHIP_TURN,
    SOLDIER_IN,
    SOLDIERS,
    STEP,
    STOP,
    SWAP,
    TAKE,
    TAKE_BACK,
    TAKE_KIND,
    TRACK,
    TRADE_TAKEN,
    TRAIN_TURN,
    TRAINING,
    TURN,
    USE_MERCHANTS,
    WALL_IN,
)
from serai.games.tianxia.state import MARKERS, NONE, WORKERS, Position
from serai.games.tianxia.tables import (
    BARGES,
    GOODS,
    LOWEST_SHIP,
    MERCHANT_ACTIONS,
    MILITARY,
    MOST_DELIVERY_SPACES,
    MOST_WORKER_SPACES,
    REGIONS,
    RESOURCES,
    SEA,
    SECTIONS,
    SITES,
    SLOTS,
    TRACKS,
    WOOD,
)


def add_range(ranges: vec[i64], start: i64, end: i64) -> vec[i64]:
    """One more range; it grows the last one if it follows on it."""
    last: i64 = len(ranges) - 1
    if last > 0 and ranges[last] == start:
        ranges[last] = end
        return ranges
    return append(append(ranges, start), end)


def bit_ranges(ranges: vec[i64], base: i64, mask: i64) -> vec[i64]:
    """The things of a mask."""
    while mask != 0:
        index: i64 = lowest(mask)
        mask &= mask - 1
        ranges = add_range(ranges, base + index, base + index + 1)
    return ranges


def answers(state: Position, kind: i64) -> vec[i64]:
    """Ranges of actions that can answer a decision."""
    if TURN <= kind <= FINISH:
        return free_answers(state, kind)
    ranges = vec[i64](capacity=16)
    seat: i64 = state.top_seat()
    if kind == TRACK:
        return add_range(ranges, STEP, STEP + TRACKS)
    if kind == TAKE:
        return bit_ranges(ranges, TAKE_KIND, state.top_b())
    if kind == EXCHANGE:
        ranges = add_range(ranges, STOP, STOP + 1)
        return add_swaps(ranges, state, seat)
    if kind == ROUND_TILE:
        return add_round_tiles(ranges, state)
    if kind == REWARDS:
        return add_range(ranges, FIRST, FIRST + 2)
    if kind == MERCHANT:
        return add_range(ranges, MERCHANT_TO, MERCHANT_TO + MERCHANT_ACTIONS)
    if kind == LOSS:
        most: i64 = state.top_a() if state.top_a() < MOST_LOST else MOST_LOST
        return add_range(ranges, LOSE_COINS, LOSE_COINS + most + 1)
    if kind == RETURN:
        return bit_ranges(ranges, state.tables.return_base, state.objectives[seat])
    return effect_answers(add_range(ranges, STOP, STOP + 1), state, kind, seat)


def effect_answers(ranges: vec[i64], state: Position, kind: i64, seat: i64) -> vec[i64]:
    """Actions as effects: they may be declined (TX-2.4)."""
    if kind == SOLDIERS or kind == TRAINING:
        return add_range(ranges, SOLDIER_IN, SOLDIER_IN + SECTIONS)
    if kind == BUILDING:
        return add_range(ranges, WALL_IN, SOLDIER_IN)
    if kind == INSTALL:
        return add_sites(ranges, state, bit(SITES) - 1 & ~state.seated[seat])
    chosen: i64 = state.top_b() // CHOSEN_SHIP  # SHIPPING
    if chosen > 0:
        return add_slot(ranges, state, chosen - 1)
    for slot in range(SLOTS):
        ranges = add_slot(ranges, state, slot)
    return ranges


def free_answers(state: Position, kind: i64) -> vec[i64]:
    """A moment of the own turn: what it asks, and free actions between."""
    ranges = vec[i64](capacity=64)
    seat: i64 = state.top_seat()
    if kind == REGION or kind >= PASSED:
        ranges = add_range(ranges, END, END + 1)
    elif kind != TURN:
        ranges = add_range(ranges, STOP, STOP + 1)
    if kind == REGION:
        if state.top_b() & BANNER_OPEN != 0:
            ranges = add_range(ranges, BANNER, BANNER + 1)
        elif state.top_b() & EXTRA_OPEN != 0:
            ranges = add_range(ranges, EXTRA, EXTRA + 1)
    elif kind == TURN:
        ranges = add_range(ranges, PASS, PASS + 1)
    markers: bool = state.piece(seat, MARKERS) > 0
    if markers:
        ranges = add_range(ranges, DISCARD_MARKER, DISCARD_MARKER + 1)
    if kind == TURN:
        if markers:
            ranges = add_range(ranges, ENTER, ENTER + REGIONS)
            ranges = add_range(ranges, FIGHT, FIGHT + MILITARY)
        ranges = add_range(ranges, BOARD_BARGE, BOARD_BARGE + BARGES)
    elif kind == REGION:
        ranges = add_region(ranges, state, seat)
    elif kind == SHIP_TURN:
        ranges = add_slot(ranges, state, state.top_a())
    elif kind == FORTIFY_TURN:
        ranges = add_range(ranges, WALL_IN, SOLDIER_IN)
    elif kind == TRAIN_TURN:
        ranges = add_range(ranges, SOLDIER_IN, SOLDIER_IN + SECTIONS)
    ranges = add_merchants(ranges, state, seat)
    if kind == PASSED and state.top_a() == 0 and state.figurines[seat] != 0:
        ranges = add_range(ranges, BUY_STEPS, BUY_STEPS + MOST_BOUGHT)
    at: i64 = seat * state.tables.tiles
    for tile in range(state.tables.figurine):
        if state.open_tiles[at + tile] != 0:
            ranges = add_range(ranges, state.tables.use_tile_base + tile, state.tables.use_tile_base + tile + 1)
    return bit_ranges(ranges, state.tables.discard_base, state.objectives[seat])


def add_region(ranges: vec[i64], state: Position, seat: i64) -> vec[i64]:
    """The actions of a region that are not taken."""
    tables = state.tables
    region: i64 = state.top_a()
    flags: i64 = state.top_b()
    if flags & GOVERNOR_TAKEN == 0 and state.piece(seat, WORKERS) > 0:
        ranges = add_sites(ranges, state, tables.region_sites[region] & ~state.seated[seat])
    if flags & TRADE_TAKEN != 0:
        return ranges
    if tables.exchange_pay[region] >= 0:
        ranges = add_swaps(ranges, state, seat)
    if tables.region_slot[region] >= 0:
        ranges = add_slot(ranges, state, tables.region_slot[region])
        if tables.region_slot[region] != SEA and state.works(seat, LOWEST_SHIP):
            ranges = add_slot(ranges, state, SEA)
    return ranges


def add_sites(ranges: vec[i64], state: Position, sites: i64) -> vec[i64]:
    """The empty worker spaces of the sites of a mask."""
    spaces: i64 = state.tables.worker_spaces[state.seats - 1]
    while sites != 0:
        site: i64 = lowest(sites)
        sites &= sites - 1
        at: i64 = site * MOST_WORKER_SPACES
        for space in range(spaces):
            if state.governors[at + space] == NONE:
                ranges = add_range(ranges, GOVERN + at + space, GOVERN + at + space + 1)
    return ranges


def add_swaps(ranges: vec[i64], state: Position, seat: i64) -> vec[i64]:
    """Units of the resources that the seat has."""
    for resource in range(RESOURCES):
        if state.has(seat, WOOD + resource) > 0:
            at: i64 = SWAP + resource * GOODS
            ranges = add_range(ranges, at, at + GOODS)
    return ranges


def add_slot(ranges: vec[i64], state: Position, slot: i64) -> vec[i64]:
    """The empty delivery spaces of a ship."""
    ship: i64 = i64(state.ship_at[slot])
    if ship == NONE:
        return ranges
    at: i64 = slot * MOST_DELIVERY_SPACES
    for space in range(state.tables.ship_spaces[ship]):
        if state.delivered[at + space] == NONE:
            start: i64 = DELIVER + (at + space) * GOODS
            ranges = add_range(ranges, start, start + GOODS)
    return ranges


def add_merchants(ranges: vec[i64], state: Position, seat: i64) -> vec[i64]:
    """Merchant actions that are full, and Merchants to take back."""
    if state.merchant_count(seat) == 0:
        return ranges
    for action in range(MERCHANT_ACTIONS):
        if state.merchants_at(seat, action) == state.merchant_spaces(seat, action):
            ranges = add_range(ranges, USE_MERCHANTS + action, USE_MERCHANTS + action + 1)
    for other in range(MERCHANT_ACTIONS):
        if state.merchants_at(seat, other) > 0:
            ranges = add_range(ranges, TAKE_BACK + other, TAKE_BACK + other + 1)
    return ranges


def add_round_tiles(ranges: vec[i64], state: Position) -> vec[i64]:
    """The kinds among the round bonus tiles."""
    mask: i64 = 0
    for at in range(len(state.round_tiles)):
        if state.round_tiles[at] != NONE:
            mask |= bit(i64(state.round_tiles[at]))
    return bit_ranges(ranges, state.tables.round_tile_base, mask)
