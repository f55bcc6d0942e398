"""Put pictures of the terminal table into the documents: a position from the middle of a game, as text and as SVG.

python docs/make_pictures.py           write
python docs/make_pictures.py --check   only say what is out of date (exit 1)
"""

import io
import sys
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

import serai
from serai.core.chance import Generator
from serai.core.dealt import DealtState
from serai.core.documents import Document
from serai.core.language import languages

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
WIDE = 124
LACQUER = TerminalTheme(
    (27, 26, 24),
    (233, 225, 207),
    [
        (27, 26, 24),
        (217, 83, 44),
        (47, 158, 110),
        (184, 144, 42),
        (99, 118, 214),
        (160, 100, 150),
        (44, 154, 154),
        (233, 225, 207),
    ],
)
SVG = """<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg" xml:space="preserve"
role="img" aria-label="The terminal table">
<style>
.{unique_id}-matrix {{ font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace; font-size: {char_height}px;
white-space: pre; line-height: {line_height}px; }}
{styles}
</style>
<defs>{lines}</defs>
<rect width="{width}" height="{height}" rx="12" fill="#1b1a18"/>
<g transform="translate({terminal_x}, {terminal_y})">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>"""
PAGES = ("docs/terminal.md",)
GAME = "river_of_gold"
SEATS = 3
SEED = 7
COLUMNS = 80
TURNS = 24
FIRST_CHOICE = ("deliver", "claim", "build", "sail", "end", "discard")  # verbs, the liveliest first


def middle(seed: int = SEED) -> DealtState:
    """A position after some turns of simple, lively play; the same one every time."""
    state = serai.game(GAME).start(seats=SEATS, seed=seed)
    chooser = Generator(b"picture")
    turns = 0
    while turns < TURNS or state.to_act != 0 or "action" not in str(state.document()["pending"]):
        action = lively(state, chooser)
        turns += state.game.notation(action) == "end"
        state.apply(action)
    return state


def lively(state: DealtState, chooser: Generator) -> int:
    """Any action of the liveliest kind that is legal."""
    by_verb: dict[str, list[int]] = {}
    for action in state.legal_actions():
        by_verb.setdefault(state.game.space.family(action).verb, []).append(action)
    verb = next((verb for verb in FIRST_CHOICE if verb in by_verb), next(iter(by_verb)))
    return by_verb[verb][int(chooser.below(len(by_verb[verb])))]


def picture(view: Document) -> str:
    """The table as the seat sees it, without color and trailing spaces."""
    drawn = Text.from_markup(serai.game(GAME).board(view, COLUMNS)).plain
    return "\n".join(line.rstrip() for line in drawn.splitlines())


def colored(view: Document, lang: str) -> str:
    """The wide table in color as an SVG that asks nothing of the network: whatever monospaced font is there will do."""
    console = Console(record=True, width=WIDE, file=io.StringIO(), color_system="truecolor", force_terminal=True)
    console.print(Text.from_markup(serai.game(GAME).board(view, WIDE, lang)), soft_wrap=True)
    return console.export_svg(title="", theme=LACQUER, code_format=SVG, unique_id="table") + "\n"


def wanted() -> Iterator[tuple[Path, str]]:
    """Every page and every picture, as it should be."""
    view = middle().view(0)
    drawn = picture(view)
    for lang in languages():
        yield PICTURES / f"{GAME}.{lang}.svg", colored(view, lang)
    for name in PAGES:
        page = ROOT / name
        yield page, filled(page.read_text(encoding="utf-8"), f"```text\n{drawn}\n```")


def filled(text: str, content: str) -> str:
    """A text with what stands between its two markers replaced. Raises ValueError when there are not two."""
    parts = text.split("<!-- terminal -->")
    if len(parts) != 3:
        raise ValueError("expected the marker <!-- terminal --> twice")
    return f"{parts[0]}<!-- terminal -->\n\n{content}\n\n<!-- terminal -->{parts[2]}"


def main() -> int:
    """Write, or check."""
    check = sys.argv[1:] == ["--check"]
    stale = [(path, text) for path, text in wanted() if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path, text in stale:
        print(f"{'out of date' if check else 'written'}: {path.relative_to(ROOT)}")
        if not check:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
