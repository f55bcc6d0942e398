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
from serai.games.yellow_and_yangtze import facts as f
from serai.games.yellow_and_yangtze.names import COLORS, LEADERS, PAGODAS, POINTS
from serai.games.yellow_and_yangtze.tables import COLORS as COLOR_COUNT
from serai.games.yellow_and_yangtze.tables import Tables
from serai.games.yellow_and_yangtze.text_words import (
    a_pagoda,
    a_tile,
    added_words,
    hand_words,
    points_words,
    the_leader,
    the_pagoda,
    the_tile,
    tiles_words,
)

# ---- facts as data -------------------------------------------------------------------------------------------------

Item = tuple[Tables, int, int]  # the tables, the fact's amount and item


def _nothing(item: Item) -> Document:
    return {}


def _number(name: str) -> Callable[[Item], Document]:
    """The amount, under a name of its own."""
    return lambda item: {name: item[1]}


def _points(item: Item) -> Document:
    return {"what": POINTS[item[2]], "color": COLORS[item[2]], "amount": item[1]}


def _tile(item: Item) -> Document:
    return {"color": COLORS[item[2]]}


def _tiles_lost(item: Item) -> Document:
    return {"what": COLORS[item[2]] + "_tile", "color": COLORS[item[2]], "amount": item[1]}


def _tile_at(item: Item) -> Document:
    return {"color": COLORS[item[2]], "space": item[0].space_names[item[1]]}


def _leader(item: Item) -> Document:
    return {"leader": LEADERS[item[2]]}


def _leader_at(item: Item) -> Document:
    return {"leader": LEADERS[item[2]], "space": item[0].space_names[item[1]]}


def _replaced(item: Item) -> Document:
    tables, count, which = item
    counts = tables.replace_tiles[which * COLOR_COUNT : (which + 1) * COLOR_COUNT]
    return {"tiles": count, "colors": {COLORS[color]: int(n) for color, n in enumerate(counts) if n > 0}}


def _pagoda(item: Item) -> Document:
    return {"pagoda": PAGODAS[item[2]], "color": COLORS[item[2]], "triangle": item[0].triangle_names[item[1]]}


def _ended(item: Item) -> Document:
    return {"by": "bag" if item[1] == 1 else "idle"}


def _result(item: Item) -> Document:
    return {"lowest": item[1], "gold": item[2]}


def _united(item: Item) -> Document:
    return {"states": item[1], "space": item[0].space_names[item[2]]}


def _split(item: Item) -> Document:
    return {"states": item[1], "space": item[0].space_names[item[2]]}


def _revolt(item: Item) -> Document:
    return {"defender": seat_name(item[1]), "leader": LEADERS[item[2]]}


def _revolt_side(item: Item) -> Document:
    return {"side": "defender" if item[2] == 1 else "attacker", "strength": item[1]}


def _revolt_added(item: Item) -> Document:
    return {"tiles": item[1], "governor": item[2] == 1}


def _against(item: Item) -> Document:
    return {"strength": item[1], "against": item[2]}


def _war(item: Item) -> Document:
    return {"space": item[0].space_names[item[1]], "states": item[2]}


def _side(item: Item) -> Document:
    return {"state": item[0].space_names[item[2]], "strength": item[1]}


def _in_dispute(item: Item) -> Document:
    return {"leader": LEADERS[item[1]], "state": item[0].space_names[item[2]]}


def _war_added(item: Item) -> Document:
    soldier = item[1] >= f.WITH_SOLDIER
    tiles = item[1] - f.WITH_SOLDIER if soldier else item[1]
    return {"tiles": tiles, "soldier": soldier, "state": item[0].space_names[item[2]]}


def _toll(item: Item) -> Document:
    return {"toll": item[1], "state": item[0].space_names[item[2]]}


def _toll_committed(item: Item) -> Document:
    return {"paid": item[1], "tiles": item[2]}


def _toll_due(item: Item) -> Document:
    return {"tiles": item[1], "waived": item[2]}


