"""What everybody knows of a hand (YY-19.3, YY-22.1)."""

import pytest

from serai.games.yellow_and_yangtze.knowledge import is_possible
from serai.games.yellow_and_yangtze.names import LETTERS
from serai.games.yellow_and_yangtze.state import Position
from serai.games.yellow_and_yangtze.tables import COLORS, MOST_TILES
from tests.games.yellow_and_yangtze.field import Field
from tests.games.yellow_and_yangtze.random_games import walk


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
