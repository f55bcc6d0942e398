"""Why an action is not possible, and what would make it so. Tells only what the seat to act may know.

What concerns the wall, ships, tiles and losses has its reasons in `text_reasons_inside.py`.
"""

from typing import Final

from serai.core.actions import ActionSpace
from serai.core.positions import members
from serai.core.reasons import Reason, rule_name
from serai.core.state import CHANCE, State
from serai.core.words import sentence, stopped
from serai.games.tianxia import actions as k
from serai.games.tianxia import rule_ids as r
from serai.games.tianxia import tables as t
from serai.games.tianxia.barges import barge_cost
from serai.games.tianxia.free import free_moment
from serai.games.tianxia.governors import NO_PRICE, cheapest, wood_cost
from serai.games.tianxia.military import (
    any_soldier_room,
    any_tower_room,
    any_wall_room,
    has_next,
    rice_cost,
    stone_cost,
)
from serai.games.tianxia.possible import step_leaves_military
from serai.games.tianxia.region import entry_cost, military_where
from serai.games.tianxia.ships import demanded, empty_space
from serai.games.tianxia.state import DELIVERIES, NONE, track_open
from serai.games.tianxia.text_help import FREE_VERBS, TURN_VERBS, Refused, Why, Words
from serai.games.tianxia.text_prompts import question, region_actions
from serai.games.tianxia.text_reasons_inside import INSIDE
from serai.games.tianxia.text_words import barge_words, objective_name, position


def reason(space: ActionSpace, state: State, action: int, rule: int, lang: str = "en") -> Reason:
    """Why that rule forbids the action here, and what would help."""
    refused = Refused(space, position(state), action, lang)
    words, advice = _WHY.get(rule, _other)(refused)
    return Reason(rule_name("TX", rule), sentence(words), sentence(advice))


def _other(refused: Refused) -> Words:
    return refused.say("why-other"), "" if refused.state.over else refused.pending()


# ---- the wrong moment ------------------------------------------------------------------------------------------------


def _7_2(refused: Refused) -> Words:
    """A turn is chosen once, at its beginning."""
    if free_moment(refused.kind):
        return refused.say("why-7-2"), refused.pending()
    return refused.say("why-7-2-now"), refused.pending()


def _7_7(refused: Refused) -> Words:
    if refused.kind == k.TURN:
        return refused.say("why-7-7-turn"), refused.say("why-7-7-turn-help")
    if refused.kind in (k.SHIP_TURN, k.FORTIFY_TURN, k.TRAIN_TURN):
        return refused.say("why-7-7-action"), refused.pending()
    return refused.say("why-7-7"), refused.pending()


def _18_6(refused: Refused) -> Words:
    if refused.kind == k.RETURN:
        return refused.say("why-18-6-setup"), refused.pending()
    return refused.say("why-18-6"), refused.pending()


def _21_1(refused: Refused) -> Words:
    return refused.say("why-21-1"), ""


def _23_1(refused: Refused) -> Words:
    if refused.state.to_act == CHANCE:
        return stopped(refused.say("why-23-1", question=question(refused.state, refused.lang))), ""
    return refused.say("why-23-1-outcome"), refused.pending()


def _23_2(refused: Refused) -> Words:
    """An answer to another question than the pending one."""
    if refused.verb in TURN_VERBS or refused.verb in FREE_VERBS or refused.verb == "end":
        return refused.say("why-23-2-turn"), refused.pending()
    return refused.say("why-23-2-" + refused.verb.replace("_", "-")), refused.pending()


# ---- beginning a turn ------------------------------------------------------------------------------------------------


def _7_3(refused: Refused) -> Words:
    return refused.say("why-7-3"), refused.say("why-7-3-help")


def _8_1(refused: Refused) -> Words:
    region = refused.at[0]
    count = int(refused.state.marker_count(region))
    coins = int(entry_cost(refused.state, refused.seat, region))
    return refused.short("why-8-1", t.COINS, coins, region=refused.region(region), count=count)


def _12_1(refused: Refused) -> Words:
    where = int(military_where(refused.state, refused.at[0]))
    count = int(refused.state.marker_count(where))
    coins = int(entry_cost(refused.state, refused.seat, where))
    key = "why-12-1-fortify" if refused.at[0] == t.FORTIFY_ACTION else "why-12-1-train"
    return refused.short(key, t.COINS, coins, count=count)


