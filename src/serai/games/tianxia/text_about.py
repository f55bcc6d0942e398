"""What is to be said of a thing with which nothing can be done now: what it is and gives, and why it has to wait.

All of it lies open, or is the seat's own (TX-24.1): of an Objective nothing is told but what is printed on it, and how
far its seat is from meeting it.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from serai.core.actions import ActionSpace
from serai.core.positions import members
from serai.core.reasons import Reason, rule_name
from serai.core.state import LEGAL, State
from serai.core.words import sentence, stopped
from serai.games.tianxia import actions as k
from serai.games.tianxia import rule_ids as r
from serai.games.tianxia import tables as t
from serai.games.tianxia.barges import barge_cost
from serai.games.tianxia.military import stone_cost
from serai.games.tianxia.names import GOODS, MERCHANT_ACTIONS, MILITARY, PURSE, REGIONS, RESOURCES, TRACKS
from serai.games.tianxia.outlook_attack import forecast
from serai.games.tianxia.region import entry_cost, military_where
from serai.games.tianxia.scoring import need_value
from serai.games.tianxia.ships import space_count
from serai.games.tianxia.state import NONE, PALACE, TOWERS, WALLS, Position
from serai.games.tianxia.text_attack import section_lines
from serai.games.tianxia.text_help import Refused
from serai.games.tianxia.text_reasons import reason
from serai.games.tianxia.text_words import (
    Asking,
    attack_words,
    barge_words,
    building_does_words,
    building_words,
    demand_words,
    effect_words,
    families_words,
    family_words,
    merchant_gain,
    objective_words,
    place_words,
    position,
    region_words,
    ship_name,
    slot_words,
    step_gain,
    tile_words,
    track_words,
)

Thing = Mapping[str, str | int]


class _Said:
    """What is known of the thing: sentences, the rule they come from, the actions that are refused, and advice."""

    def __init__(self, rule: int, sentences: Sequence[str], actions: Sequence[int] = (), advice: str = "") -> None:
        self.rule = rule
        self.sentences = sentences
        self.actions = actions
        self.advice = advice


class _Asked(Asking):
    """A thing in one position and language."""

    def __init__(self, space: ActionSpace, state: Position, thing: Thing, lang: str) -> None:
        super().__init__(state, lang)
        self.space = space
        self.thing = thing

    def index(self, key: str, names: Sequence[str]) -> int:
        """Which of these names the thing has under a key; -1 for none."""
        word = str(self.thing.get(key, ""))
        return names.index(word) if word in names else -1

    def effect(self, *effects: int) -> str:
        """What effects bring."""
        return effect_words(self.tables, self.lang, *effects)


def about(space: ActionSpace, state: State, thing: Thing, lang: str = "en") -> Reason | None:
    """Of a thing as the board names it, e.g. `{"site": "qin_1"}` or `{"section": 2}`; None where actions say it all."""
    here = position(state)
    if here.over or here.to_act < 0:
        return None
    asked = _Asked(space, here, thing, lang)
    said = _said(asked)
    if said is None:
        return None
    found = _refused(asked, said.actions)
    sentences = [*(stopped(sentence(one)) for one in said.sentences), *(one.text for one in found)]
    rules = [one.rule for one in found] or [rule_name("TX", said.rule)]
    advice = [said.advice, *(one.help for one in found)]
    return Reason(rules[0], _once(sentences), _once(advice[:2]))


def _refused(asked: _Asked, actions: Sequence[int]) -> list[Reason]:
    """Why all of these actions are refused, one reason for each rule; nothing if one is possible."""
    found: dict[int, Reason] = {}
    for action in actions:
        rule = int(asked.state.rule_against(action))
        if rule == LEGAL:
            return []
        if rule not in found:
            found[rule] = reason(asked.space, asked.state, action, rule, asked.lang)
    return list(found.values())


def _once(sentences: Sequence[str]) -> str:
    """The sentences one after the other, each once."""
    return " ".join(dict.fromkeys(one for one in sentences if one))


def _said(asked: _Asked) -> _Said | None:
    """By what names the thing; `do` only says with which action it was picked."""
    keys = set(asked.thing) - {"do"}
    for named, tell in _THINGS.items():
        if keys == set(named.split()):
            return tell(asked)
    return None


# ---- regions and sites -----------------------------------------------------------------------------------------------


def _region(asked: _Asked) -> _Said | None:
    """A region: its banner, benefit and trade, and the markers there."""
    region = asked.index("region", REGIONS)
    if region < 0:
        return None
    state, tables = asked.state, asked.tables
    name = region_words(tables, region)
    banner = int(state.banner_of(region))
    parts = [asked.say("about-region", region=name, gain=asked.effect(int(tables.region_effect[region])))]
    if banner != NONE:
        parts.append(asked.say("about-banner", track=track_words(tables, banner, asked.lang)))
    pays, gives = int(tables.exchange_pay[region]), int(tables.exchange_gain[region])
    if pays >= 0:
        args = {
            "pays": asked.say("any-resource") if pays == t.ANY_KIND else asked.say("kind", what=PURSE[pays]),
            "gives": asked.say("any-good") if gives == t.ANY_KIND else asked.say("kind", what=PURSE[gives]),
        }
        parts.append(asked.say("about-exchange", **args, most=int(tables.exchange_most)))
    else:
        parts.append(asked.say("about-port"))
    coins = asked.amount("coins", int(entry_cost(state, asked.seat, region)))
    parts.append(asked.say("about-entry", count=int(state.marker_count(region)), cost=coins))
    return _Said(r.TX_8_1, parts, [k.ENTER + region])


def _site(asked: _Asked) -> _Said | None:
    """A building site: its building, Bonus tile and Governors, and how far a raid must go to reach it."""
    site = asked.index("site", asked.tables.site_names)
    if site < 0:
        return None
    state, tables = asked.state, asked.tables
    building = int(state.building_at[site])
    parts: list[str] = []
    if building != NONE:
        parts.append(
            asked.say(
                "about-building",
                place=place_words(state, site, asked.lang),
                cost=asked.amount("wood", int(tables.building_cost[building])),
                sort="income" if tables.building_type[building] == t.INCOME else "passive",
                what=building_does_words(tables, building, asked.lang),
            )
        )
    if int(state.tokens) >> site & 1:
        parts.append(asked.say("about-token", cost=asked.amount("wood", int(tables.token_wood))))
    tile = int(state.tile_at[site])
    if tile != NONE:
        parts.append(asked.say("about-tile-there", tile=tile_words(tables, tile, asked.lang)))
    spaces = [int(state.governor_at(site, space)) for space in range(tables.worker_spaces[state.seats - 1])]
    owners = [family for family in spaces if family != NONE]
    parts.append(
        asked.say(
            "about-governors",
            count=len(owners),
            list=families_words(owners, asked.lang),
            free=len(spaces) - len(owners),
        )
    )
    parts.append(
        asked.say(
            "about-path",
            place=int(tables.site_order[site]) + 1,
            section=int(tables.site_section[site]) + 1,
            raid=int(tables.site_raid[site]),
        )
    )
    base = k.GOVERN + site * t.MOST_WORKER_SPACES
    return _Said(r.TX_9_1, parts, [base + space for space in range(len(spaces))])


def _building(asked: _Asked) -> _Said | None:
    """A building by itself."""
    building = asked.index("building", asked.tables.building_names)
    if building < 0:
        return None
    tables = asked.tables
    words = asked.say(
        "about-building",
        place=building_words(tables, building, asked.lang),
        cost=asked.amount("wood", int(tables.building_cost[building])),
        sort="income" if tables.building_type[building] == t.INCOME else "passive",
        what=building_does_words(tables, building, asked.lang),
    )
    return _Said(r.TX_9_8, [words])


# ---- the wall --------------------------------------------------------------------------------------------------------


def _military(asked: _Asked) -> _Said | None:
    """An action space of the Military turns."""
    action = asked.index("action", MILITARY)
    if action < 0:
        return None
    state = asked.state
    where = int(military_where(state, action))
    if action == t.FORTIFY_ACTION:
        parts = [asked.say("about-fortify"), *_structures(asked)]
    else:
        parts = [asked.say("about-train", rice=asked.amount("rice", int(asked.tables.train_rice)))]
    coins = asked.amount("coins", int(entry_cost(state, asked.seat, where)))
    parts.append(asked.say("about-entry", count=int(state.marker_count(where)), cost=coins))
    return _Said(r.TX_12_1, parts, [k.FIGHT + action])


def _structures(asked: _Asked) -> list[str]:
    """What the seat's next wall and tower cost."""
    state, tables, seat = asked.state, asked.tables, asked.seat
    parts: list[str] = []
    for structure, column, key in ((t.WALL, WALLS, "wall"), (t.TOWER, TOWERS, "tower")):
        left = int(tables.structures[structure]) - asked.piece(column)
        if left:
            stone = asked.amount("stone", int(stone_cost(state, seat, structure, 0, False)))
            parts.append(asked.say(f"about-next-{key}", cost=stone, left=left))
    return parts


