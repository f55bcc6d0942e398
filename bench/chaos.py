"""Chaos: a server under load is killed (kill -9, its workers with it) again and again; no acknowledged move may be missing.

    python -m bench.chaos --kills 200          about 200 times four seconds; --json for one JSON document

Players keep every acknowledgement they were given. After each kill they connect again and send the request that was on its
way once more, with the same key. At the end the data file itself is read: each acknowledged key must stand there with the
action that was sent, at the entry that was acknowledged, entries must be numbered without a gap, and every record must
replay to the hashes it holds. No server may have put a table into quarantine. Exit 1, and a sentence on standard error,
when any of that fails, when nothing was acknowledged at all, and when players gave up or got stuck.
Keys: kills, acknowledged, lost, gaps, repeated (requests sent again), recovery_s_max (kill to the first view), damaged,
quarantined (as the servers logged it), refused (by code), stuck and died (players).
"""

import argparse
import asyncio
import json
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from websockets.exceptions import WebSocketException

if not __package__:  # run as a file: `python bench/chaos.py`
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.tables import WAIT, Asked, Player, Server, free_port, percentile, table, tables


class Promise(NamedTuple):
    """What was acknowledged: at which table, up to which entry, which action."""

    table: str
    last: int
    action: str


class Chaos:
    """The players, and what was promised to them."""

    def __init__(self, server: Server, at: list[list[Player]], seed: int) -> None:
        """Nobody is connected yet."""
        self.server, self.at = server, at
        self.chooser = random.Random(seed)
        self.acknowledged: dict[str, Promise] = {}  # by key
        self.changed: list[str] = []  # answers that contradict an earlier one
        self.repeated = 0
        self.refused: dict[str, int] = {}
        self.back: list[float] = []
        self.killed_at = 0.0
        self.going = True

    async def table(self, players: list[Player]) -> None:
        """Play at one table, through every kill, and at a new one when its game is over."""
        open_request: tuple[Player, Asked] | None = None
        while self.going:
            try:
                for player in players:
                    await player.sit()
                    self._is_back()
                if open_request is not None:
                    await self._again(*open_request)
                    open_request = None
                while self.going:
                    mover = next((player for player in players if player.to_move), None)
                    if mover is None:
                        if any(player.view.status == "over" for player in players):
                            await self._anew(players)
                        await asyncio.sleep(0.01)
                        if any(player.socket is None or player.socket.close_code is not None for player in players):
                            raise ConnectionError("a socket was closed")
                        continue
                    seen = mover.views
                    asked = await mover.move(self.chooser)
                    open_request = mover, asked
                    await self._answer(mover, asked)
                    open_request = None
                    while mover.views == seen and mover.socket is not None and mover.socket.close_code is None:
                        await asyncio.sleep(0.002)
                    await asyncio.sleep(self.chooser.random() * 0.05)
            except (TimeoutError, OSError, WebSocketException, httpx.HTTPError):
                await asyncio.gather(*(player.leave() for player in players), return_exceptions=True)
                await asyncio.sleep(0.05 + self.chooser.random() * 0.1)
        await asyncio.gather(*(player.leave() for player in players), return_exceptions=True)

    async def _anew(self, players: list[Player]) -> None:
        """A new table for the same people. Raises httpx.HTTPError, and ConnectionError so that they sit down there."""
        async with httpx.AsyncClient(
            base_url=self.server.url, timeout=WAIT, headers={"Origin": self.server.url}
        ) as web:
            made = await table(web, [player.cookie for player in players])
        for player in players:
            player.table = made
        raise ConnectionError("the game is over; there is a new table")

    async def _again(self, mover: Player, asked: Asked) -> None:
        """Send what was on its way when the server died once more: the same key."""
        self.repeated += 1
        asked.answer = asyncio.get_running_loop().create_future()
        mover.asked = asked
        await mover.send(asked)
        await self._answer(mover, asked)

    async def _answer(self, mover: Player, asked: Asked) -> None:
        assert mover.socket is not None
        closed = asyncio.ensure_future(mover.socket.wait_closed())
        waiting: set[asyncio.Future[Any]] = {asked.answer, closed}
        await asyncio.wait(waiting, timeout=WAIT, return_when=asyncio.FIRST_COMPLETED)
        closed.cancel()
        if not asked.answer.done():
            raise ConnectionError("closed before the answer came")
        answer = asked.answer.result()
        if answer.type == "done":
            promise = Promise(mover.table, answer.seq, asked.action)
            if self.acknowledged.setdefault(asked.key, promise) != promise:
                self.changed.append(asked.key)
        else:
            self.refused[answer.code] = self.refused.get(answer.code, 0) + 1

    def _is_back(self) -> None:
        if self.killed_at:
            self.back.append(time.perf_counter() - self.killed_at)
            self.killed_at = 0.0

    async def in_play(self) -> None:
        """Wait until one more move has been acknowledged, however slow the machine is; not for ever."""
        before, begun = len(self.acknowledged), time.perf_counter()
        while len(self.acknowledged) == before and time.perf_counter() - begun < WAIT:
            await asyncio.sleep(0.01)

    async def kills(self, count: int) -> None:
        """Kill and start again, each time after a moment of play, sometimes before all are back."""
        for _ in range(count):
            await self.in_play()
            await asyncio.sleep(0.2 + self.chooser.random() * 2.5)
            while self.killed_at:
                await asyncio.sleep(0.01)
            self.server.kill()
            self.killed_at = time.perf_counter()
            self.server.start()
        while self.killed_at:
            await asyncio.sleep(0.01)
        await asyncio.sleep(1)


