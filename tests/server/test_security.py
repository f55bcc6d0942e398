"""Who may ask at all: our own pages and programs that are no browser; JSON of a reasonable size; and what answers carry."""

import contextlib
import json
import time
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from litestar.testing.websocket_test_session import WebSocketTestSession
from litestar.types import HTTPScope

from serai.server import security
from serai.server.app import create_app
from serai.server.refusal import Refusal
from serai.server.settings import LOOPBACK, UNLIMITED, Rate, Settings
from serai.store.store import open_store
from tests.server.people import Client, Person, key

OURS = "http://testserver.local"


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({}, True),  # no browser: those always say where they come from
        ({"origin": OURS}, True),
        ({"origin": OURS, "sec_fetch_site": "same-origin"}, True),
        ({"origin": "http://evil.example"}, False),
        ({"origin": "http://testserver.local.evil.example"}, False),
        ({"origin": "http://testserver.local:81"}, False),
        ({"origin": "null"}, False),
        ({"origin": "file://"}, False),
        ({"origin": OURS, "sec_fetch_site": "cross-site"}, False),
        ({"sec_fetch_site": "cross-site"}, False),
        ({"sec_fetch_site": "same-site"}, False),
        ({"sec_fetch_site": "none"}, False),
    ],
)
def test_where_requests_come_from(ada: Person, headers: dict[str, str], allowed: bool) -> None:
    """Over HTTP and for the handshake of a socket alike."""
    seat = ada.table("you", "you")
    answer = ada.request("POST", "/api/me", {"name": "Ada"}, **headers)
    assert answer.status_code == (200 if allowed else 403)
    if allowed:
        with seat.socket(**headers) as session:
            assert session.receive_json()["type"] == "table"
    else:
        assert answer.json()["code"] == "forbidden"
        with pytest.raises(WebSocketDisconnect), seat.socket(**headers) as session:
            session.receive_json()


