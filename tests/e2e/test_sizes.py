"""Phone, tablet, a page at 200 %: no sideways scroll, targets that a thumb can hit, a whole game by touch."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from bench.tables import Server
from tests.e2e.conftest import PHONE, Open
from tests.e2e.sitting import MAY, Sitting, be, new_table, played_over_http, seats_of, spot

TABLET: Final = {"width": 820, "height": 1180}
MAGNIFIED: Final = {"width": 720, "height": 450}  # what is left of 1440x900 at 200 %
SIZES: Final = {"phone": PHONE, "tablet": TABLET, "magnified": MAGNIFIED}
THUMB: Final = 44  # px
SMALL: Final = """(least) => [...document.querySelectorAll(
        'button, a[href], select, summary, input:not([type=radio]):not([type=checkbox]):not([type=file]), [role=tab]')]
    .filter((one) => one.checkVisibility({visibilityProperty: true, opacityProperty: true}))
    .filter((one) => !one.closest('svg') && !one.closest('.visually-hidden'))
    .filter((one) => getComputedStyle(one).display !== 'inline')
    .map((one) => ({one, box: one.getBoundingClientRect()}))
    .filter(({box}) => box.width > 0 && box.right > 0 && (box.height < least - 0.5 || box.width < least - 0.5))
    .map(({one, box}) => `${Math.round(box.width)}x${Math.round(box.height)} ${one.tagName} ` +
        `${one.getAttribute('aria-label') || one.innerText || one.className}`)"""
MOST_MOVES: Final = 120


def sideways(page: Page, where: str) -> list[str]:
    """The fault that the page is wider than its window."""
    wide, window = page.evaluate("[document.scrollingElement.scrollWidth, innerWidth]")
    return [f"{where}: {wide} px in a window of {window}"] if wide > window else []


def small(page: Page, where: str) -> list[str]:
    """What is too small for a thumb. Links inside sentences are exempt, and so is the board: it has the list."""
    return [f"{where}: {fault}" for fault in page.evaluate(SMALL, THUMB)]


@pytest.fixture(scope="module")
def tables(server: Server, browser_of_module: BrowserContext) -> dict[str, str]:
    """A table of Ada's in mid-game, one that is over, and one that waits."""
    page = browser_of_module.new_page()
    be(page, server, "Ada")
    made = {name: new_table(page, server, "you", "greedy", "greedy")["id"] for name in ("middle", "over")}
    played_over_http(page, server, made["middle"], 14)
    played_over_http(page, server, made["over"])
    waiting = new_table(page, server, "you", "open")
    hot = new_table(page, server, "you", "you")["id"]
    return {**made, "waiting": waiting["id"], "invite": waiting["invite"], "hot": hot}


@pytest.fixture(scope="module")
def browser_of_module(browser: object) -> Iterator[BrowserContext]:
    """A context whose guest the tests of this module share."""
    context = browser.new_context()  # type: ignore[attr-defined]
    yield context
    context.close()


@pytest.mark.parametrize("size", SIZES)
def test_no_page_scrolls_sideways(
    open_page: Open, server: Server, tables: dict[str, str], browser_of_module: BrowserContext, size: str
) -> None:
    """Every page, and at the table every panel."""
    page = open_page(server, viewport=SIZES[size], touch=size != "magnified")
    page.context.add_cookies(browser_of_module.cookies())  # type: ignore[arg-type] # as the browser gave them
    faults: list[str] = []

    def look(where: str) -> None:
        faults.extend(sideways(page, where) + ([] if size == "magnified" else small(page, where)))

    for path in paths(tables):
        page.goto(server.url + path)
        page.wait_for_load_state("networkidle")
        look(path)
    page.goto(f"{server.url}/table/{tables['middle']}")
    Sitting(page, server).await_turn()
    for tab in page.get_by_role("tab").or_(page.get_by_role("group", name="Panels").get_by_role("button")).all():
        tab.click()
        page.wait_for_timeout(150)
        look(f"the panel {tab.inner_text()}")
    page.goto(server.url)
    page.get_by_role("button", name="Settings").click()
    look("settings")
    assert faults == []


def paths(tables: dict[str, str]) -> list[str]:
    """All pages there are."""
    return [
        "/",
        "/new/river_of_gold",
        "/rules/river_of_gold",
        "/rules/river_of_gold?q=royal%20ship",
        "/about",
        "/import",
        "/nothing/here",
        f"/join/{tables['invite']}",
        *(f"/table/{tables[name]}" for name in ("middle", "over", "waiting", "hot")),
        f"/table/{tables['over']}/replay?step=60",
    ]


