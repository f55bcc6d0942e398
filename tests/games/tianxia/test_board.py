"""The terminal board: fits its width, cuts nothing off, says all that the view says and nothing that is hidden."""

import copy
import random
import re
import unicodedata
from functools import cache
from typing import cast

import pytest
from rich.cells import cell_len
from rich.text import Text

from serai.cli.streams import SUBSTITUTES
from serai.core.chance import Generator, SeedDealer
from serai.core.documents import Document, DocumentError
from serai.core.ink import LOSS, MAY, paint, plain
from serai.core.language import missing, text
from serai.core.state import CHANCE, NOBODY
from serai.games.tianxia.board import QUESTION, WIDE, draw, legend
from serai.games.tianxia.board_signs import (
    building_sign,
    demand_sign,
    effect_sign,
    figurine_sign,
    limu_card_sign,
    tile_sign,
)
from serai.games.tianxia.components import load_bytes
from serai.games.tianxia.names import PASSIVES, PURSE, RESOURCES, TRACKS
from serai.games.tianxia.outlook_attack import forecast
from serai.games.tianxia.rules import TianxiaState
from serai.games.tianxia.scoring import final_score, limu_score, scored_objectives
from serai.games.tianxia.tables import SECTIONS, Tables
from serai.games.tianxia.text_words import building_words, need_words, site_words
from serai.games.tianxia.view import write_view
from tests.games.tianxia.table import Table, begin
from tests.games.tianxia.test_random_games import RICH, STANDARD, TEXT, keen

WIDTHS = (80, 100, 117, 118, 120, 133, 160, 200)
HEIGHTS = (0, 24, 60)
LANGUAGES = ("en", "it")
CUT = "…"
LETTERS = {"en": "$wsrKHJv", "it": "$lprSEGv"}
HEADER: Document = {
    "game": "tianxia",
    "rules": "1",
    "components": "standard",
    "options": {"difficulty": "normal"},
}
PANELS = ("wall", "paths", "regions", "ships", "palaces", "players", "own", "supplies")

# ---- positions -------------------------------------------------------------------------------------------------------


def seen(state: TianxiaState, viewer: int = 0) -> Document:
    """The view of a seat."""
    return write_view(state, viewer, HEADER)


@cache
def played(seats: int) -> tuple[list[Document], TianxiaState]:
    """Views of a random game, of every kind of decision and other positions besides; the position at its end."""
    views: list[Document] = []
    met: set[int] = set()
    dealer, chooser, at = SeedDealer(seats), Generator(b"board %d" % seats), 0
    state = begin(seats, tables_of(seats))
    while not state.over:
        kind = int(state.top_kind())
        if kind not in met or at % 60 == 0:
            met.add(kind)
            views.append(seen(state, (*range(seats), NOBODY)[len(views) % (seats + 1)]))
        if state.to_act == CHANCE:
            state.play(dealer.deal(state))
        else:
            actions = keen(state.legal_actions(), chooser)
            state.play(actions[chooser.below(len(actions))])
        at += 1
    return [*views, *(seen(state, viewer) for viewer in (0, NOBODY))], state


def tables_of(seats: int) -> Tables:
    """Some games are played by families that can pay for everything."""
    return RICH if seats in (1, 4) else STANDARD


def game_of(seats: int) -> list[Document]:
    """The views of a random game."""
    return played(seats)[0]


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
def started(seats: int = 4) -> Document:
    """The view of seat A at its first turn: nobody has anything yet."""
    return seen(Table(seats).state)


def of(view: Document, key: str) -> dict[str, Document]:
    """A mapping of a view."""
    return cast(dict[str, Document], view[key])


def listed(value: object) -> list[str]:
    """The ids of a list; none where the view only counts."""
    return cast(list[str], value) if isinstance(value, list) else []


def lines_of(
    view: Document, width: int = 80, lang: str = "en", height: int = 0, tables: Tables = STANDARD
) -> list[str]:
    return plain(draw(tables, view, width, lang, height)).split("\n")


def told(view: Document, width: int = 80, lang: str = "en", height: int = 0, tables: Tables = STANDARD) -> str:
    """The whole board on one line, spaces between words single."""
    return " ".join(" ".join(lines_of(view, width, lang, height, tables)).split())


def panel(view: Document, key: str, lang: str = "en", tables: Tables = STANDARD) -> list[str]:
    """The lines of a panel of the narrow board, its heading left out; none where there is no such panel."""
    lines = lines_of(view, 80, lang, 0, tables)
    heads = [at for at, line in enumerate(lines) if line.startswith(text(f"tx-board-{key}", lang) + " ──")]
    if not heads:
        return []
    end = next((at for at in range(heads[0] + 1, len(lines)) if "────" in lines[at]), len(lines))
    return lines[heads[0] + 1 : end]


def one_line(lines: list[str]) -> str:
    """Lines as one, spaces single."""
    return " ".join(" ".join(lines).split())


