"""Whether a position of the setup is one that setup leads to: play the setup again with the outcomes it shows."""

from mypy_extensions import i64

from serai.core.bits import bit, lowest
from serai.core.positions import same_stack
from serai.games.river_of_gold.actions import (
    CHANCE_CLAN,
    CHANCE_DIE,
    CHANCE_DRAW,
    CHANCE_FIRST,
    CHANCE_MARKET,
    CHANCE_MASTERY,
    CHANCE_REVEAL,
    CHANCE_ROW,
    CHANCE_SCORING,
    CHANCE_SHIP,
    CHANCE_STARTING,
    CHANCE_TOP,
    DEAL_CLAN,
    DIE_CHOICE,
    DIE_FACE,
    DRAW_CARD,
    FIRST_PLAYER,
    MASTERY_CARD,
    PATRON,
    PICK_PATRON,
    REVEAL_PATRON,
    ROLL,
    SCORING_TILE,
    SET_DIE,
    TILE,
)
from serai.games.river_of_gold.rules import RiverOfGoldState
from serai.games.river_of_gold.setup import lay_out, patrons_of
from serai.games.river_of_gold.state import DIE, FAVOR, STACK, TOP, Position

MOST_STEPS = 200  # decisions and outcomes of the longest setup, and more


def setup_again(shown: Position) -> RiverOfGoldState | None:
    """The setup played up to the stack that the position shows, or nothing if it never comes to that stack."""
    state = RiverOfGoldState(shown.tables, shown.seats, shown.options)
    lay_out(state)
    state.settle()
    for _ in range(MOST_STEPS):
        if same_stack(state, shown):
            return state
        action: i64 = shown_outcome(state, shown)
        if state.active >= 0 or action < 0 or state.rule_against(action) != 0:
            return None
        state.play(action)
    return None


def shown_outcome(state: Position, shown: Position) -> i64:
    """The answer to the pending decision of the setup that the position shows; negative if it shows none."""
    kind: i64 = state.top_kind()
    seat: i64 = state.top_seat()
    a: i64 = state.top_a()
    if kind == CHANCE_SCORING:
        return outcome(SCORING_TILE, shown.scoring[a])
    if kind == CHANCE_MASTERY:
        return outcome(MASTERY_CARD, shown.masteries[a])
    if kind == CHANCE_MARKET or kind == CHANCE_STARTING:
        return outcome(TILE, shown.shore_tile[a])
    if kind == CHANCE_ROW:
        return outcome(TILE, shown.row[a])
    if kind == CHANCE_TOP:
        return outcome(TILE, shown.stacks[(a - 1) * STACK + TOP])
    if kind == CHANCE_FIRST:
        return outcome(FIRST_PLAYER, shown.first)
    if kind == CHANCE_DRAW:
        missing: i64 = shown.hand[seat] & ~state.hand[seat]
        return DRAW_CARD + lowest(missing) if missing != 0 else -1
    if kind == CHANCE_SHIP:
        return DIE_FACE + shown.ships[seat * 2 + a] - state.ships[seat * 2 + a] - 1
    return shown_choice(state, shown, kind, seat)


def shown_choice(state: Position, shown: Position, kind: i64, seat: i64) -> i64:
    """The same for rolls, and for what the clan patrons bring."""
    face: i64 = shown.has(seat, DIE) if seat >= 0 else 0
    if kind == CHANCE_DIE:
        return DIE_FACE + face - 1 if face > 0 else -1
    if kind == DIE_CHOICE:
        return SET_DIE + face - 1 if shown.has(seat, FAVOR) < state.has(seat, FAVOR) and face > 0 else ROLL
    if kind == PATRON:
        return outcome(PICK_PATRON, shown.patron[seat])
    if kind == CHANCE_CLAN:
        return outcome(DEAL_CLAN, shown.clan[seat])
    if kind == CHANCE_REVEAL:
        return REVEAL_PATRON + shown_patron(shown, state.top_a())
    return -1


def shown_patron(shown: Position, clan: i64) -> i64:
    """The patron of a clan that lies open or was picked; any of the two when the position no longer tells."""
    patrons: i64 = patrons_of(shown, clan)
    seen: i64 = shown.offered
    for seat in range(shown.seats):
        if shown.patron[seat] >= 0:
            seen |= bit(shown.patron[seat])
    return lowest(patrons & seen if patrons & seen != 0 else patrons)


def outcome(first: i64, index: i64) -> i64:
    """An outcome of a family, or -1 when the position shows none."""
    return first + index if index >= 0 else -1
