"""Somebody who sits at a table in a browser: looks, clicks, types, and asks the server what is true."""

from __future__ import annotations

import random
import re
import secrets
import time
from collections.abc import Sequence
from typing import Any, Final, cast

from playwright.sync_api import APIResponse, Locator, Page, expect

from bench.tables import Server

GAME: Final = "river_of_gold"
Data = dict[str, Any]

MAY: Final = re.compile(r"You can (choose this now|trade it)\.$|^Pay favor to turn|^Set the die")
MINE_OR_OVER: Final = re.compile(r"^(Your turn|.+’s turn: you choose|The game is over)$")
SPOT: Final = """element => {
    element.scrollIntoView({block: 'nearest', inline: 'nearest'});
    const {left, top, width, height} = element.getBoundingClientRect();
    const parts = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9, 0.03, 0.97];
    for (const down of parts) for (const across of parts) {
        const [x, y] = [left + across * width, top + down * height];
        const hit = document.elementFromPoint(x, y);
        if (hit && element.contains(hit)) return [x, y];
    }
    return null;
}"""


def key() -> str:
    """A key nobody used before."""
    return secrets.token_hex(8)


def answered(answer: APIResponse) -> Any:
    """The body of an answer that must be a good one."""
    assert answer.ok, f"{answer.status} {answer.url}: {answer.text()}"
    return answer.json()


def post(page: Page, server: Server, path: str, body: Data) -> Any:
    """A request over HTTP in the name of the page's guest."""
    return answered(page.request.post(server.url + path, data=body, headers={"Origin": server.url}))


def get(page: Page, server: Server, path: str) -> Any:
    """A question over HTTP in the name of the page's guest."""
    return answered(page.request.get(server.url + path))


def be(page: Page, server: Server, name: str, lang: str = "en") -> None:
    """Become a guest with a name."""
    post(page, server, "/api/me", {"name": name, "lang": lang})


def new_table(page: Page, server: Server, *seats: str, **more: Any) -> Data:
    """Set a table up over HTTP; the answer has its id and the invite link's token."""
    made = post(page, server, "/api/tables", {"key": key(), "game": GAME, "seats": list(seats)} | more)
    return cast(Data, made)


def spot(thing: Locator) -> tuple[float, float] | None:
    """A point in the window where nothing else lies over the thing: where somebody would click."""
    found = thing.evaluate(SPOT)
    return None if found is None else (float(found[0]), float(found[1]))


class Sitting:
    """A page that shows a table, in English."""

    def __init__(self, page: Page, server: Server) -> None:
        """The page is at the table, or about to be."""
        self.page, self.server = page, server

    @property
    def id(self) -> str:
        """The table's id, from the address."""
        found = re.search(r"/table/([^/?#]+)", self.page.url)
        assert found, f"no table at {self.page.url}"
        return found.group(1)

    def truth(self, eyes: str | None = None) -> Data:
        """The table as the server tells it to this guest."""
        more = f"?eyes={eyes}" if eyes else ""
        return cast(Data, get(self.page, self.server, f"/api/tables/{self.id}{more}"))

    # ---- what is to be seen ----------------------------------------------------------------------------------------

    @property
    def prompt(self) -> Locator:
        """Whose turn it is, in the bar on top."""
        return self.page.get_by_text(
            re.compile(r"^(Your turn|.+’s turn: you choose|The game is over|Paused|Waiting for players|.+ decides)$")
        )

    @property
    def board(self) -> Locator:
        """The board."""
        return self.page.get_by_role("region", name="Board", exact=True)

    @property
    def own(self) -> Locator:
        """The viewer's own things."""
        return self.page.get_by_role("region", name="Your things")

    @property
    def moves(self) -> Locator:
        """The list of moves."""
        return self.page.get_by_role("region", name="Moves", exact=True)

    @property
    def rows(self) -> Locator:
        """The rows of the list of moves."""
        return self.moves.get_by_role("listitem").get_by_role("button")

    @property
    def choice(self) -> Locator:
        """The chosen move with its Confirm."""
        return self.page.get_by_role("group", name="Your choice")

    @property
    def over(self) -> bool:
        """Whether the game is over, as the page shows it."""
        return self.page.get_by_text("The game is over", exact=True).first.is_visible()

    def await_turn(self, timeout: float = 20_000) -> bool:
        """Wait until it is the viewer's turn (true) or the game is over (false)."""
        expect(self.page.get_by_text(MINE_OR_OVER).first).to_be_visible(timeout=timeout)
        return not self.over

    # ---- what is done ----------------------------------------------------------------------------------------------

    def legal_things(self, may: re.Pattern[str] = MAY) -> list[Locator]:
        """What the board, the hand and the own things show as possible, in the order of the page."""
        found = [*self.board.get_by_role("button", name=may).all(), *self.own.get_by_role("button", name=may).all()]
        return [thing for thing in found if thing.get_attribute("aria-pressed") != "true"]

    def click(self, thing: Locator) -> bool:
        """Click with the mouse where the thing can be seen; false when it is covered."""
        place = spot(thing)
        if place is None:
            return False
        self.page.mouse.click(*place)
        return True

    def confirm(self) -> None:
        """Confirm the chosen move, and wait until the table has taken it."""
        button = self.choice.get_by_role("button", name="Confirm")
        expect(button).to_be_visible()
        self.page.wait_for_timeout(260)  # for a moment after choosing nothing is played: a double click is no move
        button.click()
        expect(self.choice).to_be_hidden()

    def play_row(self, number: int = 0) -> None:
        """Choose from the list of moves until one is chosen, and confirm it."""
        self.rows.nth(number).click()
        while not self.choice.is_visible():
            self.page.wait_for_timeout(30)
            if not self.choice.is_visible():
                self.rows.first.click()
        self.confirm()

    def play_any(self) -> None:
        """Play some move: the first of the list that does not only turn the die."""
        texts = self.rows.all_inner_texts()
        plain = [n for n, text in enumerate(texts) if not re.search(r"turn the die|Trade|Buy", text)]
        self.play_row(plain[0] if plain else 0)


def seats_of(view: Data) -> Sequence[Data]:
    """The seats of a table."""
    return cast(Sequence[Data], view["seats"])


# ---- quickly, over HTTP: for tests that begin where others are well on --------------------------------------------------


def played_over_http(page: Page, server: Server, table: str, moves: int | None = None, seed: int = 7) -> Data:
    """Play so many of the guest's own moves at a table (to the end when None) without a browser; the table afterwards."""
    chooser, done = random.Random(seed), 0
    view = turn_over_http(page, server, table)
    while view["status"] == "playing" and (moves is None or done < moves):
        plain = [line for line in view["actions"] if not line["side"] and line["data"]["do"] != "favor"]
        action = chooser.choice(plain or view["actions"])["action"]
        asked = {"type": "act", "key": key(), "seq": view["seq"], "action": action}
        answer = post(page, server, f"/api/tables/{table}/actions", asked)["answer"]
        assert answer["type"] == "done", answer
        view, done = turn_over_http(page, server, table), done + 1
    return view


def turn_over_http(page: Page, server: Server, table: str) -> Data:
    """The table when it is the guest's turn, or nobody's any more."""
    until = time.monotonic() + 20
    while time.monotonic() < until:
        view = cast(Data, get(page, server, f"/api/tables/{table}"))
        if view["curtain"]:  # a guest who holds several seats looks through the one that is to act
            view = cast(Data, get(page, server, f"/api/tables/{table}?eyes={view['to_act']}"))
        if view["actions"] or view["status"] != "playing":
            return view
        time.sleep(0.02)
    raise AssertionError("it never became the guest's turn")
