"""Pieces that the position documents of all games are made of: names, sets of names, seats, refusals."""

from collections.abc import Iterable, Mapping

from serai.core.documents import Document, DocumentError, Node
from serai.core.seats import SEAT_LETTERS, seat_name
from serai.core.state import FRAME, State


def name_of(names: list[str], index: int) -> str | None:
    """A name, or null for -1."""
    return names[index] if index >= 0 else None


def names_in(mask: int, names: list[str]) -> list[str]:
    """The names of the things in a bit mask."""
    return [name for index, name in enumerate(names) if mask >> index & 1]


def members(mask: int) -> list[int]:
    """The indices in a bit mask, ascending."""
    return [index for index in range(int(mask).bit_length()) if mask >> index & 1]


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


# ---- what contradicts itself -----------------------------------------------------------------------------------------


def check_to_act(state: State, to_act: Node) -> None:
    """Refuse a `to_act` that is not who the stack waits for."""
    waits_for = seat_name(int(state.to_act))
    if to_act.text() != waits_for:
        raise to_act.refuse(f"the position waits for {waits_for}, as `pending` says")


def check_viewer(view: Node) -> None:
    """Refuse a `you` that is neither a seat of the view nor null."""
    you = view["you"]
    if you.value is not None and you.value not in view["seats"].names():
        raise you.refuse("expected a seat of the view, or null for a spectator")


def same_stack(one: State, other: State) -> bool:
    """Whether two positions wait for the same things."""
    if one.depth != other.depth:
        return False
    for at in range(one.depth * FRAME):
        if one.frames[at] != other.frames[at]:
            return False
    return True


def refuse_other_setup(shown: Document, right: Document | None, rule: str, chapters: str) -> None:
    """Refuse a position of the setup that differs from the one setup leads to, or that setup never comes to (null)."""
    if right is None:
        raise DocumentError("pending", f"the setup never waits for this ({rule})")
    for key, value in shown.items():
        if value != right[key]:
            raise DocumentError(key, f"not what the setup leads to at this point ({chapters})")


def same(node: Node, right: object) -> None:
    """Refuse what should follow from the rest of a view and does not, naming the place."""
    if isinstance(right, Mapping):
        for key in right:
            same(node[str(key)], right[key])
        node.done()
    elif isinstance(right, list):
        found = node.items()
        if len(found) != len(right):
            raise node.refuse(f"has {len(found)} elements; from the rest of the view follow {len(right)}")
        for item, value in zip(found, right, strict=True):
            same(item, value)
    elif type(node.value) is not type(right) or node.value != right:
        raise node.refuse(f"from the rest of the view follows {'null' if right is None else right}")
