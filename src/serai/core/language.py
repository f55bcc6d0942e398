"""Languages: every word a player reads comes from the Fluent files of `locales/<language>/*.ftl`.

A text has a key, a language and arguments: `text("rog-amount", "it", what="koku", amount=3)`. All files of a language
make one bundle, read when the first text is asked for; nothing heavy is imported before.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Message, Term

DEFAULT: Final = "en"  # what a key that another language lacks falls back to
MOST_KEPT: Final = 50_000  # texts kept in memory, about 10 MB


@cache
def languages() -> tuple[str, ...]:
    """The languages there are, the default first."""
    found = sorted(folder.name for folder in files("serai").joinpath("locales").iterdir() if folder.is_dir())
    return (DEFAULT, *(name for name in found if name != DEFAULT))


def check_language(lang: str) -> str:
    """The language, if there is one of that name. Raises ValueError naming those there are."""
    if lang not in languages():
        raise ValueError(f"there is no language {lang!r}; languages are: {', '.join(languages())}")
    return lang


def text(key: str, lang: str = DEFAULT, **args: str | int) -> str:
    """A text in a language; a key that only the default language has is answered in that one.

    Raises ValueError for an unknown language, KeyError for an unknown key, TypeError for arguments that do not fit.
    """
    return _made(key, lang, tuple(args.items()))


def has_text(key: str) -> bool:
    """Whether there is a text with that key, for words that a game may have or leave to a general form."""
    return bool(_bundle(DEFAULT).has_message(key))


@lru_cache(maxsize=MOST_KEPT)
def _made(key: str, lang: str, args: tuple[tuple[str, str | int], ...]) -> str:
    """A text, kept: the same sentences are asked for again and again, and making one takes long."""
    bundle = _bundle(check_language(lang))
    if not bundle.has_message(key):
        bundle = _bundle(DEFAULT)
        if not bundle.has_message(key):
            raise KeyError(f"no text has the key {key!r}")
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise KeyError(f"the text {key!r} is empty")
    made, errors = bundle.format_pattern(pattern, dict(args))
    if errors:
        raise TypeError(f"the text {key!r} cannot be made of {dict(args)}: {errors[0]}")
    return str(made)


def missing(lang: str) -> list[str]:
    """What is wrong with a language beside the default one, in words: keys too few or too many, other arguments."""
    wanted, found = _arguments(DEFAULT), _arguments(check_language(lang))
    faults = [f"{key}: missing" for key in wanted if key not in found]
    faults += [f"{key}: not in {DEFAULT}" for key in found if key not in wanted]
    for key, names in wanted.items():
        if key in found and found[key] != names:
            faults.append(f"{key}: takes {sorted(found[key])}, in {DEFAULT} {sorted(names)}")
    return faults


def _sources(lang: str) -> list[str]:
    """The text of a language's files, in order of name."""
    folder = files("serai").joinpath("locales", lang)
    paths = sorted((path for path in folder.iterdir() if path.name.endswith(".ftl")), key=lambda path: path.name)
    return [path.read_text(encoding="utf-8") for path in paths]


@cache
def _bundle(lang: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    for source in _sources(lang):
        bundle.add_resource(FluentResource(source))
    return bundle


def _arguments(lang: str) -> dict[str, set[str]]:
    """Every key of a language with the arguments it takes. Raises ValueError for junk and for keys that stand twice."""
    found: dict[str, set[str]] = {}
    for entry in _entries(lang):
        key = entry.id.name
        if key in found:
            raise ValueError(f"{lang}: the key {key!r} stands twice")
        found[key] = _variables(entry)
    return found


def _entries(lang: str) -> Iterator["Message | Term"]:
    from fluent.syntax import parse
    from fluent.syntax.ast import Junk, Message, Term

    for source in _sources(lang):
        for entry in parse(source).body:
            if isinstance(entry, Junk):
                raise ValueError(f"{lang}: no Fluent text: {entry.content!r}")
            if isinstance(entry, Message | Term):
                yield entry


def _variables(entry: "Message | Term") -> set[str]:
    from fluent.syntax.ast import VariableReference
    from fluent.syntax.visitor import Visitor

    names: set[str] = set()

    class Collector(Visitor):
        def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the visitor's own name
            names.add(node.id.name)

    Collector().visit(entry)
    return names
