"""MP2-11: movement, by the Travel action, by an icon or by a card. The path is announced, paid, and only then walked."""

from typing import Final

from mypy_extensions import i64

from serai.core.bits import bit, lowest
from serai.core.state import LEGAL
from serai.games.marco_polo_ii.actions import OASIS, PATH, STEP_ARRIVE, STEP_GO
from serai.games.marco_polo_ii.facts import HOURGLASS, ICON_LOST, MOVE_DECLINED, MOVED, OASIS_REACHED
from serai.games.marco_polo_ii.payment import can_pay, charge_total
from serai.games.marco_polo_ii.rewards import reward
from serai.games.marco_polo_ii.rule_ids import (
    MP2_11_2,
    MP2_11_3,
    MP2_11_4,
    MP2_11_5,
    MP2_11_9,
    MP2_11_11,
    MP2_11_14,
    MP2_19_4,
    MP2_19_6,
    MP2_19_7,
)
from serai.games.marco_polo_ii.state import FIGURES, NO_SEAL, NONE, SECOND_FIGURE, Position, added, changed
from serai.games.marco_polo_ii.tables import (
    CAMELS,
    COINS,
    COSTS,
    FIRST_ICON,
    GANTULGA_OD,
    JADE,
    MONGKE_KHAN,
    MOVE,
    TRAVEL_SPACE,
    TRAVEL_SPACES,
)

# The source of a path: a `move` icon, 1 + travel space, or 4 + card slot.
BY_ICON: Final = 0
BY_TRAVEL: Final = 1
BY_CARD: Final = 4


# ---- what a path costs (MP2-22.11) -------------------------------------------------------------------------------------


def repeats(state: Position, card: i64, used: i64) -> i64:
    """How many repeats of a moving card the movement used takes; one at least (MP2-15.6)."""
    each: i64 = state.tables.gain(state.tables.card_package[card * 2], FIRST_ICON + MOVE)
    times: i64 = (used + each - 1) // each
    return times if times > 1 else 1


def base_cost(state: Position, source: i64, used: i64, column: i64, due: i64) -> i64:
    """What is due besides the routes: the occupied space and the entry, or the repeats of a card (MP2-11.3)."""
    tables = state.tables
    if source == BY_ICON:
        return 0
    if source < BY_CARD:
        entry: i64 = tables.costs[tables.travel_cost[source - BY_TRAVEL] * COSTS + column]
        return entry + due if column == COINS else entry
    card: i64 = i64(state.card_at[source - BY_CARD])
    return tables.costs[tables.card_cost[card * 2] * COSTS + column] * repeats(state, card, used)


def steps_needed(state: Position, seat: i64, location: i64) -> i64:
    """The movement that a step uses: one; none to an oasis for Möngke Khan (MP2-11.4, MP2-19.7)."""
    if state.tables.oases & bit(location) != 0 and state.is_character(seat, MONGKE_KHAN):
        return 0
    return 1


def road_cost(state: Position, seat: i64, route: i64, column: i64) -> i64:
    """What a route costs this seat (MP2-11.5); Gantulga Od pays neither coins nor camels for it (MP2-19.4)."""
    if column != JADE and state.is_character(seat, GANTULGA_OD):
        return 0
    return state.tables.costs[state.tables.route_cost[route] * COSTS + column]


def why_not_road(
    state: Position, seat: i64, source: i64, allowed: i64, due: i64, here: i64, location: i64, far: bool
) -> i64:
    """A step from a location to a neighboring one: passable, with movement left, payable in sum (MP2-11.11).

    A seal opens its routes, basic or improved (MP2-10.4).

    `far`: some steps have been announced, whose costs count; otherwise this would be the first one.
    """
    tables = state.tables
    route: i64 = tables.route_at[here * tables.locations + location]
    if route < 0:
        return MP2_11_4
    seal: i64 = tables.route_seal[route]
    if seal >= 0 and state.seal_of(seat, seal) == NO_SEAL:
        return MP2_11_5
    used: i64 = steps_needed(state, seat, location)
    coins: i64 = road_cost(state, seat, route, COINS)
    camels: i64 = road_cost(state, seat, route, CAMELS)
    jade: i64 = road_cost(state, seat, route, JADE)
    if far:
        used += state.road_used
        coins += state.road_coins
        camels += state.road_camels
        jade += state.road_jade
    if used > allowed:
        return MP2_11_2
    coins += base_cost(state, source, used, COINS, due)
    camels += base_cost(state, source, used, CAMELS, due)
    jade += base_cost(state, source, used, JADE, due)
    return LEGAL if can_pay(state, seat, coins, camels, jade) else MP2_11_11