def test_reading_needs_no_origin(ada: Person) -> None:
    """A link from elsewhere may be followed."""
    assert ada.request("GET", "/api/games", None, sec_fetch_site="cross-site").status_code == 200


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""]
)
def test_json_only(client: Client, kind: str) -> None:
    """What a form on another site could send is not understood."""
    answer = client.post("/api/me", content=b'{"name":"Ada"}', headers={"content-type": kind})
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    assert (
        client.post(
            "/api/me", content=b'{"name":"Ada"}', headers={"content-type": "application/json; charset=utf-8"}
        ).status_code
        == 200
    )


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"nonsense", 400),
        (b'{"name":"Ada"', 400),
        (b'{"name":"\xff"}', 400),
        (b'{"name":"Ada"}{}', 400),
        (b"[" * 9_000, 400),
        (b'{"a":' * 3_000, 400),
        (b'{"name":"' + b"[" * 9_000 + b'"}', 400),  # long, but not deep
        (b'{"name":"' + b"x" * 20_000 + b'"}', 413),
    ],
)
def test_bodies(client: Client, body: bytes, status: int) -> None:
    """Malformed, deep, large: each has its answer."""
    answer = client.post("/api/me", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == status
    assert answer.json()["code"] == ("too_large" if status == 413 else "malformed")
    assert "Traceback" not in answer.text


def test_an_import_may_be_larger(ada: Person) -> None:
    """A record has room; more than four million bytes have not."""
    header = {"serai": 1, "game": "river_of_gold", "rules": "1", "seats": 2, "options": {}}
    long = json.dumps(header) + "\n" + '{"n": 1, "who": "A", "do": "sail 1", "hash": "x"}\n' * 1_000
    assert ada.request("POST", "/api/import", {"key": key(), "record": long}).json()["code"] == "game"
    answer = ada.request("POST", "/api/import", {"key": key(), "record": "x" * 7_000_000})
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
    answer = ada.request("POST", "/api/import", {"key": key(), "record": "x" * 4_100_000})
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
    assert "4 megabytes" in answer.json()["text"]


def test_depth_is_that_of_the_brackets_outside_of_texts() -> None:
    """Brackets inside of a text are letters."""
    security.check_depth(b'{"a":"' + b"[{" * 50_000 + b'\\"[[[["}')
    security.check_depth(b"[" * security.MOST_DEPTH + b"]" * security.MOST_DEPTH)
    security.check_depth(b"[[]," * 1 + b"[],[]" * 100 + b"]")
    with pytest.raises(Refusal):
        security.check_depth(b"[" * 17 + b"]" * 17)


HOSTILE = {
    "unclosed": b'"\\"["',
    "escapes": b'\\"[',
    "backslashes": b"\\",
    "quotes": b'"',
    "pairs": b"[],",
    "closing": b"]}",
}


@pytest.mark.parametrize("piece", HOSTILE.values(), ids=HOSTILE.keys())
def test_depth_costs_no_more_for_hostile_json(piece: bytes) -> None:
    """Five million bytes are read once: looking at each of them again and again would take hours, not a minute."""
    body = piece * (5_000_000 // len(piece)) + b"[" * 20
    started = time.process_time()
    with contextlib.suppress(Refusal):
        security.check_depth(body)
    assert time.process_time() - started < 60


@given(st.recursive(st.text(max_size=5), lambda inner: st.lists(inner) | st.dictionaries(st.text(max_size=3), inner)))
def test_depth_is_found_as_by_a_reader(document: object) -> None:
    """Brackets and quotes inside of texts, escaped in every way, change nothing."""

    def depth(part: object) -> int:
        inside = part.values() if isinstance(part, dict) else part if isinstance(part, list) else ()
        return (0 if isinstance(part, str) else 1) + max(map(depth, inside), default=0)

    wrapped: object = ["[" * 20, document]
    for _ in range(security.MOST_DEPTH - 1 - depth(document)):
        wrapped = [wrapped]
    text = json.dumps(wrapped).encode()
    if depth(wrapped) == security.MOST_DEPTH:
        security.check_depth(text)
        with pytest.raises(Refusal):
            security.check_depth(b'{"' + b"[" * 20 + b'": ' + text + b"}")


def test_a_large_body_is_not_read_of_just_anybody(nobody: Person, tmp_path: Path) -> None:
    """Who brings a record along has a name, and permission, before a byte of it is looked at."""
    assert nobody.request("POST", "/api/import", "[" * 100).json()["code"] == "forbidden"
    limits = replace(UNLIMITED, imports=Rate(1, 0.001))
    with TestClient(create_app(open_store(tmp_path / "strict"), Settings(bot_pace=0, limits=limits))) as strict:
        ada = Person(strict, "Ada")
        asked = [ada.request("POST", "/api/import", {"key": key(), "record": "{}"}) for _ in range(2)]
        assert [answer.status_code for answer in asked] == [422, 429]
        assert ada.client.post("/api/import", content=b"[" * 100, headers={"cookie": ada.cookie}).status_code == 429


@pytest.mark.parametrize("path", ["/", "/play/x", "/api/games", "/api/nowhere", "/health", "/metrics"])
def test_every_answer_carries_the_headers(client: Client, path: str) -> None:
    """No inline script, no frames, no sniffing, no referrer with an invite in it."""
    headers = client.get(path).headers
    assert headers["content-security-policy"] == security.CSP
    assert "unsafe" not in security.CSP
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["permissions-policy"]
    if path.startswith("/api"):
        assert headers["cache-control"] == "no-store"


def scope(host: str = "serai.example", scheme: str = "http", **headers: str) -> HTTPScope:
    """A request with those headers."""
    named = {"host": host, **{name.replace("_", "-"): value for name, value in headers.items()}}
    made = {
        "type": "http",
        "scheme": scheme,
        "client": ("10.0.0.9", 1),
        "headers": [(k.encode(), v.encode()) for k, v in named.items()],
    }
    return made  # type: ignore[return-value] # as much of a scope as is looked at


def test_behind_a_proxy() -> None:
    """Its headers are believed only when we are told that there is one, and of several addresses the one it added."""
    asked = scope(x_forwarded_proto="https", x_forwarded_for="1.1.1.1, 2.2.2.2")
    alone, behind = Settings(), Settings(behind_proxy=True)
    assert (security.is_secure(asked, alone), security.is_secure(asked, behind)) == (False, True)
    assert (security.address_of(asked, alone), security.address_of(asked, behind)) == ("10.0.0.9", "2.2.2.2")
    security.check_origin(scope("inner:8420", origin="https://serai.example", x_forwarded_host="serai.example"), behind)
    security.check_origin(
        scope("inner:8420", origin="https://serai.example"), Settings(public_url="https://serai.example")
    )
    security.check_origin(scope("serai.example:443", origin="https://serai.example"), alone)
    with pytest.raises(Refusal):
        security.check_origin(
            scope("inner:8420", origin="https://serai.example", x_forwarded_host="serai.example"), alone
        )


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("localhost:8420", True),
        ("127.0.0.1:8420", True),
        ("[::1]:8420", True),
        ("localhost", True),
        ("LocalHost:8420", True),
        ("evil.example:8420", False),
        ("", False),
        ("localhost:1@evil", False),
        ("evil@localhost:8420", False),
        ("localhost:8420:1", False),
        ("localhost:", False),
        ("localhost, evil", False),
    ],
)
def test_a_local_server_answers_to_local_names_only(host: str, ours: bool) -> None:
    """A page elsewhere could let its own name point at this machine."""
    settings = Settings(hosts=LOOPBACK)
    if ours:
        security.check_host(scope(host), settings)
    else:
        with pytest.raises(Refusal):
            security.check_host(scope(host), settings)


