"""The position document of Yellow & Yangtze as JSON Schema. What a key means is said here, and printed in docs/positions.

The schema knows the form: keys, types, limits and names. What contradicts itself only as a whole (a pagoda without its
triangle, a stack that the rules could not go on from) is found by `Game.position`, which reads the document.
"""

from typing import TYPE_CHECKING, Final

from serai.core.documents import Document
from serai.core.frames import Form
from serai.core.json_schema import closed, or_null, position_of, ref, said, some, whole, whole_or_null
from serai.games.yellow_and_yangtze import actions as k
from serai.games.yellow_and_yangtze.document import MAX_IDLE, MAX_KNOWN, MAX_POINTS
from serai.games.yellow_and_yangtze.frames import LAYOUTS
from serai.games.yellow_and_yangtze.names import COLORS, DIRECTIONS, LEADERS
from serai.games.yellow_and_yangtze.tables import MOST_TILES, Tables

if TYPE_CHECKING:
    from serai.games.yellow_and_yangtze.game import YellowAndYangtze

RULE: Final = r"YY-[1-9][0-9]?\.[1-9][0-9]?"

# What each entry of `pending` waits for or does, with the rule that asks for it.
PENDING: Final[dict[int, str]] = {
    k.ACTION: "the seat carries out an action or ends its turn; `left` actions are left, this one included (YY-5)",
    k.PAGODA: "the seat may establish a pagoda for the tile just placed on `space` (YY-11.2)",
    k.MOVE: "the seat says which pagoda of the board moves to the triangle `to` (YY-11.5)",
    k.PICK: "the seat may pick a tile from the display (YY-7.10)",
    k.CHAIN: "the seat may place a further blue tile beside the last one, on `space` (YY-7.11)",
    k.ATTACK: "the attacker in a revolt adds black tiles, or passes; the two leaders stand on `attacker` and "
    "`defender` (YY-14.3)",
    k.DEFEND: "the defender likewise (YY-14.3)",
    k.HELP: "the seat supports a warring state, or passes (YY-15.5)",
    k.WINNER: "the seat chooses the winner among the tied `sides` (YY-15.7)",
    k.TOLL: "the seat removes a red tile of the winner, the state on `side`; `due` are still to be removed (YY-15.11)",
    k.CHANCE_FIRST: "chance says who begins (YY-3.6)",
    k.CHANCE_BOX: "chance puts a tile from the bag into the box unseen, `tiles` in all (YY-3.3)",
    k.CHANCE_HAND: "chance draws a tile for the seat, `tiles` in all, by `rule` (YY-22.3)",
    k.CHANCE_DISPLAY: "chance draws a tile for the display, `tiles` in all (YY-16.4)",
    k.STEP_BEGIN: "the seat's turn begins (YY-3.8)",
    k.STEP_AFTER: "the action is over; `left` actions are left then (YY-5.3)",
    k.STEP_END: "the turn ends: pagodas score, then hands and display are filled (YY-16)",
    k.STEP_DRAW: "the seat draws `tiles` tiles, by `rule` (YY-16.2, YY-16.3)",
    k.STEP_SHOW: "the display is filled (YY-16.4)",
    k.STEP_NEXT: "the next player's turn begins, or the game ends by idling (YY-16.5, YY-17.4)",
    k.STEP_CHAIN: "the seat is asked for a further blue tile beside `space`, if there can be one (YY-7.11)",
    k.STEP_REVOLT: "the revolt is decided between the leaders on `attacker` and `defender` (YY-14.4)",
    k.STEP_WAR: "the totals of the warring states are compared (YY-15.7)",
    k.STEP_PEACE: "the war is over: committed tiles and leaders leave, the states are read afresh (YY-15.14)",
}


def position_schema(game: "YellowAndYangtze") -> Document:
    """JSON Schema (2020-12) of the position document, with the names of the game's component set."""
    tables = game.tables
    properties: Document = {**header(game), **turn(), **table(tables), **conflicts(tables)}
    return position_of(game, properties, "YY-21", [frame(kind) for kind in LAYOUTS], definitions(tables))


def by_color(limits: list[int], means: str) -> Document:
    """A number for each color."""
    inner: Document = {color: whole(0, limits[at], f"of {color}") for at, color in enumerate(COLORS)}
    return {**said(means), **closed(inner)}


def tiles_by_color(tables: Tables, means: str, most: int | None = None) -> Document:
    """Tiles of each color, as many as there are or as may lie in one place."""
    there_are = [int(tables.tiles[at]) for at in range(len(COLORS))]
    return by_color([number if most is None else min(number, most) for number in there_are], means)


# ---- the parts of the document -------------------------------------------------------------------------------------


def header(game: "YellowAndYangtze") -> Document:
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
            "description": "the options of the table; one left out has its default (YY-20.9)",
            **closed(options, tuple(options)),
        },
    }


def turn() -> Document:
    """Whose decision and whose turn it is, and how long nobody has drawn a tile."""
    return {
        "to_act": {
            "description": "who must decide, as the last entry of `pending` says",
            "enum": ["A", "B", "C", "D", "chance", "nobody"],
        },
        "turn": or_null("seat", "whose turn it is, or was last; null during setup"),
        "first": or_null("seat", "who began; null before chance has said so (YY-3.6)"),
        "idle_turns": whole(0, MAX_IDLE, "turns in a row without a tile drawn from the bag (YY-17.4)"),
        "drew": {"description": "a tile has been drawn in this turn (YY-17.4)", "type": "boolean"},
    }


