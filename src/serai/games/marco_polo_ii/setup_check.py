"""Whether a position of the setup is one that setup leads to: play the setup again with the outcomes it shows."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from serai.core.bits import bit, bits, lowest
from serai.core.positions import same_stack
from serai.games.marco_polo_ii.actions import (
    CHANCE_CARD,
    CHANCE_CHARACTER,
    CHANCE_FIRST,
    CHANCE_GOAL,
    CHANCE_MARKER,
    CHANCE_OFFER,
    CHANCE_OPEN,
    CHANCE_OUTPOST,
    CHANCE_ROLL,
    CHANCE_SLOT,
    CHANCE_STARTING,
    CHARACTER,
    CHOOSE_CHARACTER,
    GOAL,
)
from serai.games.marco_polo_ii.rules import MarcoPoloState
from serai.games.marco_polo_ii.setup import lay_out
from serai.games.marco_polo_ii.state import DICE, NONE, Position
from serai.games.marco_polo_ii.tables import ACTIVE, FACES

MOST_STEPS: Final = 400  # decisions and outcomes of the longest setup, and more


def setup_again(shown: Position) -> MarcoPoloState | None:
    """The setup played up to the stack that the position shows, or nothing if it never comes to that stack."""
    state = MarcoPoloState(shown.tables, shown.seats, shown.options)
    lay_out(state)
    state.settle()
    for _ in range(MOST_STEPS):
        if same_stack(state, shown):
            return state
        action: i64 = shown_outcome(state, shown)
        if state.round > 0 or action < 0 or state.rule_against(action) != 0:
            return None
        state.play(action)
    return None


def shown_outcome(state: Position, shown: Position) -> i64:
    """The answer to the pending decision of the setup that the position shows; -1 if it shows none."""
    tables = state.tables
    kind: i64 = state.top_kind()
    a: i64 = state.top_a()
    if kind == CHANCE_MARKER:
        return outcome(tables.lay_marker_base, shown.marker_at, a)
    if kind == CHANCE_OUTPOST:
        return outcome(tables.lay_outpost_base, shown.outpost_at, a)
    if kind == CHANCE_CARD:
        return outcome(tables.show_base, shown.card_at, a)
    if kind == CHANCE_SLOT:
        return outcome(tables.draw_base, shown.display, a)
    if kind == CHANCE_OFFER:
        return outcome(tables.lay_offer_base, shown.offers, a * tables.rounds + state.top_b())
    if kind == CHANCE_FIRST:
        return tables.first_base + shown.first if shown.first >= 0 else -1
    return shown_of_player(state, shown, kind, state.top_seat())


def shown_of_player(state: Position, shown: Position, kind: i64, seat: i64) -> i64:
    """The same for what the players get and choose; of several dice or goal cards it does not matter which came first."""
    tables = state.tables
    if kind == CHANCE_STARTING:
        return outcome(tables.draw_base, shown.contracts, seat * ACTIVE)
    if kind == CHANCE_GOAL:
        missing: i64 = (shown.goals[seat] | shown.rejected[seat]) & ~state.goals[seat]
        return tables.deal_base + lowest(missing) if missing != 0 else -1
    if kind == CHANCE_ROLL:
        return first_missing(tables.roll_base, state.dice, shown.dice, seat * DICE, 2)
    if kind == CHANCE_OPEN:
        return first_missing(tables.roll_base, state.open_dice, shown.open_dice, 0, 1)
    if kind == CHANCE_CHARACTER:
        seen: i64 = shown.offered
        for other in range(shown.seats):
            if shown.characters[other] != NONE:
                seen |= bit(i64(shown.characters[other]))
        seen &= ~state.offered
        return tables.reveal_base + lowest(seen) if seen != 0 else -1
    if kind == CHARACTER:
        return outcome(CHOOSE_CHARACTER, shown.characters, seat)
    if kind == GOAL and bits(shown.goals[seat]) == 1:
        return tables.goal_base + lowest(shown.goals[seat])
    return -1


def outcome(first: i64, row: vec[u8], at: i64) -> i64:
    """The outcome of a family that a place shows, or -1 when nothing lies there."""
    return first + i64(row[at]) if row[at] != NONE else -1


def first_missing(base: i64, here: vec[u8], there: vec[u8], first: i64, every: i64) -> i64:
    """The roll for the lowest value of which there are more there than here, or -1."""
    for face in range(FACES):
        at: i64 = first + face * every
        if i64(there[at]) > i64(here[at]):
            return base + face
    return -1
