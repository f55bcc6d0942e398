"""The record kept safe: what a store promises, and how one is opened.

A method that changes something returns only when the change is on the disk. Whatever it raises, nothing of the change
counts (but see `StoreError.unsure`). Entries are written once; nothing is ever deleted.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Protocol

from serai.core.record import Entry
from serai.store.check import Finding, Latency, Progress, ReadSeating, Report
from serai.store.errors import Missing, Repeated, Stale, StoreBusy, StoreDamaged, StoreError, StoreFull
from serai.store.rows import Append, KeptEntry, Person, Stats, TableRow

__all__ = [
    "Append",
    "Finding",
    "KeptEntry",
    "Latency",
    "Missing",
    "Person",
    "Repeated",
    "Report",
    "Stale",
    "Stats",
    "Store",
    "StoreBusy",
    "StoreDamaged",
    "StoreError",
    "StoreFull",
    "TableRow",
    "is_address",
    "open_store",
]


class Store(Protocol):
    """All tables of an installation. Every method may raise StoreError; StoreBusy and StoreFull may pass."""

    engine: str  # sqlite or postgresql
    place: str  # the folder, or the address without a password

    async def open(self) -> None:
        """Open it, or make it where there is none. Raises StoreBusy when another server has it."""
        ...

    async def close(self) -> None:
        """Finish what waits and let go of it. Safe to call twice."""
        ...

    # ---- tables

    async def create_table(
        self,
        row: TableRow,
        entries: Sequence[Entry],
        holders: Mapping[int, str],
        person: str,
        key: str,
        request: str = "",
    ) -> None:
        """Keep a new table with the entries it has from the start, and who holds which seat (a person's id by seat).

        Raises Repeated (its `table` is the one set up the first time, its `request` the digest of what was asked then) when
        this person has used this key, ValueError when `row.last` is not the number of entries. An empty key is never
        repeated.
        """
        ...

    async def append(self, change: Append, holders: Mapping[int, str] | None = None) -> int:
        """Keep a change of a table; its new version. `holders` replaces who holds which seat; None leaves it.

        Raises Repeated when the request is kept already (before any other check), StoreDamaged when the table is in
        quarantine, Stale when its last entry is not the expected one, Missing.
        """
        ...

    async def quarantine(self, table_id: str, trouble: str) -> None:
        """Mark a table as damaged, saying why: from now on it can only be read. An empty text lifts it. Raises Missing."""
        ...

    async def table(self, table_id: str) -> TableRow | None:
        """A table, without its entries."""
        ...

    async def table_by_invite(self, invite: str) -> TableRow | None:
        """The table that an invite link leads to."""
        ...

    async def table_ids(self) -> list[str]:
        """The ids of all tables."""
        ...

    async def record(self, table_id: str) -> list[KeptEntry]:
        """All entries of a table, in order; none for a table that is not there."""
        ...

    async def entry(self, table_id: str, number: int) -> KeptEntry | None:
        """One entry of a table."""
        ...

    async def kept_key(self, table_id: str, person: str, key: str) -> tuple[int, str] | None:
        """Whether a request is kept: the number of the last entry after it, and the digest of what was asked."""
        ...

    async def kept_creation(self, person: str, key: str) -> tuple[str, str] | None:
        """Whether a request that sets up a table is kept: the table's id, and the digest of what was asked."""
        ...

    async def tables_of(self, person: str, limit: int) -> list[TableRow]:
        """The tables where a person holds a seat or is the host: games that go on first, then the latest change.

        What was tried out (a table made of a ruling, a step or a record) comes with the games that are over.
        """
        ...

    async def watchable(self, limit: int) -> list[TableRow]:
        """The tables that others may watch, those still being played first. Neither waiting nor in quarantine."""
        ...

    async def unfinished(self, limit: int) -> list[TableRow]:
        """The tables that go on, those being played first. Not those in quarantine."""
        ...

    # ---- people

    async def add_person(self, person: Person) -> None:
        """Keep a new guest. Raises StoreError when the id or the token is taken."""
        ...

    async def person_by_token(self, token_hash: str) -> Person | None:
        """The guest whose token has this hash."""
        ...

    async def change_person(self, person_id: str, name: str, lang: str) -> None:
        """Another name or language; they count as seen now. Raises Missing."""
        ...

    async def retire_token(self, person_id: str) -> None:
        """Take a guest's token out of use for good. The guest and their seats stay. Raises Missing."""
        ...

    # ---- the store itself

    async def meta(self) -> dict[str, str]:
        """`schema`, the version of the tables' form, and `installation`, an id that a backup keeps."""
        ...

    async def ready(self) -> None:
        """Raises StoreError when the store does not answer, or cannot be written: tried every few seconds, if asked."""
        ...

    async def check(self, read_seating: ReadSeating | None = None, progress: Progress | None = None) -> Report:
        """Check the database and every table in it: can it be read, does its record replay to what it claims?

        Nothing is changed. `read_seating` reads a seating document and raises ValueError for one that it cannot read.
        """
        ...

    async def backup(self, path: Path, overwrite: bool = False) -> None:
        """Write everything as it is now to one SQLite file, checked and synced, while the server goes on."""
        ...

    async def restore(self, path: Path) -> None:
        """Fill a store with a backup, all or nothing. Raises StoreError when the store is not empty."""
        ...

    async def integrity(self) -> list[str]:
        """What the database itself finds wrong with its files, in words."""
        ...

    async def latency(self, commits: int = 100) -> Latency:
        """How long a durable commit takes here; measured beside the tables, without a trace in them."""
        ...

    async def stats(self) -> Stats:
        """Figures for the monitor."""
        ...


def is_address(place: str) -> bool:
    """Whether a place is the address of a PostgreSQL database; otherwise it is a folder."""
    return place.startswith(("postgresql://", "postgres://"))


def open_store(place: str | Path, reading: bool = False, patience: float = 5.0) -> Store:
    """The store at a place, to be opened with `await store.open()`: `postgresql://...`, or a folder for `serai.sqlite`.

    With `reading` nothing can be changed, and a server may be running. `patience`: seconds to wait for another program's
    lock. Raises StoreError for an address that is none.
    """
    if isinstance(place, str) and is_address(place):
        try:
            from serai.store.postgres import PostgresStore
        except ImportError as error:
            raise StoreError(f"PostgreSQL needs the Python package psycopg[binary,pool]: {error}") from None
        return PostgresStore(place, reading, patience)
    if "\0" in str(place):
        raise StoreError("the name of a folder holds no NUL")
    from serai.store.sqlite import SqliteStore

    return SqliteStore(Path(place).expanduser(), reading, patience)
