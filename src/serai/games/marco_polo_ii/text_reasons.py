"""Why an action is not possible, and what would make it so. Tells only what the seat to act may know.

Movement, contracts, rewards and cards have theirs in `text_reasons_inside.py`.
"""

from typing import Final

from serai.core.actions import ActionSpace
from serai.core.positions import members
from serai.core.reasons import Reason, rule_name
from serai.core.state import CHANCE, State
from serai.core.words import sentence, stopped
from serai.games.marco_polo_ii import actions as k
from serai.games.marco_polo_ii import rule_ids as r
from serai.games.marco_polo_ii import tables as t
from serai.games.marco_polo_ii.books import offer_of
from serai.games.marco_polo_ii.cards import cost_of
from serai.games.marco_polo_ii.placing import (
    dice_needed,
    due_for,
    khan_value,
    others,
    placed_die,
    placed_own,
    placed_so_far,
    value_of,
)
from serai.games.marco_polo_ii.state import BASIC, IMPROVED, NO_SEAL, NONE
from serai.games.marco_polo_ii.text_help import BONUS_ACTIONS, VALUE_AT, Refused, Why, Words
from serai.games.marco_polo_ii.text_prompts import question
from serai.games.marco_polo_ii.text_reasons_inside import INSIDE
from serai.games.marco_polo_ii.text_words import character_words, cost_data, cost_words, die_words, goal_words, position


def reason(space: ActionSpace, state: State, action: int, rule: int, lang: str = "en") -> Reason:
    """Why that rule forbids the action here, and what would help."""
    refused = Refused(space, position(state), action, lang)
    words, advice = _WHY.get(rule, _other)(refused)
    return Reason(rule_name("MP2", rule), sentence(words), sentence(advice))


def _other(refused: Refused) -> Words:
    return refused.say("why-other"), "" if refused.state.over else refused.pending()


# ---- the wrong moment ------------------------------------------------------------------------------------------------


def _6_2(refused: Refused) -> Words:
    if refused.kind == k.LATER:
        return refused.say("why-6-2"), refused.say("why-6-2-help")
    return refused.say("why-6-2-end" if refused.verb == "end" else "why-6-2-now"), refused.pending()


def _6_3(refused: Refused) -> Words:
    return refused.say("why-6-3", dice=sum(refused.dice())), refused.say("why-6-3-help")


def _16_1(refused: Refused) -> Words:
    return refused.say("why-16-1"), refused.pending()


def _20_1(refused: Refused) -> Words:
    return refused.say("why-20-1"), ""


def _22_1(refused: Refused) -> Words:
    if refused.state.to_act == CHANCE:
        return stopped(refused.say("why-22-1", question=question(refused.state, refused.lang))), ""
    return refused.say("why-22-1-outcome"), refused.pending()


def _22_2(refused: Refused) -> Words:
    """An answer to another question than the pending one."""
    ours = refused.verb in VALUE_AT or refused.verb in BONUS_ACTIONS or refused.verb == "end"
    return refused.say("why-22-2-turn" if ours else "why-22-2-" + refused.verb), refused.pending()


# ---- dice ------------------------------------------------------------------------------------------------------------


def _7_1(refused: Refused) -> Words:
    if not refused.state.holds(refused.seat, refused.die):
        return refused.say("why-7-1", die=die_words(refused.die, refused.lang)), refused.help_dice()
    need, have = int(dice_needed(refused.state, refused.seat, refused.space)), sum(refused.dice())
    words = refused.say("why-7-1-few", space=refused.on(refused.space), need=need, have=have)
    return words, refused.help_buy()


def _22_9(refused: Refused) -> Words:
    state = refused.state
    if refused.verb == "seal":
        return refused.say("why-22-9-seal"), refused.pending()
    if refused.verb == "die":
        last = int(placed_die(state, 1)) % 8
        if refused.value < last:
            words = refused.say("why-22-9-lower", value=refused.value, last=last)
            return words, refused.help_dice()
        space, more = int(state.top_a()), int(state.top_b()) - 1
        own = bool(placed_own(state, refused.seat, placed_so_far(state)) or not state.color_used(space, refused.seat))
    else:
        space, more = refused.space, int(dice_needed(state, refused.seat, refused.space)) - 1
        own = not state.color_used(space, refused.seat)
    have = int(others(state, refused.seat, value_of(refused.die), own, refused.die))
    key = "why-22-9" if own else "why-22-9-black"
    words = refused.say(key, space=refused.on(space), more=more, value=refused.value, have=have)
    return words, refused.help_dice()


def _8_1(refused: Refused) -> Words:
    least = int(refused.tables.die_min[refused.space])
    words = refused.say("why-8-1", space=refused.on(refused.space), least=least, value=refused.value)
    return words, refused.help_dice()


