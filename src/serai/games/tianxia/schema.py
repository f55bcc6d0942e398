"""The position document of Tianxia as JSON Schema. What a key means is said here, and printed in docs/positions.

The schema knows the form: keys, types, limits and names. What contradicts itself only as a whole (a card in two places, a
stack that the rules could not go on from) is found by `Game.position`, which reads the document.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.documents import Document
from serai.core.frames import Form
from serai.core.json_schema import closed, or_null, position_of, ref, said, some, whole
from serai.games.tianxia import actions as k
from serai.games.tianxia.document import (
    LIMU_NAME,
    MAX_AMOUNT,
    MAX_COUNT,
    MAX_STRENGTH,
    MERCHANT_KEYS,
    NEUTRAL_NAME,
    figurine_names,
    marker_places,
)
from serai.games.tianxia.frames import LAYOUTS, MOST_LEFT, PARTS_OF_REGION, effect_names
from serai.games.tianxia.names import GOODS, MILITARY, PHASES, REGIONS, RESOURCES, TRACKS
from serai.games.tianxia.tables import (
    BARGE_PLACES,
    FAMILIES,
    MOST_DELIVERY_SPACES,
    MOST_PARTS,
    MOST_WORKER_SPACES,
    PORTS,
    SECTIONS,
    Tables,
)

if TYPE_CHECKING:
    from serai.games.tianxia.game import Tianxia

RULE: Final = r"TX-[1-9][0-9]?\.[1-9][0-9]?"
UNLIMITED_LEFT: Final = "99 for no limit"

# What each entry of `pending` waits for or does, with the rule that asks for it.
PENDING: Final[dict[int, str]] = {
    k.RETURN: "the seat returns an Objective in setup, `left` of them (TX-3.9)",
    k.TURN: "the seat chooses one of the four turns, or a free action (TX-7.2)",
    k.REGION: "the Region turn of the seat in this `region`: its banner step, actions, free actions, its end; `so_far` says "
    "which parts are open or taken (TX-8.6)",
    k.SHIP_TURN: "the seat makes further deliveries to the ship in the `slot`, or stops (TX-11.4)",
    k.FORTIFY_TURN: "the seat builds a structure in its Military turn, or stops; so many are `built` (TX-12.4)",
    k.TRAIN_TURN: "the seat trains a soldier in its Military turn, or stops; so many are `trained`, `discount_left` is what "
    "is left of discounts in rice (TX-12.6)",
    k.PASSED: "the seat, having passed, buys Palace steps unless it has `bought` some, or ends the turn (TX-14.7)",
    k.FINISH: "the seat ends its Military or Barge turn, or takes a free action (TX-7.7)",
    k.EXCHANGE: "the seat exchanges another unit in the region, or stops; so many `units` so far, for these goods (TX-8.9)",
    k.ROUND_TILE: "the seat, passing, takes a round bonus tile (TX-14.2)",
    k.TRACK: "the seat makes a step on a Palace track, `left` of them; `before` names the action of a Military turn that "
    "must stay possible (TX-15.1, TX-12.3)",
    k.TAKE: "the seat takes a resource or good of one of these `kinds`, `left` of them (TX-2.1)",
    k.SOLDIERS: "the seat places a soldier without paying, `left` of them, or stops (TX-9.9)",
    k.TRAINING: "the seat trains a soldier by a Train action that an effect gives, or stops (TX-2.4)",
    k.BUILDING: f"the seat builds a structure by a Fortify action that an effect gives, or stops; {UNLIMITED_LEFT} (TX-2.4)",
    k.INSTALL: "the seat installs a Governor that an effect gives, with this `discount` in wood, or declines (TX-2.4)",
    k.SHIPPING: "the seat delivers by a Ship action that an effect gives, or stops; once it has delivered, its ship is the "
    f"one in the `slot`; {UNLIMITED_LEFT} (TX-11.8)",
    k.REWARDS: "the seat says which reward of its delivery comes first, that of the Demand tile or of the space (TX-11.3)",
    k.MERCHANT: "the seat chooses the Merchant space of its worker that fell off a barge (TX-13.5)",
    k.LOSS: "the seat says for how many of the points of strength `left` over it pays in coins (TX-19.11)",
    k.CHANCE_BANNER: "chance gives the hub a banner (TX-3.1)",
    k.CHANCE_BUILDING: "chance deals the site a building (TX-3.2)",
    k.CHANCE_SITE: "chance lays a Bonus tile on the site: in setup, or after a raid one of the supply (TX-3.3, TX-19.9)",
    k.CHANCE_SHIP: "chance brings a ship into the slot (TX-3.6, TX-20.4)",
    k.CHANCE_DEMAND: "chance gives the ship in the slot its Demand tile (TX-3.6, TX-20.4)",
    k.CHANCE_PLACE: "chance names the family at the next place of the first turn order (TX-3.8)",
    k.CHANCE_BOARD: "chance deals a player board to the seat (TX-3.8)",
    k.CHANCE_OBJECTIVE: "chance deals the seat an Objective, `left` of them (TX-3.9, TX-17.4)",
    k.CHANCE_ROUND: "chance reveals a round bonus tile (TX-5.1)",
    k.CHANCE_ATTACK: "chance reveals the attack card of the round (TX-5.2)",
    k.CHANCE_SUPPLY: "chance reveals a tile of the supply for the seat, `left` of them (TX-16.6)",
    k.CHANCE_LIMU: "chance reveals Li Mu's next card (TX-22.4)",
    k.STEP_PLAYERS: "what the players begin with, then boards and Objectives (TX-3.8)",
    k.STEP_ROUND: "the next round begins (TX-4.2)",
    k.STEP_ADVANCE: "the nomads advance (TX-5.3)",
    k.STEP_INCOME: "the income of the seat (TX-6.1)",
    k.STEP_NEUTRAL: "a neutral worker enters this barge (TX-6.3)",
    k.STEP_ACTION: "the Action phase begins (TX-7.1)",
    k.STEP_NEXT: "the turn of the family is over: the next turn, or the Attack phase (TX-7.1)",
    k.STEP_EFFECT: "the seat gains this effect once all above is settled, by `rule` (TX-2.3)",
    k.STEP_PARTS: "the seat gains the parts of an effect from this one on once all above is settled, by `rule` (TX-2.3)",
    k.STEP_BATTLE: "the battle of the section (TX-19.1)",
    k.STEP_RAID: "the nomads raid this site with so much strength (TX-19.7)",
    k.STEP_LOSSES: "all suffer from the strength left after the third site (TX-19.11)",
    k.STEP_RESET: "the leader of the section goes back after the battle (TX-19.12)",
    k.STEP_LIMU_LOSS: "Li Mu's part of the losses (TX-22.11)",
    k.STEP_CLEANUP: "Cleanup, or after the last round the final scoring (TX-20, TX-21)",
    k.STEP_LIMU_PUSH: "the neutral worker of Li Mu's card (TX-22.4)",
}


def position_schema(game: "Tianxia") -> Document:
    """JSON Schema (2020-12) of the position document, with the names of the game's component set."""
    tables = game.tables
    properties: Document = {**header(game), **progress(tables), **table(tables), **piles(tables), **owners()}
    return position_of(game, properties, "TX-23.2", [frame(kind) for kind in LAYOUTS], definitions(tables))


