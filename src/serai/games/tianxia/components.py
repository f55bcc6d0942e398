"""Component sets of Tianxia: from a YAML file to the flat tables that the rules look at.

`load()` gives the standard set, `load(path)` a set of one's own in the same form (`components.yaml`).
"""

import hashlib
from functools import cache
from pathlib import Path
from typing import Final

from serai.core.component_files import ComponentError, from_bytes, from_file, from_package, numbers, padded, read_form
from serai.games.tianxia import tables as t
from serai.games.tianxia.actions import FIXED_ACTIONS
from serai.games.tianxia.component_checks import check, given, parts_of
from serai.games.tianxia.component_schema import Building, Components, Effect, Kind, PassiveBuilding, Plain
from serai.games.tianxia.names import (
    BUILDING_TYPES,
    DIFFICULTIES,
    GAINED_PARTS,
    LIMU_ACTIONS,
    MILITARY,
    NEEDS,
    PARTS,
    PASSIVES,
    PURSE,
    REGIONS,
    RESOURCES,
)
from serai.games.tianxia.tables import Tables

__all__ = ["ComponentError", "load", "load_bytes"]

NOTHING: Final = 0  # the effect that brings nothing

# A part of an effect as the tables hold it: what it is, how many, its discount, any ship, any good.
Part = tuple[int, int, int, int, int]
NO_PART: Final[Part] = (t.NO_PART, 0, 0, 0, 0)


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
    return from_package("serai.games.tianxia", _tables_of)


def _tables_of(data: bytes) -> Tables:
    form, plain = read_form(data, Components)
    check(form)
    tables = Tables()
    tables.data = plain
    tables.name = form.name
    tables.fingerprint = hashlib.sha256(data).hexdigest()
    effects = _Effects()
    _fill_setup(tables, form, effects)
    _fill_land(tables, form, effects)
    _fill_sites(tables, form)
    _fill_buildings(tables, form, effects)
    _fill_palaces(tables, form, effects)
    _fill_tiles(tables, form, effects)
    _fill_objectives(tables, form, effects)
    _fill_ships(tables, form, effects)
    _fill_wall(tables, form)
    _fill_attacks(tables, form)
    _fill_boards(tables, form, effects)
    _fill_li_mu(tables, form)
    effects.fill(tables)
    tables.seal()
    tables.number_actions(FIXED_ACTIONS)
    return tables


class _Effects:
    """Collects effects; each gets the number of its row."""

    def __init__(self) -> None:
        self.plain: list[int] = [0] * t.PLAIN
        self.parts: list[Part] = [NO_PART] * t.MOST_PARTS

    def row(self, effect: Plain) -> int:
        """The row of an effect, or of plain gains."""
        steps = parts_of(effect) if isinstance(effect, Effect) else [effect]
        if not any(given(step) for step in steps):
            return NOTHING
        self.plain += [sum(getattr(step, word) for step in steps) for word in PURSE]
        parts = [part for step in steps if isinstance(step, Effect) for part in _parts(step)]
        self.parts += [*parts, *[NO_PART] * (t.MOST_PARTS - len(parts))]
        return len(self.plain) // t.PLAIN - 1

    def fill(self, tables: Tables) -> None:
        """Hand the rows to the tables."""
        tables.effects = len(self.plain) // t.PLAIN
        tables.plain = numbers(self.plain)
        tables.part = numbers(part[0] for part in self.parts)
        tables.part_number = numbers(part[1] for part in self.parts)
        tables.part_discount = numbers(part[2] for part in self.parts)
        tables.part_any_ship = numbers(part[3] for part in self.parts)
        tables.part_any_good = numbers(part[4] for part in self.parts)


