"""`serai play`: sit down at the terminal."""

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING

from serai import games
from serai.cli.common import game_of, language, options_of
from serai.cli.documents import read_document
from serai.cli.errors import CallError
from serai.cli.kept import Seating, data_folder
from serai.cli.orders import leave, order
from serai.cli.screen import Screen
from serai.cli.seating import YOU, Table, latest_table, load_table, new_table, read_record, read_seats
from serai.cli.session import Session
from serai.core.documents import DocumentError, short
from serai.core.language import text

if TYPE_CHECKING:
    from serai.core.game import Game
    from serai.core.state import State


def run(arguments: argparse.Namespace) -> int:
    """Play until the game or the input ends, or somebody leaves."""
    screen = Screen()
    table = _table(arguments, screen)
    if arguments.lang:
        table.seating.lang = arguments.lang
    session = Session(table, screen, arguments.data, order)
    try:
        session.run()
        leave(session)
    except KeyboardInterrupt:
        print()
        leave(session)
        raise
    finally:
        session.table.kept.close()  # by now perhaps another table than at first
    return 0


def _table(arguments: argparse.Namespace, screen: Screen) -> Table:
    folder = data_folder(arguments.data)
    if arguments.go_on:
        _refuse(arguments, ("seats", "seed", "option", "components"), "--continue; the kept game says it itself")
        return latest_table(arguments.game, folder)
    components = os.path.abspath(arguments.components) if arguments.components else ""
    seating = Seating(lang=language(arguments), seed=arguments.seed or "", components=components)
    if arguments.load:
        return _load(arguments, seating, folder)
    game = game_of(arguments.game or _menu(screen, seating.lang), arguments.components)
    if arguments.position is not None or arguments.ruling is not None:
        return _at_position(arguments, game, seating, folder)
    options = options_of(game, arguments.option)
    seating.seats = read_seats(game, arguments.seats)
    return new_table(game, seating, options, folder)


def _load(arguments: argparse.Namespace, seating: Seating, folder: Path) -> Table:
    path = arguments.load
    _refuse(arguments, ("option",), "--load; the record says it itself")
    record = read_record(path)
    if arguments.game is not None and game_of(arguments.game).id != record.header.game:
        raise CallError(f"{path}: a record of {short(record.header.game)}, not of {game_of(arguments.game).id}")
    if seating.seed and record.header.commitment:
        raise CallError("--seed does not go with this record; its chance comes from a secret")
    return load_table(record, path, arguments.seats, seating, folder)


def _at_position(arguments: argparse.Namespace, game: "Game", seating: Seating, folder: Path) -> Table:
    """A table that begins from a position document, or from the position of a ruling."""
    ruling = arguments.ruling is not None
    _refuse(arguments, ("option",), f"--{'ruling' if ruling else 'position'}; the position says it itself")
    state = _ruling(game, arguments.ruling) if ruling else _position(game, arguments.position)
    seats = int(state.seats)
    everywhere = [YOU] * seats if ruling else None
    seating.seats = read_seats(game, arguments.seats or everywhere, seats)
    return new_table(game, seating, state.options, folder, game.document(state))


def _position(game: "Game", path: str) -> "State":
    try:
        return game.state_from(read_document(path))
    except DocumentError as error:
        raise CallError(f"{path}: {error}") from None


def _ruling(game: "Game", name: str) -> "State":
    """The position of a ruling that ships, whatever the case of its id."""
    from serai.rulebook.check import set_up
    from serai.rulebook.rulings import RulingError, shipped_rulings

    found = next((ruling for ruling in shipped_rulings(game.id) if ruling.id.lower() == name.strip().lower()), None)
    if found is None:
        raise CallError(f"there is no ruling {short(name)}; `serai rules {game.id} WORDS` finds them")
    try:
        return set_up(found, game)[1]
    except RulingError as error:
        raise CallError(str(error)) from None


def _refuse(arguments: argparse.Namespace, names: tuple[str, ...], what: str) -> None:
    for name in names:
        if getattr(arguments, name):
            raise CallError(f"--{name} does not go with {what}")


def _menu(screen: Screen, lang: str) -> str:
    """Let somebody choose the game; in a pipe, or when there is only one, that one."""
    known = games.IDS
    if len(known) == 1 or not screen.live:
        return known[0]
    screen.show(text("term-menu-title", lang), "title")
    for number, game_id in enumerate(known, start=1):
        screen.show(f"{number:>4}  {games.load(game_id).title}")
    while True:
        answer = screen.ask(text("term-menu-ask", lang))
        if answer is None:
            raise CallError("no game was chosen")
        if answer.isdecimal() and len(answer) < 10 and 1 <= int(answer) <= len(known):
            return known[int(answer) - 1]
        try:
            return games.find(answer)
        except ValueError as error:
            screen.show(str(error), "refusal")
