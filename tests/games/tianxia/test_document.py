"""Positions as documents: lossless through the decisions of random games, and refused where they contradict themselves."""

import copy
import json

import pytest

from serai.core.chance import Generator, SeedDealer
from serai.core.documents import Document, DocumentError, set_path
from serai.core.state import CHANCE
from serai.games.tianxia import actions as k
from serai.games.tianxia.components import load
from serai.games.tianxia.frames import effect_names
from serai.games.tianxia.imagine import objective_faults
from serai.games.tianxia.pending import pending_faults
from tests.games.tianxia.papers import after_setup, changed_paper, paper, played, restored
from tests.games.tianxia.table import begin

# ---- sound documents -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_stack_of_a_game_is_read_and_plays_on_alike(seats: int) -> None:
    met: dict[tuple[int, ...], int] = {}
    state = begin(seats)
    dealer, chooser = SeedDealer(seats), Generator(b"documents")
    while not state.over:
        stack = tuple(int(state.frames[at * 4]) for at in range(state.depth))
        met[stack] = met.get(stack, 0) + 1
        actions = state.legal_actions()
        action = dealer.deal(state) if state.to_act == CHANCE else actions[chooser.below(len(actions))]
        if met[stack] <= 1:
            document = json.loads(json.dumps(paper(state)))
            other = restored(document)
            assert paper(other) == document
            assert other.legal_actions() == actions
            other.play(action)
            state.play(action)
            assert paper(other) == paper(state)
        else:
            state.play(action)
    assert paper(restored(paper(state))) == paper(state)
    tops = {stack[-1] for stack in met if stack}
    assert {k.TURN, k.REGION, k.RETURN, k.ROUND_TILE, k.CHANCE_ROUND, k.CHANCE_BANNER, k.CHANCE_SHIP} <= tops
    assert (k.CHANCE_LIMU in tops) == (seats < 3)


def test_no_stack_of_random_games_is_refused_and_no_past_of_objectives() -> None:
    kinds = set()
    for seed in range(12):
        state, dealer, chooser = begin(1 + seed % 4), SeedDealer(seed), Generator(b"stacks %d" % seed)
        while not state.over:
            actions = state.legal_actions()
            state.play(dealer.deal(state) if state.to_act == CHANCE else actions[chooser.below(len(actions))])
            if state.round > 0:
                assert [*pending_faults(state)] == []
                assert objective_faults(state) == []
                kinds.add(int(state.top_kind()))
    assert {k.TRACK, k.TAKE, k.SHIPPING, k.REWARDS, k.MERCHANT, k.LOSS, k.CHANCE_SITE, k.EXCHANGE} <= kinds


def test_every_effect_has_a_name_of_its_own_that_says_what_brings_it() -> None:
    names = effect_names(load())
    assert len(set(names)) == len(names) == load().effects
    assert {
        "nothing",
        "yan",
        "mint",
        "red.6",
        "tile_09",
        "objective_14",
        "ship_04.2",
        "demand_01",
        "azure",
        "jade.m2",
    } <= {*names}


def test_with_three_seats_li_mu_is_null_and_with_two_it_has_pieces_alone() -> None:
    assert paper(after_setup(3))["li_mu"] is None
    limu = paper(after_setup(2))["li_mu"]
    assert isinstance(limu, dict)
    assert {"points", "workers", "markers", "cards_left"} <= set(limu)
    assert not {"coins", "objectives", "board"} & set(limu)


# ---- refused ---------------------------------------------------------------------------------------------------------