def _parts(step: Effect) -> list[Part]:
    """What one mapping brings beyond plain gains; the checks see to it that this is one thing at most."""
    parts = [(PARTS.index(word), getattr(step, word), 0, 0, 0) for word in GAINED_PARTS if getattr(step, word)]
    if step.train is not None:
        free, discount = step.train.free, step.train.discount
        parts += [(t.TRAIN, t.UNLIMITED, discount or 0, 0, 0) if free is None else (t.TRAIN_FREE, free, 0, 0, 0)]
    if step.fortify is not None:
        parts += [(t.FORTIFY, step.fortify.max or t.UNLIMITED, step.fortify.discount, 0, 0)]
    if step.governor is not None:
        parts += [(t.GOVERNOR, 1, step.governor.discount, 0, 0)]
    if step.ship is not None:
        ship = step.ship
        parts += [(t.SHIP, ship.max or t.UNLIMITED, 0, int(ship.any_ship), int(ship.any_good))]
    return parts


def _column(word: str) -> int:
    """The column of a resource or good; `any_resource` and `any_good` are a kind of choice."""
    return PURSE.index(word) if word in PURSE else t.ANY_KIND


def _fill_setup(tables: Tables, form: Components, effects: _Effects) -> None:
    supplies, objectives, barges, military = form.supplies, form.objectives, form.barges, form.military
    tables.rounds = form.game.rounds
    tables.start_effect = numbers(effects.row(resources) for resources in form.starting_resources.by_place)
    tables.workers = supplies.workers
    tables.markers = supplies.action_markers
    tables.delivery_markers = supplies.delivery_markers
    tables.structures = numbers([len(military.wall_costs), len(military.tower_costs)])
    tables.structure_stone = numbers([*military.wall_costs, *military.tower_costs])
    tables.objectives_dealt = objectives.dealt
    tables.objectives_kept = objectives.kept
    tables.objectives_scored = objectives.scored
    tables.stack_size = numbers(form.round_bonus.stack_by_players)
    tables.base_strength = numbers(form.nomads.base_strength_by_players)
    tables.neutrals_at_setup = barges.neutral_at_setup
    tables.neutrals_at_income = barges.neutral_at_income
    tables.barge_cost = barges.cost
    tables.barge_worker_cost = barges.cost_per_own_worker
    tables.exchange_most = form.small_numbers.exchange_units
    tables.token_wood = form.small_numbers.additional_cost_token_wood
    tables.discard_marker_coins = form.small_numbers.discarded_marker_coins
    tables.train_rice = military.train_rice
    tables.leftovers_per_point = form.final_scoring.leftovers_per_point


def _fill_land(tables: Tables, form: Components, effects: _Effects) -> None:
    regions, slots = form.regions.entries, form.ship_slots.entries
    tables.hub_names = [hub.id for hub in form.hubs.entries]
    tables.region_names = [region.name for region in regions]
    tables.region_hub = numbers(tables.hub_names.index(region.hub) for region in regions)
    tables.region_effect = numbers(effects.row(region.benefit) for region in regions)
    tables.slot_names = [slot.id for slot in slots]
    tables.slot_region = numbers(-1 if slot.region is None else REGIONS.index(slot.region) for slot in slots)
    ports = {slot.region: index for index, slot in enumerate(slots)}
    tables.region_slot = numbers(ports.get(region, -1) for region in REGIONS)
    exchanges = {exchange.region: exchange for exchange in form.exchanges.entries}
    tables.exchange_pay = numbers(_column(exchanges[name].pay) if name in exchanges else -1 for name in REGIONS)
    tables.exchange_gain = numbers(_column(exchanges[name].gain) if name in exchanges else -1 for name in REGIONS)


def _fill_sites(tables: Tables, form: Components) -> None:
    sites, by_players = form.sites.entries, form.worker_spaces.by_players
    tables.site_names = [site.id for site in sites]
    tables.site_region = numbers(REGIONS.index(site.region) for site in sites)
    tables.site_section = numbers(site.section - 1 for site in sites)
    tables.site_order = numbers(site.order - 1 for site in sites)
    tables.site_type = numbers(BUILDING_TYPES.index(site.slot) for site in sites)
    tables.site_raid = numbers(site.raid for site in sites)
    tables.worker_spaces = numbers(len(spaces) for spaces in by_players)
    tables.space_wood = numbers(wood for spaces in by_players for wood in padded(spaces, t.MOST_WORKER_SPACES, -1))


