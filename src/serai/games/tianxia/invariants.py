"""What holds in every state that play can reach (TX-23.4). The conformance suite and `simulate` check it everywhere."""

from collections.abc import Iterator

from librt.vecs import vec
from mypy_extensions import u8

from serai.core.bits import bit, bits
from serai.core.seats import seat_name
from serai.core.state import FRAME
from serai.games.tianxia import actions as k
from serai.games.tianxia.names import FAMILIES as FAMILY_NAMES
from serai.games.tianxia.names import RESOURCES
from serai.games.tianxia.state import (
    ACTION,
    ATTACK,
    CLEANUP,
    DELIVERIES,
    DISCARDED,
    DRAWN,
    ENDED_PHASE,
    INCOME_PHASE,
    MARKER_SPACES,
    MARKERS,
    NONE,
    PALACE,
    PIECES,
    PREPARATION,
    SETUP,
    SHIPPING,
    TOWERS,
    WALLS,
    WORKERS,
    Position,
)
from serai.games.tianxia.tables import (
    BARGE_PLACES,
    BARGES,
    BOARDS,
    COINS,
    FAMILIES,
    JEWELRY,
    LIMU,
    MERCHANT_ACTIONS,
    MOST_DELIVERY_SPACES,
    MOST_WORKER_SPACES,
    NEUTRAL,
    PLAIN,
    POINTS,
    PORTS,
    SECTIONS,
    SITES,
    SLOTS,
    TOWER,
    TRACKS,
    WALL,
)


def broken(state: Position) -> list[str]:
    """Every broken invariant, in words."""
    found = [*owned_faults(state), *worker_faults(state), *marker_faults(state), *barge_faults(state)]
    found += [*site_faults(state), *governor_faults(state), *section_faults(state), *ship_faults(state)]
    found += [*tile_faults(state), *objective_faults(state), *card_faults(state), *progress_faults(state)]
    if state.round > 0:
        found += [*board_faults(state), *order_faults(state)]
    return found


def frames_of(state: Position, *kinds: int) -> list[tuple[int, int, int, int]]:
    """The frames of these kinds, from the bottom of the stack: kind, seat and both numbers."""
    found = []
    for at in range(state.depth):
        kind, seat, a, b = (int(state.frames[at * FRAME + column]) for column in range(FRAME))
        if kind in kinds:
            found.append((kind, seat, a, b))
    return found


def families_of(state: Position) -> list[int]:
    """The families that play."""
    return [*range(int(state.seats)), *([int(LIMU)] if state.has_limu() else [])]


def path_of(family: int) -> str:
    """Where a family stands in a document."""
    return FAMILY_NAMES[LIMU] if family == LIMU else f"seats.{seat_name(family)}"


def count(row: vec[u8], value: int) -> int:
    """How often a number stands in a row."""
    return sum(int(one) == value for one in row)


def laid(row: vec[u8]) -> list[int]:
    """What lies in the places of a row."""
    return [int(one) for one in row if one != NONE]


def once(row: vec[u8], limit: int) -> bool:
    """Whether nothing lies twice in a row, and nothing that there is not."""
    things = laid(row)
    return len(set(things)) == len(things) and all(thing < limit for thing in things)


# ---- what families own -------------------------------------------------------------------------------------------------


def owned_faults(state: Position) -> Iterator[str]:
    """Nothing below 0 but points (TX-23.4); Li Mu has points alone (TX-22.1); who does not play has nothing."""
    tables = state.tables
    playing = families_of(state)
    for family in range(FAMILIES):
        path = path_of(family)
        purse = [int(state.has(family, column)) for column in range(PLAIN)]
        if family not in playing:
            if any(purse) or any(state.piece(family, column) for column in range(PIECES)):
                yield f"{path}: the family does not play (TX-1.14)"
            continue
        if min(purse[COINS : JEWELRY + 1]) < 0:
            yield f"{path}: coins, resources and goods are never below 0 (TX-23.4)"
        if family == LIMU and any(purse[:POINTS]):
            yield f"{path}: Li Mu has points alone (TX-22.1)"
        if any(state.piece(family, PALACE + track) > tables.steps for track in range(TRACKS)):
            yield f"{path}.palace: {tables.steps} steps at most (TX-15.2)"
        if int(state.piece(family, SHIPPING)) >> PORTS or (family == LIMU and state.piece(family, SHIPPING)):
            yield f"{path}.shipping_markers: one marker for each port, none of Li Mu (TX-11.2, TX-22.1)"
        if int(state.figurines[family]) >> int(tables.figurines):
            yield f"{path}.figurines: no such kind (TX-16.1)"


