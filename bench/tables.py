"""Tables over the wire, for measurements: a server of one's own, guests, sockets that play random legal actions."""

from __future__ import annotations

import asyncio
import json
import os
import random
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

WAIT = 30.0  # seconds until a server counts as one that does not come up


class Move(msgspec.Struct):
    """Of a legal action only what is sent back."""

    action: str


class Message(msgspec.Struct):
    """Of a message only what a player who picks at random looks at."""

    type: str
    key: str = ""
    seq: int = 0
    code: str = ""
    status: str = ""
    to_act: str | None = None
    you: list[str] = []
    actions: list[Move] = []


DECODER = msgspec.json.Decoder(Message)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A server process on a data folder, without limits on how much one address may ask for."""

    def __init__(self, data: Path, port: int, log: Path, extra: Iterable[str] = ()) -> None:
        """Not started yet."""
        self.data, self.port, self.log = data, port, log
        self.extra = list(extra)
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start the process; it may take a moment until it answers."""
        command = [sys.executable, "-m", "serai", "serve", "--port", str(self.port), "--data", str(self.data)]
        command += ["--bot-pace", "0", "--limits", "off", *self.extra]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True)

    async def answers(self) -> float:
        """Wait until it answers; the seconds it took. Raises TimeoutError."""
        begun = time.perf_counter()
        async with httpx.AsyncClient(base_url=self.url, timeout=2) as client:
            while time.perf_counter() - begun < WAIT:
                try:
                    if (await client.get("/ready")).status_code == 200:
                        return time.perf_counter() - begun
                except httpx.HTTPError:
                    pass  # not listening yet
                if self.process is not None and self.process.poll() is not None:
                    raise RuntimeError(f"the server ended with {self.process.returncode}; see {self.log}")
                await asyncio.sleep(0.02)
        raise TimeoutError(f"no answer from the server within {WAIT:.0f} s; see {self.log}")

    def kill(self) -> None:
        """End it at once, with its workers, as a power cut would."""
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def stop(self) -> None:
        """End it in good order."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()

    async def metrics(self) -> dict[str, float]:
        """What it measures of itself, by name with labels."""
        async with httpx.AsyncClient(base_url=self.url, timeout=10) as client:
            lines = (await client.get("/metrics")).text.splitlines()
        return {
            name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[:1] != "#") if name
        }


def new_key() -> str:
    """A key nobody used before."""
    return secrets.token_hex(12)


@dataclass
class Asked:
    """A request on its way."""

    key: str
    seq: int
    action: str
    sent: float
    answer: asyncio.Future[Message]


@dataclass
class Player:
    """A guest with a socket at one table. `view` is the latest of the table."""

    cookie: str
    table: str
    port: int
    view: Message = field(default_factory=lambda: Message("none"))
    asked: Asked | None = None
    socket: ClientConnection | None = None
    views: int = 0
    _reader: asyncio.Task[None] | None = None
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    async def sit(self) -> None:
        """Connect and wait for the first view. Raises OSError, ConnectionClosed, TimeoutError."""
        origin = f"http://127.0.0.1:{self.port}"
        self.socket = await connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{self.table}/ws?lang=en",
            additional_headers={"Cookie": self.cookie, "Origin": origin},
            compression=None,
            max_size=None,
            open_timeout=WAIT,
            ping_interval=None,
        )
        self.take(DECODER.decode(await asyncio.wait_for(self.socket.recv(), WAIT)))
        self._reader = asyncio.create_task(self._read(self.socket))

    async def leave(self) -> None:
        """Close the socket."""
        if self._reader is not None:
            self._reader.cancel()
        if self.socket is not None:
            await self.socket.close()

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for data in socket:
                self.take(DECODER.decode(data))
        except (ConnectionClosed, OSError):
            return  # whoever plays sees it at the next move

    def take(self, message: Message) -> None:
        """A message came."""
        if message.type == "table":
            self.view = message
            self.views += 1
            self.changed.set()
        elif self.asked is not None and message.key == self.asked.key and not self.asked.answer.done():
            self.asked.answer.set_result(message)

    @property
    def to_move(self) -> bool:
        """Whether it is this guest's decision, as far as they know."""
        return self.view.to_act in self.view.you and bool(self.view.actions)

    async def move(self, chooser: random.Random, key: str = "") -> Asked:
        """Send a random legal action; its answer is in the result's future. Raises ConnectionClosed, OSError."""
        choice = chooser.choice(self.view.actions).action
        waiting: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self.asked = Asked(key or new_key(), self.view.seq, choice, time.perf_counter(), waiting)
        await self.send(self.asked)
        return self.asked

    async def send(self, asked: Asked) -> None:
        """Send a request, perhaps once more."""
        assert self.socket is not None
        body = {"type": "act", "key": asked.key, "seq": asked.seq, "action": asked.action}
        await self.socket.send(json.dumps(body))


async def guest(client: httpx.AsyncClient, name: str) -> str:
    """A new guest; the cookie. Raises httpx.HTTPStatusError."""
    answer = await client.post("/api/me", json={"name": name, "lang": "en"})
    answer.raise_for_status()
    return answer.headers["set-cookie"].partition(";")[0]


async def table(client: httpx.AsyncClient, cookies: list[str], bots: int = 0) -> str:
    """A table of River of Gold with these guests, the first as host, and bots; its id. Raises httpx.HTTPStatusError."""
    seats = ["you", *["open"] * (len(cookies) - 1), *["greedy"] * bots]
    body = {"key": new_key(), "game": "river_of_gold", "seats": seats}
    made = await client.post("/api/tables", json=body, headers={"Cookie": cookies[0]})
    made.raise_for_status()
    created = made.json()
    for cookie in cookies[1:]:
        joined = await client.post(f"/api/join/{created['invite']}", json={}, headers={"Cookie": cookie})
        joined.raise_for_status()
    return str(created["id"])


async def tables(server: Server, count: int, seats: int, bots: int = 0) -> list[list[Player]]:
    """Many tables with their guests, not connected yet."""
    headers = {"Origin": server.url}
    async with httpx.AsyncClient(base_url=server.url, timeout=WAIT, headers=headers) as client:
        client.cookies.jar.set_policy(_NoCookies())
        made = []
        for number in range(count):
            cookies = [await guest(client, f"Guest {number}.{seat}") for seat in range(seats)]
            name = await table(client, cookies, bots)
            made.append([Player(cookie, name, server.port) for cookie in cookies])
    return made


async def seated(players: list[Player], at_once: int = 20) -> None:
    """Connect them all, a few at a time."""
    gate = asyncio.Semaphore(at_once)

    async def one(player: Player) -> None:
        async with gate:
            await player.sit()

    await asyncio.gather(*(one(player) for player in players))


def percentile(values: list[float], part: float) -> float:
    """A percentile of values, in milliseconds for seconds; 0 of nothing."""
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


class _NoCookies(DefaultCookiePolicy):
    """Keeps no cookie: every guest sends their own."""

    def __init__(self) -> None:
        """Allows no domain."""
        super().__init__(allowed_domains=[])
