"""`serai check`: run rulings."""

import argparse
from pathlib import Path

from serai import games
from serai.cli.common import Progress, game_of, print_json
from serai.cli.errors import CallError
from serai.cli.streams import clean
from serai.rulebook.check import Report, check_rulings


def run(arguments: argparse.Namespace) -> int:
    """Run the rulings; 1 when one fails."""
    progress = Progress("ruling", 0)
    try:
        game_id = games.find(arguments.game) if arguments.game is not None else None
        for known in games.IDS if game_id is None else (game_id,):
            game_of(known)
        report = check_rulings(
            [Path(path) for path in arguments.paths], game_id, arguments.components, progress.show_of
        )
    except (ValueError, OSError) as error:
        raise CallError(str(error)) from None
    finally:
        progress.close()
    if arguments.json:
        print_json(report.data())
    else:
        _show(report)
    return 1 if report.failed else 0


def _show(report: Report) -> None:
    for failure in report.failures:
        ruling = failure.ruling
        print(clean(f"{ruling.id} ({ruling.file}, {', '.join(ruling.rules)})"))
        print(clean(f"  at        {failure.place}"))
        print(clean(f"  expected  {failure.expected}"))
        print(clean(f"  came      {failure.came}"))
    print(f"{report.passed} passed, {report.failed} failed, {report.skipped} skipped")
