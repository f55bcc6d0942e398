"""What is imagined of goal cards: everything possible, nothing impossible, all of it equally likely (MP2-2.7, MP2-4.7)."""

from collections import Counter

from serai.core.bits import bits
from serai.core.chance import Generator
from serai.core.state import NOBODY
from serai.games.marco_polo_ii.game import GAME
from serai.games.marco_polo_ii.rules import MarcoPoloState
from serai.games.marco_polo_ii.view import MarcoPoloImaginer
from tests.games.marco_polo_ii.table import Table
from tests.games.marco_polo_ii.test_game import over

SAMPLES = 1500


def imaginer(state: MarcoPoloState, viewer: int) -> MarcoPoloImaginer:
    """What a seat can imagine."""
    made = GAME.imaginer(GAME.view(state, viewer))
    assert isinstance(made, MarcoPoloImaginer)
    return made


def imagined(state: MarcoPoloState, viewer: int) -> list[MarcoPoloState]:
    """Many samples behind the view of a seat."""
    made, generator = imaginer(state, viewer), Generator(b"samples")
    return [made.sample(generator) for _ in range(SAMPLES)]


def names(mask: int) -> list[str]:
    """The goal cards of a mask."""
    return [name for at, name in enumerate(GAME.tables.goal_names) if mask >> at & 1]


def test_every_unseen_card_can_be_the_one_kept_or_put_away_and_no_other() -> None:
    state = Table(seats=3).state
    own = set(names(int(state.goals[0] | state.rejected[0])))
    samples = imagined(state, 0)
    unseen = set(GAME.tables.goal_names) - own
    for seat in (1, 2):
        kept = Counter(name for each in samples for name in names(int(each.goals[seat])))
        away = Counter(name for each in samples for name in names(int(each.rejected[seat])))
        assert set(kept) == set(away) == unseen
        assert all(0.6 < count * len(unseen) / SAMPLES < 1.5 for count in kept.values())
        assert all(0.7 < count * len(unseen) / (2 * SAMPLES) < 1.4 for count in away.values())
    assert all(each.goals[0] == state.goals[0] and each.rejected[0] == state.rejected[0] for each in samples)
    for each in samples:
        cards = [*each.goals, *each.rejected]
        assert sum(int(bits(mask)) for mask in cards) == len(names(sum(int(mask) for mask in cards))) == 9


def test_before_all_have_a_character_nobody_knows_the_own_cards() -> None:
    dealt = GAME.start(2, 3)
    while GAME.structure(dealt.legal_actions()[0])["do"] != "character":
        dealt.apply(dealt.legal_actions()[0])
    state = GAME.state_from(dealt.document())
    samples = imagined(state, int(state.to_act))
    for seat in range(2):
        cards = Counter(name for each in samples for name in names(int(each.goals[seat])))
        assert set(cards) == set(GAME.tables.goal_names)
    assert all(bits(each.goals[seat]) == 3 for each in samples for seat in range(2))


def test_while_others_choose_their_goals_one_knows_the_own_three() -> None:
    dealt = GAME.start(2, 3)
    while GAME.structure(dealt.legal_actions()[0])["do"] != "goal":
        dealt.apply(dealt.legal_actions()[0])
    state = GAME.state_from(dealt.document())
    first = int(state.to_act)
    other = 1 - first
    assert {int(each.goals[first]) for each in imagined(state, first)} == {int(state.goals[first])}
    assert {int(each.goals[other]) for each in imagined(state, other)} == {int(state.goals[other])}
    assert len({int(each.goals[other]) for each in imagined(state, first)}) > 100


def test_when_the_game_is_over_only_the_cards_put_away_are_unknown() -> None:
    state = over(5)
    samples = imagined(state, NOBODY)
    assert {tuple(each.goals) for each in samples} == {tuple(state.goals)}
    assert all({tuple(names(int(each.rejected[seat]))) for each in samples} for seat in range(3))
    assert len({tuple(each.rejected) for each in samples}) > 100
    assert {tuple(each.goals) for each in imagined(state, 1)} == {tuple(state.goals)}
    assert {int(each.rejected[1]) for each in imagined(state, 1)} == {int(state.rejected[1])}


def test_a_sample_leaves_the_next_one_alone() -> None:
    made, generator = imaginer(Table(seats=2).state, 0), Generator(b"apart")
    one = made.sample(generator)
    before = (tuple(one.goals), tuple(one.rejected))
    made.sample(generator)
    one.play(one.legal_actions()[0])
    assert (tuple(one.goals), tuple(one.rejected)) == before
    assert bits(made.base.goals[1]) == 0
