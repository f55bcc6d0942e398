"""What the tests of the store share: rows, entries, whole games, and a store opened for one piece of a test."""

import asyncio
import hashlib
import random
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TypeVar

from serai import game
from serai.core.chance import SeedDealer
from serai.core.documents import canonical, digest
from serai.core.options import complete
from serai.core.record import Entry, Record, header_for, start_state
from serai.core.seats import seat_name
from serai.core.state import CHANCE
from serai.match.seating import Chair, Seating
from serai.store.store import Append, KeptEntry, Person, Store, TableRow, open_store

T = TypeVar("T")

Place = str | Path


def using(place: Place, test: Callable[[Store], Awaitable[T]], reading: bool = False, patience: float = 5.0) -> T:
    """Run a piece of a test with an open store."""

    async def run() -> T:
        store = open_store(place, reading, patience)
        await store.open()
        try:
            return await test(store)
        finally:
            await store.close()

    return asyncio.run(run())


def seating() -> str:
    """A person and a bot."""
    chairs = (Chair("person", "p1", "Ada", "", False), Chair("bot", "", "greedy", "greedy", False))
    return canonical(Seating(chairs, False, None, False).document()).decode()


def table_row(table_id: str, **changes: object) -> TableRow:
    """A table nobody has played at."""
    row = TableRow(
        id=table_id,
        game="river_of_gold",
        header="{}",
        secret="seed:1",
        seating=seating(),
        status="playing",
        host="p1",
        watch=True,
        invite="",
        origin="",
        last=0,
        to_act="A",
        version=1,
        created=100.5,
        changed=100.5,
    )
    return replace(row, **changes)  # type: ignore[arg-type]


def some_entries(before: int, number: int) -> list[Entry]:
    """Entries that nobody will replay."""
    return [Entry(n, "A", f"move {n}", f"{n:016x}") for n in range(before + 1, before + number + 1)]


def change(table_id: str, expected: int, number: int = 1, **more: object) -> Append:
    """A change with so many entries."""
    append = Append(table_id, expected, some_entries(expected, number), None, "playing", "B", person="p1")
    return replace(append, **more)  # type: ignore[arg-type]


def person(person_id: str, name: str = "Ada") -> Person:
    """A guest."""
    return Person(person_id, name, "en", hashlib.sha256(person_id.encode()).hexdigest(), 1.0, 2.0)


def entries_of(kept: list[KeptEntry]) -> list[Entry]:
    """The entries alone."""
    return [one.entry for one in kept]


@cache
def played(seed: int, steps: int = 60) -> Record:
    """A game played at random for a while."""
    river = game("river_of_gold")
    record = Record(header_for(river, 2, complete(river.options, {})))
    state = start_state(river, record.header)
    dealer, choice = SeedDealer(str(seed)), random.Random(seed)
    while not state.over and len(record.entries) < steps:
        who = seat_name(int(state.to_act))
        action = int(dealer.deal(state)) if state.to_act == CHANCE else choice.choice(state.legal_actions())
        state.play(action)
        record.add(who, river.notation(action), digest(river.document(state)))
    return record


async def keep_game(store: Store, table_id: str, record: Record) -> None:
    """Keep a game in a few changes, as a server does."""
    header = record.text().split("\n", 1)[0]
    await store.create_table(table_row(table_id, header=header), [], {0: "p1"}, "p1", "")
    for at in range(0, len(record.entries), 7):
        part = record.entries[at : at + 7]
        await store.append(Append(table_id, at, part, None, "playing", "A", "p1", f"key-{at}", "digest"))