def inspect(data: Path, acknowledged: Mapping[str, Promise]) -> tuple[int, int]:
    """How many acknowledged moves the file does not hold as they were promised, and how many numbers are missing."""
    with sqlite3.connect(data / "serai.sqlite") as file:
        kept: dict[str, list[tuple[str, int, str]]] = {}
        for key, *found in file.execute("SELECT key, table_id, n, action FROM entries WHERE key <> '' ORDER BY n"):
            kept.setdefault(key, []).append((str(found[0]), int(found[1]), str(found[2])))
        counts = file.execute("SELECT table_id, count(*), max(n) FROM entries GROUP BY table_id").fetchall()
    file.close()
    lost = sum(not is_kept(promise, kept.get(key, [])) for key, promise in acknowledged.items())
    return lost, sum(int(most) - int(count) for _, count, most in counts)


def is_kept(promise: Promise, entries: Sequence[tuple[str, int, str]]) -> bool:
    """Whether the entries of a request (table, number, action) are what was acknowledged: the action, then chance."""
    if not entries:
        return False
    tables = {table for table, _, _ in entries}
    return tables == {promise.table} and entries[0][2] == promise.action and entries[-1][1] == promise.last


def damaged(data: Path) -> int:
    """How many tables `serai doctor` finds damaged."""
    command = [sys.executable, "-m", "serai", "doctor", "--data", str(data), "--json"]
    report = json.loads(subprocess.run(command, capture_output=True, text=True, check=False).stdout)
    return len(report["damaged"])


def quarantined(log: Path) -> list[str]:
    """What the servers logged of tables that they put into quarantine."""
    lines = log.read_text(errors="replace").splitlines()
    return [line[:300] for line in lines if "table_quarantined" in line]


async def measure(arguments: argparse.Namespace, folder: Path) -> dict[str, object]:
    """The whole run."""
    server = Server(folder / "data", free_port(), folder / "server.log")
    server.start()
    try:
        await server.answers()
        at = await tables(server, arguments.tables, 2)
        chaos = Chaos(server, at, arguments.seed)
        playing = [asyncio.create_task(chaos.table(group)) for group in at]
        await chaos.kills(arguments.kills)
        chaos.going = False
        ended, stuck = await asyncio.wait(playing, timeout=WAIT)
    finally:
        server.stop()
    lost, gaps = inspect(folder / "data", chaos.acknowledged)
    return {
        "kills": arguments.kills,
        "tables": len(at),
        "acknowledged": len(chaos.acknowledged),
        "lost": lost + len(chaos.changed),
        "gaps": gaps,
        "repeated": chaos.repeated,
        "refused": chaos.refused,
        "recovery_s_p50": round(percentile(chaos.back, 0.5) / 1000, 2),
        "recovery_s_max": round(max(chaos.back, default=0.0), 2),
        "damaged": damaged(folder / "data"),
        "quarantined": quarantined(folder / "server.log"),
        "stuck": len(stuck),
        "died": [repr(error)[:200] for error in map(asyncio.Task.exception, ended) if error is not None],
    }


def faults(found: Mapping[str, Any]) -> list[str]:
    """What is wrong with a run, in sentences."""
    said = {
        "acknowledged moves are missing, or are others": found["lost"],
        "numbers of entries are missing": found["gaps"],
        "tables are damaged": found["damaged"],
        "times a table went into quarantine": len(found["quarantined"]),
        "tables got stuck": found["stuck"],
        "tables ended by an error of their players": len(found["died"]),
    }
    told = [f"{number} {what}" for what, number in said.items() if number]
    return told if found["acknowledged"] else [*told, "nothing was acknowledged, so nothing was tried"]


def main() -> int:
    """Kill, count, and print one table, or one JSON document."""
    parser = argparse.ArgumentParser(prog="python -m bench.chaos", description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="serai-chaos-") as name:
        found = asyncio.run(measure(arguments, Path(name)))
    if arguments.json:
        print(json.dumps(found))
    else:
        for key, value in found.items():
            print(f"{key.replace('_', ' '):<20} {value}")
    for fault in faults(found):
        print(f"FAILED: {fault}", file=sys.stderr)
    return 1 if faults(found) else 0


if __name__ == "__main__":
    sys.exit(main())
