"""Movement, posts and arrival of Marco Polo II, rule by rule."""

from serai.core.state import CHANCE
from serai.games.marco_polo_ii import actions as k
from serai.games.marco_polo_ii import facts
from tests.games.marco_polo_ii.table import Table

ALL_CITIES = (
    *("xian", "lanzhou", "lhasa", "pagan", "samarkand", "karakorum", "fuzhou", "kabul", "jaipur", "kashgar"),
    *("baghdad", "balkh", "hormuz", "kochi", "sumatra"),
)


def quiet(table: Table, *cities: str) -> Table:
    """Outpost tiles of other cities are not in the way: only these keep theirs."""
    for city in ALL_CITIES:
        at = table.tables.location_names.index(city)
        if city not in cities and table.state.outpost_at[at] != 255:
            row = table.state.outpost_at[:]
            row[at] = 255
            table.state.outpost_at = row
    return table


# ---- MP2-11: paths and their price -------------------------------------------------------------------------------------


def test_the_cap_beats_the_die_and_the_entry_is_paid_with_the_route() -> None:
    table = quiet(Table("abha_basu")).roll("6 1").give(coins=2, camels=2).stand("beijing")
    table.do("travel lower 6", "step lanzhou")  # no further step is possible: the figure sets out at once
    assert (table.where(), table.posts()) == ("lanzhou", ["lanzhou"])
    assert table.purse() == {}
    assert table.legal() == ["decline", "contract lanzhou_1", "contract lanzhou_2"]


def test_the_occupied_space_the_entry_and_the_routes_are_paid_in_one_go() -> None:
    table = quiet(Table("abha_basu")).roll("3 3").roll("1 1", "B").lay("travel_lower", 1, "B").stand("beijing")
    assert table.give(coins=6).why("travel lower 3") == ""  # the road to oasis_1 is free
    assert table.give(coins=4).why("travel lower 3") == "MP2-11.2"
    table.give(coins=6).do("travel lower 3")
    assert table.why("step xian") == "MP2-11.11"
    other = quiet(Table("abha_basu")).roll("3 3").roll("1 1", "B").lay("travel_lower", 1, "B").give(coins=7)
    other.do("travel lower 3", "step xian")
    assert other.purse() == {}


def test_jade_in_a_route_is_jade_and_may_be_camels_besides() -> None:
    table = quiet(Table("abha_basu")).roll("1 1").stand("pagan").give(coins=8, camels=2).post("pagan")
    table.do("travel lower 1")
    assert table.why("step kabul") == "MP2-11.11"
    rich = quiet(Table("abha_basu")).roll("1 1").stand("pagan").give(coins=8, jade=3).post("pagan")
    rich.do("travel lower 1", "step kabul")
    assert (rich.where(), rich.purse()) == ("kabul", {})


def test_marked_routes_need_the_seal_and_keep_it() -> None:
    table = quiet(Table("abha_basu")).roll("2 2").give(coins=2).stand("beijing")
    table.do("travel lower 2")
    assert table.why("step fuzhou") == "MP2-11.5"
    table.seal(farmer=1).do("step fuzhou")
    assert table.state.seal_of(0, 0) == 1


def test_every_location_uses_a_step_and_only_the_end_counts() -> None:
    table = quiet(Table("abha_basu")).roll("2 3 5").give(coins=9, camels=9).stand("xian").post("xian")
    table.do("travel middle 2", "die 3", "step oasis_3")
    assert table.why("step karakorum") == "MP2-11.4"
    table.do("step fuzhou")  # two steps used: the figure sets out
    assert (table.where(), table.posts()) == ("fuzhou", ["xian", "fuzhou"])
    assert table.purse() == {"coins": 6, "camels": 8}
    assert table.asked == k.LATER


def test_one_step_is_enough_but_none_is_not() -> None:
    table = quiet(Table("abha_basu")).roll("3 3 5").give(coins=9, camels=9).stand("beijing")
    table.do("travel middle 3", "die 3")
    assert table.why("go") == "MP2-11.2"
    assert table.why("decline") == "MP2-11.14"
    table.do("step oasis_1", "go")
    assert (table.where(), table.posts()) == ("oasis_1", [])


def test_a_path_may_return_and_ends_without_a_post_in_beijing() -> None:
    table = quiet(Table("abha_basu")).roll("2 2 5").give(coins=9).stand("beijing")
    table.do("travel middle 2", "die 2", "step xian", "step beijing")
    assert (table.where(), table.posts(), table.purse()) == ("beijing", [], {"coins": 5})


