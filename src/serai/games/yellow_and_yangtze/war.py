"""YY-15: war. A tile has united states in which a color of leader occurs twice; all touched states fight at once.

While the war is pending the unifying tile lies on the board but belongs to no group (YY-15.2), so the warring states are
still what they were. A state is named by the direction in which the unifying tile touches it first (YY-22.2).
"""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from serai.core.bits import bit, bits, lowest
from serai.core.state import LEGAL
from serai.games.yellow_and_yangtze.actions import HELP, STEP_PEACE, STEP_WAR, TOLL, WINNER
from serai.games.yellow_and_yangtze.facts import (
    CUT_OFF,
    REMOVED,
    TOLL_COMMITTED,
    TOLL_DUE,
    TOLL_IS,
    WAR,
    WAR_ADDED,
    WAR_LEADER,
    WAR_SIDE,
    WAR_TIED,
    WAR_TOTAL,
    WAR_WON,
    WENT_HOME,
    WITH_SOLDIER,
)
from serai.games.yellow_and_yangtze.groups import (
    ALL_COLORS,
    LABEL_BITS,
    colors_of,
    is_known,
    is_toll_space,
    join,
    leader_color,
    leader_seat,
    remove_together,
    side_group,
    split_up,
    states_around,
    touched,
)
from serai.games.yellow_and_yangtze.pagoda import lose_tile
from serai.games.yellow_and_yangtze.points import gain, owner_in
from serai.games.yellow_and_yangtze.revolt import clear_support, support
from serai.games.yellow_and_yangtze.rule_ids import (
    YY_4_6,
    YY_12_2,
    YY_15_1,
    YY_15_4,
    YY_15_5,
    YY_15_6,
    YY_15_7,
    YY_15_8,
    YY_15_9,
    YY_15_10,
    YY_15_11,
    YY_15_12,
    YY_15_19,
    YY_15_20,
)
from serai.games.yellow_and_yangtze.state import EMPTY, FIRST_LEADER, LEADER, NONE, SIDE, TILES, Position, no_support
from serai.games.yellow_and_yangtze.tables import COLORS, DIRECTIONS, RED, SOLDIER

# ---- who fights ------------------------------------------------------------------------------------------------------


def conflicting(state: Position) -> i64:
    """The colors that occur at least twice among the leaders of the touched states (YY-15.8), as a bit mask."""
    known: i64 = states_around(state.map, state.group, state.group_colors, state.war_space)
    return (colors_of(state.group_colors, known) >> COLORS) & ALL_COLORS


def warring(state: Position) -> i64:
    """The warring states, as a bit mask of directions: all that are touched (YY-15.3).

    With `war_bystanders: excluded`, those with a leader in conflict; at least two always are (YY-15.18).
    """
    mask: i64 = touched(state.map, state.group, state.group_colors, state.war_space)
    if state.bystanders_fight:
        return mask
    twice: i64 = conflicting(state)
    fighting: i64 = 0
    for direction in range(DIRECTIONS):
        if mask & bit(direction) != 0:
            colors: i64 = i64(state.group_colors[side_group(state, state.war_space, direction)])
            if colors & twice != 0:
                fighting |= bit(direction)
    return fighting


def side_space(state: Position, direction: i64) -> i64:
    """The space by which a warring state is named (YY-22.2)."""
    return state.map.neighbor[state.war_space * DIRECTIONS + direction]


def base_strength(state: Position, direction: i64) -> i64:
    """The red tiles of a warring state (YY-15.4)."""
    return i64(state.group_reds[side_group(state, state.war_space, direction)])


def committed_to(state: Position, direction: i64, column: i64) -> i64:
    """Tiles, or Soldiers, that all players have committed to a warring state: TILES or LEADER."""
    total: i64 = 0
    for seat in range(state.seats):
        if state.supports(seat, SIDE) == direction:
            total += state.supports(seat, column)
    return total


