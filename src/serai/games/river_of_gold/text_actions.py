"""Every action and chance outcome in words, legal or not: with what it brings when it is legal."""

from collections.abc import Callable
from typing import Final

from serai.core.actions import ActionSpace
from serai.core.language import text
from serai.core.seats import seat_name
from serai.core.state import LEGAL, State
from serai.core.words import sentence
from serai.games.river_of_gold.actions import GOOD_NAMES, ONE_DOWN, ONE_UP, SELL
from serai.games.river_of_gold.build import build_cost
from serai.games.river_of_gold.favor import turned
from serai.games.river_of_gold.mastery import next_claim, slot_of
from serai.games.river_of_gold.rules import merchant_card
from serai.games.river_of_gold.sail import end_space, sail_distance
from serai.games.river_of_gold.state import DIE, Position
from serai.games.river_of_gold.tables import CLAIMS, KAIU_SHIHOBU, KAKITA_RYOKU
from serai.games.river_of_gold.text_effects import Effects, effects_of, effects_words, wasted_words
from serai.games.river_of_gold.text_words import (
    ability_words,
    amount_words,
    building_words,
    clan_words,
    customer_words,
    demand_words,
    goods_words,
    mastery_words,
    order_of,
    patron_words,
    region_words,
    scoring_places,
    scoring_words,
    tile_words,
)

# Families whose words say already all that they bring, but for what goes beyond a limit.
_PLAIN: Final = frozenset(("favor", "trade", "buy", "sell", "claim", "set", "bonus", "take"))


class Asked:
    """One action in one position and language, with its effects when it is legal."""

    def __init__(self, state: Position, action: int, verb: str, indices: tuple[int, ...], lang: str) -> None:
        """Look the action up; `indices` are those of its parameters."""
        self.state = state
        self.tables = state.tables
        self.verb = verb
        self.at = (*indices, 0, 0)
        self.lang = lang
        self.legal = state.rule_against(action) == LEGAL
        self.seat = int(state.top_seat()) if state.depth > 0 else 0
        self.effects: Effects | None = None

    def say(self, key: str, **args: str | int) -> str:
        """A text in the language of the question."""
        return text(key, self.lang, **args)

    def amount(self, what: str, amount: int) -> str:
        """An amount of a resource."""
        return amount_words(what, amount, self.lang)


def position(state: State) -> Position:
    """The state as a position of this game. Raises TypeError for another game's."""
    if not isinstance(state, Position):
        raise TypeError(f"{type(state).__name__} is no position of River of Gold")
    return state


def describe(space: ActionSpace, state: State, action: int, lang: str = "en") -> str:
    """An action in words, with what it costs and brings at once when it is legal here."""
    family = space.family(action)
    asked = Asked(position(state), action, family.verb, family.indices(action), lang)
    if asked.legal and not family.chance:
        asked.effects = effects_of(asked.state, action, family.verb)
    words = _WORDS[family.verb](asked)
    if asked.effects is not None:
        plain = family.verb in _PLAIN
        effects = asked.effects
        brings = "; ".join(wasted_words(effects, lang)) if plain else effects_words(effects, asked.tables, lang)
        words = text("rog-action-with", lang, action=words, effects=brings) if brings else words
    return sentence(words)


# ---- the turn ------------------------------------------------------------------------------------------------------


def _favor(asked: Asked) -> str:
    if not asked.legal:
        return asked.say("rog-action-favor-up" if asked.at[0] == 0 else "rog-action-favor-down")
    face = asked.state.has(asked.seat, DIE)
    after = turned(face, 1 if asked.at[0] == 0 else -1)
    region = region_words(after - 1, asked.lang)
    cost = sum(asked.effects.paid.values()) if asked.effects is not None else 1
    return asked.say("rog-action-favor", cost=cost, **{"from": face}, face=after, region=region)


