"""The component file of Yellow & Yangtze: totals, maps, errors, and that no file does more harm than an error."""

import hashlib
import random
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Final

import pytest

from serai.core.component_files import MAX_BYTES, read_form
from serai.core.plain_yaml import read_plain
from serai.games.yellow_and_yangtze import names
from serai.games.yellow_and_yangtze import tables as t
from serai.games.yellow_and_yangtze.component_checks import most_drawn
from serai.games.yellow_and_yangtze.component_schema import Components
from serai.games.yellow_and_yangtze.components import ComponentError, load, load_bytes
from serai.games.yellow_and_yangtze.tables import Map, Tables

TEXT = files("serai.games.yellow_and_yangtze").joinpath("components.yaml").read_text(encoding="utf-8")
FORM, _ = read_form(TEXT.encode(), Components)
PIECES = TEXT.partition("maps:\n")[0]


@pytest.fixture(scope="module")
def standard() -> Tables:
    return load()


def spaces_of(tables: Tables, numbers: Iterator[int] | list[int]) -> list[str]:
    return [tables.space_names[number] for number in numbers]


def around(tables: Tables, map_name: str, space: str) -> list[str]:
    """The neighbors of a space e, ne, nw, w, sw, se; a dash where there is none."""
    at = tables.space_names.index(space) * t.DIRECTIONS
    ring = list(tables.map_of(map_name).neighbor)[at : at + t.DIRECTIONS]
    return [tables.space_names[other] if other >= 0 else "-" for other in ring]


def steps_from(one: Map, start: int) -> dict[int, int]:
    """How many steps every space of a map is away."""
    away, waiting = {start: 0}, [start]
    for space in waiting:
        for other in list(one.neighbor)[space * t.DIRECTIONS : (space + 1) * t.DIRECTIONS]:
            if other >= 0 and other not in away:
                away[other] = away[space] + 1
                waiting.append(other)
    return away


def with_map(*lines: str) -> bytes:
    """The standard pieces with these lines as the maps."""
    return (PIECES + "maps:\n" + "".join(f"  {line}\n" for line in lines)).encode()


def drawn(*rows: str, legend: str = "1: qin") -> bytes:
    """The standard pieces with one drawn map."""
    head = ("standard:", "  source: [decision]", "  ascii:", f"    legend: {{{legend}}}", "    rows:")
    return with_map(*head, *(f'      - "{row}"' for row in rows))


def listed(*spaces: str) -> bytes:
    """The standard pieces with one map written as a list."""
    return with_map("standard:", "  source: [decision]", "  spaces:", *(f"    - {{{space}}}" for space in spaces))


# -------------------------------------------------------------------------------------------------- the standard set


def test_the_pieces_add_up(standard: Tables) -> None:
    assert list(standard.tiles) == [42, 36, 24, 24, 12]
    assert list(standard.pagodas) == [2, 2, 2, 2, 1]
    assert (standard.hand_size, standard.display_size, standard.actions, standard.short_game_tiles) == (6, 6, 2, 24)
    box = {piece.piece: piece.count for piece in FORM.box.entries}
    assert box["tiles"] == sum(standard.tiles) == 138
    assert box["pagodas"] == sum(standard.pagodas) == 9
    assert box["leaders"] == box["leaders_each_dynasty"] * len(FORM.dynasties.entries) == 20
    small, large = box["small_victory_points_each_color"], box["large_victory_points_each_color"]
    assert box["victory_points"] == t.COLORS * (small + large) == 150


def test_the_bag_after_setup_is_that_of_the_rules(standard: Tables) -> None:
    bag = sum(standard.tiles) - len(standard.map_of("standard").capitals)
    left = {seats: bag - seats * standard.hand_size - standard.display_size for seats in (2, 3, 4)}
    assert (bag, left) == (131, {2: 113, 3: 107, 4: 101})  # YY-3.7
    assert left[2] - standard.short_game_tiles == 89
    assert bag - most_drawn(FORM) == 89


def test_every_word_stands_at_the_number_of_its_constant() -> None:
    assert [getattr(t, word.upper()) for word in names.COLORS] == list(range(t.COLORS))
    assert [getattr(t, word.upper()) for word in names.LEADERS] == list(range(t.COLORS))
    assert [names.TERRAINS.index(word) for word in ("none", "land", "river")] == [t.NO_SPACE, t.LAND, t.RIVER]


