"""`serai replay`: a record played through, entry by entry."""

import argparse
from typing import TYPE_CHECKING

from serai.cli.common import game_of, language, print_json, warn
from serai.cli.errors import CallError
from serai.cli.seating import read_record
from serai.cli.streams import clean
from serai.core.documents import digest
from serai.core.language import text
from serai.core.record import (
    Entry,
    Record,
    RecordError,
    check_secret,
    published_secret,
    replay,
    start_state,
)
from serai.core.seats import seat_name
from serai.core.state import State

if TYPE_CHECKING:
    from serai.core.game import Game


def run(arguments: argparse.Namespace) -> int:
    """Replay; 1 when --verify finds that the record does not hold."""
    record = read_record(arguments.file)
    game = game_of(record.header.game, arguments.components)
    if arguments.to is not None:
        if arguments.to > len(record.entries):
            raise CallError(f"--to {arguments.to}: the record has {len(record.entries)} entries")
        del record.entries[arguments.to :]
    try:
        state = start_state(game, record.header)
    except RecordError as error:
        raise CallError(f"{arguments.file}: {error}") from None
    try:
        state = _play(game, record, state, arguments)
        if arguments.verify:
            _verify_chance(game, record)
    except RecordError as error:
        return _failed(record, error, arguments)
    _report(game, record, state, arguments)
    if record.truncated:
        warn(f"{arguments.file}: {text('term-truncated', language(arguments))}")
    return 0


def _play(game: "Game", record: Record, state: State, arguments: argparse.Namespace) -> State:
    """Step through; the last state. Words come first, because they are about the state before the entry."""
    lang = language(arguments)
    told = not arguments.json
    line = _words(game, state, record.entries[0], lang) if told and record.entries else ""
    for step in replay(game, record, arguments.verify):
        state = step.state
        if told:
            number = step.entry.number
            print(clean(f"{number:>5}  {step.entry.who:<6}  {line}"))
            line = _words(game, state, record.entries[number], lang) if number < len(record.entries) else ""
    return state


def _words(game: "Game", state: State, entry: Entry, lang: str) -> str:
    """An entry in words, told from the state it is played in."""
    if entry.who == "table":
        return entry.do
    try:
        return f"{entry.do:<26}  {game.describe(state, game.parse(entry.do), lang)}".rstrip()
    except ValueError:
        return entry.do  # the replay itself says what is wrong with it


def _verify_chance(game: "Game", record: Record) -> None:
    secret = published_secret(record)
    if secret is not None:
        check_secret(game, record, secret)


def _failed(record: Record, error: RecordError, arguments: argparse.Namespace) -> int:
    """With --verify a check has failed; without it the input is wrong."""
    if not arguments.verify:
        raise CallError(f"{arguments.file}: {error}")
    if arguments.json:
        print_json({"game": record.header.game, "verified": False, "line": error.line, "error": str(error)})
    warn(f"{arguments.file}: {error}")
    return 1


def _report(game: "Game", record: Record, state: State, arguments: argparse.Namespace) -> None:
    scores = {seat_name(seat): int(state.score(seat)) for seat in range(int(state.seats))}
    final_hash = digest(game.document(state))
    if arguments.json:
        print_json(
            {
                "game": game.id,
                "seats": record.header.seats,
                "entries": len(record.entries),
                "final_hash": final_hash,
                "scores": scores,
                "over": state.over,
                "verified": bool(arguments.verify),
                "truncated": record.truncated,
            }
        )
        return
    lang = language(arguments)
    shown = ", ".join(f"{seat} {score}" for seat, score in scores.items())
    over = "yes" if state.over else "no"
    print(text("term-replay-end", lang, entries=str(len(record.entries)), over=over, scores=shown, hash=final_hash))
    if arguments.verify:
        print(text("term-replay-verified-chance" if published_secret(record) else "term-replay-verified", lang))
