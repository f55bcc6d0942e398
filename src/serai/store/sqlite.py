"""The store in one SQLite file, for one server: the default. Nothing else has to be installed or started."""

import asyncio
import os
import queue
import secrets
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TypeVar

from serai.store import lock, work
from serai.store.base import REHEARSAL, DatabaseStore
from serai.store.check import Latency, measured
from serai.store.copying import copy_file, pour, source_file
from serai.store.errors import StoreError
from serai.store.rows import Stats
from serai.store.sqlite_file import NAME, check_ours, connect, is_empty, make_file, make_schema, problem, run
from serai.store.sqlite_writer import Writer
from serai.store.work import Work

T = TypeVar("T")

READERS: Final = 3


class SqliteStore(DatabaseStore):
    """`serai.sqlite` in a folder. WAL and synchronous=FULL: what is committed survives a power failure."""

    engine = "sqlite"

    def __init__(
        self,
        folder: Path,
        reading: bool = False,
        patience: float = 5.0,
        clock: Callable[[], float] = time.time,
    ) -> None:
        """`reading`: only look, also beside a running server. `patience`: seconds to wait for another program's lock."""
        super().__init__(clock)
        self.folder = folder
        self.path = folder / NAME
        self.place = str(folder)
        self._reading = reading
        self._patience = patience
        self._held: int | None = None
        self._writer: Writer | None = None
        self._threads: ThreadPoolExecutor | None = None
        self._idle: queue.SimpleQueue[sqlite3.Connection] = queue.SimpleQueue()

    # ---- opening and closing -----------------------------------------------------------------------------------------

    async def open(self) -> None:
        """See `Store`."""
        self._threads = ThreadPoolExecutor(READERS, "serai-read")
        try:
            await self._in_thread(self._open)
        except BaseException:
            await self.close()
            raise

    def _open(self) -> None:
        if self._reading:
            if not self.path.exists():
                raise StoreError(f"{self.folder}: there is no store here ({NAME})")
        else:
            self._make_folder()
            self._held = lock.hold(self.folder)
            if self.path.is_file() and self.path.stat().st_size:  # before anything is written, even a mark of ours
                self._check_ours(maybe_empty=True)
            else:
                make_file(self.path)
            self._writer = Writer(self.path, self._connect_to_write)
        self._check_ours()

    def _check_ours(self, maybe_empty: bool = False) -> None:
        with self._reader() as connection:
            if not (maybe_empty and is_empty(connection)):
                check_ours(connection, self.path)

    def _make_folder(self) -> None:
        try:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError(f"{self.folder}: the folder cannot be made: {error.strerror}") from None

    def _connect_to_write(self) -> sqlite3.Connection:
        connection = connect(self.path, patience=self._patience)
        try:
            if is_empty(connection):
                _make(connection)
        except (sqlite3.Error, StoreError) as error:
            connection.close()
            raise problem(error, self.path) from None
        return connection

    async def close(self) -> None:
        """See `Store`."""
        threads = self._threads
        if threads is None:
            return
        self._threads = None
        await asyncio.get_running_loop().run_in_executor(None, self._close, threads)

    def _close(self, threads: ThreadPoolExecutor) -> None:
        threads.shutdown()
        while not self._idle.empty():
            self._idle.get().close()
        if self._writer is not None:
            self._writer.close()
        if self._held is not None:
            os.close(self._held)
            self._held = None

    # ---- reading and writing -----------------------------------------------------------------------------------------

    async def _read(self, piece: Work[T]) -> T:
        return await self._in_thread(lambda: self._read_now(piece))

    def _read_now(self, piece: Work[T]) -> T:
        with self._reader() as connection:
            try:
                return run(connection, piece)
            except sqlite3.Error as error:
                raise problem(error, self.path) from None

    async def _write(self, piece: Work[T]) -> T:
        if self._writer is None:
            raise StoreError(f"{self.place}: the store is open for reading only")
        return await self._writer.do(piece)

    async def ready(self) -> None:
        """See `Store`."""
        if self._writer is not None and self._writer.failing:
            self._rehearsed = -REHEARSAL
        await super().ready()

    @contextmanager
    def _reader(self) -> Iterator[sqlite3.Connection]:
        """A connection for reading, for this thread alone; after an error it is not used again."""
        if self._writer is not None:
            self._writer.check_place()
        try:
            connection = self._idle.get_nowait()
        except queue.Empty:
            connection = connect(self.path, reading=True, patience=self._patience)
        try:
            yield connection
        except BaseException:
            connection.close()
            raise
        self._idle.put(connection)

    async def _in_thread(self, call: Callable[[], T]) -> T:
        if self._threads is None:
            raise StoreError(f"{self.place}: the store is closed")
        return await asyncio.get_running_loop().run_in_executor(self._threads, call)

    # ---- the store itself --------------------------------------------------------------------------------------------

    async def backup(self, path: Path, overwrite: bool = False) -> None:
        """See `Store`."""
        await self._in_thread(lambda: copy_file(self.path, path, overwrite))

    async def restore(self, path: Path) -> None:
        """See `Store`."""
        with source_file(path) as source:
            await self._write(pour(source, self.place))

    async def stats(self) -> Stats:
        """See `Store`."""
        tables, entries, people = await self._read(work.counts())
        size = sum(part.stat().st_size for part in _files(self.path))
        writer = self._writer
        done = (writer.writes, writer.commits, writer.waiting) if writer is not None else (0, 0, 0)
        return Stats(self.engine, tables, entries, people, size, *done)

    async def integrity(self) -> list[str]:
        """See `Store`."""
        return await self._in_thread(self._integrity)

    def _integrity(self) -> list[str]:
        try:
            with self._reader() as connection:
                found = [str(line) for (line,) in connection.execute("PRAGMA integrity_check(20)")]
                found += [
                    f"{table}: a row points to a table that is not there"
                    for table, *_ in connection.execute("PRAGMA foreign_key_check")
                ]
        except sqlite3.Error as error:
            return [str(problem(error, self.path))]
        except StoreError as error:
            return [str(error)]
        return [line for line in found if line != "ok"]

    async def latency(self, commits: int = 100) -> Latency:
        """See `Store`."""
        return await self._in_thread(lambda: self._latency(commits))

    def _latency(self, commits: int) -> Latency:
        """In a file of its own, in the same folder and thus on the same disk."""
        try:
            with tempfile.TemporaryDirectory(prefix=".serai-probe-", dir=self.folder) as folder:
                make_file(Path(folder) / NAME)
                connection = connect(Path(folder) / NAME)
                try:
                    connection.execute("CREATE TABLE probe (n INTEGER PRIMARY KEY, content TEXT)")
                    return measured(lambda n: _commit_one(connection, n), commits)
                finally:
                    connection.close()
        except (OSError, sqlite3.Error) as error:
            raise problem(error, self.folder) from None


def _make(connection: sqlite3.Connection) -> None:
    connection.execute("BEGIN EXCLUSIVE")
    try:
        make_schema(connection, secrets.token_hex(16))
    except sqlite3.Error:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


def _commit_one(connection: sqlite3.Connection, number: int) -> None:
    connection.execute("INSERT INTO probe VALUES (?, ?)", (number, "x" * 200))


def _files(path: Path) -> list[Path]:
    return [part for part in (path, path.with_name(f"{path.name}-wal")) if part.exists()]
