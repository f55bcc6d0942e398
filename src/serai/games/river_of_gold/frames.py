"""The frames of the decision stack as readable data, and back, checked. See `actions.py` for what each frame means."""

from typing import Final

from serai.core.documents import Document, Node
from serai.core.game import seat_name
from serai.core.reasons import rule_name, rule_number
from serai.core.state import FRAME
from serai.games.river_of_gold import actions as k
from serai.games.river_of_gold.state import Position
from serai.games.river_of_gold.tables import ENTRIES, REGIONS, TOUCHING, Tables

# How a number of a frame is written: a plain number within limits, a number counted from 1, a card, a set of cards, a
# rule, or a region together with a rule.
Codec = tuple[str, int, int]

NONE: Final[Codec] = ("none", 0, 0)
REGION: Final[Codec] = ("from 1", 1, 6)
SHORE: Final[Codec] = ("from 1", 1, 30)
SHIP: Final[Codec] = ("from 1", 1, 2)
RULE: Final[Codec] = ("rule", 0, 0)
CARDS: Final[Codec] = ("cards", 0, 0)
CARD: Final[Codec] = ("card", 0, 0)
REGION_RULE: Final[Codec] = ("region and rule", 0, 0)


def number(low: int, high: int) -> Codec:
    """A plain number within limits."""
    return ("number", low, high)


Layout = tuple[str, tuple[str, Codec], tuple[str, Codec]]
NOTHING: Final = ("", NONE)

LAYOUTS: Final[dict[int, Layout]] = {
    k.ACTION: ("action", NOTHING, NOTHING),
    k.BONUS: ("bonus", NOTHING, NOTHING),
    k.MERCHANTS: ("merchant", ("waiting", CARDS), NOTHING),
    k.SELL: ("sell", ("price", number(0, 99)), NOTHING),
    k.GOOD: ("good", ("rule", RULE), NOTHING),
    k.ROYAL: ("royal", NOTHING, NOTHING),
    k.MARK: ("mark", ("own", number(0, 1)), NOTHING),
    k.DISCARD: ("discard", NOTHING, NOTHING),
    k.AFTER: ("after", NOTHING, NOTHING),
    k.DIE_CHOICE: ("die", NOTHING, NOTHING),
    k.PATRON: ("patron", NOTHING, NOTHING),
    k.CHANCE_SCORING: ("chance scoring", ("region", REGION), NOTHING),
    k.CHANCE_MASTERY: ("chance mastery", ("slot", ("from 1", 1, 6)), NOTHING),
    k.CHANCE_MARKET: ("chance market", ("shore", SHORE), NOTHING),
    k.CHANCE_STARTING: ("chance starting tile", ("shore", SHORE), NOTHING),
    k.CHANCE_ROW: ("chance row", ("row", ("from 1", 1, 4)), NOTHING),
    k.CHANCE_TOP: ("chance top", ("era", number(1, 2)), NOTHING),
    k.CHANCE_FIRST: ("chance first", NOTHING, NOTHING),
    k.CHANCE_REVEAL: ("chance reveal", ("clan", ("from 1", 1, 4)), NOTHING),
    k.CHANCE_CLAN: ("chance clan", NOTHING, NOTHING),
    k.CHANCE_DRAW: ("chance draw", NOTHING, NOTHING),
    k.CHANCE_SHIP: ("chance ship", ("ship", SHIP), NOTHING),
    k.CHANCE_DIE: ("chance die", NOTHING, NOTHING),
    k.STEP_PLAYERS: ("players", NOTHING, NOTHING),
    k.STEP_RESOURCES: ("resources", NOTHING, NOTHING),
    k.STEP_DEAL: ("deal", NOTHING, NOTHING),
    k.STEP_BEGIN: ("begin", NOTHING, NOTHING),
    k.STEP_INFLUENCE: ("influence", ("region", REGION_RULE), ("spaces", number(1, 99))),
    k.STEP_REFILL: ("refill", ("row", ("from 1", 1, 4)), NOTHING),
    k.STEP_MERCHANTS: ("merchants", ("waiting", CARDS), NOTHING),
    k.STEP_ROW_DISCARD: ("row discard", NOTHING, NOTHING),
    k.STEP_FINISH_MOVE: ("finish move", ("ship", SHIP), ("river", number(1, 14))),
    k.STEP_VISITORS: ("visitors", ("ship", SHIP), ("progress", number(0, TOUCHING * ENTRIES))),
    k.STEP_OWNERS: ("owners", ("ship", SHIP), ("progress", number(0, TOUCHING * ENTRIES * 2))),
    k.STEP_AFTER_SAIL: ("after sail", ("ship", SHIP), NOTHING),
    k.STEP_AFTER_SAIL_VP: ("after sail points", ("ship", SHIP), NOTHING),
    k.STEP_OWED: ("owed goods", NOTHING, NOTHING),
    k.STEP_DELIVERY: ("delivery", ("customer", CARD), ("entry", number(0, ENTRIES))),
    k.STEP_DRAW: ("draw", ("cards", number(0, 30)), ("discard", number(0, 1))),
    k.STEP_VISIT: ("visit", NOTHING, NOTHING),
    k.STEP_TRIGGER: ("trigger", NOTHING, NOTHING),
    k.STEP_ROLL: ("roll", NOTHING, NOTHING),
    k.STEP_NEXT: ("next", NOTHING, NOTHING),
}
KINDS: Final = {layout[0]: kind for kind, layout in LAYOUTS.items()}
MAX_FRAMES: Final = 60


