"""What an entry of the record brought about, in the parts of a log: whose each part is, and what nobody should miss."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from serai.core.events import Fact
from serai.core.game import Part
from serai.core.language import text
from serai.core.seats import seat_name
from serai.core.state import CHANCE, NOBODY
from serai.core.words import joined
from serai.games.river_of_gold import facts as f
from serai.games.river_of_gold.text_words import RESOURCES, amount_words

# What chance itself brings about; the rest of its entry follows from it for the seat whose turn it is.
_OF_CHANCE: Final = frozenset(
    (
        f.DIE_ROLLED,
        f.DREW,
        f.RESHUFFLED,
        f.SHIP_SET,
        f.ROW_ENTERED,
        f.TOP_SHOWN,
        f.FIRST_CHOSEN,
        f.SCORING_LAID,
        f.MASTERY_LAID,
        f.TILE_LAID,
        f.PATRON_SHOWN,
        f.CLAN_DEALT,
        f.TURN,
    )
)
_SETUP: Final = 3  # the chapter of the rulebook


def parts(by: int, facts: Sequence[Fact], lang: str = "en") -> list[Part]:
    """The parts of an entry by a seat or by CHANCE. A part of a seat may be empty: it has done something."""
    made = [Part(by, [])]
    for fact in facts:
        what, seat, _, _, rule = fact
        if what in (f.VISIT, f.ENDED):
            made.append(Part(NOBODY, []))
        elif what == f.TRIGGERED:
            made.append(Part(seat, []))
        elif made[-1].by == CHANCE and what not in _OF_CHANCE and rule // 100 != _SETUP:
            made.append(Part(seat, [], _cause(made[-1].facts, lang)))
        made[-1].facts.append(fact)
    for part in made:
        if part.facts and part.facts[0][0] == f.VISIT:
            part.facts.sort(key=lambda fact: fact[1])  # player by player, each in the order of the shores
    return [part for part in made if part.facts or part.by >= 0]


def _cause(facts: Sequence[Fact], lang: str) -> str:
    """What chance has settled when the active seat goes on."""
    refilled = any(fact[0] in (f.ROW_ENTERED, f.TOP_SHOWN) for fact in facts)  # ROG-9.4
    return text("rog-cause-journey", lang) if refilled else ""


def headline(facts: Sequence[Fact], viewer: int, lang: str = "en") -> str:
    """What a viewer should not miss in a part: the Emperor's Visit (ROG-16.1) and the start of the last turns (ROG-17.1)."""
    for what, seat, _, _, _ in facts:
        if what == f.VISIT:
            return _visit(facts, viewer, lang)
        if what == f.TRIGGERED and seat != viewer:
            return text("rog-headline-end-you" if viewer >= 0 else "rog-headline-end", lang, seat=seat_name(seat))
    return ""


def _visit(facts: Sequence[Fact], viewer: int, lang: str) -> str:
    if viewer < 0:
        return text("rog-headline-emperor", lang)
    gains: Counter[int] = Counter()
    influence = 0
    for what, seat, amount, item, _ in facts:
        if what == f.GAIN and seat == viewer:
            gains[item] += amount
        influence += what == f.INFLUENCE_MOVED and seat == viewer
    words = [amount_words(RESOURCES[item], amount, lang) for item, amount in sorted(gains.items())]
    if influence:
        words.append(text("rog-headline-influence", lang))
    if not words:
        return text("rog-headline-emperor-nothing", lang)
    return text("rog-headline-emperor-you", lang, list=joined(words, lang))
