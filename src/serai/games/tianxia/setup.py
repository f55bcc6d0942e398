"""TX-3: setup, as chance decisions in the order of TX-23.1, then the Objectives to return."""

from mypy_extensions import i64

from serai.core.bits import bit
from serai.core.state import LEGAL
from serai.core.vectors import replaced
from serai.games.tianxia.actions import (
    CHANCE_BANNER,
    CHANCE_BOARD,
    CHANCE_BUILDING,
    CHANCE_OBJECTIVE,
    CHANCE_PLACE,
    CHANCE_SITE,
    RETURN,
    STEP_PLAYERS,
)
from serai.games.tianxia.cleanup import push_ship
from serai.games.tianxia.effects import gain_plain
from serai.games.tianxia.facts import (
    BANNER_LAID,
    BOARD_DEALT,
    BUILDING_LAID,
    OBJECTIVE_RETURNED,
    PLACE_DRAWN,
    SITE_TILE,
)
from serai.games.tianxia.rounds import push_round
from serai.games.tianxia.rule_ids import (
    TX_3_1,
    TX_3_2,
    TX_3_3,
    TX_3_8,
    TX_3_9,
    TX_19_9,
    TX_22_2,
)
from serai.games.tianxia.state import Position, added, changed
from serai.games.tianxia.tables import (
    BARGE_PLACES,
    BARGES,
    HUBS,
    LIMU,
    NEUTRAL,
    SITES,
    SLOTS,
)


def lay_out(state: Position) -> None:
    """Put the whole setup on the stack, last things first (TX-23.1)."""
    lay_barges(state)
    state.push(STEP_PLAYERS, -1, 0, 0)
    if state.seats == 1:
        state.order = added(added(state.order, 0), LIMU)  # the player is first (TX-22.2)
    else:
        for _ in range(state.family_count()):
            state.push(CHANCE_PLACE, -1, 0, 0)
    for back in range(SLOTS):
        push_ship(state, SLOTS - 1 - back)  # TX-3.6
    for back in range(SITES):
        state.push(CHANCE_SITE, -1, SITES - 1 - back, 0)
    for back in range(SITES):
        state.push(CHANCE_BUILDING, -1, SITES - 1 - back, 0)
    for back in range(HUBS):
        state.push(CHANCE_BANNER, -1, HUBS - 1 - back, 0)


def lay_barges(state: Position) -> None:
    """The neutral workers of setup (TX-3.7)."""
    for barge in range(BARGES):
        for place in range(state.tables.neutrals_at_setup):
            state.barges = changed(state.barges, barge * BARGE_PLACES + place, NEUTRAL)


# ---- outcomes ----------------------------------------------------------------------------------------------------------


def lay_banner(state: Position, track: i64) -> None:
    """The banner of a hub (TX-3.1)."""
    hub: i64 = state.top_a()
    state.drop()
    state.banners = changed(state.banners, hub, track)
    state.note(BANNER_LAID, -1, hub, track, TX_3_1)


def lay_building(state: Position, building: i64) -> None:
    """The building of a site (TX-3.2)."""
    site: i64 = state.top_a()
    state.drop()
    state.building_at = changed(state.building_at, site, building)
    state.note(BUILDING_LAID, -1, site, building, TX_3_2)


def lay_site_tile(state: Position, tile: i64) -> None:
    """The Bonus tile of a site: in setup (TX-3.3), or of the supply after a raid (TX-19.9)."""
    site: i64 = state.top_a()
    of_supply: bool = state.top_b() == 1
    state.drop()
    state.see_tile(tile, of_supply)
    state.tile_at = changed(state.tile_at, site, tile)
    state.note(SITE_TILE, -1, site, tile, TX_19_9 if of_supply else TX_3_3)


def draw_place(state: Position, family: i64) -> None:
    """The next place of the first turn order (TX-3.8, TX-22.2)."""
    state.drop()
    state.order = added(state.order, family)
    state.note(PLACE_DRAWN, family, len(state.order), 0, TX_22_2 if family == LIMU else TX_3_8)


def deal_board(state: Position, board: i64) -> None:
    """A player board (TX-3.8)."""
    seat: i64 = state.top_seat()
    state.drop()
    state.boards = changed(state.boards, seat, board)
    state.note(BOARD_DEALT, seat, 0, board, TX_3_8)


# ---- players -----------------------------------------------------------------------------------------------------------


def players_step(state: Position) -> None:
    """Starting resources by the place among the players; then boards, Objectives, and the first round."""
    tables = state.tables
    state.drop()
    place: i64 = 0
    for at in range(len(state.order)):
        family: i64 = i64(state.order[at])
        if family != LIMU:
            gain_plain(state, family, tables.start_effect[place], TX_3_8)
            place += 1
    push_round(state)
    push_for_all(state, RETURN, tables.objectives_dealt - tables.objectives_kept)
    push_for_all(state, CHANCE_OBJECTIVE, tables.objectives_dealt)
    push_for_all(state, CHANCE_BOARD, 0)


def push_for_all(state: Position, kind: i64, number: i64) -> None:
    """The same decision for every player, in turn order."""
    count: i64 = len(state.order)
    for back in range(count):
        family: i64 = i64(state.order[count - 1 - back])
        if family != LIMU:
            state.push(kind, family, number, 0)


def why_not_return(state: Position, objective: i64) -> i64:
    """One of those dealt (TX-3.9)."""
    return LEGAL if state.objectives[state.top_seat()] & bit(objective) != 0 else TX_3_9


def return_objective(state: Position, objective: i64) -> None:
    """Back into the deck, in secret."""
    seat: i64 = state.top_seat()
    left: i64 = state.top_a() - 1
    if left > 0:
        state.set_top(left, 0)
    else:
        state.drop()
    state.objectives = replaced(state.objectives, seat, state.objectives[seat] & ~bit(objective))
    state.returned = replaced(state.returned, seat, state.returned[seat] | bit(objective))
    state.deck |= bit(objective)
    state.note(OBJECTIVE_RETURNED, seat, 0, objective, TX_3_9)
