"""A game's rulebook: numbered paragraphs in chapters, the same numbers in every language.

The file `rulebook.<lang>.md` in the game's room has a title, a preface, chapters `## ROG-7 Action: Build` and in them
paragraphs of one line each: `**ROG-7.2** text [seed, rulebook]`.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from serai.core.language import languages
from serai.core.reasons import PREFIX
from serai.core.sources import SOURCES

LANGUAGES: Final = languages()

LONGEST_NAME: Final = 40  # letters, as in web/src/lookup/book.ts

CHAPTER: Final = re.compile(rf"## ({PREFIX}-[1-9]\d*) (\S.*)")
PARAGRAPH: Final = re.compile(rf"\*\*({PREFIX}-[1-9]\d*)\.([1-9]\d*)\*\* (.*?)\s*\[([^\[\]]*)\]")


class BookError(ValueError):
    """A rulebook is malformed: which file, which line, and why."""


@dataclass(frozen=True)
class Paragraph:
    """One rule: its id (`ROG-7.2`), the id of its chapter, its words, and the sources it stands on."""

    id: str
    chapter: str
    text: str
    sources: tuple[str, ...]

    @property
    def name(self) -> str:
        """The short sentence that it begins with, without its full stop (`Refill the row`); empty without one."""
        end = self.text.find(". ")
        return self.text[:end] if 0 < end < LONGEST_NAME else ""

    @property
    def rest(self) -> str:
        """The words after the name."""
        return self.text[len(self.name) + 2 :] if self.name else self.text


@dataclass(frozen=True)
class Chapter:
    """A chapter: its id (`ROG-7`), its title and its paragraphs in order."""

    id: str
    title: str
    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True)
class Book:
    """A rulebook in one language."""

    lang: str
    title: str
    preface: str
    chapters: tuple[Chapter, ...]

    @property
    def paragraphs(self) -> list[Paragraph]:
        """All paragraphs in order."""
        return [paragraph for chapter in self.chapters for paragraph in chapter.paragraphs]

    def paragraph(self, rule: str) -> Paragraph:
        """The paragraph of an id. Raises KeyError."""
        for paragraph in self.paragraphs:
            if paragraph.id == rule:
                return paragraph
        raise KeyError(f"no paragraph is called {rule}")

    @property
    def ids(self) -> list[str]:
        """The ids of all paragraphs in order."""
        return [paragraph.id for paragraph in self.paragraphs]


def room(game_id: str) -> Traversable:
    """The folder of a game, without importing it."""
    return files("serai").joinpath("games", game_id)


@cache
def books(game_id: str) -> dict[str, Book]:
    """The rulebook of a game in every language. Raises BookError when one is malformed or their ids differ."""
    made: dict[str, Book] = {}
    for lang in LANGUAGES:
        path = room(game_id).joinpath(f"rulebook.{lang}.md")
        if not path.is_file():
            raise BookError(f"{game_id} has no rulebook.{lang}.md")
        made[lang] = parse_book(path.read_text(encoding="utf-8"), lang, f"{game_id}/rulebook.{lang}.md")
    check_same(list(made.values()))
    return made


def book(game_id: str, lang: str = "en") -> Book:
    """The rulebook of a game in one language. Raises BookError; ValueError for a language that is not there."""
    if lang not in LANGUAGES:
        raise ValueError(f"there is no rulebook in {lang!r}; languages are: {', '.join(LANGUAGES)}")
    return books(game_id)[lang]


def check_same(made: Sequence[Book]) -> None:
    """Every language has the same ids in the same order. Raises BookError naming the first difference."""
    first = made[0]
    for other in made[1:]:
        for here, there in ((first, other), (other, first)):
            missing = [rule for rule in here.ids if rule not in set(there.ids)]
            if missing:
                raise BookError(f"{missing[0]} is missing in rulebook.{there.lang}.md")
        if first.ids != other.ids or [c.id for c in first.chapters] != [c.id for c in other.chapters]:
            raise BookError(f"rulebook.{other.lang}.md has its chapters in another order")


def parse_book(text: str, lang: str, name: str) -> Book:
    """A rulebook from its text. Raises BookError naming the line."""
    parser = _Parser(name)
    for number, line in enumerate(text.splitlines(), 1):
        parser.take(number, line.strip())
    return parser.book(lang)


class _Parser:
    """Reads line by line; knows the chapter it is in."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.line = 0
        self.title = ""
        self.preface: list[str] = []
        self.heads: list[tuple[str, str]] = []
        self.found: list[list[Paragraph]] = []

    def refuse(self, message: str) -> BookError:
        """The error to raise for the line that is being read."""
        return BookError(f"{self.name}, line {self.line}: {message}")

    def take(self, number: int, line: str) -> None:
        """One line."""
        self.line = number
        if line.startswith("## "):
            self._chapter(line)
        elif line.startswith("# "):
            if self.title or self.heads:
                raise self.refuse("a second title")
            self.title = line[2:].strip()
        elif line.startswith("**"):
            self._paragraph(line)
        elif line and self.heads:
            raise self.refuse("a chapter holds paragraphs such as `**ROG-7.2** text [seed]`, and nothing else")
        elif line:
            self.preface.append(line)

    def _chapter(self, line: str) -> None:
        match = CHAPTER.fullmatch(line)
        if match is None:
            raise self.refuse("expected a chapter such as `## ROG-7 Title`")
        prefix, number = match[1].split("-")
        if int(number) != len(self.heads) + 1 or (self.heads and not self.heads[0][0].startswith(prefix + "-")):
            raise self.refuse(f"expected chapter number {len(self.heads) + 1}, found {match[1]}")
        self._not_empty()
        self.heads.append((match[1], match[2]))
        self.found.append([])

    def _paragraph(self, line: str) -> None:
        match = PARAGRAPH.fullmatch(line)
        if match is None:
            raise self.refuse("expected a paragraph such as `**ROG-7.2** text [seed, rulebook]`")
        if not self.heads or match[1] != self.heads[-1][0]:
            raise self.refuse(f"{match[1]}.{match[2]} stands outside its chapter")
        if int(match[2]) != len(self.found[-1]) + 1:
            raise self.refuse(f"expected {match[1]}.{len(self.found[-1]) + 1}, found {match[1]}.{match[2]}")
        if not match[3]:
            raise self.refuse(f"{match[1]}.{match[2]} has no text")
        sources = self._sources(match[4])
        self.found[-1].append(Paragraph(f"{match[1]}.{match[2]}", match[1], match[3], sources))

    def _sources(self, text: str) -> tuple[str, ...]:
        sources = tuple(part.strip() for part in text.split(","))
        for source in sources:
            if source not in SOURCES:
                raise self.refuse(f"{source!r} is no source; sources are: {', '.join(SOURCES)}")
        return sources

    def _not_empty(self) -> None:
        if self.heads and not self.found[-1]:
            raise self.refuse(f"{self.heads[-1][0]} has no paragraph")

    def book(self, lang: str) -> Book:
        """The whole, after the last line."""
        self._not_empty()
        if not self.title or not self.heads:
            raise self.refuse("a rulebook has a title (`# ...`) and chapters (`## ROG-1 ...`)")
        chapters = [
            Chapter(name, title, tuple(found)) for (name, title), found in zip(self.heads, self.found, strict=True)
        ]
        return Book(lang, self.title, "\n".join(self.preface), tuple(chapters))
