"""The documents are true to what is there: schemas, tables, notation, pictures, commands, links."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

import serai
from docs import make_pictures, make_schemas
from serai.cli.parser import build_parser
from serai.core.actions import Family
from serai.core.documents import Document
from tests.conformance.walk import Case, on_cases, positions, some_cases

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
GAMES = serai.game_ids()
on_pages = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))

ROW = re.compile(r"^\| (.+?) \|$", re.MULTILINE)
LINK = re.compile(r"\]\(([^)#]*)(#[^)]*)?\)")
COMMAND = re.compile(r"^ {4}(?:\.venv/bin/)?serai (.*)$", re.MULTILINE)
FILE = re.compile(r"`([\w.-]+/[\w./-]+\.(?:py|md|txt|yaml|toml))`")
BRITISH = re.compile(r"\b(?:[Cc]olou|[Ff]avou|[Bb]ehaviou|[Nn]eighbou)r|\b[Ll]icence")
# A folder of somebody's computer, a web address other than that of a standard or an example.
FOREIGN = re.compile(r"(?<![\w.:~/$<*)])/(?:[a-z]+/)+[\w.]|\bfile://|https?://(?!json-schema\.org/|serai\.example)\S+")


def page_text(*parts: str) -> str:
    """A page of docs."""
    return ROOT.joinpath("docs", *parts).read_text(encoding="utf-8")


# ---- positions -------------------------------------------------------------------------------------------------------


def test_the_exported_schemas_and_the_tables_of_positions_are_current() -> None:
    stale = [path.name for path, text in make_schemas.wanted() if path.read_text(encoding="utf-8") != text]
    assert stale == [], "run: python docs/make_schemas.py"


@pytest.mark.parametrize("game_id", GAMES)
def test_every_key_and_every_pending_entry_has_a_meaning(game_id: str) -> None:
    schema = serai.game(game_id).position_schema()
    Draft202012Validator.check_schema(schema)
    for row in [*make_schemas.key_rows(schema), *make_schemas.pending_rows(schema)]:
        assert not row.endswith("|  |"), row
    for part in parts_of(schema):
        assert part.get("type") != "object" or part["additionalProperties"] is False


def parts_of(value: object) -> Iterator[Document]:
    """Every mapping inside plain data."""
    if isinstance(value, dict):
        yield value
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from parts_of(inner)


@on_cases(some_cases(1))
def test_positions_of_random_games_fit_the_schema(case: Case) -> None:
    validator = Draft202012Validator(case.game.position_schema())
    for state in positions(case, 1):
        document = case.game.document(state)
        assert [f"{error.json_path}: {error.message}" for error in validator.iter_errors(document)] == []
    assert not validator.is_valid({**document, "surprise": 1})
    for key in document:
        assert not validator.is_valid({name: value for name, value in document.items() if name != key})


# ---- notation --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", GAMES)
def test_the_notation_page_names_every_family_with_its_number_and_an_example(game_id: str) -> None:
    game = serai.game(game_id)
    rows = [row[1].split(" | ") for row in ROW.finditer(page_text("notation", f"{game_id}.md"))]
    shown = {cells[0].strip("`"): cells for cells in rows if len(cells) == 4}
    for family in game.space.families:
        cells = shown.pop(form_of(family))
        assert cells[1] == str(family.base)
        assert game.space.family(game.parse(cells[2].strip("`"))) == family
        assert cells[3].strip()
    assert set(shown) <= {"family", "---"}
    assert f"there are {game.space.size} actions" in " ".join(page_text("notation", f"{game_id}.md").split())


def form_of(family: Family) -> str:
    """A family as the page shows it: `build <shore> <row>`."""
    return " ".join([family.verb, *(f"<{parameter.name}>" for parameter in family.parameters)])


# ---- all pages -------------------------------------------------------------------------------------------------------


def test_the_pictures_of_the_terminal_table_are_current() -> None:
    stale = [path.name for path, text in make_pictures.wanted() if path.read_text(encoding="utf-8") != text]
    assert stale == [], "run: python docs/make_pictures.py"


@on_pages
def test_every_command_of_a_page_is_one(page: Path) -> None:
    for found in COMMAND.finditer(page.read_text(encoding="utf-8")):
        words = shlex.split(re.split(r" {2,}", found[1])[0])
        if words != ["--help"] and "<game>" not in found[1]:
            build_parser().parse_args(words)


@on_pages
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    for found in LINK.finditer(re.sub("`[^`]*`", "", page.read_text(encoding="utf-8"))):
        assert (page.parent / found[1]).exists() or not found[1], found[0]


@on_pages
def test_a_page_names_no_place_of_any_one_computer_and_no_foreign_address(page: Path) -> None:
    found = FOREIGN.search(page.read_text(encoding="utf-8"))
    assert found is None, found


@on_pages
def test_every_file_that_a_page_names_is_there(page: Path) -> None:
    folders = (ROOT, ROOT / "src", ROOT / "src" / "serai", ROOT / "docs", page.parent)
    for found in FILE.finditer(page.read_text(encoding="utf-8")):
        assert any((folder / found[1]).exists() for folder in folders), found[0]


@on_pages
def test_a_page_keeps_to_one_spelling(page: Path) -> None:
    found = BRITISH.search(page.read_text(encoding="utf-8"))
    assert found is None, found


def test_decisions_are_numbered_without_gaps_and_say_their_number() -> None:
    pages = sorted(ROOT.glob("docs/decisions/*.md"))
    assert [int(page.name[:4]) for page in pages] == list(range(1, len(pages) + 1))
    for page in pages:
        assert page.read_text(encoding="utf-8").startswith(f"# {page.name[:4]}: ")
