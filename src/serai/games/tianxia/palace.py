"""TX-15: Palace tracks, and where steps come from: effects, banners (TX-8.4, TX-9.15), Military turns (TX-12.2)."""

from mypy_extensions import i64

from serai.core.state import LEGAL
from serai.games.tianxia.actions import BANNER_OPEN, EXTRA_OPEN
from serai.games.tianxia.effects import push_effect
from serai.games.tianxia.facts import STEP_LOST, STEPPED
from serai.games.tianxia.payment import pay
from serai.games.tianxia.possible import step_leaves_military
from serai.games.tianxia.rule_ids import TX_8_4, TX_8_10, TX_9_15, TX_12_3, TX_15_1, TX_15_2
from serai.games.tianxia.state import PALACE, Position, any_track_open, track_open
from serai.games.tianxia.tables import COINS, EXTRA_STEP, LIMU, TRACKS


def advance(state: Position, family: i64, track: i64, rule: i64) -> None:
    """One step and its effect (TX-15.1), whoever stands there (TX-15.3); on a complete track it is lost (TX-15.2).

    Li Mu gains no effects (TX-22.1).
    """
    if not track_open(state, family, track):
        state.note(STEP_LOST, family, 1, track, TX_15_2)
        return
    state.add_piece(family, PALACE + track, 1)
    position: i64 = state.piece(family, PALACE + track)
    state.note(STEPPED, family, position, track, rule)
    if family != LIMU:
        push_effect(state, family, state.tables.step_effect[track * state.tables.steps + position - 1], TX_15_1)


# ---- a step on a track of choice ---------------------------------------------------------------------------------------


def why_not_step(state: Position, track: i64) -> i64:
    """Not complete (TX-15.2); in a Military turn one that leaves the action possible, if there is any (TX-12.3)."""
    seat: i64 = state.top_seat()
    if not track_open(state, seat, track):
        return TX_15_2
    if state.top_b() == 0:
        return LEGAL
    action: i64 = state.top_b() - 1
    if step_leaves_military(state, seat, action, track):
        return LEGAL
    for other in range(TRACKS):
        if track_open(state, seat, other) and step_leaves_military(state, seat, action, other):
            return TX_12_3
    return LEGAL


def answer_step(state: Position, track: i64) -> None:
    """One step; what it brings comes before the next one (TX-2.3)."""
    seat: i64 = state.top_seat()
    left: i64 = state.top_a() - 1
    if left > 0:
        state.set_top(left, state.top_b())
    else:
        state.drop()
    advance(state, seat, track, TX_15_1)


def track_vacant(state: Position) -> bool:
    """No track is open: the steps are lost (TX-15.2, TX-2.8)."""
    return not any_track_open(state, state.top_seat())


# ---- the banner of a Region turn ---------------------------------------------------------------------------------------


def why_not_banner(state: Position) -> i64:
    """Once in a Region turn (TX-8.4), while the track is open (TX-8.10)."""
    if state.top_b() & BANNER_OPEN == 0:
        return TX_8_4
    return LEGAL if track_open(state, state.top_seat(), state.banner_of(state.top_a())) else TX_8_10


def banner(state: Position) -> None:
    """The step; Envoy House, if it works now, offers one more later in the turn (TX-9.15)."""
    seat: i64 = state.top_seat()
    region: i64 = state.top_a()
    flags: i64 = state.top_b() & ~BANNER_OPEN
    if state.works(seat, EXTRA_STEP):
        flags |= EXTRA_OPEN
    state.set_top(region, flags)
    advance(state, seat, state.banner_of(region), TX_8_4)


def why_not_extra(state: Position) -> i64:
    """After the banner step, once, for its coins, while the track is open (TX-9.15)."""
    seat: i64 = state.top_seat()
    if state.top_b() & EXTRA_OPEN == 0 or state.has(seat, COINS) < state.tables.passive_value[EXTRA_STEP]:
        return TX_9_15
    return LEGAL if track_open(state, seat, state.banner_of(state.top_a())) else TX_8_10


def extra(state: Position) -> None:
    """Pay and step."""
    seat: i64 = state.top_seat()
    region: i64 = state.top_a()
    state.set_top(region, state.top_b() & ~EXTRA_OPEN)
    pay(state, seat, COINS, state.tables.passive_value[EXTRA_STEP], TX_9_15)
    advance(state, seat, state.banner_of(region), TX_9_15)
