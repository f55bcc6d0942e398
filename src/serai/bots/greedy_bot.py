"""The bot that looks to the end of its own turn and takes the line that its game values most.

It imagines full positions behind its view, plays its own decisions through in each of them until another seat must
decide (or the game ends, or the budget is used up), and asks `Game.evaluate` how it stands there. Chance on the way is
dealt by a dealer of its own. Lines without detours come first: a detour is an action after which the same decision is
pending again, such as a trade before the move it pays for. Where a decision has very many answers, all are valued as they
stand and only the best of them are followed.
"""

import heapq
from dataclasses import dataclass, field
from typing import Final

from serai.core.chance import Dealer, Generator, SeedDealer
from serai.core.documents import Document
from serai.core.game import Game
from serai.core.state import CHANCE, State

BUDGET: Final = 400  # positions looked at, for each imagined one
WORLDS: Final = 2  # imagined positions
DETOURS: Final = 3  # at most, in one line
WIDTH: Final = 8  # answers that are followed where a decision has very many (Game.wide)
PRICE: Final = 0.02  # what a detour has to bring, in points: one that brings nothing is not made


@dataclass(order=True)
class _Line:
    """A way into the turn. Ordered by what to look at first: few detours, then deep, then early."""

    detours: int
    shallow: int  # minus the number of own decisions made
    order: int
    first: int = field(compare=False)  # the action it began with
    state: State = field(compare=False)
    dealer: Dealer = field(compare=False)
    value: float | None = field(default=None, compare=False)  # how the seat stands there, once that was asked


class GreedyBot:
    """One turn deep, over imagined positions."""

    needs_view = True

    def __init__(self, game: Game, seed: str, budget: int = BUDGET) -> None:
        """`budget` is how many positions it looks at in each imagined one."""
        self.name = "greedy" if budget == BUDGET else f"greedy:{budget}"
        self._game = game
        self._budget = budget
        self._generator = Generator(f"greedy bot {seed}".encode())

    def choose(self, view: Document, actions: list[int]) -> int:
        """The first action of the line with the best mean value; the earlier one among equals."""
        if len(actions) == 1:
            return actions[0]
        imaginer = self._game.imaginer(view)
        total = dict.fromkeys(actions, 0.0)
        reached = dict.fromkeys(actions, 0)
        for _ in range(WORLDS):
            state = imaginer.sample(self._generator)
            for action, value in self._values(state).items():
                total[action] += value
                reached[action] += 1
        most = max(reached.values())
        return max((action for action in actions if reached[action] == most), key=lambda action: total[action])

    def _values(self, state: State) -> dict[int, float]:
        """For each action that led somewhere within the budget: the value of the best line that begins with it."""
        seat = int(state.to_act)
        best: dict[int, float] = {}
        dealer = SeedDealer(f"{int(self._generator.word())} {int(self._generator.word())}")
        waiting = [_Line(0, 0, 0, -1, state, dealer)]
        looked = 0
        while waiting and (looked < self._budget or not best):
            line = heapq.heappop(waiting)
            if line.state.to_act != seat:
                value = self._value(line, seat)
                best[line.first] = max(value, best.get(line.first, value))
                continue
            for child in self._children(line, looked, seat, best):
                looked += 1
                heapq.heappush(waiting, child)
        return best

    def _children(self, line: _Line, looked: int, seat: int, best: dict[int, float]) -> list[_Line]:
        """The lines one decision further that are worth following; of very many, the others are valued as they stand."""
        actions = line.state.legal_actions()
        children = [_follow(line, action, looked + at) for at, action in enumerate(actions, 1)]
        children = [child for child in children if child.detours <= DETOURS]
        if len(children) < self._game.wide:
            return children
        children.sort(key=lambda child: -self._value(child, seat))
        for child in children[WIDTH:]:
            value = self._value(child, seat)
            best[child.first] = max(value, best.get(child.first, value))
        return children[:WIDTH]

    def _value(self, line: _Line, seat: int) -> float:
        """How the seat stands there, estimated once; a detour has its price."""
        if line.value is None:
            line.value = self._game.evaluate(line.state, seat) - PRICE * line.detours
        return line.value


def _follow(line: _Line, action: int, order: int) -> _Line:
    """The line one decision further, with the chance after it dealt."""
    before = line.state
    state, dealer = before.clone(), line.dealer.copy()
    state.play(action)
    again = state.depth == before.depth and _asked(state) == _asked(before)
    while state.to_act == CHANCE:
        state.play(dealer.deal(state))
    first = action if line.first < 0 else line.first
    return _Line(line.detours + again, line.shallow - 1, order, first, state, dealer)


def _asked(state: State) -> tuple[int, ...]:
    """The pending decision: its frame."""
    if state.over:
        return ()
    return int(state.top_kind()), int(state.top_seat()), int(state.top_a()), int(state.top_b())
