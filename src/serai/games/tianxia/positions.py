"""Changing a position by dotted path, as rulings do: whatever a change displaces is put somewhere else.

A ruling says `sections.1.soldiers: [A, B, null, null, null]`, `sites.qin_1.building: mint`, `seats.B.objectives: [...]`.
Pieces that are counted (workers, markers, structures) then come from the supply of their owner or go back to it, a
building or a ship that lay somewhere else is replaced there, tiles come from those that nobody has seen. It is settled in
one fixed way, in the order of the component file, so that a ruling always gives the same position.
"""

import copy
from collections.abc import Iterable, Mapping
from typing import Final

from serai.core.documents import Document, set_path
from serai.games.tianxia.names import FAMILIES, REGIONS, TRACKS
from serai.games.tianxia.tables import (
    LIMU,
    MERCHANT_ACTIONS,
    SEATS,
    TOWER,
    WALL,
    Tables,
)

Changes = Mapping[str, object]
Owners = dict[str, dict[str, object]]  # by family: seats and Li Mu
Row = list[object]
LIMU_NAME: Final = FAMILIES[LIMU]
# The phase that the lowest entry of `pending` belongs to.
PHASE_OF: Final = {"next": "action", "action phase": "income", "cleanup": "attack", "round": "cleanup"}


def changed(tables: Tables, base: Document, changes: Changes) -> Document:
    """The base document with the changes merged in. Raises DocumentError when a path leads nowhere."""
    document = copy.deepcopy(base)
    boxed = boxed_tiles(tables, document)
    for path, value in changes.items():
        set_path(document, path, copy.deepcopy(value))
    if not changes or not 1 <= len(seats_of(document)) <= SEATS:
        return document
    settle_order(document, changes)
    settle_turn(tables, document, base, changes)
    settle_limu(tables, document, changes)
    settle_cards(tables, document, changes)
    settle_things(tables, document, changes)
    settle_ships(tables, document, base, changes)
    settle_objectives(tables, document, changes)
    settle_structures(tables, document, changes)
    settle_workers(tables, document, changes)
    settle_markers(tables, document, changes)
    settle_tiles(tables, document, boxed, changes)
    return document


# ---- reading a document that may be anything -------------------------------------------------------------------------


def part(value: object, *keys: str) -> object:
    """The value at some keys, one inside the other; nothing where there is none."""
    for key in keys:
        if not isinstance(value, dict):
            return None
        value = value.get(key)
    return value


def inside(document: Document, *keys: str) -> dict[str, object]:
    """The mapping at some keys; an empty one where there is none, for the reader of the document to refuse."""
    value = part(document, *keys)
    return value if isinstance(value, dict) else {}


def seats_of(document: Document) -> Owners:
    """The seats that are mappings."""
    return {str(letter): seat for letter, seat in inside(document, "seats").items() if isinstance(seat, dict)}


def owners_of(document: Document) -> Owners:
    """The seats, and Li Mu where it plays."""
    limu = document.get("li_mu")
    return {**seats_of(document), **({LIMU_NAME: limu} if isinstance(limu, dict) else {})}


def path_of(family: str) -> str:
    """Where a family stands in the document."""
    return LIMU_NAME if family == LIMU_NAME else f"seats.{family}"


def is_changed(place: str, changes: Iterable[str]) -> bool:
    """Whether a change names the place, something around it or something inside it."""
    return any(place == path or place.startswith(path + ".") or path.startswith(place + ".") for path in changes)


def row_of(value: object) -> Row:
    """A list; an empty one for anything else."""
    return value if isinstance(value, list) else []


def strings(value: object) -> list[str]:
    """The texts of a list."""
    return [item for item in row_of(value) if isinstance(item, str)]


def number(value: object) -> int:
    """A whole number of a sensible size; 0 for anything else."""
    return value if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 200 else 0


# ---- the turn, the round ---------------------------------------------------------------------------------------------


