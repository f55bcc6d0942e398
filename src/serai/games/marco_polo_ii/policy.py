"""A hand-made estimate of a position, for bots: what a seat may expect to score in the end.

It is the final scoring as things stand, plus what resources, dice, contracts, seals and posts are still likely to become
(worth.py), plus what is pending (prospects.py). How much is "still likely" falls with the dice left to use it. The
weights are rules of thumb.
"""

from typing import Final

from mypy_extensions import i64

from serai.core.bits import bit, bits, lowest
from serai.games.marco_polo_ii.prospects import pending_value, seal_promise
from serai.games.marco_polo_ii.scoring import (
    GOAL_SEALS,
    GOODS,
    MONEY,
    MOST_CONTRACTS,
    SHIELD_TRACK,
    category,
    final_score,
)
from serai.games.marco_polo_ii.state import BASIC, FIGURES, IMPROVED, NONE, VP, Position
from serai.games.marco_polo_ii.tables import ACTIVE, CAMELS, COINS, FILIPPO_VITELLO, RESOURCES, SEALS
from serai.games.marco_polo_ii.worth import (
    Worth,
    cost_value,
    dice_value,
    package_value,
    posts_value,
    shields_value,
)

MANY: Final = 4  # goods of a kind; more of them are worth less
MANY_COINS: Final = 10
MANY_CAMELS: Final = 8
# What a character brings in a whole game beyond what the rest of the estimate sees, in the order of `CHARACTERS`: about
# what greedy play and random play scored with each, as docs/figures.md counts it, above the weakest.
BY_CHARACTER: Final[list[float]] = [19.0, -1.0, 0.5, 10.0, 21.0, 0.0, 1.0]


def evaluate(state: Position, seat: i64) -> float:
    """The expected final score of a seat."""
    if state.depth == 0:
        return float(final_score(state, seat)) + 0.001 * float(state.has(seat, CAMELS))
    worth = Worth(state, seat)
    total: float = float(state.has(seat, VP) + category(state, seat, GOAL_SEALS) + category(state, seat, SHIELD_TRACK))
    total += resources(state, seat, worth)
    total += dice_value(state, seat, worth)
    total += contracts(state, seat, worth)
    total += seals(state, seat, worth)
    total += posts_value(state, seat, worth) + shields_value(state, seat, worth)
    total += standing(state, seat, worth)
    return total + pending_value(state, seat, worth)


def resources(state: Position, seat: i64, worth: Worth) -> float:
    """What the purse holds: what the final scoring gives for it at the end, much more while it can be used."""
    useful: float = 0.0
    for column in range(RESOURCES):
        amount: i64 = state.has(seat, column)
        useful += enough(column, amount) * worth.each[column]
    final: float = float(category(state, seat, GOODS) + category(state, seat, MONEY))
    return worth.ahead * useful + (1.0 - worth.ahead) * final


def enough(column: i64, amount: i64) -> float:
    """An amount of a resource, what is beyond the usual need counted less."""
    most: i64 = MANY
    if column == COINS:
        most = MANY_COINS
    elif column == CAMELS:
        most = MANY_CAMELS
    return float(amount) if amount <= most else float(most) + 0.4 * float(amount - most)


def contracts(state: Position, seat: i64, worth: Worth) -> float:
    """What active contracts promise, the nearer they are the more, and completed ones for the most contracts."""
    total: float = float(category(state, seat, MOST_CONTRACTS)) * (1.0 - 0.6 * worth.ahead)
    total += 1.6 * worth.ahead * float(bits(state.completed[seat]))
    for slot in range(ACTIVE):
        contract: i64 = i64(state.contracts[seat * ACTIVE + slot])
        if contract != NONE:
            total += promise(state, seat, contract, worth)
    return total


def promise(state: Position, seat: i64, contract: i64, worth: Worth) -> float:
    """The part of a contract's profit that may be counted on."""
    tables = state.tables
    cost: i64 = tables.contract_cost[contract]
    price: float = cost_value(state, cost, worth)
    profit: float = 1.6 * worth.ahead + package_value(state, tables.contract_package[contract], worth) - price
    lacking: float = 0.0
    for column in range(RESOURCES):
        short: i64 = tables.cost(cost, column) - state.has(seat, column)
        if short > 0:
            lacking += float(short) * worth.each[column]
    near: float = 1.0 - lacking / price if price > 0.0 else 1.0
    if profit <= 0.0 or lacking > 1.8 * worth.dice:
        return 0.0
    return profit * (0.2 + 0.55 * near)


def seals(state: Position, seat: i64, worth: Worth) -> float:
    """What basic seals promise, and the bonuses of improved ones in later rounds."""
    total: float = 0.0
    for seal in range(SEALS):
        side: i64 = state.seal_of(seat, seal)
        if side == BASIC:
            total += seal_promise(state, seat, seal, worth)
        elif side == IMPROVED:
            total += worth.ahead * 0.4
            total += worth.rounds * package_value(state, state.tables.seal_bonus[seal], worth)
    return total


def standing(state: Position, seat: i64, worth: Worth) -> float:
    """Figures near cities without an own post, tiles that Filippo keeps, the hourglass, the character."""
    tables = state.tables
    best: i64 = 0
    for figure in range(FIGURES):
        here: i64 = state.figure_at(seat, figure)
        if here < tables.locations:
            count: i64 = bits(tables.near[here] & ~state.posts[seat] & ~bit(tables.start))
            if count > best:
                best = count
    total: float = 0.15 * worth.ahead * float(best)
    if state.hourglass == seat and worth.rounds > 0.0:
        total += 0.3
    character: i64 = i64(state.characters[seat])
    if character != NONE:
        total += worth.ahead * BY_CHARACTER[character]
    if state.is_character(seat, FILIPPO_VITELLO):
        tiles: i64 = state.kept
        while tiles != 0:
            total += 0.9 * package_value(state, tables.outpost_package[lowest(tiles)], worth)
            tiles &= tiles - 1
    return total