def can_start(state: Position, seat: i64, source: i64, allowed: i64, due: i64) -> bool:
    """Whether a first step is possible (MP2-7.3, MP2-11.2), with either figure (MP2-19.6)."""
    for figure in range(FIGURES):
        here: i64 = state.figure_at(seat, figure)
        if here != NONE and any_road(state, seat, source, allowed, due, here, False):
            return True
    return False


def any_road(state: Position, seat: i64, source: i64, allowed: i64, due: i64, here: i64, far: bool) -> bool:
    """Whether a step from a location is possible."""
    near: i64 = state.tables.near[here]
    while near != 0:
        location: i64 = lowest(near)
        near &= near - 1
        if why_not_road(state, seat, source, allowed, due, here, location, far) == LEGAL:
            return True
    return False


# ---- announcing (MP2-22.11) --------------------------------------------------------------------------------------------


def begin_path(state: Position, seat: i64, source: i64, allowed: i64) -> None:
    """Ask for the path; nothing is announced yet."""
    state.forget_path()
    state.ahead = state.figure_at(seat, 0)
    state.ahead_2 = state.figure_at(seat, 1)
    state.push(PATH, seat, source, allowed)


def move_step(state: Position) -> None:
    """A movement by icon; without a payable first step it is lost (MP2-11.14)."""
    seat: i64 = state.top_seat()
    movement: i64 = state.top_a()
    state.drop()
    if can_start(state, seat, BY_ICON, movement, 0):
        begin_path(state, seat, BY_ICON, movement)
    else:
        state.note(ICON_LOST, seat, movement, MOVE, MP2_11_14)


def begin_travel(state: Position, seat: i64, space: i64, value: i64) -> None:
    """The Travel action: the movement is the lower of cap and lowest die (MP2-11.2); the hourglass (MP2-11.9)."""
    take_hourglass(state, seat, space)
    cap: i64 = state.tables.travel_cap[space]
    begin_path(state, seat, BY_TRAVEL + space, value if value < cap else cap)


def take_hourglass(state: Position, seat: i64, space: i64) -> None:
    """Whoever uses a space at least as high as all used before goes first in the next round (MP2-5.6, MP2-11.9)."""
    for higher in range(space + 1, TRAVEL_SPACES):
        if state.placements(TRAVEL_SPACE + higher) > 0:
            return
    if state.hourglass != seat:
        state.hourglass = seat
        state.note(HOURGLASS, seat, 0, 0, MP2_11_9)


def why_not_step(state: Position, location: i64, figure: i64) -> i64:
    """The next step of the announced path."""
    here: i64 = state.ahead_2 if figure == 1 else state.ahead
    if here == NONE:
        return MP2_19_6
    return why_not_road(
        state, state.top_seat(), state.top_a(), state.top_b(), state.due, here, location, len(state.path) > 0
    )


def step(state: Position, location: i64, figure: i64) -> None:
    """Announce the step; when no further one is possible the figures set out at once (MP2-22.7)."""
    announce(state, state.top_seat(), location, figure)
    seat: i64 = state.top_seat()
    source: i64 = state.top_a()
    allowed: i64 = state.top_b()
    if not any_road(state, seat, source, allowed, state.due, state.ahead, True) and (
        state.ahead_2 == NONE or not any_road(state, seat, source, allowed, state.due, state.ahead_2, True)
    ):
        go(state)


