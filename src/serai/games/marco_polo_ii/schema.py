"""The position document of Marco Polo II as JSON Schema. What a key means is said here, and printed in docs/positions.

The schema knows the form: keys, types, limits and names. What contradicts itself only as a whole (a card in two places, a
stack that the rules could not go on from) is found by `Game.position`, which reads the document.
"""

from typing import TYPE_CHECKING, Final

from serai.core.documents import Document
from serai.core.frames import MOST_IN_ROW, Form
from serai.core.json_schema import closed, or_null, position_of, ref, said, some, whole
from serai.games.marco_polo_ii import actions as k
from serai.games.marco_polo_ii.document import MAX_AMOUNT, MAX_DICE, MAX_STEPS
from serai.games.marco_polo_ii.frames import KINDS, LAYOUTS
from serai.games.marco_polo_ii.names import CHARACTERS, DIRECTIONS, GAINS, ICONS, SEAL_SIDES, SEALS, TRADE_GOODS
from serai.games.marco_polo_ii.state import FIGURES
from serai.games.marco_polo_ii.tables import ACTIVE, BOOKS, FACES, Tables

if TYPE_CHECKING:
    from serai.games.marco_polo_ii.game import MarcoPolo

RULE: Final = r"MP2-[1-9][0-9]?\.[1-9][0-9]?"

