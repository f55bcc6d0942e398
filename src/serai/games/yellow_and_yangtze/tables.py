"""The component data of Yellow & Yangtze as flat, integer-indexed tables for the rules.

Made once from a component set (`components.py`), shared by every state of a game, never changed. All maps of a set share
one numbering of spaces (the sorted ids of all of them) and one numbering of triangles, so that an action has the same
number on every map.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.bits import bit
from serai.core.vectors import filled

# Colors of tiles, leaders, points and pagodas, by their names in Yellow & Yangtze (YY-1.1).
BLACK: Final = 0
RED: Final = 1
BLUE: Final = 2
GREEN: Final = 3
YELLOW: Final = 4
COLORS: Final = 5

# Leaders, by their color.
GOVERNOR: Final = 0
SOLDIER: Final = 1
FARMER: Final = 2
TRADER: Final = 3
ARTISAN: Final = 4

# Terrain (YY-4.1).
NO_SPACE: Final = 0
LAND: Final = 1
RIVER: Final = 2

DIRECTIONS: Final = 6  # e, ne, nw, w, sw, se: each one next to the one before and the one after (YY-22.2)
CORNERS: Final = 3  # spaces of a triangle
MOST_SPACES: Final = 250  # a space fits into a byte, with room for marks above
MOST_TILES: Final = 6  # in hand: what the action space has room for


def no_numbers() -> vec[i64]:
    """An empty vector, to be replaced by the loader."""
    return vec[i64]()


@final
class Map:
    """One map, on the numbering of spaces of its set (YY-4). The loader fills the first part; `seal` the second."""

    def __init__(self, name: str) -> None:
        """An empty map."""
        self.name: str = name
        self.terrain: vec[i64] = no_numbers()  # [space] NO_SPACE, LAND or RIVER
        self.neighbor: vec[i64] = no_numbers()  # [space][DIRECTIONS] space; -1 none
        self.capitals: vec[i64] = no_numbers()  # spaces, ascending
        self.states: list[str] = []  # the printed name of each capital
        self.river_names: vec[i64] = no_numbers()  # [space] 0 none, 1 Yellow River, 2 Yangtze; ornament only
        self.rows: list[str] = []  # the map as drawn, for whoever shows it
        # follow from the others, filled by `seal`
        self.land: vec[i64] = no_numbers()  # land spaces, ascending
        self.river: vec[i64] = no_numbers()  # river spaces, ascending
        self.spaces: vec[i64] = no_numbers()  # both, ascending
        self.ring: vec[i64] = no_numbers()  # [space] bit d: the neighbors in direction d and the next one touch
        self.triangles: vec[i64] = no_numbers()  # triangles of this map with one terrain, ascending
        self.has_triangle: vec[i64] = no_numbers()  # [triangle] 1 if it is among them
        self.corner_of: vec[i64] = no_numbers()  # [space][DIRECTIONS] triangles around the space; -1 beyond the last

    def next_to(self, space: i64, other: i64) -> bool:
        """Whether two spaces are adjacent (YY-4.2)."""
        at: i64 = space * DIRECTIONS
        end: i64 = at + DIRECTIONS
        while at < end:
            if self.neighbor[at] == other:
                return True
            at += 1
        return False


@final
class Tables:
    """Every number of the component file that a rule looks at. Vectors are flat; the comment gives their shape."""

    def __init__(self) -> None:
        """Empty tables; `components.py` fills the first part, `seal` the second."""
        self.name: str = "standard"  # name of the component set
        self.fingerprint: str = ""  # sha256 (hex) of the component file; records remember it
        self.data: object = None  # the component file as plain data, for whoever draws it
        # tiles, leaders, pagodas (YY-2)
        self.tiles: vec[i64] = no_numbers()  # [color] how many there are
        self.pagodas: vec[i64] = no_numbers()  # [color] (YY-2.3)
        # setup and turn (YY-3, YY-5)
        self.hand_size: i64 = 0
        self.display_size: i64 = 0
        self.actions: i64 = 0  # in one turn
        self.short_game_tiles: i64 = 0  # put into the box unseen by the option short_two_player_game (YY-3.3)
        # the map
        self.space_names: list[str] = []  # [space] ids of all maps, ascending: `E05`
        self.triangle_spaces: vec[i64] = no_numbers()  # [triangle][CORNERS] ascending; triangles in order of their ids
        self.map_names: list[str] = []  # values of the option `map`
        self.maps: list[Map] = []
        # follow from the tables above, filled by `seal`
        self.spaces: i64 = 0
        self.triangles: i64 = 0
        self.triangle_names: list[str] = []  # [triangle] `E04-E05-F04`
        self.all_tiles: i64 = 0
        self.pagoda_slots: i64 = 0
        self.first_slot: vec[i64] = no_numbers()  # [color] slots of pagodas of a color follow each other; then the end
        self.slot_color: vec[i64] = no_numbers()  # [slot]
        self.replace_tiles: vec[i64] = no_numbers()  # [replace action][COLORS] what is discarded (YY-10)
        self.replace_words: list[str] = []  # [replace action] `kkr`
        self.replace_rank: vec[i64] = no_numbers()  # [color][room 0..6][count] see `rank_table`
        # first action of each family whose place depends on the set
        self.place_base: i64 = 0
        self.leader_base: i64 = 0
        self.riot_base: i64 = 0
        self.pay_base: i64 = 0
        self.pagoda_base: i64 = 0
        self.buy_base: i64 = 0
        self.move_base: i64 = 0
        self.first_base: i64 = 0  # chance outcomes from here on
        self.draw_base: i64 = 0
        self.show_base: i64 = 0
        self.box_base: i64 = 0
        self.actions_end: i64 = 0

    def map_of(self, name: str) -> Map:
        """The map that the option `map` names (YY-4.7)."""
        return self.maps[self.map_names.index(name)]

    def seal(self) -> None:
        """Work out the fields that follow from others; the loader calls it last."""
        self.spaces = len(self.space_names)
        self.triangles = len(self.triangle_spaces) // CORNERS
        self.all_tiles = sum(self.tiles)
        self._name_triangles()
        self._number_pagodas()
        self._list_replacements()
        self._lay_out_families()
        for one in self.maps:
            seal_map(one, self.spaces, self.triangle_spaces)

    def _name_triangles(self) -> None:
        self.triangle_names = [
            "-".join(self.space_names[self.triangle_spaces[triangle * CORNERS + corner]] for corner in range(CORNERS))
            for triangle in range(self.triangles)
        ]

    def _number_pagodas(self) -> None:
        first = no_numbers()
        colors = no_numbers()
        for color in range(COLORS):
            first = append(first, len(colors))
            for _ in range(self.pagodas[color]):
                colors = append(colors, color)
        self.first_slot = append(first, len(colors))
        self.slot_color = colors
        self.pagoda_slots = len(colors)

    def _list_replacements(self) -> None:
        """All sets of one to six tiles, in ascending order of (black, red, blue, green, yellow)."""
        listed = no_numbers()
        words: list[str] = []
        for black in range(MOST_TILES + 1):
            for red in range(MOST_TILES + 1 - black):
                for blue in range(MOST_TILES + 1 - black - red):
                    for green in range(MOST_TILES + 1 - black - red - blue):
                        for yellow in range(MOST_TILES + 1 - black - red - blue - green):
                            counts = (black, red, blue, green, yellow)
                            if sum(counts) > 0:
                                words.append("".join(letter * n for letter, n in zip("krugy", counts, strict=True)))
                                for count in counts:
                                    listed = append(listed, count)
        self.replace_tiles = listed
        self.replace_words = words
        self.replace_rank = rank_table()

    def _lay_out_families(self) -> None:
        self.place_base = FIXED_ACTIONS
        self.leader_base = self.place_base + COLORS * self.spaces
        self.riot_base = self.leader_base + COLORS * self.spaces
        self.pay_base = self.riot_base + 2 * self.spaces
        self.pagoda_base = self.pay_base + self.spaces
        self.buy_base = self.pagoda_base + self.triangles
        self.move_base = self.buy_base + 2 * self.triangles
        self.first_base = self.move_base + self.triangles
        self.draw_base = self.first_base + 4
        self.show_base = self.draw_base + COLORS
        self.box_base = self.show_base + COLORS
        self.actions_end = self.box_base + COLORS


FIXED_ACTIONS: Final = 577  # actions of the families whose size does not depend on the set (actions.py)
RANKED: Final = MOST_TILES + 1


def rank_table() -> vec[i64]:
    """For each color, room left and count: how many sets come before, among those that begin alike.

    The number of a set in `replace_tiles` is the sum of its five entries, less one for the empty set.
    """
    table = filled(COLORS * RANKED * RANKED, 0)
    for color in range(COLORS):
        for room in range(RANKED):
            before: i64 = 0
            for count in range(room + 1):
                table[(color * RANKED + room) * RANKED + count] = before
                before += sets_of(COLORS - 1 - color, room - count)
    return table


def sets_of(colors: i64, most: i64) -> i64:
    """How many multisets of so many colors have at most so many tiles: (colors + most) over colors."""
    result: i64 = 1
    for at in range(colors):
        result = result * (most + at + 1) // (at + 1)
    return result


def seal_map(one: Map, spaces: i64, triangle_spaces: vec[i64]) -> None:
    """Work out what follows from a map's terrain and neighbors."""
    one.ring = filled(spaces, 0)
    for space in range(spaces):
        if one.terrain[space] != NO_SPACE:
            one.spaces = append(one.spaces, space)
        if one.terrain[space] == LAND:
            one.land = append(one.land, space)
        if one.terrain[space] == RIVER:
            one.river = append(one.river, space)
        for direction in range(DIRECTIONS):
            here: i64 = one.neighbor[space * DIRECTIONS + direction]
            there: i64 = one.neighbor[space * DIRECTIONS + (direction + 1) % DIRECTIONS]
            if here >= 0 and there >= 0 and one.next_to(here, there):
                one.ring[space] |= bit(direction)
    list_triangles(one, spaces, triangle_spaces)


def list_triangles(one: Map, spaces: i64, triangle_spaces: vec[i64]) -> None:
    """The triangles of a map: three spaces of one terrain, all adjacent (YY-11.1); blue tiles need river, others land."""
    triangles: i64 = len(triangle_spaces) // CORNERS
    one.has_triangle = filled(triangles, 0)
    one.corner_of = filled(spaces * DIRECTIONS, -1)
    known = filled(spaces, 0)
    for triangle in range(triangles):
        a: i64 = triangle_spaces[triangle * CORNERS]
        b: i64 = triangle_spaces[triangle * CORNERS + 1]
        c: i64 = triangle_spaces[triangle * CORNERS + 2]
        terrain: i64 = one.terrain[a]
        if terrain == NO_SPACE or one.terrain[b] != terrain or one.terrain[c] != terrain:
            continue
        if not (one.next_to(a, b) and one.next_to(b, c) and one.next_to(a, c)):
            continue
        one.has_triangle[triangle] = 1
        one.triangles = append(one.triangles, triangle)
        for corner in range(CORNERS):
            space: i64 = triangle_spaces[triangle * CORNERS + corner]
            one.corner_of[space * DIRECTIONS + known[space]] = triangle
            known[space] += 1