def listed(name: str, means: str, at_most: int) -> Document:
    """A list of things in their order."""
    return {**said(means), "type": "array", "items": ref(name), "maxItems": at_most}


def spaces(name: str, means: str, fewest: int, most: int) -> Document:
    """What stands in each of so many spaces, null in an empty one."""
    return {**said(means), "type": "array", "items": or_null(name), "minItems": fewest, "maxItems": most}


def flag(means: str) -> Document:
    """True or false."""
    return {"description": means, "type": "boolean"}


def each(places: list[str], content: Document, means: str) -> Document:
    """For each place the same content."""
    return {
        "description": means,
        "type": "object",
        "patternProperties": {"^[a-z0-9_]+$": content},
        "propertyNames": {"enum": places},
        "additionalProperties": False,
        "minProperties": len(places),
    }


# ---- the parts of the document -------------------------------------------------------------------------------------


def header(game: "Tianxia") -> Document:
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
            "description": "the options of the table; one left out has its default (TX-25)",
            **closed(options, tuple(options)),
        },
    }


def progress(tables: Tables) -> Document:
    """Whose decision and whose turn it is, in which round and phase."""
    rounds = int(tables.rounds)
    return {
        "to_act": {
            "description": "who must decide, as the last entry of `pending` says",
            "enum": ["A", "B", "C", "D", "chance", "nobody"],
        },
        "turn": or_null("family", "whose turn it is; null outside the Action phase (TX-7.1)"),
        "round": whole(0, rounds, "the round; 0 during setup (TX-4.1)"),
        "phase": {"description": "the phase of the round (TX-4.2)", "enum": list(PHASES)},
        "order": {**some("family", "the turn order of the round (TX-7.1)", FAMILIES)},
        "next_order": some("family", "who has passed, the first one first: the next turn order (TX-14.1)", FAMILIES),
        "attacks": spaces("attack_card", "the attack card of each round; null until revealed (TX-5.2)", rounds, rounds),
        "round_tiles": spaces(
            "tile", "the round bonus tiles from the left, null where one was taken (TX-5.1)", 0, most(tables.stack_size)
        ),
    }


