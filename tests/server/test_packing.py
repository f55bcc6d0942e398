"""Answers are packed where that is worth it, and who keeps them knows that it depends on who asks."""

import gzip
import json

import pytest

from tests.server.people import Client, Person

BOOK = "/api/games/river_of_gold/rulebook"


def sent(client: Client, path: str, **headers: str) -> tuple[bytes, dict[str, str]]:
    """The bytes as they come over the wire, and the headers."""
    asked = {name.replace("_", "-"): value for name, value in headers.items()}
    with client.stream("GET", path, headers=asked) as answer:
        return b"".join(answer.iter_raw()), {name.lower(): value for name, value in answer.headers.items()}


def test_a_long_answer_is_packed(client: Client) -> None:
    """For whoever understands it, with all headers; the same bytes in plain for everybody else."""
    packed, headers = sent(client, BOOK, accept_encoding="gzip, br")
    assert headers["content-encoding"] == "gzip"
    assert headers["vary"].lower() == "accept-encoding"
    assert headers["cache-control"] == "no-store"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["content-length"] == str(len(packed))
    plain, headers = sent(client, BOOK, accept_encoding="identity")
    assert "content-encoding" not in headers
    assert headers["vary"].lower() == "accept-encoding"
    assert gzip.decompress(packed) == plain
    assert len(packed) * 2 < len(plain)


@pytest.mark.parametrize("path", ["/health", "/api/me", "/api/games/chess"])
def test_a_short_answer_is_not(client: Client, path: str) -> None:
    """Nor is a refusal."""
    body, headers = sent(client, path, accept_encoding="gzip")
    assert "content-encoding" not in headers
    assert headers["vary"].lower() == "accept-encoding"
    json.loads(body)


def test_views_are_packed_and_sockets_are_not(ada: Person) -> None:
    """A socket sends text as it is."""
    seat = ada.table("you", "you")
    assert ada.request("GET", f"/api/tables/{seat.id}", accept_encoding="gzip").headers["content-encoding"] == "gzip"
    with seat.socket(accept_encoding="gzip") as session:
        assert session.receive_json(timeout=20)["type"] == "table"


def test_pages_pack_themselves(client: Client) -> None:
    """Only once."""
    body, headers = sent(client, "/", accept_encoding="gzip")
    assert headers["vary"].lower() == "accept-encoding"
    text = gzip.decompress(body) if headers.get("content-encoding") == "gzip" else body
    assert text.lstrip().lower().startswith(b"<!doctype html>")
