"""The check finds what is damaged, names it, and leaves the rest in peace."""

import sqlite3
from pathlib import Path

import psycopg
import pytest

from serai.core.documents import Document
from serai.core.record_file import read
from serai.match.seating import Seating
from serai.store.salvage import salvage
from serai.store.store import Missing, Report, Store, StoreError, is_address
from tests.store.stores import Place, keep_game, played, using

GAMES = ("good", "hurt", "other")


@pytest.fixture
def kept(place: Place) -> Place:
    """A store with three games."""

    async def set_up(store: Store) -> None:
        for seed, table_id in enumerate(GAMES):
            await keep_game(store, table_id, played(seed))

    using(place, set_up)
    return place


def by_hand(place: Place, *statements: str) -> None:
    """Damage what is kept; the guards of the entries are taken down for it."""
    if isinstance(place, Path):
        file = sqlite3.connect(place / "serai.sqlite", isolation_level=None)
        for table in ("entries", "requests"):
            file.execute(f"DROP TRIGGER IF EXISTS {table}_never_update")
            file.execute(f"DROP TRIGGER IF EXISTS {table}_never_delete")
        for statement in statements:
            file.execute(statement)
        file.close()
        return
    with psycopg.connect(place, autocommit=True) as connection:
        connection.execute(b"DROP TRIGGER IF EXISTS entries_written_once ON entries")
        for statement in statements:
            connection.execute(statement.encode())


def checked(place: Place) -> Report:
    """The report of a store that is only read."""
    return using(place, lambda store: store.check(Seating.from_document), reading=True)


def test_a_sound_store(kept: Place) -> None:
    """Every table is replayed; the disk is measured; nothing is left behind."""
    report = checked(kept)
    assert report.sound
    assert [found.id for found in report.tables] == sorted(GAMES)
    assert all(found.entries == 60 and found.game == "river_of_gold" for found in report.tables)
    assert report.latency is not None
    assert report.latency.commits == 100
    assert 0 < report.latency.p50_ms <= report.latency.p99_ms
    assert report.schema == "1"
    if isinstance(kept, Path):
        assert {path.name.removesuffix("-wal").removesuffix("-shm") for path in kept.iterdir()} == {
            "serai.lock",
            "serai.sqlite",
        }


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("UPDATE entries SET action = 'sail 1' WHERE table_id = 'hurt' AND n = 40", "line 41"),
        ("UPDATE entries SET hash = 'f' || substr(hash, 2) || 'x' WHERE table_id = 'hurt' AND n = 7", "entry 7"),
        ("UPDATE entries SET who = 'Z' WHERE table_id = 'hurt' AND n = 9", "line 10"),
        ("DELETE FROM entries WHERE table_id = 'hurt' AND n = 60", "59 entries are there"),
        ("UPDATE tables SET last = 59 WHERE id = 'hurt'", "60 entries are there"),
        ("UPDATE tables SET header = 'x' WHERE id = 'hurt'", "line 1"),
        ("UPDATE tables SET header = '' WHERE id = 'hurt'", "line 1"),
        ("UPDATE tables SET game = 'chess' WHERE id = 'hurt'", "at a table of 'chess'"),
        ("UPDATE tables SET seating = '[1]' WHERE id = 'hurt'", "expected a mapping"),
        ("UPDATE tables SET seating = '{\"chairs\": []}' WHERE id = 'hurt'", "the seating"),
        ("UPDATE tables SET seating = '{' WHERE id = 'hurt'", "the seating is not JSON"),
        ("UPDATE tables SET status = 'dancing' WHERE id = 'hurt'", "dancing"),
        ("UPDATE tables SET secret = 'xyz' WHERE id = 'hurt'", "not hexadecimal"),
        ("UPDATE tables SET secret = '' WHERE id = 'hurt'", "missing"),
    ],
)
def test_a_damaged_table(kept: Place, statement: str, said: str) -> None:
    """It is named with the reason; the others are sound."""
    by_hand(kept, statement)
    report = checked(kept)
    assert not report.sound
    assert report.problems == ()
    (found,) = report.damaged
    assert found.id == "hurt"
    assert said in found.fault
    assert "xyz" not in found.fault


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        (
            "UPDATE tables SET header = replace(header, '\"rules\": \"', '\"rules\": \"0.') WHERE id = 'hurt'",
            "rules version",
        ),
        (
            'UPDATE tables SET header = replace(header, \'"seats"\', \'"components": "abc", "seats"\') WHERE id = \'hurt\'',
            "component set",
        ),
        (
            "UPDATE tables SET game = 'future', header = replace(header, 'river_of_gold', 'future') WHERE id = 'hurt'",
            "no game",
        ),
    ],
)
def test_a_table_of_another_version(kept: Place, statement: str, said: str) -> None:
    """It is whole, and no damage; but this version cannot play it, and says so."""
    by_hand(kept, statement)
    report = checked(kept)
    assert report.sound
    (found,) = report.unplayable
    assert found.id == "hurt"
    assert said in found.fault


