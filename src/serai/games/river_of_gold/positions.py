"""Changing a position by dotted path, as rulings do: whatever a change displaces is put somewhere else.

A ruling says `seats.A.hand: [monk_3]`; if monk_3 lies in another hand of the base position, that hand gets another card.
Cards go back to the deck, tiles to the unseen ones, and what is displaced is replaced by the first free one in the order
of the component file, so that a ruling always gives the same position.
"""

import copy
from collections.abc import Mapping

from serai.core.documents import Document, set_path
from serai.games.river_of_gold.tables import NOBLE, Tables

Seats = dict[str, dict[str, object]]


def changed(tables: Tables, base: Document, changes: Mapping[str, object]) -> Document:
    """The base document with the changes merged in. Raises DocumentError when a path leads nowhere."""
    document = copy.deepcopy(base)
    for path, value in changes.items():
        set_path(document, path, copy.deepcopy(value))
    settle_turn(document, changes)
    if isinstance(document.get("seats"), dict) and isinstance(document.get("shore"), dict):
        settle_cards(tables, document, changes)
        settle_tiles(tables, document, changes)
        settle_ships(tables, document, changes)
    return document


def settle_turn(document: Document, changes: Mapping[str, object]) -> None:
    """`to_act: B` alone means that B is at the start of a turn of its own."""
    if "pending" in changes:
        return
    seat = changes.get("to_act", changes.get("turn"))
    if isinstance(seat, str) and len(seat) == 1:
        document["turn"] = document["to_act"] = seat
        document["pending"] = [{"do": "action", "seat": seat}]


# ---- cards ---------------------------------------------------------------------------------------------------------


def settle_cards(tables: Tables, document: Document, changes: Mapping[str, object]) -> None:
    """Cards that the changes name leave every place that the changes do not name; short hands are filled up."""
    places = card_places(document)
    fixed = {place for place in places if is_changed(place, changes)}
    named = {card for place in fixed for card in places[place]}
    taken = set(named)
    for place, cards in places.items():
        if place not in fixed:
            taken.update(card for card in cards if card not in named)
    for place, cards in places.items():
        if place in fixed:
            continue
        kept = [card for card in cards if card not in named]
        if place.endswith(".hand"):
            while len(kept) < len(cards):
                free = next((card for card in tables.customer_names if card not in taken), None)
                if free is None:
                    break
                taken.add(free)
                kept.append(free)
        set_path(document, place, sorted(kept, key=tables.customer_names.index))


def card_places(document: Document) -> dict[str, list[str]]:
    """Every list of customer cards by its path."""
    places: dict[str, list[str]] = {"discards": strings(document.get("discards"))}
    seats = document["seats"]
    assert isinstance(seats, dict)
    for letter, seat in seats.items():
        if isinstance(seat, dict):
            places[f"seats.{letter}.hand"] = strings(seat.get("hand"))
            places[f"seats.{letter}.delivered"] = strings(seat.get("delivered"))
    return places


def strings(value: object) -> list[str]:
    """The texts of a list; anything else is left for the reader of the document to refuse."""
    return [item for item in value if isinstance(item, str)] if isinstance(value, list) else []


def is_changed(place: str, changes: Mapping[str, object]) -> bool:
    """Whether a change names the place, something around it or something inside it."""
    return any(place == path or place.startswith(path + ".") or path.startswith(place + ".") for path in changes)


# ---- tiles ---------------------------------------------------------------------------------------------------------


def settle_tiles(tables: Tables, document: Document, changes: Mapping[str, object]) -> None:
    """Tiles that the changes name leave every other place, where a free tile of the same kind takes over."""
    settle_stacks(document, changes)
    places = tile_places(document)
    fixed = [place for place in places if is_changed(place, changes)]
    left = {name: int(tables.tile_count[at]) for at, name in enumerate(tables.tile_names)}
    for place in fixed:
        for tile in places[place]:
            left[tile] = left.get(tile, 0) - 1
    for place, tiles in places.items():
        if place not in fixed:
            kept = [keep_or_replace(tables, tile, left, place) for tile in tiles]
            write_tiles(document, place, kept)


def keep_or_replace(tables: Tables, tile: str, left: dict[str, int], place: str) -> str | None:
    """The tile itself if a copy is left, else the first free one of its era."""
    if left.get(tile, 0) > 0:
        left[tile] -= 1
        return tile
    if place == "discarded_tiles" or tile not in tables.tile_names:
        return None
    era = tables.tile_era[tables.tile_names.index(tile)]
    for at, name in enumerate(tables.tile_names):
        if tables.tile_era[at] == era and left[name] > 0:
            left[name] -= 1
            return name
    return None


def tile_places(document: Document) -> dict[str, list[str]]:
    """Every tile by the path of its place."""
    places: dict[str, list[str]] = {}
    shore = document["shore"]
    assert isinstance(shore, dict)
    for number, building in shore.items():
        if isinstance(building, dict):
            places[f"shore.{number}"] = strings([building.get("tile")])
    places["row"] = strings(document.get("row"))
    stacks = document.get("stacks")
    for era, stack in stacks.items() if isinstance(stacks, dict) else ():
        places[f"stacks.{era}.top"] = strings([stack.get("top")]) if isinstance(stack, dict) else []
    places["discarded_tiles"] = strings(document.get("discarded_tiles"))
    return places


def write_tiles(document: Document, place: str, tiles: list[str | None]) -> None:
    """Put the tiles back where they came from."""
    if place == "discarded_tiles":
        set_path(document, place, [tile for tile in tiles if tile is not None])
    elif place == "row":
        row = document["row"]
        assert isinstance(row, list)
        rest = iter(tiles)
        document["row"] = [next(rest) if isinstance(tile, str) else tile for tile in row]
    elif place.startswith("shore.") and tiles:
        if tiles[0] is None:
            set_path(document, place, None)
        else:
            set_path(document, place + ".tile", tiles[0])
    elif place.startswith("stacks.") and tiles:
        set_path(document, place, tiles[0])


def settle_stacks(document: Document, changes: Mapping[str, object]) -> None:
    """A stack set to no tiles has no top tile."""
    for era in ("1", "2"):
        if changes.get(f"stacks.{era}.left") == 0 and f"stacks.{era}.top" not in changes:
            set_path(document, f"stacks.{era}.top", None)


# ---- ships ---------------------------------------------------------------------------------------------------------


def settle_ships(tables: Tables, document: Document, changes: Mapping[str, object]) -> None:
    """A seat whose delivered cards were set has a royal ship, its first one, exactly if a noble is among them."""
    nobles = {name for at, name in enumerate(tables.customer_names) if tables.customer_type[at] == NOBLE}
    seats = document["seats"]
    assert isinstance(seats, dict)
    for letter, seat in seats.items():
        if not isinstance(seat, dict) or is_changed(f"seats.{letter}.royal", changes):
            continue
        if is_changed(f"seats.{letter}.delivered", changes):
            seat["royal"] = 1 if nobles & set(strings(seat.get("delivered"))) else None
