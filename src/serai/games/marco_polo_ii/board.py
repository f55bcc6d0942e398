"""The terminal board of Marco Polo II: a view as lines of text.

The text carries Rich console markup; `plain` takes it off, and nothing is lost then but color. From 110 columns on
actions and players stand beside map and cities. A low screen gets a smaller map, or with 80 columns a list of routes
instead; what the characters can do is left out there, and of the offers to come only the next ones are shown.
"""

from typing import Final

from serai.core.documents import Document
from serai.core.ink import beside, cut, plain, ruled
from serai.core.language import text
from serai.games.marco_polo_ii.board_actions import actions, coming
from serai.games.marco_polo_ii.board_cities import cities
from serai.games.marco_polo_ii.board_map import draw_map, road_list, roads_from_here
from serai.games.marco_polo_ii.board_panels import title
from serai.games.marco_polo_ii.board_players import goals, offered, players, revealed
from serai.games.marco_polo_ii.board_sight import Sight
from serai.games.marco_polo_ii.tables import Tables

__all__ = ["draw", "legend", "plain"]

NARROW: Final = 80
WIDE: Final = 110
WIDEST: Final = 180  # beyond this, lines only grow apart
SIDE: Final = 44
WIDEST_SIDE: Final = 64
GAP: Final = 2
FEW: Final = 2  # players who leave room below them
TALL_MAP: Final = 26
LOW_MAP: Final = 20
QUESTION: Final = 4  # lines that the screen needs below the board


def draw(tables: Tables, view: Document, width: int, lang: str = "en", height: int = 0) -> str:
    """A view as a drawing of at most `width` columns (80 at least), for a screen of `height` lines; 0 is any.

    Raises DocumentError for data that is no view.
    """
    sight = Sight(tables, view, lang)
    width = min(max(width, NARROW), WIDEST)
    made = wide if width >= WIDE else narrow
    width = width if width >= WIDE else NARROW
    lines = made(sight, width, True)
    if 0 < height < len(lines) + QUESTION:
        lines = made(sight, width, False)
    return "\n".join(cut(line.rstrip(), width) for line in lines)


def narrow(sight: Sight, width: int, tall: bool) -> list[str]:
    """All panels below each other."""
    lines = title(sight, width)
    lines += [*draw_map(sight, width, TALL_MAP), *roads_from_here(sight, width)] if tall else road_list(sight, width)
    lines += headed("cities", sight, width, cities(sight, width), tall)
    lines += headed("coming", sight, width, coming(sight, width, tall), tall)
    lines += headed("actions", sight, width, actions(sight, width), tall)
    return lines + people(sight, width, tall) + own(sight, width, tall)


def wide(sight: Sight, width: int, tall: bool) -> list[str]:
    """Actions and players beside map and cities; goal cards and what is to come where there is more room."""
    side = min(max(SIDE, width * 2 // 5), WIDEST_SIDE)
    room = width - side - GAP
    board = [*draw_map(sight, room, TALL_MAP if tall else LOW_MAP), *roads_from_here(sight, room)]
    board += headed("cities", sight, room, cities(sight, room), tall)
    panels = headed("actions", sight, side, actions(sight, side), tall) + people(sight, side, tall)
    column, across = (panels, side) if sight.seats == FEW else (board, room)
    column += own(sight, across, tall) + headed("coming", sight, across, coming(sight, across, tall), tall)
    return [*title(sight, width), *beside(board, panels, room, " " * GAP)]


def people(sight: Sight, width: int, tall: bool) -> list[str]:
    """The players, and the characters that they can choose."""
    lines = headed("players", sight, width, players(sight, width, tall), tall)
    return lines + headed("offered", sight, width, offered(sight, width), True)


def own(sight: Sight, width: int, tall: bool) -> list[str]:
    """The goal cards that the viewer knows."""
    return headed("own", sight, width, [*goals(sight, width), *revealed(sight, width)], tall)


def headed(key: str, sight: Sight, width: int, lines: list[str], tall: bool) -> list[str]:
    """A panel with its heading, if there is a panel, and room for headings."""
    return [ruled(text(f"mp2-board-{key}", sight.lang), width), *lines] if lines and tall else lines


def legend(lang: str = "en") -> str:
    """What the signs of the board mean."""
    return text("mp2-board-legend", lang)
