"""`serai games`: what is here, with options and the state of its data."""

import argparse
from typing import TYPE_CHECKING

from serai import games
from serai.cli.common import game_of, language, print_json
from serai.core.language import has_text, text
from serai.core.options import OptionValue

if TYPE_CHECKING:
    from serai.core.game import Game


def run(arguments: argparse.Namespace) -> int:
    """List the games."""
    known = [game_of(game_id) for game_id in games.IDS]
    if arguments.json:
        print_json([_data(game) for game in known])
        return 0
    for game in known:
        _show(game, language(arguments))
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


def _show(game: "Game", lang: str) -> None:
    fewest, most = game.seats
    name = game.id.replace("_", "-")
    about = text("term-games-line", lang, title=game.title, fewest=fewest, most=most, version=game.rules_version)
    print(f"{name}  {about}")
    print(f"  {text('term-games-data', lang, name=game.components_name, note=text(game.data_note, lang))}")
    for option in game.options:
        words = f"web-option-{game.id}-{option.name}"
        print(f"  {text(words, lang)} ({option.rule})")
        calls = [f"--option {option.name}={str(value).lower()}" for value in option.values]
        for call, value in zip(calls, option.values, strict=True):
            told = _value_words(words, value, lang)
            usual = text("term-games-default", lang, value=told) if value == option.default else told
            print(f"    {call:<{max(map(len, calls))}}  {usual}")


def _value_words(option: str, value: OptionValue, lang: str) -> str:
    """What a value means, in the words of the page; `Yes` and `No` where a switch needs no others."""
    own = f"{option}-{str(value).lower()}"
    return text(own if has_text(own) else "web-yes" if value else "web-no", lang)
