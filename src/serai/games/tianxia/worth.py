"""What things are worth to a seat, in points, at a moment of the game: the rules of thumb of the bots' estimate (policy.py).

A coin, resource or good is worth more while there are turns left to use it; in the end only what the final scoring
gives (TX-21.1). The weights are rules of thumb.
"""

from typing import Final, final

from mypy_extensions import i64

from serai.core.state import FRAME
from serai.games.tianxia.actions import STEP_INCOME
from serai.games.tianxia.state import ATTACK, CLEANUP, DELIVERIES, MARKERS, NONE, PALACE, WORKERS, Position
from serai.games.tianxia.tables import (
    ANY_GOOD,
    ANY_RESOURCE,
    BONUS_TILE,
    COINS,
    FORTIFY,
    GOODS,
    GOVERNOR,
    MOST_DELIVERY_SPACES,
    MOST_PARTS,
    NO_PART,
    OBJECTIVE,
    PALACE_ANY,
    PLAIN,
    POINTS,
    RESOURCES,
    SILK,
    SLOTS,
    TRACKS,
    TRAIN,
    TRAIN_FREE,
    UNLIMITED,
    WOOD,
)

USEFUL: Final = 5.0  # with so many markers to come, a resource is worth all that it can become
COIN: Final = 0.3
RESOURCE: Final = 0.6
GOOD: Final = 1.0
STEP: Final = 1.6  # a Palace step: its end points and what is printed there
MANY: Final = 4  # of a kind; more of them are worth less
MANY_COINS: Final = 7
OVER: Final = 0.5  # the part of their worth that those have


@final
class Worth:
    """How much a thing is worth to a seat now."""

    def __init__(self, state: Position, seat: i64) -> None:
        """Look how long the game still lasts for the seat."""
        tables = state.tables
        now: i64 = state.round if state.round > 0 else 1
        self.rounds: float = float(tables.rounds - now)  # after the present one
        self.passed: bool = state.phase == ATTACK or state.phase == CLEANUP or state.has_passed(seat)
        # markers still to be used in this round
        self.markers: float = 0.0 if self.passed else float(state.piece(seat, MARKERS))
        self.turns: float = self.markers + float(tables.markers) * self.rounds
        self.playing: bool = not self.passed or self.rounds > 0.0  # whether there is a turn to come
        ahead: float = self.turns / USEFUL
        if ahead > 1.0:
            ahead = 1.0
        elif ahead < 0.15 and not self.passed:
            ahead = 0.15  # free actions and Barge turns are left
        self.ahead: float = ahead  # 1 for most of the game, 0 at its end
        self.game: float = self.turns / float(tables.markers * tables.rounds)  # 1 at the beginning, 0 at the end
        self.incomes: float = self.rounds + income_pending(state, seat)
        end: float = 1.0 / float(tables.leftovers_per_point)
        self.end: float = end
        self.coin: float = self.between(end, COIN)
        self.resource: float = self.between(end, RESOURCE)
        self.good: float = self.between(end, GOOD)
        self.step: float = self.between(0.9, STEP)

    def between(self, end: float, now: float) -> float:
        """A worth that falls from what it is now to what it is at the end of the game."""
        return end + self.ahead * (now - end)

    def each(self, column: i64) -> float:
        """One of a column of the purse."""
        if column == COINS:
            return self.coin
        if column < SILK:
            return self.resource
        return self.good if column < POINTS else 1.0


def income_pending(state: Position, seat: i64) -> float:
    """1 while the income of the present round has not been paid, the one before the first round included; else 0."""
    if state.round == 0:
        return 1.0
    for at in range(state.depth):
        frame: i64 = at * FRAME
        if state.frames[frame] == STEP_INCOME and state.frames[frame + 1] == seat:
            return 1.0
    return 0.0


# ---- effects -----------------------------------------------------------------------------------------------------------


def effect_value(state: Position, seat: i64, effect: i64, worth: Worth) -> float:
    """What an effect is worth: its plain gains and its parts."""
    if effect == 0:
        return 0.0
    total: float = 0.0
    for column in range(PLAIN):
        amount: i64 = state.tables.gain(effect, column)
        if amount != 0:
            total += float(amount) * worth.each(column)
    return total + parts_value(state, seat, effect * MOST_PARTS, worth)


def parts_value(state: Position, seat: i64, first: i64, worth: Worth) -> float:
    """What the parts of an effect are worth from one of them on."""
    total: float = 0.0
    at: i64 = first
    end: i64 = first - first % MOST_PARTS + MOST_PARTS
    while at < end and state.tables.part[at] != NO_PART:
        total += part_value(state, seat, at, worth)
        at += 1
    return total


