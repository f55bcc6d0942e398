"""What things are worth to a seat, in VP, at a moment of the game: the rules of thumb of the bots' estimate (policy.py).

A resource is worth more while there are dice left to use it; in the end only what the final scoring gives. The weights
are rules of thumb.
"""

from typing import Final, final

from mypy_extensions import i64

from serai.core.bits import bit, bits, lowest
from serai.core.state import FRAME
from serai.games.marco_polo_ii.actions import CHANCE_ROLL, STEP_ROLL
from serai.games.marco_polo_ii.cards import counted
from serai.games.marco_polo_ii.posts import outposts_in
from serai.games.marco_polo_ii.scoring import goal_of, open_shields, shield_vp, shields, shields_seen
from serai.games.marco_polo_ii.state import BASIC, DICE, IMPROVED, NONE, Position
from serai.games.marco_polo_ii.tables import (
    ABHA_BASU,
    ANY_GOOD,
    ANY_GOOD_COST,
    BLACK_DIE,
    CAMELS,
    CARD,
    CARD_SLOTS,
    CITY_BONUS_OTHER,
    COINS,
    CONTRACT_CITY,
    CONTRACT_PILE,
    CONVERT,
    COSTS,
    COUNT,
    DIFFERENT_GOODS,
    FACES,
    FIRST_ICON,
    GAINS,
    GOLD,
    JADE,
    MOVE,
    PEPPER,
    PER_PIP,
    SHIELD_PLUS,
    SILK,
    SPECIAL,
    SPECIAL_CITIES,
    TABLE,
    TWO_WAY,
    VP,
)

USEFUL: Final = 12.0  # with so many dice to come, a resource is worth all that it can become
DIE: Final = 1.5  # an unplaced die, whatever it shows ...
DIE_POINT: Final = 0.14  # ... and for each point
USUAL_DIE: Final = 4.0  # what the die shows that goes onto a card
REPEATS: Final = 2.5  # how often an exchange is made, about
USED: Final = 0.6  # in how many of the later rounds the card of a city is used, about
EACH_POST: Final = 0.06  # of a number of posts, squared: the last ones on the board score (MP2-12.2)
CONTRACT_CHOICE: Final = 1.3  # a contract that may be taken


@final
class Worth:
    """How much a thing is worth to a seat now."""

    def __init__(self, state: Position, seat: i64) -> None:
        """Look how long the game still lasts for the seat."""
        rounds: i64 = state.tables.rounds
        self.rounds: float = float(rounds - state.round if state.round > 0 else rounds - 1)  # after the present one
        dice: float = float(state.dice_of(seat) + dice_to_roll(state, seat))
        self.dice: float = dice + float(state.tables.dice) * self.rounds  # still to be placed
        ahead: float = self.dice / USEFUL
        self.ahead: float = ahead if ahead < 1.0 else 1.0  # 1 for most of the game, 0 at its end
        self.die: float = 0.3 + 0.7 * self.ahead  # the part of its worth that a die still has
        self.each: list[float] = [0.0] * GAINS  # one of each column of a package
        self.each[COINS] = self.between(0.1, 0.33)
        self.each[CAMELS] = self.between(0.0, 0.62)
        self.each[PEPPER] = self.between(0.4, 0.8)
        self.each[SILK] = self.between(0.5, 1.0)
        self.each[GOLD] = self.between(0.5, 1.25)
        self.each[JADE] = self.between(0.5, 1.1)
        if state.is_character(seat, ABHA_BASU):
            self.each[JADE] += float(state.tables.abha_vp)
        self.each[VP] = 1.0
        self.each[SHIELD_PLUS] = shield_worth(state, seat, self)
        self.each[FIRST_ICON + ANY_GOOD] = self.each[GOLD]
        self.each[FIRST_ICON + DIFFERENT_GOODS] = self.between(0.5, 1.1)
        self.each[FIRST_ICON + BLACK_DIE] = self.a_die(3.5)
        self.each[FIRST_ICON + MOVE] = 0.4 + 1.8 * self.ahead
        self.each[FIRST_ICON + CONTRACT_PILE] = 1.1 * self.ahead
        self.each[FIRST_ICON + CONTRACT_CITY] = 1.1 * self.ahead
        self.each[FIRST_ICON + CITY_BONUS_OTHER] = self.between(1.5, 2.0)

    def between(self, end: float, now: float) -> float:
        """A worth that falls from what it is now to what it is at the end of the game."""
        return end + self.ahead * (now - end)

    def a_die(self, value: float) -> float:
        """An unplaced die by what it shows."""
        return self.die * (DIE + DIE_POINT * value)


