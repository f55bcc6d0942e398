"""Names and short descriptions of the things on the table, made from the tables, in either language.

What components print in English (`name` in the component file) is looked up under that name; a name of an owner's own set
is told as it is printed.
"""

from collections.abc import Iterable, Mapping, Sequence

from serai.core.documents import Document
from serai.core.language import text
from serai.core.positions import members
from serai.core.seats import seat_name
from serai.core.state import State
from serai.core.words import joined
from serai.games.tianxia import tables as t
from serai.games.tianxia.names import (
    FAMILIES,
    GAINED_PARTS,
    GOODS,
    LIMU_ACTIONS,
    NEEDS,
    PARTS,
    PASSIVES,
    PURSE,
    RESOURCES,
)
from serai.games.tianxia.state import NONE, PALACE, Position
from serai.games.tianxia.tables import Tables

Amounts = Mapping[str, int]  # {"coins": 3}, as in the component file
GAINS = (*PURSE, *GAINED_PARTS)  # all that is counted in an effect


def position(state: State) -> Position:
    """The state as a position of this game. Raises TypeError for another game's."""
    if not isinstance(state, Position):
        raise TypeError(f"{type(state).__name__} is no position of Tianxia")
    return state


class Asking:
    """What is asked about one position, in one language."""

    def __init__(self, state: Position, lang: str) -> None:
        """Of a game that is over, `kind` and `seat` are 0."""
        self.state = state
        self.tables = state.tables
        self.lang = lang
        self.kind = int(state.top_kind()) if state.depth > 0 else 0
        self.seat = max(0, int(state.top_seat())) if state.depth > 0 else 0

    def say(self, key: str, **args: str | int) -> str:
        """A text in the language of the question."""
        return text("tx-" + key, self.lang, **args)

    def amount(self, what: str, amount: int) -> str:
        """An amount of a thing."""
        return amount_words(what, amount, self.lang)

    def has(self, column: int) -> int:
        """What the seat owns in a column of the purse."""
        return int(self.state.has(self.seat, column))

    def piece(self, column: int) -> int:
        """A number of the seat's row of `pieces`."""
        return int(self.state.piece(self.seat, column))

    def any_of(self, names: Iterable[str], key: str = "join-or") -> str:
        """Names as a list."""
        return joined(names, self.lang, key)


def printed(name: str) -> str:
    """A printed name as a word by which its translation is found: Timber Yard is timber_yard."""
    return "_".join(name.lower().replace("-", " ").split())


def _named(key: str, name: str, lang: str) -> str:
    """The text of a thing that is known by its printed name."""
    return text(key, lang, word=printed(name), name=name)


def number_of(name: str) -> str:
    """What tells a component from the others of its sort: the end of its id, a number without leading zeros."""
    tail = name.rpartition("_")[2] or name.replace("_", " ").strip()
    return str(int(tail)) if tail.isascii() and tail.isdigit() else tail


# ---- amounts and effects (TX-2) --------------------------------------------------------------------------------------


def amount_words(what: str, amount: int, lang: str) -> str:
    """An amount of a thing that is gained or paid: 3 coins, 1 good of any kind, 2 Palace steps."""
    return text("tx-amount", lang, what=what, amount=int(amount))


def amounts_words(amounts: Amounts, lang: str) -> str:
    """Amounts as a list, in the order of the purse and then the parts, zeros left out; `nothing` for none."""
    parts = [amount_words(what, amounts[what], lang) for what in GAINS if amounts.get(what, 0)]
    return joined(parts, lang) or text("tx-nothing", lang)


def effect_data(tables: Tables, *effects: int) -> Document:
    """What effects bring, taken together, as plain data: amounts, and the actions that they give."""
    amounts: dict[str, int] = {}
    actions: list[Document] = []
    for effect in effects:
        for column, what in enumerate(PURSE):
            amounts[what] = amounts.get(what, 0) + int(tables.gain(effect, column))
        for at in range(effect * t.MOST_PARTS, (effect + 1) * t.MOST_PARTS):
            part = int(tables.part[at])
            if t.NO_PART < part < t.FIRST_ACTION_PART:
                what = PARTS[part]
                amounts[what] = amounts.get(what, 0) + int(tables.part_number[at])
            elif part != t.NO_PART:
                actions.append(_action_data(tables, at))
    made: Document = {what: amounts[what] for what in GAINS if amounts.get(what, 0)}
    if actions:
        made["actions"] = actions
    return made


