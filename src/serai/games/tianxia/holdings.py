"""What a seat has on the table, for the bots' estimate (policy.py): Governors, workers, tracks, figurines, tiles."""

from typing import Final

from mypy_extensions import i64

from serai.core.bits import lowest
from serai.games.tianxia.state import NONE, PALACE, TOWERS, WALLS, WORKERS, Position
from serai.games.tianxia.tables import (
    BARGE_PLACES,
    BARGE_SURCHARGE,
    BARGES,
    DELIVERY_GAIN,
    ENTRY_DISCOUNT,
    EXCHANGE_UNIT,
    EXTRA_STEP,
    FORTIFY_DISCOUNT,
    GOVERNOR_DISCOUNT,
    GOVERNOR_POINTS,
    INCOME,
    LOWEST_SHIP,
    MERCHANT_ACTIONS,
    PASSIVES,
    PUSHED_OFF_POINTS,
    SITES,
    STRUCTURE_POINTS,
    TOWER,
    TRACKS,
    TRAIN_DISCOUNT,
    WALL,
)
from serai.games.tianxia.tiles import may_take
from serai.games.tianxia.worth import Worth, effect_value

GOVERNOR: Final = 0.4  # beyond what the building does: Objectives, ties
STAYS: Final = 0.85  # how surely a Governor stays for another round, about
PASSIVE_PART: Final = 1.0
MANY_WORKERS: Final = 3  # in supply; more are hardly needed
WORKER: Final = 0.6
TRACK_STEP: Final = 0.75  # what a position promises at the beginning, and the part of the end points that it takes
TRACK_END: Final = 0.4
FIGURINE: Final = 1.5  # the same of a figurine
FIGURINE_END: Final = 0.4
USED: Final = 0.95  # a tile that can still be used


# ---- Governors and workers ---------------------------------------------------------------------------------------------


def site_values(state: Position, seat: i64, worth: Worth) -> list[float]:
    """What the seat's Governor at each site is worth; 0 without one."""
    values: list[float] = [0.0] * SITES
    for site in range(SITES):
        if (state.seated[seat] >> site) & 1 == 1:
            values[site] = site_value(state, seat, site, worth)
    return values


def governors(state: Position, seat: i64, worth: Worth) -> float:
    """All Governors, as if there were no more raids."""
    total: float = 0.0
    sites: i64 = state.seated[seat]
    while sites != 0:
        total += site_value(state, seat, lowest(sites), worth)
        sites &= sites - 1
    return total


def site_value(state: Position, seat: i64, site: i64, worth: Worth) -> float:
    """What a Governor at a site brings: income of the rounds to come, or what a passive building changes."""
    tables = state.tables
    building: i64 = i64(state.building_at[site])
    if building == NONE:
        return 0.0
    if tables.building_type[building] == INCOME:
        incomes: float = worth.incomes * (STAYS if worth.incomes > 1.0 else 1.0)
        return GOVERNOR + incomes * effect_value(state, seat, tables.building_effect[building], worth)
    return GOVERNOR + passive_worth(state, seat, tables.building_passive[building], worth)


def passive_worth(state: Position, seat: i64, passive: i64, worth: Worth) -> float:
    """A passive building, by the turns that are left to use it."""
    if passive == STRUCTURE_POINTS:
        tables = state.tables
        left: i64 = tables.structures[WALL] - state.piece(seat, WALLS)
        left += 2 * (tables.structures[TOWER] - state.piece(seat, TOWERS))
        return worth.game * 0.8 * float(left)
    return PASSIVE_PART * worth.game * WHOLE_GAME[passive]


def _whole_game() -> list[float]:
    values: list[float] = [0.0] * PASSIVES
    values[FORTIFY_DISCOUNT] = 3.0
    values[TRAIN_DISCOUNT] = 3.0
    values[DELIVERY_GAIN] = 5.0
    values[LOWEST_SHIP] = 3.0
    values[GOVERNOR_DISCOUNT] = 6.0
    values[GOVERNOR_POINTS] = 9.0
    values[BARGE_SURCHARGE] = 3.0
    values[PUSHED_OFF_POINTS] = 4.0
    values[EXTRA_STEP] = 7.0
    values[EXCHANGE_UNIT] = 7.0
    values[ENTRY_DISCOUNT] = 5.0
    return values


WHOLE_GAME: Final = _whole_game()  # what a passive building is worth from the first turn on


