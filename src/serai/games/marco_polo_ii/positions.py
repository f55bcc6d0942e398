"""Changing a position by dotted path, as rulings do: whatever a change displaces is put somewhere else.

A ruling says `seats.A.dice.own: [1, 3]`, `display.xian_1: contract_07`, `seats.A.posts: [xian]`. Dice that a color lacks
then lie in the Money Bag, a contract that lay somewhere else is replaced there, an outpost tile goes with the first post.
It is settled in one fixed way, in the order of the component file, so that a ruling always gives the same position.
"""

import copy
from collections.abc import Mapping
from typing import Final

from serai.core.documents import Document, set_path
from serai.games.marco_polo_ii.names import CHARACTERS
from serai.games.marco_polo_ii.tables import (
    BOOKS,
    CARD_SLOTS,
    FILIPPO_VITELLO,
    MAILIN,
    MAP_CARDS,
    NEUTRAL,
    TRAVEL_SPACE,
    TRAVEL_SPACES,
    Tables,
)

Seats = dict[str, dict[str, object]]
Places = dict[str, list[object]]  # what lies in a place, by its path; of a place for one thing a list of one
SECOND: Final = 1

DICE_PATHS: Final = ("spaces", "black_dice", "open_dice")


def changed(tables: Tables, base: Document, changes: Mapping[str, object]) -> Document:
    """The base document with the changes merged in. Raises DocumentError when a path leads nowhere."""
    document = copy.deepcopy(base)
    for path, value in changes.items():
        set_path(document, path, copy.deepcopy(value))
    if not changes:
        return document
    seats = seats_of(document)
    begun = settle_turn(document, seats, changes)
    if begun:
        settle_goals(seats, seats_of(base), changes)
    settle_characters(seats, changes)
    settle_figures(tables, document, seats, changes)
    settle_hourglass(tables, document, changes)
    settle_dice(tables, document, seats, changes, begun)
    settle_things(tables, document, seats, changes)
    settle_cards_gone(tables, document, changes)
    settle_outposts(tables, document, seats, changes, begun)
    return document


def seats_of(document: Document) -> Seats:
    """The seats that are mappings; anything else is left for the reader of the document to refuse."""
    seats = document.get("seats")
    found = seats.items() if isinstance(seats, dict) else ()
    return {str(letter): seat for letter, seat in found if isinstance(seat, dict)}


def is_changed(place: str, changes: Mapping[str, object]) -> bool:
    """Whether a change names the place, something around it or something inside it."""
    return any(place == path or place.startswith(path + ".") or path.startswith(place + ".") for path in changes)


def strings(value: object) -> list[str]:
    """The texts of a list; anything else is left for the reader of the document to refuse."""
    return [item for item in value if isinstance(item, str)] if isinstance(value, list) else []


def number(value: object) -> int:
    """A small whole number; 0 for anything else."""
    return value if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 99 else 0


# ---- the turn --------------------------------------------------------------------------------------------------------


def settle_turn(document: Document, seats: Seats, changes: Mapping[str, object]) -> bool:
    """`to_act: B` alone means that B is at the start of a turn of its own; whether a turn has been begun so.

    In setup the characters and goal cards that are still to be chosen are the first ones, and round 1 begins.
    """
    seat = changes.get("to_act", changes.get("turn"))
    if "pending" in changes or not isinstance(seat, str) or len(seat) != 1:
        return False
    document["turn"] = document["to_act"] = seat
    document["pending"] = [{"do": "turn", "seat": seat}]
    blank = {"new_posts": [], "bought": False, "due": 0, "doubled": None, "path": []}
    document.update({key: value for key, value in blank.items() if not is_changed(key, changes)})
    if document.get("round") == 0:
        document["round"] = 1
    for key in ("first", "hourglass"):
        if document.get(key) is None:
            document[key] = "A"
    if not is_changed("characters_offered", changes):
        offered = strings(document.get("characters_offered"))
        document["characters_offered"] = []
        for letter, one in seats.items():
            if one.get("character") is None and not is_changed(f"seats.{letter}.character", changes):
                taken = [other.get("character") for other in seats.values()]
                one["character"] = next((name for name in [*offered, *CHARACTERS] if name not in taken), None)
    return True