# name, data
_DATA: Final[dict[int, tuple[str, Callable[[Item], Document]]]] = {
    f.FIRST_CHOSEN: ("first", _nothing),
    f.TURN: ("turn", _nothing),
    f.TURN_ENDED: ("turn_ended", _number("left")),
    f.ENDED: ("ended", _ended),
    f.RESULT: ("result", _result),
    f.GAINED: ("gain", _points),
    f.DREW: ("drew", _tile),
    f.REFILLED: ("refilled", _number("tiles")),
    f.SHOWN: ("shown", _tile),
    f.BOXED: ("boxed", _tile),
    f.PICKED: ("picked", _tile),
    f.REPLACED: ("replaced", _replaced),
    f.PAID: ("pay", _tiles_lost),
    f.LEADER_USED: ("leader_used", _leader),
    f.TILE_LAID: ("tile_laid", _tile_at),
    f.PLACED: ("placed", _tile_at),
    f.LIFTED: ("lifted", _leader_at),
    f.POSITIONED: ("positioned", _leader_at),
    f.WITHDRAWN: ("withdrawn", _leader_at),
    f.WENT_HOME: ("went_home", _leader_at),
    f.UNITED: ("united", _united),
    f.SPLIT: ("split", _split),
    f.REMOVED: ("removed", _tile_at),
    f.PAGODA_BUILT: ("pagoda_built", _pagoda),
    f.PAGODA_LEFT: ("pagoda_left", _pagoda),
    f.PAGODA_RETURNED: ("pagoda_returned", _pagoda),
    f.REVOLT: ("revolt", _revolt),
    f.REVOLT_BASE: ("revolt_base", _revolt_side),
    f.REVOLT_ADDED: ("revolt_added", _revolt_added),
    f.REVOLT_TOTAL: ("revolt_total", _revolt_side),
    f.REVOLT_WON: ("revolt_won", _against),
    f.WAR: ("war", _war),
    f.WAR_SIDE: ("war_side", _side),
    f.WAR_LEADER: ("war_leader", _in_dispute),
    f.WAR_ADDED: ("war_added", _war_added),
    f.NOT_ADDED: ("not_added", _nothing),
    f.WAR_TOTAL: ("war_total", _side),
    f.WAR_TIED: ("war_tied", _number("states")),
    f.WAR_WON: ("war_won", _side),
    f.TOLL_IS: ("toll", _toll),
    f.TOLL_COMMITTED: ("toll_committed", _toll_committed),
    f.TOLL_DUE: ("toll_due", _toll_due),
    f.COMMITTED_LOST: ("committed_lost", _tiles_lost),
    f.LEADER_BACK: ("leader_back", _leader),
    f.CUT_OFF: ("cut_off", _leader_at),
}


def event(tables: Tables, fact: Fact, viewer: int) -> Document:
    """A fact as data for a viewer: a seat, NOBODY for a spectator, EVERYTHING for one who may see all.

    What a tile drawn or replaced is, only its own seat may know (YY-19.3); what goes to the box unseen, nobody (YY-3.3).
    """
    what, seat, amount, item, rule = fact
    name, data = _DATA[what]
    made: Document = {"event": name}
    if seat >= 0:
        made["seat"] = seat_name(seat)
    if what in _SECRET and viewer != EVERYTHING and (viewer != seat or what == f.BOXED):
        made.update({"tiles": amount} if what == f.REPLACED else {})
    else:
        made.update(data((tables, amount, item)))
    made["rule"] = rule_name("YY", rule)
    return made


_SECRET: Final = frozenset((f.DREW, f.REPLACED, f.BOXED))

# ---- data in words -------------------------------------------------------------------------------------------------


class _Event(EventData):
    """An event's data, with the words of this game."""

    def color(self) -> int:
        return self.index("color", COLORS)

    def leader(self) -> str:
        """The leader, with its article."""
        return the_leader(self.index("leader", LEADERS), self.lang)

    def say(self, key: str, **args: str | int) -> str:
        return text("yy-event-" + key, self.lang, **args)


def event_text(data: Mapping[str, object], lang: str = "en") -> str:
    """An event in words, from its data alone. Raises ValueError for data that is no event of this game."""
    told = _Event(data, lang)
    if told.name not in _TOLD:
        raise ValueError(f"event: there is no event {told.name!r}; events are: {', '.join(_TOLD)}")
    return sentence(_TOLD[told.name](told))


_WORDS: Final = ("seat", "space", "state", "defender", "leader", "triangle")  # the other keys of events are numbers


def _by_name(*keys: str) -> Callable[[_Event], str]:
    """The text of the event's name, with these values of its data as arguments."""

    def tell(told: _Event) -> str:
        args = {key: told.word(key) if key in _WORDS else told.number(key) for key in keys}
        return told.say(told.name.replace("_", "-"), **args)

    return tell


def _told_end(told: _Event) -> str:
    return told.say("ended-" + ("bag" if told.word("by") == "bag" else "idle"))


def _told_gain(told: _Event) -> str:
    points = points_words(told.number("amount"), told.color(), told.lang)
    return told.say("gain", seat=told.word("seat"), points=points, why=_REASONS.get(told.word("rule"), "tile"))


_REASONS: Final = {"YY-11.9": "pagoda", "YY-14.5": "revolt", "YY-15.9": "war"}  # what a gain is for


def _told_drew(told: _Event) -> str:
    if "color" not in told.data:
        return told.say("drew", seat=told.word("seat"))
    return told.say("drew-tile", seat=told.word("seat"), tile=a_tile(told.color(), told.lang))


def _told_boxed(told: _Event) -> str:
    return told.say("boxed-tile", tile=a_tile(told.color(), told.lang)) if "color" in told.data else told.say("boxed")


def _told_a_tile(told: _Event) -> str:
    tile = a_tile(told.color(), told.lang)
    return (
        told.say(told.name, seat=told.word("seat"), tile=tile) if "seat" in told.data else told.say("shown", tile=tile)
    )


