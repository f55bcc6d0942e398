"""Load: many live tables, every seat with a socket, random legal moves at a steady rate, each kept durably (SQLite, FULL).

    python -m bench.load                      500 tables, 2,000 sockets, 150 moves/s; then as fast as 300/s; then bots
    python -m bench.load --tables 50 --sockets 200 --seconds 10 --json

The program starts the server it measures; both share this machine. A move counts as acknowledged when `done` has reached
the player who sent it: it is on disk then. Keys: tables, sockets, moves_per_second, ack_p50_ms, ack_p99_ms (at --rate),
sustained_moves_per_second (at --fast), sustained_p99_ms, loop_lag_p99_ms while bots think, server_mb, views, errors.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from pathlib import Path

if not __package__:  # run as a file: `python bench/load.py`
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.tables import WAIT, Asked, Player, Server, free_port, percentile, seated, tables


class Phase:
    """Moves at a rate for some seconds, and how long each took to be acknowledged."""

    def __init__(self, at: list[list[Player]], rate: float, seconds: float, seed: int) -> None:
        """`at` are the players of each table."""
        self.at, self.rate, self.seconds = at, rate, seconds
        self.chooser = random.Random(seed)
        self.took: list[float] = []
        self.errors: dict[str, int] = {}
        self.late = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self._busy: set[int] = set()

    async def run(self) -> float:
        """Play; the moves acknowledged for each second."""
        begun = time.perf_counter()
        sent = 0
        while (now := time.perf_counter() - begun) < self.seconds:
            while sent < now * self.rate:
                sent += 1
                self._one()
            await asyncio.sleep(0.001)
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=WAIT)
        return len(self.took) / self.seconds

    def _one(self) -> None:
        for _ in range(50):
            number = self.chooser.randrange(len(self.at))
            mover = next((player for player in self.at[number] if player.to_move), None)
            if number not in self._busy and mover is not None:
                self._busy.add(number)
                task = asyncio.create_task(self._move(number, mover))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
                return
        self.late += 1

    async def _move(self, number: int, mover: Player) -> None:
        try:
            seen = mover.views
            asked: Asked = await mover.move(self.chooser)
            answer = await asyncio.wait_for(asked.answer, WAIT)
            if answer.type == "done":
                self.took.append(time.perf_counter() - asked.sent)
            else:
                self._error(answer.code)
            while mover.views == seen:
                mover.changed.clear()
                await asyncio.wait_for(mover.changed.wait(), WAIT)
        except Exception as error:  # counted by its kind and shown at the end
            self._error(type(error).__name__)
        finally:
            self._busy.discard(number)

    def _error(self, kind: str) -> None:
        self.errors[kind] = self.errors.get(kind, 0) + 1


def memory_mb(pid: int) -> float:
    """Resident memory of a process, where the system tells."""
    try:
        text = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    except OSError:
        return 0.0
    return next((int(line.split()[1]) / 1024 for line in text.splitlines() if line.startswith("VmRSS")), 0.0)


async def with_people(arguments: argparse.Namespace, folder: Path) -> dict[str, object]:
    """The first two phases: every seat a person with a socket."""
    server = Server(folder / "people", free_port(), folder / "people.log")
    server.start()
    try:
        await server.answers()
        seats = max(2, arguments.sockets // arguments.tables)
        at = await tables(server, arguments.tables, seats)
        players = [player for group in at for player in group]
        await seated(players)
        await Phase(at, arguments.rate, min(5.0, arguments.seconds), 1).run()  # warm
        steady = Phase(at, arguments.rate, arguments.seconds, 2)
        rate = await steady.run()
        fast = Phase(at, arguments.fast, arguments.seconds / 2, 3)
        sustained = await fast.run()
        assert server.process is not None
        found: dict[str, object] = {
            "tables": len(at),
            "sockets": len(players),
            "asked_per_second": arguments.rate,
            "moves_per_second": round(rate, 1),
            "ack_p50_ms": round(percentile(steady.took, 0.5), 2),
            "ack_p99_ms": round(percentile(steady.took, 0.99), 2),
            "sustained_moves_per_second": round(sustained, 1),
            "sustained_p50_ms": round(percentile(fast.took, 0.5), 2),
            "sustained_p99_ms": round(percentile(fast.took, 0.99), 2),
            "server_mb": round(memory_mb(server.process.pid), 1),
            "views": sum(player.views for player in players),
            "errors": sum(steady.errors.values()) + sum(fast.errors.values()),
            "error_kinds": {**steady.errors, **fast.errors},
        }
        await asyncio.gather(*(player.leave() for player in players))
        return found
    finally:
        server.stop()


async def with_bots(arguments: argparse.Namespace, folder: Path) -> dict[str, object]:
    """People who answer at once, three bots at every table: how long the event loop waits while bots think."""
    server = Server(folder / "bots", free_port(), folder / "bots.log")
    server.start()
    try:
        await server.answers()
        at = await tables(server, arguments.bot_tables, 1, 3)
        players = [player for group in at for player in group]
        await seated(players)
        phase = Phase(at, 1000, arguments.seconds / 2, 4)
        await phase.run()
        metrics = await server.metrics()
        await asyncio.gather(*(player.leave() for player in players))
        return {
            "bot_tables": len(at),
            "bot_moves": int(
                sum(value for name, value in metrics.items() if name.startswith("serai_bot_answers_total"))
            ),
            "loop_lag_p50_ms": round(1000 * metrics['serai_loop_lag_seconds{quantile="0.5"}'], 2),
            "loop_lag_p99_ms": round(1000 * metrics['serai_loop_lag_seconds{quantile="0.99"}'], 2),
        }
    finally:
        server.stop()


def main() -> int:
    """Measure and print one table, or one JSON document."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--sockets", type=int, default=2000)
    parser.add_argument("--rate", type=float, default=150.0, help="moves a second in the first phase")
    parser.add_argument("--fast", type=float, default=300.0, help="moves a second in the second phase")
    parser.add_argument("--seconds", type=float, default=60.0, help="length of the first phase")
    parser.add_argument("--bot-tables", type=int, default=16)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="serai-load-") as name:
        found = asyncio.run(with_people(arguments, Path(name)))
        found |= asyncio.run(with_bots(arguments, Path(name)))
    if arguments.json:
        print(json.dumps(found))
    else:
        for key, value in found.items():
            print(f"{key.replace('_', ' '):<28} {value}")
    if not found["moves_per_second"]:
        print("FAILED: no move was acknowledged, so nothing was measured", file=sys.stderr)
    return 1 if found["errors"] or not found["moves_per_second"] else 0


if __name__ == "__main__":
    sys.exit(main())
