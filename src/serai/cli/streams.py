"""The standard streams as they really are: missing, full, or unable to hold every sign.

Whatever comes from outside (file names, records, what somebody typed) goes through `clean` before it reaches a terminal.
"""

import codecs
import io
import os
import sys
import unicodedata
from typing import Final, TextIO

ERRORS: Final = "serai"  # the name under which Python's codecs know `_substitute`

# What stands for a sign of ours where the encoding has none. One letter for one, so that drawings keep their columns.
SUBSTITUTES: Final = {
    **dict.fromkeys("┌┐└┘├┤┬┴┼", "+"),
    **dict.fromkeys("─–—", "-"),
    **dict.fromkeys("‘’", "'"),
    **dict.fromkeys("“”«»", '"'),
    **dict.fromkeys("►›→", ">"),
    "│": "|",
    "·": ".",
    "◆": "*",
    "◇": "o",
    "↓": "v",
    "≤": "<",
    "×": "x",
    "…": "...",
}


def arrange() -> None:
    """Make all three streams usable: a missing one is empty or forgets, a sign that cannot be written is replaced."""
    for number, name, mode in ((0, "stdin", "r"), (1, "stdout", "w"), (2, "stderr", "w")):
        _open_missing(number, name, mode)
    codecs.register_error(ERRORS, _substitute)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, ERRORS), (sys.stderr, ERRORS)):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)


def _open_missing(number: int, name: str, mode: str) -> None:
    """Put /dev/null in the place of a closed stream, also so that no file of ours gets the number of it."""
    try:
        os.fstat(number)
    except OSError:
        made = os.open(os.devnull, os.O_RDONLY if mode == "r" else os.O_WRONLY)
        if made == number:
            os.set_inheritable(number, True)
        else:
            os.dup2(made, number)
            os.close(made)
    if getattr(sys, name) is None:
        setattr(sys, name, open(number, mode, encoding="utf-8", closefd=False))  # noqa: SIM115 - stays open


def _substitute(error: UnicodeError) -> tuple[str | bytes, int]:
    """What is written for signs that the encoding cannot hold."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    letters = error.object[error.start : error.end]
    return "".join(SUBSTITUTES.get(letter) or _plain(letter) for letter in letters), error.end


def _plain(letter: str) -> str:
    """A letter without its accent; a question mark for all else."""
    return unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode() or "?"


def clean(text: str) -> str:
    """One line without what could steer a terminal: control characters, marks that turn the text round, half characters."""
    return text if text.isprintable() else "".join(map(_harmless, text))


def _harmless(letter: str) -> str:
    spaces = unicodedata.category(letter) == "Zs"
    return letter if spaces or letter.isprintable() else ascii(letter)[1:-1]


# ---- writing that may fail -------------------------------------------------------------------------------------------


def complain(message: str) -> None:
    """One line on standard error."""
    write_error(f"serai: {clean(' '.join(message.split()))}\n")


def write_error(text: str) -> None:
    """Write to standard error. That it cannot be written changes nothing about the command."""
    try:
        sys.stderr.write(text)
        sys.stderr.flush()
    except (OSError, ValueError):
        _forget(sys.stderr)


def flush_output() -> OSError | None:
    """Write out all that was printed. The problem, if there is one; then nothing more is tried, also not at the exit."""
    try:
        sys.stdout.flush()
    except OSError as error:
        _forget(sys.stdout)
        return error
    except ValueError:  # closed by ourselves
        return None
    return None


def _forget(stream: TextIO) -> None:
    try:
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, stream.fileno())
        os.close(null)
    except (OSError, ValueError):
        return  # no stream of the system's: nothing is flushed at the exit
