"""Take the pictures of the table in the browser: docs/pictures/web-*.png, of seeded games, the same each time.

python -m docs.make_screenshots             all of them
python -m docs.make_screenshots home why    some of them
"""

from __future__ import annotations

import asyncio
import base64
import math
import re
import struct
import sys
import tempfile
import zlib
from array import array
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Locator, Page, sync_playwright

import serai
from bench.browser import FLAGS, chromium
from bench.tables import Server, free_port, new_key
from serai.bots.bot import make
from serai.core.chance import SeedDealer
from serai.core.options import complete
from serai.core.record import Record, header_for
from serai.match.match import Match

PICTURES: Final = Path(__file__).resolve().parent / "pictures"
GAME: Final = "river_of_gold"
SEED: Final = 12
SEATS: Final = 4
MIDDLE: Final = 0.55  # of the game
DESKTOP: Final = {"width": 1280, "height": 800}
LARGE: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
COLOURS: Final = 256
PIXELS: Final = """async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext('2d');
    pen.drawImage(image, 0, 0);
    const {data} = pen.getImageData(0, 0, image.width, image.height);
    const read = new FileReader();
    const told = new Promise((then) => (read.onload = () => then(read.result)));
    read.readAsDataURL(new Blob([data]));
    return {width: image.width, height: image.height, pixels: (await told).split(',')[1]};
}"""
Box = list[tuple[int, int, int, int, int]]  # colours as red, green, blue, the colour itself, how often it occurs
CALM: Final = 700  # ms until everything has come to rest


