"""Every action and chance outcome in words, legal or not: what it is, what it costs, and what it brings at once."""

from collections.abc import Callable
from typing import Final

from serai.core.actions import ActionSpace
from serai.core.bits import lowest
from serai.core.language import text
from serai.core.seats import seat_name
from serai.core.state import State
from serai.core.words import sentence
from serai.games.marco_polo_ii import actions as k
from serai.games.marco_polo_ii import tables as t
from serai.games.marco_polo_ii.books import offer_of
from serai.games.marco_polo_ii.names import ICONS, TRADE_GOODS
from serai.games.marco_polo_ii.rewards import icon_count
from serai.games.marco_polo_ii.state import NONE, SECOND_FIGURE, Position
from serai.games.marco_polo_ii.tables import Tables
from serai.games.marco_polo_ii.text_placings import PLACINGS, Asked
from serai.games.marco_polo_ii.text_words import (
    amount_words,
    amounts_words,
    card_words,
    character_words,
    contract_words,
    cost_data,
    cost_words,
    die_words,
    exchange_words,
    goal_words,
    location_words,
    package_data,
    package_words,
    position,
    power_words,
    seal_words,
)
from serai.games.marco_polo_ii.travel import base_cost, road_cost


def describe(space: ActionSpace, state: State, action: int, lang: str = "en") -> str:
    """An action in words, with what it costs and brings at once here."""
    family = space.family(action)
    return sentence(_WORDS[family.verb](Asked(position(state), family.verb, family.indices(action), lang)))


def told(space: ActionSpace, state: State, action: int, viewer: int, lang: str = "en") -> str:
    """An action as a viewer hears it beforehand: which goal card is kept, only the seat itself may know (MP2-4.7)."""
    here = position(state)
    if here.tables.goal_base <= action < here.tables.roll_base and viewer != here.to_act:
        return sentence(text("mp2-action-goal-some", lang))
    return describe(space, here, action, lang)


# ---- bonus actions and the end of the turn ---------------------------------------------------------------------------


def _end(asked: Asked) -> str:
    return asked.say("action-end")


def _bag(asked: Asked) -> str:
    gain = package_words(asked.tables, asked.tables.bag_package[asked.at[0]], asked.lang)
    return asked.say("action-bag", die=die_words(asked.die(1), asked.lang), gain=gain)


def _reroll(asked: Asked) -> str:
    cost = cost_words(asked.tables, asked.tables.reroll_cost, asked.lang)
    return asked.say("action-reroll", die=die_words(asked.die(0), asked.lang), cost=cost)


def _turn(asked: Asked) -> str:
    value, down = asked.at[0] + 1, asked.at[2] == 1
    after = value - 1 if down else value + 1
    cost = cost_words(asked.tables, asked.tables.turn_cost, asked.lang)
    die = die_words(asked.die(0), asked.lang)
    if not 1 <= after <= t.FACES:
        return asked.say("action-turn-out", die=die, way="down" if down else "up", cost=cost)
    return asked.say("action-turn", die=die, value=after, cost=cost)


def _buy(asked: Asked) -> str:
    cost = cost_words(asked.tables, asked.tables.black_die_cost, asked.lang)
    return asked.say("action-buy-open" if asked.state.open_black else "action-buy", cost=cost)


def _improve(asked: Asked) -> str:
    tables, seal = asked.tables, asked.at[0]
    cost = cost_words(tables, tables.seal_improve[seal], asked.lang)
    bonus = package_data(tables, int(tables.seal_bonus[seal]))
    if asked.state.is_character(asked.seat, t.DE_WU):
        for what, amount in package_data(tables, int(tables.de_wu_improved)).items():
            bonus[what] = bonus.get(what, 0) + amount
    return asked.say(
        "action-improve", seal=seal_words(seal, asked.lang), cost=cost, gain=amounts_words(bonus, asked.lang)
    )


def _complete(asked: Asked) -> str:
    return asked.say("action-complete", contract=contract_words(asked.tables, asked.at[0], asked.lang))


def _outpost(asked: Asked) -> str:
    gain = package_words(asked.tables, asked.tables.outpost_package[asked.at[0]], asked.lang)
    return asked.say("action-outpost", gain=gain)


# ---- answers in a main action ----------------------------------------------------------------------------------------


