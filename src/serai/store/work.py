"""What a store does, step by step, without a database: each piece of work asks statements and gets their rows back.

SQLite and PostgreSQL run the very same pieces, so that both give the same answers. A piece of work that writes runs inside
of a transaction, and what it raises takes back all it wrote. Placeholders are `?`; `FOR UPDATE OF t` is left out where a
database has no such thing.
"""

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeVar

from serai.core.record import Entry
from serai.store import schema
from serai.store.errors import Missing, Repeated, Stale, StoreDamaged, StoreError
from serai.store.rows import Append, KeptEntry, Person, TableRow, check_numbers

T = TypeVar("T")
Value = str | int | float
Row = tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Ask:
    """A statement, and the rows of arguments it is run with: one, unless `many`.

    Raises StoreError for an argument that not every database can hold.
    """

    sql: str
    rows: Sequence[tuple[Value, ...]] = ((),)
    many: bool = False

    def __post_init__(self) -> None:
        """The same limits for all, so that a store can be moved from one database to another."""
        for row in self.rows:
            for value in row:
                _check(value)


Work = Generator[Ask, list[Row], T]

MOST_NUMBER: Final = 2**31 - 1
REHEARSAL: Final = 32_000  # letters
FOR_UPDATE: Final = " FOR UPDATE OF t"
_TABLE_COLUMNS: Final = ", ".join(f"t.{column}" for column in schema.COLUMNS["tables"])
_PERSON_COLUMNS: Final = ", ".join(schema.COLUMNS["people"])


def _check(value: Value) -> None:
    if isinstance(value, str):
        if "\0" in value or not (value.isascii() or value.isprintable() or _encodes(value)):
            raise StoreError("a text with characters that cannot be kept (NUL, or half a character)")
    elif isinstance(value, int) and not -MOST_NUMBER <= value <= MOST_NUMBER:
        raise StoreError(f"the number {value} is out of range")


def _encodes(value: str) -> bool:
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def insert(table: str) -> str:
    """The statement that adds a row."""
    columns = schema.COLUMNS[table]
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"


def _ask(sql: str, *arguments: Value) -> Ask:
    return Ask(sql, (arguments,))


# ---- tables ----------------------------------------------------------------------------------------------------------


def create_table(
    row: TableRow,
    entries: Sequence[Entry],
    holders: Mapping[int, str],
    person: str,
    key: str,
    request: str,
    now: float,
) -> Work[None]:
    """A new table with the entries it has from the start. Raises Repeated, StoreError when the id is taken."""
    if key:
        found = yield from kept_creation(person, key)
        if found is not None:
            made, asked = found
            last = yield _ask("SELECT last FROM tables WHERE id = ?", made)
            raise Repeated(_number(last[0][0], made), asked, made)
    if (yield _ask("SELECT 1 FROM tables WHERE id = ?", row.id)):
        raise StoreError(f"there is already a table {row.id}")
    check_numbers(entries, 0)
    if row.last != len(entries):
        raise ValueError(f"the row says entry {row.last} is the last, there are {len(entries)}")
    yield _ask(insert("tables"), *_table_values(row))
    if entries:
        yield Ask(insert("entries"), [_entry_values(row.id, entry, person, key, now) for entry in entries], many=True)
    yield from _set_holders(row.id, holders, fresh=True)
    if key:
        yield _ask(insert("creations"), person, key, row.id, request)


_APPENDING: Final = (
    "SELECT t.last, t.version, t.trouble, COALESCE(r.seq, -1), COALESCE(r.request, '') FROM tables t "
    "LEFT JOIN requests r ON r.table_id = t.id AND r.person = ? AND r.key = ? WHERE t.id = ?" + FOR_UPDATE
)