def dice_to_roll(state: Position, seat: i64) -> i64:
    """The dice that the seat rolls before the first turn of the round."""
    count: i64 = 0
    for at in range(state.depth):
        frame: i64 = at * FRAME
        if state.frames[frame + 1] != seat:
            continue
        if state.frames[frame] == CHANCE_ROLL:
            count += 1
        elif state.frames[frame] == STEP_ROLL and state.round > 1:
            count += state.tables.dice
    return count


def package_value(state: Position, package: i64, worth: Worth) -> float:
    """What a package is worth."""
    total: float = 0.0
    if package != 0:
        at: i64 = package * GAINS
        for column in range(GAINS):
            amount: i64 = state.tables.gains[at + column]
            if amount != 0:
                total += float(amount) * worth.each[column]
    return total


def cost_value(state: Position, cost: i64, worth: Worth) -> float:
    """What a cost takes."""
    total: float = 0.0
    at: i64 = cost * COSTS
    for column in range(VP + 1):
        amount: i64 = state.tables.costs[at + column]
        if amount != 0:
            total += float(amount) * worth.each[column]
    return total + float(state.tables.costs[at + ANY_GOOD_COST]) * worth.each[PEPPER]


def dice_value(state: Position, seat: i64, worth: Worth) -> float:
    """The unplaced dice of the round and those of the rounds to come."""
    total: float = 0.0
    for face in range(FACES):
        at: i64 = seat * DICE + face * 2
        count: i64 = i64(state.dice[at]) + i64(state.dice[at + 1])
        if count > 0:
            total += float(count) * worth.a_die(float(face + 1))
    to_come: float = float(dice_to_roll(state, seat)) + float(state.tables.dice) * worth.rounds
    return total + to_come * worth.a_die(3.5)


def shield_worth(state: Position, seat: i64, worth: Worth) -> float:
    """One more shield: its step on the track now, and the higher steps that it brings nearer."""
    count: i64 = shields(state, seat)
    step: float = float(shield_vp(state, count + 1) - shield_vp(state, count))
    return step + 0.6 * worth.ahead


# ---- cities ------------------------------------------------------------------------------------------------------------


def marker_value(state: Position, city: i64, worth: Worth) -> float:
    """What the city bonus of a city is worth each time."""
    marker: i64 = i64(state.marker_at[city])
    return 0.0 if marker == NONE else package_value(state, state.tables.marker_package[marker], worth)


def post_prospects(state: Position, seat: i64, city: i64, worth: Worth) -> float:
    """What an own post in a city still promises: bonuses of later rounds, contracts, card or fields."""
    tables = state.tables
    value: float = 0.0
    if tables.has_bonus & bit(city) != 0:
        value += 0.9 * worth.rounds * marker_value(state, city, worth)
    if tables.contract_cities & bit(city) != 0:
        value += 0.5 * worth.ahead
    role: i64 = tables.role[city]
    if role == CARD:
        for slot in range(CARD_SLOTS):
            if tables.card_city[slot] == city:
                more: float = card_value(state, seat, slot, worth) - worth.a_die(USUAL_DIE)
                if more > 0.0:
                    value += USED * worth.rounds * more
    elif role == SPECIAL:
        value += USED * worth.rounds * special_value(state, seat, city, worth)
    return value


def special_value(state: Position, seat: i64, city: i64, worth: Worth) -> float:
    """What a use of a special city brings beyond a die of the usual sort; half of a seal's bonus while it is basic."""
    tables = state.tables
    value: float = 0.0
    for special in range(SPECIAL_CITIES):
        if tables.special_city[special] == city:
            seal: i64 = tables.special_seal[special]
            side: i64 = state.seal_of(seat, seal)
            times: float = float(tables.special_times[special * FACES + 3])
            bonus: float = times * package_value(state, tables.seal_bonus[seal], worth)
            value = package_value(state, tables.special_package[special], worth) - worth.a_die(USUAL_DIE)
            if side == IMPROVED:
                value += bonus
            elif side == BASIC:
                value += 0.5 * bonus
    return value if value > 0.0 else 0.0


