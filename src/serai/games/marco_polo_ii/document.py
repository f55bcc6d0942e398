"""The position document of Marco Polo II: writing it, and reading it with every check (docs/positions)."""

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
    seat_or_none,
)
from serai.core.seats import seat_name
from serai.core.state import FRAME
from serai.core.vectors import replaced
from serai.games.marco_polo_ii import actions as k
from serai.games.marco_polo_ii.frames import frames
from serai.games.marco_polo_ii.names import CHARACTERS, PURSE, SEAL_SIDES, SEALS
from serai.games.marco_polo_ii.pending import owner_faults, pending_faults
from serai.games.marco_polo_ii.rounds import lay_neutral_dice
from serai.games.marco_polo_ii.rules import MarcoPoloState
from serai.games.marco_polo_ii.setup_check import setup_again
from serai.games.marco_polo_ii.state import (
    BLACK,
    DICE,
    FIGURES,
    FIRST_SEAL,
    NEUTRAL_DIE,
    NONE,
    NOT_DOUBLED,
    SECOND_FIGURE,
    Position,
    added,
    bytes_of,
    changed,
)
from serai.games.marco_polo_ii.state import PURSE as COLUMNS
from serai.games.marco_polo_ii.tables import (
    ACTIVE,
    BAG_SPACE,
    BOOKS,
    CARD_SLOTS,
    CONTRACT_SLOTS,
    FACES,
    SPACES,
    Tables,
)
from serai.games.marco_polo_ii.tables import SEALS as SEAL_TYPES
from serai.games.marco_polo_ii.travel import announce

MAX_AMOUNT: Final = 100_000  # of a resource in a document; the score lies between this and its negative
MAX_DICE: Final = 60  # dice in one place: more than there can be
MAX_STEPS: Final = 200  # announced steps: more than any movement allows
NOBODY_OWNERS: Final = {BLACK: "black", NEUTRAL_DIE: "neutral"}

# ---- writing -------------------------------------------------------------------------------------------------------


def write(state: Position, header: Document) -> Document:
    """The whole position. `header` holds the first keys (`Game.header`)."""
    tables = state.tables
    in_turn = state.active >= 0
    return {
        **header,
        "to_act": seat_name(int(state.to_act)),
        "turn": seat_or_none(state.active),
        "round": int(state.round),
        "first": seat_or_none(state.first),
        "hourglass": seat_or_none(state.hourglass),
        "seats": {seat_name(seat): write_seat(state, seat) for seat in range(state.seats)},
        "kept_tiles": names_in(state.kept, tables.outpost_names),
        "characters_offered": names_in(state.offered, list(CHARACTERS)),
        "spaces": write_spaces(state),
        "black_dice": int(state.black_left),
        "open_dice": values_of(state.open_dice, 0, 1),
        "city_bonuses": by_city(state, state.marker_at, tables.has_bonus, tables.marker_names),
        "outposts": by_city(state, state.outpost_at, tables.has_outpost, tables.outpost_names),
        "cards": by_place(state.card_at, tables.card_slot_names, tables.card_names),
        "cards_gone": names_in(cards_gone(state), tables.card_names),
        "display": by_place(state.display, tables.slot_names, tables.contract_names),
        "queue": [tables.contract_names[contract] for contract in state.queue],
        "offers": {str(book + 1): write_offers(state, book) for book in range(BOOKS)},
        "new_posts": names_in(state.fresh, tables.location_names) if in_turn else [],
        "bought": state.bought and in_turn,
        "due": int(state.due),
        "doubled": write_doubled(state),
        "path": write_path(state),
        "pending": frames(tables).write(state),
    }


