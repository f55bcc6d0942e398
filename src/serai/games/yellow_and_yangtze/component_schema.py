"""The form of a component file of Yellow & Yangtze: which keys it has and what kind of value each one takes.

How bytes become this form stands in `component_reader.py`, how a map becomes a board in `component_maps.py`, what the
values must mean together in `component_checks.py`.
"""

from typing import Annotated, Final, Generic, TypeVar

from msgspec import Meta, Struct

MOST_ROWS: Final = 26  # A to Z
MOST_COLUMNS: Final = 99

_LINE: Final = r"[^\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]"

Number = Annotated[int, Meta(ge=0, le=999)]
Positive = Annotated[int, Meta(ge=1, le=999)]
Whole = Annotated[int, Meta(ge=-999, le=999)]
Id = Annotated[
    str, Meta(pattern=r"\A[a-z][a-z0-9_]{0,39}\Z", description="a word of a-z, 0-9 and _, at most 40 characters")
]
Text = Annotated[str, Meta(pattern=rf"\A{_LINE}{{1,80}}\Z", description="1 to 80 characters on one line")]
Note = Annotated[str, Meta(pattern=rf"\A{_LINE}{{1,300}}\Z", description="1 to 300 characters on one line")]
SpaceId = Annotated[
    str,
    Meta(
        pattern=r"\A[A-Z](0[1-9]|[1-9][0-9])\Z",
        description="a row letter A to Z and a column of two digits from 01, such as E05",
    ),
]
Source = Annotated[tuple[str, ...], Meta(min_length=1, max_length=6)]
Entry = TypeVar("Entry")


class Form(Struct, frozen=True, forbid_unknown_fields=True):
    """A mapping of the file: its keys are known, no others are taken."""


class Table(Form, Generic[Entry], frozen=True):
    """A list of equal entries and where they come from."""

    source: Source
    entries: Annotated[tuple[Entry, ...], Meta(min_length=1, max_length=60)]


class GameFacts(Form, frozen=True):
    """The title, for reading."""

    source: Source
    id: Id
    title: Text
    designer: Text
    publisher: Text
    year: Annotated[int, Meta(ge=1900, le=2999)]
    setting: Text
    seats: tuple[Positive, Positive]
    minutes: tuple[Positive, Positive]


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


class Piece(Form, frozen=True):
    """Pieces of one kind in the box, for reading."""

    piece: Id
    count: Positive


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

    schema: Annotated[int, Meta(ge=1, le=1)]
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
