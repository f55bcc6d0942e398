"""MP2-14: the special cities."""

from mypy_extensions import i64

from serai.core.bits import bit
from serai.core.state import LEGAL
from serai.games.marco_polo_ii.facts import SEAL_BONUS, SPECIAL_USED
from serai.games.marco_polo_ii.rewards import book, push_icons
from serai.games.marco_polo_ii.rule_ids import MP2_12_6, MP2_14_1, MP2_14_2, MP2_14_3
from serai.games.marco_polo_ii.state import IMPROVED, Position
from serai.games.marco_polo_ii.tables import FACES


def why_not_special(state: Position, seat: i64, special: i64) -> i64:
    """An own post, placed in an earlier turn (MP2-14.1, MP2-12.6)."""
    city: i64 = state.tables.special_city[special]
    if not state.has_post(seat, city):
        return MP2_14_1
    return MP2_12_6 if state.fresh & bit(city) != 0 else LEGAL


def use_special(state: Position, seat: i64, special: i64, value: i64) -> None:
    """The base reward (MP2-14.2) and, with the matching seal improved, its bonus (MP2-14.3): one package (MP2-14.6)."""
    tables = state.tables
    seal: i64 = tables.special_seal[special]
    state.note(SPECIAL_USED, seat, value, special, MP2_14_2)
    icons: i64 = book(state, seat, tables.special_package[special], 1, MP2_14_2)
    times: i64 = tables.special_times[special * FACES + value - 1]
    if times > 0 and state.seal_of(seat, seal) == IMPROVED:
        state.note(SEAL_BONUS, seat, times, seal, MP2_14_3)
        icons += book(state, seat, tables.seal_bonus[seal], times, MP2_14_3)
    push_icons(state, seat, icons, MP2_14_2)
