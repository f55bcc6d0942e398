"""What the values of a component file must mean together, so that the rules can rely on them.

Each check raises ComponentError with the place in the file and what would be right there. Values may differ from the
standard set, and so may the map; the action spaces, the words of the rules and what the rules need to go on may not.
"""

from collections.abc import Iterable
from typing import Final

import msgspec

from serai.core.component_files import check_sources, expect, in_order, one_of, unique
from serai.games.marco_polo_ii import tables as t
from serai.games.marco_polo_ii.component_schema import CityCard, Components, Cost, Gain, Seats
from serai.games.marco_polo_ii.names import (
    BOOK_SPACES,
    CARD_KINDS,
    COUNTED,
    GAINS,
    ICONS,
    RESOURCES,
    ROLES,
    SEALS,
    TRAVEL_SPACES,
)

FIXED: Final = tuple(word for word in GAINS if word not in ICONS)
ONCE: Final = tuple(word for word in GAINS if word != "city_bonus_other")
# A gain that is multiplied: several movements, or several sets of different goods, are not one larger one.
MANY: Final = tuple(word for word in ONCE if word not in ("move", "different_goods"))
PRICES: Final = ("coins", "camels", "jade")
# Which keys a card has, by its kind.
CARD_KEYS: Final[dict[str, tuple[str, ...]]] = {
    "per_pip": ("gain",),
    "count": ("what", "gain"),
    "table": ("gains",),
    "convert": ("cost", "gain"),
    "two_way": ("first", "second"),
    "bonuses": ("times",),
    "seal": ("cost",),
}


def check(form: Components) -> None:
    """Accept `form` as a component set the rules can play with; ComponentError otherwise."""
    check_sources(form)
    _check_spaces(form)
    _check_map(form)
    _check_special_cities(form)
    _check_setup(form)
    _check_offers(form)
    _check_seals(form)
    _check_tiles(form)
    _check_cards(form)
    _check_contracts(form)
    _check_goals(form)
    _check_characters(form)
    unique("box.entries", "piece", [piece.piece for piece in form.box.entries])


def seats_of(form: Components) -> dict[int, Seats]:
    """What differs in the setup, by the number of players."""
    return {2: form.setup.seats_2, 3: form.setup.seats_3, 4: form.setup.seats_4}


def space_names(form: Components) -> list[str]:
    """The action spaces in the order of `tables.py`."""
    special = [entry.city for entry in form.special_cities.entries]
    travel = [f"travel_{space}" for space in TRAVEL_SPACES]
    return [*BOOK_SPACES, "khan", "seals", *travel, "contracts", *special, *card_slots(form), "bag"]


def card_slots(form: Components) -> list[str]:
    """The card slots: of the map, city by city, then the open ones (MP2-22.5)."""
    on_map = [f"{city.id}_card_{slot + 1}" for city in form.cities.entries for slot in range(city.cards)]
    return [*on_map, *(f"open_card_{slot + 1}" for slot in range(form.open_cards.slots))]


def contract_slots(form: Components) -> list[str]:
    """The contract slots of the map, city by city (MP2-13.11, MP2-22.5)."""
    return [f"{city.id}_{slot + 1}" for city in form.cities.entries for slot in range(city.contracts)]


def given(part: Gain | Cost) -> dict[str, int]:
    """What a gain or cost names, without what it has none of."""
    return {key: value for key, value in msgspec.structs.asdict(part).items() if value}


def _check_gain(place: str, gain: Gain, allowed: Iterable[str]) -> None:
    words = tuple(allowed)
    for key in given(gain):
        expect(key in words, place, f"no {key}, only {', '.join(words)}")
    right = f"at most {t.TRADE_GOODS}, there are no more kinds"
    expect(gain.different_goods <= t.TRADE_GOODS, f"{place}.different_goods", right)
    right = f"at most {t.ACTIVE}, for none of them may make room for another (MP2-13.6)"
    expect(gain.contract_city <= t.ACTIVE, f"{place}.contract_city", right)


def _check_price(place: str, cost: Cost) -> None:
    for key in given(cost):
        expect(key in PRICES, place, f"no {key}, only {', '.join(PRICES)}")