def strength(state: Position, direction: i64) -> i64:
    """The total of a warring state: red tiles, committed tiles and Soldiers (YY-15.5)."""
    return (
        base_strength(state, direction) + committed_to(state, direction, TILES) + committed_to(state, direction, LEADER)
    )


# ---- the beginning, and support (YY-15.5) ----------------------------------------------------------------------------


def begin_war(state: Position, space: i64, twice: i64) -> None:
    """The marker goes on the tile; all are asked for support, clockwise, the unifying player last (YY-15.5, YY-22.1).

    Nobody can call the war off, whether the unifying player has a leader in it or not (YY-15.16).
    """
    unifying: i64 = state.active
    state.war_space = space
    state.support = no_support(state.seats)
    state.push(STEP_WAR, unifying, 0, 0)
    for back in range(state.seats):
        state.push(HELP, (unifying - back + state.seats) % state.seats, 0, 0)
    tell_of_war(state, twice)


def tell_of_war(state: Position, twice: i64) -> None:
    """The warring states with their basic strength and their leaders in conflict."""
    sides: i64 = warring(state)
    state.note(WAR, state.active, state.war_space, bits(sides), YY_15_1)
    for direction in range(DIRECTIONS):
        if sides & bit(direction) == 0:
            continue
        here: i64 = side_space(state, direction)
        state.note(WAR_SIDE, -1, base_strength(state, direction), here, YY_15_4)
        for color in range(COLORS):
            seat: i64 = owner_in(state, i64(state.group[here]), color)
            if seat >= 0 and twice & bit(color) != 0:
                state.note(WAR_LEADER, seat, color, here, YY_15_8)


def why_not_support(state: Position, direction: i64, tiles: i64, leader: i64) -> i64:
    """One warring state, red tiles in hand, and the Soldier if it is off the board (YY-15.5, YY-15.6)."""
    seat: i64 = state.top_seat()
    if warring(state) & bit(direction) == 0:
        return YY_15_5
    return why_not_add(state, seat, tiles, leader)


def why_not_add(state: Position, seat: i64, tiles: i64, leader: i64) -> i64:
    """What a seat can add, whichever state it supports."""
    if tiles > state.in_hand(seat, RED):
        return YY_15_5
    if tiles + leader == 0:
        return YY_15_6
    if leader > 0 and not state.off_board(seat, SOLDIER):
        return YY_12_2
    return LEGAL


def add_support(state: Position, direction: i64, tiles: i64, leader: i64) -> None:
    """Tiles and Soldier go to the same state, face up (YY-15.6)."""
    seat: i64 = state.top_seat()
    state.drop()
    support(state, seat, direction, RED, tiles, leader)
    state.note(WAR_ADDED, seat, tiles + leader * WITH_SOLDIER, side_space(state, direction), YY_15_5)


# ---- the winner (YY-15.7) --------------------------------------------------------------------------------------------


def war_step(state: Position) -> None:
    """Compare the totals; the unifying player chooses among those that tie, bystanders included (YY-15.17)."""
    unifying: i64 = state.top_seat()
    state.drop()
    sides: i64 = warring(state)
    best: i64 = -1
    highest: i64 = 0
    for direction in range(DIRECTIONS):
        if sides & bit(direction) == 0:
            continue
        total: i64 = strength(state, direction)
        state.note(WAR_TOTAL, -1, total, side_space(state, direction), YY_15_7)
        if total > best:
            best = total
            highest = 0
        if total == best:
            highest |= bit(direction)
    if bits(highest) > 1:
        state.note(WAR_TIED, unifying, bits(highest), 0, YY_15_7)
        state.push(WINNER, unifying, highest, 0)
    else:
        win(state, unifying, lowest(highest))


def why_not_choose(state: Position, direction: i64) -> i64:
    """One of the tied states."""
    return LEGAL if state.top_a() & bit(direction) != 0 else YY_15_7


