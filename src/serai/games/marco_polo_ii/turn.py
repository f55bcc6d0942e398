"""MP2-6: the turn, its end, and the end of the round and of the game."""

from mypy_extensions import i64

from serai.core.state import LEGAL
from serai.games.marco_polo_ii.actions import LATER, STEP_NEXT, STEP_REFILL, STEP_ROUND, TURN
from serai.games.marco_polo_ii.facts import ENDED, TURN_ENDED
from serai.games.marco_polo_ii.facts import TURN as TURN_BEGINS
from serai.games.marco_polo_ii.rule_ids import MP2_6_2, MP2_6_3, MP2_6_5, MP2_20_1
from serai.games.marco_polo_ii.scoring import note_scores
from serai.games.marco_polo_ii.state import Position


def begin_turn(state: Position, seat: i64) -> None:
    """Bonus actions, then one main action (MP2-6.2); the limits of a turn are fresh (MP2-6.6, MP2-12.6)."""
    state.active = seat
    state.fresh = 0
    state.bought = False
    state.push(TURN, seat, 0, 0)
    state.note(TURN_BEGINS, seat, 0, 0, MP2_6_2)


def begin_step(state: Position) -> None:
    """The first player's turn is the first of the round."""
    seat: i64 = state.top_seat()
    state.drop()
    begin_turn(state, seat)


def why_not_end(state: Position, kind: i64) -> i64:
    """After the main action at any time (MP2-6.8); before it only with all dice in the Money Bag (MP2-6.3, 6.4, 6.7)."""
    return MP2_6_3 if kind == TURN and state.dice_of(state.top_seat()) > 0 else LEGAL


def end_turn(state: Position) -> None:
    """The empty contract slots are filled (MP2-6.5), then the next player."""
    seat: i64 = state.top_seat()
    state.drop()
    state.note(TURN_ENDED, seat, 0, 0, MP2_6_5)
    state.push(STEP_NEXT, seat, 0, 0)
    state.push(STEP_REFILL, -1, 0, 0)


def next_step(state: Position) -> None:
    """The next player clockwise who has dice (MP2-5.9, MP2-6.1); without any the next round (MP2-5.1), or the end."""
    seat: i64 = state.top_seat()
    state.drop()
    for distance in range(1, state.seats + 1):
        other: i64 = (seat + distance) % state.seats
        if state.dice_of(other) > 0:
            begin_turn(state, other)
            return
    if state.round < state.tables.rounds:
        state.push(STEP_ROUND, -1, 0, 0)
    else:
        state.note(ENDED, -1, 0, 0, MP2_20_1)
        note_scores(state)


def turns_left(state: Position) -> i64:
    """How many turns follow the present one until the game is over, or -1 while that is open.

    It is certain in the last round, once the board has no black die left and nobody more than one die: a seat with two
    may need two turns or one. After the main action the active seat may still put its last die into the bag.
    """
    if state.depth == 0:
        return 0
    if state.round < state.tables.rounds or state.active < 0 or state.black_left > 0:
        return -1
    bottom: i64 = state.frames[0]
    left: i64 = 0
    for seat in range(state.seats):
        dice: i64 = state.dice_of(seat)
        if dice > 1 or (dice == 1 and seat == state.active and bottom == LATER):
            return -1
        if dice == 1 and (seat != state.active or bottom == STEP_NEXT):
            left += 1
    return left
