"""What holds in every state that play can reach (YY-21.4). The conformance suite and `simulate` check it everywhere."""

from collections.abc import Iterator

from mypy_extensions import i64

from serai.core.seats import seat_name
from serai.core.state import FRAME
from serai.games.yellow_and_yangtze import actions as k
from serai.games.yellow_and_yangtze.groups import blacks_around, is_toll_space, leader_color, leader_seat
from serai.games.yellow_and_yangtze.knowledge import is_possible
from serai.games.yellow_and_yangtze.names import COLORS as COLOR_NAMES
from serai.games.yellow_and_yangtze.names import LEADERS
from serai.games.yellow_and_yangtze.state import (
    EMPTY,
    FIRST_LEADER,
    LEADER,
    NO_TRIANGLE,
    NONE,
    SIDE,
    TILES,
    Position,
    total_of,
)
from serai.games.yellow_and_yangtze.tables import (
    BLUE,
    COLORS,
    CORNERS,
    DIRECTIONS,
    LAND,
    MOST_TILES,
    NO_SPACE,
    RED,
    RIVER,
)

SETUP_KINDS = frozenset({k.CHANCE_FIRST, k.CHANCE_BOX, k.STEP_BEGIN})


def faults(state: Position) -> list[str]:
    """Every broken invariant, in words."""
    return [
        *board_faults(state),
        *leader_faults(state),
        *group_faults(state),
        *pagoda_faults(state),
        *tile_faults(state),
        *knowledge_faults(state),
        *conflict_faults(state),
        *turn_faults(state),
    ]


def space_of(state: Position, space: int) -> str:
    """The name of a space: E05."""
    return state.tables.space_names[space]


def place_of(state: Position, space: int) -> str:
    """Where documents say what lies on a space: tiles.E05, or seats.A.leaders.soldier."""
    piece: i64 = i64(state.board[space])
    if FIRST_LEADER <= piece < FIRST_LEADER + state.seats * COLORS:
        return f"seats.{seat_name(int(leader_seat(piece)))}.leaders.{LEADERS[int(leader_color(piece))]}"
    return f"tiles.{space_of(state, space)}"


def kinds_of(state: Position) -> list[int]:
    """The kinds of all frames of the stack."""
    return [int(state.frames[at * FRAME]) for at in range(state.depth)]


def board_faults(state: Position) -> Iterator[str]:
    """Blue tiles exactly on river spaces, the others and leaders on land (YY-7.2, YY-6.2)."""
    for space in range(state.tables.spaces):
        piece, terrain = int(state.board[space]), int(state.map.terrain[space])
        if piece == EMPTY:
            continue
        wanted = RIVER if piece == BLUE + 1 else LAND
        if terrain == NO_SPACE:
            yield f"{place_of(state, space)}: no space of this map (YY-4.1)"
        elif terrain != wanted:
            yield f"{place_of(state, space)}: blue tiles lie on rivers, everything else on land (YY-7.2)"
        if piece >= FIRST_LEADER + state.seats * COLORS:
            yield f"{place_of(state, space)}: a leader of nobody"


def leader_faults(state: Position) -> Iterator[str]:
    """Each leader on one space at most, with a black tile beside it (YY-6.2, YY-6.7)."""
    for seat in range(state.seats):
        for color in range(COLORS):
            space = int(state.where(seat, color))
            if space == NONE:
                continue
            name = f"seats.{seat_name(seat)}.leaders.{LEADERS[color]}"
            if state.board[space] != FIRST_LEADER + seat * COLORS + color:
                yield f"{name}: not on {space_of(state, space)} (YY-4.2)"
            elif blacks_around(state, space) == 0:
                yield f"{name}: no black tile beside {space_of(state, space)} (YY-6.7)"
    for space in range(state.tables.spaces):
        piece = int(state.board[space])
        known = FIRST_LEADER <= piece < FIRST_LEADER + state.seats * COLORS
        if known and state.where(leader_seat(piece), leader_color(piece)) != space:
            yield f"{place_of(state, space)}: a leader that is not here (YY-4.2)"


def group_faults(state: Position) -> Iterator[str]:
    """What is kept of groups fits the board (YY-4.3); no state has two leaders of a color (YY-4.5)."""
    colors = [0] * (state.tables.spaces + 1)
    reds = [0] * (state.tables.spaces + 1)
    for space in range(state.tables.spaces):
        label, piece = int(state.group[space]), int(state.board[space])
        grouped = piece != EMPTY and space != state.war_space
        if grouped != (label != 0) and not is_toll_space(state, space):
            yield f"{place_of(state, space)}: grouped though empty, or the other way round (YY-4.3)"
        if label == 0:
            continue
        if state.group[label - 1] != label:
            yield f"{place_of(state, space)}: the group is named after a space that is not in it"
        for direction in range(DIRECTIONS):
            other = int(state.map.neighbor[space * DIRECTIONS + direction])
            if other >= 0 and state.group[other] not in (0, label):
                yield f"{place_of(state, space)}: touches {space_of(state, other)}, which is in another group (YY-4.3)"
        if piece == RED + 1:
            reds[label] += 1
        elif piece >= FIRST_LEADER:
            bit_of = 1 << int(leader_color(piece))
            if colors[label] & bit_of and state.revolt_color != leader_color(piece):
                yield f"{place_of(state, space)}: a state with two leaders of a color (YY-4.5)"
            colors[label] |= bit_of
    if [int(n) for n in state.group_colors] != colors or [int(n) for n in state.group_reds] != reds:
        yield "groups: leaders or red tiles counted wrongly"


