"""Rulings: executable examples. This module reads the files (docs/rulings-format.md); check.py runs them.

Reading needs no game: texts, rule ids and the shape are checked here, notation and positions when the ruling is run.
"""

import os
import re
import stat
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path, PurePosixPath
from typing import Final

from serai import games
from serai.core.documents import MAX_BYTES, DocumentError, Node
from serai.core.plain_yaml import PlainYamlError, read_plain
from serai.core.seats import SEAT_LETTERS
from serai.core.sources import SOURCES
from serai.rulebook.book import LANGUAGES, books, room

TITLES: Final = ("river_of_gold", "yellow_and_yangtze", "marco_polo_ii", "tianxia")  # games there are or will be
CHANCE_NAME: Final = "chance"
RULING_ID: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]{0,39}")
MOST_RULINGS: Final = 5_000
MOST_MOVES: Final = 5_000
LONGEST_TEXT: Final = 4_000

LEGAL_KEYS: Final = ("legal", "legal_includes", "legal_excludes")


class RulingError(ValueError):
    """A rulings file is refused: which file, which ruling, where, and why."""


@dataclass(frozen=True)
class Move:
    """What a seat (`A`) or `chance` does, as notation."""

    who: str
    notation: str


@dataclass(frozen=True)
class Refusal:
    """A move that must be illegal, for exactly this rule."""

    move: Move
    rule: str


@dataclass(frozen=True)
class Ruling:
    """An executable example: a position, moves, what must be refused and what must have come about."""

    id: str
    game_id: str
    file: str
    title: dict[str, str]
    note: dict[str, str] = field(default_factory=dict)
    rules: tuple[str, ...] = ()
    source: tuple[str, ...] = ()
    seats: int = 2
    options: dict[str, object] = field(default_factory=dict)
    components: str | None = None  # path of a component file
    setup: bool = False  # starts before anything is dealt
    position: dict[str, object] = field(default_factory=dict)
    moves: tuple[Move, ...] = ()
    refuse: tuple[Refusal, ...] = ()
    expect: dict[str, object] = field(default_factory=dict)

    def words(self, lang: str) -> tuple[str, str]:
        """Title and note in a language; in the other one where that is missing."""
        fallback = LANGUAGES[0]
        title = self.title.get(lang) or self.title.get(fallback) or next(iter(self.title.values()), self.id)
        return title, self.note.get(lang) or self.note.get(fallback) or ""

    def fault(self, place: str, message: str) -> RulingError:
        """The error to raise for a place in this ruling."""
        return RulingError(
            f"{self.file}: {self.id}: {place}: {message}" if place else f"{self.file}: {self.id}: {message}"
        )


# ---- files -----------------------------------------------------------------------------------------------------------


@cache
def shipped_rulings(game_id: str) -> tuple[Ruling, ...]:
    """All rulings that ship with a game. Raises RulingError."""
    folder = room(game_id).joinpath("rulings")
    if not folder.is_dir():
        return ()
    found: list[Ruling] = []
    for path in sorted(folder.iterdir(), key=lambda path: path.name):
        if path.name.endswith(".yaml"):
            found += read_rulings(path.read_bytes(), f"{game_id}/rulings/{path.name}", shipped=True)
    check_distinct(found)
    return tuple(found)


def load_rulings(paths: Iterable[Path]) -> list[Ruling]:
    """The rulings of files and of folders of `.yaml` and `.yml` files. Raises RulingError."""
    found = [ruling for path in _files(paths) for ruling in read_rulings(_bytes(path), str(path))]
    check_distinct(found)
    return found


def check_distinct(rulings: Iterable[Ruling]) -> None:
    """No two rulings share an id. Raises RulingError."""
    seen: dict[tuple[str, str], str] = {}
    for ruling in rulings:
        file = seen.setdefault((ruling.game_id, ruling.id), ruling.file)
        if file != ruling.file:
            raise ruling.fault("id", f"stands in {file} too")


