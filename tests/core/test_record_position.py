"""Records that begin from a position, and records that branch off from another."""

import json
from collections.abc import Sequence
from dataclasses import replace

import pytest

from serai import game
from serai.core.chance import SecretDealer, SeedDealer
from serai.core.documents import Document, DocumentError, digest, set_path
from serai.core.options import complete
from serai.core.record import (
    Header,
    Record,
    RecordError,
    branch_record,
    check_secret,
    dump_line,
    final_state,
    header_for,
    header_from,
    published_secret,
    replay,
    start_state,
)
from serai.core.record_file import MAX_HEADER, MAX_LINE, read
from serai.core.state import CHANCE
from serai.match.match import Match

RIVER = game("river_of_gold")
SECRET = bytes(range(16))


def go_on(match: Match, decisions: int) -> Match:
    """That many decisions, or to the end."""
    for _ in range(decisions):
        if not match.over:
            match.act(match.to_act, match.state.legal_actions()[-1])
    return match


def new_match(secret: bytes | None = SECRET, seats: int = 2) -> Match:
    """A match from the setup."""
    record = Record(header_for(RIVER, seats, complete(RIVER.options, {}), secret))
    return Match(RIVER, record, SecretDealer(SECRET) if secret else SeedDealer(3))


def document(decisions: int = 12) -> Document:
    """A position in the middle of a game."""
    return RIVER.document(go_on(new_match(), decisions).state)


def at_position(position: Document, secret: bytes | None = SECRET) -> Match:
    """A match that begins from a position."""
    record = Record(header_from(RIVER, position, secret))
    return Match(RIVER, record, SecretDealer(secret) if secret else SeedDealer(4))


def refusal(header: Header) -> str:
    """Why nobody can begin from that header; line 1 is blamed."""
    with pytest.raises(RecordError) as caught:
        start_state(RIVER, header)
    assert caught.value.line == 1
    assert "\n" not in str(caught.value)
    return str(caught.value)


# ---- from a position -------------------------------------------------------------------------------------------------


def test_a_record_begins_from_a_position_and_replays() -> None:
    position = document()
    match = go_on(at_position(position), 20)
    match.undo()
    again = read(match.record.text().encode())
    assert again == match.record
    assert again.header.position == position
    assert digest(RIVER.document(start_state(RIVER, again.header))) == digest(position)
    assert [step.entry for step in replay(RIVER, again)] == again.entries
    assert digest(RIVER.document(final_state(RIVER, again))) == digest(RIVER.document(match.state))
    resumed = Match(RIVER, again, SecretDealer(SECRET))
    assert resumed.history == match.history


def test_the_secret_of_such_a_game_proves_its_chance() -> None:
    match = go_on(at_position(document()), 10_000)
    assert match.over
    assert match.finish()
    record = read(match.record.text().encode())
    assert published_secret(record) == SECRET
    check_secret(RIVER, record, SECRET)


def test_everything_can_be_taken_back_to_the_position() -> None:
    position = document()
    match = go_on(at_position(position), 8)
    match.undo(0)
    assert digest(RIVER.document(match.state)) == digest(position)


@pytest.mark.parametrize("pending", ["chance", "over", "setup"])
def test_a_position_of_any_kind(pending: str) -> None:
    """Where chance decides first, where the game is over, and before anything was dealt."""
    state = go_on(new_match(), 10_000 if pending == "over" else 3).state.clone()
    while pending == "chance" and state.to_act != CHANCE:
        state.play(state.legal_actions()[-1])
    if pending == "setup":
        state = start_state(RIVER, header_for(RIVER, 2, complete(RIVER.options, {})))
    match = at_position(RIVER.document(state))
    assert match.over == (pending == "over")
    assert bool(match.record.entries) == (pending != "over")
    final_state(RIVER, read(match.record.text().encode()))


def test_a_header_is_made_of_a_position_alone_whatever_way_it_was_written() -> None:
    position = document()
    loose = json.loads(json.dumps(position))
    header = header_from(RIVER, loose)
    assert (header.seats, header.options, header.position) == (2, position["options"], position)
    for wrong in (None, {}, {**position, "surprise": 1}):
        with pytest.raises(DocumentError):
            header_from(RIVER, wrong)


