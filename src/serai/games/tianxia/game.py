"""The game object: Tianxia behind the interface of `serai.core.game.Game`."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar, cast

from serai.core.actions import ActionSpace
from serai.core.documents import Document, Node, depth_of
from serai.core.events import Fact
from serai.core.game import Detail, Game, Imaginer, Part
from serai.core.options import Option, Options
from serai.core.positions import members
from serai.core.reasons import Reason
from serai.core.state import EVERYTHING, State
from serai.games.tianxia import board, schema, text
from serai.games.tianxia.actions import action_space
from serai.games.tianxia.components import load
from serai.games.tianxia.document import finish, read, write
from serai.games.tianxia.names import CATEGORIES, FAMILIES
from serai.games.tianxia.policy import evaluate
from serai.games.tianxia.positions import changed
from serai.games.tianxia.rules import TianxiaState
from serai.games.tianxia.scoring import OBJECTIVES, PALACES, category, limu_score, scored_objectives
from serai.games.tianxia.setup import lay_out
from serai.games.tianxia.state import PALACE, Position
from serai.games.tianxia.tables import LIMU, TRACKS, Tables
from serai.games.tianxia.text_words import objective_name, position, track_words
from serai.games.tianxia.view import read_view, write_view


class Tianxia(Game):
    """Tianxia for one to four players, with Li Mu for one and for two (TX-22)."""

    id: ClassVar[str] = "tianxia"
    title: ClassVar[str] = "Tianxia"
    prefix: ClassVar[str] = "TX"
    rules_version: ClassVar[str] = "1"
    seats: ClassVar[tuple[int, int]] = (1, 4)
    options: tuple[Option, ...] = (Option("difficulty", ("normal", "easy", "hard"), "TX-25.2"),)
    length_limit: ClassVar[int] = 10_000
    side_verbs: ClassVar[tuple[str, ...]] = (
        "discard_marker",
        "use_tile",
        "discard_objective",
        "merchant_action",
        "take_back",
    )
    wide: ClassVar[int] = 4  # a turn has so many lines that bots cannot go through them all
    data_note: ClassVar[str] = "data-note-tianxia"

    def __init__(self, tables: Tables) -> None:
        """The game with a component set."""
        self.tables = tables
        self.components_name = tables.name
        self.components_fingerprint = tables.fingerprint
        self.space: ActionSpace = action_space(tables)

    # ---- starting and restoring ----------------------------------------------------------------------------------

    def new_state(self, seats: int, options: Options) -> TianxiaState:
        """The state before anything is drawn."""
        state = TianxiaState(self.tables, seats, options)
        lay_out(state)
        return state

    def with_components(self, path: str) -> "Tianxia":
        """The same game with an owner's component file. Raises ComponentError."""
        return Tianxia(load(Path(path)))

    def state_from(self, document: object) -> TianxiaState:
        """The state of a position document. Raises DocumentError."""
        depth_of(document)
        node = Node(document)
        state = read(self.tables, node, self.read_header(node))
        finish(state, node["to_act"])
        return state

    def imaginer(self, view: object) -> Imaginer:
        """A view made ready to sample from. Raises DocumentError."""
        depth_of(view)
        node = Node(view)
        return read_view(self.tables, node, self.read_header(node))

    def changed_position(self, document: Document, changes: Mapping[str, object]) -> Document:
        """A position with changes merged in (positions.py)."""
        return changed(self.tables, document, changes)

    # ---- data ----------------------------------------------------------------------------------------------------

    def document(self, state: State) -> Document:
        """The whole position as plain data."""
        return write(position(state), self.header(state.options))

    def component_data(self) -> Document:
        """The component file as plain data."""
        return cast(Document, self.tables.data)

    def position_schema(self) -> Document:
        """The position document as JSON Schema (schema.py)."""
        return schema.position_schema(self)

    def view(self, state: State, seat: int) -> Document:
        """What one seat may know; NOBODY for a spectator."""
        return write_view(position(state), seat, self.header(state.options))

    # ---- words ---------------------------------------------------------------------------------------------------

    def describe(self, state: State, action: int, lang: str = "en") -> str:
        """An action in words."""
        return text.describe(self.space, position(state), action, lang)

    def told(self, state: State, action: int, viewer: int, lang: str = "en") -> str:
        """An action in words, as another seat may hear it: of the Objective returned or discarded nothing (TX-24.1)."""
        return text.told(self.space, position(state), action, viewer, lang)

    def outlook(self, state: State, action: int, viewer: int, lang: str = "en") -> list[str]:
        """What an action may lead to, or leaves undone."""
        return text.outlook(position(state), action, viewer, lang)

    def prompt(self, state: State, lang: str = "en") -> str:
        """What is being decided."""
        return text.prompt(position(state), lang)

    def ask(self, state: State, lang: str = "en") -> str:
        """The same, said to the seat that decides."""
        return text.ask(position(state), lang)

    def about(self, state: State, thing: Mapping[str, str | int], lang: str = "en") -> Reason | None:
        """What there is to say of a thing on the table with which nothing can be done now."""
        return text.about(self.space, position(state), thing, lang)

    def reason(self, state: State, action: int, rule: int, lang: str = "en") -> Reason:
        """Why a rule forbids an action here."""
        return text.reason(self.space, position(state), action, rule, lang)

    def event(self, fact: Fact, viewer: int) -> Document:
        """A fact as data, as a seat may see it."""
        return text.event(self.tables, fact, viewer)

    def event_text(self, event: Document, lang: str = "en") -> str:
        """An event in words."""
        return text.event_text(event, lang)

    def parts(self, by: int, facts: Sequence[Fact], lang: str = "en") -> list[Part]:
        """What the game brings about by itself, such as Li Mu's turns and battles, apart from what a seat has done."""
        return text.parts(by, facts, lang)

    def headline(self, facts: Sequence[Fact], viewer: int, lang: str = "en") -> str:
        """What a seat must not miss."""
        return text.headline(facts, viewer, lang)

    def board(self, view: Document, width: int, lang: str = "en", height: int = 0) -> str:
        """A view as a terminal drawing."""
        return board.draw(self.tables, view, width, lang, height)

    def legend(self, lang: str = "en") -> str:
        """The signs of the drawing."""
        return board.legend(lang)

    # ---- results -------------------------------------------------------------------------------------------------

    def breakdown(self, state: State, seat: int, viewer: int = EVERYTHING) -> dict[str, int | None]:
        """The seat's score by category (TX-21.1); what its Objectives bring is its secret until the end (TX-24.1)."""
        here = position(state)
        secret = not here.over and viewer not in (seat, EVERYTHING)
        return {
            name: None if secret and which == OBJECTIVES else int(category(here, seat, which))
            for which, name in enumerate(CATEGORIES)
        }

    def others(self, state: State) -> dict[str, int]:
        """Li Mu's points against a single player (TX-22.12); with two nobody counts them (TX-22.13)."""
        here = position(state)
        return {FAMILIES[LIMU]: int(limu_score(here))} if here.seats == 1 else {}

    def details(self, state: State, lang: str = "en") -> dict[str, list[Detail]]:
        """The Palace tracks one by one (TX-15.4), and the Objectives that score (TX-17.2)."""
        here = position(state)
        return {CATEGORIES[PALACES]: palace_lines(here, lang), CATEGORIES[OBJECTIVES]: objective_lines(here, lang)}

    def turns_left(self, state: State) -> int | None:
        """None once all have passed in the last round; before that nobody can tell how many Barge turns there will be."""
        here = position(state)
        last = here.round == self.tables.rounds and len(here.next_order) == here.family_count()
        return 0 if last else None

    def evaluate(self, state: State, seat: int) -> float:
        """The expected final score, by rules of thumb (policy.py)."""
        return evaluate(position(state), seat)


def palace_lines(state: Position, lang: str) -> list[Detail]:
    """What each Palace track brings the seats (TX-15.4)."""
    tables = state.tables
    return [
        Detail(
            track_words(tables, track, lang),
            tuple(int(tables.palace_points[state.piece(seat, PALACE + track)]) for seat in range(int(state.seats))),
        )
        for track in range(TRACKS)
    ]


def objective_lines(state: Position, lang: str) -> list[Detail]:
    """The Objectives that score, each for the seat that holds it (TX-17.2)."""
    tables = state.tables
    lines = []
    for seat in range(int(state.seats)):
        for card in members(int(scored_objectives(state, seat))):
            points = int(tables.objective_points[card])
            row = tuple(points if other == seat else 0 for other in range(int(state.seats)))
            lines.append(Detail(objective_name(tables, card, lang), row))
    return lines


GAME = Tianxia(load())
