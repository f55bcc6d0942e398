"""Why an action is not possible, and what would make it so. Tells only what the seat to act may know."""

from typing import Final

from serai.core.actions import ActionSpace
from serai.core.bits import bit
from serai.core.reasons import Reason, rule_name
from serai.core.state import CHANCE, State
from serai.core.words import joined, sentence, stopped
from serai.games.yellow_and_yangtze import actions as a
from serai.games.yellow_and_yangtze import rule_ids as r
from serai.games.yellow_and_yangtze import war
from serai.games.yellow_and_yangtze.groups import side_group
from serai.games.yellow_and_yangtze.leaders import lift
from serai.games.yellow_and_yangtze.names import COLORS as COLOR_NAMES
from serai.games.yellow_and_yangtze.names import LEADERS
from serai.games.yellow_and_yangtze.pagoda import color_of
from serai.games.yellow_and_yangtze.state import NO_TRIANGLE
from serai.games.yellow_and_yangtze.tables import (
    BLACK,
    BLUE,
    COLORS,
    CORNERS,
    DIRECTIONS,
    FARMER,
    GOVERNOR,
    GREEN,
    LAND,
    RED,
    SOLDIER,
    TRADER,
)
from serai.games.yellow_and_yangtze.text_actions import triangle_color
from serai.games.yellow_and_yangtze.text_help import Refused, Why, Words
from serai.games.yellow_and_yangtze.text_outlook import touched_states
from serai.games.yellow_and_yangtze.text_prompts import question, war_sides
from serai.games.yellow_and_yangtze.text_words import (
    added_words,
    direction_words,
    hand_words,
    leader_of,
    leaders_in,
    position,
    side_words,
    the_pagoda,
    tiles_words,
)


def reason(space: ActionSpace, state: State, action: int, rule: int, lang: str = "en") -> Reason:
    """Why that rule forbids the action here, and what would help."""
    refused = Refused(space, position(state), action, lang)
    words, advice = _WHY.get(rule, _other)(refused)
    return Reason(rule_name("YY", rule), sentence(words), sentence(advice))


def _other(refused: Refused) -> Words:
    return refused.say("why-other"), "" if refused.state.over else refused.pending()


# ---- the wrong moment --------------------------------------------------------------------------------------------------


def _5_4(refused: Refused) -> Words:
    return refused.say("why-5-4"), refused.say("why-5-4-help")


def _17_3(refused: Refused) -> Words:
    return refused.say("why-17-3"), ""


def _21_1(refused: Refused) -> Words:
    """An answer to another question than the pending one."""
    if refused.verb in _OF_THE_TURN:
        return refused.say("why-21-1-turn"), refused.pending()
    return refused.say("why-21-1-" + refused.verb), refused.pending()


_OF_THE_TURN: Final = frozenset(("end", "withdraw", "replace", "place", "leader", "riot", "buy"))


def _22_3(refused: Refused) -> Words:
    if refused.state.to_act == CHANCE:
        asked = question(refused.state, refused.lang)
        return stopped(refused.say("why-22-3", question=asked)), ""
    return refused.say("why-22-3-outcome"), refused.pending()


# ---- tiles -------------------------------------------------------------------------------------------------------------


def _4_1(refused: Refused) -> Words:
    return refused.say("why-4-1", space=refused.space(refused.at[1])), ""


def _family(refused: Refused) -> int:
    """The first action of the refused one's family with the same color."""
    base = a.PLACE if refused.verb == "place" else int(refused.tables.leader_base)
    return base + refused.at[0] * int(refused.tables.spaces)


def _7_1(refused: Refused) -> Words:
    color, space = refused.at[0], refused.at[1]
    if refused.has(color) == 0:
        return refused.say("why-7-1-none", color=COLOR_NAMES[color]), refused.hand()
    words = refused.say("why-7-1-taken", space=refused.space(space), what=refused.on(space))
    return words, refused.beside(space, _family(refused)) or refused.spaces(_family(refused), space)