def test_every_field_of_the_tables_is_filled(standard: Tables) -> None:
    for full, empty, may_be_equal in (
        (standard, Tables(), {"name"}),  # the standard set bears the name that empty tables begin with
        (standard.map_of("standard"), Map("none"), set[str]()),
    ):
        fields = [name for name in dir(empty) if not name.startswith("_") and not callable(getattr(empty, name))]
        assert len(fields) > 12
        for name in fields:
            assert name in may_be_equal or getattr(full, name) != getattr(empty, name), name


def test_the_standard_set_is_read_once_and_names_its_bytes(standard: Tables) -> None:
    assert load() is standard
    assert standard.fingerprint == hashlib.sha256(TEXT.encode()).hexdigest()
    assert standard.data == read_plain(TEXT.encode())


# ---------------------------------------------------------------------------------------------------------- the maps


def test_the_maps_have_the_spaces_that_were_drawn(standard: Tables) -> None:
    assert standard.map_names == list(names.MAPS) == [one.name for one in standard.maps]
    counts = {one.name: (len(one.spaces), len(one.land), len(one.river), len(one.capitals)) for one in standard.maps}
    assert counts == {"standard": (149, 107, 42, 7), "small": (115, 83, 32, 7), "field": (154, 132, 22, 7)}
    rivers = {one.name: [list(one.river_names).count(river) for river in (1, 2)] for one in standard.maps}
    assert rivers == {"standard": [23, 19], "small": [16, 16], "field": [14, 8]}
    assert standard.spaces == len(set(standard.space_names)) == 154
    assert standard.space_names == sorted(standard.space_names)


@pytest.mark.parametrize(
    ("name", "capitals"),
    [
        ("standard", "yan B12, zhao C08, qin E04, qi F13, wei G10, han H06, chu K09"),
        ("small", "zhao B03, yan B08, qin F02, han F06, qi F10, chu J04, wei J09"),
        ("field", "yan A13, qin C05, han D01, qi E14, chu H01, wei I14, zhao K04"),
    ],
)
def test_capitals_lie_where_they_were_drawn(standard: Tables, name: str, capitals: str) -> None:
    one = standard.map_of(name)
    spaces = spaces_of(standard, list(one.capitals))
    assert ", ".join(f"{state} {space}" for state, space in zip(one.states, spaces, strict=True)) == capitals
    assert all(one.terrain[space] == t.LAND for space in one.capitals)


def test_neighbors_go_round_from_the_east(standard: Tables) -> None:
    assert around(standard, "standard", "E05") == ["E06", "D05", "D04", "E04", "F04", "F05"]
    assert around(standard, "standard", "F05") == ["F06", "E06", "E05", "F04", "G05", "G06"]
    assert around(standard, "standard", "A13") == ["-", "-", "-", "A12", "B12", "B13"]
    assert around(standard, "small", "C12") == ["-", "-", "-", "C11", "D11", "-"]


def test_neighbors_are_those_at_a_distance_of_one_hexagon(standard: Tables) -> None:
    def center(space: str) -> tuple[float, float]:
        row, column = ord(space[0]) - ord("A"), int(space[1:])
        return column + row % 2 / 2, row * 3**0.5 / 2

    for one in standard.maps:
        places = {space: center(standard.space_names[space]) for space in one.spaces}
        for space, (x, y) in places.items():
            near = {o for o, (a, b) in places.items() if 0 < (x - a) ** 2 + (y - b) ** 2 < 1.01}
            ring = list(one.neighbor)[space * t.DIRECTIONS : (space + 1) * t.DIRECTIONS]
            assert {other for other in ring if other >= 0} == near
            for direction, other in enumerate(ring):
                if other >= 0:  # what lies east of it has it in the west
                    assert one.neighbor[other * t.DIRECTIONS + (direction + 3) % t.DIRECTIONS] == space


