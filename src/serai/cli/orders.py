"""What can be typed at the table besides moves: look, take back, keep, leave. Each word also in Italian."""

import shlex
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from serai.cli.errors import CallError
from serai.cli.kept import data_folder, save_copy
from serai.cli.words import show_scores
from serai.core.actions import NotationError
from serai.core.language import text
from serai.match.match import MatchError

if TYPE_CHECKING:
    from serai.cli.session import Session

LOG_LINES: Final = 40
RULES_SHOWN: Final = 5


@dataclass(frozen=True)
class Order:
    """A command: its words in English and Italian, what follows it, and what it does."""

    english: str
    italian: str
    argument: str  # shown in the help
    help_key: str
    do: "Callable[[Session, str], None]"

    def word(self, lang: str) -> str:
        """The word in a language."""
        return self.italian if lang == "it" else self.english


def order(session: "Session", line: str) -> bool:
    """Carry out a command; False when the line is none. A verb of the game's own comes first."""
    word, _, rest = line.partition(" ")
    word = word.lower()
    if any(family.verb == word for family in session.table.game.space.families):
        return False
    found = next((known for known in ORDERS if word in (known.english, known.italian)), None)
    if word in ("?", "h"):
        help_(session, "")
    elif found is not None:
        found.do(session, rest.strip())
    return word in ("?", "h") or found is not None


def help_(session: "Session", rest: str) -> None:
    """Everything that can be typed."""
    lang = session.lang
    session.say("term-help-title", "title")
    lines = [("1, 2, ...", "term-help-number"), (_example(session), "term-help-move")]
    if session.screen.live:
        lines.append(("Enter" if lang == "en" else "Invio", "term-help-enter"))
    lines += [(f"{known.word(lang)} {known.argument}".strip(), known.help_key) for known in ORDERS]
    room = max(len(what) for what, _ in lines)
    for what, key in lines:
        session.screen.show(f"{what:<{room}}  {text(key, lang)}", "news", "  ", " " * (room + 4))


def _example(session: "Session") -> str:
    legal = session.table.match.state.legal_actions()
    return session.table.game.notation(legal[0]) if legal else "..."


def board(session: "Session", rest: str) -> None:
    """Draw the table again."""
    session.draw()


def moves(session: "Session", rest: str) -> None:
    """List the moves again."""
    from serai.cli.session import EVERYTHING

    legal = session.table.match.state.legal_actions()
    session.list_moves(legal, EVERYTHING if rest.lower() in ("all", "tutte") else None)


def why(session: "Session", rest: str) -> None:
    """Whether a move is allowed, and by which rule it is not."""
    game = session.table.game
    try:
        action = game.parse(rest)
    except NotationError as error:
        if rest:
            session.say("term-not-understood", "refusal", complaint=str(error))
        session.say("term-why-usage", "quiet", example=_example(session))
        return
    refusal = session.refusal(action)
    if refusal:
        session.screen.show(refusal, "refusal")
    else:
        session.say("term-legal-here", notation=game.notation(action), text=session.describe(action))


def hint(session: "Session", rest: str) -> None:
    """What the greedy bot would play."""
    from serai.bots import bot

    match, game = session.table.match, session.table.game
    if match.over:
        session.say("refused-over", "refusal")
        return
    adviser = bot.make("greedy", game, "hint")
    action = adviser.choose(game.view(match.state, match.to_act), match.state.legal_actions())
    session.say("term-hint", bot=adviser.name, notation=game.notation(action), text=session.describe(action))


def undo(session: "Session", rest: str) -> None:
    """Take the last decision of a person back."""
    try:
        session.table.match.undo()
    except (MatchError, CallError) as error:
        _refuse(session, error)
        return
    session.changed()
    session.say("term-undone")


def redo(session: "Session", rest: str) -> None:
    """Play again what was taken back."""
    try:
        happened = session.table.match.redo()
    except (MatchError, CallError) as error:
        _refuse(session, error)
        return
    session.changed()
    session.say("term-redone")
    session.tell(happened, session.onlooker)


def _refuse(session: "Session", error: Exception) -> None:
    told = text(error.key, session.lang) if isinstance(error, MatchError) else str(error)
    session.screen.show(told, "refusal")


