"""Marco Polo II in the browser: whole games by mouse and by keyboard, by touch, in Italian; journeys, sizes, and axe."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from bench.tables import Server
from tests.e2e.conftest import DESKTOP, PHONE, Open
from tests.e2e.sitting import Data, Sitting, be, key, new_table, played_over_http, post, seats_of, turn_over_http
from tests.e2e.test_axe import Judge
from tests.e2e.test_italian import english_only, left_in_english
from tests.e2e.test_keyboard import focus_is_good
from tests.e2e.test_sizes import sideways

__all__ = ["english_only"]  # a fixture

GAME: Final = "marco_polo_ii"
MOST_MOVES: Final = 200
FIRST_MOVES: Final = 16  # by hand; so are those of the last round
LAST_ROUND: Final = 5
MAY: Final = re.compile(r"You can choose this now\.$")
SIZES: Final = {
    "desktop": DESKTOP,
    "small": {"width": 1024, "height": 768},
    "tablet": {"width": 820, "height": 1180},
    "phone": PHONE,
}


def seated(page: Page, server: Server, *seats: str, lang: str = "en") -> Sitting:
    """At a new table, as Ada in the first seat."""
    be(page, server, "Ada", lang)
    table = new_table(page, server, *seats, game=GAME)["id"]
    page.goto(f"{server.url}/table/{table}")
    return Sitting(page, server)


def round_of(view: Data) -> int:
    """The round of a table."""
    return int(view["view"]["round"])


def on_to_the_last_round(at: Sitting) -> None:
    """Play over HTTP until the last round has begun, and look at the table again."""
    view = at.truth()
    while view["status"] == "playing" and round_of(view) < LAST_ROUND:
        view = played_over_http(at.page, at.server, at.id, 2)
    at.page.reload()


def until_legal(page: Page, server: Server, table: str, do: str) -> Data:
    """Play over HTTP until something of this kind is legal; the table then."""
    view = turn_over_http(page, server, table)
    for _ in range(MOST_MOVES):
        if any(line["data"]["do"] == do for line in view["actions"]):
            return view
        view = played_over_http(page, server, table, 1)
    raise AssertionError(f"{do} was never legal")


def thing(at: Sitting, name: str) -> Locator:
    """A thing on the board by the name it has in the drawing."""
    return at.board.locator(f'[data-thing="{name}"]')


# ---- whole games -----------------------------------------------------------------------------------------------------


def test_a_whole_game_by_mouse(open_page: Open, server: Server) -> None:
    """Spaces, dice, steps and rewards by clicks on the board and the own things, to the final scoring."""
    at = seated(open_page(server), server, "you", "random")
    chooser = random.Random(4)
    by_list = moves = steps = 0
    for number in range(MOST_MOVES):
        if number == FIRST_MOVES:
            on_to_the_last_round(at)
        if not at.await_turn():
            break
        steps += any(line["data"]["do"] == "step" for line in at.truth()["actions"])
        by_list += not chosen_on_board(at, chooser)
        at.confirm()
        moves += 1
    else:
        pytest.fail(f"the game was not over after {MOST_MOVES} moves")
    assert steps > 0, "a journey was announced"
    assert by_list < moves / 3, "most moves can be made on the board"
    scores = [str(seat["score"]) for seat in seats_of(at.truth())]
    total = at.page.get_by_role("table", name="Final score by category").get_by_role("row", name="Total")
    assert total.get_by_role("cell").all_inner_texts() == scores


def chosen_on_board(at: Sitting, chooser: random.Random) -> bool:
    """Click possible things until they name one move, journeys first; else take it from the list (false)."""
    for _ in range(5):
        things = at.legal_things(MAY)
        chooser.shuffle(things)
        things.sort(key=lambda one: not re.match("space-travel|place-", one.get_attribute("data-thing") or ""))
        if not any(at.click(one) for one in things):
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
    """Moves are typed in their notation; the focus is always on something that shows it."""
    page = open_page(server)
    at = seated(page, server, "you", "random")
    chooser = random.Random(5)
    for number in range(MOST_MOVES):
        if number == FIRST_MOVES:
            on_to_the_last_round(at)
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


# ---- the board -------------------------------------------------------------------------------------------------------


def test_the_board_by_keyboard(open_page: Open, server: Server) -> None:
    """The arrow keys walk from place to place; `?` asks why not, and the answer names the rule."""
    page = open_page(server)
    at = seated(page, server, "you", "random")
    until_legal(page, server, at.id, "book")
    page.reload()
    at.await_turn()
    page.keyboard.press("b")
    focus_is_good(page, "on the board")
    thing(at, "place-beijing").focus()
    seen = {focus_is_good(page, "on the map")}
    for arrow in ("ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft", "ArrowUp", "End"):
        page.keyboard.press(arrow)
        seen.add(focus_is_good(page, arrow))
    assert len(seen) >= 4
    places = [one["name"] for kind in ("cities", "oases") for one in components(page, server)[kind]["entries"]]
    assert {label.split(".")[0] for label in seen} <= set(places)
    thing(at, "space-khan").focus()
    assert "Khan’s Favor" in focus_is_good(page, "on an action space")


def components(page: Page, server: Server) -> Data:
    """The component data of the game."""
    answer = page.request.get(f"{server.url}/api/games/{GAME}")
    assert answer.ok
    found: Data = answer.json()["components"]
    return found


def test_a_space_that_is_not_possible(open_page: Open, server: Server) -> None:
    """A click on a city card without a post in its city tells the rule and what would help; the rule opens."""
    page = open_page(server)
    at = seated(page, server, "you", "random")
    view = until_legal(page, server, at.id, "book")
    page.reload()
    at.await_turn()
    legal = {line["data"].get("slot") for line in view["actions"]}
    slot = next(slot for slot in view["view"]["cards"] if not slot.startswith("open") and slot not in legal)
    at.click(thing(at, f"space-{slot}"))
    why = page.get_by_role("dialog", name=re.compile("why not"))
    expect(why).to_be_visible()
    [line, *_] = post(page, server, f"/api/tables/{at.id}/why", {"about": {"do": "card", "slot": slot}})["lines"]
    expect(why).to_contain_text(line["text"])
    expect(why).to_contain_text(line["help"])
    rule = why.get_by_role("link", name=re.compile("MP2-")).or_(why.get_by_role("button", name=re.compile("MP2-")))
    rule.first.click()
    rules = page.get_by_role("group", name="Panels").get_by_role("button", name="Rules")
    expect(rules).to_have_attribute("aria-expanded", "true")
    expect(page.get_by_text(re.compile(re.escape(line["rule"]))).first).to_be_in_viewport()


def test_planning_a_journey(open_page: Open, server: Server) -> None:
    """The ways to a place with what they need and cost, each to be seen on the map; planning is no move."""
    page = open_page(server)
    at = seated(page, server, "you", "random")
    until_legal(page, server, at.id, "book")
    page.reload()
    at.await_turn()
    seq = at.truth()["seq"]
    plan = thing(at, "plan-planner")
    plan.click()
    thing(at, "place-kashgar").click()
    expect(at.board.get_by_text("The ways to Kashgar")).to_be_visible()
    ways = at.board.locator('[data-thing^="journey-"]')
    assert 1 <= ways.count() <= 3
    for way in ways.all():
        assert re.search(r"Beijing – .*Kashgar: movement \d+ of \d+", way.get_attribute("aria-label") or "")
    ways.last.click()
    expect(ways.last).to_have_attribute("aria-pressed", "true")
    plan.click()
    expect(ways).to_have_count(0)
    assert at.truth()["seq"] == seq


def test_announcing_a_journey(open_page: Open, server: Server) -> None:
    """Step by step on the map with its sums; the turn so far is told, and its last move taken back."""
    page = open_page(server)
    at = seated(page, server, "you", "random")
    offered = turn_over_http(page, server, at.id)["actions"]
    act_over_http(at, next(line["action"] for line in offered if "gantulga" not in line["action"]))
    until_legal(page, server, at.id, "book")
    page.reload()
    at.await_turn()
    at.click(thing(at, "space-travel-middle"))
    while not any(asked["do"] == "path" for asked in at.truth()["view"]["pending"]):
        dice = [die for die in at.legal_things(MAY) if "die-" in (die.get_attribute("data-thing") or "")]
        if dice and not at.choice.is_visible():
            at.click(dice[-1])  # the highest
        if not at.choice.is_visible():
            at.rows.last.click()
        at.confirm()
    expect(at.board.get_by_text(re.compile("Announced: 0 of"))).to_be_visible()
    step = at.board.get_by_role("button", name=MAY).and_(at.board.locator('[data-thing^="place-"]')).first
    place = step.get_attribute("data-thing")
    at.click(step)
    page.wait_for_timeout(60)
    if not at.choice.is_visible():  # two figures could take it
        thing(at, "option-1").click()
    at.confirm()
    expect(at.board.get_by_text(re.compile("Announced: 1 of"))).to_be_visible()
    [walked] = at.truth()["view"]["path"]
    assert f"place-{walked['to']}" == place
    turn = page.get_by_role("region", name="This turn so far")
    turn.get_by_role("button", name=re.compile(r"This turn: \d+ moves")).click()
    expect(turn.get_by_role("listitem").last).to_contain_text("step", ignore_case=True)
    turn.get_by_role("button", name="Take the last move back").click()
    expect(at.board.get_by_text(re.compile("Announced: 0 of"))).to_be_visible()
    assert at.truth()["view"]["path"] == []


def act_over_http(at: Sitting, action: str) -> None:
    """Play one move over HTTP."""
    asked = {"type": "act", "key": key(), "seq": at.truth()["seq"], "action": action}
    assert post(at.page, at.server, f"/api/tables/{at.id}/actions", asked)["answer"]["type"] == "done"


def test_by_touch(open_page: Open, server: Server) -> None:
    """A phone: moves from the list and by touching the board, nothing wider than the screen."""
    page = open_page(server, viewport=PHONE, touch=True)
    at = seated(page, server, "you", "random")
    touched = 0
    for number in range(8):
        assert at.await_turn()
        assert sideways(page, f"move {number}") == []
        things = at.board.get_by_role("button", name=MAY)
        if things.count() > 0:
            things.first.tap()
            touched += 1
        while not at.choice.is_visible():
            page.wait_for_timeout(60)
            if not at.choice.is_visible():
                at.rows.last.tap()
        page.wait_for_timeout(260)
        at.choice.get_by_role("button", name="Confirm").tap()
        expect(at.choice).to_be_hidden()
    assert touched >= 4


# ---- languages, sizes, axe -------------------------------------------------------------------------------------------


def test_in_italian(open_page: Open, server: Server, english_only: list[re.Pattern[str]]) -> None:
    """From the first move to the final scoring nothing is left in English."""
    page = open_page(server, lang="it")
    at = seated(page, server, "you", "random", lang="it")
    found: list[str] = []

    def look(where: str) -> None:
        page.wait_for_timeout(250)
        found.extend(f"{where}: {text}" for text in left_in_english(page, english_only))

    for moves in (0, 1, 1, 3, 5, 16):
        if moves:
            played_over_http(page, server, at.id, moves, seed=moves)
            page.reload()
        expect(page.get_by_text(re.compile("^(Tocca a te|Turno di .+: scegli tu)$"))).to_be_visible(timeout=20_000)
        look(f"after {moves} more")
        rows = page.get_by_role("region", name="Mosse", exact=True).get_by_role("listitem").get_by_role("button")
        rows.last.click()
        look("choosing")
    page.keyboard.press("Escape")
    page.locator('[data-thing="plan-planner"]').click()
    look("planning")
    page.locator('[data-thing="place-baghdad"]').click()
    look("a journey")
    for panel in page.get_by_role("group", name="Pannelli").get_by_role("button").all():
        panel.click()
        look("panel")
    played_over_http(page, server, at.id)
    page.reload()
    expect(page.get_by_role("table", name=re.compile("Punteggio"))).to_be_visible(timeout=20_000)
    look("end")
    assert found == []


@pytest.fixture(scope="module")
def ada(browser: object) -> Iterator[BrowserContext]:
    """A context whose guest has the tables that tests of this module share."""
    context = browser.new_context()  # type: ignore[attr-defined]
    yield context
    context.close()


@pytest.fixture(scope="module")
def tables(server: Server, ada: BrowserContext) -> dict[str, str]:
    """Tables of Ada's at which nothing more is played: one in mid-game, one that is over."""
    page = ada.new_page()
    be(page, server, "Ada")
    middle = new_table(page, server, "you", "random", "random", game=GAME)["id"]
    over = new_table(page, server, "you", "random", game=GAME)["id"]
    view = until_legal(page, server, middle, "book")
    while round_of(view) < LAST_ROUND - 1:
        played_over_http(page, server, middle, 4)
        view = until_legal(page, server, middle, "book")
    played_over_http(page, server, over)
    return {"middle": middle, "over": over}