def append(change: Append, holders: Mapping[int, str] | None, now: float) -> Work[int]:
    """Keep a change; the new version. Raises Missing, Repeated (before anything else), StoreDamaged, Stale."""
    found = yield _ask(_APPENDING, change.person, change.key, change.table)
    if not found:
        raise Missing(f"there is no table {change.table}")
    last, version, trouble, seq, request = found[0]
    if change.key and seq != -1:
        raise Repeated(_number(seq, change.table), str(request), change.table)
    if trouble:
        raise StoreDamaged(f"table {change.table} is in quarantine")
    if last != change.expected:
        raise Stale(_number(last, change.table))
    after = change.expected + len(change.entries)
    if change.entries:
        rows = [_entry_values(change.table, entry, change.person, change.key, now) for entry in change.entries]
        yield Ask(insert("entries"), rows, many=True)
    if change.key:
        yield _ask(insert("requests"), change.table, change.person, change.key, after, change.request, now)
    new = _number(version, change.table) + 1
    seating = "" if change.seating is None else "seating = ?, "
    kept = () if change.seating is None else (change.seating,)
    yield _ask(
        f"UPDATE tables SET {seating}last = ?, status = ?, to_act = ?, version = ?, changed = ? WHERE id = ?",
        *(*kept, after, change.status, change.to_act, new, now, change.table),
    )
    if holders is not None:
        yield from _set_holders(change.table, holders)
    return new


def _set_holders(table: str, holders: Mapping[int, str], fresh: bool = False) -> Work[None]:
    """Who holds which seat from now on. This is an index of the seating, no part of the record."""
    if not fresh:
        yield _ask("DELETE FROM holders WHERE table_id = ?", table)
    if holders:
        rows = [(table, seat, person) for seat, person in sorted(holders.items())]
        yield Ask(insert("holders"), rows, many=True)


def quarantine(table: str, trouble: str, now: float) -> Work[None]:
    """Put a table into quarantine, or take it out again with an empty `trouble`. Raises Missing."""
    found = yield _ask("SELECT t.version FROM tables t WHERE t.id = ?" + FOR_UPDATE, table)
    if not found:
        raise Missing(f"there is no table {table}")
    yield _ask(
        "UPDATE tables SET trouble = ?, version = ?, changed = ? WHERE id = ?",
        *(trouble, _number(found[0][0], table) + 1, now, table),
    )


def table(table_id: str) -> Work[TableRow | None]:
    """A table by its id."""
    rows = yield _ask(f"SELECT {_TABLE_COLUMNS} FROM tables t WHERE t.id = ?", table_id)
    return _table_row(rows[0]) if rows else None


def table_by_invite(invite: str) -> Work[TableRow | None]:
    """The table that an invite link leads to."""
    rows = yield _ask(f"SELECT {_TABLE_COLUMNS} FROM tables t WHERE t.invite = ? AND t.invite <> ''", invite)
    return _table_row(rows[0]) if rows else None


def table_ids() -> Work[list[str]]:
    """The ids of all tables."""
    rows = yield _ask("SELECT id FROM tables ORDER BY id")
    return [str(found) for (found,) in rows]


_ENTRIES: Final = "SELECT n, who, action, hash, person, key, at FROM entries WHERE table_id = ? "


def record(table_id: str) -> Work[list[KeptEntry]]:
    """All entries of a table, in order."""
    rows = yield _ask(_ENTRIES + "ORDER BY n", table_id)
    return [_kept_entry(table_id, row) for row in rows]


def entry(table_id: str, number: int) -> Work[KeptEntry | None]:
    """A single entry."""
    rows = yield _ask(_ENTRIES + "AND n = ?", table_id, number)
    return _kept_entry(table_id, rows[0]) if rows else None


def kept_key(table_id: str, person: str, key: str) -> Work[tuple[int, str] | None]:
    """What is known of a request: the last entry after it, and the digest of what was asked."""
    rows = yield _ask(
        "SELECT seq, request FROM requests WHERE table_id = ? AND person = ? AND key = ?", table_id, person, key
    )
    return (_number(rows[0][0], table_id), str(rows[0][1])) if rows else None


def kept_creation(person: str, key: str) -> Work[tuple[str, str] | None]:
    """The table that a request set up, and the digest of what was asked."""
    rows = yield _ask("SELECT table_id, request FROM creations WHERE person = ? AND key = ?", person, key)
    return (str(rows[0][0]), str(rows[0][1])) if rows else None