def test_the_routes_are_paid_before_the_first_city_could_give_anything() -> None:
    table = Table("abha_basu").roll("2 2").give(coins=2).stand("beijing").outpost("xian", "outpost_05")
    table.do("travel middle 2", "die 2", "step xian")
    assert table.asked == k.POOL  # the camel to the oasis is not there, so the path ends in Xian
    assert table.posts() == ["xian"]


# ---- MP2-11.8: the additional post -------------------------------------------------------------------------------------


def test_the_upper_space_offers_a_post_in_a_city_passed() -> None:
    table = quiet(Table("abha_basu")).roll("3 3 3").give(coins=20, camels=9).stand("beijing")
    table.do("travel upper 3", "die 3", "die 3", "step xian", "step lanzhou", "step oasis_6")
    assert table.legal() == ["decline", "post xian", "post lanzhou"]
    table.do("post lanzhou")
    assert table.posts() == ["lanzhou"]  # an oasis at the end is no obstacle
    assert table.asked == k.POOL
    middle = quiet(Table("abha_basu")).roll("2 2 5").give(coins=20, camels=9).stand("beijing")
    middle.do("travel middle 2", "die 2", "step lanzhou", "step xian", "decline")
    assert middle.posts() == ["xian"]


def test_the_additional_post_never_moves_another() -> None:
    table = quiet(Table("abha_basu")).roll("2 2 2").give(coins=20, camels=9).stand("xian")
    table.post(*ALL_CITIES[3:13])
    assert len(table.posts()) == 10
    table.do("travel upper 2", "die 2", "die 2", "step lanzhou", "step xian")
    assert len(table.posts()) == 11
    assert table.purse()["vp"] == 10
    assert table.asked == k.POOL  # no question about an additional post


# ---- MP2-11.9: the hourglass -------------------------------------------------------------------------------------------


def test_an_equal_rank_takes_the_hourglass_and_a_lower_one_does_not() -> None:
    table = Table("abha_basu", seats=3).roll("2 2").roll("2 2", "B").roll("1", "C")
    for seat in "ABC":
        table.give(seat, coins=30, camels=9).stand("beijing", seat)
    table.do("travel middle 2", "die 2", "step oasis_1", "go")
    table.do("end")
    table.do("travel middle 2", "die 2", "step oasis_1", "go")
    assert table.state.hourglass == 1
    table.do("end")
    table.do("travel lower 1", "step oasis_1")
    assert table.state.hourglass == 1
    table.do("end")
    assert (table.state.round, table.state.first) == (2, 1)


# ---- MP2-11.10, MP2-11.14: movement by icon and by card ----------------------------------------------------------------


def test_a_move_icon_may_be_declined_and_is_lost_without_a_payable_step() -> None:
    table = quiet(Table("gantulga_od")).roll("1").give(pepper=3, camels=1, jade=1).hold("contract_06").stand("beijing")
    table.do("complete contract_06")
    assert table.asked == k.PATH
    table.do("decline")
    assert (table.asked, table.where()) == (k.TURN, "beijing")
    poor = quiet(Table("abha_basu")).roll("1").give(pepper=3, camels=1, jade=1).hold("contract_06").stand("pagan")
    found = poor.do("complete contract_06")
    assert facts.ICON_LOST in [fact[0] for fact in found]


def test_a_moving_card_pays_its_repeats_with_the_routes() -> None:
    table = quiet(Table("abha_basu")).roll("6").card("open_card_1", "card_08").give(camels=6, coins=3)
    table.stand("beijing").do("card open_card_1 6", "step oasis_1", "step karakorum")
    # 2 repeats of 2 camels and 1 camel for the second road; one camel is left, too little for a third repeat
    assert (table.where(), table.purse()) == ("karakorum", {"camels": 1, "coins": 3})


def test_a_moving_card_must_move() -> None:
    table = quiet(Table("abha_basu")).roll("6").card("open_card_1", "card_08").give(camels=2).stand("beijing")
    table.do("card open_card_1 6")
    assert (table.why("decline"), table.why("go")) == ("MP2-11.14", "MP2-11.2")
    table.do("step oasis_1")
    assert table.purse() == {}
    stuck = quiet(Table("abha_basu")).roll("6").card("open_card_1", "card_08").give(camels=2).stand("pagan")
    assert stuck.why("card open_card_1 6") == "MP2-11.14"


