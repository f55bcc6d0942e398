"""What leaves when: an answer before any view, a view at a time, and nothing for somebody who does not read."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, cast

import pytest
from litestar import WebSocket

from serai.core.state import NOBODY
from serai.server import socket as sockets
from serai.server.desk import Asker
from serai.server.eyes import Eyes
from serai.server.front import Front
from serai.server.live import LiveTable, Viewer
from serai.server.messages import Done, Pong
from serai.server.painter import TURN, Painter
from serai.server.settings import Settings
from serai.server.socket import TableSocket
from serai.store.sqlite import SqliteStore
from tests.server.people import Person, Seat, is_view, key, until
from tests.server.test_leaks import table_at, walked


def test_everybody_else_has_a_turn_after_a_millisecond_of_drawing() -> None:
    """However many views are waiting; small ones share a turn; none is drawn before what was due when it was asked for."""

    async def play(seconds: float) -> list[str]:
        seen, now = ["start"], [0.0]
        painter = Painter(lambda: now[0])
        task = asyncio.ensure_future(painter.run())

        def draw() -> None:
            seen.append("view")
            now[0] += seconds

        await asyncio.sleep(0)
        for number in range(4):
            asyncio.get_running_loop().call_soon(seen.append, f"confirmed {number}")
            painter.ask(draw)
        assert painter.waiting == 4
        while painter.waiting:
            await asyncio.sleep(0)
            seen.append("turn")
        painter.ask(lambda: seen.append("later"))
        await asyncio.sleep(0.01)
        task.cancel()
        return seen

    confirmed = [f"confirmed {number}" for number in range(4)]
    slow, quick = asyncio.run(play(TURN)), asyncio.run(play(TURN / 5))
    for seen in (slow, quick):
        assert seen[-1] == "later"
        assert seen.count("view") == 4
        assert [what for what in seen[: seen.index("view")] if what != "turn"] == ["start", *confirmed]
    assert all(slow[at + 1] == "turn" for at, what in enumerate(slow) if what == "view")
    assert quick[quick.index("view") :][:4] == ["view"] * 4


@pytest.fixture
def order(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What happens in the server, in order."""
    seen: list[str] = []
    message, say, send = LiveTable.message, TableSocket.say, WebSocket.send_data

    def drawn(live: LiveTable, viewer: Viewer, after: int | None) -> str:
        seen.append(f"drawn {live.seq}")
        return message(live, viewer, after)

    def said(connection: TableSocket, answer: Any) -> None:
        seen.append(f"said {answer.seq}" if isinstance(answer, Done) else "said")
        say(connection, answer)

    async def sent(socket: sockets.Socket, data: str, *more: Any) -> None:
        seen.append(f"sent {json.loads(data)['type']}")
        await send(socket, data, *more)

    monkeypatch.setattr(LiveTable, "message", drawn)
    monkeypatch.setattr(TableSocket, "say", said)
    monkeypatch.setattr(WebSocket, "send_data", sent)
    return seen


def test_done_leaves_before_any_view_is_drawn(ada: Person, ugo: Person, nobody: Person, order: list[str]) -> None:
    """Two players and some who look on: the one who moved has their answer first."""
    table = ada.table("you", "open")
    ugo.post(f"/api/join/{table.invite}", {})
    view = table.view()
    mover, waits = (ada, ugo) if view["to_act"] == "A" else (ugo, ada)
    with ExitStack() as stack:
        mine = stack.enter_context(Seat(mover, table.id).socket())
        others = [stack.enter_context(Seat(who, table.id).socket()) for who in (waits, nobody, nobody)]
        for session in (mine, *others):
            until(session, is_view)
        order.clear()
        mine.send_json({"type": "act", "key": key(), "seq": view["seq"], "action": "sail 1"})
        seq = until(mine, lambda message: message["type"] == "done")["seq"]
        for session in (mine, *others):
            assert until(session, is_view)["seq"] == seq
    steps = [step for step in order if step != "sent presence"]
    assert steps[:3] == [f"said {seq}", "sent done", f"drawn {seq}"]
    assert steps.count("sent done") == 1
    assert steps.count(f"drawn {seq}") == steps.count("sent table") == 4


