"""The position of River of Gold, and how to copy it. No rules.

Seats, regions, shore spaces, tiles and cards are indices from 0 (see `tables.py`); sets of cards and era tiles are bit
masks. River spaces and die faces keep their printed numbers; 0 means not there yet. -1 stands for nobody or nothing.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.bits import bit
from serai.core.options import Options
from serai.core.state import State
from serai.core.vectors import filled
from serai.games.river_of_gold.tables import CLAIMS, REGIONS, ROW, SHORES, Tables

# Columns of `purse`, one row a seat.
KOKU: Final = 0
SILK: Final = 1
RICE: Final = 2
PORCELAIN: Final = 3
FAVOR: Final = 4  # the sun marker (ROG-2.11)
FAVOR_LIMIT: Final = 5  # the moon marker
VP: Final = 6
DIE: Final = 7
OWED: Final = 8  # goods of any kind still to be chosen out of turn (ROG-12.9)
PURSE: Final = 9

# Columns of `stacks`, one row an era.
LEFT: Final = 0  # tiles left, the top tile included
TOP: Final = 1  # the top tile; -1 when the stack is empty or not made yet
STACK: Final = 2

# Columns of `markers`, one row a seat: first markers, second markers (ROG-12.2).
MARKERS: Final = 2

# `turns_left` before the end is triggered (ROG-17).
ENDLESS: Final = -1

# Values of the option `clan_patrons` (ROG-24.4).
WITHOUT_PATRONS: Final = 0
DRAFT: Final = 1
DEALT: Final = 2


def after_rewards(options: Options) -> bool:
    """Whether a journey is resolved after the rewards of the destination (ROG-9.10)."""
    return options["journey_bonus"] == "after_rewards"


def first_noble(options: Options) -> bool:
    """Whether only a player's first noble gives influence (ROG-24.2)."""
    return options["noble_influence"] == "first"


def top_open(options: Options) -> bool:
    """Whether the top tiles of the stacks are in the views (ROG-24.3)."""
    return options["stack_top_tile_open"] is True


def patrons_mode(options: Options) -> i64:
    """Without patrons, by draft, or dealt (ROG-24.4)."""
    chosen = options["clan_patrons"]
    return DEALT if chosen == "dealt" else DRAFT if chosen is True else WITHOUT_PATRONS


