"""The store fails: nothing happens that is not kept, nothing that is kept gets lost, and the table stays usable."""

import asyncio
import sqlite3
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from litestar.testing import TestClient

from serai.server.app import create_app
from serai.server.settings import Settings
from serai.store.errors import Stale, StoreBusy, StoreError, StoreFull
from serai.store.rows import Append
from serai.store.sqlite import SqliteStore
from tests.server.people import Client, Person, Seat, key, until


class Faulty(SqliteStore):
    """A store that fails when it is told to."""

    before: Exception | None = None  # raised instead of keeping
    after: Exception | None = None  # raised although it is kept

    async def append(self, change: Append, holders: Mapping[int, str] | None = None) -> int:
        """See `Store`."""
        if self.before is not None:
            raise self.before
        version = await super().append(change, holders)
        if self.after is not None:
            raise self.after
        return version


@pytest.fixture
def store(tmp_path: Path) -> Faulty:
    """The store."""
    return Faulty(tmp_path / "data")


@pytest.fixture
def client(store: Faulty, settings: Settings) -> Iterator[Client]:
    """A server on it."""
    with TestClient(create_app(store, settings)) as running:
        yield running


def table(ada: Person) -> Seat:
    """A table that one person plays alone, without a curtain."""
    return Seat(ada, ada.post("/api/games/river_of_gold/rulings/ROG-R19/table", {"key": key()})["id"])


@pytest.mark.parametrize("fault", [StoreFull("no room"), StoreBusy("held"), StoreError("broken")])
def test_a_full_or_busy_store_refuses_and_nothing_changes(store: Faulty, ada: Person, fault: Exception) -> None:
    """The refusal says so in words; once there is room again, the same request is done."""
    seat = table(ada)
    view = seat.view()
    message = {"type": "act", "seq": view["seq"], "action": "sail 1", "key": key()}
    store.before = fault
    refusal = seat.refused(message, "?lang=it")
    assert refusal["code"] == "store"
    assert "salvare" in refusal["text"]
    assert "no room" not in refusal["text"]
    assert seat.view() == view
    store.before = None
    assert seat.done(message)["seq"] > view["seq"]


def test_what_was_kept_although_the_answer_failed_counts(store: Faulty, ada: Person) -> None:
    """The connection broke in the middle of the commit: asked again, the request is answered and not done twice."""
    seat = table(ada)
    seq = seat.view()["seq"]
    message = {"type": "act", "seq": seq, "action": "sail 1", "key": key()}
    store.after = StoreError("connection lost", unsure=True)
    assert seat.refused(message)["code"] == "store"
    store.after = None
    answer = seat.send(message)
    assert answer["answer"]["type"] == "done"
    assert answer["table"]["seq"] == answer["answer"]["seq"] > seq
    assert seat.send(message)["answer"] == answer["answer"]


def test_another_server_has_written(store: Faulty, ada: Person) -> None:
    """The store has gone on without us: refused as stale, and from then on the table is the store's again."""
    seat = table(ada)
    message = {"type": "act", "seq": seat.view()["seq"], "action": "sail 1"}
    store.before = Stale(99)
    assert seat.refused(message)["code"] == "stale"
    store.before = None
    assert seat.done(message)


def test_mistakes_of_ours_tell_nobody_anything(store: Faulty, ada: Person, caplog: pytest.LogCaptureFixture) -> None:
    """A plain answer; the log has the rest; the table is read anew."""
    seat = table(ada)
    message = {"type": "act", "seq": seat.view()["seq"], "action": "sail 1", "key": key()}
    store.before = ZeroDivisionError("a secret detail")
    answer = ada.request("POST", f"/api/tables/{seat.id}/actions", message)
    assert (answer.status_code, answer.json()["code"]) == (500, "internal")
    assert "secret detail" not in answer.text
    store.before = None
    assert seat.done(message)


