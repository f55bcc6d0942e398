"""A view made ready to draw: what one viewer sees of the table, by seats, colors and spaces."""

from dataclasses import dataclass
from typing import Final

from serai.core.documents import Document, Node
from serai.core.seats import seat_name
from serai.core.state import NOBODY
from serai.games.yellow_and_yangtze.names import COLORS, DIRECTIONS, LEADERS
from serai.games.yellow_and_yangtze.tables import BLACK, Tables
from serai.games.yellow_and_yangtze.tables import DIRECTIONS as SIDES

MOST: Final = 1_000_000_000  # no number of a view is higher
Piece = tuple[int, int]  # a leader: seat and color


@dataclass(frozen=True)
class StateSeen:
    """A state of the board (YY-4.4)."""

    leaders: list[tuple[int, int, str]]  # seat, color, space
    spaces: list[str]
    red: int
    pagodas: list[int]  # their colors


@dataclass(frozen=True)
class Support:
    """What a seat has added to the pending conflict; `side` is empty in a revolt."""

    side: str
    tiles: int
    leader: bool


@dataclass(frozen=True)
class Side:
    """A state at war (YY-15.3), named by the space that touches the unifying tile."""

    side: str
    space: str
    spaces: list[str]
    red: int
    total: int


@dataclass(frozen=True)
class Revolt:
    """The revolt that is pending (YY-14)."""

    color: int
    attacker: int
    defender: int


