"""Words: every reason, prompt, action, event and drawing there is in every language (core/game.py)."""

import re
from functools import cache
from importlib.resources import files

import pytest

from serai.core.chance import Generator
from serai.core.documents import canonical
from serai.core.game import Game
from serai.core.language import languages
from serai.core.state import LEGAL
from tests.conformance.test_views import play_noting
from tests.conformance.walk import Case, on_cases, positions, scaled, some_cases, viewers


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
    for case in some_cases(1):
        for state in positions(case) if case.game_id == game.id else ():
            rules = {int(state.rule_against(action)) for action in range(game.space.size)}
            named |= {game.rule(rule) for rule in rules if rule != LEGAL}
    assert named <= known


@on_cases(some_cases(1))
def test_a_reason_names_the_rule_and_says_why_in_every_language(case: Case) -> None:
    game = case.game
    chooser = Generator(b"reasons")
    for state in positions(case):
        rules: dict[int, list[int]] = {}
        for action in range(game.space.size):
            rules.setdefault(int(state.rule_against(action)), []).append(action)
        rules.pop(LEGAL, None)
        for rule, actions in rules.items():
            for _ in range(scaled(4)):
                action = actions[int(chooser.below(len(actions)))]
                for lang in languages():
                    reason = game.reason(state, action, rule, lang)
                    assert reason.rule == game.rule(rule)
                    check_line(reason.text)
                    assert reason.help == "" or reason.help.strip() == reason.help
                    assert str(reason).endswith(f"({reason.rule})")


@on_cases(some_cases(1))
def test_prompts_and_actions_are_put_in_words_in_every_language(case: Case) -> None:
    game = case.game
    for state in positions(case):
        before = canonical(game.document(state))
        for lang in languages():
            check_line(game.prompt(state, lang))
            for action in state.legal_actions()[:: 1 if scaled(4) > 1 else 3]:
                check_line(game.describe(state, action, lang))
        assert canonical(game.document(state)) == before


@on_cases(some_cases(1))
def test_every_event_is_plain_data_and_put_in_words_for_every_viewer(case: Case) -> None:
    game = case.game
    chooser = Generator(b"events")
    for state in positions(case, 2):
        actions = state.legal_actions()
        for _ in range(2 if actions else 0):
            copy = state.clone()
            for fact in play_noting(copy, actions[int(chooser.below(len(actions)))]):
                for viewer in viewers(state):
                    event = game.event(fact, viewer)
                    canonical(event)
                    for lang in languages():
                        check_line(game.event_text(event, lang))


@on_cases(some_cases(1))
@pytest.mark.parametrize("width", [80, 120, 200])
def test_the_drawing_fits_the_terminal(case: Case, width: int) -> None:
    from rich.cells import cell_len
    from rich.text import Text

    game = case.game
    for state in positions(case, 1):
        for viewer in (0, viewers(state)[-1]):
            for lang in languages():
                lines = Text.from_markup(game.board(game.view(state, viewer), width, lang)).plain.splitlines()
                assert any(line.strip() for line in lines)
                assert max(cell_len(line) for line in lines) <= width


@on_cases(some_cases(1))
def test_an_unknown_language_is_refused(case: Case) -> None:
    with pytest.raises(ValueError, match="no language"):
        case.game.prompt(positions(case)[0], "tlh")
