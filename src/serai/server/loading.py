"""Tables out of the store, and what a new one begins with."""

import asyncio
import json
from collections.abc import Sequence

from serai import games
from serai.core.chance import Dealer, SecretDealer, SeedDealer
from serai.core.documents import DocumentError
from serai.core.game import Game
from serai.core.record import Record, RecordError, dump_line, read
from serai.match.match import Match
from serai.match.seating import Seating
from serai.match.table import Table
from serai.store.rows import KeptEntry, TableRow


class Unplayable(Exception):
    """A table cannot be played. `damaged` when its record is at fault, not only this version of the program."""

    def __init__(self, message: str, damaged: bool) -> None:
        """What is wrong, in English, for those who sit there and for the host."""
        super().__init__(message)
        self.damaged = damaged


def dealer_of(secret: str) -> Dealer:
    """The dealer of a kept secret: hexadecimal, or `seed:TEXT`. Raises ValueError."""
    return SeedDealer(secret[5:]) if secret.startswith("seed:") else SecretDealer(bytes.fromhex(secret))


def record_of(row: TableRow, kept: Sequence[KeptEntry]) -> Record:
    """The record of a kept table. Raises RecordError."""
    header = row.header if row.header.endswith("\n") else row.header + "\n"
    record = read(header.encode())
    record.entries = [one.entry for one in kept]
    return record


def record_text(row: TableRow, kept: Sequence[KeptEntry]) -> str:
    """The record as a file, whether it can be played or not."""
    return row.header.rstrip("\n") + "\n" + "".join(dump_line(one.entry.line()) for one in kept)


def table_of(row: TableRow, kept: Sequence[KeptEntry]) -> Table:
    """The table, replayed and every hash verified. Raises Unplayable."""
    try:
        game = games.load(row.game)
    except ValueError as error:
        raise Unplayable(str(error), damaged=False) from None
    try:
        record = record_of(row, kept)
        if len(record.entries) != row.last:
            raise RecordError(0, f"{len(record.entries)} entries are kept where there should be {row.last}")
        match = Match(game, record, dealer_of(row.secret), settle=False)
        return Table(match, Seating.from_document(json.loads(row.seating)))
    except RecordError as error:
        raise Unplayable(str(error), damaged=error.line != 1) from None
    except (DocumentError, ValueError) as error:
        raise Unplayable(f"the table's row: {error}", damaged=True) from None


async def load(row: TableRow, kept: Sequence[KeptEntry]) -> Table:
    """`table_of` beside the loop, so that a long record keeps nobody waiting."""
    return await asyncio.to_thread(table_of, row, kept)


def new_table(game: Game, record: Record, secret: str, seating: Seating) -> Table:
    """A table at a record, new or brought along, with its pending chance settled. Raises RecordError, ValueError."""
    return Table(Match(game, record, dealer_of(secret)), seating)
