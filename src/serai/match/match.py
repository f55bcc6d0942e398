"""Match: one table's life. It takes actions from seats, keeps the record, and takes moves back. No input or output.

The way of a move: is it this seat's decision, is it legal, play it on a copy with the chance that follows (`prepare_...`,
which gives a `Change`), hand the new entries to whoever makes them safe, and only then let the copy become the table's
state (`commit`). Whatever fails before that leaves everything as it was. `act`, `undo`, `redo` and `finish` do all three
with the match's keeper.
"""

from collections.abc import Collection, Sequence
from typing import Protocol

from serai.bots.bot import Bot
from serai.core.chance import Dealer, SecretDealer, commitment
from serai.core.documents import Document
from serai.core.game import Game
from serai.core.reasons import IllegalAction
from serai.core.record import Entry, Record, published_secret, replay, start_state, undo_target
from serai.core.seats import seat_name
from serai.core.state import LEGAL, State
from serai.match.change import Change, Draft, Happening, Line, Position, again
from serai.match.errors import MatchError

__all__ = ["Change", "Happening", "Keeper", "Match", "MatchError"]


class Keeper(Protocol):
    """Whoever makes entries safe before they count."""

    def append(self, entries: Sequence[Entry]) -> None:
        """Keep entries for good; when this raises, the move has not happened."""
        ...


