"""What a document must keep so that play can go on from it: the grammar of `pending`, and how a game can have ended.

Play itself never makes such faults; `invariants.py` has what holds in every state. A turn is one of three things:

- `action` alone: the seat on turn chooses;
- `after`, and above it what one action has brought about (YY-21.2, YY-21.3);
- `next`, and above it the refills of the end of the turn (YY-16).
"""

from collections.abc import Iterator
from typing import Final

from mypy_extensions import i64, u8

from serai.core.bits import bit, bits
from serai.core.seats import seat_name
from serai.core.state import FIRST_STEP, FRAME, LEGAL
from serai.games.yellow_and_yangtze import actions as k
from serai.games.yellow_and_yangtze.groups import regroup, touched
from serai.games.yellow_and_yangtze.names import COLORS as COLOR_NAMES
from serai.games.yellow_and_yangtze.pagoda import can_establish, why_not_triangle
from serai.games.yellow_and_yangtze.place import has_room, pick_is_vacant
from serai.games.yellow_and_yangtze.rule_ids import YY_10_2, YY_16_2, YY_16_3
from serai.games.yellow_and_yangtze.state import (
    EMPTY,
    FIRST_LEADER,
    LEADER,
    NO_TRIANGLE,
    NONE,
    SIDE,
    TILES,
    Position,
    total_of,
)
from serai.games.yellow_and_yangtze.tables import (
    BLUE,
    COLORS,
    CORNERS,
    DIRECTIONS,
    GOVERNOR,
    GREEN,
    SOLDIER,
)
from serai.games.yellow_and_yangtze.war import committed_to, conflicting, strength, warring

Frame = tuple[int, int, int, int]  # kind, seat, a, b

NOBODYS: Final = -1


def frames_of(state: Position) -> list[Frame]:
    """The stack as tuples, the top last."""
    rows = [[int(state.frames[at * FRAME + column]) for column in range(FRAME)] for at in range(state.depth)]
    return [(kind, seat, a, b) for kind, seat, a, b in rows]


# ---- counts --------------------------------------------------------------------------------------------------------


def tile_count_faults(state: Position) -> Iterator[str]:
    """No more tiles of a color than there are: the rest is in the bag (YY-2.1)."""
    for color in range(COLORS):
        if state.rest(color) < 0:
            most = int(state.tables.tiles[color])
            yield f"tiles: more than {most} {COLOR_NAMES[color]} tiles on the board and beside it (YY-2.1)"


def known_faults(state: Position) -> Iterator[str]:
    """Tiles that all have seen and that are not in the hand any more were replaced by the seat (YY-19.3)."""
    for seat in range(state.seats):
        discarded = 0
        for color in range(COLORS):
            at = seat * COLORS + color
            discarded += int(state.replaced[at])
            gone = int(state.seen[at]) + int(state.maybe[at]) - int(state.hand[at])
            if gone > int(state.replaced[at]):
                yield f"seats.{seat_name(seat)}.maybe: {COLOR_NAMES[color]} tiles are neither in the hand nor replaced"
        blue = int(state.seen[seat * COLORS + BLUE]) + int(state.maybe[seat * COLORS + BLUE])
        if blue > int(state.most_blue[seat]):
            yield f"seats.{seat_name(seat)}.most_blue: more blue tiles are known of (YY-22.1)"
        if int(state.unsure[seat]) > discarded:
            yield f"seats.{seat_name(seat)}.unsure: more tiles than the seat has replaced (YY-19.3)"


def over_faults(state: Position) -> Iterator[str]:
    """A game ends by a draw that fails, or when nobody has drawn for too long (YY-17.1, YY-17.4)."""
    if state.depth > 0 or state.active < 0:
        return
    idle = state.idle_limit > 0 and state.idle_turns >= state.idle_limit * state.seats
    short = total_of(state.display) < state.tables.display_size
    for seat in range(state.seats):
        short = short or state.hand_total(seat) < state.tables.hand_size
    if not idle and (state.bag_total() > 0 or not short):
        yield "nothing is pending, but no draw can have failed (YY-17.1)"


