"""Li Mu: cards, choices and passing (TX-22)."""

import pytest

from serai.games.tianxia.facts import LIMU_MARKER, STEP_LOST, TILE_BOXED
from serai.games.tianxia.limu import limu_pass, most_endangered
from serai.games.tianxia.names import REGIONS
from serai.games.tianxia.state import DELIVERIES, MARKERS, NONE, TOWERS, WALLS, WORKERS
from serai.games.tianxia.tables import FORTIFY_ACTION, LIMU
from tests.games.tianxia.phases import calm
from tests.games.tianxia.table import Table

# Cards: 01 to 05 Governor in qin, zhao, yan, chu, wei; 07 to 09 Ship in yan, qi, chu; 06, 10 Fortify; 11, 12 Train.
# Banners: north (yan, zhao) black, center (wei, han) red, west (qin, chu) green, east (qi) white.


def limus_turn(seats: int = 2) -> Table:
    """Calm sections; the last player of the round is about to end a Barge turn, and Li Mu comes next."""
    table = calm(seats).give("A", coins=9).give("B", coins=9)
    for seat in "AB"[:seats]:
        table.pieces(MARKERS, 0, seat)
    table.play("barge rice")
    if seats == 2:
        table.play("barge rice")
    assert table.asked() == "chance"
    return table


def card(number: int) -> str:
    """The notation of a card."""
    return f"li_mu li_mu_{number:02}"


def figurines(table: Table) -> int:
    """How many figurines Li Mu has."""
    return int(table.state.figurine_count(LIMU))


# ---- the turn ----------------------------------------------------------------------------------------------------------


def test_a_card_then_a_neutral_worker_on_its_barge() -> None:
    table = limus_turn().load_barge("wood", "A")
    table.play(card(1))
    assert table.barge("wood") == ["neutral", "a"]
    assert table.piece(MARKERS, "li_mu") == 2
    assert table.asked() == "A TURN"


def test_no_card_comes_twice() -> None:
    table = limus_turn()
    table.play(card(1), "barge stone", "barge stone")
    assert table.rule(card(1)) == "TX-23.1"
    assert table.rule(card(2)) == "legal"


def test_whoever_falls_off_chooses_a_merchant_space_before_the_next_turn() -> None:
    table = limus_turn().load_barge("wood", "A", "B", "B")
    table.play(card(1))
    assert table.asked() == "B MERCHANT"
    table.play("merchant_space m3")
    assert table.barge("wood") == ["neutral", "a", "b"]
    assert table.asked() == "A TURN"


def test_ruling_81_the_marker_of_li_mu_costs_a_coin() -> None:
    table = calm(2).markers("wei", 1, "li_mu").give(rice=1)
    assert table.rule("region wei") == "TX-8.1"
    table.give(rice=1, coins=1).play("region wei")
    assert table.purse() == {"rice": 1}


# ---- Governor (TX-22.5) ------------------------------------------------------------------------------------------------


def test_ruling_79_without_room_one_more_step() -> None:
    table = limus_turn().govern("wei_1", 1, "A").govern("wei_1", 2, "B")
    table.play(card(5))
    assert table.track("red", "li_mu") == 2
    assert table.seen("wei_1")[:2] == ["a", "b"]
    assert table.barge("stone") == ["neutral"]
    assert int(table.state.marker_count(REGIONS.index("wei"))) == 1


def test_the_site_first_on_its_path_and_the_space_with_the_least_wood() -> None:
    table = limus_turn().govern("qin_1", 1, "A")
    table.play(card(1))
    assert table.seen("qin_1") == ["a", "li_mu", "", ""]
    assert table.piece(WORKERS, "li_mu") == 11
    assert table.track("green", "li_mu") == 1
    assert table.purse("li_mu") == {}  # nothing from step or building (TX-22.1)


def test_of_equal_places_the_lower_section() -> None:
    table = limus_turn()
    table.play(card(2))  # zhao_1 and zhao_2 both come first on their paths
    assert table.seen("zhao_1")[0] == "li_mu"
    assert table.seen("zhao_2")[0] == ""


def test_not_where_li_mu_has_a_governor() -> None:
    table = limus_turn().govern("qin_1", 1, "li_mu")
    table.play(card(1))
    assert table.seen("qin_2")[0] == "li_mu"
    assert table.seen("qin_1")[:2] == ["li_mu", ""]


def test_without_a_worker_one_more_step() -> None:
    table = limus_turn().pieces(WORKERS, 0, "li_mu")
    table.play(card(1))
    assert table.track("green", "li_mu") == 2
    assert table.seen("qin_1")[0] == ""


