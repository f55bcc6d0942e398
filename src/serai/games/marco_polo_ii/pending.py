"""The grammar of the decision stack after setup: for documents, since play never makes another one.

`pending_faults` says what the rules could not go on from: which entry stands right above which and whose it is. That the
numbers of an entry fit the table is seen in `pending_entries.py`, what entries cost and give in `pending_prices.py`.
Before the first round `setup_check.py` compares with the setup played again.
"""

from collections.abc import Iterator
from typing import Final

from serai.core.seats import seat_name
from serai.core.state import FIRST_CHANCE, FIRST_STEP
from serai.games.marco_polo_ii import actions as k
from serai.games.marco_polo_ii.frames import LAYOUTS
from serai.games.marco_polo_ii.invariants import lying_dice
from serai.games.marco_polo_ii.pending_entries import entry_faults
from serai.games.marco_polo_ii.pending_table import Frame, dice_on, frames_of, has_acted, is_of
from serai.games.marco_polo_ii.state import BLACK, DICE, NEUTRAL_DIE, NONE, Position
from serai.games.marco_polo_ii.tables import (
    BAG_SPACE,
    CARD_SLOTS,
    DE_WU,
    MAP_CARDS,
    SEALS_SPACE,
    TRAVEL_SPACE,
    TRAVEL_SPACES,
)

NO_SEAT: Final = frozenset(
    {
        k.CHANCE_MARKER,
        k.CHANCE_OUTPOST,
        k.CHANCE_CARD,
        k.CHANCE_SLOT,
        k.CHANCE_OFFER,
        k.CHANCE_FIRST,
        k.CHANCE_OPEN,
        k.CHANCE_CHARACTER,
        k.STEP_PLAYERS,
        k.STEP_EFFECTS,
        k.STEP_ROUND,
        k.STEP_REFILL,
    }
)
MOVEMENT: Final = frozenset({k.PATH, k.STEP_GO, k.STEP_ARRIVE})  # one path is announced at a time
PRICE: Final = frozenset({k.PAY, k.GIVE})
# What a reward leaves on the stack: icons, a movement, an arrival, or the contract that this has brought.
GAINED: Final = MOVEMENT | {
    k.TAKE,
    k.GOOD,
    k.DIFFERENT,
    k.COPY,
    k.CITY_CONTRACT,
    k.ROOM,
    k.POOL,
    k.STEP_POOL,
    k.STEP_REWARD,
    k.STEP_BLACK,
    k.STEP_DRAW,
}
BONUS_ACTION: Final = GAINED | PRICE | {k.CHANCE_REROLL, k.STEP_IMPROVED, k.STEP_COMPLETED, k.STEP_PACKAGE}
MAIN_ACTION: Final = frozenset({k.FURTHER, k.OFFER, k.SEAL, k.STEP_TOOK, k.DIRECTION, k.REPEAT, k.MARKER})
# What may stand right above an entry; nothing above those that are not listed.
ABOVE: Final[dict[int, frozenset[int]]] = {
    k.TURN: BONUS_ACTION,
    k.LATER: BONUS_ACTION | MAIN_ACTION,
    k.STEP_NEXT: frozenset({k.STEP_REFILL}),
    k.STEP_REFILL: frozenset({k.CHANCE_SLOT}),
    k.STEP_IMPROVED: GAINED | PRICE | {k.STEP_PACKAGE},
    k.STEP_COMPLETED: GAINED | PRICE | {k.STEP_PACKAGE},
    k.REPEAT: GAINED | PRICE | {k.STEP_PACKAGE},
    k.MARKER: GAINED,
    k.STEP_REWARD: GAINED,
    k.STEP_POOL: GAINED,
    k.STEP_PACKAGE: GAINED | PRICE,
    k.PAY: frozenset({k.GIVE}),
    k.CHANCE_REROLL: frozenset({k.PAY}),
    k.STEP_BLACK: frozenset({k.PAY, k.CHANCE_TAKEN, k.OPEN_DIE}),
    k.STEP_DRAW: frozenset({k.CHANCE_DRAW, k.KEEP}),
    k.STEP_TOOK: frozenset({k.CONTRACTS}),
    k.CONTRACTS: frozenset({k.PAY, k.ROOM}),
    k.CITY_CONTRACT: frozenset({k.ROOM}),
    k.STEP_GO: frozenset({k.PAY}),
    k.STEP_ARRIVE: frozenset({k.EXTRA, k.FROM, k.OASIS}),
    k.STEP_DUE: GAINED | {k.STEP_PACKAGE},
    k.STEP_COMPENSATE: frozenset({k.PAIRS}),
    k.CHANCE_ROLL: frozenset({k.CHANCE_ROLL}),
}
# What a step of the start of a round becomes.
STARTED: Final[dict[int, frozenset[int]]] = {
    k.STEP_BONUSES: frozenset({k.DOUBLE, k.DUE, k.STEP_DUE}),
    k.STEP_REFILL: frozenset({k.STEP_REFILL}),
    k.STEP_ROLL: frozenset({k.CHANCE_ROLL}),
    k.STEP_SETTLE: frozenset({k.STEP_COMPENSATE, k.COMPENSATE}),
}


