"""Barge turns and Merchants (TX-13), and the free actions with Merchants (TX-18.4, TX-18.5)."""

from serai.games.tianxia.state import MARKERS, WORKERS
from tests.games.tianxia.table import Table


def test_ruling_38_own_workers_raise_the_cost() -> None:
    table = Table().load_barge("rice", "B", "A", "A").give(coins=2)
    assert table.rule("barge rice") == "TX-13.1"


def test_ruling_39_push_gain_merchant() -> None:
    table = Table().load_barge("rice", "B", "A", "A").give(coins=3).play("barge rice")
    assert table.barge("rice") == ["a", "b", "a"]
    assert table.purse() == {"rice": 1}
    assert table.asked() == "A MERCHANT"
    table.play("merchant_space m2", "end")
    assert table.merchants() == [0, 1, 0]
    assert table.asked() == "B TURN"


def test_ruling_40_and_47_the_owner_chooses_the_space_during_the_turn_of_another() -> None:
    table = Table().load_barge("wood", "neutral", "B", "C").employ(0, 0, 2, seat="C").give(coins=1).play("barge wood")
    assert table.barge("wood") == ["a", "neutral", "b"]
    assert table.asked() == "C MERCHANT"
    table.play("merchant_space m3")
    assert table.asked() == "A FINISH"
    assert table.merchants("C") == [0, 0, 3]
    assert table.rule("merchant_action m3") == "TX-18.4"  # of seat A; seat C has to wait for a turn of its own


def test_the_space_is_not_asked_if_one_merchant_action_alone_has_room() -> None:
    table = Table().load_barge("wood", "neutral", "B", "C").employ(1, 2, 1, seat="C").give(coins=1).play("barge wood")
    assert table.asked() == "A FINISH"
    assert table.merchants("C") == [1, 2, 2]


def test_without_a_merchant_space_the_worker_goes_to_the_supply() -> None:
    table = Table().load_barge("wood", "neutral", "B", "C").employ(1, 2, 3, seat="C").give(coins=1)
    before = table.piece(WORKERS, "C")
    table.play("barge wood")
    assert table.piece(WORKERS, "C") == before + 1


def test_ruling_41_a_neutral_worker_only_without_an_own_one() -> None:
    table = Table().employ(1).pieces(WORKERS, 0).give(coins=1).play("barge stone")
    assert table.purse() == {"stone": 1}
    assert table.barge("stone") == ["neutral"]
    other = Table().pieces(WORKERS, 1).give(coins=1).play("barge stone")  # ruling 42
    assert other.barge("stone") == ["a"]


def test_ruling_44_a_neutral_worker_leaves() -> None:
    table = Table().load_barge("wood", "neutral", "B", "neutral").give(coins=1).play("barge wood")
    assert table.asked() == "A FINISH"
    assert table.barge("wood") == ["a", "neutral", "b"]


def test_the_turn_ends_by_itself_without_a_free_action() -> None:
    table = Table().pieces(MARKERS, 0).give(coins=1).play("barge wood")
    assert table.asked() == "B TURN"


def test_ruling_45_a_merchant_action_needs_all_its_spaces() -> None:
    table = Table().employ(0, 0, 2)
    assert table.rule("merchant_action m3") == "TX-18.4"
    table.play("take_back m3", "take_back m3")
    assert table.merchants() == [0, 0, 0]
    assert table.piece(WORKERS) == 10
    assert table.rule("take_back m3") == "TX-18.5"


def test_ruling_46_a_merchant_action() -> None:
    table = Table().board("ochre").employ(0, 2, 0).play("merchant_action m2")
    assert table.purse() == {"points": 3}
    assert table.piece(WORKERS) == 10


def test_ruling_88_ferry_house() -> None:
    table = Table().power("ferry_house").load_barge("rice", "A", "A", "A").give(coins=2).play("barge rice")
    assert table.purse() == {"rice": 1}


def test_ruling_89_trade_inn() -> None:
    table = Table().power("trade_inn", "B").load_barge("wood", "C", "C", "B").give(coins=1).play("barge wood")
    assert table.purse("B") == {"points": 1}
