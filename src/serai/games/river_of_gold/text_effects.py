"""What an action brings at once: the rules carry it out on a copy, and what happens there is told.

Choices that would come up on the way are named instead of answered, and chance is left open, so nothing hidden is seen.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from serai.core.events import Fact, Journal
from serai.core.language import text
from serai.core.seats import seat_name
from serai.core.state import FIRST_CHANCE, FIRST_STEP
from serai.core.words import joined
from serai.games.river_of_gold import actions as a
from serai.games.river_of_gold.facts import ENDED, GAIN, INFLUENCE_LOST, JOURNEY, LOST, PAY, TRIGGERED, VISIT
from serai.games.river_of_gold.state import FAVOR_LIMIT, Position
from serai.games.river_of_gold.tables import REGIONS, Tables
from serai.games.river_of_gold.text_words import RESOURCES, amount_words, region_words

# Where a turn or an action has come to its end.
_RESTS: Final = (a.ACTION, a.AFTER, a.DIE_CHOICE, a.CHANCE_DIE, a.PATRON)
# Actions after which the same question stands again: nothing follows them by itself.
_STAYING: Final = ("favor", "trade", "buy", "sell", "claim")
_ORDER: Final = (6, 0, 1, 2, 3, 4)  # columns of the purse in the order of telling: VP, Koku, goods, favor


@dataclass
class Effects:
    """What an action brings, by seat: amounts by column of the purse, influence by region, choices to come."""

    seat: int
    paid: Counter[int] = field(default_factory=Counter)
    lost: Counter[int] = field(default_factory=Counter)
    influence_lost: Counter[int] = field(default_factory=Counter)  # of the seat itself, by region
    gained: dict[int, Counter[int]] = field(default_factory=dict)
    influence: dict[int, Counter[int]] = field(default_factory=dict)
    any_goods: Counter[int] = field(default_factory=Counter)
    choices: list[tuple[int, int]] = field(default_factory=list)  # kind and first number of the frame
    drawn: int = 0
    limit: int = 0
    facts: frozenset[int] = frozenset()

    @property
    def journey(self) -> bool:
        """Whether a journey is completed."""
        return JOURNEY in self.facts


def effects_of(state: Position, action: int, verb: str) -> Effects:
    """What a legal action of the seat to act brings until the next rest of the turn."""
    found = Effects(int(state.top_seat()))
    copy = state.clone()
    if not isinstance(copy, Position):
        raise TypeError("a copy of another game")
    journal = Journal()
    copy.journal = journal
    turn_action = state.top_kind() == a.ACTION
    base = state.depth if turn_action else state.depth - 1
    copy.perform(action)
    if verb not in _STAYING:
        _run(copy, base, found)
    _tell_facts(found, journal.take())
    _compare(found, state, copy)
    return found


def _run(copy: Position, base: int, found: Effects) -> None:
    """Carry out all steps above a height of the stack; name the choices and leave them open."""
    while copy.depth > base:
        kind = copy.top_kind()
        if kind in _RESTS:
            return
        if kind >= FIRST_STEP:
            copy.step(kind)
        elif kind == a.MERCHANTS:
            copy.perform(next(action for action in copy.legal_actions() if a.ACTIVATE <= action < a.SELL_GOOD))
        else:
            if kind >= FIRST_CHANCE or not copy.vacant(kind):
                _leave_open(copy, kind, found)
            copy.drop()


def _leave_open(copy: Position, kind: int, found: Effects) -> None:
    if kind == a.GOOD:
        found.any_goods[int(copy.top_seat())] += 1
    elif kind == a.CHANCE_DRAW:
        found.drawn += 1
    elif kind < FIRST_CHANCE:
        found.choices.append((int(kind), int(copy.top_a())))


def _tell_facts(found: Effects, facts: list[Fact]) -> None:
    for what, seat, amount, item, _ in facts:
        if what == GAIN:
            found.gained.setdefault(seat, Counter())[item] += amount
        elif what == PAY and seat == found.seat:
            found.paid[item] += amount
        elif what == LOST and seat == found.seat:
            found.lost[item] += amount
        elif what == INFLUENCE_LOST and seat == found.seat:
            found.influence_lost[item] += amount
    found.facts = frozenset(fact[0] for fact in facts)


def _compare(found: Effects, before: Position, after: Position) -> None:
    for seat in range(before.seats):
        for region in range(REGIONS):
            moved = after.influence_in(seat, region) - before.influence_in(seat, region)
            if moved > 0:
                found.influence.setdefault(seat, Counter())[region] += moved
    limit = after.has(found.seat, FAVOR_LIMIT)
    if limit != before.has(found.seat, FAVOR_LIMIT):
        found.limit = int(limit)


# ---- in words ------------------------------------------------------------------------------------------------------


def effects_words(found: Effects, tables: Tables, lang: str) -> str:
    """The effects in one line; empty when there are none."""
    parts = _marks(found, lang)
    if found.paid:
        parts.append(text("rog-effect-pay", lang, list=_amounts(found.paid, lang)))
    if gains := _gains(found, found.seat, lang):
        parts.append(text("rog-effect-gain", lang, list=joined(gains, lang)))
    parts += wasted_words(found, lang)
    if found.limit:
        parts.append(text("rog-effect-limit", lang, limit=found.limit))
    parts += _choices(found, tables, lang)
    for seat in sorted({*found.gained, *found.influence, *found.any_goods} - {found.seat}):
        parts.append(text("rog-effect-other", lang, seat=seat_name(seat), list=joined(_gains(found, seat, lang), lang)))
    return "; ".join(parts)


def wasted_words(found: Effects, lang: str) -> list[str]:
    """The gains that find no room, at a limit and at the end of a track; empty when there are none."""
    made: list[str] = []
    if beyond := _amount_list(found.lost, lang):
        made.append(text("rog-effect-full", lang, list=joined(beyond, lang), count=found.lost.total()))
    if beyond := _influence_list(found.influence_lost, lang):
        count = found.influence_lost.total()
        made.append(text("rog-effect-track-full", lang, list=joined(beyond, lang), count=count))
    return made


def _amounts(amounts: Counter[int], lang: str) -> str:
    return joined(_amount_list(amounts, lang), lang)


def _amount_list(amounts: Counter[int], lang: str) -> list[str]:
    return [amount_words(RESOURCES[column], amounts[column], lang) for column in _ORDER if amounts[column]]


def _gains(found: Effects, seat: int, lang: str) -> list[str]:
    parts = _amount_list(found.gained.get(seat, Counter[int]()), lang)
    if found.any_goods[seat]:
        parts.append(amount_words("any_good", found.any_goods[seat], lang))
    return parts + _influence_list(found.influence.get(seat, Counter[int]()), lang)


def _influence_list(regions: Counter[int], lang: str) -> list[str]:
    return [
        text("rog-influence-in", lang, amount=amount, region=region_words(region, lang))
        for region, amount in sorted(regions.items())
    ]


def _choices(found: Effects, tables: Tables, lang: str) -> list[str]:
    parts: list[str] = []
    for kind, number in found.choices:
        if kind == a.BONUS:
            parts.append(text("rog-effect-bonus", lang, koku=tables.journey_koku, goods=tables.journey_goods))
        elif kind == a.SELL:
            parts.append(text("rog-effect-sell", lang, koku=number))
        elif kind == a.ROYAL:
            parts.append(text("rog-effect-royal", lang))
        elif kind == a.MARK:
            parts.append(text("rog-effect-mark-own" if number else "rog-effect-mark-opponent", lang))
    if found.drawn:
        parts.append(text("rog-effect-draw", lang, cards=found.drawn))
    if any(kind == a.DISCARD for kind, _ in found.choices):
        parts.append(text("rog-effect-discard", lang))
    return parts


def _marks(found: Effects, lang: str) -> list[str]:
    keys = ((VISIT, "rog-effect-visit"), (TRIGGERED, "rog-effect-triggered"), (ENDED, "rog-effect-ended"))
    return [text(key, lang) for fact, key in keys if fact in found.facts]
