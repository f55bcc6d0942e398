"""Main and bonus actions of Marco Polo II, rule by rule; MP2-x.y in the names and comments are paragraphs."""

import random
from itertools import combinations

import pytest

from serai.core.state import CHANCE
from serai.games.marco_polo_ii import actions as k
from serai.games.marco_polo_ii import facts
from serai.games.marco_polo_ii.tables import JADE, PEPPER
from tests.games.marco_polo_ii.table import Table

# ---- MP2-2, MP2-22.10: paying ------------------------------------------------------------------------------------------


def occupied(**purse: int) -> Table:
    """Book I holds a die of B; A has a 2 and whatever is given."""
    table = Table("abha_basu").roll("2 5").roll("6 1", "B").lay("book_1", 6, "B")
    return table.give("A", **purse)


def test_an_occupied_space_costs_what_the_own_lowest_die_shows() -> None:
    table = occupied(coins=2)
    assert table.why("book 1 2") == ""
    assert table.why("book 1 5") == "MP2-7.5"
    table.do("book 1 2", "offer 1")
    assert table.purse() == {"pepper": 2, "camels": 1}


def test_jade_stands_in_as_the_payer_chooses() -> None:
    table = occupied(coins=2, jade=2)
    table.do("book 1 2", "offer 1")
    assert table.legal() == ["pay 0 0", "pay 1 0", "pay 2 0"]
    assert table.why("pay 3 0") == "MP2-2.8"
    table.do("pay 1 0")
    assert table.purse() == {"coins": 1, "jade": 1, "pepper": 2, "camels": 1}


def test_the_only_way_to_pay_is_not_asked() -> None:
    table = occupied(jade=2)
    journal = table.do("book 1 2", "offer 1")
    assert table.purse() == {"pepper": 2, "camels": 1}
    assert (facts.STOOD_IN, 0, 2, 0) in [fact[:4] for fact in journal]


def test_an_offer_costs_jade_that_nothing_replaces() -> None:
    table = Table("abha_basu").roll("1 1").give(coins=9, camels=9, jade=1)
    costs = [int(table.tables.cost(table.tables.offer_cost[o], JADE)) for o in lower_offers(table)]
    table.do("book 1 1")
    for number, jade in zip((3, 4), costs, strict=True):
        assert (table.why(f"offer {number}") == "") == (jade <= 1)
    assert sorted(costs) == [1, 2]


def lower_offers(table: Table) -> list[int]:
    """The two offers of the tile on Book I."""
    tile = int(table.state.offer_tile(0))
    return [int(offer) for offer in table.tables.tile_offer[tile * 2 : tile * 2 + 2]]


def test_jade_for_the_offer_is_no_longer_there_for_the_space() -> None:
    table = occupied(coins=1, jade=2)
    dear = [int(table.tables.cost(table.tables.offer_cost[o], JADE)) for o in lower_offers(table)]
    table.do("book 1 2")
    assert table.why(f"offer {3 + dear.index(2)}") == "MP2-8.2"  # 2 jade and 2 coins, with 1 coin and 2 jade
    assert table.why(f"offer {3 + dear.index(1)}") == ""


# ---- MP2-7: placing ----------------------------------------------------------------------------------------------------


def test_each_color_once_and_black_dice_as_often_as_they_are_there() -> None:
    table = Table("abha_basu", seats=3).roll("3 4 4b").give(coins=9)
    table.do("book 2 3", "offer 1")
    table.end()
    table.until("A")
    table.give(coins=4)
    assert table.why("book 2 4") == "MP2-7.4"
    table.do("book 2 4 black", "offer 1")
    assert table.purse()["coins"] == 1  # 4 for the space that the own die occupies, 1 from the offer


def test_mixed_dice_use_the_own_color() -> None:
    table = Table("abha_basu").roll("3 3 4 4b").give(coins=9)
    table.do("seals 3", "die 3", "seal farmer")
    table.end()
    table.until("A")
    assert table.why("seals 4") == "MP2-7.4"
    assert table.why("seals 4 black") == "MP2-22.9"  # the other die would be one of the color


def test_dice_are_named_from_the_lowest() -> None:
    table = Table("abha_basu").roll("2 3 5")
    assert table.why("seals 5") == "MP2-22.9"
    table.do("seals 3")
    assert table.why("die 2") == "MP2-22.9"
    assert table.legal() == ["die 5"]


def test_a_space_that_leads_to_nothing_is_refused_with_the_first_die() -> None:
    table = Table("abha_basu").roll("1 5").seal(farmer=1)
    assert table.why("seals 1") == "MP2-10.3"
    assert Table("abha_basu").roll("4 4").stand("pagan").why("travel middle 4") == "MP2-11.2"