def name(kind: int) -> str:
    """What an entry is called."""
    return f"`{LAYOUTS[kind].name}`"


def owner_faults(state: Position) -> Iterator[str]:
    """Every entry belongs to a seat, but for what the table itself does."""
    for kind, seat, _, _ in frames_of(state):
        if (seat < 0) != (kind in NO_SEAT):
            yield f"{name(kind)} belongs to {'nobody' if seat >= 0 else 'a seat'} (MP2-22.2)"


def pending_faults(state: Position) -> Iterator[str]:
    """Every breach, in words; nothing for a stack that play could have left."""
    yield from owner_faults(state)
    frames = frames_of(state)
    yield from card_count_faults(state, frames)
    yield from placement_faults(state, frames)
    yield from outpost_faults(state)
    if not frames:
        if state.active < 0 or state.round != state.tables.rounds or any(map(state.dice_of, range(state.seats))):
            yield "nothing is pending, but the game is not over (MP2-20.1)"
        return
    if frames[-1][0] >= FIRST_STEP:
        yield "the last entry must be a decision of a seat or of chance"
        return
    if state.active >= 0:
        first = 0
        found = [*turn_faults(state, frames), *order_faults(frames, 1)]
    else:
        first = started(state, frames)
        found = [*start_faults(state, frames, first), *order_faults(frames, first + 1)]
    yield from found
    if not found:
        for at in range(first, len(frames)):
            yield from entry_faults(state, frames, at)


def order_faults(frames: list[Frame], first: int) -> Iterator[str]:
    """Which entry stands right above which, from this one on; one movement at a time."""
    for at in range(first, len(frames)):
        below, kind = frames[at - 1][0], frames[at][0]
        if kind not in ABOVE.get(below, frozenset()):
            yield f"{name(kind)} cannot stand right above {name(below)}"
    if sum(kind in MOVEMENT for kind, _, _, _ in frames) > 1:
        yield "two movements at once (MP2-11.3)"


def card_count_faults(state: Position, frames: list[Frame]) -> Iterator[str]:
    """The open cards are replaced in every round but the first (MP2-5.2, MP2-5.8)."""
    open_cards = CARD_SLOTS - MAP_CARDS
    due = open_cards * (int(state.round) - 1) - sum(kind == k.CHANCE_CARD for kind, _, _, _ in frames)
    deck = int(state.card_deck).bit_count()
    if int(state.tables.cards) - CARD_SLOTS - deck != due:
        yield f"cards_gone: in this round {due} cards have been replaced (MP2-5.2, MP2-5.8)"


