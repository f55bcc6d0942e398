"""Yellow & Yangtze in the browser: a whole game by mouse, one by keyboard, by touch, in Italian; sizes, and axe."""

from __future__ import annotations

import random
import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from bench.tables import Server
from tests.e2e.conftest import DESKTOP, PHONE, Open
from tests.e2e.sitting import Data, Sitting, be, new_table, played_over_http, seats_of
from tests.e2e.test_axe import Judge
from tests.e2e.test_italian import english_only, left_in_english
from tests.e2e.test_keyboard import focus_is_good
from tests.e2e.test_sizes import sideways

__all__ = ["english_only"]  # a fixture

SMALL: Final[Data] = {"map": "small", "short_two_player_game": True}
MOST_MOVES: Final = 200
MAY: Final = re.compile(r"Possible now\.$")
SIZES: Final = {"desktop": DESKTOP, "small": {"width": 1024, "height": 768}, "tablet": {"width": 820, "height": 1180}}


def seated(page: Page, server: Server, *seats: str, lang: str = "en", **options: object) -> Sitting:
    """At a new table, as Ada in the first seat."""
    be(page, server, "Ada", lang)
    table = new_table(page, server, *seats, game="yellow_and_yangtze", options=options)["id"]
    page.goto(f"{server.url}/table/{table}")
    return Sitting(page, server)


def seated_first(page: Page, server: Server) -> Sitting:
    """At a new table as the starting player: nobody has a leader on the map, so no leader meets another."""
    for _ in range(40):
        at = seated(page, server, "you", "random")
        if at.truth()["view"]["first"] == "A":
            return at
    raise AssertionError("Ada never started")


def test_a_whole_game_by_mouse(open_page: Open, server: Server) -> None:
    """Tiles, leaders and conflicts by clicks on hand, own leaders and map, to the final scoring."""
    at = seated(open_page(server), server, "you", "random", **SMALL)
    chooser = random.Random(4)
    by_list = 0
    for _ in range(MOST_MOVES):
        if not at.await_turn():
            break
        by_list += not chosen_on_board(at, chooser)
        at.confirm()
    else:
        pytest.fail(f"the game was not over after {MOST_MOVES} moves")
    assert by_list < 40, "most moves can be made on the board"
    scores = [str(seat["score"]) for seat in seats_of(at.truth())]
    total = at.page.get_by_role("table", name="Final score by category").get_by_role("row", name="Total")
    assert total.get_by_role("cell").all_inner_texts() == scores


def chosen_on_board(at: Sitting, chooser: random.Random) -> bool:
    """Click possible things until they name one move; else take it from the list (false)."""
    for _ in range(5):
        things = at.legal_things(MAY)
        chooser.shuffle(things)
        if not any(at.click(thing) for thing in things):
            break
        at.page.wait_for_timeout(40)
        if at.choice.is_visible():
            return True
    rows = at.rows
    rows.nth(chooser.randrange(min(rows.count(), 8))).click()
    while not at.choice.is_visible():
        at.page.wait_for_timeout(30)
        if not at.choice.is_visible():
            rows.last.click()
    return False


def test_a_whole_game_by_keyboard(open_page: Open, server: Server) -> None:
    """Every move is typed in its notation; the focus is always on something that shows it."""
    page = open_page(server)
    at = seated(page, server, "you", "random", **SMALL)
    chooser = random.Random(5)
    for number in range(MOST_MOVES):
        if not at.await_turn():
            break
        action = chooser.choice(at.truth()["actions"])["action"]
        page.keyboard.press("n")
        page.keyboard.type(action)
        page.keyboard.press("Enter")
        expect(at.choice).to_be_visible()
        assert "Confirm" in focus_is_good(page, f"{action}, move {number}")
        page.wait_for_timeout(260)
        page.keyboard.press("Enter")
        expect(at.choice).to_be_hidden()
    else:
        pytest.fail(f"the game was not over after {MOST_MOVES} moves")
    expect(page.get_by_role("table", name="Final score by category")).to_be_visible()


