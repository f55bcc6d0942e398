"""Which browser to drive, and how: Debian's Chromium, another one that is installed, or SERAI_CHROMIUM."""

import os
import shutil
from typing import Final

PLACES: Final = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


class NoBrowserError(RuntimeError):
    """There is no Chromium; the message says what to do."""


def chromium() -> str:
    """The browser's program. Raises NoBrowserError."""
    chosen = os.environ.get("SERAI_CHROMIUM")
    found = chosen or next((path for place in PLACES if (path := shutil.which(place))), None)
    if found is None:
        raise NoBrowserError("no Chromium was found: install it, or say where it is with SERAI_CHROMIUM=/path/to/it")
    return found
