"""The title: the round, whose turn it is, what is decided; piles; at the end the results."""

from serai.core.ink import BOLD, DIM, GOLD, paint, seat_ink, spread, wrapped
from serai.core.language import text
from serai.core.seats import seat_name
from serai.core.state import CHANCE
from serai.games.marco_polo_ii.board_sight import Sight
from serai.games.marco_polo_ii.board_signs import letter, seal_letter
from serai.games.marco_polo_ii.scoring import final_score
from serai.games.marco_polo_ii.state import FIRST_SEAL, NOT_DOUBLED
from serai.games.marco_polo_ii.text_prompts import question
from serai.games.marco_polo_ii.text_words import location_words


def title(sight: Sight, width: int) -> list[str]:
    """The game and how far it is, whose turn it is; whose decision is pending; what else holds at the moment."""
    name = paint(text("mp2-board-title", sight.lang), f"bold {GOLD}")
    lines = [spread(f"{name}  {progress(sight)}", turn(sight), width)]
    if not sight.over:
        lines += pending(sight, width)
        lines += moment(sight, width)
    return lines


def progress(sight: Sight) -> str:
    """The round, the setup, or the results."""
    if sight.over:
        return paint(text("mp2-board-over", sight.lang), BOLD) + "  " + "  ".join(results(sight))
    if int(sight.position.round) == 0:
        return text("mp2-board-setup", sight.lang)
    return text("mp2-board-progress", sight.lang, round=int(sight.position.round), rounds=int(sight.tables.rounds))


def results(sight: Sight) -> list[str]:
    """The final scores, best first; ties as in MP2-20.8."""
    position = sight.position
    scores = sorted(
        ((int(final_score(position, seat)), int(position.tie_break(seat)), -seat) for seat in range(sight.seats)),
        reverse=True,
    )
    return [f"{letter(-seat)} {score}" for score, _, seat in scores]


def turn(sight: Sight) -> str:
    """Whose turn it is."""
    active = int(sight.position.active)
    if active < 0 or sight.over:
        return ""
    key = "mp2-board-turn-you" if active == sight.viewer else "mp2-board-turn"
    return paint(text(key, sight.lang, seat=seat_name(active)), seat_ink(active))


def pending(sight: Sight, width: int) -> list[str]:
    """Who decides, and what about."""
    to_act = int(sight.position.to_act)
    what = question(sight.position, sight.lang)
    if to_act == CHANCE:
        return wrapped(f"► {text('mp2-board-chance', sight.lang)}: {what}", width, 2)
    first, *rest = wrapped(f"► {seat_name(to_act)}: {what}", width, 2)
    return [f"{paint('►', seat_ink(to_act))} {letter(to_act)}{first[3:]}", *rest]


def moment(sight: Sight, width: int) -> list[str]:
    """The coins due for an occupied space, the bonus that is doubled, the black die bought in this turn."""
    position, lang = sight.position, sight.lang
    words = []
    if int(position.due):
        words.append(text("mp2-board-due", lang, coins=int(position.due)))
    doubled = int(position.doubled)
    if doubled != NOT_DOUBLED:
        if doubled >= FIRST_SEAL:
            what = seal_letter(doubled - FIRST_SEAL, lang)
        else:
            what = location_words(sight.tables, doubled, lang)
        words.append(text("mp2-board-doubled", lang, what=what))
    if position.bought:
        words.append(text("mp2-board-bought", lang))
    return [paint(line, DIM) for line in wrapped("; ".join(words), width, 2)] if words else []