def _7_2(refused: Refused) -> Words:
    color, space = refused.at[0], refused.at[1]
    key = "why-7-2-river" if color == BLUE else "why-7-2-land"
    words = refused.say(key, space=refused.space(space), color=COLOR_NAMES[color])
    return words, refused.beside(space, _family(refused)) or refused.spaces(_family(refused), space)


def _7_10(refused: Refused) -> Words:
    color = refused.at[0]
    if refused.kind == a.PICK:
        shown = hand_words([int(n) for n in refused.state.display], refused.lang)
        return refused.say("why-7-10-none", color=COLOR_NAMES[color]), refused.say("why-7-10-none-help", tiles=shown)
    return refused.say("why-7-10"), refused.say("why-7-10-help", count=refused.has(GREEN))


def _7_11(refused: Refused) -> Words:
    color, space, last = refused.at[0], refused.at[1], int(refused.state.top_a())
    advice = refused.spaces(a.PLACE + BLUE * int(refused.tables.spaces), last)
    if color != BLUE:
        return refused.say("why-7-11-color"), advice
    return refused.say("why-7-11", space=refused.space(space), last=refused.space(last)), advice


def _10_1(refused: Refused) -> Words:
    at = refused.at[0] * COLORS
    counts = [int(n) for n in refused.tables.replace_tiles[at : at + COLORS]]
    lack = [max(0, count - refused.has(color)) for color, count in enumerate(counts)]
    return refused.say("why-10-1", lack=hand_words(lack, refused.lang)), refused.hand()


# ---- leaders -----------------------------------------------------------------------------------------------------------


def _advice_leader(refused: Refused) -> str:
    """Where that leader could go now."""
    return refused.spaces(_family(refused), refused.at[1]) or refused.say(
        "help-no-space", leader=refused.leader(refused.at[0])
    )


def _6_2(refused: Refused) -> Words:
    space = refused.at[1]
    name = refused.space(space)
    if refused.state.map.terrain[space] != LAND:
        return refused.say("why-6-2-river", space=name), _advice_leader(refused)
    if refused.on(space):
        return refused.say("why-6-2-taken", space=name, what=refused.on(space)), _advice_leader(refused)
    return refused.say("why-6-2-black", space=name), _advice_leader(refused)


def _6_3(refused: Refused) -> Words:
    words = refused.say("why-6-3", leader=refused.leader(refused.at[0]), space=refused.space(refused.at[1]))
    return words, _advice_leader(refused)


def _6_4(refused: Refused) -> Words:
    """The leaders of one color that the union would bring together, the arriving one included."""
    color, space, state = refused.at[0], refused.at[1], position(refused.state.clone())
    if not state.off_board(refused.seat, color):
        lift(state, refused.seat, color)
    labels = touched_states(state, space)
    found = [(refused.seat, color), *(one for label in labels for one in leaders_in(state, label))]
    twice = [one for one in found if sum(1 for other in found if other[1] == one[1]) > 1]
    names = joined((leader_of(seat, which, refused.lang) for seat, which in twice), refused.lang)
    words = refused.say("why-6-4", space=refused.space(space), count=len(labels), list=names)
    return words, _advice_leader(refused)


def _6_8(refused: Refused) -> Words:
    on_board = [refused.leader(color) for color in range(COLORS) if not refused.off_board(color)]
    words = refused.say("why-6-8", leader=LEADERS[refused.at[0]])
    if not on_board:
        return words, refused.say("why-6-8-help-none")
    return words, refused.say("why-6-8-help", list=refused.any_of(on_board))


# ---- riots and paid pagodas --------------------------------------------------------------------------------------------


def _price(refused: Refused, color: int) -> Words:
    """Too few tiles for a riot or a paid pagoda (YY-8.1, YY-9.2): with the leader of the color, one is enough."""
    have, need = refused.has(color), refused.at[0] + 1
    key = "why-8-1" if color == BLUE else "why-9-2"
    words = refused.say(key, need=tiles_words(need, color, refused.lang), have=have)
    if have == 0:
        return words, refused.say("why-price-none", color=COLOR_NAMES[color])
    leader = refused.leader(color)
    if refused.off_board(color):
        return words, refused.say("why-price-leader", leader=leader)
    return words, refused.say("why-price-last" if refused.last_action() else "why-price-withdraw", leader=leader)


