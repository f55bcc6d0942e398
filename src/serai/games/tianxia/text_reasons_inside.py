"""Reasons inside a turn: the wall, ships, Palace tracks, tiles, free actions, Merchants, losses. See `text_reasons.py`."""

from typing import Final

from serai.games.tianxia import actions as k
from serai.games.tianxia import rule_ids as r
from serai.games.tianxia import tables as t
from serai.games.tianxia.military import has_next, rice_cost, soldier_room, stone_cost, wall_room
from serai.games.tianxia.names import GOODS
from serai.games.tianxia.passing import offer_of
from serai.games.tianxia.ships import demanded, empty_space, space_count
from serai.games.tianxia.state import NONE, Position, count_tiles, track_open
from serai.games.tianxia.text_help import Refused, Why, Words
from serai.games.tianxia.text_words import merchant_words, objective_name
from serai.games.tianxia.tiles import may_take

# ---- the wall (TX-12) ------------------------------------------------------------------------------------------------


def _structure(refused: Refused) -> int:
    """The wall or tower that was to be built."""
    return t.WALL if refused.verb == "wall" else t.TOWER


def _stone(refused: Refused) -> int:
    """The stone for the structure at this moment."""
    state = refused.state
    discount, first = 0, state.top_a() == 0
    if refused.kind == k.BUILDING:
        discount, first = int(state.top_b()) // 2, state.top_b() % 2 == 0
    return int(stone_cost(state, refused.seat, _structure(refused), discount, first))


def _12_4(refused: Refused) -> Words:
    """No structure left, or not enough stone."""
    structure, tables = _structure(refused), refused.tables
    if not has_next(refused.state, refused.seat, structure):
        key = "why-12-4-walls" if structure == t.WALL else "why-12-4-towers"
        return refused.say(key, count=int(tables.structures[structure])), refused.pending()
    key = "why-12-4-wall" if structure == t.WALL else "why-12-4-tower"
    return refused.short(key, t.STONE, _stone(refused))


def _12_5(refused: Refused) -> Words:
    """No room in the section."""
    state, section = refused.state, refused.at[0]
    if _structure(refused) == t.WALL:
        free = [refused.in_section(other) for other in range(t.SECTIONS) if wall_room(state, other) >= 0]
        words = refused.say(
            "why-12-5-wall", section=refused.in_section(section), spaces=int(refused.tables.wall_spaces)
        )
        return words, refused.say("why-12-5-wall-help", count=len(free), list=refused.any_of(free))
    free = [refused.in_section(other) for other in range(t.SECTIONS) if state.towers[other] == NONE]
    words = refused.say("why-12-5-tower", section=refused.in_section(section))
    return words, refused.say("why-12-5-tower-help", count=len(free), list=refused.any_of(free))


def _12_6(refused: Refused) -> Words:
    """No room for a soldier, or not enough rice."""
    state, section = refused.state, refused.at[0]
    if soldier_room(state, section) < 0:
        free = [refused.in_section(other) for other in range(t.SECTIONS) if soldier_room(state, other) >= 0]
        words = refused.say(
            "why-12-6-room", section=refused.in_section(section), spaces=int(refused.tables.soldier_spaces)
        )
        return words, refused.say("why-12-6-free", list=refused.any_of(free)) if free else refused.say(
            "why-12-6-room-help"
        )
    return refused.short("why-12-6", t.RICE, int(rice_cost(state, refused.seat, state.top_b(), state.top_a())))


def _12_10(refused: Refused) -> Words:
    return refused.say("why-12-10"), refused.help_workers()


# ---- ships (TX-11) ---------------------------------------------------------------------------------------------------


def _11_1(refused: Refused) -> Words:
    region = int(refused.state.top_a())
    port = int(refused.tables.region_slot[region])
    words = refused.say("why-11-1", slot=refused.slot(refused.at[0]), region=refused.region(region))
    return words, refused.say("why-11-help", slot=refused.slot(port))


def _spaces(state: Position, slot: int) -> list[int]:
    """The empty delivery spaces of the ship in a slot."""
    return [
        space
        for space in range(space_count(state, slot))
        if state.delivered[slot * t.MOST_DELIVERY_SPACES + space] == NONE
    ]


