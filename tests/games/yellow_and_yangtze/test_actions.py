"""The action space: numbers, notation, replacements, triangles (YY-22.2, YY-22.4)."""

from itertools import product

import pytest

from serai.games.yellow_and_yangtze import rule_ids
from serai.games.yellow_and_yangtze.actions import action_space
from serai.games.yellow_and_yangtze.components import load
from serai.games.yellow_and_yangtze.tables import COLORS, CORNERS, MOST_TILES, RANKED
from serai.rulebook.book import book

TABLES = load()
SPACE = action_space(TABLES)
NUMBERS = {name: number for name, number in vars(rule_ids).items() if name.startswith("YY_")}


def test_every_notation_is_read_back() -> None:
    assert SPACE.size == TABLES.actions_end
    assert all(SPACE.parse(SPACE.notation(action)) == action for action in range(SPACE.size))
    assert all(SPACE.from_structure(SPACE.structure(action)) == action for action in range(0, SPACE.size, 7))


@pytest.mark.parametrize(
    "text",
    ["end", "pass", "withdraw governor", "take red", "replace kkr", "commit 2 governor", "support sw 0 soldier",
     "winner ne", "place blue e04", "leader farmer e05", "riot 1 f06", "pay c08", "first d", "draw green"],
)  # fmt: skip
def test_the_notation_is_as_the_rulebook_writes_it(text: str) -> None:
    assert SPACE.notation(SPACE.parse(text)) == text


def test_there_is_a_replacement_for_every_set_of_one_to_six_tiles() -> None:
    sets = [counts for counts in product(range(MOST_TILES + 1), repeat=COLORS) if 1 <= sum(counts) <= MOST_TILES]
    listed = [
        tuple(map(int, TABLES.replace_tiles[at : at + COLORS])) for at in range(0, len(TABLES.replace_tiles), COLORS)
    ]
    assert listed == sorted(sets)
    assert len(sets) == 461


def test_the_number_of_a_set_follows_from_its_counts() -> None:
    for number in range(461):
        room, total = MOST_TILES, -1
        for color in range(COLORS):
            count = int(TABLES.replace_tiles[number * COLORS + color])
            total += int(TABLES.replace_rank[(color * RANKED + room) * RANKED + count])
            room -= count
        assert total == number


@pytest.mark.parametrize("board", range(len(TABLES.maps)))
def test_triangles_are_three_adjacent_spaces_of_one_terrain(board: int) -> None:
    one = TABLES.maps[board]
    found = set()
    for a in map(int, one.spaces):
        for b, c in product((int(one.neighbor[a * 6 + d]) for d in range(6)), repeat=2):
            if a < b < c and one.next_to(b, c) and one.terrain[a] == one.terrain[b] == one.terrain[c]:
                found.add((a, b, c))
    known = [
        tuple(int(TABLES.triangle_spaces[int(triangle) * CORNERS + corner]) for corner in range(CORNERS))
        for triangle in one.triangles
    ]
    assert sorted(found) == known
    for space in map(int, one.spaces):
        around = [int(t) for t in one.corner_of[space * 6 : space * 6 + 6] if t >= 0]
        assert [known[[int(t) for t in one.triangles].index(t)] for t in around] == [t for t in known if space in t]


def test_the_numbers_of_the_rules_are_paragraphs_of_the_rulebook() -> None:
    ids = book("yellow_and_yangtze").ids
    assert list(NUMBERS.values()) == sorted(NUMBERS.values())
    for name, number in NUMBERS.items():
        assert name == f"YY_{number // 100}_{number % 100}"
        assert name.replace("_", "-", 1).replace("_", ".") in ids
