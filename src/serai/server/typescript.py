"""The messages of the web table as TypeScript: `python -m serai.server.typescript [--check]` writes web/src/lib/wire.ts.

Made from the JSON Schema that msgspec gives of the structs in `messages.py` and `library_messages.py`, so the browser and
the server cannot disagree.
"""

import re
import sys
from pathlib import Path
from typing import Final, cast

import msgspec

from serai.core.documents import Document
from serai.server import library_messages, messages

MODULES: Final = (messages, library_messages)
UNIONS: Final = {"ClientMessage": messages.ClientMessage, "ServerMessage": messages.ServerMessage}
HEAD: Final = """\
// Made by `python -m serai.server.typescript` from messages.py and library_messages.py in src/serai/server. Change those.

/** Plain data of a game: a view, an event, a structured action. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Data = Record<string, any>;
"""
PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def structs() -> list[type[msgspec.Struct]]:
    """Every message, in the order in which they are declared; without the abstract `Incoming`."""
    return [
        kind
        for module in MODULES
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__
        if kind is not messages.Incoming
    ]


def typescript() -> str:
    """The whole file."""
    kinds = structs()
    _, schemas = msgspec.json.schema_components(kinds, ref_template="{name}")
    parts = [HEAD]
    parts += [_interface(kind.__name__, cast(Document, schemas[kind.__name__])) for kind in kinds]
    for name, union in UNIONS.items():
        members = " | ".join(kind.__name__ for kind in union.__args__)
        parts.append(f"export type {name} = {members};\n")
    return "\n".join(parts)


def _interface(name: str, schema: Document) -> str:
    """One struct. What comes in may leave out what has a default; what goes out is always whole."""
    incoming = schema.get("additionalProperties") is False
    required = cast(list[str], schema.get("required", []))
    lines = [_comment(str(schema.get("description", ""))), f"export interface {name} {{"]
    for field, kind in cast(dict[str, Document], schema.get("properties", {})).items():
        mark = "?" if incoming and field not in required else ""
        lines.append(f"  {field}{mark}: {_type(kind)};")
    return "\n".join([*lines, "}\n"])


def _comment(text: str) -> str:
    lines = text.replace("*/", "* /").splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"])


def _type(schema: Document) -> str:
    """The TypeScript type of a JSON Schema, as far as msgspec uses it for our structs."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(_literal(value) for value in cast(list[object], schema["enum"]))
    if "anyOf" in schema:
        return " | ".join(_type(one) for one in cast(list[Document], schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        inner = _type(cast(Document, schema.get("items", {})))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {_type(values)}>" if isinstance(values, dict) else "Data"
    if isinstance(kind, str) and kind in PLAIN:
        return PLAIN[kind]
    raise ValueError(f"no TypeScript for {schema}")


def _literal(value: object) -> str:
    text = str(value)
    return (
        f"'{text}'" if isinstance(value, str) and re.fullmatch(r"[\w-]+", text) else msgspec.json.encode(value).decode()
    )


def target() -> Path:
    """Where the file stands in a checkout."""
    return Path(__file__).resolve().parents[3] / "web" / "src" / "lib" / "wire.ts"


def main(arguments: list[str]) -> int:
    """Write the file, or with `--check` only say whether it is up to date (exit 1 when not)."""
    path, made = target(), typescript()
    if arguments == ["--check"]:
        if path.is_file() and path.read_text(encoding="utf-8") == made:
            return 0
        print(f"{path} is not what the messages say; run: python -m serai.server.typescript", file=sys.stderr)
        return 1
    if arguments:
        print("usage: python -m serai.server.typescript [--check]", file=sys.stderr)
        return 2
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(made, encoding="utf-8")
    print(path)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