def _action_data(tables: Tables, at: int) -> Document:
    """An action among the parts of an effect; a limit that there is not is left out."""
    part = int(tables.part[at])
    made: Document = {"action": PARTS[part]}
    if part in (t.TRAIN_FREE, t.FORTIFY, t.SHIP) and tables.part_number[at] != t.UNLIMITED:
        made["most"] = int(tables.part_number[at])
    if part in (t.TRAIN, t.FORTIFY, t.GOVERNOR):
        made["discount"] = int(tables.part_discount[at])
    if part == t.SHIP:
        made["any_ship"] = tables.part_any_ship[at] == 1
        made["any_good"] = tables.part_any_good[at] == 1
    return made


def effect_words(tables: Tables, lang: str, *effects: int) -> str:
    """What effects bring, taken together; `nothing` for nothing."""
    return gain_words(effect_data(tables, *effects), lang)


def gain_words(gain: object, lang: str) -> str:
    """The same, from plain data. Raises ValueError for something else."""
    data = mapping(gain)
    parts = [amount_words(what, whole(data[what]), lang) for what in GAINS if data.get(what)]
    parts += [_action_words(mapping(action), lang) for action in listed(data.get("actions", []))]
    return joined(parts, lang) or text("tx-nothing", lang)


def _action_words(data: Mapping[str, object], lang: str) -> str:
    action, most, discount = str(data["action"]), whole(data.get("most", 0)), whole(data.get("discount", 0))
    if action == "ship":
        lowest, goods = data.get("any_ship") is True, data.get("any_good") is True
        form = "both" if lowest and goods else "lowest" if lowest else "goods" if goods else "plain"
        return text("tx-part-ship", lang, most=most, form=form)
    if action == "fortify":
        return text("tx-part-fortify", lang, most=most, discount=discount)
    if action == "train_free":
        return text("tx-part-train-free", lang, most=most)
    if action not in ("train", "governor"):
        raise ValueError(f"event: there is no action {action!r} among the effects")
    return text("tx-part-" + action, lang, discount=discount)


def whole(value: object) -> int:
    """A number of plain data. Raises ValueError for something else."""
    if not isinstance(value, int):
        raise ValueError(f"event: a number is expected, not {value!r}")
    return value


def listed(value: object) -> list[object]:
    """A list of plain data. Raises ValueError for something else."""
    if not isinstance(value, list):
        raise ValueError(f"event: a list is expected, not {value!r}")
    return value


def mapping(value: object) -> Mapping[str, object]:
    """A mapping of plain data. Raises ValueError for something else."""
    if not isinstance(value, dict):
        raise ValueError(f"event: a mapping is expected, not {value!r}")
    return value


# ---- families --------------------------------------------------------------------------------------------------------


def family_words(family: int) -> str:
    """A seat by its letter, or Li Mu."""
    return "Li Mu" if family == t.LIMU else seat_name(int(family))


def family_data(family: int) -> Document:
    """Whose a fact is: `seat` for a player, `family` for Li Mu, nothing for nobody."""
    if family == t.LIMU:
        return {"family": FAMILIES[t.LIMU]}
    return {"seat": seat_name(int(family))} if family >= 0 else {}


def families_words(families: Iterable[int], lang: str, key: str = "join-and") -> str:
    """Families as a list."""
    return joined((family_words(family) for family in families), lang, key)


# ---- regions, sites, buildings ---------------------------------------------------------------------------------------


def region_words(tables: Tables, region: int) -> str:
    """A region as it is printed, the same in all languages."""
    return tables.region_names[region]


def hub_words(tables: Tables, hub: int, lang: str) -> str:
    """A hub by its regions: Yan and Zhao."""
    return joined((region_words(tables, region) for region in members(int(tables.hub_regions[hub]))), lang)


def site_words(tables: Tables, site: int) -> str:
    """A building site by its region and number: Qin 2."""
    return f"{region_words(tables, int(tables.site_region[site]))} {number_of(tables.site_names[site])}"


def building_words(tables: Tables, building: int, lang: str) -> str:
    """The name of a building."""
    return building_name_words(tables.printed_buildings[building], lang)


def building_data(tables: Tables, building: int) -> Document:
    """A building as plain data: its id, its name as printed, its cost in wood, and what an income building brings."""
    made: Document = {
        "building": tables.building_names[building],
        "building_name": tables.printed_buildings[building],
        "cost": int(tables.building_cost[building]),
    }
    if tables.building_effect[building]:
        made["gain"] = effect_data(tables, int(tables.building_effect[building]))
    return made


