"""TX-14: passing: turn order, round bonus tile, Palace steps."""

from mypy_extensions import i64

from serai.core.state import LEGAL
from serai.games.tianxia.actions import PASSED, ROUND_TILE, TRACK
from serai.games.tianxia.facts import PASSED as HAS_PASSED
from serai.games.tianxia.facts import STEPS_BOUGHT
from serai.games.tianxia.payment import pay
from serai.games.tianxia.rule_ids import TX_14_1, TX_14_2, TX_14_3, TX_14_7, TX_16_3
from serai.games.tianxia.state import NONE, Position, added, any_track_open, changed
from serai.games.tianxia.tables import COINS
from serai.games.tianxia.tiles import may_take, take_tile


def mark_pass(state: Position, family: i64) -> None:
    """The turn-order marker on the topmost empty space of the next track (TX-14.1)."""
    state.next_order = added(state.next_order, family)
    state.note(HAS_PASSED, family, len(state.next_order), 0, TX_14_1)


def pass_turn(state: Position, seat: i64) -> None:
    """Marker, tile, then purchase and free actions as one likes (TX-14.7). Markers may be left over (TX-14.6)."""
    state.drop()
    state.push(PASSED, seat, 0, 0)
    state.push(ROUND_TILE, seat, 0, 0)
    mark_pass(state, seat)


def place_of(state: Position, tile: i64) -> i64:
    """The leftmost place of a tile among the round bonus tiles, or -1."""
    for at in range(len(state.round_tiles)):
        if i64(state.round_tiles[at]) == tile:
            return at
    return -1


def why_not_round_tile(state: Position, tile: i64) -> i64:
    """A tile that lies there (TX-14.2) and may be taken (TX-16.3)."""
    if place_of(state, tile) < 0:
        return TX_14_2
    return LEGAL if may_take(state, state.top_seat(), tile) else TX_16_3


def take_round_tile(state: Position, tile: i64) -> None:
    """The tile goes to the player."""
    seat: i64 = state.top_seat()
    state.drop()
    state.round_tiles = changed(state.round_tiles, place_of(state, tile), NONE)
    take_tile(state, seat, tile, TX_14_2)


def round_tile_vacant(state: Position) -> bool:
    """No tile is available to the player (TX-14.2)."""
    seat: i64 = state.top_seat()
    for at in range(len(state.round_tiles)):
        if state.round_tiles[at] != NONE and may_take(state, seat, i64(state.round_tiles[at])):
            return False
    return True


def offer_of(state: Position, steps: i64) -> i64:
    """The offer of so many steps, or -1."""
    for offer in range(state.tables.offers):
        if state.tables.offer_steps[offer] == steps:
            return offer
    return -1


def why_not_buy(state: Position, steps: i64) -> i64:
    """Once, an offer whose figurines the seat has, for its coins (TX-14.3), while a track is open (TX-14.7)."""
    tables = state.tables
    seat: i64 = state.top_seat()
    offer: i64 = offer_of(state, steps)
    if state.top_a() != 0 or offer < 0 or state.figurine_count(seat) < tables.offer_figurines[offer]:
        return TX_14_3
    if state.has(seat, COINS) < tables.offer_coins[offer]:
        return TX_14_3
    return LEGAL if any_track_open(state, seat) else TX_14_7


def buy_steps(state: Position, steps: i64) -> None:
    """Pay; the steps may go to different tracks (TX-14.4)."""
    seat: i64 = state.top_seat()
    state.set_top(1, 0)
    pay(state, seat, COINS, state.tables.offer_coins[offer_of(state, steps)], TX_14_3)
    state.note(STEPS_BOUGHT, seat, steps, 0, TX_14_3)
    state.push(TRACK, seat, steps, 0)


def can_buy(state: Position) -> bool:
    """Whether any offer can be taken now."""
    for offer in range(state.tables.offers):
        if why_not_buy(state, state.tables.offer_steps[offer]) == LEGAL:
            return True
    return False
