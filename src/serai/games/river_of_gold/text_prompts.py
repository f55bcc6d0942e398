"""The pending decision in words: whose it is and what is asked."""

from collections.abc import Callable
from typing import Final

from serai.core.language import text
from serai.core.seats import seat_name
from serai.core.state import CHANCE, LEGAL, State
from serai.core.words import joined
from serai.games.river_of_gold import actions as a
from serai.games.river_of_gold.state import DIE, FAVOR, Position
from serai.games.river_of_gold.tables import KAKITA_RYOKU
from serai.games.river_of_gold.text_actions import position
from serai.games.river_of_gold.text_words import clan_words, region_words

TO_ALL: Final = "rog-prompt-"  # the questions as everybody may read them
TO_THE_ASKED: Final = "rog-ask-"  # and as the seat is asked that must decide


def prompt(state: State, lang: str = "en") -> str:
    """Whose decision is pending and what is decided, in one line; when the game is over, who has won."""
    here = position(state)
    if here.over:
        return _over(here, lang)
    if here.to_act == CHANCE:
        return text("prompt-chance", lang, question=question(here, lang))
    return text("prompt-seat", lang, seat=seat_name(int(here.to_act)), question=question(here, lang))


def ask(state: State, lang: str = "en") -> str:
    """The same, said to the seat that is asked."""
    here = position(state)
    if here.over or here.to_act == CHANCE:
        return prompt(here, lang)
    return text("prompt-seat", lang, seat=seat_name(int(here.to_act)), question=question(here, lang, TO_THE_ASKED))


def question(state: Position, lang: str, form: str = TO_ALL) -> str:
    """What the pending decision asks, without whom; `form` says to whom it is said."""
    kind = int(state.top_kind())
    if kind in _CHANCE_KEYS:
        return text(_CHANCE_KEYS[kind], lang)
    if kind in _CHANCE:
        return _CHANCE[kind](state, lang)
    if kind == a.GOOD and form == TO_THE_ASKED and 0 <= state.active != state.top_seat():
        return text("rog-ask-good-other", lang, seat=seat_name(int(state.active)))
    if kind in _KEYS:
        return text(form + _KEYS[kind], lang)
    return _QUESTIONS[kind](state, lang, form)


def _over(state: Position, lang: str) -> str:
    """Who has won, and what decided between equal scores (ROG-18.7)."""
    winners = state.winners()
    names = joined((seat_name(seat) for seat in winners), lang)
    score, favor = int(state.score(winners[0])), int(state.tie_break(winners[0]))
    if len(winners) > 1:
        return text("rog-prompt-over-shared", lang, names=names, score=score, favor=favor)
    level = [seat_name(seat) for seat in range(state.seats) if seat not in winners and state.score(seat) == score]
    if level:
        return text("rog-prompt-over-favor", lang, names=names, score=score, level=joined(level, lang))
    return text("prompt-over", lang, winners=1, names=names, score=score)


def _action(state: Position, lang: str, form: str) -> str:
    seat = state.top_seat()
    face = state.has(seat, DIE)
    region = region_words(face - 1, lang)
    return text(form + "action", lang, face=face, region=region, favor=state.has(seat, FAVOR))


def _bonus(state: Position, lang: str, form: str) -> str:
    return text(form + "bonus", lang, koku=state.tables.journey_koku, goods=state.tables.journey_goods)


def _sell(state: Position, lang: str, form: str) -> str:
    return text(form + "sell", lang, koku=state.top_a())


def _mark(state: Position, lang: str, form: str) -> str:
    return text(form + ("mark-own" if state.top_a() == 1 else "mark-opponent"), lang)


def _after(state: Position, lang: str, form: str) -> str:
    claims = [action for action in range(a.CLAIM, a.END_TURN) if state.rule_against(action) == LEGAL]
    return text(form + "after", lang, open=len(claims))


def _die_choice(state: Position, lang: str, form: str) -> str:
    return text(form + "die-choice", lang, favor=state.tables.patron_value[KAKITA_RYOKU])


def _chance_scoring(state: Position, lang: str) -> str:
    return text("rog-prompt-chance-scoring", lang, region=region_words(state.top_a(), lang))


def _chance_market(state: Position, lang: str) -> str:
    return text("rog-prompt-chance-market", lang, shore=state.top_a() + 1)


def _chance_starting(state: Position, lang: str) -> str:
    return text("rog-prompt-chance-starting", lang, shore=state.top_a() + 1)


def _chance_row(state: Position, lang: str) -> str:
    return text("rog-prompt-chance-row", lang, row=state.top_a() + 1)


def _chance_top(state: Position, lang: str) -> str:
    return text("rog-prompt-chance-top", lang, era=state.top_a())


def _chance_reveal(state: Position, lang: str) -> str:
    return text("rog-prompt-chance-reveal", lang, clan=clan_words(state.tables, state.top_a(), lang))


def _chance_clan(state: Position, lang: str) -> str:
    return text("rog-prompt-chance-clan", lang, seat=seat_name(int(state.top_seat())))


def _chance_draw(state: Position, lang: str) -> str:
    return text("rog-prompt-chance-draw", lang, seat=seat_name(int(state.top_seat())))


def _chance_ship(state: Position, lang: str) -> str:
    return text("rog-prompt-chance-ship", lang, seat=seat_name(int(state.top_seat())), ship=state.top_a() + 1)


def _chance_die(state: Position, lang: str) -> str:
    return text("rog-prompt-chance-die", lang, seat=seat_name(int(state.top_seat())))


_KEYS: Final[dict[int, str]] = {
    a.MERCHANTS: "merchants",
    a.GOOD: "good",
    a.ROYAL: "royal",
    a.DISCARD: "discard",
    a.PATRON: "patron",
}
_QUESTIONS: Final[dict[int, Callable[[Position, str, str], str]]] = {
    a.ACTION: _action,
    a.BONUS: _bonus,
    a.SELL: _sell,
    a.MARK: _mark,
    a.AFTER: _after,
    a.DIE_CHOICE: _die_choice,
}
_CHANCE_KEYS: Final[dict[int, str]] = {
    a.CHANCE_MASTERY: "rog-prompt-chance-mastery",
    a.CHANCE_FIRST: "rog-prompt-chance-first",
}
_CHANCE: Final[dict[int, Callable[[Position, str], str]]] = {
    a.CHANCE_SCORING: _chance_scoring,
    a.CHANCE_MARKET: _chance_market,
    a.CHANCE_STARTING: _chance_starting,
    a.CHANCE_ROW: _chance_row,
    a.CHANCE_TOP: _chance_top,
    a.CHANCE_REVEAL: _chance_reveal,
    a.CHANCE_CLAN: _chance_clan,
    a.CHANCE_DRAW: _chance_draw,
    a.CHANCE_SHIP: _chance_ship,
    a.CHANCE_DIE: _chance_die,
}
