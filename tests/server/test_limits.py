"""How much somebody may ask for: programs that run wild are slowed down, people are not, nobody is banned."""

import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from litestar.testing import TestClient

from serai.server.app import create_app
from serai.server.limits import Limiter
from serai.server.refusal import Refusal
from serai.server.settings import UNLIMITED, Limits, Rate, Settings
from serai.store.sqlite import SqliteStore
from tests.server.people import Client, Person, is_view, key, until


def test_a_bucket_refills() -> None:
    """So many at once, then so many a second."""
    now = [0.0]
    limiter = Limiter(replace(UNLIMITED, tables=Rate(3, 0.5)), lambda: now[0])
    for _ in range(3):
        limiter.take("tables", "ada", "here")
    with pytest.raises(Refusal) as refused:
        limiter.take("tables", "ada", "here")
    assert (refused.value.code, refused.value.retry_after) == ("too_many", 2)
    limiter.take("tables", "ugo", "here")
    now[0] += 2
    limiter.take("tables", "ada", "here")
    with pytest.raises(Refusal):
        limiter.take("tables", "ada", "here")


def test_an_address_has_room_for_several_people() -> None:
    """But not for as many as somebody likes to invent."""
    limiter = Limiter(replace(UNLIMITED, guests=Rate(2, 0.01), per_address=4), lambda: 0.0)
    for _ in range(8):
        limiter.take("guests", "", "here")
    with pytest.raises(Refusal):
        limiter.take("guests", "", "here")
    limiter.take("guests", "", "there")


def test_the_limits_are_generous_for_people() -> None:
    """A quick player: five moves a second for a minute, and every page of the rulebook."""
    now = [0.0]
    limiter = Limiter(Limits(), lambda: now[0])
    for _ in range(300):
        now[0] += 0.2
        limiter.take("actions", "ada", "here")
        limiter.take("looks", "ada", "here")


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Client]:
    """A server that allows little."""
    limits = replace(UNLIMITED, tables=Rate(2, 0.01), actions=Rate(3, 0.01), per_address=2, sockets_per_person=2)
    with TestClient(create_app(SqliteStore(tmp_path / "data"), Settings(bot_pace=0, limits=limits))) as running:
        yield running


def test_questions_and_copied_bytes_have_limits_of_their_own(tmp_path: Path) -> None:
    """Whoever asks why all the time, or fills the store with records, is told to wait; the table goes on."""
    limits = replace(UNLIMITED, questions=Rate(2, 0.01), copied=Rate(5_000, 0.01))
    with TestClient(create_app(SqliteStore(tmp_path / "data"), Settings(bot_pace=0, limits=limits))) as client:
        ada = Person(client, "Ada")
        seat = ada.table("you", "you")
        query = f"?eyes={seat.view()['to_act']}"
        action = seat.view(query)["actions"][0]["action"]
        ada.post(f"/api/tables/{seat.id}/why{query}", {"action": action})
        ada.post(f"/api/tables/{seat.id}/preview{query}", {"action": action})
        for path in ("why", "preview"):
            refusal = ada.post(f"/api/tables/{seat.id}/{path}{query}", {"action": action}, 429)
            assert refusal["code"] == "too_many"
        assert seat.act(action, query)["type"] == "done"
        for status in (422, 422, 429):
            ada.post("/api/import", {"key": key(), "record": "x" * 2_000}, status)
        step = seat.view()["seq"]
        ada.post(f"/api/tables/{seat.id}/branch", {"key": key(), "step": step}, 429)


def test_over_http_and_the_socket(strict: Client) -> None:
    """429 with the time to wait; over the socket a refusal, and the connection goes on."""
    ada = Person(strict, "Ada")
    seat = ada.table("you", "you")
    ada.table("you", "you")
    answer = ada.request("POST", "/api/tables", {"key": key(), "game": "river_of_gold", "seats": ["you", "you"]})
    assert (answer.status_code, answer.json()["code"]) == (429, "too_many")
    assert int(answer.headers["retry-after"]) >= 1
    with seat.socket() as session:
        until(session, is_view)
        for at in range(5):
            session.send_json({"type": "ping", "key": f"key-ping-{at}"})
        kinds = [until(session, lambda m: m["type"] in ("pong", "refused"))["type"] for _ in range(5)]
        assert kinds == ["pong"] * 3 + ["refused"] * 2


def test_open_sockets_are_counted_and_given_back(strict: Client) -> None:
    """Coming back as often as one likes is fine."""
    seat = Person(strict, "Ada").table("you", "you")
    with seat.socket() as one, seat.socket() as two:
        until(one, is_view)
        until(two, is_view)
        with seat.socket() as three:
            assert until(three, lambda m: m["type"] == "refused")["code"] == "too_many"
    for _ in range(6):
        while "serai_sockets 0" not in strict.get("/metrics").text.splitlines():
            time.sleep(0.01)  # until the server has noticed that they are gone
        with seat.socket() as session:
            assert until(session, is_view)
