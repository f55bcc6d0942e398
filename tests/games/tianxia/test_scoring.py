"""Final scoring, ties, and Li Mu as an opponent (TX-15.4, TX-16.5, TX-17, TX-21, TX-22.12)."""

import pytest

from serai.games.tianxia.facts import ENDED, GAIN, SCORED
from serai.games.tianxia.names import NEEDS
from serai.games.tianxia.scoring import (
    CATEGORIES,
    FIGURINES,
    LEFTOVERS,
    LIMU_CATEGORIES,
    LIMU_GOVERNORS,
    LIMU_START,
    OBJECTIVES,
    PALACES,
    category,
    final_score,
    limu_category,
    limu_score,
    limu_wins,
    need_value,
    objective_met,
)
from serai.games.tianxia.state import SHIPPING, changed
from serai.games.tianxia.tables import LIMU
from tests.games.tianxia.phases import all_passed, calm
from tests.games.tianxia.table import Table, begin


def value(table: Table, need: str, level: int = 0, seat: int = 0) -> int:
    """What a condition counts for a seat."""
    return int(need_value(table.state, seat, NEEDS.index(need), level))


def scored(table: Table, which: int, seat: int = 0) -> int:
    """Points of a seat in a category."""
    return int(category(table.state, seat, which))


def over(table: Table, *order: str) -> Table:
    """The battles of the last round and the end."""
    table.state.round = table.tables.rounds
    all_passed(table, *order)
    assert table.state.over
    return table


# ---- categories --------------------------------------------------------------------------------------------------------


def test_ruling_77_leftovers_are_counted_together_and_rounded_down() -> None:
    table = calm().give(coins=7, wood=2, rice=2, silk=3, points=20)
    assert scored(table, LEFTOVERS) == 2
    table.give(coins=8)
    assert scored(table, LEFTOVERS) == 3


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 7), (5, 10), (6, 14)])
def test_figurines_by_their_number(count: int, points: int) -> None:
    names = ("dragon", "tiger", "phoenix", "tortoise", "horse", "ox")[:count]
    assert scored(calm().own_tiles(*names), FIGURINES) == points


def test_palace_tracks_by_position() -> None:
    table = calm().palace(black=3, red=4, green=7, white=8)
    assert scored(table, PALACES) == 0 + 1 + 7 + 10


def test_the_score_is_the_sum_of_all_categories() -> None:
    table = calm().give(coins=9, points=-4).palace(black=6).own_tiles("ox").hand("objective_22")
    parts = [scored(table, which) for which in range(CATEGORIES)]
    assert parts == [-4, 1, 5, 5, 1]
    assert int(final_score(table.state, 0)) == int(table.state.score(0)) == sum(parts)


def test_one_time_tiles_score_nothing() -> None:
    table = calm().own_tiles("tile_10", "tile_04")
    assert int(final_score(table.state, 0)) == 0


# ---- Objectives (TX-17) ------------------------------------------------------------------------------------------------


def test_the_best_three_of_those_that_are_met() -> None:
    table = calm().give(coins=8, wood=1, stone=1, rice=1, silk=2, helmets=1, jewelry=1).pieces(SHIPPING, 7)
    table.hand("objective_22", "objective_23", "objective_24", "objective_12", "objective_13", "objective_01")
    assert scored(table, OBJECTIVES) == 7 + 6 + 5  # 12, 24 and one of 22, 23; not 13 with 3, not 01


def test_an_objective_counts_from_its_number_on() -> None:
    table = calm().give(coins=7).hand("objective_22")
    card = table.tables.objective_names.index("objective_22")
    assert not objective_met(table.state, 0, card)
    table.give(coins=8)
    assert objective_met(table.state, 0, card)


def test_a_discarded_objective_scores_nothing() -> None:
    table = calm().give(coins=8).hand("objective_22", "objective_13").pieces(SHIPPING, 3)
    table.play("discard_objective objective_22", "take silk")
    assert scored(table, OBJECTIVES) == 3


def test_governors() -> None:
    table = calm()
    for site in ("qin_1", "qin_2", "chu_1", "yan_1", "qi_2"):
        table.govern(site)
    table.govern("qi_1", seat="B").govern("qin_1", 2, seat="B")
    assert value(table, "governors") == 5
    assert value(table, "governor_regions") == 4
    assert value(table, "income_governors") == 3
    assert value(table, "passive_governors") == 2
    assert value(table, "governors_in_port_regions") == 3
    assert value(table, "governors", seat=1) == 2


def test_the_wall() -> None:
    table = calm().wall(1, "B", "A", "A", soldiers=("A", "A")).wall(2, tower="A").wall(4, soldiers=("B", "A"))
    assert value(table, "walls_built") == 2
    assert value(table, "towers_built") == 1
    assert value(table, "sections_with_structure") == 2
    assert value(table, "soldiers_on_board") == 3
    assert value(table, "sections_with_presence") == 3
    assert value(table, "sections_with_structure", seat=1) == 1
    assert value(table, "sections_with_presence", seat=1) == 2


def test_ships_and_palaces() -> None:
    table = calm().ship("yan", "ship_13", "demand_01", "A", "A", "B").ship("sea", "ship_14", "demand_02", "-", "A")
    table.pieces(SHIPPING, 5).palace(black=8, red=5, green=4)
    assert value(table, "delivery_markers_on_ships") == 3
    assert value(table, "shipping_markers") == 2
    assert [value(table, "palace_tracks", level) for level in (8, 5, 4, 1)] == [1, 2, 3, 3]