def _fill_buildings(tables: Tables, form: Components, effects: _Effects) -> None:
    income, passive = form.income_buildings.entries, form.passive_buildings.entries
    buildings: list[Building] = [*income, *passive]
    tables.buildings = len(buildings)
    tables.building_names = [building.id for building in buildings]
    tables.printed_buildings = [building.name for building in buildings]
    tables.building_type = numbers([*[t.INCOME] * len(income), *[t.PASSIVE] * len(passive)])
    tables.building_cost = numbers(building.cost for building in buildings)
    tables.building_points = numbers(building.points for building in buildings)
    brought = [effects.row(building.effect) for building in income]
    tables.building_effect = numbers(padded(brought, len(buildings), NOTHING))
    kinds = [PASSIVES.index(building.changes) for building in passive]
    tables.building_passive = numbers([*[-1] * len(income), *kinds])
    at, values = [-1] * t.PASSIVES, [(0, 0)] * t.PASSIVES
    for index, (kind, building) in enumerate(zip(kinds, passive, strict=True)):
        at[kind] = len(income) + index
        values[kind] = _passive_numbers(building, effects)
    tables.passive_building = numbers(at)
    tables.passive_value = numbers(first for first, _ in values)
    tables.passive_second = numbers(second for _, second in values)


def _passive_numbers(building: PassiveBuilding, effects: _Effects) -> tuple[int, int]:
    """The two numbers of a passive building, 0 where it has none."""
    its = building.numbers
    if its.gain is not None:
        return effects.row(its.gain), 0
    first = (its.stone, its.rice, its.wood, its.coins, its.points, its.wall_points, its.paid_units)
    return next((number for number in first if number is not None), 0), its.tower_points or 0


def _fill_palaces(tables: Tables, form: Components, effects: _Effects) -> None:
    tracks = form.palaces.entries
    tables.steps = len(tracks[0].steps)
    tables.track_names = [track.name for track in tracks]
    tables.step_effect = numbers(effects.row(effect) for track in tracks for effect in track.steps)
    tables.palace_points = numbers(form.palaces.end_points)


def _fill_tiles(tables: Tables, form: Components, effects: _Effects) -> None:
    tiles, figurines = form.bonus_tiles.entries, form.figurines.entries
    kinds: list[Kind] = [*tiles, *figurines]
    tables.tiles = len(kinds)
    tables.figurine = len(tiles)
    tables.figurines = len(figurines)
    tables.tile_names = [kind.id for kind in kinds]
    tables.printed_figurines = [figurine.name for figurine in figurines]
    tables.tile_copies = numbers(kind.copies for kind in kinds)
    tables.tile_effect = numbers(padded([effects.row(tile.effect) for tile in tiles], tables.tiles, NOTHING))
    tables.figurine_points = numbers(form.figurines.end_points)
    offers = form.figurines.offers
    tables.offers = len(offers)
    tables.offer_figurines = numbers(offer.figurines for offer in offers)
    tables.offer_steps = numbers(offer.steps for offer in offers)
    tables.offer_coins = numbers(offer.coins for offer in offers)


def _fill_objectives(tables: Tables, form: Components, effects: _Effects) -> None:
    cards = form.objectives.entries
    tables.objectives = len(cards)
    tables.objective_names = [card.id for card in cards]
    tables.objective_top = numbers(effects.row(card.top) for card in cards)
    tables.objective_need = numbers(NEEDS.index(card.need) for card in cards)
    tables.objective_number = numbers(card.number for card in cards)
    tables.objective_level = numbers(card.level or 0 for card in cards)
    tables.objective_points = numbers(card.points for card in cards)


