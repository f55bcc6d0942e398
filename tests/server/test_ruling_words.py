"""What a ruling expects, as people read it: who acts, who has won, places, options."""

import pytest

from serai import game
from serai.rulebook.check import game_of, run
from serai.rulebook.rulings import read_rulings, shipped_rulings
from serai.server.ruling_words import expected

YY = game("yellow_and_yangtze")
HEAD = "game: yellow_and_yangtze\nrulings:\n"
FULL_TIE = """\
  - id: X
    options: {tie_break: OPTION}
    position:
      to_act: A
      seats.A.hand: {black: 1}
      seats.A.points: {black: 6, red: 6, blue: 6, green: 5, yellow: 1}
      seats.B.points: {black: 6, red: 6, blue: 5, green: 6, yellow: 1}
      bag: 0
    moves: [{A: replace k}]
    expect: {ranking: [[A, B]], winners: WINNERS}
"""


@pytest.mark.parametrize(
    ("path", "value", "en", "it"),
    [
        ("to_act", "B", "Next to act: B", "Ora tocca a: B"),
        ("to_act", "nobody", "Nobody acts any more", "Nessuno deve più agire"),
        ("winners", ["A", "B"], "Winners: A and B", "Vincono A e B"),
        ("winners", ["C"], "Winner: C", "Vince C"),
        ("winners", [], "Nobody has won", "Non ha vinto nessuno"),
        ("ranking", [["A", "B", "D"], "C"], "Places: A, B and D; C", "Classifica: A, B e D; C"),
        ("options.map", "small", "Map: Small, for two", "Mappa: Piccola, per due"),
        ("options.short_two_player_game", False, "A shorter game for two: no", "Partita più breve in due: no"),
    ],
)
def test_an_expectation_in_words(path: str, value: object, en: str, it: str) -> None:
    assert expected(YY, path, value, "en") == en
    assert expected(YY, path, value, "it") == it


def test_the_options_of_every_ruling_have_words_of_their_own() -> None:
    """No name and no value of an option as the records write it, unless it is a number."""
    told = 0
    for ruling in shipped_rulings("yellow_and_yangtze") + shipped_rulings("river_of_gold"):
        for path, value in ruling.expect.items():
            if path.startswith("options."):
                line = expected(game_of(ruling), path, value, "en")
                assert "_" not in line, line
                told += 1
    assert told > 5


@pytest.mark.parametrize(
    ("option", "winners", "passes"),
    [
        ("shared", "[A, B]", True),
        ("huang", "[]", True),
        ("shared", "[]", False),
        ("huang", "[A, B]", False),
        ("shared", "[B, A]", False),
    ],
)
def test_winners_are_more_than_the_first_place(option: str, winners: str, passes: bool) -> None:
    """Equal in everything: they share the victory, or with HUANG's tie-break nobody has won (YY-18.5, YY-18.6)."""
    text = FULL_TIE.replace("OPTION", option).replace("WINNERS", winners)
    (ruling,) = read_rulings((HEAD + text).encode(), "mine.yaml")
    outcome = run(ruling)
    assert outcome.passed == passes, str(outcome)
    assert passes or outcome.place == "expect.winners"
