"""`serai games`: what is here, with options and the state of its data."""

import argparse
from typing import TYPE_CHECKING

from serai import games
from serai.cli.common import game_of, print_json
from serai.core.language import text

if TYPE_CHECKING:
    from serai.core.game import Game


def run(arguments: argparse.Namespace) -> int:
    """List the games."""
    known = [game_of(game_id) for game_id in games.IDS]
    if arguments.json:
        print_json([_data(game) for game in known])
        return 0
    for game in known:
        _show(game)
    return 0


def _data(game: "Game") -> dict[str, object]:
    return {
        "id": game.id,
        "title": game.title,
        "seats": {"min": game.seats[0], "max": game.seats[1]},
        "rules_version": game.rules_version,
        "options": [
            {"name": option.name, "values": list(option.values), "default": option.default, "rule": option.rule}
            for option in game.options
        ],
        "data": {
            "components": game.components_name,
            "fingerprint": game.components_fingerprint,
            "note": text(game.data_note),
        },
    }


def _show(game: "Game") -> None:
    print(f"{game.id}  {game.title}, {game.seats[0]} to {game.seats[1]} players, rules {game.rules_version}")
    print(f"  data: {game.components_name}. {text(game.data_note)}")
    for option in game.options:
        values = ", ".join(str(value).lower() for value in option.values)
        print(f"  --option {option.name}={str(option.default).lower()}  one of {values} ({option.rule})")
