"""A request that waits for the one who writes."""

import asyncio
from dataclasses import dataclass
from typing import Final

from serai.store.work import Work

MOST: Final = 500  # requests in one transaction


@dataclass(slots=True)
class Job:
    """A piece of work and where its answer goes."""

    work: Work[object]
    future: "asyncio.Future[object]"
    result: object = None
    error: Exception | None = None

    def answer(self) -> None:
        """Runs in the loop of the one who asked. Nothing happens when they have stopped waiting."""
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)
