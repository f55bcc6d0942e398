"""The position of Tianxia, and how to copy it. No rules.

Seats, sites, buildings, tiles, cards and ships are indices from 0 (see `tables.py`); NONE stands for none. A family is a
seat or LIMU (TX-22). Vectors are bytes wherever a byte is enough. Sets of sites, cards and ships are bit masks.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from serai.core.bits import bit, bits
from serai.core.options import Options
from serai.core.state import State
from serai.core.vectors import filled, replaced
from serai.games.tianxia.tables import (
    BARGE_PLACES,
    BARGES,
    EASY,
    FAMILIES,
    HARD,
    HUBS,
    LIMU,
    LIMU_SEATS,
    MERCHANT_ACTIONS,
    MILITARY,
    MOST_DELIVERY_SPACES,
    MOST_WORKER_SPACES,
    NORMAL,
    PLAIN,
    REGIONS,
    SECTIONS,
    SITES,
    SLOTS,
    TRACKS,
    Tables,
)

NONE: Final = 255

# Columns of `pieces`, one row a family.
WORKERS: Final = 0  # in supply (TX-1.3)
MARKERS: Final = 1  # action markers not used in this round
DISCARDED: Final = 2  # action markers discarded in this round (TX-18.1)
WALLS: Final = 3  # walls built
TOWERS: Final = 4  # towers built
DELIVERIES: Final = 5  # delivery markers in supply (TX-11.7); Li Mu needs no count (TX-22.1)
SHIPPING: Final = 6  # bit mask of the ports with the shipping marker (TX-11.2)
DRAWN: Final = 7  # Objectives drawn after setup
PALACE: Final = 8  # + track: position of the Palace marker (TX-1.9, TX-15.1)
PIECES: Final = 12

# Columns of `markers`, one row a family: the regions, then the spaces of the military board (TX-12.1).
MILITARY_SPACE: Final = REGIONS
MARKER_SPACES: Final = REGIONS + MILITARY

# Phases of a round (TX-4.2).
SETUP: Final = 0
PREPARATION: Final = 1
INCOME_PHASE: Final = 2
ACTION: Final = 3
ATTACK: Final = 4
CLEANUP: Final = 5
ENDED_PHASE: Final = 6


def bytes_of(count: i64, value: i64) -> vec[u8]:
    """A vector of equal bytes."""
    return vec[u8]([u8(value)] * count)


def changed(row: vec[u8], index: i64, value: i64) -> vec[u8]:
    """A copy with one byte changed: for vectors that clones share."""
    copy = row[:]
    copy[index] = u8(value)
    return copy


def added(row: vec[u8], value: i64) -> vec[u8]:
    """A copy with one byte more."""
    copy = row[:]
    return append(copy, u8(value))


class Position(State):
    """All that lies on the table and before the players; all know it (TX-1.12), but for the Objectives in hand (TX-24.1).

    Vectors are flat; the comment gives their shape. The row of a family is its number (TX-1.14).
    """

    def __init__(self, tables: Tables, seats: i64, options: Options, source: "Position | None" = None) -> None:
        """An empty table before setup, or an independent copy of another position of the same table.

        Vectors marked *shared* are only ever replaced as a whole, never changed in place.
        """
        super().__init__(seats, options, source)
        self.tables: Tables = tables
        # the option as a number (TX-25.2)
        self.difficulty: i64 = NORMAL if source is None else source.difficulty
        # families
        # [FAMILIES][PLAIN] coins, resources, goods, points; Li Mu has points alone
        self.purse: vec[i64] = filled(FAMILIES * PLAIN, 0) if source is None else source.purse[:]
        # [FAMILIES][PIECES]
        self.pieces: vec[u8] = bytes_of(FAMILIES * PIECES, 0) if source is None else source.pieces[:]
        # [seat] player board, or NONE; shared
        self.boards: vec[u8] = bytes_of(seats, NONE) if source is None else source.boards
        # [seat][MERCHANT_ACTIONS] Merchants on the spaces of a Merchant action; shared
        self.merchants: vec[u8] = bytes_of(seats * MERCHANT_ACTIONS, 0) if source is None else source.merchants
        # [seat] bit mask of the Objectives in hand; secret; shared
        self.objectives: vec[i64] = filled(seats, 0) if source is None else source.objectives
        # [seat] bit mask of the Objectives returned in setup, known to the seat alone; shared
        self.returned: vec[i64] = filled(seats, 0) if source is None else source.returned
        # [seat][tile] one-time tiles lying face up; shared
        self.open_tiles: vec[u8] = bytes_of(seats * tables.tiles, 0) if source is None else source.open_tiles
        # [seat][tile] one-time tiles turned over; shared
        self.used_tiles: vec[u8] = bytes_of(seats * tables.tiles, 0) if source is None else source.used_tiles
        # [FAMILIES] bit mask of the kinds of Jade Figurines; shared
        self.figurines: vec[i64] = filled(FAMILIES, 0) if source is None else source.figurines
        # [FAMILIES] bit mask of the sites with a Governor; follows from `governors`; shared
        self.seated: vec[i64] = filled(FAMILIES, 0) if source is None else source.seated
        # [FAMILIES] bit mask of the kinds of passive buildings with a Governor; follows from `governors`; shared
        self.powers: vec[i64] = filled(FAMILIES, 0) if source is None else source.powers
        # map
        # [HUBS] track of the banner, or NONE; shared
        self.banners: vec[u8] = bytes_of(HUBS, NONE) if source is None else source.banners
        # [SITES] building, or NONE; shared
        self.building_at: vec[u8] = bytes_of(SITES, NONE) if source is None else source.building_at
        # [SITES] Bonus tile, or NONE; shared
        self.tile_at: vec[u8] = bytes_of(SITES, NONE) if source is None else source.tile_at
        # [SITES][MOST_WORKER_SPACES] family of the Governor, or NONE; shared
        self.governors: vec[u8] = bytes_of(SITES * MOST_WORKER_SPACES, NONE) if source is None else source.governors
        # bit mask of the sites with an additional-cost token
        self.tokens: i64 = 0 if source is None else source.tokens
        # [MARKER_SPACES][FAMILIES] action markers; shared
        self.markers: vec[u8] = bytes_of(MARKER_SPACES * FAMILIES, 0) if source is None else source.markers
        # [BARGES][BARGE_PLACES] family, NEUTRAL, or NONE; shared
        self.barges: vec[u8] = bytes_of(BARGES * BARGE_PLACES, NONE) if source is None else source.barges
        # ships
        # [SLOTS] ship, or NONE; shared
        self.ship_at: vec[u8] = bytes_of(SLOTS, NONE) if source is None else source.ship_at
        # [SLOTS] its Demand tile, or NONE; shared
        self.demand_at: vec[u8] = bytes_of(SLOTS, NONE) if source is None else source.demand_at
        # [SLOTS][MOST_DELIVERY_SPACES] family of the delivery marker, or NONE; shared
        self.delivered: vec[u8] = bytes_of(SLOTS * MOST_DELIVERY_SPACES, NONE) if source is None else source.delivered
        # wall sections
        # [SECTIONS] space of the nomad leader; shared
        self.leaders: vec[u8] = bytes_of(SECTIONS, 0) if source is None else source.leaders
        # [SECTIONS] strength; shared
        self.strength: vec[i64] = filled(SECTIONS, 0) if source is None else source.strength
        # [SECTIONS][wall_spaces] family, or NONE; shared
        self.walls: vec[u8] = bytes_of(SECTIONS * tables.wall_spaces, NONE) if source is None else source.walls
        # [SECTIONS] family, or NONE; shared
        self.towers: vec[u8] = bytes_of(SECTIONS, NONE) if source is None else source.towers
        # [SECTIONS][soldier_spaces] family, or NONE; shared
        self.soldiers: vec[u8] = bytes_of(SECTIONS * tables.soldier_spaces, NONE) if source is None else source.soldiers
        # piles
        # [tile] how many copies nobody has seen yet; shared
        self.unseen: vec[u8] = bytes_of(tables.tiles, 0) if source is None else source.unseen
        # how many of them are the Bonus tile supply (TX-24.3)
        self.supply: i64 = 0 if source is None else source.supply
        # bit masks of what may still come
        self.deck: i64 = bit(tables.objectives) - 1 if source is None else source.deck
        self.ships_left: i64 = bit(tables.ships) - 1 if source is None else source.ships_left
        self.demands_left: i64 = bit(tables.demands) - 1 if source is None else source.demands_left
        self.limu_left: i64 = bit(tables.limu_cards) - 1 if source is None else source.limu_left
        # progress
        # [rounds] attack card of each round so far, or NONE; shared
        self.attacks: vec[u8] = bytes_of(tables.rounds, NONE) if source is None else source.attacks
        # round bonus tiles from the left, NONE where one was taken; shared
        self.round_tiles: vec[u8] = vec[u8]() if source is None else source.round_tiles
        # families in turn order; shared
        self.order: vec[u8] = vec[u8]() if source is None else source.order
        # families that have passed, in this order: turn order of the next round (TX-14.1); shared
        self.next_order: vec[u8] = vec[u8]() if source is None else source.next_order
        # round, from 1; 0 during setup
        self.round: i64 = 0 if source is None else source.round
        # SETUP .. ENDED_PHASE
        self.phase: i64 = SETUP if source is None else source.phase
        # seat or LIMU whose turn it is; -1 outside the turns of the Action phase
        self.active: i64 = -1 if source is None else source.active
        if source is None:
            self.read_options(options)
            self.empty_table()

    def read_options(self, options: Options) -> None:
        """The option that the rules look at, as a number: EASY, NORMAL, HARD."""
        name = options["difficulty"]
        self.difficulty = EASY if name == "easy" else HARD if name == "hard" else NORMAL

    def empty_table(self) -> None:
        """All tiles unseen; supplies full (TX-1.3, TX-1.5 to TX-1.7, TX-3.5, TX-22.1)."""
        tables = self.tables
        for tile in range(tables.tiles):
            self.unseen[tile] = u8(tables.tile_copies[tile])
        stacks: i64 = tables.stack_size[self.seats - 1] * tables.rounds
        self.supply = tables.all_tiles - SITES - stacks
        for seat in range(self.seats):
            self.set_piece(seat, WORKERS, tables.workers)
            self.set_piece(seat, MARKERS, tables.markers)
            self.set_piece(seat, DELIVERIES, tables.delivery_markers)
        if self.has_limu():
            self.set_piece(LIMU, WORKERS, tables.limu_workers)
            self.set_piece(LIMU, MARKERS, tables.limu_markers)
        for section in range(SECTIONS):
            self.leaders[section] = u8(tables.start_space)
            self.strength[section] = tables.base_strength[self.seats - 1]

    # ---- reading -------------------------------------------------------------------------------------------------

    def has_limu(self) -> bool:
        """Whether Li Mu plays (TX-22)."""
        return self.seats <= LIMU_SEATS

    def family_count(self) -> i64:
        """How many families play."""
        return self.seats + 1 if self.seats <= LIMU_SEATS else self.seats

    def has(self, family: i64, column: i64) -> i64:
        """What a family owns in a column of the purse: COINS, WOOD ... POINTS."""
        return self.purse[family * PLAIN + column]

    def piece(self, family: i64, column: i64) -> i64:
        """A number of its row of `pieces`: WORKERS, MARKERS ... PALACE + track."""
        return i64(self.pieces[family * PIECES + column])

    def works(self, family: i64, passive: i64) -> bool:
        """Whether a kind of passive building works for a family (TX-9.6)."""
        return self.powers[family] & bit(passive) != 0

    def governor_at(self, site: i64, space: i64) -> i64:
        """The family whose Governor stands on a worker space, or NONE."""
        return i64(self.governors[site * MOST_WORKER_SPACES + space])

    def free_spaces(self, site: i64) -> i64:
        """How many worker spaces of a site are empty."""
        count: i64 = 0
        for space in range(self.tables.worker_spaces[self.seats - 1]):
            if self.governors[site * MOST_WORKER_SPACES + space] == NONE:
                count += 1
        return count

    def marker_count(self, where: i64) -> i64:
        """Action markers of all families in a region, or on MILITARY_SPACE + military space."""
        count: i64 = 0
        at: i64 = where * FAMILIES
        end: i64 = at + FAMILIES
        while at < end:
            count += i64(self.markers[at])
            at += 1
        return count

    def banner_of(self, region: i64) -> i64:
        """The track whose banner a region shows (TX-3.1)."""
        return i64(self.banners[self.tables.region_hub[region]])

    def merchants_at(self, seat: i64, action: i64) -> i64:
        """Merchants on the spaces of a Merchant action."""
        return i64(self.merchants[seat * MERCHANT_ACTIONS + action])

    def merchant_spaces(self, seat: i64, action: i64) -> i64:
        """How many Merchant spaces a Merchant action of a seat's board has."""
        return self.tables.merchant_spaces[i64(self.boards[seat]) * MERCHANT_ACTIONS + action]

    def merchant_count(self, seat: i64) -> i64:
        """All Merchants of a seat."""
        at: i64 = seat * MERCHANT_ACTIONS
        return i64(self.merchants[at]) + i64(self.merchants[at + 1]) + i64(self.merchants[at + 2])

    def own_on_barge(self, family: i64, barge: i64) -> i64:
        """Workers of a family on a barge."""
        count: i64 = 0
        for place in range(BARGE_PLACES):
            if i64(self.barges[barge * BARGE_PLACES + place]) == family:
                count += 1
        return count

    def has_passed(self, family: i64) -> bool:
        """Whether a family has passed in this round (TX-14.5)."""
        for at in range(len(self.next_order)):
            if i64(self.next_order[at]) == family:
                return True
        return False

    def figurine_count(self, family: i64) -> i64:
        """How many Jade Figurines a family has, all of different kinds."""
        return bits(self.figurines[family])

    def governor_count(self, family: i64) -> i64:
        """How many Governors of a family stand on the board."""
        return bits(self.seated[family])

    # ---- changing ------------------------------------------------------------------------------------------------

    def set_piece(self, family: i64, column: i64, value: i64) -> None:
        """Set a number of the row of `pieces`."""
        self.pieces[family * PIECES + column] = u8(value)

    def add_piece(self, family: i64, column: i64, count: i64) -> None:
        """Add to a number of the row of `pieces`, or take away."""
        at: i64 = family * PIECES + column
        self.pieces[at] = u8(i64(self.pieces[at]) + count)

    def see_tile(self, tile: i64, of_supply: bool) -> None:
        """A copy of a Bonus tile has been turned up: of the supply, or of a stack or setup."""
        self.unseen = changed(self.unseen, tile, i64(self.unseen[tile]) - 1)
        if of_supply:
            self.supply -= 1

    def set_merchants(self, seat: i64, action: i64, count: i64) -> None:
        """So many Merchants stand on the spaces of a Merchant action."""
        self.merchants = changed(self.merchants, seat * MERCHANT_ACTIONS + action, count)

    def add_marker(self, where: i64, family: i64) -> None:
        """An action marker of a family lies in a region, or on MILITARY_SPACE + military space."""
        at: i64 = where * FAMILIES + family
        self.markers = changed(self.markers, at, i64(self.markers[at]) + 1)
        self.add_piece(family, MARKERS, -1)

    def seat_governor(self, family: i64, site: i64, space: i64) -> None:
        """A Governor stands on a worker space; what follows from it is kept up."""
        self.governors = changed(self.governors, site * MOST_WORKER_SPACES + space, family)
        self.seated = replaced(self.seated, family, self.seated[family] | bit(site))
        passive: i64 = self.tables.building_passive[i64(self.building_at[site])]
        if passive >= 0:
            self.powers = replaced(self.powers, family, self.powers[family] | bit(passive))

    def unseat_governor(self, site: i64, space: i64) -> None:
        """The Governor of a worker space leaves it."""
        family: i64 = self.governor_at(site, space)
        self.governors = changed(self.governors, site * MOST_WORKER_SPACES + space, NONE)
        self.seated = replaced(self.seated, family, self.seated[family] & ~bit(site))
        passive: i64 = self.tables.building_passive[i64(self.building_at[site])]
        if passive >= 0:
            self.powers = replaced(self.powers, family, self.powers[family] & ~bit(passive))


def count_tiles(row: vec[u8], seat: i64, tables: Tables) -> i64:
    """How many one-time tiles a seat's row of `open_tiles` or `used_tiles` holds."""
    total: i64 = 0
    at: i64 = seat * tables.tiles
    end: i64 = at + tables.tiles
    while at < end:
        total += i64(row[at])
        at += 1
    return total


def track_open(state: Position, family: i64, track: i64) -> bool:
    """Whether a Palace track is not complete for a family (TX-15.2)."""
    return i64(state.pieces[family * PIECES + PALACE + track]) < state.tables.steps


def any_track_open(state: Position, family: i64) -> bool:
    """Whether any track is."""
    for track in range(TRACKS):
        if track_open(state, family, track):
            return True
    return False
