"""A table over a WebSocket."""

import json
import time

import pytest
from litestar.exceptions import WebSocketDisconnect

from serai.server import live
from tests.server.people import Client, Person, Seat, is_view, key, until


def test_the_view_comes_at_once_and_after_every_change(ada: Person, ugo: Person) -> None:
    """The one who moves is answered first; the other one gets a view with the news since their last."""
    a = ada.table("you", "open")
    ugo.post(f"/api/join/{a.invite}", {})
    seats = {"A": a, "B": Seat(ugo, a.id)}
    acting = a.view()["to_act"]
    mover, other = seats.pop(acting), seats.popitem()[1]
    with mover.socket("?lang=en") as mine, other.socket("?lang=it") as theirs:
        view = until(mine, is_view)
        assert view["actions"]
        assert until(theirs, is_view)["lang"] == "it"
        mine.send_json({"type": "act", "key": "key-one-1", "seq": view["seq"], "action": "sail 1"})
        done = until(mine, lambda message: message["type"] in ("done", "table"))
        assert (done["type"], done["key"]) == ("done", "key-one-1")
        after = until(mine, is_view)
        news = until(theirs, lambda message: is_view(message) and message["seq"] == done["seq"])
        assert sorted({item["n"] for item in after["news"]}) == list(range(view["seq"] + 1, done["seq"] + 1))
        assert [item["n"] for item in news["news"]] == [item["n"] for item in after["news"]]
        assert after["news"][0]["text"] != news["news"][0]["text"]


def test_news_after_what_was_known(ada: Person) -> None:
    """`after` says what the other side has seen already."""
    seat = ada.table("you", "you")
    with seat.socket() as session:
        assert until(session, is_view)["news"] == []
    with seat.socket("?after=3") as session:
        view = until(session, is_view)
        assert sorted({item["n"] for item in view["news"]}) == list(range(4, view["seq"] + 1))


def test_those_who_poll_come_and_go_too(ada: Person, ugo: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """Over the socket one sees who is there by polling, and who has stopped."""
    monkeypatch.setattr(live, "POLLER", 0.5)
    seat = ada.table("you", "open")
    ugo.post(f"/api/join/{seat.invite}", {})
    with seat.socket() as mine:
        until(mine, lambda m: m["type"] == "presence" and m["connected"] == ["A"])
        ugo.get(f"/api/tables/{seat.id}/events?wait=0")
        until(mine, lambda m: m["type"] == "presence" and m["connected"] == ["A", "B"])
        until(mine, lambda m: m["type"] == "presence" and m["connected"] == ["A"])


def test_presence(ada: Person, ugo: Person, nobody: Person) -> None:
    """Who comes and goes is told to the others, spectators as a number."""
    a = ada.table("you", "open")
    ugo.post(f"/api/join/{a.invite}", {})
    with a.socket() as mine:
        assert [line["connected"] for line in until(mine, is_view)["seats"]] == [True, False]
        with Seat(ugo, a.id).socket():
            assert until(mine, lambda m: m["type"] == "presence" and m["connected"] == ["A", "B"])
        with Seat(nobody, a.id).socket():
            assert until(mine, lambda m: m["type"] == "presence" and m["watchers"] == 1)
        assert until(mine, lambda m: m["type"] == "presence" and m["watchers"] == 0)


def test_refusals_and_the_fresh_table(ada: Person) -> None:
    """A stale request is answered with the refusal and then with the table as it is."""
    seat = ada.table("you", "you")
    with seat.socket() as session:
        seq = until(session, is_view)["seq"]
        session.send_json({"type": "act", "key": "key-stale", "seq": seq - 1, "action": "sail 1"})
        assert until(session, lambda m: m["type"] == "refused")["code"] == "stale"
        assert until(session, is_view)["seq"] == seq
        session.send_json({"type": "ping", "key": "key-ping-1"})
        assert until(session, lambda m: m["type"] == "pong")["key"] == "key-ping-1"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "[]",
        "null",
        '{"type":"act"}',
        '{"type":"act","key":"key-12345","seq":0,"action":"sail 1","more":1}',
        '{"type":"act","key":"key-12345","seq":1e99,"action":"sail 1"}',
        '{"type":"act","key":"key-12345","seq":0,"action":"\\ud800"}',
        "[" * 9_000,
        '{"a":' * 3_000,
        '{"type":"ping","key":"key-12345","x":' + "[" * 400 + "]" * 400 + "}",
    ],
)
def test_malformed_messages(ada: Person, text: str) -> None:
    """Each is answered, and the connection goes on."""
    seat = ada.table("you", "you")
    with seat.socket() as session:
        until(session, is_view)
        session.send_text(text)
        assert until(session, lambda m: m["type"] == "refused")["code"] == "malformed"
        session.send_json({"type": "ping", "key": "key-ping-1"})
        assert until(session, lambda m: m["type"] == "pong")