def worker_faults(state: Position) -> Iterator[str]:
    """All workers of a family add up, one that waits for its Merchant space included (TX-1.3, TX-23.4)."""
    tables = state.tables
    waiting = [seat for _, seat, _, _ in frames_of(state, k.MERCHANT)]
    for family in families_of(state):
        total = int(state.piece(family, WORKERS)) + count(state.governors, family) + count(state.soldiers, family)
        total += count(state.barges, family) + waiting.count(family)
        if family != LIMU:
            total += int(state.merchant_count(family))
        right = tables.limu_workers if family == LIMU else tables.workers
        if total != right:
            yield f"{path_of(family)}.workers: {total} in all instead of {right} (TX-23.4)"
    for seat in range(state.seats):
        if state.boards[seat] == NONE:
            continue
        for action in range(MERCHANT_ACTIONS):
            if state.merchants_at(seat, action) > state.merchant_spaces(seat, action):
                yield f"{path_of(seat)}.merchants: more Merchants than spaces (TX-13.5)"


def marker_faults(state: Position) -> Iterator[str]:
    """Action markers are in supply, discarded or on the board (TX-8.2); delivery markers in supply or on ships (TX-11.7)."""
    tables = state.tables
    for family in range(FAMILIES):
        lying = sum(int(state.markers[where * FAMILIES + family]) for where in range(MARKER_SPACES))
        total = lying + int(state.piece(family, MARKERS)) + int(state.piece(family, DISCARDED))
        right = 0
        if family in families_of(state):
            right = int(tables.limu_markers if family == LIMU else tables.markers)
        if total != right:
            yield f"{path_of(family)}.markers: {total} in all instead of {right} (TX-1.5)"
        if family == LIMU and state.piece(family, DISCARDED):
            yield f"{path_of(family)}.markers: Li Mu discards no marker (TX-22.1)"
    for seat in range(state.seats):
        total = int(state.piece(seat, DELIVERIES)) + count(state.delivered, seat)
        if total != tables.delivery_markers:
            yield f"{path_of(seat)}.delivery_markers: {total} in all instead of {tables.delivery_markers} (TX-1.6)"


def barge_faults(state: Position) -> Iterator[str]:
    """No gap among the workers of a barge, no worker of Li Mu (TX-23.4, TX-13.3)."""
    for barge in range(BARGES):
        row = [int(one) for one in state.barges[barge * BARGE_PLACES : (barge + 1) * BARGE_PLACES]]
        standing = [one for one in row if one != NONE]
        if row[: len(standing)] != standing:
            yield f"barges.{RESOURCES[barge]}: a gap among the workers (TX-23.4)"
        if any(one >= state.seats and one != NEUTRAL for one in standing):
            yield f"barges.{RESOURCES[barge]}: a worker of nobody (TX-1.4)"


# ---- sites -------------------------------------------------------------------------------------------------------------


def site_faults(state: Position) -> Iterator[str]:
    """Each banner and each building lies once, buildings at sites of their kind (TX-3.1, TX-3.2)."""
    tables = state.tables
    if not once(state.banners, TRACKS):
        yield "banners: one lies twice, or there is no such one (TX-3.1)"
    if not once(state.building_at, int(tables.buildings)):
        yield "sites: a building stands twice, or there is no such one (TX-3.2)"
    for site in range(SITES):
        building = int(state.building_at[site])
        if building < tables.buildings and tables.building_type[building] != tables.site_type[site]:
            yield f"sites.{tables.site_names[site]}.building: the wrong kind of building (TX-3.2)"
    if int(state.tokens) >> SITES:
        yield "sites: a token lies at no site (TX-19.9)"


