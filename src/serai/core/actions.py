"""Action spaces: dense integers, 1:1 with a notation a person types and with a structured form for programs.

A space is a list of families. A family is a verb with parameters, each from a fixed list of words: `build` with a shore
space and a row space is 30 x 4 actions, written `build 7 2`, structured as `{"do": "build", "shore": 7, "row": 2}`.
"""

import difflib
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from serai.core.documents import kind_of, short

MAX_NOTATION: Final = 200
MOST_LISTED: Final = 40  # words of a parameter in one message

Structure = dict[str, str | int]


class NotationError(ValueError):
    """A text is no notation of this game. Says what was written, what is wrong with it and what comes near."""


@dataclass(frozen=True)
class Parameter:
    """A named choice inside a family. `words` are what is typed; an empty word is left out of the notation."""

    name: str
    words: tuple[str, ...]

    @classmethod
    def numbers(cls, name: str, count: int) -> "Parameter":
        """A parameter with the words 1 .. count."""
        return cls(name, tuple(str(number) for number in range(1, count + 1)))


@dataclass(frozen=True)
class Family:
    """A verb with its parameters; `base` is the number of its first action in the space."""

    verb: str
    parameters: tuple[Parameter, ...] = ()
    chance: bool = False
    base: int = 0

    @cached_property
    def size(self) -> int:
        """How many actions the family has."""
        size = 1
        for parameter in self.parameters:
            size *= len(parameter.words)
        return size

    def indices(self, action: int) -> tuple[int, ...]:
        """The index of each parameter's word, for an action of this family."""
        rest = action - self.base
        found: list[int] = []
        for parameter in reversed(self.parameters):
            rest, index = divmod(rest, len(parameter.words))
            found.append(index)
        return tuple(reversed(found))

    def words(self, action: int) -> tuple[str, ...]:
        """The word of each parameter, for an action of this family."""
        return tuple(p.words[i] for p, i in zip(self.parameters, self.indices(action), strict=True))


@dataclass(frozen=True)
class ActionSpace:
    """All actions and chance outcomes of a game, numbered 0 .. size - 1."""

    families: tuple[Family, ...]
    _numbers: dict[str, int] = field(default_factory=dict, repr=False, compare=False)

    @classmethod
    def of(cls, families: Sequence[Family]) -> "ActionSpace":
        """Number the families one after the other."""
        placed: list[Family] = []
        base = 0
        for family in families:
            placed.append(Family(family.verb, family.parameters, family.chance, base))
            base += placed[-1].size
        return cls(tuple(placed))

    @cached_property
    def size(self) -> int:
        """How many actions there are."""
        return sum(family.size for family in self.families)

    def base(self, verb: str) -> int:
        """The first action of the family of that verb."""
        return next(family.base for family in self.families if family.verb == verb)

    def family(self, action: int) -> Family:
        """The family of an action. Raises NotationError when there is no such action."""
        if isinstance(action, bool):
            raise NotationError(f"an action is a whole number, not {kind_of(action)}")
        if 0 <= action < self.size:
            for family in reversed(self.families):
                if action >= family.base:
                    return family
        raise NotationError(f"there is no action {action}; actions are numbered 0 to {self.size - 1}")

    def notation(self, action: int) -> str:
        """What a person types for the action, e.g. `build 7 2`."""
        family = self.family(action)
        return " ".join(word for word in (family.verb, *family.words(action)) if word)

    def parse(self, text: str) -> int:
        """The action of a notation, whatever its case and spacing. Raises NotationError."""
        if not isinstance(text, str):
            raise NotationError(f"a notation is a text, not {kind_of(text)}")
        if len(text) > MAX_NOTATION:
            raise NotationError(f"a notation has at most {MAX_NOTATION} characters, this one has {len(text)}")
        if not self._numbers:
            self._numbers.update((self.notation(action), action) for action in range(self.size))
        plain = " ".join(text.lower().split())
        number = self._numbers.get(plain)
        if number is None:  # people write `elder 2` where a name is `elder_2`
            number = self._numbers.get("_".join(plain.rsplit(" ", 1)))
        if number is None:
            raise NotationError(self._complaint(plain))
        return number

    def structure(self, action: int) -> Structure:
        """The action as data: `do` is the verb, then each parameter by name; numbers as numbers, empty words left out."""
        family = self.family(action)
        made: Structure = {"do": family.verb}
        for parameter, word in zip(family.parameters, family.words(action), strict=True):
            if word:
                made[parameter.name] = int(word) if word.isdigit() else word
        return made

    def from_structure(self, structure: object) -> int:
        """The action of a structured form. Raises NotationError naming the key that is wrong."""
        if not isinstance(structure, dict):
            raise NotationError(f"an action is a mapping with the key `do`, not {type(structure).__name__}")
        family = next((f for f in self.families if f.verb == structure.get("do")), None)
        if family is None:
            raise NotationError(f"`do`: no action is called {short(structure.get('do'))}")
        unknown = set(structure) - {"do"} - {p.name for p in family.parameters}
        if unknown:
            raise NotationError(f"`{family.verb}` has no key {short(sorted(map(str, unknown))[0])}")
        index = 0
        for parameter in family.parameters:
            value = structure.get(parameter.name, "")
            word = (
                str(value)
                if isinstance(value, str) or (isinstance(value, int) and 0 <= value < 10**6)
                else short(value)
            )
            if word not in parameter.words:
                raise NotationError(
                    f"`{parameter.name}`: expected one of {_listed(parameter.words)}; got {short(word)}"
                )
            index = index * len(parameter.words) + parameter.words.index(word)
        return family.base + index

    def _complaint(self, plain: str) -> str:
        verb = plain.split(" ", maxsplit=1)[0] if plain else ""
        family = next((f for f in self.families if f.verb == verb), None)
        if family is not None:
            parts = " ".join(f"<{p.name}>" for p in family.parameters)
            ranges = "; ".join(f"{p.name}: {_range(p.words)}" for p in family.parameters)
            return (
                f"{short(plain)} is not complete or out of range: {verb} {parts} ({ranges})"
                if parts
                else (f"{short(plain)}: {verb} stands alone")
            )
        near = difflib.get_close_matches(plain, self._numbers, n=3, cutoff=0.5)
        verbs = ", ".join(dict.fromkeys(f.verb for f in self.families if not f.chance))
        hint = f"did you mean {' or '.join(near)}?" if near else f"moves begin with: {verbs}"
        return f"{short(plain)} is no move of this game; {hint}"


def _listed(words: tuple[str, ...]) -> str:
    """All words while they fit a line; of more, the first and the last."""
    return ", ".join(words) if len(words) <= MOST_LISTED else f"{len(words)} words from {words[0]} to {words[-1]}"


def _range(words: tuple[str, ...]) -> str:
    shown = [word or "nothing" for word in words]
    return f"{shown[0]}..{shown[-1]}" if len(shown) > 7 else ", ".join(shown)
