"""Export the position documents of all games as JSON Schema, and fill the tables of docs/positions from them.

python docs/make_schemas.py           write
python docs/make_schemas.py --check   only say what is out of date (exit 1)
"""

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import cast

import serai

DOCS = Path(__file__).resolve().parent
Schema = Mapping[str, object]


def wanted() -> Iterator[tuple[Path, str]]:
    """Every file that this script writes, with what belongs in it."""
    for game_id in serai.game_ids():
        schema = serai.game(game_id).position_schema()
        yield DOCS / "positions" / f"{game_id}.schema.json", json.dumps(schema, indent=1, ensure_ascii=False) + "\n"
        page = DOCS / "positions" / f"{game_id}.md"
        text = page.read_text(encoding="utf-8")
        text = filled(text, "keys", "\n".join(key_rows(schema)))
        yield page, filled(text, "pending", "\n".join(pending_rows(schema)))


def filled(text: str, name: str, content: str) -> str:
    """A text with the part between the markers of that name replaced. Raises ValueError without the markers."""
    opening, closing = f"<!-- {name} -->", f"<!-- /{name} -->"
    before, found, rest = text.partition(opening)
    _, also_found, after = rest.partition(closing)
    if not (found and also_found):
        raise ValueError(f"the markers {opening} and {closing} are missing")
    return f"{before}{opening}\n{content}\n{closing}{after}"


def mapping(value: object) -> dict[str, object]:
    """A part of a schema."""
    assert isinstance(value, dict)
    return cast(dict[str, object], value)


# ---- the table of keys ---------------------------------------------------------------------------------------------


def key_rows(schema: Schema) -> Iterator[str]:
    """One row for every key of the document."""
    yield "| key | value | meaning |"
    yield "| --- | --- | --- |"
    for path, inner in keys(schema, schema, ""):
        yield f"| `{path}` | {value_of(inner)} | {inner.get('description', '')} |"


def keys(schema: Schema, part: Schema, path: str) -> Iterator[tuple[str, Schema]]:
    """Every key with its dotted path; of keys that hold the same (`1`, `2`, ...; `A`, `B`, ...) only one."""
    properties = mapping(part["properties"])
    groups: dict[str, list[str]] = {}
    for name in properties:
        groups.setdefault(kind_of(name), []).append(name)
    for kind, names in groups.items():
        shown = names[0] if kind == names[0] else f"({names[0]} to {names[-1]})"
        inner = mapping(properties[names[0]])
        here = f"{path}.{shown}" if path else shown
        yield here, inner
        deeper = content_of(schema, inner)
        if "properties" in deeper:
            yield from keys(schema, deeper, here)


def kind_of(name: str) -> str:
    """Numbers are alike, seats are alike, every other key is itself."""
    if name.isdigit():
        return "number"
    return "seat" if len(name) == 1 else name


def content_of(schema: Schema, part: Schema) -> Schema:
    """The definition that a part refers to, through `null` as an alternative; else the part itself."""
    alternatives = part.get("anyOf")
    reference = mapping(alternatives[0]) if isinstance(alternatives, list) else part
    name = str(reference.get("$ref", "")).removeprefix("#/$defs/")
    return mapping(mapping(schema["$defs"])[name]) if name else part


def value_of(part: Schema) -> str:
    """What may stand there, in words."""
    if "const" in part:
        return f"`{json.dumps(part['const'])}`"
    if "$ref" in part:
        return f"{str(part['$ref']).rpartition('/')[2].replace('_', ' ')}"
    if isinstance(part.get("anyOf"), list):
        return " or ".join(value_of(mapping(one)) for one in cast(list[object], part["anyOf"]))
    if isinstance(part.get("enum"), list):
        return enumerated(cast(list[object], part["enum"]))
    return typed(part)


def enumerated(values: list[object]) -> str:
    """A short list of words in full, a long one by its ends."""
    shown = [f"`{json.dumps(value)}`" for value in values]
    return ", ".join(shown) if len(shown) <= 6 else f"{shown[0]} to {shown[-2]}, or {shown[-1]}"


def typed(part: Schema) -> str:
    """A type with its limits."""
    kinds = part["type"] if isinstance(part["type"], list) else [part["type"]]
    null = " or null" if "null" in kinds else ""
    if kinds[0] == "integer":
        return f"{part['minimum']} to {part['maximum']}{null}"
    if kinds[0] == "array":
        items = mapping(part["items"])
        what = "entries" if "oneOf" in items else value_of(items)
        count = f"{part['maxItems']} values" if part.get("minItems") == part.get("maxItems") else "list"
        return f"{count}: {what}{null}"
    if kinds == ["null"]:
        return "null"
    if kinds[0] == "string":
        return f"text such as {part['pattern']}"
    return f"{'true or false' if kinds[0] == 'boolean' else 'mapping'}{null}"


# ---- the table of pending entries ----------------------------------------------------------------------------------


def pending_rows(schema: Schema) -> Iterator[str]:
    """One row for every entry that can stand in `pending`."""
    yield "| `do` | more keys | meaning |"
    yield "| --- | --- | --- |"
    items = mapping(mapping(mapping(schema["properties"])["pending"])["items"])
    for entry in map(mapping, cast(list[object], items["oneOf"])):
        properties = mapping(entry["properties"])
        more = [
            f"`{key}`: {pending_value(mapping(properties[key]))}" for key in properties if key not in ("do", "seat")
        ]
        name = mapping(properties["do"])["const"]
        yield f"| `{name}` | {', '.join(more)} | {entry['description']} |"


def pending_value(part: Schema) -> str:
    """What an entry's key holds."""
    return str(part["description"]) if part.get("type") == "string" else value_of(part)


def main() -> int:
    """Write, or check."""
    check = sys.argv[1:] == ["--check"]
    stale = [(path, text) for path, text in wanted() if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path, text in stale:
        print(f"{'out of date' if check else 'written'}: {path.relative_to(DOCS.parent)}")
        if not check:
            path.write_text(text, encoding="utf-8")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