def _section(asked: _Asked) -> _Said | None:
    """A section of the wall: how its battle would go now."""
    section = asked.index("section", [str(at + 1) for at in range(t.SECTIONS)])
    if section < 0:
        return None
    lines = section_lines(asked.state, forecast(asked.state, section), asked.lang)
    return _Said(r.TX_12_8, lines, [k.WALL_IN + section, k.TOWER_IN + section, k.SOLDIER_IN + section])


def _attack(asked: _Asked) -> _Said | None:
    """An attack card."""
    attack = asked.index("attack", asked.tables.attack_names)
    if attack < 0:
        return None
    return _Said(r.TX_5_3, [attack_words(asked.tables, attack, asked.lang)])


# ---- barges, ships, boards -------------------------------------------------------------------------------------------


def _barge(asked: _Asked) -> _Said | None:
    """A barge: who stands on it, from the left, and what a turn there costs."""
    barge = asked.index("barge", RESOURCES)
    if barge < 0:
        return None
    state = asked.state
    row = [int(state.barges[barge * t.BARGE_PLACES + place]) for place in range(t.BARGE_PLACES)]
    names = [asked.say("neutral") if one == t.NEUTRAL else family_words(one) for one in row if one != NONE]
    parts = [
        asked.say("about-barge", barge=barge_words(barge, asked.lang), count=len(names), list=", ".join(names)),
        asked.say("about-barge-cost", cost=asked.amount("coins", int(barge_cost(state, asked.seat, barge)))),
    ]
    return _Said(r.TX_13_1, parts, [k.BOARD_BARGE + barge])


