"""A table over a WebSocket: the view at once, then whatever changes; requests, and their answers."""

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Iterator
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from serai.server import messages as m
from serai.server import security
from serai.server.desk import Asker
from serai.server.front import Caller, Front
from serai.server.live import ENCODER, LiveTable
from serai.server.log import tell
from serai.server.refusal import Refusal

DECODER: Final = msgspec.json.Decoder(m.ClientMessage)
MOST_WAITING: Final = 64  # answers that wait for a slow reader, before we stop reading from it
GOODBYE: Final = ENCODER.encode(m.Closing()).decode()
Socket = WebSocket[Any, Any, Any]
POLICY, GOING_AWAY = 1008, 1001
FAREWELL: Final = 5.0  # seconds for the last answers to somebody who is sent away
GONE: Final = (WebSocketDisconnect, OSError)  # the other side has left while something was on its way


class TableSocket:
    """One connection at one table."""

    def __init__(self, front: Front, live: LiveTable, asker: Asker, address: str, after: int | None) -> None:
        """`after` is the last entry that the other side knows of; None for none."""
        self._front = front
        self._live = live
        self._asker = asker
        self._address = address
        self._after = after
        self._wake = asyncio.Event()
        self._room = asyncio.Event()
        self._answers: deque[str] = deque()
        self._idle = False  # everything is sent, and the other side reads
        self._view = True  # there is a view that has not been sent
        self._asked = False  # the painter has been asked for it
        self._drawn: tuple[str, int] | None = None  # the view, and the number of its last entry
        self._fault: Exception | None = None
        self._presence = False
        self._closing = False
        self._ended = False
        self._refused = False

    # ---- what the table tells ------------------------------------------------------------------------------------

    @property
    def person(self) -> str:
        """Whose connection it is."""
        return self._asker.person

    def changed(self) -> None:
        """There is a new view."""
        self._view = True
        self._drawn = None
        if self._idle:
            self._ask()

    def presence(self) -> None:
        """Somebody has come or gone."""
        self._presence = True
        self._wake.set()

    def closing(self) -> None:
        """The server goes down."""
        self._closing = True
        self._wake.set()

    def ended(self) -> None:
        """The person has logged out."""
        self._ended = True
        self._wake.set()

    # ---- sending -------------------------------------------------------------------------------------------------

    async def write(self, socket: Socket) -> None:
        """Send what there is to send, answers first. A slow reader gets the latest view and not all that were in between."""
        while True:
            self._idle = True
            self._ask()
            await self._wake.wait()
            self._idle = False
            self._wake.clear()
            while self._answers:
                await socket.send_data(self._answers.popleft())
                self._room.set()
            if self._ended:
                await socket.close(POLICY)
                return
            if self._closing:
                await socket.send_data(GOODBYE)
                await socket.close(GOING_AWAY)
                return
            if self._fault is not None:
                raise self._fault
            if self._drawn is not None:
                (view, self._after), self._drawn = self._drawn, None
                self._view = self._presence = False
                await socket.send_data(view)
            elif self._presence and not self._view:
                self._presence = False
                await socket.send_data(ENCODER.encode(self._live.presence()).decode())

    def _ask(self) -> None:
        """Have the view drawn, if there is a new one that nobody draws yet."""
        if self._view and self._drawn is None and not self._asked:
            self._asked = True
            self._front.painter.ask(self._draw)

    def _draw(self) -> None:
        """In the painter's turn."""
        live, asker = self._live, self._asker
        self._asked = False
        try:
            viewer = live.viewer(asker.person, asker.lang, asker.eyes)
            self._drawn = (live.message(viewer, self._after), live.seq)
        except Exception as error:  # the connection ends with it, and the log has it
            self._fault = error
        self._wake.set()

    def say(self, answer: m.Done | m.Refused | m.Pong) -> None:
        """Put an answer among those to be sent."""
        self._answers.append(ENCODER.encode(answer).decode())
        self._wake.set()

    # ---- receiving -----------------------------------------------------------------------------------------------

    async def read(self, socket: Socket) -> None:
        """Take requests until the other side goes, or sends too much that cannot be understood."""
        bad = 0
        while bad < self._front.settings.limits.bad_messages:
            event = await socket.receive()
            if event["type"] != "websocket.receive":
                return
            try:
                message = read_message(event)
            except Refusal as refusal:
                bad += 1
                self._front.note_refusal(refusal, "socket", self._address)
                self.say(refusal.refused(key_of(event), self._asker.lang))
                continue
            await self._take(message)
            while len(self._answers) > MOST_WAITING:
                self._room.clear()
                await self._room.wait()
        self._refused = True

    async def part(self, socket: Socket) -> None:
        """Send the last answers, then close, where the other side has sent too much that cannot be understood."""
        if self._refused:
            while self._answers:
                await socket.send_data(self._answers.popleft())
            await socket.close(POLICY)

    async def _take(self, message: m.ClientMessage) -> None:
        if self._ended:
            return
        said: list[m.Done] = []

        def answered(done: m.Done) -> None:
            said.append(done)
            self.say(done)

        try:
            self._front.limiter.take("actions", self._asker.person, self._address)
        except Refusal as refusal:
            self._front.note_refusal(refusal, "socket", self._address)
            self.say(refusal.refused(message.key, self._asker.lang))
            return
        answer = await self._front.desk.answer(self._live, self._asker, message, answered)
        if not said:
            self.say(answer)
        if isinstance(message, m.Look) or (isinstance(answer, m.Refused) and answer.code in ("stale", "illegal")):
            self.changed()


