"""Component sets of Marco Polo II: from a YAML file to the flat tables that the rules look at.

`load()` gives the standard set, `load(path)` a set of one's own in the same form (`components.yaml`).
"""

import hashlib
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from serai.core.component_files import ComponentError, from_bytes, from_file, from_package, numbers, padded, read_form
from serai.games.marco_polo_ii import tables as t
from serai.games.marco_polo_ii.actions import FIXED_ACTIONS
from serai.games.marco_polo_ii.component_checks import card_slots, check, contract_slots, given, seats_of, space_names
from serai.games.marco_polo_ii.component_schema import (
    CityCard,
    Components,
    Cost,
    Exchange,
    Gain,
    LowerOffer,
    UpperOffer,
)
from serai.games.marco_polo_ii.names import CARD_KINDS, COSTS, COUNTED, GAINS, RESOURCES, ROLES, SEALS
from serai.games.marco_polo_ii.tables import Tables

__all__ = ["ComponentError", "load", "load_bytes"]

NOTHING: Final = 0  # the package and the cost that are empty


def load(path: Path | None = None) -> Tables:
    """The tables of the standard set, or of the file at `path`. The standard set is read once and shared.

    Errors: ComponentError with one line that names the file, the place and what would be right.
    """
    return _standard() if path is None else from_file(path, _tables_of)


def load_bytes(data: bytes, name: str = "component set") -> Tables:
    """The tables of a component file's bytes; `name` stands for the file in errors (ComponentError)."""
    return from_bytes(data, name, _tables_of)


@cache
def _standard() -> Tables:
    return from_package("serai.games.marco_polo_ii", _tables_of)


def _tables_of(data: bytes) -> Tables:
    form, plain = read_form(data, Components)
    check(form)
    tables = Tables()
    tables.data = plain
    tables.name = form.name
    tables.fingerprint = hashlib.sha256(data).hexdigest()
    rows = _Rows()
    _fill_setup(tables, form)
    _fill_spaces(tables, form, rows)
    _fill_offers(tables, form, rows)
    _fill_seals(tables, form, rows)
    _fill_map(tables, form, rows)
    _fill_tiles(tables, form, rows)
    _fill_cards(tables, form.city_cards.entries, rows)
    _fill_contracts(tables, form, rows)
    _fill_goals(tables, form)
    _fill_characters(tables, form, rows)
    tables.gains = numbers(rows.gains)
    tables.costs = numbers(rows.costs)
    tables.seal(FIXED_ACTIONS)
    return tables


class _Rows:
    """Collects packages and costs; each gets the number of its row."""

    def __init__(self) -> None:
        self.gains: list[int] = [0] * t.GAINS
        self.costs: list[int] = [0] * t.COSTS

    def package(self, gain: Gain | None) -> int:
        """The row of a gain."""
        if gain is None or not given(gain):
            return NOTHING
        self.gains += [getattr(gain, word) for word in GAINS]
        return len(self.gains) // t.GAINS - 1

    def cost(self, cost: Cost | None) -> int:
        """The row of a cost."""
        if cost is None or not given(cost):
            return NOTHING
        self.costs += [getattr(cost, word) for word in COSTS]
        return len(self.costs) // t.COSTS - 1


def _mask(indices: Iterable[int]) -> int:
    return sum(1 << index for index in indices)


def _fill_setup(tables: Tables, form: Components) -> None:
    setup, by_seats = form.setup, seats_of(form).values()
    spaces = space_names(form)
    tables.rounds = form.game.rounds
    tables.start_resources = numbers(getattr(setup.resources, word) for word in RESOURCES)
    tables.start_vp = setup.vp
    tables.goals_dealt = setup.goal_cards
    tables.characters_beyond = setup.characters_beyond_players
    tables.dice = setup.dice
    tables.posts = setup.posts
    tables.black_dice = numbers(seats.black_dice for seats in by_seats)
    tables.second_counts = numbers(int(seats.second_most_contracts) for seats in by_seats)
    lying = [[(spaces.index(die.space), die.value) for die in seats.neutral_dice] for seats in by_seats]
    tables.neutral_space = numbers(n for dice in lying for n in padded([at for at, _ in dice], t.NEUTRAL, -1))
    tables.neutral_value = numbers(n for dice in lying for n in padded([value for _, value in dice], t.NEUTRAL))
    tables.compensation_below = form.compensation.below
    by_post = {entry.post: entry.vp for entry in form.post_vp.entries}
    tables.post_vp = numbers(by_post.get(number, 0) for number in range(setup.posts + 1))
    scoring = form.final_scoring
    tables.goods_per_vp = scoring.goods_per_vp
    tables.coins_per_vp = scoring.coins_per_vp
    tables.most_contracts_vp = scoring.most_contracts_vp
    tables.second_contracts_vp = scoring.second_most_contracts_vp


