"""YY-14: revolt, between a leader that has just been positioned and the one of its color in the same state."""

from mypy_extensions import i64

from serai.core.state import LEGAL
from serai.games.yellow_and_yangtze.actions import ATTACK, DEFEND, STEP_REVOLT
from serai.games.yellow_and_yangtze.facts import (
    COMMITTED_LOST,
    LEADER_BACK,
    NOT_ADDED,
    REVOLT,
    REVOLT_ADDED,
    REVOLT_BASE,
    REVOLT_TOTAL,
    REVOLT_WON,
)
from serai.games.yellow_and_yangtze.groups import blacks_around, count_in, leader_seat
from serai.games.yellow_and_yangtze.knowledge import lay_open
from serai.games.yellow_and_yangtze.leaders import send_home
from serai.games.yellow_and_yangtze.points import gain
from serai.games.yellow_and_yangtze.rule_ids import (
    YY_12_1,
    YY_12_2,
    YY_14_1,
    YY_14_2,
    YY_14_3,
    YY_14_4,
    YY_14_5,
    YY_14_6,
)
from serai.games.yellow_and_yangtze.state import LEADER, NONE, SIDE, SUPPORT, TILES, Position, changed, no_support
from serai.games.yellow_and_yangtze.tables import BLACK, GOVERNOR


def begin_revolt(state: Position, color: i64, defender: i64) -> None:
    """Attacker and defender, always different players (YY-13.3), and nobody else (YY-14.1).

    Each is asked once, the attacker first (YY-14.3, YY-22.1).
    """
    attacker: i64 = state.active
    here: i64 = state.where(attacker, color)
    there: i64 = state.where(defender, color)
    state.revolt_color = color
    state.support = no_support(state.seats)
    state.push(STEP_REVOLT, attacker, here, there)
    state.push(DEFEND, defender, here, there)
    state.push(ATTACK, attacker, here, there)
    state.note(REVOLT, attacker, defender, color, YY_14_1)
    state.note(REVOLT_BASE, attacker, blacks_around(state, here), 0, YY_14_2)
    state.note(REVOLT_BASE, defender, blacks_around(state, there), 1, YY_14_2)


def why_not_commit(state: Position, tiles: i64, leader: i64) -> i64:
    """Black tiles in hand, and the Governor if it is off the board (YY-14.3, YY-12.2)."""
    seat: i64 = state.top_seat()
    if tiles > state.in_hand(seat, BLACK) or tiles + leader == 0:
        return YY_14_3
    if leader > 0 and not state.off_board(seat, GOVERNOR):
        return YY_12_2
    return LEGAL


def commit(state: Position, tiles: i64, leader: i64) -> None:
    """Add them, face up; they need not change the outcome (YY-14.8)."""
    seat: i64 = state.top_seat()
    state.drop()
    support(state, seat, 0, BLACK, tiles, leader)
    state.note(REVOLT_ADDED, seat, tiles, leader, YY_14_3)


def support(state: Position, seat: i64, side: i64, color: i64, tiles: i64, leader: i64) -> None:
    """What a seat adds to a conflict lies beside the board until it is over."""
    lay_open(state, seat, color, tiles)
    row: i64 = seat * SUPPORT
    added = changed(state.support, row + SIDE, side)
    added = changed(added, row + TILES, tiles)
    state.support = changed(added, row + LEADER, leader)


def add_nothing(state: Position, rule: i64) -> None:
    """The seat passes in a conflict."""
    state.note(NOT_ADDED, state.top_seat(), 0, 0, rule)
    state.drop()


def strength(state: Position, seat: i64, space: i64) -> i64:
    """Black tiles next to the leader, and what its owner has added (YY-14.2, YY-14.3)."""
    return blacks_around(state, space) + state.supports(seat, TILES) + state.supports(seat, LEADER)


def revolt_step(state: Position) -> None:
    """The higher total wins, on a tie the defender (YY-14.4); the loser goes home, the winner scores (YY-14.5)."""
    here: i64 = state.top_a()
    there: i64 = state.top_b()
    state.drop()
    attacker: i64 = leader_seat(i64(state.board[here]))
    defender: i64 = leader_seat(i64(state.board[there]))
    attack: i64 = strength(state, attacker, here)
    defense: i64 = strength(state, defender, there)
    state.note(REVOLT_TOTAL, attacker, attack, 0, YY_14_4)
    state.note(REVOLT_TOTAL, defender, defense, 1, YY_14_4)
    if attack > defense:
        state.note(REVOLT_WON, attacker, attack, defense, YY_14_4)
        settle(state, attacker, defender)
    else:
        state.note(REVOLT_WON, defender, defense, attack, YY_14_4)
        settle(state, defender, attacker)


def settle(state: Position, winner: i64, loser: i64) -> None:
    """Loser home, point, added tiles away; the state may split, an attacker has used up the action (YY-14.6, YY-14.7)."""
    color: i64 = state.revolt_color
    send_home(state, loser, color, YY_14_5)
    kept: i64 = state.where(winner, color)
    count_in(state.board, state.group_colors, state.group_reds, i64(state.group[kept]), kept)
    gain(state, winner, color, 1, YY_14_5)
    clear_support(state, BLACK, GOVERNOR, YY_14_6)
    state.revolt_color = NONE


def clear_support(state: Position, color: i64, leader: i64, rule: i64) -> None:
    """Committed tiles go to the box, committed leaders back to their owners (YY-14.6, YY-15.11, YY-12.1)."""
    for seat in range(state.seats):
        tiles: i64 = state.supports(seat, TILES)
        if tiles > 0:
            state.into_box(color, tiles)
            state.note(COMMITTED_LOST, seat, tiles, color, rule)
        if state.supports(seat, LEADER) > 0:
            state.note(LEADER_BACK, seat, 0, leader, YY_12_1)
    state.support = no_support(state.seats)
