"""Killed in the middle of the work, and two of them at once: what was acknowledged is there, and there are no gaps."""

import os
import random
import signal
from pathlib import Path

import pytest

from serai.store.store import Store, StoreBusy
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
