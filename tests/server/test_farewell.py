"""Connections that we end: those that send nonsense, and those of people who do not read when the server goes down."""

import contextlib
import json
import os
import signal
import socket
import time
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from tests.server.process import Plain, Remote, Server, free_port

SLOW = 10


def untroubled(lines: list[Plain]) -> None:
    """Nothing in the log looks like a mistake of ours."""
    assert [line for line in lines if line["level"] == "error" or "trace" in line] == []


def test_too_much_nonsense(tmp_path: Path) -> None:
    """Closed for policy after the last answer, while other answers are under way; that is no fault of ours."""
    with Server(tmp_path / "data", free_port(), "--limits", "off") as server:
        ada = server.person("Ada")
        table = ada.table("you", "you")
        for _ in range(5):
            with ada.socket(table) as connection:
                with contextlib.suppress(ConnectionClosed):
                    for number in range(40):
                        connection.send(json.dumps({"type": "look", "key": f"key-look-{number}"}))
                        connection.send("nonsense")
                heard: list[Plain] = []
                with contextlib.suppress(ConnectionClosed):
                    while True:
                        heard.append(json.loads(connection.recv(timeout=10)))
                assert connection.close_code == 1008
                assert [line["code"] for line in heard if line["type"] == "refused"] == ["malformed"] * 20
        untroubled(server.logged())


def frame(message: Plain) -> bytes:
    """A text in a WebSocket frame, as a browser sends it."""
    body = json.dumps(message).encode()
    assert len(body) < 126
    return bytes((0x81, 0x80 | len(body))) + bytes(4) + body  # masked with zeros


def slow_reader(ada: Remote, port: int, table: str) -> socket.socket:
    """A socket at a table that asks for many views and reads none of them."""
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2_048)
    made.connect(("127.0.0.1", port))
    made.sendall(
        f"GET /api/tables/{table}/ws HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
        f"sec-websocket-version: 13\r\nsec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\ncookie: {ada.cookie}\r\n\r\n".encode()
    )
    assert made.recv(12) == b"HTTP/1.1 101"
    made.setblocking(False)
    return made


def ask_much(readers: list[socket.socket], seconds: float) -> None:
    """Every reader asks for views, as long as the server takes requests."""
    until, number = time.monotonic() + seconds, 0
    while time.monotonic() < until:
        number += 1
        for reader in readers:
            try:
                reader.send(frame({"type": "look", "key": f"key-look-{number}"}))
            except BlockingIOError:
                continue
        time.sleep(0.002)


def test_the_end_does_not_wait_for_slow_readers(tmp_path: Path) -> None:
    """A second, then they are dropped; the log has no traces of it."""
    with Server(tmp_path / "data", free_port(), "--limits", "off") as server:
        ada = server.person("Ada")
        table = ada.table("you", "you")
        readers = [slow_reader(ada, server.port, table) for _ in range(SLOW)]
        ask_much(readers, 4)
        os.kill(server.process.pid, signal.SIGTERM)
        begun = time.monotonic()
        _, errors = server.process.communicate(timeout=20)
        took = time.monotonic() - begun
        for reader in readers:
            reader.close()
        untroubled([json.loads(line) for line in errors.splitlines()])
        assert took < 4
