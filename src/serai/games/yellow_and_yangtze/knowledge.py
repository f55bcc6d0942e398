"""YY-19: what everybody knows of a hand. What a seat has seen counts as known.

`seen` are tiles that are surely in a hand: taken from the display, and a blue tile when the player is asked for a further
one (YY-22.1). A replacement of n tiles makes them `maybe`, of which at most n are gone (`unsure`). So a hand can be any
with hand >= seen in every color and, summed over the colors, max(0, seen + maybe - hand) <= unsure.

Whoever is not asked for a further blue tile, though there is room for one, has none (YY-22.1); each tile drawn since may
be blue. `most_blue` keeps that, as long as it says anything.
"""

from mypy_extensions import i64, u8

from serai.games.yellow_and_yangtze.state import Position, changed
from serai.games.yellow_and_yangtze.tables import BLUE, COLORS, MOST_TILES


def lay_open(state: Position, seat: i64, color: i64, count: i64) -> None:
    """Tiles leave a hand, seen by all (YY-19.2)."""
    at: i64 = seat * COLORS + color
    state.hand[at] = u8(i64(state.hand[at]) - count)
    raise_most_blue(state, seat, -count if color == BLUE else 0)
    known: i64 = i64(state.seen[at])
    if known > 0:
        fewer: i64 = known if known < count else count
        state.seen = changed(state.seen, at, known - fewer)
        count -= fewer
    perhaps: i64 = i64(state.maybe[at])
    if count > 0 and perhaps > 0:
        state.maybe = changed(state.maybe, at, perhaps - count if perhaps > count else 0)
        settle_maybe(state, seat)


def take_openly(state: Position, seat: i64, color: i64) -> None:
    """A tile comes into a hand, seen by all (YY-19.3)."""
    at: i64 = seat * COLORS + color
    state.hand[at] = u8(i64(state.hand[at]) + 1)
    state.seen = changed(state.seen, at, i64(state.seen[at]) + 1)
    if color == BLUE:
        raise_most_blue(state, seat, 1)


def draw_unseen(state: Position, seat: i64, color: i64) -> None:
    """A tile comes into a hand, seen by its owner alone (YY-19.3)."""
    at: i64 = seat * COLORS + color
    state.hand[at] = u8(i64(state.hand[at]) + 1)
    raise_most_blue(state, seat, 1)


def has_no_blue(state: Position, seat: i64) -> None:
    """All learn that there is no blue tile in a hand."""
    state.most_blue = changed(state.most_blue, seat, 0)
    at: i64 = seat * COLORS + BLUE
    gone: i64 = i64(state.maybe[at])
    if gone > 0:  # these are among the tiles that were replaced
        state.maybe = changed(state.maybe, at, 0)
        state.unsure = changed(state.unsure, seat, i64(state.unsure[seat]) - gone)
        settle_maybe(state, seat)
    raise_most_blue(state, seat, 0)


def raise_most_blue(state: Position, seat: i64, by: i64) -> None:
    """There may be so many more blue tiles in a hand, or there are so many fewer."""
    most: i64 = i64(state.most_blue[seat])
    if most == MOST_TILES:
        return
    most += by
    state.most_blue = changed(state.most_blue, seat, most if most < state.hand_total(seat) else MOST_TILES)


def has_one(state: Position, seat: i64, color: i64) -> None:
    """All learn that there is a tile of a color in a hand."""
    at: i64 = seat * COLORS + color
    if state.seen[at] > 0:
        return
    state.seen = changed(state.seen, at, 1)
    if state.maybe[at] > 0:
        state.maybe = changed(state.maybe, at, i64(state.maybe[at]) - 1)
        settle_maybe(state, seat)


def replace_unseen(state: Position, seat: i64, count: i64) -> None:
    """So many tiles leave a hand, and nobody else sees which (YY-19.3)."""
    maybe = state.maybe[:]
    seen = state.seen[:]
    for at in range(seat * COLORS, seat * COLORS + COLORS):
        maybe[at] = u8(i64(maybe[at]) + i64(seen[at]))
        seen[at] = 0
    state.maybe = maybe
    state.seen = seen
    state.unsure = changed(state.unsure, seat, i64(state.unsure[seat]) + count)
    settle_maybe(state, seat)
    raise_most_blue(state, seat, 0)


def settle_maybe(state: Position, seat: i64) -> None:
    """Once all of `maybe` can be gone it says nothing any more; once none of it can be, it is surely there."""
    total: i64 = 0
    unsure: i64 = i64(state.unsure[seat])
    for color in range(COLORS):
        total += i64(state.maybe[seat * COLORS + color])
    if total == 0 and unsure == 0:
        return
    if 0 < unsure < total:
        return
    maybe = state.maybe[:]
    seen = state.seen[:]
    for at in range(seat * COLORS, seat * COLORS + COLORS):
        if unsure == 0:
            seen[at] = u8(i64(seen[at]) + i64(maybe[at]))
        maybe[at] = 0
    state.maybe = maybe
    state.seen = seen
    state.unsure = changed(state.unsure, seat, 0)


def is_possible(state: Position, seat: i64) -> bool:
    """Whether a hand fits what everybody knows of it."""
    if state.in_hand(seat, BLUE) > i64(state.most_blue[seat]):
        return False
    gone: i64 = 0
    for at in range(seat * COLORS, seat * COLORS + COLORS):
        held: i64 = i64(state.hand[at])
        known: i64 = i64(state.seen[at])
        if held < known:
            return False
        missing: i64 = known + i64(state.maybe[at]) - held
        if missing > 0:
            gone += missing
    return gone <= i64(state.unsure[seat])