def choose(state: Position, direction: i64) -> None:
    """The unifying player names the winner of a tie."""
    unifying: i64 = state.top_seat()
    state.drop()
    win(state, unifying, direction)


# ---- what a war costs (YY-15.8 to YY-15.13) --------------------------------------------------------------------------


def win(state: Position, unifying: i64, winner: i64) -> None:
    """Leaders and red tiles of the losers leave, then points, then the toll (YY-21.3)."""
    sides: i64 = warring(state)
    twice: i64 = conflicting(state)
    state.note(WAR_WON, -1, strength(state, winner), side_space(state, winner), YY_15_7)
    losers: i64 = sides & ~bit(winner)
    loser: i64 = strongest_loser(state, losers)
    toll: i64 = toll_of(state, loser)
    sent = vec[i64]([0] * COLORS)
    for direction in range(DIRECTIONS):
        if losers & bit(direction) != 0:
            lose(state, direction, twice, sent)
    label: i64 = side_group(state, state.war_space, winner)
    for color in range(COLORS):
        owner: i64 = owner_in(state, label, color)
        if owner >= 0:  # else nobody scores for the leaders of this color (YY-15.9)
            gain(state, owner, color, sent[color], YY_15_9)
    state.push(STEP_PEACE, unifying, 0, 0)
    charge(state, unifying, winner, toll, side_space(state, loser))


def toll_of(state: Position, direction: i64) -> i64:
    """What the loss of a state amounts to: red tiles, committed tiles and, by option, Soldiers (YY-15.10, YY-20.4)."""
    if state.toll_counts_soldiers:
        return strength(state, direction)
    return base_strength(state, direction) + committed_to(state, direction, TILES)


def strongest_loser(state: Position, losers: i64) -> i64:
    """The losing state with the highest of these sums, which is the toll (YY-15.10)."""
    best: i64 = lowest(losers)
    for direction in range(DIRECTIONS):
        if losers & bit(direction) != 0 and toll_of(state, direction) > toll_of(state, best):
            best = direction
    return best


def lose(state: Position, direction: i64, twice: i64, sent: vec[i64]) -> None:
    """Conflicting leaders go home and all red tiles go to the box, at the same moment; the rest stays (YY-15.8).

    No conflict takes a black tile, so no leader loses its footing (YY-13.4); red tiles under pagodas go too (YY-11.8).
    """
    label: i64 = side_group(state, state.war_space, direction)
    leaders = leaders_in(state, label)
    leaving = vec[u8](capacity=16)
    for color in range(COLORS):
        seat: i64 = owner_in(state, label, color)
        if seat >= 0 and twice & bit(color) != 0:
            space: i64 = state.where(seat, color)
            leaving = append(leaving, u8(space))
            state.leader_at[seat * COLORS + color] = u8(NONE)
            sent[color] += 1
            state.note(WENT_HOME, seat, space, color, YY_15_8)
    for red in range(state.tables.spaces):
        if state.group[red] == label and state.board[red] == RED + 1:
            leaving = append(leaving, u8(red))
            state.into_box(RED, 1)
            state.note(REMOVED, -1, red, RED, YY_15_8)
    if len(leaving) > 0:
        remove_together(state, label, leaving)
        tell_of_parts(state, leaders)
    for at in range(len(leaving)):
        lose_tile(state, i64(leaving[at]))


def charge(state: Position, unifying: i64, winner: i64, toll: i64, set_by: i64) -> None:
    """The toll: committed tiles first, then red tiles of the winner on the board (YY-15.11, YY-15.12, YY-15.19)."""
    reds: i64 = base_strength(state, winner)
    committed: i64 = committed_to(state, winner, TILES)
    open_toll: i64 = toll - committed if toll > committed else 0
    due: i64 = open_toll if open_toll < reds else reds
    state.note(TOLL_IS, -1, toll, set_by, YY_15_10)
    if committed > 0:
        state.note(TOLL_COMMITTED, -1, committed if committed < toll else toll, committed, YY_15_11)
    if due > 0 or open_toll > due:
        state.note(TOLL_DUE, unifying, due, open_toll - due, YY_15_19)
    if due > 0 and due < reds:
        state.push(TOLL, unifying, due, winner)
    elif due > 0:  # all of them; no choice is made (YY-15.20)
        label: i64 = side_group(state, state.war_space, winner)
        for space in range(state.tables.spaces):
            if state.group[space] == label and state.board[space] == RED + 1:
                pay_toll(state, space, label, YY_15_20)