def _build(asked: Asked) -> str:
    shore, row = asked.at[0], asked.at[1]
    state, tables = asked.state, asked.tables
    region = region_words(tables.shore_region[shore], asked.lang)
    if tables.shore_cost[shore] < 0:
        return asked.say("rog-action-build-market", shore=shore + 1, region=region)
    if state.row[row] < 0:
        return asked.say("rog-action-build-empty", shore=shore + 1, region=region, row=row + 1)
    words = building_words(tables, state.row[row], asked.lang)
    if asked.legal and state.patron[asked.seat] != KAIU_SHIHOBU:  # the die has settled the region
        return asked.say("rog-action-build", tile=words, row=row + 1, shore=shore + 1)
    if asked.legal:
        return asked.say("rog-action-build-in", tile=words, row=row + 1, shore=shore + 1, region=region)
    cost = build_cost(state, max(asked.seat, 0), shore)
    return asked.say("rog-action-build-costs", tile=words, row=row + 1, shore=shore + 1, region=region, koku=cost)


def _sail(asked: Asked) -> str:
    ship, step = asked.at[0], asked.at[1]
    if asked.effects is None:
        keys = {ONE_UP: "rog-action-sail-up", ONE_DOWN: "rog-action-sail-down"}
        return asked.say(keys.get(step, "rog-action-sail"), ship=ship + 1)
    distance = sail_distance(asked.state, asked.seat, ship, step)
    return asked.say(
        "rog-action-sail-journey" if asked.effects.journey else "rog-action-sail-to",
        kind="royal" if asked.state.royal[asked.seat] == ship else "standard",
        ship=ship + 1,
        distance=distance,
        river=end_space(asked.state.ships[asked.seat * 2 + ship], distance),
    )


def _deliver(asked: Asked) -> str:
    customer = customer_words(asked.tables, asked.at[0], asked.lang, "to")
    if asked.legal:
        return asked.say("rog-action-deliver", customer=customer)
    order = goods_words(order_of(asked.tables, asked.at[0]), asked.lang)
    return asked.say("rog-action-deliver-order", customer=customer, list=order)


def _trade(asked: Asked) -> str:
    give = asked.amount(GOOD_NAMES[asked.at[0]], asked.tables.trade_goods_given)
    get = asked.amount(GOOD_NAMES[asked.at[1]], asked.tables.trade_goods_got)
    return asked.say("rog-action-trade", give=give, get=get)


def _buy(asked: Asked) -> str:
    give = asked.amount("koku", asked.tables.trade_koku_given)
    return asked.say("rog-action-buy", give=give, get=asked.amount("favor", asked.tables.trade_favor_got))


# ---- answers -------------------------------------------------------------------------------------------------------


def _bonus(asked: Asked) -> str:
    if asked.at[0] == 0:
        return asked.say("rog-action-take", get=asked.amount("koku", asked.tables.journey_koku))
    return asked.say("rog-action-take", get=asked.amount(GOOD_NAMES[asked.at[0] - 1], asked.tables.journey_goods))


def _activate(asked: Asked) -> str:
    card = merchant_card(asked.tables, asked.at[0])
    ability = ability_words(asked.tables, card, asked.lang) or asked.say("rog-nothing")
    return asked.say("rog-action-activate", customer=customer_words(asked.tables, card, asked.lang), ability=ability)


def _sell(asked: Asked) -> str:
    give = asked.amount(GOOD_NAMES[asked.at[0]], 1)
    if asked.state.top_kind() == SELL:
        return asked.say("rog-action-sell-for", give=give, koku=asked.state.top_a())
    return asked.say("rog-action-sell", give=give)


def _stop(asked: Asked) -> str:
    return asked.say("rog-action-stop")


def _take(asked: Asked) -> str:
    return asked.say("rog-action-take", get=asked.amount(GOOD_NAMES[asked.at[0]], 1))


def _royal(asked: Asked) -> str:
    ship = asked.at[0]
    if not asked.legal:
        return asked.say("rog-action-royal", ship=ship + 1)
    return asked.say("rog-action-royal-at", ship=ship + 1, river=asked.state.ships[asked.seat * 2 + ship])


