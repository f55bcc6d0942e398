"""The stack of frames, and the questions a bare state answers (core/state.py)."""

import pytest

from serai.core.events import Journal
from serai.core.state import CHANCE, FIRST_CHANCE, FIRST_STEP, NOBODY, State


def top(state: State) -> tuple[int, int, int, int]:
    """The four numbers of the top frame."""
    return int(state.top_kind()), int(state.top_seat()), int(state.top_a()), int(state.top_b())


def test_an_empty_stack_is_the_end_of_the_game() -> None:
    state = State(3, {})
    assert state.over
    assert state.to_act == NOBODY == state.top_kind()
    state.settle()
    assert state.over


@pytest.mark.parametrize(
    ("kind", "to_act"), [(0, 2), (FIRST_CHANCE - 1, 2), (FIRST_CHANCE, CHANCE), (FIRST_STEP - 1, CHANCE)]
)
def test_the_top_frame_says_who_decides(kind: int, to_act: int) -> None:
    state = State(3, {})
    state.push(kind, 2, 0, 0)
    assert not state.over
    assert state.to_act == to_act


def test_a_frame_keeps_four_numbers_and_frames_come_off_in_reverse_order() -> None:
    state = State(3, {})
    frames = [(kind % FIRST_STEP, kind % 3, 2**62 - kind, -kind) for kind in range(100)]
    for frame in frames:
        state.push(*frame)
    for frame in reversed(frames):
        assert top(state) == frame
        state.drop()
    assert state.depth == 0


def test_set_top_changes_the_two_numbers_of_the_top_frame_only() -> None:
    state = State(3, {})
    state.push(1, 0, 5, 6)
    state.push(2, 1, 7, 8)
    state.set_top(-1, 2**40)
    assert top(state) == (2, 1, -1, 2**40)
    state.drop()
    assert top(state) == (1, 0, 5, 6)


def test_a_state_made_from_another_has_a_stack_of_its_own_and_no_journal() -> None:
    state = State(3, {})
    state.push(1, 0, 5, 6)
    state.push(9, 0, 0, 0)
    state.drop()
    state.journal = Journal()
    copy = State(3, {}, state)
    assert copy.journal is None
    copy.push(2, 1, 0, 0)
    copy.drop()
    copy.set_top(0, 0)
    assert (state.top_a(), state.top_b(), state.depth) == (5, 6, 1)


def test_a_fact_is_told_to_the_journal_in_order_if_somebody_listens() -> None:
    state = State(3, {})
    state.note(1, 2, 3, 4, 5)
    journal = Journal()
    state.journal = journal
    state.note(1, 2, 3, 4, 5)
    state.note(6, -1, 2**40, 0, 101)
    assert journal.take() == [(1, 2, 3, 4, 5), (6, -1, 2**40, 0, 101)]
    assert journal.take() == []


def test_passing_over_is_no_habit() -> None:
    assert not State(3, {}).vacant(1)


def test_seats_are_tied_unless_the_game_says_otherwise() -> None:
    assert State(3, {}).tie_break(0) == State(3, {}).tie_break(2) == 0


def test_a_state_has_options_of_its_own_and_a_copy_has_the_same() -> None:
    options: dict[str, str | int | bool] = {"variant": True}
    state = State(3, options)
    copy = State(3, options, state)
    assert state.options == copy.options == {"variant": True}


def test_nobody_has_won_before_the_end() -> None:
    state = State(3, {})
    state.push(1, 0, 0, 0)
    assert state.winners() == []
