"""The pending decision in words: whose it is and what is asked. Nothing hidden is in it (TX-24.1)."""

from collections.abc import Callable
from typing import Final

from serai.core.language import text
from serai.core.positions import members
from serai.core.seats import seat_name
from serai.core.state import CHANCE, LEGAL, State
from serai.core.words import joined
from serai.games.tianxia import actions as k
from serai.games.tianxia import tables as t
from serai.games.tianxia.effects import GOOD_KINDS, RESOURCE_KINDS
from serai.games.tianxia.names import PURSE
from serai.games.tianxia.palace import why_not_banner, why_not_extra
from serai.games.tianxia.passing import can_buy
from serai.games.tianxia.region import why_not_end_region
from serai.games.tianxia.scoring import final_score, limu_score
from serai.games.tianxia.state import MARKERS, Position
from serai.games.tianxia.text_words import (
    amount_words,
    effect_words,
    hub_words,
    in_section_words,
    kind_words,
    on_track_words,
    position,
    region_words,
    site_words,
    slot_region_name,
    slot_words,
    where_name_words,
)


def prompt(state: State, lang: str = "en") -> str:
    """Whose decision is pending and what is decided, in one line; when the game is over, who has won."""
    here = position(state)
    if here.over:
        return _over(here, lang)
    if here.to_act == CHANCE:
        return text("prompt-chance", lang, question=question(here, lang))
    return text("prompt-seat", lang, seat=seat_name(int(here.to_act)), question=question(here, lang))


def ask(state: State, lang: str = "en") -> str:
    """The same, said to the seat that is asked: the questions speak to it already."""
    return prompt(state, lang)


def question(state: Position, lang: str) -> str:
    """What the pending decision asks, without whom."""
    return _QUESTIONS[int(state.top_kind())](state, lang)


# ---- the end ---------------------------------------------------------------------------------------------------------


def _over(state: Position, lang: str) -> str:
    """Who has won, and what decided between equal scores (TX-21.2, TX-22.12)."""
    if state.seats == 1:
        mine, other = int(final_score(state, 0)), int(limu_score(state))
        key = "tx-prompt-over-limu" if not state.winners() else "tx-prompt-over-solo"
        return text(key, lang, seat=seat_name(0), score=mine, other=other)
    winners = state.winners()
    score = int(state.score(winners[0]))
    names = joined((seat_name(seat) for seat in winners), lang)
    level = [seat for seat in range(state.seats) if seat not in winners and state.score(seat) == score]
    if not level:
        return text("tx-prompt-over", lang, names=names, score=score)
    return text(
        "tx-prompt-over-level",
        lang,
        names=names,
        score=score,
        level=joined((seat_name(seat) for seat in level), lang),
        by=decided_by(state, winners[0], level),
    )


def decided_by(state: Position, winner: int, level: list[int]) -> str:
    """What put a seat before others with as many points: governors, figurines, or the turn order (TX-21.2)."""
    rivals = [seat for seat in level if state.governor_count(seat) == state.governor_count(winner)]
    if not rivals:
        return "governors"
    equal = [seat for seat in rivals if state.figurine_count(seat) == state.figurine_count(winner)]
    return "order" if equal else "figurines"


# ---- the turn --------------------------------------------------------------------------------------------------------


def _plain(key: str) -> Callable[[Position, str], str]:
    return lambda state, lang: text("tx-prompt-" + key, lang)


def _turn(state: Position, lang: str) -> str:
    left = int(state.piece(state.top_seat(), MARKERS))
    return text("tx-prompt-turn", lang, markers=left)


def _region(state: Position, lang: str) -> str:
    """What is left of a Region turn, whether or not it can be paid for now; and whether the turn may end."""
    region = int(state.top_a())
    parts = region_parts(state, lang)
    name = region_words(state.tables, region)
    if why_not_end_region(state) != LEGAL:
        return text("tx-prompt-region-first", lang, region=name, list=joined(parts, lang, "join-or"))
    if not parts:
        return text("tx-prompt-region-end", lang, region=name)
    return text("tx-prompt-region", lang, region=name, list=joined(parts, lang, "join-or"))


def region_parts(state: Position, lang: str) -> list[str]:
    """What has not been taken yet in a Region turn: the step, the Governor, the Exchange or Ship."""
    track = on_track_words(state.tables, int(state.banner_of(state.top_a())), lang)
    parts: list[str] = []
    if why_not_banner(state) == LEGAL:
        parts.append(text("tx-part-banner", lang, track=track))
    if why_not_extra(state) == LEGAL:
        parts.append(text("tx-part-extra", lang, track=track))
    return parts + region_actions(state, lang)


def region_actions(state: Position, lang: str) -> list[str]:
    """The actions of a Region turn that have not been taken: the Governor, the Exchange or Ship."""
    region, flags = int(state.top_a()), int(state.top_b())
    parts = [] if flags & k.GOVERNOR_TAKEN else [text("tx-part-governor-action", lang)]
    if not flags & k.TRADE_TAKEN:
        trade = "tx-part-exchange" if state.tables.exchange_pay[region] >= 0 else "tx-part-ship-action"
        parts.append(text(trade, lang))
    return parts


def _ship_turn(state: Position, lang: str) -> str:
    return text("tx-prompt-ship", lang, slot=slot_words(state.tables, int(state.top_a()), lang))


def _fortify_turn(state: Position, lang: str) -> str:
    return text("tx-prompt-fortify", lang, built=int(state.top_a()))


def _train_turn(state: Position, lang: str) -> str:
    return text("tx-prompt-train", lang, trained=int(state.top_a()))


