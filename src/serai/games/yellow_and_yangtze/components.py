"""Component sets of Yellow & Yangtze: from a YAML file to the flat tables that the rules look at.

`load()` gives the standard set, `load(path)` a set of one's own in the same form (`components.yaml`, docs/maps.md).
"""

import hashlib
from functools import cache
from pathlib import Path
from typing import Final

from serai.core.component_files import ComponentError, from_bytes, from_file, from_package, numbers, read_form
from serai.games.yellow_and_yangtze.component_checks import by_color, check
from serai.games.yellow_and_yangtze.component_maps import RIVERS, Board, neighbors, triangles
from serai.games.yellow_and_yangtze.component_schema import Components
from serai.games.yellow_and_yangtze.names import TERRAINS
from serai.games.yellow_and_yangtze.tables import Map, Tables

__all__ = ["ComponentError", "load", "load_bytes"]

RIVER_NAMES: Final = ("", *RIVERS)  # by their number in the tables


def load(path: Path | None = None) -> Tables:
    """The tables of the standard set, or of the file at `path`. The standard set is read once and shared.

    Errors: ComponentError with one line that names the file, the place and what would be right.
    """
    return _standard() if path is None else from_file(path, _tables_of)


def load_bytes(data: bytes, name: str = "component set") -> Tables:
    """The tables of a component file's bytes; `name` stands for the file in errors (ComponentError)."""
    return from_bytes(data, name, _tables_of)


@cache
def _standard() -> Tables:
    return from_package("serai.games.yellow_and_yangtze", _tables_of)


def _tables_of(data: bytes) -> Tables:
    form, plain = read_form(data, Components)
    boards = check(form)
    tables = Tables()
    tables.data = plain
    tables.name = form.name
    tables.fingerprint = hashlib.sha256(data).hexdigest()
    _fill_pieces(tables, form)
    _fill_spaces(tables, boards)
    tables.seal()
    return tables


def _fill_pieces(tables: Tables, form: Components) -> None:
    tables.tiles = numbers(by_color(form.tiles))
    tables.pagodas = numbers(by_color(form.pagodas))
    tables.hand_size = form.setup.hand
    tables.display_size = form.setup.display
    tables.short_game_tiles = form.setup.short_game_removed
    tables.actions = form.turn.actions


def _fill_spaces(tables: Tables, boards: dict[str, Board]) -> None:
    """One numbering of spaces and of triangles for all maps of the set, and each map on it."""
    spaces = sorted({space for board in boards.values() for space in board.terrain})
    number = {space: index for index, space in enumerate(spaces)}
    tables.space_names = spaces
    tables.triangle_spaces = numbers(number[space] for triangle in triangles(number) for space in triangle)
    tables.map_names = list(boards)
    tables.maps = [_map(name, board, number) for name, board in boards.items()]


def _map(name: str, board: Board, number: dict[str, int]) -> Map:
    made = Map(name)
    made.terrain = numbers(TERRAINS.index(board.terrain.get(space, TERRAINS[0])) for space in number)
    around = (neighbors(space, board.terrain) if space in board.terrain else [None] * 6 for space in number)
    made.neighbor = numbers(-1 if other is None else number[other] for ring in around for other in ring)
    made.capitals = numbers(number[space] for space in board.capitals)
    made.states = list(board.capitals.values())
    made.river_names = numbers(RIVER_NAMES.index(board.rivers.get(space, "")) for space in number)
    made.rows = list(board.rows)
    return made
