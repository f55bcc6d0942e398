"""ROG-14: masteries."""

from mypy_extensions import i64

from serai.core.bits import bits
from serai.core.state import LEGAL
from serai.games.river_of_gold.facts import CLAIMED
from serai.games.river_of_gold.gains import gain_vp
from serai.games.river_of_gold.rewards import owned_by_type
from serai.games.river_of_gold.rule_ids import ROG_3_2, ROG_14_1, ROG_14_2, ROG_14_3, ROG_14_4
from serai.games.river_of_gold.state import Position
from serai.games.river_of_gold.tables import (
    BUILDING_TYPES,
    CLAIMS,
    CUSTOMER_TYPES,
    DISTINCT_BUILDING_TYPES,
    DISTINCT_CUSTOMER_TYPES,
    MAX_BUILDINGS_OF_ONE_TYPE,
    MAX_CUSTOMERS_OF_ONE_TYPE,
    MAX_INFLUENCE,
    REGIONS,
)


def slot_of(state: Position, mastery: i64) -> i64:
    """Where a mastery card lies, or -1 when it is not in play."""
    for slot in range(len(state.masteries)):
        if state.masteries[slot] == mastery:
            return slot
    return -1


def next_claim(state: Position, slot: i64) -> i64:
    """The highest reward of a card that is still free (ROG-14.2), or -1 (ROG-14.4)."""
    values: i64 = (state.masteries[slot] * 3 + state.seats - 2) * CLAIMS
    for claim in range(CLAIMS):
        if state.claims[slot * CLAIMS + claim] < 0:
            return claim if state.tables.mastery_values[values + claim] > 0 else -1
    return -1


def has_claimed(state: Position, seat: i64, slot: i64) -> bool:
    """Whether a seat has claimed a card already (ROG-14.3)."""
    for claim in range(CLAIMS):
        if state.claims[slot * CLAIMS + claim] == seat:
            return True
    return False


def measure(state: Position, seat: i64, metric: i64) -> i64:
    """How far a seat has come by the measure of a mastery card (ROG-14.5)."""
    if metric == MAX_INFLUENCE:
        return most_influence(state, seat)
    if metric == MAX_BUILDINGS_OF_ONE_TYPE or metric == DISTINCT_BUILDING_TYPES:
        return measure_buildings(state, seat, metric == DISTINCT_BUILDING_TYPES)
    if metric == MAX_CUSTOMERS_OF_ONE_TYPE or metric == DISTINCT_CUSTOMER_TYPES:
        return measure_customers(state, seat, metric == DISTINCT_CUSTOMER_TYPES)
    return least_influence(state, seat)


def most_influence(state: Position, seat: i64) -> i64:
    """The influence in the seat's best region."""
    most: i64 = 0
    for region in range(REGIONS):
        if state.influence_in(seat, region) > most:
            most = state.influence_in(seat, region)
    return most


def least_influence(state: Position, seat: i64) -> i64:
    """The influence in the seat's worst region."""
    least: i64 = state.influence_in(seat, 0)
    for region in range(1, REGIONS):
        if state.influence_in(seat, region) < least:
            least = state.influence_in(seat, region)
    return least


def measure_buildings(state: Position, seat: i64, distinct: bool) -> i64:
    """Different building types owned, or most buildings of one type: tiles, not markers (ROG-12.5)."""
    found: i64 = 0
    counts: i64 = owned_by_type(state, seat)
    for building_type in range(BUILDING_TYPES):
        owned: i64 = counts >> (building_type * 8) & 0xFF
        if distinct:
            found += 1 if owned > 0 else 0
        elif owned > found:
            found = owned
    return found


def measure_customers(state: Position, seat: i64, distinct: bool) -> i64:
    """Different customer types delivered to, or most customers of one type."""
    found: i64 = 0
    for customer_type in range(CUSTOMER_TYPES):
        delivered: i64 = bits(state.delivered_of_type(seat, customer_type))
        if distinct:
            found += 1 if delivered > 0 else 0
        elif delivered > found:
            found = delivered
    return found


def why_not_claim(state: Position, mastery: i64) -> i64:
    """A card in play, not claimed by this seat, with a free reward and its requirement met (ROG-14.1 to 14.4).

    Asked in the seat's own step 3 only (ROG-14.6), and never compulsory (ROG-14.7).
    """
    seat: i64 = state.top_seat()
    slot: i64 = slot_of(state, mastery)
    if slot < 0:
        return ROG_3_2
    if has_claimed(state, seat, slot):
        return ROG_14_3
    if next_claim(state, slot) < 0:
        return ROG_14_4
    tables = state.tables
    if measure(state, seat, tables.mastery_metric[mastery]) < tables.mastery_at_least[mastery]:
        return ROG_14_1
    return LEGAL


def claim(state: Position, mastery: i64) -> None:
    """Put a marker on the highest free reward and score it at once (ROG-14.2); the question stays (ROG-14.8)."""
    seat: i64 = state.top_seat()
    slot: i64 = slot_of(state, mastery)
    place: i64 = next_claim(state, slot)
    value: i64 = state.tables.mastery_values[(mastery * 3 + state.seats - 2) * CLAIMS + place]
    state.claims[slot * CLAIMS + place] = seat
    state.note(CLAIMED, seat, value, mastery, ROG_14_2)
    gain_vp(state, seat, value, ROG_14_2)
