"""Events: structured facts of what happened, for logs, animation and both languages.

The rules write five numbers for a fact: what, whose, how much, of which thing, by which rule. The game turns them into
words and data (`Game.event`), and hides what a seat may not see.
"""

from typing import final

from mypy_extensions import i64

Fact = tuple[int, int, int, int, int]


@final
class Journal:
    """Collects the facts of one or more actions, in the order in which they happened."""

    def __init__(self) -> None:
        """An empty journal."""
        self.facts: list[Fact] = []

    def add(self, what: i64, seat: i64, amount: i64, item: i64, rule: i64) -> None:
        """Write one fact down."""
        self.facts.append((int(what), int(seat), int(amount), int(item), int(rule)))

    def take(self) -> list[Fact]:
        """The facts so far; the journal is empty afterwards."""
        facts = self.facts
        self.facts = []
        return facts
