"""YAML without surprises, for files that people write: plain values only, built from the parser's events in one pass.

No anchors, aliases or tags; a key stands once; `true`, `false` and `null` are the only words that are not text (YAML's
`yes`, `no`, `on` and dates are text); whole numbers are decimal. Mapping keys are always text.
"""

import re
from typing import Final

import yaml

from serai.core.documents import MAX_BYTES, MAX_DEPTH, DocumentError

INTEGER: Final = re.compile(r"[-+]?(0|[1-9][0-9]{0,17})")
NUMBER: Final = re.compile(r"[-+]?[0-9]{1,18}\.[0-9]{1,18}")
WORDS: Final[dict[str, object]] = {"true": True, "false": False, "null": None, "~": None, "": None}


def read_yaml(data: bytes) -> object:
    """The plain data of a file. Raises DocumentError saying what is wrong and in which line."""
    if len(data) > MAX_BYTES:
        raise DocumentError("", f"larger than {MAX_BYTES:,} bytes")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise DocumentError("", f"not UTF-8 text (byte {error.start})") from None
    builder = _Builder()
    try:
        for event in yaml.parse(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader)):
            builder.take(event)
    except yaml.YAMLError as error:
        raise DocumentError("", _complaint(error)) from None
    if not builder.documents:
        raise DocumentError("", "is empty")
    return builder.top


def _complaint(error: yaml.YAMLError) -> str:
    mark = getattr(error, "problem_mark", None)
    place = f"line {mark.line + 1} column {mark.column + 1}: " if mark is not None else ""
    problem = getattr(error, "problem", None) or getattr(error, "reason", None) or "cannot be read"
    return f"{place}not YAML: {problem}"


def plain_value(text: str) -> object:
    """What a scalar without quotes means."""
    if text in WORDS:
        return WORDS[text]
    if INTEGER.fullmatch(text):
        return int(text)
    return float(text) if NUMBER.fullmatch(text) else text


class _Builder:
    """Puts the data together: a stack of the open lists and mappings, each mapping with the key that waits."""

    def __init__(self) -> None:
        self.top: object = None
        self.documents = 0
        self._open: list[dict[str, object] | list[object]] = []
        self._keys: list[str | None] = []

    def take(self, event: object) -> None:
        """One event of the parser. Raises DocumentError for what is not allowed."""
        if isinstance(event, yaml.NodeEvent):
            self._check(event)
        if isinstance(event, yaml.ScalarEvent):
            self._put(event.value if event.style else plain_value(event.value), event)
        elif isinstance(event, yaml.MappingStartEvent):
            self._begin({}, event)
        elif isinstance(event, yaml.SequenceStartEvent):
            self._begin([], event)
        elif isinstance(event, yaml.CollectionEndEvent):
            self._open.pop()
            self._keys.pop()

    def _check(self, event: yaml.NodeEvent) -> None:
        if isinstance(event, yaml.AliasEvent) or event.anchor is not None or getattr(event, "tag", None) is not None:
            raise _refuse(event, "anchors, aliases and tags are not allowed")

    def _begin(self, made: dict[str, object] | list[object], event: yaml.NodeEvent) -> None:
        if len(self._open) >= MAX_DEPTH:
            raise _refuse(event, f"nested deeper than {MAX_DEPTH} levels")
        self._put(made, event)
        self._open.append(made)
        self._keys.append(None)

    def _put(self, value: object, event: yaml.NodeEvent) -> None:
        if not self._open:
            self.documents += 1
            if self.documents > 1:
                raise _refuse(event, "a second document; one is allowed")
            self.top = value
            return
        here = self._open[-1]
        if isinstance(here, list):
            here.append(value)
        elif self._keys[-1] is None:
            self._keys[-1] = self._key(here, value, event)
        else:
            here[self._keys[-1]] = value
            self._keys[-1] = None

    def _key(self, here: dict[str, object], value: object, event: yaml.NodeEvent) -> str:
        if not isinstance(event, yaml.ScalarEvent) or value is None:
            raise _refuse(event, "a key must be a text or a number")
        if event.value in here:
            raise _refuse(event, f"the key {event.value[:60]!r} stands twice")
        return str(event.value)


def _refuse(event: yaml.NodeEvent, message: str) -> DocumentError:
    mark = event.start_mark
    return DocumentError("", f"line {mark.line + 1}: {message}" if mark is not None else message)
