"""The terminal board: fits its width, cuts nothing off, says all that the view says and nothing that is hidden."""

import copy
import itertools
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
from serai.core.ink import LOSS, MAY, paint, plain, seat_ink
from serai.core.language import missing, text
from serai.core.state import NOBODY
from serai.games.marco_polo_ii import tables as t
from serai.games.marco_polo_ii.board import QUESTION, draw, legend
from serai.games.marco_polo_ii.board_actions import TOGETHER
from serai.games.marco_polo_ii.board_layout import lay_out, routes, short_names
from serai.games.marco_polo_ii.board_map import layout_of, route_parts
from serai.games.marco_polo_ii.board_sight import Sight
from serai.games.marco_polo_ii.board_signs import card_signs, contract_sign, package_sign
from serai.games.marco_polo_ii.components import load_bytes
from serai.games.marco_polo_ii.game import GAME
from serai.games.marco_polo_ii.names import CHARACTERS, RESOURCES, SEALS
from serai.games.marco_polo_ii.rules import MarcoPoloState
from serai.games.marco_polo_ii.tables import Tables
from serai.games.marco_polo_ii.text_words import character_words, location_words, number_of
from tests.games.marco_polo_ii.table import Table

TABLES = GAME.tables
WIDTHS = (80, 100, 109, 110, 119, 120, 133, 160, 200)
HEIGHTS = (0, 24, 60)
LANGUAGES = ("en", "it")
CUT = "…"
BLUE = ("seals", "contracts", "bag", "book_1", "book_2", "book_3_upper", "book_3_lower")
SIGNS = dict(zip(RESOURCES, "$cpsgj", strict=True))

# ---- positions -------------------------------------------------------------------------------------------------------


def chosen(state: MarcoPoloState, chooser: random.Random) -> int:
    """Any kind of move as likely as any other, those that change the table most of all."""
    kinds: dict[str, list[int]] = {}
    for action in state.legal_actions():
        kinds.setdefault(GAME.space.notation(action).split()[0], []).append(action)
    lively = [kind for kind in kinds if kind not in ("bag", "reroll", "turn", "buy", "end", "stop", "decline", "go")]
    kind = chooser.choice(lively) if lively and chooser.random() < 0.85 else chooser.choice(list(kinds))
    return chooser.choice(kinds[kind])


def positions(seats: int, options: Mapping[str, object]) -> Iterator[MarcoPoloState]:
    """All positions of a random game, chance decisions included."""
    state = GAME.start(seats, options=options).state
    assert isinstance(state, MarcoPoloState)
    chooser = random.Random(f"board {seats}")
    while not state.over:
        yield state
        state.play(chosen(state, chooser))
    yield state


@cache
def played(seats: int, **options: object) -> tuple[list[Document], MarcoPoloState]:
    """Views of a random game, of every kind of decision and other positions besides; the position at its end."""
    views: list[Document] = []
    met: set[int] = set()
    for at, state in enumerate(positions(seats, options)):
        kind = int(state.top_kind()) if not state.over else -1
        if kind not in met or at % 90 == 0:
            met.add(kind)
            views.append(GAME.view(state, (*range(seats), NOBODY)[len(views) % (seats + 1)]))
    return views, state


def game_of(seats: int, **options: object) -> list[Document]:
    """The views of a random game."""
    return played(seats, **options)[0]


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


@cache
def started(seats: int = 2, **options: object) -> Document:
    """The view of seat A at the first turn."""
    return next(GAME.view(state, 0) for state in positions(seats, options) if state.active >= 0)


def of(view: Document, key: str) -> dict[str, Document]:
    """A mapping of a view."""
    return cast(dict[str, Document], view[key])


def lines_of(view: Document, width: int = 80, lang: str = "en", height: int = 0, tables: Tables = TABLES) -> list[str]:
    return plain(draw(tables, view, width, lang, height)).split("\n")


def told(view: Document, width: int = 80, lang: str = "en", height: int = 0) -> str:
    """The whole board on one line, spaces between words single."""
    return " ".join(" ".join(lines_of(view, width, lang, height)).split())


def panel(view: Document, key: str, lang: str = "en") -> list[str]:
    """The lines of a panel of the narrow board, its heading left out."""
    lines = lines_of(view, 80, lang)
    start = next(at for at, line in enumerate(lines) if line.startswith(text(f"mp2-board-{key}", lang) + " ──"))
    end = next((at for at in range(start + 1, len(lines)) if "───" in lines[at]), len(lines))
    return lines[start + 1 : end]


def rows(lines: list[str]) -> dict[str, str]:
    """Lines by the name in their first ten columns, with those below that have none."""
    found: dict[str, str] = {}
    name = ""
    for line in lines:
        name = line[:10].strip() or name
        found[name] = " ".join([found.get(name, ""), *line[10:].split()]).strip()
    return found


