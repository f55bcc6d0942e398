"""ROG-6: divine favor and the die."""

from mypy_extensions import i64

from serai.core.state import LEGAL
from serai.games.river_of_gold.facts import DIE_TURNED
from serai.games.river_of_gold.gains import pay
from serai.games.river_of_gold.rule_ids import ROG_6_1, ROG_6_2
from serai.games.river_of_gold.state import DIE, FAVOR, Position


def turned(face: i64, steps: i64) -> i64:
    """A die face some steps up (or down, when negative) on the ring of six (ROG-6.3)."""
    return (face - 1 + steps + 6) % 6 + 1


def why_not_favor(state: Position) -> i64:
    """A step costs 1 favor and favor cannot go below 0 (ROG-6.2); up to three steps reach every face (ROG-6.4)."""
    if state.has(state.active, FAVOR) < 1:
        return ROG_6_2
    return LEGAL


def spend_favor(state: Position, steps: i64) -> None:
    """Turn the die one step for 1 favor (ROG-6.1); the turn goes on with the new face (ROG-6.5, ROG-6.6)."""
    seat: i64 = state.active
    pay(state, seat, FAVOR, 1, ROG_6_1)
    state.put(seat, DIE, turned(state.has(seat, DIE), steps))
    state.note(DIE_TURNED, seat, state.has(seat, DIE), 0, ROG_6_1)
