"""Through which seat somebody looks at a table, and the curtain between people who share a screen."""

from collections.abc import Sequence
from dataclasses import dataclass

from serai.core.state import NOBODY


@dataclass(frozen=True)
class Sight:
    """A seat to look through (NOBODY: a spectator's view), and the seat before whose decision a curtain hangs."""

    eyes: int
    curtain: int = NOBODY


class Eyes:
    """What one connection looks through. Nobody who holds several seats sees a hand before they have said `look`."""

    def __init__(self, look: int = NOBODY, behind: bool = False) -> None:
        """`look` is a seat that has been asked for already.

        `behind`: whoever looks saw through it before this request, so another own seat that must act hangs the curtain.
        """
        self._look = look
        self._turn = NOBODY  # the own seat that had to act when they looked
        self._fresh = look != NOBODY and not behind

    def look(self, seat: int) -> None:
        """Look through a seat; NOBODY draws the curtain."""
        self._look = seat
        self._fresh = True

    def see(self, own: Sequence[int], deciding: int, over: bool, together: bool) -> Sight:
        """What is seen by somebody with these seats while `deciding` (a seat in a person's hand, or NOBODY) must act.

        `together` is set where the seats belong to one mind (a ruling tried out, a branch): no curtain there.
        """
        if len(own) <= 1:
            return Sight(own[0] if own else NOBODY)
        turn = deciding if deciding in own else NOBODY
        look = self._look if self._look in own else NOBODY
        if together:
            return Sight(look if self._fresh and look != NOBODY else turn if turn != NOBODY else own[0])
        if self._fresh:
            self._turn, self._fresh = turn, False
        elif turn not in (NOBODY, look, self._turn):
            self._look = look = NOBODY
        if look == NOBODY and turn != NOBODY and not over:
            return Sight(NOBODY, turn)
        if turn == look:
            self._turn = turn
        return Sight(look)
