"""Reading plain data with clear errors, merging changes into it, and the hash of a position.

A `Node` is a value together with its path. It is read key by key; whatever is wrong or left over is refused with the path
and the reason: `seats.B.koku: 31 is above the limit of 25 (ROG-4.1)`.
"""

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import Final

Document = dict[str, object]

MAX_BYTES: Final = 4_000_000
MAX_DEPTH: Final = 40


class DocumentError(ValueError):
    """A document is refused: where, and why."""

    def __init__(self, path: str, message: str) -> None:
        """`path` is the place in dotted form; empty for the document as a whole."""
        super().__init__(f"{path}: {message}" if path else message)
        self.path = path
        self.message = message


def canonical(document: object) -> bytes:
    """The one way to write plain data: JSON, keys sorted, no spaces, UTF-8."""
    return json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def digest(document: object) -> str:
    """The hash that records carry: BLAKE2b of the canonical form, 8 bytes as 16 hex digits."""
    return hashlib.blake2b(canonical(document), digest_size=8).hexdigest()


def parse_json(text: str | bytes, what: str) -> object:
    """JSON with a size limit and one clear error; duplicate keys are refused. Raises DocumentError."""
    if len(text) > MAX_BYTES:
        raise DocumentError("", f"{what} is larger than {MAX_BYTES:,} bytes")
    try:
        parsed: object = json.loads(text, object_pairs_hook=_distinct, parse_constant=_no_constant)
    except DocumentError as fault:  # a name of its own: compiled, one name has one native class in all branches
        raise DocumentError("", f"{what}: {fault}") from None
    except RecursionError:
        raise DocumentError("", f"{what} is nested too deeply") from None
    except UnicodeDecodeError as error:
        raise DocumentError("", f"{what} is not UTF-8 text (byte {error.start})") from None
    except json.JSONDecodeError as error:
        raise DocumentError("", f"{what} is not JSON: {error.msg}, line {error.lineno} column {error.colno}") from None
    except ValueError as error:
        message = "holds a number with too many digits" if "digits" in str(error) else str(error)
        raise DocumentError("", f"{what}: {message}") from None
    return parsed


def _distinct(pairs: list[tuple[str, object]]) -> dict[str, object]:
    made: dict[str, object] = {}
    for name, value in pairs:
        if name in made:
            raise DocumentError("", f"the key {short(name)} stands twice")
        made[name] = value
    return made


def _no_constant(name: str) -> object:
    raise DocumentError("", f"{name} is no number")


