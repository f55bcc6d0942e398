"""Streams that are closed, full, or in an encoding that cannot hold every sign; Ctrl-C while the command starts."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from serai.cli import streams

SERAI = f"{sys.executable} -m serai"
NEW = "position river --new --seed 7"


def shell(command: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Run a line of shell in which `serai` is the command; without SERAI_PURE=1 the rules may say that they are stale."""
    return subprocess.run(
        ["bash", "-c", f'serai() {{ {SERAI} "$@"; }}; {command}'],
        env={**os.environ, "SERAI_PURE": "1", **environment},
        capture_output=True,
        timeout=120,
        check=False,
    )


# ---- closed and full -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("closing", ["<&-", ">&-", "2>&-", "<&- >&-", "<&- 2>&-", ">&- 2>&-", "<&- >&- 2>&-"])
def test_closed_streams_change_nothing_else(tmp_path: Path, closing: str) -> None:
    """A whole sitting: the record is a record, nothing of ours is written into it."""
    done = shell(f"serai play river --seats random,random --seed 1 --data {tmp_path} {closing}")
    assert done.returncode == 0
    assert done.stderr == b""
    (record,) = (tmp_path / "games").glob("*.jsonl")
    assert all(json.loads(line) for line in record.read_text().splitlines())


@pytest.mark.parametrize("streams", ["2>&-", "2>/dev/full", ">&- 2>&-"])
def test_errors_keep_their_exit_code_and_off_standard_output(streams: str) -> None:
    """Also when nobody can read what is wrong."""
    done = shell(f"serai replay missing.jsonl {streams}")
    assert (done.returncode, done.stdout, done.stderr) == (2, b"", b"")


@pytest.mark.parametrize(
    "command", [NEW, f"{NEW} --json", "--help", "--version", "rules river", "simulate river --games 1"]
)
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_a_full_standard_output_is_an_error_of_one_line(command: str, unbuffered: str) -> None:
    """Exit 2, and the interpreter adds nothing at its exit."""
    done = shell(f"serai {command} >/dev/full", PYTHONUNBUFFERED=unbuffered)
    assert done.returncode == 2
    assert done.stderr == b"serai: standard output cannot be written: No space left on device\n"


def test_a_full_standard_output_at_the_table(tmp_path: Path) -> None:
    """The same in a sitting."""
    done = shell(f"serai play river --data {tmp_path} </dev/null >/dev/full")
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1


def test_a_standard_input_that_is_none(tmp_path: Path) -> None:
    """One that can only be written."""
    done = shell(f"serai play river --data {tmp_path} 0>/dev/null")
    assert done.returncode == 2
    assert b"standard input cannot be read" in done.stderr


# ---- encodings -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "latin-1", "utf-8"])
@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_table_in_any_encoding(tmp_path: Path, encoding: str, lang: str) -> None:
    """Every line is as long as in UTF-8, and none is full of question marks."""
    call = f"serai play river --seats you,you --seed 3 --lang {lang} --data {tmp_path} <<< $'legend\\n?\\nperch\\xe9'"
    told = shell(call, PYTHONIOENCODING=encoding)
    assert (told.returncode, told.stderr) == (0, b"")
    plain = shell(call, PYTHONIOENCODING="utf-8").stdout.decode()
    drawn = told.stdout.decode(encoding)
    board = [line for line in plain.splitlines() if "┤" in line]
    assert len(board) > 10
    for line, other in zip(plain.splitlines(), drawn.splitlines(), strict=True):
        if line in board:
            assert len(other) == len(line)
            assert other.count("?") == line.count("?")
    assert ("┤" in drawn) == (encoding == "utf-8")


def test_json_in_any_encoding() -> None:
    """Escapes instead of question marks."""
    wide, narrow = (shell(f"serai {NEW} --moves --json", PYTHONIOENCODING=name).stdout for name in ("utf-8", "ascii"))
    assert json.loads(wide) == json.loads(narrow)


def test_substitutes_keep_the_columns() -> None:
    """One letter for one, except for the ellipsis."""
    assert [sign for sign, other in streams.SUBSTITUTES.items() if len(other) != 1] == ["…"]
    assert all(other.isascii() for other in streams.SUBSTITUTES.values())


# ---- what comes from outside -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("plain, perché … ✓", "plain, perché … ✓"),
        ("\033[2J", "\\x1b[2J"),
        ("\x9b2J\x7f", "\\x9b2J\\x7f"),
        ("\u202eabc\u2028", "\\u202eabc\\u2028"),
        ("a\u00a0b", "a\u00a0b"),
        ("\udcff", "\\udcff"),
    ],
)
def test_nothing_from_outside_steers_the_terminal(text: str, shown: str) -> None:
    """Control characters, marks that turn the text round, halves of characters."""
    assert streams.clean(text) == shown


@pytest.mark.parametrize("flag", ["", "--json", "--verify"])
def test_a_foreign_record_cannot_steer_the_terminal(tmp_path: Path, flag: str) -> None:
    """Neither by its entries nor by its name."""
    header = {"serai": 1, "game": "river_of_gold", "rules": "1", "seats": 2, "options": {}}
    entry = {"n": 1, "who": "chance", "do": "\033]0;owned\a\x9b2J", "hash": "0"}
    name = "$'" + str(tmp_path) + "/r\\e[2J\\xff.jsonl'"
    (tmp_path / "r\033[2J\udcff.jsonl").write_text(f"{json.dumps(header)}\n{json.dumps(entry)}\n")
    done = shell(f"serai replay {name} {flag}")
    assert done.returncode in (1, 2)
    assert not any(mark in done.stdout + done.stderr for mark in (b"\033", b"\a", b"\xc2\x9b"))
    assert done.stderr.count(b"\n") == 1


# ---- Ctrl-C while the command starts ---------------------------------------------------------------------------------

INTERRUPTED = """
import os, signal, sys
from serai.cli.entry import main
{patch}
def during(old):
    def new(*given, **named):
        os.kill(os.getpid(), signal.SIGINT)
        made = old(*given, **named)
        print("went on")
        return made
    return new
{place} = during({place})
sys.exit(main())
"""


@pytest.mark.parametrize(
    ("patch", "place"),
    [
        ("import importlib", "importlib.import_module"),
        ("import serai.cli.parser as parser", "parser.build_parser"),
        ("from serai import games", "games.load"),
        ("import serai.cli.kept as kept", "kept._keep_new"),
        ("import serai.cli.streams as streams", "streams.arrange"),
    ],
)
@pytest.mark.parametrize("entry", ["serai.cli.entry", "serai.cli.main"])
def test_an_interrupt_waits_until_the_start_is_done(tmp_path: Path, patch: str, place: str, entry: str) -> None:
    """What has begun is finished first; then 130, and no word about it."""
    code = INTERRUPTED.format(patch=patch, place=place).replace("serai.cli.entry", entry)
    done = subprocess.run(
        [sys.executable, "-c", code, "play", "river", "--data", str(tmp_path)],
        env={**os.environ, "SERAI_PURE": "1"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, set(done.stdout.split("\n")), done.stderr) == (130, {"went on", ""}, "")
