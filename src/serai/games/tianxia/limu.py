"""TX-22: Li Mu, a family that plays by cards. It never pays, and gains points alone (TX-22.1)."""

from mypy_extensions import i64

from serai.core.bits import bit, lowest
from serai.games.tianxia.actions import CHANCE_LIMU, STEP_LIMU_PUSH, STEP_NEXT
from serai.games.tianxia.barges import push_neutral
from serai.games.tianxia.facts import LIMU_CARD, LIMU_MARKER, TURN
from serai.games.tianxia.governors import place_governor
from serai.games.tianxia.military import (
    battle_here,
    defense,
    place_soldier,
    place_tower,
    place_wall,
    soldier_room,
    wall_room,
)
from serai.games.tianxia.palace import advance
from serai.games.tianxia.passing import mark_pass
from serai.games.tianxia.payment import gain
from serai.games.tianxia.rule_ids import TX_7_1, TX_22_4, TX_22_5, TX_22_6, TX_22_7, TX_22_8, TX_22_10
from serai.games.tianxia.ships import empty_space, place_delivery
from serai.games.tianxia.state import (
    MARKERS,
    MILITARY_SPACE,
    NONE,
    PALACE,
    TOWERS,
    WALLS,
    WORKERS,
    Position,
    changed,
    track_open,
)
from serai.games.tianxia.tables import (
    FORTIFY_ACTION,
    LIMU,
    LIMU_FORTIFY,
    LIMU_GOVERNOR,
    LIMU_SHIP,
    MOST_WORKER_SPACES,
    POINTS,
    REGIONS,
    SECTIONS,
    TOWER,
    TRACKS,
    TRAIN_ACTION,
    WALL,
)
from serai.games.tianxia.tiles import box_tile, may_take, take_tile


def limu_turn(state: Position) -> None:
    """A card while it has a marker (TX-22.4), otherwise it passes (TX-22.10)."""
    state.note(TURN, LIMU, 0, 0, TX_7_1)
    state.push(STEP_NEXT, LIMU, 0, 0)
    if state.piece(LIMU, MARKERS) > 0:
        state.push(CHANCE_LIMU, -1, 0, 0)
    else:
        limu_pass(state)


def draw_card(state: Position, card: i64) -> None:
    """The next card: its action, then the neutral worker on its barge (TX-22.4). No card comes twice (TX-22.3)."""
    tables = state.tables
    state.drop()
    state.limu_left &= ~bit(card)
    state.note(LIMU_CARD, LIMU, 0, card, TX_22_4)
    state.push(STEP_LIMU_PUSH, -1, tables.limu_barge[card], 0)
    action: i64 = tables.limu_action[card]
    if action == LIMU_GOVERNOR:
        send_governor(state, tables.limu_region[card])
    elif action == LIMU_SHIP:
        send_ship(state, tables.limu_region[card])
    elif action == LIMU_FORTIFY:
        fortify(state)
    else:
        train(state)


def limu_push_step(state: Position) -> None:
    """The neutral worker of the card (TX-22.4)."""
    barge: i64 = state.top_a()
    state.drop()
    push_neutral(state, barge, TX_22_4)


def extra_steps(state: Position, track: i64, rule: i64) -> None:
    """Instead of an action that is impossible; steps on a complete track are lost (TX-22.5, TX-22.6)."""
    for _ in range(state.tables.limu_fallback_steps):
        advance(state, LIMU, track, rule)


def enter_region(state: Position, region: i64, rule: i64) -> i64:
    """A marker in the region and a step on the track of its banner. Returns the track."""
    track: i64 = state.banner_of(region)
    state.add_marker(region, LIMU)
    state.note(LIMU_MARKER, LIMU, 0, region, rule)
    advance(state, LIMU, track, rule)
    return track


# ---- Governor (TX-22.5) ------------------------------------------------------------------------------------------------


def send_governor(state: Position, region: i64) -> None:
    """The card Governor."""
    track: i64 = enter_region(state, region, TX_22_5)
    site: i64 = governor_site(state, region)
    if site < 0:
        extra_steps(state, track, TX_22_5)
        return
    place_governor(state, LIMU, site, cheapest_space(state, site), TX_22_5)
    tile: i64 = i64(state.tile_at[site])
    if tile != NONE:
        state.tile_at = changed(state.tile_at, site, NONE)
        keep_or_box(state, tile, TX_22_5)


def governor_site(state: Position, region: i64) -> i64:
    """The site for Li Mu's Governor: first on its path, then of the lower section; -1 if there is none, or no worker."""
    tables = state.tables
    best: i64 = -1
    if state.piece(LIMU, WORKERS) == 0:
        return best
    lowest_key: i64 = 0
    sites: i64 = tables.region_sites[region] & ~state.seated[LIMU]
    while sites != 0:
        site: i64 = lowest(sites)
        sites &= sites - 1
        key: i64 = tables.site_order[site] * SECTIONS + tables.site_section[site]
        if state.free_spaces(site) > 0 and (best < 0 or key < lowest_key):
            best = site
            lowest_key = key
    return best


def cheapest_space(state: Position, site: i64) -> i64:
    """The empty worker space with the least extra wood, the first one of equals; -1 if none is empty."""
    tables = state.tables
    best: i64 = -1
    least: i64 = 0
    for space in range(tables.worker_spaces[state.seats - 1]):
        wood: i64 = tables.space_wood[(state.seats - 1) * MOST_WORKER_SPACES + space]
        if state.governor_at(site, space) == NONE and (best < 0 or wood < least):
            best = space
            least = wood
    return best