def settle_turn(tables: Tables, document: Document, base: Document, changes: Changes) -> None:
    """`to_act: B` or `turn: B` alone means that B is at the start of a turn of its own, `turn: li_mu` the same of Li Mu.

    With `pending` the rest follows from it. From the setup it leads into round 1: of the Objectives dealt the last ones go
    back, the round's tiles and attack card lie there. Nomads do not advance and nobody takes an income.
    """
    family = changes.get("turn", changes.get("to_act"))
    if "pending" not in changes:
        if not isinstance(family, str) or family not in owners_of(document):
            return
        decision = {"do": "chance li mu", "seat": None} if family == LIMU_NAME else {"do": "turn", "seat": family}
        document["pending"] = [{"do": "next", "seat": family}, decision]
    pending = row_of(document.get("pending"))
    begins = part(pending[0], "do") if pending else None
    if begins not in PHASE_OF or (begins == "round" and "phase" not in changes and base.get("round") == 0):
        return
    on_turn = part(pending[0], "seat") if begins == "next" else None
    chance = str(part(pending[-1], "do")).startswith("chance")
    phase = "preparation" if begins == "action phase" and chance else PHASE_OF[str(begins)]
    follows = {"turn": on_turn, "to_act": "chance" if chance else part(pending[-1], "seat"), "phase": phase}
    document.update({key: value for key, value in follows.items() if key not in changes or "pending" not in changes})
    if "round" not in changes:
        document["round"] = number(document.get("round")) or 1
    settle_passed(document, on_turn, changes)
    if base.get("round") == 0:
        begin(tables, document, base, changes)


def settle_passed(document: Document, on_turn: object, changes: Changes) -> None:
    """All have passed when battles begin, nobody before the turns; who is on turn has not, unless a change says so."""
    if "next_order" in changes:
        return
    passed, phase = strings(document.get("next_order")), document.get("phase")
    if phase == "action":
        document["next_order"] = [family for family in passed if family != on_turn]
    elif phase == "attack":
        document["next_order"] = [
            *passed,
            *[family for family in strings(document.get("order")) if family not in passed],
        ]
    else:
        document["next_order"] = []


def begin(tables: Tables, document: Document, base: Document, changes: Changes) -> None:
    """What setup still lacks when the first turn begins: Objectives to return, a turn order, player boards."""
    seats, dealt = seats_of(document), seats_of(base)
    kept, back = int(tables.objectives_kept), int(tables.objectives_dealt - tables.objectives_kept)
    for letter, seat in seats.items():
        cards = [
            *strings(part(dealt.get(letter), "objectives")),
            *strings(part(dealt.get(letter), "objectives_returned")),
        ]
        if not is_changed(f"seats.{letter}.objectives", changes):
            returned = strings(seat.get("objectives_returned"))
            seat["objectives"] = [card for card in cards if card not in returned][:kept]
        if not is_changed(f"seats.{letter}.objectives_returned", changes):
            hand = strings(seat.get("objectives"))
            seat["objectives_returned"] = [card for card in cards if card not in hand][:back]
        if seat.get("board") is None:
            taken = [other.get("board") for other in seats.values()]
            seat["board"] = next((name for name in tables.board_names if name not in taken), None)
    if "order" not in changes and len(strings(document.get("order"))) < len(owners_of(document)):
        document["order"] = list(owners_of(document))


def settle_order(document: Document, changes: Changes) -> None:
    """Families that a new turn order leaves out come last."""
    if "order" in changes:
        named = strings(document.get("order"))
        document["order"] = [*named, *[family for family in owners_of(document) if family not in named]]


def settle_limu(tables: Tables, document: Document, changes: Changes) -> None:
    """If Li Mu has passed, its action markers lie on the board (TX-22.10): those left in the last region."""
    limu = document.get("li_mu")
    if not isinstance(limu, dict) or LIMU_NAME not in strings(document.get("next_order")):
        return
    rest = int(tables.limu_markers) - lying_markers(document, LIMU_NAME)
    place = next((name for name in reversed(REGIONS) if not is_changed(f"markers.{name}", changes)), None)
    if rest > 0 and place is not None and not is_changed(f"{LIMU_NAME}.markers", changes):
        row = row_of(part(document, "markers", place))
        row += [LIMU_NAME] * rest


