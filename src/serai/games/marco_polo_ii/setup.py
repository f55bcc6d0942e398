"""MP2-3, MP2-4: setup, as chance decisions in the order of MP2-22.6, then characters and goal cards."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from serai.core.bits import bit
from serai.core.state import LEGAL
from serai.core.vectors import replaced
from serai.games.marco_polo_ii.actions import (
    CHANCE_CARD,
    CHANCE_CHARACTER,
    CHANCE_FIRST,
    CHANCE_GOAL,
    CHANCE_MARKER,
    CHANCE_OFFER,
    CHANCE_OUTPOST,
    CHANCE_SLOT,
    CHANCE_STARTING,
    CHARACTER,
    GOAL,
    STEP_EFFECTS,
    STEP_PLAYERS,
    STEP_ROUND,
)
from serai.games.marco_polo_ii.facts import (
    CHARACTER_CHOSEN,
    CHARACTER_SHOWN,
    CONTRACT_DEALT,
    FIGURE_ADDED,
    FIRST_CHOSEN,
    GOAL_DEALT,
    GOAL_KEPT,
    MARKER_LAID,
    OFFER_PILED,
    OUTPOST_LAID,
)
from serai.games.marco_polo_ii.payment import gain
from serai.games.marco_polo_ii.rewards import reward
from serai.games.marco_polo_ii.rounds import lay_neutral_dice, push_open_rolls, push_rolls, seat_at
from serai.games.marco_polo_ii.rule_ids import (
    MP2_3_1,
    MP2_3_2,
    MP2_3_5,
    MP2_3_9,
    MP2_4_1,
    MP2_4_2,
    MP2_4_3,
    MP2_4_4,
    MP2_4_6,
    MP2_4_7,
    MP2_4_8,
)
from serai.games.marco_polo_ii.state import FIGURES, NONE, Position, changed
from serai.games.marco_polo_ii.tables import (
    ACTIVE,
    BOOKS,
    CARD_SLOTS,
    CONTRACT_SLOTS,
    MAILIN,
    RESOURCES,
    VP,
)


def lay_out(state: Position) -> None:
    """Put the whole setup on the stack, last things first (MP2-22.6). Nothing is ever reshuffled (MP2-3.10)."""
    tables = state.tables
    lay_neutral_dice(state)
    state.push(STEP_PLAYERS, -1, 0, 0)
    state.push(CHANCE_FIRST, -1, 0, 0)
    for back in range(BOOKS * tables.rounds):
        place: i64 = BOOKS * tables.rounds - 1 - back
        state.push(CHANCE_OFFER, -1, place // tables.rounds, place % tables.rounds)  # MP2-3.5
    for back in range(CONTRACT_SLOTS):
        state.push(CHANCE_SLOT, -1, CONTRACT_SLOTS - 1 - back, 0)  # MP2-3.4
    for back in range(CARD_SLOTS):
        state.push(CHANCE_CARD, -1, CARD_SLOTS - 1 - back, 0)  # MP2-3.3
    for back in range(tables.cities):
        city: i64 = tables.cities - 1 - back
        if tables.has_outpost & bit(city) != 0:
            state.push(CHANCE_OUTPOST, -1, city, 0)
    for back in range(tables.cities):
        bonus_city: i64 = tables.cities - 1 - back
        if tables.has_bonus & bit(bonus_city) != 0:
            state.push(CHANCE_MARKER, -1, bonus_city, 0)


# ---- what chance can still lay -----------------------------------------------------------------------------------------


def not_among(row: vec[u8], count: i64) -> i64:
    """The mask of 0 .. count - 1 without the numbers of a row: what has not been drawn yet."""
    mask: i64 = bit(count) - 1
    for at in range(len(row)):
        if row[at] != NONE:
            mask &= ~bit(i64(row[at]))
    return mask


def undealt_goals(state: Position) -> i64:
    """The mask of the goal cards that no player has been dealt (MP2-4.4)."""
    mask: i64 = bit(state.tables.goals) - 1
    for seat in range(state.seats):
        mask &= ~(state.goals[seat] | state.rejected[seat])
    return mask


def hidden_characters(state: Position) -> i64:
    """The mask of the characters that are not on offer yet (MP2-4.6); those of the first game are left out (MP2-21.2)."""
    return not_among(state.characters, len(state.tables.character_names)) & ~state.offered


# ---- outcomes ----------------------------------------------------------------------------------------------------------


def lay_marker(state: Position, marker: i64) -> None:
    """A city bonus marker on its place; the one left over is out of the game (MP2-3.1)."""
    city: i64 = state.top_a()
    state.drop()
    state.marker_at = changed(state.marker_at, city, marker)
    state.note(MARKER_LAID, -1, city, marker, MP2_3_1)


def lay_outpost(state: Position, tile: i64) -> None:
    """An outpost tile on its place (MP2-3.2)."""
    city: i64 = state.top_a()
    state.drop()
    state.outpost_at = changed(state.outpost_at, city, tile)
    state.note(OUTPOST_LAID, -1, city, tile, MP2_3_2)


def lay_offer(state: Position, tile: i64) -> None:
    """An offer tile in its pile, from the top, face up (MP2-3.5)."""
    book: i64 = state.top_a()
    place: i64 = state.top_b()
    state.drop()
    state.offers = changed(state.offers, book * state.tables.rounds + place, tile)
    state.note(OFFER_PILED, -1, place + 1, tile, MP2_3_5)


def choose_first(state: Position, seat: i64) -> None:
    """The first player holds the hourglass; the seats keep their names (MP2-3.9)."""
    state.drop()
    state.first = seat
    state.hourglass = seat
    state.note(FIRST_CHOSEN, seat, 0, 0, MP2_3_9)


def deal_contract(state: Position, contract: i64) -> None:
    """A starting contract, in one of the two active slots (MP2-4.1)."""
    seat: i64 = state.top_seat()
    state.drop()
    state.contracts = changed(state.contracts, seat * ACTIVE, contract)
    state.note(CONTRACT_DEALT, seat, 0, contract, MP2_4_1)


def deal_goal(state: Position, goal: i64) -> None:
    """One of the goal cards from which the seat keeps one: secret (MP2-4.4)."""
    seat: i64 = state.top_seat()
    state.drop()
    state.goals = replaced(state.goals, seat, state.goals[seat] | bit(goal))
    state.note(GOAL_DEALT, seat, 0, goal, MP2_4_4)


def show_character(state: Position, character: i64) -> None:
    """A character that can be chosen."""
    state.drop()
    state.offered |= bit(character)
    state.note(CHARACTER_SHOWN, -1, 0, character, MP2_4_6)


# ---- players -----------------------------------------------------------------------------------------------------------


def players_step(state: Position) -> None:
    """What each player starts with; then contract, goal cards and dice, player by player, and the characters."""
    state.drop()
    seats: i64 = state.seats
    for seat in range(seats):
        begin_with(state, seat)
    state.push(STEP_EFFECTS, -1, 0, 0)
    for back in range(seats):
        state.push(GOAL, seat_at(state, seats - 1 - back), 0, 0)  # MP2-4.7
    for place in range(seats):
        state.push(CHARACTER, seat_at(state, place), 0, 0)  # the last player chooses first (MP2-4.6)
    for _ in range(seats + state.tables.characters_beyond):
        state.push(CHANCE_CHARACTER, -1, 0, 0)
    if state.open_black:
        push_open_rolls(state)
    for back in range(seats):
        receiver: i64 = seat_at(state, seats - 1 - back)
        push_rolls(state, receiver)  # MP2-4.5
        for _ in range(state.tables.goals_dealt):
            state.push(CHANCE_GOAL, receiver, 0, 0)
        state.push(CHANCE_STARTING, receiver, 0, 0)


def begin_with(state: Position, seat: i64) -> None:
    """Resources and score, the same for everyone, and a figure at the start (MP2-4.1 to 4.3)."""
    tables = state.tables
    for column in range(RESOURCES):
        gain(state, seat, column, tables.start_resources[column], MP2_4_2)
    gain(state, seat, VP, tables.start_vp, MP2_4_3)
    state.figures = changed(state.figures, seat * FIGURES, tables.start)


def why_not_character(state: Position, character: i64) -> i64:
    """One of those on offer (MP2-4.6)."""
    return LEGAL if state.offered & bit(character) != 0 else MP2_4_6


def choose_character(state: Position, character: i64) -> None:
    """Take it."""
    seat: i64 = state.top_seat()
    state.drop()
    state.characters = changed(state.characters, seat, character)
    state.offered &= ~bit(character)
    state.note(CHARACTER_CHOSEN, seat, 0, character, MP2_4_6)


def why_not_goal(state: Position, goal: i64) -> i64:
    """One of the three that were dealt (MP2-4.7)."""
    return LEGAL if state.goals[state.top_seat()] & bit(goal) != 0 else MP2_4_7


def keep_goal(state: Position, goal: i64) -> None:
    """Keep it in secret and put the others away."""
    seat: i64 = state.top_seat()
    state.drop()
    state.rejected = replaced(state.rejected, seat, state.goals[seat] & ~bit(goal))
    state.goals = replaced(state.goals, seat, bit(goal))
    state.note(GOAL_KEPT, seat, 0, goal, MP2_4_7)


def effects_step(state: Position) -> None:
    """What characters bring at setup (MP2-4.8): coins and a second figure for Mailin and Tian Chin. Then round 1."""
    state.drop()
    state.offered = 0
    state.push(STEP_ROUND, -1, 0, 0)
    seat: i64 = state.seat_of(MAILIN)
    if seat >= 0:
        reward(state, seat, state.tables.mailin_start, 1, MP2_4_8)
        state.figures = changed(state.figures, seat * FIGURES + 1, state.tables.start)
        state.note(FIGURE_ADDED, seat, 0, state.tables.start, MP2_4_8)
