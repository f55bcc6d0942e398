"""TX-19: the Attack phase: battles, raids, losses. A battle is a few steps, so that chance and players can come between."""

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.bits import bit
from serai.core.state import LEGAL
from serai.core.vectors import replaced
from serai.games.tianxia.actions import (
    CHANCE_SITE,
    LOSS,
    STEP_BATTLE,
    STEP_CLEANUP,
    STEP_LIMU_LOSS,
    STEP_LOSSES,
    STEP_RAID,
    STEP_RESET,
)
from serai.games.tianxia.facts import (
    BATTLE,
    BATTLE_WON,
    LEADER_BACK,
    LOSSES,
    LOST,
    RAIDED,
    RANKED,
    SOLDIER_LOST,
    TOKEN_LAID,
    WALLS_HOLD,
)
from serai.games.tianxia.governors import expel
from serai.games.tianxia.military import battle_here
from serai.games.tianxia.payment import gain, less, pay
from serai.games.tianxia.rule_ids import (
    TX_19_1,
    TX_19_2,
    TX_19_4,
    TX_19_5,
    TX_19_6,
    TX_19_9,
    TX_19_10,
    TX_19_11,
    TX_19_12,
    TX_22_11,
)
from serai.games.tianxia.state import ATTACK, NONE, WORKERS, Position, changed
from serai.games.tianxia.tables import COINS, FAMILIES, LIMU, MOST_WORKER_SPACES, PATH_SITES, POINTS, SECTIONS


def begin_attack(state: Position) -> None:
    """A battle where the leader has arrived, in the order of the sections (TX-19.1); others stay as they are (TX-19.13)."""
    state.phase = ATTACK
    state.active = -1
    state.push(STEP_CLEANUP, -1, 0, 0)
    for back in range(SECTIONS):
        section: i64 = SECTIONS - 1 - back
        if battle_here(state, section):
            state.push(STEP_BATTLE, -1, section, 0)


# ---- contributions (TX-19.2, TX-19.3) ----------------------------------------------------------------------------------


def contribution(state: Position, family: i64, section: i64) -> i64:
    """Walls, towers and soldiers of a family in a section, each with its defense (TX-19.2)."""
    tables = state.tables
    total: i64 = tables.tower_defense if i64(state.towers[section]) == family else 0
    at: i64 = section * tables.wall_spaces
    for wall in range(tables.wall_spaces):
        if i64(state.walls[at + wall]) == family:
            total += tables.wall_defense
    at = section * tables.soldier_spaces
    for place in range(tables.soldier_spaces):
        if i64(state.soldiers[at + place]) == family:
            total += tables.soldier_defense
    return total


def rank_key(state: Position, family: i64, section: i64) -> i64:
    """A number that orders the families of a section, the highest first; 0 without a contribution.

    After the contribution the leftmost soldier decides, then the leftmost wall; none is behind any (TX-19.3).
    """
    tables = state.tables
    key: i64 = contribution(state, family, section)
    if key == 0:
        return 0
    key = key * (tables.soldier_spaces + 1)
    at: i64 = section * tables.soldier_spaces
    for place in range(tables.soldier_spaces):
        if i64(state.soldiers[at + place]) == family:
            key += tables.soldier_spaces - place
            break
    key = key * (tables.wall_spaces + 1)
    at = section * tables.wall_spaces
    for wall in range(tables.wall_spaces):
        if i64(state.walls[at + wall]) == family:
            key += tables.wall_spaces - wall
            break
    return key


def ranking(state: Position, section: i64) -> vec[i64]:
    """The families that contribute to a section, best first; no two are equal (TX-19.3)."""
    ranked = vec[i64](capacity=8)
    least: i64 = -1  # key of the family ranked last
    while True:
        best: i64 = -1
        most: i64 = 0
        for family in range(FAMILIES):
            key: i64 = rank_key(state, family, section)
            if key > most and (least < 0 or key < least):
                most = key
                best = family
        if best < 0:
            return ranked
        ranked = append(ranked, best)
        least = most


def score_ranks(state: Position, ranked: vec[i64], section: i64) -> None:
    """Points for the highest contributions, whatever becomes of the battle (TX-19.2)."""
    points = state.tables.rank_points
    for rank in range(len(ranked)):
        state.note(RANKED, ranked[rank], rank + 1, section, TX_19_2)
        if rank < len(points):
            gain(state, ranked[rank], POINTS, points[rank], TX_19_2)


# ---- the battle (TX-19.4 to TX-19.6, TX-19.12) -------------------------------------------------------------------------


def battle_step(state: Position) -> None:
    """Ranks, walls and towers, soldiers; then victory, or the raid (TX-19.7). The reset waits below."""
    section: i64 = state.top_a()
    strength: i64 = state.strength[section]
    state.drop()
    state.push(STEP_RESET, -1, section, 0)
    state.note(BATTLE, -1, strength, section, TX_19_1)
    ranked = ranking(state, section)
    score_ranks(state, ranked, section)
    left: i64 = less(strength, structure_defense(state, section))
    state.note(WALLS_HOLD, -1, left, section, TX_19_4)
    rule: i64 = TX_19_4
    if left > 0:
        left = fight_soldiers(state, section, left)
        rule = TX_19_5
    if left > 0:
        state.push(STEP_RAID, -1, section * PATH_SITES, left)
        return
    winner: i64 = ranked[0] if len(ranked) > 0 else -1
    state.note(BATTLE_WON, winner, 0, section, rule)
    if winner >= 0:
        points: i64 = path_governors(state, section) * state.tables.governor_points
        gain(state, winner, POINTS, points, TX_19_6)


