"""The grammar of the decision stack after setup: for documents, since play never makes another one.

`pending_faults` says what the rules could not go on from: which entry stands right above which and whose it is. That the
numbers of an entry fit the table is seen in `pending_entries.py`. Before the first round `setup_check.py` compares with
the setup played again.
"""

from collections.abc import Iterator
from typing import Final

from serai.core.bits import bit, bits
from serai.core.state import FIRST_CHANCE, FIRST_STEP, FRAME
from serai.games.tianxia import actions as k
from serai.games.tianxia.attack import structure_defense
from serai.games.tianxia.frames import LAYOUTS
from serai.games.tianxia.imagine import objective_faults
from serai.games.tianxia.military import battle_here
from serai.games.tianxia.pending_entries import Frame, entry_faults
from serai.games.tianxia.state import (
    ACTION,
    ATTACK,
    CLEANUP,
    ENDED_PHASE,
    INCOME_PHASE,
    MARKERS,
    NONE,
    PREPARATION,
    Position,
)
from serai.games.tianxia.tables import BARGES, LIMU, PATH_SITES, SECTIONS, SLOTS

NO_SEAT: Final = frozenset(
    {
        k.CHANCE_BANNER,
        k.CHANCE_BUILDING,
        k.CHANCE_SITE,
        k.CHANCE_SHIP,
        k.CHANCE_DEMAND,
        k.CHANCE_PLACE,
        k.CHANCE_ROUND,
        k.CHANCE_ATTACK,
        k.CHANCE_LIMU,
        k.STEP_PLAYERS,
        k.STEP_ROUND,
        k.STEP_ADVANCE,
        k.STEP_NEUTRAL,
        k.STEP_ACTION,
        k.STEP_BATTLE,
        k.STEP_RAID,
        k.STEP_LOSSES,
        k.STEP_RESET,
        k.STEP_CLEANUP,
        k.STEP_LIMU_PUSH,
    }
)
# What an effect leaves on the stack (TX-2).
EFFECT: Final = frozenset(
    {
        k.TRACK,
        k.TAKE,
        k.SOLDIERS,
        k.TRAINING,
        k.BUILDING,
        k.INSTALL,
        k.SHIPPING,
        k.REWARDS,
        k.CHANCE_OBJECTIVE,
        k.CHANCE_SUPPLY,
        k.STEP_EFFECT,
        k.STEP_PARTS,
    }
)
TURNS: Final = frozenset({k.TURN, k.REGION, k.FINISH, k.PASSED})  # the lowest entry of a turn above `next`
# What may stand right above an entry of a turn; nothing above those that are not listed.
ABOVE: Final[dict[int, frozenset[int]]] = {
    k.STEP_NEXT: TURNS,
    k.TURN: EFFECT,
    k.REGION: EFFECT | {k.SHIP_TURN, k.EXCHANGE},
    k.SHIP_TURN: EFFECT,
    k.FINISH: EFFECT | {k.FORTIFY_TURN, k.TRAIN_TURN, k.MERCHANT},
    k.FORTIFY_TURN: EFFECT,
    k.TRAIN_TURN: EFFECT,
    k.PASSED: EFFECT | {k.ROUND_TILE},
    k.TRACK: EFFECT,
    k.SHIPPING: EFFECT,
    k.STEP_EFFECT: EFFECT,
    k.STEP_PARTS: EFFECT,
}


def name(kind: int) -> str:
    """What an entry is called."""
    return f"`{LAYOUTS[kind].name}`"


def frames_of(state: Position) -> list[Frame]:
    """The stack as tuples, the top last."""
    rows = [[int(state.frames[at * FRAME + column]) for column in range(FRAME)] for at in range(state.depth)]
    return [(kind, seat, a, b) for kind, seat, a, b in rows]


def owner_faults(state: Position) -> Iterator[str]:
    """Every entry belongs to a seat, but for what the table itself does, and Li Mu's turns and losses."""
    for kind, seat, _, _ in frames_of(state):
        of_limu = kind == k.STEP_LIMU_LOSS or (kind == k.STEP_NEXT and seat == LIMU)
        if (seat < 0) != (kind in NO_SEAT):
            yield f"{name(kind)} belongs to {'nobody' if seat >= 0 else 'a seat'} (TX-23.2)"
        elif (seat == LIMU) != of_limu or (of_limu and not state.has_limu()):
            yield f"{name(kind)} belongs to {'a seat' if seat == LIMU else 'Li Mu'} (TX-22.1)"