def test_tiles_and_stocks() -> None:
    table = (
        calm().own_tiles("ox", "tiger", "tile_01").employ(1, 0, 2).load_barge("wood", "A", "A").load_barge("rice", "B")
    )
    table.give(coins=4, silk=2, jewelry=1, wood=1, stone=1, rice=1)
    assert value(table, "figurines") == 2
    assert value(table, "used_bonus_tiles") == 0
    assert value(table, "merchants") == 3
    assert value(table, "barges_with_worker") == 1
    assert value(table, "coins") == 4
    assert value(table, "goods") == 3
    assert value(table, "one_of_each") == 0
    table.give(helmets=1).play("use_tile tile_01")
    assert value(table, "one_of_each") == 1
    assert value(table, "used_bonus_tiles") == 1


def test_every_condition_is_counted() -> None:
    assert [value(calm(), need) for need in NEEDS if need != "palace_tracks"] == [0] * (len(NEEDS) - 1)
    assert value(calm(), "palace_tracks", 1) == 0


# ---- the winner (TX-21.2) ----------------------------------------------------------------------------------------------


def test_ruling_107_ties_by_governors_then_the_order_of_passing() -> None:
    table = calm().govern("wei_1", seat="C")
    over(table, "B", "A", "D", "C")
    assert table.state.ranking() == [[2], [1], [0], [3]]
    assert table.state.winners() == [2]


def test_ties_by_figurines_before_the_order() -> None:
    table = calm().own_tiles("ox", seat="D").own_tiles("ox", seat="C").give("A", points=1).give("B", points=1)
    over(table, "B", "A", "D", "C")
    assert table.state.ranking() == [[3], [2], [1], [0]]


def test_more_governors_decide_before_more_figurines() -> None:
    table = calm(3).govern("wei_1", seat="B").own_tiles("ox", "tiger", seat="A").give("B", points=2)
    over(table)
    assert table.state.ranking() == [[1], [0], [2]]


def test_the_marker_of_li_mu_does_not_count() -> None:
    table = calm(2)
    over(table, "B", "li_mu", "A")
    assert table.state.winners() == [1]


def test_points_decide_before_ties() -> None:
    table = calm().govern("wei_1", seat="C").give("D", points=1)
    over(table)
    assert table.state.winners() == [3]


# ---- Li Mu (TX-22.12, TX-22.13, TX-22.16) ------------------------------------------------------------------------------


@pytest.mark.parametrize(("difficulty", "points"), [("easy", 40), ("normal", 55), ("hard", 70)])
def test_start_points_by_difficulty(difficulty: str, points: int) -> None:
    assert int(limu_score(begin(1, difficulty=difficulty))) == points


def test_li_mu_scores_figurines_palaces_and_governors_but_no_leftovers() -> None:
    table = calm(1).govern("wei_1", seat="li_mu").govern("yan_1", seat="li_mu").own_tiles("ox", "tiger", seat="li_mu")
    table.palace("li_mu", red=5).give("li_mu", points=12)
    assert [int(limu_category(table.state, which)) for which in range(LIMU_CATEGORIES)] == [12, 2, 3, 0, 0, 55, 6]
    assert int(limu_score(table.state)) == 78


def test_ruling_112_equal_points_are_a_victory_of_li_mu() -> None:
    table = calm(1).give("A", points=55)
    over(table)
    assert limu_wins(table.state)
    assert table.state.winners() == []


def test_one_point_more_wins() -> None:
    table = calm(1).give("A", points=56)
    over(table)
    assert not limu_wins(table.state)
    assert table.state.winners() == [0]


def test_with_two_players_li_mu_cannot_win_and_has_no_start_points() -> None:
    table = calm(2).give("li_mu", points=90)
    over(table)
    assert not limu_wins(table.state)
    assert table.state.winners() == [0]
    assert int(limu_category(table.state, LIMU_START)) == 0


# ---- the end -----------------------------------------------------------------------------------------------------------


def test_the_end_tells_every_category_and_books_nothing() -> None:
    table = calm().give(coins=5, points=3).own_tiles("ox")
    table.state.round = 4
    facts = all_passed(table)
    assert [fact[0] for fact in facts].count(ENDED) == 1
    assert GAIN not in [fact[0] for fact in facts]
    told = {(seat, which): amount for what, seat, amount, which, _ in facts if what == SCORED}
    assert len(told) == 4 * (CATEGORIES - 1)
    assert told[0, FIGURINES] == told[0, LEFTOVERS] == 1
    assert table.purse() == {"coins": 5, "points": 3}
    assert int(table.state.score(0)) == 5


def test_the_end_of_a_solo_game_tells_what_li_mu_scores() -> None:
    table = calm(1).govern("wei_1", seat="li_mu")
    table.state.round = 4
    facts = all_passed(table)
    told = {which: amount for what, seat, amount, which, _ in facts if what == SCORED and seat == LIMU}
    assert told == {FIGURINES: 0, PALACES: 0, LIMU_START: 55, LIMU_GOVERNORS: 3}


def test_delivery_markers_on_ships_count_at_the_end() -> None:
    table = calm().ship("yan", "ship_13", "demand_01", "A", "A", "A").hand("objective_11")
    over(table)
    assert scored(table, OBJECTIVES) == 7


def test_the_score_can_be_asked_at_any_time() -> None:
    state = begin(3)
    state.pieces = changed(state.pieces, 8, 8)
    assert int(state.score(0)) == 10