def keep_or_box(state: Position, tile: i64, rule: i64) -> None:
    """A kind of figurine that Li Mu lacks is kept, any other tile goes into the box (TX-22.5, TX-22.10)."""
    if may_take(state, LIMU, tile):
        take_tile(state, LIMU, tile, rule)
    else:
        box_tile(state, LIMU, tile, rule)


# ---- Ship (TX-22.6) ----------------------------------------------------------------------------------------------------


def send_ship(state: Position, region: i64) -> None:
    """The card Ship."""
    track: i64 = enter_region(state, region, TX_22_6)
    slot: i64 = state.tables.region_slot[region]
    space: i64 = empty_space(state, slot)
    if space < 0:
        extra_steps(state, track, TX_22_6)
        return
    place_delivery(state, LIMU, slot, space, TX_22_6)
    gain(state, LIMU, POINTS, state.tables.limu_delivery_points, TX_22_6)


# ---- Fortify and Train (TX-22.7 to TX-22.9) ----------------------------------------------------------------------------


def enter_military(state: Position, action: i64, rule: i64) -> None:
    """A marker on the space of the action, and a step on the highest track that is not complete."""
    state.add_marker(MILITARY_SPACE + state.tables.military_space[action], LIMU)
    state.note(LIMU_MARKER, LIMU, 0, REGIONS + action, rule)
    track: i64 = highest_track(state)
    if track >= 0:
        advance(state, LIMU, track, rule)


def highest_track(state: Position) -> i64:
    """Li Mu's highest track that is not complete, the first one of equals; -1 if all are complete (TX-22.7)."""
    best: i64 = -1
    most: i64 = -1
    for track in range(TRACKS):
        position: i64 = state.piece(LIMU, PALACE + track)
        if track_open(state, LIMU, track) and position > most:
            best = track
            most = position
    return best


def fortify(state: Position) -> None:
    """The card Fortify: in each section that is chosen a tower where possible, otherwise a wall (TX-22.7)."""
    enter_military(state, FORTIFY_ACTION, TX_22_7)
    for _ in range(state.tables.limu_builds):
        section: i64 = most_endangered(state, False)
        if section < 0:
            return
        if tower_fits(state, section):
            place_tower(state, LIMU, section)
        else:
            place_wall(state, LIMU, section)


def train(state: Position) -> None:
    """The card Train, for as long as there are workers (TX-22.8)."""
    enter_military(state, TRAIN_ACTION, TX_22_8)
    for _ in range(state.tables.limu_soldiers):
        section: i64 = most_endangered(state, True)
        if section < 0:
            return
        place_soldier(state, LIMU, section)


def tower_fits(state: Position, section: i64) -> bool:
    """Whether Li Mu can build a tower in a section (TX-22.7)."""
    return state.towers[section] == NONE and state.piece(LIMU, TOWERS) < state.tables.limu_structures[TOWER]


def wall_fits(state: Position, section: i64) -> bool:
    """Whether Li Mu can build a wall in a section (TX-22.7)."""
    return wall_room(state, section) >= 0 and state.piece(LIMU, WALLS) < state.tables.limu_structures[WALL]


def soldier_fits(state: Position, section: i64) -> bool:
    """Whether Li Mu can place a soldier in a section (TX-22.8)."""
    return soldier_room(state, section) >= 0 and state.piece(LIMU, WORKERS) > 0


def has_room(state: Position, section: i64, train_there: bool) -> bool:
    """Whether Li Mu can place a soldier, or else a structure, in a section."""
    if train_there:
        return soldier_fits(state, section)
    return tower_fits(state, section) or wall_fits(state, section)


def most_endangered(state: Position, train_there: bool) -> i64:
    """The most endangered section with room for a soldier, or else for a structure; -1 if there is none (TX-22.9)."""
    best: i64 = -1
    best_battle: bool = False
    most: i64 = 0
    for section in range(SECTIONS):
        if not has_room(state, section, train_there):
            continue
        battle: bool = battle_here(state, section)
        excess: i64 = state.strength[section] - defense(state, section)
        if battle == best_battle:
            ahead: bool = best < 0 or excess > most
        else:
            ahead = battle or best < 0
        if ahead:
            best = section
            best_battle = battle
            most = excess
    return best


# ---- passing (TX-22.10) ------------------------------------------------------------------------------------------------


def limu_pass(state: Position) -> None:
    """The marker, then a round bonus tile; no steps are bought."""
    mark_pass(state, LIMU)
    place: i64 = wanted_tile(state)
    if place >= 0:
        tile: i64 = i64(state.round_tiles[place])
        state.round_tiles = changed(state.round_tiles, place, NONE)
        keep_or_box(state, tile, TX_22_10)


def wanted_tile(state: Position) -> i64:
    """The place of the first figurine that Li Mu lacks, else of the first tile (TX-22.15); -1 if no tile lies there."""
    first: i64 = -1
    for place in range(len(state.round_tiles)):
        tile: i64 = i64(state.round_tiles[place])
        if tile == NONE:
            continue
        if tile >= state.tables.figurine and may_take(state, LIMU, tile):
            return place
        if first < 0:
            first = place
    return first
