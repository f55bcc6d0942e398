"""Why an action is not possible, and what would make it so. Tells only what the seat to act may know."""

from collections.abc import Callable
from typing import Final

from serai.core.actions import ActionSpace
from serai.core.reasons import Reason, rule_name
from serai.core.seats import seat_name
from serai.core.state import LEGAL, State
from serai.games.river_of_gold import actions as a
from serai.games.river_of_gold import rule_ids as r
from serai.games.river_of_gold.actions import GOOD_NAMES
from serai.games.river_of_gold.build import build_cost
from serai.games.river_of_gold.customers import why_not_mark
from serai.games.river_of_gold.mastery import measure
from serai.games.river_of_gold.rules import merchant_card
from serai.games.river_of_gold.state import FAVOR, FAVOR_LIMIT, KOKU, SILK
from serai.games.river_of_gold.tables import GOODS, ROW, ROYAL_FREE_STEP, SHORES
from serai.games.river_of_gold.text_actions import claim_value, position
from serai.games.river_of_gold.text_help import Refused, help_die, help_sites, help_trades, here_words, short_of
from serai.games.river_of_gold.text_prompts import question
from serai.games.river_of_gold.text_words import (
    RESOURCES,
    building_words,
    cards_words,
    clan_words,
    customer_words,
    demand_words,
    goods_words,
    joined,
    mastery_words,
    order_of,
    patron_name,
    region_words,
    sentence,
    shore_words,
)

Words = tuple[str, str]  # text and help


def reason(space: ActionSpace, state: State, action: int, rule: int, lang: str = "en") -> Reason:
    """Why that rule forbids the action here, and what would help."""
    refused = Refused(space, position(state), action, lang)
    words, advice = _WHY.get(rule, _other)(refused)
    return Reason(rule_name("ROG", rule), sentence(words), sentence(advice))


def _other(refused: Refused) -> Words:
    return refused.say("why-other"), "" if refused.state.over else refused.pending()


# ---- favor, building -----------------------------------------------------------------------------------------------


def _5_7(refused: Refused) -> Words:
    return refused.say("why-5-7"), refused.say("why-5-7-help")


def _6_2(refused: Refused) -> Words:
    cost, have = refused.tables.trade_koku_given, refused.has(KOKU)
    get = refused.amount("favor", refused.tables.trade_favor_got)
    if have >= cost:
        return refused.say("why-6-2"), refused.say("why-6-2-buy", get=get, koku=cost, have=have)
    return refused.say("why-6-2"), refused.say("why-6-2-poor", get=get, koku=cost)


def _2_2(refused: Refused) -> Words:
    return refused.say("why-2-2", shore=refused.at[0] + 1), help_sites(refused.state, refused.lang)


def _7_1(refused: Refused) -> Words:
    shore, tile = refused.at[0], refused.state.shore_tile[refused.at[0]]
    if tile >= 0:
        building = building_words(refused.tables, tile, refused.lang)
        return refused.say("why-7-1-taken", shore=shore + 1, building=building), help_sites(refused.state, refused.lang)
    face, here = here_words(refused.state, refused.lang)
    region = refused.tables.shore_region[shore]
    there = region_words(region, refused.lang)
    words = refused.say("why-7-1-region", face=face, here=here, shore=shore + 1, there=there, number=region + 1)
    return words, help_die(refused.state, region + 1, refused.lang)


def _7_2(refused: Refused) -> Words:
    shore = refused.at[0]
    cost, have = build_cost(refused.state, refused.seat, shore), refused.has(KOKU)
    words = refused.say(
        "why-7-2",
        shore=shore + 1,
        cost=cost,
        discount=refused.tables.shore_cost[shore] - cost,
        have=have,
        short=cost - have,
    )
    return words, " ".join((help_sites(refused.state, refused.lang), refused.say("why-7-2-help")))


def _17_5(refused: Refused) -> Words:
    spaces = [str(space + 1) for space in range(ROW) if refused.state.row[space] >= 0]
    advice = refused.say("why-17-5-help", count=len(spaces), list=joined(spaces, refused.lang))
    return refused.say("why-17-5", row=refused.at[1] + 1), advice