def _color(refused: Refused) -> Words:
    """The color of the seat has been used there (MP2-7.4, MP2-9.5, MP2-14.4)."""
    space = int(refused.state.top_a()) if refused.verb == "die" else refused.space
    black = [die for die, count in enumerate(refused.dice()) if count and die % 2 == 1]
    words = refused.say("why-7-4", space=refused.on(space))
    if black:
        return words, refused.say("why-7-4-black", list=refused.any_of([die_words(die, refused.lang) for die in black]))
    return words, refused.help_buy() or refused.say("why-7-4-help")


def _7_5(refused: Refused) -> Words:
    due = int(due_for(refused.state, refused.space, refused.value))
    words = refused.say("why-7-5", space=refused.on(refused.space), coins=refused.amount("coins", due))
    lack, advice = refused.short({"coins": due})
    return f"{words} {lack}", advice


def _7_7(refused: Refused) -> Words:
    if refused.verb == "special":
        return refused.say("why-7-7-special", city=refused.location(_special_city(refused))), _free_again(refused)
    return refused.say("why-7-7", space=refused.on(refused.space)), _free_again(refused)


def _free_again(refused: Refused) -> str:
    """When a brown space is free again, and how many neutral dice remain on it (MP2-3.8)."""
    at = (refused.state.seats - 2) * t.NEUTRAL
    neutral = sum(1 for space in refused.tables.neutral_space[at : at + t.NEUTRAL] if space == refused.space)
    return refused.say("why-7-7-help", neutral=neutral)


def _9_2(refused: Refused) -> Words:
    last = int(khan_value(refused.state))
    return refused.say("why-9-2", value=refused.value, last=last), refused.help_dice()


def _9_4(refused: Refused) -> Words:
    return refused.say("why-9-4", fields=int(refused.tables.space_fields[t.KHAN_SPACE])), _free_again(refused)


def _7_3(refused: Refused) -> Words:
    return refused.say("why-7-3", space=refused.on(refused.space), value=refused.value), refused.help_dice()


# ---- bonus actions ---------------------------------------------------------------------------------------------------


def _cost(refused: Refused, key: str, cost: int) -> Words:
    """A price that cannot be paid."""
    lack, advice = refused.short(cost_data(refused.tables, cost))
    return f"{refused.say(key, cost=cost_words(refused.tables, cost, refused.lang))} {lack}", advice


def _16_2(refused: Refused) -> Words:
    contract, state = refused.at[0], refused.state
    active = [
        int(one) for one in state.contracts[refused.seat * t.ACTIVE : (refused.seat + 1) * t.ACTIVE] if one != NONE
    ]
    if contract not in active:
        words = refused.say("why-16-2", contract=refused.contract(contract))
        return words, refused.say(
            "help-active", count=len(active), list=refused.any_of([refused.contract(one) for one in active], "join-and")
        )
    lack, advice = refused.short(cost_data(refused.tables, int(refused.tables.contract_cost[contract])))
    return f"{refused.say('why-16-2-cost', contract=refused.contract(contract))} {lack}", advice


def _16_3(refused: Refused) -> Words:
    seal = refused.at[0]
    side = refused.state.seal_of(refused.seat, seal)
    if side == NO_SEAL:
        return refused.say("why-16-3-none", seal=refused.seal(seal)), refused.say("why-16-3-none-help")
    if side == IMPROVED:
        basic = [other for other in range(t.SEALS) if refused.state.seal_of(refused.seat, other) == BASIC]
        names = refused.any_of([refused.seal(other) for other in basic])
        return refused.say("why-16-3-improved", seal=refused.seal(seal)), refused.say(
            "why-16-3-improved-help", count=len(basic), list=names
        )
    return _cost(refused, "why-16-3", int(refused.tables.seal_improve[seal]))


def _16_5(refused: Refused) -> Words:
    return _cost(refused, "why-16-5", int(refused.tables.reroll_cost))


def _16_6(refused: Refused) -> Words:
    down = refused.at[2] == 1
    if refused.value == (1 if down else t.FACES):
        return refused.say("why-16-6-end", value=refused.value, way="down" if down else "up"), refused.help_dice()
    return _cost(refused, "why-16-6", int(refused.tables.turn_cost))


def _16_7(refused: Refused) -> Words:
    if refused.state.bought:
        return refused.say("why-16-7-bought"), refused.say("why-16-7-bought-help")
    return _cost(refused, "why-16-7", int(refused.tables.black_die_cost))


