"""Random play ends where it always ended, in both builds (golden.py)."""

from serai.core.game import Game
from tests.conformance.golden import ADVICE, GAMES, cases, compare
from tests.conformance.walk import option_sets


def test_random_play_ends_where_the_golden_file_says(game: Game) -> None:
    faults = compare(game.id)
    assert not faults, "\n".join([*faults, ADVICE])


def test_the_golden_games_have_every_option_set_and_number_of_seats(game: Game) -> None:
    assert {case.chosen for case in cases(game.id)} == set(option_sets(game)[:GAMES])
    assert {case.seats for case in cases(game.id)} == set(range(game.seats[0], game.seats[1] + 1))
