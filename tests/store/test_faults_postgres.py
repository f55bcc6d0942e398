"""What can go wrong with a database: a lost connection, a full disk, a lock, a commit that fails or is not answered."""

import asyncio
from collections.abc import Sequence
from typing import LiteralString

import psycopg
import pytest

from serai.store.postgres import PostgresStore
from serai.store.store import Repeated, Store, StoreBusy, StoreDamaged, StoreError, StoreFull
from tests.store.stores import change, entries_of, some_entries, table_row, using

pytest.importorskip("psycopg")


@pytest.fixture
def url(postgres_url: str) -> str:
    """A store with two tables of three entries."""

    async def set_up(store: Store) -> None:
        for table_id in ("t1", "t2"):
            await store.create_table(table_row(table_id), [], {0: "p1"}, "p1", "")
            await store.append(change(table_id, 0, 3))

    using(postgres_url, set_up)
    return postgres_url


def by_hand(url: str, *statements: str) -> list[tuple[object, ...]]:
    """What the last statement finds."""
    found: list[tuple[object, ...]] = []
    with psycopg.connect(url, autocommit=True) as connection:
        for statement in statements:
            cursor = connection.execute(statement.encode())
            found = cursor.fetchall() if cursor.description is not None else []
    return found


def failing(code: str, deferred: bool = False) -> tuple[str, ...]:
    """What makes every new entry fail with an error code, at once or in the commit."""
    when = "CONSTRAINT TRIGGER failing AFTER" if deferred else "TRIGGER failing BEFORE"
    then = "DEFERRABLE INITIALLY DEFERRED" if deferred else ""
    return (
        "CREATE FUNCTION failing() RETURNS trigger LANGUAGE plpgsql AS "
        f"$$ BEGIN RAISE EXCEPTION 'as if' USING ERRCODE = '{code}'; END $$",
        f"CREATE {when} INSERT ON entries {then} FOR EACH ROW EXECUTE FUNCTION failing()",
    )


@pytest.mark.parametrize("deferred", [False, True])
@pytest.mark.parametrize(
    ("code", "kind"),
    [("53100", StoreFull), ("XX001", StoreDamaged), ("40001", StoreBusy), ("55P03", StoreBusy), ("22012", StoreError)],
)
def test_errors_of_the_database(url: str, code: str, kind: type[StoreError], deferred: bool) -> None:
    """Named for what they are; nothing is kept; afterwards the same request is kept."""

    async def play(store: Store) -> None:
        await asyncio.to_thread(by_hand, url, *failing(code, deferred))
        requests = [store.append(change("t1", 3, 1, key="k1")), store.append(change("t1", 3, 0, key="k2"))]
        first, second = await asyncio.gather(*requests, return_exceptions=True)
        assert type(first) is kind
        assert not first.unsure
        assert type(second) is kind if deferred else second == 3  # a commit fails for the whole group
        assert entries_of(await store.record("t1")) == some_entries(0, 3)
        assert await store.kept_key("t1", "p1", "k1") is None
        await asyncio.to_thread(by_hand, url, "DROP TRIGGER failing ON entries")
        await store.append(change("t1", 3, 1, key="k1"))

    using(url, play)
    assert entries_of(using(url, lambda store: store.record("t1"))) == some_entries(0, 4)


def end_connections(url: str) -> None:
    """As an administrator does, or a firewall."""
    by_hand(
        url,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'serai'",
    )


def test_a_lost_connection(url: str) -> None:
    """Refused and not acknowledged; the next request makes a new connection and takes the lock anew."""

    async def play(store: Store) -> None:
        for last in (3, 4, 5):
            await store.table("t1")
            await asyncio.to_thread(end_connections, url)
            with pytest.raises(StoreBusy, match="postgresql:///postgres: "):
                await store.append(change("t1", last, 1, key=f"k{last}"))
            assert len(await store.record("t1")) == last
            assert await store.append(change("t1", last, 1, key=f"k{last}")) == last
            with pytest.raises(StoreBusy, match="another server"):
                await asyncio.to_thread(using, url, lambda other: other.table_ids(), False, 0.2)

    using(url, play)


