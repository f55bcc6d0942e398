"""What holds in every position (TX-23.4): random games never break it, and every broken position is told."""

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from serai.core.bits import bit
from serai.core.chance import SeedDealer
from serai.core.state import CHANCE
from serai.core.vectors import replaced
from serai.games.tianxia import actions as k
from serai.games.tianxia.rules import TianxiaState
from serai.games.tianxia.state import (
    ATTACK,
    CLEANUP,
    DELIVERIES,
    DISCARDED,
    MARKERS,
    NONE,
    PREPARATION,
    SETUP,
    SHIPPING,
    TOWERS,
    WALLS,
    WORKERS,
    changed,
)
from serai.games.tianxia.tables import LIMU, NEUTRAL, PLAIN, POINTS
from tests.games.tianxia.table import Table, begin


@pytest.mark.parametrize("seed", range(8))
def test_random_games_break_nothing(seed: int) -> None:
    state, dealer, turn = begin(seed % 4 + 1), SeedDealer(seed), seed
    while not state.over:
        assert state.faults() == []
        if state.to_act == CHANCE:
            state.play(dealer.deal(state))
        else:
            legal = state.legal_actions()
            turn = (turn * 31 + 7) % 1009
            state.play(legal[turn % len(legal)])
    assert state.faults() == []
    assert state.round == 4


def set_purse(family: int, column: int, amount: int) -> Callable[[TianxiaState], None]:
    """What a family has of a thing."""

    def change(state: TianxiaState) -> None:
        state.purse[family * PLAIN + column] = amount

    return change


def set_piece(family: int, column: int, value: int) -> Callable[[TianxiaState], None]:
    """A number of a row of `pieces`."""
    return lambda state: state.set_piece(family, column, value)


def set_byte(field: str, at: int, value: int) -> Callable[[TianxiaState], None]:
    """One byte of a vector."""
    return lambda state: setattr(state, field, changed(getattr(state, field), at, value))


def set_field(field: str, value: object) -> Callable[[TianxiaState], None]:
    """A field."""
    return lambda state: setattr(state, field, value)


def set_row(field: str, at: int, value: int) -> Callable[[TianxiaState], None]:
    """One number of a vector."""
    return lambda state: setattr(state, field, replaced(getattr(state, field), at, value))


def push(kind: int, seat: int, a: int = 0, b: int = 0) -> Callable[[TianxiaState], None]:
    """A frame more."""
    return lambda state: state.push(kind, seat, a, b)


def all_of(*changes: Callable[[TianxiaState], None]) -> Callable[[TianxiaState], None]:
    """Several changes."""

    def change(state: TianxiaState) -> None:
        for one in changes:
            one(state)

    return change


def same_ship_twice(state: TianxiaState) -> None:
    """The ship in Yan lies in Qi as well."""
    state.ship_at = changed(state.ship_at, 1, int(state.ship_at[0]))


def objective_twice(state: TianxiaState) -> None:
    """Seat B holds what seat A holds."""
    state.objectives = replaced(state.objectives, 1, state.objectives[0])


def unplayed_tile(state: TianxiaState) -> None:
    """A round bonus tile more."""
    state.round_tiles = vec[u8]([*state.round_tiles, u8(0)])


def everything_drawn(state: TianxiaState) -> None:
    """All copies of a tile with seat A beside those that lie anywhere."""
    state.open_tiles = changed(state.open_tiles, 0, 4)