def governor_faults(state: Position) -> Iterator[str]:
    """A family has one Governor at a building at most (TX-9.4); what follows from the Governors is right (TX-9.6)."""
    tables = state.tables
    spaces = int(tables.worker_spaces[state.seats - 1])
    seated, powers = [0] * FAMILIES, [0] * FAMILIES
    for site in range(SITES):
        path = f"sites.{tables.site_names[site]}.governors"
        row = [int(state.governor_at(site, space)) for space in range(MOST_WORKER_SPACES)]
        families = [one for one in row if one != NONE]
        if any(one != NONE for one in row[spaces:]):
            yield f"{path}: there are {spaces} spaces (TX-3.2)"
        if len(set(families)) < len(families) or any(one not in families_of(state) for one in families):
            yield f"{path}: a family has one Governor there at most (TX-9.4)"
        if families and state.building_at[site] == NONE:
            yield f"{path}: there is no building (TX-9.1)"
        building = int(state.building_at[site])
        for family in families:
            if family < FAMILIES and building < tables.buildings:
                seated[family] |= int(bit(site))
                passive = int(tables.building_passive[building])
                powers[family] |= int(bit(passive)) if passive >= 0 else 0
    if seated != [int(one) for one in state.seated] or powers != [int(one) for one in state.powers]:
        yield "sites: what follows from the Governors is wrong (TX-9.6)"


# ---- wall sections -----------------------------------------------------------------------------------------------------


def section_faults(state: Position) -> Iterator[str]:
    """No gap among the walls (TX-23.4), structures as many as are built, leaders on the track, strength of 0 or more."""
    tables = state.tables
    playing = families_of(state)
    for section in range(SECTIONS):
        path = f"sections.{section + 1}"
        at = section * int(tables.wall_spaces)
        walls = [int(one) for one in state.walls[at : at + tables.wall_spaces]]
        built = [one for one in walls if one != NONE]
        if walls[: len(built)] != built:
            yield f"{path}.walls: a gap among the walls (TX-23.4)"
        at = section * int(tables.soldier_spaces)
        soldiers = laid(state.soldiers[at : at + tables.soldier_spaces])
        if any(one not in playing for one in [*built, *soldiers, *laid(state.towers[section : section + 1])]):
            yield f"{path}: a piece of a family that does not play (TX-1.14)"
        if not tables.start_space <= int(state.leaders[section]) <= tables.battle_space:
            yield f"{path}.leader: not on the attack track (TX-5.3)"
        if state.strength[section] < 0:
            yield f"{path}.strength: below 0 (TX-5.3)"
    for family in playing:
        most = tables.limu_structures if family == LIMU else tables.structures
        for row, column, kind in ((state.walls, WALLS, WALL), (state.towers, TOWERS, TOWER)):
            number = int(state.piece(family, column))
            if number != count(row, family) or number > most[kind]:
                yield f"{path_of(family)}: walls and towers are not those that stand there (TX-1.6, TX-12.4)"


# ---- ships -------------------------------------------------------------------------------------------------------------


