"""The terminal board: fits its width, never fails, says every fact that the viewer may know and none beyond."""

import copy
import random
import re
from functools import cache
from importlib.resources import files
from typing import cast

import pytest
from rich.cells import cell_len
from rich.text import Text

from serai.core.component_files import read_form
from serai.core.dealt import DealtState
from serai.core.documents import Document
from serai.core.language import missing, text
from serai.core.state import CHANCE, NOBODY
from serai.games.river_of_gold import GAME
from serai.games.river_of_gold.board import draw, legend, plain
from serai.games.river_of_gold.board_ink import escape, flowed, left, paint, right, ruled, spread, width_of, wrapped
from serai.games.river_of_gold.board_river import LEFT_BANK, RIGHT_BANK, RIVER_LINES, measures
from serai.games.river_of_gold.component_schema import Components
from serai.games.river_of_gold.components import load
from serai.games.river_of_gold.tables import RIVER, SHORES
from serai.games.river_of_gold.text_words import BUILDINGS

TABLES = load()
WIDTHS = (80, 100, 109, 110, 119, 120, 133, 160, 200)
HEIGHTS = (0, 24, 40, 60)
LANGUAGES = ("en", "it")


# ---- positions -------------------------------------------------------------------------------------------------------


@cache
def game_of(seats: int, seed: int, **options: object) -> tuple[Document, ...]:
    """A random game with chance as decisions: views of every setup step and many later positions."""
    state = GAME.start(seats, options=options)
    chooser = random.Random(f"board {seats} {seed}")
    views: list[Document] = []
    at = 0
    while not state.over:
        if at < 45 or at % 25 == 0:
            views.append(state.view((*range(seats), NOBODY)[len(views) % (seats + 1)]))
        state.apply(chooser.choice(state.legal_actions()))
        at += 1
    return (*views, *(state.view(seat) for seat in (*range(seats), NOBODY)))


def chance_answered(seats: int, actions: int, seed: int) -> DealtState:
    """A position some random decisions into a game."""
    state = GAME.start(seats, seed=seed)
    chooser = random.Random(seed)
    for _ in range(actions):
        if not state.over:
            state.apply(chooser.choice(state.legal_actions()))
    return state


@cache
def crowded() -> Document:
    """Four seats with much before them: two markers everywhere, all ships on one river space, royal ships, patrons."""
    document = chance_answered(4, 160, 2).document()
    shore = cast(dict[str, Document], document["shore"])
    changes: Document = {}
    for number, building in shore.items():
        if str(building["tile"]).startswith("e"):
            first = cast(list[str], building["markers"])[0]
            changes[f"shore.{number}.markers"] = [first, "ABCD"["BCDA".index(first)]]
    gifts = ("artisan", "noble", "monk", "merchant")
    for letter, patron, region in zip(
        "ABCD", ("yoritomo", "kudaka", "kakita_ryoku", "yasuki_taka"), "1234", strict=True
    ):
        changes[f"seats.{letter}.hand"] = [f"elder_{region}"]
        changes[f"seats.{letter}.delivered"] = [f"{gift}_{region}" for gift in gifts]
        changes[f"seats.{letter}.patron"] = patron
        changes[f"seats.{letter}.ships"] = [10, 10]
        changes[f"seats.{letter}.royal"] = 2
        changes[f"seats.{letter}.influence"] = {str(track): 18 for track in range(1, 7)}
    merged = merge(document, {"options.clan_patrons": True, "discards": [], **changes})
    for seat in cast(dict[str, Document], merged["seats"]).values():
        seat["not_held"] = []
    return {**merged, "you": "A", "deck": 10}


def merge(document: Document, changes: Document) -> Document:
    """A document with values replaced by dotted path."""
    merged = copy.deepcopy(document)
    for path, value in changes.items():
        *way, last = path.split(".")
        place = merged
        for key in way:
            place = cast(Document, place[key])
        place[last] = value
    return merged