def most(numbers: vec[i64]) -> int:
    """The greatest of some numbers."""
    return max(int(number) for number in numbers)


def table(tables: Tables) -> Document:
    """Everything that lies on the board."""
    sections: Document = {str(section + 1): ref("section", "the section") for section in range(SECTIONS)}
    return {
        "banners": each(tables.hub_names, or_null("track"), "the track of each hub's banner; null before (TX-3.1)"),
        "sites": each(tables.site_names, ref("site_state"), "the building sites (TX-1.8)"),
        "markers": each(
            marker_places(tables),
            listed("family", "", MAX_COUNT),
            "whose action markers lie in each region and on each space of the military board, such as `fortify` "
            "(TX-8.2, TX-12.1)",
        ),
        "barges": each(
            list(RESOURCES),
            spaces("worker", "", BARGE_PLACES, BARGE_PLACES),
            "the workers on each barge from the left (TX-1.10)",
        ),
        "ships": each(tables.slot_names, or_null("ship_state"), "the ship in each slot, or null (TX-1.11)"),
        "sections": {"description": "the wall sections from west to east (TX-1.7)", **closed(sections)},
    }


def piles(tables: Tables) -> Document:
    """What may still come, and what lies in the box."""
    return {
        "tiles_unseen": each(
            tables.tile_names,
            whole(0, most(tables.tile_copies)),
            "how many copies of each Bonus tile nobody has seen: in the supply and the stacks to come; those that lie "
            "nowhere are in the box (TX-24.3)",
        ),
        "supply": whole(0, int(tables.all_tiles), "how many of the unseen tiles are the supply (TX-24.3)"),
        "ships_left": some("ship", "the ships that may still come (TX-20.4)", int(tables.ships)),
        "demands_left": some("demand", "the Demand tiles that may still come (TX-20.4)", int(tables.demands)),
        "objectives_gone": some(
            "objective",
            "the Objectives in the box; the deck has all that neither lie there nor are in a hand (TX-17.1)",
            int(tables.objectives),
        ),
    }


def owners() -> Document:
    """The seats, and Li Mu."""
    seats: Document = {letter: ref("seat_state", "all that belongs to the seat") for letter in "ABCD"}
    return {
        "seats": {
            "description": "the seat A, A and B, A to C or A to D",
            **closed(seats, ("B", "C", "D")),
            "dependentRequired": {"C": ["B"], "D": ["C"]},
        },
        "li_mu": or_null("li_mu_state", "Li Mu, who plays with one and two seats; otherwise null (TX-22)"),
    }


