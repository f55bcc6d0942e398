"""YY-7: place a tile, with what follows from it: union or war, the point, the display pick, further blue tiles."""

from mypy_extensions import i64, u8

from serai.core.bits import bits
from serai.core.state import LEGAL
from serai.games.yellow_and_yangtze.actions import CHAIN, PAGODA, PICK, STEP_CHAIN
from serai.games.yellow_and_yangtze.facts import PICKED, PLACED, UNITED
from serai.games.yellow_and_yangtze.groups import ALL_COLORS, colors_of, join, states_around, touched
from serai.games.yellow_and_yangtze.knowledge import has_no_blue, has_one, lay_open, take_openly
from serai.games.yellow_and_yangtze.pagoda import can_establish
from serai.games.yellow_and_yangtze.points import score_tile
from serai.games.yellow_and_yangtze.rule_ids import YY_4_1, YY_7_1, YY_7_2, YY_7_4, YY_7_10, YY_7_11
from serai.games.yellow_and_yangtze.state import EMPTY, Position
from serai.games.yellow_and_yangtze.tables import BLUE, COLORS, DIRECTIONS, GREEN, LAND, NO_SPACE, RIVER
from serai.games.yellow_and_yangtze.war import begin_war


def why_not_place(state: Position, color: i64, space: i64) -> i64:
    """A tile in hand, on any empty space of its terrain: blue on river, the others on land (YY-7.1 to YY-7.3)."""
    terrain: i64 = state.map.terrain[space]
    if terrain == NO_SPACE:
        return YY_4_1
    if state.in_hand(state.active, color) == 0 or state.board[space] != EMPTY:
        return YY_7_1
    if terrain != (RIVER if color == BLUE else LAND):
        return YY_7_2
    return LEGAL


def place(state: Position, color: i64, space: i64, rule: i64) -> None:
    """Put the tile down and go by the states it touches, as they were before (YY-7.4, YY-21.2)."""
    seat: i64 = state.active
    mask: i64 = touched(state.map, state.group, state.group_colors, space)
    known: i64 = states_around(state.map, state.group, state.group_colors, space)
    twice: i64 = (colors_of(state.group_colors, known) >> COLORS) & ALL_COLORS
    lay_open(state, seat, color, 1)
    state.board[space] = u8(color + 1)
    state.note(PLACED, seat, space, color, rule)
    if twice != 0:
        if color == GREEN and state.pick_after_war:  # YY-7.10; point, pagoda and chain are lost (YY-7.8)
            state.push(PICK, seat, 0, 0)
        begin_war(state, space, twice)
        return
    join(state, space)
    if bits(mask) > 1:
        state.note(UNITED, seat, bits(mask), space, YY_7_4)
    score_tile(state, space, color)
    after_placing(state, color, space)


def after_placing(state: Position, color: i64, space: i64) -> None:
    """The pagoda, then the pick or the further blue tile (YY-7.12); what is pushed last comes first."""
    seat: i64 = state.active
    if color == GREEN:
        state.push(PICK, seat, 0, 0)
    elif color == BLUE:
        state.push(STEP_CHAIN, seat, space, 0)
    if can_establish(state, space):  # YY-7.9
        state.push(PAGODA, seat, space, 0)


# ---- the display pick (YY-7.10) --------------------------------------------------------------------------------------


def pick_is_vacant(state: Position) -> bool:
    """Nothing is asked when the display is empty (YY-22.1)."""
    for color in range(COLORS):
        if state.display[color] != 0:
            return False
    return True


def why_not_pick(state: Position, color: i64) -> i64:
    """A tile that lies in the display."""
    return LEGAL if state.display[color] > 0 else YY_7_10


def pick(state: Position, color: i64) -> None:
    """Take it into hand, openly; the gap stays until the end of the turn."""
    seat: i64 = state.top_seat()
    state.drop()
    state.display[color] = u8(i64(state.display[color]) - 1)
    take_openly(state, seat, color)
    state.note(PICKED, seat, 0, color, YY_7_10)


# ---- further blue tiles (YY-7.11, YY-7.14) ---------------------------------------------------------------------------


def why_not_chain(state: Position, color: i64, space: i64) -> i64:
    """A blue tile on an empty river space adjacent to the one placed just before."""
    if color != BLUE or not state.map.next_to(state.top_a(), space):
        return YY_7_11
    return why_not_place(state, color, space)


def chain_step(state: Position) -> None:
    """Ask for a further blue tile if there is room for it and one in hand (YY-7.14, YY-22.1).

    Where there is room, all learn whether there is one in hand.
    """
    seat: i64 = state.top_seat()
    last: i64 = state.top_a()
    state.drop()
    if not has_room(state, last):
        return
    if state.in_hand(seat, BLUE) > 0:
        has_one(state, seat, BLUE)
        state.push(CHAIN, seat, last, 0)
    else:
        has_no_blue(state, seat)


def has_room(state: Position, last: i64) -> bool:
    """Whether a river space next to the last tile is empty."""
    for direction in range(DIRECTIONS):
        space: i64 = state.map.neighbor[last * DIRECTIONS + direction]
        if space >= 0 and state.map.terrain[space] == RIVER and state.board[space] == EMPTY:
            return True
    return False