def test_no_neighbor_lies_off_the_map(standard: Tables) -> None:
    for one in standard.maps:
        for space in range(standard.spaces):
            ring = list(one.neighbor)[space * t.DIRECTIONS : (space + 1) * t.DIRECTIONS]
            assert one.terrain[space] != t.NO_SPACE or set(ring) == {-1}
            assert all(other < 0 or one.terrain[other] != t.NO_SPACE for other in ring)


def test_triangles_are_three_spaces_that_touch(standard: Tables) -> None:
    corners = [tuple(standard.triangle_names[at].split("-")) for at in range(standard.triangles)]
    assert corners == sorted({tuple(sorted(three)) for three in corners})
    assert ("E04", "E05", "F04") in corners
    edges = [pair for a, b, c in corners for pair in ((a, b), (a, c), (b, c))]
    assert max(edges.count(pair) for pair in set(edges)) == 2
    for one in standard.maps:
        for triangle in one.triangles:
            a, b, c = list(standard.triangle_spaces)[triangle * 3 : triangle * 3 + 3]
            assert all(one.next_to(*pair) for pair in ((a, b), (b, c), (a, c)))
            assert one.terrain[a] == one.terrain[b] == one.terrain[c] != t.NO_SPACE


def test_the_standard_map_keeps_to_its_design(standard: Tables) -> None:
    one = standard.map_of("standard")
    river = [x for x in one.triangles if one.terrain[standard.triangle_spaces[x * 3]] == t.RIVER]
    assert len(river) == 12
    for capital in one.capitals:
        away = steps_from(one, capital)
        assert len(away) == 149
        assert min(away[other] for other in one.capitals if other != capital) >= 4
        assert min(away[space] for space in one.river) <= 2
        assert min(away[standard.triangle_spaces[x * 3 + corner]] for x in river for corner in range(3)) <= 3


def test_half_a_turn_of_the_small_map_swaps_its_rivers(standard: Tables) -> None:
    rows = {"".join(row.split()) for row in standard.map_of("small").rows}
    assert len(rows) > 1
    one = standard.map_of("small")
    picture = [re.sub("[1-7]", "C", row.ljust(12)) for row in one.rows]
    signs = {f"{chr(65 + r)}{c + 1:02}": sign for r, row in enumerate(picture) for c, sign in enumerate(row)}
    signs = {space: sign for space, sign in signs.items() if sign != " "}

    def turned(space: str) -> str:  # about F06: rows A to K, and a row that is shifted lies half a space further east
        row, column = ord(space[0]) - 65, int(space[1:])
        return f"{chr(65 + 10 - row)}{(12 if row % 2 else 13) - column:02}"

    assert turned("F06") == "F06"
    swap = {"Y": "Z", "Z": "Y"}
    assert {turned(space): swap.get(sign, sign) for space, sign in signs.items()} == signs
    capitals = list(one.capitals)
    assert all(steps_from(one, a)[b] >= 4 for a in capitals for b in capitals if a != b)


def test_the_field_is_wide_and_open(standard: Tables) -> None:
    one = standard.map_of("field")
    plain = [f"{row}{column:02}" for row in "DEFGHIJ" for column in range(2, 14)]
    assert len(plain) == 7 * 12
    for space in plain:
        number = standard.space_names.index(space)
        assert one.terrain[number] == t.LAND
        assert number not in list(one.capitals)


# ------------------------------------------------------------------------------------------------- a set of one's own


def test_a_corrected_count_arrives_and_shows_in_the_fingerprint(tmp_path: Path, standard: Tables) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(TEXT.replace("black: 42, red: 36", "black: 41, red: 37"), encoding="utf-8")
    mine = load(path)
    assert list(mine.tiles) == [41, 37, 24, 24, 12]
    assert mine.fingerprint != standard.fingerprint


TRIANGLE: Final = (
    "id: A01, terrain: land, capital: qin, adj: [A02, B01]",
    "id: A02, terrain: land, adj: [A01, B01]",
    "id: B01, terrain: river, river: yangtze, adj: [A02, A01]",
)


