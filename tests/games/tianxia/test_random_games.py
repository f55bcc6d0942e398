"""Random games to the end: no broken invariant, no dead end; the lists of actions agree with the rules."""

from collections import Counter
from importlib.resources import files

import pytest

from serai.core.chance import Generator, SeedDealer
from serai.core.playout import random_playout
from serai.core.state import CHANCE, FIRST_CHANCE, LEGAL
from serai.games.tianxia import actions as k
from serai.games.tianxia.components import load, load_bytes
from serai.games.tianxia.rules import TianxiaState
from serai.games.tianxia.state import MARKERS
from serai.games.tianxia.tables import Tables
from tests.games.tianxia.table import begin, space_of

LONGEST = 2000  # decisions; random games of the standard set take about 500 at most
TEXT = files("serai.games.tianxia").joinpath("components.yaml").read_text(encoding="utf-8")


def rich() -> Tables:
    """Everybody can pay for everything: games full of Governors, deliveries, structures and nested effects."""
    text = TEXT
    for coins in (4, 5, 6):
        start = f"{{wood: 2, stone: 2, rice: 2, coins: {coins}}}"
        assert start in text
        text = text.replace(start, "{wood: 20, stone: 20, rice: 20, silk: 6, helmets: 6, jewelry: 6, coins: 30}")
    for tile, effect in (
        ("{id: tile_03, effect: {stone: 2}", "{ship: {max: 2, any_ship: true, any_good: true}}"),
        ("{id: tile_04, effect: {coins: 3}", "{train: {discount: 3}, then: {palace_any: 1}}"),
    ):
        assert tile in text
        text = text.replace(tile, f"{tile.partition('effect')[0]}effect: {effect}")
    return load_bytes(text.encode())


STANDARD, RICH = load(), rich()


def keen(actions: list[int], chooser: Generator) -> list[int]:
    """Mostly what makes things happen: no early pass, end or stop, and no marker discarded."""
    lively = [action for action in actions if action not in (k.PASS, k.END, k.STOP, k.DISCARD_MARKER)]
    return lively if lively and chooser.below(12) > 0 else actions


def play(state: TianxiaState, seed: int, eager: bool = False) -> tuple[int, Counter[int]]:
    """Play to the end, checking every state; returns the decisions and how often each kind was asked."""
    dealer, chooser = SeedDealer(seed), Generator(b"%d" % seed)
    decisions, asked = 0, Counter[int]()
    while not state.over:
        assert state.faults() == []
        asked[int(state.top_kind())] += 1
        if state.to_act == CHANCE:
            state.play(dealer.deal(state))
            continue
        actions = state.legal_actions()
        assert actions, "a decision without a legal action"
        assert actions != [k.STOP], "nothing but declining is no question (TX-23.7)"
        if eager:
            actions = keen(actions, chooser)
        state.play(actions[chooser.below(len(actions))])
        decisions += 1
        assert decisions < LONGEST
    assert state.faults() == []
    return decisions, asked


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("eager", [False, True], ids=["any", "keen"])
def test_random_games_end_without_faults(seats: int, eager: bool) -> None:
    for seed in range(3):
        state = begin(seats, STANDARD)
        play(state, seed, eager)
        assert state.round == 4


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_rich_random_games_end_without_faults(seats: int) -> None:
    for seed in range(2):
        play(begin(seats, RICH), seed, True)


def test_keen_games_meet_every_kind_of_decision() -> None:
    asked: Counter[int] = Counter()
    for seed in range(8):
        asked += play(begin(2 + seed % 3, RICH if seed % 2 else STANDARD), 100 + seed, True)[1]
    for kind in (*range(k.RETURN, k.LOSS + 1), *range(k.CHANCE_BANNER, k.CHANCE_LIMU + 1)):
        assert asked[kind] > 0, kind


