"""The pending decision in words: whose it is and what is asked. Nothing hidden is in it (MP2-2.7)."""

from collections.abc import Callable
from typing import Final

from serai.core.bits import lowest
from serai.core.language import text
from serai.core.seats import seat_name
from serai.core.state import CHANCE, State
from serai.core.words import joined
from serai.games.marco_polo_ii import actions as k
from serai.games.marco_polo_ii import tables as t
from serai.games.marco_polo_ii.names import ICONS
from serai.games.marco_polo_ii.placing import dice_needed, placed_so_far
from serai.games.marco_polo_ii.rewards import icon_count
from serai.games.marco_polo_ii.state import Position
from serai.games.marco_polo_ii.text_actions import exchange_of, path_cost, path_words
from serai.games.marco_polo_ii.text_words import (
    amount_words,
    amounts_words,
    contract_name,
    contract_words,
    die_words,
    location_words,
    locations_words,
    on_space_words,
    package_words,
    place_words,
    position,
    slot_data,
)
from serai.games.marco_polo_ii.travel import BY_ICON


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
    kind = int(state.top_kind())
    if kind in _KEYS:
        return text("mp2-prompt-" + _KEYS[kind], lang)
    return _QUESTIONS[kind](state, lang)


def _over(state: Position, lang: str) -> str:
    """Who has won, and what decided between equal scores (MP2-20.8)."""
    winners = state.winners()
    names = joined((seat_name(seat) for seat in winners), lang)
    score, camels = int(state.score(winners[0])), int(state.tie_break(winners[0]))
    if len(winners) > 1:
        return text("mp2-prompt-over-shared", lang, names=names, score=score, camels=camels)
    level = [seat_name(seat) for seat in range(state.seats) if seat not in winners and state.score(seat) == score]
    if level:
        return text("mp2-prompt-over-camels", lang, names=names, score=score, level=joined(level, lang))
    return text("prompt-over", lang, winners=1, names=names, score=score)


# ---- the start of a round, the turn ----------------------------------------------------------------------------------


def _compensate(state: Position, lang: str) -> str:
    return text("mp2-prompt-compensate", lang, points=int(state.top_a()))


def _turn(state: Position, lang: str) -> str:
    return text("mp2-prompt-turn" if state.dice_of(state.top_seat()) else "mp2-prompt-turn-bag", lang)


# ---- inside a main action --------------------------------------------------------------------------------------------


def _further(state: Position, lang: str) -> str:
    space, seat = int(state.top_a()), state.top_seat()
    here = on_space_words(state.tables, space, lang)
    enough = space == t.SEALS_SPACE and placed_so_far(state) >= dice_needed(state, seat, space)
    return text(
        "mp2-prompt-further-seal" if enough else "mp2-prompt-further", lang, space=here, left=int(state.top_b())
    )


def _offer(state: Position, lang: str) -> str:
    return text("mp2-prompt-offer", lang, book=int(state.tables.book_of_space[state.top_a()]) + 1)


def _seal(state: Position, lang: str) -> str:
    return text("mp2-prompt-seal", lang, value=int(state.top_a()))


def _path(state: Position, lang: str) -> str:
    if not len(state.path):
        key = "mp2-prompt-path-icon" if state.top_a() == BY_ICON else "mp2-prompt-path"
        return text(key, lang, left=amount_words("move", int(state.top_b()), lang))
    return text(
        "mp2-prompt-path-on",
        lang,
        path=path_words(state, lang),
        cost=amounts_words(path_cost(state), lang),
        left=max(0, int(state.top_b() - state.road_used)),
    )


def _contracts(state: Position, lang: str) -> str:
    return text("mp2-prompt-contracts" if state.top_a() == 0 else "mp2-prompt-contracts-more", lang)


def _room(state: Position, lang: str) -> str:
    return text("mp2-prompt-room", lang, contract=contract_name(state.tables, int(state.top_a()), lang))


def _keep(state: Position, lang: str) -> str:
    return text("mp2-prompt-keep", lang, contract=contract_words(state.tables, int(state.top_a()), lang))


# ---- prices and rewards ----------------------------------------------------------------------------------------------


def _pay(state: Position, lang: str) -> str:
    cost = {"coins": int(state.top_a()), "camels": int(state.top_b())}
    return text("mp2-prompt-pay", lang, cost=amounts_words(cost, lang))


def _give(state: Position, lang: str) -> str:
    return text("mp2-prompt-give", lang, left=int(state.top_a()))


def _take(state: Position, lang: str) -> str:
    counts = [(ICONS[icon], int(icon_count(state.top_a(), icon))) for icon in range(t.ICONS)]
    names = (amount_words(what, count, lang) for what, count in counts if count)
    return text("mp2-prompt-take", lang, list=joined(names, lang, "join-or"))


def _good(state: Position, lang: str) -> str:
    return text("mp2-prompt-good", lang, left=int(state.top_a()))


def _different(state: Position, lang: str) -> str:
    return text("mp2-prompt-different", lang, left=int(state.top_a()))


# ---- arrival ---------------------------------------------------------------------------------------------------------


