"""What is kept on disk stays whole, whatever is saved, damaged or in the way."""

import io
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from serai.cli.errors import CallError
from serai.cli.main import main
from serai.cli.seating import latest_table

SERAI = [sys.executable, "-m", "serai"]


def play(data: Path, *call: str, typed: str = "", code: int = 0) -> subprocess.CompletedProcess[str]:
    """A sitting through a pipe, to its end."""
    done = subprocess.run(
        [*SERAI, "play", "--data", str(data), *call],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    return done


def records(data: Path) -> list[Path]:
    """The records kept there, the oldest first."""
    return sorted((data / "games").glob("*.jsonl"), key=lambda path: path.stat().st_mtime_ns)


def begin(data: Path, typed: str = "") -> Path:
    """A game for two people; its record."""
    play(data, "river", "--seats", "you,you", "--seed", "3", typed=typed)
    return records(data)[-1]


def sidecar(record: Path) -> Path:
    """Who sits there."""
    return record.with_suffix(".json")


def aged(record: Path) -> Path:
    """The same record, older than any that comes after it."""
    os.utime(record, (1, 1))
    return record


# ---- save ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["itself", "by a link", "beside it"])
def test_saving_among_the_kept_games_is_refused_and_moves_go_on_being_kept(tmp_path: Path, way: str) -> None:
    """A saved copy in the place of the record would take all later moves with it."""
    record = begin(tmp_path)
    (tmp_path / "link").symlink_to(record)
    target = {"itself": record, "by a link": tmp_path / "link", "beside it": record.with_name("copy.jsonl")}[way]
    before = record.stat().st_ino, len(record.read_text().splitlines())
    done = play(tmp_path, "--continue", typed=f"save '{target}'\n1\n1\n")
    assert "among the kept games" in done.stdout
    assert record.stat().st_ino == before[0]
    assert len(record.read_text().splitlines()) > before[1]
    assert records(tmp_path) == [record]


def test_saving_over_an_earlier_copy_only(tmp_path: Path) -> None:
    """The beginning of this game is replaced; a game that has gone further, or another one, is not."""
    copy = tmp_path / "copy.jsonl"
    begin(tmp_path / "one", f"save {copy}\n1\nsave {copy}\n1\n")
    longer = copy.read_text()
    done = play(tmp_path / "one", "--continue", typed=f"undo\nsave {copy}\n")
    assert "Saved as" in done.stdout
    assert copy.read_text().startswith(longer)
    longest = copy.read_text()
    for data in ("two", "three"):
        options = ["--option", "clan_patrons=true"] if data == "three" else []
        done = play(tmp_path / data, "river", "--seats", "you,you", "--seed", "3", *options, typed=f"save {copy}\n")
        assert "left alone" in done.stdout
        assert copy.read_text() == longest


def test_saving_over_a_kept_game_of_another_folder_is_refused(tmp_path: Path) -> None:
    """It is somebody's table, wherever it lies, and may be open."""
    theirs = begin(tmp_path / "one", "1\n1\n")
    before = theirs.read_bytes()
    done = play(tmp_path / "two", "--load", str(theirs), typed=f"1\nsave {theirs}\n")
    assert "Saved as" not in done.stdout
    assert theirs.read_bytes() == before


# ---- a new game is kept whole or not at all --------------------------------------------------------------------------


def test_a_game_that_cannot_begin_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither a record without its header nor a lonely sidecar."""

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    assert main(["play", "river", "--data", str(tmp_path), "--seats", "you,you"]) == 2
    assert list((tmp_path / "games").iterdir()) == []


@pytest.mark.parametrize("content", [b"", b"\n", b'{"serai": 1, "ga'])
def test_a_record_without_a_header_is_named_and_passed_over(tmp_path: Path, content: bytes) -> None:
    """The game before it is gone on with."""
    good = aged(begin(tmp_path))
    bad = begin(tmp_path)
    bad.write_bytes(content)
    done = play(tmp_path, "--continue")
    assert str(good) in done.stdout
    assert str(bad) in done.stderr
    assert bad.read_bytes() == content


# ---- damaged sidecars ------------------------------------------------------------------------------------------------


def changed(**keys: object) -> bytes:
    """A sidecar with other values."""
    whole = {"seats": ["you", "you"], "secret": "", "seed": "3", "lang": "en", "components": "", "over": False}
    return json.dumps(whole | keys).encode()


DAMAGE = [
    b"",
    b"{}",
    b"[]",
    b"\xff",
    b"[" * 50_000,
    changed(seats="you"),
    changed(seats=[1, 2]),
    changed(seats=["you"]),
    changed(secret="00"),
    changed(secret="x" * 64),
    changed(seed=""),
    changed(seed=7),
    changed(lang="xx"),
    changed(over="no"),
    changed(components=None),
]


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game that was left."""
    return begin(tmp_path_factory.mktemp("kept"))


@pytest.mark.parametrize("content", DAMAGE, ids=lambda value: repr(value[:80]))
def test_a_damaged_sidecar_is_named(
    tmp_path: Path, kept: Path, capsys: pytest.CaptureFixture[str], content: bytes
) -> None:
    """Alone it is an error in one line that says what to do; beside a good game it is passed over."""
    bad = Path(shutil.copy(kept, tmp_path / "1-river_of_gold-bad.jsonl"))
    sidecar(bad).write_bytes(content)
    with pytest.raises(CallError, match="damaged") as refused:
        latest_table(None, tmp_path)
    assert f"serai play --load {bad}" in str(refused.value)
    good = aged(Path(shutil.copy(kept, tmp_path / "1-river_of_gold-good.jsonl")))
    shutil.copy(sidecar(kept), sidecar(good))
    table = latest_table("river", tmp_path)
    table.kept.close()
    assert table.kept.path == good
    assert f"serai play --load {bad}" in capsys.readouterr().err


def test_what_is_damaged_can_be_loaded(tmp_path: Path, kept: Path) -> None:
    """The record says the game; one line says so."""
    bad = tmp_path / "games" / kept.name
    bad.parent.mkdir()
    shutil.copy(kept, bad)
    alone = play(tmp_path, "--continue", code=2)
    assert alone.stderr.count("\n") == 1
    assert play(tmp_path, "--load", str(bad)).stderr == ""


def test_links_that_lead_nowhere_and_pipes_are_passed_over(tmp_path: Path) -> None:
    """They neither stop the search nor wait for anybody."""
    good = begin(tmp_path)
    (tmp_path / "games" / "lost.jsonl").symlink_to("nowhere")
    os.mkfifo(tmp_path / "games" / "pipe.jsonl")
    os.mkfifo(tmp_path / "games" / "pipe.json")
    assert str(good) in play(tmp_path, "--continue").stdout


# ---- load ------------------------------------------------------------------------------------------------------------


def test_loading_refuses_what_the_record_says_itself(tmp_path: Path) -> None:
    """A seed where the chance has a secret; another game."""
    play(tmp_path, "river", "--seats", "you,you")
    secret = str(records(tmp_path)[-1])
    assert "secret" in play(tmp_path, "--load", secret, "--seed", "5", code=2).stderr
    seeded = begin(tmp_path / "two")
    assert "chance is new" not in play(tmp_path, "river", "--load", str(seeded), "--seed", "3").stdout


def test_a_component_file_is_remembered_wherever_one_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Gone on with from another folder."""
    import serai.games.river_of_gold as room

    shipped = Path(room.__file__).parent / "components.yaml"
    shutil.copy(shipped, tmp_path / "own.yaml")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert main(["play", "river", "--components", "own.yaml", "--data", str(tmp_path)]) == 0
    (record,) = records(tmp_path)
    assert json.loads(sidecar(record).read_text())["components"] == str(tmp_path / "own.yaml")


def test_a_seating_that_cannot_be_written_is_only_told(tmp_path: Path) -> None:
    """The record is the game; changing the language and leaving go on without the sidecar."""
    record = begin(tmp_path)
    code = (
        "import serai.cli.kept as kept, serai.cli.main as main, sys\n"
        "def full(*_): raise OSError(28, 'No space left on device')\n"
        "kept._write_whole = full\n"
        "sys.exit(main.main(sys.argv[1:]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, "play", "--continue", "--data", str(tmp_path)],
        input="lang it\n1\nquit\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("No space left on device") == 2
    assert "Il tavolo parla italiano" in done.stdout
    assert len(record.read_text().splitlines()) > 1
