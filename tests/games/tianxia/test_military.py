"""Military turns and the actions they share with effects (TX-12)."""

from serai.games.tianxia.military import defense
from serai.games.tianxia.state import MARKERS, NONE, WALLS, WORKERS
from tests.games.tianxia.table import Table


def test_ruling_29_each_space_has_its_own_entry_cost() -> None:
    table = Table().give(stone=1, rice=2, coins=1).markers("train", 2, "B")
    assert table.rule("military fortify") == "legal"
    assert table.rule("military train") == "TX-12.1"


def test_ruling_31_structures_may_be_spread() -> None:
    table = Table().give(stone=4).play("military fortify", "step green", "wall 1", "wall 3", "tower 3")
    assert [int(defense(table.state, section)) for section in range(4)] == [1, 0, 3, 0]
    assert table.purse() == {"coins": 1}
    assert table.asked() == "A FORTIFY_TURN"  # two markers could be discarded (TX-7.7)
    assert table.legal() == ["stop", "discard_marker"]
    table.play("stop", "end")
    assert table.asked() == "B TURN"


def test_ruling_32_and_33_walls_from_the_left_one_tower_a_section() -> None:
    table = Table().wall(2, "B", "B", tower="C").give(stone=9).play("military fortify", "step green")
    assert table.rule("tower 2") == "TX-12.5"
    table.play("wall 2")
    assert [int(one) for one in table.state.walls[3:6]] == [1, 1, 0]
    assert table.rule("wall 2") == "TX-12.5"


def test_structures_from_the_cheapest_to_the_dearest() -> None:
    table = Table().give(stone=9).play("military fortify", "step green", *["wall 1"] * 3, "wall 2", "tower 1")
    assert table.purse() == {"coins": 1, "stone": 1}  # 1 + 1 + 2 + 2 and 2
    assert table.rule("wall 2") == "TX-12.4"
    assert table.piece(WALLS) == 4


def test_ruling_35_merchants_can_be_taken_back_first() -> None:
    table = Table().give(rice=6).employ(0, 2, 0).pieces(WORKERS, 1)
    table.play("military train", "step green")
    table.play("take_back m2", "take_back m2", "soldier 1", "soldier 1", "soldier 4")
    assert table.purse() == {"coins": 1}
    assert table.piece(WORKERS) == 0


def test_ruling_36_the_rice_of_the_step_counts_and_other_steps_cannot_be_chosen() -> None:
    table = Table().give(rice=1).play("military train")
    assert table.legal() == ["step black", "step white"]  # white gives a resource of choice
    assert table.rule("step red") == "TX-12.3"
    table.play("step black")
    assert table.rule("stop") == "TX-12.3"
    table.play("soldier 2", "stop", "end")
    assert table.purse() == {}


def test_a_military_turn_needs_a_structure_or_soldier_that_will_be_possible() -> None:
    table = Table().palace(black=1, white=1)
    assert table.rule("military train") == table.rule("military fortify") == "TX-12.3"
    assert table.palace(black=2).rule("military fortify") == "legal"  # the step gives a stone


def test_ruling_110_the_turn_may_end_without_a_soldier() -> None:
    table = Table().give(rice=1).palace(black=8, red=8, green=8).pieces(MARKERS, 1).play("military train", "step white")
    table.play("take wood")
    assert table.asked() == "B TURN"
    assert table.purse() == {"wood": 1, "rice": 1}


def test_with_all_tracks_complete_there_is_no_step() -> None:
    table = Table().give(rice=2).palace(black=8, red=8, green=8, white=8).play("military train")
    assert table.asked() == "A TRAIN_TURN"


def test_ruling_92_one_pool_of_rice() -> None:
    table = (
        Table().power("drill_ground").give(rice=1).employ(0, 0, 3).play("merchant_action m3", "soldier 1", "soldier 1")
    )
    assert table.purse() == {"rice": 1}
    table.play("soldier 1")
    assert table.purse() == {}
    assert table.asked() == "A TURN"
    assert [int(one) for one in table.state.soldiers[:4]] == [0, 0, 0, NONE]


def test_ruling_93_masons_guild_helps_with_the_first_structure() -> None:
    table = Table().power("masons_guild").give(stone=1).play("military fortify", "step green", "wall 1", "wall 1")
    assert table.purse() == {"coins": 1}


def test_a_fortify_effect_lowers_every_structure() -> None:
    table = Table().board("ochre").power("masons_guild").employ(0, 0, 3).give(stone=2).play("merchant_action m3")
    table.play("tower 1", "wall 1", "wall 1", "wall 1")  # 2 - 2, 1 - 1, 1 - 1, 2 - 1
    assert table.purse() == {"stone": 1}


def test_a_fortify_effect_with_a_limit() -> None:
    table = Table().own_tiles("tile_12").play("use_tile tile_12", "tower 2")
    assert table.asked() == "A TURN"
    assert int(table.state.towers[1]) == 0


def test_ruling_97_watch_post() -> None:
    table = Table().power("watch_post").give(stone=3).play("military fortify", "step green", "wall 1", "tower 1")
    assert table.purse() == {"coins": 1, "points": 3}


def test_soldiers_without_rice_are_no_train_action() -> None:
    table = Table().own_tiles("tile_11").play("use_tile tile_11", "soldier 4")
    assert table.asked() == "A TURN"
    assert table.piece(WORKERS) == 9


def test_soldiers_stand_on_the_leftmost_empty_space() -> None:
    table = Table().wall(1, soldiers=("-", "B", "-", "C", "B")).give(rice=6).play("military train", "step green")
    table.play("soldier 1", "soldier 1")
    assert [int(one) for one in table.state.soldiers[:5]] == [0, 1, 0, 2, 1]
    assert table.rule("soldier 1") == "TX-12.6"
