"""What the wall promises a seat, for the bots' estimate (policy.py): battles of this round and later ones, and raids."""

from typing import Final

from mypy_extensions import i64

from serai.core.bits import bit
from serai.core.state import FRAME
from serai.games.tianxia.actions import LOSS, STEP_BATTLE, STEP_LOSSES, STEP_RAID
from serai.games.tianxia.attack import contribution, path_governors, rank_key, structure_defense
from serai.games.tianxia.military import battle_here, defense
from serai.games.tianxia.state import ATTACK, CLEANUP, MARKERS, NONE, Position
from serai.games.tianxia.tables import COINS, FAMILIES, PATH_SITES, SECTIONS
from serai.games.tianxia.worth import Worth

HELP: Final = 0.7  # defense that a marker of somebody else still brings, about
LATER: Final = 0.5  # what a contribution to a later battle counts
GROWTH: Final = 1.6  # strength that a section gains in a round, about
LAST_GROWTH: Final = 4.5  # ... and in the last one
SURPRISE: Final = 2.5  # in the formula of shares


def wall_value(state: Position, seat: i64, worth: Worth, sites: list[float]) -> float:
    """Ranks, soldiers lost, victories, raids and losses to come; `sites` is what the Governor at each site is worth."""
    fighting: i64 = battles_pending(state)
    others: float = markers_of_others(state, seat)
    help_each: float = 0.0
    count: i64 = 0
    for section in range(SECTIONS):
        if fighting & bit(section) != 0:
            count += 1
    if count > 0:
        help_each = HELP * others / float(count)
    open_part: float = 0.5 * others / (1.5 * float(state.family_count())) if others > 0.0 else 0.0
    if open_part > 0.6:
        open_part = 0.6
    total: float = 0.0
    threat: float = threat_pending(state, seat)
    for section in range(SECTIONS):
        if fighting & bit(section) != 0:
            total += battle_value(state, seat, section, open_part)
            over: float = float(state.strength[section] - defense(state, section)) - help_each
            if over > 0.0:
                threat += raid_left(state, section, over)
                total -= raid_costs(state, section, over, sites)
            else:
                total += victory_value(state, seat, section)
        if worth.rounds > 0.0:
            total += later_value(state, seat, section, fighting & bit(section) != 0, worth)
    return total - losses_value(state, seat, threat, worth)


def battles_pending(state: Position) -> i64:
    """A bit mask of the sections with a battle to come in this round (TX-19.1)."""
    found: i64 = 0
    if state.phase == ATTACK:
        for at in range(state.depth):
            if state.frames[at * FRAME] == STEP_BATTLE:
                found |= bit(state.frames[at * FRAME + 2])
    elif state.phase < CLEANUP:
        for section in range(SECTIONS):
            if battle_here(state, section):
                found |= bit(section)
    return found


def markers_of_others(state: Position, seat: i64) -> float:
    """Markers that other families can still use in this round."""
    if state.phase >= ATTACK:
        return 0.0
    count: i64 = 0
    for family in range(FAMILIES):
        if family != seat and not state.has_passed(family):
            count += state.piece(family, MARKERS)  # 0 of a family that does not play
    return float(count)


# ---- a battle of this round --------------------------------------------------------------------------------------------


def battle_value(state: Position, seat: i64, section: i64, open_part: float) -> float:
    """Rank and soldiers lost (TX-19.2, TX-19.5): as things stand, and as they may still change."""
    tables = state.tables
    rank: i64 = rank_of(state, seat, section)
    sure: float = float(tables.rank_points[rank]) if 0 <= rank < len(tables.rank_points) else 0.0
    value: float = (1.0 - open_part) * sure + open_part * share_value(state, seat, section, 0)
    return value + float(falling(state, seat, section) * tables.soldier_points)


def rank_of(state: Position, seat: i64, section: i64) -> i64:
    """The place of a seat by contribution, from 0; -1 without one."""
    own: i64 = rank_key(state, seat, section)
    if own == 0:
        return -1
    rank: i64 = 0
    for family in range(FAMILIES):
        if family != seat and rank_key(state, family, section) > own:
            rank += 1
    return rank


