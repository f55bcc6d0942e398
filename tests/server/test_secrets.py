"""What a running server tells anybody, in answers, lists, figures and its log: nothing that decides a game still on.

A table with a real secret, whose every hidden card and secret text is known to the test, which then looks for them.
"""

import hashlib
import io
import json
import logging
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from serai import games
from serai.server import log
from serai.server.app import create_app
from serai.server.hub import Hub
from serai.server.identity import token_hash
from serai.server.live import LiveTable
from serai.server.settings import Settings
from serai.store.sqlite import SqliteStore
from tests.server.people import Client, Person, Plain, Seat, key, until

RIVER = games.load("river_of_gold")


@pytest.fixture
def said() -> Iterator[io.StringIO]:
    """The log of the server as it would be written, with everything that goes to it."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(log.JsonLines())
    loggers = [logging.getLogger(name) for name in ("serai.server", "asyncio", "litestar")]
    before = [logger.level for logger in loggers]
    for logger in loggers:
        logger.addHandler(handler)
        logger.setLevel(logging.DEBUG)
    yield stream
    for logger, level in zip(loggers, before, strict=True):
        logger.removeHandler(handler)
        logger.setLevel(level)


def live_of(client: Client, seat: Seat) -> LiveTable:
    """The table in the server's memory."""
    hub: Hub = client.app.state.front.hub
    return hub.tables[seat.id]


def cards_of(live: LiveTable, seat: int) -> list[str]:
    """The hand of a seat."""
    found = RIVER.view(live.table.match.state, seat)["seats"]
    assert isinstance(found, dict)
    hand = found["AB"[seat]]["hand"]
    assert isinstance(hand, list)
    return [str(card) for card in hand]


def lines(said: io.StringIO) -> list[Plain]:
    """What the log says."""
    return [json.loads(line) for line in said.getvalue().splitlines()]


def test_no_answer_holds_a_secret(client: Client, ada: Person, ugo: Person, said: io.StringIO) -> None:
    """Of everything that another player, a spectator and somebody without a name can ask about a table."""
    seat = ada.table("you", "open")
    ugo.post(f"/api/join/{seat.invite}", {})
    acting = {"A": seat, "B": Seat(ugo, seat.id)}[seat.view()["to_act"]]
    assert acting.act()["type"] == "done"
    live = live_of(client, seat)
    never = [live.row.secret, live.row.host, ada.cookie, ugo.cookie]
    never += [entry.hash for entry in live.table.match.record.entries]
    hidden = set(cards_of(live, 0)) - set(cards_of(live, 1))
    assert hidden
    assert all(never)
    asked = ["", "?after=0", "/log?limit=200", "/steps/1", f"/steps/{live.seq}", "/record", "/events?after_version=0"]
    for person in (Person(client), ugo, Person(client, "Eve")):
        answers = [person.request("GET", f"/api/tables/{seat.id}{part}").text for part in asked]
        answers.append(person.request("GET", "/api/tables?scope=watch").text)
        answers.append(person.request("GET", f"/api/join/{seat.invite}").text)
        for path, body in (("branch", {"key": key(), "step": 1}), ("close", None), ("preview", {"action": "sail 1"})):
            answers.append(person.request("POST", f"/api/tables/{seat.id}/{path}", body).text)
        for answer in answers:
            assert not [secret for secret in never if secret in answer]
            assert not [card for card in hidden if f'"{card}"' in answer]
    assert not [secret for secret in never if secret in client.get("/metrics").text]
    assert not [secret for secret in never if secret in said.getvalue()]


def test_the_seal_is_shown_from_the_first_look_on(client: Client, ada: Person, ugo: Person) -> None:
    """To everybody who may look, the same before the game and after it; the secret that is published then fits it."""
    seat = ada.table("you", "open")
    seal = seat.view()["seal"]
    assert re.fullmatch("[0-9a-f]{64}", seal)
    ugo.post(f"/api/join/{seat.invite}", {})
    assert [Seat(person, seat.id).view()["seal"] for person in (ada, ugo, Person(client))] == [seal] * 3
    secret = live_of(client, seat).row.secret
    assert hashlib.sha256(bytes.fromhex(secret)).hexdigest() == seal


