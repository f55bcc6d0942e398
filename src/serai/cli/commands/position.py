"""`serai position`: a position document, its legal actions, a seat's view."""

import argparse
from typing import TYPE_CHECKING

from serai.cli.common import game_of, language, options_of, print_json, seats_of
from serai.cli.documents import read_document, write_document
from serai.cli.errors import CallError
from serai.core.documents import Document, DocumentError
from serai.core.seats import seat_name, seat_number
from serai.core.state import NOBODY

if TYPE_CHECKING:
    from serai.core.dealt import DealtState
    from serai.core.game import Game


def run(arguments: argparse.Namespace) -> int:
    """Show what was asked for; without --moves and --view the document itself."""
    game = game_of(arguments.game, arguments.components)
    table = _table(game, arguments)
    answer: Document = {}
    if arguments.view is not None:
        answer["view"] = table.view(_viewer(table, arguments.view))
    if arguments.moves:
        answer["to_act"] = seat_name(table.to_act)
        answer["moves"] = _moves(game, table, language(arguments))
    if arguments.json:
        print_json(_plain(answer) if answer else table.document())
    elif arguments.moves:
        _show_moves(answer)
    else:
        print(write_document(_plain(answer) if answer else table.document()), end="")
    return 0


def _plain(answer: Document) -> object:
    """A view alone stands without a heading."""
    return answer["view"] if list(answer) == ["view"] else answer


def _table(game: "Game", arguments: argparse.Namespace) -> "DealtState":
    if arguments.new == (arguments.file is not None):
        raise CallError("give either a FILE or --new (see serai position --help)")
    if arguments.new:
        options = options_of(game, arguments.option)
        return game.start(seats_of(game, arguments.seats), seed=arguments.seed or "0", options=options)
    for name in ("seats", "seed", "option"):
        if getattr(arguments, name):
            raise CallError(f"--{name} goes with --new; the document says it itself")
    try:
        return game.position(read_document(arguments.file), seed=None)
    except DocumentError as error:
        raise CallError(f"{arguments.file}: {error}") from None


def _viewer(table: "DealtState", name: str) -> int:
    if name.lower() == "spectator":
        return NOBODY
    letters = ", ".join(seat_name(seat) for seat in range(table.seats))
    try:
        seat = seat_number(name)
    except ValueError:
        seat = table.seats
    if seat >= table.seats:
        raise CallError(f"--view: there is no seat {name[:40]!r}; seats are {letters}, or spectator")
    return seat


def _moves(game: "Game", table: "DealtState", lang: str) -> list[Document]:
    return [
        {
            "action": action,
            "notation": game.notation(action),
            "structure": game.structure(action),
            "text": game.describe(table.state, action, lang),
        }
        for action in table.legal_actions()
    ]


def _show_moves(answer: Document) -> None:
    if "view" in answer:
        print(write_document(answer["view"]))
    moves = answer["moves"]
    assert isinstance(moves, list)
    width = max((len(move["notation"]) for move in moves), default=0)
    for move in moves:
        print(f"{answer['to_act']}  {move['notation']:<{width}}  {move['text']}")
