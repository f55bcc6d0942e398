"""What is pending, for the bots' estimate: what a seat will still pay and gain before its decision is over (policy.py)."""

from typing import Final

from mypy_extensions import i64

from serai.core.bits import bit, lowest
from serai.core.state import FRAME
from serai.games.tianxia import actions as k
from serai.games.tianxia.governors import wood_cost
from serai.games.tianxia.holdings import WORKER, best_round_tile, site_value, tile_value
from serai.games.tianxia.military import built, has_next, stone_cost
from serai.games.tianxia.ships import demanded, empty_space
from serai.games.tianxia.state import NONE, WORKERS, Position
from serai.games.tianxia.tables import (
    ANY_KIND,
    COINS,
    MOST_DELIVERY_SPACES,
    MOST_WORKER_SPACES,
    RESOURCES,
    RICE,
    SILK,
    SITES,
    SLOTS,
    STONE,
    TOWER,
    UNLIMITED,
    WALL,
    WOOD,
)
from serai.games.tianxia.tiles import may_take
from serai.games.tianxia.worth import Worth, effect_value, objective_card, parts_value, soldier_value

HARDLY: Final = 0.9  # what is expected of the best that could follow
STRUCTURE: Final = 2.5  # a wall or half a tower
SUPPLY_TILE: Final = 1.8


def pending_value(state: Position, seat: i64, worth: Worth) -> float:
    """All that waits on the stack for the seat."""
    total: float = 0.0
    for at in range(state.depth):
        frame: i64 = at * FRAME
        if state.frames[frame + 1] == seat:
            kind: i64 = state.frames[frame]
            a: i64 = state.frames[frame + 2]
            b: i64 = state.frames[frame + 3]
            if kind < k.ROUND_TILE:
                total += turn_value(state, seat, kind, a, b, worth)
            elif kind < k.CHANCE_BANNER:
                total += question_value(state, seat, kind, a, b, worth)
            else:
                total += step_value(state, seat, kind, a, b, worth)
    return total


