"""The component file of Marco Polo II: its totals, its errors, and that no file does more harm than an error."""

import hashlib
import random
import re
from importlib.resources import files
from itertools import pairwise
from pathlib import Path

import pytest

from serai.core.bits import bits
from serai.core.chance import Generator, SeedDealer
from serai.core.component_files import MAX_BYTES, read_form
from serai.core.plain_yaml import read_plain
from serai.core.playout import random_playout
from serai.games.marco_polo_ii import names
from serai.games.marco_polo_ii import tables as t
from serai.games.marco_polo_ii.component_schema import Components
from serai.games.marco_polo_ii.components import ComponentError, load, load_bytes
from serai.games.marco_polo_ii.tables import Tables
from tests.games.marco_polo_ii.table import begin

TEXT = files("serai.games.marco_polo_ii").joinpath("components.yaml").read_text(encoding="utf-8")
FORM, _ = read_form(TEXT.encode(), Components)


@pytest.fixture(scope="module")
def standard() -> Tables:
    return load()


# -------------------------------------------------------------------------------------------------- the standard set


def test_the_pieces_add_up(standard: Tables) -> None:
    assert (standard.contracts, standard.starting, standard.goals, standard.cards) == (49, 7, 14, 25)
    assert (standard.outposts, standard.markers, len(standard.tile_book)) == (10, 7, 18)
    assert [list(standard.tile_book).count(book) for book in range(3)] == [6, 6, 6]
    assert [seal.copies for seal in FORM.seals.entries] == [4, 4, 4, 4]
    box = {piece.piece: piece.count for piece in FORM.box.entries}
    assert box["contracts"] == standard.contracts
    assert box["posts"] == 4 * standard.posts == 44
    assert box["dice_in_colors"] + box["black_dice"] == 26
    assert sum(count * int(name.rpartition("_")[2]) for name, count in box.items() if "coins_of" in name) == 230
    assert box["gold_small"] + box["gold_large"] == 18


def test_the_map_adds_up(standard: Tables) -> None:
    assert (standard.cities, standard.locations, len(standard.route_cost)) == (16, 24, 44)
    assert bits(standard.has_outpost) == 10
    assert bits(standard.has_bonus) == 6
    assert bits(standard.contract_cities) == 5
    assert bits(standard.oases) == 8
    assert bits(standard.post_places) == 15
    assert len({int(shield) for shield in standard.shield if shield >= 0}) == standard.shields == 9
    assert [standard.location_names[int(city)] for city in standard.slot_city] == [
        name for name in ("xian", "lanzhou", "lhasa", "pagan", "samarkand") for _ in range(2)
    ]
    assert standard.card_slot_names[3:6] == ["jaipur_card_1", "jaipur_card_2", "kashgar_card_1"]
    for here in range(24):
        assert standard.near[here] != 0
        for there in range(24):
            assert standard.route_at[here * 24 + there] == standard.route_at[there * 24 + here]


def test_published_numbers(standard: Tables) -> None:
    """The route of the rulebook, the path of its example, and the other printed numbers."""
    assert route(standard, "pagan", "kabul") == {"coins": 6, "camels": 2, "jade": 1}
    chain = ("xian", "oasis_3", "fuzhou", "oasis_4", "jaipur")
    steps = [route(standard, a, b) for a, b in pairwise(chain)]
    assert sum(step.get("coins", 0) for step in steps) == 8
    assert sum(step.get("camels", 0) for step in steps) == 4
    assert list(standard.black_dice) == [4, 5, 6]
    assert standard.shield_vp[13] == 43
    assert [int(standard.gain(package, t.JADE)) for package in standard.seal_jade] == [0, 1, 2, 3]
    assert list(standard.seal_die_min) == [1, 2, 3, 4]
    assert list(standard.post_vp) == [0] * 9 + [5, 5, 10]
    assert list(standard.die_min[:4]) == [1, 3, 5, 5]
    assert list(standard.dice_needed[5:9]) == [2, 1, 2, 3]
    assert standard.rounds == 5
    assert standard.copier == standard.marker_names.index("city_bonus_7")


def route(tables: Tables, one: str, other: str) -> dict[str, int]:
    """What a route costs."""
    here, there = tables.location_names.index(one), tables.location_names.index(other)
    cost = tables.route_cost[tables.route_at[here * tables.locations + there]]
    row = {word: int(tables.cost(cost, column)) for column, word in enumerate(names.COSTS)}
    return {word: amount for word, amount in row.items() if amount}


