"""Groups and states: what is kept piece by piece is what a plain flood fill finds (YY-4.3 to YY-4.6)."""

import pytest

from serai.games.yellow_and_yangtze.groups import regroup
from serai.games.yellow_and_yangtze.rules import YellowAndYangtzeState
from serai.games.yellow_and_yangtze.state import FIRST_LEADER, NONE, Position
from serai.games.yellow_and_yangtze.tables import COLORS, DIRECTIONS, RED
from tests.games.yellow_and_yangtze.random_games import walk

Group = tuple[frozenset[int], frozenset[int], int]  # spaces, colors of leaders, red tiles


def flood_fill(state: Position) -> set[Group]:
    """The groups, found from the board alone.

    In a war the unifying tile belongs to none (YY-15.2), and a space whose tile has paid the toll still links (YY-15.12).
    """
    linked = {space for space in range(state.tables.spaces) if state.board[space] or state.group[space]}
    linked.discard(int(state.war_space))
    found = set()
    while linked:
        reached = {linked.pop()}
        edge = set(reached)
        while edge:
            around = {
                int(state.map.neighbor[space * DIRECTIONS + direction])
                for space in edge
                for direction in range(DIRECTIONS)
            }
            edge = around & linked
            linked -= edge
            reached |= edge
        pieces = [int(state.board[space]) for space in reached]
        leaders = frozenset((piece - FIRST_LEADER) % COLORS for piece in pieces if piece >= FIRST_LEADER)
        found.add((frozenset(reached), leaders, pieces.count(RED + 1)))
    return found


def kept(state: Position) -> set[Group]:
    """The groups as the state keeps them."""
    members: dict[int, set[int]] = {}
    for space in range(state.tables.spaces):
        if state.group[space]:
            members.setdefault(int(state.group[space]), set()).add(space)
    return {
        (
            frozenset(spaces),
            frozenset(color for color in range(COLORS) if state.group_colors[label] >> color & 1),
            int(state.group_reds[label]),
        )
        for label, spaces in members.items()
    }


@pytest.mark.parametrize(("seats", "board"), [(2, "standard"), (3, "standard"), (4, "small"), (4, "field")])
@pytest.mark.parametrize("keen", [False, True])
def test_groups_are_those_of_a_flood_fill_after_every_action(seats: int, board: str, keen: bool) -> None:
    largest = 0
    for state in walk(seats, seats, keen, map=board):
        groups = flood_fill(state)
        assert kept(state) == groups
        largest = max([largest, *(len(spaces) for spaces, _, _ in groups)])
    assert largest > 12


def test_groups_found_afresh_from_the_board_are_the_same() -> None:
    wars = 0
    for seed in range(3):
        for state in walk(seed, 3, keen=True):
            copy = state.clone()
            assert isinstance(copy, YellowAndYangtzeState)
            regroup(copy)
            assert kept(copy) == kept(state)
            wars += state.war_space != NONE
    assert wars > 0
