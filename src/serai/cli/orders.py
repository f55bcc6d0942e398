"""What can be typed at the table besides moves: look, take back, keep, leave. In the words of every language."""

import os
import shlex
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from serai.cli import interrupts
from serai.cli.choices import UNFOLDED
from serai.cli.common import problem_of
from serai.cli.errors import CallError
from serai.cli.kept import data_folder, save_copy
from serai.cli.session import Session
from serai.cli.words import show_scores
from serai.core.actions import NotationError
from serai.core.documents import short
from serai.core.language import languages, text
from serai.match.match import MatchError

LOG_LINES: Final = 40
RULES_SHOWN: Final = 5


@dataclass(frozen=True)
class Order:
    """A command. Its words are `order-<name>` in the terminal's texts, its help `term-help-<name>`."""

    name: str
    argument: str  # what follows the word, as the help shows it
    do: Callable[[Session, str], None]

    def word(self, lang: str) -> str:
        """The word in a language."""
        return text(f"order-{self.name}", lang)


def order(session: Session, line: str) -> bool:
    """Carry out a command; False when the line is none. A verb of the game's own comes first."""
    word, _, rest = line.partition(" ")
    if any(family.verb == word.lower() for family in session.table.game.space.families):
        return False
    found = _words().get(_plain(word))
    if found is not None:
        found.do(session, rest.strip())
    return found is not None


@cache
def _words() -> dict[str, Order]:
    """What can be typed for each command, in all languages."""
    words = {_plain(known.word(lang)): known for known in ORDERS for lang in languages()}
    helping = next(known for known in ORDERS if known.do is help_)
    return words | {"?": helping, "h": helping}


def _plain(word: str) -> str:
    """A word without capitals and accents, which not every keyboard has."""
    parts = unicodedata.normalize("NFKD", word.lower())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


def help_(session: Session, rest: str) -> None:
    """Everything that can be typed."""
    lang = session.lang
    session.say("term-help-title", "title")
    lines = [("1, 2, ...", "term-help-number"), (_example(session), "term-help-move")]
    if session.screen.live:
        lines.append((text("term-key-enter", lang), "term-help-enter"))
    lines += [(f"{known.word(lang)} {known.argument}".strip(), f"term-help-{known.name}") for known in ORDERS]
    width = max(len(what) for what, _ in lines)
    for what, key in lines:
        session.screen.show(f"{what:<{width}}  {text(key, lang)}", "news", "  ", " " * (width + 4))


def _example(session: Session) -> str:
    legal = session.table.match.state.legal_actions()
    return session.table.game.notation(legal[0]) if legal else "..."


def board(session: Session, rest: str) -> None:
    """Draw the table again."""
    session.draw()


def legend(session: Session, rest: str) -> None:
    """The signs of the drawing."""
    session.screen.show()
    session.screen.picture(session.table.game.legend(session.lang))


def moves(session: Session, rest: str) -> None:
    """List the moves again."""
    legal = session.table.match.state.legal_actions()
    every = {_plain(text("order-moves-all", lang)) for lang in languages()}
    session.list_moves(legal, UNFOLDED if _plain(rest) in every else None)


def why(session: Session, rest: str) -> None:
    """Whether a move is allowed, and what it may lead to; or by which rule it is not."""
    game = session.table.game
    try:
        action = session.listed(rest)
        if action is None:
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
        session.tell_outlook(action)


def hint(session: Session, rest: str) -> None:
    """What the greedy bot would play."""
    from serai.bots import bot

    match, game = session.table.match, session.table.game
    if match.over:
        session.say("refused-over", "refusal")
        return
    adviser = bot.make("greedy", game, "hint")
    action = adviser.choose(game.view(match.state, match.to_act), match.state.legal_actions())
    session.say("term-hint", bot=adviser.name, notation=game.notation(action), text=session.describe(action))
    session.tell_outlook(action)


def undo(session: Session, rest: str) -> None:
    """Take the last decision of a person back."""
    try:
        with interrupts.held():
            session.table.match.undo()
    except (MatchError, CallError) as error:
        _refuse(session, error)
        return
    session.changed()
    session.say("term-undone")


def redo(session: Session, rest: str) -> None:
    """Play again what was taken back."""
    try:
        with interrupts.held():
            happened = session.table.match.redo()
    except (MatchError, CallError) as error:
        _refuse(session, error)
        return
    session.changed()
    session.say("term-redone")
    session.tell(happened, session.onlooker)


def _refuse(session: Session, error: Exception) -> None:
    told = text(error.key, session.lang) if isinstance(error, MatchError) else str(error)
    session.screen.show(told, "refusal")