class Node:
    """A value inside a document, with its path. It remembers what was read of it, so that leftovers can be refused."""

    def __init__(self, value: object, path: str = "") -> None:
        """Wrap a value found at that path."""
        self.value = value
        self.path = path
        self._children: dict[str, Node] = {}
        self._elements: list[Node] = []

    def refuse(self, message: str) -> DocumentError:
        """The error to raise for this place."""
        return DocumentError(self.path, message)

    def _mapping(self) -> Mapping[object, object]:
        if not isinstance(self.value, dict):
            raise self.refuse(f"expected a mapping, got {kind_of(self.value)}")
        return self.value

    def names(self) -> list[str]:
        """The keys of a mapping as text. Refuses a mapping in which two keys are the same text (3 and "3")."""
        names: dict[str, None] = {}
        for key in self._mapping():
            if str(key) in names:
                raise self.refuse(f"the key {short(str(key))} stands twice")
            names[str(key)] = None
        return list(names)

    def __getitem__(self, key: str) -> "Node":
        """The value of a key that must be there."""
        found = self.get(key)
        if found is None:
            raise self.refuse(f"the key `{key}` is missing")
        return found

    def get(self, key: str) -> "Node | None":
        """The value of a key, or nothing when the key is absent. Keys are compared as text: 3 and "3" are one key."""
        if key not in self._children:
            mapping = self._mapping()
            name = key if key in mapping else next((name for name in mapping if str(name) == key), None)
            if name is None:
                return None
            self._children[key] = Node(mapping[name], f"{self.path}.{key}" if self.path else key)
        return self._children[key]

    def done(self) -> None:
        """Refuse the keys nobody has read, here and in every mapping inside of which something was read."""
        for key in self.names():
            if key not in self._children:
                raise DocumentError(f"{self.path}.{key}" if self.path else key, "unknown key")
        for child in self._children.values():
            child._done_inside()

    def _done_inside(self) -> None:
        if self._children:
            self.done()
        for element in self._elements:
            element._done_inside()

    def items(self, at_most: int = 10_000) -> list["Node"]:
        """The elements of a list."""
        if not isinstance(self.value, list):
            raise self.refuse(f"expected a list, got {kind_of(self.value)}")
        if len(self.value) > at_most:
            raise self.refuse(f"has {len(self.value)} elements, at most {at_most} are possible")
        if len(self._elements) < len(self.value):
            self._elements = [Node(value, f"{self.path}[{at}]") for at, value in enumerate(self.value)]
        return self._elements

    def integer(self, low: int, high: int, rule: str = "") -> int:
        """A whole number within limits; the rule that sets the limits is named in the error."""
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            raise self.refuse(f"expected a whole number, got {kind_of(self.value)}")
        cite = f" ({rule})" if rule else ""
        if self.value < low:
            raise self.refuse(f"{short(self.value)} is below the least possible, {low}{cite}")
        if self.value > high:
            raise self.refuse(f"{short(self.value)} is above the limit of {high}{cite}")
        return self.value

    def optional_integer(self, low: int, high: int, absent: int, rule: str = "") -> int:
        """A whole number within limits; null stands for `absent`."""
        return absent if self.value is None else self.integer(low, high, rule)

    def flag(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            raise self.refuse(f"expected true or false, got {kind_of(self.value)}")
        return self.value

    def text(self, at_most: int = 200) -> str:
        """A text."""
        if not isinstance(self.value, str):
            raise self.refuse(f"expected a text, got {kind_of(self.value)}")
        if len(self.value) > at_most:
            raise self.refuse(f"has {len(self.value)} characters, at most {at_most} are possible")
        return self.value

    def word(self, words: Iterable[str]) -> str:
        """One of a fixed set of words."""
        known = list(words)
        value = str(self.value).lower() if isinstance(self.value, bool) else self.value
        if not isinstance(value, str) or value not in known:
            shown = ", ".join(known[:12]) + (", ..." if len(known) > 12 else "")
            raise self.refuse(f"expected one of {shown}; got {short(value)}")
        return value

    def index(self, words: list[str]) -> int:
        """The position of one of a fixed list of words."""
        return words.index(self.word(words))

    def optional_index(self, words: list[str]) -> int:
        """The same, or -1 for null."""
        return -1 if self.value is None else self.index(words)


def kind_of(value: object) -> str:
    """What a value is, in words for an error."""
    names = {dict: "a mapping", list: "a list", str: "a text", int: "a number", float: "a number with a point"}
    if value is None or isinstance(value, bool):
        return {None: "nothing (null)", True: "true", False: "false"}[value]
    return names.get(type(value), f"a {type(value).__name__}")


def short(value: object) -> str:
    """A value as it can stand in an error: on one line, 60 characters at most."""
    if isinstance(value, int) and abs(value) >= 10**12:
        return "a huge number"
    if isinstance(value, dict | list):
        return kind_of(value)
    shown = ascii(value[:80]) if isinstance(value, str) and not value.isprintable() else repr(value)
    return shown if len(shown) <= 60 else shown[:57] + "..."


def depth_of(value: object, limit: int = MAX_DEPTH) -> int:
    """How deep plain data is nested. Raises DocumentError above the limit."""
    deepest = 0
    level = [value]
    while level:
        deepest += 1
        if deepest > limit:
            raise DocumentError("", f"nested deeper than {limit} levels")
        level = [
            inner
            for outer in level
            if isinstance(outer, dict | list)
            for inner in (outer.values() if isinstance(outer, dict) else outer)
        ]
    return deepest


def set_path(document: Document, path: str, value: object) -> None:
    """Set the value at a dotted path, making mappings on the way. Raises DocumentError when the path leads nowhere."""
    here: dict[object, object] = document  # type: ignore[assignment]
    *way, last = path.split(".")
    for at, key in enumerate(way):
        if _key(here, key) is None:
            here[key] = {}
        inner = here[_key(here, key) or key]
        if not isinstance(inner, dict):
            raise DocumentError(
                ".".join(way[: at + 1]), f"has no `{way[at + 1] if at + 1 < len(way) else last}` inside"
            )
        here = inner
    here[_key(here, last) or last] = value


def get_path(document: object, path: str) -> object:
    """The value at a dotted path; list elements by number from 0. Raises DocumentError when there is none."""
    here = document
    for key in path.split("."):
        if isinstance(here, dict) and _key(here, key) is not None:
            here = here[_key(here, key)]
        elif isinstance(here, list) and key.isdecimal() and len(key) < 10 and int(key) < len(here):
            here = here[int(key)]
        else:
            raise DocumentError(path, "there is no such place in the position")
    return here


def _key(mapping: Mapping[object, object], key: str) -> object:
    return next((name for name in mapping if str(name) == key), None)
