"""What everybody knows of a hand (YY-19.3, YY-22.1)."""

from itertools import combinations_with_replacement
from random import Random

import pytest
from mypy_extensions import u8

from serai.games.yellow_and_yangtze.knowledge import (
    draw_unseen,
    has_no_blue,
    has_one,
    is_possible,
    lay_open,
    replace_unseen,
    take_openly,
)
from serai.games.yellow_and_yangtze.names import LETTERS
from serai.games.yellow_and_yangtze.state import Position
from serai.games.yellow_and_yangtze.tables import BLUE, COLORS, MOST_TILES
from tests.games.yellow_and_yangtze.field import Field
from tests.games.yellow_and_yangtze.random_games import new_game, walk


def known(field: Field, seat: str) -> tuple[str, str, int]:
    """Tiles surely in a hand, tiles that were, and how many of these may be gone."""
    row = field.seat(seat) * COLORS
    seen, maybe = (
        "".join(LETTERS[color] * int(counts[row + color]) for color in range(COLORS))
        for counts in (field.state.seen, field.state.maybe)
    )
    return seen, maybe, int(field.state.unsure[field.seat(seat)])


def picker(hand: str = "gggrk", left: int = 9) -> Field:
    """A has many actions, so that one turn is enough."""
    return Field("", hands={"A": hand}, display="rrkkuu", left=left)


def test_a_picked_tile_is_known_until_one_of_its_color_leaves() -> None:
    field = picker()
    field.do("A place green 3,0", "A take red", "A place green -3,0", "A take black")
    assert known(field, "A") == ("kr", "", 0)
    field.do("A place red 5,0")
    assert known(field, "A") == ("k", "", 0)
    field.do("A place red 4,0")
    assert known(field, "A") == ("k", "", 0)


def test_after_a_replacement_only_how_many_may_be_gone_is_known() -> None:
    field = picker("gggrrr")
    field.do(
        "A place green 3,0", "A take red", "A place green -3,0", "A take black", "A place green 0,3", "A take blue"
    )
    assert known(field, "A") == ("kru", "", 0)
    field.do("A replace r")
    assert known(field, "A") == ("", "kru", 1)
    field.do("A place black 5,0")
    assert known(field, "A") == ("", "ru", 1)
    field.do("A replace r")
    assert known(field, "A") == ("", "", 0)  # both can be gone


def test_a_tile_picked_after_a_replacement_is_sure_and_leaves_first() -> None:
    field = picker("gggrrr")
    field.do("A place green 3,0", "A take red", "A place green -3,0", "A take black", "A replace r")
    assert known(field, "A") == ("", "kr", 1)
    field.do("A place green 0,3", "A take red")
    assert known(field, "A") == ("r", "kr", 1)
    field.do("A place red 5,0")
    assert known(field, "A") == ("", "kr", 1)
    field.do("A place red 4,0")
    assert known(field, "A") == ("", "", 0)  # the black one alone can be gone


def test_who_is_asked_for_a_further_blue_tile_has_one() -> None:
    field = Field("", river="0,0 1,0 2,0", hands={"A": "uurr"})
    field.do("A place blue 0,0")
    assert known(field, "A") == ("u", "", 0)
    field.do("A place blue 1,0")
    assert known(field, "A")[0] == ""
    assert field.state.most_blue[0] == 0  # there was room for a third


def test_each_tile_drawn_later_may_be_blue_again() -> None:
    field = Field("", river="0,0 1,0", hands={"A": "ukkkkk", "B": "kkkkrr"}, display="rrrrgg", seats=2)
    field.do("A place blue 0,0")
    assert field.state.most_blue[0] == 0
    field.do("A replace kk")
    assert field.state.most_blue[0] == 3  # two for the replaced ones, one at the end of the turn
    assert field.state.in_hand(0, 2) <= 3


def test_nothing_is_learned_where_there_is_no_room() -> None:
    field = Field("", river="0,0", hands={"A": "ur"})
    field.do("A place blue 0,0")
    assert field.state.most_blue[0] == MOST_TILES


def truth_of(state: Position, seat: int) -> tuple[int, ...]:
    """The hand of a seat."""
    return tuple(int(state.hand[seat * COLORS + color]) for color in range(COLORS))


@pytest.mark.parametrize("seed", range(3))
def test_hands_always_fit_what_is_known_and_no_hand_becomes_known_by_chance(seed: int) -> None:
    informed = 0
    for state in walk(20 + seed, 3, keen=seed > 0):
        for seat in range(state.seats):
            assert is_possible(state, seat), truth_of(state, seat)
            informed += sum(int(n) for n in state.seen) + int(state.unsure[seat])
    assert informed > 0


# ---- everything that can be concluded of a hand ----------------------------------------------------------------------

Hand = tuple[int, ...]  # tiles by color


