"""The tables of the database, the same for SQLite and PostgreSQL.

Entries are written once: triggers refuse to change or delete them. Texts are compared by code point in both databases.
"""

from typing import Final

VERSION: Final = 1
APPLICATION: Final = 0x53657261  # marks a SQLite file as ours

# Every table with its columns, parents before children: the order in which a copy is made.
COLUMNS: Final[dict[str, tuple[str, ...]]] = {
    "meta": ("name", "value"),
    "people": ("id", "name", "lang", "token_hash", "created", "seen"),
    "tables": (
        *("id", "game", "header", "secret", "seating", "status", "host", "watch", "invite", "origin"),
        *("last", "to_act", "version", "created", "changed", "trouble"),
    ),
    "entries": ("table_id", "n", "who", "action", "hash", "person", "key", "at"),
    "requests": ("table_id", "person", "key", "seq", "request", "at"),
    "holders": ("table_id", "seat", "person"),
    "creations": ("person", "key", "table_id", "request"),
}

_NUMBERS: Final = {
    **dict.fromkeys(("watch", "last", "version", "n", "seq", "seat"), "INTEGER"),
    **dict.fromkeys(("created", "changed", "seen", "at"), "DOUBLE PRECISION"),
}
_KEYS: Final = {
    "meta": "name",
    "people": "id",
    "tables": "id",
    "entries": "table_id, n",
    "requests": "table_id, person, key",
    "holders": "table_id, seat",
    "creations": "person, key",
}
_INDEXES: Final = (
    "CREATE UNIQUE INDEX people_token ON people (token_hash) WHERE token_hash <> ''",
    "CREATE UNIQUE INDEX tables_invite ON tables (invite) WHERE invite <> ''",
    "CREATE INDEX tables_host ON tables (host)",
    "CREATE INDEX tables_status ON tables (status, changed)",
    "CREATE INDEX holders_person ON holders (person)",
)
_SQLITE_GUARDS: Final = tuple(
    f"CREATE TRIGGER {table}_never_{verb.lower()} BEFORE {verb} ON {table} "
    f"BEGIN SELECT RAISE(ABORT, '{table} are written once'); END"
    for table in ("entries", "requests")
    for verb in ("UPDATE", "DELETE")
)
_POSTGRES_GUARDS: Final = (
    "CREATE FUNCTION written_once() RETURNS trigger LANGUAGE plpgsql AS "
    "$$ BEGIN RAISE EXCEPTION '% are written once', TG_TABLE_NAME; END $$",
    *(
        f"CREATE TRIGGER {table}_written_once BEFORE UPDATE OR DELETE OR TRUNCATE ON {table} "
        "FOR EACH STATEMENT EXECUTE FUNCTION written_once()"
        for table in ("entries", "requests")
    ),
)


def statements(engine: str) -> tuple[str, ...]:
    """What makes an empty store in `sqlite` or `postgresql`."""
    tables = tuple(_table(name, engine) for name in COLUMNS)
    return (*tables, *_INDEXES, *(_SQLITE_GUARDS if engine == "sqlite" else _POSTGRES_GUARDS))


def _table(name: str, engine: str) -> str:
    text = "TEXT" if engine == "sqlite" else 'TEXT COLLATE "C"'
    columns = [f"{column} {_NUMBERS.get(column, text)} NOT NULL" for column in COLUMNS[name]]
    columns.append(f"PRIMARY KEY ({_KEYS[name]})")
    if "table_id" in COLUMNS[name]:
        columns.append("FOREIGN KEY (table_id) REFERENCES tables (id)")
    end = " WITHOUT ROWID" if engine == "sqlite" and name != "tables" else ""
    return f"CREATE TABLE {name} ({', '.join(columns)}){end}"
