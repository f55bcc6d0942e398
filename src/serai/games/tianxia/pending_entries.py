"""Whether the numbers of an entry of the decision stack fit the table (`pending.py` has the grammar)."""

from collections.abc import Callable, Iterator
from typing import Final

from serai.games.tianxia import actions as k
from serai.games.tianxia.exchange import payable
from serai.games.tianxia.imagine import objectives_out
from serai.games.tianxia.rule_ids import (
    TX_6_1,
    TX_9_3,
    TX_9_12,
    TX_11_3,
    TX_15_1,
    TX_18_2,
    TX_18_3,
    TX_18_4,
)
from serai.games.tianxia.ships import slot_of_region
from serai.games.tianxia.state import (
    MILITARY_SPACE,
    NONE,
    PALACE,
    SHIPPING,
    TOWERS,
    WALLS,
    Position,
)
from serai.games.tianxia.tables import (
    ANY_GOOD,
    ANY_KIND,
    ANY_RESOURCE,
    BONUS_TILE,
    DELIVERY_GAIN,
    EXCHANGE_UNIT,
    EXTRA_STEP,
    FAMILIES,
    FORTIFY,
    FORTIFY_ACTION,
    GOVERNOR,
    LOWEST_SHIP,
    MERCHANT_ACTIONS,
    MOST_DELIVERY_SPACES,
    MOST_PARTS,
    NO_PART,
    OBJECTIVE,
    PALACE_ANY,
    RESOURCES,
    SEA,
    SHIP,
    SITES,
    SLOTS,
    TRACKS,
    TRAIN,
    TRAIN_ACTION,
    TRAIN_DISCOUNT,
    TRAIN_FREE,
    UNLIMITED,
)

Frame = tuple[int, int, int, int]  # kind, seat, a, b
Check = Callable[[Position, list[Frame], int], Iterator[str]]
RESOURCE_KINDS: Final = 7
GOOD_KINDS: Final = 56


def entry_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """What is wrong with the numbers of an entry."""
    check = CHECKS.get(frames[at][0])
    if check is not None:
        yield from check(state, frames, at)


def below(frames: list[Frame], at: int) -> Frame:
    """The entry right below, if there is one."""
    return frames[at - 1] if at > 0 else (0, -1, 0, 0)


def parts_of_sort(state: Position, part: int) -> list[int]:
    """The places of all parts of effects that are of a sort."""
    return [at for at, one in enumerate(state.tables.part) if one == part]


def most_of(state: Position, part: int) -> int:
    """The greatest number of a sort of part."""
    return max((int(state.tables.part_number[at]) for at in parts_of_sort(state, part)), default=0)


def has_marker(state: Position, seat: int, where: int) -> bool:
    """Whether an action marker of a seat lies in a place."""
    return int(state.markers[where * FAMILIES + seat]) > 0


def has_delivered(state: Position, seat: int, slot: int) -> bool:
    """Whether a seat has delivered to the ship in a slot, and placed its shipping marker there (TX-11.2)."""
    first = slot * MOST_DELIVERY_SPACES
    spaces = state.delivered[first : first + MOST_DELIVERY_SPACES]
    placed = slot == SEA or int(state.piece(seat, SHIPPING)) >> slot & 1 == 1
    return placed and any(int(family) == seat for family in spaces)


# ---- parts of a turn ---------------------------------------------------------------------------------------------------


def region_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """A marker of the seat lies in the region; what has been taken fits it (TX-8.2, TX-8.5, TX-9.15)."""
    _, seat, region, flags = frames[at]
    tables = state.tables
    if not has_marker(state, seat, region):
        yield "no action marker of the seat lies in the region (TX-8.2)"
    if flags & k.EXTRA_OPEN and (flags & k.BANNER_OPEN or not state.works(seat, EXTRA_STEP)):
        yield "Envoy House offers its step after the banner step (TX-9.15)"
    if flags & k.GOVERNOR_TAKEN and not state.seated[seat] & tables.region_sites[region]:
        yield "the seat has no Governor in the region (TX-8.5)"
    if flags & k.TRADE_TAKEN and tables.exchange_pay[region] < 0 and tables.region_slot[region] < 0:
        yield "the region has neither an Exchange nor a port (TX-8.5)"


