"""The store in a PostgreSQL database, for hosts who have one.

Everything is written over one connection, which also holds the lock of the server: whoever has lost that connection has
lost the lock with it and cannot write. Reading goes through a small pool.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

import psycopg
from psycopg import AsyncConnection, IsolationLevel
from psycopg_pool import AsyncConnectionPool

from serai.store import schema, work
from serai.store.base import DatabaseStore
from serai.store.check import Latency, summary
from serai.store.copying import CHUNK, draft, finish, pour, source_file
from serai.store.errors import StoreError
from serai.store.postgres_link import Address, problem, run
from serai.store.postgres_writer import Writer
from serai.store.rows import Stats
from serai.store.sqlite_file import connect, make_file
from serai.store.sqlite_file import make_schema as make_sqlite
from serai.store.work import Work, insert

T = TypeVar("T")

READERS: Final = 4


class PostgresStore(DatabaseStore):
    """The tables lie in the current schema of the database that the address names."""

    engine = "postgresql"

    def __init__(
        self,
        url: str,
        reading: bool = False,
        patience: float = 5.0,
        clock: Callable[[], float] = time.time,
    ) -> None:
        """`reading`: only look, also beside a running server. `patience`: seconds to wait for lock and connection."""
        super().__init__(clock)
        self._address = Address(url)
        self.place = self._address.place
        self._reading = reading
        self._patience = patience
        self._writer: Writer | None = None
        self._pool: AsyncConnectionPool[AsyncConnection] | None = None

    async def open(self) -> None:
        """See `Store`."""
        try:
            if not self._reading:
                self._writer = Writer(self._address, self._patience)
                await self._writer.open()
            await self._check_ours()
            self._pool = AsyncConnectionPool(
                self._address.text(reading=True),
                min_size=1,
                max_size=READERS,
                open=False,
                kwargs={"autocommit": True},
                check=AsyncConnectionPool.check_connection,
                timeout=self._patience,
                name="serai-read",
            )
            await self._pool.open()
        except BaseException:
            await self.close()
            raise

    async def _check_ours(self) -> None:
        connection = await self._address.connect(reading=True)
        try:
            work.check_version(await run(connection, work.meta()), self.place)
        except psycopg.errors.UndefinedTable:
            raise StoreError(f"{self.place}: there is no store here") from None
        except psycopg.Error as error:
            raise problem(error, self.place) from None
        finally:
            await connection.close()

    async def close(self) -> None:
        """See `Store`."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await pool.close()
        if self._writer is not None:
            await self._writer.close()

    async def _read(self, piece: Work[T]) -> T:
        if self._pool is None:
            raise StoreError(f"{self.place}: the store is closed")
        try:
            async with self._pool.connection() as connection:
                return await run(connection, piece)
        except psycopg.Error as error:
            raise problem(error, self.place) from None

    async def _write(self, piece: Work[T]) -> T:
        if self._writer is None:
            raise StoreError(f"{self.place}: the store is open for reading only")
        return await self._writer.do(piece)

    # ---- the store itself --------------------------------------------------------------------------------------------

    async def backup(self, path: Path, overwrite: bool = False) -> None:
        """See `Store`."""
        with draft(path, overwrite) as made:
            connection = await self._address.connect(reading=True)
            try:
                make_file(made)
                file = connect(made)
                try:
                    await self._copy_to(connection, file)
                    await asyncio.to_thread(finish, file, made)
                finally:
                    file.close()
            except (psycopg.Error, sqlite3.Error) as error:
                raise problem(error, self.place) from None
            finally:
                await connection.close()

    async def _copy_to(self, connection: AsyncConnection, file: sqlite3.Connection) -> None:
        """Everything as it is at one moment."""
        await connection.set_isolation_level(IsolationLevel.REPEATABLE_READ)
        file.execute("BEGIN")
        make_sqlite(file, "")
        file.execute("DELETE FROM meta")
        async with connection.transaction():
            for name, columns in schema.COLUMNS.items():
                async with connection.cursor(name=f"copy_{name}") as cursor:
                    await cursor.execute(f"SELECT {', '.join(columns)} FROM {name}".encode())
                    while rows := await cursor.fetchmany(CHUNK):
                        await asyncio.to_thread(file.executemany, insert(name), rows)
        file.execute("COMMIT")

    async def restore(self, path: Path) -> None:
        """See `Store`."""
        with source_file(path) as source:
            await self._write(pour(source, self.place))

    async def stats(self) -> Stats:
        """See `Store`."""
        tables, entries, people = await self._read(work.counts())
        size = await self._read(work.postgres_size())
        writer = self._writer
        done = (writer.writes, writer.commits, writer.waiting) if writer is not None else (0, 0, 0)
        return Stats(self.engine, tables, entries, people, size, *done)

    async def integrity(self) -> list[str]:
        """See `Store`. PostgreSQL checks its pages itself when it was set up with checksums."""
        return []

    async def latency(self, commits: int = 100) -> Latency:
        """See `Store`. The commits write a message to the log of the database and nothing else."""
        connection = await self._address.connect()
        times = []
        try:
            for _ in range(commits):
                begun = time.perf_counter()
                await connection.execute("SELECT pg_logical_emit_message(true, 'serai', repeat('x', 200))")
                times.append(time.perf_counter() - begun)
        except psycopg.Error as error:
            raise problem(error, self.place) from None
        finally:
            await connection.close()
        return summary(times)
