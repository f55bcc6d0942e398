"""MP2-2: resources, gains and payments. Every gain and every payment of the game goes through this module."""

from mypy_extensions import i64

from serai.core.state import LEGAL
from serai.games.marco_polo_ii.actions import GIVE, PAY, STEP_GIVE
from serai.games.marco_polo_ii.facts import GAIN, STOOD_IN
from serai.games.marco_polo_ii.facts import PAY as PAID
from serai.games.marco_polo_ii.rule_ids import MP2_2_2, MP2_2_5, MP2_2_8, MP2_19_1, MP2_22_10
from serai.games.marco_polo_ii.state import PURSE, Position
from serai.games.marco_polo_ii.tables import (
    ABHA_BASU,
    ANY_GOOD_COST,
    CAMELS,
    COINS,
    COSTS,
    GOLD,
    JADE,
    MOST_JADE,
    PEPPER,
    TRADE_GOODS,
    VP,
)


def gain(state: Position, seat: i64, column: i64, amount: i64, rule: i64) -> None:
    """Gain resources, VP or shields, always in full (MP2-2.6); nothing runs out (MP2-1.5).

    Jade scores for Abha Basu, wherever it comes from (MP2-19.1).
    """
    if amount > 0:
        state.purse[seat * PURSE + column] += amount
        state.note(GAIN, seat, amount, column, rule)
        if column == JADE and state.is_character(seat, ABHA_BASU):
            gain(state, seat, VP, amount * state.tables.abha_vp, MP2_19_1)


def pay(state: Position, seat: i64, column: i64, amount: i64, rule: i64) -> None:
    """Pay what the caller has checked; only VP may fall below zero (MP2-2.3, MP2-2.9)."""
    if amount > 0:
        state.purse[seat * PURSE + column] -= amount
        state.note(PAID, seat, amount, column, rule)


# ---- what can be paid --------------------------------------------------------------------------------------------------


def missing(due: i64, held: i64) -> i64:
    """How many of the things due are not there."""
    return due - held if due > held else 0


def can_pay(state: Position, seat: i64, coins: i64, camels: i64, jade: i64) -> bool:
    """Whether a seat can pay so much, with jade for the coins and camels it lacks (MP2-2.2, MP2-2.3)."""
    at: i64 = seat * PURSE
    spare: i64 = state.purse[at + JADE] - jade
    if spare < 0:
        return False
    if spare > MOST_JADE:
        spare = MOST_JADE
    return missing(coins, state.purse[at + COINS]) + missing(camels, state.purse[at + CAMELS]) <= spare


def can_afford(state: Position, seat: i64, cost: i64, coins: i64) -> bool:
    """Whether a seat can pay a cost, together with further coins such as those for an occupied space (MP2-2.8)."""
    tables = state.tables
    at: i64 = cost * COSTS
    left: i64 = 0
    for good in range(PEPPER, GOLD + 1):
        rest: i64 = state.purse[seat * PURSE + good] - tables.costs[at + good]
        if rest < 0:
            return False
        left += rest
    if left < tables.costs[at + ANY_GOOD_COST]:
        return False
    return can_pay(state, seat, tables.costs[at + COINS] + coins, tables.costs[at + CAMELS], tables.costs[at + JADE])


# ---- paying ------------------------------------------------------------------------------------------------------------


def charge(state: Position, seat: i64, cost: i64, coins: i64, rule: i64) -> None:
    """Pay a cost and further coins in one go (MP2-2.8); what is pushed is asked before anything below it (MP2-2.4)."""
    tables = state.tables
    for column in range(PEPPER, GOLD + 1):
        pay(state, seat, column, tables.cost(cost, column), rule)
    pay(state, seat, VP, tables.cost(cost, VP), rule)
    charge_total(
        state, seat, tables.cost(cost, COINS) + coins, tables.cost(cost, CAMELS), tables.cost(cost, JADE), rule
    )
    if tables.cost(cost, ANY_GOOD_COST) > 0:
        state.push(STEP_GIVE, seat, tables.cost(cost, ANY_GOOD_COST), rule)