def placement_faults(state: Position, frames: list[Frame]) -> Iterator[str]:
    """The dice on a space can have been placed there, one placement after the other (MP2-7.1, MP2-7.2, MP2-22.9)."""
    tables = state.tables
    unfinished = [space for kind, _, space, _ in frames if kind == k.FURTHER]
    any_number = (BAG_SPACE, SEALS_SPACE) if state.seat_of(DE_WU) >= 0 else (BAG_SPACE,)  # MP2-19.2
    for space in range(BAG_SPACE):
        where = f"spaces.{tables.space_names[space]}"
        dice = [(owner, value) for owner, value in dice_on(state, space) if owner != NEUTRAL_DIE]
        if any(value < tables.die_min[space] for _, value in dice):
            yield f"{where}: a die of at least {tables.die_min[space]} is needed (MP2-7.2)"
        needed = int(tables.dice_needed[space])
        if needed == 1 or space in any_number:
            continue
        if len(dice) % needed and space not in unfinished:
            yield f"{where}: a placement has {needed} dice (MP2-7.1)"
        for first in range(0, len(dice), needed):
            group = dice[first : first + needed]
            if len({owner for owner, _ in group if owner != BLACK}) > 1:
                yield f"{where}: a placement of two colors (MP2-7.1)"
            if [value for _, value in group] != sorted(value for _, value in group):
                yield f"{where}: the lowest die of a placement comes first (MP2-22.9)"


def outpost_faults(state: Position) -> Iterator[str]:
    """An outpost tile goes with the first post; a post leaves a city only once all are out (MP2-12.3, MP2-12.9)."""
    posts = 0
    for seat in range(state.seats):
        posts |= int(state.posts[seat])
        if not state.posts_left(seat):
            return
    for city in range(state.tables.cities):
        if int(state.tables.has_outpost & ~posts) >> city & 1 and state.outpost_at[city] == NONE:
            yield f"outposts.{state.tables.location_names[city]}: nobody has a post there, so the tile lies there (MP2-12.3)"


# ---- a turn ------------------------------------------------------------------------------------------------------------


def turn_faults(state: Position, frames: list[Frame]) -> Iterator[str]:
    """A turn is the lowest entry; all above belongs to it, and to its seat (MP2-6.2)."""
    active = int(state.active)
    kind = frames[0][0]
    if kind not in (k.TURN, k.LATER, k.STEP_NEXT):
        yield "the first entry must be `turn`, `later` or `next`: a turn always ends with the next one (MP2-6.5)"
    if any(seat not in (-1, active) for _, seat, _, _ in frames):
        yield "an entry of the turn names another seat than the one on turn"
    acted = has_acted(state, active)
    if kind == k.LATER and not acted:
        yield "the seat on turn has no die on a space of a main action (MP2-6.2)"
    if kind != k.LATER and state.dice_of(active) == 0 and not acted and not in_bag(state, active):
        yield "the seat on turn had no die to begin it with (MP2-6.1)"
    if kind == k.STEP_NEXT and state.dice_of(active) > 0 and not acted:
        yield "a turn ends with a main action, or without dice (MP2-6.3)"
    black = int(state.tables.black_dice[state.seats - 2])
    if state.bought and state.black_left == black and all(frame[0] != k.STEP_BLACK for frame in frames):
        yield "bought: no black die has left the board (MP2-16.7)"
    if state.hourglass != state.first and not any(used(state, space) for space in range(TRAVEL_SPACES)):
        yield "hourglass: nobody has used Travel in this round (MP2-11.9)"


def in_bag(state: Position, seat: int) -> bool:
    """Whether a die that can be the seat's lies in the Money Bag."""
    return any(space == BAG_SPACE and is_of(seat, owner) for space, owner, _ in lying_dice(state))


def used(state: Position, space: int) -> bool:
    """Whether a space of Travel has been used in this round."""
    return state.placements(TRAVEL_SPACE + space) > 0


# ---- the start of a round ----------------------------------------------------------------------------------------------


