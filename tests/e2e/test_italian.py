"""The page in Italian: from Home to a few moves no English is left; the language can be changed in mid-game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page, expect

import serai
from bench.tables import Server
from tests.e2e.conftest import Open
from tests.e2e.sitting import Sitting, be, new_table, played_over_http

LOCALES: Final = Path(serai.__file__).resolve().parents[2] / "locales"
#: Everything a person reads or hears: text, labels, titles, placeholders.
READ: Final = """() => {
    const found = [];
    for (const one of document.querySelectorAll('body, body *')) {
        if (!one.checkVisibility({visibilityProperty: true}) && !one.closest('.visually-hidden, svg')) continue;
        for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext', 'alt'])
            if (one.getAttribute(name)) found.push(one.getAttribute(name));
        if (one.closest('kbd, code')) continue;
        for (const node of one.childNodes)
            if (node.nodeType === Node.TEXT_NODE && node.data.trim()) found.push(node.data);
    }
    return [...new Set(found.map((text) => text.replace(/\\s+/g, ' ').trim()))];
}"""
#: Words that stand in no Italian text.
ENGLISH: Final = re.compile(
    r"\b(the|and|your|you|with|this|that|from|what|where|when|shore|building|ship|ships|move|moves|game|table|rules?|seat|"
    r"silk|rice|porcelain|pays?|gains?|sails?|turn|die|end|free|here|costs?|visitors?|owner|influence)\b",
    re.IGNORECASE,
)
#: Names that are the same in both languages, and the languages' own names.
NAMES: Final = re.compile(
    r"River of Gold|Yellow & Yangtze|Tianxia|Marco Polo II|English|Atkinson Hyperlegible Next|Braille Institute of America|"
    r"Spine of the World|Shinomen Forest|Three Man Alliance Plain|Kitsune Woods|Ube Marshes|Earthquake Fish Bay|"
    r"game-icons\.net( by Delapouite, Lorc and contributors)?|SIL Open Font Licence|MIT"
)


NOTATION: Final = re.compile(r"(?<=p\. es\. ).*|“.*”")  # moves are typed alike in both languages


def patterns(lang: str) -> Iterator[re.Pattern[str]]:
    """The texts of a language as patterns; what is filled in is anything."""
    for file in sorted((LOCALES / lang).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                for text in written(entry.value):
                    if len(re.findall(r"[A-Za-z]{3,}", re.sub(r"\.\+", "", text))) > 0:
                        yield re.compile(text)


def written(pattern: ast.Pattern) -> list[str]:
    """A pattern as regular expressions, one for each way through its variants."""
    found = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            ends = [re.escape(re.sub(r"\s+", " ", element.value))]
        elif isinstance(element.expression, ast.SelectExpression):
            ends = [text for variant in element.expression.variants for text in written(variant.value)]
        else:
            ends = [".+"]
        found = [begun + end for begun in found for end in ends]
    return [text.strip() for text in found]


@pytest.fixture(scope="module")
def english_only() -> list[re.Pattern[str]]:
    """English texts that no Italian text looks like. Those with words of their own: two letters fit anything."""
    italian = {pattern.pattern for pattern in patterns("it")}
    own = [pattern for pattern in patterns("en") if pattern.pattern not in italian]
    return [pattern for pattern in own if len(re.sub(r"\.\+|\W", "", pattern.pattern)) >= 4]


def left_in_english(page: Page, english_only: list[re.Pattern[str]]) -> list[str]:
    """What is English on the page."""
    read: list[str] = page.evaluate(READ)
    found = []
    for text in read:
        bare = NOTATION.sub("", NAMES.sub("", text))
        if ENGLISH.search(bare) or (bare == text and any(pattern.fullmatch(text) for pattern in english_only)):
            found.append(text)
    return found


def test_a_game_in_italian(open_page: Open, server: Server, english_only: list[re.Pattern[str]]) -> None:
    """From Home through the dialog to the table and eight moves; panels, why not and the menu too."""
    page = open_page(server, lang="it")
    found: list[str] = []

    def look(where: str) -> None:
        assert page.locator("html").get_attribute("lang") == "it"
        found.extend(f"{where}: {text}" for text in left_in_english(page, english_only))

    page.get_by_role("button", name=re.compile("^Gioca.*River of Gold")).click()
    look("home")
    page.get_by_role("button", name=re.compile("1\\s+avversario")).click()
    page.wait_for_url("**/table/*")
    for move in range(8):
        expect(page.get_by_text(re.compile("^(Tocca a te|Turno di .+: scegli tu)$"))).to_be_visible(timeout=20_000)
        look(f"move {move}")
        a_move_in_italian(page)
    panels = page.get_by_role("group", name="Pannelli").get_by_role("button")
    for button in panels.all():
        button.click()
        page.wait_for_timeout(300)
        look(f"panel {button.inner_text()}")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu del tavolo").click()
    look("menu")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("riva 30,")).first.click()
    page.wait_for_timeout(300)
    look("why not")
    assert found == []


def a_move_in_italian(page: Page) -> None:
    """Choose from the list of moves, and confirm."""
    rows = page.get_by_role("region", name="Mosse", exact=True).get_by_role("listitem").get_by_role("button")
    texts = rows.all_inner_texts()
    plain = [n for n, text in enumerate(texts) if not re.search("dado|Scambia|Compra", text)]
    rows.nth(plain[0] if plain else 0).click()
    confirm = page.get_by_role("button", name="Conferma", exact=True)
    for _ in range(3):
        page.wait_for_timeout(60)
        if confirm.is_visible():
            break
        rows.first.click()
    page.wait_for_timeout(260)
    confirm.focus()
    page.keyboard.press("Enter")
    expect(confirm).to_be_hidden()


@pytest.mark.parametrize("path", ["/new/river_of_gold", "/rules/river_of_gold", "/about", "/import", "/niente"])
def test_pages_in_italian(open_page: Open, server: Server, english_only: list[re.Pattern[str]], path: str) -> None:
    """The pages around the table."""
    page = open_page(server, path, lang="it")
    page.wait_for_load_state("networkidle")
    assert page.locator("html").get_attribute("lang") == "it"
    assert left_in_english(page, english_only) == []


def test_the_end_in_italian(open_page: Open, server: Server, english_only: list[re.Pattern[str]]) -> None:
    """The final scoring and the replay."""
    page = open_page(server, lang="it")
    be(page, server, "Ada", "it")
    table = new_table(page, server, "you", "greedy")["id"]
    played_over_http(page, server, table)
    for path in (f"/table/{table}", f"/table/{table}/replay?step=70"):
        page.goto(server.url + path)
        page.wait_for_load_state("networkidle")
        assert left_in_english(page, english_only) == []


def test_the_language_in_mid_game(open_page: Open, server: Server, english_only: list[re.Pattern[str]]) -> None:
    """Changed at the table everything changes, also what the server wrote; the game goes on."""
    page = open_page(server)
    be(page, server, "Ada")
    table = new_table(page, server, "you", "greedy")["id"]
    played_over_http(page, server, table, 6)
    page.goto(f"{server.url}/table/{table}")
    at = Sitting(page, server)
    at.await_turn()
    page.get_by_role("group", name="Panels").get_by_role("button", name="Log").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Italiano").or_(page.get_by_role("button", name="Italiano")).first.click()
    expect(page.get_by_text(re.compile("^(Tocca a te|Turno di .+: scegli tu)$"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("lang", "it")
    page.wait_for_timeout(700)
    assert left_in_english(page, english_only) == []
    a_move_in_italian(page)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "it")