def test_steps_on_a_complete_track_are_lost() -> None:
    table = limus_turn().palace("li_mu", green=7).pieces(WORKERS, 0, "li_mu")
    facts = table.facts(card(1))
    assert table.track("green", "li_mu") == 8
    assert [seat for what, seat, _, _, _ in facts if what == STEP_LOST] == [LIMU]


def test_a_figurine_is_kept_other_tiles_go_to_the_box() -> None:
    table = limus_turn().tile("qin_1", "dragon").tile("wei_1", "tile_01")
    facts = table.facts(card(1))
    assert TILE_BOXED not in [fact[0] for fact in facts]
    assert figurines(table) == 1
    assert int(table.state.tile_at[table.site("qin_1")]) == NONE
    facts = table.facts("barge stone", "barge stone", card(5))
    assert [item for what, _, _, item, _ in facts if what == TILE_BOXED] == [0]
    assert int(table.state.tile_at[table.site("wei_1")]) == NONE


def test_a_kind_that_li_mu_has_goes_to_the_box_too() -> None:
    table = limus_turn().own_tiles("dragon", seat="li_mu").tile("qin_1", "dragon")
    facts = table.facts(card(1))
    assert [item for what, _, _, item, _ in facts if what == TILE_BOXED] == [table.tables.figurine]
    assert figurines(table) == 1
    assert int(table.state.tile_at[table.site("qin_1")]) == NONE


# ---- Ship (TX-22.6) ----------------------------------------------------------------------------------------------------


def test_the_first_empty_space_of_the_ship_scores() -> None:
    table = limus_turn().ship("qi", "ship_13", "demand_01", "A", "-", "B")
    table.play(card(8))
    assert [int(one) for one in table.state.delivered[4:8]] == [0, LIMU, 1, NONE]
    assert table.purse("li_mu") == {"points": 4}
    assert table.track("white", "li_mu") == 1
    assert table.piece(DELIVERIES, "li_mu") == 0


def test_at_a_full_ship_one_more_step() -> None:
    table = limus_turn().ship("qi", "ship_01", "demand_01", "A", "B")
    table.play(card(8))
    assert table.track("white", "li_mu") == 2
    assert table.purse("li_mu") == {}


# ---- Fortify and Train (TX-22.7 to TX-22.9) ----------------------------------------------------------------------------


def test_fortify_a_tower_where_possible_and_each_time_anew() -> None:
    table = limus_turn().nomads(3, 1, 3).nomads(4, 1, 2)
    facts = table.facts(card(6))
    assert [int(one) for one in table.state.towers] == [
        NONE,
        NONE,
        LIMU,
        LIMU,
    ]  # excess 3 in section 3, then 2 in section 4
    assert [item for what, _, _, item, _ in facts if what == LIMU_MARKER] == [len(REGIONS) + FORTIFY_ACTION]
    assert (table.piece(TOWERS, "li_mu"), table.piece(WALLS, "li_mu")) == (2, 0)


def test_fortify_a_wall_where_a_tower_stands() -> None:
    table = limus_turn().nomads(3, 1, 9).wall(3, "A", tower="B")
    table.play(card(6))
    assert [int(one) for one in table.state.walls[6:9]] == [0, LIMU, LIMU]


def test_fortify_a_section_without_room_is_passed_over() -> None:
    table = limus_turn().nomads(3, 3, 20).wall(3, "A", "A", "A", tower="B").nomads(2, 0, 1)
    table.play(card(6))
    assert int(table.state.towers[1]) == LIMU
    assert int(table.state.towers[0]) == LIMU  # then sections 1, 3 and 4 are ahead of section 2


def test_fortify_what_cannot_be_built_is_left_out() -> None:
    table = limus_turn().pieces(TOWERS, 2, "li_mu").pieces(WALLS, 4, "li_mu").nomads(1, 0, 9)
    table.play(card(10))
    assert int(table.state.walls[0]) == LIMU
    assert int(table.state.walls[1]) == NONE
    assert table.piece(WALLS, "li_mu") == 5


def test_a_step_on_the_highest_track_that_is_not_complete() -> None:
    table = limus_turn().palace("li_mu", black=3, red=8, green=5, white=5)
    table.play(card(6))
    assert [table.track(name, "li_mu") for name in ("black", "red", "green", "white")] == [3, 8, 6, 5]


def test_with_all_tracks_complete_there_is_no_step() -> None:
    table = limus_turn().palace("li_mu", black=8, red=8, green=8, white=8)
    facts = table.facts(card(11))
    assert STEP_LOST not in [fact[0] for fact in facts]
    assert int(table.state.soldiers[0]) == LIMU