def _fill_ships(tables: Tables, form: Components, effects: _Effects) -> None:
    ships, demands = form.ships.entries, form.demand_tiles.entries
    tables.ships = len(ships)
    tables.ship_names = [ship.id for ship in ships]
    tables.ship_spaces = numbers(len(ship.spaces) for ship in ships)
    rewards = [[effects.row(effect) for effect in ship.spaces] for ship in ships]
    tables.ship_effect = numbers(row for ship in rewards for row in padded(ship, t.MOST_DELIVERY_SPACES, NOTHING))
    tables.demands = len(demands)
    tables.demand_names = [tile.id for tile in demands]
    tables.demand_good = numbers(_column(tile.good) for tile in demands)
    tables.demand_effect = numbers(effects.row(tile.reward) for tile in demands)


def _fill_wall(tables: Tables, form: Components) -> None:
    military, battle = form.military, form.battle
    tables.section_names = [section.name for section in military.sections]
    tables.soldier_spaces = military.soldier_spaces
    tables.wall_spaces = military.wall_spaces
    space_of = {action: index for index, space in enumerate(military.action_spaces) for action in space}
    tables.military_spaces = len(military.action_spaces)
    tables.military_space = numbers(space_of[action] for action in MILITARY)
    tables.wall_defense = battle.wall_defense
    tables.tower_defense = battle.tower_defense
    tables.soldier_defense = battle.soldier_defense
    tables.rank_points = numbers(battle.rank_points)
    tables.soldier_points = battle.points_per_soldier_lost
    tables.governor_points = battle.points_per_governor
    tables.loss_coins = battle.loss_coins
    tables.loss_points = battle.loss_points


def _fill_attacks(tables: Tables, form: Components) -> None:
    cards = form.attack_cards.entries
    tables.start_space = form.nomads.start_space
    tables.battle_space = form.nomads.battle_space
    tables.attacks = len(cards)
    tables.attack_names = [card.id for card in cards]
    tables.attack_round = numbers(card.round - 1 for card in cards)
    tables.attack_move = numbers(value for card in cards for value in card.move)
    tables.attack_strength = numbers(value for card in cards for value in card.strength)


def _fill_boards(tables: Tables, form: Components, effects: _Effects) -> None:
    boards = form.player_boards.entries
    actions = [action for board in boards for action in board.merchant_actions]
    tables.board_names = [board.id for board in boards]
    tables.board_income = numbers(effects.row(board.income) for board in boards)
    tables.merchant_spaces = numbers(action.spaces for action in actions)
    tables.merchant_effect = numbers(effects.row(action.effect) for action in actions)


def _fill_li_mu(tables: Tables, form: Components) -> None:
    li_mu = form.li_mu
    tables.limu_markers = li_mu.action_markers
    tables.limu_workers = li_mu.workers
    tables.limu_structures = numbers([li_mu.walls, li_mu.towers])
    tables.limu_soldiers = li_mu.soldiers_per_train
    tables.limu_builds = li_mu.structures_per_fortify
    tables.limu_delivery_points = li_mu.delivery_points
    tables.limu_governor_points = li_mu.governor_points
    tables.limu_fallback_steps = li_mu.fallback_steps
    tables.limu_loss_points = li_mu.loss_points
    tables.limu_start_points = numbers(getattr(li_mu.start_points, word) for word in DIFFICULTIES)
    cards = li_mu.entries
    tables.limu_cards = len(cards)
    tables.limu_names = [card.id for card in cards]
    tables.limu_action = numbers(LIMU_ACTIONS.index(card.action) for card in cards)
    tables.limu_region = numbers(-1 if card.region is None else REGIONS.index(card.region) for card in cards)
    tables.limu_barge = numbers(RESOURCES.index(card.barge) for card in cards)
