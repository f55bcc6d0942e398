"""The small pieces that the JSON Schema (2020-12) of every game's position is made of."""

from typing import TYPE_CHECKING, Final

from serai.core.documents import Document
from serai.core.frames import MOST_FRAMES

if TYPE_CHECKING:
    from serai.core.game import Game

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


def position_of(
    game: "Game", properties: Document, rule: str, frames: list[Document], definitions: Document
) -> Document:
    """The schema of a game's position: its own keys, the decision stack that `rule` describes, and what both refer to."""
    stack: Document = {
        "description": (
            "the stack of what is still to come, the next thing last; empty when the game is over. "
            f"The last entry is the decision that the position waits for ({rule})"
        ),
        "type": "array",
        "maxItems": MOST_FRAMES,
        "items": {"oneOf": frames},
    }
    return {
        "$schema": DIALECT,
        "$id": f"urn:serai:{game.id}:position:{game.rules_version}",
        "title": f"{game.title}: a position",
        **closed({**properties, "pending": stack}),
        "$defs": definitions,
    }
