"""The frames of the decision stack as they stand in position documents. See `actions.py` for what each frame means."""

from typing import Final

from serai.core.frames import (
    FLAG,
    RULE,
    Form,
    Frames,
    Layout,
    Part,
    counts,
    from_1,
    number,
    numbers_from_1,
    parts,
)
from serai.games.marco_polo_ii import actions as k
from serai.games.marco_polo_ii.names import DIRECTIONS, GAINS, ICONS, SEALS, TRADE_GOODS, TRAVEL_SPACES
from serai.games.marco_polo_ii.state import FIGURES
from serai.games.marco_polo_ii.tables import (
    ACTIVE,
    BOOKS,
    CARD_SLOTS,
    CONTRACT_SLOTS,
    FACES,
    ICON_BITS,
    ICON_MASK,
    MOST_COMPENSATION,
    MOST_ROUNDS,
    Tables,
)

MOST_PRICE: Final = 10_000  # coins or camels of a single payment
MOST_MOVEMENT: Final = 63  # in one movement
CITY: Final = Form("name", names="cities")
CITIES: Final = Form("names", names="cities")
LOCATIONS: Final = Form("names", names="locations")
SPACE: Final = Form("name", names="spaces")
CONTRACT: Final = Form("name", names="contracts")
SLOT: Final = Form("name", names="slots")
CARD_SLOT: Final = Form("name", names="card_slots")
NO_CARD_SLOT: Final = Form("name or null", names="card_slots")
SEAL_SET: Final = Form("names", names="seals")
GOODS: Final = Form("names", names="goods")
BY: Final = Form("name", names="by")
KIND: Final = Form("name", names="kinds")
ICON_SET: Final = counts("icons", ICON_BITS)
PACKAGE: Final = Form("row", names="packages")
FACE_SET: Final = numbers_from_1(FACES)
NEW: Final = numbers_from_1(ACTIVE)
LEFT: Final = number(0, ICON_MASK)
SOME_LEFT: Final = number(1, ICON_MASK)
SOURCES: Final = 1 + len(TRAVEL_SPACES) + CARD_SLOTS
EXCHANGE: Final = parts(Part("card", CARD_SLOT, CARD_SLOTS), Part("way", Form("name", names="ways"), len(DIRECTIONS)))
DIE: Final = parts(Part("value", from_1(FACES), FACES), Part("kind", KIND, 2))
PROGRESS: Final = parts(
    Part("by", BY, SOURCES), Part("decided", FLAG, 2), Part("figures", numbers_from_1(FIGURES), 1 << FIGURES)
)
KINDS: Final = ("own", "black")

