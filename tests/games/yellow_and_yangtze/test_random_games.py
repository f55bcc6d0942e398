"""Random games: all seats, maps and options; they end, break no invariant, and lose no tile (YY-21.4)."""

import pytest

from serai.core.events import Journal
from serai.core.options import OptionValue
from serai.core.state import CHANCE, FIRST_STEP, LEGAL, State
from serai.games.yellow_and_yangtze import actions as a
from serai.games.yellow_and_yangtze.tables import COLORS
from tests.games.yellow_and_yangtze.random_games import new_game, walk

CASES: list[tuple[int, dict[str, OptionValue]]] = [
    (2, {}),
    (2, {"short_two_player_game": True, "map": "small"}),
    (2, {"tie_break": "huang", "idle_rounds_limit": 5}),
    (3, {}),
    (3, {"war_bystanders": "excluded", "war_pick": "none", "map": "field"}),
    (3, {"war_toll": "tiles", "short_two_player_game": True}),
    (4, {}),
    (4, {"war_toll": "tiles", "map": "small", "war_bystanders": "excluded"}),
    (4, {"map": "field", "idle_rounds_limit": 0}),
]


@pytest.mark.parametrize("keen", [False, True])
@pytest.mark.parametrize(("seats", "options"), CASES, ids=str)
def test_random_games_end_and_break_no_invariant(seats: int, options: dict[str, OptionValue], keen: bool) -> None:
    decisions = 0
    for state in walk(seats, seats, keen, **options):
        assert state.faults() == []
        assert state.over == (state.depth == 0)
        assert state.top_kind() < FIRST_STEP
        decisions += state.to_act >= 0
    assert state.over
    assert 60 < decisions < 600
    assert state.ranking()[0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_tile_is_ever_lost_or_doubled(seats: int) -> None:
    for state in walk(10 + seats, seats, keen=True):
        for color in range(COLORS):
            rows = [state.hand, state.replaced]
            lying = sum(int(row[seat * COLORS + color]) for seat in range(seats) for row in rows)
            lying += sum(int(row[color]) for row in (state.bag, state.display, state.box, state.removed))
            lying += [int(piece) for piece in state.board].count(color + 1) + int(state.committed(color))
            assert lying == state.tables.tiles[color]


@pytest.mark.parametrize(("seed", "seats", "board"), [(1, 2, "standard"), (2, 3, "small"), (3, 4, "field")])
def test_listed_actions_are_exactly_those_that_no_rule_forbids(seed: int, seats: int, board: str) -> None:
    for number, state in enumerate(walk(seed, seats, keen=seed == 2, map=board)):
        listed = state.legal_actions()
        assert listed == sorted(set(listed))
        assert [int(action) for action in State.legal(state)] == listed
        if number % 40 == 0:
            everything = range(state.tables.actions_end)
            assert [action for action in everything if state.rule_against(action) == LEGAL] == listed


def test_a_journal_changes_nothing_and_hears_of_all_but_declining() -> None:
    for state in walk(5, 3, keen=True):
        if state.to_act < 0:
            continue
        for action in state.legal_actions()[::37]:
            plain, watched = state.clone(), state.clone()
            watched.journal = Journal()
            plain.play(action)
            watched.play(action)
            assert [*plain.frames[: plain.depth * 4]] == [*watched.frames[: watched.depth * 4]]
            assert plain.legal_actions() == watched.legal_actions()
            assert watched.journal.take() or action == a.PASS


def test_all_kinds_of_decisions_come_up() -> None:
    met = set()
    for seed in range(6):
        met |= {int(state.top_kind()) for state in walk(seed, 3, keen=True) if not state.over}
    assert {a.ACTION, a.PAGODA, a.PICK, a.CHAIN, a.ATTACK, a.DEFEND, a.HELP, a.TOLL} <= met


@pytest.mark.parametrize(("seats", "short", "left"), [(2, False, 113), (2, True, 89), (3, True, 107), (4, False, 101)])
def test_setup_leaves_the_bag_as_the_rulebook_says(seats: int, short: bool, left: int) -> None:
    """YY-3.7, YY-3.9."""
    for state in walk(1, seats, short_two_player_game=short):
        if state.to_act != CHANCE:
            break
    assert state.bag_total() == left
    assert state.top_seat() == state.first == state.active


def test_setup_waits_for_the_starting_player_first() -> None:
    state = new_game(3)
    assert [(outcome - state.tables.first_base, weight) for outcome, weight in state.chance_outcomes()] == [
        (0, 1),
        (1, 1),
        (2, 1),
    ]