def part_value(state: Position, seat: i64, at: i64, worth: Worth) -> float:
    """What a part of an effect is worth."""
    tables = state.tables
    part: i64 = tables.part[at]
    number: i64 = tables.part_number[at]
    discount: float = float(tables.part_discount[at])
    if part == ANY_RESOURCE:
        return 1.1 * float(number) * worth.resource
    if part == ANY_GOOD:
        return 1.1 * float(number) * worth.good
    if part == PALACE_ANY:
        return float(number) * step_value(state, seat, worth)
    if part == OBJECTIVE:
        return float(number) * objective_card(worth)
    if part == BONUS_TILE:
        return float(number) * 1.8
    if part == TRAIN_FREE:
        workers: i64 = state.piece(seat, WORKERS)
        return float(number if number < workers else workers) * soldier_value(worth)
    if part == TRAIN:
        return discount * 0.9 * worth.resource + 0.8
    if part == FORTIFY:
        return (1.5 if number == 1 else 2.5) + discount * 0.5
    if part == GOVERNOR:
        return 1.5 + 0.8 * discount * worth.resource
    return shipping_value(state, seat, number, worth)


def step_value(state: Position, seat: i64, worth: Worth) -> float:
    """A Palace step of choice; nothing if all tracks are complete."""
    for track in range(TRACKS):
        if state.piece(seat, PALACE + track) < state.tables.steps:
            return worth.step
    return 0.0


def objective_card(worth: Worth) -> float:
    """An Objective to be drawn: its top row, or what it may score."""
    return 0.6 + 2.2 * worth.ahead


def soldier_value(worth: Worth) -> float:
    """A soldier in some section."""
    return 2.0


def shipping_value(state: Position, seat: i64, number: i64, worth: Worth) -> float:
    """A Ship action without a marker."""
    goods: i64 = 0
    for good in range(GOODS):
        goods += state.has(seat, SILK + good)
    most: i64 = 3 if number == UNLIMITED else number
    count: float = float(goods if goods < most else most)
    return 0.5 * worth.ahead + 2.5 * count


# ---- the purse ---------------------------------------------------------------------------------------------------------


def purse_value(state: Position, seat: i64, worth: Worth) -> float:
    """Coins, resources and goods: what can be used counts more than what is left over."""
    total: float = enough(state.has(seat, COINS), MANY_COINS) * worth.coin
    for resource in range(RESOURCES):
        total += enough(state.has(seat, WOOD + resource), MANY) * worth.resource
    for good in range(GOODS):
        total += goods_value(state, seat, good, worth)
    return total


def enough(amount: i64, most: i64) -> float:
    """An amount, what is beyond the usual need counted less."""
    return float(amount) if amount <= most else float(most) + OVER * float(amount - most)


def goods_value(state: Position, seat: i64, good: i64, worth: Worth) -> float:
    """Goods of a type: the best ship that asks for them, and the rest for later ships."""
    amount: i64 = state.has(seat, SILK + good)
    if amount == 0:
        return 0.0
    each: float = worth.good
    best: float = enough(amount, MANY) * each
    if state.piece(seat, DELIVERIES) == 0:
        return best
    for slot in range(SLOTS):
        demand: i64 = i64(state.demand_at[slot])
        if demand == NONE or state.tables.demand_good[demand] != SILK + good:
            continue
        chance: float = slot_chance(state, slot, worth)
        value: float = 0.0
        count: i64 = amount
        base: float = effect_value(state, seat, state.tables.demand_effect[demand], worth)
        ship: i64 = i64(state.ship_at[slot])
        for space in range(state.tables.ship_spaces[ship]):
            if count > 0 and i64(state.delivered[slot * MOST_DELIVERY_SPACES + space]) == NONE:
                count -= 1
                covered: i64 = state.tables.ship_effect[ship * MOST_DELIVERY_SPACES + space]
                value += chance * (base + effect_value(state, seat, covered, worth)) + (1.0 - chance) * each
        value += float(count) * each
        if value > best:
            best = value
    return best


def slot_chance(state: Position, slot: i64, worth: Worth) -> float:
    """How likely the seat will deliver to the ship in a slot: the one in Yan leaves after the round (TX-20.3)."""
    if slot == 0:
        return 0.55 if worth.markers > 0.0 else 0.0
    if slot == SLOTS - 1:
        return 0.5 if worth.rounds > 0.0 else 0.05
    if worth.markers > 0.0:
        return 0.6
    return 0.5 if worth.rounds > 0.0 else 0.0
