"""The grammar of the decision stack after setup: for documents, since play never makes another one.

`pending_faults` says what the rules could not go on from: which entry may be the lowest, which stand above which, and whose
they are. Before the first round `setup_check.py` compares with the setup played again.
"""

from collections.abc import Iterator
from typing import Final

from serai.core.state import FIRST_CHANCE, FIRST_STEP, FRAME
from serai.games.marco_polo_ii import actions as k
from serai.games.marco_polo_ii.state import Position
from serai.games.marco_polo_ii.tables import (
    CARD_SLOTS,
    CONVERT,
    ICON_BITS,
    ICONS,
    MAP_CARDS,
    SEAL_CARD,
    TWO_WAY,
)
from serai.games.marco_polo_ii.travel import BY_CARD, BY_ICON

Frame = tuple[int, int, int, int]

# Entries above which nothing stands: they leave the stack when they are answered.
TOP_ONLY: Final = frozenset(range(k.CHARACTER, k.TURN)) | {
    k.FURTHER,
    k.OFFER,
    k.SEAL,
    k.PATH,
    k.ROOM,
    k.KEEP,
    k.PAY,
    k.GIVE,
    k.TAKE,
    k.GOOD,
    k.DIFFERENT,
    k.COPY,
    k.POOL,
    k.EXTRA,
    k.FROM,
    k.OASIS,
    k.DIRECTION,
    k.OPEN_DIE,
    k.CHANCE_SLOT,
    k.CHANCE_TAKEN,
    k.CHANCE_DRAW,
}
# Entries that stand right above certain others only.
RIGHT_ABOVE: Final[dict[int, frozenset[int]]] = {
    k.FURTHER: frozenset({k.LATER}),
    k.OFFER: frozenset({k.LATER}),
    k.SEAL: frozenset({k.LATER}),
    k.DIRECTION: frozenset({k.LATER}),
    k.MARKER: frozenset({k.LATER}),
    k.REPEAT: frozenset({k.LATER}),
    k.STEP_TOOK: frozenset({k.LATER}),
    k.CONTRACTS: frozenset({k.STEP_TOOK}),
    k.CHANCE_REROLL: frozenset({k.TURN, k.LATER}),
    k.STEP_COMPLETED: frozenset({k.TURN, k.LATER}),
    k.STEP_IMPROVED: frozenset({k.TURN, k.LATER}),
    k.CHANCE_TAKEN: frozenset({k.STEP_BLACK}),
    k.OPEN_DIE: frozenset({k.STEP_BLACK}),
    k.CHANCE_DRAW: frozenset({k.STEP_DRAW}),
    k.KEEP: frozenset({k.STEP_DRAW}),
    k.CHANCE_SLOT: frozenset({k.STEP_REFILL}),
    k.EXTRA: frozenset({k.STEP_ARRIVE}),
    k.FROM: frozenset({k.STEP_ARRIVE}),
    k.OASIS: frozenset({k.STEP_ARRIVE}),
}
# What may stand right above entries that wait for a single thing.
ONLY_BELOW: Final[dict[int, frozenset[int]]] = {
    k.STEP_ARRIVE: frozenset({k.EXTRA, k.FROM, k.OASIS}),
    k.STEP_GO: frozenset({k.PAY}),
    k.STEP_BLACK: frozenset({k.CHANCE_TAKEN, k.OPEN_DIE, k.PAY}),
    k.STEP_DRAW: frozenset({k.CHANCE_DRAW, k.KEEP}),
    k.STEP_TOOK: frozenset({k.CONTRACTS}),
    k.CONTRACTS: frozenset({k.ROOM, k.PAY}),
    k.CITY_CONTRACT: frozenset({k.ROOM}),
    k.CHANCE_REROLL: frozenset({k.PAY}),
    k.STEP_GIVE: frozenset(),
    k.STEP_CONVERT: frozenset(),
    k.STEP_MOVE: frozenset(),
    k.STEP_SINGLES: frozenset(),
}
# What a movement, a reward or a price may leave on the stack of a turn, besides the entries above.
INNER: Final = (
    frozenset(RIGHT_ABOVE)
    | frozenset(ONLY_BELOW)
    | {
        k.PATH,
        k.CITY_CONTRACT,
        k.ROOM,
        k.PAY,
        k.GIVE,
        k.TAKE,
        k.GOOD,
        k.DIFFERENT,
        k.COPY,
        k.POOL,
        k.STEP_PACKAGE,
        k.STEP_REWARD,
        k.STEP_POOL,
    }
) - {k.CHANCE_SLOT, k.STEP_SINGLES}
MOVEMENT: Final = frozenset({k.PATH, k.STEP_GO, k.STEP_ARRIVE})  # one path is announced at a time
PRICES: Final = frozenset({k.PAY, k.GIVE, k.STEP_GIVE})
NO_SEAT: Final = frozenset({k.STEP_REFILL, k.CHANCE_SLOT, k.CHANCE_CARD, k.CHANCE_OPEN})


def pending_faults(state: Position) -> Iterator[str]:
    """Every breach, in words; nothing for a stack that play could have left."""
    frames: list[Frame] = []
    for at in range(state.depth):
        kind, seat, a, b = (int(state.frames[at * FRAME + column]) for column in range(FRAME))
        frames.append((kind, seat, a, b))
    if not frames:
        if state.round != state.tables.rounds or any(state.dice_of(seat) for seat in range(state.seats)):
            yield "nothing is pending, but the game is not over (MP2-20.1)"
        return
    if frames[-1][0] >= FIRST_STEP:
        yield "the last entry must be a decision of a seat or of chance"
    if state.active >= 0:
        yield from turn_faults(state, frames)
    else:
        yield from start_faults(state, frames)
    yield from order_faults(state, frames)


