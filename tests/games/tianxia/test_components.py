"""The component file of Tianxia: its totals, its errors, and that no file does more harm than an error."""

import hashlib
import random
import re
from importlib.resources import files
from pathlib import Path

import pytest

from serai.core.bits import bits
from serai.core.component_files import MAX_BYTES, read_form
from serai.core.plain_yaml import read_plain
from serai.games.tianxia import names
from serai.games.tianxia import tables as t
from serai.games.tianxia.component_checks import PASSIVE_KEYS
from serai.games.tianxia.component_schema import Components
from serai.games.tianxia.components import ComponentError, load, load_bytes
from serai.games.tianxia.tables import Tables

TEXT = files("serai.games.tianxia").joinpath("components.yaml").read_text(encoding="utf-8")
FORM, _ = read_form(TEXT.encode(), Components)


@pytest.fixture(scope="module")
def standard() -> Tables:
    return load()


def effect(tables: Tables, row: int) -> list[dict[str, int]]:
    """What an effect brings: its plain gains, then each part with the numbers beside it."""
    plain = {word: int(tables.gain(row, column)) for column, word in enumerate(names.PURSE) if tables.gain(row, column)}
    parts: list[dict[str, int]] = []
    for at in range(row * t.MOST_PARTS, (row + 1) * t.MOST_PARTS):
        if tables.part[at] != t.NO_PART:
            numbers = {names.PARTS[int(tables.part[at])]: int(tables.part_number[at])}
            for word in ("discount", "any_ship", "any_good"):
                value = int(getattr(tables, f"part_{word}")[at])
                numbers |= {word: value} if value else {}
            parts.append(numbers)
    return [plain, *parts]


# -------------------------------------------------------------------------------------------------- the standard set


def test_the_pieces_add_up(standard: Tables) -> None:
    assert (standard.buildings, bits(standard.type_buildings[t.INCOME]), bits(standard.type_buildings[t.PASSIVE])) == (
        24,
        12,
        12,
    )
    assert (standard.tiles, standard.figurine, standard.figurines, standard.all_tiles) == (20, 14, 6, 54)
    assert sum(standard.tile_copies[: int(standard.figurine)]) == 30
    assert (standard.objectives, standard.ships, standard.demands, standard.attacks) == (24, 16, 18, 12)
    assert (standard.limu_cards, len(standard.board_names), standard.steps) == (12, 4, 8)
    assert list(standard.structures) == [5, 2]
    assert [sum(standard.merchant_spaces[board * 3 : board * 3 + 3]) for board in range(t.BOARDS)] == [6] * 4
    assert {name: list(standard.demand_good).count(t.SILK + n) for n, name in enumerate(names.GOODS)} == {
        "silk": 6,
        "helmets": 6,
        "jewelry": 6,
    }
    assert sorted(standard.ship_spaces) == [2] * 4 + [3] * 8 + [4] * 4
    assert [bits(mask) for mask in standard.round_attacks] == [3] * 4


def test_the_supply_has_26_tiles_and_22_with_four_players(standard: Tables) -> None:
    left = [standard.all_tiles - t.SITES - standard.rounds * size for size in standard.stack_size]
    assert left == [26, 26, 26, 22]


def test_the_land_adds_up(standard: Tables) -> None:
    ports = {names.REGIONS[n] for n in range(t.REGIONS) if standard.port_regions >> n & 1}
    exchanges = {names.REGIONS[n] for n in range(t.REGIONS) if standard.exchange_regions >> n & 1}
    assert (ports, exchanges) == ({"yan", "qi", "chu"}, {"qin", "wei", "zhao", "han"})
    assert sorted(standard.path) == list(range(t.SITES))
    assert [standard.site_names[int(site)] for site in standard.path[3:6]] == ["zhao_1", "han_1", "chu_2"]
    assert sum(bits(mask) for mask in standard.region_sites) == t.SITES
    assert bits(standard.port_sites) == 6
    assert list(standard.site_type).count(t.INCOME) == 6
    assert standard.region_hub[t.WEI] == standard.region_hub[t.HAN]
    assert [bits(mask) for mask in standard.hub_regions] == [2, 2, 2, 1]
    assert [standard.slot_names[n] for n in range(t.SLOTS)] == ["yan", "qi", "chu", "sea"]
    assert (standard.slot_region[t.SEA], standard.region_slot[t.CHU], standard.region_slot[t.WEI]) == (-1, 2, -1)
    assert (standard.exchange_pay[t.ZHAO], standard.exchange_gain[t.ZHAO]) == (t.STONE, t.JEWELRY)
    assert (standard.exchange_pay[t.HAN], standard.exchange_gain[t.HAN]) == (t.ANY_KIND, t.ANY_KIND)


