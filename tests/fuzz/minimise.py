"""Make a failing document small: undo every damage that the failure does not need."""

import copy

from serai.core.documents import Document
from serai.core.game import Game
from tests.conformance.plain import Path, differences
from tests.fuzz.fuzzers import Failure, Inputs, attempt

MAX_TRIES = 400


def minimised(failure: Failure, inputs: Inputs) -> tuple[object, list[str]]:
    """The smallest change to a sound document that still fails alike, and what it changes, in words."""
    if failure.fuzzer.name == "changes" and isinstance(failure.made, tuple):
        base, made = failure.made[0], _with_few_changes(failure, inputs.game)
        return made, [f"{path}: {_shown(value)}" for path, value in made[1].items()]
    if failure.fuzzer.name not in ("document", "view") or not isinstance(failure.made, dict):
        return failure.made, []
    sound = inputs.documents if failure.fuzzer.name == "document" else inputs.views
    base = min(sound, key=lambda document: len(list(differences(document, failure.made))))
    smallest = _undo_what_is_not_needed(failure, inputs.game, base)
    return smallest, [_described(path, old, new) for path, old, new in differences(base, smallest)]


def _with_few_changes(failure: Failure, game: Game) -> tuple[Document, Document]:
    assert isinstance(failure.made, tuple)
    base, changes = failure.made
    for path in list(changes):
        fewer = {other: value for other, value in changes.items() if other != path}
        if attempt(failure.fuzzer, game, (base, fewer))[1] == failure.what:
            changes = fewer
    return base, changes


def _undo_what_is_not_needed(failure: Failure, game: Game, base: Document) -> Document:
    assert isinstance(failure.made, dict)
    made = failure.made
    tries = 0
    shrinking = True
    while shrinking and tries < MAX_TRIES:
        shrinking = False
        for path, old, _ in list(differences(base, made)):
            tries += 1
            smaller = _with(made, path, old)
            if attempt(failure.fuzzer, game, smaller)[1] == failure.what:
                made, shrinking = smaller, True
    return made


def _with(document: Document, path: Path, value: object) -> Document:
    """The document with the value of the sound one at a path; what the sound one lacks is taken away."""
    made = copy.deepcopy(document)
    here: object = made
    for key in path[:-1]:
        here = here[key]  # type: ignore[index]
    if type(value) is object:
        del here[path[-1]]  # type: ignore[attr-defined]
    else:
        here[path[-1]] = copy.deepcopy(value)  # type: ignore[index]
    return made


def _described(path: Path, old: object, new: object) -> str:
    place = ".".join(map(str, path))
    if isinstance(old, list) and isinstance(new, list):
        gone, come = [each for each in old if each not in new], [each for each in new if each not in old]
        if gone or come:
            return f"{place}: without {_shown(gone)}, with {_shown(come)}"
    return f"{place}: {_shown(old)} -> {_shown(new)}"


def _shown(value: object) -> str:
    text = "absent" if type(value) is object else repr(value)
    return text if len(text) <= 300 else text[:297] + "..."