def building_name_words(name: str, lang: str) -> str:
    """The same, from its printed name."""
    return _named("tx-building", name, lang)


def place_words(state: Position, site: int, lang: str) -> str:
    """A site by its building: Quarry (Qin 2)."""
    building = int(state.building_at[site])
    name = site_words(state.tables, site)
    return (
        name
        if building == NONE
        else text("tx-with", lang, thing=building_words(state.tables, building, lang), what=name)
    )


def at_place_words(state: Position, site: int, lang: str) -> str:
    """The same with what a sentence puts before it: at the Quarry (Qin 2)."""
    building = int(state.building_at[site])
    name = site_words(state.tables, site)
    if building == NONE:
        return text("tx-at-site", lang, site=name)
    there = _named("tx-building-at", state.tables.printed_buildings[building], lang)
    return text("tx-with", lang, thing=there, what=name)


def building_does_words(tables: Tables, building: int, lang: str) -> str:
    """What a building does for its Governors: what it brings, or what it changes."""
    passive = int(tables.building_passive[building])
    if passive < 0:
        return effect_words(tables, lang, int(tables.building_effect[building]))
    return power_words(tables, passive, lang)


def power_words(tables: Tables, passive: int, lang: str) -> str:
    """What a passive building changes (TX-9.11 to TX-9.17)."""
    value, second = int(tables.passive_value[passive]), int(tables.passive_second[passive])
    key = "tx-power-" + PASSIVES[passive].replace("_", "-")
    if passive == t.DELIVERY_GAIN:
        return text(key, lang, gain=effect_words(tables, lang, value))
    if passive == t.LOWEST_SHIP:
        return text(key, lang)
    if passive == t.STRUCTURE_POINTS:
        return text(key, lang, wall=amount_words("points", value, lang), tower=amount_words("points", second, lang))
    return text(key, lang, value=value)


# ---- Palace tracks ---------------------------------------------------------------------------------------------------


def track_words(tables: Tables, track: int, lang: str) -> str:
    """A Palace track by its house: the Black House."""
    return track_name_words(tables.track_names[track], lang)


def track_name_words(name: str, lang: str) -> str:
    """The same, from its printed name."""
    return _named("tx-track", name, lang)


def on_track_words(tables: Tables, track: int, lang: str) -> str:
    """The same with what a sentence puts before it: on the track of the Black House."""
    return on_track_name_words(tables.track_names[track], lang)


def on_track_name_words(name: str, lang: str) -> str:
    """The same, from its printed name."""
    return _named("tx-on-track", name, lang)


def step_gain(state: Position, seat: int, track: int) -> int:
    """The effect of the seat's next step on a track that is open, or 0."""
    place = int(state.piece(seat, PALACE + track))
    return int(state.tables.step_effect[track * state.tables.steps + place]) if place < state.tables.steps else 0


# ---- tiles and cards -------------------------------------------------------------------------------------------------


def tile_data(tables: Tables, tile: int) -> Document:
    """A Bonus tile as plain data: its id, and the kind of figurine or what it brings."""
    made: Document = {"tile": tables.tile_names[tile]}
    if tile >= tables.figurine:
        made["figurine"] = tables.printed_figurines[tile - int(tables.figurine)]
    else:
        made["gain"] = effect_data(tables, int(tables.tile_effect[tile]))
    return made


def tile_words(tables: Tables, tile: int, lang: str) -> str:
    """A Bonus tile with its article: the one-time tile (2 rice), the figurine Dragon."""
    return tile_data_words(tile_data(tables, tile), lang)


def tile_data_words(data: Mapping[str, object], lang: str) -> str:
    """The same, from plain data."""
    if "figurine" in data:
        name = str(data["figurine"])
        return _named("tx-figurine", name, lang)
    return text("tx-tile", lang, gain=gain_words(data["gain"], lang))


def objective_data(tables: Tables, objective: int) -> Document:
    """An Objective as plain data: its id, what discarding it brings, its condition and points."""
    return {
        "objective": tables.objective_names[objective],
        "top": effect_data(tables, int(tables.objective_top[objective])),
        "need": NEEDS[tables.objective_need[objective]],
        "number": int(tables.objective_number[objective]),
        "level": int(tables.objective_level[objective]),
        "points": int(tables.objective_points[objective]),
    }