def turn_value(state: Position, seat: i64, kind: i64, a: i64, b: i64, worth: Worth) -> float:
    """The turn that has begun."""
    if kind == k.REGION:
        return HARDLY * region_value(state, seat, a, b, worth)
    if kind == k.SHIP_TURN:
        return HARDLY * ship_value(state, seat, a, UNLIMITED, worth)
    if kind == k.FORTIFY_TURN:
        return HARDLY * fortify_value(state, seat, 0, UNLIMITED, worth)
    if kind == k.TRAIN_TURN:
        return HARDLY * train_value(state, seat, b, worth)
    if kind == k.PASSED and a == 0:
        return HARDLY * offer_value(state, seat, worth)
    if kind == k.EXCHANGE:
        return HARDLY * exchange_value(state, seat, b // 8, state.tables.exchange_most - a, worth)
    return 0.0


def question_value(state: Position, seat: i64, kind: i64, a: i64, b: i64, worth: Worth) -> float:
    """Tiles, steps and things to take, actions as effects, rewards, Merchants."""
    if kind == k.ROUND_TILE:
        return best_round_tile(state, seat, worth)
    if kind == k.TRACK:
        return float(a) * worth.step
    if kind == k.TAKE:
        return float(a) * (worth.resource if b & 1 == 1 else worth.good)
    if kind == k.SOLDIERS:
        return float(a) * soldier_value(worth)
    if kind == k.TRAINING:
        return HARDLY * train_value(state, seat, b, worth)
    if kind == k.BUILDING:
        return HARDLY * fortify_value(state, seat, b // 2, a, worth)
    if kind == k.INSTALL:
        return HARDLY * best_site(state, seat, bit(SITES) - 1, a, worth)
    if kind == k.SHIPPING:
        return HARDLY * best_ship(state, seat, a, worth)
    if kind == k.REWARDS:
        return effect_value(state, seat, a, worth) + effect_value(state, seat, b, worth)
    return worth.ahead * WORKER if kind == k.MERCHANT else 0.0


def step_value(state: Position, seat: i64, kind: i64, a: i64, b: i64, worth: Worth) -> float:
    """What the rules will carry out by themselves, or chance decide, once what lies above is settled."""
    if kind == k.STEP_EFFECT:
        return effect_value(state, seat, a, worth)
    if kind == k.STEP_PARTS:
        return parts_value(state, seat, a, worth)
    if kind == k.CHANCE_OBJECTIVE:
        return float(a) * objective_card(worth) if state.round > 0 else 0.0
    return float(a) * SUPPLY_TILE if kind == k.CHANCE_SUPPLY else 0.0


# ---- the parts of a turn -----------------------------------------------------------------------------------------------


def region_value(state: Position, seat: i64, region: i64, flags: i64, worth: Worth) -> float:
    """What a Region turn can still bring: step, Governor, Exchange or deliveries."""
    tables = state.tables
    total: float = worth.step if flags & k.BANNER_OPEN != 0 else 0.0
    if flags & k.GOVERNOR_TAKEN == 0:
        total += best_site(state, seat, tables.region_sites[region], 0, worth)
    if flags & k.TRADE_TAKEN == 0:
        if tables.region_slot[region] >= 0:
            total += ship_value(state, seat, tables.region_slot[region], UNLIMITED, worth)
        else:
            total += exchange_value(state, seat, region, tables.exchange_most, worth)
    return total


def best_site(state: Position, seat: i64, sites: i64, discount: i64, worth: Worth) -> float:
    """The best Governor that the seat can install at sites of a mask; 0 if none is worth it."""
    best: float = 0.0
    if state.piece(seat, WORKERS) == 0:
        return best
    sites &= ~state.seated[seat]
    while sites != 0:
        site: i64 = lowest(sites)
        sites &= sites - 1
        for space in range(state.tables.worker_spaces[state.seats - 1]):
            if state.governors[site * MOST_WORKER_SPACES + space] == NONE:
                wood: i64 = wood_cost(state, seat, site, space, discount)
                if wood <= state.has(seat, WOOD):
                    value: float = site_value(state, seat, site, worth) - float(wood) * worth.resource
                    tile: i64 = i64(state.tile_at[site])
                    if tile != NONE and may_take(state, seat, tile):
                        value += tile_value(state, seat, tile, worth)
                    if value > best:
                        best = value
                break
    return best


def exchange_value(state: Position, seat: i64, region: i64, units: i64, worth: Worth) -> float:
    """So many units at most of the Exchange of a region."""
    pay: i64 = state.tables.exchange_pay[region]
    count: i64 = 0
    for resource in range(RESOURCES):
        if pay == ANY_KIND or pay == WOOD + resource:
            count += state.has(seat, WOOD + resource)
    return float(count if count < units else units) * (worth.good - worth.resource)


def ship_value(state: Position, seat: i64, slot: i64, most: i64, worth: Worth) -> float:
    """Deliveries to the ship in a slot, so many at most."""
    if empty_space(state, slot) < 0:
        return 0.0
    tables = state.tables
    count: i64 = state.has(seat, SILK + demanded(state, slot))
    if count > most:
        count = most
    base: float = effect_value(state, seat, tables.demand_effect[i64(state.demand_at[slot])], worth) - worth.good
    ship: i64 = i64(state.ship_at[slot])
    total: float = 0.0
    for space in range(tables.ship_spaces[ship]):
        if count > 0 and state.delivered[slot * MOST_DELIVERY_SPACES + space] == NONE:
            count -= 1
            total += base + effect_value(state, seat, tables.ship_effect[ship * MOST_DELIVERY_SPACES + space], worth)
    return total if total > 0.0 else 0.0


def best_ship(state: Position, seat: i64, most: i64, worth: Worth) -> float:
    """The same to the best ship."""
    best: float = 0.0
    for slot in range(SLOTS):
        value: float = ship_value(state, seat, slot, most, worth)
        if value > best:
            best = value
    return best


def fortify_value(state: Position, seat: i64, discount: i64, most: i64, worth: Worth) -> float:
    """Structures that the stone is enough for: the next wall and the next tower, and further ones by their price."""
    stone: i64 = state.has(seat, STONE)
    total: float = 0.0
    if has_next(state, seat, WALL):
        price: i64 = stone_cost(state, seat, WALL, discount, True)
        if price <= stone:
            stone -= price
            most -= 1
            total += STRUCTURE - float(price) * worth.resource
    if most > 0 and has_next(state, seat, TOWER):
        price = stone_cost(state, seat, TOWER, discount, False)
        if price <= stone:
            stone -= price
            most -= 1
            total += 2.0 * STRUCTURE - float(price) * worth.resource
    if most > 0 and built(state, seat, WALL) + 1 < state.tables.structures[WALL]:
        total += 0.3 * float(stone)
    return total if total > 0.0 else 0.0


def train_value(state: Position, seat: i64, discount: i64, worth: Worth) -> float:
    """Soldiers that the rice is enough for."""
    count: i64 = (state.has(seat, RICE) + discount) // state.tables.train_rice
    if count > state.piece(seat, WORKERS):
        count = state.piece(seat, WORKERS)
    each: float = soldier_value(worth) + 0.8 - float(state.tables.train_rice) * worth.resource
    return float(count) * each + float(discount) * worth.resource if each > 0.0 else 0.0


def offer_value(state: Position, seat: i64, worth: Worth) -> float:
    """The best offer of Palace steps on passing (TX-14.3)."""
    tables = state.tables
    best: float = 0.0
    for offer in range(tables.offers):
        if tables.offer_figurines[offer] <= state.figurine_count(seat) and tables.offer_coins[offer] <= state.has(
            seat, COINS
        ):
            gain: float = float(tables.offer_steps[offer]) * worth.step - float(tables.offer_coins[offer]) * worth.coin
            if gain > best:
                best = gain
    return best