def settle_cards(tables: Tables, document: Document, changes: Changes) -> None:
    """Each round so far has an attack card, later ones have none (TX-5.2); Li Mu has as many cards as actions (TX-22.3)."""
    this_round, phase = number(document.get("round")), document.get("phase")
    attacks = row_of(document.get("attacks"))
    if not is_changed("attacks", changes) and this_round and len(attacks) == tables.rounds:
        waiting = any(part(entry, "do") == "chance attack card" for entry in row_of(document.get("pending")))
        for at in range(len(attacks)):
            first = next(card for card, when in enumerate(tables.attack_round) if when == at)
            known = at < this_round - waiting
            attacks[at] = (attacks[at] or tables.attack_names[first]) if known else None
    limu = document.get("li_mu")
    if not isinstance(limu, dict) or is_changed(f"{LIMU_NAME}.cards_left", changes) or not this_round:
        return
    unused = number(limu.get("markers"))
    if not is_changed(f"{LIMU_NAME}.markers", changes):
        unused = int(tables.limu_markers) - lying_markers(document, LIMU_NAME)
    played = (this_round - 1) * int(tables.limu_markers)
    played += int(tables.limu_markers) - (0 if phase == "cleanup" else unused)
    left = strings(limu.get("cards_left"))
    wanted = max(int(tables.limu_cards) - played, 0)
    more = [name for name in tables.limu_names if name not in left]
    kept = [*left[len(left) - min(wanted, len(left)) :], *more[: max(wanted - len(left), 0)]]
    limu["cards_left"] = sorted(kept, key=tables.limu_names.index) if set(kept) <= set(tables.limu_names) else kept


# ---- things that are there once --------------------------------------------------------------------------------------


def settle_things(tables: Tables, document: Document, changes: Changes) -> None:
    """Banners, buildings and player boards that the changes name leave every other place, where another takes over."""
    banners = {f"banners.{hub}": (inside(document, "banners"), hub, list(TRACKS)) for hub in tables.hub_names}
    settle_once(banners, changes)
    buildings = {}
    for site, name in enumerate(tables.site_names):
        sort = [
            building
            for at, building in enumerate(tables.building_names)
            if tables.building_type[at] == tables.site_type[site]
        ]
        buildings[f"sites.{name}.building"] = (inside(document, "sites", name), "building", sort)
    settle_once(buildings, changes)
    boards = {
        f"seats.{letter}.board": (seat, "board", tables.board_names) for letter, seat in seats_of(document).items()
    }
    settle_once(boards, changes)


def settle_once(places: dict[str, tuple[dict[str, object], str, list[str]]], changes: Changes) -> None:
    """Where a thing lay that a change puts elsewhere, the first one takes over that lies nowhere. Places by their path."""
    named = [place for place in places if is_changed(place, changes)]
    given = [holder.get(key) for holder, key, _ in [places[place] for place in named]]
    for place, (holder, key, sort) in places.items():
        if place in named or holder.get(key) is None or holder.get(key) not in given:
            continue
        lying = [other.get(word) for other, word, _ in places.values()]
        holder[key] = next((name for name in sort if name not in lying), None)


def settle_ships(tables: Tables, document: Document, base: Document, changes: Changes) -> None:
    """Ships and Demand tiles lie once; a ship has the spaces that belong to it; the piles have the others."""
    slots = {name: inside(document, "ships", name) for name in tables.slot_names}
    for key, names, pile in (
        ("ship", tables.ship_names, "ships_left"),
        ("demand", tables.demand_names, "demands_left"),
    ):
        before = [part(base, "ships", slot, key) for slot in slots]
        left = strings(document.get(pile))
        places = {f"ships.{slot}.{key}": (ship, key, left) for slot, ship in slots.items() if ship}
        settle_once(places, changes)
        lying = [ship.get(key) for ship in slots.values()]
        if not is_changed(pile, changes) and any(is_changed(f"ships.{slot}.{key}", changes) for slot in slots):
            document[pile] = [name for name in names if (name in left or name in before) and name not in lying]
    for slot, ship in slots.items():
        name = ship.get("ship")
        if name not in tables.ship_names or is_changed(f"ships.{slot}.deliveries", changes):
            continue
        spaces = int(tables.ship_spaces[tables.ship_names.index(str(name))])
        ship["deliveries"] = [*row_of(ship.get("deliveries")), *([None] * spaces)][:spaces]


