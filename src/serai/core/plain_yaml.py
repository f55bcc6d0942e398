"""YAML without surprises, for files that people write: from text to plain data, and from plain data to a form.

No anchors, aliases or tags, so a small file cannot grow large in memory; a key stands once; `true`, `false` and `null`
are the only words that are not text (YAML's `yes`, `no`, `on` and dates are text); numbers are decimal; keys are text.
The parser's events are put together without recursion, so deep nesting cannot exhaust the stack.
"""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from serai.core.documents import MAX_BYTES, MAX_DEPTH, short

if TYPE_CHECKING:
    from msgspec import inspect
    from yaml import Event, NodeEvent

Form = TypeVar("Form")

INTEGER: Final = re.compile(r"[-+]?(0|[1-9][0-9]{0,17})")
NUMBER: Final = re.compile(r"[-+]?[0-9]{1,18}\.[0-9]{1,18}")
WORDS: Final[dict[str, object]] = {"true": True, "false": False, "null": None, "~": None, "": None}
# Everything but what YAML takes; the byte order mark may stand at the beginning only.
CONTROL: Final = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]")
SURROGATE: Final = re.compile("[\ud800-\udfff]")
STEP: Final = re.compile(r"[^.\[\]]+|\[[^\]]*\]")  # of a place such as `regions.entries[2]`


class PlainYamlError(ValueError):
    """A text or its data is refused: one line with the place and what is wrong there, or what would be right."""


# ---- text to plain data ----------------------------------------------------------------------------------------------


def read_plain(data: bytes | str, max_bytes: int = MAX_BYTES, max_depth: int = MAX_DEPTH) -> object:
    """The plain data of a text, or of UTF-8 bytes with or without byte order mark.

    `max_depth` counts lists and mappings inside each other. Raises PlainYamlError with line and column.
    """
    if len(data) > max_bytes:
        raise PlainYamlError(f"larger than {max_bytes:,} bytes")
    builder = _Builder(max_depth)
    for event in _events(_text_of(data)):
        builder.take(event)
    if not builder.documents:
        raise PlainYamlError("is empty")
    return builder.top


def plain_value(text: str) -> object:
    """What a scalar without quotes means."""
    if text in WORDS:
        return WORDS[text]
    if INTEGER.fullmatch(text):
        return int(text)
    return float(text) if NUMBER.fullmatch(text) else text


def _text_of(data: bytes | str) -> str:
    try:
        text = data if isinstance(data, str) else data.decode()
    except UnicodeDecodeError as error:
        before = error.object[: error.start].decode()
        raise PlainYamlError(f"{_end_of(before)}: not UTF-8 text") from None
    text = text.removeprefix("\ufeff")
    control = CONTROL.search(text)
    if control is not None:
        place = _end_of(text[: control.start()])
        raise PlainYamlError(f"{place}: expected text without control characters, got U+{ord(control[0]):04X}")
    return text