def _check_choices(place: str, choices: tuple[Gain, ...]) -> None:
    """Each choice is named after the one resource that it gives."""
    seen: list[str] = []
    for index, gain in enumerate(choices):
        keys = [*given(gain)]
        expect(len(keys) == 1 and keys[0] in RESOURCES, f"{place}[{index}]", "exactly one resource")
        expect(keys[0] not in seen, f"{place}[{index}]", f"another resource than {', '.join(seen)}")
        seen += keys


def _check_spaces(form: Components) -> None:
    expect(form.game.seats == (2, 4), "game.seats", "[2, 4]")
    expect(form.game.rounds <= t.MOST_ROUNDS, "game.rounds", f"1 to {t.MOST_ROUNDS}")
    in_order("books.entries", "id", [space.id for space in form.books.entries], BOOK_SPACES)
    for index, space in enumerate(form.books.entries):
        expect(space.book <= t.BOOKS, f"books.entries[{index}].book", f"1 to {t.BOOKS}, got {space.book}")
    expect(form.khan.fields <= 7, "khan.fields", "1 to 7")
    _check_gain("khan.gain", form.khan.gain, FIXED)
    expect(form.guild_seals.dice <= 3, "guild_seals.dice", "1 to 3")
    in_order("travel.entries", "id", [space.id for space in form.travel.entries], TRAVEL_SPACES)
    for index, travel in enumerate(form.travel.entries):
        place = f"travel.entries[{index}]"
        expect(travel.dice <= 5, f"{place}.dice", "1 to 5")
        expect(travel.cap <= 6, f"{place}.cap", "1 to 6, no die shows more")
        expect(travel.extra_posts <= 1, f"{place}.extra_posts", "0 or 1 (MP2-11.13)")
        _check_price(f"{place}.entry_cost", travel.entry_cost)
    action = form.contracts_action
    right = f"1 to {t.ACTIVE}, for none of them may make room for another (MP2-13.6)"
    expect(action.most <= t.ACTIVE, "contracts_action.most", right)
    _check_gain("contracts_action.gain", action.gain, FIXED)
    for slot, gain in action.slot_gains.items():
        one_of("contracts_action.slot_gains", slot, contract_slots(form))
        _check_gain(f"contracts_action.slot_gains.{slot}", gain, FIXED)
    _check_choices("money_bag.choices", form.money_bag.choices)
    for key in ("reroll", "turn", "black_die"):
        cost = getattr(form.bonus_actions, key)
        _check_price(f"bonus_actions.{key}", cost)
        expect(bool(given(cost)), f"bonus_actions.{key}", "a cost, so that every round ends (MP2-22.4)")


def _check_map(form: Components) -> None:
    cities, oases = form.cities.entries, form.oases.entries
    unique("cities.entries", "id", [city.id for city in cities])
    unique("oases.entries", "id", [oasis.id for oasis in oases], [city.id for city in cities])
    right = f"at most {t.MOST_LOCATIONS} cities and oases"
    expect(len(cities) + len(oases) <= t.MOST_LOCATIONS, "cities.entries", right)
    for index, city in enumerate(cities):
        place = f"cities.entries[{index}]"
        one_of(f"{place}.role", city.role, [role for role in ROLES if role != "oasis"])
        start = city.role == ROLES[t.START]
        expect(start == (city.id == form.setup.start), f"{place}.role", "start for setup.start and for no other city")
        expect(
            (city.contracts > 0) == (city.role == ROLES[t.CONTRACT]), f"{place}.contracts", "slots if role: contract"
        )
        expect((city.cards > 0) == (city.role == ROLES[t.CARD]), f"{place}.cards", "slots if role: card")
        right = "false, neither the start nor a contract city has one"
        expect(not city.city_bonus or city.role not in ("start", "contract"), f"{place}.city_bonus", right)
        expect(not (start and city.outpost), f"{place}.outpost", "false, no post is ever placed there")
        if city.shield is not None:
            one_of(f"{place}.shield", city.shield, form.shields.ids)
            expect(not start, f"{place}.shield", "null, no post is ever placed there")
    unique("shields.ids", "id", form.shields.ids)
    _expect_sum("cities.entries", "contracts", sum(city.contracts for city in cities), t.CONTRACT_SLOTS)
    _expect_sum("cities.entries", "cards", sum(city.cards for city in cities), t.MAP_CARDS)
    expect(form.open_cards.slots == t.OPEN_CARDS, "open_cards.slots", f"{t.OPEN_CARDS}")
    expect(form.setup.start in [city.id for city in cities], "setup.start", "a city")
    _check_routes(form)