def more(hand: Hand, color: int, by: int = 1) -> Hand:
    """A hand with more tiles of a color, or fewer."""
    return tuple(count + by * (at == color) for at, count in enumerate(hand))


class Watched:
    """The hand of seat A, with all hands that it can be, as who remembers everything must conclude."""

    def __init__(self) -> None:
        """Six tiles that nobody has seen."""
        self.state = new_game(2)
        self.hold((2, 1, 1, 1, 1))
        self.possible = self.hands()

    @property
    def hand(self) -> Hand:
        """The true hand."""
        return truth_of(self.state, 0)

    def hold(self, hand: Hand) -> None:
        """Put a hand in the place of another one."""
        for color, count in enumerate(hand):
            self.state.hand[color] = u8(count)

    def hands(self) -> set[Hand]:
        """All hands of this size."""
        sets = combinations_with_replacement(range(COLORS), sum(self.hand))
        return {tuple(chosen.count(color) for color in range(COLORS)) for chosen in sets}

    def kept(self) -> set[Hand]:
        """The hands that fit what the state keeps."""
        truth = self.hand
        found = set()
        for hand in self.hands():
            self.hold(hand)
            if is_possible(self.state, 0):
                found.add(hand)
        self.hold(truth)
        return found

    def lay(self, color: int) -> None:
        """A tile is laid."""
        lay_open(self.state, 0, color, 1)
        self.possible = {more(hand, color, -1) for hand in self.possible if hand[color] > 0}

    def take(self, color: int) -> None:
        """A tile is taken from the display."""
        take_openly(self.state, 0, color)
        self.possible = {more(hand, color) for hand in self.possible}

    def draw(self, color: int) -> None:
        """A tile is drawn."""
        draw_unseen(self.state, 0, color)
        self.possible = {more(hand, any_color) for hand in self.possible for any_color in range(COLORS)}

    def tell_blue(self) -> None:
        """There is room for a further blue tile, so all learn whether there is one."""
        if self.hand[BLUE] > 0:
            has_one(self.state, 0, BLUE)
        else:
            has_no_blue(self.state, 0)
        self.possible = {hand for hand in self.possible if (hand[BLUE] > 0) == (self.hand[BLUE] > 0)}

    def replace(self, colors: list[int]) -> None:
        """Tiles are put away, and nobody else sees which."""
        for color in colors:
            self.hold(more(self.hand, color, -1))
            self.possible = {more(hand, away, -1) for hand in self.possible for away in range(COLORS) if hand[away] > 0}
        replace_unseen(self.state, 0, len(colors))

    def may_lose_track(self, count: int) -> bool:
        """Fewer tiles are replaced than are `seen`, while others are `maybe`: then too much counts as possible."""
        return count < sum(self.state.seen[:COLORS]) and sum(self.state.maybe[:COLORS]) > 0


def some_step(watched: Watched, random: Random) -> None:
    """Something happens to the hand."""
    held = [color for color in range(COLORS) for _ in range(watched.hand[color])]
    step = random.choice(("lay", "take", "take", "take", "replace", "tell"))
    if step == "lay" and held:
        watched.lay(random.choice(held))
    elif step == "take" and len(held) < MOST_TILES:
        watched.take(random.randrange(COLORS))
    elif step == "tell":
        watched.tell_blue()
    elif step == "replace" and held:
        count = min(len(held), random.choice((1, 1, 1, 2, 6)))
        if not watched.may_lose_track(count):
            watched.replace(random.sample(held, count))
            for _ in range(count):
                watched.draw(random.randrange(COLORS))


def test_what_is_kept_of_a_hand_is_all_that_can_be_concluded_but_for_one_case() -> None:
    """Decision 0022: no hand is thought possible that is not, and none impossible that is."""
    doubts = 0
    for seed in range(6):
        watched, random = Watched(), Random(seed)
        for _ in range(25):
            some_step(watched, random)
            assert watched.kept() == watched.possible
            doubts += int(watched.state.unsure[0])
    assert doubts > 0


def test_a_second_replacement_of_fewer_tiles_than_were_seen_since_keeps_too_little() -> None:
    """The one case: of the two tiles taken last at most one is gone; all that is kept is that two of the four may be."""
    watched = Watched()
    for laid, taken in ((0, 1), (0, 2)):
        watched.lay(laid)
        watched.take(taken)
    watched.replace([3])
    watched.draw(0)
    for laid, taken in ((4, 3), (0, 4)):
        watched.lay(laid)
        watched.take(taken)
    assert watched.may_lose_track(1)
    assert watched.kept() == watched.possible
    watched.replace([1])
    watched.draw(0)
    assert watched.possible < watched.kept()
    without_both = [hand for hand in watched.kept() - watched.possible if hand[3] == hand[4] == 0]
    assert len(without_both) == len(watched.kept() - watched.possible) > 0
