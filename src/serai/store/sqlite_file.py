"""A SQLite file of ours: how it is opened, what its errors mean, and how a piece of work is run on it."""

import os
import sqlite3
from pathlib import Path
from typing import Final, TypeVar
from urllib.parse import quote

from serai.store import schema
from serai.store.errors import StoreBusy, StoreDamaged, StoreError, StoreFull
from serai.store.work import FOR_UPDATE, Ask, Row, Work, check_version, meta

T = TypeVar("T")

NAME: Final = "serai.sqlite"

_KINDS: Final[dict[int, tuple[type[StoreError], str]]] = {
    sqlite3.SQLITE_FULL: (StoreFull, "the disk is full"),
    sqlite3.SQLITE_BUSY: (StoreBusy, "another program has locked the file"),
    sqlite3.SQLITE_LOCKED: (StoreBusy, "the file is locked"),
    sqlite3.SQLITE_CORRUPT: (StoreDamaged, "the file is damaged"),
    sqlite3.SQLITE_NOTADB: (StoreDamaged, "this is no SQLite file"),
    sqlite3.SQLITE_IOERR: (StoreError, "the disk reports an error"),
    sqlite3.SQLITE_READONLY: (StoreError, "the file may not be written"),
    sqlite3.SQLITE_CANTOPEN: (StoreError, "the file cannot be opened"),
}


def problem(error: Exception, path: Path, unsure: bool = False) -> StoreError:
    """An error of SQLite's or the system's as one of ours."""
    if isinstance(error, StoreError):
        return error
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        said = error.strerror if isinstance(error, OSError) and error.strerror else error
        return StoreError(f"{path}: {said}", unsure)
    kind, meaning = _KINDS.get(code & 0xFF, (StoreError, "SQLite refuses"))
    return kind(f"{path}: {meaning} ({error})", unsure)


def connect(path: Path, *, reading: bool = False, patience: float = 5.0) -> sqlite3.Connection:
    """A connection, usable from any thread, one at a time. Raises StoreError.

    `reading` never changes the file, nor makes one. `patience`: seconds to wait for a lock.
    """
    try:
        if not reading:
            os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
        connection = sqlite3.connect(
            f"file:{quote(str(path))}?mode={'ro' if reading else 'rw'}",
            uri=True,
            timeout=patience,
            isolation_level=None,
            check_same_thread=False,
        )
    except (OSError, sqlite3.Error, ValueError) as error:
        raise problem(error, path) from None
    try:
        _set_up(connection, reading)
    except sqlite3.Error as error:
        connection.close()
        raise problem(error, path) from None
    return connection


def _text(value: bytes) -> str | bytes:
    """A text out of the file; a damaged one as bytes, so that only the row it belongs to is refused."""
    try:
        return value.decode()
    except UnicodeDecodeError:
        return value


def _set_up(connection: sqlite3.Connection, reading: bool) -> None:
    connection.text_factory = _text
    connection.execute("PRAGMA foreign_keys = ON")
    if reading:
        connection.execute("PRAGMA query_only = ON")
        connection.execute("SELECT COUNT(*) FROM sqlite_master").fetchall()  # reads the first page
    else:
        connection.execute("PRAGMA journal_mode = WAL").fetchall()
        connection.execute("PRAGMA synchronous = FULL")


def make_schema(connection: sqlite3.Connection, installation: str) -> None:
    """Make the tables of an empty file, inside of the caller's transaction."""
    for statement in schema.statements("sqlite"):
        connection.execute(statement)
    connection.execute(f"PRAGMA application_id = {schema.APPLICATION}")
    rows = [("schema", str(schema.VERSION)), ("installation", installation)]
    connection.executemany("INSERT INTO meta (name, value) VALUES (?, ?)", rows)


def is_empty(connection: sqlite3.Connection) -> bool:
    """Whether the file has no tables at all."""
    return not connection.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchall()


def check_ours(connection: sqlite3.Connection, path: Path) -> None:
    """Check that a file is a store that this version can read. Raises StoreError."""
    try:
        found = run(connection, meta())
    except sqlite3.Error as error:
        told = problem(error, path)
        if isinstance(told, StoreDamaged | StoreBusy):
            raise told from None
        raise StoreError(f"{path}: this is no store of Serai's ({error})") from None
    check_version(found, str(path))


def run(connection: sqlite3.Connection, work: Work[T]) -> T:
    """Do a piece of work; what it raises, and what SQLite raises, passes through."""
    try:
        ask = next(work)
        while True:
            ask = work.send(_answer(connection, ask))
    except StopIteration as done:
        result: T = done.value
        return result
    finally:
        work.close()


def _answer(connection: sqlite3.Connection, ask: Ask) -> list[Row]:
    sql = ask.sql.removesuffix(FOR_UPDATE)
    if ask.many:
        connection.executemany(sql, ask.rows)
        return []
    return connection.execute(sql, ask.rows[0]).fetchall()