# ---- Objectives ------------------------------------------------------------------------------------------------------


def settle_objectives(tables: Tables, document: Document, changes: Changes) -> None:
    """Objectives are in one place; hands, box and the number of those drawn fit each other."""
    seats = seats_of(document)
    if document.get("round") == 0 or any(not isinstance(seat.get("objectives"), list) for seat in seats.values()):
        return
    hands = {f"seats.{letter}.objectives": strings(seat.get("objectives")) for letter, seat in seats.items()}
    hands["objectives_gone"] = strings(document.get("objectives_gone"))
    backs = {
        f"seats.{letter}.objectives_returned": strings(seat["objectives_returned"]) for letter, seat in seats.items()
    }
    named = {place for place in hands if is_changed(place, changes)}
    counts = [f"seats.{letter}.objectives_drawn" for letter in seats]
    if not named and not any(is_changed(place, changes) for place in (*backs, *counts)):
        return
    fixed = {card for place in named for card in hands[place]}
    fixed |= {card for place, cards in backs.items() if is_changed(place, changes) for card in cards}
    for places in (hands, backs):
        for place, cards in places.items():
            if not is_changed(place, changes):
                move_away(tables, cards, fixed, [*hands.values(), *backs.values()])
                set_path(document, place, cards)
    settle_drawn(tables, document, changes)


def move_away(tables: Tables, cards: list[str], fixed: set[str], everywhere: Iterable[list[str]]) -> None:
    """Replace the cards that are needed elsewhere by the first ones that lie nowhere."""
    for at, card in enumerate(cards):
        if card in fixed:
            taken = {one for row in everywhere for one in row} | fixed
            cards[at] = next((name for name in tables.objective_names if name not in taken), card)


def settle_drawn(tables: Tables, document: Document, changes: Changes) -> None:
    """As many Objectives lie in the box as the hands lack; more than there are have been drawn, by the first seat."""
    seats, kept = seats_of(document), int(tables.objectives_kept)
    for letter, seat in seats.items():
        least = len(strings(seat.get("objectives"))) - kept
        if not is_changed(f"seats.{letter}.objectives_drawn", changes):
            seat["objectives_drawn"] = max(least, number(seat.get("objectives_drawn")))
    hands = [strings(seat.get("objectives")) for seat in seats.values()]
    due = sum(kept + number(seat.get("objectives_drawn")) for seat in seats.values()) - sum(map(len, hands))
    gone = strings(document.get("objectives_gone"))
    if not is_changed("objectives_gone", changes):
        backs = [card for seat in seats.values() for card in strings(seat.get("objectives_returned"))]
        taken = [*gone, *backs, *[card for hand in hands for card in hand]]
        free = [name for name in tables.objective_names if name not in taken]
        document["objectives_gone"] = [*gone[: max(due, 0)], *free[: max(due - len(gone), 0)]]
    elif len(gone) > due:
        first = next(iter(seats.values()))
        if not is_changed(f"seats.{next(iter(seats))}.objectives_drawn", changes):
            first["objectives_drawn"] = number(first.get("objectives_drawn")) + len(gone) - due


# ---- pieces that are counted -----------------------------------------------------------------------------------------


def section_rows(document: Document, key: str) -> list[tuple[str, dict[str, object]]]:
    """The sections with their paths for a key."""
    sections = inside(document, "sections")
    return [(f"sections.{name}.{key}", one) for name, one in sections.items() if isinstance(one, dict)]


