"""The position document of River of Gold as JSON Schema. What a key means is said here, and printed in docs/positions.

The schema knows the form: keys, types, limits and names. What contradicts itself only as a whole (a card in two places, a
stack that the rules could not go on from) is found by `Game.position`, which reads the document.
"""

from typing import TYPE_CHECKING, Final

from serai.core.documents import Document
from serai.core.frames import Form
from serai.core.json_schema import closed, or_null, position_of, ref, said, some, whole, whole_or_null
from serai.games.river_of_gold import actions as k
from serai.games.river_of_gold.document import MAX_VP
from serai.games.river_of_gold.frames import LAYOUTS
from serai.games.river_of_gold.tables import CLAIMS, ERA_1, ERA_2, REGIONS, RIVER, ROW, SHORES, Tables

if TYPE_CHECKING:
    from serai.games.river_of_gold.game import RiverOfGold

RULE: Final = r"ROG-[1-9][0-9]?\.[1-9][0-9]?"

# What each entry of `pending` waits for or does, with the rule that asks for it.
PENDING: Final[dict[int, str]] = {
    k.ACTION: "the seat spends favor on its die or takes the one action of its turn (ROG-23.1)",
    k.BONUS: "the seat chooses its journey bonus (ROG-9.1)",
    k.MERCHANTS: "the seat says which of its waiting merchants acts next (ROG-9.8)",
    k.SELL: "the seat sells a good for `price` Koku, or stops (ROG-9.9)",
    k.GOOD: "the seat chooses the kind of a good that `rule` gives it (ROG-4.7, ROG-12.9)",
    k.ROYAL: "the seat says which ship becomes the royal ship (ROG-11.5)",
    k.MARK: "the seat places a monk's marker: on a building of its own (`own` 1) or of an opponent (0) (ROG-11.4)",
    k.DISCARD: "the seat discards a card of its hand (ROG-10.6)",
    k.AFTER: "the seat claims a mastery or ends its turn (ROG-14.8)",
    k.DIE_CHOICE: "Kakita Ryoku rolls her die or sets it (ROG-21.8)",
    k.PATRON: "the seat picks a clan patron (ROG-21.1)",
    k.CHANCE_SCORING: "chance lays a scoring tile on the track of `region` (ROG-3.1)",
    k.CHANCE_MASTERY: "chance puts a mastery card into `slot` (ROG-3.2)",
    k.CHANCE_MARKET: "chance lays an Imperial Market on `shore` (ROG-3.4)",
    k.CHANCE_STARTING: "chance lays a starting tile on `shore` (ROG-3.5)",
    k.CHANCE_ROW: "chance lays an Era 1 tile on `row` (ROG-3.7)",
    k.CHANCE_TOP: "chance says which tile of `era` lies on top of its stack (ROG-20.6)",
    k.CHANCE_FIRST: "chance says who begins (ROG-3.8)",
    k.CHANCE_REVEAL: "chance reveals a patron of `clan`, counted from 1 in the order of ROG-20.7 (ROG-21.1)",
    k.CHANCE_CLAN: "chance deals a clan to the seat (ROG-21.1)",
    k.CHANCE_DRAW: "chance says which customer the seat draws (ROG-10.6)",
    k.CHANCE_SHIP: "chance says how far `ship` drifts before the game (ROG-3.13)",
    k.CHANCE_DIE: "chance rolls the seat's die (ROG-15.3)",
    k.STEP_PLAYERS: "setup goes on with what follows the first player (ROG-20.7)",
    k.STEP_RESOURCES: "all seats get what they start with (ROG-3.8 to ROG-3.11)",
    k.STEP_DEAL: "the seat gets its starting customers (ROG-3.12)",
    k.STEP_BEGIN: "the first turn begins (ROG-1.2)",
    k.STEP_INFLUENCE: "the seat gains `spaces` influence; `region` names the region and the rule (ROG-13.6)",
    k.STEP_REFILL: "the gap at `row` is closed and the row refilled (ROG-7.6)",
    k.STEP_MERCHANTS: "the seat's `waiting` merchants still act in this journey (ROG-9.2)",
    k.STEP_ROW_DISCARD: "the tile at the end of the row is discarded (ROG-9.3)",
    k.STEP_FINISH_MOVE: "`ship` sails on from river 14 to `river` (ROG-9.5)",
    k.STEP_VISITORS: "the rest of the visitor rewards of `ship`; `progress` of them are done (ROG-8.5)",
    k.STEP_OWNERS: "the rest of the owner rewards that `ship` brings; `progress` of them are done (ROG-8.7)",
    k.STEP_AFTER_SAIL: "the influence that nobles of the royal ship bring after a sail of `ship` (ROG-8.8)",
    k.STEP_AFTER_SAIL_VP: "the points that follow a sail of `ship` (ROG-8.10)",
    k.STEP_OWED: "opponents choose the goods still owed to them, clockwise (ROG-12.9)",
    k.STEP_DELIVERY: "the rest of the delivery reward of `customer`; `entry` entries are done (ROG-10.4)",
    k.STEP_DRAW: "the seat draws `cards` more; with `discard` 1 a discard follows (ROG-10.6)",
    k.STEP_VISIT: "the Emperor's Visit takes place if it is due (ROG-16.1)",
    k.STEP_TRIGGER: "the last turns begin if the end is due (ROG-17.1)",
    k.STEP_ROLL: "the seat rolls for its next turn, if it has one (ROG-15.3)",
    k.STEP_NEXT: "the next player's turn begins, or the game ends (ROG-17.4)",
}


