"""The messages of what surrounds a table: guests, games, lists of tables, invitations, rulebooks and rulings.

What comes in, and the table itself, stand in `messages.py`; both together make the browser's types.
"""

from typing import Literal

from msgspec import Struct

from serai.server.messages import Data, Language, SeatLine


class Me(Struct, kw_only=True):
    """The guest behind the cookie."""

    name: str
    lang: Language


class OptionLine(Struct, kw_only=True):
    """A choice when a table is set up."""

    name: str
    values: list[str | int | bool]
    default: str | int | bool
    rule: str
    text: str


class GameLine(Struct, kw_only=True):
    """One of the four tables. `ready` is false for those that are still to come.

    `prefix` begins the names of its rules (`ROG`); `bots` are those one may sit down with, the usual one first.
    """

    id: str
    title: str
    ready: bool
    prefix: str
    seats: list[int]  # fewest, most
    options: list[OptionLine]
    bots: list[str]
    note: str  # where its component data comes from


class GameInfo(Struct, kw_only=True):
    """What the browser needs to draw a game: its component data as in the component file."""

    id: str
    title: str
    fingerprint: str
    components: Data


class TableLine(Struct, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    title: str
    status: str
    seats: list[SeatLine]
    to_act: str | None
    yours: bool  # one of the viewer's seats must act
    seq: int
    changed: str  # ISO time of the last change
    origin: str  # the ruling or table it goes on from, or `import`; empty: it was set up from the start


class Reach(Struct, kw_only=True):
    """How others reach this server. `url` is the address to invite by; empty: the address of the page itself.

    `alone`: the page is open at the server's own machine, and no other machine reaches it.
    """

    url: str
    alone: bool


class Created(Struct, kw_only=True):
    """A table that was set up. `cut`: the last line of the record brought along was cut off and is left out."""

    id: str
    invite: str | None = None
    cut: bool = False


class Invite(Struct, kw_only=True):
    """What an invite link leads to."""

    table: str
    game: str
    title: str
    host: str
    seats: list[SeatLine]


class ParagraphLine(Struct, kw_only=True):
    """A rule in words."""

    id: str
    text: str
    sources: list[str]


class ChapterLine(Struct, kw_only=True):
    """A chapter of the rulebook."""

    id: str
    title: str
    paragraphs: list[ParagraphLine]


class BookView(Struct, kw_only=True):
    """A whole rulebook."""

    game: str
    lang: Language
    title: str
    preface: str
    chapters: list[ChapterLine]


class HitLine(Struct, kw_only=True):
    """A paragraph or ruling that fits what was looked for."""

    kind: Literal["rule", "ruling"]
    id: str
    title: str
    text: str
    rules: list[str]


class RulingView(Struct, kw_only=True):
    """A ruling: what it says, its moves, what it refuses and what it expects, in words."""

    id: str
    title: str
    note: str
    rules: list[str]
    sources: list[str]
    moves: list[str]
    refuses: list[str]
    expects: list[str]
    playable: bool


class RulingList(Struct, kw_only=True):
    """All rulings of a game."""

    rulings: list[RulingView]
