"""Preparation and income (TX-5, TX-6), effects (TX-2), drawn cards and tiles (TX-16.6, TX-17.4)."""

from serai.games.tianxia import actions as k
from serai.games.tianxia.facts import GAIN
from serai.games.tianxia.state import DRAWN, MARKERS
from serai.games.tianxia.tables import BARGES
from tests.games.tianxia.table import Table, begin


def income(table: Table, number: int) -> Table:
    """The Income phase of a round begins, seats in turn order."""
    state = table.state
    state.depth = 0
    state.round = number
    state.push(k.STEP_ACTION, -1, 0, 0)
    for barge in range(BARGES):
        if number > 1:
            state.push(k.STEP_NEUTRAL, -1, BARGES - 1 - barge, 0)
    for seat in range(state.seats):
        state.push(k.STEP_INCOME, state.seats - 1 - seat, 0, 0)
    state.settle()
    return table


def test_ruling_57_barges_buildings_board() -> None:
    table = (
        Table()
        .load_barge("rice", "A", "B", "A")
        .load_barge("stone", "A")
        .building("wei_1", "silk_workshop")
        .govern("wei_1")
    )
    income(table, 3)
    assert table.purse() == {"coins": 2, "stone": 1, "rice": 3, "silk": 1}


def test_ruling_58_a_neutral_worker_enters_after_all_incomes() -> None:
    table = Table().load_barge("wood", "A", "B", "C")
    income(table, 2)
    assert [table.purse(seat).get("wood") for seat in "ABC"] == [1, 2, 1]  # crimson pays 1 wood itself
    assert table.barge("wood") == ["neutral", "a", "b"]
    assert table.asked() == "C MERCHANT"
    table.play("merchant_space m1")
    assert table.barge("stone") == table.barge("rice") == ["neutral"]
    assert table.asked() == "A TURN"


def test_ruling_59_no_neutral_workers_in_round_one() -> None:
    table = income(Table(), 1)
    assert table.barge("wood") == []
    assert table.purse() == {"rice": 1, "coins": 1}


def test_plain_gains_come_before_choices_and_choices_in_the_order_of_sites() -> None:
    table = Table().building("wei_1", "market_hall").govern("wei_1").building("qi_1", "court_office").govern("qi_1")
    income(table, 1)
    assert table.purse() == {"rice": 1, "coins": 2}
    assert table.asked() == "A TAKE"
    assert table.rule("discard_marker") == "TX-18.6"
    table.play("take wood")
    assert table.asked() == "A TRACK"
    table.play("step red")
    assert table.purse() == {"rice": 1, "coins": 2, "wood": 2}


def test_ruling_103_a_governor_installed_during_income_pays_once() -> None:
    table = Table().building("qi_1", "court_office").govern("qi_1").building("wei_1", "ancestral_temple").palace(red=7)
    income(table, 1)
    table.play("step red", "governor wei_1 1")
    assert table.purse() == {"rice": 1, "coins": 2, "points": 2}
    assert table.asked() == "A TURN"


def test_ruling_99_a_figurine_already_owned_goes_to_the_box() -> None:
    table = Table().own_tiles("dragon").hand("objective_18")
    unseen, supply = sum(table.state.unseen), int(table.state.supply)
    table.play("discard_objective objective_18", "tile dragon")
    assert table.asked() == "chance"
    table.play("tile tiger")
    assert table.asked() == "A TURN"
    assert int(table.state.figurines[0]) == 0b11
    assert (sum(table.state.unseen), int(table.state.supply)) == (unseen - 2, supply - 2)


def test_an_empty_supply_gives_nothing_although_stacks_are_left() -> None:
    table = Table().hand("objective_18")
    table.state.supply = 0
    assert sum(table.state.unseen) > 0
    table.play("discard_objective objective_18")
    assert table.asked() == "A TURN"


def test_an_empty_deck_gives_no_card() -> None:
    table = Table().own_tiles("tile_09").palace(white=2)
    table.state.deck = 0
    table.play("use_tile tile_09", "step white")
    assert table.asked() == "A TURN"


def test_an_objective_drawn_is_counted_for_all() -> None:
    table = (
        Table().own_tiles("tile_09").palace(white=2).play("use_tile tile_09", "step white", "objective objective_07")
    )
    assert table.piece(DRAWN) == 1
    assert table.rule("discard_objective objective_07") == "legal"


def test_steps_must_be_made_one_after_the_other_while_a_track_is_open() -> None:
    table = Table().own_tiles("tile_09").palace(white=7, black=7, red=8, green=8).play("use_tile tile_09", "step white")
    assert table.asked() == "A TRACK"  # two steps on tracks of choice; one track is open
    assert table.rule("stop") == "TX-23.2"
    table.play("step black")
    assert table.asked() == "A SOLDIERS"  # resolved first, then the second step is lost
    table.play("soldier 1", "stop")
    assert table.asked() == "A TURN"


def test_setup_follows_the_order_of_chance_and_deals_by_place() -> None:
    table = Table(seats=3, bare=False)
    assert [int(table.state.has(seat, 1)) >= 2 for seat in range(3)] == [True] * 3
    assert [bin(int(hand)).count("1") for hand in table.state.objectives] == [3, 3, 3]
    assert [bin(int(mask)).count("1") for mask in table.state.returned] == [1, 1, 1]
    assert int(table.state.deck).bit_count() == 15
    assert sum(table.state.unseen) == 54 - 12 - 4
    assert int(table.state.supply) == 26
    assert table.piece(MARKERS) == 3


def test_the_player_is_first_in_the_solo_game() -> None:
    state = begin(1)
    assert [int(one) for one in state.order] == [0, 4]
    four = begin(4)
    assert int(four.supply) == 22


def test_gains_are_told_with_their_rule() -> None:
    facts = Table().facts("discard_marker")
    assert (GAIN, 0, 2, 0, 1801) in facts