class Position(State):
    """All that lies on the table and in the players' hands. Vectors are flat; the comment gives their shape."""

    def __init__(self, tables: Tables, seats: i64, options: Options, source: "Position | None" = None) -> None:
        """An empty table before setup, or an independent copy of another position of the same table.

        Vectors that are only ever replaced as a whole, never changed in place, are shared by the copies.
        """
        super().__init__(seats, options, source)
        self.tables: Tables = tables
        # the options that the rules look at, as flags (ROG-24)
        self.journey_after_rewards: bool = after_rewards(options) if source is None else source.journey_after_rewards
        self.only_first_noble: bool = first_noble(options) if source is None else source.only_first_noble
        self.top_tile_open: bool = top_open(options) if source is None else source.top_tile_open
        self.patrons_mode: i64 = patrons_mode(options) if source is None else source.patrons_mode
        # players
        # [seat][PURSE]
        self.purse: vec[i64] = filled(seats * PURSE, 0) if source is None else source.purse[:]
        # [seat][region 6] space 0..18
        self.influence: vec[i64] = filled(seats * REGIONS, 0) if source is None else source.influence[:]
        # [seat][2] river space 1..14 (ROG-3.15)
        self.ships: vec[i64] = filled(seats * 2, 0) if source is None else source.ships[:]
        # [seat] which ship is the royal one, 0 or 1
        self.royal: vec[i64] = filled(seats, -1) if source is None else source.royal[:]
        # [seat] mask of cards
        self.hand: vec[i64] = filled(seats, 0) if source is None else source.hand[:]
        # [seat] mask of cards
        self.delivered: vec[i64] = filled(seats, 0) if source is None else source.delivered[:]
        # [seat] mask: cards all saw reshuffled while this hand was held
        self.barred: vec[i64] = filled(seats, 0) if source is None else source.barred[:]
        # [seat] at most this many cards of the hand are among `barred`
        self.fresh: vec[i64] = filled(seats, 0) if source is None else source.fresh[:]
        # [seat]; shared. Without the module nobody has a power of the own clan (ROG-1.4)
        self.patron: vec[i64] = filled(seats, -1) if source is None else source.patron
        # [seat] the clan dealt, with DEALT patrons; shared
        self.clan: vec[i64] = filled(seats, -1) if source is None else source.clan
        # board
        # [shore] tile
        self.shore_tile: vec[i64] = filled(SHORES, -1) if source is None else source.shore_tile[:]
        # [seat][2] masks of shore spaces: where the seat's marker is the building's first, and its second one
        self.markers: vec[i64] = filled(seats * MARKERS, 0) if source is None else source.markers[:]
        # [row space] tile; index 3 is the end of the row
        self.row: vec[i64] = filled(ROW, -1) if source is None else source.row[:]
        # [era 1, era 2][STACK]
        self.stacks: vec[i64] = vec[i64]([0, -1, 0, -1]) if source is None else source.stacks[:]
        # [region] scoring tile; shared
        self.scoring: vec[i64] = filled(REGIONS, -1) if source is None else source.scoring
        # [slot] mastery; shared
        self.masteries: vec[i64] = filled(tables.masteries_in_play, -1) if source is None else source.masteries
        # [slot][reward] seat
        self.claims: vec[i64] = filled(tables.masteries_in_play * CLAIMS, -1) if source is None else source.claims[:]
        # mask of cards in the face-up pile
        self.discards: i64 = 0 if source is None else source.discards
        # mask of era tiles in the stacks below their tops, or removed at setup
        self.unseen: i64 = 0 if source is None else source.unseen
        # mask of patrons that can be picked
        self.offered: i64 = 0 if source is None else source.offered
        # progress
        # first player
        self.first: i64 = -1 if source is None else source.first
        # whose turn it is
        self.active: i64 = -1 if source is None else source.active
        # the last Era 1 tile entered the row this turn (ROG-15.1)
        self.visit_due: bool = False if source is None else source.visit_due
        # the last Era 2 tile entered the row this turn (ROG-15.2)
        self.end_due: bool = False if source is None else source.end_due
        # turns of other players still to come after the end was triggered
        self.turns_left: i64 = ENDLESS if source is None else source.turns_left

    # ---- reading -------------------------------------------------------------------------------------------------

    def has(self, seat: i64, column: i64) -> i64:
        """What the purse of a seat holds in a column: KOKU, SILK, ... DIE."""
        return self.purse[seat * PURSE + column]

    def put(self, seat: i64, column: i64, value: i64) -> None:
        """Set a column of the purse."""
        self.purse[seat * PURSE + column] = value

    def influence_in(self, seat: i64, region: i64) -> i64:
        """The space of a seat's marker on a region's track."""
        return self.influence[seat * REGIONS + region]

    def owns(self, seat: i64, shore: i64) -> bool:
        """Whether a seat has a marker on the building of a shore space (ROG-12.1)."""
        return self.owned(seat) & bit(shore) != 0

    def owned(self, seat: i64) -> i64:
        """The mask of the shore spaces with a building of the seat."""
        return self.markers[seat * MARKERS] | self.markers[seat * MARKERS + 1]

    def marker(self, shore: i64, which: i64) -> i64:
        """The seat whose marker is the first (0) or second (1) on a shore space, or -1."""
        for seat in range(self.seats):
            if self.markers[seat * MARKERS + which] & bit(shore) != 0:
                return seat
        return -1

    def put_marker(self, shore: i64, which: i64, seat: i64) -> None:
        """Place the first (0) or second (1) marker on a building."""
        self.markers[seat * MARKERS + which] |= bit(shore)

    def deck(self) -> i64:
        """The mask of the cards in the customer deck: all that are nowhere else."""
        elsewhere: i64 = self.discards
        for seat in range(self.seats):
            elsewhere |= self.hand[seat] | self.delivered[seat]
        return self.tables.all_customers & ~elsewhere

    def delivered_of_type(self, seat: i64, customer_type: i64) -> i64:
        """The mask of a seat's delivered cards of a type."""
        return self.delivered[seat] & self.tables.type_mask[customer_type]
