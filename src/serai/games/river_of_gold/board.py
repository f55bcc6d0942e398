"""The terminal board of River of Gold: a view as lines of text.

The text carries Rich console markup; `plain` takes it off, and nothing is lost then but color. From 110 columns on
there is room for the tracks and for the players beside the river; on a low screen the tracks give way to the viewer's
own things. A narrow board has nothing to give way: it is about 45 lines.
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
OWN_ROOM: Final = 60
LOW: Final = 48  # screens with fewer lines have no room for a wide board and the question below it


def draw(tables: Tables, view: Document, width: int, lang: str = "en", height: int = 0) -> str:
    """A view as a drawing of at most `width` columns (80 at least), for a screen of `height` lines; 0 is any.

    Raises DocumentError for data that is no view.
    """
    sight = Sight(tables, view, lang)
    tall = height <= 0 or height >= LOW
    lines = narrow(sight, NARROW) if width < WIDE else wide(sight, min(width, WIDEST), tall)
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


def wide(sight: Sight, width: int, tall: bool) -> list[str]:
    """The players beside river and building row; below them the tracks and the viewer's own things.

    On a low screen those stand side by side, the tracks as short as on a narrow board.
    """
    measured = measures(width - SIDE - GAP)
    middle = measured.width
    side = min(width - middle - GAP, WIDEST_SIDE)
    board = [*draw_river(sight, measured), *building_row(sight, middle)]
    short = influence(sight)
    column = longest(short)
    if not tall and width - column - GAP >= OWN_ROOM:
        board += mastery_columns(sight, middle)
        below = beside(short, own(sight, width - column - GAP), column, " " * GAP)
    elif width - TRACK_WIDTH - GAP >= MASTERY_ROOM:
        below = beside(tracks(sight), masteries(sight, width - TRACK_WIDTH - GAP), TRACK_WIDTH, " " * GAP)
        below += own(sight, width)
    else:
        board += mastery_columns(sight, middle)
        below = [*tracks(sight), *own(sight, width)]
    lines = [*title(sight, middle + side + GAP), *beside(board, player_boards(sight, side), middle, " " * GAP)]
    return lines + below + discards(sight, width)


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
