"""The frames of the decision stack as they stand in position documents. See `actions.py` for what each frame means."""

from typing import Final

from serai.core.frames import RULE, Form, Frames, Layout, from_1, number
from serai.games.river_of_gold import actions as k
from serai.games.river_of_gold.tables import ENTRIES, REGIONS, TOUCHING, Tables

CARD: Final = Form("name", names="customers")
CARDS: Final = Form("names", names="customers")
REGION_BY_RULE: Final = Form("number by rule", high=REGIONS)

LAYOUTS: Final[dict[int, Layout]] = {
    k.ACTION: Layout("action"),
    k.BONUS: Layout("bonus"),
    k.MERCHANTS: Layout("merchant", ("waiting", CARDS)),
    k.SELL: Layout("sell", ("price", number(0, 99))),
    k.GOOD: Layout("good", ("rule", RULE)),
    k.ROYAL: Layout("royal"),
    k.MARK: Layout("mark", ("own", number(0, 1))),
    k.DISCARD: Layout("discard"),
    k.AFTER: Layout("after"),
    k.DIE_CHOICE: Layout("die"),
    k.PATRON: Layout("patron"),
    k.CHANCE_SCORING: Layout("chance scoring", ("region", from_1(6))),
    k.CHANCE_MASTERY: Layout("chance mastery", ("slot", from_1(6))),
    k.CHANCE_MARKET: Layout("chance market", ("shore", from_1(30))),
    k.CHANCE_STARTING: Layout("chance starting tile", ("shore", from_1(30))),
    k.CHANCE_ROW: Layout("chance row", ("row", from_1(4))),
    k.CHANCE_TOP: Layout("chance top", ("era", number(1, 2))),
    k.CHANCE_FIRST: Layout("chance first"),
    k.CHANCE_REVEAL: Layout("chance reveal", ("clan", from_1(4))),
    k.CHANCE_CLAN: Layout("chance clan"),
    k.CHANCE_DRAW: Layout("chance draw"),
    k.CHANCE_SHIP: Layout("chance ship", ("ship", from_1(2))),
    k.CHANCE_DIE: Layout("chance die"),
    k.STEP_PLAYERS: Layout("players"),
    k.STEP_RESOURCES: Layout("resources"),
    k.STEP_DEAL: Layout("deal"),
    k.STEP_BEGIN: Layout("begin"),
    k.STEP_INFLUENCE: Layout("influence", ("region", REGION_BY_RULE), ("spaces", number(1, 99))),
    k.STEP_REFILL: Layout("refill", ("row", from_1(4))),
    k.STEP_MERCHANTS: Layout("merchants", ("waiting", CARDS)),
    k.STEP_ROW_DISCARD: Layout("row discard"),
    k.STEP_FINISH_MOVE: Layout("finish move", ("ship", from_1(2)), ("river", number(1, 14))),
    k.STEP_VISITORS: Layout("visitors", ("ship", from_1(2)), ("progress", number(0, TOUCHING * ENTRIES))),
    k.STEP_OWNERS: Layout("owners", ("ship", from_1(2)), ("progress", number(0, TOUCHING * ENTRIES * 2))),
    k.STEP_AFTER_SAIL: Layout("after sail", ("ship", from_1(2))),
    k.STEP_AFTER_SAIL_VP: Layout("after sail points", ("ship", from_1(2))),
    k.STEP_OWED: Layout("owed goods"),
    k.STEP_DELIVERY: Layout("delivery", ("customer", CARD), ("entry", number(0, ENTRIES))),
    k.STEP_DRAW: Layout("draw", ("cards", number(0, 30)), ("discard", number(0, 1))),
    k.STEP_VISIT: Layout("visit"),
    k.STEP_TRIGGER: Layout("trigger"),
    k.STEP_ROLL: Layout("roll"),
    k.STEP_NEXT: Layout("next"),
}


def frames(tables: Tables) -> Frames:
    """The layouts with the names of a component set."""
    return Frames(LAYOUTS, "ROG", {"customers": tables.customer_names})
