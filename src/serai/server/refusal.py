"""Refusals: why a request changes nothing, as a code for programs and a text for people in their language."""

from typing import Final

from serai.core.language import text
from serai.server.messages import Problem, Refused

STATUS: Final = {
    "malformed": 400,
    "too_large": 413,
    "too_many": 429,
    "unknown": 404,
    "not_yours": 403,
    "not_your_turn": 409,
    "illegal": 422,
    "stale": 409,
    "repeated_otherwise": 409,
    "over": 409,
    "paused": 409,
    "waiting": 409,
    "nothing_to_undo": 409,
    "store": 503,
    "quarantined": 409,
    "forbidden": 403,
    "game": 422,
    "internal": 500,
    "not_ready": 503,
}
NOTED: Final = ("forbidden", "malformed", "not_yours", "store", "too_large", "too_many")  # worth a line in the log


class Refusal(Exception):
    """A request is refused and nothing has changed. `code` is one of STATUS.

    Its words are a Fluent key with arguments, or, for what a rule forbids, the game's own text, rule and help.
    """

    def __init__(self, code: str, key: str = "", **arguments: str | int) -> None:
        """Without a key the text is `server-refused-<code>`."""
        super().__init__(code)
        self.code = code
        self.key = key or f"server-refused-{code.replace('_', '-')}"
        self.arguments = arguments
        self.said = ""
        self.rule: str | None = None
        self.help = ""
        self.retry_after = 0

    @classmethod
    def in_words(cls, code: str, said: str, rule: str | None = None, help: str = "") -> "Refusal":
        """A refusal whose text is already in words, in the language of whoever asked."""
        made = cls(code)
        made.said, made.rule, made.help = said, rule, help
        return made

    @property
    def status(self) -> int:
        """The HTTP status that fits the code."""
        return STATUS[self.code]

    def words(self, lang: str) -> str:
        """The text for people."""
        return self.said or text(self.key, lang, **self.arguments)

    def refused(self, key: str, lang: str) -> Refused:
        """As the answer to a message."""
        words = self.words(lang)
        return Refused(
            key=key, code=self.code, text=words, rule=self.rule, help=self.help, retry_after=self.retry_after
        )

    def problem(self, lang: str) -> Problem:
        """As the answer to a request over HTTP."""
        return Problem(code=self.code, text=self.words(lang), rule=self.rule, help=self.help)
