"""Names and short descriptions of the things on the table, made from the tables, in either language."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from serai.core.language import text
from serai.core.positions import members
from serai.core.words import joined
from serai.games.river_of_gold import names
from serai.games.river_of_gold import tables as t
from serai.games.river_of_gold.tables import ENTRIES, GOODS, IMPERIAL, NO_ABILITY, NO_END, PLACES, Tables


def _dashed(words: Iterable[str]) -> tuple[str, ...]:
    """Words of data as Fluent keys write them."""
    return tuple(word.replace("_", "-") for word in words)


# By the numbers of `tables.py` and `state.py`: as data has them, and as parts of Fluent keys.
RESOURCES: Final = names.RESOURCES
BUILDINGS: Final = names.BUILDINGS
CUSTOMERS: Final = names.CUSTOMERS
REWARDS: Final = names.REWARDS
AMOUNTS: Final = frozenset(("koku", *names.GOODS, "favor", "vp", "influence", "any_good"))  # rewards worded alike
ABILITIES: Final = _dashed(names.ABILITIES)
ENDS: Final = _dashed(names.END_SCORES)
METRICS: Final = _dashed(names.METRICS)


def amount_words(what: str, amount: int, lang: str) -> str:
    """An amount of a resource: 3 Koku, 1 silk, 2 goods of any kind."""
    return text("rog-amount", lang, what=what, amount=amount)


def goods_words(amounts: Sequence[int], lang: str) -> str:
    """Amounts of silk, rice and porcelain as a list, zeros left out."""
    return joined((amount_words(RESOURCES[t.SILK - 1 + i], n, lang) for i, n in enumerate(amounts) if n > 0), lang)


# ---- places --------------------------------------------------------------------------------------------------------


def region_words(region: int, lang: str) -> str:
    """The name of a region (index from 0)."""
    return text("rog-region", lang, region=region + 1)


def shore_words(shore: int, lang: str) -> str:
    """A shore space (index from 0)."""
    return text("rog-shore", lang, shore=shore + 1)


# ---- buildings -----------------------------------------------------------------------------------------------------


def building_name(tables: Tables, tile: int) -> str:
    """What a tile is, as a word of data: its type, or `imperial` for an Imperial Market."""
    return "imperial" if tables.tile_era[tile] == IMPERIAL else BUILDINGS[tables.tile_type[tile]]


def building_words(tables: Tables, tile: int, lang: str) -> str:
    """What a tile is: port, market, manor, shrine or Imperial Market."""
    return text("rog-building", lang, building=building_name(tables, tile))


Reward = dict[str, str | int]  # {"koku": 3}, {"koku_per_own": "port"}: as in the component file


def reward_data(kinds: Sequence[int], amounts: Sequence[int]) -> list[Reward]:
    """A reward list as plain data."""
    made: list[Reward] = []
    for kind, amount in zip(kinds, amounts, strict=True):
        if kind != t.NOTHING:
            made.append({REWARDS[kind]: BUILDINGS[amount] if kind == t.KOKU_PER_OWN else int(amount)})
    return made


def reward_words(rewards: Iterable[Reward], lang: str) -> str:
    """A reward list in words."""
    parts: list[str] = []
    for reward in rewards:
        for what, amount in reward.items():
            parts.append(_reward(what, amount, lang))
    return ", ".join(parts) or text("rog-nothing", lang)


def _reward(what: str, amount: str | int, lang: str) -> str:
    if what in AMOUNTS:
        return amount_words(what, int(amount), lang)
    key = "rog-reward-" + what.replace("_", "-")
    if isinstance(amount, str):
        return text(key, lang, building=amount)
    return text(key, lang, amount=amount)


def tile_data(tables: Tables, tile: int) -> dict[str, object]:
    """A tile as plain data: its id, what it is, and what it gives."""
    at = slice(tile * ENTRIES, (tile + 1) * ENTRIES)
    made: dict[str, object] = {
        "tile": tables.tile_names[tile],
        "building": building_name(tables, tile),
        "visitor": reward_data(list(tables.visitor_kind[at]), list(tables.visitor_amount[at])),
    }
    if tables.tile_era[tile] in (t.ERA_1, t.ERA_2):
        made["owner"] = reward_data(list(tables.owner_kind[at]), list(tables.owner_amount[at]))
        made["bonus"] = int(tables.tile_bonus[tile])
    return made


def tile_words(tables: Tables, tile: int, lang: str) -> str:
    """A tile in one line: port (visitor: 3 Koku; owner: 1 rice; build bonus: 1)."""
    return tile_data_words(tile_data(tables, tile), lang)


def tile_data_words(data: dict[str, object], lang: str) -> str:
    """The same, from the tile as plain data."""
    building = text("rog-building", lang, building=str(data["building"]))
    visitor = reward_words(_rewards(data["visitor"]), lang)
    if "bonus" not in data:
        return text("rog-tile-neutral", lang, building=building, visitor=visitor)
    owner = reward_words(_rewards(data["owner"]), lang)
    bonus = data["bonus"]
    if not isinstance(bonus, int):
        raise TypeError(f"a build bonus is a number, not {bonus!r}")
    return text("rog-tile-owned", lang, building=building, visitor=visitor, owner=owner, bonus=bonus)


def _rewards(value: object) -> list[Reward]:
    if not isinstance(value, list):
        raise TypeError(f"rewards are a list, not {value!r}")
    return value


# ---- customers -----------------------------------------------------------------------------------------------------


def customer_words(tables: Tables, card: int, lang: str, form: str = "") -> str:
    """The name of a customer: noble 5. In the forms `the` and `to` with what a sentence puts before it."""
    kind = CUSTOMERS[tables.customer_type[card]]
    key = f"rog-customer-{form}" if form else "rog-customer"
    return text(key, lang, type=kind, region=tables.customer_region[card] + 1)


def order_of(tables: Tables, card: int) -> list[int]:
    """The silk, rice and porcelain a customer asks for."""
    return list(tables.customer_order[card * GOODS : (card + 1) * GOODS])


def cards_words(tables: Tables, mask: int, lang: str, key: str = "join-and") -> str:
    """The customers of a bit mask as a list."""
    return joined((customer_words(tables, card, lang) for card in members(mask)), lang, key)


def ability_words(tables: Tables, card: int, lang: str) -> str:
    """The ongoing ability of a customer; empty when it has none."""
    ability = tables.ability[card]
    if ability == NO_ABILITY:
        return ""
    return text("rog-ability-" + ABILITIES[ability], lang, amount=tables.ability_amount[card])


def end_words(tables: Tables, card: int, lang: str) -> str:
    """The end-of-game ability of a customer; empty when it has none."""
    ability = tables.end_ability[card]
    if ability == NO_END:
        return ""
    return text("rog-end-" + ENDS[ability], lang, vp=tables.end_vp[card], per=tables.end_per[card])


# ---- masteries, scoring tiles, patrons -----------------------------------------------------------------------------


def mastery_words(tables: Tables, mastery: int, lang: str) -> str:
    """The name of a mastery card."""
    return text("rog-mastery", lang, mastery=tables.mastery_names[mastery])


def demand_words(tables: Tables, mastery: int, lang: str) -> str:
    """What a mastery card asks for."""
    key = "rog-demand-" + METRICS[tables.mastery_metric[mastery]]
    return text(key, lang, count=tables.mastery_at_least[mastery])


def scoring_places(tables: Tables, tile: int, seats: int) -> list[int]:
    """The VP of the places on the side of a scoring tile for that many players."""
    at = (tile * 3 + seats - 2) * PLACES
    return [int(vp) for vp in tables.scoring_places[at : at + PLACES] if vp > 0]


def scoring_words(places: Sequence[int], lang: str) -> str:
    """A side of a scoring tile."""
    return text("rog-scoring", lang, list=numbers_words(places, lang))


def numbers_words(numbers: Iterable[int], lang: str) -> str:
    """Numbers as a list: 12, 8 and 4."""
    return joined((str(number) for number in numbers), lang)


def patron_name(tables: Tables, patron: int) -> str:
    """The name of a patron, the same in all languages."""
    return tables.patron_names[patron].replace("_", " ").title()


def clan_words(tables: Tables, clan: int, lang: str) -> str:
    """The name of a clan."""
    return text("rog-clan", lang, clan=tables.clan_names[clan])


def patron_words(tables: Tables, patron: int, lang: str) -> str:
    """A patron with clan and power."""
    return patron_data_words(patron_data(tables, patron), lang)


def patron_data(tables: Tables, patron: int) -> dict[str, object]:
    """A patron as plain data: id, clan, the number of the power, and the influence it asks for (Shosuro Hyobu)."""
    made: dict[str, object] = {
        "patron": tables.patron_names[patron],
        "clan": tables.clan_names[tables.patron_clan[patron]],
        "value": int(tables.patron_value[patron]),
    }
    if patron == t.SHOSURO_HYOBU:
        made["at_least"] = int(tables.hyobu_at_least)
    return made


def patron_data_words(data: Mapping[str, object], lang: str) -> str:
    """A patron with clan and power, from plain data."""
    name = str(data["patron"])
    value, least = data["value"], data.get("at_least", 0)
    if not isinstance(value, int) or not isinstance(least, int):
        raise TypeError(f"the numbers of a power are whole numbers, not {value!r}, {least!r}")
    return text(
        "rog-patron",
        lang,
        patron=name.replace("_", " ").title(),
        clan=text("rog-clan", lang, clan=str(data["clan"])),
        power=text("rog-power-" + name.replace("_", "-"), lang, value=value, least=least),
    )
