"""The position of Marco Polo II, and how to copy it. No rules.

Seats, locations, tiles, cards and contracts are indices from 0 (see `tables.py`); NONE stands for none. Vectors are bytes
wherever a byte is enough. Sets of locations, contracts and cards are bit masks.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from serai.core.bits import bit, bits
from serai.core.options import Options
from serai.core.state import State
from serai.core.vectors import filled
from serai.games.marco_polo_ii.tables import (
    ACTIVE,
    BOOKS,
    CARD_SLOTS,
    CONTRACT_SLOTS,
    FACES,
    SEALS,
    SPACES,
    Tables,
)

NONE: Final = 255

# Columns of `purse`, one row a seat. The first six are the resources, as in `tables.py`.
VP: Final = 6
SHIELDS: Final = 7  # extra shields (MP2-18.3)
PURSE: Final = 8

# A die in hand is `(value - 1) * 2 + black`; `dice` counts them, one row a seat.
DICE: Final = 12
FIGURES: Final = 2

# A die on the board is `owner * 8 + value`: a seat, or one of these.
BLACK: Final = 4
NEUTRAL_DIE: Final = 5

# A byte of `spaces`: bit masks of the colors used there, above them the number of placements (7 stands for more).
COLORS: Final = 15
PLACEMENT: Final = 16
MOST_PLACEMENTS: Final = 7

# Sides of a seal.
NO_SEAL: Final = 0
BASIC: Final = 1
IMPROVED: Final = 2

# `doubled`: the bonus that counts twice; a city, or FIRST_SEAL + a seal, or NOT_DOUBLED (MP2-19.6).
FIRST_SEAL: Final = 60
NOT_DOUBLED: Final = -1

# An announced step of a path is `figure * SECOND_FIGURE + location`.
SECOND_FIGURE: Final = 64


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
    """All that lies on the table and before the players; all know it, but for the goal cards (MP2-2.7).

    Vectors are flat; the comment gives their shape.
    """

    def __init__(self, tables: Tables, seats: i64, options: Options, source: "Position | None" = None) -> None:
        """An empty table before setup, or an independent copy of another position of the same table.

        Vectors marked *shared* are only ever replaced as a whole, never changed in place.
        """
        super().__init__(seats, options, source)
        self.tables: Tables = tables
        # the option that the rules look at, as a flag (MP2-21.1)
        self.open_black: bool = options["open_black_dice"] is True if source is None else source.open_black
        # players
        # [seat][PURSE]
        self.purse: vec[i64] = filled(seats * PURSE, 0) if source is None else source.purse[:]
        # [seat][DICE] dice not yet placed, by kind
        self.dice: vec[u8] = bytes_of(seats * DICE, 0) if source is None else source.dice[:]
        # [seat] black dice gained at round start, to be rolled in step 5 (MP2-5.5); shared
        self.unrolled: vec[u8] = bytes_of(seats, 0) if source is None else source.unrolled
        # [seat][FIGURES] location, or NONE without a second figure; shared
        self.figures: vec[u8] = bytes_of(seats * FIGURES, NONE) if source is None else source.figures
        # [seat] bit mask of cities; shared
        self.posts: vec[i64] = filled(seats, 0) if source is None else source.posts
        # [seat][SEALS] NO_SEAL, BASIC, IMPROVED; shared
        self.seals: vec[u8] = bytes_of(seats * SEALS, NO_SEAL) if source is None else source.seals
        # [seat][ACTIVE] contract, or NONE; shared
        self.contracts: vec[u8] = bytes_of(seats * ACTIVE, NONE) if source is None else source.contracts
        # [seat] bit mask of contracts; shared
        self.completed: vec[i64] = filled(seats, 0) if source is None else source.completed
        # [seat] character, or NONE; shared
        self.characters: vec[u8] = bytes_of(seats, NONE) if source is None else source.characters
        # [seat] bit mask of goal cards: those dealt, later the one kept; secret; shared
        self.goals: vec[i64] = filled(seats, 0) if source is None else source.goals
        # [seat] bit mask of the goal cards put away, known to the seat alone; shared
        self.rejected: vec[i64] = filled(seats, 0) if source is None else source.rejected
        # bit mask of the outpost tiles that Filippo keeps (MP2-19.3)
        self.kept: i64 = 0 if source is None else source.kept
        # bit mask of the characters that can be chosen
        self.offered: i64 = 0 if source is None else source.offered
        # action spaces
        # [SPACES] colors used and number of placements; follows from `placed`; shared
        self.spaces: vec[u8] = bytes_of(SPACES, 0) if source is None else source.spaces
        # [2 * n] action space and die, in the order of placing, the neutral dice first; shared
        self.placed: vec[u8] = vec[u8]() if source is None else source.placed
        # black dice on the board; with open black dice `open_dice` says which
        self.black_left: i64 = tables.black_dice[seats - 2] if source is None else source.black_left
        # [FACES] black dice on the board by value (MP2-21.1); shared
        self.open_dice: vec[u8] = bytes_of(FACES, 0) if source is None else source.open_dice
        # board
        # [location] city bonus marker, or NONE; shared
        self.marker_at: vec[u8] = bytes_of(tables.locations, NONE) if source is None else source.marker_at
        # [location] outpost tile, or NONE; shared
        self.outpost_at: vec[u8] = bytes_of(tables.locations, NONE) if source is None else source.outpost_at
        # [CARD_SLOTS] city card, or NONE; shared
        self.card_at: vec[u8] = bytes_of(CARD_SLOTS, NONE) if source is None else source.card_at
        # bit mask of the cards in the deck
        self.card_deck: i64 = bit(tables.cards) - 1 if source is None else source.card_deck
        # [CONTRACT_SLOTS] contract, or NONE; shared
        self.display: vec[u8] = bytes_of(CONTRACT_SLOTS, NONE) if source is None else source.display
        # bit mask of the contracts of the pile that nobody has seen
        self.unseen: i64 = tables.all_normal if source is None else source.unseen
        # contracts put under the pile, the next one first (MP2-22.14); shared
        self.queue: vec[u8] = vec[u8]() if source is None else source.queue
        # [BOOKS][rounds] offer tile of each round, or NONE; shared
        self.offers: vec[u8] = bytes_of(BOOKS * tables.rounds, NONE) if source is None else source.offers
        # progress
        # round, from 1; 0 during setup
        self.round: i64 = 0 if source is None else source.round
        # first player of the round
        self.first: i64 = -1 if source is None else source.first
        # holder of the hourglass: first player of the next round (MP2-5.6)
        self.hourglass: i64 = -1 if source is None else source.hourglass
        # whose turn it is; -1 before the first turn of a round
        self.active: i64 = -1 if source is None else source.active
        # bit mask of the cities where the active player has placed a post in this turn (MP2-12.6)
        self.fresh: i64 = 0 if source is None else source.fresh
        # whether a black die was bought in this turn (MP2-6.6)
        self.bought: bool = False if source is None else source.bought
        # coins due for the occupied space, once its dice are placed (MP2-7.5)
        self.due: i64 = 0 if source is None else source.due
        # the round-start bonus that Mailin and Tian Chin take twice, while they take theirs
        self.doubled: i64 = NOT_DOUBLED if source is None else source.doubled
        # a movement, from the first step announced until its posts are placed (MP2-11.3)
        # announced steps; shared
        self.path: vec[u8] = vec[u8]() if source is None else source.path
        # follow from the path: where the figures will be, what the routes cost, movement used, locations reached
        self.ahead: i64 = NONE if source is None else source.ahead
        self.ahead_2: i64 = NONE if source is None else source.ahead_2
        self.road_coins: i64 = 0 if source is None else source.road_coins
        self.road_camels: i64 = 0 if source is None else source.road_camels
        self.road_jade: i64 = 0 if source is None else source.road_jade
        self.road_used: i64 = 0 if source is None else source.road_used
        self.reached: i64 = 0 if source is None else source.reached

    # ---- reading -------------------------------------------------------------------------------------------------

    def has(self, seat: i64, column: i64) -> i64:
        """What the purse of a seat holds in a column: COINS, CAMELS, ... SHIELDS."""
        return self.purse[seat * PURSE + column]

    def is_character(self, seat: i64, character: i64) -> bool:
        """Whether the seat plays this character."""
        return i64(self.characters[seat]) == character

    def seat_of(self, character: i64) -> i64:
        """The seat that plays a character, or -1."""
        for seat in range(self.seats):
            if i64(self.characters[seat]) == character:
                return seat
        return -1

    def dice_of(self, seat: i64) -> i64:
        """How many dice a seat has not placed yet."""
        total: i64 = 0
        at: i64 = seat * DICE
        end: i64 = at + DICE
        while at < end:
            total += i64(self.dice[at])
            at += 1
        return total

    def holds(self, seat: i64, die: i64) -> bool:
        """Whether a seat has an unplaced die of this kind."""
        return self.dice[seat * DICE + die] != 0

    def held(self, seat: i64) -> i64:
        """The bit mask of the kinds of dice a seat has not placed yet."""
        mask: i64 = 0
        for die in range(DICE):
            if self.dice[seat * DICE + die] != 0:
                mask |= bit(die)
        return mask

    def placements(self, space: i64) -> i64:
        """How many placements a space has taken in this round, neutral dice included."""
        return i64(self.spaces[space]) // PLACEMENT

    def color_used(self, space: i64, seat: i64) -> bool:
        """Whether the color of a seat has been used on a space in this round (MP2-7.4)."""
        return i64(self.spaces[space]) & bit(seat) != 0

    def seal_of(self, seat: i64, seal: i64) -> i64:
        """The side of a seat's seal: NO_SEAL, BASIC, IMPROVED."""
        return i64(self.seals[seat * SEALS + seal])

    def figure_at(self, seat: i64, figure: i64) -> i64:
        """Where a figure stands, or NONE."""
        return i64(self.figures[seat * FIGURES + figure])

    def has_post(self, seat: i64, city: i64) -> bool:
        """Whether a seat has a post in a city."""
        return self.posts[seat] & bit(city) != 0

    def posts_left(self, seat: i64) -> i64:
        """How many posts are still on the player board of a seat."""
        return self.tables.posts - bits(self.posts[seat])

    def open_slots(self) -> i64:
        """The bit mask of the contract slots in which a contract lies."""
        mask: i64 = 0
        for slot in range(CONTRACT_SLOTS):
            if self.display[slot] != NONE:
                mask |= bit(slot)
        return mask

    def offer_tile(self, book: i64) -> i64:
        """The offer tile on a Book in this round."""
        return i64(self.offers[book * self.tables.rounds + self.round - 1])

    # ---- changing ------------------------------------------------------------------------------------------------

    def add_die(self, seat: i64, die: i64, count: i64) -> None:
        """Give a seat a die of this kind (1), or take it away (-1)."""
        at: i64 = seat * DICE + die
        self.dice[at] = u8(i64(self.dice[at]) + count)

    def lay_die(self, space: i64, owner: i64, value: i64) -> None:
        """A die lies on a space now. Its color and placement are marked by `mark_space`."""
        self.placed = added(added(self.placed, space), owner * 8 + value)

    def mark_space(self, space: i64, colors: i64, placements: i64) -> None:
        """Colors have been used on a space, by so many placements."""
        before: i64 = i64(self.spaces[space])
        count: i64 = before // PLACEMENT + placements
        if count > MOST_PLACEMENTS:
            count = MOST_PLACEMENTS
        self.spaces = changed(self.spaces, space, (before & COLORS) | colors | (count * PLACEMENT))

    def forget_path(self) -> None:
        """Nothing is announced."""
        self.path = vec[u8]()
        self.ahead = NONE
        self.ahead_2 = NONE
        self.road_coins = 0
        self.road_camels = 0
        self.road_jade = 0
        self.road_used = 0
        self.reached = 0
