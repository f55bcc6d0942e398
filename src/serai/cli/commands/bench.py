"""`serai bench`: random play, clones and memory, compiled and from source."""

import argparse
import gc
import json
import os
import subprocess
import sys
import time
import tracemalloc
from pathlib import Path
from typing import TYPE_CHECKING, Final

from serai import _build, games
from serai.cli.common import game_of, print_json, seats_of, warn
from serai.core.chance import Generator, SeedDealer, deal_all
from serai.core.options import complete
from serai.core.playout import clones, random_playout
from serai.core.state import State

if TYPE_CHECKING:
    from serai.core.game import Game

BATCH: Final = 10_000  # clones between two looks at the clock
KEPT: Final = 2_000  # clones held at once to weigh one
OPENING: Final = 60  # decisions played before a state is cloned: a position from the middle of a game

Result = dict[str, object]


def run(arguments: argparse.Namespace) -> int:
    """Measure the games one after the other."""
    chosen = [game_of(name) for name in arguments.games or games.IDS]
    seats = [seats_of(game, arguments.seats or game.seats[1]) for game in chosen]
    results: list[Result] = []
    for game, count in zip(chosen, seats, strict=True):
        result = measure(game, count, arguments.seconds)
        if _build.compiled():
            result["uncompiled"] = _from_source(game, count, arguments.seconds)
        results.append(result)
    if arguments.json:
        print_json({str(result["game"]): result for result in results})
    else:
        _show(results)
    return 0


def measure(game: "Game", seats: int, seconds: int) -> Result:
    """All figures of one game in this process."""
    decisions, played = _random_play(game, seats, seconds)
    state = _middle(game, seats)
    return {
        "game": game.id,
        "seats": seats,
        "compiled": _build.compiled(),
        "decisions_per_second": decisions,
        "games_per_second": played,
        "clones_per_second": _clones(state, seconds),
        "state_bytes": _weigh(state),
    }


def _start(game: "Game", seats: int) -> State:
    state = game.new_state(seats, complete(game.options, {}))
    state.settle()
    return state


def _random_play(game: "Game", seats: int, seconds: int) -> tuple[int, float]:
    decisions = played = 0
    began = time.perf_counter()
    while (took := time.perf_counter() - began) < seconds:
        seed = f"bench {played}"
        made, _ = random_playout(_start(game, seats), SeedDealer(seed), Generator(seed.encode()), game.length_limit)
        decisions += int(made)
        played += 1
    return round(decisions / took), round(played / took, 1)


def _middle(game: "Game", seats: int) -> State:
    """A position some way into a game."""
    state, dealer = _start(game, seats), SeedDealer("bench")
    random_playout(state, dealer, Generator(b"bench"), OPENING)
    deal_all(state, dealer)
    return state


def _clones(state: State, seconds: int) -> int:
    made = 0
    began = time.perf_counter()
    while (took := time.perf_counter() - began) < seconds:
        clones(state, BATCH)
        made += BATCH
    return round(made / took)


def _weigh(state: State) -> int:
    """Bytes of one state: what many clones take together, divided by how many they are."""
    kept: list[State | None] = [None] * KEPT
    gc.collect()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    for at in range(KEPT):
        kept[at] = state.clone()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return round((after - before) / KEPT)


def _from_source(game: "Game", seats: int, seconds: int) -> Result | None:
    """The same measurement in a process that runs the sources."""
    folder = str(Path(_build.__file__).resolve().parent.parent)
    path = os.pathsep.join(part for part in (folder, os.environ.get("PYTHONPATH", "")) if part)
    command = ["bench", game.id, "--json", "--seats", str(seats), "--seconds", str(seconds)]
    done = subprocess.run(
        [sys.executable, "-m", "serai", *command],
        env={**os.environ, "SERAI_PURE": "1", "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        warn(f"{game.id}: no figures from source: {done.stderr.strip()}")
        return None
    report: dict[str, Result] = json.loads(done.stdout)
    return report[game.id]


def _show(results: list[Result]) -> None:
    heading = ("game", "seats", "rules", "decisions/s", "games/s", "clones/s", "bytes/state")
    print("{:<20}{:>6}{:>10}{:>14}{:>11}{:>13}{:>13}".format(*heading))
    for result in results:
        _row(result)
        source = result.get("uncompiled")
        if isinstance(source, dict):
            _row(source)
    if not _build.compiled():
        warn("the rules run from source; compiled they are many times faster (make setup)")


def _row(result: Result) -> None:
    rules = "compiled" if result["compiled"] else "source"
    print(
        f"{result['game']:<20}{result['seats']:>6}{rules:>10}{result['decisions_per_second']:>14,}"
        f"{result['games_per_second']:>11,}{result['clones_per_second']:>13,}{result['state_bytes']:>13,}"
    )
