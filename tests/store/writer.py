"""A process that writes to a store until it is killed, for the tests: `python -m tests.store.writer PLACE TABLES`.

It says `t3 17` when entry 17 of table t3 is acknowledged, and the sentence of an error it meets.
"""

import asyncio
import sys

from serai.store.store import Store, StoreError, open_store
from tests.store.stores import change


def say(line: str) -> None:
    """Out at once, in one piece."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


async def play(store: Store, table_id: str) -> None:
    """Entries without end, one to three at a time."""
    row = await store.table(table_id)
    assert row is not None
    last = row.last
    while True:
        number = last % 3 + 1
        await store.append(change(table_id, last, number, key=f"after-{last}"))
        last += number
        say(f"{table_id} {last}")


async def main(place: str, tables: int) -> None:
    """All tables at once."""
    store = open_store(place, patience=5.0 if tables else 2.0)
    try:
        await store.open()
        say("open")
        if tables:
            await asyncio.gather(*(play(store, f"t{at}") for at in range(tables)))
        else:
            await asyncio.to_thread(sys.stdin.read)
    except StoreError as error:
        say(f"{type(error).__name__} {error.unsure} {error}")
    finally:
        await store.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
