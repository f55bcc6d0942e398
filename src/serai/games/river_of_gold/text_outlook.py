"""What a choice leaves undone, and what is to be said of things that no action names: river spaces."""

from collections.abc import Mapping

from serai.core.language import text
from serai.core.reasons import Reason, rule_name
from serai.core.state import LEGAL, State
from serai.core.words import joined, sentence, stopped
from serai.games.river_of_gold import actions as a
from serai.games.river_of_gold import rule_ids as r
from serai.games.river_of_gold.sail import end_space, sail_distance, why_not_sail
from serai.games.river_of_gold.state import DIE, FAVOR, Position
from serai.games.river_of_gold.tables import REGIONS, RIVER
from serai.games.river_of_gold.text_actions import claim_value, position
from serai.games.river_of_gold.text_help import has_later_turn, steps_to
from serai.games.river_of_gold.text_words import mastery_words

SHIPS = 2  # of each seat


# ---- what a choice leaves undone -----------------------------------------------------------------------------------


def outlook(state: State, action: int, viewer: int, lang: str = "en") -> list[str]:
    """Before the end of the turn: the masteries that could still be claimed for nothing (ROG-14.7)."""
    here = position(state)
    if action != a.END_TURN or here.rule_against(action) != LEGAL:
        return []
    masteries = [index for index in range(a.END_TURN - a.CLAIM) if here.rule_against(a.CLAIM + index) == LEGAL]
    if not masteries:
        return []
    names = [
        text("rog-mastery-for", lang, mastery=mastery_words(here.tables, index, lang), vp=claim_value(here, index))
        for index in masteries
    ]
    later = has_later_turn(here, int(here.top_seat()))
    key = "rog-outlook-unclaimed" if later else "rog-outlook-unclaimed-last"
    return [stopped(sentence(text(key, lang, list=joined(names, lang), count=len(names))))]


# ---- river spaces --------------------------------------------------------------------------------------------------


def about(state: State, thing: Mapping[str, str | int], lang: str = "en") -> Reason | None:
    """Of a river space: where the ships of the active seat come to, and what it would take to come there (ROG-8.2)."""
    here = position(state)
    river = str(thing.get("river", ""))
    if len(thing) != 1 or river not in {str(space) for space in range(1, RIVER + 1)} or here.active < 0 or here.over:
        return None
    if here.top_kind() != a.ACTION:
        return Reason(rule_name("ROG", r.ROG_8_2), text("rog-river-moment", lang))
    return Reason(rule_name("ROG", r.ROG_8_2), _sails(here, lang), _needs(here, int(river), lang))


def _sails(state: Position, lang: str) -> str:
    """Every sail that is possible now, with its ends."""
    seat, parts = int(state.active), []
    for ship in range(SHIPS):
        start = int(state.ships[seat * SHIPS + ship])
        for step in (a.AS_ROLLED, a.ONE_UP, a.ONE_DOWN):
            if why_not_sail(state, ship, step) == LEGAL:
                to = int(end_space(start, sail_distance(state, seat, ship, step)))
                kind = "royal" if state.royal[seat] == ship else "standard"
                parts.append(text("rog-river-sails", lang, kind=kind, ship=ship + 1, to=to, **{"from": start}))
    return text("rog-river-die", lang, face=int(state.has(seat, DIE)), list=joined(parts, lang))


def _needs(state: Position, river: int, lang: str) -> str:
    """The die that a ship would need, for the ship that takes the fewest steps of it; nothing when one sails there."""
    seat = int(state.active)
    face, have = int(state.has(seat, DIE)), int(state.has(seat, FAVOR))
    found: list[tuple[int, int, int]] = []
    for ship in range(SHIPS):
        start = int(state.ships[seat * SHIPS + ship])
        for step in (a.AS_ROLLED, a.ONE_UP, a.ONE_DOWN):
            legal = why_not_sail(state, ship, step) == LEGAL
            if legal and end_space(start, sail_distance(state, seat, ship, step)) == river:
                return ""
        distance = (river - start) % RIVER
        if 1 <= distance <= REGIONS:
            found.append((steps_to(face, distance), ship, distance))
    if not found:
        return text("rog-river-far", lang, river=river, most=REGIONS)
    steps, ship, distance = min(found)
    return text("rog-river-turn", lang, river=river, ship=ship + 1, face=distance, steps=steps, have=have)
