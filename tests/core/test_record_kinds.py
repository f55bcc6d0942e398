"""Why a record is refused: each refusal says which kind of fault it is, for whoever tells people in their language."""

import json
from dataclasses import replace

import pytest

from serai import game
from serai.core.documents import digest
from serai.core.options import complete
from serai.core.record import (
    Header,
    Record,
    RecordError,
    branch_record,
    dump_line,
    final_state,
    header_for,
    replay,
    start_state,
)
from serai.core.record_file import MAX_HEADER, MAX_LINE, read
from serai.core.seats import seat_name

RIVER = game("river_of_gold")
HEADER = header_for(RIVER, 2, complete(RIVER.options, {}))
FIRST = dump_line(HEADER.line()).encode()
ENTRY = b'{"n": 1, "who": "chance", "do": "scoring rst_1", "hash": "0123456789abcdef"}\n'


def line(**changes: object) -> bytes:
    """The header line with something changed; None takes a key away."""
    made = {**HEADER.line(), **changes}
    return dump_line({key: value for key, value in made.items() if value is not None}).encode()


@pytest.mark.parametrize(
    ("data", "kind", "place"),
    [
        (b"", "none", ""),
        (b"nonsense\n", "none", ""),
        (b"\xff\xfe\n", "none", ""),
        (b"[1]\n", "none", ""),
        (b"{}\n", "none", ""),
        (FIRST[:40], "none", ""),
        (b"[" * 20_000, "none", ""),
        (line(serai="one"), "none", "serai"),
        (line(serai=2, news="to us"), "format", "serai"),
        (line(serai=0), "header", "serai"),
        (line(seats=9), "header", "seats"),
        (line(seats=None), "header", ""),
        (line(options=[]), "header", "options"),
        (line(options={"journey_bonus": []}), "header", "options"),
        (line(position=1), "header", "position"),
        (line(author="somebody"), "header", "author"),
        (FIRST.replace(b'"rules"', b'"game": "x", "rules"'), "header", ""),
        (line(position={"x": "y" * MAX_HEADER}), "too_large", ""),
        (FIRST + b"nonsense\n", "changed", ""),
        (FIRST + b"\xff\n", "changed", ""),
        (FIRST + b" " * (MAX_LINE + 1) + b"\n", "changed", ""),
        (FIRST + ENTRY + ENTRY, "changed", ""),
        (FIRST + ENTRY.replace(b"}", b', "more": 1}'), "changed", ""),
    ],
)
def test_what_cannot_be_read(data: bytes, kind: str, place: str) -> None:
    with pytest.raises(RecordError) as caught:
        read(data)
    assert (caught.value.kind, caught.value.place) == (kind, place)


@pytest.mark.parametrize(
    ("header", "kind", "place"),
    [
        (replace(HEADER, game="chess"), "game", ""),
        (replace(HEADER, rules="0"), "rules", ""),
        (replace(HEADER, components="0123abcd"), "components", ""),
        (replace(HEADER, seats=8), "header", "seats"),
        (replace(HEADER, options={}), "header", "options"),
        (replace(HEADER, options={**HEADER.options, "clan_patrons": "perhaps"}), "header", "options"),
        (replace(HEADER, position={}), "header", "position"),
    ],
)
def test_what_cannot_be_played(header: Header, kind: str, place: str) -> None:
    with pytest.raises(RecordError) as caught:
        start_state(RIVER, header)
    assert (caught.value.line, caught.value.kind, caught.value.place) == (1, kind, place)


def opening() -> Record:
    """The first three outcomes of a game."""
    record = Record(HEADER)
    state = start_state(RIVER, HEADER)
    for _ in range(3):
        action = state.legal_actions()[0]
        who, notation = seat_name(int(state.to_act)), RIVER.notation(action)
        state.play(action)
        record.add(who, notation, digest(RIVER.document(state)))
    return record


@pytest.mark.parametrize(
    "change",
    [
        {"hash": "0" * 16},
        {"who": "A"},
        {"do": "fly"},
        {"do": "sail 1"},
        {"who": "table", "do": "undo 7"},
        {"who": "table", "do": "cheat"},
        {"who": "table", "do": "secret 00"},
    ],
)
def test_a_line_that_was_changed(change: dict[str, str]) -> None:
    record = opening()
    assert [step.entry.number for step in replay(RIVER, record)] == [1, 2, 3]
    record.entries[1] = replace(record.entries[1], **change)  # type: ignore[arg-type]
    with pytest.raises(RecordError) as caught:
        final_state(RIVER, record)
    assert (caught.value.line, caught.value.kind) == (3, "changed")


def test_other_refusals_need_no_kind() -> None:
    with pytest.raises(RecordError) as caught:
        branch_record(RIVER, opening(), 9)
    assert caught.value.kind == ""
    assert json.loads(FIRST)["serai"] == 1
