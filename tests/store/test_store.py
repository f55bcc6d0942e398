"""What a store promises, on both kinds."""

import asyncio
import stat
from dataclasses import replace
from pathlib import Path

import pytest

from serai.core.record import Entry
from serai.store.store import Missing, Repeated, Stale, Store, StoreDamaged, StoreError, is_address, open_store
from tests.store.stores import Place, change, entries_of, person, some_entries, table_row, using


def test_a_table_comes_back_as_it_was_kept(place: Place) -> None:
    """Every column, every entry, also after the store was closed; letters of all kinds."""
    row = table_row("t1", origin="ROG-R1", invite="inv", seating='{"name": "Łucja 🎲 \\n"}', watch=False, last=2)
    entries = [Entry(1, "A", "sail 1", "aa"), Entry(2, "chance", "die 6 – é", "bb")]
    using(place, lambda store: store.create_table(row, entries, {0: "p1", 1: "p2"}, "p1", "key-1"))

    async def look(store: Store) -> None:
        assert await store.table("t1") == row
        assert await store.table_by_invite("inv") == row
        kept = await store.record("t1")
        assert entries_of(kept) == entries
        assert [(one.person, one.key) for one in kept] == [("p1", "key-1")] * 2
        assert await store.entry("t1", 2) == kept[1]
        assert await store.table_ids() == ["t1"]

    using(place, look)
    using(place, look, reading=True)


def test_nothing_is_found_where_nothing_is(place: Place) -> None:
    """Questions about what is not there are answered with nothing."""

    async def look(store: Store) -> None:
        assert await store.table("t1") is None
        assert await store.table_by_invite("") is None
        assert await store.record("t1") == []
        assert await store.entry("t1", 1) is None
        assert await store.kept_key("t1", "p1", "k") is None
        assert await store.kept_creation("p1", "k") is None
        assert await store.person_by_token("x") is None
        for found in (await store.tables_of("p1", 9), await store.watchable(9), await store.unfinished(9)):
            assert found == []

    async def with_a_table(store: Store) -> None:
        await look(store)
        await store.create_table(table_row("other", invite=""), [], {}, "", "")
        assert await store.table_by_invite("") is None

    using(place, with_a_table)


def test_append(place: Place) -> None:
    """Entries, seating, status and version go together; without entries only the seating changes."""

    async def play(store: Store) -> None:
        await store.create_table(table_row("t1"), [], {0: "p1"}, "p1", "")
        assert await store.append(change("t1", 0, 2, key="k1", request="d1")) == 2
        assert await store.append(change("t1", 2, 0, seating="{}", status="paused", to_act="", key="k2")) == 3
        row = await store.table("t1")
        assert row is not None
        assert (row.last, row.version, row.seating, row.status, row.to_act) == (2, 3, "{}", "paused", "")
        assert row.changed > row.created == 100.5
        assert entries_of(await store.record("t1")) == some_entries(0, 2)
        assert await store.kept_key("t1", "p1", "k1") == (2, "d1")
        assert await store.kept_key("t1", "p1", "k2") == (2, "")

    using(place, play)


def test_a_repeated_request_is_kept_once(place: Place) -> None:
    """Repeated goes before every other refusal, says when it was and what was asked; keys belong to person and table."""

    async def play(store: Store) -> None:
        for table_id in ("t1", "t2"):
            await store.create_table(table_row(table_id), [], {}, "p1", f"create-{table_id}")
        await store.append(change("t1", 0, 2, key="k1", request="d1"))
        await store.append(change("t1", 2, 1, key="k2", request="d2"))
        for expected in (0, 2, 3, 77):
            with pytest.raises(Repeated) as caught:
                await store.append(change("t1", expected, 1, key="k1", request="other"))
            assert (caught.value.seq, caught.value.request, caught.value.table) == (2, "d1", "t1")
        await store.append(change("t1", 3, 1, key="k1", person="p2"))
        await store.append(change("t2", 0, 1, key="k1"))
        for _ in range(2):  # no key, no repetition
            row = await store.table("t2")
            assert row is not None
            await store.append(change("t2", row.last, 1))
        await store.quarantine("t1", "broken")
        with pytest.raises(Repeated):
            await store.append(change("t1", 0, 1, key="k1"))

    using(place, play)


