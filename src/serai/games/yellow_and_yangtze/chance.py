"""Chance of Yellow & Yangtze: which outcomes a chance decision has, and what they do (YY-22.3).

A drawn tile is a color, with as many tickets as there are tiles of it in the bag.
"""

from mypy_extensions import i64

from serai.games.yellow_and_yangtze.actions import CHANCE_BOX, CHANCE_DISPLAY, CHANCE_FIRST, CHANCE_HAND
from serai.games.yellow_and_yangtze.setup import choose_first, put_into_box
from serai.games.yellow_and_yangtze.state import Position
from serai.games.yellow_and_yangtze.tables import COLORS, Tables
from serai.games.yellow_and_yangtze.turn import draw, show


def first_outcome(tables: Tables, kind: i64) -> i64:
    """The first outcome of a kind of chance."""
    if kind == CHANCE_HAND:
        return tables.draw_base
    if kind == CHANCE_DISPLAY:
        return tables.show_base
    if kind == CHANCE_BOX:
        return tables.box_base
    return tables.first_base


def outcome_count(state: Position, kind: i64) -> i64:
    """How many outcomes a kind of chance can have at most."""
    return state.seats if kind == CHANCE_FIRST else COLORS


def weight_of(state: Position, kind: i64, index: i64) -> i64:
    """The weight of an outcome: every seat alike, every tile of the bag alike."""
    return 1 if kind == CHANCE_FIRST else i64(state.bag[index])


def total_weight(state: Position, kind: i64) -> i64:
    """The sum of the weights."""
    return state.seats if kind == CHANCE_FIRST else state.bag_total()


def owner_of(state: Position, kind: i64, ticket: i64) -> i64:
    """The index of the outcome that owns a ticket."""
    if kind == CHANCE_FIRST:
        return ticket
    for color in range(COLORS):
        ticket -= i64(state.bag[color])
        if ticket < 0:
            return color
    raise ValueError("chance ticket beyond the total weight")


def perform_outcome(state: Position, kind: i64, index: i64) -> None:
    """Carry out a chance outcome."""
    if kind == CHANCE_HAND:
        draw(state, index)
    elif kind == CHANCE_DISPLAY:
        show(state, index)
    elif kind == CHANCE_BOX:
        put_into_box(state, index)
    else:
        choose_first(state, index)
