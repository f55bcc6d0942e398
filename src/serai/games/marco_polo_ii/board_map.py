"""The map of Asia: cities with posts and figures below their names, oases, and the routes with what they cost.

On a low screen the routes stand as a list instead.
"""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from serai.core.ink import BOLD, DIM, LOSS, MAY, flowed, paint, seat_ink
from serai.core.language import text
from serai.core.seats import seat_name
from serai.games.marco_polo_ii.board_layout import CROSSING, Layout, lay_out, routes, short_names, start_of
from serai.games.marco_polo_ii.board_sight import Sight
from serai.games.marco_polo_ii.board_signs import FREE, FRESH, GAP, INKS, NEED, seal_letter
from serai.games.marco_polo_ii.names import RESOURCES
from serai.games.marco_polo_ii.state import NO_SEAL
from serai.games.marco_polo_ii.tables import OASIS
from serai.games.marco_polo_ii.text_words import cost_data

OASIS_INK: Final = "#5f93c9"
Part = tuple[str, str]  # words and their ink


# ---- what a route costs ----------------------------------------------------------------------------------------------


def route_parts(sight: Sight, route: int) -> list[Part]:
    """Coins, camels, jade and the seal that is needed: 3$ 1j +J; a nought for nothing."""
    cost = cost_data(sight.tables, int(sight.tables.route_cost[route]))
    parts = [
        (text("mp2-board-amount", sight.lang, what=what, amount=cost[what]), INKS[what])
        for what in RESOURCES
        if cost.get(what, 0)
    ]
    seal = int(sight.tables.route_seal[route])
    if seal >= 0:
        parts.append((NEED + seal_letter(seal, sight.lang), seal_ink(sight, seal)))
    return parts or [(FREE, DIM)]


def seal_ink(sight: Sight, seal: int) -> str:
    """Whether the viewer, or who is on turn, has the seal of a route."""
    if sight.focus < 0:
        return BOLD
    return LOSS if int(sight.position.seal_of(sight.focus, seal)) == NO_SEAL else MAY


def route_sign(sight: Sight, route: int) -> str:
    """The same in one piece, painted."""
    return "".join(paint(words, ink) for words, ink in route_parts(sight, route))


# ---- the drawing -----------------------------------------------------------------------------------------------------


class Sheet:
    """Signs with their inks in a field of cells."""

    def __init__(self, width: int, height: int) -> None:
        """An empty field."""
        self.width = width
        self.signs = [[" "] * width for _ in range(height)]
        self.inks = [[""] * width for _ in range(height)]

    def put(self, row: int, column: int, parts: Sequence[Part]) -> None:
        """Write words from a cell on; what goes over the edge is left out."""
        for words, ink in parts:
            for sign in words:
                if 0 <= column < self.width:
                    self.signs[row][column], self.inks[row][column] = sign, ink
                column += 1

    def lines(self) -> list[str]:
        """The field as lines with marks."""
        made = []
        for signs, inks in zip(self.signs, self.inks, strict=True):
            runs = groupby(zip(signs, inks, strict=True), key=lambda one: one[1])
            made.append("".join(paint("".join(sign for sign, _ in run), ink) for ink, run in runs).rstrip())
        return made


def layout_of(sight: Sight, width: int, height: int) -> Layout:
    """Where everything stands."""
    labels = ["".join(words for words, _ in route_parts(sight, at)) for at in range(len(routes(sight.tables)))]
    return lay_out(sight.tables, width, height, tuple(labels), sight.lang)


def draw_map(sight: Sight, width: int, height: int) -> list[str]:
    """The map, and below it the routes for whose costs it has no room."""
    layout = layout_of(sight, width, height)
    sheet = Sheet(width, height)
    draw_roads(sight, layout, sheet)
    for route, cell in enumerate(layout.labels):
        if cell is not None:
            sheet.put(*cell, route_parts(sight, route))
    for location, (row, start) in enumerate(layout.spots):
        name = layout.names[location]
        sheet.put(row, start, [(name, name_ink(sight, location))])
        pieces = piece_parts(sight, location)
        length = sum(len(words) for words, _ in pieces)
        sheet.put(row + 1, start_of(start + len(name) // 2, length, width), pieces)
    rest = [route for route, cell in enumerate(layout.labels) if cell is None]
    lines = sheet.lines()
    while lines and not lines[-1]:
        lines.pop()
    return lines + road_list(sight, width, rest)


def draw_roads(sight: Sight, layout: Layout, sheet: Sheet) -> None:
    """The strokes of the routes; those announced in the color of the seat that moves."""
    legs = sight.legs()
    mover = int(sight.position.to_act)
    for (here, there), cells in zip(routes(sight.tables), layout.roads, strict=True):
        ink = seat_ink(mover) if frozenset((here, there)) in legs and mover >= 0 else DIM
        for (row, column), sign in cells:
            old = sheet.signs[row][column]
            sheet.put(row, column, [(sign if old in (" ", sign) else CROSSING, ink)])


def name_ink(sight: Sight, location: int) -> str:
    """Cities are bold, oases blue."""
    return OASIS_INK if int(sight.tables.role[location]) == OASIS else BOLD


def piece_parts(sight: Sight, location: int) -> list[Part]:
    """Posts, then figures in brackets: AC(B)."""
    parts = post_parts(sight, location)
    figures = sight.figures_at(location)
    if figures:
        parts += [("(", DIM), *((seat_name(seat), seat_ink(seat)) for seat in figures), (")", DIM)]
    return parts


def post_parts(sight: Sight, city: int) -> list[Part]:
    """The posts of a city by seat, a new one with its mark."""
    seats = sight.posts_in(city)
    return [(seat_name(seat) + (FRESH if sight.is_fresh(seat, city) else ""), seat_ink(seat)) for seat in seats]


# ---- the list --------------------------------------------------------------------------------------------------------


def road_list(sight: Sight, width: int, only: Sequence[int] | None = None) -> list[str]:
    """The routes with what they cost, each once, by the location that the components list first; all or only some."""
    names = short_names(sight.tables, sight.lang)
    ends = routes(sight.tables)
    wanted = range(len(ends)) if only is None else only
    parts: list[str] = []
    for location in range(len(names)):
        here = [route for route in wanted if ends[route][0] == location]
        for at, route in enumerate(here):
            head = f"{paint(names[location], name_ink(sight, location))} {paint('–', DIM)} " if at == 0 else ""
            there = names[ends[route][1]]
            last = at == len(here) - 1
            parts.append(f"{head}{there} {route_sign(sight, route)}" + (";" if last else ","))
    return flowed(parts, width, 2, " ")


def roads_from_here(sight: Sight, width: int) -> list[str]:
    """The routes from where the viewer's figures stand, or those of who decides."""
    if sight.focus < 0 or sight.over:
        return []
    lines: list[str] = []
    names = short_names(sight.tables, sight.lang)
    for location in dict.fromkeys(sight.figures_of(sight.focus)):
        told = []
        for route, ends in enumerate(routes(sight.tables)):
            if location in ends:
                there = ends[1] if ends[0] == location else ends[0]
                told.append(f"{names[there]} {route_sign(sight, route)}")
        label = text("mp2-board-from", sight.lang, place=names[location])
        lines += flowed([f"{paint(label, DIM)} {told[0]}", *told[1:]] if told else [], width, 2, GAP)
    return lines
