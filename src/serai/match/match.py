"""Match: one table's life. It takes actions from seats, keeps the record, and takes moves back. No input or output.

The way of a move: is it this seat's decision, is it legal, play it on a copy with the chance that follows, hand the new
entries to the keeper (which makes them safe), and only then let the copy become the table's state. Whatever fails before
that leaves everything as it was.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from serai.bots.bot import Bot
from serai.core.chance import Dealer, SecretDealer, commitment
from serai.core.documents import Document, digest
from serai.core.events import Fact, Journal
from serai.core.game import Game
from serai.core.reasons import IllegalAction
from serai.core.record import Entry, Record, published_secret, replay, start_state
from serai.core.seats import seat_name
from serai.core.state import CHANCE, LEGAL, State


class MatchError(ValueError):
    """The table refuses: not this seat's decision, nothing to take back, the game is over. Nothing has changed.

    `key` names the message in `locales/*/terminal.ftl`.
    """

    def __init__(self, key: str, message: str) -> None:
        """`message` is in English, for programs and logs."""
        super().__init__(message)
        self.key = key


class Keeper(Protocol):
    """Whoever makes entries safe before they count."""

    def append(self, entries: Sequence[Entry]) -> None:
        """Keep entries for good; when this raises, the move has not happened."""
        ...


@dataclass(frozen=True)
class Happening:
    """An entry of the present line with the facts that it brought about."""

    entry: Entry
    facts: tuple[Fact, ...]


class Match:
    """A table. Seats are held by people (None) or bots; the state is what the record leads to."""

    def __init__(
        self,
        game: Game,
        record: Record,
        dealer: Dealer,
        controllers: Sequence[Bot | None],
        keeper: Keeper | None = None,
    ) -> None:
        """Sit down at a record, new (no entries) or old; chance that is pending is settled at once.

        Raises RecordError when the record does not replay to the positions it claims, ValueError when there are more or
        fewer controllers than seats.
        """
        if len(controllers) != record.header.seats:
            raise ValueError(f"the game has {record.header.seats} seats, not {len(controllers)}")
        for _ in replay(game, record, verify=True):
            pass
        self.game = game
        self.record = record
        self.dealer = dealer
        self.controllers = list(controllers)
        self.keeper = keeper
        self._redo: list[list[Entry]] = []
        self.state, self.line = self._fold(record.present())
        self.dealer.seek(self._settled())
        self._settle_chance()

    # ---- looking -------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """True when the game has ended."""
        return self.state.over

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

    # ---- moving --------------------------------------------------------------------------------------------------

    def act(self, seat: int, action: int) -> list[Happening]:
        """Do a seat's action and settle the chance that follows; what happened, entry by entry.

        Raises MatchError when it is not the seat's decision, NotationError when there is no such action, IllegalAction
        when a rule forbids it.
        """
        if self.over:
            raise MatchError("refused-over", "the game is over")
        if seat != self.to_act:
            raise MatchError(
                "refused-seat", f"it is the decision of {seat_name(self.to_act)}, not of {seat_name(seat)}"
            )
        self.game.space.family(action)
        rule = self.state.rule_against(action)
        if rule != LEGAL:
            raise IllegalAction(self.game.notation(action), self.game.reason(self.state, action, int(rule)))
        happened = self._play([action])
        self._redo.clear()
        return happened

    def act_bot(self) -> list[Happening]:
        """Let the bot whose decision is pending act. Raises MatchError when it is a person's."""
        return self.act(self.to_act, self.bot_choice())

    def bot_choice(self) -> int:
        """What the bot whose decision is pending would do; nothing is done. Raises MatchError when it is a person's."""
        bot = self.bot_to_act()
        if bot is None:
            raise MatchError("refused-seat", "no bot has to act")
        view = self.game.view(self.state, self.to_act) if bot.needs_view else {}
        return bot.choose(view, self.state.legal_actions())

    def _play(self, actions: Sequence[int], deal: bool = True) -> list[Happening]:
        """Play actions (and deal what follows) on a copy, have it kept, then let it count."""
        state, dealer = self.state.clone(), self.dealer.copy()
        todo = list(actions)
        happened: list[Happening] = []
        while todo or (deal and state.to_act == CHANCE):
            action = todo.pop(0) if todo else int(dealer.deal(state))
            number = len(self.record.entries) + len(happened) + 1
            happened.append(self._step(state, action, number))
        if self.keeper is not None and happened:
            self.keeper.append([happening.entry for happening in happened])
        self.record.entries += [happening.entry for happening in happened]
        self.line += happened
        self.state, self.dealer = state, dealer
        return happened

    def _step(self, state: State, action: int, number: int) -> Happening:
        if state.rule_against(action) != LEGAL:
            raise MatchError("refused-redo", f"{self.game.notation(action)} is not legal here")
        who = seat_name(int(state.to_act))
        facts = _play_noting(state, action)
        return Happening(Entry(number, who, self.game.notation(action), digest(self.game.document(state))), facts)

    def _settle_chance(self) -> list[Happening]:
        return self._play([]) if self.state.to_act == CHANCE else []

    # ---- taking back ---------------------------------------------------------------------------------------------

    def undo_point(self, seat: int | None = None) -> int:
        """The number of the entry to go back to: just before the last decision of that seat, or of any person.

        Raises MatchError when there is none.
        """
        seats = self.people() if seat is None else [seat]
        letters = {seat_name(known) for known in seats}
        for at in range(len(self.line) - 1, -1, -1):
            if self.line[at].entry.who in letters:
                return self.line[at - 1].entry.number if at > 0 else 0
        raise MatchError("refused-undo", "there is nothing to take back")

    def undo(self, to: int | None = None) -> None:
        """Take back to after an entry of the present line (0: the start), by default the last decision of a person.

        Nothing is deleted: the record grows by an entry `undo N`. Raises MatchError.
        """
        target = self.undo_point() if to is None else to
        numbers = [happening.entry.number for happening in self.line]
        if target != 0 and target not in numbers:
            raise MatchError("refused-undo", f"entry {target} is not on the present line")
        if published_secret(self.record) is not None:
            raise MatchError("refused-undo-published", "the dealer's secret is published; the game is closed")
        kept = [happening.entry for happening in self.line if happening.entry.number <= target]
        taken = [happening.entry for happening in self.line[len(kept) :]]
        state, line = self._fold(kept)
        self._table_entry(f"undo {target}", state)
        self.state, self.line = state, line
        self.dealer.seek(self._settled())
        dealt = [happening.entry.do for happening in self._settle_chance()]
        if dealt == [entry.do for entry in taken[: len(dealt)]]:
            if taken[len(dealt) :]:
                self._redo.append(taken[len(dealt) :])
        else:  # chance of another dealer: what was played on it cannot be played again
            self._redo.clear()

    def redo(self) -> list[Happening]:
        """Play again what the last undo took back, chance included. Raises MatchError when nothing was."""
        if not self._redo:
            raise MatchError("refused-redo", "there is nothing to play again")
        again = [self.game.parse(entry.do) for entry in self._redo[-1]]
        happened = self._play(again, deal=False)
        self._redo.pop()
        self.dealer.seek(self._settled())
        self._settle_chance()
        return happened

    # ---- closing -------------------------------------------------------------------------------------------------

    def finish(self) -> bool:
        """Publish the dealer's secret in the record of a game that is over; whether there was one to publish."""
        dealer = self.dealer
        if not self.over or not isinstance(dealer, SecretDealer) or published_secret(self.record) is not None:
            return False
        if commitment(dealer.secret) != self.record.header.commitment:
            return False
        self._table_entry(f"secret {dealer.secret.hex()}", self.state)
        return True

    def _table_entry(self, do: str, state: State) -> None:
        entry = Entry(len(self.record.entries) + 1, "table", do, digest(self.game.document(state)))
        if self.keeper is not None:
            self.keeper.append([entry])
        self.record.entries.append(entry)

    # ---- the present line ----------------------------------------------------------------------------------------

    def _settled(self) -> int:
        return sum(happening.entry.who == "chance" for happening in self.line)

    def _fold(self, entries: Sequence[Entry]) -> tuple[State, list[Happening]]:
        state = start_state(self.game, self.record.header)
        line = [Happening(entry, _play_noting(state, self.game.parse(entry.do))) for entry in entries]
        return state, line


def _play_noting(state: State, action: int) -> tuple[Fact, ...]:
    """Play an action and return the facts of it; the state keeps no journal."""
    journal = Journal()
    state.journal = journal
    state.play(action)
    state.journal = None
    return tuple(journal.take())
