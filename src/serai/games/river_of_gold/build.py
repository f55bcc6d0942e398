"""ROG-7: build."""

from mypy_extensions import i64

from serai.core.bits import bit, lowest
from serai.core.state import LEGAL
from serai.games.river_of_gold.actions import STEP_REFILL
from serai.games.river_of_gold.facts import BUILT
from serai.games.river_of_gold.gains import gain_favor, gain_vp, pay
from serai.games.river_of_gold.influence import push_influence
from serai.games.river_of_gold.rule_ids import ROG_2_2, ROG_7_1, ROG_7_2, ROG_7_3, ROG_7_5, ROG_17_5, ROG_21_2
from serai.games.river_of_gold.state import DIE, KOKU, Position
from serai.games.river_of_gold.tables import BUILD_DISCOUNT, KAIU_SHIHOBU, ROW, YASUKI_TAKA


def build_cost(state: Position, seat: i64, shore: i64) -> i64:
    """What a shore space costs this seat in Koku: the printed cost, less for an artisan of its region (ROG-7.2, 11.1)."""
    tables = state.tables
    cost: i64 = tables.shore_cost[shore]
    region_cards: i64 = tables.region_mask[tables.shore_region[shore]]
    artisans: i64 = state.delivered[seat] & region_cards & tables.ability_mask[BUILD_DISCOUNT]
    while artisans != 0:
        card: i64 = lowest(artisans)
        artisans &= ~bit(card)
        cost -= tables.ability_amount[card]
    return cost if cost > 0 else 0


def why_not_site(state: Position, seat: i64, shore: i64) -> i64:
    """An empty shore space of the seat's die region that it can pay (ROG-7.1, 7.2); Kaiu Shihobu builds anywhere."""
    tables = state.tables
    if tables.shore_cost[shore] < 0:
        return ROG_2_2
    if state.shore_tile[shore] >= 0:
        return ROG_7_1
    if tables.shore_region[shore] != state.has(seat, DIE) - 1 and state.patron[seat] != KAIU_SHIHOBU:
        return ROG_7_1
    if state.has(seat, KOKU) < build_cost(state, seat, shore):
        return ROG_7_2
    return LEGAL


def why_not_build(state: Position, shore: i64, row_space: i64) -> i64:
    """A site of the active player's, and a tile of the row (ROG-7.3)."""
    rule: i64 = why_not_site(state, state.active, shore)
    if rule == LEGAL and state.row[row_space] < 0:
        return ROG_17_5
    return rule


def build(state: Position, shore: i64, row_space: i64) -> None:
    """Pay, take the tile, place it with a marker; then influence and the refill. No reward of the tile (ROG-7.7).

    Space and tile are one action, so nothing comes in between (ROG-7.9).
    """
    tables = state.tables
    seat: i64 = state.active
    tile: i64 = state.row[row_space]
    pay(state, seat, KOKU, build_cost(state, seat, shore), ROG_7_2)
    state.shore_tile[shore] = tile
    state.row[row_space] = -1
    state.note(BUILT, seat, shore, tile, ROG_7_3)
    if row_space == ROW - 1:
        gain_favor(state, seat, tables.end_tile_favor, ROG_7_3)
    state.put_marker(shore, 0, seat)  # ROG-7.4
    if state.patron[seat] == YASUKI_TAKA:  # before the influence (ROG-21.6)
        gain_vp(state, seat, tables.patron_value[YASUKI_TAKA] * tables.shore_touches[shore], ROG_21_2)
    state.push(STEP_REFILL, seat, row_space, 0)
    push_influence(state, seat, tables.shore_region[shore], tables.tile_bonus[tile], ROG_7_5)
