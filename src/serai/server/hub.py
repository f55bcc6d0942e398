"""The live tables, and the one way in which any of them changes.

A change is computed on a copy, kept by the store, and only then counts; then the one who asked is answered, and everybody
is told. Whatever fails before that leaves the table as it was.
"""

import asyncio
import hashlib
import logging
import re
import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

import msgspec

from serai.core.actions import NotationError
from serai.core.reasons import IllegalAction
from serai.match.change import Change
from serai.match.errors import MatchError
from serai.match.seating import Seating
from serai.match.table import Table
from serai.server import loading
from serai.server.live import LiveTable
from serai.server.log import tell
from serai.server.metrics import Metrics
from serai.server.refusal import Refusal
from serai.server.settings import Settings
from serai.store.errors import Missing, Repeated, Stale, StoreDamaged, StoreError
from serai.store.rows import Append, KeptEntry, TableRow
from serai.store.store import Store

MOST_TAKEN_UP: Final = 10_000  # unfinished tables that are looked through when the server starts
NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")  # ids and tokens

Make = Callable[[Table], Change]


def digest_of(message: msgspec.Struct, about: str = "") -> str:
    """What was asked (and of what), to tell a request sent again from another one under the same key."""
    said = msgspec.json.encode((type(message).__name__, about, message))
    return hashlib.blake2b(said, digest_size=12).hexdigest()


def holders_of(seating: Seating) -> dict[int, str]:
    """Which person sits where."""
    return {seat: chair.holder for seat, chair in enumerate(seating.chairs) if chair.kind == "person"}


def to_act_text(seat: int) -> str:
    """Who must act, as the store keeps it."""
    from serai.core.seats import seat_name

    return seat_name(seat) if seat >= 0 else ""


