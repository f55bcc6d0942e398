"""The programs that measure the server: they run, print what the contract promises, and fail when something is wrong."""

import asyncio
import json
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any, cast

import pytest

from bench.chaos import Chaos, Promise, faults, inspect, is_kept
from bench.tables import Server

ROOT = Path(__file__).parents[2]
SOUND = {"acknowledged": 7, "lost": 0, "gaps": 0, "damaged": 0, "quarantined": [], "stuck": 0, "died": []}


def measured(program: str, *arguments: str) -> dict[str, Any]:
    """What a program prints; it must end well."""
    command = [sys.executable, "-m", f"bench.{program}", *arguments, "--json"]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert ended.returncode == 0, ended.stderr
    found: dict[str, Any] = json.loads(ended.stdout)
    return found


@pytest.mark.slow
def test_load() -> None:
    """A few tables for two seconds."""
    found = measured("load", "--tables", "4", "--sockets", "8", "--seconds", "2", "--rate", "20", "--bot-tables", "2")
    assert {"tables", "sockets", "moves_per_second", "ack_p50_ms", "ack_p99_ms", "errors"} <= found.keys()
    assert (found["tables"], found["sockets"], found["errors"]) == (4, 8, 0)
    assert found["moves_per_second"] > 5
    assert 0 < found["ack_p50_ms"] <= found["ack_p99_ms"]


@pytest.mark.slow
def test_chaos() -> None:
    """One kill in the middle of play."""
    found = measured("chaos", "--tables", "4", "--kills", "1")
    assert {"kills", "acknowledged", "lost", "gaps", "recovery_s_max"} <= found.keys()
    assert (found["kills"], found["lost"], found["gaps"], found["damaged"]) == (1, 0, 0, 0)
    assert found["acknowledged"] > 0
    assert found["recovery_s_max"] > 0


class Idle:
    """A server that only counts how often it is killed."""

    killed = 0

    def kill(self) -> None:
        self.killed += 1

    def start(self) -> None:
        """Nothing runs."""


@pytest.mark.parametrize("kills", [1, 2])
def test_chaos_waits_for_a_move_before_each_kill(kills: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A kill before anything was acknowledged tries nothing, and a busy machine takes its time."""

    async def run() -> list[int]:
        chaos = Chaos(cast(Server, server := Idle()), [], seed=1)
        monkeypatch.setattr(chaos.chooser, "random", lambda: 0.0)
        killing = asyncio.create_task(chaos.kills(kills))
        seen = []
        for move in range(kills):
            await asyncio.sleep(0.5)
            seen.append(server.killed)
            chaos.acknowledged[f"key {move}"] = Promise("t", move, "sail 1")
            while server.killed == move:
                await asyncio.sleep(0.01)
            chaos._is_back()
        await killing
        return [*seen, server.killed]

    assert asyncio.run(run()) == list(range(kills + 1))


def test_chaos_says_what_is_wrong() -> None:
    """A run in which nothing was tried is no success, nor one whose players gave up."""
    assert faults(SOUND) == []
    for change in (
        {"acknowledged": 0},
        {"lost": 1},
        {"gaps": 1},
        {"damaged": 1},
        {"quarantined": ["table_quarantined"]},
        {"stuck": 1},
        {"died": ["KeyError()"]},
    ):
        assert len(faults({**SOUND, **change})) == 1


def test_chaos_knows_what_was_promised() -> None:
    """The action that was sent, then chance, up to the number that was acknowledged, at that table."""
    promise = Promise("t", 9, "sail 1")
    assert is_kept(promise, [("t", 8, "sail 1"), ("t", 9, "draw monk_4")])
    for entries in (
        [],
        [("t", 8, "sail 1")],
        [("t", 8, "sail 2"), ("t", 9, "draw monk_4")],
        [("u", 8, "sail 1"), ("u", 9, "draw monk_4")],
    ):
        assert not is_kept(promise, entries)


def test_chaos_reads_the_file_itself(tmp_path: Path) -> None:
    """What is missing there is lost, whatever the server says."""
    with sqlite3.connect(tmp_path / "serai.sqlite") as file:
        file.execute("CREATE TABLE entries (table_id, n, action, key)")
        rows = [("t", 1, "draw monk_4", ""), ("t", 2, "sail 1", "k2"), ("t", 4, "sail 2", "k4")]
        file.executemany("INSERT INTO entries VALUES (?, ?, ?, ?)", rows)
    file.close()
    promised = {"k2": Promise("t", 2, "sail 1"), "k4": Promise("t", 4, "sail 1"), "k5": Promise("t", 5, "sail 1")}
    assert inspect(tmp_path, promised) == (2, 1)
