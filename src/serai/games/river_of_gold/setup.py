"""ROG-3: setup, as chance decisions in the order of ROG-20.7, with the draft of the clan patrons (ROG-21.1)."""

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.bits import bit
from serai.core.state import LEGAL
from serai.core.vectors import replaced
from serai.games.river_of_gold.actions import (
    CHANCE_CLAN,
    CHANCE_FIRST,
    CHANCE_MARKET,
    CHANCE_MASTERY,
    CHANCE_REVEAL,
    CHANCE_ROW,
    CHANCE_SCORING,
    CHANCE_SHIP,
    CHANCE_STARTING,
    CHANCE_TOP,
    PATRON,
    STEP_BEGIN,
    STEP_DEAL,
    STEP_DRAW,
    STEP_PLAYERS,
    STEP_RESOURCES,
    STEP_ROLL,
)
from serai.games.river_of_gold.facts import (
    CLAN_DEALT,
    FIRST_CHOSEN,
    MASTERY_LAID,
    PATRON_PICKED,
    PATRON_SHOWN,
    SCORING_LAID,
    SHIP_SET,
    TILE_LAID,
)
from serai.games.river_of_gold.gains import gain_favor, gain_good, gain_koku
from serai.games.river_of_gold.rule_ids import (
    ROG_3_1,
    ROG_3_2,
    ROG_3_4,
    ROG_3_5,
    ROG_3_7,
    ROG_3_8,
    ROG_3_9,
    ROG_3_10,
    ROG_3_13,
    ROG_21_1,
    ROG_21_2,
)
from serai.games.river_of_gold.state import DEALT, FAVOR_LIMIT, LEFT, STACK, WITHOUT_PATRONS, Position
from serai.games.river_of_gold.tables import (
    ERA_1,
    ERA_2,
    GOODS,
    IMPERIAL,
    KAIU_SHIHOBU,
    PATRONS,
    REGIONS,
    ROW,
    SHORES,
    YORITOMO,
)


def lay_out(state: Position) -> None:
    """Put the whole setup on the stack, last things first (ROG-20.7)."""
    tables = state.tables
    seats: i64 = state.seats - 2
    state.unseen = tables.era_mask[ERA_1] | tables.era_mask[ERA_2]
    state.stacks[LEFT] = tables.stack_tiles[seats * 2] - ROW  # ROG-3.6, ROG-3.7
    state.stacks[STACK + LEFT] = tables.stack_tiles[seats * 2 + 1]
    state.push(STEP_PLAYERS, -1, 0, 0)
    state.push(CHANCE_FIRST, -1, 0, 0)
    state.push(CHANCE_TOP, -1, ERA_2, 0)
    state.push(CHANCE_TOP, -1, ERA_1, 0)
    for back in range(ROW):
        state.push(CHANCE_ROW, -1, ROW - 1 - back, 0)
    count: i64 = tables.starting_tiles[seats]
    for back in range(count):
        state.push(CHANCE_STARTING, -1, tables.starting_shore[seats * 6 + count - 1 - back], 0)  # ROG-3.5
    for back in range(3):
        state.push(CHANCE_MARKET, -1, tables.market_shore[2 - back], 0)
    for back in range(tables.masteries_in_play):
        state.push(CHANCE_MASTERY, -1, tables.masteries_in_play - 1 - back, 0)
    for back in range(REGIONS):
        state.push(CHANCE_SCORING, -1, REGIONS - 1 - back, 0)


# ---- weights of the setup's chance ---------------------------------------------------------------------------------


def not_among(numbers: vec[i64], count: i64) -> i64:
    """The mask of 0 .. count - 1 without the numbers of a vector: what has not been drawn yet."""
    mask: i64 = bit(count) - 1
    for number in numbers:
        if number >= 0:
            mask &= ~bit(number)
    return mask


def patrons_of(state: Position, clan: i64) -> i64:
    """The mask of the two patrons of a clan (ROG-21.1)."""
    mask: i64 = 0
    for patron in range(PATRONS):
        if state.tables.patron_clan[patron] == clan:
            mask |= bit(patron)
    return mask


def laid_weight(state: Position, era: i64, tile: i64) -> i64:
    """The copies of a starting tile or an Imperial Market that do not lie on the shore yet (ROG-3.4, ROG-3.5)."""
    if state.tables.tile_era[tile] != era:
        return 0
    left: i64 = state.tables.tile_count[tile]
    for shore in range(SHORES):
        if state.shore_tile[shore] == tile:
            left -= 1
    return left


# ---- outcomes ------------------------------------------------------------------------------------------------------


def lay_scoring(state: Position, tile: i64) -> None:
    """Put a scoring tile on the track of the frame's region."""
    region: i64 = state.top_a()
    state.drop()
    state.scoring = replaced(state.scoring, region, tile)
    state.note(SCORING_LAID, -1, region, tile, ROG_3_1)


def lay_mastery(state: Position, mastery: i64) -> None:
    """Put a mastery card into play."""
    slot: i64 = state.top_a()
    state.drop()
    state.masteries = replaced(state.masteries, slot, mastery)
    state.note(MASTERY_LAID, -1, slot, mastery, ROG_3_2)


def lay_tile(state: Position, tile: i64) -> None:
    """Put a starting tile or an Imperial Market on the frame's shore space."""
    shore: i64 = state.top_a()
    state.drop()
    state.shore_tile[shore] = tile
    rule: i64 = ROG_3_4 if state.tables.tile_era[tile] == IMPERIAL else ROG_3_5
    state.note(TILE_LAID, -1, shore, tile, rule)


