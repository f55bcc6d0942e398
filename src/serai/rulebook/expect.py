"""Comparing a position with what a ruling expects of it."""

from collections.abc import Mapping
from string import ascii_uppercase
from typing import Final

from serai.core.documents import Document, DocumentError, canonical, get_path, set_path
from serai.core.game import Game
from serai.core.seats import seat_name, seat_number
from serai.core.state import State

NOTHING: Final = "nothing: there is no such place in the position"
LONGEST: Final = 600


class Mismatch(Exception):
    """A place of a ruling did not come out as expected."""

    def __init__(self, place: str, expected: object, came: object) -> None:
        """`place` is a path inside the ruling, such as `expect.seats.A.koku`; the others are values, or words."""
        super().__init__(place)
        self.place = place
        self.expected = expected
        self.came = came


def short(text: str) -> str:
    """A text on one line, cut when it is very long."""
    plain = " ".join(text.split())
    return plain if len(plain) <= LONGEST else plain[: LONGEST - 3] + "..."


def shown(value: object) -> str:
    """A value or words, on one line."""
    return short(value if isinstance(value, str) else canonical(value).decode())


def compare(game: Game, state: State, expect: Mapping[str, object]) -> None:
    """Everything that is expected. Raises Mismatch at the first difference."""
    document = game.document(state)
    for path, wanted in expect.items():
        place = f"expect.{path}"
        if path in ("legal", "legal_includes", "legal_excludes"):
            compare_legal(game, state, path, wanted, place)
        elif path == "over":
            same(place, wanted, bool(state.over))
        elif path == "ranking":
            same(place, grouped(wanted), [[seat_name(seat) for seat in group] for group in state.ranking()])
        elif path == "winners":
            same(place, wanted, [seat_name(seat) for seat in state.winners()])
        elif path == "scores" or path.startswith("scores."):
            compare_scores(game, state, path.split(".")[1:], wanted, place)
        else:
            compare_path(game, document, path, wanted)


def same(place: str, wanted: object, came: object) -> None:
    """Two values are equal: 1 is not true, and 1 is not 1.0."""
    if canonical(wanted) != canonical(came):
        raise Mismatch(place, wanted, came)


def grouped(wanted: object) -> list[object]:
    """A ranking as lists of seats: `[A, B]` means `[[A], [B]]`. What is no list stands alone, and is no ranking."""
    return [item if isinstance(item, list) else [item] for item in wanted] if isinstance(wanted, list) else [wanted]


# ---- legal actions ---------------------------------------------------------------------------------------------------


def compare_legal(game: Game, state: State, key: str, wanted: object, place: str) -> None:
    """The legal actions are exactly those, include those, or have none of them."""
    notations = [str(item) for item in wanted] if isinstance(wanted, list) else []
    actions = {game.parse(notation): notation for notation in notations}
    legal = set(state.legal_actions())
    missing = [notation for action, notation in actions.items() if action not in legal]
    if key == "legal_excludes":
        there = [notation for notation in actions.values() if notation not in missing]
        if there:
            raise Mismatch(place, f"not legal: {', '.join(there)}", f"legal: {listing(game, legal)}")
    elif missing:
        raise Mismatch(place, f"legal: {', '.join(missing)}", f"legal: {listing(game, legal)}")
    elif key == "legal" and len(legal) > len(actions):
        others = legal - set(actions)
        raise Mismatch(place, f"legal and nothing else: {', '.join(notations)}", f"also legal: {listing(game, others)}")


def listing(game: Game, actions: set[int]) -> str:
    """Notations of actions, in order."""
    return ", ".join(game.notation(action) for action in sorted(actions)) or "nothing"


# ---- scores ----------------------------------------------------------------------------------------------------------


def compare_scores(game: Game, state: State, way: list[str], wanted: object, place: str) -> None:
    """`scores.A` is the total, `scores.A.<category>` a part of it; mappings reach inside."""
    if isinstance(wanted, dict):
        for key, value in wanted.items():
            compare_scores(game, state, [*way, *str(key).split(".")], value, f"{place}.{key}")
        return
    letters = [seat_name(seat) for seat in range(int(state.seats))]
    if not way or way[0] not in letters:
        raise Mismatch(place, wanted, f"no such seat; seats are {', '.join(letters)}")
    seat = seat_number(way[0])
    if len(way) == 1:
        same(place, wanted, int(state.score(seat)))
        return
    parts = game.breakdown(state, seat)
    category = ".".join(way[1:])
    if category not in parts:
        raise Mismatch(place, wanted, f"no such category; categories are {', '.join(parts)}")
    same(place, wanted, parts[category])


# ---- places of the position ------------------------------------------------------------------------------------------


def compare_path(game: Game, document: Document, path: str, wanted: object) -> None:
    """The value at a path of the position; mappings reach inside; a list may stand in another order where order means
    nothing to the game."""
    place = f"expect.{path}"
    if isinstance(wanted, dict) and wanted:
        for key, value in wanted.items():
            compare_path(game, document, f"{path}.{key}", value)
        return
    try:
        came = get_path(document, path)
    except DocumentError:
        if wanted is None and absent(document, path):
            return
        raise Mismatch(place, wanted, NOTHING) from None
    if isinstance(wanted, list) and isinstance(came, list) and reordered(game, document, path, wanted, came):
        return
    same(place, wanted, came)


def absent(document: Document, path: str) -> bool:
    """A numbered place that a mapping of the position leaves out, such as an empty `shore.7` or `tiles.E05`."""
    above, _, last = path.rpartition(".")
    try:
        return bool(above) and last.lstrip(ascii_uppercase).isdecimal() and isinstance(get_path(document, above), dict)
    except DocumentError:
        return False


def reordered(game: Game, document: Document, path: str, wanted: list[object], came: list[object]) -> bool:
    """Whether the list has the same elements and, put in its place, makes the same position."""
    if sorted(map(canonical, wanted)) != sorted(map(canonical, came)):
        return False
    if wanted == came:
        return True
    changed: Document = copy_of(document)
    try:
        set_path(changed, path, wanted)
        return canonical(game.document(game.state_from(changed))) == canonical(document)
    except DocumentError:
        return False


def copy_of(document: Document) -> Document:
    """An independent copy of plain data."""
    return {key: _copied(value) for key, value in document.items()}


def _copied(value: object) -> object:
    if isinstance(value, dict):
        return {key: _copied(inner) for key, inner in value.items()}
    return [_copied(inner) for inner in value] if isinstance(value, list) else value
