"""How the bytes of a component file become its form (`component_schema.py`), with errors for people."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from serai.core import plain_yaml
from serai.core.documents import short
from serai.core.plain_yaml import PlainYamlError
from serai.games.marco_polo_ii.component_schema import Components

MAX_BYTES: Final = 1_000_000
MAX_DEPTH: Final = 12


class ComponentError(ValueError):
    """A component file that cannot be used: one line with the file, the place and what would be right."""


def read_bytes(path: Path) -> bytes:
    """The bytes of the file at `path`, no more than show that it is too large; ComponentError when it cannot be read."""
    try:
        if path.exists() and not path.is_file():
            raise ComponentError("cannot be read: it is no regular file")
        with path.open("rb") as file:
            return file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        raise ComponentError(f"cannot be read: {getattr(error, 'strerror', None) or error}") from error


def read_form(data: bytes) -> tuple[Components, object]:
    """The form of a component file's bytes, and its plain data; ComponentError with the place of what does not fit."""
    try:
        plain = plain_yaml.read_plain(data, MAX_BYTES, MAX_DEPTH)
        return plain_yaml.read_form(plain, Components), plain
    except PlainYamlError as error:
        raise ComponentError(str(error)) from error


def expect(holds: bool, place: str, right: str) -> None:
    """ComponentError with the place and what would be right there, unless it holds."""
    if not holds:
        raise ComponentError(f"{place}: expected {right}")


def one_of(place: str, word: str, words: Iterable[str]) -> None:
    """`word` is one of `words`."""
    known = tuple(words)
    expect(word in known, place, f"one of {', '.join(known)}, got {short(word)}")


def unique(place: str, key: str, ids: Sequence[str], taken: Sequence[str] = ()) -> None:
    """No word stands twice, and none that others have taken."""
    for index, word in enumerate(ids):
        free = word not in ids[:index] and word not in taken
        expect(free, f"{place}[{index}].{key}", f"an id of its own, {short(word)} is taken")


def in_order(place: str, key: str, ids: Sequence[str], words: Sequence[str]) -> None:
    """Exactly these words in this order."""
    expect(len(ids) == len(words), place, f"{len(words)} entries, got {len(ids)}")
    for index, (word, right) in enumerate(zip(ids, words, strict=True)):
        expect(word == right, f"{place}[{index}].{key}", f"{right}, got {short(word)}")
