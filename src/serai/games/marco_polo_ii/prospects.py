"""What is pending, for the bots' estimate: what a seat will still pay and gain before its decision is over (policy.py)."""

from typing import Final

from mypy_extensions import i64

from serai.core.bits import bit, bits, lowest
from serai.core.state import FRAME
from serai.games.marco_polo_ii import actions as k
from serai.games.marco_polo_ii.books import offer_of
from serai.games.marco_polo_ii.payment import can_afford, can_pay
from serai.games.marco_polo_ii.rewards import icon_count
from serai.games.marco_polo_ii.seals import why_not_seal
from serai.games.marco_polo_ii.state import NO_SEAL, NONE, SECOND_FIGURE, Position
from serai.games.marco_polo_ii.tables import (
    BLACK_DIE,
    CAMELS,
    COINS,
    FIRST_ICON,
    GOLD,
    ICONS,
    JADE,
    MONGKE_KHAN,
    OFFERS,
    PEPPER,
    SEALS,
    SEALS_SPACE,
    TRAVEL_SPACE,
    VP,
)
from serai.games.marco_polo_ii.travel import BY_CARD, BY_ICON, BY_TRAVEL, base_cost, road_cost, steps_needed
from serai.games.marco_polo_ii.worth import (
    CONTRACT_CHOICE,
    Worth,
    arrival,
    arrival_gains,
    cost_value,
    marker_value,
    package_value,
)

HARDLY: Final = 0.9  # what is expected of the best that could follow
NOTHING: Final = -1000.0
OASIS_CHOICE: Final = 0.5


def pending_value(state: Position, seat: i64, worth: Worth) -> float:
    """All that waits on the stack for the seat."""
    total: float = 0.0
    for at in range(state.depth):
        frame: i64 = at * FRAME
        if state.frames[frame + 1] == seat:
            kind: i64 = state.frames[frame]
            a: i64 = state.frames[frame + 2]
            b: i64 = state.frames[frame + 3]
            if kind < k.CONTRACTS:
                total += action_value(state, seat, kind, a, b, worth)
            elif kind < k.CHANCE_TAKEN:
                total += question_value(state, seat, kind, a, b, worth)
            else:
                total += step_value(state, seat, kind, a, b, worth)
    return total


def action_value(state: Position, seat: i64, kind: i64, a: i64, b: i64, worth: Worth) -> float:
    """Round-start bonuses, and a main action whose dice lie there already."""
    if kind == k.DOUBLE or kind == k.DUE:
        return bonuses_value(state, a, b, worth)
    if kind == k.COMPENSATE:
        return float(a) * (worth.each[CAMELS] if worth.each[CAMELS] > worth.each[COINS] else worth.each[COINS])
    if kind == k.FURTHER:
        return space_value(state, seat, a, worth) - float(b) * worth.a_die(3.5)
    if kind == k.OFFER:
        return offer_value(state, seat, a, worth)
    if kind == k.SEAL:
        return HARDLY * seal_value(state, seat, a, worth) - float(state.due) * worth.each[COINS]
    if kind == k.PATH:
        return HARDLY * path_value(state, seat, a, b, worth)
    return 0.0


