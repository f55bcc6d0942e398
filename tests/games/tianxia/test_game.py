"""The game object: its pages, its schema, what a breakdown tells whom, Li Mu's score, the turns that are left."""

import re
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from serai.core.chance import Generator, SeedDealer
from serai.core.state import CHANCE, EVERYTHING, NOBODY
from serai.games.tianxia.game import GAME
from serai.games.tianxia.names import CATEGORIES, DIFFICULTIES, PHASES
from serai.games.tianxia.scoring import CATEGORIES as CATEGORY_COUNT
from serai.games.tianxia.scoring import limu_score
from serai.games.tianxia.state import ENDED_PHASE
from serai.games.tianxia.tables import LIMU, POINTS
from tests.games.tianxia.papers import played, with_changes
from tests.games.tianxia.table import begin

PAGE = Path(__file__).parents[3] / "docs" / "notation" / "tianxia.md"
ROW = re.compile(r"\| `(\w+)[^`]*` \| (\d+) \| `([^`]+)` \|")


# ---- notation, schema --------------------------------------------------------------------------------------------------


def test_the_notation_page_has_every_family_with_its_number_and_an_example() -> None:
    rows = [(verb, int(number)) for verb, number, _ in ROW.findall(PAGE.read_text())]
    assert rows == [(family.verb, family.base) for family in GAME.space.families]
    assert f"there are {GAME.space.size} actions" in PAGE.read_text().replace("\n", " ")


@pytest.mark.parametrize(("verb", "number", "example"), ROW.findall(PAGE.read_text()))
def test_the_examples_of_the_notation_page_are_actions_of_their_family(verb: str, number: str, example: str) -> None:
    action = GAME.parse(example)
    assert GAME.notation(action) == example
    assert action >= int(number)
    assert GAME.structure(action)["do"] == verb


def test_verbs_beside_every_decision_are_verbs() -> None:
    assert set(GAME.side_verbs) <= {family.verb for family in GAME.space.families}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_schema_knows_every_position_of_a_game(seats: int) -> None:
    validator = Draft202012Validator(GAME.position_schema())
    state, dealer, chooser = begin(seats), SeedDealer(seats), Generator(b"schema")
    met: set[int] = set()
    while not state.over:
        kind = int(state.top_kind())
        if kind not in met:
            met.add(kind)
            assert [error.message for error in validator.iter_errors(GAME.document(state))] == []
        actions = state.legal_actions()
        state.play(dealer.deal(state) if state.to_act == CHANCE else actions[chooser.below(len(actions))])
    assert [error.message for error in validator.iter_errors(GAME.document(state))] == []


def test_words_are_as_many_as_there_are_things() -> None:
    assert len(CATEGORIES) == CATEGORY_COUNT
    assert len(PHASES) == ENDED_PHASE + 1


# ---- the option (TX-25.2) ----------------------------------------------------------------------------------------------


def test_normal_is_the_default_difficulty_and_the_others_can_be_chosen() -> None:
    [option] = GAME.options
    assert option.default == "normal"
    assert sorted(map(str, option.values)) == sorted(DIFFICULTIES)
    scores = {}
    for difficulty in DIFFICULTIES:
        state = begin(1, difficulty=difficulty)
        scores[difficulty] = GAME.others(state)["li_mu"]
        assert GAME.others(state) == {"li_mu": limu_score(state)}
    assert scores == {"easy": 40, "normal": 55, "hard": 70}


# ---- results -----------------------------------------------------------------------------------------------------------


def test_what_objectives_bring_is_secret_until_the_end() -> None:
    state = with_changes(3)
    for viewer in (0, 1, 2, NOBODY, EVERYTHING):
        for seat in range(3):
            parts = GAME.breakdown(state, seat, viewer)
            assert list(parts) == list(CATEGORIES)
            assert (parts["objectives"] is None) == (viewer not in (seat, EVERYTHING))
            assert None not in [points for name, points in parts.items() if name != "objectives"]


def test_at_the_end_all_of_it_is_shown_and_makes_the_score() -> None:
    state = played(4, 3)
    for seat in range(4):
        parts = GAME.breakdown(state, seat, NOBODY)
        points = [number for number in parts.values() if number is not None]
        assert len(points) == len(CATEGORIES)
        assert sum(points) == state.score(seat)


def test_li_mu_has_a_score_against_a_single_player_alone() -> None:
    assert list(GAME.others(played(1, 2))) == ["li_mu"]
    assert GAME.others(with_changes(2)) == {}
    assert GAME.others(with_changes(3)) == {}
    assert with_changes(1, li_mu__points=9).has(LIMU, POINTS) == 9


def test_details_of_palaces_and_objectives_add_up_for_every_seat() -> None:
    state = played(4, 7)
    details = GAME.details(state)
    assert len(details["palaces"]) == 4
    for category, lines in details.items():
        for seat in range(4):
            assert sum(line.points[seat] for line in lines) == GAME.breakdown(state, seat)[category]


def test_no_turn_is_left_once_all_have_passed_in_the_last_round() -> None:
    assert GAME.turns_left(with_changes(3, round=4)) is None
    stack = [{"do": "next", "seat": "A"}, {"do": "passed", "seat": "A", "bought": False}]
    last = with_changes(3, pending=stack, next_order=["B", "C", "A"], round=4)
    assert GAME.turns_left(last) == 0
    earlier = with_changes(3, pending=stack, next_order=["B", "C", "A"], round=3)
    assert GAME.turns_left(earlier) is None
