"""The position document of River of Gold: writing it, and reading it with every check (docs/positions)."""

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
    seat_or_none,
)
from serai.core.seats import seat_name
from serai.games.river_of_gold.frames import frames
from serai.games.river_of_gold.invariants import pending_faults, placing_faults
from serai.games.river_of_gold.rules import RiverOfGoldState
from serai.games.river_of_gold.setup_check import setup_again
from serai.games.river_of_gold.state import (
    DIE,
    ENDLESS,
    FAVOR,
    FAVOR_LIMIT,
    KOKU,
    LEFT,
    OWED,
    PORCELAIN,
    PURSE,
    RICE,
    SILK,
    STACK,
    TOP,
    VP,
    Position,
)
from serai.games.river_of_gold.tables import CLAIMS, REGIONS, RIVER, ROW, SHORES, Tables

MAX_VP = 100_000

# ---- writing -------------------------------------------------------------------------------------------------------


def write(state: Position, header: Document) -> Document:
    """The whole position. `header` holds the first keys (`Game.header`)."""
    tables = state.tables
    return {
        **header,
        "to_act": seat_name(int(state.to_act)),
        "turn": seat_or_none(state.active),
        "first": seat_or_none(state.first),
        "seats": {seat_name(seat): write_seat(state, seat) for seat in range(state.seats)},
        "scoring": {str(region + 1): name_of(tables.scoring_names, state.scoring[region]) for region in range(REGIONS)},
        "masteries": {str(slot + 1): write_mastery(state, slot) for slot in range(tables.masteries_in_play)},
        "shore": {str(s + 1): write_shore(state, s) for s in range(SHORES) if state.shore_tile[s] >= 0},
        "row": [name_of(tables.tile_names, state.row[space]) for space in range(ROW)],
        "stacks": {str(era + 1): write_stack(state, era) for era in range(2)},
        "discarded_tiles": names_in(discarded_tiles(state), tables.tile_names),
        "discards": names_in(state.discards, tables.customer_names),
        "patrons_offered": names_in(state.offered, tables.patron_names),
        "visit_due": state.visit_due,
        "end_due": state.end_due,
        "turns_left": int(state.turns_left) if state.turns_left != ENDLESS else None,
        "pending": frames(tables).write(state),
    }


def write_seat(state: Position, seat: int) -> Document:
    """All that lies before one seat, its hand included."""
    tables = state.tables
    return {
        "koku": int(state.has(seat, KOKU)),
        "silk": int(state.has(seat, SILK)),
        "rice": int(state.has(seat, RICE)),
        "porcelain": int(state.has(seat, PORCELAIN)),
        "favor": int(state.has(seat, FAVOR)),
        "favor_limit": int(state.has(seat, FAVOR_LIMIT)),
        "vp": int(state.has(seat, VP)),
        "die": int(state.has(seat, DIE)) or None,
        "owed_goods": int(state.has(seat, OWED)),
        "influence": {str(region + 1): int(state.influence_in(seat, region)) for region in range(REGIONS)},
        "ships": [int(state.ships[seat * 2]), int(state.ships[seat * 2 + 1])],
        "royal": int(state.royal[seat]) + 1 or None,
        "hand": names_in(state.hand[seat], tables.customer_names),
        "delivered": names_in(state.delivered[seat], tables.customer_names),
        "not_held": names_in(state.barred[seat], tables.customer_names),
        "not_held_except": int(state.fresh[seat]),
        "patron": name_of(tables.patron_names, state.patron[seat]),
        "clan": name_of(tables.clan_names, state.clan[seat]),
    }


def write_mastery(state: Position, slot: int) -> Document | None:
    """A mastery card in play with the seats that claimed it, the highest reward first."""
    if state.masteries[slot] < 0:
        return None
    claims = [int(state.claims[slot * CLAIMS + claim]) for claim in range(CLAIMS)]
    return {
        "card": state.tables.mastery_names[state.masteries[slot]],
        "claims": [seat_name(seat) for seat in claims if seat >= 0],
    }


