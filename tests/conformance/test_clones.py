"""Clones: nothing done to one is ever seen in the other (core/state.py)."""

from serai.core.chance import Generator
from serai.core.documents import canonical, digest
from serai.core.events import Journal
from serai.core.game import Game
from serai.core.playout import clones, random_playout
from serai.core.state import State
from tests.conformance.walk import Case, on_cases, positions, scaled, some_cases


def ahead(case: Case, state: State, steps: int = 25) -> None:
    """Play some decisions on."""
    random_playout(state, case.dealer(), Generator(b"ahead"), steps)


def written(game: Game, state: State) -> bytes:
    """The document as bytes."""
    return canonical(game.document(state))


@on_cases(some_cases(scaled(4)))
def test_playing_one_on_never_changes_the_other(case: Case) -> None:
    game = case.game
    for state in positions(case, 2):
        original, copy = state.clone(), state.clone()
        before = written(game, original)
        ahead(case, copy)
        assert written(game, original) == before
        second = original.clone()
        after = written(game, second)
        ahead(case, original)
        assert written(game, second) == after == before


@on_cases(some_cases(scaled(4)))
def test_both_played_alike_come_to_the_same_position(case: Case) -> None:
    for state in positions(case, 2):
        original, copy = state.clone(), state.clone()
        for either in (original, copy):
            ahead(case, either, 60)
        assert digest(case.game.document(original)) == digest(case.game.document(copy))


@on_cases(some_cases(1))
def test_a_copy_has_no_journal_and_the_same_faults_scores_and_legal_actions(case: Case) -> None:
    for state in positions(case):
        state.journal = Journal()
        copy = state.clone()
        state.journal = None
        assert copy.journal is None
        assert copy.faults() == state.faults()
        assert copy.ranking() == state.ranking()
        assert copy.legal_actions() == state.legal_actions()
        assert digest(case.game.document(clones(state, 3))) == digest(case.game.document(state))


@on_cases(some_cases(scaled(4)))
def test_a_dealt_clone_has_the_same_chance_to_come(case: Case) -> None:
    original = case.game.start(case.seats, seed=case.seed, options=case.options)
    chooser = Generator(b"dealt clone")
    while not original.over:
        actions = original.legal_actions()
        action = actions[chooser.below(len(actions))]
        copy = original.clone()
        before = original.hash()
        copy.apply(action)
        assert original.hash() == before
        original.apply(action)
        assert copy.hash() == original.hash()
