"""MP2-18: packages and their icons, resolved depth first (MP2-18.2): what an icon leads to lies above the rest."""

from mypy_extensions import i64

from serai.core.bits import bit, shifted
from serai.core.state import LEGAL
from serai.games.marco_polo_ii.actions import (
    CITY_CONTRACT,
    COPY,
    DIFFERENT,
    GOOD,
    STEP_BLACK,
    STEP_DRAW,
    STEP_MOVE,
    STEP_PACKAGE,
    STEP_REWARD,
    TAKE,
)
from serai.games.marco_polo_ii.facts import BONUS_COPIED, BONUS_TAKEN
from serai.games.marco_polo_ii.payment import gain
from serai.games.marco_polo_ii.rule_ids import MP2_2_5, MP2_12_4, MP2_15_8, MP2_18_4, MP2_22_12
from serai.games.marco_polo_ii.state import NONE, Position
from serai.games.marco_polo_ii.tables import (
    ANY_GOOD,
    BLACK_DIE,
    CONTRACT_CITY,
    CONTRACT_PILE,
    DIFFERENT_GOODS,
    FIXED_GAINS,
    GAINS,
    ICON_BITS,
    ICON_MASK,
    ICONS,
    MOVE,
    PEPPER,
    TRADE_GOODS,
)


def book(state: Position, seat: i64, package: i64, times: i64, rule: i64) -> i64:
    """Book what needs no choice and no chance (MP2-18.4); returns the icons that are left, packed."""
    tables = state.tables
    at: i64 = package * GAINS
    for column in range(FIXED_GAINS):
        gain(state, seat, column, tables.gains[at + column] * times, rule)
    return tables.icons[package] * times


def reward(state: Position, seat: i64, package: i64, times: i64, rule: i64) -> None:
    """Everything that a package gives, so many times, as one package (MP2-18.1)."""
    push_icons(state, seat, book(state, seat, package, times, rule), rule)


def push_icons(state: Position, seat: i64, icons: i64, rule: i64) -> None:
    """Icons wait to be taken."""
    if icons != 0:
        state.push(STEP_REWARD, seat, icons, rule)


def push_package(state: Position, seat: i64, package: i64, rule: i64) -> None:
    """A package to be taken once everything above it on the stack is settled, such as its price (MP2-2.4)."""
    if package != 0:
        state.push(STEP_PACKAGE, seat, package, rule)


def package_step(state: Position) -> None:
    """Take the package."""
    seat: i64 = state.top_seat()
    package: i64 = state.top_a()
    rule: i64 = state.top_b()
    state.drop()
    reward(state, seat, package, 1, rule)


def icon_count(icons: i64, icon: i64) -> i64:
    """How many of an icon a packed set holds."""
    return (icons >> (icon * ICON_BITS)) & ICON_MASK


def reward_step(state: Position) -> None:
    """The next icon; the order is asked for if two or more different ones are left (MP2-22.12)."""
    seat: i64 = state.top_seat()
    icons: i64 = state.top_a()
    rule: i64 = state.top_b()
    state.drop()
    for icon in range(ICONS):
        count: i64 = icon_count(icons, icon)
        if count > 0:
            if icons == shifted(count, icon * ICON_BITS):
                resolve(state, seat, icon, count, rule)
            else:
                state.push(TAKE, seat, icons, rule)
            return


def why_not_icon(state: Position, icon: i64) -> i64:
    """An icon that is left."""
    return LEGAL if icon_count(state.top_a(), icon) > 0 else MP2_22_12


def take_icon(state: Position, icon: i64) -> None:
    """Take all icons of this kind before the others."""
    seat: i64 = state.top_seat()
    icons: i64 = state.top_a()
    rule: i64 = state.top_b()
    state.drop()
    count: i64 = icon_count(icons, icon)
    state.push(STEP_REWARD, seat, icons - shifted(count, icon * ICON_BITS), rule)
    resolve(state, seat, icon, count, rule)


def resolve(state: Position, seat: i64, icon: i64, count: i64, rule: i64) -> None:
    """Push what an icon asks for, once for each of its number."""
    if icon == ANY_GOOD:
        state.push(GOOD, seat, count, rule)
    elif icon == DIFFERENT_GOODS:
        different(state, seat, count, 0)
    elif icon == BLACK_DIE:
        state.push(STEP_BLACK, seat, count, 0)
    elif icon == MOVE:
        state.push(STEP_MOVE, seat, count, 0)
    elif icon == CONTRACT_PILE:
        state.push(STEP_DRAW, seat, count, 0)
    elif icon == CONTRACT_CITY:
        state.push(CITY_CONTRACT, seat, count, 0)
    else:
        state.push(COPY, seat, 0, 0)


# ---- goods of one's choice (MP2-2.5) -----------------------------------------------------------------------------------


def take_good(state: Position, good: i64) -> None:
    """A good of any kind but jade."""
    seat: i64 = state.top_seat()
    left: i64 = state.top_a() - 1
    rule: i64 = state.top_b()
    state.drop()
    if left > 0:
        state.push(GOOD, seat, left, rule)
    gain(state, seat, PEPPER + good, 1, rule)


def different(state: Position, seat: i64, left: i64, taken: i64) -> None:
    """Goods of different kinds; not asked if all that are left must be taken."""
    kinds: i64 = 0
    for good in range(TRADE_GOODS):
        if taken & bit(good) == 0:
            kinds += 1
    if left < kinds:
        if left > 0:
            state.push(DIFFERENT, seat, left, taken)
        return
    for good in range(TRADE_GOODS):
        if taken & bit(good) == 0:
            gain(state, seat, PEPPER + good, 1, MP2_2_5)


def why_not_different(state: Position, good: i64) -> i64:
    """No kind twice."""
    return LEGAL if state.top_b() & bit(good) == 0 else MP2_2_5


def take_different(state: Position, good: i64) -> None:
    """One of the different goods."""
    seat: i64 = state.top_seat()
    left: i64 = state.top_a() - 1
    taken: i64 = state.top_b() | bit(good)
    state.drop()
    gain(state, seat, PEPPER + good, 1, MP2_2_5)
    different(state, seat, left, taken)


# ---- city bonuses (MP2-12.4, MP2-15.8) ---------------------------------------------------------------------------------


def city_bonus(state: Position, seat: i64, city: i64, times: i64) -> None:
    """The bonus of the marker in a city; taken twice if it is doubled (MP2-19.6)."""
    marker: i64 = i64(state.marker_at[city])
    state.note(BONUS_TAKEN, seat, city, marker, MP2_12_4)
    repeat_package(state, seat, state.tables.marker_package[marker], times, MP2_12_4)


def repeat_package(state: Position, seat: i64, package: i64, times: i64, rule: i64) -> None:
    """Take a package so many times, one after the other if it asks for something."""
    if state.tables.icons[package] == 0:
        reward(state, seat, package, times, rule)
        return
    for _ in range(times):
        push_package(state, seat, package, rule)


def why_not_copy(state: Position, city: i64) -> i64:
    """Any marker on the board but the copying one itself (MP2-15.8, MP2-15.11), with or without an own post."""
    marker: i64 = i64(state.marker_at[city])
    return LEGAL if marker != NONE and marker != state.tables.copier else MP2_15_8


def copy(state: Position, city: i64) -> None:
    """Take the bonus of the marker in that city."""
    seat: i64 = state.top_seat()
    state.drop()
    marker: i64 = i64(state.marker_at[city])
    state.note(BONUS_COPIED, seat, city, marker, MP2_15_8)
    reward(state, seat, state.tables.marker_package[marker], 1, MP2_18_4)