WRONG: list[tuple[int, dict[str, object], str]] = [
    (3, {"seats.A.coins": -1}, "seats.A.coins: -1 is below the least possible, 0 (TX-23.4)"),
    (3, {"seats.A.palace.red": 9}, "seats.A.palace.red: 9 is above the limit of 8 (TX-15.1)"),
    (3, {"seats.A.shipping_markers": ["sea"]}, "seats.A.shipping_markers[0]: expected one of yan, qi, chu"),
    (3, {"seats.A.figurines": ["dragon", "dragon"]}, "seats.A.figurines[1]: dragon stands twice"),
    (3, {"seats.A.tiles": ["dragon"]}, "seats.A.tiles[0]: expected one of tile_01"),
    (3, {"seats.A.merchants.m1": 2}, "seats.A.merchants.m1: 2 is above the limit of 1 (TX-13.5)"),
    (3, {"sites.qin_1.governors": ["A", "A"]}, "a family has one Governor at a building at most (TX-9.4)"),
    (3, {"sites.qin_1.governors": ["A"]}, "sites.qin_1.governors: expected 2 places"),
    (3, {"sites.qin_1.governors": ["li_mu", None]}, "sites.qin_1.governors[0]: expected one of A, B, C; got 'li_mu'"),
    (3, {"sites.qin_1.building": "road_wardens"}, "(TX-3.2)"),
    (3, {"barges.wood": [None, "neutral", None]}, "barges.wood: a gap among the workers (TX-23.4)"),
    (3, {"sections.1.walls": [None, "A", None], "seats.A.walls_built": 1}, "sections.1.walls: a gap among the walls"),
    (3, {"sections.1.leader": 4}, "sections.1.leader: 4 is above the limit of 3 (TX-5.3)"),
    (3, {"next_order": ["B", "B"]}, "next_order[1]: B stands twice (TX-14.1)"),
    (3, {"next_order": ["A"]}, "the family on turn is in it only once it passes"),
    (3, {"li_mu": {}}, "li_mu: Li Mu does not play with so many seats (TX-22.1)"),
    (2, {"li_mu": None}, "li_mu: expected a mapping"),
    (2, {"next_order": ["li_mu"]}, "li_mu.markers: Li Mu passes without any (TX-22.10)"),
    (2, {"li_mu.cards_left": []}, "0 have been played (TX-22.3, TX-22.4)"),
    (3, {"supply": 3}, "which is not the supply and the stacks to come (TX-24.3)"),
    (3, {"demands_left": []}, "12 Demand tiles are needed for the ships that may come (TX-20.4)"),
    (3, {"seats.A.objectives_drawn": 2, "objectives_gone": []}, "have been discarded, 0 lie in the box (TX-17.1)"),
    (3, {"phase": "ended"}, "phase"),
    (3, {"turn": None}, "turn in the Action phase alone"),
    (3, {"extra": 1}, "extra: unknown key"),
    (3, {"pending": []}, "nothing is pending"),
]


@pytest.mark.parametrize(("seats", "changes", "message"), WRONG, ids=range(len(WRONG)))
def test_what_contradicts_itself_is_named(seats: int, changes: dict[str, object], message: str) -> None:
    document = changed_paper(seats, {})
    for path, value in changes.items():
        set_path(document, path, value)
    with pytest.raises(DocumentError) as caught:
        restored(document)
    assert message in str(caught.value)


def test_what_nobody_can_have_drawn_again_is_in_no_hand() -> None:
    document = changed_paper(3, {})
    seats = document["seats"]
    assert isinstance(seats, dict)
    restored(document)
    seats["A"]["objectives"][0] = seats["B"]["objectives_returned"][0]
    with pytest.raises(DocumentError, match=r"seats: a hand holds what was returned"):
        restored(document)
    seats["A"]["objectives_drawn"] = 1
    seats["A"]["objectives"].append("objective_24")
    restored(document)


def test_what_was_returned_lies_in_the_box_only_if_somebody_has_drawn_it() -> None:
    document = changed_paper(3, {"objectives_gone": ["objective_20"]})
    restored(document)
    seats = document["seats"]
    assert isinstance(seats, dict)
    assert seats["A"]["objectives_drawn"] == 1
    seats["C"]["objectives_returned"] = ["objective_20"]
    restored(document)
    other = changed_paper(3, {"seats.A.objectives": ["objective_01", "objective_02"]})
    gone = other["objectives_gone"]
    inner = other["seats"]
    assert isinstance(inner, dict)
    inner["C"]["objectives_returned"] = gone
    with pytest.raises(DocumentError, match="nobody can have drawn it"):
        restored(other)


def test_two_seats_have_not_returned_the_same() -> None:
    document = changed_paper(3, {})
    seats = document["seats"]
    assert isinstance(seats, dict)
    seats["A"]["objectives_returned"] = seats["B"]["objectives_returned"]
    with pytest.raises(DocumentError, match="two seats have returned the same"):
        restored(document)


def test_a_position_of_the_setup_is_one_that_setup_leads_to() -> None:
    document = paper(after_setup(3))
    restored(document)
    richer = copy.deepcopy(document)
    set_path(richer, "seats.A.coins", 7)
    with pytest.raises(DocumentError, match=r"seats: not what the setup leads to at this point \(TX-3\)"):
        restored(richer)
    elsewhere: Document = {**document, "pending": [{"do": "turn", "seat": "A"}], "to_act": "A"}
    with pytest.raises(DocumentError, match=r"the setup never waits for this \(TX-23.1\)"):
        restored(elsewhere)


def test_the_end_is_a_position_too() -> None:
    document = paper(played(2, 1))
    assert document["to_act"] == "nobody"
    assert document["phase"] == "ended"
    restored(document)
    with pytest.raises(DocumentError):
        restored({**document, "phase": "attack"})
