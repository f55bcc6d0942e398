"""The fixed words of Yellow & Yangtze, as component files, documents and notation write them.

Each table stands in the order of its constants in `tables.py`, so that the number of a thing is the place of its word.
Fluent keys write `-` for `_`.
"""

from typing import Final

Words = tuple[str, ...]

COLORS: Final[Words] = ("black", "red", "blue", "green", "yellow")
LETTERS: Final[Words] = ("k", "r", "u", "g", "y")  # of the colors, in `replace kkr`
LEADERS: Final[Words] = ("governor", "soldier", "farmer", "trader", "artisan")
POINTS: Final[Words] = ("scrolls", "weapons", "crops", "goods", "gold")
PAGODAS: Final[Words] = ("court", "garrison", "granary", "market", "workshop")
DYNASTIES: Final[Words] = ("lion", "bull", "archer", "pot")
TERRAINS: Final[Words] = ("none", "land", "river")
DIRECTIONS: Final[Words] = ("e", "ne", "nw", "w", "sw", "se")  # YY-22.2
MAPS: Final[Words] = ("standard", "small", "field")  # values of the option `map`
SEATS: Final[Words] = ("a", "b", "c", "d")
