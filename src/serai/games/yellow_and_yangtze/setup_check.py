"""Whether a position of the setup is one that setup leads to: play the setup again with the outcomes it shows."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from serai.core.positions import same_stack
from serai.games.yellow_and_yangtze.actions import CHANCE_BOX, CHANCE_DISPLAY, CHANCE_FIRST, CHANCE_HAND
from serai.games.yellow_and_yangtze.rules import YellowAndYangtzeState
from serai.games.yellow_and_yangtze.setup import lay_out
from serai.games.yellow_and_yangtze.state import Position
from serai.games.yellow_and_yangtze.tables import COLORS

MOST_STEPS: Final = 400  # outcomes of the longest setup, and more


def setup_again(shown: Position) -> YellowAndYangtzeState | None:
    """The setup played up to the stack that the position shows, or nothing if it never comes to that stack."""
    state = YellowAndYangtzeState(shown.tables, shown.seats, shown.options)
    lay_out(state)
    state.settle()
    for _ in range(MOST_STEPS):
        if same_stack(state, shown):
            return state
        action: i64 = shown_outcome(state, shown)
        if state.active >= 0 or action < 0 or state.rule_against(action) != 0:
            return None
        state.play(action)
    return None


def shown_outcome(state: Position, shown: Position) -> i64:
    """The outcome of the pending chance decision of the setup that the position shows; -1 if it shows none.

    Of several tiles of a hand it does not matter which came first.
    """
    kind: i64 = state.top_kind()
    tables = state.tables
    if kind == CHANCE_FIRST:
        return tables.first_base + shown.first if shown.first >= 0 else -1
    if kind == CHANCE_BOX:
        return first_missing(tables.box_base, state.removed, shown.removed, 0)
    if kind == CHANCE_HAND:
        return first_missing(tables.draw_base, state.hand, shown.hand, state.top_seat() * COLORS)
    if kind == CHANCE_DISPLAY:
        return first_missing(tables.show_base, state.display, shown.display, 0)
    return -1


def first_missing(base: i64, here: vec[u8], there: vec[u8], first: i64) -> i64:
    """The outcome for the first color of which there are more there than here, or -1."""
    for color in range(COLORS):
        if i64(there[first + color]) > i64(here[first + color]):
            return base + color
    return -1
