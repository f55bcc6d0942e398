"""New tables: from the start, from a step of another table, from a ruling, from a record somebody brings along."""

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import msgspec

from serai import games
from serai.bots import bot as bots
from serai.core.documents import DocumentError
from serai.core.game import Game
from serai.core.language import text
from serai.core.options import OptionError, complete
from serai.core.record import Record, RecordError, branch_record, header_for, header_from
from serai.core.record_file import read
from serai.core.seats import seat_name
from serai.match.seating import Chair, Seating
from serai.match.table import Table
from serai.rulebook.check import position_of
from serai.rulebook.rulings import Ruling, RulingError
from serai.server import library_messages as lm
from serai.server import messages as m
from serai.server.desk import check_bot
from serai.server.hub import NAME, Hub, not_read, not_saved
from serai.server.identity import clean_name
from serai.server.live import LiveTable
from serai.server.loading import new_table
from serai.server.log import tell
from serai.server.record_refusals import check_size, no_text, not_here, refused
from serai.server.refusal import Refusal
from serai.server.request import Request, digest_of, holders_of
from serai.store.errors import Repeated, StoreDamaged, StoreError
from serai.store.rows import Person, TableRow

YOU: Final = "you"
OPEN: Final = "open"
IMPORTED: Final = "import"


@dataclass(frozen=True)
class Plan:
    """What a new table is made of."""

    game: Game
    record: Record
    secret: str
    seating: Seating
    watch: bool = True
    origin: str = ""


@dataclass(frozen=True)
class Wish:
    """Who wants a table, under which key, and the digest of what they ask for."""

    person: Person
    key: str
    digest: str


