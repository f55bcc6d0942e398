"""A hand-made estimate of a position, for bots: what a seat may expect to score in the end.

It is the points so far, plus what the wall promises (battles.py), what Governors, workers, Palace tracks, figurines and
tiles (holdings.py), Objectives and the purse (worth.py) are still likely to become, plus what is pending (prospects.py).
How much is "still likely" falls with the markers and rounds left. The weights are rules of thumb.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from serai.core.bits import bit, lowest
from serai.games.tianxia.battles import wall_value
from serai.games.tianxia.holdings import (
    best_round_tile,
    figurines,
    governors,
    palaces,
    site_values,
    tiles,
    workers,
)
from serai.games.tianxia.prospects import pending_value
from serai.games.tianxia.scoring import final_score, need_value
from serai.games.tianxia.state import MARKERS, PALACE, Position
from serai.games.tianxia.tables import (
    NEED_COINS,
    NEED_DELIVERY_MARKERS,
    NEED_GOODS,
    NEED_MERCHANTS,
    NEED_ONE_OF_EACH,
    NEED_SOLDIERS,
    NEED_TRACKS,
    POINTS,
    TRACKS,
)
from serai.games.tianxia.worth import Worth, effect_value, purse_value

MARKER: Final = 2.0  # an unused action marker in the present round
FIRST_TO_PASS: Final = 0.3  # each place in the next turn order
ROUND_TILE: Final = 0.85  # of the best round bonus tile that is left
STEADY: Final = 0.55  # how surely an Objective that was met early stays so


def evaluate(state: Position, seat: i64) -> float:
    """The expected final score of a seat."""
    if state.depth == 0:
        return float(final_score(state, seat)) + 0.001 * float(state.governor_count(seat))
    worth = Worth(state, seat)
    total: float = float(state.has(seat, POINTS))
    total += purse_value(state, seat, worth)
    total += wall_value(state, seat, worth, site_values(state, seat, worth))
    total += governors(state, seat, worth)
    total += workers(state, seat, worth)
    total += palaces(state, seat, worth)
    total += figurines(state, seat, worth)
    total += tiles(state, seat, worth)
    total += objectives(state, seat, worth)
    total += round_value(state, seat, worth)
    return total + pending_value(state, seat, worth)


def round_value(state: Position, seat: i64, worth: Worth) -> float:
    """What is left of the round: markers, the tile on passing; afterwards the place in the next turn order."""
    if worth.passed:
        for at in range(len(state.next_order)):
            if worth.rounds > 0.0 and i64(state.next_order[at]) == seat:
                return -FIRST_TO_PASS * float(at)
        return 0.0
    value: float = MARKER * float(state.piece(seat, MARKERS))
    if worth.rounds > 0.0:
        value -= FIRST_TO_PASS * float(len(state.next_order))
    return value + ROUND_TILE * best_round_tile(state, seat, worth) + 0.2


# ---- Objectives --------------------------------------------------------------------------------------------------------


def objectives(state: Position, seat: i64, worth: Worth) -> float:
    """The best cards by what they promise, as many as may score (TX-17.2), the others by their top rows."""
    tables = state.tables
    total: float = 0.0
    cards: i64 = state.objectives[seat]
    scored: i64 = 0
    while cards != 0:
        best: i64 = -1
        most: float = -1.0
        left: i64 = cards
        while left != 0:
            card: i64 = lowest(left)
            left &= left - 1
            value: float = promise(state, seat, card, worth)
            if value > most:
                most = value
                best = card
        cards &= ~bit(best)
        top: float = 0.0
        if worth.playing:
            top = 0.95 * effect_value(state, seat, tables.objective_top[best], worth)
        if scored >= tables.objectives_scored:
            most = 0.0
        scored += 1
        total += most if most > top else top
    return total


def promise(state: Position, seat: i64, card: i64, worth: Worth) -> float:
    """What may be expected of an Objective: its points once it is met, a part of them on the way."""
    tables = state.tables
    need: i64 = tables.objective_need[card]
    points: float = float(tables.objective_points[card])
    value: float = float(need_value(state, seat, need, tables.objective_level[card]))
    goal: float = float(tables.objective_number[card])
    if value >= goal:
        return points * (1.0 - (1.0 - STEADY) * worth.game) if lasting(need) else points * (1.0 - 0.6 * worth.game)
    if need == NEED_TRACKS:
        value = tracks_near(state, seat, tables.objective_level[card], goal)
    part: float = value / goal
    return points * worth.ahead * (0.1 + 0.6 * part * part) * (0.6 + 0.4 * worth.ahead)


def lasting(need: i64) -> bool:
    """Whether what an Objective counts is hardly ever lost again."""
    if need == NEED_SOLDIERS or need == NEED_DELIVERY_MARKERS or need == NEED_MERCHANTS:
        return False
    return need != NEED_COINS and need != NEED_GOODS and need != NEED_ONE_OF_EACH


def tracks_near(state: Position, seat: i64, level: i64, goal: float) -> float:
    """Tracks on the way to a position, those that are nearest, as parts of one."""
    nearest = vec[u8]([u8(0)] * 9)
    total: float = 0.0
    for track in range(TRACKS):
        at: i64 = state.piece(seat, PALACE + track)
        reached: i64 = 8 * at // level if at < level else 8
        nearest[reached] = u8(i64(nearest[reached]) + 1)
    left: float = goal
    eighths: i64 = 8
    while eighths > 0 and left > 0.0:
        count: float = float(i64(nearest[eighths]))
        if count > left:
            count = left
        total += count * float(eighths) / 8.0
        left -= count
        eighths -= 1
    return total if total < goal else goal
