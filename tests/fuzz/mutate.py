"""Damage: to plain data, to bytes, to text. Everything is drawn from a generator, so that a seed gives the same damage."""

import copy
import random
from collections.abc import Callable, Sequence

from serai.core.documents import Document

Container = dict[str, object] | list[object]
Place = tuple[Container, str | int]

STRANGE: tuple[object, ...] = (
    None,
    True,
    False,
    0,
    1,
    -1,
    2,
    7,
    31,
    64,
    255,
    2**31,
    2**63,
    -(2**63),
    10**30,
    0.5,
    1e308,
    "",
    " ",
    "A",
    "0",
    "hidden",
    "chance",
    "\N{SUPERSCRIPT TWO}",
    "\N{ARABIC-INDIC DIGIT THREE}",
    "\x00",
    "two\nlines",
    "\U0001f600",
    "x" * 5000,
    [],
    {},
    [[]],
    [None],
)


def places(value: object) -> list[Place]:
    """Every place inside plain data, as its container and the key in it."""
    found: list[Place] = []
    waiting: list[object] = [value]
    while waiting:
        here = waiting.pop()
        if isinstance(here, dict):
            found += [(here, key) for key in here]
            waiting += here.values()
        elif isinstance(here, list):
            found += [(here, at) for at in range(len(here))]
            waiting += here
    return found


def get(place: Place) -> object:
    """The value at a place."""
    container, key = place
    return container[key]  # type: ignore[index]


def put(place: Place, value: object) -> None:
    """Set the value at a place."""
    container, key = place
    container[key] = value  # type: ignore[index]


def remove(place: Place) -> None:
    """Take a place away."""
    container, key = place
    del container[key]  # type: ignore[arg-type]


class Damage:
    """Damages documents. `others` are sound documents of the same kind, to take parts from."""

    def __init__(self, source: random.Random, others: Sequence[Document]) -> None:
        """A generator and the sound documents."""
        self.source = source
        self.others = others
        self.words = sorted({str(get(place)) for other in others for place in places(other) if is_word(get(place))})
        self.kinds: list[tuple[Callable[[Document], None], int]] = [
            (self.change_number, 6),
            (self.change_word, 6),
            (self.swap_alike, 5),
            (self.take_from_another, 8),
            (self.flip, 2),
            (self.edit_list, 6),
            (self.empty, 3),
            (self.drop, 2),
            (self.make_strange, 2),
            (self.add_key, 1),
            (self.copy_over, 2),
            (self.deepen, 1),
        ]

    def damaged(self, document: Document) -> Document:
        """A copy with one to four damages."""
        made = copy.deepcopy(document)
        for _ in range(self.source.choice((1, 1, 1, 2, 2, 3, 4))):
            (kind,) = self.source.choices([kind for kind, _ in self.kinds], [weight for _, weight in self.kinds])
            kind(made)
        return made

    def pick(self, document: object, fits: Callable[[object], bool]) -> Place | None:
        """A random place whose value fits."""
        fitting = [place for place in places(document) if fits(get(place))]
        return self.source.choice(fitting) if fitting else None

    def change_number(self, document: Document) -> None:
        """Another number, most often a near one."""
        place = self.pick(document, is_number)
        if place is not None:
            number = get(place)
            assert isinstance(number, int)
            near = number + self.source.choice((-2, -1, 1, 2))
            put(place, self.source.choice((near, near, near, 0, 1, 6, 12, 30, 99, -1, 10**30)))

    def change_word(self, document: Document) -> None:
        """Another known word."""
        place = self.pick(document, is_word)
        if place is not None:
            put(place, self.source.choice(self.words))

    def swap_alike(self, document: Document) -> None:
        """Two values of the same type change places."""
        one = self.pick(document, lambda value: True)
        if one is not None:
            other = self.pick(document, lambda value: type(value) is type(get(one)))
            assert other is not None
            left, right = copy.deepcopy(get(one)), copy.deepcopy(get(other))
            put(one, right)
            put(other, left)

    def take_from_another(self, document: Document) -> None:
        """The same place as it is in another sound document."""
        other: object = self.source.choice(self.others)
        here: object = document
        for _ in range(self.source.choice((1, 1, 2, 3, 3))):
            if isinstance(here, dict) and isinstance(other, dict):
                common = [key for key in here if key in other]
                if not common:
                    return
                key = self.source.choice(common)
                place: Place = (here, key)
                here, other = here[key], other[key]
            elif isinstance(here, list) and isinstance(other, list) and here and other:
                at = self.source.randrange(min(len(here), len(other)))
                place = (here, at)
                here, other = here[at], other[at]
            else:
                break
        put(place, copy.deepcopy(other))

    def flip(self, document: Document) -> None:
        """True becomes false, a value becomes null."""
        place = self.pick(document, lambda value: isinstance(value, bool) or not isinstance(value, dict | list))
        if place is not None:
            value = get(place)
            put(place, not value if isinstance(value, bool) else None)

    def edit_list(self, document: Document) -> None:
        """A list loses, doubles, moves or gains an element."""
        place = self.pick(document, lambda value: isinstance(value, list))
        if place is None:
            return
        inside = get(place)
        assert isinstance(inside, list)
        way = self.source.randrange(5)
        if way == 0 and inside:
            inside.pop(self.source.randrange(len(inside)))
        elif way == 1 and inside:
            inside.insert(self.source.randrange(len(inside) + 1), copy.deepcopy(self.source.choice(inside)))
        elif way == 2:
            self.source.shuffle(inside)
        elif way == 3:
            elements = [e for other in self.others for p in places(other) if isinstance(e := get(p), dict | str)]
            inside.insert(self.source.randrange(len(inside) + 1), copy.deepcopy(self.source.choice(elements)))
        else:
            inside *= self.source.choice((0, 2, 50))

    def empty(self, document: Document) -> None:
        """Zero, nothing, or no elements."""
        place = self.pick(document, lambda value: True)
        if place is not None:
            value = get(place)
            put(place, 0 if is_number(value) else [] if isinstance(value, list) else None)

    def drop(self, document: Document) -> None:
        """A place less."""
        place = self.pick(document, lambda value: True)
        if place is not None:
            remove(place)

    def make_strange(self, document: Document) -> None:
        """Something that never stands there."""
        place = self.pick(document, lambda value: True)
        if place is not None:
            put(place, copy.deepcopy(self.source.choice(STRANGE)))

    def add_key(self, document: Document) -> None:
        """A key more."""
        place = self.pick({"": document}, lambda value: isinstance(value, dict))
        inside = get(place) if place is not None else document
        assert isinstance(inside, dict)
        inside[self.source.choice((*self.words, "", "surprise"))] = self.source.choice(STRANGE)

    def copy_over(self, document: Document) -> None:
        """A value stands at a second place as well."""
        one, other = self.pick(document, lambda value: True), self.pick(document, lambda value: True)
        if one is not None and other is not None:
            put(other, copy.deepcopy(get(one)))

    def deepen(self, document: Document) -> None:
        """A value far down in lists or mappings."""
        place = self.pick(document, lambda value: True)
        if place is not None:
            value = copy.deepcopy(get(place))
            for _ in range(self.source.choice((1, 2, 45, 60))):
                value = [value] if self.source.random() < 0.5 else {"x": value}
            put(place, value)


