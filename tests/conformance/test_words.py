"""Words: every reason, prompt, action, event and drawing there is in every language (core/game.py)."""

import re
from functools import cache
from importlib.resources import files

import pytest

from serai.core.chance import Generator
from serai.core.documents import canonical
from serai.core.game import Game
from serai.core.language import languages, missing, text
from serai.core.reasons import PREFIX
from serai.core.seats import SEAT_LETTERS
from serai.core.state import EVERYTHING, LEGAL, NOBODY
from tests.conformance.walk import Case, asked, cases_of, on_cases, play_noting, positions, scaled, some_cases, viewers


@cache
def paragraphs(game_id: str, prefix: str, lang: str) -> frozenset[str]:
    """The rules that have a paragraph of their own in the rulebook."""
    text = files(f"serai.games.{game_id}").joinpath(f"rulebook.{lang}.md").read_text(encoding="utf-8")
    return frozenset(re.findall(rf"^\W*({prefix}-\d+\.\d+)\b", text, re.MULTILINE))


def check_line(text: str) -> None:
    """One line of words, with nothing left unfilled."""
    assert text.strip()
    assert text == text.strip()
    assert "\n" not in text
    assert "{" not in text
    assert "???" not in text


@pytest.mark.parametrize("lang", languages())
def test_every_rule_that_ever_forbids_is_in_the_rulebook(game: Game, lang: str) -> None:
    known = paragraphs(game.id, game.prefix, lang)
    named: set[str] = {option.rule for option in game.options}
    for case in cases_of(game, 1):
        for number, state in enumerate(positions(case)):
            rules = {int(state.rule_against(action)) for action in asked(game.space, number)}
            named |= {game.rule(rule) for rule in rules if rule != LEGAL}
    assert named <= known


@on_cases(some_cases(1))
def test_a_reason_names_the_rule_and_says_why_in_every_language(case: Case) -> None:
    game = case.game
    chooser = Generator(b"reasons")
    for number, state in enumerate(positions(case)):
        rules: dict[tuple[int, str], list[int]] = {}
        for action in asked(game.space, number):
            rule = int(state.rule_against(action))
            if rule != LEGAL:
                rules.setdefault((rule, game.space.family(action).verb), []).append(action)
        for (rule, _), actions in rules.items():
            for _ in range(scaled(4)):
                action = actions[int(chooser.below(len(actions)))]
                reasons = [game.reason(state, action, rule, lang) for lang in languages()]
                for reason in reasons:
                    assert reason.rule == game.rule(rule)
                    check_line(reason.text)
                    assert reason.help == "" or reason.help.strip() == reason.help
                    assert str(reason).endswith(f"({reason.rule})")
                texts = [reason.text for reason in reasons]
                assert len(set(texts)) == len(texts), f"the same in two languages: {texts[0]}"


@on_cases(some_cases(1))
def test_prompts_and_actions_are_put_in_words_in_every_language(case: Case) -> None:
    game = case.game
    for state in positions(case):
        before = canonical(game.document(state))
        for lang in languages():
            check_line(game.prompt(state, lang))
            check_line(game.ask(state, lang))
            for action in state.legal_actions()[:: 1 if scaled(4) > 1 else 3]:
                check_line(game.describe(state, action, lang))
                if state.to_act >= 0:
                    check_line(game.told(state, action, NOBODY, lang))
        assert canonical(game.document(state)) == before


@on_cases(some_cases(1))
def test_every_event_is_plain_data_and_put_in_words_for_every_viewer(case: Case) -> None:
    game = case.game
    chooser = Generator(b"events")
    for state in positions(case, 2):
        actions = state.legal_actions()
        for _ in range(2 if actions else 0):
            copy = state.clone()
            facts = play_noting(copy, actions[int(chooser.below(len(actions)))])
            for lang in languages():
                parts = game.parts(int(state.to_act), facts, lang)
                assert sorted(fact for part in parts for fact in part.facts) == sorted(facts)
                for part in parts:
                    for viewer in viewers(state):
                        headline = game.headline(part.facts, viewer, lang)
                        assert headline == headline.strip()
            for fact in facts:
                for viewer in (*viewers(state), EVERYTHING):
                    event = game.event(fact, viewer)
                    canonical(event)
                    for lang in languages():
                        check_line(game.event_text(event, lang))


@pytest.mark.parametrize("lang", languages())
def test_the_origin_of_the_numbers_and_every_category_are_put_in_words(game: Game, lang: str) -> None:
    assert game.data_note == f"data-note-{game.id}"
    keys = {game.data_note}
    for case in cases_of(game, 1):
        for name in game.breakdown(positions(case)[-1], 0):
            keys.add(f"{game.prefix.lower()}-category-{name}")
    faults = missing(lang)
    for key in sorted(keys):
        check_line(text(key, lang))
        assert not [fault for fault in faults if fault.startswith(f"{key}:")]
    categories = [text(key, lang) for key in keys]
    assert len(set(categories)) == len(categories)


def test_a_game_has_a_name_a_prefix_and_a_version(game: Game) -> None:
    check_line(game.title)
    assert re.fullmatch(PREFIX, game.prefix)
    check_line(game.rules_version)
    assert 1 <= game.seats[0] <= game.seats[1] <= len(SEAT_LETTERS)
    names = [option.name for option in game.options]
    assert len(set(names)) == len(names)
    for option in game.options:
        assert len(set(map(str, option.values))) == len(option.values) > 0


SCREENS = ((80, 0), (80, 24), (120, 0), (120, 40), (200, 0))


@on_cases(some_cases(1))
def test_the_drawing_fits_the_terminal(case: Case) -> None:
    """On a low screen it has no more lines than where there is room. The screens take turns."""
    from rich.cells import cell_len
    from rich.text import Text

    game = case.game
    drawn = 0
    for state in positions(case, 1):
        for viewer in (0, viewers(state)[-1]):
            for lang in languages():
                width, height = SCREENS[drawn % len(SCREENS)]
                drawn += 1
                view = game.view(state, viewer)
                lines = Text.from_markup(game.board(view, width, lang, height)).plain.splitlines()
                assert any(line.strip() for line in lines)
                assert max(cell_len(line) for line in lines) <= width
                if height:
                    assert len(lines) <= len(game.board(view, width, lang).splitlines())


@on_cases(some_cases(1))
def test_an_unknown_language_is_refused(case: Case) -> None:
    with pytest.raises(ValueError, match="no language"):
        case.game.prompt(positions(case)[0], "tlh")