def card_value(state: Position, seat: i64, slot: i64, worth: Worth) -> float:
    """What the card in a slot brings with a die of the usual sort (MP2-15.4)."""
    tables = state.tables
    card: i64 = i64(state.card_at[slot])
    if card == NONE:
        return 0.0
    kind: i64 = tables.card_kind[card]
    once: float = package_value(state, tables.card_package[card * 2], worth)
    if kind == PER_PIP:
        return USUAL_DIE * once
    if kind == COUNT:
        count: float = float(counted(state, seat, card)) + 0.5 * worth.ahead
        return once * (count if count < USUAL_DIE else USUAL_DIE)
    if kind == TABLE:
        return package_value(state, tables.card_table[card * FACES + 3], worth)
    if kind == CONVERT or kind == TWO_WAY:
        best: float = once - cost_value(state, tables.card_cost[card * 2], worth)
        if kind == TWO_WAY:
            other: float = package_value(state, tables.card_package[card * 2 + 1], worth)
            other -= cost_value(state, tables.card_cost[card * 2 + 1], worth)
            if other > best:
                best = other
        return REPEATS * best
    return 2.2


def new_shields(state: Position, seat: i64, city: i64) -> i64:
    """By how many shields a post in a city would help in the final scoring (MP2-20.3)."""
    shield: i64 = state.tables.shield[city]
    if shield < 0 or shields_seen(state, seat) & bit(shield) != 0:
        return 0
    goal: i64 = goal_of(state, seat)
    return 2 if goal >= 0 and state.tables.goal_shields[goal] & bit(shield) != 0 else 1


def shields_value(state: Position, seat: i64, worth: Worth) -> float:
    """The higher steps of the track that the shields collected bring nearer."""
    return 0.6 * worth.ahead * float(open_shields(state, seat))


def posts_value(state: Position, seat: i64, worth: Worth) -> float:
    """What all own posts promise, and the VP of the last ones on the board (MP2-12.2)."""
    total: float = 0.0
    cities: i64 = state.posts[seat]
    if cities & state.tables.contract_cities != 0:
        total += 1.2 * worth.ahead
    count: float = float(bits(cities))
    total += EACH_POST * worth.ahead * count * count
    while cities != 0:
        city: i64 = lowest(cities)
        cities &= cities - 1
        total += post_prospects(state, seat, city, worth)
    return total


def arrival(state: Position, seat: i64, city: i64, worth: Worth) -> float:
    """What a new post in a city would be worth: at once, in later rounds and in the final scoring."""
    tables = state.tables
    count: i64 = shields(state, seat)
    more: i64 = new_shields(state, seat, city)
    value: float = float(shield_vp(state, count + more) - shield_vp(state, count)) + 0.6 * worth.ahead * float(more)
    value += post_prospects(state, seat, city, worth) + arrival_gains(state, bit(city), bit(city), worth)
    number: i64 = bits(state.posts[seat])
    if number < tables.posts:
        value += float(tables.post_vp[number + 1])
    value += EACH_POST * worth.ahead * float(2 * number + 1)
    if state.posts[seat] & tables.contract_cities == 0 and tables.contract_cities & bit(city) != 0:
        value += 1.2 * worth.ahead
    return value


def arrival_gains(state: Position, outposts: i64, others: i64, worth: Worth) -> float:
    """What cities give to whoever has just placed posts there: outpost tiles, bonuses, contracts (MP2-11.12)."""
    tables = state.tables
    value: float = 0.0
    tiles: i64 = outposts_in(state, outposts)
    while tiles != 0:
        city: i64 = lowest(tiles)
        tiles &= tiles - 1
        value += package_value(state, tables.outpost_package[i64(state.outpost_at[city])], worth)
    bonuses: i64 = others & tables.has_bonus
    while bonuses != 0:
        bonus_city: i64 = lowest(bonuses)
        bonuses &= bonuses - 1
        value += marker_value(state, bonus_city, worth)
    return value + CONTRACT_CHOICE * worth.ahead * float(bits(others & tables.contract_cities))
