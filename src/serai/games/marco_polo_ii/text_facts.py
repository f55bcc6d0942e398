"""Facts as plain data with readable names: ids, amounts, and what their words need besides. The words: `text_events.py`."""

from collections.abc import Callable
from typing import Final

from serai.core.documents import Document
from serai.core.events import Fact
from serai.core.reasons import rule_name
from serai.core.seats import seat_name
from serai.core.state import EVERYTHING
from serai.games.marco_polo_ii import facts as f
from serai.games.marco_polo_ii import tables as t
from serai.games.marco_polo_ii.names import CATEGORIES, CHARACTERS, ICONS, PURSE, SEALS
from serai.games.marco_polo_ii.tables import Tables
from serai.games.marco_polo_ii.text_words import (
    card_data,
    contract_data,
    cost_data,
    goal_data,
    package_data,
    place_data,
    slot_data,
)

Item = tuple[Tables, int, int]  # the tables, the fact's amount and item


def _nothing(item: Item) -> Document:
    return {}


def _number(name: str) -> Callable[[Item], Document]:
    """The amount, under a name of its own."""
    return lambda item: {name: item[1]}


def _resource(item: Item) -> Document:
    return {"what": PURSE[item[2]], "amount": item[1]}


def _stood_in(item: Item) -> Document:
    """Jade paid; `instead` names what it replaces (MP2-2.2)."""
    return {"what": "jade", "amount": item[1], "instead": PURSE[item[2]]}


def _wasted(item: Item) -> Document:
    return {"what": ICONS[item[2]], "amount": item[1], "wasted": True}


def _scored(item: Item) -> Document:
    return {"category": CATEGORIES[item[2]], "vp": item[1]}


