"""Two people at two browsers, and a third who looks on: invite, undo with consent, pause, bots that help out, resigning."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final, cast

import pytest
from playwright.sync_api import Locator, Page, expect

from bench.tables import Server
from tests.e2e.conftest import Open
from tests.e2e.sitting import Data, Sitting, be, get, new_table, played_over_http, post

GONE: Final = re.compile(r"\bgone\b")  # the class of a line that has been taken back


@dataclass
class Two:
    """Ada has seat A and is the host, Ugo has seat B."""

    ada: Sitting
    ugo: Sitting

    @property
    def to_act(self) -> Sitting:
        """Whose decision it is."""
        return self.ada if self.ada.truth()["to_act"] == "A" else self.ugo

    @property
    def other(self) -> Sitting:
        """Who waits."""
        return self.ugo if self.to_act is self.ada else self.ada


def menu(at: Sitting, item: str) -> None:
    """Choose from the table's menu."""
    at.page.get_by_role("button", name="Table menu").click()
    at.page.get_by_role("menuitem", name=item).click()


def take_back(at: Sitting) -> Locator:
    """The button that takes back."""
    return at.page.get_by_role("button", name=re.compile(r"^Take back[.:]"))


@pytest.fixture
def two(open_page: Open, server: Server) -> Two:
    """Both sit at a table that Ada set up over HTTP and Ugo joined by the invite link's page."""
    ada, ugo = open_page(server), open_page(server)
    be(ada, server, "Ada")
    made = new_table(ada, server, "you", "open")
    ada.goto(f"{server.url}/table/{made['id']}")
    ugo.goto(f"{server.url}/join/{made['invite']}")
    ugo.get_by_label("Your name").fill("Ugo")
    ugo.get_by_role("button", name="Sit down").click()
    ugo.wait_for_url("**/table/*")
    for page in (ada, ugo):
        expect(page.get_by_role("region", name="Board", exact=True)).to_be_visible()
    return Two(Sitting(ada, server), Sitting(ugo, server))


def test_an_invitation(open_page: Open, server: Server) -> None:
    """From "With friends" to the link, to the name, to the seat, to the board; the host sees who comes."""
    ada = open_page(server)
    ada.get_by_role("link", name=re.compile("^With friends.*River of Gold")).click()
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_role("button", name="Set the table").click()
    link = ada.get_by_role("textbox", name="Invite link").input_value()
    ada.get_by_role("link", name="To the table").click()
    expect(ada.get_by_role("heading", name="One seat is still open")).to_be_visible()
    ugo = open_page(server)
    ugo.goto(link)
    expect(ugo.get_by_role("heading", name="Ada invites you to River of Gold")).to_be_visible()
    ugo.get_by_role("button", name="Sit down").click()
    expect(ugo.get_by_text("Write a name first.")).to_be_visible()
    ugo.get_by_label("Your name").fill("Ugo")
    ugo.get_by_role("button", name="Sit down").click()
    ugo.wait_for_url("**/table/*")
    for page, name in ((ada, "Ugo"), (ugo, "Ada")):
        expect(page.get_by_role("region", name="Board", exact=True)).to_be_visible()
        expect(page.get_by_role("region", name="The others").get_by_text(name, exact=True).first).to_be_visible()
    late = open_page(server)
    late.goto(link)
    expect(
        late.get_by_text("All seats of this table are taken.").or_(
            late.get_by_role("heading", name="This invitation leads nowhere")
        )
    ).to_be_visible()


def test_moves_reach_the_other(two: Two) -> None:
    """What one plays, the other sees at once; whose turn it is, is said to both."""
    for _ in range(6):
        mover, waiting = two.to_act, two.other
        expect(mover.page.get_by_text("Your turn", exact=True)).to_be_visible()
        expect(waiting.page.get_by_text(re.compile("^(Ada|Ugo) decides$"))).to_be_visible()
        assert mover.page.title() != waiting.page.title()
        seat = mover.truth()["to_act"]
        mover.play_any()
        told = newest(waiting)
        assert told["who"] == seat
        said(waiting, told)
        expect(mover.page.locator("body")).to_contain_text(
            "Your turn" if two.to_act is mover else re.compile("decides")
        )