def _13_1(refused: Refused) -> Words:
    barge = refused.at[0]
    own = int(refused.state.own_on_barge(refused.seat, barge))
    coins = int(barge_cost(refused.state, refused.seat, barge))
    return refused.short("why-13-1", t.COINS, coins, barge=barge_words(barge, refused.lang), own=own)


def _8_7(refused: Refused) -> Words:
    """No action of the region would be possible, or one is still due."""
    if refused.verb == "end":
        parts = region_actions(refused.state, refused.lang)
        region = refused.region(int(refused.state.top_a()))
        return refused.say("why-8-7-end", region=region), refused.say("why-8-7-end-help", list=refused.any_of(parts))
    where = refused.at[0]
    words = [refused.say("why-8-7", region=refused.region(where)), _no_governor(refused, where)]
    trades = _no_exchange if refused.tables.exchange_pay[where] >= 0 else _no_ship
    return " ".join((*words, trades(refused, where))), _needed(refused, where)


def _no_governor(refused: Refused, region: int) -> str:
    """Why no Governor can be installed in a region."""
    wood = int(cheapest(refused.state, refused.seat, int(refused.tables.region_sites[region]), 0))
    if refused.workers() == 0:
        return refused.say("why-8-7-workers")
    if wood == NO_PRICE:
        return refused.say("why-8-7-sites")
    return refused.say("why-8-7-wood", cost=refused.amount("wood", wood), have=refused.has(t.WOOD))


def _no_exchange(refused: Refused, region: int) -> str:
    """Why nothing can be exchanged in a region."""
    pays = int(refused.tables.exchange_pay[region])
    if pays == t.ANY_KIND:
        return refused.say("why-8-7-resources")
    return refused.say("why-8-7-resource", what=refused.kind_of(pays))


def _no_ship(refused: Refused, region: int) -> str:
    """Why nothing can be delivered in a region."""
    state, slot = refused.state, int(refused.tables.region_slot[region])
    if state.ship_at[slot] == NONE or empty_space(state, slot) < 0:
        return refused.say("why-8-7-ship")
    if refused.piece(DELIVERIES) == 0:
        return refused.say("why-8-7-deliveries")
    return refused.say("why-8-7-good", what=refused.kind_of(t.SILK + int(demanded(state, slot))))


def _needed(refused: Refused, region: int) -> str:
    """Free actions that bring what an action of the region needs; else the free actions in general."""
    tables = refused.tables
    wanted = [t.WOOD]
    pays, slot = int(tables.exchange_pay[region]), int(tables.region_slot[region])
    if t.WOOD <= pays < t.SILK:
        wanted.append(pays)
    elif slot >= 0 and refused.state.ship_at[slot] != NONE:
        wanted.append(t.SILK + int(demanded(refused.state, slot)))
    found = dict.fromkeys(one for column in wanted for one in refused.free_sources(column))
    if found:
        return refused.say("help-free", list=refused.any_of(found))
    return refused.say("why-8-7-help")


def _12_3(refused: Refused) -> Words:
    """A Military turn without anything to build or train; a step that would prevent it; or the duty itself."""
    if refused.verb == "step":
        return _step_forbidden(refused)
    if refused.verb == "stop":
        key = "why-12-3-stop-fortify" if refused.kind == k.FORTIFY_TURN else "why-12-3-stop-train"
        return refused.say(key), refused.pending()
    return _no_soldier(refused) if refused.at[0] == t.TRAIN_ACTION else _no_structure(refused)


def _step_forbidden(refused: Refused) -> Words:
    """A track whose step does not bring what the action lacks (TX-12.3)."""
    state, action = refused.state, int(refused.state.top_b()) - 1
    possible = [
        refused.track(track)
        for track in range(t.TRACKS)
        if track_open(state, refused.seat, track) and step_leaves_military(state, refused.seat, action, track)
    ]
    key = "why-12-3-step-fortify" if action == t.FORTIFY_ACTION else "why-12-3-step-train"
    words = refused.say(key, track=refused.on_track(refused.at[0]))
    return words, refused.say("why-12-3-step-help", list=refused.any_of(possible))