# ---- the stack -----------------------------------------------------------------------------------------------------


def stack_faults(state: Position) -> Iterator[str]:
    """Which entries stand on which, whose they are, and that their numbers fit the table."""
    frames = frames_of(state)
    if not frames:
        return
    if frames[-1][0] >= FIRST_STEP:
        yield "the last entry must be a decision of a seat or of chance"
        return
    kind, seat, left, _ = frames[0]
    active = int(state.active)
    if kind not in (k.ACTION, k.STEP_AFTER, k.STEP_NEXT):
        yield "the first entry must be `action`, `after` or `next` (YY-5)"
    elif seat != active:
        yield "the first entry must belong to the seat on turn (YY-5.1)"
    elif kind == k.ACTION:
        if left > state.tables.actions:
            yield f"a turn has {int(state.tables.actions)} actions (YY-5.1)"
        elif left == state.tables.actions and state.drew:
            yield "no tile can have been drawn in a turn that begins (YY-17.4)"
    elif kind == k.STEP_AFTER:
        if left >= state.tables.actions:
            yield f"of {int(state.tables.actions)} actions one is being carried out (YY-5.1)"
        yield from action_faults(state, frames[1:])
    else:
        yield from refill_faults(state, frames[1:])


def action_faults(state: Position, rest: list[Frame]) -> Iterator[str]:
    """What one action has brought about: a pick at the bottom, after a green tile, then one of the bodies below."""
    active = int(state.active)
    picks = bool(rest) and rest[0][0] == k.PICK
    body = rest[1:] if picks else rest
    kinds = [frame[0] for frame in body]
    own = [frame[1] for frame in rest if frame[0] not in (k.HELP, k.DEFEND)]
    yield from room_faults(state, paid=k.CHANCE_HAND not in kinds and k.STEP_REVOLT not in kinds)
    if any(seat != active for seat in own):
        yield "an entry of the action belongs to a seat that is not on turn"
    elif picks and not body:
        if pick_is_vacant(state):
            yield "the display has no tile to pick (YY-22.1)"
    elif kinds == [k.PAGODA] or kinds == [k.STEP_CHAIN, k.PAGODA]:
        yield from pagoda_faults(state, body, picks)
    elif kinds == [k.MOVE]:
        yield from move_faults(state, body[0][2], picks)
    elif kinds == [k.CHAIN] and not picks:
        yield from chain_faults(state, body[0][2])
    elif kinds == [k.CHANCE_HAND] and not picks:
        yield from replace_faults(state, body[0])
    elif kinds in ([k.STEP_REVOLT, k.DEFEND], [k.STEP_REVOLT, k.DEFEND, k.ATTACK]) and not picks:
        yield from revolt_faults(state, body)
    elif kinds in ([k.WINNER], [k.STEP_PEACE, k.TOLL]) or (kinds[:1] == [k.STEP_WAR] and set(kinds[1:]) == {k.HELP}):
        yield from war_faults(state, body, picks)
    else:
        yield "no action leads to these entries (YY-21.2, YY-21.3)"


def room_faults(state: Position, paid: bool) -> Iterator[str]:
    """Hands had six tiles at most before some were committed, and before one was placed or paid (YY-16.6)."""
    for seat in range(state.seats):
        most = int(state.tables.hand_size) - (1 if paid and seat == state.active else 0)
        if state.hand_total(seat) + state.supports(seat, TILES) > most:
            yield f"seats.{seat_name(seat)}.hand: more tiles than are left of {int(state.tables.hand_size)} (YY-16.6)"


