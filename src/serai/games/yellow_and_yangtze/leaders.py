"""Leaders leave the board: lifted, sent home, or left without a black tile (YY-6.7, YY-8.4)."""

from mypy_extensions import i64, u8

from serai.games.yellow_and_yangtze.facts import SPLIT, WENT_HOME
from serai.games.yellow_and_yangtze.groups import remove_piece
from serai.games.yellow_and_yangtze.rule_ids import YY_4_6
from serai.games.yellow_and_yangtze.state import NONE, Position
from serai.games.yellow_and_yangtze.tables import COLORS


def send_home(state: Position, seat: i64, color: i64, rule: i64) -> None:
    """A leader returns to its owner, off the board."""
    state.note(WENT_HOME, seat, state.where(seat, color), color, rule)
    lift(state, seat, color)


def lift(state: Position, seat: i64, color: i64) -> None:
    """Take a leader off the board; splits cause no conflict (YY-4.6)."""
    space: i64 = state.where(seat, color)
    states: i64 = remove_piece(state, space)
    state.leader_at[seat * COLORS + color] = u8(NONE)
    if states > 1:
        state.note(SPLIT, -1, states, space, YY_4_6)
