"""What several commands need: the game that is meant, files read with clear errors, output, progress."""

import argparse
import json
import os
import stat
import sys
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from serai import games
from serai.cli.errors import CallError

if TYPE_CHECKING:
    from serai.core.game import Game
    from serai.core.options import Options

PROGRESS_PAUSE: Final = 0.2  # seconds between two progress lines


def game_of(name: str, components: str | None = None) -> "Game":
    """The game that a name means, with an owner's component set if one is given. Raises CallError."""
    try:
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
            with open(path, "rb") as file:
                if stat.S_ISDIR(os.fstat(file.fileno()).st_mode):
                    raise IsADirectoryError(21, "Is a directory")
                data = file.read(limit + 1)
    except (OSError, ValueError) as error:
        raise CallError(f"{path}: cannot be read: {getattr(error, 'strerror', None) or error}") from None
    if len(data) > limit:
        raise CallError(f"{path}: larger than {limit:,} bytes")
    return data


def language(arguments: argparse.Namespace) -> str:
    """The language that was asked for; English otherwise."""
    return str(arguments.lang or "en")


def print_json(data: object) -> None:
    """One JSON document on standard output."""
    print(json.dumps(data, indent=2, ensure_ascii=False))


def warn(message: str) -> None:
    """A message on standard error."""
    print(f"serai: {message}", file=sys.stderr)


class Progress:
    """A line on the terminal that counts; nothing when standard error is not a terminal."""

    def __init__(self, what: str, total: int) -> None:
        """`what` is counted up to `total`."""
        self._what = what
        self._total = total
        self._shown = sys.stderr.isatty()
        self._last = 0.0

    def show(self, done: int) -> None:
        """Say how far it has come, now and then."""
        now = time.monotonic()
        if self._shown and now - self._last >= PROGRESS_PAUSE:
            self._last = now
            print(f"\r{self._what} {done:,} / {self._total:,}", end="", file=sys.stderr, flush=True)

    def show_of(self, done: int, total: int) -> None:
        """The same, where the total becomes known later."""
        self._total = total
        self.show(done)

    def close(self) -> None:
        """Wipe the line."""
        if self._shown and self._last:
            print("\r\033[K", end="", file=sys.stderr, flush=True)
