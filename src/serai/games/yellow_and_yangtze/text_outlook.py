"""What an action may lead to, a line each: points, unions, pagodas, and what is known of a conflict (YY-14, YY-15).

The action is carried out on a copy; what is told of it depends only on what the viewer may know (text_support.py).
"""

from serai.core.bits import bit
from serai.core.events import Fact, Journal
from serai.core.language import text
from serai.core.state import LEGAL, State
from serai.core.words import joined, sentence, stopped
from serai.games.yellow_and_yangtze import actions as a
from serai.games.yellow_and_yangtze import facts as f
from serai.games.yellow_and_yangtze.groups import blacks_around, touched
from serai.games.yellow_and_yangtze.leaders import lift
from serai.games.yellow_and_yangtze.names import COLORS
from serai.games.yellow_and_yangtze.pagoda import why_not_triangle
from serai.games.yellow_and_yangtze.points import owner_in
from serai.games.yellow_and_yangtze.state import NO_TRIANGLE, NONE, Position
from serai.games.yellow_and_yangtze.tables import COLORS as COLOR_COUNT
from serai.games.yellow_and_yangtze.tables import CORNERS, DIRECTIONS, GOVERNOR
from serai.games.yellow_and_yangtze.text_events import event, event_text
from serai.games.yellow_and_yangtze.text_outlook_conflict import revolt_lines, war_lines
from serai.games.yellow_and_yangtze.text_words import (
    a_pagoda,
    leader_of,
    leaders_words,
    points_words,
    position,
    state_words,
    triangle_words,
)

TOLD_OF_RIOTS = (f.WENT_HOME, f.SPLIT, f.PAGODA_RETURNED)


def outlook(state: State, action: int, viewer: int, lang: str = "en") -> list[str]:
    """What an action may lead to, one line each; nothing for an action that is not legal."""
    here = position(state)
    if here.to_act < 0 or here.rule_against(action) != LEGAL:
        return []
    lines = _lines(here, action, viewer, lang)
    return [stopped(sentence(line)) for line in lines]


def _lines(state: Position, action: int, viewer: int, lang: str) -> list[str]:
    tables = state.tables
    if a.COMMIT <= action < a.CHOOSE or (action == a.PASS and state.top_kind() in (a.ATTACK, a.DEFEND, a.HELP)):
        return _conflict(_performed(state, action)[0], viewer, lang)
    if a.PLACE <= action < tables.leader_base:
        return _of_tile(state, action, viewer, lang)
    if tables.leader_base <= action < tables.riot_base:
        return _of_leader(state, action, viewer, lang)
    if tables.riot_base <= action < tables.pay_base or a.WITHDRAW <= action < a.TAKE:
        return _facts(state, _performed(state, action)[1], TOLD_OF_RIOTS, viewer, lang)
    return []


def _performed(state: Position, action: int) -> tuple[Position, list[Fact]]:
    """A copy in which the action has been carried out up to the next decision or step, and what happened."""
    copy = position(state.clone())
    journal = Journal()
    copy.journal = journal
    copy.perform(action)
    return copy, journal.take()


def _facts(state: Position, happened: list[Fact], kinds: tuple[int, ...], viewer: int, lang: str) -> list[str]:
    """What happened, of some kinds, in the words of the log."""
    return [event_text(event(state.tables, fact, viewer), lang) for fact in happened if fact[0] in kinds]


def _conflict(state: Position, viewer: int, lang: str) -> list[str]:
    """What the pending conflict may come to."""
    if state.war_space != NONE:
        return war_lines(state, viewer, lang)
    if state.revolt_color < COLOR_COUNT:
        return revolt_lines(state, viewer, lang)
    return []


# ---- a tile ------------------------------------------------------------------------------------------------------------


def _of_tile(state: Position, action: int, viewer: int, lang: str) -> list[str]:
    """The states it unites; then the war, or the point and the pagoda."""
    spaces = state.tables.spaces
    color, space = (action - a.PLACE) // spaces, (action - a.PLACE) % spaces
    after, _ = _performed(state, action)
    if after.war_space != NONE:
        return _conflict(after, viewer, lang)
    lines = [*_united(state, space, lang), _point(after, space, color, lang)]
    if after.top_kind() == a.PAGODA:
        lines.append(_pagoda(after, space, color, lang))
    return lines


def _united(state: Position, space: int, lang: str) -> list[str]:
    """Which states a piece on that space would make one."""
    labels = touched_states(state, space)
    if len(labels) < 2:
        return []
    names = "; ".join(state_words(state, label, lang) for label in labels)
    return [text("yy-outlook-united", lang, count=len(labels), list=names)]


def touched_states(state: Position, space: int) -> list[int]:
    """The states next to a space, by their groups, in their order (YY-22.2)."""
    mask = touched(state.map, state.group, state.group_colors, space)
    sides = [direction for direction in range(DIRECTIONS) if mask & bit(direction)]
    return [int(state.group[state.map.neighbor[space * DIRECTIONS + direction]]) for direction in sides]


def _point(after: Position, space: int, color: int, lang: str) -> str:
    """Who gains the point of a tile that lies on that space now (YY-7.5)."""
    label = int(after.group[space])
    points = points_words(1, color, lang)
    seat = owner_in(after, label, color)
    if seat >= 0:
        return text("yy-outlook-point", lang, points=points, leader=leader_of(seat, color, lang))
    seat = owner_in(after, label, GOVERNOR)
    if seat >= 0:
        return text(
            "yy-outlook-point-governor", lang, points=points, leader=leader_of(seat, 0, lang), color=COLORS[color]
        )
    if after.group_colors[label] == 0:
        return text("yy-outlook-no-state", lang)
    if color == GOVERNOR:
        return text("yy-outlook-no-governor", lang)
    return text("yy-outlook-no-point", lang, color=COLORS[color])


