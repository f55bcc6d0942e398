"""TX-21: final scoring, by category. Can be asked at any time: what the game would score if it ended now.

Unused one-time tiles are worth nothing (TX-21.3).
"""

from typing import Final

from mypy_extensions import i64

from serai.core.bits import bit, bits, lowest
from serai.games.tianxia.facts import ENDED, SCORED
from serai.games.tianxia.rule_ids import TX_15_4, TX_16_5, TX_17_2, TX_21_1, TX_22_12
from serai.games.tianxia.state import (
    DELIVERIES,
    ENDED_PHASE,
    PALACE,
    SHIPPING,
    TOWERS,
    WALLS,
    Position,
    count_tiles,
)
from serai.games.tianxia.tables import (
    BARGES,
    COINS,
    GOODS,
    INCOME,
    JEWELRY,
    LIMU,
    NEED_BARGES,
    NEED_COINS,
    NEED_DELIVERY_MARKERS,
    NEED_FIGURINES,
    NEED_GOODS,
    NEED_GOVERNOR_REGIONS,
    NEED_GOVERNORS,
    NEED_INCOME_GOVERNORS,
    NEED_MERCHANTS,
    NEED_ONE_OF_EACH,
    NEED_PORT_GOVERNORS,
    NEED_PRESENCE_SECTIONS,
    NEED_SHIPPING_MARKERS,
    NEED_SOLDIERS,
    NEED_TOWERS,
    NEED_TRACKS,
    NEED_USED_TILES,
    NEED_WALLS,
    PASSIVE,
    POINTS,
    REGIONS,
    SECTIONS,
    SILK,
    TRACKS,
    WOOD,
)

# Categories of the final scoring; what was scored during the game stands before them.
GAME: Final = 0
FIGURINES: Final = 1
PALACES: Final = 2
OBJECTIVES: Final = 3
LEFTOVERS: Final = 4
CATEGORIES: Final = 5
# Of Li Mu, beside GAME, FIGURINES and PALACES (TX-22.12).
LIMU_START: Final = 5
LIMU_GOVERNORS: Final = 6
LIMU_CATEGORIES: Final = 7

ORDER_PLACES: Final = 10  # more than there are families
FIGURINE_NUMBERS: Final = 100  # more than a family can have figurines


def category(state: Position, seat: i64, which: i64) -> i64:
    """Points of a seat in a category, as things stand (TX-21.1)."""
    if which == GAME:
        return state.has(seat, POINTS)
    if which == FIGURINES:
        return figurine_points(state, seat)
    if which == PALACES:
        return palace_points(state, seat)
    if which == OBJECTIVES:
        return objective_points(state, seat)
    return leftovers(state, seat) // state.tables.leftovers_per_point


def final_score(state: Position, seat: i64) -> i64:
    """All categories together."""
    total: i64 = 0
    for which in range(CATEGORIES):
        total += category(state, seat, which)
    return total


def figurine_points(state: Position, family: i64) -> i64:
    """Points for the number of Jade Figurines (TX-16.5)."""
    return state.tables.figurine_points[state.figurine_count(family)]


def palace_points(state: Position, family: i64) -> i64:
    """Points for the position on each Palace track (TX-15.4)."""
    total: i64 = 0
    for track in range(TRACKS):
        total += state.tables.palace_points[state.piece(family, PALACE + track)]
    return total


def leftovers(state: Position, seat: i64) -> i64:
    """Coins, resources and goods, all counted together (TX-21.1)."""
    total: i64 = 0
    for column in range(COINS, JEWELRY + 1):
        total += state.has(seat, column)
    return total


# ---- Objectives (TX-17) ------------------------------------------------------------------------------------------------


def objective_points(state: Position, seat: i64) -> i64:
    """Points of the Objectives that score (TX-17.2)."""
    total: i64 = 0
    cards: i64 = scored_objectives(state, seat)
    while cards != 0:
        total += state.tables.objective_points[lowest(cards)]
        cards &= cards - 1
    return total


