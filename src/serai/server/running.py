"""The server as a process: a socket, uvicorn on it, and an orderly end."""

import asyncio
import errno
import gc
import logging
import os
import resource
import signal
import socket
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from serai.server import log
from serai.server.messages import MAX_MESSAGE
from serai.server.settings import LOOPBACK, Settings

if TYPE_CHECKING:
    from litestar import Litestar

    from serai.store.store import Store

PORT: Final = 8420
TRIES: Final = 20  # ports after it that are tried when nobody has asked for one
FAREWELL: Final = 0.2  # seconds for the last message to every socket
SLOWEST: Final = 1.0  # seconds in which everybody may read it
PATIENCE: Final = 5  # seconds until requests that still run are given up
BACKLOG: Final = 2_048
MOST_FILES: Final = 65_536  # open files, connections among them


class PortTaken(OSError):
    """Somebody else listens there."""


@dataclass(frozen=True)
class Address:
    """Where to listen. Without a port it is the usual one, or the next that is free."""

    host: str
    port: int | None

    def listen(self) -> socket.socket:
        """A listening socket. Raises PortTaken, OSError."""
        ports = [self.port] if self.port is not None else list(range(PORT, PORT + TRIES))
        for port in ports:
            try:
                return listening(self.host, port)
            except OSError as error:
                if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                    raise
        wanted = str(ports[0]) if len(ports) == 1 else f"{ports[0]} to {ports[-1]}"
        raise PortTaken(errno.EADDRINUSE, f"port {wanted} is taken, or may not be used")


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens at one port. Raises OSError."""
    family, kind, protocol, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[
        0
    ]
    made = socket.socket(family, kind, protocol)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(place)
        made.listen(BACKLOG)
        made.setblocking(False)
    except OSError:
        made.close()
        raise
    return made


def url_of(listener: socket.socket, settings: Settings) -> str:
    """The address to type into a browser."""
    if settings.public_url:
        return settings.public_url.rstrip("/") + "/"
    host, port = listener.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


def with_hosts(settings: Settings, listener: socket.socket) -> Settings:
    """What follows from where it listens: to this machine's names alone, or how other machines reach it."""
    if settings.public_url or settings.behind_proxy:
        return settings
    if listener.getsockname()[0] in ("127.0.0.1", "::1"):
        return replace(settings, hosts=LOOPBACK)
    return replace(settings, network=network_urls(listener))


def network_urls(listener: socket.socket) -> tuple[str, ...]:
    """The addresses for other machines in the house."""
    host, port = listener.getsockname()[:2]
    if host not in ("0.0.0.0", "::"):
        return (f"http://{f'[{host}]' if ':' in host else host}:{port}",)
    own = own_address()
    return (f"http://{own}:{port}",) if own else ()


def own_address() -> str:
    """The address of this machine in its network; empty without a network.

    The socket asks only which way a packet would go (to an address kept for documentation); none is sent.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        found: str = probe.getsockname()[0]
    return "" if found.startswith("127.") or found == "0.0.0.0" else found


async def run(store: "Store", settings: Settings, listener: socket.socket, started: Callable[[], None]) -> bool:
    """Serve until a signal says to stop; whether it was Ctrl-C. Raises StoreError when the store does not open."""
    from serai.server.app import create_app

    raise_file_limit()
    await store.open()
    calm_collector()
    try:
        return await _serve(create_app(store, settings, opened=True), listener, started)
    finally:
        await store.close()


async def _serve(app: "Litestar", listener: socket.socket, started: Callable[[], None]) -> bool:
    import uvicorn

    from serai.server.door import Door

    class Server(uvicorn.Server):
        """Says goodbye to the sockets before they are closed."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                started()

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            app.state.front.say_goodbye()
            await asyncio.sleep(FAREWELL)
            loop = asyncio.get_running_loop()
            timers = [loop.call_later(SLOWEST, self.drop, False), loop.call_later(PATIENCE - SLOWEST, self.drop, True)]
            await super().shutdown(sockets)
            for timer in timers:
                timer.cancel()

        def drop(self, everybody: bool) -> None:
            """Wait no longer for those who do not read what has been sent to them; at last for nobody."""
            for connection in list(self.server_state.connections):
                if everybody or connection.transport.is_closing():
                    connection.transport.abort()

        def stop_by(self, sig: int) -> None:
            """A signal: the first ends us in order, a second Ctrl-C at once."""
            self._captured_signals.append(sig)
            self.force_exit = self.force_exit or (self.should_exit and sig == signal.SIGINT)
            self.should_exit = True

    server = Server(
        uvicorn.Config(
            app,
            http=Door,
            log_config=None,
            access_log=False,
            server_header=False,
            ws="websockets-sansio",
            ws_max_size=MAX_MESSAGE,
            ws_max_queue=16,
            ws_per_message_deflate=False,
            proxy_headers=False,
            lifespan="on",
            timeout_graceful_shutdown=PATIENCE,
        )
    )
    for sig in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(sig, server.stop_by, sig)
    await server._serve([listener])  # `serve` would raise the signals once more; we answer with an exit code
    return signal.SIGINT in server._captured_signals


def serve(store: "Store", settings: Settings, listener: socket.socket, started: Callable[[], None]) -> bool:
    """`run` in a loop of its own, the fast one where it is there."""
    try:
        import uvloop

        factory: Callable[[], asyncio.AbstractEventLoop] | None = uvloop.new_event_loop
    except ImportError:
        factory = None
    with asyncio.Runner(loop_factory=factory) as runner:
        return runner.run(run(store, settings, listener, started))


def raise_file_limit() -> None:
    """Use as many file handles as the system lets us have: every connection takes one, and the usual limit is low."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError) as error:
            log.tell("file_limit_stays", logging.WARNING, limit=soft, fault=str(error))


def calm_collector() -> None:
    """Let the garbage collector run seldom: a look at everything stops the server for as long as that takes.

    What is here now stays for good. Nearly all that comes later is freed without the collector, by counting references.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)


def default_workers() -> int:
    """One process for bots on two cores, two on four; never more than four."""
    return max(1, min(4, (os.cpu_count() or 2) // 2))


def arrange_log(level: str) -> None:
    """JSON lines on standard error."""
    log.arrange(level)
    sys.stderr.flush()
