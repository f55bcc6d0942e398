"""The terminal board of River of Gold: a view as lines of text.

The text carries Rich console markup; `plain` takes it off, and nothing is lost then but color. From 110 columns on
there is room for the tracks and for the players beside the river.
"""

from typing import Final

from serai.core.documents import Document
from serai.core.language import text
from serai.games.river_of_gold.board_ink import beside, cut, plain, ruled
from serai.games.river_of_gold.board_panels import building_row, influence, longest, masteries, title
from serai.games.river_of_gold.board_players import hand, players, stops
from serai.games.river_of_gold.board_river import draw_river, measures
from serai.games.river_of_gold.board_sight import Sight
from serai.games.river_of_gold.board_wide import TRACK_WIDTH, discards, mastery_columns, player_boards, tracks
from serai.games.river_of_gold.tables import Tables

__all__ = ["draw", "legend", "plain"]

NARROW: Final = 80
WIDE: Final = 110
WIDEST: Final = 180  # beyond this, lines only grow apart
SIDE: Final = 28
WIDEST_SIDE: Final = 44
GAP: Final = 2
MASTERY_ROOM: Final = 36


def draw(tables: Tables, view: Document, width: int, lang: str = "en") -> str:
    """A view as a drawing of at most `width` columns (80 at least). Raises DocumentError for data that is no view."""
    sight = Sight(tables, view, lang)
    lines = narrow(sight, NARROW) if width < WIDE else wide(sight, min(width, WIDEST))
    return "\n".join(cut(line.rstrip(), max(width, NARROW)) for line in lines)


def narrow(sight: Sight, width: int) -> list[str]:
    """All panels below each other."""
    tracks = influence(sight)
    room = longest(tracks)
    lines = [*title(sight, width), *draw_river(sight, measures(width))]
    lines += beside(tracks, masteries(sight, width - room - 3), room, "   ")
    lines += building_row(sight, width)
    lines += players(sight, width)
    return lines + own(sight, width)


def wide(sight: Sight, width: int) -> list[str]:
    """The players beside river and building row; below them the tracks and the viewer's own things."""
    measured = measures(width - SIDE - GAP)
    middle = measured.width
    side = min(width - middle - GAP, WIDEST_SIDE)
    room = width - TRACK_WIDTH - GAP
    board = [*draw_river(sight, measured), *building_row(sight, middle)]
    below = tracks(sight)
    if room >= MASTERY_ROOM:
        below = beside(below, masteries(sight, room), TRACK_WIDTH, " " * GAP)
    else:
        board += mastery_columns(sight, middle)
    lines = [*title(sight, middle + side + GAP), *beside(board, player_boards(sight, side), middle, " " * GAP)]
    return lines + below + own(sight, width) + discards(sight, width)


def own(sight: Sight, width: int) -> list[str]:
    """The next stops, and the cards of the viewer."""
    lines = stops(sight, sight.focus, width)
    if sight.viewer >= 0:
        lines += hand(sight, sight.viewer, width)
    head = text("rog-board-own" if sight.viewer >= 0 else "rog-board-stops", sight.lang)
    return [ruled(head, width), *lines] if lines else []


def legend(lang: str = "en") -> str:
    """What the signs of the board mean."""
    return text("rog-board-legend", lang)
