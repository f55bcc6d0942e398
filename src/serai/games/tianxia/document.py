"""The position document of Tianxia: writing it, and reading it with every check (docs/positions)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from serai.core.bits import bit
from serai.core.documents import Document, DocumentError, Node
from serai.core.options import Options
from serai.core.positions import (
    check_to_act,
    name_of,
    names_in,
    read_letters,
    read_mask,
    refuse_first,
    refuse_other_setup,
)
from serai.core.seats import seat_name
from serai.core.vectors import replaced
from serai.games.tianxia.frames import frames
from serai.games.tianxia.imagine import objectives_out
from serai.games.tianxia.names import FAMILIES as FAMILY_NAMES
from serai.games.tianxia.names import MILITARY as MILITARY_NAMES
from serai.games.tianxia.names import PHASES, PURSE, REGIONS, RESOURCES, TRACKS
from serai.games.tianxia.names import WORKERS as WORKER_NAMES
from serai.games.tianxia.pending import owner_faults, pending_faults
from serai.games.tianxia.rules import TianxiaState
from serai.games.tianxia.setup_check import setup_again
from serai.games.tianxia.state import (
    DELIVERIES,
    DISCARDED,
    DRAWN,
    MARKERS,
    NONE,
    PALACE,
    SHIPPING,
    TOWERS,
    WALLS,
    WORKERS,
    Position,
    added,
    changed,
)
from serai.games.tianxia.tables import (
    BARGE_PLACES,
    FAMILIES,
    HUBS,
    LIMU,
    MOST_DELIVERY_SPACES,
    MOST_WORKER_SPACES,
    NEUTRAL,
    PLAIN,
    POINTS,
    PORTS,
    SEATS,
    SECTIONS,
    SITES,
    SLOTS,
    Tables,
)

MAX_AMOUNT: Final = 100_000  # of a thing in a document; the score lies between this and its negative
MAX_COUNT: Final = 200  # of workers, markers and other pieces: more than there can be
MAX_STRENGTH: Final = 1_000
LIMU_NAME: Final = FAMILY_NAMES[LIMU]
NEUTRAL_NAME: Final = WORKER_NAMES[NEUTRAL]
MERCHANT_KEYS: Final = ("m1", "m2", "m3")

# ---- writing -------------------------------------------------------------------------------------------------------


def write(state: Position, header: Document) -> Document:
    """The whole position. `header` holds the first keys (`Game.header`)."""
    tables = state.tables
    return {
        **header,
        "to_act": seat_name(int(state.to_act)),
        "turn": family_or_null(state.active),
        "round": int(state.round),
        "phase": PHASES[state.phase],
        "order": [family_name(family) for family in state.order],
        "next_order": [family_name(family) for family in state.next_order],
        "attacks": [none_or_name(tables.attack_names, attack) for attack in state.attacks],
        "round_tiles": [none_or_name(tables.tile_names, tile) for tile in state.round_tiles],
        "banners": {hub: none_or_name(list(TRACKS), state.banners[at]) for at, hub in enumerate(tables.hub_names)},
        "sites": {name: write_site(state, site) for site, name in enumerate(tables.site_names)},
        "markers": {name: write_markers(state, where) for where, name in enumerate(marker_places(tables))},
        "barges": {name: write_barge(state, barge) for barge, name in enumerate(RESOURCES)},
        "ships": {name: write_ship(state, slot) for slot, name in enumerate(tables.slot_names)},
        "sections": {str(section + 1): write_section(state, section) for section in range(SECTIONS)},
        "tiles_unseen": {name: int(state.unseen[tile]) for tile, name in enumerate(tables.tile_names)},
        "supply": int(state.supply),
        "ships_left": names_in(state.ships_left, tables.ship_names),
        "demands_left": names_in(state.demands_left, tables.demand_names),
        "objectives_gone": names_in(objectives_out(state), tables.objective_names),
        "seats": {seat_name(seat): write_seat(state, seat) for seat in range(state.seats)},
        "li_mu": write_limu(state) if state.has_limu() else None,
        "pending": frames(tables).write(state),
    }


def family_name(family: u8) -> str:
    """A seat by its letter, or Li Mu."""
    return LIMU_NAME if family == LIMU else seat_name(int(family))


def family_or_null(family: i64) -> str | None:
    """The same, or null for nobody."""
    return None if family < 0 else family_name(u8(family))


def worker_or_null(worker: u8) -> str | None:
    """Whose piece it is: a family's, a neutral one, or null for none."""
    if worker == NONE:
        return None
    return NEUTRAL_NAME if worker == NEUTRAL else family_name(worker)


