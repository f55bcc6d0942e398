"""Setting tables up, finding them, sitting down, looking on."""

from pathlib import Path

import pytest
from litestar.testing import TestClient

from serai.server.app import create_app
from serai.server.settings import Settings
from serai.store.store import open_store
from tests.server.people import Client, Person, Seat, key

GAME = "river_of_gold"


def test_a_table_against_bots(ada: Person) -> None:
    """The one who sets it up sits there and is the host; bots play the rest; it is among their tables."""
    seat = ada.table("you", "greedy", "random")
    view = seat.view()
    assert [(line["kind"], line["bot"], line["you"]) for line in view["seats"]] == [
        ("person", "", True),
        ("bot", "greedy", False),
        ("bot", "random", False),
    ]
    assert (view["you"], view["host"], view["solo"], view["invite"], view["eyes"]) == (["A"], True, True, None, "A")
    assert [line["id"] for line in ada.get("/api/tables?scope=mine")] == [seat.id]


def test_the_same_key_makes_one_table(ada: Person, ugo: Person) -> None:
    """Sent again it is answered again; with other contents it is refused; another person's key is another one."""
    asked = {"key": key(), "game": GAME, "seats": ["you", "open"]}
    first = ada.post("/api/tables", asked)
    assert ada.post("/api/tables", asked) == first
    assert ada.post("/api/tables", {**asked, "seats": ["you", "greedy"]}, 409)["code"] == "repeated_otherwise"
    assert ugo.post("/api/tables", asked)["id"] != first["id"]


def test_a_key_is_for_one_thing(ada: Person) -> None:
    """Another ruling, another table to branch from, another way of setting a table up: not the table of the first time."""
    made, ruling = key(), "/api/games/river_of_gold/rulings"
    first = ada.post(f"{ruling}/ROG-R19/table", {"key": made})
    assert ada.post(f"{ruling}/ROG-R19/table", {"key": made}) == first
    assert ada.post(f"{ruling}/ROG-R21/table", {"key": made}, 409)["code"] == "repeated_otherwise"
    asked = {"key": made, "game": GAME, "seats": ["you", "you"]}
    assert ada.post("/api/tables", asked, 409)["code"] == "repeated_otherwise"
    one, two = ada.table("you", "you"), ada.table("you", "you")
    branch = {"key": key(), "step": 0}
    branched = ada.post(f"/api/tables/{one.id}/branch", branch)
    assert ada.post(f"/api/tables/{one.id}/branch", branch) == branched
    assert ada.post(f"/api/tables/{two.id}/branch", branch, 409)["code"] == "repeated_otherwise"


def test_the_same_key_after_a_restart(tmp_path: Path, settings: Settings) -> None:
    """The store knows the table of the first time, and what was asked; a key of a request that was refused is free."""
    asked, refused = {"key": key(), "game": GAME, "seats": ["you", "open"]}, key()
    with TestClient(create_app(open_store(tmp_path / "data"), settings)) as client:
        ada = Person(client, "Ada")
        first = ada.post("/api/tables", asked)
        assert ada.post("/api/tables", {**asked, "key": refused, "seats": ["you"]}, 422)["code"] == "game"
    with TestClient(create_app(open_store(tmp_path / "data"), settings)) as client:
        ada.client = client
        assert ada.post("/api/tables", {**asked, "seats": ["you", "greedy"]}, 409)["code"] == "repeated_otherwise"
        assert ada.post("/api/tables", {**asked, "watch": False}, 409)["code"] == "repeated_otherwise"
        assert ada.post("/api/tables", asked) == first
        assert ada.post("/api/tables", {**asked, "key": refused})["id"] != first["id"]


def test_options(ada: Person) -> None:
    """They reach the game; unknown ones are refused."""
    seat = ada.table("you", "you", options={"noble_influence": "first", "clan_patrons": True})
    assert seat.view()["view"]["options"]["noble_influence"] == "first"
    wrong = {"key": key(), "game": GAME, "seats": ["you", "you"], "options": {"noble_influence": "all"}}
    assert ada.post("/api/tables", wrong, 422)["code"] == "game"
    assert ada.post("/api/tables", {**wrong, "key": key(), "options": {"speed": 1}}, 422)["code"] == "game"


def test_tables_that_cannot_be(ada: Person, nobody: Person) -> None:
    """Unknown games, too many seats, unknown bots, nobody who asks."""
    plain = {"key": key(), "game": GAME, "seats": ["you", "greedy"]}
    assert nobody.post("/api/tables", plain, 403)["code"] == "forbidden"
    for change, status, code in (
        ({"game": "chess"}, 404, "unknown"),
        ({"game": "tianxia"}, 404, "unknown"),
        ({"seats": ["you"]}, 422, "game"),
        ({"seats": ["you"] * 5}, 422, "game"),
        ({"seats": ["you", "kasparov"]}, 404, "unknown"),
        ({"seats": ["you", "greedy:100000"]}, 404, "unknown"),
        ({"seats": []}, 400, "malformed"),
        ({"key": "x"}, 400, "malformed"),
    ):
        assert ada.post("/api/tables", {**plain, "key": key(), **change}, status)["code"] == code


