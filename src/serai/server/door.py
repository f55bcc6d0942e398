"""What a connection may cost before its request is there: the size of a request's head, and the time until it is whole.

uvicorn's fast protocol knows no such limits. Without them one connection could fill the memory with headers, and a few
hundred that say nothing could take all file handles there are.
"""

import asyncio
from collections import defaultdict
from typing import ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MOST_HEAD: Final = 32_768  # bytes of a request line and its headers
HEAD_SECONDS: Final = 10.0  # until the head of a request is whole
BODY_SECONDS: Final = 120.0  # and then its body
MOST_UNFINISHED: Final = 500  # connections of one address that have not brought a whole head yet
TOO_LARGE: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"content-type: text/plain; charset=utf-8\r\ncontent-length: 29\r\nconnection: close\r\n\r\n"
    b"The request head is too large"
)


class Door(HttpToolsProtocol):
    """A connection over HTTP, with those limits. A WebSocket leaves it once its handshake is there."""

    most_head: ClassVar[int] = MOST_HEAD
    head_seconds: ClassVar[float] = HEAD_SECONDS
    body_seconds: ClassVar[float] = BODY_SECONDS
    most_unfinished: ClassVar[int] = MOST_UNFINISHED
    unfinished: ClassVar[defaultdict[str, dict["Door", None]]] = defaultdict(dict)  # by address, the oldest first

    _address: str = ""
    _in_head: bool = True
    _head: int = 0  # bytes of the head that is being read
    _due: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has connected; of too many that say nothing, the one that has waited longest goes."""
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        here = self.unfinished[self._address]
        here[self] = None
        if len(here) > self.most_unfinished:
            next(iter(here)).drop()
        self._wait(self.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """The other side has gone, or we have closed."""
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Pass on what comes, a head only as far as it may go."""
        if self._in_head and self._head + len(data) > self.most_head:
            first, data = data[: self.most_head - self._head], data[self.most_head - self._head :]
            self._feed(first)
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            if self._in_head:
                self._refuse()
                return
        self._feed(data)

    def _feed(self, data: bytes) -> None:
        if self._in_head:
            self._head += len(data)
            if self._due is None:
                self._wait(self.head_seconds)
        super().data_received(data)

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a WebSocket, with limits of its own."""
        self._leave()
        super().handle_websocket_upgrade()

    # ---- what the parser finds -----------------------------------------------------------------------------------

    def on_message_begin(self) -> None:
        """The first byte of a request, perhaps behind another one."""
        if self._due is None:
            self._wait(self.head_seconds)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The head is whole."""
        self._in_head = False
        self._leave()
        self._wait(self.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is whole; what comes next is the head of another."""
        self._in_head, self._head = True, 0
        self._calm()
        super().on_message_complete()

    # ---- limits --------------------------------------------------------------------------------------------------

    def _wait(self, seconds: float) -> None:
        self._calm()
        self._due = self.loop.call_later(seconds, self._too_slow)

    def _calm(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None

    def _leave(self) -> None:
        """It is no longer one of those that are waited for."""
        self._calm()
        here = self.unfinished.get(self._address, {})
        here.pop(self, None)
        if not here:
            self.unfinished.pop(self._address, None)

    def _too_slow(self) -> None:
        self._due = None
        if self._in_head and self._answering():  # it sends ahead: its next request may take until this one is answered
            self._wait(self.head_seconds)
        else:
            self.drop()

    def _answering(self) -> bool:
        return bool(self.cycle) and not self.cycle.response_complete

    def drop(self) -> None:
        """End the connection at once."""
        self._leave()
        self.transport.abort()

    def _refuse(self) -> None:
        if not self._answering():
            self.transport.write(TOO_LARGE)
        self._leave()
        self.transport.close()