LAYOUTS: Final[dict[int, Layout]] = {
    k.CHARACTER: Layout("character"),
    k.GOAL: Layout("goal"),
    k.DOUBLE: Layout("double", ("cities", CITIES), ("seals", SEAL_SET)),
    k.DUE: Layout("bonus", ("cities", CITIES), ("seals", SEAL_SET)),
    k.PAIRS: Layout("pairs", ("once", FACE_SET), ("twice", FACE_SET)),
    k.COMPENSATE: Layout("compensation", ("points", number(1, MOST_COMPENSATION))),
    k.TURN: Layout("turn"),
    k.LATER: Layout("later"),
    k.FURTHER: Layout("further die", ("space", SPACE), ("missing", number(1, 4))),
    k.OFFER: Layout("offer", ("space", SPACE)),
    k.SEAL: Layout("seal", ("value", number(1, FACES)), ("card", NO_CARD_SLOT)),
    k.PATH: Layout("path", ("by", BY), ("movement", number(1, MOST_MOVEMENT))),
    k.CONTRACTS: Layout("contracts", ("taken", number(0, ACTIVE)), ("new", NEW)),
    k.CITY_CONTRACT: Layout("city contract", ("left", LEFT), ("new", NEW)),
    k.ROOM: Layout("make room", ("contract", CONTRACT), ("new", NEW)),
    k.KEEP: Layout("keep", ("contract", CONTRACT)),
    k.PAY: Layout("pay", ("coins", number(0, MOST_PRICE)), ("camels", number(0, MOST_PRICE))),
    k.GIVE: Layout("give", ("left", number(1, MOST_PRICE)), ("rule", RULE)),
    k.TAKE: Layout("take", ("icons", ICON_SET), ("rule", RULE)),
    k.GOOD: Layout("good", ("left", SOME_LEFT), ("rule", RULE)),
    k.DIFFERENT: Layout("different goods", ("left", SOME_LEFT), ("taken", GOODS)),
    k.COPY: Layout("copy"),
    k.POOL: Layout("arrival", ("outposts", CITIES), ("cities", CITIES)),
    k.EXTRA: Layout("additional post", ("cities", CITIES)),
    k.FROM: Layout("move post", ("to", CITY), ("not_from", CITIES)),
    k.OASIS: Layout("oasis", ("oases", LOCATIONS)),
    k.DIRECTION: Layout("direction", ("card", CARD_SLOT), ("value", number(1, FACES))),
    k.REPEAT: Layout("repeat", ("exchange", EXCHANGE), ("left", number(1, FACES))),
    k.MARKER: Layout("card bonus", ("left", LEFT), ("taken", CITIES)),
    k.OPEN_DIE: Layout("open die"),
    k.CHANCE_MARKER: Layout("chance city bonus", ("city", CITY)),
    k.CHANCE_OUTPOST: Layout("chance outpost", ("city", CITY)),
    k.CHANCE_CARD: Layout("chance card", ("slot", CARD_SLOT)),
    k.CHANCE_SLOT: Layout("chance contract", ("slot", SLOT)),
    k.CHANCE_OFFER: Layout("chance offer", ("book", from_1(BOOKS)), ("place", from_1(MOST_ROUNDS))),
    k.CHANCE_FIRST: Layout("chance first"),
    k.CHANCE_STARTING: Layout("chance starting contract"),
    k.CHANCE_GOAL: Layout("chance goal"),
    k.CHANCE_ROLL: Layout("chance roll", ("kind", KIND)),
    k.CHANCE_OPEN: Layout("chance open die"),
    k.CHANCE_CHARACTER: Layout("chance character"),
    k.CHANCE_TAKEN: Layout("chance black die"),
    k.CHANCE_REROLL: Layout("chance reroll", ("die", DIE)),
    k.CHANCE_DRAW: Layout("chance draw"),
    k.STEP_PLAYERS: Layout("players"),
    k.STEP_EFFECTS: Layout("effects"),
    k.STEP_ROUND: Layout("round"),
    k.STEP_BONUSES: Layout("bonuses"),
    k.STEP_DUE: Layout("bonuses left", ("cities", CITIES), ("seals", SEAL_SET)),
    k.STEP_ROLL: Layout("roll"),
    k.STEP_SETTLE: Layout("settle"),
    k.STEP_SINGLES: Layout("singles", ("once", FACE_SET), ("twice", FACE_SET)),
    k.STEP_COMPENSATE: Layout("compensate"),
    k.STEP_BEGIN: Layout("begin"),
    k.STEP_NEXT: Layout("next"),
    k.STEP_REFILL: Layout("refill", ("slots", number(0, CONTRACT_SLOTS))),
    k.STEP_PACKAGE: Layout("package", ("gain", PACKAGE), ("rule", RULE)),
    k.STEP_REWARD: Layout("rewards", ("icons", ICON_SET), ("rule", RULE)),
    k.STEP_BLACK: Layout("black dice", ("left", LEFT)),
    k.STEP_MOVE: Layout("move", ("movement", SOME_LEFT)),
    k.STEP_DRAW: Layout("draw", ("left", LEFT)),
    k.STEP_GIVE: Layout("give goods", ("left", number(1, MOST_PRICE)), ("rule", RULE)),
    k.STEP_GO: Layout("set out", ("by", BY)),
    k.STEP_ARRIVE: Layout("arrive", ("progress", PROGRESS), ("new", CITIES)),
    k.STEP_POOL: Layout("pool", ("outposts", CITIES), ("cities", CITIES)),
    k.STEP_COMPLETED: Layout("completed"),
    k.STEP_IMPROVED: Layout("improved"),
    k.STEP_CONVERT: Layout("exchange", ("exchange", EXCHANGE), ("times", number(1, FACES))),
    k.STEP_TOOK: Layout("took"),
}


def frames(tables: Tables) -> Frames:
    """The layouts with the names of a component set."""
    names = {
        "cities": tables.location_names[: tables.cities],
        "locations": tables.location_names,
        "spaces": tables.space_names,
        "contracts": tables.contract_names,
        "slots": tables.slot_names,
        "card_slots": tables.card_slot_names,
        "by": ["icon", *(f"travel_{space}" for space in TRAVEL_SPACES), *tables.card_slot_names],
        "seals": list(SEALS),
        "goods": list(TRADE_GOODS),
        "icons": list(ICONS),
        "kinds": list(KINDS),
        "ways": list(DIRECTIONS),
    }
    return Frames(LAYOUTS, "MP2", names, {"packages": packages(tables)})


def packages(tables: Tables) -> list[dict[str, int]]:
    """What each package gives, without what it has none of."""
    found = []
    for package in range(len(tables.icons)):
        row = {word: int(tables.gain(package, column)) for column, word in enumerate(GAINS)}
        found.append({word: amount for word, amount in row.items() if amount})
    return found
