"""`serai simulate`: bots play many games, and every position is checked."""

import argparse
import math
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from serai.bots import bot
from serai.cli.common import Progress, game_of, options_of, print_json, seats_of
from serai.cli.errors import CallError
from serai.cli.streams import clean
from serai.core.chance import SeedDealer
from serai.core.seats import seat_name
from serai.core.state import CHANCE, State

if TYPE_CHECKING:
    from serai.core.game import Game
    from serai.core.options import Options

SHOWN: Final = 5  # violations told in words


@dataclass
class Tally:
    """What the games came to."""

    seats: int
    rotated: bool = False
    games: int = 0
    decisions: int = 0
    outcomes: int = 0
    ties: int = 0
    winners: list[int] = field(default_factory=list)  # by seat
    wins: list[int] = field(default_factory=list)  # by bot, in the order they were named
    scores: list[int] = field(default_factory=list)
    violations: list[str] = field(default_factory=list)

    def finished(self, state: State, turned: int) -> None:
        """Count a game that has ended; the bots sat `turned` seats further on than they were named."""
        won = state.winners()
        self.ties += len(won) > 1
        for seat in won:
            self.winners[seat] += 1
            self.wins[(seat - turned) % self.seats] += 1
        self.scores += [int(state.score(seat)) for seat in range(self.seats)]

    @property
    def mean_decisions(self) -> float:
        """Decisions a game."""
        return self.decisions / self.games

    def score_range(self) -> dict[str, float | None]:
        """Lowest, mean and highest score; None where no game came to its end."""
        if not self.scores:
            return {"min": None, "mean": None, "max": None}
        mean = round(sum(self.scores) / len(self.scores), 2)
        return {"min": min(self.scores), "mean": mean, "max": max(self.scores)}


def run(arguments: argparse.Namespace) -> int:
    """Play the games and report; 1 when something was violated."""
    game = game_of(arguments.game, arguments.components)
    names = _lineup(game, arguments)
    options = options_of(game, arguments.option)
    tally = Tally(len(names), arguments.rotate, winners=[0] * len(names), wins=[0] * len(names))
    progress = Progress("game", arguments.games)
    began = time.perf_counter()
    for number in range(arguments.games):
        progress.show(number)
        turned = number % len(names) if tally.rotated else 0
        _play_one(game, options, names, f"{arguments.seed} {number}", turned, tally)
    took = time.perf_counter() - began
    progress.close()
    if arguments.json:
        print_json(_report(game, names, arguments.seed, tally, took))
    else:
        _show(game, names, arguments.seed, tally, took)
    return 1 if tally.violations else 0


def _lineup(game: "Game", arguments: argparse.Namespace) -> list[str]:
    names: list[str] = arguments.bots or ["random"]
    seats = arguments.seats if arguments.seats is not None else (len(names) if len(names) > 1 else None)
    seats = seats_of(game, seats)
    if len(names) == 1:
        names = names * seats
    if len(names) != seats:
        raise CallError(f"--bots names {len(names)} bots for {seats} seats; name one for all, or one for each seat")
    try:
        return [bot.make(name, game, 0).name for name in names]
    except bot.BotError as error:
        raise CallError(str(error)) from None


def _play_one(game: "Game", options: "Options", names: list[str], seed: str, turned: int, tally: Tally) -> None:
    seated = [names[(seat - turned) % len(names)] for seat in range(len(names))]
    bots = [bot.make(name, game, f"{seed} seat {seat}") for seat, name in enumerate(seated)]
    state = game.new_state(len(names), options)
    state.settle()
    tally.games += 1
    try:
        trouble = _play_through(game, state, bots, SeedDealer(seed), tally)
    except Exception as error:  # a crash in the rules is the finding, not the end of the run
        trouble = f"{type(error).__name__}: {error}"
    if trouble:
        tally.violations.append(f"seed {seed!r}: {trouble}")
    else:
        tally.finished(state, turned)


def _play_through(game: "Game", state: State, bots: list[bot.Bot], dealer: SeedDealer, tally: Tally) -> str:
    """Play to the end; the first thing that is wrong, or nothing."""
    most = tally.decisions + game.length_limit
    while not state.over:
        seat = int(state.to_act)
        if tally.decisions == most:
            return f"longer than {game.length_limit} decisions"
        if seat == CHANCE:
            state.play(dealer.deal(state))
            tally.outcomes += 1
        else:
            actions = state.legal_actions()
            if not actions:
                return f"dead end: seat {seat_name(seat)} has no legal action"
            player = bots[seat]
            view = game.view(state, seat) if player.needs_view else {}
            chosen = player.choose(view, actions)
            if chosen not in actions:
                return f"{player.name} chose action {chosen}, which is not legal"
            state.play(chosen)
            tally.decisions += 1
        faults = state.faults()
        if faults:
            return "; ".join(faults)
    return ""


def _report(game: "Game", names: list[str], seed: str, tally: Tally, took: float) -> dict[str, object]:
    return {
        "game": game.id,
        "seats": tally.seats,
        "games": tally.games,
        "bots": names,
        "seed": seed,
        "decisions": tally.decisions,
        "outcomes": tally.outcomes,
        "seconds": round(took, 3),
        "decisions_per_second": round(tally.decisions / took),
        "games_per_second": round(tally.games / took, 2),
        "violations": len(tally.violations),
        "violation_examples": tally.violations[:SHOWN],
        "mean_decisions": round(tally.mean_decisions, 2),
        "winners": {seat_name(seat): count for seat, count in enumerate(tally.winners)},
        "wins": tally.wins,
        "ties": tally.ties,
        "scores": tally.score_range(),
    }


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share of games won."""
    z = 1.959964
    share, spread = wins / games, z * z / games
    middle = (share + spread / 2) / (1 + spread)
    reach = z * math.sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def _show(game: "Game", names: list[str], seed: str, tally: Tally, took: float) -> None:
    print(f"{game.id}: {tally.games} games, {tally.seats} seats, seed {clean(seed)}")
    print(f"  decisions        {tally.decisions:,} ({tally.mean_decisions:.2f} a game)")
    print(f"  speed            {tally.decisions / took:,.0f} decisions/s, {tally.games / took:.2f} games/s")
    for seat, name in enumerate(names):
        low, high = wilson(tally.wins[seat], tally.games)
        where = "in every seat" if tally.rotated else seat_name(seat)
        print(f"  {name + ' ' + where:<24}{tally.wins[seat]} won ({low:.1%} to {high:.1%} with 95 % confidence)")
    scores = tally.score_range()
    print(f"  scores           {scores['min']} to {scores['max']}, mean {scores['mean']}; {tally.ties} ties")
    print(f"  violations       {len(tally.violations)}")
    for violation in tally.violations[:SHOWN]:
        print(f"    {clean(violation)}")