# What each entry of `pending` waits for or does, with the rule that asks for it.
PENDING: Final[dict[int, str]] = {
    k.CHARACTER: "the seat chooses a character (MP2-4.6)",
    k.GOAL: "the seat keeps a goal card (MP2-4.7)",
    k.DOUBLE: "Mailin and Tian Chin name the bonus that they take twice, of these `cities` and `seals` (MP2-19.6)",
    k.DUE: "the seat names the round-start bonus that it takes next (MP2-22.13)",
    k.PAIRS: "Isabella Donati settles a pair; `once` and `twice` are the numbers of which one and two pairs are settled "
    "(MP2-19.5)",
    k.COMPENSATE: "the seat says how many of the missing `points` it takes as coins (MP2-5.4)",
    k.TURN: "the seat takes bonus actions or its main action (MP2-6.2)",
    k.LATER: "the main action is done or being done: the seat takes bonus actions or ends its turn (MP2-6.5)",
    k.FURTHER: "the seat names another die for the `space`; so many are `missing` (MP2-22.9)",
    k.OFFER: "the seat chooses an offer of the Book of this `space` (MP2-8.3)",
    k.SEAL: "the seat chooses the type of seal; `value` is that of the action, `card` the slot of a card that gives it "
    "(MP2-10.2, MP2-15.4)",
    k.PATH: "the seat announces the next step, or that this was the last one (MP2-22.11)",
    k.CONTRACTS: "the seat takes a contract by the Contracts action; `taken` so far, `new` are their active slots "
    "(MP2-13.10)",
    k.CITY_CONTRACT: "the seat takes a contract by icon, `left` of them; `new` are the active slots just filled "
    "(MP2-13.8)",
    k.ROOM: "the seat discards a contract to make room for the one taken; none of the slots in `new` (MP2-13.5)",
    k.KEEP: "the seat discards one of its contracts or the one drawn (MP2-13.8)",
    k.PAY: "the seat says how many jade stand in for `coins` and for `camels` (MP2-22.10)",
    k.GIVE: "the seat names a good that it pays, `left` of them, by `rule` (MP2-22.10)",
    k.TAKE: "the seat names the icon that it takes next; they are gained by `rule` (MP2-22.12)",
    k.GOOD: "the seat names a good that it gains, `left` of them, by `rule` (MP2-2.5)",
    k.DIFFERENT: "the seat names a good that it gains, `left` of them, none of the kinds in `taken` (MP2-2.5)",
    k.COPY: "the seat chooses the city bonus marker that is copied (MP2-15.8)",
    k.POOL: "the seat takes what its new posts bring: the tiles of `outposts`, the bonuses and contracts of `cities` "
    "(MP2-12.8)",
    k.EXTRA: "the seat may place the additional post in one of these `cities` (MP2-11.8)",
    k.FROM: "the seat names the post that moves `to` the city, from none of `not_from` (MP2-12.9)",
    k.OASIS: "Möngke Khan chooses his reward for the first of these `oases` (MP2-19.7)",
    k.DIRECTION: "the seat chooses the exchange of a two-way card; `value` is that of its die (MP2-15.9)",
    k.REPEAT: "the seat says whether it makes the exchange once more, `left` times at most (MP2-15.9)",
    k.MARKER: "the seat takes a bonus by a bonuses card, `left` of them, of none of the cities in `taken` (MP2-15.10)",
    k.OPEN_DIE: "the seat chooses an open black die (MP2-21.1)",
    k.CHANCE_MARKER: "chance lays a city bonus marker in the city (MP2-3.1)",
    k.CHANCE_OUTPOST: "chance lays an outpost tile in the city (MP2-3.2)",
    k.CHANCE_CARD: "chance lays a city card open in the slot (MP2-3.3, MP2-5.2)",
    k.CHANCE_SLOT: "chance fills the contract slot from the pile (MP2-3.4, MP2-13.7)",
    k.CHANCE_OFFER: "chance lays an offer tile in the pile of a Book, at this place from the top (MP2-3.5)",
    k.CHANCE_FIRST: "chance says who is the first player (MP2-3.9)",
    k.CHANCE_STARTING: "chance deals a starting contract to the seat (MP2-4.1)",
    k.CHANCE_GOAL: "chance deals a goal card to the seat (MP2-4.4)",
    k.CHANCE_ROLL: "chance rolls a die of the seat at the start of the round (MP2-4.5, MP2-5.2)",
    k.CHANCE_OPEN: "chance rolls a black die of the board (MP2-21.1)",
    k.CHANCE_CHARACTER: "chance reveals a character (MP2-4.6)",
    k.CHANCE_TAKEN: "chance rolls the black die that the seat has just taken (MP2-16.7)",
    k.CHANCE_REROLL: "chance rolls this `die` of the seat again (MP2-16.5)",
    k.CHANCE_DRAW: "chance draws a contract from the pile for the seat (MP2-13.8)",
    k.STEP_PLAYERS: "what the players begin with, then what chance brings them (MP2-4)",
    k.STEP_EFFECTS: "the effects of characters at setup, then round 1 (MP2-4.8)",
    k.STEP_ROUND: "a round starts (MP2-5.2)",
    k.STEP_BONUSES: "the seat takes its round-start bonuses (MP2-5.3)",
    k.STEP_DUE: "round-start bonuses of these `cities` and `seals` that are still to be taken (MP2-22.13)",
    k.STEP_ROLL: "the seat rolls (MP2-5.2)",
    k.STEP_SETTLE: "Isabella Donati's rewards for the roll and compensation (MP2-5.2)",
    k.STEP_SINGLES: "Isabella Donati's rewards for dice in no pair (MP2-19.5)",
    k.STEP_COMPENSATE: "compensation for a low roll, if it is due (MP2-5.4)",
    k.STEP_BEGIN: "the first turn of the round begins, the seat's (MP2-5.9)",
    k.STEP_NEXT: "the turn of the seat is over: the next player with dice, the next round, or the end (MP2-5.9)",
    k.STEP_REFILL: "empty contract slots are filled; the first `slots` have been looked at (MP2-13.7)",
    k.STEP_PACKAGE: "the seat gains this, once all above is settled, such as its price (MP2-2.4)",
    k.STEP_REWARD: "icons that the seat takes once all above is settled (MP2-18.2)",
    k.STEP_BLACK: "the seat takes black dice, `left` more after what is above (MP2-17.6)",
    k.STEP_MOVE: "a movement by icon (MP2-11.10)",
    k.STEP_DRAW: "the seat draws contracts, `left` more after what is above (MP2-13.12)",
    k.STEP_GIVE: "the seat pays goods of its choice (MP2-22.10)",
    k.STEP_GO: "the path is paid, the figures set out (MP2-11.12)",
    k.STEP_ARRIVE: "the posts of a movement: `figures` that await theirs, `decided` when the additional post is, `new` "
    "ones placed so far (MP2-11.12)",
    k.STEP_POOL: "what new posts bring and has not been taken yet (MP2-11.12)",
    k.STEP_COMPLETED: "Abha Basu's jade for a contract (MP2-19.1)",
    k.STEP_IMPROVED: "De Wu's jade for a seal (MP2-19.2)",
    k.STEP_CONVERT: "an exchange is made, then offered again (MP2-15.9)",
    k.STEP_TOOK: "the coins of the Contracts action (MP2-13.3)",
}


