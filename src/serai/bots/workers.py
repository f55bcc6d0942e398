"""Bots in supervised processes: each decision has a deadline; a process that hangs, dies or lies is replaced.

The one who asks always gets a legal action: if two processes fail one after the other, the `random` bot decides here.
"""

import asyncio
import contextlib
import json
import logging
import sys
import time
from collections import deque
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Final

from serai.bots.random_bot import RandomBot
from serai.core.documents import Document

START: Final = 30.0  # seconds a process may take to load the games
PAUSE: Final = 1.0  # seconds before a process that could not start is tried again
LOG: Final = logging.getLogger("serai.server")
COMMAND: Final = (sys.executable, "-m", "serai.bots.worker")


@dataclass(frozen=True)
class Question:
    """A decision for a bot: what its seat sees and may do, and nothing else."""

    game: str
    components: str
    bot: str
    seed: str
    view: Document
    actions: list[int]

    def line(self, seconds: float) -> bytes:
        """As the worker reads it."""
        plain = {
            "game": self.game,
            "components": self.components,
            "bot": self.bot,
            "seed": self.seed,
            "view": self.view,
            "actions": self.actions,
            "seconds": seconds,
        }
        return json.dumps(plain).encode() + b"\n"


class WorkerFault(Exception):
    """A worker did not give a legal action. `what`: timeout, died, lied or failed."""

    def __init__(self, what: str, message: str = "") -> None:
        """`message` is for the log: it names no move."""
        super().__init__(f"{what}: {message}" if message else what)
        self.what = what


