"""Sitting down: new games, loaded records, kept games; each becomes a match with its keeper."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from serai.bots import bot
from serai.cli.common import game_of, read_bytes, seats_of, warn
from serai.cli.errors import CallError
from serai.cli.kept import Damaged, KeptGame, Seating, kept_games, new_secret, secret_of
from serai.core.record import Record, RecordError, header_for
from serai.core.record_file import MAX_FILE, read
from serai.match.match import Match

if TYPE_CHECKING:
    from serai.core.documents import Document
    from serai.core.game import Game
    from serai.core.options import Options

YOU: Final = "you"
DEFAULT: Final = (YOU, "greedy", "greedy")


@dataclass
class Table:
    """A match with the files it is kept in, and what to tell first (a key of the terminal's words)."""

    game: "Game"
    match: Match
    kept: KeptGame
    notices: list[str]

    @property
    def seating(self) -> Seating:
        """Who sits here."""
        return self.kept.seating


def read_seats(game: "Game", names: Sequence[str] | None, count: int | None = None) -> list[str]:
    """Who sits where; by default you and greedy bots. Raises CallError for unknown names and a wrong number of seats."""
    if names is None:
        fewest, most = game.seats
        count = count or min(max(len(DEFAULT), fewest), most)
        names = [YOU, *["greedy"] * (count - 1)]
    try:
        sitting = [YOU if name.lower() == YOU else bot.make(name, game, 0).name for name in names]
    except bot.BotError as error:
        raise CallError(f"{error}; or `you` for a person") from None
    seats_of(game, len(sitting))
    if count is not None and len(sitting) != count:
        raise CallError(f"the game has {count} seats; --seats names {len(sitting)}")
    return sitting


def new_table(
    game: "Game", seating: Seating, options: "Options", folder: Path, position: "Document | None" = None
) -> Table:
    """A new game, from its setup or a position. Its chance comes from the seating's seed, or from a new secret."""
    if not seating.seed:
        seating.secret = new_secret()
    secret = bytes.fromhex(seating.secret) if seating.secret else None
    record = Record(header_for(game, len(seating.seats), options, secret, position))
    return _keep(game, _match(game, record, seating, str(folder)), seating, folder, [])


def read_record(path: str) -> Record:
    """The record in a file. Raises CallError."""
    try:
        return read(read_bytes(path, MAX_FILE))
    except RecordError as error:
        raise CallError(f"{path}: {error}") from None


def load_table(record: Record, path: str, names: Sequence[str] | None, seating: Seating, folder: Path) -> Table:
    """Go on from a record, in a kept copy of it. The secret of its chance is used where it is kept here."""
    game = game_of(record.header.game, seating.components or None)
    seating.seats = read_seats(game, names, record.header.seats)
    notices = ["term-truncated"] if record.truncated else []
    if record.header.commitment:
        seating.secret = secret_of(folder, record.header.commitment)
    if not seating.seed and not seating.secret:
        seating.secret = new_secret()
        notices.append("term-new-chance")
    return _keep(game, _match(game, record, seating, path), seating, folder, notices)


def latest_table(game_name: str | None, folder: Path) -> Table:
    """Go on with the latest kept game that is not over; damaged ones are named and passed over.

    Raises CallError when there is none.
    """
    wanted = game_of(game_name).id if game_name else None
    passed_over: list[str] = []
    for path, seating in kept_games(folder):
        if wanted is not None and f"-{wanted}-" not in path.name:
            continue
        try:
            if isinstance(seating, Damaged):
                raise seating
            if seating.over:
                continue
            kept, record = KeptGame.open(path)
        except Damaged as error:
            passed_over.append(str(error))
            continue
        for problem in passed_over:
            warn(f"passed over {problem}")
        return _go_on(kept, record)
    raise CallError("; ".join([f"no game to go on with in {folder}", *passed_over[:1]]))


def _go_on(kept: KeptGame, record: Record) -> Table:
    try:
        game = game_of(record.header.game, kept.seating.components or None)
        match = _match(game, record, kept.seating, str(kept.path), kept)
    except BaseException:
        kept.close()
        raise
    return Table(game, match, kept, ["term-truncated"] if record.truncated else [])


def _keep(game: "Game", match: Match, seating: Seating, folder: Path, notices: list[str]) -> Table:
    """Nothing is kept of a table before everything else about it has turned out well."""
    kept = KeptGame.create(folder, match.record, seating)
    match.keeper = kept
    return Table(game, match, kept, notices)


def _match(game: "Game", record: Record, seating: Seating, where: str, keeper: KeptGame | None = None) -> Match:
    """The match of a record, with everybody in their seats. Raises CallError when the record does not replay."""
    own = seating.seed or secrets.token_hex(8)
    try:
        bots = [
            None if name == YOU else bot.make(name, game, f"{own} seat {seat}")
            for seat, name in enumerate(seating.seats)
        ]
        return Match(game, record, seating.dealer(), bots, keeper)
    except ValueError as error:
        raise CallError(f"{where}: {error}") from None
