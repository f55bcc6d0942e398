"""The legal actions as a numbered list that fits a screen: many actions with a common beginning become one line."""

import difflib
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from serai.core.game import Game

MOST_LINES: Final = 10
FEW: Final = 20  # actions that begin alike are listed singly up to so many
UNFOLDED: Final = 10_000  # more lines than any decision has moves
SHARED: Final = 12  # a common beginning of descriptions shorter than this says nothing
MARKS: Final = " ,;:"
GAP: Final = "…"  # between runs of words that descriptions share
NUMBERED: Final = re.compile(r"^(?=.*\d)\S+ \S+ \S+")  # three words or more, one of them a number


@dataclass(frozen=True)
class Choice:
    """A line of the list: one action, or several that begin alike."""

    start: str  # the notation, or its common beginning
    actions: tuple[int, ...]
    broken: bool = False  # the beginning ends inside a word

    @property
    def folded(self) -> bool:
        """Whether several actions stand behind the line."""
        return len(self.actions) > 1

    @property
    def shown(self) -> str:
        """The notation, or its beginning with a mark that it goes on."""
        return f"{self.start}{'' if self.broken else ' '}{GAP}" if self.folded else self.start


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
    return _finer(game, choices[0].actions) if len(choices) == 1 and choices[0].folded else choices


def _finer(game: "Game", actions: Sequence[int]) -> list[Choice]:
    """Actions that all begin alike, when that is known: by the next letter, as the rows of a map; few ones singly."""
    notations = {action: game.notation(action) for action in actions}
    if len(actions) > FEW:
        first, last = min(notations.values()), max(notations.values())
        known = next(at for at in range(len(last)) if first[: at + 1] != last[: at + 1])
        lines: dict[str, list[int]] = {}
        for action, notation in notations.items():
            lines.setdefault(notation[: known + 1], []).append(action)
        if len(lines) > 1:
            return [Choice(notations[of[0]] if len(of) == 1 else start, tuple(of), True) for start, of in lines.items()]
    return [Choice(notation, (action,)) for action, notation in notations.items()]


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
    """The actions whose notation begins with those words; if there are none, of which the last one is begun so."""
    words = start.lower().split()
    whole = [action for action in actions if game.notation(action).split()[: len(words)] == words]
    if whole or len(words) < 2:
        return whole
    return [action for action in actions if game.notation(action).startswith(" ".join(words))]


def shared_words(choice: Choice, describe: Callable[[int], str]) -> str:
    """What the descriptions of a folded line share: the longest run of words that names a number, and others that do.

    Empty when that says nothing.
    """
    shared, *others = [_pieces(describe(action)) for action in choice.actions]
    for other in others:
        shared = _common(shared, other)
    runs = [_text(run.split("\n")) for run in "\n".join(shared).split(f"\n{GAP}\n")]
    main = max(runs, key=lambda run: (len(run) >= SHARED and bool(NUMBERED.search(run)), len(run)))
    said = _ended(main) if len(_ended(main)) > SHARED else main
    if len(said.strip(MARKS)) < SHARED:
        return ""
    phrases = [said if run is main else _ended(run) for run in runs]
    told = (phrase.strip(MARKS) for phrase in phrases if phrase is said or NUMBERED.search(phrase))
    return f" {GAP} ".join(told)


def _pieces(description: str) -> list[str]:
    """Words, and the signs between phrases; one at the end as well, where the phrases of others may go on."""
    return [*re.findall(r"[^\s;,]+|[;,]", description), ";"]


def _common(pieces: Sequence[str], others: Sequence[str]) -> list[str]:
    """The pieces that both have, in order, with gaps between runs."""
    found: list[str] = []
    for block in difflib.SequenceMatcher(None, pieces, others, autojunk=False).get_matching_blocks():
        run = list(pieces[block.a : block.a + block.size])
        found += [GAP, *run] if found and run else run
    return found


def _text(run: Sequence[str]) -> str:
    """The pieces of a run as they were written."""
    return re.sub(r" (?=[;,])", "", " ".join(run)).lstrip(MARKS)


def _ended(text: str) -> str:
    """The text up to the last end of a phrase; empty when no phrase ends in it."""
    return text[: max(text.rfind(mark) for mark in ",;:)") + 1]