def test_four_players_have_a_third_worker_space(standard: Tables) -> None:
    assert list(standard.worker_spaces) == [2, 2, 2, 3]
    assert list(standard.space_wood[2 * t.MOST_WORKER_SPACES :]) == [0, 1, -1, -1, 0, 1, 2, -1]


def test_structures_have_their_own_rows_of_stone(standard: Tables) -> None:
    assert [standard.stone_for(t.WALL, built) for built in range(5)] == [1, 1, 2, 2, 3]
    assert [standard.stone_for(t.TOWER, built) for built in range(2)] == [2, 4]


@pytest.mark.parametrize(
    ("place", "index", "expected"),
    [
        ("region_effect", t.QIN, [{"coins": 1, "stone": 1}]),
        ("region_effect", t.WEI, [{}]),
        ("start_effect", 3, [{"coins": 6, "wood": 2, "stone": 2, "rice": 2}]),
        ("step_effect", t.BLACK * 8 + 7, [{}, {"train_free": 2}]),
        ("step_effect", t.RED * 8 + 7, [{}, {"governor": 1, "discount": 2}]),
        ("step_effect", t.GREEN * 8 + 7, [{}, {"ship": 1, "any_ship": 1, "any_good": 1}]),
        ("step_effect", t.WHITE * 8 + 1, [{}]),
        ("building_effect", 9, [{"coins": 1}, {"palace_any": 1}]),
        ("tile_effect", 11, [{}, {"fortify": 1, "discount": 2}]),
        ("tile_effect", 14, [{}]),
        ("objective_top", 17, [{}, {"bonus_tile": 1}]),
        ("ship_effect", 7 * t.MOST_DELIVERY_SPACES + 1, [{}, {"objective": 1}]),
        ("demand_effect", 0, [{"coins": 1, "points": 1}]),
        ("merchant_effect", 2, [{}, {"train": t.UNLIMITED, "discount": 4}]),
        ("merchant_effect", 8, [{}, {"ship": t.UNLIMITED, "any_ship": 1}]),
        ("merchant_effect", 11, [{}, {"fortify": t.UNLIMITED, "discount": 1}]),
        ("board_income", 2, [{"coins": 2, "points": 1}]),
    ],
)
def test_effects_arrive(standard: Tables, place: str, index: int, expected: list[dict[str, int]]) -> None:
    row = int(getattr(standard, place)[index])
    assert effect(standard, row) == expected
    assert standard.is_plain(row) == (len(expected) == 1)


def test_every_kind_of_passive_building_is_there_once(standard: Tables) -> None:
    assert set(PASSIVE_KEYS) == set(names.PASSIVES)
    assert sorted(standard.passive_building) == list(range(12, 24))
    for kind, building in enumerate(standard.passive_building):
        assert standard.building_passive[int(building)] == kind
    values = dict(zip(names.PASSIVES, standard.passive_value, strict=True))
    assert effect(standard, int(values.pop("delivery_gain"))) == [{"coins": 1}]
    assert values == {
        "fortify_discount": 1,
        "train_discount": 1,
        "structure_points": 1,
        "lowest_ship": 0,
        "governor_discount": 1,
        "governor_points": 2,
        "barge_surcharge": 1,
        "pushed_off_points": 1,
        "extra_step": 1,
        "exchange_unit": 2,
        "entry_discount": 1,
    }
    assert standard.passive_second[t.STRUCTURE_POINTS] == 2
    assert sum(standard.passive_second) == 2


def test_words_stand_in_the_order_of_the_constants() -> None:
    lengths = {
        "FAMILIES": t.FAMILIES,
        "RESOURCES": t.RESOURCES,
        "GOODS": t.GOODS,
        "PURSE": t.PLAIN,
        "PARTS": t.PARTS,
        "REGIONS": t.REGIONS,
        "TRACKS": t.TRACKS,
        "BUILDING_TYPES": t.BUILDING_TYPES,
        "PASSIVES": t.PASSIVES,
        "MILITARY": t.MILITARY,
        "STRUCTURES": t.STRUCTURES,
        "MERCHANT_ACTIONS": t.MERCHANT_ACTIONS,
        "NEEDS": t.NEEDS,
        "LIMU_ACTIONS": t.LIMU_ACTIONS,
        "DIFFICULTIES": t.DIFFICULTIES,
    }
    for name, length in lengths.items():
        assert len(set(getattr(names, name))) == length, name
    assert (names.FAMILIES[t.LIMU], names.WORKERS[t.NEUTRAL]) == ("li_mu", "neutral")
    assert (names.PURSE[t.RICE], names.PURSE[t.JEWELRY], names.PURSE[t.POINTS]) == ("rice", "jewelry", "points")
    assert (names.PARTS[t.FIRST_ACTION_PART], names.PARTS[t.SHIP]) == ("train_free", "ship")
    assert (names.REGIONS[t.QIN], names.TRACKS[t.WHITE]) == ("qin", "white")
    assert (names.PASSIVES[t.LOWEST_SHIP], names.PASSIVES[t.EXCHANGE_UNIT]) == ("lowest_ship", "exchange_unit")
    assert (names.NEEDS[t.NEED_TRACKS], names.NEEDS[t.NEED_USED_TILES]) == ("palace_tracks", "used_bonus_tiles")
    assert (names.LIMU_ACTIONS[t.LIMU_FORTIFY], names.DIFFICULTIES[t.HARD]) == ("fortify", "hard")


