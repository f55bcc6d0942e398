"""ROG-5, ROG-15 to ROG-17: the end of a turn, the Emperor's Visit, the end of the game, and choices out of turn."""

from mypy_extensions import i64

from serai.games.river_of_gold.actions import (
    ACTION,
    CHANCE_DIE,
    DIE_CHOICE,
    GOOD,
    STEP_NEXT,
    STEP_OWED,
    STEP_ROLL,
    STEP_TRIGGER,
    STEP_VISIT,
)
from serai.games.river_of_gold.facts import DIE_ROLLED, ENDED, TRIGGERED, TURN, VISIT
from serai.games.river_of_gold.gains import gain_vp, pay
from serai.games.river_of_gold.rewards import owner_entry
from serai.games.river_of_gold.rule_ids import (
    ROG_1_2,
    ROG_3_14,
    ROG_12_9,
    ROG_15_3,
    ROG_16_1,
    ROG_16_2,
    ROG_17_1,
    ROG_17_4,
    ROG_21_4,
)
from serai.games.river_of_gold.state import DIE, ENDLESS, FAVOR, OWED, Position
from serai.games.river_of_gold.tables import ENTRIES, KAKITA_RYOKU, SHORES


def begin_turn(state: Position, seat: i64) -> None:
    """The seat's turn: it waits for step 1 or the action (ROG-5.1, ROG-5.2)."""
    state.active = seat
    state.push(ACTION, seat, 0, 0)
    state.note(TURN, seat, 0, 0, ROG_1_2)


def end_turn(state: Position) -> None:
    """Step 3 is over (ROG-5.3): lay down the rest of the turn, the roll last (ROG-5.4).

    The order visit, end trigger, roll is fixed (ROG-15.4); what is pushed last comes first.
    """
    seat: i64 = state.top_seat()
    state.drop()
    state.push(STEP_NEXT, seat, 0, 0)
    state.push(STEP_ROLL, seat, 0, 0)
    state.push(STEP_TRIGGER, seat, 0, 0)
    state.push(STEP_VISIT, seat, 0, 0)


def owed_step(state: Position) -> None:
    """The choices of opponents, clockwise from the active player, one after the other (ROG-12.7, ROG-12.9)."""
    for distance in range(1, state.seats):
        seat: i64 = (state.active + distance) % state.seats
        owed: i64 = state.has(seat, OWED)
        if owed > 0:
            state.put(seat, OWED, owed - 1)
            state.push(GOOD, seat, ROG_12_9, 0)
            return
    state.drop()


def visit_step(state: Position) -> None:
    """The Emperor's Visit: all owner rewards, by shore space, as often as there are markers (ROG-15.1, ROG-16.2, 16.5).

    Owner rewards only (ROG-16.3), the building of this very turn included (ROG-16.4). Only Era 1 tiles carry markers
    now, and none of them offers a choice, so nothing here asks anybody, and nobody claims a mastery before the own next
    step 3 (ROG-16.6). The row stays as it is (ROG-16.7).
    """
    state.drop()
    if not state.visit_due:
        return
    state.visit_due = False
    state.note(VISIT, -1, 0, 0, ROG_16_1)
    state.push(STEP_OWED, state.active, 0, 0)  # for positions set up by hand: nothing is ever lost
    for shore in range(SHORES):
        for entry in range(ENTRIES):
            for marker in range(2):
                owner_entry(state, shore, entry, marker, ROG_16_2)


def trigger_step(state: Position) -> None:
    """The last Era 2 tile entered the row: points for the active player, one more turn for the others (ROG-17.1, 17.2)."""
    seat: i64 = state.top_seat()
    state.drop()
    if state.end_due:
        state.end_due = False
        state.turns_left = state.seats - 1
        state.note(TRIGGERED, seat, 0, 0, ROG_17_1)
        gain_vp(state, seat, state.tables.end_trigger_vp, ROG_17_1)


def may_set_die(state: Position, seat: i64) -> bool:
    """Whether the seat is Kakita Ryoku and can pay for setting her die (ROG-21.8)."""
    return state.patron[seat] == KAKITA_RYOKU and state.has(seat, FAVOR) >= state.tables.patron_value[KAKITA_RYOKU]


def roll_step(state: Position) -> None:
    """Roll for the next turn, if there is one (ROG-15.3); Kakita Ryoku may set her die instead (ROG-21.8)."""
    seat: i64 = state.top_seat()
    state.drop()
    if state.turns_left != ENDLESS:
        return
    if may_set_die(state, seat):
        state.push(DIE_CHOICE, seat, 0, 0)
    else:
        state.push(CHANCE_DIE, seat, 0, 0)


def roll(state: Position, face: i64) -> None:
    """The die shows the face that chance gave it; it lies open until the next turn (ROG-6.7)."""
    seat: i64 = state.top_seat()
    state.drop()
    state.put(seat, DIE, face)
    state.note(DIE_ROLLED, seat, face, 0, ROG_15_3 if state.active >= 0 else ROG_3_14)


def leave_to_chance(state: Position) -> None:
    """Kakita Ryoku rolls like anybody else."""
    seat: i64 = state.top_seat()
    state.drop()
    state.push(CHANCE_DIE, seat, 0, 0)


def set_die(state: Position, face: i64) -> None:
    """Kakita Ryoku pays to set her die to any face (ROG-21.4)."""
    seat: i64 = state.top_seat()
    state.drop()
    pay(state, seat, FAVOR, state.tables.patron_value[KAKITA_RYOKU], ROG_21_4)
    state.put(seat, DIE, face)
    state.note(DIE_ROLLED, seat, face, 1, ROG_21_4)


def next_step(state: Position) -> None:
    """The next player clockwise (ROG-1.2), or final scoring after the last of the final turns (ROG-17.4)."""
    state.drop()
    if state.turns_left == 0:
        state.note(ENDED, -1, 0, 0, ROG_17_4)
        return
    if state.turns_left > 0:
        state.turns_left -= 1
    begin_turn(state, (state.active + 1) % state.seats)
