"""Component files: from their bytes to a game's form, to its tables, and what the checks of every game ask.

The forms that games share stand in `component_forms.py`. A file is read here, in one place, so that it is limited in size
and every fault is told alike: in one line, with the file, the place and what would be right there.
"""

from collections.abc import Callable, Iterable, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from serai.core import plain_yaml
from serai.core.documents import short
from serai.core.plain_yaml import PlainYamlError
from serai.core.sources import SOURCES

STANDARD_FILE: Final = "components.yaml"  # in the room of every game
MAX_BYTES: Final = 1_000_000
MAX_DEPTH: Final = 12

Form = TypeVar("Form")
Made = TypeVar("Made")


class ComponentError(ValueError):
    """A component file that cannot be used: one line with the file, the place and what would be right."""


# ---- reading ---------------------------------------------------------------------------------------------------------


def from_file(path: Path, make: Callable[[bytes], Made]) -> Made:
    """What `make` makes of the file at `path`; ComponentError that names the file."""
    try:
        return make(_read_bytes(path))
    except ComponentError as error:
        raise ComponentError(f"{path}: {error}") from error


def from_bytes(data: bytes, name: str, make: Callable[[bytes], Made]) -> Made:
    """What `make` makes of a file's bytes; `name` stands for the file in errors (ComponentError)."""
    try:
        return make(data)
    except ComponentError as error:
        raise ComponentError(f"{name}: {error}") from error


def from_package(package: str, make: Callable[[bytes], Made]) -> Made:
    """What `make` makes of the standard set of a game's package."""
    return from_bytes(files(package).joinpath(STANDARD_FILE).read_bytes(), STANDARD_FILE, make)


def read_form(data: bytes, form: type[Form]) -> tuple[Form, object]:
    """The form of a component file's bytes, and its plain data; ComponentError with the place of what does not fit."""
    try:
        plain = plain_yaml.read_plain(data, MAX_BYTES, MAX_DEPTH)
        return plain_yaml.read_form(plain, form), plain
    except PlainYamlError as error:
        raise ComponentError(str(error)) from error


def _read_bytes(path: Path) -> bytes:
    """The bytes of the file at `path`, no more than show that it is too large; ComponentError when it cannot be read."""
    try:
        if path.exists() and not path.is_file():
            raise ValueError("it is no regular file")
        with path.open("rb") as file:
            return file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        raise ComponentError(f"cannot be read: {getattr(error, 'strerror', None) or error}") from error


# ---- checking --------------------------------------------------------------------------------------------------------


def expect(holds: bool, place: str, right: str) -> None:
    """ComponentError with the place and what would be right there, unless it holds."""
    if not holds:
        raise ComponentError(f"{place}: expected {right}")


def one_of(place: str, word: str, words: Iterable[str]) -> None:
    """`word` is one of `words`."""
    known = tuple(words)
    expect(word in known, place, f"one of {', '.join(known)}, got {short(word)}")


def unique(place: str, key: str, ids: Sequence[str], taken: Sequence[str] = ()) -> None:
    """No word stands twice among the `key`s of the list at `place`, and none that others have taken."""
    for index, word in enumerate(ids):
        free = word not in ids[:index] and word not in taken
        expect(free, f"{place}[{index}].{key}", f"an id of its own, {short(word)} is taken")


def in_order(place: str, key: str, ids: Sequence[str], words: Sequence[str]) -> None:
    """Exactly these words in this order."""
    expect(len(ids) == len(words), place, f"{len(words)} entries, got {len(ids)}")
    for index, (word, right) in enumerate(zip(ids, words, strict=True)):
        expect(word == right, f"{place}[{index}].{key}", f"{right}, got {short(word)}")


def each_once(place: str, key: str, ids: Sequence[str], words: Sequence[str]) -> None:
    """Each of `words` exactly once, in any order."""
    for index, word in enumerate(ids):
        one_of(f"{place}[{index}].{key}", word, words)
    unique(place, key, ids)
    expect(len(ids) == len(words), place, f"each of {', '.join(words)}")


def check_sources(part: object, place: str = "", cited: bool = False) -> None:
    """Every `source` of a form, and every `..._source`, names sources that there are (`core.sources`)."""
    if isinstance(part, msgspec.Struct):
        for name in part.__struct_fields__:
            inside = cited or name == "source" or name.endswith("_source")
            check_sources(getattr(part, name), f"{place}.{name}".lstrip("."), inside)
    elif isinstance(part, tuple):
        for index, entry in enumerate(part):
            check_sources(entry, f"{place}[{index}]", cited)
    elif cited and part is not None:
        one_of(place, str(part), SOURCES)


# ---- filling tables --------------------------------------------------------------------------------------------------


def numbers(values: Iterable[int]) -> vec[i64]:
    """A flat table of these numbers."""
    return vec[i64](list(values))


def padded(values: Sequence[int], length: int, filler: int = 0) -> list[int]:
    """The values, and the filler up to that length."""
    return [*values, *[filler] * (length - len(values))]
