"""Serai: four board games of trade and empire, by the exact rules."""

from serai import _build

_build.arrange_imports()  # first: decides whether the modules below come compiled or from source

from typing import TYPE_CHECKING  # noqa: E402

from serai import games as _games  # noqa: E402

if TYPE_CHECKING:
    from serai.core.game import Game
    from serai.core.reasons import IllegalAction, Reason
    from serai.core.state import CHANCE, NOBODY

__all__ = ["CHANCE", "NOBODY", "IllegalAction", "Reason", "game", "game_ids"]

# Imported when first asked for, so that `import serai` stays quick.
_LATER = {
    "IllegalAction": "serai.core.reasons",
    "Reason": "serai.core.reasons",
    "CHANCE": "serai.core.state",
    "NOBODY": "serai.core.state",
}


def game(name: str) -> "Game":
    """The game of that name: `river_of_gold`, `river-of-gold`, or any start that fits one game only.

    Raises ValueError saying which games there are.
    """
    return _games.load(_games.find(name))


def game_ids() -> list[str]:
    """The ids of all games that are here."""
    return list(_games.IDS)


def __getattr__(name: str) -> object:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    import importlib

    value: object = getattr(importlib.import_module(_LATER[name]), name)
    globals()[name] = value
    return value
