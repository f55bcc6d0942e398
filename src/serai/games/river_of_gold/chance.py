"""Chance of River of Gold: which outcomes a chance decision has, and what they do (ROG-20.3, 20.6, 20.7)."""

from mypy_extensions import i64

from serai.core.bits import bit
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
    DIE_FACE,
    DRAW_CARD,
    FIRST_PLAYER,
    MASTERY_CARD,
    REVEAL_PATRON,
    SCORING_TILE,
    TILE,
)
from serai.games.river_of_gold.deliver import (
    draw,
)
from serai.games.river_of_gold.row import show_top
from serai.games.river_of_gold.setup import (
    choose_first,
    deal_clan,
    launch,
    lay_mastery,
    lay_row,
    lay_scoring,
    lay_tile,
    not_among,
    patrons_of,
    reveal_patron,
)
from serai.games.river_of_gold.state import Position
from serai.games.river_of_gold.tables import (
    ERA_1,
    PATRONS,
)
from serai.games.river_of_gold.turn import (
    roll,
)


def first_outcome(kind: i64) -> i64:
    """The first outcome of a kind of chance."""
    if kind == CHANCE_DIE or kind == CHANCE_SHIP:
        return DIE_FACE
    if kind == CHANCE_DRAW:
        return DRAW_CARD
    if kind == CHANCE_SCORING:
        return SCORING_TILE
    if kind == CHANCE_MASTERY:
        return MASTERY_CARD
    if kind == CHANCE_FIRST:
        return FIRST_PLAYER
    if kind == CHANCE_REVEAL:
        return REVEAL_PATRON
    if kind == CHANCE_CLAN:
        return DEAL_CLAN
    return TILE


def outcome_count(state: Position, kind: i64) -> i64:
    """How many outcomes a kind of chance can have at most."""
    tables = state.tables
    if kind == CHANCE_DIE or kind == CHANCE_SHIP:
        return 6
    if kind == CHANCE_DRAW:
        return tables.customers
    if kind == CHANCE_SCORING:
        return tables.scoring_tiles
    if kind == CHANCE_MASTERY:
        return tables.masteries
    if kind == CHANCE_FIRST:
        return state.seats
    if kind == CHANCE_REVEAL:
        return PATRONS
    if kind == CHANCE_CLAN:
        return len(tables.clan_names)
    return tables.tiles


def equal_outcomes(state: Position, kind: i64) -> i64:
    """The mask of the outcomes that can happen, where all of them have the weight 1 (ROG-20.3)."""
    if kind == CHANCE_DIE or kind == CHANCE_SHIP:
        return 0x3F
    if kind == CHANCE_DRAW:
        return state.deck()  # ROG-3.3
    if kind == CHANCE_TOP:
        return state.unseen & state.tables.era_mask[state.top_a()]  # ROG-20.6
    if kind == CHANCE_ROW:
        return state.unseen & state.tables.era_mask[ERA_1]  # ROG-3.7
    if kind == CHANCE_SCORING:
        return not_among(state.scoring, state.tables.scoring_tiles)  # ROG-3.1
    if kind == CHANCE_MASTERY:
        return not_among(state.masteries, state.tables.masteries)  # ROG-3.2
    if kind == CHANCE_REVEAL:
        return patrons_of(state, state.top_a())  # ROG-21.1
    if kind == CHANCE_CLAN:
        return not_among(state.clan, len(state.tables.clan_names))  # ROG-21.1
    return bit(state.seats) - 1  # ROG-3.8


def perform_outcome(state: Position, kind: i64, index: i64) -> None:
    """Carry out a chance outcome."""
    if kind == CHANCE_DIE:
        roll(state, index + 1)
    elif kind == CHANCE_DRAW:
        draw(state, index)
    elif kind == CHANCE_TOP:
        era: i64 = state.top_a()
        state.drop()
        show_top(state, era, index)
    elif kind == CHANCE_SHIP:
        launch(state, index + 1)
    elif kind == CHANCE_SCORING:
        lay_scoring(state, index)
    elif kind == CHANCE_MASTERY:
        lay_mastery(state, index)
    elif kind == CHANCE_MARKET or kind == CHANCE_STARTING:
        lay_tile(state, index)
    elif kind == CHANCE_ROW:
        lay_row(state, index)
    elif kind == CHANCE_FIRST:
        choose_first(state, index)
    elif kind == CHANCE_REVEAL:
        reveal_patron(state, index)
    else:
        deal_clan(state, index)
