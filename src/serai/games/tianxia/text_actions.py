"""Every action and chance outcome in words, legal or not: what it is, what it costs, and what it brings at once."""

from collections.abc import Callable
from typing import Final

from serai.core.actions import ActionSpace
from serai.core.language import text
from serai.core.state import EVERYTHING, State
from serai.core.words import sentence
from serai.games.tianxia import actions as k
from serai.games.tianxia import tables as t
from serai.games.tianxia.barges import barge_cost
from serai.games.tianxia.governors import wood_cost
from serai.games.tianxia.military import rice_cost, stone_cost
from serai.games.tianxia.names import GOODS, PURSE, RESOURCES
from serai.games.tianxia.passing import offer_of
from serai.games.tianxia.region import entry_cost, military_where
from serai.games.tianxia.state import NONE, PALACE, TOWERS, WALLS, Position
from serai.games.tianxia.text_words import (
    Asking,
    at_place_words,
    attack_words,
    barge_words,
    board_words,
    building_does_words,
    building_words,
    demand_words,
    effect_words,
    family_words,
    in_section_words,
    limu_card_words,
    merchant_gain,
    merchant_words,
    objective_name,
    objective_words,
    on_track_words,
    position,
    region_words,
    ship_words,
    slot_words,
    step_gain,
    tile_words,
    track_words,
)
from serai.games.tianxia.tiles import may_take


class Asked(Asking):
    """One action in one position and language."""

    def __init__(self, state: Position, verb: str, indices: tuple[int, ...], lang: str) -> None:
        """`indices` are those of the action's parameters."""
        super().__init__(state, lang)
        self.verb = verb
        self.at = (*indices, 0, 0, 0)

    def effect(self, *effects: int) -> str:
        """What effects bring."""
        return effect_words(self.tables, self.lang, *effects)

    def cost(self, what: str, amount: int) -> str:
        """A price; `nothing` has a word of its own."""
        return self.amount(what, amount) if amount > 0 else self.say("free")


def describe(space: ActionSpace, state: State, action: int, lang: str = "en") -> str:
    """An action in words, with what it costs and brings at once here."""
    family = space.family(action)
    return sentence(_WORDS[family.verb](Asked(position(state), family.verb, family.indices(action), lang)))


def told(space: ActionSpace, state: State, action: int, viewer: int, lang: str = "en") -> str:
    """An action as a viewer hears it beforehand: an Objective in hand is its seat's secret (TX-24.1)."""
    here = position(state)
    verb = space.family(action).verb
    owner = int(here.top_seat()) if here.depth > 0 else -1
    if verb in _SECRET and viewer not in (owner, EVERYTHING):
        return sentence(text(_SECRET[verb], lang))
    return describe(space, here, action, lang)


_SECRET: Final = {
    "return_objective": "tx-action-return-some",
    "discard_objective": "tx-action-discard-some",
    "objective": "tx-outcome-objective-some",
}


# ---- turns (TX-7.2) --------------------------------------------------------------------------------------------------


def _plain(key: str) -> Callable[[Asked], str]:
    return lambda asked: asked.say(key)


def _region(asked: Asked) -> str:
    region = asked.at[0]
    coins = int(entry_cost(asked.state, asked.seat, region))
    gain = int(asked.tables.region_effect[region])
    key = "action-region" if gain else "action-region-bare"
    args = {"region": region_words(asked.tables, region), "cost": asked.cost("coins", coins)}
    return asked.say(key, **args, gain=asked.effect(gain)) if gain else asked.say(key, **args)


def _military(asked: Asked) -> str:
    action = asked.at[0]
    coins = int(entry_cost(asked.state, asked.seat, military_where(asked.state, action)))
    key = "action-fortify" if action == t.FORTIFY_ACTION else "action-train"
    return asked.say(key, cost=asked.cost("coins", coins))


def _barge(asked: Asked) -> str:
    barge = asked.at[0]
    coins = int(barge_cost(asked.state, asked.seat, barge))
    gain = asked.amount(RESOURCES[barge], 1)
    return asked.say("action-barge", barge=barge_words(barge, asked.lang), cost=asked.cost("coins", coins), gain=gain)


# ---- the parts of a turn ---------------------------------------------------------------------------------------------


