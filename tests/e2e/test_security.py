"""Security as a browser sees it: names are text, the policy holds, the cookie is out of reach of scripts."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Dialog, Page, expect

from bench.tables import Server
from tests.e2e.conftest import Open, Watch
from tests.e2e.sitting import Sitting, be, new_table, played_over_http, post

EVIL: Final = "<img src=x onerror=alert(1)>"
VIOLATIONS: Final = """
    window.violations = [];
    document.addEventListener('securitypolicyviolation', (event) =>
        window.violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`));
"""


def no_violation(page: Page) -> None:
    """The page broke no rule of its policy."""
    assert page.evaluate("window.violations") == []


def test_a_name_is_text_everywhere(open_page: Open, server: Server) -> None:
    """Home, the invitation, the waiting room, the table, its log, the others, the final scoring and the replay."""
    asked: list[str] = []
    evil, friend = open_page(server), open_page(server)

    def heard(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.dismiss()

    for page in (evil, friend):
        page.on("dialog", heard)
        page.add_init_script(VIOLATIONS)
    be(evil, server, EVIL)
    be(friend, server, "Ugo")
    made = new_table(evil, server, "you", "open", "greedy")
    friend.goto(f"{server.url}/join/{made['invite']}")
    expect(friend.get_by_role("heading", name=f"{EVIL} invites you")).to_be_visible()
    evil.goto(f"{server.url}/table/{made['id']}")
    expect(evil.get_by_text(EVIL).first).to_be_visible()
    post(friend, server, f"/api/join/{made['invite']}", {})
    for path in (f"/table/{made['id']}", "/", f"/table/{made['id']}/replay"):
        friend.goto(server.url + path)
        if path.endswith("replay"):
            friend.get_by_role("button", name="Seats", exact=True).click()
        expect(friend.get_by_text(EVIL).first).to_be_visible()
        assert friend.locator("img[src='x']").count() == 0
        no_violation(friend)
    assert evil.locator("img[src='x']").count() == 0
    no_violation(evil)
    assert asked == []


def test_a_name_is_text_in_the_final_scoring(open_page: Open, server: Server) -> None:
    """And in what is asked before a table can be taken back, and in the position in words."""
    page = open_page(server)
    page.add_init_script(VIOLATIONS)
    be(page, server, EVIL)
    table = new_table(page, server, "you", "greedy")["id"]
    page.goto(f"{server.url}/table/{table}")
    Sitting(page, server).await_turn()
    page.get_by_role("group", name="Panels").get_by_role("button", name="In words").click()
    expect(page.get_by_text(EVIL).first).to_be_visible()
    played_over_http(page, server, table)
    expect(page.get_by_role("table", name="Final score by category")).to_be_visible()
    expect(page.get_by_text(EVIL).first).to_be_visible()
    assert page.locator("img[src='x']").count() == 0
    no_violation(page)


@pytest.mark.parametrize("path", ["/", "/rules/river_of_gold", "/table/unknown", "/nothing/here", "/assets/none.js"])
def test_the_policy(open_page: Open, server: Server, path: str) -> None:
    """Every answer has it: no inline script, nothing from elsewhere, no frame around it."""
    page = open_page(server)
    answer = page.request.get(server.url + path)
    policy = answer.headers["content-security-policy"]
    rules = {part.split()[0]: part.split()[1:] for part in policy.split(";") if part.strip()}
    assert rules["script-src"] == ["'self'"]
    assert rules["style-src"] == ["'self'"]
    assert rules["default-src"] == ["'self'"]
    assert rules["frame-ancestors"] == ["'none'"]
    assert rules["object-src"] == ["'none'"]
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"


def test_the_cookie(open_page: Open, server: Server) -> None:
    """Scripts cannot read it, other sites cannot send it."""
    page = open_page(server)
    page.get_by_role("button", name=re.compile("^Play now.*River of Gold")).click()
    page.get_by_role("button", name=re.compile("1\\s+opponent")).click()
    page.wait_for_url("**/table/*")
    [cookie] = page.context.cookies()
    assert cookie["httpOnly"]
    assert cookie["sameSite"] in ("Lax", "Strict")
    assert page.evaluate("document.cookie") == ""
    assert page.evaluate("JSON.stringify({...localStorage, ...sessionStorage})").find(cookie["value"]) == -1


def test_an_inline_script_does_not_run(open_page: Open, server: Server, watch: Watch) -> None:
    """Should a script get into the page, the browser refuses it."""
    watch.allowed.append("Content Security Policy")
    page = open_page(server)
    page.evaluate("""() => {
        const script = document.createElement('script');
        script.textContent = 'window.ran = true';
        document.body.append(script);
    }""")
    assert page.evaluate("window.ran") is None
