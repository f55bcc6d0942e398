"""Facts as plain data with readable names: ids, amounts, and what their words need besides. The words: `text_events.py`."""

from collections.abc import Callable
from typing import Final

from serai.core.documents import Document
from serai.core.events import Fact
from serai.core.reasons import rule_name
from serai.core.state import EVERYTHING
from serai.games.tianxia import facts as f
from serai.games.tianxia import tables as t
from serai.games.tianxia.names import (
    BUILDING_TYPES,
    CATEGORIES,
    MERCHANT_ACTIONS,
    MILITARY,
    PURSE,
    REGIONS,
    RESOURCES,
    TRACKS,
)
from serai.games.tianxia.tables import Tables
from serai.games.tianxia.text_words import (
    attack_data,
    building_data,
    demand_data,
    effect_data,
    family_data,
    limu_card_data,
    objective_data,
    region_words,
    ship_data,
    site_words,
    slot_region_name,
    tile_data,
)

Item = tuple[Tables, int, int]  # the tables, the fact's amount and item

SCORED_CATEGORIES: Final = (*CATEGORIES, "start", "governors")  # those of Li Mu too (TX-22.12)


def _nothing(item: Item) -> Document:
    return {}


def _number(name: str) -> Callable[[Item], Document]:
    """The amount, under a name of its own."""
    return lambda item: {name: item[1]}


def _purse(item: Item) -> Document:
    return {"what": PURSE[item[2]], "amount": item[1]}


def _scored(item: Item) -> Document:
    return {"category": SCORED_CATEGORIES[item[2]], "points": item[1]}


# ---- places ----------------------------------------------------------------------------------------------------------


def _at_region(tables: Tables, region: int) -> Document:
    return {"region": REGIONS[region], "region_name": region_words(tables, region)}


def _region(item: Item) -> Document:
    return _at_region(item[0], item[2])


def _at_site(tables: Tables, site: int) -> Document:
    """A site: its id, and its region and number as one name."""
    return {"site": tables.site_names[site], "site_name": site_words(tables, site)}


def _site(item: Item) -> Document:
    return _at_site(item[0], item[2])


def _site_space(item: Item) -> Document:
    return {**_site(item), "space": item[1] + 1}


def _raided(item: Item) -> Document:
    return {**_site(item), "left": item[1]}


def _at_section(tables: Tables, section: int) -> Document:
    """A section: its number from 1, and its name as printed."""
    return {"section": section + 1, "section_name": tables.section_names[section]}


def _section(item: Item) -> Document:
    return _at_section(item[0], item[2])


def _section_number(name: str) -> Callable[[Item], Document]:
    """A section with the amount, under a name of its own."""
    return lambda item: {**_section(item), name: item[1]}


def _section_space(item: Item) -> Document:
    return {**_section(item), "space": item[1] + 1}


def _at_slot(tables: Tables, slot: int) -> Document:
    """A slot of the ships: its id, and its region as printed, but for the sea."""
    made: Document = {"slot": tables.slot_names[slot]}
    region = slot_region_name(tables, slot)
    return {**made, "region_name": region} if region else made


def _slot(item: Item) -> Document:
    return _at_slot(item[0], item[2])


def _slot_space(item: Item) -> Document:
    return {**_slot(item), "space": item[1] + 1}


def _barge(item: Item) -> Document:
    return {"barge": RESOURCES[item[2]]}


def _boarded(item: Item) -> Document:
    return {**_barge(item), "neutral": item[1] == 1}


def _at_track(tables: Tables, track: int) -> Document:
    """A Palace track: its word, and its house as printed."""
    return {"track": TRACKS[track], "track_name": tables.track_names[track]}


def _stepped(item: Item) -> Document:
    """A step: where it leads, and what the step shows."""
    tables, place, track = item
    gain = effect_data(tables, int(tables.step_effect[track * tables.steps + place - 1]))
    return {**_at_track(tables, track), "position": place, "gain": gain}


