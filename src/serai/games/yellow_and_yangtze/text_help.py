"""A refused action, and advice that several reasons share: what is in hand, which spaces and triangles would do."""

from collections.abc import Callable, Sequence
from typing import Final

from serai.core.actions import ActionSpace
from serai.core.language import text
from serai.core.state import LEGAL
from serai.core.words import joined, stopped
from serai.games.yellow_and_yangtze import actions as a
from serai.games.yellow_and_yangtze.groups import leader_color, leader_seat
from serai.games.yellow_and_yangtze.pagoda import why_not_triangle
from serai.games.yellow_and_yangtze.state import EMPTY, FIRST_LEADER, Position
from serai.games.yellow_and_yangtze.tables import COLORS, DIRECTIONS, Map
from serai.games.yellow_and_yangtze.text_prompts import question
from serai.games.yellow_and_yangtze.text_words import (
    a_tile,
    hand_words,
    leader_of,
    space_words,
    the_leader,
    tiles_words,
    triangle_words,
)

MOST_NAMED: Final = 6  # spaces or triangles that advice names

Words = tuple[str, str]  # text and help


class Refused:
    """A forbidden action in one position and language."""

    def __init__(self, space: ActionSpace, state: Position, action: int, lang: str) -> None:
        """Look the action up."""
        family = space.family(action)
        self.state = state
        self.tables = state.tables
        self.verb = family.verb
        self.at = (*family.indices(action), 0, 0)
        self.lang = lang
        self.kind = int(state.top_kind())
        self.seat = int(state.top_seat()) if state.depth > 0 else -1

    # ---- words -------------------------------------------------------------------------------------------------------

    def say(self, key: str, **args: str | int) -> str:
        """A text in the language of the question."""
        return text("yy-" + key, self.lang, **args)

    def space(self, space: int) -> str:
        """A space as it is printed."""
        return space_words(self.tables, space)

    def triangle(self, triangle: int) -> str:
        """A triangle by its spaces."""
        return triangle_words(self.tables, triangle)

    def leader(self, color: int) -> str:
        """A leader with its article."""
        return the_leader(color, self.lang)

    def tiles(self, count: int, color: int) -> str:
        """So many tiles of a color."""
        return tiles_words(count, color, self.lang)

    def any_of(self, names: Sequence[str], key: str = "join-or") -> str:
        """Names as a list."""
        return joined(names, self.lang, key)

    def on(self, space: int) -> str:
        """What lies on a space: a tile or whose leader; empty for nothing."""
        piece = int(self.state.board[space])
        if piece == EMPTY:
            return ""
        if piece < FIRST_LEADER:
            return a_tile(piece - 1, self.lang)
        return leader_of(int(leader_seat(piece)), int(leader_color(piece)), self.lang)

    # ---- what there is -----------------------------------------------------------------------------------------------

    def has(self, color: int) -> int:
        """How many tiles of a color the seat to act holds."""
        return int(self.state.in_hand(self.seat, color))

    def where(self, color: int) -> int:
        """The space of a leader of the seat to act, or NONE."""
        return int(self.state.where(self.seat, color))

    def off_board(self, color: int) -> bool:
        """Whether a leader of the seat to act is off the board."""
        return bool(self.state.off_board(self.seat, color))

    def legal(self, base: int, count: int) -> list[int]:
        """Which actions of a family are legal here, counted from its first one."""
        return [index for index in range(count) if self.state.rule_against(base + index) == LEGAL]

    def last_action(self) -> bool:
        """Whether the turn ends after the action that is chosen now."""
        return self.kind == a.ACTION and self.state.top_a() < 2

    # ---- advice ------------------------------------------------------------------------------------------------------

    def pending(self) -> str:
        """What is asked now."""
        return stopped(self.say("why-pending", question=question(self.state, self.lang)))

    def hand(self) -> str:
        """What the seat to act holds."""
        counts = [self.has(color) for color in range(COLORS)]
        if sum(counts) == 0:
            return self.say("help-hand-empty")
        return self.say("help-hand", tiles=hand_words(counts, self.lang))

    def beside(self, space: int, base: int) -> str:
        """The spaces next to one for which the family of actions by space has a legal one."""
        near = [int(self.state.map.neighbor[space * DIRECTIONS + direction]) for direction in range(DIRECTIONS)]
        names = [self.space(other) for other in near if other >= 0 and self.state.rule_against(base + other) == LEGAL]
        return self.say("help-beside", count=len(names), list=self.any_of(sorted(names))) if names else ""

    def spaces(self, base: int, around: int) -> str:
        """Spaces for which the family has a legal action, the nearest to one first; empty if there is none."""
        found = self.legal(base, int(self.tables.spaces))
        far = steps_from(self.state.map, around)
        nearest = sorted(found, key=lambda at: (far.get(at, len(far)), at))[:MOST_NAMED]
        return self._named([self.space(at) for at in sorted(nearest)], len(found), "help-spaces")

    def triangles(self) -> str:
        """Triangles that can carry a pagoda at this decision: a few of them, or that there are none."""
        found = [int(triangle) for triangle in self.state.map.triangles if self.carries(int(triangle))]
        names = [self.triangle(triangle) for triangle in found[:MOST_NAMED]]
        return self._named(names, len(found), "help-triangles") or self.say("help-no-triangle")

    def carries(self, triangle: int) -> bool:
        """Whether a pagoda could stand on a triangle, and belongs to the tile just placed if one is asked about."""
        if self.kind == a.PAGODA:
            return self.state.rule_against(self.tables.pagoda_base + triangle) == LEGAL
        return int(why_not_triangle(self.state, triangle)) == LEGAL

    def _named(self, names: Sequence[str], count: int, key: str) -> str:
        """The first of so many names, and how many are left out; empty if there is none."""
        if not names:
            return ""
        listed = self.any_of(names) if count == len(names) else ", ".join(names)
        return self.say(key, list=listed, more=count - len(names))


def steps_from(one: Map, start: int) -> dict[int, int]:
    """How many steps it is from a space to each space of the map."""
    far = {start: 0}
    reached = [start]
    for space in reached:
        for direction in range(DIRECTIONS):
            other = int(one.neighbor[space * DIRECTIONS + direction])
            if other >= 0 and other not in far:
                far[other] = far[space] + 1
                reached.append(other)
    return far


Why = Callable[[Refused], Words]
