"""Killed in the middle of the work, and two of them at once: what was acknowledged is there, and there are no gaps."""

import os
import random
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from serai.store.sqlite import SqliteStore
from serai.store.store import Store, StoreBusy, StoreError
from serai.store.work import Work
from tests.store.postgres_server import Server
from tests.store.processes import next_line, writing
from tests.store.stores import Place, change, entries_of, some_entries, table_row, using

TABLES = 8
KILLS = 10


async def set_up(store: Store) -> None:
    """Tables to write to."""
    for at in range(TABLES):
        await store.create_table(table_row(f"t{at}"), [], {0: "p1"}, "p1", "")


async def lengths(store: Store) -> dict[str, int]:
    """How many entries each table has; every one is whole and knows it."""
    found = {}
    for table_id in await store.table_ids():
        row = await store.table(table_id)
        entries = entries_of(await store.record(table_id))
        assert row is not None
        assert entries == some_entries(0, row.last)
        found[table_id] = row.last
    return found


def kill_in_mid_load(place: Place, acknowledgements: int) -> dict[str, int]:
    """Start a writer, kill it after so many acknowledgements; the last entry acknowledged for each table."""
    acknowledged: dict[str, int] = {}
    with writing(place, TABLES) as process:
        assert next_line(process) == "open"
        heard = 0
        while line := next_line(process):
            table_id, last = line.split()
            acknowledged[table_id] = int(last)
            heard += 1
            if heard == acknowledgements:
                os.kill(process.pid, signal.SIGKILL)
    assert heard >= acknowledgements
    return acknowledged


def test_kill_9(place: Place) -> None:
    """Ten times in a row; the next server goes on at once from what is there."""
    using(place, set_up)
    chance = random.Random(7)
    before = dict.fromkeys((f"t{at}" for at in range(TABLES)), 0)
    for _ in range(KILLS):
        acknowledged = kill_in_mid_load(place, chance.randint(1, 60))
        after = using(place, lengths)
        for table_id, last in after.items():
            assert last >= max(before[table_id], acknowledged.get(table_id, 0))
        before = after
    assert sum(before.values()) > KILLS


def test_two_servers(place: Place) -> None:
    """The second is told in one sentence which store is taken; the first plays on; when it is gone, the store is free."""
    using(place, set_up)
    with writing(place, 0) as first:
        assert next_line(first) == "open"
        with writing(place, 0) as second:
            said = next_line(second)
        assert said.startswith("StoreBusy ")
        name = str(place) if isinstance(place, Path) else "postgresql:///postgres"
        assert f"{name}: another server is using this " in said
        with pytest.raises(StoreBusy, match="another server"):
            using(place, lambda store: store.table_ids(), patience=0.2)
        assert using(place, lambda store: store.table_ids(), reading=True) == [f"t{at}" for at in range(TABLES)]
        os.kill(first.pid, signal.SIGKILL)
    assert using(place, lambda store: store.append(change("t0", 0, 1))) == 2


def test_a_database_that_crashes(postgres: Server, postgres_url: str) -> None:
    """PostgreSQL itself is stopped as if by a power failure while a server writes: the server refuses, nothing is lost."""
    using(postgres_url, set_up)
    acknowledged: dict[str, int] = {}
    with writing(postgres_url, TABLES) as process:
        assert next_line(process) == "open"
        for _ in range(30):
            table_id, last = next_line(process).split()
            acknowledged[table_id] = int(last)
        postgres.stop("immediate")
        while line := next_line(process):
            first, *rest = line.split()
            if first == "StoreBusy":
                break
            acknowledged[first] = int(rest[0])
        assert line.startswith("StoreBusy")
    postgres.start()
    after = using(postgres_url, lengths)
    assert all(after[known] >= number for known, number in acknowledged.items())


def test_a_truncated_log(tmp_path: Path) -> None:
    """SQLite's write-ahead log is cut off anywhere: the store is what it was after some commit, whole and without gaps."""
    place = tmp_path / "data"

    async def play(store: Store) -> tuple[bytes, bytes]:
        await set_up(store)
        for last in range(0, 60, 3):
            await store.append(change("t0", last, 3, key=f"k{last}"))
        return (place / "serai.sqlite").read_bytes(), (place / "serai.sqlite-wal").read_bytes()

    file, log = using(place, play)
    seen = set()
    for at in range(12):
        copy = tmp_path / f"copy{at}"
        copy.mkdir()
        (copy / "serai.sqlite").write_bytes(file)
        (copy / "serai.sqlite-wal").write_bytes(log[: len(log) - at * 3001])
        found = using(copy, lengths)
        assert found["t0"] % 3 == 0
        assert using(copy, lambda store: store.check(), reading=True).problems == ()
        using(copy, lambda store, last=found["t0"]: store.append(change("t0", last, 1)))  # type: ignore[misc]
        seen.add(found["t0"])
    assert max(seen) == 60
    assert len(seen) > 2