def _offer(asked: Asked) -> str:
    number = asked.at[0]
    if asked.kind != k.OFFER:
        return asked.say("action-offer", number=number + 1)
    return asked.say("action-offer-of", number=number + 1, offer=offer_words(asked.state, number, asked.lang))


def offer_words(state: Position, number: int, lang: str) -> str:
    """An offer of the Book that is asked about."""
    return offer_exchange(state.tables, int(offer_of(state, state.top_a(), number)), lang)


def offer_exchange(tables: Tables, offer: int, lang: str) -> str:
    """What an offer costs and gives."""
    gain = package_words(tables, tables.offer_package[offer], lang)
    if not tables.offer_cost[offer]:
        return gain
    return text("mp2-exchange", lang, cost=cost_words(tables, tables.offer_cost[offer], lang), gain=gain)


def _seal(asked: Asked) -> str:
    tables, seal = asked.tables, asked.at[0]
    words = seal_words(seal, asked.lang)
    if asked.kind in (k.DOUBLE, k.DUE):
        key = "action-double-seal" if asked.kind == k.DOUBLE else "action-due-seal"
        return asked.say(key, seal=words, gain=package_words(tables, tables.seal_bonus[seal], asked.lang))
    if not tables.seal_jade[seal]:
        return asked.say("action-seal", seal=words)
    return asked.say("action-seal-with", seal=words, gain=package_words(tables, tables.seal_jade[seal], asked.lang))


def _step(asked: Asked) -> str:
    location, second = asked.at[0], asked.at[1] == 1
    state, tables = asked.state, asked.tables
    name = location_words(tables, location, asked.lang)
    here = int(state.ahead_2 if second else state.ahead) if asked.kind == k.PATH else NONE
    key = "action-step-second" if second else "action-step"
    route = int(tables.route_at[here * tables.locations + location]) if here != NONE else -1
    if route < 0:
        return asked.say(key, location=name)
    cost = {
        what: int(road_cost(state, asked.seat, route, column))
        for column, what in ((t.COINS, "coins"), (t.CAMELS, "camels"), (t.JADE, "jade"))
    }
    free = not any(cost.values())
    return asked.say(key + "-for", location=name, cost=asked.say("free") if free else amounts_words(cost, asked.lang))


def path_cost(state: Position) -> dict[str, int]:
    """What the announced path costs so far, with the entry, the occupied space or the repeats of a card (MP2-22.11)."""
    source, used, due = state.top_a(), state.road_used, state.due
    return {
        "coins": int(state.road_coins + base_cost(state, source, used, t.COINS, due)),
        "camels": int(state.road_camels + base_cost(state, source, used, t.CAMELS, due)),
        "jade": int(state.road_jade + base_cost(state, source, used, t.JADE, due)),
    }


def path_words(state: Position, lang: str) -> str:
    """The announced steps: Xian, Poyang Lake; those of a second figure after those of the first."""
    steps = [int(step) for step in state.path]
    first = [location_words(state.tables, step, lang) for step in steps if step < SECOND_FIGURE]
    second = [location_words(state.tables, step - SECOND_FIGURE, lang) for step in steps if step >= SECOND_FIGURE]
    parts = [", ".join(first)] if first else []
    if second:
        parts.append(text("mp2-path-second", lang, list=", ".join(second)))
    return "; ".join(parts)


def _go(asked: Asked) -> str:
    if asked.kind != k.PATH or not len(asked.state.path):
        return asked.say("action-go")
    cost = path_cost(asked.state)
    return asked.say(
        "action-go-for",
        path=path_words(asked.state, asked.lang),
        cost=amounts_words(cost, asked.lang) if any(cost.values()) else asked.say("free"),
    )


def _stop(asked: Asked) -> str:
    return asked.say(_STOPS.get(asked.kind, "action-stop"))


def _decline(asked: Asked) -> str:
    return asked.say(_DECLINES.get(asked.kind, "action-decline"))


