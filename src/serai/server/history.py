"""What happened at a table, entry by entry, with what was taken back: the log, and the position after any step."""

from collections import OrderedDict
from collections.abc import Iterable
from typing import Final

from serai.core.record import Record, start_state, undo_target
from serai.core.state import State
from serai.match.match import Happening, Match

REMEMBERED: Final = 4  # positions of the past that are kept, for whoever goes through them step by step


class History:
    """A match's past. Entry number n is at place n - 1 of `match.history`."""

    def __init__(self, match: Match) -> None:
        """Read it once; `catch_up` reads on."""
        self._match = match
        self._gone: list[bool] = []
        self._standing: list[int] = []  # the numbers of the entries that have not been taken back
        self._past: OrderedDict[int, State] = OrderedDict()
        self._now = match.state
        self.catch_up()

    def catch_up(self) -> None:
        """Take note of the entries that are new since the last time.

        The position before them is kept: the words for the first of them may need it.
        """
        if self._match.state is not self._now:
            self._keep(len(self._gone), self._now)
            self._now = self._match.state
        for happening in self._match.history[len(self._gone) :]:
            self._gone.append(False)
            if happening.entry.who != "table":
                self._standing.append(happening.entry.number)
            elif (target := undo_target(happening.entry.do)) is not None:
                while self._standing and self._standing[-1] > target:  # linear: each entry goes only once
                    self._gone[self._standing.pop() - 1] = True

    @property
    def last(self) -> int:
        """The number of the last entry."""
        return len(self._gone)

    def happening(self, number: int) -> Happening:
        """An entry with its facts."""
        return self._match.history[number - 1]

    def gone(self, number: int) -> bool:
        """Whether an entry has been taken back."""
        return self._gone[number - 1]

    def last_of(self, letters: Iterable[str]) -> int:
        """The number of the last entry of those seats that stands; 0 for none."""
        among = set(letters)
        return next((number for number in reversed(self._standing) if self.happening(number).entry.who in among), 0)

    def state_after(self, number: int) -> State:
        """The position after an entry (0: before the first). Nobody changes it."""
        if number == len(self._gone):
            return self._match.state
        if number not in self._past:
            record = Record(self._match.record.header, self._match.record.entries[:number])
            line, known = record.present(), self._past.get(number - 1)
            if known is not None and line and line[-1].number == number:
                state, line = known.clone(), line[-1:]
            else:
                state = start_state(self._match.game, record.header)
            for entry in line:
                state.play(self._match.game.parse(entry.do))
            self._keep(number, state)
        return self._past[number]

    def _keep(self, number: int, state: State) -> None:
        self._past[number] = state
        self._past.move_to_end(number)
        while len(self._past) > REMEMBERED:
            self._past.popitem(last=False)

    def state_before(self, number: int) -> State:
        """The position in which an entry was played. Nobody changes it."""
        return self.state_after(number - 1)
