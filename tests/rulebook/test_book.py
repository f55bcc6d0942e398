"""The rulebook's text: its form, the same in every language."""

import pytest

from serai import games
from serai.rulebook.book import LONGEST_NAME, Book, BookError, book, books, check_same, parse_book

TEXT = """# A game

What this is.

## ROG-1 Beginning

**ROG-1.1** Goal. Win [the game] if you can. [seed]

**ROG-1.2** Turns. One after the other. [rulebook, decision]

## ROG-2 End

**ROG-2.1** It ends. [reconstructed]
"""


def parsed(text: str = TEXT, lang: str = "en") -> Book:
    """The book of a text."""
    return parse_book(text, lang, f"rulebook.{lang}.md")


def test_chapters_paragraphs_and_sources() -> None:
    """Everything lands where it belongs; brackets inside a text are text."""
    made = parsed()
    assert (made.title, made.preface) == ("A game", "What this is.")
    assert [(chapter.id, chapter.title) for chapter in made.chapters] == [("ROG-1", "Beginning"), ("ROG-2", "End")]
    assert made.ids == ["ROG-1.1", "ROG-1.2", "ROG-2.1"]
    first = made.paragraph("ROG-1.1")
    assert (first.chapter, first.text, first.sources) == ("ROG-1", "Goal. Win [the game] if you can.", ("seed",))
    assert (first.name, first.rest) == ("Goal", "Win [the game] if you can.")
    nameless = made.paragraph("ROG-2.1")
    assert (nameless.name, nameless.rest) == ("", "It ends.")
    assert made.paragraph("ROG-1.2").sources == ("rulebook", "decision")
    with pytest.raises(KeyError, match=r"ROG-9\.9"):
        made.paragraph("ROG-9.9")


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        ("# A game", "A game", 13, "title"),
        ("What this is.", "# Another", 3, "second title"),
        ("## ROG-1 Beginning", "## Beginning", 5, "chapter"),
        ("## ROG-1 Beginning", "## ROG-3 Beginning", 5, "number 1"),
        ("## ROG-2 End", "## YY-2 End", 11, "YY-2"),
        ("## ROG-2 End", "## ROG-3 End", 11, "number 2"),
        ("[seed]", "", 7, "[seed, rulebook]"),
        ("[seed]", "[sead]", 7, "'sead'"),
        ("**ROG-1.2**", "**ROG-1.3**", 9, "expected ROG-1.2"),
        ("**ROG-1.2**", "**ROG-1.1**", 9, "expected ROG-1.2"),
        ("**ROG-1.2**", "**ROG-2.1**", 9, "outside"),
        ("**ROG-1.2**", "ROG-1.2", 9, "nothing else"),
        ("It ends. ", "", 13, "no text"),
        ("**ROG-2.1** It ends. [reconstructed]", "", 13, "ROG-2 has no paragraph"),
    ],
)
def test_a_malformed_book_names_the_line(old: str, new: str, line: int, says: str) -> None:
    """File, line and reason."""
    with pytest.raises(BookError) as caught:
        parsed(TEXT.replace(old, new, 1))
    assert f"line {line}" in str(caught.value)
    assert says in str(caught.value)
    assert "rulebook.en.md" in str(caught.value)


def test_every_language_has_the_same_ids() -> None:
    """A paragraph that one language lacks is named."""
    shorter = TEXT[: TEXT.index("**ROG-1.2**")] + TEXT[TEXT.index("## ROG-2") :]
    with pytest.raises(BookError, match=r"ROG-1\.2 is missing in rulebook\.it\.md"):
        check_same([parsed(), parsed(shorter, "it")])
    with pytest.raises(BookError, match=r"ROG-1\.2 is missing in rulebook\.en\.md"):
        check_same([parsed(shorter), parsed(lang="it")])


@pytest.mark.parametrize("game_id", games.IDS)
def test_books_that_ship(game_id: str) -> None:
    """Each can be read in both languages."""
    assert list(books(game_id)) == ["en", "it"]
    english, italian = book(game_id), book(game_id, "it")
    assert english.ids == italian.ids
    same = [p.id for p in english.paragraphs if p.text == italian.paragraph(p.id).text]
    assert same == [], "not translated"
    sources = [p.id for p in english.paragraphs if set(p.sources) != set(italian.paragraph(p.id).sources)]
    assert sources == [], "other sources in Italian"


@pytest.mark.parametrize("game_id", games.IDS)
@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_paragraph_begins_with_a_name(game_id: str, lang: str) -> None:
    """A short sentence, which the page sets in bold."""
    assert [p.id for p in book(game_id, lang).paragraphs if not p.name or len(p.name) >= LONGEST_NAME] == []


def test_an_unknown_language() -> None:
    """Is refused, naming those there are."""
    with pytest.raises(ValueError, match="en, it"):
        book("river_of_gold", "de")
