"""A change of a match: computed on a copy, kept by somebody, and only then made to count."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from serai.core.chance import Dealer
from serai.core.documents import digest
from serai.core.events import Fact
from serai.core.game import Game
from serai.core.record import Entry, kept_until, play_noting
from serai.core.seats import seat_name
from serai.core.state import CHANCE, LEGAL, State
from serai.match.errors import MatchError
from serai.match.redo import TakenBack, after_play, after_undo
from serai.match.seating import Seating


@dataclass(frozen=True, slots=True)
class Happening:
    """An entry of the record with the facts that it brought about; the table's own entries bring none."""

    entry: Entry
    facts: tuple[Fact, ...]


class Line:
    """The present line: the entries that count after all undoing, and what can be played again."""

    def __init__(self, happenings: Sequence[Happening] = (), redo: TakenBack | None = None) -> None:
        """A copy of that."""
        self.happenings = list(happenings)
        self.redo = redo

    def copy(self) -> "Line":
        """An independent one."""
        return Line(self.happenings, self.redo)

    def settled(self) -> int:
        """How many outcomes of chance stand on it."""
        return sum(happening.entry.who == "chance" for happening in self.happenings)

    def kept(self, target: int) -> int | None:
        """How many entries stay when it goes back to after entry `target`; None when that is not on it."""
        return kept_until(self.happenings, target, _number)

    def went_on(self, happening: Happening) -> None:
        """An entry was played: it stands at the end."""
        self.happenings.append(happening)
        self.redo = after_play(self.redo, happening.entry)

    def went_back(self, kept: int) -> None:
        """It was taken back to its first entries, `kept` of them."""
        self.redo = after_undo(self.redo, [happening.entry for happening in self.happenings[kept:]])
        del self.happenings[kept:]


def _number(happening: Happening) -> int:
    return happening.entry.number


@dataclass
class Position:
    """Where a match stands: the state, the dealer of what comes, the line that led there."""

    state: State
    dealer: Dealer
    line: Line

    def copy(self) -> "Position":
        """An independent one."""
        return Position(self.state.clone(), self.dealer.copy(), self.line.copy())


class Draft:
    """A copy of a match's position on which something is tried out; `happened` are the new entries."""

    def __init__(self, game: Game, position: Position, last: int) -> None:
        """`last` is the number of the record's last entry."""
        self.game = game
        self.position = position.copy()
        self.last = last
        self.happened: list[Happening] = []

    def play(self, action: int) -> None:
        """Play an action or outcome. Raises MatchError for one that is not legal, which only a redo can meet."""
        state = self.position.state
        if state.rule_against(action) != LEGAL:
            raise MatchError("refused-redo", f"{self.game.notation(action)} is not legal here", "nothing_to_undo")
        who = seat_name(int(state.to_act))
        facts = play_noting(state, action)
        self.position.line.went_on(self._enter(who, self.game.notation(action), facts))

    def deal(self) -> None:
        """Settle the chance that is pending."""
        while self.position.state.to_act == CHANCE:
            self.play(int(self.position.dealer.deal(self.position.state)))

    def replay(self, entries: Sequence[Entry]) -> None:
        """Play entries as they were before, chance included; then settle what chance is pending after them."""
        for entry in entries:
            self.play(self.game.parse(entry.do))
        self._seek()
        self.deal()

    def go_back(self, kept: int, start: State) -> None:
        """Take the line back to its first entries, `kept` of them; chance that is pending there is settled anew."""
        line = self.position.line
        target = line.happenings[kept - 1].entry.number if kept else 0
        line.went_back(kept)
        for happening in line.happenings:
            start.play(self.game.parse(happening.entry.do))
        self.position.state = start
        self._seek()
        self.note(f"undo {target}")
        self.deal()

    def note(self, do: str) -> None:
        """An entry of the table."""
        self._enter("table", do, ())

    def _seek(self) -> None:
        self.position.dealer.seek(self.position.line.settled())

    def _enter(self, who: str, do: str, facts: tuple[Fact, ...]) -> Happening:
        number = self.last + len(self.happened) + 1
        happening = Happening(Entry(number, who, do, digest(self.game.document(self.position.state))), facts)
        self.happened.append(happening)
        return happening


@dataclass(frozen=True)
class Change:
    """What would happen, computed on a copy: nothing has happened until `commit`.

    `happened` are the entries to be kept, in order, with their facts; empty when only the seating changes. `seating` is
    the new seating, None when that stays.
    """

    happened: tuple[Happening, ...]
    seating: Seating | None = None
    position: Position = field(kw_only=True, repr=False, compare=False)  # where the match will stand
    moment: int = field(kw_only=True, repr=False)  # of the match that it was computed from

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The entries to be kept, in order."""
        return tuple(happening.entry for happening in self.happened)

    @property
    def to_act(self) -> int:
        """The seat that will have to act; NOBODY when the game will be over."""
        return int(self.position.state.to_act)

    @property
    def over(self) -> bool:
        """Whether the game will be over."""
        return self.position.state.over

    @property
    def empty(self) -> bool:
        """Whether it changes nothing at all."""
        return not self.happened and self.seating is None


def again(entries: Sequence[Entry], seats: Collection[int] | None) -> Sequence[Entry]:
    """The beginning of taken back entries that may be played again: chance, and decisions of those seats (None: all)."""
    if seats is None:
        return entries
    letters = {"chance", *(seat_name(seat) for seat in seats)}
    stop = next((at for at, entry in enumerate(entries) if entry.who not in letters), len(entries))
    return entries[:stop]
