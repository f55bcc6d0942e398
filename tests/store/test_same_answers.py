"""SQLite and PostgreSQL give the same answers to the same requests, whatever they are, and keep the same records."""

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from serai.store.check import read_record
from serai.store.store import Append, Repeated, Stale, Store, StoreError, open_store
from tests.store.stores import keep_game, person, played, some_entries, table_row

pytest.importorskip("psycopg")

TABLES = ("ta", "tb", "tc")
PEOPLE = ("p1", "p2")
KEYS = ("", "k1", "k2", "k3")
STATUSES = ("waiting", "playing", "paused", "over", "closed")

creations = st.tuples(
    st.just("create"),
    st.sampled_from(TABLES),
    st.integers(0, 3),
    st.sampled_from(PEOPLE),
    st.sampled_from(KEYS),
    st.booleans(),
)
appends = st.tuples(
    st.just("append"),
    st.sampled_from(TABLES),
    st.sampled_from((0, 0, 0, 0, -1, 1)),  # what the sender is wrong by
    st.integers(0, 3),
    st.sampled_from(PEOPLE),
    st.sampled_from(KEYS),
    st.sampled_from(STATUSES),
    st.sampled_from((None, "{}", '{"è": "…"}')),
    st.none() | st.dictionaries(st.integers(0, 3), st.sampled_from(PEOPLE), max_size=3),
)
others = st.one_of(
    st.tuples(st.just("quarantine"), st.sampled_from(TABLES), st.sampled_from(("", "damaged"))),
    st.tuples(st.just("person"), st.sampled_from(PEOPLE)),
    st.tuples(st.just("rename"), st.sampled_from(PEOPLE), st.text(max_size=5)),
    st.tuples(st.just("leave"), st.sampled_from(PEOPLE)),
)
Request = tuple[Any, ...]  # drawn by the strategies above


@dataclass
class Both:
    """The two stores, open in one loop, and how many examples there were."""

    runner: asyncio.Runner
    stores: tuple[Store, Store]
    examples: Iterator[int]


@pytest.fixture
def both(tmp_path: Path, postgres_url: str) -> Iterator[Both]:
    """Two empty stores with clocks that tick alike."""
    stores = (open_store(tmp_path / "data"), open_store(postgres_url))
    for store in stores:
        ticks = count(1000)
        store._clock = lambda ticks=ticks: float(next(ticks))  # type: ignore[attr-defined]
    with asyncio.Runner() as runner:
        for store in stores:
            runner.run(store.open())
        yield Both(runner, stores, count())
        for store in stores:
            runner.run(store.close())


async def answer(request: Callable[[], Awaitable[object]]) -> object:
    """What came of a request, as data."""
    try:
        return await request()
    except Stale as error:
        return ("stale", error.found)
    except Repeated as error:
        return ("repeated", error.seq, error.request, error.table)
    except StoreError as error:
        return (type(error).__name__, str(error), error.unsure)


def asked(store: Store, request: Request, mark: str, last: int) -> Awaitable[object]:
    """Send a drawn request; names carry the mark of the example, so that one example knows nothing of another."""
    match request:
        case ("create", table, entries, host, key, watch):
            row = table_row(mark + table, host=mark + host, watch=watch, last=entries, invite=mark + table)
            digest = f"digest of {entries} {watch}"
            return store.create_table(row, some_entries(0, entries), {0: mark + host}, mark + host, key, digest)
        case ("append", table, wrong, entries, who, key, status, seating, holders):
            expected = max(0, last + wrong)
            seats = None if holders is None else {seat: mark + name for seat, name in holders.items()}
            what = Append(
                *(mark + table, expected, some_entries(expected, entries), seating, status, "A"),
                *(mark + who, key, f"digest of {request}"),
            )
            return store.append(what, seats)
        case ("quarantine", table, trouble):
            return store.quarantine(mark + table, trouble)
        case ("person", who):
            return store.add_person(person(mark + who))
        case ("rename", who, name):
            return store.change_person(mark + who, name, "it")
        case ("leave", who):
            return store.retire_token(mark + who)
    raise AssertionError(request)


async def seen(store: Store, mark: str) -> list[object]:
    """All that can be asked of an example."""
    found: list[object] = []
    for table in TABLES:
        found += [await store.table(mark + table), await store.record(mark + table)]
        found.append(await store.table_by_invite(mark + table))
        found += [await store.kept_key(mark + table, mark + who, key) for who in PEOPLE for key in KEYS]
    for who in PEOPLE:
        found += [await store.tables_of(mark + who, 10), await store.tables_of(mark + who, 1)]
        found += [await store.kept_creation(mark + who, key) for key in KEYS]
        found.append(await store.person_by_token(person(mark + who).token_hash))
    listed = [*(await store.watchable(1000)), *(await store.unfinished(1000))]
    return [*found, [row for row in listed if row.id.startswith(mark)]]


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(requests=st.lists(st.one_of(creations, appends, appends, appends, others), max_size=25))
def test_random_requests(both: Both, requests: list[Request]) -> None:
    """Request by request, and all that can be seen afterwards."""
    mark = f"e{next(both.examples)}-"

    async def play(store: Store) -> list[object]:
        answers = []
        for request in requests:
            row = await store.table(mark + str(request[1]))
            last = row.last if row is not None else 0
            answers.append(await answer(lambda request=request, last=last: asked(store, request, mark, last)))  # type: ignore[misc]
        return answers + await seen(store, mark)

    first, second = (both.runner.run(play(store)) for store in both.stores)
    assert first == second


def test_whole_games(both: Both) -> None:
    """The same record on both replays to the same positions: its text has the same hash."""
    hashes = []
    for store in both.stores:

        async def play(store: Store = store) -> list[str]:
            made = []
            for seed in range(3):
                record = played(seed)
                await keep_game(store, f"game-{seed}", record)
                row = await store.table(f"game-{seed}")
                assert row is not None
                text = read_record(row, await store.record(row.id)).text()
                assert text == record.text()
                made.append(hashlib.sha256(text.encode()).hexdigest())
            assert (await store.check()).sound
            return made

        hashes.append(both.runner.run(play()))
    assert hashes[0] == hashes[1]
