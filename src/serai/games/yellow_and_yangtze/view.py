"""What a seat may know (YY-19), and full positions consistent with it."""

from typing import Final

from mypy_extensions import i64

from serai.core.bits import bit
from serai.core.chance import Generator
from serai.core.documents import Document, DocumentError, Node
from serai.core.options import Options
from serai.core.positions import check_viewer, same
from serai.core.seats import seat_name
from serai.core.state import FRAME, NOBODY
from serai.games.yellow_and_yangtze.actions import TOLL
from serai.games.yellow_and_yangtze.document import finish, read_past_header, write
from serai.games.yellow_and_yangtze.groups import leader_color, leader_seat, side_group
from serai.games.yellow_and_yangtze.imagine import Hidden, fill
from serai.games.yellow_and_yangtze.names import COLORS as COLOR_NAMES
from serai.games.yellow_and_yangtze.names import DIRECTIONS as SIDE_NAMES
from serai.games.yellow_and_yangtze.names import LEADERS
from serai.games.yellow_and_yangtze.rules import YellowAndYangtzeState
from serai.games.yellow_and_yangtze.state import EMPTY, FIRST_LEADER, NO_TRIANGLE, NONE, Position, total_of
from serai.games.yellow_and_yangtze.tables import CORNERS, DIRECTIONS, MOST_TILES, Tables
from serai.games.yellow_and_yangtze.war import base_strength, side_space, strength, warring

TRIES: Final = 1000
ADDED: Final = ("you", "bag", "states", "sides")  # keys that a view has and a position has not


# ---- writing -------------------------------------------------------------------------------------------------------


def write_view(state: Position, viewer: int, header: Document) -> Document:
    """The position document as a seat may know it.

    `you` is the viewer (null for a spectator), `bag` the number of tiles in the bag; `states` and `sides` say in so many
    words what follows from the board. Of the others' tiles there are only numbers, of their points null until the end.
    """
    view = write(state, header)
    seats = view["seats"]
    assert isinstance(seats, dict)
    for seat in range(state.seats):
        if seat != viewer:
            shown = seats[seat_name(seat)]
            shown["hand"] = int(state.hand_total(seat))
            shown["replaced"] = sum(shown["replaced"].values())
            if not state.over:
                shown["points"] = None
    view["removed"] = int(total_of(state.removed))
    view["you"] = seat_name(viewer) if viewer != NOBODY else None
    view["bag"] = int(state.bag_total())
    view["states"] = write_states(state)
    view["sides"] = write_sides(state)
    return view


def write_states(state: Position) -> list[Document]:
    """All states, the largest first: leaders, spaces, red tiles, pagodas (YY-4.4).

    During a war the unifying tile belongs to none of them (YY-15.2).
    """
    spaces: dict[int, list[int]] = {}
    for space in range(state.tables.spaces):
        label = int(state.group[space])
        if state.group_colors[label] != 0 and state.board[space] != EMPTY:
            spaces.setdefault(label, []).append(space)
    pagodas: dict[int, list[int]] = {}
    for slot in range(state.tables.pagoda_slots):
        triangle = int(state.pagoda_on[slot])
        if triangle != NO_TRIANGLE:
            label = int(state.group[state.tables.triangle_spaces[triangle * CORNERS]])
            pagodas.setdefault(label, []).append(triangle)
    return [
        {
            "leaders": write_leaders(state, spaces[label]),
            "spaces": [state.tables.space_names[space] for space in spaces[label]],
            "red": int(state.group_reds[label]),
            "pagodas": [state.tables.triangle_names[triangle] for triangle in sorted(pagodas.get(label, []))],
        }
        for label in sorted(spaces, key=lambda which: (-len(spaces[which]), spaces[which][0]))
    ]


def write_leaders(state: Position, spaces: list[int]) -> list[Document]:
    """The leaders on some spaces, in order of color, then of seat."""
    found: list[tuple[int, int, int]] = []
    for space in spaces:
        piece: i64 = i64(state.board[space])
        if piece >= FIRST_LEADER:
            found.append((int(leader_color(piece)), int(leader_seat(piece)), space))
    return [
        {"seat": seat_name(seat), "leader": LEADERS[color], "space": state.tables.space_names[space]}
        for color, seat, space in sorted(found)
    ]


