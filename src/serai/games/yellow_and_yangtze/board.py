"""The terminal board of Yellow & Yangtze: a view as lines of text.

The text carries Rich console markup; `plain` takes it off, and nothing is lost then but color. From 110 columns on
everything else stands beside the map. On a low screen the map has one line for a row instead of two, and there are no
headings.
"""

from typing import Final

from serai.core.documents import Document
from serai.core.ink import beside, cut, plain, ruled
from serai.core.language import text
from serai.games.yellow_and_yangtze.board_map import bands, draw_map
from serai.games.yellow_and_yangtze.board_panels import conflict, market, states, title
from serai.games.yellow_and_yangtze.board_players import own, player_boards, players
from serai.games.yellow_and_yangtze.board_sight import Sight
from serai.games.yellow_and_yangtze.tables import Tables

__all__ = ["draw", "legend", "plain"]

NARROW: Final = 80
WIDE: Final = 110
SIDE: Final = 30
WIDEST_SIDE: Final = 56
GAP: Final = 2
AROUND: Final = 16  # lines beside those of the map that a narrow board takes, the question below it included
AROUND_WIDE: Final = 6  # and a wide one


def draw(tables: Tables, view: Document, width: int, lang: str = "en", height: int = 0) -> str:
    """A view as a drawing of at most `width` columns (80 at least), for a screen of `height` lines; 0 is any.

    Raises DocumentError for data that is no view.
    """
    sight = Sight(tables, view, lang)
    width = max(width, NARROW)
    lines = wide(sight, width, height) if width >= WIDE else narrow(sight, width, height)
    return "\n".join(cut(line.rstrip(), width) for line in lines)


def map_for(sight: Sight, width: int, height: int, around: int) -> tuple[list[str], bool]:
    """The tall map, if the screen has room for it and for so many lines around it, else the low one; and which it is."""
    drawn = draw_map(sight, width)
    tall = height <= 0 or height >= len(drawn) + around
    return (drawn, True) if tall else (draw_map(sight, width, tall=False), False)


def narrow(sight: Sight, width: int, height: int) -> list[str]:
    """All panels below each other."""
    drawn, tall = map_for(sight, width, height, AROUND)
    lines = [*title(sight, NARROW), *drawn, *market(sight, NARROW), *conflict(sight, NARROW)]
    lines += headed("states", sight, NARROW, states(sight, NARROW), tall)
    lines += players(sight, NARROW)
    return lines + headed("own", sight, NARROW, own(sight, NARROW), tall)


def wide(sight: Sight, width: int, height: int) -> list[str]:
    """The panels beside the map."""
    room = width - SIDE - GAP
    drawn, tall = map_for(sight, room, height, AROUND_WIDE)
    middle = max(band.width for band in bands(sight, room))
    side = min(width - middle - GAP, WIDEST_SIDE)
    panels = [*market(sight, side), *conflict(sight, side)]
    for key, lines in (
        ("states", states(sight, side)),
        ("players", player_boards(sight, side)),
        ("own", own(sight, side)),
    ):
        panels += headed(key, sight, side, lines, tall)
    return [*title(sight, middle + GAP + side), *beside(drawn, panels, middle, " " * GAP)]


def headed(key: str, sight: Sight, width: int, lines: list[str], tall: bool) -> list[str]:
    """A panel with its heading, if there is a panel, and room for headings."""
    return [ruled(text(f"yy-board-{key}", sight.lang), width), *lines] if lines and tall else lines


def legend(lang: str = "en") -> str:
    """What the signs of the board mean."""
    return text("yy-board-legend", lang)
