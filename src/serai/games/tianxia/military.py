"""TX-12: walls, towers and soldiers: where they go, what they cost, and the actions that place them."""

from mypy_extensions import i64

from serai.core.state import LEGAL
from serai.games.tianxia.facts import SOLDIER_PLACED, TOWER_BUILT, WALL_BUILT
from serai.games.tianxia.payment import gain, less, pay
from serai.games.tianxia.rule_ids import (
    TX_9_11,
    TX_12_3,
    TX_12_4,
    TX_12_5,
    TX_12_6,
    TX_12_10,
)
from serai.games.tianxia.state import NONE, TOWERS, WALLS, WORKERS, Position, changed
from serai.games.tianxia.tables import (
    FORTIFY_DISCOUNT,
    POINTS,
    RICE,
    SECTIONS,
    STONE,
    STRUCTURE_POINTS,
    TOWER,
    TRAIN_DISCOUNT,
    UNLIMITED,
    WALL,
)

# ---- the wall (TX-12.5, TX-12.6, TX-12.8) ------------------------------------------------------------------------------


def wall_room(state: Position, section: i64) -> i64:
    """The leftmost empty wall space of a section, or -1."""
    spaces: i64 = state.tables.wall_spaces
    at: i64 = section * spaces
    for space in range(spaces):
        if state.walls[at + space] == NONE:
            return space
    return -1


def soldier_room(state: Position, section: i64) -> i64:
    """The leftmost empty soldier space of a section, or -1."""
    spaces: i64 = state.tables.soldier_spaces
    at: i64 = section * spaces
    for space in range(spaces):
        if state.soldiers[at + space] == NONE:
            return space
    return -1


def any_wall_room(state: Position) -> bool:
    """Whether any section has an empty wall space."""
    for section in range(SECTIONS):
        if wall_room(state, section) >= 0:
            return True
    return False


def any_tower_room(state: Position) -> bool:
    """Whether any section has an empty tower space."""
    for section in range(SECTIONS):
        if state.towers[section] == NONE:
            return True
    return False


def any_soldier_room(state: Position) -> bool:
    """Whether any section has an empty soldier space."""
    for section in range(SECTIONS):
        if soldier_room(state, section) >= 0:
            return True
    return False


def defense(state: Position, section: i64) -> i64:
    """Walls, towers and soldiers of all families together (TX-12.8)."""
    tables = state.tables
    total: i64 = 0
    at: i64 = section * tables.wall_spaces
    for space in range(tables.wall_spaces):
        if state.walls[at + space] != NONE:
            total += tables.wall_defense
    if state.towers[section] != NONE:
        total += tables.tower_defense
    at = section * tables.soldier_spaces
    for place in range(tables.soldier_spaces):
        if state.soldiers[at + place] != NONE:
            total += tables.soldier_defense
    return total


def battle_here(state: Position, section: i64) -> bool:
    """Whether a battle takes place in this round: the leader stands on the Battle space (TX-5.4)."""
    return i64(state.leaders[section]) == state.tables.battle_space


def place_wall(state: Position, family: i64, section: i64) -> None:
    """The next wall of a family on the leftmost empty space; it stays for good (TX-12.5, TX-12.9)."""
    space: i64 = wall_room(state, section)
    state.walls = changed(state.walls, section * state.tables.wall_spaces + space, family)
    state.add_piece(family, WALLS, 1)
    state.note(WALL_BUILT, family, space, section, TX_12_5)


def place_tower(state: Position, family: i64, section: i64) -> None:
    """The next tower of a family on the tower space."""
    state.towers = changed(state.towers, section, family)
    state.add_piece(family, TOWERS, 1)
    state.note(TOWER_BUILT, family, 0, section, TX_12_5)


def place_soldier(state: Position, family: i64, section: i64) -> None:
    """A worker of the supply on the leftmost empty soldier space (TX-12.6)."""
    space: i64 = soldier_room(state, section)
    state.soldiers = changed(state.soldiers, section * state.tables.soldier_spaces + space, family)
    state.add_piece(family, WORKERS, -1)
    state.note(SOLDIER_PLACED, family, space, section, TX_12_6)


