"""Region turns: entry, parts in any order, the duty, and what interrupts it (TX-8, TX-7.6, TX-9.15)."""

from serai.games.tianxia.state import MARKERS, WORKERS
from tests.games.tianxia.table import Table


def test_entry_costs_a_coin_for_each_marker_no_matter_whose() -> None:
    table = Table().give(wood=2, coins=1).markers("wei", 2, "B").building("wei_1", "market_hall")
    assert table.rule("region wei") == "TX-8.1"
    assert table.give(coins=2).rule("region wei") == "legal"
    table.play("region wei")
    assert table.purse() == {"wood": 2}
    assert table.piece(MARKERS) == 2


def test_an_empty_region_costs_nothing() -> None:
    table = Table().give(wood=2).building("wei_1", "market_hall").play("region wei")
    assert table.purse() == {"wood": 2}


def test_a_marker_of_li_mu_counts_for_the_entry_cost() -> None:
    table = Table(seats=2).give(wood=2).building("wei_1", "market_hall").markers("wei", 1, "li_mu")
    assert table.rule("region wei") == "TX-8.1"  # TX-22.14


def test_a_discarded_marker_can_pay_for_the_entry() -> None:
    table = Table().pieces(MARKERS, 2).markers("yan", 1, "B").markers("yan", 2, "C").give(wood=9)
    assert table.rule("region yan") == "TX-8.1"
    table.markers("yan", 1, "C").play("discard_marker", "region yan")
    assert table.purse() == {"wood": 10}
    assert table.piece(MARKERS) == 0


def test_without_markers_barge_and_pass_remain() -> None:
    table = Table().pieces(MARKERS, 0).give(coins=9, wood=9, stone=9, rice=9)
    assert table.rule("region wei") == table.rule("military train") == "TX-7.3"
    assert table.legal() == ["pass", "barge wood", "barge stone", "barge rice"]


def test_a_region_without_a_possible_action_cannot_be_chosen() -> None:
    table = Table().palace(red=1)  # the next step brings nothing
    assert table.rule("region wei") == "TX-8.7"


def test_the_printed_benefit_and_the_exchange_without_the_banner_step() -> None:
    table = Table().give(wood=1).building("qin_1", "customs_house").building("qin_2", "envoy_house")
    table.play("region qin")
    assert table.purse() == {"wood": 1, "stone": 1, "coins": 1}
    assert table.rule("end") == "TX-8.7"
    table.play("swap wood silk")
    assert table.purse() == {"stone": 1, "coins": 1, "silk": 1}
    assert table.rule("end") == "legal"
    assert table.asked() == "A REGION"  # the end of a Region turn is always asked (TX-7.7)
    table.play("end")
    assert table.asked() == "B TURN"
    assert table.track("green") == 0


def test_what_a_delivery_brings_can_be_spent_on_a_governor() -> None:
    table = (
        Table()
        .give(helmets=1)
        .ship("qi", "ship_05", "demand_07")
        .building("qi_1", "mint")
        .building("qi_2", "ancestral_temple")
    )
    table.palace(white=1).play("region qi")
    assert table.rule("governor qi_1 1") == "TX-9.2"
    table.play("deliver qi 3 helmets", "stop", "governor qi_1 1", "end")
    assert table.purse() == {"coins": 5, "points": 1}  # 1 benefit, 1 Demand, 3 Mint
    assert table.seen("qi_1")[0] == "a"


def test_a_complete_track_offers_no_banner_step() -> None:
    table = Table().give(rice=1).palace(red=8).play("region wei")
    assert table.rule("banner") == "TX-8.10"
    table.play("swap rice helmets", "end")
    assert table.track("red") == 8


def test_each_action_at_most_once() -> None:
    table = Table().give(rice=6, wood=9).building("wei_1", "market_hall").play("region wei")
    table.play("swap rice helmets", "stop")
    assert table.rule("swap rice helmets") == "TX-8.5"
    table.play("governor wei_1 1", "take wood")
    assert table.rule("governor wei_1 2") == "TX-8.5"
    assert table.rule("governor qi_1 1") == "TX-8.5"


def test_the_banner_step_is_made_once() -> None:
    table = Table().give(rice=1).play("region wei", "banner")
    assert table.purse() == {"rice": 1, "wood": 1}
    assert table.rule("banner") == "TX-8.4"


def test_ruling_85_the_turn_may_end_without_an_action_that_has_become_impossible() -> None:
    table = Table().give(rice=2).employ(0, 0, 3).building("wei_1", "customs_house").palace(red=1)
    table.play("region wei")
    assert table.rule("end") == "TX-8.7"
    table.play("merchant_action m3", "soldier 1", "soldier 1", "soldier 2")
    assert table.purse() == {}
    assert table.rule("end") == "legal"  # TX-7.6
    table.play("end")
    assert table.piece(MARKERS) == 2


def test_ruling_86_the_duty_binds_while_the_step_makes_it_possible() -> None:
    table = Table().building("wei_1", "market_hall").play("region wei")
    assert table.rule("end") == "TX-8.7"
    table.play("banner", "governor wei_1 1")
    assert table.purse() == {}
    table.play("take stone")
    assert table.rule("end") == "legal"


def test_ruling_87_a_resource_of_choice_counts_as_what_is_needed() -> None:
    table = Table().building("wei_1", "market_hall").building("qi_1", "customs_house").building("qi_2", "envoy_house")
    table.ship("qi", "ship_05", "demand_07", "B", "B", "B")
    assert table.rule("region qi") == "TX-8.7"
    table.building("qi_1", "market_hall").building("wei_1", "customs_house")
    assert table.rule("region qi") == "legal"  # the white step gives a resource of choice
    table.play("region qi", "banner", "take stone")
    assert table.rule("end") == "legal"


def test_ruling_94_envoy_house_sells_one_more_step_after_the_banner_step() -> None:
    table = Table().power("envoy_house").give(coins=1, rice=1).palace(red=1).play("region wei")
    assert table.rule("extra_step") == "TX-9.15"
    table.play("banner", "extra_step")
    assert table.track("red") == 3
    assert table.purse() == {"coins": 1, "rice": 1}
    assert table.rule("extra_step") == "TX-9.15"


def test_envoy_house_must_stand_when_the_banner_step_is_made() -> None:
    table = (
        Table().building("wei_1", "envoy_house").give(coins=1, wood=3).play("region wei", "banner", "governor wei_1 1")
    )
    assert table.rule("extra_step") == "TX-9.15"


def test_road_wardens_lower_the_entry_cost_to_0_at_least() -> None:
    table = Table().power("road_wardens").give(rice=1).markers("wei", 1, "B")
    assert table.rule("region wei") == "legal"
    assert table.markers("wei", 2, "B").rule("region wei") == "TX-8.1"


def test_free_actions_are_possible_between_the_parts_but_not_inside_an_exchange() -> None:
    table = Table().give(rice=3).own_tiles("tile_01").play("region wei", "swap rice helmets")
    assert table.asked() == "A EXCHANGE"
    assert table.rule("use_tile tile_01") == "TX-18.6"
    table.play("stop", "use_tile tile_01")
    assert table.purse() == {"rice": 4, "helmets": 1}


def test_the_test_of_a_region_needs_a_worker_for_a_governor() -> None:
    table = Table().give(wood=9).building("wei_1", "market_hall").pieces(WORKERS, 0)
    assert table.rule("region wei") == "TX-8.7"
