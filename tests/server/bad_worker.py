"""A worker with bots that misbehave, for the tests."""

import os
import sys
import time

from serai.bots import bot, worker
from serai.core.documents import Document
from serai.core.game import Game


class Bad:
    """Hangs, dies, lies, fails or shouts, by its name."""

    needs_view = False

    def __init__(self, name: str) -> None:
        """`name` says what it does."""
        self.name = name

    def choose(self, view: Document, actions: list[int]) -> int:
        """Anything but a good choice; the shouting one chooses well."""
        if self.name == "hang":
            while True:
                time.sleep(1)
        if self.name == "die":
            os._exit(3)
        if self.name == "fail":
            raise RuntimeError("I do not know")
        if self.name == "shout":
            print("what I print is no answer")
            sys.stdout.flush()
            return actions[-1]
        return max(actions) + 1  # a lie


NAMES = ("hang", "die", "lie", "fail", "shout")


def add_bad_bots() -> None:
    """Let them be known by their names."""
    for name in NAMES:
        bot._MAKERS[name] = lambda budget, game, seed, name=name: Bad(name)  # type: ignore[misc] # a test's bots


def made(game: Game) -> list[str]:
    """Their names, as the bots' maker knows them."""
    return [bot.make(name, game, 0).name for name in NAMES]


if __name__ == "__main__":
    add_bad_bots()
    worker.main()
