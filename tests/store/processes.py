"""Other processes that use a store."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from tests.store.stores import Place


@contextmanager
def writing(place: Place, tables: int) -> Iterator["subprocess.Popen[str]"]:
    """A process of `writer.py`; killed at the end, if it has not ended."""
    with subprocess.Popen(
        [sys.executable, "-W", "error", "-m", "tests.store.writer", str(place), str(tables)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def next_line(process: "subprocess.Popen[str]") -> str:
    """The next line it says; empty at the end."""
    assert process.stdout is not None
    return process.stdout.readline().strip()