def structure_defense(state: Position, section: i64) -> i64:
    """What walls and towers of all families, Li Mu included, take from the strength (TX-19.4, TX-22.14)."""
    tables = state.tables
    total: i64 = 0 if state.towers[section] == NONE else tables.tower_defense
    at: i64 = section * tables.wall_spaces
    for wall in range(tables.wall_spaces):
        if state.walls[at + wall] != NONE:
            total += tables.wall_defense
    return total


def fight_soldiers(state: Position, section: i64, left: i64) -> i64:
    """Soldiers fall from the left until no strength is left, and score (TX-19.5). Returns what is left."""
    tables = state.tables
    at: i64 = section * tables.soldier_spaces
    for place in range(tables.soldier_spaces):
        family: i64 = i64(state.soldiers[at + place])
        if left == 0 or family == NONE:
            continue
        state.soldiers = changed(state.soldiers, at + place, NONE)
        state.add_piece(family, WORKERS, 1)
        state.note(SOLDIER_LOST, family, place, section, TX_19_5)
        gain(state, family, POINTS, tables.soldier_points, TX_19_5)
        left = less(left, tables.soldier_defense)
    return left


def path_governors(state: Position, section: i64) -> i64:
    """Governors of all families at the sites of a path (TX-19.6)."""
    total: i64 = 0
    for place in range(PATH_SITES):
        at: i64 = state.tables.path[section * PATH_SITES + place] * MOST_WORKER_SPACES
        for space in range(MOST_WORKER_SPACES):
            if state.governors[at + space] != NONE:
                total += 1
    return total


def reset_step(state: Position) -> None:
    """The leader goes back, the strength to its base value (TX-19.12)."""
    tables = state.tables
    section: i64 = state.top_a()
    state.drop()
    state.leaders = changed(state.leaders, section, tables.start_space)
    state.strength = replaced(state.strength, section, tables.base_strength[state.seats - 1])
    state.note(LEADER_BACK, -1, 0, section, TX_19_12)


# ---- the raid (TX-19.7 to TX-19.10) ------------------------------------------------------------------------------------


def raid_step(state: Position) -> None:
    """The nomads at a site; what is left of them goes on to the next one, or to the losses (TX-19.10, TX-19.11)."""
    at: i64 = state.top_a()
    site: i64 = state.tables.path[at]
    left: i64 = less(state.top_b(), state.tables.site_raid[site])
    state.drop()
    state.note(RAIDED, -1, left, site, TX_19_10)
    expel(state, site)
    if state.tokens & bit(site) == 0:
        state.tokens |= bit(site)
        state.note(TOKEN_LAID, -1, 0, site, TX_19_9)
    if left > 0:
        if at % PATH_SITES < PATH_SITES - 1:
            state.push(STEP_RAID, -1, at + 1, left)
        else:
            state.push(STEP_LOSSES, -1, at // PATH_SITES, left)
    if state.tile_at[site] == NONE and state.supply > 0:
        state.push(CHANCE_SITE, -1, site, 1)


# ---- losses (TX-19.11, TX-22.11) ---------------------------------------------------------------------------------------


def losses_step(state: Position) -> None:
    """Every family in turn order bears the strength that is left."""
    section: i64 = state.top_a()
    left: i64 = state.top_b()
    state.drop()
    state.note(LOSSES, -1, left, section, TX_19_11)
    count: i64 = len(state.order)
    for back in range(count):
        family: i64 = i64(state.order[count - 1 - back])
        state.push(STEP_LIMU_LOSS if family == LIMU else LOSS, family, left, section)


def limu_loss_step(state: Position) -> None:
    """Li Mu pays in points (TX-22.11)."""
    left: i64 = state.top_a()
    state.drop()
    pay(state, LIMU, POINTS, left * state.tables.limu_loss_points, TX_22_11)


def why_not_lose(state: Position, coins: i64) -> i64:
    """So much of the strength as is left, and as the seat has coins for (TX-19.11)."""
    if coins < 0 or coins > state.top_a():
        return TX_19_11
    return LEGAL if coins * state.tables.loss_coins <= state.has(state.top_seat(), COINS) else TX_19_11


def lose_coins(state: Position, coins: i64) -> None:
    """Coins for so much of the strength, points for the rest; points may fall below 0 (TX-1.13)."""
    tables = state.tables
    seat: i64 = state.top_seat()
    left: i64 = state.top_a()
    section: i64 = state.top_b()
    state.drop()
    state.note(LOST, seat, coins, section, TX_19_11)
    pay(state, seat, COINS, coins * tables.loss_coins, TX_19_11)
    pay(state, seat, POINTS, (left - coins) * tables.loss_points, TX_19_11)