def none_or_name(names: list[str], index: u8) -> str | None:
    """A name, or null for NONE."""
    return name_of(names, -1 if index == NONE else int(index))


def row_of(row: vec[u8], first: i64, count: i64) -> list[str | None]:
    """Whose pieces stand on spaces that lie side by side."""
    return [worker_or_null(row[first + at]) for at in range(count)]


def marker_places(tables: Tables) -> list[str]:
    """Where action markers lie: the regions, then the spaces of the military board, named after their actions."""
    names = [*REGIONS]
    for space in range(tables.military_spaces):
        names.append("_".join(word for at, word in enumerate(MILITARY_NAMES) if tables.military_space[at] == space))
    return names


def write_site(state: Position, site: i64) -> Document:
    """A building site."""
    tables = state.tables
    return {
        "building": none_or_name(tables.building_names, state.building_at[site]),
        "tile": none_or_name(tables.tile_names, state.tile_at[site]),
        "token": state.tokens & bit(site) != 0,
        "governors": row_of(state.governors, site * MOST_WORKER_SPACES, tables.worker_spaces[state.seats - 1]),
    }


def write_markers(state: Position, where: i64) -> list[str]:
    """The owners of the action markers in a place."""
    return [
        family_name(u8(family))
        for family in range(FAMILIES)
        for _ in range(int(state.markers[where * FAMILIES + family]))
    ]


def write_barge(state: Position, barge: i64) -> list[str | None]:
    """The workers on a barge, from the left."""
    return row_of(state.barges, barge * BARGE_PLACES, BARGE_PLACES)


def write_ship(state: Position, slot: i64) -> Document | None:
    """The ship in a slot."""
    ship = state.ship_at[slot]
    if ship == NONE:
        return None
    spaces = state.tables.ship_spaces[i64(ship)]
    return {
        "ship": state.tables.ship_names[ship],
        "demand": none_or_name(state.tables.demand_names, state.demand_at[slot]),
        "deliveries": row_of(state.delivered, slot * MOST_DELIVERY_SPACES, spaces),
    }


def write_section(state: Position, section: i64) -> Document:
    """A wall section."""
    tables = state.tables
    return {
        "leader": int(state.leaders[section]),
        "strength": int(state.strength[section]),
        "walls": row_of(state.walls, section * tables.wall_spaces, tables.wall_spaces),
        "tower": worker_or_null(state.towers[section]),
        "soldiers": row_of(state.soldiers, section * tables.soldier_spaces, tables.soldier_spaces),
    }


def write_seat(state: Position, seat: i64) -> Document:
    """All that lies before one seat, its Objectives included."""
    tables = state.tables
    return {
        **{word: int(state.has(seat, column)) for column, word in enumerate(PURSE)},
        "workers": int(state.piece(seat, WORKERS)),
        "markers": int(state.piece(seat, MARKERS)),
        "markers_discarded": int(state.piece(seat, DISCARDED)),
        "walls_built": int(state.piece(seat, WALLS)),
        "towers_built": int(state.piece(seat, TOWERS)),
        "delivery_markers": int(state.piece(seat, DELIVERIES)),
        "shipping_markers": names_in(state.piece(seat, SHIPPING), tables.slot_names),
        "palace": write_palace(state, seat),
        "board": none_or_name(tables.board_names, state.boards[seat]),
        "merchants": {key: int(state.merchants_at(seat, action)) for action, key in enumerate(MERCHANT_KEYS)},
        "objectives": names_in(state.objectives[seat], tables.objective_names),
        "objectives_returned": names_in(state.returned[seat], tables.objective_names),
        "objectives_drawn": int(state.piece(seat, DRAWN)),
        "tiles": copies_in(state.open_tiles, seat, tables),
        "tiles_used": copies_in(state.used_tiles, seat, tables),
        "figurines": write_figurines(state, seat),
    }


def write_limu(state: Position) -> Document:
    """Li Mu's pieces and points."""
    return {
        "points": int(state.has(LIMU, POINTS)),
        "workers": int(state.piece(LIMU, WORKERS)),
        "markers": int(state.piece(LIMU, MARKERS)),
        "walls_built": int(state.piece(LIMU, WALLS)),
        "towers_built": int(state.piece(LIMU, TOWERS)),
        "palace": write_palace(state, LIMU),
        "figurines": write_figurines(state, LIMU),
        "cards_left": names_in(state.limu_left, state.tables.limu_names),
    }


