"""Tables out of the store, and what a new one begins with."""

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from serai import games
from serai.core.chance import Dealer, SecretDealer, SeedDealer
from serai.core.documents import DocumentError
from serai.core.game import Game
from serai.core.record import Record, RecordError
from serai.core.record_file import read
from serai.match.match import Match
from serai.match.seating import Seating
from serai.match.table import Table
from serai.store.rows import KeptEntry, TableRow

Kind = Literal["damaged", "version", "components"]
KINDS: Final[dict[str, Kind]] = {
    "components": "components"
}  # by what a record error says; other headers: another version


@dataclass(frozen=True)
class Trouble:
    """Why a table cannot be played, as far as anybody may know: of which kind it is, and at which entry (0: at none)."""

    kind: Kind
    entry: int = 0


class Unplayable(Exception):
    """A table cannot be played. Its text may name hidden things: it is for the store and `serai doctor` alone."""

    def __init__(self, message: str, kind: Kind, entry: int = 0) -> None:
        """What is wrong, in English, for the host."""
        super().__init__(message)
        self.trouble = Trouble(kind, entry)

    @property
    def damaged(self) -> bool:
        """Whether the record is at fault, not only this version of the program."""
        return self.trouble.kind == "damaged"


def dealer_of(secret: str) -> Dealer:
    """The dealer of a kept secret: hexadecimal, or `seed:TEXT`. Raises ValueError."""
    return SeedDealer(secret[5:]) if secret.startswith("seed:") else SecretDealer(bytes.fromhex(secret))


def record_of(row: TableRow, kept: Sequence[KeptEntry]) -> Record:
    """The record of a kept table. Raises RecordError."""
    header = row.header if row.header.endswith("\n") else row.header + "\n"
    record = read(header.encode())
    record.entries = [one.entry for one in kept]
    return record


def table_of(row: TableRow, kept: Sequence[KeptEntry]) -> Table:
    """The table, replayed and every hash verified. Raises Unplayable."""
    try:
        game = games.load(row.game)
    except ValueError as error:
        raise Unplayable(str(error), "version") from None
    try:
        record = record_of(row, kept)
        if len(record.entries) != row.last:
            raise RecordError(0, f"{len(record.entries)} entries are kept where there should be {row.last}")
        match = Match(game, record, dealer_of(row.secret), settle=False)
        return Table(match, Seating.from_document(json.loads(row.seating)))
    except RecordError as error:
        raise Unplayable(str(error), kind_of(error), max(0, error.line - 1)) from None
    except (DocumentError, ValueError) as error:
        raise Unplayable(f"the table's row: {error}", "damaged") from None


def kind_of(error: RecordError) -> Kind:
    """What is wrong with a record that is refused. A header that cannot be played is no damage: another version made it."""
    return "damaged" if error.line != 1 else KINDS.get(error.kind, "version")


async def load(row: TableRow, kept: Sequence[KeptEntry]) -> Table:
    """`table_of` beside the loop, so that a long record keeps nobody waiting."""
    return await asyncio.to_thread(table_of, row, kept)


def new_table(game: Game, record: Record, secret: str, seating: Seating) -> Table:
    """A table at a record, new or brought along, with its pending chance settled. Raises RecordError, ValueError."""
    return Table(Match(game, record, dealer_of(secret)), seating)