def both(tables: Tables) -> Document:
    """What players and Li Mu have alike."""
    palace: Document = {track: whole(0, int(tables.steps), f"on the {track} track") for track in TRACKS}
    return {
        "workers": whole(0, MAX_COUNT, "workers in supply (TX-1.3)"),
        "markers": whole(0, MAX_COUNT, "action markers not used in this round (TX-1.5)"),
        "walls_built": whole(0, MAX_COUNT, "walls that stand in the sections (TX-12.4)"),
        "towers_built": whole(0, MAX_COUNT, "towers that stand in the sections (TX-12.4)"),
        "palace": {"description": "the positions on the Palace tracks (TX-15.1)", **closed(palace)},
        "figurines": some("figurine", "the Jade Figurines (TX-16.3)", int(tables.figurines)),
    }


def seat_state(tables: Tables) -> Document:
    """Everything that belongs to one seat."""
    amount = {word: whole(0, MAX_AMOUNT, word) for word in ("coins", *RESOURCES, *GOODS)}
    merchants: Document = {
        key: whole(0, most(tables.merchant_spaces), "Merchants on the spaces of this action") for key in MERCHANT_KEYS
    }
    cards = int(tables.objectives)
    return closed(
        {
            **amount,
            "points": whole(-MAX_AMOUNT, MAX_AMOUNT, "the score so far (TX-1.13)"),
            **both(tables),
            "markers_discarded": whole(0, MAX_COUNT, "action markers discarded in this round (TX-18.1)"),
            "delivery_markers": whole(0, MAX_COUNT, "delivery markers in supply (TX-11.7)"),
            "shipping_markers": some("port", "the ports with the shipping marker (TX-11.2)", PORTS),
            "board": or_null("board", "the player board; null before it is dealt (TX-3.8)"),
            "merchants": {"description": "the Merchants by Merchant action (TX-13.7)", **closed(merchants)},
            "objectives": some("objective", "the Objectives in hand (TX-17.4)", cards),
            "objectives_returned": some("objective", "what the seat returned in setup (TX-3.9)", cards),
            "objectives_drawn": whole(0, cards, "how many Objectives it has drawn after setup (TX-17.4)"),
            "tiles": listed("one_time_tile", "one-time tiles that lie face up (TX-16.2)", MAX_COUNT),
            "tiles_used": listed("one_time_tile", "one-time tiles turned over (TX-16.2)", MAX_COUNT),
        }
    )


def li_mu_state(tables: Tables) -> Document:
    """Everything that belongs to Li Mu."""
    return closed(
        {
            "points": whole(-MAX_AMOUNT, MAX_AMOUNT, "the score so far (TX-22.11)"),
            **both(tables),
            "cards_left": some("li_mu_card", "the cards that have not been revealed (TX-22.3)", int(tables.limu_cards)),
        }
    )


def site_state() -> Document:
    """What is at a building site."""
    return closed(
        {
            "building": or_null("building", "the building; null before it is dealt (TX-3.2)"),
            "tile": or_null("tile", "the Bonus tile, or null (TX-9.7)"),
            "token": flag("an additional-cost token lies there (TX-19.9)"),
            "governors": spaces("family", "whose Governors stand on the worker spaces (TX-9.1)", 1, MOST_WORKER_SPACES),
        }
    )


def ship_state() -> Document:
    """A ship in its slot."""
    return closed(
        {
            "ship": ref("ship", "the ship"),
            "demand": or_null("demand", "its Demand tile; null before it comes (TX-3.6)"),
            "deliveries": spaces(
                "family", "whose markers cover the delivery spaces (TX-11.3)", 1, MOST_DELIVERY_SPACES
            ),
        }
    )


def section(tables: Tables) -> Document:
    """A wall section."""
    walls, soldiers = int(tables.wall_spaces), int(tables.soldier_spaces)
    return closed(
        {
            "leader": whole(int(tables.start_space), int(tables.battle_space), "the space of the leader (TX-5.3)"),
            "strength": whole(0, MAX_STRENGTH, "the strength of the nomads (TX-5.3)"),
            "walls": spaces("family", "whose walls stand there, from the left (TX-12.5)", walls, walls),
            "tower": or_null("family", "whose tower stands there (TX-12.5)"),
            "soldiers": spaces("family", "whose soldiers stand there, from the left (TX-12.6)", soldiers, soldiers),
        }
    )