def write_palace(state: Position, family: i64) -> Document:
    """The positions on the Palace tracks."""
    return {word: int(state.piece(family, PALACE + track)) for track, word in enumerate(TRACKS)}


def write_figurines(state: Position, family: i64) -> list[str]:
    """The Jade Figurines of a family."""
    return names_in(state.figurines[family], figurine_names(state.tables))


def figurine_names(tables: Tables) -> list[str]:
    """The kinds of Jade Figurines: the last Bonus tiles."""
    return tables.tile_names[tables.figurine :]


def copies_in(row: vec[u8], seat: i64, tables: Tables) -> list[str]:
    """The one-time tiles of a seat, as often as it has them."""
    first = seat * tables.tiles
    return [name for tile, name in enumerate(tables.tile_names) for _ in range(int(row[first + tile]))]


# ---- reading -------------------------------------------------------------------------------------------------------


def read(tables: Tables, node: Node, options: Options) -> TianxiaState:
    """The state of a document whose header has been read (`Game.read_header`); `finish` then checks it as a whole.

    Raises DocumentError at the first fault.
    """
    letters = read_letters(node["seats"], 1, SEATS, "TX-25.1")
    state = TianxiaState(tables, len(letters), options)
    families = Families(letters, state.has_limu())
    state.active = families.optional(node["turn"])
    state.round = node["round"].integer(0, int(tables.rounds), "TX-4.1")
    state.phase = node["phase"].index(list(PHASES))
    state.order = read_order(node["order"], families)
    state.next_order = read_order(node["next_order"], families)
    read_progress(state, node)
    read_map(state, node, families)
    read_ships(state, node["ships"], families)
    read_sections(state, node["sections"], families)
    read_piles(state, node)
    for seat, letter in enumerate(letters):
        read_seat(state, seat, node["seats"][letter])
    read_limu(state, node["li_mu"])
    read_deck(state, node["objectives_gone"])
    frames(tables).read(state, node["pending"], letters)
    refuse_first("pending", owner_faults(state))
    node.get("to_act")
    node.done()
    return state


def read_past_header(tables: Tables, node: Node, options: Options) -> TianxiaState:
    """The same for a copy of a document whose header has been read before."""
    for key in ("game", "rules", "components", "options"):
        node.get(key)
    return read(tables, node, options)


class Families:
    """Whose a piece can be: the names that a document of this table may use."""

    def __init__(self, letters: list[str], limu: bool) -> None:
        """The seats by their letters, and Li Mu where it plays (TX-22)."""
        self.words: list[str] = [*letters, *([LIMU_NAME] if limu else [])]
        self.seats: int = len(letters)

    def index(self, node: Node) -> int:
        """A family."""
        found = node.index(self.words)
        return found if found < self.seats else LIMU

    def optional(self, node: Node) -> int:
        """A family, or -1 for null."""
        return -1 if node.value is None else self.index(node)

    def piece(self, node: Node) -> int:
        """The owner of a piece, or NONE for null."""
        return NONE if node.value is None else self.index(node)

    def worker(self, node: Node) -> int:
        """The owner of a worker on a barge, NEUTRAL, or NONE for null."""
        return NEUTRAL if node.value == NEUTRAL_NAME else self.piece(node)


def read_thing(node: Node, names: list[str]) -> int:
    """A named thing, or NONE for null."""
    return NONE if node.value is None else node.index(names)


def read_row(node: Node, count: i64, rule: str) -> list[Node]:
    """A list of exactly so many places."""
    row = node.items()
    if len(row) != count:
        raise node.refuse(f"expected {int(count)} places, null for an empty one ({rule})")
    return row


def read_order(node: Node, families: Families) -> vec[u8]:
    """Different families in their order."""
    order = vec[u8]()
    for item in node.items(FAMILIES):
        family = families.index(item)
        if family in [int(one) for one in order]:
            raise item.refuse(f"{item.value} stands twice (TX-14.1)")
        order = added(order, family)
    return order


def read_progress(state: Position, node: Node) -> None:
    """Attack cards and round bonus tiles."""
    tables = state.tables
    for at, item in enumerate(read_row(node["attacks"], tables.rounds, "TX-3.4")):
        state.attacks = changed(state.attacks, at, read_thing(item, tables.attack_names))
    state.round_tiles = vec[u8]()
    for item in node["round_tiles"].items(int(tables.stack_size[state.seats - 1])):
        state.round_tiles = added(state.round_tiles, read_thing(item, tables.tile_names))


