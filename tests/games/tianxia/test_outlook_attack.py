"""outlook_attack.py: what is foretold of a battle is what the battle then brings (TX-19)."""

from collections.abc import Iterator

import pytest

from serai.core.chance import Generator, SeedDealer
from serai.core.events import Fact, Journal
from serai.core.state import CHANCE
from serai.games.tianxia import facts as f
from serai.games.tianxia.outlook_attack import SOLDIER, Forecast, coming, forecast, has_room, points_for, with_piece
from serai.games.tianxia.rules import TianxiaState
from serai.games.tianxia.state import WORKERS
from serai.games.tianxia.tables import FAMILIES, POINTS, SECTIONS, TOWER, WALL
from tests.games.tianxia.table import Table, begin, family
from tests.games.tianxia.test_random_games import RICH, STANDARD, keen

PLACED = (f.WALL_BUILT, f.TOWER_BUILT, f.SOLDIER_PLACED, f.GOVERNOR_PLACED)
BATTLE_SPACE = int(STANDARD.battle_space)


def seen(table: Table, section: int) -> Forecast:
    """The battle of a section (1 to 4)."""
    return forecast(table.state, section - 1)


def names(made: Forecast) -> list[int]:
    """The families in the order of their ranks."""
    return [int(one) for one in made.ranked]


# ---- single battles ----------------------------------------------------------------------------------------------------


def test_walls_and_towers_alone_win_and_no_soldier_falls() -> None:
    table = Table().wall(1, "A", "B", tower="B", soldiers=("C",)).nomads(1, BATTLE_SPACE, 4)
    table.govern("qin_1", 1, "D").govern("qin_2", 1, "A")
    made = seen(table, 1)
    assert (made.battle, made.strength, made.defense, made.after_walls, made.left) == (True, 4, 5, 0, 0)
    assert made.won()
    assert made.fallen_count() == 0
    assert [int(one) for one in made.contributed] == [1, 3, 1, 0, 0]
    assert names(made) == [family("B"), family("C"), family("A")]  # equal ones: a soldier before a wall (TX-19.3)
    assert [int(points_for(table.state, made, one)) for one in range(4)] == [2, 7 + 2, 4, 0]


def test_soldiers_fall_from_the_left_until_no_strength_is_left() -> None:
    table = Table().wall(2, "A", soldiers=("B", "-", "A", "B")).nomads(2, BATTLE_SPACE, 3)
    made = seen(table, 2)
    assert (made.after_walls, made.left, int(made.fallen_count())) == (2, 0, 2)
    assert [int(one) for one in made.fallen] == [1, 1, 0, 0, 0]
    assert len(made.raided) == 0


def test_what_is_left_goes_along_the_path_and_on_to_the_losses() -> None:
    table = Table().wall(1, soldiers=("A",)).nomads(1, BATTLE_SPACE, 9)
    table.govern("qin_1", 1, "A").govern("qin_1", 2, "B").govern("chu_1", 1, "B").govern("zhao_1", 1, "C")
    made = seen(table, 1)
    assert (made.left, made.losses, made.victory_points) == (8, 3, 0)
    assert [table.tables.site_names[site] for site in made.raided] == ["qin_1", "qin_2", "chu_1"]
    assert [int(one) for one in made.expelled] == [1, 2, 0, 0, 0]
    table.nomads(1, BATTLE_SPACE, 3)
    made = seen(table, 1)
    assert [table.tables.site_names[site] for site in made.raided] == ["qin_1", "qin_2"]
    assert made.losses == 0


def test_a_section_without_contributions_ranks_nobody() -> None:
    table = Table().nomads(3, BATTLE_SPACE, 0).govern("wei_1", 1, "A")
    made = seen(table, 3)
    assert made.won()
    assert (len(made.ranked), made.victory_points) == (0, 0)
    assert made.rank_of(0) == -1


def test_only_sections_with_the_leader_on_the_battle_space_are_coming() -> None:
    table = Table()
    for section in range(1, SECTIONS + 1):
        table.nomads(section, BATTLE_SPACE if section in (2, 4) else 1, 5)
    assert [int(made.section) for made in coming(table.state)] == [1, 3]
    assert not seen(table, 1).battle


