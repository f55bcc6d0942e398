"""The forms that the component files of several games share: msgspec structs for `plain_yaml.read_form`."""

from typing import Annotated, Final, Generic, TypeVar

from msgspec import Meta, Struct

LINE: Final = r"[^\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]"  # a letter of a text that stays on its line

Number = Annotated[int, Meta(ge=0, le=999)]
Positive = Annotated[int, Meta(ge=1, le=999)]
Schema = Annotated[int, Meta(ge=1, le=1)]  # of the file's form
Year = Annotated[int, Meta(ge=1900, le=2999)]
Id = Annotated[
    str, Meta(pattern=r"\A[a-z][a-z0-9_]{0,39}\Z", description="a word of a-z, 0-9 and _, at most 40 characters")
]
Text = Annotated[str, Meta(pattern=rf"\A{LINE}{{1,80}}\Z", description="1 to 80 characters on one line")]
Note = Annotated[str, Meta(pattern=rf"\A{LINE}{{1,300}}\Z", description="1 to 300 characters on one line")]
Source = Annotated[tuple[str, ...], Meta(min_length=1, max_length=6)]
Entry = TypeVar("Entry")


class Form(Struct, frozen=True, forbid_unknown_fields=True):
    """A mapping of the file: its keys are known, no others are taken."""


class Sourced(Form, frozen=True, kw_only=True):
    """An entry of a table; its own source only where it differs from the table's."""

    source: Source | None = None


class Table(Form, Generic[Entry], frozen=True):
    """A list of equal entries and where they come from: no more than a bit mask has room for."""

    source: Source
    entries: Annotated[tuple[Entry, ...], Meta(min_length=1, max_length=60)]


class Piece(Sourced, frozen=True):
    """Pieces of one kind in the box, for reading."""

    piece: Id
    count: Positive


class GameFacts(Form, frozen=True):
    """The title, for reading."""

    source: Source
    id: Id
    title: Text
    designer: Text
    publisher: Text
    year: Year
    setting: Text
    seats: tuple[Positive, Positive]
    minutes: tuple[Positive, Positive]
