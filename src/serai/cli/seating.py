"""Sitting down: new games, loaded records, kept games; each becomes a match with its keeper."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from serai.bots import bot
from serai.cli.common import game_of, read_bytes, seats_of
from serai.cli.errors import CallError
from serai.cli.kept import KeptGame, Seating, kept_games, new_secret, secret_of
from serai.core.record import MAX_FILE, Record, RecordError, header_for, read
from serai.match.match import Match

if TYPE_CHECKING:
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
    seats_of(game, len(names))
    if count is not None and len(names) != count:
        raise CallError(f"the record has {count} seats; --seats names {len(names)}")
    try:
        return [YOU if name.lower() == YOU else bot.make(name, game, 0).name for name in names]
    except bot.BotError as error:
        raise CallError(f"{error}; or `you` for a person") from None


def new_table(game: "Game", seating: Seating, options: "Options", folder: Path) -> Table:
    """A new game. Its chance comes from the seating's seed, or from a new secret."""
    if not seating.seed:
        seating.secret = new_secret()
    secret = bytes.fromhex(seating.secret) if seating.secret else None
    record = Record(header_for(game, len(seating.seats), options, secret))
    return _sit_down(game, record, KeptGame.create(folder, record, seating), [])


def load_table(path: str, names: Sequence[str] | None, seating: Seating, folder: Path) -> Table:
    """Go on from a record, in a kept copy of it. The secret of its chance is used where it is kept here."""
    try:
        record = read(read_bytes(path, MAX_FILE))
    except RecordError as error:
        raise CallError(f"{path}: {error}") from None
    game = game_of(record.header.game, seating.components or None)
    seating.seats = read_seats(game, names, record.header.seats)
    notices = ["term-truncated"] if record.truncated else []
    if record.header.commitment:
        seating.seed, seating.secret = "", secret_of(folder, record.header.commitment)
    if not seating.seed and not seating.secret:
        seating.secret = new_secret()
        notices.append("term-new-chance")
    _check(game, record, path)
    return _sit_down(game, record, KeptGame.create(folder, record, seating), notices)


def latest_table(game_name: str | None, folder: Path) -> Table:
    """Go on with the latest kept game that is not over. Raises CallError when there is none."""
    wanted = game_of(game_name).id if game_name else None
    for path, seating in kept_games(folder):
        if not seating.over and (wanted is None or f"-{wanted}-" in path.name):
            kept, record = KeptGame.open(path)
            game = game_of(record.header.game, seating.components or None)
            return _sit_down(game, record, kept, ["term-truncated"] if record.truncated else [])
    raise CallError(f"no game to go on with in {folder}")


def _check(game: "Game", record: Record, path: str) -> None:
    """Refuse a record that does not replay, before a copy of it is kept."""
    from serai.core.record import final_state

    try:
        final_state(game, record)
    except RecordError as error:
        raise CallError(f"{path}: {error}") from None


def _sit_down(game: "Game", record: Record, kept: KeptGame, notices: list[str]) -> Table:
    seating = kept.seating
    own = seating.seed or secrets.token_hex(8)
    try:
        bots = [
            None if name == YOU else bot.make(name, game, f"{own} seat {seat}")
            for seat, name in enumerate(seating.seats)
        ]
        match = Match(game, record, seating.dealer(), bots, kept)
    except ValueError as error:
        raise CallError(f"{kept.path}: {error}") from None
    return Table(game, match, kept, notices)
