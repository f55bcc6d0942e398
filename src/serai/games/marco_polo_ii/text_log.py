"""What an entry of the record brought about, in the parts of a log: whose each part is, and what nobody should miss."""

from collections.abc import Sequence
from typing import Final

from serai.core.events import Fact
from serai.core.game import Part
from serai.core.language import text
from serai.core.seats import seat_name
from serai.core.state import CHANCE, NOBODY
from serai.games.marco_polo_ii import facts as f

# What chance itself brings about; the rest of its entry follows from it for the seat that it names.
_OF_CHANCE: Final = frozenset(
    (
        f.TURN,
        f.ROLLED,
        f.OPEN_ROLLED,
        f.BLACK_TAKEN,
        f.REROLLED,
        f.CONTRACT_DRAWN,
        f.CONTRACT_LAID,
        f.CONTRACT_DEALT,
        f.GOAL_DEALT,
        f.FIRST_CHOSEN,
        f.CHARACTER_SHOWN,
        f.CARD_SHOWN,
        f.CARD_GONE,
    )
)
_SETUP: Final = (3, 4)  # the chapters of the rulebook


def parts(by: int, facts: Sequence[Fact], lang: str = "en") -> list[Part]:
    """The parts of an entry by a seat or by CHANCE. A part of a seat may be empty: it has done something.

    The start of a round and the end of the game are nobody's; what each seat gains at the start of a round is its own.
    """
    made = [Part(by, [])]
    starts = False
    for fact in facts:
        what, seat, _, _, rule = fact
        if what in (f.ROUND, f.ENDED):
            made.append(Part(NOBODY, []))
            starts = what == f.ROUND
        elif seat >= 0 and seat != made[-1].by and what not in _OF_CHANCE and rule // 100 not in _SETUP:
            if starts or made[-1].by == CHANCE:
                made.append(Part(seat, []))
        elif what == f.TURN and starts:
            made.append(Part(NOBODY, []))
        made[-1].facts.append(fact)
    return [part for part in made if part.facts or part.by >= 0]


def headline(facts: Sequence[Fact], viewer: int, lang: str = "en") -> str:
    """What a viewer should not miss in a part: a new round, and who goes first in it (MP2-5.6)."""
    for what, seat, amount, _, _ in facts:
        if what == f.ROUND:
            key = "mp2-headline-round-you" if seat == viewer else "mp2-headline-round"
            return text(key, lang, round=amount, seat=seat_name(seat))
    return ""
