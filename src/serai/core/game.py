"""Game: a title. Stateless; knows its options, its action space, its rules, and how to start.

A game's room exports one object, GAME, of a subclass. Everything outside the games works through this interface alone.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Protocol

from serai.core.actions import ActionSpace, Structure
from serai.core.chance import Dealer, Generator, SeedDealer
from serai.core.dealt import DealtState
from serai.core.documents import Document, Node
from serai.core.events import Fact
from serai.core.language import text
from serai.core.options import Option, OptionError, Options, complete
from serai.core.reasons import Reason, rule_name
from serai.core.state import EVERYTHING, State


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


@dataclass(frozen=True)
class Part:
    """What belongs together in one line of the log, of all that an entry of the record brought about.

    `by` is the seat that did it, CHANCE, or NOBODY for what the game brings about by itself. `cause` says why it comes in
    another one's entry; empty where that needs no word.
    """

    by: int
    facts: list[Fact]
    cause: str = ""


@dataclass(frozen=True)
class Detail:
    """What a category of the final score is made of, a line each: a region, a card. `points` are those of every seat."""

    text: str
    points: tuple[int, ...]


class Game(ABC):
    """What every game can do. Immutable; one object per component set."""

    id: ClassVar[str]
    title: ClassVar[str]
    prefix: ClassVar[str]  # of its rule names, e.g. ROG
    rules_version: ClassVar[str]  # changes when the same record could lead to another position
    seats: ClassVar[tuple[int, int]]  # fewest and most
    length_limit: ClassVar[int]  # seat decisions that no game of random play exceeds; more is reported as a fault
    side_verbs: ClassVar[tuple[str, ...]] = ()  # verbs that stand beside every decision, such as trades: listed last
    wide: ClassVar[int] = 60  # answers of a decision, from which on a bot that looks ahead follows only the best ones
    data_note: ClassVar[str]  # where its component data comes from, shown to players

    options: tuple[Option, ...]  # a component set may lack what some values ask for: its object has fewer
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
    def component_data(self) -> Document:
        """The component set as plain data, as its file writes it, for whoever draws the game. Not to be changed."""

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

    # ---- documents -----------------------------------------------------------------------------------------------

    def components(self) -> str:
        """What documents and records remember of the component set: `standard`, or an owner's fingerprint."""
        return "standard" if self.components_name == "standard" else self.components_fingerprint

    def header(self, options: Options) -> Document:
        """The first keys of every position document and view."""
        return {
            "game": self.id,
            "rules": self.rules_version,
            "components": self.components(),
            "options": dict(options),
        }

    def read_header(self, node: Node) -> Options:
        """Read the first keys of a document, and give its options. Raises DocumentError."""
        node["game"].word([self.id])
        if node["rules"].text() != self.rules_version:
            raise node["rules"].refuse(f"this is rules version {self.rules_version}")
        if node["components"].text() != self.components():
            raise node["components"].refuse("another component set; load it with --components")
        chosen = node["options"]
        try:
            return complete(self.options, {name: chosen[name].value for name in chosen.names()})
        except OptionError as error:
            raise chosen.refuse(str(error)) from None

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

    def told(self, state: State, action: int, viewer: int, lang: str = "en") -> str:
        """An action of the seat to act in words, as a viewer may hear it before it is done: no hidden thing is named.

        Games with secret choices say less to the other seats than `describe` says to the one that chooses.
        """
        return self.describe(state, action, lang)

    def outlook(self, state: State, action: int, viewer: int, lang: str = "en") -> list[str]:
        """What an action may lead to beyond the next decision or chance, one line each: who would fight whom, how strong.

        `state` may be a position imagined behind the viewer's view, so only what the viewer knows may be told.
        """
        return []

    @abstractmethod
    def prompt(self, state: State, lang: str = "en") -> str:
        """What is being decided, in words."""

    def ask(self, state: State, lang: str = "en") -> str:
        """The same, said to the seat that is asked. Games that address nobody in `prompt` may say it more warmly here."""
        return self.prompt(state, lang)

    def about(self, state: State, thing: Mapping[str, str | int], lang: str = "en") -> Reason | None:
        """What the seat to act should hear of a thing on the table that no legal action names.

        `thing` is named as in the data of actions, `do` being the verb. None: the reasons against the actions say it all.
        `state` may be a position imagined behind the seat's view, so only what it knows may be told.
        """
        return None

    @abstractmethod
    def reason(self, state: State, action: int, rule: int, lang: str = "en") -> Reason:
        """Why that rule forbids the action here, and what would help."""

    @abstractmethod
    def event(self, fact: Fact, viewer: int) -> Document:
        """An event as data, as that seat may see it: hidden things are left out for the others."""

    @abstractmethod
    def event_text(self, event: Document, lang: str = "en") -> str:
        """An event in words."""

    def parts(self, by: int, facts: Sequence[Fact], lang: str = "en") -> list[Part]:
        """The facts of an entry by a seat or CHANCE as lines of a log, in order. Each fact stands in exactly one of them."""
        return [Part(by, list(facts))]

    def headline(self, facts: Sequence[Fact], viewer: int, lang: str = "en") -> str:
        """A sentence about a part that its viewer must not miss, such as the start of the last turns; mostly empty."""
        return ""

    @abstractmethod
    def board(self, view: Document, width: int, lang: str = "en", height: int = 0) -> str:
        """A view as a terminal drawing in Rich console markup, for that many columns (at least 80).

        `height` is how many lines the screen has, the question below the drawing included; 0 is as many as it takes. On
        a low screen everything is still there, in fewer lines where that can be done.
        """

    @abstractmethod
    def legend(self, lang: str = "en") -> str:
        """The signs of the drawing explained, in Rich console markup."""

    @abstractmethod
    def breakdown(self, state: State, seat: int, viewer: int = EVERYTHING) -> dict[str, int | None]:
        """The seat's score by category, as a viewer may know it; None for what is hidden from the viewer."""

    def total(self, parts: Mapping[str, int]) -> int:
        """The score that a whole breakdown makes: its sum, unless the game says otherwise. Equals `State.score`."""
        return sum(parts.values())

    def others(self, state: State) -> dict[str, int]:
        """The scores of opponents that hold no seat, by name: nobody in most games."""
        return {}

    def details(self, state: State, lang: str = "en") -> dict[str, list[Detail]]:
        """Once the game is over: what categories of the breakdown are made of, where that is worth a look.

        The lines of a category add up to it for every seat. All of it is shown to everybody.
        """
        return {}

    def turns_left(self, state: State) -> int | None:
        """How many turns follow the present one until the game ends, once that is certain; nothing before."""
        return None

    def category_text(self, category: str, lang: str = "en") -> str:
        """A category of the breakdown in words."""
        return text(f"{self.prefix.lower()}-category-{category.replace('_', '-')}", lang)

    @abstractmethod
    def evaluate(self, state: State, seat: int) -> float:
        """A hand-made estimate of how well the seat stands: its expected final score. For bots."""