def pagoda_faults(state: Position) -> Iterator[str]:
    """Every pagoda on a triangle of its color, no tile under two (YY-11.1, YY-11.3)."""
    under = [0] * state.tables.spaces
    for slot in range(state.tables.pagoda_slots):
        triangle = int(state.pagoda_on[slot])
        if triangle == NO_TRIANGLE:
            continue
        corners = [int(state.tables.triangle_spaces[triangle * CORNERS + corner]) for corner in range(CORNERS)]
        color = int(state.tables.slot_color[slot])
        if not state.map.has_triangle[triangle] or any(state.tile_on(space) != color for space in corners):
            name = state.tables.triangle_names[triangle]
            yield f"pagodas.{COLOR_NAMES[color]}: {name} is no {COLOR_NAMES[color]} triangle (YY-11.1)"
        for space in corners:
            under[space] += 1
            if under[space] == 2:
                yield f"pagodas.{COLOR_NAMES[color]}: {space_of(state, space)} supports two pagodas (YY-11.3)"
    if [int(n) for n in state.covered] != [min(n, 1) for n in under]:
        yield "pagodas: the spaces under them are kept wrongly"


def tile_faults(state: Position) -> Iterator[str]:
    """Tiles in bag, hands, display, board and box are those of YY-2.1; nobody holds too many (YY-16.6)."""
    for color in range(COLORS):
        rest = int(state.rest(color))
        if rest < 0:
            yield f"tiles.{COLOR_NAMES[color]}: more than there are (YY-2.1)"
        elif rest != state.bag[color]:
            yield f"tiles.{COLOR_NAMES[color]}: {int(state.bag[color])} in the bag, {rest} lie nowhere else (YY-2.1)"
    for seat in range(state.seats):
        if state.hand_total(seat) > state.tables.hand_size:
            yield f"seats.{seat_name(seat)}.hand: more than {int(state.tables.hand_size)} tiles (YY-16.6)"
        if any(state.points[seat * COLORS + color] < 0 for color in range(COLORS)):
            yield f"seats.{seat_name(seat)}.points: below 0 (YY-2.4)"
    if total_of(state.display) > state.tables.display_size:
        yield f"display: more than {int(state.tables.display_size)} tiles (YY-16.4)"
    short = state.seats == 2 and state.options["short_two_player_game"] is True
    removed, most = int(total_of(state.removed)), int(state.tables.short_game_tiles) if short else 0
    if removed > most or (removed < most and state.active >= 0):
        yield f"removed: {removed} tiles, not {most} (YY-3.3)"


def knowledge_faults(state: Position) -> Iterator[str]:
    """Hands fit what all know of them (YY-19)."""
    for seat in range(state.seats):
        name = f"seats.{seat_name(seat)}"
        if not is_possible(state, seat):
            yield f"{name}.hand: does not hold what all have seen (YY-19.3)"
        row = range(seat * COLORS, seat * COLORS + COLORS)
        maybe = sum(int(state.maybe[at]) for at in row)
        if (maybe > 0 or state.unsure[seat] > 0) and not 0 < state.unsure[seat] < maybe:
            yield f"{name}.unsure: none of `maybe` can be gone, or all of it, so it says nothing (YY-19.3)"
        if state.hand_total(seat) <= int(state.most_blue[seat]) < MOST_TILES:
            yield f"{name}.most_blue: says nothing (YY-22.1)"


def conflict_faults(state: Position) -> Iterator[str]:
    """At most one conflict, with its frames; no support outside one (YY-13.1)."""
    kinds = kinds_of(state)
    war = any(kind in (k.STEP_WAR, k.WINNER, k.STEP_PEACE) for kind in kinds)
    revolt = k.STEP_REVOLT in kinds
    if (state.war_space != NONE) != war:
        yield "war: a war is pending, or none is (YY-15.1)"
    if (state.revolt_color != NONE) != revolt:
        yield "revolt: a revolt is pending, or none is (YY-14.1)"
    if war and revolt:
        yield "war: there is a revolt as well (YY-13.2)"
    if state.war_space != NONE and state.tile_on(state.war_space) < 0:
        yield "war.space: no tile lies here (YY-15.2)"
    for seat in range(state.seats):
        side, tiles, leader = (int(state.supports(seat, column)) for column in (SIDE, TILES, LEADER))
        if (side != NONE) != (tiles + leader > 0) or (tiles + leader > 0 and not (war or revolt)):
            yield f"support.{seat_name(seat)}: tiles and leader go to one side of a conflict (YY-15.6)"
    if k.TOLL not in kinds and any(is_toll_space(state, space) for space in range(state.tables.spaces)):
        yield "war.paid: no toll is pending (YY-15.11)"


def turn_faults(state: Position) -> Iterator[str]:
    """Hands and display are full when a turn begins (YY-16.7); nothing is open when an action is asked for (YY-21.4)."""
    if state.active < 0:
        return
    if state.top_kind() == k.ACTION:
        if state.depth > 1:
            yield "pending: something else is open while an action is asked for (YY-21.4)"
        if state.top_seat() != state.active:
            yield "pending: an action of a seat that is not on turn (YY-5.1)"
        if state.top_a() == state.tables.actions:
            if any(state.hand_total(seat) != state.tables.hand_size for seat in range(state.seats)):
                yield "seats: hands are full when a turn begins (YY-16.7)"
            if total_of(state.display) != state.tables.display_size:
                yield "display: full when a turn begins (YY-16.7)"
    if state.idle_limit > 0 and state.depth > 0 and state.idle_turns >= state.idle_limit * state.seats:
        yield "idle_turns: the game has ended by now (YY-17.4)"
