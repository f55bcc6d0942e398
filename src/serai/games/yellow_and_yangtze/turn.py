"""YY-5, YY-16, YY-17: the turn, its end, and the end of the game."""

from mypy_extensions import i64, u8

from serai.games.yellow_and_yangtze.actions import (
    ACTION,
    CHANCE_DISPLAY,
    CHANCE_HAND,
    STEP_DRAW,
    STEP_END,
    STEP_NEXT,
    STEP_SHOW,
)
from serai.games.yellow_and_yangtze.facts import DREW, ENDED, REFILLED, RESULT, SHOWN, TURN, TURN_ENDED
from serai.games.yellow_and_yangtze.knowledge import draw_unseen
from serai.games.yellow_and_yangtze.pagoda import score_pagodas
from serai.games.yellow_and_yangtze.rule_ids import (
    YY_3_5,
    YY_5_1,
    YY_5_4,
    YY_16_2,
    YY_16_3,
    YY_16_4,
    YY_17_1,
    YY_17_4,
    YY_18_3,
)
from serai.games.yellow_and_yangtze.scoring import result
from serai.games.yellow_and_yangtze.state import Position, total_of
from serai.games.yellow_and_yangtze.tables import COLORS, YELLOW

# ---- actions (YY-5) ----------------------------------------------------------------------------------------------------


def begin_turn(state: Position, seat: i64) -> None:
    """The seat may carry out up to two actions (YY-5.1)."""
    state.active = seat
    state.drew = False
    state.push(ACTION, seat, state.tables.actions, 0)
    state.note(TURN, seat, 0, 0, YY_5_1)


def begin_step(state: Position) -> None:
    """The starting player's turn is the first (YY-3.8)."""
    seat: i64 = state.top_seat()
    state.drop()
    begin_turn(state, seat)


def after_step(state: Position) -> None:
    """An action is complete with all it caused (YY-5.3): the next one, or the end of the turn, which needs no choice."""
    seat: i64 = state.top_seat()
    left: i64 = state.top_a()
    state.drop()
    if left > 0:
        state.push(ACTION, seat, left, 0)
    else:
        state.push(STEP_END, seat, 0, 0)


def declare_end(state: Position) -> None:
    """The player gives up the actions that are left; the end of the turn follows in full (YY-5.4)."""
    seat: i64 = state.top_seat()
    left: i64 = state.top_a()
    state.drop()
    state.note(TURN_ENDED, seat, left, 0, YY_5_4)
    state.push(STEP_END, seat, 0, 0)


# ---- the end of the turn (YY-16) ---------------------------------------------------------------------------------------


def end_step(state: Position) -> None:
    """Pagodas, own hand, the other hands clockwise, display, next player; nobody decides anything (YY-16.1 to 16.7)."""
    seat: i64 = state.top_seat()
    state.drop()
    score_pagodas(state, seat)
    state.push(STEP_NEXT, seat, 0, 0)
    state.push(STEP_SHOW, -1, 0, 0)
    for back in range(1, state.seats):
        refill(state, (seat + state.seats - back) % state.seats, YY_16_3)
    refill(state, seat, YY_16_2)


def refill(state: Position, seat: i64, rule: i64) -> None:
    """A hand will be filled up to six (YY-16.6: it never has more)."""
    missing: i64 = state.tables.hand_size - state.hand_total(seat)
    if missing > 0:
        state.push(STEP_DRAW, seat, missing, rule)


def next_step(state: Position) -> None:
    """The player to the left becomes active (YY-16.5), unless nobody has drawn a tile for too long (YY-17.4)."""
    seat: i64 = state.top_seat()
    state.drop()
    state.idle_turns = 0 if state.drew else state.idle_turns + 1
    if state.idle_limit > 0 and state.idle_turns >= state.idle_limit * state.seats:
        end_game(state, 0, YY_17_4)
    else:
        begin_turn(state, (seat + 1) % state.seats)


# ---- drawing (YY-10.2, YY-16.2 to 16.4, YY-17.1) -----------------------------------------------------------------------


def draw_step(state: Position) -> None:
    """Draw so many tiles into a hand."""
    seat: i64 = state.top_seat()
    count: i64 = state.top_a()
    rule: i64 = state.top_b()
    state.drop()
    if state.active >= 0:
        state.note(REFILLED, seat, count if count < state.bag_total() else state.bag_total(), 0, rule)
    draw_next(state, seat, count, rule)


def draw_next(state: Position, seat: i64, left: i64, rule: i64) -> None:
    """The next tile comes by chance; a draw that fails ends the game at once (YY-17.1), drawing the last not (YY-17.2)."""
    if left == 0:
        return
    if state.bag_total() == 0:
        end_game(state, 1, YY_17_1)
    elif seat >= 0:
        state.push(CHANCE_HAND, seat, left, rule)
    else:
        state.push(CHANCE_DISPLAY, -1, left, 0)


def draw(state: Position, color: i64) -> None:
    """A tile from the bag into the hand of the seat."""
    seat: i64 = state.top_seat()
    left: i64 = state.top_a()
    rule: i64 = state.top_b()
    state.drop()
    out_of_bag(state, color)
    draw_unseen(state, seat, color)
    state.note(DREW, seat, 1, color, rule)
    draw_next(state, seat, left - 1, rule)


def show_step(state: Position) -> None:
    """Fill the display up to six."""
    state.drop()
    draw_next(state, -1, state.tables.display_size - total_of(state.display), YY_16_4)


def show(state: Position, color: i64) -> None:
    """A tile from the bag joins the display, face up."""
    left: i64 = state.top_a()
    state.drop()
    out_of_bag(state, color)
    state.display[color] = u8(i64(state.display[color]) + 1)
    state.note(SHOWN, -1, 1, color, YY_16_4 if state.active >= 0 else YY_3_5)
    draw_next(state, -1, left - 1, YY_16_4)


def out_of_bag(state: Position, color: i64) -> None:
    """A tile leaves the bag; during play that is a draw of this turn (YY-17.4)."""
    state.bag[color] = u8(i64(state.bag[color]) - 1)
    state.drew = state.active >= 0


# ---- the end of the game (YY-17) ---------------------------------------------------------------------------------------


def end_game(state: Position, failed_draw: i64, rule: i64) -> None:
    """Nothing happens any more, not even what this turn still had to score (YY-17.3); all points become open (YY-19.3)."""
    state.depth = 0
    state.note(ENDED, -1, failed_draw, 0, rule)
    for seat in range(state.seats):
        state.note(RESULT, seat, result(state, seat), state.points[seat * COLORS + YELLOW], YY_18_3)
