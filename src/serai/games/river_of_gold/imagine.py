"""Filling in what a seat cannot see: other hands, and the top tiles where the table keeps them hidden (ROG-20.1, 20.2)."""

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.bits import bit, bits, lowest, ways
from serai.core.chance import Generator, pick_bits
from serai.games.river_of_gold.state import STACK, TOP, Position
from serai.games.river_of_gold.tables import ERA_1

TRIES = 1000


def pick_hand(state: Position, seat: i64, cards: i64, pool: i64, generator: Generator) -> i64:
    """A hand from the pool, at most `fresh` of it among the cards all saw reshuffled; -1 when there is none.

    Every possible hand is as likely as the others.
    """
    restricted: i64 = pool & state.barred[seat]
    free: i64 = pool & ~state.barred[seat]
    most: i64 = state.fresh[seat]
    total: i64 = 0
    for known in range(most + 1):
        total += ways(bits(restricted), known) * ways(bits(free), cards - known)
    if total == 0:
        return -1
    ticket: i64 = generator.below(total)
    for known in range(most + 1):
        ticket -= ways(bits(restricted), known) * ways(bits(free), cards - known)
        if ticket < 0:
            return pick_bits(restricted, known, generator) | pick_bits(free, cards - known, generator)
    return -1


def fill_hands(state: Position, counts: vec[i64], generator: Generator) -> bool:
    """Give every seat with a count above 0 a hand of that size; the seats that can hold least choose first."""
    pool: i64 = state.deck()
    for freedom in range(32):
        for seat in range(state.seats):
            if counts[seat] > 0 and is_turn_of(state, seat, freedom):
                hand: i64 = pick_hand(state, seat, counts[seat], pool, generator)
                if hand < 0:
                    return False
                state.hand[seat] = hand
                pool &= ~hand
    return True


def is_turn_of(state: Position, seat: i64, freedom: i64) -> bool:
    """Seats of whose hands nothing is known come last (freedom 31), the others by how many barred cards they may hold."""
    if state.barred[seat] == 0:
        return freedom == 31
    return state.fresh[seat] == freedom or (freedom == 30 and state.fresh[seat] > 30)


def fill(state: Position, counts: vec[i64], generator: Generator) -> None:
    """Deal everything hidden anew. Raises ValueError when the view contradicts itself."""
    for _ in range(TRIES):
        for seat in range(state.seats):
            if counts[seat] > 0:
                state.hand[seat] = 0
        if fill_hands(state, counts, generator):
            break
    else:
        raise ValueError("no hands fit what the view knows")
    if not state.top_tile_open:
        for era in range(2):
            fill_top(state, era, generator)


def fill_top(state: Position, era: i64, generator: Generator) -> None:
    """Any unseen tile of the era may lie on top."""
    if state.stacks[era * STACK + TOP] >= 0:
        state.unseen |= bit(state.stacks[era * STACK + TOP])
        picked: i64 = pick_bits(state.unseen & state.tables.era_mask[ERA_1 + era], 1, generator)
        state.stacks[era * STACK + TOP] = lowest(picked)
        state.unseen &= ~picked