def write_seat(state: Position, seat: i64) -> Document:
    """All that lies before one seat, its goal cards included."""
    tables = state.tables
    row = [i64(state.contracts[seat * ACTIVE + slot]) for slot in range(ACTIVE)]
    figures = [state.figure_at(seat, figure) for figure in range(FIGURES)]
    return {
        **{word: int(state.has(seat, column)) for column, word in enumerate(PURSE)},
        "dice": {
            "own": values_of(state.dice, seat * DICE, 2),
            "black": values_of(state.dice, seat * DICE + 1, 2),
            "unrolled": int(state.unrolled[seat]),
        },
        "figures": [tables.location_names[location] for location in figures if location != NONE],
        "posts": names_in(state.posts[seat], tables.location_names),
        "seals": {word: SEAL_SIDES[state.seal_of(seat, seal)] for seal, word in enumerate(SEALS)},
        "contracts": [none_or_name(tables.contract_names, contract) for contract in row],
        "completed": names_in(state.completed[seat], tables.contract_names),
        "character": none_or_name(list(CHARACTERS), i64(state.characters[seat])),
        "goals": names_in(state.goals[seat], tables.goal_names),
        "goals_put_away": names_in(state.rejected[seat], tables.goal_names),
    }


def none_or_name(names: list[str], index: i64) -> str | None:
    """A name, or null for NONE."""
    return name_of(names, -1 if index == NONE else int(index))


def values_of(row: vec[u8], first: i64, every: i64) -> list[int]:
    """The values of dice that are counted by value: of six counts, so far apart, the first where it says."""
    return [face + 1 for face in range(FACES) for _ in range(int(row[first + face * every]))]


def by_city(state: Position, row: vec[u8], cities: i64, names: list[str]) -> Document:
    """What lies in the cities of a mask."""
    places = state.tables.location_names
    return {places[city]: none_or_name(names, i64(row[city])) for city in range(len(places)) if cities & bit(city) != 0}


def by_place(row: vec[u8], places: list[str], names: list[str]) -> Document:
    """What lies in each place."""
    return {place: none_or_name(names, i64(row[at])) for at, place in enumerate(places)}


def write_spaces(state: Position) -> Document:
    """The dice on the action spaces, in the order of placing."""
    found: dict[str, list[Document]] = {}
    for space in range(SPACES):
        dice: list[Document] = []
        for at in range(0, len(state.placed), 2):
            if state.placed[at] == space:
                owner, value = int(state.placed[at + 1]) // 8, int(state.placed[at + 1]) % 8
                dice.append({"of": NOBODY_OWNERS.get(owner) or seat_name(owner), "value": value})
        if dice:
            found[state.tables.space_names[space]] = dice
    return dict(found)


def cards_gone(state: Position) -> int:
    """The mask of the city cards that lie neither open nor in the deck."""
    mask = (1 << int(state.tables.cards)) - 1 & ~int(state.card_deck)
    for card in state.card_at:
        if card != NONE:
            mask &= ~(1 << int(card))
    return mask


def write_offers(state: Position, book: int) -> list[str | None]:
    """The offer tiles of a Book, round by round."""
    first = book * int(state.tables.rounds)
    row = range(first, first + int(state.tables.rounds))
    return [none_or_name(state.tables.tile_names, i64(state.offers[at])) for at in row]


def write_doubled(state: Position) -> Document | None:
    """The bonus that Mailin and Tian Chin take twice, while they take theirs."""
    if state.doubled == NOT_DOUBLED:
        return None
    if state.doubled >= FIRST_SEAL:
        return {"seal": SEALS[state.doubled - FIRST_SEAL]}
    return {"city": state.tables.location_names[state.doubled]}


