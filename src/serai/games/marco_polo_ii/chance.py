"""Chance of Marco Polo II: which outcomes a chance decision has, and what they do (MP2-22.1, MP2-22.6, MP2-22.14).

All outcomes that can happen are equally likely, so a bit mask says everything.
"""

from mypy_extensions import i64

from serai.core.bits import bit
from serai.games.marco_polo_ii.actions import (
    CHANCE_CARD,
    CHANCE_DRAW,
    CHANCE_FIRST,
    CHANCE_GOAL,
    CHANCE_MARKER,
    CHANCE_OFFER,
    CHANCE_OPEN,
    CHANCE_OUTPOST,
    CHANCE_REROLL,
    CHANCE_ROLL,
    CHANCE_SLOT,
    CHANCE_STARTING,
    CHANCE_TAKEN,
)
from serai.games.marco_polo_ii.black_dice import open_rolled, taken
from serai.games.marco_polo_ii.bonus_actions import rerolled
from serai.games.marco_polo_ii.contracts import draw, fill_slot
from serai.games.marco_polo_ii.rounds import rolled, show_card
from serai.games.marco_polo_ii.setup import (
    choose_first,
    deal_contract,
    deal_goal,
    hidden_characters,
    lay_marker,
    lay_offer,
    lay_outpost,
    not_among,
    show_character,
    undealt_goals,
)
from serai.games.marco_polo_ii.state import Position
from serai.games.marco_polo_ii.tables import CHARACTERS, FACES, Tables


def is_roll(kind: i64) -> bool:
    """Whether a die is rolled."""
    return kind == CHANCE_ROLL or kind == CHANCE_TAKEN or kind == CHANCE_REROLL or kind == CHANCE_OPEN


def first_outcome(tables: Tables, kind: i64) -> i64:
    """The first outcome of a kind of chance."""
    if is_roll(kind):
        return tables.roll_base
    if kind == CHANCE_SLOT or kind == CHANCE_DRAW or kind == CHANCE_STARTING:
        return tables.draw_base
    if kind == CHANCE_CARD:
        return tables.show_base
    if kind == CHANCE_GOAL:
        return tables.deal_base
    if kind == CHANCE_OFFER:
        return tables.lay_offer_base
    if kind == CHANCE_MARKER:
        return tables.lay_marker_base
    if kind == CHANCE_OUTPOST:
        return tables.lay_outpost_base
    return tables.first_base if kind == CHANCE_FIRST else tables.reveal_base


def outcome_count(tables: Tables, kind: i64) -> i64:
    """How many outcomes a kind of chance can have at most."""
    if is_roll(kind):
        return FACES
    if kind == CHANCE_SLOT or kind == CHANCE_DRAW or kind == CHANCE_STARTING:
        return tables.contracts
    if kind == CHANCE_CARD:
        return tables.cards
    if kind == CHANCE_GOAL:
        return tables.goals
    if kind == CHANCE_OFFER:
        return len(tables.tile_book)
    if kind == CHANCE_MARKER:
        return tables.markers
    if kind == CHANCE_OUTPOST:
        return tables.outposts
    return 4 if kind == CHANCE_FIRST else CHARACTERS


def outcomes(state: Position, kind: i64) -> i64:
    """The mask of the outcomes that can happen: everything that could lie there (MP2-22.14)."""
    tables = state.tables
    if is_roll(kind):
        return 0x3F
    if kind == CHANCE_SLOT or kind == CHANCE_DRAW:
        return state.unseen
    if kind == CHANCE_CARD:
        return state.card_deck
    if kind == CHANCE_GOAL:
        return undealt_goals(state)
    if kind == CHANCE_OFFER:
        return not_among(state.offers, len(tables.tile_book)) & tables.book_tiles[state.top_a()]
    if kind == CHANCE_STARTING:
        return not_among(state.contracts, tables.contracts) & tables.all_starting
    if kind == CHANCE_MARKER:
        return not_among(state.marker_at, tables.markers)
    if kind == CHANCE_OUTPOST:
        return not_among(state.outpost_at, tables.outposts)
    return bit(state.seats) - 1 if kind == CHANCE_FIRST else hidden_characters(state)


def perform_outcome(state: Position, kind: i64, index: i64) -> None:
    """Carry out a chance outcome."""
    if kind == CHANCE_ROLL:
        rolled(state, index + 1)
    elif kind == CHANCE_TAKEN:
        taken(state, index + 1)
    elif kind == CHANCE_REROLL:
        rerolled(state, index + 1)
    elif kind == CHANCE_OPEN:
        open_rolled(state, index + 1)
    elif kind == CHANCE_SLOT:
        fill_slot(state, index)
    elif kind == CHANCE_DRAW:
        draw(state, index)
    elif kind == CHANCE_CARD:
        show_card(state, index)
    elif kind == CHANCE_GOAL:
        deal_goal(state, index)
    elif kind == CHANCE_OFFER:
        lay_offer(state, index)
    elif kind == CHANCE_STARTING:
        deal_contract(state, index)
    elif kind == CHANCE_MARKER:
        lay_marker(state, index)
    elif kind == CHANCE_OUTPOST:
        lay_outpost(state, index)
    elif kind == CHANCE_FIRST:
        choose_first(state, index)
    else:
        show_character(state, index)