def check_form(view: Document, width: int, lang: str, height: int = 0, tables: Tables = TABLES) -> None:
    """Width, markup, characters; nothing is cut off."""
    drawn = draw(tables, view, width, lang, height)
    seen = Text.from_markup(drawn)  # raises for marks that do not balance
    assert seen.plain == plain(drawn)
    assert CUT not in seen.plain
    for line in seen.plain.split("\n"):
        assert len(line) == cell_len(line) <= width, line
        assert line == line.rstrip()
        assert not re.search(r"[\x00-\x1f]", line)


# ---- form ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"open_black_dice": True}), (4, {})])
def test_every_view_of_a_game_fits(seats: int, options: dict[str, object]) -> None:
    chooser = random.Random(seats)
    for at, view in enumerate(game_of(seats, **options)):
        check_form(view, 80, LANGUAGES[at % 2], chooser.choice(HEIGHTS))
        check_form(view, chooser.choice(WIDTHS), LANGUAGES[1 - at % 2], chooser.choice(HEIGHTS))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_crowded_board_fits_every_width(lang: str) -> None:
    view = crowded()
    for width in (*range(80, 182, 9), *WIDTHS):
        check_form(view, width, lang, 24 * (width % 2))
    check_form(merge(view, {"pending": [], "to_act": "nobody", **open_goals()}), 80, lang)


def crowded() -> Document:
    """Everything at once: posts and figures in one city, full purses, dice on every space, long contracts."""
    view = started(4)
    dice = [{"of": owner, "value": 6} for owner in ("A", "B", "C", "D", "black", "black")]
    spaces = dict.fromkeys((*BLUE, "travel_lower", "travel_middle", "travel_upper"), dice)
    spaces |= dict.fromkeys(("baghdad", "balkh", "hormuz"), dice[:2]) | {"khan": dice[:4]}
    spaces |= dict.fromkeys(of(view, "cards"), dice[-1:])
    purse = dict.fromkeys((*RESOURCES, "vp"), 99_999)
    seats: Document = {}
    for letter in "ABCD":
        for what, amount in purse.items():
            seats[f"seats.{letter}.{what}"] = amount
        seats[f"seats.{letter}.shields"] = 9
        seats[f"seats.{letter}.figures"] = ["xian", "xian"]
        seats[f"seats.{letter}.posts"] = [city for city in TABLES.location_names[1:12] if city != "kochi"]
        seats[f"seats.{letter}.seals"] = dict.fromkeys(SEALS, "improved")
        seats[f"seats.{letter}.dice"] = {"own": [6] * 5, "black": [6] * 6, "unrolled": 2}
        seats[f"seats.{letter}.contracts"] = [f"contract_{36 + 'ABCD'.index(letter)}", "contract_42"]
    kept: Document = {"kept_tiles": list(TABLES.outpost_names), "seats.B.character": "filippo_vitello"}
    long: Document = {"display": dict.fromkeys(of(view, "display"), "contract_35")}
    queue: Document = {"queue": [f"contract_{at:02}" for at in range(1, 34)]}
    turn: Document = {"due": 6, "bought": True, "doubled": {"city": "kashgar"}, "new_posts": ["xian", "pagan"]}
    return merge(view, {"spaces": spaces, **seats, **kept, **long, **queue, **turn})


