"""The component file of River of Gold: its totals, its errors, and that no file does more harm than an error."""

import hashlib
import random
import re
from importlib.resources import files
from itertools import pairwise
from pathlib import Path

import pytest

from serai.core.bits import bits
from serai.core.component_files import MAX_BYTES, read_form
from serai.core.plain_yaml import read_plain
from serai.games.river_of_gold import GAME, names, state
from serai.games.river_of_gold import tables as t
from serai.games.river_of_gold.component_schema import Components
from serai.games.river_of_gold.components import ComponentError, load, load_bytes
from serai.games.river_of_gold.tables import Tables

TEXT = files("serai.games.river_of_gold").joinpath("components.yaml").read_text(encoding="utf-8")
FORM, _ = read_form(TEXT.encode(), Components)


@pytest.fixture(scope="module")
def standard() -> Tables:
    return load()


# -------------------------------------------------------------------------------------------------- the standard set


def test_the_board_adds_up(standard: Tables) -> None:
    assert len(standard.shore_cost) == len(standard.shore_region) == 30
    assert [list(standard.shore_region).count(region) for region in range(6)] == [5] * 6
    assert [space.bank for space in FORM.shore_spaces.entries].count("left") == 15
    assert [space.bank for space in FORM.shore_spaces.entries].count("right") == 15
    priced = [cost for cost in standard.shore_cost if cost >= 0]
    assert (len(priced), sum(priced)) == (27, 223)
    assert len(standard.river_shore) == 14 * 4
    assert sum(standard.shore_touches) == 56


def test_river_spaces_touch_one_or_two_neighbouring_regions(standard: Tables) -> None:
    regions = [[r + 1 for r in range(6) if mask >> r & 1] for mask in standard.river_regions]
    assert regions == [[1], [1, 2], [1, 2], [2], [2, 3], [3], [3, 4], [3, 4], [4, 5], [4, 5], [5], [5, 6], [5, 6], [6]]


def test_the_building_tiles_add_up(standard: Tables) -> None:
    rows = list(zip(standard.tile_era, standard.tile_type, standard.tile_count, standard.tile_bonus, strict=True))
    assert (standard.tiles, sum(count for _, _, count, _ in rows)) == (46, 49)
    assert sum(bonus for era, _, _, bonus in rows if era == t.ERA_1) == 57
    assert sum(bonus for era, _, _, bonus in rows if era == t.ERA_2) == 61
    for era, each in ((t.ERA_1, 6), (t.ERA_2, 4)):
        assert [sum((e, k) == (era, kind) for e, k, _, _ in rows) for kind in range(4)] == [each] * 4
    assert [era for era, before in zip(standard.tile_era, [0, *standard.tile_era], strict=False) if era != before] == [
        t.STARTING,
        t.IMPERIAL,
        t.ERA_1,
        t.ERA_2,
    ]


def test_the_customers_add_up(standard: Tables) -> None:
    orders = list(standard.customer_order)
    assert (standard.customers, sum(orders)) == (30, 111)
    assert [sum(orders[good::3]) for good in range(3)] == [39, 38, 34]  # silk, rice, porcelain
    assert sum(standard.type_mask) == (1 << 30) - 1
    assert [bits(mask) for mask in standard.type_mask] == [6] * 5


def test_the_rest_adds_up(standard: Tables) -> None:
    assert (standard.masteries, standard.scoring_tiles, len(standard.patron_names)) == (6, 6, 8)
    box = {piece.piece: piece.count for piece in FORM.box.entries}
    assert box["clan_markers"] == 4 * box["clan_markers_per_player"] == 88
    assert box["trade_goods"] == 3 * box["trade_goods_each_kind"] == 75
    assert box["building_tiles"] == sum(standard.tile_count)
    assert box["customer_cards"] == standard.customers


