"""The terminal board of Tianxia: a view as lines of text.

The text carries Rich console markup; `plain` takes it off, and nothing is lost then but color. From 118 columns on
families, Objectives and piles stand beside wall and land. A low screen gets no headings, and the kinds of tiles and the
cards of Li Mu that nobody has seen yet are only counted there.
"""

from typing import Final

from serai.core.documents import Document
from serai.core.ink import beside, cut, plain, ruled
from serai.core.language import text
from serai.games.tianxia.board_land import barges, regions, ships
from serai.games.tianxia.board_palace import figurines, palaces, tiles
from serai.games.tianxia.board_panels import title
from serai.games.tianxia.board_players import objectives, players
from serai.games.tianxia.board_sight import Sight
from serai.games.tianxia.board_wall import paths, wall
from serai.games.tianxia.tables import Tables

__all__ = ["draw", "legend", "plain"]

NARROW: Final = 80
WIDE: Final = 118
WIDEST: Final = 180  # beyond this, lines only grow apart
LAND: Final = 78  # columns of wall and land beside the families
WIDEST_LAND: Final = 100
GAP: Final = 2
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
    return [*title(sight, width), *table(sight, width, tall), *people(sight, width, tall)]


def wide(sight: Sight, width: int, tall: bool) -> list[str]:
    """Families, Objectives and piles beside wall and land."""
    room = min(max(LAND, width * 3 // 5), WIDEST_LAND)
    side = width - room - GAP
    panels = beside(table(sight, room, tall), people(sight, side, tall), room, " " * GAP)
    return [*title(sight, width), *panels]


def table(sight: Sight, width: int, tall: bool) -> list[str]:
    """What lies on the board: wall, paths, land, ships, Palace."""
    lines = headed("wall", sight, width, wall(sight, width), tall)
    lines += headed("paths", sight, width, paths(sight, width), tall)
    lines += headed("regions", sight, width, regions(sight, width, tall), tall)
    lines += headed("ships", sight, width, [*ships(sight, width), *barges(sight, width)], tall)
    return lines + headed("palaces", sight, width, [*palaces(sight, width), *figurines(sight, width)], tall)


def people(sight: Sight, width: int, tall: bool) -> list[str]:
    """The families, the Objectives that the viewer knows, tiles and piles."""
    lines = headed("players", sight, width, players(sight, width, tall), tall)
    lines += headed("own", sight, width, objectives(sight, width), tall)
    return lines + headed("supplies", sight, width, tiles(sight, width, tall), tall)


def headed(key: str, sight: Sight, width: int, lines: list[str], tall: bool) -> list[str]:
    """A panel with its heading, if there is a panel, and room for headings."""
    return [ruled(text(f"tx-board-{key}", sight.lang), width), *lines] if lines and tall else lines


def legend(lang: str = "en") -> str:
    """What the signs of the board mean."""
    return text("tx-board-legend", lang)
