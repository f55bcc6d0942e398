"""Two people at one screen: while the curtain is up, nothing of anybody's hand has reached the browser."""

from __future__ import annotations

import json
import re
from typing import Final, cast

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from bench.tables import Server
from tests.e2e.conftest import PHONE, Open
from tests.e2e.sitting import Data, Sitting, be, get, key, new_table, post

TURNS: Final = 6
SEATS: Final = ("A", "B")
SOCKETS: Final = re.compile(r"/api/tables/[^/]+/ws")


class Wire:
    """All messages that came over the page's sockets, the tables among them with what was told."""

    def __init__(self, page: Page) -> None:
        """Listens from now on."""
        self.frames: list[Data] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, data: str | bytes) -> None:
        self.frames.append(json.loads(data))

    def leaks(self, since: int, hands: dict[str, list[str]]) -> list[str]:
        """Cards that a message told although its viewer may not see them."""
        found = []
        for frame in self.frames[since:]:
            hidden = [seat for seat in SEATS if frame.get("eyes") != seat]
            found += [card for seat in hidden for card in hands[seat] if f'"{card}"' in json.dumps(frame)]
        return found


def hands_of(page: Page, server: Server, table: str) -> dict[str, list[str]]:
    """Both hands, each asked for through the eyes of its own seat."""
    views = {seat: get(page, server, f"/api/tables/{table}?eyes={seat}") for seat in SEATS}
    return {seat: view["view"]["seats"][seat]["hand"] for seat, view in views.items()}


def told_by(page: Page, cards: list[str]) -> list[str]:
    """Cards that stand somewhere in the page, by id or in words."""
    content = page.content()
    return [card for card in cards if card in content or card.replace("_", " ").capitalize() in content]


@pytest.mark.parametrize("viewport", [None, PHONE], ids=["desktop", "phone"])
def test_the_curtain(open_page: Open, server: Server, viewport: dict[str, int] | None) -> None:
    """Set up on the page; before each change of seats the page and the wire are searched for hidden cards."""
    page = open_page(server, **({"viewport": viewport, "touch": True} if viewport else {}))
    wire = Wire(page)
    be(page, server, "Ada")
    page.goto(server.url + "/new/river_of_gold")
    page.get_by_role("combobox", name="Seat B").select_option(label="Another player at this screen")
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url("**/table/*")
    at = Sitting(page, server)
    for _ in range(TURNS):
        seat = behind_the_curtain(at, wire)
        page.get_by_role("button", name=re.compile("show my view$")).click()
        if viewport:
            page.get_by_role("tab", name=re.compile("^Moves")).wait_for()
        expect(at.moves).to_be_visible()
        heard, hands = 0, hands_of(page, server, at.id)
        assert wire.leaks(heard, hands) == []
        assert told_by(page, [card for card in hands["B" if seat == "A" else "A"] if card not in hands[seat]]) == []
        while page.get_by_role("heading", name=re.compile("^Pass to")).is_hidden():
            at.play_any()
            page.wait_for_timeout(60)


def behind_the_curtain(at: Sitting, wire: Wire) -> str:
    """The curtain is up for the seat that is to act, and hides everything; that seat."""
    page = at.page
    heading = page.get_by_role("heading", name=re.compile("^Pass to (seat )?[AB]"))
    expect(heading).to_be_visible()
    found = re.search(r"\b[AB]\b", heading.inner_text())
    assert found
    seat = found.group()
    assert at.truth()["to_act"] == seat
    hands = hands_of(page, at.server, at.id)
    assert wire.frames[-1].get("eyes") is None
    assert wire.leaks(0, hands) == []
    assert told_by(page, [*hands["A"], *hands["B"]]) == []
    expect(page.get_by_role("region", name="Board", exact=True)).to_be_hidden()
    expect(page.get_by_role("region", name="Your things")).to_be_hidden()
    return seat


def through_a_turn(at: Sitting) -> str:
    """Lift the curtain, and play until the other is to act; the seat that played. Nothing of its hand stays."""
    page = at.page
    seat = cast(str, at.truth()["to_act"])
    page.get_by_role("button", name=re.compile("show my view$")).click()
    expect(at.moves).to_be_visible()
    while page.get_by_role("heading", name=re.compile("^Pass to")).is_hidden():
        at.play_any()
        page.wait_for_timeout(100)
    other = cast(str, at.truth()["to_act"])
    assert other != seat
    expect(page.get_by_role("heading", name=re.compile(rf"^Pass to (seat )?{other}"))).to_be_visible()
    hands = hands_of(page, at.server, at.id)
    assert told_by(page, [*hands["A"], *hands["B"]]) == []
    return seat


def test_the_curtain_where_sockets_do_not_get_through(open_page: Open, server: Server) -> None:
    """Over long polling too the next one finds a curtain, and moves behind it."""
    page = open_page(server)
    page.route_web_socket(SOCKETS, lambda route: route.close(code=1011))
    be(page, server, "Ada")
    page.goto(f"{server.url}/table/{new_table(page, server, 'you', 'you')['id']}")
    expect(page.get_by_text("Connected (slow line)")).to_be_visible(timeout=20_000)
    at = Sitting(page, server)
    played = [through_a_turn(at) for _ in range(3)]
    assert played[0] == played[2] != played[1]


def test_the_curtain_after_a_lost_line(open_page: Open, server: Server) -> None:
    """The line breaks in one's turn, which is over when it is back: the page shows the curtain and no hand."""
    page = open_page(server)
    lines: list[WebSocketRoute] = []
    cut = {"on": False}

    def between(route: WebSocketRoute) -> None:
        if cut["on"]:
            route.close(code=1011)
        else:
            lines.append(route)
            route.connect_to_server()

    page.route_web_socket(SOCKETS, between)
    be(page, server, "Ada")
    page.goto(f"{server.url}/table/{new_table(page, server, 'you', 'you')['id']}")
    page.get_by_role("button", name=re.compile("show my view$")).click()
    at = Sitting(page, server)
    expect(at.moves).to_be_visible()
    cut["on"] = True
    page.route("**/api/tables/*/events**", lambda route: route.abort())
    lines[-1].close(code=1011)
    first = at.truth()["to_act"]
    while (view := at.truth(eyes=first))["to_act"] == first:
        actions = [line["action"] for line in view["actions"]]
        act = {"type": "act", "key": key(), "seq": view["seq"], "action": "end" if "end" in actions else actions[0]}
        post(page, server, f"/api/tables/{at.id}/actions?eyes={first}", act)
    cut["on"] = False
    expect(page.get_by_role("heading", name=re.compile(r"^Pass to"))).to_be_visible(timeout=25_000)
    hands = hands_of(page, server, at.id)
    assert told_by(page, [*hands["A"], *hands["B"]]) == []


def test_the_curtain_falls_again_after_a_reload(open_page: Open, server: Server) -> None:
    """A page loaded anew shows the curtain, not the last view."""
    page = open_page(server)
    be(page, server, "Ada")
    made = page.request.post(
        server.url + "/api/tables",
        data={"key": "hot-seat-reload", "game": "river_of_gold", "seats": ["you", "you"]},
        headers={"Origin": server.url},
    ).json()
    page.goto(f"{server.url}/table/{made['id']}")
    page.get_by_role("button", name=re.compile("show my view$")).click()
    at = Sitting(page, server)
    expect(at.moves).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name=re.compile("^Pass to"))).to_be_visible()
    hands = hands_of(page, server, at.id)
    assert told_by(page, [*hands["A"], *hands["B"]]) == []