def settle_goals(seats: Seats, before: Seats, changes: Mapping[str, object]) -> None:
    """Of goal cards that were dealt and not chosen yet the first one is kept; the others are put away (MP2-4.7)."""
    for letter, seat in seats.items():
        dealt = strings(before[letter].get("goals")) if letter in before else []
        if len(dealt) < 2:
            continue
        if not is_changed(f"seats.{letter}.goals", changes):
            seat["goals"] = dealt[:1]
        if not is_changed(f"seats.{letter}.goals_put_away", changes):
            kept = strings(seat.get("goals"))
            seat["goals_put_away"] = [goal for goal in dealt if goal not in kept][: len(dealt) - 1]


def settle_characters(seats: Seats, changes: Mapping[str, object]) -> None:
    """Whoever had a character that a change gives to another seat gets the first free one."""
    named = {letter for letter in seats if is_changed(f"seats.{letter}.character", changes)}
    given = [seats[letter].get("character") for letter in named]
    for letter, seat in seats.items():
        if letter not in named and seat.get("character") in given and seat.get("character") is not None:
            taken = [one.get("character") for one in seats.values()]
            seat["character"] = next((name for name in CHARACTERS if name not in taken), None)


def settle_figures(tables: Tables, document: Document, seats: Seats, changes: Mapping[str, object]) -> None:
    """Mailin and Tian Chin have a second figure, at the start; nobody else has, and only Filippo Vitello keeps tiles."""
    if document.get("round") == 0:
        return
    for letter, seat in seats.items():
        figures = strings(seat.get("figures"))
        if is_changed(f"seats.{letter}.figures", changes) or not figures:
            continue
        if seat.get("character") != CHARACTERS[MAILIN]:
            seat["figures"] = figures[:SECOND]
        elif len(figures) == SECOND:
            seat["figures"] = [*figures, tables.location_names[tables.start]]
    filippo = any(seat.get("character") == CHARACTERS[FILIPPO_VITELLO] for seat in seats.values())
    if not filippo and not is_changed("kept_tiles", changes):
        document["kept_tiles"] = []


def settle_hourglass(tables: Tables, document: Document, changes: Mapping[str, object]) -> None:
    """As long as nobody has used Travel, the first player holds the hourglass: one change moves both."""
    spaces = document.get("spaces")
    travel = tables.space_names[TRAVEL_SPACE : TRAVEL_SPACE + TRAVEL_SPACES]
    if isinstance(spaces, dict) and any(spaces.get(space) for space in travel):
        return
    for one, other in (("first", "hourglass"), ("hourglass", "first")):
        if one in changes and other not in changes:
            document[other] = document[one]


# ---- dice ------------------------------------------------------------------------------------------------------------


def settle_dice(tables: Tables, document: Document, seats: Seats, changes: Mapping[str, object], begun: bool) -> None:
    """Every color has its dice, and all black dice are somewhere; what is not named makes room or fills up."""
    named = any(is_changed(place, changes) for place in DICE_PATHS)
    named = named or any(is_changed(f"seats.{letter}.dice", changes) for letter in seats)
    spaces = document.get("spaces")
    if not (named or begun) or not isinstance(spaces, dict) or not 2 <= len(seats) <= 4:
        return
    if any(not isinstance(seat.get("dice"), dict) for seat in seats.values()):
        return
    settle_neutral(tables, spaces, len(seats))
    if begun:
        settle_unfinished(tables, spaces, changes)
    for letter, seat in seats.items():
        dice = seat["dice"]
        assert isinstance(dice, dict)
        if begun and not is_changed(f"seats.{letter}.dice.unrolled", changes):
            dice["unrolled"] = 0
        settle_color(tables, spaces, letter, dice, changes)
    settle_black(tables, document, spaces, seats, changes)


def settle_neutral(tables: Tables, spaces: dict[object, object], seats: int) -> None:
    """The neutral dice lie where they belong, before all others (MP2-3.8)."""
    for space, name in enumerate(tables.space_names):
        first = (seats - 2) * NEUTRAL
        right: list[object] = [
            {"of": "neutral", "value": int(tables.neutral_value[at])}
            for at in range(first, first + NEUTRAL)
            if tables.neutral_space[at] == space
        ]
        dice = spaces.get(name)
        others = [die for die in dice if owner_of(die) != "neutral"] if isinstance(dice, list) else []
        if right or isinstance(dice, list):
            spaces[name] = [*right, *others]
        if not spaces.get(name):
            spaces.pop(name, None)