def test_a_neutral_die_occupies_book_iii_below() -> None:
    table = Table("abha_basu").roll("5 5")
    assert table.why("book 3_lower 5") == "MP2-7.5"
    assert table.why("book 3_upper 5") == ""


def test_minimum_values() -> None:
    table = Table("abha_basu").roll("1 4 5")
    assert [table.why(f"book {space}") for space in ("1 1", "2 1", "2 4", "3_upper 4", "3_upper 5")] == [
        "",
        "MP2-8.1",
        "",
        "MP2-8.1",
        "",
    ]


# ---- MP2-9: Khan's Favor -----------------------------------------------------------------------------------------------


def test_khan_rises_from_left_to_right_and_fills_up() -> None:
    table = Table("abha_basu", seats=3).roll("2 3").roll("1 2", "B").roll("1 6", "C")
    table.do("khan 2")
    assert table.purse() == {"coins": 4, "camels": 2}
    table.end()
    assert table.why("khan 1") == "MP2-9.2"
    table.do("khan 2")
    table.end()
    table.do("khan 6")
    table.end()
    assert table.why("khan 3") == "MP2-9.4"  # three fields with three players


def test_khan_takes_one_die_of_a_color() -> None:
    table = Table("abha_basu", seats=4).roll("2 3 3b")
    table.do("khan 2")
    table.end()
    table.until("A")
    assert table.why("khan 3") == "MP2-9.5"
    table.do("khan 3 black")


# ---- MP2-10: seals -----------------------------------------------------------------------------------------------------


def test_the_lower_die_limits_the_seal_and_the_type_gives_the_jade() -> None:
    table = Table("gantulga_od").roll("3 6")
    table.do("seals 3", "die 6")
    assert table.legal() == ["seal farmer", "seal spicer", "seal tailor"]
    assert table.why("seal jeweler") == "MP2-10.1"
    table.do("seal tailor")
    assert table.purse() == {"jade": 2}


def test_improving_in_the_same_turn_gives_the_bonus_at_once() -> None:
    table = Table("gantulga_od").roll("4 4").give(gold=2, camels=1)
    assert table.why("improve jeweler") == "MP2-16.3"
    table.do("seals 4", "die 4", "seal jeweler")
    table.give(jade=0).do("improve jeweler")
    assert table.purse() == {"gold": 1}


# ---- MP2-14, MP2-15: special cities and city cards ---------------------------------------------------------------------


def test_special_cities_need_a_post_and_reward_an_improved_seal_by_the_die() -> None:
    table = Table("abha_basu", seats=3).roll("2 4 4b").seal(spicer=1)
    assert table.why("special balkh 4") == "MP2-14.1"
    table.post("balkh", "baghdad").do("special balkh 4")
    assert table.purse() == {"camels": 3}
    table.end()
    table.until("A")
    table.seal(spicer=2)
    assert table.why("special balkh 2") == "MP2-14.4"
    table.do("special balkh 4 black")
    assert table.purse() == {"camels": 6, "pepper": 2, "coins": 2}
    assert table.why("special balkh 2") == "MP2-6.2"


def test_with_two_players_a_special_city_has_one_field() -> None:
    table = Table("abha_basu").roll("2 4b 3").post("hormuz")
    table.do("special hormuz 2")
    table.end()
    table.until("A")
    assert table.why("special hormuz 4 black") == "MP2-7.7"


def test_a_card_is_closed_once_used_and_needs_a_post_on_the_map() -> None:
    table = Table("abha_basu").roll("3 4").roll("5", "B").card("open_card_1", "card_01").card("kabul_card_1", "card_12")
    assert table.why("card kabul_card_1 3") == "MP2-15.1"
    table.do("card open_card_1 3")
    assert table.purse() == {"coins": 6}
    table.end()
    assert table.why("card open_card_1 5") == "MP2-7.7"


def test_a_convert_card_asks_after_each_repeat() -> None:
    table = Table("abha_basu").roll("4 4").give(coins=8).card("open_card_1", "card_13")
    table.do("card open_card_1 4", "good gold")
    assert table.legal() == ["stop", "again"]
    table.do("again", "good pepper")
    assert table.purse() == {"coins": 2, "gold": 1, "pepper": 1}
    assert table.asked == k.LATER  # the third repeat cannot be paid, so nothing is asked
    poor = Table("abha_basu").roll("4 4").give(coins=2).card("open_card_1", "card_13")
    assert poor.why("card open_card_1 4") == "MP2-15.9"


