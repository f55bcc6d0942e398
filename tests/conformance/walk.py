"""Random games to check sentences on: which cases there are, how they are played, which positions are kept.

Nothing here knows a game. A case is a game with a number of seats, options and a seed; the same case always gives the
same play, in both builds.
"""

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache

import pytest

from serai import games
from serai.core.actions import ActionSpace
from serai.core.chance import Generator, SeedDealer
from serai.core.events import Fact, Journal
from serai.core.game import Game
from serai.core.options import OptionValue
from serai.core.state import CHANCE, NOBODY, State

PURE = os.environ.get("SERAI_TEST_SCALE") == "pure"


def scaled(count: int) -> int:
    """So many seeds or samples, or a quarter of them in the run from source."""
    return max(1, count // 4) if PURE else count


@dataclass(frozen=True)
class Case:
    """One game to play."""

    game_id: str
    seats: int
    chosen: tuple[tuple[str, OptionValue], ...]
    seed: int

    def __str__(self) -> str:
        """The name of the test."""
        options = ",".join(f"{name}={str(value).lower()}" for name, value in self.chosen) or "standard"
        return f"{self.game_id}-{self.seats}-{options}-{self.seed}"

    @property
    def game(self) -> Game:
        """The game."""
        return games.load(self.game_id)

    @property
    def options(self) -> dict[str, OptionValue]:
        """The options that differ from the default."""
        return dict(self.chosen)

    def start(self) -> State:
        """The state that waits for the first decision, in most games a chance decision of the setup."""
        return self.game.start(self.seats, options=self.options).state

    def dealer(self, also: str = "") -> SeedDealer:
        """The dealer of the case."""
        return SeedDealer(f"case {self.seed}{also}")

    def chooser(self, also: str = "") -> Generator:
        """What chooses the actions."""
        return Generator(f"chooser {self.seed}{also}".encode())


def asked(space: ActionSpace, number: int) -> range:
    """The actions to ask about at a state: all of the space, or every seventh of a large one in the run from source.

    Where to begin depends on the number of the state, so that seven states in a row are asked about everything.
    """
    return range(number % 7, space.size, 7) if PURE and space.size >= 100 else range(space.size)


def option_sets(game: Game) -> list[tuple[tuple[str, OptionValue], ...]]:
    """The default, every other value of every option alone, and the last value of all options together."""
    sets: list[tuple[tuple[str, OptionValue], ...]] = [()]
    sets += [((option.name, value),) for option in game.options for value in option.values[1:]]
    together = tuple((option.name, option.values[-1]) for option in game.options if len(option.values) > 1)
    return [*sets, together] if together not in sets else sets


def all_cases(seeds: int) -> list[Case]:
    """Every number of seats with every option set, with so many seeds each."""
    made: list[Case] = []
    for game_id in games.IDS:
        game = games.load(game_id)
        for seats in range(game.seats[0], game.seats[1] + 1):
            made += [Case(game_id, seats, chosen, seed) for chosen in option_sets(game) for seed in range(seeds)]
    return made


def some_cases(seeds: int) -> list[Case]:
    """Every option set with so many seeds; the number of seats goes round. From source, a third of the option sets."""
    made: list[Case] = []
    for game_id in games.IDS:
        game = games.load(game_id)
        counts = range(game.seats[0], game.seats[1] + 1)
        sets = option_sets(game)
        for at, chosen in enumerate(sets[:1] + sets[1::3] if PURE else sets):
            made += [Case(game_id, counts[(at + seed) % len(counts)], chosen, seed) for seed in range(seeds)]
    return made


def deep_cases(seeds: int) -> list[Case]:
    """The standard game of every number of seats in turn with so many seeds, every other option set once.

    For checks that cost seconds a game: each option set is met, and the seeds go where most is played.
    """
    return [case for case in some_cases(seeds) if case.seed == 0 or not case.chosen]


def cases_of(game: Game, seeds: int) -> list[Case]:
    """The cases of `some_cases` that are of one game."""
    return [case for case in some_cases(seeds) if case.game_id == game.id]


def case_of_all_options(game: Game) -> Case:
    """The fewest seats with the last value of every option."""
    return Case(game.id, game.seats[0], option_sets(game)[-1], 0)


def standard_cases(game: Game) -> list[Case]:
    """The standard game with every number of seats."""
    return [Case(game.id, seats, (), 0) for seats in range(game.seats[0], game.seats[1] + 1)]


def on_cases(cases: list[Case]) -> pytest.MarkDecorator:
    """Run a test on each of the cases."""
    return pytest.mark.parametrize("case", cases, ids=str)


IN_A_ROW = 1000  # outcomes that no game deals without a seat's decision between them


def walk(case: Case, act: Callable[[State, int], None] | None = None, also: str = "") -> Iterator[State]:
    """Play a case with random legal actions; yields the one state before each decision and at the end.

    `act` does the action instead of `State.play`; `also` makes another game of the same case. Fails when the game
    outlasts its `length_limit`, which counts the decisions of seats.
    """
    state, dealer, chooser = case.start(), case.dealer(also), case.chooser(also)
    decisions = in_a_row = 0
    yield state
    while not state.over:
        if state.to_act == CHANCE:
            in_a_row += 1
            assert in_a_row <= IN_A_ROW, "chance decides for ever"
        else:
            decisions, in_a_row = decisions + 1, 0
            limit = case.game.length_limit
            assert decisions <= limit, f"the game goes on beyond {limit} decisions of seats"
        action = next_action(state, dealer, chooser)
        if act is None:
            state.play(action)
        else:
            act(state, action)
        yield state


def next_action(state: State, dealer: SeedDealer, chooser: Generator) -> int:
    """The dealer's outcome at a chance decision, else a random legal action."""
    if state.to_act == CHANCE:
        return int(dealer.deal(state))
    actions = state.legal()
    assert len(actions) > 0, "a seat must decide and has no legal action"
    return int(actions[chooser.below(len(actions))])


@lru_cache(maxsize=256)
def positions(case: Case, of_each_kind: int = 3) -> tuple[State, ...]:
    """Positions of a random game: the first few of every kind of decision, every fortieth (in a short game more), the last.

    They are shared by tests: clone one before playing on.
    """
    length = sum(1 for _ in walk(case))
    step = max(1, min(40, length // 8))
    kept: list[State] = []
    met: dict[int, int] = {}
    for number, state in enumerate(walk(case)):
        kind = int(state.top_kind())
        met[kind] = met.get(kind, 0) + 1
        if met[kind] <= of_each_kind or number % step == 0 or state.over:
            kept.append(state.clone())
    return tuple(kept)


def play_noting(state: State, action: int) -> list[Fact]:
    """Play an action; the facts of what happened."""
    journal = Journal()
    state.journal = journal
    state.play(action)
    state.journal = None
    return journal.take()


def viewers(state: State) -> list[int]:
    """Every seat, and the spectator."""
    return [*range(int(state.seats)), NOBODY]