def _17_4(refused: Refused) -> Words:
    count = int(refused.tables.black_dice[refused.state.seats - 2])
    return refused.say("why-17-4", count=count), refused.say("why-17-4-help")


def _19_3(refused: Refused) -> Words:
    if not refused.state.is_character(refused.seat, t.FILIPPO_VITELLO):
        return refused.say("why-19-3-other", character=character_words(t.FILIPPO_VITELLO, refused.lang)), ""
    return refused.say("why-19-3"), refused.say("why-19-3-help", count=len(members(int(refused.state.kept))))


# ---- spaces ----------------------------------------------------------------------------------------------------------


def _special_city(refused: Refused) -> int:
    return int(refused.tables.special_city[refused.at[0]])


def _placed_city(refused: Refused) -> int:
    """The city of the special city or card slot that was named."""
    if refused.verb == "special":
        return _special_city(refused)
    return int(refused.tables.card_city[refused.at[0]])


def _no_post(refused: Refused) -> Words:
    """A special city or a card on the map needs a post (MP2-14.1, MP2-15.1)."""
    city = refused.location(_placed_city(refused))
    return refused.say("why-no-post", space=refused.on(refused.space), city=city), refused.say("help-post")


def _12_6(refused: Refused) -> Words:
    city = refused.location(_placed_city(refused))
    return refused.say("why-12-6", city=city), refused.say("why-12-6-help")


def _13_1(refused: Refused) -> Words:
    state, tables = refused.state, refused.tables
    if refused.verb == "contract":
        return refused.say(
            "why-13-1-slot", city=refused.location(int(tables.slot_city[refused.at[0]]))
        ), refused.pending()
    lying = 0
    for slot in members(int(state.open_slots())):
        lying |= 1 << int(tables.slot_city[slot])
    if not lying:
        return refused.say("why-13-1-none"), ""
    return refused.say("why-13-1"), refused.say("why-13-1-help", list=refused.locations(lying))


def missing_seals(refused: Refused) -> str:
    """The seals that the seat does not own, with the dice they ask for."""
    names = [
        refused.say("help-seal", seal=refused.seal(seal), least=int(refused.tables.seal_die_min[seal]))
        for seal in range(t.SEALS)
        if refused.state.seal_of(refused.seat, seal) == NO_SEAL
    ]
    if not names:
        return refused.say("help-all-seals")
    return refused.say("help-seals", list=refused.any_of(names, "join-and"))


def _10_1(refused: Refused) -> Words:
    seal = refused.at[0]
    value = int(refused.state.top_a()) if refused.kind == k.SEAL else int(placed_die(refused.state, 1)) % 8
    least = int(refused.tables.seal_die_min[seal])
    return refused.say("why-10-1", seal=refused.seal(seal), least=least, value=value), missing_seals(refused)


def _10_3(refused: Refused) -> Words:
    if refused.verb == "seal":
        return refused.say("why-10-3", seal=refused.seal(refused.at[0])), missing_seals(refused)
    return refused.say("why-10-3-all", value=refused.value), missing_seals(refused)


def _19_4(refused: Refused) -> Words:
    lower = refused.on(t.TRAVEL_SPACE)
    name = character_words(t.GANTULGA_OD, refused.lang)
    return refused.say("why-19-4", character=name), refused.say("why-19-4-help", space=lower)


def _8_2(refused: Refused) -> Words:
    state, tables = refused.state, refused.tables
    if refused.verb == "offer":
        cost = cost_data(tables, int(tables.offer_cost[offer_of(state, state.top_a(), refused.at[0])]))
        cost["coins"] = cost.get("coins", 0) + int(state.due)
        lack, advice = refused.short(cost)
        return f"{refused.say('why-8-2', number=refused.at[0] + 1)} {lack}", advice or _payable(refused)
    due = int(due_for(state, refused.space, refused.value))
    jade = min(int(tables.cost(tables.offer_cost[offer_of(state, refused.space, n)], t.JADE)) for n in range(t.OFFERS))
    lack, advice = refused.short({"coins": due, "jade": jade})
    return f"{refused.say('why-8-2-none', space=refused.on(refused.space))} {lack}", advice


def _payable(refused: Refused) -> str:
    numbers = [str(index + 1) for index in refused.legal(k.CHOOSE_OFFER, t.OFFERS)]
    return refused.say("why-8-2-help", list=refused.any_of(numbers))


# ---- setup and the start of a round ----------------------------------------------------------------------------------


def _4_6(refused: Refused) -> Words:
    names = [character_words(one, refused.lang) for one in members(int(refused.state.offered))]
    words = refused.say("why-4-6", character=character_words(refused.at[0], refused.lang))
    return words, refused.say("why-4-6-help", list=refused.any_of(names))


