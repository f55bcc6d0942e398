"""Scores and results in words and tables."""

from typing import TYPE_CHECKING

from serai.core.game import Game
from serai.core.language import text
from serai.core.seats import seat_name
from serai.core.state import EVERYTHING

if TYPE_CHECKING:
    from serai.cli.session import Session


def category(game: Game, name: str, lang: str) -> str:
    """The word for a scoring category."""
    return text(f"{game.prefix.lower()}-category-{name.replace('_', '-')}", lang)


def show_scores(session: "Session") -> None:
    """The score of every seat by category, as far as the onlooker may know it; `?` for what is hidden."""
    match, game, lang = session.table.match, session.table.game, session.lang
    seats = range(int(match.state.seats))
    viewer = EVERYTHING if match.over else session.onlooker
    parts = [game.breakdown(match.state, seat, viewer) for seat in seats]
    rows = [(category(game, name, lang), [shown(part[name]) for part in parts]) for name in parts[0]]
    rows.append((text("term-score-total", lang), [total(game, part) for part in parts]))
    room = max(len(name) for name, _ in rows)
    session.say("term-score-final" if match.over else "term-score-title", "title")
    heading = "".join(f"{seat_name(seat):>6}" for seat in seats)
    session.screen.show(f"  {'':<{room}}{heading}", "quiet")
    for at, (name, values) in enumerate(rows):
        numbers = "".join(f"{value:>6}" for value in values)
        session.screen.show(f"  {name:<{room}}{numbers}", "title" if at == len(rows) - 1 else "news")


def shown(points: int | None) -> str:
    """Points, or a question mark for hidden ones."""
    return "?" if points is None else str(points)


def total(game: Game, parts: dict[str, int | None]) -> str:
    """The score a breakdown makes, or a question mark when a part is hidden."""
    known = {name: points for name, points in parts.items() if points is not None}
    return str(game.total(known)) if len(known) == len(parts) else "?"


def show_result(session: "Session") -> None:
    """The end: scores by category, places, who wins."""
    state, lang = session.table.match.state, session.lang
    session.screen.show()
    session.say("term-end", "title")
    show_scores(session)
    ranking = state.ranking()
    place = 1
    for group in ranking:
        names = ", ".join(_name(session, seat) for seat in group)
        session.say("term-place", place=place, seats=names, score=int(state.score(group[0])))
        place += len(group)
    scores = [int(state.score(group[0])) for group in ranking]
    if len(set(scores)) < len(scores):
        session.say("term-tie-broken")
    for name, score in session.table.game.others(state).items():
        session.say("term-other", name=name, score=score)
    winners = state.winners()
    names = ", ".join(_name(session, seat) for seat in winners)
    session.screen.show(text("term-wins", lang, count=len(winners), names=names), "title")


def _name(session: "Session", seat: int) -> str:
    who = session.table.seating.seats[seat]
    shown = text("term-seat-you", session.lang) if who == "you" else who
    return f"{seat_name(seat)} ({shown})"
