"""What a store keeps, row by row. Times are seconds since 1970, in UTC."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from serai.core.record import Entry


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table without its entries. Secrets do not show in logs (they are left out of `repr`)."""

    id: str
    game: str
    header: str  # the record's first line, as JSON
    secret: str = field(repr=False)  # the dealer's: hexadecimal, or "seed:TEXT"
    seating: str  # who sits there, as JSON; the store does not look inside
    status: str  # waiting, playing, paused, over, closed
    host: str  # the person who set it up
    watch: bool
    invite: str = field(repr=False)  # the token of the link; empty for none
    origin: str  # a ruling's id, or the table this one branched from
    last: int  # the number of the last entry; 0 for none
    to_act: str
    version: int  # grows with every change
    created: float
    changed: float
    trouble: str = ""  # why the table is in quarantine; empty when it is not


@dataclass(frozen=True, slots=True)
class KeptEntry:
    """An entry with what the record itself does not say: whose request brought it, under which key, and when."""

    entry: Entry
    person: str
    key: str
    at: float


@dataclass(frozen=True, slots=True)
class Person:
    """A guest. The token itself is never kept, only its hash; that is empty once the token is out of use."""

    id: str
    name: str
    lang: str
    token_hash: str = field(repr=False)
    created: float
    seen: float


@dataclass(frozen=True, slots=True)
class Append:
    """A change of a table: entries (none when only the seating changes) and what the table is like afterwards.

    `expected` is the number of the last entry before. `seating` None leaves the seating as it is. With a `key`, the request
    is kept once, however often it is sent; `request` is a digest of what was asked, to tell a repetition from a key that is
    used again for something else.
    """

    table: str
    expected: int
    entries: Sequence[Entry]
    seating: str | None
    status: str
    to_act: str
    person: str = ""
    key: str = ""
    request: str = ""

    def __post_init__(self) -> None:
        """Raises ValueError unless the entries go on from the expected one."""
        check_numbers(self.entries, self.expected)


@dataclass(frozen=True, slots=True)
class Stats:
    """Figures for the monitor. `writes` were done in `commits` since the start; `waiting` are in the queue now."""

    engine: str  # sqlite or postgresql
    tables: int
    entries: int
    people: int
    size: int  # bytes on the disk
    writes: int
    commits: int
    waiting: int


def check_numbers(entries: Sequence[Entry], before: int) -> None:
    """Check that entries are numbered on from `before`. Raises ValueError."""
    for number, entry in enumerate(entries, start=before + 1):
        if entry.number != number:
            raise ValueError(f"entry {entry.number} where entry {number} has to follow")
