"""River of Gold (Keith Piggott, 2024): build along the river, sail, deliver. GAME is all there is to import."""

from serai.games.river_of_gold.game import GAME

__all__ = ["GAME"]
