"""`serai rules`: the rulebook and the rulings, by id or words."""

import argparse
import sys
import textwrap
from dataclasses import asdict
from typing import Final

from serai.cli.common import game_of, language, print_json, warn
from serai.core.documents import short
from serai.rulebook.book import Book, book
from serai.rulebook.search import Hit, find

WIDTH: Final = 100


def run(arguments: argparse.Namespace) -> int:
    """Show what fits the query, or the whole rulebook; 1 when nothing fits."""
    game_id = game_of(arguments.game).id
    lang, query = language(arguments), " ".join(arguments.query).strip()
    found = find(game_id, query, lang) if query else []
    if arguments.json:
        print_json([asdict(hit) for hit in found] if query else asdict(book(game_id, lang)))
    elif found:
        print("\n\n".join(shown(hit) for hit in found))
    elif not query:
        _whole(book(game_id, lang))
    if query and not found:
        warn(f"nothing in the rulebook of {game_id} fits {short(query)}")
        return 1
    return 0


def shown(hit: Hit) -> str:
    """A hit as text: id and title, then the words."""
    rules = f"  ({', '.join(hit.rules)})" if hit.kind == "ruling" and hit.rules else ""
    lines = [f"{hit.id}  {hit.title}{rules}", *_wrapped(hit.text)]
    return "\n".join(lines)


def _whole(rules: Book) -> None:
    print(rules.title)
    print("\n".join(_wrapped(rules.preface)))
    for chapter in rules.chapters:
        print(f"\n{chapter.id}  {chapter.title}\n")
        for paragraph in chapter.paragraphs:
            print("\n".join(_wrapped(f"{paragraph.id}  {paragraph.text} [{', '.join(paragraph.sources)}]")))


def _wrapped(text: str) -> list[str]:
    """Lines for a terminal; in a pipe a paragraph stays one line, so that searching finds whole rules."""
    if not sys.stdout.isatty():
        return [f"  {line}" for line in text.split("\n") if line]
    return textwrap.wrap(text, WIDTH, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False)