def _no_soldier(refused: Refused) -> Words:
    state, seat = refused.state, refused.seat
    if refused.workers() == 0:
        return refused.say("why-12-10"), refused.help_workers()
    if not any_soldier_room(state):
        return refused.say("why-12-3-soldiers"), refused.say("why-12-6-room-help")
    return refused.short("why-12-3-rice", t.RICE, int(rice_cost(state, seat, 0, 0)))


def _no_structure(refused: Refused) -> Words:
    state, seat = refused.state, refused.seat
    costs: list[int] = []
    if has_next(state, seat, t.WALL) and any_wall_room(state):
        costs.append(int(stone_cost(state, seat, t.WALL, 0, True)))
    if has_next(state, seat, t.TOWER) and any_tower_room(state):
        costs.append(int(stone_cost(state, seat, t.TOWER, 0, True)))
    if not costs:
        return refused.say("why-12-3-structures"), refused.say("why-12-3-structures-help")
    return refused.short("why-12-3-stone", t.STONE, min(costs))


# ---- the parts of a Region turn --------------------------------------------------------------------------------------


def _8_4(refused: Refused) -> Words:
    return refused.say("why-8-4"), refused.pending()


def _8_10(refused: Refused) -> Words:
    track = int(refused.state.banner_of(refused.state.top_a()))
    words = refused.say("why-8-10", track=refused.track(track), steps=int(refused.tables.steps))
    return words, refused.pending()


def _9_15(refused: Refused) -> Words:
    """One more step: not without Envoy House, not before the banner step, and not twice."""
    state, tables = refused.state, refused.tables
    cost = int(tables.passive_value[t.EXTRA_STEP])
    if int(state.top_b()) & k.EXTRA_OPEN:
        return refused.short("why-9-15-coins", t.COINS, cost)
    if not state.works(refused.seat, t.EXTRA_STEP):
        return refused.say("why-9-15"), refused.pending()
    key = "why-9-15-banner" if int(state.top_b()) & k.BANNER_OPEN else "why-9-15-once"
    return refused.say(key), refused.pending()


def _8_5(refused: Refused) -> Words:
    """Each action once, and only those of the region."""
    state, tables = refused.state, refused.tables
    region, flags = int(state.top_a()), int(state.top_b())
    name = refused.region(region)
    if refused.verb == "governor":
        if flags & k.GOVERNOR_TAKEN:
            return refused.say("why-8-5-governor"), refused.pending()
        there = refused.region(int(tables.site_region[refused.at[0]]))
        words = refused.say("why-8-5-site", place=refused.place(refused.at[0]), there=there, region=name)
        sites = [refused.place(site) for site in members(int(tables.region_sites[region]))]
        return words, refused.say("why-8-5-site-help", list=refused.any_of(sites, "join-and"))
    if flags & k.TRADE_TAKEN:
        key = "why-8-5-exchange" if tables.exchange_pay[region] >= 0 else "why-8-5-ship"
        return refused.say(key), refused.pending()
    key = "why-8-5-no-exchange" if refused.verb == "swap" else "why-8-5-no-port"
    return refused.say(key, region=name), refused.pending()


def _9_1(refused: Refused) -> Words:
    """A worker space that is not there or occupied; or no worker."""
    state, (site, space) = refused.state, refused.at[:2]
    spaces = int(refused.tables.worker_spaces[state.seats - 1])
    place = refused.place(site)
    if space >= spaces:
        return refused.say("why-9-1-spaces", place=place, spaces=spaces), _free_space(refused, site)
    if state.governor_at(site, space) != NONE:
        return refused.say("why-9-1-taken", place=place, space=space + 1), _free_space(refused, site)
    return refused.say("why-9-1-workers"), refused.help_workers()


def _free_space(refused: Refused, site: int) -> str:
    """The empty worker spaces of a site."""
    state = refused.state
    spaces = range(int(refused.tables.worker_spaces[state.seats - 1]))
    free = [str(space + 1) for space in spaces if state.governor_at(site, space) == NONE]
    return refused.say("why-9-1-help", count=len(free), list=refused.any_of(free, "join-and"))


