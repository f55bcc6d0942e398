"""The compact signs of the board: K R U G Y are colors, K a tile, K^ one under a pagoda, Ar the red leader of seat A."""

from collections.abc import Sequence
from typing import Final

from serai.core.ink import BOLD, DIM, flowed, paint, seat_ink, width_of
from serai.core.seats import seat_name
from serai.games.yellow_and_yangtze.names import LETTERS
from serai.games.yellow_and_yangtze.tables import COLORS

# Black, red, blue, green, yellow: each ground with a letter that is easy to read on it, on dark and on light screens.
TILE_INKS: Final = (
    "bold #ffffff on #4a4a4a",
    "bold #ffffff on #b3362b",
    "bold #ffffff on #2b62b0",
    "bold #ffffff on #2c7a45",
    "bold #1c1c1c on #e0b83a",
)
RIVER_INK: Final = "#5f93c9"
PAGODA: Final = "^"
MARKER: Final = "!"  # on the tile that unites states in a war
PAID: Final = "x"  # a red tile lay here until it paid the toll
LAND: Final = "·"
CAPITAL: Final = "◇"
RIVER: Final = "~"
NONE: Final = "–"


def color_sign(color: int) -> str:
    """The letter of a color on its ground."""
    return paint(LETTERS[color].upper(), TILE_INKS[color])


def tile_sign(color: int, mark: str) -> str:
    """A tile, two columns: its letter, and a pagoda, the unification marker or nothing."""
    return color_sign(color) + (paint(mark, BOLD) if mark else " ")


def leader_sign(seat: int, color: int) -> str:
    """A leader, two columns: the letter of its seat, the small letter of its color."""
    return letter(seat) + home_sign(color)


def home_sign(color: int) -> str:
    """A leader without its seat: the small letter of its color."""
    return paint(LETTERS[color], TILE_INKS[color])


def count_sign(color: int, count: int) -> str:
    """So many of a color: K3; dim for none."""
    return f"{color_sign(color)}{paint(str(count), BOLD if count else DIM)}"


def count_signs(numbers: Sequence[int]) -> list[str]:
    """Numbers of all five colors: K3 R0 U1 G2 Y0."""
    return [count_sign(color, numbers[color]) for color in range(COLORS)]


def held_signs(numbers: Sequence[int]) -> list[str]:
    """Numbers by color, zeros left out; a dash for nothing."""
    return [count_sign(color, n) for color, n in enumerate(numbers) if n] or [NONE]


def labeled(label: str, signs: Sequence[str]) -> list[str]:
    """Signs with a dim word before them, as parts of a line."""
    return [f"{paint(label, DIM)} {signs[0]}", *signs[1:]]


def fitted(
    groups: Sequence[Sequence[str]], width: int, gap: str = "   ", join: str = " ", indent: int = 2
) -> list[str]:
    """Groups of parts one after another, each on one line; one that needs more than a line is broken between parts."""
    lines: list[str] = []
    for group in groups:
        whole = join.join(group)
        if lines and width_of(lines[-1]) + len(gap) + width_of(whole) <= width:
            lines[-1] += gap + whole
        elif width_of(whole) <= width:
            lines.append(whole)
        else:
            lines += flowed(group, width, indent, join)
    return lines


def letter(seat: int) -> str:
    """The letter of a seat in its color."""
    return paint(seat_name(seat), seat_ink(seat))
