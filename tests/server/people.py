"""People at their browsers, for the tests: each with a cookie of their own, over one test client."""

import itertools
from collections.abc import Callable, Mapping
from typing import Any, Final

from litestar import Litestar
from litestar.testing import TestClient
from litestar.testing.websocket_test_session import WebSocketTestSession

Plain = dict[str, Any]
Client = TestClient[Litestar]

_numbers: Final = itertools.count(1)


def key() -> str:
    """A fresh key."""
    return f"key-{next(_numbers):08d}"


class Person:
    """Somebody with (or without) a name."""

    def __init__(self, client: Client, name: str = "", lang: str = "en") -> None:
        """With a name they are a guest at once."""
        self.client = client
        self.cookie = ""
        self.lang = lang
        if name:
            self.post("/api/me", {"name": name, "lang": lang})

    def request(self, method: str, path: str, json: object = None, **headers: str) -> Any:
        """A request; the answer with its status. Headers are written with underscores."""
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        if self.cookie:
            sent.setdefault("cookie", self.cookie)
        self.client.cookies.clear()
        answer = (
            self.client.request(method, path, json=json, headers=sent)
            if json is not None
            else self.client.request(method, path, headers=sent)
        )
        given = answer.headers.get("set-cookie", "")
        if given:
            self.cookie = given.partition(";")[0]
        self.client.cookies.clear()
        return answer

    def get(self, path: str, status: int = 200) -> Any:
        """What a GET answers."""
        answer = self.request("GET", path)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, json: object, status: int | tuple[int, ...] = (200, 201)) -> Any:
        """What a POST answers."""
        answer = self.request("POST", path, json)
        assert answer.status_code in ((status,) if isinstance(status, int) else status), answer.text
        return answer.json()

    def table(self, *seats: str, **more: object) -> "Seat":
        """A new table, through this person's eyes."""
        made = self.post("/api/tables", {"key": key(), "game": "river_of_gold", "seats": list(seats), **more})
        return Seat(self, made["id"], made["invite"])


class Seat:
    """A person at a table."""

    def __init__(self, person: Person, table: str, invite: str | None = None) -> None:
        """`invite` is the token of its link."""
        self.person = person
        self.id = table
        self.invite = invite

    def view(self, query: str = "") -> Plain:
        """The table."""
        made: Plain = self.person.get(f"/api/tables/{self.id}{query}")
        return made

    def send(self, message: Mapping[str, object], query: str = "") -> Plain:
        """A request to the table, with a fresh key unless it has one."""
        made: Plain = self.person.post(f"/api/tables/{self.id}/actions{query}", {"key": key(), **message})
        return made

    def act(self, action: str | None = None, query: str = "", **more: object) -> Plain:
        """Do an action (the first legal one) as of now; the answer."""
        view = self.view(query)
        chosen = action or view["actions"][0]["action"]
        answer: Plain = self.send({"type": "act", "seq": view["seq"], "action": chosen, **more}, query)["answer"]
        return answer

    def done(self, message: Mapping[str, object]) -> Plain:
        """A request that must be done; the table afterwards."""
        answer = self.send(message)
        assert answer["answer"]["type"] == "done", answer["answer"]
        table: Plain = answer["table"]
        return table

    def refused(self, message: Mapping[str, object], query: str = "") -> Plain:
        """A request that must be refused; the refusal."""
        answer: Plain = self.send(message, query)["answer"]
        assert answer["type"] == "refused", answer
        return answer

    def socket(self, query: str = "", **headers: str) -> WebSocketTestSession:
        """The table over a WebSocket."""
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        if self.person.cookie:
            sent["cookie"] = self.person.cookie
        self.person.client.cookies.clear()
        return self.person.client.websocket_connect(f"/api/tables/{self.id}/ws{query}", headers=sent)


def until(session: WebSocketTestSession, wanted: Callable[[Plain], bool]) -> Plain:
    """The first message of that kind; what comes before is dropped."""
    for _ in range(400):
        message: Plain = session.receive_json(timeout=20)
        if wanted(message):
            return message
    raise AssertionError("400 messages, and none was the wanted one")


def is_view(message: Plain) -> bool:
    """Whether a message is a table."""
    return bool(message["type"] == "table")
