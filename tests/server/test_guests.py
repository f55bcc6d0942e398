"""Guests: a name, a cookie that nobody can guess or read, and nothing else."""

import hashlib
import sqlite3
from pathlib import Path

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from serai.server.app import create_app
from serai.server.identity import LONGEST_NAME, clean_name
from serai.server.refusal import Refusal
from serai.server.settings import Settings
from serai.store.errors import StoreError, StoreFull
from serai.store.sqlite import SqliteStore
from tests.server.people import Client, Person, is_view, key, until


def test_nobody_becomes_a_guest(nobody: Person) -> None:
    """Null without a cookie; afterwards name and language come back."""
    assert nobody.get("/api/me") is None
    assert nobody.post("/api/me", {"name": " Ada  Rossi ", "lang": "it"}) == {"name": "Ada Rossi", "lang": "it"}
    assert nobody.get("/api/me") == {"name": "Ada Rossi", "lang": "it"}


def test_the_cookie(client: Client) -> None:
    """HttpOnly, SameSite=Lax, for the whole site; 256 bits; over https its name promises that it was set there."""
    client.cookies.clear()
    plain = client.post("/api/me", json={"name": "Ada"}).headers["set-cookie"]
    client.cookies.clear()
    assert plain.startswith("serai=")
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= {part.strip() for part in plain.split(";")}
    assert "Secure" not in plain
    assert len(plain.partition("=")[2].partition(";")[0]) == 43
    secure = client.post("https://testserver.local/api/me", json={"name": "Ada"}).headers["set-cookie"]
    client.cookies.clear()
    assert secure.startswith("__Host-serai=")
    assert "Secure" in secure
    assert "Domain" not in secure


def test_only_the_hash_of_a_token_is_kept(ada: Person, tmp_path: Path) -> None:
    """Whoever reads the database cannot sit down as somebody else."""
    token = ada.cookie.partition("=")[2]
    with sqlite3.connect(tmp_path / "data" / "serai.sqlite") as connection:
        kept = str(connection.execute("SELECT * FROM people").fetchall())
    assert token not in kept
    assert hashlib.sha256(token.encode()).hexdigest() in kept


@pytest.mark.parametrize(
    "cookie", ["", "x", "serai=", "serai=%00", "serai=" + "A" * 43, "serai=" + "B" * 5_000, "a=b; serai"]
)
def test_forged_cookies_are_nobody(client: Client, cookie: str) -> None:
    """No error, nobody let in."""
    stranger = Person(client)
    stranger.cookie = cookie
    assert stranger.get("/api/me") is None
    assert (
        stranger.post("/api/tables", {"key": key(), "game": "river_of_gold", "seats": ["you", "greedy"]}, 403)["code"]
        == "forbidden"
    )


def test_an_https_cookie_is_not_taken_over_http(client: Client) -> None:
    """Each name counts only where it was given out."""
    person = Person(client, "Ada")
    person.cookie = person.cookie.replace("serai=", "__Host-serai=")
    assert person.get("/api/me") is None


def test_leaving(ada: Person) -> None:
    """The token is out of use, also for whoever has kept it; what was open with it ends; the seat stays with its guest."""
    seat, kept = ada.table("you", "greedy"), ada.cookie
    with seat.socket() as session:
        until(session, is_view)
        ada.post("/api/logout", {})
        with pytest.raises(WebSocketDisconnect):
            until(session, lambda message: False)
    ada.cookie = kept
    assert ada.get("/api/me") is None
    view = seat.view()
    assert (view["you"], view["seats"][0]["kind"]) == ([], "person")
    ada.post("/api/logout", {})  # nobody any more


def test_leaving_is_for_good(tmp_path: Path, settings: Settings) -> None:
    """A server that is started anew does not know the token either; when it could not be kept, nothing has happened."""

    class Faulty(SqliteStore):
        fault: StoreError | None = None

        async def retire_token(self, person_id: str) -> None:
            if self.fault is not None:
                raise self.fault
            await super().retire_token(person_id)

    store = Faulty(tmp_path / "data")
    with TestClient(create_app(store, settings)) as client:
        ada, ugo = Person(client, "Ada"), Person(client, "Ugo")
        kept = ada.cookie
        store.fault = StoreFull("no room")
        assert ada.post("/api/logout", {}, 503)["code"] == "store"
        assert ada.get("/api/me")["name"] == "Ada"
        store.fault = None
        ada.post("/api/logout", {})
        for name, cookie in (("Ada", kept), ("Ugo", ugo.cookie)):
            assert Person(client).get("/api/me") is None
            person = Person(client)
            person.cookie = cookie
            assert (person.get("/api/me") is None) == (name == "Ada")
    with TestClient(create_app(SqliteStore(tmp_path / "data"), settings)) as client:
        ada.client = ugo.client = client
        ada.cookie = kept
        assert ada.get("/api/me") is None
        assert ugo.get("/api/me")["name"] == "Ugo"


def test_another_name_is_known_at_the_tables(ada: Person) -> None:
    """A guest who is called otherwise stays the same person."""
    seat = ada.table("you", "greedy")
    ada.post("/api/me", {"name": "Ada Lovelace"})
    view = seat.view()
    assert view["you"] == ["A"]
    assert view["seats"][0]["name"] == "Ada Lovelace"


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada\t\n Rossi ", "Ada Rossi"),
        ("<b>Ada</b>", "<b>Ada</b>"),  # shown as it is: the page makes text of it
        ("\u202eadA\u202c", "adA"),
        ("A\u0000d\u0007a\u200b", "Ada"),
        ("\u2066Ada\u2069", "Ada"),
        ("A" * 60, "A" * LONGEST_NAME),
        ("a" + "\u0301" * 50, "á\u0301\u0301"),
        ("Zoë 🎲", "Zoë 🎲"),
        ("竹林", "竹林"),
        ("A\u3164\u2800d\uffa0\u034fa\U000e0101", "Ada"),  # letters and signs of which nothing is seen
        ("a" + "\u0e47" * 38, "a\u0e47\u0e47"),  # marks that do not combine, by Unicode's classes
        ("a\u20dd\u0489\u20dd", "a\u20dd\u0489"),
        ("\u0301\u0301Ada", "Ada"),
        ("\ufdfa" * 40, "\ufdfa" * 2),  # each as wide as a sentence
        ("เก้าอี้", "เก้าอี้"),
        ("हिन्दी", "हिन्दी"),
        ("한국", "한국"),
    ],
)
def test_names_as_they_are_shown(written: str, shown: str) -> None:
    """No control and direction characters, no piles of accents, 40 letters."""
    assert clean_name(written) == shown


@pytest.mark.parametrize(
    "written",
    [
        *("", "   ", "\u202e", "\u200b\u200b", "...", "\u0301", "\u3164", "\uffa0", "\u2800", "\u115f\u1160", "\u034f"),
        *("\u0301\u20dd\u0e47" * 3, "\u3164 \u2800"),
    ],
)
def test_names_that_are_none(written: str) -> None:
    """Nothing would be seen of them."""
    with pytest.raises(Refusal):
        clean_name(written)


def test_names_over_http(nobody: Person) -> None:
    """Refused with a text; too long ones before anybody looks at them."""
    assert nobody.post("/api/me", {"name": "\u202e"}, 400)["text"]
    assert nobody.post("/api/me", {"name": "x" * 61}, 400)["code"] == "malformed"
    assert nobody.post("/api/me", {"name": "Ada", "lang": "de"}, 400)["code"] == "malformed"
    assert nobody.post("/api/me", {"name": "Ada", "admin": True}, 400)["code"] == "malformed"