def test_conditions_of_objectives_arrive(standard: Tables) -> None:
    rows = [
        (names.NEEDS[int(need)], int(number), int(level), int(points))
        for need, number, level, points in zip(
            standard.objective_need,
            standard.objective_number,
            standard.objective_level,
            standard.objective_points,
            strict=True,
        )
    ]
    assert rows[13:16] == [("palace_tracks", 2, 8, 7), ("palace_tracks", 4, 3, 8), ("palace_tracks", 3, 5, 7)]
    assert rows[21] == ("coins", 8, 0, 5)
    assert {need for need, *_ in rows} == set(names.NEEDS)


def test_li_mu_has_a_card_for_each_action_of_a_game(standard: Tables) -> None:
    assert standard.limu_cards == standard.rounds * standard.limu_markers
    assert [list(standard.limu_action).count(action) for action in range(t.LIMU_ACTIONS)] == [5, 3, 2, 2]
    for card in range(int(standard.limu_cards)):
        assert (standard.limu_region[card] < 0) == (standard.limu_action[card] >= t.LIMU_FORTIFY)
    assert list(standard.limu_start_points) == [40, 55, 70]


def test_every_field_of_the_tables_is_filled(standard: Tables) -> None:
    may_be_equal = {"name", "start_space"}
    empty = Tables()
    fields = [name for name in dir(empty) if not name.startswith("_") and not callable(getattr(empty, name))]
    assert len(fields) > 100
    for name in fields:
        assert name in may_be_equal or getattr(standard, name) != getattr(empty, name), name
    assert standard.start_space == 0


def test_the_standard_set_is_read_once_and_names_its_bytes(standard: Tables) -> None:
    assert load() is standard
    assert standard.fingerprint == hashlib.sha256(TEXT.encode()).hexdigest()


# ------------------------------------------------------------------------------------------------- a set of one's own


def replaced(*pairs: tuple[str, str]) -> str:
    """The standard file with each first text replaced by the second one; each stands there."""
    text = TEXT
    for old, new in pairs:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def test_a_corrected_cost_arrives_and_shows_in_the_fingerprint(tmp_path: Path, standard: Tables) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(replaced(("name: Mint, cost: 2", "name: Mint, cost: 5")), "utf-8")
    mine = load(path)
    assert (mine.building_cost[3], standard.building_cost[3]) == (5, 2)
    assert mine.fingerprint != standard.fingerprint


def test_what_follows_by_then_keeps_its_order() -> None:
    text = replaced(("effect: {points: 3}, copies: 2", "effect: {palace_any: 1, then: {any_good: 2}}, copies: 2"))
    mine = load_bytes(text.encode())
    assert effect(mine, int(mine.tile_effect[9])) == [{}, {"palace_any": 1}, {"any_good": 2}]
    text = replaced(
        (
            "effect: {points: 3}, copies: 2",
            "effect: {any_good: 1, coins: 1, then: {palace_any: 1, coins: 2, then: {train: {free: 1}}}}, copies: 2",
        )
    )
    mine = load_bytes(text.encode())
    assert effect(mine, int(mine.tile_effect[9])) == [
        {"coins": 3},
        {"any_good": 1},
        {"palace_any": 1},
        {"train_free": 1},
    ]


def test_fortify_and_train_can_share_their_action_space(standard: Tables) -> None:
    mine = load_bytes(replaced(("[[fortify], [train]]", "[[train, fortify]]")).encode())
    assert (mine.military_spaces, list(mine.military_space)) == (1, [0, 0])
    assert (standard.military_spaces, list(standard.military_space)) == (2, [0, 1])


