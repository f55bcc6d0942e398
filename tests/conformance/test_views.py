"""Views hide what a seat may not know: cards, numbers, counts; and nothing a seat is told depends on hidden things.

Everything that a viewer is told must be the same in two worlds that look the same to the viewer (`hidden.py`), until
something hidden is openly revealed.
"""

import pytest

from serai.core.chance import Generator
from serai.core.documents import DocumentError, canonical, digest
from serai.core.game import Game
from serai.core.language import languages
from serai.core.state import NOBODY
from tests.conformance.hidden import (
    World,
    check_choices,
    check_look,
    exchanged_worlds,
    hidden_places,
    imagined_worlds,
    is_inside,
    is_revelation,
)
from tests.conformance.plain import leaves
from tests.conformance.walk import (
    Case,
    cases_of,
    deep_cases,
    on_cases,
    play_noting,
    positions,
    scaled,
    some_cases,
    standard_cases,
    viewers,
    walk,
)

# ---- what a view says --------------------------------------------------------------------------------------------


@on_cases(deep_cases(scaled(4)))
def test_a_view_names_nothing_that_is_hidden(case: Case) -> None:
    """Hidden things are exchanged in the document: no viewer from whom they are hidden may notice."""
    for number, world in enumerate(exchanged_worlds(case)):
        check_look(case.game, world, number)


def test_hidden_things_can_be_exchanged(game: Game) -> None:
    """The test above is not empty: where a spectator cannot see a kind of thing, documents with another one are sound."""
    hides = exchanged = False
    for case in (*standard_cases(game), *cases_of(game, 1)):
        hides |= any(hidden_places(game.document(state), game.view(state, NOBODY)) for state in positions(case))
        exchanged |= any(True for _ in exchanged_worlds(case))
    assert exchanged == hides


@on_cases(deep_cases(scaled(4)))
def test_in_two_worlds_that_look_the_same_every_viewer_is_told_the_same(case: Case) -> None:
    for number, world in enumerate(imagined_worlds(case, 2)):
        check_look(case.game, world, number)


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
        unknown = [place for place, _, _ in hidden_places(document, case.game.view(state, NOBODY))]
        for seat in range(case.seats):
            places = [place for place, _, _ in hidden_places(document, case.game.view(state, seat))]
            assert all(is_inside(place, unknown) for place in places)


# ---- playing on in two worlds ------------------------------------------------------------------------------------


@on_cases(deep_cases(scaled(8)))
def test_in_two_worlds_that_look_the_same_the_seat_to_act_has_the_same_actions_and_rules(case: Case) -> None:
    game = case.game
    generator = Generator(b"same actions")
    for number, state in enumerate(walk(case)):
        if state.to_act < 0:
            continue
        imaginer = game.imaginer(game.view(state, int(state.to_act)))
        for _ in range(2):
            check_choices(game, World(state, imaginer.sample(generator), int(state.to_act)), number, 0)


@on_cases(deep_cases(scaled(3)))
def test_in_two_worlds_that_look_the_same_the_same_actions_look_the_same(case: Case) -> None:
    """Whoever acts, and chance too: until something hidden is revealed, for a dozen actions."""
    game = case.game
    chooser = Generator(b"two worlds")
    for start, imagined, viewer in imagined_worlds(case, 2):
        state, other = start.clone(), imagined.clone()
        for _ in range(12):
            possible = set(other.legal_actions())
            common = [action for action in state.legal_actions() if action in possible]
            if not common:
                break
            action = common[int(chooser.below(len(common)))]
            if state.to_act >= 0:
                assert game.told(other, action, viewer) == game.told(state, action, viewer)
            facts = [play_noting(world, action) for world in (state, other)]
            told = [[game.event(fact, viewer) for fact in each] for each in facts]
            views = [game.view(world, viewer) for world in (state, other)]
            if canonical(views[0]) != canonical(views[1]) or canonical(told[0]) != canonical(told[1]):
                what = f"{game.notation(action)}, seen by {viewer}: {told}"
                assert is_revelation(game, state, other, views), f"{what} depends on something that stays hidden"
                break
            assert other.to_act == state.to_act


@on_cases(deep_cases(scaled(3)))
def test_what_the_view_hides_the_events_and_the_words_before_hide(case: Case) -> None:
    """Two choices or outcomes that differ only in what a viewer cannot see are told to the viewer alike."""
    game = case.game
    chooser = Generator(b"hidden events")
    for state in positions(case):
        actions = state.legal_actions()
        if len(actions) < 2:
            continue
        sample = sorted({actions[int(chooser.below(len(actions)))] for _ in range(4)})
        for viewer in viewers(state):
            seen: dict[bytes, list[tuple[str, bytes, list[str]]]] = {}
            for action in sample if state.to_act != viewer else []:
                copy = state.clone()
                facts = play_noting(copy, action)
                events = canonical([game.event(fact, viewer) for fact in facts])
                before = [game.told(state, action, viewer, lang) for lang in languages() if state.to_act >= 0]
                after = digest(game.document(copy))
                alike = seen.setdefault(canonical(game.view(copy, viewer)), [])
                for hash_, *told in alike:
                    assert hash_ == after or told == [events, before], f"{game.notation(action)}, seen by {viewer}"
                alike.append((after, events, before))


# ---- views that are none -----------------------------------------------------------------------------------------


@on_cases(some_cases(1))
def test_what_is_no_view_is_refused(case: Case) -> None:
    wrongs: list[object] = [None, 3, [], "view", {}, [case.game.view(positions(case)[-2], 0)]]
    for wrong in wrongs:
        with pytest.raises(DocumentError):
            case.game.imaginer(wrong)
