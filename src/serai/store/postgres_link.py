"""Connections to PostgreSQL: how they are made, what their errors mean, and how a piece of work is run on one."""

from typing import Final, TypeVar

import psycopg
from psycopg import AsyncConnection, conninfo

from serai.store import schema
from serai.store.errors import StoreBusy, StoreDamaged, StoreError, StoreFull
from serai.store.work import Ask, Row, Work

T = TypeVar("T")

# Nothing waits for ever; a dead connection is noticed, here and over there.
_SESSION: Final = (
    "-c statement_timeout=60s -c lock_timeout=5s -c idle_in_transaction_session_timeout=60s "
    "-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3"
)
NO_ADDRESS: Final = (
    "this is no address of a PostgreSQL database; expected postgresql://user:password@host:port/name "
    "(with signs such as / in the password written as %2F)"
)
_LINK: Final = {
    "application_name": "serai",
    "connect_timeout": "5",
    "keepalives_idle": "10",
    "tcp_user_timeout": "15000",
}

_KINDS: Final[dict[str, type[StoreError]]] = {
    "08": StoreBusy,  # connections
    "40": StoreBusy,  # deadlocks
    "53": StoreBusy,  # too many connections, no memory
    "55": StoreBusy,  # locks
    "57": StoreBusy,  # the database goes down, or comes up
    "53100": StoreFull,
    "XX001": StoreDamaged,
    "XX002": StoreDamaged,
}


def problem(error: Exception, place: str, unsure: bool = False) -> StoreError:
    """An error of the database's or the connection's as one of ours."""
    if isinstance(error, StoreError):
        return error
    said = " ".join(str(error).split()) or type(error).__name__
    code = getattr(error, "sqlstate", None) or ""
    if not code and isinstance(error, psycopg.OperationalError | psycopg.InterfaceError | OSError):
        return StoreBusy(f"{place}: no connection to the database: {said}", unsure)
    kind = _KINDS.get(code) or _KINDS.get(code[:2], StoreError)
    return kind(f"{place}: {said}", unsure)


class Address:
    """Where the database is. `place` names it without a password."""

    def __init__(self, url: str) -> None:
        """Raises StoreError for an address that is none. What it sets itself goes before our own settings."""
        try:
            given = conninfo.conninfo_to_dict(url)
        except psycopg.Error:  # its text may hold the password
            raise StoreError(NO_ADDRESS) from None
        host, port = given.get("host") or "", str(given.get("port") or "")
        if not all(part.isdigit() for part in port.split(",") if part):
            raise StoreError(NO_ADDRESS)
        shown = f"{host}:{port}" if port else str(host)
        self.place = f"postgresql://{shown if not shown.startswith('/') else ''}/{given.get('dbname') or ''}"
        self._given = {**_LINK, **{name: str(value) for name, value in given.items() if value is not None}}
        self._options = f"{_SESSION} {given.get('options') or ''}".strip()

    def text(self, reading: bool = False) -> str:
        """The address for libpq. A connection for `reading` cannot write."""
        more = " -c default_transaction_read_only=on" if reading else ""
        return conninfo.make_conninfo("", **{**self._given, "options": self._options + more})

    async def connect(self, reading: bool = False) -> AsyncConnection:
        """A connection without a transaction. Raises StoreError."""
        try:
            return await AsyncConnection.connect(self.text(reading), autocommit=True)
        except (psycopg.Error, OSError) as error:
            raise problem(error, self.place) from None


async def run(connection: AsyncConnection, work: Work[T]) -> T:
    """Do a piece of work; what it raises, and what the database raises, passes through."""
    try:
        ask = next(work)
        while True:
            ask = work.send(await _answer(connection, ask))
    except StopIteration as done:
        result: T = done.value
        return result
    finally:
        work.close()


async def _answer(connection: AsyncConnection, ask: Ask) -> list[Row]:
    sql = ask.sql.replace("?", "%s").encode()
    async with connection.cursor() as cursor:
        if ask.many:
            await cursor.executemany(sql, ask.rows)
            return []
        await cursor.execute(sql, ask.rows[0])
        return await cursor.fetchall() if cursor.description is not None else []


async def make_durable(connection: AsyncConnection) -> None:
    """See to it that a commit is on the disk before it returns, whatever the host has set; stricter settings stay."""
    await connection.execute(
        "SELECT set_config('synchronous_commit', 'on', false) "
        "WHERE current_setting('synchronous_commit') IN ('off', 'local')"
    )


async def take_lock(connection: AsyncConnection, place: str) -> bool:
    """Try to become the server of this database (of this schema of it), for as long as the connection lasts.

    Raises StoreError when the schema is not there.
    """
    found = await connection.execute(
        "SELECT pg_try_advisory_lock(%s, hashtext(current_schema()))", (schema.APPLICATION,)
    )
    row = await found.fetchone()
    if row is None or row[0] is None:
        raise StoreError(f"{place}: the schema of the search path is not there")
    return bool(row[0])


async def make_schema(connection: AsyncConnection, installation: str, place: str) -> None:
    """Make the tables where there are none. Raises StoreError, psycopg.Error."""
    found = await connection.execute(
        "SELECT 1 FROM pg_tables WHERE schemaname = current_schema() AND tablename = 'meta'"
    )
    if await found.fetchone() is not None:
        return
    try:
        async with connection.transaction():
            for statement in schema.statements("postgresql"):
                await connection.execute(statement.encode())
            for name, value in (("schema", str(schema.VERSION)), ("installation", installation)):
                await connection.execute("INSERT INTO meta (name, value) VALUES (%s, %s)", (name, value))
    except psycopg.errors.DuplicateTable as error:
        raise StoreError(f"{place}: give Serai a database of its own; in this one, {error}") from None
