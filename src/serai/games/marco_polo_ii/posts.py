"""MP2-12: posts, and what arriving in a city brings (MP2-11.12 c to e)."""

from typing import Final

from mypy_extensions import i64

from serai.core.bits import bit, bits, lowest
from serai.core.state import LEGAL
from serai.core.vectors import replaced
from serai.games.marco_polo_ii.actions import EXTRA, FROM, POOL, STEP_POOL
from serai.games.marco_polo_ii.contracts import open_in, take_contract
from serai.games.marco_polo_ii.facts import OUTPOST_CLAIMED, POST_MOVED, POST_PLACED, TILE_KEPT
from serai.games.marco_polo_ii.payment import gain
from serai.games.marco_polo_ii.rewards import city_bonus, reward
from serai.games.marco_polo_ii.rule_ids import (
    MP2_11_7,
    MP2_11_8,
    MP2_12_2,
    MP2_12_3,
    MP2_12_4,
    MP2_12_5,
    MP2_12_8,
    MP2_12_9,
    MP2_12_10,
    MP2_19_3,
)
from serai.games.marco_polo_ii.state import FIGURES, NONE, Position, changed
from serai.games.marco_polo_ii.tables import FILIPPO_VITELLO, TRAVEL_SPACES, VP
from serai.games.marco_polo_ii.travel import BY_TRAVEL

EXTRA_DECIDED: Final = 4  # in the first number of STEP_ARRIVE, above the mask of figures


