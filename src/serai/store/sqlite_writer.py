"""The one thread that writes a SQLite file, with group commit.

All requests that wait are done in one transaction, each within a savepoint of its own, so that a refused one leaves the
others alone. Nobody gets an answer, not even a refusal, before the commit has returned: an answer may rest on what another
request of the same group wrote.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, TypeVar

from serai.store.errors import StoreError
from serai.store.job import MOST, Job
from serai.store.sqlite_file import Place, problem, run
from serai.store.work import Work

T = TypeVar("T")

_BROKEN: Final = (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)  # worth a new connection


class Writer:
    """A queue, a thread and a connection."""

    def __init__(self, path: Path, open_connection: Callable[[], sqlite3.Connection]) -> None:
        """Opens the connection and starts the thread. Raises StoreError."""
        self.writes = 0
        self.commits = 0
        self._path = path
        self._open_connection = open_connection
        self._connection: sqlite3.Connection | None = open_connection()
        self._place = Place(path)
        self._place.check()
        self._failing = False
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._lock = threading.Lock()  # between closing and one last request
        self._closed = False
        self._thread = threading.Thread(target=self._work, name="serai-store", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """How many requests are in the queue."""
        return self._queue.qsize()

    @property
    def failing(self) -> bool:
        """Whether the last attempt to write has failed, and not because of what was to be written."""
        return self._failing

    def check_place(self) -> None:
        """Raises StoreError when the file in the folder is no longer the one that is written."""
        self._place.check_file()

    async def do(self, work: Work[T]) -> T:
        """Have a piece of work done and committed. Raises what the work raises, StoreError.

        Who stops waiting does not stop the work.
        """
        future: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        with self._lock:
            if self._closed:
                raise StoreError(f"{self._path}: the store is closed")
            self._queue.put(Job(work, future))
        result: T = await future  # type: ignore[assignment]
        return result

    def close(self) -> None:
        """Do what waits, then close the connection. Blocks."""
        with self._lock:
            self._closed = True
            self._queue.put(None)
        self._thread.join()

    # ---- in the thread -----------------------------------------------------------------------------------------------

    def _work(self) -> None:
        going_on = True
        while going_on:
            group: list[Job] = []
            going_on = self._take(group)
            if group:
                self._commit_or_refuse(group)
                _answer(group)
        self._disconnect()

    def _take(self, group: list[Job]) -> bool:
        """Wait for a request, then take all that are there; False at the end."""
        job = self._queue.get()
        while job is not None:
            group.append(job)
            if len(group) == MOST or self._queue.empty():
                return True
            job = self._queue.get()
        return False

    def _commit_or_refuse(self, group: list[Job]) -> None:
        """Either all of it is on the disk, or nothing of it and everyone is refused."""
        connection = None
        committing = False
        try:
            self._place.check()
            connection = self._connected()
            connection.execute("BEGIN IMMEDIATE")
            for job in group:
                self._try(connection, job)
            committing = True
            connection.execute("COMMIT")
            self._place.check()
        except Exception as error:  # everyone is told
            code = getattr(error, "sqlite_errorcode", 0) & 0xFF
            for job in group:
                job.error = problem(error, self._path, unsure=committing and code in _BROKEN)
            self._failing = True
            self._roll_back(connection, code in _BROKEN)
        else:
            self._failing = False
            self.commits += 1
            self.writes += sum(job.error is None for job in group)

    def _try(self, connection: sqlite3.Connection, job: Job) -> None:
        """One request. Raises only when the whole transaction is lost."""
        connection.execute("SAVEPOINT request")
        try:
            job.result = run(connection, job.work)
        except Exception as error:  # the one who asked is told
            if not connection.in_transaction:
                raise
            connection.execute("ROLLBACK TO request")
            job.error = problem(error, self._path) if isinstance(error, sqlite3.Error) else error
        connection.execute("RELEASE request")

    def _connected(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = self._open_connection()
        return self._connection

    def _roll_back(self, connection: sqlite3.Connection | None, broken: bool) -> None:
        if connection is None:
            return
        try:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
        except sqlite3.Error:
            broken = True  # closing takes it back as well
        if broken:
            self._disconnect()

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
            self._place.log = None  # the next connection may begin another one


def _answer(group: Sequence[Job]) -> None:
    """Give everyone their answer: one call into each loop, not one for each request."""
    loops: dict[asyncio.AbstractEventLoop, list[Job]] = {}
    for job in group:
        loops.setdefault(job.future.get_loop(), []).append(job)
    for loop, jobs in loops.items():
        try:
            loop.call_soon_threadsafe(_answer_all, jobs)
        except RuntimeError:  # the loop is closed: nobody waits any more
            continue


def _answer_all(jobs: Sequence[Job]) -> None:
    for job in jobs:
        job.answer()
