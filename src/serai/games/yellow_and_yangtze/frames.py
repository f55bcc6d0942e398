"""The frames of the decision stack as they stand in position documents. See `actions.py` for what each frame means."""

from typing import Final

from serai.core.frames import RULE, Form, Frames, Layout, number
from serai.games.yellow_and_yangtze import actions as k
from serai.games.yellow_and_yangtze.names import DIRECTIONS
from serai.games.yellow_and_yangtze.tables import MOST_TILES, Tables

SPACE: Final = Form("name", names="spaces")
TRIANGLE: Final = Form("name", names="triangles")
SIDE: Final = Form("name", names="sides")
SIDES: Final = Form("names", names="sides")
MOST_ACTIONS: Final = 9  # in a turn: more than any component set has
MOST_BOXED: Final = 200  # tiles put into the box unseen

LAYOUTS: Final[dict[int, Layout]] = {
    k.ACTION: Layout("action", ("left", number(1, MOST_ACTIONS))),
    k.PAGODA: Layout("pagoda", ("space", SPACE)),
    k.MOVE: Layout("move", ("to", TRIANGLE)),
    k.PICK: Layout("pick"),
    k.CHAIN: Layout("chain", ("space", SPACE)),
    k.ATTACK: Layout("attack", ("attacker", SPACE), ("defender", SPACE)),
    k.DEFEND: Layout("defend", ("attacker", SPACE), ("defender", SPACE)),
    k.HELP: Layout("support"),
    k.WINNER: Layout("winner", ("sides", SIDES)),
    k.TOLL: Layout("toll", ("due", number(1, MOST_BOXED)), ("side", SIDE)),
    k.CHANCE_FIRST: Layout("chance first"),
    k.CHANCE_BOX: Layout("chance box", ("tiles", number(1, MOST_BOXED))),
    k.CHANCE_HAND: Layout("chance hand", ("tiles", number(1, MOST_TILES)), ("rule", RULE)),
    k.CHANCE_DISPLAY: Layout("chance display", ("tiles", number(1, MOST_TILES))),
    k.STEP_BEGIN: Layout("begin"),
    k.STEP_AFTER: Layout("after", ("left", number(0, MOST_ACTIONS))),
    k.STEP_END: Layout("end"),
    k.STEP_DRAW: Layout("draw", ("tiles", number(0, MOST_TILES)), ("rule", RULE)),
    k.STEP_SHOW: Layout("show"),
    k.STEP_NEXT: Layout("next"),
    k.STEP_CHAIN: Layout("go on", ("space", SPACE)),
    k.STEP_REVOLT: Layout("revolt", ("attacker", SPACE), ("defender", SPACE)),
    k.STEP_WAR: Layout("war"),
    k.STEP_PEACE: Layout("peace"),
}


def frames(tables: Tables) -> Frames:
    """The layouts with the names of a component set."""
    names = {"spaces": tables.space_names, "triangles": tables.triangle_names, "sides": list(DIRECTIONS)}
    return Frames(LAYOUTS, "YY", names)
