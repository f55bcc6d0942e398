"""What both stores share: every question and every change as a piece of work (see `work.py`)."""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, TypeVar

from serai.core.record import Entry
from serai.store import work
from serai.store.check import Latency, Progress, ReadSeating, Report, check
from serai.store.rows import Append, KeptEntry, Person, Stats, TableRow
from serai.store.work import Work

T = TypeVar("T")

REHEARSAL: Final = 3.0  # seconds for which one look at whether writing is possible counts


class DatabaseStore(ABC):
    """A store in a database. Subclasses run pieces of work; `Store` in `store.py` says what each method promises."""

    engine: str
    place: str  # the folder or the address, without a password

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        """`clock` tells the seconds since 1970."""
        self._clock = clock
        self._rehearsed = -REHEARSAL  # when writing was last seen to be possible

    @abstractmethod
    async def open(self) -> None:
        """Open it, or make it where there is none. Raises StoreError."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what waits and let go of it."""

    @abstractmethod
    async def _read(self, piece: Work[T]) -> T:
        """Run a piece of work that only reads. Raises StoreError."""

    @abstractmethod
    async def _write(self, piece: Work[T]) -> T:
        """Run a piece of work and commit it. Raises what it raises, StoreError."""

    @abstractmethod
    async def backup(self, path: Path, overwrite: bool = False) -> None:
        """Write a copy of everything as one SQLite file."""

    @abstractmethod
    async def restore(self, path: Path) -> None:
        """Fill an empty store with a copy."""

    @abstractmethod
    async def stats(self) -> Stats:
        """Figures for the monitor."""

    @abstractmethod
    async def integrity(self) -> list[str]:
        """What the database itself finds wrong with its files."""

    @abstractmethod
    async def latency(self, commits: int = 100) -> Latency:
        """How long a durable commit takes here, measured beside the tables and without a trace in them."""

    # ---- tables ------------------------------------------------------------------------------------------------------

    async def create_table(
        self,
        row: TableRow,
        entries: Sequence[Entry],
        holders: Mapping[int, str],
        person: str,
        key: str,
        request: str = "",
    ) -> None:
        """See `Store`."""
        await self._write(work.create_table(row, entries, holders, person, key, request, self._clock()))

    async def append(self, change: Append, holders: Mapping[int, str] | None = None) -> int:
        """See `Store`."""
        return await self._write(work.append(change, holders, self._clock()))

    async def quarantine(self, table_id: str, trouble: str) -> None:
        """See `Store`."""
        await self._write(work.quarantine(table_id, trouble, self._clock()))

    async def table(self, table_id: str) -> TableRow | None:
        """See `Store`."""
        return await self._read(work.table(table_id))

    async def table_by_invite(self, invite: str) -> TableRow | None:
        """See `Store`."""
        return await self._read(work.table_by_invite(invite))

    async def table_ids(self) -> list[str]:
        """See `Store`."""
        return await self._read(work.table_ids())

    async def record(self, table_id: str) -> list[KeptEntry]:
        """See `Store`."""
        return await self._read(work.record(table_id))

    async def entry(self, table_id: str, number: int) -> KeptEntry | None:
        """See `Store`."""
        return await self._read(work.entry(table_id, number))

    async def kept_key(self, table_id: str, person: str, key: str) -> tuple[int, str] | None:
        """See `Store`."""
        return await self._read(work.kept_key(table_id, person, key))

    async def kept_creation(self, person: str, key: str) -> tuple[str, str] | None:
        """See `Store`."""
        return await self._read(work.kept_creation(person, key))

    async def tables_of(self, person: str, limit: int) -> list[TableRow]:
        """See `Store`."""
        return await self._read(work.tables_of(person, limit))

    async def watchable(self, limit: int) -> list[TableRow]:
        """See `Store`."""
        return await self._read(work.watchable(limit))

    async def unfinished(self, limit: int) -> list[TableRow]:
        """See `Store`."""
        return await self._read(work.unfinished(limit))

    # ---- people ------------------------------------------------------------------------------------------------------

    async def add_person(self, person: Person) -> None:
        """See `Store`."""
        await self._write(work.add_person(person))

    async def person_by_token(self, token_hash: str) -> Person | None:
        """See `Store`."""
        return await self._read(work.person_by_token(token_hash))

    async def change_person(self, person_id: str, name: str, lang: str) -> None:
        """See `Store`."""
        await self._write(work.change_person(person_id, name, lang, self._clock()))

    async def retire_token(self, person_id: str) -> None:
        """See `Store`."""
        await self._write(work.retire_token(person_id, self._clock()))

    # ---- the store itself --------------------------------------------------------------------------------------------

    async def meta(self) -> dict[str, str]:
        """See `Store`."""
        return await self._read(work.meta())

    async def ready(self) -> None:
        """See `Store`."""
        now = self._clock()
        if not 0 <= now - self._rehearsed < REHEARSAL:
            await self._write(work.rehearsal(now))
            self._rehearsed = now
        await self.meta()

    async def check(self, read_seating: ReadSeating | None = None, progress: Progress | None = None) -> Report:
        """See `Store`."""
        return await check(self, read_seating, progress)
