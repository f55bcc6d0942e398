"""Everything the handlers need, in one place, and who stands behind a request."""

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any, Final

from litestar.connection import ASGIConnection

from serai.bots.workers import Pool
from serai.core.language import languages, text
from serai.core.state import NOBODY
from serai.server import security
from serai.server.desk import Desk, own_seat
from serai.server.driver import Driver
from serai.server.eyes import Eyes
from serai.server.hub import Hub, not_read
from serai.server.identity import Guests, cookie_name
from serai.server.limits import Limiter
from serai.server.live import LiveTable, Viewer, seating_or_none
from serai.server.log import tell
from serai.server.metrics import Metrics
from serai.server.opening import Opening
from serai.server.painter import Painter
from serai.server.refusal import NOTED, Refusal
from serai.server.settings import Settings
from serai.store.errors import StoreError
from serai.store.rows import Person, TableRow
from serai.store.store import Store

Connection = ASGIConnection[Any, Any, Any, Any]
MOST_RENAMED: Final = 50
LAG_PAUSE: Final = 0.02  # seconds between two looks at how late the loop is
BOT_COUNTERS: Final = {"answered": "bot_answers", "replaced": "bot_replacements", "random": "bot_by_chance"}


@dataclass(frozen=True)
class Caller:
    """Who asks. `person` is None for somebody without a name, `secure` tells whether they came over https."""

    person: Person | None
    lang: str
    address: str
    secure: bool

    @property
    def id(self) -> str:
        """The person's id; empty for nobody."""
        return self.person.id if self.person is not None else ""

    def known(self) -> Person:
        """The person. Raises Refusal for somebody without a name."""
        if self.person is None:
            raise Refusal("forbidden", "server-refused-guest")
        return self.person