def pagoda_faults(state: Position, body: list[Frame], picks: bool) -> Iterator[str]:
    """The tile just placed makes a triangle; a pick waits exactly if it is green, a chain if it is blue (YY-7.12)."""
    space = body[-1][2]
    color = int(state.tile_on(space))
    if not can_establish(state, space):
        yield f"{state.tables.space_names[space]} makes no triangle that may carry a pagoda (YY-11.2)"
    if picks != (color == GREEN) or (len(body) == 2) != (color == BLUE):
        yield "after a green tile `pick` waits, after a blue one `go on`, else neither (YY-7.12)"
    if len(body) == 2 and body[0][2] != space:
        yield "`go on` and `pagoda` name the same tile (YY-7.12)"


def move_faults(state: Position, triangle: int, picks: bool) -> Iterator[str]:
    """A triangle that may carry a pagoda, and none of its color in the supply but several on the board (YY-11.5)."""
    if why_not_triangle(state, triangle) != LEGAL:
        yield f"{state.tables.triangle_names[triangle]} may carry no pagoda (YY-11.3)"
        return
    color = int(state.tile_on(state.tables.triangle_spaces[triangle * CORNERS]))
    slots = range(state.tables.first_slot[color], state.tables.first_slot[color + 1])
    if any(state.pagoda_on[slot] == NO_TRIANGLE for slot in slots):
        yield f"a {COLOR_NAMES[color]} pagoda is in the supply (YY-11.4)"
    if len(slots) < 2:
        yield f"there is no choice of {COLOR_NAMES[color]} pagodas (YY-22.1)"
    if picks and color != GREEN:
        yield "`pick` follows a green tile (YY-7.10)"


def chain_faults(state: Position, space: int) -> Iterator[str]:
    """A blue tile beside an empty river space, another one in hand, and all know that (YY-7.11, YY-19.3)."""
    if state.tile_on(space) != BLUE:
        yield f"no blue tile lies on {state.tables.space_names[space]} (YY-7.11)"
    if not has_room(state, space):
        yield "no empty river space is left for a further blue tile (YY-7.14)"
    if state.seen[state.active * COLORS + BLUE] == 0:
        yield "who is asked for a further blue tile has one, so it counts as `seen` (YY-22.1)"


def replace_faults(state: Position, frame: Frame) -> Iterator[str]:
    """Tiles are drawn for tiles that were discarded (YY-10.2)."""
    _, seat, left, rule = frame
    discarded = sum(int(state.replaced[seat * COLORS + color]) for color in range(COLORS))
    if rule != YY_10_2:
        yield "inside an action tiles are drawn by YY-10.2"
    if state.hand_total(seat) + left > state.tables.hand_size:
        yield "more tiles to draw than the hand has room for (YY-16.6)"
    if left > discarded:
        yield "more tiles to draw than the seat has replaced (YY-10.2)"


# ---- the end of the turn -------------------------------------------------------------------------------------------


def refill_faults(state: Position, rest: list[Frame]) -> Iterator[str]:
    """The hands that are short, the active player's first, then clockwise; then the display (YY-16.2 to YY-16.4)."""
    active, seats = int(state.active), int(state.seats)
    if len(rest) == 1 and rest[0][0] == k.CHANCE_DISPLAY:
        if rest[0][1] != NOBODYS:
            yield "the display belongs to no seat (YY-16.4)"
        if any(state.hand_total(seat) < state.tables.hand_size for seat in range(seats)):
            yield "all hands are filled before the display (YY-16.4)"
        if rest[0][2] != state.tables.display_size - total_of(state.display):
            yield f"the display is filled up to {int(state.tables.display_size)} tiles (YY-16.4)"
        return
    expected: list[Frame] = []
    for back in range(1, seats + 1):
        seat = (active + seats - back) % seats
        missing = int(state.tables.hand_size) - int(state.hand_total(seat))
        if missing > 0:
            expected.append((k.STEP_DRAW, seat, missing, int(YY_16_2 if seat == active else YY_16_3)))
    if expected:
        expected[-1] = (k.CHANCE_HAND, *expected[-1][1:])
    if rest != [(k.STEP_SHOW, NOBODYS, 0, 0), *expected]:
        yield "at the end of a turn every short hand is filled, clockwise, then the display (YY-16.2 to YY-16.4)"


