"""What a view hides, other worlds that look the same, and whether two worlds do look the same to a viewer.

Hidden is every place of the document that the view lacks or where it says something else: a card, a number, a count.
Other worlds come from two sources that know nothing of each other: the game's own `imaginer`, and documents in which
hidden things are exchanged for one another and which `state_from` accepts.
"""

import json
import random
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from serai.core.chance import Generator
from serai.core.documents import Document, DocumentError, canonical
from serai.core.game import Game
from serai.core.language import languages
from serai.core.state import LEGAL, State
from tests.conformance.plain import ABSENT, Difference, Path, differences, kind_of_place, leaves, value_at, with_value
from tests.conformance.walk import Case, asked, positions, viewers


class World(NamedTuple):
    """A position, another one that looks the same to a viewer, and the viewer."""

    state: State
    other: State
    viewer: int


def hidden_places(document: object, view: object) -> list[Difference]:
    """Where the view says something else than the document, or nothing: place, hidden value, what the view says."""
    return [found for found in differences(document, view) if found[1] is not ABSENT]


def is_inside(place: Path, tops: list[Path]) -> bool:
    """Whether a place is one of these or lies inside one of them."""
    return any(place[: len(top)] == top for top in tops)


# ---- worlds that the game imagines -------------------------------------------------------------------------------


def imagined_worlds(case: Case, of_each_kind: int = 3) -> Iterator[World]:
    """Positions, each with another one that looks the same to a viewer."""
    generator = Generator(b"worlds")
    for state in positions(case, of_each_kind):
        for viewer in viewers(state):
            yield World(state, case.game.imaginer(case.game.view(state, viewer)).sample(generator), viewer)


# ---- worlds made of documents ------------------------------------------------------------------------------------

Known = dict[Path, list[object]]  # what ever stood at a kind of place


def exchanged_worlds(case: Case, of_each_kind: int = 3, tries: int = 3) -> Iterator[World]:
    """Positions, each with another one in which only hidden things differ; who sees them goes round."""
    game = case.game
    source = random.Random(str(case))
    states = positions(case, of_each_kind)
    documents = [game.document(state) for state in states]
    known = values_by_place(documents)
    for number, (state, document) in enumerate(zip(states, documents, strict=True)):
        viewer = viewers(state)[number % len(viewers(state))]
        hidden = hidden_places(document, game.view(state, viewer))
        tops = [place for place, _, _ in hidden]
        for made in exchanges(document, hidden, known, source, tries):
            try:
                other = game.state_from(made)
            except DocumentError:
                continue
            changes = [place for place, _, _ in differences(document, game.document(other))]
            if changes and all(is_inside(place, tops) for place in changes):
                yield World(state, other, viewer)


def values_by_place(documents: list[Document]) -> Known:
    """The different texts and numbers that stand at each kind of place."""
    known: Known = {}
    for document in documents:
        for path, value in leaves(document):
            values = known.setdefault(kind_of_place(path), [])
            if is_scalar(value) and value not in values:
                values.append(value)
    return known


def is_scalar(value: object) -> bool:
    """Whether a value is a text or a whole number."""
    return isinstance(value, str | int) and not isinstance(value, bool)


def is_counts(value: object) -> bool:
    """Whether a value says how many there are of each kind of thing."""
    return isinstance(value, dict) and len(value) > 1 and all(type(number) is int for number in value.values())


def pockets(value: object, path: Path) -> Iterator[tuple[Path, object]]:
    """The lists, counts, texts and numbers at a hidden place."""
    if isinstance(value, dict) and not is_counts(value):
        for key, inner in value.items():
            yield from pockets(inner, (*path, key))
    elif is_scalar(value) or is_counts(value) or (isinstance(value, list) and value):
        yield path, value


Writes = list[tuple[Path, object]]


def exchanges(
    document: Document, hidden: list[Difference], known: Known, source: random.Random, count: int
) -> Iterator[Document]:
    """The document with hidden things exchanged: between two hidden places, or for something that lies nowhere."""
    found = [pocket for place, value, _ in hidden for pocket in pockets(value, place)]
    here = {json.dumps(value) for _, value in leaves(document)}
    ways: list[Writes] = []
    for (one, left), (other, right) in combinations(found, 2):
        ways += swaps(one, left, other, right, source)
    for place, value in found:
        ways += replacements(place, value, known, here, source)
    for way in source.sample(ways, min(count, len(ways))):
        made: object = document
        for place, value in way:
            made = with_value(made, place, value)
        assert isinstance(made, dict)
        yield made