def workers(state: Position, seat: i64, worth: Worth) -> float:
    """Workers in supply, on barges and as Merchants."""
    total: float = 0.0
    supply: i64 = state.piece(seat, WORKERS)
    some: float = float(supply if supply < MANY_WORKERS else MANY_WORKERS)
    total += worth.ahead * (WORKER * some + 0.1 * float(supply))
    for barge in range(BARGES):
        for place in range(BARGE_PLACES):
            if i64(state.barges[barge * BARGE_PLACES + place]) == seat:
                total += barge_value(place, worth)
    return total + merchants(state, seat, worth)


def barge_value(place: i64, worth: Worth) -> float:
    """A worker on a barge: one more income for each place to the right that is left, then a Merchant."""
    stays: float = 0.85 if place == 0 else 0.65 if place == 1 else 0.4
    incomes: float = 0.0
    later: float = worth.incomes
    while later > 0.0 and stays > 0.0:
        incomes += stays
        stays -= 0.3
        later -= 1.0
    return incomes * worth.resource + worth.ahead * WORKER * 0.8


def merchants(state: Position, seat: i64, worth: Worth) -> float:
    """Merchant actions that are ready, or on the way."""
    board: i64 = i64(state.boards[seat])
    if board == NONE or not worth.playing:
        return 0.0
    total: float = 0.0
    for action in range(MERCHANT_ACTIONS):
        count: i64 = state.merchants_at(seat, action)
        if count > 0:
            effect: i64 = state.tables.merchant_effect[board * MERCHANT_ACTIONS + action]
            value: float = effect_value(state, seat, effect, worth)
            part: float = float(count) / float(state.merchant_spaces(seat, action))
            total += 0.95 * value if part >= 1.0 else 0.6 * worth.ahead * part * value
            total += 0.2 * worth.ahead * float(count)
    return total


# ---- Palace tracks, tiles, figurines -----------------------------------------------------------------------------------


def palaces(state: Position, seat: i64, worth: Worth) -> float:
    """End points as things stand, and as the track promises while there are turns left; the next step's gain."""
    tables = state.tables
    total: float = 0.0
    for track in range(TRACKS):
        at: i64 = state.piece(seat, PALACE + track)
        end: float = float(tables.palace_points[at])
        total += end + worth.game * (TRACK_STEP * float(at) - TRACK_END * end)
        if at < tables.steps:
            coming: float = effect_value(state, seat, tables.step_effect[track * tables.steps + at], worth)
            total += 0.2 * worth.ahead * coming
    return total


def figurines(state: Position, seat: i64, worth: Worth) -> float:
    """End points, what a set promises, and the steps that can be bought on passing."""
    tables = state.tables
    count: i64 = state.figurine_count(seat)
    end: float = float(tables.figurine_points[count])
    value: float = end + worth.game * (FIGURINE * float(count) - FIGURINE_END * end)
    passes: float = worth.rounds if worth.passed else worth.rounds + 1.0
    best: float = 0.0
    for offer in range(tables.offers):
        if tables.offer_figurines[offer] <= count:
            gain: float = float(tables.offer_steps[offer]) * worth.step - float(tables.offer_coins[offer]) * worth.coin
            if gain > best:
                best = gain
    return value + 0.6 * passes * best


def tile_value(state: Position, seat: i64, tile: i64, worth: Worth) -> float:
    """A Bonus tile about to be taken."""
    tables = state.tables
    if tile < tables.figurine:
        return USED * effect_value(state, seat, tables.tile_effect[tile], worth)
    count: i64 = state.figurine_count(seat)
    more: float = float(tables.figurine_points[count + 1] - tables.figurine_points[count])
    return more + worth.game * (FIGURINE - FIGURINE_END * more) + 0.3 * worth.rounds


def tiles(state: Position, seat: i64, worth: Worth) -> float:
    """One-time tiles face up."""
    if not worth.playing:
        return 0.0
    tables = state.tables
    total: float = 0.0
    at: i64 = seat * tables.tiles
    for tile in range(tables.figurine):
        count: i64 = i64(state.open_tiles[at + tile])
        if count > 0:
            total += USED * float(count) * effect_value(state, seat, tables.tile_effect[tile], worth)
    return total


def best_round_tile(state: Position, seat: i64, worth: Worth) -> float:
    """The best of the round bonus tiles that the seat may take; 0 without one (TX-14.2)."""
    best: float = 0.0
    for at in range(len(state.round_tiles)):
        tile: i64 = i64(state.round_tiles[at])
        if tile != NONE and may_take(state, seat, tile):
            gain: float = tile_value(state, seat, tile, worth)
            if gain > best:
                best = gain
    return best
