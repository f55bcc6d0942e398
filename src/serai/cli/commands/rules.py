"""`serai rules`: the rulebook and the rulings, by id or words."""

import argparse
from typing import TYPE_CHECKING

from serai.cli.common import game_of, language

if TYPE_CHECKING:
    from serai.core.game import Game


def look_up(game: "Game", query: str, lang: str) -> list[tuple[str, str]]:
    """Title and body of everything found."""
    return []


def run(arguments: argparse.Namespace) -> int:
    game_of(arguments.game)
    language(arguments)
    return 0
