"""Why an action is not possible, second part: movement, posts, contracts, prices and rewards."""

from typing import Final

from serai.core.positions import members
from serai.games.marco_polo_ii import actions as k
from serai.games.marco_polo_ii import rule_ids as r
from serai.games.marco_polo_ii import tables as t
from serai.games.marco_polo_ii.cards import bonus_cities
from serai.games.marco_polo_ii.names import ICONS, TRADE_GOODS
from serai.games.marco_polo_ii.placing import due_for
from serai.games.marco_polo_ii.rewards import icon_count
from serai.games.marco_polo_ii.state import FIGURES, NO_SEAL, NONE
from serai.games.marco_polo_ii.text_help import Refused, Why, Words, lacking
from serai.games.marco_polo_ii.text_prompts import pool_words
from serai.games.marco_polo_ii.text_words import amounts_words, die_words
from serai.games.marco_polo_ii.travel import BY_CARD, BY_ICON, BY_TRAVEL, base_cost, road_cost, steps_needed

Cost = dict[str, int]
_COLUMNS: Final = (("coins", t.COINS), ("camels", t.CAMELS), ("jade", t.JADE))


# ---- movement --------------------------------------------------------------------------------------------------------


def _step_cost(refused: Refused, source: int, due: int, here: int, there: int, far: bool) -> Cost:
    """What the path costs up to and including a step (MP2-22.11)."""
    state, seat = refused.state, refused.seat
    route = int(refused.tables.route_at[here * refused.tables.locations + there])
    used = int(steps_needed(state, seat, there)) + (int(state.road_used) if far else 0)
    before = (int(state.road_coins), int(state.road_camels), int(state.road_jade)) if far else (0, 0, 0)
    return {
        what: before[at] + int(road_cost(state, seat, route, column)) + int(base_cost(state, source, used, column, due))
        for at, (what, column) in enumerate(_COLUMNS)
    }


def _passable(refused: Refused, here: int, there: int) -> bool:
    """Whether the seat may take the route between two neighboring locations (MP2-11.5)."""
    route = int(refused.tables.route_at[here * refused.tables.locations + there])
    seal = int(refused.tables.route_seal[route])
    return seal < 0 or refused.state.seal_of(refused.seat, seal) != NO_SEAL


def _no_road(refused: Refused, source: int, due: int) -> Words:
    """No first step can be paid: the one for which the least is lacking."""
    best: tuple[int, int, Cost] | None = None
    for figure in range(FIGURES):
        here = int(refused.state.figure_at(refused.seat, figure))
        for there in members(int(refused.tables.near[here])) if here != NONE else []:
            if _passable(refused, here, there):
                cost = _step_cost(refused, source, due, here, there, False)
                missing = sum(lacking(refused.state, refused.seat, cost)[0].values())
                if best is None or missing < best[0]:
                    best = (missing, there, cost)
    if best is None:
        return refused.say("why-11-2-closed"), refused.say("why-11-5-help")
    _, there, cost = best
    words = refused.say("why-11-2", location=refused.location(there), cost=amounts_words(cost, refused.lang))
    lack, advice = refused.short(cost)
    return f"{words} {lack}", advice


def _11_2(refused: Refused) -> Words:
    if refused.verb == "go":
        return refused.say("why-11-2-go"), refused.pending()
    if refused.verb == "step":
        movement = refused.amount("move", int(refused.state.top_b()))
        return refused.say("why-11-2-step", movement=movement), refused.pending()
    return _no_road(refused, BY_TRAVEL + refused.at[0], int(due_for(refused.state, refused.space, refused.value)))


def _11_14(refused: Refused) -> Words:
    if refused.verb == "card":
        return _no_road(refused, BY_CARD + refused.at[0], 0)
    if refused.state.top_a() == BY_ICON:
        return refused.say("why-11-14-begun"), refused.pending()
    return refused.say("why-11-14"), refused.pending()


def _here(refused: Refused) -> int:
    """Where the path has come to, with the figure that was named."""
    return int(refused.state.ahead_2 if refused.at[1] == 1 else refused.state.ahead)


