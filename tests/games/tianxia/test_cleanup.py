"""Cleanup, how ships come, and the end of the last round (TX-20, TX-4.3)."""

from serai.core.bits import bit
from serai.games.tianxia.facts import DELIVERIES_BACK, MARKERS_BACK, ROUND_TILE_GONE, SHIP_LEAVES, SHIP_MOVES
from serai.games.tianxia.names import FAMILIES
from serai.games.tianxia.state import CLEANUP, DELIVERIES, DISCARDED, MARKERS, NONE, SHIPPING, WORKERS
from serai.games.tianxia.tables import MOST_DELIVERY_SPACES
from tests.games.tianxia.phases import all_passed, calm
from tests.games.tianxia.table import Table


def column(table: Table) -> list[tuple[str, str, str]]:
    """Ship, Demand tile and the families on the delivery spaces of each slot from the top."""
    state, tables, found = table.state, table.tables, []
    for slot in range(4):
        ship, demand = int(state.ship_at[slot]), int(state.demand_at[slot])
        row = state.delivered[slot * MOST_DELIVERY_SPACES : (slot + 1) * MOST_DELIVERY_SPACES]
        found.append(
            (
                "" if ship == NONE else tables.ship_names[ship],
                "" if demand == NONE else tables.demand_names[demand],
                "".join("-" if one == NONE else FAMILIES[int(one)] for one in row).rstrip("-"),
            )
        )
    return found


def loaded() -> Table:
    """Ruling 71: the ship in Qi alone is full; seat A has a marker in Chu."""
    table = calm().ship("yan", "ship_05", "demand_01", "A", "B").ship("qi", "ship_01", "demand_07", "A", "A")
    return table.ship("chu", "ship_06", "demand_02", "-", "A").ship("sea", "ship_13", "demand_13")


def test_ruling_71_the_topmost_ship_and_full_ones_leave_the_others_slide_up() -> None:
    table = loaded()
    facts = all_passed(table)
    assert table.state.phase == CLEANUP
    assert column(table) == [("ship_06", "demand_02", "-a"), ("ship_13", "demand_13", ""), ("", "", ""), ("", "", "")]
    assert [amount for what, _, amount, _, _ in facts if what == SHIP_LEAVES] == [0, 1]
    assert [amount for what, _, amount, _, _ in facts if what == SHIP_MOVES] == [0, 1]
    back = [(seat, amount) for what, seat, amount, _, _ in facts if what == DELIVERIES_BACK]
    assert back == [(0, 1), (1, 1), (0, 2)]
    assert [table.piece(DELIVERIES, seat) for seat in "AB"] == [11, 12]
    table.play("ship ship_16", "demand demand_18", "ship ship_02", "demand demand_03")
    assert column(table)[2:] == [("ship_16", "demand_18", ""), ("ship_02", "demand_03", "")]  # from the top
    assert table.state.round == 2


def test_ships_that_left_do_not_come_again() -> None:
    table = loaded()
    all_passed(table)
    assert table.rule("ship ship_05") == table.rule("ship ship_01") == "TX-23.1"
    table.play("ship ship_16")
    assert table.rule("demand demand_01") == table.rule("demand demand_07") == "TX-23.1"


def test_ruling_72_the_topmost_ship_leaves_without_a_delivery_too() -> None:
    table = calm().ship("yan", "ship_13", "demand_01").ship("qi", "ship_01", "demand_07")
    all_passed(table)
    assert column(table)[0] == ("ship_01", "demand_07", "")
    assert column(table)[3] == ("", "", "")


def test_the_lowest_ship_leaves_when_it_is_full() -> None:
    table = calm().ship("sea", "ship_01", "demand_01", "C", "D")
    facts = all_passed(table)
    assert [amount for what, _, amount, _, _ in facts if what == SHIP_LEAVES] == [0, 3]


def test_an_empty_pile_leaves_slots_empty() -> None:
    table = loaded()
    table.state.ships_left = bit(14)
    all_passed(table)
    table.play("ship ship_15", "demand demand_18")
    table.settle()
    assert column(table)[2:] == [("ship_15", "demand_18", ""), ("", "", "")]
    assert table.state.round == 2
    assert table.asked() == "A TURN"


def test_markers_of_li_mu_leave_with_the_ship() -> None:
    table = calm(2).ship("yan", "ship_05", "demand_01", "li_mu", "A")
    all_passed(table)
    assert column(table)[0][2] == ""
    assert table.piece(DELIVERIES, "A") == 12
    assert table.piece(DELIVERIES, "li_mu") == 0


def test_ruling_73_leftover_round_tiles_go_to_the_box() -> None:
    table = calm().round_tiles("tile_01", "dragon")
    unseen = [int(one) for one in table.state.unseen]
    facts = all_passed(table)
    assert [item for what, _, _, item, _ in facts if what == ROUND_TILE_GONE] == [0, table.tables.figurine]
    assert len(table.state.round_tiles) == 0
    assert [int(one) for one in table.state.unseen] == unseen  # they come no more


def test_ruling_74_all_action_markers_come_back() -> None:
    table = calm().markers("wei", 2, "A").markers("train", 1, "B").pieces(MARKERS, 0).pieces(DISCARDED, 1)
    facts = all_passed(table)
    back = [(seat, amount) for what, seat, amount, _, _ in facts if what == MARKERS_BACK]
    assert back == [(0, 3), (1, 1)]
    assert [table.piece(MARKERS, seat) for seat in "ABCD"] == [3] * 4
    assert table.piece(DISCARDED) == 0
    assert not any(table.state.markers)


def test_li_mu_takes_its_markers_back() -> None:
    table = calm(1).markers("wei", 3, "li_mu")
    all_passed(table)
    assert table.piece(MARKERS, "li_mu") == 3


def test_ruling_56_the_order_of_passing_is_the_next_turn_order() -> None:
    table = calm()
    all_passed(table, "C", "A", "B", "D")
    assert [int(one) for one in table.state.order] == [2, 0, 1, 3]
    assert len(table.state.next_order) == 0
    table.settle()
    assert table.asked() == "C TURN"


def test_workers_structures_and_shipping_markers_stay() -> None:
    table = calm().wall(1, "A", tower="B", soldiers=("C",)).govern("wei_1").load_barge("wood", "B", "neutral")
    table.employ(0, 1, seat="D").pieces(SHIPPING, 2)
    all_passed(table)
    assert table.seen("wei_1")[0] == "a"
    assert table.barge("wood") == ["b", "neutral"]
    assert table.merchants("D") == [0, 1, 0]
    assert [table.piece(WORKERS, seat) for seat in "ABCD"] == [9] * 4
    assert table.piece(SHIPPING) == 2
    assert [int(table.state.walls[0]), int(table.state.towers[0]), int(table.state.soldiers[0])] == [0, 1, 2]


def test_ruling_75_the_last_round_has_no_cleanup() -> None:
    table = loaded().markers("wei", 1, "A")
    table.state.round = 4
    before = column(table)
    all_passed(table, "B", "A", "D", "C")
    assert table.asked() == "over"
    assert column(table) == before
    assert table.piece(MARKERS) == 2
    assert [int(one) for one in table.state.next_order] == [1, 0, 3, 2]
