"""What the Attack phase would bring to a section if it began now (TX-19): nothing is changed, and chance has no part in it.

Sections do not touch each other: their walls, soldiers and sites are their own (TX-1.7, TX-1.8).
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.vectors import filled
from serai.games.tianxia.attack import contribution, path_governors, ranking, structure_defense
from serai.games.tianxia.military import (
    battle_here,
    defense,
    place_soldier,
    place_tower,
    place_wall,
    soldier_room,
    wall_room,
)
from serai.games.tianxia.payment import less
from serai.games.tianxia.state import NONE, Position
from serai.games.tianxia.tables import FAMILIES, MOST_WORKER_SPACES, PATH_SITES, SECTIONS, TOWER, WALL

SOLDIER: Final = 2  # beside WALL and TOWER: what can be added to a section


@final
class Forecast:
    """A battle in a section as it would go now; where the leader has not arrived, as if it had."""

    def __init__(self, section: i64) -> None:
        """Of a section, from 0; `forecast` fills it."""
        self.section: i64 = section
        self.battle: bool = False  # whether there is one in this round (TX-5.4)
        self.strength: i64 = 0
        self.defense: i64 = 0  # TX-12.8
        self.ranked: vec[i64] = vec[i64]()  # families that contribute, best first (TX-19.2, TX-19.3)
        self.contributed: vec[i64] = filled(FAMILIES, 0)  # [FAMILIES] walls, towers, soldiers (TX-19.2)
        self.after_walls: i64 = 0  # strength left after walls and towers (TX-19.4)
        self.fallen: vec[i64] = filled(FAMILIES, 0)  # [FAMILIES] soldiers that fall (TX-19.5)
        self.left: i64 = 0  # strength left after the soldiers; 0 is victory
        self.victory_points: i64 = 0  # for the family ranked first, if the battle is won (TX-19.6)
        self.raided: vec[i64] = vec[i64]()  # sites in the order of the raid (TX-19.10)
        self.expelled: vec[i64] = filled(FAMILIES, 0)  # [FAMILIES] Governors driven out (TX-19.8)
        self.losses: i64 = 0  # strength left after the third site (TX-19.11)

    def won(self) -> bool:
        """Whether the battle would be won."""
        return self.left == 0

    def fallen_count(self) -> i64:
        """All soldiers that would fall."""
        total: i64 = 0
        for family in range(FAMILIES):
            total += self.fallen[family]
        return total

    def rank_of(self, family: i64) -> i64:
        """The rank of a family, from 0; -1 without a contribution."""
        for rank in range(len(self.ranked)):
            if self.ranked[rank] == family:
                return rank
        return -1


def forecast(state: Position, section: i64) -> Forecast:
    """The battle of a section as it would go now."""
    tables = state.tables
    made = Forecast(section)
    made.battle = battle_here(state, section)
    made.strength = state.strength[section]
    made.defense = defense(state, section)
    made.ranked = ranking(state, section)
    for one in range(FAMILIES):
        made.contributed[one] = contribution(state, one, section)
    made.after_walls = less(made.strength, structure_defense(state, section))
    made.left = made.after_walls
    at: i64 = section * tables.soldier_spaces
    for place in range(tables.soldier_spaces):
        family: i64 = i64(state.soldiers[at + place])
        if made.left > 0 and family != NONE:
            made.fallen[family] += 1
            made.left = less(made.left, tables.soldier_defense)
    if made.left == 0:
        if len(made.ranked) > 0:
            made.victory_points = path_governors(state, section) * tables.governor_points
    else:
        foresee_raid(state, made)
    return made


def foresee_raid(state: Position, made: Forecast) -> None:
    """The sites that would be raided, the Governors driven out, and what is left after the third site."""
    tables = state.tables
    left: i64 = made.left
    for place in range(PATH_SITES):
        if left > 0:
            site: i64 = tables.path[made.section * PATH_SITES + place]
            made.raided = append(made.raided, site)
            for space in range(MOST_WORKER_SPACES):
                family: i64 = state.governor_at(site, space)
                if family != NONE:
                    made.expelled[family] += 1
            left = less(left, tables.site_raid[site])
    made.losses = left


def coming(state: Position) -> list[Forecast]:
    """The battles of this round, in the order of the sections (TX-19.1)."""
    found: list[Forecast] = []
    for section in range(SECTIONS):
        if battle_here(state, section):
            found.append(forecast(state, section))
    return found


def points_for(state: Position, made: Forecast, family: i64) -> i64:
    """What a family would score: for its rank, its soldiers that fall, and the victory; losses left aside."""
    points = state.tables.rank_points
    total: i64 = made.fallen[family] * state.tables.soldier_points
    rank: i64 = made.rank_of(family)
    if 0 <= rank < len(points):
        total += points[rank]
    return total + made.victory_points if rank == 0 else total


def has_room(state: Position, section: i64, piece: i64) -> bool:
    """Whether a section has room for a WALL, a TOWER or a SOLDIER."""
    if piece == WALL:
        return wall_room(state, section) >= 0
    return state.towers[section] == NONE if piece == TOWER else soldier_room(state, section) >= 0


def with_piece(state: Position, family: i64, section: i64, piece: i64) -> Forecast:
    """The battle of a section with one more WALL, TOWER or SOLDIER of a family; there must be room for it."""
    copy = Position(state.tables, state.seats, state.options, state)
    if piece == WALL:
        place_wall(copy, family, section)
    elif piece == TOWER:
        place_tower(copy, family, section)
    else:
        place_soldier(copy, family, section)
    return forecast(copy, section)
