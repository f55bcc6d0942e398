"""What can be played again: a stack of what undoing took back. Never changed, only replaced; live and loaded the same.

An undo puts what it took back on top. An entry that is played and is the next one of the top comes off it, whoever plays
it and however; any other clears the whole stack. So the stack is a function of the record's entries, and playing by hand
what was taken back leaves the rest to be played again.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from serai.core.record import Entry


@dataclass(frozen=True, slots=True)
class TakenBack:
    """What one undo took back, from entry `done` on, and what was taken back before. At least one entry is left."""

    entries: tuple[Entry, ...]
    done: int
    below: "TakenBack | None"

    def left(self) -> tuple[Entry, ...]:
        """The entries that can be played again at once, in order."""
        return self.entries[self.done :]


def after_undo(stack: TakenBack | None, taken: Sequence[Entry]) -> TakenBack | None:
    """The stack after an undo that took those entries back."""
    return TakenBack(tuple(taken), 0, stack) if taken else stack


def after_play(stack: TakenBack | None, played: Entry) -> TakenBack | None:
    """The stack after an entry was played."""
    if stack is None:
        return None
    following = stack.entries[stack.done]
    if (following.who, following.do) != (played.who, played.do):
        return None
    return replace(stack, done=stack.done + 1) if stack.done + 1 < len(stack.entries) else stack.below