def row(lines: list[str], start: str) -> str:
    """The line that begins so, spaces single, with those below that are indented further."""
    at = next(at for at, line in enumerate(lines) if line.startswith(start))
    found = [lines[at]]
    for line in lines[at + 1 :]:
        if not line.startswith("       "):
            break
        found.append(line)
    return one_line(found)


def check_form(view: Document, width: int, lang: str, height: int = 0, tables: Tables = STANDARD) -> None:
    """Width, markup, characters; nothing is cut off."""
    drawn = draw(tables, view, width, lang, height)
    shown = Text.from_markup(drawn)  # raises for marks that do not balance
    assert shown.plain == plain(drawn)
    assert CUT not in shown.plain
    assert "\\" not in shown.plain
    for line in shown.plain.split("\n"):
        assert len(line) == cell_len(line) <= width, line
        assert line == line.rstrip()
        assert not re.search(r"[\x00-\x1f{}]|tx-|None|\?\?", line)


# ---- form ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_view_of_a_game_fits(seats: int) -> None:
    chooser, tables = random.Random(seats), tables_of(seats)
    for at, view in enumerate(game_of(seats)):
        check_form(view, 80, LANGUAGES[at % 2], chooser.choice(HEIGHTS), tables)
        check_form(view, chooser.choice(WIDTHS), LANGUAGES[1 - at % 2], chooser.choice(HEIGHTS), tables)