def test_pieces_can_be_more_or_fewer() -> None:
    text = replaced(
        ("wall_costs: [1, 1, 2, 2, 3]", "wall_costs: [1, 1, 2]"),
        ("tower_costs: [2, 4]", "tower_costs: [2, 3, 5]"),
        ("need: walls_built, number: 4", "need: walls_built, number: 3"),
        ("{piece: walls, count: 20}", "{piece: walls, count: 12}"),
        ("{piece: towers, count: 8}", "{piece: towers, count: 12}"),
        ("{id: ox, name: Ox, copies: 4}", "{id: ox, name: Ox, copies: 3}"),
        ("{piece: bonus_tiles, count: 54}", "{piece: bonus_tiles, count: 53}"),
        ("- {piece: ships, count: 16}", "- {piece: ships, count: 15}"),
        ("    - {id: ship_16, spaces: [{points: 3}, {points: 3}, {stone: 2}, {rice: 2}]}\n", ""),
    )
    mine = load_bytes(text.encode())
    assert (list(mine.structures), [mine.stone_for(t.TOWER, built) for built in range(3)]) == ([3, 3], [2, 3, 5])
    assert (mine.all_tiles, mine.ships) == (53, 15)


def test_a_passive_building_may_be_missing() -> None:
    text = replaced(
        ("    - {id: trade_inn, name: Trade Inn, cost: 2, changes: pushed_off_points, numbers: {points: 1}}\n", ""),
        ("{piece: buildings, count: 24}", "{piece: buildings, count: 23}"),
    )
    mine = load_bytes(text.encode())
    assert mine.passive_building[t.PUSHED_OFF_POINTS] == -1
    assert mine.passive_building[t.ENTRY_DISCOUNT] == 22


