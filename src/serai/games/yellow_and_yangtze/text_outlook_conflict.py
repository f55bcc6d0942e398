"""What is known of a pending revolt or war: who fights whom, how strong, what can be added, what can be won and lost."""

from collections.abc import Sequence

from serai.core.bits import bit
from serai.core.language import text
from serai.core.seats import seat_name
from serai.core.words import joined
from serai.games.yellow_and_yangtze import revolt, war
from serai.games.yellow_and_yangtze.groups import side_group, touched
from serai.games.yellow_and_yangtze.state import Position
from serai.games.yellow_and_yangtze.tables import BLACK, COLORS, DIRECTIONS, RED
from serai.games.yellow_and_yangtze.text_prompts import war_sides
from serai.games.yellow_and_yangtze.text_support import Reserve, reserve_words, reserves
from serai.games.yellow_and_yangtze.text_words import (
    leader_of,
    leaders_in,
    leaders_words,
    points_words,
    side_words,
    state_words,
)


def _can_add(left: Sequence[Reserve], color: int, lang: str) -> list[str]:
    """What those can add who have still to decide."""
    if not left:
        return []
    return [text("yy-outlook-can-add", lang, list="; ".join(reserve_words(one, color, lang) for one in left))]


# ---- revolt ------------------------------------------------------------------------------------------------------------


def revolt_lines(state: Position, viewer: int, lang: str) -> list[str]:
    """Both strengths, what can be added to them, who cannot win any more, and what is at stake (YY-14)."""
    color = int(state.revolt_color)
    attacker, defender = _leaders_in_revolt(state)
    attack, defense = (int(revolt.strength(state, seat, state.where(seat, color))) for seat in (attacker, defender))
    first, second = leader_of(attacker, color, lang), leader_of(defender, color, lang)
    left = reserves(state, viewer)
    lines = [text("yy-outlook-revolt", lang, first=first, attack=attack, second=second, defense=defense)]
    lines += _can_add(left, BLACK, lang)
    lines.append(_revolt_verdict(attacker, defender, attack, defense, left, lang))
    lines.append(text("yy-outlook-revolt-stake", lang, points=points_words(1, color, lang)))
    return lines


def _leaders_in_revolt(state: Position) -> tuple[int, int]:
    """Attacker and defender: the active seat, and the other one with a leader of the color in the same state."""
    color = int(state.revolt_color)
    attacker = int(state.active)
    label = state.group[state.where(attacker, color)]
    others = [seat for seat, found in leaders_in(state, int(label)) if found == color and seat != attacker]
    return attacker, others[0]


def _revolt_verdict(attacker: int, defender: int, attack: int, defense: int, left: Sequence[Reserve], lang: str) -> str:
    """Who wins for certain, or that a tie goes to the defender (YY-14.4)."""
    more = {reserve.seat: reserve.most for reserve in left}
    if attack + more.get(attacker, 0) <= defense:
        return text("yy-outlook-revolt-certain", lang, seat=seat_name(defender))
    if attack > defense + more.get(defender, 0):
        return text("yy-outlook-revolt-certain", lang, seat=seat_name(attacker))
    return text("yy-outlook-revolt-tie", lang, seat=seat_name(defender))


# ---- war ---------------------------------------------------------------------------------------------------------------


def war_lines(state: Position, viewer: int, lang: str) -> list[str]:
    """Who fights whom, strengths and what can be added; then for each state what its victory would mean (YY-15)."""
    sides = war_sides(state)
    mask = sum(int(bit(side)) for side in sides)
    twice = int(war.conflicting(state))
    left = reserves(state, viewer)
    lines = [text("yy-outlook-war", lang, list=_pairs(state, sides, twice, lang), seat=seat_name(int(state.active)))]
    lines += [_strength(state, side, lang) for side in sides]
    lines += _bystanders(state, mask, lang)
    lines += _can_add(left, RED, lang)
    return lines + [
        _victory(state, side, [other for other in sides if other != side], twice, left, lang) for side in sides
    ]


def _pairs(state: Position, sides: Sequence[int], twice: int, lang: str) -> str:
    """The leaders in conflict, color by color: A’s Soldier against B’s Soldier."""
    labels = [int(side_group(state, state.war_space, side)) for side in sides]
    found = [one for label in labels for one in leaders_in(state, label)]
    pairs = []
    for color in range(COLORS):
        if twice & bit(color):
            names = [leader_of(seat, color, lang) for seat, other in found if other == color]
            pairs.append(text("yy-against", lang, first=names[0], rest=joined(names[1:], lang)))
    return "; ".join(pairs)