def lay_row(state: Position, tile: i64) -> None:
    """Put an Era 1 tile on a row space (ROG-3.7)."""
    space: i64 = state.top_a()
    state.drop()
    state.row[space] = tile
    state.unseen &= ~bit(tile)
    state.note(TILE_LAID, -1, -1 - space, tile, ROG_3_7)


def choose_first(state: Position, seat: i64) -> None:
    """The first player; the seats stay as they are (ROG-3.8)."""
    state.drop()
    state.first = seat
    state.note(FIRST_CHOSEN, seat, 0, 0, ROG_3_8)


def reveal_patron(state: Position, patron: i64) -> None:
    """A patron lies open for the draft."""
    state.drop()
    state.offered |= bit(patron)
    state.note(PATRON_SHOWN, -1, 0, patron, ROG_21_1)


def deal_clan(state: Position, clan: i64) -> None:
    """A clan for a seat, which will choose one of its patrons."""
    seat: i64 = state.top_seat()
    state.drop()
    state.clan = replaced(state.clan, seat, clan)
    state.offered |= patrons_of(state, clan)
    state.note(CLAN_DEALT, seat, 0, clan, ROG_21_1)


def why_not_patron(state: Position, patron: i64) -> i64:
    """A patron that lies open, of the own clan if clans were dealt (ROG-21.1)."""
    if state.offered & bit(patron) == 0:
        return ROG_21_1
    clan: i64 = state.clan[state.top_seat()]
    return LEGAL if clan < 0 or state.tables.patron_clan[patron] == clan else ROG_21_1


def pick_patron(state: Position, patron: i64) -> None:
    """Take the patron, and the board of its clan."""
    seat: i64 = state.top_seat()
    state.drop()
    state.patron = replaced(state.patron, seat, patron)
    state.offered &= ~bit(patron)
    state.note(PATRON_PICKED, seat, 0, patron, ROG_21_1)


# ---- steps after the first player is known -------------------------------------------------------------------------


def seat_at(state: Position, place: i64) -> i64:
    """The seat at a place in turn order; place 0 is the first player."""
    return (state.first + place) % state.seats


def players_step(state: Position) -> None:
    """Patrons, resources, customers, ship rolls, first rolls, first turn (ROG-20.7; last pushed comes first)."""
    state.drop()
    seats: i64 = state.seats
    state.push(STEP_BEGIN, state.first, 0, 0)
    for back in range(seats):
        state.push(STEP_ROLL, seat_at(state, seats - 1 - back), 0, 0)  # ROG-3.14
    for back in range(seats):
        state.push(CHANCE_SHIP, seat_at(state, seats - 1 - back), 1, 0)
        state.push(CHANCE_SHIP, seat_at(state, seats - 1 - back), 0, 0)
    for back in range(seats):
        state.push(STEP_DEAL, seat_at(state, seats - 1 - back), 0, 0)
    state.push(STEP_RESOURCES, -1, 0, 0)
    if state.patrons_mode != WITHOUT_PATRONS:
        push_patrons(state)


def push_patrons(state: Position) -> None:
    """The reveal or the deal, then the choices in reverse turn order (ROG-21.1)."""
    seats: i64 = state.seats
    for place in range(seats):
        state.push(PATRON, seat_at(state, place), 0, 0)
    if state.patrons_mode == DEALT:
        for back in range(seats):
            state.push(CHANCE_CLAN, seat_at(state, seats - 1 - back), 0, 0)
    else:
        clans: i64 = len(state.tables.clan_names)
        for back in range(clans):
            state.push(CHANCE_REVEAL, -1, clans - 1 - back, 0)


def resources_step(state: Position) -> None:
    """What each player starts with (ROG-3.8 to 3.11, 3.13); Kaiu Shihobu has more (ROG-21.6)."""
    state.drop()
    state.offered = 0
    tables = state.tables
    for place in range(state.seats):
        seat: i64 = seat_at(state, place)
        state.put(seat, FAVOR_LIMIT, tables.start_favor_limit)
        gain_favor(state, seat, tables.start_favor, ROG_3_10)
        gain_koku(state, seat, tables.start_koku[place], ROG_3_8)
        for good in range(GOODS):
            gain_good(state, seat, good, tables.start_goods[good], ROG_3_9)
        if state.patron[seat] == KAIU_SHIHOBU:
            gain_koku(state, seat, tables.patron_value[KAIU_SHIHOBU], ROG_21_2)
        state.ships[seat * 2] = tables.river_start[0] + 1
        state.ships[seat * 2 + 1] = tables.river_start[1] + 1


def deal_step(state: Position) -> None:
    """The starting customers of a seat, hidden (ROG-3.12); Yoritomo has three (ROG-21.3)."""
    seat: i64 = state.top_seat()
    state.drop()
    cards: i64 = state.tables.start_customers
    if state.patron[seat] == YORITOMO:
        cards = state.tables.patron_value[YORITOMO]
    state.push(STEP_DRAW, seat, cards, 0)


def launch(state: Position, face: i64) -> None:
    """Move a ship from its starting space by a roll: no rewards, no journey (ROG-3.13)."""
    seat: i64 = state.top_seat()
    ship: i64 = state.top_a()
    state.drop()
    state.ships[seat * 2 + ship] += face
    state.note(SHIP_SET, seat, state.ships[seat * 2 + ship], ship, ROG_3_13)
