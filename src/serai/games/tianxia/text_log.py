"""What an entry of the record brought about, in the parts of a log: whose each part is, and what nobody should miss."""

from collections.abc import Sequence
from typing import Final

from serai.core.events import Fact
from serai.core.game import Part
from serai.core.language import text
from serai.core.state import CHANCE, NOBODY
from serai.games.tianxia import facts as f
from serai.games.tianxia.tables import LIMU

# What the game brings about by itself, whoever is concerned.
_OF_GAME: Final = frozenset(
    (
        f.ROUND,
        f.ENDED,
        f.SCORED,
        f.BATTLE,
        f.RANKED,
        f.WALLS_HOLD,
        f.SOLDIER_LOST,
        f.BATTLE_WON,
        f.RAIDED,
        f.GOVERNOR_EXPELLED,
        f.TOKEN_LAID,
        f.LOSSES,
        f.LEADER_BACK,
        f.ROUND_TILE_GONE,
        f.MARKERS_BACK,
        f.SHIP_LEAVES,
        f.DELIVERIES_BACK,
        f.SHIP_MOVES,
        f.ORDER_MOVES,
    )
)
_BEGIN: Final = (f.ROUND, f.ENDED, f.BATTLE)  # each in a part of its own
# What chance itself brings to a seat, and what belongs to what stands before it.
_OF_CHANCE: Final = frozenset((f.PLACE_DRAWN, f.BOARD_DEALT, f.OBJECTIVE_DRAWN, f.TILE_TAKEN, f.TILE_BOXED))
_GOES_ALONG: Final = frozenset((f.FELL_OFF, f.MERCHANT_PLACED, f.WORKER_BACK))
_TURNS: Final = (f.TURN, f.TURN_ENDED)
_SETUP, _INCOME, _ATTACK = 3, 6, 19  # chapters of the rulebook


def parts(by: int, facts: Sequence[Fact], lang: str = "en") -> list[Part]:
    """The parts of an entry by a seat or by CHANCE. A part of a seat may be empty: it has done something.

    Battles, Cleanup and Li Mu are nobody's; what each seat gains in Income is its own.
    """
    made = [Part(by, [])]
    for fact in facts:
        whose = _whose(fact, by, made[-1].by)
        if whose != made[-1].by or (fact[0] in _BEGIN and made[-1].facts):
            made.append(Part(whose, []))
        made[-1].facts.append(fact)
    return [part for part in made if part.facts or part.by >= 0]


def _whose(fact: Fact, by: int, current: int) -> int:
    """Whose part a fact belongs to, after a fact in a part of `current`."""
    what, seat, _, _, rule = fact
    chapter = rule // 100
    if what in _OF_GAME or (what == f.GAIN and chapter == _ATTACK):
        return NOBODY
    if what == f.NEUTRAL_ENTERS and chapter == _INCOME:
        return NOBODY
    if seat == LIMU:
        return current if current < 0 else NOBODY
    if seat < 0 or what in _TURNS:
        return current if current in (by, CHANCE) else NOBODY
    if what in _GOES_ALONG or (current == CHANCE and (what in _OF_CHANCE or chapter == _SETUP)):
        return current
    return seat


def headline(facts: Sequence[Fact], viewer: int, lang: str = "en") -> str:
    """What a viewer should not miss in a part: a new round, a battle lost, and their own Governors driven out."""
    sentences: list[str] = []
    section, expelled = -1, 0
    for what, seat, amount, item, _ in facts:
        if what == f.ROUND:
            return text("tx-headline-round", lang, round=amount)
        if what == f.BATTLE:
            section = item
        elif what == f.RAIDED and section >= 0 and not sentences:
            sentences.append(text("tx-headline-lost", lang, section=section + 1))
        elif what == f.GOVERNOR_EXPELLED and seat == viewer:
            expelled += 1
    if expelled:
        sentences.append(text("tx-headline-expelled", lang, count=expelled))
    return " ".join(sentences)