class Opening:
    """Sets tables up, once for each key of a person: asked again, also after a restart, it is the same table."""

    def __init__(self, hub: Hub) -> None:
        """The hub takes the new tables in."""
        self._hub = hub

    # ---- the ways ------------------------------------------------------------------------------------------------

    async def new(self, person: Person, asked: m.NewTable) -> lm.Created:
        """A table from the start. Raises Refusal."""
        wish = Wish(person, asked.key, digest_of(asked))
        if (made := await self._made(wish)) is not None:
            return made
        game = game_of(asked.game)
        seating = named(seating_of(game, asked.seats, person), asked.names)
        if OPEN in asked.seats and YOU not in asked.seats:  # nobody would sit there who may begin
            raise Refusal("game", "server-refused-seats-host")
        try:
            options = complete(game.options, asked.options)
        except OptionError as error:
            raise said(str(error), person.lang) from None
        secret = secrets.token_bytes(32)
        record = Record(header_for(game, len(asked.seats), options, secret))
        return await self._open(wish, Plan(game, record, secret.hex(), seating, asked.watch))

    async def branch(self, person: Person, live: LiveTable, asked: m.Branch) -> lm.Created:
        """A table that goes on from a step of one that is over, or that the person plays alone. Raises Refusal."""
        wish = Wish(person, asked.key, digest_of(asked, live.id))
        if (made := await self._made(wish)) is not None:
            return made
        table = live.table
        alone = table.solo and table.status in ("playing", "paused") and bool(live.seats_of(person.id))
        if table.status not in ("over", "closed") and not alone:
            raise Refusal("forbidden", "server-refused-branch")
        try:
            record = branch_record(live.game, table.match.record, asked.step)
        except RecordError:
            raise Refusal("unknown", "server-unknown-step") from None
        seats = asked.seats or [YOU] * record.header.seats
        if OPEN in seats:
            raise Refusal("malformed", "server-refused-seats")
        seating = unnamed(seating_of(live.game, seats, person, record.header.seats))
        plan = Plan(live.game, record, secrets.token_hex(32), seating, watch=False, origin=live.id)
        made = await self._open(wish, plan)
        tell("branched", table=live.id, seat=live.letters_of(person.id), step=asked.step, made=made.id)
        return made

    async def ruling(self, person: Person, ruling: Ruling, asked: m.TryRuling) -> lm.Created:
        """A table at the position of a ruling; the person holds every seat. Raises Refusal."""
        wish = Wish(person, asked.key, digest_of(asked, ruling.id))
        if (made := await self._made(wish)) is not None:
            return made
        game = game_of(ruling.game_id)
        try:
            document, _ = position_of(ruling, game)
            header = header_from(game, document)
        except (RulingError, DocumentError) as error:
            raise said(str(error), person.lang) from None
        seating = unnamed(seating_of(game, [YOU] * header.seats, person))
        return await self._open(wish, Plan(game, Record(header), "seed:0", seating, watch=False, origin=ruling.id))

    async def record(self, person: Person, asked: m.Import) -> lm.Created:
        """A table at the end of a record; the person holds every seat. Raises Refusal."""
        wish = Wish(person, asked.key, digest_of(asked))
        made = await self._made(wish)
        try:
            record = await asyncio.to_thread(brought, asked.record)
        except Refusal:
            if made is not None:  # once it could be read
                return made
            raise
        if made is None:
            made = await self._bring(wish, record)
        made.cut = record.truncated
        return made

    async def _bring(self, wish: Wish, record: Record) -> lm.Created:
        """Set up the table of a record that was read. Raises Refusal."""
        if record.header.game not in games.IDS:
            raise not_here(record.header.game)
        game, person = games.load(record.header.game), wish.person
        seating = unnamed(Seating((Chair("person", person.id, person.name),) * record.header.seats))
        return await self._open(wish, Plan(game, record, secrets.token_hex(32), seating, watch=False, origin=IMPORTED))

    # ---- together ------------------------------------------------------------------------------------------------

    async def _open(self, wish: Wish, plan: Plan) -> lm.Created:
        """Set a table up and have it kept. Raises Refusal."""
        person = wish.person
        try:
            table = await asyncio.to_thread(new_table, plan.game, plan.record, plan.secret, plan.seating)
        except RecordError as error:
            raise refused(error, plan.record.header, plan.game) from None
        except ValueError as error:
            raise said(str(error), person.lang) from None
        row = row_of(table, plan, person)
        try:
            await self._hub.store.create_table(
                row, table.match.record.entries, holders_of(plan.seating), person.id, wish.key, wish.digest
            )
        except Repeated as known:  # sent twice at once
            return await self._again(wish, known.table, known.request)
        except StoreError as error:
            raise self._store_refusal(error) from None
        self._hub.metrics.count("tables_opened", "game", plan.game.id)
        tell("table_opened", table=row.id, game=plan.game.id, seats=len(plan.seating.chairs), origin=plan.origin)
        self._hub.put(row, table)
        return lm.Created(id=row.id, invite=row.invite or None)

    async def _made(self, wish: Wish) -> lm.Created | None:
        """The table that this wish has set up already. Raises Refusal when its key was used for something else."""
        try:
            kept = await self._hub.store.kept_creation(wish.person.id, wish.key)
        except StoreError as error:
            self._store_refusal(error)
            raise not_read() from None
        return None if kept is None else await self._again(wish, *kept)

    async def _again(self, wish: Wish, table_id: str, request: str) -> lm.Created:
        if request != wish.digest:
            raise Refusal("repeated_otherwise")
        live = await self._hub.table(table_id)
        return lm.Created(id=live.id, invite=live.row.invite or None)

    def _store_refusal(self, error: StoreError) -> Refusal:
        tell("store_failed", logging.ERROR, doing="create", fault=f"{type(error).__name__}: {error}")
        return not_saved(error)

    async def join(self, person: Person, token: str, asked: m.Join) -> lm.Created:
        """Sit down by an invite link; who sits there already only comes back. Raises Refusal."""
        row = await self.invited(token)
        live = await self._hub.table(row.id)
        if not live.seats_of(person.id):
            seat = None if asked.seat is None else seat_of(live, asked.seat)
            request = Request(lang=person.lang)
            await self._hub.change(live, lambda table: table.sit(seat, person.id, person.name), request)
            tell("seat_taken", table=live.id, seat=live.letters_of(person.id))
        return lm.Created(id=live.id)

    async def invited(self, token: str) -> TableRow:
        """The table of an invite link. Raises Refusal."""
        try:
            row = await self._hub.store.table_by_invite(token) if NAME.fullmatch(token) else None
        except StoreDamaged:
            raise Refusal("quarantined") from None
        except StoreError:
            raise not_read() from None
        if row is None:
            raise Refusal("unknown", "server-unknown-invite")
        return row


