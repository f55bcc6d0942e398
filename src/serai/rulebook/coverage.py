"""Every paragraph of a rulebook lands in text, in code and in a test or a ruling; this finds those that do not.

`python -m serai.rulebook.coverage` prints the gaps and exits 1 when there is one. A place names a paragraph by its id
(`ROG-7.2`, in code also `ROG_7_2`), in a list (`ROG-7.2, 7.3`) or within a range (`ROG-9.1 to 9.4`).
"""

import argparse
import re
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from serai import games
from serai.core.reasons import PREFIX
from serai.rulebook.book import LANGUAGES, BookError, books, room
from serai.rulebook.rulings import RulingError, shipped_rulings

NUMBER: Final = r"(\d+)[._](\d+)"
MORE: Final = re.compile(rf"\s*(,\s*and\b|,|and\b|or\b|to\b|-|–)\s*(?:{PREFIX}[-_])?{NUMBER}(?![\d.]*\d)")
NOT_CODE: Final = ("rule_ids.py",)
CODE: Final = (".py", ".yaml")


@dataclass(frozen=True)
class Gap:
    """A paragraph and what it lacks, in words."""

    rule: str
    lacks: str

    def __str__(self) -> str:
        """One line."""
        return f"{self.rule}: {self.lacks}"


def gaps(game_id: str, tests: Path | None = None) -> list[Gap]:
    """What is missing, in the order of the rulebook. `tests` is the folder of tests that count beside the rulings.

    Raises BookError, RulingError.
    """
    everywhere = books(game_id)
    ids = everywhere[LANGUAGES[0]].ids
    prefix = ids[0].partition("-")[0]
    in_code = named_in(code_texts(room(game_id)), prefix)
    tested = named_in(test_texts(tests), prefix) if tests is not None else set()
    for ruling in shipped_rulings(game_id):
        tested |= {*ruling.rules, *(refusal.rule for refusal in ruling.refuse)}
    found: list[Gap] = []
    for rule in ids:
        found += [Gap(rule, f"no text in {lang}") for lang in LANGUAGES if not everywhere[lang].paragraph(rule).text]
        found += [Gap(rule, "no code names it")] if rule not in in_code else []
        found += [Gap(rule, "no test and no ruling names it")] if rule not in tested else []
    return found


def named_in(texts: Iterable[str], prefix: str) -> set[str]:
    """The paragraphs that texts name."""
    return {rule for text in texts for rule in rules_named(text, prefix)}


def rules_named(text: str, prefix: str) -> set[str]:
    """The paragraphs that a text names, one by one, in lists or in ranges."""
    found: set[str] = set()
    for match in re.finditer(rf"\b{prefix}[-_]{NUMBER}", text):
        chapter, paragraph = int(match[1]), int(match[2])
        found.add(f"{prefix}-{chapter}.{paragraph}")
        more = MORE.match(text, match.end())
        while more is not None:
            next_chapter, next_paragraph = int(more[2]), int(more[3])
            first = next_paragraph
            if more[1] in ("to", "-", "–") and next_chapter == chapter:
                first = min(paragraph, next_paragraph)
            found.update(f"{prefix}-{next_chapter}.{number}" for number in range(first, next_paragraph + 1))
            chapter, paragraph = next_chapter, next_paragraph
            more = MORE.match(text, more.end())
    return found


def code_texts(folder: Traversable) -> Iterable[str]:
    """The code and the component data of a game's room."""
    for path in sorted(folder.iterdir(), key=lambda path: path.name):
        if path.is_file() and path.name.endswith(CODE) and path.name not in NOT_CODE:
            yield path.read_text(encoding="utf-8")


def test_texts(folder: Path) -> Iterable[str]:
    """The tests, those of this room left out: they name ids as examples."""
    for path in sorted(folder.rglob("*.py")):
        if "rulebook" not in path.relative_to(folder).parts:
            yield path.read_text(encoding="utf-8")


def tests_folder() -> Path | None:
    """The tests of a checkout; an installed package has none."""
    folder = Path(__file__).resolve().parents[3] / "tests"
    return folder if folder.is_dir() else None


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the gaps of every game; 1 when there is one, 2 when a file cannot be read."""
    parser = argparse.ArgumentParser(prog="python -m serai.rulebook.coverage", description=str(__doc__).splitlines()[0])
    parser.add_argument("--tests", type=Path, default=tests_folder(), metavar="DIR", help="tests that count")
    given = parser.parse_args(arguments)
    try:
        found = [gap for game_id in games.IDS for gap in gaps(game_id, given.tests)]
        total = sum(len(books(game_id)["en"].ids) for game_id in games.IDS)
    except (BookError, RulingError) as error:
        print(f"serai: {error}", file=sys.stderr)
        return 2
    for gap in found:
        print(gap)
    complete = total - len({gap.rule for gap in found})
    print(f"{complete} of {total} paragraphs have text, code and a test", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
