"""The store fails: nothing happens that is not kept, nothing that is kept gets lost, and the table stays usable."""

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from litestar.testing import TestClient

from serai.bots.workers import Question
from serai.core.record import Entry
from serai.server import driver
from serai.server.app import create_app
from serai.server.driver import question_for
from serai.server.front import Front
from serai.server.live import LiveTable
from serai.server.settings import Settings
from serai.store.errors import Stale, StoreBusy, StoreDamaged, StoreError, StoreFull
from serai.store.rows import Append, TableRow
from serai.store.sqlite import SqliteStore
from tests.server.people import Client, Person, Plain, Seat, is_view, key, until


class Faulty(SqliteStore):
    """A store that fails when it is told to."""

    before: Exception | None = None  # raised instead of keeping
    after: Exception | None = None  # raised although it is kept
    marking: Exception | None = None  # raised instead of putting a table into quarantine
    behind: int = 0  # so many rows are read as they were before the last entry

    async def table(self, table_id: str) -> TableRow | None:
        """See `Store`."""
        row = await super().table(table_id)
        if row is None or self.behind == 0:
            return row
        self.behind -= 1
        return replace(row, last=row.last - 1)

    async def quarantine(self, table_id: str, trouble: str) -> None:
        """See `Store`."""
        if self.marking is not None:
            raise self.marking
        await super().quarantine(table_id, trouble)

    async def append(self, change: Append, holders: Mapping[int, str] | None = None) -> int:
        """See `Store`."""
        if self.before is not None:
            raise self.before
        version = await super().append(change, holders)
        if self.after is not None:
            raise self.after
        return version

    async def create_table(
        self,
        row: TableRow,
        entries: Sequence[Entry],
        holders: Mapping[int, str],
        person: str = "",
        key: str = "",
        request: str = "",
    ) -> None:
        """See `Store`."""
        await super().create_table(row, entries, holders, person, key, request)
        if self.after is not None:
            raise self.after

    async def change_person(self, person_id: str, name: str, lang: str) -> None:
        """See `Store`."""
        await super().change_person(person_id, name, lang)
        if self.after is not None:
            raise self.after


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


def test_nobody_is_told_that_nothing_happened_when_that_is_unsure(store: Faulty, ada: Person) -> None:
    """A move, a table, a name: the refusal says that it may have been saved."""
    seat = table(ada)
    store.after = StoreError("connection lost", unsure=True)
    refusal = seat.refused({"type": "act", "seq": seat.view()["seq"], "action": "sail 1"})
    assert (refusal["code"], refusal["text"][:23]) == ("store", "Nobody can say yet whet")
    asked = {"key": key(), "game": "river_of_gold", "seats": ["you", "you"]}
    for path, body in (("/api/tables", asked), ("/api/me", {"name": "Ada L."})):
        refusal = ada.post(path, body, 503)
        assert (refusal["code"], refusal["text"][:23]) == ("store", "Nobody can say yet whet")
    store.after = None
    assert ada.post("/api/tables", asked)["id"]
    assert ada.get("/api/me")["name"] == "Ada L."


def test_a_bot_moves_after_a_commit_that_was_unsure(client: Client, store: Faulty, ada: Person) -> None:
    """Whoever has handed over to a bot need not do anything for it to go on but send the request again."""
    seat = ada.table("you", "random")
    deciders: list[str] = []
    while "B" not in deciders:
        view = moved(seat, "B")
        message = {"type": "act", "seq": view["seq"], "action": view["actions"][-1]["action"], "key": key()}
        store.after = StoreError("connection lost", unsure=True)
        assert seat.refused(message)["code"] == "store"
        store.after = None
        seat.done(message)
        moved(seat, "B")
        entries = client.app.state.front.hub.tables[seat.id].table.match.record.entries
        deciders = [entry.who for entry in entries[view["seq"] :]]


