"""Results: scores add up, rankings are in order, ties share their place, somebody or nobody wins."""

import math
from itertools import pairwise

import pytest

from serai.core.documents import DocumentError, canonical, parse_json
from serai.core.game import Game
from serai.core.language import languages
from serai.core.options import OptionError
from serai.core.seats import SEAT_LETTERS, seat_name
from serai.core.state import EVERYTHING, NOBODY, State
from tests.conformance.plain import leaves, with_value
from tests.conformance.walk import Case, cases_of, on_cases, positions, scaled, some_cases, viewers

# ---- scores ------------------------------------------------------------------------------------------------------


@on_cases(some_cases(scaled(8)))
def test_the_whole_breakdown_makes_the_score(case: Case) -> None:
    game = case.game
    for state in positions(case):
        for seat in range(case.seats):
            parts = game.breakdown(state, seat, EVERYTHING)
            whole = {name: part for name, part in parts.items() if part is not None}
            assert whole == parts, "something is hidden from the viewer who sees everything"
            assert game.total(whole) == state.score(seat)
            assert game.breakdown(state, seat) == parts
            assert list(parts) == list(game.breakdown(state, 0))


@on_cases(some_cases(scaled(8)))
def test_a_viewer_is_shown_the_true_parts_or_nothing_and_a_spectator_none_that_a_seat_is_not(case: Case) -> None:
    game = case.game
    for state in positions(case):
        for seat in range(case.seats):
            parts = game.breakdown(state, seat)
            spectator = game.breakdown(state, seat, NOBODY)
            for viewer in viewers(state):
                shown = game.breakdown(state, seat, viewer)
                assert list(shown) == list(parts)
                assert all(shown[name] in (parts[name], None) for name in parts)
                assert all(shown[name] is not None for name in parts if spectator[name] is not None)


@on_cases(some_cases(scaled(4)))
def test_when_the_game_is_over_every_viewer_is_shown_the_whole_result(case: Case) -> None:
    state = positions(case)[-1]
    assert state.over
    for seat in range(case.seats):
        for viewer in viewers(state):
            assert case.game.breakdown(state, seat, viewer) == case.game.breakdown(state, seat)


@on_cases(some_cases(scaled(4)))
def test_what_a_category_is_made_of_adds_up_to_it_for_every_seat(case: Case) -> None:
    state = positions(case)[-1]
    whole = [case.game.breakdown(state, seat) for seat in range(case.seats)]
    said = {lang: case.game.details(state, lang) for lang in languages()}
    for details in said.values():
        for category, lines in details.items():
            assert all(line.text.strip() and len(line.points) == case.seats for line in lines)
            sums = [sum(line.points[seat] for line in lines) for seat in range(case.seats)]
            assert sums == [parts[category] for parts in whole]
    points = [{name: [line.points for line in lines] for name, lines in details.items()} for details in said.values()]
    assert all(one == points[0] for one in points)


@on_cases(some_cases(scaled(4)))
def test_opponents_without_a_seat_have_names_that_are_no_seats(case: Case) -> None:
    for state in positions(case):
        others = case.game.others(state)
        again = case.game.state_from(case.game.document(state))
        assert case.game.others(again) == others
        for name, score in others.items():
            assert name.strip() == name != ""
            assert name.upper() not in SEAT_LETTERS
            assert name not in ("chance", "nobody", "table")
            assert isinstance(score, int)


@on_cases(some_cases(scaled(4)))
def test_the_estimate_is_a_finite_number(case: Case) -> None:
    for state in positions(case):
        for seat in range(case.seats):
            assert math.isfinite(case.game.evaluate(state, seat))


# ---- places ------------------------------------------------------------------------------------------------------


@on_cases(some_cases(scaled(8)))
def test_the_ranking_holds_every_seat_once_best_first_and_only_equal_seats_share_a_place(case: Case) -> None:
    for state in positions(case):
        ranking = state.ranking()
        assert sorted(seat for place in ranking for seat in place) == list(range(case.seats))
        assert all(place == sorted(place) != [] for place in ranking)
        for place in ranking:
            for one, other in pairwise(place):
                assert (state.score(one), state.tie_break(one)) == (state.score(other), state.tie_break(other))
        for better, worse in pairwise(place[0] for place in ranking):
            assert state.score(better) >= state.score(worse)
            if state.score(better) == state.score(worse):
                assert state.tie_break(better) > state.tie_break(worse)