class Front:
    """The parts of the server, put together."""

    def __init__(self, store: Store, settings: Settings) -> None:
        """Nothing runs yet; `open` starts it."""
        self.store = store
        self.settings = settings
        self.metrics = Metrics()
        self.guests = Guests(store)
        self.limiter = Limiter(settings.limits)
        self.hub = Hub(store, settings, self.metrics)
        self.desk = Desk(self.hub)
        self.opening = Opening(self.hub)
        self.pool = Pool(
            settings.workers,
            settings.bot_deadline,
            settings.worker_command,
            self._bot_notice,
        )
        self.driver = Driver(self.hub, self.pool, settings.bot_pace, self.metrics)
        self.hub.on_change = self.driver.look
        self.painter = Painter()
        self.sockets: dict[str, int] = {}  # open sockets by person, by address and by table
        self._chores: list[asyncio.Task[None]] = []
        self._dead: list[str] = []  # the chores that have ended by a fault

    def _bot_notice(self, what: str) -> None:
        """The pool of bots tells what has happened."""
        if what in BOT_COUNTERS:
            self.metrics.count(BOT_COUNTERS[what])
        else:
            self.metrics.count("bot_faults", "what", what)

    async def open(self) -> None:
        """Start the bots and the chores, and take up what was left unfinished."""
        for lang in languages():  # read now, so that nobody has to wait for them
            text("server-chance", lang)
        self.pool.open()
        self._chores = [
            self._chore("painter", self.painter.run()),
            self._chore("take_up", self.hub.take_up()),
            self._chore("sweep", self._sweep()),
            self._chore("lag", self._measure_lag()),
        ]

    def _chore(self, name: str, work: Coroutine[object, None, None]) -> "asyncio.Task[None]":
        """Something that goes on beside the requests; when it ends by a fault, the log has it and we are not ready."""

        def ended(task: "asyncio.Task[None]") -> None:
            error = None if task.cancelled() else task.exception()
            if error is not None:
                self._dead.append(name)
                tell("fault", logging.ERROR, error, doing=name)

        task = asyncio.ensure_future(work)
        task.add_done_callback(ended)
        return task

    @property
    def dead(self) -> bool:
        """Whether a chore has ended by a fault: the server has to be started anew."""
        return bool(self._dead)

    def say_goodbye(self) -> None:
        """Tell every socket that the server goes down."""
        for live in self.hub.tables.values():
            for listener in list(live.listeners):
                listener.closing()
            live.news.set()

    async def close(self) -> None:
        """Stop, after what is being kept has come to count."""
        for task in self._chores:
            task.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        await self.driver.close()
        await self.pool.close()
        await self.hub.close()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(60)
            self.hub.sweep()

    async def _measure_lag(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LAG_PAUSE
            await asyncio.sleep(LAG_PAUSE)
            self.metrics.loop_lag.note(max(0.0, loop.time() - due))

    def has_left(self, caller: Caller) -> bool:
        """Whether the one who asked has logged out in the meantime."""
        return caller.person is not None and self.guests.has_left(caller.person)

    async def leave(self, person: Person) -> None:
        """Take somebody's token out of use; what they have open ends. Raises StoreError."""
        await self.guests.leave(person)
        tell("logged_out")
        for live in self.hub.tables.values():
            for listener in [one for one in live.listeners if one.person == person.id]:
                listener.ended()

    async def rename(self, person: Person) -> None:
        """Call somebody by their name at the tables where they sit. Where that cannot be kept now, the next time does it."""
        try:
            rows = await self.store.tables_of(person.id, MOST_RENAMED)
        except StoreError as error:
            tell("name_not_told", logging.ERROR, fault=f"{type(error).__name__}: {error}")
            return
        for row in rows:
            if row.status in ("waiting", "playing", "paused") and not row.trouble and is_called_otherwise(row, person):
                try:
                    live = await self.hub.table(row.id)
                    await self.hub.change(live, lambda table: table.rename(person.id, person.name))
                    tell("renamed", table=live.id, seat=live.letters_of(person.id))
                except Refusal as refusal:
                    tell("name_not_told", logging.ERROR, table=row.id, code=refusal.code)

    def figures(self) -> str:
        """The metrics page."""
        return self.metrics.text(
            {
                "live_tables": len(self.hub.tables),
                "sockets": sum(number for name, number in self.sockets.items() if name.startswith("table ")),
                "views_waiting": self.painter.waiting,
                "bot_workers": self.pool.alive,
            }
        )

    def note_refusal(self, refusal: Refusal, way: str, address: str) -> None:
        """Count a refusal, and write those down that may mean somebody tries what they must not."""
        self.metrics.count("refused", "code", refusal.code)
        level = logging.INFO if refusal.code in NOTED else logging.DEBUG
        tell("refused", level, code=refusal.code, way=way, why=refusal.key, address=address)

    # ---- who asks ------------------------------------------------------------------------------------------------

    async def caller(self, connection: Connection, kind: str, lang: str | None = None) -> Caller:
        """Who asks; uses one permission of that kind (none for an empty kind). Raises Refusal."""
        secure = security.is_secure(connection.scope, self.settings)
        address = security.address_of(connection.scope, self.settings)
        try:
            person = await self.guests.find(cookie_value(connection, cookie_name(secure)))
        except StoreError:
            raise not_read() from None
        if kind:
            self.limiter.take(kind, person.id if person is not None else "", address)
        return Caller(person, lang or (person.lang if person is not None else "en"), address, secure)

    async def looking(
        self,
        connection: Connection,
        table_id: str,
        lang: str | None,
        eyes: str | None,
        kind: str = "looks",
        behind: bool = False,
    ) -> "Looking":
        """Somebody who looks at a table they may see. Raises Refusal."""
        caller = await self.caller(connection, kind, lang)
        return await self.look(caller, table_id, eyes, behind)

    async def look(self, caller: Caller, table_id: str, eyes: str | None, behind: bool = False) -> "Looking":
        """The same, for a caller who is known already."""
        live = await self.hub.table(table_id)
        if not live.may_see(caller.id):
            raise Refusal("forbidden", "server-refused-private")
        return Looking(caller, live, Eyes(NOBODY if eyes is None else own_seat(live, caller.id, eyes), behind))


@dataclass(frozen=True)
class Looking:
    """A caller at a table."""

    caller: Caller
    live: LiveTable
    eyes: Eyes

    @property
    def viewer(self) -> Viewer:
        """What they look through now."""
        return self.live.viewer(self.caller.id, self.caller.lang, self.eyes)

    def deciding(self) -> Viewer:
        """The same; somebody with several seats who has not said which one looks through the one that must act."""
        viewer = self.viewer
        if viewer.sight.curtain != NOBODY:
            self.eyes.look(viewer.sight.curtain)
            return self.viewer
        return viewer


def is_called_otherwise(row: TableRow, person: Person) -> bool:
    """Whether somebody sits at a kept table under another name than theirs."""
    seating = seating_or_none(row.seating)
    return seating is not None and seating.name_of(person.id) not in ("", person.name)


def cookie_value(connection: Connection, name: str) -> str:
    """The value of a cookie; empty when it is not there or cannot be read."""
    header = connection.headers.get("cookie", "")
    if name not in header:
        return ""
    for part in header.split(";"):
        found, _, value = part.strip().partition("=")
        if found == name:
            return value
    return ""