def _listed(condition: str, order: str, arguments: tuple[Value, ...], limit: int) -> Work[list[TableRow]]:
    """Tables; those whose row is damaged have the `trouble`, and hide no other."""
    rows = yield _ask(
        f"SELECT {_TABLE_COLUMNS} FROM tables t WHERE {condition} ORDER BY {order}t.changed DESC, t.id LIMIT ?",
        *(*arguments, limit),
    )
    return [_listed_row(row) for row in rows]


def _listed_row(row: Row) -> TableRow:
    """A table in a list; of one whose row is damaged what can be read of it."""
    try:
        return _table_row(row)
    except StoreDamaged as error:
        found = dict(zip(schema.COLUMNS["tables"], row, strict=True))
        kinds = {name: _KIND.get(name, str) for name in found}
        readable = [value if isinstance(value, kinds[name]) else kinds[name]() for name, value in found.items()]
        return replace(_table_row(tuple(readable)), trouble=str(error))


def tables_of(person: str, limit: int) -> Work[list[TableRow]]:
    """The tables where a person holds a seat or is the host: games that go on first, then the latest change.

    What was tried out (a table made of a ruling, a step or a record) comes with the games that are over.
    """
    mine = "t.id IN (SELECT table_id FROM holders WHERE person = ? UNION SELECT id FROM tables WHERE host = ?)"
    order = "CASE WHEN t.origin = '' AND t.status IN ('waiting', 'playing', 'paused') THEN 0 ELSE 1 END, "
    return _listed(mine, order, (person, person), limit)


def watchable(limit: int) -> Work[list[TableRow]]:
    """The tables that others may watch: those still played first, then the latest change."""
    open_to_all = "t.watch = 1 AND t.trouble = '' AND t.status IN ('playing', 'paused', 'over')"
    rows = yield from _listed(open_to_all, "CASE t.status WHEN 'over' THEN 1 ELSE 0 END, ", (), limit)
    return [row for row in rows if not row.trouble]


def unfinished(limit: int) -> Work[list[TableRow]]:
    """The tables that go on: those being played first, then the latest change. Not those in quarantine."""
    going_on = "t.trouble = '' AND t.status IN ('playing', 'paused', 'waiting')"
    rows = yield from _listed(going_on, "CASE t.status WHEN 'playing' THEN 0 ELSE 1 END, ", (), limit)
    return [row for row in rows if not row.trouble]


# ---- people ----------------------------------------------------------------------------------------------------------


def add_person(person: Person) -> Work[None]:
    """A new guest. Raises StoreError when the id or the token is taken."""
    taken = yield _ask(
        "SELECT 1 FROM people WHERE id = ? OR (token_hash = ? AND token_hash <> '')", person.id, person.token_hash
    )
    if taken:
        raise StoreError(f"there is already a person {person.id}, or one with this token")
    values = (person.id, person.name, person.lang, person.token_hash, float(person.created), float(person.seen))
    yield _ask(insert("people"), *values)


def person_by_token(token_hash: str) -> Work[Person | None]:
    """The guest with a token."""
    rows = yield _ask(f"SELECT {_PERSON_COLUMNS} FROM people WHERE token_hash = ? AND token_hash <> ''", token_hash)
    return _person(rows[0]) if rows else None


def change_person(person_id: str, name: str, lang: str, now: float) -> Work[None]:
    """Another name or language; they are seen now. Raises Missing."""
    if not (yield _ask("SELECT 1 FROM people WHERE id = ?", person_id)):
        raise Missing(f"there is no person {person_id}")
    yield _ask("UPDATE people SET name = ?, lang = ?, seen = ? WHERE id = ?", name, lang, now, person_id)


def retire_token(person_id: str, now: float) -> Work[None]:
    """A guest's token is of no use from now on; the guest stays. Raises Missing."""
    if not (yield _ask("SELECT 1 FROM people WHERE id = ?", person_id)):
        raise Missing(f"there is no person {person_id}")
    yield _ask("UPDATE people SET token_hash = '', seen = ? WHERE id = ?", now, person_id)


