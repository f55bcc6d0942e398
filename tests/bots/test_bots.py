"""Bots: made by name, deterministic, and greedy is worth losing to."""

import pytest

from serai import game
from serai.bots import bot, greedy_bot
from serai.core.chance import SeedDealer, deal_all
from serai.core.game import Game
from serai.core.language import languages, text
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


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", bot.names())
def test_the_words_of_the_pages_are_names_too(river: Game, name: str, lang: str) -> None:
    """What a player has read in the browser can be typed in the terminal; it is kept under the one name."""
    word = text(f"web-bot-{name}", lang)
    assert word.lower() in bot.words()
    assert bot.meant(word) == name
    assert bot.make(word, river, 0).name == name
    assert bot.make("Shrewd:50", river, 0).name == "greedy:50"


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


def detours(river: Game, budget: int, seed: int) -> tuple[int, list[int]]:
    """A whole game of greedy alone: how many decisions, and of them the trades in each turn."""
    seats = 2 + seed % 2
    bots = [bot.make(f"greedy:{budget}", river, f"{seed} {seat}") for seat in range(seats)]
    state, dealer = river.start(seats=seats, seed=seed).state, SeedDealer(f"chance {seed}")
    decisions, turns = 0, [0]
    while not state.over:
        seat = int(state.to_act)
        action = bots[seat].choose(river.view(state, seat), state.legal_actions())
        verb = river.notation(action).split()[0]
        decisions += 1
        turns[-1] += verb in river.side_verbs
        turns += [0] if verb == "end" else []
        state.play(action)
        deal_all(state, dealer)
    return decisions, turns


def check_detours(found: list[tuple[int, list[int]]]) -> None:
    """Nobody trades for nothing: at most two in a turn, and less than one decision of twenty."""
    trades = sum(sum(turns) for _, turns in found)
    assert max(max(turns) for _, turns in found) <= 2
    assert trades < 0.05 * sum(decisions for decisions, _ in found)


def test_greedy_estimates_no_position_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even where a decision has so many answers that not all are followed."""
    large = game("yellow_and_yangtze")
    state = large.start(seats=3, seed=2).state
    assert len(state.legal_actions()) > large.wide
    asked: list[State] = []

    def evaluate(here: State, seat: int) -> float:
        asked.append(here)
        return type(large).evaluate(large, here, seat)

    monkeypatch.setattr(large, "evaluate", evaluate)
    bot.make("greedy", large, 1).choose(large.view(state, int(state.to_act)), state.legal_actions())
    assert len(asked) > large.wide
    assert len({id(here) for here in asked}) == len(asked)  # they are kept, so no two share an id


def test_greedy_trades_only_for_something(river: Game) -> None:
    """A trade of two goods for one leads to nothing better most of the time; then it is not made."""
    check_detours([detours(river, 60, seed) for seed in range(4)])


@pytest.mark.slow
def test_greedy_trades_only_for_something_at_its_usual_depth(river: Game) -> None:
    """Where it sees farther it sees more uses, and no more idle ones."""
    check_detours([detours(river, greedy_bot.BUDGET, seed) for seed in range(4)])


@pytest.mark.parametrize("seed", range(6))
def test_greedy_ends_its_last_turn_without_trading(river: Game, seed: int) -> None:
    """Nothing can come of goods, Koku and favor any more."""
    document = river.start(seats=2, seed=1).document()
    goods = dict.fromkeys(("silk", "rice", "porcelain"), 4)
    last = {"to_act": "A", "turn": "A", "turns_left": 0, "pending": [{"do": "after", "seat": "A"}]}
    rich = {f"seats.A.{name}": amount for name, amount in {**goods, "koku": 20, "favor": 0}.items()}
    emptied = {"stacks.1.left": 0, "stacks.2.left": 0, "row": ["e2_manor_1", "e2_manor_2", "e2_manor_3", "e2_manor_4"]}
    state = river.state_from(river.changed_position(document, {**last, **rich, **emptied}))
    legal = {river.notation(action).split()[0]: action for action in state.legal_actions()}
    assert {"end", *river.side_verbs} <= set(legal)
    assert bot.make("greedy", river, seed).choose(river.view(state, 0), state.legal_actions()) == legal["end"]


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
