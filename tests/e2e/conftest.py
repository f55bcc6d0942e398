"""A real server process, a real browser. Every page is watched: no error in the console, no request to anywhere else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

import serai
from bench.browser import FLAGS, NoBrowserError, chromium
from bench.tables import Server, free_port

DESKTOP: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}

# Every move waits for its Confirm, also the bare end of a turn: what these tests do is the same at each.
ASKED: Final = "localStorage['serai.settings'] ??= JSON.stringify({ confirm: 'always' })"

Open = Callable[..., Page]


def running(server: Server) -> Server:
    """Start a server and wait until it answers. In a thread: Playwright's loop runs in this one."""
    server.start()
    try:
        with ThreadPoolExecutor(1) as thread:
            thread.submit(asyncio.run, server.answers()).result()
    except BaseException:
        server.kill()
        raise
    return server


@pytest.fixture(scope="session", autouse=True)
def built() -> None:
    """The web front end has been built."""
    static = Path(serai.__file__).parent / "server" / "static" / "index.html"
    if not static.exists():
        pytest.fail("the web front end is not built: make web")


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """What drives the browser."""
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One browser for all tests; each has contexts of its own."""
    try:
        program = chromium()
    except NoBrowserError as error:
        pytest.fail(str(error))
    launched = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
    yield launched
    launched.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with an empty data folder, for the tests of one module."""
    folder = tmp_path_factory.mktemp("server")
    started = running(Server(folder / "data", free_port(), folder / "log"))
    yield started
    started.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, to be killed."""
    started = running(Server(tmp_path / "data", free_port(), tmp_path / "log"))
    yield started
    started.stop()


class Watch:
    """What pages did that they should not have done."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.faults: list[str] = []
        self.allowed: list[str] = []  # parts of messages that a test expects, such as a lost connection

    def page(self, page: Page, origin: str) -> None:
        """Watch a page."""
        page.on("console", lambda message: self._note(f"console: {message.text}") if message.type == "error" else None)
        page.on("pageerror", lambda error: self._note(f"error: {error}"))
        page.on("request", lambda request: self._foreign(request.url, origin))

    def _foreign(self, url: str, origin: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob") and parts.netloc != urlsplit(origin).netloc:
            self._note(f"request to {url}")

    def _note(self, fault: str) -> None:
        self.faults.append(fault)

    def check(self) -> None:
        """Fail for what is not allowed."""
        left = [fault for fault in self.faults if not any(part in fault for part in self.allowed)]
        assert left == []


@pytest.fixture
def watch() -> Iterator[Watch]:
    """Watches every page of the test; at its end nothing may have gone wrong."""
    made = Watch()
    yield made
    made.check()


@pytest.fixture
def open_page(browser: Browser, watch: Watch) -> Iterator[Open]:
    """Opens a page of a server as somebody with an empty browser: `open_page(server, "/", viewport=PHONE, lang="it")`."""
    contexts: list[BrowserContext] = []

    def opened(
        server: Server,
        path: str = "/",
        *,
        viewport: dict[str, int] = DESKTOP,
        lang: str = "en",
        touch: bool = False,
        context: BrowserContext | None = None,
    ) -> Page:
        if context is None:
            context = browser.new_context(
                viewport=viewport,  # type: ignore[arg-type] # width and height are there
                locale="it-IT" if lang == "it" else "en-GB",
                has_touch=touch,
                reduced_motion="reduce",
                service_workers="block",
            )
            context.add_init_script(ASKED)
            contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(15_000)
        watch.page(page, server.url)
        page.goto(server.url + path)
        return page

    yield opened
    for context in contexts:
        context.close()