# ---- sailing, journeys ---------------------------------------------------------------------------------------------


def _8_11(refused: Refused) -> Words:
    state, ship = refused.state, refused.at[0]
    cards = state.tables.ability_mask[ROYAL_FREE_STEP]
    customer = cards_words(state.tables, cards, refused.lang, "join-or")
    royal = state.royal[refused.seat]
    face, _ = here_words(state, refused.lang)
    advice = refused.say("why-8-11-help", face=face)
    if cards == 0:
        return refused.say("why-8-11-nobody"), advice
    if state.delivered[refused.seat] & cards == 0:
        return refused.say("why-8-11-noble", customer=customer), advice
    if royal < 0:
        return refused.say("why-8-11-no-royal", customer=customer), advice
    return refused.say("why-8-11-ship", ship=ship + 1), refused.say("why-8-11-help-royal", royal=royal + 1)


def _4_7(refused: Refused) -> Words:
    if refused.verb == "bonus" and refused.at[0] == 0:
        have = refused.amount("koku", refused.has(KOKU))
    else:
        good = refused.at[0] - (1 if refused.verb == "bonus" else 0)
        have = refused.amount(GOOD_NAMES[good], refused.has(SILK + good))
    base, count = (a.TAKE_BONUS, GOODS + 1) if refused.verb == "bonus" else (a.TAKE_GOOD, GOODS)
    names = ("koku", *GOOD_NAMES) if refused.verb == "bonus" else GOOD_NAMES
    room = [_name(names[index], refused) for index in refused.legal(base, count)]
    return refused.say("why-4-7", have=have), refused.say("why-4-7-help", list=joined(room, refused.lang, "join-or"))


def _name(what: str, refused: Refused) -> str:
    return refused.amount("koku", refused.tables.journey_koku) if what == "koku" else refused.say("good", what=what)


def _9_8(refused: Refused) -> Words:
    card = merchant_card(refused.tables, refused.at[0])
    customer = customer_words(refused.tables, card, refused.lang)
    acted = refused.state.delivered[refused.seat] >> card & 1
    words = refused.say("why-9-8-acted" if acted else "why-9-8-none", customer=customer)
    waiting = cards_words(refused.tables, refused.state.top_a(), refused.lang)
    return words, refused.say("why-9-8-help", list=waiting)


def _9_9(refused: Refused) -> Words:
    if refused.has(KOKU) >= refused.tables.koku_max:
        words = refused.say("why-9-9-full", koku=refused.has(KOKU))
        room = refused.has(FAVOR) < refused.has(FAVOR_LIMIT)
        return words, refused.say("why-9-9-full-help" if room else "why-9-9-stop-help")
    words = refused.say("why-9-9-none", good=refused.say("good", what=GOOD_NAMES[refused.at[0]]))
    goods = [refused.say("good", what=GOOD_NAMES[good]) for good in refused.legal(a.SELL_GOOD, GOODS)]
    return words, refused.say("why-9-9-none-help", list=joined(goods, refused.lang, "join-or"))


# ---- delivering, customers -----------------------------------------------------------------------------------------


def _hand(refused: Refused) -> str:
    hand = refused.state.hand[refused.seat]
    if hand == 0:
        return refused.say("why-hand-empty-help")
    return refused.say("why-hand-help", list=cards_words(refused.tables, hand, refused.lang))


def _10_1(refused: Refused) -> Words:
    card = refused.at[0]
    customer = customer_words(refused.tables, card, refused.lang)
    if not refused.state.hand[refused.seat] >> card & 1:
        return refused.say("why-10-1-hand", customer=customer), _hand(refused)
    face, here = here_words(refused.state, refused.lang)
    region = refused.tables.customer_region[card]
    there = region_words(region, refused.lang)
    words = refused.say("why-10-1-region", face=face, here=here, customer=customer, there=there, number=region + 1)
    return words, help_die(refused.state, region + 1, refused.lang)


