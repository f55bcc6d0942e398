"""TX-13: barges, Barge turns, and what becomes of workers that fall off."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from serai.core.state import LEGAL
from serai.games.tianxia.actions import FINISH, MERCHANT
from serai.games.tianxia.facts import BARGE_BOARDED, FELL_OFF, MERCHANT_PLACED, NEUTRAL_ENTERS, WORKER_BACK
from serai.games.tianxia.payment import gain, pay
from serai.games.tianxia.rule_ids import (
    TX_9_14,
    TX_13_1,
    TX_13_2,
    TX_13_4,
    TX_13_5,
    TX_13_6,
)
from serai.games.tianxia.state import NONE, WORKERS, Position
from serai.games.tianxia.tables import (
    BARGE_PLACES,
    BARGE_SURCHARGE,
    COINS,
    MERCHANT_ACTIONS,
    NEUTRAL,
    POINTS,
    PUSHED_OFF_POINTS,
    WOOD,
)


def barge_cost(state: Position, seat: i64, barge: i64) -> i64:
    """Coins of a Barge turn: more for each own worker there (TX-13.1); Ferry House sets a limit (TX-9.14)."""
    tables = state.tables
    more: i64 = state.own_on_barge(seat, barge) * tables.barge_worker_cost
    if state.works(seat, BARGE_SURCHARGE) and more > tables.passive_value[BARGE_SURCHARGE]:
        more = tables.passive_value[BARGE_SURCHARGE]
    return tables.barge_cost + more


def push_worker(state: Position, barge: i64, worker: i64) -> i64:
    """A worker enters from the left; all move one place to the right. Returns whose worker falls off, or NONE (TX-13.3)."""
    row: vec[u8] = state.barges[:]
    place: i64 = barge * BARGE_PLACES
    end: i64 = place + BARGE_PLACES
    moving: i64 = worker
    while place < end and moving != NONE:
        next_one: i64 = i64(row[place])
        row[place] = u8(moving)
        moving = next_one
        place += 1
    state.barges = row
    return moving


def fall_off(state: Position, worker: i64, barge: i64) -> None:
    """A neutral worker leaves the board; a player's becomes a Merchant, on a space of choice (TX-13.5), if one is empty.

    The space is asked for if two or more Merchant actions have an empty one (TX-23.6).
    """
    if worker == NONE:
        return
    if worker == NEUTRAL:
        state.note(FELL_OFF, -1, 0, barge, TX_13_5)
        return
    state.note(FELL_OFF, worker, 0, barge, TX_13_5)
    if state.works(worker, PUSHED_OFF_POINTS):
        gain(state, worker, POINTS, state.tables.passive_value[PUSHED_OFF_POINTS], TX_9_14)
    found: i64 = -1
    count: i64 = 0
    for action in range(MERCHANT_ACTIONS):
        if state.merchants_at(worker, action) < state.merchant_spaces(worker, action):
            found = action
            count += 1
    if count > 1:
        state.push(MERCHANT, worker, 0, 0)
    elif count == 1:
        place_merchant(state, worker, found)
    else:
        state.add_piece(worker, WORKERS, 1)
        state.note(WORKER_BACK, worker, 0, barge, TX_13_6)


def place_merchant(state: Position, seat: i64, action: i64) -> None:
    """A Merchant on a space of a Merchant action."""
    state.set_merchants(seat, action, state.merchants_at(seat, action) + 1)
    state.note(MERCHANT_PLACED, seat, 0, action, TX_13_5)


def why_not_merchant(state: Position, action: i64) -> i64:
    """A Merchant action with an empty space."""
    seat: i64 = state.top_seat()
    return LEGAL if state.merchants_at(seat, action) < state.merchant_spaces(seat, action) else TX_13_5


def answer_merchant(state: Position, action: i64) -> None:
    """The worker stands there."""
    seat: i64 = state.top_seat()
    state.drop()
    place_merchant(state, seat, action)


def push_neutral(state: Position, barge: i64, rule: i64) -> None:
    """A neutral worker enters; whoever falls off is dealt with at once (TX-6.6, TX-22.4)."""
    state.note(NEUTRAL_ENTERS, -1, 0, barge, rule)
    fall_off(state, push_worker(state, barge, NEUTRAL), barge)


# ---- the Barge turn ----------------------------------------------------------------------------------------------------


def why_not_board(state: Position, seat: i64, barge: i64) -> i64:
    """The coins; no action marker is needed (TX-13.1, TX-7.5)."""
    return LEGAL if state.has(seat, COINS) >= barge_cost(state, seat, barge) else TX_13_1


def board_barge(state: Position, seat: i64, barge: i64) -> None:
    """Pay, place and push, gain the resource, then whoever fell off (TX-13.8); a neutral worker only if none is left."""
    state.drop()
    state.push(FINISH, seat, 0, 0)
    pay(state, seat, COINS, barge_cost(state, seat, barge), TX_13_1)
    worker: i64 = NEUTRAL
    if state.piece(seat, WORKERS) > 0:
        state.add_piece(seat, WORKERS, -1)
        worker = seat
    state.note(BARGE_BOARDED, seat, 1 if worker == NEUTRAL else 0, barge, TX_13_2)
    fallen: i64 = push_worker(state, barge, worker)
    gain(state, seat, WOOD + barge, 1, TX_13_4)
    fall_off(state, fallen, barge)