def why_not_pay(state: Position, space: i64) -> i64:
    """A red tile that belonged to the winning state before the placement (YY-15.12)."""
    label: i64 = side_group(state, state.war_space, state.top_b())
    if state.group[space] != label or state.tile_on(space) != RED:
        return YY_15_12
    return LEGAL


def pay(state: Position, space: i64) -> None:
    """One red tile for the toll; the unifying player names them one after another (YY-15.20)."""
    due: i64 = state.top_a()
    winner: i64 = state.top_b()
    pay_toll(state, space, side_group(state, state.war_space, winner), YY_15_11)
    if due > 1:
        state.set_top(due - 1, winner)
    else:
        state.drop()


def pay_toll(state: Position, space: i64, label: i64, rule: i64) -> None:
    """The tile goes to the box. Its space keeps the group's name, so that the rest stays one until the war is over."""
    state.board[space] = EMPTY
    state.group_reds[label] = u8(i64(state.group_reds[label]) - 1)
    state.into_box(RED, 1)
    state.note(REMOVED, state.active, space, RED, rule)
    lose_tile(state, space)


# ---- the end (YY-15.14) ----------------------------------------------------------------------------------------------


def peace_step(state: Position) -> None:
    """Committed tiles away, leaders back, states anew, the marker off; the tile stays, its pick follows (YY-15.14).

    All leaders' colors in the former union differ now, so no further conflict follows (YY-15.15).
    """
    state.drop()
    clear_support(state, RED, SOLDIER, YY_15_11)
    leave_gaps(state)
    unified: i64 = state.war_space
    state.war_space = NONE
    join(state, unified)


def leave_gaps(state: Position) -> None:
    """The spaces whose tiles paid the toll leave the winner's group, which may split (YY-4.6)."""
    label: i64 = 0
    for space in range(state.tables.spaces):
        if is_toll_space(state, space):
            label = i64(state.group[space])
            state.group[space] = 0
    if label != 0:
        leaders = leaders_in(state, label)
        split_up(state.map, state.board, state.group, state.group_colors, state.group_reds, label)
        tell_of_parts(state, leaders)


# ---- parts that are cut off (YY-4.6) -----------------------------------------------------------------------------------


def leaders_in(state: Position, label: i64) -> vec[u8]:
    """The leaders of a state as numbers of pieces (`state.board`)."""
    leaders = vec[u8](capacity=COLORS)
    for color in range(COLORS):
        seat: i64 = owner_in(state, label, color)
        if seat >= 0:
            leaders = append(leaders, u8(FIRST_LEADER + seat * COLORS + color))
    return leaders


def tell_of_parts(state: Position, leaders: vec[u8]) -> None:
    """Of what is left of a warring state, the parts with leaders that do not touch the unifying tile.

    Each is named by its first leader. At most three states touch a space, so all names fit (`states_around`).
    """
    told: i64 = states_around(state.map, state.group, state.group_colors, state.war_space)
    for at in range(len(leaders)):
        piece: i64 = i64(leaders[at])
        seat: i64 = leader_seat(piece)
        color: i64 = leader_color(piece)
        space: i64 = state.where(seat, color)
        if space != NONE and not is_known(told, i64(state.group[space])):
            told = (told << LABEL_BITS) | i64(state.group[space])
            state.note(CUT_OFF, seat, space, color, YY_4_6)