def is_number(value: object) -> bool:
    """Whether a value is a whole number."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_word(value: object) -> bool:
    """Whether a value is a text."""
    return isinstance(value, str)


# ---- bytes and text ----------------------------------------------------------------------------------------------


def damaged_bytes(source: random.Random, data: bytes) -> bytes:
    """A file with one or two damages: cut, flipped bits, lines doubled, swapped, dropped, a huge line, a wrong word."""
    for _ in range(source.choice((1, 1, 2))):
        way = source.randrange(8)
        lines = data.splitlines(keepends=True) or [b""]
        at, other = source.randrange(len(lines)), source.randrange(len(lines))
        if way == 0:
            data = data[: source.randrange(len(data) + 1)]
        elif way == 1 and data:
            flipped = bytearray(data)
            flipped[source.randrange(len(data))] ^= 1 << source.randrange(8)
            data = bytes(flipped)
        elif way == 2:
            data = b"".join([*lines[:at], lines[at], *lines[at:]])
        elif way == 3:
            lines[at], lines[other] = lines[other], lines[at]
            data = b"".join(lines)
        elif way == 4:
            data = b"".join([*lines[:at], *lines[at + 1 :]])
        elif way == 5:
            lines[at] = source.choice((b"x" * 70_000, b"[" * 60_000, b"{}", b"null", b"\x00", b"", b"\xff")) + b"\n"
            data = b"".join(lines)
        elif way == 6:
            word = source.choice(TABLE_WORDS).encode()
            lines[at] = b'{"n": %d, "who": "table", "do": "%s", "hash": "%s"}\n' % (at, word, b"0" * 16)
            data = b"".join(lines)
        else:
            cut = source.randrange(len(data) + 1)
            data = data[:cut] + bytes(source.randrange(256) for _ in range(source.randrange(9))) + data[cut:]
    return data


TABLE_WORDS = (
    "undo 0",
    "undo 1",
    "undo",
    "undo ",
    "undo -1",
    "undo 999999",
    "undo \N{SUPERSCRIPT TWO}",
    "undo \N{ARABIC-INDIC DIGIT THREE}",
    "undo 0 0",
    "secret",
    "secret 00",
    "secret xyz",
    "resign A",
    "cheat",
    "",
)


def damaged_text(source: random.Random, notations: Sequence[str]) -> str:
    """A notation with damage, or no notation at all."""
    text = source.choice(notations)
    for _ in range(source.choice((1, 1, 2, 3))):
        way = source.randrange(7)
        at = source.randrange(len(text) + 1)
        if way == 0:
            text = text[:at] + text[at + 1 :]
        elif way == 1:
            text = (
                text[:at] + chr(source.choice((0, 9, 32, 48, 57, 178, 304, 0x130, 0x2028, 0xD800, 0x1F600))) + text[at:]
            )
        elif way == 2:
            text = " ".join(source.sample(text.split(" "), len(text.split(" "))))
        elif way == 3:
            text = text.swapcase().replace(" ", source.choice(("  ", "\t", "\n", "\N{NO-BREAK SPACE}", "")))
        elif way == 4:
            text = text + " " + source.choice(notations)
        elif way == 5:
            text = text * source.choice((2, 50, 5000))
        else:
            text = "".join(chr(source.randrange(1, 0x3000)) for _ in range(source.randrange(30)))
        text = text[:100_000]
    return text
