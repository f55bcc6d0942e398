"""How the bytes of a component file become its form (`component_schema.py`), with errors for people.

The file is YAML, read strictly and without surprises: whole numbers, true, false and null are recognised, every other
value is text; a key stands once; anchors, aliases and tags are refused, so a small file cannot grow large in memory.
The events of the YAML parser are put together here without recursion, so deep nesting cannot exhaust the stack.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Protocol, cast, get_args, get_origin

import msgspec
import yaml  # type: ignore[import-untyped, unused-ignore]

from serai.games.river_of_gold.component_schema import Components

MAX_BYTES: Final = 1_000_000
MAX_DEPTH: Final = 12
_LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_WHOLE_NUMBER: Final = re.compile(r"-?(0|[1-9][0-9]{0,17})")
_CONTROL: Final = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")
_SURROGATE: Final = re.compile("[\ud800-\udfff]")
_WORDS: Final[dict[str, object]] = {"": None, "~": None, "null": None, "true": True, "false": False}


class ComponentError(ValueError):
    """A component file that cannot be used: one line with the file, the place and what would be right."""


class _Mark(Protocol):
    """A place in the text, counted from 0."""

    @property
    def line(self) -> int: ...
    @property
    def column(self) -> int: ...


def read_bytes(path: Path) -> bytes:
    """The bytes of the file at `path`; ComponentError when it cannot be read or is larger than MAX_BYTES."""
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        raise ComponentError(f"cannot be read: {getattr(error, 'strerror', None) or error}") from error
    if len(data) > MAX_BYTES:
        raise ComponentError(f"expected at most {MAX_BYTES} bytes")
    return data


def read_form(data: bytes) -> Components:
    """The form of a component file's bytes; ComponentError with the place of what does not fit."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise ComponentError(f"line {line}: expected UTF-8 text") from error
    control = _CONTROL.search(text)
    if control is not None:
        line = text.count("\n", 0, control.start()) + 1
        raise ComponentError(f"line {line}: expected text without control characters")
    document = read_document(text)
    try:
        return msgspec.convert(document, Components)
    except msgspec.ValidationError as error:
        raise ComponentError(_in_plain_words(str(error))) from error


def read_document(text: str) -> object:
    """Plain dicts, lists and values of a strict YAML text; ComponentError with line and column."""
    try:
        return _Builder().build(yaml.parse(text, Loader=_LOADER))
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        problem = getattr(error, "problem", None) or getattr(error, "reason", None) or "not readable"
        raise ComponentError(f"{_at(mark)}: expected YAML, {' '.join(str(problem).split())}") from error
    except ComponentError:
        raise
    except (ValueError, OverflowError) as error:  # the plain Python scanner, on an escape beyond Unicode
        raise ComponentError("the file: expected only escapes of Unicode characters") from error


@dataclass
class _Open:
    """A list or mapping whose end is still to come; `key` waits for its value."""

    value: list[object] | dict[str, object]
    key: str | None = None