def scored_objectives(state: Position, seat: i64) -> i64:
    """The bit mask of the best ones of those in hand that are met, as many as may score (TX-17.2)."""
    found: i64 = 0
    met: i64 = met_objectives(state, seat)
    for _ in range(state.tables.objectives_scored):
        if met != 0:
            best: i64 = best_objective(state, met)
            met &= ~bit(best)
            found |= bit(best)
    return found


def met_objectives(state: Position, seat: i64) -> i64:
    """The bit mask of the Objectives in hand whose condition is met; a piece can serve for several (TX-17.3)."""
    found: i64 = 0
    cards: i64 = state.objectives[seat]
    while cards != 0:
        card: i64 = lowest(cards)
        cards &= cards - 1
        if objective_met(state, seat, card):
            found |= bit(card)
    return found


def best_objective(state: Position, cards: i64) -> i64:
    """The Objective with the most points in a bit mask that is not empty."""
    best: i64 = lowest(cards)
    while cards != 0:
        card: i64 = lowest(cards)
        cards &= cards - 1
        if state.tables.objective_points[card] > state.tables.objective_points[best]:
            best = card
    return best


def objective_met(state: Position, seat: i64, objective: i64) -> bool:
    """Whether the value that an Objective names is high enough (TX-17.5)."""
    tables = state.tables
    value: i64 = need_value(state, seat, tables.objective_need[objective], tables.objective_level[objective])
    return value >= tables.objective_number[objective]


def need_value(state: Position, seat: i64, need: i64, level: i64) -> i64:
    """What a condition counts; `level` is the position that a Palace track must reach (TX-17.6 to TX-17.9)."""
    if need <= NEED_PORT_GOVERNORS:
        return governor_need(state, seat, need)
    if need <= NEED_PRESENCE_SECTIONS:
        return wall_need(state, seat, need)
    if need == NEED_DELIVERY_MARKERS:  # those that are not in supply lie on ships (TX-11.7, TX-20.3)
        return state.tables.delivery_markers - state.piece(seat, DELIVERIES)
    if need == NEED_SHIPPING_MARKERS:
        return bits(state.piece(seat, SHIPPING))
    if need == NEED_TRACKS:
        return tracks_at(state, seat, level)
    return stock_need(state, seat, need)


def governor_need(state: Position, seat: i64, need: i64) -> i64:
    """Governors (TX-17.6)."""
    tables = state.tables
    if need == NEED_GOVERNORS:
        return state.governor_count(seat)
    if need == NEED_GOVERNOR_REGIONS:
        regions: i64 = 0
        for region in range(REGIONS):
            if state.seated[seat] & tables.region_sites[region] != 0:
                regions += 1
        return regions
    if need == NEED_PORT_GOVERNORS:
        return bits(state.seated[seat] & tables.port_sites)
    wanted: i64 = INCOME if need == NEED_INCOME_GOVERNORS else PASSIVE
    total: i64 = 0
    sites: i64 = state.seated[seat]
    while sites != 0:
        site: i64 = lowest(sites)
        sites &= sites - 1
        if tables.building_type[i64(state.building_at[site])] == wanted:
            total += 1
    return total


def wall_need(state: Position, seat: i64, need: i64) -> i64:
    """Structures and soldiers (TX-17.7)."""
    if need == NEED_WALLS:
        return state.piece(seat, WALLS)
    if need == NEED_TOWERS:
        return state.piece(seat, TOWERS)
    total: i64 = 0
    for section in range(SECTIONS):
        soldiers: i64 = soldiers_in(state, seat, section)
        if need == NEED_SOLDIERS:
            total += soldiers
        elif structure_in(state, seat, section) or (need == NEED_PRESENCE_SECTIONS and soldiers > 0):
            total += 1
    return total


def structure_in(state: Position, family: i64, section: i64) -> bool:
    """Whether a wall or tower of a family stands in a section."""
    if i64(state.towers[section]) == family:
        return True
    at: i64 = section * state.tables.wall_spaces
    for space in range(state.tables.wall_spaces):
        if i64(state.walls[at + space]) == family:
            return True
    return False