def test_a_branch_never_shows_what_a_person_still_holds(client: Client, ada: Person) -> None:
    """Refused while a seat is open, whatever the step and whoever is to sit in the branch."""
    seat = ada.table("you", "open")
    for step in range(live_of(client, seat).seq + 1):
        for seats in ([], ["you", "you"], ["you", "greedy"]):
            asked = {"key": key(), "step": step, "seats": seats}
            assert ada.post(f"/api/tables/{seat.id}/branch", asked, 403)["code"] == "forbidden"


@pytest.mark.parametrize("what", ["hash = 'feedfacefeedface'", "action = 'draw monk_9'", "action = 'nonsense card_7'"])
def test_trouble_tells_nobody_a_card(tmp_path: Path, settings: Settings, said: io.StringIO, what: str) -> None:
    """Neither to players nor to spectators nor in the log; `serai doctor` says it all to the host."""
    with TestClient(create_app(SqliteStore(tmp_path / "data"), settings)) as client:
        ada = Person(client, "Ada")
        seat = ada.table("you", "you")
        entries = live_of(client, seat).table.match.record.entries
        drawn = next(entry for entry in entries if entry.do.startswith("draw "))
        secret = [drawn.do, drawn.hash, "feedface", "monk_9", "card_7", live_of(client, seat).row.secret]
        secret += [entry.hash for entry in entries]
    with sqlite3.connect(tmp_path / "data" / "serai.sqlite") as connection:
        for (trigger,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            connection.execute(f"DROP TRIGGER {trigger}")
        assert connection.execute(f"UPDATE entries SET {what} WHERE n = ?", (drawn.number,)).rowcount == 1
    with TestClient(create_app(SqliteStore(tmp_path / "data"), settings)) as client:
        for person in (Person(client), Person(client, "Eve"), ada):
            person.client = client
            view = Seat(person, seat.id).view("?lang=it")
            assert view["status"] == "quarantined"
            assert view["trouble"].startswith("La registrazione di questo tavolo è danneggiata")
            told = [
                json.dumps(view),
                *(person.request("GET", f"/api/tables/{seat.id}{p}").text for p in ("/log", "/record")),
            ]
            with Seat(person, seat.id).socket() as session:
                told.append(json.dumps(until(session, lambda m: m["type"] == "table")))
            assert not [word for word in secret for text in told if word in text]
    (marked,) = [line for line in lines(said) if line["event"] == "table_quarantined"][:1]
    assert (marked["table"], marked["kind"], marked["entry"]) == (seat.id, "damaged", drawn.number)
    assert not [word for word in secret if word in said.getvalue()]


def test_the_log_tells_what_was_done_and_no_move(client: Client, ada: Person, ugo: Person, said: io.StringIO) -> None:
    """A line for everything but a move: at which table, by which seat; no notation, no name, no token."""
    seat = ada.table("you", "open", "open")
    seat.done({"type": "start", "bot": "random"})
    seat = ada.table("you", "open")
    ugo.post(f"/api/join/{seat.invite}", {})
    seats = {"A": seat, "B": Seat(ugo, seat.id)}
    first = seats[seat.view()["to_act"]]
    second = next(each for each in seats.values() if each is not first)
    start = first.view()["seq"]
    while first.view()["actions"]:
        first.act()
    second.act()
    for yes in (False, True):
        view = first.done({"type": "undo", "seq": first.view()["seq"], "to": start})
        request = {name: view["request"][name] for name in ("by", "to")}
        answer = {"type": "answer_undo", "seq": view["seq"], **request, "yes": yes, "key": key()}
        second.done(answer)
        second.send(answer)  # sent again, it is not told again
    first.done({"type": "redo", "seq": first.view()["seq"]})
    first.done({"type": "pause", "on": True})
    first.done({"type": "pause", "on": False})
    first.done({"type": "substitute", "bot": "random"})
    first.done({"type": "substitute"})
    (given_up,) = second.done({"type": "resign"})["you"]
    alone = ada.table("you", "you")
    alone.act(query=f"?eyes={alone.view()['curtain']}")
    alone.done({"type": "undo", "seq": alone.view()["seq"]})
    ada.post(f"/api/tables/{alone.id}/branch", {"key": key(), "step": 3})
    ada.post(f"/api/tables/{alone.id}/close", None, 403)
    ada.post("/api/me", {"name": "Ada L."})
    ada.post("/api/logout", None)
    events = [line["event"] for line in lines(said) if line["level"] == "info"]
    wanted = ["started", "seat_taken", "undo_asked", "undo_declined", "undo_asked", "undo_agreed", "redone"]
    wanted += ["paused", "resumed", "substituted", "seat_taken_back", "resigned", "undone", "branched"]
    wanted += ["renamed"] * 3 + ["logged_out"]  # the branch, two seats of one person, has no names
    assert [event for event in events if event in wanted] == wanted
    told = {line["event"]: line for line in lines(said)}
    assert told["resigned"]["seat"] == given_up
    assert (told["branched"]["table"], told["branched"]["step"]) == (alone.id, 3)
    notations = {
        entry.do for entry in live_of(client, seat).table.match.record.entries if not entry.do.startswith("undo")
    }
    assert not [word for word in [*notations, "Ada", "Ugo", ada.cookie, ugo.cookie] if word in said.getvalue()]


def test_what_a_socket_refuses_is_in_the_log(client: Client, ada: Person, said: io.StringIO) -> None:
    """As over HTTP."""
    seat = ada.table("you", "you")
    with seat.socket() as session:
        session.send_text("nonsense")
        until(session, lambda m: m["type"] == "refused")
    (line,) = [line for line in lines(said) if line["event"] == "refused"]
    assert (line["code"], line["way"], line["level"]) == ("malformed", "socket", "info")


def test_errors_are_told_without_their_words(said: io.StringIO) -> None:
    """They may name a move; the place in the program and the class are enough to find them. What asyncio says too."""
    try:
        try:
            raise KeyError("draw elder_4")
        except KeyError as error:
            raise RuntimeError("draw elder_4") from error
    except RuntimeError as error:
        log.tell("fault", logging.ERROR, error, table="t")
    logging.getLogger("asyncio").error("Task exception was never retrieved\nfuture: exception=KeyError('draw elder_4')")
    first, second = lines(said)
    assert first["error"] == "RuntimeError"
    assert "KeyError" in first["trace"]
    assert "test_errors_are_told" in first["trace"]
    assert second["event"] == "Task exception was never retrieved"
    assert "elder" not in said.getvalue()


def test_a_socket_that_opens_while_somebody_logs_out(
    client: Client, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was let in by a token that is out of use by the time it stands: it ends at once."""
    seat = ada.table("you", "you", watch=False)
    front = client.app.state.front
    looked = front.look

    async def slowly(*asked: object) -> object:
        found = await looked(*asked)
        await front.leave(found.caller.known())
        return found

    monkeypatch.setattr(front, "look", slowly)
    with pytest.raises(WebSocketDisconnect) as ended, seat.socket() as session:
        until(session, lambda message: False)
    assert ended.value.code == 1008


def test_a_poll_that_waits_while_somebody_logs_out(
    client: Client, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was asked by somebody who has left in the meantime: what comes is not for them any more."""
    seat = ada.table("you", "you")
    front = client.app.state.front

    async def left(live: LiveTable, seconds: float) -> None:
        await front.leave(await front.store.person_by_token(token_hash(ada.cookie.partition("=")[2])))
        live.version += 1

    monkeypatch.setattr(LiveTable, "changes", left)
    version = seat.view()["version"]
    assert ada.get(f"/api/tables/{seat.id}/events?after_version={version}&wait=5", 403)["code"] == "forbidden"