def test_the_setup_leaves_the_tiles_and_spaces_that_the_rules_name(standard: Tables) -> None:
    kept = list(zip(standard.stack_tiles[::2], standard.stack_tiles[1::2], strict=True))
    assert kept == [(12, 9), (14, 11), (16, 13)]
    assert [(24 - era_1, 16 - era_2) for era_1, era_2 in kept] == [(12, 7), (10, 5), (8, 3)]  # removed
    assert [era_1 - 4 for era_1, _ in kept] == [8, 10, 12]  # refills before the Emperor's Visit
    assert [era_1 - 4 + era_2 for era_1, era_2 in kept] == [17, 21, 25]  # refills before the end
    assert [27 - count for count in standard.starting_tiles] == [21, 24, 27]  # spaces left to build on


def test_single_entries_arrive_where_the_rules_look(standard: Tables) -> None:
    tile = standard.tile_names.index("e1_market_6")
    at = tile * t.ENTRIES
    assert (standard.owner_kind[at], standard.owner_amount[at]) == (t.KOKU_PER_OWN, t.MARKET)
    assert (standard.visitor_kind[at], standard.visitor_amount[at]) == (t.PORCELAIN, 1)
    monk = standard.customer_names.index("monk_4") * t.ENTRIES
    assert list(standard.delivery_kind[monk : monk + 3]) == [t.FAVOR_LIMIT, t.FAVOR, t.SECOND_MARKER_OPPONENT]
    merchant, elder = map(standard.customer_names.index, ("merchant_4", "elder_2"))
    assert (standard.ability[merchant], standard.ability_amount[merchant]) == (t.JOURNEY_SELL, 5)
    assert (standard.end_ability[merchant], standard.end_vp[merchant], standard.end_per[merchant]) == (t.END_KOKU, 1, 5)
    assert (standard.end_ability[elder], standard.end_vp[elder]) == (t.END_DOUBLE_INFLUENCE, 2)
    assert standard.patron_names[t.BAYUSHI_KASHIKO] == "bayushi_kashiko"
    assert list(standard.patron_value) == [10, 1, 3, 3, 2, 1, 3, 0]
    assert list(zip(standard.track_space, standard.track_kind, standard.track_amount, strict=True)) == [
        (2, t.TRACK_GOOD, 1),
        (5, t.KOKU, 2),
        (9, t.FAVOR, 1),
        (13, t.VP, 3),
        (18, t.VP, 3),
        (18, t.ANY_GOOD, 1),
    ]


def test_every_field_of_the_tables_is_filled(standard: Tables) -> None:
    may_be_equal = {"name"}  # the standard set bears the name that empty tables begin with
    empty = Tables()
    fields = [name for name in dir(empty) if not name.startswith("_") and not callable(getattr(empty, name))]
    assert len(fields) > 60
    for name in fields:
        assert name in may_be_equal or getattr(standard, name) != getattr(empty, name), name


def test_the_standard_set_is_read_once_and_names_its_bytes(standard: Tables) -> None:
    assert load() is standard
    assert standard.fingerprint == hashlib.sha256(TEXT.encode()).hexdigest()


# ------------------------------------------------------------------------------------------------- a set of one's own


def test_a_corrected_cost_arrives_and_shows_in_the_fingerprint(tmp_path: Path, standard: Tables) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(TEXT.replace("{id: 1, region: 1, cost: 6,", "{id: 1, region: 1, cost: 7,"), encoding="utf-8")
    mine = load(path)
    assert (mine.shore_cost[0], standard.shore_cost[0]) == (7, 6)
    assert list(mine.shore_cost)[1:] == list(standard.shore_cost)[1:]
    assert mine.fingerprint != standard.fingerprint


def test_patrons_keep_the_order_of_the_rules_whatever_the_order_of_the_file(standard: Tables) -> None:
    lines = TEXT.splitlines(keepends=True)
    first, last = (next(i for i, line in enumerate(lines) if f"id: {name}" in line) for name in ("kaiu", "yasuki"))
    lines[first], lines[last] = lines[last], lines[first]
    assert load_bytes("".join(lines).encode()).patron_names == standard.patron_names