def test_the_games_drawn_meet_what_there_is_to_draw() -> None:
    views = [view for seats in (1, 2, 3, 4) for view in game_of(seats)]
    asked = {str(cast(list[Document], view["pending"])[-1]["do"]) for view in views if view["pending"]}
    assert {"return", "turn", "region", "fortify", "train", "finish", "round tile", "track", "merchant"} <= asked
    assert {"ship turn", "exchange", "passed", "take", "loss", "install", "shipping"} <= asked
    assert {view["phase"] for view in views} >= {"setup", "preparation", "action", "attack", "ended"}
    assert any(site["token"] for view in views for site in of(view, "sites").values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_crowded_board_fits_every_width(lang: str) -> None:
    view = crowded()
    for width in (*range(80, 182, 9), *WIDTHS):
        check_form(view, width, lang, 24 * (width % 2))
    over: Document = {f"seats.{letter}.objectives": hand for letter, hand in zip("BCD", hands()[1:], strict=True)}
    check_form(merge(view, {"pending": [], "to_act": "nobody", "phase": "ended", **over}), 80, lang)


def hands() -> list[list[str]]:
    """Six Objectives for each seat, all different."""
    return [STANDARD.objective_names[at : at + 6] for at in range(0, 24, 6)]


def crowded() -> Document:
    """Everything at once: full purses, every space taken, long lists before everybody."""
    changes: Document = {"round": 4, "attacks": ["attack_11", "attack_21", "attack_31", "attack_41"]}
    for section in "1234":
        changes[f"sections.{section}"] = {
            "leader": 3,
            "strength": 999,
            "walls": ["A", "B", "C"],
            "tower": "D",
            "soldiers": ["A", "B", "C", "D", "A"],
        }
    for number, name in enumerate(STANDARD.site_names):
        changes[f"sites.{name}.token"] = True
        changes[f"sites.{name}.tile"] = ("tile_12", "tile_13", "tile_14", "tortoise")[number % 4]
        changes[f"sites.{name}.governors"] = (["A", "B", "C"], ["B", "C", "D"])[number % 2]
    changes["markers"] = {place: [*"AABBCCDD"] for place in of(started(), "markers")}
    changes["barges"] = {barge: [*"AAA"] for barge in RESOURCES}
    for slot, ship in zip(STANDARD.slot_names, ("ship_14", "ship_16", "ship_13", "ship_15"), strict=True):
        changes[f"ships.{slot}"] = {"ship": ship, "demand": "demand_01", "deliveries": [None] * 4}
    for letter in "ABCD":
        for what in PURSE:
            changes[f"seats.{letter}.{what}"] = 99_999
        changes[f"seats.{letter}.shipping_markers"] = ["yan", "qi", "chu"]
        changes[f"seats.{letter}.markers_discarded"] = 12
        changes[f"seats.{letter}.tiles"] = ["tile_12", "tile_13", "tile_14", "tile_11", "tile_09"] * 2
        changes[f"seats.{letter}.tiles_used"] = ["tile_12", "tile_13", "tile_14", "tile_11", "tile_09"]
        changes[f"seats.{letter}.figurines"] = [*STANDARD.tile_names[int(STANDARD.figurine) :]]
        changes[f"seats.{letter}.objectives_drawn"] = 3
    changes["seats.A.objectives"] = hands()[0]
    changes["seats.A.objectives_returned"] = ["objective_24"]
    changes["round_tiles"] = ["tile_12", "tile_13", "tile_14", "tortoise", "tile_11"]
    return merge(started(), changes)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_terminal_narrower_than_the_board_gets_the_narrow_board(lang: str) -> None:
    assert draw(STANDARD, started(), 20, lang) == draw(STANDARD, started(), 80, lang)
    assert draw(STANDARD, started(), WIDE - 1, lang) == draw(STANDARD, started(), 80, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_a_low_screen_gets_a_low_board_that_tells_as_much(width: int, lang: str) -> None:
    for seats in (1, 4):
        tables = tables_of(seats)
        for view in game_of(seats)[::5]:
            high, low = (lines_of(view, width, lang, height, tables) for height in (0, 24))
            assert len(low) <= len(high) - 8
            assert lines_of(view, width, lang, len(high) + QUESTION, tables) == high
            assert lines_of(view, width, lang, len(high) + QUESTION - 1, tables) == low
            assert words(high) - headings(lang) - unseen(view, tables, lang) <= words(low)


def words(lines: list[str]) -> set[str]:
    """The words of a board, without what stands around them."""
    return {word.strip("·:,│─") for word in " ".join(lines).split()} - {""}


def headings(lang: str) -> set[str]:
    """The words of headings, which a low board has not."""
    keys = ("region", "banner", "benefit", "exchange", "entry", "markers")
    return words([text(f"tx-board-{key}", lang) for key in (*PANELS, *keys)])


def unseen(view: Document, tables: Tables, lang: str) -> set[str]:
    """The words of what a low board only counts: kinds of tiles not seen yet, and Li Mu's cards."""
    signs = [text("tx-board-unseen", lang)]
    for kind, count in cast(dict[str, int], view["tiles_unseen"]).items():
        signs += [plain(tile_sign(tables, tables.tile_names.index(kind), lang)), f"({count})"]
    signs += [plain(limu_card_sign(tables, card, lang)) for card in range(int(tables.limu_cards))]
    return words(signs)


def test_a_wide_low_board_is_no_higher_than_it_must_be() -> None:
    assert max(len(lines_of(view, 120, height=40)) for view in game_of(2)) <= 48
    assert max(len(lines_of(view, 120, tables=RICH)) for view in game_of(4)) <= 72
    assert len(lines_of(started(2), 120, height=40)) <= 42


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sign_can_be_written_in_ascii(lang: str) -> None:
    drawn = legend(lang) + "".join(draw(STANDARD, view, 80, lang) for view in game_of(2))
    for sign in set(drawn):
        base = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
        assert len(SUBSTITUTES.get(sign, base)) == 1, sign


def test_what_is_no_view_is_refused_with_its_place() -> None:
    for path, wrong in (("round", 99), ("deck", None), ("sites.qin_1.building", "castle"), ("you", "Z")):
        with pytest.raises(DocumentError, match=f"^{re.escape(path)}"):
            draw(STANDARD, merge(started(), {path: wrong}), 80)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_long_names_of_an_owners_set_keep_to_the_width(lang: str) -> None:
    longer = TEXT.replace("name: Mint,", "name: Mint of the Nine Thousand Nightingales in Chu,")
    longer = longer.replace("name: Qin section", "name: Section of the Old Kings of the Western Lands")
    tables = load_bytes(longer.encode())
    view = seen(Table(4, tables=tables).state)
    for width in (80, 120, 180):
        lines = lines_of(view, width, lang, 0, tables)
        assert all(len(line) <= width for line in lines)
        assert sum("Mint of the Nine Thou" in line for line in lines) <= 1
        assert sum(line.startswith("1 Section of the Old Ki") for line in lines) == 1


def test_a_long_attack_track_is_told_in_numbers() -> None:
    tables = load_bytes(TEXT.replace("battle_space: 3", "battle_space: 9").encode())
    state = Table(4, tables=tables).nomads(1, 7, 3).state
    assert "1 Qin 7/9 3 [···]" in told(seen(state), tables=tables)


# ---- the wall --------------------------------------------------------------------------------------------------------


def pieces(places: object) -> str:
    """Pieces on their spaces by the view: [AL·]."""
    return f"[{''.join(mark(one) for one in cast(list[str | None], places))}]"


def mark(owner: str | None) -> str:
    """A piece of a family, a neutral worker, or an empty space."""
    return {None: "·", "li_mu": "L", "neutral": "n"}.get(owner, str(owner))


@pytest.mark.parametrize("seats", [2, 4])
def test_each_section_tells_leader_strength_and_what_stands_there(seats: int) -> None:
    tables = tables_of(seats)
    for view in game_of(seats):
        lines = panel(view, "wall", tables=tables)
        for number, section in of(view, "sections").items():
            track = ["─", "─", "─", "×"]
            track[cast(int, section["leader"])] = "◆"
            stands = f"{pieces(section['walls'])} {pieces([section['tower']])} {pieces(section['soldiers'])}"
            assert f"{''.join(track)} {section['strength']} {stands}" in row(lines, f"{number} ")


def test_the_attack_card_of_the_round_is_told() -> None:
    for view in game_of(3):
        lines = panel(view, "wall")
        at = cast(int, view["round"]) - 1
        card = cast(list[str | None], view["attacks"])[at] if at >= 0 else None
        if card is None:
            assert "→" not in one_line(lines)
            continue
        assert lines[0].endswith(f"card {card.partition('_')[2]}")
        number = STANDARD.attack_names.index(card)
        for section in range(SECTIONS):
            place = number * SECTIONS + section
            moved, added = int(STANDARD.attack_move[place]), int(STANDARD.attack_strength[place])
            assert f"] →{moved} +{added}" in row(lines, f"{section + 1} ")


def below(table: Table, section: int, lang: str = "en") -> str:
    """What is told of a section of a table, its battle included."""
    lines = panel(seen(table.state), "wall", lang)
    start = next(at for at, line in enumerate(lines) if line.startswith(f"{section} "))
    end = next((at for at in range(start + 1, len(lines)) if re.match(r"\d ", lines[at])), len(lines))
    return one_line(lines[start:end])


def test_a_battle_that_walls_win_tells_ranks_and_the_points_of_victory() -> None:
    table = Table().wall(1, "A", "B", tower="B", soldiers=("C",)).nomads(1, 3, 4)
    table.govern("qin_1", 1, "D").govern("qin_2", 1, "A")
    assert below(table, 1).endswith("battle · defense 5: the walls hold · ranks B 7v+2v C 4v A 2v")
    assert below(table, 1, "it").endswith("battaglia · difesa 5: i muri reggono · ranghi B 7v+2v C 4v A 2v")


def test_a_battle_that_soldiers_win_tells_who_falls() -> None:
    table = Table().wall(2, "A", soldiers=("B", "-", "A", "B")).nomads(2, 3, 3)
    assert below(table, 2).endswith("battle · defense 4: won · fall A 1 B 1 · ranks B 7v A 4v")


def test_a_battle_lost_tells_raids_governors_and_losses() -> None:
    table = Table().wall(1, soldiers=("A",)).nomads(1, 3, 9)
    table.govern("qin_1", 1, "A").govern("qin_1", 2, "B").govern("chu_1", 1, "B")
    line = below(table, 1)
    assert "battle · defense 1: lost, 8 left · fall A 1 · raid Qin 1, Qin 2, Chu 1" in line
    assert "driven out A 1 B 2" in line
    assert "each loses 3" in line
    assert line.endswith("ranks A 7v")
    drawn = draw(STANDARD, seen(table.state), 80)
    assert paint("lost, 8 left", LOSS) in drawn


def test_without_a_battle_the_shares_in_the_defense_are_told() -> None:
    table = Table().wall(3, "A", tower="B").nomads(3, 1, 9)
    assert below(table, 3).endswith("defense 3: B 2 A 1")
    assert "battle" not in below(table, 3)
    assert "defense" not in below(Table().nomads(3, 1, 9), 3)


def test_battles_are_told_where_there_will_be_one_and_nowhere_else() -> None:
    state = Table().nomads(1, 3, 5).nomads(4, 3, 2).nomads(2, 1, 9).nomads(3, 0, 9).state
    battles = sum(line.startswith("  battle · ") for line in panel(seen(state), "wall"))
    assert battles == sum(forecast(state, section).battle for section in range(SECTIONS)) == 2


# ---- the invasion paths ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 4])
def test_each_site_tells_building_raid_cost_spaces_effect_and_tile(seats: int, lang: str) -> None:
    tables, wood = tables_of(seats), LETTERS[lang][1]
    for view in game_of(seats)[::3]:
        lines = panel(view, "paths", lang, tables)[1:]
        firsts = [line[0] for line in lines if re.match(r"[\d ] [A-Z]", line)]
        assert "".join(firsts) == "1  2  3  4  "
        for name, site in of(view, "sites").items():
            at = tables.site_names.index(name)
            told_of = row([line[2:] for line in lines], f"{site_words(tables, at)} ")
            raid = str(int(tables.site_raid[at]))
            if site["building"] is None:
                assert f" {raid} – " in told_of
                continue
            building = tables.building_names.index(str(site["building"]))
            token = f"+{int(tables.token_wood)}" if site["token"] else ""
            cost = f"{int(tables.building_cost[building])}{wood}{token}"
            assert f"{building_words(tables, building, lang)} {raid} {cost} {governors(view, site)}" in told_of
            assert plain(building_sign(tables, building, lang)) in told_of
            if site["tile"] is not None:
                tile = tables.tile_names.index(str(site["tile"]))
                assert told_of.endswith(f"({plain(tile_sign(tables, tile, lang))})")


def governors(view: Document, site: Document) -> str:
    """The worker spaces of a site by the view: [A][+1]."""
    extra = {1: (0, 1), 2: (0, 1), 3: (0, 1), 4: (0, 1, 2)}[len(of(view, "seats"))]
    rows = zip(cast(list[str | None], site["governors"]), extra, strict=True)
    return "".join(f"[{mark(one) if one or not more else f'+{more}'}]" for one, more in rows)


@pytest.mark.parametrize(
    ("building", "signs"),
    [
        ("timber_yard", "1$ 1w"),
        ("barracks", "2r 1v"),
        ("court_office", "1$ 1 step"),
        ("customs_house", "2$ 1 good"),
        ("market_hall", "1 any"),
        ("masons_guild", "Fortify: first -1s"),
        ("drill_ground", "Train: first -1r"),
        ("watch_post", "wall 1v, tower 2v"),
        ("harbor_office", "delivery 1$"),
        ("shipwright", "Ship low"),
        ("land_survey", "Governor -1w"),
        ("record_hall", "Governor 2v"),
        ("ferry_house", "own on barge ≤1$"),
        ("trade_inn", "pushed off 1v"),
        ("envoy_house", "banner +1 step: 1$"),
        ("exchange_house", "Exchange 2+: 1 good"),
        ("road_wardens", "entry -1$"),
    ],
)
def test_a_building_in_signs(building: str, signs: str) -> None:
    assert plain(building_sign(STANDARD, STANDARD.building_names.index(building), "en")) == signs


def test_every_passive_building_has_its_sign() -> None:
    signs = {plain(building_sign(STANDARD, int(STANDARD.passive_building[one]), "en")) for one in range(len(PASSIVES))}
    assert len(signs) == len(PASSIVES)


# ---- regions, barges, ships ------------------------------------------------------------------------------------------


def test_regions_tell_banner_benefit_exchange_port_entry_and_markers() -> None:
    table = Table().markers("qin", 2, "B").markers("han", 1, "C").markers("train", 1, "D")
    lines = panel(seen(table.state), "regions")
    assert row(lines, "Yan ") == "Yan black 1w port 0$ ·"
    assert row(lines, "Zhao ") == "Zhao black 1r s → J 0$ ·"
    assert row(lines, "Wei ") == "Wei red – r → H 0$ ·"
    assert row(lines, "Han ") == "Han red – any → good 1$ C"
    assert row(lines, "Qin ") == "Qin green 1$ 1s w → K 2$ BB"
    assert row(lines, "Chu ") == "Chu green 1$ port 0$ ·"
    assert row(lines, "Qi ") == "Qi white 1$ port 0$ ·"
    assert row(lines, "Fortify ") == "Fortify 0$ ·"
    assert row(lines, "Train ") == "Train 2r each 1$ D"


def test_the_entry_cost_is_that_of_the_viewer() -> None:
    table = Table().markers("qin", 2, "B").power("road_wardens", "A")
    assert row(panel(seen(table.state, 0), "regions"), "Qin ").endswith("1$ BB")
    assert row(panel(seen(table.state, 1), "regions"), "Qin ").endswith("2$ BB")
    assert row(panel(seen(table.state, NOBODY), "regions"), "Qin ").endswith("1$ BB")  # A is to decide


def test_military_actions_that_share_a_space_stand_on_one_line() -> None:
    tables = load_bytes(
        TEXT.replace("action_spaces: [[fortify], [train]]", "action_spaces: [[fortify, train]]").encode()
    )
    lines = panel(seen(Table(4, tables=tables).state), "regions", tables=tables)
    assert row(lines, "Fortify, Train ") == "Fortify, Train 2r each 0$ ·"


def test_barges_tell_workers_and_what_a_turn_costs_the_viewer() -> None:
    table = Table().load_barge("wood", "B", "A", "A").load_barge("rice", "neutral")
    assert "barges w [BAA] 3$ s [···] 1$ r [n··] 1$" in told(seen(table.state))
    assert "barges w [BAA] 2$ s [···] 1$ r [n··] 1$" in told(seen(table.state, 1))


@pytest.mark.parametrize("seats", [2, 4])
def test_ships_tell_demand_and_delivery_spaces(seats: int) -> None:
    tables = tables_of(seats)
    for view in game_of(seats):
        lines = panel(view, "ships", tables=tables)
        for slot, ship in cast(dict[str, Document | None], view["ships"]).items():
            name = {"yan": "Yan ", "qi": "Qi ", "chu": "Chu ", "sea": "open sea "}[slot]
            line = row(lines, name)
            shipped = "".join(
                letter for letter, own in of(view, "seats").items() if slot in listed(own["shipping_markers"])
            )
            if shipped:
                assert line.endswith(f" shipped {shipped}")
            if ship is None:
                assert line.startswith(f"{name}–")
                continue
            at = tables.ship_names.index(str(ship["ship"]))
            effects = [int(one) for one in tables.ship_effect[at * 4 : at * 4 + 4]]
            rewards = [plain(effect_sign(tables, effect, "en")) for effect in effects]
            owners = cast(list[str | None], ship["deliveries"])
            spaces = "".join(f"[{mark(one) if one else rewards[space]}]" for space, one in enumerate(owners))
            demand = None if ship["demand"] is None else tables.demand_names.index(str(ship["demand"]))
            asked = "–" if demand is None else plain(demand_sign(tables, demand, "en"))
            assert line.startswith(f"{name}ship {int(str(ship['ship'])[5:])} {asked} {spaces}")


# ---- Palace, tiles, piles --------------------------------------------------------------------------------------------


def test_who_stands_where_on_the_palace_tracks_and_what_steps_bring() -> None:
    table = Table(2).palace("A", red=6, black=2).palace("B", red=6).palace("li_mu", red=1)
    lines = panel(seen(table.state), "palaces")
    assert row(lines, " " * 7) == "0 1 2 3 4 1v 5 3v 6 5v 7 7v 8 10v"
    assert row(lines, "black ") == "black BL 1r – A 1s 1v 2r 2s 2v 2 soldiers"
    assert row(lines, "red ") == "red 1w L – 1$ 1v 2w 1 card AB 2v Governor -2w"
    assert row(lines, "green ") == "green ABL 1$ – 1 good 1v 2$ 1 good 2v Ship ×1 low any"
    assert row(lines, "white ") == "white ABL 1 any – 1 card 1v 1 tile 2 any 2v 2 steps"
    assert "figurines 0 1 2 4 7 10 14 points · on passing 1+: 1 step 1$ · 3+: 2 steps 3$ 5+:" in one_line(lines)


def test_tracks_that_do_not_fit_are_told_position_by_position() -> None:
    longer = TEXT.replace("- {points: 2}\n        - {train: {free: 2}}", f"- {LONG}\n        - {LONG}")
    assert longer != TEXT
    tables = load_bytes(longer.encode())
    view = seen(Table(4, tables=tables).palace("B", black=7).state)
    black = row(panel(view, "palaces", tables=tables), "black ")
    sign = "1$ 3 any Fortify ×2 -2s"
    assert black == f"black 0: ACD 1: 1r 2: – 3: 1s 4: 1v 5: 2r 6: 2s 7: {sign} B 8: {sign}"
    assert "points 4: 1v 5: 3v 6: 5v 7: 7v 8: 10v" in told(view, tables=tables)


LONG = "{coins: 1, any_resource: 3, then: {fortify: {max: 2, discount: 2}}}"


def test_round_tiles_and_piles_are_told() -> None:
    table = Table().round_tiles("tile_01", "dragon", "tile_12")
    view = merge(seen(table.state), {"objectives_gone": ["objective_03", "objective_11"]})
    drawn = told(view)
    assert "round bonus 2r · Dragon · Fortify ×1 -2s" in drawn
    taken = merge(view, {"round_tiles": ["tile_01", None, "tile_12"]})
    assert "round bonus 2r · – · Fortify ×1 -2s" in told(taken)
    assert f"to come {view['supply']} tiles in supply · {view['deck']} Objectives · 12 ships · demand" in drawn
    left = cast(list[str], view["demands_left"])
    goods = [int(STANDARD.demand_good[STANDARD.demand_names.index(name)]) for name in left]
    assert f"demand K {goods.count(4)} H {goods.count(5)} J {goods.count(6)} " in drawn
    assert "Objectives discarded: 3, 11 " in drawn
    assert "Objectives discarded" not in told(seen(table.state))


def test_tiles_that_nobody_has_seen_are_told_with_their_number() -> None:
    for view in game_of(3)[::4]:
        found = one_line(panel(view, "supplies"))
        for kind, count in cast(dict[str, int], view["tiles_unseen"]).items():
            sign = f"{plain(tile_sign(STANDARD, STANDARD.tile_names.index(kind), 'en'))} ({count})"
            assert (sign in found) if count else sign not in found


# ---- families --------------------------------------------------------------------------------------------------------


def families(view: Document, lang: str = "en", tables: Tables = STANDARD) -> dict[str, str]:
    """What the board tells of each family, on one line."""
    found: dict[str, str] = {}
    name = ""
    for line in panel(view, "players", lang, tables):
        if match := re.match(r"[ ►]([A-D]|Li Mu)( |$)", line):
            name = match[1]
            found[name] = ""
        found[name] += " " + line
    return {name: " ".join(words.split()) for name, words in found.items()}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_each_family_has_purse_pieces_board_tiles_and_objectives(seats: int, lang: str) -> None:
    tables = tables_of(seats)
    for view in game_of(seats)[::2]:
        told_of = families(view, lang, tables)
        for letter, own in of(view, "seats").items():
            line = told_of[letter]
            assert line.startswith("►" if letter == view["to_act"] else letter)
            signs = [f"{own[what]}{sign}" for what, sign in zip(PURSE, LETTERS[lang], strict=True)]
            assert f"{' '.join(signs[:4])} · {' '.join(signs[4:7])} · " in line
            assert re.search(rf"(^|[ )]){re.escape(signs[-1])} ", line)
            for key, what in (
                ("workers", "workers"),
                ("markers-left", "markers"),
                ("walls-built", "walls_built"),
                ("towers-built", "towers_built"),
                ("deliveries", "delivery_markers"),
            ):
                assert text(f"tx-board-{key}", lang, count=cast(int, own[what])) in line
            held = own["objectives"]
            count = len(held) if isinstance(held, list) else cast(int, held)
            assert text("tx-board-objectives", lang, count=count) in line
            for tile in (*listed(own["tiles"]), *listed(own["tiles_used"])):
                assert plain(tile_sign(tables, tables.tile_names.index(tile), lang)) in line
            for kind in listed(own["figurines"]):
                at = tables.tile_names.index(kind) - int(tables.figurine)
                assert plain(figurine_sign(tables, at, lang)) in line
            assert merchants(own, letter, tables) == re.findall(r"m\d (\[.+?\])", line)
        assert ("Li Mu" in told_of) == (view["li_mu"] is not None)


def merchants(own: Document, letter: str, tables: Tables) -> list[str]:
    """The Merchant spaces of a player board by the view."""
    if own["board"] is None:
        return []
    counts = cast(dict[str, int], own["merchants"]).values()
    return [f"[{letter * count}{'·' * (room - count)}]" for room, count in zip((1, 2, 3), counts, strict=True)]


def test_a_family_tells_what_the_next_structure_costs_and_what_its_board_gives() -> None:
    table = Table().wall(1, "A", "A", tower="A").employ(0, 1, 3).own_tiles("tile_01", "tile_04", "dragon", "ox")
    line = families(seen(table.give(coins=3, silk=2).state))["A"]
    assert line.startswith("►A (you, azure) 0v 3$ 0w 0s 0r · 2K 0H 0J · 6 workers · 3 markers")
    assert "2 walls (next 2s) · 1 tower (next 4s) · 0 Governors · 12 deliveries left" in line
    assert "income 1$ 1r · m1 [·] 1$ · m2 [A·] 1 step · m3 [AAA] Train -4r" in line
    assert line.endswith("0 Objectives · tiles 2r · 3$ · figurines 2v: Dragon · Ox")
    full = Table().pieces(3, 5).pieces(4, 2)
    assert "5 walls · 2 towers · " in families(seen(full.state))["A"]


def test_pieces_of_li_mu_have_a_letter_of_their_own() -> None:
    changes: Document = {"sections.1.tower": "li_mu", "sites.qin_1.governors": ["li_mu", None], "markers.qi": ["li_mu"]}
    view = merge(started(2), changes)
    assert " [L] " in row(panel(view, "wall"), "1 Qin")
    assert "[L][+1]" in row(panel(view, "paths"), "1 Qin 1")
    assert row(panel(view, "regions"), "Qi ").endswith("1$ L")


def test_li_mu_tells_pieces_figurines_and_cards_left() -> None:
    solo = merge(started(1), {"li_mu.figurines": ["tiger"], "li_mu.points": 12, "li_mu.cards_left": ["li_mu_04"]})
    line = families(solo)["Li Mu"]
    assert line.startswith("Li Mu (L) 12v 12 workers · 3 markers · 0 walls · 0 towers · 0 Governors · +55v at the end")
    assert line.endswith("figurines 1v: Tiger · 1 card left · Governor Chu w")
    assert "at the end" not in families(started(2))["Li Mu"]
    hard = merge(solo, {"options": {"difficulty": "hard"}})
    assert "+70v at the end" in families(hard)["Li Mu"]


# ---- Objectives ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [80, 120])
def test_objectives_are_told_to_who_knows_them_and_to_nobody_else(width: int) -> None:
    for seats in (1, 2, 4):
        tables = tables_of(seats)
        for view in game_of(seats):
            shown = [card for own in of(view, "seats").values() for card in listed(own["objectives"])]
            shown += [card for own in of(view, "seats").values() for card in listed(own["objectives_returned"])]
            drawn = one_line([line[width - 40 if width > 80 else 0 :] for line in lines_of(view, width, tables=tables)])
            for card, name in enumerate(tables.objective_names):
                sign = rf"(?<!\d){card + 1} {re.escape(need_words(tables, card, 'en'))} · "
                assert bool(re.search(sign, drawn)) == (name in shown), name


def test_an_objective_tells_how_far_it_is_met_and_what_discarding_it_brings() -> None:
    table = Table().hand("objective_01", "objective_09").wall(1, soldiers=("A", "A")).govern("qin_1")
    drawn = draw(STANDARD, seen(table.state), 80)
    assert "1 at least 4 Governors · 1/4 · 6v · discard 1$ 2w" in plain(drawn)
    assert "9 at least 2 soldiers on the board · 2/2 scores · 5v · discard 3r" in plain(drawn)
    assert paint("scores", MAY) in drawn


def test_an_objective_that_is_met_but_does_not_score_says_so() -> None:
    table = Table().hand("objective_22", "objective_23", "objective_24", "objective_09")
    table.give(coins=9, wood=1, stone=1, rice=1, silk=2, helmets=2, jewelry=2).wall(1, soldiers=("A", "A"))
    drawn = one_line(panel(seen(table.state), "own"))
    assert [drawn.count(" scores "), drawn.count(" met ")] == [3, 1]


def test_what_was_returned_is_told_to_the_viewer() -> None:
    view = merge(started(), {"seats.A.objectives_returned": ["objective_12"]})
    assert "returned 12 shipping markers in at least 3 ports · 0/3 · 7v · discard 3$" in told(view)
    assert "returned" not in told(seen(Table().state, NOBODY))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_at_the_end_the_objectives_of_all_are_told(lang: str) -> None:
    for seats in (1, 2, 3, 4):
        last, tables = played(seats)[1], tables_of(seats)
        drawn = one_line(panel(seen(last, NOBODY), "own", lang, tables))
        for seat in range(seats):
            for card in range(int(tables.objectives)):
                held = int(last.objectives[seat]) >> card & 1
                assert (f"{'ABCD'[seat]} {card + 1} {need_words(tables, card, lang)} · " in drawn) == bool(held)
        scoring = sum(int(scored_objectives(last, seat)).bit_count() for seat in range(seats))
        assert drawn.count(text("tx-board-scores", lang)) == scoring


# ---- title -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_decides_and_about_what_is_told_in_the_second_line(lang: str) -> None:
    for seats in (1, 2, 4):
        for view in game_of(seats):
            second = lines_of(view, 80, lang, 0, tables_of(seats))[1]
            if view["to_act"] == "nobody":
                assert "►" not in second
                continue
            who = text("tx-board-chance", lang) if view["to_act"] == "chance" else str(view["to_act"])
            assert second.startswith(f"► {who}: ")


def test_round_phase_and_turn_are_told() -> None:
    first = lines_of(merge(started(), {"turn": "A", "round": 3}))[0]
    assert first.startswith("Tianxia  round 3 of 4, actions ")
    assert first.endswith(" your turn (A)")
    assert lines_of(merge(started(), {"turn": "B"}))[0].endswith(" B’s turn")
    assert lines_of(merge(started(2), {"turn": "li_mu"}))[0].endswith(" Li Mu’s turn")
    assert lines_of(game_of(2)[0])[0] == "Tianxia  setup"


def test_the_turn_order_tells_who_has_passed_and_the_next_one() -> None:
    view = merge(started(2), {"order": ["B", "li_mu", "A"], "next_order": ["li_mu"]})
    assert "turn order B (L) A  next round L" in lines_of(view)
    assert "turn order B L A" in lines_of(merge(view, {"next_order": []}))
    assert "turn order B –" in told(merge(view, {"order": ["B"], "next_order": []}))


def test_the_results_are_told_best_first() -> None:
    for seats in (2, 3, 4):
        last = played(seats)[1]
        scores = [(int(final_score(last, seat)), int(last.tie_break(seat)), -seat) for seat in range(seats)]
        wanted = "  ".join(f"{'ABCD'[-seat]} {score}" for score, _, seat in sorted(scores, reverse=True))
        assert lines_of(seen(last, NOBODY), tables=tables_of(seats))[0] == f"Tianxia  game over  {wanted}"


def test_a_single_player_is_measured_by_li_mu() -> None:
    last = played(1)[1]
    mine, other = f"A {int(final_score(last, 0))}", f"Li Mu {int(limu_score(last))}"
    won = bool(last.winners())
    first = lines_of(seen(last), tables=RICH)[0]
    assert first == "Tianxia  game over  " + "  ".join([mine, other] if won else [other, mine])
    view = merge(seen(last), {"seats.A.points": 500 if not won else -500})
    changed = lines_of(view, tables=RICH)[0]
    assert (
        changed.index("A ", 20) < changed.index("Li Mu")
        if not won
        else changed.index("Li Mu") < changed.index("A ", 20)
    )


# ---- words -----------------------------------------------------------------------------------------------------------


def test_both_languages_have_the_same_words() -> None:
    assert [fault for fault in missing("it") if fault.startswith("tx-board")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_things_share_a_letter(lang: str) -> None:
    signs = [text("tx-board-amount", lang, what=what, amount=3)[1:] for what in PURSE]
    assert "".join(signs) == LETTERS[lang]
    assert len(set(signs) | set("ABCDLn")) == len(PURSE) + 6
    goods = ("silk", "helmets", "jewelry")
    assert [text("tx-board-letter", lang, what=what) for what in (*RESOURCES, *goods)] == signs[1:7]
    assert len({text("tx-board-track", lang, track=track) for track in TRACKS}) == len(TRACKS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_legend_fits_eighty_columns_and_names_the_signs(lang: str) -> None:
    assert all(len(line) <= 80 for line in plain(legend(lang)).split("\n"))
    for sign in ("3$", "L Li Mu", "─◆─×", "→2 +1", "[A][+1]", "[BnA]", "→ 2$", "(A)", "m2 [A·]", "3+:", "×1", "4/3"):
        assert sign in plain(legend(lang)), sign
    for letter in LETTERS[lang]:
        assert re.search(rf"(^|[ \d]){re.escape(letter)}( |$|,)", legend(lang), re.MULTILINE), letter
