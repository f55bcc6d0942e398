"""The store that a command means, and what goes wrong with it as one line for people."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from serai.cli.errors import CallError
from serai.cli.kept import data_folder

if TYPE_CHECKING:
    from serai.store.store import Store

T = TypeVar("T")


def place_of(chosen: str | None) -> str | Path:
    """The store's place: the address or the folder chosen, or the user's data folder. Raises CallError."""
    from serai.store.store import is_address

    if chosen is not None and is_address(chosen):
        return chosen
    if chosen == "" or (chosen is not None and "://" in chosen):
        raise CallError("--data: expected a folder or postgresql://...")
    return data_folder(chosen).parent


@asynccontextmanager
async def opened(place: str | Path, reading: bool) -> "AsyncIterator[Store]":
    """The store at a place, open. Raises StoreError."""
    from serai.store.store import open_store

    store = open_store(place, reading)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def finished(work: Coroutine[object, object, T]) -> T:
    """Do the work of a command. Raises CallError where the store raises StoreError."""
    from serai.store.errors import StoreError

    try:
        return asyncio.run(work)
    except StoreError as error:
        raise CallError(str(error)) from None
