"""Chance of Tianxia: which outcomes a chance decision has, their weights, and what they do (TX-23.1).

A bit mask says what may come, every thing with the weight 1; Bonus tiles alone have copies, so their kinds weigh as many
as nobody has seen yet (TX-24.3, TX-24.6).
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from serai.core.bits import bit
from serai.games.tianxia.actions import (
    CHANCE_ATTACK,
    CHANCE_BANNER,
    CHANCE_BOARD,
    CHANCE_BUILDING,
    CHANCE_DEMAND,
    CHANCE_LIMU,
    CHANCE_OBJECTIVE,
    CHANCE_ROUND,
    CHANCE_SHIP,
    CHANCE_SITE,
    CHANCE_SUPPLY,
)
from serai.games.tianxia.cleanup import lay_demand, lay_ship
from serai.games.tianxia.effects import objective_drawn, supply_drawn
from serai.games.tianxia.limu import draw_card
from serai.games.tianxia.rounds import show_attack, show_round_tile
from serai.games.tianxia.setup import deal_board, draw_place, lay_banner, lay_building, lay_site_tile
from serai.games.tianxia.state import NONE, Position
from serai.games.tianxia.tables import BOARDS, FAMILIES, LIMU, TRACKS, Tables


def is_tile(kind: i64) -> bool:
    """Whether a Bonus tile is turned up."""
    return kind == CHANCE_SITE or kind == CHANCE_ROUND or kind == CHANCE_SUPPLY


def first_outcome(tables: Tables, kind: i64) -> i64:
    """The first outcome of a kind of chance."""
    if is_tile(kind):
        return tables.tile_base
    if kind == CHANCE_OBJECTIVE:
        return tables.deal_base
    if kind == CHANCE_LIMU:
        return tables.limu_base
    if kind == CHANCE_SHIP:
        return tables.ship_base
    if kind == CHANCE_DEMAND:
        return tables.demand_base
    if kind == CHANCE_BUILDING:
        return tables.building_base
    if kind == CHANCE_ATTACK:
        return tables.attack_base
    if kind == CHANCE_BOARD:
        return tables.board_base
    return tables.banner_base if kind == CHANCE_BANNER else tables.place_base


def outcome_count(tables: Tables, kind: i64) -> i64:
    """How many outcomes a kind of chance can have at most."""
    if is_tile(kind):
        return tables.tiles
    if kind == CHANCE_OBJECTIVE:
        return tables.objectives
    if kind == CHANCE_LIMU:
        return tables.limu_cards
    if kind == CHANCE_SHIP:
        return tables.ships
    if kind == CHANCE_DEMAND:
        return tables.demands
    if kind == CHANCE_BUILDING:
        return tables.buildings
    if kind == CHANCE_ATTACK:
        return tables.attacks
    if kind == CHANCE_BOARD:
        return BOARDS
    return TRACKS if kind == CHANCE_BANNER else FAMILIES


def not_among(row: vec[u8], mask: i64) -> i64:
    """A mask without the numbers of a row: what has not been drawn yet."""
    for at in range(len(row)):
        if row[at] != NONE:
            mask &= ~bit(i64(row[at]))
    return mask


def outcomes(state: Position, kind: i64) -> i64:
    """The mask of the outcomes that can happen, for chance without copies."""
    tables = state.tables
    if kind == CHANCE_OBJECTIVE:
        return state.deck
    if kind == CHANCE_LIMU:
        return state.limu_left
    if kind == CHANCE_SHIP:
        return state.ships_left
    if kind == CHANCE_DEMAND:
        return state.demands_left
    if kind == CHANCE_BUILDING:
        return not_among(state.building_at, tables.type_buildings[tables.site_type[state.top_a()]])
    if kind == CHANCE_ATTACK:
        return tables.round_attacks[state.round - 1]
    if kind == CHANCE_BOARD:
        return not_among(state.boards, bit(BOARDS) - 1)
    if kind == CHANCE_BANNER:
        return not_among(state.banners, bit(TRACKS) - 1)
    families: i64 = bit(state.seats) - 1
    return not_among(state.order, families | bit(LIMU) if state.has_limu() else families)


def weight(state: Position, kind: i64, index: i64) -> i64:
    """The weight of an outcome by its number."""
    if is_tile(kind):
        return i64(state.unseen[index])
    return (outcomes(state, kind) >> index) & 1


def unseen_total(state: Position) -> i64:
    """How many Bonus tiles nobody has seen."""
    total: i64 = 0
    for tile in range(state.tables.tiles):
        total += i64(state.unseen[tile])
    return total


def unseen_pick(state: Position, ticket: i64) -> i64:
    """The kind of the Bonus tile that owns a ticket."""
    tile: i64 = 0
    while ticket >= i64(state.unseen[tile]):
        ticket -= i64(state.unseen[tile])
        tile += 1
    return tile


def perform_outcome(state: Position, kind: i64, index: i64) -> None:
    """Carry out a chance outcome."""
    if kind == CHANCE_SITE:
        lay_site_tile(state, index)
    elif kind == CHANCE_ROUND:
        show_round_tile(state, index)
    elif kind == CHANCE_SUPPLY:
        supply_drawn(state, index)
    elif kind == CHANCE_OBJECTIVE:
        objective_drawn(state, index)
    elif kind == CHANCE_LIMU:
        draw_card(state, index)
    elif kind == CHANCE_SHIP:
        lay_ship(state, index)
    elif kind == CHANCE_DEMAND:
        lay_demand(state, index)
    elif kind == CHANCE_BUILDING:
        lay_building(state, index)
    elif kind == CHANCE_ATTACK:
        show_attack(state, index)
    elif kind == CHANCE_BOARD:
        deal_board(state, index)
    elif kind == CHANCE_BANNER:
        lay_banner(state, index)
    else:
        draw_place(state, index)
