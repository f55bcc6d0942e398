"""`serai backup` and `serai doctor`: what they print, where, and how they exit."""

import json
import sqlite3
from pathlib import Path

import pytest

from serai.cli.main import main
from serai.core.record_file import read
from serai.store.store import Store
from tests.store.processes import next_line, writing
from tests.store.stores import Place, keep_game, played, table_row, using


def called(capsys: pytest.CaptureFixture[str], *call: object, code: int = 0) -> tuple[str, str]:
    """What a command prints, and its messages."""
    assert main([str(part) for part in call]) == code
    out, err = capsys.readouterr()
    assert "Traceback" not in err
    assert code != 2 or (out == "" and err.count("\n") == 1 and err.startswith("serai: "))
    return out, err


async def set_up(store: Store) -> None:
    """Two games."""
    for seed, table_id in enumerate(("good", "hurt")):
        await keep_game(store, table_id, played(seed))


def hurt(place: Path) -> None:
    """Change what an entry says."""
    connection = sqlite3.connect(place / "serai.sqlite")
    connection.execute("DROP TRIGGER entries_never_update")
    connection.execute("UPDATE entries SET hash = 'f' WHERE table_id = 'hurt' AND n = 12")
    connection.commit()
    connection.close()


def test_doctor_of_a_sound_store(place: Place, capsys: pytest.CaptureFixture[str]) -> None:
    """A table for people, a document for programs; exit 0."""
    using(place, set_up)
    out, err = called(capsys, "doctor", "--data", place)
    assert err == ""
    assert "database  sound" in out
    assert "tables    2 checked, 0 damaged" in out
    assert "100 to the disk" in out
    out, _ = called(capsys, "doctor", "--data", place, "--json")
    report = json.loads(out)
    assert report["sound"] is True
    assert report["latency"]["commits"] == 100
    assert [found["id"] for found in report["tables"]] == ["good", "hurt"]


def test_doctor_beside_a_server(place: Place, capsys: pytest.CaptureFixture[str]) -> None:
    """It only looks, so a server may be running; to mark something it has to be the only one."""
    using(place, lambda store: store.create_table(table_row("t0"), [], {}, "", ""))
    with writing(place, 0) as process:
        assert next_line(process) == "open"
        out, _ = called(capsys, "doctor", "--data", place, "--json", code=1)  # the table has no header that can be read
        assert [found["id"] for found in json.loads(out)["damaged"]] == ["t0"]
        if isinstance(place, Path):  # the other kind waits longer before it says the same
            _, err = called(capsys, "doctor", "--data", place, "--quarantine", code=2)
            assert "another server is using this data folder" in err


