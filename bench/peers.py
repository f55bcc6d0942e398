"""Serai beside catanatron and OpenSpiel: decisions a second of uniformly random play, one core, in one run.

    make peers                      install the two engines (an optional extra)
    python -m bench.peers           a table; --json for one JSON document; --seconds N for each figure

Every registered game of Serai takes part by itself, at a full table. Every engine plays whole games from start to end and
makes the list of legal actions at each decision. Rates are decisions for each second of processor time of this process.
The engines take turns, several rounds of them, and the median of the rounds is shown with the lowest and the highest,
because machines are seldom quiet. What counts as a decision: a seat's choice in Serai (its chance outcomes are not
counted), a tick in catanatron (dice included, they are part of the tick), an applied action in OpenSpiel, chance
included: the counts favor the peers.
"""

import argparse
import json
import random
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

import serai
from serai import _build
from serai.core.chance import Generator, SeedDealer
from serai.core.playout import random_playout

Player = Callable[[int], int]  # plays one game from a seed, gives the number of decisions

ROUNDS = 5
LOOP = "compiled loop"


@dataclass(frozen=True)
class Engine:
    """Something that plays random games."""

    name: str
    how: str
    play: Player
    game_id: str = ""  # of a game of Serai's; empty for the peers


def serai_loop(game_id: str, seats: int) -> Player:
    """Serai in its own compiled loop: what simulation and search run on."""
    game = serai.game(game_id)

    def play(seed: int) -> int:
        state = game.start(seats).state
        decisions, _ = random_playout(state, SeedDealer(seed), Generator(b"%d" % seed), game.length_limit)
        return int(decisions)

    return play


def serai_driven(game_id: str, seats: int) -> Player:
    """Serai driven move by move from Python, as a researcher's own loop would."""
    game = serai.game(game_id)

    def play(seed: int) -> int:
        chooser = random.Random(seed)
        dealer = SeedDealer(seed)
        state = game.start(seats).state
        decisions = 0
        while not state.over:
            if state.to_act == serai.CHANCE:
                state.play(dealer.deal(state))
            else:
                state.play(chooser.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def catanatron(seats: int) -> Player:
    """catanatron's own loop with its random players."""
    from catanatron import Color, Game, RandomPlayer

    colors = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE][:seats]

    def play(seed: int) -> int:
        random.seed(seed)
        game = Game([RandomPlayer(color) for color in colors], seed=seed)
        ticks = 0
        while game.winning_color() is None and ticks < 4000:
            game.play_tick()
            ticks += 1
        return ticks

    return play


def open_spiel(name: str) -> Player:
    """A C++ game of OpenSpiel driven from Python, the way its users drive it."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play(seed: int) -> int:
        chooser = random.Random(seed)
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chooser.choices(outcomes, weights)[0])
            else:
                state.apply_action(chooser.choice(state.legal_actions()))
            steps += 1
        return steps

    return play


def ours() -> list[Engine]:
    """Every registered game at a full table: in its compiled loop, and driven from Python."""
    found = []
    for game_id in serai.game_ids():
        seats = serai.game(game_id).seats[1]
        name = f"serai {game_id}, {seats} seats"
        found.append(Engine(name, LOOP, serai_loop(game_id, seats), game_id))
        found.append(Engine(name, "driven from Python", serai_driven(game_id, seats), game_id))
    return found


def peers() -> list[Engine]:
    """The engines beside them. Raises ImportError when one is not installed."""
    found = [Engine("catanatron, 4 players", "its own loop", catanatron(4))]
    for name in ("backgammon", "chess"):
        found.append(Engine(f"OpenSpiel {name}", "C++ driven from Python", open_spiel(name)))
    return found


def rate(engine: Engine, seconds: float, seed: int) -> float:
    """Decisions a second of processor time, over whole games for at least that long."""
    decisions = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        decisions += engine.play(seed)
        seed += 1
    return decisions / (time.process_time() - start)


def measure(found: list[Engine], seconds: float) -> list[list[float]]:
    """The rate of every engine in each of several rounds; the engines take turns."""
    rates: list[list[float]] = [[] for _ in found]
    for engine in found:
        engine.play(0)  # warm
    for turn in range(ROUNDS):
        for at, engine in enumerate(found):
            rates[at].append(rate(engine, seconds / ROUNDS, 1000 * turn + 1))
    return rates


def table(found: list[Engine], rates: list[list[float]]) -> str:
    """The rows; behind every peer how many times as fast each of our games is in its compiled loop."""
    medians = [statistics.median(rounds) for rounds in rates]
    loops = {
        engine.game_id: median
        for engine, median in zip(found, medians, strict=True)
        if engine.game_id and engine.how == LOOP
    }
    head = "".join(f" {game_id:>{len(game_id) + 1}}" for game_id in loops)
    lines = [f"{'engine':36} {'how':24} {'median/s':>12} {'lowest':>12} {'highest':>12}{head}"]
    for engine, median, rounds in zip(found, medians, rates, strict=True):
        ratios = "".join(f" {rate / median:{len(game_id)}.1f}x" for game_id, rate in loops.items())
        line = f"{engine.name:36} {engine.how:24} {median:12,.0f} {min(rounds):12,.0f} {max(rounds):12,.0f}"
        lines.append(line if engine.game_id else line + ratios)
    return "\n".join(lines)


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.peers", description=__doc__.split("\n", 1)[0])
    parser.add_argument("--seconds", type=float, default=10.0, help="processor time for each engine (default 10)")
    parser.add_argument("--json", action="store_true", help="one JSON document")
    options = parser.parse_args()
    try:
        found = [*ours(), *peers()]
    except ImportError as error:
        print(
            f"bench.peers: {error.name or error} is not installed; install the peers with: make peers", file=sys.stderr
        )
        return 2
    if not _build.compiled():
        print(
            "bench.peers: Serai runs uncompiled here; the ratios say nothing about the compiled rules", file=sys.stderr
        )
    rates = measure(found, options.seconds)
    if options.json:
        rows = [
            {
                "engine": engine.name,
                "game": engine.game_id,
                "how": engine.how,
                "median": statistics.median(rounds),
                "rounds": rounds,
            }
            for engine, rounds in zip(found, rates, strict=True)
        ]
        print(json.dumps({"compiled": _build.compiled(), "rows": rows}))
    else:
        print(table(found, rates))
    return 0


if __name__ == "__main__":
    sys.exit(main())