def share_value(state: Position, seat: i64, section: i64, fallen: i64) -> float:
    """Points that a share of all contributions promises, without so many soldiers of the seat."""
    own: float = float(contribution(state, seat, section) - fallen)
    if own <= 0.0:
        return 0.0
    total: float = own
    for family in range(FAMILIES):
        if family != seat:
            total += float(contribution(state, family, section))
    return 9.0 * own / (total + SURPRISE)


def falling(state: Position, seat: i64, section: i64) -> i64:
    """Soldiers of a seat that would fall if the battle took place now (TX-19.5)."""
    tables = state.tables
    left: i64 = state.strength[section] - structure_defense(state, section)
    count: i64 = 0
    at: i64 = section * tables.soldier_spaces
    for place in range(tables.soldier_spaces):
        family: i64 = i64(state.soldiers[at + place])
        if left > 0 and family != NONE:
            left -= tables.soldier_defense
            if family == seat:
                count += 1
    return count


def victory_value(state: Position, seat: i64, section: i64) -> float:
    """What a battle won is worth to the first (TX-19.6)."""
    if rank_of(state, seat, section) != 0:
        return 0.0
    return 0.9 * float(path_governors(state, section) * state.tables.governor_points)


# ---- raids and losses --------------------------------------------------------------------------------------------------


def raid_left(state: Position, section: i64, strength: float) -> float:
    """The strength that remains after the third site (TX-19.11)."""
    left: float = strength
    for place in range(PATH_SITES):
        left -= float(state.tables.site_raid[state.tables.path[section * PATH_SITES + place]])
    return left if left > 0.0 else 0.0


def raid_costs(state: Position, section: i64, strength: float, sites: list[float]) -> float:
    """What the seat's Governors on the way are worth (TX-19.8)."""
    return raid_from(state, section * PATH_SITES, strength, sites)


def raid_from(state: Position, first: i64, strength: float, sites: list[float]) -> float:
    """The same from a place of `path` on."""
    left: float = strength
    total: float = 0.0
    at: i64 = first
    end: i64 = first - first % PATH_SITES + PATH_SITES
    while at < end and left > 0.0:
        site: i64 = state.tables.path[at]
        total += sites[site] * (left if left < 1.0 else 1.0)
        left -= float(state.tables.site_raid[site])
        at += 1
    return total


def threat_pending(state: Position, seat: i64) -> float:
    """Strength left over that the seat still has to answer for: its own question, or one that comes (TX-19.11)."""
    total: float = 0.0
    for at in range(state.depth):
        frame: i64 = at * FRAME
        kind: i64 = state.frames[frame]
        if kind == LOSS and state.frames[frame + 1] == seat:
            total += float(state.frames[frame + 2])
        elif kind == STEP_LOSSES:
            total += float(state.frames[frame + 3])
        elif kind == STEP_RAID:
            left: i64 = state.frames[frame + 3]
            place: i64 = state.frames[frame + 2]
            end: i64 = place - place % PATH_SITES + PATH_SITES
            while place < end:
                left -= state.tables.site_raid[state.tables.path[place]]
                place += 1
            if left > 0:
                total += float(left)
    return total


def losses_value(state: Position, seat: i64, threat: float, worth: Worth) -> float:
    """Coins as far as there are any, and points for the rest (TX-19.11)."""
    if threat <= 0.0:
        return 0.0
    tables = state.tables
    price: float = float(tables.loss_coins)
    coins: float = float(state.has(seat, COINS))
    paid: float = coins / price if coins < threat * price else threat
    return paid * price * worth.coin + (threat - paid) * float(tables.loss_points)


# ---- later rounds ------------------------------------------------------------------------------------------------------


def later_value(state: Position, seat: i64, section: i64, fights: bool, worth: Worth) -> float:
    """What stays in a section promises for the battles of later rounds, above all of the last."""
    battles: float = 0.85 + 0.25 * (worth.rounds - 1.0)
    fallen: i64 = falling(state, seat, section) if fights else 0
    value: float = LATER * battles * share_value(state, seat, section, fallen)
    if fights:
        strength: float = float(state.tables.base_strength[state.seats - 1])
        held: float = float(structure_defense(state, section))
    else:
        strength = float(state.strength[section])
        held = float(defense(state, section))
    strength += GROWTH * (worth.rounds - 1.0) + LAST_GROWTH
    over: float = strength - held - 0.6 * worth.rounds * float(state.family_count())
    return value - 0.25 * over if over > 0.0 else value