def _expect_sum(place: str, what: str, total: int, right: int) -> None:
    expect(total == right, place, f"{right} {what} in all, got {total}")


def _check_routes(form: Components) -> None:
    oases = [oasis.id for oasis in form.oases.entries]
    locations = [*(city.id for city in form.cities.entries), *oases]
    seen: set[frozenset[str]] = set()
    for index, route in enumerate(form.routes.entries):
        place = f"routes.entries[{index}]"
        for end, name in enumerate(route.between):
            one_of(f"{place}.between[{end}]", name, locations)
        ends = frozenset(route.between)
        expect(len(ends) == 2, f"{place}.between", "two different locations")
        expect(not ends <= set(oases), f"{place}.between", "no two oases (MP2-19.7)")
        expect(ends not in seen, f"{place}.between", "locations without another route between them")
        seen.add(ends)
        _check_price(f"{place}.cost", route.cost)
        if route.seal is not None:
            one_of(f"{place}.seal", route.seal, SEALS)


def _check_special_cities(form: Components) -> None:
    entries = form.special_cities.entries
    special = [city.id for city in form.cities.entries if city.role == ROLES[t.SPECIAL]]
    expect(len(special) == t.SPECIAL_CITIES, "cities.entries", f"{t.SPECIAL_CITIES} special cities, got {len(special)}")
    unique("special_cities.entries", "city", [entry.city for entry in entries])
    expect(len(entries) == len(special), "special_cities.entries", f"{len(special)} entries, got {len(entries)}")
    expect(form.special_cities.fields <= 7, "special_cities.fields", "1 to 7")
    for index, entry in enumerate(entries):
        place = f"special_cities.entries[{index}]"
        one_of(f"{place}.city", entry.city, special)
        one_of(f"{place}.seal", entry.seal, SEALS)
        for number, times in enumerate(entry.seal_times):
            expect(times <= 6, f"{place}.seal_times[{number}]", f"0 to 6, got {times}")
        _check_gain(f"{place}.gain", entry.gain, ONCE)


def _check_setup(form: Components) -> None:
    setup = form.setup
    expect(setup.active_contracts == t.ACTIVE, "setup.active_contracts", f"{t.ACTIVE} (MP2-13.4)")
    expect(setup.dice <= 5, "setup.dice", "1 to 5")
    expect(setup.characters_beyond_players <= 3, "setup.characters_beyond_players", "0 to 3")
    right = f"{setup.dice} to {setup.dice + t.MOST_COMPENSATION}"
    expect(setup.dice <= form.compensation.below <= setup.dice + t.MOST_COMPENSATION, "compensation.below", right)
    blue = [*BOOK_SPACES, "seals", "contracts"]
    special = [entry.city for entry in form.special_cities.entries]
    for seats, table in seats_of(form).items():
        place = f"setup.seats_{seats}"
        lying: dict[str, int] = {}
        before = 0
        for index, die in enumerate(table.neutral_dice):
            here = f"{place}.neutral_dice[{index}]"
            one_of(f"{here}.space", die.space, [*blue, "khan", *special])
            lying[die.space] = lying.get(die.space, 0) + 1
            if die.space == "khan":
                expect(die.value >= before, f"{here}.value", f"at least {before}, as on the field before (MP2-9.2)")
                before = die.value
        room = dict.fromkeys(special, form.special_cities.fields) | {"khan": form.khan.fields}
        for space, count in lying.items():
            most = room.get(space, 1)
            expect(count <= most, f"{place}.neutral_dice", f"at most {most} dice on {space}, got {count}")
    numbers = [entry.post for entry in form.post_vp.entries]
    for index, number in enumerate(numbers):
        place = f"post_vp.entries[{index}].post"
        expect(number <= setup.posts, place, f"1 to {setup.posts} (setup.posts)")
        expect(number not in numbers[:index], place, f"a number of its own, {number} stands there already")


