"""ROG-8: sail."""

from mypy_extensions import i64

from serai.core.bits import bit, lowest
from serai.core.state import LEGAL
from serai.games.river_of_gold.actions import (
    AS_ROLLED,
    BONUS,
    ONE_UP,
    STEP_AFTER_SAIL,
    STEP_AFTER_SAIL_VP,
    STEP_FINISH_MOVE,
    STEP_MERCHANTS,
    STEP_OWED,
    STEP_OWNERS,
    STEP_ROW_DISCARD,
    STEP_VISITORS,
)
from serai.games.river_of_gold.facts import JOURNEY, SAILED, VISITED
from serai.games.river_of_gold.favor import turned
from serai.games.river_of_gold.gains import gain_koku, gain_vp
from serai.games.river_of_gold.influence import push_influence
from serai.games.river_of_gold.rewards import owner_entry, visitor_entry
from serai.games.river_of_gold.rule_ids import (
    ROG_8_2,
    ROG_8_3,
    ROG_8_5,
    ROG_8_7,
    ROG_8_11,
    ROG_9_5,
    ROG_11_5,
    ROG_21_4,
)
from serai.games.river_of_gold.state import DIE, Position
from serai.games.river_of_gold.tables import (
    DAIDOJI_UJI,
    ENTRIES,
    MARKET,
    MERCHANT,
    REGIONS,
    RIVER,
    ROYAL_ANY_MARKET_GOOD,
    ROYAL_EXTRA_KOKU,
    ROYAL_FREE_STEP,
    ROYAL_INFLUENCE,
    ROYAL_VP_OPPONENT,
    ROYAL_VP_OWN,
    TOUCHING,
)


def royal_ability(state: Position, seat: i64, ship: i64, ability: i64) -> i64:
    """The sum of the numbers of a seat's nobles with an ability; 0 unless the ship is the royal one (ROG-8.8)."""
    if state.royal[seat] != ship:
        return 0
    total: i64 = 0
    cards: i64 = state.delivered[seat] & state.tables.ability_mask[ability]
    while cards != 0:
        card: i64 = lowest(cards)
        cards &= ~bit(card)
        total += state.tables.ability_amount[card]
    return total


def royal_has(state: Position, seat: i64, ship: i64, ability: i64) -> bool:
    """Whether the ship is the seat's royal ship and one of its nobles has the ability."""
    return state.royal[seat] == ship and state.delivered[seat] & state.tables.ability_mask[ability] != 0


def sail_distance(state: Position, seat: i64, ship: i64, step: i64) -> i64:
    """How many river spaces the ship moves: the die face, or one step beside it with noble 5 (ROG-8.2, ROG-8.11)."""
    face: i64 = state.has(seat, DIE)
    if step == AS_ROLLED:
        return face
    free: i64 = royal_ability(state, seat, ship, ROYAL_FREE_STEP)
    return turned(face, free if step == ONE_UP else -free)


def end_space(start: i64, distance: i64) -> i64:
    """Where a ship ends: after river space 14 comes 1 (ROG-8.3); other ships never block (ROG-8.4)."""
    return (start + distance - 1) % RIVER + 1


def why_not_sail(state: Position, ship: i64, step: i64) -> i64:
    """Sailing by the die is always possible (ROG-5.5); a step beside it takes noble 5 and the royal ship (ROG-8.11)."""
    if step != AS_ROLLED and not royal_has(state, state.active, ship, ROYAL_FREE_STEP):
        return ROG_8_11
    return LEGAL


def sail(state: Position, ship: i64, step: i64) -> None:
    """Move one of the two ships (ROG-8.1) and lay down all that follows, in the order of ROG-20.5.

    Ship and distance are one action (ROG-8.12). What is pushed last comes first; the option `journey_bonus` decides where
    the journey stands (ROG-9.10), and changes nothing but that (ROG-9.11).
    """
    seat: i64 = state.active
    start: i64 = state.ships[seat * 2 + ship]
    distance: i64 = sail_distance(state, seat, ship, step)
    journey: bool = start + distance > RIVER
    end: i64 = end_space(start, distance)
    state.push(STEP_OWED, seat, 0, 0)
    state.push(STEP_AFTER_SAIL, seat, ship, 0)
    if journey and state.journey_after_rewards:
        push_journey(state, seat, ship)
    state.push(STEP_OWNERS, seat, ship, 0)
    state.push(STEP_VISITORS, seat, ship, 0)
    if journey and not state.journey_after_rewards:
        state.push(STEP_FINISH_MOVE, seat, ship, end)
        state.ships[seat * 2 + ship] = RIVER  # it counts as standing on river 14 (ROG-9.7)
        if start != RIVER:
            state.note(SAILED, seat, RIVER, ship, ROG_8_2)
        state.note(JOURNEY, seat, 0, ship, ROG_8_3)
        push_journey(state, seat, ship)
    else:
        state.ships[seat * 2 + ship] = end
        state.note(SAILED, seat, end, ship, ROG_8_2)
        if journey:
            state.note(JOURNEY, seat, 0, ship, ROG_8_3)


