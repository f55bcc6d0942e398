"""ROG-19: trades, two kinds and no others (ROG-19.5).

They stand beside every decision of the active player's own turn, in all its steps (ROG-5.6, ROG-19.3), and answer none of
them (ROG-19.6).
"""

from mypy_extensions import i64

from serai.core.state import LEGAL
from serai.games.river_of_gold.gains import gain_favor, gain_good, pay
from serai.games.river_of_gold.rule_ids import ROG_19_1, ROG_19_2, ROG_19_4
from serai.games.river_of_gold.state import FAVOR, FAVOR_LIMIT, KOKU, SILK, Position


def why_not_trade(state: Position, give: i64, get: i64) -> i64:
    """Two goods of one kind for one of another kind, which must have room (ROG-19.1, ROG-19.4)."""
    seat: i64 = state.active
    if give == get or state.has(seat, SILK + give) < state.tables.trade_goods_given:
        return ROG_19_1
    if state.has(seat, SILK + get) + state.tables.trade_goods_got > state.tables.good_max:
        return ROG_19_4
    return LEGAL


def trade_goods(state: Position, give: i64, get: i64) -> None:
    """Trade goods for goods."""
    pay(state, state.active, SILK + give, state.tables.trade_goods_given, ROG_19_1)
    gain_good(state, state.active, get, state.tables.trade_goods_got, ROG_19_1)


def why_not_buy_favor(state: Position) -> i64:
    """Five Koku for one favor, below the favor limit (ROG-19.2, ROG-19.4)."""
    seat: i64 = state.active
    if state.has(seat, KOKU) < state.tables.trade_koku_given:
        return ROG_19_2
    if state.has(seat, FAVOR) + state.tables.trade_favor_got > state.has(seat, FAVOR_LIMIT):
        return ROG_19_4
    return LEGAL


def buy_favor(state: Position) -> None:
    """Buy favor."""
    pay(state, state.active, KOKU, state.tables.trade_koku_given, ROG_19_2)
    gain_favor(state, state.active, state.tables.trade_favor_got, ROG_19_2)
