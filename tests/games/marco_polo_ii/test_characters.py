"""The seven characters of Marco Polo II (MP2-19), the start of a round and the final scoring."""

from importlib.resources import files

from serai.core.events import Journal
from serai.core.state import CHANCE, LEGAL
from serai.games.marco_polo_ii import actions as k
from serai.games.marco_polo_ii import facts
from serai.games.marco_polo_ii.components import load, load_bytes
from serai.games.marco_polo_ii.rule_ids import MP2_4_8
from serai.games.marco_polo_ii.scoring import (
    GOAL_SEALS,
    GOODS,
    MONEY,
    MOST_CONTRACTS,
    SHIELD_TRACK,
    category,
    shields,
)
from serai.games.marco_polo_ii.tables import COINS, MAILIN
from tests.games.marco_polo_ii.table import Table, begin, space_of
from tests.games.marco_polo_ii.test_travel import ALL_CITIES, quiet

REVEAL, CHOOSE = "reveal mailin_and_tian_chin", "character mailin_and_tian_chin"

# ---- MP2-19.1 to 19.4 --------------------------------------------------------------------------------------------------


def test_abha_basu_scores_each_jade_and_gains_one_for_a_contract() -> None:
    table = Table("abha_basu").roll("1 2").give(pepper=2, camels=1).hold("start_7")
    table.do("bag jade 1")
    assert table.purse()["vp"] == 1
    table.give(jade=0).do("complete start_7")
    assert table.purse() == {"jade": 3, "vp": 1 + 2 + 3}
    table.give(camels=0).do("reroll 2")  # paid in jade: no VP are lost
    assert table.purse() == {"jade": 2, "vp": 6}


def test_de_wu_uses_guild_seals_with_one_die_or_two() -> None:
    table = Table("de_wu").roll("3 5").roll("1 1", "B").lay("seals", 1, "B").give(coins=3)
    table.do("seals 3")
    assert table.legal() == ["die 5", "seal farmer", "seal spicer", "seal tailor"]
    assert table.why("seal jeweler") == "MP2-10.1"
    table.do("seal tailor")
    assert (table.purse(), table.dice()) == ({"jade": 2}, "5")
    two = Table("de_wu").roll("3 5")
    two.do("seals 3", "die 5")
    assert two.legal() == ["seal farmer", "seal spicer", "seal tailor"]
    single = Table("de_wu").roll("4")
    single.do("seals 4")
    assert single.asked == k.SEAL


def test_only_de_wu_may_do_so() -> None:
    assert Table("abha_basu").roll("4").why("seals 4") == "MP2-7.1"
    table = Table("abha_basu").roll("4 4")
    table.do("seals 4")
    assert table.why("seal farmer") == "MP2-22.9"


def test_de_wu_gains_jade_for_improving_and_has_a_shield() -> None:
    table = Table("de_wu").roll("1").seal(jeweler=1).give(gold=2, camels=1)
    table.do("improve jeweler")
    assert table.purse() == {"gold": 1, "jade": 1}
    assert shields(table.state, 0) == 1


def test_filippo_takes_the_tiles_that_others_claim_and_uses_them_later() -> None:
    table = quiet(Table("abha_basu", "filippo_vitello"), "xian").roll("1").roll("1 1", "B")
    table.outpost("xian", "outpost_01").give(coins=4).stand("beijing")
    table.do("travel lower 1", "step xian", "claim xian", "decline")
    assert table.purse() == {"gold": 2}
    table.end()
    assert table.legal("outpost") == ["outpost outpost_01"]
    table.do("outpost outpost_01")
    assert table.purse("B") == {"gold": 2}
    assert table.why("outpost outpost_01") == "MP2-19.3"


def test_filippo_keeps_his_own_tile_for_the_same_turn() -> None:
    table = quiet(Table("filippo_vitello"), "xian").roll("1").outpost("xian", "outpost_01").give(coins=4)
    table.do("travel lower 1", "step xian", "claim xian", "decline", "outpost outpost_01")
    assert table.purse() == {"gold": 4}


def test_gantulga_travels_low_and_pays_no_coins_or_camels_for_routes() -> None:
    table = quiet(Table("gantulga_od")).roll("1 1 1").give(coins=2, jade=1).stand("pagan").post("pagan")
    assert table.why("travel middle 1") == "MP2-19.4"
    table.do("travel lower 1", "step kabul")
    assert (table.where(), table.purse()) == ("kabul", {})


