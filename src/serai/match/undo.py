"""Undo as policy: what a person may take back at once, what needs the consent of the others, and what not at all.

Free is what nobody else has built on: every entry after the target is the asker's own decision, so nothing was revealed
(no chance) and nobody else has decided. Somebody who holds every person's seat takes back as far as they like. Bots
always agree, also those that play for a person.
"""

from dataclasses import dataclass
from typing import Literal

from serai.core.record import Entry
from serai.core.seats import seat_name
from serai.match.errors import MatchError
from serai.match.match import Match
from serai.match.seating import Seating, UndoRequest


@dataclass(frozen=True)
class UndoOffer:
    """What taking back to after entry `to` would need: nothing (`free`), or the consent of the seats in `ask`.

    With `none` it is not possible; `key` names the text that says why.
    """

    kind: Literal["free", "ask", "none"]
    to: int = 0
    ask: tuple[int, ...] = ()
    key: str = ""


def seats_of(seating: Seating, holder: str) -> list[int]:
    """The seats that a person holds."""
    return [seat for seat, chair in enumerate(seating.chairs) if chair.kind == "person" and chair.holder == holder]


def is_solo(seating: Seating) -> bool:
    """Whether one person holds every person's seat, and nobody else can still sit down."""
    if any(chair.kind == "open" for chair in seating.chairs):
        return False
    return len({chair.holder for chair in seating.chairs if chair.kind == "person"}) == 1


def others(seating: Seating, holder: str) -> tuple[int, ...]:
    """The seats whose consent counts: those that other people play themselves."""
    return tuple(seat for seat, chair in enumerate(seating.chairs) if chair.playing and chair.holder != holder)


def waiting(seating: Seating, request: UndoRequest) -> tuple[int, ...]:
    """The seats that have yet to agree."""
    asked = others(seating, seating.chairs[request.by].holder)
    return tuple(seat for seat in asked if seat not in request.agreed)


def offer(match: Match, seating: Seating, holder: str, to: int | None) -> UndoOffer:
    """What taking back would need for somebody who plays here. Raises MatchError when there is nothing to take back."""
    own = [seat for seat in seats_of(seating, holder) if seating.chairs[seat].playing]
    target = _settled_target(match, match.before_last_decision(own) if to is None else to)
    taken = _after(match, target)
    if not taken:
        raise MatchError("refused-undo", f"nothing has happened after entry {target}", "nothing_to_undo")
    ask = others(seating, holder)
    letters = {seat_name(seat) for seat in own}
    if is_solo(seating) or not ask or all(entry.who in letters for entry in taken):
        return UndoOffer("free", target)
    return UndoOffer("ask", target, ask)


def asker(match: Match, seating: Seating, holder: str, to: int) -> int:
    """The seat in whose name a person asks: the one whose decision would be the first to be taken back."""
    own = [seat for seat in seats_of(seating, holder) if seating.chairs[seat].playing]
    letters = [seat_name(seat) for seat in own]
    return next((own[letters.index(entry.who)] for entry in _after(match, to) if entry.who in letters), own[0])


def _settled_target(match: Match, to: int) -> int:
    """The target past the chance that follows it: that would come again just so, and so the setup always stays."""
    kept = match.kept(to)
    if kept is None:
        raise MatchError("refused-undo-gone", f"entry {to} is not on the present line", "nothing_to_undo")
    while kept < len(match.line) and match.line[kept].entry.who == "chance":
        kept += 1
    return match.line[kept - 1].entry.number if kept else 0


def _after(match: Match, to: int) -> list[Entry]:
    return [happening.entry for happening in match.line[match.kept(to) or 0 :]]