def position_schema(game: "MarcoPolo") -> Document:
    """JSON Schema (2020-12) of the position document, with the names of the game's component set."""
    tables = game.tables
    properties: Document = {**header(game), **progress(tables), **table(tables), **turn(tables)}
    return position_of(game, properties, "MP2-22.2", [frame(kind) for kind in LAYOUTS], definitions(tables))


def listed(name: str, means: str, at_most: int, at_least: int = 0) -> Document:
    """A list of things in their order."""
    least: Document = {"minItems": at_least} if at_least else {}
    return {**said(means), "type": "array", "items": ref(name), **least, "maxItems": at_most}


def flag(means: str) -> Document:
    """True or false."""
    return {"description": means, "type": "boolean"}


def each(places: list[str], name: str, means: str) -> Document:
    """For each place what lies there, or null."""
    return {**places_with(places, or_null(name), means), "minProperties": len(places)}


def places_with(places: list[str], content: Document, means: str) -> Document:
    """A mapping with some of these keys, all of which hold the same."""
    return {
        "description": means,
        "type": "object",
        "patternProperties": {"^[a-z0-9_]+$": content},
        "propertyNames": {"enum": places},
        "additionalProperties": False,
    }


def cities_in(tables: Tables, mask: int) -> list[str]:
    """The cities of a mask."""
    return [name for city, name in enumerate(tables.location_names) if int(mask) >> city & 1]


# ---- the parts of the document -------------------------------------------------------------------------------------


def header(game: "MarcoPolo") -> Document:
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
            "description": "the options of the table; one left out has its default (MP2-21)",
            **closed(options, tuple(options)),
        },
    }


def progress(tables: Tables) -> Document:
    """Whose decision and whose turn it is, and in which round."""
    return {
        "to_act": {
            "description": "who must decide, as the last entry of `pending` says",
            "enum": ["A", "B", "C", "D", "chance", "nobody"],
        },
        "turn": or_null("seat", "whose turn it is, or was last; null in setup and at the start of a round"),
        "round": whole(0, int(tables.rounds), "the round; 0 during setup (MP2-5.1)"),
        "first": or_null("seat", "the first player of the round; null before chance has said so (MP2-3.9)"),
        "hourglass": or_null("seat", "who holds the hourglass and begins the next round (MP2-5.6)"),
    }


def table(tables: Tables) -> Document:
    """Everything that lies before the seats and between them."""
    seats = closed(
        {letter: ref("seat_state", "all that belongs to the seat") for letter in "ABCD"},
        ("C", "D"),
    )
    rounds = int(tables.rounds)
    pile: Document = {
        "description": "the offer tiles of this Book, round by round; null before they are laid",
        "type": "array",
        "items": or_null("offer_tile"),
        "minItems": rounds,
        "maxItems": rounds,
    }
    dice: Document = {"type": ["array", "null"], "items": ref("die"), "maxItems": MAX_DICE}
    return {
        "seats": {
            "description": "the seats A and B, A to C or A to D",
            **seats,
            "dependentRequired": {"D": ["C"]},
        },
        "kept_tiles": some("outpost", "the outpost tiles that Filippo Vitello keeps (MP2-19.3)", int(tables.outposts)),
        "characters_offered": some("character", "the characters that can be chosen (MP2-4.6)", len(CHARACTERS)),
        "spaces": places_with(
            tables.space_names,
            dice,
            "the dice on each action space such as `travel_upper`, in the order of placing, neutral ones first; a space "
            "left out, or null, has none (MP2-7)",
        ),
        "black_dice": whole(0, MAX_DICE, "the black dice on the board (MP2-3.7)"),
        "open_dice": listed("face", "what they show, with the option open_black_dice; else empty (MP2-21.1)", MAX_DICE),
        "city_bonuses": each(
            cities_in(tables, int(tables.has_bonus)),
            "city_bonus",
            "the city bonus markers by city; null before they are laid (MP2-3.1)",
        ),
        "outposts": each(
            cities_in(tables, int(tables.has_outpost)),
            "outpost",
            "the outpost tiles by city; null where none lies (MP2-12.3)",
        ),
        "cards": each(
            tables.card_slot_names,
            "city_card",
            "the open city cards by slot such as `jaipur_card_1`; null before they are laid (MP2-3.3)",
        ),
        "cards_gone": some(
            "city_card",
            "open cards that have been replaced; the deck has all that lie nowhere (MP2-5.8)",
            int(tables.cards),
        ),
        "display": each(
            tables.slot_names,
            "contract",
            "the open contracts by slot such as `xian_1`, or null; the pile has all that lie nowhere (MP2-3.4)",
        ),
        "queue": some(
            "contract", "contracts put under the pile, the next one first (MP2-22.14)", int(tables.contracts)
        ),
        "offers": {
            "description": "the offer tiles (MP2-3.5)",
            **closed({str(book + 1): pile for book in range(BOOKS)}),
        },
    }