def test_doctor_finds_damage(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Exit 1, the table named; quarantine, and out of it when it is sound again; export."""
    place = tmp_path / "data"
    using(place, set_up)
    hurt(place)
    out, _ = called(capsys, "doctor", "--data", place, code=1)
    assert "1 damaged" in out
    assert "  hurt  river_of_gold, 60 entries read, damaged: line 13: entry 12" in out
    assert "good" not in out
    _, err = called(capsys, "doctor", "--data", place, "--quarantine", code=1)
    assert "table hurt is in quarantine now" in err
    row = using(place, lambda store: store.table("hurt"), reading=True)
    assert row is not None
    assert "entry 12" in row.trouble
    out, _ = called(capsys, "doctor", "--data", place, "--quarantine", code=1)
    assert "1 in quarantine before this" in out

    file = tmp_path / "hurt.jsonl"
    out, err = called(capsys, "doctor", "--data", place, "--export", "hurt", file)
    assert (out, err) == ("", "")
    assert len(read(file.read_bytes()).entries) == 60
    assert file.stat().st_mode & 0o777 == 0o600
    _, err = called(capsys, "doctor", "--data", place, "--export", "hurt", file, code=2)
    assert "cannot be written" in err
    out, _ = called(capsys, "doctor", "--data", place, "--export", "good", "-")
    assert out == played(0).text()

    connection = sqlite3.connect(place / "serai.sqlite")
    connection.execute(f"UPDATE entries SET hash = '{played(1).entries[11].hash}' WHERE table_id = 'hurt' AND n = 12")
    connection.commit()
    connection.close()
    _, err = called(capsys, "doctor", "--data", place, "--quarantine")
    assert "table hurt is sound and plays on" in err


def test_an_export_with_gaps(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What is lost is said, and the exit is 1."""
    place = tmp_path / "data"
    using(place, set_up)
    connection = sqlite3.connect(place / "serai.sqlite")
    connection.execute("DROP TRIGGER entries_never_delete")
    connection.execute("DELETE FROM entries WHERE table_id = 'hurt' AND n IN (5, 6)")
    connection.commit()
    connection.close()
    out, err = called(capsys, "doctor", "--data", place, "--export", "hurt", "-", code=1)
    assert len(out.splitlines()) == 59
    assert err == "serai: hurt: lost: entries 5 to 6\n"


def test_doctor_of_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file that is damaged from the first byte is a finding, not a wrong call."""
    (tmp_path / "serai.sqlite").write_bytes(b"nothing of the kind " * 500)
    out, _ = called(capsys, "doctor", "--data", tmp_path, code=1)
    assert "DAMAGED" in out
    out, _ = called(capsys, "doctor", "--data", tmp_path, "--json", code=1)
    assert json.loads(out)["sound"] is False


def test_backup_and_restore(place: Place, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file, and a store made of it; what there is says the doctor."""
    using(place, set_up)
    file = tmp_path / "kept.sqlite"
    with writing(place, 0) as process:
        assert next_line(process) == "open"
        out, err = called(capsys, "backup", "--data", place, file)
    assert err == ""
    assert str(file) in out
    _, err = called(capsys, "backup", "--data", place, file, code=2)
    assert "--force" in err
    out, _ = called(capsys, "backup", "--data", place, file, "--force", "--json")
    assert json.loads(out)["bytes"] == file.stat().st_size
    out, _ = called(capsys, "backup", "--restore", file, "--data", tmp_path / "new")
    assert "(2 tables, 0 people)" in out
    _, err = called(capsys, "backup", "--restore", file, "--data", tmp_path / "new", code=2)
    assert "not empty" in err
    called(capsys, "doctor", "--data", tmp_path / "new")


WRONG = [
    (["backup"], "FILE"),
    (["backup", "a", "--restore", "b"], "either FILE"),
    (["backup", "--restore", "b", "--force"], "--force"),
    (["backup", "a", "--data", ""], "--data"),
    (["backup", "a", "--data", "nowhere"], "no store here"),
    (["backup", "--restore", "nowhere", "--data", "new"], "no such file"),
    (["doctor", "--data", "nowhere"], "no store here"),
    (["doctor", "--data", "nowhere", "--quarantine"], "no store here"),
    (["doctor", "--export", "x"], "--export"),
    (["doctor", "--export", "x", "-", "--quarantine"], "either"),
    (["doctor", "--export", "x", "-", "--data", "nowhere"], "no store here"),
    (["doctor", "extra"], "extra"),
    (["doctor", "--data", "~nobody-here/x"], "--data"),
    (["doctor", "--data", "nul\0byte"], "NUL"),
]


@pytest.mark.parametrize(("call", "said"), WRONG, ids=lambda part: str(part)[:40].encode("unicode_escape").decode())
def test_wrong_calls(
    call: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Exit 2 and one line; no folder is made by asking."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    _, err = called(capsys, *call, code=2)
    assert said in err
    assert list(tmp_path.iterdir()) == []


def test_a_wrong_address(capsys: pytest.CaptureFixture[str]) -> None:
    """The password stays hidden."""
    pytest.importorskip("psycopg")
    for call in (["doctor"], ["backup", "x.sqlite"]):
        _, err = called(capsys, *call, "--data", "postgresql://me:hidden@127.0.0.1:1/serai", code=2)
        assert "127.0.0.1:1/serai" in err
        assert "hidden" not in err
    for wrong in (
        "me:hidden@host:port/serai",
        "me:hid/den@host/serai",
        "me:hidden@[::1/serai",
        "me:hidden@host/db?x=1",
    ):
        _, err = called(capsys, "doctor", "--data", f"postgresql://{wrong}", code=2)
        assert "no address" in err
        assert "hid" not in err
