"""The frames of the decision stack as they stand in position documents. See `actions.py` for what each frame means."""

from typing import Final

from serai.core.frames import FLAG, RULE, Form, Frames, Layout, Part, from_1, number, parts
from serai.games.tianxia import actions as k
from serai.games.tianxia.names import FAMILIES as FAMILY_NAMES
from serai.games.tianxia.names import GOODS, MILITARY, PASSIVES, REGIONS, RESOURCES, TRACKS
from serai.games.tianxia.tables import (
    DELIVERY_GAIN,
    LIMU,
    MERCHANT_ACTIONS,
    MOST_DELIVERY_SPACES,
    MOST_PARTS,
    SECTIONS,
    SLOTS,
    UNLIMITED,
    Tables,
)

MOST_LEFT: Final = 100_000  # of strength, of discounts, of things to take
REGION: Final = Form("name", names="regions")
REGION_PARTS: Final = Form("names", names="region_parts")
SITE: Final = Form("name", names="sites")
SLOT: Final = Form("name", names="slots")
BARGE: Final = Form("name", names="barges")
EFFECT: Final = Form("name", names="effects")
SECTION: Final = from_1(SECTIONS)
LEFT: Final = number(1, MOST_LEFT)
LIMITED: Final = number(1, UNLIMITED)
DISCOUNT: Final = number(0, MOST_LEFT)
COUNT: Final = number(0, MOST_LEFT)
FOR_MILITARY: Final = Form("name or null", names="military")
KINDS: Final = Form("names", names="kinds")
ON_PATH: Final = Form("name", names="path")
EXCHANGE: Final = parts(
    Part("region", REGION, len(REGIONS)), Part("gained", Form("names", names="goods"), 1 << len(GOODS))
)
BUILT: Final = parts(Part("discount", DISCOUNT, MOST_LEFT + 1), Part("built", FLAG, 2))
SHIPPED: Final = parts(
    Part("slot", Form("name or null", names="slots"), SLOTS + 1), Part("any_good", FLAG, 2), Part("any_ship", FLAG, 2)
)
PART: Final = parts(Part("of", EFFECT, MOST_LEFT), Part("from_part", from_1(MOST_PARTS), MOST_PARTS))
PARTS_OF_REGION: Final = ("banner_open", "extra_open", "governor_taken", "trade_taken")  # flags of actions.py

LAYOUTS: Final[dict[int, Layout]] = {
    k.RETURN: Layout("return", ("left", LEFT)),
    k.TURN: Layout("turn"),
    k.REGION: Layout("region", ("region", REGION), ("so_far", REGION_PARTS)),
    k.SHIP_TURN: Layout("ship turn", ("slot", SLOT)),
    k.FORTIFY_TURN: Layout("fortify", ("built", COUNT)),
    k.TRAIN_TURN: Layout("train", ("trained", COUNT), ("discount_left", DISCOUNT)),
    k.PASSED: Layout("passed", ("bought", FLAG)),
    k.FINISH: Layout("finish"),
    k.EXCHANGE: Layout("exchange", ("units", LEFT), ("exchange", EXCHANGE)),
    k.ROUND_TILE: Layout("round tile"),
    k.TRACK: Layout("track", ("left", LEFT), ("before", FOR_MILITARY)),
    k.TAKE: Layout("take", ("left", LEFT), ("kinds", KINDS)),
    k.SOLDIERS: Layout("soldiers", ("left", LEFT)),
    k.TRAINING: Layout("training", ("trained", COUNT), ("discount_left", DISCOUNT)),
    k.BUILDING: Layout("building", ("left", LIMITED), ("action", BUILT)),
    k.INSTALL: Layout("install", ("discount", DISCOUNT)),
    k.SHIPPING: Layout("shipping", ("left", LIMITED), ("action", SHIPPED)),
    k.REWARDS: Layout("rewards", ("demand", EFFECT), ("space", EFFECT)),
    k.MERCHANT: Layout("merchant"),
    k.LOSS: Layout("loss", ("left", LEFT), ("section", SECTION)),
    k.CHANCE_BANNER: Layout("chance banner", ("hub", Form("name", names="hubs"))),
    k.CHANCE_BUILDING: Layout("chance building", ("site", SITE)),
    k.CHANCE_SITE: Layout("chance site tile", ("site", SITE), ("from_supply", FLAG)),
    k.CHANCE_SHIP: Layout("chance ship", ("slot", SLOT)),
    k.CHANCE_DEMAND: Layout("chance demand", ("slot", SLOT)),
    k.CHANCE_PLACE: Layout("chance place"),
    k.CHANCE_BOARD: Layout("chance board"),
    k.CHANCE_OBJECTIVE: Layout("chance objective", ("left", LEFT)),
    k.CHANCE_ROUND: Layout("chance round tile"),
    k.CHANCE_ATTACK: Layout("chance attack card"),
    k.CHANCE_SUPPLY: Layout("chance supply", ("left", LEFT)),
    k.CHANCE_LIMU: Layout("chance li mu"),
    k.STEP_PLAYERS: Layout("players"),
    k.STEP_ROUND: Layout("round"),
    k.STEP_ADVANCE: Layout("advance"),
    k.STEP_INCOME: Layout("income"),
    k.STEP_NEUTRAL: Layout("neutral", ("barge", BARGE)),
    k.STEP_ACTION: Layout("action phase"),
    k.STEP_NEXT: Layout("next"),
    k.STEP_EFFECT: Layout("effect", ("effect", EFFECT), ("rule", RULE)),
    k.STEP_PARTS: Layout("parts", ("parts", PART), ("rule", RULE)),
    k.STEP_BATTLE: Layout("battle", ("section", SECTION)),
    k.STEP_RAID: Layout("raid", ("site", ON_PATH), ("strength", LEFT)),
    k.STEP_LOSSES: Layout("losses", ("section", SECTION), ("strength", LEFT)),
    k.STEP_RESET: Layout("reset", ("section", SECTION)),
    k.STEP_LIMU_LOSS: Layout("li mu loss", ("left", LEFT), ("section", SECTION)),
    k.STEP_CLEANUP: Layout("cleanup"),
    k.STEP_LIMU_PUSH: Layout("li mu barge", ("barge", BARGE)),
}