def pending_faults(state: Position) -> Iterator[str]:
    """Every breach, in words; nothing for a stack that play could have left."""
    yield from owner_faults(state)
    frames = frames_of(state)
    yield from [f"seats: {fault}" for fault in objective_faults(state)]
    yield from supply_faults(state, frames)
    if LIMU in [int(family) for family in state.next_order] and state.piece(LIMU, MARKERS) > 0:
        yield "li_mu.markers: Li Mu passes without any (TX-22.10)"
    if (state.phase == ENDED_PHASE) != (not frames) or (not frames and state.round < state.tables.rounds):
        yield "nothing is pending when the game is over, and only then (TX-21.1)"
        return
    if not frames:
        return
    if frames[-1][0] >= FIRST_STEP:
        yield "the last entry must be a decision of a seat or of chance (TX-23.2)"
    elif state.phase in (PREPARATION, INCOME_PHASE):
        yield from start_faults(state, frames)
    elif state.phase == ACTION:
        yield from turn_faults(state, frames)
    elif state.phase == ATTACK:
        yield from attack_faults(state, frames)
    else:
        yield from cleanup_faults(state, frames)


def supply_faults(state: Position, frames: list[Frame]) -> Iterator[str]:
    """Demand tiles for all ships that may still come (TX-20.4)."""
    cleanups = int(state.tables.rounds - state.round) - (state.phase == CLEANUP)
    coming = sum(kind == k.CHANCE_SHIP for kind, _, _, _ in frames)
    bare = sum(kind == k.CHANCE_DEMAND for kind, _, _, _ in frames) - coming
    needed = min(int(bits(state.ships_left)), coming + cleanups * SLOTS) + bare
    if bits(state.demands_left) < needed:
        yield f"demands_left: {needed} Demand tiles are needed for the ships that may come (TX-20.4)"


def order_faults(frames: list[Frame], first: int) -> Iterator[str]:
    """Which entry stands right above which, from this one on."""
    for at in range(first, len(frames)):
        below, kind = frames[at - 1][0], frames[at][0]
        if kind not in ABOVE.get(below, frozenset()):
            yield f"{name(kind)} cannot stand right above {name(below)} (TX-2.3)"


def first_entry_fault(state: Position, frames: list[Frame], first: int) -> Iterator[str]:
    """The first fault that an entry has in itself, from this one on."""
    for at in range(first, len(frames)):
        yield from entry_faults(state, frames, at)


# ---- the start of a round ----------------------------------------------------------------------------------------------


def players_in_order(state: Position) -> list[int]:
    """The seats in turn order."""
    return [int(family) for family in state.order if family != LIMU]


def round_start(state: Position) -> list[Frame]:
    """The whole start of the round as it is laid on the stack, the last entry first (TX-4.2)."""
    tables = state.tables
    frames: list[Frame] = [(k.STEP_ACTION, -1, 0, 0)]
    if state.round > 1 and tables.neutrals_at_income > 0:
        frames += [(k.STEP_NEUTRAL, -1, barge, 0) for barge in range(BARGES - 1, -1, -1)]
    frames += [(k.STEP_INCOME, seat, 0, 0) for seat in reversed(players_in_order(state))]
    frames += [(k.STEP_ADVANCE, -1, 0, 0), (k.CHANCE_ATTACK, -1, 0, 0)]
    frames += [(k.CHANCE_ROUND, -1, 0, 0)] * int(tables.stack_size[state.seats - 1])
    return frames


def start_faults(state: Position, frames: list[Frame]) -> Iterator[str]:
    """The start of a round: what is left of it, and above that what its current entry has become."""
    whole = round_start(state)
    left = 0
    while left < len(frames) and left < len(whole) and frames[left] == whole[left]:
        left += 1
    above = frames[left:]
    current = whole[left] if left < len(whole) else (0, -1, 0, 0)
    preparing = left > 0 and FIRST_CHANCE <= whole[left - 1][0] < FIRST_STEP
    if left == 0 or preparing != (state.phase == PREPARATION):
        yield "not what is left of the start of a round in this phase (TX-4.2)"
    elif preparing:
        if above:
            yield f"{name(above[0][0])} does not belong to Preparation (TX-5)"
    elif not above:
        yield "the start of a round never stops there (TX-4.2)"
    elif current[0] == k.STEP_NEUTRAL:
        yield from pushed_faults(state, above, current[2])
    elif current[0] != k.STEP_INCOME or above[0][0] not in EFFECT:
        yield f"{name(above[0][0])} does not belong to this step of the start of a round (TX-6.1)"
    elif any(seat != current[1] for _, seat, _, _ in above):
        yield "an entry names another seat than the one whose income it is (TX-24.5)"
    else:
        found = [*order_faults(frames, left + 1)]
        yield from found or first_entry_fault(state, frames, left)