class Sight:
    """What one viewer sees. Counts are lists by color; what the viewer may not know is None."""

    def __init__(self, tables: Tables, view: Document, lang: str) -> None:
        """Read a view. Raises DocumentError for data that is none."""
        node = Node(view)
        self.tables = tables
        self.lang = lang
        options = node["options"]
        self.map = tables.map_of(options["map"].word(tables.map_names))
        self.letters = [seat_name(seat) for seat in range(len(node["seats"].names()))]
        self.seats = len(self.letters)
        you = node["you"].optional_index(self.letters)
        self.viewer: int = you if you >= 0 else NOBODY
        self.to_act = node["to_act"].text()
        self.active = node["turn"].optional_index(self.letters)
        self.first = node["first"].optional_index(self.letters)
        self.idle_turns = node["idle_turns"].integer(0, MOST)
        self.idle_end = options["idle_rounds_limit"].integer(0, MOST) * self.seats
        self.drew = node["drew"].flag()
        self.bag = node["bag"].integer(0, MOST)
        self.display = counts(node["display"])
        self.box = counts(node["box"])
        self.removed = node["removed"].integer(0, MOST)
        self._read_seats([node["seats"][letter] for letter in self.letters])
        self._read_board(node)
        self._read_conflict(node)

    def _read_seats(self, seats: list[Node]) -> None:
        self.hands = [known_counts(seat["hand"]) for seat in seats]
        self.hand_sizes = [total(seat["hand"]) for seat in seats]
        self.points = [known_counts(seat["points"]) for seat in seats]
        self.replaced = [known_counts(seat["replaced"]) for seat in seats]
        self.replaced_sizes = [total(seat["replaced"]) for seat in seats]
        self.seen = [counts(seat["seen"]) for seat in seats]
        self.maybe = [counts(seat["maybe"]) for seat in seats]
        self.unsure = [seat["unsure"].integer(0, MOST) for seat in seats]
        self.leader_at: dict[str, Piece] = {}  # by space
        self.home: list[list[int]] = [[] for _ in seats]  # colors of the leaders off the board
        for number, seat in enumerate(seats):
            for color, name in enumerate(LEADERS):
                space = seat["leaders"][name]
                if space.value is None:
                    self.home[number].append(color)
                else:
                    self.leader_at[space.text()] = (number, color)

    def _read_board(self, node: Node) -> None:
        tiles = node["tiles"]
        self.tiles = {space: tiles[space].index(list(COLORS)) for space in tiles.names()}
        pagodas = node["pagodas"]
        self.pagodas = [[item.text() for item in pagodas[name].items()] for name in COLORS]
        self.under = {space for standing in self.pagodas for name in standing for space in name.split("-")}
        self.states = [self._read_state(item) for item in node["states"].items()]
        self.state_of = {space: number for number, one in enumerate(self.states) for space in one.spaces}

    def _read_state(self, node: Node) -> StateSeen:
        leaders = [
            (item["seat"].index(self.letters), item["leader"].index(list(LEADERS)), item["space"].text())
            for item in node["leaders"].items()
        ]
        spaces = [item.text() for item in node["spaces"].items()]
        stand_on = {name: color for color, standing in enumerate(self.pagodas) for name in standing}
        pagodas = sorted(stand_on[item.word(stand_on)] for item in node["pagodas"].items())
        return StateSeen(leaders, spaces, node["red"].integer(0, MOST), pagodas)

    def _read_conflict(self, node: Node) -> None:
        war, revolt = node["war"], node["revolt"]
        self.war_space = "" if war.value is None else war["space"].text()
        self.paid = [] if war.value is None else [item.text() for item in war["paid"].items()]
        self.sides = [] if war.value is None else [read_side(item) for item in node["sides"].items()]
        self.revolt: Revolt | None = None
        if revolt.value is not None:
            attacker, defender = (revolt[key].index(self.letters) for key in ("attacker", "defender"))
            self.revolt = Revolt(revolt["color"].index(list(COLORS)), attacker, defender)
        pending = war if war.value is not None else revolt
        self.support: list[Support | None] = [None] * self.seats
        if pending.value is not None:
            self.support = [read_support(pending["support"][letter]) for letter in self.letters]
        self.pending = node["pending"].items()

    # ---- the decision ------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.pending

    @property
    def top(self) -> Node | None:
        """What is decided next."""
        return self.pending[-1] if self.pending else None

    @property
    def deciding(self) -> int:
        """The seat that decides; -1 for chance, or when the game is over."""
        return self.letters.index(self.to_act) if self.to_act in self.letters else -1

    def asked(self, words: tuple[str, ...]) -> list[int]:
        """The seats that will still be asked for support, the next one first."""
        frames = [frame for frame in reversed(self.pending) if frame["do"].text() in words]
        return [frame["seat"].index(self.letters) for frame in frames]

    # ---- the board ---------------------------------------------------------------------------------------------------

    def space_of(self, seat: int, color: int) -> str:
        """The space of a leader; empty when it is off the board."""
        return next((space for space, piece in self.leader_at.items() if piece == (seat, color)), "")

    def blacks_around(self, space: str) -> int:
        """How many black tiles touch a space (YY-14.2)."""
        names = self.tables.space_names
        at = names.index(space) * SIDES
        around = [int(other) for other in self.map.neighbor[at : at + SIDES]]
        return sum(self.tiles.get(names[other]) == BLACK for other in around if other >= 0)

    def in_supply(self, color: int) -> int:
        """Pagodas of a color beside the board."""
        return int(self.tables.pagodas[color]) - len(self.pagodas[color])


def counts(node: Node) -> list[int]:
    """Numbers by color."""
    return [node[name].integer(0, MOST) for name in COLORS]


def known_counts(node: Node) -> list[int] | None:
    """Numbers by color, or None where the view only says how many there are, or nothing."""
    return counts(node) if isinstance(node.value, dict) else None


def total(node: Node) -> int:
    """How many there are, whichever way the view says it."""
    return sum(counts(node)) if isinstance(node.value, dict) else node.integer(0, MOST)


def read_support(node: Node) -> Support | None:
    """What a seat has committed, None for nothing."""
    if node.value is None:
        return None
    side = node.get("side")
    return Support("" if side is None else side.text(), node["tiles"].integer(0, MOST), node["leader"].flag())


def read_side(node: Node) -> Side:
    """A state at war."""
    spaces = [item.text() for item in node["spaces"].items()]
    red, strength = node["red"].integer(0, MOST), node["total"].integer(0, MOST)
    return Side(node["side"].word(DIRECTIONS), node["space"].text(), spaces, red, strength)
