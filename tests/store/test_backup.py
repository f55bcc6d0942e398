"""Backups: whole, checked, made while the server writes; and back into an empty store of either kind."""

import asyncio
import sqlite3
import stat
from pathlib import Path

import pytest

from serai.store.store import Store, StoreDamaged, StoreError, open_store
from tests.store.processes import next_line, writing
from tests.store.stores import Place, change, entries_of, keep_game, person, played, some_entries, table_row, using


async def fill(store: Store) -> None:
    """Something of everything."""
    await store.add_person(person("p1", "Łucja 🎲"))
    await keep_game(store, "game", played(0))
    await store.create_table(
        table_row("t1", invite="inv", secret="00ff"), [], {0: "p1", 1: "p2"}, "p1", "made", "asked"
    )
    await store.add_person(person("p2"))
    await store.retire_token("p2")
    await store.append(change("t1", 0, 2, key="k1", request="digest"))
    await store.create_table(table_row("t2"), [], {}, "p1", "")
    await store.quarantine("t2", "as if damaged")


async def everything(store: Store) -> list[object]:
    """All there is, and all that is known of requests."""
    found: list[object] = [await store.meta()]
    found += [await store.person_by_token(person(name).token_hash) for name in ("p1", "p2")]
    for table_id in await store.table_ids():
        found += [await store.table(table_id), await store.record(table_id)]
    found += [await store.kept_key("t1", "p1", "k1"), await store.kept_creation("p1", "made")]
    found += [await store.tables_of("p2", 9), await store.table_by_invite("inv")]
    return found


def test_there_and_back(place: Place, tmp_path: Path, postgres_url: str) -> None:
    """From either kind into a file, and from the file into either kind: nothing is different, and play goes on."""
    using(place, fill)
    before = using(place, everything)
    file = tmp_path / "backup.sqlite"
    using(place, lambda store: store.backup(file), reading=True)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    new: Place = tmp_path / "new" if not isinstance(place, Path) else postgres_url

    async def restore(store: Store) -> None:
        await store.restore(file)
        assert await everything(store) == before
        with pytest.raises(StoreError, match="not empty"):
            await store.restore(file)
        assert await store.append(change("t1", 2, 1)) == 3

    using(new, restore)
    using(tmp_path / "same", restore)
    assert using(tmp_path / "same", lambda store: store.integrity()) == []
    assert sorted(path.name for path in tmp_path.glob("backup*")) == ["backup.sqlite"]
    assert list(tmp_path.glob(".backup*")) == []


def test_while_a_server_writes(place: Place, tmp_path: Path) -> None:
    """A backup is the store as it was at one moment: every table's entries are whole."""

    async def set_up(store: Store) -> None:
        for at in range(4):
            await store.create_table(table_row(f"t{at}"), [], {}, "p1", "")

    using(place, set_up)
    with writing(place, 4) as process:
        assert next_line(process) == "open"
        sums = []
        for at in range(3):
            for _ in range(20):
                assert next_line(process)
            using(place, lambda store, at=at: store.backup(tmp_path / f"backup{at}.sqlite"), reading=True)  # type: ignore[misc]
    for at in range(3):
        folder = tmp_path / f"restored{at}"
        using(folder, lambda store, at=at: store.restore(tmp_path / f"backup{at}.sqlite"))  # type: ignore[misc]

        async def look(store: Store) -> int:
            total = 0
            for table_id in await store.table_ids():
                row = await store.table(table_id)
                assert row is not None
                assert entries_of(await store.record(table_id)) == some_entries(0, row.last)
                total += row.last
            return total

        sums.append(using(folder, look))
    assert 0 < sums[0] < sums[1] < sums[2]


def test_in_the_server_itself(place: Place, tmp_path: Path) -> None:
    """Moves go on while it copies."""

    async def play(store: Store) -> None:
        await store.create_table(table_row("t1"), [], {}, "p1", "")
        moves = [store.append(change("t1", at, 1)) for at in range(20)]
        await asyncio.gather(store.backup(tmp_path / "b.sqlite"), *moves)

    using(place, play)
    assert (tmp_path / "b.sqlite").exists()


