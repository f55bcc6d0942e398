"""What a seat may know (MP2-2.7), and full positions consistent with it."""

from mypy_extensions import i64

from serai.core.bits import bits
from serai.core.chance import Generator
from serai.core.documents import Document, DocumentError, Node
from serai.core.options import Options
from serai.core.positions import check_viewer
from serai.core.seats import seat_name
from serai.core.state import NOBODY
from serai.games.marco_polo_ii.document import finish, read_past_header, write
from serai.games.marco_polo_ii.imagine import Hidden, fill
from serai.games.marco_polo_ii.rules import MarcoPoloState
from serai.games.marco_polo_ii.state import NONE, Position
from serai.games.marco_polo_ii.tables import Tables

ADDED = ("you", "pile", "deck")  # keys that a view has and a position has not


# ---- writing -----------------------------------------------------------------------------------------------------------


def write_view(state: Position, viewer: int, header: Document) -> Document:
    """The position document as a seat may know it.

    `you` is the viewer (null for a spectator), `pile` the number of unseen contracts, `deck` that of city cards. Of goal
    cards that the viewer does not know there is only the number.
    """
    view = write(state, header)
    seats = view["seats"]
    assert isinstance(seats, dict)
    for seat in range(state.seats):
        shown = seats[seat_name(seat)]
        own = seat == viewer and looked_at(state)
        if not own and not state.over:
            shown["goals"] = int(bits(state.goals[seat]))
        if not own:
            shown["goals_put_away"] = int(bits(state.rejected[seat]))
    view["you"] = seat_name(viewer) if viewer != NOBODY else None
    view["pile"] = int(bits(state.unseen))
    view["deck"] = int(bits(state.card_deck))
    return view


def looked_at(state: Position) -> bool:
    """Whether the players know their own goal cards: not before all have a character (MP2-4.4, MP2-4.7)."""
    for seat in range(state.seats):
        if state.characters[seat] == NONE:
            return False
    return True


# ---- reading -----------------------------------------------------------------------------------------------------------


class MarcoPoloImaginer:
    """A view made ready to sample from."""

    def __init__(self, base: MarcoPoloState, hidden: Hidden) -> None:
        """`base` lacks the hidden goal cards; `hidden` says how many there are."""
        self.base: MarcoPoloState = base
        self.hidden: Hidden = hidden

    def sample(self, generator: Generator) -> MarcoPoloState:
        """A full state consistent with the view. Raises ValueError when the view contradicts itself."""
        state = self.base.clone()
        fill(state, self.hidden, generator)
        return state


def read_view(tables: Tables, node: Node, options: Options) -> MarcoPoloImaginer:
    """Read a view and check it as a position is checked. Raises DocumentError."""
    view = node.value
    if not isinstance(view, dict):
        raise node.refuse("expected a view, a mapping")
    you = node["you"]
    check_viewer(node)
    letters = sorted(node["seats"].names())[:5]
    hidden = Hidden(len(letters))
    known = all(node["seats"][letter]["character"].value is not None for letter in letters)
    over = node["pending"].value == []
    document: Document = {str(key): value for key, value in view.items() if key not in ADDED}
    document["seats"] = {
        letter: without_hidden(tables, node["seats"][letter], seat, known and letter == you.value, over, hidden)
        for seat, letter in enumerate(letters)
    }
    base = read_past_header(tables, Node(document), options)
    imaginer = MarcoPoloImaginer(base, hidden)
    try:
        example = imaginer.sample(Generator(b"first look"))
    except ValueError as error:
        raise DocumentError("seats", str(error)) from None
    for key, mask, most in (("pile", base.unseen, tables.contracts), ("deck", base.card_deck, tables.cards)):
        if node[key].integer(0, int(most)) != bits(mask):
            raise node[key].refuse(f"{int(bits(mask))} of them lie nowhere else")
    finish(example, node["to_act"])
    return imaginer


def without_hidden(tables: Tables, node: Node, seat: i64, own: bool, over: bool, hidden: Hidden) -> object:
    """A seat of a view as one of a position, without the goal cards of which the view gives only the number."""
    if not isinstance(node.value, dict):
        return node.value
    shown: Document = {str(key): value for key, value in node.value.items()}
    for key, listed in (("goals", own or over), ("goals_put_away", own)):
        if isinstance(node[key].value, list) != listed:
            raise node[key].refuse(
                "a view lists the goal cards of `you` once all have characters, and counts those of others (MP2-2.7)"
            )
        if not listed:
            count = node[key].integer(0, int(tables.goals_dealt), "MP2-4.4")
            shown[key] = []
            if key == "goals":
                hidden.goals[seat] = count
            else:
                hidden.rejected[seat] = count
    return shown
