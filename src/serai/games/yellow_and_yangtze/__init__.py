"""Yellow & Yangtze (Reiner Knizia, 2018): states, conflicts, pagodas. GAME is all there is to import."""

from serai.games.yellow_and_yangtze.game import GAME

__all__ = ["GAME"]