def _events(text: str) -> "Iterator[Event]":
    """What the parser finds, one by one."""
    import yaml

    try:
        yield from yaml.parse(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    except yaml.MarkedYAMLError as error:
        problem = " ".join(str(error.problem or error.context).split())
        raise PlainYamlError(f"{_at(error.problem_mark)}: not YAML: {problem}") from None
    except (yaml.YAMLError, ValueError, OverflowError):  # the parser in plain Python, on an escape beyond Unicode
        raise PlainYamlError("not YAML: expected only escapes of Unicode characters") from None


class _Builder:
    """Puts the data together: a stack of the open lists and mappings, each mapping with the key that waits."""

    def __init__(self, max_depth: int) -> None:
        self.top: object = None
        self.documents = 0
        self._max_depth = max_depth
        self._open: list[dict[str, object] | list[object]] = []
        self._keys: list[str | None] = []

    def take(self, event: "Event") -> None:
        """One event of the parser. Raises PlainYamlError for what is not allowed."""
        import yaml

        if isinstance(event, yaml.NodeEvent):
            _check(event)
        if isinstance(event, yaml.DocumentStartEvent):
            self.documents += 1
            if self.documents > 1:
                raise _refuse(event, "expected one document, a second one starts here")
        elif isinstance(event, yaml.ScalarEvent):
            self._scalar(event.value, plain_value(event.value) if event.implicit[0] else event.value, event)
        elif isinstance(event, yaml.MappingStartEvent):
            self._begin({}, event)
        elif isinstance(event, yaml.SequenceStartEvent):
            self._begin([], event)
        elif isinstance(event, yaml.CollectionEndEvent):
            self._open.pop()
            self._keys.pop()

    def _scalar(self, text: str, value: object, event: "Event") -> None:
        """A value, or a key: those are text, whatever they would mean as values."""
        if SURROGATE.search(text):
            raise _refuse(event, "expected whole Unicode characters")
        here = self._open[-1] if self._open else None
        if not isinstance(here, dict) or self._keys[-1] is not None:
            self._put(value, event)
        elif value is None:
            raise _refuse(event, "a key must be a text or a number")
        elif text in here:
            raise _refuse(event, f"the key {short(text)} stands twice")
        else:
            self._keys[-1] = text

    def _begin(self, made: dict[str, object] | list[object], event: "Event") -> None:
        if len(self._open) >= self._max_depth:
            raise _refuse(event, f"nested deeper than {self._max_depth} levels")
        self._put(made, event)
        self._open.append(made)
        self._keys.append(None)

    def _put(self, value: object, event: "Event") -> None:
        if not self._open:
            self.top = value
            return
        here = self._open[-1]
        key = self._keys[-1]
        if isinstance(here, list):
            here.append(value)
        elif key is None:
            raise _refuse(event, "a key must be a text or a number")
        else:
            here[key] = value
            self._keys[-1] = None


def _check(event: "NodeEvent") -> None:
    """Refuse anchors, aliases and tags."""
    import yaml

    if isinstance(event, yaml.AliasEvent) or event.anchor is not None:
        raise _refuse(event, "anchors and aliases are not used here, write it out")
    if getattr(event, "tag", None) is not None:
        raise _refuse(event, "tags are not used here, expected a plain value")


def _refuse(event: "Event", message: str) -> PlainYamlError:
    return PlainYamlError(f"{_at(event.start_mark)}: {message}")


class _Mark(Protocol):
    """A place in the text, counted from 0."""

    @property
    def line(self) -> int: ...
    @property
    def column(self) -> int: ...


def _at(mark: _Mark | None) -> str:
    return "at the end" if mark is None else f"line {mark.line + 1}, column {mark.column + 1}"


def _end_of(text: str) -> str:
    """The place where a text ends."""
    lines = text.split("\n")
    return f"line {len(lines)}, column {len(lines[-1]) + 1}"


# ---- plain data to a form --------------------------------------------------------------------------------------------


def read_form(data: object, form: type[Form]) -> Form:
    """Plain data as a form: a msgspec struct, with `forbid_unknown_fields` so that no misspelt key is passed over.

    Raises PlainYamlError with the place in the data (`regions.entries[2].id`) and what would be right there.
    A pattern is told by the `description` of its `Meta`.
    """
    import msgspec

    try:
        return msgspec.convert(data, form)
    except msgspec.ValidationError as error:
        raise PlainYamlError(_in_plain_words(str(error), form)) from None


def _in_plain_words(message: str, form: type) -> str:
    """msgspec's "Expected `int`, got `str` - at `$.a[3].b`" as "a[3].b: expected int, got str"."""
    told, found, path = message.rpartition(" - at `")
    place = path.rpartition("$")[2].rstrip("`").lstrip(".") if found else ""
    told = told if found else message
    if "unknown field `" in told:
        key = told.partition("unknown field `")[2].removesuffix("`")
        told = f"unknown key {short(key)}, expected one of {', '.join(_keys_at(form, place))}"
    else:
        told = told.replace("`", "").replace("Object missing required field", "expected a key")
        told = told.replace("object", "mapping").replace("array", "list").replace(" | ", " or ")
        if "str matching regex" in told:
            told = f"expected {_description_at(form, place)}"
    return f"{place or 'the file'}: {told[0].lower()}{told[1:]}"


def _keys_at(form: type, place: str) -> list[str]:
    """The keys that a form knows at a place."""
    from msgspec import inspect

    kinds = _kinds_at(form, place)
    return [field.encode_name for kind in kinds if isinstance(kind, inspect.StructType) for field in kind.fields]


def _description_at(form: type, place: str) -> str:
    """What a form says about the text at a place."""
    from msgspec import inspect

    noted = [kind.extra_json_schema or {} for kind in _kinds_at(form, place) if isinstance(kind, inspect.Metadata)]
    return next((str(note["description"]) for note in noted if "description" in note), "another text")


def _kinds_at(form: type, place: str) -> "list[inspect.Type]":
    """What may stand at a place of a form."""
    from msgspec import inspect

    kinds = _alternatives(inspect.type_info(form))
    for step in STEP.findall(place):
        kinds = [inner for kind in kinds for inside in _inside(kind, step) for inner in _alternatives(inside)]
    return kinds


def _alternatives(kind: "inspect.Type") -> "list[inspect.Type]":
    """A kind of value, those it is a choice of, and the one that it is a remark about."""
    from msgspec import inspect

    if isinstance(kind, inspect.UnionType):
        return [inner for choice in kind.types for inner in _alternatives(choice)]
    return [kind, *_alternatives(kind.type)] if isinstance(kind, inspect.Metadata) else [kind]


def _inside(kind: "inspect.Type", step: str) -> "list[inspect.Type]":
    """What may stand one step (`entries` or `[2]`) inside a kind of value."""
    from msgspec import inspect

    if isinstance(kind, inspect.StructType):
        return [field.type for field in kind.fields if field.encode_name == step]
    if isinstance(kind, inspect.DictType):
        return [kind.value_type]
    if isinstance(kind, inspect.TupleType):
        return list(kind.item_types)
    return [kind.item_type] if isinstance(kind, inspect.ListType | inspect.VarTupleType) else []