def test_a_table_cannot_be_set_up_on_a_full_disk(store: Faulty, ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """Refused; the same request is done later."""

    async def full(*_: object) -> None:
        raise StoreFull("no room")

    asked = {"key": key(), "game": "river_of_gold", "seats": ["you", "you"]}
    with monkeypatch.context() as patch:
        patch.setattr(store, "create_table", full)
        assert ada.post("/api/tables", asked, 503)["code"] == "store"
    assert ada.post("/api/tables", asked)["id"]


def test_a_name_that_a_table_cannot_be_told(store: Faulty, ada: Person, caplog: pytest.LogCaptureFixture) -> None:
    """The guest has the new name, as it was answered; the table hears of it the next time."""
    seat = table(ada)
    store.before = StoreFull("no room")
    assert ada.post("/api/me", {"name": "Ada L."})["name"] == "Ada L."
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"][-1] == "name_not_told"
    assert (ada.get("/api/me")["name"], seat.view()["seats"][0]["name"]) == ("Ada L.", "Ada")
    store.before = None
    ada.post("/api/me", {"name": "Ada L."})
    assert seat.view()["seats"][0]["name"] == "Ada L."


def test_readiness(store: Faulty, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """`/health`: the process runs; `/ready`: the store answers too."""
    assert client.get("/ready").json() == {"status": "ready"}

    async def gone() -> dict[str, str]:
        raise StoreError("gone")

    monkeypatch.setattr(store, "meta", gone)
    assert client.get("/ready").status_code == 503
    assert client.get("/health").status_code == 200


# ---- damage ----------------------------------------------------------------------------------------------------------


def test_a_damaged_table_is_quarantined_and_the_others_play_on(tmp_path: Path, settings: Settings) -> None:
    """It says what is wrong, keeps who sits there, can be exported by them, refuses moves; another table is untouched."""
    with TestClient(create_app(SqliteStore(tmp_path / "data"), settings)) as client:
        ada = Person(client, "Ada")
        bad, good = ada.table("you", "greedy"), ada.table("you", "you")
        cookie = ada.cookie
    with sqlite3.connect(tmp_path / "data" / "serai.sqlite") as connection:
        for (trigger,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            connection.execute(f"DROP TRIGGER {trigger}")  # which keep us from changing what is written
        change = "UPDATE entries SET hash = 'feedfacefeedface' WHERE table_id = ? AND n = 5"
        assert connection.execute(change, (bad.id,)).rowcount == 1
    with TestClient(create_app(SqliteStore(tmp_path / "data"), settings)) as client:
        ada, ugo = Person(client), Person(client, "Ugo")
        ada.cookie = cookie
        bad, good = Seat(ada, bad.id), Seat(ada, good.id)
        view = bad.view()
        assert (view["status"], view["you"], view["view"], view["actions"]) == ("quarantined", ["A"], {}, [])
        assert "line 6" in view["trouble"] or "entry 5" in view["trouble"]
        assert view["seats"][0]["name"] == "Ada"
        assert bad.refused({"type": "act", "seq": view["seq"], "action": "sail 1"})["code"] == "quarantined"
        assert ada.post(f"/api/tables/{bad.id}/why", {"action": "sail 1"}, 409)["code"] == "quarantined"
        assert ada.get(f"/api/tables/{bad.id}/log", 409)["code"] == "quarantined"
        assert ada.get(f"/api/tables/{bad.id}/steps/1", 409)["code"] == "quarantined"
        record = ada.request("GET", f"/api/tables/{bad.id}/record")
        assert record.status_code == 200
        assert "feedfacefeedface" in record.text
        assert ugo.get(f"/api/tables/{bad.id}/record", 403)["code"] == "forbidden"
        with bad.socket() as session:
            assert until(session, lambda m: m["type"] == "table")["status"] == "quarantined"
        assert {line["id"]: line["status"] for line in ada.get("/api/tables")}[bad.id] == "quarantined"
        assert good.act("sail 1", f"?eyes={good.view()['to_act']}")["type"] == "done"


def test_a_table_of_another_rules_version_is_kept_and_not_guessed_at(tmp_path: Path, settings: Settings) -> None:
    """This version cannot play it, but it is no damage: it is not marked in the store."""
    with TestClient(create_app(SqliteStore(tmp_path / "data"), settings)) as client:
        ada = Person(client, "Ada")
        seat, cookie = ada.table("you", "you"), ada.cookie
    with sqlite3.connect(tmp_path / "data" / "serai.sqlite") as connection:
        connection.execute("""UPDATE tables SET header = replace(header, '"rules":"1"', '"rules":"0"')""")
    store = SqliteStore(tmp_path / "data")
    with TestClient(create_app(store, settings)) as client:
        ada = Person(client)
        ada.cookie = cookie
        view = Seat(ada, seat.id).view()
        assert view["status"] == "quarantined"
        assert "rules version" in view["trouble"]
    with sqlite3.connect(tmp_path / "data" / "serai.sqlite") as connection:
        assert connection.execute("SELECT trouble FROM tables").fetchall() == [("",)]


def test_two_servers_on_one_store(tmp_path: Path) -> None:
    """The second one does not start."""

    async def both() -> None:
        one, two = SqliteStore(tmp_path / "data"), SqliteStore(tmp_path / "data", patience=0.1)
        await one.open()
        try:
            with pytest.raises(StoreBusy):
                await two.open()
        finally:
            await one.close()

    asyncio.run(both())