def test_header_and_position_agree() -> None:
    header = header_from(RIVER, document())
    assert header.position is not None
    assert "2 seats" in refusal(replace(header, seats=3))
    other = {**header.options, "clan_patrons": not header.options["clan_patrons"]}
    assert "position.options" in refusal(replace(header, options=other))
    assert "position.rules" in refusal(replace(header, position={**header.position, "rules": "0"}))
    assert "position.game" in refusal(replace(header, position={**header.position, "game": "chess"}))
    assert "position.components" in refusal(replace(header, position={**header.position, "components": "x"}))
    assert "position" in refusal(replace(header, position={}))


JUNK: Sequence[object] = (None, True, -1, 10**30, 0.5, "", "x" * 300, [], {}, [[]], {"a": 1})


@pytest.mark.parametrize("junk", JUNK, ids=lambda value: repr(value)[:20])
def test_junk_in_the_position_is_refused_with_its_place(junk: object) -> None:
    header = header_from(RIVER, document())
    for path in ("seats.A.koku", "to_act", "seats", "game", "pending", "turn"):
        assert header.position is not None
        position: Document = json.loads(json.dumps(header.position))
        if junk == position.get(path):
            continue
        set_path(position, path, junk)
        told = refusal(replace(header, position=position))
        assert told.startswith("line 1: position")


@pytest.mark.parametrize("position", ["null", "3", '"x"', "[]"])
def test_what_is_no_document_is_refused_when_it_is_read(position: str) -> None:
    line = dump_line(new_match().record.header.line())
    with pytest.raises(RecordError, match="line 1: position: expected a position document"):
        read(line.replace("}\n", f', "position": {position}}}\n').encode())


def test_a_position_nested_too_deeply_or_too_large_is_refused() -> None:
    line = dump_line(new_match().record.header.line())
    deep = '{"a": ' * 60 + "1" + "}" * 60
    with pytest.raises(RecordError, match="line 1: position: nested deeper"):
        read(line.replace("}\n", f', "position": {deep}}}\n').encode())
    large = '{"a": "' + "x" * MAX_HEADER + '"}'
    with pytest.raises(RecordError, match="line 1: the line has"):
        read(line.replace("}\n", f', "position": {large}}}\n').encode())
    wide = '{"a": "' + "x" * MAX_LINE + '"}'
    assert read(line.replace("}\n", f', "position": {wide}}}\n').encode()).header.position is not None


def test_headers_without_a_position_are_written_as_before() -> None:
    assert list(new_match().record.header.line()) == ["serai", "game", "rules", "seats", "options", "commitment"]


# ---- branches --------------------------------------------------------------------------------------------------------


def branching(position: Document | None = None) -> Match:
    """A game with undoing in it, to its end."""
    match = go_on(new_match() if position is None else at_position(position), 12)
    match.undo(match.line[-6].entry.number)
    go_on(match, 5)
    match.undo()
    match.redo()
    go_on(match, 10_000)
    match.finish()
    return match


@pytest.mark.parametrize("start", ["setup", "position"])
def test_a_branch_from_any_step_stands_where_the_record_stood(start: str) -> None:
    record = branching(None if start == "setup" else document()).record
    hashes = [digest(RIVER.document(start_state(RIVER, record.header))), *(entry.hash for entry in record.entries)]
    for step in [*range(0, len(record.entries), 7), len(record.entries)]:
        branch = branch_record(RIVER, record, step)
        assert branch.header == replace(record.header, commitment="")
        assert {entry.who for entry in branch.entries} <= {"A", "B", "chance"}
        assert digest(RIVER.document(final_state(RIVER, read(branch.text().encode())))) == hashes[step]


def test_a_branch_is_played_on_with_chance_of_its_own_and_leaves_the_record_alone() -> None:
    record = branching().record
    before = record.text()
    match = Match(RIVER, branch_record(RIVER, record, 40), SeedDealer(5))
    go_on(match, 10_000)
    assert match.over
    assert match.finish() is False
    assert record.text() == before
    final_state(RIVER, read(match.record.text().encode()))


@pytest.mark.parametrize("step", [-1, 10_000])
def test_a_step_that_there_is_not(step: int) -> None:
    with pytest.raises(RecordError, match="no step"):
        branch_record(RIVER, new_match().record, step)


def test_a_record_of_another_game_has_no_branch_here() -> None:
    record = new_match().record
    with pytest.raises(RecordError) as caught:
        branch_record(RIVER, Record(replace(record.header, game="chess"), record.entries), 0)
    assert caught.value.line == 1
