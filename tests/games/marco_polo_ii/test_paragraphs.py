"""Paragraphs that a ruling cannot express: the box, what there is not, and effects that the standard set lacks."""

from collections import Counter
from importlib.resources import files

import pytest

from serai.core.options import OptionError
from serai.core.plain_yaml import read_plain
from serai.core.state import CHANCE, FIRST_CHANCE
from serai.games.marco_polo_ii import actions as k
from serai.games.marco_polo_ii.components import load, load_bytes
from serai.games.marco_polo_ii.game import GAME
from serai.games.marco_polo_ii.names import CHARACTERS
from serai.games.marco_polo_ii.scoring import SHIELD_TRACK, category
from serai.games.marco_polo_ii.tables import COINS, Tables
from serai.rulebook.book import book
from tests.games.marco_polo_ii.table import Table

TEXT = files("serai.games.marco_polo_ii").joinpath("components.yaml").read_text(encoding="utf-8")
TILE = "outpost_05, gain: {coins: 4}"


def box() -> dict[str, int]:
    """How many of each piece the component file counts."""
    data = read_plain(TEXT.encode())
    return {piece["piece"]: piece["count"] for piece in data["box"]["entries"]}  # type: ignore[index]


def other(*changes: tuple[str, str]) -> Tables:
    """The standard set with changed text."""
    text = TEXT
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return load_bytes(text.encode())


def with_tile(gain: str) -> Table:
    """A stands before Karakorum, whose outpost tile gives this, and is about to go there."""
    table = (
        Table("abha_basu", tables=other((TILE, f"outpost_05, gain: {{{gain}}}"))).roll("1 1").give(coins=2, camels=1)
    )
    return table.stand("oasis_1").outpost("karakorum", "outpost_05")


# ---- the box and the game (MP2-1, MP2-21, MP2-22) ------------------------------------------------------------------------


def test_mp2_1_2_coins() -> None:
    """MP2-1.2."""
    assert {piece: count for piece, count in box().items() if piece.startswith("coins")} == {
        "coins_of_1": 40,
        "coins_of_5": 18,
        "coins_of_10": 10,
    }


@pytest.mark.parametrize(
    ("kind", "small", "large"), [("gold", 14, 4), ("silk", 14, 4), ("pepper", 14, 5), ("camels", 20, 6)]
)
def test_mp2_1_3_goods_and_camels(kind: str, small: int, large: int) -> None:
    """MP2-1.3: a large piece counts as three, but nothing runs out, so a player may hold more (MP2-1.5)."""
    assert (box()[f"{kind}_small"], box()[f"{kind}_large"]) == (small, large)
    table = Table("de_wu").give("A", **{kind: small + 3 * large + 1})
    assert table.purse() == {kind: small + 3 * large + 1}
    assert table.state.faults() == []


def test_mp2_1_3_jade_has_one_size() -> None:
    """MP2-1.3."""
    assert [piece for piece in box() if piece.startswith("jade")] == ["jade"]
    assert box()["jade"] == 26


def test_mp2_21_2_nothing_of_the_first_game() -> None:
    """MP2-21.2: seven characters, and a single option, that of MP2-21.1."""
    assert len(CHARACTERS) == len(set(CHARACTERS)) == box()["character_tiles"] == 7
    assert [(option.name, option.values) for option in GAME.options] == [("open_black_dice", (False, True))]
    with pytest.raises(OptionError, match="companions"):
        GAME.start(2, 0, options={"companions": True})


def test_mp2_22_8_every_location_has_its_point_on_the_map() -> None:
    """MP2-22.8: x from 0 to 1000, y from 0 to 600, no two in one place, and west is on the left."""
    data = read_plain(TEXT.encode())
    places = {
        one["id"]: (one["x"], one["y"])
        for part in ("cities", "oases")
        for one in data[part]["entries"]  # type: ignore[index]
    }
    assert set(places) == set(load().location_names)
    assert len(set(places.values())) == 24
    assert all(0 <= x <= 1000 and 0 <= y <= 600 for x, y in places.values())
    assert places["baghdad"][0] < places["kashgar"][0] < places["beijing"][0]
    assert places["karakorum"][1] < places["sumatra"][1]


