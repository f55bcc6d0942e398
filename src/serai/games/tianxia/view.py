"""What a seat may know (TX-24.1), and full positions consistent with it."""

from mypy_extensions import i64

from serai.core.bits import bits
from serai.core.chance import Generator
from serai.core.documents import Document, DocumentError, Node
from serai.core.options import Options
from serai.core.positions import check_viewer
from serai.core.seats import seat_name
from serai.core.state import NOBODY
from serai.games.tianxia.document import finish, read_past_header, write
from serai.games.tianxia.imagine import Hidden, Past, fill, objectives_out
from serai.games.tianxia.rules import TianxiaState
from serai.games.tianxia.state import Position
from serai.games.tianxia.tables import Tables

ADDED = ("you", "deck")  # keys that a view has and a position has not


# ---- writing -----------------------------------------------------------------------------------------------------------


def write_view(state: Position, viewer: int, header: Document) -> Document:
    """The position document as a seat may know it.

    `you` is the viewer (null for a spectator), `deck` the number of Objectives in the deck. Of Objectives that the viewer
    does not know there is only the number; hands are shown when the game is over.
    """
    view = write(state, header)
    seats = view["seats"]
    assert isinstance(seats, dict)
    for seat in range(state.seats):
        if seat == viewer:
            continue
        shown = seats[seat_name(seat)]
        if not state.over:
            shown["objectives"] = int(bits(state.objectives[seat]))
        shown["objectives_returned"] = int(bits(state.returned[seat]))
    view["you"] = seat_name(viewer) if viewer != NOBODY else None
    view["deck"] = int(bits(state.deck))
    return view


# ---- reading -----------------------------------------------------------------------------------------------------------


class TianxiaImaginer:
    """A view made ready to sample from."""

    def __init__(self, base: TianxiaState, past: Past) -> None:
        """`base` lacks the hidden Objectives; `past` says what could have become of them."""
        self.base: TianxiaState = base
        self.past: Past = past

    def sample(self, generator: Generator) -> TianxiaState:
        """A full state consistent with the view."""
        state = self.base.clone()
        fill(state, self.past, generator)
        return state


def read_view(tables: Tables, node: Node, options: Options) -> TianxiaImaginer:
    """Read a view and check it as a position is checked. Raises DocumentError."""
    view = node.value
    if not isinstance(view, dict):
        raise node.refuse("expected a view, a mapping")
    you = node["you"]
    check_viewer(node)
    letters = sorted(node["seats"].names())[:5]
    hidden = Hidden(len(letters), letters.index(str(you.value)) if you.value is not None else -1)
    over = node["pending"].value == []
    document: Document = {str(key): value for key, value in view.items() if key not in ADDED}
    document["seats"] = {
        letter: without_hidden(tables, node["seats"][letter], seat, over, hidden) for seat, letter in enumerate(letters)
    }
    base = read_past_header(tables, Node(document), options)
    try:
        imaginer = TianxiaImaginer(base, Past(base, hidden, objectives_out(base)))
    except ValueError as error:
        raise DocumentError("seats", str(error)) from None
    example = imaginer.sample(Generator(b"first look"))
    deck = node["deck"]
    if deck.integer(0, int(tables.objectives)) != bits(example.deck):
        raise deck.refuse(f"{int(bits(example.deck))} Objectives lie nowhere else")
    finish(example, node["to_act"])
    return imaginer


def without_hidden(tables: Tables, node: Node, seat: i64, over: bool, hidden: Hidden) -> object:
    """A seat of a view as one of a position, without the Objectives of which the view gives only the number."""
    if not isinstance(node.value, dict):
        return node.value
    shown: Document = {str(key): value for key, value in node.value.items()}
    for key, listed in (("objectives", seat == hidden.viewer or over), ("objectives_returned", seat == hidden.viewer)):
        if isinstance(node[key].value, list) != listed:
            raise node[key].refuse("a view lists the Objectives of `you` and counts those of others (TX-24.1)")
        if not listed:
            count = node[key].integer(0, int(tables.objectives), "TX-3.9")
            shown[key] = []
            if key == "objectives":
                hidden.hands[seat] = count
            else:
                hidden.returned[seat] = count
    return shown
