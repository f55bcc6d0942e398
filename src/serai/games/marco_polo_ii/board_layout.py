"""Where everything of the map stands on a sheet of so many columns and lines: names, routes and what they cost.

Names lie where the components put them (MP2-22.8), moved a little if they would cover each other. Routes run straight
from name to name. What a route costs stands on it, or just above or below; where there is no room, nowhere.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final, cast

from serai.core.ink import cut
from serai.core.language import text
from serai.games.marco_polo_ii.tables import OASIS, Tables
from serai.games.marco_polo_ii.text_words import printed_key, printed_words

OASIS_SIGN: Final = "~"
CROSSING: Final = "┼"
PIECES: Final = 6  # columns kept free below a city for posts and figures
LONGEST: Final = 18  # columns of a name
FARTHEST: Final = (8, 40)  # how far a name may be moved: lines, columns
Cell = tuple[int, int]  # line and column


@dataclass(frozen=True)
class Layout:
    """The sheet: where the names begin, the cells of the routes with their signs, and where the labels begin."""

    width: int
    height: int
    names: tuple[str, ...]  # [location]
    spots: tuple[Cell, ...]  # [location]
    roads: tuple[tuple[tuple[Cell, str], ...], ...]  # [route]
    labels: tuple[Cell | None, ...]  # [route]


# ---- names and routes ------------------------------------------------------------------------------------------------


def short_names(tables: Tables, lang: str) -> list[str]:
    """The names as the map has them: of an oasis the word that tells it apart, the first one where no text says."""
    firsts = [name.split()[0] for name in tables.printed_names]
    made = []
    for location, name in enumerate(tables.printed_names):
        first = firsts[location]
        if int(tables.role[location]) == OASIS:
            short = first if firsts.count(first) == 1 else printed_words(name, lang)
            made.append(cut(OASIS_SIGN + text("mp2-board-oasis", lang, place=printed_key(name), name=short), LONGEST))
        else:
            made.append(cut(printed_words(name, lang), LONGEST))
    return made


def routes(tables: Tables) -> list[tuple[int, int]]:
    """The ends of every route, by its number."""
    count = int(tables.locations)
    found: dict[int, tuple[int, int]] = {}
    for here in range(count):
        for there in range(here + 1, count):
            route = int(tables.route_at[here * count + there])
            if route >= 0:
                found[route] = (here, there)
    return [found[route] for route in sorted(found)]


def coordinates(tables: Tables) -> list[tuple[int, int]]:
    """x and y of every location."""
    data = cast(dict[str, dict[str, list[dict[str, int]]]], tables.data)
    return [(one["x"], one["y"]) for table in ("cities", "oases") for one in data[table]["entries"]]


# ---- the sheet -------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=32)
def lay_out(tables: Tables, width: int, height: int, labels: tuple[str, ...], lang: str) -> Layout:
    """The sheet of that size; `labels` are what the routes cost, by their number."""
    names = short_names(tables, lang)
    centers, spots, taken = place_names(tables, names, width, height)
    lines = [tuple(line(centers[here], centers[there])) for here, there in routes(tables)]
    return Layout(
        width,
        height,
        tuple(names),
        tuple(spots),
        tuple(lines),
        tuple(place_labels(labels, lines, taken, width, height)),
    )


def place_names(
    tables: Tables, names: Sequence[str], width: int, height: int
) -> tuple[list[Cell], list[Cell], set[Cell]]:
    """The middle and the beginning of each name, and the cells that names and pieces take."""
    points = coordinates(tables)
    xs, ys = [x for x, _ in points], [y for _, y in points]
    edge = max(len(name) for name in names) // 2
    centers: list[Cell] = []
    spots: list[Cell] = []
    taken: set[Cell] = set()
    for location, name in enumerate(names):
        x, y = points[location]
        row = scaled(y, min(ys), max(ys), height - 2)
        column = edge + scaled(x, min(xs), max(xs), width - 1 - 2 * edge)
        below = PIECES if int(tables.role[location]) != OASIS else 0
        row, column = free_place((row, column), len(name), taken, width, height)
        start = start_of(column, len(name), width)
        centers.append((row, start + len(name) // 2))
        spots.append((row, start))
        taken |= {(row, start + at) for at in range(len(name))}
        taken |= {(row + 1, start_of(column, below, width) + at) for at in range(below)}
    return centers, spots, taken


def scaled(value: int, low: int, high: int, size: int) -> int:
    """A coordinate on the sheet."""
    return round((value - low) / max(high - low, 1) * size)


def start_of(middle: int, length: int, width: int) -> int:
    """Where something so long begins that has its middle there and stays on the sheet."""
    return max(0, min(width - length, middle - length // 2))


def free_place(cell: Cell, length: int, taken: set[Cell], width: int, height: int) -> Cell:
    """The place nearest to that cell where a name covers nothing."""
    for down, across in moves():
        row, column = cell[0] + down, cell[1] + across
        start = start_of(column, length, width)
        needed = {(row, start + at) for at in range(-1, length + 1)}
        if 0 <= row < height - 1 and not needed & taken:
            return row, column
    return cell


@cache
def moves() -> list[Cell]:
    """All ways to move a name, the shortest first; a line is as high as two columns are wide."""
    lines, columns = FARTHEST
    ways = [(down, across) for down in range(-lines, lines + 1) for across in range(-columns, columns + 1)]
    return sorted(ways, key=lambda way: (abs(way[0]) * 2 + abs(way[1]), way))


def line(start: Cell, end: Cell) -> Iterator[tuple[Cell, str]]:
    """The cells from one name to the other, each with the stroke that leads on."""
    steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]), 1)
    cells = [
        (
            round(start[0] + (end[0] - start[0]) * at / steps),
            round(start[1] + (end[1] - start[1]) * at / steps),
        )
        for at in range(steps + 1)
    ]
    for at, cell in enumerate(cells):
        follows = cells[min(at + 1, steps)]
        down, across = follows[0] - cell[0], follows[1] - cell[1]
        yield cell, stroke(down, across)


def stroke(down: int, across: int) -> str:
    """The sign of a step from cell to cell."""
    if down == 0:
        return "─"
    if across == 0:
        return "│"
    return "\\" if (down > 0) == (across > 0) else "/"


# ---- labels ----------------------------------------------------------------------------------------------------------


def place_labels(
    labels: Sequence[str],
    lines: Sequence[Sequence[tuple[Cell, str]]],
    taken: set[Cell],
    width: int,
    height: int,
) -> list[Cell | None]:
    """Where each label begins: the short routes, which have least room, come first."""
    users: dict[Cell, set[int]] = {}
    for route, cells in enumerate(lines):
        for cell, _ in cells:
            users.setdefault(cell, set()).add(route)
    found: list[Cell | None] = [None] * len(labels)
    for route in sorted(range(len(labels)), key=lambda route: (len(lines[route]), route)):
        length = len(labels[route])
        best: tuple[float, Cell] | None = None
        for distance, cell in candidates(lines[route], length, width, height):
            needed = [(cell[0], cell[1] + at) for at in range(-1, length + 1)]
            if any(place in taken for place in needed):
                continue
            covered = {other for place in needed for other in users.get(place, ()) if other != route}
            cost = distance + 4 * len(covered)
            if best is None or cost < best[0]:
                best = (cost, cell)
        if best is not None:
            row, start = found[route] = best[1]
            taken |= {(row, start + at) for at in range(length)}
    return found


def candidates(cells: Sequence[tuple[Cell, str]], length: int, width: int, height: int) -> Iterator[tuple[float, Cell]]:
    """Where a label of a route could begin and how far that is from the best place, its middle on that of the route."""
    last = max(len(cells) - 1, 1)
    for at, ((row, column), _) in enumerate(cells):
        off_middle = abs(at / last - 0.5) * 6
        for offset in range(length):
            start = column - offset
            if 0 <= start <= width - length:
                yield off_middle + abs(offset - (length - 1) / 2) * 0.6, (row, start)
        start = column - length // 2
        for beside in (row - 1, row + 1):
            if 0 <= start <= width - length and 0 <= beside < height:
                yield off_middle + 5, (beside, start)