def _10_2(refused: Refused) -> Words:
    card = refused.at[0]
    order = order_of(refused.tables, card)
    lack = short_of(refused.state, order)
    words = refused.say(
        "why-10-2",
        customer=customer_words(refused.tables, card, refused.lang),
        order=goods_words(order, refused.lang),
        lack=goods_words(lack, refused.lang),
        count=sum(lack),
    )
    return words, help_trades(refused.state, order, refused.lang)


def _10_6(refused: Refused) -> Words:
    customer = customer_words(refused.tables, refused.at[0], refused.lang)
    return refused.say("why-10-6", customer=customer), _hand(refused)


def _possible_marks(refused: Refused) -> str:
    possible = [shore for shore in range(SHORES) if why_not_mark(refused.state, shore) == LEGAL]
    shores = joined((shore_words(shore, refused.lang) for shore in possible), refused.lang, "join-or")
    return refused.say("why-mark-help", list=shores)


def _11_4(refused: Refused) -> Words:
    shore = refused.at[0]
    owner = int(refused.state.marker(shore, 0))
    if owner < 0:
        return refused.say("why-11-4-none", shore=shore + 1), _possible_marks(refused)
    if owner == refused.seat:
        return refused.say("why-11-4-opponent", shore=shore + 1), _possible_marks(refused)
    return refused.say("why-11-4-own", shore=shore + 1, seat=seat_name(owner)), _possible_marks(refused)


def _12_2(refused: Refused) -> Words:
    return refused.say("why-12-2", shore=refused.at[0] + 1), _possible_marks(refused)


# ---- masteries -----------------------------------------------------------------------------------------------------


def _claims(refused: Refused) -> str:
    """Help: the masteries that can be claimed now, or the pending question."""
    open_ones = refused.legal(a.CLAIM, a.END_TURN - a.CLAIM)
    if not open_ones:
        return refused.pending()
    names = [
        f"{mastery_words(refused.tables, m, refused.lang)} ({refused.amount('vp', claim_value(refused.state, m))})"
        for m in open_ones
    ]
    return refused.say("why-claim-help", list=joined(names, refused.lang))


def _3_2(refused: Refused) -> Words:
    words = refused.say("why-3-2", mastery=mastery_words(refused.tables, refused.at[0], refused.lang))
    names = [mastery_words(refused.tables, m, refused.lang) for m in refused.state.masteries if m >= 0]
    return words, refused.say("why-3-2-help", list=joined(names, refused.lang))


def _14_1(refused: Refused) -> Words:
    mastery = refused.at[0]
    need = refused.tables.mastery_at_least[mastery]
    have = measure(refused.state, refused.seat, refused.tables.mastery_metric[mastery])
    words = refused.say(
        "why-14-1",
        mastery=mastery_words(refused.tables, mastery, refused.lang),
        demand=demand_words(refused.tables, mastery, refused.lang),
        have=have,
        need=need,
    )
    return words, refused.say("why-14-1-help", short=need - have)


def _14_3(refused: Refused) -> Words:
    return refused.say("why-14-3", mastery=mastery_words(refused.tables, refused.at[0], refused.lang)), _claims(refused)


def _14_4(refused: Refused) -> Words:
    return refused.say("why-14-4", mastery=mastery_words(refused.tables, refused.at[0], refused.lang)), _claims(refused)


# ---- trades --------------------------------------------------------------------------------------------------------


def _19_1(refused: Refused) -> Words:
    given = refused.tables.trade_goods_given
    names = [refused.say("good", what=GOOD_NAMES[g]) for g in range(GOODS) if refused.has(SILK + g) >= given]
    advice = refused.say("why-19-1-help-none", given=given)
    if names:
        advice = refused.say("why-19-1-help", list=joined(names, refused.lang, "join-or"))
    good = refused.at[0]
    if good == refused.at[1]:
        return refused.say("why-19-1-same"), advice
    give = refused.amount(GOOD_NAMES[good], given)
    have = refused.amount(GOOD_NAMES[good], refused.has(SILK + good))
    return refused.say("why-19-1-short", give=give, have=have), advice


