"""What can go wrong with a file: a full disk, a lock, damage, a commit that fails. Refused clearly, and nothing is lost."""

import asyncio
import resource
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Awaitable, Sequence
from pathlib import Path

import pytest

from serai.store.sqlite import SqliteStore
from serai.store.sqlite_writer import Writer
from serai.store.store import Repeated, Stale, Store, StoreBusy, StoreDamaged, StoreError, StoreFull
from serai.store.work import Work
from tests.store.processes import next_line
from tests.store.stores import change, entries_of, some_entries, table_row, using


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A store with two tables of three entries."""
    place = tmp_path / "data"

    async def set_up(store: Store) -> None:
        for table_id in ("t1", "t2"):
            await store.create_table(table_row(table_id), [], {0: "p1"}, "p1", "")
            await store.append(change(table_id, 0, 3))

    using(place, set_up)
    return place


def writer_of(store: Store) -> Writer:
    """The writer, whose connection nobody uses while nothing waits."""
    assert isinstance(store, SqliteStore)
    assert store._writer is not None
    return store._writer


class Faulty(sqlite3.Connection):
    """A connection whose next COMMIT fails with `fail`."""

    fail = 0

    def execute(self, sql: str, arguments: Sequence[str | int | float] = (), /) -> sqlite3.Cursor:  # type: ignore[override]
        """Pass on, but for that COMMIT."""
        if sql == "COMMIT" and self.fail:
            error = sqlite3.OperationalError("as if the disk had failed")
            error.sqlite_errorcode, self.fail = self.fail, 0
            raise error
        return super().execute(sql, arguments)


async def at_once(store: Store, requests: list[Awaitable[object]], fail: int = 0) -> list[object]:
    """The answers to requests that all are in one group; its commit fails with `fail`."""
    started, go = threading.Event(), threading.Event()

    def hold() -> Work[None]:
        started.set()
        go.wait(10)
        yield from ()

    writer = writer_of(store)
    first = asyncio.create_task(writer.do(hold()))
    await asyncio.to_thread(started.wait, 10)
    tasks = [asyncio.ensure_future(request) for request in requests]
    await asyncio.sleep(0)
    assert writer.waiting == len(requests)
    old = writer._connection
    if fail:
        faulty = sqlite3.connect(writer._path, isolation_level=None, check_same_thread=False, factory=Faulty)
        faulty.execute("PRAGMA synchronous = FULL")
        faulty.fail = fail
        writer._connection = faulty
    go.set()
    answers = await asyncio.gather(first, *tasks, return_exceptions=True)
    if fail and old is not None:
        old.close()
    return list(answers[1:])


def test_a_group(folder: Path) -> None:
    """One commit for all that wait; each has its own answer, as if it had been alone."""

    async def play(store: Store) -> None:
        commits = writer_of(store).commits
        requests = [change("t1", 3, 1, key="k1"), change("t1", 3, 1, key="k1"), change("t1", 3, 1), change("t2", 3, 2)]
        first, second, third, fourth = await at_once(store, [store.append(request) for request in requests])
        assert first == fourth == 3
        assert isinstance(second, Repeated)
        assert isinstance(third, Stale)
        assert writer_of(store).commits == commits + 2

    using(folder, play)


@pytest.mark.parametrize(
    ("code", "kind", "unsure"),
    [
        (sqlite3.SQLITE_FULL, StoreFull, False),
        (sqlite3.SQLITE_BUSY, StoreBusy, False),
        (sqlite3.SQLITE_IOERR_FSYNC, StoreError, True),
        (sqlite3.SQLITE_CORRUPT, StoreDamaged, True),
    ],
)
def test_a_commit_that_fails(folder: Path, code: int, kind: type[StoreError], unsure: bool) -> None:
    """Everyone who waits is refused, also who would have been told Repeated; nothing is kept; then it goes on."""

    async def play(store: Store) -> None:
        requests = [change("t1", 3, 1, key="k1"), change("t1", 3, 1, key="k1"), change("t2", 3, 1, key="k2")]
        answers = await at_once(store, [store.append(request) for request in requests], fail=code)
        assert [type(answer) for answer in answers] == [kind] * 3
        assert [answer.unsure for answer in answers if isinstance(answer, StoreError)] == [unsure] * 3
        assert entries_of(await store.record("t1")) == some_entries(0, 3)
        assert await store.kept_key("t1", "p1", "k1") is None
        assert await store.append(change("t1", 3, 1, key="k1")) == 3

    using(folder, play)
    assert entries_of(using(folder, lambda store: store.record("t1"))) == some_entries(0, 4)


def test_an_error_of_ours_harms_only_its_request(folder: Path) -> None:
    """A mistake in the program is told to the one who made it; the others in its group are kept."""

    def mistaken() -> Work[None]:
        yield from ()
        raise ZeroDivisionError

    async def play(store: Store) -> None:
        wrong: Awaitable[object] = writer_of(store).do(mistaken())
        first, second = await at_once(store, [wrong, store.append(change("t1", 3, 1))])
        assert isinstance(first, ZeroDivisionError)
        assert second == 3

    using(folder, play)


def test_a_full_disk(folder: Path) -> None:
    """StoreFull; what was kept can be read; with room again the same request is kept, once."""

    async def play(store: Store) -> None:
        connection = writer_of(store)._connection
        assert connection is not None
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count = {pages}")
        big = change("t1", 3, 1, key="k1", seating="x" * 100_000)
        with pytest.raises(StoreFull, match="the disk is full") as caught:
            await store.append(big)
        assert str(folder) in str(caught.value)
        assert entries_of(await store.record("t1")) == some_entries(0, 3)
        assert await store.kept_key("t1", "p1", "k1") is None
        connection.execute("PRAGMA max_page_count = 1000000")
        assert await store.append(big) == 3
        with pytest.raises(Repeated):
            await store.append(big)

    using(folder, play)
    assert using(folder, lambda store: store.check()).problems == ()


LIMITED = """
import asyncio, resource, sys
from pathlib import Path
from serai.store.store import StoreError, open_store
from tests.store.stores import change

