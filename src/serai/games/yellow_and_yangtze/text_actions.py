"""Every action and chance outcome in words, legal or not: what it is and what it costs. What follows is in `outlook`.

Several hundred actions are put in words for each view, so the words are kept: by action, and by the one number of the
position that they depend on, if there is one (its *detail*).
"""

from bisect import bisect_right
from collections.abc import Callable
from typing import Final

from serai.core.actions import ActionSpace
from serai.core.language import text
from serai.core.seats import seat_name
from serai.core.state import State
from serai.core.words import sentence
from serai.games.yellow_and_yangtze import actions as a
from serai.games.yellow_and_yangtze.state import NONE, Position
from serai.games.yellow_and_yangtze.tables import (
    BLACK,
    BLUE,
    COLORS,
    CORNERS,
    DIRECTIONS,
    GREEN,
    RED,
    Tables,
)
from serai.games.yellow_and_yangtze.text_words import (
    a_pagoda,
    a_tile,
    added_words,
    direction_words,
    hand_words,
    position,
    side_words,
    space_words,
    the_leader,
    the_tile,
    triangle_words,
)

At = tuple[int, ...]  # the indices of an action's parameters
Detail = Callable[[Position, At], int]
Make = Callable[[Tables, At, int, str], str]

MOST_SHELVES: Final = 32  # component sets and languages whose words are kept
MOST_DETAILED: Final = 50_000  # words kept that depend on the position, of each of them


class _Shelf:
    """The words made so far, of one component set and language."""

    def __init__(self, space: ActionSpace) -> None:
        self.space = space
        self.families = space.families
        self.starts = [family.base for family in space.families]
        self.details = [_DETAILS.get(family.verb) for family in space.families]
        self.makers = [_WORDS[family.verb] for family in space.families]
        self.found: dict[int, tuple[int, At]] = {}  # number of the family and indices, by action
        self.plain: dict[int, str] = {}  # by action
        self.detailed: dict[tuple[int, int], str] = {}  # by action and detail

    def look_up(self, action: int) -> tuple[int, At]:
        """The number of an action's family, and the indices of its parameters. Raises NotationError if there is none."""
        indices = self.space.family(action).indices(action)
        found = self.found[action] = (bisect_right(self.starts, action) - 1, indices)
        return found


_SHELVES: Final[dict[tuple[str, str], _Shelf]] = {}


def _shelf(space: ActionSpace, fingerprint: str, lang: str) -> _Shelf:
    found = _SHELVES.get((fingerprint, lang))
    if found is None or found.space is not space:
        if len(_SHELVES) >= MOST_SHELVES:
            _SHELVES.clear()
        found = _SHELVES[fingerprint, lang] = _Shelf(space)
    return found


def describe(space: ActionSpace, state: State, action: int, lang: str = "en") -> str:
    """An action in words, with what it costs."""
    here = position(state)
    tables = here.tables
    shelf = _shelf(space, tables.fingerprint, lang)
    words = shelf.plain.get(action)
    if words is not None:
        return words
    number, at = shelf.found.get(action) or shelf.look_up(action)
    detail = shelf.details[number]
    if detail is None:
        words = shelf.plain[action] = sentence(shelf.makers[number](tables, at, 0, lang))
        return words
    key = (action, detail(here, at))
    words = shelf.detailed.get(key)
    if words is None:
        words = sentence(shelf.makers[number](tables, at, key[1], lang))
        if len(shelf.detailed) >= MOST_DETAILED:
            shelf.detailed.clear()
        shelf.detailed[key] = words
    return words


def told(space: ActionSpace, state: State, action: int, viewer: int, lang: str = "en") -> str:
    """An action as a viewer hears it beforehand: which tiles are replaced, only the seat itself may know (YY-19.3)."""
    here = position(state)
    which = action - a.REPLACE
    if a.REPLACE <= action < a.COMMIT and viewer != here.to_act:
        count = sum(here.tables.replace_tiles[which * COLORS : (which + 1) * COLORS])
        return sentence(text("yy-action-replace-some", lang, count=int(count)))
    return describe(space, state, action, lang)


# ---- what the words depend on ----------------------------------------------------------------------------------------


def _kind(state: Position, at: At) -> int:
    return int(state.top_kind())


def _own_leader(state: Position, at: At) -> int:
    """Where the leader is that the active seat would position or withdraw: NONE off the board."""
    return NONE if state.active < 0 else int(state.leader_at[state.active * COLORS + at[0]])


def _war_space(state: Position, at: At) -> int:
    """The space that names the state in that direction; -1 without a war."""
    return -1 if state.war_space == NONE else int(state.map.neighbor[state.war_space * DIRECTIONS + at[0]])


def _target(state: Position, at: At) -> int:
    """The color of the tile that a riot would remove, or -1."""
    return int(state.tile_on(at[1]))


def _triangle(state: Position, at: At) -> int:
    """The color of a triangle's tiles, or -1."""
    return triangle_color(state, at[-1])


def triangle_color(state: Position, triangle: int) -> int:
    """The color of the three tiles on a triangle, or -1 if they are not of one color."""
    spaces = state.tables.triangle_spaces
    colors = {int(state.tile_on(spaces[triangle * CORNERS + corner])) for corner in range(CORNERS)}
    return colors.pop() if len(colors) == 1 else -1


def _moved_to(state: Position, at: At) -> int:
    """The triangle to which a pagoda moves; -1 when none does."""
    return int(state.top_a()) if state.top_kind() == a.MOVE else -1


# ---- players' actions --------------------------------------------------------------------------------------------------


