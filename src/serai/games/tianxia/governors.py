"""TX-9: Governors and buildings."""

from typing import Final

from mypy_extensions import i64

from serai.core.bits import bit, lowest
from serai.core.state import LEGAL
from serai.games.tianxia.actions import GOVERNOR_TAKEN
from serai.games.tianxia.effects import push_effect
from serai.games.tianxia.facts import GOVERNOR_EXPELLED, GOVERNOR_PLACED, TILE_STAYS
from serai.games.tianxia.payment import gain, less, pay
from serai.games.tianxia.rule_ids import (
    TX_8_5,
    TX_9_1,
    TX_9_2,
    TX_9_3,
    TX_9_4,
    TX_9_13,
    TX_16_3,
    TX_19_8,
)
from serai.games.tianxia.state import NONE, WORKERS, Position, changed
from serai.games.tianxia.tables import (
    GOVERNOR_DISCOUNT,
    GOVERNOR_POINTS,
    MOST_WORKER_SPACES,
    POINTS,
    SITES,
    WOOD,
)
from serai.games.tianxia.tiles import may_take, take_tile

NO_PRICE: Final = 9999  # of a building where no Governor can be installed


def wood_cost(state: Position, seat: i64, site: i64, space: i64, discount: i64) -> i64:
    """The wood for a worker space (TX-9.2) with the discounts that count now (TX-9.10, TX-9.13)."""
    tables = state.tables
    price: i64 = tables.building_cost[i64(state.building_at[site])]
    price += tables.space_wood[(state.seats - 1) * MOST_WORKER_SPACES + space]
    if state.tokens & bit(site) != 0:
        price += tables.token_wood
    if state.works(seat, GOVERNOR_DISCOUNT):
        discount += tables.passive_value[GOVERNOR_DISCOUNT]
    return less(price, discount)


def cheapest(state: Position, seat: i64, sites: i64, discount: i64) -> i64:
    """The lowest wood for a Governor at one of the sites of a mask; NO_PRICE if there can be none (TX-9.1, TX-9.4)."""
    best: i64 = NO_PRICE
    if state.piece(seat, WORKERS) == 0:
        return best
    spaces: i64 = state.tables.worker_spaces[state.seats - 1]
    sites &= ~state.seated[seat]
    while sites != 0:
        site: i64 = lowest(sites)
        sites &= sites - 1
        for space in range(spaces):
            if state.governors[site * MOST_WORKER_SPACES + space] == NONE:
                price: i64 = wood_cost(state, seat, site, space, discount)
                if price < best:
                    best = price
    return best


def why_not_governor(state: Position, seat: i64, site: i64, space: i64, discount: i64) -> i64:
    """An empty space of a building without an own Governor, a worker and the wood."""
    if space >= state.tables.worker_spaces[state.seats - 1]:
        return TX_9_1
    if state.seated[seat] & bit(site) != 0:
        return TX_9_4
    if state.governors[site * MOST_WORKER_SPACES + space] != NONE or state.piece(seat, WORKERS) == 0:
        return TX_9_1
    return LEGAL if state.has(seat, WOOD) >= wood_cost(state, seat, site, space, discount) else TX_9_2


def install(state: Position, seat: i64, site: i64, space: i64, discount: i64) -> None:
    """Pay, take the tile, place the worker, gain the effect of an income building (TX-9.3)."""
    tables = state.tables
    building: i64 = i64(state.building_at[site])
    pay(state, seat, WOOD, wood_cost(state, seat, site, space, discount), TX_9_2)
    take_site_tile(state, seat, site)
    records: bool = state.works(seat, GOVERNOR_POINTS)  # not for its own installation (TX-9.6)
    place_governor(state, seat, site, space, TX_9_3)
    gain(state, seat, POINTS, tables.building_points[building], TX_9_3)
    if records:
        gain(state, seat, POINTS, tables.passive_value[GOVERNOR_POINTS], TX_9_13)
    push_effect(state, seat, tables.building_effect[building], TX_9_3)


def take_site_tile(state: Position, seat: i64, site: i64) -> None:
    """The Bonus tile of a site, if one lies there; a kind of figurine already owned stays (TX-9.7, TX-16.3)."""
    tile: i64 = i64(state.tile_at[site])
    if tile == NONE:
        return
    if may_take(state, seat, tile):
        state.tile_at = changed(state.tile_at, site, NONE)
        take_tile(state, seat, tile, TX_9_3)
    else:
        state.note(TILE_STAYS, seat, site, tile, TX_16_3)


def place_governor(state: Position, family: i64, site: i64, space: i64, rule: i64) -> None:
    """A worker of the supply becomes the Governor of a worker space."""
    state.add_piece(family, WORKERS, -1)
    state.seat_governor(family, site, space)
    state.note(GOVERNOR_PLACED, family, space, site, rule)


def expel(state: Position, site: i64) -> None:
    """Every Governor of a raided site goes back to its owner's supply (TX-19.8)."""
    for space in range(MOST_WORKER_SPACES):
        family: i64 = state.governor_at(site, space)
        if family != NONE:
            state.unseat_governor(site, space)
            state.add_piece(family, WORKERS, 1)
            state.note(GOVERNOR_EXPELLED, family, space, site, TX_19_8)


# ---- in a Region turn (TX-8.5) and as an effect (TX-2.4) ---------------------------------------------------------------


def why_not_govern(state: Position, site: i64, space: i64) -> i64:
    """Once in the turn, in its region."""
    region: i64 = state.top_a()
    if state.top_b() & GOVERNOR_TAKEN != 0 or state.tables.site_region[site] != region:
        return TX_8_5
    return why_not_governor(state, state.top_seat(), site, space, 0)


def govern(state: Position, site: i64, space: i64) -> None:
    """The Governor action of a Region turn."""
    seat: i64 = state.top_seat()
    state.set_top(state.top_a(), state.top_b() | GOVERNOR_TAKEN)
    install(state, seat, site, space, 0)


def why_not_install(state: Position, site: i64, space: i64) -> i64:
    """In any region, cheaper."""
    return why_not_governor(state, state.top_seat(), site, space, state.top_a())


def answer_install(state: Position, site: i64, space: i64) -> None:
    """The Governor of an effect."""
    seat: i64 = state.top_seat()
    discount: i64 = state.top_a()
    state.drop()
    install(state, seat, site, space, discount)


def install_vacant(state: Position) -> bool:
    """No Governor can be installed anywhere: the effect is lost (TX-2.4, TX-23.7)."""
    seat: i64 = state.top_seat()
    return cheapest(state, seat, bit(SITES) - 1, state.top_a()) > state.has(seat, WOOD)