def test_gantulga_moves_several_steps_by_a_reward() -> None:
    table = quiet(Table("gantulga_od")).roll("1").give(silk=2, gold=3, camels=2).hold("contract_39").stand("lhasa")
    table.do("complete contract_39")
    assert table.why("step jaipur") == "MP2-11.11"  # a jade that he does not have
    table.do("step pagan", "step xian")
    assert (table.where(), table.posts()) == ("xian", ["xian"])


# ---- MP2-19.5: Isabella Donati -----------------------------------------------------------------------------------------


def settle(dice: str) -> Table:
    """Isabella's round starts with these dice."""
    table = Table("isabella_donati").roll(dice)
    table.state.placed = table.state.placed[:12]  # the neutral dice alone
    table.state.depth = 0
    table.state.push(k.STEP_BEGIN, 0, 0, 0)
    table.state.push(k.STEP_SETTLE, 0, 0, 0)
    table.state.settle()
    return table


def test_isabella_settles_pairs_or_single_dice() -> None:
    table = settle("3 3 3 6 6")
    assert table.legal() == ["stop", "pair 3", "pair 6"]
    table.do("pair 3", "pair 6")
    assert table.purse() == {"gold": 1, "jade": 1, "camels": 1}
    single = settle("3 3 3 6 6")
    single.do("stop")
    assert single.purse() == {"camels": 3, "coins": 4}


def test_isabella_may_settle_two_pairs_of_one_number() -> None:
    table = settle("2 2 2 2 5")
    table.do("pair 2")
    assert table.legal() == ["stop", "pair 2"]
    table.do("pair 2")
    assert table.why("pair 2") != ""
    assert {key: table.purse()[key] for key in ("silk", "vp")} == {"silk": 2, "vp": 1}


def test_isabella_is_rewarded_for_black_dice_but_not_for_rerolls() -> None:
    table = Table("isabella_donati").roll("5 3").give(camels=4)
    table.do("buy die", "roll 5")
    assert table.purse() == {"camels": 1, "vp": 1}
    table.do("reroll 3", "roll 6")
    assert table.purse() == {"vp": 1}


# ---- MP2-19.6: Mailin and Tian Chin ------------------------------------------------------------------------------------


def test_mailin_begins_with_coins_and_a_second_figure() -> None:
    table = Table("mailin_and_tian_chin")
    assert (table.where(figure=0), table.where(figure=1)) == ("beijing", "beijing")
    space = table.space
    state = begin(2, load())
    journal = Journal()
    state.journal = journal
    while state.round == 0:
        if state.to_act == CHANCE:
            if state.top_kind() == k.CHANCE_CHARACTER and state.chance_weight(space.parse(REVEAL)):
                state.play(space.parse(REVEAL))
            else:
                state.play(table.dealer.deal(state))
        elif state.top_kind() == k.CHARACTER and state.rule_against(space.parse(CHOOSE)) == LEGAL:
            state.play(space.parse(CHOOSE))
        else:
            state.play(state.legal_actions()[-1])
    assert state.faults() == []
    mailin = int(state.seat_of(MAILIN))
    assert int(state.figure_at(mailin, 1)) == int(state.tables.start)
    assert (facts.GAIN, mailin, 3, COINS, MP2_4_8) in journal.take()


def test_both_figures_share_the_movement_and_each_places_a_post() -> None:
    table = quiet(Table("mailin_and_tian_chin")).roll("3 3").give(coins=20, camels=9)
    table.do("travel middle 3", "die 3", "step oasis_1", "step lanzhou 2", "step karakorum")
    assert (table.where(figure=0), table.where(figure=1)) == ("karakorum", "lanzhou")
    assert table.posts() == ["lanzhou", "karakorum"]
    assert table.purse() == {"coins": 20, "camels": 6}


def test_two_figures_in_one_city_place_one_post() -> None:
    table = quiet(Table("mailin_and_tian_chin")).roll("2 2").give(coins=20, camels=9)
    table.do("travel middle 2", "die 2", "step xian", "step xian 2", "decline")
    assert table.posts() == ["xian"]
    other = Table("abha_basu").roll("2 2").give(coins=20)
    other.do("travel middle 2", "die 2")
    assert other.why("step xian 2") == "MP2-19.6"