def _stop(asked: Asked) -> str:
    return asked.say(stop_key(asked.state, asked.kind))


def stop_key(state: Position, kind: int) -> str:
    """What stopping means at a decision: no more, or declining what has not begun (TX-2.4)."""
    if kind == k.TRAINING:
        return "action-stop-train" if state.top_a() > 0 else "action-decline-train"
    if kind == k.BUILDING:
        return "action-stop-fortify" if state.top_b() % 2 == 1 else "action-decline-fortify"
    if kind == k.SHIPPING:
        return "action-stop-ship" if state.top_b() >= k.CHOSEN_SHIP else "action-decline-ship"
    return _STOPS.get(kind, "action-stop")


_STOPS: Final = {
    k.SHIP_TURN: "action-stop-ship",
    k.FORTIFY_TURN: "action-stop-fortify",
    k.TRAIN_TURN: "action-stop-train",
    k.EXCHANGE: "action-stop-exchange",
    k.SOLDIERS: "action-stop-train",
    k.INSTALL: "action-decline-governor",
}


def _step_words(asked: Asked, track: int, key: str, **more: str) -> str:
    """A step on a track: where it leads, and what it brings."""
    place = int(asked.state.piece(asked.seat, PALACE + track))
    name = on_track_words(asked.tables, track, asked.lang)
    if place >= asked.tables.steps:
        return asked.say(key + "-none", track=name, **more)
    gain = asked.effect(step_gain(asked.state, asked.seat, track))
    return asked.say(key, track=name, position=place + 1, gain=gain, **more)


def _step(asked: Asked) -> str:
    return _step_words(asked, asked.at[0], "action-step")


def _banner_track(asked: Asked) -> int:
    """The track of the banner of the region of the turn; -1 outside one."""
    return int(asked.state.banner_of(asked.state.top_a())) if asked.kind == k.REGION else -1


def _banner(asked: Asked) -> str:
    track = _banner_track(asked)
    return asked.say("action-banner-plain") if track < 0 else _step_words(asked, track, "action-banner")


def _extra(asked: Asked) -> str:
    track = _banner_track(asked)
    cost = asked.cost("coins", int(asked.tables.passive_value[t.EXTRA_STEP]))
    if track < 0:
        return asked.say("action-extra-plain", cost=cost)
    return _step_words(asked, track, "action-extra", cost=cost)


def _governor(asked: Asked) -> str:
    site, space = asked.at[0], asked.at[1]
    state, tables = asked.state, asked.tables
    where = at_place_words(state, site, asked.lang)
    building = int(state.building_at[site])
    if building == NONE or space >= tables.worker_spaces[state.seats - 1]:
        return asked.say("action-governor-plain", place=where, space=space + 1)
    discount = int(state.top_a()) if asked.kind == k.INSTALL else 0
    wood = int(wood_cost(state, asked.seat, site, space, discount))
    cost = asked.cost("wood", wood)
    what = building_does_words(tables, building, asked.lang)
    words = asked.say("action-governor", place=where, space=space + 1, cost=cost, what=what)
    points = governor_points(state, asked.seat, building)
    if points:
        words = asked.say("action-also", action=words, gain=asked.amount("points", points))
    tile = int(state.tile_at[site])
    if tile != NONE and may_take(state, asked.seat, tile):
        words = asked.say("action-also", action=words, gain=tile_words(tables, tile, asked.lang))
    return words


def governor_points(state: Position, seat: int, building: int) -> int:
    """Points that an installation scores at once (TX-9.3, TX-9.13)."""
    points = int(state.tables.building_points[building])
    if state.works(seat, t.GOVERNOR_POINTS):
        points += int(state.tables.passive_value[t.GOVERNOR_POINTS])
    return points


def _swap(asked: Asked) -> str:
    paid, gained = RESOURCES[asked.at[0]], GOODS[asked.at[1]]
    return asked.say("action-swap", cost=asked.amount(paid, 1), gain=asked.amount(gained, 1))


def _deliver(asked: Asked) -> str:
    slot, space, good = asked.at[0], asked.at[1], asked.at[2]
    args = {"good": asked.amount(GOODS[good], 1), "slot": slot_words(asked.tables, slot, asked.lang)}
    effects = rewards(asked.state, asked.seat, slot, space)
    if not effects:
        return asked.say("action-deliver-plain", **args, space=space + 1)
    return asked.say("action-deliver", **args, space=space + 1, gain=asked.effect(*effects))


