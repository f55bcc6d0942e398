"""Random play over HTTP and sockets, with stale and repeated requests, undo, pauses and restarts in between.

Whatever happens: what was acknowledged stays, the log has no gap, and a restarted server shows everybody the same.
"""

import random
from pathlib import Path

import pytest
from litestar.testing import TestClient

from serai.server.app import create_app
from serai.server.settings import UNLIMITED, Settings
from serai.store.sqlite import SqliteStore
from tests.server.people import Client, Person, Plain, Seat, key

STEPS = 60
KINDS = {"act": 10, "stale": 2, "again": 2, "otherwise": 1, "undo": 2, "answer": 3, "redo": 1, "pause": 1, "illegal": 1}


class Life:
    """A table of two people and a bot, and what has been acknowledged to them."""

    def __init__(self, client: Client, seed: int) -> None:
        """Sit down."""
        self.luck = random.Random(seed)
        ada, ugo = Person(client, "Ada"), Person(client, "Ugo", "it")
        first = ada.table("you", "open", "random")
        ugo.post(f"/api/join/{first.invite}", {})
        self.seats = [first, Seat(ugo, first.id)]
        self.done: list[tuple[Seat, Plain, int]] = []

    def step(self) -> None:
        """One thing that somebody does."""
        seat = self.luck.choice(self.seats)
        view = self.after_the_bot(seat)
        kind = self.luck.choices(list(KINDS), list(KINDS.values()))[0]
        seq = view["seq"]
        if kind == "act" and view["actions"]:
            self.ask(seat, {"type": "act", "seq": seq, "action": self.luck.choice(view["actions"])["action"]})
        elif kind == "stale":
            self.refused(seat, {"type": "act", "seq": self.luck.randrange(seq), "action": "sail 1"}, "stale")
        elif kind == "illegal" and view["actions"]:
            self.refused(seat, {"type": "act", "seq": seq, "action": "build 3 1"}, "illegal")
        elif kind in ("again", "otherwise") and self.done:
            asked, message, was = self.luck.choice(self.done)
            if kind == "again":
                assert asked.send(message)["answer"] == {"type": "done", "key": message["key"], "seq": was}
            else:
                self.refused(asked, {"type": "redo", "seq": 1, "key": message["key"]}, "repeated_otherwise")
        elif kind == "undo":
            self.ask(seat, {"type": "undo", "seq": seq})
        elif kind == "answer":
            request = view["request"] or {"by": "A", "to": 1}
            seen = {"by": request["by"], "to": request["to"]}
            self.ask(seat, {"type": "answer_undo", "seq": seq, **seen, "yes": self.luck.random() < 0.7})
        elif kind == "redo":
            self.ask(seat, {"type": "redo", "seq": seq})
        elif kind == "pause" or view["status"] == "paused":
            self.ask(seat, {"type": "pause", "on": view["status"] != "paused"})

    def after_the_bot(self, seat: Seat) -> Plain:
        """The table once no bot has to move."""
        view = seat.view()
        for _ in range(20):
            acting = next((line for line in view["seats"] if line["seat"] == view["to_act"]), None)
            if view["status"] != "playing" or view["request"] or acting is None or not acting["bot"]:
                break
            seat.person.get(f"/api/tables/{seat.id}/events?after_version={view['version']}&wait=2")
            view = seat.view()
        return view

    def ask(self, seat: Seat, message: Plain) -> None:
        """A request that may be done or not; what is done stays so."""
        sent = {**message, "key": key()}
        answer = seat.send(sent)
        if answer["answer"]["type"] == "done":
            assert answer["table"]["seq"] >= answer["answer"]["seq"]
            self.done.append((seat, sent, answer["answer"]["seq"]))

    def refused(self, seat: Seat, message: Plain, code: str) -> None:
        """A request that must not be done: no person has decided anything since, and nothing was taken back."""
        before = seat.view()["seq"]
        assert seat.refused(message)["code"] in (code, "stale", "paused", "not_your_turn", "over")
        after = seat.view(f"?after={before}")
        deciders = [line["who"] for line in after["news"] if line["part"] == 0 and line["who"] in "AB"]
        assert deciders == []
        assert [line["n"] for line in after["news"] if line["undo"] is not None] == []

    def rest(self) -> list[Plain]:
        """What everybody sees once nobody does anything any more; the log without gaps."""
        seat = self.seats[0]
        if seat.view()["status"] == "playing":
            self.ask(seat, {"type": "pause", "on": True})
        views = [self.still(each.view()) for each in self.seats]
        items = [item for page in self.pages() for item in page]
        assert [item["n"] for item in items if item["part"] == 0] == list(range(1, views[0]["seq"] + 1))
        return [*views, {"log": items}]

    def pages(self) -> list[list[Plain]]:
        """The log, page by page."""
        pages: list[list[Plain]] = []
        before = self.seats[0].view()["seq"] + 1
        while before > 1:
            page = self.seats[0].person.get(f"/api/tables/{self.seats[0].id}/log?before={before}&limit=50")
            pages.insert(0, page["items"])
            before = page["items"][0]["n"]
        return pages

    def still(self, view: Plain) -> Plain:
        """A view without who is there just now."""
        seats = [{**line, "connected": False} for line in view["seats"]]
        return {**view, "seats": seats, "watchers": 0}

    def move_to(self, client: Client) -> None:
        """The server has been started anew."""
        for seat in self.seats:
            seat.person.client = client


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_life_with_restarts(tmp_path: Path, seed: int) -> None:
    """Three servers one after the other on one store."""
    life: Life | None = None
    seen: list[Plain] = []
    for _ in range(3):
        settings = Settings(bot_pace=0, limits=UNLIMITED)
        with TestClient(create_app(SqliteStore(tmp_path / "data"), settings)) as client:
            if life is None:
                life = Life(client, seed)
            else:
                life.move_to(client)
                assert life.rest() == seen
                for seat, message, was in life.done[-20:]:
                    assert seat.send(message)["answer"] == {"type": "done", "key": message["key"], "seq": was}
                life.ask(life.seats[0], {"type": "pause", "on": False})
            for _ in range(STEPS):
                life.step()
            seen = life.rest()
    assert life is not None
    assert len(life.done) > 30