def _19_2(refused: Refused) -> Words:
    cost, have = refused.tables.trade_koku_given, refused.has(KOKU)
    get = refused.amount("favor", refused.tables.trade_favor_got)
    return refused.say("why-19-2", get=get, koku=cost, have=have, short=cost - have), refused.say("why-19-2-help")


def _19_4(refused: Refused) -> Words:
    if refused.verb == "trade":
        column = SILK + refused.at[1]
        have = refused.amount(RESOURCES[column], refused.has(column))
        return refused.say("why-19-4-good", have=have), refused.say("why-19-4-good-help")
    limit = refused.has(FAVOR_LIMIT)
    most = limit >= refused.tables.favor_limit_max
    advice = refused.say("why-19-4-favor-most-help" if most else "why-19-4-favor-help")
    return refused.say("why-19-4-favor", limit=limit), advice


def _19_7(refused: Refused) -> Words:
    setup = refused.state.active < 0 or refused.kind == a.PATRON
    return refused.say("why-19-7-setup" if setup else "why-19-7-other"), refused.say("why-19-7-help")


# ---- the wrong moment, patrons -------------------------------------------------------------------------------------


def _17_4(refused: Refused) -> Words:
    return refused.say("why-17-4"), ""


def _20_3(refused: Refused) -> Words:
    return refused.say("why-20-3", question=question(refused.state, refused.lang)), ""


def _21_1(refused: Refused) -> Words:
    patron, tables = refused.at[0], refused.tables
    name = patron_name(tables, patron)
    names = [patron_name(tables, other) for other in refused.legal(a.PICK_PATRON, len(tables.patron_names))]
    advice = refused.say("why-21-1-help", list=joined(names, refused.lang, "join-or"))
    own = refused.state.clan[refused.seat]
    if own < 0 or tables.patron_clan[patron] == own:
        return refused.say("why-21-1-closed", patron=name), advice
    clan = clan_words(tables, tables.patron_clan[patron], refused.lang)
    return refused.say("why-21-1-clan", patron=name, clan=clan, own=clan_words(tables, own, refused.lang)), advice


def _23_3(refused: Refused) -> Words:
    return refused.say("why-23-3-die" if refused.kind == a.DIE_CHOICE else "why-23-3-after"), refused.pending()


def _pending(key: str) -> Callable[[Refused], Words]:
    """An answer to another question than the pending one."""
    return lambda refused: (refused.say(key), refused.pending())


_WHY: Final[dict[int, Callable[[Refused], Words]]] = {
    r.ROG_2_2: _2_2,
    r.ROG_3_2: _3_2,
    r.ROG_4_7: _4_7,
    r.ROG_5_7: _5_7,
    r.ROG_6_2: _6_2,
    r.ROG_7_1: _7_1,
    r.ROG_7_2: _7_2,
    r.ROG_8_11: _8_11,
    r.ROG_9_8: _9_8,
    r.ROG_9_9: _9_9,
    r.ROG_10_1: _10_1,
    r.ROG_10_2: _10_2,
    r.ROG_10_6: _10_6,
    r.ROG_11_4: _11_4,
    r.ROG_12_2: _12_2,
    r.ROG_14_1: _14_1,
    r.ROG_14_3: _14_3,
    r.ROG_14_4: _14_4,
    r.ROG_17_4: _17_4,
    r.ROG_17_5: _17_5,
    r.ROG_19_1: _19_1,
    r.ROG_19_2: _19_2,
    r.ROG_19_4: _19_4,
    r.ROG_19_7: _19_7,
    r.ROG_20_3: _20_3,
    r.ROG_21_1: _21_1,
    r.ROG_23_1: _pending("why-23-1"),
    r.ROG_23_2: _pending("why-23-2"),
    r.ROG_23_3: _23_3,
    r.ROG_23_4: _pending("why-23-4"),
    r.ROG_23_6: _pending("why-23-6"),
}
EXPLAINED: Final = frozenset(_WHY)  # rules with words of their own
