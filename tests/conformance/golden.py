"""Golden games: where random play ends, written down. The same file must hold in both builds and on every machine.

    python -m tests.conformance.golden            compare
    python -m tests.conformance.golden --write    write the files anew

A compiler that computes one number differently, or a change of the rules that nobody meant, shows up here.
"""

import argparse
import json
import sys
from pathlib import Path

from serai import games
from serai.core.documents import digest
from serai.core.state import CHANCE, State
from tests.conformance.walk import Case, option_sets, walk

FOLDER = Path(__file__).with_name("golden")
GAMES = 20

ADVICE = """
Random play does not end where tests/conformance/golden says.
- In one build only, or on one machine only: the compiler or the generator is at fault. Do not touch the files.
- After a change of the rules: records of games in progress may no longer replay to the positions they claim. Raise
  `rules_version` of the game, then write the files anew: python -m tests.conformance.golden --write
- After a change of the document's form, of the components or of the options alone: likewise, since hashes are of documents.
"""


def cases(game_id: str) -> list[Case]:
    """The games that are written down: option sets and numbers of seats go round."""
    game = games.load(game_id)
    sets = option_sets(game)
    counts = range(game.seats[0], game.seats[1] + 1)
    return [Case(game_id, counts[at % len(counts)], sets[at % len(sets)], at) for at in range(GAMES)]


def outcome(case: Case) -> dict[str, object]:
    """One game played: how many decisions and outcomes, all actions as one hash, the final hash, the scores."""
    actions: list[int] = []
    by_chance = 0

    def act(state: State, action: int) -> None:
        nonlocal by_chance
        by_chance += state.to_act == CHANCE
        actions.append(action)
        state.play(action)

    *_, final = walk(case, act)
    return {
        "seats": case.seats,
        "options": case.options,
        "seed": case.seed,
        "decisions": len(actions) - by_chance,
        "outcomes": by_chance,
        "actions": digest(actions),
        "hash": digest(case.game.document(final)),
        "scores": [int(final.score(seat)) for seat in range(case.seats)],
    }


def outcomes(game_id: str) -> dict[str, object]:
    """All golden games of a game."""
    return {
        "game": game_id,
        "rules": games.load(game_id).rules_version,
        "games": [outcome(case) for case in cases(game_id)],
    }


def path_of(game_id: str) -> Path:
    """The golden file of a game."""
    return FOLDER / f"{game_id}.json"


def write(game_id: str) -> None:
    """Write the golden file of a game, one line a game."""
    found = outcomes(game_id)
    played = found.pop("games")
    assert isinstance(played, list)
    lines = ",\n    ".join(json.dumps(each) for each in played)
    head = ",\n  ".join(f"{json.dumps(key)}: {json.dumps(value)}" for key, value in found.items())
    FOLDER.mkdir(exist_ok=True)
    path_of(game_id).write_text(f'{{\n  {head},\n  "games": [\n    {lines}\n  ]\n}}\n', encoding="utf-8")


def compare(game_id: str) -> list[str]:
    """What differs from the golden file, in words."""
    if not path_of(game_id).exists():
        return [f"{path_of(game_id).name} is missing: python -m tests.conformance.golden --write"]
    golden = json.loads(path_of(game_id).read_text(encoding="utf-8"))
    rules = games.load(game_id).rules_version
    if golden["rules"] != rules:
        return [f"{game_id}: rules version {rules}, the file has {golden['rules']}: write it anew"]
    return [
        f"{case}: expected {expected}, got {found}"
        for case, expected in zip(cases(game_id), golden["games"], strict=True)
        if (found := outcome(case)) != expected
    ]


def main() -> int:
    """Compare or write; 1 when something differs."""
    parser = argparse.ArgumentParser(prog="python -m tests.conformance.golden", description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=list(games.IDS), metavar="GAME")
    parser.add_argument("--write", action="store_true", help="write the files anew")
    chosen = parser.parse_args()
    faults: list[str] = []
    for name in chosen.games:
        game_id = games.find(name)
        if chosen.write:
            write(game_id)
        found = compare(game_id)
        faults += found
        if not found:
            print(f"{game_id}: {len(cases(game_id))} games, all as in {path_of(game_id).name}")
    for fault in faults:
        print(fault)
    if faults:
        print(ADVICE, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