def moved(seat: Seat, bot: str) -> Plain:
    """The table once the bot need not move."""
    ended = time.monotonic() + 15
    while (view := seat.view())["to_act"] == bot:
        assert time.monotonic() < ended, "the bot does not move"
        time.sleep(0.05)
    return view


def test_a_fault_after_a_change_that_counts_is_told_all_the_same(
    client: Client, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever goes wrong beside a kept change, those who look see the change."""
    seat = ada.table("you", "you")

    async def broken(live: LiveTable) -> None:
        raise KeyError("a mistake of ours")

    monkeypatch.setattr(client.app.state.front.hub, "_close_game", broken)
    with seat.socket() as session:
        seq = until(session, is_view)["seq"]
        view = seat.view(f"?eyes={seat.view()['to_act']}")
        message = {"type": "act", "seq": seq, "action": view["actions"][0]["action"], "key": key()}
        assert ada.post(f"/api/tables/{seat.id}/actions", message, 500)["code"] == "internal"
        assert until(session, is_view)["seq"] > seq


def test_another_server_has_written(store: Faulty, ada: Person) -> None:
    """The store has gone on without us: refused as stale, and from then on the table is the store's again."""
    seat = table(ada)
    message = {"type": "act", "seq": seat.view()["seq"], "action": "sail 1"}
    store.before = Stale(99)
    assert seat.refused(message)["code"] == "stale"
    store.before = None
    assert seat.done(message)


@pytest.mark.parametrize(("behind", "status"), [(1, "playing"), (2, "quarantined")])
def test_a_row_read_while_an_entry_is_being_written(store: Faulty, ada: Person, behind: int, status: str) -> None:
    """Row and entries that do not fit are read once more before the table counts as damaged."""
    seat = table(ada)
    seat.done({"type": "act", "seq": seat.view()["seq"], "action": "sail 1"})
    message = {"type": "act", "seq": seat.view()["seq"], "action": seat.view()["actions"][0]["action"]}
    store.before, store.behind = Stale(99), behind
    assert seat.refused(message)["code"] == "stale"  # the table is read anew, beside us
    store.before = None
    answer = seat.send(message)  # waits for that
    assert store.behind == 0
    assert answer["table"]["status"] == status
    assert answer["answer"]["type"] == ("done" if status == "playing" else "refused")


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
    seat = ada.table("you", "open")
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


def test_a_dead_chore_is_told_and_we_are_not_ready(client: Client, caplog: pytest.LogCaptureFixture) -> None:
    """Without the painter nobody sees anything any more: whoever watches over the server has to know."""
    front: Front = client.app.state.front
    front.painter.ask(broken_drawing)
    ended = time.monotonic() + 5
    while client.get("/ready").status_code == 200:
        assert time.monotonic() < ended
    assert client.get("/ready").json()["code"] == "not_ready"
    assert client.get("/health").status_code == 200
    assert facts_of(caplog, "fault") == [{"doing": "painter"}]


def broken_drawing() -> None:
    """What must not be."""
    raise KeyError("painted")


def facts_of(caplog: pytest.LogCaptureFixture, event: str) -> list[Plain]:
    """What the log says of such events."""
    return [getattr(record, "facts", {}) for record in caplog.records if record.getMessage() == event]


def test_a_bot_is_not_silenced_by_a_fault(
    client: Client, ada: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It is told to the log, and tried again."""
    asked: list[LiveTable] = []

    def once(live: LiveTable) -> Question:
        asked.append(live)
        if len(asked) == 1:
            raise KeyError("a mistake of ours")
        return question_for(live)

    monkeypatch.setattr(driver, "question_for", once)
    seat = ada.table("random", "random")
    seq = seat.view()["seq"]
    ended = time.monotonic() + 10
    while seat.view()["seq"] == seq:
        assert time.monotonic() < ended
        time.sleep(0.05)
    assert facts_of(caplog, "fault") == [{"doing": "bot_move", "table": seat.id}]


def test_one_live_table_for_one_id(client: Client, ada: Person) -> None:
    """Whatever arrives together: a table that is there already is not replaced by another copy of it."""
    seat = ada.table("you", "you")
    hub = client.app.state.front.hub
    live = hub.tables[seat.id]
    assert hub.put(live.row, live.table) is live
    with client.portal() as portal:
        assert portal.call(hub._load, seat.id) is live
    assert hub.tables[seat.id] is live


# ---- damage ----------------------------------------------------------------------------------------------------------


def test_a_damaged_table_is_quarantined_and_the_others_play_on(tmp_path: Path, settings: Settings) -> None:
    """It says what is wrong, keeps who sits there, refuses moves and export; another table is untouched."""
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
        assert view["trouble"].startswith("The record of this table is damaged at entry 5.")
        assert "feedfacefeedface" not in json.dumps(view)
        assert view["seats"][0]["name"] == "Ada"
        assert bad.refused({"type": "act", "seq": view["seq"], "action": "sail 1"})["code"] == "quarantined"
        assert ada.post(f"/api/tables/{bad.id}/why", {"action": "sail 1"}, 409)["code"] == "quarantined"
        assert ada.get(f"/api/tables/{bad.id}/log", 409)["code"] == "quarantined"
        assert ada.get(f"/api/tables/{bad.id}/steps/1", 409)["code"] == "quarantined"
        assert ada.get(f"/api/tables/{bad.id}/record", 403)["code"] == "forbidden"
        assert ugo.get(f"/api/tables/{bad.id}/record", 403)["code"] == "forbidden"
        with bad.socket() as session:
            assert until(session, lambda m: m["type"] == "table")["status"] == "quarantined"
        assert {line["id"]: line["status"] for line in ada.get("/api/tables")}[bad.id] == "quarantined"
        assert good.act("sail 1", f"?eyes={good.view()['to_act']}")["type"] == "done"


def written(data: Path, *changes: str) -> None:
    """Change a store behind its back."""
    with sqlite3.connect(data / "serai.sqlite") as connection:
        for (trigger,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            connection.execute(f"DROP TRIGGER {trigger}")
        for change in changes:
            connection.execute(change)


@pytest.mark.parametrize("fault", [StoreDamaged("the file is damaged"), StoreDamaged("of this moment")])
@pytest.mark.parametrize("marking", [None, StoreFull("no room")])
def test_a_fault_of_a_moment_hands_nothing_out(
    store: Faulty, ada: Person, fault: Exception, marking: Exception | None
) -> None:
    """One append says that something is damaged, the record reads well: refused, no quarantine, no export, it plays on."""
    seat = ada.table("you", "you")
    message = {"type": "act", "seq": seat.view()["seq"], "action": "sail 1"}
    store.before, store.marking = fault, marking
    assert seat.refused(message)["code"] == "store"
    assert ada.get(f"/api/tables/{seat.id}/record", 403)["code"] == "forbidden"
    store.before = store.marking = None
    assert seat.view()["status"] == "playing"
    assert seat.done(message)


def test_damage_that_cannot_be_marked(tmp_path: Path, settings: Settings) -> None:
    """Then it is no quarantine yet, but a store that cannot be read now."""
    with TestClient(create_app(SqliteStore(tmp_path / "data"), settings)) as client:
        ada = Person(client, "Ada")
        seat = ada.table("you", "you")
    written(tmp_path / "data", "UPDATE entries SET hash = 'feedfacefeedface' WHERE n = 2")
    store = Faulty(tmp_path / "data")
    store.marking = StoreFull("no room")
    with TestClient(create_app(store, settings)) as client:
        ada.client = client
        answer = ada.get(f"/api/tables/{seat.id}", 503)
        assert (answer["code"], "cannot be read" in answer["text"]) == ("store", True)
        assert ada.get(f"/api/tables/{seat.id}/record", 503)["code"] == "store"
        store.marking = None
        assert seat.view()["status"] == "quarantined"


def test_who_is_at_a_table_hears_of_its_quarantine(store: Faulty, ada: Person, tmp_path: Path) -> None:
    """By socket and by polling; the number of the last entry is the one there was."""
    seat = ada.table("you", "you")
    seat.act(query=f"?eyes={seat.view()['curtain']}")
    view = seat.view()
    with seat.socket() as session:
        until(session, lambda m: m["type"] == "table")
        written(tmp_path / "data", "UPDATE entries SET hash = 'feedfacefeedface' WHERE n = 2")
        store.before = StoreDamaged("in the middle of it")
        assert seat.refused({"type": "pause", "on": True})["code"] == "quarantined"
        told = until(session, lambda m: m["type"] == "table" and m["status"] == "quarantined")
    assert (told["seq"], told["version"] > view["version"]) == (view["seq"], True)
    (polled,) = ada.get(f"/api/tables/{seat.id}/events?after_version={view['version']}&wait=0")
    assert polled["status"] == "quarantined"


@pytest.mark.parametrize(
    "how", ["version = 'x'", "seating = CAST(x'ff00' AS TEXT)", "changed = 'never'", "header = x'07'"]
)
def test_one_damaged_row_spares_the_others(tmp_path: Path, settings: Settings, how: str) -> None:
    """It is listed as quarantined and refused as such; lists, other tables and their bots go on."""
    with TestClient(create_app(SqliteStore(tmp_path / "data"), settings)) as client:
        ada = Person(client, "Ada")
        bad, good, watched = ada.table("you", "greedy"), ada.table("you", "greedy"), ada.table("random", "random")
    written(tmp_path / "data", f"UPDATE tables SET {how} WHERE id = '{bad.id}'")
    with TestClient(create_app(SqliteStore(tmp_path / "data"), settings)) as client:
        ada.client = client
        listed = {line["id"]: line["status"] for line in ada.get("/api/tables")}
        assert (listed[bad.id], good.id in listed) == ("quarantined", True)
        assert bad.id not in [line["id"] for line in ada.get("/api/tables?scope=watch")]
        answer = ada.get(f"/api/tables/{bad.id}", 409)
        assert (answer["code"], answer["text"].startswith("Nobody can play on")) == ("quarantined", True)
        assert ada.get(f"/api/tables/{bad.id}/record", 409)["code"] == "quarantined"
        until_moved(watched)


def until_moved(seat: Seat) -> None:
    """Wait until a bot has moved at a table that nobody has asked the server for."""
    ended = time.monotonic() + 10
    while "serai_bot_answers_total" not in seat.person.client.get("/metrics").text:
        assert time.monotonic() < ended
        time.sleep(0.05)


def test_what_cannot_be_read_does_not_claim_that_it_was_not_saved(
    store: Faulty, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two texts for two things."""

    async def broken(*_: object) -> None:
        raise StoreError("broken")

    monkeypatch.setattr(store, "tables_of", broken)
    assert "cannot be read" in ada.get("/api/tables", 503)["text"]


def test_a_damaged_table_that_was_over_can_be_exported(tmp_path: Path, settings: Settings) -> None:
    """By those who sat there: it holds nothing any more that they must not know."""
    with TestClient(create_app(SqliteStore(tmp_path / "data"), settings)) as client:
        ada = Person(client, "Ada")
        seat = ada.table("you", "you")
    broken = "UPDATE entries SET hash = 'feedfacefeedface' WHERE n = 2"
    written(tmp_path / "data", broken, "UPDATE tables SET status = 'over'")
    with TestClient(create_app(SqliteStore(tmp_path / "data"), settings)) as client:
        ada.client = client
        assert seat.view()["status"] == "quarantined"
        assert "feedfacefeedface" in ada.request("GET", f"/api/tables/{seat.id}/record").text
        assert Person(client, "Eve").get(f"/api/tables/{seat.id}/record", 403)["code"] == "forbidden"


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
        assert view["trouble"].startswith("This table was made by another version of Serai.")
        assert ada.get(f"/api/tables/{seat.id}/record", 403)["code"] == "forbidden"
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