class Hub:
    """All tables that somebody needs now."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        """`on_change` is called after every change: whoever lets bots move hooks in there."""
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
        self.tables[table_id] = live
        self.on_change(live)
        return live

    async def _read(self, table_id: str) -> tuple[TableRow | None, list[KeptEntry] | str]:
        """The row and the entries of a table, or what is wrong with them. Raises Refusal when the store cannot answer."""
        try:
            row = await self.store.table(table_id)
            return row, [] if row is None else await self.store.record(table_id)
        except StoreDamaged as error:
            row = await self.store.table(table_id)
            return row, str(error)
        except StoreError as error:
            tell("store_failed", logging.ERROR, doing="load", table=table_id, fault=str(error))
            raise Refusal("store") from None

    async def _settle(self, live: LiveTable, row: TableRow, kept: list[KeptEntry] | str) -> None:
        """Bring the game to a live table, or put it into quarantine."""
        try:
            if row.trouble:
                raise loading.Unplayable(row.trouble, damaged=False)
            if isinstance(kept, str):
                raise loading.Unplayable(kept, damaged=True)
            live.settle(row, await loading.load(row, kept))
        except loading.Unplayable as error:
            live.quarantine(str(error))
            tell("table_quarantined", logging.ERROR, table=live.id, damaged=error.damaged, fault=str(error))
            self.metrics.count("quarantined")
            if error.damaged:
                await self._keep_trouble(live)

    async def _keep_trouble(self, live: LiveTable) -> None:
        try:
            await self.store.quarantine(live.id, live.trouble)
        except StoreError as error:
            tell("store_failed", logging.ERROR, doing="quarantine", table=live.id, fault=str(error))

    # ---- changing ------------------------------------------------------------------------------------------------

    async def change(
        self,
        live: LiveTable,
        make: Make,
        *,
        person: str = "",
        key: str = "",
        request: str = "",
        seq: int | None = None,
        lang: str = "en",
        answered: Callable[[int], None] = lambda seq: None,
    ) -> int:
        """Carry out a change; the number of the last entry after it.

        `key` names the request of `person`: asked again it is answered again, with the number of the first time. `seq` is
        the last entry they know of. `answered` is called once the change is safe, before anybody is told. Raises Refusal.
        """
        task = asyncio.ensure_future(self._change(live, make, person, key, request, seq, lang, answered))
        self._watch(task)
        return await asyncio.shield(task)  # whoever asked may go away; what is being kept must come to count

    def _watch(self, task: "asyncio.Task[int] | asyncio.Task[None]") -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _change(
        self,
        live: LiveTable,
        make: Make,
        person: str,
        key: str,
        request: str,
        seq: int | None,
        lang: str,
        answered: Callable[[int], None],
    ) -> int:
        async with live.lock:
            before = live.remembered(person, key) if key else None
            if before is None and live.doubtful:
                await self._reload(live)
            if before is None:
                try:
                    done = await self._try(live, make, person, key, request, seq, lang)
                except Repeated as known:
                    before = (known.seq, known.request)
                    live.remember(person, key, *before)
                finally:
                    if live.doubtful:
                        self._watch(asyncio.ensure_future(self._refresh(live)))
            if before is not None:
                if before[1] != request:
                    raise Refusal("repeated_otherwise")
                answered(before[0])
                return before[0]
            if key:
                live.remember(person, key, done, request)
            answered(done)
            await self._close_game(live)
        live.tell()
        self.on_change(live)
        return done

    async def _try(
        self, live: LiveTable, make: Make, person: str, key: str, request: str, seq: int | None, lang: str
    ) -> int:
        """Compute, keep, let it count. Raises Repeated, Refusal."""
        try:
            table = live.table
            if seq is not None and seq != table.match.last:
                raise Refusal("stale")
            change = make(table)
        except (Refusal, MatchError, IllegalAction, NotationError) as error:
            if key:  # was it done, and is only sent again because the answer got lost?
                await self._raise_if_repeated(live, person, key)
            raise as_refusal(error, live, lang) from None
        if not change.empty or key:  # what was answered once is answered again, also when there was nothing to do
            await self._keep(live, change, person, key, request)
        return live.seq

    async def _raise_if_repeated(self, live: LiveTable, person: str, key: str) -> None:
        try:
            kept = await self.store.kept_key(live.id, person, key)
        except StoreError as error:
            raise self._store_refusal("kept_key", live, error) from None
        if kept is not None:
            raise Repeated(kept[0], kept[1], live.id)

    async def _keep(self, live: LiveTable, change: Change, person: str = "", key: str = "", request: str = "") -> None:
        """Have the store keep a change, then let it count. Raises Repeated, Refusal."""
        table = live.table
        seating = change.seating
        append = Append(
            table=live.id,
            expected=table.match.last,
            entries=change.entries,
            seating=None if seating is None else msgspec.json.encode(seating.document()).decode(),
            status=table.status_after(change),
            to_act=to_act_text(change.to_act),
            person=person,
            key=key,
            request=request,
        )
        holders: Mapping[int, str] | None = None
        if seating is not None and holders_of(seating) != holders_of(table.seating):
            holders = holders_of(seating)
        started = time.perf_counter()
        try:
            version = await self.store.append(append, holders)
        except Repeated:
            raise
        except Stale:
            live.doubtful = True
            tell("stale_in_store", logging.ERROR, table=live.id)
            raise Refusal("stale") from None
        except (StoreDamaged, Missing) as error:
            live.quarantine(str(error))
            raise self._store_refusal("append", live, error, "quarantined") from None
        except StoreError as error:
            live.doubtful = error.unsure
            raise self._store_refusal("append", live, error) from None
        except Exception:  # a mistake somewhere: nobody knows what has been kept
            live.doubtful = True
            raise
        self.metrics.committed.note(time.perf_counter() - started)
        table.commit(change)
        live.committed(version)
        self.metrics.count("changes")
        moves = sum(entry.who not in ("chance", "table") for entry in change.entries)
        self.metrics.counters[("moves", "", "")] += moves

    def _store_refusal(self, doing: str, live: LiveTable, error: StoreError, code: str = "store") -> Refusal:
        tell("store_failed", logging.ERROR, doing=doing, table=live.id, fault=f"{type(error).__name__}: {error}")
        return Refusal(code)

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

    async def _close_game(self, live: LiveTable) -> None:
        """Publish the secret of a game that several people have ended. Who plays alone may still take back."""
        if not live.playable or not live.table.match.over or live.table.solo or live.table.match.published:
            return
        try:
            await self.finish(live)
        except Refusal as refusal:  # the game is over all the same; the next look at its record tries again
            tell("secret_not_published", logging.ERROR, table=live.id, code=refusal.code)

    async def close_record(self, live: LiveTable, person: str) -> None:
        """Make sure that a record may be handed out: the game is over, and nobody can take it back any more.

        Who has played alone closes their game with this. Raises Refusal.
        """
        table = live.table
        if table.status not in ("over", "closed"):
            raise Refusal("forbidden", "server-refused-record-live")
        if not table.match.over or table.match.published:
            return
        if table.solo and not live.seats_of(person):
            raise Refusal("forbidden", "server-refused-record-live")
        async with live.lock:
            await self.finish(live)
        live.tell()

    async def finish(self, live: LiveTable) -> None:
        """Publish the dealer's secret, whoever holds the lock. Raises Refusal."""
        change = live.table.finish()
        if not change.empty:
            try:
                await self._keep(live, change)
            except Repeated:  # cannot be: it has no key
                raise Refusal("store") from None

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
        self.tables[live.id] = live
        self.on_change(live)
        return live


def bot_waits(row: TableRow) -> bool:
    """Whether a bot has to move at a kept table."""
    from serai.core.seats import seat_number
    from serai.server.live import seating_or_none

    seating = seating_or_none(row.seating)
    if seating is None or not row.to_act:
        return False
    seat = seat_number(row.to_act)
    return seat < len(seating.chairs) and bool(seating.chairs[seat].bot)


def as_refusal(error: Exception, live: LiveTable, lang: str) -> Refusal:
    """What a table says, as a refusal in the language of the one who asked."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, MatchError):
        return Refusal(error.code, error.key)
    if isinstance(error, IllegalAction):
        game, state = live.game, live.table.match.state
        action = game.parse(error.notation)
        reason = game.reason(state, action, int(state.rule_against(action)), lang)
        return Refusal.in_words("illegal", reason.text, reason.rule, reason.help)
    return Refusal("malformed", "server-refused-notation")