def charge_total(state: Position, seat: i64, coins: i64, camels: i64, jade: i64, rule: i64) -> None:
    """Pay coins, camels and jade. It is asked how many jade stand in only if there is more than one way (MP2-22.10)."""
    pay(state, seat, JADE, jade, rule)
    for_coins: i64 = missing(coins, state.has(seat, COINS))
    for_camels: i64 = missing(camels, state.has(seat, CAMELS))
    more: bool = state.has(seat, JADE) > for_coins + for_camels and for_coins + for_camels < MOST_JADE
    if more and (for_coins < coins or for_camels < camels):
        state.push(PAY, seat, coins, camels)
    else:
        pay_with_jade(state, seat, coins, camels, for_coins, for_camels, rule)


def pay_with_jade(
    state: Position, seat: i64, coins: i64, camels: i64, for_coins: i64, for_camels: i64, rule: i64
) -> None:
    """Pay coins and camels, some of them in jade."""
    pay(state, seat, COINS, coins - for_coins, rule)
    pay(state, seat, CAMELS, camels - for_camels, rule)
    stand_in(state, seat, COINS, for_coins)
    stand_in(state, seat, CAMELS, for_camels)


def stand_in(state: Position, seat: i64, column: i64, jade: i64) -> None:
    """Jade in place of coins or camels, one for one (MP2-2.2)."""
    if jade > 0:
        state.purse[seat * PURSE + JADE] -= jade
        state.note(STOOD_IN, seat, jade, column, MP2_2_2)


def why_not_pay(state: Position, for_coins: i64, for_camels: i64) -> i64:
    """At least as many jade as coins and camels are lacking, at most as many as the cost has room for (MP2-2.8)."""
    seat: i64 = state.top_seat()
    coins: i64 = state.top_a()
    camels: i64 = state.top_b()
    if for_coins > coins or for_camels > camels:
        return MP2_2_8
    if coins - for_coins > state.has(seat, COINS) or camels - for_camels > state.has(seat, CAMELS):
        return MP2_2_8
    if for_coins + for_camels > MOST_JADE:
        return MP2_22_10
    return LEGAL if for_coins + for_camels <= state.has(seat, JADE) else MP2_2_2


def answer_pay(state: Position, for_coins: i64, for_camels: i64) -> None:
    """Pay as the seat says."""
    seat: i64 = state.top_seat()
    coins: i64 = state.top_a()
    camels: i64 = state.top_b()
    state.drop()
    pay_with_jade(state, seat, coins, camels, for_coins, for_camels, MP2_2_8)


# ---- goods of one's choice in a cost (MP2-2.5, MP2-22.10) --------------------------------------------------------------


def give_step(state: Position) -> None:
    """Goods of the payer's choice, one at a time; not asked if only one kind is there."""
    seat: i64 = state.top_seat()
    left: i64 = state.top_a()
    rule: i64 = state.top_b()
    state.drop()
    kinds: i64 = 0
    kind: i64 = 0
    for good in range(TRADE_GOODS):
        if state.has(seat, PEPPER + good) > 0:
            kinds += 1
            kind = good
    if kinds > 1:
        state.push(GIVE, seat, left, rule)
    else:
        pay(state, seat, PEPPER + kind, left, rule)


def why_not_give(state: Position, good: i64) -> i64:
    """A good that is there."""
    return LEGAL if state.has(state.top_seat(), PEPPER + good) > 0 else MP2_2_5


def give(state: Position, good: i64) -> None:
    """Give one good; the rest follows."""
    seat: i64 = state.top_seat()
    left: i64 = state.top_a()
    rule: i64 = state.top_b()
    state.drop()
    pay(state, seat, PEPPER + good, 1, rule)
    if left > 1:
        state.push(STEP_GIVE, seat, left - 1, rule)
