"""A table in memory: its game, who is listening, and what has been rendered of it since its last change."""

import asyncio
import contextlib
import json
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from typing import Final, Protocol, TypeVar

import msgspec

from serai.core.game import Game
from serai.core.state import NOBODY
from serai.match.seating import Chair, Seating
from serai.match.table import Table
from serai.server import render
from serai.server.eyes import Eyes, Sight
from serai.server.history import History
from serai.server.loading import Trouble
from serai.server.messages import LogItem, Presence, TableView
from serai.server.refusal import Refusal
from serai.store.rows import TableRow

T = TypeVar("T")

MOST_KEYS: Final = 512  # requests that are remembered in memory; the store knows them all
MOST_ITEMS: Final = 2_000
PRESENCE_PAUSE: Final = 0.1  # seconds
POLLER: Final = 35.0  # seconds for which somebody who polls counts as there
ENCODER: Final = msgspec.json.Encoder()


class Listener(Protocol):
    """A connection that is told when the table has changed."""

    @property
    def person(self) -> str:
        """Whose connection it is; empty for somebody without a name."""
        ...

    def changed(self) -> None:
        """There is a new view."""
        ...

    def presence(self) -> None:
        """Somebody has come or gone."""
        ...

    def closing(self) -> None:
        """The server goes down."""
        ...

    def ended(self) -> None:
        """The person has logged out: the connection is theirs no more."""
        ...


@dataclass(frozen=True)
class Viewer:
    """Somebody who looks: their seats, and which one they look through now."""

    person: str
    lang: str
    seats: tuple[int, ...]
    sight: Sight


