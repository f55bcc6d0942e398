"""The game object: its notation page, what a breakdown tells whom, what a category is made of, the turns that are left."""

import re
from pathlib import Path

import pytest

from serai.core.bits import bit
from serai.core.chance import Generator, SeedDealer
from serai.core.playout import random_playout
from serai.core.state import EVERYTHING, NOBODY
from serai.core.vectors import replaced
from serai.games.marco_polo_ii.game import GAME
from serai.games.marco_polo_ii.names import CATEGORIES
from serai.games.marco_polo_ii.rules import MarcoPoloState
from serai.games.marco_polo_ii.state import BLACK
from serai.games.marco_polo_ii.tables import BAG_SPACE
from tests.games.marco_polo_ii.table import Table

PAGE = Path(__file__).parents[3] / "docs" / "notation" / "marco_polo_ii.md"
ROW = re.compile(r"\| `(\w+)[^`]*` \| (\d+) \| `([^`]+)` \|")
SECRET = ("seals", "shields")


def over(seed: int, seats: int = 3) -> MarcoPoloState:
    """A game played to its end."""
    state = GAME.new_state(seats, {"open_black_dice": False})
    state.settle()
    random_playout(state, SeedDealer(seed), Generator(b"%d" % seed), GAME.length_limit)
    assert state.over
    return state


# ---- notation ----------------------------------------------------------------------------------------------------------


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


# ---- results (MP2-2.7, MP2-20) -----------------------------------------------------------------------------------------


def test_what_the_goal_card_brings_is_secret_until_the_end() -> None:
    state = Table(seats=3).state
    for viewer in (0, 1, 2, NOBODY, EVERYTHING):
        for seat in range(3):
            parts = GAME.breakdown(state, seat, viewer)
            hidden = [name for name, part in parts.items() if part is None]
            assert hidden == ([] if viewer in (seat, EVERYTHING) else list(SECRET))
    ended = over(1)
    for viewer in (0, NOBODY):
        assert all(part is not None for part in GAME.breakdown(ended, 2, viewer).values())


@pytest.mark.parametrize("seed", range(4))
def test_the_categories_add_up_to_the_score(seed: int) -> None:
    state = over(seed, 2 + seed % 3)
    for seat in range(state.seats):
        parts = GAME.breakdown(state, seat)
        assert list(parts) == list(CATEGORIES)
        assert sum(part or 0 for part in parts.values()) == state.score(seat)


def test_the_seals_of_the_goal_cards_are_told_one_by_one() -> None:
    table = Table(seats=2)
    goal = GAME.tables.goal_names.index("goal_14")
    for seat, card in enumerate((goal, GAME.tables.goal_names.index("goal_12"))):
        table.state.goals = replaced(table.state.goals, seat, bit(card))
    table.seal(farmer=2, spicer=1, jeweler=2).seal("B", tailor=2)
    lines = GAME.details(table.state)["seals"]
    assert [line.points for line in lines] == [(4, 0), (0, 0), (0, 0), (5, 0)]
    assert [line.text for line in lines] == ["Farmer", "Spicer", "Tailor", "Jeweler"]
    assert [line.text for line in GAME.details(table.state, "it")["seals"]][2:] == ["Sarto", "Gioielliere"]
    assert GAME.breakdown(table.state, 0)["seals"] == 9


# ---- the end in sight (MP2-20.1) ---------------------------------------------------------------------------------------


def last_round(*dice: str, black_left: int = 0) -> Table:
    """The last round, seat A on turn, these dice left to the seats; the other black ones lie in the Money Bag."""
    table = Table(seats=len(dice))
    table.state.round = GAME.tables.rounds
    for seat, left in zip("ABCD", dice, strict=False):
        table.roll(left, seat)
    while table.state.black_left > black_left:
        table.state.black_left -= 1
        table.state.lay_die(BAG_SPACE, BLACK, 1)
    return table


def test_turns_left_are_told_once_nobody_can_choose_how_many_there_are() -> None:
    assert GAME.turns_left(last_round("3", "4", "").state) == 1
    assert GAME.turns_left(last_round("3", "4", "5").state) == 2
    assert GAME.turns_left(last_round("3 4", "4", "5").state) is None
    assert GAME.turns_left(last_round("3", "4 6", "5").state) is None
    assert GAME.turns_left(last_round("3", "4", "5", black_left=1).state) is None
    earlier = last_round("3", "4", "5")
    earlier.state.round -= 1
    assert GAME.turns_left(earlier.state) is None


def test_turns_left_count_down_to_the_end() -> None:
    table = last_round("3", "4", "5")
    told = []
    while not table.state.over:
        if table.state.to_act >= 0:
            told.append(GAME.turns_left(table.state))
            table.state.play(GAME.parse(table.legal("bag", "end")[0]))
        else:
            table.chance()
    assert told == [2, 2, 1, 1, 0, 0]
    assert GAME.turns_left(table.state) == 0


def test_a_last_die_after_the_main_action_may_still_go_into_the_bag() -> None:
    table = last_round("3 4", "5").give(coins=20)
    table.do("khan 3")
    assert GAME.turns_left(table.state) is None
    table.do("bag coins 4")
    assert GAME.turns_left(table.state) == 1