@pytest.mark.parametrize(("lang", "words"), [("en", "Take a seat yourself"), ("it", "Prendi posto anche tu")])
def test_open_seats_and_no_host(ada: Person, lang: str, words: str) -> None:
    """Nobody there could begin; a table of bots alone begins by itself."""
    plain = {"game": "river_of_gold", "options": {}}
    for seats in (["open", "open"], ["greedy", "open"]):
        refusal = ada.post(f"/api/tables?lang={lang}", {**plain, "key": key(), "seats": seats}, 422)
        assert refusal["code"] == "game"
        assert words in refusal["text"]
    assert ada.table("greedy", "random").view()["status"] == "playing"


def test_sitting_down_by_invite(ada: Person, ugo: Person, client: Client) -> None:
    """The link shows who is there; it works once for each seat, and afterwards it is not shown any more."""
    seat = ada.table("you", "open", "open")
    assert seat.invite
    assert seat.view()["status"] == "waiting"
    assert seat.view()["invite"] == seat.invite
    shown = Person(client).get(f"/api/join/{seat.invite}")
    assert (shown["table"], shown["host"], [line["kind"] for line in shown["seats"]]) == (
        seat.id,
        "Ada",
        ["person", "open", "open"],
    )
    assert Person(client).post(f"/api/join/{seat.invite}", {}, 403)["code"] == "forbidden"
    assert ugo.post(f"/api/join/{seat.invite}", {"seat": "C"})["id"] == seat.id
    assert ugo.post(f"/api/join/{seat.invite}", {})["id"] == seat.id  # only comes back
    assert Seat(ugo, seat.id).view()["you"] == ["C"]
    eve = Person(client, "Eve")
    assert eve.post(f"/api/join/{seat.invite}", {"seat": "C"}, 403)["code"] == "forbidden"
    eve.post(f"/api/join/{seat.invite}", {})
    assert seat.view()["status"] == "playing"
    assert seat.view()["invite"] is None
    assert Person(client, "Max").post(f"/api/join/{seat.invite}", {}, 403)["code"] == "forbidden"
    assert ada.get("/api/join/nonsense", 404)["code"] == "unknown"
    assert ada.get("/api/join/" + "x" * 32, 404)["code"] == "unknown"


def test_a_host_who_resigns_leaves_the_beginning_to_the_others(ada: Person, ugo: Person) -> None:
    """Whoever still sits there may let a bot take the open seats; the host, who has gone, may not."""
    seat = ada.table("you", "open", "open")
    ugo.post(f"/api/join/{seat.invite}", {})
    theirs = Seat(ugo, seat.id)
    assert (seat.view()["host"], theirs.view()["host"]) == (True, False)
    assert seat.done({"type": "resign"})["status"] == "waiting"
    assert (seat.view()["host"], theirs.view()["host"]) == (False, True)
    assert seat.refused({"type": "start"})["code"] == "forbidden"
    assert theirs.done({"type": "start"})["status"] == "playing"


def test_the_host_begins_without_the_missing(ada: Person, ugo: Person) -> None:
    """A bot takes the open seats; nobody but the host may decide that."""
    seat = ada.table("you", "open", "open")
    ugo.post(f"/api/join/{seat.invite}", {})
    assert Seat(ugo, seat.id).refused({"type": "start"})["code"] == "forbidden"
    assert seat.refused({"type": "start", "bot": "greedy:100000"})["code"] == "unknown"
    view = seat.done({"type": "start", "bot": "random"})
    assert view["status"] == "playing"
    assert view["seats"][2]["bot"] == "random"
    assert seat.refused({"type": "start"})["code"] in ("forbidden", "game")


def test_looking_on(ada: Person, ugo: Person, nobody: Person) -> None:
    """Spectators see what everybody may know, and may do nothing; a private table is shown to nobody else."""
    seat = ada.table("you", "you")
    for stranger in (ugo, nobody):
        view = Seat(stranger, seat.id).view()
        assert (view["you"], view["eyes"], view["curtain"], view["actions"], view["host"]) == (
            [],
            None,
            None,
            [],
            False,
        )
        assert all(isinstance(each["hand"], int) for each in view["view"]["seats"].values())
        assert Seat(stranger, seat.id).refused({"type": "pause", "on": True})["code"] == "not_yours"
        assert stranger.get(f"/api/tables/{seat.id}?eyes=A", 403)["code"] == "not_yours"
    assert seat.id in [line["id"] for line in nobody.get("/api/tables?scope=watch")]
    private = ada.table("you", "open", watch=False)
    assert ugo.get(f"/api/tables/{private.id}", 403)["code"] == "forbidden"
    assert ugo.get(f"/api/tables/{private.id}/log", 403)["code"] == "forbidden"
    assert private.id not in [line["id"] for line in nobody.get("/api/tables?scope=watch")]
    assert (seat.view()["watch"], private.view()["watch"]) == (True, False)
    ugo.post(f"/api/join/{private.invite}", {})
    assert Seat(ugo, private.id).view()["you"] == ["B"]


