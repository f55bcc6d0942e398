"""YY-8: peasants' riot."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from serai.core.state import LEGAL
from serai.games.yellow_and_yangtze.facts import LEADER_USED, PAID, REMOVED, SPLIT, WENT_HOME
from serai.games.yellow_and_yangtze.groups import blacks_around, remove_piece, remove_together
from serai.games.yellow_and_yangtze.knowledge import lay_open
from serai.games.yellow_and_yangtze.pagoda import lose_tile
from serai.games.yellow_and_yangtze.rule_ids import YY_4_6, YY_6_7, YY_8_1, YY_8_2, YY_12_1, YY_12_2
from serai.games.yellow_and_yangtze.state import NONE, Position
from serai.games.yellow_and_yangtze.tables import BLACK, BLUE, COLORS, FARMER


def why_not_riot(state: Position, paid: i64, space: i64) -> i64:
    """The cost, then any tile of the board, capitals and pagodas' tiles included, but no leader (YY-8.1, YY-8.2)."""
    rule: i64 = why_not_pay_for_riot(state, paid)
    if rule != LEGAL:
        return rule
    return LEGAL if state.tile_on(space) >= 0 else YY_8_2


def why_not_pay_for_riot(state: Position, paid: i64) -> i64:
    """Two blue tiles, or one and the Farmer off the board (YY-8.1); two can be paid in any case (YY-8.7)."""
    if state.in_hand(state.active, BLUE) < paid:
        return YY_8_1
    if paid == 1 and not state.off_board(state.active, FARMER):
        return YY_12_2
    return LEGAL


def riot(state: Position, paid: i64, space: i64) -> None:
    """Pay, and remove the tile. Nobody scores (YY-8.6)."""
    seat: i64 = state.active
    lay_open(state, seat, BLUE, paid)
    state.into_box(BLUE, paid)
    state.note(PAID, seat, paid, BLUE, YY_8_1)
    if paid == 1:
        state.note(LEADER_USED, seat, 0, FARMER, YY_12_1)
    color: i64 = state.tile_on(space)
    state.into_box(color, 1)
    state.note(REMOVED, seat, space, color, YY_8_2)
    states: i64
    if color == BLACK:
        states = remove_black(state, space)
    else:
        states = remove_piece(state, space)
    lose_tile(state, space)
    if states > 1:  # YY-8.3
        state.note(SPLIT, -1, states, space, YY_4_6)


def remove_black(state: Position, space: i64) -> i64:
    """A black tile leaves, and with it all leaders that touch no other one (YY-6.7, YY-8.4)."""
    leaving = vec[u8]([u8(space)])
    for seat in range(state.seats):
        for color in range(COLORS):
            at: i64 = state.where(seat, color)
            if at != NONE and blacks_around(state, at) == 1 and state.map.next_to(at, space):
                leaving = append(leaving, u8(at))
                state.leader_at[seat * COLORS + color] = u8(NONE)
                state.note(WENT_HOME, seat, at, color, YY_6_7)
    if len(leaving) == 1:
        return remove_piece(state, space)
    return remove_together(state, i64(state.group[space]), leaving)
