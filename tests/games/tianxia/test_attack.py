"""Battles, raids and losses (TX-19)."""

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from serai.core.bits import bit
from serai.games.tianxia import actions as k
from serai.games.tianxia.attack import contribution, ranking
from serai.games.tianxia.facts import BATTLE, BATTLE_WON, GAIN, LOSSES, RAIDED, RANKED, SOLDIER_LOST, TOKEN_LAID
from serai.games.tianxia.governors import wood_cost
from serai.games.tianxia.names import FAMILIES
from serai.games.tianxia.rule_ids import TX_19_4, TX_19_5, TX_19_6
from serai.games.tianxia.state import ATTACK, CLEANUP, NONE, WORKERS
from serai.games.tianxia.tables import LIMU, POINTS
from tests.games.tianxia.phases import all_passed, calm, points
from tests.games.tianxia.table import Table

SECTION_1 = ("qin_1", "qin_2", "chu_1")  # raid values 1, 2, 2


def ranked(table: Table, section: int) -> str:
    """The letters of the families that are ranked in a section, best first."""
    return "".join(FAMILIES[int(one)] for one in ranking(table.state, section - 1))


def tokens(table: Table) -> list[str]:
    """The sites with an additional-cost token."""
    return [name for at, name in enumerate(table.tables.site_names) if int(table.state.tokens) >> at & 1]


def soldiers(table: Table, section: int) -> list[str]:
    """Who stands on the soldier spaces of a section, from the left."""
    spaces = int(table.tables.soldier_spaces)
    row = table.state.soldiers[(section - 1) * spaces : section * spaces]
    return [FAMILIES[int(one)] if one != NONE else "" for one in row]


# ---- rulings -----------------------------------------------------------------------------------------------------------


def test_ruling_61_ranks_soldiers_and_the_governors_of_the_path() -> None:
    table = calm().nomads(2, 3, 7).wall(2, "A", "B", tower="A", soldiers=("B", "C", "B"))
    table.govern("zhao_1", seat="D").govern("chu_2", seat="A").govern("qin_1", seat="A")
    assert [int(contribution(table.state, seat, 1)) for seat in range(4)] == [3, 3, 1, 0]
    facts = all_passed(table)
    assert points(table) == [4, 7 + 2 + 2, 2 + 1, 0]
    assert [(seat, amount) for what, seat, amount, _, _ in facts if what == RANKED] == [(1, 1), (0, 2), (2, 3)]
    assert [(seat, amount) for what, seat, amount, _, _ in facts if what == SOLDIER_LOST] == [(1, 0), (2, 1), (1, 2)]
    assert (BATTLE_WON, 1, 0, 1, TX_19_5) in facts
    assert soldiers(table, 2) == [""] * 5
    assert [table.piece(WORKERS, seat) for seat in "ABCD"] == [8, 10, 10, 9]
    assert int(table.state.leaders[1]) == 0
    assert int(table.state.strength[1]) == 3  # the base with four players (TX-19.12)
    assert [int(one) for one in table.state.walls[3:6]] == [0, 1, NONE]  # walls stay (TX-12.9)


def test_ruling_63_without_defense_three_sites_are_raided_and_all_lose() -> None:
    table = calm().nomads(1, 3, 6).govern("qin_1", seat="A").govern("chu_1", seat="B").give("A", coins=1)
    all_passed(table)
    assert table.asked() == "chance"  # the new tile of the first site (TX-19.9)
    table.play("tile tile_01", "tile tile_02", "tile dragon")
    assert [int(table.state.tile_at[table.site(site)]) for site in SECTION_1] == [0, 1, int(table.tables.figurine)]
    assert tokens(table) == list(SECTION_1)
    assert table.seen("qin_1") == table.seen("chu_1") == [""] * 4
    assert [table.piece(WORKERS, seat) for seat in "AB"] == [10, 10]
    assert points(table) == [0, 0, 0, 0]
    assert table.asked() == "A LOSS"
    assert table.legal() == ["lose_coins 0", "lose_coins 1"]
    table.play("lose_coins 1")
    assert table.asked() == "B LOSS"
    assert table.legal() == ["lose_coins 0"]  # asked all the same (TX-23.7)
    assert table.rule("lose_coins 1") == "TX-19.11"
    table.play("lose_coins 0", "lose_coins 0", "lose_coins 0")
    assert points(table) == [0, -3, -3, -3]
    assert table.purse() == {}
    assert table.state.phase == CLEANUP
    assert int(table.state.leaders[0]) == 0


def test_ruling_64_a_raid_that_stops_is_no_victory() -> None:
    table = calm().nomads(1, 3, 3).govern("qin_1", seat="A").govern("chu_1", seat="B")
    all_passed(table)
    table.play("tile tile_01", "tile tile_02")
    assert tokens(table) == ["qin_1", "qin_2"]
    assert table.seen("chu_1")[0] == "b"
    assert table.state.phase == CLEANUP  # nobody loses coins
    assert points(table) == [0, 0, 0, 0]