def _4_7(refused: Refused) -> Words:
    """The cards dealt are the seat's own: it is the one that is told (MP2-4.7)."""
    dealt = members(int(refused.state.goals[refused.seat]))
    names = [goal_words(refused.tables, goal, refused.lang) for goal in dealt]
    return refused.say("why-4-7"), refused.say("why-4-7-help", list="; ".join(names))


def _5_3(refused: Refused) -> Words:
    return refused.say("why-5-3"), _due(refused)


def _due(refused: Refused) -> str:
    """The bonuses that are due."""
    names = [refused.location(city) for city in members(int(refused.state.top_a()))]
    names += [refused.seal(seal) for seal in members(int(refused.state.top_b()))]
    return refused.say("help-due", list=refused.any_of(names))


def _19_5(refused: Refused) -> Words:
    pairs = [str(face + 1) for face in refused.legal(k.SETTLE_PAIR, t.FACES)]
    words = refused.say("why-19-5", value=refused.at[0] + 1)
    return words, refused.say("why-19-5-help", list=refused.any_of(pairs))


def _19_6(refused: Refused) -> Words:
    if refused.verb == "step":
        return refused.say("why-19-6-figure"), refused.pending()
    return refused.say("why-19-6"), _due(refused)


def _22_13(refused: Refused) -> Words:
    points = int(refused.state.top_a())
    return refused.say("why-22-13", coins=refused.at[0], points=points), refused.say("why-22-13-help", points=points)


def _15_7(refused: Refused) -> Words:
    card = int(refused.state.card_at[refused.at[0]])
    posts = refused.tables.card_what[card] == t.PLACED_POSTS
    return refused.say("why-15-7-posts" if posts else "why-15-7-contracts"), refused.say(
        "help-post" if posts else "why-15-7-help"
    )


def _15_9(refused: Refused) -> Words:
    """A city card whose first repeat cannot be paid, or a card that asks for one bonus at least."""
    state, tables = refused.state, refused.tables
    if refused.verb == "stop":
        return refused.say("why-15-9-stop"), refused.pending()
    if refused.verb == "direction":
        return _cost(refused, "why-15-9", int(cost_of(state, state.top_a() * 2 + refused.at[0])))
    card = int(state.card_at[refused.at[0]])
    words, advice = _cost(refused, "why-15-9", int(tables.card_cost[card * 2]))
    if tables.card_kind[card] == t.TWO_WAY:
        other, more = _cost(refused, "why-15-9-or", int(tables.card_cost[card * 2 + 1]))
        return f"{words} {other}", advice or more
    return words, advice


def _15_4(refused: Refused) -> Words:
    card = int(refused.state.card_at[refused.at[0]])
    return _cost(refused, "why-15-4", int(refused.tables.card_cost[card * 2]))


_WHY: Final[dict[int, Why]] = {
    r.MP2_4_6: _4_6,
    r.MP2_4_7: _4_7,
    r.MP2_5_3: _5_3,
    r.MP2_6_2: _6_2,
    r.MP2_6_3: _6_3,
    r.MP2_7_1: _7_1,
    r.MP2_7_3: _7_3,
    r.MP2_7_4: _color,
    r.MP2_7_5: _7_5,
    r.MP2_7_7: _7_7,
    r.MP2_8_1: _8_1,
    r.MP2_8_2: _8_2,
    r.MP2_9_2: _9_2,
    r.MP2_9_4: _9_4,
    r.MP2_9_5: _color,
    r.MP2_10_1: _10_1,
    r.MP2_10_3: _10_3,
    r.MP2_12_6: _12_6,
    r.MP2_13_1: _13_1,
    r.MP2_14_1: _no_post,
    r.MP2_14_4: _color,
    r.MP2_15_1: _no_post,
    r.MP2_15_4: _15_4,
    r.MP2_15_7: _15_7,
    r.MP2_15_9: _15_9,
    r.MP2_16_1: _16_1,
    r.MP2_16_2: _16_2,
    r.MP2_16_3: _16_3,
    r.MP2_16_5: _16_5,
    r.MP2_16_6: _16_6,
    r.MP2_16_7: _16_7,
    r.MP2_17_4: _17_4,
    r.MP2_19_3: _19_3,
    r.MP2_19_4: _19_4,
    r.MP2_19_5: _19_5,
    r.MP2_19_6: _19_6,
    r.MP2_20_1: _20_1,
    r.MP2_22_1: _22_1,
    r.MP2_22_2: _22_2,
    r.MP2_22_9: _22_9,
    r.MP2_22_13: _22_13,
    **INSIDE,
}
EXPLAINED: Final = frozenset(_WHY)  # rules with words of their own
