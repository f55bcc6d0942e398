"""A view made ready to draw: the rules' own position without what is hidden, and what the view says beyond it."""

from typing import cast

from serai.core.documents import Document, Node
from serai.core.options import Options
from serai.core.positions import members
from serai.core.seats import seat_name
from serai.core.state import LEGAL, NOBODY
from serai.games.river_of_gold.build import build_cost, why_not_site
from serai.games.river_of_gold.document import read_past_header
from serai.games.river_of_gold.rules import RiverOfGoldState
from serai.games.river_of_gold.sail import end_space
from serai.games.river_of_gold.state import DIE, LEFT, STACK, TOP
from serai.games.river_of_gold.tables import RIVER, TOUCHING, Tables
from serai.games.river_of_gold.view import HIDDEN, without_hidden


class Sight:
    """What one viewer sees. `position` has empty hands for the others and no tile where a top tile is hidden."""

    def __init__(self, tables: Tables, view: Document, lang: str) -> None:
        """Read a view. Raises DocumentError for data that is none."""
        self.tables = tables
        self.lang = lang
        document, _ = without_hidden(Node(view))
        options = cast(Options, view["options"])
        self.position: RiverOfGoldState = read_past_header(tables, Node(document), options)
        self.seats = int(self.position.seats)
        letters = [seat_name(seat) for seat in range(self.seats)]
        you = view["you"]
        self.viewer: int = letters.index(str(you)) if you is not None else NOBODY
        seats = cast(dict[str, Document], view["seats"])
        hands = [seats[letter]["hand"] for letter in letters]
        self.hand_sizes = [len(hand) if isinstance(hand, list) else cast(int, hand) for hand in hands]
        self.open_hands = [isinstance(hand, list) for hand in hands]
        stacks = cast(dict[str, Document], view["stacks"])
        self.hidden_tops = [stacks[str(era + 1)]["top"] == HIDDEN for era in range(2)]
        self.deck = cast(int, view["deck"])

    # ---- the table -----------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.depth == 0

    @property
    def laid_out(self) -> bool:
        """Whether setup is through."""
        return int(self.position.active) >= 0 or self.over

    def stack(self, era: int) -> tuple[int, int]:
        """Tiles left of an era (index from 0), and the top tile or -1."""
        stacks = self.position.stacks
        return int(stacks[era * STACK + LEFT]), int(stacks[era * STACK + TOP])

    def touched(self, river: int) -> list[int]:
        """The shore spaces (index from 0) that a river space (from 1) touches."""
        at = (river - 1) * TOUCHING
        return [int(shore) for shore in self.tables.river_shore[at : at + TOUCHING]]

    def tile_on(self, shore: int) -> int:
        """The tile of a shore space, or -1."""
        return int(self.position.shore_tile[shore])

    def markers_on(self, shore: int) -> list[int]:
        """The seats that have markers on a building, in the order of placing."""
        return [seat for seat in (int(self.position.marker(shore, which)) for which in range(2)) if seat >= 0]

    def ships_on(self, river: int) -> list[tuple[int, int]]:
        """The ships on a river space: seat and number from 0."""
        ships = self.position.ships
        return [(at // 2, at % 2) for at in range(self.seats * 2) if int(ships[at]) == river]

    def royal(self, seat: int, ship: int) -> bool:
        """Whether a ship is the royal one."""
        return int(self.position.royal[seat]) == ship

    @property
    def focus(self) -> int:
        """Whose stops are told: the viewer's; for a spectator those of the player whose turn it is."""
        return self.viewer if self.viewer >= 0 else int(self.position.active)

    # ---- for the viewer ------------------------------------------------------------------------------------------

    def cost(self, shore: int) -> int:
        """What an empty shore space costs the viewer; the printed cost for a spectator; -1 never for sale."""
        printed = int(self.tables.shore_cost[shore])
        if printed < 0 or self.viewer < 0:
            return printed
        return int(build_cost(self.position, self.viewer, shore))

    def may_build(self, shore: int) -> bool:
        """Whether die and purse of the viewer would let them build there now (ROG-7.1, 7.2)."""
        return self.viewer >= 0 and not self.over and why_not_site(self.position, self.viewer, shore) == LEGAL

    def stops(self, seat: int) -> list[tuple[int, int, bool]]:
        """Where the ships of a seat would stop by its die: ship, river space, whether a journey is completed."""
        if seat < 0 or self.over:
            return []
        face = int(self.position.has(seat, DIE))
        starts = [(ship, int(self.position.ships[seat * 2 + ship])) for ship in range(2)]
        return [(ship, int(end_space(at, face)), at + face > RIVER) for ship, at in starts if at > 0 and face > 0]

    def hand(self, seat: int) -> list[int] | None:
        """The cards of a hand, or None when the viewer may not see them."""
        return members(int(self.position.hand[seat])) if self.open_hands[seat] else None

    def delivered(self, seat: int) -> list[int]:
        """The cards a seat has delivered to."""
        return members(int(self.position.delivered[seat]))
