"""Prepare, keep, commit: nothing counts before it is committed, and only what was computed from the present does."""

import pytest

from serai.core.chance import SecretDealer
from serai.core.documents import digest
from serai.core.options import complete
from serai.core.record import Record, header_for, published_secret
from serai.core.record_file import read
from serai.match.match import Change, Match, MatchError
from tests.match.tables import RIVER, SECRET, a_match, taken_back


def whole(match: Match) -> object:
    """Everything that a match is: position, record, line, chance to come, redo, facts."""
    copy = match.dealer.copy()
    state = match.state.clone()
    while state.to_act >= 0:
        state.play(state.legal_actions()[-1])
    coming = int(copy.deal(state)) if state.to_act == -1 else -1
    redo = taken_back(match)
    return (
        digest(RIVER.document(match.state)),
        list(match.record.entries),
        list(match.line),
        coming,
        redo,
        match.history[:],
    )


def ended(match: Match) -> Match:
    """The match played out."""
    while not match.over:
        match.act(match.to_act, match.state.legal_actions()[-1])
    return match


def changes(match: Match) -> list[Change]:
    """One of each kind."""
    act = match.prepare_act(match.to_act, match.state.legal_actions()[-1])
    return [act, match.prepare_undo(), match.prepare_redo(), match.prepare_finish(), match.prepare_settle()]


def test_preparing_touches_nothing() -> None:
    match = a_match(2)
    for _ in range(12):
        match.act(match.to_act, match.state.legal_actions()[-1])
    match.undo()
    before = whole(match)
    for change in changes(match):
        assert whole(match) == before
        assert [entry.number for entry in change.entries] == list(
            range(match.last + 1, match.last + 1 + len(change.entries))
        )


def test_committing_gives_what_acting_gives() -> None:
    one, two = a_match(2), a_match(2)
    for _ in range(40):
        action = one.state.legal_actions()[-1]
        change = one.prepare_act(one.to_act, action)
        assert list(change.happened) == two.act(two.to_act, action)
        one.commit(change)
        assert (change.to_act, change.over) == (one.to_act, one.over)
        assert whole(one) == whole(two)


def test_only_a_change_of_the_present_counts_and_only_once() -> None:
    match = a_match(2)
    first, second = (match.prepare_act(match.to_act, action) for action in match.state.legal_actions()[:2])
    match.commit(first)
    before = whole(match)
    for late in (second, first):
        with pytest.raises(MatchError) as caught:
            match.commit(late)
        assert (caught.value.key, caught.value.code) == ("refused-stale", "stale")
        assert whole(match) == before


def test_an_undo_is_one_change_with_the_chance_after_it() -> None:
    match = a_match(2)
    match.act(match.to_act, match.state.legal_actions()[-1])
    change = match.prepare_undo(0)
    assert change.entries[0].do == "undo 0"
    assert {entry.who for entry in change.entries[1:]} == {"chance"}
    assert change.to_act >= 0
    match.commit(change)
    assert match.to_act == change.to_act


def test_the_setup_of_a_new_match_can_be_kept_before_it_counts() -> None:
    record = Record(header_for(RIVER, 3, complete(RIVER.options, {}), SECRET))
    match = Match(RIVER, record, SecretDealer(SECRET), settle=False)
    assert (match.to_act, match.last) == (-1, 0)
    change = match.prepare_settle()
    assert match.last == 0
    match.commit(change)
    assert match.record.entries == a_match(3).record.entries
    assert match.prepare_settle().empty


def test_publishing_the_secret_closes_the_match_once_it_counts() -> None:
    match = a_match(2)
    assert match.prepare_finish().empty
    ended(match)
    change = match.prepare_finish()
    assert (published_secret(match.record), match.published) == (None, False)
    match.commit(change)
    assert (published_secret(match.record), match.published) == (SECRET, True)
    assert match.prepare_finish().empty
    with pytest.raises(MatchError):
        match.prepare_undo(0)
    again = Match(RIVER, read(match.record.text().encode()), SecretDealer(SECRET))
    assert again.published
    assert whole(again) == whole(match)


def test_the_facts_of_every_entry_are_there_after_loading_those_taken_back_too() -> None:
    match = a_match(2)
    for _ in range(12):
        match.act(match.to_act, match.state.legal_actions()[-1])
    match.undo(match.line[-6].entry.number)
    match.redo()
    match.undo()
    again = Match(RIVER, read(match.record.text().encode()), SecretDealer(SECRET), settle=False)
    assert again.history == match.history
    assert [happening.entry for happening in again.history] == again.record.entries
    assert sum(len(happening.facts) for happening in again.history) > len(again.line)


def test_a_match_without_controllers_is_peoples() -> None:
    assert a_match(3).people() == [0, 1, 2]