def _pagoda(after: Position, space: int, color: int, lang: str) -> str:
    """On which triangles a pagoda may be established for that tile, and where it comes from (YY-11.2, YY-11.5)."""
    around = [int(after.map.corner_of[space * DIRECTIONS + at]) for at in range(DIRECTIONS)]
    names = [
        triangle_words(after.tables, triangle)
        for triangle in around
        if triangle >= 0 and why_not_triangle(after, triangle) == LEGAL
    ]
    slots = range(int(after.tables.first_slot[color]), int(after.tables.first_slot[color + 1]))
    standing = [int(after.pagoda_on[slot]) for slot in slots if after.pagoda_on[slot] != NO_TRIANGLE]
    args = {"pagoda": a_pagoda(color, lang), "list": joined(names, lang, "join-or")}
    if len(standing) < len(slots):
        return text("yy-outlook-pagoda", lang, **args)
    old = joined((triangle_words(after.tables, triangle) for triangle in standing), lang, "join-or")
    return text("yy-outlook-pagoda-moved", lang, **args, old=old)


# ---- a leader ----------------------------------------------------------------------------------------------------------


def _of_leader(state: Position, action: int, viewer: int, lang: str) -> list[str]:
    """What it leaves behind; then the revolt, or where it stands from now on, what it earns there and how strong it is."""
    spaces = state.tables.spaces
    color, space = (action - state.tables.leader_base) // spaces, (action - state.tables.leader_base) % spaces
    old = int(state.where(state.active, color))
    lifted = position(state.clone())
    if old != NONE:
        lift(lifted, lifted.active, color)
    after, happened = _performed(state, action)
    lines = _facts(state, happened, (f.SPLIT,), viewer, lang)
    if after.revolt_color < COLOR_COUNT:
        return [*lines, *revolt_lines(after, viewer, lang)]
    if old != NONE and _stays(state, after, old, space):
        return [*lines, _moved_within(state, after, old, space, lang)]
    lines += _united(lifted, space, lang) or [_joined_or_founded(lifted, space, lang)]
    lines.append(_earns(after, space, color, lang))
    lines += _pagodas_of(state, after, old, space, color, lang)
    return [*lines, text("yy-outlook-strength", lang, count=int(blacks_around(after, space)))]


def _stays(before: Position, after: Position, old: int, space: int) -> bool:
    """Whether a leader that moves is with exactly what it was with."""
    return _company(before, old) == _company(after, space)


def _company(state: Position, space: int) -> list[int]:
    """The other spaces of the group of a space."""
    label = state.group[space]
    return [other for other in range(state.tables.spaces) if state.group[other] == label and other != space]


def _moved_within(before: Position, after: Position, old: int, space: int, lang: str) -> str:
    """What a move within a state changes: at most how strong the leader is in a revolt (YY-14.2)."""
    was, now = int(blacks_around(before, old)), int(blacks_around(after, space))
    if was == now:
        return text("yy-outlook-stays", lang, strength=now)
    return text("yy-outlook-stays-strength", lang, old=was, strength=now)


def _joined_or_founded(lifted: Position, space: int, lang: str) -> str:
    """The one state that the leader joins, or that it makes its group a state (YY-4.4)."""
    labels = touched_states(lifted, space)
    if not labels:
        return text("yy-outlook-founds", lang)
    return text("yy-outlook-joins", lang, leaders=leaders_words(lifted, labels[0], lang))


def _earns(after: Position, space: int, color: int, lang: str) -> str:
    """For which tiles it gains the point from now on, and who has gained it until now (YY-7.5)."""
    label = int(after.group[space])
    if color == GOVERNOR:
        vacant = [one for one in range(COLOR_COUNT) if one == GOVERNOR or owner_in(after, label, one) < 0]
        names = (text("yy-color-of-tile", lang, color=COLORS[one]) for one in vacant)
        return text("yy-outlook-earns", lang, list=joined(names, lang, "join-or"))
    governor = int(owner_in(after, label, GOVERNOR))
    name = text("yy-color-of-tile", lang, color=COLORS[color])
    if governor < 0:
        return text("yy-outlook-earns", lang, list=name)
    return text("yy-outlook-earns-instead", lang, list=name, leader=leader_of(governor, GOVERNOR, lang))


def _pagodas_of(before: Position, after: Position, old: int, space: int, color: int, lang: str) -> list[str]:
    """The points of pagodas that it will gain where it stands now, and those that it leaves behind (YY-11.9)."""
    here = int(after.group[space])
    standing = [int(corner) for corner in pagoda_spaces(after, color)]
    gained = sum(after.group[corner] == here for corner in standing)
    left = 0
    if old != NONE:
        left = sum(before.group[corner] == before.group[old] and after.group[corner] != here for corner in standing)
    lines = [text("yy-outlook-pagoda-points", lang, points=points_words(gained, color, lang))] if gained else []
    if left:
        lines.append(text("yy-outlook-pagodas-left", lang, points=points_words(left, color, lang)))
    return lines


def pagoda_spaces(state: Position, color: int) -> list[int]:
    """A space under each pagoda of a color."""
    slots = range(int(state.tables.first_slot[color]), int(state.tables.first_slot[color + 1]))
    standing = (int(state.pagoda_on[slot]) for slot in slots if state.pagoda_on[slot] != NO_TRIANGLE)
    return [int(state.tables.triangle_spaces[triangle * CORNERS]) for triangle in standing]