MADE: Final[dict[Tables, Frames]] = {}  # once for each component set: every document is written and read with it


def frames(tables: Tables) -> Frames:
    """The layouts with the names of a component set."""
    if tables not in MADE:
        MADE[tables] = Frames(LAYOUTS, "TX", names(tables), others={LIMU: FAMILY_NAMES[LIMU]})
    return MADE[tables]


def names(tables: Tables) -> dict[str, list[str]]:
    """The lists of names that layouts refer to."""
    return {
        "regions": list(REGIONS),
        "region_parts": list(PARTS_OF_REGION),
        "sites": tables.site_names,
        "path": [tables.site_names[site] for site in tables.path],
        "slots": tables.slot_names,
        "hubs": tables.hub_names,
        "barges": list(RESOURCES),
        "goods": list(GOODS),
        "kinds": [*RESOURCES, *GOODS],
        "military": list(MILITARY),
        "effects": effect_names(tables),
    }


def effect_names(tables: Tables) -> list[str]:
    """A name for each effect: what brings it, such as `ship_04.2` for the second delivery space of a ship."""
    found: dict[int, str] = {0: "nothing"}
    taken = {"nothing"}
    users = [
        *[(int(tables.start_effect[at]), f"start_{at + 1}") for at in range(len(tables.start_effect))],
        *[(int(tables.region_effect[at]), name) for at, name in enumerate(REGIONS)],
        *[(int(tables.building_effect[at]), name) for at, name in enumerate(tables.building_names)],
        (int(tables.passive_value[DELIVERY_GAIN]), PASSIVES[DELIVERY_GAIN]),
        *[
            (int(tables.step_effect[track * int(tables.steps) + step]), f"{name}.{step + 1}")
            for track, name in enumerate(TRACKS)
            for step in range(int(tables.steps))
        ],
        *[(int(tables.tile_effect[at]), name) for at, name in enumerate(tables.tile_names)],
        *[(int(tables.objective_top[at]), name) for at, name in enumerate(tables.objective_names)],
        *[
            (int(tables.ship_effect[ship * MOST_DELIVERY_SPACES + space]), f"{name}.{space + 1}")
            for ship, name in enumerate(tables.ship_names)
            for space in range(int(tables.ship_spaces[ship]))
        ],
        *[(int(tables.demand_effect[at]), name) for at, name in enumerate(tables.demand_names)],
        *[(int(tables.board_income[at]), name) for at, name in enumerate(tables.board_names)],
        *[
            (int(tables.merchant_effect[board * MERCHANT_ACTIONS + action]), f"{name}.m{action + 1}")
            for board, name in enumerate(tables.board_names)
            for action in range(MERCHANT_ACTIONS)
        ],
    ]
    for effect, name in users:
        if effect not in found:
            found[effect] = name if name not in taken else f"{name}_{effect}"
            taken.add(name)
    return [found.get(effect, f"effect_{effect}") for effect in range(int(tables.effects))]
