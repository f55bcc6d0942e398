"""The board in a real browser: how long an update takes, and how much the first load weighs.

    python -m bench.board                four seats, 120 moves at the table, 120 steps of the replay
    python -m bench.board --moves 40 --json

Plays random legal moves at a table that is open in Chromium (1440x900), one at a time. An update is what stands between a
message from the server and a page that is ready to be painted: `script` (reading the message, changing the page) and
`layout` (style and layout). `busy` is all that the browser did for it, with the motion that follows, in processor time.
Keys: update_p50_ms, update_p95_ms, update_max_ms (script and layout together), update_script_p50_ms,
update_layout_p50_ms, busy_..., the same for a step of the replay (processor time too), elements (of the page),
message_kb, first_load_kb (script and style as sent), first_load_files.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import secrets
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import CDPSession, Page, Response, sync_playwright

from bench.browser import FLAGS, chromium
from bench.tables import Server, free_port, percentile

GAME: Final = "river_of_gold"
DRAWN: Final = "() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(() => then())))"
QUIET: Final = 60.0  # ms after the drawing in which late work of the same update is still counted
LAYOUT: Final = ("LayoutDuration", "RecalcStyleDuration")
Data = dict[str, Any]


#: Times what the page does with a table that comes over its socket, up to the layout.
LISTEN: Final = """
    window.updates = [];
    const given = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
    Object.defineProperty(WebSocket.prototype, 'onmessage', {...given, set(take) {
        given.set.call(this, take && (async (event) => {
            const begun = performance.now();
            take.call(this, event);
            for (let turn = 0; turn < 20; turn += 1) await null;
            const written = performance.now();
            document.documentElement.getBoundingClientRect();
            if (event.data.startsWith('{"type":"table"')) updates.push([written - begun, performance.now() - written]);
        }));
    }});
"""


@dataclass
class Clocks:
    """The browser's clocks, and what each update took, in seconds."""

    session: CDPSession
    script: list[float] = field(default_factory=list)
    layout: list[float] = field(default_factory=list)

    def read(self) -> tuple[float, float]:
        """Seconds of processor time in script and in layout since the page was opened."""
        found = self.session.send("Performance.getMetrics")["metrics"]
        values = {one["name"]: float(one["value"]) for one in found}
        return values["ScriptDuration"], sum(values[name] for name in LAYOUT)

    def note(self, before: tuple[float, float]) -> None:
        """An update is over."""
        now = self.read()
        self.script.append(now[0] - before[0])
        self.layout.append(now[1] - before[1])

    def summary(self, name: str) -> dict[str, object]:
        """The figures, in milliseconds."""
        whole = [one + other for one, other in zip(self.script, self.layout, strict=True)]
        return {
            f"{name}_count": len(whole),
            f"{name}_p50_ms": round(percentile(whole, 0.5), 2),
            f"{name}_p95_ms": round(percentile(whole, 0.95), 2),
            f"{name}_max_ms": round(percentile(whole, 1.0), 2),
            f"{name}_script_p50_ms": round(percentile(self.script, 0.5), 2),
            f"{name}_layout_p50_ms": round(percentile(self.layout, 0.5), 2),
        }


class Table:
    """A table whose seats all belong to the guest of the page, and that is played over HTTP."""

    def __init__(self, page: Page, server: Server, seed: int) -> None:
        """Set it up, and step back to where the first decision is."""
        self.page, self.server, self.chooser = page, server, random.Random(seed)
        self.ask("/api/me", {"name": "Ada", "lang": "en"})
        seats = ["you", "greedy", "greedy", "greedy"]
        first = self.ask("/api/tables", {"key": key(), "game": GAME, "seats": seats})["id"]
        start = page.request.get(f"{server.url}/api/tables/{first}/log").json()["items"]
        step = max(item["n"] for item in start if item["who"] == "chance")
        self.id = self.ask(f"/api/tables/{first}/branch", {"key": key(), "step": step})["id"]

    def ask(self, path: str, body: Data) -> Data:
        """A request in the name of the guest. Raises RuntimeError when it is refused."""
        answer = self.page.request.post(self.server.url + path, data=body, headers={"Origin": self.server.url})
        if not answer.ok:
            raise RuntimeError(f"{path}: {answer.status} {answer.text()[:200]}")
        found: Data = answer.json()
        return found

    def move(self) -> bool:
        """Play a random legal move; false when the game is over."""
        view = self.page.request.get(f"{self.server.url}/api/tables/{self.id}").json()
        if not view["actions"]:
            return False
        plain = [line for line in view["actions"] if not line["side"]] or view["actions"]
        action = self.chooser.choice(plain)["action"]
        self.ask(f"/api/tables/{self.id}/actions", {"type": "act", "key": key(), "seq": view["seq"], "action": action})
        return True


