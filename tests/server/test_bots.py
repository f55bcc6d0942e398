"""Bots in their processes: supervised, replaced when they hang, die or lie; the tables go on whatever they do."""

import asyncio
import json
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from serai import games
from serai.bots import bot
from serai.bots.workers import Pool, Question
from serai.server.app import create_app
from serai.server.settings import UNLIMITED, Settings
from serai.store.store import open_store
from tests.server import bad_worker
from tests.server.people import Client, Person, Seat

RIVER = games.load("river_of_gold")
COMMAND = (sys.executable, str(Path(__file__).with_name("bad_worker.py")))
STATE = RIVER.start(2, seed=1)


def question(name: str) -> Question:
    """A decision for a bot."""
    return Question(RIVER.id, RIVER.components(), name, "seed", STATE.view(STATE.to_act), STATE.legal_actions())


def asked(*names: str, size: int = 1, command: tuple[str, ...] = COMMAND) -> tuple[list[int], Counter[str]]:
    """What a pool answers, asked one after the other; and what happened."""
    happened: Counter[str] = Counter()

    async def ask() -> list[int]:
        pool = Pool(size, 0.4, command, lambda what: happened.update([what]))
        pool.open()
        try:
            return [await pool.choose(question(name)) for name in names]
        finally:
            await pool.close()

    return asyncio.run(ask()), happened


def test_a_worker_chooses_as_the_bot_would() -> None:
    """The same view, the same seed, the same choice."""
    expected = bot.make("greedy", RIVER, "seed").choose(STATE.view(STATE.to_act), STATE.legal_actions())
    assert asked("greedy", "greedy") == ([expected] * 2, Counter(answered=2))


@pytest.mark.parametrize(("name", "what"), [("hang", "timeout"), ("die", "died"), ("lie", "lied"), ("fail", "failed")])
def test_bots_that_misbehave(name: str, what: str) -> None:
    """Each gets a second chance in a fresh process; then chance decides, and the next bot is served as ever."""
    chosen, happened = asked(name, "greedy")
    assert all(action in STATE.legal_actions() for action in chosen)
    assert happened == Counter({what: 2, "replaced": 2, "random": 1, "answered": 1})


@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
def test_a_worker_that_is_killed_while_it_waits(loop: str) -> None:
    """However the loop says that the pipe is closed: it is replaced, and the next one answers."""
    happened: Counter[str] = Counter()

    async def ask() -> int:
        pool = Pool(1, 5.0, COMMAND, lambda what: happened.update([what]))
        pool.open()
        try:
            while not pool.alive:
                await asyncio.sleep(0.02)
            (worker,) = pool._workers
            worker._process.kill()
            await asyncio.sleep(0.3)
            return await pool.choose(question("greedy"))
        finally:
            await pool.close()

    factory = pytest.importorskip("uvloop").new_event_loop if loop == "uvloop" else None
    with asyncio.Runner(loop_factory=factory) as runner:
        assert runner.run(ask()) in STATE.legal_actions()
    assert happened == Counter(died=1, replaced=1, answered=1)


@pytest.mark.parametrize("when", ["while it starts", "while it asks", "while it waits for the answer"])
def test_a_worker_whose_server_was_killed_ends_without_a_word(when: str) -> None:
    """Nobody reads its answers any more: no traceback on the terminal, no failure."""
    command = [sys.executable, "-m", "serai.bots.worker"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        if when != "while it starts":
            assert json.loads(process.stdout.readline()) == {"ready": True}
            line = question("greedy").line(5.0)
            process.stdin.write(line[:-20] if when == "while it asks" else line)
        process.stdout.close()
        process.stdin.close()
        assert (process.stderr.read(), process.wait(30)) == (b"", 0)


def test_what_a_bot_prints_is_no_answer() -> None:
    """Its standard output is not the channel."""
    assert asked("shout") == ([STATE.legal_actions()[-1]], Counter(answered=1))


def test_no_worker_can_be_started() -> None:
    """The tables go on with moves by chance, and the pool keeps trying."""
    chosen, happened = asked("greedy", command=(sys.executable, "-c", "raise SystemExit(3)"))
    assert chosen[0] in STATE.legal_actions()
    assert happened == Counter(random=1)


def test_another_component_set_is_refused() -> None:
    """A worker that would play by other data does not answer."""

    happened: Counter[str] = Counter()

    async def ask() -> int:
        pool = Pool(1, 2.0, notice=lambda what: happened.update([what]))
        pool.open()
        try:
            asked = question("greedy")
            return await pool.choose(Question(asked.game, "other", asked.bot, asked.seed, asked.view, asked.actions))
        finally:
            await pool.close()

    assert asyncio.run(ask()) in STATE.legal_actions()
    assert happened == Counter(failed=2, replaced=2, random=1)


@pytest.fixture
def bad(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    """A server whose workers know the bad bots."""
    monkeypatch.setattr(bot, "_MAKERS", dict(bot._MAKERS))
    bad_worker.add_bad_bots()
    settings = Settings(bot_pace=0, bot_deadline=0.5, workers=2, worker_command=COMMAND, limits=UNLIMITED)
    with TestClient(create_app(open_store(tmp_path / "data"), settings)) as running:
        yield running


def waited(seat: Seat, entries: int) -> float:
    """The seconds until a table has grown by so many entries."""
    started = time.monotonic()
    view = seat.view()
    wanted = view["seq"] + entries
    while view["seq"] < wanted and time.monotonic() < started + 20:
        news = seat.person.get(f"/api/tables/{seat.id}/events?after_version={view['version']}&wait=2")
        view = news[0] if news else view
    assert view["seq"] >= wanted
    return time.monotonic() - started


def test_a_hanging_bot_does_not_hold_up_the_others(bad: Client) -> None:
    """Its own table goes on after the deadlines; another table is served meanwhile."""
    ada = Person(bad, "Ada")
    slow, quick = ada.table("hang", "hang"), ada.table("random", "random")
    waited(quick, 30)
    assert slow.view()["seq"] < quick.view()["seq"] - 20  # one after the other they would have gone on alike
    waited(slow, 2)
    figures = bad.get("/metrics").text
    assert 'serai_bot_faults_total{what="timeout"}' in figures
    for name in ("answers", "replacements", "by_chance"):
        assert f"serai_bot_{name}_total " in figures


@pytest.mark.parametrize("name", ["die", "lie", "fail"])
def test_tables_of_bad_bots_go_on(bad: Client, name: str) -> None:
    """Nobody waits for ever."""
    waited(Person(bad, "Ada").table(name, name), 4)


def test_bots_move_at_a_pace_that_can_be_followed(tmp_path: Path) -> None:
    """With somebody watching there is time between two moves; with nobody there is none."""
    settings = Settings(bot_pace=0.3, limits=UNLIMITED)
    with TestClient(create_app(open_store(tmp_path / "data"), settings)) as running:
        ada = Person(running, "Ada")
        seat = ada.table("random", "random")
        with seat.socket() as session:
            session.receive_json()
            started, views = time.monotonic(), 0
            while views < 4:
                views += session.receive_json(timeout=5)["type"] == "table"
            assert time.monotonic() - started > 0.8
