"""The terminal table through a pipe: whole games, every command, leaving and coming back, killed in mid-game."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from serai import game
from serai.core.language import text
from serai.core.record import final_state
from serai.core.record_file import read
from serai.core.seats import seat_name

SERAI = [sys.executable, "-m", "serai"]
QUESTION = {"en": "You may: ", "it": "Puoi: "}
END = {"en": "The game is over.", "it": "La partita è finita."}


def serai(*call: str, typed: str = "", code: int = 0) -> str:
    """Run the command to its end; its standard output."""
    done = subprocess.run([*SERAI, *call], input=typed, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout


class Sitting:
    """A process of `serai play` that is answered line by line."""

    def __init__(self, data: Path, *call: str, lang: str = "en") -> None:
        self.lang = lang
        self.seen: list[str] = []
        self.process = subprocess.Popen(
            [*SERAI, "play", "--data", str(data), "--lang", lang, *call],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def questions(self) -> Iterator[list[str]]:
        """The legal moves of each decision, until the game is over."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.seen.append(line)
            if line.startswith(QUESTION[self.lang]):
                yield line.removeprefix(QUESTION[self.lang]).strip().split(" | ")
            if line.startswith(END[self.lang]):
                return

    def type(self, line: str) -> None:
        """Type a line."""
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def leave(self) -> str:
        """End the input; everything that was printed."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with self.process:
            self.process.stdin.close()
            out = self.process.stdout.read()  # not communicate(): it would miss what the reader has buffered
        assert self.process.returncode == 0
        return "".join(self.seen) + out


def record_in(data: Path) -> Path:
    """The only record kept there."""
    (path,) = (data / "games").glob("*.jsonl")
    return path


def confirmed(path: Path) -> list[dict[str, str]]:
    """The entries of a record file."""
    return [json.loads(line) for line in path.read_text().splitlines()[1:]]


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_whole_game_through_a_pipe(tmp_path: Path, lang: str) -> None:
    """Played to the end; the result is told, the record is complete, verifies, and its chance is proved."""
    sitting = Sitting(tmp_path, "river-of-gold", "--seats", "you,random", lang=lang)
    for turn, moves in enumerate(sitting.questions()):
        sitting.type(moves[turn * 7 % len(moves)])
    sitting.type("1")  # there is nothing more to choose
    told = sitting.leave()
    assert "\033" not in told
    assert told.count(END[lang]) == 2
    path = record_in(tmp_path)
    assert str(path) in told
    winners = final_state(game("river_of_gold"), read(path.read_bytes())).winners()
    seats = [f"{seat_name(seat)} ({text('term-seat-you', lang) if seat == 0 else 'random'})" for seat in winners]
    assert text("term-wins", lang, count=len(winners), names=", ".join(seats)) in told
    report = json.loads(serai("replay", str(path), "--verify", "--json"))
    assert report["over"] is True
    assert confirmed(path)[-1]["do"].startswith("secret ")
    for seat, score in report["scores"].items():
        assert re.search(rf"{seat} \(.*\): {score}\n", told)


def test_a_seed_makes_the_same_game(tmp_path: Path) -> None:
    """Chance and bots both come from it."""
    for name in ("one", "two"):
        serai("play", "river", "--data", str(tmp_path / name), "--seed", "7", "--seats", "random,greedy:20")
    one, two = (record_in(tmp_path / name).read_text() for name in ("one", "two"))
    assert one == two


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("?", "You can type"),
        ("help", "take the last decision back"),
        ("aiuto", "You can type"),
        ("board", ""),
        ("moves", "   1  "),
        ("moves all", "   1  "),
        ("why", "why MOVE"),
        ("why end", "not allowed"),
        ("why nonsense", "no move of this game"),
        ("why sail 1", "sail 1"),
        ("hint", "greedy would play"),
        ("undo", "nothing to take back"),
        ("redo", "nothing to play again"),
        ("log", "·"),
        ("score", "If the game ended now"),
        ("rules ROG-8.5", "ROG-8.5"),
        ("rules", "for example: rules ROG-1.1"),
        ("rules qqqq", "nothing about"),
        ("save", "save FILE"),
        ("save /", "/"),
        ("save /nowhere/at/all", "/nowhere/at/all"),
        ("load missing.jsonl", "missing.jsonl"),
        ("load", "load FILE"),
        ("lang it", "Il tavolo parla italiano"),
        ("lang xx", "en, it"),
        ("0", "choices are 1 to"),
        ("999999999999999999999", "choices are 1 to"),
        ("xyzzy", "neither a move nor a command"),
        ("sial 1", "sail 1"),
        ("build 99 9", "build <shore> <row>"),
        ("die 3", "not allowed"),
        ("\x00\x07", "neither"),
        ("'" * 500, "neither"),
        ("x" * 9_000, "neither"),
        ("x" * 100_000, "too long"),
        ("legend", "the royal ship"),
        ("legenda", "the royal ship"),
        ("perche end", "not allowed"),
        ("mosse tutte", "   1  "),
        ("save ~nosuch/x", "~nosuch"),
        ("load ~nosuch/x", "~nosuch"),
        ("load -", "/-: cannot be read"),
        ("load /dev/zero", "no regular file"),
        ("save /dev/null", "no record"),
    ],
)
def test_what_can_be_typed(tmp_path: Path, typed: str, told: str) -> None:
    """Each line is answered, and the session goes on to the next one."""
    out = serai(
        "play", "river", "--data", str(tmp_path), "--seed", "3", "--seats", "you,you", typed=f"{typed}\nscore\n"
    )
    shown = out.partition("You may: ")[2].partition("\n")[2]
    assert told in shown
    assert "total" in shown or "totale" in shown
    assert len(confirmed(record_in(tmp_path))) == sum(e["who"] == "chance" for e in confirmed(record_in(tmp_path)))


def test_input_that_is_no_text(tmp_path: Path) -> None:
    """Bytes that are no UTF-8 are an unknown line, no crash."""
    call = [*SERAI, "play", "river", "--data", str(tmp_path), "--seats", "you,you"]
    done = subprocess.run(call, input=b"\xff\xfe\nscore\n", capture_output=True, timeout=60, check=False)
    assert done.returncode == 0
    assert b"total" in done.stdout
    assert b"Traceback" not in done.stderr


def test_a_number_and_a_beginning_choose(tmp_path: Path) -> None:
    """Numbers follow the list shown last; a beginning lists what it could be."""
    out = serai(
        "play", "river", "--data", str(tmp_path), "--seed", "3", "--seats", "you,you", typed="sail\nmoves all\n1\n"
    )
    assert "Moves that begin with “sail”" in out or "not complete" in out
    entries = [entry for entry in confirmed(record_in(tmp_path)) if entry["who"] in "AB"]
    assert len(entries) == 1


def test_undo_and_redo_at_the_table(tmp_path: Path) -> None:
    """Both are told, both are in the record, and the record verifies."""
    typed = "sail 1\nundo\nredo\nundo\nquit\n"
    out = serai("play", "river", "--data", str(tmp_path), "--seed", "3", "--seats", "you,you", typed=typed)
    assert out.count("Taken back") == 2
    assert out.count("Played again") == 1
    path = record_in(tmp_path)
    assert [entry["do"] for entry in confirmed(path) if entry["who"] == "table"][-1].startswith("undo ")
    serai("replay", str(path), "--verify")


def test_save_and_load(tmp_path: Path) -> None:
    """A saved record can be gone on with, at a table of its own; another file is never overwritten."""
    saved, other = tmp_path / "my game.jsonl", tmp_path / "other"
    other.write_text("precious")
    data = str(tmp_path / "data")
    out = serai(
        "play", "river", "--data", data, "--seats", "you,you", typed=f"sail 1\nsave '{saved}'\nsave {other}\nquit\n"
    )
    assert f"Saved as {saved}" in out
    assert other.read_text() == "precious"
    before = confirmed(saved)
    again = serai("play", "--data", str(tmp_path / "two"), "--seats", "you,you", "--load", str(saved), typed="undo\n")
    assert "chance is new" in again
    assert "Taken back" in again
    assert confirmed(saved) == before
    at_home = serai("play", "--data", data, "--seats", "you,you", "--load", str(saved))
    assert "chance is new" not in at_home
    inside = serai("play", "river", "--data", data, "--seats", "you,you", typed=f"load '{saved}'\nundo\n")
    assert "Loaded" in inside
    assert "Taken back" in inside


def test_loading_needs_as_many_seats(tmp_path: Path) -> None:
    """The record decides how many sit down."""
    data = ["--data", str(tmp_path)]
    serai("play", "river", *data, "--seats", "you,you,you")
    record = str(record_in(tmp_path))
    serai("play", *data, "--load", record, "--seats", "you,you", code=2)
    assert "Seat C: greedy" in serai("play", *data, "--load", record)


def test_continue_after_quit(tmp_path: Path) -> None:
    """The same position, the same bots, the same language; a game that is over is not gone on with."""
    call = ["play", "river", "--data", str(tmp_path), "--seats", "you,random"]
    serai(*call, "--lang", "it", typed="score\nquit\n")
    again = serai("play", "--continue", "--data", str(tmp_path), typed="quit\n")
    assert "Posto B: random" in again
    assert len(list((tmp_path / "games").glob("*.jsonl"))) == 1
    serai("play", "river", "--data", str(tmp_path), "--seats", "random,random", "--seed", "1")
    assert "Posto B: random" in serai("play", "--continue", "--data", str(tmp_path), typed="quit\n")


def test_one_game_is_played_at_one_table(tmp_path: Path) -> None:
    """While somebody plays it, another process is refused."""
    sitting = Sitting(tmp_path, "river", "--seats", "you,you")
    next(sitting.questions())
    serai("play", "--continue", "--data", str(tmp_path), code=2)
    sitting.leave()
    serai("play", "--continue", "--data", str(tmp_path))


@pytest.mark.parametrize("after", [1, 5, 12])
def test_killed_in_mid_game_nothing_confirmed_is_lost(tmp_path: Path, after: int) -> None:
    """kill -9 while the table waits for the next decision, with half a line left at the end of the file."""
    sitting = Sitting(tmp_path, "river", "--seats", "you,random")
    for turn, moves in enumerate(sitting.questions()):
        if turn == after:
            break
        sitting.type(moves[-1])
    os.kill(sitting.process.pid, signal.SIGKILL)
    sitting.process.wait()
    for stream in (sitting.process.stdin, sitting.process.stdout):
        assert stream is not None
        stream.close()
    path = record_in(tmp_path)
    entries = confirmed(path)
    assert sum(entry["who"] == "A" for entry in entries) == after
    with path.open("a") as file:
        file.write('{"n": 9999, "who": "A", "do": "sai')
    again = serai("play", "--continue", "--data", str(tmp_path), typed="quit\n")
    assert "cut off" in again
    assert confirmed(path)[: len(entries)] == entries
    serai("replay", str(path), "--verify")


def test_damage_in_the_middle_is_refused_and_left_alone(tmp_path: Path) -> None:
    """Naming the line; the file stays as it is."""
    serai("play", "river", "--data", str(tmp_path), "--seats", "you,you")
    path = record_in(tmp_path)
    lines = path.read_text().splitlines(keepends=True)
    lines[5] = lines[5].replace('"n": 5', '"n": 6')
    path.write_text("".join(lines))
    done = subprocess.run(
        [*SERAI, "play", "--continue", "--data", str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "line 6" in done.stderr
    assert path.read_text() == "".join(lines)


def test_a_reader_that_goes_away_is_no_error() -> None:
    """`serai ... | head -1`."""
    command = f"{' '.join(SERAI)} position river --new | head -1"
    done = subprocess.run(["bash", "-c", f"set -o pipefail; {command}"], capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert "Broken" not in done.stderr
    assert "Traceback" not in done.stderr