def write_shore(state: Position, shore: int) -> Document:
    """A building with its markers, in the order of placing."""
    markers = [int(state.marker(shore, 0)), int(state.marker(shore, 1))]
    return {
        "tile": state.tables.tile_names[state.shore_tile[shore]],
        "markers": [seat_name(seat) for seat in markers if seat >= 0],
    }


def write_stack(state: Position, era: int) -> Document:
    """How many tiles an era's stack has left, and its top tile."""
    return {
        "left": int(state.stacks[era * STACK + LEFT]),
        "top": name_of(state.tables.tile_names, state.stacks[era * STACK + TOP]),
    }


def discarded_tiles(state: Position) -> int:
    """The mask of era tiles that left the row for the box: all that are nowhere else."""
    elsewhere = int(state.unseen)
    for tile in (*state.row, *state.shore_tile, state.stacks[TOP], state.stacks[STACK + TOP]):
        if tile >= 0:
            elsewhere |= 1 << int(tile)
    return int(state.tables.era_mask[1] | state.tables.era_mask[2]) & ~elsewhere


# ---- reading -------------------------------------------------------------------------------------------------------


def read(tables: Tables, node: Node, options: Options) -> RiverOfGoldState:
    """The state of a document whose header has been read (`Game.read_header`); `finish` then checks it as a whole.

    Raises DocumentError at the first fault.
    """
    letters = read_letters(node["seats"], 2, 4, "ROG-1.1")
    state = RiverOfGoldState(tables, len(letters), options)
    state.active = node["turn"].optional_index(letters)
    state.first = node["first"].optional_index(letters)
    for seat, letter in enumerate(letters):
        read_seat(state, seat, node["seats"][letter])
    read_board(state, node, letters)
    state.visit_due = node["visit_due"].flag()
    state.end_due = node["end_due"].flag()
    state.turns_left = node["turns_left"].optional_integer(0, 4, ENDLESS, "ROG-17.2")
    frames(tables).read(state, node["pending"], letters)
    node.get("to_act")
    node.done()
    return state


def read_past_header(tables: Tables, node: Node, options: Options) -> RiverOfGoldState:
    """The same for a copy of a document whose header has been read before."""
    for key in ("game", "rules", "components", "options"):
        node.get(key)
    return read(tables, node, options)


def read_seat(state: Position, seat: int, node: Node) -> None:
    """Everything before one seat."""
    tables = state.tables
    at = seat * PURSE
    limit = node["favor_limit"].integer(0, int(tables.favor_limit_max), "ROG-4.3")
    state.purse[at + FAVOR_LIMIT] = limit
    state.purse[at + FAVOR] = node["favor"].integer(0, limit, "ROG-4.3")
    state.purse[at + KOKU] = node["koku"].integer(0, int(tables.koku_max), "ROG-4.1")
    for column, good in ((SILK, "silk"), (RICE, "rice"), (PORCELAIN, "porcelain")):
        state.purse[at + column] = node[good].integer(0, int(tables.good_max), "ROG-4.2")
    state.purse[at + VP] = node["vp"].integer(0, MAX_VP)
    state.purse[at + DIE] = node["die"].optional_integer(1, 6, 0, "ROG-2.12")
    state.purse[at + OWED] = node["owed_goods"].integer(0, 99, "ROG-12.9")
    influence = node["influence"]
    for region in range(REGIONS):
        space = influence[str(region + 1)].integer(0, int(tables.influence_max), "ROG-13.1")
        state.influence[seat * REGIONS + region] = space
    influence.done()
    read_ships(state, seat, node)
    read_cards(state, seat, node)
    state.patron[seat] = node["patron"].optional_index(tables.patron_names)
    state.clan[seat] = node["clan"].optional_index(tables.clan_names)
    node.done()


def read_ships(state: Position, seat: int, node: Node) -> None:
    """The two ships, and which of them is the royal one."""
    ships = node["ships"].items(2)
    if len(ships) != 2:
        raise node["ships"].refuse("expected the river spaces of two ships (ROG-3.13)")
    for ship in range(2):
        state.ships[seat * 2 + ship] = ships[ship].integer(0, RIVER, "ROG-2.1")
    state.royal[seat] = node["royal"].optional_integer(1, 2, 0, "ROG-11.5") - 1


