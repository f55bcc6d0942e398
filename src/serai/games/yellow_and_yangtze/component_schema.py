"""The form of a component file of Yellow & Yangtze: which keys it has and what kind of value each one takes.

How bytes become this form stands in `core.component_files`, how a map becomes a board in `component_maps.py`, what the
values must mean together in `component_checks.py`.
"""

from typing import Annotated, Final

from msgspec import Meta

from serai.core.component_forms import (
    Form,
    GameFacts,
    Id,
    Note,
    Number,
    Piece,
    Positive,
    Schema,
    Source,
    Table,
    Text,
)

MOST_ROWS: Final = 26  # A to Z
MOST_COLUMNS: Final = 99

Whole = Annotated[int, Meta(ge=-999, le=999)]
SpaceId = Annotated[
    str,
    Meta(
        pattern=r"\A[A-Z](0[1-9]|[1-9][0-9])\Z",
        description="a row letter A to Z and a column of two digits from 01, such as E05",
    ),
]


class Color(Form, frozen=True):
    """A color and what bears it (YY-1)."""

    id: Id
    leader: Id
    points: Id
    pagoda: Id
    terrain: Id
    wild: bool


class ByColor(Form, frozen=True):
    """How many of each color."""

    source: Source
    black: Number
    red: Number
    blue: Number
    green: Number
    yellow: Number


class Dynasty(Form, frozen=True):
    """A set of five leaders."""

    id: Id
    name: Text


class Setup(Form, frozen=True):
    """How the table is laid (YY-3)."""

    source: Source
    hand: Positive
    display: Positive
    short_game_removed: Number


class Turn(Form, frozen=True):
    """A turn (YY-5)."""

    source: Source
    actions: Positive


class Ascii(Form, frozen=True):
    """A map drawn with one sign for each space; `legend` names the capitals' signs."""

    legend: Annotated[dict[str, Id], Meta(min_length=1, max_length=36)]
    rows: Annotated[tuple[str, ...], Meta(min_length=1, max_length=MOST_ROWS)]


class Space(Form, frozen=True):
    """A space of a map that is written as a list. `col`, `row`, `q`, `r` and `adj` follow from the id; they may be left
    out, and are compared when they are given.
    """

    id: SpaceId
    terrain: Id
    river: Id | None = None
    capital: Id | None = None
    col: Whole | None = None
    row: Whole | None = None
    q: Whole | None = None
    r: Whole | None = None
    adj: Annotated[tuple[SpaceId, ...], Meta(max_length=99)] | None = None


class Map(Form, frozen=True):
    """A map (YY-4), drawn (`ascii`) or written as a list (`spaces`)."""

    source: Source
    note: Note | None = None
    ascii: Ascii | None = None
    spaces: Annotated[tuple[Space, ...], Meta(min_length=1, max_length=999)] | None = None


class Maps(Form, frozen=True):
    """The maps of the set, by the values of the option `map` (YY-4.7)."""

    standard: Map
    small: Map | None = None
    field: Map | None = None


class Components(Form, frozen=True):
    """A whole component file."""

    schema: Schema
    name: Text
    game: GameFacts
    colors: Table[Color]
    tiles: ByColor
    pagodas: ByColor
    dynasties: Table[Dynasty]
    setup: Setup
    turn: Turn
    box: Table[Piece]
    maps: Maps