def _shown(die: int) -> Document:
    return {"die": die // 2 + 1, "black": die % 2 == 1}


def _die(item: Item) -> Document:
    return _shown(item[2])


def _die_at(item: Item) -> Document:
    return {**_shown(item[2]), **place_data(item[0], item[1])}


def _die_becomes(item: Item) -> Document:
    return {**_shown(item[2]), "value": item[1] // 2 + 1}


def _value(item: Item) -> Document:
    return {"value": item[1]}


def _offer(item: Item) -> Document:
    return {"book": item[2] + 1, "offer": item[1] + 1}


def _seal(item: Item) -> Document:
    return {"seal": SEALS[item[2]]}


def _seal_bonus(item: Item) -> Document:
    tables, times, seal = item
    gain = package_data(tables, int(tables.seal_bonus[seal]))
    return {"seal": SEALS[seal], "times": times, "gain": gain}


def _special(item: Item) -> Document:
    tables, value, special = item
    return {**_location(tables, int(tables.special_city[special])), "value": value}


def _card_in(item: Item) -> Document:
    return {**slot_data(item[0], item[1]), **card_data(item[0], item[2])}


def _card(item: Item) -> Document:
    return card_data(item[0], item[2])


def _location(tables: Tables, location: int) -> Document:
    """A city or oasis: its id, and its name as printed."""
    return {"location": tables.location_names[location], "name": tables.printed_names[location]}


def _moved(item: Item) -> Document:
    return {**_location(item[0], item[1]), "figure": item[2] + 1}


def _at_item(item: Item) -> Document:
    return _location(item[0], item[2])


def _post(item: Item) -> Document:
    return {**_location(item[0], item[2]), "number": item[1]}


def _post_moved(item: Item) -> Document:
    tables, old, city = item
    return {**_location(tables, city), "from": tables.location_names[old], "from_name": tables.printed_names[old]}


def _outpost(item: Item) -> Document:
    tables, _, tile = item
    return {"tile": tables.outpost_names[tile], "gain": package_data(tables, int(tables.outpost_package[tile]))}


def _outpost_at(item: Item) -> Document:
    return {**_location(item[0], item[1]), **_outpost(item)}


def _marker_at(item: Item) -> Document:
    tables, city, marker = item
    gain = package_data(tables, int(tables.marker_package[marker]))
    return {**_location(tables, city), "marker": tables.marker_names[marker], "gain": gain}


def _doubled(item: Item) -> Document:
    return _seal(item) if item[1] < 0 else _location(item[0], item[1])


def _contract(item: Item) -> Document:
    return contract_data(item[0], item[2])


def _contract_at(item: Item) -> Document:
    tables, slot, _ = item
    return {"slot": tables.slot_names[slot], **_location(tables, int(tables.slot_city[slot])), **_contract(item)}


def _discarded(item: Item) -> Document:
    return {**_contract(item), "leaves_game": item[1] == 1}


def _offer_tile(tables: Tables, tile: int) -> Document:
    """An offer tile with its two offers."""
    offers = [int(tables.tile_offer[tile * t.UPPER_OFFERS + which]) for which in range(t.UPPER_OFFERS)]
    return {
        "book": int(tables.tile_book[tile]) + 1,
        "tile": tables.tile_names[tile],
        "offers": [
            {
                "cost": cost_data(tables, int(tables.offer_cost[offer])),
                "gain": package_data(tables, int(tables.offer_package[offer])),
            }
            for offer in offers
        ],
    }


def _piled(item: Item) -> Document:
    return {**_offer_tile(item[0], item[2]), "round": item[1]}


def _offer_shown(item: Item) -> Document:
    return _offer_tile(item[0], item[2])


def _goal(item: Item) -> Document:
    return goal_data(item[0], item[2])


def _character(item: Item) -> Document:
    return {"character": CHARACTERS[item[2]]}


# name, data
_DATA: Final[dict[int, tuple[str, Callable[[Item], Document]]]] = {
    f.GAIN: ("gain", _resource),
    f.PAY: ("pay", _resource),
    f.STOOD_IN: ("pay", _stood_in),
    f.ICON_LOST: ("lost", _wasted),
    f.ROUND: ("round", _number("round")),
    f.TURN: ("turn", _nothing),
    f.TURN_ENDED: ("turn_ended", _nothing),
    f.HOURGLASS: ("hourglass", _nothing),
    f.ENDED: ("ended", _nothing),
    f.SCORED: ("scored", _scored),
    f.ROLLED: ("rolled", _die),
    f.BLACK_TAKEN: ("black_taken", _die),
    f.BLACK_WAITS: ("black_waits", _nothing),
    f.OPEN_ROLLED: ("open_rolled", _value),
    f.PLACED: ("placed", _die_at),
    f.REROLLED: ("rerolled", _die_becomes),
    f.TURNED: ("turned", _die_becomes),
    f.PAIR_SETTLED: ("pair", _value),
    f.FIRST_ROLLED: ("first_rolled", _value),
    f.COMPENSATED: ("compensated", _number("points")),
    f.OFFER_TAKEN: ("offer_taken", _offer),
    f.SEAL_TAKEN: ("seal_taken", _seal),
    f.SEAL_IMPROVED: ("seal_improved", _seal),
    f.SEAL_BONUS: ("seal_bonus", _seal_bonus),
    f.SPECIAL_USED: ("special_used", _special),
    f.CARD_USED: ("card_used", _card_in),
    f.REPEATED: ("repeated", _card),
    f.MOVED: ("moved", _moved),
    f.OASIS_REACHED: ("oasis", _at_item),
    f.POST_PLACED: ("post_placed", _post),
    f.POST_MOVED: ("post_moved", _post_moved),
    f.OUTPOST_CLAIMED: ("outpost_claimed", _outpost_at),
    f.TILE_KEPT: ("tile_kept", _outpost),
    f.TILE_USED: ("tile_used", _outpost),
    f.BONUS_TAKEN: ("bonus_taken", _marker_at),
    f.BONUS_COPIED: ("bonus_copied", _marker_at),
    f.BONUS_DOUBLED: ("bonus_doubled", _doubled),
    f.MOVE_DECLINED: ("move_declined", _number("movement")),
    f.CONTRACT_TAKEN: ("contract_taken", _contract_at),
    f.CONTRACT_DRAWN: ("contract_drawn", _contract),
    f.CONTRACT_DISCARDED: ("contract_discarded", _discarded),
    f.CONTRACT_COMPLETED: ("contract_completed", _contract),
    f.CONTRACT_LAID: ("contract_laid", _contract_at),
    f.MARKER_LAID: ("marker_laid", _marker_at),
    f.OUTPOST_LAID: ("outpost_laid", _outpost_at),
    f.CARD_SHOWN: ("card_shown", _card_in),
    f.CARD_GONE: ("card_gone", _card_in),
    f.OFFER_PILED: ("offer_piled", _piled),
    f.OFFER_SHOWN: ("offer_shown", _offer_shown),
    f.FIRST_CHOSEN: ("first", _nothing),
    f.CONTRACT_DEALT: ("contract_dealt", _contract),
    f.GOAL_DEALT: ("goal_dealt", _goal),
    f.GOAL_KEPT: ("goal_kept", _goal),
    f.CHARACTER_SHOWN: ("character_shown", _character),
    f.CHARACTER_CHOSEN: ("character_chosen", _character),
    f.FIGURE_ADDED: ("figure_added", _at_item),
}


def event(tables: Tables, fact: Fact, viewer: int) -> Document:
    """A fact as data for a viewer: a seat, NOBODY for a spectator, EVERYTHING for one who may see all.

    An icon that brings nothing is marked as wasted: its seat has not lost anything that it had (MP2-17.4, MP2-13.12).
    Goal cards are dealt face down, for their own seat too (MP2-4.4); which one is kept, only that seat knows (MP2-4.7).
    """
    what, seat, amount, item, rule = fact
    name, data = _DATA[what]
    made: Document = {"event": name}
    if seat >= 0:
        made["seat"] = seat_name(seat)
    secret = what == f.GOAL_DEALT or (what == f.GOAL_KEPT and viewer != seat)
    if viewer == EVERYTHING or not secret:
        made.update(data((tables, amount, item)))
    made["rule"] = rule_name("MP2", rule)
    return made
