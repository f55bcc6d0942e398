"""Passing: turn order, tile, Palace steps (TX-14), and the other free actions (TX-18)."""

from serai.games.tianxia.state import DISCARDED, MARKERS
from tests.games.tianxia.table import Table

SIX = ("dragon", "tiger", "phoenix", "tortoise", "horse", "ox")


def passed(figurines: int, coins: int) -> Table:
    """Seat A has passed and taken the only tile left."""
    return (
        Table().own_tiles(*SIX[:figurines]).give(coins=coins).round_tiles("tile_01").play("pass", "round_tile tile_01")
    )


def test_ruling_48_to_51_offers_by_figurines() -> None:
    two = passed(2, 5)
    assert two.rule("buy_steps 2") == "TX-14.3"
    three = passed(3, 2)
    assert three.rule("buy_steps 2") == "TX-14.3"
    three.play("buy_steps 1", "step red")
    assert three.purse() == {"coins": 1, "wood": 1}
    five = passed(5, 5).play("buy_steps 3", "step red", "step black", "step white", "take wood")
    assert five.purse() == {"wood": 2, "rice": 1}
    six = passed(6, 9).play("buy_steps 4", *["step red"] * 4)
    assert six.rule("buy_steps 1") == "TX-14.3"  # one offer in one pass
    assert six.track("red") == 4


def test_ruling_82_to_84_more_offers() -> None:
    assert passed(0, 9).rule("buy_steps 1") == "TX-14.3"
    one = passed(1, 1).play("buy_steps 1", "step green")
    assert one.purse() == {"coins": 1}
    four = passed(4, 9)
    assert four.rule("buy_steps 3") == "TX-14.3"
    assert four.rule("buy_steps 2") == "legal"


def test_a_figurine_just_taken_counts() -> None:
    table = Table().give(coins=1).round_tiles("dragon").play("pass", "round_tile dragon", "buy_steps 1", "step red")
    assert table.track("red") == 1


def test_nothing_can_be_bought_with_all_tracks_complete() -> None:
    table = passed(1, 1).palace(black=8, red=8, green=8, white=8)
    assert table.rule("buy_steps 1") == "TX-14.7"


def test_ruling_53_discarded_markers_pay_for_steps() -> None:
    table = Table().pieces(MARKERS, 2).own_tiles("dragon", "tiger", "phoenix").round_tiles("tile_01")
    table.play("discard_marker", "pass", "round_tile tile_01", "discard_marker", "buy_steps 2", "step red", "step red")
    assert table.purse() == {"coins": 1, "wood": 1}
    assert table.piece(DISCARDED) == 2


def test_ruling_55_no_free_action_after_the_pass() -> None:
    table = Table(seats=2).round_tiles("tile_01", "tile_02").play("pass", "round_tile tile_01", "end")
    assert table.asked() == "B TURN"
    assert table.rule("use_tile tile_01") == "TX-18.2"  # seat B has no such tile
    table.play("pass", "round_tile tile_02", "end")
    assert [int(one) for one in table.state.next_order[:2]] == [0, 1]


def test_a_pass_with_nothing_to_buy_and_no_free_action_ends_by_itself() -> None:
    table = Table().pieces(MARKERS, 0).own_tiles("dragon").round_tiles("dragon").play("pass")
    assert table.asked() == "B TURN"  # the tile may not be taken either (TX-16.3)


def test_whoever_has_passed_is_skipped() -> None:
    table = Table().round_tiles("tile_01").play("pass", "round_tile tile_01", "end")
    for seat in "BCD":
        table.give(seat, coins=1).play("barge wood", "end")
    assert table.asked() == "B TURN"


def test_discarded_objectives_and_tiles_bring_their_effect() -> None:
    table = (
        Table()
        .hand("objective_11", "objective_01")
        .own_tiles("tile_04")
        .play("discard_objective objective_01", "use_tile tile_04")
    )
    assert table.purse() == {"coins": 4, "wood": 2}
    table.play("discard_objective objective_11", "take jewelry")
    assert table.purse() == {"coins": 4, "wood": 2, "jewelry": 1}
    assert table.rule("discard_objective objective_11") == "TX-18.3"
    assert table.rule("use_tile tile_04") == "TX-18.2"


def test_ruling_76_a_pass_of_the_last_round_is_like_any_other() -> None:
    table = Table().own_tiles("dragon").give(coins=1).round_tiles("tile_01")
    table.state.round = 4
    table.play("pass", "round_tile tile_01", "buy_steps 1", "step red", "use_tile tile_01", "end")
    assert table.purse() == {"wood": 1, "rice": 2}
    assert [int(one) for one in table.state.next_order] == [0]
