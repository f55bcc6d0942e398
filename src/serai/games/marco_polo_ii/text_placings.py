"""Placing dice in words, legal or not: on which space, what it costs there, and what it brings at once."""

from collections.abc import Callable
from typing import Final

from serai.core.language import text
from serai.games.marco_polo_ii import actions as k
from serai.games.marco_polo_ii import tables as t
from serai.games.marco_polo_ii.cards import counted, moves_figures
from serai.games.marco_polo_ii.placing import dice_needed, due_for
from serai.games.marco_polo_ii.state import IMPROVED, NONE, Position
from serai.games.marco_polo_ii.text_words import (
    Asking,
    amount_words,
    amounts_words,
    card_words,
    cost_words,
    die_words,
    on_space_words,
    package_data,
    package_words,
)


class Asked(Asking):
    """One action in one position and language."""

    def __init__(self, state: Position, verb: str, indices: tuple[int, ...], lang: str) -> None:
        """Look the position up; `indices` are those of the action's parameters."""
        super().__init__(state, lang)
        self.verb = verb
        self.at = (*indices, 0, 0, 0)

    def die(self, place: int) -> int:
        """The kind of die that the parameters from there on name: value and color."""
        return self.at[place] * 2 + self.at[place + 1]


# ---- placing dice ----------------------------------------------------------------------------------------------------


def _place(asked: Asked, space: int, die: int, what: str = "") -> str:
    """A die on an action space, with the coins for an occupied one and what it brings."""
    here = on_space_words(asked.tables, space, asked.lang)
    words = asked.say("action-place", die=die_words(die, asked.lang), space=here)
    due = int(due_for(asked.state, space, die // 2 + 1))
    parts = [what] if what else []
    if due:
        parts.append(asked.say("action-place-due", coins=amount_words("coins", due, asked.lang)))
    return asked.say("action-with", action=words, what="; ".join(parts)) if parts else words


def _several(asked: Asked, space: int) -> str:
    """How many dice the space takes; De Wu may stop after the first ones on Guild Seals (MP2-19.2)."""
    need, most = int(dice_needed(asked.state, asked.seat, space)), int(asked.tables.dice_needed[space])
    return asked.say("action-place-dice" if need == most else "action-place-dice-or", dice=most, least=need)


def _book(asked: Asked) -> str:
    return _place(asked, t.BOOK_SPACE + asked.at[0], asked.die(1))


def _khan(asked: Asked) -> str:
    return _place(asked, t.KHAN_SPACE, asked.die(0), package_words(asked.tables, asked.tables.khan_package, asked.lang))


def _seals(asked: Asked) -> str:
    return _place(asked, t.SEALS_SPACE, asked.die(0), _several(asked, t.SEALS_SPACE))


def _travel(asked: Asked) -> str:
    which, value = asked.at[0], asked.at[1] + 1
    tables, space = asked.tables, t.TRAVEL_SPACE + asked.at[0]
    movement = amount_words("move", min(value, int(tables.travel_cap[which])), asked.lang)
    parts = [_several(asked, space)] if tables.dice_needed[space] > 1 else []
    parts.append(asked.say("action-place-move", movement=movement))
    if tables.travel_cost[which]:
        parts.append(asked.say("action-place-entry", cost=cost_words(tables, tables.travel_cost[which], asked.lang)))
    return _place(asked, space, asked.die(1), "; ".join(parts))


def _contracts(asked: Asked) -> str:
    most = int(asked.tables.contracts_most)
    gain = package_words(asked.tables, asked.tables.contracts_package, asked.lang)
    return _place(asked, t.CONTRACTS_SPACE, asked.die(0), asked.say("action-place-contracts", count=most, gain=gain))


def special_gain(state: Position, seat: int, special: int, value: int) -> dict[str, int]:
    """What a special city gives a seat for a die: the base reward and the bonus of its improved seal (MP2-14.3)."""
    tables = state.tables
    gain = package_data(tables, int(tables.special_package[special]))
    seal = int(tables.special_seal[special])
    if state.seal_of(seat, seal) == IMPROVED:
        times = int(tables.special_times[special * t.FACES + value - 1])
        for what, amount in package_data(tables, int(tables.seal_bonus[seal]), times).items():
            gain[what] = gain.get(what, 0) + amount
    return gain


def _special(asked: Asked) -> str:
    gain = special_gain(asked.state, asked.seat, asked.at[0], asked.at[1] + 1)
    return _place(asked, t.SPECIAL_SPACE + asked.at[0], asked.die(1), amounts_words(gain, asked.lang))


def card_effect(state: Position, seat: int, card: int, value: int, lang: str) -> str:
    """What a city card does for a seat with a die of that value: the gain itself where it is certain."""
    tables = state.tables
    kind = int(tables.card_kind[card])
    if kind == t.PER_PIP:
        return package_words(tables, tables.card_package[card * 2], lang, value)
    if kind == t.COUNT:
        return package_words(tables, tables.card_package[card * 2], lang, min(value, int(counted(state, seat, card))))
    if kind == t.TABLE:
        return package_words(tables, tables.card_table[card * t.FACES + value - 1], lang)
    if kind == t.BONUSES:
        return amount_words("city_bonuses", int(tables.card_times[card * t.FACES + value - 1]), lang)
    if kind == t.SEAL_CARD:
        return card_words(tables, card, lang)
    key = "mp2-action-card-path" if kind == t.CONVERT and moves_figures(state, card) else "mp2-action-card-times"
    return text(key, lang, card=card_words(tables, card, lang), times=value)


def _card(asked: Asked) -> str:
    slot, value = asked.at[0], asked.at[1] + 1
    card = int(asked.state.card_at[slot])
    what = card_effect(asked.state, asked.seat, card, value, asked.lang) if card != NONE else ""
    return _place(asked, t.CARD_SPACE + slot, asked.die(1), what)


def _die(asked: Asked) -> str:
    space = asked.state.top_a() if asked.kind == k.FURTHER else -1
    die = die_words(asked.die(0), asked.lang)
    if space < 0:
        return asked.say("action-die", die=die)
    return asked.say("action-die-on", die=die, space=on_space_words(asked.tables, space, asked.lang))


PLACINGS: Final[dict[str, Callable[[Asked], str]]] = {
    "book": _book,
    "khan": _khan,
    "seals": _seals,
    "travel": _travel,
    "contracts": _contracts,
    "special": _special,
    "card": _card,
    "die": _die,
}
