"""The server as a process of its own, for tests that kill it, and people who talk to it over real sockets."""

import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Final

import httpx
from websockets.sync.client import ClientConnection, connect

Plain = dict[str, Any]
START: Final = 30.0


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """`serai serve`, from its start to its end."""

    def __init__(
        self,
        data: Path | str,
        port: int,
        *more: str,
        within: Sequence[str] = (),
        environment: Mapping[str, str] | None = None,
    ) -> None:
        """Start it, perhaps `within` another command; `url` once it has printed that."""
        self.port = port
        command = [*within, sys.executable, "-m", "serai", "serve", "--data", str(data), "--port", str(port)]
        self.process = subprocess.Popen(
            [*command, "--bot-pace", "0", *more],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, **(environment or {})},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line.startswith("Serai: "):
            self.process.kill()
            raise AssertionError(f"{line!r} {self.process.communicate()[1]}")
        self.url = line.removeprefix("Serai: ").strip().rstrip("/")

    def __enter__(self) -> "Server":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.communicate()

    def end(self, sig: signal.Signals) -> tuple[int, str]:
        """End it by a signal; the exit code and what it wrote to standard error."""
        self.process.send_signal(sig)
        _, errors = self.process.communicate(timeout=20)
        return self.process.returncode, errors

    def logged(self) -> list[Plain]:
        """End it in order; what it has written to its log."""
        _, errors = self.end(signal.SIGTERM)
        return [json.loads(line) for line in errors.splitlines()]

    def person(self, name: str) -> "Remote":
        """A guest."""
        return Remote(self.url, name)


class Remote:
    """Somebody with a name at a server over the network."""

    def __init__(self, url: str, name: str) -> None:
        """Sit down there."""
        self.url = url
        answer = httpx.post(f"{url}/api/me", json={"name": name}).raise_for_status()
        self.cookie = answer.headers["set-cookie"].partition(";")[0]

    def post(self, path: str, body: object, status: int | None = None) -> Plain:
        """What a POST answers."""
        answer = httpx.post(self.url + path, json=body, headers={"cookie": self.cookie}, timeout=20)
        assert status in (None, answer.status_code), answer.text
        made: Plain = answer.json()
        return made

    def get(self, path: str) -> Any:
        """What a GET answers."""
        return httpx.get(self.url + path, headers={"cookie": self.cookie}, timeout=20).json()

    def table(self, *seats: str) -> str:
        """The id of a new table."""
        asked = {"key": f"key-{secrets.token_hex(8)}", "game": "river_of_gold", "seats": list(seats)}
        return str(self.post("/api/tables", asked)["id"])

    def act(self, table: str, message: Mapping[str, object], query: str = "") -> Plain:
        """The answer to a request to a table, with a fresh key unless it has one."""
        sent = {"key": f"key-{secrets.token_hex(8)}", **message}
        answer: Plain = self.post(f"/api/tables/{table}/actions{query}", sent, 200)["answer"]
        return answer

    def socket(self, table: str, query: str = "") -> ClientConnection:
        """A table over a WebSocket."""
        url = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/ws{query}"
        return connect(url, additional_headers={"Cookie": self.cookie}, open_timeout=20)


def receive(connection: ClientConnection, kind: str, seconds: float = 20) -> Plain:
    """The next message of that type."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        message: Plain = json.loads(connection.recv(timeout=seconds))
        if message["type"] == kind:
            return message
    raise AssertionError(f"no {kind} within {seconds} seconds")