def _8_1(refused: Refused) -> Words:
    return _price(refused, BLUE)


def _9_2(refused: Refused) -> Words:
    return _price(refused, GREEN)


def _8_2(refused: Refused) -> Words:
    space = refused.at[1]
    base = int(refused.tables.riot_base) + refused.at[0] * int(refused.tables.spaces)
    advice = refused.beside(space, base) or refused.spaces(base, space)
    what = refused.on(space)
    if what:
        return refused.say("why-8-2-leader", space=refused.space(space), what=what), advice
    return refused.say("why-8-2", space=refused.space(space)), advice


_HELPERS: Final = {"riot": FARMER, "buy": TRADER, "commit": GOVERNOR, "support": SOLDIER}


def _12_2(refused: Refused) -> Words:
    color = _HELPERS[refused.verb]
    words = refused.say("why-12-2", leader=LEADERS[color], space=refused.space(refused.where(color)))
    if refused.verb in ("riot", "buy"):
        if refused.has(color) >= 2:
            return words, refused.say("why-12-2-two", tiles=refused.tiles(2, color))
        return words, refused.say(
            "why-price-last" if refused.last_action() else "why-price-withdraw", leader=refused.leader(color)
        )
    return words, _can_add(refused, color)


# ---- pagodas -----------------------------------------------------------------------------------------------------------


def _named_triangle(refused: Refused) -> int:
    return refused.at[1] if refused.verb == "buy" else refused.at[0]


def _11_1(refused: Refused) -> Words:
    triangle = _named_triangle(refused)
    name = refused.triangle(triangle)
    if refused.state.map.has_triangle[triangle] == 0:
        return refused.say("why-11-1-map", triangle=name), refused.triangles()
    corners = [int(at) for at in refused.tables.triangle_spaces[triangle * CORNERS : (triangle + 1) * CORNERS]]
    if not any(refused.on(space) for space in corners):
        return refused.say("why-11-1-empty", triangle=name), refused.triangles()
    lie = [(refused.on(space) or refused.say("nothing"), refused.space(space)) for space in corners]
    found = [refused.say("why-11-1-corner", what=what, space=space) for what, space in lie]
    return refused.say("why-11-1", triangle=name, list=refused.any_of(found, "join-and")), refused.triangles()


def _11_2(refused: Refused) -> Words:
    placed = refused.space(int(refused.state.top_a()))
    return refused.say("why-11-2", triangle=refused.triangle(refused.at[0]), space=placed), refused.triangles()


def _11_3(refused: Refused) -> Words:
    triangle = _named_triangle(refused)
    spaces = refused.tables.triangle_spaces[triangle * CORNERS : (triangle + 1) * CORNERS]
    covered = [refused.space(space) for space in map(int, spaces) if refused.state.covered[space]]
    words = refused.say("why-11-3", count=len(covered), list=refused.any_of(covered, "join-and"))
    return words, refused.triangles()


def _11_5(refused: Refused) -> Words:
    color = int(color_of(refused.state, refused.state.top_a()))
    slots = range(int(refused.tables.first_slot[color]), int(refused.tables.first_slot[color + 1]))
    standing = [int(refused.state.pagoda_on[slot]) for slot in slots if refused.state.pagoda_on[slot] != NO_TRIANGLE]
    words = refused.say("why-11-5", triangle=refused.triangle(refused.at[0]), color=COLOR_NAMES[color])
    names = refused.any_of([refused.triangle(triangle) for triangle in standing])
    return words, refused.say("why-11-5-help", pagoda=the_pagoda(color, refused.lang), list=names)


def _11_6(refused: Refused) -> Words:
    color = triangle_color(refused.state, _named_triangle(refused))
    return refused.say("why-11-6", color=COLOR_NAMES[color]), refused.triangles()


# ---- conflicts ---------------------------------------------------------------------------------------------------------


