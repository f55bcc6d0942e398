"""axe-core finds nothing on any page, in any state, by day and by night, on a desktop and on a phone."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from bench.tables import Server
from tests.e2e.conftest import DESKTOP, PHONE, Open, Watch
from tests.e2e.sitting import Data, Sitting, be, get, key, new_table, played_over_http, post

AXE: Final = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN: Final = """({rules, without}) => axe.run(
        without && document.querySelector(without) ? {exclude: [[without]]} : document,
        {resultTypes: ['violations'], ...rules})
    .then(({violations}) => violations.flatMap(({id, nodes}) => nodes.map(
        ({target, failureSummary}) => `${id}: ${target} ${failureSummary.split('\\n')[1] ?? ''}`)))"""
#: Colours that change gradually would be judged half-way.
AT_ONCE: Final = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, *::before, *::after {transition: none !important; animation: none !important}');
    document.adoptedStyleSheets.push(sheet);
}"""
#: Every colour of the theme and of the prints, as it is painted.
COLOURS_PAINTED: Final = """() => {
    const names = new Set();
    const read = (rules) => {
        for (const rule of rules) {
            if (rule.cssRules) read(rule.cssRules);
            for (const name of rule.style ?? []) if (name.startsWith('--')) names.add(name);
        }
    };
    for (const sheet of document.styleSheets) read(sheet.cssRules);
    const found = {};
    for (const print of document.querySelectorAll('.print[data-game]')) {
        const probe = print.appendChild(document.createElement('i'));
        for (const name of names) {
            if (!CSS.supports('color', getComputedStyle(probe).getPropertyValue(name).trim() || 'no')) continue;
            probe.style.setProperty('color', `var(${name})`);
            found[`${print.dataset.game} ${name}`] = getComputedStyle(probe).color;
        }
        probe.remove();
    }
    return found;
}"""
BOARD: Final = "section[aria-label='Board']"
COLOURS: Final[Data] = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
SIZES: Final = {"desktop": DESKTOP, "phone": PHONE}


@pytest.fixture(params=SIZES)
def size(request: pytest.FixtureRequest) -> str:
    """Desktop or phone."""
    return str(request.param)


@pytest.fixture
def page(open_page: Open, server: Server, size: str) -> Page:
    """A page of Ada's."""
    opened = open_page(server, viewport=SIZES[size], touch=size == "phone")
    be(opened, server, "Ada")
    return opened


class Judge:
    """Collects what axe says of a page by day and, as far as colours go, by night; each fault once."""

    def __init__(self, page: Page) -> None:
        """Nothing yet."""
        self.page = page
        self.faults: dict[str, str] = {}

    def look(self, where: str, board: bool = True) -> None:
        """Judge the page as it stands; without the board where that has been judged before."""
        page = self.page
        page.wait_for_timeout(120)
        if not page.evaluate("'axe' in window"):
            page.evaluate(AXE.read_text(encoding="utf-8"))
            page.evaluate(AT_ONCE)
        for theme, rules in (("light", {}), ("dark", COLOURS)):
            page.emulate_media(color_scheme=theme)  # type: ignore[arg-type] # one of the two it knows
            page.wait_for_timeout(60)
            found: list[str] = page.evaluate(RUN, {"rules": rules, "without": None if board else BOARD})
            for fault in found:
                self.faults.setdefault(fault, f"{where}, {theme}: {fault}")
        page.emulate_media(color_scheme="light")

    def check(self) -> None:
        """Fail for whatever was found."""
        if self.faults:
            pytest.fail("\n".join(self.faults.values()), pytrace=False)


def test_pages(page: Page, server: Server) -> None:
    """Home, a new table, the invitation, rules, about, import, and an address that leads nowhere."""
    judge = Judge(page)
    invite = new_table(page, server, "you", "open")["invite"]
    for path in ("/", "/new/river_of_gold", f"/join/{invite}", "/about", "/import", "/nothing/here"):
        page.goto(server.url + path)
        page.wait_for_load_state("networkidle")
        judge.look(path)
    page.goto(server.url)
    page.get_by_role("button", name=re.compile("^Play now.*River of Gold")).click()
    judge.look("play now")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    judge.look("settings")
    judge.check()


def test_day_and_night_are_the_same_whether_chosen_or_preferred(open_page: Open, server: Server) -> None:
    """The colours of the theme and of every print, by what the system prefers and by what is chosen against it."""
    page = open_page(server)
    expect(page.locator(".print").first).to_be_visible()
    painted = {}
    for system in ("light", "dark"):
        page.emulate_media(color_scheme=system)
        for chosen in ("", "day", "night"):
            page.evaluate(
                "(to) => to ? document.documentElement.dataset.theme = to"
                " : delete document.documentElement.dataset.theme",
                chosen,
            )
            painted[system, chosen] = page.evaluate(COLOURS_PAINTED)
    day, night = painted["light", ""], painted["dark", ""]
    assert len(day) > 300
    assert painted["light", "day"] == painted["dark", "day"] == day
    assert painted["dark", "night"] == painted["light", "night"] == night
    assert {name.split()[1] for name in day if day[name] == night[name]} == {"--seat-c-ink", "--seat-d-ink"}


