"""The estimate for bots: the score at the end, what is pending counts, better is valued higher, and it beats chance."""

import random

import pytest

from serai.bots.greedy_bot import GreedyBot
from serai.games.marco_polo_ii import actions as k
from serai.games.marco_polo_ii.game import GAME
from serai.games.marco_polo_ii.worth import Worth, special_value
from tests.games.marco_polo_ii.table import Table
from tests.games.marco_polo_ii.test_game import over


def city_of(name: str) -> int:
    """The number of a city."""
    return GAME.tables.location_names.index(name)


def test_at_the_end_it_is_the_score_and_camels_break_ties() -> None:
    state = over(3)
    for seat in range(3):
        assert 0.0 <= GAME.evaluate(state, seat) - int(state.score(seat)) < 1.0


def test_more_of_anything_is_worth_more() -> None:
    table = Table(seats=2)
    for word in ("coins", "camels", "pepper", "silk", "gold", "jade", "vp", "shields"):
        before = GAME.evaluate(table.state, 0)
        table.give("A", **{word: 1})
        assert GAME.evaluate(table.state, 0) > before, word


def test_a_price_that_is_still_due_counts() -> None:
    table = Table("filippo_vitello", seats=2).give(coins=3, camels=3, jade=3)
    before = GAME.evaluate(table.state, 0)
    table.do(f"reroll {table.dice()[0]}")
    assert table.legal() == ["pay 0 0", "pay 0 1"]
    assert GAME.evaluate(table.state, 0) < before


@pytest.mark.parametrize(
    ("dice", "purse", "move"),
    [
        ("5 5 6 6 6", {}, "book 3_upper 5"),
        ("4 5 6 6 6", {}, "seals 4"),
        ("4 4 6 6 6", {"coins": 9, "camels": 3}, "travel middle 4"),
    ],
)
def test_an_action_that_has_begun_is_worth_what_it_is_about_to_bring(
    dice: str, purse: dict[str, int], move: str
) -> None:
    table = Table("filippo_vitello", seats=2).roll(dice).give("A", **purse)
    before = GAME.evaluate(table.state, 0)
    table.do(move)
    assert GAME.evaluate(table.state, 0) > before - 3.5


def test_a_special_city_is_worth_more_with_its_seal_and_without_gain_nothing() -> None:
    """Baghdad's 4 coins alone are not worth a die; with the improved tailor they are."""
    table = Table("filippo_vitello", seats=2)
    worth = [special_value(table.state, 0, city_of("baghdad"), Worth(table.state, 0))]
    for side in (1, 2):
        table.seal(tailor=side)
        worth.append(special_value(table.state, 0, city_of("baghdad"), Worth(table.state, 0)))
    assert worth[0] <= worth[1] < worth[2]
    assert special_value(table.state, 0, city_of("xian"), Worth(table.state, 0)) == 0.0


def test_greedy_uses_a_special_city_where_it_has_a_post() -> None:
    """MP2-14.1, MP2-14.3: with the improved tailor Baghdad gives 4 coins, 2 silk and 2 coins for a 4."""
    table = Table("filippo_vitello", seats=2).roll("4").post("baghdad").seal(tailor=2)
    assert "special baghdad 4" in table.legal()
    chosen = GreedyBot(GAME, "special").choose(GAME.view(table.state, 0), table.state.legal_actions())
    assert GAME.notation(chosen) == "special baghdad 4"
    table.do("special baghdad 4")
    assert table.purse() == {"coins": 6, "silk": 2}


def test_characters_are_told_apart_and_an_oasis_on_the_way_counts_for_mongke_khan() -> None:
    dealt = GAME.start(4, 5)
    seat, chosen = dealt.to_act, {}
    for action in dealt.legal_actions():
        state = dealt.state.clone()
        state.play(action)
        chosen[GAME.notation(action)] = GAME.evaluate(state, seat)
    assert len(chosen) == 5 == len(set(chosen.values()))
    table = Table("mongke_khan", seats=2).roll("3 3 4 5 6").give(coins=9, camels=9, jade=9)
    before = GAME.evaluate(table.state, 0)
    table.do("travel lower 3", "step oasis_1", "go")
    assert table.asked == k.PAY
    assert GAME.evaluate(table.state, 0) > before


def test_a_contract_that_can_be_completed_is_completed() -> None:
    table = Table("filippo_vitello", seats=2).hold("contract_17").give(silk=1, gold=2, camels=2)
    before = GAME.evaluate(table.state, 0)
    table.do("complete contract_17")
    assert GAME.evaluate(table.state, 0) > before


def test_the_greedy_bot_beats_random_players() -> None:
    """A single game with a small budget; how often it wins is measured with `serai simulate`."""
    source = random.Random(1)
    dealt = GAME.start(3, 1)
    bot = GreedyBot(GAME, "policy", 40)
    while not dealt.over:
        seat, actions = dealt.to_act, dealt.legal_actions()
        dealt.apply(bot.choose(dealt.view(1), actions) if seat == 1 else source.choice(actions))
    scores = [int(dealt.state.score(seat)) for seat in range(3)]
    assert scores[1] > 2 * max(scores[0], scores[2])