def _slot(asked: _Asked) -> _Said | None:
    """A ship: its Demand tile, its empty spaces with what they bring, and what it waits for."""
    slot = asked.index("slot", asked.tables.slot_names)
    if slot < 0:
        return None
    state, tables = asked.state, asked.tables
    ship, demand = int(state.ship_at[slot]), int(state.demand_at[slot])
    name = slot_words(tables, slot, asked.lang)
    if ship == NONE or demand == NONE:
        return _Said(r.TX_20_4, [asked.say("about-no-ship")])
    at = slot * t.MOST_DELIVERY_SPACES
    free = [space for space in range(space_count(state, slot)) if state.delivered[at + space] == NONE]
    gains = [asked.effect(int(tables.ship_effect[ship * t.MOST_DELIVERY_SPACES + space])) for space in free]
    parts = [
        asked.say(
            "about-ship",
            slot=name,
            ship=ship_name(tables, ship, asked.lang),
            demand=demand_words(tables, demand, asked.lang),
        ),
        asked.say("about-spaces", count=len(free), list="; ".join(gains)),
    ]
    if slot == 0:
        parts.append(asked.say("about-leaves"))
    actions = [k.DELIVER + (at + space) * t.GOODS + good for space in free for good in range(t.GOODS)]
    return _Said(r.TX_11_3, parts, actions or [k.DELIVER + at * t.GOODS])


def _merchant(asked: _Asked) -> _Said | None:
    """A Merchant action of the seat: what it gives, and how many Merchants it lacks."""
    action = asked.index("merchant", MERCHANT_ACTIONS)
    if action < 0:
        return None
    words = asked.say(
        "about-merchants", number=action + 1, gain=asked.effect(merchant_gain(asked.state, asked.seat, action))
    )
    base = k.MERCHANT_TO if asked.kind == k.MERCHANT else k.USE_MERCHANTS
    return _Said(r.TX_13_7, [words], [base + action])


# ---- tracks, tiles, cards --------------------------------------------------------------------------------------------