def write_path(state: Position) -> list[Document]:
    """The announced steps."""
    names = state.tables.location_names
    return [{"to": names[step % SECOND_FIGURE], "figure": step // SECOND_FIGURE + 1} for step in map(int, state.path)]


# ---- reading -------------------------------------------------------------------------------------------------------


def read(tables: Tables, node: Node, options: Options) -> MarcoPoloState:
    """The state of a document whose header has been read (`Game.read_header`); `finish` then checks it as a whole.

    Raises DocumentError at the first fault.
    """
    letters = read_letters(node["seats"], 2, 4, "MP2-1.1")
    state = MarcoPoloState(tables, len(letters), options)
    state.active = node["turn"].optional_index(letters)
    state.round = node["round"].integer(0, int(tables.rounds), "MP2-5.1")
    state.first = node["first"].optional_index(letters)
    state.hourglass = node["hourglass"].optional_index(letters)
    for seat, letter in enumerate(letters):
        read_seat(state, seat, node["seats"][letter])
    state.kept = read_mask(node["kept_tiles"], tables.outpost_names)
    state.offered = read_mask(node["characters_offered"], list(CHARACTERS))
    frames(tables).read(state, node["pending"], letters)
    refuse_first("pending", owner_faults(state))
    read_spaces(state, node["spaces"], letters)
    read_black_dice(state, node)
    read_board(state, node)
    read_turn(state, node)
    read_path(state, node["path"])
    node.get("to_act")
    node.done()
    return state


def read_past_header(tables: Tables, node: Node, options: Options) -> MarcoPoloState:
    """The same for a copy of a document whose header has been read before."""
    for key in ("game", "rules", "components", "options"):
        node.get(key)
    return read(tables, node, options)


def read_seat(state: Position, seat: int, node: Node) -> None:
    """Everything before one seat."""
    tables = state.tables
    for column, word in enumerate(PURSE):
        low = -MAX_AMOUNT if word == "vp" else 0
        state.purse[seat * COLUMNS + column] = node[word].integer(low, MAX_AMOUNT, "MP2-2.3" if low == 0 else "")
    dice = node["dice"]
    for black, word in enumerate(("own", "black")):
        for item in dice[word].items(MAX_DICE):
            state.add_die(seat, (item.integer(1, FACES, "MP2-7.1") - 1) * 2 + black, 1)
    state.unrolled = changed(state.unrolled, seat, dice["unrolled"].integer(0, MAX_DICE, "MP2-5.5"))
    dice.done()
    for figure, item in enumerate(node["figures"].items(FIGURES)):
        state.figures = changed(state.figures, seat * FIGURES + figure, item.index(tables.location_names))
    state.posts = replaced(state.posts, seat, read_mask(node["posts"], tables.location_names))
    seals = node["seals"]
    for seal, word in enumerate(SEALS):
        state.seals = changed(state.seals, seat * SEAL_TYPES + seal, seals[word].index(list(SEAL_SIDES)))
    seals.done()
    row = node["contracts"].items(ACTIVE)
    if len(row) != ACTIVE:
        raise node["contracts"].refuse(f"expected {ACTIVE} active slots, null for a free one (MP2-13.4)")
    for slot, item in enumerate(row):
        state.contracts = changed(state.contracts, seat * ACTIVE + slot, read_thing(item, tables.contract_names))
    state.completed = replaced(state.completed, seat, read_mask(node["completed"], tables.contract_names))
    state.characters = changed(state.characters, seat, read_thing(node["character"], list(CHARACTERS)))
    state.goals = replaced(state.goals, seat, read_mask(node["goals"], tables.goal_names))
    state.rejected = replaced(state.rejected, seat, read_mask(node["goals_put_away"], tables.goal_names))
    node.done()


def read_thing(node: Node, names: list[str]) -> int:
    """A named thing, or NONE for null."""
    return NONE if node.value is None else node.index(names)


# ---- dice ----------------------------------------------------------------------------------------------------------


def read_spaces(state: Position, node: Node, letters: list[str]) -> None:
    """The dice on the action spaces. A space left out, or null, has none.

    Those of a placement that is not complete lie on top of all others, where `further die` looks for them.
    """
    lay_neutral_dice(state)
    names = state.tables.space_names
    owners = [*letters, *NOBODY_OWNERS.values()]
    lying: dict[int, list[tuple[int, int]]] = {}
    for key in node.names():
        if key not in names:
            raise node[key].refuse(f"there is no such action space, only {', '.join(names)} (MP2-7)")
        space = names.index(key)
        if node[key].value is None:
            continue
        lying[space] = []
        for item in node[key].items(MAX_DICE):
            owner = item["of"].index(owners)
            owner = owner if owner < len(letters) else list(NOBODY_OWNERS)[owner - len(letters)]
            lying[space].append((owner, item["value"].integer(1, FACES, "MP2-7.1")))
            item.done()
    for space in sorted(lying, key=lambda space: (space == placing_on(state), space)):
        lay_dice(state, space, lying[space], node[names[space]])
    for space in range(SPACES):
        if neutral_on(state, space) and space not in lying:
            raise node.refuse(f"the neutral dice on {names[space]} are missing (MP2-3.8)")


def placing_on(state: Position) -> int:
    """The space of a placement that is not complete, or -1."""
    return int(state.top_a()) if state.top_kind() == k.FURTHER else -1


def neutral_on(state: Position, space: int) -> list[tuple[int, int]]:
    """The neutral dice on a space, as owner and value."""
    pairs = [(int(state.placed[at]), int(state.placed[at + 1])) for at in range(0, len(state.placed), 2)]
    return [(die // 8, die % 8) for at, die in pairs if at == space and die // 8 == NEUTRAL_DIE]


def lay_dice(state: Position, space: int, dice: list[tuple[int, int]], node: Node) -> None:
    """The dice of one space; the neutral ones lie there already."""
    neutral = neutral_on(state, space)
    rest = dice[len(neutral) :]
    if dice[: len(neutral)] != neutral or any(owner == NEUTRAL_DIE for owner, _ in rest):
        raise node.refuse("the neutral dice do not lie where they belong, before all others (MP2-3.8)")
    colors = 0
    for owner, value in rest:
        state.lay_die(space, owner, value)
        colors |= 1 << owner if owner < BLACK else 0
    if rest and space != BAG_SPACE:
        state.mark_space(space, colors, len(rest) if state.tables.space_fields[space] > 0 else 1)


def read_black_dice(state: Position, node: Node) -> None:
    """The black dice on the board."""
    state.black_left = node["black_dice"].integer(0, MAX_DICE, "MP2-3.7")
    for item in node["open_dice"].items(MAX_DICE):
        face = item.integer(1, FACES, "MP2-21.1") - 1
        state.open_dice = changed(state.open_dice, face, int(state.open_dice[face]) + 1)


# ---- board, turn, path ---------------------------------------------------------------------------------------------


def read_board(state: Position, node: Node) -> None:
    """Markers, outpost tiles, cards, contracts, offer tiles; decks are what lies nowhere else."""
    tables = state.tables
    state.marker_at = read_cities(state, node["city_bonuses"], tables.has_bonus, tables.marker_names)
    state.outpost_at = read_cities(state, node["outposts"], tables.has_outpost, tables.outpost_names)
    for slot in range(CARD_SLOTS):
        card = read_thing(node["cards"][tables.card_slot_names[slot]], tables.card_names)
        state.card_at = changed(state.card_at, slot, card)
    read_card_deck(state, node["cards_gone"])
    for slot in range(CONTRACT_SLOTS):
        contract = read_thing(node["display"][tables.slot_names[slot]], tables.contract_names)
        state.display = changed(state.display, slot, contract)
    for item in node["queue"].items(int(tables.contracts)):
        state.queue = added(state.queue, item.index(tables.contract_names))
    read_offers(state, node["offers"])
    state.unseen = tables.all_normal & ~contracts_elsewhere(state)


def read_cities(state: Position, node: Node, cities: i64, names: list[str]) -> vec[u8]:
    """What lies in the cities of a mask."""
    row = bytes_of(state.tables.locations, NONE)
    for city, place in enumerate(state.tables.location_names):
        if cities & bit(city) != 0:
            row[city] = u8(read_thing(node[place], names))
    node.done()
    return row


def read_card_deck(state: Position, node: Node) -> None:
    """The deck has the cards that neither lie open nor are gone."""
    gone = read_mask(node, state.tables.card_names)
    state.card_deck = 0
    if gone & ~cards_gone(state):
        raise node.refuse("names a card that lies open too (MP2-5.8)")
    state.card_deck = cards_gone(state) & ~gone


def read_offers(state: Position, node: Node) -> None:
    """The offer tiles of each Book, round by round."""
    rounds = int(state.tables.rounds)
    for book in range(BOOKS):
        row = node[str(book + 1)].items(rounds)
        if len(row) != rounds:
            raise node[str(book + 1)].refuse(f"expected {rounds} offer tiles, one for each round (MP2-3.5)")
        for place, item in enumerate(row):
            tile = read_thing(item, state.tables.tile_names)
            state.offers = changed(state.offers, book * rounds + place, tile)
    node.done()


def contracts_elsewhere(state: Position) -> int:
    """The mask of the contracts that do not lie in the unseen pile."""
    mask = 0
    for row in (state.display, state.queue, state.contracts):
        for contract in row:
            if contract != NONE:
                mask |= 1 << int(contract)
    for seat in range(state.seats):
        mask |= int(state.completed[seat])
    for at in range(state.depth):
        if state.frames[at * FRAME] in (k.ROOM, k.KEEP):
            mask |= 1 << int(state.frames[at * FRAME + 2])
    return mask


def read_turn(state: Position, node: Node) -> None:
    """What holds for the turn or the bonuses that are being taken."""
    tables = state.tables
    state.fresh = read_mask(node["new_posts"], tables.location_names)
    state.bought = node["bought"].flag()
    state.due = node["due"].integer(0, FACES, "MP2-7.5")
    if state.active < 0 and (state.fresh != 0 or state.bought):
        raise node["turn"].refuse("nobody is on turn, so new_posts is empty and bought false (MP2-6.6)")
    doubled = node["doubled"]
    if doubled.value is None:
        return
    seal = doubled.get("seal")
    if seal is not None:
        state.doubled = FIRST_SEAL + seal.index(list(SEALS))
    else:
        state.doubled = doubled["city"].index(tables.location_names)
    doubled.done()


def read_path(state: Position, node: Node) -> None:
    """The announced steps, with all that follows from them (MP2-22.11)."""
    steps = node.items(MAX_STEPS)
    mover, arrived = -1, False
    for at in range(state.depth):
        kind, seat = int(state.frames[at * FRAME]), int(state.frames[at * FRAME + 1])
        if kind in (k.PATH, k.STEP_GO, k.STEP_ARRIVE):
            mover, arrived = seat, kind == k.STEP_ARRIVE
    if mover < 0:
        if steps:
            raise node.refuse("nobody is moving (MP2-11.3)")
        return
    state.ahead = state.figure_at(mover, 0)
    state.ahead_2 = state.figure_at(mover, 1)
    for item in steps:
        location = item["to"].index(state.tables.location_names)
        figure = item["figure"].integer(1, FIGURES, "MP2-19.6") - 1
        item.done()
        if state.figure_at(mover, figure) == NONE:
            raise item.refuse("there is no such figure (MP2-4.1)")
        if arrived:
            state.path = added(state.path, figure * SECOND_FIGURE + location)
            state.reached |= bit(location)
            continue
        here = int(state.ahead_2 if figure == 1 else state.ahead)
        if state.tables.route_at[here * state.tables.locations + location] < 0:
            raise item.refuse("no route leads there (MP2-11.4)")
        announce(state, mover, location, figure)


# ---- the whole -----------------------------------------------------------------------------------------------------


def finish(state: MarcoPoloState, to_act: Node) -> None:
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
        raise DocumentError("pending", "the decision on top has no legal answer here (MP2-22.2)")


def check_setup(state: MarcoPoloState) -> None:
    """Refuse a position of the setup that setup does not lead to, naming the first place that differs (MP2-22.6)."""
    expected = setup_again(state)
    right = None if expected is None else write(expected, {})
    refuse_other_setup(write(state, {}), right, "MP2-22.6", "MP2-3, MP2-4")
