"""TX-8, TX-12: Region and Military turns: entry, and their ends."""

from mypy_extensions import i64

from serai.core.state import LEGAL
from serai.games.tianxia.actions import (
    BANNER_OPEN,
    FINISH,
    FORTIFY_TURN,
    GOVERNOR_TAKEN,
    REGION,
    TRACK,
    TRADE_TAKEN,
    TRAIN_TURN,
)
from serai.games.tianxia.effects import push_effect
from serai.games.tianxia.facts import MILITARY_ENTERED, REGION_ENTERED
from serai.games.tianxia.payment import less, pay
from serai.games.tianxia.possible import duty_binds, may_enter, may_fight
from serai.games.tianxia.rule_ids import (
    TX_7_3,
    TX_8_1,
    TX_8_2,
    TX_8_3,
    TX_8_7,
    TX_12_1,
    TX_12_2,
    TX_12_3,
)
from serai.games.tianxia.state import MARKERS, MILITARY_SPACE, Position
from serai.games.tianxia.tables import COINS, ENTRY_DISCOUNT, FORTIFY_ACTION


def entry_cost(state: Position, seat: i64, where: i64) -> i64:
    """A coin for each marker there, no matter whose (TX-8.1, TX-12.1, TX-22.14); less with Road Wardens (TX-9.17)."""
    coins: i64 = state.marker_count(where)
    return less(coins, state.tables.passive_value[ENTRY_DISCOUNT]) if state.works(seat, ENTRY_DISCOUNT) else coins


def military_where(state: Position, action: i64) -> i64:
    """The row of `markers` of a military action (TX-12.1)."""
    return MILITARY_SPACE + state.tables.military_space[action]


# ---- Region ------------------------------------------------------------------------------------------------------------


def why_not_enter(state: Position, seat: i64, region: i64) -> i64:
    """An unused marker, the entry cost, and an action that will be possible."""
    if state.piece(seat, MARKERS) == 0:
        return TX_7_3
    if state.has(seat, COINS) < entry_cost(state, seat, region):
        return TX_8_1
    return LEGAL if may_enter(state, seat, region) else TX_8_7


def enter(state: Position, seat: i64, region: i64) -> None:
    """Pay, place the marker, gain the printed benefit (TX-8.1 to 8.3)."""
    state.drop()
    state.push(REGION, seat, region, BANNER_OPEN)
    pay(state, seat, COINS, entry_cost(state, seat, region), TX_8_1)
    state.add_marker(region, seat)
    state.note(REGION_ENTERED, seat, 0, region, TX_8_2)
    push_effect(state, seat, state.tables.region_effect[region], TX_8_3)


def why_not_end_region(state: Position) -> i64:
    """After one action at least, unless none is possible any more (TX-8.7, TX-7.6)."""
    flags: i64 = state.top_b()
    if flags & (GOVERNOR_TAKEN | TRADE_TAKEN) != 0:
        return LEGAL
    return TX_8_7 if duty_binds(state, state.top_seat(), state.top_a(), flags) else LEGAL


# ---- Military ----------------------------------------------------------------------------------------------------------


def why_not_fight(state: Position, seat: i64, action: i64) -> i64:
    """An unused marker, the entry cost, and a structure or soldier that will be possible after the step."""
    if state.piece(seat, MARKERS) == 0:
        return TX_7_3
    if state.has(seat, COINS) < entry_cost(state, seat, military_where(state, action)):
        return TX_12_1
    return LEGAL if may_fight(state, seat, action) else TX_12_3


def fight(state: Position, seat: i64, action: i64) -> None:
    """Pay, place the marker, then the step, then the action (TX-12.2)."""
    where: i64 = military_where(state, action)
    state.drop()
    state.push(FINISH, seat, 0, 0)
    state.push(FORTIFY_TURN if action == FORTIFY_ACTION else TRAIN_TURN, seat, 0, 0)
    state.push(TRACK, seat, 1, 1 + action)
    pay(state, seat, COINS, entry_cost(state, seat, where), TX_12_1)
    state.add_marker(where, seat)
    state.note(MILITARY_ENTERED, seat, 0, action, TX_12_2)