class Gallery:
    """A server with a seeded game, and a browser that looks at it."""

    def __init__(self, server: Server, browser: Browser) -> None:
        """Brings the game to the server: once from its middle, once at its end, the picture's owner in seat A."""
        self.server, self.browser = server, browser
        self.context = browser.new_context(locale="en-GB")
        self.page = self.context.new_page()
        self.page.goto(server.url)
        self.ask("/api/me", {"name": "Ada", "lang": "en"})
        record, self.step, last = seeded(GAME, {"build", "sail"})
        self.whole = self.bring(record)
        self.middle = self.branch(self.whole, self.step)
        self.end = self.branch(self.whole, last)

    def ask(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """A request in the name of the owner. Raises RuntimeError when it is refused."""
        answer = self.page.request.post(self.server.url + path, data=body, headers={"Origin": self.server.url})
        if not answer.ok:
            raise RuntimeError(f"{path}: {answer.status} {answer.text()[:300]}")
        found: dict[str, Any] = answer.json()
        return found

    def bring(self, record: str) -> str:
        """A table with a whole game."""
        return str(self.ask("/api/import", {"key": new_key(), "record": record})["id"])

    def branch(self, table: str, step: int) -> str:
        """A table that goes on from a step of a game, the owner in seat A."""
        body = {"key": new_key(), "step": step, "seats": ["you", *["greedy"] * (SEATS - 1)]}
        return str(self.ask(f"/api/tables/{table}/branch", body)["id"])

    def open(self, path: str, size: dict[str, int] = DESKTOP, lang: str = "en", night: bool = False) -> Page:
        """A page of the owner's, at rest."""
        context = self.browser.new_context(
            viewport=size,  # type: ignore[arg-type] # width and height are there
            device_scale_factor=2 if size is PHONE else 1,
            has_touch=size is PHONE,
            is_mobile=size is PHONE,
            locale="it-IT" if lang == "it" else "en-GB",
            color_scheme="dark" if night else "light",
            reduced_motion="reduce",
        )
        context.add_cookies(self.context.cookies())  # type: ignore[arg-type] # as the browser gave them
        page = context.new_page()
        page.goto(self.server.url + path)
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(CALM)
        return page


def seeded(name: str, wanted: set[str]) -> tuple[str, int, int]:
    """The record of a whole game among bots, the step in its middle at which seat A has these verbs, and its last."""
    game = serai.game(name)
    record = Record(header_for(game, SEATS, complete(game.options, {})))
    match = Match(game, record, SeedDealer(SEED), [make("greedy", game, seat) for seat in range(SEATS)])
    choices = []
    while not match.over:
        verbs = {game.structure(action)["do"] for action in match.state.legal_actions()}
        if match.to_act == 0 and wanted <= verbs:
            choices.append(match.last)
        match.act(match.to_act, match.bot_choice())
    middle = MIDDLE * match.last
    return record.text(), min(choices, key=lambda step: abs(step - middle)), match.last


def home(gallery: Gallery) -> Page:
    """The start page."""
    return gallery.open("/")


def table(gallery: Gallery) -> Page:
    """The table in mid-game, with a building chosen."""
    page = dismissed(gallery.open(f"/table/{gallery.middle}"))
    board = page.get_by_role("region", name="Board", exact=True)
    for name in (r"^Free: shore.*You can choose", r"row space \d.*You can choose"):
        board.get_by_role("button", name=re.compile(name)).first.click()
        page.wait_for_timeout(200)
    return calm(page)


def sailing(page: Page, word: str, moves: str) -> Page:
    """With a ship chosen that may sail."""
    rows = dismissed(page).get_by_role("region", name=moves, exact=True).get_by_role("listitem").get_by_role("button")
    rows.filter(has_text=word).first.click()
    return calm(page)


def dismissed(page: Page) -> Page:
    """Without the summary of what the others did."""
    dismiss = page.get_by_role("button", name=re.compile("^(Dismiss|Chiudi)$")).first
    if dismiss.is_visible():
        dismiss.click()
    return page


def calm(page: Page) -> Page:
    """With the pointer out of the way."""
    page.mouse.move(2, 2)
    page.wait_for_timeout(CALM)
    return page


def why(gallery: Gallery) -> Page:
    """Why not?"""
    page = dismissed(gallery.open(f"/table/{gallery.middle}"))
    board = page.get_by_role("region", name="Board", exact=True)
    free = board.get_by_role("button", name=re.compile("^Free: shore"))
    for shore in forbidden(free):
        shore.click()
        break
    page.get_by_role("dialog").wait_for()
    return calm(page)


def forbidden(free: Locator) -> list[Locator]:
    """The free shores that no legal move names."""
    return [one for one in free.all() if "You can choose" not in (one.get_attribute("aria-label") or "")]


def final(gallery: Gallery) -> Page:
    """The final scoring."""
    return gallery.open(f"/table/{gallery.end}")


def replay(gallery: Gallery) -> Page:
    """The replay."""
    return gallery.open(f"/table/{gallery.whole}/replay?step={gallery.step}")


def rules(gallery: Gallery) -> Page:
    """The rulebook beside the board."""
    page = dismissed(gallery.open(f"/table/{gallery.middle}"))
    page.get_by_role("group", name="Panels").get_by_role("button", name="Rules").click()
    page.get_by_role("searchbox").first.fill("royal ship")
    return calm(page)


def night(gallery: Gallery) -> Page:
    """The table by night."""
    return sailing(gallery.open(f"/table/{gallery.middle}", night=True), "Sail", "Moves")


def italian(gallery: Gallery) -> Page:
    """The table in Italian."""
    return sailing(gallery.open(f"/table/{gallery.middle}", lang="it"), "Naviga", "Mosse")


def phone(gallery: Gallery) -> Page:
    """The table on a phone."""
    return calm(dismissed(gallery.open(f"/table/{gallery.middle}", PHONE)))


def phone_hand(gallery: Gallery) -> Page:
    """One's own things on a phone."""
    page = phone(gallery)
    page.get_by_role("tab", name="Mine").tap()
    return calm(page)


def yellow_and_yangtze(gallery: Gallery) -> Page:
    """Yellow & Yangtze in mid-game."""
    return another(gallery, "yellow_and_yangtze", {"place", "leader"})


def marco_polo_ii(gallery: Gallery) -> Page:
    """Marco Polo II in mid-game."""
    return another(gallery, "marco_polo_ii", {"travel"})


def another(gallery: Gallery, name: str, verbs: set[str]) -> Page:
    """The table of another game in mid-game, where seat A may do all of this."""
    record, middle, _ = seeded(name, verbs)
    return calm(dismissed(gallery.open(f"/table/{gallery.branch(gallery.bring(record), middle)}", LARGE)))


# ---- pictures of 256 colours: a third of the size, and flat colours lose nothing ------------------------------------------


def smaller(reader: Page, png: bytes) -> bytes:
    """The picture with the 256 colours that suit it best. The browser reads it, on an empty page."""
    told = reader.evaluate(PIXELS, "data:image/png;base64," + base64.b64encode(png).decode())
    width, height, pixels = int(told["width"]), int(told["height"]), base64.b64decode(told["pixels"])
    colours = array("I", pixels)
    near, palette = reduced(Counter(colours))
    indexes = bytes(near[colour] for colour in colours)
    lines = b"".join(b"\0" + indexes[line * width : (line + 1) * width] for line in range(height))
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = ((b"IHDR", header), (b"PLTE", palette), (b"IDAT", zlib.compress(lines, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(name, body) for name, body in parts)


def chunk(name: bytes, body: bytes) -> bytes:
    """A part of a PNG."""
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def reduced(counts: Counter[int]) -> tuple[dict[int, int], bytes]:
    """The colours in 256 boxes (median cut): the box of each, and the middle of each box. Bytes are R, G, B, A."""
    colours = [(one & 255, one >> 8 & 255, one >> 16 & 255, one, count) for one, count in sorted(counts.items())]
    boxes: list[Box] = [colours]
    while len(boxes) < COLOURS and any(len(box) > 1 for box in boxes):
        box = max((box for box in boxes if len(box) > 1), key=weight)
        boxes.remove(box)
        axis = max(range(3), key=lambda part: spread(box, part))
        box.sort(key=lambda one: (one[axis], one[3]))
        half, passed, at = sum(one[4] for one in box) / 2, 0, 0
        while at < len(box) - 1 and (passed := passed + box[at][4]) < half:
            at += 1
        at = max(1, at)
        boxes += [box[:at], box[at:]]
    near = {one[3]: number for number, box in enumerate(boxes) for one in box}
    return near, b"".join(middle_of(box) for box in boxes)


def spread(box: Box, part: int) -> int:
    """How far the colours of a box lie apart in red, green or blue."""
    return max(one[part] for one in box) - min(one[part] for one in box)


def weight(box: Box) -> float:
    """How much a box wants to be parted: by how far it spreads, and by how much of the picture it stands for."""
    pixels = sum(one[4] for one in box)
    return float(max(spread(box, part) for part in range(3)) ** 2 * math.sqrt(pixels))


def middle_of(box: Box) -> bytes:
    """The colour that stands for a box: the mean over the picture."""
    total = sum(one[4] for one in box)
    return bytes(round(sum(one[part] * one[4] for one in box) / total) for part in range(3))


SHOTS: Final[dict[str, Callable[[Gallery], Page]]] = {
    "home": home,
    "table": table,
    "why": why,
    "final": final,
    "replay": replay,
    "rules": rules,
    "night": night,
    "italian": italian,
    "phone": phone,
    "phone-hand": phone_hand,
    "yellow-and-yangtze": yellow_and_yangtze,
    "marco-polo-ii": marco_polo_ii,
}


def take(server: Server, wanted: list[str]) -> None:
    """Take the pictures."""
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        try:
            gallery = Gallery(server, browser)
            reader = browser.new_page()
            for name in wanted:
                page = SHOTS[name](gallery)
                target = PICTURES / f"web-{name}.png"
                target.write_bytes(smaller(reader, page.screenshot(animations="disabled", caret="hide")))
                print(f"{target.name}: {target.stat().st_size // 1000} kB")
                page.context.close()
        finally:
            browser.close()


def main(arguments: list[str]) -> int:
    """Start a server on an empty folder and take the pictures."""
    unknown = [name for name in arguments if name not in SHOTS]
    if unknown:
        print(f"no such picture: {', '.join(unknown)}; there are {', '.join(SHOTS)}", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory(prefix="serai-pictures-") as folder:
        server = Server(Path(folder) / "data", free_port(), Path(folder) / "log")
        server.start()
        try:
            asyncio.run(server.answers())
            take(server, arguments or list(SHOTS))
        finally:
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
