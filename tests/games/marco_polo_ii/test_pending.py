"""Stacks of decisions that play could not have left are refused (pending.py)."""

import pytest

from serai.games.marco_polo_ii import actions as k
from serai.games.marco_polo_ii.pending import pending_faults
from tests.games.marco_polo_ii.table import Table

Frame = tuple[int, int, int, int]

LATER, TURN = (k.LATER, 0, 0, 0), (k.TURN, 0, 0, 0)

BAD: list[tuple[list[Frame], str]] = [
    ([], "nothing is pending"),
    ([(k.GOOD, 0, 1, 803)], "the first entry must be"),
    ([TURN, (k.STEP_REWARD, 0, 1, 803)], "the last entry must be"),
    ([(k.TURN, 1, 0, 0)], "another seat"),
    ([(k.TURN, -1, 0, 0)], "belongs to a seat"),
    ([TURN, (k.CHANCE_SLOT, 0, 0, 0)], "belongs to nobody"),
    ([TURN, LATER], "`later` cannot stand right above `turn`"),
    ([TURN, (k.OFFER, 0, 0, 0)], "`offer` cannot stand right above `turn`"),
    ([LATER, (k.OFFER, 0, 0, 0), (k.PAY, 0, 1, 0)], "`pay` cannot stand right above `offer`"),
    ([LATER, (k.CONTRACTS, 0, 0, 0)], "`contracts` cannot stand right above `later`"),
    ([TURN, (k.PATH, 0, 1, 1)], "right above `later`"),
    ([LATER, (k.PATH, 0, 10, 1)], "card that gives none"),
    ([LATER, (k.STEP_REWARD, 0, 1, 803), (k.STEP_GO, 0, 0, 0), (k.PATH, 0, 0, 1)], "two movements"),
    ([LATER, (k.STEP_GO, 0, 1, 0), (k.GOOD, 0, 1, 803)], "`good` cannot stand right above `set out`"),
    ([TURN, (k.TAKE, 0, 3, 803)], "no set of icons"),
    ([TURN, (k.GOOD, 0, 1, 803)], "so many goods by this rule"),
    ([TURN, (k.PAY, 0, 1, 0), (k.PAY, 0, 1, 0)], "`pay` cannot stand right above `pay`"),
    ([TURN, (k.PAY, 0, 1, 0)], "nothing here costs that"),
    ([TURN, (k.PAY, 0, 0, 2)], "only one way to pay"),
    ([TURN, (k.GIVE, 0, 1, 1602)], "too few goods"),
    ([LATER, (k.DIRECTION, 0, 6, 3)], "does not ask this"),
    ([(k.STEP_NEXT, 0, 0, 0), (k.GOOD, 0, 1, 803)], "cannot stand right above `next`"),
]


@pytest.mark.parametrize(("frames", "message"), BAD, ids=range(len(BAD)))
def test_what_cannot_go_on_is_named(frames: list[Frame], message: str) -> None:
    table = Table("abha_basu").roll("2 3 5").card("open_card_1", "card_01")
    assert [*pending_faults(table.state)] == []
    table.lay("khan", 3)
    assert [*pending_faults(table.state)] == []
    table.state.depth = 0
    for kind, seat, a, b in frames:
        table.state.push(kind, seat, a, b)
    assert any(message in fault for fault in pending_faults(table.state)), [*pending_faults(table.state)]


def test_after_the_main_action_a_die_lies_on_a_space() -> None:
    table = Table("abha_basu").roll("2 3 5")
    table.state.depth = 0
    table.state.push(*LATER)
    assert [*pending_faults(table.state)] == ["the seat on turn has no die on a space of a main action (MP2-6.2)"]


def test_the_start_of_a_round_has_its_order() -> None:
    table = Table("abha_basu", "de_wu").roll("1").roll("1", "B").post("kochi").marker("kochi", "city_bonus_7")
    table.round_end()
    assert table.asked == k.COPY
    assert [*pending_faults(table.state)] == []
    row = table.state.frames[:]
    row[4], row[8] = k.STEP_ROLL, k.STEP_ROLL
    table.state.frames = row
    assert [*pending_faults(table.state)]