def test_connections_lost_under_load(url: str) -> None:
    """Whatever was acknowledged is kept; whatever was refused can be sent again with its key, and is kept once."""

    async def play(store: Store) -> None:
        refused: list[StoreBusy] = []
        found: list[tuple[int, int]] = []

        async def keep(table_id: str, last: int) -> int:
            while True:
                try:
                    await store.append(change(table_id, last, 1, key=f"k{last}"))
                except StoreBusy as error:
                    refused.append(error)
                    await asyncio.sleep(0.01)
                except Repeated as known:
                    return known.seq
                else:
                    return last + 1

        async def go(table_id: str) -> None:
            for last in range(3, 43):
                found.append((last + 1, await keep(table_id, last)))

        async def disturb() -> None:
            for _ in range(5):
                await asyncio.sleep(0.02)
                await asyncio.to_thread(end_connections, url)

        await asyncio.gather(go("t1"), go("t2"), disturb())
        for table_id in ("t1", "t2"):
            assert entries_of(await store.record(table_id)) == some_entries(0, 43)
        assert refused
        assert all(wanted == kept for wanted, kept in found)

    using(url, play)


def test_a_commit_without_an_answer(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The connection is lost after the commit was sent: unsure; the same request then finds out that it is kept."""
    real = psycopg.AsyncConnection.execute
    lose = False

    async def execute(
        self: psycopg.AsyncConnection, query: LiteralString, arguments: Sequence[object] | None = None
    ) -> psycopg.AsyncCursor:
        nonlocal lose
        found = await real(self, query, arguments)
        if query == "COMMIT" and lose:
            lose = False
            await self.close()
            raise psycopg.OperationalError("the connection is lost")
        return found

    monkeypatch.setattr(psycopg.AsyncConnection, "execute", execute)

    async def play(store: Store) -> None:
        nonlocal lose
        lose = True
        with pytest.raises(StoreBusy) as caught:
            await store.append(change("t1", 3, 1, key="k1", request="d"))
        assert caught.value.unsure
        with pytest.raises(Repeated) as repeated:
            await store.append(change("t1", 3, 1, key="k1", request="d"))
        assert (repeated.value.seq, repeated.value.request) == (4, "d")

    using(url, play)


def test_a_lock_on_a_row(url: str) -> None:
    """Somebody at the console holds a table's row: StoreBusy for that request, and for no other in its group."""

    async def play(store: Store) -> None:
        with psycopg.connect(url) as other:
            other.execute("SELECT 1 FROM tables WHERE id = 't1' FOR UPDATE")
            requests = [store.append(change(table_id, 3, 1)) for table_id in ("t1", "t2")]
            first, second = await asyncio.gather(*requests, return_exceptions=True)
            assert isinstance(first, StoreBusy)
            assert second == 3
        assert await store.append(change("t1", 3, 1)) == 3

    using(url + "%20-c%20lock_timeout%3D200ms", play)


def test_a_database_that_is_not_there() -> None:
    """Nobody listens; the password is not shown."""
    with pytest.raises(StoreBusy) as caught:
        using("postgresql://me:hidden@127.0.0.1:1/serai", lambda store: store.table_ids())
    assert "postgresql://127.0.0.1:1/serai: no connection to the database" in str(caught.value)
    assert "hidden" not in str(caught.value)


def test_a_database_of_somebody_else(postgres_url: str) -> None:
    """Other tables of the same names are left alone; a schema that is not there is named; so is another version."""
    by_hand(postgres_url, "CREATE TABLE people (name text)")
    with pytest.raises(StoreError, match="a database of its own"):
        using(postgres_url, lambda store: store.table_ids())
    assert by_hand(postgres_url, "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()") == [(1,)]
    by_hand(postgres_url, "DROP TABLE people")
    using(postgres_url, lambda store: store.table_ids())
    by_hand(postgres_url, "UPDATE meta SET value = '2' WHERE name = 'schema'")
    for reading in (True, False):
        with pytest.raises(StoreError, match="another version"):
            using(postgres_url, lambda store: store.table_ids(), reading=reading)
    with pytest.raises(StoreError, match="schema of the search path"):
        using(postgres_url.replace("test_", "nothing_"), lambda store: store.table_ids())


@pytest.mark.parametrize("statement", ["UPDATE entries SET action = 'x'", "DELETE FROM entries", "TRUNCATE requests"])
def test_entries_are_written_once(url: str, statement: str) -> None:
    """Not even by hand, by mistake."""
    with pytest.raises(psycopg.errors.RaiseException, match="written once"):
        by_hand(url, statement)


def test_the_disk_has_it_before_the_answer(url: str) -> None:
    """A host's setting that gives up durability for speed does not hold for us."""
    careless = url + "%20-c%20synchronous_commit%3Doff"

    async def look(store: Store) -> str:
        assert isinstance(store, PostgresStore)
        assert store._writer is not None
        connection = store._writer._connection
        assert connection is not None
        row = await (await connection.execute("SHOW synchronous_commit")).fetchone()
        assert row is not None
        return str(row[0])

    assert using(careless, look) == "on"
