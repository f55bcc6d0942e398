"""The terminal board: fits its width, cuts nothing off, says all that the view says and nothing that is hidden."""

import copy
import random
import re
import unicodedata
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import cast

import pytest
from rich.cells import cell_len
from rich.text import Text

from serai.cli.streams import SUBSTITUTES
from serai.core.documents import Document, DocumentError
from serai.core.game import Game
from serai.core.ink import plain
from serai.core.language import missing, text
from serai.core.seats import seat_name
from serai.core.state import NOBODY
from serai.games.yellow_and_yangtze import GAME
from serai.games.yellow_and_yangtze.board import draw, legend
from serai.games.yellow_and_yangtze.board_map import CELL, EDGE, SHIFT, places
from serai.games.yellow_and_yangtze.board_sight import Sight
from serai.games.yellow_and_yangtze.components import load, load_bytes
from serai.games.yellow_and_yangtze.names import COLORS, LEADERS, LETTERS
from serai.games.yellow_and_yangtze.rules import YellowAndYangtzeState
from serai.games.yellow_and_yangtze.tables import DIRECTIONS, Tables

TABLES = load()
WIDTHS = (80, 100, 109, 110, 119, 120, 133, 160, 200)
HEIGHTS = (0, 24, 60)
LANGUAGES = ("en", "it")
CUT = "…"
OPTIONS: dict[str, object] = {"map": "small", "short_two_player_game": True}

# ---- positions -------------------------------------------------------------------------------------------------------


def chosen(state: YellowAndYangtzeState, chooser: random.Random) -> int:
    """Any kind of move as likely as any other, tiles and leaders most of all, so that much comes about."""
    kinds: dict[str, list[int]] = {}
    for action in state.legal_actions():
        kinds.setdefault(GAME.space.notation(action).split()[0], []).append(action)
    lively = [kind for kind in ("place", "leader", "support", "commit", "pagoda") if kind in kinds]
    kind = chooser.choice(lively) if lively and chooser.random() < 0.8 else chooser.choice(list(kinds))
    return chooser.choice(kinds[kind])


def begun(game: Game, seats: int, options: Mapping[str, object]) -> YellowAndYangtzeState:
    """A game of which nothing has been drawn yet; chance is for the caller to decide."""
    state = game.start(seats, options=options).state
    assert isinstance(state, YellowAndYangtzeState)
    return state


def positions(
    seats: int, seed: int, options: Mapping[str, object], most: int = 100_000
) -> Iterator[YellowAndYangtzeState]:
    """All positions of a random game, chance decisions included."""
    state = begun(GAME, seats, options)
    chooser = random.Random(f"board {seats} {seed}")
    for _ in range(most):
        yield state
        if state.over:
            return
        state.play(chosen(state, chooser))


@cache
def game_of(seats: int, seed: int, **options: object) -> tuple[Document, ...]:
    """Views of a random game: the first steps of setup, every conflict, and many positions besides."""
    views: list[Document] = []
    for at, state in enumerate(positions(seats, seed, options)):
        conflict = GAME.document(state)
        if at < 4 or at % 70 == 0 or state.over or ((conflict["war"] or conflict["revolt"]) and at % 5 == 0):
            views.append(GAME.view(state, (*range(seats), NOBODY)[len(views) % (seats + 1)]))
    return tuple(views)


@cache
def started(seats: int = 2, **options: object) -> Document:
    """The view of seat A at the first turn."""
    for state in positions(seats, 1, options):
        if state.to_act >= 0:
            return GAME.view(state, 0)
    raise AssertionError("setup never ends")


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


def lines_of(view: Document, width: int = 80, lang: str = "en", height: int = 0, tables: Tables = TABLES) -> list[str]:
    return plain(draw(tables, view, width, lang, height)).split("\n")


def signs(numbers: object, zeros: bool = True) -> str:
    """Numbers by color as the board writes them."""
    counts = cast(dict[str, int], numbers)
    told = [f"{LETTERS[at].upper()}{counts[color]}" for at, color in enumerate(COLORS) if zeros or counts[color]]
    return " ".join(told) or "–"