def open_goals() -> Document:
    """What the view of a game that is over shows of goal cards."""
    return {f"seats.{letter}.goals": [f"goal_{at:02}"] for at, letter in enumerate("ABCD", 11)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_terminal_narrower_than_the_board_gets_the_narrow_board(lang: str) -> None:
    assert draw(TABLES, started(), 20, lang) == draw(TABLES, started(), 80, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_low_screen_gets_a_low_board_that_tells_as_much(lang: str) -> None:
    for seats in (2, 4):
        for view in game_of(seats)[::3]:
            for width in (80, 120) if view["round"] else (80,):
                high, low = lines_of(view, width, lang), lines_of(view, width, lang, 24)
                assert len(low) <= len(high) - 5
                assert lines_of(view, width, lang, len(high) + QUESTION) == high
                assert lines_of(view, width, lang, len(high) + QUESTION - 1) == low
            numbers = re.findall(r"\d+[v$]", " ".join(panel(view, "cities", lang)))
            assert set(numbers) <= set(re.findall(r"\d+[v$]", told(view, 80, lang, 24)))


def test_a_wide_low_board_for_two_is_about_forty_lines() -> None:
    heights = sorted(len(lines_of(view, 120, height=40)) for view in game_of(2))
    assert heights[len(heights) // 2] <= 44
    assert heights[-1] <= 50
    assert len(lines_of(started(), 120, height=40)) <= 44
    assert max(len(lines_of(view, 120)) for view in game_of(4)) <= 75


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sign_can_be_written_in_ascii(lang: str) -> None:
    drawn = legend(lang) + "".join(draw(TABLES, view, 80, lang) for view in game_of(4))
    for sign in set(drawn.replace(CUT, "")):
        base = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
        assert len(SUBSTITUTES.get(sign, base)) == 1, sign


def test_what_is_no_view_is_refused_with_its_place() -> None:
    for path, wrong in (("round", 99), ("pile", None), ("seats.A.posts", ["atlantis"]), ("you", "Z")):
        with pytest.raises(DocumentError, match=f"^{re.escape(path)}"):
            draw(TABLES, merge(started(), {path: wrong}), 80)


# ---- the map ---------------------------------------------------------------------------------------------------------


def drawn_map(view: Document, width: int = 80, lang: str = "en") -> tuple[list[str], Sight]:
    """The lines of the map of the board, and the view that it shows."""
    lines = lines_of(view, width, lang)
    start = next(at for at, line in enumerate(lines) if "Karakorum" in line and ":" not in line)
    return [line.ljust(width) for line in lines[start:]], Sight(TABLES, view, lang)


def test_every_location_stands_where_the_layout_says_with_posts_and_figures_below() -> None:
    for view in game_of(4):
        lines, sight = drawn_map(view)
        layout = layout_of(sight, 80, 26)
        for location, (row, start) in enumerate(layout.spots):
            name = layout.names[location]
            assert lines[row][start : start + len(name)] == name
            pieces = expected_pieces(view, TABLES.location_names[location])
            middle = start + len(name) // 2
            assert pieces in lines[row + 1][max(0, middle - 8) : middle + 9]


def test_an_oasis_goes_by_the_word_that_tells_it_apart() -> None:
    assert {"~Gobi", "~Indus", "~Poyang", "~Mekong", "~Turfan"} < set(short_names(TABLES, "en"))
    assert {"~Gobi", "~Indo", "~Poyang", "~Mekong", "~Turfan"} < set(short_names(TABLES, "it"))
    view = merge(started(), {"seats.A.figures": ["oasis_2"]})
    assert "a Guado dell’Indo" in told(view, lang="it")
    assert "da ~Indo: Jaipur 2$ · Hormuz 3c+S" in told(view, lang="it")


def expected_pieces(view: Document, location: str) -> str:
    """Posts and figures of a location by the view: AC(B)."""
    seats = of(view, "seats")
    new = cast(list[str], view["new_posts"])
    fresh = [letter for letter in seats if letter == view["turn"] and location in new]
    posts = [
        letter + "'" * (letter in fresh) for letter, own in seats.items() if location in cast(list[str], own["posts"])
    ]
    figures = [
        letter for letter, own in seats.items() for place in cast(list[str], own["figures"]) if place == location
    ]
    return "".join(posts) + (f"({''.join(figures)})" if figures else "")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(80, 26), (70, 26), (70, 20), (110, 26)])
def test_names_and_costs_cover_each_other_nowhere(width: int, height: int, lang: str) -> None:
    layout = layout_of(Sight(TABLES, started(), lang), width, height)
    labels = ["".join(words for words, _ in route_parts(Sight(TABLES, started(), lang), at)) for at in range(44)]
    taken: list[tuple[int, int]] = []
    for (row, start), name in zip(layout.spots, layout.names, strict=True):
        taken += [(row, start + at) for at in range(len(name))]
    for cell, label in zip(layout.labels, labels, strict=True):
        if cell is not None:
            taken += [(cell[0], cell[1] + at) for at in range(len(label))]
    assert len(taken) == len(set(taken))
    assert all(0 <= row < height and 0 <= column < width for row, column in taken)
    assert sum(cell is None for cell in layout.labels) <= 2


def test_what_a_route_costs_stands_on_it_or_beside_it_or_below_the_map() -> None:
    lines, sight = drawn_map(started())
    layout = layout_of(sight, 80, 26)
    below = " ".join(" ".join(lines[24:30]).split())
    for route, (here, there) in enumerate(routes(TABLES)):
        label = "".join(words for words, _ in route_parts(sight, route))
        cell = layout.labels[route]
        if cell is None:
            assert re.search(rf"{layout.names[here]} – .*{layout.names[there]} {re.escape(label)}[,;]", below)
            continue
        row, start = cell
        assert lines[row][start : start + len(label)] == label
        on = {place for place, _ in layout.roads[route]}
        near = {(row + down, start + at) for down in (-1, 0, 1) for at in range(len(label))}
        assert on & near


def test_a_road_leads_from_name_to_name_without_gaps() -> None:
    layout = layout_of(Sight(TABLES, started(), "en"), 80, 26)
    for (here, there), cells in zip(routes(TABLES), layout.roads, strict=True):
        places = [cell for cell, _ in cells]
        for end, location in ((places[0], here), (places[-1], there)):
            row, start = layout.spots[location]
            assert end[0] == row
            assert start <= end[1] <= start + len(layout.names[location])
        for one, next_one in itertools.pairwise(places):
            assert max(abs(one[0] - next_one[0]), abs(one[1] - next_one[1])) == 1


def test_on_a_low_screen_every_route_is_listed_once() -> None:
    drawn = told(started(), height=24)
    names = short_names(TABLES, "en")
    cost = {"coins": "$", "camels": "c", "jade": "j"}
    found = 0
    for one in cast(list[Document], cast(dict[str, Document], TABLES.data)["routes"]["entries"]):
        here, there = sorted(TABLES.location_names.index(end) for end in cast(list[str], one["between"]))
        price = cast(dict[str, int], one["cost"])
        label = "".join(f"{price[what]}{sign}" for what, sign in cost.items() if price.get(what))
        label += "+" + str(one["seal"])[0].upper() if one.get("seal") else ""
        assert re.search(rf"{names[here]} – [^;]*{names[there]} {re.escape(label or '0')}[,;]", drawn), one
        found += 1
    assert found == 44 == len(routes(TABLES))


def test_the_roads_from_the_viewers_figures_are_told_apart() -> None:
    view = merge(started(), {"seats.A.figures": ["kochi"], "seats.B.figures": ["oasis_6"]})
    assert "from Kochi: Sumatra 4$+T · Hormuz 3$1j+J · Jaipur 4c" in told(view)
    spectator = merge(view, {"you": None, "seats.A.goals": 1, "seats.A.goals_put_away": 2})
    assert ("from Kochi:" in told(spectator)) == (view["to_act"] == "A")
    two = merge(view, {"seats.A.figures": ["kochi", "oasis_6"]})
    assert "from ~Dunhuang: Lanzhou 1$ · Kashgar 4c · Lhasa 5$" in told(two)


def test_a_mark_shows_whether_the_viewer_has_the_seal() -> None:
    drawn = draw(TABLES, merge(started(), {"seats.A.seals.tailor": "basic"}), 80)
    assert paint("+T", MAY) in drawn
    assert paint("+F", LOSS) in drawn


def test_an_announced_path_is_drawn_in_the_color_of_who_moves() -> None:
    table = Table(seats=2).roll("3 3 4 5 6").give(coins=9, camels=9)
    before = draw(TABLES, GAME.view(table.state, 0), 80)
    table.do("travel middle 3", "die 3", "step lanzhou", "step oasis_6")
    after = draw(TABLES, GAME.view(table.state, 0), 80)
    road = re.compile(re.escape(f"[{seat_ink(0)}]") + r"[─│/\\┼]+")
    assert not road.search(before)
    assert len("".join(road.findall(after))) > 10
    assert "announced: Lanzhou, Dunhuang" in plain(after)


def test_names_that_would_cover_each_other_are_moved_apart() -> None:
    source = files("serai.games.marco_polo_ii").joinpath("components.yaml").read_text(encoding="utf-8")
    crowd = re.sub(r"x: \d+, y: \d+, role", "x: 500, y: 300, role", source)
    named = crowd.replace("name: Kashgar,", "name: Kashgar of the Seven Thousand Nightingales in the Gardens,")
    tables = load_bytes(named.encode())
    game = type(GAME)(tables)
    view = GAME.view(game.start(4).state, 0)
    for width in (80, 120, 180):
        drawn = plain(draw(tables, merge(view, {"components": tables.name}), width))
        assert all(len(line) <= width for line in drawn.split("\n"))
    labels = tuple("9$" for _ in routes(tables))
    layout = lay_out(tables, 110, 26, labels, "en")
    assert len(set(layout.spots)) == len(layout.spots)


# ---- the cities ------------------------------------------------------------------------------------------------------


def short(sign: str) -> str:
    """A sign without its ink."""
    return plain(sign)


def test_each_city_tells_shield_posts_contracts_cards_tile_and_bonus() -> None:
    for view in game_of(3, open_black_dice=True):
        cities = rows(panel(view, "cities"))
        assert list(cities) == [TABLES.printed_names[at] for at in range(1, int(TABLES.cities))]
        for name, words in cities.items():
            at = TABLES.printed_names.index(name)
            location = TABLES.location_names[at]
            shield = number_of(TABLES.shield_names[int(TABLES.shield[at])]).upper()
            posts = expected_pieces(view, location).split("(")[0]
            assert words.startswith(f"◇{shield} {posts}".strip())
            display = cast(dict[str, str | None], view["display"])
            contracts = [one for slot, one in display.items() if slot.rpartition("_")[0] == location]
            for one in contracts:
                assert contract_of(one) in words if one is not None else "–" in words
            for key, label in (("outposts", "tile"), ("city_bonuses", "bonus")):
                tile = of(view, key).get(location)
                assert (f"{label} {gain_of(key, tile)}" in words) if tile else label + " " not in words


def contract_of(name: object) -> str:
    """A contract by its id in signs."""
    return short(contract_sign(TABLES, TABLES.contract_names.index(str(name)), "en"))


def gain_of(key: str, tile: object) -> str:
    """An outpost tile or a city bonus marker by its id in signs."""
    if key == "outposts":
        package = TABLES.outpost_package[TABLES.outpost_names.index(str(tile))]
    else:
        package = TABLES.marker_package[TABLES.marker_names.index(str(tile))]
    return short(package_sign(TABLES, int(package), "en"))


def test_contracts_and_packages_in_signs() -> None:
    assert contract_of("contract_36") == "3c 2p 1s 1g 1j → 8v 2 goods"
    assert contract_of("contract_35") == "3c 1p 2s 1g → 7v 2c contract"
    assert contract_of("start_3") == "2c 1s 1g → 4v 2 unlike"
    assert contract_of("contract_42") == "2c 2s 3g 1j → 12v die"
    assert contract_of("contract_39") == "2c 2s 3g → 7v 2 steps"
    assert gain_of("city_bonuses", "city_bonus_7") == "copy"


@pytest.mark.parametrize(
    ("card", "signs"),
    [
        ("card_01", "die× 2$"),
        ("card_02", "a seal for 1c"),
        ("card_03", "≤die× 1v per contract done"),
        ("card_04", "≤die× 1v per post"),
        ("card_05", "≤die× 1c → 3$ or 1$ → 1c"),
        ("card_07", "city bonuses 1–4: 1 5–6: 2"),
        ("card_08", "≤die× 2c → step"),
        ("card_09", "1: 1p 2–6: 3p"),
        ("card_12", "1–2: 1j 3–4: 2j 5–6: 3j"),
        ("card_15", "≤die× good → 2$ 2c or 2c → 1$ good"),
    ],
)
def test_a_card_of_each_kind_in_signs(card: str, signs: str) -> None:
    assert short(" ".join(card_signs(TABLES, TABLES.card_names.index(card), "en"))) == signs


def test_special_cities_tell_reward_seal_and_fields() -> None:
    cities = rows(panel(started(), "cities"))
    assert "4$ T! 1–3: ×1 4–6: ×2 [n1][ ]" in cities["Baghdad"]
    assert "3c S! 1–3: ×1 4–6: ×2 [n1][ ]" in cities["Balkh"]
    assert "1$ 1j J! 1–3: ×1 4–6: ×2 [n1][ ]" in cities["Hormuz"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_printed_beside_a_slot_is_told(lang: str) -> None:
    source = files("serai.games.marco_polo_ii").joinpath("components.yaml").read_text(encoding="utf-8")
    tables = load_bytes(source.replace("slot_gains: {}", "slot_gains: {xian_1: {coins: 1}}").encode())
    lines = plain(draw(tables, merge(started(), {"components": tables.name}), 80, lang)).split("\n")
    assert sum("(+1$)" in line for line in lines) == 1
    assert "(+1$)" in next(line for line in lines if line.startswith("Xian  "))


# ---- actions ---------------------------------------------------------------------------------------------------------

PLACES = {
    "book_1": "Book I",
    "book_2": "Book II",
    "book_3_upper": "Book III",
    "book_3_lower": "Book III",
    "khan": "Khan",
    "seals": "Seals",
    "travel_lower": "Travel",
    "travel_middle": "Travel",
    "travel_upper": "Travel",
    "contracts": "Contracts",
    "open_card_1": "Card 1",
    "open_card_2": "Card 2",
    "bag": "Bag",
}


def die(one: Document) -> str:
    """A die of an action space as the board writes it."""
    return {"black": "*", "neutral": "n"}.get(str(one["of"]), str(one["of"])) + str(one["value"])


@pytest.mark.parametrize("seats", [2, 4])
def test_dice_lie_on_their_spaces(seats: int) -> None:
    for view in game_of(seats):
        actions, cities = rows(panel(view, "actions")), rows(panel(view, "cities"))
        count = 0
        for space, dice in cast(dict[str, list[Document]], view["spaces"]).items():
            signs = [die(one) for one in dice]
            brown = space not in PLACES or space == "khan" or "card" in space
            groups = [" ".join(signs[at : at + TOGETHER]) for at in range(0, len(signs), TOGETHER)]
            wanted = "".join(f"[{sign}]" for sign in signs) if brown else " · ".join(groups)
            name = PLACES.get(space) or TABLES.printed_names[TABLES.location_names.index(space.split("_card")[0])]
            assert wanted in (actions if space in PLACES else cities)[name], (space, wanted)
            count += len(dice)
        drawn = " ".join([*actions.values(), *cities.values()])
        assert len(re.findall(r"(?<![A-Za-z])[A-Dn*][1-6]", drawn)) == count + len(cast(list[int], view["open_dice"]))


def test_the_spaces_tell_what_they_ask_for_and_give() -> None:
    actions = rows(panel(started(), "actions"))
    assert actions["Khan"] == "1+ · 4$ 2c · [n1][n1][ ][ ]".replace("1+", "any")
    assert actions["Seals"] == "2 dice · F 1+ · S 2+ 1j · T 3+ 2j · J 4+ 3j"
    assert actions["improve"] == "F 1c 1p → 1$ 2c · S 1c 2p → 1$ 1p · T 1c 2s → 1$ 1s · J 1c 2g → 1g"
    assert actions["Travel"] == ("lower 1 die: 1 step for 2$ middle 2 dice: 3 steps upper 3 dice: 4 steps + post")
    assert actions["Contracts"] == "up to 2 from cities with your post · 3$"
    assert actions["Bag"] == "3$ or 2c or 1j"
    assert actions["bonus"] == "reroll 1c · turn 2c · black die 3c (4 left)"


def test_the_next_die_of_the_khan_is_not_lower_than_the_last() -> None:
    dice = [{"of": "neutral", "value": 1}] * 2 + [{"of": "B", "value": 4}]
    assert rows(panel(merge(started(), {"spaces.khan": dice}), "actions"))["Khan"] == "4+ · 4$ 2c · [n1][n1][B4][ ]"
    full = [*dice, {"of": "A", "value": 4}]
    assert rows(panel(merge(started(), {"spaces.khan": full}), "actions"))["Khan"] == "4$ 2c · [n1][n1][B4][A4]"


def test_the_offers_of_the_round_lie_on_the_books_and_the_others_are_to_come() -> None:
    offers = {"1": ["offer_1_4", "offer_1_3"], "2": ["offer_2_5", "offer_2_1"], "3": ["offer_3_6", "offer_3_2"]}
    given = of(started(), "offers")
    rest = {
        book: [tile for tile in cast(list[str], tiles) if tile not in offers[book]][:3] for book, tiles in given.items()
    }
    view = merge(started(), {"offers": {book: [*offers[book], *rest[book]] for book in offers}})
    actions, coming = rows(panel(view, "actions")), rows(panel(view, "coming"))
    assert actions["Book I"].startswith("any · 1c 2p · 1$ 1p 1j · 1j: 3$ 2c 2p · 2j: 3c 1s 1g")
    assert actions["Book II"].startswith("3+ · 1$ 2s · 1$ 1s 1j · 1j: 3$ 3c 2p · 2j: 3c 2g")
    assert actions["Book III"].startswith("5+ · 2g · 1$ 1g 1j · 1j: 3c 2p 1g · 2j: 3$ 3s 1g")
    assert coming["round 2"] == ("I 1j: 4$ 5c · 2j: 3p 1g · II 1j: 2$ 3s · 2j: 3c 3s · III 1j: 3c 2g 2j: 1$ 2s 2g")
    assert list(coming) == ["round 2", "round 3", "round 4", "round 5", "piles"]
    later = merge(view, {"round": 2})
    assert rows(panel(later, "actions"))["Book I"].startswith("any · 1c 2p · 1$ 1p 1j · 1j: 4$ 5c · 2j: 3p 1g")
    assert "round 2 I" not in told(later)


def test_piles_and_the_contracts_below_are_told() -> None:
    view = merge(started(), {"queue": ["contract_03", "contract_40"], "pile": 30, "deck": 17})
    coming = rows(panel(view, "coming"))
    assert coming["piles"] == "30 contracts unseen · 17 city cards unseen"
    assert coming["below"] == "2c 2p 1s → 6v 4$ · 1c 4g → 7v 6$"
    assert "2 contracts below" in told(view, height=24)


def test_open_black_dice_show_their_values() -> None:
    view = merge(started(3, open_black_dice=True), {"open_dice": [1, 4, 4, 6], "black_dice": 4})
    assert rows(panel(view, "actions"))["bonus"].endswith("black die 3c (4 left) · *1 *4 *4 *6")


# ---- players ---------------------------------------------------------------------------------------------------------


def blocks(view: Document, lang: str = "en") -> dict[str, str]:
    """What the board tells of each seat, on one line."""
    found: dict[str, str] = {}
    letter = ""
    for line in panel(view, "players", lang):
        if match := re.match(r"[ ►]([A-D])( |$)", line):
            letter = match[1]
            found[letter] = ""
        found[letter] += " " + line
    return {letter: " ".join(words.split()) for letter, words in found.items()}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_each_player_has_purse_dice_seals_figures_posts_and_contracts(seats: int, lang: str) -> None:
    letters = "$cpsgj" if lang == "en" else "$cpsog"
    for view in game_of(seats):
        told_of = blocks(view, lang)
        for letter, own in of(view, "seats").items():
            words = told_of[letter]
            assert words.startswith("►" if letter == view["to_act"] else letter)
            assert " ".join(f"{own[what]}{sign}" for what, sign in zip(RESOURCES, letters, strict=True)) in words
            assert re.search(rf"(^| ){own['vp']}v ", words)
            dice = cast(dict[str, list[int]], own["dice"])
            signs = [*map(str, dice["own"]), *(f"*{value}" for value in dice["black"])]
            assert f"{text('mp2-board-hand', lang)} {' '.join(signs) or '–'} " in words
            assert f"{text('mp2-board-seals', lang)} {seals_of(own, lang)} " in words
            at = [TABLES.location_names.index(place) for place in cast(list[str], own["figures"])]
            places = ", ".join(location_words(TABLES, place, lang) for place in at)
            assert not places or f"{text('mp2-board-figure', lang)} {places} " in words
            assert text("mp2-board-posts", lang, count=11 - len(cast(list[str], own["posts"]))) in words
            assert text("mp2-board-completed", lang, count=len(cast(list[str], own["completed"]))) in words
            for one in cast(list[str | None], own["contracts"]):
                if one:
                    assert short(contract_sign(TABLES, TABLES.contract_names.index(one), lang)) in words
            if own["character"]:
                assert character_words(CHARACTERS.index(str(own["character"])), lang) in words


def seals_of(own: Document, lang: str) -> str:
    """The seals of a seat by the view: F! – T –."""
    sides = cast(dict[str, str], own["seals"])
    marks = {"none": None, "basic": "", "improved": "!"}
    return " ".join(
        "–" if marks[side] is None else f"{text('mp2-board-seal', lang, seal=seal)}{marks[side]}"
        for seal, side in sides.items()
    )


def test_who_is_first_and_who_will_be_is_told() -> None:
    view = merge(started(3), {"first": "B", "hourglass": "C"})
    told_of = blocks(view)
    marks = [re.findall(r"\(([a-z, ]+)\)", words)[0] for words in told_of.values()]
    assert marks == ["you", "first", "hourglass"]


def test_shields_count_with_the_goal_card_for_the_viewer_alone() -> None:
    posts = ["xian", "kabul", "lanzhou", "karakorum"]  # B, B, C, A
    view = started(3)
    goal: Document = {"seats.A.goals": ["goal_09"], "seats.A.goals_put_away": ["goal_01", "goal_02"]}
    changed: Document = {
        **goal,
        "seats.A.posts": posts,
        "seats.B.posts": posts,
        "seats.B.shields": 2,
        "seats.A.character": "abha_basu",
        "seats.B.character": "de_wu",
        "seats.C.character": "gantulga_od",
    }
    told_of = blocks(merge(view, changed))
    assert "shields ◆A ◇B ◆C = 5: 7v" in told_of["A"]
    assert "shields ◇A ◇B ◇C +3 = 6: 9v" in told_of["B"]
    assert "shields –" in told_of["C"]


def test_the_next_post_tells_its_points() -> None:
    posts = list(TABLES.location_names[1 : int(TABLES.cities)])
    assert "(next" not in blocks(merge(started(), {"seats.A.posts": posts[:7]}))["A"]
    assert "3 posts left (next 5v)" in blocks(merge(started(), {"seats.A.posts": posts[:8]}))["A"]
    assert "1 post left (next 10v)" in blocks(merge(started(), {"seats.A.posts": posts[:10]}))["A"]
    assert "0 posts left shields" in blocks(merge(started(), {"seats.A.posts": posts[:11]}))["A"]


def test_the_viewers_contracts_tell_what_is_lacking() -> None:
    contracts = ["contract_03", "contract_20"]  # 2c 2p 1s, 1c 3g 1j
    changes: Document = {"seats.A.contracts": contracts, "seats.A.camels": 1, "seats.A.pepper": 2, "seats.A.silk": 1}
    one_jade = blocks(merge(started(), {**changes, "seats.A.jade": 1}))["A"]
    assert "2c 2p 1s → 6v 4$ (ready)" in one_jade  # jade stands in for a camel (MP2-2.2)
    assert "1c 3g 1j → 8v 5$ (lacks 3g)" in one_jade
    assert "2c 2p 1s → 6v 4$ (lacks 1c)" in blocks(merge(started(), changes))["A"]
    assert not re.search("ready|lacks", blocks(merge(started(), {"seats.B.contracts": contracts}))["B"])


def test_tiles_that_filippo_keeps_are_told() -> None:
    changes: Document = {"seats.B.character": "filippo_vitello", "seats.A.character": "de_wu"}
    view = merge(started(), {**changes, "kept_tiles": ["outpost_04", "outpost_08"]})
    assert blocks(view)["B"].find("keeps 2j, step") > 0
    assert "keeps" not in blocks(view)["A"]


def test_what_the_characters_can_do_is_told_where_there_is_room() -> None:
    view = merge(started(), {"seats.A.character": "gantulga_od", "seats.B.character": "de_wu"})
    power = "no coins or camels for routes"
    assert power in told(view)
    assert power in told(view, 120)
    assert power not in told(view, 80, "en", 24)


def test_dice_to_be_rolled_with_the_others_have_a_question_mark() -> None:
    view = merge(started(), {"seats.A.dice": {"own": [2, 2], "black": [5], "unrolled": 1}})
    assert "dice 2 2 *5 *? seals" in blocks(view)["A"]


# ---- goal cards, characters ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [80, 120])
def test_goal_cards_are_told_to_who_knows_them_and_to_nobody_else(width: int) -> None:
    for seats in (2, 4):
        for view in game_of(seats):
            known = [] if view["you"] is None else [of(view, "seats")[str(view["you"])]]
            shown = [goal for own in known for key in ("goals", "goals_put_away") for goal in listed(own[key])]
            if view["pending"] == []:
                shown += [
                    goal for own in of(view, "seats").values() if own not in known for goal in listed(own["goals"])
                ]
            found = re.findall(r"(\d+) \((?=[FSTJ]! \dv|[◇◆])", told(view, width))
            assert sorted(map(int, found)) == sorted(int(goal.split("_")[1]) for goal in shown)


def listed(value: object) -> list[str]:
    """The ids of a list; none where the view only counts."""
    return cast(list[str], value) if isinstance(value, list) else []


def test_a_goal_card_shows_what_has_been_reached() -> None:
    changes: Document = {
        "seats.A.goals": ["goal_03"],
        "seats.A.goals_put_away": ["goal_01", "goal_02"],
        "seats.A.posts": ["lanzhou"],
        "seats.A.seals.farmer": "improved",
        "seats.A.seals.jeweler": "basic",
    }
    drawn = draw(TABLES, merge(started(), changes), 80)
    assert "goal 3 (F! 4v, J! 5v, ◆C, ◇D)" in plain(drawn)
    assert paint("F! 4v", MAY) in drawn
    assert paint("J! 5v", MAY) not in drawn
    assert paint("◆C", MAY) in drawn


@pytest.mark.parametrize("lang", LANGUAGES)
def test_characters_to_choose_from_are_told_with_what_they_can_do(lang: str) -> None:
    views = [
        view for view in game_of(4) if cast(list[Document], view["pending"])[-1:] and top(view)["do"] == "character"
    ]
    assert views
    for view in views:
        for width, height in ((80, 0), (80, 24), (120, 0)):
            drawn = told(view, width, lang, height)
            for name in cast(list[str], view["characters_offered"]):
                assert f"{character_words(CHARACTERS.index(name), lang)}: " in drawn


def test_the_character_left_over_is_out_of_the_game() -> None:
    for view in game_of(4):
        if all(own["character"] for own in of(view, "seats").values()):
            assert "characters to choose from" not in told(view)


def top(view: Document) -> Document:
    """The pending decision."""
    return cast(list[Document], view["pending"])[-1]


# ---- title -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_decides_and_about_what_is_told_in_the_second_line(lang: str) -> None:
    met: set[str] = set()
    for seats in (2, 4):
        for view in game_of(seats):
            second = lines_of(view, 80, lang)[1]
            if view["to_act"] == "nobody":
                assert "►" not in second
                continue
            met.add(str(top(view)["do"]))
            who = text("mp2-board-chance", lang) if view["to_act"] == "chance" else str(view["to_act"])
            assert second.startswith(f"► {who}: ")
    assert {"character", "goal", "turn", "later", "offer", "path", "chance roll", "chance contract"} <= met


def test_round_and_turn_are_told() -> None:
    view = started()
    first = lines_of(merge(view, {"turn": "A", "round": 3}))[0]
    assert first.startswith("Marco Polo II  round 3 of 5 ")
    assert first.endswith(" your turn (A)")
    assert lines_of(merge(view, {"turn": "B"}))[0].endswith(" B’s turn")
    assert lines_of(game_of(2)[0])[0] == "Marco Polo II  setup"


def test_what_else_holds_at_the_moment_is_told() -> None:
    changes: Document = {"due": 4, "bought": True, "doubled": {"seal": "tailor"}}
    third = "4$ due for the occupied space; taken twice: T; a black die has been bought in this turn"
    assert third in told(merge(started(), changes))
    assert "taken twice: Kashgar" in told(merge(started(), {"doubled": {"city": "kashgar"}}))


def test_the_results_are_told_best_first() -> None:
    for seats in (2, 4):
        last = played(seats)[1]
        scores = [(int(last.score(seat)), int(last.tie_break(seat)), -seat) for seat in range(seats)]
        wanted = "  ".join(f"{'ABCD'[-seat]} {score}" for score, _, seat in sorted(scores, reverse=True))
        assert lines_of(GAME.view(last, NOBODY))[0] == f"Marco Polo II  game over  {wanted}"


# ---- words -----------------------------------------------------------------------------------------------------------


def test_both_languages_have_the_same_words() -> None:
    assert [fault for fault in missing("it") if fault.startswith("mp2-board")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_of_actions_fit_their_column(lang: str) -> None:
    keys = ("khan", "seals", "improve", "travel", "contracts", "bag", "bonuses")
    names = [text(f"mp2-board-action-{key}", lang) for key in keys]
    names += [text("mp2-board-card", lang, number=2), text("mp2-board-round", lang, round=5)]
    names += [f"{text('mp2-board-book', lang)} III", text("mp2-board-piles", lang), text("mp2-board-under", lang)]
    assert all(len(name) <= 9 for name in names)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_things_share_a_letter(lang: str) -> None:
    signs = [text("mp2-board-amount", lang, what=what, amount=3) for what in (*RESOURCES, "vp")]
    assert all(len(sign) == 2 for sign in signs)
    assert len(set(signs)) == len(signs)
    seals = [text("mp2-board-seal", lang, seal=seal) for seal in SEALS]
    assert all(len(seal) == 1 for seal in seals)
    assert len(set(seals)) == t.SEALS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_legend_fits_eighty_columns_and_names_the_signs(lang: str) -> None:
    lines = plain(legend(lang)).split("\n")
    assert all(len(line) <= 80 for line in lines)
    for sign in ("$", "◇B", "◆B", "A3 *5 n1", "→", "≤", "[A3][  ]", "~", "A'", "3+", "T!"):
        assert sign in legend(lang), sign