def hidden_hands(document: Document) -> Document:
    """A full document as a view of seat A, as far as hands go."""
    seats = cast(dict[str, Document], document["seats"])
    for letter in "BCD":
        seats[letter]["hand"] = len(cast(list[str], seats[letter]["hand"]))
    return document


def lines_of(view: Document, width: int = 80, lang: str = "en", height: int = 0) -> list[str]:
    return plain(draw(TABLES, view, width, lang, height)).split("\n")


def check_form(view: Document, width: int, lang: str, height: int = 0) -> None:
    """Width, markup, characters."""
    drawn = draw(TABLES, view, width, lang, height)
    told = Text.from_markup(drawn)  # raises for marks that do not balance
    assert told.plain == plain(drawn)
    for line in plain(drawn).split("\n"):
        assert len(line) == cell_len(line) <= width, line
        assert line == line.rstrip()
        assert not re.search(r"[\x00-\x1f]", line)


# ---- form ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {"stack_top_tile_open": False}),
        (4, {"clan_patrons": True}),
        (3, {"clan_patrons": "dealt", "journey_bonus": "after_rewards"}),
    ],
)
def test_every_view_of_a_game_fits(seats: int, options: dict[str, object]) -> None:
    chooser = random.Random(seats)
    for view in game_of(seats, 1, **options):
        for lang in LANGUAGES:
            check_form(view, 80, lang)
            check_form(view, chooser.choice(WIDTHS), lang, chooser.choice(HEIGHTS))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", range(80, 182))
def test_a_crowded_board_fits_every_width(width: int, lang: str) -> None:
    for height in (0, 40):
        check_form(hidden_hands(merge(crowded(), {})), width, lang, height)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_terminal_narrower_than_the_board_gets_the_narrow_board(lang: str) -> None:
    view = chance_answered(2, 20, 1).view(0)
    assert draw(TABLES, view, 20, lang) == draw(TABLES, view, 80, lang)