def _exchange(state: Position, lang: str) -> str:
    return text("tx-prompt-exchange", lang, units=int(state.top_a()), most=int(state.tables.exchange_most))


def _passed(state: Position, lang: str) -> str:
    return text("tx-prompt-passed-buy" if can_buy(state) else "tx-prompt-passed", lang)


# ---- questions and effects -------------------------------------------------------------------------------------------


def _return(state: Position, lang: str) -> str:
    return text("tx-prompt-return", lang, left=int(state.top_a()))


def _track(state: Position, lang: str) -> str:
    key = "tx-prompt-track" if state.top_b() == 0 else "tx-prompt-track-military"
    return text(key, lang, left=int(state.top_a()))


def _take(state: Position, lang: str) -> str:
    left, kinds = int(state.top_a()), int(state.top_b())
    if kinds == RESOURCE_KINDS:
        return text("tx-prompt-take-resource", lang, left=left)
    if kinds == GOOD_KINDS:
        return text("tx-prompt-take-good", lang, left=left)
    names = joined((kind_words(PURSE[t.WOOD + kind], lang) for kind in members(kinds)), lang, "join-or")
    return text("tx-prompt-take-of", lang, list=names)


def _soldiers(state: Position, lang: str) -> str:
    return text("tx-prompt-soldiers", lang, left=int(state.top_a()))


def _training(state: Position, lang: str) -> str:
    return text("tx-prompt-training", lang, trained=int(state.top_a()))


def _building(state: Position, lang: str) -> str:
    left = 0 if state.top_a() == t.UNLIMITED else int(state.top_a())
    return text("tx-prompt-building", lang, built=int(state.top_b() % 2), left=left)


def _install(state: Position, lang: str) -> str:
    return text("tx-prompt-install", lang, discount=int(state.top_a()))


def _shipping(state: Position, lang: str) -> str:
    chosen = int(state.top_b()) // k.CHOSEN_SHIP
    if chosen > 0:
        return text("tx-prompt-ship", lang, slot=slot_words(state.tables, chosen - 1, lang))
    left = 0 if state.top_a() == t.UNLIMITED else int(state.top_a())
    return text("tx-prompt-shipping", lang, left=left)


def _rewards(state: Position, lang: str) -> str:
    demand = effect_words(state.tables, lang, int(state.top_a()))
    space = effect_words(state.tables, lang, int(state.top_b()))
    return text("tx-prompt-rewards", lang, demand=demand, space=space)


def _loss(state: Position, lang: str) -> str:
    tables = state.tables
    return text(
        "tx-prompt-loss",
        lang,
        left=int(state.top_a()),
        section=in_section_words(tables, int(state.top_b()), lang),
        coins=amount_words("coins", int(tables.loss_coins), lang),
        points=amount_words("points", int(tables.loss_points), lang),
    )


# ---- chance ----------------------------------------------------------------------------------------------------------


def _chance_banner(state: Position, lang: str) -> str:
    return text("tx-prompt-chance-banner", lang, hub=hub_words(state.tables, int(state.top_a()), lang))


def _chance_at_site(key: str) -> Callable[[Position, str], str]:
    return lambda state, lang: text(key, lang, site=site_words(state.tables, int(state.top_a())))


def _chance_ship(state: Position, lang: str) -> str:
    where = where_name_words(slot_region_name(state.tables, int(state.top_a())), lang)
    return text("tx-prompt-chance-ship", lang, where=where)


def _chance_demand(state: Position, lang: str) -> str:
    return text("tx-prompt-chance-demand", lang, slot=slot_words(state.tables, int(state.top_a()), lang))


def _chance_place(state: Position, lang: str) -> str:
    return text("tx-prompt-chance-place", lang, place=len(state.order) + 1)


def _chance_seat(key: str) -> Callable[[Position, str], str]:
    return lambda state, lang: text(key, lang, seat=seat_name(int(state.top_seat())))


def _chance_attack(state: Position, lang: str) -> str:
    return text("tx-prompt-chance-attack", lang, round=int(state.round))


_QUESTIONS: Final[dict[int, Callable[[Position, str], str]]] = {
    k.RETURN: _return,
    k.TURN: _turn,
    k.REGION: _region,
    k.SHIP_TURN: _ship_turn,
    k.FORTIFY_TURN: _fortify_turn,
    k.TRAIN_TURN: _train_turn,
    k.PASSED: _passed,
    k.FINISH: _plain("finish"),
    k.EXCHANGE: _exchange,
    k.ROUND_TILE: _plain("round-tile"),
    k.TRACK: _track,
    k.TAKE: _take,
    k.SOLDIERS: _soldiers,
    k.TRAINING: _training,
    k.BUILDING: _building,
    k.INSTALL: _install,
    k.SHIPPING: _shipping,
    k.REWARDS: _rewards,
    k.MERCHANT: _plain("merchant"),
    k.LOSS: _loss,
    k.CHANCE_BANNER: _chance_banner,
    k.CHANCE_BUILDING: _chance_at_site("tx-prompt-chance-building"),
    k.CHANCE_SITE: _chance_at_site("tx-prompt-chance-site"),
    k.CHANCE_SHIP: _chance_ship,
    k.CHANCE_DEMAND: _chance_demand,
    k.CHANCE_PLACE: _chance_place,
    k.CHANCE_BOARD: _chance_seat("tx-prompt-chance-board"),
    k.CHANCE_OBJECTIVE: _chance_seat("tx-prompt-chance-objective"),
    k.CHANCE_ROUND: _plain("chance-round"),
    k.CHANCE_ATTACK: _chance_attack,
    k.CHANCE_SUPPLY: _chance_seat("tx-prompt-chance-supply"),
    k.CHANCE_LIMU: _plain("chance-limu"),
}