DAMAGES = [
    # what is replaced, by what, and the beginning of the error after the file's name
    ("schema: 1", "schema: 2", "schema: expected int <= 1"),
    ("schema: 1\n", "", "the file: expected a key schema"),
    ("  id: tianxia", "  id: tianxi", "game.id: expected tianxia"),
    ("seats: [1, 4]", "seats: [1, 5]", "game.seats: expected [1, 4]"),
    ("rounds: 4", "rounds: 10", "game.rounds: expected int <= 9"),
    ("rounds: 4", "rounds: 5", "attack_cards.entries: expected a card of round 5"),
    ("workers: 10", "workers: ten", "supplies.workers: expected int, got str"),
    ("workers: 10", "worker: 10", "supplies: unknown key 'worker', expected one of source, workers"),
    ("action_markers_source: [community]", "action_markers_source: [hearsay]", "supplies.action_markers_source[0]: ex"),
    ("{wood: 2, stone: 2, rice: 2, coins: 4}", "{any_good: 1}", "starting_resources.by_place[0]: unknown key"),
    ("    - {wood: 2, stone: 2, rice: 2, coins: 6}\n", "", "starting_resources.by_place: expected"),
    ("exchange_units: 4", "exchange_units: 0", "small_numbers.exchange_units: expected int >= 1"),
    # the land
    ("    - {id: west}\n", "", "hubs.entries: expected 4 hubs, one for each banner, got 3"),
    ("- {id: west}", "- {id: north}", "hubs.entries[2].id: expected an id of its own, 'north' is taken"),
    ("name: Qi, hub: east", "name: Qi, hub: west", "hubs.entries[3].id: expected the hub of a region at least"),
    ("name: Qi, hub: east", "name: Qi, hub: south", "regions.entries[6].hub: expected one of north, center"),
    ("{id: han, name: Han", "{id: hun, name: Han", "regions.entries[3].id: expected han, got 'hun'"),
    ("benefit: {rice: 1}", "benefit: {palace_any: 1}", "regions.entries[1].benefit: unknown key 'palace_any'"),
    ("{region: wei, pay", "{region: wu, pay", "exchanges.entries[1].region: expected one of yan, zhao"),
    ("{region: wei, pay", "{region: qin, pay", "exchanges.entries[1].region: expected an id of its own"),
    ("pay: rice", "pay: coins", "exchanges.entries[1].pay: expected one of wood, stone, rice, any_resource"),
    ("{region: wei, pay", "{region: chu, pay", "exchanges.entries[1].region: expected a region without a port"),
    ("gain: helmets}", "gain: wood}", "exchanges.entries[1].gain: expected one of silk, helmets, jewelry, any_good"),
    # sites
    ("{id: qin_2, region", "{id: qin_1, region", "sites.entries[1].id: expected an id of its own"),
    ("{id: qin_2, region: qin", "{id: qin_2, region: qim", "sites.entries[1].region: expected one of"),
    (
        "section: 1, order: 2, slot: passive",
        "section: 5, order: 2, slot: passive",
        "sites.entries[1].section: expected",
    ),
    ("section: 1, order: 2", "section: 1, order: 4", "sites.entries[1].order: expected 1 to 3, got 4"),
    ("section: 1, order: 2", "section: 1, order: 1", "sites.entries[1].order: expected a place of its own, another s"),
    ("section: 1, order: 2, slot: passive", "section: 1, order: 2, slot: none", "sites.entries[1].slot: expected one"),
    (
        "    - {id: qi_2, region: qi, section: 4, order: 3, slot: passive, raid: 2}\n",
        "",
        "sites.entries: expected 12 sites, 3 behind each section, got 11",
    ),
    ("{id: wei_1, region: wei", "{id: wei_1, region: han", "sites.entries: expected a site in wei"),
    ("by_players: [[0, 1],", "by_players: [[],", "worker_spaces.by_players[0]: expected 1 to 4 worker spaces, got 0"),
    ("[0, 1, 2]]", "[0, 1, 2, 3, 4]]", "worker_spaces.by_players[3]: expected 1 to 4 worker spaces, got 5"),
    # buildings
    ("{id: quarry,", "{id: mint,", "income_buildings.entries[3].id: expected an id of its own, 'mint' is taken"),
    ("{id: shipwright,", "{id: mint,", "passive_buildings.entries[4].id: expected an id of its own, 'mint' is taken"),
    ("effect: {coins: 3}}", "effect: {}}", "income_buildings.entries[3].effect: expected an effect"),
    ("effect: {coins: 3}}", "effect: {coin: 3}}", "income_buildings.entries[3].effect: unknown key 'coin', expected o"),
    (
        "effect: {coins: 3}}",
        "effect: {train: {}}}",
        "income_buildings.entries[3].effect.train: expected either free or",
    ),
    (
        "effect: {coins: 3}}",
        "effect: {train: {free: 1, discount: 1}}}",
        "income_buildings.entries[3].effect.train: expected either free or discount",
    ),
    (
        "effect: {coins: 3}}",
        "effect: {fortify: {discount: 1}}}",
        "income_buildings.entries[3].effect.fortify: expected",
    ),
    (
        "effect: {coins: 3}}",
        "effect: {any_good: 1, any_resource: 1}}",
        "income_buildings.entries[3].effect: expected one of any_resource and any_good, and the other one in `then`",
    ),
    (
        "effect: {coins: 3}}",
        "effect: {coins: 3, then: {}}}",
        "income_buildings.entries[3].effect.then: expected an effect",
    ),
    (
        "effect: {coins: 3}}",
        "effect: {coins: 3, then: {governor: {discount: 0}, palace_any: 1}}}",
        "income_buildings.entries[3].effect.then: expected one of palace_any and governor",
    ),
    (
        "effect: {coins: 3}}",
        "effect: " + "{any_good: 1, then: " * 6 + "{any_good: 1}" + "}" * 7,
        "income_buildings.entries[3].effect: expected at most 6 things beyond plain gains, got 7",
    ),
    ("changes: lowest_ship", "changes: highest_ship", "passive_buildings.entries[4].changes: expected one of fortify_"),
    (
        "changes: lowest_ship",
        "changes: extra_step",
        "passive_buildings.entries[4].numbers: expected a key coins in a b",
    ),
    ("numbers: {}", "numbers: {coins: 1}", "passive_buildings.entries[4].numbers: expected no key coins in a building"),
    ("numbers: {gain: {coins: 1}}", "numbers: {gain: {}}", "passive_buildings.entries[3].numbers.gain: expected a gai"),
    (
        "changes: governor_points, numbers: {points: 2}",
        "changes: pushed_off_points, numbers: {points: 2}",
        "passive_buildings.entries[8].changes: expected an id of its own, 'pushed_off_points' is taken",
    ),
    # palaces
    ("- id: red", "- id: blue", "palaces.entries[1].id: expected red, got 'blue'"),
    ("        - {train: {free: 2}}\n", "", "palaces.entries[1].steps: expected 7 steps, as on the other tracks, got 8"),
    ("end_points: [0, 0, 0, 0, 1,", "end_points: [0, 0, 0, 1,", "palaces.end_points: expected 9 numbers, one for each"),
    ("        - {palace_any: 2}\n", "        - {palace_any: -2}\n", "palaces.entries[3].steps[7].palace_any: expected"),
    # tiles
    ("{id: tile_02,", "{id: tile_01,", "bonus_tiles.entries[1].id: expected an id of its own"),
    ("{id: tiger,", "{id: tile_01,", "figurines.entries[1].id: expected an id of its own, 'tile_01' is taken"),
    (
        "effect: {silk: 1}, copies: 2",
        "effect: {silk: 1}, copies: 0",
        "bonus_tiles.entries[4].copies: expected int >= 1",
    ),
    (
        "effect: {silk: 1}, copies: 2",
        "effect: {silk: 1}, copies: 3",
        "box.entries[2].count: expected 55, as the tables",
    ),
    (
        "stack_by_players: [4, 4, 4, 5]",
        "stack_by_players: [4, 4, 4, 11]",
        "round_bonus.stack_by_players[3]: expected so",
    ),
    (
        "end_points: [0, 1, 2, 4,",
        "end_points: [0, 1, 2, 3, 4,",
        "figurines.end_points: expected 7 numbers, from no fig",
    ),
    ("{figurines: 6, steps: 4", "{figurines: 7, steps: 4", "figurines.offers[3].figurines: expected 1 to 6, there are"),
    (
        "{figurines: 6, steps: 4",
        "{figurines: 6, steps: 3",
        "figurines.offers[3].steps: expected a number of its own, 3",
    ),
    ("{figurines: 6, steps: 4", "{figurines: 6, steps: 5", "figurines.offers[3].steps: expected 1 to 4, got 5"),
    # Objectives
    ("dealt: 4", "dealt: 7", "objectives.entries: expected 28 to 60 entries, 7 for each of 4 players, got 24"),
    ("kept: 3", "kept: 5", "objectives.kept: expected 1 to 4"),
    ("{id: objective_02,", "{id: objective_01,", "objectives.entries[1].id: expected an id of its own"),
    ("top: {wood: 3}", "top: {}", "objectives.entries[1].top: expected an effect"),
    (
        "need: merchants, number: 3",
        "need: soldiers, number: 3",
        "objectives.entries[19].need: expected one of governor",
    ),
    (
        "need: merchants, number: 3",
        "need: merchants, number: 7",
        "objectives.entries[19].number: expected 1 to 6, merch",
    ),
    (
        "need: governor_regions, number: 4",
        "need: governor_regions, number: 8",
        "objectives.entries[1].number: expected",
    ),
    ("need: figurines, number: 4", "need: figurines, number: 7", "objectives.entries[17].number: expected 1 to 6"),
    ("need: one_of_each, number: 1", "need: one_of_each, number: 2", "objectives.entries[23].number: expected 1 to 1"),
    ("level: 8, number: 2", "level: 9, number: 2", "objectives.entries[13].level: expected 1 to 8"),
    ("level: 8, number: 2", "number: 2", "objectives.entries[13].level: expected 1 to 8"),
    ("need: coins, number: 8", "need: coins, level: 1, number: 8", "objectives.entries[21]: expected no key level"),
    ("workers: 10", "workers: 3", "objectives.entries[0].number: expected 1 to 3, governors cannot be more, got 4"),
    # ships
    (
        "{id: qi, region: qi}",
        "{id: qi, region: yan}",
        "ship_slots.entries[1].region: expected a region of its own, yan",
    ),
    ("{id: qi, region: qi}", "{id: qi, region: null}", "ship_slots.entries[1].region: expected one of yan"),
    (
        "{id: sea, region: null}",
        "{id: sea, region: wei}",
        "ship_slots.entries[3].region: expected null, the lowest slot",
    ),
    ("    - {id: chu, region: chu}\n", "", "ship_slots.entries: expected 4 slots, got 3"),
    ("{id: qi, region: qi}", "{id: yan, region: qi}", "ship_slots.entries[1].id: expected an id of its own"),
    ("{id: ship_02,", "{id: ship_01,", "ships.entries[1].id: expected an id of its own"),
    ("spaces: [{points: 4}, {any_resource: 2}]", "spaces: []", "ships.entries[0].spaces: expected"),
    (
        "spaces: [{points: 4}, {any_resource: 2}]",
        "spaces: [{points: 4}, {}]",
        "ships.entries[0].spaces[1]: expected an",
    ),
    ("{id: demand_02,", "{id: demand_01,", "demand_tiles.entries[1].id: expected an id of its own"),
    ("{id: demand_02, good: silk", "{id: demand_02, good: wood", "demand_tiles.entries[1].good: expected one of silk"),
    ("good: silk, reward: {coins: 2}", "good: silk, reward: {}", "demand_tiles.entries[1].reward: expected an effect"),
    # barges
    ("  cost: 1\n", "  cost: 0\n", "barges.cost: expected int >= 1"),
    ("neutral_at_setup: 1", "neutral_at_setup: 4", "barges.neutral_at_setup: expected 0 to 3"),
    ("neutral_at_income: 1", "neutral_at_income: 2", "barges.neutral_at_income: expected 0 or 1"),
    (
        "{spaces: 2, effect: {coins: 3}}",
        "{spaces: 2, effect: {coins: 4}}",
        "player_boards.entries[2].merchant_actions[1].effect: expected less than 2 coins for each Merchant",
    ),
    (
        "{spaces: 2, effect: {points: 3}}",
        "{spaces: 2, effect: {points: 3, then: {coins: 2}}}",
        "player_boards.entries: expected less than 4 coins for a Merchant on each board, as the Barge turns cost (TX-13",
    ),
    # the wall
    ("    - {name: Yan section}\n", "", "military.sections: expected"),
    ("tower_spaces: 1", "tower_spaces: 2", "military.tower_spaces: expected 1"),
    ("[[fortify], [train]]", "[[fortify], []]", "military.action_spaces[1]: expected the actions that share the space"),
    ("[[fortify], [train]]", "[[fortify]]", "military.action_spaces: expected each of fortify, train"),
    ("[[fortify], [train]]", "[[fortify], [fortify]]", "military.action_spaces[1].action: expected an id of its own"),
    (
        "[[fortify], [train]]",
        "[[fortify], [trade]]",
        "military.action_spaces[1].action: expected one of fortify, train",
    ),
    ("wall_costs: [1, 1, 2, 2, 3]", "wall_costs: []", "military.wall_costs: expected"),
    ("start_space: 0", "start_space: 3", "nomads.start_space: expected 0 to 2, before battle_space"),
    ("[0, 2, 2, 3]", "[0, 2, 2]", "nomads.base_strength_by_players: expected"),
    ("[0, 2, 2, 3]", "[0, 2, 2, 60]", "attack_cards.entries: expected so little strength for section 1 that 60 coins"),
    ("loss_coins: 1", "loss_coins: 9", "attack_cards.entries: expected so little strength for section 1"),
    ("{id: attack_12,", "{id: attack_11,", "attack_cards.entries[1].id: expected an id of its own"),
    ("{id: attack_12, round: 1", "{id: attack_12, round: 5", "attack_cards.entries[1].round: expected 1 to 4"),
    ("move: [3, 1, 1, 0]", "move: [3, 1, 1]", "attack_cards.entries[0].move: expected"),
    # player boards
    ("- id: jade", "- id: azure", "player_boards.entries[2].id: expected an id of its own"),
    ("income: {rice: 1, coins: 1}", "income: {}", "player_boards.entries[0].income: expected an effect"),
    (
        "{spaces: 1, effect: {coins: 1}}",
        "{spaces: 1, effect: {}}",
        "player_boards.entries[0].merchant_actions[0].effec",
    ),
    (
        "{spaces: 1, effect: {coins: 1}}",
        "{spaces: 0, effect: {coins: 1}}",
        "player_boards.entries[0].merchant_actions[",
    ),
    # Li Mu
    ("{id: li_mu_02,", "{id: li_mu_01,", "li_mu.entries[1].id: expected an id of its own"),
    ("action: train, barge: rice", "action: sail, barge: rice", "li_mu.entries[10].action: expected one of governor"),
    (
        "action: train, barge: rice",
        "action: train, barge: silk",
        "li_mu.entries[10].barge: expected one of wood, stone",
    ),
    ("action: train, barge: rice", "action: train, region: qin, barge: rice", "li_mu.entries[10]: expected no key reg"),
    (
        "action: ship, region: qi,",
        "action: ship, region: wei,",
        "li_mu.entries[7].region: expected one of yan, qi, chu",
    ),
    ("action: ship, region: qi,", "action: ship,", "li_mu.entries[7]: expected a key region in a card of the action s"),
    (
        "    - {id: li_mu_12, action: train, barge: wood}\n",
        "",
        "li_mu.entries: expected 12 to 60 entries, one for each",
    ),
    ("{easy: 40, normal: 55, hard: 70}", "{easy: 40, normal: 55}", "li_mu.start_points: expected a key hard"),
    # drawing and box
    ("    qin_2: [235, 415]\n", "", "layout.sites: expected each of qin_1, qin_2"),
    ("    qin_2: [235, 415]\n", "    qin_3: [235, 415]\n", "layout.sites: expected one of qin_1, qin_2"),
    ("    qin_2: [235, 415]\n", "    qin_2: [1235, 415]\n", "layout.sites.qin_2: expected inside layout.field"),
    ("sections: [[150, 60]", "sections: [[150, 760]", "layout.sections[0]: expected inside layout.field"),
    ("{piece: ships, count: 16}", "{piece: ships, count: 17}", "box.entries[4].count: expected 16, as the tables tell"),
    ("{piece: buildings,", "{piece: player_boards,", "box.entries[1].piece: expected an id of its own"),
]


