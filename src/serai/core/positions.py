"""Pieces that the position documents of all games are made of: names, sets of names, seats, refusals."""

from collections.abc import Iterable

from serai.core.documents import DocumentError, Node
from serai.core.seats import SEAT_LETTERS, seat_name


def name_of(names: list[str], index: int) -> str | None:
    """A name, or null for -1."""
    return names[index] if index >= 0 else None


def names_in(mask: int, names: list[str]) -> list[str]:
    """The names of the things in a bit mask."""
    return [name for index, name in enumerate(names) if mask >> index & 1]


def seat_or_none(seat: int) -> str | None:
    """The letter of a seat, or null for nobody."""
    return seat_name(int(seat)) if seat >= 0 else None


def read_mask(node: Node, names: list[str]) -> int:
    """A list of different names as a bit mask. Raises DocumentError."""
    mask = 0
    for item in node.items(len(names)):
        bit = 1 << item.index(names)
        if mask & bit:
            raise item.refuse(f"{item.value} stands twice")
        mask |= bit
    return mask


def read_letters(node: Node, fewest: int, most: int, rule: str) -> list[str]:
    """The letters of the seats of a document: the first ones of the alphabet. Raises DocumentError."""
    letters = sorted(node.names())
    if letters != list(SEAT_LETTERS[: len(letters)]) or not fewest <= len(letters) <= most:
        raise node.refuse(f"expected {fewest} to {most} seats, named A, B and so on ({rule})")
    return letters


def refuse_first(path: str, faults: Iterable[str]) -> None:
    """Raise the first fault there is. A fault may begin with a path of its own: `seats.A.hand: ...`."""
    for fault in faults:
        inner, colon, message = fault.partition(": ")
        if colon and " " not in inner:
            raise DocumentError(inner, message)
        raise DocumentError(path, fault)