def question_value(state: Position, seat: i64, kind: i64, a: i64, b: i64, worth: Worth) -> float:
    """Contracts to take, prices to pay, goods and icons to gain, and what belongs to cards and arrival."""
    if kind == k.CONTRACTS:
        return CONTRACT_CHOICE * worth.ahead * float(state.tables.contracts_most - a)
    if kind == k.CITY_CONTRACT:
        return CONTRACT_CHOICE * worth.ahead * float(a)
    if kind == k.PAY:
        return -float(a) * worth.each[COINS] - float(b) * worth.each[CAMELS]
    if kind == k.GIVE:
        return -float(a) * worth.each[PEPPER]
    if kind == k.TAKE:
        return icons_value(a, worth)
    if kind == k.GOOD or kind == k.DIFFERENT:
        return float(a) * worth.each[GOLD]
    if kind == k.COPY:
        return 2.0
    if kind == k.POOL:
        return arrival_gains(state, a, b, worth)
    if kind == k.EXTRA:
        return HARDLY * best_city(state, seat, a, worth)
    if kind == k.OASIS:
        return float(bits(a)) * (package_value(state, state.tables.mongke_oasis, worth) + OASIS_CHOICE)
    if kind == k.DIRECTION:
        first: float = repeat_value(state, seat, a * 2, b, worth)
        second: float = repeat_value(state, seat, a * 2 + 1, b, worth)
        return first if first > second else second
    if kind == k.REPEAT:
        more: float = repeat_value(state, seat, a, b, worth)
        return more if more > 0.0 else 0.0
    if kind == k.MARKER:
        return float(a) * 1.8
    return worth.each[FIRST_ICON + BLACK_DIE] * float(a) if kind == k.OPEN_DIE else 0.0


def step_value(state: Position, seat: i64, kind: i64, a: i64, b: i64, worth: Worth) -> float:
    """What the rules will carry out by themselves, or chance decide, once what lies above is settled."""
    if kind == k.CHANCE_TAKEN:
        return worth.a_die(3.5)
    if kind == k.CHANCE_DRAW:
        return CONTRACT_CHOICE * worth.ahead
    if kind == k.STEP_PACKAGE:
        return package_value(state, a, worth)
    if kind == k.STEP_REWARD:
        return icons_value(a, worth)
    if kind == k.STEP_BLACK:
        return float(a) * worth.a_die(3.5)
    if kind == k.STEP_MOVE:
        return float(a) * 1.5 * worth.ahead
    if kind == k.STEP_DRAW:
        return float(a) * CONTRACT_CHOICE * worth.ahead
    if kind == k.STEP_GIVE:
        return -float(a) * worth.each[PEPPER]
    if kind == k.STEP_GO:
        return walk_value(state, seat, worth)
    if kind == k.STEP_POOL:
        return arrival_gains(state, a, b, worth)
    if kind == k.STEP_COMPLETED:
        return package_value(state, state.tables.abha_completed, worth)
    if kind == k.STEP_IMPROVED:
        return package_value(state, state.tables.de_wu_improved, worth)
    if kind == k.STEP_TOOK:
        return package_value(state, state.tables.contracts_package, worth)
    if kind == k.STEP_DUE:
        return bonuses_value(state, a, b, worth)
    return 0.0


# ---- small things -------------------------------------------------------------------------------------------------


def icons_value(icons: i64, worth: Worth) -> float:
    """A packed set of icons."""
    total: float = 0.0
    for icon in range(ICONS):
        total += float(icon_count(icons, icon)) * worth.each[FIRST_ICON + icon]
    return total


def bonuses_value(state: Position, cities: i64, seals: i64, worth: Worth) -> float:
    """Bonuses of cities and seals that are still due."""
    total: float = 0.0
    while cities != 0:
        city: i64 = lowest(cities)
        cities &= cities - 1
        total += marker_value(state, city, worth)
    while seals != 0:
        seal: i64 = lowest(seals)
        seals &= seals - 1
        total += package_value(state, state.tables.seal_bonus[seal], worth)
    return total


