"""Random games to the end: no broken invariant, no dead end, no endless round; the lists of actions agree with the rules."""

from collections import Counter
from importlib.resources import files

import pytest

from serai.core.chance import Generator, SeedDealer
from serai.core.playout import random_playout
from serai.core.state import CHANCE, EVERYTHING, LEGAL
from serai.games.marco_polo_ii import actions as k
from serai.games.marco_polo_ii.components import load, load_bytes
from serai.games.marco_polo_ii.pending import pending_faults
from serai.games.marco_polo_ii.rules import MarcoPoloState
from serai.games.marco_polo_ii.tables import CONTRACT_SLOTS, Tables
from tests.games.marco_polo_ii.table import begin, space_of

LONGEST = 3000  # decisions; random games of the standard set take about 320 at most
TEXT = files("serai.games.marco_polo_ii").joinpath("components.yaml").read_text(encoding="utf-8")


def rich() -> Tables:
    """Everybody can pay for everything: games full of posts, contracts and nested rewards."""
    text = TEXT.replace(
        "resources: {coins: 8, camels: 3}",
        "resources: {coins: 60, camels: 40, pepper: 15, silk: 15, gold: 15, jade: 25}",
    )
    for tile in ("02, gain: {silk: 1, coins: 1}}", "03, gain: {pepper: 2}}", "05, gain: {coins: 4}}"):
        gain = "{move: 2, contract_city: 1, any_good: 2, shield_plus: 1, black_die: 2}"
        text = text.replace(f"outpost_{tile}", f"outpost_{tile[:2]}, gain: {gain}}}")
    marker = "gain: {black_die: 1, move: 1, contract_city: 1, contract_pile: 1}}"
    text = text.replace("city_bonus_2, gain: {camels: 3}}", f"city_bonus_2, {marker}")
    text = text.replace("city_bonus_6, gain: {jade: 2}}", "city_bonus_6, gain: {any_good: 1, jade: 1}}")
    text = text.replace("  posts: 11\n", "  posts: 5\n")
    for post in (9, 10, 11):
        text = text.replace(f"{{post: {post}, vp", f"{{post: {post - 6}, vp")
    text = text.replace("bonus: {gold: 1}", "bonus: {any_good: 1, black_die: 1, contract_pile: 1, contract_city: 1}")
    return load_bytes(text.encode())


STANDARD, RICH = load(), rich()


def keen(actions: list[int], chooser: Generator) -> list[int]:
    """Mostly what makes things happen: no early end, no dice into the bag, dice rather kept as they are."""
    dull = (k.END, k.STOP, k.DECLINE, k.GO)
    lively = [a for a in actions if a not in dull and not k.BAG <= a < k.IMPROVE]
    return lively if lively and chooser.below(8) > 0 else actions


def play(state: MarcoPoloState, seed: int, eager: bool = False) -> tuple[int, Counter[int]]:
    """Play to the end, checking every state; returns the decisions and how often each kind was asked."""
    dealer, chooser = SeedDealer(seed), Generator(b"%d" % seed)
    decisions, asked = 0, Counter[int]()
    before = int(state.active)
    while not state.over:
        assert state.faults() == []
        if state.round > 0:
            assert [*pending_faults(state)] == []
        if state.to_act == CHANCE:
            state.play(dealer.deal(state))
            continue
        asked[int(state.top_kind())] += 1
        actions = state.legal_actions()
        assert actions, "a decision without a legal action"
        if state.top_kind() == k.TURN and state.active != before and state.unseen:
            before = int(state.active)
            assert int(state.open_slots()).bit_count() == CONTRACT_SLOTS  # MP2-22.3
        if eager:
            actions = keen(actions, chooser)
        state.play(actions[chooser.below(len(actions))])
        decisions += 1
        assert decisions < LONGEST
    assert state.faults() == [*pending_faults(state)] == []
    return decisions, asked


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("open_black_dice", [False, True])
def test_random_games_end_without_faults(seats: int, open_black_dice: bool) -> None:
    for seed in range(2):
        play(begin(seats, STANDARD, open_black_dice), seed)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rich_random_games_end_without_faults(seats: int) -> None:
    asked: Counter[int] = Counter()
    for seed in range(3):
        asked += play(begin(seats, RICH, seed == 1), seed, True)[1]
    for kind in (k.TURN, k.LATER, k.FURTHER, k.OFFER, k.PATH, k.PAY, k.TAKE, k.GOOD, k.POOL, k.ROOM):
        assert asked[kind] > 0, kind


@pytest.mark.parametrize("tables", [STANDARD, RICH], ids=["standard", "rich"])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_lists_of_actions_are_those_no_rule_forbids(tables: Tables, seats: int) -> None:
    state = begin(seats, tables, seats == 2)
    dealer, chooser = SeedDealer(seats), Generator(b"lists")
    seen: Counter[int] = Counter()
    for _ in range(500):
        kind = int(state.top_kind())
        seen[kind] += 1
        if seen[kind] < 6:
            free = [action for action in range(int(tables.actions)) if state.rule_against(action) == LEGAL]
            assert state.legal_actions() == free
        if state.to_act == CHANCE:
            state.play(dealer.deal(state))
        else:
            actions = state.legal_actions()
            state.play(actions[chooser.below(len(actions))])
        if state.over:
            break
    assert len(seen) > 12


def test_everything_is_forbidden_when_the_game_is_over() -> None:
    state = begin(2, STANDARD)
    random_playout(state, SeedDealer(3), Generator(b"3"), LONGEST)
    assert state.over
    assert state.legal_actions() == []
    assert {int(state.rule_against(action)) for action in range(int(STANDARD.actions))} == {2001}
    assert state.ranking()[0] == state.winners()


def test_clones_are_independent_and_play_alike() -> None:
    state = begin(3, RICH)
    dealer, chooser = SeedDealer(5), Generator(b"5")
    random_playout(state, dealer, chooser, 150)
    while state.to_act == CHANCE:
        state.play(dealer.deal(state))
    copy = state.clone()
    before = fields(copy)
    random_playout(state, dealer.copy(), Generator(b"6"), LONGEST)
    assert fields(copy) == before
    random_playout(copy, dealer.copy(), Generator(b"6"), LONGEST)
    assert fields(copy) == fields(state)


def fields(state: object) -> dict[str, object]:
    """Every value of a state."""
    made: dict[str, object] = {}
    for name in dir(state):
        value = getattr(state, name) if not name.startswith("_") and name not in ("journal", "tables") else None
        if value is not None and not callable(value):
            made[name] = list(value) if hasattr(value, "__getitem__") and not isinstance(value, dict) else value
    depth = made["depth"]
    frames = made["frames"]
    assert isinstance(depth, int)
    assert isinstance(frames, list)
    made["frames"] = frames[: depth * 4]
    return made


def test_the_action_space_is_dense_and_reads_back() -> None:
    space = space_of(STANDARD)
    assert space.size == STANDARD.actions
    for action in range(space.size):
        assert space.parse(space.notation(action)) == action
    assert EVERYTHING < 0