def log(session: "Session", rest: str) -> None:
    """What happened, as the one who asks may know it."""
    match, game = session.table.match, session.table.game
    told = [game.event_text(event, session.lang) for event in match.events(match.line, session.viewer)]
    told = [line for line in told if line]
    if not told:
        session.say("term-log-empty")
    for line in told[-LOG_LINES:]:
        session.screen.show(f"· {line}", "news", "  ", "    ")


def score(session: "Session", rest: str) -> None:
    """The score by category."""
    show_scores(session)


def rules(session: "Session", rest: str) -> None:
    """Look up the rulebook."""
    from serai.rulebook.search import find

    if not rest:
        session.say("term-rules-usage", "quiet")
        return
    found = find(session.table.game.id, rest, session.lang)
    if not found:
        session.say("term-rules-none", "refusal", query=rest[:60])
    for hit in found[:RULES_SHOWN]:
        session.screen.show(f"{hit.id}  {hit.title}", "title")
        session.screen.show(hit.text, "news", "  ")
    if len(found) > RULES_SHOWN:
        session.say("term-rules-more", "quiet", ids=", ".join(hit.id for hit in found[RULES_SHOWN:][:LOG_LINES]))


def save(session: "Session", rest: str) -> None:
    """Write the record to a file."""
    path = _path(session, rest, "term-save-usage")
    if path is None:
        return
    try:
        done = save_copy(session.table.match.record, path)
    except OSError as error:
        session.say("term-file-failed", "refusal", path=str(path), problem=str(error.strerror))
        return
    session.say("term-saved" if done else "term-save-refused", "news" if done else "refusal", path=str(path))


def load(session: "Session", rest: str) -> None:
    """Go on from a record, with the same people and bots."""
    from serai.cli.kept import Seating
    from serai.cli.seating import load_table

    path = _path(session, rest, "term-load-usage")
    if path is None:
        return
    old = session.table.seating
    seating = Seating(seed=old.seed, lang=old.lang, components=old.components)
    try:
        table = load_table(str(path), old.seats, seating, data_folder(session.data))
    except CallError as error:
        session.screen.show(str(error), "refusal")
        return
    session.table.kept.close()
    session.table = table
    session.changed()
    session.say("term-loaded", path=str(path))
    for notice in table.notices:
        session.say(notice)


def _path(session: "Session", rest: str, usage: str) -> Path | None:
    try:
        parts = shlex.split(rest)
    except ValueError:
        parts = [rest]
    if len(parts) != 1 or "\0" in rest:
        session.say(usage, "quiet")
        return None
    return Path(parts[0]).expanduser()


def lang(session: "Session", rest: str) -> None:
    """Change the language."""
    if rest.lower() not in ("en", "it"):
        session.say("term-lang-usage", "quiet")
        return
    session.table.seating.lang = rest.lower()
    session.table.kept.save_seating()
    session.changed()
    session.say("term-lang")


def quit_(session: "Session", rest: str) -> None:
    """Leave the table; the game is kept."""
    session.leaving = True


def leave(session: "Session") -> None:
    """Close the books: a game that is over publishes its secret, any other can be gone on with."""
    table = session.table
    path = str(table.kept.path)
    if table.match.over:
        table.match.finish()
        table.seating.over = True
        session.say("term-left-over", path=path)
    else:
        folder = f" --data {shlex.quote(session.data)}" if session.data else ""
        session.say("term-left", command=f"serai play --continue{folder}")
    table.kept.save_seating()


ORDERS: Final = (
    Order("board", "tavolo", "", "term-help-board", board),
    Order("moves", "mosse", "", "term-help-moves", moves),
    Order("why", "perché", "...", "term-help-why", why),
    Order("hint", "consiglio", "", "term-help-hint", hint),
    Order("undo", "annulla", "", "term-help-undo", undo),
    Order("redo", "rifai", "", "term-help-redo", redo),
    Order("log", "registro", "", "term-help-log", log),
    Order("score", "punteggio", "", "term-help-score", score),
    Order("rules", "regole", "...", "term-help-rules", rules),
    Order("save", "salva", "FILE", "term-help-save", save),
    Order("load", "carica", "FILE", "term-help-load", load),
    Order("lang", "lingua", "it|en", "term-help-lang", lang),
    Order("help", "aiuto", "", "term-help-help", help_),
    Order("quit", "esci", "", "term-help-quit", quit_),
)