def read_map(state: Position, node: Node, families: Families) -> None:
    """Banners, sites, action markers, barges."""
    tables = state.tables
    for hub in range(HUBS):
        banner = read_thing(node["banners"][tables.hub_names[hub]], list(TRACKS))
        state.banners = changed(state.banners, hub, banner)
    for site in range(SITES):
        read_site(state, site, node["sites"][tables.site_names[site]], families)
    for where, name in enumerate(marker_places(tables)):
        for item in node["markers"][name].items(MAX_COUNT):
            at = where * FAMILIES + families.index(item)
            state.markers = changed(state.markers, at, int(state.markers[at]) + 1)
    for barge, name in enumerate(RESOURCES):
        for place, item in enumerate(read_row(node["barges"][name], BARGE_PLACES, "TX-1.10")):
            state.barges = changed(state.barges, barge * BARGE_PLACES + place, families.worker(item))


def read_site(state: Position, site: i64, node: Node, families: Families) -> None:
    """A building site, its Governors with what follows from them."""
    tables = state.tables
    state.building_at = changed(state.building_at, site, read_thing(node["building"], tables.building_names))
    state.tile_at = changed(state.tile_at, site, read_thing(node["tile"], tables.tile_names))
    if node["token"].flag():
        state.tokens |= bit(site)
    for space, item in enumerate(read_row(node["governors"], tables.worker_spaces[state.seats - 1], "TX-3.2")):
        family = families.piece(item)
        if family == NONE:
            continue
        if state.building_at[site] == NONE:
            raise item.refuse("there is no building yet (TX-9.1)")
        if state.seated[family] & bit(site):
            raise item.refuse("a family has one Governor at a building at most (TX-9.4)")
        state.seat_governor(family, site, space)
    node.done()


def read_ships(state: Position, node: Node, families: Families) -> None:
    """The ships in the column, with Demand tiles and delivery markers."""
    tables = state.tables
    for slot in range(SLOTS):
        inner = node[tables.slot_names[slot]]
        if inner.value is None:
            continue
        ship = inner["ship"].index(tables.ship_names)
        state.ship_at = changed(state.ship_at, slot, ship)
        state.demand_at = changed(state.demand_at, slot, read_thing(inner["demand"], tables.demand_names))
        for space, item in enumerate(read_row(inner["deliveries"], tables.ship_spaces[ship], "TX-1.11")):
            at = slot * MOST_DELIVERY_SPACES + space
            state.delivered = changed(state.delivered, at, families.piece(item))
        inner.done()
    node.done()


def read_sections(state: Position, node: Node, families: Families) -> None:
    """The wall sections."""
    tables = state.tables
    for section in range(SECTIONS):
        inner = node[str(section + 1)]
        leader = inner["leader"].integer(int(tables.start_space), int(tables.battle_space), "TX-5.3")
        state.leaders = changed(state.leaders, section, leader)
        state.strength = replaced(state.strength, section, inner["strength"].integer(0, MAX_STRENGTH, "TX-1.7"))
        for space, item in enumerate(read_row(inner["walls"], tables.wall_spaces, "TX-1.7")):
            state.walls = changed(state.walls, section * tables.wall_spaces + space, families.piece(item))
        state.towers = changed(state.towers, section, families.piece(inner["tower"]))
        for place, item in enumerate(read_row(inner["soldiers"], tables.soldier_spaces, "TX-1.7")):
            state.soldiers = changed(state.soldiers, section * tables.soldier_spaces + place, families.piece(item))
        inner.done()
    node.done()


def read_piles(state: Position, node: Node) -> None:
    """What may still come: tiles by their kinds, ships and Demand tiles by their names."""
    tables = state.tables
    unseen = node["tiles_unseen"]
    for tile, name in enumerate(tables.tile_names):
        most = int(tables.tile_copies[tile])
        state.unseen = changed(state.unseen, tile, unseen[name].integer(0, most, "TX-3.3"))
    state.supply = node["supply"].integer(0, int(tables.all_tiles), "TX-24.3")
    state.ships_left = read_mask(node["ships_left"], tables.ship_names)
    state.demands_left = read_mask(node["demands_left"], tables.demand_names)