def test_what_is_exported(kept: Place) -> None:
    """A sound record as it is; of a damaged one what can be read, saying what is lost."""
    text, lost = using(kept, lambda store: salvage(store, "good"), reading=True)
    assert (text, lost) == (played(0).text(), [])
    assert read(text.encode()).entries == played(0).entries
    by_hand(kept, "DELETE FROM entries WHERE table_id = 'hurt' AND n IN (1, 20, 30, 31, 32, 60)")
    text, lost = using(kept, lambda store: salvage(store, "hurt"), reading=True)
    assert lost == ["entry 1", "entry 20", "entries 30 to 32", "entry 60"]
    assert len(text.splitlines()) == 1 + 54
    with pytest.raises(Missing, match="no table nobody"):
        using(kept, lambda store: salvage(store, "nobody"), reading=True)


def test_the_report_as_data(kept: Place) -> None:
    """For programs."""
    by_hand(
        kept, "UPDATE tables SET secret = '' WHERE id = 'hurt'", "UPDATE tables SET trouble = 'x' WHERE id = 'other'"
    )
    data: Document = checked(kept).data()
    assert data["sound"] is False
    assert data["checked"] == 3
    assert data["quarantined"] == ["other"]
    assert [found["id"] for found in data["damaged"]] == ["hurt"]  # type: ignore[attr-defined]


# ---- damaged pages of a file -----------------------------------------------------------------------------------------


def pages(place: Path, table: str) -> list[int]:
    """The pages of a table's tree that hold rows. Skips where this SQLite cannot tell."""
    file = sqlite3.connect(place / "serai.sqlite")
    try:
        rows = file.execute("SELECT pageno FROM dbstat WHERE name = ? AND pagetype = 'leaf' ORDER BY path", (table,))
        return [number for (number,) in rows]
    except sqlite3.OperationalError as error:
        pytest.skip(f"this SQLite has no dbstat: {error}")
    finally:
        file.close()


def overwrite(place: Path, page: int, content: bytes, at: int = 0) -> None:
    """Write over a page of the file."""
    path = place / "serai.sqlite"
    with path.open("r+b") as file:
        file.seek((page - 1) * 4096 + at)
        file.write(content)


@pytest.fixture
def file_place(tmp_path: Path) -> Path:
    """A SQLite store with six games, enough for several pages of entries."""
    place = tmp_path / "data"

    async def set_up(store: Store) -> None:
        for seed in range(6):
            await keep_game(store, f"g{seed}", played(seed))

    using(place, set_up)
    return place


def test_a_page_of_entries_is_overwritten(file_place: Path) -> None:
    """The tables whose entries lay there are named; they can be exported in part; the others are sound and go on."""
    leaves = pages(file_place, "entries")
    assert len(leaves) > 5
    overwrite(file_place, leaves[len(leaves) // 2], b"\xff" * 4096)
    report = checked(file_place)
    assert report.problems
    hurt = {found.id for found in report.damaged}
    assert 1 <= len(hurt) <= 2
    for table_id in (f"g{seed}" for seed in range(6)):
        text, lost = using(file_place, lambda store, of=table_id: salvage(store, of), reading=True)  # type: ignore[misc]
        assert bool(lost) == (table_id in hurt)
        assert len(text.splitlines()) > 1

    async def quarantine(store: Store) -> None:
        for found in report.damaged:
            await store.quarantine(found.id, found.fault)
        for seed in range(6):
            row = await store.table(f"g{seed}")
            assert row is not None
            assert bool(row.trouble) == (row.id in hurt)

    using(file_place, quarantine)


def test_bytes_are_flipped(file_place: Path) -> None:
    """A text in a page has changed and the tree is whole: only the replay sees it."""
    (page, *_) = pages(file_place, "entries")[1:]
    content = (file_place / "serai.sqlite").read_bytes()[(page - 1) * 4096 : page * 4096]
    at = content.rfind(b"chance")
    overwrite(file_place, page, b"chancf", at)
    report = checked(file_place)
    assert report.problems == ()
    assert len(report.damaged) == 1
    overwrite(file_place, page, b"\xff\xfe\xff", at)
    (found,) = checked(file_place).damaged
    assert "damaged" in found.fault


def test_the_list_of_tables_is_overwritten(file_place: Path) -> None:
    """Nothing can be listed; the report says so, and a record can still be exported from its entries."""
    for page in pages(file_place, "tables") or [0]:
        overwrite(file_place, page, b"\xff" * 4096)
    report = checked(file_place)
    assert report.problems
    assert not report.sound
    text, lost = using(file_place, lambda store: salvage(store, "g1"), reading=True)
    assert len(text.splitlines()) == 60
    assert lost[0].startswith("the header")
    with pytest.raises(StoreError, match="g9"):
        using(file_place, lambda store: salvage(store, "g9"), reading=True)


def test_address_or_folder(kept: Place) -> None:
    """The report names the store without its password."""
    report = checked(kept)
    assert report.place == ("postgresql:///postgres" if is_address(str(kept)) else str(kept))
