"""Random games of Yellow & Yangtze, position by position, for tests."""

from collections.abc import Iterator

from serai.core.chance import Generator, SeedDealer
from serai.core.options import OptionValue
from serai.core.state import CHANCE
from serai.games.yellow_and_yangtze.components import load
from serai.games.yellow_and_yangtze.rules import YellowAndYangtzeState
from serai.games.yellow_and_yangtze.setup import lay_out
from tests.games.yellow_and_yangtze.field import DEFAULTS


def new_game(seats: int, **options: OptionValue) -> YellowAndYangtzeState:
    """A game that waits for its first outcome."""
    state = YellowAndYangtzeState(load(), seats, DEFAULTS | options)
    lay_out(state)
    state.settle()
    return state


def walk(seed: int, seats: int, keen: bool = False, **options: OptionValue) -> Iterator[YellowAndYangtzeState]:
    """Every position of a random game, the last one over.

    A keen player likes tiles, leaders and support better than the rest, so that big states and wars come about.
    """
    state = new_game(seats, **options)
    dealer = SeedDealer(f"walk {seed}")
    chooser = Generator(f"walk {seed}".encode())
    while True:
        yield state
        if state.over:
            return
        if state.to_act == CHANCE:
            state.play(dealer.deal(state))
            continue
        actions = state.legal_actions()
        if keen and chooser.below(8) > 0:
            tables = state.tables
            liked = [x for x in actions if 473 <= x < tables.riot_base or tables.pay_base <= x]
            actions = liked or actions
        state.play(actions[chooser.below(len(actions))])
