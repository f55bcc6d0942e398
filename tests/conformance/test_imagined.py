"""Imagined positions: sound, like the truth to the viewer, different only in what is hidden, and the truth among them."""

import random
from collections.abc import Iterator

import pytest

from serai.core.chance import Generator
from serai.core.documents import canonical, digest
from serai.core.game import Game
from serai.core.state import CHANCE, State
from tests.conformance.hidden import hidden_places, imagined_worlds, is_inside
from tests.conformance.plain import Path, differences, kind_of_place, value_at
from tests.conformance.walk import (
    Case,
    case_of_all_options,
    cases_of,
    deep_cases,
    on_cases,
    positions,
    scaled,
    some_cases,
    standard_cases,
    viewers,
    walk,
)


@on_cases(deep_cases(scaled(3)))
def test_an_imagined_state_is_consistent_and_looks_the_same_to_the_viewer(case: Case) -> None:
    game = case.game
    for state, other, viewer in imagined_worlds(case):
        assert other.faults() == []
        assert canonical(game.view(other, viewer)) == canonical(game.view(state, viewer))
        document = game.document(other)
        assert canonical(game.document(game.state_from(document))) == canonical(document)
        assert other.to_act == state.to_act
        assert other.journal is None


@on_cases(some_cases(scaled(4)))
def test_an_imagined_state_differs_only_in_what_the_viewer_may_not_know(case: Case) -> None:
    game = case.game
    for state, other, viewer in imagined_worlds(case):
        document = game.document(state)
        hidden = [place for place, _, _ in hidden_places(document, game.view(state, viewer))]
        for place, _, _ in differences(document, game.document(other)):
            assert is_inside(place, hidden), f"viewer {viewer} knows {place}"


@on_cases(deep_cases(scaled(4)))
def test_samples_are_independent(case: Case) -> None:
    game = case.game
    for state in positions(case):
        for viewer in viewers(state):
            imaginer, generator = game.imaginer(game.view(state, viewer)), Generator(b"samples")
            samples = [imaginer.sample(generator) for _ in range(3)]
            hashes = [digest(game.document(sample)) for sample in samples]
            if not samples[0].over and samples[0].legal_actions():
                samples[0].play(samples[0].legal_actions()[0])
                assert [digest(game.document(sample)) for sample in samples[1:]] == hashes[1:]


def test_what_the_view_hides_the_imaginer_does_not_know(game: Game) -> None:
    """Samples differ in every kind of hidden place: or the view says what is hidden in some other way.

    Not everywhere, since a seat may be able to conclude what it cannot see.
    """
    hidden: set[Path] = set()
    differing: set[Path] = set()
    for case in (*standard_cases(game), case_of_all_options(game), *cases_of(game, 1)):
        for state in positions(case):
            for viewer in viewers(state):
                view = game.view(state, viewer)
                imaginer, generator = game.imaginer(view), Generator(b"differing")
                documents = [game.document(imaginer.sample(generator)) for _ in range(4)]
                for place, _, _ in hidden_places(game.document(state), view):
                    kind = kind_of_place(place)
                    hidden.add(kind)
                    if len({canonical(value_at(document, place)) for document in documents}) > 1:
                        differing.add(kind)
    assert hidden == differing


@on_cases(some_cases(1))
def test_the_same_generator_imagines_the_same_and_any_source_of_bits_will_do(case: Case) -> None:
    game = case.game
    for state in positions(case, 1):
        view = game.view(state, 0)
        assert game.imagine(view, 5).hash() == game.imagine(view, 5).hash()
        assert game.imagine(view, random.Random(5)).hash() == game.imagine(view, random.Random(5)).hash()


# ---- the truth among the samples ---------------------------------------------------------------------------------

FEW = 20  # different positions: 300 samples miss one of them once in five million times
SAMPLES = 300
PATIENCE = 3000  # samples until every single hidden thing must have been imagined where it truly is
HAVE_FEW = ("river_of_gold",)  # games of which random play meets positions with few possible worlds


@pytest.mark.parametrize("seats", [0, -1], ids=["fewest", "most"])
def test_the_truth_is_among_what_is_imagined(game: Game, seats: int) -> None:
    """Every hidden thing by itself where there are many possible worlds; the whole position where there are few."""
    single = few = 0
    cases = [case for case in cases_of(game, scaled(8)) if case.seats == game.seats[seats]]
    for case in cases or [standard_cases(game)[seats]]:
        for number, state in enumerate(walk(case)):
            if state.to_act != CHANCE and few < scaled(80):
                by_itself = number % 5 == 0 and single < scaled(80)
                single += by_itself
                few += is_imagined(game, state, number % case.seats, by_itself)
    assert single > 0
    assert few > 0 or game.id not in HAVE_FEW


def is_imagined(game: Game, state: State, viewer: int, by_itself: bool) -> bool:
    """Check that the truth can be imagined; whether the viewer knows so much that the whole of it was."""
    view, document = game.view(state, viewer), game.document(state)
    hidden = hidden_places(document, view) if by_itself else []
    missing = {thing for place, value, _ in hidden for thing in things(value, place)}
    places = {place for place, _ in missing}
    imaginer, generator = game.imaginer(view), Generator(b"few")
    seen: set[str] = set()
    truth = digest(document)
    for number in range(PATIENCE):
        sample = game.document(imaginer.sample(generator))
        for place in places if missing else ():
            missing.difference_update(things(value_at(sample, place), place))
        if len(seen) <= FEW:
            seen.add(digest(sample))
        many = len(seen) > FEW or (number == 9 and len(seen) > 8)
        if not missing and (many or truth in seen or number >= SAMPLES):
            break
    assert not missing, f"viewer {viewer} cannot imagine {sorted(missing)[:3]}"
    assert many or truth in seen, f"viewer {viewer} cannot imagine the truth"
    return truth in seen


def things(value: object, place: Path) -> Iterator[tuple[Path, bytes]]:
    """Every single thing at a place; of a list, its length and its elements in any order."""
    if isinstance(value, dict) and value:
        for key, inner in value.items():
            yield from things(inner, (*place, key))
    elif isinstance(value, list):
        yield place, b"length %d" % len(value)
        yield from ((place, canonical(element)) for element in value)
    else:
        yield place, canonical(value)