class Match:
    """A table. Seats are held by people (None) or bots; the state is what the record leads to."""

    def __init__(
        self,
        game: Game,
        record: Record,
        dealer: Dealer,
        controllers: Sequence[Bot | None] | None = None,
        keeper: Keeper | None = None,
        settle: bool = True,
    ) -> None:
        """Sit down at a record, new (no entries) or old; without `controllers` people hold all seats.

        Chance that is pending is settled at once, unless `settle` is false: then `prepare_settle` does it.

        Raises RecordError when the record does not replay to the positions it claims, ValueError when there are more or
        fewer controllers than seats.
        """
        self.controllers: list[Bot | None] = [None] * record.header.seats if controllers is None else list(controllers)
        if len(self.controllers) != record.header.seats:
            raise ValueError(f"the game has {record.header.seats} seats, not {len(self.controllers)}")
        self.game = game
        self.record = record
        self.keeper = keeper
        self.moment = 0  # grows with every change that counts
        self.history: list[Happening] = []  # all entries of the record with their facts, also those taken back
        self._position = self._load(dealer)
        self._published = published_secret(record) is not None
        if settle:
            self._do(self.prepare_settle())

    def _load(self, dealer: Dealer) -> Position:
        """Play the record through, once: the position at its end, and on the way what happened."""
        state: State | None = None
        line = Line()
        for step in replay(self.game, self.record, verify=True):
            state = step.state
            happening = Happening(step.entry, step.facts)
            self.history.append(happening)
            if step.entry.who != "table":
                line.went_on(happening)
            elif (target := undo_target(step.entry.do)) is not None:
                line.went_back(line.kept(target) or 0)
        dealer.seek(line.settled())
        return Position(start_state(self.game, self.record.header) if state is None else state, dealer, line)

    # ---- looking -------------------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The present position; nobody outside changes it."""
        return self._position.state

    @property
    def dealer(self) -> Dealer:
        """Who settles the chance to come."""
        return self._position.dealer

    @property
    def line(self) -> list[Happening]:
        """The entries that count after all undoing, with their facts."""
        return self._position.line.happenings

    @property
    def over(self) -> bool:
        """True when the game has ended."""
        return self.state.over

    @property
    def published(self) -> bool:
        """True when the record publishes the dealer's secret, which closes the game."""
        return self._published

    @property
    def last(self) -> int:
        """The number of the record's last entry."""
        return len(self.record.entries)

    @property
    def to_act(self) -> int:
        """The seat that must act; NOBODY when the game is over."""
        return int(self.state.to_act)

    def bot_to_act(self) -> Bot | None:
        """The bot whose decision is pending, if it is a bot's."""
        return self.controllers[self.to_act] if self.to_act >= 0 else None

    def people(self) -> list[int]:
        """The seats held by people."""
        return [seat for seat, bot in enumerate(self.controllers) if bot is None]

    def events(self, happenings: Sequence[Happening], viewer: int) -> list[Document]:
        """What happened, as that seat may see it."""
        return [self.game.event(fact, viewer) for happening in happenings for fact in happening.facts]

    def kept(self, to: int) -> int | None:
        """How many entries of the present line stay when it goes back to after entry `to`; None when that is not on it."""
        return self._position.line.kept(to)

    # ---- changes -------------------------------------------------------------------------------------------------

    def prepare_nothing(self) -> Change:
        """A change without entries: what a table begins with that changes only its seating."""
        return self._change([], self._position)

    def prepare_settle(self) -> Change:
        """Settle the chance that is pending; without entries when none is."""
        draft = self._draft()
        draft.deal()
        return self._change(draft.happened, draft.position)

    def prepare_act(self, seat: int, action: int) -> Change:
        """Do a seat's action and settle the chance that follows.

        Raises MatchError when it is not the seat's decision, NotationError when there is no such action, IllegalAction
        when a rule forbids it.
        """
        if self.over:
            raise MatchError("refused-over", "the game is over", "over")
        if seat != self.to_act:
            told = f"it is the decision of {seat_name(self.to_act)}, not of {seat_name(seat)}"
            raise MatchError("refused-seat", told, "not_your_turn")
        self.game.space.family(action)
        rule = self.state.rule_against(action)
        if rule != LEGAL:
            raise IllegalAction(self.game.notation(action), self.game.reason(self.state, action, int(rule)))
        draft = self._draft()
        draft.play(action)
        draft.deal()
        return self._change(draft.happened, draft.position)

    def before_last_decision(self, seats: Collection[int]) -> int:
        """The number of the entry before the last decision of any of those seats. Raises MatchError."""
        letters = {seat_name(seat) for seat in seats}
        for at in range(len(self.line) - 1, -1, -1):
            if self.line[at].entry.who in letters:
                return self.line[at - 1].entry.number if at > 0 else 0
        raise MatchError("refused-undo", "there is nothing to take back", "nothing_to_undo")

    def prepare_undo(self, to: int | None = None) -> Change:
        """Take back to after an entry of the present line (0: the start), by default the last decision of a person.

        Nothing is deleted: the record grows by an entry `undo N`, and by the chance that is pending there. Raises
        MatchError.
        """
        if self.published:
            raise MatchError("refused-undo-published", "the dealer's secret is published; the game is closed", "over")
        target = self.before_last_decision(self.people()) if to is None else to
        kept = self.kept(target)
        if kept is None:
            raise MatchError("refused-undo", f"entry {target} is not on the present line", "nothing_to_undo")
        draft = self._draft()
        draft.go_back(kept, start_state(self.game, self.record.header))
        return self._change(draft.happened, draft.position)

    def again(self, seats: Collection[int] | None = None) -> Sequence[Entry]:
        """What a redo would play: what the last undo took back, up to the first decision of a seat not among `seats`."""
        redo = self._position.line.redo
        return again(redo.left(), seats) if redo is not None else ()

    def prepare_redo(self, seats: Collection[int] | None = None) -> Change:
        """Play again what the last undo took back, chance included, as far as `again` says. Raises MatchError."""
        entries = self.again(seats)
        if not entries:
            raise MatchError("refused-redo", "there is nothing to play again", "nothing_to_undo")
        draft = self._draft()
        draft.replay(entries)
        return self._change(draft.happened, draft.position)

    def prepare_finish(self) -> Change:
        """Publish the dealer's secret in the record of a game that is over; without entries when there is none to."""
        dealer = self.dealer
        if not self.over or self.published or not isinstance(dealer, SecretDealer):
            return self.prepare_nothing()
        if commitment(dealer.secret) != self.record.header.commitment:
            return self.prepare_nothing()
        draft = self._draft()
        draft.note(f"secret {dealer.secret.hex()}")
        return self._change(draft.happened, draft.position)

    def commit(self, change: Change) -> None:
        """Let a change count. Raises MatchError (code `stale`) when another one has counted since it was computed."""
        if change.moment != self.moment:
            raise MatchError("refused-stale", "the table has changed since", "stale")
        self.moment += 1
        self.record.entries += change.entries
        self.history += change.happened
        self._position = change.position
        self._published = self._published or any(entry.do.startswith("secret ") for entry in change.entries)

    def _draft(self) -> Draft:
        return Draft(self.game, self._position, self.last)

    def _change(self, happened: Sequence[Happening], position: Position) -> Change:
        return Change(tuple(happened), position=position, moment=self.moment)

    # ---- with the match's own keeper -----------------------------------------------------------------------------

    def act(self, seat: int, action: int) -> list[Happening]:
        """`prepare_act`, have it kept, let it count; what happened, entry by entry."""
        return self._do(self.prepare_act(seat, action))

    def bot_choice(self) -> int:
        """What the bot whose decision is pending would do; nothing is done. Raises MatchError when it is a person's."""
        bot = self.bot_to_act()
        if bot is None:
            raise MatchError("refused-seat", "no bot has to act", "not_your_turn")
        view = self.game.view(self.state, self.to_act) if bot.needs_view else {}
        return bot.choose(view, self.state.legal_actions())

    def undo(self, to: int | None = None) -> list[Happening]:
        """`prepare_undo`, have it kept, let it count."""
        return self._do(self.prepare_undo(to))

    def redo(self) -> list[Happening]:
        """`prepare_redo`, have it kept, let it count; what happened, entry by entry."""
        return self._do(self.prepare_redo())

    def finish(self) -> bool:
        """`prepare_finish`, have it kept, let it count; whether there was a secret to publish."""
        return bool(self._do(self.prepare_finish()))

    def _do(self, change: Change) -> list[Happening]:
        if change.happened:
            if self.keeper is not None:
                self.keeper.append(change.entries)
            self.commit(change)
        return list(change.happened)