def test_binary_and_large_messages(ada: Person) -> None:
    """Both are refused; whoever goes on like that is shown the door."""
    seat = ada.table("you", "you")
    with seat.socket() as session:
        until(session, is_view)
        session.send_bytes(b'{"type":"ping","key":"key-ping-1"}')
        assert until(session, lambda m: m["type"] == "refused")["code"] == "malformed"
        session.send_text(json.dumps({"type": "act", "key": "key-large", "seq": 0, "action": "x" * 17_000}))
        assert until(session, lambda m: m["type"] == "refused")["code"] == "too_large"
        for _ in range(30):
            session.send_text("nonsense")
        with pytest.raises(WebSocketDisconnect):
            until(session, is_view)


def test_sockets_that_are_refused(ada: Person, ugo: Person) -> None:
    """Unknown and private tables say so before they close."""
    private = ada.table("you", "open", watch=False)
    for seat, code in ((Seat(ada, "nowhere"), "unknown"), (Seat(ugo, private.id), "forbidden")):
        with seat.socket("?lang=it") as session:
            refusal = session.receive_json()
            assert (refusal["type"], refusal["code"]) == ("refused", code)
            with pytest.raises(WebSocketDisconnect):
                session.receive_json()


def test_two_tabs_on_one_seat(ada: Person) -> None:
    """Both are told; the same move in both is done once."""
    seat = ada.table("you", "you")
    letter = seat.view()["curtain"]
    with seat.socket(f"?eyes={letter}") as one, seat.socket(f"?eyes={letter}") as two:
        seq = until(one, is_view)["seq"]
        until(two, is_view)
        message = {"type": "act", "key": key(), "seq": seq, "action": "sail 1"}
        one.send_json(message)
        done = until(one, lambda m: m["type"] == "done")
        two.send_json(message)
        assert until(two, lambda m: m["type"] == "done") == done
        two.send_json({**message, "key": key()})
        assert until(two, lambda m: m["type"] == "refused")["code"] == "stale"


def test_long_poll(ada: Person, ugo: Person, client: Client) -> None:
    """At once when there is something new, nothing when the time is up."""
    a = ada.table("you", "open")
    view = a.view()
    assert ada.get(f"/api/tables/{a.id}/events?after_version=0")[0]["version"] == view["version"]
    assert ada.get(f"/api/tables/{a.id}/events?after_version={view['version']}&wait=0.05") == []
    started = time.monotonic()
    assert ada.get(f"/api/tables/{a.id}/events?after_version={view['version']}&wait=0") == []
    for waiting in ("", "&wait=0", "&wait=25"):  # without a version there is always something new
        (whole,) = ada.get(f"/api/tables/{a.id}/events?after=0&lang=en{waiting}")
        assert (whole["type"], whole["version"], whole["news"][0]["n"]) == ("table", view["version"], 1)
    assert time.monotonic() - started < 5
    ugo.post(f"/api/join/{a.invite}", {})
    (news,) = ada.get(f"/api/tables/{a.id}/events?after_version={view['version']}&wait=5&after={view['seq']}&lang=it")
    assert (news["type"], news["status"], news["lang"]) == ("table", "playing", "it")
    assert ada.get(f"/api/tables/{a.id}/events?after_version=-1", 400)["code"] == "malformed"
    assert ada.get(f"/api/tables/{a.id}/events?after_version=0&wait=1000", 400)["code"] == "malformed"
