"""The live tables, and the one way in which any of them changes.

A change is computed on a copy, kept by the store, and only then counts; then the one who asked is answered, and everybody
is told. Whatever fails before that leaves the table as it was.
"""

import asyncio
import logging
import re
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from serai.core.actions import NotationError
from serai.core.reasons import IllegalAction
from serai.core.seats import seat_number
from serai.match.change import Change
from serai.match.errors import MatchError
from serai.match.table import Table
from serai.server import loading
from serai.server.live import LiveTable, seating_or_none
from serai.server.log import tell
from serai.server.metrics import Metrics
from serai.server.refusal import Refusal
from serai.server.request import OUR_OWN, Request, append_of, as_refusal
from serai.server.settings import Settings
from serai.store.errors import Missing, Repeated, Stale, StoreDamaged, StoreError
from serai.store.rows import KeptEntry, TableRow
from serai.store.store import Store

MOST_TAKEN_UP: Final = 10_000  # unfinished tables that are looked through when the server starts
NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")  # ids and tokens

Make = Callable[[Table], Change]


def not_read() -> Refusal:
    """The store could not be read; nothing was to be saved."""
    return Refusal("store", "server-refused-store-read")


def not_saved(error: StoreError) -> Refusal:
    """What was to be saved was not; or, where the store is unsure, nobody can say yet whether it was."""
    return Refusal("store", "server-refused-store-unsure" if error.unsure else "")


