"""The position of Yellow & Yangtze, and how to copy it. No rules.

Seats, colors, spaces and triangles are indices from 0 (see `tables.py`). Vectors are bytes wherever a byte is enough, so
that a state is small and quickly copied; NONE stands for no space, no triangle, no side.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from serai.core.options import Options, OptionValue
from serai.core.state import State
from serai.core.vectors import filled
from serai.games.yellow_and_yangtze.tables import BLACK, COLORS, MOST_TILES, RED, Map, Tables

NONE: Final = 255  # no space
NO_TRIANGLE: Final = -1

# What lies on a space: 0 nothing, a tile as its color + 1, a leader as FIRST_LEADER + seat * COLORS + color.
EMPTY: Final = 0
FIRST_LEADER: Final = 6

# Columns of `support`, one row a seat: what it has added to the pending conflict.
SIDE: Final = 0  # direction of the state it supports, seen from the unifying tile (YY-22.2); NONE if it supports none
TILES: Final = 1  # tiles from hand
LEADER: Final = 2  # 1 if the leader off the board is used
SUPPORT: Final = 3


def whole(value: OptionValue) -> i64:
    """The value of an option that is a whole number."""
    if isinstance(value, str):
        raise TypeError("this option is a number")
    return int(value)


def bytes_of(count: i64, value: i64) -> vec[u8]:
    """A vector of equal bytes."""
    return vec[u8]([u8(value)] * count)


def changed(row: vec[u8], index: i64, value: i64) -> vec[u8]:
    """A copy with one byte changed: for vectors that clones share."""
    copy = row[:]
    copy[index] = u8(value)
    return copy


class Position(State):
    """All that lies on the table and in the players' hands. Vectors are flat; the comment gives their shape."""

    def __init__(self, tables: Tables, seats: i64, options: Options, source: "Position | None" = None) -> None:
        """An empty table before setup, or an independent copy of another position of the same table.

        Vectors marked *shared* are only ever replaced as a whole, never changed in place.
        """
        super().__init__(seats, options, source)
        self.tables: Tables = tables
        self.map: Map = tables.map_of(str(options["map"])) if source is None else source.map
        # the options that the rules look at, as flags (YY-20.9)
        self.toll_counts_soldiers: bool = (
            options["war_toll"] == "strength" if source is None else source.toll_counts_soldiers
        )
        self.bystanders_fight: bool = (
            options["war_bystanders"] == "participate" if source is None else source.bystanders_fight
        )
        self.pick_after_war: bool = options["war_pick"] == "allowed" if source is None else source.pick_after_war
        self.huang_ties: bool = options["tie_break"] == "huang" if source is None else source.huang_ties
        # rounds without a draw that end the game; 0 for no such limit
        self.idle_limit: i64 = whole(options["idle_rounds_limit"]) if source is None else source.idle_limit
        # board
        spaces: i64 = tables.spaces
        # [space] EMPTY, a tile or a leader
        self.board: vec[u8] = bytes_of(spaces, EMPTY) if source is None else source.board[:]
        # [space] the group it belongs to: 1 + one of the group's spaces; 0 for none (groups.py). The tile that unites
        # states in a war is in no group; a space whose tile has just paid the toll keeps its group until the war ends
        self.group: vec[u8] = bytes_of(spaces, 0) if source is None else source.group[:]
        # [group] bit mask of the colors of its leaders; a group with leaders is a state (YY-4.4)
        self.group_colors: vec[u8] = bytes_of(spaces + 1, 0) if source is None else source.group_colors[:]
        # [group] red tiles
        self.group_reds: vec[u8] = bytes_of(spaces + 1, 0) if source is None else source.group_reds[:]
        # [seat][color] space, or NONE for a leader off the board
        self.leader_at: vec[u8] = bytes_of(seats * COLORS, NONE) if source is None else source.leader_at[:]
        # [pagoda slot] triangle, or NO_TRIANGLE in the supply; shared
        self.pagoda_on: vec[i64] = filled(tables.pagoda_slots, NO_TRIANGLE) if source is None else source.pagoda_on
        # [space] 1 under a pagoda; follows from `pagoda_on`; shared
        self.covered: vec[u8] = bytes_of(spaces, 0) if source is None else source.covered
        # tiles off the board
        # [seat][color]
        self.hand: vec[u8] = bytes_of(seats * COLORS, 0) if source is None else source.hand[:]
        # [color] face up (YY-2.5)
        self.display: vec[u8] = bytes_of(COLORS, 0) if source is None else source.display[:]
        # [color] drawn from; what lies nowhere else (`rest`)
        self.bag: vec[u8] = vec[u8]([u8(n) for n in tables.tiles]) if source is None else source.bag[:]
        # [color] in the box, seen by all when they left; shared
        self.box: vec[u8] = bytes_of(COLORS, 0) if source is None else source.box
        # [seat][color] in the box, discarded by a replacement, known to the seat alone; shared
        self.replaced: vec[u8] = bytes_of(seats * COLORS, 0) if source is None else source.replaced
        # [color] in the box unseen (YY-3.3); shared
        self.removed: vec[u8] = bytes_of(COLORS, 0) if source is None else source.removed
        # what all know of the hands (knowledge.py)
        # [seat][color] surely in that hand; shared
        self.seen: vec[u8] = bytes_of(seats * COLORS, 0) if source is None else source.seen
        # [seat][color] were surely there before the hand was replaced in part; shared
        self.maybe: vec[u8] = bytes_of(seats * COLORS, 0) if source is None else source.maybe
        # [seat] at most so many of `maybe` are gone; shared
        self.unsure: vec[u8] = bytes_of(seats, 0) if source is None else source.unsure
        # [seat] at most so many blue tiles are in that hand; MOST_TILES if nothing is known; shared
        self.most_blue: vec[u8] = bytes_of(seats, MOST_TILES) if source is None else source.most_blue
        # points (YY-2.4), [seat][color]
        self.points: vec[i64] = filled(seats * COLORS, 0) if source is None else source.points[:]
        # the conflict that is pending (YY-14, YY-15)
        # [seat][SUPPORT]; shared
        self.support: vec[u8] = no_support(seats) if source is None else source.support
        # the space of the unifying tile, or NONE
        self.war_space: i64 = NONE if source is None else source.war_space
        # the color of the leaders in a revolt, or NONE
        self.revolt_color: i64 = NONE if source is None else source.revolt_color
        # progress
        # first player
        self.first: i64 = -1 if source is None else source.first
        # whose turn it is, the "active player" (YY-1.2); -1 before the first turn
        self.active: i64 = -1 if source is None else source.active
        # turns in a row without a tile drawn (YY-17.4)
        self.idle_turns: i64 = 0 if source is None else source.idle_turns
        # whether a tile was drawn in this turn
        self.drew: bool = False if source is None else source.drew

    # ---- reading -------------------------------------------------------------------------------------------------

    def in_hand(self, seat: i64, color: i64) -> i64:
        """How many tiles of a color a seat holds."""
        return i64(self.hand[seat * COLORS + color])

    def hand_total(self, seat: i64) -> i64:
        """How many tiles a seat holds."""
        total: i64 = 0
        at: i64 = seat * COLORS
        end: i64 = at + COLORS
        while at < end:
            total += i64(self.hand[at])
            at += 1
        return total

    def where(self, seat: i64, color: i64) -> i64:
        """The space of a leader, or NONE."""
        return i64(self.leader_at[seat * COLORS + color])

    def off_board(self, seat: i64, color: i64) -> bool:
        """Whether a leader is in front of its owner's screen (YY-1.3)."""
        return self.leader_at[seat * COLORS + color] == NONE

    def tile_on(self, space: i64) -> i64:
        """The color of the tile on a space, or -1."""
        piece: i64 = i64(self.board[space])
        return piece - 1 if EMPTY < piece < FIRST_LEADER else -1

    def supports(self, seat: i64, column: i64) -> i64:
        """What a seat has added to the pending conflict: SIDE, TILES, LEADER."""
        return i64(self.support[seat * SUPPORT + column])

    def committed(self, color: i64) -> i64:
        """Tiles of a color that lie committed in the pending conflict: red in a war, black in a revolt."""
        if (color == RED and self.war_space != NONE) or (color == BLACK and self.revolt_color != NONE):
            total: i64 = 0
            for seat in range(self.seats):
                total += i64(self.support[seat * SUPPORT + TILES])
            return total
        return 0

    def bag_total(self) -> i64:
        """How many tiles are left in the bag."""
        return total_of(self.bag)

    def rest(self, color: i64) -> i64:
        """The tiles of a color that lie nowhere but in the bag."""
        count: i64 = self.tables.tiles[color] - i64(self.display[color]) - i64(self.box[color])
        count -= i64(self.removed[color]) + self.committed(color)
        for seat in range(self.seats):
            count -= i64(self.hand[seat * COLORS + color]) + i64(self.replaced[seat * COLORS + color])
        for space in range(self.tables.spaces):
            if i64(self.board[space]) == color + 1:
                count -= 1
        return count

    # ---- changing ------------------------------------------------------------------------------------------------

    def into_box(self, color: i64, count: i64) -> None:
        """Tiles that all have seen go to the box for good."""
        self.box = changed(self.box, color, i64(self.box[color]) + count)


def no_support(seats: i64) -> vec[u8]:
    """Nobody has decided yet."""
    row = bytes_of(seats * SUPPORT, 0)
    for seat in range(seats):
        row[seat * SUPPORT + SIDE] = u8(NONE)
    return row


def total_of(row: vec[u8]) -> i64:
    """The sum of a vector of counts."""
    total: i64 = 0
    at: i64 = 0
    end: i64 = len(row)
    while at < end:
        total += i64(row[at])
        at += 1
    return total
