"""Legality: one definition, for every action of the space, at every decision (core/state.py)."""

import pytest

from serai.core.actions import NotationError
from serai.core.chance import Generator, SeedDealer
from serai.core.dealt import DealtState
from serai.core.documents import digest
from serai.core.reasons import IllegalAction
from serai.core.state import CHANCE, LEGAL
from tests.conformance.walk import Case, on_cases, positions, scaled, some_cases, walk


@on_cases(some_cases(scaled(8)))
def test_legal_actions_are_exactly_those_rule_against_is_silent_about_in_ascending_order(case: Case) -> None:
    for state in walk(case):
        silent = [action for action in range(case.game.space.size) if state.rule_against(action) == LEGAL]
        assert state.legal_actions() == silent
        assert list(map(int, state.legal())) == silent
        if state.over:
            assert silent == []


@on_cases(some_cases(scaled(8)))
def test_candidates_are_ascending_ranges_that_do_not_overlap(case: Case) -> None:
    for state in positions(case):
        ranges = [int(bound) for bound in state.candidates()]
        assert len(ranges) % 2 == 0
        assert ranges == sorted(ranges)
        assert all(0 <= bound <= case.game.space.size for bound in ranges)


@on_cases(some_cases(scaled(4)))
def test_asking_changes_nothing(case: Case) -> None:
    for state in positions(case):
        before = digest(case.game.document(state))
        for action in range(case.game.space.size):
            state.rule_against(action)
        state.legal()
        state.faults()
        state.ranking()
        if state.to_act == CHANCE:
            state.chance_total()
        assert digest(case.game.document(state)) == before


@on_cases(some_cases(scaled(4)))
def test_every_rule_that_forbids_is_a_paragraph_number(case: Case) -> None:
    for state in positions(case):
        for action in range(case.game.space.size):
            rule = int(state.rule_against(action))
            assert rule == LEGAL or rule > 100


@on_cases(some_cases(scaled(4)))
def test_an_illegal_action_raises_illegal_action_and_changes_nothing(case: Case) -> None:
    game = case.game
    chooser = Generator(b"illegal")
    for state in positions(case):
        illegal = [action for action in range(game.space.size) if state.rule_against(action) != LEGAL]
        dealt = DealtState(game, state.clone(), None)
        dealt.dealer = SeedDealer(1)
        before = dealt.hash()
        for _ in range(4):
            action = illegal[chooser.below(len(illegal))]
            with pytest.raises(IllegalAction) as caught:
                dealt.apply(action)
            assert caught.value.rule == game.rule(int(state.rule_against(action)))
            assert caught.value.notation == game.notation(action)
            with pytest.raises(IllegalAction):
                dealt.apply_with_events(action)
            assert dealt.hash() == before
        assert dealt.state.journal is None


@on_cases(some_cases(1))
def test_there_is_no_action_outside_the_space(case: Case) -> None:
    state = case.game.start(case.seats, seed=1, options=case.options)
    before = state.hash()
    for action in (-1, case.game.space.size, 10**9):
        with pytest.raises(NotationError):
            state.why_not(action)
        with pytest.raises(NotationError):
            state.apply(action)
    assert state.hash() == before
