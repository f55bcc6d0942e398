"""Scores and results in words and tables."""

from typing import TYPE_CHECKING

from serai.core.game import Game
from serai.core.language import text
from serai.core.seats import seat_name

if TYPE_CHECKING:
    from serai.cli.session import Session


def category(game: Game, name: str, lang: str) -> str:
    """The word for a scoring category; its name where the game has no word for it."""
    try:
        return text(f"{game.prefix.lower()}-category-{name.replace('_', '-')}", lang)
    except KeyError:
        return name.replace("_", " ")


def show_scores(session: "Session") -> None:
    """The score of every seat by category."""
    match, game, lang = session.table.match, session.table.game, session.lang
    seats = range(int(match.state.seats))
    parts = [game.breakdown(match.state, seat) for seat in seats]
    rows = [(category(game, name, lang), [part[name] for part in parts]) for name in parts[0]]
    rows.append((text("term-score-total", lang), [int(match.state.score(seat)) for seat in seats]))
    room = max(len(name) for name, _ in rows)
    session.say("term-score-final" if match.over else "term-score-title", "title")
    heading = "".join(f"{seat_name(seat):>6}" for seat in seats)
    session.screen.show(f"  {'':<{room}}{heading}", "quiet")
    for at, (name, values) in enumerate(rows):
        numbers = "".join(f"{value:>6}" for value in values)
        session.screen.show(f"  {name:<{room}}{numbers}", "title" if at == len(rows) - 1 else "news")


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
    names = ", ".join(_name(session, seat) for seat in ranking[0])
    session.screen.show(text("term-wins", lang, count=len(ranking[0]), names=names), "title")


def _name(session: "Session", seat: int) -> str:
    who = session.table.seating.seats[seat]
    shown = text("term-seat-you", session.lang) if who == "you" else who
    return f"{seat_name(seat)} ({shown})"
