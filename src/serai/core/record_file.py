"""A record out of the bytes of its file: how large it may be, and what counts as cut off and what as damage."""

import json
from typing import Final

from serai.core.documents import Document, DocumentError, Node, depth_of, kind_of, parse_json
from serai.core.record import FORMAT, Entry, Header, Record, RecordError
from serai.core.seats import SEAT_LETTERS

MAX_FILE: Final = 64_000_000
MAX_LINE: Final = 64_000
MAX_HEADER: Final = 1_000_000  # the header line: it may hold a position
MAX_ENTRIES: Final = 1_000_000


def read(data: bytes) -> Record:
    """The record in a file's bytes. A last line that was cut off is left out and reported in `truncated`.

    Raises RecordError for any other damage, naming the line.
    """
    if len(data) > MAX_FILE:
        raise RecordError(0, f"the file is larger than {MAX_FILE:,} bytes", "too_large")
    lines = data.split(b"\n")
    whole = lines[-1] == b""
    if whole:
        lines.pop()
    if not lines or not lines[0].strip():
        raise RecordError(1, "the file is empty; a record begins with a header line", "none")
    record = Record(_read_header(_parse(lines[0], 1)))
    for at, line in enumerate(lines[1:], start=2):
        last = at == len(lines)
        try:
            entry = _read_entry(_parse(line, at), at)
        except RecordError:
            if last and not whole and _is_cut_off(line):
                record.truncated = True
                break
            raise
        record.entries.append(entry)
        if len(record.entries) > MAX_ENTRIES:
            raise RecordError(at, f"more than {MAX_ENTRIES:,} entries", "too_large")
    return record


def _is_cut_off(line: bytes) -> bool:
    """Whether a line that cannot be read is the beginning of an entry, and no whole JSON.

    Zero bytes count as cut off too: a file system can leave them where a line was about to be written.
    """
    start = b'{"n"'
    written = line.rstrip(b"\0")
    return (written.startswith(start) or start.startswith(written)) and not _is_json(written)


def _is_json(line: bytes) -> bool:
    try:
        json.loads(line)
    except (ValueError, RecursionError):
        return False
    return True


def _parse(line: bytes, at: int) -> Node:
    most = MAX_HEADER if at == 1 else MAX_LINE
    if len(line) > most:
        told = f"the line has {len(line):,} bytes, at most {most:,} are possible"
        raise RecordError(at, told, "too_large" if at == 1 else "changed")
    try:
        return Node(parse_json(line.decode(), "the line"))
    except UnicodeDecodeError as error:
        raise RecordError(at, f"not UTF-8 text (byte {error.start})", "none" if at == 1 else "changed") from None
    except DocumentError as error:
        kind = "changed" if at > 1 else "header" if _is_json(line) else "none"
        raise RecordError(at, str(error), kind) from None


def _read_header(node: Node) -> Header:
    kind = "none"
    try:
        version = node["serai"].integer(0, 10**6)
        kind = "format" if version > FORMAT else "header"
        if version != FORMAT:
            raise node["serai"].refuse(f"format {version} is not known here; this is format {FORMAT}")
        options = node["options"]
        header = Header(
            game=node["game"].text(),
            rules=node["rules"].text(),
            seats=node["seats"].integer(1, len(SEAT_LETTERS)),
            options={key: _option_value(options[key]) for key in options.names()},
            components=(node.get("components") or Node("")).text(),
            commitment=(node.get("commitment") or Node("")).text(),
            position=_read_position(node.get("position")),
        )
        node.done()
    except DocumentError as error:
        raise RecordError(1, str(error), kind, error.path.partition(".")[0]) from None
    return header


def _read_position(node: Node | None) -> Document | None:
    """A position document as it stands; whether it is one, the game says (`start_state`)."""
    if node is None:
        return None
    if not isinstance(node.value, dict):
        raise node.refuse(f"expected a position document, got {kind_of(node.value)}")
    try:
        depth_of(node.value)
    except DocumentError as error:
        raise node.refuse(error.message) from None
    return node.value


def _option_value(node: Node) -> str | int | bool:
    if isinstance(node.value, str | int | bool):
        return node.value
    raise node.refuse("expected a text, a number, true or false")


def _read_entry(node: Node, at: int) -> Entry:
    try:
        entry = Entry(
            node["n"].integer(1, MAX_ENTRIES),
            node["who"].word([*SEAT_LETTERS, "chance", "table"]),
            node["do"].text(),
            node["hash"].text(64),
        )
        node.done()
    except DocumentError as error:
        raise RecordError(at, str(error), "changed") from None
    if entry.number != at - 1:
        raise RecordError(at, f"entry {entry.number} where {at - 1} was expected", "changed")
    return entry
