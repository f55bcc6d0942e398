"""Why an action is not possible, second part: masteries, trades, patrons, and what is not asked at this moment."""

from collections.abc import Callable
from typing import Final

from serai.core.seats import seat_name
from serai.core.state import CHANCE
from serai.core.words import joined, stopped
from serai.games.river_of_gold import actions as a
from serai.games.river_of_gold import rule_ids as r
from serai.games.river_of_gold.actions import GOOD_NAMES
from serai.games.river_of_gold.mastery import measure
from serai.games.river_of_gold.state import FAVOR_LIMIT, KOKU, SILK
from serai.games.river_of_gold.tables import MIN_INFLUENCE, REGIONS
from serai.games.river_of_gold.text_actions import claim_value
from serai.games.river_of_gold.text_help import Refused, Why, Words, help_legal_trades
from serai.games.river_of_gold.text_words import (
    RESOURCES,
    clan_words,
    demand_words,
    mastery_words,
    patron_name,
    region_words,
)

# ---- masteries -----------------------------------------------------------------------------------------------------


def _mastery(refused: Refused) -> str:
    return mastery_words(refused.tables, refused.at[0], refused.lang)


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
    names = [mastery_words(refused.tables, m, refused.lang) for m in refused.state.masteries if m >= 0]
    return refused.say("why-3-2", mastery=_mastery(refused)), refused.say(
        "why-3-2-help", list=joined(names, refused.lang)
    )


def _14_1(refused: Refused) -> Words:
    if refused.kind != a.AFTER:
        return refused.say("why-14-1-moment"), refused.pending()
    if refused.tables.mastery_metric[refused.at[0]] == MIN_INFLUENCE:
        return _14_1_regions(refused)
    mastery = refused.at[0]
    need = int(refused.tables.mastery_at_least[mastery])
    have = int(measure(refused.state, refused.seat, refused.tables.mastery_metric[mastery]))
    demand = demand_words(refused.tables, mastery, refused.lang)
    words = refused.say("why-14-1", mastery=_mastery(refused), demand=demand, have=have, need=need)
    return words, refused.later("why-14-1-help", short=need - have) or _claims(refused)


def _14_1_regions(refused: Refused) -> Words:
    """A mastery of all regions: which of them are still below the number it asks for."""
    mastery, state = refused.at[0], refused.state
    need = refused.tables.mastery_at_least[mastery]
    below = [region for region in range(REGIONS) if state.influence_in(refused.seat, region) < need]
    words = refused.say(
        "why-14-1-regions",
        mastery=_mastery(refused),
        demand=demand_words(refused.tables, mastery, refused.lang),
        count=len(below),
        list=joined((region_words(region, refused.lang) for region in below), refused.lang),
    )
    return words, refused.later("why-14-1-regions-help") or _claims(refused)


def _14_3(refused: Refused) -> Words:
    return refused.say("why-14-3", mastery=_mastery(refused)), _claims(refused)


def _14_4(refused: Refused) -> Words:
    return refused.say("why-14-4", mastery=_mastery(refused)), _claims(refused)


# ---- trades --------------------------------------------------------------------------------------------------------


def _19_1(refused: Refused) -> Words:
    good, advice = refused.at[0], help_legal_trades(refused)
    if good == refused.at[1]:
        return refused.say("why-19-1-same"), advice
    give = refused.amount(GOOD_NAMES[good], refused.tables.trade_goods_given)
    have = refused.amount(GOOD_NAMES[good], refused.has(SILK + good))
    return refused.say("why-19-1-short", give=give, have=have), advice


def _19_2(refused: Refused) -> Words:
    cost, have = refused.tables.trade_koku_given, refused.has(KOKU)
    get = refused.amount("favor", refused.tables.trade_favor_got)
    words = refused.say("why-19-2", get=get, koku=cost, have=have, short=cost - have)
    if refused.kind == a.ACTION:  # sailing is possible in this very turn
        return words, refused.say("why-19-2-help")
    return words, refused.later("why-19-2-help")


def _19_4(refused: Refused) -> Words:
    if refused.verb == "trade":
        column = SILK + refused.at[1]
        have = refused.amount(RESOURCES[column], refused.has(column))
        return refused.say("why-19-4-good", have=have), help_legal_trades(refused)
    words = refused.say("why-19-4-favor", limit=refused.has(FAVOR_LIMIT))
    return words, refused.say("why-19-4-favor-help" if refused.kind == a.ACTION else "why-19-4-favor-now")


def _19_7(refused: Refused) -> Words:
    setup = refused.state.active < 0
    words = refused.say("why-19-7-setup" if setup else "why-19-7-other")
    return words, refused.later("why-19-7-help") or refused.pending()


# ---- the wrong moment, patrons -------------------------------------------------------------------------------------


def _5_7(refused: Refused) -> Words:
    if refused.kind == a.DIE_CHOICE:
        return refused.say("why-5-7-die"), refused.pending()
    return refused.say("why-5-7"), refused.later("why-5-7-help") or refused.pending()


def _14_6(refused: Refused) -> Words:
    seat = seat_name(int(refused.state.active))
    return refused.say("why-14-6", seat=seat), refused.later("why-14-6-help") or refused.pending()


def _17_4(refused: Refused) -> Words:
    return refused.say("why-17-4"), ""


def _20_3(refused: Refused) -> Words:
    if refused.state.to_act == CHANCE:
        return stopped(refused.say("why-20-3", question=refused.asked())), ""
    return refused.say("why-20-3-outcome", what=refused.verb), refused.pending()


def _21_1(refused: Refused) -> Words:
    patron, tables = refused.at[0], refused.tables
    names = [patron_name(tables, other) for other in refused.legal(a.PICK_PATRON, len(tables.patron_names))]
    return _21_1_text(refused, patron), refused.say("why-21-1-help", list=joined(names, refused.lang, "join-or"))


def _21_1_text(refused: Refused, patron: int) -> str:
    """Another clan's, taken, or not revealed."""
    state, tables = refused.state, refused.tables
    name, own = patron_name(tables, patron), state.clan[refused.seat]
    if own >= 0 and tables.patron_clan[patron] != own:
        clan = clan_words(tables, tables.patron_clan[patron], refused.lang)
        return refused.say("why-21-1-clan", patron=name, clan=clan, own=clan_words(tables, own, refused.lang))
    taken = [seat for seat in range(state.seats) if state.patron[seat] == patron]
    if taken:
        return refused.say("why-21-1-taken", patron=name, seat=seat_name(taken[0]))
    return refused.say("why-21-1-away", patron=name)


def _23_3(refused: Refused) -> Words:
    return refused.say("why-23-3-die" if refused.kind == a.DIE_CHOICE else "why-23-3-after"), refused.pending()


def _pending(key: str) -> Callable[[Refused], Words]:
    """An answer to another question than the pending one."""
    return lambda refused: (refused.say(key), refused.pending())


MOMENTS: Final[dict[int, Why]] = {
    r.ROG_3_2: _3_2,
    r.ROG_5_2: _pending("why-5-2"),
    r.ROG_5_7: _5_7,
    r.ROG_14_1: _14_1,
    r.ROG_14_3: _14_3,
    r.ROG_14_4: _14_4,
    r.ROG_14_6: _14_6,
    r.ROG_17_4: _17_4,
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