def _fill_spaces(tables: Tables, form: Components, rows: _Rows) -> None:
    books, travel = form.books.entries, form.travel.entries
    needed, least, fields = [1] * t.SPACES, [1] * t.SPACES, [0] * t.SPACES
    for index, space in enumerate(books):
        least[t.BOOK_SPACE + index] = space.die_min
    needed[t.SEALS_SPACE] = form.guild_seals.dice
    for index, entry in enumerate(travel):
        needed[t.TRAVEL_SPACE + index] = entry.dice
    fields[t.KHAN_SPACE] = form.khan.fields
    for at in range(t.SPECIAL_SPACE, t.CARD_SPACE):
        fields[at] = form.special_cities.fields
    for at in range(t.CARD_SPACE, t.BAG_SPACE):
        fields[at] = 1
    tables.space_names = space_names(form)
    tables.die_min = numbers(least)
    tables.dice_needed = numbers(needed)
    tables.space_fields = numbers(fields)
    tables.book_of_space = numbers(space.book - 1 for space in books)
    tables.khan_package = rows.package(form.khan.gain)
    tables.travel_cap = numbers(entry.cap for entry in travel)
    tables.travel_cost = numbers(rows.cost(entry.entry_cost) for entry in travel)
    tables.travel_extra = numbers(entry.extra_posts for entry in travel)
    action = form.contracts_action
    tables.contracts_most = action.most
    tables.contracts_package = rows.package(action.gain)
    tables.slot_names = contract_slots(form)
    tables.slot_package = numbers(rows.package(action.slot_gains.get(slot)) for slot in tables.slot_names)
    tables.bag_package = numbers(rows.package(gain) for gain in form.money_bag.choices)
    tables.bag_names = [next(iter(given(gain))) for gain in form.money_bag.choices]
    tables.reroll_cost = rows.cost(form.bonus_actions.reroll)
    tables.turn_cost = rows.cost(form.bonus_actions.turn)
    tables.black_die_cost = rows.cost(form.bonus_actions.black_die)


def _fill_offers(tables: Tables, form: Components, rows: _Rows) -> None:
    upper, tiles = form.upper_offers.entries, form.offer_tiles.entries
    lower = [offer for tile in tiles for offer in tile.offers]
    tables.upper_offer = numbers(
        index for book in range(t.BOOKS) for index, offer in enumerate(upper) if offer.book == book + 1
    )
    tables.tile_offer = numbers(len(upper) + index for index in range(len(lower)))
    tables.tile_book = numbers(tile.book - 1 for tile in tiles)
    tables.tile_names = [tile.id for tile in tiles]
    tables.upper_offer_names = [offer.id for offer in upper]
    offers: list[UpperOffer | LowerOffer] = [*upper, *lower]
    tables.offer_cost = numbers(rows.cost(Cost(jade=offer.jade)) for offer in offers)
    tables.offer_package = numbers(rows.package(offer.gain) for offer in offers)


def _fill_seals(tables: Tables, form: Components, rows: _Rows) -> None:
    seals = form.seals.entries
    tables.seal_die_min = numbers(seal.die_min for seal in seals)
    tables.seal_jade = numbers(rows.package(Gain(jade=seal.jade)) for seal in seals)
    tables.seal_improve = numbers(rows.cost(seal.improve) for seal in seals)
    tables.seal_bonus = numbers(rows.package(seal.bonus) for seal in seals)


def _fill_map(tables: Tables, form: Components, rows: _Rows) -> None:
    cities, oases = form.cities.entries, form.oases.entries
    names = [*(city.id for city in cities), *(oasis.id for oasis in oases)]
    tables.cities = len(cities)
    tables.locations = len(names)
    tables.location_names = names
    tables.printed_names = [*(city.name for city in cities), *(oasis.name for oasis in oases)]
    tables.start = names.index(form.setup.start)
    tables.role = numbers([*(ROLES.index(city.role) for city in cities), *[t.OASIS] * len(oases)])
    shields = [-1 if city.shield is None else form.shields.ids.index(city.shield) for city in cities]
    tables.shield = numbers(padded(shields, len(names), -1))
    tables.shields = len(form.shields.ids)
    tables.shield_names = [*form.shields.ids]
    tables.shield_vp = numbers(form.shields.track)
    tables.has_outpost = _mask(index for index, city in enumerate(cities) if city.outpost)
    tables.has_bonus = _mask(index for index, city in enumerate(cities) if city.city_bonus)
    route_at = [-1] * len(names) ** 2
    for index, route in enumerate(form.routes.entries):
        one, other = (names.index(end) for end in route.between)
        route_at[one * len(names) + other] = route_at[other * len(names) + one] = index
    tables.route_at = numbers(route_at)
    tables.route_cost = numbers(rows.cost(route.cost) for route in form.routes.entries)
    tables.route_seal = numbers(-1 if r.seal is None else SEALS.index(r.seal) for r in form.routes.entries)
    tables.slot_city = numbers(index for index, city in enumerate(cities) for _ in range(city.contracts))
    tables.card_slot_names = card_slots(form)
    on_map = [index for index, city in enumerate(cities) for _ in range(city.cards)]
    tables.card_city = numbers(padded(on_map, t.CARD_SLOTS, -1))
    special = form.special_cities.entries
    tables.special_names = [entry.city for entry in special]
    tables.special_city = numbers(names.index(entry.city) for entry in special)
    tables.special_seal = numbers(SEALS.index(entry.seal) for entry in special)
    tables.special_package = numbers(rows.package(entry.gain) for entry in special)
    tables.special_times = numbers(times for entry in special for times in entry.seal_times)


