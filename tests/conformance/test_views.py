"""Views hide what a seat may not know, and imagining fills it in: nothing a seat is told depends on hidden things.

The two-worlds test takes a position and another full position that looks the same to a viewer, made by `imaginer`. Then
everything the viewer is told must be the same in both worlds, until something hidden is openly revealed.
"""

import random
from collections.abc import Iterator

import pytest

from serai.core.chance import Generator
from serai.core.documents import Document, DocumentError, canonical, digest
from serai.core.events import Fact, Journal
from serai.core.game import Game
from serai.core.language import languages
from serai.core.state import CHANCE, LEGAL, NOBODY, State
from tests.conformance.plain import differences, leaves, words
from tests.conformance.walk import Case, on_cases, positions, scaled, some_cases, viewers, walk


def hidden_places(document: Document, view: Document) -> list[tuple[tuple[str | int, ...], object, object]]:
    """Where the view says something else than the document: place, hidden value, what the view says instead."""
    return [found for found in differences(document, view) if found[0][0] in document]


def worlds(case: Case, of_each_kind: int = 3) -> Iterator[tuple[State, State, int]]:
    """Positions, each with another one that looks the same to a viewer, and the viewer."""
    generator = Generator(b"worlds")
    for state in positions(case, of_each_kind):
        for viewer in viewers(state):
            yield state, case.game.imaginer(case.game.view(state, viewer)).sample(generator), viewer


# ---- what a view says --------------------------------------------------------------------------------------------


@on_cases(some_cases(scaled(8)))
def test_a_view_names_nothing_that_is_hidden(case: Case) -> None:
    game = case.game
    for state in positions(case):
        document = game.document(state)
        for viewer in viewers(state):
            view = game.view(state, viewer)
            hidden = hidden_places(document, view)
            secret = set().union(*(words(value) for _, value, _ in hidden)) if hidden else set()
            told = set().union(*(words(said) for _, _, said in hidden)) if hidden else set()
            told |= set().union(*(words(view[key]) for key in view if key not in document))
            assert not secret & told, f"viewer {viewer} is told what is hidden"


@on_cases(some_cases(1))
def test_a_view_is_plain_data_and_looking_changes_nothing(case: Case) -> None:
    for state in positions(case):
        before = digest(case.game.document(state))
        for viewer in viewers(state):
            view = case.game.view(state, viewer)
            first = canonical(view)
            assert all(leaf is None or isinstance(leaf, str | int | list | dict) for _, leaf in leaves(view))
            view.clear()
            assert canonical(case.game.view(state, viewer)) == first
        assert digest(case.game.document(state)) == before


@on_cases(some_cases(scaled(4)))
def test_a_spectator_knows_no_more_than_any_seat(case: Case) -> None:
    for state in positions(case):
        document = case.game.document(state)
        unknown = {place for place, _, _ in hidden_places(document, case.game.view(state, NOBODY))}
        for seat in range(case.seats):
            places = {place for place, _, _ in hidden_places(document, case.game.view(state, seat))}
            assert all(any(place[: len(top)] == top for top in unknown) for place in places)


# ---- imagined positions ------------------------------------------------------------------------------------------


@on_cases(some_cases(scaled(8)))
def test_an_imagined_state_is_consistent_and_looks_the_same_to_the_viewer(case: Case) -> None:
    game = case.game
    for state, other, viewer in worlds(case):
        view = game.view(state, viewer)
        assert other.faults() == []
        assert canonical(game.view(other, viewer)) == canonical(view)
        document = game.document(other)
        assert canonical(game.document(game.state_from(document))) == canonical(document)
        assert other.to_act == state.to_act
        assert other.journal is None


@on_cases(some_cases(scaled(8)))
def test_an_imagined_state_differs_only_in_what_the_viewer_may_not_know(case: Case) -> None:
    game = case.game
    for state, other, viewer in worlds(case):
        document = game.document(state)
        hidden = [place for place, _, _ in hidden_places(document, game.view(state, viewer))]
        for place, _, _ in differences(document, game.document(other)):
            assert any(place[: len(top)] == top for top in hidden), f"viewer {viewer} knows {place}"


@on_cases(some_cases(scaled(4)))
def test_samples_are_independent_and_differ_where_they_can(case: Case) -> None:
    game = case.game
    something_hidden = differing = 0
    for state in positions(case):
        for viewer in viewers(state):
            view = game.view(state, viewer)
            imaginer = game.imaginer(view)
            generator = Generator(b"samples")
            samples = [imaginer.sample(generator) for _ in range(6)]
            hashes = [digest(game.document(sample)) for sample in samples]
            if any(words(value) for _, value, _ in hidden_places(game.document(state), view)):
                something_hidden += 1
                differing += len(set(hashes)) > 1
            if not samples[0].over and samples[0].legal_actions():
                samples[0].play(samples[0].legal_actions()[0])
                assert [digest(game.document(sample)) for sample in samples[1:]] == hashes[1:]
    assert differing >= something_hidden * 0.8


@on_cases(some_cases(1))
def test_the_same_generator_imagines_the_same_and_any_source_of_bits_will_do(case: Case) -> None:
    game = case.game
    for state in positions(case, 1):
        view = game.view(state, 0)
        assert game.imagine(view, 5).hash() == game.imagine(view, 5).hash()
        assert game.imagine(view, random.Random(5)).hash() == game.imagine(view, random.Random(5)).hash()


FEW = 20  # different positions: 300 samples miss one of them once in five million times