DAMAGES = [
    # what is replaced, by what, and the beginning of the error after the file's name
    (
        "cost: 12, bank: left, river: [1, 2, 3]",
        "cost: x, bank: left, river: [1, 2, 3]",
        "shore_spaces.entries[3].cost: expected int or null, got str",
    ),
    (
        "cost: 12, bank: left, river: [1, 2, 3]",
        "cost: -1, bank: left, river: [1, 2, 3]",
        "shore_spaces.entries[3].cost: expected int >= 0",
    ),
    (
        "cost: 12, bank: left, river: [1, 2, 3]",
        "cost: null, bank: left, river: [1, 2, 3]",
        "shore_spaces.entries[3].cost: expected a number",
    ),
    (
        "cost: 12, bank: left, river: [1, 2, 3]",
        "price: 12, bank: left, river: [1, 2, 3]",
        "shore_spaces.entries[3]: unknown key 'price', expected one of id, region, cost",
    ),
    (
        "cost: 12, bank: left, river: [1, 2, 3]",
        "bank: left, river: [1, 2, 3]",
        "shore_spaces.entries[3]: expected a key cost",
    ),
    (
        "cost: 12, bank: left, river: [1, 2, 3]",
        "cost: 12, bank: north, river: [1, 2, 3]",
        "shore_spaces.entries[3].bank: expected one of left, right",
    ),
    (
        "cost: 12, bank: left, river: [1, 2, 3]",
        "cost: 12, bank: left, river: [1, 2]",
        "shore_spaces.entries[3].river: expected [1, 2, 3]",
    ),
    (
        "{id: 4, region: 1, cost",
        "{id: 4, region: 2, cost",
        "shore_spaces.entries: expected 5 spaces in region 1, got 4",
    ),
    ("{id: 4, region: 1, cost", "{id: 4, region: 7, cost", "shore_spaces.entries[3].region: expected 1 to 6"),
    ("{id: 4, region: 1, cost", "{id: 5, region: 1, cost", "shore_spaces.entries[3].id: expected 4, got 5"),
    (
        "{id: 2, shore: [3, 4, 5, 7]}",
        "{id: 2, shore: [3, 4, 5]}",
        "river_spaces.entries[1].shore: expected 4 shore spaces, got 3",
    ),
    (
        "{id: 2, shore: [3, 4, 5, 7]}",
        "{id: 2, shore: [3, 4, 5, 5]}",
        "river_spaces.entries[1].shore: expected different",
    ),
    (
        "{id: 2, shore: [3, 4, 5, 7]}",
        "{id: 2, shore: [3, 4, 5, 31]}",
        "river_spaces.entries[1].shore[3]: expected a space from 1 to 30",
    ),
    ("    - {id: 14, shore: [26, 28, 29, 30]}\n", "", "river_spaces.entries: expected 14 entries, got 13"),
    ("id: e1_port_2", "id: e1_port_1", "buildings.era_1[1].id: expected an id of its own, 'e1_port_1' is taken"),
    (
        "{id: e1_port_2, type: port",
        "{id: e1_port_2, type: harbour",
        "buildings.era_1[1].type: expected one of port, market",
    ),
    (
        "{koku_per_own: port}",
        "{koku_per_own: harbour}",
        "buildings.era_1[3].owner[0].koku_per_own: expected one of port,",
    ),
    (
        "{koku_per_own: port}",
        "{koku_per_own: port, vp: 1}",
        "buildings.era_1[3].owner[0]: expected exactly one kind of gain, got 2",
    ),
    ("{koku_per_own: port}", "{}", "buildings.era_1[3].owner[0]: expected exactly one kind of gain, got 0"),
    ("{koku_per_own: port}", "{influence: 1}", "buildings.era_1[3].owner[0]: expected one of koku"),
    (
        "{koku_per_own: port}",
        "{vp: 1}, {vp: 1}, {vp: 1}, {vp: 1}",
        "buildings.era_1[3].owner: expected at most 3 rewards",
    ),
    (
        "owner: [{koku_per_own: port}]",
        "owner: [{vp: 1}], count: 2",
        "buildings.era_1[3].count: expected 1, give each tile an id of its own",
    ),
    (
        "{silk: 1}, {draw_discard: 1}], count: 1",
        "{silk: 1}, {draw_discard: 1}], owner: []",
        "buildings.imperial[2]: unknown key 'owner'",
    ),
    ("era_1_tiles: 16", "era_1_tiles: 25", "setup.seats_4.era_1_tiles: expected 5 to 24"),
    ("era_2_tiles: 13", "era_2_tiles: 17", "setup.seats_4.era_2_tiles: expected 1 to 16"),
    (
        "id: start_port, type: port, visitor: [{koku: 3}], count: 2",
        "id: start_port, type: port, visitor: [{koku: 3}], count: 1",
        "setup.seats_2.starting_tiles_on: expected at most 5 spaces, got 6",
    ),
    (
        "starting_tiles_on: [3, 11, 22]",
        "starting_tiles_on: [3, 11, 6]",
        "setup.seats_3.starting_tiles_on: expected no space of an Imperial",
    ),
    (
        "id: noble_5, type: noble, region: 5",
        "id: noble_5, type: noble, region: 4",
        "customers.entries[28]: expected one noble for each region",
    ),
    ("id: noble_5", "id: noble_4", "customers.entries[28].id: expected an id of its own"),
    ("id: noble_5", "id: Noble 5", "customers.entries[28].id: expected a word of a-z, 0-9 and _"),
    (
        "ability: royal_free_step",
        "ability: free_step",
        "customers.entries[28].ongoing.ability: expected one of royal_any",
    ),
    (
        "{ability: royal_free_step, amount: 1}",
        "{ability: royal_free_step}",
        "customers.entries[28].ongoing.amount: expected a number",
    ),
    (
        "score: own_types, vp: 1, per: 1",
        "score: own_types, vp: 1, per: 0",
        "customers.entries[28].end.per: expected int >= 1",
    ),
    (
        "score: own_types, vp: 1, per: 1",
        "score: own_types, times: 2",
        "customers.entries[28].end: expected `vp` and `per`",
    ),
    (
        "order: {silk: 3, rice: 2}",
        "order: {silk: 3, gold: 2}",
        "customers.entries[19].order: unknown key 'gold', expected one of silk, rice, porcelain",
    ),
    (
        "order: {silk: 3, rice: 2}",
        "order: {silk: 7, rice: 2}",
        "customers.entries[19].order: expected at most 6 of a good",
    ),
    (
        "metric: min_influence",
        "metric: influence",
        "masteries.entries[4].metric: expected one of distinct_customer_types",
    ),
    (
        "metric: min_influence, at_least: 1",
        "metric: min_influence, at_least: 19",
        "masteries.entries[4].at_least: expected at most 18",
    ),
    (
        "{places: [10, 6, 2]}",
        "{places: [10, 6, 2, 1, 1]}",
        "scoring_tiles.entries[4].seats_3_4.places: expected 1 to 4",
    ),
    (
        "id: kudaka, clan: mantis",
        "id: kudaka, clan: crab",
        "patrons.entries[0].clan: expected two patrons for each clan, crab has 3",
    ),
    ("id: kudaka, clan: mantis", "id: kudaku, clan: mantis", "patrons.entries[3].id: expected one of kaiu_shihobu"),
    ("title: Lady of Whispers", "title: Lady of Whispers, value: 2", "patrons.entries[7].value: expected no number"),
    ("  favor: 2\n", "  favor: 4\n", "setup.favor: expected at most 3 (setup.favor_limit)"),
    (
        "koku_by_turn_order: [7, 8, 9, 10]",
        "koku_by_turn_order: [7, 8, 9, 26]",
        "setup.koku_by_turn_order[3]: expected at most 25",
    ),
    (
        "koku_by_turn_order: [7, 8, 9, 10]",
        "koku_by_turn_order: [7, 8, 9]",
        "setup.koku_by_turn_order: expected list of length 4, got 3",
    ),
    (
        "goods: {silk: 1, rice: 1, porcelain: 1}",
        "goods: {silk: 1, rice: 7, porcelain: 1}",
        "setup.goods.rice: expected at most 6",
    ),
    ("{space: 9, reward", "{space: 5, reward", "influence_track.entries[2].space: expected a space from 6 to 18"),
    ("{track_good: 1}", "{influence: 1}", "influence_track.entries[0].reward[0]: expected one of koku"),
    (
        "source: [implementation]\n",
        "source: [hearsay]\n",
        "patrons.source[0]: expected one of seed, rulebook, implementation",
    ),
    (
        "source: {order: [implementation, rulebook]",
        "source: {order: [rumour]",
        "customers.source.order[0]: expected one of seed",
    ),
    ("schema: 1", "schema: 2", "schema: expected int <= 1"),
    ("schema: 1", "schema: true", "schema: expected int, got bool"),
    ("schema: 1\n", "", "the file: expected a key schema"),
    ("name: standard", 'name: "two\\nlines"', "name: expected 1 to 80 characters on one line"),
    ("name: standard", "name: !!str standard", "line 13, column 7: tags are not used here"),
    ("name: standard", "name: &me standard", "line 13, column 7: anchors and aliases are not used here"),
    ("name: standard", "name: *me", "line 13, column 7: anchors and aliases are not used here"),
    ("name: standard", "name: standard\nname: other", "line 14, column 1: the key 'name' stands twice"),
    ("name: standard", "name: standard\n---\nname: other", "line 14, column 1: expected one document"),
    ("name: standard", "name: [standard", "line 1"),
    ("name: standard", "name: \x07", "line 13, column 7: expected text without control characters"),
    ("name: standard", "name: " + "[" * 20, "line 13, column 18: nested deeper than 12 levels"),
]


