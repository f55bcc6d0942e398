"""The words that the pages look for by name: every option of every game with its values, every bot, every game's title."""

from collections.abc import Iterator

import pytest

from serai import games
from serai.bots import bot as bots
from serai.core.language import languages, text
from serai.rulebook.rulings import TITLES


def wanted() -> Iterator[tuple[str, ...]]:
    """Keys of which one must be there, as web/src/routes/NewTable.svelte and web/src/lib/ui/bots.ts look for them."""
    yield ("web-yes",)
    yield ("web-no",)
    for game_id in TITLES:
        yield (f"server-title-{game_id.replace('_', '-')}",)
    for bot in bots.names():
        yield (f"web-bot-{bot}",)
        yield (f"web-bot-{bot}-hint",)
    for game_id in games.IDS:
        for option in games.load(game_id).options:
            name = f"web-option-{game_id}-{option.name}"
            yield (name,)
            for value in option.values:
                if isinstance(value, bool):
                    yield (f"{name}-{str(value).lower()}", "web-yes" if value else "web-no")
                else:
                    yield (f"{name}-{value}",)


def has(key: str, lang: str) -> bool:
    """Whether there are words for a key."""
    try:
        return bool(text(key, lang))
    except KeyError:
        return False


@pytest.mark.parametrize("lang", languages())
def test_what_the_pages_look_for_by_name(lang: str) -> None:
    """In each language (that both have the same keys, tests/core/test_language.py sees to)."""
    keys = list(wanted())
    assert len(keys) > 10
    assert [names for names in keys if not any(has(name, lang) for name in names)] == []


@pytest.mark.parametrize("game_id", games.IDS)
def test_either_no_value_of_a_switch_has_words_or_all_have(game_id: str) -> None:
    """`Yes` beside `Without` would be odd."""
    for option in games.load(game_id).options:
        names = [f"web-option-{game_id}-{option.name}-{str(value).lower()}" for value in option.values]
        assert len({has(name, "en") for name in names}) == 1, option.name
