"""ROG-9: completing a journey: the bonus, the merchants, and selling goods."""

from mypy_extensions import i64

from serai.core.bits import bit, bits, lowest
from serai.core.state import LEGAL
from serai.games.river_of_gold.actions import GOOD, MERCHANTS, SELL
from serai.games.river_of_gold.facts import ACTIVATED
from serai.games.river_of_gold.gains import (
    gain_favor,
    gain_good,
    gain_koku,
    gain_vp,
    goods_held,
    has_room_for_good,
    pay,
)
from serai.games.river_of_gold.influence import push_influence
from serai.games.river_of_gold.rewards import owned_regions
from serai.games.river_of_gold.rule_ids import ROG_4_7, ROG_9_1, ROG_9_8, ROG_9_9, ROG_11_3
from serai.games.river_of_gold.state import KOKU, SILK, Position
from serai.games.river_of_gold.tables import (
    JOURNEY_ANY_GOOD,
    JOURNEY_FAVOR,
    JOURNEY_INFLUENCE,
    JOURNEY_KOKU,
    JOURNEY_SELL,
    JOURNEY_VP,
    REGIONS,
)

# ---- the bonus (ROG-9.1) -------------------------------------------------------------------------------------------


def bonus_is_vacant(state: Position, seat: i64) -> bool:
    """Nothing of the bonus would be kept: no question (ROG-4.7)."""
    return state.has(seat, KOKU) >= state.tables.koku_max and not has_room_for_good(state, seat)


def why_not_bonus(state: Position, what: i64) -> i64:
    """Koku (0) or a good (1 to 3) of which at least one unit is kept (ROG-4.7)."""
    seat: i64 = state.top_seat()
    full: bool
    if what == 0:
        full = state.has(seat, KOKU) >= state.tables.koku_max
    else:
        full = state.has(seat, SILK + what - 1) >= state.tables.good_max
    return ROG_4_7 if full else LEGAL


def take_bonus(state: Position, what: i64) -> None:
    """Gain the bonus."""
    seat: i64 = state.top_seat()
    state.drop()
    if what == 0:
        gain_koku(state, seat, state.tables.journey_koku, ROG_9_1)
    else:
        gain_good(state, seat, what - 1, state.tables.journey_goods, ROG_9_1)


# ---- the merchants (ROG-9.2, ROG-9.8) ------------------------------------------------------------------------------


def merchants_step(state: Position) -> None:
    """Ask for the next merchant while two or more are left; the last one follows without a question (ROG-9.8)."""
    seat: i64 = state.top_seat()
    waiting: i64 = state.top_a()
    if waiting == 0:
        state.drop()
    elif bits(waiting) == 1:
        state.drop()
        act(state, seat, lowest(waiting))
    else:
        state.push(MERCHANTS, seat, waiting, 0)


def why_not_activate(state: Position, card: i64) -> i64:
    """A delivered merchant that has not acted yet in this journey (ROG-9.8)."""
    return LEGAL if state.top_a() & bit(card) != 0 else ROG_9_8


def activate(state: Position, card: i64) -> None:
    """Let the chosen merchant act; the others wait on the step below."""
    seat: i64 = state.top_seat()
    waiting: i64 = state.top_a()
    state.drop()
    state.set_top(waiting & ~bit(card), 0)
    act(state, seat, card)


def act(state: Position, seat: i64, card: i64) -> None:
    """The journey ability of one merchant (ROG-11.3)."""
    ability: i64 = state.tables.ability[card]
    amount: i64 = state.tables.ability_amount[card]
    state.note(ACTIVATED, seat, 0, card, ROG_11_3)
    if ability == JOURNEY_INFLUENCE:
        regions: i64 = owned_regions(state, seat)
        for back in range(REGIONS):
            region: i64 = REGIONS - 1 - back
            if regions & bit(region) != 0:
                push_influence(state, seat, region, amount, ROG_11_3)
    elif ability == JOURNEY_VP:
        gain_vp(state, seat, amount * bits(state.delivered[seat]), ROG_11_3)
    elif ability == JOURNEY_ANY_GOOD:
        for _ in range(amount):
            state.push(GOOD, seat, ROG_11_3, 0)
    elif ability == JOURNEY_SELL:
        state.push(SELL, seat, amount, 0)
    elif ability == JOURNEY_FAVOR:
        gain_favor(state, seat, amount, ROG_11_3)
    elif ability == JOURNEY_KOKU:
        gain_koku(state, seat, amount, ROG_11_3)


# ---- selling goods (ROG-9.9) ---------------------------------------------------------------------------------------


def sell_is_vacant(state: Position, seat: i64) -> bool:
    """No good is left to sell."""
    return goods_held(state, seat) == 0


def why_not_sell(state: Position, good: i64) -> i64:
    """A good in hand, and less Koku than the limit: a part of the price may be lost, but not all of it (ROG-9.9)."""
    seat: i64 = state.top_seat()
    if state.has(seat, SILK + good) < 1 or state.has(seat, KOKU) >= state.tables.koku_max:
        return ROG_9_9
    return LEGAL


def sell(state: Position, good: i64) -> None:
    """Sell one good; the question stays."""
    seat: i64 = state.top_seat()
    pay(state, seat, SILK + good, 1, ROG_9_9)
    gain_koku(state, seat, state.top_a(), ROG_9_9)


# ---- an any good (ROG-4.7, ROG-12.9) -------------------------------------------------------------------------------


def why_not_take(state: Position, good: i64) -> i64:
    """A kind that has room (ROG-4.7)."""
    if state.has(state.top_seat(), SILK + good) >= state.tables.good_max:
        return ROG_4_7
    return LEGAL


def take_good(state: Position, good: i64) -> None:
    """Gain one good of the chosen kind; the frame remembers the rule that gave it."""
    seat: i64 = state.top_seat()
    rule: i64 = state.top_a()
    state.drop()
    gain_good(state, seat, good, 1, rule)
