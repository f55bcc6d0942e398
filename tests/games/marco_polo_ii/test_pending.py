"""Stacks of decisions that play could not have left are refused (pending.py)."""

import pytest

from serai.games.marco_polo_ii import actions as k
from serai.games.marco_polo_ii.pending import pending_faults
from tests.games.marco_polo_ii.table import Table

Frame = tuple[int, int, int, int]

BAD: list[tuple[list[Frame], str]] = [
    ([], "nothing is pending"),
    ([(k.STEP_REWARD, 0, 1, 1801)], "the first entry must be"),
    ([(k.TURN, 0, 0, 0), (k.STEP_REWARD, 0, 1, 1801)], "the last entry must be"),
    ([(k.TURN, 1, 0, 0)], "another seat"),
    ([(k.TURN, 0, 0, 0), (k.LATER, 0, 0, 0)], "does not belong to a turn"),
    ([(k.TURN, 0, 0, 0), (k.OFFER, 0, 0, 0)], "nothing could have put it"),
    ([(k.LATER, 0, 0, 0), (k.OFFER, 0, 0, 0), (k.PAY, 0, 1, 0)], "answered once"),
    ([(k.LATER, 0, 0, 0), (k.CONTRACTS, 0, 0, 0)], "nothing could have put it"),
    ([(k.TURN, 0, 0, 0), (k.PATH, 0, 1, 1)], "right above `later`"),
    ([(k.LATER, 0, 0, 0), (k.PATH, 0, 10, 1)], "card that gives none"),
    ([(k.LATER, 0, 0, 0), (k.STEP_GO, 0, 1, 0), (k.PATH, 0, 0, 1)], "two movements"),
    ([(k.LATER, 0, 0, 0), (k.STEP_GO, 0, 1, 0), (k.GOOD, 0, 1, 205)], "something else"),
    ([(k.TURN, 0, 0, 0), (k.TAKE, 0, 3, 1801)], "no set of icons"),
    ([(k.TURN, 0, 0, 0), (k.PAY, 0, 1, 0), (k.PAY, 0, 1, 0)], "two payments"),
    ([(k.LATER, 0, 0, 0), (k.DIRECTION, 0, 6, 3)], "does not ask this"),
    ([(k.STEP_NEXT, 0, 0, 0), (k.GOOD, 0, 1, 205)], "does not belong to a turn"),
]


@pytest.mark.parametrize(("frames", "message"), BAD, ids=range(len(BAD)))
def test_what_cannot_go_on_is_named(frames: list[Frame], message: str) -> None:
    table = Table("abha_basu").card("open_card_1", "card_01")
    assert [*pending_faults(table.state)] == []
    table.state.depth = 0
    for kind, seat, a, b in frames:
        table.state.push(kind, seat, a, b)
    assert any(message in fault for fault in pending_faults(table.state)), [*pending_faults(table.state)]


def test_the_start_of_a_round_has_its_order() -> None:
    table = Table("abha_basu", "de_wu").roll("1").roll("1", "B").post("kochi").marker("kochi", "city_bonus_7")
    table.round_end()
    assert table.asked == k.COPY
    assert [*pending_faults(table.state)] == []
    row = table.state.frames[:]
    row[4], row[8] = k.STEP_ROLL, k.STEP_ROLL
    table.state.frames = row
    assert [*pending_faults(table.state)]
