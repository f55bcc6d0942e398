"""A whole game by keyboard alone: the mouse is never touched, and the focus is always on something that shows it."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from bench.tables import Server
from tests.e2e.conftest import Open
from tests.e2e.sitting import Sitting, be, new_table, played_over_http, seats_of

MOST_MOVES: Final = 120
TABS: Final = 40
#: What has the focus, whether it lies in the window, and whether it shows that it has it. What is no control (the main
#: part when a page is opened, the prompt after a move) may be given the focus as a place to go on from and shows nothing.
FOCUS: Final = """() => {
    const one = document.activeElement;
    if (!one || one === document.body) return {what: '', seen: false, ring: false};
    const box = one.getBoundingClientRect(), style = getComputedStyle(one);
    const frame = one instanceof SVGElement ? one.querySelector(':scope > .focus') : null;
    const outlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
    const framed = frame !== null && getComputedStyle(frame).visibility === 'visible';
    const stroked = one instanceof SVGElement && parseFloat(style.strokeWidth) >= 5 && !/none|, 0\\)$/.test(style.stroke);
    const seen = box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    const control = one.matches('button, a, input, select, textarea, summary, [role=button], [role=tab], [role=menuitem]');
    const bare = one.tabIndex < 0 && !control;
    const ring = outlined || framed || stroked || bare;
    return {what: one.getAttribute('aria-label') || one.innerText || one.tagName, seen, ring};
}"""


def focus_is_good(page: Page, where: str) -> str:
    """The focus is on something, in the window and visible; what it is on."""
    found = page.evaluate(FOCUS)
    for _ in range(20):
        if all(found.values()):
            break
        page.wait_for_timeout(40)  # it may be moving
        found = page.evaluate(FOCUS)
    assert found["what"], f"the focus is nowhere: {where}"
    assert found["seen"], f"the focus is out of sight on {found['what']!r}: {where}"
    assert found["ring"], f"the focus does not show on {found['what']!r}: {where}"
    return str(found["what"])


def tab(page: Page) -> None:
    """Press Tab. Behind the last thing of a page the focus goes to the browser's own buttons, then to the first thing."""
    page.keyboard.press("Tab")
    if page.evaluate("document.activeElement === document.body"):
        page.keyboard.press("Tab")


def tab_to(page: Page, name: str) -> None:
    """Press Tab until something with this name has the focus."""
    for _ in range(TABS):
        tab(page)
        if re.search(name, focus_is_good(page, f"on the way to {name}")):
            return
    pytest.fail(f"{TABS} times Tab do not lead to {name}")


def test_a_whole_game_by_keyboard(open_page: Open, server: Server) -> None:
    """From Home to the final scoring with the keys that the page itself lists."""
    page = open_page(server)
    expect(page.get_by_role("button", name=re.compile("^Play now.*River of Gold"))).to_be_visible()
    tab_to(page, r"^Play now[\s:]*River of Gold")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    tab_to(page, "1\\s+opponent")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    at = Sitting(page, server)
    for number in range(MOST_MOVES):
        if not at.await_turn():
            break
        move_by_keys(at, number)
    else:
        pytest.fail(f"the game was not over after {MOST_MOVES} moves")
    scores = [str(seat["score"]) for seat in seats_of(at.truth())]
    total = page.get_by_role("row", name="Total").get_by_role("cell")
    expect(total).to_have_text(scores)
    tab_to(page, "^Play again")


def move_by_keys(at: Sitting, number: int) -> None:
    """M goes to the list; a figure or Enter chooses; Enter confirms."""
    page = at.page
    texts = at.rows.all_inner_texts()
    wanted = next((n for n, text in enumerate(texts) if not re.search(r"turn the die|^\W*\d?\s*(Trade|Buy)", text)), 0)
    page.keyboard.press("m")
    focus_is_good(page, f"in the list, move {number}")
    for _ in range(wanted):
        page.keyboard.press("ArrowDown")
    focus_is_good(page, f"at row {wanted}, move {number}")
    page.keyboard.press("Enter" if number % 2 else str(wanted + 1))
    for _ in range(3):
        page.wait_for_timeout(60)
        if at.choice.is_visible():
            break
        page.keyboard.press("1")
    assert "Confirm" in focus_is_good(page, f"a move is chosen, move {number}")
    page.wait_for_timeout(260)
    page.keyboard.press("Enter")
    expect(at.choice).to_be_hidden()
    focus_is_good(page, f"after move {number}")


def test_the_board_by_keyboard(open_page: Open, server: Server) -> None:
    """Keys walk over the board and pick; `?` asks why not; Escape goes back to where one was."""
    page = open_page(server)
    be(page, server, "Ada")
    table = new_table(page, server, "you", "greedy")["id"]
    page.goto(f"{server.url}/table/{table}")
    at = Sitting(page, server)
    at.await_turn()
    page.keyboard.press("b")
    assert focus_is_good(page, "on the board").startswith("River 1.")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    assert re.search(r"shore \d", focus_is_good(page, "on the shore"))
    page.keyboard.press("ArrowRight")
    thing = focus_is_good(page, "along the shore")
    page.keyboard.press("?")
    why = page.get_by_role("dialog", name=re.compile("why not"))
    expect(why).to_be_visible()
    page.keyboard.press("Escape")
    expect(why).to_be_hidden()
    assert focus_is_good(page, "after why not") == thing
    page.keyboard.press("n")
    page.keyboard.type(at.truth()["actions"][-1]["action"])
    page.keyboard.press("Enter")
    expect(at.choice).to_be_visible()
    assert "Confirm" in focus_is_good(page, "a typed move")
    page.keyboard.press("Escape")
    expect(at.choice).to_be_hidden()
    focus_is_good(page, "after cancelling")


@pytest.mark.parametrize(("key", "name"), [("l", "Log"), ("r", "Rules"), ("w", "In words")])
def test_panels_by_keyboard(open_page: Open, server: Server, key: str, name: str) -> None:
    """Each panel opens with its key and takes the focus; Escape closes it and the focus stays on something."""
    page = open_page(server)
    be(page, server, "Ada")
    table = new_table(page, server, "you", "greedy")["id"]
    played_over_http(page, server, table, 4)
    page.goto(f"{server.url}/table/{table}")
    Sitting(page, server).await_turn()
    button = page.get_by_role("group", name="Panels").get_by_role("button", name=name)
    page.keyboard.press(key)
    expect(button).to_have_attribute("aria-expanded", "true")
    focus_is_good(page, f"in {name}")
    for _ in range(6):
        tab(page)
        focus_is_good(page, f"six steps through {name}")
    page.keyboard.press("Escape")
    expect(button).to_have_attribute("aria-expanded", "false")
    focus_is_good(page, f"after {name} was closed")


def test_the_keys_are_listed(open_page: Open, server: Server) -> None:
    """`?` shows the keys; single letters can be switched off, and then do nothing."""
    page = open_page(server)
    be(page, server, "Ada")
    table = new_table(page, server, "you", "greedy")["id"]
    page.goto(f"{server.url}/table/{table}")
    Sitting(page, server).await_turn()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_be_visible()
    for words in ("To the list of moves", "Confirm the chosen move", "To the board", "Take back", "Log"):
        expect(keys.get_by_text(words, exact=True)).to_be_visible()
    keys.get_by_role("switch").or_(keys.get_by_role("checkbox")).first.press("Space")
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    page.keyboard.press("l")
    log = page.get_by_role("group", name="Panels").get_by_role("button", name="Log")
    expect(log).to_have_attribute("aria-expanded", "false")