def round_start(state: Position) -> list[Frame]:
    """The whole start of the round as it is laid on the stack, the last entry first (MP2-5.2)."""
    order = [(int(state.first) + place) % int(state.seats) for place in range(state.seats)]
    frames: list[Frame] = [(k.STEP_BEGIN, order[0], 0, 0)]
    frames += [(k.STEP_SETTLE, seat, 0, 0) for seat in reversed(order)]
    frames += [(k.STEP_ROLL, seat, 0, 0) for seat in reversed(order)]
    if state.round > 1:
        frames += [(k.CHANCE_CARD, -1, slot, 0) for slot in range(CARD_SLOTS - 1, MAP_CARDS - 1, -1)]
    frames.append((k.STEP_REFILL, -1, 0, 0))
    frames += [(k.STEP_BONUSES, seat, 0, 0) for seat in reversed(order)]
    if state.round > 1 and state.open_black:
        frames += [(k.CHANCE_OPEN, -1, 0, 0)] * int(state.tables.black_dice[state.seats - 2])
    return frames


def started(state: Position, frames: list[Frame]) -> int:
    """How many entries are left of the start of the round as it was laid."""
    whole = round_start(state)
    left = 0
    while left < len(frames) and left < len(whole) and frames[left] == whole[left]:
        left += 1
    return left


def start_faults(state: Position, frames: list[Frame], left: int) -> Iterator[str]:
    """The start of a round: what is left of it, and above that what its current entry has become."""
    whole = round_start(state)
    above = frames[left:]
    if left == 0:
        yield "the first entry must be `begin` for the first player (MP2-5.2)"
        return
    if not above:
        if frames[-1][0] < FIRST_CHANCE:
            yield "the start of a round never stops there (MP2-5.2)"
    elif left == len(whole) or above[0][0] not in STARTED.get(whole[left][0], frozenset()):
        yield f"{name(above[0][0])} does not belong to this step of the start of a round (MP2-5.2)"
    elif any(seat not in (-1, whole[left][1]) for _, seat, _, _ in above):
        yield "an entry names another seat than the one whose step it is (MP2-5.2)"
    if state.hourglass != state.first:
        yield "hourglass: at the start of a round the first player holds it (MP2-5.6)"
    if any(owner != NEUTRAL_DIE for _, owner, _ in lying_dice(state)):
        yield "spaces: at the start of a round only neutral dice lie there (MP2-5.2)"
    yield from roll_faults(state, frames, whole[left][0] if left < len(whole) else 0)


def roll_faults(state: Position, frames: list[Frame], current: int) -> Iterator[str]:
    """Who has which dice before the roll and after it (MP2-5.2, MP2-5.5)."""
    waiting = [seat for kind, seat, _, _ in frames if kind == k.STEP_ROLL]
    untouched = [seat for kind, seat, _, _ in frames if kind == k.STEP_BONUSES]
    for seat in range(state.seats):
        where = f"seats.{seat_name(seat)}.dice"
        row = [int(state.dice[seat * DICE + die]) for die in range(DICE)]
        own, black, unrolled = sum(row[::2]), sum(row[1::2]), int(state.unrolled[seat])
        if state.round > 1 and seat in waiting and own:
            yield f"{where}: not rolled yet in this round (MP2-5.2)"
        if unrolled and (state.open_black or seat in untouched or seat not in waiting):
            yield f"{where}.unrolled: no black die waits for the roll (MP2-5.5)"
        if black and (seat in untouched or (seat in waiting and not state.open_black)):
            yield f"{where}.black: no black die has been gained yet (MP2-5.5)"
    if any(kind == k.CHANCE_OPEN for kind, _, _, _ in frames) and any(count > 0 for count in state.unrolled):
        yield "pending: open black dice are rolled before the bonuses (MP2-21.1)"
    filled = current in (k.CHANCE_CARD, k.STEP_ROLL, k.STEP_SETTLE)
    if filled and (state.unseen or len(state.queue)) and any(contract == NONE for contract in state.display):
        yield "display: the slots have been filled (MP2-13.7)"