def settle_structures(tables: Tables, document: Document, changes: Changes) -> None:
    """Walls and towers built are those that stand; a number that is named is built or taken away from the last section."""
    for family, owner in owners_of(document).items():
        most = tables.limu_structures if family == LIMU_NAME else tables.structures
        for key, column, structure in (("walls", "walls_built", WALL), ("tower", "towers_built", TOWER)):
            wanted = number(owner.get(column)) if is_changed(f"{path_of(family)}.{column}", changes) else None
            for path, section in reversed(section_rows(document, key)):
                standing = count_built(document, key, family)
                if wanted is None or wanted == standing or is_changed(path, changes):
                    continue
                rebuild(section, key, family, min(wanted, int(most[structure])) - standing)
            if wanted is None:
                owner[column] = count_built(document, key, family)


def count_built(document: Document, key: str, family: str) -> int:
    """How many walls or towers of a family stand in the sections."""
    found = 0
    for _, section in section_rows(document, key):
        value = section.get(key)
        found += value.count(family) if isinstance(value, list) else int(value == family)
    return found


def rebuild(section: dict[str, object], key: str, family: str, more: int) -> None:
    """So many structures of a family more in a section, or fewer, as far as there is room; walls without gaps."""
    if key == "tower":
        if more > 0 and section.get(key) is None:
            section[key] = family
        elif more < 0 and section.get(key) == family:
            section[key] = None
        return
    row = row_of(section.get(key))
    walls = [one for one in row if one is not None]
    for _ in range(-more):
        if family in walls:
            walls.reverse()
            walls.remove(family)
            walls.reverse()
    walls = [*walls, *([family] * max(more, 0))][: len(row)]
    section[key] = [*walls, *([None] * (len(row) - len(walls)))]


def settle_workers(tables: Tables, document: Document, changes: Changes) -> None:
    """Workers that stand nowhere are in supply. If that is named, Merchants and then soldiers make up for it."""
    for family, owner in owners_of(document).items():
        whole = int(tables.limu_workers if family == LIMU_NAME else tables.workers)
        if not is_changed(f"{path_of(family)}.workers", changes):
            spare_workers(document, family, owner, whole, changes)
            owner["workers"] = max(whole - standing_workers(document, family, owner), 0)
            continue
        surplus = whole - number(owner.get("workers")) - standing_workers(document, family, owner)
        if surplus < 0:
            spare_workers(document, family, owner, whole - number(owner.get("workers")), changes)
        else:
            place_workers(tables, document, family, owner, surplus, changes)


def standing_workers(document: Document, family: str, owner: dict[str, object]) -> int:
    """Workers of a family outside its supply, one that waits for its Merchant space included."""
    rows = [*inside(document, "barges").values()]
    rows += [section.get("soldiers") for _, section in section_rows(document, "soldiers")]
    rows += [part(site, "governors") for site in inside(document, "sites").values()]
    waiting = [
        part(entry, "seat") for entry in row_of(document.get("pending")) if part(entry, "do") == "merchant"
    ].count(family)
    merchants = part(owner, "merchants")
    board = sum(number(count) for count in merchants.values()) if isinstance(merchants, dict) else 0
    return sum(row_of(row).count(family) for row in rows) + board + waiting


def spare_workers(document: Document, family: str, owner: dict[str, object], most: int, changes: Changes) -> None:
    """Take workers away where no change names them, until no more than that many stand outside the supply."""
    merchants = part(owner, "merchants")
    if isinstance(merchants, dict) and not is_changed(f"{path_of(family)}.merchants", changes):
        for key in merchants:
            while number(merchants[key]) and standing_workers(document, family, owner) > most:
                merchants[key] -= 1
    rows = [(path, section.get("soldiers")) for path, section in reversed(section_rows(document, "soldiers"))]
    sites = inside(document, "sites")
    rows += [(f"sites.{name}.governors", part(site, "governors")) for name, site in reversed(sites.items())]
    for path, row in rows:
        places = [at for at, one in enumerate(row_of(row)) if one == family]
        for at in [] if is_changed(path, changes) else reversed(places):
            if standing_workers(document, family, owner) > most:
                row_of(row)[at] = None


