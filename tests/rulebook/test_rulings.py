"""Every ruling that ships passes."""

import pytest

from serai import games
from serai.rulebook.book import book
from serai.rulebook.check import check_rulings, position_of, run
from serai.rulebook.rulings import Ruling, shipped_rulings

SHIPPED = [ruling for game_id in games.IDS for ruling in shipped_rulings(game_id)]


@pytest.mark.parametrize("ruling", SHIPPED, ids=lambda ruling: ruling.id)
def test_ruling(ruling: Ruling) -> None:
    """It comes out as it says."""
    outcome = run(ruling)
    assert outcome.passed, str(outcome)


def test_all_together() -> None:
    """Without a path everything that ships is run, and nothing is left out."""
    report = check_rulings([])
    assert (report.passed, report.failed, report.skipped) == (len(SHIPPED), 0, 0)


@pytest.mark.parametrize("ruling", SHIPPED, ids=lambda ruling: ruling.id)
def test_it_opens_as_a_position(ruling: Ruling) -> None:
    """The document is complete, and somebody can play on from it."""
    document, dealt = position_of(ruling)
    assert dealt.game.document(dealt.game.state_from(document)) == document
    assert dealt.over or dealt.legal_actions()


@pytest.mark.parametrize("ruling", SHIPPED, ids=lambda ruling: ruling.id)
def test_its_words(ruling: Ruling) -> None:
    """Titles differ between the languages, are short, and the id carries the game's prefix."""
    prefix = book(ruling.game_id).ids[0].partition("-")[0]
    assert ruling.id.startswith(f"{prefix}-R")
    (english, _), (italian, _) = ruling.words("en"), ruling.words("it")
    assert english != italian
    assert max(len(english), len(italian)) <= 120
