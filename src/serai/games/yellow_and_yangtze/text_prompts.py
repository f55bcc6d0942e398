"""The pending decision in words: whose it is and what is asked. Nothing hidden is in it."""

from collections.abc import Callable
from typing import Final

from serai.core.bits import bit
from serai.core.language import text
from serai.core.seats import seat_name
from serai.core.state import CHANCE, State
from serai.core.words import joined
from serai.games.yellow_and_yangtze import actions as a
from serai.games.yellow_and_yangtze import revolt, war
from serai.games.yellow_and_yangtze.groups import leader_seat
from serai.games.yellow_and_yangtze.names import LEADERS
from serai.games.yellow_and_yangtze.scoring import after_assignment
from serai.games.yellow_and_yangtze.state import Position
from serai.games.yellow_and_yangtze.tables import DIRECTIONS, GOVERNOR, SOLDIER
from serai.games.yellow_and_yangtze.text_actions import triangle_color
from serai.games.yellow_and_yangtze.text_words import (
    a_pagoda,
    leader_of,
    position,
    side_words,
    space_words,
    the_pagoda,
    triangle_words,
)


def prompt(state: State, lang: str = "en") -> str:
    """Whose decision is pending and what is decided, in one line; when the game is over, who has won."""
    here = position(state)
    if here.over:
        return _over(here, lang)
    if here.to_act == CHANCE:
        return text("prompt-chance", lang, question=question(here, lang))
    return text("prompt-seat", lang, seat=seat_name(int(here.to_act)), question=question(here, lang))


def question(state: Position, lang: str) -> str:
    """What the pending decision asks, without whom."""
    return _QUESTIONS[int(state.top_kind())](state, lang)


# ---- the end of the game -----------------------------------------------------------------------------------------------


def _over(state: Position, lang: str) -> str:
    """Who has won, and what decided between equal results (YY-18.3 to YY-18.6)."""
    first = state.ranking()[0]
    winners = state.winners()
    names = joined((seat_name(seat) for seat in first), lang)
    lowest = int(state.score(first[0]))
    if not winners:
        return text("yy-prompt-over-nobody", lang, names=names, lowest=lowest)
    if len(first) > 1:
        return text("yy-prompt-over-shared", lang, names=names, lowest=lowest)
    decided, level = _decided(state, first[0])
    if not level:
        return text("yy-prompt-over", lang, names=names, lowest=lowest)
    return text(
        "yy-prompt-over-" + decided, lang, names=names, lowest=lowest, level=joined(map(seat_name, level), lang)
    )


def _decided(state: Position, winner: int) -> tuple[str, list[int]]:
    """What decided between equal results in the end, and who was level with the winner until then, if anybody was."""
    fours = [list(after_assignment(state, seat)) for seat in range(state.seats)]
    level = [seat for seat in range(state.seats) if seat != winner and fours[seat][0] == fours[winner][0]]
    for at, name in enumerate(("second", "third", "highest"), 1):
        still = [seat for seat in level if fours[seat][at] == fours[winner][at]]
        if not still:
            return name, level
        level = still
    return "gold", level


# ---- players' decisions ------------------------------------------------------------------------------------------------


def _action(state: Position, lang: str) -> str:
    return text("yy-prompt-action", lang, left=int(state.top_a()))


def _pagoda(state: Position, lang: str) -> str:
    space = state.top_a()
    pagoda = a_pagoda(int(state.tile_on(space)), lang)
    return text("yy-prompt-pagoda", lang, pagoda=pagoda, space=space_words(state.tables, space))


def _move(state: Position, lang: str) -> str:
    triangle = int(state.top_a())
    pagoda = the_pagoda(triangle_color(state, triangle), lang)
    return text("yy-prompt-move", lang, pagoda=pagoda, triangle=triangle_words(state.tables, triangle))


def _pick(state: Position, lang: str) -> str:
    return text("yy-prompt-pick", lang)


