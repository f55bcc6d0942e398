"""The game object: River of Gold behind the interface of `serai.core.game.Game`."""

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
from serai.games.river_of_gold import board, schema, text
from serai.games.river_of_gold.actions import action_space
from serai.games.river_of_gold.components import load
from serai.games.river_of_gold.document import finish, read, write
from serai.games.river_of_gold.policy import evaluate
from serai.games.river_of_gold.positions import changed
from serai.games.river_of_gold.rules import RiverOfGoldState
from serai.games.river_of_gold.scoring import CATEGORIES, INFLUENCE, category, region_score
from serai.games.river_of_gold.setup import lay_out
from serai.games.river_of_gold.state import ENDLESS
from serai.games.river_of_gold.tables import REGIONS, Tables
from serai.games.river_of_gold.text_actions import position
from serai.games.river_of_gold.text_words import region_words
from serai.games.river_of_gold.view import read_view, write_view


class RiverOfGold(Game):
    """River of Gold for two to four players: the base game (ROG-1.1), no solo mode (ROG-1.5), no expansion (ROG-22.1)."""

    id: ClassVar[str] = "river_of_gold"
    title: ClassVar[str] = "River of Gold"
    prefix: ClassVar[str] = "ROG"
    rules_version: ClassVar[str] = "1"
    seats: ClassVar[tuple[int, int]] = (2, 4)
    options: tuple[Option, ...] = (
        Option("journey_bonus", ("on_passing", "after_rewards"), "ROG-24.1"),
        Option("noble_influence", ("every", "first"), "ROG-24.2"),
        Option("stack_top_tile_open", (True, False), "ROG-24.3"),
        Option("clan_patrons", (False, True, "dealt"), "ROG-24.4"),
    )
    length_limit: ClassVar[int] = 10_000
    side_verbs: ClassVar[tuple[str, ...]] = ("trade", "buy")
    data_note: ClassVar[str] = "data-note-river_of_gold"

    def __init__(self, tables: Tables) -> None:
        """The game with a component set."""
        self.tables = tables
        self.components_name = tables.name
        self.components_fingerprint = tables.fingerprint
        self.space: ActionSpace = action_space(tables)

    # ---- starting and restoring ----------------------------------------------------------------------------------

    def new_state(self, seats: int, options: Options) -> RiverOfGoldState:
        """The state before anything is dealt."""
        state = RiverOfGoldState(self.tables, seats, options)
        lay_out(state)
        return state

    def with_components(self, path: str) -> "RiverOfGold":
        """The same game with an owner's component file. Raises ComponentError."""
        return RiverOfGold(load(Path(path)))

    def state_from(self, document: object) -> RiverOfGoldState:
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
        """A position with changes merged in (positions.py). A position in setup is taken as one at the first turn."""
        if document["turn"] is None and changes and ("pending" not in changes or changes.get("turn") is not None):
            options = dict(cast(Options, document["options"]))
            seats = len(cast(Document, document["seats"]))
            started = self.start(seats, 0, options={**options, "clan_patrons": False}).document()
            document = {**started, "options": options}
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

    def outlook(self, state: State, action: int, viewer: int, lang: str = "en") -> list[str]:
        """What the end of the turn leaves unclaimed."""
        return text.outlook(position(state), action, viewer, lang)

    def prompt(self, state: State, lang: str = "en") -> str:
        """What is being decided."""
        return text.prompt(position(state), lang)

    def ask(self, state: State, lang: str = "en") -> str:
        """The same, said to the seat that decides."""
        return text.ask(position(state), lang)

    def about(self, state: State, thing: Mapping[str, str | int], lang: str = "en") -> Reason | None:
        """Where the ships come to, asked about a river space."""
        return text.about(position(state), thing, lang)

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
        """What follows a chance outcome, and the Emperor's Visit, apart from the rest of their entry."""
        return text.parts(by, facts, lang)

    def headline(self, facts: Sequence[Fact], viewer: int, lang: str = "en") -> str:
        """The Emperor's Visit and the start of the last turns, as a seat has met with them."""
        return text.headline(facts, viewer, lang)

    def board(self, view: Document, width: int, lang: str = "en", height: int = 0) -> str:
        """A view as a terminal drawing."""
        return board.draw(self.tables, view, width, lang, height)

    def legend(self, lang: str = "en") -> str:
        """The signs of the drawing."""
        return board.legend(lang)

    # ---- results -------------------------------------------------------------------------------------------------

    def breakdown(self, state: State, seat: int, viewer: int = EVERYTHING) -> dict[str, int | None]:
        """The seat's score by category (ROG-18); all of it is open (ROG-20.1)."""
        here = position(state)
        return {name: int(category(here, seat, which)) for which, name in enumerate(CATEGORIES)}

    def details(self, state: State, lang: str = "en") -> dict[str, list[Detail]]:
        """The influence region by region (ROG-18.1)."""
        here = position(state)
        seats: Sequence[int] = range(int(here.seats))
        return {
            CATEGORIES[INFLUENCE]: [
                Detail(region_words(region, lang), tuple(int(region_score(here, seat, region)) for seat in seats))
                for region in range(REGIONS)
            ]
        }

    def turns_left(self, state: State) -> int | None:
        """The final turns that follow the present one (ROG-17.2); nothing before the end is triggered."""
        left = int(position(state).turns_left)
        return None if left == ENDLESS else left

    def evaluate(self, state: State, seat: int) -> float:
        """The expected final score, by rules of thumb (policy.py)."""
        return evaluate(position(state), seat)


GAME = RiverOfGold(load())