def announce(state: Position, seat: i64, location: i64, figure: i64) -> None:
    """Add a step to the path and to its sums."""
    here: i64 = state.ahead_2 if figure == 1 else state.ahead
    route: i64 = state.tables.route_at[here * state.tables.locations + location]
    state.path = added(state.path, figure * SECOND_FIGURE + location)
    state.road_coins += road_cost(state, seat, route, COINS)
    state.road_camels += road_cost(state, seat, route, CAMELS)
    state.road_jade += road_cost(state, seat, route, JADE)
    state.road_used += steps_needed(state, seat, location)
    state.reached |= bit(location)
    if figure == 1:
        state.ahead_2 = location
    else:
        state.ahead = location


def why_not_go(state: Position) -> i64:
    """One step at least (MP2-11.2)."""
    return LEGAL if len(state.path) > 0 else MP2_11_2


def go(state: Position) -> None:
    """The announcement is over: pay everything in one go (MP2-11.3), then set out."""
    seat: i64 = state.top_seat()
    source: i64 = state.top_a()
    due: i64 = state.due
    state.drop()
    state.due = 0
    state.push(STEP_GO, seat, source, 0)
    coins: i64 = state.road_coins + base_cost(state, source, state.road_used, COINS, due)
    camels: i64 = state.road_camels + base_cost(state, source, state.road_used, CAMELS, due)
    jade: i64 = state.road_jade + base_cost(state, source, state.road_used, JADE, due)
    charge_total(state, seat, coins, camels, jade, MP2_11_3)


def why_not_decline(state: Position) -> i64:
    """Only a `move` icon may be declined, as a whole (MP2-11.10, MP2-11.14)."""
    return LEGAL if state.top_a() == BY_ICON and len(state.path) == 0 else MP2_11_14


def decline(state: Position) -> None:
    """The movement is lost."""
    state.note(MOVE_DECLINED, state.top_seat(), state.top_b(), 0, MP2_11_14)
    state.drop()
    state.forget_path()


# ---- walking (MP2-11.12) -----------------------------------------------------------------------------------------------


def go_step(state: Position) -> None:
    """The figures move (a); Möngke Khan's oases (b); posts follow (c)."""
    seat: i64 = state.top_seat()
    source: i64 = state.top_a()
    state.drop()
    moved: i64 = 0
    for at in range(len(state.path)):
        figure: i64 = i64(state.path[at]) // SECOND_FIGURE
        location: i64 = i64(state.path[at]) % SECOND_FIGURE
        moved |= bit(figure)
        state.note(MOVED, seat, location, figure, MP2_11_4)
    figures = changed(state.figures, seat * FIGURES, state.ahead)
    figures = changed(figures, seat * FIGURES + 1, state.ahead_2)
    state.figures = figures
    state.push(STEP_ARRIVE, seat, source * 8 + moved, 0)
    oases: i64 = state.reached & state.tables.oases
    if oases != 0 and state.is_character(seat, MONGKE_KHAN):
        state.push(OASIS, seat, oases, 0)


def answer_oasis(state: Position, choice: i64) -> None:
    """Möngke Khan's reward for each different oasis, passed or ended on (MP2-19.7); what to take is chosen for each."""
    seat: i64 = state.top_seat()
    oases: i64 = state.top_a()
    oasis: i64 = lowest(oases)
    state.drop()
    if oases & (oases - 1) != 0:
        state.push(OASIS, seat, oases & (oases - 1), 0)
    state.note(OASIS_REACHED, seat, 0, oasis, MP2_19_7)
    reward(state, seat, state.tables.mongke_oasis, 1, MP2_19_7)
    reward(state, seat, state.tables.mongke_choice[choice], 1, MP2_19_7)


def why_not_travel(state: Position, seat: i64, space: i64) -> i64:
    """Gantulga Od may use only the lower space (MP2-19.4)."""
    return MP2_19_4 if space > 0 and state.is_character(seat, GANTULGA_OD) else LEGAL


def why_no_road(state: Position, seat: i64, space: i64, due: i64) -> i64:
    """A first step must be possible (MP2-7.3); the cap and the lowest die always allow one."""
    return LEGAL if can_start(state, seat, BY_TRAVEL + space, 1, due) else MP2_11_2