def _track(asked: _Asked) -> _Said | None:
    """A Palace track: where the seat stands, what the next step gives, what it counts at the end."""
    track = asked.index("track", TRACKS)
    if track < 0:
        return None
    state, tables = asked.state, asked.tables
    place = int(state.piece(asked.seat, PALACE + track))
    name = track_words(tables, track, asked.lang)
    points = asked.amount("points", int(tables.palace_points[place]))
    parts = [asked.say("about-track", track=name, position=place, points=points)]
    if place < tables.steps:
        gain = asked.effect(step_gain(state, asked.seat, track))
        more = asked.amount("points", int(tables.palace_points[place + 1]))
        parts.append(asked.say("about-next-step", gain=gain, points=more))
    return _Said(r.TX_15_1, parts, [k.STEP + track])


def _tile(asked: _Asked) -> _Said | None:
    """A Bonus tile: of the seat, or among those of the round."""
    tile = asked.index("tile", asked.tables.tile_names)
    if tile < 0:
        return None
    tables = asked.tables
    words = [tile_words(tables, tile, asked.lang)]
    if asked.kind == k.ROUND_TILE:
        return _Said(r.TX_14_2, words, [int(tables.round_tile_base) + tile])
    if tile >= tables.figurine:
        count = int(asked.state.figurine_count(asked.seat))
        points = asked.amount("points", int(tables.figurine_points[count]))
        return _Said(r.TX_16_5, [*words, asked.say("about-figurines", count=count, points=points)])
    if any(int(one) == tile for one in asked.state.round_tiles):
        words.append(asked.say("about-round-tile"))
    own = asked.state.open_tiles[asked.seat * tables.tiles + tile]
    return _Said(r.TX_16_2, words, [int(tables.use_tile_base) + tile] if own else [])


def _objective(asked: _Asked) -> _Said | None:
    """An Objective: what is printed on it; of the seat's own also how far it is from being met."""
    objective = asked.index("objective", asked.tables.objective_names)
    if objective < 0:
        return None
    state, tables = asked.state, asked.tables
    words = [objective_words(tables, objective, asked.lang)]
    if objective not in members(int(state.objectives[asked.seat])):
        return _Said(r.TX_17_2, words)
    need, level = int(tables.objective_need[objective]), int(tables.objective_level[objective])
    value = int(need_value(state, asked.seat, need, level))
    words.append(asked.say("about-objective", have=value, need=int(tables.objective_number[objective])))
    base = tables.return_base if asked.kind == k.RETURN else tables.discard_base
    return _Said(r.TX_17_2, words, [int(base) + objective])


# ---- resources and rounds --------------------------------------------------------------------------------------------


def _resource(asked: _Asked) -> _Said | None:
    """What the seat has of a thing, and where it comes from."""
    key = next(key for key in asked.thing if key != "do")
    what = str(asked.thing[key])
    if what not in PURSE:
        return None
    column = PURSE.index(what)
    words = [asked.say("about-have", amount=asked.amount(what, asked.has(column)))]
    actions: list[int] = []
    if asked.kind == k.TAKE and what in (*RESOURCES, *GOODS):
        actions = [k.TAKE_KIND + column - t.WOOD]
    if what == "points":
        return _Said(r.TX_21_1, words)
    words.append(asked.say("about-use", what=what, each=int(asked.tables.leftovers_per_point)))
    advice = Refused(asked.space, asked.state, k.PASS, asked.lang).help_source(column)
    return _Said(r.TX_21_1, words, actions, advice)


def _round(asked: _Asked) -> _Said:
    """The round, and the turn order."""
    state = asked.state
    rounds = int(asked.tables.rounds)
    if not state.round:
        return _Said(r.TX_4_1, [asked.say("about-setup", rounds=rounds)])
    parts = [
        asked.say("about-round", round=int(state.round), rounds=rounds),
        asked.say("about-order", list=", ".join(family_words(int(one)) for one in state.order)),
    ]
    if len(state.next_order):
        names = ", ".join(family_words(int(one)) for one in state.next_order)
        parts.append(asked.say("about-passed", list=names))
    return _Said(r.TX_7_1, parts)


_THINGS: Final[dict[str, Callable[[_Asked], _Said | None]]] = {
    "region": _region,
    "site": _site,
    "site space": _site,
    "building": _building,
    "action": _military,
    "section": _section,
    "attack": _attack,
    "barge": _barge,
    "slot": _slot,
    "slot space": _slot,
    "slot space good": _slot,
    "merchant": _merchant,
    "track": _track,
    "tile": _tile,
    "objective": _objective,
    "resource": _resource,
    "good": _resource,
    "kind": _resource,
    "what": _resource,
    "round": _round,
}