def test_what_a_repeat_gives_may_pay_the_next() -> None:
    table = Table("abha_basu").roll("3 3").give(camels=2, pepper=1).card("open_card_1", "card_15")
    table.do("card open_card_1 3", "direction second", "good silk")
    assert table.purse() == {"pepper": 1, "silk": 1, "coins": 1}
    other = Table("abha_basu").roll("3 3").give(pepper=1, silk=1).card("open_card_1", "card_15")
    other.do("card open_card_1 3")
    assert other.why("direction second") == "MP2-15.9"
    other.do("direction first")
    assert other.legal() == ["give pepper", "give silk"]
    other.do("give silk", "again")  # a single kind is left and not asked for
    assert other.purse() == {"coins": 4, "camels": 4}


def test_vp_may_be_sold_below_zero() -> None:
    table = Table("abha_basu").roll("2 2").card("open_card_1", "card_06")
    table.do("card open_card_1 2", "direction first", "again")
    assert table.purse() == {"coins": 6, "vp": -2}


def test_count_cards_count_and_need_something_to_count() -> None:
    table = Table("abha_basu").roll("3 6").card("open_card_1", "card_03").card("open_card_2", "card_04")
    assert table.why("card open_card_1 3") == "MP2-15.7"
    table.complete(5)
    assert table.why("card open_card_2 3") == "MP2-15.7"
    table.do("card open_card_1 3")
    assert table.purse() == {"vp": 3}


def test_table_cards_go_by_the_die() -> None:
    table = Table("gantulga_od").roll("3 4").give(camels=2).card("open_card_1", "card_10")
    table.do("turn 3 up")
    assert table.dice() == "4 4"
    table.do("card open_card_1 4")
    assert table.purse() == {"silk": 3}


def test_a_bonuses_card_takes_different_markers_and_the_copying_one_copies() -> None:
    table = Table("abha_basu").roll("6 6").card("open_card_1", "card_07")
    assert table.why("card open_card_1 6") == "MP2-15.10"
    table.post("kochi", "sumatra").marker("kochi", "city_bonus_1").marker("sumatra", "city_bonus_7")
    table.do("card open_card_1 6")
    assert table.why("stop") == "MP2-15.9"
    table.do("bonus kochi")
    assert table.legal() == ["stop", "bonus sumatra"]
    table.do("bonus sumatra")
    assert table.why("copy sumatra") == "MP2-15.8"
    assert len(table.legal("copy")) == 5
    table.do("copy kochi")
    assert table.purse() == {"coins": 10}
    assert table.asked == k.LATER


def test_a_seal_card_needs_its_camel_and_no_second_die() -> None:
    table = Table("gantulga_od").roll("2 6").card("open_card_1", "card_02")
    assert table.why("card open_card_1 2") == "MP2-15.4"
    table.give(camels=1).do("card open_card_1 2")
    assert table.legal() == ["seal farmer", "seal spicer"]
    table.do("seal spicer")
    assert table.purse() == {"jade": 1}
    assert table.state.placements(5) == 0  # Guild Seals is not used


# ---- MP2-6, MP2-16: turn and bonus actions -----------------------------------------------------------------------------


def test_a_turn_cannot_end_before_the_main_action_while_dice_remain() -> None:
    table = Table("abha_basu").roll("1 2").roll("1", "B")
    assert table.why("end") == "MP2-6.3"
    table.do("bag coins 1", "bag camels 2")
    assert table.purse() == {"coins": 3, "camels": 2}
    assert table.legal() == ["end"]
    table.give(camels=3).do("buy die", "roll 4")
    assert table.dice() == "4b"
    assert table.why("end") == "MP2-6.3"  # MP2-6.7
    assert table.why("buy die") == "MP2-16.7"


def test_no_bonus_action_inside_the_main_action_and_no_second_main_action() -> None:
    table = Table("abha_basu").roll("4 4").give(coins=9, camels=9).card("open_card_1", "card_13")
    table.do("card open_card_1 4", "good gold")
    assert table.why("reroll 4") == "MP2-16.1"
    table.do("stop")
    assert table.why("khan 4") == "MP2-6.2"
    assert table.why("reroll 4") == ""


def test_a_six_cannot_go_up_and_a_one_not_down() -> None:
    table = Table("abha_basu").roll("6 1b").give(camels=4)
    assert [table.why(text) for text in ("turn 6 up", "turn 1 black down", "turn 6 down", "turn 2 up")] == [
        "MP2-16.6",
        "MP2-16.6",
        "",
        "MP2-7.1",
    ]
    table.do("turn 1 black up")
    assert table.dice() == "2b 6"


