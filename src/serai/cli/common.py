"""What several commands need: the game that is meant, files read with clear errors, output, progress."""

import argparse
import errno
import json
import os
import stat
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from serai import games
from serai.cli import interrupts, streams
from serai.cli.errors import CallError

if TYPE_CHECKING:
    from serai.core.game import Game
    from serai.core.options import Options

PROGRESS_PAUSE: Final = 0.2  # seconds between two progress lines


def game_of(name: str, components: str | None = None) -> "Game":
    """The game that a name means, with an owner's component set if one is given. Raises CallError."""
    try:
        with interrupts.held():
            game = games.load(games.find(name))
            return game if components is None else game.with_components(components)
    except (ValueError, OSError) as error:
        raise CallError(str(error)) from None


def options_of(game: "Game", pairs: Sequence[tuple[str, str]]) -> "Options":
    """All options of a game, with those chosen on the command line. Raises CallError."""
    from serai.core.options import OptionError, complete

    chosen = dict(pairs)
    if len(chosen) < len(pairs):
        raise CallError("an option is given twice")
    try:
        return complete(game.options, chosen)
    except OptionError as error:
        raise CallError(str(error)) from None


def seats_of(game: "Game", seats: int | None) -> int:
    """A number of seats that the game can be played with, by default the fewest. Raises CallError."""
    try:
        return game.check_seats(game.seats[0] if seats is None else seats)
    except ValueError as error:
        raise CallError(str(error)) from None


def read_bytes(path: str, limit: int) -> bytes:
    """The bytes of a file, or of standard input for `-`. Raises CallError."""
    try:
        if path == "-":
            data = sys.stdin.buffer.read(limit + 1)
        else:
            with open(open_regular(path), "rb") as file:
                data = file.read(limit + 1)
    except (OSError, ValueError) as error:
        raise CallError(f"{path}: cannot be read: {problem_of(error)}") from None
    if len(data) > limit:
        raise CallError(f"{path}: larger than {limit:,} bytes")
    return data


def open_regular(path: str | Path, flags: int = os.O_RDONLY) -> int:
    """A handle of a file. What could keep us waiting for somebody (a pipe, a device) is refused. Raises OSError."""
    handle = os.open(path, flags | os.O_NONBLOCK | os.O_NOCTTY | os.O_CLOEXEC)
    mode = os.fstat(handle).st_mode
    if stat.S_ISREG(mode):
        return handle
    os.close(handle)
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    raise OSError(errno.EINVAL, "it is no regular file")


def problem_of(error: Exception) -> str:
    """What the system says about a file, without the number of the error and the path."""
    return str(getattr(error, "strerror", None) or error)


def language(arguments: argparse.Namespace) -> str:
    """The language that was asked for, or the default one."""
    from serai.core.language import DEFAULT

    return str(arguments.lang or DEFAULT)


def print_json(data: object) -> None:
    """One JSON document on standard output; what a terminal or its encoding could trip over is written as an escape."""
    unicode = (sys.stdout.encoding or "").lower().startswith("utf")
    text = json.dumps(data, indent=2, ensure_ascii=not unicode)
    print("\n".join(line if line.isprintable() else _escaped(line) for line in text.split("\n")))


def _escaped(line: str) -> str:
    return "".join(letter if letter.isprintable() else json.dumps(letter)[1:-1] for letter in line)


def warn(message: str) -> None:
    """A message on standard error."""
    streams.complain(message)


class Progress:
    """A line on the terminal that counts; nothing when standard error is not a terminal."""

    def __init__(self, what: str, total: int) -> None:
        """`what` is counted up to `total`."""
        self._what = what
        self._total = total
        self._shown = sys.stderr is not None and sys.stderr.isatty()
        self._last = 0.0

    def show(self, done: int) -> None:
        """Say how far it has come, now and then."""
        now = time.monotonic()
        if self._shown and now - self._last >= PROGRESS_PAUSE:
            self._last = now
            streams.write_error(f"\r{self._what} {done:,} / {self._total:,}")

    def show_of(self, done: int, total: int) -> None:
        """The same, where the total becomes known later."""
        self._total = total
        self.show(done)

    def close(self) -> None:
        """Wipe the line."""
        if self._shown and self._last:
            streams.write_error("\r\033[K")
