"""The program that counts what happens in games of bots: tables agree with each other, shares and intervals with a hand."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import serai
from bench import figures
from bench.figures import Kept, Line, Played, Result, Tally
from serai.core.documents import Document
from serai.core.options import complete

ROOT = Path(__file__).parents[2]
SIDES: list[Document] = [
    {"event": "war_side", "state": state, "strength": 3 - at} for at, state in enumerate(("D03", "E04", "F05"))
]


def tally_of(game_id: str, games: int = 2, bots: str = "random") -> Tally:
    """A few games with the fewest seats."""
    game = serai.game(game_id)
    return figures.measured(game, complete(game.options, {}), [bots] * game.seats[0], games, "figures")


def rows_of(tally: Tally, title: str) -> dict[str, list[Any]]:
    """The rows of a table by their first cell."""
    table = next(one for one in figures.tables(tally) if one.title == title)
    return {str(row[0]): row[1:] for row in table.rows}


@pytest.mark.parametrize("game_id", serai.game_ids())
def test_the_tables_of_a_game_agree(game_id: str) -> None:
    tally = tally_of(game_id)
    actions, events, lengths = (rows_of(tally, title) for title in ("Actions", "Events", "Length"))
    seats = len(tally.lineup)
    assert sum(row[0] for row in actions.values()) == lengths["decisions"][3] * 2
    assert events["`turn`"][0] == lengths["turns"][3] * 2
    assert events["`ended`"] == [2, 1.0, 100.0]
    places = rows_of(tally, "Scores by place, clockwise from the starting player")
    assert list(places) == [str(place) for place in range(1, seats + 1)]
    assert all(row[0] == 2 for row in places.values())
    for line in tally.kept.lines:
        times = tally.events[line.event]
        assert sum(tally.values[one] for one in tally.values if one[0] == line.title) == times
    for verb, name in tally.kept.parameters:
        assert sum(row[0] for row in rows_of(tally, f"Action `{verb}` by {name}").values()) == tally.verbs[verb]
    for table in figures.tables(tally):
        assert all(len(row) == len(table.columns) for row in table.rows)
        assert table.markdown().count("\n") == len(table.rows) + 3


@pytest.mark.parametrize("game_id", sorted(figures.KEPT))
def test_what_is_kept_of_a_game_is_there(game_id: str) -> None:
    """Every event name and key belongs to an event that happens, or to an option that is off."""
    kept, tally = figures.KEPT[game_id], tally_of(game_id, 20)
    optional = {"patron_picked", "patron_shown", "clan_dealt"}
    for line in (*kept.lines, *([kept.part] if kept.part else [])):
        for event in (line.event, *line.among):
            assert tally.events[event] or event in optional, event
    assert {verb for verb, _ in kept.parameters} <= {family.verb for family in tally.game.space.families}


def test_equal_calls_count_equal_games() -> None:
    one, other = (figures.tables(tally_of("yellow_and_yangtze")) for _ in range(2))
    assert one == other


def test_scores_by_hand() -> None:
    """Two of three games won, and none of one."""
    results = [
        Result(seat=0, place=place, part="", score=score, won=won, categories={})
        for place, score, won in ((1, 10, True), (1, 12, True), (1, 5, False), (2, 7, False))
    ]
    table = figures.scores_table("Scores", "place", figures.grouped(results, lambda one: str(one.place)))
    assert table.rows == [
        ["1", 3, 9.0, 3.61, 5, 12, 2, 66.7, 20.8, 93.9],
        ["2", 1, 7.0, 0.0, 7, 7, 0, 0.0, 0.0, 79.3],
    ]
    assert table.markdown().endswith("| 2 | 1 | 7.00 | 0.00 | 7 | 7 | 0 | 0.0 | 0.0 | 79.3 |")


def test_six_numbers_by_hand() -> None:
    assert figures.spread([4, 1, 3, 2, 10]) == [1, 2.0, 3.0, 4.0, 4.0, 10]
    assert figures.spread([7]) == [7, 7.0, 7.0, 7.0, 7.0, 7]


def test_values_are_told_beside_the_games_they_could_happen_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card that lies in both games and is used twice in one of them; one that nobody uses; words without an event."""
    kept = Kept(
        lines=(
            Line("Cards", "used", "card", among=("shown",)),
            Line("Wars", "war", "states", ("2", "3")),
        )
    )
    monkeypatch.setitem(figures.KEPT, "river_of_gold", kept)
    tally = Tally(serai.game("river_of_gold"), ["random"] * 2)
    games: list[list[Document]] = [
        [{"event": "shown", "card": "a"}, {"event": "shown", "card": "a"}, {"event": "shown", "card": "b"}],
        [{"event": "shown", "card": "a"}, {"event": "used", "card": "a"}, {"event": "used", "card": "a"}],
    ]
    over = tally.game.position(serai.game("river_of_gold").start(seats=2).document(), seed=None).state
    for events in games:
        tally.add(Played(over, events=events))
    assert rows_of(tally, "Cards") == {"a": [2, 2, 1.0, 50.0], "b": [1, 0, 0.0, 0.0]}
    assert rows_of(tally, "Wars") == {"2": [0, 0.0, 0.0], "3": [0, 0.0, 0.0]}


