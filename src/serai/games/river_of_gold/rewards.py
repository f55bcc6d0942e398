"""ROG-2.7, ROG-12: what buildings give to visitors and to owners."""

from mypy_extensions import i64

from serai.core.bits import bit, bits, lowest
from serai.games.river_of_gold.actions import GOOD, STEP_DRAW
from serai.games.river_of_gold.gains import gain_any_good, gain_favor, gain_good, gain_koku, gain_vp
from serai.games.river_of_gold.influence import push_influence
from serai.games.river_of_gold.state import Position
from serai.games.river_of_gold.tables import (
    ANY_GOOD,
    DRAW_DISCARD,
    ENTRIES,
    FAVOR,
    INFLUENCE,
    KOKU,
    KOKU_PER_DELIVERED,
    KOKU_PER_OWN,
    PORCELAIN,
    SILK,
    VP,
)


def gain_entry(state: Position, seat: i64, kind: i64, amount: i64, shore: i64, rule: i64) -> None:
    """Gain one entry of a building's reward list; influence goes to the region it stands in (ROG-8.9)."""
    if kind == KOKU:
        gain_koku(state, seat, amount, rule)
    elif SILK <= kind <= PORCELAIN:
        gain_good(state, seat, kind - SILK, amount, rule)
    elif kind == FAVOR:
        gain_favor(state, seat, amount, rule)
    elif kind == VP:
        gain_vp(state, seat, amount, rule)
    elif kind == INFLUENCE:
        push_influence(state, seat, state.tables.shore_region[shore], amount, rule)
    elif kind == ANY_GOOD:
        gain_any_good(state, seat, amount, rule)
    elif kind == KOKU_PER_OWN:
        gain_koku(state, seat, owned_of_type(state, seat, amount), rule)  # counted now, itself included (ROG-12.6)
    elif kind == KOKU_PER_DELIVERED:
        gain_koku(state, seat, amount * bits(state.delivered[seat]), rule)
    elif kind == DRAW_DISCARD:
        push_draw(state, seat, amount)


def push_draw(state: Position, seat: i64, amount: i64) -> None:
    """Draw cards, then discard one; with too few cards in deck and pile draw what there is, discard none (ROG-10.8)."""
    available: i64 = bits(state.deck()) + bits(state.discards)
    if available < amount:
        state.push(STEP_DRAW, seat, available, 0)
    else:
        state.push(STEP_DRAW, seat, amount, 1)


def visitor_entry(state: Position, seat: i64, shore: i64, entry: i64, any_good: bool, rule: i64) -> None:
    """Gain one entry of a building's visitor reward, once, whoever owns it (ROG-8.6, ROG-12.4).

    With `any_good` each printed good may be of any kind, chosen one by one (noble 1: ROG-11.5, ROG-11.8).
    """
    at: i64 = state.shore_tile[shore] * ENTRIES + entry
    kind: i64 = state.tables.visitor_kind[at]
    amount: i64 = state.tables.visitor_amount[at]
    if any_good and SILK <= kind <= PORCELAIN:
        for _ in range(amount):
            state.push(GOOD, seat, rule, 0)
    else:
        gain_entry(state, seat, kind, amount, shore, rule)


def owner_entry(state: Position, shore: i64, entry: i64, marker: i64, rule: i64) -> None:
    """Gain one entry of a building's owner reward for one of its markers (ROG-12.3); neutral ones have none (ROG-2.8)."""
    seat: i64 = state.marker(shore, marker)
    if seat >= 0:
        at: i64 = state.shore_tile[shore] * ENTRIES + entry
        gain_entry(state, seat, state.tables.owner_kind[at], state.tables.owner_amount[at], shore, rule)


def owned_by_type(state: Position, seat: i64) -> i64:
    """How many buildings of each type a seat owns, 8 bits a type: tiles, not markers (ROG-12.5)."""
    counts: i64 = 0
    shores: i64 = state.owned(seat)
    while shores != 0:
        shore: i64 = lowest(shores)
        shores &= shores - 1
        counts += bit(state.tables.tile_type[state.shore_tile[shore]] * 8)
    return counts


def owned_of_type(state: Position, seat: i64, building_type: i64) -> i64:
    """How many buildings of one type a seat owns."""
    return owned_by_type(state, seat) >> (building_type * 8) & 0xFF


def owned_regions(state: Position, seat: i64) -> i64:
    """The mask of regions in which a seat owns a building."""
    mask: i64 = 0
    shores: i64 = state.owned(seat)
    while shores != 0:
        shore: i64 = lowest(shores)
        shores &= shores - 1
        mask |= bit(state.tables.shore_region[shore])
    return mask
