"""A SQLite file of ours: how it is opened, what its errors mean, and how a piece of work is run on it."""

import errno
import os
import sqlite3
from dataclasses import dataclass
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


def make_file(path: Path) -> None:
    """An empty file that its owner alone can read, where there is none. Raises StoreError.

    A file that is there is not even opened: closing any handle of it drops all locks that this process holds on it, the
    ones of SQLite's connections too, and another program would then take the write-ahead log away from under them.
    """
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600))
    except FileExistsError:
        return
    except OSError as error:
        raise problem(error, path) from None


@dataclass
class Place:
    """The files that a connection writes, to notice when they are no longer the ones in the folder."""

    path: Path
    file: tuple[int, int] | None = None
    log: tuple[int, int] | None = None

    def check(self) -> None:
        """Raises StoreError (unsure) when the data file or its log has been taken away, or is another one."""
        log = self.path.with_name(f"{self.path.name}-wal")
        self.file, self.log = self._same(self.path, self.file), self._same(log, self.log)

    def check_file(self) -> None:
        """The data file alone, from any thread. Raises StoreError."""
        self._same(self.path, self.file)

    def _same(self, path: Path, known: tuple[int, int] | None) -> tuple[int, int] | None:
        try:
            found = path.stat()
        except OSError:
            if known is None:
                return None
            raise StoreError(f"{path}: is no longer there; stop the server and look into the folder", True) from None
        if known not in (None, (found.st_dev, found.st_ino)):
            raise StoreError(f"{path}: is another file now; stop the server and look into the folder", True)
        return found.st_dev, found.st_ino


def connect(path: Path, *, reading: bool = False, patience: float = 5.0) -> sqlite3.Connection:
    """A connection, usable from any thread, one at a time. Raises StoreError.

    `reading` never changes the file. `patience`: seconds to wait for a lock. The file has to be there: see `make_file`.
    """
    try:
        if not reading and path.exists() and not os.access(path, os.W_OK):  # SQLite would open it for reading
            raise PermissionError(errno.EACCES, "the file may not be written")
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
