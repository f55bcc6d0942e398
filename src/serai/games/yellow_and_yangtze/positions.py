"""Changing a position by dotted path, as rulings do: whatever a change displaces is put somewhere else.

A ruling says what lies on the board, in a hand, in the bag; all other tiles are in the bag, which is not written in a
document. What the rest of a hand or of the display is made of is settled in one fixed way, so that a ruling always gives
the same position.
"""

import copy
from collections.abc import Mapping
from typing import Final

from serai.core.documents import Document, DocumentError, set_path
from serai.games.yellow_and_yangtze.names import COLORS, LEADERS
from serai.games.yellow_and_yangtze.tables import Tables

FILLING: Final = ("yellow", "green", "blue", "red", "black")  # colors that fill up hands and display, the first first

Counts = dict[str, int]


def changed(tables: Tables, base: Document, changes: Mapping[str, object]) -> Document:
    """The base document with the changes merged in. Raises DocumentError when a path leads nowhere."""
    document = copy.deepcopy(base)
    bag = {path: value for path, value in changes.items() if path.partition(".")[0] == "bag"}
    if any(is_inside("tiles", path) for path in changes):
        clear_board(document)
    for path, value in changes.items():
        if path not in bag:
            set_path(document, path, copy.deepcopy(value))
    settle_turn(tables, document, changes)
    settle_hands(tables, document, changes)
    if bag:
        settle_bag(tables, document, bag)
    settle_actions(tables, document, changes)
    return document


def is_inside(place: str, path: str) -> bool:
    """Whether a path is that place or leads into it."""
    return path == place or path.startswith(place + ".")


def mapping(value: object) -> dict[str, object]:
    """A mapping of the document; anything else is left for the reader of the document to refuse."""
    return value if isinstance(value, dict) else {}


def counts(value: object) -> Counts | None:
    """Numbers by color, if that is what stands there."""
    if not isinstance(value, dict) or set(value) != set(COLORS):
        return None
    if any(not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= 250 for count in value.values()):
        return None
    return {color: int(value[color]) for color in COLORS}


# ---- board and turn --------------------------------------------------------------------------------------------------


def clear_board(document: Document) -> None:
    """`tiles` names the whole board: what lay there goes, leaders and pagodas with it."""
    document["tiles"] = {}
    document["pagodas"] = {color: [] for color in COLORS}
    for seat in mapping(document.get("seats")).values():
        mapping(seat)["leaders"] = dict.fromkeys(LEADERS)


def settle_turn(tables: Tables, document: Document, changes: Mapping[str, object]) -> None:
    """`to_act: B` alone means that B is at the start of a turn of its own."""
    if "pending" in changes:
        return
    seat = changes.get("to_act", changes.get("turn"))
    if isinstance(seat, str) and len(seat) == 1:
        document["turn"] = document["to_act"] = seat
        document["pending"] = [{"do": "action", "seat": seat, "left": int(tables.actions)}]


def settle_actions(tables: Tables, document: Document, changes: Mapping[str, object]) -> None:
    """A turn begins with full hands and display (YY-16.7): where one is not, it is the last action of the turn."""
    pending = document.get("pending")
    if "pending" in changes or not isinstance(pending, list) or len(pending) != 1 or tables.actions < 2:
        return
    hands = [counts(mapping(seat).get("hand")) for seat in mapping(document.get("seats")).values()]
    full = all(hand is None or sum(hand.values()) == tables.hand_size for hand in hands)
    display = counts(document.get("display"))
    full = full and (display is None or sum(display.values()) == tables.display_size)
    if not full and mapping(pending[0]).get("left") == int(tables.actions):
        pending[0]["left"] = 1


# ---- hands and display -----------------------------------------------------------------------------------------------


def settle_hands(tables: Tables, document: Document, changes: Mapping[str, object]) -> None:
    """Colors of a hand, or of the display, that no change names make room and fill up; what was known of it is gone."""
    places: dict[str, tuple[dict[str, object], int]] = {"display": (document, int(tables.display_size))}
    for letter, seat in mapping(document.get("seats")).items():
        places[f"seats.{letter}.hand"] = (mapping(seat), int(tables.hand_size))
        if any(is_inside(f"seats.{letter}.hand", path) for path in changes):
            forget(f"seats.{letter}", mapping(seat), changes)
    left = {color: int(tables.tiles[at]) for at, color in enumerate(COLORS)}
    for color in tiles_elsewhere(document):
        left[color] = left.get(color, 0) - 1
    held = {place: counts(holder.get(place.rpartition(".")[2])) for place, (holder, _) in places.items()}
    for row in held.values():
        take_from(left, row or {}, 1)
    for place, (holder, size) in places.items():
        fixed = [color for color in COLORS if any(is_inside(f"{place}.{color}", path) for path in changes)]
        row = held[place]
        if row is not None and fixed and place not in changes:
            take_from(left, row, -1)
            fill_up(row, [color for color in FILLING if color not in fixed], size, left)
            take_from(left, row, 1)
            holder[place.rpartition(".")[2]] = row


