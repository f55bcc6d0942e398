"""TX-2: gains and payments. Every gain and every payment of the game goes through this module."""

from mypy_extensions import i64

from serai.games.tianxia.facts import GAIN, PAY
from serai.games.tianxia.state import Position
from serai.games.tianxia.tables import PLAIN


def gain(state: Position, family: i64, column: i64, amount: i64, rule: i64) -> None:
    """Gain coins, resources, goods or points, always in full: nothing limits what a family owns (TX-2.2)."""
    if amount > 0:
        state.purse[family * PLAIN + column] += amount
        state.note(GAIN, family, amount, column, rule)


def pay(state: Position, family: i64, column: i64, amount: i64, rule: i64) -> None:
    """Pay, in full and before the gain (TX-2.6), what the caller has checked; points alone may fall below zero (TX-1.13)."""
    if amount > 0:
        state.purse[family * PLAIN + column] -= amount
        state.note(PAY, family, amount, column, rule)


def less(price: i64, discount: i64) -> i64:
    """A price with its discounts: they add up, and no price falls below 0 (TX-2.5)."""
    return price - discount if price > discount else 0
