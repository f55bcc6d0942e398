"""Look-up by id and by words, in both languages."""

import pytest

from serai.rulebook.book import book
from serai.rulebook.search import Hit, count, find, words

GAME = "river_of_gold"


def ids(hits: list[Hit]) -> list[str]:
    """Their ids."""
    return [hit.id for hit in hits]


def test_an_empty_query_lists_the_chapters() -> None:
    """In the wanted language."""
    for query in ("", "   "):
        hits = find(GAME, query, "it")
        assert ids(hits) == [chapter.id for chapter in book(GAME).chapters]
        assert {hit.kind for hit in hits} == {"chapter"}
        assert [hit.title for hit in hits] == [chapter.title for chapter in book(GAME, "it").chapters]


@pytest.mark.parametrize(
    "query", ["ROG-7.2", "rog-7.2", "rog 7.2", "ROG7.2", " 7.2 ", "7.2", "7.2.", "ROG_7_2", "07.02"]
)
def test_a_paragraph_by_its_id(query: str) -> None:
    """However it is written, with the rulings that name it."""
    first, *others = find(GAME, query)
    assert (first.id, first.kind, first.rules) == ("ROG-7.2", "paragraph", ("ROG-7.2",))
    paragraph = book(GAME).paragraph("ROG-7.2")
    assert (first.title, first.text) == (f"Build: {paragraph.name}", paragraph.rest)
    assert all(hit.kind == "ruling" and "ROG-7.2" in hit.rules for hit in others)


@pytest.mark.parametrize("query", ["ROG-7", "rog 7", "7"])
def test_a_chapter_by_its_id(query: str) -> None:
    """The chapter, then its paragraphs, then rulings."""
    hits = find(GAME, query)
    assert hits[0].kind == "chapter"
    paragraphs = [hit.id for hit in hits if hit.kind == "paragraph"]
    assert paragraphs == list(hits[0].rules)
    assert all(rule.startswith("ROG-7.") for rule in paragraphs)


@pytest.mark.parametrize("query", ["ROG-R69", "rog r69", "R69", "r69"])
def test_a_ruling_by_its_id(query: str) -> None:
    """With its title in the wanted language."""
    english, italian = find(GAME, query), find(GAME, query, "it")
    assert ids(english) == ids(italian) == ["ROG-R69"]
    assert english[0].kind == "ruling"
    assert english[0].title != italian[0].title


@pytest.mark.parametrize(
    "query", ["ROG-99", "7.99", "99.1", "R9999", "0", "!?", "'", "zzzz", "royal zzzz", "x" * 10_000]
)
def test_what_is_not_there(query: str) -> None:
    """Nothing is found, and nothing breaks."""
    assert find(GAME, query) == []


def test_words_are_found_in_both_languages() -> None:
    """Whatever language the question is in, the answer is in the wanted one."""
    for query in ("royal ship", "nave reale"):
        for lang in ("en", "it"):
            hits = find(GAME, query, lang)
            assert "ROG-11.5" in ids(hits)
            hit = next(hit for hit in hits if hit.id == "ROG-11.5")
            assert hit.text == book(GAME, lang).paragraph("ROG-11.5").rest


def test_all_words_must_be_there_in_one_language() -> None:
    """Any case, accents or none, and the beginning of a word is enough."""
    assert ids(find(GAME, "EMPER VISIT")) == ids(find(GAME, "visit emper"))
    assert ids(find(GAME, "città")) == ids(find(GAME, "citta"))
    everywhere = " ".join([*words(" ".join(hit.title + hit.text for hit in find(GAME, "royal ship")))])
    assert "royal" in everywhere
    assert find(GAME, "royal nave") == []


def test_the_best_comes_first() -> None:
    """What speaks of it most often, or in its title, stands first."""
    first = find(GAME, "emperor")[0]
    assert first.id.startswith("ROG-16.") or "emperor" in words(first.title)


@pytest.mark.parametrize(("query", "rule"), [("refill", "ROG-7.6"), ("visitor rewards", "ROG-8.5")])
def test_what_is_called_so_comes_before_what_speaks_of_it(query: str, rule: str) -> None:
    """In either language, however often others use the words."""
    wanted = words(book(GAME).paragraph(rule).name)
    found = [hit for hit in find(GAME, query) if hit.kind == "paragraph"]
    assert found[0].id == rule
    assert all(any(word.startswith(part) for word in wanted) for part in words(query))
    italian = book(GAME, "it").paragraph(rule)
    assert rule in ids(find(GAME, italian.name))[:2]


def test_numbers_are_whole() -> None:
    """`river 1` is not river 14."""
    assert count("1", ["river", "14", "1"]) == 1
    assert count("riv", ["river", "14", "rivers"]) == 2


def test_an_unknown_language_is_refused() -> None:
    """Naming those there are."""
    with pytest.raises(ValueError, match="en, it"):
        find(GAME, "ship", "de")
