"""Seats by letter: A is the first in turn order of the start."""

from typing import Final

from serai.core.actions import NotationError
from serai.core.documents import short

SEAT_LETTERS: Final = "ABCDE"


def seat_name(seat: int) -> str:
    """The letter of a seat; `chance` and `nobody` for the others."""
    return SEAT_LETTERS[seat] if seat >= 0 else ("chance" if seat == -1 else "nobody")


def seat_number(name: str) -> int:
    """The seat of a letter. Raises NotationError."""
    if len(name) == 1 and name.upper() in SEAT_LETTERS:
        return SEAT_LETTERS.index(name.upper())
    raise NotationError(f"{short(name)} is no seat; seats are {', '.join(SEAT_LETTERS)}")