@pytest.mark.parametrize(("old", "new", "error"), DAMAGES, ids=range(len(DAMAGES)))
def test_damage_is_answered_with_its_place(old: str, new: str, error: str) -> None:
    assert TEXT.count(old) >= 1, "the damage fits the file no more"
    with pytest.raises(ComponentError) as caught:
        load_bytes(TEXT.replace(old, new, 1).encode(), "mine.yaml")
    assert str(caught.value).startswith(f"mine.yaml: {error}")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("data", "error"),
    [
        (b"", "is empty"),
        (b"null\n", "the file: expected mapping, got null"),
        (b"- 1\n", "the file: expected mapping, got list"),
        (b"name: a\n\xff\n", "line 2, column 1: not UTF-8 text"),
        (b"#" * (MAX_BYTES + 1), f"larger than {MAX_BYTES:,} bytes"),
        (b"- " * 400_000, "line 1, column 25: nested deeper than 12 levels"),
        (b"[" * 900_000, "line 1"),
        (b"{? [1] : 2}", "line 1, column 4: a key must be a text or a number"),
        (b"a: " + b"9" * 10_000, "the file: unknown key 'a'"),
    ],
    ids=["empty", "null", "list", "not UTF-8", "huge", "nested list", "nested brackets", "list as key", "huge number"],
)
def test_files_of_another_kind_are_refused(tmp_path: Path, data: bytes, error: str) -> None:
    path = tmp_path / "other.yaml"
    path.write_bytes(data)
    with pytest.raises(ComponentError, match="^" + re.escape(f"{path}: {error}")):
        load(path)


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    for path in (tmp_path / "missing.yaml", tmp_path):
        with pytest.raises(ComponentError, match="^" + re.escape(f"{path}: cannot be read: ")):
            load(path)


