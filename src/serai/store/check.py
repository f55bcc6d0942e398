"""Checking a store: is the database sound, can every table be read, and does its record replay to what it claims?"""

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Final, Protocol

from serai import games
from serai.core.documents import Document, DocumentError, Node, parse_json
from serai.core.record import Record, RecordError, dump_line, replay, start_state
from serai.core.record_file import read
from serai.store.errors import Missing, StoreError
from serai.store.rows import KeptEntry, TableRow
from serai.store.work import check_version

ReadSeating = Callable[[object], object]  # reads a seating document; raises ValueError for one it cannot read
Progress = Callable[[int, int], None]

STATUSES: Final = ("waiting", "playing", "paused", "over", "closed")


@dataclass(frozen=True)
class Latency:
    """How long durable commits took, in milliseconds."""

    commits: int
    p50_ms: float
    p99_ms: float


@dataclass(frozen=True)
class Finding:
    """What was found of a table. `fault` is empty when it is sound; `quarantine` when it is not in quarantine.

    With a fault it is `damaged`, or else whole but of no use to this version of the program.
    """

    id: str
    game: str
    status: str
    entries: int
    fault: str
    damaged: bool
    quarantine: str


@dataclass(frozen=True)
class Report:
    """The state of a store. `problems` are those of the store as a whole; `notes` say what could not be looked at."""

    place: str
    engine: str
    schema: str
    installation: str
    problems: tuple[str, ...]
    tables: tuple[Finding, ...]
    latency: Latency | None
    notes: tuple[str, ...] = ()

    @property
    def damaged(self) -> tuple[Finding, ...]:
        """The tables that cannot be read as they were written."""
        return tuple(found for found in self.tables if found.damaged)

    @property
    def unplayable(self) -> tuple[Finding, ...]:
        """The tables that are whole, and that this version cannot play: other rules, other components."""
        return tuple(found for found in self.tables if found.fault and not found.damaged)

    @property
    def sound(self) -> bool:
        """Whether nothing is damaged."""
        return not self.problems and not self.damaged

    def data(self) -> Document:
        """The report as data."""
        return {
            "store": self.place,
            "engine": self.engine,
            "schema": self.schema,
            "installation": self.installation,
            "sound": self.sound,
            "problems": list(self.problems),
            "notes": list(self.notes),
            "checked": len(self.tables),
            "damaged": [asdict(found) for found in self.damaged],
            "unplayable": [asdict(found) for found in self.unplayable],
            "quarantined": [found.id for found in self.tables if found.quarantine],
            "tables": [asdict(found) for found in self.tables],
            "latency": None if self.latency is None else asdict(self.latency),
        }


class Readable(Protocol):
    """What reading a table needs of a store."""

    place: str

    async def table(self, table_id: str) -> TableRow | None:
        """A table."""
        ...

    async def record(self, table_id: str) -> list[KeptEntry]:
        """Its entries."""
        ...

    async def entry(self, table_id: str, number: int) -> KeptEntry | None:
        """One of them."""
        ...


class Checkable(Readable, Protocol):
    """What a check needs of a store."""

    engine: str

    async def meta(self) -> dict[str, str]:
        """Schema and installation."""
        ...

    async def table_ids(self) -> list[str]:
        """All ids."""
        ...

    async def integrity(self) -> list[str]:
        """What the database finds wrong."""
        ...

    async def latency(self, commits: int = 100) -> Latency:
        """How long a commit takes."""
        ...


async def check(store: Checkable, read_seating: ReadSeating | None, progress: Progress | None) -> Report:
    """Check everything. What cannot be read becomes part of the report."""
    problems = await store.integrity()
    about: dict[str, str] = {}
    ids: list[str] = []
    try:
        about = await store.meta()
        check_version(about, store.place)
        ids = await store.table_ids()
    except StoreError as error:
        problems.append(str(error))
    tables = []
    for done, table_id in enumerate(ids):
        if progress is not None:
            progress(done, len(ids))
        tables.append(await _check_table(store, table_id, read_seating))
    latency, notes = await _latency(store)
    return Report(
        place=store.place,
        engine=store.engine,
        schema=about.get("schema", ""),
        installation=about.get("installation", ""),
        problems=tuple(problems),
        tables=tuple(tables),
        latency=latency,
        notes=notes,
    )