def _can_add(refused: Refused, color: int) -> str:
    """What the seat to act can add to the pending conflict."""
    leader = refused.off_board(color)
    if refused.has(color) == 0 and not leader:
        return refused.say("help-add-nothing", color=COLOR_NAMES[color])
    return refused.say("help-add", added=added_words(refused.has(color), color, leader, refused.lang))


def _too_few(refused: Refused, tiles: int, color: int) -> Words:
    words = refused.say("why-too-few", tiles=refused.tiles(tiles, color), have=refused.has(color))
    return words, _can_add(refused, color)


def _14_3(refused: Refused) -> Words:
    if refused.at[0] + refused.at[1] == 0:
        return refused.say("why-add-zero"), _can_add(refused, BLACK)
    return _too_few(refused, refused.at[0], BLACK)


def _warring(refused: Refused) -> str:
    state = refused.state
    names = [
        f"{side_words(state.tables, int(war.side_space(state, side)), refused.lang)} "
        f"({direction_words(side, refused.lang)})"
        for side in war_sides(state)
    ]
    return refused.say("why-15-5-help", list=refused.any_of(names, "join-and"))


def _named_by(refused: Refused, side: int, sides: list[int]) -> str:
    """That the state on that side is one of those, named by its first side (YY-22.2); empty if it is none of them."""
    state = refused.state
    other = int(state.map.neighbor[state.war_space * DIRECTIONS + side])
    label = int(state.group[other]) if other >= 0 else 0
    for first in sides:
        if side_group(state, state.war_space, first) == label:
            where = direction_words(first, refused.lang)
            return refused.say("why-15-5-named", side=direction_words(side, refused.lang), first=where)
    return ""


def _15_5(refused: Refused) -> Words:
    side, tiles = refused.at[0], refused.at[1]
    sides = war_sides(refused.state)
    if side not in sides:
        nothing = refused.say("why-15-5-side", side=direction_words(side, refused.lang))
        return _named_by(refused, side, sides) or nothing, _warring(refused)
    return _too_few(refused, tiles, RED)


def _15_6(refused: Refused) -> Words:
    return refused.say("why-add-zero"), _can_add(refused, RED)


def _15_7(refused: Refused) -> Words:
    state = refused.state
    tied = [side for side in range(DIRECTIONS) if state.top_a() & bit(side)]
    names = [side_words(state.tables, int(war.side_space(state, side)), refused.lang) for side in tied]
    nothing = refused.say("why-15-7", side=direction_words(refused.at[0], refused.lang))
    words = _named_by(refused, refused.at[0], tied) or nothing
    return words, refused.say("why-15-7-help", list=refused.any_of(names))


def _15_12(refused: Refused) -> Words:
    space = refused.at[0]
    return refused.say("why-15-12", space=refused.space(space)), refused.spaces(int(refused.tables.pay_base), space)


_WHY: Final[dict[int, Why]] = {
    r.YY_4_1: _4_1,
    r.YY_5_4: _5_4,
    r.YY_6_2: _6_2,
    r.YY_6_3: _6_3,
    r.YY_6_4: _6_4,
    r.YY_6_8: _6_8,
    r.YY_7_1: _7_1,
    r.YY_7_2: _7_2,
    r.YY_7_10: _7_10,
    r.YY_7_11: _7_11,
    r.YY_8_1: _8_1,
    r.YY_8_2: _8_2,
    r.YY_9_2: _9_2,
    r.YY_10_1: _10_1,
    r.YY_11_1: _11_1,
    r.YY_11_2: _11_2,
    r.YY_11_3: _11_3,
    r.YY_11_5: _11_5,
    r.YY_11_6: _11_6,
    r.YY_12_2: _12_2,
    r.YY_14_3: _14_3,
    r.YY_15_5: _15_5,
    r.YY_15_6: _15_6,
    r.YY_15_7: _15_7,
    r.YY_15_12: _15_12,
    r.YY_17_3: _17_3,
    r.YY_21_1: _21_1,
    r.YY_22_3: _22_3,
}
EXPLAINED: Final = frozenset(_WHY)  # rules with words of their own