def test_the_narrow_board_is_about_forty_lines() -> None:
    heights = [len(lines_of(view)) for seats in (2, 3, 4) for view in game_of(seats, 1)]
    assert max(heights) <= 50
    assert sorted(heights)[len(heights) // 2] <= 44


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wide_board_leaves_room_for_the_question_on_forty_lines(lang: str) -> None:
    """The tracks give way, and nothing that the high screen tells is missing."""
    for seats in (2, 4):
        for view in game_of(seats, 1):
            low = lines_of(view, 120, lang, 40)
            assert len(low) <= min(39, len(lines_of(view, 120, lang)))
            narrow, told = "\n".join(lines_of(view, 80, lang)), "\n".join(low)
            tracks = re.findall(r"^[1-6] .{9}[SRP] [0-9/?]+ +(?:[A-D] \d+→\d+ *)*", narrow, re.MULTILINE)
            assert len(tracks) == 6
            assert all(track.strip() in told for track in tracks)


def test_a_narrow_board_and_a_high_screen_are_drawn_as_ever() -> None:
    for view in game_of(4, 1):
        assert lines_of(view, 80, height=24) == lines_of(view, 80)
        assert lines_of(view, 120, height=50) == lines_of(view, 120)


def test_the_river_is_as_wide_as_it_may_be() -> None:
    for width in range(80, 150):
        assert 80 <= measures(width).width <= width


# ---- geometry --------------------------------------------------------------------------------------------------------


def test_both_banks_and_the_river_are_complete() -> None:
    assert sorted(shore for shore in (*LEFT_BANK, *RIGHT_BANK) if shore) == list(range(1, SHORES + 1))
    assert [river for river in RIVER_LINES if river] == list(range(1, RIVER + 1))


def test_a_shore_space_stands_beside_the_river_spaces_it_touches() -> None:
    for bank in (LEFT_BANK, RIGHT_BANK):
        for line, shore in enumerate(bank):
            rows = [at for at, river in enumerate(RIVER_LINES) if river and shore - 1 in touched(river)]
            if shore:
                assert min(rows) - 1 <= line <= max(rows) + 1


def test_the_banks_are_those_of_the_components() -> None:
    source = files("serai.games.river_of_gold").joinpath("components.yaml").read_bytes()
    for space in read_form(source, Components)[0].shore_spaces.entries:
        assert space.id in (LEFT_BANK if space.bank == "left" else RIGHT_BANK)


def touched(river: int) -> list[int]:
    return [int(shore) for shore in TABLES.river_shore[(river - 1) * 4 : river * 4]]


# ---- facts -----------------------------------------------------------------------------------------------------------

RIVER_ROW = re.compile(r"^(?P<left>.*?)(?P<a>[\d·]+)┤[ ›](?P<river>[ \d]\d) (?P<water>.*?)├(?P<b>[\d·]+)(?P<right>.*)$")


def river_rows(lines: list[str]) -> dict[int, re.Match[str]]:
    found = [match for match in map(RIVER_ROW.match, lines) if match]
    return {int(match["river"]): match for match in found}


@pytest.mark.parametrize("width", [80, 120, 160])
def test_each_river_space_names_the_four_shore_spaces_it_touches(width: int) -> None:
    rows = river_rows(lines_of(chance_answered(2, 30, 1).view(0), width))
    assert sorted(rows) == list(range(1, RIVER + 1))
    for river, row in rows.items():
        named = [int(number) - 1 for part in (row["a"], row["b"]) for number in part.split("·")]
        assert sorted(named) == sorted(touched(river))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_ship_is_on_its_river_space_and_in_its_players_line(seats: int) -> None:
    for actions in range(0, 200, 20):
        view = chance_answered(seats, actions, 4).view(0)
        lines = lines_of(view)
        rows = river_rows(lines)
        for letter, seat in cast(dict[str, Document], view["seats"]).items():
            ships = cast(list[int], seat["ships"])
            for ship, river in enumerate(ships, 1):
                assert f"{letter}{ship}" in rows[river]["water"] or letter in rows[river]["water"].split()[0]
            assert any(re.match(rf"[ ►]{letter} .* {ships[0]}\*?, {ships[1]}\*? ", line) for line in lines)


def shore_cell(lines: list[str], shore: int) -> str:
    """The cell of a shore space (from 1) on a narrow board, its words in the order of the right bank."""
    bank = LEFT_BANK if shore in LEFT_BANK else RIGHT_BANK
    line = lines[3 + bank.index(shore)]
    if bank is LEFT_BANK:
        return " ".join(reversed(line[1:24].split()))
    return " ".join(line.ljust(80)[56:79].split())


@pytest.mark.parametrize("seats", [2, 4])
def test_each_shore_space_shows_its_building_and_markers_or_its_cost(seats: int) -> None:
    for actions in range(0, 300, 30):
        view = chance_answered(seats, actions, 6).view(NOBODY)
        lines = lines_of(view)
        shore = cast(dict[str, Document], view["shore"])
        for number in range(1, SHORES + 1):
            cell = shore_cell(lines, number)
            if str(number) in shore:
                tile = TABLES.tile_names.index(str(shore[str(number)]["tile"]))
                assert cell.startswith(f"{number} {BUILDINGS[TABLES.tile_type[tile]]} ")
                markers = cast(list[str], shore[str(number)]["markers"])
                assert re.findall(r" ([A-D]{1,2})$", cell) == ["".join(markers)] * bool(markers)
            else:
                assert cell == f"{number} empty 1k -{TABLES.shore_cost[number - 1]}k"


def test_both_rewards_of_a_building_are_told() -> None:
    view = chance_answered(2, 0, 1).view(0)
    row = [None if tile == "e1_port_2" else tile for tile in cast(list[str], view["row"])]
    changed = merge(view, {"shore.18": {"tile": "e1_port_2", "markers": ["B"]}, "row": row})
    assert shore_cell(lines_of(changed), 18) == "18 port 3k 1k+P B"


def test_two_markers_stand_in_the_order_of_placing() -> None:
    view = hidden_hands(merge(crowded(), {}))
    lines = lines_of(view)
    for number, building in cast(dict[str, Document], view["shore"]).items():
        markers = cast(list[str], building["markers"])
        if len(markers) == 2:
            token = "".join(markers)
            assert token in re.findall(r"[A-D]{2}", shore_cell(lines, int(number)))


def test_a_royal_ship_wears_a_star() -> None:
    view = merge(chance_answered(2, 0, 1).view(0), {"seats.B.royal": 2, "seats.B.ships": [3, 12]})
    lines = lines_of(view)
    assert "B2*" in river_rows(lines)[12]["water"]
    assert any("3, 12*" in line for line in lines)


def test_all_ships_on_one_river_space_are_told_by_their_letters() -> None:
    rows = river_rows(lines_of(hidden_hands(merge(crowded(), {}))))
    assert rows[10]["water"].strip() == "AABBCCDD"


def test_the_discount_of_the_viewers_artisan_is_in_the_cost_and_an_opponents_is_not() -> None:
    view = chance_answered(2, 0, 1).view(0)
    hand = [
        card for card in cast(list[str], cast(dict[str, Document], view["seats"])["A"]["hand"]) if card != "artisan_4"
    ]
    mine = merge(view, {"seats.A.delivered": ["artisan_4"], "seats.A.hand": hand})
    theirs = merge(view, {"seats.B.delivered": ["artisan_4"], "seats.A.hand": hand})
    assert "-10k↓" in shore_cell(lines_of(mine), 18)
    assert "-12k" in shore_cell(lines_of(theirs), 18)
    assert "◆" not in shore_cell(lines_of(theirs), 18)


def test_what_may_be_built_now_is_marked() -> None:
    view = merge(chance_answered(2, 0, 1).view(0), {"seats.A.die": 6, "seats.A.koku": 6})
    lines = lines_of(view)
    marked = [number for number in range(1, SHORES + 1) if "◆" in shore_cell(lines, number)]
    assert marked == [27, 28, 30]
    spectator = lines_of(chance_answered(2, 0, 1).view(NOBODY))
    assert not any("◆" in line for line in spectator)


def test_the_stops_of_the_viewer_are_marked_and_told() -> None:
    view = merge(chance_answered(2, 0, 1).view(0), {"seats.A.die": 4, "seats.A.ships": [1, 13]})
    lines = lines_of(view)
    assert [line for line in lines if "┤› 5" in line]
    assert [line for line in lines if "┤› 3" in line]
    assert any(line.startswith("A1 sails 1 → 5, which pays ") for line in lines)
    assert any(line.startswith("A2 sails 13 → 3, a journey; it pays ") for line in lines)


def test_a_wide_board_tells_what_every_stop_pays() -> None:
    view = merge(chance_answered(4, 0, 1).view(0), {"shore": {}})
    rows = river_rows(lines_of(view, 160))
    assert all(row["water"].split()[-1] == "4k" for row in rows.values())


@pytest.mark.parametrize("width", [80, 120])
def test_the_hand_of_the_viewer_is_there_and_no_other(width: int) -> None:
    for actions in range(0, 200, 25):
        state = chance_answered(3, actions, 8)
        document = state.document()
        hands = {letter: seat["hand"] for letter, seat in cast(dict[str, Document], document["seats"]).items()}
        for viewer in (0, 1, 2, NOBODY):
            drawn = "\n".join(lines_of(state.view(viewer), width)) + "\n"
            for seat, hand in enumerate(hands.values()):
                for card in cast(list[str], hand):
                    name, region = card.split("_")
                    shown = re.search(rf"^{name} {region} .*\d[SRP] ", drawn, re.MULTILINE)
                    assert bool(shown) == (seat == viewer), (card, viewer)


def test_a_hidden_top_tile_stays_hidden() -> None:
    state = GAME.start(2, seed=3, options={"stack_top_tile_open": False})
    one = state.view(0)
    lines = lines_of(one)
    tops = lines[next(at for at, line in enumerate(lines) if line.startswith("row 1")) + 1]
    assert re.search(r"i +\? +\?$", tops)
    assert one["stacks"] == {"1": {"left": 8, "top": "hidden"}, "2": {"left": 9, "top": "hidden"}}


def test_delivered_customers_and_patrons_are_told() -> None:
    drawn = "\n".join(lines_of(hidden_hands(merge(crowded(), {}))))
    assert "A: Yoritomo · artisan 1 · merchant 1 · monk 1 · noble 1" in drawn
    assert "D: Yasuki Taka · artisan 4" in drawn


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_pending_decision_says_whose_it_is(lang: str) -> None:
    for seats in (2, 4):
        for view in game_of(seats, 1):
            second = lines_of(view, 80, lang)[1]
            to_act = str(view["to_act"])
            if to_act == "nobody":
                assert "►" not in second
            elif to_act == "chance":
                assert second.startswith("► " + text("rog-board-chance", lang))
            else:
                assert second.startswith(f"► {to_act}: ")


def test_setup_without_anything_laid_out_is_drawn() -> None:
    state = GAME.start(4, options={"clan_patrons": True})
    assert state.to_act == CHANCE
    lines = lines_of(state.view(0))
    assert lines[0] == "River of Gold  setup"
    assert sum("never" in line for line in lines) == 3


def test_influence_and_its_next_reward_are_told() -> None:
    changes: Document = {"seats.A.influence.4": 9, "seats.B.influence.4": 18}
    lines = lines_of(merge(chance_answered(2, 0, 1).view(0), changes))
    line = next(line for line in lines if line.startswith("4 Kitsune  P"))
    assert re.search(r"B18    A 9→13", line)
    wide = lines_of(merge(chance_answered(2, 0, 1).view(0), changes), 120)
    track = next(line for line in wide if line.startswith("4 Kitsune Woods     "))
    assert track[30 + 1 + 9 * 4] == "A"
    assert track[30 + 1 + 18 * 4] == "B"


# ---- words and ink ---------------------------------------------------------------------------------------------------


def test_both_languages_have_the_same_words() -> None:
    assert [fault for fault in missing("it") if fault.startswith("rog-board")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_for_narrow_columns_are_short(lang: str) -> None:
    for building in (*BUILDINGS, "imperial"):
        assert len(text("rog-board-building", lang, building=building)) <= 6
        assert len(text("rog-board-per-own", lang, building=building)) <= 6
    for amount in (1, 2):
        assert len(text("rog-board-per-delivered", lang, amount=amount)) <= 6
    assert len(text("rog-board-imperial", lang)) <= 6
    for region in range(1, 7):
        assert len(text("rog-board-region", lang, region=region)) <= 20
        assert len(text("rog-board-region-short", lang, region=region)) <= 9


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_legend_fits_eighty_columns(lang: str) -> None:
    assert all(len(line) <= 80 for line in plain(legend(lang)).split("\n"))


def test_brackets_are_no_marks() -> None:
    for words in ("[bold]", "a [b] c", "\\[x]", "[1]", "no [", "\\", "[/]"):
        assert plain(escape(words)) == words == Text.from_markup(escape(words)).plain
        assert plain(paint(words, "bold")) == words


def test_fields_keep_their_width() -> None:
    painted = paint("porcelain", "bold")
    for width in range(1, 14):
        assert [width_of(put(painted, width)) for put in (left, right, ruled)] == [width] * 3 or width > 8
        assert width_of(left(painted, width)) == width_of(right(painted, width)) == width
        assert width_of(ruled("porcelain", width)) <= width
        assert width_of(spread(painted, "x", width)) <= width
        assert all(width_of(line) <= width for line in wrapped("a few words more", width))
        assert all(width_of(line) <= width for line in flowed(["a few", "words"], width))