def test_the_map_by_keyboard(open_page: Open, server: Server) -> None:
    """One stop of the Tab key; arrow keys walk from space to space; `?` asks why not; Enter picks."""
    page = open_page(server)
    at = seated(page, server, "you", "random")
    at.await_turn()
    page.keyboard.press("b")
    seen = {focus_is_good(page, "on the map")}
    for arrow in ("ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(arrow)
        seen.add(focus_is_good(page, arrow))
    assert len(seen) >= 4
    assert all(re.match(r"[A-L]\d\d, (land|river|.*Yellow River|.*Yangtze)", label) for label in seen), seen
    capital = page.get_by_role("button", name=re.compile("^E04,"))
    capital.focus()
    page.keyboard.press("?")
    why = page.get_by_role("dialog", name=re.compile("why not"))
    expect(why).to_be_visible()
    expect(why.get_by_text(re.compile("E04")).first).to_be_visible()
    page.keyboard.press("Escape")
    expect(why).to_be_hidden()


def test_a_placement_says_what_it_leads_to(open_page: Open, server: Server) -> None:
    """With a piece chosen, a space under the mouse tells who would gain; so does Confirm."""
    page = open_page(server)
    at = seated_first(page, server)
    at.await_turn()
    page.keyboard.press("n")
    page.keyboard.type("leader governor e05")
    page.keyboard.press("Enter")
    at.confirm()
    places = [line["data"] for line in at.truth()["actions"] if line["data"]["do"] == "place"]
    color = next(place["color"] for place in places if place["color"] != "blue")
    page.get_by_role("button", name=re.compile(f"{color}.*{MAY.pattern}", re.IGNORECASE)).first.click()
    space = at.board.get_by_role("button", name=re.compile("^F04, .*Possible now"))
    space.hover()
    told = re.compile(f"1 {color} point for A’s Governor")
    card = page.get_by_text(told)
    expect(card.first).to_be_visible()
    space.click()
    expect(at.choice.get_by_text(told)).to_be_visible()


def test_by_touch(open_page: Open, server: Server) -> None:
    """A phone: moves from the list and by touching the map, nothing wider than the screen."""
    page = open_page(server, viewport=PHONE, touch=True)
    at = seated(page, server, "you", "random", **SMALL)
    for number in range(8):
        assert at.await_turn()
        assert sideways(page, f"move {number}") == []
        at.rows.nth(min(number, at.rows.count() - 1)).tap()
        while not at.choice.is_visible():
            page.wait_for_timeout(50)
            if not at.choice.is_visible():
                at.rows.last.tap()
        button: Locator = at.choice.get_by_role("button", name="Confirm")
        page.wait_for_timeout(260)
        button.tap()
        expect(at.choice).to_be_hidden()


@pytest.mark.parametrize("size", SIZES)
def test_sizes(open_page: Open, server: Server, size: str) -> None:
    """Nothing scrolls sideways in mid-game."""
    page = open_page(server, viewport=SIZES[size])
    at = seated(page, server, "you", "random", "random", "random")
    played_over_http(page, server, at.id, 25)
    page.reload()
    at.await_turn()
    assert sideways(page, size) == []


def test_in_italian(open_page: Open, server: Server, english_only: list[re.Pattern[str]]) -> None:
    """From the first move to the final scoring nothing is left in English."""
    page = open_page(server, lang="it")
    at = seated(page, server, "you", "random", lang="it", **SMALL)
    found: list[str] = []
    for moves in (0, 1, 2, 9, 12, 12, 12):
        if moves:
            played_over_http(page, server, at.id, moves, seed=moves)
            page.reload()
        expect(page.get_by_text(re.compile("^(Tocca a te|Turno di .+: scegli tu)$"))).to_be_visible(timeout=20_000)
        page.wait_for_timeout(300)
        found += [f"after {moves} more: {text}" for text in left_in_english(page, english_only)]
        rows = page.get_by_role("region", name="Mosse", exact=True).get_by_role("listitem").get_by_role("button")
        rows.last.click()
        page.wait_for_timeout(300)
        found += [f"choosing: {text}" for text in left_in_english(page, english_only)]
    for panel in page.get_by_role("group", name="Pannelli").get_by_role("button").all():
        panel.click()
        page.wait_for_timeout(300)
        found += [f"panel: {text}" for text in left_in_english(page, english_only)]
    played_over_http(page, server, at.id)
    page.reload()
    expect(page.get_by_role("table", name=re.compile("Punteggio"))).to_be_visible(timeout=20_000)
    found += [f"end: {text}" for text in left_in_english(page, english_only)]
    assert found == []


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE])
def test_axe(open_page: Open, server: Server, viewport: Data) -> None:
    """In the middle, choosing, and at the end, by day and by night."""
    page = open_page(server, viewport=viewport, touch=viewport is PHONE)
    at = seated(page, server, "you", "random", **SMALL)
    judge = Judge(page)
    at.await_turn()
    judge.look("start")
    played_over_http(page, server, at.id, 30)
    page.reload()
    at.await_turn()
    judge.look("middle")
    at.rows.last.click()
    judge.look("choosing")
    played_over_http(page, server, at.id)
    page.reload()
    expect(page.get_by_text("The game is over", exact=True).first).to_be_visible()
    judge.look("end")
    judge.check()
