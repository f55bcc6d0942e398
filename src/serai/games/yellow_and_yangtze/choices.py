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
    ATTACK,
    CHAIN,
    CHOOSE,
    COMMIT,
    DEFEND,
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
    WINNER,
    WITHDRAW,
)
from serai.games.yellow_and_yangtze.groups import (
    WAITING,
    colors_of,
    hangs_together,
    states_around,
    take_out,
)
from serai.games.yellow_and_yangtze.pagoda import why_not_pay_for_pagoda, why_not_triangle
from serai.games.yellow_and_yangtze.position_leader import clash
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
)


def answers(state: Position, kind: i64) -> vec[i64]:
    """Ranges of actions that can answer a decision, ascending."""
    tables = state.tables
    if kind == ACTION:
        return turn_ranges(state)
    if kind == WINNER:
        return one_range(CHOOSE, PLACE)
    if kind == MOVE:
        return one_range(tables.move_base, tables.first_base)
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
        blue: i64 = PLACE + BLUE * tables.spaces
        return add_range(ranges, blue, blue + tables.spaces)
    if kind == HELP:
        return add_range(ranges, SUPPORT, CHOOSE)
    if kind == ATTACK or kind == DEFEND:
        return add_range(ranges, COMMIT, SUPPORT)
    return one_range(tables.pay_base, tables.pagoda_base)  # TOLL


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

    Lists of spaces are vectors with room for all, and how many of it are filled.
    """
    tables = state.tables
    spaces: i64 = tables.spaces
    seat: i64 = state.top_seat()
    land = filled(len(state.map.land), 0)
    river = filled(len(state.map.river), 0)
    tiles = filled(len(state.map.spaces), 0)
    lands: i64 = list_empty(state.board, state.map.land, land)
    rivers: i64 = list_empty(state.board, state.map.river, river)
    laid: i64 = list_tiles(state.board, state.map.spaces, tiles)
    listed = filled(most_choices(state, seat, lands, rivers, laid) + 1, 0)
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
                count = list_spaces(listed, count, base, river, rivers)
            else:
                count = list_spaces(listed, count, base, land, lands)
    places: i64 = keep_near_black(state, land, lands, tiles, laid)
    count = list_positions(state, seat, listed, count, land, places)
    for paid in range(1, 3):
        if why_not_pay_for_riot(state, paid) == LEGAL:
            count = list_spaces(listed, count, tables.riot_base + (paid - 1) * spaces, tiles, laid)
    for paid in range(1, 3):
        if why_not_pay_for_pagoda(state, paid) == LEGAL:
            count = list_triangles(state, listed, count, tables.buy_base + (paid - 1) * tables.triangles)
    return listed[:count]


def list_empty(board: vec[u8], spaces: vec[i64], listed: vec[i64]) -> i64:
    """Fill a list with the empty ones of some spaces; returns how many."""
    count: i64 = 0
    at: i64 = 0
    end: i64 = len(spaces)
    while at < end:
        space: i64 = spaces[at]
        listed[count] = space  # written in any case, counted if it belongs here: no branch to guess wrongly
        if board[space] == EMPTY:
            count += 1
        at += 1
    return count


def list_tiles(board: vec[u8], spaces: vec[i64], listed: vec[i64]) -> i64:
    """Fill a list with those of some spaces on which a tile lies; returns how many."""
    count: i64 = 0
    at: i64 = 0
    end: i64 = len(spaces)
    while at < end:
        space: i64 = spaces[at]
        piece: u8 = board[space]
        listed[count] = space
        if piece != EMPTY and piece < FIRST_LEADER:
            count += 1
        at += 1
    return count


def keep_near_black(state: Position, land: vec[i64], lands: i64, tiles: vec[i64], laid: i64) -> i64:
    """Of a list of empty land spaces keep those next to a black tile (YY-6.2); returns how many."""
    near = bytes_of(state.tables.spaces, 0)
    neighbor = state.map.neighbor
    board = state.board
    at: i64 = 0
    while at < laid:
        if board[tiles[at]] == BLACK + 1:
            mark_around(neighbor, near, tiles[at])
        at += 1
    count: i64 = 0
    at = 0
    while at < lands:
        space: i64 = land[at]
        land[count] = space
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


def most_choices(state: Position, seat: i64, lands: i64, rivers: i64, laid: i64) -> i64:
    """As many actions as there can be: room for the list."""
    colors: i64 = 0
    sets: i64 = 1
    for color in range(COLORS):
        held: i64 = state.in_hand(seat, color)
        sets *= held + 1
        if held > 0 and color != BLUE:
            colors += 1
    return 1 + COLORS + sets + (colors + COLORS) * lands + rivers + 2 * laid + 2 * len(state.map.triangles)


def list_spaces(listed: vec[i64], count: i64, base: i64, spaces: vec[i64], end: i64) -> i64:
    """One action for each space of a list; returns how many actions there are now."""
    at: i64 = 0
    while at < end:
        listed[count + at] = base + spaces[at]
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
    known = filled(end, 0)  # the states that each place touches, with all leaders where they are
    several: bool = False  # whether any place touches more than one
    one = state.map
    group = state.group
    colors = state.group_colors
    at: i64 = 0
    while at < end:
        around: i64 = states_around(one, group, colors, places[at])
        known[at] = around
        if around > WAITING:
            several = True
        at += 1
    for color in range(COLORS):
        base: i64 = state.tables.leader_base + color * state.tables.spaces
        old: i64 = state.where(seat, color)
        together: bool = old == NONE or hangs_together(one, group, old)
        if together and not several:
            count = list_spaces(listed, count, base, places, end)
        elif old == NONE:
            count = list_entries(state, listed, count, base, color, places, known)
        else:
            count = list_moves(state, listed, count, base, color, places, known, together)
    return count


def list_entries(
    state: Position, listed: vec[i64], count: i64, base: i64, color: i64, places: vec[i64], known: vec[i64]
) -> i64:
    """Where a leader that is off the board may go."""
    colors = state.group_colors
    at: i64 = 0
    end: i64 = len(known)
    while at < end:
        around: i64 = known[at]
        listed[count] = base + places[at]
        if around <= WAITING or clash(colors_of(colors, around), color) == LEGAL:  # one state or none, or it may unite
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
    known: vec[i64],
    together: bool,
) -> i64:
    """Where a leader of the board may go (YY-6.3): it is lifted first, as in `why_not_unite`, but only once.

    Unless its group may split, only the places beside it touch other states than before.
    """
    old: i64 = state.where(state.active, color)
    group = state.group[:]
    colors = state.group_colors[:]
    if together:
        label: i64 = i64(group[old])
        colors[label] = u8(i64(colors[label]) & ~bit(color))
        group[old] = 0
    else:
        take_out(state.map, state.board, group, colors, state.group_reds[:], old)
    beside = bytes_of(state.tables.spaces, 0)
    mark_around(state.map.neighbor, beside, old)
    at: i64 = 0
    end: i64 = len(known)
    while at < end:
        space: i64 = places[at]
        around: i64 = known[at]
        if around != 0 and (not together or (around > WAITING and beside[space] != 0)):
            around = states_around(state.map, group, colors, space)
        listed[count] = base + space
        if around <= WAITING or clash(colors_of(colors, around), color) == LEGAL:
            count += 1
        at += 1
    return count


def list_triangles(state: Position, listed: vec[i64], count: i64, base: i64) -> i64:
    """Triangles that may carry a paid pagoda (YY-9.1)."""
    triangles = state.map.triangles
    corners = state.tables.triangle_spaces
    board = state.board
    at: i64 = 0
    end: i64 = len(triangles)
    while at < end:
        triangle: i64 = triangles[at]
        at += 1
        piece: u8 = board[corners[triangle * CORNERS]]
        if piece == EMPTY or board[corners[triangle * CORNERS + 1]] != piece:
            continue
        if why_not_triangle(state, triangle) == LEGAL:
            listed[count] = base + triangle
            count += 1
    return count
