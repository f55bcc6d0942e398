"""The conformance suite: every game keeps every sentence of `serai/core/state.py` and of its neighbours in the core."""

import pytest

from serai import games
from serai.core.game import Game


@pytest.fixture(params=games.IDS)
def game(request: pytest.FixtureRequest) -> Game:
    """Each game."""
    return games.load(str(request.param))