def settle_unfinished(tables: Tables, spaces: dict[object, object], changes: Mapping[str, object]) -> None:
    """Dice of a placement that has been given up go into the Money Bag."""
    for space, name in enumerate(tables.space_names):
        dice = spaces.get(name)
        needed = int(tables.dice_needed[space])
        if needed > 1 and isinstance(dice, list) and not is_changed(f"spaces.{name}", changes):
            placed = sum(owner_of(die) != "neutral" for die in dice)
            for _ in range(placed % needed):
                into_bag(tables, spaces, dice.pop())
            if not dice:
                del spaces[name]


def owner_of(die: object) -> object:
    """Whose die it is, if it is one."""
    return die.get("of") if isinstance(die, dict) else None


def lying(spaces: Mapping[object, object], owner: str) -> list[tuple[str, int]]:
    """The places of an owner's dice: space and number there."""
    found = []
    for space, dice in spaces.items():
        for at, die in enumerate(dice if isinstance(dice, list) else ()):
            if owner_of(die) == owner:
                found.append((str(space), at))
    return found


def settle_color(
    tables: Tables, spaces: dict[object, object], letter: str, dice: dict[object, object], changes: Mapping[str, object]
) -> None:
    """A hand that is named stays: dice too many leave the spaces, missing ones lie in the bag as 1s. Otherwise the hand
    loses its lowest dice, or gets 1s."""
    hand = dice.get("own")
    if not isinstance(hand, list):
        return
    hand_named = is_changed(f"seats.{letter}.dice.own", changes)
    surplus = len(hand) + len(lying(spaces, letter)) - int(tables.dice)
    if hand_named:
        surplus = clear_spaces(tables, spaces, letter, surplus, changes)
        for _ in range(-surplus):
            into_bag(tables, spaces, {"of": letter, "value": 1})
    elif surplus > 0 and all(isinstance(value, int) for value in hand):
        dice["own"] = sorted(hand)[surplus:]
    else:
        dice["own"] = [*([1] * -surplus), *hand]


def clear_spaces(
    tables: Tables, spaces: dict[object, object], owner: str, surplus: int, changes: Mapping[str, object]
) -> int:
    """Take dice of an owner off the spaces that no change names, the last ones first; what is still too many or few.

    The others of a placement of several dice go into the Money Bag.
    """
    for space, at in reversed(lying(spaces, owner)):
        dice = spaces.get(space)
        if surplus <= 0 or is_changed(f"spaces.{space}", changes) or not isinstance(dice, list):
            continue
        del dice[at]
        surplus -= 1
        if space in tables.space_names and tables.dice_needed[tables.space_names.index(space)] > 1:
            for die in dice:
                into_bag(tables, spaces, die)
            dice.clear()
            return clear_spaces(tables, spaces, owner, surplus, changes)
        if not dice:
            del spaces[space]
    return surplus


def into_bag(tables: Tables, spaces: dict[object, object], die: object) -> None:
    """A die lies in the Money Bag."""
    bag = tables.space_names[-1]
    lies = spaces.get(bag)
    spaces[bag] = [*(lies if isinstance(lies, list) else []), die]


def settle_black(
    tables: Tables, document: Document, spaces: dict[object, object], seats: Seats, changes: Mapping[str, object]
) -> None:
    """Black dice that lie nowhere else are on the board; if their number there is named, the others lie in the bag."""
    out = len(lying(spaces, "black"))
    for seat in seats.values():
        dice = seat["dice"]
        assert isinstance(dice, dict)
        black = dice.get("black")
        out += (len(black) if isinstance(black, list) else 0) + number(dice.get("unrolled"))
    left = int(tables.black_dice[len(seats) - 2]) - out
    if is_changed("black_dice", changes):
        for _ in range(left - number(document.get("black_dice"))):
            into_bag(tables, spaces, {"of": "black", "value": 1})
    elif left >= 0:
        document["black_dice"] = left
    options, shown = document.get("options"), document.get("open_dice")
    is_open = isinstance(options, dict) and options.get("open_black_dice") is True
    if isinstance(shown, list) and not is_changed("open_dice", changes):
        wanted = number(document.get("black_dice")) if is_open else 0
        document["open_dice"] = [*([1] * (wanted - len(shown))), *shown[len(shown) - min(wanted, len(shown)) :]]


# ---- tiles, cards, contracts -----------------------------------------------------------------------------------------