def key() -> str:
    """A key nobody used before."""
    return secrets.token_hex(12)


def first_load(page: Page, url: str) -> dict[str, object]:
    """Open the start page with an empty cache; what it fetched of script and style, as sent."""
    sizes: dict[str, int] = {}

    def came(response: Response) -> None:
        if response.request.resource_type in ("script", "stylesheet"):
            sizes[response.url] = response.request.sizes()["responseBodySize"]

    page.on("response", came)
    page.goto(url)
    page.wait_for_load_state("networkidle")
    page.remove_listener("response", came)
    return {"first_load_kb": round(sum(sizes.values()) / 1000, 1), "first_load_files": len(sizes)}


def live(page: Page, table: Table, clocks: Clocks, moves: int) -> dict[str, object]:
    """Moves that arrive at a table that is open."""
    heard: list[int] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda data: heard.append(len(data))))
    page.goto(f"{table.server.url}/table/{table.id}")
    page.get_by_role("region", name="Board", exact=True).wait_for()
    page.wait_for_timeout(1500)
    for _ in range(moves):
        before, count = clocks.read(), len(heard)
        if not table.move():
            break
        until = time.monotonic() + 5
        while len(heard) == count and time.monotonic() < until:
            page.wait_for_timeout(2)
        page.evaluate(DRAWN)
        page.wait_for_timeout(QUIET)
        clocks.note(before)
    updates = Clocks(clocks.session)
    for script, layout in page.evaluate("updates")[1:]:
        updates.script.append(script / 1000)
        updates.layout.append(layout / 1000)
    return {
        **updates.summary("update"),
        **clocks.summary("busy"),
        "elements": page.evaluate("document.querySelectorAll('*').length"),
        "message_kb": round(sum(heard) / max(1, len(heard)) / 1000, 1),
    }


def replayed(page: Page, table: Table, clocks: Clocks, steps: int) -> dict[str, object]:
    """Steps through the same game by key; each is there when it is wanted."""
    page.goto(f"{table.server.url}/table/{table.id}/replay?step=0")
    slider = page.get_by_role("slider")
    slider.wait_for()
    page.wait_for_timeout(1000)
    for _ in range(min(steps, int(slider.get_attribute("max") or 0))):
        before = clocks.read()
        page.keyboard.press("ArrowRight")
        page.evaluate(DRAWN)
        page.wait_for_timeout(QUIET)
        clocks.note(before)
    return clocks.summary("replay")


def measured(server: Server, moves: int, seed: int) -> dict[str, object]:
    """Everything, in a browser of its own."""
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        try:
            context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
            page = context.new_page()
            found = first_load(page, server.url)
            page.add_init_script(LISTEN)
            session = context.new_cdp_session(page)
            session.send("Performance.enable", {"timeDomain": "threadTicks"})
            table = Table(page, server, seed)
            found |= live(page, table, Clocks(session), moves)
            return found | replayed(page, table, Clocks(session), moves)
        finally:
            browser.close()


def main() -> int:
    """Start a server, measure, print."""
    parser = argparse.ArgumentParser(prog="python -m bench.board", description=__doc__.splitlines()[0])
    parser.add_argument("--moves", type=int, default=120, help="moves at the table, and steps of the replay")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="serai-board-") as name:
        server = Server(Path(name) / "data", free_port(), Path(name) / "log")
        server.start()
        try:
            asyncio.run(server.answers())
            found = measured(server, arguments.moves, arguments.seed)
        finally:
            server.stop()
    if arguments.json:
        print(json.dumps(found))
    else:
        for what, value in found.items():
            print(f"{what:24} {value}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
