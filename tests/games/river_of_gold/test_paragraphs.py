"""Paragraphs that a ruling cannot express: frames of the game, what is hidden, and the order of events."""

from collections.abc import Mapping
from typing import Any, cast

import pytest

import serai
from serai.core.chance import Generator, SeedDealer
from serai.core.dealt import DealtState
from serai.core.documents import canonical
from serai.core.events import Journal
from serai.core.state import NOBODY
from serai.games.river_of_gold.facts import GAIN, TOP_SHOWN, TRIGGERED, VISIT
from serai.games.river_of_gold.game import GAME
from serai.games.river_of_gold.rules import RiverOfGoldState
from serai.games.river_of_gold.state import VP

Data = dict[str, Any]


def position(changes: Mapping[str, object], seats: int = 2, **options: object) -> DealtState:
    """The start of seed 0 with changes."""
    base = GAME.start(seats, 0, options=options).document()
    return GAME.position(GAME.changed_position(base, changes))


@pytest.mark.parametrize("seats", [1, 5, 0])
def test_rog_1_5_and_22_1_two_to_four_players_and_no_solo_mode(seats: int) -> None:
    """ROG-1.1, ROG-1.5."""
    with pytest.raises(ValueError, match="2 to 4"):
        GAME.new_state(GAME.check_seats(seats), {})


def test_rog_22_1_only_the_base_game() -> None:
    """ROG-22.1."""
    assert [option.name for option in GAME.options] == [
        "journey_bonus",
        "noble_influence",
        "stack_top_tile_open",
        "clan_patrons",
    ]
    tables = GAME.tables
    types = {name.split("_")[0] for name in tables.customer_names}
    assert types == {"artisan", "elder", "merchant", "monk", "noble"}
    assert (tables.customers, len(tables.patron_names), len(tables.clan_names)) == (30, 8, 4)


def test_rog_20_1_a_view_shows_the_own_hand_and_only_the_size_of_the_others() -> None:
    """ROG-20.1."""
    state = position({"seats.A.hand": ["monk_3", "elder_2"], "seats.B.hand": ["noble_5", "artisan_6"]})
    view = cast(Data, state.view(0))
    assert view["seats"]["A"]["hand"] == ["elder_2", "monk_3"]
    assert view["seats"]["B"]["hand"] == 2
    assert view["deck"] == 26
    assert b"noble_5" not in canonical(view)
    assert b"artisan_6" not in canonical(view)


def test_rog_20_1_the_tiles_removed_in_setup_are_in_no_view() -> None:
    state = position({})
    shown = canonical(state.view(NOBODY)).decode()
    tables = GAME.tables
    unseen = [name for at, name in enumerate(tables.tile_names) if state.state.unseen >> at & 1]  # type: ignore[attr-defined]
    assert len(unseen) == 24 + 16 - 4 - 2
    assert not [name for name in unseen if f'"{name}"' in shown]


@pytest.mark.parametrize(("open_top", "shown"), [(True, True), (False, False)])
def test_rog_20_2_and_24_3_the_top_tiles_in_views_and_events(open_top: bool, shown: bool) -> None:
    state = position({"to_act": "A", "seats.A.die": 1, "seats.A.koku": 25}, stack_top_tile_open=open_top)
    top = state.document()["stacks"]["1"]["top"]  # type: ignore[index]
    for viewer in (0, 1, NOBODY):
        assert (top in canonical(state.view(viewer)).decode()) == shown
    facts = state.apply_with_events(GAME.parse("build 1 1"))
    tops = [fact for fact in facts if fact[0] == TOP_SHOWN]
    assert len(tops) == 1
    assert (tops[0][3] >= 0) == shown
    assert top in canonical(state.view(0)).decode()  # it lies in the row now, for all to see


def test_rog_15_4_visit_then_the_points_of_the_end_trigger_then_the_roll() -> None:
    facts = end_of_turn({"visit_due": True, "stacks.1.left": 0, "shore.1": {"tile": "e1_port_5", "markers": ["B"]}})
    assert facts[0][0] == VISIT
    assert (GAIN, 1, 1, VP, 1602) in facts
    facts = end_of_turn({"end_due": True, "stacks.1.left": 0, "stacks.2.left": 0})
    assert [fact[0] for fact in facts][:2] == [TRIGGERED, GAIN]


def end_of_turn(changes: Mapping[str, object]) -> list[tuple[int, int, int, int, int]]:
    """The facts of A ending a turn."""
    after = {"turn": "A", "to_act": "A", "pending": [{"do": "after", "seat": "A"}]}
    return position({**after, **changes}).apply_with_events(GAME.parse("end"))