def game_of(name: str) -> Game:
    """The game of an id. Raises Refusal."""
    if name not in games.IDS:
        raise Refusal("unknown", "server-unknown-game")
    return games.load(name)


def brought(text: str) -> Record:
    """The record that somebody brings along. Raises Refusal."""
    try:
        data = text.encode()
    except UnicodeEncodeError as error:
        raise no_text(str(error)) from None
    check_size(data)
    try:
        return read(data)
    except RecordError as error:
        raise refused(error) from None


def said(complaint: str, lang: str) -> Refusal:
    """A refusal of what the game makes impossible."""
    return Refusal.in_words("game", text("server-refused-game", lang, problem=complaint[:300]))


def seating_of(game: Game, seats: Sequence[str], person: Person, number: int | None = None) -> Seating:
    """The chairs for a list of `you`, `open` and bots' names. Raises Refusal."""
    fewest, most = game.seats
    if not fewest <= len(seats) <= most or number not in (None, len(seats)):
        raise Refusal("game", "server-refused-seats")
    return Seating(tuple(chair_of(game, seat, person) for seat in seats))


def chair_of(game: Game, seat: str, person: Person) -> Chair:
    """One chair. Raises Refusal."""
    if seat == YOU:
        return Chair("person", person.id, person.name)
    if seat == OPEN:
        return Chair("open")
    check_bot(seat)
    name = bots.make(seat, game, 0).name
    return Chair("bot", name=name, bot=name)


def named(seating: Seating, names: Sequence[str]) -> Seating:
    """Several people at one screen: the first is who sets the table, the others have names of their own, or none.

    Raises Refusal for a name that is none.
    """
    chairs = list(seating.chairs)
    for seat in [seat for seat, chair in enumerate(chairs) if chair.kind == "person"][1:]:
        written = names[seat].strip() if seat < len(names) else ""
        chairs[seat] = replace(chairs[seat], name=clean_name(written) if written else "")
    return replace(seating, chairs=tuple(chairs))


def unnamed(seating: Seating) -> Seating:
    """Several seats of one person who tries something out: they are called by their letters."""
    if sum(chair.kind == "person" for chair in seating.chairs) < 2:
        return seating
    chairs = tuple(replace(chair, name="") if chair.kind == "person" else chair for chair in seating.chairs)
    return replace(seating, chairs=chairs)


def seat_of(live: LiveTable, letter: str) -> int:
    """The number of a seat of the table. Raises Refusal."""
    chairs = () if live.seating is None else live.seating.chairs
    for seat in range(len(chairs)):
        if seat_name(seat) == letter:
            return seat
    raise Refusal("unknown", "server-unknown-seat")


def row_of(table: Table, plan: Plan, person: Person) -> TableRow:
    """What the store keeps of a new table beside its entries."""
    now = time.time()
    open_seats = any(chair.kind == "open" for chair in plan.seating.chairs)
    return TableRow(
        id=secrets.token_urlsafe(12),
        game=plan.game.id,
        header=msgspec.json.encode(plan.record.header.line()).decode(),
        secret=plan.secret,
        seating=msgspec.json.encode(plan.seating.document()).decode(),
        status=table.status,
        host=person.id,
        watch=plan.watch,
        invite=secrets.token_urlsafe(24) if open_seats else "",
        origin=plan.origin,
        last=table.match.last,
        to_act=seat_name(table.match.to_act) if table.match.to_act >= 0 else "",
        version=1,
        created=now,
        changed=now,
    )