@pytest.mark.parametrize(("old", "new", "message"), DAMAGES, ids=range(len(DAMAGES)))
def test_every_wrong_value_is_answered_with_its_place(old: str, new: str, message: str) -> None:
    with pytest.raises(ComponentError, match=re.escape(f"mine: {message}")):
        load_bytes(replaced((old, new)).encode(), "mine")


def many(table: str, line: str, count: int) -> str:
    """The standard file with more entries in a table, each with a number for `#`."""
    before, at, after = TEXT.partition(f"\n{table}:\n")
    head, entries, rest = after.partition("  entries:\n")
    assert at, table
    assert entries, table
    made = "".join(f"    - {line.replace('#', str(number))}\n" for number in range(count))
    return before + at + head + entries + made + rest


@pytest.mark.parametrize(
    ("table", "line", "message"),
    [
        (
            "income_buildings",
            "{id: more_#, name: More, cost: 1, effect: {coins: 1}}",
            "passive_buildings.entries: expected",
        ),
        (
            "bonus_tiles",
            "{id: more_#, effect: {coins: 1}, copies: 1}",
            "figurines.entries: expected at most 60 kinds of",
        ),
    ],
)
def test_more_than_a_bit_mask_holds_is_refused(table: str, line: str, message: str) -> None:
    box = "\nbox: {source: [seed], entries: [{piece: other, count: 1}]}\n"
    assert load_bytes(re.sub(r"\nbox:\n[\s\S]*", box, many(table, line, 30)).encode()).name == "standard"
    with pytest.raises(ComponentError, match=re.escape(message)):
        load_bytes(many(table, line, 46).encode())


