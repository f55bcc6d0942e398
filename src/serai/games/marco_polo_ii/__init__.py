"""Marco Polo II: In the Service of the Khan (Simone Luciani and Daniele Tascini, 2019). GAME is all there is to import."""

from serai.games.marco_polo_ii.game import GAME

__all__ = ["GAME"]
