"""The position document of River of Gold as JSON Schema."""

from serai.core.documents import Document
from serai.core.game import Game


def position_schema(game: Game) -> Document:
    """JSON Schema (2020-12) of the position document, with the names of the game's component set."""
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": f"{game.title}: a position"}