def test_mailin_takes_one_of_the_bonuses_twice() -> None:
    table = Table("mailin_and_tian_chin").roll("1").roll("1", "B").post("kochi", "sumatra").seal(jeweler=2)
    table.marker("kochi", "city_bonus_1").marker("sumatra", "city_bonus_5")
    table.round_end()
    assert table.asked == k.DOUBLE
    assert table.legal() == ["seal jeweler", "bonus kochi", "bonus sumatra"]
    assert table.why("bonus hormuz") == "MP2-19.6"
    coins = table.purse()["coins"]
    table.do("bonus kochi")
    assert table.purse() == {"coins": coins + 10, "gold": 1, "vp": 3}


def test_the_doubled_copying_marker_makes_two_copies() -> None:
    table = Table("mailin_and_tian_chin").roll("1").roll("1", "B").post("kochi").marker("kochi", "city_bonus_7")
    table.marker("sumatra", "city_bonus_1").marker("hormuz", "city_bonus_5")
    table.round_end()
    coins = table.purse()["coins"]
    assert table.why("copy kochi") == "MP2-15.8"
    table.do("copy sumatra", "copy hormuz")  # a single bonus is doubled without a question
    assert table.purse() == {"coins": coins + 5, "vp": 3}


def test_bonuses_that_need_a_choice_are_taken_in_the_players_order() -> None:
    table = Table("abha_basu").roll("1").roll("1", "B").post("kochi", "sumatra", "hormuz")
    table.marker("kochi", "city_bonus_7").marker("sumatra", "city_bonus_3").marker("hormuz", "city_bonus_1")
    table.round_end()
    coins = table.purse()["coins"]  # the character and the fixed bonus came first
    assert coins == 3 + 2 + 5
    assert (table.asked, table.legal()) == (k.DUE, ["bonus kochi", "bonus sumatra"])
    assert table.why("bonus hormuz") == "MP2-5.3"
    table.do("bonus kochi", "copy hormuz", "good silk", "good gold")
    assert table.purse() == {"coins": coins + 5, "silk": 1, "gold": 1}


# ---- MP2-19.7: Möngke Khan ---------------------------------------------------------------------------------------------


def test_mongke_khan_passes_oases_without_movement_and_is_rewarded_for_each() -> None:
    table = quiet(Table("mongke_khan"), "jaipur").roll("2 2").give(coins=8, camels=4).stand("xian").post("fuzhou")
    table.post("xian")
    table.do("travel middle 2", "die 2", "step oasis_3", "step fuzhou", "step oasis_4", "step jaipur")
    assert table.asked == k.OASIS
    assert table.posts() == ["xian", "fuzhou"]  # the post comes after the oases
    table.do("oasis coins", "oasis camels")
    assert table.purse()["vp"] == 6
    assert {"coins", "camels"} <= set(table.purse())
    assert "jaipur" in table.posts()


def test_a_step_to_an_oasis_alone_is_a_movement() -> None:
    table = Table("mongke_khan").roll("1").give(coins=2).stand("beijing")
    table.do("travel lower 1", "step oasis_1", "go", "oasis camels")
    assert (table.where(), table.purse()) == ("oasis_1", {"vp": 3, "camels": 1})


def test_oasis_rewards_come_too_late_for_the_path() -> None:
    table = quiet(Table("mongke_khan")).roll("1 1").give(coins=2).stand("beijing")
    table.do("travel lower 1")
    table.do("step oasis_1")
    assert table.why("step karakorum") == "MP2-11.11"  # the camel would only come from the oasis


# ---- MP2-5: rolls and compensation -------------------------------------------------------------------------------------


def test_compensation_follows_when_all_have_rolled() -> None:
    table = Table("abha_basu", "de_wu").roll("1").roll("1", "B")
    table.round_end()
    while table.asked == k.CHANCE_CARD:
        table.state.play(table.dealer.deal(table.state))
    for value in (1, 1, 1, 1, 1, 2, 2, 2, 2, 2):
        table.do(f"roll {value}")
    assert (table.asked, table.state.to_act) == (k.COMPENSATE, 0)
    assert table.why("compensate 11") == "MP2-22.13"
    before = table.purse()
    table.do("compensate 4")
    assert table.purse()["coins"] == before["coins"] + 4
    assert table.purse()["camels"] == before.get("camels", 0) + 6
    assert table.legal()[-1] == "compensate 5"
    table.do("compensate 0")
    assert (table.asked, table.state.active) == (k.TURN, 0)