def test_a_map_may_be_written_as_a_list(standard: Tables) -> None:
    one = standard.map_of("standard")
    states = dict(zip(one.capitals, one.states, strict=True))
    lines = []
    for space in one.spaces:
        words = [f"id: {standard.space_names[space]}", f"terrain: {names.TERRAINS[one.terrain[space]]}"]
        if one.river_names[space]:
            words.append(f"river: {('', 'yellow', 'yangtze')[one.river_names[space]]}")
        if space in states:
            words.append(f"capital: {states[space]}")
        near = [other for other in around(standard, "standard", standard.space_names[space]) if other != "-"]
        lines.append(", ".join((*words, f"adj: [{', '.join(near)}]")))
    random.Random(7).shuffle(lines)
    mine = load_bytes(listed(*lines))
    copy = mine.map_of("standard")
    assert [mine.space_names[space] for space in copy.spaces] == [standard.space_names[space] for space in one.spaces]
    assert copy.states == one.states
    for space in copy.spaces:
        name = mine.space_names[space]
        assert around(mine, "standard", name) == around(standard, "standard", name)
        old = standard.space_names.index(name)
        assert (copy.terrain[space], copy.river_names[space]) == (one.terrain[old], one.river_names[old])
    blanks = [re.sub("[1-7]", "#", row.rstrip()) for row in copy.rows]
    assert blanks == [re.sub("[1-7]", "#", row.rstrip()) for row in one.rows]


def test_what_follows_from_the_ids_may_be_left_out_of_a_list() -> None:
    bare = [line.partition(", adj")[0] for line in TRIANGLE]
    places = ("q: 0, r: 0", "col: 1, row: 0", "q: 0, r: 1")
    full = [f"{line}, {place}" for line, place in zip(TRIANGLE, places, strict=True)]
    for lines in (TRIANGLE, bare, full, [TRIANGLE[0], *bare[1:]]):
        one = load_bytes(listed(*lines)).map_of("standard")
        assert list(one.neighbor) == [1, -1, -1, -1, -1, 2, -1, -1, -1, 0, 2, -1, -1, 1, 0, -1, -1, -1]
        assert one.rows == ["1.", "Z"]


def test_an_empty_first_row_shifts_the_other_rows() -> None:
    plain, shifted = load_bytes(drawn("1.", "..")), load_bytes(drawn("", "1.", ".."))
    assert around(plain, "standard", "A01") == ["A02", "-", "-", "-", "-", "B01"]
    assert around(shifted, "standard", "B01") == ["B02", "-", "-", "-", "C01", "C02"]


def examples_of_the_page() -> list[str]:
    """The maps that docs/maps.md shows."""
    page = Path(__file__).parents[3].joinpath("docs", "maps.md").read_text(encoding="utf-8")
    return re.findall("^```yaml\n(.*?)^```", page, re.MULTILINE | re.DOTALL)


def test_the_maps_of_the_page_can_be_played() -> None:
    first, second = (load_bytes((PIECES + example).encode()) for example in examples_of_the_page())
    example = first.map_of("standard")
    where = dict(zip(example.states, spaces_of(first, list(example.capitals)), strict=True))
    assert where == {"qin": "B03", "qi": "D06", "chu": "E02"}
    assert around(first, "standard", "B03") == ["B04", "A04", "A03", "B02", "C03", "C04"]
    assert around(first, "standard", "C03") == ["C04", "B03", "B02", "C02", "D02", "D03"]
    assert "D05" in spaces_of(first, list(example.river))
    assert second.space_names == ["A01", "A02", "B01"]


def test_the_error_of_the_page_is_what_a_wrong_sign_is_answered_with() -> None:
    wrong = PIECES + examples_of_the_page()[0].replace("YYY.YYY", "YYYxYYY")
    page = Path(__file__).parents[3].joinpath("docs", "maps.md").read_text(encoding="utf-8")
    with pytest.raises(ComponentError) as caught:
        load_bytes(wrong.encode(), "mine.yaml")
    assert f"    {caught.value}\n" in page


def test_any_number_of_capitals_and_no_triangle_will_do() -> None:
    one = load_bytes(drawn("1.YZ")).map_of("standard")
    assert (len(one.capitals), list(one.triangles), one.states) == (1, [], ["qin"])
    many = load_bytes(drawn("1234567890", "abcdefghi", legend=", ".join(f"{c}: s{c}" for c in "1234567890abcdefghi")))
    assert len(many.map_of("standard").capitals) == 19


