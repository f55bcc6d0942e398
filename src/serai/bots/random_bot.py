"""The bot that plays any legal action, each as likely as the others."""

from serai.core.chance import Generator
from serai.core.documents import Document


class RandomBot:
    """Uniformly random, from a generator of its own."""

    name = "random"
    needs_view = False

    def __init__(self, seed: str) -> None:
        """Equal seeds choose alike."""
        self._generator = Generator(f"random bot {seed}".encode())

    def choose(self, view: Document, actions: list[int]) -> int:
        """Any of the actions."""
        return actions[int(self._generator.below(len(actions)))]