def write_sides(state: Position) -> list[Document]:
    """The warring states with their strength, named as in YY-22.2; while the toll is paid only the winner.

    Empty without a war.
    """
    if state.war_space == NONE:
        return []
    sides: i64 = warring(state)
    for at in range(state.depth):
        if state.frames[at * FRAME] == TOLL:
            sides = bit(state.frames[at * FRAME + 3])
    return [write_side(state, way) for way in range(DIRECTIONS) if sides & bit(way) != 0]


def write_side(state: Position, way: i64) -> Document:
    """One warring state: its side of the unifying tile, its spaces, red tiles on the board, total strength."""
    label: i64 = side_group(state, state.war_space, way)
    names = state.tables.space_names
    spaces = range(state.tables.spaces)
    return {
        "side": SIDE_NAMES[way],
        "space": names[side_space(state, way)],
        "spaces": [names[at] for at in spaces if state.group[at] == label and state.board[at] != EMPTY],
        "red": int(base_strength(state, way)),
        "total": int(strength(state, way)),
    }


# ---- reading -------------------------------------------------------------------------------------------------------


class YellowAndYangtzeImaginer:
    """A view made ready to sample from."""

    def __init__(self, base: YellowAndYangtzeState, hidden: Hidden) -> None:
        """`base` has everything hidden in the bag; `hidden` says how much of it lies where."""
        self.base: YellowAndYangtzeState = base
        self.hidden: Hidden = hidden

    def sample(self, generator: Generator) -> YellowAndYangtzeState:
        """A full state consistent with the view. Raises ValueError when the view contradicts itself."""
        for _ in range(TRIES):
            state = self.base.clone()
            if fill(state, self.hidden, generator):
                return state
        raise ValueError("no tiles fit what all know of the hands")


def read_view(tables: Tables, node: Node, options: Options) -> YellowAndYangtzeImaginer:
    """Read a view and check it as a position is checked. Raises DocumentError."""
    view = node.value
    if not isinstance(view, dict):
        raise node.refuse("expected a view, a mapping")
    you = node["you"]
    check_viewer(node)
    letters = sorted(node["seats"].names())[:5]
    hidden = Hidden(len(letters))
    document: Document = {str(key): value for key, value in view.items() if key not in ADDED}
    over = node["pending"].value == []
    document["seats"] = {
        letter: without_hidden(node["seats"][letter], seat, letter == you.value, over, hidden)
        for seat, letter in enumerate(letters)
    }
    hidden.removed = node["removed"].integer(0, int(tables.all_tiles), "YY-3.3")
    document["removed"] = nothing()
    base = read_past_header(tables, Node(document), options)
    imaginer = YellowAndYangtzeImaginer(base, hidden)
    try:
        example = imaginer.sample(Generator(b"first look"))
    except ValueError as error:
        raise DocumentError("seats", f"{error} (YY-19)") from None
    if node["bag"].integer(0, int(tables.all_tiles)) != example.bag_total():
        raise node["bag"].refuse(f"{int(example.bag_total())} tiles are left for the bag (YY-3.2)")
    finish(example, node["to_act"])
    same(node["states"], write_states(example))
    same(node["sides"], write_sides(example))
    return imaginer


def nothing() -> Document:
    """No tile of any color."""
    return dict.fromkeys(COLOR_NAMES, 0)


def without_hidden(node: Node, seat: int, own: bool, over: bool, hidden: Hidden) -> object:
    """A seat of a view as one of a position, with nothing where the view says only how much there is."""
    if not isinstance(node.value, dict):
        return node.value
    shown: Document = {str(key): value for key, value in node.value.items()}
    for key, most in (("hand", MOST_TILES), ("replaced", 250)):
        if isinstance(node[key].value, dict) != own:
            raise node[key].refuse(
                "a view has the tiles of `you` by color, and the number of those of others (YY-19.1)"
            )
        if not own:
            count = node[key].integer(0, most, "YY-19.2")
            shown[key] = nothing()
            if key == "hand":
                hidden.hand[seat] = count
            else:
                hidden.replaced[seat] = count
    if (node["points"].value is None) != (not own and not over):
        raise node["points"].refuse(
            "a view has the points of `you`, and null for others until the game is over (YY-19.1)"
        )
    if node["points"].value is None:
        shown["points"] = nothing()
        hidden.points[seat] = 1
    return shown