def test_where_a_backup_may_go(place: Place, tmp_path: Path) -> None:
    """Never over a file without being told to, never over the store itself, not into nowhere; nothing is left behind."""
    using(place, fill)
    file = tmp_path / "there.sqlite"
    file.write_text("mine")

    def back_up(path: Path, overwrite: bool = False) -> None:
        using(place, lambda store: store.backup(path, overwrite), reading=True)

    with pytest.raises(StoreError, match="there already"):
        back_up(file)
    assert file.read_text() == "mine"
    back_up(file, overwrite=True)
    assert file.read_bytes().startswith(b"SQLite format 3")
    (tmp_path / "folder").mkdir()
    with pytest.raises(StoreError, match="a folder"):
        back_up(tmp_path / "folder", overwrite=True)
    with pytest.raises(StoreError, match="no such folder"):
        back_up(tmp_path / "nowhere" / "b.sqlite")
    if isinstance(place, Path):
        with pytest.raises(StoreError, match="the store itself"):
            back_up(place / "serai.sqlite", overwrite=True)
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []


def test_a_folder_that_may_not_be_written(place: Place) -> None:
    """Said in one line, also to root."""
    using(place, fill)
    with pytest.raises(StoreError, match="/proc"):
        using(place, lambda store: store.backup(Path("/proc/b.sqlite")), reading=True)


def damaged(file: Path, content: bytes) -> Path:
    """A copy with a page written over."""
    copy = file.with_name("damaged.sqlite")
    copy.write_bytes(content)
    return copy


def test_what_cannot_be_restored(place: Place, tmp_path: Path) -> None:
    """A file that is not there, is no backup, or is damaged: the store stays empty and usable."""
    file = tmp_path / "backup.sqlite"
    using(tmp_path / "source", fill)
    using(tmp_path / "source", lambda store: store.backup(file))
    content = file.read_bytes()

    async def refuse(store: Store) -> None:
        with pytest.raises(StoreError, match="no such file"):
            await store.restore(tmp_path / "nowhere.sqlite")
        with pytest.raises(StoreDamaged, match="no SQLite file"):
            await store.restore(damaged(file, b"something else " * 1000))
        with pytest.raises(StoreDamaged):
            await store.restore(damaged(file, content[:8192] + b"\xff" * 8192 + content[16384:]))
        with pytest.raises(StoreDamaged):
            await store.restore(damaged(file, content[: len(content) // 2]))
        connection = sqlite3.connect(tmp_path / "songs.sqlite")
        connection.execute("CREATE TABLE songs (title TEXT)")
        connection.close()
        with pytest.raises(StoreError, match="no store of Serai's"):
            await store.restore(tmp_path / "songs.sqlite")
        assert await store.table_ids() == []
        await store.restore(file)
        assert len(await store.table_ids()) == 3

    using(place, refuse)


def test_half_a_restore_is_none(place: Place, tmp_path: Path) -> None:
    """A row that cannot be kept, in the middle: nothing of the backup is there."""
    file = tmp_path / "backup.sqlite"
    using(tmp_path / "source", fill)
    using(tmp_path / "source", lambda store: store.backup(file))
    connection = sqlite3.connect(file)
    connection.execute("INSERT INTO holders VALUES ('t1', 7, 'nul' || char(0))")
    connection.commit()
    connection.close()

    async def restore(store: Store) -> None:
        with pytest.raises(StoreError, match="cannot be kept"):
            await store.restore(file)
        assert await store.table_ids() == []
        assert (await store.stats()).people == 0

    using(place, restore)


def test_a_damaged_store_has_no_backup(tmp_path: Path) -> None:
    """A copy that does not pass the check is not kept."""
    place = tmp_path / "data"

    async def set_up(store: Store) -> None:
        for seed in range(6):
            await keep_game(store, f"g{seed}", played(seed))

    using(place, set_up)
    path = place / "serai.sqlite"
    content = path.read_bytes()
    middle = len(content) // 2 // 4096 * 4096
    path.write_bytes(content[:middle] + b"\xff" * 4096 + content[middle + 4096 :])
    with pytest.raises(StoreDamaged):
        using(place, lambda store: store.backup(tmp_path / "b.sqlite"), reading=True)
    assert sorted(found.name for found in tmp_path.iterdir()) == ["data"]


def test_open_store_takes_a_home_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`~` is the user's home."""
    monkeypatch.setenv("HOME", str(tmp_path))
    assert open_store("~/serai").place == str(tmp_path / "serai")
