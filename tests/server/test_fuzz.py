"""Whatever is thrown at the server: an answer that says what was wrong, nothing in the log, nothing changed at the table.

Random JSON, random bytes, valid messages with something wrong about them, huge and deep ones: over HTTP, over the socket,
in addresses and queries, and raw on the wire of a real process.
"""

import json
import logging
import random
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from litestar.testing.websocket_test_session import WebSocketTestSession

from serai.server.app import create_app
from serai.server.refusal import STATUS
from serai.server.settings import UNLIMITED, Settings
from serai.store.store import open_store
from tests.server.people import Client, Person, Plain, Seat, is_view, key, until
from tests.server.process import Server, free_port, receive

EXAMPLES: Final = settings(
    max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture]
)

# ---- what is thrown --------------------------------------------------------------------------------------------------

texts = st.text(max_size=20) | st.sampled_from(
    (
        "",
        "sail 1",
        "build 7 1",
        "A",
        "you",
        "greedy",
        "open",
        "\0",
        "\ud800",
        "\u202e",
        "x" * 201,
        "x" * 5_000,
        "🎲" * 50,
    )
)
numbers = st.integers() | st.floats() | st.sampled_from((0, -1, 2**31, 2**63, 2**64, -(2**63) - 1, 10**400, 1e308))
plain = st.none() | st.booleans() | numbers | texts
anything = st.recursive(
    plain, lambda inner: st.lists(inner, max_size=5) | st.dictionaries(texts, inner, max_size=5), max_leaves=20
)
RULING: Final = "/api/games/river_of_gold/rulings/ROG-R19/table"
STANDS: Final = ("seq", "version", "status", "to_act", "redo", "request", "view")
VALID: Final[dict[str, tuple[Plain, ...]]] = {
    "actions": (
        {"type": "act", "seq": 0, "action": "sail 1"},
        {"type": "act", "seq": 0, "action": "sail 1"},
        {"type": "undo", "seq": 0},
        {"type": "undo", "seq": 0, "to": 1},
        {"type": "answer_undo", "seq": 0, "by": "A", "to": 0, "yes": True},
        {"type": "redo", "seq": 0},
        {"type": "pause", "on": True},
        {"type": "pause", "on": False},
        {"type": "resign"},
        {"type": "substitute", "bot": "greedy"},
        {"type": "look", "seat": "A"},
        {"type": "start", "bot": "random"},
        {"type": "ping"},
    ),
    "why": (
        {"action": "sail 1"},
        {"action": "build 11 1"},
        {"about": {"shore": 7}},
        {"about": {"row": 1, "shore": "3"}},
    ),
    "preview": ({"action": "sail 1"},),
    "branch": ({"step": 1}, {"step": 0, "seats": ["you", "greedy"]}),
    "/api/tables": ({"game": "river_of_gold", "seats": ["you", "greedy"], "options": {}, "watch": True},),
    "/api/import": ({"record": '{"serai":1}\n{"n":1}\n'},),
    "/api/me": ({"name": "Ada", "lang": "it"},),
    RULING: ({},),
}
WITHOUT_KEY: Final = ("why", "preview", "/api/me")
FIELDS: Final = (
    "type",
    "seq",
    "action",
    "to",
    "yes",
    "on",
    "bot",
    "seat",
    "about",
    "seats",
    "game",
    "options",
    "key",
    "x",
)


@st.composite
def mutated(draw: st.DrawFn, place: str) -> Plain:
    """A message that is valid there, or has something wrong about it."""
    other = draw(st.integers(0, 9)) == 0
    message = dict(draw(st.sampled_from(VALID[draw(st.sampled_from(tuple(VALID))) if other else place])))
    if other or place not in WITHOUT_KEY:
        message["key"] = f"key-{draw(st.integers(0, 10**9)):09d}"
    for _ in range(draw(st.sampled_from((0, 0, 1, 1, 2)))):
        name = draw(st.sampled_from((*message, *FIELDS)))
        match draw(st.sampled_from(("set", "set", "drop", "wrap"))):
            case "set":
                message[name] = draw(anything)
            case "drop":
                message.pop(name, None)
            case "wrap":
                message[name] = [message.get(name)]
    return message


def deep(depth: int, inside: bool) -> bytes:
    """Nested so deeply."""
    opened, closed = b'{"about":' * depth, b"}" * depth
    lists = b"[" * depth + b"]" * depth
    return opened + b"1" + closed if inside else lists


@st.composite
def bodies(draw: st.DrawFn, place: str) -> bytes:
    """The bytes of a message to a place."""
    kind = draw(
        st.sampled_from(("mutated", "mutated", "mutated", "json", "bytes", "cut", "mixed", "deep", "huge", "twice"))
    )
    if kind == "bytes":
        return draw(st.binary(max_size=200))
    if kind == "deep":
        return deep(draw(st.integers(1, 8_000)), draw(st.booleans()))
    if kind == "huge":
        return json.dumps({**draw(mutated(place)), "action": "x" * draw(st.integers(15_000, 40_000))}).encode()
    written = json.dumps(draw(anything if kind == "json" else mutated(place))).encode()
    at = draw(st.integers(0, len(written)))
    if kind == "cut":
        return written[:at]
    if kind == "mixed":
        return written[:at] + draw(st.binary(min_size=1, max_size=8)) + written[at:]
    if kind == "twice":
        return written.replace(b'{"', b'{"type":"ping","type":"act","key":"key-first1","', 1)
    return written