def test_train_three_soldiers_each_looking_anew() -> None:
    table = limus_turn().nomads(2, 0, 2).nomads(4, 0, 2)
    table.play(card(12))
    assert [int(table.state.soldiers[section * 5]) for section in range(4)] == [NONE, LIMU, NONE, LIMU]
    assert int(table.state.soldiers[6]) == LIMU  # 1 against 1: the lower section
    assert table.piece(WORKERS, "li_mu") == 9


def test_train_as_far_as_workers_are_left() -> None:
    table = limus_turn().nomads(2, 0, 9).pieces(WORKERS, 1, "li_mu")
    table.play(card(11))
    assert [int(one) for one in table.state.soldiers[5:7]] == [LIMU, NONE]
    assert table.piece(WORKERS, "li_mu") == 0


def test_train_passes_over_full_sections() -> None:
    table = limus_turn().nomads(2, 3, 9).wall(2, soldiers=("A", "A", "B", "B", "A"))
    table.play(card(11))
    assert [int(one) for one in table.state.soldiers[:3]] == [LIMU, NONE, NONE]  # then 3 and 4, with strength 0 too
    assert int(table.state.soldiers[10]) == int(table.state.soldiers[15]) == LIMU


@pytest.mark.parametrize(
    ("nomads", "section"),
    [
        (((0, 5), (0, 9), (0, 9), (0, 1)), 1),  # the greater excess, then the lower number
        (((0, 5), (0, 9), (3, 1), (0, 1)), 2),  # a battle comes first
        (((0, 5), (3, 2), (3, 3), (0, 1)), 2),  # of battles the greater excess
        (((3, 2), (3, 2), (0, 3), (0, 1)), 0),
    ],
)
def test_most_endangered(nomads: tuple[tuple[int, int], ...], section: int) -> None:
    table = calm(2)
    for at, (space, strength) in enumerate(nomads):
        table.nomads(at + 1, space, strength)
    assert int(most_endangered(table.state, True)) == section
    assert int(most_endangered(table.state, False)) == section


def test_the_defense_counts_and_may_exceed_the_strength() -> None:
    table = calm(2).nomads(1, 0, 4).nomads(2, 0, 2).wall(1, "A", tower="B")
    assert int(most_endangered(table.state, True)) == 1
    table.nomads(2, 0, 0).nomads(1, 0, 0)
    assert int(most_endangered(table.state, True)) == 1  # 0, 0 and 0 against -3


# ---- passing (TX-22.10) ------------------------------------------------------------------------------------------------


def test_ruling_105_the_first_figurine_that_li_mu_lacks() -> None:
    table = calm(2).own_tiles("dragon", seat="li_mu").round_tiles("tile_01", "dragon", "tortoise", "tiger")
    limu_pass(table.state)
    kept = int(table.state.figurines[LIMU])
    assert [name for at, name in enumerate(("dragon", "tiger", "phoenix", "tortoise")) if kept >> at & 1] == [
        "dragon",
        "tortoise",
    ]
    assert [int(one) == NONE for one in table.state.round_tiles] == [False, False, True, False]
    assert [int(one) for one in table.state.next_order] == [LIMU]


def test_without_such_a_figurine_the_first_tile_goes_to_the_box() -> None:
    table = calm(2).own_tiles("dragon", seat="li_mu").round_tiles("tile_01", "dragon", "tile_03")
    limu_pass(table.state)
    assert [int(one) == NONE for one in table.state.round_tiles] == [True, False, False]
    limu_pass(table.state)
    assert [int(one) == NONE for one in table.state.round_tiles] == [True, True, False]
    assert figurines(table) == 1


def test_without_a_tile_li_mu_passes_all_the_same() -> None:
    table = calm(2).round_tiles()
    limu_pass(table.state)
    assert [int(one) for one in table.state.next_order] == [LIMU]


def test_li_mu_passes_without_a_marker_and_buys_no_steps() -> None:
    table = calm(1).give(coins=9).pieces(MARKERS, 0).pieces(MARKERS, 0, "li_mu")
    table.own_tiles("dragon", "tiger", "phoenix", seat="li_mu").round_tiles("ox", "horse")
    table.play("barge wood")
    assert table.asked() == "A TURN"
    assert [int(one) for one in table.state.next_order] == [LIMU]
    assert figurines(table) == 4
    assert sum(table.track(name, "li_mu") for name in ("black", "red", "green", "white")) == 0
    table.play("barge stone")
    assert table.asked() == "A TURN"  # Li Mu is skipped (TX-7.1)
