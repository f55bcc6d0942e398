"""A hand-made estimate of a position, for bots: what a seat may expect its lowest color to be in the end (YY-18.3).

It is the points collected, plus what leaders, pagodas and the tiles in hand are still likely to bring in each color, plus
what a pending conflict is likely to change, after the best use of the yellow points. Since estimates are uncertain, the
colors above the lowest count a little too. The weights are rules of thumb.
"""

from typing import Final

from mypy_extensions import i64

from serai.core.bits import bit
from serai.core.state import FRAME
from serai.games.yellow_and_yangtze.actions import ATTACK, DEFEND, HELP
from serai.games.yellow_and_yangtze.groups import blacks_around, side_group
from serai.games.yellow_and_yangtze.pagoda import color_of
from serai.games.yellow_and_yangtze.points import owner_in
from serai.games.yellow_and_yangtze.scoring import ORDINARY, result
from serai.games.yellow_and_yangtze.state import EMPTY, LEADER, NO_TRIANGLE, NONE, TILES, Position
from serai.games.yellow_and_yangtze.tables import (
    BLACK,
    COLORS,
    CORNERS,
    DIRECTIONS,
    GOVERNOR,
    RED,
    SOLDIER,
    YELLOW,
)
from serai.games.yellow_and_yangtze.war import conflicting, strength, warring

DRAWN: Final = 2.4  # tiles that leave the bag in a turn, about
PAGODA_TURNS: Final = 7.0  # turns that a pagoda pays for, at most
PLACED: Final = 0.3  # points a turn by tiles, for a leader on the board
ODDS: Final = 2.6  # how much likelier a side wins for each strength more
UNKNOWN_SUPPORT: Final = 0.7  # what a player who has something to lose adds, about


def evaluate(state: Position, seat: i64) -> float:
    """The expected final result of a seat."""
    if state.depth == 0:
        return float(result(state, seat))
    turns: float = turns_to_come(state)
    wins = [1.0] * COLORS  # for each leader: how likely it survives what is pending
    brings = [0.0] * COLORS  # the points expected from it
    if state.war_space != NONE:
        look_at_war(state, seat, wins, brings)
    elif state.revolt_color != NONE:
        look_at_revolt(state, seat, wins, brings)
    colors = [0.0] * ORDINARY
    for color in range(ORDINARY):
        colors[color] = float(state.points[seat * COLORS + color]) + brings[color]
        colors[color] += leader_value(state, seat, color, turns) * wins[color]
        colors[color] += hand_value(state, seat, color, turns, wins[color], wins[GOVERNOR])
    gold: float = float(state.points[seat * COLORS + YELLOW]) + brings[YELLOW]
    gold += leader_value(state, seat, YELLOW, turns) * wins[YELLOW]
    gold += hand_value(state, seat, YELLOW, turns, wins[YELLOW], wins[GOVERNOR])
    return blend(colors, gold)


def turns_to_come(state: Position) -> float:
    """About how many turns the seat still has."""
    return 0.3 + float(state.bag_total()) / (DRAWN * float(state.seats))


def leader_value(state: Position, seat: i64, color: i64, turns: float) -> float:
    """The points that a leader is likely to bring by pagodas and by tiles to come."""
    space: i64 = state.where(seat, color)
    if space == NONE:
        return 0.45 * PLACED * turns
    support: i64 = blacks_around(state, space)
    firm: float = 0.62 + 0.09 * float(support if support < 4 else 4)
    paid: float = turns if turns < PAGODA_TURNS else PAGODA_TURNS
    rate: float = PLACED if color != YELLOW else 0.5 * PLACED
    return firm * (rate * turns + 0.8 * paid * float(pagodas_beside(state, space, color))) + room(state, space)


def room(state: Position, space: i64) -> float:
    """Empty spaces around a leader: where tiles can go that score for it."""
    empty: i64 = 0
    for direction in range(DIRECTIONS):
        other: i64 = state.map.neighbor[space * DIRECTIONS + direction]
        if other >= 0 and state.board[other] == EMPTY:
            empty += 1
    return 0.02 * float(empty)


def pagodas_beside(state: Position, space: i64, color: i64) -> i64:
    """The pagodas of a color in the state of a space (YY-11.9)."""
    count: i64 = 0
    label: i64 = i64(state.group[space])
    for slot in range(len(state.pagoda_on)):
        triangle: i64 = state.pagoda_on[slot]
        if triangle == NO_TRIANGLE or color_of(state, triangle) != color:
            continue
        if i64(state.group[state.tables.triangle_spaces[triangle * CORNERS]]) == label:
            count += 1
    return count


