"""Why an action is not possible, and what would make it so. Tells only what the seat to act may know."""

from typing import Final

from serai.core.actions import ActionSpace
from serai.core.reasons import Reason, rule_name
from serai.core.seats import seat_name
from serai.core.state import LEGAL, State
from serai.core.words import joined, sentence
from serai.games.river_of_gold import actions as a
from serai.games.river_of_gold import rule_ids as r
from serai.games.river_of_gold.actions import GOOD_NAMES
from serai.games.river_of_gold.build import build_cost
from serai.games.river_of_gold.customers import why_not_mark
from serai.games.river_of_gold.rules import merchant_card
from serai.games.river_of_gold.state import FAVOR, FAVOR_LIMIT, KOKU, SILK
from serai.games.river_of_gold.tables import GOODS, ROW, ROYAL_FREE_STEP, SHORES
from serai.games.river_of_gold.text_actions import position
from serai.games.river_of_gold.text_help import (
    Refused,
    Why,
    Words,
    help_die,
    help_sites,
    help_trades,
    here_words,
    obstacle_to_build,
    obstacle_to_deliver,
    short_of,
)
from serai.games.river_of_gold.text_moments import MOMENTS
from serai.games.river_of_gold.text_words import (
    building_words,
    cards_words,
    customer_words,
    goods_words,
    order_of,
    region_words,
    shore_words,
)


def reason(space: ActionSpace, state: State, action: int, rule: int, lang: str = "en") -> Reason:
    """Why that rule forbids the action here, and what would help."""
    refused = Refused(space, position(state), action, lang)
    words, advice = _WHY.get(rule, _other)(refused)
    return Reason(rule_name("ROG", rule), sentence(words), sentence(advice))


def _other(refused: Refused) -> Words:
    return refused.say("why-other"), "" if refused.state.over else refused.pending()


# ---- favor, building -----------------------------------------------------------------------------------------------


def _6_2(refused: Refused) -> Words:
    cost, have = refused.tables.trade_koku_given, refused.has(KOKU)
    get = refused.amount("favor", refused.tables.trade_favor_got)
    if have >= cost:
        return refused.say("why-6-2"), refused.say("why-6-2-buy", get=get, koku=cost, have=have)
    return refused.say("why-6-2"), refused.later("why-6-2-poor", get=get, koku=cost)


def _2_2(refused: Refused) -> Words:
    return refused.say("why-2-2", shore=refused.at[0] + 1), help_sites(refused)


def _7_1(refused: Refused) -> Words:
    shore, row = refused.at[0], refused.at[1]
    tile = refused.state.shore_tile[shore]
    if tile >= 0:
        building = building_words(refused.tables, tile, refused.lang)
        return refused.say("why-7-1-taken", shore=shore + 1, building=building), help_sites(refused)
    face, here = here_words(refused.state, refused.lang)
    region = refused.tables.shore_region[shore]
    there = region_words(region, refused.lang)
    words = refused.say("why-7-1-region", face=face, here=here, shore=shore + 1, there=there, number=region + 1)
    return words, help_die(refused, region + 1, obstacle_to_build(refused, shore, row))


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
    return words, " ".join(part for part in (help_sites(refused), refused.later("why-7-2-help")) if part)


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
    favor = refused.has(FAVOR)
    advice = refused.say("why-8-11-help", face=face, favor=favor)
    if cards == 0:
        return refused.say("why-8-11-nobody"), advice
    if state.delivered[refused.seat] & cards == 0:
        return refused.say("why-8-11-noble", customer=customer), advice
    if royal < 0:
        return refused.say("why-8-11-no-royal", customer=customer), advice
    return refused.say("why-8-11-ship", ship=ship + 1), refused.say("why-8-11-help-royal", royal=royal + 1, favor=favor)


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
    customer = customer_words(refused.tables, card, refused.lang, "the")
    if not refused.state.hand[refused.seat] >> card & 1:
        return refused.say("why-10-1-hand", customer=customer), _hand(refused)
    face, here = here_words(refused.state, refused.lang)
    region = refused.tables.customer_region[card]
    there = region_words(region, refused.lang)
    words = refused.say("why-10-1-region", face=face, here=here, customer=customer, there=there, number=region + 1)
    return words, help_die(refused, region + 1, obstacle_to_deliver(refused, card))


def _10_2(refused: Refused) -> Words:
    card = refused.at[0]
    lack = short_of(refused.state, card)
    words = refused.say(
        "why-10-2",
        customer=customer_words(refused.tables, card, refused.lang, "the"),
        order=goods_words(order_of(refused.tables, card), refused.lang),
        lack=goods_words(lack, refused.lang),
        count=sum(lack),
    )
    return words, help_trades(refused, card)


def _10_6(refused: Refused) -> Words:
    customer = customer_words(refused.tables, refused.at[0], refused.lang, "the")
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


_WHY: Final[dict[int, Why]] = {
    r.ROG_2_2: _2_2,
    r.ROG_4_7: _4_7,
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
    r.ROG_17_5: _17_5,
    **MOMENTS,
}
EXPLAINED: Final = frozenset(_WHY)  # rules with words of their own