def turn_faults(state: Position, frames: list[Frame]) -> Iterator[str]:
    """A turn is the lowest entry; all above belongs to it, and to its seat (MP2-6.2)."""
    kind = frames[0][0]
    if kind not in (k.TURN, k.LATER, k.STEP_NEXT):
        yield "the first entry must be `turn`, `later` or `next`: a turn always ends with the next one (MP2-6.5)"
    allowed = frozenset({k.STEP_REFILL, k.CHANCE_SLOT}) if kind == k.STEP_NEXT else INNER
    if any(frame[0] not in allowed for frame in frames[1:]):
        yield "an entry that does not belong to a turn"
    if any(seat != (-1 if kind in NO_SEAT else state.active) for kind, seat, _, _ in frames):
        yield "an entry of the turn names another seat than the one on turn"


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


def start_faults(state: Position, frames: list[Frame]) -> Iterator[str]:
    """The start of a round: what is left of it, and above that what its current entry has become."""
    whole = round_start(state)
    left = 0
    while left < len(frames) and left < len(whole) and frames[left] == whole[left]:
        left += 1
    above = frames[left:]
    if left == 0:
        yield "the first entry must be `begin` for the first player (MP2-5.2)"
        return
    if left == len(whole):
        current, seat = (whole[-1][0], -1) if above else (0, -1)
    else:
        current, seat = whole[left][0], whole[left][1]
    if not above and frames[-1][0] < FIRST_CHANCE:
        yield "the start of a round never stops there (MP2-5.2)"
    allowed = INNER - PRICES | {k.PAY, k.DOUBLE, k.DUE, k.STEP_DUE}
    if current == k.STEP_ROLL:
        allowed = frozenset({k.CHANCE_ROLL})
    elif current == k.STEP_SETTLE:
        allowed = frozenset({k.STEP_COMPENSATE, k.PAIRS, k.COMPENSATE})
    elif current == k.STEP_REFILL:
        allowed = frozenset({k.STEP_REFILL, k.CHANCE_SLOT})
    elif current != k.STEP_BONUSES:
        allowed = frozenset()
    if any(kind not in allowed for kind, _, _, _ in above):
        yield "an entry that does not belong to this step of the start of a round (MP2-5.2)"
    if any(owner != (-1 if kind in NO_SEAT else seat) for kind, owner, _, _ in above):
        yield "an entry names another seat than the one whose step it is (MP2-5.2)"


def order_faults(state: Position, frames: list[Frame]) -> Iterator[str]:
    """Which entry stands above which, how often, and that its numbers fit the table."""
    kinds = [frame[0] for frame in frames]
    if sum(kind in MOVEMENT for kind in kinds) > 1:
        yield "two movements at once (MP2-11.3)"
    if kinds.count(k.STEP_REFILL) > 1:
        yield "the slots are filled once (MP2-13.7)"
    if sum(kind == k.PAY for kind in kinds) > 1 or sum(kind in (k.GIVE, k.STEP_GIVE) for kind in kinds) > 1:
        yield "two payments at once (MP2-2.8)"
    for at, (kind, _, a, b) in enumerate(frames):
        below = kinds[at - 1] if at else 0
        last = at == len(frames) - 1
        above = 0 if last else kinds[at + 1]
        if kind in TOP_ONLY and not last and not (kind == k.PAY and above in PRICES):
            yield "nothing can stand above an entry that is answered once"
        if kind in RIGHT_ABOVE and below not in RIGHT_ABOVE[kind]:
            yield "an entry stands where nothing could have put it"
        if kind in ONLY_BELOW and not last and above not in ONLY_BELOW[kind]:
            yield "an entry waits for something else than what stands above it"
        if kind in (k.PATH, k.STEP_GO, k.STEP_ARRIVE):
            yield from source_faults(state, a // 8 if kind == k.STEP_ARRIVE else a, below)
        if kind in (k.STEP_REWARD, k.TAKE):
            yield from icon_faults(a, kind)
        if kind in (k.SEAL, k.REPEAT, k.DIRECTION):
            yield from card_faults(state, kind, a, b)


def source_faults(state: Position, source: int, below: int) -> Iterator[str]:
    """Movement by Travel or by a card is the main action itself; by an icon it may come from anything (MP2-11.10)."""
    if source != BY_ICON and below != k.LATER:
        yield "a movement by a main action stands right above `later`"
    if source >= BY_CARD:
        card = int(state.card_at[source - BY_CARD])
        if not (card < state.tables.cards and state.tables.icons[state.tables.card_package[card * 2]]):
            yield "a movement by a card that gives none (MP2-15.6)"


def icon_faults(icons: int, kind: int) -> Iterator[str]:
    """A packed set of icons: some, and two sorts at least if the order is asked (MP2-22.12)."""
    counts = [icons >> icon * ICON_BITS & (1 << ICON_BITS) - 1 for icon in range(ICONS)]
    if icons >> ICONS * ICON_BITS or sum(count > 0 for count in counts) < (2 if kind == k.TAKE else 0):
        yield "no set of icons that could wait to be taken (MP2-22.12)"


def card_faults(state: Position, kind: int, a: int, b: int) -> Iterator[str]:
    """The card in the slot is of the kind that asks this (MP2-15.4)."""
    slot = b - 1 if kind == k.SEAL else a // 2 if kind == k.REPEAT else a
    if slot >= 0:
        sort = int(state.tables.card_kind[int(state.card_at[slot])])
        right = {k.SEAL: (SEAL_CARD,), k.DIRECTION: (TWO_WAY,), k.REPEAT: (CONVERT, TWO_WAY)}[kind]
        if sort not in right:
            yield "the card in that slot does not ask this (MP2-15.4)"