def push_journey(state: Position, seat: i64, ship: i64) -> None:
    """ROG-9.1 to 9.4: bonus, merchants, discard of the end tile and refill, for either kind of ship (ROG-9.6)."""
    state.push(STEP_ROW_DISCARD, seat, 0, 0)
    state.push(STEP_MERCHANTS, seat, state.delivered_of_type(seat, MERCHANT), 0)
    state.push(BONUS, seat, 0, 0)


def finish_move(state: Position) -> None:
    """Put the ship on river 1 and make the steps that are left (ROG-9.5)."""
    seat: i64 = state.top_seat()
    ship: i64 = state.top_a()
    end: i64 = state.top_b()
    state.drop()
    state.ships[seat * 2 + ship] = end
    state.note(SAILED, seat, end, ship, ROG_9_5)


def visitors_step(state: Position) -> None:
    """Visitor rewards, shore space by shore space, entry by entry (ROG-8.5, ROG-20.4); stops where a choice comes up."""
    seat: i64 = state.top_seat()
    ship: i64 = state.top_a()
    progress: i64 = state.top_b()
    river: i64 = state.ships[seat * 2 + ship] - 1
    depth: i64 = state.depth
    while progress < TOUCHING * ENTRIES:
        shore: i64 = state.tables.river_shore[river * TOUCHING + progress // ENTRIES]
        entry: i64 = progress % ENTRIES
        progress += 1
        state.set_top(ship, progress)
        if state.shore_tile[shore] < 0:
            if entry == 0:
                extra: i64 = royal_ability(state, seat, ship, ROYAL_EXTRA_KOKU)
                gain_koku(state, seat, state.tables.empty_shore_koku + extra, ROG_8_5)
        else:
            if entry == 0:
                state.note(VISITED, seat, shore, state.shore_tile[shore], ROG_8_5)
            visit_building(state, seat, ship, shore, entry)
            if state.depth != depth:
                return
    state.drop()


def visit_building(state: Position, seat: i64, ship: i64, shore: i64, entry: i64) -> None:
    """One entry of a visitor reward; noble 1 turns the goods of markets into any goods (ROG-11.5)."""
    market: bool = state.tables.tile_type[state.shore_tile[shore]] == MARKET
    any_good: bool = market and royal_has(state, seat, ship, ROYAL_ANY_MARKET_GOOD)
    visitor_entry(state, seat, shore, entry, any_good, ROG_8_5)


def owners_step(state: Position) -> None:
    """Owner rewards: by shore space, entry, and marker in the order of placing (ROG-8.7, ROG-20.4)."""
    seat: i64 = state.top_seat()
    ship: i64 = state.top_a()
    progress: i64 = state.top_b()
    river: i64 = state.ships[seat * 2 + ship] - 1
    depth: i64 = state.depth
    while progress < TOUCHING * ENTRIES * 2:
        slot: i64 = progress // 2
        shore: i64 = state.tables.river_shore[river * TOUCHING + slot // ENTRIES]
        if state.marker(shore, 0) < 0:
            progress = (slot // ENTRIES + 1) * ENTRIES * 2
            continue
        marker: i64 = progress % 2
        progress += 1
        state.set_top(ship, progress)
        owner_entry(state, shore, slot % ENTRIES, marker, ROG_8_7)
        if state.depth != depth:
            return
    state.drop()


def after_sail_step(state: Position) -> None:
    """Abilities after sailing, in the order of ROG-8.10: noble 3 by region, then the victory points."""
    seat: i64 = state.top_seat()
    ship: i64 = state.top_a()
    state.drop()
    state.push(STEP_AFTER_SAIL_VP, seat, ship, 0)
    amount: i64 = royal_ability(state, seat, ship, ROYAL_INFLUENCE)
    if amount > 0:
        regions: i64 = state.tables.river_regions[state.ships[seat * 2 + ship] - 1]
        for back in range(REGIONS):
            region: i64 = REGIONS - 1 - back
            if regions & bit(region) != 0:
                push_influence(state, seat, region, amount, ROG_11_5)


def after_sail_vp_step(state: Position) -> None:
    """Noble 4, noble 6 and Daidoji Uji (ROG-8.10, ROG-21.7)."""
    seat: i64 = state.top_seat()
    ship: i64 = state.top_a()
    state.drop()
    if visited_owner(state, seat, ship, False):
        gain_vp(state, seat, royal_ability(state, seat, ship, ROYAL_VP_OPPONENT), ROG_11_5)
    if visited_owner(state, seat, ship, True):
        gain_vp(state, seat, royal_ability(state, seat, ship, ROYAL_VP_OWN), ROG_11_5)
    if state.patron[seat] == DAIDOJI_UJI and visited_owner(state, seat, ship, False):
        gain_vp(state, seat, state.tables.patron_value[DAIDOJI_UJI], ROG_21_4)


def visited_owner(state: Position, seat: i64, ship: i64, own: bool) -> bool:
    """Whether the ship visits a building with a marker of this seat (own) or of another one (ROG-8.10)."""
    river: i64 = state.ships[seat * 2 + ship] - 1
    for slot in range(TOUCHING):
        shore: i64 = state.tables.river_shore[river * TOUCHING + slot]
        for marker in range(2):
            owner: i64 = state.marker(shore, marker)
            if owner >= 0 and (owner == seat) == own:
                return True
    return False