def soldiers_in(state: Position, family: i64, section: i64) -> i64:
    """Soldiers of a family in a section."""
    total: i64 = 0
    at: i64 = section * state.tables.soldier_spaces
    for place in range(state.tables.soldier_spaces):
        if i64(state.soldiers[at + place]) == family:
            total += 1
    return total


def tracks_at(state: Position, family: i64, level: i64) -> i64:
    """Palace tracks on which a family stands at a position or beyond it (TX-17.8)."""
    total: i64 = 0
    for track in range(TRACKS):
        if state.piece(family, PALACE + track) >= level:
            total += 1
    return total


def stock_need(state: Position, seat: i64, need: i64) -> i64:
    """Tiles, Merchants, barges and stocks (TX-17.9)."""
    if need == NEED_FIGURINES:
        return state.figurine_count(seat)
    if need == NEED_USED_TILES:
        return count_tiles(state.used_tiles, seat, state.tables)
    if need == NEED_MERCHANTS:
        return state.merchant_count(seat)
    if need == NEED_COINS:
        return state.has(seat, COINS)
    total: i64 = 0
    if need == NEED_BARGES:
        for barge in range(BARGES):
            if state.own_on_barge(seat, barge) > 0:
                total += 1
    elif need == NEED_GOODS:
        for good in range(GOODS):
            total += state.has(seat, SILK + good)
    elif need == NEED_ONE_OF_EACH:
        total = 1
        for column in range(WOOD, JEWELRY + 1):
            if state.has(seat, column) == 0:
                total = 0
    return total


# ---- who has won (TX-21.2, TX-22.12) -----------------------------------------------------------------------------------


def tie_break(state: Position, seat: i64) -> i64:
    """More Governors, then more figurines, then the earlier place in the order of passing, packed (TX-21.2).

    Seats that have not passed in this round come last and are equal.
    """
    place: i64 = 0
    for at in range(len(state.next_order)):
        if i64(state.next_order[at]) == seat:
            place = ORDER_PLACES - 1 - at
    counts: i64 = state.governor_count(seat) * FIGURINE_NUMBERS + state.figurine_count(seat)
    return counts * ORDER_PLACES + place


def limu_category(state: Position, which: i64) -> i64:
    """Points of Li Mu in a category (TX-22.12); only a single player is measured by the difficulty (TX-25.2)."""
    if which == GAME:
        return state.has(LIMU, POINTS)
    if which == FIGURINES:
        return figurine_points(state, LIMU)
    if which == PALACES:
        return palace_points(state, LIMU)
    if which == LIMU_START:
        return state.tables.limu_start_points[state.difficulty] if state.seats == 1 else 0
    return state.governor_count(LIMU) * state.tables.limu_governor_points if which == LIMU_GOVERNORS else 0


def limu_score(state: Position) -> i64:
    """What Li Mu would score if the game ended now; with two players nobody counts it (TX-22.13)."""
    total: i64 = 0
    for which in range(LIMU_CATEGORIES):
        total += limu_category(state, which)
    return total


def limu_wins(state: Position) -> bool:
    """Whether Li Mu has at least as many points as the single player (TX-22.12, TX-22.16)."""
    return state.seats == 1 and limu_score(state) >= final_score(state, 0)


# ---- the end -----------------------------------------------------------------------------------------------------------


def rule_of(which: i64) -> i64:
    """The paragraph of a category."""
    if which == FIGURINES:
        return TX_16_5
    if which == PALACES:
        return TX_15_4
    if which == OBJECTIVES:
        return TX_17_2
    return TX_21_1 if which == LEFTOVERS else TX_22_12


def score_step(state: Position) -> None:
    """The game is over: tell what everybody scores (TX-21.1). The points scored so far stay what they are."""
    state.phase = ENDED_PHASE
    state.active = -1
    state.note(ENDED, -1, 0, 0, TX_21_1)
    for which in range(FIGURINES, CATEGORIES):
        for seat in range(state.seats):
            state.note(SCORED, seat, category(state, seat, which), which, rule_of(which))
    if state.seats == 1:
        for part in range(FIGURINES, LIMU_CATEGORIES):
            if part != OBJECTIVES and part != LEFTOVERS:
                state.note(SCORED, LIMU, limu_category(state, part), part, rule_of(part))