def test_more_than_sixty_tiles_are_refused() -> None:
    line = "    - {id: e1_port_1, type: port, build_bonus: 1, visitor: [{koku: 3}], owner: [{rice: 1}]}\n"
    more = line + "".join(line.replace("e1_port_1", f"more_{number}") for number in range(15))
    with pytest.raises(ComponentError, match="buildings: expected at most 60 different tiles, got 61"):
        load_bytes(TEXT.replace(line, more).encode())


# --------------------------------------------------------------------------------------------------- whatever comes in


def settles(data: bytes) -> bool:
    """Whether the bytes give tables; anything else than tables or a one-line ComponentError fails the test."""
    outcome: Tables | str
    try:
        outcome = load_bytes(data)
    except ComponentError as error:
        outcome = str(error)
    if isinstance(outcome, str):
        assert "\n" not in outcome
        return False
    assert outcome.fingerprint == hashlib.sha256(data).hexdigest()
    return True


def test_truncated_files_are_refused_or_whole() -> None:
    data = TEXT.encode()
    chance = random.Random(1603)
    for length in sorted(chance.sample(range(len(data) - 1), 150)):
        settles(data[:length])
    assert settles(data)


def test_flipped_bits_never_do_more_than_an_error() -> None:
    chance = random.Random(1868)
    outcomes = set()
    for _ in range(300):
        data = bytearray(TEXT.encode())
        for _ in range(chance.choice((1, 1, 2, 8))):
            data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
        outcomes.add(settles(bytes(data)))
    assert outcomes == {True, False}


