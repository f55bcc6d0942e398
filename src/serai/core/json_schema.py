"""The small pieces that the JSON Schema (2020-12) of every game's position is made of."""

from typing import Final

from serai.core.documents import Document

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


def closed(properties: Document, optional: tuple[str, ...] = ()) -> Document:
    """A mapping with exactly these keys."""
    return {
        "type": "object",
        "properties": properties,
        "required": [name for name in properties if name not in optional],
        "additionalProperties": False,
    }


def whole(low: int, high: int, means: str = "") -> Document:
    """A whole number within limits."""
    return {**said(means), "type": "integer", "minimum": low, "maximum": high}


def whole_or_null(low: int, high: int, means: str) -> Document:
    """A whole number within limits, or null."""
    return {**said(means), "type": ["integer", "null"], "minimum": low, "maximum": high}


def said(means: str) -> Document:
    """The description, if there is one."""
    return {"description": means} if means else {}


def ref(name: str, means: str = "") -> Document:
    """One of the definitions."""
    return {**said(means), "$ref": f"#/$defs/{name}"}


def or_null(name: str, means: str = "") -> Document:
    """One of the definitions, or null."""
    return {**said(means), "anyOf": [ref(name), {"type": "null"}]}


def some(name: str, means: str, at_most: int) -> Document:
    """A list of different things."""
    return {**said(means), "type": "array", "items": ref(name), "maxItems": at_most, "uniqueItems": True}