class Reader:
    """The other side of a connection, which reads when it likes."""

    def __init__(self) -> None:
        """Reads nothing yet."""
        self.sent: list[dict[str, Any]] = []
        self.reads = asyncio.Event()

    async def send_data(self, data: str) -> None:
        """Take it, as soon as there is room."""
        await self.reads.wait()
        self.sent.append(json.loads(data))


def connected(
    tmp_path: Path, play: Callable[[LiveTable, TableSocket, Reader, Callable[[], int]], Awaitable[None]]
) -> None:
    """A connection that is being written to; the last argument counts the views that were drawn."""

    async def run() -> None:
        front, live, reader = Front(SqliteStore(tmp_path), Settings()), table_at(walked(1, 12), 0), Reader()
        drawn: list[int] = []
        message = live.message

        def counted(viewer: Viewer, after: int | None) -> str:
            drawn.append(live.seq)
            return message(viewer, after)

        live.message = counted  # type: ignore[method-assign]
        connection = TableSocket(front, live, Asker("ada", "en", Eyes()), "", None)
        tasks = [asyncio.ensure_future(front.painter.run())]
        tasks.append(asyncio.ensure_future(connection.write(cast(sockets.Socket, reader))))
        try:
            await asyncio.sleep(0.01)
            await play(live, connection, reader, lambda: len(drawn))
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(run())


def test_a_slow_reader(tmp_path: Path) -> None:
    """While nobody reads nothing is drawn; then the answers come first, and one view with all the news since."""

    async def play(live: LiveTable, connection: TableSocket, reader: Reader, drawn: Callable[[], int]) -> None:
        assert drawn() == 1
        for number in range(5):
            change = live.table.bot_act(live.table.match.to_act, live.table.match.state.legal_actions()[0])
            live.table.commit(change)
            live.committed(live.version + 1)
            connection.changed()
            connection.say(Pong(key=f"{number}"))
            await asyncio.sleep(0.01)
            if not live.table.bot_to_act():
                break
        assert drawn() == 1
        reader.reads.set()
        await asyncio.sleep(0.05)
        kinds = [message["type"] for message in reader.sent]
        assert kinds == ["table", *["pong"] * (number + 1), "table"]
        assert drawn() == 2
        first, last = reader.sent[0], reader.sent[-1]
        assert (first["news"], last["seq"]) == ([], live.seq)
        assert sorted({item["n"] for item in last["news"]}) == list(range(first["seq"] + 1, live.seq + 1))

    state = walked(1, 12)
    assert state.to_act not in (0, NOBODY)  # a bot moves there
    connected(tmp_path, play)


def test_a_view_that_was_not_sent_in_time_is_not_sent(tmp_path: Path) -> None:
    """What somebody has closed their eyes to in the meantime does not come after all."""

    async def play(live: LiveTable, connection: TableSocket, reader: Reader, drawn: Callable[[], int]) -> None:
        reader.reads.set()
        await asyncio.sleep(0.01)
        connection.changed()
        for _ in range(20):
            await asyncio.sleep(0)
            if connection._drawn is not None:
                break
        assert connection._drawn is not None
        before = drawn()
        connection.changed()
        await asyncio.sleep(0.01)
        assert drawn() == before + 1
        assert len(reader.sent) == 2

    connected(tmp_path, play)


def test_a_view_that_cannot_be_drawn(tmp_path: Path) -> None:
    """It ends that connection, and the painter goes on."""

    async def play(live: LiveTable, connection: TableSocket, reader: Reader, drawn: Callable[[], int]) -> None:
        live.message = None  # type: ignore[assignment, method-assign]
        reader.reads.set()
        await asyncio.sleep(0.01)
        other = TableSocket(connection._front, live, Asker("", "en", Eyes()), "", None)
        with pytest.raises(TypeError):
            await asyncio.wait_for(other.write(cast(sockets.Socket, reader)), 5)
        asked: list[str] = []
        connection._front.painter.ask(lambda: asked.append("drawn"))
        await asyncio.sleep(0.01)
        assert asked == ["drawn"]

    connected(tmp_path, play)
