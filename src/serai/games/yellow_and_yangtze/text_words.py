"""Names and short descriptions of the things on the table, in either language."""

from collections.abc import Sequence

from serai.core.language import text
from serai.core.seats import seat_name
from serai.core.state import State
from serai.core.words import joined
from serai.games.yellow_and_yangtze.names import COLORS, DIRECTIONS, LEADERS
from serai.games.yellow_and_yangtze.state import NONE, Position
from serai.games.yellow_and_yangtze.tables import COLORS as COLOR_COUNT
from serai.games.yellow_and_yangtze.tables import Tables


def position(state: State) -> Position:
    """The state as a position of this game. Raises TypeError for another game's."""
    if not isinstance(state, Position):
        raise TypeError(f"{type(state).__name__} is no position of Yellow & Yangtze")
    return state


# ---- things --------------------------------------------------------------------------------------------------------


def tiles_words(count: int, color: int, lang: str) -> str:
    """So many tiles of a color: 2 red tiles."""
    return text("yy-tiles", lang, count=int(count), color=COLORS[color])


def hand_words(counts: Sequence[int], lang: str) -> str:
    """Tiles of several colors as a list, zeros left out."""
    return joined((tiles_words(n, color, lang) for color, n in enumerate(counts) if n > 0), lang)


def a_tile(color: int, lang: str) -> str:
    """A red tile."""
    return text("yy-a-tile", lang, color=COLORS[color])


def the_tile(color: int, lang: str) -> str:
    """The red tile."""
    return text("yy-the-tile", lang, color=COLORS[color])


def the_leader(color: int, lang: str) -> str:
    """The leader of a color, with its article: the Soldier."""
    return text("yy-the-leader", lang, leader=LEADERS[color])


def leader_of(seat: int, color: int, lang: str) -> str:
    """A seat's leader: B’s Soldier."""
    return text("yy-leader-of", lang, seat=seat_name(int(seat)), leader=LEADERS[color])


def points_words(amount: int, color: int, lang: str) -> str:
    """So many points of a color."""
    return text("yy-points", lang, amount=int(amount), color=COLORS[color])


def a_pagoda(color: int, lang: str) -> str:
    """A pagoda of a color by its name: a Garrison; `a pagoda` for color -1."""
    return text("yy-a-pagoda", lang, color=COLORS[color] if color >= 0 else "any")


def the_pagoda(color: int, lang: str) -> str:
    """The pagoda of a color by its name: the Garrison; `the pagoda` for color -1."""
    return text("yy-the-pagoda", lang, color=COLORS[color] if color >= 0 else "any")


def added_words(tiles: int, color: int, leader: bool, lang: str) -> str:
    """What is added or paid: 2 red tiles and the Soldier."""
    parts = [tiles_words(tiles, color, lang)] if tiles > 0 or not leader else []
    if leader:
        parts.append(the_leader(color, lang))
    return joined(parts, lang)


# ---- places --------------------------------------------------------------------------------------------------------


def space_words(tables: Tables, space: int) -> str:
    """A space as it is printed: E05."""
    return tables.space_names[space]


def triangle_words(tables: Tables, triangle: int) -> str:
    """A triangle by its three spaces: E04-E05-F04."""
    return tables.triangle_names[triangle]


def direction_words(direction: int, lang: str) -> str:
    """Where a neighbor lies: to the east."""
    return text("yy-direction", lang, side=DIRECTIONS[direction])


# ---- states --------------------------------------------------------------------------------------------------------


def leaders_in(state: Position, label: int) -> list[tuple[int, int]]:
    """The leaders of a group, as seat and color: black first."""
    return [
        (seat, color)
        for color in range(COLOR_COUNT)
        for seat in range(state.seats)
        if state.where(seat, color) != NONE and state.group[state.where(seat, color)] == label
    ]


def leaders_words(state: Position, label: int, lang: str) -> str:
    """The leaders of a group as a list: A’s Governor and B’s Trader."""
    return joined((leader_of(seat, color, lang) for seat, color in leaders_in(state, label)), lang)


def state_words(state: Position, label: int, lang: str) -> str:
    """A state by the leaders that hold it together."""
    return text("yy-state-with", lang, leaders=leaders_words(state, label, lang))


def side_words(tables: Tables, space: int, lang: str) -> str:
    """A warring state by the space that touches the unifying tile (YY-22.2)."""
    return text("yy-state-at", lang, space=space_words(tables, space))
