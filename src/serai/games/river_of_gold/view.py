"""What a seat may know (ROG-20.1), and full positions consistent with it."""

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.bits import bit, bits, lowest
from serai.core.chance import Generator
from serai.core.documents import Document, DocumentError, Node
from serai.core.options import Options
from serai.core.positions import check_viewer
from serai.core.seats import seat_name
from serai.core.state import NOBODY
from serai.games.river_of_gold.document import finish, read_past_header, write
from serai.games.river_of_gold.imagine import fill
from serai.games.river_of_gold.rules import RiverOfGoldState
from serai.games.river_of_gold.state import LEFT, STACK, TOP, Position
from serai.games.river_of_gold.tables import ERA_1, Tables

HIDDEN = "hidden"


def write_view(state: Position, viewer: int, header: Document) -> Document:
    """The position document, with the number of cards for every hand the viewer does not hold.

    `you` is the viewer (null for a spectator), `deck` the number of cards in the deck; a hidden top tile reads `hidden`.
    """
    view = write(state, header)
    seats = view["seats"]
    assert isinstance(seats, dict)
    for seat in range(state.seats):
        if seat != viewer:
            seats[seat_name(seat)]["hand"] = int(bits(state.hand[seat]))
    if not state.top_tile_open:
        hide_tops(view)
    view["you"] = seat_name(viewer) if viewer != NOBODY else None
    view["deck"] = int(bits(state.deck()))
    return view


def hide_tops(view: Document) -> None:
    """Leave out which tiles lie on top of the stacks (option `stack_top_tile_open: false`, ROG-24.3)."""
    stacks = view["stacks"]
    assert isinstance(stacks, dict)
    for stack in stacks.values():
        if stack["top"] is not None:
            stack["top"] = HIDDEN


class RiverOfGoldImaginer:
    """A view made ready to sample from."""

    def __init__(self, base: RiverOfGoldState, counts: vec[i64]) -> None:
        """`base` has the hidden hands empty; `counts` says how many cards each of them holds."""
        self.base: RiverOfGoldState = base
        self.counts: vec[i64] = counts

    def sample(self, generator: Generator) -> RiverOfGoldState:
        """A full state consistent with the view."""
        state = self.base.clone()
        fill(state, self.counts, generator)
        return state


def read_view(tables: Tables, node: Node, options: Options) -> RiverOfGoldImaginer:
    """Read a view and check it as a position is checked. Raises DocumentError."""
    view = node.value
    if not isinstance(view, dict):
        raise node.refuse("expected a view, a mapping")
    you = node["you"]
    deck = node["deck"].integer(0, int(tables.customers))
    document, counts = without_hidden(node)
    state = read_past_header(tables, Node(document), options)
    check_viewer(node)
    for letter in node["seats"].names():
        if isinstance(node["seats"][letter]["hand"].value, list) != (letter == you.value):
            raise node["seats"][letter]["hand"].refuse(
                "a view lists the cards of `you`, and counts those of the others"
            )
    place_hidden_tops(state, node)
    imaginer = RiverOfGoldImaginer(state, counts)
    try:
        example = imaginer.sample(Generator(b"first look"))
    except ValueError as error:
        raise DocumentError("seats", str(error)) from None
    if bits(example.deck()) != deck:
        raise node["deck"].refuse(f"{bits(example.deck())} cards are left for the deck")
    finish(example, node["to_act"])
    return imaginer


def without_hidden(node: Node) -> tuple[Document, vec[i64]]:
    """The view as a position document with the hidden hands empty and the hidden tops absent, and the hands' sizes."""
    assert isinstance(node.value, dict)
    document: Document = {str(key): value for key, value in node.value.items() if key not in ("you", "deck")}
    seats: Document = {}
    counts = vec[i64]([0] * 5)
    for at, letter in enumerate(sorted(node["seats"].names())[:5]):
        seat = node["seats"][letter]
        hand = seat["hand"]
        seats[letter] = seat.value
        if not isinstance(hand.value, list):
            counts[at] = hand.integer(0, 30)
            assert isinstance(seat.value, dict)
            seats[letter] = {**seat.value, "hand": []}
    stacks: Document = {}
    for key in node["stacks"].names():
        stack = node["stacks"][key]
        stacks[key] = stack.value
        if stack["top"].value == HIDDEN and isinstance(stack.value, dict):
            stacks[key] = {**stack.value, "top": None}
    document["seats"] = seats
    document["stacks"] = stacks
    return document, counts


def place_hidden_tops(state: Position, node: Node) -> None:
    """Put any unseen tile on a stack whose top is hidden; `fill` changes it for every sample."""
    for era in range(2):
        if node["stacks"][str(era + 1)]["top"].value != HIDDEN:
            continue
        unseen = state.unseen & state.tables.era_mask[ERA_1 + era]
        if state.top_tile_open or unseen == 0 or state.stacks[era * STACK + LEFT] == 0:
            raise node["stacks"][str(era + 1)]["top"].refuse("no tile can be hidden here (ROG-24.3)")
        state.stacks[era * STACK + TOP] = lowest(unseen)
        state.unseen &= ~bit(lowest(unseen))