def pool_words(state: Position, lang: str) -> list[str]:
    """What can be taken of the pool of MP2-11.12: outpost tiles, city bonuses, and a contract of each city."""
    tables = state.tables
    outposts, others = int(state.top_a()), int(state.top_b())
    made: list[str] = []
    if outposts:
        made.append(text("mp2-pool-outposts", lang, list=locations_words(tables, outposts, lang)))
    if others & int(tables.has_bonus):
        made.append(text("mp2-pool-bonuses", lang, list=locations_words(tables, others & int(tables.has_bonus), lang)))
    contracts = others & int(tables.contract_cities)
    if contracts:
        made.append(text("mp2-pool-contracts", lang, list=locations_words(tables, contracts, lang)))
    return made


def _pool(state: Position, lang: str) -> str:
    free = not state.top_a() and not state.top_b() & state.tables.has_bonus
    key = "mp2-prompt-pool-free" if free else "mp2-prompt-pool"
    return text(key, lang, list=joined(pool_words(state, lang), lang, "join-or"))


def _extra(state: Position, lang: str) -> str:
    cities = locations_words(state.tables, int(state.top_a()), lang, "join-or")
    return text("mp2-prompt-extra", lang, list=cities)


def _from(state: Position, lang: str) -> str:
    return text("mp2-prompt-from", lang, city=location_words(state.tables, int(state.top_a()), lang))


def _oasis(state: Position, lang: str) -> str:
    tables = state.tables
    choices = joined((package_words(tables, package, lang) for package in tables.mongke_choice), lang, "join-or")
    oasis = location_words(tables, int(lowest(state.top_a())), lang)
    return text("mp2-prompt-oasis", lang, oasis=oasis, list=choices)


# ---- cards, black dice -----------------------------------------------------------------------------------------------


def _repeat(state: Position, lang: str) -> str:
    exchange = exchange_of(state, int(state.top_a()), lang)
    return text("mp2-prompt-repeat", lang, exchange=exchange, left=int(state.top_b()))


def _marker(state: Position, lang: str) -> str:
    key = "mp2-prompt-marker-more" if state.top_b() else "mp2-prompt-marker"
    return text(key, lang, left=int(state.top_a()))


# ---- chance ----------------------------------------------------------------------------------------------------------


def _chance_city(key: str) -> Callable[[Position, str], str]:
    return lambda state, lang: text(key, lang, city=location_words(state.tables, int(state.top_a()), lang))


def _chance_card(state: Position, lang: str) -> str:
    slot = place_words(slot_data(state.tables, int(state.top_a())), lang)
    return text("mp2-prompt-chance-card", lang, slot=slot)


def _chance_slot(state: Position, lang: str) -> str:
    city = location_words(state.tables, int(state.tables.slot_city[state.top_a()]), lang)
    return text("mp2-prompt-chance-slot", lang, city=city)


def _chance_offer(state: Position, lang: str) -> str:
    return text("mp2-prompt-chance-offer", lang, book=int(state.top_a()) + 1, place=int(state.top_b()) + 1)


def _chance_seat(key: str) -> Callable[[Position, str], str]:
    return lambda state, lang: text(key, lang, seat=seat_name(int(state.top_seat())))


def _chance_roll(state: Position, lang: str) -> str:
    key = "mp2-prompt-chance-roll-black" if state.top_a() else "mp2-prompt-chance-roll"
    return text(key, lang, seat=seat_name(int(state.top_seat())))


def _chance_reroll(state: Position, lang: str) -> str:
    die = die_words(int(state.top_a()), lang)
    return text("mp2-prompt-chance-reroll", lang, seat=seat_name(int(state.top_seat())), die=die)


_KEYS: Final[dict[int, str]] = {
    k.CHARACTER: "character",
    k.GOAL: "goal",
    k.DOUBLE: "double",
    k.DUE: "due",
    k.PAIRS: "pairs",
    k.LATER: "later",
    k.CITY_CONTRACT: "city-contract",
    k.COPY: "copy",
    k.DIRECTION: "direction",
    k.OPEN_DIE: "open-die",
    k.CHANCE_FIRST: "chance-first",
    k.CHANCE_OPEN: "chance-open",
    k.CHANCE_CHARACTER: "chance-character",
}
_QUESTIONS: Final[dict[int, Callable[[Position, str], str]]] = {
    k.COMPENSATE: _compensate,
    k.TURN: _turn,
    k.FURTHER: _further,
    k.OFFER: _offer,
    k.SEAL: _seal,
    k.PATH: _path,
    k.CONTRACTS: _contracts,
    k.ROOM: _room,
    k.KEEP: _keep,
    k.PAY: _pay,
    k.GIVE: _give,
    k.TAKE: _take,
    k.GOOD: _good,
    k.DIFFERENT: _different,
    k.POOL: _pool,
    k.EXTRA: _extra,
    k.FROM: _from,
    k.OASIS: _oasis,
    k.REPEAT: _repeat,
    k.MARKER: _marker,
    k.CHANCE_MARKER: _chance_city("mp2-prompt-chance-marker"),
    k.CHANCE_OUTPOST: _chance_city("mp2-prompt-chance-outpost"),
    k.CHANCE_CARD: _chance_card,
    k.CHANCE_SLOT: _chance_slot,
    k.CHANCE_OFFER: _chance_offer,
    k.CHANCE_STARTING: _chance_seat("mp2-prompt-chance-starting"),
    k.CHANCE_GOAL: _chance_seat("mp2-prompt-chance-goal"),
    k.CHANCE_ROLL: _chance_roll,
    k.CHANCE_TAKEN: _chance_seat("mp2-prompt-chance-taken"),
    k.CHANCE_REROLL: _chance_reroll,
    k.CHANCE_DRAW: _chance_seat("mp2-prompt-chance-draw"),
}
