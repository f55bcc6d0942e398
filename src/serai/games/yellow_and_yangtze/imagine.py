"""Filling in what a seat cannot see: hands and replaced tiles of others, the box of YY-3.3, the points of others (YY-19).

The unseen tiles (hands of others, what they replaced, the tiles put into the box unseen, the bag) are dealt to their
places as single tiles: every way to deal them that agrees with what all know is as likely as any other. What all know:

- `seen` tiles lie in that hand;
- `maybe` tiles lay in that hand before some of it was replaced: each lies there still or among what the seat has
  replaced since, at most `unsure` of them;
- at most `most_blue` tiles of that hand are blue.

The points of others are hidden too, and nothing in a view tells them. They are drawn so that play stays sensible: a
seat gets a level from 0 to twice what is usual for the tiles drawn so far, each color a number around that level (half
of it in yellow); now and then a color is anything up to far more.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from serai.core.chance import Generator
from serai.core.vectors import filled
from serai.games.yellow_and_yangtze.state import Position, total_of
from serai.games.yellow_and_yangtze.tables import BLUE, COLORS, MOST_TILES, YELLOW

FINE: Final = 1073741824  # how finely a random fraction is drawn
LEVEL: Final = 6  # drawn tiles of a seat that go with a point of each color
WIDE: Final = 8  # one color in so many may be far from its level
MORE: Final = 12  # how far at least


@final
class Hidden:
    """How much lies hidden where, as a view tells: sizes of hands and of what was replaced, -1 where it is open."""

    def __init__(self, seats: i64) -> None:
        """Nothing is hidden."""
        self.hand: vec[i64] = filled(seats, -1)
        self.replaced: vec[i64] = filled(seats, -1)
        self.points: vec[i64] = filled(seats, 0)  # 1 if hidden
        self.removed: i64 = 0


def fill(state: Position, hidden: Hidden, generator: Generator) -> bool:
    """Deal everything hidden, of a state whose bag holds all unseen tiles. False if the choices made led nowhere."""
    hands = hidden.hand[:]
    piles = hidden.replaced[:]
    for seat in range(state.seats):
        if hands[seat] >= 0 and not deal_known(state, seat, hands, piles, generator):
            return False
    if not deal_short_of_blue(state, hands, generator):
        return False
    state.removed = state.removed[:]
    state.replaced = state.replaced[:]
    if not deal(state, state.removed, 0, hidden.removed, generator):
        return False
    for seat in range(state.seats):
        if not deal(state, state.hand, seat * COLORS, hands[seat], generator):
            return False
        if not deal(state, state.replaced, seat * COLORS, piles[seat], generator):
            return False
    for seat in range(state.seats):
        if hidden.points[seat] != 0 and state.active >= 0:
            guess_points(state, seat, generator)
    return True


def deal(state: Position, row: vec[u8], first: i64, count: i64, generator: Generator) -> bool:
    """So many of the unseen tiles, each as likely as the others. False if there are not so many."""
    left: i64 = total_of(state.bag)
    if count > left:
        return False
    for _ in range(count):
        ticket: i64 = generator.below(left)
        color: i64 = 0
        while ticket >= i64(state.bag[color]):
            ticket -= i64(state.bag[color])
            color += 1
        hand_over(state, color, row, first + color)
        left -= 1
    return True


def hand_over(state: Position, color: i64, row: vec[u8], at: i64) -> None:
    """An unseen tile gets its place."""
    state.bag[color] = u8(i64(state.bag[color]) - 1)
    row[at] = u8(i64(row[at]) + 1)


def fraction(generator: Generator) -> float:
    """A random number from 0 up to 1."""
    return float(generator.below(FINE)) / float(FINE)


# ---- tiles that all have seen ----------------------------------------------------------------------------------------


def deal_known(state: Position, seat: i64, hands: vec[i64], piles: vec[i64], generator: Generator) -> bool:
    """The tiles that all know of: into the hand, some of the doubtful ones among what the seat has replaced."""
    sure: i64 = 0
    doubtful: i64 = 0
    for color in range(COLORS):
        seen: i64 = i64(state.seen[seat * COLORS + color])
        maybe: i64 = i64(state.maybe[seat * COLORS + color])
        if seen + maybe > i64(state.bag[color]):
            return False
        sure += seen
        doubtful += maybe
    gone: i64 = pick_gone(doubtful, i64(state.unsure[seat]), hands[seat] - sure, generator)
    if gone < 0 or gone > piles[seat]:
        return False
    hands[seat] -= sure + doubtful - gone
    piles[seat] -= gone
    state.replaced = state.replaced[:]
    for color in range(COLORS):
        at: i64 = seat * COLORS + color
        for _ in range(i64(state.seen[at])):
            hand_over(state, color, state.hand, at)
        for _ in range(i64(state.maybe[at])):
            if generator.below(doubtful) < gone:
                hand_over(state, color, state.replaced, at)
                gone -= 1
            else:
                hand_over(state, color, state.hand, at)
            doubtful -= 1
    return True


def pick_gone(doubtful: i64, unsure: i64, room: i64, generator: Generator) -> i64:
    """How many of the doubtful tiles are gone, by the number of ways to deal each; -1 if there is none.

    With g gone there are (doubtful over g) choices, times the ways to put g of them on `unsure` places and the others
    on `room` places of the hand; how the rest is dealt does not depend on g.
    """
    least: i64 = doubtful - room if doubtful > room else 0
    most: i64 = unsure if unsure < doubtful else doubtful
    if room < 0 or least > most:
        return -1
    total: float = 0.0
    ways: float = 1.0
    for gone in range(least, most + 1):
        total += ways
        ways *= more_ways(doubtful, unsure, room, gone)
    ticket: float = total * fraction(generator)
    ways = 1.0
    for gone in range(least, most):
        ticket -= ways
        if ticket < 0.0:
            return gone
        ways *= more_ways(doubtful, unsure, room, gone)
    return most


def more_ways(doubtful: i64, unsure: i64, room: i64, gone: i64) -> float:
    """By what the number of ways is multiplied when one more tile is gone."""
    return float((doubtful - gone) * (unsure - gone)) / float((gone + 1) * (room - doubtful + gone + 1))


# ---- hands that are known to be short of blue --------------------------------------------------------------------------


def blue_limit(state: Position, seat: i64, hands: vec[i64]) -> i64:
    """How many blue tiles may still come into a hidden hand of which all know how many it can have; -1 for others."""
    if hands[seat] < 0 or i64(state.most_blue[seat]) >= MOST_TILES:
        return -1
    room: i64 = i64(state.most_blue[seat]) - state.in_hand(seat, BLUE)
    return room if room > 0 else 0


def deal_short_of_blue(state: Position, hands: vec[i64], generator: Generator) -> bool:
    """Fill these hands: how many blue tiles come into each, by the number of ways, then the tiles of other colors."""
    limited: i64 = 0
    elsewhere: i64 = total_of(state.bag)  # places for tiles outside these hands
    for seat in range(state.seats):
        if blue_limit(state, seat, hands) >= 0:
            limited += 1
            elsewhere -= hands[seat]
    if limited == 0:
        return True
    blue: i64 = i64(state.bag[BLUE])
    for seat in range(state.seats):
        limit: i64 = blue_limit(state, seat, hands)
        if limit >= 0:
            count: i64 = pick_blue(state, seat, limit, blue, elsewhere, hands, generator)
            if count < 0:
                return False
            blue -= count
            for _ in range(count):
                hand_over(state, BLUE, state.hand, seat * COLORS + BLUE)
            if not deal_others(state, seat, hands[seat] - count, generator):
                return False
            hands[seat] = -1
    return True


def pick_blue(
    state: Position, seat: i64, limit: i64, blue: i64, elsewhere: i64, hands: vec[i64], generator: Generator
) -> i64:
    """How many of the blue tiles left come into a hand; -1 if no number will do."""
    most: i64 = limit if limit < hands[seat] else hands[seat]
    total: float = 0.0
    for count in range(most + 1):
        total += choices(hands[seat], count) * ways_after(state, seat + 1, blue - count, elsewhere, hands)
    if total <= 0.0:
        return -1
    ticket: float = total * fraction(generator)
    last: i64 = -1
    for count in range(most + 1):
        ways: float = choices(hands[seat], count) * ways_after(state, seat + 1, blue - count, elsewhere, hands)
        if ways > 0.0:
            last = count
            ticket -= ways
            if ticket < 0.0:
                return count
    return last


def ways_after(state: Position, seat: i64, blue: i64, elsewhere: i64, hands: vec[i64]) -> float:
    """The ways to put so many blue tiles on the places elsewhere and in the limited hands from a seat on."""
    while seat < state.seats and blue_limit(state, seat, hands) < 0:
        seat += 1
    if seat >= state.seats:
        return choices(elsewhere, blue)
    limit: i64 = blue_limit(state, seat, hands)
    most: i64 = limit if limit < hands[seat] else hands[seat]
    total: float = 0.0
    for count in range(most + 1):
        total += choices(hands[seat], count) * ways_after(state, seat + 1, blue - count, elsewhere, hands)
    return total


def choices(places: i64, count: i64) -> float:
    """The ways to choose so many of some places."""
    if count < 0 or count > places:
        return 0.0
    ways: float = 1.0
    for at in range(count):
        ways = ways * float(places - at) / float(at + 1)
    return ways


def deal_others(state: Position, seat: i64, count: i64, generator: Generator) -> bool:
    """Unseen tiles that are not blue."""
    blue: u8 = state.bag[BLUE]
    state.bag[BLUE] = 0
    done: bool = deal(state, state.hand, seat * COLORS, count, generator)
    state.bag[BLUE] = blue
    return done


# ---- points ----------------------------------------------------------------------------------------------------------


def guess_points(state: Position, seat: i64, generator: Generator) -> None:
    """Points as they could be by now (see above); before the first turn nobody has any."""
    drawn: i64 = drawn_by_each(state)
    level: i64 = generator.below(2 * (drawn // LEVEL + 1) + 1)
    for color in range(COLORS):
        around: i64 = level // 2 + generator.below(level + 1)
        if generator.below(WIDE) == 0:
            around = generator.below(2 * drawn + MORE + 1)
        elif color == YELLOW:
            around //= 2
        state.points[seat * COLORS + color] = around


def drawn_by_each(state: Position) -> i64:
    """About how many tiles each seat has drawn since setup: all that are out of the bag, in equal parts."""
    out: i64 = state.tables.all_tiles - total_of(state.bag) - total_of(state.removed)
    out -= len(state.map.capitals) + state.tables.display_size + state.seats * state.tables.hand_size
    return out // state.seats if out > 0 else 0