def position_schema(game: "RiverOfGold") -> Document:
    """JSON Schema (2020-12) of the position document, with the names of the game's component set."""
    tables = game.tables
    properties: Document = {**header(game), **turn(), **table(tables), **clocks()}
    return position_of(game, properties, "ROG-23", [frame(kind) for kind in LAYOUTS], definitions(tables))


def words(names: list[str]) -> Document:
    """One of a fixed list of words."""
    return {"enum": list(names)}


def numbered(count: int, inner: Document, means: str) -> Document:
    """A mapping with the keys "1" to "count"."""
    return {**said(means), **closed({str(number + 1): inner for number in range(count)})}


# ---- the parts of the document -------------------------------------------------------------------------------------


def header(game: "RiverOfGold") -> Document:
    """What the position belongs to."""
    standard = game.components_name == "standard"
    options: Document = {
        option.name: {"enum": list(option.values), "default": option.default, "description": option.rule}
        for option in game.options
    }
    return {
        "game": {"const": game.id, "description": "the game"},
        "rules": {"const": game.rules_version, "description": "the version of the rules"},
        "components": {
            "const": "standard" if standard else game.components_fingerprint,
            "description": "`standard`, or the SHA-256 of the component file in use",
        },
        "options": {
            "description": "the options of the table; one left out has its default (ROG-24)",
            **closed(options, tuple(options)),
        },
    }


def turn() -> Document:
    """Whose decision and whose turn it is."""
    return {
        "to_act": {
            "description": "who must decide, as the last entry of `pending` says",
            "enum": ["A", "B", "C", "D", "chance", "nobody"],
        },
        "turn": or_null("seat", "whose turn it is; null during setup"),
        "first": or_null("seat", "who began; null before chance has said so (ROG-3.8)"),
    }


def clocks() -> Document:
    """What is due at the end of the turn, and how long the game still lasts."""
    return {
        "visit_due": {"description": "the Emperor visits when this turn ends (ROG-15.1)", "type": "boolean"},
        "end_due": {"description": "the last turns begin when this turn ends (ROG-15.2)", "type": "boolean"},
        "turns_left": whole_or_null(
            0, 4, "last turns still to come after this one; null before the end is triggered (ROG-17.2)"
        ),
    }


def table(tables: Tables) -> Document:
    """Everything that lies before the seats and between them."""
    seats = closed(
        {letter: {"description": "all that lies before the seat", **ref("seat_state")} for letter in "ABCD"}, ("C", "D")
    )
    shore: Document = {
        "type": "object",
        "properties": {str(shore + 1): or_null("building", "the building there") for shore in range(SHORES)},
        "additionalProperties": False,
    }
    return {
        "seats": {
            "description": "the seats A and B, A to C or A to D (ROG-1.1)",
            **seats,
            "dependentRequired": {"D": ["C"]},
        },
        "scoring": numbered(REGIONS, or_null("scoring_tile", "its tile"), "the scoring tile of each region (ROG-3.1)"),
        "masteries": numbered(
            tables.masteries_in_play,
            or_null("mastery", "the card and its claims"),
            "the mastery cards in play (ROG-3.2)",
        ),
        "shore": {"description": "the buildings by shore space; a space left out, or null, is empty", **shore},
        "row": {
            "description": "the tiles of the row, row space 1 first; null is an empty space (ROG-2.6)",
            "type": "array",
            "items": or_null("era_tile"),
            "minItems": ROW,
            "maxItems": ROW,
        },
        "stacks": {
            "description": "the tile stacks by era (ROG-3.6)",
            **closed({"1": stack(tables, ERA_1), "2": stack(tables, ERA_2)}),
        },
        "discarded_tiles": some(
            "era_tile", "the tiles that journeys have removed from the row (ROG-9.3)", tables.tiles
        ),
        "discards": some("customer", "the customers in the discard pile (ROG-10.6)", tables.customers),
        "patrons_offered": some("patron", "the patrons that can be picked, during setup only (ROG-21.1)", 8),
    }