def names_in(mask: int, names: list[str]) -> list[str]:
    """The names of the things in a bit mask."""
    return [name for index, name in enumerate(names) if mask >> index & 1]


def write_frames(state: Position) -> list[Document]:
    """The stack, the top frame last."""
    return [write_frame(state, at) for at in range(state.depth)]


def write_frame(state: Position, at: int) -> Document:
    """One frame."""
    kind, seat, a, b = (int(state.frames[at * FRAME + column]) for column in range(FRAME))
    name, (a_name, a_codec), (b_name, b_codec) = LAYOUTS[kind]
    made: Document = {"do": name, "seat": seat_name(seat) if seat >= 0 else None}
    if a_name:
        made[a_name] = encode(state.tables, a_codec, a)
    if b_name:
        made[b_name] = encode(state.tables, b_codec, b)
    return made


def encode(tables: Tables, codec: Codec, value: int) -> object:
    """A number of a frame as it is written."""
    form = codec[0]
    if form == "from 1":
        return value + 1
    if form == "rule":
        return rule_name("ROG", value)
    if form == "cards":
        return names_in(value, tables.customer_names)
    if form == "card":
        return tables.customer_names[value]
    if form == "region and rule":
        return f"{value % REGIONS + 1} by {rule_name('ROG', value // REGIONS)}"
    return value


def read_frames(state: Position, node: Node, seat_names: list[str]) -> None:
    """Put the frames of a document on the stack of an empty state. Raises DocumentError."""
    for item in node.items(MAX_FRAMES):
        read_frame(state, item, seat_names)


def read_frame(state: Position, item: Node, seat_names: list[str]) -> None:
    """Push one frame of a document."""
    kind = KINDS[item["do"].word(KINDS)]
    _, (a_name, a_codec), (b_name, b_codec) = LAYOUTS[kind]
    seat = item["seat"].optional_index(seat_names)
    a = decode(state.tables, a_codec, item[a_name]) if a_name else 0
    b = decode(state.tables, b_codec, item[b_name]) if b_name else 0
    item.done()
    state.push(kind, seat, a, b)


def decode(tables: Tables, codec: Codec, node: Node) -> int:
    """A number of a frame from its written form. Raises DocumentError."""
    form, low, high = codec
    if form == "from 1":
        return node.integer(low, high) - 1
    if form == "rule":
        return read_rule(node)
    if form == "cards":
        return sum(1 << card for card in {item.index(tables.customer_names) for item in node.items(30)})
    if form == "card":
        return node.index(tables.customer_names)
    if form == "region and rule":
        region, _, rule = node.text().partition(" by ")
        if region not in {str(number) for number in range(1, REGIONS + 1)}:
            raise node.refuse("expected a region and a rule, such as `3 by ROG-7.5`")
        return read_rule(Node(rule, node.path)) * REGIONS + int(region) - 1
    return node.integer(low, high)


def read_rule(node: Node) -> int:
    """A rule number from its name. Raises DocumentError."""
    try:
        rule = rule_number(node.text())
    except ValueError:
        rule = 0
    if not 100 < rule < 2500:
        raise node.refuse("expected the name of a rule, such as ROG-7.5")
    return rule