def _check_offers(form: Components) -> None:
    unique("upper_offers.entries", "id", [offer.id for offer in form.upper_offers.entries])
    unique("offer_tiles.entries", "id", [tile.id for tile in form.offer_tiles.entries])
    for index, offer in enumerate(form.upper_offers.entries):
        place = f"upper_offers.entries[{index}]"
        expect(offer.book <= t.BOOKS, f"{place}.book", f"1 to {t.BOOKS}, got {offer.book}")
        _check_gain(f"{place}.gain", offer.gain, ONCE)
    for index, tile in enumerate(form.offer_tiles.entries):
        place = f"offer_tiles.entries[{index}]"
        expect(tile.book <= t.BOOKS, f"{place}.book", f"1 to {t.BOOKS}, got {tile.book}")
        for number, lower in enumerate(tile.offers):
            _check_gain(f"{place}.offers[{number}].gain", lower.gain, ONCE)
    expect(len(form.offer_tiles.entries) <= t.MOST_BITS, "offer_tiles.entries", f"at most {t.MOST_BITS} tiles")
    for book in range(1, t.BOOKS + 1):
        upper = sum(offer.book == book for offer in form.upper_offers.entries)
        right = f"{t.UPPER_OFFERS} offers of book {book}, got {upper}"
        expect(upper == t.UPPER_OFFERS, "upper_offers.entries", right)
        least = form.game.rounds + form.setup.offer_tiles_removed
        tiles = sum(tile.book == book for tile in form.offer_tiles.entries)
        expect(tiles == least, "offer_tiles.entries", f"{least} tiles of book {book}, one for each round, got {tiles}")


def _check_seals(form: Components) -> None:
    in_order("seals.entries", "id", [seal.id for seal in form.seals.entries], SEALS)
    for index, seal in enumerate(form.seals.entries):
        place = f"seals.entries[{index}]"
        expect(seal.copies >= 4, f"{place}.copies", "at least 4, one for each player")
        _check_gain(f"{place}.bonus", seal.bonus, MANY)
        expect(not seal.improve.vp, f"{place}.improve", "no vp")


def _check_tiles(form: Components) -> None:
    outposts, markers = form.outpost_tiles.entries, form.city_bonuses.entries
    unique("outpost_tiles.entries", "id", [tile.id for tile in outposts])
    unique("city_bonuses.entries", "id", [marker.id for marker in markers])
    for index, tile in enumerate(outposts):
        _check_gain(f"outpost_tiles.entries[{index}].gain", tile.gain, ONCE)
    places = sum(city.outpost for city in form.cities.entries)
    right = f"at least {places}, one for each city with an outpost"
    expect(places <= len(outposts) <= t.MOST_BITS, "outpost_tiles.entries", right)
    copying = 0
    for index, marker in enumerate(markers):
        place = f"city_bonuses.entries[{index}].gain"
        _check_gain(place, marker.gain, GAINS)
        if marker.gain.city_bonus_other:
            copying += 1
            right = "{city_bonus_other: 1} alone, and on one marker only (MP2-15.11)"
            expect(given(marker.gain) == {"city_bonus_other": 1} and copying == 1, place, right)
    places = sum(city.city_bonus for city in form.cities.entries)
    right = f"at least {max(places, 2)}, one for each city with a city bonus"
    expect(max(places, 2) <= len(markers) <= t.MOST_BITS, "city_bonuses.entries", right)
    expect(places >= 2, "cities.entries", f"at least 2 cities with a city bonus, got {places}")


def _check_cards(form: Components) -> None:
    cards = form.city_cards.entries
    unique("city_cards.entries", "id", [card.id for card in cards])
    least = t.MAP_CARDS + t.OPEN_CARDS * form.game.rounds
    right = f"{least} to {t.MOST_BITS} cards, got {len(cards)}"
    expect(least <= len(cards) <= t.MOST_BITS, "city_cards.entries", right)
    for index, card in enumerate(cards):
        _check_card(f"city_cards.entries[{index}]", card)