def test_sizes(open_page: Open, server: Server, ada: BrowserContext, tables: dict[str, str]) -> None:
    """Nothing scrolls sideways, on any screen, in mid-game and at the end."""
    page = open_page(server)
    page.context.add_cookies(ada.cookies())  # type: ignore[arg-type] # as the browser gave them
    faults: list[str] = []
    for state, table in tables.items():
        page.goto(f"{server.url}/table/{table}")
        Sitting(page, server).await_turn()
        for size, viewport in SIZES.items():
            page.set_viewport_size(viewport)  # type: ignore[arg-type] # width and height are there
            page.wait_for_timeout(150)
            faults += sideways(page, f"{state}, {size}")
    assert faults == []


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_axe(open_page: Open, server: Server, ada: BrowserContext, tables: dict[str, str], size: str) -> None:
    """In mid-game, planning, choosing, and at the end, by day and by night."""
    page = open_page(server, viewport=SIZES[size], touch=size == "phone")
    page.context.add_cookies(ada.cookies())  # type: ignore[arg-type] # as the browser gave them
    judge = Judge(page)
    page.goto(f"{server.url}/table/{tables['middle']}")
    at = Sitting(page, server)
    at.await_turn()
    judge.look("middle")
    thing(at, "plan-planner").click()
    thing(at, "place-baghdad").click()
    judge.look("planning")
    at.rows.last.click()
    judge.look("choosing")
    page.goto(f"{server.url}/table/{tables['over']}")
    expect(page.get_by_text("The game is over", exact=True).first).to_be_visible()
    judge.look("end")
    judge.check()
