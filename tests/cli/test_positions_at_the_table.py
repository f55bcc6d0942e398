"""A terminal table that begins from a position document or from a ruling."""

import io
import json
from pathlib import Path

import pytest

from serai import game
from serai.cli.documents import write_document
from serai.cli.main import main
from serai.core.documents import Document
from serai.core.record import start_state
from serai.core.record_file import read
from serai.rulebook.rulings import shipped_rulings

RIVER = game("river_of_gold")
RULING = next(ruling for ruling in shipped_rulings("river_of_gold") if ruling.position and not ruling.setup)
SETUP = next(ruling for ruling in shipped_rulings("river_of_gold") if ruling.setup)


@pytest.fixture
def position(tmp_path: Path) -> tuple[Path, Document]:
    """A position in a file."""
    document = RIVER.start(3, seed=4).document()
    path = tmp_path / "position.yaml"
    path.write_text(write_document(document))
    return path, document


def play(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *call: str, typed: str = "", code: int = 0
) -> str:
    """A sitting through a pipe; what it prints, or its one line of complaint."""
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    assert main(["play", *call]) == code
    out, err = capsys.readouterr()
    if code == 0:
        assert err == ""
        return out
    assert err.count("\n") == 1
    assert out == ""
    return err


def record_in(data: Path) -> Path:
    """The only record kept there."""
    (path,) = (data / "games").glob("*.jsonl")
    return path


@pytest.mark.parametrize("form", ["yaml", "json"])
def test_a_table_begins_from_a_position(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    position: tuple[Path, Document],
    form: str,
) -> None:
    """Its record says so, replays, is gone on with, saved and loaded."""
    path, document = position
    if form == "json":
        path.write_text(json.dumps(document))
    data, saved = str(tmp_path), tmp_path / "saved.jsonl"
    seats = ["--seats", "you,you,you"]
    out = play(monkeypatch, capsys, "river", "--data", data, "--position", str(path), *seats, typed="1\n1\nundo\n")
    assert "Seat C: you" in out
    assert "Taken back" in out
    kept = record_in(tmp_path)
    assert main(["replay", str(kept), "--verify"]) == 0
    capsys.readouterr()
    record = read(kept.read_bytes())
    assert record.header.position == document
    play(monkeypatch, capsys, "--continue", "--data", data, typed=f"redo\nsave {saved}\nquit\n")
    again = play(monkeypatch, capsys, "--data", str(tmp_path / "two"), "--load", str(saved), *seats, typed="undo\n")
    assert "Taken back" in again
    assert main(["replay", str(record_in(tmp_path / "two")), "--verify"]) == 0


def test_by_default_you_and_bots_sit_at_a_position(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], position: tuple[Path, Document]
) -> None:
    """As many as the position has seats; a seed settles its chance."""
    call = ["river", "--data", str(tmp_path), "--position", str(position[0]), "--seed", "5"]
    out = play(monkeypatch, capsys, *call, typed="quit\n")
    assert "Seat A: you" in out
    assert "Seat C: greedy" in out
    assert read(record_in(tmp_path).read_bytes()).header.commitment == ""


@pytest.mark.parametrize("ruling", [RULING, SETUP], ids=lambda ruling: ruling.id)
def test_a_ruling_opens_as_a_table_with_you_in_every_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], ruling: object
) -> None:
    """By its id in any case."""
    assert isinstance(ruling, type(RULING))
    out = play(monkeypatch, capsys, "river", "--data", str(tmp_path), "--ruling", ruling.id.lower(), typed="quit\n")
    assert out.count(": you") == ruling.seats
    record = read(record_in(tmp_path).read_bytes())
    if ruling is RULING:
        from serai.rulebook.check import set_up

        assert RIVER.document(start_state(RIVER, record.header)) == RIVER.document(set_up(ruling, RIVER)[1])


WRONG = [
    (["--position", "missing.yaml"], "missing.yaml"),
    (["--position", "."], "directory"),
    (["--position", ""], "cannot be read"),
    (["--position", "POSITION", "--option", "clan_patrons=true"], "--option does not go with --position"),
    (["--position", "POSITION", "--seats", "you,you"], "3 seats"),
    (["--position", "POSITION", "--ruling", RULING.id], "not allowed with"),
    (["--position", "POSITION", "--load", "x"], "not allowed with"),
    (["--position", "POSITION", "--continue"], "not allowed with"),
    (["--ruling", "ROG-R0"], "there is no ruling 'ROG-R0'"),
    (["--ruling", ""], "there is no ruling"),
    (["--ruling", "\033[2J\n"], "there is no ruling"),
    (["--ruling", RULING.id, "--option", "clan_patrons=true"], "--option does not go with --ruling"),
    (["--ruling", RULING.id, "--seats", "you,you,you,you,you"], "2 to 4"),
]


@pytest.mark.parametrize(("call", "told"), WRONG, ids=[" ".join(call).replace("\033", "ESC") for call, _ in WRONG])
def test_a_wrong_call_is_answered_in_one_line(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    position: tuple[Path, Document],
    call: list[str],
    told: str,
) -> None:
    """And nothing is kept."""
    call = [str(position[0]) if word == "POSITION" else word for word in call]
    assert told in play(monkeypatch, capsys, "river", "--data", str(tmp_path), *call, code=2)
    assert not (tmp_path / "games").exists()


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "is empty"),
        (b"[]", "mapping"),
        (b"{", "JSON"),
        (b"{}", "game"),
        (b"\xff", "UTF-8"),
        (b"[" * 50_000, "deep"),
        (b'{"game": "chess"}', "river_of_gold"),
    ],
    ids=lambda value: repr(value)[:24],
)
def test_a_file_that_is_no_position_is_refused_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], content: bytes, told: str
) -> None:
    """Naming the file."""
    path = tmp_path / "bad"
    path.write_bytes(content)
    complaint = play(
        monkeypatch, capsys, "river", "--data", str(tmp_path), "--position", str(path), "--seats", "you,you", code=2
    )
    assert str(path) in complaint
    assert told in complaint
