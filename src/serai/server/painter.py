"""Views are drawn one at a time, and between two of them the server listens: no move waits for many views to be drawn."""

import asyncio
from collections import deque
from collections.abc import Callable

Draw = Callable[[], None]


class Painter:
    """Draws what is asked for, in order, with a look at everything else after each. What it draws must not raise."""

    def __init__(self) -> None:
        """Nothing to draw yet."""
        self._waiting: deque[Draw] = deque()
        self._wake = asyncio.Event()

    @property
    def waiting(self) -> int:
        """How many views are still to be drawn."""
        return len(self._waiting)

    def ask(self, draw: Draw) -> None:
        """Have something drawn, soon."""
        self._waiting.append(draw)
        self._wake.set()

    async def run(self) -> None:
        """Draw until cancelled."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                self._waiting.popleft()()
                await asyncio.sleep(0)