def test_single_entries_arrive_where_the_rules_look(standard: Tables) -> None:
    contract = standard.contract_names.index("contract_35")
    package = standard.contract_package[contract]
    assert gains(standard, int(package)) == {"vp": 7, "camels": 2, "contract_pile": 1}
    assert standard.icons[package] == 1 << t.CONTRACT_PILE * t.ICON_BITS
    card = standard.card_names.index("card_15")
    assert [gains(standard, int(standard.card_package[card * 2 + way])) for way in range(2)] == [
        {"coins": 2, "camels": 2},
        {"any_good": 1, "coins": 1},
    ]
    assert list(standard.card_times[6 * 6 : 7 * 6]) == [1, 1, 1, 1, 2, 2]
    assert list(standard.neutral_space[:6]) == [4, 4, 10, 11, 12, 3]
    goal = standard.goal_names.index("goal_06")
    assert list(standard.goal_vp[goal * 4 : goal * 4 + 4]) == [0, 0, 4, 5]
    assert standard.character_names[t.MONGKE_KHAN] == "Möngke Khan"
    assert standard.bag_names == ["coins", "camels", "jade"]


def gains(tables: Tables, package: int) -> dict[str, int]:
    """What a package gives."""
    row = {word: int(tables.gain(package, column)) for column, word in enumerate(names.GAINS)}
    return {word: amount for word, amount in row.items() if amount}


def test_every_field_of_the_tables_is_filled(standard: Tables) -> None:
    may_be_equal = {"name", "start_vp", "start"}
    empty = Tables()
    fields = [name for name in dir(empty) if not name.startswith("_") and not callable(getattr(empty, name))]
    assert len(fields) > 100
    for name in fields:
        assert name in may_be_equal or getattr(standard, name) != getattr(empty, name), name
    assert standard.start == 0


def test_the_standard_set_is_read_once_and_names_its_bytes(standard: Tables) -> None:
    assert load() is standard
    assert standard.fingerprint == hashlib.sha256(TEXT.encode()).hexdigest()


# ------------------------------------------------------------------------------------------------- a set of one's own


def test_a_corrected_cost_arrives_and_shows_in_the_fingerprint(tmp_path: Path, standard: Tables) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(TEXT.replace("[beijing, xian], cost: {coins: 2}", "[beijing, xian], cost: {coins: 5}"), "utf-8")
    mine = load(path)
    assert (route(mine, "beijing", "xian"), route(standard, "beijing", "xian")) == ({"coins": 5}, {"coins": 2})
    assert mine.fingerprint != standard.fingerprint


def test_gains_beside_contract_slots_are_taken_with_the_contract() -> None:
    mine = load_bytes(TEXT.replace("slot_gains: {}", "slot_gains: {lhasa_2: {camels: 2}}").encode())
    assert [gains(mine, int(package)) for package in mine.slot_package] == [{}] * 5 + [{"camels": 2}] + [{}] * 4


def test_another_map_can_be_played() -> None:
    text = TEXT.replace("[pagan, jaipur]", "[pagan, oasis_9]").replace(
        "    - {id: oasis_8, name: Yazd, x: 175, y: 255}",
        "    - {id: oasis_8, name: Yazd, x: 175, y: 255}\n    - {id: oasis_9, name: New, x: 1, y: 1}",
    )
    mine = load_bytes(text.encode())
    assert mine.locations == 25
    state = begin(3, mine)
    random_playout(state, SeedDealer(1), Generator(b"map"), 3000)
    assert state.over
    assert state.faults() == []