def settle_things(tables: Tables, document: Document, seats: Seats, changes: Mapping[str, object]) -> None:
    """Things that the changes name leave every other place, where the first free one of their sort takes over."""
    piles = mapping_places(document, "offers")
    names = tables.tile_names
    tiles = [[name for at, name in enumerate(names) if tables.tile_book[at] == book] for book in range(BOOKS)]
    settle_sort(document, piles, changes, tiles)
    settle_sort(document, mapping_places(document, "city_bonuses"), changes, [tables.marker_names])
    outposts = mapping_places(document, "outposts")
    outposts["kept_tiles"] = [*strings(document.get("kept_tiles"))]
    settle_sort(document, outposts, changes, [tables.outpost_names])
    cards = mapping_places(document, "cards")
    cards["cards_gone"] = [*strings(document.get("cards_gone"))]
    settle_sort(document, cards, changes, [tables.card_names])
    goals: Places = {}
    contracts = mapping_places(document, "display")
    for letter, seat in seats.items():
        for key in ("goals", "goals_put_away"):
            goals[f"seats.{letter}.{key}"] = [*strings(seat.get(key))]
        row = seat.get("contracts")
        contracts[f"seats.{letter}.contracts"] = list(row) if isinstance(row, list) else []
        contracts[f"seats.{letter}.completed"] = [*strings(seat.get("completed"))]
    contracts["queue"] = [*strings(document.get("queue"))]
    settle_sort(document, goals, changes, [tables.goal_names])
    starting = tables.contract_names[: tables.starting]
    normal = tables.contract_names[tables.starting :]
    settle_sort(document, contracts, changes, [starting, normal])


def mapping_places(document: Document, key: str) -> Places:
    """The places of a mapping, each with one thing or with a list of them."""
    value = document.get(key)
    found = value.items() if isinstance(value, dict) else ()
    return {f"{key}.{place}": list(things) if isinstance(things, list) else [things] for place, things in found}


def settle_sort(document: Document, places: Places, changes: Mapping[str, object], sorts: list[list[str]]) -> None:
    """Things of some sorts: those in places that are named leave the other places."""
    fixed = {place for place in places if is_changed(place, changes)}
    named = {thing for place in fixed for thing in places[place] if isinstance(thing, str)}
    taken = {thing for things in places.values() for thing in things if isinstance(thing, str)}
    if not named:
        return
    for place, things in places.items():
        if place in fixed or not named & {thing for thing in things if isinstance(thing, str)}:
            continue
        kept: list[object] = []
        for thing in things:
            if not isinstance(thing, str) or thing not in named:
                kept.append(thing)
                continue
            like = next((names for names in sorts if thing in names), [])
            other = next((name for name in like if name not in taken), None)
            taken.add(other or thing)
            kept.append(other)
        write_place(document, place, kept)


def write_place(document: Document, place: str, things: list[object]) -> None:
    """Put the things back where they came from: a single one, slots that can be empty, or a list."""
    slots = place.endswith(".contracts") or place.startswith("offers.")
    if slots:
        set_path(document, place, things)
    elif place.startswith(("city_bonuses.", "outposts.", "cards.", "display.")):
        set_path(document, place, things[0])
    else:
        set_path(document, place, [thing for thing in things if thing is not None])


def settle_cards_gone(tables: Tables, document: Document, changes: Mapping[str, object]) -> None:
    """In a later round as many open cards are gone as have been replaced (MP2-5.8): the first ones of the deck."""
    cards, gone = document.get("cards"), document.get("cards_gone")
    if "round" not in changes or is_changed("cards_gone", changes):
        return
    if not isinstance(cards, dict) or not isinstance(gone, list):
        return
    due = (CARD_SLOTS - MAP_CARDS) * (number(document.get("round")) - 1)
    kept = strings(gone)[: max(due, 0)]
    free = [name for name in tables.card_names if name not in kept and name not in cards.values()]
    document["cards_gone"] = sorted([*kept, *free[: max(due, 0) - len(kept)]], key=tables.card_names.index)


def settle_outposts(
    tables: Tables, document: Document, seats: Seats, changes: Mapping[str, object], begun: bool
) -> None:
    """The outpost tile of a city goes with the first post there (MP2-12.3); where no post is left, a free one lies."""
    outposts = document.get("outposts")
    named = any(is_changed(f"seats.{letter}.posts", changes) for letter in seats)
    if not isinstance(outposts, dict) or not (begun or named):
        return
    posts = {city for seat in seats.values() for city in strings(seat.get("posts"))}
    for city, tile in outposts.items():
        if is_changed(f"outposts.{city}", changes):
            continue
        if city in posts:
            outposts[city] = None
        elif tile is None:
            lying_tiles = [*outposts.values(), *strings(document.get("kept_tiles"))]
            outposts[city] = next((name for name in tables.outpost_names if name not in lying_tiles), None)