def log(session: Session, rest: str) -> None:
    """What happened, as the one who asks may know it."""
    match, game = session.table.match, session.table.game
    told = [game.event_text(event, session.lang) for event in match.events(match.line, session.viewer)]
    told = [line for line in told if line]
    if not told:
        session.say("term-log-empty")
    for line in told[-LOG_LINES:]:
        session.screen.show(f"· {line}", "news", "  ", "    ")


def score(session: Session, rest: str) -> None:
    """The score by category."""
    show_scores(session.screen, session.table, session.onlooker)


def rules(session: Session, rest: str) -> None:
    """Look up the rulebook."""
    from serai.rulebook.book import book
    from serai.rulebook.search import find

    game_id = session.table.game.id
    if not rest:
        session.say("term-rules-usage", "quiet", example=book(game_id, session.lang).paragraphs[0].id)
        return
    found = find(game_id, rest, session.lang)
    if not found:
        session.say("term-rules-none", "refusal", query=short(rest))
    for hit in found[:RULES_SHOWN]:
        session.screen.show(f"{hit.id}  {hit.title}", "title")
        session.screen.show(hit.text, "news", "  ")
    if len(found) > RULES_SHOWN:
        session.say("term-rules-more", "quiet", ids=", ".join(hit.id for hit in found[RULES_SHOWN:][:LOG_LINES]))


def save(session: Session, rest: str) -> None:
    """Write the record to a file."""
    path = _path(session, rest, "term-save-usage")
    if path is None:
        return
    try:
        told = save_copy(session.table.match.record, path, session.table.kept.path.parent)
    except (OSError, ValueError) as error:
        session.say("term-file-failed", "refusal", path=str(path), problem=problem_of(error))
        return
    session.say(told, "news" if told == "term-saved" else "refusal", path=str(path))


def load(session: Session, rest: str) -> None:
    """Go on from a record, with the same people and bots."""
    from serai.cli.kept import Seating
    from serai.cli.seating import load_table, read_record

    path = _path(session, rest, "term-load-usage")
    if path is None:
        return
    old = session.table.seating
    try:
        record = read_record(os.path.abspath(path))
        seed = "" if record.header.commitment else old.seed
        seating = Seating(seed=seed, lang=old.lang, components=old.components)
        table = load_table(record, str(path), old.seats, seating, data_folder(session.data))
    except CallError as error:
        session.screen.show(str(error), "refusal")
        return
    session.table.kept.close()
    session.table = table
    session.changed()
    session.say("term-loaded", path=str(path))
    for notice in table.notices:
        session.say(notice)


def _path(session: Session, rest: str, usage: str) -> Path | None:
    """The file that is meant; None when that has been answered with how it is done."""
    try:
        parts = shlex.split(rest)
    except ValueError:
        parts = [rest]
    if len(parts) != 1 or not parts[0] or "\0" in rest:
        session.say(usage, "quiet")
        return None
    try:
        return Path(parts[0]).expanduser()
    except RuntimeError as error:
        session.say("term-file-failed", "refusal", path=parts[0], problem=str(error))
        return None


def lang(session: Session, rest: str) -> None:
    """Change the language."""
    if rest.lower() not in languages():
        session.say("term-lang-usage", "quiet", languages=", ".join(languages()))
        return
    session.table.seating.lang = rest.lower()
    session.keep_seating()
    session.changed()
    session.say("term-lang")


def quit_(session: Session, rest: str) -> None:
    """Leave the table; the game is kept."""
    session.leaving = True


def leave(session: Session) -> None:
    """Close the books: a game that is over publishes its secret, any other can be gone on with."""
    table = session.table
    path = str(table.kept.path)
    if table.match.over:
        table.seating.over = True
        try:
            with interrupts.held():
                table.match.finish()
        except CallError as error:
            session.screen.show(str(error), "refusal")
        session.say("term-left-over", path=path)
    else:
        folder = f" --data {shlex.quote(session.data)}" if session.data else ""
        session.say("term-left", command=f"serai play --continue{folder}")
    session.keep_seating()


ORDERS: Final = (
    Order("board", "", board),
    Order("legend", "", legend),
    Order("moves", "", moves),
    Order("why", "...", why),
    Order("hint", "", hint),
    Order("undo", "", undo),
    Order("redo", "", redo),
    Order("log", "", log),
    Order("score", "", score),
    Order("rules", "...", rules),
    Order("save", "FILE", save),
    Order("load", "FILE", load),
    Order("lang", "|".join(languages()), lang),
    Order("help", "", help_),
    Order("quit", "", quit_),
)
