"""The pool of bot processes leaves none behind, whenever it is closed."""

import asyncio
import os
import sys
import time
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
