"""The screen of the terminal table: colour where it is wanted, plain text in a pipe, lines that fit."""

import os
import sys
import textwrap
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rich.console import Console

NARROWEST: Final = 80
WIDEST: Final = 160

# What a line is, and how it looks. Colour is never the only cue: each kind also has its place or sign.
STYLES: Final = {
    "title": "bold",
    "prompt": "bold",
    "number": "bold cyan",
    "notation": "cyan",
    "quiet": "dim",
    "news": "",
    "refusal": "red",
    "gain": "green",
}


class Screen:
    """Writes to standard output and reads lines from standard input."""

    def __init__(self) -> None:
        """Look at the terminal, if there is one."""
        self.live = sys.stdin.isatty() and sys.stdout.isatty()
        self._console = _console() if self.live else None

    @property
    def width(self) -> int:
        """Columns to draw for."""
        if self._console is None:
            return NARROWEST
        return max(NARROWEST, min(self._console.width, WIDEST))

    def show(self, text: str = "", style: str = "news", indent: str = "", hang: str | None = None) -> None:
        """One paragraph, wrapped to the screen; continuation lines begin with `hang`."""
        hanging = indent if hang is None else hang
        for line in text.split("\n"):
            if self.live:
                for part in textwrap.wrap(
                    line, self.width - 1, initial_indent=indent, subsequent_indent=hanging, break_on_hyphens=False
                ) or [""]:
                    self._out(part, style)
            else:
                self._out(indent + line, style)

    def picture(self, drawing: str) -> None:
        """A drawing in console markup, line by line; in a pipe without its colours."""
        from rich.text import Text

        for line in Text.from_markup(drawing.rstrip("\n"), emoji=False).split("\n", allow_blank=True):
            line.rstrip()
            if self._console is None:
                print(line.plain)
            else:
                self._console.print(line)

    def choice(self, number: int, notation: str, text: str, room: int) -> None:
        """A numbered line: number, notation in a column of that many letters, words."""
        lead = f"{number:>4}  {notation:<{room}}  "
        lines = textwrap.wrap(text, max(30, self.width - 1 - len(lead)), break_on_hyphens=False) or [""]
        if self._console is None:
            print((lead + text).rstrip())
            return
        from rich.text import Text

        first = Text()
        first.append(f"{number:>4}  ", style=STYLES["number"])
        first.append(f"{notation:<{room}}  ", style=STYLES["notation"])
        first.append(lines[0])
        self._console.print(first)
        for line in lines[1:]:
            self._console.print(" " * len(lead) + line)

    def ask(self, prompt: str) -> str | None:
        """A line that somebody types, without the spaces around it; None at the end of input."""
        sys.stdout.flush()
        if self.live:
            try:
                return input(prompt + " ").strip()
            except EOFError:
                print()
                return None
        line = sys.stdin.readline()
        if not line:
            return None
        if line.strip():
            print(f"{prompt} {line.strip()}")
        return line.strip()

    def wipe(self) -> None:
        """Clear the terminal and what has scrolled off it; nothing in a pipe."""
        if self.live and os.environ.get("TERM", "dumb") != "dumb":
            print("\033[2J\033[3J\033[H", end="", flush=True)

    def _out(self, line: str, style: str) -> None:
        if self._console is None:
            print(line.rstrip())
            return
        from rich.text import Text

        self._console.print(Text(line, style=STYLES[style]))


def _console() -> "Console":
    import readline  # noqa: F401 - line editing and history for input()

    from rich.console import Console

    return Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
