"""Who sits at a table, and what they have agreed about it: plain data that is kept beside the record."""

from dataclasses import asdict, dataclass
from typing import Final, Literal

from serai.core.documents import Document, Node
from serai.core.seats import SEAT_LETTERS

Kind = Literal["person", "bot", "open"]
KINDS: Final[tuple[Kind, ...]] = ("person", "bot", "open")
MAX_ENTRY: Final = 1_000_000


@dataclass(frozen=True)
class Chair:
    """One seat: held by a person, by a bot, or by nobody yet (`open`).

    `holder` is the person's id, `name` what is shown. `bot` is the bot that plays it now: for a bot's chair always, for a
    person's while it substitutes, and for good when the person has `resigned`.
    """

    kind: Kind
    holder: str = ""
    name: str = ""
    bot: str = ""
    resigned: bool = False

    @property
    def playing(self) -> bool:
        """Whether a person decides here now."""
        return self.kind == "person" and not self.bot


@dataclass(frozen=True)
class UndoRequest:
    """Seat `by` asks to take back to after entry `to`; the seats that have `agreed` so far."""

    by: int
    to: int
    agreed: tuple[int, ...] = ()


@dataclass(frozen=True)
class Seating:
    """The chairs in order of the seats, and the state of the table beside its game."""

    chairs: tuple[Chair, ...]
    paused: bool = False
    request: UndoRequest | None = None
    closed: bool = False

    def name_of(self, holder: str) -> str:
        """What a person is called here: the name of their first seat. Empty where their seats have no names."""
        return next((chair.name for chair in self.chairs if chair.holder == holder), "")

    def document(self) -> Document:
        """As plain data, lossless."""
        request = self.request
        return {
            "chairs": [asdict(chair) for chair in self.chairs],
            "paused": self.paused,
            "request": None
            if request is None
            else {"by": request.by, "to": request.to, "agreed": list(request.agreed)},
            "closed": self.closed,
        }

    @classmethod
    def from_document(cls, document: object) -> "Seating":
        """The seating of plain data. Raises DocumentError naming the place of any fault."""
        node = Node(document)
        chairs = tuple(_chair(item) for item in node["chairs"].items(len(SEAT_LETTERS)))
        if not chairs:
            raise node["chairs"].refuse("a table has at least one chair")
        request = node["request"]
        seating = cls(
            chairs,
            node["paused"].flag(),
            None if request.value is None else _request(request, chairs),
            node["closed"].flag(),
        )
        node.done()
        return seating


def _chair(node: Node) -> Chair:
    chair = Chair(
        KINDS[node["kind"].index(list(KINDS))],
        node["holder"].text(),
        node["name"].text(),
        node["bot"].text(),
        node["resigned"].flag(),
    )
    if (chair.kind == "person") != bool(chair.holder):
        raise node["holder"].refuse("a person's chair, and no other, has a holder")
    if chair.kind == "open" and chair.bot:
        raise node["bot"].refuse("nobody plays an open chair")
    if chair.kind == "bot" and not chair.bot:
        raise node["bot"].refuse("which bot plays here?")
    if chair.resigned and (chair.kind != "person" or not chair.bot):
        raise node["resigned"].refuse("only a person can have resigned, and a bot plays on")
    node.done()
    return chair


def _request(node: Node, chairs: tuple[Chair, ...]) -> UndoRequest:
    last = len(chairs) - 1
    request = UndoRequest(
        node["by"].integer(0, last),
        node["to"].integer(0, MAX_ENTRY),
        tuple(item.integer(0, last) for item in node["agreed"].items(len(chairs))),
    )
    if chairs[request.by].kind != "person":
        raise node["by"].refuse("only a person can ask")
    node.done()
    return request
