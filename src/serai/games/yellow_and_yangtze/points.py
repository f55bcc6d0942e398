"""Points: who gains them, and for what (YY-7.5, YY-11.9, YY-14.5, YY-15.9). They are never lost."""

from mypy_extensions import i64

from serai.games.yellow_and_yangtze.facts import GAINED
from serai.games.yellow_and_yangtze.rule_ids import YY_7_5
from serai.games.yellow_and_yangtze.state import NONE, Position
from serai.games.yellow_and_yangtze.tables import COLORS, GOVERNOR


def gain(state: Position, seat: i64, color: i64, count: i64, rule: i64) -> None:
    """Points of a color for a seat; every gain is announced (YY-19.1), markers never run out (YY-2.4)."""
    if count > 0:
        state.points[seat * COLORS + color] += count
        state.note(GAINED, seat, count, color, rule)


def owner_in(state: Position, label: i64, color: i64) -> i64:
    """The seat whose leader of a color is in a group, or -1."""
    for seat in range(state.seats):
        space: i64 = state.where(seat, color)
        if space != NONE and state.group[space] == label:
            return seat
    return -1


def score_tile(state: Position, space: i64, color: i64) -> None:
    """The point for a tile just placed without a war: for the leader of its color, else the Governor (YY-7.5).

    Whoever placed it, the leader's owner has the point (YY-7.6), in the tile's color (YY-7.7), like it or not (YY-7.13).
    """
    label: i64 = i64(state.group[space])
    seat: i64 = owner_in(state, label, color)
    if seat < 0:
        seat = owner_in(state, label, GOVERNOR)
    if seat >= 0:
        gain(state, seat, color, 1, YY_7_5)