# ---- what must hold --------------------------------------------------------------------------------------------------


class Target:
    """A table at which the decision is the thrower's own, on a server that listens to everything."""

    def __init__(self, client: Client, caplog: pytest.LogCaptureFixture) -> None:
        """Ada holds all seats of a ruling's position."""
        self.caplog = caplog
        self.ada = Person(client, "Ada")
        self.sit_down()

    def sit_down(self) -> None:
        """At a fresh table."""
        self.seat = Seat(self.ada, self.ada.post(RULING, {"key": key()})["id"])
        self.view = self.seat.view()

    def timely(self, body: bytes) -> bytes:
        """A message as of now, with an action that is legal, where it is still whole enough for that."""
        legal = [action["action"] for action in self.view["actions"]] or ["sail 1"]
        action = legal[len(body) % len(legal)]
        now = body.replace(b'"seq": 0', b'"seq": %d' % self.view["seq"])
        return now.replace(b'"sail 1"', json.dumps(action).encode())

    def throw(self, path: str, body: bytes, kind: str = "application/json") -> Plain | list[Plain] | None:
        """Throw something; the answer, which must be one."""
        headers = {"cookie": self.ada.cookie, "content-type": kind}
        self.ada.client.cookies.clear()
        answer = self.ada.client.post(path, content=self.timely(body), headers=headers)
        said: Plain | list[Plain] | None = self.checked(answer, f"{path} {body[:300]!r}")
        self.unchanged_unless(isinstance(said, dict) and said.get("answer", {}).get("type") == "done")
        self.ada.client.cookies.clear()
        return said

    def checked(self, answer: httpx.Response, thrown: str) -> Any:
        """Never a mistake of ours, and every refusal says in words what is wrong."""
        assert answer.status_code < 500, (answer.status_code, thrown)
        said = answer.json()
        if answer.status_code >= 400:
            assert said["code"] in STATUS, thrown
            assert said["text"], thrown
        self.quiet(thrown)
        return said

    def unchanged_unless(self, done: bool) -> None:
        """The table stands where it stood, unless it was answered that something is done."""
        before, self.view = self.view, self.seat.view()
        assert done or [before[name] for name in STANDS] == [self.view[name] for name in STANDS]
        if any(line["bot"] for line in self.view["seats"]):  # a table that moves by itself
            self.sit_down()

    def quiet(self, thrown: str) -> None:
        """Nothing in the log that somebody would have to look into."""
        loud = [one.getMessage() for one in self.caplog.records if one.levelno >= logging.ERROR or one.exc_info]
        assert loud == [], (loud, thrown)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """One server for everything."""
    place = tmp_path_factory.mktemp("fuzz") / "data"
    with TestClient(create_app(open_store(place), Settings(bot_pace=0, limits=UNLIMITED))) as running:
        yield running


@pytest.fixture
def target(client: Client, caplog: pytest.LogCaptureFixture) -> Target:
    """A table of one's own on it."""
    return Target(client, caplog)


# ---- the tests -------------------------------------------------------------------------------------------------------


def thrown(*places: str) -> st.SearchStrategy[tuple[str, bytes]]:
    """A place, and what is thrown at it."""
    return st.sampled_from(places).flatmap(lambda place: st.tuples(st.just(place), bodies(place)))


@EXAMPLES
@given(what=thrown("actions", "actions", "actions", "why", "why", "preview", "branch"))
def test_thrown_at_a_table(target: Target, what: tuple[str, bytes]) -> None:
    """Refused, answered or done, and the table knows which."""
    place, body = what
    target.throw(f"/api/tables/{target.seat.id}/{place}?lang=it", body)


@EXAMPLES
@given(what=thrown("/api/tables", "/api/tables", "/api/me", "/api/import", RULING))
def test_thrown_beside_a_table(target: Target, what: tuple[str, bytes]) -> None:
    """New tables, names, records, rulings."""
    target.throw(*what)


@EXAMPLES
@given(
    body=bodies("actions"),
    kind=st.sampled_from(("", "text/plain", "application/x-www-form-urlencoded", "application/json;x")),
)
def test_thrown_as_something_else(target: Target, body: bytes, kind: str) -> None:
    """Whatever it calls itself."""
    target.throw(f"/api/tables/{target.seat.id}/actions", body, kind)


