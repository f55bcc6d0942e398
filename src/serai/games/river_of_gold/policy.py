"""A hand-made estimate of a position, for bots: what a seat may expect to score in the end.

It is the score if the game ended now, plus what coins, goods, favor, influence, buildings and cards in hand are still
likely to become. How much is "still likely" falls with the tiles left in the stacks. The weights are rules of thumb.
"""

from mypy_extensions import i64

from serai.core.bits import bit, bits, lowest
from serai.games.river_of_gold.deliver import lacking
from serai.games.river_of_gold.gains import goods_held
from serai.games.river_of_gold.scoring import delivery_score, final_score
from serai.games.river_of_gold.state import (
    DIE,
    FAVOR,
    FAVOR_LIMIT,
    KOKU,
    LEFT,
    SILK,
    STACK,
    Position,
)
from serai.games.river_of_gold.tables import (
    ANY_GOOD,
    BUILD_DISCOUNT,
    DRAW_DISCARD,
    ELDER,
    ENTRIES,
    GOODS,
    INFLUENCE,
    KOKU_PER_DELIVERED,
    KOKU_PER_OWN,
    MARKET,
    MERCHANT,
    MONK,
    NOBLE,
    PORCELAIN,
    REGIONS,
    RIVER,
    SHORES,
    VP,
)
from serai.games.river_of_gold.tables import FAVOR as FAVOR_REWARD
from serai.games.river_of_gold.tables import KOKU as KOKU_REWARD
from serai.games.river_of_gold.tables import SILK as SILK_REWARD


def turns_to_come(state: Position, seat: i64) -> float:
    """About how many turns the seat still has: a row refill comes with most turns."""
    if state.turns_left >= 0:
        distance: i64 = (seat - state.active + state.seats) % state.seats
        return 1.0 if 0 < distance <= state.turns_left else 0.0
    refills: i64 = state.stacks[LEFT] + state.stacks[STACK + LEFT]
    return 1.0 + 1.35 * float(refills) / float(state.seats)


def evaluate(state: Position, seat: i64) -> float:
    """The expected final score of a seat."""
    total: float = float(final_score(state, seat))
    if state.depth == 0:
        return total + 0.001 * float(state.has(seat, FAVOR))
    turns: float = turns_to_come(state, seat)
    ahead: float = turns / 8.0 if turns < 8.0 else 1.0  # 1 in the first half of the game, 0 at its end
    total += resources(state, seat, ahead)
    total += ahead * tracks(state, seat)
    total += turns * buildings(state, seat)
    total += hand(state, seat, turns)
    total += ahead * standing(state, seat)
    return total


def resources(state: Position, seat: i64, ahead: float) -> float:
    """Koku, goods and favor not yet turned into points; the last ones of a pile are worth less."""
    koku: float = float(state.has(seat, KOKU))
    value: float = 0.42 * koku - 0.006 * koku * koku
    value += 0.85 * float(goods_held(state, seat))
    for good in range(GOODS):
        over: i64 = state.has(seat, SILK + good) - 4
        if over > 0:
            value -= 0.35 * float(over)
    value += 0.9 * float(state.has(seat, FAVOR)) + 0.5 * float(state.has(seat, FAVOR_LIMIT))
    return ahead * value


def tracks(state: Position, seat: i64) -> float:
    """Influence that may still win places, and rewards near ahead on the tracks."""
    value: float = 0.0
    for region in range(REGIONS):
        mine: float = float(state.influence_in(seat, region))
        value += 0.55 * mine - 0.012 * mine * mine
    return value


def buildings(state: Position, seat: i64) -> float:
    """What own buildings bring in a turn: owner rewards by how often somebody stops there."""
    value: float = 0.0
    for shore in range(SHORES):
        if not state.owns(seat, shore):
            continue
        markers: i64 = 0
        for marker in range(2):
            if state.marker(shore, marker) == seat:
                markers += 1
        stops: float = float(state.seats * state.tables.shore_touches[shore]) * 0.62 / float(RIVER)
        value += stops * float(markers) * owner_value(state, seat, state.shore_tile[shore])
    return value