def _step_lost(item: Item) -> Document:
    return {**_at_track(item[0], item[2]), "what": "palace_any", "amount": item[1], "wasted": True}


def _wasted(what: str) -> Callable[[Item], Document]:
    """A gain that finds nothing: it takes nothing from anybody."""
    return lambda item: {"what": what, "amount": item[1], "wasted": True}


def _limu_marker(item: Item) -> Document:
    if item[2] < t.REGIONS:
        return _region(item)
    return {"action": MILITARY[item[2] - t.REGIONS]}


# ---- things ----------------------------------------------------------------------------------------------------------


def _banner(item: Item) -> Document:
    """A banner, and the regions of the hub that show it."""
    tables, hub, track = item
    regions: list[object] = [
        region_words(tables, region) for region in range(t.REGIONS) if tables.region_hub[region] == hub
    ]
    return {**_at_track(tables, track), "hub": tables.hub_names[hub], "regions": regions}


def _building(item: Item) -> Document:
    tables, site, building = item
    sort = BUILDING_TYPES[tables.building_type[building]]
    return {**_at_site(tables, site), **building_data(tables, building), "type": sort}


def _tile(item: Item) -> Document:
    return tile_data(item[0], item[2])


def _tile_at(item: Item) -> Document:
    return {**_at_site(item[0], item[1]), **_tile(item)}


def _ship_at(item: Item) -> Document:
    return {**_at_slot(item[0], item[1]), **ship_data(item[0], item[2])}


def _demand_at(item: Item) -> Document:
    return {**_at_slot(item[0], item[1]), **demand_data(item[0], item[2])}


def _board(item: Item) -> Document:
    tables, _, board = item
    return {"board": tables.board_names[board], "income": effect_data(tables, int(tables.board_income[board]))}


def _objective(item: Item) -> Document:
    return objective_data(item[0], item[2])


def _round_tile(item: Item) -> Document:
    return {**_tile(item), "place": item[1]}


def _attack(item: Item) -> Document:
    return attack_data(item[0], item[2])


def _exchanged(item: Item) -> Document:
    return {"paid": PURSE[item[2]], "gained": PURSE[item[1]]}


def _merchants(item: Item) -> Document:
    return {"merchant": MERCHANT_ACTIONS[item[2]], "number": item[2] + 1}


def _loss_chosen(item: Item) -> Document:
    """How much of the strength was paid for in coins."""
    tables, number, section = item
    return {**_at_section(tables, section), "coins": number * int(tables.loss_coins)}


def _limu_card(item: Item) -> Document:
    return limu_card_data(item[0], item[2])


def _military(item: Item) -> Document:
    return {"action": MILITARY[item[2]]}