def _11_3(refused: Refused) -> Words:
    """Another ship, a space that is covered or not there, another good, or none of it."""
    state, (slot, space, good) = refused.state, refused.at[:3]
    name = refused.slot(slot)
    if refused.kind == k.SHIP_TURN and slot != state.top_a():
        ours = refused.slot(int(state.top_a()))
        return refused.say("why-11-3-ship", slot=name, ours=ours), refused.say("why-11-help", slot=ours)
    free = _spaces(state, slot)
    if space not in free:
        key = "why-11-3-space" if space < space_count(state, slot) else "why-11-3-spaces"
        words = refused.say(key, slot=name, space=space + 1, spaces=int(space_count(state, slot)))
        return words, refused.say(
            "why-11-3-space-help", list=refused.any_of([str(one + 1) for one in free], "join-and")
        )
    wanted = int(demanded(state, slot))
    any_good = refused.kind == k.SHIPPING and int(state.top_b()) & k.ANY_DEMAND
    if good != wanted and not any_good:
        words = refused.say(
            "why-11-3-demand", slot=name, wanted=refused.kind_of(t.SILK + wanted), good=refused.kind_of(t.SILK + good)
        )
        return words, refused.say(
            "why-11-3-demand-help", what=refused.amount(GOODS[wanted], refused.has(t.SILK + wanted))
        )
    return refused.say("why-11-3-good", what=refused.kind_of(t.SILK + good)), refused.help_source(t.SILK + good)


def _11_5(refused: Refused) -> Words:
    if refused.kind == k.REGION:
        port = int(refused.tables.region_slot[int(refused.state.top_a())])
        return refused.say("why-11-5"), refused.say("why-11-help", slot=refused.slot(port))
    ports = [refused.slot(slot) for slot in range(t.PORTS) if empty_space(refused.state, slot) >= 0]
    return refused.say("why-11-5"), refused.say("why-11-help", slot=refused.any_of(ports))


def _11_6(refused: Refused) -> Words:
    slot = refused.at[0]
    if refused.state.ship_at[slot] == NONE:
        return refused.say("why-11-6-none"), ""
    return refused.say("why-11-6", slot=refused.slot(slot)), refused.say("why-11-6-help")


def _11_7(refused: Refused) -> Words:
    count = int(refused.tables.delivery_markers)
    return refused.say("why-11-7", count=count), refused.say("why-11-7-help")