def _9_2(refused: Refused) -> Words:
    site, space = refused.at[0], refused.at[1]
    discount = int(refused.state.top_a()) if refused.kind == k.INSTALL else 0
    wood = int(wood_cost(refused.state, refused.seat, site, space, discount))
    return refused.short("why-9-2", t.WOOD, wood, place=refused.at_place(site), space=space + 1)


def _9_4(refused: Refused) -> Words:
    return refused.say("why-9-4", place=refused.at_place(refused.at[0])), _elsewhere(refused)


def _elsewhere(refused: Refused) -> str:
    """The sites where a Governor is possible now."""
    actions = refused.legal(k.GOVERN, t.SITES * t.MOST_WORKER_SPACES)
    sites = dict.fromkeys(refused.place(action // t.MOST_WORKER_SPACES) for action in actions)
    return refused.say("help-sites", count=len(sites), list=refused.any_of(sites))


def _exchange(refused: Refused) -> Words:
    """TX-10.1, TX-10.2: what the region takes and gives, or a resource that the seat has not."""
    tables, region = refused.tables, refused.turn_region()
    paid, gained = t.WOOD + refused.at[0], t.SILK + refused.at[1]
    pays, gives = int(tables.exchange_pay[region]), int(tables.exchange_gain[region])
    if pays not in (paid, t.ANY_KIND) or gives not in (gained, t.ANY_KIND):
        there = refused.say(
            "why-10-1",
            region=refused.region(region),
            pays=refused.kind_of(pays) if pays != t.ANY_KIND else refused.say("any-resource"),
            gives=refused.kind_of(gives) if gives != t.ANY_KIND else refused.say("any-good"),
        )
        return there, refused.say("why-10-1-help", list=_regions(refused, paid, gained))
    return refused.say("why-10-1-none", what=refused.kind_of(paid)), refused.help_source(paid)


def _regions(refused: Refused, paid: int, gained: int) -> str:
    """The regions that exchange one thing for another."""
    tables = refused.tables
    names = [
        refused.region(region)
        for region in range(t.REGIONS)
        if int(tables.exchange_pay[region]) in (paid, t.ANY_KIND)
        and int(tables.exchange_gain[region]) in (gained, t.ANY_KIND)
    ]
    return refused.any_of(names)


# ---- setup -----------------------------------------------------------------------------------------------------------


def _3_9(refused: Refused) -> Words:
    """The Objectives dealt are the seat's own: it is the one that is told."""
    dealt = members(int(refused.state.objectives[refused.seat]))
    names = [objective_name(refused.tables, objective, refused.lang) for objective in dealt]
    words = refused.say("why-3-9", objective=objective_name(refused.tables, refused.at[0], refused.lang))
    return words, refused.say("why-3-9-help", list=refused.any_of(names, "join-and"))


def _2_1(refused: Refused) -> Words:
    """A kind that the effect does not give."""
    kinds = [refused.kind_of(t.WOOD + kind) for kind in members(int(refused.state.top_b()))]
    words = refused.say("why-2-1", what=refused.kind_of(t.WOOD + refused.at[0]))
    return words, refused.say("help-choose", list=refused.any_of(kinds))


_WHY: Final[dict[int, Why]] = {
    r.TX_2_1: _2_1,
    r.TX_3_9: _3_9,
    r.TX_7_2: _7_2,
    r.TX_7_3: _7_3,
    r.TX_7_7: _7_7,
    r.TX_8_1: _8_1,
    r.TX_8_4: _8_4,
    r.TX_8_5: _8_5,
    r.TX_8_7: _8_7,
    r.TX_8_10: _8_10,
    r.TX_9_1: _9_1,
    r.TX_9_2: _9_2,
    r.TX_9_4: _9_4,
    r.TX_9_15: _9_15,
    r.TX_10_1: _exchange,
    r.TX_10_2: _exchange,
    r.TX_12_1: _12_1,
    r.TX_12_3: _12_3,
    r.TX_13_1: _13_1,
    r.TX_18_6: _18_6,
    r.TX_21_1: _21_1,
    r.TX_23_1: _23_1,
    r.TX_23_2: _23_2,
    **INSIDE,
}
EXPLAINED: Final = frozenset(_WHY)  # the rules that have a reason of their own