def test_rerolling_changes_one_die() -> None:
    table = Table("abha_basu").roll("3 3").give(camels=1)
    table.do("reroll 3", "roll 6")
    assert (table.dice(), table.purse()) == ("3 6", {})


def test_players_without_dice_are_passed_over_and_black_dice_bring_them_back() -> None:
    table = Table("abha_basu").roll("1").roll("1 1", "B").give(camels=3)
    table.do("khan 1", "buy die", "roll 2")
    table.end()
    table.do("khan 1")
    table.end()
    assert table.state.to_act == 0  # MP2-17.5
    table.do("bag coins 2 black")
    table.end()
    assert table.state.to_act == 1
    table.do("bag coins 1")
    table.do("end")
    assert table.state.round == 2


def test_without_black_dice_on_the_board_the_icon_is_lost() -> None:
    table = Table("abha_basu").roll("1").roll("1 1b 1b 1b 1b", "B").give(camels=3, pepper=3).hold("contract_01")
    assert table.why("buy die") == "MP2-17.4"
    found = table.do("complete contract_01")
    assert table.purse()["vp"] >= 5
    assert facts.ICON_LOST in [fact[0] for fact in found]


# ---- MP2-13: contracts -------------------------------------------------------------------------------------------------


def test_contracts_need_a_post_where_one_lies() -> None:
    table = Table("gantulga_od").roll("1 1").post("kabul", "baghdad")
    assert table.why("contracts 1") == "MP2-13.1"
    table.post("xian").do("contracts 1")
    assert table.legal() == ["contract xian_1", "contract xian_2"]
    assert table.why("stop") == "MP2-13.2"
    assert table.why("contract lhasa_1") == "MP2-13.2"


def test_making_room_for_two_contracts_and_the_coins_once() -> None:
    table = Table("gantulga_od").roll("1 1").post("xian", "lhasa").hold("start_1", "contract_01")
    new = [table.tables.contract_names[int(table.state.display[slot])] for slot in (0, 4)]
    table.do("contracts 1", "contract xian_1")
    assert table.asked == k.ROOM
    assert table.why(f"discard {new[0]}") == "MP2-13.6"
    table.do("discard start_1", "contract lhasa_1")
    assert table.why(f"discard {new[0]}") == "MP2-13.6"
    table.do("discard contract_01")
    assert sorted(table.contracts()) == sorted(new)
    assert table.purse() == {"coins": 3}
    assert [table.tables.contract_names[int(one)] for one in table.state.queue] == ["contract_01"]


def test_a_discarded_contract_comes_up_after_all_unseen_ones_and_slots_fill_in_order() -> None:
    table = Table("gantulga_od").roll("1 1").post("xian", "lhasa").hold("contract_01", "contract_02")
    top = int(table.state.unseen & -table.state.unseen)
    table.do("contracts 1", "contract lhasa_1", "discard contract_02", "contract xian_2", "discard contract_01")
    gone = [one for one in range(int(table.tables.contracts)) if int(table.state.unseen) >> one & 1 and 1 << one != top]
    table.state.unseen = top
    row = table.state.completed[:]
    row[1] |= sum(1 << one for one in gone)
    table.state.completed = row
    table.do("end")
    last = table.tables.contract_names[top.bit_length() - 1]
    assert table.legal() == [f"draw {last}"]
    table.do(f"draw {last}")
    assert int(table.state.display[1]) == top.bit_length() - 1
    assert table.tables.contract_names[int(table.state.display[4])] == "contract_02"  # first under the pile
    assert len(table.state.queue) == 1


def test_a_drawn_contract_may_go_itself() -> None:
    table = Table("gantulga_od").roll("1").outpost("xian", "outpost_10").stand("beijing").give(coins=9)
    table.hold("contract_01", "contract_02")
    table.do("travel lower 1", "step xian")
    pick = table.legal("contract")
    assert pick == ["contract xian_1", "contract xian_2"]
    assert table.why("decline") == "MP2-12.8"  # the outpost tile must be taken
    table.do("claim xian", "draw contract_05")
    assert table.asked == k.KEEP
    assert table.legal() == ["discard contract_01", "discard contract_02", "discard contract_05"]
    table.do("discard contract_05", "decline")
    assert table.contracts() == ["contract_01", "contract_02"]


def test_a_completed_contract_frees_its_slot_for_its_own_reward() -> None:
    table = Table("gantulga_od").roll("1").give(pepper=4, camels=1).hold("contract_02", "contract_05")
    table.do("complete contract_02", "draw contract_07")
    assert sorted(table.contracts()) == ["contract_05", "contract_07"]
    assert table.purse() == {"vp": 6}


