"""What can be read without a name: games, rules, rulings, figures, the API's own description, the pages of the app."""

import json
import logging
import re
from pathlib import Path

import pytest
from litestar.testing import TestClient

from serai.server.app import create_app
from serai.server.files import Files
from serai.server.log import JsonLines, tell
from serai.server.settings import Settings
from serai.store.sqlite import SqliteStore
from tests.server.people import Client, Person

GAME = "/api/games/river_of_gold"


def test_the_four_tables(nobody: Person) -> None:
    """Three are ready, with their options in words."""
    games = nobody.get("/api/games?lang=it")
    assert [(game["id"], game["ready"]) for game in games] == [
        ("river_of_gold", True),
        ("yellow_and_yangtze", True),
        ("marco_polo_ii", True),
        ("tianxia", False),
    ]
    assert games[0]["seats"] == [2, 4]
    assert (games[0]["prefix"], games[0]["bots"]) == ("ROG", ["greedy", "random"])
    assert (games[1]["prefix"], games[1]["bots"]) == ("YY", ["greedy", "random"])
    assert (games[2]["prefix"], games[2]["bots"]) == ("MP2", ["greedy", "random"])
    assert (games[3]["prefix"], games[3]["bots"]) == ("", [])
    options = [option for game in games[:3] for option in game["options"]]
    assert len(options) == 12
    assert all(option["text"] and option["default"] in option["values"] for option in options)
    assert games[0]["note"] != nobody.get("/api/games?lang=en")[0]["note"]


def test_component_data(nobody: Person) -> None:
    """What the browser draws from."""
    info = nobody.get(GAME)
    assert (info["id"], info["title"]) == ("river_of_gold", "River of Gold")
    assert info["components"]["name"] == "standard"
    assert nobody.get("/api/games/chess", 404)["code"] == "unknown"


def test_the_rulebook(nobody: Person) -> None:
    """Whole, and by words or id, in both languages."""
    book = nobody.get(f"{GAME}/rulebook?lang=it")
    assert (book["lang"], book["chapters"][0]["paragraphs"][0]["id"]) == ("it", "ROG-1.1")
    assert nobody.get(f"{GAME}/rules?q=ROG-7.2")[0]["id"] == "ROG-7.2"
    assert {hit["kind"] for hit in nobody.get(f"{GAME}/rules?q=koku")} == {"rule", "ruling"}
    assert nobody.get(f"{GAME}/rules?q=xyzzy") == []
    assert nobody.get(f"{GAME}/rules")[0]["id"] == "ROG-1"
    assert nobody.get(f"{GAME}/rules?q={'x' * 201}", 400)["code"] == "malformed"
    assert nobody.get(f"{GAME}/rulebook?lang=de", 400)["code"] == "malformed"


def test_rulings(nobody: Person) -> None:
    """In short as a list; one with its moves and reasons in words."""
    rulings = nobody.get(f"{GAME}/rulings?lang=it")["rulings"]
    assert len(rulings) > 300
    explained = [bool(ruling["note"]) for ruling in rulings]
    assert explained == sorted(explained, reverse=True), "what players ask comes first: it has an answer in words"
    assert 10 < sum(explained) < 100
    one = nobody.get(f"{GAME}/rulings/ROG-R20a?lang=it")
    assert one["moves"][0].endswith("(build 11 2)")
    assert one["moves"][0] != "A: build 11 2"
    refused = nobody.get(f"{GAME}/rulings/rog-r19?lang=it")["refuses"][0]
    assert "8 koku" in refused
    assert nobody.get(f"{GAME}/rulings/NOPE", 404)["code"] == "unknown"


def test_what_a_ruling_expects(nobody: Person) -> None:
    """Who acts, what is possible, points and places, each in words; the actions as they read in that position."""
    assert nobody.get(f"{GAME}/rulings/ROG-R73?lang=it")["expects"][-1].startswith(
        "Non possibile: Rivendica la Maestria"
    )
    assert "Next to act: C" in nobody.get(f"{GAME}/rulings/ROG-R79a")["expects"]
    assert "B, punti: consegne: 20" in nobody.get(f"{GAME}/rulings/ROG-R325?lang=it")["expects"]
    assert "A, influence 5: 3" in nobody.get(f"{GAME}/rulings/ROG-R61a")["expects"]
    for ruling in nobody.get(f"{GAME}/rulings?lang=it")["rulings"]:
        told = nobody.get(f"{GAME}/rulings/{ruling['id']}?lang=it")["expects"]
        assert not [line for line in told if re.search(r"\bseats\b|\bscores\b|_claims|legal", line)], ruling["id"]


def test_every_ruling_can_be_told(nobody: Person) -> None:
    """Each one, in words."""
    for ruling in nobody.get(f"{GAME}/rulings")["rulings"][::7]:
        told = nobody.get(f"{GAME}/rulings/{ruling['id']}")
        assert told["playable"], ruling["id"]


