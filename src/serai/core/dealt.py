"""DealtState: a state and the dealer that settles its chance, as one thing to play with.

This is what `game.start(...)` gives. With a dealer, chance never waits: whoever looks always finds a seat to act, or the
game over. Without one, chance decisions are answered by the caller like any other (`to_act` is CHANCE, the legal actions
are the outcomes, `chance_outcomes` has their weights).
"""

from typing import TYPE_CHECKING

from serai.core.chance import Dealer, deal_all
from serai.core.documents import Document, digest
from serai.core.events import Fact, Journal
from serai.core.language import check_language
from serai.core.reasons import IllegalAction, Reason
from serai.core.state import LEGAL, NOBODY, State

if TYPE_CHECKING:
    from serai.core.game import Game


class DealtState:
    """A game in progress in Python. Every method of `State` that reads is here too."""

    def __init__(self, game: "Game", state: State, dealer: Dealer | None) -> None:
        """Take over a state and settle the chance that is pending."""
        self.game = game
        self.state = state
        self.dealer = dealer
        if dealer is not None:
            deal_all(state, dealer)

    @property
    def over(self) -> bool:
        """True when the game has ended."""
        return self.state.over

    @property
    def to_act(self) -> int:
        """The seat (0 is A) that must act; CHANCE (-1) or NOBODY (-2)."""
        return int(self.state.to_act)

    @property
    def seats(self) -> int:
        """How many seats play."""
        return int(self.state.seats)

    def legal_actions(self) -> list[int]:
        """All legal actions, ascending."""
        return self.state.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """The outcomes of the pending chance decision with their weights."""
        return self.state.chance_outcomes()

    def why_not(self, action: int, lang: str = "en") -> Reason | None:
        """What forbids the action here, in words, or None when it is legal. Raises NotationError if there is none such."""
        self.game.space.family(action)
        check_language(lang)
        rule = self.state.rule_against(action)
        return None if rule == LEGAL else self.game.reason(self.state, action, int(rule), lang)

    def apply(self, action: int) -> None:
        """Do a legal action and settle the chance that follows. Raises IllegalAction and changes nothing otherwise."""
        reason = self.why_not(action)
        if reason is not None:
            raise IllegalAction(self.game.notation(action), reason)
        self.state.play(action)
        if self.dealer is not None:
            deal_all(self.state, self.dealer)

    def apply_with_events(self, action: int) -> list[Fact]:
        """`apply`, and the facts of what happened; `game.event` turns them into data."""
        journal = Journal()
        self.state.journal = journal
        try:
            self.apply(action)
        finally:
            self.state.journal = None
        return journal.take()

    def clone(self) -> "DealtState":
        """An independent copy with the same chance to come. For planning use `imagine`, which does not know it."""
        return DealtState(self.game, self.state.clone(), self.dealer.copy() if self.dealer is not None else None)

    def document(self) -> Document:
        """The position as plain data, complete and lossless."""
        return self.game.document(self.state)

    def view(self, seat: int) -> Document:
        """All that the seat may know, as plain data; seat NOBODY (-2) is a spectator. Raises ValueError for no seat."""
        if seat != NOBODY and not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}; seats are 0 to {self.seats - 1}, and {NOBODY} for a spectator")
        return self.game.view(self.state, seat)

    def hash(self) -> str:
        """The hash of the position, as records carry it."""
        return digest(self.document())

    def scores(self) -> list[int]:
        """What every seat would score if the game ended now; the result when it is over."""
        return [int(self.state.score(seat)) for seat in range(self.seats)]

    def ranking(self) -> list[list[int]]:
        """The seats, best first, ties grouped."""
        return self.state.ranking()

    def winners(self) -> list[int]:
        """The seats that have won, once the game is over."""
        return self.state.winners()