# ---- Fortify (TX-12.4, TX-12.12), in any sections (TX-12.7) -------------------------------------------------------------


def built(state: Position, seat: i64, structure: i64) -> i64:
    """How many walls or towers a family has built."""
    return state.piece(seat, WALLS if structure == WALL else TOWERS)


def stone_cost(state: Position, seat: i64, structure: i64, discount: i64, first: bool) -> i64:
    """Stone for the next wall or tower; Masons Guild helps with the first structure of an action (TX-9.11)."""
    if first and state.works(seat, FORTIFY_DISCOUNT):
        discount += state.tables.passive_value[FORTIFY_DISCOUNT]
    return less(state.tables.stone_for(structure, built(state, seat, structure)), discount)


def has_next(state: Position, seat: i64, structure: i64) -> bool:
    """Whether a player has such a structure left (TX-1.6)."""
    return built(state, seat, structure) < state.tables.structures[structure]


def can_build(state: Position, seat: i64, stone: i64, discount: i64, first: bool) -> bool:
    """Whether so much stone is enough for a structure that has room somewhere."""
    if has_next(state, seat, WALL) and stone >= stone_cost(state, seat, WALL, discount, first) and any_wall_room(state):
        return True
    return (
        has_next(state, seat, TOWER)
        and stone >= stone_cost(state, seat, TOWER, discount, first)
        and any_tower_room(state)
    )


def why_not_build(state: Position, seat: i64, structure: i64, section: i64, discount: i64, first: bool) -> i64:
    """A structure left, room in the section, the stone."""
    if not has_next(state, seat, structure):
        return TX_12_4
    if structure == WALL and wall_room(state, section) < 0:
        return TX_12_5
    if structure == TOWER and state.towers[section] != NONE:
        return TX_12_5
    return LEGAL if state.has(seat, STONE) >= stone_cost(state, seat, structure, discount, first) else TX_12_4


def build(state: Position, seat: i64, structure: i64, section: i64, discount: i64, first: bool) -> None:
    """Pay and build; Watch Post scores at once (TX-9.11)."""
    tables = state.tables
    pay(state, seat, STONE, stone_cost(state, seat, structure, discount, first), TX_12_4)
    if structure == WALL:
        place_wall(state, seat, section)
    else:
        place_tower(state, seat, section)
    if state.works(seat, STRUCTURE_POINTS):
        wall: bool = structure == WALL
        points: i64 = tables.passive_value[STRUCTURE_POINTS] if wall else tables.passive_second[STRUCTURE_POINTS]
        gain(state, seat, POINTS, points, TX_9_11)


# of the own turn: a counts the structures built


def why_not_fortify(state: Position, structure: i64, section: i64) -> i64:
    """The next structure of the turn (TX-12.4)."""
    return why_not_build(state, state.top_seat(), structure, section, 0, state.top_a() == 0)


def fortify(state: Position, structure: i64, section: i64) -> None:
    """Build; the action goes on."""
    first: bool = state.top_a() == 0
    state.set_top(state.top_a() + 1, 0)
    build(state, state.top_seat(), structure, section, 0, first)


def can_fortify_more(state: Position) -> bool:
    """Whether a structure can be built now."""
    seat: i64 = state.top_seat()
    return can_build(state, seat, state.has(seat, STONE), 0, state.top_a() == 0)


# as an effect: a is what is left, b the discount * 2 + 1 once one was built


