"""YY-6: position a leader: place it from off the board, move it, or withdraw it."""

from mypy_extensions import i64, u8

from serai.core.bits import bit, bits
from serai.core.state import LEGAL
from serai.games.yellow_and_yangtze.facts import LIFTED, POSITIONED, UNITED, WITHDRAWN
from serai.games.yellow_and_yangtze.groups import (
    barred_colors,
    blacks_around,
    join,
    take_out,
    touched,
)
from serai.games.yellow_and_yangtze.leaders import lift
from serai.games.yellow_and_yangtze.points import owner_in
from serai.games.yellow_and_yangtze.revolt import begin_revolt
from serai.games.yellow_and_yangtze.rule_ids import YY_4_1, YY_6_1, YY_6_2, YY_6_3, YY_6_4, YY_6_8
from serai.games.yellow_and_yangtze.state import EMPTY, FIRST_LEADER, NONE, Position
from serai.games.yellow_and_yangtze.tables import COLORS, DIRECTIONS, LAND, NO_SPACE


def why_not_position(state: Position, color: i64, space: i64) -> i64:
    """An empty land space next to a black tile; no union of states with two leaders of a color (YY-6.2 to YY-6.4)."""
    if state.map.terrain[space] == NO_SPACE:
        return YY_4_1
    if state.where(state.active, color) == space:
        return YY_6_3
    if state.map.terrain[space] != LAND or state.board[space] != EMPTY or blacks_around(state, space) == 0:
        return YY_6_2
    return why_not_unite(state, color, space)


def why_not_unite(state: Position, color: i64, space: i64) -> i64:
    """YY-6.4: a leader that touches several states needs all their leaders and itself to differ in color.

    A leader that is repositioned is lifted first, so its own state may have split or be none any more (YY-6.3).
    """
    old: i64 = state.where(state.active, color)
    barred: u8
    if old == NONE:
        barred = barred_colors(state.map, state.group, state.group_colors, space)
    else:
        group = state.group[:]
        colors = state.group_colors[:]
        take_out(state.map, state.board, group, colors, state.group_reds[:], old)
        barred = barred_colors(state.map, group, colors, space)
    return YY_6_4 if i64(barred) & bit(color) != 0 else LEGAL


def position(state: Position, color: i64, space: i64) -> None:
    """Lift the leader if it is on the board, put it down, unite states, or begin a revolt (YY-6.5). No points (YY-6.6)."""
    seat: i64 = state.active
    old: i64 = state.where(seat, color)
    if old != NONE:
        state.note(LIFTED, seat, old, color, YY_6_3)
        lift(state, seat, color)
    mask: i64 = touched(state.map, state.group, state.group_colors, space)
    defender: i64 = -1
    if bits(mask) == 1:
        defender = defender_at(state, space, mask, color)
    state.board[space] = u8(FIRST_LEADER + seat * COLORS + color)
    state.leader_at[seat * COLORS + color] = u8(space)
    join(state, space)
    state.note(POSITIONED, seat, space, color, YY_6_1)
    if bits(mask) > 1:
        state.note(UNITED, seat, bits(mask), space, YY_6_4)
    if defender >= 0:
        begin_revolt(state, color, defender)


def defender_at(state: Position, space: i64, mask: i64, color: i64) -> i64:
    """Who has a leader of the color in the one state that a space touches, or -1 (YY-6.5)."""
    for direction in range(DIRECTIONS):
        if mask == bit(direction):
            return owner_in(state, i64(state.group[state.map.neighbor[space * DIRECTIONS + direction]]), color)
    return -1


def why_not_withdraw(state: Position, color: i64) -> i64:
    """A leader on the board can always be withdrawn (YY-6.8)."""
    return YY_6_8 if state.off_board(state.active, color) else LEGAL


def withdraw(state: Position, color: i64) -> None:
    """The leader goes off the board; its state may split. It may come back in the same turn (YY-6.9)."""
    seat: i64 = state.active
    state.note(WITHDRAWN, seat, state.where(seat, color), color, YY_6_8)
    lift(state, seat, color)
