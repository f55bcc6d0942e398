"""ROG-2.6, ROG-7.6: the building row and its two stacks, which alone drive the two eras (ROG-1.3)."""

from mypy_extensions import i64

from serai.core.bits import bit
from serai.games.river_of_gold.actions import CHANCE_TOP
from serai.games.river_of_gold.facts import ROW_ENTERED, ROW_LEFT, TOP_SHOWN
from serai.games.river_of_gold.rule_ids import ROG_7_6, ROG_9_3, ROG_20_6
from serai.games.river_of_gold.state import LEFT, STACK, TOP, Position
from serai.games.river_of_gold.tables import ERA_1, ERA_2, ROW


def refill(state: Position, gap: i64) -> None:
    """Slide the tiles behind the gap towards the end; one new tile enters row space 1 (ROG-7.6).

    With both stacks empty nothing enters, and the tiles still slide (ROG-17.3).
    """
    while gap > 0:
        state.row[gap] = state.row[gap - 1]
        gap -= 1
    state.row[0] = -1
    if state.stacks[LEFT] > 0:
        enter(state, 0)
    elif state.stacks[STACK + LEFT] > 0:
        enter(state, STACK)


def enter(state: Position, stack: i64) -> None:
    """Move the top tile of a stack to row space 1; the next tile becomes its top, or an era ends (ROG-7.8, 20.6)."""
    state.row[0] = state.stacks[stack + TOP]
    state.note(ROW_ENTERED, -1, 1, state.row[0], ROG_7_6)
    state.stacks[stack + TOP] = -1
    state.stacks[stack + LEFT] -= 1
    if state.stacks[stack + LEFT] > 0:
        state.push(CHANCE_TOP, -1, ERA_1 if stack == 0 else ERA_2, 0)
    elif stack == 0:
        state.visit_due = True
    else:
        state.end_due = True


def discard_end_tile(state: Position) -> None:
    """Discard the tile at the end of the row out of the game; nobody gains favor for it (ROG-9.3), then refill (9.4)."""
    state.note(ROW_LEFT, state.active, 0, state.row[ROW - 1], ROG_9_3)
    state.row[ROW - 1] = -1
    refill(state, ROW - 1)


def show_top(state: Position, era: i64, tile: i64) -> None:
    """A tile becomes the top of its stack, for all to see unless the table keeps it hidden (ROG-20.2, ROG-24.3)."""
    state.unseen &= ~bit(tile)
    state.stacks[(era - 1) * STACK + TOP] = tile
    state.note(TOP_SHOWN, -1, era, tile if state.top_tile_open else -1, ROG_20_6)
