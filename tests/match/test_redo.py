"""Redo survives a reload: what can be played again follows from the record alone."""

from contextlib import suppress

import hypothesis.strategies as st
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test

from serai.core.chance import Dealer, SecretDealer
from serai.core.documents import digest
from serai.core.record_file import read
from serai.match.match import Match, MatchError
from tests.conformance.walk import scaled
from tests.match.tables import RIVER, SECRET, a_match, taken_back

OTHER = b"another secret that nobody knows"


def redo_of(match: Match) -> list[list[str]]:
    """What can be played again, layer by layer."""
    return [[f"{entry.who} {entry.do}" for entry in layer] for layer in taken_back(match)]


def loaded(match: Match, secret: bytes = SECRET) -> Match:
    """The match as its record brings it back."""
    return Match(RIVER, read(match.record.text().encode()), SecretDealer(secret))


def go_on(match: Match, decisions: int) -> None:
    """That many decisions."""
    for _ in range(decisions):
        match.act(match.to_act, match.state.legal_actions()[-1])


def test_playing_by_hand_what_was_taken_back_leaves_the_rest() -> None:
    match = a_match(2)
    go_on(match, 6)
    line = [happening.entry.do for happening in match.line]
    match.undo(next(match.line[at - 1].entry.number for at in range(len(line)) if match.line[at].entry.who in "AB"))
    (layer,) = redo_of(match)
    match.act(match.to_act, RIVER.parse(layer[0].split(" ", 1)[1]))
    assert redo_of(match)[0] == layer[-len(redo_of(match)[0]) :]
    match.redo()
    assert [happening.entry.do for happening in match.line] == line
    assert redo_of(match) == []


def test_another_move_clears_everything_also_after_loading() -> None:
    match = a_match(2)
    go_on(match, 6)
    match.undo()
    match.undo()
    assert len(redo_of(match)) == 2
    following = match.again()[0].do
    other = next(action for action in match.state.legal_actions() if RIVER.notation(action) != following)
    match.act(match.to_act, other)
    assert redo_of(match) == redo_of(loaded(match)) == []


def test_a_loaded_match_plays_again_what_was_taken_back_before() -> None:
    match = a_match(2)
    go_on(match, 8)
    reached = digest(RIVER.document(match.state))
    for _ in range(3):
        match.undo()
    match = loaded(match)
    for _ in range(3):
        match.redo()
        match = loaded(match)
    assert digest(RIVER.document(match.state)) == reached


def test_what_was_played_on_the_chance_of_another_dealer_cannot_be_played_again() -> None:
    match = a_match(2)
    go_on(match, 8)
    match = loaded(match, OTHER)
    match.undo(0)
    assert redo_of(match) == []


class LiveAndLoaded(RuleBasedStateMachine):
    """A match that is played, and after every step the one that its record brings back."""

    def __init__(self) -> None:
        super().__init__()
        self.match = a_match(2)
        go_on(self.match, 3)

    @precondition(lambda self: not self.match.over)
    @rule(choice=st.integers(0, 50))
    def act(self, choice: int) -> None:
        legal = self.match.state.legal_actions()
        self.match.act(self.match.to_act, legal[choice % len(legal)])

    @precondition(lambda self: redo_of(self.match) != [])
    @rule()
    def act_as_before(self) -> None:
        self.match.act(self.match.to_act, RIVER.parse(self.match.again()[0].do))

    @rule()
    def undo(self) -> None:
        with suppress(MatchError):
            self.match.undo()

    @rule(at=st.integers(0, 60))
    def undo_to(self, at: int) -> None:
        places = [0, *(happening.entry.number for happening in self.match.line)]
        self.match.undo(places[-1 - at % len(places)])

    @rule(seats=st.sampled_from([None, [0], [1]]))
    def redo(self, seats: list[int] | None) -> None:
        with suppress(MatchError):
            self.match.commit(self.match.prepare_redo(seats))

    @rule(secret=st.sampled_from([SECRET, OTHER]))
    def load(self, secret: bytes) -> None:
        self.match = loaded(self.match, secret)

    @invariant()
    def agree(self) -> None:
        dealer: Dealer = self.match.dealer
        assert isinstance(dealer, SecretDealer)
        again = loaded(self.match, dealer.secret)
        assert again.record == self.match.record
        assert again.history == self.match.history
        assert again.line == self.match.line
        assert redo_of(again) == redo_of(self.match)
        assert digest(RIVER.document(again.state)) == digest(RIVER.document(self.match.state))
        assert isinstance(again.dealer, SecretDealer)
        assert again.dealer.settled == dealer.settled


def test_live_and_loaded_agree() -> None:
    run_state_machine_as_test(
        LiveAndLoaded,
        settings=settings(
            derandomize=True, deadline=None, database=None, max_examples=scaled(20), stateful_step_count=30
        ),
    )
