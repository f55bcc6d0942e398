"""The one task that writes to PostgreSQL, with group commit, over the one connection that holds the server's lock.

Nobody gets an answer before the commit has returned. When the connection is lost everyone who waits is refused; the next
request makes a new connection and takes the lock anew.
"""

import asyncio
import secrets
import time
from collections.abc import Sequence
from typing import Final, TypeVar

import psycopg
from psycopg import AsyncConnection

from serai.store import work
from serai.store.errors import StoreBusy, StoreError
from serai.store.job import MOST, Job
from serai.store.postgres_link import Address, make_durable, make_schema, problem, run, take_lock
from serai.store.work import Work

T = TypeVar("T")

PAUSE: Final = 0.1  # seconds between two looks at the lock


class Writer:
    """A queue, a task and a connection."""

    def __init__(self, address: Address, patience: float) -> None:
        """`patience`: seconds to wait for the lock, which the database may give back late after a crash."""
        self.writes = 0
        self.commits = 0
        self._address = address
        self._patience = patience
        self._connection: AsyncConnection | None = None
        self._queue: asyncio.Queue[Job | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """How many requests are in the queue."""
        return self._queue.qsize()

    async def open(self) -> None:
        """Connect, take the lock, make the tables where there are none. Raises StoreError."""
        await self._connected()
        self._task = asyncio.create_task(self._work(), name="serai-store")

    async def do(self, piece: Work[T]) -> T:
        """Have a piece of work done and committed. Raises what the work raises, StoreError.

        Who stops waiting does not stop the work.
        """
        if self._task is None:
            raise StoreError(f"{self._address.place}: the store is closed")
        future: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(Job(piece, future))
        result: T = await future  # type: ignore[assignment]
        return result

    async def close(self) -> None:
        """Do what waits, then give back the lock."""
        task, self._task = self._task, None
        if task is not None:
            self._queue.put_nowait(None)
            await task
        await self._disconnect()

    # ---- in the task -------------------------------------------------------------------------------------------------

    async def _work(self) -> None:
        going_on = True
        while going_on:
            group: list[Job] = []
            going_on = await self._take(group)
            if group:
                await self._commit_or_refuse(group)
                for job in group:
                    job.answer()

    async def _take(self, group: list[Job]) -> bool:
        """Wait for a request, then take all that are there; False at the end."""
        job = await self._queue.get()
        while job is not None:
            group.append(job)
            if len(group) == MOST or self._queue.empty():
                return True
            job = self._queue.get_nowait()
        return False

    async def _commit_or_refuse(self, group: Sequence[Job]) -> None:
        """Either all of it is kept, or everyone is refused: they cannot know, if the connection is lost in the commit."""
        committing = False
        try:
            connection = await self._connected()
            await connection.execute("BEGIN; SAVEPOINT request")
            for at, job in enumerate(group):
                await self._try(connection, job, last=at == len(group) - 1)
            committing = True
            done = await connection.execute("COMMIT")
            if done.statusmessage != "COMMIT":
                raise StoreError(f"{self._address.place}: the database took the transaction back")
        except Exception as error:  # everyone is told
            lost = await self._roll_back()
            for job in group:
                job.error = problem(error, self._address.place, unsure=committing and lost)
        else:
            self.commits += 1
            self.writes += sum(job.error is None for job in group)

    async def _try(self, connection: AsyncConnection, job: Job, last: bool) -> None:
        """One request. Raises only when the whole transaction is lost."""
        try:
            job.result = await run(connection, job.work)
        except Exception as error:  # the one who asked is told
            if connection.closed:
                raise
            await connection.execute("ROLLBACK TO request")
            job.error = problem(error, self._address.place) if isinstance(error, psycopg.Error) else error
        else:
            if not last:
                await connection.execute("RELEASE request; SAVEPOINT request")

    async def _connected(self) -> AsyncConnection:
        if self._connection is not None and self._connection.closed:
            await self._disconnect()
        if self._connection is None:
            connection = await self._address.connect()
            try:
                await self._take_lock(connection)
                await make_durable(connection)
                await make_schema(connection, secrets.token_hex(16), self._address.place)
                work.check_version(await run(connection, work.meta()), self._address.place)
            except (psycopg.Error, StoreError) as error:
                await connection.close()
                raise problem(error, self._address.place) from None
            self._connection = connection
        return self._connection

    async def _take_lock(self, connection: AsyncConnection) -> None:
        until = time.monotonic() + self._patience
        while not await take_lock(connection, self._address.place):
            if time.monotonic() >= until:
                raise StoreBusy(f"{self._address.place}: another server is using this database")
            await asyncio.sleep(PAUSE)

    async def _roll_back(self) -> bool:
        """Take back what was begun; whether the connection is lost."""
        connection = self._connection
        if connection is None:
            return True
        try:
            if not connection.closed:
                await connection.execute("ROLLBACK")
                return False
        except psycopg.Error:
            pass  # then closing takes it back
        await self._disconnect()
        return True

    async def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()
