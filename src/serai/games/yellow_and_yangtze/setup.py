"""YY-3: setup, laid on the stack as chance decisions in the order of YY-3.8.

Of HUANG's differences (YY-20.2) there are options; its modules (YY-20.5 to YY-20.7), and with them buildings other than
pagodas (YY-20.3), are not part of this game.
"""

from mypy_extensions import i64, u8

from serai.games.yellow_and_yangtze.actions import CHANCE_BOX, CHANCE_FIRST, STEP_BEGIN, STEP_DRAW, STEP_SHOW
from serai.games.yellow_and_yangtze.facts import BOXED, FIRST_CHOSEN, TILE_LAID
from serai.games.yellow_and_yangtze.groups import join
from serai.games.yellow_and_yangtze.rule_ids import YY_3_1, YY_3_3, YY_3_5, YY_3_6
from serai.games.yellow_and_yangtze.state import Position, changed
from serai.games.yellow_and_yangtze.tables import BLACK


def lay_out(state: Position) -> None:
    """A black tile on each capital (YY-3.1), the others in the bag (YY-3.2, YY-3.7), all else off the board (YY-3.4)."""
    for at in range(len(state.map.capitals)):
        space: i64 = state.map.capitals[at]
        state.board[space] = u8(BLACK + 1)
        state.bag[BLACK] = u8(i64(state.bag[BLACK]) - 1)
        join(state, space)
        state.note(TILE_LAID, -1, space, BLACK, YY_3_1)
    state.push(CHANCE_FIRST, -1, 0, 0)


def choose_first(state: Position, seat: i64) -> None:
    """The starting player (YY-3.6); then the box, the hands clockwise, the display and the first turn (YY-3.8)."""
    state.drop()
    state.first = seat
    state.note(FIRST_CHOSEN, seat, 0, 0, YY_3_6)
    state.push(STEP_BEGIN, seat, 0, 0)
    state.push(STEP_SHOW, -1, 0, 0)
    for back in range(1, state.seats + 1):
        state.push(STEP_DRAW, (seat + state.seats - back) % state.seats, state.tables.hand_size, YY_3_5)
    if is_short(state):
        state.push(CHANCE_BOX, -1, state.tables.short_game_tiles, 0)


def is_short(state: Position) -> bool:
    """Whether tiles are put into the box unseen: by the option, with two players only (YY-3.3, YY-3.9, YY-20.1)."""
    return state.seats == 2 and state.options["short_two_player_game"] is True and state.tables.short_game_tiles > 0


def put_into_box(state: Position, color: i64) -> None:
    """A tile goes from the bag to the box; nobody sees it."""
    left: i64 = state.top_a()
    state.bag[color] = u8(i64(state.bag[color]) - 1)
    state.removed = changed(state.removed, color, i64(state.removed[color]) + 1)
    state.note(BOXED, -1, 1, color, YY_3_3)
    if left > 1:
        state.set_top(left - 1, 0)
    else:
        state.drop()
