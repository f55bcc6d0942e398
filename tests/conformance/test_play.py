"""Random play to the end: invariants, dead ends, length (core/state.py: decisions, settling, the end)."""

from serai.core.chance import SeedDealer, deal_all
from serai.core.documents import digest
from serai.core.events import Journal
from serai.core.game import Game
from serai.core.playout import random_playout
from serai.core.state import CHANCE, FIRST_CHANCE, FIRST_STEP, NOBODY, State
from tests.conformance.walk import (
    Case,
    all_cases,
    cases_of,
    next_action,
    on_cases,
    positions,
    scaled,
    some_cases,
    walk,
)


@on_cases(all_cases(scaled(12)))
def test_random_play_ends_within_the_length_limit_and_breaks_no_invariant(case: Case) -> None:
    for number, state in enumerate(walk(case)):
        assert state.faults() == [], f"after {number} decisions and outcomes"
        assert state.seats == case.seats
        check_waiting(state)
    assert state.over


def check_waiting(state: State) -> None:
    """The state waits for exactly one decision of a seat or of chance, or it is over; and it says which consistently."""
    kind = state.top_kind()
    to_act = state.to_act
    assert state.over == (state.depth == 0) == (to_act == NOBODY)
    assert kind < FIRST_STEP, "a step is on top of a settled state"
    if state.over:
        assert kind == NOBODY
        assert len(state.legal()) == 0
    elif to_act == CHANCE:
        assert kind >= FIRST_CHANCE
    else:
        assert kind < FIRST_CHANCE
        assert 0 <= to_act < state.seats
        assert to_act == state.top_seat()
        assert not state.vacant(kind), "a pointless decision is asked"


@on_cases(some_cases(scaled(4)))
def test_legal_is_empty_only_when_over(case: Case) -> None:
    for state in walk(case):
        assert (len(state.legal()) == 0) == state.over


@on_cases(some_cases(scaled(4)))
def test_settling_a_settled_state_changes_nothing(case: Case) -> None:
    for state in positions(case):
        copy = state.clone()
        copy.settle()
        assert digest(case.game.document(copy)) == digest(case.game.document(state))


@on_cases(some_cases(scaled(8)))
def test_play_is_deterministic_and_a_journal_changes_nothing(case: Case) -> None:
    game = case.game
    compared = 0

    def act(state: State, action: int) -> None:
        nonlocal compared
        plain, watched = state.clone(), state.clone()
        watched.journal = Journal()
        for copy in (plain, watched, state):
            copy.play(action)
        if compared % 7 == 0:
            hashes = {digest(game.document(copy)) for copy in (plain, watched, state)}
            assert len(hashes) == 1
        compared += 1

    for _ in walk(case, act):
        pass
    assert compared > 0


@on_cases(some_cases(scaled(8)))
def test_the_playout_loop_plays_like_single_steps(case: Case) -> None:
    state, dealer, chooser = case.start(), case.dealer(), case.chooser()
    decisions, outcomes = random_playout(state, dealer, chooser, case.game.length_limit)
    last = None
    steps = -1
    for steps, last in enumerate(walk(case)):  # noqa: B007 - both are used below
        pass
    assert last is not None
    assert steps == decisions + outcomes
    assert digest(case.game.document(state)) == digest(case.game.document(last))


@on_cases(some_cases(1))
def test_without_a_dealer_chance_is_left_to_the_caller_and_with_one_it_never_waits(case: Case) -> None:
    game = case.game
    dealt = game.start(case.seats, seed=5, options=case.options)
    waiting = game.start(case.seats, options=case.options)
    dealer = SeedDealer(5)
    deal_all(waiting.state, dealer)
    chooser = case.chooser()
    while not dealt.over:
        assert dealt.to_act != CHANCE
        assert dealt.to_act == waiting.to_act
        action = next_action(dealt.state, dealer, chooser)
        dealt.apply(action)
        waiting.apply(action)
        while waiting.to_act == CHANCE:
            outcome = int(dealer.deal(waiting.state))
            assert outcome in [possible for possible, _ in waiting.chance_outcomes()]
            waiting.apply(outcome)
    assert dealt.hash() == waiting.hash()


def test_every_kind_of_decision_that_other_games_meet_is_among_the_positions_of_the_tests(game: Game) -> None:
    """Games with other chance and other choices: what one in ten of them meets, the tests must look at."""
    cases = cases_of(game, 4)
    met: dict[int, int] = {}
    for case in cases:
        for kind in {int(state.top_kind()) for state in walk(case, also=" of another game")}:
            met[kind] = met.get(kind, 0) + 1
    kept = {int(state.top_kind()) for case in cases_of(game, 8) for state in positions(case)}
    assert {kind for kind, games in met.items() if games * 10 >= len(cases)} <= kept