def test_a_family_with_a_contribution_scores_although_the_battle_is_lost() -> None:
    table = calm().nomads(1, 3, 4).wall(1, soldiers=("C", "C")).govern("chu_1", seat="D")
    facts = all_passed(table)
    table.play("tile tile_01", "tile tile_02")
    assert points(table) == [0, 0, 7 + 2, 0]  # the Governor in chu_1 scores for nobody (TX-19.7)
    assert BATTLE_WON not in [fact[0] for fact in facts]


def test_ruling_65_no_second_token() -> None:
    table = calm().nomads(1, 3, 1)
    table.state.tokens = bit(table.site("qin_1"))
    price = int(wood_cost(table.state, 0, table.site("qin_1"), 0, 0))
    facts = all_passed(table)
    assert TOKEN_LAID not in [fact[0] for fact in facts]
    assert tokens(table) == ["qin_1"]
    assert int(wood_cost(table.state, 0, table.site("qin_1"), 0, 0)) == price
    table.state.tokens = 0
    assert int(wood_cost(table.state, 0, table.site("qin_1"), 0, 0)) == price - 1


@pytest.mark.parametrize(("coins", "left", "score"), [(0, 5, -6), (1, 4, -3), (2, 3, 0)])
def test_ruling_66_coins_or_points_for_each_strength(coins: int, left: int, score: int) -> None:
    table = calm().nomads(1, 3, 7).give("A", coins=1, points=4).give("B", coins=5)
    all_passed(table)
    table.settle()
    assert table.legal() == ["lose_coins 0", "lose_coins 1"]
    table.play("lose_coins 1")
    assert table.purse() == {"points": 1}
    assert table.legal() == ["lose_coins 0", "lose_coins 1", "lose_coins 2"]
    table.play(f"lose_coins {coins}")
    assert table.purse("B").get("coins", 0) == left
    assert table.purse("B").get("points", 0) == score
    assert table.asked() == "C LOSS"


def test_ruling_66_points_may_fall_below_zero() -> None:
    table = calm().nomads(1, 3, 7).give("A", coins=1, points=4)
    all_passed(table)
    table.settle().play("lose_coins 0")
    assert table.purse() == {"coins": 1, "points": -2}


def test_ruling_69_without_a_leader_on_the_battle_space_nothing_happens() -> None:
    table = calm().nomads(3, 2, 9).wall(3, soldiers=("A",))
    facts = all_passed(table)
    assert BATTLE not in [fact[0] for fact in facts]
    assert int(table.state.leaders[2]) == 2
    assert int(table.state.strength[2]) == 9
    assert soldiers(table, 3)[0] == "a"


def test_ruling_80_li_mu_takes_a_rank_and_the_victory() -> None:
    table = calm(2).nomads(3, 3, 6).wall(3, "li_mu", tower="li_mu", soldiers=("A", "B", "A"))
    table.govern("wei_1", seat="A")
    all_passed(table)
    assert points(table, "AB") == [4 + 2, 2 + 1]
    assert table.purse("li_mu") == {"points": 7 + 1}


def test_ruling_101_without_strength_and_contribution_the_battle_is_won_by_nobody() -> None:
    table = calm().nomads(1, 3, 0).govern("qin_1", seat="A")
    facts = all_passed(table)
    assert (BATTLE_WON, -1, 0, 0, TX_19_4) in facts
    assert points(table) == [0, 0, 0, 0]
    assert tokens(table) == []
    assert table.seen("qin_1")[0] == "a"


# ---- contributions (TX-19.2, TX-19.3) ----------------------------------------------------------------------------------


def test_equal_contributions_the_soldier_furthest_left_ranks_first() -> None:
    table = calm().wall(1, soldiers=("B", "A", "A", "B"))
    assert ranked(table, 1) == "ba"


def test_equal_contributions_any_soldier_before_walls_alone() -> None:
    table = calm().wall(1, "A", "B", soldiers=("-", "-", "-", "-", "C"))
    assert ranked(table, 1) == "cab"


def test_equal_contributions_without_soldiers_the_wall_furthest_left() -> None:
    table = calm().wall(1, "B", "A")
    assert ranked(table, 1) == "ba"


def test_equal_contributions_any_wall_before_a_tower_alone() -> None:
    table = calm().wall(1, "C", "B", "B", tower="A")
    assert ranked(table, 1) == "bac"  # 2, 2 and 1


def test_the_contribution_decides_before_soldiers_do() -> None:
    table = calm().wall(1, "B", "B", tower="C", soldiers=("A",))
    assert ranked(table, 1) == "bca"


def test_four_families_three_ranks_score() -> None:
    table = calm().nomads(1, 3, 1).wall(1, soldiers=("D", "C", "B", "A"))
    all_passed(table)
    assert points(table) == [0, 2, 4, 7 + 1]


