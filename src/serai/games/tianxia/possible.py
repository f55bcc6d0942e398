"""TX-8.7, TX-12.3: whether what a Region or Military turn requires is possible.

The test looks at what the seat has and at the plain gains of the printed benefit and of the step; resources and goods of
choice count as whatever is needed. Free actions that could still be used do not count.
"""

from mypy_extensions import i64

from serai.games.tianxia.actions import BANNER_OPEN
from serai.games.tianxia.exchange import payable
from serai.games.tianxia.governors import cheapest
from serai.games.tianxia.military import can_build, can_train
from serai.games.tianxia.ships import can_deliver, demanded, slot_of_region
from serai.games.tianxia.state import NONE, PALACE, Position, track_open
from serai.games.tianxia.tables import (
    ANY_KIND,
    FORTIFY_ACTION,
    RESOURCES,
    RICE,
    SILK,
    SLOTS,
    STONE,
    TRACKS,
    WOOD,
)


def next_effect(state: Position, seat: i64, track: i64) -> i64:
    """The effect of the next step of an open track."""
    steps: i64 = state.tables.steps
    return state.tables.step_effect[track * steps + state.piece(seat, PALACE + track)]


def resources_of(state: Position, effect: i64, column: i64) -> i64:
    """How much an effect adds to a resource: its own, and those of choice."""
    return state.tables.gain(effect, column) + state.tables.any_resources[effect]


def goods_of(state: Position, effect: i64, column: i64) -> i64:
    """How much an effect adds to a good: its own, and those of choice."""
    return state.tables.gain(effect, column) + state.tables.any_goods[effect]


def banner_effect(state: Position, seat: i64, region: i64, flags: i64) -> i64:
    """The effect of the banner step, if it can still be made; else 0."""
    track: i64 = state.banner_of(region)
    return next_effect(state, seat, track) if flags & BANNER_OPEN != 0 and track_open(state, seat, track) else 0


def region_possible(state: Position, seat: i64, region: i64, benefit: i64, step: i64) -> bool:
    """Whether any action of a region is possible with the gains of two effects (0 for none)."""
    tables = state.tables
    wood: i64 = state.has(seat, WOOD) + resources_of(state, benefit, WOOD) + resources_of(state, step, WOOD)
    if cheapest(state, seat, tables.region_sites[region], 0) <= wood:
        return True
    pays: i64 = tables.exchange_pay[region]
    if pays >= 0:
        return payable(state, seat, region) + payable_gain(state, pays, benefit) + payable_gain(state, pays, step) > 0
    for slot in range(SLOTS):
        if slot_of_region(state, seat, region, slot) and state.ship_at[slot] != NONE:
            good: i64 = SILK + demanded(state, slot)
            more: i64 = goods_of(state, benefit, good) + goods_of(state, step, good)
            if can_deliver(state, seat, slot, False, more):
                return True
    return False


def payable_gain(state: Position, pays: i64, effect: i64) -> i64:
    """What an effect adds to the resources that an Exchange takes."""
    if pays != ANY_KIND:
        return resources_of(state, effect, pays)
    total: i64 = state.tables.any_resources[effect]
    for resource in range(RESOURCES):
        total += state.tables.gain(effect, WOOD + resource)
    return total


def may_enter(state: Position, seat: i64, region: i64) -> bool:
    """Before a Region turn: after the benefit, with or without the step (TX-8.7). A step never makes less possible."""
    benefit: i64 = state.tables.region_effect[region]
    return region_possible(state, seat, region, benefit, banner_effect(state, seat, region, BANNER_OPEN))


def duty_binds(state: Position, seat: i64, region: i64, flags: i64) -> bool:
    """In a Region turn without an action so far: whether one is possible still (TX-7.6)."""
    return region_possible(state, seat, region, 0, banner_effect(state, seat, region, flags))


# ---- Military turns (TX-12.3) ------------------------------------------------------------------------------------------


def military_possible(state: Position, seat: i64, action: i64, step: i64) -> bool:
    """Whether a first structure or soldier is possible with the gains of an effect (0 for none)."""
    if action == FORTIFY_ACTION:
        return can_build(state, seat, state.has(seat, STONE) + resources_of(state, step, STONE), 0, True)
    return can_train(state, seat, state.has(seat, RICE) + resources_of(state, step, RICE), 0, 0)


def step_leaves_military(state: Position, seat: i64, action: i64, track: i64) -> bool:
    """Whether the action is possible after a step on an open track."""
    return military_possible(state, seat, action, next_effect(state, seat, track))


def may_fight(state: Position, seat: i64, action: i64) -> bool:
    """Before a Military turn: possible after one of the steps, or without any if all tracks are complete."""
    if military_possible(state, seat, action, 0):
        return True
    for track in range(TRACKS):
        if track_open(state, seat, track) and step_leaves_military(state, seat, action, track):
            return True
    return False
