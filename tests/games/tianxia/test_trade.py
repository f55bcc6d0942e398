"""Exchange and Ship (TX-10, TX-11)."""

from serai.games.tianxia.state import DELIVERIES, SHIPPING
from tests.games.tianxia.table import Table


def test_an_exchange_goes_unit_by_unit_up_to_four() -> None:
    table = Table().give(wood=9).play("region qin")
    assert table.rule("swap stone jewelry") == "TX-10.1"
    table.play("swap wood silk", "swap wood silk", "swap wood silk")
    assert table.asked() == "A EXCHANGE"
    table.play("swap wood silk")
    assert table.asked() == "A REGION"
    assert table.purse() == {"coins": 1, "wood": 5, "stone": 1, "silk": 4}


def test_an_exchange_without_further_resources_is_over_by_itself() -> None:
    table = Table().give(rice=1).play("region wei", "swap rice helmets")
    assert table.asked() == "A REGION"


def test_han_mixes_as_one_likes() -> None:
    table = Table().give(wood=1, stone=1, rice=1).play("region han", "swap wood jewelry", "swap rice silk")
    table.play("swap stone silk")
    assert table.purse() == {"silk": 2, "jewelry": 1}


def test_ruling_95_exchange_house_gives_a_good_of_a_type_gained() -> None:
    table = (
        Table().power("exchange_house").give(rice=3).play("region han", "swap rice helmets", "swap rice silk", "stop")
    )
    assert table.legal() == ["take silk", "take helmets"]
    assert table.rule("take jewelry") == "TX-2.1"
    table.play("take silk")
    assert table.purse() == {"rice": 1, "silk": 2, "helmets": 1}


def test_exchange_house_asks_for_two_paid_units_and_nothing_more_where_the_type_is_fixed() -> None:
    one = Table().power("exchange_house").give(rice=1).play("region wei", "swap rice helmets")
    assert one.purse() == {"helmets": 1}
    four = Table().power("exchange_house").give(rice=4).play("region wei", *["swap rice helmets"] * 4)
    assert four.purse() == {"helmets": 5}
    assert four.asked() == "A REGION"


def test_ruling_22_one_delivery_or_two() -> None:
    table = Table().give(silk=3).ship("qi", "ship_05", "demand_01", "B").play("region qi", "deliver qi 2 silk")
    assert table.rule("deliver qi 1 silk") == "TX-11.3"  # covered
    assert table.rule("deliver chu 1 silk") == "TX-11.3"  # another ship
    assert table.piece(SHIPPING) == 2
    table.play("deliver qi 3 silk")
    assert table.purse() == {"coins": 3, "wood": 2, "silk": 1, "points": 5}
    assert table.piece(DELIVERIES) == 10


def test_ruling_23_the_order_of_the_rewards_is_asked_if_one_is_more_than_a_plain_gain() -> None:
    table = Table().give(silk=2).ship("qi", "ship_06", "demand_02").play("region qi", "deliver qi 1 silk")
    assert table.asked() == "A SHIP_TURN"  # two plain gains
    table.play("deliver qi 2 silk")
    assert table.asked() == "A REWARDS"
    assert table.purse() == {"coins": 3, "points": 4}
    table.play("first space")
    assert table.asked() == "A TRACK"
    assert table.purse() == {"coins": 3, "points": 4}
    table.play("step red")
    assert table.purse() == {"coins": 5, "wood": 1, "points": 4}


def test_ruling_25_a_covered_ship_takes_nothing_more() -> None:
    table = Table().give(silk=1, wood=9).ship("yan", "ship_03", "demand_02", "B", "C").play("region yan")
    assert table.rule("deliver yan 1 silk") == "TX-11.6"


def test_ruling_27_the_shipping_marker_stays() -> None:
    table = (
        Table()
        .give(silk=1)
        .ship("qi", "ship_03", "demand_02")
        .pieces(SHIPPING, 2)
        .play("region qi", "deliver qi 1 silk")
    )
    assert table.piece(SHIPPING) == 2


def test_ruling_91_no_delivery_marker_left() -> None:
    table = Table().give(silk=1, wood=9).ship("yan", "ship_03", "demand_02").pieces(DELIVERIES, 0).play("region yan")
    assert table.rule("deliver yan 1 silk") == "TX-11.7"


def test_harbor_office_gives_its_coin_after_both_rewards() -> None:
    table = (
        Table()
        .power("harbor_office")
        .give(silk=1)
        .ship("qi", "ship_06", "demand_06")
        .play("region qi", "deliver qi 2 silk", "first space")
    )
    assert table.purse() == {"coins": 1}
    table.play("step red")
    assert table.purse() == {"coins": 2, "wood": 1, "points": 2}


def test_shipwright_opens_the_lowest_ship() -> None:
    table = (
        Table()
        .give(silk=1, helmets=1)
        .ship("qi", "ship_03", "demand_02")
        .ship("sea", "ship_05", "demand_07")
        .play("region qi")
    )
    assert table.rule("deliver sea 1 helmets") == "TX-11.5"
    table.power("shipwright").play("deliver sea 1 helmets")
    assert table.piece(SHIPPING) == 0
    assert table.rule("deliver qi 1 silk") == "TX-11.3"


def test_a_ship_effect_chooses_its_ship_with_the_first_delivery() -> None:
    table = Table().board("jade").employ(0, 0, 3).give(silk=2, helmets=1)
    table.ship("chu", "ship_05", "demand_01").ship("sea", "ship_07", "demand_07").ship(
        "yan", "ship_03", "demand_13"
    ).ship("qi", "ship_01", "demand_14")
    table.play("merchant_action m3", "deliver sea 1 helmets")
    assert table.asked() == "A TURN"  # no helmets left, and no other ship any more
    other = Table().board("jade").employ(0, 0, 3).give(silk=2, helmets=1)
    other.ship("chu", "ship_05", "demand_01").ship("sea", "ship_07", "demand_07").ship(
        "yan", "ship_03", "demand_13"
    ).ship("qi", "ship_01", "demand_14")
    other.play("merchant_action m3", "deliver chu 1 silk")
    assert other.rule("deliver sea 1 helmets") == "TX-11.8"
    assert other.piece(SHIPPING) == 4
    assert other.legal() == ["stop", "deliver chu 2 silk", "deliver chu 3 silk"]


def test_the_last_green_step_is_paid_with_any_good_at_any_ship() -> None:
    table = Table().palace(green=7).own_tiles("tile_09").give(jewelry=1).ship("sea", "ship_05", "demand_01")
    table.play("use_tile tile_09", "step green", "deliver sea 2 jewelry")
    assert table.purse() == {"coins": 1, "points": 4}
    assert table.asked() == "A TURN"


def test_the_question_for_more_deliveries_waits_while_a_free_action_could_make_one_possible() -> None:
    table = (
        Table()
        .give(silk=1)
        .own_tiles("tile_05")
        .ship("qi", "ship_05", "demand_01")
        .play("region qi", "deliver qi 1 silk")
    )
    assert table.asked() == "A SHIP_TURN"
    table.play("use_tile tile_05", "deliver qi 2 silk")
    assert table.purse() == {"coins": 3, "points": 9}