def newest(at: Sitting) -> Data:
    """The last thing that a person has done, as the log tells it to this one."""
    items = get(at.page, at.server, f"/api/tables/{at.id}/log")["items"]
    return cast(Data, [item for item in items if item["who"] in ("A", "B") and item["part"] == 0][-1])


def logged(at: Sitting, number: int) -> Locator:
    """The line of an entry in the log of somebody's page."""
    log = at.page.get_by_role("list", name="Log")
    if log.is_hidden():
        at.page.get_by_role("button", name="Log", exact=True).click()
    return log.locator(f'[data-n="{number}"]').first


def said(at: Sitting, item: Data) -> None:
    """A move stands in the log of somebody's page: by whom, and what came of it."""
    line, who = logged(at, item["n"]), item["who"]
    expect(line.get_by_role("img", name=re.compile(f"^{who}: "))).to_be_visible()
    for text in [event["text"] for event in item["events"]] or [item["text"]]:
        words = text.removeprefix(f"{who}: ").removeprefix(f"{who} ")
        expect(line).to_contain_text(words, ignore_case=True)


def test_taking_back_with_consent(two: Two) -> None:
    """Past what the other has decided: refused it stays, agreed it goes; the asker can withdraw."""
    asker = two.to_act
    asker.play_any()
    while two.to_act is asker:
        asker.play_any()
    friend = two.to_act
    friend.play_any()
    told = newest(asker)
    said(asker, told)
    before = asker.truth()["seq"]
    ask(asker)
    asked = friend.page.get_by_role("alertdialog")
    expect(asked).to_contain_text("would like to take back")
    asked.get_by_role("button", name="Do not agree").click()
    expect(asker.page.get_by_role("alertdialog")).to_be_hidden()
    for at in (asker, friend):
        expect(logged(at, told["n"])).not_to_have_class(GONE)
    assert asker.truth()["request"] is None
    ask(asker)
    asker.page.get_by_role("alertdialog").get_by_role("button", name="Withdraw").click()
    expect(asked).to_be_hidden()
    ask(asker)
    asked.get_by_role("button", name="Agree", exact=True).click()
    expect(asked).to_be_hidden()
    expect(asker.page.get_by_text("Your turn", exact=True)).to_be_visible()
    for at in (asker, friend):
        expect(logged(at, told["n"])).to_have_class(GONE)
    assert asker.truth()["seq"] > before, "taking back is a new entry, nothing is deleted"
    assert two.to_act is asker


def ask(asker: Sitting) -> None:
    """Ask to take back."""
    take_back(asker).click()
    expect(asker.page.get_by_role("alertdialog")).to_contain_text("You have asked to take back")


def present(at: Sitting) -> Any:
    """The position as this person sees it, without what only they know."""
    view = at.truth()["view"]
    return {name: view[name] for name in ("shore", "row", "to_act", "discards", "masteries")}


def test_a_free_take_back(two: Two) -> None:
    """Nothing revealed and nobody else decided since: taken back and played again without asking."""
    mover = two.to_act
    rows = mover.rows.all_inner_texts()
    trade = next((n for n, text in enumerate(rows) if "turn the die" in text), None)
    assert trade is not None, f"no move without chance among {rows}"
    position = present(mover)
    mover.play_row(trade)
    seats = mover.truth()["view"]["seats"]
    take_back(mover).click()
    expect(mover.page.get_by_role("button", name="Play again", exact=True)).to_be_visible()
    assert present(mover) == position
    mover.page.get_by_role("button", name="Play again", exact=True).click()
    expect(mover.page.get_by_role("button", name=re.compile(r"^Play again\. There is nothing"))).to_be_visible()
    assert mover.truth()["view"]["seats"] == seats


def test_a_pause(two: Two) -> None:
    """Anybody may pause and go on; while it lasts nobody moves."""
    menu(two.ada, "Pause the table")
    for at in (two.ada, two.ugo):
        expect(at.page.get_by_text("Paused", exact=True)).to_be_visible()
    mover = two.to_act
    assert mover.truth()["status"] == "paused"
    two.ugo.page.get_by_role("button", name="Go on", exact=True).click()
    for at in (two.ada, two.ugo):
        expect(at.page.get_by_text("Paused", exact=True)).to_be_hidden()
    mover.play_any()


