"""What the checks of the decision stack ask of the table: entries, and the dice of placements."""

from serai.core.state import FRAME
from serai.games.marco_polo_ii.invariants import lying_dice
from serai.games.marco_polo_ii.placing import dice_needed, others
from serai.games.marco_polo_ii.state import BLACK, Position
from serai.games.marco_polo_ii.tables import BAG_SPACE, CARD_SPACE, SEALS_SPACE

Frame = tuple[int, int, int, int]  # kind, seat, a, b
Dice = list[tuple[int, int]]  # owner and value, in the order of placing


def frames_of(state: Position) -> list[Frame]:
    """The stack as tuples, the top last."""
    rows = [[int(state.frames[at * FRAME + column]) for column in range(FRAME)] for at in range(state.depth)]
    return [(kind, seat, a, b) for kind, seat, a, b in rows]


def is_of(seat: int, owner: int) -> bool:
    """Whether a die can have been placed by a seat: its own, or a black one."""
    return owner in (seat, BLACK)


def dice_on(state: Position, space: int) -> Dice:
    """The dice on a space."""
    return [(owner, value) for at, owner, value in lying_dice(state) if at == space]


def has_acted(state: Position, seat: int) -> bool:
    """Whether a die that can be the seat's lies on a space of a main action."""
    return any(space != BAG_SPACE and is_of(seat, owner) for space, owner, _ in lying_dice(state))


def placement(state: Position, seat: int, space: int, count: int) -> Dice:
    """The last dice on a space, as one placement of a seat; empty if they cannot be one (MP2-7.4, MP2-22.9)."""
    dice = dice_on(state, space)
    last = dice[len(dice) - count :] if 0 < count <= len(dice) else []
    values = [value for _, value in last]
    if any(not is_of(seat, owner) for owner, _ in last) or values != sorted(values):
        return []
    before = dice[: len(dice) - count]
    again = any(owner == seat for owner, _ in last) and any(owner == seat for owner, _ in before)
    return [] if again or (values and values[0] < state.tables.die_min[space]) else last


def coins_due(state: Position, space: int, last: Dice) -> int:
    """The coins due for a placement: what its lowest die shows if others lay there before on a blue space (MP2-7.5)."""
    occupied = len(dice_on(state, space)) > len(last)
    return last[0][1] if last and occupied and state.tables.space_fields[space] == 0 else 0


def seal_placements(state: Position, seat: int) -> list[Dice]:
    """The placements on Guild Seals with which the seat can be about to take a seal (MP2-10.1, MP2-19.2)."""
    most = int(state.tables.dice_needed[SEALS_SPACE])
    found = []
    for count in range(int(dice_needed(state, seat, SEALS_SPACE)), most + 1):
        last = placement(state, seat, SEALS_SPACE, count)
        if not last:
            continue
        own = any(owner == seat for owner, _ in last) or not state.color_used(SEALS_SPACE, seat)
        if count == most or others(state, seat, last[-1][1], own, -1) == 0:
            found.append(last)
    return found


def card_value(state: Position, seat: int, slot: int) -> int:
    """The value of the die that a seat has placed on a city card, or 0 (MP2-15.2)."""
    last = placement(state, seat, CARD_SPACE + slot, 1)
    return last[0][1] if last else 0
