"""Requests to a table, however they came: over the socket, over HTTP, by whoever polls. One function answers them all."""

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass

from serai.bots import bot as bots
from serai.core.seats import SEAT_LETTERS, seat_name, seat_number
from serai.core.state import NOBODY
from serai.match.change import Change
from serai.match.table import Table
from serai.server import messages as m
from serai.server.eyes import Eyes
from serai.server.hub import Hub, Make
from serai.server.live import LiveTable
from serai.server.log import tell
from serai.server.refusal import NOTED, Refusal
from serai.server.request import Request, digest_of

Answer = m.Done | m.Refused | m.Pong
Answered = Callable[[m.Done], None]

RESIGNED_TO = "greedy"  # the bot that plays on for somebody who resigns


@dataclass(frozen=True)
class Asker:
    """Who asks: a person (empty: somebody without a name), in which language, and what they look through."""

    person: str
    lang: str
    eyes: Eyes


class Desk:
    """Answers requests."""

    def __init__(self, hub: Hub) -> None:
        """The hub carries the changes out."""
        self._hub = hub

    async def answer(
        self, live: LiveTable, asker: Asker, message: m.ClientMessage, answered: Answered = lambda done: None
    ) -> Answer:
        """Carry out one request. `answered` gets a `Done` as soon as it is safe, before anybody sees the change."""
        started = time.perf_counter()
        try:
            if isinstance(message, m.Ping):
                return m.Pong(key=message.key)
            if isinstance(message, m.Look):
                self.look(live, asker, message)
                return m.Done(key=message.key, seq=live.seq)
            return await self._change(live, asker, message, started, answered)
        except Refusal as refusal:
            self._hub.metrics.count("refused", "code", refusal.code)
            level = logging.INFO if refusal.code in NOTED else logging.DEBUG
            tell("refused", level, code=refusal.code, way="table", table=live.id, person=asker.person)
            return refusal.refused(message.key, asker.lang)

    def look(self, live: LiveTable, asker: Asker, message: m.Look) -> None:
        """Lift the curtain, or draw it. Raises Refusal for a seat that is not theirs."""
        if message.seat is None:
            asker.eyes.look(NOBODY)
        else:
            asker.eyes.look(own_seat(live, asker.person, message.seat))

    async def _change(
        self, live: LiveTable, asker: Asker, message: m.ClientMessage, started: float, answered: Answered
    ) -> m.Done:
        made: list[m.Done] = []
        fresh = live.remembered(asker.person, message.key) is None

        def done(seq: int) -> None:
            self._hub.metrics.acknowledged.note(time.perf_counter() - started)
            made.append(m.Done(key=message.key, seq=seq))
            answered(made[0])
            if fresh and not isinstance(message, m.Act):
                tell(name_of(live, message), table=live.id, seat=live.letters_of(asker.person), seq=seq)

        if not live.seats_of(asker.person):
            raise Refusal("not_yours", "refused-no-seat")
        request = Request(
            person=asker.person,
            key=message.key,
            digest=digest_of(message),
            seq=getattr(message, "seq", None),
            lang=asker.lang,
            answered=done,
        )
        seq = await self._hub.change(live, self.making(live, asker, message), request)
        return made[0] if made else m.Done(key=message.key, seq=seq)

    def making(self, live: LiveTable, asker: Asker, message: m.ClientMessage) -> Make:
        """How the table computes what is asked."""
        who = asker.person
        match message:
            case m.Act():
                return lambda table: table.act(who, message.action)
            case m.Undo():
                return lambda table: table.ask_undo(who, message.to)
            case m.AnswerUndo():
                return lambda table: answer_undo(table, who, message)
            case m.Redo():
                return lambda table: table.redo(who)
            case m.Pause():
                return lambda table: table.pause(who, message.on)
            case m.Resign():
                return lambda table: table.resign(who, RESIGNED_TO)
            case m.Substitute():
                if message.bot:
                    check_bot(message.bot)
                return lambda table: table.substitute(who, message.bot)
            case m.Start():
                check_bot(message.bot)
                return lambda table: start(table, live, who, message.bot)
            case _:
                raise Refusal("malformed")


def name_of(live: LiveTable, message: m.ClientMessage) -> str:
    """What the log calls a request that has just been done: a move of the game has no line, all else has."""
    asked = live.playable and live.table.seating.request is not None
    match message:
        case m.Undo():
            return "undo_asked" if asked else "undone"
        case m.AnswerUndo():
            return "undo_agreed" if message.yes else "undo_declined"
        case m.Redo():
            return "redone"
        case m.Pause():
            return "paused" if message.on else "resumed"
        case m.Resign():
            return "resigned"
        case m.Substitute():
            return "substituted" if message.bot else "seat_taken_back"
        case m.Start():
            return "started"
        case _:
            return "done"


def start(table: Table, live: LiveTable, person: str, bot: str) -> Change:
    """Whoever leads fills the open seats with a bot. Raises Refusal for anybody else."""
    if not live.leads(person):
        raise Refusal("forbidden", "server-refused-host")
    return table.fill(person, bot)


def answer_undo(table: Table, person: str, message: m.AnswerUndo) -> Change:
    """An answer to the request that the person has seen. Raises Refusal when it is another one by now."""
    request = table.seating.request
    if request is not None and (seat_name(request.by), request.to) != (message.by, message.to):
        raise Refusal("stale")
    return table.answer_undo(person, message.yes)


def check_bot(name: str) -> None:
    """Bots by their plain names only: a budget would let one person keep all workers busy. Raises Refusal."""
    if bots.meant(name) not in bots.names():
        raise Refusal("unknown", "refused-bot")


def own_seat(live: LiveTable, person: str, letter: str) -> int:
    """A seat that the person holds. Raises Refusal."""
    seat = seat_number(letter) if letter in tuple(SEAT_LETTERS) else NOBODY
    if seat not in live.seats_of(person):
        raise Refusal("not_yours")
    return seat