@dataclass
class _Builder:
    """Puts the events of a YAML parser together."""

    open: list[_Open] = field(default_factory=list)
    documents: int = 0
    root: object = None

    def build(self, events: Iterable[yaml.Event]) -> object:
        """The value of the one document; ComponentError for what this reader refuses."""
        for event in events:
            if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None) is not None:
                raise ComponentError(f"{_at(event.start_mark)}: anchors and aliases are not used here, write it out")
            if getattr(event, "tag", None) is not None:
                raise ComponentError(f"{_at(event.start_mark)}: tags are not used here, expected a plain value")
            self._take(event)
        return self.root

    def _take(self, event: yaml.Event) -> None:
        if isinstance(event, yaml.DocumentStartEvent):
            self.documents += 1
            if self.documents > 1:
                raise ComponentError(f"{_at(event.start_mark)}: expected one document, a second one starts here")
        elif isinstance(event, yaml.ScalarEvent):
            self._take_scalar(event)
        elif isinstance(event, yaml.CollectionStartEvent):
            value: list[object] | dict[str, object] = {} if isinstance(event, yaml.MappingStartEvent) else []
            self._put(value, event)
            self.open.append(_Open(value))
            if len(self.open) > MAX_DEPTH:
                raise ComponentError(f"{_at(event.start_mark)}: expected at most {MAX_DEPTH} levels of nesting")
        elif isinstance(event, yaml.CollectionEndEvent):
            self.open.pop()

    def _take_scalar(self, event: yaml.ScalarEvent) -> None:
        inside = self.open[-1] if self.open else None
        if _SURROGATE.search(event.value):
            raise ComponentError(f"{_at(event.start_mark)}: expected whole Unicode characters")
        if inside is None or isinstance(inside.value, list) or inside.key is not None:
            self._put(_value_of(event), event)
        elif event.value in inside.value:
            raise ComponentError(f"{_at(event.start_mark)}: expected each key once, got {quoted(event.value)} again")
        else:
            inside.key = event.value

    def _put(self, value: object, event: yaml.Event) -> None:
        if not self.open:
            self.root = value
            return
        inside = self.open[-1]
        if isinstance(inside.value, list):
            inside.value.append(value)
        elif inside.key is None:
            raise ComponentError(f"{_at(event.start_mark)}: expected a word as key")
        else:
            inside.value[inside.key] = value
            inside.key = None


def _value_of(event: yaml.ScalarEvent) -> object:
    text: str = event.value
    if not event.implicit[0]:
        return text  # written in quotes
    if text in _WORDS:
        return _WORDS[text]
    return int(text) if _WHOLE_NUMBER.fullmatch(text) else text


def quoted(value: object) -> str:
    """A value of the file, short and on one line, for an error."""
    text = ascii(value)
    return text if len(text) <= 40 else text[:37] + "..."


def _at(mark: _Mark | None) -> str:
    return "somewhere" if mark is None else f"line {mark.line + 1}, column {mark.column + 1}"


def _in_plain_words(message: str) -> str:
    """msgspec's "Expected `int`, got `str` - at `$.a[3].b`" as "a[3].b: expected int, got str"."""
    told, found, path = message.rpartition(" - at `$")
    place = path.rstrip("`").lstrip(".") if found else ""
    told = (told if found else message).replace("`", "")
    if "unknown field" in told:
        key = " ".join(told.partition("unknown field ")[2].split())
        told = f"unknown key {quoted(key)}, expected one of {', '.join(_keys_at(place))}"
    elif "missing required field" in told:
        told = f"expected a key {told.partition('required field ')[2]}"
    told = told.replace("object", "mapping").replace("array", "list").replace(" | ", " or ")
    told = re.sub(r"str matching regex .*a-z.*", "a word of a-z, 0-9 and _, at most 40 characters", told)
    told = re.sub(r"str matching regex .*", "1 to 80 characters on one line", told)
    told = told[0].lower() + told[1:]
    return f"{place}: {told}" if place else f"the file: {told}"


def _keys_at(place: str) -> tuple[str, ...]:
    """The keys that the form knows at a place such as `regions.entries[2]`."""
    form: object = Components
    for name in re.sub(r"\[\d+\]", "", place).split("."):
        for known in msgspec.structs.fields(cast(type[msgspec.Struct], form)):
            if known.name == name:
                form = _form_in(known.type)
                break
    return tuple(known.name for known in msgspec.structs.fields(cast(type[msgspec.Struct], form)))


def _form_in(kind: object) -> object:
    """The struct inside a field's type, through lists, options and annotations; None when there is none."""
    origin = get_origin(kind) or kind
    if isinstance(origin, type) and issubclass(origin, msgspec.Struct):
        return kind
    return next((form for form in map(_form_in, get_args(kind)) if form is not None), None)
