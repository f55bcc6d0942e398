"""Connected groups of Yellow & Yangtze, kept piece by piece or found afresh: the same changes, in one run, on one core.

    python -m bench.groups          a table; --json for one JSON document; --changes N, --games N

Random games give positions; in each a tile is laid on an empty space, or a piece is taken off. The groups after it are found

- `kept`: by `join` and `remove_piece` of the game's `groups.py`, which look at the groups that the change touches;
- `filled`: by `regroup` there, a flood fill of the whole board, compiled like the rest of the rules;
- `by hand`: by the flood fill below, plain Python over plain lists, as one would write it first.

All three are checked to find the same groups. Times are nanoseconds of processor time for one change, a call from Python
included; the ways take turns, and the median of the rounds is shown with the lowest and the highest.
"""

import argparse
import json
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from mypy_extensions import u8

import serai
from serai import _build
from serai.core.chance import SeedDealer
from serai.games.yellow_and_yangtze.groups import join, regroup, remove_piece
from serai.games.yellow_and_yangtze.rules import YellowAndYangtzeState
from serai.games.yellow_and_yangtze.state import EMPTY, NONE
from serai.games.yellow_and_yangtze.tables import BLUE, COLORS, DIRECTIONS, RIVER

ROUNDS: Final = 7
SEATS: Final = 4
EVERY: Final = 5  # decisions between two positions that are taken
Groups = frozenset[frozenset[int]]


@dataclass(frozen=True)
class Change:
    """A position, and a space where a tile is laid (`tile` is its number on the board), or whose piece leaves (EMPTY)."""

    state: YellowAndYangtzeState
    space: int
    tile: int


@dataclass(frozen=True)
class Way:
    """How the groups are found."""

    name: str
    comes: Callable[[YellowAndYangtzeState, int], object]
    leaves: Callable[[YellowAndYangtzeState, int], object]


# ---- three ways ------------------------------------------------------------------------------------------------------


def flood_fill(board: Sequence[int], neighbors: Sequence[Sequence[int]]) -> list[int]:
    """The group of every space, 0 where nothing lies: each is named after its first space, plus 1."""
    group = [0] * len(board)
    for start, piece in enumerate(board):
        if piece == EMPTY or group[start]:
            continue
        group[start] = start + 1
        waiting = [start]
        while waiting:
            for other in neighbors[waiting.pop()]:
                if board[other] != EMPTY and not group[other]:
                    group[other] = start + 1
                    waiting.append(other)
    return group


def neighbors_of(state: YellowAndYangtzeState) -> list[list[int]]:
    """For each space those that it touches."""
    flat = [int(other) for other in state.map.neighbor]
    rows = (flat[at : at + DIRECTIONS] for at in range(0, len(flat), DIRECTIONS))
    return [[other for other in row if other >= 0] for row in rows]


def ways(neighbors: Sequence[Sequence[int]]) -> list[Way]:
    """All of them; `neighbors` are those of the map that is played on."""

    def fill_without(state: YellowAndYangtzeState, space: int) -> None:
        state.board[space] = u8(EMPTY)
        state.group[space] = u8(0)
        regroup(state)

    def by_hand(state: YellowAndYangtzeState, space: int) -> list[int]:
        return flood_fill(list(state.board), neighbors)

    def by_hand_without(state: YellowAndYangtzeState, space: int) -> list[int]:
        board = list(state.board)
        board[space] = u8(EMPTY)
        return flood_fill(board, neighbors)

    return [
        Way("kept", join, remove_piece),
        Way("filled", lambda state, space: regroup(state), fill_without),
        Way("by hand", by_hand, by_hand_without),
    ]


def partition(group: Iterable[int]) -> Groups:
    """The groups as sets of spaces, whatever their names."""
    members: dict[int, set[int]] = {}
    for space, label in enumerate(group):
        if label:
            members.setdefault(int(label), set()).add(space)
    return frozenset(map(frozenset, members.values()))


# ---- positions -------------------------------------------------------------------------------------------------------


def changes(count: int, games: int, seed: int = 1) -> list[Change]:
    """So many changes, half of them of each sort, in positions of random games without a conflict."""
    chooser = random.Random(seed)
    positions = [state for game in range(games) for state in positions_of(game, chooser)]
    if not positions:
        raise ValueError("no position: at least one game is needed")
    found = []
    for at in range(count):
        state = positions[at % len(positions)].clone()
        if at % 2:
            found.append(Change(state, chooser.choice(occupied(state)), EMPTY))
        else:
            space = chooser.choice([space for space in map(int, state.map.spaces) if state.board[space] == EMPTY])
            river = int(state.map.terrain[space]) == RIVER
            color = BLUE if river else chooser.choice([color for color in range(COLORS) if color != BLUE])
            state.board[space] = u8(color + 1)
            found.append(Change(state, space, color + 1))
    return found