@pytest.mark.parametrize("seats", [0, -1], ids=["fewest", "most"])
def test_the_true_position_is_among_the_imagined_ones_when_there_are_few(game: Game, seats: int) -> None:
    cases = [case for case in some_cases(scaled(8)) if case.game_id == game.id and case.seats == game.seats[seats]]
    tried = 0
    for case in cases:
        for number, state in enumerate(walk(case)):
            if tried >= scaled(240) or state.to_act == CHANCE:
                continue
            tried += is_imagined(game, state, number % case.seats)
    assert tried > 0, "no position of these games has few possible worlds: play more of them"


def is_imagined(game: Game, state: State, viewer: int) -> bool:
    """Whether few positions fit the view; then the true one must be among the samples."""
    imaginer, generator = game.imaginer(game.view(state, viewer)), Generator(b"few")
    seen: set[str] = set()
    for number in range(300):
        seen.add(digest(game.document(imaginer.sample(generator))))
        if len(seen) > FEW or (number == 9 and len(seen) > 8):
            return False
    assert digest(game.document(state)) in seen, f"viewer {viewer} cannot imagine the truth"
    return True


# ---- two worlds --------------------------------------------------------------------------------------------------


@on_cases(some_cases(scaled(8)))
def test_in_two_worlds_that_look_the_same_the_seat_to_act_has_the_same_actions_and_reasons(case: Case) -> None:
    game = case.game
    generator = Generator(b"same actions")
    for state in walk(case):
        if state.to_act < 0:
            continue
        imaginer = game.imaginer(game.view(state, int(state.to_act)))
        rules = [state.rule_against(action) for action in range(game.space.size)]
        for _ in range(2):
            other = imaginer.sample(generator)
            assert other.legal_actions() == state.legal_actions()
            assert [other.rule_against(action) for action in range(game.space.size)] == rules


@on_cases(some_cases(1))
def test_in_two_worlds_that_look_the_same_the_seat_to_act_reads_the_same_words(case: Case) -> None:
    game = case.game
    chooser = Generator(b"words")
    for state, other, viewer in worlds(case):
        if state.to_act != viewer or state.over:
            continue
        actions = [int(chooser.below(game.space.size)) for _ in range(6)]
        for lang in languages():
            assert game.prompt(other, lang) == game.prompt(state, lang)
            for action in actions:
                rule = int(state.rule_against(action))
                if rule != LEGAL:
                    assert game.reason(other, action, rule, lang) == game.reason(state, action, rule, lang)
            for action in state.legal_actions()[:6]:
                assert game.describe(other, action, lang) == game.describe(state, action, lang)


def play_noting(state: State, action: int) -> list[Fact]:
    """Play an action; the facts of what happened."""
    journal = Journal()
    state.journal = journal
    state.play(action)
    state.journal = None
    return journal.take()


@on_cases(some_cases(scaled(8)))
def test_in_two_worlds_that_look_the_same_the_same_actions_look_the_same(case: Case) -> None:
    """Whoever acts, and chance too: until something hidden is revealed, for a dozen actions."""
    game = case.game
    chooser = Generator(b"two worlds")
    for start, imagined, viewer in worlds(case, 2):
        state, other = start.clone(), imagined.clone()
        for _ in range(12):
            possible = set(other.legal_actions())
            common = [action for action in state.legal_actions() if action in possible]
            if not common:
                break
            action = common[int(chooser.below(len(common)))]
            secret = secrets(game, state, other)
            facts = [play_noting(world, action) for world in (state, other)]
            told = [[game.event(fact, viewer) for fact in each] for each in facts]
            views = [game.view(world, viewer) for world in (state, other)]
            if canonical(views[0]) != canonical(views[1]) or canonical(told[0]) != canonical(told[1]):
                check_revelation(views, told, secret, f"{game.notation(action)}, seen by {viewer}")
                break
            assert other.to_act == state.to_act


def secrets(game: Game, state: State, other: State) -> set[str]:
    """The words that stand in different places in two worlds."""
    found: set[str] = set()
    for _, left, right in differences(game.document(state), game.document(other)):
        found |= words(left) | words(right)
    return found


def check_revelation(views: list[Document], told: list[list[Document]], secret: set[str], what: str) -> None:
    """Where views or events come apart, a word that was hidden must have been shown in the view."""
    seen = list(differences(views[0], views[1]))
    shown = [words(left) | words(right) for _, left, right in seen]
    apart = [place for place, _, _ in [*seen, *differences(told[0], told[1])]]
    assert any(secret & each for each in shown), f"{what}: {apart} depend on something that stays hidden"


@on_cases(some_cases(scaled(8)))
def test_what_the_view_hides_the_events_hide(case: Case) -> None:
    """Two actions or outcomes after which a viewer's views are equal are told to the viewer in the same words."""
    game = case.game
    chooser = Generator(b"hidden events")
    for state in positions(case):
        actions = state.legal_actions()
        if len(actions) < 2:
            continue
        sample = [actions[int(chooser.below(len(actions)))] for _ in range(4)]
        for viewer in viewers(state):
            told: dict[bytes, bytes] = {}
            for action in sample if state.to_act != viewer else []:
                copy = state.clone()
                facts = play_noting(copy, action)
                events = canonical([game.event(fact, viewer) for fact in facts])
                assert told.setdefault(canonical(game.view(copy, viewer)), events) == events, game.notation(action)


# ---- views that are none -----------------------------------------------------------------------------------------


@on_cases(some_cases(1))
def test_what_is_no_view_is_refused(case: Case) -> None:
    state = positions(case)[-2]
    view = case.game.view(state, 0)
    wrongs: list[object] = [None, 3, [], "view", {}, {**view, "surprise": 1}]
    for wrong in wrongs:
        with pytest.raises(DocumentError):
            case.game.imaginer(wrong)
    for key in view:
        with pytest.raises(DocumentError):
            case.game.imaginer({name: value for name, value in view.items() if name != key})
