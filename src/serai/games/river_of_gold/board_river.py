"""The river of the terminal board: the left bank, the fourteen river spaces, the right bank.

Six blocks of three lines, one for each region: the bank with three shore spaces fills all of them, the other bank has
the region's name between its two. The lines are chosen so that a shore space stands within the river spaces it touches;
the four numbers beside each river space say it exactly.
"""

from dataclasses import dataclass
from typing import Final

from serai.core.language import text
from serai.games.river_of_gold.board_ink import (
    BOLD,
    DIM,
    GOLD,
    LOSS,
    MAY,
    left,
    paint,
    region_ink,
    right,
    seat_ink,
    width_of,
)
from serai.games.river_of_gold.board_sight import Sight
from serai.games.river_of_gold.board_signs import letters, owned, owner, signs, sum_signs, visitor
from serai.games.river_of_gold.tables import IMPERIAL, REGIONS
from serai.games.river_of_gold.text_words import BUILDINGS

# Shore spaces (counted from 1) by line; 0 leaves room for the region's name.
LEFT_BANK: Final = (2, 0, 4, 6, 8, 10, 12, 0, 14, 16, 17, 19, 21, 22, 24, 26, 0, 28)
RIGHT_BANK: Final = (1, 3, 5, 7, 0, 9, 11, 13, 15, 18, 0, 20, 23, 0, 25, 27, 29, 30)
# River spaces (from 1) by line; 0 is open water.
RIVER_LINES: Final = (1, 0, 2, 3, 4, 5, 0, 6, 7, 8, 9, 10, 11, 0, 12, 13, 0, 14)
BLOCK: Final = 3

_NUMBERS: Final = 8  # columns for up to three shore numbers
_SHIPS: Final = 8


@dataclass(frozen=True)
class Measures:
    """Widths of the fields."""

    word: int = 6
    visit: int = 3
    owner: int = 6
    sums: int = 0

    @property
    def cell(self) -> int:
        """Edge, markers, owner, visitor, building, number."""
        return 1 + 2 + 1 + self.owner + 1 + self.visit + 1 + self.word + 1 + 2

    @property
    def water(self) -> int:
        """Number, ships, sum of a stop."""
        return 3 + 1 + _SHIPS + (self.sums + 2 if self.sums else 0)

    @property
    def width(self) -> int:
        """The whole river with both banks."""
        return 2 * self.cell + 2 * (_NUMBERS + 2) + self.water

    @property
    def full_words(self) -> bool:
        """Whether buildings have their whole names."""
        return self.word >= 9


