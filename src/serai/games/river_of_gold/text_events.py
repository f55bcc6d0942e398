"""Facts as plain data with readable names, and such data in words."""

from collections.abc import Callable, Mapping
from typing import Final

from serai.core.documents import Document
from serai.core.events import Fact
from serai.core.language import text
from serai.core.reasons import rule_name
from serai.core.seats import seat_name
from serai.core.state import EVERYTHING
from serai.core.words import EventData, sentence
from serai.games.river_of_gold import facts as f
from serai.games.river_of_gold.tables import Tables
from serai.games.river_of_gold.text_words import (
    CUSTOMERS,
    METRICS,
    RESOURCES,
    amount_words,
    building_name,
    numbers_words,
    patron_data,
    patron_data_words,
    scoring_places,
    tile_data,
    tile_data_words,
)

# ---- facts as data -------------------------------------------------------------------------------------------------

Item = tuple[Tables, int, int]  # the tables, the fact's amount and item


def _resource(item: Item) -> Document:
    return {"what": RESOURCES[item[2]], "amount": item[1]}


def _influence(item: Item) -> Document:
    return {"region": item[2] + 1, "space": item[1]}


def _wasted(item: Item) -> Document:
    return {**_resource(item), "wasted": True}


def _influence_wasted(item: Item) -> Document:
    return {"region": item[2] + 1, "amount": item[1], "wasted": True}


def _limit(item: Item) -> Document:
    return {"limit": item[1]}


def _face(item: Item) -> Document:
    return {"face": item[1]}


def _shore_tile(item: Item) -> Document:
    tables, shore, tile = item
    return {"shore": shore + 1, "tile": tables.tile_names[tile], "building": building_name(tables, tile)}


def _ship_river(item: Item) -> Document:
    return {"ship": item[2] + 1, "river": item[1]}


def _ship(item: Item) -> Document:
    return {"ship": item[2] + 1}


def _card(item: Item) -> Document:
    tables, _, card = item
    kind = CUSTOMERS[tables.customer_type[card]]
    return {"card": tables.customer_names[card], "type": kind, "region": int(tables.customer_region[card]) + 1}


def _cards(item: Item) -> Document:
    return {"cards": item[1]}


def _claim(item: Item) -> Document:
    return {"mastery": item[0].mastery_names[item[2]], "vp": item[1]}


def _entered(item: Item) -> Document:
    return {"row": item[1], **tile_data(item[0], item[2])}


def _tile(item: Item) -> Document:
    return tile_data(item[0], item[2])


def _top(item: Item) -> Document:
    return {"era": item[1]} if item[2] < 0 else {"era": item[1], **tile_data(item[0], item[2])}


def _scoring(item: Item) -> Document:
    tables, region, tile = item
    places = {str(seats): scoring_places(tables, tile, seats) for seats in (2, 3, 4)}
    return {"region": region + 1, "tile": tables.scoring_names[tile], "places": places}


def _mastery(item: Item) -> Document:
    tables, slot, mastery = item
    return {
        "slot": slot + 1,
        "mastery": tables.mastery_names[mastery],
        "metric": METRICS[tables.mastery_metric[mastery]].replace("-", "_"),
        "at_least": int(tables.mastery_at_least[mastery]),
    }


def _laid(item: Item) -> Document:
    tables, where, tile = item
    place: Document = {"shore": where + 1} if where >= 0 else {"row": -where}
    return {**place, **tile_data(tables, tile)}


def _patron(item: Item) -> Document:
    return patron_data(item[0], item[2])


def _clan(item: Item) -> Document:
    return {"clan": item[0].clan_names[item[2]]}


def _nothing(item: Item) -> Document:
    return {}


