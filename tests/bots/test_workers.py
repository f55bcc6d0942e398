"""The pool of bot processes leaves none behind, whenever it is closed."""

import asyncio
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from serai.bots.workers import Pool, Question

PROGRAM = """
import pathlib, os, sys, time
pathlib.Path(sys.argv[1], str(os.getpid())).touch()
print('{"ready": true}', flush=True)
time.sleep(60)
"""


def left(folder: Path) -> list[int]:
    """The processes that began and have not ended."""
    time.sleep(0.5)  # one that was started behind the pool's back would have said so by now
    return [int(path.name) for path in folder.iterdir() if Path("/proc", path.name).exists()]


@pytest.mark.parametrize("moment", [0.0, 0.001, 0.01, 0.05, 0.3])
def test_a_pool_closed_while_it_opens_leaves_no_process(tmp_path: Path, moment: float) -> None:
    async def life() -> None:
        pool = Pool(2, 1.0, (sys.executable, "-c", PROGRAM, str(tmp_path)))
        pool.open()
        await asyncio.sleep(moment)
        await pool.close()

    asyncio.run(life())
    assert left(tmp_path) == []


def test_a_pool_closed_while_it_replaces_a_hanging_bot_leaves_no_process(tmp_path: Path) -> None:
    async def life() -> None:
        pool = Pool(1, 0.05, (sys.executable, "-c", PROGRAM, str(tmp_path)))
        pool.open()
        asked = Question(game="any", components="standard", bot="any", seed="1", view={}, actions=[7])
        assert await pool.choose(asked) == 7  # by chance, after two that hang
        await pool.close()

    asyncio.run(life())
    assert len(os.listdir(tmp_path)) >= 2
    assert left(tmp_path) == []


SLOW = """
import json, sys, time
print('{"ready": true}', flush=True)
for line in sys.stdin:
    time.sleep(0.7)
    print(json.dumps({"action": json.loads(line)["actions"][0]}), flush=True)
"""
UNREADY = "print('{}', flush=True)"


def question(action: int = 7) -> Question:
    """A decision with one legal action."""
    return Question(game="any", components="standard", bot="any", seed="1", view={}, actions=[action])


async def until(fact: Callable[[], bool]) -> None:
    """Wait until something is so."""
    ended = time.monotonic() + 20
    while not fact():
        assert time.monotonic() < ended
        await asyncio.sleep(0.01)


def test_questions_are_answered_in_the_order_they_were_asked() -> None:
    """Also when each waits longer than a moment."""
    answered: list[int] = []

    async def ask(pool: Pool, action: int) -> None:
        answered.append(await pool.choose(question(action)))

    async def life() -> None:
        pool = Pool(1, 10.0, (sys.executable, "-c", SLOW))
        pool.open()
        await until(lambda: pool.alive == 1)
        asking = []
        for action in range(5):
            asking.append(asyncio.ensure_future(ask(pool, action)))
            await asyncio.sleep(0.15)
        await asyncio.gather(*asking)
        await pool.close()

    asyncio.run(life())
    assert answered == [0, 1, 2, 3, 4]


def test_a_question_taken_back_leaves_the_worker_to_the_next() -> None:
    """Also in the moment in which it has just been given the worker."""

    async def life() -> int:
        pool = Pool(1, 10.0, (sys.executable, "-c", SLOW))
        pool.open()
        await until(lambda: pool.alive == 1)
        worker = await pool._next()
        assert worker is not None
        first, second = (asyncio.ensure_future(pool.choose(question(action))) for action in (1, 2))
        await asyncio.sleep(0)
        pool._free(worker)
        first.cancel()
        try:
            return await asyncio.wait_for(second, 20)
        finally:
            assert first.cancelled()
            await pool.close()

    assert asyncio.run(life()) == 2


def test_nobody_waits_for_a_process_that_cannot_be_started() -> None:
    """Those who wait when that shows, and those who come later."""
    told: list[str] = []

    async def life() -> list[int]:
        pool = Pool(1, 10.0, (sys.executable, "-c", UNREADY), told.append)
        pool.open()
        early = await asyncio.gather(*(pool.choose(question(action)) for action in (1, 2)))
        late = await pool.choose(question(3))
        await pool.close()
        return [*early, late]

    assert asyncio.run(life()) == [1, 2, 3]
    assert told == ["random"] * 3
