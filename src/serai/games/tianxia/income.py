"""TX-6: the Income phase."""

from mypy_extensions import i64

from serai.core.bits import lowest
from serai.games.tianxia.actions import STEP_INCOME, STEP_NEUTRAL
from serai.games.tianxia.barges import push_neutral
from serai.games.tianxia.effects import gain_plain, push_parts
from serai.games.tianxia.payment import gain
from serai.games.tianxia.rule_ids import TX_6_1, TX_6_3
from serai.games.tianxia.state import Position
from serai.games.tianxia.tables import BARGES, LIMU, SITES, WOOD


def push_income(state: Position) -> None:
    """Every player in turn order, then the neutral workers of the barges (TX-6.1, TX-6.3)."""
    if state.round > 1 and state.tables.neutrals_at_income > 0:  # none in round one (TX-6.4)
        for back in range(BARGES):
            state.push(STEP_NEUTRAL, -1, BARGES - 1 - back, 0)
    count: i64 = len(state.order)
    for back in range(count):
        family: i64 = i64(state.order[count - 1 - back])
        if family != LIMU:
            state.push(STEP_INCOME, family, 0, 0)


def income_step(state: Position) -> None:
    """All plain gains at once, then what needs a choice, building by building, the player board last (TX-6.1).

    Which buildings pay is settled here, before any of them leads to another Governor (TX-6.5). Neutral workers pay
    nobody (TX-6.2).
    """
    tables = state.tables
    seat: i64 = state.top_seat()
    state.drop()
    for barge in range(BARGES):
        gain(state, seat, WOOD + barge, state.own_on_barge(seat, barge), TX_6_1)
    sites: i64 = state.seated[seat]
    while sites != 0:
        site: i64 = lowest(sites)
        sites &= sites - 1
        gain_plain(state, seat, tables.building_effect[i64(state.building_at[site])], TX_6_1)
    board: i64 = tables.board_income[i64(state.boards[seat])]
    gain_plain(state, seat, board, TX_6_1)
    push_parts(state, seat, board, TX_6_1)
    for back in range(SITES):
        other: i64 = SITES - 1 - back
        if (state.seated[seat] >> other) & 1 == 1:
            push_parts(state, seat, tables.building_effect[i64(state.building_at[other])], TX_6_1)


def neutral_step(state: Position) -> None:
    """A neutral worker enters (TX-6.3); whoever falls off is settled before the next one (TX-6.6)."""
    barge: i64 = state.top_a()
    state.drop()
    push_neutral(state, barge, TX_6_3)