def test_too_few_buildings_of_a_kind_are_refused() -> None:
    lines = [line for line in TEXT.splitlines(keepends=True) if "changes: " in line]
    text = TEXT
    for line in lines[:7]:
        text = text.replace(line, "")
    message = "passive_buildings.entries: expected at least 6 buildings, one for each site with slot: passive, got 5"
    with pytest.raises(ComponentError, match=re.escape(message)):
        load_bytes(text.encode())


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (
            "{id: demand_0[1-3].*",
            "demand_tiles.entries: expected 16 to 60 entries, one for each ship that may come, got 15",
        ),
        ("{id: ship_(0[4-9]|1).*", "ships.entries: expected 4 to 60 entries, one for each slot, got 3"),
        ("id: ochre\\n(      .*\\n)+", "player_boards.entries: expected 4 boards, one for each player, got 3"),
        ("{id: attack_(1[23]|[2-4]).*", "attack_cards.entries: expected 4 to 60 entries, one for each round, got 1"),
    ],
)
def test_too_few_pieces_are_refused(lines: str, message: str) -> None:
    text = re.sub(rf"    - {lines}\n?", "", TEXT)
    with pytest.raises(ComponentError, match=re.escape(message)):
        load_bytes(text.encode())


def test_a_round_without_an_attack_card_is_refused() -> None:
    with pytest.raises(ComponentError, match=r"attack_cards\.entries: expected a card of round 2"):
        load_bytes(TEXT.replace("round: 2,", "round: 3,").encode())


