"""Whatever breaks between browser and server, the page comes back by itself and no move is lost or done twice."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from bench.tables import Server
from tests.e2e.conftest import Open, Watch, running
from tests.e2e.sitting import Sitting, be, get, new_table

SOCKETS: Final = re.compile(r"/api/tables/[^/]+/ws")
#: What the console may say when the server is gone; everything else is a fault.
GONE: Final = ("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_INTERNET_DISCONNECTED", "ERR_EMPTY_RESPONSE")
LOST: Final = (*GONE, "WebSocket connection to", "ERR_SOCKET_NOT_CONNECTED", "ERR_CONNECTION_CLOSED")


def seated(open_page: Open, server: Server) -> Sitting:
    """Ada at a table against a bot, on her turn."""
    page = open_page(server)
    be(page, server, "Ada")
    table = new_table(page, server, "you", "greedy")["id"]
    page.goto(f"{server.url}/table/{table}")
    at = Sitting(page, server)
    at.await_turn()
    return at


def choose(at: Sitting) -> None:
    """Choose to sail, and leave it at that."""
    texts = at.rows.all_inner_texts()
    at.rows.nth(next(n for n, text in enumerate(texts) if "Sail" in text)).click()
    expect(at.choice).to_be_visible()
    at.page.wait_for_timeout(260)


def press_confirm(at: Sitting) -> None:
    """Confirm what was chosen, by key."""
    at.choice.get_by_role("button", name="Confirm").focus()
    at.page.keyboard.press("Enter")


def own_moves(at: Sitting, seq: int) -> list[str]:
    """What seat A has done after entry `seq`, as the log tells it."""
    items = get(at.page, at.server, f"/api/tables/{at.id}/log")["items"]
    return [item["text"] for item in items if item["n"] > seq and item["who"] == "A" and item["part"] == 0]


def once(at: Sitting, seq: int) -> None:
    """Of the one move that was confirmed after entry `seq` there is one entry; the log has no holes."""
    moves = own_moves(at, seq)
    assert len(moves) == 1, moves
    assert re.search("sail", moves[0], re.IGNORECASE)
    lines = get(at.page, at.server, f"/api/tables/{at.id}/log")["items"]
    numbers = [line["n"] for line in lines if line["part"] == 0]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))


def test_a_reload_in_mid_turn(open_page: Open, server: Server) -> None:
    """The same position, the same moves; what was only chosen is not played."""
    at = seated(open_page, server)
    at.play_any()
    before = at.truth()
    rows = at.rows.all_inner_texts()
    at.rows.first.click()
    expect(at.choice).to_be_visible()
    at.page.reload()
    expect(at.rows).to_have_count(len(rows))
    assert at.rows.all_inner_texts() == rows
    assert at.truth()["seq"] == before["seq"]
    at.play_any()


def test_two_tabs_on_one_seat(open_page: Open, server: Server) -> None:
    """What is played in one the other shows; and the other may go on from there."""
    at = seated(open_page, server)
    other = Sitting(open_page(server, f"/table/{at.id}", context=at.page.context), server)
    for mover, follower in ((at, other), (other, at), (at, other)):
        mover.await_turn()
        follower.await_turn()
        mover.play_any()
        mover.await_turn()
        rows = mover.rows.all_inner_texts()
        expect(follower.rows).to_have_count(len(rows))
        assert follower.rows.all_inner_texts() == rows


def test_a_stale_move(open_page: Open, server: Server) -> None:
    """A tab that has slept through a move is told so, shows the table as it is, and plays nothing by mistake."""
    at = seated(open_page, server)
    late = open_page(server, context=at.page.context)
    asleep = {"on": False}

    def between(route: WebSocketRoute) -> None:
        upstream = route.connect_to_server()
        upstream.on_message(lambda message: None if asleep["on"] else route.send(message))

    late.route_web_socket(SOCKETS, between)
    late.goto(f"{server.url}/table/{at.id}")
    slow = Sitting(late, server)
    slow.await_turn()
    choose(slow)
    asleep["on"] = True
    at.play_any()
    at.await_turn()
    before = at.truth()["seq"]
    asleep["on"] = False
    press_confirm(slow)
    expect(slow.choice).to_be_hidden()
    expect(
        late.get_by_role("status")
        .or_(late.get_by_role("alert"))
        .filter(has_text=re.compile("moved on|meanwhile|changed"))
        .first
    ).to_be_visible()
    assert at.truth()["seq"] == before
    assert slow.rows.all_inner_texts() == at.rows.all_inner_texts()


def test_offline_and_back(open_page: Open, server: Server, watch: Watch) -> None:
    """The page says that it is offline; the move that was confirmed meanwhile is sent when the line is back, once."""
    watch.allowed += LOST
    at = seated(open_page, server)
    choose(at)
    seq = at.truth()["seq"]
    at.page.context.set_offline(True)
    expect(at.page.get_by_text(re.compile("offline", re.IGNORECASE)).first).to_be_visible()
    press_confirm(at)
    at.page.wait_for_timeout(500)
    at.page.context.set_offline(False)
    expect(at.choice).to_be_hidden(timeout=20_000)
    expect(at.page.get_by_text(re.compile("^(Connected|Saved)"))).to_be_visible(timeout=20_000)
    at.await_turn()
    once(at, seq)
    at.play_any()


def test_offline_and_away(open_page: Open, server: Server, watch: Watch) -> None:
    """A move that was confirmed without a line outlives the page: once the line is back it arrives, once."""
    watch.allowed += LOST
    at = seated(open_page, server)
    choose(at)
    seq = at.truth()["seq"]
    place = at.page.url
    at.page.context.set_offline(True)
    expect(at.page.get_by_text(re.compile("offline", re.IGNORECASE)).first).to_be_visible()
    press_confirm(at)
    expect(at.page.get_by_text("your move is kept and will be sent")).to_be_visible()
    at.page.get_by_role("link", name="Serai").first.click()
    expect(at.board).to_be_hidden()
    at.page.context.set_offline(False)
    at.page.goto(place)
    at.await_turn()
    once(at, seq)
    at.play_any()


@pytest.fixture
def killed(open_page: Open, own_server: Server, watch: Watch) -> Sitting:
    """Ada at a table of a server that will be killed."""
    watch.allowed += LOST
    at = seated(open_page, own_server)
    at.play_any()
    at.await_turn()
    while not any("Sail" in text for text in at.rows.all_inner_texts()):
        at.play_any()
        at.await_turn()
    return at


def test_killed_before_the_move_arrives(killed: Sitting) -> None:
    """Confirmed while the server is down: it is kept, sent when the server is back, and there exactly once."""
    at, server = killed, killed.server
    before = at.truth()
    choose(at)
    server.kill()
    press_confirm(at)
    expect(at.page.get_by_text(re.compile("Connection lost|Saving|restarts"))).to_be_visible()
    running(server)
    goes_on(at, before["seq"])


def test_killed_after_the_move_was_kept(open_page: Open, own_server: Server, watch: Watch) -> None:
    """The server kept the move and died before it said so: asked again, it answers as if for the first time."""
    watch.allowed += LOST
    first = seated(open_page, own_server)
    page, deaf = open_page(own_server, context=first.page.context), {"on": False}

    def between(route: WebSocketRoute) -> None:
        upstream = route.connect_to_server()
        upstream.on_message(lambda message: None if deaf["on"] else route.send(message))

    page.route_web_socket(SOCKETS, between)
    page.goto(first.page.url)
    first.page.close()
    at = Sitting(page, own_server)
    at.await_turn()
    before = at.truth()
    choose(at)
    deaf["on"] = True
    press_confirm(at)
    wait_for_entry(at, before["seq"])
    own_server.kill()
    deaf["on"] = False
    running(own_server)
    goes_on(at, before["seq"])


def wait_for_entry(at: Sitting, seq: int) -> None:
    """The server has kept an entry more."""
    for _ in range(100):
        if at.truth()["seq"] > seq:
            return
        at.page.wait_for_timeout(30)
    pytest.fail("the move did not arrive")


def test_killed_while_nothing_is_on_its_way(killed: Sitting) -> None:
    """The same position is there again by itself, and the game goes on."""
    at = killed
    before, rows = at.truth(), at.rows.all_inner_texts()
    at.server.kill()
    expect(at.page.get_by_text(re.compile("Connection lost|restarts"))).to_be_visible()
    running(at.server)
    expect(at.page.get_by_text(re.compile("^Connected$"))).to_be_visible(timeout=25_000)
    after = at.truth()
    assert (after["seq"], after["view"]) == (before["seq"], before["view"])
    assert at.rows.all_inner_texts() == rows
    at.play_any()


def goes_on(at: Sitting, seq: int) -> None:
    """The page recovered by itself, shows the move, which is there once, and plays on."""
    expect(at.choice).to_be_hidden(timeout=25_000)
    expect(at.page.get_by_text(re.compile("^(Connected|Saved)"))).to_be_visible(timeout=25_000)
    at.await_turn()
    once(at, seq)
    at.play_any()


def test_stopped_in_good_order(killed: Sitting) -> None:
    """A restart is announced, and the page comes back."""
    at = killed
    before = at.truth()
    at.server.stop()
    expect(at.page.get_by_text(re.compile("restarts|Connection lost"))).to_be_visible()
    running(at.server)
    expect(at.page.get_by_text(re.compile("^Connected$"))).to_be_visible(timeout=25_000)
    assert at.truth()["seq"] == before["seq"]
    at.play_any()


def test_where_sockets_do_not_get_through(open_page: Open, server: Server) -> None:
    """Long polling instead: slower, but everything works, and the others' moves arrive."""
    page = open_page(server)
    page.route_web_socket(SOCKETS, lambda route: route.close(code=1011))
    be(page, server, "Ada")
    table = new_table(page, server, "you", "greedy")["id"]
    page.goto(f"{server.url}/table/{table}")
    expect(page.get_by_text("Connected (slow line)")).to_be_visible(timeout=20_000)
    at = Sitting(page, server)
    for _ in range(4):
        at.await_turn()
        at.play_any()
    at.await_turn()
    assert at.truth()["last_own"] > 0


def test_tables_that_do_not_open(open_page: Open, server: Server, watch: Watch) -> None:
    """One that is not there, and one that is not for us: told in words, with a way home."""
    watch.allowed += ("status of 404", "status of 403", "WebSocket connection to")
    page = open_page(server)
    owner = open_page(server)
    be(owner, server, "Ada")
    closed = new_table(owner, server, "you", "greedy", watch=False)["id"]
    for table in ("no-such-table", closed):
        said_home(page, server, table)


def said_home(page: Page, server: Server, table: str) -> None:
    """The page of a table that does not open."""
    page.goto(f"{server.url}/table/{table}")
    expect(page.get_by_role("heading", name="This table cannot be opened")).to_be_visible()
    expect(
        page.get_by_role("link", name="To the start page").or_(page.get_by_role("button", name="To the start page"))
    ).to_be_visible()
