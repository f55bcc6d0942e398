"""Text with style marks, for the drawings of the terminal: Rich console markup that reads just as well without its marks.

Widths count what is seen. Every character the drawings use is one column wide.
"""

import re
from collections.abc import Sequence
from typing import Final

# What Rich takes for a mark: the same pattern, so that both see the same text.
_MARK: Final = re.compile(r"(\\*)\[([a-z#/@][^[]*?)]")

SEAT_INKS: Final = ("#d9532c", "#6376d8", "#2f9e6e", "#b5852a")  # vermilion A, indigo B, jade C, ochre D
GOLD: Final = "#b8902a"
DIM: Final = "dim"
BOLD: Final = "bold"
LOSS: Final = "#cc4a4a"
MAY: Final = "bold #2f9e6e"
ELLIPSIS: Final = "…"


def escape(words: str) -> str:
    """Words that shall be seen as they are, square brackets included."""
    return _MARK.sub(lambda found: f"{found[1] * 2}\\[{found[2]}]", words)


def plain(text: str) -> str:
    """The text without its marks."""

    def unmarked(found: re.Match[str]) -> str:
        slashes, content = len(found[1]), found[2]
        kept = "\\" * (slashes // 2)
        return f"{kept}[{content}]" if slashes % 2 else kept

    return _MARK.sub(unmarked, text)


def paint(words: str, style: str) -> str:
    """Words in a style, spaces at the end left out of it; no mark when there is nothing to see or no style."""
    seen = words.rstrip(" ")
    if not seen or not style:
        return escape(words)
    slashes = "\\" * (len(seen) - len(seen.rstrip("\\")))  # one more for each, or the last would spoil the mark
    return f"[{style}]{escape(seen)}{slashes}[/]{' ' * (len(words) - len(seen))}"


def seat_ink(seat: int) -> str:
    """The style of a seat's letter."""
    return f"bold {SEAT_INKS[seat % len(SEAT_INKS)]}"


def width_of(text: str) -> int:
    """How many columns a text takes up."""
    return len(plain(text))


def cut(text: str, width: int) -> str:
    """The text, shortened with an ellipsis where it is too wide; then its marks are dropped."""
    if width_of(text) <= width:
        return text
    return escape(plain(text)[: max(width - 1, 0)] + ELLIPSIS) if width > 0 else ""


def left(text: str, width: int) -> str:
    """The text at the left of a field of that width."""
    made = cut(text, width)
    return made + " " * (width - width_of(made))


def right(text: str, width: int) -> str:
    """The text at the right of a field of that width."""
    made = cut(text, width)
    return " " * (width - width_of(made)) + made


def ruled(words: str, width: int) -> str:
    """A heading, dim, with a rule to the end of its field."""
    rule = "─" * max(width - width_of(words) - 1, 0)
    return paint(cut(f"{words} {rule}".strip(), width), DIM)


def spread(at_left: str, at_right: str, width: int) -> str:
    """Two texts at the two ends of a line; the left one gives way."""
    at_right = cut(at_right, width)
    room = width - width_of(at_right) - 1
    return (left(at_left, room) + " " + at_right) if room > 0 else at_right


def wrapped(text: str, width: int, indent: int = 0) -> list[str]:
    """Text broken at spaces into lines of that width; no mark may hold a space. Later lines are indented."""
    lines: list[str] = []
    line = ""
    for word in text.split(" "):
        if line.strip() and width_of(line) + 1 + width_of(word) > width:
            lines.append(line)
            line = " " * indent + cut(word, width - indent)
        else:
            line = f"{line} {word}" if line else cut(word, width)
    return [*lines, line]


def flowed(parts: Sequence[str], width: int, indent: int = 0, gap: str = "  ") -> list[str]:
    """Parts set one after another; a part that no longer fits begins a new line, indented."""
    lines: list[str] = []
    line = ""
    for part in parts:
        if line and width_of(line) + len(gap) + width_of(part) > width:
            lines.append(line)
            line = " " * indent + cut(part, width - indent)
        else:
            line = f"{line}{gap}{part}" if line else cut(part, width)
    return [*lines, line] if line else lines


def beside(first: Sequence[str], second: Sequence[str], width: int, gap: str = "  ") -> list[str]:
    """Two blocks side by side, the first one `width` columns wide."""
    count = max(len(first), len(second))
    rows = zip([*first, *[""] * (count - len(first))], [*second, *[""] * (count - len(second))], strict=True)
    return [(left(a, width) + gap + b) if b else a for a, b in rows]
