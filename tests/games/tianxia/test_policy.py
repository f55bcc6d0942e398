"""The estimate for bots: the score at the end, what is pending counts, better is valued higher, and it beats chance."""

import random

import pytest

from serai.core.chance import SeedDealer
from serai.core.state import CHANCE, State
from serai.games.tianxia import actions as k
from serai.games.tianxia.game import GAME
from serai.games.tianxia.state import ENDED_PHASE
from serai.games.tianxia.tables import PASSIVES
from tests.games.tianxia.papers import after_setup, played
from tests.games.tianxia.table import Table


def worth(table: Table, seat: int = 0) -> float:
    """The estimate of a seat."""
    return GAME.evaluate(table.state, seat)


def in_last_round(table: Table) -> Table:
    """The same table in the fourth round."""
    table.state.round = 4
    return table


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_at_the_end_it_is_the_score_and_governors_break_ties(seats: int) -> None:
    state = played(seats, 1)
    assert state.phase == ENDED_PHASE
    for seat in range(seats):
        assert 0.0 <= GAME.evaluate(state, seat) - int(state.score(seat)) < 1.0


@pytest.mark.parametrize("round_number", [1, 4])
@pytest.mark.parametrize("word", ["coins", "wood", "stone", "rice", "silk", "helmets", "jewelry", "points"])
def test_more_of_anything_is_worth_more(word: str, round_number: int) -> None:
    table = Table(seats=3)
    table.state.round = round_number
    for amount in range(8):
        before = worth(table)
        table.give("A", **{word: amount + 1})
        assert worth(table) > before, amount


def test_a_good_is_worth_more_where_a_ship_asks_for_it() -> None:
    values = []
    for demand in ("demand_12", "demand_18"):
        table = Table(seats=3).ship("qi", "ship_09", demand)
        before = worth(table)
        values.append(worth(table.give(jewelry=2)) - before)
    assert values[0] < values[1]


def test_a_governor_with_income_is_worth_more_while_there_are_rounds_to_come() -> None:
    values = []
    for table in (Table(seats=3), in_last_round(Table(seats=3))):
        table.building("zhao_1", "customs_house")
        before = worth(table)
        values.append(worth(table.govern("zhao_1")) - before)
    assert values[0] > 3.0 > values[1]


def test_every_passive_building_is_worth_something() -> None:
    for passive in range(PASSIVES):
        table = Table(seats=3)
        before = worth(table)
        building = table.tables.building_names[table.tables.passive_building[passive]]
        assert worth(table.power(building)) > before, building


def test_a_governor_on_the_way_of_the_nomads_is_worth_less() -> None:
    values = []
    for strength in (0, 30):
        table = Table(seats=3).building("qin_1", "mint").nomads(1, 3, strength)
        before = worth(table)
        values.append(worth(table.govern("qin_1")) - before)
    assert values[1] < values[0] - 1.0


def test_rank_defense_and_coins_count_in_the_last_battles() -> None:
    table = in_last_round(Table(seats=3))
    for section in (1, 2, 3, 4):
        table.nomads(section, 0, 0)
    calm = worth(table)
    for section in (1, 2):
        table.nomads(section, 3, 40)
    threatened = worth(table)
    assert threatened < calm
    table.give(coins=5)
    assert worth(table) > threatened + 5 * 2.0
    before = worth(table)
    table.wall(1, "A", tower="A")
    assert worth(table) > before + 7.0


def test_to_be_overtaken_at_the_wall_costs_points() -> None:
    table = in_last_round(Table(seats=3)).nomads(1, 3, 1).wall(1, "A")
    before = worth(table)
    table.wall(1, soldiers=("B", "B"))
    assert worth(table) < before - 1.5


def test_losses_that_are_still_to_be_answered_for_count() -> None:
    table = in_last_round(Table(seats=3)).give(coins=2)
    before, other = worth(table), worth(table, 1)
    table.state.push(k.LOSS, 0, 5, 0)
    assert worth(table) <= before - 3 * 3.0
    assert worth(table, 1) == other


@pytest.mark.parametrize(
    ("objective", "changes"),
    [
        ("objective_15", [{"black": 3}, {"red": 3}, {"green": 3}, {"white": 3}]),
        ("objective_06", [{}, {}, {}, {}]),
    ],
)
def test_an_objective_is_worth_more_the_nearer_it_is(objective: str, changes: list[dict[str, int]]) -> None:
    """Each step towards it adds more with the card in hand than without."""
    table, bare = Table(seats=3).hand(objective), Table(seats=3)
    last = worth(table) - worth(bare)
    for section, change in enumerate(changes, start=1):
        for one in (table, bare):
            if change:
                one.palace("A", **change)
            else:
                one.wall(section, "A")
        gained = worth(table) - worth(bare)
        assert gained >= last
        last = gained
    assert last > 3.0


def test_figurines_of_a_set_are_worth_more_than_before_and_tiles_nothing_after_the_last_pass() -> None:
    table = Table(seats=3)
    for figurine in ("dragon", "tiger", "phoenix", "tortoise", "horse", "ox"):
        before = worth(table)
        assert worth(table.own_tiles(figurine)) > before, figurine
    late = in_last_round(Table(seats=3))
    before = worth(late)
    assert worth(late.own_tiles("tile_10")) > before + 2.0
    late.play("pass")
    while late.state.to_act == 0:
        late.play(late.legal()[0])
    used = worth(late)
    late.own_tiles("tile_01")
    assert worth(late) == used


def test_merchants_count_the_more_when_their_action_is_ready() -> None:
    table = Table(seats=3).board("crimson")
    values = []
    for count in (1, 2):
        before = worth(table)
        table.employ(0, count)
        values.append(worth(table) - before)
    assert values[1] > values[0]


def test_an_effect_that_has_begun_is_worth_what_it_is_about_to_bring() -> None:
    table = Table(seats=3).own_tiles("tile_08", "tile_09")
    for move in ("use_tile tile_08", "use_tile tile_09"):
        before = worth(table)
        table.play(move)
        assert table.state.top_kind() in (k.TAKE, k.TRACK)
        assert worth(table) > before - 0.5
        while table.state.top_kind() != k.TURN:
            table.play(table.legal()[0])


def test_positions_of_the_setup_have_a_value_for_every_seat() -> None:
    for seats in (1, 2, 3, 4):
        state = after_setup(seats)
        assert all(0.0 < GAME.evaluate(state, seat) < 120.0 for seat in range(seats))


@pytest.mark.parametrize("seats", [2, 4])
def test_who_always_takes_what_is_valued_most_beats_random_players(seats: int) -> None:
    """Looking one decision ahead; how often the bots win is measured with `serai simulate`."""
    source = random.Random(1)
    dealt = GAME.start(seats, 1)
    while not dealt.over:
        seat, actions = dealt.to_act, dealt.legal_actions()
        dealt.apply(most_valued(dealt.state, 1) if seat == 1 else source.choice(actions))
    scores = [int(dealt.state.score(seat)) for seat in range(seats)]
    assert scores.pop(1) > 1.5 * max(scores)


def most_valued(state: State, seat: int) -> int:
    """The action after which the seat stands best, as one dealer deals."""
    values: dict[int, float] = {}
    for action in state.legal_actions():
        after, dealer = state.clone(), SeedDealer(0)
        after.play(action)
        while after.to_act == CHANCE:
            after.play(dealer.deal(after))
        values[action] = GAME.evaluate(after, seat)
    return max(values, key=lambda action: values[action])