def test_an_empty_pile_gives_nothing() -> None:
    table = Table("gantulga_od").roll("1").give(pepper=4, camels=1).hold("contract_02")
    row = table.state.completed[:]
    row[1] |= table.state.unseen
    table.state.completed, table.state.unseen = row, 0
    found = table.do("complete contract_02")
    assert facts.ICON_LOST in [fact[0] for fact in found]
    assert table.asked == k.TURN


# ---- MP2-18: packages and order ----------------------------------------------------------------------------------------


def test_the_order_of_different_icons_is_chosen_and_fixed_gains_come_first() -> None:
    table = Table("gantulga_od").roll("1").give(silk=9, gold=9, camels=9, pepper=9, jade=9).hold("contract_35")
    table.do("complete contract_35")
    while table.asked == k.PAY:
        table.do("pay 0 0")
    assert table.state.to_act == CHANCE  # camels and VP are booked, one icon is left: nothing to order
    assert table.purse()["vp"] == 7


@pytest.mark.parametrize("good", [PEPPER])
def test_different_goods_are_different(good: int) -> None:
    table = Table("gantulga_od").roll("1").give(silk=1, gold=1, camels=2).hold("start_3")
    table.do("complete start_3")
    assert table.legal() == ["good pepper", "good silk", "good gold"]
    table.do("good pepper")
    assert table.why("good pepper") == "MP2-2.5"
    table.do("good gold")
    assert table.state.has(0, good) == 1
    assert table.purse() == {"pepper": 1, "gold": 1, "vp": 4}


# ---- MP2-21.1: open black dice -----------------------------------------------------------------------------------------


def test_open_black_dice_are_chosen_with_their_value() -> None:
    table = Table("isabella_donati", open_black_dice=True).roll("1 1").give(camels=3)
    row = table.state.open_dice[:]
    for face, count in enumerate((0, 1, 1, 0, 1, 1)):
        row[face] = count
    table.state.open_dice = row
    table.do("buy die")
    assert table.legal() == ["black 2", "black 3", "black 5", "black 6"]
    assert table.why("black 1") == "MP2-21.1"
    table.do("black 6")
    assert (table.dice(), table.purse()) == ("1 1 6b", {"coins": 2})


# ---- MP2-22.9: a first die is legal exactly when the placement can be completed ------------------------------------------


def completions(hand: list[tuple[int, bool]], first: tuple[int, bool], count: int, used: bool) -> bool:
    """Whether some dice of the hand complete a placement of `count` dice whose lowest is `first`, by brute force."""
    rest = hand[:]
    rest.remove(first)
    return any(
        all(value >= first[0] for value, _ in more) and not (used and any(not black for _, black in (first, *more)))
        for more in combinations(rest, count - 1)
    )


def test_first_dice_are_legal_exactly_when_enough_others_can_follow() -> None:
    chooser = random.Random(3)
    for _ in range(60):
        hand = [(chooser.randint(1, 6), chooser.random() < 0.4) for _ in range(chooser.randint(1, 5))]
        while sum(black for _, black in hand) > 4:
            hand.pop()
        used = chooser.random() < 0.5
        table = Table("abha_basu").give(coins=50, camels=50, jade=9)
        table.roll(" ".join(f"{value}{'b' * black}" for value, black in hand))
        for space, verb, count in (
            (5, "seals", 2),
            (6, "travel lower", 1),
            (7, "travel middle", 2),
            (8, "travel upper", 3),
        ):
            if used:
                table.state.mark_space(space, 1, 1)
            for value, black in set(hand):
                legal = table.why(f"{verb} {value}{' black' * black}") == ""
                assert legal == completions(hand, (value, black), count, used), (hand, verb, value, black, used)


def test_each_further_die_leaves_enough_for_the_rest() -> None:
    chooser = random.Random(4)
    for _ in range(40):
        hand = sorted((chooser.randint(1, 6), chooser.random() < 0.4) for _ in range(5))
        if sum(black for _, black in hand) > 4:
            continue
        table = Table("abha_basu").give(coins=50, camels=50)
        table.roll(" ".join(f"{value}{'b' * black}" for value, black in hand))
        for opening in table.legal("travel"):
            if "upper" not in opening:
                continue
            copy = table.state.clone()
            copy.play(table.space.parse(opening))
            while copy.top_kind() == k.FURTHER:
                actions = copy.legal_actions()
                assert actions, (hand, opening)
                copy.play(actions[-1])