def definitions(tables: Tables) -> Document:
    """The names of the component set, and what repeats."""
    figurines = figurine_names(tables)
    return {
        "seat": {"enum": ["A", "B", "C", "D"]},
        "family": {"enum": ["A", "B", "C", "D", LIMU_NAME]},
        "worker": {"enum": ["A", "B", "C", "D", NEUTRAL_NAME]},
        "track": {"enum": list(TRACKS)},
        "region": {"enum": list(REGIONS)},
        "hub": {"enum": list(tables.hub_names)},
        "site": {"enum": list(tables.site_names)},
        "building": {"enum": list(tables.building_names)},
        "tile": {"enum": list(tables.tile_names)},
        "one_time_tile": {"enum": [name for name in tables.tile_names if name not in figurines]},
        "figurine": {"enum": figurines},
        "slot": {"enum": list(tables.slot_names)},
        "port": {"enum": list(tables.slot_names[:PORTS])},
        "ship": {"enum": list(tables.ship_names)},
        "demand": {"enum": list(tables.demand_names)},
        "objective": {"enum": list(tables.objective_names)},
        "attack_card": {"enum": list(tables.attack_names)},
        "li_mu_card": {"enum": list(tables.limu_names)},
        "board": {"enum": list(tables.board_names)},
        "barge": {"enum": list(RESOURCES)},
        "good": {"enum": list(GOODS)},
        "kind": {"enum": [*RESOURCES, *GOODS]},
        "military_action": {"enum": list(MILITARY)},
        "part_of_region": {"enum": list(PARTS_OF_REGION)},
        "effect": {
            "description": "an effect, called after what brings it: `ship_04.2` is the second delivery space of a ship, "
            "`red.6` a Palace step, `azure.m2` a Merchant action",
            "enum": effect_names(tables),
        },
        "rule": {"type": "string", "pattern": f"^{RULE}$"},
        "exchange": closed({"region": ref("region"), "gained": some("good", "", len(GOODS))}),
        "fortify_action": closed({"discount": whole(0, MOST_LEFT), "built": {"type": "boolean"}}),
        "ship_action": closed(
            {"slot": or_null("slot"), "any_good": {"type": "boolean"}, "any_ship": {"type": "boolean"}}
        ),
        "parts": closed({"of": ref("effect"), "from_part": whole(1, MOST_PARTS)}),
        "site_state": site_state(),
        "ship_state": ship_state(),
        "section": section(tables),
        "seat_state": seat_state(tables),
        "li_mu_state": li_mu_state(tables),
    }


# ---- the stack -----------------------------------------------------------------------------------------------------

NAMES: Final = {
    "regions": "region",
    "region_parts": "part_of_region",
    "sites": "site",
    "path": "site",
    "slots": "slot",
    "hubs": "hub",
    "barges": "barge",
    "goods": "good",
    "kinds": "kind",
    "military": "military_action",
    "effects": "effect",
}
ACTIONS: Final = {k.BUILDING: "fortify_action", k.SHIPPING: "ship_action"}
OF_LIMU: Final = (k.STEP_NEXT, k.STEP_LIMU_LOSS)


def frame(kind: int) -> Document:
    """One kind of entry of `pending`."""
    layout = LAYOUTS[kind]
    owner = "family" if kind in OF_LIMU else "seat"
    properties: Document = {"do": {"const": layout.name}, "seat": or_null(owner)}
    properties.update({key: coded(kind, key, form) for key, form in filter(None, (layout.a, layout.b))})
    return {"description": PENDING[kind], **closed(properties)}


def coded(kind: int, key: str, form: Form) -> Document:
    """How a number of a frame is written (core/frames.py)."""
    if form.kind == "rule":
        return ref("rule")
    if form.kind == "name":
        return ref(NAMES[form.names])
    if form.kind == "name or null":
        return or_null(NAMES[form.names])
    if form.kind == "names":
        return some(NAMES[form.names], "", 60)
    if form.kind == "flag":
        return {"type": "boolean"}
    if form.kind == "parts":
        return ref(ACTIONS.get(kind, key))
    return whole(form.low, form.high)
