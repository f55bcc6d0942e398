"""`serai serve`: the web table."""

import argparse
import os
import sys
import threading
from collections.abc import Sequence
from typing import Final
from urllib.parse import urlsplit

from serai.cli import interrupts
from serai.cli.common import warn
from serai.cli.errors import CallError
from serai.cli.stores import place_of

INTERRUPTED: Final = 130


def run(arguments: argparse.Namespace) -> int:
    """Serve until a signal says to stop: 130 after Ctrl-C, 0 after a polite request to end."""
    with interrupts.held():
        try:
            from serai.server import running
            from serai.server.settings import UNLIMITED, Limits, Settings
        except ImportError as error:
            raise CallError(
                f"the web table needs packages that are not here: pip install --upgrade serai ({error})"
            ) from None
        from serai.store.errors import StoreError
        from serai.store.store import open_store

    settings = Settings(
        bot_pace=arguments.bot_pace,
        workers=arguments.workers or running.default_workers(),
        public_url=public_url(arguments.public_url),
        behind_proxy=arguments.behind_proxy,
        limits=Limits() if arguments.limits == "on" else UNLIMITED,
    )
    running.arrange_log(arguments.log_level)
    address = running.Address(arguments.host, arguments.port)
    try:
        store = open_store(place_of(arguments.data if arguments.database is None else arguments.database))
        listener = address.listen()
        settings = running.with_hosts(settings, listener)
        url = running.url_of(listener, settings)
        network = settings.network
        interrupted = running.serve(store, settings, listener, lambda: announce(url, network, arguments.open))
    except StoreError as error:
        raise CallError(str(error)) from None
    except OSError as error:
        raise CallError(f"{address.host}: {error.strerror or error}") from None
    return INTERRUPTED if interrupted else 0


def announce(url: str, network: Sequence[str], open_it: bool) -> None:
    """Print the addresses, and open the first in a browser where somebody wants that and there is one."""
    print(f"Serai: {url}", flush=True)
    for other in network:
        if f"{other}/" != url:
            print(f"For others in the house: {other}/", flush=True)
    if open_it:  # beside the server: some browsers come back only when they are closed
        threading.Thread(target=open_browser, args=(url,), daemon=True).start()


def open_browser(url: str) -> None:
    """Open an address in a browser, where there is a screen to show it on; otherwise say where to go."""
    import webbrowser

    screen = sys.platform != "linux" or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
    try:
        opened = screen and webbrowser.open(url)
    except (OSError, webbrowser.Error):
        opened = False
    if not opened:
        warn(f"no browser could be opened; go to {url}")


def public_url(given: str | None) -> str:
    """The address under which people reach the server. Raises CallError for one that is none."""
    if not given:
        return ""
    parts = urlsplit(given)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/") or parts.query:
        raise CallError(f"--public-url: expected an address such as https://serai.example, got {given!r}")
    return given.rstrip("/")
