"""Tables for tests of what follows the Action phase: calm sections, then battles, Cleanup or the end at once."""

from serai.core.events import Fact, Journal
from serai.games.tianxia.attack import begin_attack
from tests.games.tianxia.table import Table, family


def calm(seats: int = 4, seed: int = 0) -> Table:
    """A bare table where no nomads have moved and none have any strength."""
    table = Table(seats, seed)
    for section in range(1, 5):
        table.nomads(section, 0, 0)
    return table


def all_passed(table: Table, *order: str) -> list[Fact]:
    """Everybody has passed, in this order (or that of the round): the Attack phase and what follows, up to a question."""
    state = table.state
    while state.depth > 0:
        state.drop()
    state.next_order = state.order[:]
    for at, name in enumerate(order):
        state.next_order[at] = family(name)
    state.journal = Journal()
    begin_attack(state)
    state.settle()
    facts = state.journal.take()
    state.journal = None
    return facts


def points(table: Table, families: str = "ABCD") -> list[int]:
    """The points that families have scored so far."""
    return [table.purse(name).get("points", 0) for name in families]
