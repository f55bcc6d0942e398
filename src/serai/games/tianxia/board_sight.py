"""A view made ready to draw: the rules' own position without what is hidden, and what the view says beyond it."""

from typing import Final, cast

from serai.core.bits import bits
from serai.core.documents import Document, Node
from serai.core.options import Options
from serai.core.positions import check_viewer
from serai.core.seats import seat_name
from serai.core.state import NOBODY
from serai.games.tianxia.document import read_past_header
from serai.games.tianxia.imagine import Hidden
from serai.games.tianxia.rules import TianxiaState
from serai.games.tianxia.state import MILITARY_SPACE, NONE
from serai.games.tianxia.tables import FAMILIES, LIMU, MILITARY, MOST_WORKER_SPACES, PLAIN, Tables
from serai.games.tianxia.view import ADDED, without_hidden

MOST: Final = 1_000  # no number of a view that is read here is higher


class Sight:
    """What one viewer sees. Of Objectives that the viewer does not know `position` has none."""

    def __init__(self, tables: Tables, view: Document, lang: str) -> None:
        """Read a view. Raises DocumentError for data that is none."""
        node = Node(view)
        self.tables = tables
        self.lang = lang
        letters = [seat_name(seat) for seat in range(len(node["seats"].names()))]
        you = node["you"].optional_index(letters)
        check_viewer(node)
        self.viewer: int = you if you >= 0 else NOBODY
        self.deck = node["deck"].integer(0, MOST)
        self.seats = len(letters)
        self.hidden = Hidden(self.seats, you)
        self.position = self._read(node, letters)

    def _read(self, node: Node, letters: list[str]) -> TianxiaState:
        seats = node["seats"]
        over = node["pending"].value == []
        document: Document = {key: node[key].value for key in node.names() if key not in ADDED and key != "seats"}
        document["seats"] = {
            letter: without_hidden(self.tables, seats[letter], seat, over, self.hidden)
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
        """For whom costs are told: the viewer; for a spectator whoever decides, or is on turn; -1 for nobody."""
        if self.viewer >= 0:
            return self.viewer
        to_act, active = int(self.position.to_act), int(self.position.active)
        return to_act if to_act >= 0 else active if active != LIMU else -1

    @property
    def families(self) -> list[int]:
        """All families, seats first."""
        return [*range(self.seats), *([LIMU] if self.position.has_limu() else [])]

    @property
    def attack(self) -> int:
        """The attack card of the round, or -1."""
        at = int(self.position.round) - 1
        card = int(self.position.attacks[at]) if at >= 0 else NONE
        return card if card != NONE else -1

    # ---- pieces ------------------------------------------------------------------------------------------------------

    def markers_at(self, where: int) -> list[int]:
        """The families of the action markers in a place, one for each marker."""
        row = self.position.markers
        return [family for family in range(FAMILIES) for _ in range(int(row[where * FAMILIES + family]))]

    def military_actions(self, space: int) -> list[int]:
        """The actions that share a space of the military board."""
        return [action for action in range(MILITARY) if int(self.tables.military_space[action]) == space]

    def military_spaces(self) -> list[int]:
        """The rows of `markers` of the military board."""
        return [MILITARY_SPACE + space for space in range(int(self.tables.military_spaces))]

    def governors(self, site: int) -> list[int]:
        """The families on the worker spaces of a site, NONE for an empty one."""
        count = int(self.tables.worker_spaces[self.seats - 1])
        return [int(self.position.governor_at(site, space)) for space in range(count)]

    def extra_wood(self, space: int) -> int:
        """The extra wood of a worker space."""
        return int(self.tables.space_wood[(self.seats - 1) * MOST_WORKER_SPACES + space])

    def purse(self, family: int) -> list[int]:
        """What a family owns, column by column."""
        return [int(amount) for amount in self.position.purse[family * PLAIN : (family + 1) * PLAIN]]

    # ---- cards and tiles ---------------------------------------------------------------------------------------------

    def hand(self, seat: int) -> int:
        """How many Objectives a seat has in hand."""
        hidden = int(self.hidden.hands[seat])
        return hidden if hidden >= 0 else int(bits(self.position.objectives[seat]))

    def tiles(self, seat: int, used: bool) -> list[int]:
        """The one-time tiles of a seat, as often as it has them: face up, or turned over."""
        row = self.position.used_tiles if used else self.position.open_tiles
        count = int(self.tables.tiles)
        return [tile for tile in range(count) for _ in range(int(row[seat * count + tile]))]