def test_files_that_are_none_are_refused(tmp_path: Path) -> None:
    for data, message in (
        (b"", "is empty"),
        (b"[", "not YAML"),
        (b"a: 1", "unknown key"),
        (b"x" * (MAX_BYTES + 1), "larger than"),
    ):
        with pytest.raises(ComponentError, match=message):
            load_bytes(data)
    with pytest.raises(ComponentError, match="cannot be read"):
        load(tmp_path / "none.yaml")


def test_random_damage_is_an_error_or_a_set_that_fits() -> None:
    chooser = random.Random(7)
    spots = [match.span() for match in re.finditer(r"(?<=: )\d+(?=[,}\n])", TEXT)]
    assert len(spots) > 400
    accepted = 0
    for _ in range(200):
        start, end = chooser.choice(spots)
        text = TEXT[:start] + str(chooser.choice((0, 1, 3, 7, 99))) + TEXT[end:]
        assert isinstance(read_plain(text), dict)
        try:
            tables = load_bytes(text.encode())
        except ComponentError:
            continue
        accepted += 1
        assert sorted(tables.path) == list(range(t.SITES))
        assert tables.all_tiles >= t.SITES + tables.rounds * max(tables.stack_size)
        assert min(tables.round_attacks) > 0
        assert len(tables.plain) == tables.effects * t.PLAIN
        assert len(tables.part) == tables.effects * t.MOST_PARTS
    assert 50 < accepted < 150
