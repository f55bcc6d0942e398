"""Why a record that somebody brings along is refused, in words; the technical text, with the line, stands in the help."""

from typing import Final

from serai.core.game import Game
from serai.core.language import text
from serai.core.record import Header, RecordError
from serai.rulebook.rulings import TITLES
from serai.server.messages import MAX_IMPORT
from serai.server.refusal import Refusal

PLACES: Final = ("seats", "options", "position")  # of the first line: what is wrong there has words of its own
MOST_ENTRIES: Final = 20_000  # of a record that somebody brings along: dozens of games, and a second to replay
LONGEST: Final = 40  # characters of what the record itself says


def check_size(data: bytes) -> None:
    """Refuse a record that is too long, before anybody reads it. Raises Refusal."""
    if len(data) > MAX_IMPORT:
        raise too_large()
    if data.count(b"\n") > MOST_ENTRIES + 1:  # the first line is the header
        raise Refusal("too_large", "server-record-too-many", most=MOST_ENTRIES)


def too_large() -> Refusal:
    """A record that is too long."""
    return Refusal("too_large", "server-record-too-large", most=MAX_IMPORT // 1_000_000)


def no_text(complaint: str) -> Refusal:
    """Something that is not even text."""
    return helped(Refusal("game", "server-record-none"), complaint)


def not_here(game_id: str) -> Refusal:
    """A record of a game that cannot be played here."""
    known = text(f"server-title-{game_id.replace('_', '-')}") if game_id in TITLES else game_id
    return Refusal("game", "server-record-game", game=known[:LONGEST])


def refused(error: RecordError, header: Header | None = None, game: Game | None = None) -> Refusal:
    """The refusal of a record that cannot be read, or that `game` cannot play."""
    return helped(_in_words(error, header, game), str(error))


def _in_words(error: RecordError, header: Header | None, game: Game | None) -> Refusal:
    match error.kind:
        case "too_large":
            return too_large()
        case "none" | "format" | "components":
            return Refusal("game", f"server-record-{error.kind}")
        case "changed":
            return Refusal("game", "server-record-changed", line=str(error.line))
        case "header":
            return Refusal("game", "server-record-header", problem=error.place if error.place in PLACES else "")
        case "rules" if header is not None and game is not None:
            return Refusal("game", "server-record-rules", made=header.rules[:LONGEST], here=game.rules_version)
        case "game" if header is not None:
            return not_here(header.game)
        case _:
            return Refusal("game", problem=str(error)[:300])


def helped(refusal: Refusal, complaint: str) -> Refusal:
    """The same, with the technical text."""
    refusal.help = complaint[:300]
    return refusal