def why_not_building(state: Position, structure: i64, section: i64) -> i64:
    """The next structure of an effect."""
    flags: i64 = state.top_b()
    return why_not_build(state, state.top_seat(), structure, section, flags // 2, flags % 2 == 0)


def answer_building(state: Position, structure: i64, section: i64) -> None:
    """Build; the effect goes on as far as it allows."""
    seat: i64 = state.top_seat()
    left: i64 = state.top_a()
    flags: i64 = state.top_b()
    if left != UNLIMITED:
        left -= 1
    if left == 0:
        state.drop()
    else:
        state.set_top(left, flags | 1)
    build(state, seat, structure, section, flags // 2, flags % 2 == 0)


def building_vacant(state: Position) -> bool:
    """Nothing can be built: the effect is lost, or over (TX-2.4, TX-23.7)."""
    seat: i64 = state.top_seat()
    flags: i64 = state.top_b()
    return not can_build(state, seat, state.has(seat, STONE), flags // 2, flags % 2 == 0)


# ---- Train (TX-12.6, TX-12.11) -----------------------------------------------------------------------------------------


def rice_pool(state: Position, seat: i64, left: i64, trained: i64) -> i64:
    """The discount of a Train action; Drill Ground adds to it with the first soldier (TX-9.11)."""
    if trained == 0 and state.works(seat, TRAIN_DISCOUNT):
        return left + state.tables.passive_value[TRAIN_DISCOUNT]
    return left


def rice_cost(state: Position, seat: i64, left: i64, trained: i64) -> i64:
    """Rice for the next soldier: one pool of discounts, used up from the first soldier on (TX-12.11)."""
    return less(state.tables.train_rice, rice_pool(state, seat, left, trained))


def can_train(state: Position, seat: i64, rice: i64, left: i64, trained: i64) -> bool:
    """Whether so much rice is enough for a soldier that has room somewhere."""
    if state.piece(seat, WORKERS) == 0 or rice < rice_cost(state, seat, left, trained):
        return False
    return any_soldier_room(state)


def why_not_recruit(state: Position, seat: i64, section: i64) -> i64:
    """A worker of the supply and an empty soldier space, whatever it costs."""
    if state.piece(seat, WORKERS) == 0:
        return TX_12_10
    return LEGAL if soldier_room(state, section) >= 0 else TX_12_6


def why_not_soldier(state: Position, section: i64) -> i64:
    """The next soldier of a Train action, of the turn or of an effect: a soldiers trained, b what is left of the pool."""
    seat: i64 = state.top_seat()
    rule: i64 = why_not_recruit(state, seat, section)
    if rule != LEGAL:
        return rule
    return LEGAL if state.has(seat, RICE) >= rice_cost(state, seat, state.top_b(), state.top_a()) else TX_12_6


def train(state: Position, section: i64) -> None:
    """Pay and place; the action goes on."""
    seat: i64 = state.top_seat()
    trained: i64 = state.top_a()
    left: i64 = state.top_b()
    pay(state, seat, RICE, rice_cost(state, seat, left, trained), TX_12_6)
    state.set_top(trained + 1, less(rice_pool(state, seat, left, trained), state.tables.train_rice))
    place_soldier(state, seat, section)


def can_train_more(state: Position) -> bool:
    """Whether a soldier can be trained now."""
    seat: i64 = state.top_seat()
    return can_train(state, seat, state.has(seat, RICE), state.top_b(), state.top_a())


def why_not_free_soldier(state: Position, section: i64) -> i64:
    """A soldier without rice: no Train action (TX-9.9)."""
    return why_not_recruit(state, state.top_seat(), section)


def free_soldier(state: Position, section: i64) -> None:
    """Place it; the effect goes on as far as it allows."""
    seat: i64 = state.top_seat()
    left: i64 = state.top_a() - 1
    if left > 0:
        state.set_top(left, 0)
    else:
        state.drop()
    place_soldier(state, seat, section)


def soldiers_vacant(state: Position) -> bool:
    """No worker or no room: the effect is lost, or over."""
    return state.piece(state.top_seat(), WORKERS) == 0 or not any_soldier_room(state)


# ---- stopping ----------------------------------------------------------------------------------------------------------


def why_not_stop_fortify(state: Position) -> i64:
    """At least one structure, as long as one is possible (TX-12.3, TX-7.6)."""
    return TX_12_3 if state.top_a() == 0 and can_fortify_more(state) else LEGAL


def why_not_stop_train(state: Position) -> i64:
    """At least one soldier, as long as one is possible (TX-12.3, TX-7.6)."""
    return TX_12_3 if state.top_a() == 0 and can_train_more(state) else LEGAL
