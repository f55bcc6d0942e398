"""The legal actions, listed: all of a turn at once without asking about each, and narrow ranges for the other decisions.

What is legal is said by the chapters (`why_not_...`). `choices` asks them where that is cheap and goes by the same
conditions where it is not: hundreds of actions differ in their space alone.
"""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from serai.core.bits import bit
from serai.core.state import LEGAL
from serai.core.vectors import filled
from serai.games.yellow_and_yangtze.actions import (
    ACTION,
    CHAIN,
    CHOOSE,
    COMMIT,
    END,
    HELP,
    MOVE,
    PAGODA,
    PASS,
    PICK,
    PLACE,
    REPLACE,
    SUPPORT,
    TAKE,
    TILE_COUNTS,
    TOLL,
    WINNER,
    WITHDRAW,
)
from serai.games.yellow_and_yangtze.groups import (
    SEVERAL,
    barred_colors,
    hangs_together,
    state_beside,
    take_out,
)
from serai.games.yellow_and_yangtze.pagoda import why_not_pay_for_pagoda, why_not_triangle
from serai.games.yellow_and_yangtze.riot import why_not_pay_for_riot
from serai.games.yellow_and_yangtze.state import EMPTY, FIRST_LEADER, NONE, Position, bytes_of
from serai.games.yellow_and_yangtze.tables import (
    BLACK,
    BLUE,
    COLORS,
    CORNERS,
    DIRECTIONS,
    MOST_TILES,
    RANKED,
    RED,
)
from serai.games.yellow_and_yangtze.war import warring


def answers(state: Position, kind: i64) -> vec[i64]:
    """Ranges of actions that can answer a decision, ascending."""
    tables = state.tables
    if kind == ACTION:
        return turn_ranges(state)
    if kind == WINNER:
        return one_range(CHOOSE, PLACE)
    if kind == MOVE:
        return one_range(tables.move_base, tables.first_base)
    if kind == TOLL:
        return one_range(tables.pay_base, tables.pagoda_base)
    ranges = one_range(PASS, PASS + 1)
    if kind == PAGODA:
        for at in range(state.top_a() * DIRECTIONS, state.top_a() * DIRECTIONS + DIRECTIONS):
            triangle: i64 = state.map.corner_of[at]
            if triangle >= 0:
                ranges = add_range(ranges, tables.pagoda_base + triangle, tables.pagoda_base + triangle + 1)
        return ranges
    if kind == PICK:
        return add_range(ranges, TAKE, REPLACE)
    if kind == CHAIN:
        return add_chain(state, ranges)
    if kind == HELP:
        return add_support_ranges(state, ranges)
    return add_range(ranges, COMMIT, COMMIT + 2 * (state.in_hand(state.top_seat(), BLACK) + 1))  # ATTACK, DEFEND


def add_chain(state: Position, ranges: vec[i64]) -> vec[i64]:
    """A further blue tile: all spaces from the first to the last one beside the tile before (YY-7.11)."""
    first: i64 = state.tables.spaces
    last: i64 = -1
    for at in range(state.top_a() * DIRECTIONS, state.top_a() * DIRECTIONS + DIRECTIONS):
        space: i64 = state.map.neighbor[at]
        if space >= 0:
            first = min(first, space)
            last = max(last, space)
    blue: i64 = PLACE + BLUE * state.tables.spaces
    return add_range(ranges, blue + first, blue + last + 1) if last >= 0 else ranges


def add_support_ranges(state: Position, ranges: vec[i64]) -> vec[i64]:
    """Support for each warring state, with as many red tiles as the seat has (YY-15.5)."""
    sides: i64 = warring(state)
    most: i64 = state.in_hand(state.top_seat(), RED)
    for direction in range(DIRECTIONS):
        if sides & bit(direction) != 0:
            start: i64 = SUPPORT + direction * TILE_COUNTS * 2
            ranges = add_range(ranges, start, start + 2 * (most + 1))
    return ranges


def one_range(start: i64, end: i64) -> vec[i64]:
    """A single range."""
    return add_range(vec[i64](capacity=14), start, end)


def add_range(ranges: vec[i64], start: i64, end: i64) -> vec[i64]:
    """One more range."""
    return append(append(ranges, start), end)


def turn_ranges(state: Position) -> vec[i64]:
    """The families that hold the actions of a turn (YY-5.2)."""
    tables = state.tables
    ranges = one_range(END, END + 1)
    ranges = add_range(ranges, WITHDRAW, TAKE)
    ranges = add_range(ranges, REPLACE, COMMIT)
    ranges = add_range(ranges, PLACE, tables.pay_base)
    return add_range(ranges, tables.buy_base, tables.move_base)


# ---- all of a turn -----------------------------------------------------------------------------------------------------


