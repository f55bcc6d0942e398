"""`serai rules`: the rulebook and the rulings, by id or words."""

import argparse
import sys
import textwrap
from dataclasses import asdict
from typing import Final

from serai.cli.common import game_of, language, print_json, warn
from serai.core.documents import short
from serai.core.language import text
from serai.rulebook.book import Book, book
from serai.rulebook.search import Hit, find

WIDTH: Final = 100
MOST_TOLD: Final = 4  # rulings shown with their moves


def run(arguments: argparse.Namespace) -> int:
    """Show what fits the query, or the whole rulebook; 1 when nothing fits."""
    game_id = game_of(arguments.game).id
    lang, query = language(arguments), " ".join(arguments.query).strip()
    found = find(game_id, query, lang) if query else []
    if arguments.json:
        print_json([asdict(hit) for hit in found] if query else asdict(book(game_id, lang)))
    elif found:
        whole = all(hit.kind == "ruling" for hit in found) and len(found) <= MOST_TOLD
        print("\n\n".join(f"{shown(hit)}{played(game_id, hit, lang) if whole else ''}" for hit in found))
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


def played(game_id: str, hit: Hit, lang: str) -> str:
    """What is played in a ruling, what must be refused, how it ends, and how to sit down there; in lines."""
    from serai.server.library import ruling_of, ruling_view
    from serai.server.ruling_words import option

    told, game, chosen = ruling_view(game_id, hit.id, lang), game_of(game_id), ruling_of(game_id, hit.id).options
    lines = [text("term-ruling-option", lang, option=option(game, name, chosen[name], lang)) for name in chosen]
    lines += told.moves
    lines += [text("term-ruling-refused", lang, move=move) for move in told.refuses]
    lines += [text("term-ruling-then", lang, fact=fact) for fact in told.expects]
    if told.playable:
        command = f"serai play {game_id.replace('_', '-')} --ruling {hit.id}"
        lines.append(text("term-ruling-play", lang, command=command))
    return "".join(f"\n{line}" for told_line in lines for line in _wrapped(told_line))


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