def exchange_of(state: Position, repeat: int, lang: str) -> str:
    """The exchange of a card that is repeated."""
    tables = state.tables
    which = int(state.card_at[repeat // 2]) * 2 + repeat % 2
    cost, gain = int(tables.card_cost[which]), int(tables.card_package[which])
    return exchange_words(cost_data(tables, cost), package_data(tables, gain), lang)


def _again(asked: Asked) -> str:
    if asked.kind != k.REPEAT:
        return asked.say("action-again")
    return asked.say("action-again-for", exchange=exchange_of(asked.state, int(asked.state.top_a()), asked.lang))


def _direction(asked: Asked) -> str:
    if asked.kind != k.DIRECTION:
        return asked.say("action-direction", number=asked.at[0] + 1)
    exchange = exchange_of(asked.state, int(asked.state.top_a()) * 2 + asked.at[0], asked.lang)
    return asked.say("action-direction-for", exchange=exchange)


# ---- contracts -------------------------------------------------------------------------------------------------------


def _contract(asked: Asked) -> str:
    slot = asked.at[0]
    city = location_words(asked.tables, int(asked.tables.slot_city[slot]), asked.lang)
    contract = int(asked.state.display[slot])
    if contract == NONE:
        return asked.say("action-contract-none", city=city)
    return asked.say("action-contract", contract=contract_words(asked.tables, contract, asked.lang), city=city)


def _discard(asked: Asked) -> str:
    return asked.say("action-discard", contract=contract_words(asked.tables, asked.at[0], asked.lang))


# ---- prices and rewards ----------------------------------------------------------------------------------------------


def _give(asked: Asked) -> str:
    return asked.say("action-give", good=amount_words(TRADE_GOODS[asked.at[0]], 1, asked.lang))


def _good(asked: Asked) -> str:
    return asked.say("action-good", good=amount_words(TRADE_GOODS[asked.at[0]], 1, asked.lang))


def _pay(asked: Asked) -> str:
    for_coins, for_camels = asked.at[0], asked.at[1]
    if asked.kind == k.PAY:
        coins, camels = int(asked.state.top_a()) - for_coins, int(asked.state.top_b()) - for_camels
        if coins >= 0 and camels >= 0:
            paid = {"coins": coins, "camels": camels, "jade": for_coins + for_camels}
            return asked.say("action-pay", list=amounts_words(paid, asked.lang), coins=for_coins, camels=for_camels)
    return asked.say("action-pay-jade", coins=for_coins, camels=for_camels)


def _take(asked: Asked) -> str:
    icon = asked.at[0]
    count = int(icon_count(asked.state.top_a(), icon)) if asked.kind == k.TAKE else 1
    return asked.say("action-take", what=amount_words(ICONS[icon], max(count, 1), asked.lang))


def _oasis(asked: Asked) -> str:
    gain = package_words(asked.tables, asked.tables.mongke_choice[asked.at[0]], asked.lang)
    if asked.kind != k.OASIS:
        return asked.say("action-oasis", gain=gain)
    oasis = location_words(asked.tables, int(lowest(asked.state.top_a())), asked.lang)
    return asked.say("action-oasis-at", gain=gain, oasis=oasis)


def _pair(asked: Asked) -> str:
    gain = package_words(asked.tables, asked.tables.isabella_pair[asked.at[0]], asked.lang)
    return asked.say("action-pair", value=asked.at[0] + 1, gain=gain)


def _compensate(asked: Asked) -> str:
    coins = asked.at[0]
    camels = int(asked.state.top_a()) - coins if asked.kind == k.COMPENSATE else 0
    taken = {"coins": coins, "camels": max(camels, 0)}
    return asked.say("action-compensate", list=amounts_words(taken, asked.lang))


def _black(asked: Asked) -> str:
    return asked.say("action-black", die=die_words(asked.at[0] * 2 + 1, asked.lang))


# ---- posts and cities ------------------------------------------------------------------------------------------------


def _claim(asked: Asked) -> str:
    city = asked.at[0]
    name, tile = location_words(asked.tables, city, asked.lang), int(asked.state.outpost_at[city])
    if tile == NONE:
        return asked.say("action-claim-none", city=name)
    gain = package_words(asked.tables, asked.tables.outpost_package[tile], asked.lang)
    return asked.say("action-claim", city=name, gain=gain)


def _city_bonus(asked: Asked, key: str) -> str:
    city = asked.at[0]
    name, marker = location_words(asked.tables, city, asked.lang), int(asked.state.marker_at[city])
    if marker == NONE:
        return asked.say(f"action-{key}-none", city=name)
    gain = package_words(asked.tables, asked.tables.marker_package[marker], asked.lang)
    return asked.say(f"action-{key}", city=name, gain=gain)


def _bonus(asked: Asked) -> str:
    return _city_bonus(asked, "double" if asked.kind == k.DOUBLE else "bonus")


def _copy(asked: Asked) -> str:
    return _city_bonus(asked, "copy")


def _post(asked: Asked) -> str:
    return asked.say("action-post", city=location_words(asked.tables, asked.at[0], asked.lang))


def _from(asked: Asked) -> str:
    old = location_words(asked.tables, asked.at[0], asked.lang)
    if asked.kind != k.FROM:
        return asked.say("action-from", old=old)
    return asked.say("action-from-to", old=old, city=location_words(asked.tables, int(asked.state.top_a()), asked.lang))


# ---- setup -----------------------------------------------------------------------------------------------------------


def _character(asked: Asked) -> str:
    name = character_words(asked.at[0], asked.lang)
    return asked.say("action-character", character=name, power=power_words(asked.tables, asked.at[0], asked.lang))


def _goal(asked: Asked) -> str:
    return asked.say("action-goal", goal=goal_words(asked.tables, asked.at[0], asked.lang))


# ---- chance outcomes -------------------------------------------------------------------------------------------------


def _roll(asked: Asked) -> str:
    return asked.say("outcome-roll", value=asked.at[0] + 1)


def _first(asked: Asked) -> str:
    return asked.say("outcome-first", seat=seat_name(asked.at[0]))


def _reveal(asked: Asked) -> str:
    return asked.say("outcome-reveal", character=character_words(asked.at[0], asked.lang))


def _marker(asked: Asked) -> str:
    return asked.say(
        "outcome-marker", gain=package_words(asked.tables, asked.tables.marker_package[asked.at[0]], asked.lang)
    )


def _tile(asked: Asked) -> str:
    return asked.say(
        "outcome-tile", gain=package_words(asked.tables, asked.tables.outpost_package[asked.at[0]], asked.lang)
    )


def _show(asked: Asked) -> str:
    return asked.say("outcome-show", card=card_words(asked.tables, asked.at[0], asked.lang))


def _draw(asked: Asked) -> str:
    return asked.say("outcome-draw", contract=contract_words(asked.tables, asked.at[0], asked.lang))


def _pile(asked: Asked) -> str:
    tables, tile = asked.tables, asked.at[0]
    offers = [tables.tile_offer[tile * t.UPPER_OFFERS + which] for which in range(t.UPPER_OFFERS)]
    words = [
        exchange_words(
            cost_data(tables, int(tables.offer_cost[offer])),
            package_data(tables, int(tables.offer_package[offer])),
            asked.lang,
        )
        for offer in offers
    ]
    return asked.say("outcome-pile", list="; ".join(words))


def _deal(asked: Asked) -> str:
    return asked.say("outcome-deal", goal=goal_words(asked.tables, asked.at[0], asked.lang))


_STOPS: Final[dict[int, str]] = {
    k.PAIRS: "action-stop-pairs",
    k.CONTRACTS: "action-stop-contracts",
    k.REPEAT: "action-stop-repeat",
    k.MARKER: "action-stop-bonuses",
}
_DECLINES: Final[dict[int, str]] = {
    k.PATH: "action-decline-move",
    k.CITY_CONTRACT: "action-decline-contract",
    k.POOL: "action-decline-contract",
    k.EXTRA: "action-decline-post",
}
_WORDS: Final[dict[str, Callable[[Asked], str]]] = {
    **PLACINGS,
    "end": _end,
    "go": _go,
    "stop": _stop,
    "again": _again,
    "decline": _decline,
    "buy": _buy,
    "bag": _bag,
    "reroll": _reroll,
    "turn": _turn,
    "improve": _improve,
    "offer": _offer,
    "seal": _seal,
    "give": _give,
    "good": _good,
    "pay": _pay,
    "take": _take,
    "direction": _direction,
    "oasis": _oasis,
    "pair": _pair,
    "compensate": _compensate,
    "black": _black,
    "character": _character,
    "step": _step,
    "contract": _contract,
    "discard": _discard,
    "complete": _complete,
    "outpost": _outpost,
    "claim": _claim,
    "bonus": _bonus,
    "copy": _copy,
    "post": _post,
    "from": _from,
    "goal": _goal,
    "roll": _roll,
    "first": _first,
    "reveal": _reveal,
    "marker": _marker,
    "tile": _tile,
    "show": _show,
    "draw": _draw,
    "pile": _pile,
    "deal": _deal,
}