def _steps(refused: Refused) -> str:
    """The steps that can be announced now."""
    found = [index // 2 for index in refused.legal(int(refused.tables.step_base), int(refused.tables.locations) * 2)]
    if not found:
        return refused.pending()
    return refused.say("help-steps", list=refused.any_of([refused.location(at) for at in dict.fromkeys(found)]))


def _11_4(refused: Refused) -> Words:
    here, there = _here(refused), refused.at[0]
    if here == there:
        return refused.say("why-11-4-there", location=refused.location(there)), _steps(refused)
    words = refused.say("why-11-4", here=refused.location(here), there=refused.location(there))
    return words, _steps(refused)


def _11_5(refused: Refused) -> Words:
    here, there = _here(refused), refused.at[0]
    route = int(refused.tables.route_at[here * refused.tables.locations + there])
    seal = refused.seal(int(refused.tables.route_seal[route]))
    words = refused.say("why-11-5", here=refused.location(here), there=refused.location(there), seal=seal)
    return words, _steps(refused) or refused.say("why-11-5-help")


def _11_11(refused: Refused) -> Words:
    state = refused.state
    cost = _step_cost(refused, int(state.top_a()), int(state.due), _here(refused), refused.at[0], len(state.path) > 0)
    words = refused.say("why-11-11", location=refused.location(refused.at[0]), cost=amounts_words(cost, refused.lang))
    lack, _ = refused.short(cost)
    return f"{words} {lack}", _steps(refused)


# ---- posts and what they bring ---------------------------------------------------------------------------------------


def _11_8(refused: Refused) -> Words:
    cities = refused.locations(int(refused.state.top_a()))
    return refused.say("why-11-8", city=refused.location(refused.at[0])), refused.say("why-11-8-help", list=cities)


def _movable(refused: Refused) -> str:
    cities = int(refused.state.posts[refused.seat]) & ~int(refused.state.top_b())
    return refused.say("why-12-9-help", list=refused.locations(cities))


def _12_9(refused: Refused) -> Words:
    return refused.say("why-12-9", city=refused.location(refused.at[0])), _movable(refused)


def _12_10(refused: Refused) -> Words:
    return refused.say("why-12-10", city=refused.location(refused.at[0])), _movable(refused)


def _pool(refused: Refused) -> str:
    """What can be taken of the pool (MP2-11.12)."""
    return refused.say("help-pool", list=refused.any_of(pool_words(refused.state, refused.lang)))


def _12_4(refused: Refused) -> Words:
    return refused.say("why-12-4", city=refused.location(refused.at[0])), _pool(refused)


def _12_5(refused: Refused) -> Words:
    city = refused.location(int(refused.tables.slot_city[refused.at[0]]))
    if refused.state.display[refused.at[0]] == NONE:
        return refused.say("why-13-1-slot", city=city), _pool(refused)
    return refused.say("why-12-5", city=city), _pool(refused)


def _12_8(refused: Refused) -> Words:
    if refused.verb == "claim":
        return refused.say("why-12-8-claim", city=refused.location(refused.at[0])), _pool(refused)
    return refused.say("why-12-8"), _pool(refused)


# ---- contracts -------------------------------------------------------------------------------------------------------


def _13_2(refused: Refused) -> Words:
    if refused.verb == "stop":
        return refused.say("why-13-2-stop"), refused.pending()
    state, tables = refused.state, refused.tables
    own = 0
    for slot in members(int(state.open_slots())):
        own |= int(state.posts[refused.seat]) & 1 << int(tables.slot_city[slot])
    city = refused.location(int(tables.slot_city[refused.at[0]]))
    return refused.say("why-13-2", city=city), refused.say("why-13-2-help", list=refused.locations(own))


def _active(refused: Refused, protected: int) -> list[str]:
    """The active contracts of the seat that may be discarded."""
    row = range(t.ACTIVE)
    contracts = [int(refused.state.contracts[refused.seat * t.ACTIVE + slot]) for slot in row]
    return [refused.contract(one) for slot, one in enumerate(contracts) if one != NONE and not protected >> slot & 1]


def _room(refused: Refused) -> str:
    return refused.say("help-discard", list=refused.any_of(_active(refused, int(refused.state.top_b()))))


def _13_5(refused: Refused) -> Words:
    return refused.say("why-13-5", contract=refused.contract(refused.at[0])), _room(refused)


def _13_6(refused: Refused) -> Words:
    return refused.say("why-13-6", contract=refused.contract(refused.at[0])), _room(refused)


def _13_8(refused: Refused) -> Words:
    names = [*_active(refused, 0), refused.contract(int(refused.state.top_a()))]
    words = refused.say("why-13-5", contract=refused.contract(refused.at[0]))
    return words, refused.say("help-discard", list=refused.any_of(names))


# ---- prices ----------------------------------------------------------------------------------------------------------


def _ways(refused: Refused) -> str:
    """How many jade can stand in for coins and for camels."""
    state = refused.state
    coins, camels = int(state.top_a()), int(state.top_b())
    low_coins, low_camels = max(0, coins - refused.has(t.COINS)), max(0, camels - refused.has(t.CAMELS))
    jade = min(refused.has(t.JADE), t.MOST_JADE)
    return refused.say(
        "help-pay",
        coins=low_coins,
        most_coins=min(coins, jade - low_camels),
        camels=low_camels,
        most_camels=min(camels, jade - low_coins),
        jade=jade,
    )


def _2_2(refused: Refused) -> Words:
    return refused.say("why-2-2", need=refused.at[0] + refused.at[1], have=refused.has(t.JADE)), _ways(refused)


def _2_8(refused: Refused) -> Words:
    state = refused.state
    for index, (what, due, column) in enumerate(
        (("coins", int(state.top_a()), t.COINS), ("camels", int(state.top_b()), t.CAMELS))
    ):
        jade = refused.at[index]
        if jade > due:
            return refused.say("why-2-8-most", what=what, due=due, jade=jade), _ways(refused)
        if due - jade > refused.has(column):
            words = refused.say(
                "why-2-8-least",
                due=refused.amount(what, due),
                have=refused.amount(what, refused.has(column)),
                jade=due - refused.has(column),
            )
            return words, _ways(refused)
    raise ValueError("this payment is not forbidden")


def _22_10(refused: Refused) -> Words:
    return refused.say("why-22-10", most=t.MOST_JADE), _ways(refused)


def _2_5(refused: Refused) -> Words:
    good = TRADE_GOODS[refused.at[0]]
    if refused.kind == k.GIVE:
        held = {name: refused.has(t.PEPPER + index) for index, name in enumerate(TRADE_GOODS)}
        return refused.say("why-2-5-give", good=good), refused.say(
            "why-2-5-give-help", list=amounts_words(held, refused.lang)
        )
    left = [
        refused.amount(name, 1) for index, name in enumerate(TRADE_GOODS) if not int(refused.state.top_b()) >> index & 1
    ]
    return refused.say("why-2-5", good=good), refused.say("why-2-5-help", list=refused.any_of(left))


# ---- rewards and cards -----------------------------------------------------------------------------------------------


def _22_12(refused: Refused) -> Words:
    counts = [(what, int(icon_count(refused.state.top_a(), icon))) for icon, what in enumerate(ICONS)]
    left = [refused.amount(what, count) for what, count in counts if count]
    words = refused.say("why-22-12", what=refused.amount(ICONS[refused.at[0]], 1))
    return words, refused.say("why-22-12-help", list=refused.any_of(left))


def _15_8(refused: Refused) -> Words:
    state, city = refused.state, refused.at[0]
    cities = refused.legal(int(refused.tables.copy_base), int(refused.tables.cities))
    advice = refused.say("why-15-8-help", list=refused.any_of([refused.location(at) for at in cities]))
    own = state.marker_at[city] != NONE
    return refused.say("why-15-8-itself" if own else "why-15-8", city=refused.location(city)), advice


def _15_10(refused: Refused) -> Words:
    state, tables = refused.state, refused.tables
    own = int(bonus_cities(state, refused.seat))
    if refused.verb == "card":
        with_bonus = refused.locations(int(tables.has_bonus))
        return refused.say("why-15-10"), refused.say("why-13-1-help", list=with_bonus)
    city = refused.at[0]
    advice = refused.say("why-15-10-help", list=refused.locations(own & ~int(state.top_b())))
    name = refused.location(city)
    if int(state.top_b()) >> city & 1:
        return refused.say("why-15-10-taken", city=name), advice
    if not int(tables.has_bonus) >> city & 1:
        return refused.say("why-15-8", city=name), advice
    return refused.say("why-15-10-post", city=name), advice


def _21_1(refused: Refused) -> Words:
    open_dice = [face for face in range(t.FACES) if refused.state.open_dice[face]]
    names = [die_words(face * 2 + 1, refused.lang) for face in open_dice]
    words = refused.say("why-21-1", value=refused.at[0] + 1)
    return words, refused.say("why-21-1-help", list=refused.any_of(names))


INSIDE: Final[dict[int, Why]] = {
    r.MP2_2_2: _2_2,
    r.MP2_2_5: _2_5,
    r.MP2_2_8: _2_8,
    r.MP2_11_2: _11_2,
    r.MP2_11_4: _11_4,
    r.MP2_11_5: _11_5,
    r.MP2_11_8: _11_8,
    r.MP2_11_11: _11_11,
    r.MP2_11_14: _11_14,
    r.MP2_12_4: _12_4,
    r.MP2_12_5: _12_5,
    r.MP2_12_8: _12_8,
    r.MP2_12_9: _12_9,
    r.MP2_12_10: _12_10,
    r.MP2_13_2: _13_2,
    r.MP2_13_5: _13_5,
    r.MP2_13_6: _13_6,
    r.MP2_13_8: _13_8,
    r.MP2_15_8: _15_8,
    r.MP2_15_10: _15_10,
    r.MP2_21_1: _21_1,
    r.MP2_22_10: _22_10,
    r.MP2_22_12: _22_12,
}