def test_mp2_22_2_all_decisions_are_told() -> None:
    """MP2-22.2: the rulebook counts them; each kind of decision in the code is one of these."""
    told = book("marco_polo_ii", "en").paragraph("MP2-22.2").text
    words = {
        "character": (k.CHARACTER,),
        "goal card": (k.GOAL,),
        "MP2-22.13": (k.DOUBLE, k.DUE, k.PAIRS, k.COMPENSATE),
        "bonus action": (k.TURN, k.LATER),
        "further dice": (k.FURTHER,),
        "the offer": (k.OFFER,),
        "the type of a seal": (k.SEAL,),
        "each step of a path": (k.PATH,),
        "the contract you take or discard": (k.CONTRACTS, k.CITY_CONTRACT, k.ROOM, k.KEEP),
        "the payment": (k.PAY,),
        "the goods you give or gain": (k.GIVE, k.GOOD, k.DIFFERENT),
        "the reward that comes next": (k.TAKE, k.POOL),
        "the bonus you take or copy": (k.COPY, k.MARKER),
        "the city of the additional post": (k.EXTRA,),
        "the post that is moved": (k.FROM,),
        "Möngke Khan at an oasis": (k.OASIS,),
        "the direction of a two-way card": (k.DIRECTION,),
        "whether to repeat": (k.REPEAT,),
        "with open black dice the die you take": (k.OPEN_DIE,),
    }
    assert [words_of for words_of in words if words_of not in told] == []
    kinds = Counter(kind for found in words.values() for kind in found)
    assert max(kinds.values()) == 1
    assert set(kinds) == set(range(1, k.OPEN_DIE + 1))
    assert k.OPEN_DIE < FIRST_CHANCE


# ---- effects that the standard set lacks ----------------------------------------------------------------------------------


def test_mp2_18_3_extra_shields_of_a_tile() -> None:
    """MP2-18.3, MP2-20.3: two extra shields and that of Karakorum make three."""
    table = with_tile("shield_plus: 2")
    table.do("travel lower 1", "step karakorum")
    assert table.purse() == {"shields": 2}
    table.state.goals = table.state.goals[:]
    table.state.goals[0] = 1 << table.tables.goal_names.index("goal_14")
    assert category(table.state, 0, SHIELD_TRACK) == 3


def test_mp2_13_8_and_13_12_a_contract_of_a_city() -> None:
    """MP2-13.8, MP2-13.12: one open contract from a city with a post, voluntary, with room made if there is none."""
    table = with_tile("contract_city: 1").post("xian").hold("start_7", "contract_20")
    table.show("xian_1", "contract_13").show("xian_2", "contract_03").show("pagan_1", "contract_06")
    table.do("travel lower 1", "step karakorum")
    assert table.legal() == ["decline", "contract xian_1", "contract xian_2"]
    assert table.why("contract pagan_1") == "MP2-13.2"
    table.do("contract xian_2")
    assert table.legal() == ["discard start_7", "discard contract_20"]
    assert table.why("discard contract_03") == "MP2-13.6"
    table.do("discard contract_20")
    assert table.contracts() == ["start_7", "contract_03"]
    assert (table.asked, table.purse()) == (k.LATER, {})  # the coins of MP2-13.3 belong to the action alone


def test_mp2_13_12_a_contract_of_a_city_may_be_left() -> None:
    """MP2-13.12."""
    table = with_tile("contract_city: 1").post("xian").hold("start_7")
    table.do("travel lower 1", "step karakorum", "decline")
    assert (table.asked, table.contracts()) == (k.LATER, ["start_7"])


def test_mp2_13_8_nothing_is_asked_where_no_contract_lies() -> None:
    """MP2-13.8, MP2-22.7: without a post in a contract city the icon brings nothing."""
    table = with_tile("contract_city: 1")
    table.do("travel lower 1", "step karakorum")
    assert table.asked == k.LATER


def test_mp2_13_6_the_first_of_two_contracts_of_one_icon_stays() -> None:
    """MP2-13.6, MP2-13.13."""
    table = with_tile("contract_city: 2").post("xian").hold("start_7", "contract_20")
    table.show("xian_1", "contract_13").show("xian_2", "contract_03")
    table.do("travel lower 1", "step karakorum", "contract xian_1", "discard start_7", "contract xian_2")
    assert table.legal() == ["discard contract_20"]
    assert table.why("discard contract_13") == "MP2-13.6"


def test_mp2_13_6_no_third_contract_of_one_icon_is_offered() -> None:
    """MP2-13.6: with both slots taken by contracts of the same icon there is no room to be made."""
    table = with_tile("contract_city: 2").post("xian", "pagan").hold("start_7", "contract_20")
    table.show("xian_1", "contract_13").show("xian_2", "contract_03").show("pagan_1", "contract_06")
    table.do("travel lower 1", "step karakorum")
    table.state.set_top(3, 0)
    table.do("contract xian_1", "discard start_7", "contract xian_2")
    assert table.asked == k.ROOM
    table.do("discard contract_20")
    assert table.asked == k.LATER
    assert set(table.contracts()) == {"contract_13", "contract_03"}