def place_workers(
    tables: Tables, document: Document, family: str, owner: dict[str, object], count: int, changes: Changes
) -> None:
    """So many workers of the supply become Merchants, and then soldiers from the last section on."""
    merchants, board = part(owner, "merchants"), owner.get("board")
    named = is_changed(f"{path_of(family)}.merchants", changes)
    if isinstance(merchants, dict) and board in tables.board_names and not named:
        first = tables.board_names.index(str(board)) * MERCHANT_ACTIONS
        for at, key in enumerate(merchants):
            more = min(count, int(tables.merchant_spaces[first + at]) - number(merchants[key]))
            merchants[key] = number(merchants[key]) + more
            count -= more
    for path, section in reversed(section_rows(document, "soldiers")):
        row = row_of(section.get("soldiers"))
        for at, one in enumerate(row):
            if one is None and count > 0 and not is_changed(path, changes):
                row[at] = family
                count -= 1


def lying_markers(document: Document, family: str) -> int:
    """Action markers of a family on the board."""
    return sum(row_of(row).count(family) for row in inside(document, "markers").values())


def settle_markers(tables: Tables, document: Document, changes: Changes) -> None:
    """Action markers that do not lie on the board are unused or discarded; delivery markers on no ship are in supply."""
    for family, owner in owners_of(document).items():
        whole = int(tables.limu_markers if family == LIMU_NAME else tables.markers)
        rest = max(whole - lying_markers(document, family), 0)
        if family == LIMU_NAME:
            if not is_changed(f"{LIMU_NAME}.markers", changes):
                owner["markers"] = rest
            continue
        path = path_of(family)
        if is_changed(f"{path}.markers", changes) and not is_changed(f"{path}.markers_discarded", changes):
            owner["markers_discarded"] = max(rest - number(owner.get("markers")), 0)
        elif not is_changed(f"{path}.markers", changes):
            if not is_changed(f"{path}.markers_discarded", changes):
                owner["markers_discarded"] = min(number(owner.get("markers_discarded")), rest)
            owner["markers"] = max(rest - number(owner.get("markers_discarded")), 0)
        if not is_changed(f"{path}.delivery_markers", changes):
            ships = [part(ship, "deliveries") for ship in inside(document, "ships").values()]
            on_ships = sum(row_of(row).count(family) for row in ships)
            owner["delivery_markers"] = max(int(tables.delivery_markers) - on_ships, 0)


# ---- Bonus tiles -----------------------------------------------------------------------------------------------------


def visible_tiles(document: Document) -> list[str]:
    """The Bonus tiles that lie open, as often as they do."""
    found = [part(site, "tile") for site in inside(document, "sites").values()]
    found += row_of(document.get("round_tiles"))
    for seat in seats_of(document).values():
        found += [*row_of(seat.get("tiles")), *row_of(seat.get("tiles_used"))]
    for owner in owners_of(document).values():
        found += row_of(owner.get("figurines"))
    return strings(found)


def boxed_tiles(tables: Tables, document: Document) -> dict[str, int]:
    """How many copies of each Bonus tile are in the box."""
    seen, unseen = visible_tiles(document), inside(document, "tiles_unseen")
    return {
        name: int(tables.tile_copies[tile]) - seen.count(name) - number(unseen.get(name))
        for tile, name in enumerate(tables.tile_names)
    }