def turn(tables: Tables) -> Document:
    """What holds for a turn, a placement, a movement, or the bonuses of a round start."""
    step: Document = {
        "to": ref("location", "where the step leads"),
        "figure": whole(1, FIGURES, "which figure moves (MP2-19.6)"),
    }
    doubled: Document = {
        "city": ref("city", "a city bonus, by its city"),
        "seal": ref("seal", "an improved seal"),
    }
    return {
        "new_posts": some("city", "the cities where the seat on turn has placed a post in this turn (MP2-12.6)", 60),
        "bought": flag("the seat on turn has bought a black die in this turn (MP2-6.6)"),
        "due": whole(
            0, FACES, "the coins due for the occupied space of a placement that is not carried out yet (MP2-7.5)"
        ),
        "doubled": {
            "description": "the bonus that Mailin and Tian Chin take twice, while they take theirs: a city or a seal "
            "(MP2-19.6)",
            **closed(doubled, tuple(doubled)),
            "type": ["object", "null"],
            "minProperties": 1,
            "maxProperties": 1,
        },
        "path": {
            "description": "the steps announced, until the posts of the movement are placed (MP2-22.11)",
            "type": "array",
            "items": closed(step),
            "maxItems": MAX_STEPS,
        },
    }


def seat_state(tables: Tables) -> Document:
    """Everything that belongs to one seat."""
    amount = {word: whole(0, MAX_AMOUNT, f"{word}") for word in ("coins", "camels", *TRADE_GOODS, "jade")}
    dice: Document = {
        "own": listed("face", "of the seat's color, ascending", MAX_DICE),
        "black": listed("face", "black ones, ascending", MAX_DICE),
        "unrolled": whole(
            0, MAX_DICE, "black dice gained at the start of the round that are still to be rolled (MP2-5.5)"
        ),
    }
    seals: Document = {seal: ref("seal_side", f"the {seal}") for seal in SEALS}
    return closed(
        {
            **amount,
            "vp": whole(-MAX_AMOUNT, MAX_AMOUNT, "the score so far (MP2-2.3)"),
            "shields": whole(0, MAX_AMOUNT, "extra shields (MP2-18.3)"),
            "dice": {"description": "the dice not placed yet (MP2-4.5)", **closed(dice)},
            "figures": listed("location", "where the figures stand; two of Mailin and Tian Chin (MP2-4.1)", FIGURES),
            "posts": some("city", "the cities with a post (MP2-12.1)", int(tables.posts)),
            "seals": {"description": "the guild seals (MP2-10)", **closed(seals)},
            "contracts": {
                "description": "the active contracts by slot, null for a free slot (MP2-13.4)",
                "type": "array",
                "items": or_null("contract"),
                "minItems": ACTIVE,
                "maxItems": ACTIVE,
            },
            "completed": some("contract", "the completed contracts (MP2-16.2)", int(tables.contracts)),
            "character": or_null("character", "the character; null before it is chosen (MP2-4.6)"),
            "goals": some("goal", "the goal cards dealt, later the one kept (MP2-4.7)", int(tables.goals)),
            "goals_put_away": some("goal", "the goal cards put away (MP2-4.7)", int(tables.goals)),
        }
    )