def choices(state: Position) -> vec[i64]:
    """The legal actions of a turn, ascending.

    Lists of spaces and triangles are vectors with room for all, and how many of it are filled.
    """
    tables = state.tables
    spaces: i64 = tables.spaces
    seat: i64 = state.top_seat()
    land = state.map.land[:]
    river = state.map.river[:]
    tiles = state.map.spaces[:]
    triangles = state.map.triangles[:]
    lands: i64 = keep_empty(state.board, land)
    rivers: i64 = keep_empty(state.board, river) if state.in_hand(seat, BLUE) > 0 else 0
    laid: i64 = keep_tiles(state.board, tiles) if can_pay_for_riot(state) else 0
    free: i64 = keep_triangles(state, triangles) if can_pay_for_pagoda(state) else 0
    places = land[:lands]
    near: i64 = keep_near_black(state, places)
    listed = filled(most_choices(state, seat, lands, near) + rivers + 2 * laid + 2 * free, 0)
    listed[0] = END
    count: i64 = 1
    for color in range(COLORS):
        if not state.off_board(seat, color):
            listed[count] = WITHDRAW + color
            count += 1
    count = list_replacements(state, seat, listed, count)
    for color in range(COLORS):
        if state.in_hand(seat, color) > 0:
            base: i64 = PLACE + color * spaces
            if color == BLUE:
                count = list_each(listed, count, base, river, rivers)
            else:
                count = list_each(listed, count, base, land, lands)
    count = list_positions(state, seat, listed, count, places, near)
    for paid in range(1, 3):
        if why_not_pay_for_riot(state, paid) == LEGAL:
            count = list_each(listed, count, tables.riot_base + (paid - 1) * spaces, tiles, laid)
    for paid in range(1, 3):
        if why_not_pay_for_pagoda(state, paid) == LEGAL:
            count = list_each(listed, count, tables.buy_base + (paid - 1) * tables.triangles, triangles, free)
    return listed[:count]


def can_pay_for_riot(state: Position) -> bool:
    """Whether the seat can pay for a riot in one of the two ways (YY-8.1)."""
    return why_not_pay_for_riot(state, 1) == LEGAL or why_not_pay_for_riot(state, 2) == LEGAL


def can_pay_for_pagoda(state: Position) -> bool:
    """Whether the seat can pay for a pagoda in one of the two ways (YY-9.2)."""
    return why_not_pay_for_pagoda(state, 1) == LEGAL or why_not_pay_for_pagoda(state, 2) == LEGAL


def keep_empty(board: vec[u8], spaces: vec[i64]) -> i64:
    """Of a list of spaces keep the empty ones; returns how many."""
    count: i64 = 0
    at: i64 = 0
    end: i64 = len(spaces)
    while at < end:
        space: i64 = spaces[at]
        spaces[count] = space  # written in any case, counted if it belongs here: no branch to guess wrongly
        if board[space] == EMPTY:
            count += 1
        at += 1
    return count


def keep_tiles(board: vec[u8], spaces: vec[i64]) -> i64:
    """Of a list of spaces keep those on which a tile lies; returns how many."""
    count: i64 = 0
    at: i64 = 0
    end: i64 = len(spaces)
    while at < end:
        space: i64 = spaces[at]
        piece: u8 = board[space]
        spaces[count] = space
        if piece != EMPTY and piece < FIRST_LEADER:
            count += 1
        at += 1
    return count


def keep_triangles(state: Position, triangles: vec[i64]) -> i64:
    """Of a list of triangles keep those that may carry a pagoda (YY-9.1); returns how many."""
    corners = state.tables.triangle_spaces
    board = state.board
    count: i64 = 0
    at: i64 = 0
    end: i64 = len(triangles)
    while at < end:
        triangle: i64 = triangles[at]
        at += 1
        piece: u8 = board[corners[triangle * CORNERS]]
        if piece == EMPTY or board[corners[triangle * CORNERS + 1]] != piece:
            continue
        if why_not_triangle(state, triangle) == LEGAL:
            triangles[count] = triangle
            count += 1
    return count


def keep_near_black(state: Position, places: vec[i64]) -> i64:
    """Of a list of empty land spaces keep those next to a black tile (YY-6.2); returns how many."""
    near = bytes_of(state.tables.spaces, 0)
    land = state.map.land
    neighbor = state.map.neighbor
    board = state.board
    at: i64 = 0
    end: i64 = len(land)
    while at < end:
        space: i64 = land[at]
        if board[space] == BLACK + 1:
            mark_around(neighbor, near, space)
        at += 1
    count: i64 = 0
    at = 0
    end = len(places)
    while at < end:
        space = places[at]
        places[count] = space
        if near[space] != 0:
            count += 1
        at += 1
    return count


def mark_around(neighbor: vec[i64], near: vec[u8], space: i64) -> None:
    """Mark the spaces around one."""
    at: i64 = space * DIRECTIONS
    end: i64 = at + DIRECTIONS
    while at < end:
        other: i64 = neighbor[at]
        if other >= 0:
            near[other] = 1
        at += 1