def check_form(view: Document, width: int, lang: str, height: int = 0, tables: Tables = TABLES) -> None:
    """Width, markup, characters; nothing is cut off."""
    drawn = draw(tables, view, width, lang, height)
    told = Text.from_markup(drawn)  # raises for marks that do not balance
    assert told.plain == plain(drawn)
    assert CUT not in told.plain
    for line in told.plain.split("\n"):
        assert len(line) == cell_len(line) <= width, line
        assert line == line.rstrip()
        assert not re.search(r"[\x00-\x1f]", line)


# ---- form ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, OPTIONS),
        (3, {"war_bystanders": "excluded", "idle_rounds_limit": 0}),
        (4, {}),
        (4, {"map": "field"}),
    ],
)
def test_every_view_of_a_game_fits(seats: int, options: dict[str, object]) -> None:
    chooser = random.Random(seats)
    for view in game_of(seats, 1, **options):
        for lang in LANGUAGES:
            check_form(view, 80, lang, chooser.choice(HEIGHTS))
            check_form(view, chooser.choice(WIDTHS), lang, chooser.choice(HEIGHTS))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_large_numbers_fit_every_width(lang: str) -> None:
    points = dict.fromkeys(COLORS, 4999)
    seats = {f"seats.{seat_name(seat)}.points": points for seat in range(4)}
    known = {f"seats.{seat_name(seat)}.seen": dict.fromkeys(COLORS, 1) for seat in range(4)}
    perhaps = {f"seats.{seat_name(seat)}.maybe": dict.fromkeys(COLORS, 6) for seat in range(4)}
    tiles: Document = {"box": dict.fromkeys(COLORS, 42), "display": dict.fromkeys(COLORS, 1), "removed": 24}
    gone: Document = {f"seats.{letter}.replaced": 36 for letter in "BCD"}
    own: Document = {"seats.A.replaced": dict.fromkeys(COLORS, 12), "seats.A.hand": dict.fromkeys(COLORS, 6)}
    view = merge(started(4), {**seats, **known, **perhaps, **tiles, **gone, **own, "idle_turns": 39})
    for width in (*range(80, 120, 3), 110, *WIDTHS):
        check_form(view, width, lang)
    check_form(merge(view, {"pending": [], "to_act": "nobody"}), 80, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_terminal_narrower_than_the_board_gets_the_narrow_board(lang: str) -> None:
    assert draw(TABLES, started(), 20, lang) == draw(TABLES, started(), 80, lang)


def test_a_low_screen_gets_a_low_map() -> None:
    for view in game_of(2, 1, **OPTIONS):
        assert len(lines_of(view)) <= 46
        assert len(lines_of(view, height=24)) <= 34
    assert len(lines_of(started(), height=24)) <= 24
    assert max(len(lines_of(view, 120)) for view in game_of(4, 1)) <= 50


def test_forty_lines_are_enough_for_the_high_map_on_a_wide_screen_only() -> None:
    """Below the board there is room for the question."""
    view = started()
    assert lines_of(view, 120, height=40) == lines_of(view, 120)
    assert len(lines_of(view, 120)) <= 36
    assert len(lines_of(view, 120, height=24)) <= 20
    assert lines_of(view, 80, height=40) == lines_of(view, 80, height=24)
    assert lines_of(view, 80, height=42) == lines_of(view, 80)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sign_can_be_written_in_ascii(lang: str) -> None:
    drawn = legend(lang) + "".join(draw(TABLES, view, 80, lang) for view in game_of(4, 1))
    for sign in set(drawn.replace(CUT, "")):
        base = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
        assert len(SUBSTITUTES.get(sign, base)) == 1, sign


def test_what_is_no_view_is_refused_with_its_place() -> None:
    for path, wrong in (("tiles", {"F03": "pink"}), ("bag", None), ("seats.A.leaders", {}), ("to_act", 3)):
        with pytest.raises(DocumentError, match=f"^{path}"):
            draw(TABLES, merge(started(), {path: wrong}), 80)


# ---- the map ---------------------------------------------------------------------------------------------------------


def cells(lines: list[str], view: Document, tall: bool, tables: Tables = TABLES) -> dict[str, str]:
    """What is drawn on each space, five columns, of a map that is drawn in one band."""
    sight = Sight(tables, view, "en")
    top = next(at for at, line in enumerate(lines) if re.match(r" +\d\d   \d\d", line))
    first = min(column for _, column in places(sight))
    found: dict[str, str] = {}
    for (row, column), space in places(sight).items():
        line = lines[top + 1 + row * (2 if tall else 1)]
        assert line[0] == chr(ord("A") + row)
        at = EDGE + (column - first) * CELL + SHIFT * (row % 2)
        found[tables.space_names[space]] = line.ljust(100)[at : at + CELL]
    return found


@pytest.mark.parametrize("height", [24, 60])
@pytest.mark.parametrize(("seats", "name"), [(2, "small"), (4, "standard")])
def test_every_space_shows_its_terrain_its_piece_and_its_state(seats: int, name: str, height: int) -> None:
    for view in game_of(seats, 1, **(OPTIONS if name == "small" else {})):
        drawn = cells(lines_of(view, height=height), view, height > 24)
        states = enumerate(cast(list[dict[str, list[str]]], view["states"]), 1)
        numbers = {space: at for at, one in states for space in one["spaces"]}
        river = {TABLES.space_names[space] for space in TABLES.map_of(name).river}
        for space, cell in drawn.items():
            piece = piece_on(view, space)
            if piece:
                assert cell == f"{'~' if space in river else ' '}{piece}{numbers.get(space, ''):<2}"
            elif space in river:
                assert cell == "~~~~ "
            else:
                assert cell.strip() in ("·", "◇", "x")


def piece_on(view: Document, space: str) -> str:
    """The two signs of what lies on a space by the view."""
    for seat, own in cast(dict[str, Document], view["seats"]).items():
        for color, leader in enumerate(LEADERS):
            if cast(Document, own["leaders"])[leader] == space:
                return f"{seat}{LETTERS[color]}"
    tile = cast(dict[str, str], view["tiles"]).get(space)
    if tile is None:
        return ""
    pagodas = [name for names in cast(dict[str, list[str]], view["pagodas"]).values() for name in names]
    war = cast(Document | None, view["war"])
    mark = "!" if war and war["space"] == space else "^" if any(space in name for name in pagodas) else " "
    return LETTERS[COLORS.index(tile)].upper() + mark


def test_random_games_show_pagodas_the_marker_and_two_digits() -> None:
    games = (*game_of(4, 1), *game_of(4, 1, map="field"), *game_of(2, 1, **OPTIONS))
    drawn = "\n".join("\n".join(lines_of(view)) for view in games)
    for sign in (r"K\^", r"[KRUGY]!", r"[A-D][krugy]\d", " ~U "):
        assert re.search(sign, drawn), sign


def test_spaces_that_touch_are_drawn_side_by_side() -> None:
    sight = Sight(TABLES, started(), "en")
    at = {space: (column * CELL + SHIFT * (row % 2), row) for (row, column), space in places(sight).items()}
    for space in map(int, sight.map.spaces):
        touching = [int(other) for other in sight.map.neighbor[space * DIRECTIONS : space * DIRECTIONS + DIRECTIONS]]
        for other, (x, y) in at.items():
            far = abs(at[space][0] - x), abs(at[space][1] - y)
            assert (other in touching) == (far == (CELL, 0) or (far[1] == 1 and far[0] <= CELL - SHIFT)), (space, other)


def test_rulers_stand_above_and_below_the_columns() -> None:
    view = started()
    lines = lines_of(view)
    rulers = [line for line in lines if re.match(r" +\d\d   \d\d", line)]
    for parity, ruler in enumerate(rulers):
        for space in places(Sight(TABLES, view, "en")):
            if space[0] % 2 == parity:
                at = EDGE + space[1] * CELL + SHIFT * parity + 1
                assert ruler[at : at + 2] == f"{space[1] + 1:02}"


def test_rows_have_their_letter_on_both_sides() -> None:
    lines = lines_of(started(), height=24)
    for row in "ABCDEFGHIJKL":
        assert any(re.fullmatch(rf"{row} .* {row}", line) for line in lines)


def test_capitals_have_their_names_until_the_space_is_needed() -> None:
    drawn = "\n".join(lines_of(started()))
    for name in ("qin", "han", "zhao", "yan", "qi", "wei", "chu"):
        assert re.search(rf" {name}\b", drawn)


def test_strokes_join_what_touches_and_nothing_else() -> None:
    for view in game_of(4, 1):
        sight = Sight(TABLES, view, "en")
        pieces = {*sight.tiles, *sight.leader_at}
        joined = 0
        for space in map(int, sight.map.spaces):
            for way in (4, 5):
                other = int(sight.map.neighbor[space * DIRECTIONS + way])
                names = TABLES.space_names
                joined += names[space] in pieces and other >= 0 and names[other] in pieces
        lines = lines_of(view)
        ends = [at for at, line in enumerate(lines) if re.match(r" +\d\d   \d\d", line)]
        drawn = "".join(lines[ends[0] + 1 : ends[1]])
        assert drawn.count("/") + drawn.count("\\") == joined


def test_a_map_too_wide_for_the_screen_is_drawn_in_bands() -> None:
    source = files("serai.games.yellow_and_yangtze").joinpath("components.yaml").read_text(encoding="utf-8")
    wide = "." * 40 + "Y" * 20
    rows = f'        - "{wide}"\n        - " ..1......2"\n'
    head, tail = source.split("  small:\n")
    legend_at = "      legend: {1: qin, 2: han, 3: zhao, 4: yan, 5: qi, 6: wei, 7: chu}\n      rows:\n"
    small = f'  small:\n    source: [reconstructed]\n    note: "A test."\n    ascii:\n{legend_at}'.replace(
        ", 3: zhao, 4: yan, 5: qi, 6: wei, 7: chu", ""
    )
    rest = tail[tail.index("  # For rulings") :]
    tables = load_bytes((head + small + rows + rest).encode())
    game = type(GAME)(tables)
    view = game.view(begun(game, 2, {"map": "small"}), 0)
    for width in (80, 120, 200):
        for lang in LANGUAGES:
            check_form(view, width, lang, tables=tables)
        lines = lines_of(view, width, height=24, tables=tables)
        assert sum(line[:76].count("·") for line in lines if line[:2] in ("A ", "B ")) >= 40 if width == 80 else True
    narrow = "\n".join(lines_of(view, 80, height=24, tables=tables))
    assert re.findall(r"\d\d(?=   |\n)", narrow.split("display")[0])[-1] == "60"
    assert narrow.count("~~~~") == 20


# ---- facts -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [80, 120])
def test_display_bag_box_and_pagodas_left_are_told(width: int) -> None:
    for view in game_of(3, 1, war_bystanders="excluded", idle_rounds_limit=0):
        drawn = "\n".join(lines_of(view, width))
        assert re.search(rf"bag {view['bag']}$", drawn, re.MULTILINE)
        assert f"display {signs(view['display'], zeros=False)}" in drawn
        assert f"box {signs(view['box'], zeros=False)}" in drawn
        standing = cast(dict[str, list[str]], view["pagodas"])
        left = {color: int(TABLES.pagodas[at]) - len(standing[color]) for at, color in enumerate(COLORS)}
        assert f"pagodas left {signs(left)}" in drawn


def test_tiles_nobody_saw_leave_are_counted_in_the_box() -> None:
    view = started(2, map="small", short_two_player_game=True)
    drawn = "\n".join(lines_of(view))
    assert "box – and 24 unseen 24 of them in setup" in drawn
    drawn = "\n".join(lines_of(merge(view, {"seats.B.replaced": 5})))
    assert "box – and 29 unseen 24 of them in setup" in drawn
    assert re.search(r"^[ ►]B .* 5 +\?$", drawn, re.MULTILINE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_state_is_listed_with_leaders_strength_and_pagodas(lang: str) -> None:
    for view in game_of(4, 1):
        drawn = " ".join(" ".join(lines_of(view, 80, lang)).split())
        for number, one in enumerate(cast(list[Document], view["states"]), 1):
            leaders = cast(list[dict[str, str]], one["leaders"])
            held = [f"{who['seat']}{LETTERS[LEADERS.index(who['leader'])]} {who['space']}" for who in leaders]
            size = text("yy-board-spaces", lang, count=len(cast(list[str], one["spaces"])))
            red = text("yy-board-red", lang, count=cast(int, one["red"]))
            assert f" {number} {' '.join(held)} {size} · {red}" in drawn
            standing = cast(dict[str, list[str]], view["pagodas"])
            own = [LETTERS[at].upper() + "^" for at, color in enumerate(COLORS) for _ in within(standing[color], one)]
            if own:
                assert f"{red} {' '.join(own)}" in drawn


def within(triangles: list[str], state: Document) -> list[str]:
    return [name for name in triangles if name in cast(list[str], state["pagodas"])]


@pytest.mark.parametrize("width", [80, 120])
def test_each_seat_has_its_tiles_and_its_leaders_at_home(width: int) -> None:
    for view in game_of(3, 1, war_bystanders="excluded", idle_rounds_limit=0):
        lines = lines_of(view, width)
        for seat, own in cast(dict[str, Document], view["seats"]).items():
            hand = own["hand"] if isinstance(own["hand"], int) else sum(cast(dict[str, int], own["hand"]).values())
            mark = "►" if seat == view["to_act"] else " "
            leaders = cast(Document, own["leaders"])
            home = " ".join(LETTERS[at] for at, name in enumerate(LEADERS) if leaders[name] is None) or "–"
            if width == 80:
                row = rf"^{mark}{seat} [a-z, ]*{hand} +{home} "
                assert any(re.match(row, line) for line in lines), (seat, hand, home)
            else:
                head = next(
                    at for at, line in enumerate(lines) if re.search(rf"{mark}{seat}\b[a-z, ]* {hand} tiles?$", line)
                )
                assert re.search(rf"  at home {home}( |$)", lines[head + 1])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_decides_and_about_what_is_told_in_the_second_line(lang: str) -> None:
    met: set[str] = set()
    for seats, options in ((2, OPTIONS), (4, {}), (4, {"map": "field"})):
        for view in game_of(seats, 1, **cast(dict[str, object], options)):
            second = lines_of(view, 80, lang)[1]
            if view["to_act"] == "nobody":
                assert "►" not in second
                continue
            top = cast(list[Document], view["pending"])[-1]
            met.add(str(top["do"]))
            who = text("yy-board-chance", lang) if view["to_act"] == "chance" else str(view["to_act"])
            assert second.startswith(f"► {who}: ")
            for key in ("left", "space", "to", "due"):
                assert key not in top or str(top[key]) in second or (key, top[key]) == ("left", 1)
    assert {"action", "support", "attack", "defend", "chance hand"} <= met


def test_the_viewers_tiles_points_and_lowest_color_are_told() -> None:
    changes: Document = {
        "seats.A.points": {"black": 3, "red": 1, "blue": 4, "green": 1, "yellow": 5},
        "seats.A.replaced": {"black": 2, "red": 0, "blue": 1, "green": 0, "yellow": 0},
        "seats.A.hand": {"black": 3, "red": 0, "blue": 2, "green": 0, "yellow": 1},
    }
    drawn = "\n".join(lines_of(merge(started(), changes)))
    assert "hand   K3 R0 U2 G0 Y1   replaced K2 U1" in drawn
    assert "points K3 R1 U4 G1 Y5   lowest R G   result with yellow 3" in drawn
    assert "K3 R1 U4 G1 Y5 = 3" in drawn


def test_what_all_know_of_hands_is_told() -> None:
    changes: Document = {
        "seats.A.seen.green": 2,
        "seats.B.seen.red": 1,
        "seats.B.maybe": {"black": 0, "red": 0, "blue": 2, "green": 1, "yellow": 0},
        "seats.B.unsure": 2,
    }
    assert "all know: A: G2   B: R1 + U2 G1 less 2 at most" in lines_of(merge(started(), changes))
    assert not any("all know" in line for line in lines_of(started()))


def test_turns_without_a_draw_are_told_when_there_are_any() -> None:
    assert not any("without a draw" in line for line in lines_of(started()))
    for turns in (1, 19):
        near = merge(started(), {"idle_turns": turns, "drew": False})
        assert f"turns without a draw: {turns}, at 20 the game ends; none in this turn yet" in lines_of(near)
        assert ("bold #cc4a4a" in draw(TABLES, near, 80)) == (turns == 19)
    endless = merge(started(), {"idle_turns": 3, "drew": True, "options.idle_rounds_limit": 0})
    assert "turns without a draw: 3" in lines_of(endless)


def test_the_end_shows_all_points_and_the_results_best_first() -> None:
    final = game_of(4, 1)[-1]
    assert final["to_act"] == "nobody"
    lines = lines_of(final)
    seats = cast(dict[str, Document], final["seats"])
    results: dict[str, int] = {}
    for seat, own in seats.items():
        row = next(line for line in lines if re.match(rf" {seat} ", line))
        assert f" {signs(own['points'])} = " in row
        results[seat] = int(row.split("= ")[1])
    told = re.findall(r"([A-D]) (\d+)", lines[0].split("game over")[1].split("bag")[0])
    assert {seat: int(result) for seat, result in told} == results
    assert [int(result) for _, result in told] == sorted(results.values(), reverse=True)


# ---- conflicts -------------------------------------------------------------------------------------------------------


def conflicts(key: str) -> list[Document]:
    games = [
        *game_of(4, 1),
        *game_of(4, 1, map="field"),
        *game_of(3, 1, war_bystanders="excluded", idle_rounds_limit=0),
    ]
    found = [view for view in games if view[key]]
    assert found
    return found


@pytest.mark.parametrize("width", [80, 120])
def test_a_war_is_told_with_sides_support_and_totals(width: int) -> None:
    added = 0
    for view in conflicts("war"):
        drawn = " ".join(" ".join(line[78:] if width > 80 else line for line in lines_of(view, width)).split())
        war = cast(Document, view["war"])
        assert f"war: {view['turn']} unites states on {war['space']} (!)" in drawn
        for side in cast(list[Document], view["sides"]):
            told = re.search(rf"\b{side['side']} state (\d+ )?at {side['space']} .*?= (\d+)", drawn)
            assert told is not None
            assert (int(told[2]), f"red {side['red']} " in told[0]) == (side["total"], True)
            given = cast(dict[str, Document | None], war["support"]).items()
            here = [
                f"+ {seat} {committed(one, 'Soldier')}" for seat, one in given if one and one["side"] == side["side"]
            ]
            assert re.search(r"red \d+ (.*)= \d", told[0])[1].strip() == " ".join(here)  # type: ignore[index]
            added += len(here)
    assert added > 3


def committed(support: Document, leader: str) -> str:
    words = [str(support["tiles"])] if support["tiles"] else []
    return " + ".join([*words, leader] if support["leader"] else words)


def test_a_war_tells_who_is_still_to_decide_and_who_adds_nothing() -> None:
    passed = 0
    for view in conflicts("war"):
        frames = [frame for frame in reversed(cast(list[Document], view["pending"])) if frame["do"] == "support"]
        drawn = "\n".join(lines_of(view))
        asked = [str(frame["seat"]) for frame in frames]
        assert ("still to decide: " + " ".join(asked) in drawn) == bool(asked)
        support = cast(dict[str, Document | None], cast(Document, view["war"])["support"])
        nothing = [seat for seat, given in support.items() if given is None and seat not in asked]
        passed += len(nothing)
        assert ("nothing added by: " + " ".join(nothing) in drawn) == bool(nothing)
    assert passed


def test_a_revolt_is_told_with_both_strengths() -> None:
    for view in conflicts("revolt"):
        drawn = " ".join(" ".join(lines_of(view)).split())
        revolt = cast(Document, view["revolt"])
        color = COLORS.index(str(revolt["color"]))
        assert f"revolt of the {LEADERS[color].capitalize()}s" in drawn
        for role in ("attacker", "defender"):
            seat = str(revolt[role])
            space = cast(Document, cast(dict[str, Document], view["seats"])[seat]["leaders"])[LEADERS[color]]
            black = sum(cast(dict[str, str], view["tiles"]).get(other) == "black" for other in around(view, str(space)))
            given = cast(dict[str, Document | None], revolt["support"])[seat]
            added = f"+ {committed(given, 'Governor')} " if given else ""
            total = black + (cast(int, given["tiles"]) + cast(bool, given["leader"]) if given else 0)
            assert f"{role} {seat}{LETTERS[color]} {space} black {black} {added}= {total}" in drawn


def around(view: Document, space: str) -> list[str]:
    one = TABLES.map_of(str(cast(Document, view["options"])["map"]))
    at = TABLES.space_names.index(space) * DIRECTIONS
    return [TABLES.space_names[int(other)] for other in one.neighbor[at : at + DIRECTIONS] if other >= 0]


def test_a_tile_that_has_paid_the_toll_is_marked() -> None:
    war: Document = {"space": "F06", "paid": ["F05"], "support": {"A": None, "B": None}}
    lines = lines_of(merge(started(), {"war": war, "tiles.F06": "green"}))
    assert "toll paid on F05" in lines
    view = merge(started(), {"war": war, "tiles.F06": "green"})
    assert cells(lines, view, True)["F05"].strip() == "x"
    assert cells(lines, view, True)["F06"].strip() == "G!"


# ---- hidden things ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [80, 120])
def test_nothing_hidden_shows_up(width: int) -> None:
    """B’s hand, points and replaced tiles are others, the bag too: A and a spectator are shown the same, B is not."""
    compared = 0
    for at, state in enumerate(positions(2, 3, {}, 500)):
        if at % 20 or state.active < 0 or state.over or any(state.seen) or any(state.maybe):
            continue
        other = state.clone()
        hand = [int(n) for n in other.hand[5:10]]
        gone = next(color for color in range(5) if hand[color])
        come = next((color for color in range(5) if color != gone and other.bag[color]), gone)
        if come == gone:
            continue
        for row, step in ((other.hand, 5), (other.bag, 0)):
            sign = 1 if step else -1
            row[step + gone] -= sign
            row[step + come] += sign
        other.points[5] += 7
        for viewer in (0, NOBODY):
            assert draw(TABLES, GAME.view(state, viewer), width) == draw(TABLES, GAME.view(other, viewer), width)
        assert draw(TABLES, GAME.view(state, 1), width) != draw(TABLES, GAME.view(other, 1), width)
        compared += 1
    assert compared > 2


def test_a_spectator_sees_no_hand_and_no_points() -> None:
    for view in game_of(3, 1, war_bystanders="excluded", idle_rounds_limit=0):
        if view["you"] is None and view["to_act"] != "nobody":
            drawn = "\n".join(lines_of(view))
            assert "yours alone" not in drawn
            assert not re.search(r"^hand ", drawn, re.MULTILINE)
            assert len(re.findall(r"\?$", drawn, re.MULTILINE)) == 3


# ---- words -----------------------------------------------------------------------------------------------------------


def test_both_languages_have_the_same_words() -> None:
    assert [fault for fault in missing("it") if fault.startswith("yy-board")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_for_narrow_columns_are_short(lang: str) -> None:
    for key, room in (("tiles", 7), ("home", 9), ("replaced", 8)):
        assert len(text(f"yy-board-player-{key}", lang)) <= room
    assert len(text("yy-board-you", lang)) + len(text("yy-board-first", lang)) <= 9


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_legend_fits_eighty_columns_and_names_every_sign(lang: str) -> None:
    lines = plain(legend(lang)).split("\n")
    assert all(len(line) <= 80 for line in lines)
    told = "\n".join(lines)
    for sign in ("K R U G Y", "K^", "K!", "Ar", "·", "◇", "~", "/ \\", "x ", "e ne nw w sw se", "e05"):
        assert sign in told