_DATA: Final[dict[int, tuple[str, Callable[[Item], Document]]]] = {
    f.GAIN: ("gain", _resource),
    f.LOST: ("lost", _wasted),
    f.PAY: ("pay", _resource),
    f.INFLUENCE_MOVED: ("influence", _influence),
    f.INFLUENCE_LOST: ("influence_lost", _influence_wasted),
    f.LIMIT_RAISED: ("favor_limit", _limit),
    f.DIE_TURNED: ("die_turned", _face),
    f.DIE_ROLLED: ("die_rolled", _face),
    f.BUILT: ("built", _shore_tile),
    f.MARKED: ("marked", _shore_tile),
    f.SAILED: ("sailed", _ship_river),
    f.JOURNEY: ("journey", _ship),
    f.VISITED: ("visited", _shore_tile),
    f.DELIVERED: ("delivered", _card),
    f.DREW: ("drew", _card),
    f.DISCARDED: ("discarded", _card),
    f.RESHUFFLED: ("reshuffled", _cards),
    f.SHIP_SET: ("ship_set", _ship_river),
    f.CROWNED: ("royal", _ship_river),
    f.CLAIMED: ("claimed", _claim),
    f.ROW_ENTERED: ("row_entered", _entered),
    f.ROW_LEFT: ("row_left", _tile),
    f.TOP_SHOWN: ("top_shown", _top),
    f.VISIT: ("emperor", _nothing),
    f.TRIGGERED: ("triggered", _nothing),
    f.TURN: ("turn", _nothing),
    f.ENDED: ("ended", _nothing),
    f.FIRST_CHOSEN: ("first", _nothing),
    f.SCORING_LAID: ("scoring_laid", _scoring),
    f.MASTERY_LAID: ("mastery_laid", _mastery),
    f.TILE_LAID: ("tile_laid", _laid),
    f.PATRON_SHOWN: ("patron_shown", _patron),
    f.PATRON_PICKED: ("patron_picked", _patron),
    f.CLAN_DEALT: ("clan_dealt", _clan),
    f.ACTIVATED: ("activated", _card),
}


def event(tables: Tables, fact: Fact, viewer: int) -> Document:
    """A fact as data for a viewer: a seat, NOBODY for a spectator, EVERYTHING for one who may see all.

    A gain that found no room is marked as wasted: its seat has not lost anything that it had (ROG-4.4, ROG-13.1).
    Cards drawn are shown to their own seat only. A top tile that the table keeps closed is not in the fact (ROG-24.3).
    """
    what, seat, amount, item, rule = fact
    name, data = _DATA[what]
    if what == f.DIE_ROLLED and item == 1:
        name = "die_set"
    made: Document = {"event": name}
    if seat >= 0 and what != f.ROW_LEFT:
        made["seat"] = seat_name(seat)
    if what != f.DREW or viewer in (seat, EVERYTHING):
        made.update(data((tables, amount, item)))
    made["rule"] = rule_name("ROG", rule)
    return made


# ---- data in words -------------------------------------------------------------------------------------------------


class _Event(EventData):
    """An event's data, with the words of this game."""

    def say(self, key: str, **args: str | int) -> str:
        return text("rog-event-" + key, self.lang, **args)


def event_text(data: Mapping[str, object], lang: str = "en") -> str:
    """An event in words, from its data alone. Raises ValueError for data that is no event of this game."""
    told = _Event(data, lang)
    if told.name not in _TOLD:
        raise ValueError(f"event: there is no event {told.name!r}; events are: {', '.join(_TOLD)}")
    return sentence(_TOLD[told.name](told))


def _by_name(*keys: str) -> Callable[[_Event], str]:
    """The text of the event's name, with these values of its data as arguments."""

    def tell(told: _Event) -> str:
        args = {key: told.word(key) if key == "seat" else told.number(key) for key in keys}
        return told.say(told.name.replace("_", "-"), **args)

    return tell


def _told_resource(told: _Event) -> str:
    what = amount_words(told.word("what"), told.number("amount"), told.lang)
    return told.say(told.name, seat=told.word("seat"), what=what)


def _told_region(told: _Event) -> str:
    region = text("rog-region", told.lang, region=told.number("region"))
    if told.name == "influence":
        return told.say("influence", seat=told.word("seat"), space=told.number("space"), region=region)
    return told.say("influence-lost", seat=told.word("seat"), amount=told.number("amount"), region=region)


def _told_building(told: _Event) -> str:
    building = text("rog-building", told.lang, building=told.word("building"))
    return told.say(told.name, seat=told.word("seat"), building=building, shore=told.number("shore"))