@pytest.mark.parametrize("lang", ["en", "it"])
def test_text_of_the_largest_size(
    open_page: Open, server: Server, tables: dict[str, str], browser_of_module: BrowserContext, lang: str
) -> None:
    """The setting for larger text fits a phone too, in both languages."""
    page = open_page(server, viewport=PHONE, lang=lang, touch=True)
    page.context.add_cookies(browser_of_module.cookies())  # type: ignore[arg-type] # as the browser gave them
    page.evaluate("localStorage.setItem('serai.settings', JSON.stringify({text: 'larger'}))")
    page.evaluate(f"localStorage.setItem('serai.lang', '{lang}')")
    faults = []
    for path in paths(tables):
        page.goto(server.url + path)
        page.wait_for_load_state("networkidle")
        faults += sideways(page, path)
    assert faults == []


def test_a_whole_game_on_a_phone(open_page: Open, server: Server) -> None:
    """By touch from Home to the final scoring; on the board where things can be hit, from the list where not."""
    page = open_page(server, viewport=PHONE, touch=True)
    page.get_by_role("button", name=re.compile("^Play now.*River of Gold")).tap()
    page.get_by_role("button", name=re.compile("1\\s+opponent")).tap()
    page.wait_for_url("**/table/*")
    at = Sitting(page, server)
    for number in range(MOST_MOVES):
        if not at.await_turn():
            break
        if number % 2 or not tapped_on_board(at):
            tap_in_list(at)
        assert sideways(page, f"move {number}") == []
        if number < 12:
            assert small(page, f"move {number}") == []
        confirm_by_touch(at)
    else:
        pytest.fail(f"the game was not over after {MOST_MOVES} moves")
    total = page.get_by_role("row", name="Total").get_by_role("cell")
    expect(total).to_have_text([str(seat["score"]) for seat in seats_of(at.truth())])
    assert sideways(page, "the final scoring") + small(page, "the final scoring") == []


def tapped_on_board(at: Sitting) -> bool:
    """Tap highlighted things of the board until a move is chosen; false when they led nowhere, and nothing is chosen."""
    for _ in range(4):
        things = [
            thing
            for thing in at.board.get_by_role("button", name=MAY).all()
            if thing.get_attribute("aria-pressed") != "true" and (place := spot(thing)) is not None
        ]
        if not things:
            break
        place = spot(things[-1])
        assert place is not None
        at.page.touchscreen.tap(*place)
        at.page.wait_for_timeout(80)
        if at.choice.is_visible():
            return True
    return False


def tap_in_list(at: Sitting) -> None:
    """Tap the list of moves until a move is chosen."""
    at.page.get_by_role("tab", name=re.compile("^Moves")).wait_for()
    if not at.moves.is_visible():
        at.page.get_by_role("tab", name=re.compile("^Moves")).tap()
    texts = at.rows.all_inner_texts()
    plain = [n for n, text in enumerate(texts) if not re.search(r"turn the die|^\W*(Trade|Buy)", text)]
    at.rows.nth(plain[0] if plain else 0).tap()
    for _ in range(3):
        at.page.wait_for_timeout(80)
        if at.choice.is_visible():
            return
        at.rows.first.tap()


def confirm_by_touch(at: Sitting) -> None:
    """Tap Confirm, which is wholly in sight."""
    button = at.choice.get_by_role("button", name="Confirm")
    expect(button).to_be_in_viewport(ratio=1)
    at.page.wait_for_timeout(260)
    button.tap()
    expect(at.choice).to_be_hidden()


def test_the_sheet(open_page: Open, server: Server) -> None:
    """It slides up, can be made larger and put away; the board stays in sight."""
    page = open_page(server, viewport=PHONE, touch=True)
    be(page, server, "Ada")
    table = new_table(page, server, "you", "greedy")["id"]
    page.goto(f"{server.url}/table/{table}")
    at = Sitting(page, server)
    at.await_turn()
    panel = page.get_by_role("tabpanel")
    mine = page.get_by_role("tab", name="Mine")
    mine.tap()
    expect(panel).to_contain_text("Koku")
    grip = page.get_by_role("button", name="Size of the sheet")
    low = panel.bounding_box()
    grip.tap()
    page.wait_for_timeout(350)
    high = panel.bounding_box()
    assert low is not None
    assert high is not None
    assert high["height"] > low["height"] + 100
    mine.tap()
    expect(panel).to_be_hidden()
    board = at.board.bounding_box()
    assert board is not None
    assert board["height"] > 500
