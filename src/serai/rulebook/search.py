"""Look-up in a game's rulebook and rulings: by id (`ROG-7.2`, `7.2`, `ROG-7`, `R10`) or by words in either language."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from serai.core.reasons import PREFIX
from serai.rulebook.book import LANGUAGES, Chapter, Paragraph, book, books
from serai.rulebook.rulings import Ruling, shipped_rulings

Kind = Literal["chapter", "paragraph", "ruling"]

RULE: Final = re.compile(rf"(?:({PREFIX})[\s_-]*)?([0-9]{{1,3}})(?:[._]([0-9]{{1,3}}))?", re.IGNORECASE)
LONGEST_QUERY: Final = 200
TITLE_WEIGHT: Final = 5  # a word in a title counts as much as this many in the text
NAMED: Final = 100  # for a paragraph or ruling whose own name has all the words


@dataclass(frozen=True)
class Hit:
    """Something found: its id, what it is, its title and text in the wanted language, the rules it belongs to."""

    id: str
    kind: Kind
    title: str
    text: str
    rules: tuple[str, ...] = ()


def find(game_id: str, query: str, lang: str = "en") -> list[Hit]:
    """What fits the query, the best first; an empty query lists the chapters. Raises ValueError for a language."""
    here = book(game_id, lang)
    query = " ".join(query[:LONGEST_QUERY].split())
    if not query:
        return [chapter_hit(chapter) for chapter in here.chapters]
    found = by_id(game_id, query, lang)
    return by_words(game_id, query, lang) if found is None else found


# ---- by id -----------------------------------------------------------------------------------------------------------


def by_id(game_id: str, query: str, lang: str) -> list[Hit] | None:
    """The paragraph or the chapter with its rulings, or the ruling, if the query is an id; None if it is none."""
    chapters = book(game_id, lang).chapters
    prefix = chapters[0].id.partition("-")[0]
    wanted_id = re.compile(re.escape(plain_id(query, prefix)) + "[A-Z]?")  # R20 finds R20A and R20B
    named = [ruling for ruling in shipped_rulings(game_id) if wanted_id.fullmatch(plain_id(ruling.id, prefix))]
    if named:
        return [ruling_hit(ruling, lang) for ruling in named]
    match = RULE.fullmatch(query.removesuffix("."))
    if match is None or (match[1] or prefix).upper() != prefix:
        return None
    name = f"{prefix}-{int(match[2])}"
    chapter = next((chapter for chapter in chapters if chapter.id == name), None)
    if chapter is None:
        return []
    if match[3] is None:
        return [chapter_hit(chapter), *with_rulings(game_id, chapter, chapter.paragraphs, lang)]
    wanted = [paragraph for paragraph in chapter.paragraphs if paragraph.id == f"{name}.{int(match[3])}"]
    return with_rulings(game_id, chapter, wanted, lang)


def plain_id(text: str, prefix: str) -> str:
    """An id without its prefix, its hyphens and its case."""
    return re.sub(r"[\s_-]", "", text).upper().removeprefix(prefix)


def with_rulings(game_id: str, chapter: Chapter, paragraphs: Sequence[Paragraph], lang: str) -> list[Hit]:
    """Paragraphs, and after them the rulings that name one of them."""
    ids = {paragraph.id for paragraph in paragraphs}
    rulings = [ruling for ruling in shipped_rulings(game_id) if ids & set(ruling.rules)]
    return [
        *(paragraph_hit(chapter, paragraph) for paragraph in paragraphs),
        *(ruling_hit(ruling, lang) for ruling in rulings),
    ]


# ---- by words --------------------------------------------------------------------------------------------------------


def by_words(game_id: str, query: str, lang: str) -> list[Hit]:
    """Whatever has all the words, or longer words that begin with them, in any language.

    Paragraphs before rulings, and what is called so before what speaks of it, most often first.
    """
    wanted = words(query)
    ranked = [
        (rank, found.hit)
        for found in searched(game_id, lang)
        if (rank := ranking(wanted, found.names, found.titles, found.texts)) > 0
    ]
    order = ("paragraph", "ruling")
    ranked.sort(key=lambda entry: (order.index(entry[1].kind), -entry[0]))
    return [*chapters_named(game_id, wanted, lang), *(hit for _, hit in ranked)]


def chapters_named(game_id: str, wanted: Sequence[str], lang: str) -> list[Hit]:
    """The chapters whose title, in any language, has all the words."""
    everywhere = books(game_id)
    return [
        chapter_hit(chapter)
        for at, chapter in enumerate(everywhere[lang].chapters)
        if wanted and any(all(count(w, words(everywhere[o].chapters[at].title)) for w in wanted) for o in LANGUAGES)
    ]


@dataclass(frozen=True)
class Searched:
    """What can be found, and its words in each language: its own name, the chapter around it, the text."""

    hit: Hit
    names: list[str]
    titles: list[str]
    texts: list[str]


def searched(game_id: str, lang: str) -> Iterable[Searched]:
    """Every paragraph and ruling with its words."""
    everywhere = books(game_id)
    for at, chapter in enumerate(everywhere[lang].chapters):
        for number, paragraph in enumerate(chapter.paragraphs):
            same = [everywhere[other].chapters[at] for other in LANGUAGES]
            yield Searched(
                paragraph_hit(chapter, paragraph),
                [other.paragraphs[number].name for other in same],
                [other.title for other in same],
                [other.paragraphs[number].rest for other in same],
            )
    for ruling in shipped_rulings(game_id):
        both = [ruling.words(language) for language in LANGUAGES]
        yield Searched(
            ruling_hit(ruling, lang), [title for title, _ in both], [""] * len(both), [note for _, note in both]
        )


def ranking(wanted: Sequence[str], names: Sequence[str], titles: Sequence[str], texts: Sequence[str]) -> int:
    """How well something fits: its best language counts. 0 when a word is missing; the chapter's title alone is not
    enough, or every paragraph of a chapter would be found by it."""
    best = 0
    for name, title, text in zip(names, titles, texts, strict=True):
        in_name, in_title, in_text = ([count(word, words(where)) for word in wanted] for where in (name, title, text))
        everywhere = all(map(sum, zip(in_name, in_title, in_text, strict=True)))
        if wanted and everywhere and any(in_name + in_text):
            above = sum(bool(a + b) for a, b in zip(in_name, in_title, strict=True))
            best = max(best, sum(in_text) + TITLE_WEIGHT * above + NAMED * all(in_name))
    return best


def count(wanted: str, among: Sequence[str]) -> int:
    """How often a word, or one that begins with it, is there; numbers must be the same."""
    if wanted.isdecimal():
        return among.count(wanted)
    return sum(word.startswith(wanted) for word in among)


def words(text: str) -> list[str]:
    """The words of a text without case and accents."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return re.findall(r"[^\W_]+", "".join(letter for letter in apart if not unicodedata.combining(letter)))


# ---- hits ------------------------------------------------------------------------------------------------------------


def chapter_hit(chapter: Chapter) -> Hit:
    """A chapter; its text is the ids it holds."""
    first, last = chapter.paragraphs[0].id, chapter.paragraphs[-1].id
    shown = first if first == last else f"{first} – {last}"
    return Hit(chapter.id, "chapter", chapter.title, shown, tuple(paragraph.id for paragraph in chapter.paragraphs))


def paragraph_hit(chapter: Chapter, paragraph: Paragraph) -> Hit:
    """A paragraph under the title of its chapter and its own name: `Sail: Visitor rewards` in “Action: Sail”."""
    if not paragraph.name:
        return Hit(paragraph.id, "paragraph", chapter.title, paragraph.text, (paragraph.id,))
    title = f"{chapter.title.rpartition(': ')[2]}: {paragraph.name}"
    return Hit(paragraph.id, "paragraph", title, paragraph.rest, (paragraph.id,))


def ruling_hit(ruling: Ruling, lang: str) -> Hit:
    """A ruling with its note."""
    title, note = ruling.words(lang)
    return Hit(ruling.id, "ruling", title, note, ruling.rules)
