"""Component sets of River of Gold: from a YAML file to the flat tables that the rules look at.

`load()` gives the standard set, `load(path)` a set of one's own in the same form (`components.yaml`).
"""

import hashlib
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.component_files import ComponentError, from_bytes, from_file, from_package, numbers, padded, read_form
from serai.games.river_of_gold import tables as t
from serai.games.river_of_gold.component_checks import WORDS, check, entry_of, rewards_by_seats, setup_by_seats
from serai.games.river_of_gold.component_schema import Components, Customer, EraTile, Neutral, Reward
from serai.games.river_of_gold.names import (
    ABILITIES,
    BUILDINGS,
    CUSTOMERS,
    END_SCORES,
    GOODS,
    METRICS,
    PATRONS,
    REWARDS,
)
from serai.games.river_of_gold.tables import Tables

__all__ = ["ComponentError", "load", "load_bytes"]


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
    return from_package("serai.games.river_of_gold", _tables_of)


def _tables_of(data: bytes) -> Tables:
    form, plain = read_form(data, Components)
    check(form)
    tables = Tables()
    tables.data = plain
    tables.name = form.name
    tables.fingerprint = hashlib.sha256(data).hexdigest()
    _fill_limits(tables, form)
    _fill_board(tables, form)
    _fill_track(tables, form)
    _fill_tiles(tables, form)
    _fill_customers(tables, form)
    _fill_masteries(tables, form)
    _fill_scoring(tables, form)
    _fill_setup(tables, form)
    _fill_clans(tables, form)
    tables.seal()
    return tables


def _entry(reward: Reward) -> tuple[int, int]:
    """A reward as kind and amount."""
    key, value = entry_of(reward)
    return WORDS[key][value][:2] if isinstance(value, str) else (REWARDS.index(key), value)


def _entries(lists: Iterable[Sequence[Reward]]) -> tuple[vec[i64], vec[i64]]:
    """Kinds and amounts of reward lists, each padded to ENTRIES."""
    kinds: list[int] = []
    amounts: list[int] = []
    for rewards in lists:
        entries = [_entry(reward) for reward in rewards]
        kinds += padded([kind for kind, _ in entries], t.ENTRIES, t.NOTHING)
        amounts += padded([amount for _, amount in entries], t.ENTRIES)
    return numbers(kinds), numbers(amounts)


def _fill_limits(tables: Tables, form: Components) -> None:
    tables.koku_max = form.limits.koku
    tables.good_max = form.limits.good_each
    tables.favor_limit_max = form.limits.favor_limit
    tables.influence_max = form.limits.influence
    tables.markers_max = form.limits.markers_on_building
    tables.hand_size = form.limits.hand
    tables.trade_goods_given = form.trades.goods.given
    tables.trade_goods_got = form.trades.goods.got
    tables.trade_koku_given = form.trades.favor.koku_given
    tables.trade_favor_got = form.trades.favor.got


def _fill_board(tables: Tables, form: Components) -> None:
    river, shore = form.river_spaces.entries, form.shore_spaces.entries
    touching = [sorted(number - 1 for number in space.shore) for space in river]
    regions = [{shore[index].region - 1 for index in spaces} for spaces in touching]
    tables.river_shore = numbers(index for spaces in touching for index in spaces)
    tables.river_regions = numbers(sum(1 << region for region in touched) for touched in regions)
    tables.shore_region = numbers(space.region - 1 for space in shore)
    tables.shore_cost = numbers(-1 if space.cost is None else space.cost for space in shore)
    tables.shore_touches = numbers(len(space.river) for space in shore)
    tables.empty_shore_koku = form.empty_shore.koku
    tables.river_start = numbers(number - 1 for number in form.setup.ships_on)
    tables.end_tile_favor = form.building_row.end_tile_favor


def _fill_track(tables: Tables, form: Components) -> None:
    rows = [(entry.space, *_entry(reward)) for entry in form.influence_track.entries for reward in entry.reward]
    tables.track_space = numbers(space for space, _, _ in rows)
    tables.track_kind = numbers(kind for _, kind, _ in rows)
    tables.track_amount = numbers(amount for _, _, amount in rows)
    tables.track_good = numbers(GOODS.index(region.track_good) for region in form.regions.entries)


def _fill_tiles(tables: Tables, form: Components) -> None:
    groups: tuple[tuple[int, Sequence[Neutral | EraTile]], ...] = (
        (t.STARTING, form.buildings.starting),
        (t.IMPERIAL, form.buildings.imperial),
        (t.ERA_1, form.buildings.era_1),
        (t.ERA_2, form.buildings.era_2),
    )
    tiles = [tile for _, group in groups for tile in group]
    tables.tiles = len(tiles)
    tables.tile_names = [tile.id for tile in tiles]
    tables.tile_type = numbers(BUILDINGS.index(tile.type) for tile in tiles)
    tables.tile_era = numbers(era for era, group in groups for _ in group)
    tables.tile_count = numbers(tile.count for tile in tiles)
    tables.tile_bonus = numbers(tile.build_bonus if isinstance(tile, EraTile) else 0 for tile in tiles)
    tables.visitor_kind, tables.visitor_amount = _entries(tile.visitor for tile in tiles)
    owner = (tile.owner if isinstance(tile, EraTile) else () for tile in tiles)
    tables.owner_kind, tables.owner_amount = _entries(owner)


