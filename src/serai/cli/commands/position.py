"""`serai position`: a position document, its legal actions, a seat's view."""

import argparse
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from serai.cli.common import game_of, language, options_of, print_json, seats_of
from serai.cli.documents import read_document, write_document
from serai.cli.errors import CallError
from serai.core.documents import Document, DocumentError, short
from serai.core.seats import seat_name, seat_number
from serai.core.state import NOBODY

if TYPE_CHECKING:
    from serai.core.actions import Structure
    from serai.core.dealt import DealtState
    from serai.core.game import Game


@dataclass(frozen=True)
class Move:
    """A legal action, as number, as text, as data and in words."""

    action: int
    notation: str
    structure: "Structure"
    text: str


def run(arguments: argparse.Namespace) -> int:
    """Show what was asked for; without --moves and --view the document itself."""
    game = game_of(arguments.game, arguments.components)
    table = _table(game, arguments)
    view = table.view(_viewer(table, arguments.view)) if arguments.view is not None else None
    moves = _moves(game, table, language(arguments)) if arguments.moves else None
    if arguments.json:
        print_json(_answer(table, view, moves))
    elif moves is None:
        print(write_document(_answer(table, view, moves)), end="")
    else:
        if view is not None:
            print(write_document(view))
        _show_moves(seat_name(table.to_act), moves)
    return 0


def _answer(table: "DealtState", view: Document | None, moves: list[Move] | None) -> Document:
    """The document, or what was asked for; a view alone stands without a heading."""
    if moves is None:
        return table.document() if view is None else view
    answer: Document = {} if view is None else {"view": view}
    return {**answer, "to_act": seat_name(table.to_act), "moves": [asdict(move) for move in moves]}


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
        raise CallError(f"--view: there is no seat {short(name)}; seats are {letters}, or spectator")
    return seat


def _moves(game: "Game", table: "DealtState", lang: str) -> list[Move]:
    return [
        Move(action, game.notation(action), game.structure(action), game.describe(table.state, action, lang))
        for action in table.legal_actions()
    ]


def _show_moves(seat: str, moves: list[Move]) -> None:
    width = max((len(move.notation) for move in moves), default=0)
    for move in moves:
        print(f"{seat}  {move.notation:<{width}}  {move.text}")
