"""Game: a title. Stateless; knows its options, its action space, its rules, and how to start.

A game's room exports one object, GAME, of a subclass. Everything outside the games works through this interface alone.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import ClassVar, Protocol

from serai.core.actions import ActionSpace, NotationError, Structure
from serai.core.chance import Dealer, Generator, SeedDealer
from serai.core.dealt import DealtState
from serai.core.documents import Document, short
from serai.core.events import Fact
from serai.core.options import Option, Options, complete
from serai.core.reasons import Reason, rule_name
from serai.core.state import State

SEAT_LETTERS = "ABCDE"


class RandomSource(Protocol):
    """What `imagine` needs from a generator: `random.Random` has it."""

    def getrandbits(self, k: int, /) -> int:
        """A number of k random bits."""
        ...


class Imaginer(Protocol):
    """A view made ready to sample from, many times."""

    def sample(self, generator: Generator) -> State:
        """A full state consistent with the view, fresh, and independent of the others."""
        ...


class Game(ABC):
    """What every game can do. Immutable; one object per component set."""

    id: ClassVar[str]
    title: ClassVar[str]
    prefix: ClassVar[str]  # of its rule names, e.g. ROG
    rules_version: ClassVar[str]  # changes when the same record could lead to another position
    seats: ClassVar[tuple[int, int]]  # fewest and most
    options: ClassVar[tuple[Option, ...]]
    length_limit: ClassVar[int]  # decisions and outcomes no game can exceed
    data_note: ClassVar[str]  # where its component data comes from, shown to players

    space: ActionSpace
    components_name: str  # "standard", or the name of an owner's set
    components_fingerprint: str

    # ---- starting and restoring ----------------------------------------------------------------------------------

    @abstractmethod
    def new_state(self, seats: int, options: Options) -> State:
        """The state before anything is dealt; it waits for the first chance decision of the setup."""

    @abstractmethod
    def with_components(self, path: str) -> "Game":
        """The same game with an owner's component file. Raises ValueError naming the place of any fault."""

    @abstractmethod
    def state_from(self, document: object) -> State:
        """The state of a position document, complete and checked. Raises DocumentError."""

    @abstractmethod
    def changed_position(self, document: Document, changes: Mapping[str, object]) -> Document:
        """A position document with changes by dotted path merged in, and whatever they displace made consistent."""

    @abstractmethod
    def imaginer(self, view: object) -> Imaginer:
        """A view made ready for `sample`. Raises DocumentError."""

    @abstractmethod
    def document(self, state: State) -> Document:
        """A state as plain data: readable names, complete, lossless (docs/positions)."""

    @abstractmethod
    def position_schema(self) -> Document:
        """The position document of this game, with this component set, as JSON Schema (2020-12)."""

    @abstractmethod
    def view(self, state: State, seat: int) -> Document:
        """All that one seat may know, as plain data; seat NOBODY is a spectator."""

    def check_seats(self, seats: int) -> int:
        """The number of seats, if the game can be played so. Raises ValueError."""
        fewest, most = self.seats
        if not fewest <= seats <= most:
            raise ValueError(f"{self.title} is played by {fewest} to {most}, not {seats}")
        return seats

    def start(
        self,
        seats: int | None = None,
        seed: int | str | bytes | None = None,
        dealer: Dealer | None = None,
        options: Mapping[str, object] | None = None,
    ) -> DealtState:
        """A new game. Chance is settled from the seed or by the dealer; with neither it is left to the caller.

        Raises ValueError (OptionError) for a wrong number of seats or a wrong option.
        """
        fewest = self.seats[0]
        state = self.new_state(
            self.check_seats(fewest if seats is None else seats), complete(self.options, options or {})
        )
        state.settle()
        if dealer is None and seed is not None:
            dealer = SeedDealer(seed)
        return DealtState(self, state, dealer)

    def position(
        self, document: object, seed: int | str | bytes | None = 0, dealer: Dealer | None = None
    ) -> DealtState:
        """The position of a document; further chance is settled from the seed or by the dealer. Raises DocumentError."""
        if dealer is None and seed is not None:
            dealer = SeedDealer(seed)
        return DealtState(self, self.state_from(document), dealer)

    def imagine(self, view: object, rng: RandomSource | int) -> DealtState:
        """A full position consistent with a view, sampled with the generator. Its later chance is new as well."""
        bits = rng if isinstance(rng, int) else rng.getrandbits(128)
        seed = f"imagine {bits}"
        return DealtState(self, self.imaginer(view).sample(Generator(seed.encode())), SeedDealer(seed + " dealer"))

    # ---- actions -------------------------------------------------------------------------------------------------

    def notation(self, action: int) -> str:
        """What a person types for the action."""
        return self.space.notation(action)

    def parse(self, text: str) -> int:
        """The action of a notation. Raises NotationError."""
        return self.space.parse(text)

    def structure(self, action: int) -> Structure:
        """The action as data."""
        return self.space.structure(action)

    def from_structure(self, structure: object) -> int:
        """The action of its structured form. Raises NotationError."""
        return self.space.from_structure(structure)

    def rule(self, number: int) -> str:
        """The name of a rule number."""
        return rule_name(self.prefix, number)

    # ---- words, in either language -------------------------------------------------------------------------------

    @abstractmethod
    def describe(self, state: State, action: int, lang: str = "en") -> str:
        """An action in words, with what it costs and brings at once in this state."""

    @abstractmethod
    def prompt(self, state: State, lang: str = "en") -> str:
        """What is being decided, in words."""

    @abstractmethod
    def reason(self, state: State, action: int, rule: int, lang: str = "en") -> Reason:
        """Why that rule forbids the action here, and what would help."""

    @abstractmethod
    def event(self, fact: Fact, viewer: int) -> Document:
        """An event as data, as that seat may see it: hidden things are left out for the others."""

    @abstractmethod
    def event_text(self, event: Document, lang: str = "en") -> str:
        """An event in words."""

    @abstractmethod
    def board(self, view: Document, width: int, lang: str = "en") -> str:
        """A view as a terminal drawing, for terminals of that many columns (at least 80)."""

    @abstractmethod
    def breakdown(self, state: State, seat: int) -> dict[str, int]:
        """The seat's score by category; the values add up to `State.score`."""

    @abstractmethod
    def evaluate(self, state: State, seat: int) -> float:
        """A hand-made estimate of how well the seat stands: its expected final score. For bots."""


def seat_name(seat: int) -> str:
    """The letter of a seat; `chance` and `nobody` for the others."""
    return SEAT_LETTERS[seat] if seat >= 0 else ("chance" if seat == -1 else "nobody")


def seat_number(name: str) -> int:
    """The seat of a letter. Raises NotationError."""
    if len(name) == 1 and name.upper() in SEAT_LETTERS:
        return SEAT_LETTERS.index(name.upper())
    raise NotationError(f"{short(name)} is no seat; seats are {', '.join(SEAT_LETTERS)}")
