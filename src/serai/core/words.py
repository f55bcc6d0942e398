"""Sentences of game words: a capital, a full stop, a list, and the data of an event read for its text."""

from collections.abc import Iterable, Mapping, Sequence

from serai.core.language import text


def sentence(words: str) -> str:
    """The words with a capital at the beginning."""
    return words[:1].upper() + words[1:]


def stopped(words: str) -> str:
    """The words with a full stop, unless they end in a mark of their own."""
    return words if words.endswith((".", "?", "!")) else words + "."


def joined(parts: Iterable[str], lang: str, key: str = "join-and") -> str:
    """Words as a list: "a, b and c"."""
    words = list(parts)
    if len(words) < 2:
        return "".join(words)
    return text(key, lang, rest=", ".join(words[:-1]), last=words[-1])


class EventData:
    """An event's data, read with its types. Raises ValueError for data that is no event of the game."""

    def __init__(self, data: Mapping[str, object], lang: str) -> None:
        """`lang` is the language that the event is told in."""
        self.data = data
        self.lang = lang
        self.name = self.word("event")

    def word(self, key: str) -> str:
        """A word; empty where there is none."""
        value = self.data.get(key, "")
        if not isinstance(value, str):
            raise ValueError(f"event: `{key}` is a word, not {value!r}")
        return value

    def number(self, key: str, absent: int | None = None) -> int:
        """A number; `absent` where there is none."""
        value = self.data.get(key, absent)
        if not isinstance(value, int):
            raise ValueError(f"event: `{key}` is a number, not {value!r}")
        return value

    def one_of(self, key: str, names: Sequence[str]) -> str:
        """A word of a list."""
        word = self.word(key)
        if word not in names:
            raise ValueError(f"event: `{key}` is one of {', '.join(names)}, not {word!r}")
        return word

    def index(self, key: str, names: Sequence[str]) -> int:
        """The place of a word in its list."""
        return names.index(self.one_of(key, names))
