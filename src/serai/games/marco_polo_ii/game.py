"""The game object: Marco Polo II behind the interface of `serai.core.game.Game`."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar, cast

from serai.core.actions import ActionSpace
from serai.core.documents import Document, Node, depth_of
from serai.core.events import Fact
from serai.core.game import Detail, Game, Imaginer, Part
from serai.core.options import Option, Options
from serai.core.reasons import Reason
from serai.core.state import EVERYTHING, State
from serai.games.marco_polo_ii import board, schema, text
from serai.games.marco_polo_ii.actions import action_space
from serai.games.marco_polo_ii.components import load
from serai.games.marco_polo_ii.document import finish, read, write
from serai.games.marco_polo_ii.names import CATEGORIES
from serai.games.marco_polo_ii.policy import evaluate
from serai.games.marco_polo_ii.positions import changed
from serai.games.marco_polo_ii.rules import MarcoPoloState
from serai.games.marco_polo_ii.scoring import GOAL_SEALS, SHIELD_TRACK, category, goal_seal
from serai.games.marco_polo_ii.setup import lay_out
from serai.games.marco_polo_ii.tables import SEALS, Tables
from serai.games.marco_polo_ii.text_words import position, seal_title
from serai.games.marco_polo_ii.turn import turns_left
from serai.games.marco_polo_ii.view import read_view, write_view


class MarcoPolo(Game):
    """Marco Polo II for two to four players; none of the characters of the first game (MP2-21.2)."""

    id: ClassVar[str] = "marco_polo_ii"
    title: ClassVar[str] = "Marco Polo II"
    prefix: ClassVar[str] = "MP2"
    rules_version: ClassVar[str] = "1"
    seats: ClassVar[tuple[int, int]] = (2, 4)
    options: tuple[Option, ...] = (Option("open_black_dice", (False, True), "MP2-21.1"),)
    length_limit: ClassVar[int] = 10_000
    side_verbs: ClassVar[tuple[str, ...]] = ("bag", "reroll", "turn", "buy")
    wide: ClassVar[int] = 20
    data_note: ClassVar[str] = "data-note-marco_polo_ii"

    def __init__(self, tables: Tables) -> None:
        """The game with a component set."""
        self.tables = tables
        self.components_name = tables.name
        self.components_fingerprint = tables.fingerprint
        self.space: ActionSpace = action_space(tables)

    # ---- starting and restoring ----------------------------------------------------------------------------------

    def new_state(self, seats: int, options: Options) -> MarcoPoloState:
        """The state before anything is drawn."""
        state = MarcoPoloState(self.tables, seats, options)
        lay_out(state)
        return state

    def with_components(self, path: str) -> "MarcoPolo":
        """The same game with an owner's component file. Raises ComponentError."""
        return MarcoPolo(load(Path(path)))

    def state_from(self, document: object) -> MarcoPoloState:
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
        """An action in words, as another seat may hear it: of the goal card kept nothing (MP2-4.7)."""
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
        """What the game brings about by itself, such as the start of a round, apart from what a seat has done."""
        return text.parts(by, facts, lang)

    def headline(self, facts: Sequence[Fact], viewer: int, lang: str = "en") -> str:
        """A new round, as a seat has met with it."""
        return text.headline(facts, viewer, lang)

    def board(self, view: Document, width: int, lang: str = "en", height: int = 0) -> str:
        """A view as a terminal drawing."""
        return board.draw(self.tables, view, width, lang, height)

    def legend(self, lang: str = "en") -> str:
        """The signs of the drawing."""
        return board.legend(lang)

    # ---- results -------------------------------------------------------------------------------------------------

    def breakdown(self, state: State, seat: int, viewer: int = EVERYTHING) -> dict[str, int | None]:
        """The seat's score by category (MP2-20); what the goal card brings is its secret until the end (MP2-2.7)."""
        here = position(state)
        secret = () if here.over or viewer in (seat, EVERYTHING) else (GOAL_SEALS, SHIELD_TRACK)
        return {
            name: None if which in secret else int(category(here, seat, which)) for which, name in enumerate(CATEGORIES)
        }

    def details(self, state: State, lang: str = "en") -> dict[str, list[Detail]]:
        """The seals of the goal cards, one by one (MP2-20.2)."""
        here = position(state)
        return {
            CATEGORIES[GOAL_SEALS]: [
                Detail(
                    seal_title(seal, lang), tuple(int(goal_seal(here, seat, seal)) for seat in range(int(here.seats)))
                )
                for seal in range(SEALS)
            ]
        }

    def turns_left(self, state: State) -> int | None:
        """The turns that follow once no die can be gained and nobody can choose how long theirs last (turn.py)."""
        left = int(turns_left(position(state)))
        return None if left < 0 else left

    def evaluate(self, state: State, seat: int) -> float:
        """The expected final score, by rules of thumb (policy.py)."""
        return evaluate(position(state), seat)


GAME = MarcoPolo(load())
