"""Bots at the tables: whenever a bot's decision is pending, ask a worker, and carry out what it chose."""

import asyncio
import hashlib
import logging
import time
from typing import Final

from serai.bots.workers import Pool, Question
from serai.core.seats import seat_name
from serai.server.hub import Hub
from serai.server.live import LiveTable
from serai.server.log import tell
from serai.server.metrics import Metrics
from serai.server.refusal import Refusal
from serai.server.request import Request

FIRST_PAUSE: Final = 0.5  # seconds until a failed attempt is repeated; doubled each time
LONGEST_PAUSE: Final = 30.0


class Driver:
    """One task for each table at which a bot has to move."""

    def __init__(self, hub: Hub, pool: Pool, pace: float, metrics: Metrics) -> None:
        """`pace` is in seconds between two moves, where somebody watches."""
        self._hub = hub
        self._pool = pool
        self._pace = pace
        self._metrics = metrics
        self._closed = False

    def look(self, live: LiveTable) -> None:
        """Something has changed at a table: see whether a bot has to move."""
        running = live.driver is not None and not live.driver.done()
        if not self._closed and not running and live.playable and live.table.bot_to_act():
            live.driver = asyncio.ensure_future(self._drive(live))

    async def close(self) -> None:
        """No more moves of bots."""
        self._closed = True
        tasks = [live.driver for live in self._hub.tables.values() if live.driver is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _drive(self, live: LiveTable) -> None:
        """Move as long as bots have to; whatever goes wrong, only the end of the server ends it."""
        pause = FIRST_PAUSE
        while not self._closed and live.playable and live.table.bot_to_act():
            try:
                await self._move(live)
            except Refusal as refusal:
                tell("bot_move_refused", logging.WARNING, table=live.id, code=refusal.code)
            except Exception as error:  # a mistake of ours, or of a game: told, and tried again
                tell("fault", logging.ERROR, error, doing="bot_move", table=live.id)
            else:
                pause = FIRST_PAUSE
                continue
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE, pause * 2)

    async def _move(self, live: LiveTable) -> None:
        """One decision. When the table has changed while the bot thought, nothing is done."""
        table, seq = live.table, live.seq
        seat, question = table.match.to_act, question_for(live)
        started = time.monotonic()
        action = await self._pool.choose(question)
        self._metrics.thought.note(time.monotonic() - started)
        if self._pace and live.watched:
            await asyncio.sleep(live.last_move + self._pace - time.monotonic())
        if live.seq != seq or live.table is not table or not table.bot_to_act() or table.match.to_act != seat:
            return
        try:
            await self._hub.change(live, lambda now: now.bot_act(seat, action), Request(seq=seq))
        except Refusal as refusal:
            if refusal.code not in ("stale", "not_your_turn"):
                raise


def question_for(live: LiveTable) -> Question:
    """What the bot is given: the view of its seat, its legal actions, and a seed that nobody can foresee."""
    match, game = live.table.match, live.game
    seat = match.to_act
    seed = hashlib.sha256(f"bot {live.row.secret} {seat_name(seat)} {live.seq}".encode()).hexdigest()
    return Question(
        game.id,
        game.components(),
        live.table.bot_to_act(),
        seed[:32],
        game.view(match.state, seat),
        match.state.legal_actions(),
    )