READER = """
import sqlite3, sys
with sqlite3.connect(sys.argv[1]) as connection:
    print(connection.execute("SELECT COUNT(*) FROM entries").fetchall())
connection.close()
"""


@pytest.mark.parametrize("existing", [False, True], ids=["a new file", "a file that was there"])
def test_another_program_looks_into_the_file(tmp_path: Path, existing: bool) -> None:
    """It opens and closes the file while a server writes; what is acknowledged afterwards survives the server's death.

    It would take the write-ahead log away with it if the server held no locks on the file.
    """
    place = tmp_path / "data"
    using(place, set_up)
    if not existing:
        (place / "serai.sqlite").unlink()
    acknowledged: dict[str, int] = {}
    with writing(place, TABLES if existing else 0) as process:
        assert next_line(process) == "open"
        for at in range(40 if existing else 0):
            table_id, last = next_line(process).split()
            acknowledged[table_id] = int(last)
            if at in (10, 20):
                subprocess.run([sys.executable, "-c", READER, str(place / "serai.sqlite")], check=True)
        if not existing:
            subprocess.run([sys.executable, "-c", READER, str(place / "serai.sqlite")], check=True)
        assert (place / "serai.sqlite-wal").exists()
        os.kill(process.pid, signal.SIGKILL)
        for line in iter(lambda: next_line(process), ""):
            table_id, last = line.split()
            acknowledged[table_id] = int(last)
    after = using(place, lengths)
    assert all(after[known] >= number for known, number in acknowledged.items())


def locks_on(path: Path) -> int:
    """How many locks this process holds on a file."""
    if not Path("/proc/locks").is_file():
        pytest.skip("only Linux tells who holds locks")
    file = f":{path.stat().st_ino} "
    lines = Path("/proc/locks").read_text().splitlines()
    return sum(f" {os.getpid()} " in line and file in line for line in lines)


def test_the_store_keeps_its_locks(tmp_path: Path) -> None:
    """On a file that was there, whatever it does meanwhile: no handle of the file is opened and closed beside SQLite."""
    place = tmp_path / "data"
    using(place, set_up)
    path = place / "serai.sqlite"

    async def play(store: Store) -> None:
        assert locks_on(path) > 0
        await store.append(change("t0", 0, 1))
        await store.ready()
        await store.stats()
        await store.integrity()
        await store.latency(2)
        await store.backup(tmp_path / "copy.sqlite")
        with pytest.raises(StoreError):
            await store.backup(path, overwrite=True)
        with pytest.raises(StoreError):
            await store.restore(path)
        await store.check()
        assert isinstance(store, SqliteStore)
        assert store._writer is not None
        store._writer._disconnect()  # as after a fault of the disk: the next one makes a new connection
        await store.append(change("t0", 1, 1))
        assert locks_on(path) > 0

    using(place, play)


def test_ready_means_that_it_can_be_written(place: Place) -> None:
    """It is tried, though not by everyone who asks; no trace of it is in what the store says of itself."""

    async def play(store: Store) -> list[object]:
        before = await store.meta()
        written: list[object] = []
        write = store._write  # type: ignore[attr-defined]

        async def noted(piece: Work[object]) -> object:
            written.append(piece)
            return await write(piece)

        store._write = noted  # type: ignore[attr-defined]
        for _ in range(3):
            await store.ready()
        assert await store.meta() == before
        return written

    assert len(using(place, play)) == 1
    assert len(using(place, play)) == 1


def test_ready_when_nothing_can_be_written(tmp_path: Path) -> None:
    """Not ready, before anybody has tried to keep something; ready when there is room again."""

    async def play(store: Store) -> None:
        await set_up(store)
        with no_growth(tmp_path / "data" / "serai.sqlite-wal"):
            for _ in range(2):
                with pytest.raises(StoreError):
                    await store.ready()
        await store.ready()

    using(tmp_path / "data", play)


@contextmanager
def no_growth(path: Path) -> Iterator[None]:
    """No file of this process may grow over the size of that one."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        signal.signal(signal.SIGXFSZ, handler)


@pytest.mark.parametrize("end", ["", "-wal"])
def test_a_file_that_is_taken_away(tmp_path: Path, end: str) -> None:
    """Nothing is acknowledged any more, nothing new is made in its place, and the sentence says which file it is."""
    place = tmp_path / "data"

    async def play(store: Store) -> None:
        await set_up(store)
        await store.append(change("t0", 0, 2))
        (place / f"serai.sqlite{end}").rename(tmp_path / "away")
        for _ in range(2):
            with pytest.raises(StoreError, match=f"serai.sqlite{end}: is no longer there"):
                await store.append(change("t0", 2, 1))
        with pytest.raises(StoreError):
            await store.ready()
        (tmp_path / "away").rename(place / f"serai.sqlite{end}")
        await store.ready()
        await store.append(change("t0", 2, 1))

    using(place, play)
    assert using(place, lengths)["t0"] == 3