async def play(place):
    store = open_store(place)
    await store.open()
    size = (Path(place) / "serai.sqlite-wal").stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (size + 30_000, resource.RLIM_INFINITY))
    last = 3
    try:
        while True:
            await store.append(change("t1", last, 1, key=f"k{last}", seating="x" * 5000))
            last += 1
    except StoreError as error:
        print("refused", last, type(error).__name__, error.unsure)
    rows = await store.record("t1")
    print("kept", len(rows))
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    print("again", await store.append(change("t1", last, 1, key=f"k{last}", seating="x" * 5000)))
    await store.close()

asyncio.run(play(sys.argv[1]))
"""


def test_a_file_that_cannot_grow(folder: Path) -> None:
    """The log reaches the limit in the middle of a commit: refused, not kept; afterwards the same request is kept."""
    assert resource.RLIM_INFINITY
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", LIMITED, str(folder)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.stderr == ""
    refused, kept, again = (line.split() for line in done.stdout.splitlines())
    assert refused[2] == "StoreError"
    assert int(refused[1]) > 3
    assert int(kept[1]) == int(refused[1])
    assert again[0] == "again"
    found = entries_of(using(folder, lambda store: store.record("t1")))
    assert found == some_entries(0, int(refused[1]) + 1)
    assert using(folder, lambda store: store.check()).problems == ()


HOLDING = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("BEGIN EXCLUSIVE")
print("locked", flush=True)
sys.stdin.readline()
connection.execute("ROLLBACK")
connection.close()
print("free", flush=True)
sys.stdin.readline()
"""


def test_a_locked_database(folder: Path) -> None:
    """Another program holds the file: StoreBusy after some patience; reading works; afterwards all is well."""

    async def play(store: Store) -> None:
        with subprocess.Popen(
            [sys.executable, "-c", HOLDING, str(folder / "serai.sqlite")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        ) as other:
            assert next_line(other) == "locked"
            requests = [store.append(change(table_id, 3, 1, key="k1")) for table_id in ("t1", "t2")]
            for answer in await asyncio.gather(*requests, return_exceptions=True):
                assert isinstance(answer, StoreBusy)
                assert "another program has locked the file" in str(answer)
            assert len(await store.record("t1")) == 3
            assert other.stdin is not None
            other.stdin.write("go\n")
            other.stdin.flush()
            assert next_line(other) == "free"
            assert await store.append(change("t1", 3, 1, key="k1")) == 3
            other.kill()

    using(folder, play, patience=0.1)


@pytest.mark.parametrize(
    ("content", "kind", "said"),
    [
        (b"This is no database at all. " * 100, StoreDamaged, "no SQLite file"),
        (b"SQLite format 3\0" + b"\xff" * 4080, StoreDamaged, "SQLite"),
    ],
)
def test_no_database(tmp_path: Path, content: bytes, kind: type[StoreError], said: str) -> None:
    """Something else in the place of the file is refused and left as it is."""
    path = tmp_path / "serai.sqlite"
    path.write_bytes(content)
    for reading in (True, False):
        with pytest.raises(kind, match=said):
            using(tmp_path, lambda store: store.table_ids(), reading=reading)
    assert path.read_bytes() == content


def test_a_database_of_somebody_else(tmp_path: Path) -> None:
    """A SQLite file that is no store of ours, or one of a later version, is refused and not written to."""
    path = tmp_path / "serai.sqlite"
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE songs (title TEXT)")
    connection.commit()
    connection.close()
    content = path.read_bytes()
    for reading in (True, False):
        with pytest.raises(StoreError, match="no store of Serai's"):
            using(tmp_path, lambda store: store.table_ids(), reading=reading)
        assert path.read_bytes() == content
    later = tmp_path / "later"
    using(later, lambda store: store.meta())
    connection = sqlite3.connect(later / "serai.sqlite")
    connection.execute("UPDATE meta SET value = '2' WHERE name = 'schema'")
    connection.commit()
    connection.close()
    for reading in (True, False):
        with pytest.raises(StoreError, match=r"another version of Serai \(schema '2'"):
            using(later, lambda store: store.table_ids(), reading=reading)


def test_places_that_cannot_be(tmp_path: Path) -> None:
    """A file instead of a folder, a folder instead of a file, a link in the place of the lock."""
    file = tmp_path / "file"
    file.write_text("")
    with pytest.raises(StoreError, match="cannot be made"):
        using(file / "data", lambda store: store.table_ids())
    (tmp_path / "data" / "serai.sqlite").mkdir(parents=True)
    with pytest.raises(StoreError, match=r"serai\.sqlite"):
        using(tmp_path / "data", lambda store: store.table_ids())
    (tmp_path / "link").mkdir()
    (tmp_path / "link" / "serai.lock").symlink_to(file)
    with pytest.raises(StoreError, match=r"serai\.lock"):
        using(tmp_path / "link", lambda store: store.table_ids())


@pytest.mark.parametrize(
    "statement", ["UPDATE entries SET action = 'x'", "DELETE FROM entries", "DELETE FROM requests"]
)
def test_entries_are_written_once(folder: Path, statement: str) -> None:
    """Not even by hand, by mistake."""
    connection = sqlite3.connect(folder / "serai.sqlite")
    connection.execute("INSERT INTO requests VALUES ('t1', 'p', 'k', 1, '', 0)")
    with pytest.raises(sqlite3.IntegrityError, match="written once"):
        connection.execute(statement)
    connection.close()
