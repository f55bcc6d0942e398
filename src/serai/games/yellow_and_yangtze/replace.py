"""YY-10: replace tiles."""

from mypy_extensions import i64, u8

from serai.core.state import LEGAL
from serai.games.yellow_and_yangtze.actions import STEP_DRAW
from serai.games.yellow_and_yangtze.facts import REPLACED
from serai.games.yellow_and_yangtze.knowledge import replace_unseen
from serai.games.yellow_and_yangtze.rule_ids import YY_10_1, YY_10_2
from serai.games.yellow_and_yangtze.state import Position
from serai.games.yellow_and_yangtze.tables import COLORS


def why_not_replace(state: Position, which: i64) -> i64:
    """One to six tiles of the hand, however few are left in the bag (YY-10.1, YY-10.3)."""
    for color in range(COLORS):
        if state.tables.replace_tiles[which * COLORS + color] > state.in_hand(state.active, color):
            return YY_10_1
    return LEGAL


def replace(state: Position, which: i64) -> None:
    """All discards, face down, then the draws (YY-10.2); the others see only how many (YY-19.3)."""
    seat: i64 = state.active
    count: i64 = 0
    discarded = state.replaced[:]
    for color in range(COLORS):
        count += state.tables.replace_tiles[which * COLORS + color]
    state.note(REPLACED, seat, count, which, YY_10_1)  # one fact: their number would tell how many colors
    for color in range(COLORS):
        tiles: i64 = state.tables.replace_tiles[which * COLORS + color]
        if tiles > 0:
            at: i64 = seat * COLORS + color
            state.hand[at] = u8(i64(state.hand[at]) - tiles)
            discarded[at] = u8(i64(discarded[at]) + tiles)
    state.replaced = discarded
    replace_unseen(state, seat, count)
    state.push(STEP_DRAW, seat, count, YY_10_2)
