"""Random play in one compiled loop: for simulation, benchmarks, fuzzing, and as the base of search."""

from mypy_extensions import i64

from serai.core.chance import Dealer, Generator
from serai.core.state import State


def random_playout(state: State, dealer: Dealer, chooser: Generator, limit: i64) -> tuple[i64, i64]:
    """Play to the end with uniformly random legal actions, or until `limit` decisions; changes the state.

    Returns the number of seat decisions and of chance decisions. The list of legal actions is made for each decision.
    """
    decisions: i64 = 0
    outcomes: i64 = 0
    while state.depth > 0 and decisions < limit:
        if state.to_act == -1:
            state.play(dealer.deal(state))
            outcomes += 1
        else:
            actions = state.legal()
            state.play(actions[chooser.below(len(actions))])
            decisions += 1
    return decisions, outcomes


def clones(state: State, count: i64) -> State:
    """Clone a state that many times, each from the copy before: the loop that `serai bench` times."""
    for _ in range(count):
        state = state.clone()
    return state
