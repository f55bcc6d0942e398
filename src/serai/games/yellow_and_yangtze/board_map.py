"""The map: hexagons with the point up, rows A, B, C ... from north to south, every second row shifted by half a space.

The ruler above has the numbers of the columns in the rows that are not shifted, the one below those of the others. A map
too wide for the screen is drawn in bands of columns.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from serai.core.ink import BOLD, DIM, left, paint
from serai.games.yellow_and_yangtze import tables as t
from serai.games.yellow_and_yangtze.board_sight import Sight
from serai.games.yellow_and_yangtze.board_signs import (
    CAPITAL,
    LAND,
    MARKER,
    PAGODA,
    PAID,
    RIVER,
    RIVER_INK,
    leader_sign,
    tile_sign,
)

CELL: Final = 5  # columns of a space
SHIFT: Final = 2  # of every second row
EDGE: Final = 2  # the letter of the row on either side
SOUTH_WEST: Final = 4  # directions
SOUTH_EAST: Final = 5
Place = tuple[int, int]  # row and column from 0


@dataclass(frozen=True)
class Band:
    """The rows of a map, and the columns that are drawn side by side."""

    rows: range
    columns: range

    @property
    def width(self) -> int:
        """Columns of the screen."""
        return len(self.columns) * CELL + SHIFT + 2 * EDGE


def places(sight: Sight) -> dict[Place, int]:
    """The spaces of the map by place."""
    names = sight.tables.space_names
    return {(ord(names[space][0]) - ord("A"), int(names[space][1:]) - 1): int(space) for space in sight.map.spaces}


def bands(sight: Sight, width: int) -> list[Band]:
    """The whole map, in as many bands as that width needs."""
    spaces = places(sight)
    rows = range(min(row for row, _ in spaces), max(row for row, _ in spaces) + 1)
    first, last = min(column for _, column in spaces), max(column for _, column in spaces)
    most = max((width - SHIFT - 2 * EDGE) // CELL, 1)
    starts = range(first, last + 1, most)
    return [Band(rows, range(start, min(start + most, last + 1))) for start in starts]


def draw_map(sight: Sight, width: int, tall: bool = True) -> list[str]:
    """The map; two lines for a row, or one where the screen is low."""
    spaces = places(sight)
    lines: list[str] = []
    for band in bands(sight, width):
        lines.append(ruler(band, 0))
        for row in band.rows:
            here = [spaces.get((row, column), -1) for column in band.columns]
            lines.append(row_line(sight, row, here))
            if tall:
                lines.append(second_line(sight, row, here))
        if not lines[-1]:
            lines.pop()
        lines.append(ruler(band, 1))
    return lines


def ruler(band: Band, parity: int) -> str:
    """The numbers of the columns, above the rows that are not shifted or below those that are."""
    numbers = "".join(f"{column + 1:02}".center(CELL - 1) + " " for column in band.columns)
    return paint((" " * (EDGE + SHIFT * parity) + numbers).rstrip(), DIM)


def row_line(sight: Sight, row: int, spaces: Sequence[int]) -> str:
    """The spaces of a row between its letters."""
    name = chr(ord("A") + row)
    cells = "".join(cell(sight, space) for space in spaces)
    room = len(spaces) * CELL + SHIFT
    inner = left(" " * (SHIFT * (row % 2)) + cells, room)
    return f"{paint(left(name, EDGE), DIM)}{inner}{paint(name.rjust(EDGE), DIM)}"


def second_line(sight: Sight, row: int, spaces: Sequence[int]) -> str:
    """What lies below a row: rivers, the names of capitals, and strokes from piece to piece that touch."""
    shift = SHIFT * (row % 2)
    signs = [" "] * (len(spaces) * CELL + SHIFT)
    inks = [DIM] * len(signs)
    for at, space in enumerate(spaces):
        for column, (sign, ink) in enumerate(below(sight, space), at * CELL + shift):
            signs[column], inks[column] = sign, ink
    for at, space in enumerate(spaces):
        for offset, sign in strokes(sight, row, space):
            column = at * CELL + shift + offset
            if 0 <= column < len(signs):
                signs[column], inks[column] = sign, DIM
    runs = groupby(zip(signs, inks, strict=True), key=lambda one: one[1])
    inner = "".join(paint("".join(sign for sign, _ in run), ink) for ink, run in runs)
    return (" " * EDGE + inner).rstrip()


def strokes(sight: Sight, row: int, space: int) -> list[tuple[int, str]]:
    """The strokes from a piece to those that it touches in the next row: where they stand in its cell, and how."""
    if not occupied(sight, space):
        return []
    at = space * t.DIRECTIONS
    west, east = int(sight.map.neighbor[at + SOUTH_WEST]), int(sight.map.neighbor[at + SOUTH_EAST])
    found = []
    if occupied(sight, west):
        found.append((0, "/"))
    if occupied(sight, east):
        found.append((2 + row % 2, "\\"))
    return found


def occupied(sight: Sight, space: int) -> bool:
    """Whether a piece lies on a space."""
    if space < 0:
        return False
    name = sight.tables.space_names[space]
    return name in sight.tiles or name in sight.leader_at


def cell(sight: Sight, space: int) -> str:
    """A space: what lies on it and the number of its state."""
    if space < 0:
        return " " * CELL
    name = sight.tables.space_names[space]
    state = sight.state_of.get(name)
    number = "" if state is None else str(state + 1)
    river = int(sight.map.terrain[space]) == t.RIVER
    bank = paint(RIVER, RIVER_INK) if river else " "
    piece = piece_sign(sight, name)
    if piece:
        return f"{bank}{piece}{left(paint(number, DIM), 2)}"
    if name in sight.paid:
        return f" {paint(PAID, BOLD)} {left(paint(number, DIM), 2)}"
    if river:
        return f"{paint(RIVER * 4, RIVER_INK)} "
    sign = CAPITAL if space in list(sight.map.capitals) else LAND
    return f" {paint(sign, DIM)}   "


def piece_sign(sight: Sight, space: str) -> str:
    """The tile or the leader on a space, two columns; empty for none."""
    if space in sight.leader_at:
        return leader_sign(*sight.leader_at[space])
    if space in sight.tiles:
        mark = MARKER if space == sight.war_space else PAGODA if space in sight.under else ""
        return tile_sign(sight.tiles[space], mark)
    return ""


def below(sight: Sight, space: int) -> list[tuple[str, str]]:
    """The second line of a space: signs and their inks."""
    if space < 0:
        return []
    if int(sight.map.terrain[space]) == t.RIVER:
        return [(RIVER, RIVER_INK)] * (CELL - 1)
    capitals = [int(capital) for capital in sight.map.capitals]
    if space not in capitals or strokes(sight, 0, space):
        return []
    return [(sign, DIM) for sign in sight.map.states[capitals.index(space)][: CELL - 1]]