def _fill_tiles(tables: Tables, form: Components, rows: _Rows) -> None:
    outposts, markers = form.outpost_tiles.entries, form.city_bonuses.entries
    tables.outposts = len(outposts)
    tables.outpost_names = [tile.id for tile in outposts]
    tables.outpost_package = numbers(rows.package(tile.gain) for tile in outposts)
    tables.markers = len(markers)
    tables.marker_names = [marker.id for marker in markers]
    tables.marker_package = numbers(rows.package(marker.gain) for marker in markers)


def _fill_cards(tables: Tables, cards: Sequence[CityCard], rows: _Rows) -> None:
    nothing = Exchange(Cost(), Gain())
    pairs = [(c.first or Exchange(c.cost or Cost(), c.gain or Gain()), c.second or nothing) for c in cards]
    tables.cards = len(cards)
    tables.card_names = [card.id for card in cards]
    tables.card_kind = numbers(CARD_KINDS.index(card.kind) for card in cards)
    tables.card_what = numbers(-1 if card.what is None else COUNTED.index(card.what) for card in cards)
    tables.card_cost = numbers(rows.cost(exchange.cost) for pair in pairs for exchange in pair)
    tables.card_package = numbers(rows.package(exchange.gain) for pair in pairs for exchange in pair)
    tables.card_table = numbers(rows.package(g) for c in cards for g in c.gains or [None] * t.FACES)
    tables.card_times = numbers(count for card in cards for count in card.times or [0] * t.FACES)


def _fill_contracts(tables: Tables, form: Components, rows: _Rows) -> None:
    contracts = (*form.contracts.starting, *form.contracts.normal)
    tables.contracts = len(contracts)
    tables.starting = len(form.contracts.starting)
    tables.contract_names = [contract.id for contract in contracts]
    tables.contract_cost = numbers(rows.cost(contract.cost) for contract in contracts)
    tables.contract_package = numbers(rows.package(contract.gain) for contract in contracts)


def _fill_goals(tables: Tables, form: Components) -> None:
    cards = form.goal_cards.entries
    tables.goals = len(cards)
    tables.goal_names = [card.id for card in cards]
    tables.goal_vp = numbers(getattr(card.seals, seal) for card in cards for seal in SEALS)
    tables.goal_shields = numbers(_mask(form.shields.ids.index(shield) for shield in card.shields) for card in cards)


def _fill_characters(tables: Tables, form: Components, rows: _Rows) -> None:
    people = form.characters
    everyone = (
        people.abha_basu,
        people.de_wu,
        people.filippo_vitello,
        people.gantulga_od,
        people.isabella_donati,
        people.mailin_and_tian_chin,
        people.mongke_khan,
    )
    tables.character_names = [one.name for one in everyone]
    tables.abha_round = rows.package(people.abha_basu.round_start)
    tables.abha_completed = rows.package(people.abha_basu.contract_completed)
    tables.abha_vp = people.abha_basu.vp_per_jade
    tables.de_wu_dice = people.de_wu.seal_dice
    tables.de_wu_improved = rows.package(people.de_wu.seal_improved)
    tables.de_wu_shields = people.de_wu.shields
    tables.isabella_single = numbers(rows.package(gain) for gain in people.isabella_donati.single)
    tables.isabella_pair = numbers(rows.package(gain) for gain in people.isabella_donati.pair)
    tables.mailin_start = rows.package(people.mailin_and_tian_chin.start)
    tables.mongke_oasis = rows.package(people.mongke_khan.oasis)
    tables.mongke_choice = numbers(rows.package(gain) for gain in people.mongke_khan.oasis_choices)
    tables.oasis_names = [next(iter(given(gain))) for gain in people.mongke_khan.oasis_choices]