def arrive_step(state: Position) -> None:
    """A post in the end city of each figure that moved, the additional post, then the pool (MP2-11.12)."""
    seat: i64 = state.top_seat()
    progress: i64 = state.top_a()
    fresh: i64 = state.top_b()
    for figure in range(FIGURES):
        if progress & bit(figure) != 0:
            progress &= ~bit(figure)
            state.set_top(progress, fresh)
            city: i64 = state.figure_at(seat, figure)
            if state.tables.post_places & bit(city) == 0 or state.has_post(seat, city):
                continue  # MP2-11.6, MP2-12.1
            if state.posts_left(seat) > 0:
                fresh |= bit(city)
                state.set_top(progress, fresh)
                place_post(state, seat, city, MP2_11_7)
            elif state.posts[seat] & ~fresh != 0:
                state.push(FROM, seat, city, fresh)
                return
    cities: i64 = extra_cities(state, seat, progress // 8)
    if progress & EXTRA_DECIDED == 0 and cities != 0:
        state.set_top(progress | EXTRA_DECIDED, fresh)
        state.push(EXTRA, seat, cities, 0)
        return
    state.drop()
    state.forget_path()
    push_pool(state, seat, fresh)


def place_post(state: Position, seat: i64, city: i64, rule: i64) -> None:
    """The next post from the board, with its VP at once (MP2-12.2)."""
    state.posts = replaced(state.posts, seat, state.posts[seat] | bit(city))
    number: i64 = bits(state.posts[seat])
    state.fresh |= bit(city)
    state.note(POST_PLACED, seat, number, city, rule)
    gain(state, seat, VP, state.tables.post_vp[number], MP2_12_2)


# ---- all posts on the map (MP2-12.9) -----------------------------------------------------------------------------------


def why_not_from(state: Position, city: i64) -> i64:
    """One of the own posts, none that was placed in this movement (MP2-12.10)."""
    if not state.has_post(state.top_seat(), city):
        return MP2_12_9
    return LEGAL if state.top_b() & bit(city) == 0 else MP2_12_10


def move_post(state: Position, source: i64) -> None:
    """Move it: no VP, and what the old city gave is gone; it counts as new (MP2-12.6, MP2-12.10)."""
    seat: i64 = state.top_seat()
    city: i64 = state.top_a()
    state.drop()
    state.set_top(state.top_a(), state.top_b() | bit(city))
    state.posts = replaced(state.posts, seat, (state.posts[seat] & ~bit(source)) | bit(city))
    state.fresh = (state.fresh & ~bit(source)) | bit(city)
    state.note(POST_MOVED, seat, source, city, MP2_12_9)


# ---- the additional post (MP2-11.8, MP2-11.13) -------------------------------------------------------------------------


def extra_cities(state: Position, seat: i64, source: i64) -> i64:
    """The cities reached on this path, by either figure, that may have it; from the board only (MP2-12.10)."""
    if not BY_TRAVEL <= source < BY_TRAVEL + TRAVEL_SPACES or state.tables.travel_extra[source - BY_TRAVEL] == 0:
        return 0
    if state.posts_left(seat) == 0:
        return 0
    return state.reached & state.tables.post_places & ~state.posts[seat]


def why_not_post(state: Position, city: i64) -> i64:
    """A city of the path without an own post."""
    return LEGAL if state.top_a() & bit(city) != 0 else MP2_11_8


def answer_extra(state: Position, city: i64) -> None:
    """Place it."""
    seat: i64 = state.top_seat()
    state.drop()
    state.set_top(state.top_a(), state.top_b() | bit(city))
    place_post(state, seat, city, MP2_11_8)


# ---- the pool (MP2-11.12 e, MP2-12.8, MP2-22.12) -----------------------------------------------------------------------


def outposts_in(state: Position, cities: i64) -> i64:
    """Those of the cities whose outpost tile is still there (MP2-12.3)."""
    found: i64 = 0
    rest: i64 = cities & state.tables.has_outpost
    while rest != 0:
        city: i64 = lowest(rest)
        rest &= rest - 1
        if state.outpost_at[city] != NONE:
            found |= bit(city)
    return found


def contracts_in(state: Position, cities: i64) -> i64:
    """Those of the cities where a contract lies open (MP2-12.5)."""
    found: i64 = 0
    rest: i64 = cities & state.tables.contract_cities
    while rest != 0:
        city: i64 = lowest(rest)
        rest &= rest - 1
        if open_in(state, city) != 0:
            found |= bit(city)
    return found


def push_pool(state: Position, seat: i64, fresh: i64) -> None:
    """What the new posts bring (MP2-12.7): outpost tiles; city bonuses and contracts."""
    outposts: i64 = outposts_in(state, fresh)
    others: i64 = fresh & (state.tables.has_bonus | state.tables.contract_cities)
    if outposts | others != 0:
        state.push(STEP_POOL, seat, outposts, others)


def pool_step(state: Position) -> None:
    """What is still there of the pool; asked unless nothing or a single thing that must be taken is left."""
    seat: i64 = state.top_seat()
    outposts: i64 = outposts_in(state, state.top_a())
    bonuses: i64 = state.top_b() & state.tables.has_bonus
    contracts: i64 = contracts_in(state, state.top_b())
    state.drop()
    if contracts == 0 and bits(outposts) + bits(bonuses) <= 1:
        if outposts != 0:
            claim(state, seat, lowest(outposts))
        elif bonuses != 0:
            city_bonus(state, seat, lowest(bonuses), 1)
    else:
        state.push(POOL, seat, outposts, bonuses | contracts)


def why_not_claim(state: Position, city: i64) -> i64:
    """The outpost tile of a city in the pool."""
    return LEGAL if state.top_a() & bit(city) != 0 else MP2_12_8


def answer_claim(state: Position, city: i64) -> None:
    """Take it before the rest."""
    seat: i64 = state.top_seat()
    leave_pool(state, bit(city), 0)
    claim(state, seat, city)


def why_not_bonus(state: Position, city: i64) -> i64:
    """The city bonus of a city in the pool."""
    return LEGAL if state.top_b() & state.tables.has_bonus & bit(city) != 0 else MP2_12_4


def answer_bonus(state: Position, city: i64) -> None:
    """Take it before the rest."""
    seat: i64 = state.top_seat()
    leave_pool(state, 0, bit(city))
    city_bonus(state, seat, city, 1)


def why_not_pick(state: Position, slot: i64) -> i64:
    """A contract of a city in the pool (MP2-12.5)."""
    if state.display[slot] == NONE:
        return MP2_12_5
    return LEGAL if state.top_b() & bit(state.tables.slot_city[slot]) != 0 else MP2_12_5


def answer_pick(state: Position, slot: i64) -> None:
    """Take the contract before the rest; one for each city."""
    seat: i64 = state.top_seat()
    leave_pool(state, 0, bit(state.tables.slot_city[slot]))
    take_contract(state, seat, slot, 0)


def why_not_leave(state: Position) -> i64:
    """Contracts are voluntary (MP2-13.12), the rest is not."""
    return LEGAL if state.top_a() == 0 and state.top_b() & state.tables.has_bonus == 0 else MP2_12_8


def leave_pool(state: Position, outposts: i64, others: i64) -> None:
    """What is left waits below."""
    seat: i64 = state.top_seat()
    left: i64 = state.top_a() & ~outposts
    left_others: i64 = state.top_b() & ~others
    state.drop()
    if left | left_others != 0:
        state.push(STEP_POOL, seat, left, left_others)


def claim(state: Position, seat: i64, city: i64) -> None:
    """Gain what the tile shows, once in the game (MP2-12.12); then it is Filippo's or out of the game (MP2-19.3)."""
    tile: i64 = i64(state.outpost_at[city])
    state.outpost_at = changed(state.outpost_at, city, NONE)
    state.note(OUTPOST_CLAIMED, seat, city, tile, MP2_12_3)
    reward(state, seat, state.tables.outpost_package[tile], 1, MP2_12_3)
    keeper: i64 = state.seat_of(FILIPPO_VITELLO)
    if keeper >= 0:
        state.kept |= bit(tile)
        state.note(TILE_KEPT, keeper, 0, tile, MP2_19_3)