def most_choices(state: Position, seat: i64, lands: i64, near: i64) -> i64:
    """As many actions as there can be, without those on river spaces, riots and pagodas: room for the list."""
    colors: i64 = 0
    sets: i64 = 1
    for color in range(COLORS):
        held: i64 = state.in_hand(seat, color)
        sets *= held + 1
        if held > 0 and color != BLUE:
            colors += 1
    return 1 + COLORS + sets + colors * lands + COLORS * near


def list_each(listed: vec[i64], count: i64, base: i64, things: vec[i64], end: i64) -> i64:
    """One action for each space or triangle of a list; returns how many actions there are now."""
    at: i64 = 0
    while at < end:
        listed[count + at] = base + things[at]
        at += 1
    return count + end


def list_replacements(state: Position, seat: i64, listed: vec[i64], count: i64) -> i64:
    """All sets of tiles of the hand (YY-10.1), in their order (`Tables.replace_rank`)."""
    rank = state.tables.replace_rank
    at: i64 = seat * COLORS
    most_black: i64 = i64(state.hand[at])
    most_red: i64 = i64(state.hand[at + 1])
    most_blue: i64 = i64(state.hand[at + 2])
    most_green: i64 = i64(state.hand[at + 3])
    most_yellow: i64 = i64(state.hand[at + 4])
    start: i64 = count
    for black in range(most_black + 1):
        one: i64 = REPLACE - 1 + rank[MOST_TILES * RANKED + black]
        room: i64 = MOST_TILES - black
        for red in range(most_red + 1):
            two: i64 = one + rank[(RANKED + room) * RANKED + red]
            for blue in range(most_blue + 1):
                three: i64 = two + rank[(2 * RANKED + room - red) * RANKED + blue]
                for green in range(most_green + 1):
                    four: i64 = three + rank[(3 * RANKED + room - red - blue) * RANKED + green]
                    for yellow in range(most_yellow + 1):
                        listed[count] = four + yellow
                        count += 1
    # the first set is the empty one, which is no action
    for moved in range(start, count - 1):
        listed[moved] = listed[moved + 1]
    return count - 1


def list_positions(state: Position, seat: i64, listed: vec[i64], count: i64, places: vec[i64], end: i64) -> i64:
    """Leaders on empty land next to a black tile, where they unite no two of a color (YY-6.2 to YY-6.4)."""
    beside = bytes_of(end, 0)  # the state that each place touches, with all leaders where they are
    barred = bytes_of(end, 0)  # the colors of leaders that may not come there from off the board
    several: bool = False  # whether any place touches more than one
    at: i64 = 0
    while at < end:
        label: u8 = state_beside(state.map, state.group, state.group_colors, places[at])
        beside[at] = label
        if label == SEVERAL:
            several = True
            barred[at] = barred_colors(state.map, state.group, state.group_colors, places[at])
        at += 1
    for color in range(COLORS):
        base: i64 = state.tables.leader_base + color * state.tables.spaces
        old: i64 = state.where(seat, color)
        together: bool = old == NONE or hangs_together(state.map, state.group, old)
        if together and not several:
            count = list_each(listed, count, base, places, end)
        elif old == NONE:
            count = list_entries(listed, count, base, u8(bit(color)), places, barred)
        else:
            count = list_moves(state, listed, count, base, color, places, beside, together)
    return count


def list_entries(listed: vec[i64], count: i64, base: i64, color: u8, places: vec[i64], barred: vec[u8]) -> i64:
    """Where a leader that is off the board may go; its color is given as a bit."""
    at: i64 = 0
    end: i64 = len(barred)
    while at < end:
        listed[count] = base + places[at]
        if barred[at] & color == 0:
            count += 1
        at += 1
    return count


def list_moves(
    state: Position,
    listed: vec[i64],
    count: i64,
    base: i64,
    color: i64,
    places: vec[i64],
    beside: vec[u8],
    together: bool,
) -> i64:
    """Where a leader of the board may go (YY-6.3): it is lifted first, as in `why_not_unite`, but only once.

    Unless its group may split, no place touches several states that touched less before.
    """
    old: i64 = state.where(state.active, color)
    one = state.map
    group = state.group[:]
    colors = state.group_colors[:]
    own: u8 = group[old]
    if together:
        colors[i64(own)] = u8(i64(colors[i64(own)]) & ~bit(color))
        group[old] = 0
        own = SEVERAL
    else:
        take_out(one, state.board, group, colors, state.group_reds[:], old)
    mine: u8 = u8(bit(color))
    at: i64 = 0
    end: i64 = len(beside)
    while at < end:
        space: i64 = places[at]
        label: u8 = beside[at]
        listed[count] = base + space
        if (label != SEVERAL and label != own) or barred_colors(one, group, colors, space) & mine == 0:
            count += 1
        at += 1
    return count
