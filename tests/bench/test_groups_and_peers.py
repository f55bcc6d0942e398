"""The programs that measure the rules: every game takes part, all ways are checked against each other, keys are kept."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import serai
from bench import groups, peers

ROOT = Path(__file__).parents[2]


def test_every_registered_game_takes_part_beside_the_peers() -> None:
    found = peers.ours()
    assert sorted({engine.game_id for engine in found}) == sorted(serai.game_ids())
    assert len(found) == 2 * len(serai.game_ids())
    for engine in found:
        assert f"{serai.game(engine.game_id).seats[1]} seats" in engine.name
        assert engine.play(1) > 20


def test_a_peer_is_compared_with_every_game() -> None:
    engines = [*peers.ours(), peers.Engine("another", "its own loop", lambda seed: 1)]
    rates = [[1000.0, 3000.0, 2000.0], *[[500.0]] * (len(engines) - 2), [100.0, 50.0, 40.0]]
    lines = peers.table(engines, rates).split("\n")
    assert all(game_id in lines[0] for game_id in serai.game_ids())
    assert lines[1].split()[-3:] == ["2,000", "1,000", "3,000"]
    assert lines[-1].split()[-len(serai.game_ids()) :] == ["40.0x", *["10.0x"] * (len(serai.game_ids()) - 1)]


def test_all_ways_find_the_same_groups() -> None:
    found = groups.changes(300, 2)
    assert {bool(change.tile) for change in found} == {True, False}
    compared = groups.ways(groups.neighbors_of(found[0].state))
    groups.check(found, compared)
    forgetful = groups.Way("forgetful", lambda state, space: None, lambda state, space: None)
    with pytest.raises(ValueError, match="the ways disagree"):
        groups.check(found, [*compared, forgetful])


def test_a_flood_fill_by_hand() -> None:
    """A row of six spaces, the third and the last one empty."""
    neighbors = [[1], [0, 2], [1, 3], [2, 4], [3, 5], [4]]
    assert groups.flood_fill([1, 4, 0, 2, 2, 0], neighbors) == [1, 1, 0, 4, 4, 0]


def test_the_groups_are_measured() -> None:
    command = [sys.executable, "-m", "bench.groups", "--changes", "40", "--games", "1", "--json"]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert ended.returncode == 0, ended.stderr
    found = json.loads(ended.stdout)
    assert found["changes"] == 40
    assert {(row["change"], row["groups"]) for row in found["rows"]} == {
        (change, way) for change in ("a tile comes", "a piece leaves") for way in ("kept", "filled", "by hand")
    }
    for row in found["rows"]:
        assert 0 < min(row["rounds_ns"]) <= row["median_ns"] <= max(row["rounds_ns"])
