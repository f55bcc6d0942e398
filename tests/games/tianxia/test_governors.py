"""Governors and buildings (TX-9)."""

from serai.games.tianxia.state import NONE, WORKERS
from tests.games.tianxia.table import Table


def test_ruling_13_printed_cost_extra_and_token() -> None:
    table = Table().building("wei_1", "mint").govern("wei_1", 1, "B").give(wood=3, rice=1)
    table.state.tokens = 1 << table.site("wei_1")
    table.play("region wei")
    assert table.rule("governor wei_1 2") == "TX-9.2"
    table.give(wood=4).play("governor wei_1 2")
    assert table.purse() == {"rice": 1, "coins": 3}


def test_ruling_15_one_governor_of_a_family_at_a_building() -> None:
    table = Table().building("wei_1", "mint").govern("wei_1", 1).give(wood=9, rice=1).play("region wei")
    assert table.rule("governor wei_1 2") == "TX-9.4"


def test_ruling_16_no_empty_worker_space() -> None:
    table = Table(seats=3).building("wei_1", "mint").govern("wei_1", 1, "B").govern("wei_1", 2, "C").give(wood=9)
    assert table.rule("region wei") == "TX-8.7"
    table.give(rice=1).play("region wei")
    assert table.rule("governor wei_1 1") == "TX-9.1"


def test_ruling_17_pay_tile_worker_effect() -> None:
    table = (
        Table()
        .building("wei_1", "timber_yard")
        .tile("wei_1", "tile_01")
        .give(wood=2)
        .play("region wei", "governor wei_1 1")
    )
    assert table.purse() == {"wood": 1, "coins": 1}
    assert table.state.tile_at[table.site("wei_1")] == NONE
    assert table.piece(WORKERS) == 9
    assert table.rule("use_tile tile_01") == "legal"


def test_ruling_18_a_figurine_already_owned_stays() -> None:
    table = Table().building("wei_1", "ancestral_temple").tile("wei_1", "tiger").own_tiles("tiger").give(wood=2)
    table.play("region wei", "governor wei_1 1")
    assert table.seen("wei_1")[0] == "a"
    assert table.state.tile_at[table.site("wei_1")] == table.tables.tile_names.index("tiger")


def test_ruling_21_the_third_space_is_for_four_players() -> None:
    three, four = Table(seats=3), Table(seats=4)
    for table in (three, four):
        table.building("wei_1", "ancestral_temple").give(wood=4).play("region wei")
    assert three.rule("governor wei_1 3") == "TX-9.1"
    assert four.rule("governor wei_1 4") == "TX-9.1"
    four.play("governor wei_1 3")
    assert four.purse() == {"points": 2}  # 2 + 2 wood


def test_land_survey_and_record_hall_help_with_later_governors_alone() -> None:
    table = Table().building("zhao_2", "land_survey").building("zhao_1", "ancestral_temple").give(wood=3, stone=1)
    table.play("region zhao", "governor zhao_2 1")
    assert table.purse() == {"wood": 1, "stone": 1, "rice": 1}
    other = (
        Table()
        .building("han_1", "record_hall")
        .building("wei_1", "ancestral_temple")
        .give(wood=2)
        .play("region han", "governor han_1 1")
    )
    assert other.purse() == {}
    later = (
        Table()
        .power("record_hall")
        .power("land_survey")
        .building("wei_1", "ancestral_temple")
        .give(wood=1)
        .play("region wei", "governor wei_1 1")
    )
    assert later.purse() == {"points": 4}


def test_the_governor_of_an_effect_goes_anywhere_and_may_be_declined() -> None:
    table = Table().own_tiles("tile_14").building("qi_1", "ancestral_temple").give(wood=1).play("use_tile tile_14")
    assert table.asked() == "A INSTALL"
    assert table.rule("discard_marker") == "TX-18.6"
    table.play("governor qi_1 1")
    assert table.purse() == {"points": 2}
    declined = (
        Table().own_tiles("tile_14").building("qi_1", "ancestral_temple").give(wood=1).play("use_tile tile_14", "stop")
    )
    assert declined.asked() == "A TURN"


def test_an_effect_that_cannot_be_used_is_lost_without_a_question() -> None:
    table = Table().own_tiles("tile_14").pieces(WORKERS, 0).give(wood=9).play("use_tile tile_14")
    assert table.asked() == "A TURN"
    assert table.rule("use_tile tile_14") == "TX-18.2"
