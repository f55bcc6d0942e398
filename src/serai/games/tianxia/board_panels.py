"""The title: round, phase, whose turn it is, what is decided, the turn order; at the end the results."""

from serai.core.ink import BOLD, DIM, GOLD, paint, seat_ink, spread, wrapped
from serai.core.language import text
from serai.core.seats import seat_name
from serai.core.state import CHANCE
from serai.games.tianxia.board_sight import Sight
from serai.games.tianxia.board_signs import COLUMN_GAP, LIMU_INK, NONE_SIGN, labeled, letter, row
from serai.games.tianxia.names import PHASES
from serai.games.tianxia.scoring import final_score, limu_score
from serai.games.tianxia.tables import LIMU
from serai.games.tianxia.text_prompts import question
from serai.games.tianxia.text_words import family_words


def title(sight: Sight, width: int) -> list[str]:
    """The game and how far it is, whose turn it is; whose decision is pending; the turn order."""
    name = paint(text("tx-board-title", sight.lang), f"bold {GOLD}")
    lines = [spread(f"{name}  {progress(sight)}", turn(sight), width)]
    return lines if sight.over else [*lines, *pending(sight, width), *order(sight, width)]


def progress(sight: Sight) -> str:
    """The round and its phase, the setup, or the results."""
    if sight.over:
        return paint(text("tx-board-over", sight.lang), BOLD) + "  " + "  ".join(results(sight))
    phase = text("tx-board-phase", sight.lang, phase=PHASES[int(sight.position.phase)])
    if int(sight.position.round) == 0:
        return phase
    number, rounds = int(sight.position.round), int(sight.tables.rounds)
    return f"{text('tx-board-progress', sight.lang, round=number, rounds=rounds)}, {phase}"


def results(sight: Sight) -> list[str]:
    """The final scores, best first; ties as in TX-21.2. A single player is measured by Li Mu (TX-22.12)."""
    position = sight.position
    scores = sorted(
        ((int(final_score(position, seat)), int(position.tie_break(seat)), -seat) for seat in range(sight.seats)),
        reverse=True,
    )
    signs = [f"{letter(-seat)} {score}" for score, _, seat in scores]
    if sight.seats == 1:
        other = f"{paint(family_words(LIMU), LIMU_INK)} {int(limu_score(position))}"
        signs = [*signs, other] if position.winners() else [other, *signs]
    return signs


def turn(sight: Sight) -> str:
    """Whose turn it is."""
    active = int(sight.position.active)
    if active < 0 or sight.over:
        return ""
    key = "tx-board-turn-you" if active == sight.viewer else "tx-board-turn"
    ink = LIMU_INK if active == LIMU else seat_ink(active)
    return paint(text(key, sight.lang, family=family_words(active)), ink)


def pending(sight: Sight, width: int) -> list[str]:
    """Who decides, and what about."""
    to_act = int(sight.position.to_act)
    what = question(sight.position, sight.lang)
    if to_act == CHANCE:
        return wrapped(f"► {text('tx-board-chance', sight.lang)}: {what}", width, 2)
    first, *rest = wrapped(f"► {seat_name(to_act)}: {what}", width, 2)
    return [f"{paint('►', seat_ink(to_act))} {letter(to_act)}{first[3:]}", *rest]


def order(sight: Sight, width: int) -> list[str]:
    """The turn order of the round, those that have passed dim; the order of the next round so far."""
    position = sight.position
    if not len(position.order):
        return []
    parts = [" ".join(place(sight, int(family)) for family in position.order)]
    if len(position.next_order):
        names = " ".join(letter(int(family)) for family in position.next_order)
        parts.append(labeled(text("tx-board-passed", sight.lang), names))
    if len(position.order) < len(sight.families):
        parts.append(paint(NONE_SIGN, DIM))
    return row(text("tx-board-order", sight.lang), parts, width, COLUMN_GAP)


def place(sight: Sight, family: int) -> str:
    """A family in the turn order; in brackets if it has passed."""
    return f"({letter(family)})" if sight.position.has_passed(family) else letter(family)