def ship_faults(state: Position) -> Iterator[str]:
    """Ships and Demand tiles lie once, together (TX-3.6, TX-20.4); delivery markers on spaces of ships (TX-11.3)."""
    tables = state.tables
    for what, row, pile, limit in (
        ("ship", state.ship_at, int(state.ships_left), int(tables.ships)),
        ("demand", state.demand_at, int(state.demands_left), int(tables.demands)),
    ):
        if not once(row, limit) or pile >> limit or any(pile >> one & 1 for one in laid(row)):
            yield f"ships: a {what} lies in two places, or there is no such one (TX-3.6)"
    coming = {a for _, _, a, _ in frames_of(state, k.CHANCE_DEMAND)}
    ships_coming = {a for _, _, a, _ in frames_of(state, k.CHANCE_SHIP)}
    for slot in range(SLOTS):
        path = f"ships.{tables.slot_names[slot]}"
        ship, demand = int(state.ship_at[slot]), int(state.demand_at[slot])
        if (demand != NONE) != (ship != NONE and slot not in coming):
            yield f"{path}: a ship and its Demand tile come and go together (TX-20.4)"
        if ship != NONE and slot in ships_coming:
            yield f"{path}: a ship comes where one lies (TX-20.4)"
        spaces = int(tables.ship_spaces[ship]) if ship < tables.ships else 0
        at = slot * MOST_DELIVERY_SPACES
        row_here = [int(one) for one in state.delivered[at : at + MOST_DELIVERY_SPACES]]
        if any(one != NONE for one in row_here[spaces:]):
            yield f"{path}.deliveries: no such delivery space (TX-11.3)"
        if any(one != NONE and one not in families_of(state) for one in row_here):
            yield f"{path}.deliveries: a marker of a family that does not play (TX-1.14)"


# ---- tiles, cards ------------------------------------------------------------------------------------------------------


def tile_faults(state: Position) -> Iterator[str]:
    """No more copies of a Bonus tile than there are; the unseen ones are the supply and the stacks to come (TX-24.3)."""
    tables = state.tables
    first = int(tables.figurine)
    for tile in range(tables.tiles):
        seen = count(state.tile_at, tile) + count(state.round_tiles, tile)
        for seat in range(state.seats):
            at = seat * int(tables.tiles) + tile
            turned = int(state.open_tiles[at]) + int(state.used_tiles[at])
            if tile >= first and turned:
                yield f"{path_of(seat)}.tiles: a figurine is no one-time tile (TX-16.1)"
            seen += turned
        if tile >= first:
            seen += sum(int(state.figurines[family]) >> (tile - first) & 1 for family in range(FAMILIES))
        if seen + int(state.unseen[tile]) > tables.tile_copies[tile]:
            yield f"tiles_unseen: more of {tables.tile_names[tile]} than {tables.tile_copies[tile]} (TX-3.3)"
    if any(tile >= tables.tiles for tile in [*laid(state.tile_at), *laid(state.round_tiles)]):
        yield "tiles_unseen: no such Bonus tile (TX-16.1)"
    stack = int(tables.stack_size[state.seats - 1])
    drawn = len(frames_of(state, k.CHANCE_ROUND))
    to_come = sum(b == 0 for _, _, _, b in frames_of(state, k.CHANCE_SITE)) + drawn
    to_come += stack * int(tables.rounds - state.round)
    unseen = sum(int(one) for one in state.unseen)
    if state.supply < 0 or unseen != state.supply + to_come:
        yield f"tiles_unseen: {unseen} unseen, which is not the supply and the stacks to come (TX-24.3)"
    shown = len(state.round_tiles) + drawn
    if shown != (0 if state.phase in (SETUP, CLEANUP) else stack):
        yield f"round_tiles: {shown} instead of {stack}, or of none outside the round (TX-5.1, TX-20.1)"


def objective_faults(state: Position) -> Iterator[str]:
    """Each Objective is in one hand, the deck or the box; all are returned when the first round begins (TX-3.9)."""
    tables = state.tables
    seen = int(state.deck)
    back = int(tables.objectives_dealt - tables.objectives_kept)
    for seat in range(state.seats):
        path = f"{path_of(seat)}.objectives"
        held, returned = int(state.objectives[seat]), int(state.returned[seat])
        if seen & held:
            yield f"{path}: a card lies in two places (TX-3.9)"
        seen |= held
        most = tables.objectives_dealt if state.round == 0 else tables.objectives_kept + state.piece(seat, DRAWN)
        if bits(held) > most:
            yield f"{path}: more than were dealt and drawn (TX-3.9, TX-17.4)"
        if bits(returned) > back or (state.round > 0 and bits(returned) != back) or returned >> int(tables.objectives):
            yield f"{path}: {back} are returned in setup (TX-3.9)"
    if seen >> int(tables.objectives):
        yield "objectives: no such card (TX-3.9)"


