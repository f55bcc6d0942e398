"""The end of a record after a crash: what counts as cut off, and what is damage."""

import pytest

from serai import game
from serai.core.documents import DocumentError, parse_json
from serai.core.options import complete
from serai.core.record import Record, RecordError, dump_line, header_for
from serai.core.record_file import read

RIVER = game("river_of_gold")
HEADER = dump_line(Record(header_for(RIVER, 2, complete(RIVER.options, {}))).header.line()).encode()
ENTRY = b'{"n": 1, "who": "chance", "do": "scoring rst_1", "hash": "0123456789abcdef"}\n'


@pytest.mark.parametrize("tail", [b"{", b'{"n"', b'{"n": 2, "who": "A', b"\0" * 150, b'{"n": 2, "w\0\0\0'])
def test_a_line_that_was_being_written_is_left_out(tail: bytes) -> None:
    record = read(HEADER + ENTRY + tail)
    assert record.truncated
    assert len(record.entries) == 1


@pytest.mark.parametrize("tail", [b"xx", b"[" * 20_000, b'{"n": 3, "who": "A", "do": "end", "hash": "00"}', b'{"m": 1'])
def test_anything_else_is_damage_and_names_its_line(tail: bytes) -> None:
    with pytest.raises(RecordError, match="line 3"):
        read(HEADER + ENTRY + tail)


def test_a_doubled_key_is_named_whatever_it_is_called() -> None:
    with pytest.raises(DocumentError, match="'digits' stands twice"):
        parse_json('{"digits": 1, "digits": 2}', "the document")