def test_rog_16_5_and_20_4_the_visit_goes_by_shore_space_entry_and_marker() -> None:
    facts = end_of_turn(
        {
            "visit_due": True,
            "stacks.1.left": 0,
            "seats.A.koku": 0,
            "seats.B.favor": 0,
            "shore.2": {"tile": "e1_market_2", "markers": ["B", "A"]},  # favor and 1 VP
            "shore.1": {"tile": "e1_market_1", "markers": ["A"]},  # 2 Koku
        }
    )
    gains = [(fact[1], fact[3]) for fact in facts if fact[4] == 1602]
    koku, favor = 0, 4
    assert gains == [(0, koku), (1, favor), (0, favor), (1, VP), (0, VP)]


def test_rog_13_6_markers_of_one_trigger_move_one_after_the_other() -> None:
    state = position(
        {
            "to_act": "A",
            "seats.A.die": 1,
            "seats.A.ships": [2, 9],
            "seats.B.influence.2": 0,
            "seats.A.influence.2": 0,
            "shore.7": {"tile": "e2_shrine_1", "markers": ["B", "A"]},  # owner: 1 influence
            "shore.4": None,
            "shore.9": None,
        }
    )
    facts = state.apply_with_events(GAME.parse("sail 1"))
    moved = [fact[1] for fact in facts if fact[4] == 807 and fact[3] == 1 and fact[2] == 1]
    assert moved == [1, 0]


def test_rog_18_6_the_categories_add_up_in_any_order() -> None:
    state = position({"seats.A.delivered": ["artisan_1", "merchant_2", "noble_3", "elder_4"], "seats.A.influence.4": 7})
    parts = GAME.breakdown(state.state, 0)
    assert sum(points or 0 for points in parts.values()) == state.scores()[0]
    assert list(parts) == ["play", "influence", "elders", "deliveries", "artisans", "merchants", "nobles"]


def test_rog_18_1_the_influence_is_told_region_by_region() -> None:
    state = position({"seats.A.influence": {str(region): 0 for region in range(1, 7)} | {"4": 7}})
    lines = GAME.details(state.state)["influence"]
    assert [line.text for line in lines][3] == "Kitsune Woods"
    assert len(lines) == 6
    assert [line.points[0] > 0 for line in lines] == [False, False, False, True, False, False]
    assert sum(line.points[0] for line in lines) == GAME.breakdown(state.state, 0)["influence"]
    assert [line.points for line in GAME.details(state.state, "it")["influence"]] == [line.points for line in lines]


def test_rog_19_3_and_19_7_trades_are_legal_exactly_at_the_decisions_of_the_own_turn() -> None:
    state = cast(RiverOfGoldState, GAME.start(3, options={"clan_patrons": True}).state)
    dealer, chooser = SeedDealer("trades"), Generator(b"trades")
    buy = GAME.parse("buy favor")
    seen = set()
    while not state.over:
        if state.to_act == serai.CHANCE:
            assert state.rule_against(buy) != 0
            state.play(dealer.deal(state))
            continue
        own = state.to_act == state.active
        rule = int(state.rule_against(buy))
        assert (rule == 1907) == (not own)
        seen.add((bool(own), rule))
        actions = state.legal()
        state.play(actions[chooser.below(len(actions))])
    assert (False, 1907) in seen
    assert (True, 0) in seen


def test_rog_20_3_chance_enters_only_where_the_rules_say() -> None:
    allowed = {"scoring", "mastery", "tile", "first", "draw", "die", "reveal", "clan"}
    for options in ({}, {"clan_patrons": True}, {"clan_patrons": "dealt"}):
        state = GAME.start(4, options=options).state
        dealer, chooser = SeedDealer("chance"), Generator(b"chance")
        while not state.over:
            if state.to_act == serai.CHANCE:
                outcome = int(dealer.deal(state))
                assert GAME.space.family(outcome).verb in allowed
                state.play(outcome)
            else:
                actions = state.legal()
                state.play(actions[chooser.below(len(actions))])


def test_rog_23_7_rewards_that_bring_nothing_ask_nothing() -> None:
    full = {"seats.A.silk": 6, "seats.A.rice": 6, "seats.A.porcelain": 6, "seats.A.koku": 25}
    state = position({"to_act": "A", "seats.A.die": 1, "seats.A.ships": [14, 3], **full})
    state.state.journal = Journal()
    state.apply(GAME.parse("sail 1"))
    assert state.document()["pending"][-1]["do"] == "after"  # type: ignore[index]