BROKEN: list[tuple[str, str, Callable[[TianxiaState], None]]] = [
    ("TX-23.4", "seats.A", set_purse(0, 2, -1)),
    ("TX-22.1", "li_mu", set_purse(LIMU, 0, 1)),
    ("TX-1.14", "seats.D", set_purse(3, 0, 1)),
    ("TX-15.2", "seats.A.palace", set_piece(0, 8, 9)),
    ("TX-11.2", "seats.A.shipping_markers", set_piece(0, SHIPPING, 8)),
    ("TX-11.2", "li_mu.shipping_markers", set_piece(LIMU, SHIPPING, 1)),
    ("TX-16.1", "seats.A.figurines", set_row("figurines", 0, 64)),
    ("TX-23.4", "seats.A.workers", set_piece(0, WORKERS, 9)),
    ("TX-23.4", "li_mu.workers", set_piece(LIMU, WORKERS, 11)),
    ("TX-23.4", "seats.B.workers", push(k.MERCHANT, 1)),
    ("TX-13.5", "seats.A.merchants", all_of(set_piece(0, WORKERS, 7), set_byte("merchants", 0, 3))),
    ("TX-1.5", "seats.A.markers", set_piece(0, MARKERS, 2)),
    ("TX-1.5", "seats.A.markers", set_byte("markers", 0, 1)),
    ("TX-22.1", "li_mu.markers", all_of(set_piece(LIMU, MARKERS, 2), set_piece(LIMU, DISCARDED, 1))),
    ("TX-1.6", "seats.A.delivery_markers", set_piece(0, DELIVERIES, 11)),
    ("TX-23.4", "barges.stone", set_byte("barges", 5, NEUTRAL)),
    ("TX-1.4", "barges.rice", set_byte("barges", 6, LIMU)),
    ("TX-3.1", "banners", set_byte("banners", 1, 0)),
    ("TX-3.1", "banners, sites, seats", set_byte("banners", 1, NONE)),
    (
        "TX-3.2",
        "sites",
        lambda state: setattr(state, "building_at", changed(state.building_at, 2, int(state.building_at[0]))),
    ),
    ("TX-3.2", "sites.qin_1.building", set_byte("building_at", 0, 20)),
    ("TX-19.9", "sites", set_field("tokens", bit(12))),
    ("TX-9.6", "sites", set_byte("governors", 0, 0)),
    ("TX-9.6", "sites", set_row("powers", 0, 1)),
    ("TX-9.4", "sites.qin_1.governors", all_of(set_byte("governors", 0, 0), set_byte("governors", 1, 0))),
    ("TX-3.2", "sites.qin_1.governors", set_byte("governors", 2, 0)),
    ("TX-23.4", "sections.1.walls", set_byte("walls", 1, 0)),
    ("TX-12.4", "seats.A", set_byte("walls", 0, 0)),
    ("TX-12.4", "seats.A", set_piece(0, WALLS, 1)),
    ("TX-12.4", "li_mu", set_piece(LIMU, TOWERS, 1)),
    ("TX-1.14", "sections.2", set_byte("soldiers", 5, 3)),
    ("TX-5.3", "sections.3.leader", set_byte("leaders", 2, 4)),
    ("TX-5.3", "sections.3.strength", set_row("strength", 2, -1)),
    ("TX-3.6", "ships", same_ship_twice),
    ("TX-3.6", "ships", lambda state: setattr(state, "ships_left", bit(16) - 1)),
    ("TX-3.6", "ships", lambda state: setattr(state, "demands_left", bit(18) - 1)),
    ("TX-20.4", "ships.qi", set_byte("demand_at", 1, NONE)),
    ("TX-20.4", "ships.chu", set_byte("ship_at", 2, NONE)),
    ("TX-20.4", "ships", all_of(set_byte("ship_at", 2, NONE), set_byte("demand_at", 2, NONE))),
    ("TX-20.4", "ships.sea", push(k.CHANCE_SHIP, -1, 3)),
    ("TX-11.3", "ships.yan.deliveries", all_of(set_byte("ship_at", 0, NONE), set_byte("delivered", 0, 0))),
    ("TX-1.14", "ships.yan.deliveries", set_byte("delivered", 0, 3)),
    ("TX-16.1", "seats.A.tiles", set_byte("open_tiles", 15, 1)),
    ("TX-3.3", "tiles_unseen", everything_drawn),
    ("TX-24.3", "tiles_unseen", lambda state: setattr(state, "supply", state.supply + 1)),
    ("TX-5.1", "round_tiles", unplayed_tile),
    ("TX-3.9", "seats.B.objectives", objective_twice),
    ("TX-17.4", "seats.A.objectives", set_row("objectives", 0, bit(24) - 1)),
    ("TX-3.9", "seats.A.objectives", set_row("returned", 0, 0)),
    ("TX-3.9", "objectives", set_field("deck", bit(24))),
    ("TX-5.2", "attacks", set_byte("attacks", 0, NONE)),
    ("TX-5.2", "attacks", set_byte("attacks", 0, 3)),
    ("TX-5.2", "attacks", set_byte("attacks", 1, 3)),
    ("TX-22.3", "li_mu.cards_left", set_field("limu_left", bit(11) - 1)),
    ("TX-22.3", "li_mu.cards_left", set_field("limu_left", bit(13) - 1)),
    ("TX-4.1", "round, phase", set_field("round", 5)),
    ("TX-4.2", "phase", set_field("phase", SETUP)),
    ("TX-4.3", "phase", all_of(set_field("round", 4), set_field("phase", CLEANUP))),
    ("TX-3.8", "seats", set_byte("boards", 1, 0)),
    ("TX-3.8", "order", set_byte("order", 1, 0)),
    ("TX-3.8", "order", set_field("order", vec[u8]([u8(0), u8(1)]))),
    ("TX-14.1", "next_order", set_field("next_order", vec[u8]([u8(0), u8(0)]))),
    ("TX-14.1", "next_order", all_of(set_field("next_order", vec[u8]([u8(0)])), set_field("phase", PREPARATION))),
    ("TX-7.1", "next_order", set_field("phase", ATTACK)),
    ("TX-7.2", "turn", set_field("active", -1)),
    ("TX-7.2", "turn", set_field("active", 3)),
]


@pytest.mark.parametrize(("rule", "path", "change"), BROKEN, ids=[f"{rule} {path}" for rule, path, _ in BROKEN])
def test_a_broken_position_is_told_with_place_and_rule(
    rule: str, path: str, change: Callable[[TianxiaState], None]
) -> None:
    state = Table(2, bare=False).state
    assert state.faults() == []
    change(state)
    found = [fault for fault in state.faults() if fault.partition(": ")[0] == path and rule in fault]
    assert found, state.faults()


def test_points_may_be_negative() -> None:
    state = Table(2, bare=False).state
    set_purse(0, POINTS, -7)(state)
    set_purse(LIMU, POINTS, -7)(state)
    assert state.faults() == []
