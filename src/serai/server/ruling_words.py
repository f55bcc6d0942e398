"""What a ruling expects, in words: who must act or has won, what is possible, scores, options, and places of the position.

A part of a path is called what the game calls it (`<prefix>-place-<part>`), else by its own name.
"""

from typing import Final

from serai.core.game import Game
from serai.core.language import has_text, text
from serai.core.seats import SEAT_LETTERS, seat_name
from serai.core.state import NOBODY, State
from serai.core.words import joined
from serai.rulebook.expect import grouped, shown
from serai.rulebook.rulings import CHANCE_NAME, LEGAL_KEYS

BETWEEN: Final = "; "  # between actions or values that hold commas themselves


def who(name: str, lang: str) -> str:
    """A seat, or chance."""
    return text("server-chance", lang) if name == CHANCE_NAME else name


def expected(game: Game, path: str, value: object, lang: str, state: State | None = None) -> str:
    """One expectation in a line; with the state that it is about, its actions in words and not only as notation."""
    if path in LEGAL_KEYS:
        return possible(game, path, value, lang, state)
    if path == "to_act":
        if value == seat_name(NOBODY):
            return text("server-ruling-to-act-nobody", lang)
        return text("server-ruling-to-act", lang, seat=who(str(value), lang))
    if path == "winners":
        seats = [str(seat) for seat in value] if isinstance(value, list) else []
        return text("server-ruling-winners", lang, count=len(seats), seats=joined(seats, lang))
    if path == "ranking":
        groups = [joined(map(str, group), lang) if isinstance(group, list) else str(group) for group in grouped(value)]
        return text("server-ruling-ranking", lang, places=BETWEEN.join(groups))
    if path.startswith("options."):
        return option(game, path.removeprefix("options."), value, lang)
    if path == "over":
        return text("server-ruling-over", lang, over="yes" if value else "no")
    return text("server-ruling-value", lang, place=place(game, path, lang), value=worded(game, value, lang))


def option(game: Game, name: str, value: object, lang: str) -> str:
    """An option of the table and its value, as the page for a new table calls them."""
    key = f"web-option-{game.id}-{name}"
    of_value = f"{key}-{str(value).lower()}"
    title = text(key, lang) if has_text(key) else name.replace("_", " ")
    told = text(of_value, lang) if has_text(of_value) else worded(game, value, lang)
    return text("server-ruling-value", lang, place=title, value=told)


def possible(game: Game, key: str, value: object, lang: str, state: State | None) -> str:
    """What must be legal, or must not."""
    notations = [str(one) for one in value] if isinstance(value, list) else []
    told = [one if state is None else f"{game.describe(state, game.parse(one), lang)} ({one})" for one in notations]
    name = f"server-ruling-{key.replace('_', '-')}"
    return text(name, lang, actions=BETWEEN.join(told) or text("server-ruling-nothing", lang))


def place(game: Game, path: str, lang: str) -> str:
    """`seats.A.influence.2` as `A, influence 2`, `scores.A.elders` as `A, points: elders`."""
    parts = path.split(".")
    if parts[0] == "scores":
        return score_place(game, parts[1:], lang)
    if parts[0] == "seats" and len(parts) > 1:
        del parts[0]
    made = ""
    for part in parts:
        gap = "" if not made else " " if part.isdecimal() else ", "
        made += gap + part_words(game, part, lang)
    return made


def score_place(game: Game, parts: list[str], lang: str) -> str:
    """Whose points, and for what."""
    if not parts:
        return text("server-ruling-scores", lang)
    if len(parts) == 1:
        return text("server-ruling-score", lang, seat=parts[0])
    category = game.category_text(".".join(parts[1:]), lang)
    return text("server-ruling-score-part", lang, seat=parts[0], category=category)


def part_words(game: Game, part: str, lang: str) -> str:
    """One part of a path."""
    if part.isdecimal() or part in SEAT_LETTERS:
        return part
    return own_words(game, part, lang) or part.replace("_", " ")


def own_words(game: Game, part: str, lang: str) -> str:
    """What the game calls it; empty if it has no words for it."""
    key = f"{game.prefix.lower()}-place-{part.replace('_', '-')}"
    return text(key, lang) if has_text(key) else ""


def worded(game: Game, value: object, lang: str) -> str:
    """A value: numbers as they stand, the rest in words; names that the game has no words for stay as they are."""
    if value is None or value == [] or value == {}:
        return text("server-ruling-nothing", lang)
    if isinstance(value, bool):
        return text("server-ruling-yes" if value else "server-ruling-no", lang)
    if isinstance(value, list):
        return ", ".join(worded(game, one, lang) for one in value)
    if isinstance(value, dict):
        return BETWEEN.join(
            f"{part_words(game, str(key), lang)}: {worded(game, inner, lang)}" for key, inner in value.items()
        )
    if isinstance(value, str) and value not in SEAT_LETTERS:
        return own_words(game, value, lang) or shown(value)
    return shown(value)