def _end(tables: Tables, at: At, detail: int, lang: str) -> str:
    return text("yy-action-end", lang)


def _pass(tables: Tables, at: At, detail: int, lang: str) -> str:
    return text(_PASSES.get(detail, "yy-action-pass"), lang)


def _withdraw(tables: Tables, at: At, detail: int, lang: str) -> str:
    leader = the_leader(at[0], lang)
    if detail == NONE:
        return text("yy-action-withdraw", lang, leader=leader)
    return text("yy-action-withdraw-from", lang, leader=leader, space=space_words(tables, detail))


def _take(tables: Tables, at: At, detail: int, lang: str) -> str:
    return text("yy-action-take", lang, tile=a_tile(at[0], lang))


def _replace(tables: Tables, at: At, detail: int, lang: str) -> str:
    counts = [int(n) for n in tables.replace_tiles[at[0] * COLORS : (at[0] + 1) * COLORS]]
    return text("yy-action-replace", lang, tiles=hand_words(counts, lang))


def _commit(tables: Tables, at: At, detail: int, lang: str) -> str:
    return text("yy-action-commit", lang, added=added_words(at[0], BLACK, at[1] == 1, lang))


def _support(tables: Tables, at: At, detail: int, lang: str) -> str:
    added = added_words(at[1], RED, at[2] == 1, lang)
    if detail < 0:
        return text("yy-action-support-side", lang, side=direction_words(at[0], lang), added=added)
    return text("yy-action-support", lang, state=side_words(tables, detail, lang), added=added)


def _winner(tables: Tables, at: At, detail: int, lang: str) -> str:
    if detail < 0:
        return text("yy-action-winner-side", lang, side=direction_words(at[0], lang))
    return text("yy-action-winner", lang, state=side_words(tables, detail, lang))


def _place(tables: Tables, at: At, detail: int, lang: str) -> str:
    return text("yy-action-place", lang, tile=a_tile(at[0], lang), space=space_words(tables, at[1]))


def _leader(tables: Tables, at: At, detail: int, lang: str) -> str:
    args = {"leader": the_leader(at[0], lang), "space": space_words(tables, at[1])}
    if detail == NONE:
        return text("yy-action-leader", lang, **args)
    return text("yy-action-leader-from", lang, **args, old=space_words(tables, detail))


def _riot(tables: Tables, at: At, detail: int, lang: str) -> str:
    paid = added_words(at[0] + 1, BLUE, at[0] == 0, lang)
    space = space_words(tables, at[1])
    if detail < 0:
        return text("yy-action-riot-empty", lang, paid=paid, space=space)
    return text("yy-action-riot", lang, paid=paid, tile=the_tile(detail, lang), space=space)


def _pay(tables: Tables, at: At, detail: int, lang: str) -> str:
    return text("yy-action-pay", lang, tile=the_tile(RED, lang), space=space_words(tables, at[0]))


def _pagoda(tables: Tables, at: At, detail: int, lang: str) -> str:
    return text("yy-action-pagoda", lang, pagoda=a_pagoda(detail, lang), triangle=triangle_words(tables, at[0]))


def _buy(tables: Tables, at: At, detail: int, lang: str) -> str:
    paid = added_words(at[0] + 1, GREEN, at[0] == 0, lang)
    triangle = triangle_words(tables, at[1])
    return text("yy-action-buy", lang, pagoda=a_pagoda(detail, lang), triangle=triangle, paid=paid)


def _move(tables: Tables, at: At, detail: int, lang: str) -> str:
    old = triangle_words(tables, at[0])
    if detail < 0:
        return text("yy-action-move", lang, old=old)
    return text("yy-action-move-to", lang, old=old, new=triangle_words(tables, detail))


# ---- chance outcomes -----------------------------------------------------------------------------------------------


def _first(tables: Tables, at: At, detail: int, lang: str) -> str:
    return text("yy-outcome-first", lang, seat=seat_name(at[0]))


def _draw(tables: Tables, at: At, detail: int, lang: str) -> str:
    return text("yy-outcome-draw", lang, tile=a_tile(at[0], lang))


def _show(tables: Tables, at: At, detail: int, lang: str) -> str:
    return text("yy-outcome-show", lang, tile=a_tile(at[0], lang))


def _box(tables: Tables, at: At, detail: int, lang: str) -> str:
    return text("yy-outcome-box", lang, tile=a_tile(at[0], lang))


_PASSES: Final[dict[int, str]] = {
    a.PAGODA: "yy-action-pass-pagoda",
    a.PICK: "yy-action-pass-pick",
    a.CHAIN: "yy-action-pass-chain",
    a.ATTACK: "yy-action-pass-add",
    a.DEFEND: "yy-action-pass-add",
    a.HELP: "yy-action-pass-add",
}
_DETAILS: Final[dict[str, Detail]] = {
    "pass": _kind,
    "withdraw": _own_leader,
    "support": _war_space,
    "winner": _war_space,
    "leader": _own_leader,
    "riot": _target,
    "pagoda": _triangle,
    "buy": _triangle,
    "move": _moved_to,
}
_WORDS: Final[dict[str, Make]] = {
    "end": _end,
    "pass": _pass,
    "withdraw": _withdraw,
    "take": _take,
    "replace": _replace,
    "commit": _commit,
    "support": _support,
    "winner": _winner,
    "place": _place,
    "leader": _leader,
    "riot": _riot,
    "pay": _pay,
    "pagoda": _pagoda,
    "buy": _buy,
    "move": _move,
    "first": _first,
    "draw": _draw,
    "show": _show,
    "box": _box,
}
