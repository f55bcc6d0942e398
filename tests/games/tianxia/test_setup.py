"""Setup in the order of TX-23.1, starting resources, Objectives to return (TX-3), and the Preparation of a round (TX-5)."""

from serai.core.chance import SeedDealer
from serai.core.state import CHANCE
from serai.games.tianxia import actions as k
from serai.games.tianxia.components import load
from serai.games.tianxia.state import NONE
from serai.games.tianxia.tables import LIMU
from tests.games.tianxia.table import Table, begin, space_of


def chances(seats: int) -> list[int]:
    """The kinds of chance up to the first question to a seat, each run of equal ones once."""
    state, dealer = begin(seats), SeedDealer(1)
    kinds: list[int] = []
    while state.to_act == CHANCE:
        if not kinds or kinds[-1] != state.top_kind():
            kinds.append(int(state.top_kind()))
        state.play(dealer.deal(state))
    assert state.top_kind() == k.RETURN
    assert state.to_act == next(int(one) for one in state.order if one != LIMU)
    return kinds


def test_chance_comes_in_the_order_of_the_rulebook() -> None:
    ships = [k.CHANCE_SHIP, k.CHANCE_DEMAND] * 4
    first = [k.CHANCE_BANNER, k.CHANCE_BUILDING, k.CHANCE_SITE, *ships]
    last = [k.CHANCE_BOARD, k.CHANCE_OBJECTIVE]
    assert chances(1) == [*first, *last]
    for seats in (2, 3, 4):
        assert chances(seats) == [*first, k.CHANCE_PLACE, *last]


def test_buildings_fit_their_sites() -> None:
    state = begin(2)
    dealer = SeedDealer(0)
    while state.top_kind() != k.CHANCE_BUILDING:
        state.play(dealer.deal(state))
    tables = load()
    outcomes = [outcome - int(tables.building_base) for outcome, _ in state.chance_outcomes()]
    assert outcomes == list(range(12))  # the first site takes an income building


def test_starting_resources_go_by_the_place_among_the_players() -> None:
    state, dealer, space = begin(2), SeedDealer(0), space_of(load())
    while state.top_kind() != k.CHANCE_PLACE:
        state.play(dealer.deal(state))
    for place in ("place li_mu", "place b", "place a"):
        state.play(space.parse(place))
    assert [int(one) for one in state.order] == [LIMU, 1, 0]
    assert [int(state.has(seat, 0)) for seat in (0, 1)] == [5, 4]
    assert [int(state.has(0, column)) for column in range(1, 8)] == [2, 2, 2, 0, 0, 0, 0]


def test_each_keeps_three_objectives_and_returns_one_into_the_deck() -> None:
    state, dealer, space = begin(3), SeedDealer(4), space_of(load())
    while state.to_act == CHANCE:
        state.play(dealer.deal(state))
    seat = int(state.to_act)
    cards = [action - int(load().return_base) for action in state.legal_actions()]
    assert len(cards) == 4
    assert state.rule_against(k.PASS) == 2302
    state.play(space.parse(f"return_objective {load().objective_names[cards[0]]}"))
    assert int(state.deck) >> cards[0] & 1
    assert int(state.objectives[seat]) == sum(1 << card for card in cards[1:])
    assert int(state.returned[seat]) == 1 << cards[0]
    assert state.round == 0


def test_round_tiles_and_attack_card_of_the_first_round() -> None:
    table = Table(seats=4, bare=False)
    assert len(table.state.round_tiles) == 5
    assert table.tables.attack_round[int(table.state.attacks[0])] == 0
    assert int(table.state.attacks[1]) == NONE
    assert table.barge("wood") == table.barge("rice") == ["neutral"]


def test_ruling_68_a_leader_stops_on_the_battle_space() -> None:
    table = Table().nomads(1, 1, 3).nomads(2, 0, 3)
    state = table.state
    state.push(k.STEP_ADVANCE, -1, 0, 0)
    state.push(k.CHANCE_ATTACK, -1, 0, 0)
    table.play("attack attack_11")
    assert [int(one) for one in state.leaders[:2]] == [3, 1]
    assert [int(one) for one in state.strength[:2]] == [5, 4]
    other = Table().state
    other.push(k.CHANCE_ATTACK, -1, 0, 0)
    assert len(other.legal_actions()) == 3  # the cards of the round