def test_nobody_without_a_contribution_is_ranked() -> None:
    assert ranked(calm(), 1) == ""


# ---- walls, towers, soldiers -------------------------------------------------------------------------------------------


def test_walls_and_towers_alone_save_all_soldiers() -> None:
    table = calm().nomads(1, 3, 4).wall(1, "A", "A", tower="A", soldiers=("B",)).govern("qin_2", seat="C")
    facts = all_passed(table)
    assert points(table) == [7 + 1, 4, 0, 0]
    assert (BATTLE_WON, 0, 0, 0, TX_19_4) in facts
    assert (GAIN, 0, 1, POINTS, TX_19_6) in facts
    assert soldiers(table, 1)[0] == "b"


def test_soldiers_stay_once_no_strength_is_left_and_leave_a_gap() -> None:
    table = calm().nomads(1, 3, 2).wall(1, soldiers=("A", "-", "B", "C"))
    all_passed(table)
    assert soldiers(table, 1) == ["", "", "", "c", ""]
    assert points(table) == [7 + 1, 4 + 1, 2, 0]


def test_a_raid_begins_when_the_last_soldier_has_fallen() -> None:
    table = calm().nomads(1, 3, 3).wall(1, "B", soldiers=("A",))
    facts = all_passed(table)
    assert [(item, amount) for what, _, amount, item, _ in facts if what == RAIDED] == [(table.site("qin_1"), 0)]
    assert points(table)[:2] == [7 + 1, 4]


# ---- raids -------------------------------------------------------------------------------------------------------------


def test_a_tile_that_lies_there_stays() -> None:
    table = calm().nomads(1, 3, 1).tile("qin_1", "tile_05")
    all_passed(table)
    assert table.state.phase == CLEANUP
    assert int(table.state.tile_at[table.site("qin_1")]) == table.tables.tile_names.index("tile_05")


def test_an_empty_supply_gives_no_tile() -> None:
    table = calm().nomads(1, 3, 1)
    table.state.supply = 0
    all_passed(table)
    assert table.state.phase == CLEANUP
    assert int(table.state.tile_at[table.site("qin_1")]) == NONE


def test_the_tile_comes_from_the_supply() -> None:
    table = calm().nomads(1, 3, 1)
    before = int(table.state.supply)
    all_passed(table)
    table.play("tile tile_14")
    assert int(table.state.supply) == before - 1


def test_with_the_governors_their_powers_go() -> None:
    table = calm().nomads(1, 3, 3).building("qin_2", "watch_post").govern("qin_2", seat="A").govern("qin_2", 2, "B")
    assert all(table.state.powers[seat] != 0 for seat in (0, 1))
    all_passed(table)
    table.settle()
    assert all(table.state.powers[seat] == 0 and table.state.seated[seat] == 0 for seat in (0, 1))


# ---- several battles, and losses ---------------------------------------------------------------------------------------


def test_battles_in_the_order_of_the_sections() -> None:
    table = calm().nomads(4, 3, 1).nomads(2, 3, 1).wall(2, "A").wall(4, "B")
    facts = all_passed(table)
    assert [item for what, _, _, item, _ in facts if what == BATTLE] == [1, 3]
    assert points(table)[:2] == [7, 7]


def test_the_second_battle_waits_for_the_losses_of_the_first() -> None:
    table = calm().nomads(1, 3, 6).nomads(2, 3, 1).wall(2, "A")
    all_passed(table)
    table.settle()
    assert table.asked() == "A LOSS"
    assert points(table) == [0, 0, 0, 0]
    table.play(*["lose_coins 0"] * 3)
    assert table.asked() == "D LOSS"
    table.play("lose_coins 0")
    assert points(table) == [7 - 3, -3, -3, -3]


def test_losses_in_the_turn_order_of_the_round_not_of_the_next() -> None:
    table = calm(3).nomads(1, 3, 6)
    all_passed(table, "C", "B", "A")
    table.settle()
    asked = []
    while table.state.top_kind() == k.LOSS:
        asked.append(table.asked()[0])
        table.play("lose_coins 0")
    assert asked == ["A", "B", "C"]


def test_li_mu_pays_one_point_for_each_strength_in_its_turn() -> None:
    table = calm(2).nomads(1, 3, 8)
    table.state.order = vec[u8]([u8(0), u8(LIMU), u8(1)])
    facts = all_passed(table)
    table.settle()
    assert LOSSES not in [fact[0] for fact in facts]  # the tiles of the raided sites come first
    table.play("lose_coins 0")
    assert table.purse("li_mu") == {"points": -3}
    assert table.asked() == "B LOSS"
    assert table.purse("B") == {}


def test_nobodys_turn_in_the_attack_phase() -> None:
    table = calm().nomads(1, 3, 6)
    all_passed(table)
    table.settle()
    assert (int(table.state.phase), int(table.state.active)) == (ATTACK, -1)