# ---- one piece more ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("piece", "defense", "left"), [(WALL, 1, 2), (TOWER, 2, 1), (SOLDIER, 1, 2)])
def test_one_more_piece_is_looked_at_without_changing_anything(piece: int, defense: int, left: int) -> None:
    table = Table().nomads(4, BATTLE_SPACE, 3)
    before = int(table.state.piece(0, WORKERS))
    made = with_piece(table.state, 0, 3, piece)
    assert (made.defense, made.left) == (defense, left)
    assert names(made) == [0]
    assert seen(table, 4).defense == 0
    assert table.state.piece(0, WORKERS) == before
    assert table.state.faults() == []


def test_room_for_a_piece() -> None:
    table = Table().wall(1, "A", "A", "B", tower="C", soldiers=("A", "A", "B", "B", "-"))
    assert [has_room(table.state, 0, piece) for piece in (WALL, TOWER, SOLDIER)] == [False, False, True]
    assert all(has_room(table.state, 1, piece) for piece in (WALL, TOWER, SOLDIER))


# ---- against the rules -------------------------------------------------------------------------------------------------


def compare(state: TianxiaState, made: Forecast, happened: list[Fact]) -> None:
    """The facts of one battle say what was foretold."""
    section = int(made.section)

    def of(what: int) -> list[Fact]:
        return [fact for fact in happened if fact[0] == what]

    assert [fact[1] for fact in of(f.RANKED)] == names(made)
    assert [fact[2] for fact in of(f.BATTLE)] == [int(made.strength)]
    assert [fact[2] for fact in of(f.WALLS_HOLD)] == [int(made.after_walls)]
    assert bool(of(f.BATTLE_WON)) == made.won()
    assert [fact[3] for fact in of(f.RAIDED)] == [int(site) for site in made.raided]
    for seat in range(FAMILIES):
        assert sum(1 for fact in of(f.SOLDIER_LOST) if fact[1] == seat) == made.fallen[seat]
        assert sum(1 for fact in of(f.GOVERNOR_EXPELLED) if fact[1] == seat) == made.expelled[seat]
        points = sum(fact[2] for fact in of(f.GAIN) if fact[1] == seat and fact[3] == POINTS)
        assert points == points_for(state, made, seat), f"family {seat} in section {section}"
    assert sum(fact[2] for fact in of(f.LOSSES)) == made.losses


def play(seats: int, rich: bool, seed: int) -> Iterator[tuple[TianxiaState, list[Forecast], list[Fact]]]:
    """A random game, round by round: the last position before the Attack phase, what it foretells, what happened.

    Rounds whose last action places something and so changes what was foretold are left out.
    """
    dealer, chooser = SeedDealer(seed), Generator(b"foretold %d" % seed)
    state = begin(seats, RICH if rich else STANDARD)
    journal = Journal()
    state.journal = journal
    before, late = state.clone(), False
    happened: list[Fact] = []
    while not state.over:
        if state.active >= 0:
            before = state.clone()
        if state.to_act == CHANCE:
            state.play(dealer.deal(state))
        else:
            actions = keen(state.legal_actions(), chooser)
            state.play(actions[chooser.below(len(actions))])
        now = journal.take()
        kinds = [fact[0] for fact in now]
        happened += now
        late = late or (f.BATTLE in kinds and any(kind in PLACED for kind in kinds))
        if f.ENDED in kinds or (f.ROUND in kinds and state.round > 1):
            if not late:
                yield before, coming(before), happened
            happened, late = [], False


@pytest.mark.parametrize(("seats", "rich"), [(1, False), (2, True), (3, False), (4, True)])
def test_every_battle_of_random_games_goes_as_foretold_just_before(seats: int, rich: bool) -> None:
    won = lost = 0
    for seed in range(4):
        for before, foretold, happened in play(seats, rich, seed):
            battles = battles_of(happened)
            assert [int(made.section) for made in foretold] == list(battles)
            for made in foretold:
                compare(before, made, battles[int(made.section)])
                won, lost = won + int(made.won()), lost + int(not made.won())
    assert won > 0
    assert lost > 0 or rich


def battles_of(happened: list[Fact]) -> dict[int, list[Fact]]:
    """The facts of each battle, by its section."""
    found: dict[int, list[Fact]] = {}
    section = -1
    for fact in happened:
        if fact[0] == f.BATTLE:
            section = fact[3]
        if section >= 0:
            found.setdefault(section, []).append(fact)
        if fact[0] == f.LEADER_BACK:
            section = -1
    return found