def table(tables: Tables) -> Document:
    """Everything that lies before the seats and between them."""
    seats = closed(
        {letter: ref("seat_state", "all that belongs to the seat") for letter in "ABCD"},
        ("C", "D"),
    )
    pagodas: Document = {
        color: some("triangle", f"the triangles with a {color} pagoda", int(tables.pagodas[at]))
        for at, color in enumerate(COLORS)
    }
    return {
        "seats": {
            "description": "the seats A and B, A to C or A to D (YY-2.2)",
            **seats,
            "dependentRequired": {"D": ["C"]},
        },
        "display": tiles_by_color(tables, "the tiles in the display (YY-1.3)", int(tables.display_size)),
        "box": tiles_by_color(tables, "the tiles that all saw going into the box (YY-19.3)"),
        "removed": tiles_by_color(tables, "the tiles put into the box unseen before the game (YY-3.3)"),
        "tiles": {
            "description": "the tiles on the board by space, such as `E05`; a space left out, or null, has none",
            "type": "object",
            "patternProperties": {"^[A-Z][0-9]{2}$": or_null("color")},
            "propertyNames": ref("space"),
            "additionalProperties": False,
        },
        "pagodas": {
            "description": "the pagodas on the board by color; the others are in the supply (YY-11.4)",
            **closed(pagodas),
        },
    }


def seat_state(tables: Tables) -> Document:
    """Everything that belongs to one seat."""
    leaders: Document = {
        leader: or_null("space", f"where the {leader.capitalize()} stands; null off the board (YY-1.3)")
        for leader in LEADERS
    }
    return closed(
        {
            "hand": tiles_by_color(tables, "the tiles in hand", int(tables.hand_size)),
            "points": by_color([MAX_POINTS] * len(COLORS), "the points collected (YY-2.4)"),
            "leaders": {"description": "the five leaders", **closed(leaders)},
            "seen": tiles_by_color(tables, "tiles that are in this hand, as all know (YY-19.3)"),
            "maybe": tiles_by_color(tables, "tiles that were in this hand, as all know, before some were replaced"),
            "unsure": whole(0, MAX_KNOWN, "at most this many of `maybe` are gone (YY-19.3)"),
            "most_blue": whole_or_null(
                0,
                MOST_TILES - 1,
                "at most this many tiles of the hand are blue, as all know; null if nothing is known (YY-22.1)",
            ),
            "replaced": tiles_by_color(tables, "the tiles that the seat has discarded to replace them (YY-10.1)"),
        }
    )


def conflicts(tables: Tables) -> Document:
    """The war or revolt that is pending."""
    revolt: Document = {
        "color": ref("color", "the color of the two leaders"),
        "attacker": ref("seat", "whose leader has just been positioned (YY-14.1)"),
        "defender": ref("seat", "whose leader was there before"),
        "support": support("revolt_support", "what each seat has added (YY-14.3)"),
    }
    war: Document = {
        "space": ref("space", "where the unifying tile lies; it belongs to no side (YY-15.2)"),
        "paid": some("space", "spaces whose red tiles have paid the toll so far (YY-15.11)", int(tables.spaces)),
        "support": support("war_support", "what each seat has committed (YY-15.5)"),
    }
    return {
        "war": {
            "description": "the war that is pending, or null (YY-15)",
            **closed(war),
            "type": ["object", "null"],
        },
        "revolt": {
            "description": "the revolt that is pending, or null (YY-14)",
            **closed(revolt),
            "type": ["object", "null"],
        },
    }


def support(name: str, means: str) -> Document:
    """What each seat has added to a conflict."""
    letters: Document = {letter: or_null(name, "null for nothing, so far or at all") for letter in "ABCD"}
    return {**said(means), **closed(letters, ("C", "D"))}


def committed(leader: str) -> Document:
    """Tiles and leader of one seat in a conflict."""
    return {
        "tiles": whole(0, MOST_TILES, "tiles from hand"),
        "leader": {"description": f"the {leader} off the board counts for one more (YY-12)", "type": "boolean"},
    }


def definitions(tables: Tables) -> Document:
    """The names of the component set, and what repeats."""
    return {
        "seat": {"enum": ["A", "B", "C", "D"]},
        "color": {"enum": list(COLORS)},
        "space": {"enum": list(tables.space_names)},
        "triangle": {
            "type": "string",
            "pattern": "^[A-Z][0-9]{2}-[A-Z][0-9]{2}-[A-Z][0-9]{2}$",
            "description": "three spaces that touch each other, in order, such as `E04-E05-F04`",
        },
        "side": {"enum": list(DIRECTIONS)},
        "rule": {"type": "string", "pattern": f"^{RULE}$"},
        "war_support": closed(
            {
                "side": ref("side", "the supported state, by the side of the unifying tile (YY-22.2)"),
                **committed("Soldier"),
            }
        ),
        "revolt_support": closed(committed("Governor")),
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
    names = {"spaces": "space", "triangles": "triangle", "sides": "side"}
    if form.kind == "rule":
        return ref("rule")
    if form.kind == "names":
        return {"type": "array", "items": ref(names[form.names]), "maxItems": len(DIRECTIONS)}
    if form.kind == "name":
        return ref(names[form.names])
    return whole(form.low, form.high)
