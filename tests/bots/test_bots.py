"""Bots: made by name, deterministic, and greedy is worth losing to."""

import pytest

from serai import game
from serai.bots import bot
from serai.core.chance import SeedDealer, deal_all
from serai.core.game import Game
from serai.core.state import State


@pytest.fixture(scope="module")
def river() -> Game:
    """The game that the bots play here."""
    return game("river_of_gold")


def opening(river: Game, seed: int) -> State:
    """A position just after setup."""
    return river.start(seats=3, seed=seed).state


def play(river: Game, names: list[str], seed: int) -> State:
    """A whole game."""
    bots = [bot.make(name, river, f"{seed} {seat}") for seat, name in enumerate(names)]
    state, dealer = river.start(seats=len(names), seed=seed).state, SeedDealer(f"chance {seed}")
    while not state.over:
        seat = int(state.to_act)
        view = river.view(state, seat) if bots[seat].needs_view else {}
        state.play(bots[seat].choose(view, state.legal_actions()))
        deal_all(state, dealer)
    return state


@pytest.mark.parametrize("name", bot.names())
def test_equal_seeds_choose_alike_and_legally(river: Game, name: str) -> None:
    """A bot is a function of its seed and what it has been shown."""
    for seed in range(5):
        state = opening(river, seed)
        view, actions = river.view(state, int(state.to_act)), state.legal_actions()
        chosen = bot.make(name, river, 7).choose(view, actions)
        assert chosen in actions
        assert bot.make(name, river, 7).choose(view, list(actions)) == chosen


@pytest.mark.parametrize("name", bot.names())
def test_a_single_action_needs_no_thought(river: Game, name: str) -> None:
    """What must be done is done."""
    state = opening(river, 0)
    action = state.legal_actions()[-1]
    assert bot.make(name, river, 0).choose(river.view(state, int(state.to_act)), [action]) == action


def test_budgets_and_names(river: Game) -> None:
    """`name[:budget]`, in any case; the standard budget goes unsaid."""
    assert bot.make(" Greedy:50 ", river, 0).name == "greedy:50"
    assert bot.make("greedy:400", river, 0).name == "greedy"


@pytest.mark.parametrize(
    ("name", "named"),
    [
        ("", "there is no bot"),
        ("search", "random, greedy"),
        ("master", "random, greedy"),
        ("random:1", "no budget"),
        ("greedy:", "missing"),
        ("greedy:0", "1 to 100000"),
        ("greedy:-1", "1 to 100000"),
        ("greedy:1e3", "1 to 100000"),
        ("greedy:²", "1 to 100000"),
        ("greedy:" + "9" * 5000, "1 to 100000"),
        ("x" * 5000, "there is no bot"),
    ],
)
def test_wrong_names_are_refused(river: Game, name: str, named: str) -> None:
    """The error says what there is."""
    with pytest.raises(bot.BotError, match=named) as caught:
        bot.make(name, river, 0)
    assert len(str(caught.value)) < 6_000


def test_the_state_is_never_asked(river: Game) -> None:
    """A bot decides from the view alone: the same view from a state with another hidden deck gives the same choice."""
    state = opening(river, 3)
    seat = int(state.to_act)
    view, actions = river.view(state, seat), state.legal_actions()
    chosen = bot.make("greedy", river, 1).choose(view, actions)
    other = river.imagine(view, 99).state
    assert bot.make("greedy", river, 1).choose(river.view(other, seat), actions) == chosen


@pytest.mark.parametrize("seat", range(4))
def test_greedy_beats_three_random_players(river: Game, seat: int) -> None:
    """Wherever it sits."""
    names = ["random"] * 4
    names[seat] = "greedy:60"
    assert play(river, names, seed=seat).ranking()[0] == [seat]


@pytest.mark.slow
def test_greedy_wins_at_least_nineteen_games_of_twenty(river: Game) -> None:
    """The measured rate is far above that."""
    won = sum(play(river, ["greedy", "random", "random", "random"], seed).ranking()[0] == [0] for seed in range(60))
    assert won >= 57