def _strength(state: Position, side: int, lang: str) -> str:
    """A warring state with its leaders and its strength so far."""
    return text(
        "yy-outlook-side",
        lang,
        state=side_words(state.tables, war.side_space(state, side), lang),
        leaders=leaders_words(state, int(side_group(state, state.war_space, side)), lang),
        strength=int(war.strength(state, side)),
    )


def _bystanders(state: Position, fighting: int, lang: str) -> list[str]:
    """The touched states that stay out of the war (YY-15.18)."""
    mask = touched(state.map, state.group, state.group_colors, state.war_space) & ~fighting
    out = [side for side in range(DIRECTIONS) if mask & bit(side)]
    labels = [int(side_group(state, state.war_space, side)) for side in out]
    return [text("yy-outlook-bystander", lang, state=state_words(state, label, lang)) for label in labels]


def _victory(
    state: Position, winner: int, losers: Sequence[int], twice: int, left: Sequence[Reserve], lang: str
) -> str:
    """What it would mean if that state won; or that it cannot win any more."""
    name = side_words(state.tables, war.side_space(state, winner), lang)
    more = sum(reserve.most for reserve in left)
    strength = int(war.strength(state, winner))
    if strength + more < max(int(war.strength(state, loser)) for loser in losers):
        return text("yy-outlook-cannot-win", lang, state=name)
    parts = [*_gains(state, winner, losers, twice, lang), *_losses(state, losers, twice, lang)]
    parts.append(_toll(state, winner, losers, left, lang))
    return text("yy-outlook-victory", lang, state=name, list="; ".join(parts))


def _sent_home(state: Position, losers: Sequence[int], twice: int) -> list[tuple[int, int]]:
    """The leaders in conflict of those states, as seat and color (YY-15.8)."""
    labels = [int(side_group(state, state.war_space, loser)) for loser in losers]
    return [one for label in labels for one in leaders_in(state, label) if twice & bit(one[1])]


def _gains(state: Position, winner: int, losers: Sequence[int], twice: int, lang: str) -> list[str]:
    """The points for the leaders sent home (YY-15.9)."""
    sent = [color for _, color in _sent_home(state, losers, twice)]
    label = int(side_group(state, state.war_space, winner))
    owners: dict[int, list[str]] = {}
    for seat, color in leaders_in(state, label):
        if color in sent:
            owners.setdefault(seat, []).append(points_words(sent.count(color), color, lang))
    return [
        text("yy-outlook-gains", lang, seat=seat_name(seat), points=joined(points, lang))
        for seat, points in sorted(owners.items())
    ]


def _losses(state: Position, losers: Sequence[int], twice: int, lang: str) -> list[str]:
    """The leaders sent home and the red tiles of the board that are lost."""
    lost = []
    sent = [leader_of(seat, color, lang) for seat, color in _sent_home(state, losers, twice)]
    if sent:
        lost.append(text("yy-outlook-home", lang, count=len(sent), list=joined(sent, lang)))
    reds = sum(int(war.base_strength(state, loser)) for loser in losers)
    lost.append(text("yy-outlook-reds-lost", lang, count=reds))
    return lost


def toll_range(state: Position, winner: int, losers: Sequence[int], left: Sequence[Reserve]) -> tuple[int, int]:
    """The toll if that state wins: at least, and at most, with all that can still be added (YY-15.10).

    A loser can have no more than the winner; so of all that both could have together, at most half.
    """
    least = max(int(war.toll_of(state, loser)) for loser in losers)
    more = sum(reserve.most for reserve in left)
    counted = more if state.toll_counts_soldiers else sum(reserve.high for reserve in left)
    strength = int(war.strength(state, winner))
    most = max(
        min(int(war.toll_of(state, loser)) + counted, (strength + int(war.strength(state, loser)) + more) // 2)
        for loser in losers
    )
    return least, max(least, most)


def _toll(state: Position, winner: int, losers: Sequence[int], left: Sequence[Reserve], lang: str) -> str:
    least, most = toll_range(state, winner, losers, left)
    reds = int(war.base_strength(state, winner))
    if most == 0:
        return text("yy-outlook-no-toll", lang)
    if least == most:
        return text("yy-outlook-toll", lang, toll=least, reds=reds)
    return text("yy-outlook-toll-range", lang, least=least, most=most, reds=reds)
