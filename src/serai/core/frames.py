"""The decision stack as readable data, and back, checked.

A game gives a layout for every kind of frame: its name and, for each of the numbers a and b that it uses, a name and a form.
The forms:

- `number`: a plain number within limits;
- `from 1`: an index from 0 that people count from 1;
- `rule`: the number of a rule, written ROG-7.5;
- `name` and `names`: an index into a list of names, or a bit mask of them;
- `name or null`: 0 for null, else 1 + an index into a list of names;
- `numbers from 1`: a bit mask of indices that people count from 1;
- `flag`: 0 or 1 as false or true;
- `number by rule`: a number counted from 1 together with a rule, written `3 by ROG-7.5`, kept as rule * limit + number - 1;
- `counts`: how many of each of a list of names, so many bits for each, written as a mapping of those that are there;
- `row`: an index into a list of mappings, written as the mapping itself; of equal ones the first is read;
- `parts`: several numbers in one, the last one of least weight, written as a mapping.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from serai.core.documents import Document, Node
from serai.core.positions import names_in, read_mask, seat_or_none
from serai.core.reasons import rule_name, rule_number
from serai.core.state import FRAME, State

MOST_FRAMES: Final = 200
MOST_IN_ROW: Final = 10_000  # of one thing in a mapping of the form `row`


@dataclass(frozen=True)
class Form:
    """How a number of a frame is written: one of the forms above, with its limits or its list of names."""

    kind: str
    low: int = 0
    high: int = 0
    names: str = ""
    parts: "tuple[Part, ...]" = ()


@dataclass(frozen=True)
class Part:
    """One of the numbers of `parts`: its key, its form, and how many values it can have."""

    key: str
    form: Form
    size: int


RULE: Final = Form("rule")
FLAG: Final = Form("flag")


def number(low: int, high: int) -> Form:
    """A plain number within limits."""
    return Form("number", low, high)


def from_1(high: int) -> Form:
    """An index counted from 1."""
    return Form("from 1", 1, high)


def numbers_from_1(high: int) -> Form:
    """A set of indices counted from 1."""
    return Form("numbers from 1", 1, high)


def counts(names: str, bits: int) -> Form:
    """Counts of things, packed: so many bits for each."""
    return Form("counts", bits, (1 << bits) - 1, names)


def parts(*of: Part) -> Form:
    """Several numbers in one."""
    return Form("parts", parts=of)


@dataclass(frozen=True)
class Layout:
    """A kind of frame: its name, and the names and forms of the numbers it uses."""

    name: str
    a: tuple[str, Form] | None = None
    b: tuple[str, Form] | None = None


@dataclass(frozen=True)
class Frames:
    """All layouts of a game, by kind, with its rule prefix and its lists of names."""

    layouts: Mapping[int, Layout]
    prefix: str
    names: Mapping[str, list[str]]
    rows: Mapping[str, list[dict[str, int]]] = field(default_factory=dict)
    others: Mapping[int, str] = field(default_factory=dict)  # whose a frame can be beside the seats

    def write(self, state: State) -> list[Document]:
        """The stack, the top frame last."""
        return [self._write_frame(state, at) for at in range(state.depth)]

    def read(self, state: State, node: Node, letters: list[str]) -> None:
        """Put the frames of a document on the stack of an empty state. Raises DocumentError."""
        kinds = {layout.name: kind for kind, layout in self.layouts.items()}
        for item in node.items(MOST_FRAMES):
            kind = kinds[item["do"].word(kinds)]
            layout = self.layouts[kind]
            seat = self._read_seat(item["seat"], letters)
            a = self._decode(layout.a[1], item[layout.a[0]]) if layout.a else 0
            b = self._decode(layout.b[1], item[layout.b[0]]) if layout.b else 0
            item.done()
            state.push(kind, seat, a, b)

    def _read_seat(self, node: Node, letters: list[str]) -> int:
        found = node.optional_index([*letters, *self.others.values()])
        return found if found < len(letters) else list(self.others)[found - len(letters)]

    def _write_frame(self, state: State, at: int) -> Document:
        kind, seat, a, b = (int(state.frames[at * FRAME + column]) for column in range(FRAME))
        layout = self.layouts[kind]
        made: Document = {"do": layout.name, "seat": self.others.get(seat) or seat_or_none(seat)}
        if layout.a:
            made[layout.a[0]] = self._encode(layout.a[1], a)
        if layout.b:
            made[layout.b[0]] = self._encode(layout.b[1], b)
        return made

    def _encode(self, form: Form, value: int) -> object:
        if form.kind == "from 1":
            return value + 1
        if form.kind == "rule":
            return rule_name(self.prefix, value)
        if form.kind == "name":
            return self.names[form.names][value]
        if form.kind == "names":
            return names_in(value, self.names[form.names])
        if form.kind == "name or null":
            return self.names[form.names][value - 1] if value > 0 else None
        if form.kind == "numbers from 1":
            return [index + 1 for index in range(form.high) if value >> index & 1]
        if form.kind == "flag":
            return value > 0
        if form.kind == "number by rule":
            return f"{value % form.high + 1} by {rule_name(self.prefix, value // form.high)}"
        if form.kind == "counts":
            found = {name: value >> at * form.low & form.high for at, name in enumerate(self.names[form.names])}
            return {name: count for name, count in found.items() if count}
        if form.kind == "row":
            return dict(self.rows[form.names][value])
        if form.kind == "parts":
            made: Document = {}
            for part in reversed(form.parts):
                made[part.key] = self._encode(part.form, value % part.size)
                value //= part.size
            return {part.key: made[part.key] for part in form.parts}
        return value

    def _decode(self, form: Form, node: Node) -> int:
        if form.kind == "from 1":
            return node.integer(form.low, form.high) - 1
        if form.kind == "rule":
            return self._read_rule(node)
        if form.kind == "name":
            return node.index(self.names[form.names])
        if form.kind == "names":
            return read_mask(node, self.names[form.names])
        if form.kind == "name or null":
            return node.optional_index(self.names[form.names]) + 1
        if form.kind == "flag":
            return 1 if node.flag() else 0
        if form.kind in ("numbers from 1", "counts", "row", "parts"):
            return self._decode_several(form, node)
        if form.kind == "number by rule":
            first, _, rule = node.text().partition(" by ")
            if first not in {str(number) for number in range(1, form.high + 1)}:
                raise node.refuse(f"expected a number up to {form.high} and a rule, such as `3 by {self.prefix}-7.5`")
            return self._read_rule(Node(rule, node.path)) * form.high + int(first) - 1
        return node.integer(form.low, form.high)

    def _decode_several(self, form: Form, node: Node) -> int:
        if form.kind == "numbers from 1":
            mask = 0
            for item in node.items(form.high):
                place = 1 << item.integer(form.low, form.high) - 1
                if mask & place:
                    raise item.refuse(f"{item.value} stands twice")
                mask |= place
            return mask
        if form.kind == "parts":
            value = 0
            for part in form.parts:
                value = value * part.size + self._decode(part.form, node[part.key])
            return value
        found = {name: node[name].integer(1, form.high or MOST_IN_ROW) for name in node.names()}
        if form.kind == "row":
            if found not in self.rows[form.names]:
                raise node.refuse("the component set has nothing that gives this")
            return self.rows[form.names].index(found)
        names = self.names[form.names]
        for name in found:
            if name not in names:
                raise node[name].refuse(f"expected one of {', '.join(names)}")
        return sum(count << names.index(name) * form.low for name, count in found.items())

    def _read_rule(self, node: Node) -> int:
        name = node.text()
        try:
            rule = rule_number(name)
        except ValueError:
            rule = 0
        if not 100 < rule < 10_000 or rule_name(self.prefix, rule) != name:
            raise node.refuse(f"expected the name of a rule, such as {self.prefix}-7.5")
        return rule
