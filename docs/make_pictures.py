"""Put pictures of the terminal table into the documents: a position from the middle of each game, as text and as SVG.

python docs/make_pictures.py           write
python docs/make_pictures.py --check   only say what is out of date (exit 1)
"""

import io
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

import serai
from serai.core.chance import Generator
from serai.core.dealt import DealtState
from serai.core.documents import Document
from serai.core.game import Game
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
PAGE = ROOT / "docs" / "terminal.md"
COLUMNS = 80


@dataclass(frozen=True)
class Sitting:
    """A game in which a position is drawn, and how it is come by."""

    game_id: str
    seats: int
    seed: int
    turns: int
    verbs: tuple[str, ...]  # the liveliest first


SITTINGS = (
    Sitting("river_of_gold", 3, 7, 24, ("deliver", "claim", "build", "sail", "end", "discard")),
    Sitting("yellow_and_yangtze", 3, 2, 24, ("pagoda", "winner", "pay", "support", "commit", "leader", "place", "end")),
)


def middle(sitting: Sitting) -> DealtState:
    """A position after some turns of simple, lively play; the same one every time."""
    state = serai.game(sitting.game_id).start(seats=sitting.seats, seed=sitting.seed)
    chooser = Generator(b"picture")
    turns = 0
    while turns < sitting.turns or state.to_act != 0 or "action" not in str(state.document()["pending"]):
        action = lively(state, sitting.verbs, chooser)
        seat = state.document()["turn"]
        state.apply(action)
        turns += state.document()["turn"] != seat
    return state


def lively(state: DealtState, verbs: tuple[str, ...], chooser: Generator) -> int:
    """Any action of the liveliest kind that is legal; of those that do little only where there is no other."""
    legal = state.legal_actions()
    by_verb: dict[str, list[int]] = {}
    for action in [action for action in legal if not idle(state, action)] or legal:
        by_verb.setdefault(state.game.space.family(action).verb, []).append(action)
    verb = next((verb for verb in verbs if verb in by_verb), next(iter(by_verb)))
    return by_verb[verb][int(chooser.below(len(by_verb[verb])))]


def idle(state: DealtState, action: int) -> bool:
    """Whether little comes of it, by its words: a tile that earns nothing, a leader that moves."""
    if "moving from" in state.game.describe(state.state, action):
        return True
    return any(line.startswith("No point") for line in state.game.outlook(state.state, action, state.to_act))


def picture(game: Game, view: Document) -> str:
    """The table as the seat sees it, without color and trailing spaces."""
    drawn = Text.from_markup(game.board(view, COLUMNS)).plain
    return "\n".join(line.rstrip() for line in drawn.splitlines())


def colored(game: Game, view: Document, lang: str) -> str:
    """The wide table in color as an SVG that asks nothing of the network: whatever monospaced font is there will do."""
    console = Console(record=True, width=WIDE, file=io.StringIO(), color_system="truecolor", force_terminal=True)
    console.print(Text.from_markup(game.board(view, WIDE, lang)), soft_wrap=True)
    return console.export_svg(title="", theme=LACQUER, code_format=SVG, unique_id="table") + "\n"


def wanted() -> Iterator[tuple[Path, str]]:
    """Every picture and the page, as they should be."""
    page = PAGE.read_text(encoding="utf-8")
    for sitting in SITTINGS:
        state = middle(sitting)
        view = state.view(0)
        for lang in languages():
            yield PICTURES / f"{sitting.game_id}.{lang}.svg", colored(state.game, view, lang)
        page = filled(page, f"<!-- terminal {sitting.game_id} -->", f"```text\n{picture(state.game, view)}\n```")
    yield PAGE, page


def filled(text: str, marker: str, content: str) -> str:
    """A text with what stands between its two markers replaced. Raises ValueError when there are not two."""
    parts = text.split(marker)
    if len(parts) != 3:
        raise ValueError(f"expected the marker {marker} twice")
    return f"{parts[0]}{marker}\n\n{content}\n\n{marker}{parts[2]}"


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