def hand_value(state: Position, seat: i64, color: i64, turns: float, own: float, governor: float) -> float:
    """The points that tiles in hand are likely to bring: with a leader of their color, or the Governor (YY-7.5)."""
    tiles: float = float(state.in_hand(seat, color))
    most: float = 1.0 + turns
    if tiles > most:
        tiles = most
    each: float = 0.1
    if not state.off_board(seat, color):
        each = 0.12 + 0.3 * own
    elif not state.off_board(seat, GOVERNOR):
        each = 0.1 + 0.22 * governor
    return each * (tiles if tiles < 2.0 else 2.0 + 0.4 * (tiles - 2.0))


# ---- what is pending ---------------------------------------------------------------------------------------------------


def is_asked(state: Position, kind: i64, seat: i64) -> bool:
    """Whether a seat is still to answer a question of that kind."""
    for at in range(state.depth):
        if state.frames[at * FRAME] == kind and state.frames[at * FRAME + 1] == seat:
            return True
    return False


def look_at_war(state: Position, seat: i64, wins: list[float], brings: list[float]) -> None:
    """How likely the seat's leaders survive the war, and what they win (YY-15.8, YY-15.9)."""
    twice: i64 = conflicting(state)
    if twice == 0:
        return
    sides: i64 = warring(state)
    weight = [0.0] * DIRECTIONS
    total: float = 0.0
    for direction in range(DIRECTIONS):
        if sides & bit(direction) != 0:
            weight[direction] = ODDS ** likely_strength(state, seat, direction, twice)
            total += weight[direction]
    for direction in range(DIRECTIONS):
        if sides & bit(direction) == 0:
            continue
        chance: float = weight[direction] / total
        label: i64 = side_group(state, state.war_space, direction)
        for color in range(COLORS):
            if twice & bit(color) != 0 and owner_in(state, label, color) == seat:
                wins[color] = chance
                brings[color] += chance * float(rivals(state, sides, direction, color))


def likely_strength(state: Position, seat: i64, direction: i64, twice: i64) -> float:
    """The strength of a side with what its leaders' owners may still add."""
    label: i64 = side_group(state, state.war_space, direction)
    likely: float = float(strength(state, direction))
    seen: i64 = 0
    for color in range(COLORS):
        owner: i64 = owner_in(state, label, color)
        if owner < 0 or twice & bit(color) == 0 or seen & bit(owner) != 0 or not is_asked(state, HELP, owner):
            continue
        seen |= bit(owner)
        if owner == seat:
            likely += 0.8 * float(state.in_hand(seat, RED)) + (1.0 if state.off_board(seat, SOLDIER) else 0.0)
        else:
            likely += UNKNOWN_SUPPORT
    return likely


def rivals(state: Position, sides: i64, winner: i64, color: i64) -> i64:
    """How many leaders of a color stand on the other sides."""
    count: i64 = 0
    for direction in range(DIRECTIONS):
        if direction == winner or sides & bit(direction) == 0:
            continue
        if owner_in(state, side_group(state, state.war_space, direction), color) >= 0:
            count += 1
    return count


def look_at_revolt(state: Position, seat: i64, wins: list[float], brings: list[float]) -> None:
    """How likely the seat's leader survives the revolt, and the point for the winner (YY-14.4, YY-14.5)."""
    color: i64 = state.revolt_color
    attacker: i64 = state.active
    space: i64 = state.where(attacker, color)
    if space == NONE:
        return
    for defender in range(state.seats):
        there: i64 = state.where(defender, color)
        if defender == attacker or there == NONE or state.group[there] != state.group[space]:
            continue
        if seat == attacker or seat == defender:
            attack: float = ODDS ** likely_revolt(state, seat, attacker, space, ATTACK)
            defense: float = ODDS ** (0.6 + likely_revolt(state, seat, defender, there, DEFEND))
            chance: float = (attack if seat == attacker else defense) / (attack + defense)
            wins[color] = chance
            brings[color] += chance


def likely_revolt(state: Position, seat: i64, side: i64, space: i64, kind: i64) -> float:
    """The strength of one side of a revolt with what it may still add."""
    likely: float = float(blacks_around(state, space) + state.supports(side, TILES) + state.supports(side, LEADER))
    if is_asked(state, kind, side):
        if state.off_board(side, GOVERNOR):
            likely += 1.0
        likely += 0.8 * float(state.in_hand(seat, BLACK)) if side == seat else UNKNOWN_SUPPORT
    return likely


# ---- the result --------------------------------------------------------------------------------------------------------


def blend(colors: list[float], gold: float) -> float:
    """Mostly the lowest color after the gold has gone to the lowest ones (YY-18.7), a little of the others."""
    four = sorted(colors)
    level: i64 = 1
    while level < ORDINARY:
        missing: float = (four[level] - four[0]) * float(level)
        if missing > gold:
            break
        gold -= missing
        for at in range(level):
            four[at] = four[level]
        level += 1
    for lowest in range(level):
        four[lowest] += gold / float(level)
    return 0.6 * four[0] + 0.22 * four[1] + 0.12 * four[2] + 0.06 * four[3]