@on_cases(some_cases(scaled(8)))
def test_winners_are_the_first_of_the_ranking_or_nobody_and_there_are_none_before_the_end(case: Case) -> None:
    for state in positions(case):
        winners = state.winners()
        if state.over:
            assert winners in ([], state.ranking()[0])
        else:
            assert winners == []


@pytest.mark.parametrize(
    "scores", [(90, 81, 102, 75), (75, 102, 90, 81), (81, 81, 81, 81), (102, 75, 75, 102)], ids=str
)
def test_known_scores_have_known_places(game: Game, scores: tuple[int, ...]) -> None:
    """Final positions are rewritten so that every seat has the points it shall have."""
    tried = 0
    for case in cases_of(game, 2):
        given = state_with_scores(game, positions(case)[-1], scores[: case.seats])
        if given is None:
            continue
        tried += 1
        assert [given.score(seat) for seat in range(case.seats)] == list(scores[: case.seats])
        places = given.ranking()
        for one in range(case.seats):
            for other in range(case.seats):
                better = (scores[one], given.tie_break(one)) > (scores[other], given.tie_break(other))
                assert (place_of(places, one) < place_of(places, other)) == better
        if len(set(scores[: case.seats])) == case.seats:
            best_first = sorted(range(case.seats), key=lambda seat: -scores[seat])
            assert places == [[seat] for seat in best_first]
            assert given.winners() in ([], best_first[:1])
    if not tried:
        pytest.skip("no number of this game's documents is a seat's points: its own tests must rank known positions")


def place_of(ranking: list[list[int]], seat: int) -> int:
    """The number of seats that stand before a seat."""
    return sum(len(place) for place in ranking[: next(at for at, place in enumerate(ranking) if seat in place)])


def state_with_scores(game: Game, state: State, scores: tuple[int, ...]) -> State | None:
    """The position with these scores, if there is a number for each seat that adds to its score alone, point by point."""
    for seat, wanted in enumerate(scores):
        adjusted = with_score(game, state, seat, wanted)
        if adjusted is None:
            return None
        state = adjusted
    return state


def with_score(game: Game, state: State, seat: int, wanted: int) -> State | None:
    """The position with one seat's score set through its document."""
    document = game.document(state)
    missing = wanted - int(state.score(seat))
    before = [int(state.score(each)) for each in range(state.seats)]
    expected = [wanted if each == seat else score for each, score in enumerate(before)]
    for path, value in leaves(document):
        if isinstance(value, bool) or not isinstance(value, int) or seat_name(seat) not in path:
            continue
        try:
            made = game.state_from(with_value(document, path, value + missing))
        except DocumentError:
            continue
        if [int(made.score(each)) for each in range(state.seats)] == expected:
            return made
    return None


# ---- starting ----------------------------------------------------------------------------------------------------


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
            if wrong not in option.values:
                with pytest.raises(OptionError):
                    game.start(options={option.name: wrong})
        for value in option.values:
            plain = game.start(seed=1, options={option.name: value})
            text = game.start(seed=1, options={option.name: f" {str(value).upper()} "})
            assert plain.hash() == text.hash()


# ---- the end in sight --------------------------------------------------------------------------------------------


@on_cases(some_cases(scaled(4)))
def test_turns_left_count_down_to_nought_once_they_are_told(case: Case) -> None:
    told = [case.game.turns_left(state) for state in positions(case)]
    known = [left for left in told if left is not None]
    assert None not in told[len(told) - len(known) :], "what was certain is uncertain again"
    assert known == sorted(known, reverse=True)
    assert all(left >= 0 for left in known)
    if known:
        assert known[-1] == 0


def test_component_data_is_plain_and_whole(game: Game) -> None:
    data = game.component_data()
    assert data == parse_json(canonical(data), "components")
    assert data