# name, data
_DATA: Final[dict[int, tuple[str, Callable[[Item], Document]]]] = {
    f.GAIN: ("gain", _purse),
    f.PAY: ("pay", _purse),
    f.ROUND: ("round", _number("round")),
    f.TURN: ("turn", _nothing),
    f.TURN_ENDED: ("turn_ended", _nothing),
    f.ENDED: ("ended", _nothing),
    f.SCORED: ("scored", _scored),
    f.BANNER_LAID: ("banner_laid", _banner),
    f.BUILDING_LAID: ("building_laid", _building),
    f.SITE_TILE: ("site_tile", _tile_at),
    f.SHIP_COMES: ("ship_comes", _ship_at),
    f.DEMAND_LAID: ("demand_laid", _demand_at),
    f.PLACE_DRAWN: ("place_drawn", _number("place")),
    f.BOARD_DEALT: ("board_dealt", _board),
    f.OBJECTIVE_DRAWN: ("objective_drawn", _objective),
    f.OBJECTIVE_RETURNED: ("objective_returned", _objective),
    f.ROUND_TILE_SHOWN: ("round_tile_shown", _round_tile),
    f.ATTACK_SHOWN: ("attack_shown", _attack),
    f.ADVANCED: ("advanced", _section_number("spaces")),
    f.STRENGTHENED: ("strengthened", _section_number("strength")),
    f.NEUTRAL_ENTERS: ("neutral_enters", _barge),
    f.REGION_ENTERED: ("region_entered", _region),
    f.MILITARY_ENTERED: ("military_entered", _military),
    f.BARGE_BOARDED: ("barge_boarded", _boarded),
    f.PASSED: ("passed", _number("place")),
    f.STEPPED: ("stepped", _stepped),
    f.STEP_LOST: ("step_lost", _step_lost),
    f.GOVERNOR_PLACED: ("governor_placed", _site_space),
    f.EXCHANGED: ("exchanged", _exchanged),
    f.DELIVERED: ("delivered", _slot_space),
    f.SHIPPING_PLACED: ("shipping_placed", _slot),
    f.WALL_BUILT: ("wall_built", _section_space),
    f.TOWER_BUILT: ("tower_built", _section),
    f.SOLDIER_PLACED: ("soldier_placed", _section_space),
    f.TILE_TAKEN: ("tile_taken", _tile),
    f.TILE_STAYS: ("tile_stays", _tile_at),
    f.TILE_BOXED: ("tile_boxed", _tile),
    f.SUPPLY_EMPTY: ("supply_empty", _wasted("bonus_tile")),
    f.DECK_EMPTY: ("deck_empty", _wasted("objective")),
    f.FELL_OFF: ("fell_off", _barge),
    f.MERCHANT_PLACED: ("merchant_placed", _merchants),
    f.WORKER_BACK: ("worker_back", _barge),
    f.STEPS_BOUGHT: ("steps_bought", _number("steps")),
    f.MARKER_DISCARDED: ("marker_discarded", _nothing),
    f.TILE_USED: ("tile_used", _tile),
    f.OBJECTIVE_DISCARDED: ("objective_discarded", _objective),
    f.MERCHANTS_USED: ("merchants_used", _merchants),
    f.MERCHANT_BACK: ("merchant_back", _merchants),
    f.BATTLE: ("battle", _section_number("strength")),
    f.RANKED: ("ranked", _section_number("rank")),
    f.WALLS_HOLD: ("walls_hold", _section_number("left")),
    f.SOLDIER_LOST: ("soldier_lost", _section_space),
    f.BATTLE_WON: ("battle_won", _section),
    f.RAIDED: ("raided", _raided),
    f.GOVERNOR_EXPELLED: ("governor_expelled", _site),
    f.TOKEN_LAID: ("token_laid", _site),
    f.LOSSES: ("losses", _section_number("left")),
    f.LOST: ("loss_chosen", _loss_chosen),
    f.LEADER_BACK: ("leader_back", _section),
    f.ROUND_TILE_GONE: ("round_tile_gone", _tile),
    f.MARKERS_BACK: ("markers_back", _number("markers")),
    f.SHIP_LEAVES: ("ship_leaves", _ship_at),
    f.DELIVERIES_BACK: ("deliveries_back", _number("markers")),
    f.SHIP_MOVES: ("ship_moves", _ship_at),
    f.ORDER_MOVES: ("order_moves", _nothing),
    f.LIMU_CARD: ("li_mu_card", _limu_card),
    f.LIMU_MARKER: ("li_mu_marker", _limu_marker),
}
_SECRET: Final = (f.OBJECTIVE_DRAWN, f.OBJECTIVE_RETURNED)


def event(tables: Tables, fact: Fact, viewer: int) -> Document:
    """A fact as data for a viewer: a seat, NOBODY for a spectator, EVERYTHING for one who may see all.

    Only its seat knows which Objective is drawn, dealt or returned in setup (TX-24.1).
    """
    what, seat, amount, item, rule = fact
    name, data = _DATA[what]
    made: Document = {"event": name, **family_data(int(seat))}
    if what not in _SECRET or viewer in (seat, EVERYTHING):
        made.update(data((tables, int(amount), int(item))))
    made["rule"] = rule_name("TX", rule)
    return made
