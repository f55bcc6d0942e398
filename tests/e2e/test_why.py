"""Why not? The rule and what would help, beside the thing; the rulebook beside the board; rulings to try."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from bench.tables import Server
from tests.e2e.conftest import Open
from tests.e2e.sitting import Sitting, be, get, new_table, played_over_http, post


def seated(open_page: Open, server: Server, moves: int = 0) -> Sitting:
    """Ada at a table against a bot, on her turn."""
    page = open_page(server)
    be(page, server, "Ada")
    table = new_table(page, server, "you", "greedy")["id"]
    played_over_http(page, server, table, moves)
    page.goto(f"{server.url}/table/{table}")
    at = Sitting(page, server)
    at.await_turn()
    return at


def test_a_thing_that_is_not_possible(open_page: Open, server: Server) -> None:
    """A click on a shore of another region tells the rule and what would help; its rule opens the paragraph."""
    at = seated(open_page, server)
    page = at.page
    shore = forbidden_shore(at)
    at.click(at.board.get_by_role("button", name=re.compile(rf"^Free: shore {shore},")))
    why = page.get_by_role("dialog", name=re.compile(rf"shore {shore}.*why not", re.IGNORECASE))
    expect(why).to_be_visible()
    [line, *_] = post(page, at.server, f"/api/tables/{at.id}/why", {"about": {"shore": shore}})["lines"]
    expect(why).to_contain_text(line["text"])
    expect(why).to_contain_text(line["help"])
    rule = why.get_by_role("link", name=re.compile("ROG-7")).or_(why.get_by_role("button", name=re.compile("ROG-7")))
    rule.first.click()
    rules = page.get_by_role("group", name="Panels").get_by_role("button", name="Rules")
    expect(rules).to_have_attribute("aria-expanded", "true")
    paragraph = page.get_by_text(paragraph_of(page, at.server, line["rule"]))
    expect(paragraph.first).to_be_in_viewport()
    assert at.id in page.url, "the table is still there"


def forbidden_shore(at: Sitting) -> int:
    """A free shore that no legal move names."""
    view = at.truth()
    legal = {line["data"].get("shore") for line in view["actions"]}
    return next(n for n in range(1, 31) if n not in legal and str(n) not in view["view"]["shore"])


def paragraph_of(page: Page, server: Server, rule: str) -> str:
    """The first words of a rule, without its marks."""
    book = get(page, server, "/api/games/river_of_gold/rulebook?lang=en")
    text = next(line["text"] for part in book["chapters"] for line in part["paragraphs"] if line["id"] == rule)
    return str(re.split(r"[*_(\[:`]|ROG-", str(text))[0]).strip()[:60]


def test_why_not_before_ones_turn(open_page: Open, server: Server) -> None:
    """Somebody who waits is told that it is not their turn, in words."""
    ada, ugo = open_page(server), open_page(server)
    be(ada, server, "Ada")
    be(ugo, server, "Ugo")
    made = new_table(ada, server, "you", "open")
    post(ugo, server, f"/api/join/{made['invite']}", {})
    waiting = ugo if get(ada, server, f"/api/tables/{made['id']}")["to_act"] == "A" else ada
    waiting.goto(f"{server.url}/table/{made['id']}")
    at = Sitting(waiting, server)
    at.click(at.board.get_by_role("button", name=re.compile("^Free: shore 30,")))
    why = waiting.get_by_role("dialog", name=re.compile("why not", re.IGNORECASE))
    expect(why).to_contain_text(re.compile("decides|turn|move", re.IGNORECASE))


def test_a_typed_move_that_is_not_possible(open_page: Open, server: Server) -> None:
    """It is answered like a click."""
    at = seated(open_page, server)
    at.page.get_by_role("textbox", name="Type a move").fill(f"build {forbidden_shore(at)} 1")
    at.page.get_by_role("button", name="Look", exact=True).click()
    expect(at.page.get_by_role("dialog", name=re.compile("why not"))).to_contain_text("ROG-7")


def test_the_rules_beside_the_board(open_page: Open, server: Server) -> None:
    """Search by words and by number without leaving the table."""
    at = seated(open_page, server, 3)
    page = at.page
    page.get_by_role("group", name="Panels").get_by_role("button", name="Rules").click()
    search = page.get_by_role("searchbox")
    search.first.fill("royal ship")
    expect(page.get_by_text(re.compile("ROG-11")).first).to_be_visible()
    search.first.fill("ROG-9.1")
    expect(page.get_by_text(re.compile("ROG-9\\.1")).first).to_be_visible()


def test_a_ruling_opens_as_a_position(open_page: Open, server: Server) -> None:
    """From the rules page a question becomes a table at its position, where its moves can be tried."""
    page = open_page(server, "/rules/river_of_gold")
    page.get_by_role("tab", name="Cases").click()
    page.get_by_text("What river 7 touches", exact=True).click()
    page.get_by_role("button", name="Open as a position to try").click()
    page.wait_for_url("**/table/*")
    at = Sitting(page, server)
    view = at.truth()
    assert view["origin"]
    assert view["status"] in ("playing", "over")
    expect(at.moves).to_be_visible()
    at.play_any()
    assert at.truth()["seq"] > view["seq"]