def _chain(state: Position, lang: str) -> str:
    return text("yy-prompt-chain", lang, space=space_words(state.tables, state.top_a()))


def revolt_sides(state: Position) -> tuple[tuple[int, int], tuple[int, int]]:
    """Attacker and defender of the pending revolt, each with the total so far."""
    here, there = int(state.top_a()), int(state.top_b())
    attacker, defender = (int(leader_seat(int(state.board[space]))) for space in (here, there))
    return (
        (attacker, int(revolt.strength(state, attacker, here))),
        (defender, int(revolt.strength(state, defender, there))),
    )


def _revolt(state: Position, lang: str) -> str:
    (attacker, attack), (defender, defense) = revolt_sides(state)
    color = int(state.revolt_color)
    first = leader_of(attacker, color, lang)
    second = leader_of(defender, color, lang)
    key = "yy-prompt-attack" if state.top_kind() == a.ATTACK else "yy-prompt-defend"
    return text(key, lang, first=first, attack=attack, second=second, defense=defense, leader=_helper(state, GOVERNOR))


def _helper(state: Position, color: int) -> str:
    """The leader of that color if the seat to act has it off the board, where it can be added (YY-12.2), else `none`."""
    return LEADERS[color] if state.off_board(state.top_seat(), color) else "none"


def war_sides(state: Position) -> list[int]:
    """The warring states of the pending war, as directions in their order (YY-22.2)."""
    mask = war.warring(state)
    return [direction for direction in range(DIRECTIONS) if mask & bit(direction)]


def strengths_words(state: Position, sides: list[int], lang: str) -> str:
    """The warring states with their totals so far: E05 4 and F07 2."""
    return joined(
        (
            text(
                "yy-strength-at",
                lang,
                space=space_words(state.tables, war.side_space(state, side)),
                strength=int(war.strength(state, side)),
            )
            for side in sides
        ),
        lang,
    )


def _support(state: Position, lang: str) -> str:
    sides = strengths_words(state, war_sides(state), lang)
    return text("yy-prompt-support", lang, list=sides, leader=_helper(state, SOLDIER))


def _winner(state: Position, lang: str) -> str:
    tied = [side for side in range(DIRECTIONS) if state.top_a() & bit(side)]
    names = joined((side_words(state.tables, war.side_space(state, side), lang) for side in tied), lang)
    return text("yy-prompt-winner", lang, strength=int(war.strength(state, tied[0])), list=names)


def _toll(state: Position, lang: str) -> str:
    winner = side_words(state.tables, war.side_space(state, state.top_b()), lang)
    return text("yy-prompt-toll", lang, due=int(state.top_a()), state=winner)


# ---- chance ------------------------------------------------------------------------------------------------------------


def _first(state: Position, lang: str) -> str:
    return text("yy-prompt-chance-first", lang)


def _box(state: Position, lang: str) -> str:
    return text("yy-prompt-chance-box", lang, tiles=int(state.top_a()))


def _hand(state: Position, lang: str) -> str:
    return text("yy-prompt-chance-hand", lang, seat=seat_name(int(state.top_seat())), tiles=int(state.top_a()))


def _display(state: Position, lang: str) -> str:
    return text("yy-prompt-chance-display", lang, tiles=int(state.top_a()))


_QUESTIONS: Final[dict[int, Callable[[Position, str], str]]] = {
    a.ACTION: _action,
    a.PAGODA: _pagoda,
    a.MOVE: _move,
    a.PICK: _pick,
    a.CHAIN: _chain,
    a.ATTACK: _revolt,
    a.DEFEND: _revolt,
    a.HELP: _support,
    a.WINNER: _winner,
    a.TOLL: _toll,
    a.CHANCE_FIRST: _first,
    a.CHANCE_BOX: _box,
    a.CHANCE_HAND: _hand,
    a.CHANCE_DISPLAY: _display,
}
