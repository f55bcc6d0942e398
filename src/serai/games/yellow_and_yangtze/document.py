"""The position document of Yellow & Yangtze: writing it, and reading it with every check (docs/positions)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from serai.core.documents import Document, DocumentError, Node
from serai.core.options import Options
from serai.core.positions import check_to_act, read_letters, refuse_first, refuse_other_setup, seat_or_none
from serai.core.seats import seat_name
from serai.core.state import FRAME
from serai.games.yellow_and_yangtze.actions import STEP_REVOLT
from serai.games.yellow_and_yangtze.frames import frames
from serai.games.yellow_and_yangtze.groups import is_toll_space, regroup
from serai.games.yellow_and_yangtze.names import COLORS as COLOR_NAMES
from serai.games.yellow_and_yangtze.names import DIRECTIONS as SIDE_NAMES
from serai.games.yellow_and_yangtze.names import LEADERS
from serai.games.yellow_and_yangtze.pagoda import covered_spaces
from serai.games.yellow_and_yangtze.pending import (
    conflict_faults,
    known_faults,
    over_faults,
    stack_faults,
    tile_count_faults,
)
from serai.games.yellow_and_yangtze.rules import YellowAndYangtzeState
from serai.games.yellow_and_yangtze.setup_check import setup_again
from serai.games.yellow_and_yangtze.state import (
    EMPTY,
    FIRST_LEADER,
    LEADER,
    NO_TRIANGLE,
    NONE,
    SIDE,
    SUPPORT,
    TILES,
    Position,
)
from serai.games.yellow_and_yangtze.tables import COLORS, MOST_TILES, NO_SPACE, Tables

MAX_POINTS: Final = 5000  # of a color in a document: ties tell such numbers apart (scoring.py)
MAX_IDLE: Final = 1_000_000
MAX_KNOWN: Final = 99

# ---- writing -------------------------------------------------------------------------------------------------------


def write(state: Position, header: Document) -> Document:
    """The whole position. `header` holds the first keys (`Game.header`)."""
    return {
        **header,
        "to_act": seat_name(int(state.to_act)),
        "turn": seat_or_none(state.active),
        "first": seat_or_none(state.first),
        "idle_turns": int(state.idle_turns),
        "drew": state.drew,
        "seats": {seat_name(seat): write_seat(state, seat) for seat in range(state.seats)},
        "display": by_color(state.display, 0),
        "box": by_color(state.box, 0),
        "removed": by_color(state.removed, 0),
        "tiles": write_tiles(state),
        "pagodas": write_pagodas(state),
        "war": write_war(state),
        "revolt": write_revolt(state),
        "pending": frames(state.tables).write(state),
    }


def by_color(row: vec[u8], first: i64) -> dict[str, int]:
    """Five numbers of a vector under the names of the colors."""
    return {COLOR_NAMES[color]: int(row[first + color]) for color in range(COLORS)}


def write_seat(state: Position, seat: i64) -> Document:
    """All that belongs to one seat, hand and points included."""
    first: i64 = seat * COLORS
    return {
        "hand": by_color(state.hand, first),
        "points": {COLOR_NAMES[color]: int(state.points[first + color]) for color in range(COLORS)},
        "leaders": {LEADERS[color]: space_or_none(state, state.where(seat, color)) for color in range(COLORS)},
        "seen": by_color(state.seen, first),
        "maybe": by_color(state.maybe, first),
        "unsure": int(state.unsure[seat]),
        "most_blue": int(state.most_blue[seat]) if state.most_blue[seat] < MOST_TILES else None,
        "replaced": by_color(state.replaced, first),
    }


def space_or_none(state: Position, space: i64) -> str | None:
    """The id of a space, or null for none."""
    return None if space == NONE else state.tables.space_names[space]


def write_tiles(state: Position) -> Document:
    """The tiles on the board by space."""
    return {
        state.tables.space_names[space]: COLOR_NAMES[state.tile_on(space)]
        for space in range(state.tables.spaces)
        if state.tile_on(space) >= 0
    }


def write_pagodas(state: Position) -> Document:
    """The triangles with a pagoda by color, ascending; the others are in the supply."""
    tables = state.tables
    standing: Document = {}
    for color in range(COLORS):
        slots = range(tables.first_slot[color], tables.first_slot[color + 1])
        triangles = sorted(int(state.pagoda_on[slot]) for slot in slots if state.pagoda_on[slot] != NO_TRIANGLE)
        standing[COLOR_NAMES[color]] = [tables.triangle_names[triangle] for triangle in triangles]
    return standing


def write_war(state: Position) -> Document | None:
    """The war that is pending: the unifying tile, what has paid the toll, who has committed what to which side."""
    if state.war_space == NONE:
        return None
    return {
        "space": state.tables.space_names[state.war_space],
        "paid": [state.tables.space_names[at] for at in range(state.tables.spaces) if is_toll_space(state, at)],
        "support": {seat_name(seat): write_support(state, seat, True) for seat in range(state.seats)},
    }


def write_revolt(state: Position) -> Document | None:
    """The revolt that is pending: the leaders' color, the two seats, what they have added."""
    if state.revolt_color == NONE:
        return None
    attacker, defender = parties(state)
    return {
        "color": COLOR_NAMES[state.revolt_color],
        "attacker": attacker,
        "defender": defender,
        "support": {seat_name(seat): write_support(state, seat, False) for seat in range(state.seats)},
    }