def objective_name(tables: Tables, objective: int, lang: str) -> str:
    """The name of an Objective: Objective 3."""
    return text("tx-objective", lang, number=number_of(tables.objective_names[objective]))


def objective_words(tables: Tables, objective: int, lang: str) -> str:
    """An Objective with all that is printed on it."""
    return objective_data_words(objective_data(tables, objective), lang)


def objective_data_words(data: Mapping[str, object], lang: str) -> str:
    """The same, from plain data."""
    name = text("tx-objective", lang, number=number_of(str(data["objective"])))
    what = text(
        "tx-objective-what",
        lang,
        need=need_data_words(data, lang),
        points=amount_words("points", whole(data["points"]), lang),
        gain=gain_words(data["top"], lang),
    )
    return text("tx-with", lang, thing=name, what=what)


def need_words(tables: Tables, objective: int, lang: str) -> str:
    """The condition of an Objective: at least 4 Governors."""
    return need_data_words(objective_data(tables, objective), lang)


def need_data_words(data: Mapping[str, object], lang: str) -> str:
    """The same, from plain data. Raises ValueError for a condition that there is not."""
    need = str(data["need"])
    if need not in NEEDS:
        raise ValueError(f"event: there is no condition {need!r}")
    key = "tx-need-" + need.replace("_", "-")
    number = whole(data["number"])
    if need == "palace_tracks":
        return text(key, lang, number=number, level=whole(data["level"]))
    return text(key, lang) if need == "one_of_each" else text(key, lang, number=number)


def ship_data(tables: Tables, ship: int) -> Document:
    """A ship as plain data: its id, and what its delivery spaces bring, from the left."""
    effects = [
        int(tables.ship_effect[ship * t.MOST_DELIVERY_SPACES + space]) for space in range(tables.ship_spaces[ship])
    ]
    return {"ship": tables.ship_names[ship], "spaces": [effect_data(tables, effect) for effect in effects]}


def ship_name(tables: Tables, ship: int, lang: str) -> str:
    """The name of a ship: ship 5."""
    return text("tx-ship", lang, number=number_of(tables.ship_names[ship]))


def ship_words(tables: Tables, ship: int, lang: str) -> str:
    """A ship with what its delivery spaces bring."""
    return ship_data_words(ship_data(tables, ship), lang)


def ship_data_words(data: Mapping[str, object], lang: str) -> str:
    """The same, from plain data."""
    name = text("tx-ship", lang, number=number_of(str(data["ship"])))
    spaces = "; ".join(gain_words(gain, lang) for gain in listed(data["spaces"]))
    return text("tx-with", lang, thing=name, what=spaces)


def demand_data(tables: Tables, demand: int) -> Document:
    """A Demand tile as plain data: its id, the good it asks for, what it brings."""
    return {
        "demand": tables.demand_names[demand],
        "good": PURSE[tables.demand_good[demand]],
        "gain": effect_data(tables, int(tables.demand_effect[demand])),
    }


def demand_words(tables: Tables, demand: int, lang: str) -> str:
    """A Demand tile: silk (2 coins)."""
    return demand_data_words(demand_data(tables, demand), lang)


def demand_data_words(data: Mapping[str, object], lang: str) -> str:
    """The same, from plain data. Raises ValueError for what is no good."""
    return text("tx-with", lang, thing=kind_words(str(data["good"]), lang), what=gain_words(data["gain"], lang))


def kind_words(what: str, lang: str) -> str:
    """A resource or good without a number: silk. Raises ValueError for anything else."""
    if what not in (*RESOURCES, *GOODS):
        raise ValueError(f"event: {what!r} is no resource or good")
    return text("tx-kind", lang, what=what)


def attack_data(tables: Tables, attack: int) -> Document:
    """An attack card as plain data: its id, movement and strength for each section."""
    row = slice(attack * t.SECTIONS, (attack + 1) * t.SECTIONS)
    return {
        "attack": tables.attack_names[attack],
        "move": [int(one) for one in tables.attack_move[row]],
        "strength": [int(one) for one in tables.attack_strength[row]],
    }


def attack_words(tables: Tables, attack: int, lang: str) -> str:
    """An attack card with what it brings to each section."""
    return attack_data_words(attack_data(tables, attack), lang)


