"""Filling in what a seat cannot see: goal cards, all else lies open (MP2-2.7).

The unseen cards are dealt anew: every way to deal them is as likely as any other, and of the cards of a seat each is as
likely to be the one it keeps. Nothing that happens before the final scoring depends on goal cards, so all know no more.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.bits import bits
from serai.core.chance import Generator, pick_bits
from serai.core.vectors import filled, replaced
from serai.games.marco_polo_ii.setup import undealt_goals
from serai.games.marco_polo_ii.state import Position


@final
class Hidden:
    """How many goal cards of each seat are hidden: of those dealt or kept, and of those put away."""

    def __init__(self, seats: i64) -> None:
        """Nothing is hidden."""
        self.goals: vec[i64] = filled(seats, 0)
        self.rejected: vec[i64] = filled(seats, 0)


def fill(state: Position, hidden: Hidden, generator: Generator) -> None:
    """Deal the hidden cards of a state that lacks them. Raises ValueError if there are not so many."""
    for seat in range(state.seats):
        if hidden.goals[seat] > 0:
            state.goals = replaced(state.goals, seat, dealt(state, hidden.goals[seat], generator))
        if hidden.rejected[seat] > 0:
            state.rejected = replaced(state.rejected, seat, dealt(state, hidden.rejected[seat], generator))


def dealt(state: Position, count: i64, generator: Generator) -> i64:
    """The mask of so many of the goal cards that lie nowhere yet."""
    pool: i64 = undealt_goals(state)
    if count > bits(pool):
        raise ValueError("there are not so many goal cards (MP2-4.4)")
    return pick_bits(pool, count, generator)
