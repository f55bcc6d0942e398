"""ROG-4: gains, limits and losses. Every gain of the game goes through this module, so every limit is applied at once."""

from mypy_extensions import i64

from serai.games.river_of_gold.actions import GOOD
from serai.games.river_of_gold.facts import GAIN, LIMIT_RAISED, LOST, PAY
from serai.games.river_of_gold.rule_ids import ROG_4_1, ROG_4_2, ROG_4_3, ROG_11_4
from serai.games.river_of_gold.state import FAVOR, FAVOR_LIMIT, KOKU, OWED, PORCELAIN, PURSE, SILK, VP, Position
from serai.games.river_of_gold.tables import GOODS


def gain_koku(state: Position, seat: i64, amount: i64, rule: i64) -> None:
    """Gain Koku, up to the limit; what goes beyond is lost (ROG-4.1)."""
    add_up_to(state, seat, KOKU, amount, state.tables.koku_max, rule, ROG_4_1)


def gain_good(state: Position, seat: i64, good: i64, amount: i64, rule: i64) -> None:
    """Gain goods of one kind (0 silk, 1 rice, 2 porcelain), up to the limit (ROG-4.2)."""
    add_up_to(state, seat, SILK + good, amount, state.tables.good_max, rule, ROG_4_2)


def gain_favor(state: Position, seat: i64, amount: i64, rule: i64) -> None:
    """Gain favor, up to the seat's own limit (ROG-4.3)."""
    add_up_to(state, seat, FAVOR, amount, state.has(seat, FAVOR_LIMIT), rule, ROG_4_3)


def gain_vp(state: Position, seat: i64, amount: i64, rule: i64) -> None:
    """Score victory points at once; there is no limit (ROG-4.5)."""
    if amount > 0:
        state.purse[seat * PURSE + VP] += amount
        state.note(GAIN, seat, amount, VP, rule)


def add_up_to(state: Position, seat: i64, column: i64, amount: i64, limit: i64, rule: i64, limit_rule: i64) -> None:
    """Add to a column of the purse up to a limit, at this very gain (ROG-4.4, ROG-4.6), whoever's turn it is (ROG-12.8).

    The supply never runs out (ROG-4.8).
    """
    at: i64 = seat * PURSE + column
    room: i64 = limit - state.purse[at]
    kept: i64 = amount if amount <= room else room
    if kept > 0:
        state.purse[at] += kept
        state.note(GAIN, seat, kept, column, rule)
    if amount > kept:
        state.note(LOST, seat, amount - kept, column, limit_rule)


def raise_favor_limit(state: Position, seat: i64, amount: i64) -> None:
    """Raise the favor limit, at most to the end of the track (ROG-4.3, ROG-11.4)."""
    highest: i64 = state.tables.favor_limit_max
    limit: i64 = state.has(seat, FAVOR_LIMIT) + amount
    state.put(seat, FAVOR_LIMIT, limit if limit < highest else highest)
    state.note(LIMIT_RAISED, seat, state.has(seat, FAVOR_LIMIT), 0, ROG_11_4)


def pay(state: Position, seat: i64, column: i64, amount: i64, rule: i64) -> None:
    """Pay from a column of the purse; the caller has checked that it is there."""
    if amount > 0:
        state.purse[seat * PURSE + column] -= amount
        state.note(PAY, seat, amount, column, rule)


def gain_any_good(state: Position, seat: i64, amount: i64, rule: i64) -> None:
    """Gain goods whose kind the receiver chooses.

    The active player chooses at this place in the order; the choice of an opponent is kept back to the end of the
    action (ROG-12.9, ROG-20.4).
    """
    if seat != state.active:
        state.purse[seat * PURSE + OWED] += amount
        return
    for _ in range(amount):
        state.push(GOOD, seat, rule, 0)


def has_room_for_good(state: Position, seat: i64) -> bool:
    """Whether any kind of good would be kept (ROG-4.7)."""
    for good in range(GOODS):
        if state.has(seat, SILK + good) < state.tables.good_max:
            return True
    return False


def goods_held(state: Position, seat: i64) -> i64:
    """All trade goods of a seat."""
    return state.has(seat, SILK) + state.has(seat, SILK + 1) + state.has(seat, PORCELAIN)
