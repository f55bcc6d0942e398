"""Documents and views of Tianxia for tests, whatever the component set: written, read with every check, changed."""

from serai.core.chance import Generator, SeedDealer
from serai.core.documents import Document, Node
from serai.core.options import Options
from serai.core.playout import random_playout
from serai.core.state import CHANCE
from serai.games.tianxia import actions as k
from serai.games.tianxia.components import load
from serai.games.tianxia.document import finish, read, write
from serai.games.tianxia.positions import changed
from serai.games.tianxia.rules import TianxiaState
from serai.games.tianxia.view import TianxiaImaginer, read_view, write_view
from tests.games.tianxia.table import begin

OPTIONS: Options = {"difficulty": "normal"}


def restored(document: object) -> TianxiaState:
    """The state of a document without its header, checked as a whole. Raises DocumentError."""
    node = Node(document)
    state = read(load(), node, OPTIONS)
    finish(state, node["to_act"])
    return state


def imaginer(view: object) -> TianxiaImaginer:
    """A view without its header, ready to sample from. Raises DocumentError."""
    return read_view(load(), Node(view), OPTIONS)


def paper(state: TianxiaState) -> Document:
    """The document of a state, without a header."""
    return write(state, {})


def seen(state: TianxiaState, viewer: int) -> Document:
    """The view of a seat, without a header."""
    return write_view(state, viewer, {})


def after_setup(seats: int, seed: int = 0) -> TianxiaState:
    """A game that waits for the first Objective to be returned."""
    state, dealer = begin(seats), SeedDealer(seed)
    while state.to_act == CHANCE:
        state.play(dealer.deal(state))
    assert state.top_kind() == k.RETURN
    return state


def with_changes(seats: int, **changes: object) -> TianxiaState:
    """A's first turn with changes, in which `__` stands for a dot."""
    return restored(changed_paper(seats, {name.replace("__", "."): value for name, value in changes.items()}))


def changed_paper(seats: int, changes: dict[str, object]) -> Document:
    """The document of A's first turn, or of where `pending` says, with changes by dotted path."""
    turn = {} if "pending" in changes else {"to_act": "A"}
    return changed(load(), paper(after_setup(seats)), {**turn, **changes})


def played(seats: int, seed: int) -> TianxiaState:
    """A game played to its end at random."""
    state = begin(seats)
    random_playout(state, SeedDealer(seed), Generator(b"%d" % seed), 10_000)
    assert state.over
    return state
