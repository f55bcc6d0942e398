"""YY-11 and YY-9: pagodas, free after a tile or paid with green tiles."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from serai.core.state import LEGAL
from serai.core.vectors import replaced
from serai.games.yellow_and_yangtze.actions import MOVE, STEP_CHAIN
from serai.games.yellow_and_yangtze.facts import (
    LEADER_USED,
    PAGODA_BUILT,
    PAGODA_LEFT,
    PAGODA_RETURNED,
    PAID,
)
from serai.games.yellow_and_yangtze.knowledge import lay_open
from serai.games.yellow_and_yangtze.points import gain
from serai.games.yellow_and_yangtze.rule_ids import (
    YY_9_2,
    YY_11_1,
    YY_11_2,
    YY_11_3,
    YY_11_4,
    YY_11_5,
    YY_11_6,
    YY_11_7,
    YY_11_9,
    YY_12_1,
    YY_12_2,
)
from serai.games.yellow_and_yangtze.state import NO_TRIANGLE, NONE, Position, bytes_of
from serai.games.yellow_and_yangtze.tables import COLORS, CORNERS, DIRECTIONS, GREEN, TRADER

# ---- triangles ---------------------------------------------------------------------------------------------------------


def why_not_triangle(state: Position, triangle: i64) -> i64:
    """Three tiles of one color, all adjacent, none of them under a pagoda (YY-11.1, YY-11.3).

    That is asked before any pagoda is moved, so none moves to a triangle that shares a tile with its own (YY-11.3).
    """
    if state.map.has_triangle[triangle] == 0:
        return YY_11_1
    spaces = state.tables.triangle_spaces
    at: i64 = triangle * CORNERS
    color: i64 = state.tile_on(spaces[at])
    if color < 0 or state.tile_on(spaces[at + 1]) != color or state.tile_on(spaces[at + 2]) != color:
        return YY_11_1
    if state.covered[spaces[at]] != 0 or state.covered[spaces[at + 1]] != 0 or state.covered[spaces[at + 2]] != 0:
        return YY_11_3
    if state.tables.pagodas[color] == 0:
        return YY_11_6
    return LEGAL


def color_of(state: Position, triangle: i64) -> i64:
    """The color of a triangle's tiles."""
    return state.tile_on(state.tables.triangle_spaces[triangle * CORNERS])


def has_corner(state: Position, triangle: i64, space: i64) -> bool:
    """Whether a space is one of a triangle's three."""
    at: i64 = triangle * CORNERS
    spaces = state.tables.triangle_spaces
    return spaces[at] == space or spaces[at + 1] == space or spaces[at + 2] == space


# ---- the free pagoda (YY-11.2) -----------------------------------------------------------------------------------------


def can_establish(state: Position, space: i64) -> bool:
    """Whether the tile just placed makes a triangle that may carry a pagoda."""
    for at in range(space * DIRECTIONS, space * DIRECTIONS + DIRECTIONS):
        triangle: i64 = state.map.corner_of[at]
        if triangle < 0:
            return False
        if why_not_triangle(state, triangle) == LEGAL:
            return True
    return False


def why_not_establish(state: Position, triangle: i64) -> i64:
    """The tile just placed is one of the triangle's three (YY-11.2)."""
    if not has_corner(state, triangle, state.top_a()):
        return YY_11_2
    return why_not_triangle(state, triangle)


def establish_free(state: Position, triangle: i64) -> None:
    """Establish the pagoda, at no cost and for no point (YY-11.11); a chain of blue tiles ends with it (YY-7.11)."""
    seat: i64 = state.top_seat()
    state.drop()
    if state.top_kind() == STEP_CHAIN:
        state.drop()
    establish(state, seat, triangle)


def establish(state: Position, seat: i64, triangle: i64) -> None:
    """Take a pagoda of the color from the supply, or else one from the board (YY-11.4, YY-11.5)."""
    color: i64 = color_of(state, triangle)
    slot: i64 = state.tables.first_slot[color]
    end: i64 = state.tables.first_slot[color + 1]
    while slot < end:
        if state.pagoda_on[slot] == NO_TRIANGLE:
            set_pagoda(state, slot, triangle)
            state.note(PAGODA_BUILT, seat, triangle, color, YY_11_4)
            return
        slot += 1
    if state.tables.pagodas[color] == 1:  # there is no choice (YY-22.1)
        move_from(state, seat, state.pagoda_on[end - 1], triangle)
    else:
        state.push(MOVE, seat, triangle, 0)  # YY-11.12