def owner_value(state: Position, seat: i64, tile: i64) -> float:
    """The worth of one owner reward."""
    value: float = 0.0
    for entry in range(ENTRIES):
        kind: i64 = state.tables.owner_kind[tile * ENTRIES + entry]
        amount: i64 = state.tables.owner_amount[tile * ENTRIES + entry]
        value += entry_value(state, seat, kind, amount)
    return value


def entry_value(state: Position, seat: i64, kind: i64, amount: i64) -> float:
    """The worth of one entry of a reward list."""
    if kind == KOKU_REWARD:
        return 0.36 * float(amount)
    if SILK_REWARD <= kind <= PORCELAIN:
        return 0.8 * float(amount)
    if kind == FAVOR_REWARD:
        return 0.7 * float(amount)
    if kind == VP:
        return 1.0 * float(amount)
    if kind == INFLUENCE:
        return 0.75 * float(amount)
    if kind == ANY_GOOD:
        return 0.95 * float(amount)
    if kind == KOKU_PER_OWN:
        return 0.6
    if kind == KOKU_PER_DELIVERED:
        return 0.3 * float(bits(state.delivered[seat]))
    if kind == DRAW_DISCARD:
        return 0.4
    return 0.0


def hand(state: Position, seat: i64, turns: float) -> float:
    """What the cards in hand promise: the points of a delivery, the nearer its goods the more."""
    delivered: i64 = bits(state.delivered[seat])
    last: i64 = len(state.tables.delivered_vp) - 1
    if delivered >= last:
        next_delivery: float = 0.0
    else:
        next_delivery = float(state.tables.delivered_vp[delivered + 1] - delivery_score(state, seat))
    best: float = 0.0
    total: float = 0.0
    cards: i64 = state.hand[seat]
    while cards != 0:
        card: i64 = lowest(cards)
        cards &= ~bit(card)
        promise: float = nearness(state, seat, card) * (next_delivery + card_value(state, card, turns))
        total += promise
        if promise > best:
            best = promise
    reach: float = turns / 3.0 if turns < 3.0 else 1.0
    return reach * (0.45 * best + 0.15 * (total - best))


def nearness(state: Position, seat: i64, card: i64) -> float:
    """How much of a card's order is already there, and whether the die stands right."""
    asked: i64 = 0
    missing: i64 = 0
    for good in range(GOODS):
        asked += state.tables.customer_order[card * GOODS + good]
        missing += lacking(state, seat, card, good)
    near: float = float(asked - missing) / float(asked) if asked > 0 else 1.0
    if missing == 0 and state.tables.customer_region[card] == state.has(seat, DIE) - 1:
        near += 0.25
    return near * near


def card_value(state: Position, card: i64, turns: float) -> float:
    """The worth of a customer beside the delivery points."""
    kind: i64 = state.tables.customer_type[card]
    if kind == MERCHANT:
        return 2.2 + 0.25 * turns
    if kind == NOBLE:
        return 3.0 + 0.25 * turns
    if kind == MONK:
        return 2.0 + 0.3 * turns
    if kind == ELDER:
        return 3.5
    return 2.0 + 0.2 * turns


def standing(state: Position, seat: i64) -> float:
    """Abilities in force, and mastery cards within reach."""
    value: float = 0.0
    cards: i64 = state.delivered[seat]
    value += 1.0 * float(bits(cards & state.tables.ability_mask[BUILD_DISCOUNT]))
    value += 1.6 * float(bits(cards & state.tables.type_mask[MERCHANT]))
    value += 1.8 * float(bits(cards & state.tables.type_mask[NOBLE]))
    types: i64 = 0
    for shore in range(SHORES):
        if state.owns(seat, shore):
            types |= bit(state.tables.tile_type[state.shore_tile[shore]])
    value += 0.5 * float(bits(types))
    if types & bit(MARKET) != 0:
        value += 0.3
    return value