def read_message(event: "dict[str, object] | object") -> m.ClientMessage:
    """A request in a frame. Raises Refusal."""
    text = event.get("text") if isinstance(event, dict) else None
    if not isinstance(text, str):
        raise Refusal("malformed", "server-refused-binary")
    if len(text) > m.MAX_MESSAGE:
        raise Refusal("too_large")
    body = text.encode(errors="replace")
    security.check_depth(body)
    try:
        return DECODER.decode(body)
    except (msgspec.DecodeError, RecursionError) as error:
        raise malformed(error) from None


def malformed(error: Exception) -> Refusal:
    """What cannot be understood; the place goes into `help`, for whoever writes programs."""
    refusal = Refusal("malformed")
    refusal.help = str(error)[:200]
    return refusal


def key_of(event: "dict[str, object] | object") -> str:
    """The key of a request that is not understood, as far as it has one."""
    text = event.get("text") if isinstance(event, dict) else None
    if isinstance(text, str) and len(text) <= m.MAX_MESSAGE:
        with contextlib.suppress(msgspec.DecodeError, RecursionError):
            found = msgspec.json.decode(text, type=dict[str, msgspec.Raw]).get("key")
            return msgspec.json.decode(found, type=m.Key) if found is not None else ""
    return ""


async def serve(front: Front, socket: Socket, caller: Caller, live: LiveTable, asker: Asker, after: int | None) -> None:
    """One connection from its acceptance to its end."""
    await socket.accept()
    connection = TableSocket(front, live, asker, caller.address, after)
    live.join(connection)
    if front.has_left(caller):
        connection.ended()
    writer = asyncio.ensure_future(connection.write(socket))
    reader = asyncio.ensure_future(connection.read(socket))
    try:
        await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
    finally:
        live.leave(connection)
        for task in (writer, reader):
            task.cancel()
        for ended in await asyncio.gather(writer, reader, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, GONE):
                tell("fault", logging.ERROR, ended, table=live.id)
        with contextlib.suppress(*GONE, asyncio.TimeoutError):
            await asyncio.wait_for(connection.part(socket), FAREWELL)
        live.used = time.monotonic()


@contextlib.contextmanager
def place(front: Front, caller: Caller, live: LiveTable) -> Iterator[None]:
    """A place among the open sockets. Raises Refusal when there is none left."""
    limits, open_now = front.settings.limits, front.sockets
    wanted = [(f"address {caller.address}", limits.sockets_per_address), (f"table {live.id}", limits.sockets_per_table)]
    if caller.id:
        wanted.append((f"person {caller.id}", limits.sockets_per_person))
    if any(open_now.get(name, 0) >= most for name, most in wanted):
        raise Refusal("too_many")
    for name, _ in wanted:
        open_now[name] = open_now.get(name, 0) + 1
    try:
        yield
    finally:
        for name, _ in wanted:
            open_now[name] -= 1
            if not open_now[name]:
                del open_now[name]
