"""Getting out of a damaged store what can still be read."""

from typing import Final

from serai.core.record import dump_line
from serai.store.check import Readable, record_text
from serai.store.errors import Missing, StoreError
from serai.store.rows import KeptEntry, TableRow

FAR: Final = 1000  # when so many entries in a row cannot be read, no more are looked for


async def salvage(store: Readable, table_id: str) -> tuple[str, list[str]]:
    """The record of a table as a file, as far as it can be read, and what is missing of it.

    Raises StoreError when there is no such table, or nothing of it can be read.
    """
    row: TableRow | None = None
    lost: list[str] = []
    try:
        row = await store.table(table_id)
        if row is None:
            raise Missing(f"{store.place}: there is no table {table_id}")
    except Missing:
        raise
    except StoreError as error:
        lost.append(f"the header ({error})")
    try:
        entries = await store.record(table_id)
    except StoreError:
        entries = await _one_by_one(store, table_id)
    if row is None and not entries:
        raise StoreError(f"{store.place}: nothing of table {table_id} can be read")
    last = row.last if row is not None else max(kept.entry.number for kept in entries)
    lost += _gaps([kept.entry.number for kept in entries], last)
    if row is None:
        return "".join(dump_line(kept.entry.line()) for kept in entries), lost
    return record_text(row, entries), lost


async def _one_by_one(store: Readable, table_id: str) -> list[KeptEntry]:
    found: list[KeptEntry] = []
    number = misses = 0
    while misses < FAR:
        number += 1
        try:
            kept = await store.entry(table_id, number)
        except StoreError:
            kept = None
        if kept is None:
            misses += 1
        else:
            misses = 0
            found.append(kept)
    return found


def _gaps(numbers: list[int], last: int) -> list[str]:
    """Which of the entries 1 to `last` are not there, in words."""
    gaps = []
    for before, after in zip([0, *numbers], [*numbers, last + 1], strict=True):
        if after - before == 2:
            gaps.append(f"entry {before + 1}")
        elif after - before > 2:
            gaps.append(f"entries {before + 1} to {after - 1}")
    return gaps