def _11_8(refused: Refused) -> Words:
    ours = refused.slot(int(refused.state.top_b()) // k.CHOSEN_SHIP - 1)
    return refused.say("why-11-3-ship", slot=refused.slot(refused.at[0]), ours=ours), refused.say(
        "why-11-help", slot=ours
    )


# ---- barges and Merchants (TX-13) ------------------------------------------------------------------------------------


def _13_5(refused: Refused) -> Words:
    state, seat, action = refused.state, refused.seat, refused.at[0]
    spaces = int(state.merchant_spaces(seat, action))
    free = [
        merchant_words(state, seat, other, refused.lang)
        for other in range(t.MERCHANT_ACTIONS)
        if state.merchants_at(seat, other) < state.merchant_spaces(seat, other)
    ]
    return refused.say("why-13-5", number=action + 1, spaces=spaces), refused.say(
        "help-choose", list=refused.any_of(free)
    )


# ---- passing and tiles (TX-14, TX-16) --------------------------------------------------------------------------------


def _lying(refused: Refused) -> str:
    """The round bonus tiles that the seat may take."""
    state = refused.state
    lying = dict.fromkeys(int(tile) for tile in state.round_tiles if tile != NONE)
    names = [refused.tile(tile) for tile in lying if may_take(state, refused.seat, tile)]
    return refused.say("help-choose", list=refused.any_of(names))


def _14_2(refused: Refused) -> Words:
    return refused.say("why-14-2", tile=refused.tile(refused.at[0])), _lying(refused)


def _16_3(refused: Refused) -> Words:
    return refused.say("why-16-3", tile=refused.tile(refused.at[0])), _lying(refused)


def _14_3(refused: Refused) -> Words:
    """One purchase, an offer that there is, its figurines, its coins."""
    state, tables, steps = refused.state, refused.tables, refused.at[0] + 1
    if state.top_a() != 0:
        return refused.say("why-14-3-once"), refused.pending()
    offer = int(offer_of(state, steps))
    words = refused.amount("palace_any", steps)
    if offer < 0:
        return refused.say("why-14-3-offer", steps=words), refused.pending()
    have, need = int(state.figurine_count(refused.seat)), int(tables.offer_figurines[offer])
    if have < need:
        return refused.say("why-14-3-figurines", steps=words, need=need, have=have), _offers(refused, have)
    return refused.short("why-14-3", t.COINS, int(tables.offer_coins[offer]), steps=words)


def _offers(refused: Refused, figurines: int) -> str:
    """The offers that so many figurines give."""
    tables = refused.tables
    names = [
        refused.say(
            "offer",
            steps=refused.amount("palace_any", int(tables.offer_steps[offer])),
            cost=refused.amount("coins", int(tables.offer_coins[offer])),
        )
        for offer in range(tables.offers)
        if tables.offer_figurines[offer] <= figurines
    ]
    return refused.say("why-14-3-help", count=len(names), list=refused.any_of(names))


def _14_7(refused: Refused) -> Words:
    return refused.say("why-14-7"), refused.pending()


def _15_2(refused: Refused) -> Words:
    state = refused.state
    tracks = [refused.track(track) for track in range(t.TRACKS) if track_open(state, refused.seat, track)]
    words = refused.say("why-8-10", track=refused.track(refused.at[0]), steps=int(refused.tables.steps))
    return words, refused.say("why-15-2-help", list=refused.any_of(tracks))


# ---- free actions (TX-18) --------------------------------------------------------------------------------------------


def _18_1(refused: Refused) -> Words:
    count = int(refused.tables.markers)
    return refused.say("why-18-1", count=count), refused.say("why-18-1-help")


def _18_2(refused: Refused) -> Words:
    state, tables, tile = refused.state, refused.tables, refused.at[0]
    if tile >= tables.figurine:
        return refused.say("why-18-2-figurine"), refused.say("why-18-2-figurine-help")
    if int(count_tiles(state.open_tiles, refused.seat, tables)) == 0:
        return refused.say("why-18-2", tile=refused.tile(tile)), refused.say("why-18-2-none")
    owned = [
        refused.tile(other) for other in range(tables.figurine) if state.open_tiles[refused.seat * tables.tiles + other]
    ]
    return refused.say("why-18-2", tile=refused.tile(tile)), refused.say(
        "why-18-2-help", list=refused.any_of(owned, "join-and")
    )


def _18_3(refused: Refused) -> Words:
    """An Objective that is not in the seat's own hand."""
    tables, hand = refused.tables, int(refused.state.objectives[refused.seat])
    names = [objective_name(tables, card, refused.lang) for card in range(tables.objectives) if hand >> card & 1]
    words = refused.say("why-18-3", objective=objective_name(tables, refused.at[0], refused.lang))
    return words, refused.say("why-18-3-help", count=len(names), list=refused.any_of(names, "join-and"))


def _18_4(refused: Refused) -> Words:
    action = refused.at[0]
    have = int(refused.state.merchants_at(refused.seat, action))
    need = int(refused.state.merchant_spaces(refused.seat, action))
    return refused.say("why-18-4", number=action + 1, need=need, have=have), refused.say("why-18-4-help")


def _18_5(refused: Refused) -> Words:
    merchants = int(refused.state.merchant_count(refused.seat))
    return refused.say("why-18-5", number=refused.at[0] + 1), refused.say("why-18-5-help", count=merchants)


# ---- losses (TX-19.11) -----------------------------------------------------------------------------------------------


def _19_11(refused: Refused) -> Words:
    """More coins than the strength left asks for, or than the seat has."""
    number, left = refused.at[0], int(refused.state.top_a())
    each = int(refused.tables.loss_coins)
    have = refused.has(t.COINS)
    most = min(left, have // each if each else left)
    advice = refused.say("why-19-11-help", most=most)
    if number > left:
        return refused.say("why-19-11-left", number=number * each, left=left), advice
    return refused.say("why-19-11-coins", number=number * each, have=have), advice


INSIDE: Final[dict[int, Why]] = {
    r.TX_11_1: _11_1,
    r.TX_11_3: _11_3,
    r.TX_11_5: _11_5,
    r.TX_11_6: _11_6,
    r.TX_11_7: _11_7,
    r.TX_11_8: _11_8,
    r.TX_12_4: _12_4,
    r.TX_12_5: _12_5,
    r.TX_12_6: _12_6,
    r.TX_12_10: _12_10,
    r.TX_13_5: _13_5,
    r.TX_14_2: _14_2,
    r.TX_14_3: _14_3,
    r.TX_14_7: _14_7,
    r.TX_15_2: _15_2,
    r.TX_16_3: _16_3,
    r.TX_18_1: _18_1,
    r.TX_18_2: _18_2,
    r.TX_18_3: _18_3,
    r.TX_18_4: _18_4,
    r.TX_18_5: _18_5,
    r.TX_19_11: _19_11,
}