def test_rules(page: Page, server: Server) -> None:
    """The rulebook, what a search finds, the questions, one of them open."""
    judge = Judge(page)
    for path in ("/rules/river_of_gold", "/rules/river_of_gold?q=royal%20ship"):
        page.goto(server.url + path)
        page.wait_for_load_state("networkidle")
        judge.look(path)
    page.goto(server.url + "/rules/river_of_gold")
    page.get_by_role("tab", name="Cases").click()
    page.get_by_text("What river 7 touches", exact=True).click()
    judge.look("a question")
    judge.check()


def test_table(page: Page, server: Server, size: str) -> None:
    """One's turn, a move chosen, why not, all panels, the menu, the keys, paused."""
    judge = Judge(page)
    table = new_table(page, server, "you", "greedy", "greedy")["id"]
    played_over_http(page, server, table, 14)
    page.goto(f"{server.url}/table/{table}")
    at = Sitting(page, server)
    at.await_turn()
    judge.look("your turn")
    at.rows.first.click()
    expect(at.choice).to_be_visible()
    judge.look("a move is chosen", board=False)
    page.keyboard.press("Escape")
    page.keyboard.press("b")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    judge.look("why not", board=False)
    page.keyboard.press("Escape")
    look_at_panels(page, judge)
    page.get_by_role("button", name="Table menu").click()
    judge.look("menu", board=False)
    page.get_by_role("menuitem", name="Keys").click()
    judge.look("keys", board=False)
    page.keyboard.press("Escape")
    post(page, server, f"/api/tables/{table}/actions", {"type": "pause", "key": f"pause-{size}-1", "on": True})
    expect(page.get_by_text("Paused", exact=True)).to_be_visible()
    judge.look("paused", board=False)
    judge.check()


def look_at_panels(page: Page, judge: Judge) -> None:
    """Log, rules, words; on the phone every tab of the sheet."""
    panels = page.get_by_role("group", name="Panels").get_by_role("button")
    for panel in panels.or_(page.get_by_role("tablist", name="Panels").get_by_role("tab")).all():
        panel.click()
        page.wait_for_timeout(200)
        judge.look(f"panel {panel.inner_text()}", board=False)


def test_waiting_and_watching(page: Page, server: Server, open_page: Open, watch: Watch, size: str) -> None:
    """The waiting room, the curtain, what a spectator sees, somebody who asks to take back, a table that is not there."""
    judge = Judge(page)
    watch.allowed += ("status of 404", "WebSocket connection to")
    waiting, hot = new_table(page, server, "you", "open"), new_table(page, server, "you", "you")
    for name, table in (("waiting", waiting), ("curtain", hot)):
        page.goto(f"{server.url}/table/{table['id']}")
        page.wait_for_load_state("networkidle")
        judge.look(name)
    ugo = open_page(server, viewport=SIZES[size])
    be(ugo, server, "Ugo")
    post(ugo, server, f"/api/join/{waiting['invite']}", {})
    page.goto(f"{server.url}/table/{waiting['id']}")
    ugo.goto(f"{server.url}/table/{hot['id']}")
    page.wait_for_load_state("networkidle")
    judge.look("the other's turn, or one's own")
    watching = Judge(ugo)
    watching.look("watching")
    asked_back(page, ugo, server, waiting["id"])
    ugo.goto(f"{server.url}/table/{waiting['id']}")
    for at, mine in ((page, judge), (ugo, watching)):
        expect(at.get_by_role("alertdialog")).to_contain_text("take back")
        mine.look("a wish to take back", board=False)
    page.goto(f"{server.url}/table/nowhere")
    expect(page.get_by_role("alert")).to_be_visible()
    judge.look("a table that is not there")
    watching.check()
    judge.check()


def asked_back(one: Page, other: Page, server: Server, table: str) -> None:
    """Two people move in turn until a move can only be taken back with consent; then that is asked for."""
    for _ in range(30):
        for at in (one, other):
            view = get(at, server, f"/api/tables/{table}")
            if view["undo"]["kind"] == "ask":
                wish = {"type": "undo", "key": key(), "seq": view["seq"], "to": view["undo"]["to"]}
                post(at, server, f"/api/tables/{table}/actions", wish)
                return
            if view["actions"]:
                move = {"type": "act", "key": key(), "seq": view["seq"], "action": view["actions"][0]["action"]}
                post(at, server, f"/api/tables/{table}/actions", move)
    raise AssertionError("every move could be taken back freely")


def test_the_end(page: Page, server: Server) -> None:
    """The final scoring, the board behind it, the replay."""
    judge = Judge(page)
    table = new_table(page, server, "you", "greedy")["id"]
    played_over_http(page, server, table)
    page.goto(f"{server.url}/table/{table}")
    expect(page.get_by_role("table", name="Final score by category")).to_be_visible()
    judge.look("final scoring")
    page.get_by_role("button", name="Close and look at the board").click()
    judge.look("the board at the end")
    page.goto(f"{server.url}/table/{table}/replay?step=80")
    page.wait_for_load_state("networkidle")
    judge.look("replay")
    judge.check()