def take_from(left: Counts, row: Counts, times: int) -> None:
    """Tiles of a row are no longer left, or are again."""
    for color, count in row.items():
        left[color] -= count * times


def fill_up(held: Counts, free: list[str], size: int, left: Counts) -> None:
    """Take away tiles of the free colors, black ones first, or add some, yellow ones first, until the size is right."""
    for color in reversed(free):
        while sum(held.values()) > size and held[color] > 0:
            held[color] -= 1
    for color in free:
        while sum(held.values()) < size and held[color] < left[color]:
            held[color] += 1


def tiles_elsewhere(document: Document) -> list[str]:
    """The color of every tile on the board, in the box, replaced or removed."""
    found = [color for color in mapping(document.get("tiles")).values() if isinstance(color, str)]
    rows = [document.get("box"), document.get("removed")]
    rows += [mapping(seat).get("replaced") for seat in mapping(document.get("seats")).values()]
    for row in rows:
        for color, count in (counts(row) or {}).items():
            found += [color] * count
    return found


def forget(place: str, seat: dict[str, object], changes: Mapping[str, object]) -> None:
    """Nothing is known of a hand that a change names, but for what the changes say."""
    blank: dict[str, object] = {"unsure": 0, "most_blue": None}
    blank |= {key: dict.fromkeys(COLORS, 0) for key in ("seen", "maybe")}
    for key, value in blank.items():
        if not any(is_inside(f"{place}.{key}", path) for path in changes):
            seat[key] = value


# ---- the bag ---------------------------------------------------------------------------------------------------------


def settle_bag(tables: Tables, document: Document, bag: Mapping[str, object]) -> None:
    """What is not to be in the bag goes to the box. `bag: 7` is a number of tiles, `bag.black: 0` that of a color.

    Of a number of tiles the colors stay as even as they can. Raises DocumentError when there are not so many.
    """
    rest = bag_of(tables, document)
    box = counts(document.get("box"))
    if box is None:
        return
    wanted: Counts = dict(rest)
    for path, value in bag.items():
        if path == "bag" and isinstance(value, dict):
            wanted = dict.fromkeys(COLORS, 0) | {str(color): number(f"bag.{color}", n) for color, n in value.items()}
        elif path == "bag":
            wanted = as_even(rest, number(path, value))
        else:
            wanted[path.partition(".")[2]] = number(path, value)
    for color, count in wanted.items():
        if color not in rest:
            raise DocumentError(f"bag.{color}", f"expected one of {', '.join(COLORS)}")
        if count > rest[color]:
            raise DocumentError(f"bag.{color}", f"{max(rest[color], 0)} tiles are left for the bag (YY-2.1)")
        box[color] += rest[color] - count
    document["box"] = box


def number(path: str, value: object) -> int:
    """A number of tiles. Raises DocumentError."""
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise DocumentError(path, "expected a number of tiles")
    return value


def as_even(rest: Counts, total: int) -> Counts:
    """So many of the tiles: one by one, those of which there are most are taken out."""
    if total > sum(rest.values()):
        raise DocumentError("bag", f"{sum(rest.values())} tiles are left for the bag (YY-2.1)")
    wanted = dict(rest)
    for _ in range(sum(rest.values()) - total):
        most = max(COLORS, key=lambda color: wanted[color])
        wanted[most] -= 1
    return wanted


def bag_of(tables: Tables, document: Document) -> Counts:
    """The tiles that lie nowhere else; committed ones lie nowhere else either, and stay out of this."""
    rest = {color: int(tables.tiles[at]) for at, color in enumerate(COLORS)}
    rows = [document.get("display")]
    rows += [mapping(seat).get("hand") for seat in mapping(document.get("seats")).values()]
    for row in rows:
        for color, count in (counts(row) or {}).items():
            rest[color] -= count
    for color in tiles_elsewhere(document):
        rest[color] = rest.get(color, 0) - 1
    for committed, color in committed_tiles(document):
        rest[color] = rest.get(color, 0) - committed
    return rest


def committed_tiles(document: Document) -> list[tuple[int, str]]:
    """The tiles committed to the pending conflict, with their color."""
    found: list[tuple[int, str]] = []
    for key, color in (("war", "red"), ("revolt", "black")):
        for support in mapping(mapping(document.get(key)).get("support")).values():
            tiles = mapping(support).get("tiles")
            if isinstance(tiles, int) and not isinstance(tiles, bool):
                found.append((tiles, color))
    return found