def stack(tables: Tables, era: int) -> Document:
    """The stack of an era."""
    names = [name for at, name in enumerate(tables.tile_names) if tables.tile_era[at] == era]
    return said(f"the stack of era {era}") | closed(
        {
            "left": whole(0, tables.tiles, "how many tiles are left, the top one included (ROG-3.6)"),
            "top": {"description": "its top tile; null without one (ROG-20.2)", "enum": [*names, None]},
        }
    )


def seat_state(tables: Tables) -> Document:
    """Everything before one seat."""
    limit, favor_limit = int(tables.good_max), int(tables.favor_limit_max)
    influence = whole(0, int(tables.influence_max), "the space of the marker")
    return closed(
        {
            "koku": whole(0, int(tables.koku_max), "Koku (ROG-4.1)"),
            "silk": whole(0, limit, "silk (ROG-4.2)"),
            "rice": whole(0, limit, "rice (ROG-4.2)"),
            "porcelain": whole(0, limit, "porcelain (ROG-4.2)"),
            "favor": whole(0, favor_limit, "favor, at most `favor_limit` (ROG-4.3)"),
            "favor_limit": whole(0, favor_limit, "the favor limit (ROG-4.3)"),
            "vp": whole(0, MAX_VP, "victory points scored so far (ROG-4.5)"),
            "die": whole_or_null(1, 6, "the face of the die; null before the first roll (ROG-2.12)"),
            "owed_goods": whole(0, 99, "goods whose kind the seat still chooses in another's turn (ROG-12.9)"),
            "influence": numbered(REGIONS, influence, "its influence in each region (ROG-13.1)"),
            "ships": {
                "description": "the river spaces of its two ships, as ROG-3.15 names them; 0 before they are placed",
                "type": "array",
                "items": whole(0, RIVER),
                "minItems": 2,
                "maxItems": 2,
            },
            "royal": whole_or_null(1, 2, "which ship is the royal one; null for neither (ROG-11.5)"),
            "hand": some("customer", "the cards in hand (ROG-3.12)", tables.customers),
            "delivered": some("customer", "the customers delivered to (ROG-10.3)", tables.customers),
            "not_held": some(
                "customer",
                "cards that all saw reshuffled while this hand was held (ROG-10.7, ROG-20.1)",
                tables.customers,
            ),
            "not_held_except": whole(0, 30, "at most this many cards of the hand, drawn since, are among `not_held`"),
            "patron": or_null("patron", "the clan patron, if patrons play (ROG-21)"),
            "clan": or_null("clan", "the clan that was dealt, with `clan_patrons: dealt` (ROG-21.1)"),
        }
    )


def definitions(tables: Tables) -> Document:
    """The names of the component set, and what repeats."""
    era_tiles = [name for at, name in enumerate(tables.tile_names) if tables.tile_era[at] in (ERA_1, ERA_2)]
    return {
        "seat": words(["A", "B", "C", "D"]),
        "customer": words(tables.customer_names),
        "tile": words(tables.tile_names),
        "era_tile": words(era_tiles),
        "scoring_tile": words(tables.scoring_names),
        "mastery_card": words(tables.mastery_names),
        "patron": words(tables.patron_names),
        "clan": words(tables.clan_names),
        "rule": {"type": "string", "pattern": f"^{RULE}$"},
        "building": closed(
            {
                "tile": {"description": "the tile", **ref("tile")},
                "markers": {
                    "description": "whose markers lie on it, in the order of placing (ROG-12.2)",
                    "type": "array",
                    "items": ref("seat"),
                    "maxItems": 2,
                },
            }
        ),
        "mastery": closed(
            {
                "card": {"description": "the card", **ref("mastery_card")},
                "claims": some("seat", "who claimed it, the highest reward first (ROG-14.2)", CLAIMS),
            }
        ),
        "seat_state": seat_state(tables),
    }


# ---- the stack -----------------------------------------------------------------------------------------------------


def frame(kind: int) -> Document:
    """One kind of entry of `pending`."""
    layout = LAYOUTS[kind]
    properties: Document = {"do": {"const": layout.name}, "seat": or_null("seat")}
    properties.update({key: coded(form) for key, form in filter(None, (layout.a, layout.b))})
    return {"description": PENDING[kind], **closed(properties)}


def coded(form: Form) -> Document:
    """How a number of a frame is written (core/frames.py)."""
    if form.kind == "rule":
        return ref("rule")
    if form.kind == "names":
        return {"type": "array", "items": ref("customer"), "maxItems": 30}
    if form.kind == "name":
        return ref("customer")
    if form.kind == "number by rule":
        return {
            "type": "string",
            "pattern": f"^[1-{form.high}] by {RULE}$",
            "description": "region by rule, such as `3 by ROG-7.5`",
        }
    return whole(form.low, form.high)
