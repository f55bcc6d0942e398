"""MP2-20: final scoring. Contracts that are not completed count for nothing (MP2-13.9)."""

from typing import Final

from mypy_extensions import i64

from serai.core.bits import bit, bits, lowest
from serai.games.marco_polo_ii.facts import SCORED
from serai.games.marco_polo_ii.rule_ids import MP2_20_2, MP2_20_3, MP2_20_4, MP2_20_5, MP2_20_6
from serai.games.marco_polo_ii.state import IMPROVED, SHIELDS, VP, Position
from serai.games.marco_polo_ii.tables import COINS, DE_WU, JADE, PEPPER, SEALS

# Categories of the final scoring; what was scored during the game stands before them.
GAME: Final = 0
GOAL_SEALS: Final = 1
SHIELD_TRACK: Final = 2
GOODS: Final = 3
MONEY: Final = 4
MOST_CONTRACTS: Final = 5
CATEGORIES: Final = 6


def category(state: Position, seat: i64, which: i64) -> i64:
    """VP of a seat in a category, as things stand; none depends on another (MP2-20.10)."""
    if which == GAME:
        return state.has(seat, VP)
    if which == GOAL_SEALS:
        return goal_seals(state, seat)
    if which == SHIELD_TRACK:
        return shield_vp(state, shields(state, seat))
    if which == GOODS:
        return goods(state, seat) // state.tables.goods_per_vp
    if which == MONEY:
        return state.has(seat, COINS) // state.tables.coins_per_vp
    return most_contracts(state, seat)


def final_score(state: Position, seat: i64) -> i64:
    """All categories together."""
    total: i64 = 0
    for which in range(CATEGORIES):
        total += category(state, seat, which)
    return total


def goal_of(state: Position, seat: i64) -> i64:
    """The goal card of a seat; -1 before it has kept one."""
    cards: i64 = state.goals[seat]
    return lowest(cards) if bits(cards) == 1 else -1


def goal_seals(state: Position, seat: i64) -> i64:
    """VP for the improved seals on the goal card (MP2-20.2)."""
    total: i64 = 0
    for seal in range(SEALS):
        total += goal_seal(state, seat, seal)
    return total


def goal_seal(state: Position, seat: i64, seal: i64) -> i64:
    """VP for one of them."""
    goal: i64 = goal_of(state, seat)
    if goal < 0 or state.seal_of(seat, seal) != IMPROVED:
        return 0
    return state.tables.goal_vp[goal * SEALS + seal]


def shields_seen(state: Position, seat: i64) -> i64:
    """The bit mask of the different shields of the cities with an own post."""
    found: i64 = 0
    cities: i64 = state.posts[seat]
    while cities != 0:
        city: i64 = lowest(cities)
        cities &= cities - 1
        if state.tables.shield[city] >= 0:
            found |= bit(state.tables.shield[city])
    return found


def open_shields(state: Position, seat: i64) -> i64:
    """The shields that all can count: of cities, extra ones (MP2-18.3), and De Wu's (MP2-19.2)."""
    extra: i64 = state.tables.de_wu_shields if state.is_character(seat, DE_WU) else 0
    return bits(shields_seen(state, seat)) + state.has(seat, SHIELDS) + extra


def shields(state: Position, seat: i64) -> i64:
    """All shields: each one that the goal card shows too counts once more (MP2-20.3)."""
    goal: i64 = goal_of(state, seat)
    total: i64 = open_shields(state, seat)
    return total if goal < 0 else total + bits(shields_seen(state, seat) & state.tables.goal_shields[goal])


def shield_vp(state: Position, count: i64) -> i64:
    """VP on the track; more shields count as its last entry."""
    last: i64 = len(state.tables.shield_vp) - 1
    return state.tables.shield_vp[count if count < last else last]


def goods(state: Position, seat: i64) -> i64:
    """Pepper, silk, gold and jade together (MP2-20.4)."""
    total: i64 = 0
    for good in range(PEPPER, JADE + 1):
        total += state.has(seat, good)
    return total


def most_contracts(state: Position, seat: i64) -> i64:
    """The most completed contracts, or the next lower number; ties share, none scores nothing (MP2-20.6, MP2-20.7)."""
    own: i64 = bits(state.completed[seat])
    if own == 0:
        return 0
    most: i64 = 0
    for other in range(state.seats):
        count: i64 = bits(state.completed[other])
        if count > most:
            most = count
    if own == most:
        return state.tables.most_contracts_vp
    for other in range(state.seats):
        between: i64 = bits(state.completed[other])
        if own < between < most:
            return 0
    return state.tables.second_contracts_vp if state.tables.second_counts[state.seats - 2] == 1 else 0


def rule_of(which: i64) -> i64:
    """The paragraph of a category."""
    if which == GOAL_SEALS:
        return MP2_20_2
    if which == SHIELD_TRACK:
        return MP2_20_3
    if which == GOODS:
        return MP2_20_4
    return MP2_20_5 if which == MONEY else MP2_20_6


def note_scores(state: Position) -> None:
    """Tell what everybody scores when the game is over (MP2-20.1)."""
    for which in range(GOAL_SEALS, CATEGORIES):
        for seat in range(state.seats):
            state.note(SCORED, seat, category(state, seat, which), which, rule_of(which))
