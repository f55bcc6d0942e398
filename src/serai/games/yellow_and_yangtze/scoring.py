"""YY-18: final scoring. Can be asked at any time: what the game would score if it ended now."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.games.yellow_and_yangtze.state import Position
from serai.games.yellow_and_yangtze.tables import COLORS, YELLOW

CATEGORIES: Final = ("black", "red", "blue", "green", "yellow")  # of the breakdown: points collected
ORDINARY: Final = 4  # colors that count; yellow points are given to them (YY-18.2)
MOST: Final = 16383  # what one comparison of a tie can tell apart


def after_assignment(state: Position, seat: i64) -> vec[i64]:
    """The four colors after the best use of the yellow points, ascending (YY-18.1, YY-18.2, YY-18.9)."""
    return assigned(
        vec[i64]([state.points[seat * COLORS + color] for color in range(ORDINARY)]),
        state.points[seat * COLORS + YELLOW],
    )


def assigned(colors: vec[i64], wild: i64) -> vec[i64]:
    """Each yellow point goes to a color that is lowest then, which is best for the result and for ties (YY-18.7)."""
    four = ascending(colors)
    level: i64 = 1  # so many of the lowest colors are equal, or have been made so
    while level < ORDINARY:
        missing: i64 = (four[level] - four[0]) * level
        if missing > wild:
            break
        wild -= missing
        for at in range(level):
            four[at] = four[level]
        level += 1
    share: i64 = wild // level
    over: i64 = wild % level
    for at in range(level):
        four[at] += share + (1 if at >= level - over else 0)
    return four


def ascending(colors: vec[i64]) -> vec[i64]:
    """A sorted copy of four numbers."""
    four = colors[:]
    for at in range(1, ORDINARY):
        value: i64 = four[at]
        to: i64 = at
        while to > 0 and four[to - 1] > value:
            four[to] = four[to - 1]
            to -= 1
        four[to] = value
    return four


def result(state: Position, seat: i64) -> i64:
    """The lowest of the four colors (YY-18.3)."""
    return after_assignment(state, seat)[0]


def tie_break(state: Position, seat: i64) -> i64:
    """The second lowest, the third, the highest (YY-18.4); by the option then the fewest yellow points (YY-18.6)."""
    four = after_assignment(state, seat)
    packed: i64 = 0
    for at in range(1, ORDINARY):
        packed = packed * (MOST + 1) + at_most(four[at])
    yellow: i64 = MOST - at_most(state.points[seat * COLORS + YELLOW]) if state.huang_ties else 0
    return packed * (MOST + 1) + yellow


def at_most(count: i64) -> i64:
    """A number of points as far as ties tell numbers apart."""
    return count if count < MOST else MOST