@pytest.mark.parametrize("settings", [Settings(), Settings(hosts=LOOPBACK), Settings(behind_proxy=True)])
def test_one_host_and_no_more(settings: Settings) -> None:
    """Two of them, or one with somebody's name in it, are read by everybody in another way."""
    twice = scope("localhost")
    twice["headers"] = [*twice["headers"], (b"host", b"localhost")]
    old = scope("localhost")
    old["headers"], old["http_version"] = [], "1.1"
    for asked in (twice, scope("user@localhost"), scope("localhost/x"), old):
        with pytest.raises(Refusal):
            security.check_host(asked, settings)
    if not settings.hosts:
        security.check_host({**old, "http_version": "1.0"}, settings)


@pytest.mark.parametrize(
    "path",
    ["/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/assets/..%2f..%2f__init__.py", "/\x00", "/" + "x" * 5_000],
)
def test_no_way_out_of_the_folder(client: Client, path: str) -> None:
    """Whatever the address: the app, or nothing."""
    answer = client.get(path) if "\x00" not in path else client.get("/%00")
    assert answer.status_code in (200, 404, 503)
    assert "root:" not in answer.text
    assert "import" not in answer.text[:200]


@pytest.mark.parametrize("name", ["%00", "..", "x" * 100, "%F0%9F%8E%B2", "a'b", "%22"])
def test_names_that_cannot_be(ada: Person, name: str) -> None:
    """Of tables, invitations, games and rulings: none of them reaches the store."""
    for place in ("tables/{}", "tables/{}/log", "join/{}", "games/{}", "games/river_of_gold/rulings/{}"):
        answer = ada.request("GET", "/api/" + place.format(name))
        assert answer.status_code in (404, 200 if name == ".." else 404, 405)


def test_huge_numbers(ada: Person) -> None:
    """They are numbers that fit nowhere."""
    seat = ada.table("you", "you")
    body = b'{"about":{"shore":' + b"9" * 6_000 + b"}}"
    answer = ada.client.post(
        f"/api/tables/{seat.id}/why", content=body, headers={"content-type": "application/json", "cookie": ada.cookie}
    )
    assert answer.status_code == 400
    for query in ("?after=-1", "?after=9999999999999", "?after=x", "?lang=xx", "?eyes=%00"):
        answer = ada.request("GET", f"/api/tables/{seat.id}{query}")
        assert answer.status_code in (400, 403)
        assert answer.json()["code"] in ("malformed", "not_yours")
        with pytest.raises(WebSocketDisconnect), seat.socket(query) as session:
            drain(session)


def drain(session: WebSocketTestSession) -> None:
    """Receive until the other side closes."""
    for _ in range(3):
        session.receive_json()