def test_a_bot_helps_out(two: Two) -> None:
    """A bot plays for somebody until they take their seat back."""
    mover, friend = two.to_act, two.other
    seat = mover.truth()["to_act"]
    menu(mover, "Let a bot play for me")
    expect(mover.page.get_by_text("A bot is playing your seat.")).to_be_visible()
    expect(friend.page.get_by_text("Your turn", exact=True)).to_be_visible()
    expect(friend.page.get_by_role("region", name="The others")).to_contain_text(re.compile("plays for now"))
    mover.page.get_by_role("button", name="Take my seat back").click()
    expect(mover.page.get_by_text("A bot is playing your seat.")).to_be_hidden()
    while two.to_act is friend:
        friend.play_any()
    expect(mover.page.get_by_text("Your turn", exact=True)).to_be_visible()
    assert mover.truth()["to_act"] == seat
    mover.play_any()


def test_resigning(two: Two) -> None:
    """After a question a bot plays the seat to the end, and the other goes on."""
    menu(two.ugo, "Resign")
    dialog = two.ugo.page.get_by_role("dialog", name="Resign?").or_(
        two.ugo.page.get_by_role("alertdialog", name="Resign?")
    )
    dialog.get_by_role("button", name="Keep playing").click()
    assert not two.ada.truth()["seats"][1]["resigned"]
    menu(two.ugo, "Resign")
    dialog.get_by_role("button", name="Resign", exact=True).click()
    expect(dialog).to_be_hidden()
    expect(two.ada.page.get_by_role("region", name="The others")).to_contain_text("has resigned")
    final = played_over_http(two.ada.page, two.ada.server, two.ada.id)
    assert final["status"] in ("over", "closed")
    for at in (two.ada, two.ugo):
        expect(at.page.get_by_role("table", name="Final score by category")).to_be_visible()


def test_a_spectator_sees_public_things_only(two: Two, open_page: Open, server: Server) -> None:
    """Neither the page nor anything that comes over the wire tells a card of a hand."""
    frames: list[str] = []
    page = open_page(server)
    page.on("websocket", lambda socket: socket.on("framereceived", lambda data: frames.append(str(data))))
    page.goto(f"{server.url}/table/{two.ada.id}")
    expect(page.get_by_role("region", name="Board", exact=True)).to_be_visible()
    expect(page.get_by_role("region", name="Your things")).to_be_hidden()
    for _ in range(8):
        heard, hands = len(frames), [*hand(two.ada), *hand(two.ugo)]
        assert len(hands) >= 3
        mover = two.to_act
        mover.play_any()
        expect(page.get_by_text(re.compile("^(Ada|Ugo) decides$"))).to_be_visible()
        hidden = [card for card in hands if card in {*hand(two.ada), *hand(two.ugo)}]
        page.wait_for_timeout(50)
        assert [card for card in hidden if any(card in frame for frame in frames[heard:])] == []
        assert [card for card in hidden if card in page.content() or words(card) in page.content()] == []
    seen = get(page, server, f"/api/tables/{two.ada.id}")
    assert all(isinstance(seat["hand"], int) for seat in seen["view"]["seats"].values())
    assert seen["actions"] == []
    assert refusal_of(page, server, two) == "not_yours"


def hand(at: Sitting) -> list[str]:
    """The cards of this person's hand, as only they are told."""
    view = at.truth()
    return cast(list[str], view["view"]["seats"][view["you"][0]]["hand"])


def words(card: str) -> str:
    """A card as the page calls it: "Monk 5"."""
    return card.replace("_", " ").capitalize()


def refusal_of(page: Page, server: Server, two: Two) -> str:
    """Why the server refuses a spectator's move, whatever the page shows; empty when it does not."""
    view: Data = two.to_act.truth()
    body = {"type": "act", "key": "spectator-0001", "seq": view["seq"], "action": view["actions"][0]["action"]}
    answer = post(page, server, f"/api/tables/{two.ada.id}/actions", body)["answer"]
    return str(answer.get("code", ""))