def test_a_black_die_of_the_round_start_is_rolled_with_the_others() -> None:
    text = files("serai.games.marco_polo_ii").joinpath("components.yaml").read_text(encoding="utf-8")
    tables = load_bytes(text.replace("city_bonus_1, gain: {coins: 5}", "city_bonus_1, gain: {black_die: 1}").encode())
    table = Table("isabella_donati", tables=tables).roll("1").roll("1", "B")
    table.post("kochi").marker("kochi", "city_bonus_1").round_end()
    while table.asked == k.CHANCE_CARD:
        table.state.play(table.dealer.deal(table.state))
    assert (int(table.state.unrolled[0]), table.state.black_left, table.dice()) == (0, 3, "")  # MP2-5.5
    table.do(*["roll 1", "roll 2", "roll 3", "roll 4", "roll 5"], "roll 6")
    assert table.dice() == "1 2 3 4 5 6b"
    table.do(*["roll 6"] * 5)
    assert table.purse() == {"coins": 3 + 2 + 2, "camels": 2, "vp": 2}  # the black 6 is rewarded, the sum of 21 is not
    assert table.asked == k.TURN


def test_cards_and_offers_change_and_leave_the_game() -> None:
    table = Table("abha_basu", "de_wu").roll("1").roll("1", "B")
    old = [int(card) for card in table.state.card_at]
    offers = [int(table.state.offer_tile(book)) for book in range(3)]
    table.round_end()
    table.chance()
    assert [int(card) for card in table.state.card_at][:6] == old[:6]
    assert not {int(card) for card in table.state.card_at[6:]} & set(old)
    assert not set(offers) & {int(table.state.offer_tile(book)) for book in range(3)}


# ---- MP2-20: final scoring ---------------------------------------------------------------------------------------------


def test_goods_and_coins_are_added_and_rounded_down() -> None:
    table = Table("abha_basu").give(pepper=1, silk=1, gold=1, coins=19, jade=0)
    assert (category(table.state, 0, GOODS), category(table.state, 0, MONEY)) == (1, 1)


def test_ties_over_contracts() -> None:
    for counts, vp in (
        ((5, 3), (8, 0)),
        ((5, 3, 0), (8, 4, 0)),
        ((4, 4, 2), (8, 8, 4)),
        ((5, 3, 3, 1), (8, 4, 4, 0)),
        ((0, 0, 0), (0, 0, 0)),
        ((2, 0, 0), (8, 0, 0)),
    ):
        table = Table(seats=len(counts))
        for seat, count in enumerate(counts):
            table.complete(count, "ABCD"[seat])
        assert tuple(category(table.state, seat, MOST_CONTRACTS) for seat in range(len(counts))) == vp


def keep(table: Table, goal: str) -> Table:
    """Seat A's goal card is this one."""
    number = table.tables.goal_names.index(goal)
    goals, rejected = table.state.goals[:], table.state.rejected[:]
    for seat in range(2):
        goals[seat] &= ~(1 << number)
        rejected[seat] &= ~(1 << number)
    goals[0] = 1 << number
    table.state.goals, table.state.rejected = goals, rejected
    return table


def test_goal_cards_score_improved_seals_only_and_double_shields() -> None:
    table = keep(Table("abha_basu").seal(tailor=1, jeweler=2).post("pagan", "samarkand"), "goal_10")
    assert category(table.state, 0, GOAL_SEALS) == 5
    assert shields(table.state, 0) == 4  # shield_e and shield_d, both on the card
    assert category(table.state, 0, SHIELD_TRACK) == 5
    assert category(keep(table, "goal_09").state, 0, GOAL_SEALS) == 0


def test_shields_end_at_thirteen() -> None:
    table = keep(Table("de_wu").post(*ALL_CITIES), "goal_11")
    assert shields(table.state, 0) == 9 + 4 + 1
    assert category(table.state, 0, SHIELD_TRACK) == 43


def test_camels_break_ties_and_nothing_else_does() -> None:
    table = Table("abha_basu", "gantulga_od").give(camels=3, coins=9).give("B", camels=3)
    keep(table, "goal_14")
    assert table.state.ranking() == [[0, 1]]
    assert table.give(camels=4).state.ranking() == [[0], [1]]


def test_the_scores_are_told_at_the_end() -> None:
    table = Table("abha_basu", "de_wu").roll("1").roll("1", "B")
    table.state.round = 5
    table.do("bag coins 1", "end")
    table.do("bag coins 1")
    found = table.do("end")
    while not table.state.over:
        found += table.do(next(w for w in map(space_of(table.tables).notation, table.state.legal_actions())))
    told = [fact for fact in found if fact[0] == facts.SCORED]
    assert len(told) == 10
    assert table.state.over