def test_only_the_standard_map_has_to_be_there() -> None:
    mine = load_bytes(drawn("1..", ".Y."))
    assert mine.map_names == ["standard"]
    assert mine.space_names == ["A01", "A02", "A03", "B01", "B02", "B03"]


BOTH: Final = 'standard: {source: [seed], ascii: {legend: {1: qin}, rows: ["1"]}, spaces: [{id: A01, terrain: land}]}'


@pytest.mark.parametrize(
    ("data", "error"),
    [
        (drawn("1.X"), "maps.standard.ascii.rows[0], A03: expected one of . Y Z 1 or a blank, got 'X'"),
        (drawn("1..", ".2."), "maps.standard.ascii.rows[1], B02: expected one of . Y Z 1 or a blank, got '2'"),
        (drawn("1..", ".\\t."), "maps.standard.ascii.rows[1], B02: expected one of . Y Z 1 or a blank"),
        (drawn("1..", ".1."), "maps.standard.ascii.rows[1], B02: expected the sign 1 once, it stands on A01 already"),
        (drawn("...", legend="1: qin"), "maps.standard.ascii.rows: expected the sign 1 of the capital qin"),
        (drawn("   ", legend="1: qin"), "maps.standard.ascii.rows: expected the sign 1 of the capital qin"),
        (drawn("1..", legend=""), "maps.standard.ascii.legend: expected mapping of length >= 1"),
        (drawn("1Y", legend="1: qin, Y: han"), "maps.standard.ascii.legend: expected a digit or a small letter as"),
        (drawn("1.", legend="1: qin, 10: han"), "maps.standard.ascii.legend: expected a digit or a small letter as"),
        (drawn("12", legend="1: qin, 2: qin"), "maps.standard.ascii.legend.2: expected a name of its own, 'qin' is"),
        (drawn("1.", legend="1: Qin"), "maps.standard.ascii.legend[...]: expected a word of a-z, 0-9 and _"),
        (drawn("1" + "." * 99), "maps.standard.ascii.rows[0]: expected at most 99 signs, got 100"),
        (drawn("1", *["."] * 26), "maps.standard.ascii.rows: expected list of length <= 26"),
        (drawn("1. .."), "maps.standard: expected one board, but no way leads from A01 to A04"),
        (drawn("1.", "", ".."), "maps.standard: expected one board, but no way leads from A01 to C01"),
        (drawn("1.", "YY", "   ."), "maps.standard: expected one board, but no way leads from A01 to C04"),
        (drawn("1" + "." * 60, *["." * 61] * 4), "maps.standard: expected at most 250 spaces, got 305"),
        (with_map("small: {source: [seed], ascii: {legend: {1: qin}, rows: [1.]}}"), "maps: expected a key standard"),
        (with_map("standard: {source: [seed]}"), "maps.standard: expected either `ascii` or `spaces`"),
        (
            with_map(BOTH),
            "maps.standard: expected either `ascii` or `spaces`",
        ),
        (with_map("standard: {}"), "maps.standard: expected a key source"),
        (drawn("1.").replace(b"standard:\n", b"huge:\n"), "maps: unknown key 'huge', expected one of standard, small"),
        (
            listed("id: A1, terrain: land"),
            "maps.standard.spaces[0].id: expected a row letter A to Z and a column of two",
        ),
        (
            listed("id: A00, terrain: land"),
            "maps.standard.spaces[0].id: expected a row letter A to Z and a column of two",
        ),
        (
            listed("id: a01, terrain: land"),
            "maps.standard.spaces[0].id: expected a row letter A to Z and a column of two",
        ),
        (listed("id: A01, terrain: sea"), "maps.standard.spaces[0].terrain: expected one of land, river, got 'sea'"),
        (listed("id: A01, terrain: none"), "maps.standard.spaces[0].terrain: expected one of land, river, got 'none'"),
        (listed("id: A01, terrain: land"), "maps.standard: expected at least one capital (YY-4.7)"),
        (
            listed("id: A01, terrain: river, capital: qin"),
            "maps.standard.spaces[0].capital: expected no capital on a river space (YY-4.1)",
        ),
        (listed("id: A01, terrain: land, river: yellow"), "maps.standard.spaces[0].river: expected no river on a land"),
        (
            listed("id: A01, terrain: river, river: nile"),
            "maps.standard.spaces[0].river: expected one of yellow, yangtze",
        ),
        (listed(*TRIANGLE, TRIANGLE[1]), "maps.standard.spaces[3].id: expected an id of its own, A02 is taken"),
        (
            listed(TRIANGLE[0], "id: A02, terrain: land, capital: qin"),
            "maps.standard.spaces[1].capital: expected a name of its own, 'qin' is taken",
        ),
        (
            listed(TRIANGLE[0], TRIANGLE[1], "id: B01, terrain: river, adj: [A01]"),
            "maps.standard.spaces[1].adj[1]: expected A02 in the list of B01 too",
        ),
        (
            listed(TRIANGLE[0], TRIANGLE[1], "id: B01, terrain: river, adj: [A01, A02, A02]"),
            "maps.standard.spaces[2].adj[2]: expected each space once, got A02 again",
        ),
        (
            listed(TRIANGLE[0], TRIANGLE[1], "id: B01, terrain: river, adj: [A01, A02, C01]"),
            "maps.standard.spaces[2].adj[2]: expected a space of this map, got C01",
        ),
        (
            listed(TRIANGLE[0], TRIANGLE[1], "id: B01, terrain: river, adj: [A01, A02, C1]"),
            "maps.standard.spaces[2].adj[2]: expected a row letter A to Z and a column of two digits",
        ),
        (
            listed("id: A03, terrain: land, adj: [A01, A02, A03, A04, A05, A06, A07]", *TRIANGLE),
            "maps.standard.spaces[0].adj: expected at most 6 spaces (YY-4.2), got 7",
        ),
        (
            listed(
                "id: A01, terrain: land, capital: qin, adj: [A02, A03]",
                "id: A02, terrain: land",
                "id: A03, terrain: land",
            ),
            "maps.standard.spaces[0].adj: expected what touches A01 by its place: A02",
        ),
        (
            listed("id: A01, terrain: land, capital: qin, adj: []", "id: A02, terrain: land, adj: []"),
            "maps.standard.spaces[0].adj: expected what touches A01 by its place: A02",
        ),
        (listed(TRIANGLE[0] + ", q: 1", *TRIANGLE[1:]), "maps.standard.spaces[0].q: expected 0 for A01, got 1"),
        (listed(TRIANGLE[0] + ", row: 1", *TRIANGLE[1:]), "maps.standard.spaces[0].row: expected 0 for A01, got 1"),
    ],
)
def test_a_wrong_map_is_answered_with_its_place(data: bytes, error: str) -> None:
    with pytest.raises(ComponentError) as caught:
        load_bytes(data, "mine.yaml")
    assert str(caught.value).startswith(f"mine.yaml: {error}")
    assert "\n" not in str(caught.value)