def test_a_stale_request_is_not_kept(place: Place) -> None:
    """It learns which entry is the last; nothing has changed, and its key is free."""

    async def play(store: Store) -> None:
        await store.create_table(table_row("t1"), [], {}, "p1", "")
        await store.append(change("t1", 0, 2))
        before = await store.table("t1")
        for expected in (0, 1, 3):
            with pytest.raises(Stale) as caught:
                await store.append(change("t1", expected, 1, key="k9", seating="x"), {0: "p9"})
            assert caught.value.found == 2
        assert await store.table("t1") == before
        assert await store.kept_key("t1", "p1", "k9") is None
        assert await store.tables_of("p9", 5) == []
        with pytest.raises(Missing, match="no table t9"):
            await store.append(change("t9", 0, 1))

    using(place, play)


def test_a_table_is_set_up_once(place: Place) -> None:
    """The same key finds the table of the first time; the same id is refused."""

    async def play(store: Store) -> None:
        await store.create_table(table_row("t1", last=1), some_entries(0, 1), {}, "p1", "k1", "what was asked")
        assert await store.kept_creation("p1", "k1") == ("t1", "what was asked")
        with pytest.raises(Repeated) as caught:
            await store.create_table(table_row("t2"), [], {}, "p1", "k1", "something else")
        assert (caught.value.table, caught.value.seq, caught.value.request) == ("t1", 1, "what was asked")
        with pytest.raises(StoreError, match="already a table t1"):
            await store.create_table(table_row("t1"), [], {}, "p1", "k2")
        assert await store.kept_creation("p1", "k2") is None
        with pytest.raises(ValueError, match="the row says"):
            await store.create_table(table_row("t3", last=5), [], {}, "p1", "")
        await store.create_table(table_row("t3"), [], {}, "p2", "k1")
        assert await store.table_ids() == ["t1", "t3"]

    using(place, play)


def test_entries_have_to_follow(place: Place) -> None:
    """A gap cannot be asked for."""
    with pytest.raises(ValueError, match="entry 3 where entry 2"):
        replace(change("t1", 1, 1), entries=some_entries(2, 1))

    async def play(store: Store) -> None:
        with pytest.raises(ValueError, match="entry 2 where entry 1"):
            await store.create_table(table_row("t1", last=1), some_entries(1, 1), {}, "p1", "")
        assert await store.table_ids() == []

    using(place, play)


def test_lists_of_tables(place: Place) -> None:
    """Whose they are, who may watch, what goes on; the latest change first; never more than asked for.

    What is over or was tried out does not crowd a running game out of its players' list.
    """

    async def play(store: Store) -> None:
        rows = {
            "mine": {"changed": 1.0, "host": "p1"},
            "seat": {"changed": 2.0, "host": "p9", "status": "waiting"},
            "over": {"changed": 9.0, "host": "p9", "status": "over"},
            "closed": {"changed": 8.0, "host": "p9", "status": "closed"},
            "private": {"changed": 3.0, "host": "p9", "watch": False, "status": "paused"},
            "broken": {"changed": 4.0, "host": "p9", "trouble": "damaged"},
            "tried": {"changed": 7.0, "host": "p9", "watch": False, "origin": "ROG-R1", "status": "paused"},
        }
        for table_id, changes in rows.items():
            await store.create_table(table_row(table_id, **changes), [], {0: "p9", 1: "p2"}, "p9", "")
        await store.append(change("seat", 0, 0, status="waiting"), {0: "p1", 1: "p2"})

        async def ids(found: object) -> list[str]:
            return [row.id for row in found]  # type: ignore[attr-defined]

        assert await ids(await store.tables_of("p1", 9)) == ["seat", "mine"]
        assert await ids(await store.tables_of("p2", 9)) == [
            "seat",
            "broken",
            "private",
            "mine",
            "over",
            "closed",
            "tried",
        ]
        assert await ids(await store.watchable(9)) == ["mine", "over"]
        assert await ids(await store.watchable(1)) == ["mine"]
        assert await ids(await store.unfinished(9)) == ["mine", "seat", "tried", "private"]

    using(place, play)


