"""How a map of the component file becomes a board: its spaces, which of them are river, and where the capitals lie.

A map is drawn (`ascii`) or written as a list (`spaces`). In both the id of a space tells where it lies: rows A, B, C
... from north to south, columns 01, 02, 03 ... from west to east, hexagons with the point up, and every second row (B,
D, F ...) half a hexagon further east. So ids alone say who touches whom; an `adj` in the list only shows that its
writer meant the same.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from serai.core.component_files import expect, one_of
from serai.core.documents import short
from serai.games.yellow_and_yangtze.component_schema import MOST_COLUMNS, Ascii, Map, Space
from serai.games.yellow_and_yangtze.names import TERRAINS

_, LAND, RIVER = TERRAINS
RIVERS: Final = {"yellow": "Y", "yangtze": "Z"}
RIVER_SIGNS: Final = {sign: name for name, sign in RIVERS.items()}
LAND_SIGN: Final = "."
CAPITAL_SIGNS: Final = "123456789abcdefghijklmnopqrstuvwxyz0"
# Steps to the next row and column e, ne, nw, w, sw, se: from a row that is not shifted, and from one that is.
STEPS: Final = (
    ((0, 1), (-1, 0), (-1, -1), (0, -1), (1, -1), (1, 0)),
    ((0, 1), (-1, 1), (-1, 0), (0, -1), (1, 0), (1, 1)),
)


@dataclass(frozen=True)
class Board:
    """A map that holds together; ids ascend."""

    terrain: Mapping[str, str]  # space: land or river
    capitals: Mapping[str, str]  # space: name of the capital
    rivers: Mapping[str, str]  # space: name of the river, if it has one
    rows: Sequence[str]  # the map as drawn


def read_map(place: str, drawn: Map) -> Board:
    """The board of the map at `place`; ComponentError with the place of what does not fit."""
    expect((drawn.ascii is None) != (drawn.spaces is None), place, "either `ascii` or `spaces`")
    if drawn.ascii is not None:
        board = _drawn(f"{place}.ascii", drawn.ascii)
    else:
        board = _listed(f"{place}.spaces", drawn.spaces or ())
    expect(bool(board.capitals), place, "at least one capital (YY-4.7)")
    _check_joined(place, board.terrain)
    return board


def position(space: str) -> tuple[int, int]:
    """Row and column of a space, counted from 0."""
    return ord(space[0]) - ord("A"), int(space[1:]) - 1


def neighbors(space: str, spaces: Collection[str]) -> list[str | None]:
    """What lies e, ne, nw, w, sw, se of a space, None where nothing of `spaces` does (YY-4.2)."""
    row, column = position(space)
    ids = [_id(row + down, column + east) for down, east in STEPS[row % 2]]
    return [id if id in spaces else None for id in ids]


def triangles(spaces: Collection[str]) -> list[tuple[str, str, str]]:
    """All sets of three spaces that touch each other (YY-11.1), each set and the list ascending."""
    found = []
    for space in spaces:
        east, _, _, _, south_west, south_east = neighbors(space, spaces)
        if south_east is not None:
            found += [(space, side, south_east) for side in (east, south_west) if side is not None]
    return sorted(found)


def _id(row: int, column: int) -> str:
    return f"{chr(ord('A') + row)}{column + 1:02}"


def _sorted(by_space: Mapping[str, str]) -> dict[str, str]:
    return dict(sorted(by_space.items()))


# ---- a drawn map -----------------------------------------------------------------------------------------------------


def _drawn(place: str, drawn: Ascii) -> Board:
    _check_legend(f"{place}.legend", drawn.legend)
    terrain: dict[str, str] = {}
    capitals: dict[str, str] = {}
    rivers: dict[str, str] = {}
    for space, sign, here in _signs(place, drawn.rows):
        terrain[space] = LAND
        if sign in RIVER_SIGNS:
            terrain[space] = RIVER
            rivers[space] = RIVER_SIGNS[sign]
        elif sign in drawn.legend:
            twin = next((at for at, name in capitals.items() if name == drawn.legend[sign]), None)
            expect(twin is None, here, f"the sign {sign} once, it stands on {twin} already")
            capitals[space] = drawn.legend[sign]
        else:
            known = (LAND_SIGN, *RIVER_SIGNS, *sorted(drawn.legend))
            expect(sign == LAND_SIGN, here, f"one of {' '.join(known)} or a blank, got {short(sign)}")
    for sign, name in drawn.legend.items():
        expect(name in capitals.values(), f"{place}.rows", f"the sign {sign} of the capital {name}")
    return Board(_sorted(terrain), _sorted(capitals), _sorted(rivers), drawn.rows)


def _signs(place: str, rows: Sequence[str]) -> Iterable[tuple[str, str, str]]:
    """Each space of a drawing with its sign and its place in the file."""
    for row, line in enumerate(rows):
        here = f"{place}.rows[{row}]"
        expect(len(line) <= MOST_COLUMNS, here, f"at most {MOST_COLUMNS} signs, got {len(line)}")
        for column, sign in enumerate(line):
            if sign != " ":
                yield _id(row, column), sign, f"{here}, {_id(row, column)}"


def _check_legend(place: str, legend: Mapping[str, str]) -> None:
    names = list(legend.values())
    for index, (sign, name) in enumerate(legend.items()):
        right = "a digit or a small letter as the sign of a capital"
        expect(len(sign) == 1 and sign in CAPITAL_SIGNS, place, f"{right}, got {short(sign)}")
        expect(name not in names[:index], f"{place}.{sign}", f"a name of its own, {short(name)} is taken")


# ---- a listed map ----------------------------------------------------------------------------------------------------


def _listed(place: str, spaces: Sequence[Space]) -> Board:
    by_id: dict[str, Space] = {}
    capitals: dict[str, str] = {}
    for index, space in enumerate(spaces):
        here = f"{place}[{index}]"
        expect(space.id not in by_id, f"{here}.id", f"an id of its own, {space.id} is taken")
        by_id[space.id] = space
        _check_terrain(here, space)
        if space.capital is not None:
            taken = space.capital in capitals.values()
            expect(not taken, f"{here}.capital", f"a name of its own, {short(space.capital)} is taken")
            capitals[space.id] = space.capital
    for index, space in enumerate(spaces):
        _check_place(f"{place}[{index}]", space)
        if space.adj is not None:
            _check_adjacency(f"{place}[{index}].adj", space.id, space.adj, by_id)
    terrain = _sorted({space.id: space.terrain for space in spaces})
    rivers = _sorted({space.id: space.river for space in spaces if space.river is not None})
    capitals = _sorted(capitals)
    expect(len(capitals) <= len(CAPITAL_SIGNS), place, f"at most {len(CAPITAL_SIGNS)} capitals, got {len(capitals)}")
    return Board(terrain, capitals, rivers, _picture(terrain, capitals, rivers))


def _picture(terrain: Mapping[str, str], capitals: Mapping[str, str], rivers: Mapping[str, str]) -> list[str]:
    """The rows of a drawing of the map; a river without a name looks like the Yellow River."""
    signs = dict(zip(capitals, CAPITAL_SIGNS, strict=False))
    rows = [[" "] * MOST_COLUMNS for _ in range(position(max(terrain))[0] + 1)]
    for space, kind in terrain.items():
        row, column = position(space)
        river = RIVERS[rivers.get(space, "yellow")]
        rows[row][column] = river if kind == RIVER else signs.get(space, LAND_SIGN)
    return ["".join(row).rstrip() for row in rows]


def _check_terrain(place: str, space: Space) -> None:
    one_of(f"{place}.terrain", space.terrain, (LAND, RIVER))
    if space.terrain == RIVER:
        expect(space.capital is None, f"{place}.capital", "no capital on a river space (YY-4.1)")
    if space.river is not None:
        expect(space.terrain == RIVER, f"{place}.river", "no river on a land space")
        one_of(f"{place}.river", space.river, RIVERS)


def _check_place(place: str, space: Space) -> None:
    """The coordinates are those of the id: row and column from 0, or axial."""
    row, column = position(space.id)
    right = {"col": column, "row": row, "q": column - row // 2, "r": row}
    for key, number in right.items():
        given = getattr(space, key)
        expect(given is None or given == number, f"{place}.{key}", f"{number} for {space.id}, got {given}")


def _check_adjacency(place: str, space: str, adj: Sequence[str], spaces: Mapping[str, Space]) -> None:
    expect(len(adj) <= 6, place, f"at most 6 spaces (YY-4.2), got {len(adj)}")
    for index, other in enumerate(adj):
        here = f"{place}[{index}]"
        expect(other in spaces, here, f"a space of this map, got {other}")
        expect(other not in adj[:index], here, f"each space once, got {other} again")
        back = spaces[other].adj
        expect(back is None or space in back, here, f"{space} in the list of {other} too")
    touching = [id for id in neighbors(space, spaces) if id is not None]
    right = f"what touches {space} by its place: {', '.join(touching) or 'nothing'}"
    expect(sorted(adj) == sorted(touching), place, right)


# ---- both ------------------------------------------------------------------------------------------------------------


def _check_joined(place: str, terrain: Mapping[str, str]) -> None:
    """Land and rivers together are one board."""
    first = next(iter(terrain))
    reached, waiting = {first}, [first]
    while waiting:
        for other in neighbors(waiting.pop(), terrain):
            if other is not None and other not in reached:
                reached.add(other)
                waiting.append(other)
    apart = next((space for space in terrain if space not in reached), None)
    expect(apart is None, place, f"one board, but no way leads from {first} to {apart}")