def settle_tiles(tables: Tables, document: Document, boxed: dict[str, int], changes: Changes) -> None:
    """The stack of the round lies there; copies that lie nowhere else are unseen; the supply is what the stacks leave."""
    unseen = inside(document, "tiles_unseen")
    if not unseen or is_changed("tiles_unseen", changes):
        return
    fill_stack(tables, document, boxed, changes)
    seen = visible_tiles(document)
    for tile, name in enumerate(tables.tile_names):
        free = int(tables.tile_copies[tile]) - seen.count(name)
        while free < 0:
            if not displace(tables, document, name, seen, changes):
                return
            seen = visible_tiles(document)
            free = int(tables.tile_copies[tile]) - seen.count(name)
    for tile, name in enumerate(tables.tile_names):
        free = int(tables.tile_copies[tile]) - seen.count(name)
        unseen[name] = max(free - max(boxed[name], 0), 0)
    to_come = tiles_to_come(tables, document)
    total = sum(number(count) for count in unseen.values())
    if is_changed("supply", changes):
        box_surplus(unseen, total - to_come - number(document.get("supply")))
        return
    for tile, name in enumerate(tables.tile_names):
        back = min(max(to_come - total, 0), int(tables.tile_copies[tile]) - seen.count(name) - number(unseen[name]))
        unseen[name] = number(unseen[name]) + back
        total += back
    document["supply"] = max(total - to_come, 0)


def stack_size(tables: Tables, document: Document) -> int:
    """How many Bonus tiles each round has."""
    return int(tables.stack_size[len(seats_of(document)) - 1])


def tiles_to_come(tables: Tables, document: Document) -> int:
    """The unseen tiles that are not of the supply: the stacks to come, and in setup those of the sites (TX-24.3)."""
    pending = row_of(document.get("pending"))
    waiting = [entry for entry in pending if part(entry, "do") == "chance round tile"]
    waiting += [
        entry for entry in pending if part(entry, "do") == "chance site tile" and part(entry, "from_supply") is False
    ]
    rounds = int(tables.rounds) - number(document.get("round"))
    return len(waiting) + rounds * stack_size(tables, document)


def fill_stack(tables: Tables, document: Document, boxed: dict[str, int], changes: Changes) -> None:
    """In a round that has begun as many round bonus tiles have been laid as belong to it, of different kinds."""
    row = row_of(document.get("round_tiles"))
    if is_changed("round_tiles", changes):
        return
    if document.get("phase") not in ("income", "action", "attack"):
        waiting = sum(part(entry, "do") == "chance round tile" for entry in row_of(document.get("pending")))
        shown = max(stack_size(tables, document) - waiting, 0) if document.get("phase") == "preparation" else 0
        document["round_tiles"] = row[:shown]
        return
    kinds = tables.tile_names
    while len(row) < stack_size(tables, document):
        seen = visible_tiles({**document, "round_tiles": row})
        free = [
            name
            for tile, name in enumerate(kinds)
            if tables.tile_copies[tile] > seen.count(name) + max(boxed[name], 0) and name not in row
        ]
        if not free:
            break
        row.append(free[0])
    document["round_tiles"] = row


def displace(tables: Tables, document: Document, name: str, seen: list[str], changes: Changes) -> bool:
    """Another tile in a place that no change names and where this one lies; whether there was such a place."""
    other = next(
        (one for tile, one in enumerate(tables.tile_names) if tables.tile_copies[tile] > seen.count(one)), None
    )
    for site, holder in inside(document, "sites").items():
        if isinstance(holder, dict) and holder.get("tile") == name and not is_changed(f"sites.{site}.tile", changes):
            holder["tile"] = other
            return True
    rows = [("round_tiles", row_of(document.get("round_tiles")))]
    for letter, seat in seats_of(document).items():
        rows += [(f"seats.{letter}.{key}", row_of(seat.get(key))) for key in ("tiles", "tiles_used")]
    for path, row in rows:
        if name in row and not is_changed(path, changes):
            if path == "round_tiles":
                row[row.index(name)] = other
            else:
                row.remove(name)
            return True
    for family, owner in owners_of(document).items():
        figurines = row_of(owner.get("figurines"))
        if name in figurines and not is_changed(f"{path_of(family)}.figurines", changes):
            figurines.remove(name)
            return True
    return False


def box_surplus(unseen: dict[str, object], surplus: int) -> None:
    """So many unseen tiles go into the box, of the last kinds first."""
    for name in reversed(list(unseen)):
        gone = min(max(surplus, 0), number(unseen[name]))
        unseen[name] = number(unseen[name]) - gone
        surplus -= gone
