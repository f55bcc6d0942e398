"""Legality: one definition, for every action of the space, at every decision (core/state.py)."""

import pytest

from serai.core.actions import NotationError
from serai.core.chance import Generator, SeedDealer
from serai.core.dealt import DealtState
from serai.core.documents import digest
from serai.core.reasons import IllegalAction
from serai.core.state import CHANCE, LEGAL, NOBODY
from tests.conformance.walk import Case, asked, deep_cases, on_cases, positions, scaled, some_cases, walk


@on_cases(deep_cases(scaled(8)))
def test_legal_actions_are_exactly_those_rule_against_is_silent_about_in_ascending_order(case: Case) -> None:
    for number, state in enumerate(walk(case)):
        legal = state.legal_actions()
        assert list(map(int, state.legal())) == legal == sorted(set(legal))
        assert all(state.rule_against(action) == LEGAL for action in legal)
        actions = asked(case.game.space, number)
        silent = {action for action in actions if state.rule_against(action) == LEGAL}
        assert silent == {action for action in legal if action in actions}
        if state.over:
            assert legal == []


@on_cases(some_cases(scaled(8)))
def test_candidates_are_ascending_ranges_that_do_not_overlap(case: Case) -> None:
    for state in positions(case):
        ranges = [int(bound) for bound in state.candidates()]
        assert len(ranges) % 2 == 0
        assert ranges == sorted(ranges)
        assert all(start < end for start, end in zip(ranges[::2], ranges[1::2], strict=True))
        assert all(0 <= bound <= case.game.space.size for bound in ranges)


@on_cases(some_cases(scaled(4)))
def test_asking_changes_nothing(case: Case) -> None:
    for number, state in enumerate(positions(case)):
        before = digest(case.game.document(state))
        for action in asked(case.game.space, number):
            state.rule_against(action)
        state.legal()
        state.faults()
        state.ranking()
        state.winners()
        case.game.others(state)
        for seat in range(case.seats):
            state.score(seat)
            case.game.breakdown(state, seat, NOBODY)
        if state.to_act == CHANCE:
            state.chance_total()
        assert digest(case.game.document(state)) == before


@on_cases(some_cases(scaled(4)))
def test_every_rule_that_forbids_is_a_paragraph_number(case: Case) -> None:
    for number, state in enumerate(positions(case)):
        for action in asked(case.game.space, number):
            rule = int(state.rule_against(action))
            assert rule == LEGAL or rule > 100


@on_cases(some_cases(scaled(4)))
def test_an_illegal_action_raises_illegal_action_and_changes_nothing(case: Case) -> None:
    game = case.game
    chooser = Generator(b"illegal")
    for number, state in enumerate(positions(case)):
        illegal = [action for action in asked(game.space, number) if state.rule_against(action) != LEGAL]
        if not illegal:
            continue
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
