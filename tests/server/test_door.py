"""What a connection may cost before its request is there."""

import asyncio
import contextlib
import resource
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import httpx
import pytest
import uvicorn
from uvicorn._types import ASGIReceiveCallable, ASGISendCallable, Scope

from serai.server import running
from serai.server.door import Door
from tests.server.process import Server, free_port

T = TypeVar("T")
GET = b"GET / HTTP/1.1\r\nhost: localhost\r\n"


class Quick(Door):
    """With little patience."""

    head_seconds = 0.4
    body_seconds = 0.8
    most_unfinished = 5


async def echo(scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
    """Answers with the length of the body; `/slow` takes a second."""
    assert scope["type"] == "http"
    size, more = 0, True
    while more:
        event = await receive()
        if event["type"] != "http.request":
            return
        size, more = size + len(event["body"]), event["more_body"]
    await asyncio.sleep(1.0 if scope["path"] == "/slow" else 0)
    body = str(size).encode()
    headers = [(b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 200, "headers": headers, "trailers": False})
    await send({"type": "http.response.body", "body": body, "more_body": False})


@contextlib.asynccontextmanager
async def serving() -> AsyncIterator[int]:
    """A small server behind such a door; its port."""
    listener = running.listening("127.0.0.1", 0)
    config = uvicorn.Config(echo, http=Quick, lifespan="off", log_config=None, access_log=False)
    server = uvicorn.Server(config)
    task = asyncio.create_task(server._serve([listener]))
    try:
        yield listener.getsockname()[1]
    finally:
        server.should_exit = True
        await task


def played(test: Callable[[int], Awaitable[T]]) -> T:
    """A test at that server, in the loop that the real one uses."""

    async def run() -> T:
        async with serving() as port:
            return await asyncio.wait_for(test(port), 15)

    with asyncio.Runner(loop_factory=pytest.importorskip("uvloop").new_event_loop) as runner:
        return runner.run(run())


async def said(port: int, *parts: bytes, pause: float = 0.0) -> bytes:
    """All that is answered until the other side closes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    answer = b""
    with contextlib.suppress(ConnectionError):
        for part in parts:
            if writer.is_closing():
                break  # the other side has had enough
            writer.write(part)
            await writer.drain()
            await asyncio.sleep(pause)
        answer = await reader.read()
    writer.close()
    return answer


END = b"connection: close\r\n\r\n"


@pytest.mark.parametrize("head", [b"x: " + b"y" * 40_000, b"x: y\r\n" * 7_000, b"z: " + b"y" * 32_800])
def test_a_large_head(head: bytes) -> None:
    """431, in one piece or in many."""

    async def test(port: int) -> None:
        assert b" 431 " in (await said(port, GET + head)).split(b"\r\n")[0]
        parts = [head[at : at + 5_000] for at in range(0, len(head), 5_000)]
        answer = await said(port, GET, *parts, pause=0.01)
        assert answer == b"" or b" 431 " in answer.split(b"\r\n")[0]

    played(test)


def test_a_long_address() -> None:
    """It belongs to the head."""
    assert b" 431 " in played(lambda port: said(port, b"GET /" + b"a" * 40_000))


def test_what_is_allowed() -> None:
    """A large body, also right behind the head; the next request on the same connection; a head of 30 kB."""

    async def test(port: int) -> None:
        body = b"POST / HTTP/1.1\r\ncontent-length: 300000\r\n" + b"x: " + b"y" * 20_000 + b"\r\n"
        for one in (body + END + b"z" * 300_000, GET + b"x: " + b"y" * 30_000 + b"\r\n" + END):
            assert (await said(port, one)).startswith(b"HTTP/1.1 200 ")
        both = await said(port, body + b"\r\n" + b"z" * 300_000 + GET + END)
        assert both.count(b"HTTP/1.1 200 ") == 2
        slow = b"GET /slow HTTP/1.1\r\n\r\n"  # the half of the next one waits for longer than a head may take
        answer = await said(port, slow + GET, END, pause=0.8)
        assert answer.count(b"HTTP/1.1 200 ") == 2

    played(test)


@pytest.mark.parametrize("part", [b"", b"GET", GET, b"\r\n", GET + b"\r\n\r\n" + b"GET /"])
def test_a_head_that_does_not_come(part: bytes) -> None:
    """The connection is closed."""

    async def test(port: int) -> None:
        begun = asyncio.get_running_loop().time()
        await said(port, part)
        assert asyncio.get_running_loop().time() - begun < 2

    played(test)


def test_a_body_that_does_not_come() -> None:
    """The same, later."""

    async def test(port: int) -> None:
        begun = asyncio.get_running_loop().time()
        assert await said(port, b"POST / HTTP/1.1\r\ncontent-length: 10\r\n\r\nabc") == b""
        assert 0.7 < asyncio.get_running_loop().time() - begun < 3

    played(test)


def test_many_that_say_nothing() -> None:
    """Of more than a few, the oldest goes; who asks something is served."""

    async def test(port: int) -> None:
        open_now = [await asyncio.open_connection("127.0.0.1", port) for _ in range(8)]
        await asyncio.sleep(0.1)
        assert sum(reader.at_eof() or reader.exception() is not None for reader, _ in open_now) == 3
        assert (await said(port, GET + END)).startswith(b"HTTP/1.1 200 ")
        for _, writer in open_now:
            writer.close()

    played(test)
    assert not Quick.unfinished


def test_the_server_has_that_door(tmp_path: Path) -> None:
    """With headers without end one connection gets nowhere; the file limit is as high as it may be."""
    with Server(tmp_path / "data", free_port()) as server:
        sent = 0
        with socket.create_connection(("127.0.0.1", server.port)) as connection:
            connection.sendall(GET + b"x: ")
            with contextlib.suppress(ConnectionError):
                for _ in range(1_000):
                    connection.sendall(b"y" * 10_000)
                    sent += 10_000
        assert sent < 9_000_000
        assert httpx.get(f"{server.url}/health").status_code == 200
        soft, hard = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
        assert soft == min(hard, running.MOST_FILES) or soft >= running.MOST_FILES


def test_the_file_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Up to what the system allows, never down."""
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "setrlimit", lambda _, wanted: asked.append(wanted))
    for limit in ((256, 4_096), (256, resource.RLIM_INFINITY), (100_000, 200_000), (4_096, 4_096)):
        monkeypatch.setattr(resource, "getrlimit", lambda _, limit=limit: limit)
        running.raise_file_limit()
    assert asked == [(4_096, 4_096), (running.MOST_FILES, resource.RLIM_INFINITY)]
