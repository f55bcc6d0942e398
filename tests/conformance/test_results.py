"""Results: scores add up, rankings are in order, ties share their place (core/state.py, core/game.py)."""

import math

import pytest

from serai.core.game import Game
from serai.core.options import OptionError
from tests.conformance.walk import Case, on_cases, positions, scaled, some_cases


@on_cases(some_cases(scaled(8)))
def test_the_breakdown_adds_up_to_the_score(case: Case) -> None:
    for state in positions(case):
        for seat in range(case.seats):
            parts = case.game.breakdown(state, seat)
            assert sum(parts.values()) == state.score(seat)
            assert parts.keys() == case.game.breakdown(state, 0).keys()


@on_cases(some_cases(scaled(8)))
def test_the_ranking_holds_every_seat_once_best_first_ties_grouped_in_seat_order(case: Case) -> None:
    for state in positions(case):
        ranking = state.ranking()
        assert sorted(seat for place in ranking for seat in place) == list(range(case.seats))
        keys = [{(int(state.score(seat)), int(state.tie_break(seat))) for seat in place} for place in ranking]
        assert all(len(key) == 1 for key in keys)
        order = [next(iter(key)) for key in keys]
        assert order == sorted(set(order), reverse=True)
        assert all(place == sorted(place) for place in ranking)


@on_cases(some_cases(scaled(4)))
def test_the_estimate_is_a_finite_number(case: Case) -> None:
    for state in positions(case):
        for seat in range(case.seats):
            estimate = case.game.evaluate(state, seat)
            assert math.isfinite(estimate)


def test_a_wrong_number_of_seats_is_refused(game: Game) -> None:
    for seats in (-1, 0, game.seats[0] - 1, game.seats[1] + 1, 99):
        with pytest.raises(ValueError, match="played by"):
            game.start(seats)


def test_a_wrong_option_is_refused_and_every_right_one_taken_as_text_too(game: Game) -> None:
    with pytest.raises(OptionError):
        game.start(options={"no such option": 1})
    for option in game.options:
        wrongs: list[object] = [None, "no such value", 17, 0.5, [], {}]
        for wrong in wrongs:
            with pytest.raises(OptionError):
                game.start(options={option.name: wrong})
        for value in option.values:
            plain = game.start(seed=1, options={option.name: value})
            text = game.start(seed=1, options={option.name: f" {str(value).upper()} "})
            assert plain.hash() == text.hash()
