"""TX-4, TX-5: a round, and its Preparation."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from serai.core.vectors import replaced
from serai.games.tianxia.actions import CHANCE_ATTACK, CHANCE_ROUND, STEP_ACTION, STEP_ADVANCE, STEP_ROUND
from serai.games.tianxia.facts import ADVANCED, ATTACK_SHOWN, ROUND, ROUND_TILE_SHOWN, STRENGTHENED
from serai.games.tianxia.income import push_income
from serai.games.tianxia.rule_ids import TX_4_2, TX_5_1, TX_5_2, TX_5_3
from serai.games.tianxia.state import INCOME_PHASE, PREPARATION, Position, added, changed
from serai.games.tianxia.tables import SECTIONS


def round_step(state: Position) -> None:
    """The phases of a round up to the first turn (TX-4.2); what is pushed last comes first."""
    state.drop()
    state.round += 1
    state.phase = PREPARATION
    state.active = -1
    state.round_tiles = vec[u8]()
    state.note(ROUND, -1, state.round, 0, TX_4_2)
    state.push(STEP_ACTION, -1, 0, 0)
    push_income(state)
    state.push(STEP_ADVANCE, -1, 0, 0)
    state.push(CHANCE_ATTACK, -1, 0, 0)
    for _ in range(state.tables.stack_size[state.seats - 1]):
        state.push(CHANCE_ROUND, -1, 0, 0)


def show_round_tile(state: Position, tile: i64) -> None:
    """A tile of the round's stack, to the right of those before it (TX-5.1, TX-22.15)."""
    state.drop()
    state.see_tile(tile, False)
    state.round_tiles = added(state.round_tiles, tile)
    state.note(ROUND_TILE_SHOWN, -1, len(state.round_tiles), tile, TX_5_1)


def show_attack(state: Position, attack: i64) -> None:
    """The attack card of the round (TX-5.2)."""
    state.drop()
    state.attacks = changed(state.attacks, state.round - 1, attack)
    state.note(ATTACK_SHOWN, -1, 0, attack, TX_5_2)


def advance_step(state: Position) -> None:
    """Leaders move, to the Battle space at most; strength grows (TX-5.3)."""
    tables = state.tables
    state.drop()
    state.phase = INCOME_PHASE
    at: i64 = i64(state.attacks[state.round - 1]) * SECTIONS
    for section in range(SECTIONS):
        before: i64 = i64(state.leaders[section])
        space: i64 = before + tables.attack_move[at + section]
        if space > tables.battle_space:
            space = tables.battle_space
        more: i64 = tables.attack_strength[at + section]
        if space != before:
            state.leaders = changed(state.leaders, section, space)
            state.note(ADVANCED, -1, space - before, section, TX_5_3)
        if more > 0:
            state.strength = replaced(state.strength, section, state.strength[section] + more)
            state.note(STRENGTHENED, -1, more, section, TX_5_3)


def push_round(state: Position) -> None:
    """The next round follows."""
    state.push(STEP_ROUND, -1, 0, 0)
