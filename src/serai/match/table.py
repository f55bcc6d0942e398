"""Table: a table's life without input, output or clock. Who sits where, who may do what, undo with consent, pause.

Every request is answered with a `Change`, or refused with a MatchError (IllegalAction and NotationError for a move).
Nothing has happened until `commit`: in between somebody makes the change safe. Who asks is told by `holder`, the id of a
person; the seat follows from it and never comes from outside.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Literal

from serai.bots import bot as bots
from serai.match import undo
from serai.match.change import Change, Happening
from serai.match.errors import MatchError
from serai.match.match import Match
from serai.match.seating import Chair, Seating, UndoRequest
from serai.match.undo import UndoOffer

__all__ = ["Chair", "Change", "Happening", "MatchError", "Seating", "Status", "Table", "UndoOffer", "UndoRequest"]

Status = Literal["waiting", "playing", "paused", "over", "closed"]


class Table:
    """A match and those who sit at it."""

    def __init__(self, match: Match, seating: Seating) -> None:
        """Raises ValueError when the seating is not of this match."""
        if len(seating.chairs) != match.record.header.seats:
            raise ValueError(f"the match has {match.record.header.seats} seats, not {len(seating.chairs)}")
        if seating.request is not None and match.kept(seating.request.to) is None:
            raise ValueError(f"somebody asks to take back to entry {seating.request.to}, which is not on the line")
        self.match = match
        self.seating = seating

    # ---- looking -------------------------------------------------------------------------------------------------

    @property
    def status(self) -> Status:
        """`waiting` for somebody to sit down, `playing`, `paused`, `over`, or `closed`: everybody has resigned."""
        return _status(self.seating, self.match.over)

    def status_after(self, change: Change) -> Status:
        """The status that a change will lead to."""
        return _status(change.seating or self.seating, change.over)

    def seats_of(self, holder: str) -> list[int]:
        """The seats that a person holds, also those that a bot plays for them."""
        return undo.seats_of(self.seating, holder)

    def people(self) -> list[int]:
        """The seats of people who have not resigned."""
        return [seat for seat, chair in enumerate(self.seating.chairs) if chair.kind == "person" and not chair.resigned]

    @property
    def solo(self) -> bool:
        """Whether one person holds every person's seat, and nobody else can still sit down."""
        return undo.is_solo(self.seating)

    def bot_to_act(self) -> str:
        """The bot whose decision is pending and may be made now; empty when there is none.

        Bots wait while somebody asks to take moves back.
        """
        to_act = self.match.to_act
        if self.status != "playing" or self.seating.request is not None or to_act < 0:
            return ""
        return self.seating.chairs[to_act].bot

    def undo_offer(self, holder: str, to: int | None = None) -> UndoOffer:
        """What taking back to after entry `to` would need; without it, to just before the person's last decision."""
        try:
            return self._undo_offer(holder, to)
        except MatchError as error:
            return UndoOffer("none", key=error.key)

    def waiting_for(self) -> tuple[int, ...]:
        """The seats that have yet to agree to what somebody asks to take back."""
        request = self.seating.request
        return () if request is None else undo.waiting(self.seating, request)

    def can_redo(self, holder: str) -> bool:
        """Whether there is something that the person may play again."""
        try:
            self._check_playing(holder)
        except MatchError:
            return False
        return bool(self.match.again(self._redo_seats(holder)))

    # ---- the game ------------------------------------------------------------------------------------------------

    def settle(self) -> Change:
        """Settle the chance that is pending when a match is new; an empty change when none is."""
        return self.match.prepare_settle()

    def act(self, holder: str, notation: str) -> Change:
        """A person's decision, for whichever of their seats must decide.

        Raises NotationError when there is no such action, IllegalAction when a rule forbids it.
        """
        self._check_playing(holder)
        self._check_going()
        seat = self.match.to_act
        if seat not in self._own(holder):
            raise MatchError("refused-seat", "it is another seat's decision", "not_your_turn")
        return self._game(self.match.prepare_act(seat, self.match.game.parse(notation)))

    def bot_act(self, seat: int, action: int) -> Change:
        """The decision of the bot that plays a seat. Raises as `act` does."""
        if not self.bot_to_act() or seat != self.match.to_act:
            raise MatchError("refused-bot-turn", "no bot may decide for that seat now", "not_your_turn")
        return self._game(self.match.prepare_act(seat, action))

    def redo(self, holder: str) -> Change:
        """Play again what was taken back last, up to the next decision of somebody else."""
        self._check_playing(holder)
        seats = self._redo_seats(holder)
        if not self.match.again(seats) and self.match.again():
            raise MatchError("refused-redo-other", "the next decision is another person's", "not_your_turn")
        return self._game(self.match.prepare_redo(seats))

    def finish(self) -> Change:
        """Publish the dealer's secret of a game that is over; an empty change when there is none to publish."""
        return self.match.prepare_finish()

    # ---- taking back ---------------------------------------------------------------------------------------------

    def ask_undo(self, holder: str, to: int | None = None) -> Change:
        """Take back to after entry `to` of the present line, or ask the others for it, as `undo_offer` says."""
        offer = self._undo_offer(holder, to)
        if offer.kind == "free":
            return self._game(self.match.prepare_undo(offer.to))
        pending = self.seating.request
        if pending is not None and self.seating.chairs[pending.by].holder != holder:
            raise MatchError("refused-undo-asked", "another person asks to take back already")
        request = UndoRequest(undo.asker(self.match, self.seating, holder, offer.to), offer.to)
        return self._seats(replace(self.seating, request=request))

    def answer_undo(self, holder: str, yes: bool) -> Change:
        """Agree to what another person asks to take back, which happens when all have; or do not, and it is off.

        The one who asks withdraws with no.
        """
        request = self.seating.request
        if request is None:
            raise MatchError("refused-undo-none", "nobody asks to take anything back", "nothing_to_undo")
        own = set(self.seats_of(holder))
        if not yes and (request.by in own or own & set(undo.others(self.seating, self._asker(request)))):
            return self._seats(replace(self.seating, request=None))
        if not own & set(self.waiting_for()):
            raise MatchError("refused-undo-not-asked", "this person's consent is not needed", "not_yours")
        self._check_playing(holder)
        agreed = replace(request, agreed=tuple(sorted({*request.agreed, *(own & set(self.waiting_for()))})))
        if undo.waiting(self.seating, agreed):
            return self._seats(replace(self.seating, request=agreed))
        return self._game(self.match.prepare_undo(request.to))

    # ---- the people ----------------------------------------------------------------------------------------------

    def pause(self, holder: str, on: bool) -> Change:
        """Pause the table or go on: anybody who sits here and has not resigned may."""
        self._check_at_table(holder)
        if self.status == "waiting":
            raise MatchError("refused-waiting", "a seat is still open", "waiting")
        return self._seats(replace(self.seating, paused=on))

    def resign(self, holder: str, bot: str) -> Change:
        """Give up all of a person's seats: the bot plays them to the end. Without people left the table closes."""
        own = self._check_at_table(holder)
        name = self._bot(bot)
        seating = self._chairs(own, lambda chair: replace(chair, bot=name, resigned=True))
        left = any(chair.kind == "person" and not chair.resigned for chair in seating.chairs)
        return self._seats(replace(seating, closed=not left, paused=seating.paused and left))

    def substitute(self, holder: str, bot: str) -> Change:
        """Let the bot play a person's seats until they take them back; they do so with an empty name."""
        own = self._check_at_table(holder)
        name = self._bot(bot) if bot else ""
        return self._seats(self._chairs(own, lambda chair: replace(chair, bot=name)))

    def sit(self, seat: int | None, holder: str, name: str) -> Change:
        """Take an open seat, or the first one (None)."""
        self._check_going()
        if self.seats_of(holder):
            raise MatchError("refused-sits", "this person sits here already")
        seats = self._open()
        if seat is not None and seat not in seats:
            raise MatchError("refused-taken", f"seat {seat} is not open")
        taken = seats[0] if seat is None else seat
        return self._seats(self._chairs([taken], lambda chair: Chair("person", holder, name)))

    def fill(self, holder: str, bot: str) -> Change:
        """Let a bot take all seats that are open. Whether the person leads, the caller knows."""
        self._check_at_table(holder)
        name = self._bot(bot)
        return self._seats(self._chairs(self._open(), lambda chair: Chair("bot", name=name, bot=name)))

    def rename(self, holder: str, name: str) -> Change:
        """Call a person by another name. Seats of theirs that are called otherwise (others at one screen) stay so."""
        seats = self.seats_of(holder)
        if not seats:
            raise MatchError("refused-no-seat", "this person has no seat here", "not_yours")
        old = self.seating.name_of(holder)
        chairs = [
            replace(chair, name=name) if old and seat in seats and chair.name == old else chair
            for seat, chair in self._numbered()
        ]
        return self._seats(replace(self.seating, chairs=tuple(chairs)))

    # ---- counting ------------------------------------------------------------------------------------------------

    def commit(self, change: Change) -> None:
        """Let a change count. Raises MatchError (code `stale`) when another one has counted since it was computed."""
        self.match.commit(change)
        if change.seating is not None:
            self.seating = change.seating

    def _game(self, change: Change) -> Change:
        """A change of the game; what somebody asked to take back is off with it."""
        if self.seating.request is None:
            return change
        return replace(change, seating=replace(self.seating, request=None))

    def _seats(self, seating: Seating) -> Change:
        """A change of the seating alone; an empty one when that stays as it is."""
        change = self.match.prepare_nothing()
        return change if seating == self.seating else replace(change, seating=seating)

    def _chairs(self, seats: Iterable[int], change: Callable[[Chair], Chair]) -> Seating:
        """The seating with some chairs changed; whoever's consent was asked for may be another now, so that is off."""
        changed = set(seats)
        chairs = tuple(change(chair) if seat in changed else chair for seat, chair in self._numbered())
        return self.seating if chairs == self.seating.chairs else replace(self.seating, chairs=chairs, request=None)

    # ---- checking ------------------------------------------------------------------------------------------------

    def _numbered(self) -> Iterable[tuple[int, Chair]]:
        return enumerate(self.seating.chairs)

    def _open(self) -> list[int]:
        seats = [seat for seat, chair in self._numbered() if chair.kind == "open"]
        if not seats:
            raise MatchError("refused-full", "no seat is open")
        return seats

    def _asker(self, request: UndoRequest) -> str:
        return self.seating.chairs[request.by].holder

    def _own(self, holder: str) -> list[int]:
        """The seats that a person plays now. Raises MatchError when a bot plays for them, or they have none."""
        own = [seat for seat in self._check_seated(holder) if self.seating.chairs[seat].playing]
        if not own:
            raise MatchError("refused-substituted", "a bot plays this person's seats", "not_your_turn")
        return own

    def _check_seated(self, holder: str) -> list[int]:
        """The seats of a person that are not given up. Raises MatchError."""
        seats = self.seats_of(holder)
        if not seats:
            raise MatchError("refused-no-seat", "this person has no seat here", "not_yours")
        seats = [seat for seat in seats if not self.seating.chairs[seat].resigned]
        if not seats:
            raise MatchError("refused-resigned", "this person has resigned", "not_yours")
        return seats

    def _check_going(self) -> None:
        if self.status == "closed":
            raise MatchError("refused-closed", "everybody has resigned; the table is closed", "over")
        if self.status == "over":
            raise MatchError("refused-over", "the game is over", "over")

    def _check_at_table(self, holder: str) -> list[int]:
        """The seats of a person at a table that goes on. Raises MatchError."""
        seats = self._check_seated(holder)
        self._check_going()
        return seats

    def _check_playing(self, holder: str) -> None:
        """Raises MatchError when nothing of the game may be changed by that person now (an ended game may go back)."""
        self._own(holder)
        if self.status == "waiting":
            raise MatchError("refused-waiting", "a seat is still open", "waiting")
        if self.status == "paused":
            raise MatchError("refused-paused", "the table is paused", "paused")

    def _undo_offer(self, holder: str, to: int | None) -> UndoOffer:
        self._check_playing(holder)
        if self.match.published:
            raise MatchError("refused-undo-published", "the dealer's secret is published; the game is closed", "over")
        return undo.offer(self.match, self.seating, holder, to)

    def _redo_seats(self, holder: str) -> list[int]:
        """Whose decisions a person may play again: their own, and those of bots, which would decide just so."""
        own = self._own(holder)
        return [seat for seat, chair in self._numbered() if chair.bot or seat in own]

    def _bot(self, name: str) -> str:
        """The full name of a bot."""
        try:
            return bots.make(name, self.match.game, 0).name
        except bots.BotError as error:
            raise MatchError("refused-bot", str(error), "unknown") from None


def _status(seating: Seating, over: bool) -> Status:
    if seating.closed:
        return "closed"
    if over:
        return "over"
    if any(chair.kind == "open" for chair in seating.chairs):
        return "waiting"
    return "paused" if seating.paused else "playing"