def swaps(one: Path, left: object, other: Path, right: object, source: random.Random) -> Iterator[Writes]:
    """Two hidden places exchange an element, the values, or one thing against another; no place holds more than before."""
    if isinstance(left, list) and isinstance(right, list):
        at, to = source.randrange(len(left)), source.randrange(len(right))
        if left[at] != right[to]:
            yield [((*one, at), right[to]), ((*other, to), left[at])]
    elif isinstance(left, dict) and isinstance(right, dict):
        pairs = [(a, b) for a in left for b in left if a != b and right.keys() >= {a, b} and left[a] and right[b]]
        for a, b in source.sample(pairs, min(1, len(pairs))):
            yield [
                ((*one, a), left[a] - 1),
                ((*one, b), left[b] + 1),
                ((*other, b), right[b] - 1),
                ((*other, a), right[a] + 1),
            ]
    elif kind_of_place(one) == kind_of_place(other) and type(left) is type(right) and left != right:
        yield [(one, right), (other, left)]


def replacements(place: Path, value: object, known: Known, here: set[str], source: random.Random) -> Iterator[Writes]:
    """A hidden place holds another thing of the same sort, which comes from where the document does not say."""
    if isinstance(value, dict):
        pairs = [(a, b) for a in value for b in value if a != b and value[a] > 0]
        for a, b in source.sample(pairs, min(1, len(pairs))):
            yield [((*place, a), value[a] - 1), ((*place, b), value[b] + 1)]
        return
    at, old = place, value
    if isinstance(value, list):
        number = source.randrange(len(value))
        at, old = (*place, number), value[number]
    fresh = [new for new in known.get(kind_of_place(at), []) if json.dumps(new) not in here or type(new) is int]
    fresh = [new for new in fresh if new != old]
    for new in source.sample(fresh, min(1, len(fresh))):
        yield [(at, new)]


# ---- looking the same --------------------------------------------------------------------------------------------


def check_look(game: Game, world: World, number: int, sampled: int = 3) -> None:
    """Everything that the viewer is told of a position is the same in both worlds."""
    state, other, viewer = world
    assert canonical(game.view(other, viewer)) == canonical(game.view(state, viewer)), f"viewer {viewer}"
    assert other.to_act == state.to_act
    assert game.others(other) == game.others(state)
    for seat in range(state.seats):
        assert game.breakdown(other, seat, viewer) == game.breakdown(state, seat, viewer), f"{seat} seen by {viewer}"
    for lang in languages():
        assert game.prompt(other, lang) == game.prompt(state, lang), "a prompt says what is hidden"
        assert game.ask(other, lang) == game.ask(state, lang), "a question says what is hidden"
    if state.to_act == viewer and not state.over:
        check_choices(game, world, number, sampled)
    if state.to_act >= 0:
        check_told(game, world, sampled)


def check_choices(game: Game, world: World, number: int, sampled: int) -> None:
    """The seat to act may do the same in both worlds, and is told the same about it."""
    state, other, viewer = world
    assert other.legal_actions() == state.legal_actions()
    source = random.Random(number)
    rules = {action: int(state.rule_against(action)) for action in asked(game.space, number)}
    assert {action: int(other.rule_against(action)) for action in rules} == rules
    illegal = [action for action in rules if rules[action] != LEGAL]
    for lang in languages():
        for action in source.sample(illegal, min(sampled, len(illegal))):
            assert game.reason(other, action, rules[action], lang) == game.reason(state, action, rules[action], lang)
        for action in state.legal_actions()[:sampled]:
            assert game.describe(other, action, lang) == game.describe(state, action, lang)
            assert game.outlook(other, action, viewer, lang) == game.outlook(state, action, viewer, lang)


def check_told(game: Game, world: World, sampled: int) -> None:
    """Whatever the seat to act may do in both worlds is told to the viewer in the same words."""
    state, other, viewer = world
    possible = set(other.legal_actions())
    common = [action for action in state.legal_actions() if action in possible]
    source = random.Random(len(common))
    for action in source.sample(common, min(sampled, len(common))):
        for lang in languages():
            told = [game.told(each, action, viewer, lang) for each in (state, other)]
            assert told[0] == told[1], f"{game.notation(action)}, told to {viewer}"


def is_revelation(game: Game, state: State, other: State, views: list[Document]) -> bool:
    """Whether the views of two worlds come apart where both openly say what the documents say."""
    documents = [game.document(state), game.document(other)]
    return any(
        value_at(documents[0], place) == left and value_at(documents[1], place) == right
        for place, left, right in differences(views[0], views[1])
    )
