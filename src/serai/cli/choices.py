"""The legal actions as a numbered list that fits a screen: many actions with a common beginning become one line."""

import difflib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from serai.core.game import Game

MOST_LINES: Final = 10
UNFOLDED: Final = 10_000  # more lines than any decision has moves
SHARED: Final = 12  # a common beginning of descriptions shorter than this says nothing


@dataclass(frozen=True)
class Choice:
    """A line of the list: one action, or several that begin alike."""

    start: str  # the notation, or its common beginning
    actions: tuple[int, ...]

    @property
    def folded(self) -> bool:
        """Whether several actions stand behind the line."""
        return len(self.actions) > 1


def listing(game: "Game", actions: Sequence[int], most: int = MOST_LINES) -> list[Choice]:
    """The actions, folded as little as needed to have at most `most` lines (where that can be done)."""
    choices = [Choice(game.notation(action), (action,)) for action in actions]
    choices.sort(key=lambda choice: choice.start.split()[0] in game.side_verbs)  # stable: else in their own order
    for words in (2, 1):  # by verb and first parameter, then by verb alone
        while len(choices) > most:
            start = _largest(choices, words)
            if not start:
                break
            choices = _fold(choices, start)
    return choices


def _beginning(choice: Choice, words: int) -> str:
    return " ".join(choice.start.split()[:words])


def _largest(choices: Sequence[Choice], words: int) -> str:
    """The verb with the most lines that folding would make fewer; empty when folding helps no more."""
    verbs: dict[str, int] = {}
    for choice in choices:
        verb = choice.start.split()[0]
        verbs[verb] = verbs.get(verb, 0) + 1
    for verb in sorted(verbs, key=lambda known: -verbs[known]):
        lines = [choice for choice in choices if choice.start.split()[0] == verb]
        if len({_beginning(choice, words) for choice in lines}) < len(lines):
            return f"{verb} {words}"
    return ""


def _fold(choices: Sequence[Choice], which: str) -> list[Choice]:
    verb, words = which.split()
    folded: dict[str, list[Choice]] = {}
    for choice in choices:
        alike = choice.start.split()[0] == verb
        folded.setdefault(_beginning(choice, int(words)) if alike else choice.start, []).append(choice)
    return [
        lines[0] if len(lines) == 1 else Choice(start, tuple(action for line in lines for action in line.actions))
        for start, lines in folded.items()
    ]


def beginning_with(game: "Game", actions: Sequence[int], start: str) -> list[int]:
    """The actions whose notation begins with those words."""
    words = start.lower().split()
    return [action for action in actions if game.notation(action).split()[: len(words)] == words]


def shared_words(choice: Choice, describe: Callable[[int], str]) -> str:
    """The longest run of words that the descriptions of a folded line share; empty when that says nothing."""
    shared, *others = [describe(action).split() for action in choice.actions]
    for other in others:
        match = difflib.SequenceMatcher(None, shared, other, autojunk=False).find_longest_match()
        shared = shared[match.a : match.a + match.size]
    words = " ".join(shared)
    whole = words[: max(words.rfind(mark) for mark in ",;:)") + 1]  # do not end in the middle of a phrase
    words = (whole if len(whole) > SHARED else words).strip(" ,;:")
    return words if len(words) >= SHARED else ""
