"""The games that are here, by id. A game's room is imported when somebody asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from serai.core.game import Game

IDS: Final[tuple[str, ...]] = ("river_of_gold", "yellow_and_yangtze", "marco_polo_ii")


def find(name: str) -> str:
    """The id that a name means: hyphens or underscores, any case, any start that fits one game only.

    Raises ValueError saying which games there are.
    """
    plain = name.strip().lower().replace("-", "_").replace(" ", "_")
    if plain in IDS:
        return plain
    fitting = [known for known in IDS if plain and known.startswith(plain)]
    if len(fitting) == 1:
        return fitting[0]
    from serai.core.documents import short

    if fitting:
        raise ValueError(f"{short(name)} could be {' or '.join(fitting)}")
    raise ValueError(f"there is no game {short(name)}; games are: {', '.join(IDS)}")


def load(game_id: str) -> Game:
    """The game of an id. Raises ValueError for an id that is not in `IDS`."""
    if game_id == "river_of_gold":
        from serai.games.river_of_gold import GAME

        return GAME
    if game_id == "yellow_and_yangtze":
        from serai.games.yellow_and_yangtze import GAME as YELLOW_AND_YANGTZE

        return YELLOW_AND_YANGTZE
    if game_id == "marco_polo_ii":
        from serai.games.marco_polo_ii import GAME as MARCO_POLO_II

        return MARCO_POLO_II
    raise ValueError(f"there is no game {game_id!r}; games are: {', '.join(IDS)}")