def _files(paths: Iterable[Path]) -> list[Path]:
    found: dict[Path, None] = {}
    for path in paths:
        if path.is_dir():
            inside = sorted(inner for inner in path.rglob("*") if inner.suffix in (".yaml", ".yml") and inner.is_file())
            if not inside:
                raise RulingError(f"{path}: no .yaml file in this folder")
            found.update(dict.fromkeys(inside))
        else:
            found[path] = None
    return list(found)


def _bytes(path: Path) -> bytes:
    try:
        with open(path, "rb", opener=_open) as file:
            if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                raise RulingError(f"{path}: not an ordinary file")
            return file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        if isinstance(error, RulingError):
            raise
        raise RulingError(f"{path}: cannot be read: {getattr(error, 'strerror', None) or error}") from None


def _open(path: str, flags: int) -> int:
    """Open without waiting for the other end of a pipe."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


# ---- reading ---------------------------------------------------------------------------------------------------------


def read_rulings(data: bytes, name: str, shipped: bool = False) -> list[Ruling]:
    """The rulings in the bytes of a file; shipped ones need words in every language, rules and a source.

    Raises RulingError naming the file, the ruling and the place.
    """
    try:
        root = Node(read_plain(data))
        game_id = read_game(root["game"])
        items = root["rulings"].items(MOST_RULINGS)
        root.done()
    except (DocumentError, PlainYamlError) as error:
        raise RulingError(f"{name}: {error}") from None
    rules = frozenset(books(game_id)["en"].ids) if game_id in games.IDS else None
    found: dict[str, Ruling] = {}
    for at, item in enumerate(items):
        ruling = _named(item, at, name, _Reader(name, game_id, rules, shipped))
        if ruling.id in found:
            raise ruling.fault("id", "stands twice in this file")
        found[ruling.id] = ruling
    return list(found.values())


def read_game(node: Node) -> str:
    """The id of a game that is here, or of one that will be. Raises DocumentError."""
    text = node.text()
    try:
        return games.find(text)
    except ValueError as error:
        plain = text.strip().lower().replace("-", "_")
        if plain in TITLES:
            return plain
        raise node.refuse(str(error)) from None


def _named(item: Node, at: int, name: str, reader: "_Reader") -> Ruling:
    """One ruling; its errors carry its id, or its number while the id is not known."""
    label = f"ruling number {at + 1}"
    try:
        node = Node(item.value)
        ruling_id = node["id"].text(40)
        if not RULING_ID.fullmatch(ruling_id):
            raise node["id"].refuse("expected letters, digits, `-`, `_` and `.`, such as ROG-R10")
        label = ruling_id
        return reader.ruling(ruling_id, node)
    except DocumentError as error:
        raise RulingError(f"{name}: {label}: {error}") from None


@dataclass(frozen=True)
class _Reader:
    """Reads the rulings of one file. `rules` are the ids of the rulebook, None when the game is not here."""

    name: str
    game_id: str
    rules: frozenset[str] | None
    shipped: bool

    def ruling(self, ruling_id: str, node: Node) -> Ruling:
        """A whole ruling. Raises DocumentError with the place inside it."""
        seats = node.get("seats")
        source = node.get("source")
        made = Ruling(
            id=ruling_id,
            game_id=self.game_id,
            file=self.name,
            title=self.words(node.get("title")),
            note=self.words(node.get("note")),
            rules=self.rule_list(node.get("rules")),
            source=read_source(source) if source is not None else (),
            seats=2 if seats is None else seats.integer(1, len(SEAT_LETTERS)),
            options=mapping(node.get("options")),
            components=self.component_file(node.get("components")),
            setup=read_start(node.get("start")),
            position=mapping(node.get("position")),
            moves=tuple(read_move(move, []) for move in listed(node.get("moves"))),
            refuse=tuple(self.refusal(entry) for entry in listed(node.get("refuse"))),
            expect=read_expect(node.get("expect")),
        )
        node.done()
        self.check(made, node)
        return made

    def check(self, made: Ruling, node: Node) -> None:
        """What concerns a ruling as a whole."""
        if not (made.moves or made.refuse or made.expect):
            raise node.refuse("checks nothing: `moves`, `refuse` or `expect` is needed")
        if made.setup and made.position:
            raise node["position"].refuse("with `start: setup` there is no position to change yet")
        if self.shipped and not (made.rules and made.source and all(made.title.get(lang) for lang in LANGUAGES)):
            raise node.refuse(f"a ruling that ships needs `rules`, `source` and a title in {', '.join(LANGUAGES)}")
        if self.shipped and made.note and not all(made.note.get(lang) for lang in LANGUAGES):
            raise node["note"].refuse(f"a ruling that ships has its note in {', '.join(LANGUAGES)}")

    def words(self, node: Node | None) -> dict[str, str]:
        """A text in each language; a text alone stands for all."""
        if node is None:
            return {}
        if isinstance(node.value, str):
            return dict.fromkeys(LANGUAGES, node.text(LONGEST_TEXT))
        found = {lang: text for lang in LANGUAGES if (text := node.get(lang)) is not None}
        node.done()
        return {lang: text.text(LONGEST_TEXT) for lang, text in found.items()}

    def rule_list(self, node: Node | None) -> tuple[str, ...]:
        """Ids of paragraphs."""
        return tuple(self.rule(item) for item in listed(node))

    def rule(self, node: Node) -> str:
        """The id of a paragraph that the rulebook has."""
        rule = node.text()
        if self.rules is not None and rule not in self.rules:
            raise node.refuse(f"the rulebook has no paragraph {rule}")
        return rule

    def refusal(self, node: Node) -> Refusal:
        """A move and the rule that forbids it."""
        rule = self.rule(node["rule"])
        return Refusal(read_move(node, ["rule"]), rule)

    def component_file(self, node: Node | None) -> str | None:
        """A component file in the folder of the rulings file, or below it."""
        if node is None:
            return None
        path = PurePosixPath(node.text())
        if self.shipped or path.is_absolute() or ".." in path.parts or "\0" in str(path):
            raise node.refuse("expected a file beside this one; rulings that ship use the standard components")
        return str(Path(self.name).parent / path)


def listed(node: Node | None) -> list[Node]:
    """The elements of a list that may be left out."""
    return [] if node is None else node.items(MOST_MOVES)


def mapping(node: Node | None) -> dict[str, object]:
    """A mapping that may be left out."""
    if node is None:
        return {}
    return {key: node[key].value for key in node.names()}


def read_move(node: Node, besides: list[str]) -> Move:
    """`A: notation` or `chance: notation`, with other keys besides."""
    keys = [key for key in node.names() if key not in besides]
    if len(keys) != 1:
        raise node.refuse("expected one move, such as `A: sail 1` or `chance: die 4`")
    who = keys[0]
    if who != CHANCE_NAME and not (len(who) == 1 and who in SEAT_LETTERS):
        raise node.refuse(f"{who[:60]!r} is neither a seat (A, B, ...) nor `chance`")
    return Move(who, node[who].text())


def read_source(node: Node) -> tuple[str, ...]:
    """One source or several: a list, or a text with commas."""
    texts = [item.text() for item in node.items(10)] if isinstance(node.value, list) else node.text().split(",")
    for text in texts:
        if text.strip() not in SOURCES:
            raise node.refuse(f"{text.strip()!r} is no source; sources are: {', '.join(SOURCES)}")
    return tuple(text.strip() for text in texts)


def read_start(node: Node | None) -> bool:
    """True for `start: setup`."""
    return node is not None and node.word(["setup"]) == "setup"


def read_expect(node: Node | None) -> dict[str, object]:
    """Paths and values; the lists of legal actions are lists of texts, and `winners` is one of seats."""
    found = mapping(node)
    for key in LEGAL_KEYS:
        if node is not None and key in found:
            for item in node[key].items(MOST_MOVES):
                item.text()
    if node is not None and "winners" in found:
        for item in node["winners"].items(len(SEAT_LETTERS)):
            item.word(SEAT_LETTERS)
    return found