def parties(state: Position) -> tuple[str | None, str | None]:
    """Attacker and defender of the pending revolt: the owners of the two leaders that its step names."""
    for at in range(state.depth):
        if state.frames[at * FRAME] == STEP_REVOLT:
            return owner(state, state.frames[at * FRAME + 2]), owner(state, state.frames[at * FRAME + 3])
    return None, None


def owner(state: Position, space: i64) -> str | None:
    """The seat whose leader stands on a space."""
    piece: i64 = i64(state.board[space])
    return seat_name(int((piece - FIRST_LEADER) // COLORS)) if piece >= FIRST_LEADER else None


def write_support(state: Position, seat: i64, in_war: bool) -> Document | None:
    """What a seat has committed, or null for nothing."""
    if state.supports(seat, TILES) + state.supports(seat, LEADER) == 0:
        return None
    committed: Document = {"side": SIDE_NAMES[state.supports(seat, SIDE)]} if in_war else {}
    committed["tiles"] = int(state.supports(seat, TILES))
    committed["leader"] = state.supports(seat, LEADER) > 0
    return committed


# ---- reading -------------------------------------------------------------------------------------------------------


def read(tables: Tables, node: Node, options: Options) -> YellowAndYangtzeState:
    """The state of a document whose header has been read (`Game.read_header`); `finish` then checks it as a whole.

    Raises DocumentError at the first fault.
    """
    if options["map"] not in tables.map_names:
        raise node["options"].refuse(f"option map: this component set has {', '.join(tables.map_names)} (YY-4.7)")
    letters = read_letters(node["seats"], 2, 4, "YY-2.2")
    state = YellowAndYangtzeState(tables, len(letters), options)
    state.active = node["turn"].optional_index(letters)
    state.first = node["first"].optional_index(letters)
    state.idle_turns = node["idle_turns"].integer(0, MAX_IDLE, "YY-17.4")
    state.drew = node["drew"].flag()
    read_tiles(state, node["tiles"])
    for seat, letter in enumerate(letters):
        read_seat(state, seat, node["seats"][letter])
    read_counts(state.display, 0, node["display"], int(tables.display_size), "YY-16.4")
    state.box = read_row(tables, node["box"])
    state.removed = read_row(tables, node["removed"])
    read_pagodas(state, node["pagodas"])
    frames(tables).read(state, node["pending"], letters)
    read_war(state, node["war"], letters)
    read_revolt(state, node["revolt"], letters)
    node.get("to_act")
    node.done()
    refuse_first("", tile_count_faults(state))
    for color in range(COLORS):
        state.bag[color] = u8(state.rest(color))
    state.covered = covered_spaces(state)
    regroup(state)
    return state


def read_past_header(tables: Tables, node: Node, options: Options) -> YellowAndYangtzeState:
    """The same for a copy of a document whose header has been read before."""
    for key in ("game", "rules", "components", "options"):
        node.get(key)
    return read(tables, node, options)


def read_counts(row: vec[u8], first: int, node: Node, most: int, rule: str) -> None:
    """Five numbers by color, each of them and their sum within a limit."""
    total = 0
    for color, name in enumerate(COLOR_NAMES):
        count = node[name].integer(0, most, rule)
        row[first + color] = u8(count)
        total += count
    node.done()
    if total > most:
        raise node.refuse(f"{total} tiles are above the limit of {most} ({rule})")


def read_row(tables: Tables, node: Node) -> vec[u8]:
    """Tiles by color, as many as there are at most."""
    row = vec[u8]()
    for color, name in enumerate(COLOR_NAMES):
        row = append(row, u8(node[name].integer(0, int(tables.tiles[color]), "YY-2.1")))
    node.done()
    return row


def put_row(row: vec[u8], first: int, part: vec[u8]) -> vec[u8]:
    """A copy of a vector with the five numbers of a seat."""
    made = row[:]
    for color in range(COLORS):
        made[first + color] = part[color]
    return made


def read_seat(state: YellowAndYangtzeState, seat: int, node: Node) -> None:
    """Everything that belongs to one seat."""
    first = seat * 5
    read_counts(state.hand, first, node["hand"], int(state.tables.hand_size), "YY-16.6")
    points = node["points"]
    for color, name in enumerate(COLOR_NAMES):
        state.points[first + color] = points[name].integer(0, MAX_POINTS, "YY-2.4")
    points.done()
    leaders = node["leaders"]
    for color, name in enumerate(LEADERS):
        if leaders[name].value is not None:
            put_leader(state, seat, color, leaders[name])
    leaders.done()
    state.seen = put_row(state.seen, first, read_row(state.tables, node["seen"]))
    state.maybe = put_row(state.maybe, first, read_row(state.tables, node["maybe"]))
    unsure = state.unsure[:]
    unsure[seat] = u8(node["unsure"].integer(0, MAX_KNOWN, "YY-19.3"))
    state.unsure = unsure
    most_blue = state.most_blue[:]
    most_blue[seat] = u8(node["most_blue"].optional_integer(0, MOST_TILES - 1, MOST_TILES, "YY-22.1"))
    state.most_blue = most_blue
    state.replaced = put_row(state.replaced, first, read_row(state.tables, node["replaced"]))
    node.done()


def read_space(state: Position, node: Node) -> int:
    """A space of the map in play, by its id."""
    names = state.tables.space_names
    name = node.text()
    if name not in names or state.map.terrain[names.index(name)] == NO_SPACE:
        raise node.refuse(f"the map {state.map.name} has no such space; E05 is the fifth of row E (YY-4.1)")
    return names.index(name)


def put_leader(state: YellowAndYangtzeState, seat: int, color: int, node: Node) -> None:
    """A leader on the board."""
    space = read_space(state, node)
    if state.board[space] != EMPTY:
        raise node.refuse(f"{state.tables.space_names[space]} holds something else already (YY-4.2)")
    state.board[space] = u8(FIRST_LEADER + seat * 5 + color)
    state.leader_at[seat * 5 + color] = u8(space)


def read_tiles(state: YellowAndYangtzeState, node: Node) -> None:
    """The tiles on the board; a space left out, or null, holds none."""
    for key in node.names():
        space = read_space(state, Node(key, node[key].path))
        if node[key].value is not None:
            state.board[space] = u8(node[key].index(list(COLOR_NAMES)) + 1)


def read_pagodas(state: YellowAndYangtzeState, node: Node) -> None:
    """Where the pagodas of each color stand."""
    tables = state.tables
    for color, name in enumerate(COLOR_NAMES):
        slot = int(tables.first_slot[color])
        taken: list[int] = []
        for item in node[name].items(int(tables.pagodas[color])):
            if item.text() not in tables.triangle_names:
                raise item.refuse("expected the three spaces of a triangle in order, such as E04-E05-F04 (YY-22.2)")
            taken.append(tables.triangle_names.index(item.text()))
        if len(set(taken)) < len(taken):
            raise node[name].refuse("the same triangle twice (YY-11.3)")
        for triangle in sorted(taken):
            state.pagoda_on[slot] = triangle
            slot += 1
    node.done()


def read_war(state: YellowAndYangtzeState, node: Node, letters: list[str]) -> None:
    """The war that is pending, or null."""
    if node.value is None:
        return
    state.war_space = read_space(state, node["space"])
    for item in node["paid"].items(int(state.tables.spaces)):
        space = read_space(state, item)
        if state.board[space] != EMPTY or state.group[space] != 0:
            raise item.refuse("a space whose tile has paid the toll is empty, and named once (YY-15.11)")
        state.group[space] = 1  # `regroup` finds out which group it is in
    read_support(state, node["support"], letters, True)
    node.done()


def read_revolt(state: YellowAndYangtzeState, node: Node, letters: list[str]) -> None:
    """The revolt that is pending, or null."""
    if node.value is None:
        return
    state.revolt_color = node["color"].index(list(COLOR_NAMES))
    expected = parties(state)
    for seat, key in zip(expected, ("attacker", "defender"), strict=True):
        if node[key].index(letters) < 0 or node[key].value != seat:
            raise node[key].refuse("not the owner of the leader that the entry `revolt` of `pending` names (YY-14.1)")
    read_support(state, node["support"], letters, False)
    node.done()


def read_support(state: YellowAndYangtzeState, node: Node, letters: list[str], in_war: bool) -> None:
    """What each seat has committed to the conflict."""
    support = state.support[:]
    for seat, letter in enumerate(letters):
        committed = node[letter]
        if committed.value is None:
            continue
        support[seat * SUPPORT + SIDE] = u8(committed["side"].index(list(SIDE_NAMES)) if in_war else 0)
        support[seat * SUPPORT + TILES] = u8(committed["tiles"].integer(0, MOST_TILES, "YY-16.6"))
        support[seat * SUPPORT + LEADER] = u8(1 if committed["leader"].flag() else 0)
        committed.done()
        if support[seat * SUPPORT + TILES] == 0 and support[seat * SUPPORT + LEADER] == 0:
            raise committed.refuse("null says that nothing was committed (YY-15.6)")
    node.done()
    state.support = support


# ---- the whole -----------------------------------------------------------------------------------------------------


def finish(state: YellowAndYangtzeState, to_act: Node) -> None:
    """Refuse what contradicts itself, and a position that waits for nothing."""
    refuse_first("", state.faults())
    refuse_first("", known_faults(state))
    if state.active < 0:
        check_setup(state)
    elif state.first < 0:
        raise DocumentError("first", "somebody began the game (YY-3.6)")
    else:
        refuse_first("pending", stack_faults(state))
        refuse_first("pending", conflict_faults(state))
    refuse_first("pending", over_faults(state))
    check_to_act(state, to_act)
    if not state.over and not state.legal_actions():
        raise DocumentError("pending", "the decision on top has no legal answer here (YY-21.1)")


def check_setup(state: Position) -> None:
    """Refuse a position of the setup that setup does not lead to, naming the first place that differs (YY-3.8)."""
    expected = setup_again(state)
    right = None if expected is None else write(expected, {})
    refuse_other_setup(write(state, {}), right, "YY-3.8", "YY-3")
