"""What an action may lead to or leaves undone.

All of it lies open: nothing here depends on goal cards (MP2-2.7).
"""

from serai.core.language import text
from serai.core.positions import members
from serai.core.seats import seat_name
from serai.core.state import LEGAL, State
from serai.core.words import joined, sentence, stopped
from serai.games.marco_polo_ii import actions as k
from serai.games.marco_polo_ii import tables as t
from serai.games.marco_polo_ii.state import FIGURES, NONE, Position
from serai.games.marco_polo_ii.text_words import (
    amount_words,
    contract_name,
    contract_words,
    location_words,
    package_words,
    position,
    seal_words,
)


def outlook(state: State, action: int, viewer: int, lang: str = "en") -> list[str]:
    """What an action may lead to, one line each; nothing for an action that is not legal."""
    here = position(state)
    if here.to_act < 0 or here.rule_against(action) != LEGAL:
        return []
    return [stopped(sentence(line)) for line in _lines(here, action, lang)]


def _lines(state: Position, action: int, lang: str) -> list[str]:
    tables, seat = state.tables, int(state.top_seat())
    if action == k.END:
        return _undone(state, seat, lang)
    if k.PLACE_TRAVEL <= action < k.PLACE_CONTRACTS:
        return _hourglass(state, seat, (action - k.PLACE_TRAVEL) // k.DICE, lang)
    if action == k.GO:
        ends = [int(state.ahead), int(state.ahead_2)]
        before = [int(state.figure_at(seat, figure)) for figure in range(FIGURES)]
        moved = {step // 64 for step in map(int, state.path)}
        cities = [ends[figure] for figure in range(FIGURES) if figure in moved and before[figure] != NONE]
        return [line for city in dict.fromkeys(cities) for line in arrival_lines(state, seat, city, lang)]
    if tables.step_base <= action < tables.contract_base:
        return arrival_lines(state, seat, (action - int(tables.step_base)) // 2, lang)
    return []


def _undone(state: Position, seat: int, lang: str) -> list[str]:
    """Before the end of the turn: contracts that could be completed and seals that could be improved."""
    tables = state.tables
    contracts = [
        contract_name(tables, contract, lang)
        for contract in range(tables.contracts)
        if state.rule_against(tables.complete_base + contract) == LEGAL
    ]
    seals = [seal_words(seal, lang) for seal in range(t.SEALS) if state.rule_against(k.IMPROVE + seal) == LEGAL]
    last = state.round == tables.rounds and state.dice_of(seat) == 0
    lines: list[str] = []
    if contracts:
        key = "mp2-outlook-complete-last" if last else "mp2-outlook-complete"
        lines.append(text(key, lang, list=joined(contracts, lang)))
    if seals:
        key = "mp2-outlook-improve-last" if last else "mp2-outlook-improve"
        lines.append(text(key, lang, list=joined(seals, lang)))
    return lines


def _hourglass(state: Position, seat: int, space: int, lang: str) -> list[str]:
    """Who goes first in the next round after that use of Travel (MP2-11.9)."""
    if state.round == state.tables.rounds:
        return []
    if any(state.placements(t.TRAVEL_SPACE + higher) > 0 for higher in range(space + 1, t.TRAVEL_SPACES)):
        return [text("mp2-outlook-no-hourglass", lang, seat=seat_name(int(state.hourglass)))]
    if state.hourglass == seat:
        return [text("mp2-outlook-hourglass-stays", lang)]
    return [text("mp2-outlook-hourglass", lang, seat=seat_name(int(state.hourglass)))]


def arrival_lines(state: Position, seat: int, city: int, lang: str) -> list[str]:
    """What a movement brings that ends there: the post, and what it gives (MP2-12)."""
    tables = state.tables
    name = location_words(tables, city, lang)
    if not int(tables.post_places) >> city & 1:
        return [text("mp2-outlook-nothing", lang, location=name)]
    if state.has_post(seat, city):
        return [text("mp2-outlook-own", lang, city=name)]
    number = tables.posts - state.posts_left(seat) + 1
    if state.posts_left(seat) == 0:
        lines = [text("mp2-outlook-post-moved", lang, city=name)]
    elif tables.post_vp[number]:
        vp = amount_words("vp", int(tables.post_vp[number]), lang)
        lines = [text("mp2-outlook-post-vp", lang, city=name, number=int(number), vp=vp)]
    else:
        lines = [text("mp2-outlook-post", lang, city=name, number=int(number))]
    return lines + city_gifts(state, city, lang)


def city_gifts(state: Position, city: int, lang: str) -> list[str]:
    """What a new post in a city gives: the outpost tile, the city bonus, a contract (MP2-12.3 to 12.5)."""
    tables = state.tables
    lines: list[str] = []
    if state.outpost_at[city] != NONE:
        gain = package_words(tables, int(tables.outpost_package[int(state.outpost_at[city])]), lang)
        lines.append(text("mp2-outlook-outpost", lang, gain=gain))
    if state.marker_at[city] != NONE:
        gain = package_words(tables, int(tables.marker_package[int(state.marker_at[city])]), lang)
        lines.append(text("mp2-outlook-bonus", lang, gain=gain))
    open_slots = members(int(state.open_slots() & tables.city_slots[city]))
    if open_slots:
        names = [contract_words(tables, int(state.display[slot]), lang) for slot in open_slots]
        lines.append(text("mp2-outlook-contracts", lang, list=joined(names, lang, "join-or")))
    return lines
