"""The screen of the terminal table: color where it is wanted, plain text in a pipe, lines that fit."""

import os
import sys
import textwrap
from typing import TYPE_CHECKING, Final

from serai.cli.common import problem_of
from serai.cli.errors import CallError
from serai.cli.streams import clean

if TYPE_CHECKING:
    from rich.console import Console

NARROWEST: Final = 80
WIDEST: Final = 160
LONGEST: Final = 10_000  # letters of a line that is typed

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

    @property
    def height(self) -> int:
        """Lines to draw for; 0 where there is no end of them."""
        return 0 if self._console is None else self._console.height

    def show(self, text: str = "", style: str = "news", indent: str = "", hang: str | None = None) -> None:
        """One paragraph, wrapped to the screen; continuation lines begin with `hang`."""
        hanging = indent if hang is None else hang
        for line in map(clean, text.split("\n")):
            if self.live:
                for part in textwrap.wrap(
                    line, self.width - 1, initial_indent=indent, subsequent_indent=hanging, break_on_hyphens=False
                ) or [""]:
                    self._out(part, style)
            else:
                self._out(indent + line, style)

    def picture(self, drawing: str) -> None:
        """A drawing in console markup, line by line; in a pipe without its colors."""
        from rich.text import Text

        lines = "\n".join(map(clean, drawing.rstrip("\n").split("\n")))
        for line in Text.from_markup(lines, emoji=False).split("\n", allow_blank=True):
            line.rstrip()
            if self._console is None:
                print(line.plain)
            else:
                self._console.print(line)

    def choice(self, number: int, notation: str, text: str, width: int) -> None:
        """A numbered line: number, notation in a column of that many letters, words."""
        lead = f"{number:>4}  {notation:<{width}}  "
        lines = textwrap.wrap(text, max(30, self.width - 1 - len(lead)), break_on_hyphens=False) or [""]
        if self._console is None:
            print((lead + text).rstrip())
            return
        from rich.text import Text

        first = Text()
        first.append(f"{number:>4}  ", style=STYLES["number"])
        first.append(f"{notation:<{width}}  ", style=STYLES["notation"])
        first.append(lines[0])
        self._console.print(first)
        for line in lines[1:]:
            self._console.print(" " * len(lead) + line)

    def ask(self, prompt: str, remember: bool = True) -> str | None:
        """A line that somebody types, without the spaces around it; None at the end of input.

        Of a line that is too long only the beginning comes, longer than LONGEST. What is not to be remembered cannot
        be called back with the arrow keys. Raises CallError when standard input fails.
        """
        sys.stdout.flush()
        return self._typed(prompt, remember) if self.live else self._piped(prompt)

    def _typed(self, prompt: str, remember: bool) -> str | None:
        import readline

        readline.set_auto_history(remember)
        try:
            return input(prompt + " ").strip()[: LONGEST + 1]
        except EOFError:
            print()
            return None

    def _piped(self, prompt: str) -> str | None:
        line = _read_line()
        if len(line) > LONGEST:
            return line
        if line.strip():
            print(clean(f"{prompt} {line.strip()}"))
        return line.strip() if line else None

    def forget(self) -> None:
        """Nobody can call back with the arrow keys what was typed so far."""
        if self.live:
            import readline

            readline.clear_history()

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


def _read_line() -> str:
    """The next line of standard input, of a long one a little more than LONGEST; empty at the end."""
    try:
        line = sys.stdin.readline(LONGEST + 1)
        if len(line) > LONGEST and not line.endswith("\n"):
            while (rest := sys.stdin.readline(LONGEST)) and not rest.endswith("\n"):
                pass
    except OSError as error:
        raise CallError(f"standard input cannot be read: {problem_of(error)}") from None
    return line


def _console() -> "Console":
    import readline  # noqa: F401 - line editing and history for input()

    from rich.console import Console

    return Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