def _check_card(place: str, card: CityCard) -> None:
    one_of(f"{place}.kind", card.kind, CARD_KINDS)
    keys = CARD_KEYS[card.kind]
    for key in ("what", "cost", "gain", "first", "second", "gains", "times"):
        right = f"a key {key}" if key in keys else f"no key {key}"
        expect((getattr(card, key) is not None) == (key in keys), place, f"{right} in a card of the kind {card.kind}")
    if card.what is not None:
        one_of(f"{place}.what", card.what, COUNTED)
    if card.gain is not None:
        allowed = ONCE if card.kind == "convert" else MANY
        _check_gain(f"{place}.gain", card.gain, allowed)
        expect(bool(given(card.gain)), f"{place}.gain", "a gain")
        if card.gain.move and card.cost is not None:
            expect([*given(card.gain)] == ["move"], f"{place}.gain", "move alone (MP2-15.6)")
            _check_price(f"{place}.cost", card.cost)
    if card.kind == "seal" and card.cost is not None:
        _check_price(f"{place}.cost", card.cost)
    for key in ("first", "second"):
        exchange = getattr(card, key)
        if exchange is not None:
            _check_gain(f"{place}.{key}.gain", exchange.gain, tuple(word for word in ONCE if word != "move"))
    for number, gain in enumerate(card.gains or ()):
        _check_gain(f"{place}.gains[{number}]", gain, ONCE)
    for number, count in enumerate(card.times or ()):
        expect(count >= 1, f"{place}.times[{number}]", "at least 1")


def _check_contracts(form: Components) -> None:
    starting, normal = form.contracts.starting, form.contracts.normal
    unique("contracts.starting", "id", [contract.id for contract in starting])
    unique("contracts.normal", "id", [contract.id for contract in normal], [contract.id for contract in starting])
    expect(len(starting) >= 4, "contracts.starting", f"at least 4, one for each player, got {len(starting)}")
    right = f"{t.CONTRACT_SLOTS} to {t.MOST_BITS - len(starting)}, got {len(normal)}"
    expect(t.CONTRACT_SLOTS <= len(normal) <= t.MOST_BITS - len(starting), "contracts.normal", right)
    for name, contracts in (("starting", starting), ("normal", normal)):
        for index, contract in enumerate(contracts):
            place = f"contracts.{name}[{index}]"
            _check_gain(f"{place}.gain", contract.gain, ONCE)
            expect(not contract.cost.vp, f"{place}.cost", "no vp")


def _check_goals(form: Components) -> None:
    cards = form.goal_cards.entries
    unique("goal_cards.entries", "id", [card.id for card in cards])
    least = 4 * form.setup.goal_cards
    right = f"{least} to {t.MOST_BITS} cards, got {len(cards)}"
    expect(least <= len(cards) <= t.MOST_BITS, "goal_cards.entries", right)
    for index, card in enumerate(cards):
        place = f"goal_cards.entries[{index}].shields"
        for number, shield in enumerate(card.shields):
            one_of(f"{place}[{number}]", shield, form.shields.ids)
        expect(len(set(card.shields)) == len(card.shields), place, "different shields")


def _check_characters(form: Components) -> None:
    people = form.characters
    fixed = {
        "abha_basu.round_start": people.abha_basu.round_start,
        "abha_basu.contract_completed": people.abha_basu.contract_completed,
        "de_wu.seal_improved": people.de_wu.seal_improved,
        "mailin_and_tian_chin.start": people.mailin_and_tian_chin.start,
        "mongke_khan.oasis": people.mongke_khan.oasis,
    }
    for name in ("single", "pair"):
        for index, gain in enumerate(getattr(people.isabella_donati, name)):
            fixed[f"isabella_donati.{name}[{index}]"] = gain
    for place, gain in fixed.items():
        _check_gain(f"characters.{place}", gain, FIXED)
    right = f"1 to {form.guild_seals.dice} (guild_seals.dice)"
    expect(people.de_wu.seal_dice <= form.guild_seals.dice, "characters.de_wu.seal_dice", right)
    _check_choices("characters.mongke_khan.oasis_choices", people.mongke_khan.oasis_choices)