class Worker:
    """One process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        """Wrap a process that has been started."""
        self._process = process

    @classmethod
    async def start(cls, command: tuple[str, ...]) -> "Worker":
        """A process that is ready. Raises WorkerFault or OSError. Cancelled, it leaves no process behind."""
        birth = asyncio.ensure_future(
            asyncio.create_subprocess_exec(
                *command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=1_000_000,
                start_new_session=True,  # a Ctrl-C at the terminal is the server's
            )
        )
        try:
            worker = cls(await asyncio.shield(birth))
        except asyncio.CancelledError:
            await cls(await birth).end()
            raise
        try:
            if not (await worker._line(START)).get("ready"):
                raise WorkerFault("failed", "it does not say that it is ready")
        except BaseException:
            await worker.end()
            raise
        return worker

    async def ask(self, question: Question, seconds: float) -> int:
        """A legal action. Raises WorkerFault."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(question.line(seconds))
            await self._process.stdin.drain()
        except (OSError, RuntimeError):  # RuntimeError: how uvloop says that the pipe is closed
            raise WorkerFault("died") from None
        said = await self._line(seconds)
        if "error" in said:
            raise WorkerFault("failed", str(said["error"]))
        action = said.get("action")
        if not isinstance(action, int) or action not in question.actions:
            raise WorkerFault("lied", "it chose what is not legal")
        return action

    async def _line(self, seconds: float) -> Document:
        assert self._process.stdout is not None
        try:
            line = await asyncio.wait_for(self._process.stdout.readline(), seconds)
        except asyncio.TimeoutError:  # noqa: UP041 - another class than the built-in one before Python 3.11
            raise WorkerFault("timeout") from None
        except (OSError, RuntimeError):
            raise WorkerFault("died") from None
        except ValueError:
            raise WorkerFault("lied", "a line that is too long") from None
        if not line:
            raise WorkerFault("died")
        try:
            said = json.loads(line)
        except ValueError:
            raise WorkerFault("lied", "no JSON") from None
        return said if isinstance(said, dict) else {}

    async def end(self) -> None:
        """Kill the process and wait until it is gone."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


Notice = Callable[[str], None]


def spawn(work: Coroutine[object, None, None], among: set[asyncio.Future[None]]) -> None:
    """Begin a piece of work that stands in a set until it is done."""
    task = asyncio.ensure_future(work)
    among.add(task)
    task.add_done_callback(among.discard)


class Pool:
    """A number of warm workers. Questions wait in order, so one table's slow bot does not starve the others."""

    def __init__(
        self, size: int, deadline: float, command: tuple[str, ...] = (), notice: Notice = lambda _: None
    ) -> None:
        """`deadline` is in seconds per decision.

        `notice` is told what happens: answered, timeout, died, lied, failed, replaced, random.
        """
        self._size = max(1, size)
        self._deadline = deadline
        self._command = command or COMMAND
        self._notice = notice
        self._idle: deque[Worker] = deque()  # none as long as somebody waits
        self._waiting: deque[asyncio.Future[Worker | None]] = deque()
        self._workers: set[Worker] = set()
        self._starting: set[asyncio.Future[None]] = set()
        self._ending: set[asyncio.Future[None]] = set()
        self._broken = False  # the last process that was to start did not
        self._closed = False

    def open(self) -> None:
        """Start the workers, without waiting until they are ready."""
        for _ in range(self._size):
            self._start()

    async def close(self) -> None:
        """End all workers."""
        self._closed = True
        for task in list(self._starting):
            task.cancel()
        await asyncio.gather(*self._starting, return_exceptions=True)
        await asyncio.gather(*self._ending, *(worker.end() for worker in list(self._workers)))
        self._workers.clear()

    @property
    def alive(self) -> int:
        """How many workers there are, busy or not."""
        return len(self._workers)

    async def choose(self, question: Question) -> int:
        """A legal action, always."""
        started = time.monotonic()
        for _ in range(2):
            worker = await self._next()
            if worker is None:
                break
            try:
                action = await worker.ask(question, self._deadline)
            except WorkerFault as fault:
                self._replace(worker, fault, question, time.monotonic() - started)
            except BaseException:  # cancelled in the middle: its answer would be taken for that of another question
                self._discard(worker)
                raise
            else:
                self._free(worker)
                self._notice("answered")
                return action
        self._notice("random")
        LOG.warning("bot_replaced_by_random", extra={"facts": {"game": question.game, "bot": question.bot}})
        return RandomBot(question.seed).choose({}, question.actions)

    async def _next(self) -> Worker | None:
        """The next idle worker; nobody when no process can be started."""
        if self._idle:
            return self._idle.popleft()
        if self._broken and not self._workers:
            return None
        turn: asyncio.Future[Worker | None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            given = None if turn.cancelled() else turn.result()
            if given is not None:  # in the same moment
                self._free(given)
            raise

    def _free(self, worker: Worker) -> None:
        """A worker has nothing to do: whoever has waited longest gets it."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(worker)
                return
        self._idle.append(worker)

    def _despair(self) -> None:
        """Nobody waits for a worker when there is none and none can be started."""
        while self._broken and not self._workers and self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)

    def _replace(self, worker: Worker, fault: WorkerFault, question: Question, seconds: float) -> None:
        self._notice(fault.what)
        facts = {"game": question.game, "bot": question.bot, "fault": str(fault), "seconds": round(seconds, 3)}
        LOG.warning("bot_worker_fault", extra={"facts": facts})
        self._discard(worker)
        self._notice("replaced")

    def _discard(self, worker: Worker) -> None:
        self._workers.discard(worker)
        self._despair()
        spawn(worker.end(), self._ending)
        self._start()

    def _start(self) -> None:
        if not self._closed:
            spawn(self._bring(), self._starting)

    async def _bring(self) -> None:
        """Start one worker, however often that takes."""
        while not self._closed:
            try:
                worker = await Worker.start(self._command)
            except (WorkerFault, OSError) as error:
                self._broken = True
                self._despair()
                LOG.error("bot_worker_not_started", extra={"facts": {"error": str(error)[:300]}})
                await asyncio.sleep(PAUSE)
            else:
                self._broken = False
                self._workers.add(worker)
                self._free(worker)
                return