# ---- revolt --------------------------------------------------------------------------------------------------------


def leader_on(state: Position, space: int) -> tuple[int, int]:
    """Seat and color of the leader on a space; -1 twice for none."""
    piece = int(state.board[space]) - FIRST_LEADER
    return (piece // 5, piece % 5) if piece >= 0 else (-1, -1)


def revolt_faults(state: Position, body: list[Frame]) -> Iterator[str]:
    """Two leaders of one color in one state, the attacker's just positioned; both name the same spaces (YY-14.1)."""
    _, attacker, here, there = body[0]
    defender, color = leader_on(state, there)
    if leader_on(state, here) != (attacker, color) or color != state.revolt_color or defender == attacker:
        yield "a revolt is between two leaders of one color, of two seats (YY-14.1)"
        return
    if any(frame[2:] != (here, there) for frame in body) or body[1][1] != defender:
        yield "all entries of a revolt name the same two leaders (YY-14.1)"
        return
    yield from attack_faults(state, here, there)
    together = [seat for seat in range(state.seats) if is_with(state, seat, color, here)]
    if together != sorted((attacker, defender)):
        yield "exactly two leaders of the color are in the state (YY-6.5)"
    for seat in range(state.seats):
        if state.supports(seat, SIDE) != NONE:
            if seat != attacker or len(body) == 3:
                yield f"{seat_name(seat)} has not decided in this revolt yet, or takes no part (YY-14.3)"
            if state.supports(seat, LEADER) > 0 and not state.off_board(seat, GOVERNOR):
                yield f"the Governor of {seat_name(seat)} is on the board (YY-12.2)"


def is_with(state: Position, seat: int, color: int, space: int) -> bool:
    """Whether a seat's leader is in the group of a space."""
    at = int(state.where(seat, color))
    return at != NONE and state.group[at] == state.group[space]


def attack_faults(state: Position, here: int, there: int) -> Iterator[str]:
    """Without the attacking leader its space touches one state, the defender's (YY-6.4, YY-6.5)."""
    before = state.clone()
    assert isinstance(before, Position)
    before.board[here] = u8(EMPTY)
    regroup(before)
    mask: i64 = touched(before.map, before.group, before.group_colors, here)
    single = bits(mask) == 1
    for direction in range(DIRECTIONS):
        if single and mask & bit(direction) != 0:
            single = before.group[before.map.neighbor[here * DIRECTIONS + direction]] == before.group[there]
    if not single:
        yield "the attacking leader touches exactly one state, that of the defender (YY-6.4, YY-6.5)"


def conflict_faults(state: Position) -> Iterator[str]:
    """Only the pending revolt brings two leaders of a color together (YY-4.5)."""
    color = int(state.revolt_color)
    if color == NONE:
        return
    frames = frames_of(state)
    here = next((frame[2] for frame in frames if frame[0] == k.STEP_REVOLT), -1)
    for seat in range(state.seats):
        space = int(state.where(seat, color))
        if space == NONE or here < 0 or state.group[space] == state.group[here]:
            continue
        if any(is_with(state, other, color, space) for other in range(state.seats) if other != seat):
            yield "two leaders of a color are in a state without a revolt (YY-4.5)"
            return


# ---- war -----------------------------------------------------------------------------------------------------------


def war_faults(state: Position, body: list[Frame], picks: bool) -> Iterator[str]:
    """The unifying tile and its pick, then by how far the war has come (YY-21.3)."""
    color = int(state.tile_on(state.war_space)) if state.war_space != NONE else -1
    if color < 0:
        yield "war: a war needs its unifying tile (YY-15.2)"
        return
    if picks != (color == GREEN and state.pick_after_war):
        yield "`pick` waits under a war exactly if its tile is green and the option war_pick allows it (YY-7.10)"
    for seat in range(state.seats):
        if state.supports(seat, LEADER) > 0 and not state.off_board(seat, SOLDIER):
            yield f"the Soldier of {seat_name(seat)} is on the board (YY-12.2)"
    if body[-1][0] == k.TOLL:
        yield from toll_faults(state, body[-1])
        return
    if conflicting(state) == 0:
        yield "no color of leader occurs twice among the states that the tile unites (YY-15.1)"
        return
    sides: i64 = warring(state)
    for seat in range(state.seats):
        side = state.supports(seat, SIDE)
        if side != NONE and sides & bit(side) == 0:
            yield f"war.support.{seat_name(seat)}: no warring state is named so (YY-15.5, YY-22.2)"
    if body[-1][0] == k.WINNER:
        yield from tie_faults(state, body[-1], sides)
    else:
        yield from help_faults(state, body)


def help_faults(state: Position, body: list[Frame]) -> Iterator[str]:
    """Support clockwise, the unifying player last; whoever is still to be asked has added nothing (YY-15.5)."""
    asked = [frame[1] for frame in body[1:]]
    order = [(int(state.active) - back) % int(state.seats) for back in range(len(asked))]
    if len(asked) > state.seats or asked != order:
        yield "support is asked for clockwise, the seat on turn last (YY-15.5)"
    for seat in asked:
        if 0 <= seat < state.seats and state.supports(seat, SIDE) != NONE:
            yield f"{seat_name(seat)} has added something and is still to be asked (YY-15.5)"


def tie_faults(state: Position, frame: Frame, sides: i64) -> Iterator[str]:
    """The states with the highest total, at least two (YY-15.7)."""
    totals = {way: int(strength(state, way)) for way in range(DIRECTIONS) if sides & bit(way) != 0}
    highest = [way for way, total in totals.items() if total == max(totals.values())]
    if len(highest) < 2 or frame[2] != sum(1 << way for way in highest):
        yield "the winner is chosen among all states that tie for the highest total (YY-15.7)"


def toll_faults(state: Position, frame: Frame) -> Iterator[str]:
    """The losers have paid; of the winner's red tiles some stay, and no conflict is left (YY-15.11, YY-15.15)."""
    _, _, due, winner = frame
    mask: i64 = touched(state.map, state.group, state.group_colors, state.war_space)
    if mask & bit(winner) == 0:
        yield "no state is named so by its first side (YY-22.2)"
        return
    if conflicting(state) != 0:
        yield "after a war no leaders of one color are left around its tile (YY-15.15)"
    label = int(state.group[neighbor(state, winner)])
    if due >= state.group_reds[label]:
        yield "the winner has more red tiles than are due, else nothing is asked (YY-15.20)"
    paid = 0
    for space in range(state.tables.spaces):
        if state.board[space] == EMPTY and state.group[space] != 0:
            paid += 1
            if state.group[space] != label:
                yield f"war.paid: {state.tables.space_names[space]} was not in the winner's state (YY-15.12)"
    toll = due + paid + int(committed_to(state, winner, TILES))
    for way in range(DIRECTIONS):
        other = neighbor(state, way)
        spent = int(committed_to(state, way, TILES))
        spent += int(committed_to(state, way, LEADER)) if state.toll_counts_soldiers else 0
        if spent > 0 and other < 0:
            yield "war.support: there is nothing on that side of the tile (YY-22.2)"
        if way != winner and spent > toll:
            yield "the toll is at least what was committed to a losing state (YY-15.10)"
        stands = mask & bit(way) != 0 and way != winner
        if stands and state.bystanders_fight and state.group_reds[int(state.group[other])] > 0:
            yield "the losing states have lost their red tiles (YY-15.8)"


def neighbor(state: Position, direction: int) -> int:
    """The space beside the unifying tile, or -1."""
    return int(state.map.neighbor[state.war_space * DIRECTIONS + direction])
