"""The browser's types are what the server's messages say."""

from typing import get_args

from serai.server import messages, typescript


def test_the_types_of_the_browser_are_up_to_date() -> None:
    """`python -m serai.server.typescript` has been run after the last change of messages.py."""
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
