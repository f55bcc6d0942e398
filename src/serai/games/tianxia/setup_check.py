"""Whether a position of the setup is one that setup leads to: play the setup again with the outcomes it shows."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from serai.core.bits import lowest
from serai.core.positions import same_stack
from serai.games.tianxia.actions import (
    CHANCE_BANNER,
    CHANCE_BOARD,
    CHANCE_BUILDING,
    CHANCE_DEMAND,
    CHANCE_OBJECTIVE,
    CHANCE_PLACE,
    CHANCE_SHIP,
    CHANCE_SITE,
    RETURN,
)
from serai.games.tianxia.rules import TianxiaState
from serai.games.tianxia.setup import lay_out
from serai.games.tianxia.state import NONE, Position

MOST_STEPS: Final = 400  # decisions and outcomes of the longest setup, and more


def setup_again(shown: Position) -> TianxiaState | None:
    """The setup played up to the stack that the position shows, or nothing if it never comes to that stack."""
    state = TianxiaState(shown.tables, shown.seats, shown.options)
    lay_out(state)
    state.settle()
    for _ in range(MOST_STEPS):
        if same_stack(state, shown):
            return state
        action: i64 = shown_outcome(state, shown)
        if state.round > 0 or action < 0 or state.rule_against(action) != 0:
            return None
        state.play(action)
    return None


def shown_outcome(state: Position, shown: Position) -> i64:
    """The answer to the pending decision of the setup that the position shows; -1 if it shows none."""
    tables = state.tables
    kind: i64 = state.top_kind()
    a: i64 = state.top_a()
    if kind == CHANCE_BANNER:
        return outcome(tables.banner_base, shown.banners, a)
    if kind == CHANCE_BUILDING:
        return outcome(tables.building_base, shown.building_at, a)
    if kind == CHANCE_SITE:
        return outcome(tables.tile_base, shown.tile_at, a)
    if kind == CHANCE_SHIP:
        return outcome(tables.ship_base, shown.ship_at, a)
    if kind == CHANCE_DEMAND:
        return outcome(tables.demand_base, shown.demand_at, a)
    if kind == CHANCE_PLACE:
        at: i64 = len(state.order)
        return tables.place_base + i64(shown.order[at]) if at < len(shown.order) else -1
    return shown_of_player(state, shown, kind, state.top_seat())


def shown_of_player(state: Position, shown: Position, kind: i64, seat: i64) -> i64:
    """The same for what the players get and return; of several Objectives it does not matter which came first."""
    tables = state.tables
    if kind == CHANCE_BOARD:
        return outcome(tables.board_base, shown.boards, seat)
    if kind == CHANCE_OBJECTIVE:
        missing: i64 = (shown.objectives[seat] | shown.returned[seat]) & ~state.objectives[seat]
        return tables.deal_base + lowest(missing) if missing != 0 else -1
    if kind == RETURN:
        back: i64 = shown.returned[seat] & ~state.returned[seat]
        return tables.return_base + lowest(back) if back != 0 else -1
    return -1


def outcome(first: i64, row: vec[u8], at: i64) -> i64:
    """The outcome of a family that a place shows, or -1 when nothing lies there."""
    return first + i64(row[at]) if row[at] != NONE else -1
