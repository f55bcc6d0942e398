"""The game object: Yellow & Yangtze behind the interface of `serai.core.game.Game`."""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, cast

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.actions import ActionSpace
from serai.core.documents import Document, Node, depth_of, short
from serai.core.events import Fact
from serai.core.game import Game, Imaginer
from serai.core.options import Option, Options
from serai.core.reasons import Reason
from serai.core.state import EVERYTHING, State
from serai.games.yellow_and_yangtze import board, schema, text
from serai.games.yellow_and_yangtze.actions import action_space
from serai.games.yellow_and_yangtze.components import load
from serai.games.yellow_and_yangtze.document import finish, read, write
from serai.games.yellow_and_yangtze.names import MAPS
from serai.games.yellow_and_yangtze.policy import evaluate
from serai.games.yellow_and_yangtze.positions import changed
from serai.games.yellow_and_yangtze.rules import YellowAndYangtzeState
from serai.games.yellow_and_yangtze.scoring import CATEGORIES, ORDINARY, assigned
from serai.games.yellow_and_yangtze.setup import lay_out
from serai.games.yellow_and_yangtze.tables import COLORS, YELLOW, Tables
from serai.games.yellow_and_yangtze.text_words import position
from serai.games.yellow_and_yangtze.view import read_view, write_view


class YellowAndYangtze(Game):
    """Yellow & Yangtze for two to four players, in the edition of 2018; no module of HUANG (YY-20.8)."""

    id: ClassVar[str] = "yellow_and_yangtze"
    title: ClassVar[str] = "Yellow & Yangtze"
    prefix: ClassVar[str] = "YY"
    rules_version: ClassVar[str] = "1"
    seats: ClassVar[tuple[int, int]] = (2, 4)
    options: tuple[Option, ...] = (
        Option("map", MAPS, "YY-4.7"),
        Option("short_two_player_game", (False, True), "YY-3.3"),
        Option("war_toll", ("strength", "tiles"), "YY-15.10"),
        Option("war_bystanders", ("participate", "excluded"), "YY-15.3"),
        Option("war_pick", ("allowed", "none"), "YY-7.10"),
        Option("tie_break", ("shared", "huang"), "YY-18.5"),
        Option("idle_rounds_limit", (10, 5, 20, 0), "YY-17.4"),
    )
    length_limit: ClassVar[int] = 10_000
    data_note: ClassVar[str] = "data-note-yellow_and_yangtze"

    def __init__(self, tables: Tables) -> None:
        """The game with a component set."""
        self.tables = tables
        self.components_name = tables.name
        self.components_fingerprint = tables.fingerprint
        self.space: ActionSpace = action_space(tables)
        self.options = options_of(tables)

    # ---- starting and restoring ----------------------------------------------------------------------------------

    def new_state(self, seats: int, options: Options) -> YellowAndYangtzeState:
        """The state before anything is drawn."""
        state = YellowAndYangtzeState(self.tables, seats, options)
        lay_out(state)
        return state

    def with_components(self, path: str) -> "YellowAndYangtze":
        """The same game with an owner's component file. Raises ComponentError."""
        return YellowAndYangtze(load(Path(path)))

    def state_from(self, document: object) -> YellowAndYangtzeState:
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
        """An action in words, as another seat may hear it: of a replacement only the number of tiles (YY-19.3)."""
        return text.told(self.space, position(state), action, viewer, lang)

    def outlook(self, state: State, action: int, viewer: int, lang: str = "en") -> list[str]:
        """What an action may lead to: conflicts and their strengths, unions, points, pagodas."""
        return text.outlook(position(state), action, viewer, lang)

    def prompt(self, state: State, lang: str = "en") -> str:
        """What is being decided."""
        return text.prompt(position(state), lang)

    def reason(self, state: State, action: int, rule: int, lang: str = "en") -> Reason:
        """Why a rule forbids an action here."""
        return text.reason(self.space, position(state), action, rule, lang)

    def event(self, fact: Fact, viewer: int) -> Document:
        """A fact as data, as a seat may see it."""
        return text.event(self.tables, fact, viewer)

    def event_text(self, event: Document, lang: str = "en") -> str:
        """An event in words."""
        return text.event_text(event, lang)

    def board(self, view: Document, width: int, lang: str = "en", height: int = 0) -> str:
        """A view as a terminal drawing."""
        return board.draw(self.tables, view, width, lang, height)

    def legend(self, lang: str = "en") -> str:
        """The signs of the drawing."""
        return board.legend(lang)

    # ---- results -------------------------------------------------------------------------------------------------

    def breakdown(self, state: State, seat: int, viewer: int = EVERYTHING) -> dict[str, int | None]:
        """The points that the seat has collected by color; those of others are hidden until the end (YY-19.1, YY-19.3)."""
        here = position(state)
        shown = here.over or viewer in (seat, EVERYTHING)
        return {
            name: int(here.points[seat * COLORS + color]) if shown else None for color, name in enumerate(CATEGORIES)
        }

    def total(self, parts: Mapping[str, int]) -> int:
        """The lowest of the four colors after the best use of the yellow points (YY-18.3)."""
        points = vec[i64]([parts[name] for name in CATEGORIES])
        return int(assigned(points[:ORDINARY], points[YELLOW])[0])

    def evaluate(self, state: State, seat: int) -> float:
        """The expected final score, by rules of thumb (policy.py)."""
        return evaluate(position(state), seat)


def options_of(tables: Tables) -> tuple[Option, ...]:
    """The options with a component set: of the maps those that it has (YY-4.7, docs/maps.md)."""
    first, *others = YellowAndYangtze.options
    lacking = [name for name in MAPS if name not in tables.map_names]
    if lacking:
        note = f"the component set {short(tables.name)} has no map {' and no map '.join(lacking)}"
        first = Option(first.name, tuple(tables.map_names), first.rule, note)
    return first, *others


GAME = YellowAndYangtze(load())
