"""Put a picture of the terminal table into the documents: a position from the middle of a game, drawn as text.

python docs/make_pictures.py           write
python docs/make_pictures.py --check   only say what is out of date (exit 1)
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from rich.text import Text

import serai
from serai.core.chance import Generator
from serai.core.dealt import DealtState
from serai.core.documents import Document

ROOT = Path(__file__).resolve().parent.parent
PAGES = ("README.md", "docs/players.md")
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


def wanted() -> Iterator[tuple[Path, str]]:
    """Every page with a picture, as it should be."""
    drawn = picture(middle().view(0))
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
    stale = [(path, text) for path, text in wanted() if path.read_text(encoding="utf-8") != text]
    for path, text in stale:
        print(f"{'out of date' if check else 'written'}: {path.relative_to(ROOT)}")
        if not check:
            path.write_text(text, encoding="utf-8")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
