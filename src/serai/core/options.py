"""Options: the readings and variants a table may choose. Every record names their values."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from serai.core.documents import short

OptionValue = str | int | bool
Options = dict[str, OptionValue]


class OptionError(ValueError):
    """An option is unknown or its value is not one of the allowed ones."""


@dataclass(frozen=True)
class Option:
    """One option: its allowed values (the first is the default) and the rule that describes it."""

    name: str
    values: tuple[OptionValue, ...]
    rule: str
    note: str = ""  # why there are no others, where that is not the rule's doing

    @property
    def default(self) -> OptionValue:
        """The value when nobody chooses."""
        return self.values[0]

    def read(self, value: object) -> OptionValue:
        """The allowed value that is meant: `true` on a command line is the value True. Raises OptionError."""
        for allowed in self.values:
            if type(value) is type(allowed) and value == allowed:
                return allowed
            if isinstance(value, str) and value.strip().lower() == str(allowed).lower():
                return allowed
        words = ", ".join(str(allowed).lower() for allowed in self.values)
        why = f"{self.rule}; {self.note}" if self.note else self.rule
        raise OptionError(f"option {self.name}: expected one of {words}; got {short(value)} ({why})")


def complete(options: Sequence[Option], chosen: Mapping[str, object]) -> Options:
    """All options with their values: the chosen ones, defaults for the rest. Raises OptionError."""
    known = {option.name: option for option in options}
    for name in chosen:
        if name not in known:
            raise OptionError(f"there is no option {short(name)}; options are: {', '.join(known) or 'none'}")
    return {name: option.read(chosen.get(name, option.default)) for name, option in known.items()}