def measures(width: int) -> Measures:
    """The fields that fit a river of that width, at least 80 columns."""
    slack = width - Measures().width
    sums = min(slack - 2, 14) if slack >= 10 else 0
    slack -= sums + 2 if sums else 0
    visit = 4 if slack >= 4 else 3
    slack -= 2 * (visit - 3)
    owner_width = 8 if slack >= 4 else 6
    slack -= 2 * (owner_width - 6)
    word = 6 + min(slack // 2, 3)
    return Measures(word, visit, owner_width, sums)


def draw_river(sight: Sight, measured: Measures) -> list[str]:
    """The header and eighteen lines."""
    return [_header(sight, measured), *(_line(sight, measured, at) for at in range(BLOCK * REGIONS))]


def _header(sight: Sight, measured: Measures) -> str:
    lang = sight.lang
    names = {
        key: text(f"rog-board-head-{key}", lang) for key in ("owner", "visit", "building", "river", "ships", "pays")
    }
    outer = [names["owner"], names["visit"], names["building"]]
    fields = (measured.owner, measured.visit, measured.word)
    at_left = " ".join(right(word, field) for word, field in zip(outer, fields, strict=True))
    at_right = " ".join(left(word, field) for word, field in reversed(list(zip(outer, fields, strict=True))))
    water = f"{right(names['river'], 3)} {left(names['ships'], _SHIPS)}"
    pays = f" {right(names['pays'], measured.sums)} " if measured.sums else ""
    touched = text("rog-board-head-touched", lang)
    line = f"    {at_left}    {right(touched, _NUMBERS)} {water}{pays} {left(touched, _NUMBERS)}    {at_right}"
    return paint(left(line, measured.width).rstrip(), DIM)


def _line(sight: Sight, measured: Measures, at: int) -> str:
    river, banks = RIVER_LINES[at], (LEFT_BANK[at], RIGHT_BANK[at])
    cells = [
        _cell(sight, measured, shore - 1, at, mirrored) if shore else _name(sight, measured, at, mirrored)
        for shore, mirrored in zip(banks, (True, False), strict=True)
    ]
    if not river:
        waves = paint("│" + ("  ~" * measured.water)[: measured.water] + "│", GOLD)
        return f"{cells[0]} {' ' * _NUMBERS}{waves}{' ' * _NUMBERS} {cells[1]}"
    numbers = [_numbers(sight, river, bank) for bank in (LEFT_BANK, RIGHT_BANK)]
    water = _water(sight, measured, river)
    at_left, at_right = right(numbers[0], _NUMBERS), left(numbers[1], _NUMBERS)
    return f"{cells[0]} {at_left}{paint('┤', GOLD)}{water}{paint('├', GOLD)}{at_right} {cells[1]}"


# ---- the water -------------------------------------------------------------------------------------------------------


def _numbers(sight: Sight, river: int, bank: tuple[int, ...]) -> str:
    touched = sight.touched(river)
    return paint("·".join(str(shore) for shore in bank if shore and shore - 1 in touched), DIM)


def _water(sight: Sight, measured: Measures, river: int) -> str:
    target = any(stop == river for _, stop, _ in sight.stops(sight.focus))
    sign = paint("›", MAY) if target else " "
    number = f"{sign}{right(paint(str(river), f'bold {GOLD}'), 2)}"
    line = f"{number} {left(_ships(sight, river), _SHIPS)}"
    if not measured.sums:
        return line
    tiles = [sight.tile_on(shore) for shore in sight.touched(river)]
    sums = sum_signs(sight.tables, tiles)
    if len(sums) > measured.sums:
        sums = sums.replace(" ", "")
    return f"{line} {right(paint(sums, MAY if target else ''), measured.sums)} "


def _ships(sight: Sight, river: int) -> str:
    """A1 B2*; closer together when there are many, and at last letters alone."""
    ships = sight.ships_on(river)
    spaced = " ".join(_ship(sight, seat, ship) for seat, ship in ships)
    if width_of(spaced) <= _SHIPS:
        return spaced
    close = "".join(_ship(sight, seat, ship) for seat, ship in ships)
    return close if width_of(close) <= _SHIPS else letters([seat for seat, _ in ships])


def _ship(sight: Sight, seat: int, ship: int) -> str:
    star = "*" if sight.royal(seat, ship) else ""
    return f"{letters([seat])}{paint(f'{ship + 1}{star}', seat_ink(seat))}"


# ---- the banks -------------------------------------------------------------------------------------------------------


def _cell(sight: Sight, measured: Measures, shore: int, at: int, mirrored: bool) -> str:
    """A shore space: number, building, visitor, owner, markers, edge; mirrored on the left bank."""
    building = _built(sight, measured, shore) if sight.tile_on(shore) >= 0 else _empty(sight, shore)
    number = paint(str(shore + 1), MAY if sight.may_build(shore) else BOLD)
    word, visit, pays, marks = building
    edge = _edge(int(sight.tables.shore_region[shore]), at, mirrored)
    put = right if mirrored else left
    widths = (measured.word, measured.visit, measured.owner)
    fields = [put(part, field) for part, field in zip((word, visit, pays), widths, strict=True)]
    if mirrored:
        return f"{edge}{right(marks, 2)} {fields[2]} {fields[1]} {fields[0]} {right(number, 2)}"
    return f"{right(number, 2)} {fields[0]} {fields[1]} {fields[2]} {left(marks, 2)}{edge}"


def _built(sight: Sight, measured: Measures, shore: int) -> tuple[str, str, str, str]:
    tables, lang, tile = sight.tables, sight.lang, sight.tile_on(shore)
    key = "rog-building" if measured.full_words else "rog-board-building"
    word = text(key, lang, building=BUILDINGS[tables.tile_type[tile]])
    pays = signs(owner(tables, tile), lang) if owned(tables, tile) else paint(_nobody(sight, tile), DIM)
    return word, paint(signs(visitor(tables, tile), lang), BOLD), pays, letters(sight.markers_on(shore))


def _nobody(sight: Sight, tile: int) -> str:
    imperial = int(sight.tables.tile_era[tile]) == IMPERIAL
    return text("rog-board-imperial", sight.lang) if imperial else "–"


def _empty(sight: Sight, shore: int) -> tuple[str, str, str, str]:
    lang, cost, printed = sight.lang, sight.cost(shore), int(sight.tables.shore_cost[shore])
    if printed < 0:
        price = text("rog-board-never", lang)
    else:
        price = f"-{cost}k" if cost == printed else f"-{cost}k↓"
    may = sight.may_build(shore)
    word = paint(text("rog-board-empty", lang), MAY if may else DIM)
    visit = paint(f"{sight.tables.empty_shore_koku}k", DIM)
    return word, visit, paint(price, LOSS if printed >= 0 else DIM), paint("◆", MAY) if may else ""


def _edge(region: int, at: int, mirrored: bool) -> str:
    """A brace around the block with the region's number; a shore space of another region shows its own."""
    block, line = divmod(at, BLOCK)
    if region != block or line == 1:
        return paint(str(region + 1), f"bold {region_ink(region)}")
    corners = ("┌", "└") if mirrored else ("┐", "┘")
    return paint(corners[0] if line == 0 else corners[1], region_ink(region))


def _name(sight: Sight, measured: Measures, at: int, mirrored: bool) -> str:
    """The region's name between the two shore spaces of its bank."""
    region = at // BLOCK
    name = text("rog-board-region", sight.lang, region=region + 1)
    words = paint(name, f"bold {region_ink(region)}")
    edge = _edge(region, at, mirrored)
    return f"{edge} {left(words, measured.cell - 2)}" if mirrored else f"{right(words, measured.cell - 2)} {edge}"