def _fill_customers(tables: Tables, form: Components) -> None:
    cards = form.customers.entries
    types = [CUSTOMERS.index(card.type) for card in cards]
    tables.customers = len(cards)
    tables.customer_names = [card.id for card in cards]
    tables.customer_type = numbers(types)
    tables.customer_region = numbers(card.region - 1 for card in cards)
    tables.customer_order = numbers(getattr(card.order, good) for card in cards for good in GOODS)
    tables.delivery_kind, tables.delivery_amount = _entries(card.delivery for card in cards)
    masks = [sum(1 << card for card, kind in enumerate(types) if kind == wanted) for wanted in range(t.CUSTOMER_TYPES)]
    tables.type_mask = numbers(masks)
    tables.delivery_draw = form.deliver.draw
    _fill_abilities(tables, cards)


def _fill_abilities(tables: Tables, cards: Sequence[Customer]) -> None:
    ongoing = [card.ongoing for card in cards]
    tables.ability = numbers(t.NO_ABILITY if one is None else ABILITIES.index(one.ability) for one in ongoing)
    tables.ability_amount = numbers(0 if one is None else one.amount or 0 for one in ongoing)
    ends = [card.end for card in cards]
    tables.end_ability = numbers(t.NO_END if end is None else END_SCORES.index(end.score) for end in ends)
    tables.end_vp = numbers(0 if end is None else end.times or end.vp or 0 for end in ends)
    tables.end_per = numbers(1 if end is None else end.per or 1 for end in ends)


def _fill_masteries(tables: Tables, form: Components) -> None:
    cards = form.masteries.entries
    tables.masteries = len(cards)
    tables.mastery_names = [card.id for card in cards]
    tables.masteries_in_play = form.setup.masteries
    tables.mastery_metric = numbers(METRICS.index(card.metric) for card in cards)
    tables.mastery_at_least = numbers(card.at_least for card in cards)
    rows = (rewards for card in cards for rewards in rewards_by_seats(card.rewards).values())
    tables.mastery_values = numbers(value for row in rows for value in padded(row, t.CLAIMS))


def _fill_scoring(tables: Tables, form: Components) -> None:
    tiles = form.scoring_tiles.entries
    sides = [side for tile in tiles for side in (tile.seats_2, tile.seats_3_4, tile.seats_3_4)]
    tables.scoring_tiles = len(tiles)
    tables.scoring_names = [tile.id for tile in tiles]
    tables.scoring_places = numbers(vp for side in sides for vp in padded(side.places, t.PLACES))
    tables.scoring_within = numbers(-1 if side.within is None else side.within for side in sides)
    tables.journey_koku = form.journey.koku
    tables.journey_goods = form.journey.goods
    tables.end_trigger_vp = form.game_end.trigger_vp
    tables.delivered_vp = numbers(form.final_scoring.delivered_vp)


def _fill_setup(tables: Tables, form: Components) -> None:
    setup, by_seats = form.setup, setup_by_seats(form).values()
    tables.stack_tiles = numbers(kept for seats in by_seats for kept in (seats.era_1_tiles, seats.era_2_tiles))
    starting = [[number - 1 for number in seats.starting_tiles_on] for seats in by_seats]
    tables.starting_tiles = numbers(len(spaces) for spaces in starting)
    tables.starting_shore = numbers(index for spaces in starting for index in padded(spaces, 6, -1))
    tables.market_shore = numbers(number - 1 for number in setup.imperial_markets_on)
    tables.start_koku = numbers(setup.koku_by_turn_order)
    tables.start_goods = numbers(getattr(setup.goods, good) for good in GOODS)
    tables.start_favor = setup.favor
    tables.start_favor_limit = setup.favor_limit
    tables.start_customers = setup.customers


def _fill_clans(tables: Tables, form: Components) -> None:
    clans = [clan.id for clan in form.clans.entries]
    patrons = sorted(form.patrons.entries, key=lambda patron: PATRONS.index(patron.id))
    tables.clan_names = clans
    tables.patron_names = [patron.id for patron in patrons]
    tables.patron_clan = numbers(clans.index(patron.clan) for patron in patrons)
    tables.patron_value = numbers(patron.value or 0 for patron in patrons)
    tables.hyobu_at_least = patrons[t.SHOSURO_HYOBU].own_influence_at_least or 0