def test_lists_say_whose_turn_it_is(ada: Person, ugo: Person) -> None:
    """`yours` is set where one of my seats must act."""
    seat = ada.table("you", "open")
    ugo.post(f"/api/join/{seat.invite}", {})
    acting = seat.view()["to_act"]
    (mine,), (theirs,) = ada.get("/api/tables"), ugo.get("/api/tables?scope=mine")
    assert (mine["yours"], theirs["yours"]) == (acting == "A", acting == "B")
    assert mine["changed"].endswith("+00:00")
    assert ada.get("/api/tables?scope=all", 400)["code"] == "malformed"


def test_unknown_tables(ada: Person) -> None:
    """Everywhere the same answer."""
    for path in ("", "/log", "/steps/1", "/record", "/events?after_version=0"):
        assert ada.get(f"/api/tables/nowhere{path}", 404)["code"] == "unknown"
    for path, body in (
        ("why", {"action": "sail 1"}),
        ("preview", {"action": "sail 1"}),
        ("branch", {"key": key(), "step": 1}),
    ):
        assert ada.post(f"/api/tables/nowhere/{path}", body, 404)["code"] == "unknown"
    assert ada.get("/api/nowhere", 404)["code"] == "unknown"
    assert ada.post("/api/tables/x/y/z", {}, 404)["code"] == "unknown"


def test_a_ruling_as_a_position_to_try(ada: Person) -> None:
    """The person holds every seat and looks through the one that must act, without a curtain."""
    made = ada.post(f"/api/games/{GAME}/rulings/ROG-R20a/table", {"key": key()})
    seat = Seat(ada, made["id"])
    view = seat.view()
    assert (view["you"], view["eyes"], view["curtain"], view["origin"]) == (["A", "B"], "A", None, "ROG-R20a")
    assert view["view"]["seats"]["A"]["koku"] == 6
    assert seat.act("build 11 2")["type"] == "done"
    assert seat.view()["view"]["seats"]["A"]["koku"] == 0
    assert ada.post(f"/api/games/{GAME}/rulings/NOPE/table", {"key": key()}, 404)["code"] == "unknown"


def test_every_ruling_opens(ada: Person) -> None:
    """All that ship, a few of them to keep the test short: they differ in how they begin."""
    rulings = ada.get(f"/api/games/{GAME}/rulings")["rulings"]
    for ruling in rulings[::25]:
        assert ruling["playable"]
        made = ada.post(f"/api/games/{GAME}/rulings/{ruling['id']}/table", {"key": key()})
        assert Seat(ada, made["id"]).view()["status"] in ("playing", "over")


def test_a_branch(ada: Person, ugo: Person) -> None:
    """From any step of a table one plays alone; not from one that others still play."""
    seat = ada.table("you", "you")
    start = seat.view("?eyes=A")["seq"]
    acting = seat.view()["curtain"]
    seat.act("sail 1", f"?eyes={acting}")
    made = ada.post(f"/api/tables/{seat.id}/branch", {"key": key(), "step": start})
    branch = Seat(ada, made["id"]).view()
    assert (branch["seq"], branch["origin"], branch["to_act"], branch["eyes"]) == (start, seat.id, acting, acting)
    assert ada.post(f"/api/tables/{seat.id}/branch", {"key": key(), "step": 9_999}, 404)["code"] == "unknown"
    assert ugo.post(f"/api/tables/{seat.id}/branch", {"key": key(), "step": start}, 403)["code"] == "forbidden"
    assert ugo.get(f"/api/tables/{made['id']}", 403)["code"] == "forbidden"
    shared = ada.table("you", "open")
    ugo.post(f"/api/join/{shared.invite}", {})
    assert ada.post(f"/api/tables/{shared.id}/branch", {"key": key(), "step": 1}, 403)["code"] == "forbidden"


def test_no_branch_while_somebody_may_still_sit_down(ada: Person, ugo: Person) -> None:
    """The hands are dealt by then: a branch would show them, and so would a record."""
    seat = ada.table("you", "open", "greedy")
    view = seat.view()
    assert (view["status"], view["solo"]) == ("waiting", False)
    for step in (0, view["seq"]):
        asked = {"key": key(), "step": step, "seats": ["you"] * 3}
        assert ada.post(f"/api/tables/{seat.id}/branch", asked, 403)["code"] == "forbidden"
    assert ada.get(f"/api/tables/{seat.id}/record", 403)["code"] == "forbidden"
    assert seat.refused({"type": "undo", "seq": view["seq"]})["code"] == "waiting"
    ugo.post(f"/api/join/{seat.invite}", {})
    asked = {"key": key(), "step": 1}
    assert ada.post(f"/api/tables/{seat.id}/branch", asked, 403)["code"] == "forbidden"


def test_records_that_are_none(ada: Person) -> None:
    """Refused with what is wrong, naming the line."""
    for text in (
        "{}",
        "nonsense",
        '{"serai": 1, "game": "chess", "rules": "1", "seats": 2, "options": {}}',
        "\ud800"[:0] + "[]",
    ):
        refusal = ada.request("POST", "/api/import", {"key": key(), "record": text}).json()
        assert refusal["code"] in ("game", "unknown")
        assert refusal["text"]