def why_not_move(state: Position, triangle: i64) -> i64:
    """A pagoda of the color that is needed stands there (YY-11.5)."""
    slot: i64 = slot_on(state, triangle)
    if slot < 0 or state.tables.slot_color[slot] != color_of(state, state.top_a()):
        return YY_11_5
    return LEGAL


def move(state: Position, triangle: i64) -> None:
    """Move a pagoda of the board to the new triangle."""
    seat: i64 = state.top_seat()
    target: i64 = state.top_a()
    state.drop()
    move_from(state, seat, triangle, target)


def move_from(state: Position, seat: i64, old: i64, new: i64) -> None:
    """The old triangle stays, without a pagoda (YY-11.5)."""
    color: i64 = color_of(state, new)
    set_pagoda(state, slot_on(state, old), new)
    state.note(PAGODA_LEFT, seat, old, color, YY_11_5)
    state.note(PAGODA_BUILT, seat, new, color, YY_11_5)


# ---- the paid pagoda (YY-9) --------------------------------------------------------------------------------------------


def why_not_buy(state: Position, paid: i64, triangle: i64) -> i64:
    """The cost, then any triangle that may carry a pagoda, in or outside states (YY-9.1 to YY-9.4)."""
    rule: i64 = why_not_pay_for_pagoda(state, paid)
    return rule if rule != LEGAL else why_not_triangle(state, triangle)


def why_not_pay_for_pagoda(state: Position, paid: i64) -> i64:
    """Two green tiles, or one and the Trader off the board (YY-9.2)."""
    if state.in_hand(state.active, GREEN) < paid:
        return YY_9_2
    if paid == 1 and not state.off_board(state.active, TRADER):
        return YY_12_2
    return LEGAL


def buy(state: Position, paid: i64, triangle: i64) -> None:
    """Discard the green tiles and establish the pagoda."""
    seat: i64 = state.active
    lay_open(state, seat, GREEN, paid)
    state.into_box(GREEN, paid)
    state.note(PAID, seat, paid, GREEN, YY_9_2)
    if paid == 1:
        state.note(LEADER_USED, seat, 0, TRADER, YY_12_1)
    establish(state, seat, triangle)


# ---- where pagodas stand -----------------------------------------------------------------------------------------------


def slot_on(state: Position, triangle: i64) -> i64:
    """The slot of the pagoda on a triangle, or -1."""
    for slot in range(state.tables.pagoda_slots):
        if state.pagoda_on[slot] == triangle:
            return slot
    return -1


def set_pagoda(state: Position, slot: i64, triangle: i64) -> None:
    """Put a pagoda on a triangle, or into the supply (NO_TRIANGLE)."""
    state.pagoda_on = replaced(state.pagoda_on, slot, triangle)
    state.covered = covered_spaces(state)


def covered_spaces(state: Position) -> vec[u8]:
    """Which spaces lie under a pagoda."""
    covered = bytes_of(state.tables.spaces, 0)
    for slot in range(state.tables.pagoda_slots):
        triangle: i64 = state.pagoda_on[slot]
        if triangle != NO_TRIANGLE:
            for corner in range(CORNERS):
                covered[state.tables.triangle_spaces[triangle * CORNERS + corner]] = 1
    return covered


def lose_tile(state: Position, space: i64) -> None:
    """A tile leaves: the pagoda that stood on it returns to the supply at once (YY-11.7, YY-8.5)."""
    if state.covered[space] == 0:
        return
    for slot in range(state.tables.pagoda_slots):
        triangle: i64 = state.pagoda_on[slot]
        if triangle != NO_TRIANGLE and has_corner(state, triangle, space):
            set_pagoda(state, slot, NO_TRIANGLE)
            state.note(PAGODA_RETURNED, -1, triangle, state.tables.slot_color[slot], YY_11_7)


def score_pagodas(state: Position, seat: i64) -> None:
    """At the end of the own turn: a point for each pagoda of a leader's color in its state (YY-11.9, YY-11.10)."""
    for color in range(COLORS):
        space: i64 = state.where(seat, color)
        if space == NONE:
            continue
        count: i64 = 0
        slot: i64 = state.tables.first_slot[color]
        end: i64 = state.tables.first_slot[color + 1]
        while slot < end:
            triangle: i64 = state.pagoda_on[slot]
            if triangle != NO_TRIANGLE:
                corner: i64 = state.tables.triangle_spaces[triangle * CORNERS]
                if state.group[corner] == state.group[space]:
                    count += 1
            slot += 1
        gain(state, seat, color, count, YY_11_9)