def test_quarantine(place: Place) -> None:
    """The table can be read, nothing is added, the reason is kept; the others play on; it can be lifted."""

    async def play(store: Store) -> None:
        for table_id in ("t1", "t2"):
            await store.create_table(table_row(table_id), [], {}, "p1", "")
        await store.append(change("t1", 0, 2))
        await store.quarantine("t1", "entry 2 is damaged")
        row = await store.table("t1")
        assert row is not None
        assert (row.trouble, row.status, row.version) == ("entry 2 is damaged", "playing", 3)
        with pytest.raises(StoreDamaged, match="table t1 is in quarantine"):
            await store.append(change("t1", 2, 1))
        assert len(await store.record("t1")) == 2
        await store.append(change("t2", 0, 1))
        await store.quarantine("t1", "")
        await store.append(change("t1", 2, 1))
        with pytest.raises(Missing):
            await store.quarantine("t9", "x")

    using(place, play)


def test_people(place: Place) -> None:
    """A guest is found by the hash of their token."""

    async def play(store: Store) -> None:
        ada = person("p1")
        await store.add_person(ada)
        assert await store.person_by_token(ada.token_hash) == ada
        await store.change_person("p1", "Ada L.", "it")
        changed = await store.person_by_token(ada.token_hash)
        assert changed is not None
        assert (changed.name, changed.lang, changed.created) == ("Ada L.", "it", 1.0)
        assert changed.seen > ada.seen
        with pytest.raises(StoreError, match="already"):
            await store.add_person(ada)
        with pytest.raises(StoreError, match="already"):
            await store.add_person(replace(person("p2"), token_hash=ada.token_hash))
        with pytest.raises(Missing):
            await store.change_person("p9", "x", "en")

    using(place, play)


def test_a_token_out_of_use(place: Place) -> None:
    """Nobody is found by it any more, also after a restart; the guest and their seats stay; others are untouched."""

    async def leave(store: Store) -> None:
        for name in ("p1", "p2", "p3"):
            await store.add_person(person(name))
        await store.create_table(table_row("t1"), [], {0: "p1"}, "p1", "")
        await store.retire_token("p1")
        await store.retire_token("p2")
        await store.retire_token("p1")
        with pytest.raises(Missing):
            await store.retire_token("p9")

    async def look(store: Store) -> None:
        assert await store.person_by_token(person("p1").token_hash) is None
        assert await store.person_by_token("") is None
        assert await store.person_by_token(person("p3").token_hash) == person("p3")
        assert [row.id for row in await store.tables_of("p1", 5)] == ["t1"]
        with pytest.raises(StoreError, match="already"):
            await store.add_person(person("p1"))

    using(place, leave)
    using(place, look)


def test_secrets_do_not_show() -> None:
    """What is put into a log line by accident says nothing that must stay hidden."""
    shown = repr(table_row("t1", secret="5ec2e7", invite="inv1te")) + repr(person("p1"))
    assert "5ec2e7" not in shown
    assert "inv1te" not in shown
    assert person("p1").token_hash not in shown


@pytest.mark.parametrize("text", ["a\0b", "\ud800"])
def test_texts_that_cannot_be_kept(place: Place, text: str) -> None:
    """Refused by both, before anything is written; the others in the same group are kept."""

    async def play(store: Store) -> None:
        await store.create_table(table_row("t1"), [], {}, "p1", "")
        await store.create_table(table_row("t2"), [], {}, "p1", "")
        bad = store.append(change("t1", 0, 1, status=text))
        done = await asyncio.gather(bad, store.append(change("t2", 0, 1)), return_exceptions=True)
        assert isinstance(done[0], StoreError)
        assert done[1] == 2
        assert await store.record("t1") == []
        with pytest.raises(StoreError, match="cannot be kept"):
            await store.table(text)
        with pytest.raises(StoreError, match="out of range"):
            await store.tables_of("p1", 2**40)

    using(place, play)


def test_requests_at_once(place: Place) -> None:
    """Of many requests for the same entry one wins; refused ones harm nobody; one key is kept once."""

    async def play(store: Store) -> None:
        for table_id in ("t1", "t2"):
            await store.create_table(table_row(table_id), [], {}, "p1", "")
        races = [store.append(change("t1", 0, 1, key=f"k{at}")) for at in range(20)]
        again = [store.append(change("t2", 0, 1, key="same", request="d")) for _ in range(20)]
        done = await asyncio.gather(*races, *again, return_exceptions=True)
        assert done[0] == 2
        assert all(isinstance(found, Stale) and found.found == 1 for found in done[1:20])
        assert done[20] == 2
        assert all(isinstance(found, Repeated) and found.seq == 1 for found in done[21:])
        stats = await store.stats()
        assert (stats.tables, stats.entries, stats.writes, stats.waiting) == (2, 2, 4, 0)

    using(place, play)


