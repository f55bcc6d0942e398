"""A view made ready to draw: the rules' own position without what is hidden, and what the view says beyond it."""

from typing import Final, cast

from serai.core.documents import Document, Node
from serai.core.options import Options
from serai.core.seats import seat_name
from serai.core.state import FRAME, NOBODY
from serai.games.marco_polo_ii.actions import STEP_ARRIVE
from serai.games.marco_polo_ii.document import read_past_header
from serai.games.marco_polo_ii.imagine import Hidden
from serai.games.marco_polo_ii.rules import MarcoPoloState
from serai.games.marco_polo_ii.state import FIGURES, NONE, SECOND_FIGURE
from serai.games.marco_polo_ii.tables import FACES, OASIS, START, Tables
from serai.games.marco_polo_ii.view import ADDED, without_hidden

MOST: Final = 1_000_000_000  # no number of a view is higher
Die = tuple[int, int]  # on the table: owner, as in `state.py`, and value


class Sight:
    """What one viewer sees. Of goal cards that the viewer does not know `position` has none."""

    def __init__(self, tables: Tables, view: Document, lang: str) -> None:
        """Read a view. Raises DocumentError for data that is none."""
        node = Node(view)
        self.tables = tables
        self.lang = lang
        letters = [seat_name(seat) for seat in range(len(node["seats"].names()))]
        you = node["you"].optional_index(letters)
        self.viewer: int = you if you >= 0 else NOBODY
        self.pile = node["pile"].integer(0, MOST)
        self.deck = node["deck"].integer(0, MOST)
        self.hidden = Hidden(len(letters))
        self.position = self._read(node, letters)
        self.seats = len(letters)

    def _read(self, node: Node, letters: list[str]) -> MarcoPoloState:
        seats = node["seats"]
        known = all(seats[letter]["character"].value is not None for letter in letters)
        over = not node["pending"].items()
        document: Document = {key: node[key].value for key in node.names() if key not in ADDED and key != "seats"}
        document["seats"] = {
            letter: without_hidden(self.tables, seats[letter], seat, known and seat == self.viewer, over, self.hidden)
            for seat, letter in enumerate(letters)
        }
        return read_past_header(self.tables, Node(document), cast(Options, node["options"].value))

    # ---- the moment --------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.position.over)

    @property
    def focus(self) -> int:
        """For whom roads are told: the viewer; for a spectator whoever decides, or is on turn; -1 for nobody."""
        if self.viewer >= 0:
            return self.viewer
        to_act = int(self.position.to_act)
        return to_act if to_act >= 0 else int(self.position.active)

    @property
    def round(self) -> int:
        """The round whose offers lie on the Books: in setup the first."""
        return max(int(self.position.round), 1)

    # ---- the map -----------------------------------------------------------------------------------------------------

    @property
    def cities(self) -> list[int]:
        """The cities where posts can be."""
        role = self.tables.role
        return [at for at in range(int(self.tables.locations)) if role[at] not in (START, OASIS)]

    def posts_in(self, city: int) -> list[int]:
        """The seats that have a post in a city."""
        return [seat for seat in range(self.seats) if self.position.has_post(seat, city)]

    def is_fresh(self, seat: int, city: int) -> bool:
        """Whether the post is of this turn (MP2-12.6)."""
        return seat == int(self.position.active) and bool(int(self.position.fresh) >> city & 1)

    def figures_of(self, seat: int) -> list[int]:
        """Where the figures of a seat stand."""
        places = [int(self.position.figure_at(seat, figure)) for figure in range(FIGURES)]
        return [place for place in places if place != NONE]

    def figures_at(self, location: int) -> list[int]:
        """The seats of the figures on a location, one for each figure."""
        return [seat for seat in range(self.seats) for place in self.figures_of(seat) if place == location]

    def legs(self) -> set[frozenset[int]]:
        """The ends of the routes that have been announced and not yet travelled."""
        position = self.position
        kinds = [int(position.frames[at * FRAME]) for at in range(int(position.depth))]
        mover = next((int(position.frames[at * FRAME + 1]) for at in range(len(kinds) - 1, -1, -1)), -1)
        if not len(position.path) or STEP_ARRIVE in kinds or mover < 0:
            return set()
        here = {figure: int(position.figure_at(mover, figure)) for figure in range(FIGURES)}
        found = set()
        for step in map(int, position.path):
            figure, there = step // SECOND_FIGURE, step % SECOND_FIGURE
            found.add(frozenset((here[figure], there)))
            here[figure] = there
        return found

    # ---- dice --------------------------------------------------------------------------------------------------------

    def dice_on(self, space: int) -> list[Die]:
        """The dice of an action space, in the order of placing."""
        placed = self.position.placed
        return [
            (int(placed[at + 1]) // 8, int(placed[at + 1]) % 8)
            for at in range(0, len(placed), 2)
            if int(placed[at]) == space
        ]

    def hand(self, seat: int, black: int) -> list[int]:
        """The values of the dice before a seat, of its own color (0) or black (1)."""
        return [
            face + 1 for face in range(FACES) for _ in range(int(self.position.dice[(seat * FACES + face) * 2 + black]))
        ]

    def open_dice(self) -> list[int]:
        """The values of the black dice on the board, where they are open."""
        return [face + 1 for face in range(FACES) for _ in range(int(self.position.open_dice[face]))]
