"""Scores and results in words and tables."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from serai.cli.seating import YOU
from serai.core.game import Game
from serai.core.language import text
from serai.core.seats import seat_name
from serai.core.state import EVERYTHING

if TYPE_CHECKING:
    from serai.cli.screen import Screen
    from serai.cli.seating import Table


def show_scores(screen: "Screen", table: "Table", onlooker: int) -> None:
    """The score of every seat by category, as far as the onlooker may know it; `?` for what is hidden."""
    match, game, lang = table.match, table.game, table.seating.lang
    seats = range(int(match.state.seats))
    viewer = EVERYTHING if match.over else onlooker
    parts = [game.breakdown(match.state, seat, viewer) for seat in seats]
    rows = [(game.category_text(name, lang), [shown(part[name]) for part in parts]) for name in parts[0]]
    rows.append((text("term-score-total", lang), [total(game, part) for part in parts]))
    width = max(len(name) for name, _ in rows)
    screen.show(text("term-score-final" if match.over else "term-score-title", lang), "title")
    heading = "".join(f"{seat_name(seat):>6}" for seat in seats)
    screen.show(f"  {'':<{width}}{heading}", "quiet")
    for at, (name, values) in enumerate(rows):
        numbers = "".join(f"{value:>6}" for value in values)
        screen.show(f"  {name:<{width}}{numbers}", "title" if at == len(rows) - 1 else "news")


def shown(points: int | None) -> str:
    """Points, or a question mark for hidden ones."""
    return "?" if points is None else str(points)


def total(game: Game, parts: dict[str, int | None]) -> str:
    """The score a breakdown makes, or a question mark when a part is hidden."""
    known = {name: points for name, points in parts.items() if points is not None}
    return str(game.total(known)) if len(known) == len(parts) else "?"


def show_result(screen: "Screen", table: "Table") -> None:
    """The end: scores by category, places, who wins."""
    state, lang = table.match.state, table.seating.lang
    screen.show()
    screen.show(text("term-end", lang), "title")
    show_scores(screen, table, EVERYTHING)
    ranking = state.ranking()
    place = 1
    for group in ranking:
        score = int(state.score(group[0]))
        screen.show(text("term-place", lang, place=place, seats=_names(table, group), score=score))
        place += len(group)
    scores = [int(state.score(group[0])) for group in ranking]
    if len(set(scores)) < len(scores):
        screen.show(text("term-tie-broken", lang))
    for name, score in table.game.others(state).items():
        screen.show(text("term-other", lang, name=name, score=score))
    winners = state.winners()
    screen.show(text("term-wins", lang, count=len(winners), names=_names(table, winners)), "title")


def _names(table: "Table", seats: Iterable[int]) -> str:
    you = text("term-seat-you", table.seating.lang)
    sitting = table.seating.seats
    return ", ".join(f"{seat_name(seat)} ({you if sitting[seat] == YOU else sitting[seat]})" for seat in seats)
