"""Rules and reasons: what forbids an action, in the words of the rulebook."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Reason:
    """Why an action is not allowed.

    `rule` is the paragraph (`ROG-7.2`), `text` says what forbids it here, with the numbers that matter, and `help` what
    would make it possible (empty when nothing would). Both are in the language that was asked for.
    """

    rule: str
    text: str
    help: str = ""

    def __str__(self) -> str:
        """One line: the text, the help, the rule."""
        return " ".join(part for part in (self.text, self.help, f"({self.rule})") if part)


class IllegalAction(ValueError):
    """An action was refused; nothing has changed. Carries the `reason`."""

    def __init__(self, notation: str, reason: Reason) -> None:
        """`notation` is the refused action as it was meant."""
        super().__init__(f"{notation}: {reason}")
        self.notation = notation
        self.reason = reason

    @property
    def rule(self) -> str:
        """The paragraph that forbids the action, e.g. `ROG-7.2`."""
        return self.reason.rule


PREFIX: Final = "[A-Z][A-Z0-9]*"  # a game's prefix in rule names, as a regular expression: ROG, MP2


def rule_name(prefix: str, number: int) -> str:
    """The name of a rule number: the rules write paragraph 2 of chapter 7 as 702, people write ROG-7.2."""
    return f"{prefix}-{number // 100}.{number % 100}"


def rule_number(name: str) -> int:
    """The number of a rule name such as ROG-7.2. Raises ValueError."""
    chapter, dot, paragraph = name.rpartition("-")[2].partition(".")
    if not dot or not (chapter.isascii() and chapter.isdigit() and paragraph.isascii() and paragraph.isdigit()):
        raise ValueError(f"{name!r} names no paragraph")
    return int(chapter[:6]) * 100 + int(paragraph[:6])
