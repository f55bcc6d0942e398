"""The browser's types are what the server's messages say."""

import re
from typing import get_args

from msgspec import Struct

from serai.server import library_messages, messages, typescript


def test_the_types_of_the_browser_are_up_to_date() -> None:
    """`python -m serai.server.typescript` has been run after the last change of a message."""
    path = typescript.target()
    if path.parent.is_dir():  # not in an installed package
        assert path.read_text(encoding="utf-8") == typescript.typescript()
        assert typescript.main(["--check"]) == 0


def test_unions_and_optional_fields() -> None:
    """What comes in may leave out what has a default; what goes out is whole; literals and null are kept."""
    made = typescript.typescript()
    assert "to?: number | null;" in made
    assert "kind: 'bot' | 'open' | 'person';" in made
    assert "result: Result | null;" in made
    for union in ("ClientMessage", "ServerMessage"):
        names = [kind.__name__ for kind in get_args(getattr(messages, union))]
        assert f"export type {union} = {' | '.join(names)};" in made
    assert typescript.main(["--nonsense"]) == 2


def test_every_message_is_written_once() -> None:
    """Those of both modules, in one file, under names of their own, in the order in which they are declared."""
    declared = [
        kind.__name__
        for module in (messages, library_messages)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Struct) and kind.__module__ == module.__name__
    ]
    written = re.findall(r"^export interface (\w+)", typescript.typescript(), re.MULTILINE)
    assert written == [name for name in declared if name != "Incoming"]
    assert len(set(written)) == len(written) > 40