class Hub:
    """All tables that somebody needs now."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        """`on_change` is called whenever a table is there that was not, has changed, or was read anew.

        Whoever lets bots move hooks in there.
        """
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self.tables: dict[str, LiveTable] = {}
        self.on_change: Callable[[LiveTable], None] = lambda live: None
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[object]] = set()

    # ---- finding -------------------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> LiveTable:
        """A table, loaded if it is not in memory. Raises Refusal."""
        if not NAME.fullmatch(table_id):
            raise Refusal("unknown", "server-unknown-table")
        live = self.tables.get(table_id)
        if live is not None:
            live.used = time.monotonic()
            return live
        if table_id not in self._loading:
            task = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> LiveTable:
        row, kept = await self._read(table_id)
        if row is None:
            raise Refusal("unknown", "server-unknown-table")
        live = LiveTable(row)
        await self._settle(live, row, kept)
        return self._take_in(live)

    def _take_in(self, live: LiveTable) -> LiveTable:
        """Put a table among the live ones, unless it is there by now: then that one counts."""
        known = self.tables.setdefault(live.id, live)
        if known is live:
            self.on_change(live)
        return known

    async def _read(self, table_id: str) -> tuple[TableRow | None, list[KeptEntry] | str]:
        """The row and the entries of a table, or what is wrong with them.

        Raises Refusal when the store cannot answer, and when not even the row can be read.
        """
        row, kept = await self._read_once(table_id)
        if row is not None and not isinstance(kept, str) and len(kept) != row.last:
            return await self._read_once(table_id)  # something was still being written between the two
        return row, kept

    async def _read_once(self, table_id: str) -> tuple[TableRow | None, list[KeptEntry] | str]:
        try:
            row = await self.store.table(table_id)
        except StoreError as error:
            refusal = Refusal("quarantined") if isinstance(error, StoreDamaged) else not_read()
            raise self._failed("load", table_id, error, refusal) from None
        try:
            return row, [] if row is None else await self.store.record(table_id)
        except StoreDamaged as error:
            return row, str(error)
        except StoreError as error:
            raise self._failed("load", table_id, error, not_read()) from None

    async def _settle(self, live: LiveTable, row: TableRow, kept: list[KeptEntry] | str) -> None:
        """Bring the game to a live table, or put it into quarantine. Raises Refusal when damage cannot be marked as such."""
        try:
            if row.trouble:
                raise loading.Unplayable(row.trouble, "damaged")
            if isinstance(kept, str):
                raise loading.Unplayable(kept, "damaged")
            live.settle(row, await loading.load(row, kept))
        except loading.Unplayable as error:
            if error.damaged and not row.trouble:
                await self._mark(live, str(error))
            live.quarantine(row, error.trouble)
            trouble = error.trouble
            tell("table_quarantined", logging.ERROR, table=live.id, kind=trouble.kind, entry=trouble.entry)
            self.metrics.count("quarantined")

    async def _mark(self, live: LiveTable, trouble: str) -> None:
        """Have the store keep that a table is damaged: what it does not keep may have been a fault of the moment."""
        try:
            await self.store.quarantine(live.id, trouble)
        except StoreError as error:
            live.doubtful = True
            raise self._failed("quarantine", live.id, error, not_read()) from None

    # ---- changing ------------------------------------------------------------------------------------------------

    async def change(self, live: LiveTable, make: Make, request: Request = OUR_OWN) -> int:
        """Carry out a change; the number of the last entry after it.

        A request with a key that is asked again is answered again, with the number of the first time. Raises Refusal.
        """
        task = asyncio.ensure_future(self._change(live, make, request))
        self._watch(task)
        return await asyncio.shield(task)  # whoever asked may go away; what is being kept must come to count

    def _watch(self, task: "asyncio.Task[int] | asyncio.Task[None]") -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _change(self, live: LiveTable, make: Make, request: Request) -> int:
        person, key = request.person, request.key
        async with live.lock:
            before = live.remembered(person, key) if key else None
            if before is None and live.doubtful:
                await self._reload(live)
            if before is None:
                try:
                    done = await self._try(live, make, request)
                except Repeated as known:
                    before = (known.seq, known.request)
                    live.remember(person, key, *before)
                finally:
                    if live.doubtful:
                        self._watch(asyncio.ensure_future(self._refresh(live)))
            if before is not None:
                if before[1] != request.digest:
                    raise Refusal("repeated_otherwise")
                request.answered(before[0])
                return before[0]
            try:
                if key:
                    live.remember(person, key, done, request.digest)
                request.answered(done)
                await self._close_game(live)
            finally:  # the change counts, whatever comes after it
                live.tell()
                self.on_change(live)
        return done

    async def _try(self, live: LiveTable, make: Make, request: Request) -> int:
        """Compute, keep, let it count. Raises Repeated, Refusal."""
        try:
            table = live.table
            if request.seq is not None and request.seq != table.match.last:
                raise Refusal("stale")
            change = make(table)
        except (Refusal, MatchError, IllegalAction, NotationError) as error:
            if request.key:  # was it done, and is only sent again because the answer got lost?
                await self._raise_if_repeated(live, request)
            raise as_refusal(error, live, request.lang) from None
        if not change.empty or request.key:  # what was answered once is answered again, also if there was nothing to do
            await self._keep(live, change, request)
        return live.seq

    async def _raise_if_repeated(self, live: LiveTable, request: Request) -> None:
        try:
            kept = await self.store.kept_key(live.id, request.person, request.key)
        except StoreError as error:
            raise self._failed("kept_key", live.id, error, not_read()) from None
        if kept is not None:
            raise Repeated(kept[0], kept[1], live.id)

    async def _keep(self, live: LiveTable, change: Change, request: Request = OUR_OWN) -> None:
        """Have the store keep a change, then let it count. Raises Repeated, Refusal."""
        table = live.table
        append, holders = append_of(live, change, request)
        started = time.perf_counter()
        try:
            version = await self.store.append(append, holders)
        except Repeated:
            raise
        except Stale:
            live.doubtful = True
            tell("stale_in_store", logging.ERROR, table=live.id)
            raise Refusal("stale") from None
        except (StoreDamaged, Missing) as error:  # of this moment, or is the table damaged? Reading it anew tells
            live.doubtful = True
            refusal = self._failed("append", live.id, error, not_saved(error))
            await self._reload(live)
            raise refusal if live.playable else Refusal("quarantined") from None
        except StoreError as error:
            live.doubtful = error.unsure
            raise self._failed("append", live.id, error, not_saved(error)) from None
        except Exception:  # a mistake somewhere: nobody knows what has been kept
            live.doubtful = True
            raise
        self.metrics.committed.note(time.perf_counter() - started)
        table.commit(change)
        live.committed(version)
        self.metrics.count("changes")
        moves = sum(entry.who not in ("chance", "table") for entry in change.entries)
        self.metrics.counters[("moves", "", "")] += moves

    def _failed(self, doing: str, table_id: str, error: StoreError, refusal: Refusal) -> Refusal:
        """The log says what the store could not do; the refusal says it to the one who asked."""
        tell("store_failed", logging.ERROR, doing=doing, table=table_id, fault=f"{type(error).__name__}: {error}")
        return refusal

    async def _refresh(self, live: LiveTable) -> None:
        """Read a doubtful table anew; if that cannot be done now, the next change tries again."""
        async with live.lock:
            try:
                if live.doubtful:
                    await self._reload(live)
            except Refusal as refusal:
                tell("table_not_refreshed", logging.ERROR, table=live.id, code=refusal.code)

    async def _reload(self, live: LiveTable) -> None:
        """What the store holds counts. Raises Refusal when it cannot be asked."""
        row, kept = await self._read(live.id)
        if row is None:
            raise Refusal("unknown", "server-unknown-table")
        await self._settle(live, row, kept)
        live.tell()
        self.on_change(live)

    async def _close_game(self, live: LiveTable) -> None:
        """Publish the secret of a game that several people have ended. Who plays alone may still take back."""
        if not live.playable or not live.table.match.over or live.table.solo or live.table.match.published:
            return
        try:
            await self.finish(live)
        except Refusal as refusal:  # the game is over all the same; the next look at its record tries again
            tell("secret_not_published", logging.ERROR, table=live.id, code=refusal.code)

    async def close_record(self, live: LiveTable, person: str) -> None:
        """End all taking back of a game that is over, so that its record may be handed out. Raises Refusal."""
        if not live.seats_of(person):
            raise Refusal("not_yours", "refused-no-seat")
        async with live.lock:
            await self._fresh(live)
            if live.table.status not in ("over", "closed"):
                raise Refusal("forbidden", "server-refused-close-live")
            closed = await self.finish(live)
        if closed:
            live.tell()

    async def record(self, live: LiveTable, person: str) -> str:
        """The record of a game that nobody can take back any more. Raises Refusal."""
        async with live.lock:
            await self._fresh(live)
            table = live.table
            alone = table.solo and not table.match.published
            if table.status not in ("over", "closed") or (alone and not live.seats_of(person)):
                raise Refusal("forbidden", "server-refused-record-live")
            if alone and not table.finish().empty:
                raise Refusal("forbidden", "server-refused-record-open")
            closed = await self.finish(
                live
            )  # of several people's game: owed since its end, unless the store failed then
            text = table.match.record.text()
        if closed:
            live.tell()
        return text

    async def _fresh(self, live: LiveTable) -> None:
        """What is here is what the store holds, for whoever has the lock. Raises Refusal."""
        if live.doubtful:
            await self._reload(live)

    async def finish(self, live: LiveTable) -> bool:
        """Publish the dealer's secret, for whoever has the lock; whether there was one to publish. Raises Refusal."""
        change = live.table.finish()
        if change.empty:
            return False
        try:
            await self._keep(live, change)
        except Repeated:  # cannot be: it has no key
            raise Refusal("store") from None
        return True

    # ---- coming and going ----------------------------------------------------------------------------------------

    async def take_up(self) -> None:
        """After a start: load the tables at which a bot has to move."""
        try:
            rows = await self.store.unfinished(MOST_TAKEN_UP)
        except StoreError as error:
            tell("store_failed", logging.ERROR, doing="unfinished", fault=str(error))
            return
        for row in rows:
            if not row.trouble and row.status == "playing" and bot_waits(row):
                try:
                    await self.table(row.id)
                except Refusal as refusal:
                    tell("table_not_taken_up", logging.ERROR, table=row.id, code=refusal.code)
                except Exception as error:  # a mistake of ours at one table must not keep the others waiting
                    tell("table_not_taken_up", logging.ERROR, error, table=row.id)

    def sweep(self) -> None:
        """Let tables leave memory that nobody has looked at for a while."""
        since = time.monotonic() - self.settings.idle_seconds
        for live in list(self.tables.values()):
            busy = live.lock.locked() or live.watched or (live.driver is not None and not live.driver.done())
            if not busy and live.used < since:
                del self.tables[live.id]

    async def close(self) -> None:
        """Wait until what is being kept has come to count."""
        if self._tasks:
            await asyncio.wait(list(self._tasks), timeout=10)

    def put(self, row: TableRow, table: Table) -> LiveTable:
        """A table that has just been made and kept."""
        live = LiveTable(row)
        live.settle(replace(row, last=table.match.last), table)
        return self._take_in(live)


def bot_waits(row: TableRow) -> bool:
    """Whether a bot has to move at a kept table."""
    seating = seating_or_none(row.seating)
    if seating is None or not row.to_act:
        return False
    seat = seat_number(row.to_act)
    return seat < len(seating.chairs) and bool(seating.chairs[seat].bot)