@pytest.mark.parametrize("tables", [STANDARD, RICH], ids=["standard", "rich"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_lists_of_actions_are_those_no_rule_forbids(tables: Tables, seats: int) -> None:
    state = begin(seats, tables)
    dealer, chooser = SeedDealer(seats), Generator(b"lists")
    seen: Counter[int] = Counter()
    while not state.over:
        kind = int(state.top_kind())
        seen[kind] += 1
        if seen[kind] < 12:
            free = [action for action in range(int(tables.actions)) if state.rule_against(action) == LEGAL]
            assert state.legal_actions() == free
            if kind >= FIRST_CHANCE:
                weights = state.chance_outcomes()
                assert [outcome for outcome, _ in weights] == free
                assert sum(weight for _, weight in weights) == state.chance_total()
                tickets = [state.chance_pick(ticket) for ticket in range(int(state.chance_total()))]
                assert Counter(int(one) for one in tickets) == dict(weights)
        if state.to_act == CHANCE:
            state.play(dealer.deal(state))
        else:
            actions = keen(state.legal_actions(), chooser)
            state.play(actions[chooser.below(len(actions))])
    assert len(seen) > 20


def test_everything_is_forbidden_when_the_game_is_over() -> None:
    state = begin(3, STANDARD)
    random_playout(state, SeedDealer(3), Generator(b"3"), LONGEST)
    assert state.over
    assert state.legal_actions() == []
    assert {int(state.rule_against(action)) for action in range(int(STANDARD.actions))} == {2101}
    assert state.ranking()[0] == state.winners()


def test_free_actions_change_nothing_in_silence() -> None:
    """Every legal free action is listed at its moment, and nothing legal before becomes illegal unseen (TX-7.7)."""
    state = begin(4, STANDARD)
    dealer, chooser = SeedDealer(8), Generator(b"free")
    compared = 0
    while not state.over:
        if state.to_act == CHANCE:
            state.play(dealer.deal(state))
            continue
        actions = state.legal_actions()
        if state.top_kind() == k.TURN and k.DISCARD_MARKER in actions:
            after = state.clone()
            after.play(k.DISCARD_MARKER)
            assert after.top_kind() == k.TURN
            lost = set(actions) - set(after.legal_actions())
            assert not lost or after.piece(after.to_act, MARKERS) == 0  # only the last marker takes turns away
            compared += 1
        state.play(actions[chooser.below(len(actions))])
    assert compared > 10


def test_clones_are_independent_and_play_alike() -> None:
    state = begin(3, RICH)
    dealer = SeedDealer(5)
    random_playout(state, dealer, Generator(b"5"), 150)
    while state.to_act == CHANCE:
        state.play(dealer.deal(state))
    copy = state.clone()
    assert isinstance(copy, TianxiaState)
    before = fields(copy)
    random_playout(state, dealer.copy(), Generator(b"6"), LONGEST)
    assert fields(copy) == before
    random_playout(copy, dealer.copy(), Generator(b"6"), LONGEST)
    assert fields(copy) == fields(state)


def fields(state: TianxiaState) -> dict[str, object]:
    """Every value of a state."""
    made: dict[str, object] = {}
    for name in dir(state):
        value = getattr(state, name) if not name.startswith("_") and name not in ("journal", "tables") else None
        if value is not None and not callable(value):
            made[name] = list(value) if hasattr(value, "__getitem__") and not isinstance(value, dict) else value
    depth, frames = made["depth"], made["frames"]
    assert isinstance(depth, int)
    assert isinstance(frames, list)
    made["frames"] = frames[: depth * 4]
    return made


def test_the_action_space_is_dense_and_reads_back() -> None:
    space = space_of(STANDARD)
    assert space.size == STANDARD.actions
    for action in range(space.size):
        assert space.parse(space.notation(action)) == action
        assert space.from_structure(space.structure(action)) == action


def test_free_actions_are_refused_outside_their_moments() -> None:
    """TX-18.6, TX-18.7: at no question inside an effect, and at none outside the own turn."""
    state = begin(2, RICH)
    dealer, chooser = SeedDealer(2), Generator(b"moments")
    refused: set[int] = set()
    while not state.over:
        if state.to_act == CHANCE:
            state.play(dealer.deal(state))
            continue
        kind, rule = int(state.top_kind()), int(state.rule_against(k.DISCARD_MARKER))
        if k.TURN <= kind <= k.FINISH:
            assert state.to_act == state.active
            assert rule == (LEGAL if state.piece(state.to_act, MARKERS) > 0 else 1801)
        else:
            assert rule == 1806
            refused.add(kind)
        actions = keen(state.legal_actions(), chooser)
        state.play(actions[chooser.below(len(actions))])
    assert {k.TRACK, k.EXCHANGE, k.ROUND_TILE} <= refused
