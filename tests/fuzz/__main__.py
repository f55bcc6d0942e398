"""Feed a game with damaged input until the time is over, and keep what it should not have done.

python -m tests.fuzz river_of_gold --seconds 60 --seed 1
python -m tests.fuzz river_of_gold --only document,view
python -m tests.fuzz river_of_gold --replay tests/fuzz/failures/document-0123456789abcdef.json
"""

import argparse
import hashlib
import sys
import time
import traceback
from pathlib import Path

from serai import games
from serai.core.game import Game
from tests.fuzz.fuzzers import FUZZERS, Failure, Fuzzer, Inputs, run_one
from tests.fuzz.minimise import minimised

FAILURES = Path(__file__).with_name("failures")


def keep(failure: Failure, inputs: Inputs) -> str:
    """Write a failure into `failures`, made small, with a note of how to replay it; what to print about it."""
    made, changes = minimised(failure, inputs)
    data = failure.fuzzer.pack(made)
    name = f"{failure.fuzzer.name}-{hashlib.blake2b(data, digest_size=8).hexdigest()}.{failure.fuzzer.suffix}"
    FAILURES.mkdir(exist_ok=True)
    path = FAILURES / name
    path.write_bytes(data)
    command = f"python -m tests.fuzz {inputs.game.id} --replay tests/fuzz/failures/{name}"
    report = "\n".join([failure.what, *(f"  {change}" for change in changes), f"  {command}"])
    path.with_name(name + ".note").write_text(f"{report}\n  seed {failure.seed}\n", encoding="utf-8")
    return f"{failure.fuzzer.name}: {report}"


def replay(game: Game, path: Path) -> int:
    """Check the input of a file once more, with the whole traceback; 1 when it still fails."""
    name = path.name.partition("-")[0]
    if name not in FUZZERS:
        print(f"{path.name}: the name must begin with one of {', '.join(FUZZERS)}", file=sys.stderr)
        return 2
    fuzzer = FUZZERS[name]
    try:
        accepted = fuzzer.check(game, fuzzer.unpack(path.read_bytes()))
    except Exception:
        traceback.print_exc()
        return 1
    print("accepted, and nothing is wrong" if accepted else "refused, as it should be")
    return 0


def schedule(chosen: list[Fuzzer]) -> list[Fuzzer]:
    """The fuzzers in turn, the heavier ones more often."""
    most = max(fuzzer.weight for fuzzer in chosen)
    return [fuzzer for number in range(most) for fuzzer in chosen if number % (most // fuzzer.weight) == 0]


def fuzz(game: Game, chosen: list[Fuzzer], seconds: float, seed: str) -> int:
    """Run the fuzzers in turn; 1 when something failed."""
    inputs = Inputs(game)
    end = time.monotonic() + seconds
    tried: dict[str, int] = {fuzzer.name: 0 for fuzzer in chosen}
    passed: dict[str, int] = {fuzzer.name: 0 for fuzzer in chosen}
    known: dict[str, int] = {}
    number = 0
    order = schedule(chosen)
    while time.monotonic() < end:
        fuzzer = order[number % len(order)]
        accepted, failure = run_one(fuzzer, inputs, f"{seed} {number}")
        tried[fuzzer.name] += 1
        passed[fuzzer.name] += accepted
        if failure is not None:
            known[failure.what] = known.get(failure.what, 0) + 1
            if known[failure.what] == 1:
                print(keep(failure, inputs), flush=True)
        number += 1
    for name, count in tried.items():
        print(f"{name}: {count} tried, {passed[name]} accepted", file=sys.stderr)
    for what, count in sorted(known.items(), key=lambda item: -item[1]):
        print(f"{count} times: {what}", file=sys.stderr)
    return 1 if known else 0


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--only", default=",".join(FUZZERS), help=f"some of {','.join(FUZZERS)}")
    parser.add_argument("--replay", type=Path, metavar="FILE", help="check one kept input again")
    asked = parser.parse_args()
    game = games.load(games.find(asked.game))
    if asked.replay is not None:
        return replay(game, asked.replay)
    unknown = set(asked.only.split(",")) - set(FUZZERS)
    if unknown:
        parser.error(f"there is no fuzzer {sorted(unknown)[0]!r}; fuzzers are: {', '.join(FUZZERS)}")
    return fuzz(game, [FUZZERS[name] for name in asked.only.split(",")], asked.seconds, asked.seed)


if __name__ == "__main__":
    raise SystemExit(main())
