"""Serai beside catanatron and OpenSpiel: decisions a second of uniformly random play, one core, in one run.

    make peers                      install the two engines (an optional extra)
    python -m bench.peers           a table; --json for one JSON document; --seconds N for each figure

Every engine plays whole games from start to end and makes the list of legal actions at each decision. Rates are decisions
for each second of processor time of this process. The engines take turns, several rounds of them, and the median of the
rounds is shown with the lowest and the highest, because machines are seldom quiet. What counts as a decision: a seat's
choice in Serai (its chance outcomes are not counted), a tick in catanatron (dice included, they are part of the tick), an
applied action in OpenSpiel, chance included: the counts favor the peers.
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


@dataclass(frozen=True)
class Engine:
    """Something that plays random games."""

    name: str
    how: str
    play: Player


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


def engines() -> list[Engine]:
    """Everything that is measured. Raises ImportError when a peer is not installed."""
    found = []
    for game_id in serai.game_ids():
        found.append(Engine(f"serai {game_id}, 4 seats", "compiled loop", serai_loop(game_id, 4)))
        found.append(Engine(f"serai {game_id}, 4 seats", "driven from Python", serai_driven(game_id, 4)))
    found.append(Engine("catanatron, 4 players", "its own loop", catanatron(4)))
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
    """The rows, and the ratios of our first row to every peer."""
    lines = [f"{'engine':34} {'how':24} {'median/s':>12} {'lowest':>12} {'highest':>12} {'ours/its':>9}"]
    ours = statistics.median(rates[0])
    for engine, rounds in zip(found, rates, strict=True):
        median = statistics.median(rounds)
        lines.append(
            f"{engine.name:34} {engine.how:24} {median:12,.0f} {min(rounds):12,.0f} {max(rounds):12,.0f}"
            f" {ours / median:9.1f}"
        )
    return "\n".join(lines)


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.peers", description=__doc__.split("\n", 1)[0])
    parser.add_argument("--seconds", type=float, default=10.0, help="processor time for each engine (default 10)")
    parser.add_argument("--json", action="store_true", help="one JSON document")
    options = parser.parse_args()
    try:
        found = engines()
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
            {"engine": engine.name, "how": engine.how, "median": statistics.median(rounds), "rounds": rounds}
            for engine, rounds in zip(found, rates, strict=True)
        ]
        print(json.dumps({"compiled": _build.compiled(), "rows": rows}))
    else:
        print(table(found, rates))
    return 0


if __name__ == "__main__":
    sys.exit(main())
