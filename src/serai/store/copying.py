"""Backups: everything as one SQLite file, whatever the store is, and back into an empty store of either kind.

A backup appears under its name only when it is whole, checked and on the disk.
"""

import os
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from serai.store import schema
from serai.store.errors import StoreDamaged, StoreError
from serai.store.sqlite_file import check_ours, connect, make_file, problem
from serai.store.work import Ask, Work, counts, insert

CHUNK: Final = 500  # rows at a time


def copy_file(source: Path, path: Path, overwrite: bool) -> None:
    """Copy a SQLite store, also while a server is writing it. Raises StoreError."""
    if path.exists() and path.samefile(source):
        raise StoreError(f"{path}: this is the store itself")
    with draft(path, overwrite) as made:
        reader = connect(source, reading=True)
        try:
            make_file(made)
            writer = connect(made)
            try:
                reader.backup(writer)
                finish(writer, made)
            except sqlite3.Error as error:
                raise problem(error, source) from None
            finally:
                writer.close()
        finally:
            reader.close()


def finish(connection: sqlite3.Connection, path: Path) -> None:
    """Make a copy one single file, and check it. Raises StoreDamaged, sqlite3.Error."""
    connection.execute("PRAGMA journal_mode = DELETE").fetchall()
    found = [str(line) for (line,) in connection.execute("PRAGMA integrity_check(1)")]
    if found != ["ok"]:
        raise StoreDamaged(f"the copy does not pass the check of its integrity, so none is kept: {found[0]}")
    check_ours(connection, path)


@contextmanager
def draft(path: Path, overwrite: bool) -> Iterator[Path]:
    """A file to write, beside where it shall be; moved there when the block ends well, removed otherwise.

    Raises StoreError.
    """
    _check_free(path, overwrite)
    made = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        yield made
        _check_free(path, overwrite)
        _sync(made)
        made.replace(path)
        _sync(path.parent)
    except OSError as error:
        raise StoreError(f"{path}: cannot be written: {error.strerror or error}") from None
    finally:
        for end in ("", "-wal", "-shm", "-journal"):
            with suppress(OSError):  # what is left over is hidden and harmless
                made.with_name(made.name + end).unlink(missing_ok=True)


def _check_free(path: Path, overwrite: bool) -> None:
    if path.is_dir():
        raise StoreError(f"{path}: this is a folder; the backup needs the name of a file")
    if not path.parent.is_dir():
        raise StoreError(f"{path.parent}: there is no such folder")
    if os.path.lexists(path) and not overwrite:
        raise StoreError(f"{path}: a file of this name is there already; --force replaces it")


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


# ---- back into a store -----------------------------------------------------------------------------------------------


@contextmanager
def source_file(path: Path) -> Iterator[sqlite3.Connection]:
    """A backup, open for reading and checked. Raises StoreError."""
    if not path.is_file():
        raise StoreError(f"{path}: there is no such file")
    connection = connect(path, reading=True)
    try:
        found = [str(line) for (line,) in connection.execute("PRAGMA integrity_check(1)")]
        if found != ["ok"]:
            raise StoreDamaged(f"{path}: the file is damaged: {found[0]}")
        check_ours(connection, path)
        yield connection
    except sqlite3.Error as error:
        raise problem(error, path) from None
    finally:
        connection.close()


def pour(source: sqlite3.Connection, place: str) -> Work[None]:
    """Everything from a backup into an empty store, in one transaction. Raises StoreError when it is not empty."""
    tables, entries, people = yield from counts()
    if tables or entries or people:
        raise StoreError(f"{place}: not empty ({tables} tables, {people} people); a backup needs an empty store")
    for name, columns in schema.COLUMNS.items():
        if name == "meta":
            continue
        rows = source.execute(f"SELECT {', '.join(columns)} FROM {name}")
        while chunk := rows.fetchmany(CHUNK):
            yield Ask(insert(name), chunk, many=True)
    for (installation,) in source.execute("SELECT value FROM meta WHERE name = 'installation'"):
        yield Ask("UPDATE meta SET value = ? WHERE name = 'installation'", [(installation,)])