def positions_of(seed: int, chooser: random.Random) -> list[YellowAndYangtzeState]:
    """Every few decisions of a random game, from its first turn on."""
    state, dealer, found, decisions = begun(), SeedDealer(seed), [], 0
    while not state.over:
        if state.to_act == serai.CHANCE:
            state.play(dealer.deal(state))
            continue
        quiet = state.war_space == NONE and state.revolt_color == NONE
        if decisions % EVERY == 0 and quiet:
            found.append(state.clone())
        state.play(chooser.choice(state.legal_actions()))
        decisions += 1
    return found


def begun() -> YellowAndYangtzeState:
    """A game before its first decision of chance."""
    state = serai.game("yellow_and_yangtze").start(SEATS).state
    if not isinstance(state, YellowAndYangtzeState):
        raise TypeError(f"{type(state).__name__} is no state of Yellow & Yangtze")
    return state


def occupied(state: YellowAndYangtzeState) -> list[int]:
    """The spaces where a piece lies."""
    return [space for space, piece in enumerate(state.board) if piece != EMPTY]


# ---- measuring -------------------------------------------------------------------------------------------------------


def check(all_changes: Sequence[Change], compared: Sequence[Way]) -> None:
    """All ways find the same groups after every change. Raises ValueError."""
    for change in all_changes:
        found = set()
        for way in compared:
            state = change.state.clone()
            outcome = (way.comes if change.tile else way.leaves)(state, change.space)
            found.add(partition(outcome if isinstance(outcome, list) else state.group))
        if len(found) > 1:
            raise ValueError(f"space {change.space}: the ways disagree")


def timed(act: Callable[[YellowAndYangtzeState, int], object], some: Sequence[Change]) -> float:
    """Nanoseconds for one change."""
    ready = [(change.state.clone(), change.space) for change in some]
    start = time.process_time_ns()
    for state, space in ready:
        act(state, space)
    return (time.process_time_ns() - start) / len(ready)


def measure(all_changes: Sequence[Change], compared: Sequence[Way]) -> dict[str, dict[str, list[float]]]:
    """The time of each way in each round, for both sorts of change; the ways take turns."""
    sorts = {
        "a tile comes": [change for change in all_changes if change.tile],
        "a piece leaves": [change for change in all_changes if not change.tile],
    }
    times: dict[str, dict[str, list[float]]] = {sort: {way.name: [] for way in compared} for sort in sorts}
    for turn in range(ROUNDS + 1):  # the first one warms up
        for sort, some in sorts.items():
            for way in compared:
                spent = timed(way.comes if some[0].tile else way.leaves, some)
                if turn:
                    times[sort][way.name].append(spent)
    return times


def table(times: dict[str, dict[str, list[float]]]) -> str:
    """A row for each sort of change and each way; how many times as long as the kept groups take."""
    lines = [f"{'change':16} {'groups':8} {'median ns':>10} {'lowest':>10} {'highest':>10} {'times':>6}"]
    for sort, by_way in times.items():
        least = statistics.median(by_way["kept"])
        for name, rounds in by_way.items():
            median = statistics.median(rounds)
            lines.append(
                f"{sort:16} {name:8} {median:10,.0f} {min(rounds):10,.0f} {max(rounds):10,.0f} {median / least:6.1f}"
            )
    return "\n".join(lines)


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.groups", description=__doc__.split("\n", 1)[0])
    parser.add_argument("--changes", type=int, default=4000, help="how many changes in each round (default 4000)")
    parser.add_argument("--games", type=int, default=20, help="random games that give the positions (default 20)")
    parser.add_argument("--json", action="store_true", help="one JSON document")
    options = parser.parse_args()
    if options.changes < 2 or options.games < 1:
        parser.error("at least two changes and one game are needed")
    if not _build.compiled():
        print("bench.groups: Serai runs uncompiled here; all three ways are plain Python", file=sys.stderr)
    found = changes(options.changes, options.games)
    compared = ways(neighbors_of(found[0].state))
    check(found, compared)
    pieces = statistics.mean(len(occupied(change.state)) for change in found)
    times = measure(found, compared)
    if options.json:
        rows = [
            {"change": sort, "groups": name, "median_ns": statistics.median(rounds), "rounds_ns": rounds}
            for sort, by_way in times.items()
            for name, rounds in by_way.items()
        ]
        print(json.dumps({"compiled": _build.compiled(), "changes": len(found), "pieces": pieces, "rows": rows}))
    else:
        print(f"{len(found):,} changes in positions with {pieces:.0f} pieces on average")
        print(table(times))
    return 0


if __name__ == "__main__":
    sys.exit(main())