def rewards(state: Position, seat: int, slot: int, space: int) -> list[int]:
    """The effects of a delivery: of the Demand tile, of the space, and of Harbor Office (TX-11.3, TX-9.12); or none."""
    tables = state.tables
    ship, demand = int(state.ship_at[slot]), int(state.demand_at[slot])
    if ship == NONE or demand == NONE or space >= tables.ship_spaces[ship]:
        return []
    found = [int(tables.demand_effect[demand]), int(tables.ship_effect[ship * t.MOST_DELIVERY_SPACES + space])]
    if state.works(seat, t.DELIVERY_GAIN):
        found.append(int(tables.passive_value[t.DELIVERY_GAIN]))
    return found


def _structure(asked: Asked, structure: int) -> str:
    """A wall or tower with its stone, or without a price where none is left."""
    state, tables, seat = asked.state, asked.tables, asked.seat
    name = "wall" if structure == t.WALL else "tower"
    where = in_section_words(tables, asked.at[0], asked.lang)
    built = asked.piece(WALLS if structure == t.WALL else TOWERS)
    if built >= tables.structures[structure]:
        return asked.say(f"action-{name}-none", section=where)
    discount, first = 0, True
    if asked.kind == k.BUILDING:
        discount, first = int(state.top_b()) // 2, state.top_b() % 2 == 0
    elif asked.kind == k.FORTIFY_TURN:
        first = state.top_a() == 0
    stone = int(stone_cost(state, seat, structure, discount, first))
    words = asked.say(f"action-{name}", section=where, cost=asked.cost("stone", stone))
    if not state.works(seat, t.STRUCTURE_POINTS):
        return words
    points = tables.passive_value if structure == t.WALL else tables.passive_second
    gain = asked.amount("points", int(points[t.STRUCTURE_POINTS]))
    return asked.say("action-also", action=words, gain=gain)


def _wall(asked: Asked) -> str:
    return _structure(asked, t.WALL)


def _tower(asked: Asked) -> str:
    return _structure(asked, t.TOWER)


def _soldier(asked: Asked) -> str:
    state, where = asked.state, in_section_words(asked.tables, asked.at[0], asked.lang)
    if asked.kind == k.SOLDIERS:
        return asked.say("action-soldier", section=where, cost=asked.say("free"))
    trained, left = 0, 0
    if asked.kind in (k.TRAINING, k.TRAIN_TURN):
        trained, left = int(state.top_a()), int(state.top_b())
    rice = int(rice_cost(state, asked.seat, left, trained))
    return asked.say("action-soldier", section=where, cost=asked.cost("rice", rice))


# ---- passing ---------------------------------------------------------------------------------------------------------


def _round_tile(asked: Asked) -> str:
    return asked.say("action-round-tile", tile=tile_words(asked.tables, asked.at[0], asked.lang))


def _buy_steps(asked: Asked) -> str:
    steps = asked.amount("palace_any", asked.at[0] + 1)
    offer = int(offer_of(asked.state, asked.at[0] + 1))
    if offer < 0:
        return asked.say("action-buy-none", steps=steps)
    return asked.say("action-buy", steps=steps, cost=asked.cost("coins", int(asked.tables.offer_coins[offer])))


# ---- effects and questions -------------------------------------------------------------------------------------------


def _first(asked: Asked) -> str:
    key = "action-first-demand" if asked.at[0] == 0 else "action-first-space"
    if asked.kind != k.REWARDS:
        return asked.say(key + "-plain")
    return asked.say(key, gain=asked.effect(int(asked.state.top_a() if asked.at[0] == 0 else asked.state.top_b())))


def _take(asked: Asked) -> str:
    return asked.say("action-take", what=asked.amount(PURSE[t.WOOD + asked.at[0]], 1))


def _merchant_space(asked: Asked) -> str:
    action = merchant_words(asked.state, asked.seat, asked.at[0], asked.lang)
    return asked.say("action-merchant-space", action=action)