# ---- the store itself ------------------------------------------------------------------------------------------------


def meta() -> Work[dict[str, str]]:
    """What the store says of itself: `schema` and `installation`."""
    rows = yield _ask("SELECT name, value FROM meta WHERE name <> 'rehearsal'")
    return {str(name): str(value) for name, value in rows}


def rehearsal(now: float) -> Work[None]:
    """A write beside the tables, larger than that of a move, to see whether writing is possible.

    A value that stays as it is would not be written.
    """
    yield _ask("DELETE FROM meta WHERE name = 'rehearsal'")
    yield _ask(insert("meta"), "rehearsal", repr(now).ljust(REHEARSAL))


def check_version(about: Mapping[str, str], place: str) -> None:
    """Check that a store's schema is the one known here. Raises StoreError."""
    version = about.get("schema", "")
    if version != str(schema.VERSION):
        known = f"schema {version!r}; this one has schema {schema.VERSION}"
        raise StoreError(f"{place}: made by another version of Serai ({known})")


def counts() -> Work[tuple[int, int, int]]:
    """How many tables, entries and people there are."""
    rows = yield _ask(
        "SELECT (SELECT COUNT(*) FROM tables), (SELECT COALESCE(SUM(last), 0) FROM tables), (SELECT COUNT(*) FROM people)"
    )
    tables, entries, people = (_number(found, "the whole") for found in rows[0])
    return tables, entries, people


def postgres_size() -> Work[int]:
    """Bytes that the tables and indexes of the current schema take, in PostgreSQL."""
    rows = yield _ask(
        "SELECT COALESCE(SUM(pg_total_relation_size(oid)), 0)::bigint FROM pg_class "
        "WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace"
    )
    return _number(rows[0][0], "the whole")


# ---- rows and values -------------------------------------------------------------------------------------------------


def _table_values(row: TableRow) -> tuple[Value, ...]:
    made: list[Value] = [getattr(row, column) for column in schema.COLUMNS["tables"]]
    return tuple(int(value) if isinstance(value, bool) else value for value in made)


def _entry_values(table_id: str, entry: Entry, person: str, key: str, now: float) -> tuple[Value, ...]:
    return (table_id, entry.number, entry.who, entry.do, entry.hash, person, key, now)


def _number(value: object, where: str) -> int:
    if not isinstance(value, int):
        raise StoreDamaged(f"{where}: {type(value).__name__} where a whole number has to be")
    return value


def _text(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise StoreDamaged(f"{where}: damaged ({type(value).__name__} where a text has to be)")
    return value


def _time(value: object, where: str) -> float:
    if not isinstance(value, int | float):
        raise StoreDamaged(f"{where}: {type(value).__name__} where a time has to be")
    return float(value)


def _table_row(row: Row) -> TableRow:
    found = dict(zip(schema.COLUMNS["tables"], row, strict=True))
    where = f"table {found['id']}"
    texts = {column: _text(found[column], f"{where}, {column}") for column in found if column not in _KIND}
    return TableRow(
        **texts,
        watch=bool(_number(found["watch"], where)),
        last=_number(found["last"], where),
        version=_number(found["version"], where),
        created=_time(found["created"], where),
        changed=_time(found["changed"], where),
    )


_KIND: Final[dict[str, type[int] | type[float]]] = {
    **dict.fromkeys(("watch", "last", "version"), int),
    **dict.fromkeys(("created", "changed"), float),
}


def _kept_entry(table_id: str, row: Row) -> KeptEntry:
    number, who, action, state_hash, person, key, at = row
    where = f"table {table_id}, entry {number}"
    made = Entry(_number(number, where), _text(who, where), _text(action, where), _text(state_hash, where))
    return KeptEntry(made, _text(person, where), _text(key, where), _time(at, where))


def _person(row: Row) -> Person:
    person_id, name, lang, token_hash, created, seen = row
    where = f"person {person_id}"
    return Person(
        id=_text(person_id, where),
        name=_text(name, where),
        lang=_text(lang, where),
        token_hash=_text(token_hash, where),
        created=_time(created, where),
        seen=_time(seen, where),
    )
