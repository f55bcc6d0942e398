"""What the values of a component file must mean together, so that the rules can rely on them.

Each check raises ComponentError with the place in the file and what would be right there. Counts and maps may differ
from the standard set; the words of the rules and what the rules need to go on may not. What makes a map a board stands
in `component_maps.py`.
"""

from typing import Final

from serai.core.component_files import check_sources, each_once, expect, one_of, unique
from serai.games.yellow_and_yangtze import tables as t
from serai.games.yellow_and_yangtze.component_maps import Board, read_map
from serai.games.yellow_and_yangtze.component_schema import ByColor, Components
from serai.games.yellow_and_yangtze.names import COLORS, DYNASTIES, LEADERS, MAPS, PAGODAS, POINTS, TERRAINS

SEATS: Final = (2, 4)
MOST_OF_A_COLOR: Final = 99
MOST_PAGODAS: Final = 9
MOST_ON_DISPLAY: Final = 20
MOST_ACTIONS: Final = 4


def check(form: Components) -> dict[str, Board]:
    """Accept `form` as a component set the rules can play with, and give its maps; ComponentError otherwise."""
    check_sources(form)
    expect(form.game.seats == SEATS, "game.seats", f"{list(SEATS)}")
    _check_colors(form)
    _check_dynasties(form)
    _check_pieces(form)
    _check_setup(form)
    unique("box.entries", "piece", [piece.piece for piece in form.box.entries])
    return _check_maps(form)


def by_color(counts: ByColor) -> list[int]:
    """The counts in the order of the colors."""
    return [getattr(counts, color) for color in COLORS]


def most_drawn(form: Components) -> int:
    """How many tiles the setup takes from the bag at most (YY-3.3, YY-3.5)."""
    fewest, most = (seats * form.setup.hand + form.setup.display for seats in SEATS)
    return max(fewest + form.setup.short_game_removed, most)


def _check_colors(form: Components) -> None:
    entries = form.colors.entries
    expect(len(entries) == t.COLORS, "colors.entries", f"the {t.COLORS} colors {', '.join(COLORS)}")
    for number, color in enumerate(entries):
        place = f"colors.entries[{number}]"
        one_of(f"{place}.id", color.id, (COLORS[number],))
        one_of(f"{place}.leader", color.leader, (LEADERS[number],))
        one_of(f"{place}.points", color.points, (POINTS[number],))
        one_of(f"{place}.pagoda", color.pagoda, (PAGODAS[number],))
        one_of(f"{place}.terrain", color.terrain, (TERRAINS[t.RIVER if number == t.BLUE else t.LAND],))
        wild = number == t.YELLOW
        expect(color.wild == wild, f"{place}.wild", f"{str(wild).lower()} for {color.id} (YY-18.2)")


def _check_dynasties(form: Components) -> None:
    each_once("dynasties.entries", "id", [dynasty.id for dynasty in form.dynasties.entries], DYNASTIES)


def _check_pieces(form: Components) -> None:
    for color, count in zip(COLORS, by_color(form.tiles), strict=True):
        expect(count <= MOST_OF_A_COLOR, f"tiles.{color}", f"at most {MOST_OF_A_COLOR}")
    pagodas = sum(by_color(form.pagodas))
    expect(1 <= pagodas <= MOST_PAGODAS, "pagodas", f"1 to {MOST_PAGODAS} in all, got {pagodas}")


def _check_setup(form: Components) -> None:
    expect(form.setup.hand <= t.MOST_TILES, "setup.hand", f"1 to {t.MOST_TILES}")
    expect(form.setup.display <= MOST_ON_DISPLAY, "setup.display", f"1 to {MOST_ON_DISPLAY}")
    expect(form.turn.actions <= MOST_ACTIONS, "turn.actions", f"1 to {MOST_ACTIONS}")


def _check_maps(form: Components) -> dict[str, Board]:
    given = {name: getattr(form.maps, name) for name in MAPS}
    boards = {name: read_map(f"maps.{name}", drawn) for name, drawn in given.items() if drawn is not None}
    spaces: set[str] = set()
    for name, board in boards.items():
        count = len(board.terrain)
        expect(count <= t.MOST_SPACES, f"maps.{name}", f"at most {t.MOST_SPACES} spaces, got {count}")
        spaces |= set(board.terrain)
        _check_bag(form, f"maps.{name}", len(board.capitals))
    right = f"at most {t.MOST_SPACES} different spaces in all maps together, got {len(spaces)}"
    expect(len(spaces) <= t.MOST_SPACES, "maps", right)
    return boards


def _check_bag(form: Components, place: str, capitals: int) -> None:
    """Each capital takes a black tile (YY-3.1), and what is left fills all hands and the display (YY-3.5)."""
    right = f"at most {form.tiles.black} capitals, one for each black tile, got {capitals}"
    expect(capitals <= form.tiles.black, place, right)
    bag, needed = sum(by_color(form.tiles)) - capitals, most_drawn(form)
    right = f"{needed} tiles for the setup on map {place.rpartition('.')[2]}, but {bag} are left for the bag"
    expect(bag >= needed, "tiles", right)