CITY = "{id: kabul, name: Kabul, x: 375, y: 262, role: card, city_bonus: false, outpost: true, contracts: 0, cards: 1,"
DAMAGES = [
    # what is replaced, by what, and the beginning of the error after the file's name
    ("coins: 8, camels: 3", "coins: x, camels: 3", "setup.resources.coins: expected int, got str"),
    ("coins: 8, camels: 3", "coins: -1, camels: 3", "setup.resources.coins: expected int >= 0"),
    ("coins: 8, camels: 3", "coin: 8, camels: 3", "setup.resources: unknown key 'coin', expected one of coins, camels"),
    ("seats: [2, 4]", "seats: [2, 5]", "game.seats: expected [2, 4]"),
    ("rounds: 5", "rounds: 21", "game.rounds: expected 1 to 20"),
    ("rounds: 5", "rounds: 6", "offer_tiles.entries: expected 7 tiles of book 1, one for each round, got 6"),
    ("active_contracts: 2", "active_contracts: 3", "setup.active_contracts: expected 2"),
    ("  dice: 5\n", "  dice: 6\n", "setup.dice: expected 1 to 5"),
    ("  posts: 11\n", "  posts: 10\n", "post_vp.entries[2].post: expected 1 to 10"),
    ("{post: 10, vp: 5}", "{post: 9, vp: 5}", "post_vp.entries[1].post: expected a number of its own"),
    (
        "characters_beyond_players: 1",
        "characters_beyond_players: 4",
        "setup.characters_beyond_players: expected 0 to 3",
    ),
    ("below: 15", "below: 36", "compensation.below: expected 5 to 35"),
    ("start: beijing", "start: peking", "cities.entries[0].role: expected start for setup.start"),
    ("[{space: khan, value: 1}]", "[{space: kahn, value: 1}]", "setup.seats_3.neutral_dice[0].space: expected one of"),
    (
        "[{space: khan, value: 1}]",
        "[{space: khan, value: 7}]",
        "setup.seats_3.neutral_dice[0].value: expected int <= 6",
    ),
    (
        "{space: khan, value: 1}, {space: khan, value: 1}",
        "{space: khan, value: 2}, {space: khan, value: 1}",
        "setup.seats_2.neutral_dice[1].value: expected at least 2",
    ),
    (
        "[{space: khan, value: 1}]",
        "[{space: seals, value: 1}, {space: seals, value: 1}]",
        "setup.seats_3.neutral_dice: expected at most 1 dice on seals, got 2",
    ),
    ("{id: book_2, book: 2", "{id: book_ii, book: 2", "books.entries[1].id: expected book_2, got 'book_ii'"),
    ("{id: book_2, book: 2", "{id: book_2, book: 4", "books.entries[1].book: expected 1 to 3, got 4"),
    ("fields: 4, gain: {coins: 4", "fields: 4, gain: {move: 1, coins: 4", "khan.gain: expected no move, only coins"),
    ("id: lower, dice: 1, cap: 1", "id: lower, dice: 1, cap: 7", "travel.entries[0].cap: expected 1 to 6"),
    ("entry_cost: {coins: 2}", "entry_cost: {silk: 2}", "travel.entries[0].entry_cost: expected no silk, only coins"),
    ("extra_posts: 1", "extra_posts: 2", "travel.entries[2].extra_posts: expected 0 or 1"),
    ("slot_gains: {}", "slot_gains: {rome_1: {coins: 1}}", "contracts_action.slot_gains: expected one of xian_1"),
    ("slot_gains: {}", "slot_gains: {xian_1: {move: 1}}", "contracts_action.slot_gains.xian_1: expected no move"),
    ("[{coins: 3}, {camels: 2}", "[{coins: 3, jade: 1}, {camels: 2}", "money_bag.choices[0]: expected exactly one"),
    (
        "[{coins: 3}, {camels: 2}",
        "[{coins: 3}, {coins: 2}",
        "money_bag.choices[1]: expected another resource than coins",
    ),
    ("reroll: {camels: 1}", "reroll: {}", "bonus_actions.reroll: expected a cost"),
    ("reroll: {camels: 1}", "reroll: {gold: 1}", "bonus_actions.reroll: expected no gold"),
    ("id: book_1_top_b", "id: book_1_top_a", "upper_offers.entries[1].id: expected an id of its own"),
    (
        "{id: book_1_top_b, book: 1",
        "{id: book_1_top_b, book: 2",
        "upper_offers.entries: expected 2 offers of book 1, got 1",
    ),
    ("{id: offer_2_1, book: 2", "{id: offer_2_1, book: 3", "offer_tiles.entries: expected 6 tiles of book 2"),
    ("id: spicer", "id: cook", "seals.entries[1].id: expected spicer, got 'cook'"),
    ("{id: spicer, copies: 4", "{id: spicer, copies: 3", "seals.entries[1].copies: expected at least 4"),
    ("bonus: {gold: 1}", "bonus: {move: 1}", "seals.entries[3].bonus: expected no move"),
    ("improve: {gold: 2, camels: 1}", "improve: {vp: 2}", "seals.entries[3].improve: expected no vp"),
    (CITY, CITY.replace("cards: 1", "cards: 0"), "cities.entries[8].cards: expected slots if role: card"),
    (CITY, CITY.replace("cards: 1", "cards: 2"), "cities.entries: expected 6 cards in all, got 7"),
    (CITY, CITY.replace("role: card", "role: harbor"), "cities.entries[8].role: expected one of start, contract"),
    (
        CITY,
        CITY.replace("contracts: 0", "contracts: 1"),
        "cities.entries[8].contracts: expected slots if role: contract",
    ),
    (CITY, CITY.replace("id: kabul", "id: pagan"), "cities.entries[8].id: expected an id of its own, 'pagan' is taken"),
    (CITY, CITY.replace("x: 375", "x: 1001"), "cities.entries[8].x: expected int <= 1000"),
    (
        "role: contract, city_bonus: false, outpost: true, contracts: 2, cards: 0, shield: shield_b",
        "role: contract, city_bonus: true, outpost: true, contracts: 2, cards: 0, shield: shield_b",
        "cities.entries[1].city_bonus: expected false",
    ),
    ("cards: 0, shield: null", "cards: 0, shield: shield_a", "cities.entries[0].shield: expected null"),
    ("cards: 1, shield: shield_b", "cards: 1, shield: shield_z", "cities.entries[8].shield: expected one of shield_a"),
    ("[beijing, xian]", "[beijing, rome]", "routes.entries[3].between[1]: expected one of beijing"),
    ("[beijing, xian]", "[beijing, beijing]", "routes.entries[3].between: expected two different locations"),
    ("[beijing, xian]", "[oasis_2, oasis_1]", "routes.entries[3].between: expected no two oases"),
    ("[beijing, xian]", "[oasis_1, beijing]", "routes.entries[3].between: expected locations without another route"),
    ("[beijing, xian], cost: {coins: 2}", "[beijing, xian], cost: {vp: 2}", "routes.entries[3].cost: expected no vp"),
    ("cost: {}, seal: farmer", "cost: {}, seal: miner", "routes.entries[4].seal: expected one of farmer, spicer"),
    ("slots: 2}", "slots: 3}", "open_cards.slots: expected 2"),
    (
        "{city: balkh, seal: spicer",
        "{city: balk, seal: spicer",
        "special_cities.entries[1].city: expected one of baghdad",
    ),
    ("{city: balkh, seal: spicer", "{city: hormuz, seal: spicer", "special_cities.entries[2].city: expected an id of"),
    (
        "{city: balkh, seal: spicer",
        "{city: balkh, seal: cook",
        "special_cities.entries[1].seal: expected one of farmer",
    ),
    ("seal_times: [1, 1, 1, 2, 2, 2]", "seal_times: [1, 1, 1]", "special_cities.entries[0].seal_times: expected"),
    ("seal_times: [1, 1,", "seal_times: [1, 7,", "special_cities.entries[0].seal_times[1]: expected 0 to 6, got 7"),
    ("ids: [shield_a, shield_b", "ids: [shield_a, shield_a", "cities.entries[1].shield: expected one of"),
    (
        "outpost_02, gain: {silk: 1, coins: 1}",
        "outpost_02, gain: {city_bonus_other: 1}",
        "outpost_tiles.entries[1].gain",
    ),
    ("outpost_02, gain: {silk: 1, coins: 1}", "outpost_02, gain: {silk: 100}", "outpost_tiles.entries[1].gain.silk"),
    ("{id: outpost_10, gain: {contract_pile: 1}}", "{id: outpost_09, gain: {jade: 1}}", "outpost_tiles.entries[9].id"),
    (
        "city_bonus_6, gain: {jade: 2}",
        "city_bonus_6, gain: {city_bonus_other: 1}",
        "city_bonuses.entries[6].gain: expected {city_bonus_other: 1} alone, and on one marker only",
    ),
    (
        "city_bonus_3, gain: {different_goods: 2}",
        "city_bonus_3, gain: {different_goods: 4}",
        "city_bonuses.entries[2].gain.different_goods: expected at most 3",
    ),
    ("{id: oasis_2, ", "{id: xian, ", "oases.entries[1].id: expected an id of its own, 'xian' is taken"),
    ("{id: contract_02, ", "{id: start_1, ", "contracts.normal[1].id: expected an id of its own, 'start_1' is taken"),
    ("kind: per_pip", "kind: per_pin", "city_cards.entries[0].kind: expected one of per_pip, count"),
    ("kind: per_pip, gain: {coins: 2}", "kind: per_pip", "city_cards.entries[0]: expected a key gain in a card"),
    ("kind: per_pip, gain: {coins: 2}", "kind: per_pip, gain: {}", "city_cards.entries[0].gain: expected a gain"),
    (
        "kind: per_pip, gain: {coins: 2}",
        "kind: per_pip, gain: {coins: 2}, cost: {coins: 1}",
        "city_cards.entries[0]: expected no key cost in a card of the kind per_pip",
    ),
    (
        "kind: per_pip, gain: {coins: 2}",
        "kind: per_pip, gain: {move: 2}",
        "city_cards.entries[0].gain: expected no move",
    ),
    (
        "city_bonus_6, gain: {jade: 2}",
        "city_bonus_6, gain: {contract_city: 3}",
        "city_bonuses.entries[5].gain.contract_city: expected at most 2",
    ),
    ("{source: [rulebook], most: 2,", "{source: [rulebook], most: 3,", "contracts_action.most: expected 1 to 2"),
    ("what: placed_posts, gain: {vp: 1}", "what: posts, gain: {vp: 1}", "city_cards.entries[3].what: expected one of"),
    ("times: [1, 1, 1, 1, 2, 2]", "times: [0, 1, 1, 1, 2, 2]", "city_cards.entries[6].times[0]: expected at least 1"),
    (
        "cost: {camels: 2}, gain: {move: 1}",
        "cost: {camels: 2}, gain: {move: 1, vp: 1}",
        "city_cards.entries[7].gain: expected move alone",
    ),
    (
        "cost: {camels: 2}, gain: {move: 1}",
        "cost: {silk: 2}, gain: {move: 1}",
        "city_cards.entries[7].cost: expected no silk",
    ),
    ("kind: seal, cost: {camels: 1}", "kind: seal, cost: {silk: 1}", "city_cards.entries[1].cost: expected no silk"),
    ("gain: {any_good: 1, coins: 1}}", "gain: {move: 1}}", "city_cards.entries[14].second.gain: expected no move"),
    ("    - {id: start_4, ", "    - {id: start_3, ", "contracts.starting[3].id: expected an id of its own"),
    (
        "cost: {camels: 1, pepper: 3}, gain: {vp: 5",
        "cost: {vp: 1}, gain: {vp: 5",
        "contracts.normal[0].cost: expected no",
    ),
    (
        "shields: [shield_a, shield_g]",
        "shields: [shield_a, shield_a]",
        "goal_cards.entries[0].shields: expected different",
    ),
    (
        "shields: [shield_a, shield_g]",
        "shields: [shield_a, shield_z]",
        "goal_cards.entries[0].shields[1]: expected one of",
    ),
    (
        "farmer: 4, spicer: 4}, shields: [shield_a",
        "farmer: 4, cook: 4}, shields: [shield_a",
        "goal_cards.entries[0].seals",
    ),
    ("round_start: {coins: 2}", "round_start: {any_good: 2}", "characters.abha_basu.round_start: expected no any_good"),
    ("seal_dice: 1", "seal_dice: 3", "characters.de_wu.seal_dice: expected 1 to 2"),
    ("oasis_choices: [{coins: 2}", "oasis_choices: [{camels: 2}", "characters.mongke_khan.oasis_choices[1]: expected"),
    ("single: [{coins: 2}", "single: [{move: 2}", "characters.isabella_donati.single[0]: expected no move"),
    ("{piece: board, count: 1}", "{piece: board, count: 0}", "box.entries[0].count: expected int >= 1"),
    ("{piece: player_boards,", "{piece: board,", "box.entries[1].piece: expected an id of its own"),
    ("box:\n  source: [rulebook]", "box:\n  source: [hearsay]", "box.source[0]: expected one of seed, rulebook"),
    ("known: [rank, dice, entry_cost]", "known: [Rank]", "travel.entries[1].known[0]: expected a word of a-z"),
    ("schema: 1", "schema: 2", "schema: expected int <= 1"),
    ("schema: 1\n", "", "the file: expected a key schema"),
]


@pytest.mark.parametrize(("old", "new", "message"), DAMAGES, ids=range(len(DAMAGES)))
def test_every_wrong_value_is_answered_with_its_place(old: str, new: str, message: str) -> None:
    assert old in TEXT
    damaged = TEXT.replace(old, new, 1)
    with pytest.raises(ComponentError, match=re.escape(f"mine: {message}")):
        load_bytes(damaged.encode(), "mine")


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


def test_random_damage_is_an_error_or_a_set_that_plays() -> None:
    chooser = random.Random(7)
    values = re.findall(r"(?<=: )\d+(?=[,}\n])", TEXT)
    assert len(values) > 500
    spots = [match.span() for match in re.finditer(r"(?<=: )\d+(?=[,}\n])", TEXT)]
    for _ in range(40):
        start, end = chooser.choice(spots)
        text = TEXT[:start] + str(chooser.choice((0, 1, 3, 7, 99))) + TEXT[end:]
        assert isinstance(read_plain(text), dict)
        try:
            tables = load_bytes(text.encode())
        except ComponentError:
            continue
        state = begin(2, tables)
        random_playout(state, SeedDealer(1), Generator(b"damage"), 400)
        assert state.faults() == []
