"""Records that somebody brings along: what is wrong with them in words of both languages, and what is merely cut off."""

import json
from pathlib import Path

import pytest
from litestar.testing import TestClient

from serai import game
from serai.core.options import complete
from serai.core.record import Record, header_for
from serai.server.app import create_app
from serai.server.settings import Settings
from serai.store.store import open_store
from tests.server.people import Person, Plain, Seat, key

RIVER = game("river_of_gold")
HEADER = header_for(RIVER, 2, complete(RIVER.options, {})).line()


def first(**changes: object) -> str:
    """The first line of a record, with something changed."""
    return json.dumps({**HEADER, **changes}) + "\n"


@pytest.fixture
def whole(ada: Person) -> str:
    """A record of some moves."""
    made = ada.post("/api/games/river_of_gold/rulings/ROG-R19/table", {"key": key()})
    seat = Seat(ada, made["id"])
    for _ in range(4):
        seat.act()
    live = ada.client.app.state.front.hub.tables[seat.id]
    text: str = live.table.match.record.text()
    return text


def refused(person: Person, record: str, lang: str = "en") -> Plain:
    """The refusal of a record."""
    answer = person.request("POST", f"/api/import?lang={lang}", {"key": key(), "record": record})
    assert answer.status_code == 422, answer.text
    refusal: Plain = answer.json()
    assert refusal["code"] == "game"
    return refusal


@pytest.mark.parametrize(
    ("record", "words", "help"),
    [
        ("nonsense", "Questa non è la registrazione di una partita", "line 1: the line is not JSON"),
        ("[]\n", "Questa non è la registrazione di una partita", "line 1: "),
        ("{}\n", "Questa non è la registrazione di una partita", "`serai` is missing"),
        (first()[:30], "Questa non è la registrazione di una partita", "not JSON"),
        ("\n\n", "Questa non è la registrazione di una partita", "the file is empty"),
        (first(serai=2), "da un Serai più recente", "format 2"),
        (first(rules="0.1"), "segue la versione 0.1 delle regole", "rules version"),
        (first(game="chess"), "«chess»", ""),
        (first(game="tianxia"), "«Tianxia»", ""),
        (first(game="x" * 200), "«" + "x" * 40 + "»", ""),
        (first(components="0123abcd"), "un altro insieme di componenti", "--components"),
        (first(seats=5), "quel numero di posti non va bene", "is played by"),
        (first(seats=70), "quel numero di posti non va bene", "seats: "),
        (first(options={}), "le opzioni non sono quelle del gioco", "options"),
        (
            first(options={**complete(RIVER.options, {}), "clan_patrons": "perhaps"}),
            "le opzioni non sono",
            "clan_patrons",
        ),
        (first(position={}), "la posizione da cui comincia", "position"),
        (first(more=1), "La prima riga di questa registrazione è danneggiata.", "unknown key"),
    ],
)
def test_what_is_wrong_with_a_record(ada: Person, record: str, words: str, help: str) -> None:
    """In Italian here, in English too; the technical text is the help."""
    refusal = refused(ada, record, "it")
    assert words in refusal["text"]
    assert help in refusal["help"]
    assert refused(ada, record)["text"] not in ("", refusal["text"])


@pytest.mark.parametrize("change", ["hash", "gap", "who", "illegal", "unknown", "cut"])
def test_a_line_that_was_changed_is_named(ada: Person, whole: str, change: str) -> None:
    """Whatever was done to it."""
    lines = whole.splitlines(keepends=True)
    entry = json.loads(lines[2])
    match change:
        case "hash":
            entry["hash"] = "0" * 16
        case "gap":
            entry["n"] += 1
        case "who":
            entry["who"] = "B" if entry["who"] == "A" else "A"
        case "illegal":
            entry["do"] = "draw monk_1"
        case "unknown":
            entry["do"] = "fly"
    lines[2] = lines[2][:-9] + "\n" if change == "cut" else json.dumps(entry) + "\n"
    refusal = refused(ada, "".join(lines))
    assert refusal["text"].startswith("Line 3 of this record has been changed or damaged")
    assert refusal["help"].startswith("line 3: ")


def test_a_record_that_was_cut_off(ada: Person, whole: str) -> None:
    """Its last line is left out, and that is said, also when the request is sent again."""
    entries = len(whole.splitlines()) - 1
    made = ada.post("/api/import", {"key": key(), "record": whole})
    assert made["cut"] is False
    asked = {"key": key(), "record": whole[:-9]}
    made = ada.post("/api/import", asked)
    assert made["cut"] is True
    assert Seat(ada, made["id"]).view()["seq"] >= entries - 1
    assert ada.post("/api/import", asked) == made
    assert ada.post("/api/import", {**asked, "record": "nonsense"}, 409)["code"] == "repeated_otherwise"


@pytest.mark.parametrize(("lang", "words"), [("en", "more than 20,000 entries"), ("it", "più di 20.000 voci")])
def test_a_record_with_too_many_entries(ada: Person, whole: str, lang: str, words: str) -> None:
    """Refused before anybody reads it: it would have to be replayed whenever somebody opens the table."""
    header, *entries = whole.splitlines(keepends=True)
    record = header + "".join(entries * (20_000 // len(entries) + 1))
    refusal = ada.post(f"/api/import?lang={lang}", {"key": key(), "record": record}, 413)
    assert refusal["code"] == "too_large"
    assert words in refusal["text"]


def test_sent_again_after_a_restart(tmp_path: Path, settings: Settings) -> None:
    """The same answer, from what the store knows."""
    asked = {"key": key(), "record": Record(header_for(RIVER, 2, complete(RIVER.options, {}))).text() + '{"n": 1'}
    with TestClient(create_app(open_store(tmp_path / "again"), settings)) as client:
        ada = Person(client, "Ada")
        made = ada.post("/api/import", asked)
    with TestClient(create_app(open_store(tmp_path / "again"), settings)) as client:
        back = Person(client)
        back.cookie = ada.cookie
        assert back.post("/api/import", asked) == made
        assert made["cut"] is True