@pytest.mark.parametrize("escape", [r"\uD800", r"\UFFFFFFFF", r"\U00110000", r"\x", r"\u2028"])
def test_odd_escapes_are_refused(escape: str) -> None:
    assert not settles(TEXT.replace("name: standard", f'name: "{escape}"').encode())
    assert not settles(TEXT.replace("name: standard", f'"{escape}": standard').encode())


def test_lines_shuffled_and_doubled_never_do_more_than_an_error() -> None:
    chance = random.Random(1912)
    for _ in range(100):
        lines = TEXT.splitlines(keepends=True)
        start, end = sorted(chance.sample(range(len(lines)), 2))
        lines[start:end] = chance.choices(lines[start:end], k=end - start)
        settles("".join(lines).encode())


@pytest.mark.parametrize(
    ("words", "constant", "first"),
    [
        (names.GOODS, "{}", t.SILK),
        (names.BUILDINGS, "{}", 0),
        (names.CUSTOMERS, "{}", 0),
        (names.REWARDS, "{}", 0),
        (names.ABILITIES, "{}", 0),
        (names.END_SCORES, "END_{}", 0),
        (names.METRICS, "{}", 0),
        (names.PATRONS, "{}", 0),
    ],
)
def test_every_word_stands_at_the_number_of_its_constant(words: tuple[str, ...], constant: str, first: int) -> None:
    for number, word in enumerate(words, first):
        own_name = word.upper()
        assert getattr(t, own_name if own_name.startswith("NO_") else constant.format(own_name)) == number


def test_the_columns_of_the_purse_bear_their_words() -> None:
    assert [getattr(state, word.upper()) for word in names.RESOURCES] == list(range(len(names.RESOURCES)))


def test_shore_lists_ascend(standard: Tables) -> None:
    for river in range(t.RIVER):
        spaces = standard.river_shore[river * t.TOUCHING : (river + 1) * t.TOUCHING]
        assert all(one < other for one, other in pairwise(spaces))


def test_component_data_is_the_file_as_plain_data() -> None:
    data = GAME.component_data()
    assert data == read_plain(TEXT.encode())
    assert {"regions", "shore_spaces", "customers"} <= set(data)
