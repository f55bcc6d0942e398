"""YY-4.3 to YY-4.6: groups and states, kept up to date piece by piece.

Every occupied space carries the name of its group: 1 + one of the group's own spaces, so that no two groups share a name.
With each name go the colors of the group's leaders and the number of its red tiles. A new piece joins the groups around
it; a piece that leaves can only split its own group. `tests/games/yellow_and_yangtze/test_groups.py` compares all this
with a plain flood fill after every action.

The functions that take vectors work on those of a state, or on copies of them: that is how a leader is lifted (YY-6.3).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from serai.core.bits import bit, bits
from serai.games.yellow_and_yangtze.state import EMPTY, FIRST_LEADER, NONE, Position, bytes_of
from serai.games.yellow_and_yangtze.tables import BLACK, COLORS, DIRECTIONS, RED, Map

WAITING: Final = 255  # a space whose group is being looked for
SEVERAL: Final = 255  # more than one state
LABEL_BITS: Final = 8  # the name of a group fits into so many

ALL_COLORS: Final = 31


def leader_color(piece: i64) -> i64:
    """The color of a leader, by the number on its space."""
    return (piece - FIRST_LEADER) % COLORS


def leader_seat(piece: i64) -> i64:
    """The owner of a leader, by the number on its space."""
    return (piece - FIRST_LEADER) // COLORS


# ---- what a space touches ------------------------------------------------------------------------------------------


def touched(one: Map, group: vec[u8], colors: vec[u8], space: i64) -> i64:
    """The states next to a space, as a bit mask of directions: for each state the first one (YY-4.4, YY-22.2)."""
    mask: i64 = 0
    known: i64 = 0
    direction: i64 = 0
    while direction < DIRECTIONS:
        other: i64 = one.neighbor[space * DIRECTIONS + direction]
        if other >= 0 and group[other] != 0:
            label: i64 = i64(group[other])
            if colors[label] != 0 and not is_known(known, label):
                known = (known << LABEL_BITS) | label
                mask |= bit(direction)
        direction += 1
    return mask


def states_around(one: Map, group: vec[u8], colors: vec[u8], space: i64) -> i64:
    """The names of the states next to a space, each once, LABEL_BITS for each."""
    neighbor = one.neighbor
    known: i64 = 0
    at: i64 = space * DIRECTIONS
    end: i64 = at + DIRECTIONS
    while at < end:
        other: i64 = neighbor[at]
        at += 1
        if other >= 0 and group[other] != 0:
            label: i64 = i64(group[other])
            if colors[label] != 0 and not is_known(known, label):
                known = (known << LABEL_BITS) | label
    return known


def state_beside(one: Map, group: vec[u8], colors: vec[u8], space: i64) -> u8:
    """The name of the state next to a space; 0 for none, SEVERAL for more than one."""
    neighbor = one.neighbor
    met: u8 = 0
    at: i64 = space * DIRECTIONS
    end: i64 = at + DIRECTIONS
    while at < end:
        other: i64 = neighbor[at]
        at += 1
        if other >= 0:
            label: u8 = group[other]
            if label != 0 and label != met and colors[i64(label)] != 0:
                if met != 0:
                    return SEVERAL
                met = label
    return met


def is_known(known: i64, label: i64) -> bool:
    """Whether a group is among those."""
    while known != 0:
        if known & WAITING == label:
            return True
        known >>= LABEL_BITS
    return False


def colors_of(colors: vec[u8], known: i64) -> i64:
    """Of the states of `states_around`, from below: the leaders' colors, those that occur twice, the number of states.

    Each takes COLORS bits. States that have no leader any more do not count.
    """
    once: i64 = 0
    twice: i64 = 0
    count: i64 = 0
    while known != 0:
        here: i64 = i64(colors[known & WAITING])
        known >>= LABEL_BITS
        twice |= once & here
        once |= here
        if here != 0:
            count += 1
    return (count << 2 * COLORS) | (twice << COLORS) | once


def barred_colors(one: Map, group: vec[u8], colors: vec[u8], space: i64) -> u8:
    """The colors of leaders that may not come to a space, as a bit mask (YY-6.4).

    Where a leader unites states, no color may occur twice among their leaders and itself.
    """
    if state_beside(one, group, colors, space) != SEVERAL:
        return 0
    found: i64 = colors_of(colors, states_around(one, group, colors, space))
    twice: i64 = (found >> COLORS) & ALL_COLORS
    return u8(ALL_COLORS) if twice != 0 else u8(found & ALL_COLORS)


def side_group(state: Position, space: i64, direction: i64) -> i64:
    """The group next to a space in a direction."""
    return i64(state.group[state.map.neighbor[space * DIRECTIONS + direction]])


def blacks_around(state: Position, space: i64) -> i64:
    """How many black tiles are adjacent to a space (YY-6.2, YY-14.2), those under pagodas too (YY-11.8)."""
    count: i64 = 0
    at: i64 = space * DIRECTIONS
    end: i64 = at + DIRECTIONS
    while at < end:
        other: i64 = state.map.neighbor[at]
        if other >= 0 and state.board[other] == BLACK + 1:
            count += 1
        at += 1
    return count


# ---- a piece comes ---------------------------------------------------------------------------------------------------


def join(state: Position, space: i64) -> None:
    """The piece on a space joins the groups around it, which become one."""
    keep: i64 = 0
    at: i64 = space * DIRECTIONS
    end: i64 = at + DIRECTIONS
    while at < end:
        other: i64 = state.map.neighbor[at]
        at += 1
        if other < 0:
            continue
        label: i64 = i64(state.group[other])
        if label == 0 or label == keep:
            continue
        if keep == 0:
            keep = label
        else:
            rename(state.group, state.group_colors, state.group_reds, label, keep)
    if keep == 0:
        keep = space + 1
    state.group[space] = u8(keep)
    count_in(state.board, state.group_colors, state.group_reds, keep, space)


def count_in(board: vec[u8], colors: vec[u8], reds: vec[u8], label: i64, space: i64) -> None:
    """Count the piece on a space in its group."""
    piece: i64 = i64(board[space])
    if piece == RED + 1:
        reds[label] = u8(i64(reds[label]) + 1)
    elif piece >= FIRST_LEADER:
        colors[label] = u8(i64(colors[label]) | bit(leader_color(piece)))


def rename(group: vec[u8], colors: vec[u8], reds: vec[u8], old: i64, new: i64) -> None:
    """A group becomes part of another one."""
    was: u8 = u8(old)
    now: u8 = u8(new)
    for space in range(len(group)):
        if group[space] == was:
            group[space] = now
    colors[new] = u8(i64(colors[new]) | i64(colors[old]))
    reds[new] = u8(i64(reds[new]) + i64(reds[old]))
    colors[old] = 0
    reds[old] = 0


# ---- a piece leaves --------------------------------------------------------------------------------------------------


def take_out(one: Map, board: vec[u8], group: vec[u8], colors: vec[u8], reds: vec[u8], space: i64) -> i64:
    """A piece leaves its group, which may split (YY-4.6). It still lies on the board; what there is goes by `group`.

    Returns how many states the group's rest makes. If its color of leader is still in the group, which happens only in a
    revolt, the caller says so (`count_in`).
    """
    label: i64 = i64(group[space])
    if not hangs_together(one, group, space):
        group[space] = 0
        return split_up(one, board, group, colors, reds, label)
    group[space] = 0
    rest: i64 = member_beside(one, group, space, label)
    if rest < 0:
        colors[label] = 0
        reds[label] = 0
        return 0
    piece: i64 = i64(board[space])
    if piece == RED + 1:
        reds[label] = u8(i64(reds[label]) - 1)
    elif piece >= FIRST_LEADER:
        colors[label] = u8(i64(colors[label]) & ~bit(leader_color(piece)))
    if label == space + 1:
        rename(group, colors, reds, label, rest + 1)
        label = rest + 1
    return 1 if colors[label] != 0 else 0


def hangs_together(one: Map, group: vec[u8], space: i64) -> bool:
    """Whether the neighbors of a space that are of its group touch each other all in a row, so that nothing can split."""
    label: u8 = group[space]
    around: i64 = 0
    direction: i64 = 0
    while direction < DIRECTIONS:
        other: i64 = one.neighbor[space * DIRECTIONS + direction]
        if other >= 0 and group[other] == label:
            around |= bit(direction)
        direction += 1
    turned: i64 = (around >> 1) | ((around & 1) << (DIRECTIONS - 1))
    return bits(around) - bits(around & turned & one.ring[space]) <= 1


def member_beside(one: Map, group: vec[u8], space: i64, label: i64) -> i64:
    """A neighbor of a space that is in a group, or -1."""
    at: i64 = space * DIRECTIONS
    end: i64 = at + DIRECTIONS
    while at < end:
        other: i64 = one.neighbor[at]
        if other >= 0 and i64(group[other]) == label:
            return other
        at += 1
    return -1


def split_up(one: Map, board: vec[u8], group: vec[u8], colors: vec[u8], reds: vec[u8], label: i64) -> i64:
    """Find the groups that the spaces of a group make now, after some have left it. Returns how many are states."""
    members = vec[u8](capacity=len(group))
    for space in range(len(group)):
        if group[space] == label:
            group[space] = WAITING
            members = append(members, u8(space))
    colors[label] = 0
    reds[label] = 0
    states: i64 = 0
    for at in range(len(members)):
        start: i64 = i64(members[at])
        if group[start] == WAITING:
            spread(one, board, group, colors, reds, start)
            if colors[start + 1] != 0:
                states += 1
    return states


def spread(one: Map, board: vec[u8], group: vec[u8], colors: vec[u8], reds: vec[u8], start: i64) -> None:
    """Give all waiting spaces that hang together with one the name of that one."""
    label: i64 = start + 1
    group[start] = u8(label)
    reached = vec[u8](capacity=len(group))
    reached = append(reached, u8(start))
    done: i64 = 0
    while done < len(reached):
        space: i64 = i64(reached[done])
        done += 1
        count_in(board, colors, reds, label, space)
        at: i64 = space * DIRECTIONS
        end: i64 = at + DIRECTIONS
        while at < end:
            other: i64 = one.neighbor[at]
            at += 1
            if other >= 0 and group[other] == WAITING:
                group[other] = u8(label)
                reached = append(reached, u8(other))


def remove_piece(state: Position, space: i64) -> i64:
    """A piece leaves the board. Returns how many states its group makes now."""
    states: i64 = take_out(state.map, state.board, state.group, state.group_colors, state.group_reds, space)
    state.board[space] = EMPTY
    return states


def remove_together(state: Position, label: i64, spaces: vec[u8]) -> i64:
    """Pieces of one group leave the board at the same moment. Returns how many states the group makes now."""
    for at in range(len(spaces)):
        state.board[i64(spaces[at])] = EMPTY
        state.group[i64(spaces[at])] = 0
    return split_up(state.map, state.board, state.group, state.group_colors, state.group_reds, label)


# ---- all of it -------------------------------------------------------------------------------------------------------


def regroup(state: Position) -> None:
    """Work the groups out afresh from the board: for positions that come from documents.

    In a war the unifying tile is in no group (YY-15.2); spaces whose tiles have paid the toll are to be in `group`.
    """
    spaces: i64 = state.tables.spaces
    state.group_colors = bytes_of(spaces + 1, 0)
    state.group_reds = bytes_of(spaces + 1, 0)
    for space in range(spaces):
        occupied: bool = state.board[space] != EMPTY or state.group[space] != 0
        state.group[space] = u8(WAITING) if occupied and space != state.war_space else u8(0)
    for start in range(spaces):
        if state.group[start] == WAITING:
            spread(state.map, state.board, state.group, state.group_colors, state.group_reds, start)


def is_toll_space(state: Position, space: i64) -> bool:
    """Whether a red tile of the space has just paid the toll of the pending war (YY-15.11)."""
    return state.group[space] != 0 and state.board[space] == EMPTY and state.war_space != NONE