def read_cards(state: Position, seat: int, node: Node) -> None:
    """Hand, delivered cards, and what is known of the hand."""
    names = state.tables.customer_names
    state.hand[seat] = read_mask(node["hand"], names)
    state.delivered[seat] = read_mask(node["delivered"], names)
    state.barred[seat] = read_mask(node["not_held"], names)
    state.fresh[seat] = node["not_held_except"].integer(0, 30)


def read_board(state: Position, node: Node, letters: list[str]) -> None:
    """Scoring tiles, masteries, shore, row, stacks, discard pile."""
    tables = state.tables
    for region in range(REGIONS):
        state.scoring[region] = node["scoring"][str(region + 1)].optional_index(tables.scoring_names)
    for slot in range(tables.masteries_in_play):
        read_mastery(state, slot, node["masteries"][str(slot + 1)], letters)
    for key in node["shore"].names():
        read_shore(state, key, node["shore"][key], letters)
    row = node["row"].items(ROW)
    if len(row) != ROW:
        raise node["row"].refuse(f"expected {ROW} row spaces, null for an empty one (ROG-2.6)")
    for space in range(ROW):
        state.row[space] = row[space].optional_index(tables.tile_names)
    for era in range(2):
        stack = node["stacks"][str(era + 1)]
        state.stacks[era * STACK + LEFT] = stack["left"].integer(0, tables.tiles, "ROG-3.6")
        state.stacks[era * STACK + TOP] = stack["top"].optional_index(tables.tile_names)
        stack.done()
    read_unseen(state, node["discarded_tiles"])
    state.discards = read_mask(node["discards"], tables.customer_names)
    state.offered = read_mask(node["patrons_offered"], tables.patron_names)


def read_mastery(state: Position, slot: int, node: Node, letters: list[str]) -> None:
    """A mastery card in play, or null before it is drawn."""
    if node.value is None:
        return
    state.masteries[slot] = node["card"].index(state.tables.mastery_names)
    for at, claim in enumerate(node["claims"].items(CLAIMS)):
        state.claims[slot * CLAIMS + at] = claim.index(letters)
    node.done()


def read_shore(state: Position, key: str, node: Node, letters: list[str]) -> None:
    """A shore space with its building; null is an empty one."""
    if key not in {str(number) for number in range(1, SHORES + 1)}:
        raise node.refuse(f"shore spaces are numbered 1 to {SHORES} (ROG-2.2)")
    if node.value is None:
        return
    shore = int(key) - 1
    state.shore_tile[shore] = node["tile"].index(state.tables.tile_names)
    for at, marker in enumerate(node["markers"].items(2)):
        state.put_marker(shore, at, marker.index(letters))
    node.done()


def read_unseen(state: Position, node: Node) -> None:
    """The era tiles in the stacks or removed at setup are those that are nowhere else."""
    discarded = read_mask(node, state.tables.tile_names)
    state.unseen = 0
    state.unseen = discarded_tiles(state) & ~discarded
    if discarded & ~(discarded_tiles(state) | int(state.unseen)):
        raise node.refuse("names a tile that is no era tile, or lies somewhere else too")


def finish(state: RiverOfGoldState, to_act: Node) -> None:
    """Refuse what contradicts itself, and a position that waits for nothing."""
    refuse_first("", placing_faults(state))
    refuse_first("pending", pending_faults(state))
    if state.active < 0:
        check_setup(state)
    check_to_act(state, to_act)
    if not state.over and not state.legal_actions():
        raise DocumentError("pending", "the decision on top has no legal answer here (ROG-23.7)")
    refuse_first("", state.faults())


def check_setup(state: RiverOfGoldState) -> None:
    """Refuse a position of the setup that setup does not lead to, naming the first place that differs (ROG-20.7)."""
    expected = setup_again(state)
    right = None if expected is None else write(expected, {})
    refuse_other_setup(write(state, {}), right, "ROG-20.7", "ROG-3")