def repeat_value(state: Position, seat: i64, repeat: i64, times: i64, worth: Worth) -> float:
    """What repeats of an exchange are worth; only as many as can be paid with what is there."""
    tables = state.tables
    at: i64 = i64(state.card_at[repeat // 2]) * 2 + repeat % 2
    if not can_afford(state, seat, tables.card_cost[at], 0):
        return NOTHING
    once: float = package_value(state, tables.card_package[at], worth) - cost_value(state, tables.card_cost[at], worth)
    payable: i64 = 1
    for column in range(VP):
        each: i64 = tables.cost(tables.card_cost[at], column)
        if each > 0:
            payable = state.has(seat, column) // each
    if payable < times:
        times = payable
    return once * float(times if times > 1 else 1)


# ---- main actions -------------------------------------------------------------------------------------------------


def space_value(state: Position, seat: i64, space: i64, worth: Worth) -> float:
    """What an action of several dice brings, about."""
    paid: float = float(state.due) * worth.each[COINS]
    if space == SEALS_SPACE:
        value: i64 = i64(state.placed[len(state.placed) - 1]) % 8
        return HARDLY * seal_value(state, seat, value, worth) - paid
    number: i64 = space - TRAVEL_SPACE
    cap: i64 = state.tables.travel_cap[number]
    lowest_die: i64 = i64(state.placed[len(state.placed) - 1]) % 8
    allowed: i64 = lowest_die if lowest_die < cap else cap
    return HARDLY * trip_value(state, seat, BY_TRAVEL + number, allowed, worth)


def offer_value(state: Position, seat: i64, space: i64, worth: Worth) -> float:
    """The best offer of a Book that can be paid, with the occupied space."""
    tables = state.tables
    best: float = NOTHING
    for number in range(OFFERS):
        offer: i64 = offer_of(state, space, number)
        cost: i64 = tables.offer_cost[offer]
        if can_afford(state, seat, cost, state.due):
            value: float = package_value(state, tables.offer_package[offer], worth) - cost_value(state, cost, worth)
            if value > best:
                best = value
    return best - float(state.due) * worth.each[COINS]


def seal_value(state: Position, seat: i64, value: i64, worth: Worth) -> float:
    """The best seal that a die allows: its jade, and what a basic seal promises (policy.py)."""
    best: float = NOTHING
    for seal in range(SEALS):
        if why_not_seal(state, seat, seal, value) == 0:
            gained: float = package_value(state, state.tables.seal_jade[seal], worth)
            gained += seal_promise(state, seat, seal, worth)
            if gained > best:
                best = gained
    return best


def seal_promise(state: Position, seat: i64, seal: i64, worth: Worth) -> float:
    """What a basic seal still promises: routes, its bonus in later rounds and VP of the goal card once it is improved."""
    bonus: float = package_value(state, state.tables.seal_bonus[seal], worth)
    later: float = worth.rounds * bonus - cost_value(state, state.tables.seal_improve[seal], worth)
    later += goal_vp(state, seat, seal)
    return worth.ahead * (0.4 + (0.45 * later if later > 0.0 else 0.0))


def goal_vp(state: Position, seat: i64, seal: i64) -> float:
    """What the goal card gives for a seal once it is improved (MP2-20.2)."""
    cards: i64 = state.goals[seat]
    return float(state.tables.goal_vp[lowest(cards) * SEALS + seal]) if bits(cards) == 1 else 0.0


# ---- movement -----------------------------------------------------------------------------------------------------


def best_city(state: Position, seat: i64, cities: i64, worth: Worth) -> float:
    """The best of some cities for a new post."""
    best: float = 0.0
    free: i64 = cities & state.tables.post_places & ~state.posts[seat]
    while free != 0:
        city: i64 = lowest(free)
        free &= free - 1
        value: float = arrival(state, seat, city, worth)
        if value > best:
            best = value
    return best


def path_value(state: Position, seat: i64, source: i64, allowed: i64, worth: Worth) -> float:
    """The best that the path announced so far can still become."""
    best: float = search(
        state,
        seat,
        source,
        allowed,
        worth,
        state.ahead,
        state.reached,
        state.road_used,
        state.road_coins,
        state.road_camels,
        state.road_jade,
        len(state.path) > 0,
    )
    if state.ahead_2 != NONE:
        other: float = search(
            state,
            seat,
            source,
            allowed,
            worth,
            state.ahead_2,
            state.reached,
            state.road_used,
            state.road_coins,
            state.road_camels,
            state.road_jade,
            len(state.path) > 0,
        )
        if other > best:
            best = other
    if best > NOTHING:
        return best
    return 0.0 if source == BY_ICON else best


def trip_value(state: Position, seat: i64, source: i64, allowed: i64, worth: Worth) -> float:
    """The best path that a movement allows from where the figures stand."""
    best: float = search(state, seat, source, allowed, worth, state.figure_at(seat, 0), 0, 0, 0, 0, 0, False)
    if state.figure_at(seat, 1) != NONE:
        other: float = search(state, seat, source, allowed, worth, state.figure_at(seat, 1), 0, 0, 0, 0, 0, False)
        if other > best:
            best = other
    return best


def search(
    state: Position,
    seat: i64,
    source: i64,
    allowed: i64,
    worth: Worth,
    here: i64,
    reached: i64,
    used: i64,
    coins: i64,
    camels: i64,
    jade: i64,
    far: bool,
) -> float:
    """The best end of a path from here on: what posts bring, less what the routes cost."""
    tables = state.tables
    best: float = NOTHING
    if far:
        best = end_value(state, seat, source, worth, here, reached)
        best -= float(coins + base_cost(state, source, used, COINS, state.due)) * worth.each[COINS]
        best -= float(camels + base_cost(state, source, used, CAMELS, state.due)) * worth.each[CAMELS]
        best -= float(jade + base_cost(state, source, used, JADE, state.due)) * worth.each[JADE]
    near: i64 = tables.near[here] & ~reached
    while near != 0:
        there: i64 = lowest(near)
        near &= near - 1
        route: i64 = tables.route_at[here * tables.locations + there]
        seal: i64 = tables.route_seal[route]
        steps: i64 = used + steps_needed(state, seat, there)
        if steps > allowed or (seal >= 0 and state.seal_of(seat, seal) == NO_SEAL):
            continue
        more_coins: i64 = coins + road_cost(state, seat, route, COINS)
        more_camels: i64 = camels + road_cost(state, seat, route, CAMELS)
        more_jade: i64 = jade + road_cost(state, seat, route, JADE)
        if can_pay(
            state,
            seat,
            more_coins + base_cost(state, source, steps, COINS, state.due),
            more_camels + base_cost(state, source, steps, CAMELS, state.due),
            more_jade + base_cost(state, source, steps, JADE, state.due),
        ):
            value: float = search(
                state,
                seat,
                source,
                allowed,
                worth,
                there,
                reached | bit(there),
                steps,
                more_coins,
                more_camels,
                more_jade,
                True,
            )
            if value > best:
                best = value
    return best


def end_value(state: Position, seat: i64, source: i64, worth: Worth, here: i64, reached: i64) -> float:
    """What a path that ends here brings: a post, the additional one, oases."""
    tables = state.tables
    value: float = best_city(state, seat, bit(here), worth)
    if BY_TRAVEL <= source < BY_CARD and tables.travel_extra[source - BY_TRAVEL] > 0:
        value += best_city(state, seat, reached & ~bit(here), worth)
    return value + oases_value(state, seat, worth, reached)


def oases_value(state: Position, seat: i64, worth: Worth, reached: i64) -> float:
    """What Möngke Khan gets for the oases on a path (MP2-19.7)."""
    if not state.is_character(seat, MONGKE_KHAN):
        return 0.0
    each: float = package_value(state, state.tables.mongke_oasis, worth) + OASIS_CHOICE
    return float(bits(reached & state.tables.oases)) * each


def walk_value(state: Position, seat: i64, worth: Worth) -> float:
    """The posts of a path that is paid for next, and its oases for Möngke Khan."""
    ends: i64 = 0
    for at in range(len(state.path)):
        second: bool = i64(state.path[at]) >= SECOND_FIGURE
        ends |= bit(state.ahead_2 if second else state.ahead)
    value: float = oases_value(state, seat, worth, state.reached)
    while ends != 0:
        value += best_city(state, seat, bit(lowest(ends)), worth)
        ends &= ends - 1
    return value