def read_seat(state: Position, seat: i64, node: Node) -> None:
    """Everything before one seat."""
    tables = state.tables
    for column, word in enumerate(PURSE):
        low = -MAX_AMOUNT if word == "points" else 0
        state.purse[seat * PLAIN + column] = node[word].integer(low, MAX_AMOUNT, "TX-23.4" if low == 0 else "")
    read_pieces(state, seat, node)
    state.set_piece(seat, DISCARDED, node["markers_discarded"].integer(0, MAX_COUNT, "TX-1.5"))
    state.set_piece(seat, DELIVERIES, node["delivery_markers"].integer(0, MAX_COUNT, "TX-1.6"))
    state.set_piece(seat, SHIPPING, read_mask(node["shipping_markers"], tables.slot_names[:PORTS]))
    state.boards = changed(state.boards, seat, read_thing(node["board"], tables.board_names))
    read_merchants(state, seat, node["merchants"])
    state.objectives = replaced(state.objectives, seat, read_mask(node["objectives"], tables.objective_names))
    state.returned = replaced(state.returned, seat, read_mask(node["objectives_returned"], tables.objective_names))
    state.set_piece(seat, DRAWN, node["objectives_drawn"].integer(0, int(tables.objectives), "TX-17.4"))
    state.open_tiles = read_copies(state.open_tiles, seat, node["tiles"], tables)
    state.used_tiles = read_copies(state.used_tiles, seat, node["tiles_used"], tables)
    node.done()


def read_pieces(state: Position, family: i64, node: Node) -> None:
    """What players and Li Mu have alike."""
    tables = state.tables
    state.set_piece(family, WORKERS, node["workers"].integer(0, MAX_COUNT, "TX-23.4"))
    state.set_piece(family, MARKERS, node["markers"].integer(0, MAX_COUNT, "TX-1.5"))
    state.set_piece(family, WALLS, node["walls_built"].integer(0, MAX_COUNT, "TX-1.6"))
    state.set_piece(family, TOWERS, node["towers_built"].integer(0, MAX_COUNT, "TX-1.6"))
    palace = node["palace"]
    for track, word in enumerate(TRACKS):
        state.set_piece(family, PALACE + track, palace[word].integer(0, int(tables.steps), "TX-15.1"))
    palace.done()
    state.figurines = replaced(state.figurines, family, read_mask(node["figurines"], figurine_names(tables)))


def read_merchants(state: Position, seat: i64, node: Node) -> None:
    """The Merchants on the spaces of the player board."""
    for action, key in enumerate(MERCHANT_KEYS):
        most = 0 if state.boards[seat] == NONE else int(state.merchant_spaces(seat, action))
        state.set_merchants(seat, action, node[key].integer(0, most, "TX-13.5"))
    node.done()


def read_copies(row: vec[u8], seat: i64, node: Node, tables: Tables) -> vec[u8]:
    """One-time tiles of a seat."""
    for item in node.items(MAX_COUNT):
        at = seat * tables.tiles + item.index(tables.tile_names[: tables.figurine])
        row = changed(row, at, int(row[at]) + 1)
    return row


def read_limu(state: Position, node: Node) -> None:
    """Li Mu, where it plays."""
    if not state.has_limu():
        if node.value is not None:
            raise node.refuse("Li Mu does not play with so many seats (TX-22.1)")
        return
    state.purse[LIMU * PLAIN + POINTS] = node["points"].integer(-MAX_AMOUNT, MAX_AMOUNT)
    read_pieces(state, LIMU, node)
    state.limu_left = read_mask(node["cards_left"], state.tables.limu_names)
    node.done()


def read_deck(state: Position, node: Node) -> None:
    """The deck has the Objectives that neither a hand holds nor the box."""
    tables = state.tables
    gone = read_mask(node, tables.objective_names)
    held = 0
    for seat, hand in enumerate(state.objectives):
        if held & int(hand):
            path = f"seats.{seat_name(seat)}.objectives"
            raise DocumentError(path, "names an Objective of another hand (TX-3.9)")
        held |= int(hand)
    if gone & held:
        raise node.refuse("names an Objective that a hand holds (TX-17.1)")
    state.deck = (1 << int(tables.objectives)) - 1 & ~gone & ~held


# ---- the whole -----------------------------------------------------------------------------------------------------


def finish(state: TianxiaState, to_act: Node) -> None:
    """Refuse what contradicts itself, and a position that waits for nothing."""
    refuse_first("", state.faults())
    if state.round == 0:
        check_setup(state)
    else:
        refuse_first("pending", pending_faults(state))
    check_to_act(state, to_act)
    if state.over:
        return
    if not state.legal_actions() or state.vacant(state.top_kind()):
        raise DocumentError("pending", "the decision on top has no legal answer here (TX-23.7)")


def check_setup(state: TianxiaState) -> None:
    """Refuse a position of the setup that setup does not lead to, naming the first place that differs (TX-23.1)."""
    expected = setup_again(state)
    right = None if expected is None else write(expected, {})
    refuse_other_setup(write(state, {}), right, "TX-23.1", "TX-3")