def ship_turn_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """A Ship action that has begun with a delivery (TX-11.1, TX-8.8)."""
    _, seat, slot, _ = frames[at]
    _, _, region, flags = below(frames, at)
    if not flags & k.TRADE_TAKEN or not slot_of_region(state, seat, region, slot):
        yield "this ship is not the one of a Ship action here (TX-11.1)"
    if not has_delivered(state, seat, slot):
        yield "the seat has delivered nothing to this ship (TX-8.8)"


def military_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """A marker of the seat lies on the space; no more was built or trained than stands there (TX-12.2)."""
    kind, seat, number, left = frames[at]
    action = FORTIFY_ACTION if kind == k.FORTIFY_TURN else TRAIN_ACTION
    if not has_marker(state, seat, MILITARY_SPACE + int(state.tables.military_space[action])):
        yield "no action marker of the seat lies on the space of this action (TX-12.2)"
    if kind == k.TRAIN_TURN:
        yield from pool_faults(state, seat, number, left, {0})
    elif number > structures_of(state, seat):
        yield "the seat has not built so many structures (TX-12.4)"


def structures_of(state: Position, seat: int) -> int:
    """How many walls and towers a seat has built."""
    return int(state.piece(seat, WALLS)) + int(state.piece(seat, TOWERS))


def pool_faults(state: Position, seat: int, trained: int, left: int, discounts: set[int]) -> Iterator[str]:
    """What can be left of the rice discounts of a Train action after so many soldiers (TX-12.11)."""
    tables = state.tables
    if trained > sum(int(family) == seat for family in state.soldiers):
        yield "the seat has not so many soldiers (TX-12.6)"
    more = {0, int(tables.passive_value[TRAIN_DISCOUNT])} if trained and state.works(seat, TRAIN_DISCOUNT) else {0}
    used = trained * int(tables.train_rice)
    if left not in {max(discount + one - used, 0) for discount in discounts for one in more}:
        yield "not what is left of a rice discount (TX-12.11)"


def passed_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """Steps are bought with figurines (TX-14.3)."""
    _, seat, bought, _ = frames[at]
    least = min((int(number) for number in state.tables.offer_figurines), default=UNLIMITED)
    if bought and state.figurine_count(seat) < least:
        yield "the seat has too few figurines to have bought steps (TX-14.3)"


def exchange_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """An Exchange that can go on (TX-10.1, TX-10.2)."""
    _, seat, units, packed = frames[at]
    tables = state.tables
    region, goods = packed // 8, packed % 8
    _, _, here, flags = below(frames, at)
    gives = int(tables.exchange_gain[region])
    if region != here or gives < 0 or not flags & k.TRADE_TAKEN:
        yield "the Exchange is the one of the region of the turn (TX-8.5)"
        return
    if units >= tables.exchange_most or payable(state, seat, region) == 0:
        yield "no further unit is possible (TX-10.1)"
    right = goods.bit_count() in range(1, units + 1) if gives == ANY_KIND else goods == 1 << gives - 1 - RESOURCES
    if not right:
        yield "not the goods of so many units (TX-10.1, TX-10.2)"


# ---- effects -----------------------------------------------------------------------------------------------------------


def track_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """The step of a Military turn before its action (TX-12.2), or steps that something gives (TX-2.8, TX-14.3)."""
    _, _, left, military = frames[at]
    kind, _, done, _ = below(frames, at)
    if military:
        right = k.FORTIFY_TURN if military - 1 == FORTIFY_ACTION else k.TRAIN_TURN
        if kind != right or done or left != 1 or at < len(frames) - 1:
            yield "the step of a Military turn is one, before its action (TX-12.2)"
        return
    bought = max((int(steps) for steps in state.tables.offer_steps), default=0)
    if left > max(most_of(state, PALACE_ANY), bought):
        yield "nothing gives so many steps (TX-2.8)"