class LiveTable:
    """One table. Whoever changes it holds `lock`; whoever only looks does not need to."""

    def __init__(self, row: TableRow) -> None:
        """Without its game yet; `settle` brings it, or `trouble` says why it cannot be played."""
        self.id = row.id
        self.row = row
        self.version = row.version
        self.trouble: Trouble | None = None
        self.title = row.game
        self.seating: Seating | None = seating_or_none(row.seating)
        self.doubtful = False  # what the store holds may be more than what is here: read it anew
        self.lock = asyncio.Lock()
        self.news = asyncio.Event()  # set, and replaced, at every change
        self.listeners: set[Listener] = set()
        self.used = time.monotonic()
        self.last_move = 0.0
        self.driver: asyncio.Task[None] | None = None
        self._presence_due: asyncio.TimerHandle | None = None
        self._pollers_due: asyncio.TimerHandle | None = None
        self._table: Table | None = None
        self._history: History | None = None
        self._keys: OrderedDict[tuple[str, str], tuple[int, str]] = OrderedDict()
        self._pollers: dict[str, float] = {}
        self._rendered: dict[Hashable, object] = {}
        self._items: dict[tuple[int, int, str], list[LogItem]] = {}

    # ---- the game ------------------------------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        """The table. Raises Refusal when it is in quarantine."""
        if self._table is None:
            raise Refusal("quarantined")
        return self._table

    @property
    def playable(self) -> bool:
        """Whether it is not in quarantine."""
        return self._table is not None

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.table.match.game

    @property
    def history(self) -> History:
        """What happened so far."""
        if self._history is None:
            raise Refusal("quarantined")
        return self._history

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return self._table.match.last if self._table is not None else self.row.last

    def settle(self, row: TableRow, table: Table) -> None:
        """The game as the store holds it."""
        self.row, self.version, self.trouble = row, row.version, None
        self._table, self._history = table, History(table.match)
        self.title, self.seating = table.match.game.title, table.seating
        self.doubtful = False
        self._forget()
        self._items.clear()

    def quarantine(self, row: TableRow, trouble: Trouble) -> None:
        """It cannot be played; who sits there stays readable."""
        self._table = self._history = None
        self.row, self.version, self.trouble = row, max(self.version, row.version) + 1, trouble
        self.doubtful = False
        self._forget()
        self._items.clear()

    def committed(self, version: int) -> None:
        """A change has come to count."""
        known = self.history.last
        self.history.catch_up()
        entries = self.table.match.record.entries[known:]
        if any(entry.who == "table" for entry in entries) or len(self._items) > MOST_ITEMS:
            self._items.clear()
        self.version, self.seating = version, self.table.seating
        self.row = replace(self.row, version=version, last=self.table.match.last, status=self.table.status)
        self.last_move = time.monotonic()
        self._forget()

    def person_decides(self) -> bool:
        """Whether the game waits for a person who is there to play."""
        table = self.table
        return table.status == "playing" and table.seating.chairs[table.match.to_act].playing

    # ---- requests that were answered -----------------------------------------------------------------------------

    def remember(self, person: str, key: str, seq: int, request: str) -> None:
        """A request has been answered for good."""
        self._keys[(person, key)] = (seq, request)
        while len(self._keys) > MOST_KEYS:
            self._keys.popitem(last=False)

    def remembered(self, person: str, key: str) -> tuple[int, str] | None:
        """The answer to a request that was answered lately."""
        return self._keys.get((person, key))

    # ---- who looks -----------------------------------------------------------------------------------------------

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """The chairs; none when nobody can tell who sits there."""
        return () if self.seating is None else self.seating.chairs

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats of a person."""
        if not person:
            return ()
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.holder == person)

    def letters_of(self, person: str) -> str:
        """The same as letters, for the log."""
        return "".join(render.letters(self.seats_of(person)))

    def may_see(self, person: str) -> bool:
        """Whether somebody may look at all."""
        return self.row.watch or (bool(person) and (person == self.row.host or bool(self.seats_of(person))))

    def leads(self, person: str) -> bool:
        """Whether somebody may begin without those who have not come: the host.

        Once the host has resigned, all who sit here may.
        """
        if not person:
            return False
        host = [self.chairs[seat] for seat in self.seats_of(self.row.host)]
        if host and all(chair.resigned for chair in host):
            return any(not self.chairs[seat].resigned for seat in self.seats_of(person))
        return person == self.row.host

    def viewer(self, person: str, lang: str, eyes: Eyes) -> Viewer:
        """Somebody with what they look through now."""
        seats = self.seats_of(person)
        if not self.playable:
            return Viewer(person, lang, seats, Sight(NOBODY))
        deciding = self.table.match.to_act if self.person_decides() else NOBODY
        return Viewer(person, lang, seats, eyes.see(seats, deciding, self.table.match.over, bool(self.row.origin)))

    def connected(self) -> set[str]:
        """The people who are there now."""
        since = time.monotonic() - POLLER
        polling = {person for person, at in self._pollers.items() if at > since}
        return {listener.person for listener in self.listeners if listener.person} | polling

    def watchers(self) -> int:
        """How many look on without a seat."""
        return sum(not self.seats_of(listener.person) for listener in self.listeners)

    def poll(self, person: str) -> None:
        """Somebody asks for news: they count as there for a while."""
        self.used = time.monotonic()
        if person:
            new = person not in self.connected()
            self._pollers[person] = self.used
            if new:
                self._presence_changed()
            if self._pollers_due is None:
                self._look_for_pollers()

    def _look_for_pollers(self) -> None:
        """See who asks no more, and again when the next may have gone."""
        since = time.monotonic() - POLLER
        polling = {person: at for person, at in self._pollers.items() if at > since}
        gone, self._pollers, self._pollers_due = len(polling) < len(self._pollers), polling, None
        if gone:
            self._presence_changed()
        if polling:
            loop, left = asyncio.get_running_loop(), min(polling.values()) - since
            self._pollers_due = loop.call_later(left, self._look_for_pollers)

    @property
    def watched(self) -> bool:
        """Whether anybody looks now."""
        return bool(self.listeners) or bool(self.connected())

    def presence(self) -> Presence:
        """Who is there, as a message."""
        there = self.connected()
        here = [seat for seat, chair in enumerate(self.chairs) if chair.holder in there]
        return Presence(connected=render.letters(here), watchers=self.watchers())

    def join(self, listener: Listener) -> None:
        """A connection begins."""
        self.listeners.add(listener)
        self._presence_changed()

    def leave(self, listener: Listener) -> None:
        """A connection ends."""
        self.listeners.discard(listener)
        self.used = time.monotonic()
        self._presence_changed()

    def _presence_changed(self) -> None:
        """Tell the others in a moment: many come and go at once."""
        self._forget()
        if self._presence_due is None:
            self._presence_due = asyncio.get_running_loop().call_later(PRESENCE_PAUSE, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence_due = None
        for listener in self.listeners:
            listener.presence()

    async def changes(self, seconds: float) -> None:
        """Wait for the next change, though no longer than so many seconds, and not at all for none."""
        if seconds > 0:
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(self.news.wait(), seconds)

    def tell(self) -> None:
        """Tell everybody that there is something new."""
        self.used = time.monotonic()
        news, self.news = self.news, asyncio.Event()
        news.set()
        for listener in self.listeners:
            listener.changed()

    # ---- what they see -------------------------------------------------------------------------------------------

    def view(self, viewer: Viewer, after: int | None) -> TableView:
        """The table as that person may see it."""
        return render.table_view(self, viewer, after) if self.playable else render.quarantined_view(self, viewer)

    def message(self, viewer: Viewer, after: int | None) -> str:
        """The same, as it is sent. All spectators of a language share one."""
        alone = viewer.person if viewer.seats or viewer.person == self.row.host else ""
        return self.cached(
            ("view", alone, viewer.lang, viewer.sight, after), lambda: ENCODER.encode(self.view(viewer, after)).decode()
        )

    def log_entry(self, number: int, eyes: int, lang: str) -> list[LogItem]:
        """An entry as a seat may know it, in its lines."""
        known = self._items.get((number, eyes, lang))
        if known is None:
            known = render.log_entry(self.game, self.history, number, eyes, lang)
            self._items[(number, eyes, lang)] = known
        return known

    def cached(self, key: Hashable, make: Callable[[], T]) -> T:
        """Something that stays the same until the next change."""
        if key not in self._rendered:
            self._rendered[key] = make()
        return self._rendered[key]  # type: ignore[return-value] # what was made under this key

    def _forget(self) -> None:
        self._rendered.clear()


def seating_or_none(written: str) -> Seating | None:
    """The seating, as far as it can be read: a table in quarantine shows who sits there if that is possible."""
    try:
        return Seating.from_document(json.loads(written))
    except ValueError:
        return None
