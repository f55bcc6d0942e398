"""Views are drawn a few at a time, and in between the server listens: no move waits until many views have been drawn."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Final

Draw = Callable[[], None]

TURN: Final = 0.001  # seconds of drawing, then everybody else has a turn (a view takes about 0.2 ms)


class Painter:
    """Draws what is asked for, in order. What it draws must not raise."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        """`clock` gives seconds."""
        self._clock = clock
        self._asked: deque[Draw] = deque()
        self._ready: deque[Draw] = deque()
        self._wake = asyncio.Event()

    @property
    def waiting(self) -> int:
        """How many views are still to be drawn."""
        return len(self._asked) + len(self._ready)

    def ask(self, draw: Draw) -> None:
        """Have something drawn, though not before the loop has looked at everything else that is due now."""
        self._asked.append(draw)
        self._wake.set()

    async def run(self) -> None:
        """Draw until cancelled."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self.waiting:
                self._ready += self._asked
                self._asked.clear()
                await asyncio.sleep(0)  # whose move has just been confirmed hears of it before anybody's view is drawn
                self._draw_some()

    def _draw_some(self) -> None:
        until = self._clock() + TURN
        while self._ready and self._clock() < until:
            self._ready.popleft()()