def pushed_faults(state: Position, above: list[Frame], barge: int) -> Iterator[str]:
    """A neutral worker has pushed a player's off a barge, who chooses a Merchant space (TX-6.3, TX-22.4)."""
    if len(above) != 1 or above[0][0] != k.MERCHANT:
        yield "a neutral worker leads to the choice of a Merchant space alone (TX-6.6)"
        return
    barges = range(BARGES) if barge < 0 else [barge]
    if not any(is_full(state, one) for one in barges):
        yield "no worker can have fallen off a barge (TX-13.3)"
    yield from entry_faults(state, above, 0)


def is_full(state: Position, barge: int) -> bool:
    """Whether all places of a barge are taken."""
    first = barge * (len(state.barges) // BARGES)
    return all(worker != NONE for worker in state.barges[first : first + len(state.barges) // BARGES])


# ---- a turn ------------------------------------------------------------------------------------------------------------


def turn_faults(state: Position, frames: list[Frame]) -> Iterator[str]:
    """`next` is the lowest entry; all above belongs to the turn, and to its seat (TX-7.1)."""
    active = int(state.active)
    if frames[0] != (k.STEP_NEXT, active, 0, 0) or len(frames) < 2:
        yield "the first entry must be `next` of the family on turn: a turn always ends with the next one (TX-7.1)"
        return
    passed = [int(family) for family in state.next_order]
    has_passed = frames[1][0] == k.PASSED
    if (active in passed) != has_passed or (has_passed and passed[-1] != active):
        yield "next_order: the family on turn is in it only once it passes in this turn, as the last one (TX-14.1)"
    if active == LIMU:
        yield from limu_faults(state, frames)
        return
    if any(seat != active for kind, seat, _, _ in frames if kind != k.MERCHANT):
        yield "an entry of the turn names another seat than the one on turn (TX-7.1)"
        return
    found = [*order_faults(frames, 1)]
    yield from found or first_entry_fault(state, frames, 1)


def limu_faults(state: Position, frames: list[Frame]) -> Iterator[str]:
    """Li Mu waits for a card, or for whom its card has pushed off a barge (TX-22.4)."""
    markers = state.piece(LIMU, MARKERS)
    if frames[1:] == [(k.CHANCE_LIMU, -1, 0, 0)]:
        if markers == 0:
            yield "Li Mu has no action marker (TX-22.10)"
    elif markers == state.tables.limu_markers:
        yield "Li Mu has not played a card in this round (TX-22.4)"
    else:
        yield from pushed_faults(state, frames[1:], -1)


# ---- the Attack phase and Cleanup --------------------------------------------------------------------------------------


def attack_faults(state: Position, frames: list[Frame]) -> Iterator[str]:
    """`cleanup`, the battles that follow, and the one that is being fought (TX-19.1)."""
    resets = [a for kind, _, a, _ in frames if kind == k.STEP_RESET]
    section = resets[0] if len(resets) == 1 else -1
    if section < 0 or not battle_here(state, section):
        yield "one battle is being fought, where the leader is on the Battle space (TX-19.1)"
        return
    whole: list[Frame] = [(k.STEP_CLEANUP, -1, 0, 0)]
    whole += [(k.STEP_BATTLE, -1, later, 0) for later in range(SECTIONS - 1, section, -1) if battle_here(state, later)]
    whole.append((k.STEP_RESET, -1, section, 0))
    if frames[: len(whole)] != whole or any(battle_here(state, before) for before in range(section)):
        yield "not the battles that follow in this round (TX-19.1)"
        return
    spaces = int(state.tables.soldier_spaces)
    if any(one != NONE for one in state.soldiers[section * spaces : (section + 1) * spaces]):
        yield f"sections.{section + 1}.soldiers: all fall before the nomads go on (TX-19.7)"
    above = frames[len(whole) :]
    if above and above[-1][0] == k.CHANCE_SITE:
        yield from raid_faults(state, above, section)
    else:
        yield from losses_faults(state, above, section)


def strength_after(state: Position, section: int, raids: int) -> int:
    """The most strength that can be left after walls, towers and so many sites of the path."""
    tables = state.tables
    left = int(state.strength[section]) - int(structure_defense(state, section))
    return left - sum(int(tables.site_raid[tables.path[section * PATH_SITES + at]]) for at in range(raids))


def raid_faults(state: Position, above: list[Frame], section: int) -> Iterator[str]:
    """A site has just been raided and gets a Bonus tile; the next one or the losses follow (TX-19.9, TX-19.10)."""
    tables = state.tables
    path = [int(tables.path[section * PATH_SITES + at]) for at in range(PATH_SITES)]
    _, _, site, of_supply = above[-1]
    if site not in path or of_supply != 1 or len(above) > 2:
        yield "a tile of the supply comes to a site that has just been raided (TX-19.9)"
        return
    place = path.index(site)
    if state.tile_at[site] != NONE or state.supply == 0:
        yield "a tile comes only where none lies, and while the supply has some (TX-19.9)"
    yield from raided_faults(state, section, place + 1)
    follows = (
        (k.STEP_LOSSES, -1, section) if place == PATH_SITES - 1 else (k.STEP_RAID, -1, section * PATH_SITES + place + 1)
    )
    if len(above) == 2 and above[0][:3] != follows:
        yield "not what follows the raid of this site (TX-19.10)"
    if len(above) == 2 and above[0][3] > strength_after(state, section, place + 1):
        yield "so much strength cannot be left (TX-19.10)"
    if strength_after(state, section, place) <= 0:
        yield "the nomads cannot have come so far (TX-19.10)"


def raided_faults(state: Position, section: int, raids: int) -> Iterator[str]:
    """At raided sites there are tokens and no Governors (TX-19.8, TX-19.9)."""
    tables = state.tables
    for at in range(raids):
        site = int(tables.path[section * PATH_SITES + at])
        if not state.tokens & bit(site) or state.free_spaces(site) != tables.worker_spaces[state.seats - 1]:
            yield f"sites.{tables.site_names[site]}: raided, so with a token and without Governors (TX-19.8, TX-19.9)"


def losses_faults(state: Position, above: list[Frame], section: int) -> Iterator[str]:
    """What is left after the third site is lost by all families in turn order (TX-19.11)."""
    left = above[-1][2] if above else 0
    families = [int(family) for family in state.order]
    whole = [
        (k.STEP_LIMU_LOSS if family == LIMU else k.LOSS, family, left, section)
        for family in reversed(families[len(families) - len(above) :])
    ]
    if not above or len(above) > len(families) or above != whole:
        yield "not the losses of the families that follow in turn order (TX-19.11)"
        return
    yield from raided_faults(state, section, PATH_SITES)
    if left > strength_after(state, section, PATH_SITES):
        yield "so much strength cannot be left (TX-19.10)"


def cleanup_faults(state: Position, frames: list[Frame]) -> Iterator[str]:
    """Ships come into the empty slots from the top, each with its Demand tile; then the next round (TX-20.4)."""
    kind, _, slot, _ = frames[-1]
    if kind not in (k.CHANCE_SHIP, k.CHANCE_DEMAND):
        yield f"{name(kind)} does not belong to Cleanup (TX-20.4)"
        return
    first = slot if kind == k.CHANCE_SHIP else slot + 1  # the next slot without a ship
    last = min(SLOTS, first + int(bits(state.ships_left)))
    whole: list[Frame] = [(k.STEP_ROUND, -1, 0, 0)]
    for coming in range(last - 1, first - 1, -1):
        whole += [(k.CHANCE_DEMAND, -1, coming, 0), (k.CHANCE_SHIP, -1, coming, 0)]
    if kind == k.CHANCE_DEMAND:
        whole.append((k.CHANCE_DEMAND, -1, slot, 0))
    if frames != whole or [ship != NONE for ship in state.ship_at] != [at < first for at in range(SLOTS)]:
        yield "ships come into all empty slots, from the top (TX-20.4)"