def test_conflicts_by_hand() -> None:
    """A revolt that the defender wins; a war of three states that the weakest wins with the uniting player's leader."""
    events: list[Document] = [
        {"event": "revolt", "seat": "A", "defender": "B"},
        {"event": "revolt_won", "seat": "B"},
        {"event": "war", "seat": "A", "states": 3},
        *SIDES,
        {"event": "war_leader", "seat": "B", "state": "D03"},
        {"event": "war_leader", "seat": "A", "state": "F05"},
        {"event": "war_won", "state": "F05"},
    ]
    assert [row for _, row in figures.conflicts(events)] == [
        "defender",
        "weaker than another state",
        "only where it is won",
    ]


@pytest.mark.parametrize(
    ("wins", "strength", "leaders"),
    [
        ("D03", "the strongest alone", "on both sides"),
        ("E04", "weaker than another state", "on both sides"),
        ("F05", "weaker than another state", "only where it is lost"),
    ],
)
def test_a_war_by_who_wins_it(wins: str, strength: str, leaders: str) -> None:
    events: list[Document] = [
        {"event": "war", "seat": "C", "states": 3},
        *SIDES,
        {"event": "war_leader", "seat": "C", "state": "D03"},
        {"event": "war_leader", "seat": "C", "state": "E04"},
        {"event": "war_won", "state": wins},
    ]
    assert [row for _, row in figures.conflicts(events)] == [strength, leaders]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The program as people call it."""
    command = [sys.executable, "-m", "bench.figures", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)


def test_one_document_with_different_bots() -> None:
    ended = run("river-of-gold", "--games", "2", "--bots", "greedy:20,random", "--seed", "two", "--json")
    assert ended.returncode == 0, ended.stderr
    found = json.loads(ended.stdout)
    assert (found["game"], found["games"], found["seats"], found["seed"]) == ("river_of_gold", 2, 2, "two")
    by_seat = next(table for table in found["tables"] if table["title"] == "Scores by seat and bot")
    assert [row[0] for row in by_seat["rows"]] == ["A: greedy:20", "B: random"]


def test_markdown() -> None:
    ended = run("marco-polo-ii", "--games", "2", "--seats", "2")
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout.startswith("## Marco Polo II: random\n\n2 games, 2 seats, seed `0`, ")
    assert "\n### Scores by character\n" in ended.stdout


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("chess",), "there is no game 'chess'"),
        (("river-of-gold", "--seats", "5"), "is played by 2 to 4, not 5"),
        (("river-of-gold", "--bots", "wise"), "there is no bot 'wise'"),
        (("river-of-gold", "--bots", "random,greedy", "--seats", "3"), "names 2 bots for 3 seats"),
        (("river-of-gold", "--option", "fog=on"), "there is no option 'fog'"),
        (("river-of-gold", "--games", "0"), "expected a whole number from 1"),
    ],
)
def test_a_wrong_call_is_answered_in_words(arguments: tuple[str, ...], complaint: str) -> None:
    ended = run(*arguments)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert complaint in ended.stderr
