"""`serai doctor`: is everything in a store sound, can every game be played on, and how fast is its disk?"""

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from serai.cli.common import Progress, print_json, problem_of, warn
from serai.cli.errors import CallError
from serai.cli.stores import finished, opened, place_of
from serai.cli.streams import clean

if TYPE_CHECKING:
    from serai.store.store import Finding, Report


def run(arguments: argparse.Namespace) -> int:
    """Check, put into quarantine, or export; 1 when something is damaged."""
    place = place_of(arguments.data)
    if arguments.export is not None:
        if arguments.quarantine:
            raise CallError("either --quarantine or --export")
        return finished(_export(place, *arguments.export))
    report = finished(_examine(place))
    if arguments.quarantine:
        finished(_set_apart(place, report))
    if arguments.json:
        print_json(report.data())
    else:
        _show(report)
    return 0 if report.sound else 1


# ---- checking --------------------------------------------------------------------------------------------------------


async def _examine(place: str | Path) -> "Report":
    from serai.match.seating import Seating
    from serai.store.store import Report, StoreDamaged, open_store

    progress = Progress("table", 0)
    try:
        async with opened(place, reading=True) as store:
            return await store.check(Seating.from_document, progress.show_of)
    except StoreDamaged as error:  # not even the beginning of it can be read
        store = open_store(place, reading=True)
        return Report(store.place, store.engine, "", "", (str(error),), (), None)
    finally:
        progress.close()


async def _set_apart(place: str | Path, report: "Report") -> None:
    """Damaged tables into quarantine; those that were there and are sound again, out of it."""
    changes = [(found.id, found.fault) for found in report.damaged if not found.quarantine]
    changes += [(found.id, "") for found in report.tables if found.quarantine and not found.fault]
    if not changes:
        return
    from serai.store.store import StoreDamaged

    async with opened(place, reading=False) as store:
        for table_id, trouble in changes:
            try:
                await store.quarantine(table_id, trouble)
            except StoreDamaged as error:
                warn(f"table {table_id} cannot be marked: {error}")
            else:
                warn(f"table {table_id} {'is in quarantine now' if trouble else 'is sound and plays on'}")


def _show(report: "Report") -> None:
    about = f", schema {report.schema}, installation {report.installation}" if report.schema else ""
    print(clean(f"store     {report.place} ({report.engine}{about})"))
    print(clean(f"database  {'sound' if not report.problems else 'DAMAGED'}"))
    for line in (*report.problems, *report.notes):
        print(clean(f"          {line}"))
    if report.latency is not None:
        latency = report.latency
        print(f"commits   {latency.commits} to the disk, each {latency.p50_ms} ms (p50), {latency.p99_ms} ms (p99)")
    quarantined = sum(bool(found.quarantine) for found in report.tables)
    unplayable = f", {len(report.unplayable)} of other versions" if report.unplayable else ""
    kept_apart = f", {quarantined} in quarantine before this" if quarantined else ""
    print(f"tables    {len(report.tables)} checked, {len(report.damaged)} damaged{unplayable}{kept_apart}")
    for found in (*report.damaged, *report.unplayable):
        print(clean(_line(found)))


def _line(found: "Finding") -> str:
    how = "damaged" if found.damaged else "whole, but not for this version"
    return f"  {found.id}  {found.game or 'game unknown'}, {found.entries} entries read, {how}: {found.fault}"


# ---- exporting -------------------------------------------------------------------------------------------------------


async def _export(place: str | Path, table_id: str, file: str) -> int:
    """Write the record of a table, as far as it can be read; 1 when something of it is lost."""
    from serai.store.salvage import salvage

    async with opened(place, reading=True) as store:
        text, lost = await salvage(store, table_id)
    if file == "-":
        sys.stdout.write(text)
    else:
        _write_new(file, text)
    for line in lost:
        warn(f"{table_id}: lost: {line}")
    return 1 if lost else 0


def _write_new(file: str, text: str) -> None:
    """Write a file of the owner's, which must not be there yet: the record holds things that players must not see."""
    try:
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
        with open(handle, "w", encoding="utf-8") as written:
            written.write(text)
    except (OSError, ValueError) as error:
        raise CallError(f"{file}: cannot be written: {problem_of(error)}") from None
