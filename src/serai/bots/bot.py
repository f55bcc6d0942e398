"""What a bot is, and how one is made from its name (`greedy`, `greedy:800`; also `shrewd`, as the web page calls it)."""

from collections.abc import Callable
from typing import Final, Protocol

from serai.bots.greedy_bot import GreedyBot
from serai.bots.random_bot import RandomBot
from serai.core.documents import Document, short
from serai.core.game import Game


class BotError(ValueError):
    """A bot's name or budget is wrong: says what was written and what there is."""


class Bot(Protocol):
    """Somebody who decides for a seat. It is given the view of that seat, never the state."""

    @property
    def name(self) -> str:
        """The name it was made by, budget included."""
        ...

    @property
    def needs_view(self) -> bool:
        """False for a bot that never looks: then any mapping will do as a view."""
        ...

    def choose(self, view: Document, actions: list[int]) -> int:
        """One of the legal actions (at least one is given) for the seat whose decision the view shows."""
        ...


def _random(budget: str, game: Game, seed: str) -> Bot:
    if budget:
        raise BotError(f"the bot `random` takes no budget, got {short(budget)}")
    return RandomBot(seed)


def _greedy(budget: str, game: Game, seed: str) -> Bot:
    if not budget:
        return GreedyBot(game, seed)
    if not (budget.isascii() and budget.isdigit()) or not 1 <= int(budget[:9]) <= 100_000 or len(budget) > 6:
        raise BotError(
            f"the budget of `greedy` is a number of positions, 1 to 100000, e.g. greedy:400; got {short(budget)}"
        )
    return GreedyBot(game, seed, int(budget))


_MAKERS: Final[dict[str, Callable[[str, Game, str], Bot]]] = {"random": _random, "greedy": _greedy}

# What the pages call them (`web-bot-...` in the words), in each language.
_CALLED: Final = {"carefree": "random", "shrewd": "greedy", "spensierato": "random", "scaltro": "greedy"}


def names() -> list[str]:
    """The bots there are."""
    return list(_MAKERS)


def words() -> list[str]:
    """Every word that means a bot: the names, then what players read on the pages."""
    return [*_MAKERS, *_CALLED]


def meant(word: str) -> str:
    """The name that a word stands for; any other word as it is, in small letters."""
    plain = word.strip().lower()
    return _CALLED.get(plain, plain)


def make(name: str, game: Game, seed: int | str) -> Bot:
    """The bot `name[:budget]`; equal seeds make equal bots. Raises BotError."""
    word, _, budget = name.strip().lower().partition(":")
    maker = _MAKERS.get(meant(word))
    if maker is None:
        raise BotError(f"there is no bot {short(name)}; bots are: {', '.join(_MAKERS)} (or carefree, shrewd)")
    if ":" in name and not budget:
        raise BotError(f"{short(name)}: the budget after the colon is missing")
    return maker(budget, game, str(seed))
