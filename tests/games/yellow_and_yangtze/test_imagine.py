"""What is imagined of hidden tiles and points: everything possible, each as likely as it is, nothing impossible (YY-19)."""

import math
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import permutations

from serai.core.chance import Generator
from serai.games.yellow_and_yangtze.game import GAME
from serai.games.yellow_and_yangtze.imagine import pick_gone
from serai.games.yellow_and_yangtze.rules import YellowAndYangtzeState
from tests.games.yellow_and_yangtze.random_games import walk
from tests.games.yellow_and_yangtze.test_document import changed

SAMPLES = 3000


def imagined(
    changes: Mapping[str, object], seats: int = 3, viewer: int = 0, **options: object
) -> list[YellowAndYangtzeState]:
    """Many samples behind the view of a seat."""
    state = GAME.state_from(changed({"to_act": "A", **changes}, seats, **options))
    imaginer = GAME.imaginer(GAME.view(state, viewer))
    generator = Generator(b"samples")
    found = [imaginer.sample(generator) for _ in range(SAMPLES)]
    return [one for one in found if isinstance(one, YellowAndYangtzeState)]


def near(count: int, expected: float, total: int = SAMPLES) -> bool:
    """Within five standard deviations of the expected share."""
    return abs(count - total * expected) <= 5 * math.sqrt(total * expected * (1 - expected)) + 1


def hypergeometric(good: int, bad: int, drawn: int, count: int) -> float:
    """The chance of so many good ones among the drawn."""
    return math.comb(good, count) * math.comb(bad, drawn - count) / math.comb(good + bad, drawn)


def exact_hand(**colors: int) -> dict[str, object]:
    """A hand of six, color by color."""
    return {color: colors.get(color, 0) for color in ("black", "red", "blue", "green", "yellow")}


def hand(letter: str, **colors: int) -> dict[str, object]:
    """Changes that give a seat exactly these tiles."""
    return {f"seats.{letter}.hand.{color}": count for color, count in exact_hand(**colors).items()}


def test_hidden_hands_are_dealt_from_all_unseen_tiles() -> None:
    known = {**hand("A", black=6), **{f"display.{color}": n for color, n in exact_hand(red=6).items()}}
    states = imagined(known)
    unseen = {0: 42 - 6 - 7, 1: 36 - 6, 2: 24, 3: 24, 4: 12}
    total = sum(unseen.values())
    for color, good in unseen.items():
        counts = Counter(int(state.in_hand(1, color)) for state in states)
        for count in range(4):
            assert near(counts[count], hypergeometric(good, total - good, 6, count)), (color, count)
    assert all(state.in_hand(0, 0) == 6 for state in states)
    assert all(state.hand_total(seat) == 6 for state in states for seat in (1, 2))


def test_what_all_have_seen_is_in_the_hand() -> None:
    states = imagined({**hand("B", yellow=2, green=1, black=3), "seats.B.seen.yellow": 2})
    assert all(state.in_hand(1, 4) >= 2 for state in states)
    assert any(state.in_hand(1, 4) > 2 for state in states)
    assert any(state.in_hand(2, 4) > 0 for state in states)


def test_tiles_that_may_have_been_replaced_are_in_the_hand_or_among_the_replaced() -> None:
    """Three tiles were seen in a hand of six, of which two were replaced since: dealt like any two of six."""
    changes = {
        **hand("B", yellow=2, green=1, black=3),
        "seats.B.maybe": {"black": 0, "red": 0, "blue": 0, "green": 1, "yellow": 2},
        "seats.B.unsure": 2,
        "seats.B.replaced.red": 2,
    }
    states = imagined(changes)
    gone: Counter[int] = Counter()
    for state in states:
        missing = max(0, 2 - state.in_hand(1, 4)) + max(0, 1 - state.in_hand(1, 3))
        assert missing <= 2
        assert int(state.replaced[9]) + int(state.in_hand(1, 4)) >= 2
        assert int(state.replaced[8]) + int(state.in_hand(1, 3)) >= 1
        gone[missing] += 1
    assert set(gone) == {0, 1, 2}


def ways(doubtful: int, unsure: int, room: int) -> Iterator[int]:
    """How many are gone in each way to deal doubtful tiles to places in the hand and among the replaced."""
    places = ["hand"] * room + ["gone"] * unsure
    for way in permutations(range(len(places)), doubtful):
        yield sum(places[place] == "gone" for place in way)


def test_how_many_doubtful_tiles_are_gone_goes_by_the_ways_to_deal_them() -> None:
    for doubtful, unsure, room in ((3, 2, 6), (2, 1, 1), (4, 3, 2), (5, 4, 5), (3, 1, 4)):
        generator = Generator(f"{doubtful} {unsure} {room}".encode())
        counts = Counter(int(pick_gone(doubtful, unsure, room, generator)) for _ in range(SAMPLES))
        all_ways = Counter(ways(doubtful, unsure, room))
        for gone in range(doubtful + 1):
            assert near(counts[gone], all_ways[gone] / all_ways.total()), (doubtful, unsure, room, gone)
    assert pick_gone(3, 1, 1, Generator(b"too small")) == -1


def test_a_hand_known_to_be_short_of_blue_has_no_more() -> None:
    """Every deal of the unseen tiles with at most one blue one in B's hand and none in C's is as likely as any other."""
    changes = {
        **hand("A", black=6),
        **{f"display.{color}": n for color, n in exact_hand(red=6).items()},
        **hand("B", red=5, blue=1),
        **hand("C", green=6),
        "seats.B.most_blue": 1,
        "seats.C.most_blue": 0,
    }
    states = imagined(changes)
    counts = Counter(int(state.in_hand(1, 2)) for state in states)
    rest = 29 + 30 + 24 + 24 + 12 - 12
    none, one = math.comb(rest, 24), 6 * math.comb(rest, 23)
    assert set(counts) == {0, 1}
    assert near(counts[1], one / (none + one))
    assert all(state.in_hand(2, 2) == 0 for state in states)
    reds = Counter(int(state.in_hand(2, 1)) for state in states)
    assert near(reds[0], hypergeometric(30, 29 + 24 + 12, 6, 0))


def test_tiles_put_into_the_box_unseen_are_imagined_too() -> None:
    states = imagined({}, seats=2, short_two_player_game=True)
    assert all(sum(int(n) for n in state.removed) == 24 for state in states)
    assert len({int(state.removed[0]) for state in states}) > 5


def test_points_of_others_are_guessed_by_how_far_the_game_has_come() -> None:
    early = imagined({"seats.A.points.red": 9})
    late = imagined({"bag": 5})
    assert all(state.points[1] == 9 for state in early)
    means = [sum(int(state.points[5]) for state in states) / SAMPLES for states in (early, late)]
    assert means[0] < 2 < means[1] < 15
    assert {int(state.points[5]) for state in late} >= set(range(20))
    setup = GAME.start(2).state
    sample = GAME.imaginer(GAME.view(setup, 0)).sample(Generator(b"before the first turn"))
    assert isinstance(sample, YellowAndYangtzeState)
    assert set(sample.points) == {0}


def test_in_keen_games_every_sample_is_sound_and_looks_as_it_should() -> None:
    generator = Generator(b"keen")
    for number, state in enumerate(walk(5, 3, keen=True)):
        if number % 9 == 0:
            viewer = (0, 1, 2, -2)[number % 4]
            view = GAME.view(state, viewer)
            sample = GAME.imaginer(view).sample(generator)
            assert GAME.view(sample, viewer) == view
            document = GAME.document(sample)
            assert GAME.document(GAME.state_from(document)) == document