async def _latency(store: Checkable) -> tuple[Latency | None, tuple[str, ...]]:
    try:
        return await store.latency(), ()
    except StoreError as error:
        return None, (f"how long a commit takes could not be measured: {error}",)


async def _check_table(store: Checkable, table_id: str, read_seating: ReadSeating | None) -> Finding:
    row: TableRow | None = None
    entries: list[KeptEntry] = []
    try:
        row = await store.table(table_id)
        if row is None:
            raise Missing(f"table {table_id} is listed but not there")
        entries = await store.record(table_id)
        fault, damaged = await asyncio.to_thread(fault_of, row, entries, read_seating)
    except StoreError as error:
        fault, damaged = str(error), True
    if row is None:
        return Finding(table_id, "", "", 0, fault, damaged, "")
    return Finding(table_id, row.game, row.status, len(entries), fault, damaged, row.trouble)


def fault_of(row: TableRow, entries: Sequence[KeptEntry], read_seating: ReadSeating | None = None) -> tuple[str, bool]:
    """What is wrong with a table (empty when nothing is), and whether that is damage."""
    try:
        record = _read_all(row, entries, read_seating)
    except (RecordError, DocumentError, ValueError) as error:
        return str(error), True
    try:
        game = games.load(record.header.game)
        start_state(game, record.header)
    except (RecordError, ValueError) as error:
        return str(error), False
    try:
        for _ in replay(game, record, verify=True):
            pass
    except RecordError as error:
        return str(error), True
    return "", False


def _read_all(row: TableRow, entries: Sequence[KeptEntry], read_seating: ReadSeating | None) -> Record:
    if len(entries) != row.last:
        raise ValueError(f"{len(entries)} entries are there, the table has {row.last}")
    if row.status not in STATUSES:
        raise ValueError(f"the status {row.status!r} is not known")
    record = read_record(row, entries)
    if record.header.game != row.game:
        raise RecordError(1, f"a record of {record.header.game!r} at a table of {row.game!r}")
    _check_dealer(row.secret)
    _check_seating(row.seating, read_seating)
    return record


def read_record(row: TableRow, entries: Sequence[KeptEntry]) -> Record:
    """The record of a table, read as strictly as a file. Raises RecordError naming the line."""
    return read(record_text(row, entries).encode())


def record_text(row: TableRow, entries: Sequence[KeptEntry]) -> str:
    """The record of a table as a file, just as it is kept."""
    return row.header.strip() + "\n" + "".join(dump_line(kept.entry.line()) for kept in entries)


def _check_dealer(secret: str) -> None:
    if not secret.startswith("seed:"):
        try:
            bytes.fromhex(secret)
        except ValueError:
            raise ValueError("the dealer's secret is not hexadecimal") from None
    if not secret:
        raise ValueError("the dealer's secret is missing")


def _check_seating(seating: str, read_seating: ReadSeating | None) -> None:
    document = parse_json(seating, "the seating")
    Node(document).names()
    if read_seating is not None:
        try:
            read_seating(document)
        except ValueError as error:
            raise ValueError(f"the seating: {error}") from None


def measured(commit: Callable[[int], None], commits: int) -> Latency:
    """Time a number of commits."""
    times = []
    for number in range(commits):
        begun = time.perf_counter()
        commit(number)
        times.append(time.perf_counter() - begun)
    return summary(times)


def summary(times: Sequence[float]) -> Latency:
    """The middle and the slow end of some times in seconds."""
    ordered = sorted(times)
    return Latency(
        commits=len(ordered),
        p50_ms=round(ordered[len(ordered) // 2] * 1000, 3),
        p99_ms=round(ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)] * 1000, 3),
    )
