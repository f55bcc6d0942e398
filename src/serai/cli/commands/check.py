"""`serai check`: run rulings."""

import argparse
from pathlib import Path

from serai import games
from serai.cli.common import Progress, print_json
from serai.cli.errors import CallError
from serai.rulebook.check import Report, check_rulings


def run(arguments: argparse.Namespace) -> int:
    """Run the rulings; 1 when one fails."""
    progress = Progress("ruling", 0)
    try:
        game_id = games.find(arguments.game) if arguments.game is not None else None
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
        print(f"{failure.ruling.id} ({failure.ruling.file}, {', '.join(failure.ruling.rules)})")
        print(f"  at        {failure.place}")
        print(f"  expected  {failure.expected}")
        print(f"  came      {failure.came}")
    print(f"{report.passed} passed, {report.failed} failed, {report.skipped} skipped")
