"""MP2-17, MP2-21.1: black dice are taken from the board and rolled, or chosen with the value that they show."""

from mypy_extensions import i64, u8

from serai.core.state import LEGAL
from serai.games.marco_polo_ii.actions import CHANCE_TAKEN, OPEN_DIE
from serai.games.marco_polo_ii.facts import BLACK_TAKEN, BLACK_WAITS, FIRST_ROLLED, ICON_LOST, OPEN_ROLLED
from serai.games.marco_polo_ii.rewards import reward
from serai.games.marco_polo_ii.rule_ids import MP2_5_5, MP2_17_4, MP2_17_6, MP2_19_5, MP2_21_1
from serai.games.marco_polo_ii.state import Position, changed
from serai.games.marco_polo_ii.tables import BLACK_DIE, FACES, ISABELLA_DONATI


def black_step(state: Position) -> None:
    """Take black dice one by one, as long as the board has any (MP2-17.6); what it lacks is lost (MP2-17.4)."""
    seat: i64 = state.top_seat()
    left: i64 = state.top_a()
    if left == 0 or state.black_left == 0:
        state.drop()
        if left > 0:
            state.note(ICON_LOST, seat, left, BLACK_DIE, MP2_17_4)
        return
    state.set_top(left - 1, 0)
    if state.open_black:
        choose_or_take(state, seat)
    elif state.active < 0:
        state.black_left -= 1
        state.unrolled = changed(state.unrolled, seat, i64(state.unrolled[seat]) + 1)
        state.note(BLACK_WAITS, seat, 1, 0, MP2_5_5)
    else:
        state.push(CHANCE_TAKEN, seat, 0, 0)


def choose_or_take(state: Position, seat: i64) -> None:
    """With open black dice the player chooses; not asked if all show the same (MP2-21.1)."""
    values: i64 = 0
    value: i64 = 0
    for face in range(FACES):
        if state.open_dice[face] != 0:
            values += 1
            value = face + 1
    if values > 1:
        state.push(OPEN_DIE, seat, 0, 0)
    else:
        take_open(state, seat, value)


def why_not_open(state: Position, value: i64) -> i64:
    """A black die on the board that shows this value."""
    return LEGAL if state.open_dice[value - 1] != 0 else MP2_21_1


def answer_open(state: Position, value: i64) -> None:
    """Take the die that was chosen."""
    seat: i64 = state.top_seat()
    state.drop()
    take_open(state, seat, value)


def take_open(state: Position, seat: i64, value: i64) -> None:
    """An open black die goes to the seat with its value."""
    state.open_dice = changed(state.open_dice, value - 1, i64(state.open_dice[value - 1]) - 1)
    take_black(state, seat, value)


def taken(state: Position, value: i64) -> None:
    """The die just taken is rolled at once (MP2-16.7)."""
    seat: i64 = state.top_seat()
    state.drop()
    take_black(state, seat, value)


def take_black(state: Position, seat: i64, value: i64) -> None:
    """The die belongs to the seat for this round (MP2-17.3, MP2-17.5); Isabella is rewarded for it (MP2-19.5)."""
    die: i64 = value * 2 - 1
    state.black_left -= 1
    state.add_die(seat, die, 1)
    state.note(BLACK_TAKEN, seat, 1, die, MP2_17_6)
    if state.is_character(seat, ISABELLA_DONATI):
        first_roll(state, seat, value, 1)


def first_roll(state: Position, seat: i64, value: i64, count: i64) -> None:
    """Isabella's single reward for dice rolled for the first time in a round (MP2-19.5)."""
    for _ in range(count):
        state.note(FIRST_ROLLED, seat, value, 0, MP2_19_5)
        reward(state, seat, state.tables.isabella_single[value - 1], 1, MP2_19_5)


def open_rolled(state: Position, value: i64) -> None:
    """One of the black dice on the board shows its value (MP2-21.1)."""
    state.drop()
    row = state.open_dice[:]
    row[value - 1] = u8(i64(row[value - 1]) + 1)
    state.open_dice = row
    state.note(OPEN_ROLLED, -1, value, 0, MP2_21_1)
