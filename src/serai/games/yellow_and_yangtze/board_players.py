"""The players: tiles, leaders at home, points, what all know of hands; the viewer's own tiles and points."""

from collections.abc import Sequence
from typing import Final

from serai.core.ink import BOLD, DIM, LOSS, cut, left, paint, spread
from serai.core.language import text
from serai.games.yellow_and_yangtze.board_panels import best_use
from serai.games.yellow_and_yangtze.board_sight import Sight
from serai.games.yellow_and_yangtze.board_signs import (
    NONE,
    color_sign,
    count_signs,
    fitted,
    held_signs,
    home_sign,
    labeled,
    letter,
)
from serai.games.yellow_and_yangtze.scoring import ORDINARY

# Columns of the table: the fields begin after each other.
_NAME: Final = 15
_TILES: Final = 8
_HOME: Final = 10
_REPLACED: Final = 9

# ---- all players -----------------------------------------------------------------------------------------------------


def players(sight: Sight, width: int) -> list[str]:
    """A header and a line for each player; below, what all know of hands."""
    heads = [text(f"yy-board-player-{key}", sight.lang) for key in ("tiles", "home", "replaced", "points")]
    lines = [paint(cut(row("─" * (_NAME - 1), *heads), width), DIM)]
    for seat in range(sight.seats):
        numbers = str(sight.hand_sizes[seat]), at_home(sight, seat), str(sight.replaced_sizes[seat] or NONE)
        lines.append(row(name(sight, seat), *numbers, " ".join(points_signs(sight, seat))))
    return lines + known(sight, width)


def row(name: str, tiles: str, home: str, replaced: str, points: str) -> str:
    """A line of the table."""
    return f"{left(name, _NAME)}{left(tiles, _TILES)}{left(home, _HOME)}{left(replaced, _REPLACED)}{points}"


def player_boards(sight: Sight, width: int) -> list[str]:
    """A few short lines for each player, for a narrow place beside the map."""
    lang = sight.lang
    lines: list[str] = []
    for seat in range(sight.seats):
        lines.append(spread(name(sight, seat), text("yy-board-holds", lang, count=sight.hand_sizes[seat]), width))
        groups = [labeled(text("yy-board-player-home", lang), [at_home(sight, seat)])]
        if sight.replaced_sizes[seat]:
            groups.append(labeled(text("yy-board-player-replaced", lang), [str(sight.replaced_sizes[seat])]))
        if sight.points[seat] is not None and seat != sight.viewer:
            groups.append(labeled(text("yy-board-player-points", lang), points_signs(sight, seat)))
        lines += ["  " + line for line in fitted(groups, width - 2)]
    return lines + known(sight, width)


def name(sight: Sight, seat: int) -> str:
    """The mark of who decides, the seat's letter, whether it is the viewer's, whether it began."""
    words = []
    if seat == sight.viewer:
        words.append(text("yy-board-you", sight.lang))
    if seat == sight.first:
        words.append(text("yy-board-first", sight.lang))
    mark = "►" if seat == sight.deciding else " "
    return f"{mark}{letter(seat)} {', '.join(words)}".rstrip()


def at_home(sight: Sight, seat: int) -> str:
    """The leaders in front of a screen."""
    return " ".join(home_sign(color) for color in sight.home[seat]) or NONE


def points_signs(sight: Sight, seat: int) -> list[str]:
    """The points by color and the result; a question mark where they are hidden."""
    points = sight.points[seat]
    if points is None:
        return [paint("?", DIM)]
    return [*count_signs(points), paint(f"= {best_use(points)[0]}", BOLD)]


def known(sight: Sight, width: int) -> list[str]:
    """What everybody knows of the hands (YY-19.3)."""
    told = [(seat, known_signs(sight, seat)) for seat in range(sight.seats)]
    groups = [[f"{letter(seat)}: {signs[0]}", *signs[1:]] for seat, signs in told if signs]
    if groups:
        groups[0] = labeled(text("yy-board-known", sight.lang), groups[0])
    return fitted(groups, width)


def known_signs(sight: Sight, seat: int) -> list[str]:
    """Tiles that are surely there, and those of which some may be gone."""
    seen, maybe = sight.seen[seat], sight.maybe[seat]
    signs = held_signs(seen) if any(seen) else []
    if any(maybe):
        less = text("yy-board-less", sight.lang, count=sight.unsure[seat])
        signs += [*(["+"] if signs else []), *held_signs(maybe), paint(less, DIM)]
    return signs


# ---- the viewer ------------------------------------------------------------------------------------------------------


def own(sight: Sight, width: int) -> list[str]:
    """The viewer's tiles, what they have put away, their points with the lowest color."""
    if sight.viewer < 0:
        return []
    lang, seat = sight.lang, sight.viewer
    hand, points, replaced = sight.hands[seat], sight.points[seat], sight.replaced[seat]
    labels = [text(f"yy-board-own-{key}", lang) for key in ("hand", "points")]
    room = max(len(label) for label in labels)
    first: list[list[str]] = []
    if hand is not None:
        first.append(labeled(labels[0].ljust(room), count_signs(hand)))
    if replaced is not None and any(replaced):
        first.append(labeled(text("yy-board-own-replaced", lang), held_signs(replaced)))
    if points is None:
        return fitted(first, width)
    second = [labeled(labels[1].ljust(room), count_signs(points)), *standing(sight, points)]
    return [*fitted(first, width), *fitted(second, width)]


def standing(sight: Sight, points: Sequence[int]) -> list[list[str]]:
    """The lowest of the four colors, and the result with the yellow points (YY-18.3)."""
    lowest = min(points[:ORDINARY])
    colors = [color_sign(color) for color in range(ORDINARY) if points[color] == lowest]
    result = text("yy-board-result", sight.lang, count=best_use(points)[0])
    return [[paint(text("yy-board-lowest", sight.lang), LOSS), *colors], [paint(result, BOLD)]]