def take_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """Kinds of choice that something gives (TX-2.1), or the good of Exchange House (TX-9.16)."""
    _, seat, left, kinds = frames[at]
    for mask, part in ((RESOURCE_KINDS, ANY_RESOURCE), (GOOD_KINDS, ANY_GOOD)):
        if kinds == mask and left <= most_of(state, part):
            return
    kind, _, region, flags = below(frames, at)
    of_exchange = kind == k.REGION and flags & k.TRADE_TAKEN and state.works(seat, EXCHANGE_UNIT)
    if not of_exchange or state.tables.exchange_gain[region] != ANY_KIND or left != 1 or not kinds & GOOD_KINDS:
        yield "nothing gives so many of these kinds (TX-2.1)"
    elif kinds & ~GOOD_KINDS:
        yield "Exchange House gives a good (TX-9.16)"


def soldiers_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """Soldiers without rice (TX-9.9)."""
    if frames[at][2] > most_of(state, TRAIN_FREE):
        yield "nothing gives so many soldiers (TX-9.9)"


def training_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """A Train action that something gives (TX-2.4)."""
    _, seat, trained, left = frames[at]
    discounts = {int(state.tables.part_discount[part]) for part in parts_of_sort(state, TRAIN)}
    yield from pool_faults(state, seat, trained, left, discounts)


def building_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """A Fortify action that something gives (TX-2.4, TX-12.12)."""
    _, seat, left, flags = frames[at]
    tables = state.tables
    built = flags % 2 == 1
    for part in parts_of_sort(state, FORTIFY):
        most = int(tables.part_number[part])
        if tables.part_discount[part] == flags // 2 and is_left(left, most, built):
            break
    else:
        yield "nothing gives such a Fortify action (TX-2.4)"
    if built and structures_of(state, seat) == 0:
        yield "the seat has built nothing (TX-12.4)"


def is_left(left: int, most: int, begun: bool) -> bool:
    """Whether so much can be left of a number, or of no limit."""
    return left == most if most == UNLIMITED or not begun else left < most


def install_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """A Governor that something gives (TX-2.4)."""
    discounts = {int(state.tables.part_discount[part]) for part in parts_of_sort(state, GOVERNOR)}
    if frames[at][2] not in discounts:
        yield "nothing gives a Governor with this discount (TX-2.4)"


def shipping_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """A Ship action that something gives; the ship is chosen with its first delivery (TX-11.8)."""
    _, seat, left, flags = frames[at]
    tables = state.tables
    slot = flags // k.CHOSEN_SHIP - 1
    for part in parts_of_sort(state, SHIP):
        allowed = (k.ANY_SHIP if tables.part_any_ship[part] else 0) | (
            k.ANY_DEMAND if tables.part_any_good[part] else 0
        )
        if allowed == flags % k.CHOSEN_SHIP and is_left(left, int(tables.part_number[part]), slot >= 0):
            break
    else:
        yield "nothing gives such a Ship action (TX-2.4)"
    if slot >= 0 and not has_delivered(state, seat, slot):
        yield "the seat has delivered nothing to this ship (TX-11.8)"
    if slot == SEA and not flags & k.ANY_SHIP and not state.works(seat, LOWEST_SHIP):
        yield "the lowest ship is not allowed (TX-11.5)"


def deliveries(state: Position, seat: int) -> list[tuple[int, int]]:
    """The effects of Demand tile and space for each delivery of a seat that lies there."""
    tables = state.tables
    found = []
    for slot in range(SLOTS):
        for space in range(MOST_DELIVERY_SPACES):
            if int(state.delivered[slot * MOST_DELIVERY_SPACES + space]) == seat and state.demand_at[slot] != NONE:
                covered = tables.ship_effect[int(state.ship_at[slot]) * MOST_DELIVERY_SPACES + space]
                found.append((int(tables.demand_effect[int(state.demand_at[slot])]), int(covered)))
    return found


def rewards_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """The rewards of a delivery, of which one asks for more than plain gains (TX-11.3, TX-23.7)."""
    _, seat, demand, space = frames[at]
    if (demand, space) not in deliveries(state, seat):
        yield "not the two rewards of a delivery of the seat (TX-11.3)"
    elif state.tables.is_plain(demand) and state.tables.is_plain(space):
        yield "the order of plain gains is not asked (TX-23.7)"