@EXAMPLES
@given(
    place=st.sampled_from(("", "/events", "/log", "/steps/1", "/record")),
    query=st.dictionaries(
        st.sampled_from(("lang", "after", "eyes", "after_version", "wait", "before", "limit", "scope", "q")),
        texts | numbers.map(str),
        max_size=4,
    ),
    data=st.data(),
)
def test_queries(target: Target, place: str, query: dict[str, str], data: st.DataObject) -> None:
    """Parameters that are none, in addresses that are, and addresses that are none."""
    query.setdefault("wait", "0")
    if data.draw(st.integers(0, 5)) == 0:
        place = "/" + quote(data.draw(texts), safe="", errors="replace")
    asked = "&".join(f"{name}={quote(value, errors='replace')}" for name, value in query.items())
    for path in (f"/api/tables/{target.seat.id}{place}?{asked}", f"/api/games/river_of_gold/rules?{asked}"):
        answer = target.ada.request("GET", path)
        assert answer.status_code < 500, path
        target.quiet(path)
    target.unchanged_unless(False)


@settings(EXAMPLES, max_examples=60)
@given(frames=st.lists(bodies("actions"), min_size=1, max_size=15), binary=st.booleans())
def test_thrown_into_a_socket(target: Target, frames: list[bytes], binary: bool) -> None:
    """Every frame is answered, or the connection is closed; only what is answered with `done` has been done."""
    with target.seat.socket("?lang=it") as session:
        until(session, is_view)
        for frame in map(target.timely, frames):
            if binary:
                session.send_bytes(frame)
            else:
                session.send_text(frame.decode(errors="replace"))
        done = answers(session)
    target.quiet(repr(frames)[:500])
    target.unchanged_unless(done)


def answers(session: WebSocketTestSession) -> bool:
    """Read until everything is answered; whether something was done."""
    asked, done = key(), False
    try:
        session.send_json({"type": "ping", "key": asked})
        while True:
            message = session.receive_json(timeout=20)
            assert message["type"] in ("table", "done", "refused", "presence", "pong")
            assert message["type"] != "refused" or (message["text"] and message["code"] in STATUS)
            done = done or message["type"] == "done"
            if message["type"] == "pong" and message["key"] == asked:
                return done
    except WebSocketDisconnect:  # too much that could not be understood
        return done


# ---- on the wire -----------------------------------------------------------------------------------------------------

RAW: Final = (
    b"",
    b"\0" * 500,
    b"GET\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n",
    b"GET " + b"/x" * 40_000 + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    b"GET /%00%ff/../../etc/passwd HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + b"X-Header: 1\r\n" * 5_000 + b"\r\n",
    b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -5\r\n\r\n",
    b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99999999999\r\n\r\n{}",
    b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n",
    b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: \xff\xfe\r\nContent-Length: 2\r\n\r\n{}",
    b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: serai=\xff\xfe\xfd; serai; =; ;;\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",  # somebody who speaks TLS
)
HANDSHAKE: Final = (
    "GET /api/tables/{table}/ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
FRAMES: Final = (
    b"\x81\x85\0\0\0\0\xff\xfe\xfd\xfc\xfb",  # text that is no UTF-8
    b"\x81\x05hello",  # not masked
    b"\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff",  # reserved bits, a length above everything
    b"\x83\x80\0\0\0\0",  # an opcode that is none
    b"\x80\x80\0\0\0\0",  # a continuation of nothing
    b"\x09\xfe\x01\x00\0\0\0\0" + b"x" * 256,  # a ping in pieces, too long
    b"\x88\x81\0\0\0\0x",  # a farewell of one byte
)


def hurl(port: int, data: bytes, awaited: bytes = b"") -> bytes:
    """Send something raw; hang up a moment after what is awaited has come back. What came back."""
    came = b""
    with socket.create_connection(("127.0.0.1", port), timeout=10) as line:
        try:
            line.sendall(data)
            line.settimeout(10 if awaited else 0.1)
            while part := line.recv(65_536):
                came += part
                if awaited in came:
                    line.settimeout(0.1)
        except OSError:  # nothing more comes, or the other side has hung up first
            return came
    return came


def test_raw_on_the_wire(tmp_path: Path) -> None:
    """What is no HTTP, no handshake, no frame: it ends that connection, and everybody else plays on."""
    luck = random.Random(1)
    with Server(tmp_path / "data", free_port(), "--limits", "off") as server:
        ada = server.person("Ada")
        table = ada.table("you", "greedy")
        shake = HANDSHAKE.format(table=table, port=server.port).encode()
        with ada.socket(table) as connection:
            seq = receive(connection, "table")["seq"]
            for data in RAW:
                assert b" 500 " not in hurl(server.port, data).partition(b"\r\n")[0]
            for frame in (*FRAMES, *(luck.randbytes(luck.randrange(1, 200)) for _ in range(10))):
                assert b" 101 " in hurl(server.port, shake + frame, b" 101 ")
            answer = httpx.post(
                f"{server.url}/api/me", content=b"[" * 50_000, headers={"content-type": "application/json"}
            )
            assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
            connection.send(json.dumps({"type": "ping", "key": "key-still-there"}))
            assert receive(connection, "pong")["key"] == "key-still-there"
        assert ada.get(f"/api/tables/{table}")["seq"] >= seq
        lines = server.logged()
    assert [line for line in lines if line["level"] == "error" or "trace" in line] == []
