"""TX-7: whose turn it is, and how a turn ends."""

from mypy_extensions import i64

from serai.games.tianxia.actions import STEP_NEXT
from serai.games.tianxia.actions import TURN as TURN_KIND
from serai.games.tianxia.attack import begin_attack
from serai.games.tianxia.facts import TURN, TURN_ENDED
from serai.games.tianxia.limu import limu_turn
from serai.games.tianxia.rule_ids import TX_7_1, TX_7_7
from serai.games.tianxia.state import ACTION, Position
from serai.games.tianxia.tables import LIMU


def action_step(state: Position) -> None:
    """The Action phase begins with the first family in turn order (TX-7.1)."""
    state.drop()
    state.phase = ACTION
    begin_turn(state, i64(state.order[0]))


def begin_turn(state: Position, family: i64) -> None:
    """A turn of a family; what comes after it waits below."""
    state.active = family
    if family == LIMU:
        limu_turn(state)
        return
    state.note(TURN, family, 0, 0, TX_7_1)
    state.push(STEP_NEXT, family, 0, 0)
    state.push(TURN_KIND, family, 0, 0)


def place_in_order(state: Position, family: i64) -> i64:
    """The place of a family in the turn order of the round, from 0."""
    at: i64 = 0
    while i64(state.order[at]) != family:
        at += 1
    return at


def next_step(state: Position) -> None:
    """The next family in turn order that has not passed (TX-7.1); after the last pass the Attack phase (TX-4.2)."""
    family: i64 = state.top_seat()
    state.drop()
    state.note(TURN_ENDED, family, 0, 0, TX_7_7)
    count: i64 = len(state.order)
    place: i64 = place_in_order(state, family)
    for distance in range(1, count + 1):
        other: i64 = i64(state.order[(place + distance) % count])
        if not state.has_passed(other):
            begin_turn(state, other)
            return
    begin_attack(state)