def test_the_maps_together_have_at_most_250_spaces() -> None:
    wide = drawn("1" + "." * 48, *["." * 49] * 4).decode() + TEXT[TEXT.index("  small:") :]
    with pytest.raises(ComponentError, match="maps: expected at most 250 different spaces in all maps together, got 3"):
        load_bytes(wide.encode())
    assert len(load_bytes(drawn("1" + "." * 49, *["." * 50] * 4)).space_names) == 250


DAMAGES = [
    # what is replaced, by what, and the beginning of the error after the file's name
    ("black: 42,", "black: 100,", "tiles.black: expected at most 99"),
    ("black: 42,", "black: -1,", "tiles.black: expected int >= 0"),
    ("black: 42,", "black: x,", "tiles.black: expected int, got str"),
    ("black: 42,", "", "tiles: expected a key black"),
    ("black: 42,", "white: 42,", "tiles: unknown key 'white', expected one of source, black, red, blue, green, yellow"),
    ("black: 42,", "black: 6,", "maps.standard: expected at most 6 capitals, one for each black tile, got 7"),
    (
        "black: 42, red: 36, blue: 24, green: 24",
        "black: 7, red: 10, blue: 10, green: 9",
        "tiles: expected 42 tiles for the setup on map standard, but 41 are left for the bag",
    ),
    ("short_game_removed: 24", "short_game_removed: 114", "tiles: expected 132 tiles for the setup on map standard"),
    ("black: 2, red: 2", "black: 2, red: 3", "pagodas: expected 1 to 9 in all, got 10"),
    (
        "black: 2, red: 2, blue: 2, green: 2, yellow: 1",
        "black: 0, red: 0, blue: 0, green: 0, yellow: 0",
        "pagodas: expected 1 to 9 in all, got 0",
    ),
    ("hand: 6", "hand: 7", "setup.hand: expected 1 to 6"),
    ("hand: 6", "hand: 0", "setup.hand: expected int >= 1"),
    ("display: 6", "display: 21", "setup.display: expected 1 to 20"),
    ("actions: 2", "actions: 5", "turn.actions: expected 1 to 4"),
    ("seats: [2, 4]", "seats: [2, 5]", "game.seats: expected [2, 4]"),
    ("id: red, leader", "id: crimson, leader", "colors.entries[1].id: expected one of red, got 'crimson'"),
    ("leader: trader", "leader: farmer", "colors.entries[3].leader: expected one of trader, got 'farmer'"),
    ("points: crops", "points: goods", "colors.entries[2].points: expected one of crops, got 'goods'"),
    ("pagoda: court", "pagoda: market", "colors.entries[0].pagoda: expected one of court, got 'market'"),
    ("terrain: river", "terrain: land", "colors.entries[2].terrain: expected one of river, got 'land'"),
    ("wild: true", "wild: false", "colors.entries[4].wild: expected true for yellow (YY-18.2)"),
    ("{id: pot, name: Pot}", "{id: tiger, name: Tiger}", "dynasties.entries[3].id: expected one of lion, bull, archer"),
    ("{id: pot, name: Pot}", "{id: lion, name: Lion}", "dynasties.entries[3].id: expected an id of its own, 'lion'"),
    ("    - {id: pot, name: Pot}\n", "", "dynasties.entries: expected each of lion, bull, archer, pot"),
    ("{piece: bag,", "{piece: board,", "box.entries[9].piece: expected an id of its own, 'board' is taken"),
    ("source: [reconstructed]", "source: [hearsay]", "maps.standard.source[0]: expected one of seed, rulebook"),
    ("source: [rulebook]", "source: []", "game.source: expected list of length >= 1"),
    ("......7....", "...........", "maps.standard.ascii.rows: expected the sign 7 of the capital chu"),
    ("......7....", "......7...8", "maps.standard.ascii.rows[10], K13: expected one of . Y Z 1 2 3 4 5 6 7 or a blank"),
    ("schema: 1", "schema: 2", "schema: expected int <= 1"),
    ("name: standard", 'name: "two\\nlines"', "name: expected 1 to 80 characters on one line"),
    ("name: standard", "name: &me standard", "line 11, column 7: anchors and aliases are not used here"),
    ("name: standard", "name: standard\nname: other", "line 12, column 1: the key 'name' stands twice"),
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
        (b"- 1\n", "the file: expected mapping, got list"),
        (b"name: a\n\xff\n", "line 2, column 1: not UTF-8 text"),
        (b"#" * (MAX_BYTES + 1), f"larger than {MAX_BYTES:,} bytes"),
        (b"- " * 400_000, "line 1, column 25: nested deeper than 12 levels"),
    ],
    ids=["empty", "list", "not UTF-8", "huge", "nested"],
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
    chance = random.Random(221)
    for length in sorted(chance.sample(range(len(data) - 1), 100)):
        settles(data[:length])
    assert settles(data)


def test_flipped_bits_never_do_more_than_an_error() -> None:
    chance = random.Random(403)
    outcomes = set()
    for text in (TEXT.encode(), listed(*TRIANGLE)):
        for _ in range(150):
            data = bytearray(text)
            for _ in range(chance.choice((1, 1, 2, 8))):
                data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
            outcomes.add(settles(bytes(data)))
    assert outcomes == {True, False}


def test_lines_shuffled_and_doubled_never_do_more_than_an_error() -> None:
    chance = random.Random(1122)
    for _ in range(100):
        lines = TEXT.splitlines(keepends=True)
        start, end = sorted(chance.sample(range(len(lines)), 2))
        lines[start:end] = chance.choices(lines[start:end], k=end - start)
        settles("".join(lines).encode())
