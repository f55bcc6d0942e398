"""ROG-18: final scoring, by category. Can be asked at any time: what the game would score if it ended now."""

from typing import Final

from mypy_extensions import i64

from serai.core.bits import bit, bits, lowest
from serai.games.river_of_gold.gains import goods_held
from serai.games.river_of_gold.rewards import owned_by_type, owned_of_type, owned_regions
from serai.games.river_of_gold.state import KOKU, VP, Position
from serai.games.river_of_gold.tables import (
    BUILDING_TYPES,
    END_DOUBLE_INFLUENCE,
    END_GOODS,
    END_KOKU,
    END_OWN_MANORS,
    END_OWN_MARKETS,
    END_OWN_PORTS,
    END_OWN_REGIONS,
    END_OWN_SHRINES,
    END_OWN_TYPES,
    MANOR,
    MARKET,
    PLACES,
    PORT,
    REGIONS,
    SHRINE,
)

# Categories of the breakdown, in the order of ROG-18.6.
PLAY: Final = 0  # scored during play
INFLUENCE: Final = 1
ELDERS: Final = 2
DELIVERIES: Final = 3
ARTISANS: Final = 4
MERCHANTS: Final = 5
NOBLES: Final = 6
CATEGORIES: Final = ("play", "influence", "elders", "deliveries", "artisans", "merchants", "nobles")


def final_score(state: Position, seat: i64) -> i64:
    """All categories together; nothing else scores (ROG-18.8)."""
    total: i64 = 0
    for which in range(NOBLES + 1):
        total += category(state, seat, which)
    return total


def category(state: Position, seat: i64, which: i64) -> i64:
    """The victory points of a seat in one category."""
    if which == PLAY:
        return state.has(seat, VP)
    if which == INFLUENCE:
        return influence_score(state, seat)
    if which == ELDERS:
        return elder_score(state, seat)
    if which == DELIVERIES:
        return delivery_score(state, seat)
    return customer_score(state, seat, which)


# ---- influence (ROG-18.1 to 18.3) ----------------------------------------------------------------------------------


def influence_score(state: Position, seat: i64) -> i64:
    """The regions' scoring tiles, elders left out."""
    total: i64 = 0
    for region in range(REGIONS):
        total += region_score(state, seat, region)
    return total


def region_score(state: Position, seat: i64, region: i64) -> i64:
    """The VP of the seat's place; tied seats share the places they take up, rounded down (ROG-18.1)."""
    mine: i64 = state.influence_in(seat, region)
    tile: i64 = state.scoring[region]
    if mine == 0 or tile < 0:
        return 0
    ahead: i64 = 0
    tied: i64 = 0
    best: i64 = mine
    for other in range(state.seats):
        theirs: i64 = state.influence_in(other, region)
        if theirs > mine:
            ahead += 1
            best = theirs if theirs > best else best
        elif theirs == mine:
            tied += 1
    side: i64 = tile * 3 + state.seats - 2
    within: i64 = state.tables.scoring_within[side]
    if ahead > 0 and within >= 0 and best - mine > within:  # ROG-18.3
        return 0
    shared: i64 = 0
    for place in range(ahead, ahead + tied):
        if place < PLACES:
            shared += state.tables.scoring_places[side * PLACES + place]
    return shared // tied


def elder_score(state: Position, seat: i64) -> i64:
    """The same result once more in every region with the seat's elder; after splitting and rounding (ROG-18.2)."""
    total: i64 = 0
    for region in range(REGIONS):
        elders: i64 = cards_ending(state, seat, END_DOUBLE_INFLUENCE) & state.tables.region_mask[region]
        if elders != 0:
            total += region_score(state, seat, region) * (state.tables.end_vp[lowest(elders)] - 1)
    return total


# ---- deliveries and customers (ROG-18.4, 18.5) ---------------------------------------------------------------------


def delivery_score(state: Position, seat: i64) -> i64:
    """The table of ROG-18.4; more deliveries than it lists score like its last entry."""
    values = state.tables.delivered_vp
    count: i64 = bits(state.delivered[seat])
    last: i64 = len(values) - 1
    return values[count if count < last else last]


def cards_ending(state: Position, seat: i64, end_ability: i64) -> i64:
    """The mask of a seat's delivered cards with an end-of-game ability."""
    found: i64 = 0
    cards: i64 = state.delivered[seat]
    while cards != 0:
        card: i64 = lowest(cards)
        cards &= ~bit(card)
        if state.tables.end_ability[card] == end_ability:
            found |= bit(card)
    return found


def customer_score(state: Position, seat: i64, which: i64) -> i64:
    """Artisans, merchants or nobles: each card scores its VP for so many units, rounded down."""
    total: i64 = 0
    cards: i64 = state.delivered[seat]
    while cards != 0:
        card: i64 = lowest(cards)
        cards &= ~bit(card)
        ability: i64 = state.tables.end_ability[card]
        if category_of(ability) == which:
            total += units(state, seat, ability) // state.tables.end_per[card] * state.tables.end_vp[card]
    return total


def category_of(end_ability: i64) -> i64:
    """Where an end-of-game ability is counted; -1 for those that are no customer score of their own."""
    if end_ability == END_GOODS:
        return ARTISANS
    if end_ability == END_KOKU:
        return MERCHANTS
    return NOBLES if end_ability >= END_OWN_MARKETS else -1


def units(state: Position, seat: i64, end_ability: i64) -> i64:
    """What an end-of-game ability counts (ROG-18.4, ROG-18.5, ROG-11.5); buildings are tiles, not markers."""
    if end_ability == END_GOODS:
        return goods_held(state, seat)
    if end_ability == END_KOKU:
        return state.has(seat, KOKU)
    if end_ability == END_OWN_MARKETS:
        return owned_of_type(state, seat, MARKET)
    if end_ability == END_OWN_PORTS:
        return owned_of_type(state, seat, PORT)
    if end_ability == END_OWN_MANORS:
        return owned_of_type(state, seat, MANOR)
    if end_ability == END_OWN_SHRINES:
        return owned_of_type(state, seat, SHRINE)
    if end_ability == END_OWN_TYPES:
        return owned_types(state, seat)
    if end_ability == END_OWN_REGIONS:
        return bits(owned_regions(state, seat))
    return 0


def owned_types(state: Position, seat: i64) -> i64:
    """How many building types a seat owns."""
    counts: i64 = owned_by_type(state, seat)
    found: i64 = 0
    for building_type in range(BUILDING_TYPES):
        if counts >> (building_type * 8) & 0xFF > 0:
            found += 1
    return found