def _mark(asked: Asked) -> str:
    shore = asked.at[0]
    tile = asked.state.shore_tile[shore]
    if tile < 0:
        return asked.say("rog-action-mark", shore=shore + 1)
    region = region_words(asked.tables.shore_region[shore], asked.lang)
    words = tile_words(asked.tables, tile, asked.lang)
    return asked.say("rog-action-mark-on", shore=shore + 1, region=region, tile=words)


def _discard(asked: Asked) -> str:
    card = asked.at[0]
    return asked.say(
        "rog-action-discard",
        customer=customer_words(asked.tables, card, asked.lang, "the"),
        region=region_words(asked.tables.customer_region[card], asked.lang),
        goods=goods_words(order_of(asked.tables, card), asked.lang),
    )


def _claim(asked: Asked) -> str:
    mastery = mastery_words(asked.tables, asked.at[0], asked.lang)
    if not asked.legal:
        return asked.say("rog-action-claim", mastery=mastery)
    return asked.say("rog-action-claim-for", mastery=mastery, vp=claim_value(asked.state, asked.at[0]))


def claim_value(state: Position, mastery: int) -> int:
    """The VP that the next claim of a mastery in play brings; 0 when none is left."""
    place = next_claim(state, slot_of(state, mastery))
    return 0 if place < 0 else int(state.tables.mastery_values[(mastery * 3 + state.seats - 2) * CLAIMS + place])


def _end(asked: Asked) -> str:
    return asked.say("rog-action-end")


def _roll(asked: Asked) -> str:
    return asked.say("rog-action-roll")


def _set(asked: Asked) -> str:
    face = asked.at[0] + 1
    cost = asked.tables.patron_value[KAKITA_RYOKU]
    return asked.say("rog-action-set", favor=cost, face=face, region=region_words(face - 1, asked.lang))


def _patron(asked: Asked) -> str:
    return asked.say("rog-action-patron", patron=patron_words(asked.tables, asked.at[0], asked.lang))


# ---- chance outcomes -----------------------------------------------------------------------------------------------


def _die(asked: Asked) -> str:
    return asked.say("rog-outcome-die", face=asked.at[0] + 1)


def _draw(asked: Asked) -> str:
    return asked.say("rog-outcome-draw", customer=customer_words(asked.tables, asked.at[0], asked.lang, "the"))


def _scoring(asked: Asked) -> str:
    return scoring_words(scoring_places(asked.tables, asked.at[0], int(asked.state.seats)), asked.lang)


def _mastery(asked: Asked) -> str:
    mastery = mastery_words(asked.tables, asked.at[0], asked.lang)
    return asked.say("rog-outcome-mastery", mastery=mastery, demand=demand_words(asked.tables, asked.at[0], asked.lang))


def _first(asked: Asked) -> str:
    return asked.say("rog-outcome-first", seat=seat_name(asked.at[0]))


def _reveal(asked: Asked) -> str:
    return patron_words(asked.tables, asked.at[0], asked.lang)


def _clan(asked: Asked) -> str:
    return asked.say("rog-outcome-clan", clan=clan_words(asked.tables, asked.at[0], asked.lang))


def _tile(asked: Asked) -> str:
    return asked.say("rog-outcome-tile", tile=tile_words(asked.tables, asked.at[0], asked.lang))


_WORDS: Final[dict[str, Callable[[Asked], str]]] = {
    "favor": _favor,
    "build": _build,
    "sail": _sail,
    "deliver": _deliver,
    "trade": _trade,
    "buy": _buy,
    "bonus": _bonus,
    "activate": _activate,
    "sell": _sell,
    "stop": _stop,
    "take": _take,
    "royal": _royal,
    "mark": _mark,
    "discard": _discard,
    "claim": _claim,
    "end": _end,
    "roll": _roll,
    "set": _set,
    "patron": _patron,
    "die": _die,
    "draw": _draw,
    "scoring": _scoring,
    "mastery": _mastery,
    "first": _first,
    "reveal": _reveal,
    "clan": _clan,
    "tile": _tile,
}