def test_mp2_13_3_what_is_printed_beside_a_slot() -> None:
    """MP2-13.3: gained when the contract is taken from there by the action, besides the 3 coins."""
    tables = other(("slot_gains: {}}", "slot_gains: {xian_2: {coins: 1, camels: 2}}}"))
    table = Table("gantulga_od", tables=tables).roll("1 1").post("xian").hold("start_7")
    table.do("contracts 1", "contract xian_2")
    assert table.purse() == {"coins": 1, "camels": 2}
    table.do("stop")
    assert table.purse() == {"coins": 4, "camels": 2}


def test_mp2_17_6_two_black_dice_from_one_tile() -> None:
    """MP2-17.6, MP2-17.4: taken and rolled one by one, as long as there are any."""
    table = with_tile("black_die: 2")
    table.do("travel lower 1", "step karakorum", "roll 4")
    assert table.dice() == "1 4b"
    table.do("roll 6")
    assert (table.dice(), table.state.black_left) == ("1 4b 6b", 2)
    short = with_tile("black_die: 2").roll("1 1b 1b 1b")
    short.do("travel lower 1", "step karakorum", "roll 4")
    assert (short.dice(), short.state.black_left, short.asked) == ("1b 1b 1b 4b", 0, k.LATER)


def test_mp2_18_1_and_22_12_the_order_of_icons() -> None:
    """MP2-18.1, MP2-18.4, MP2-22.12: coins come by themselves, then the player names the icon that is next."""
    table = with_tile("coins: 1, move: 1, black_die: 1, any_good: 2").give(camels=2)
    table.do("travel lower 1", "step karakorum")
    assert table.purse() == {"coins": 1, "camels": 1}
    assert table.legal() == ["take any_good", "take black_die", "take move"]
    assert table.why("take contract_pile") == "MP2-22.12"
    table.do("take move", "step oasis_1")
    assert table.legal() == ["take any_good", "take black_die"]
    table.do("take black_die", "roll 3", "good gold", "good silk")  # equal icons, and the last kind, are not asked for
    assert (table.asked, table.purse(), table.dice()) == (k.LATER, {"coins": 1, "gold": 1, "silk": 1}, "1 3b")


def test_mp2_18_2_a_reward_is_settled_before_the_next_one() -> None:
    """MP2-18.2: the post of the movement and its tile come before the good that is left; no bonus action in between."""
    table = with_tile("move: 2, any_good: 1").outpost("lanzhou", "outpost_01").give(coins=6, camels=2)
    table.do("travel lower 1", "step karakorum", "take move", "step oasis_5", "step lanzhou")
    assert (table.posts(), table.why("good gold")) == (["lanzhou", "karakorum"], "MP2-22.2")
    table.do("claim lanzhou", "decline")
    assert table.legal() == ["good pepper", "good silk", "good gold"]
    assert table.why("reroll 1") == "MP2-16.1"
    table.do("good gold")
    assert table.purse() == {"camels": 1, "gold": 3}


def test_mp2_15_5_a_repeat_pays_for_the_next() -> None:
    """MP2-15.5: with a card that gives camels for coins and coins over, the first repeat pays the second."""
    card = "card_13, kind: convert, cost: {coins: 3}, gain: {any_good: 1}"
    tables = other((card, "card_13, kind: convert, cost: {coins: 3}, gain: {coins: 3, vp: 1}"))
    table = Table("gantulga_od", tables=tables).roll("3 3").give(coins=3).card("open_card_1", "card_13")
    table.do("card open_card_1 3", "again", "again")
    assert (table.asked, table.purse()) == (k.LATER, {"coins": 3, "vp": 3})


def test_mp2_22_1_chance_is_never_asked_of_a_player() -> None:
    """MP2-22.1: an outcome is refused where a player decides, and a player's action where chance does."""
    table = Table("de_wu").roll("2 2").give(camels=1)
    assert table.why("roll 3") == "MP2-22.1"
    table.do("reroll 2")
    assert table.state.to_act == CHANCE
    assert table.why("khan 2") == "MP2-22.1"
    table.do("roll 3")
    assert table.dice() == "2 3"
    assert table.state.has(0, COINS) == 0