def effect_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """The second reward of a delivery (TX-11.3), or the gain of Harbor Office after both (TX-9.12)."""
    _, seat, effect, rule = frames[at]
    rewards = {one for pair in deliveries(state, seat) for one in pair if one}
    if rule == TX_9_12:
        right = state.works(seat, DELIVERY_GAIN) and effect == state.tables.passive_value[DELIVERY_GAIN]
    else:
        right = rule == TX_11_3 and effect in rewards
    if not right:
        yield "no effect waits by this rule (TX-11.3, TX-9.12)"


def parts_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """Parts of an effect that something here has brought; the first one waits in the income alone (TX-2.1, TX-6.1)."""
    _, seat, place, rule = frames[at]
    effect, part = place // MOST_PARTS, place % MOST_PARTS
    if state.tables.part[place] == NO_PART or (part == 0 and rule != TX_6_1):
        yield "the effect has no such part to wait (TX-2.1)"
    elif effect not in sources(state, seat, rule):
        yield "nothing brings this effect by this rule (TX-2.1)"


def sources(state: Position, seat: int, rule: int) -> set[int]:
    """The effects that a seat can have by a rule."""
    tables = state.tables
    board = int(state.boards[seat])
    first = seat * int(tables.tiles)
    if rule in (TX_6_1, TX_9_3):
        sites = [site for site in range(SITES) if int(state.seated[seat]) >> site & 1]
        found = {int(tables.building_effect[int(state.building_at[site])]) for site in sites}
        return found | {int(tables.board_income[board])} if rule == TX_6_1 else found
    if rule == TX_15_1:
        return {
            int(tables.step_effect[track * int(tables.steps) + step])
            for track in range(TRACKS)
            for step in range(int(state.piece(seat, PALACE + track)))
        }
    if rule == TX_11_3:
        return {one for pair in deliveries(state, seat) for one in pair}
    if rule == TX_18_2:
        return {int(tables.tile_effect[tile]) for tile in range(int(tables.tiles)) if state.used_tiles[first + tile]}
    if rule == TX_18_3:
        gone = objectives_out(state)
        return {int(tables.objective_top[card]) for card in range(int(tables.objectives)) if gone >> card & 1}
    if rule == TX_18_4:
        actions = range(board * MERCHANT_ACTIONS, (board + 1) * MERCHANT_ACTIONS)
        return {int(tables.merchant_effect[action]) for action in actions}
    return set()


def objective_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """Objectives that something gives, from a deck that has some (TX-17.4)."""
    if frames[at][2] > most_of(state, OBJECTIVE) or not state.deck:
        yield "nothing gives so many Objectives, or the deck is empty (TX-17.4)"


def supply_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """Tiles that something gives, from a supply that has some (TX-16.6)."""
    if frames[at][2] > most_of(state, BONUS_TILE) or state.supply == 0:
        yield "nothing gives so many tiles, or the supply is empty (TX-16.6)"


def merchant_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """A choice of Merchant actions with an empty space (TX-13.5, TX-23.7)."""
    _, seat, _, _ = frames[at]
    free = [a for a in range(MERCHANT_ACTIONS) if state.merchants_at(seat, a) < state.merchant_spaces(seat, a)]
    if len(free) < 2:
        yield "there is no choice of Merchant spaces (TX-23.7)"


CHECKS: Final[dict[int, Check]] = {
    k.REGION: region_faults,
    k.SHIP_TURN: ship_turn_faults,
    k.FORTIFY_TURN: military_faults,
    k.TRAIN_TURN: military_faults,
    k.PASSED: passed_faults,
    k.EXCHANGE: exchange_faults,
    k.TRACK: track_faults,
    k.TAKE: take_faults,
    k.SOLDIERS: soldiers_faults,
    k.TRAINING: training_faults,
    k.BUILDING: building_faults,
    k.INSTALL: install_faults,
    k.SHIPPING: shipping_faults,
    k.REWARDS: rewards_faults,
    k.STEP_EFFECT: effect_faults,
    k.STEP_PARTS: parts_faults,
    k.CHANCE_OBJECTIVE: objective_faults,
    k.CHANCE_SUPPLY: supply_faults,
    k.MERCHANT: merchant_faults,
}