def card_faults(state: Position) -> Iterator[str]:
    """One attack card of each round so far (TX-3.4, TX-5.2); Li Mu's cards go with its actions (TX-22.3)."""
    tables = state.tables
    known = int(state.round) - len(frames_of(state, k.CHANCE_ATTACK))
    for at in range(tables.rounds):
        attack = int(state.attacks[at])
        if (attack != NONE) != (at < known) or (
            attack != NONE and (attack >= tables.attacks or tables.attack_round[attack] != at)
        ):
            yield f"attacks: round {at + 1} has the wrong card (TX-5.2)"
    if int(state.limu_left) >> int(tables.limu_cards):
        yield "li_mu.cards_left: no such card (TX-22.3)"
    played = 0
    if state.has_limu() and state.round > 0:
        this_round = tables.limu_markers if state.phase == CLEANUP else tables.limu_markers - state.piece(LIMU, MARKERS)
        played = int(tables.limu_markers * (state.round - 1) + this_round)
    if tables.limu_cards - bits(state.limu_left) != played:
        yield f"li_mu.cards_left: {played} have been played (TX-22.3, TX-22.4)"


# ---- progress ----------------------------------------------------------------------------------------------------------


def progress_faults(state: Position) -> Iterator[str]:
    """Rounds and phases (TX-4)."""
    if not 0 <= state.round <= state.tables.rounds or not SETUP <= state.phase <= ENDED_PHASE:
        yield f"round, phase: outside 0 to {state.tables.rounds}, or no such phase (TX-4.1, TX-4.2)"
    if (state.round == 0) != (state.phase == SETUP):
        yield "phase: setup comes before the first round (TX-4.2)"
    if state.phase == CLEANUP and state.round == state.tables.rounds:
        yield "phase: the last round has no Cleanup (TX-4.3)"
    if not once(state.boards, BOARDS):
        yield "seats: each player board is there once (TX-3.8)"
    if not once(state.order, FAMILIES) or any(one not in families_of(state) for one in laid(state.order)):
        yield "order: each family has one place (TX-3.8)"


def board_faults(state: Position) -> Iterator[str]:
    """After setup everything is laid (TX-3)."""
    if count(state.banners, NONE) or count(state.building_at, NONE) or count(state.boards, NONE):
        yield "banners, sites, seats: a banner, building or player board is missing (TX-3.1, TX-3.2, TX-3.8)"
    if state.phase != CLEANUP and count(state.ship_at, NONE) and state.ships_left:
        yield "ships: a ship is missing (TX-20.4)"


def order_faults(state: Position) -> Iterator[str]:
    """Turn order, passing, and whose turn it is (TX-7.1, TX-14.1, TX-20.5)."""
    playing = families_of(state)
    passed = [int(one) for one in state.next_order]
    if sorted(int(one) for one in state.order) != playing:
        yield "order: every family has a place (TX-3.8, TX-20.5)"
    if len(set(passed)) < len(passed) or any(one not in playing for one in passed):
        yield "next_order: each family has one place at most (TX-14.1)"
    if passed and state.phase in (PREPARATION, INCOME_PHASE, CLEANUP):
        yield "next_order: nobody has passed yet (TX-14.1)"
    if len(passed) < len(playing) and state.phase in (ATTACK, ENDED_PHASE):
        yield "next_order: the Action phase ends when all have passed (TX-7.1)"
    if (state.active >= 0) != (state.phase == ACTION) or (state.active >= 0 and int(state.active) not in playing):
        yield "turn: somebody's turn in the Action phase alone (TX-7.2)"