def test_reading_while_writing(place: Place) -> None:
    """Many at once; a reader sees whole changes only, and every change that was acknowledged before."""

    async def play(store: Store) -> None:
        await store.create_table(table_row("t1"), [], {}, "p1", "")
        acknowledged = 0

        async def write() -> None:
            nonlocal acknowledged
            for last in range(0, 90, 3):
                await store.append(change("t1", last, 3))
                acknowledged = last + 3

        async def look() -> None:
            while acknowledged < 90:
                before = acknowledged
                entries = entries_of(await store.record("t1"))
                assert entries == some_entries(0, len(entries))
                assert len(entries) % 3 == 0
                assert len(entries) >= before

        await asyncio.gather(write(), *(look() for _ in range(10)))

    using(place, play)


def test_who_stops_waiting_does_not_stop_the_work(place: Place) -> None:
    """A request that was given up is kept, and found by its key; the store goes on."""

    async def play(store: Store) -> None:
        await store.create_table(table_row("t1"), [], {}, "p1", "")
        task = asyncio.create_task(store.append(change("t1", 0, 1, key="k1")))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert await store.append(change("t1", 1, 1, key="k2")) == 3
        assert await store.kept_key("t1", "p1", "k1") == (1, "")

    using(place, play)


def test_closing(place: Place) -> None:
    """What waits is done; afterwards everything is refused; closing twice is no fault."""

    async def play() -> None:
        store = open_store(place)
        await store.open()
        await store.create_table(table_row("t1"), [], {}, "p1", "")
        waiting = asyncio.create_task(store.append(change("t1", 0, 1)))
        await asyncio.sleep(0)
        await store.close()
        assert await waiting == 2
        await store.close()
        with pytest.raises(StoreError, match="closed"):
            await store.append(change("t1", 1, 1))
        with pytest.raises(StoreError, match="closed"):
            await store.table("t1")

    asyncio.run(play())


def test_only_reading(place: Place) -> None:
    """Beside a running server; it sees what is committed and changes nothing. Where no store is, none is made."""
    with pytest.raises(StoreError, match="no store here"):
        using(place, lambda store: store.table_ids(), reading=True)

    async def play(server: Store) -> None:
        await server.create_table(table_row("t1"), [], {}, "p1", "")
        reader = open_store(place, reading=True)
        await reader.open()
        try:
            assert await reader.table_ids() == ["t1"]
            await server.append(change("t1", 0, 1))
            assert len(await reader.record("t1")) == 1
            with pytest.raises(StoreError, match="reading only"):
                await reader.append(change("t1", 1, 1))
        finally:
            await reader.close()

    using(place, play)
    if isinstance(place, Path):
        assert sorted(path.name for path in place.iterdir()) == ["serai.lock", "serai.sqlite"]


def test_the_installation_keeps_its_name(place: Place) -> None:
    """Made once, at the beginning."""
    first = using(place, lambda store: store.meta())
    assert first["schema"] == "1"
    assert len(first["installation"]) == 32
    assert using(place, lambda store: store.meta()) == first


def test_files_are_their_owners(tmp_path: Path) -> None:
    """The folder and everything in it, also what SQLite makes itself; a folder that was there is left alone."""
    folder = tmp_path / "a" / "b"

    async def look(store: Store) -> None:
        await store.create_table(table_row("t1"), [], {}, "p1", "")
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
        assert set(modes) >= {"serai.sqlite", "serai.sqlite-wal", "serai.lock"}
        assert set(modes.values()) == {0o600}

    using(folder, look)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_places() -> None:
    """An address is told from a folder; a password is never shown; nonsense is refused in one line."""
    assert is_address("postgresql://db/serai")
    assert is_address("postgres://db/serai")
    assert not is_address("/srv/serai")
    pytest.importorskip("psycopg")
    assert open_store("postgresql://me:hidden@db:5433/serai").place == "postgresql://db:5433/serai"
    with pytest.raises(StoreError, match="no address"):
        open_store("postgresql://db:port:port/serai?nonsense=1")