def definitions(tables: Tables) -> Document:
    """The names of the component set, and what repeats."""
    counts: Document = {word: whole(1, MOST_IN_ROW) for word in GAINS}
    return {
        "seat": {"enum": ["A", "B", "C", "D"]},
        "face": whole(1, FACES),
        "owner": {"enum": ["A", "B", "C", "D", "black", "neutral"]},
        "die": closed({"of": ref("owner", "whose die it is"), "value": ref("face", "what it shows")}),
        "city": {"enum": list(tables.location_names[: tables.cities])},
        "location": {"enum": list(tables.location_names)},
        "space": {"enum": list(tables.space_names)},
        "slot": {"enum": list(tables.slot_names)},
        "card_slot": {"enum": list(tables.card_slot_names)},
        "city_bonus": {"enum": list(tables.marker_names)},
        "outpost": {"enum": list(tables.outpost_names)},
        "city_card": {"enum": list(tables.card_names)},
        "contract": {"enum": list(tables.contract_names)},
        "offer_tile": {"enum": list(tables.tile_names)},
        "goal": {"enum": list(tables.goal_names)},
        "character": {"enum": list(CHARACTERS)},
        "seal": {"enum": list(SEALS)},
        "seal_side": {"enum": list(SEAL_SIDES)},
        "good": {"enum": list(TRADE_GOODS)},
        "kind": {"enum": list(KINDS)},
        "way": {"enum": list(DIRECTIONS)},
        "movement_by": {"enum": ["icon", "travel_lower", "travel_middle", "travel_upper", *tables.card_slot_names]},
        "rule": {"type": "string", "pattern": f"^{RULE}$"},
        "icons": closed({icon: whole(1, 63) for icon in ICONS}, tuple(ICONS)),
        "gain": closed(counts, tuple(GAINS)),
        "exchange": closed({"card": ref("card_slot"), "way": ref("way")}),
        "rerolled_die": closed({"value": ref("face"), "kind": ref("kind")}),
        "progress": closed(
            {
                "by": ref("movement_by"),
                "decided": {"type": "boolean"},
                "figures": {"type": "array", "items": whole(1, FIGURES), "maxItems": FIGURES, "uniqueItems": True},
            }
        ),
        "seat_state": seat_state(tables),
    }


# ---- the stack -----------------------------------------------------------------------------------------------------

NAMES: Final = {
    "cities": "city",
    "locations": "location",
    "spaces": "space",
    "contracts": "contract",
    "slots": "slot",
    "card_slots": "card_slot",
    "by": "movement_by",
    "seals": "seal",
    "goods": "good",
    "kinds": "kind",
}


def frame(kind: int) -> Document:
    """One kind of entry of `pending`."""
    layout = LAYOUTS[kind]
    properties: Document = {"do": {"const": layout.name}, "seat": or_null("seat")}
    properties.update({key: coded(key, form) for key, form in filter(None, (layout.a, layout.b))})
    return {"description": PENDING[kind], **closed(properties)}


def coded(key: str, form: Form) -> Document:
    """How a number of a frame is written (core/frames.py)."""
    if form.kind == "rule":
        return ref("rule")
    if form.kind == "name":
        return ref(NAMES[form.names])
    if form.kind == "name or null":
        return or_null(NAMES[form.names])
    if form.kind == "names":
        return some(NAMES[form.names], "", 60)
    if form.kind == "numbers from 1":
        return {"type": "array", "items": whole(form.low, form.high), "maxItems": form.high, "uniqueItems": True}
    if form.kind == "counts":
        return ref("icons")
    if form.kind == "row":
        return ref("gain")
    if form.kind == "parts":
        return ref({"exchange": "exchange", "die": "rerolled_die", "progress": "progress"}[key])
    return whole(form.low, form.high)