def _told_replaced(told: _Event) -> str:
    colors = told.data.get("colors")
    if colors is None:
        return told.say("replaced", seat=told.word("seat"), count=told.number("tiles"))
    if not isinstance(colors, dict):
        raise ValueError(f"event: `colors` is a mapping, not {colors!r}")
    tiles = hand_words([int(colors.get(color, 0)) for color in COLORS], told.lang)
    return told.say("replaced-tiles", seat=told.word("seat"), tiles=tiles)


def _told_tiles_lost(told: _Event) -> str:
    tiles = tiles_words(told.number("amount"), told.color(), told.lang)
    return told.say(told.name.replace("_", "-"), seat=told.word("seat"), tiles=tiles)


def _told_leader_used(told: _Event) -> str:
    return told.say("leader-used", seat=told.word("seat"), leader=told.leader())


def _told_laid(told: _Event) -> str:
    return told.say("tile-laid", tile=a_tile(told.color(), told.lang), space=told.word("space"))


def _told_placed(told: _Event) -> str:
    tile = a_tile(told.color(), told.lang)
    return told.say("placed", seat=told.word("seat"), tile=tile, space=told.word("space"))


def _told_leader_at(told: _Event) -> str:
    return told.say(told.name, seat=told.word("seat"), leader=told.leader(), space=told.word("space"))


def _told_home(told: _Event) -> str:
    args = {"seat": told.word("seat"), "leader": told.word("leader"), "space": told.word("space")}
    return told.say("went-home-alone" if told.word("rule") == "YY-6.7" else "went-home", **args)


def _told_removed(told: _Event) -> str:
    why = {"YY-8.2": "riot", "YY-15.8": "war"}.get(told.word("rule"), "toll")
    return told.say("removed", tile=the_tile(told.color(), told.lang), space=told.word("space"), why=why)


def _told_pagoda(told: _Event) -> str:
    triangle = told.word("triangle")
    if told.name != "pagoda_built":
        pagoda = the_pagoda(told.color(), told.lang)
        return told.say(told.name.replace("_", "-"), pagoda=pagoda, triangle=triangle)
    if told.word("rule") == "YY-11.5":
        pagoda = the_pagoda(told.color(), told.lang)
        return told.say("pagoda-moved", seat=told.word("seat"), pagoda=pagoda, triangle=triangle)
    return told.say("pagoda-built", seat=told.word("seat"), pagoda=a_pagoda(told.color(), told.lang), triangle=triangle)


def _told_revolt_added(told: _Event) -> str:
    added = added_words(told.number("tiles"), 0, told.data.get("governor") is True, told.lang)
    return told.say("revolt-added", seat=told.word("seat"), added=added)


def _told_revolt_won(told: _Event) -> str:
    strength, against = told.number("strength"), told.number("against")
    key = "revolt-won-tie" if strength == against else "revolt-won"
    return told.say(key, seat=told.word("seat"), strength=strength, against=against)


def _told_war_added(told: _Event) -> str:
    added = added_words(told.number("tiles"), 1, told.data.get("soldier") is True, told.lang)
    return told.say("war-added", seat=told.word("seat"), added=added, state=told.word("state"))


_TOLD: Final[dict[str, Callable[[_Event], str]]] = {
    "first": _by_name("seat"),
    "turn": _by_name("seat"),
    "turn_ended": _by_name("seat", "left"),
    "ended": _told_end,
    "result": _by_name("seat", "lowest", "gold"),
    "gain": _told_gain,
    "drew": _told_drew,
    "refilled": _by_name("seat", "tiles"),
    "shown": _told_a_tile,
    "boxed": _told_boxed,
    "picked": _told_a_tile,
    "replaced": _told_replaced,
    "pay": _told_tiles_lost,
    "leader_used": _told_leader_used,
    "tile_laid": _told_laid,
    "placed": _told_placed,
    "lifted": _told_leader_at,
    "positioned": _told_leader_at,
    "withdrawn": _told_leader_at,
    "went_home": _told_home,
    "united": _by_name("states", "space"),
    "split": _by_name("states"),
    "removed": _told_removed,
    "pagoda_built": _told_pagoda,
    "pagoda_left": _told_pagoda,
    "pagoda_returned": _told_pagoda,
    "revolt": _by_name("seat", "defender", "leader"),
    "revolt_base": _by_name("seat", "strength"),
    "revolt_added": _told_revolt_added,
    "revolt_total": _by_name("seat", "strength"),
    "revolt_won": _told_revolt_won,
    "war": _by_name("seat", "space", "states"),
    "war_side": _by_name("state", "strength"),
    "war_leader": _by_name("seat", "leader", "state"),
    "war_added": _told_war_added,
    "not_added": _by_name("seat"),
    "war_total": _by_name("state", "strength"),
    "war_tied": _by_name("seat", "states"),
    "war_won": _by_name("state", "strength"),
    "toll": _by_name("toll", "state"),
    "toll_committed": _by_name("paid", "tiles"),
    "toll_due": _by_name("seat", "tiles", "waived"),
    "committed_lost": _told_tiles_lost,
    "leader_back": _by_name("seat", "leader"),
    "cut_off": _by_name("seat", "leader", "space"),
}