def test_the_description_of_the_api(client: Client) -> None:
    """Every message is in it, and the unions are unions."""
    described = client.get("/api/openapi.json").json()
    assert "/api/tables/{table}/actions" in described["paths"]
    kinds = described["components"]["schemas"]
    assert {"TableView", "Act", "Refused", "Outcome", "Problem"} <= {name.rpartition("_")[2] for name in kinds} | {
        "Problem"
    }
    who = kinds["NewTable"]["properties"]["seats"]["items"]
    assert {"you", "open", "greedy", "random", "shrewd", "carefree"} <= set(who["enum"])
    assert "invite link" in who["description"]
    assert "open" not in kinds["Branch"]["properties"]["seats"]["items"]["enum"]
    assert "greedy" in kinds["Start"]["properties"]["bot"]["enum"]
    assert {"", "greedy"} <= set(kinds["Substitute"]["properties"]["bot"]["enum"])


def test_every_word_for_a_seat_is_taken(client: Client) -> None:
    """What the description lists can be sent; bots sit there by their one name."""
    ada = Person(client, "Ada")
    words = client.get("/api/openapi.json").json()["components"]["schemas"]["NewTable"]["properties"]["seats"]["items"]
    for word in words["enum"]:
        seat = ada.table("you", word).view()["seats"][1]
        assert (seat["kind"], seat["you"], seat["bot"]) in (
            ("person", True, ""),
            ("open", False, ""),
            ("bot", False, "greedy"),
            ("bot", False, "random"),
        ), word
    ada.post("/api/tables", {"key": "key-of-nobody", "game": "river_of_gold", "seats": ["you", "me"]}, 404)


def test_figures(client: Client) -> None:
    """In the text format of Prometheus: every line is a comment or a name with a number."""
    ada = Person(client, "Ada")
    seat = ada.table("you", "you")
    seat.act("sail 1", f"?eyes={seat.view()['to_act']}")
    seat.refused({"type": "act", "seq": 0, "action": "sail 1"})
    lines = client.get("/metrics").text.splitlines()
    assert all(line.startswith("# TYPE ") or float(line.rpartition(" ")[2]) >= 0 for line in lines)
    assert "serai_moves_total 1" in lines
    assert 'serai_refused_total{code="stale"} 1' in lines
    assert "serai_acknowledge_seconds_count 1" in lines


def test_log_lines_are_json(caplog: pytest.LogCaptureFixture) -> None:
    """One object a line, whatever is in it."""
    with caplog.at_level(logging.INFO, "serai.server"):
        try:
            raise ValueError("two\nlines")
        except ValueError as error:
            tell("fault", logging.ERROR, error, table="x", count=3)
    made = JsonLines().format(caplog.records[-1])
    assert "\n" not in made
    line = json.loads(made)
    assert (line["level"], line["event"], line["error"]) == ("error", "fault", "ValueError")
    assert (line["table"], line["count"]) == ("x", 3)


# ---- the pages -------------------------------------------------------------------------------------------------------


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A web app that has been built."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Serai</title>" + "x" * 1_000)
    (folder / "assets" / "app-1a2b.js").write_text("let x = 1;" * 200)
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


def test_pages(tmp_path: Path, built: Path) -> None:
    """The app for every address of a page; built files for long; no way out of the folder."""
    with TestClient(create_app(SqliteStore(tmp_path / "data"), Settings(static=built))) as client:
        for path in ("/", "/t/abc", "/join/x", "/index.html"):
            page = client.get(path)
            assert (page.status_code, page.headers["cache-control"]) == (200, "no-cache")
            assert page.headers["content-type"] == "text/html; charset=utf-8"
            assert page.text.startswith("<!doctype html>")
        script = client.get("/assets/app-1a2b.js")
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert script.headers["content-type"] == "text/javascript; charset=utf-8"
        assert script.headers["content-encoding"] == "gzip"
        assert client.get("/assets/app-1a2b.js", headers={"accept-encoding": "identity"}).text == script.text
        assert client.get("/", headers={"if-none-match": client.get("/").headers["etag"]}).status_code == 304
        assert client.get("/icon.svg").headers["content-type"].startswith("image/svg+xml")
        assert client.get("/assets/gone.js").status_code == 404
        assert client.head("/").status_code == 200
        assert client.post("/", json={}).status_code == 405
        assert "secret" not in client.get("/../secret.txt").text
        (built / "index.html").write_text("<!doctype html>newer")
        assert "newer" in client.get("/").text


def test_an_app_that_has_not_been_built(tmp_path: Path) -> None:
    """A page in both languages that says what to do."""
    page = Files(tmp_path / "nothing").answer("/", False, "")
    assert page.status_code == 503
    assert b"make setup" in page.content
    assert b'lang="it"' in page.content


def test_links_out_of_the_folder_are_not_followed(built: Path, tmp_path: Path) -> None:
    """Whatever a link points to."""
    (built / "link.txt").symlink_to(tmp_path / "secret.txt")
    assert Files(built).find("/link.txt") is None
    assert Files(built).find("/../secret.txt") is None
    assert Files(built).find("/" + "x" * 5_000) is None
    assert Files(built).find("/\0") is None
