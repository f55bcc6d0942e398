"""TX-18: free actions. The question they answer stays on the stack; what they bring lies above it."""

from mypy_extensions import i64

from serai.core.bits import bit
from serai.core.state import LEGAL
from serai.core.vectors import replaced
from serai.games.tianxia.actions import FINISH, TURN
from serai.games.tianxia.effects import push_effect
from serai.games.tianxia.facts import (
    MARKER_DISCARDED,
    MERCHANT_BACK,
    MERCHANTS_USED,
    OBJECTIVE_DISCARDED,
    TILE_USED,
)
from serai.games.tianxia.payment import gain
from serai.games.tianxia.rule_ids import TX_18_1, TX_18_2, TX_18_3, TX_18_4, TX_18_5
from serai.games.tianxia.state import DISCARDED, MARKERS, WORKERS, Position, changed
from serai.games.tianxia.tables import COINS, MERCHANT_ACTIONS


def free_moment(kind: i64) -> bool:
    """Whether a decision is a moment of free actions, all in the own turn (TX-7.4, TX-18.7)."""
    return TURN <= kind <= FINISH


def any_free(state: Position, seat: i64) -> bool:
    """Whether a free action is possible: all can see that (TX-7.7)."""
    if state.piece(seat, MARKERS) > 0 or state.objectives[seat] != 0 or state.merchant_count(seat) > 0:
        return True
    at: i64 = seat * state.tables.tiles
    end: i64 = at + state.tables.figurine
    while at < end:
        if state.open_tiles[at] != 0:
            return True
        at += 1
    return False


def why_not_discard_marker(state: Position, seat: i64) -> i64:
    """An unused action marker."""
    return LEGAL if state.piece(seat, MARKERS) > 0 else TX_18_1


def discard_marker(state: Position, seat: i64) -> None:
    """Coins; the marker comes back in Cleanup (TX-20.2)."""
    state.add_piece(seat, MARKERS, -1)
    state.add_piece(seat, DISCARDED, 1)
    state.note(MARKER_DISCARDED, seat, 0, 0, TX_18_1)
    gain(state, seat, COINS, state.tables.discard_marker_coins, TX_18_1)


def why_not_use_tile(state: Position, seat: i64, tile: i64) -> i64:
    """A one-time tile that lies face up (TX-16.2)."""
    return LEGAL if state.open_tiles[seat * state.tables.tiles + tile] != 0 else TX_18_2


def use_tile(state: Position, seat: i64, tile: i64) -> None:
    """Turn it over and gain its effect."""
    at: i64 = seat * state.tables.tiles + tile
    state.open_tiles = changed(state.open_tiles, at, i64(state.open_tiles[at]) - 1)
    state.used_tiles = changed(state.used_tiles, at, i64(state.used_tiles[at]) + 1)
    state.note(TILE_USED, seat, 0, tile, TX_18_2)
    push_effect(state, seat, state.tables.tile_effect[tile], TX_18_2)


def why_not_discard(state: Position, seat: i64, objective: i64) -> i64:
    """An Objective in hand."""
    return LEGAL if state.objectives[seat] & bit(objective) != 0 else TX_18_3


def discard_objective(state: Position, seat: i64, objective: i64) -> None:
    """Into the box, face up; its top row is gained (TX-17.1)."""
    state.objectives = replaced(state.objectives, seat, state.objectives[seat] & ~bit(objective))
    state.note(OBJECTIVE_DISCARDED, seat, 0, objective, TX_18_3)
    push_effect(state, seat, state.tables.objective_top[objective], TX_18_3)


def why_not_use_merchants(state: Position, seat: i64, action: i64) -> i64:
    """All spaces of the Merchant action are occupied."""
    return LEGAL if state.merchants_at(seat, action) == state.merchant_spaces(seat, action) else TX_18_4


def use_merchants(state: Position, seat: i64, action: i64) -> None:
    """All its Merchants go back to the supply, then the action."""
    state.add_piece(seat, WORKERS, state.merchants_at(seat, action))
    state.set_merchants(seat, action, 0)
    state.note(MERCHANTS_USED, seat, 0, action, TX_18_4)
    effect: i64 = state.tables.merchant_effect[i64(state.boards[seat]) * MERCHANT_ACTIONS + action]
    push_effect(state, seat, effect, TX_18_4)


def why_not_take_back(state: Position, seat: i64, action: i64) -> i64:
    """A Merchant on a space of that action."""
    return LEGAL if state.merchants_at(seat, action) > 0 else TX_18_5


def take_back(state: Position, seat: i64, action: i64) -> None:
    """One Merchant goes back to the supply, without any other effect."""
    state.set_merchants(seat, action, state.merchants_at(seat, action) - 1)
    state.add_piece(seat, WORKERS, 1)
    state.note(MERCHANT_BACK, seat, 0, action, TX_18_5)