def attack_data_words(data: Mapping[str, object], lang: str) -> str:
    """The same, from plain data."""
    moves, strengths = listed(data["move"]), listed(data["strength"])
    parts = [
        text("tx-attack-section", lang, section=at + 1, move=whole(move), strength=whole(strength))
        for at, (move, strength) in enumerate(zip(moves, strengths, strict=True))
    ]
    name = text("tx-attack", lang, number=number_of(str(data["attack"])))
    return text("tx-with", lang, thing=name, what="; ".join(parts))


def limu_card_data(tables: Tables, card: int) -> Document:
    """A card of Li Mu as plain data: its id, its action, region and barge."""
    made: Document = {"card": tables.limu_names[card], "action": LIMU_ACTIONS[tables.limu_action[card]]}
    region = int(tables.limu_region[card])
    if region >= 0:
        made["region_name"] = region_words(tables, region)
    made["barge"] = RESOURCES[tables.limu_barge[card]]
    return made


def limu_card_words(tables: Tables, card: int, lang: str) -> str:
    """A card of Li Mu: Governor in Qin; wood barge."""
    return limu_card_data_words(limu_card_data(tables, card), lang)


def limu_card_data_words(data: Mapping[str, object], lang: str) -> str:
    """The same, from plain data. Raises ValueError for an action that there is not."""
    action = str(data["action"])
    if action not in LIMU_ACTIONS:
        raise ValueError(f"event: Li Mu has no action {action!r}")
    return text(
        "tx-limu-card",
        lang,
        action=action,
        region=str(data.get("region_name", "")),
        barge=barge_name_words(str(data["barge"]), lang),
    )


# ---- barges, boards, ships in slots, sections ------------------------------------------------------------------------


def barge_words(barge: int, lang: str) -> str:
    """A barge with its article: the wood barge."""
    return barge_name_words(RESOURCES[barge], lang)


def barge_name_words(barge: str, lang: str) -> str:
    """The same, from its word. Raises ValueError for what is no resource."""
    if barge not in RESOURCES:
        raise ValueError(f"event: there is no barge of {barge!r}")
    return text("tx-barge", lang, barge=barge)


def board_words(name: str, lang: str) -> str:
    """A player board by its id, with its article: the azure player board."""
    return text("tx-board", lang, board=name, name=name.replace("_", " "))


def merchant_gain(state: Position, seat: int, action: int) -> int:
    """The effect of a Merchant action of a seat; 0 while it has no player board."""
    board = int(state.boards[seat])
    return 0 if board == NONE else int(state.tables.merchant_effect[board * t.MERCHANT_ACTIONS + action])


def merchant_words(state: Position, seat: int, action: int, lang: str) -> str:
    """A Merchant action by its number, with what it brings."""
    gain = effect_words(state.tables, lang, merchant_gain(state, seat, action))
    return text("tx-with", lang, thing=text("tx-merchant-action", lang, number=action + 1), what=gain)


def slot_words(tables: Tables, slot: int, lang: str) -> str:
    """The ship of a slot with its article: the ship in Yan, the lowest ship."""
    return slot_name_words(slot_region_name(tables, slot), lang)


def slot_region_name(tables: Tables, slot: int) -> str:
    """The region of a slot as it is printed; empty for the sea."""
    region = int(tables.slot_region[slot])
    return region_words(tables, region) if region >= 0 else ""


def slot_name_words(region: str, lang: str) -> str:
    """The ship of a slot, from the printed name of its region; empty for the sea."""
    return text("tx-slot", lang, where="port" if region else "sea", region=region)


def where_name_words(region: str, lang: str) -> str:
    """Where a ship is, from the printed name of the region of its slot: in Yan, on the open sea."""
    return text("tx-where-slot", lang, where="port" if region else "sea", region=region)


def section_words(tables: Tables, section: int, lang: str) -> str:
    """A section of the wall with its article: the Qin section."""
    return section_name_words(tables.section_names[section], lang)


def section_name_words(name: str, lang: str) -> str:
    """The same, from its printed name."""
    return _named("tx-section", name, lang)


def in_section_words(tables: Tables, section: int, lang: str) -> str:
    """The same with what a sentence puts before it: in the Qin section."""
    return in_section_name_words(tables.section_names[section], lang)


def in_section_name_words(name: str, lang: str) -> str:
    """The same, from its printed name."""
    return _named("tx-in-section", name, lang)


def sections_words(tables: Tables, sections: Sequence[int], lang: str, key: str = "join-or") -> str:
    """Sections as a list, each with its article."""
    return joined((section_words(tables, section, lang) for section in sections), lang, key)
