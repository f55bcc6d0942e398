"""`serai play`: sit down at the terminal."""

import argparse
import os
from pathlib import Path

from serai import games
from serai.cli.common import game_of, language, options_of
from serai.cli.errors import CallError
from serai.cli.kept import Seating, data_folder
from serai.cli.orders import leave, order
from serai.cli.screen import Screen
from serai.cli.seating import Table, latest_table, load_table, new_table, read_record, read_seats
from serai.cli.session import Session
from serai.core.documents import short
from serai.core.language import text


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
