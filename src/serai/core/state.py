"""State: a position, complete and self-contained, always waiting for exactly one decision, or over.

This module is the specification that every game keeps and that the conformance suite checks sentence by sentence
(`tests/conformance`). It is compiled together with the games, so everything in it is in the mypyc subset.

Decisions lie on a stack of frames inside the state. A frame is four small integers: what it is, whose it is, and two
numbers that only the game understands. The top frame says what happens next:

- *seat decision* (`kind < FIRST_CHANCE`): the seat of the frame must choose one legal action;
- *chance decision* (`kind < FIRST_STEP`): chance must choose one outcome, each with a whole-number weight;
- *step* (anything above): the rules carry it out by themselves, at once. A state that somebody can hold in hand never
  has a step on top: `settle` has run them all.

A complex move is a sequence of small decisions; nested rewards are frames on frames, so they resolve depth first and
nothing is ever lost. An empty stack is the end of the game.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.events import Journal
from serai.core.options import Options

CHANCE: Final = -1  # `to_act` while chance decides
NOBODY: Final = -2  # `to_act` when the game is over; also the viewer of `view` who sits nowhere (a spectator)
EVERYTHING: Final = -3  # a viewer from whom nothing is hidden: the table itself, its log, tests

FIRST_CHANCE: Final = 64
FIRST_STEP: Final = 96

LEGAL: Final = 0  # `rule_against`: no rule forbids the action

FRAME: Final = 4  # numbers in a frame: kind, seat, a, b


class State:
    """What every game's position can do. Games subclass it with a final class and fill in the methods marked *game*."""

    def __init__(self, seats: i64, options: Options, source: "State | None" = None) -> None:
        """An empty table for that many seats (1 to 5), or one with the stack of another state.

        `options` holds the value of every option; clones share it and nobody changes it.
        """
        self.seats: i64 = seats
        self.options: Options = options
        self.frames: vec[i64] = vec[i64]() if source is None else source.frames[: source.depth * FRAME]
        self.depth: i64 = 0 if source is None else source.depth
        self.journal: Journal | None = None

    # ---- whose decision ------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """True when no decision is pending. Then and only then the game has ended."""
        return self.depth == 0

    @property
    def to_act(self) -> i64:
        """The seat (0 is A) whose decision is pending; CHANCE while chance decides; NOBODY when the game is over."""
        if self.depth == 0:
            return NOBODY
        kind: i64 = self.frames[(self.depth - 1) * FRAME]
        if kind >= FIRST_CHANCE:
            return CHANCE
        return self.frames[(self.depth - 1) * FRAME + 1]

    # ---- what may be done ----------------------------------------------------------------------------------------

    def rule_against(self, action: i64) -> i64:
        """*game* The number of the rule that forbids the action here, or LEGAL. This is the one definition of legality.

        It answers for every action of the space, at every decision, also at chance decisions (where an outcome is
        legal when its weight is above 0) and when the game is over (where everything is forbidden). It changes nothing
        and depends only on what the seat to act may know.
        """
        raise NotImplementedError

    def candidates(self) -> vec[i64]:
        """*game* Ranges [start, end, start, end, ...) of actions that could be legal here, ascending, not overlapping.

        Every action outside the ranges is illegal. Narrow ranges make `legal` fast; they never decide legality.
        """
        raise NotImplementedError

    def legal(self) -> vec[i64]:
        """The legal actions in ascending order: exactly those `rule_against` is silent about. Empty only when over."""
        found = vec[i64](capacity=32)
        ranges = self.candidates()
        at: i64 = 0
        end: i64 = len(ranges)
        while at < end:
            action: i64 = ranges[at]
            last: i64 = ranges[at + 1]
            while action < last:
                if self.rule_against(action) == LEGAL:
                    found = append(found, action)
                action += 1
            at += 2
        return found

    def legal_actions(self) -> list[int]:
        """`legal` as an ordinary list, for callers outside the compiled rooms."""
        return [int(action) for action in self.legal()]

    # ---- doing it ------------------------------------------------------------------------------------------------

    def perform(self, action: i64) -> None:
        """*game* Answer the pending decision with a legal action: consume its frame and push what it causes.

        Undefined for an illegal action; callers outside the rules use `play` or `DealtState.apply`.
        """
        raise NotImplementedError

    def step(self, kind: i64) -> None:
        """*game* Carry out the step on top of the stack: drop it or advance it, and push what it causes."""
        raise NotImplementedError

    def vacant(self, kind: i64) -> bool:
        """*game* True when the seat decision on top has become pointless and is passed over without a question.

        It depends on public facts alone: whether a decision was asked tells everybody what it depended on.
        """
        return False

    def settle(self) -> None:
        """Run steps until a decision is pending or the game is over."""
        while self.depth > 0:
            kind: i64 = self.frames[(self.depth - 1) * FRAME]
            if kind >= FIRST_STEP:
                self.step(kind)
            elif kind < FIRST_CHANCE and self.vacant(kind):
                self.depth -= 1
            else:
                return

    def play(self, action: i64) -> None:
        """Perform a legal action and run every step that follows. Deterministic: all chance is a decision of its own."""
        self.perform(action)
        self.settle()

    # ---- chance --------------------------------------------------------------------------------------------------

    def chance_weight(self, outcome: i64) -> i64:
        """*game* The weight of a chance outcome: at least 0, and above 0 exactly for the legal ones."""
        raise NotImplementedError

    def chance_total(self) -> i64:
        """The sum of all weights at the pending chance decision; at least 1, below 2**31."""
        total: i64 = 0
        ranges = self.candidates()
        at: i64 = 0
        while at < len(ranges):
            for outcome in range(ranges[at], ranges[at + 1]):
                total += self.chance_weight(outcome)
            at += 2
        return total

    def chance_pick(self, ticket: i64) -> i64:
        """The outcome that owns a ticket in 0 .. chance_total() - 1: outcomes hold tickets by weight, in order."""
        ranges = self.candidates()
        at: i64 = 0
        while at < len(ranges):
            outcome: i64 = ranges[at]
            end: i64 = ranges[at + 1]
            while outcome < end:
                ticket -= self.chance_weight(outcome)
                if ticket < 0:
                    return outcome
                outcome += 1
            at += 2
        raise ValueError("chance ticket beyond the total weight")

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """Every legal outcome with its weight, ascending."""
        return [(outcome, int(self.chance_weight(outcome))) for outcome in self.legal_actions()]

    # ---- copies and results --------------------------------------------------------------------------------------

    def clone(self) -> "State":
        """*game* An independent copy: nothing done to one is ever seen in the other. The copy has no journal."""
        raise NotImplementedError

    def score(self, seat: i64) -> i64:
        """*game* What the seat would score if the game ended now; its result when the game is over."""
        raise NotImplementedError

    def tie_break(self, seat: i64) -> i64:
        """*game* A number that orders seats of equal score; equal numbers share their place.

        A game that compares several things in turn packs them into it, the most important one highest, below 2**62.
        """
        return 0

    def winners(self) -> list[int]:
        """The seats that have won, once the game is over: as a rule all that share the first place.

        *game* may say otherwise: nobody wins a stand-off, or a single seat loses to an opponent that holds no seat.
        """
        return self.ranking()[0] if self.depth == 0 else []

    def ranking(self) -> list[list[int]]:
        """The seats, best first, tied seats together in seat order: [[2], [0, 1]] means seat 2 won."""
        keys = [(int(self.score(seat)), int(self.tie_break(seat))) for seat in range(self.seats)]
        return [[seat for seat in range(self.seats) if keys[seat] == key] for key in sorted(set(keys), reverse=True)]

    def faults(self) -> list[str]:
        """*game* The invariants that this state breaks, in words. Empty in every state that play can reach."""
        raise NotImplementedError

    # ---- the stack -----------------------------------------------------------------------------------------------

    def push(self, kind: i64, seat: i64, a: i64, b: i64) -> None:
        """Put a frame on top of the stack."""
        at: i64 = self.depth * FRAME
        while at + FRAME > len(self.frames):
            self.frames = append(self.frames, 0)
        self.frames[at] = kind
        self.frames[at + 1] = seat
        self.frames[at + 2] = a
        self.frames[at + 3] = b
        self.depth += 1

    def drop(self) -> None:
        """Take the top frame off."""
        self.depth -= 1

    def top_kind(self) -> i64:
        """The kind of the top frame; NOBODY when the stack is empty."""
        if self.depth == 0:
            return NOBODY
        return self.frames[(self.depth - 1) * FRAME]

    def top_seat(self) -> i64:
        """The seat of the top frame."""
        return self.frames[(self.depth - 1) * FRAME + 1]

    def top_a(self) -> i64:
        """The first number of the top frame."""
        return self.frames[(self.depth - 1) * FRAME + 2]

    def top_b(self) -> i64:
        """The second number of the top frame."""
        return self.frames[(self.depth - 1) * FRAME + 3]

    def set_top(self, a: i64, b: i64) -> None:
        """Change both numbers of the top frame: how a step remembers how far it has come."""
        self.frames[(self.depth - 1) * FRAME + 2] = a
        self.frames[(self.depth - 1) * FRAME + 3] = b

    # ---- events --------------------------------------------------------------------------------------------------

    def note(self, what: i64, seat: i64, amount: i64, item: i64, rule: i64) -> None:
        """Tell the journal, if somebody listens, that a fact happened (`core/events.py`). Costs nothing otherwise."""
        if self.journal is not None:
            self.journal.add(what, seat, amount, item, rule)