def _lose_coins(asked: Asked) -> str:
    number = asked.at[0]
    coins = asked.amount("coins", number * int(asked.tables.loss_coins))
    if asked.kind != k.LOSS or number > asked.state.top_a():
        return asked.say("action-lose", list=coins)
    points = asked.amount("points", (int(asked.state.top_a()) - number) * int(asked.tables.loss_points))
    parts = [coins] if number else []
    if number < asked.state.top_a():
        parts.append(points)
    return asked.say("action-lose", list=asked.any_of(parts, "join-and"))


def _return(asked: Asked) -> str:
    return asked.say("action-return", objective=objective_words(asked.tables, asked.at[0], asked.lang))


# ---- free actions (TX-18) --------------------------------------------------------------------------------------------


def _discard_marker(asked: Asked) -> str:
    return asked.say("action-discard-marker", gain=asked.amount("coins", int(asked.tables.discard_marker_coins)))


def _use_tile(asked: Asked) -> str:
    tile = asked.at[0]
    if tile >= asked.tables.figurine:
        return asked.say("action-use-figurine", tile=tile_words(asked.tables, tile, asked.lang))
    return asked.say("action-use-tile", gain=asked.effect(int(asked.tables.tile_effect[tile])))


def _discard_objective(asked: Asked) -> str:
    name = objective_name(asked.tables, asked.at[0], asked.lang)
    return asked.say(
        "action-discard-objective", objective=name, gain=asked.effect(int(asked.tables.objective_top[asked.at[0]]))
    )


def _merchant_action(asked: Asked) -> str:
    gain = asked.effect(merchant_gain(asked.state, asked.seat, asked.at[0]))
    return asked.say("action-merchants", number=asked.at[0] + 1, gain=gain)


def _take_back(asked: Asked) -> str:
    return asked.say("action-take-back", number=asked.at[0] + 1)


# ---- chance outcomes -------------------------------------------------------------------------------------------------


def _lay_banner(asked: Asked) -> str:
    return asked.say("outcome-banner", track=track_words(asked.tables, asked.at[0], asked.lang))


def _place(asked: Asked) -> str:
    return asked.say("outcome-place", family=family_words(asked.at[0]))


def _board(asked: Asked) -> str:
    return board_words(asked.tables.board_names[asked.at[0]], asked.lang)


def _building(asked: Asked) -> str:
    name = building_words(asked.tables, asked.at[0], asked.lang)
    return asked.say("with", thing=name, what=building_does_words(asked.tables, asked.at[0], asked.lang))


def _tile(asked: Asked) -> str:
    return tile_words(asked.tables, asked.at[0], asked.lang)


def _ship(asked: Asked) -> str:
    return ship_words(asked.tables, asked.at[0], asked.lang)


def _demand(asked: Asked) -> str:
    return asked.say("outcome-demand", demand=demand_words(asked.tables, asked.at[0], asked.lang))


def _objective(asked: Asked) -> str:
    return objective_words(asked.tables, asked.at[0], asked.lang)


def _attack(asked: Asked) -> str:
    return attack_words(asked.tables, asked.at[0], asked.lang)


def _li_mu(asked: Asked) -> str:
    return limu_card_words(asked.tables, asked.at[0], asked.lang)


_WORDS: Final[dict[str, Callable[[Asked], str]]] = {
    "end": _plain("action-end"),
    "stop": _stop,
    "banner": _banner,
    "extra_step": _extra,
    "pass": _plain("action-pass"),
    "discard_marker": _discard_marker,
    "region": _region,
    "military": _military,
    "barge": _barge,
    "governor": _governor,
    "swap": _swap,
    "deliver": _deliver,
    "first": _first,
    "step": _step,
    "take": _take,
    "wall": _wall,
    "tower": _tower,
    "soldier": _soldier,
    "merchant_action": _merchant_action,
    "take_back": _take_back,
    "merchant_space": _merchant_space,
    "buy_steps": _buy_steps,
    "lose_coins": _lose_coins,
    "round_tile": _round_tile,
    "use_tile": _use_tile,
    "discard_objective": _discard_objective,
    "return_objective": _return,
    "lay_banner": _lay_banner,
    "place": _place,
    "board": _board,
    "building": _building,
    "tile": _tile,
    "ship": _ship,
    "demand": _demand,
    "objective": _objective,
    "attack": _attack,
    "li_mu": _li_mu,
}