def _told_card(told: _Event) -> str:
    if "card" not in told.data:
        return told.say("drew", seat=told.word("seat"))
    form = {"delivered": "-to", "activated": ""}.get(told.name, "-the")
    customer = text(f"rog-customer{form}", told.lang, type=told.word("type"), region=told.number("region"))
    key = "drew-card" if told.name == "drew" else told.name
    return told.say(key, seat=told.word("seat"), customer=customer)


def _told_claim(told: _Event) -> str:
    mastery = text("rog-mastery", told.lang, mastery=told.word("mastery"))
    return told.say("claimed", seat=told.word("seat"), mastery=mastery, vp=told.number("vp"))


def _told_tile(told: _Event) -> str:
    if "tile" not in told.data:
        return told.say("top-hidden", era=told.number("era"))
    tile = tile_data_words(dict(told.data), told.lang)
    if told.name == "top_shown":
        return told.say("top-shown", era=told.number("era"), tile=tile)
    if told.name != "tile_laid":
        return told.say(told.name.replace("_", "-"), tile=tile)
    if "shore" in told.data:
        return told.say("tile-laid", shore=told.number("shore"), tile=tile)
    return told.say("row-laid", row=told.number("row"), tile=tile)


def _told_scoring(told: _Event) -> str:
    places = told.data.get("places")
    if not isinstance(places, dict):
        raise ValueError(f"event: `places` is a mapping, not {places!r}")
    sides = [numbers_words(places[seats], told.lang) for seats in ("2", "3")]
    region = text("rog-region", told.lang, region=told.number("region"))
    return told.say("scoring-laid", region=region, two=sides[0], more=sides[1])


def _told_mastery(told: _Event) -> str:
    mastery = text("rog-mastery", told.lang, mastery=told.word("mastery"))
    key = "rog-demand-" + told.word("metric").replace("_", "-")
    return told.say("mastery-laid", mastery=mastery, demand=text(key, told.lang, count=told.number("at_least")))


def _told_patron(told: _Event) -> str:
    data = {"patron": told.word("patron"), "clan": told.word("clan"), "value": told.number("value")}
    patron = patron_data_words({**data, "at_least": told.number("at_least", 0)}, told.lang)
    if told.name == "patron_shown":
        return told.say("patron-shown", patron=patron)
    return told.say("patron-picked", seat=told.word("seat"), patron=patron)


def _told_clan(told: _Event) -> str:
    return told.say("clan-dealt", seat=told.word("seat"), clan=text("rog-clan", told.lang, clan=told.word("clan")))


_TOLD: Final[dict[str, Callable[[_Event], str]]] = {
    "gain": _told_resource,
    "lost": _told_resource,
    "pay": _told_resource,
    "influence": _told_region,
    "influence_lost": _told_region,
    "favor_limit": _by_name("seat", "limit"),
    "die_turned": _by_name("seat", "face"),
    "die_rolled": _by_name("seat", "face"),
    "die_set": _by_name("seat", "face"),
    "built": _told_building,
    "marked": _told_building,
    "sailed": _by_name("seat", "ship", "river"),
    "journey": _by_name("seat", "ship"),
    "visited": _told_building,
    "delivered": _told_card,
    "drew": _told_card,
    "discarded": _told_card,
    "reshuffled": _by_name("cards"),
    "ship_set": _by_name("seat", "ship", "river"),
    "royal": _by_name("seat", "ship", "river"),
    "claimed": _told_claim,
    "row_entered": _told_tile,
    "row_left": _told_tile,
    "top_shown": _told_tile,
    "emperor": _by_name(),
    "triggered": _by_name("seat"),
    "turn": _by_name("seat"),
    "ended": _by_name(),
    "first": _by_name("seat"),
    "scoring_laid": _told_scoring,
    "mastery_laid": _told_mastery,
    "tile_laid": _told_tile,
    "patron_shown": _told_patron,
    "patron_picked": _told_patron,
    "clan_dealt": _told_clan,
    "activated": _told_card,
}