# ---- MP2-12: arriving --------------------------------------------------------------------------------------------------


def test_kashgar_gives_tile_and_bonus_now_and_the_card_from_the_next_turn() -> None:
    table = Table("abha_basu").roll("1 5").give(coins=2, camels=4).stand("oasis_5").card("kashgar_card_1", "card_01")
    table.outpost("kashgar", "outpost_01").marker("kashgar", "city_bonus_5")
    table.do("travel lower 1", "step kashgar")
    assert table.legal() == ["claim kashgar", "bonus kashgar"]
    assert table.why("decline") == "MP2-12.8"
    table.do("bonus kashgar")
    assert table.purse() == {"gold": 2, "vp": 3}  # the last thing is taken without a question


def test_access_to_cards_and_special_cities_waits_for_the_next_turn() -> None:
    table = quiet(Table("gantulga_od")).roll("1 5").give(pepper=3, camels=1, jade=1).hold("contract_06").stand("jaipur")
    table.card("kabul_card_1", "card_01")
    table.do("complete contract_06", "step kabul")
    assert table.posts() == ["kabul"]
    assert table.why("card kabul_card_1 1") == "MP2-12.6"
    table.do("khan 5", "end")
    table.until("A")
    assert table.why("card kabul_card_1 1") == ""


def test_a_new_post_in_a_contract_city_serves_the_contracts_action_at_once() -> None:
    table = (
        quiet(Table("gantulga_od")).roll("1 5").give(pepper=3, camels=1, jade=1).hold("contract_06").stand("beijing")
    )
    table.do("complete contract_06", "step xian", "decline")
    assert table.why("contracts 1") == ""


def test_the_second_to_arrive_finds_no_outpost_tile() -> None:
    table = Table("abha_basu").roll("1").give(coins=4).stand("beijing").post("xian", seat="B")
    table.do("travel lower 1", "step xian")
    assert table.why("claim xian") == "MP2-12.8"
    assert table.why("decline") == ""


def test_the_ninth_tenth_and_eleventh_post_score() -> None:
    for before, vp in ((7, 0), (8, 5), (9, 5), (10, 10)):
        table = quiet(Table("abha_basu")).roll("1").give(coins=4).stand("beijing")
        table.post(*ALL_CITIES[1 : before + 1])
        table.do("travel lower 1", "step xian")
        assert table.purse().get("vp", 0) == vp


def test_the_twelfth_post_is_one_that_moves() -> None:
    table = quiet(Table("abha_basu")).roll("1").give(coins=4).stand("beijing").post(*ALL_CITIES[1:12])
    assert len(table.posts()) == 11
    table.do("travel lower 1", "step xian")
    assert table.asked == k.FROM
    assert table.why("from xian") == "MP2-12.9"
    assert table.why("from kochi") == "MP2-12.9"
    table.do("from baghdad", "decline")
    assert len(table.posts()) == 11
    assert "baghdad" not in table.posts()
    assert "vp" not in table.purse()


def test_a_post_placed_by_the_same_movement_does_not_move_on() -> None:
    table = quiet(Table("mailin_and_tian_chin")).roll("2 2").give(coins=20, camels=9).post(*ALL_CITIES[2:12])
    table.do("travel middle 2", "die 2", "step xian", "step lanzhou 2")
    assert table.asked == k.FROM  # the eleventh post stands in Xian, Lanzhou needs another one
    assert table.why("from xian") == "MP2-12.10"
    table.do("from kabul")
    assert {"xian", "lanzhou"} <= set(table.posts())


def test_rewards_nest_depth_first() -> None:
    table = quiet(Table("gantulga_od"), "xian", "lanzhou").roll("1").give(coins=2).stand("beijing")
    table.outpost("xian", "outpost_08").outpost("lanzhou", "outpost_10").hold("contract_01")
    table.do("travel lower 1", "step xian", "claim xian", "step lanzhou", "claim lanzhou")
    assert table.state.to_act == CHANCE
    drawn = table.legal()[0]
    table.do(drawn)
    assert table.legal() == ["decline", "contract lanzhou_1", "contract lanzhou_2"]
    table.do("decline")  # now the contract of Xian, which waited below
    assert table.legal() == ["decline", "contract xian_1", "contract xian_2"]
    table.do("decline")
    assert (table.posts(), table.asked) == (["xian", "lanzhou"], k.LATER)
    assert sorted(table.contracts()) == sorted(["contract_01", drawn.removeprefix("draw ")])
