"""The fuzzers: each makes an input from a seed and hands it to its check. The same seed always makes the same input."""

import json
import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property

from serai.core.chance import SecretDealer, SeedDealer
from serai.core.documents import Document, digest
from serai.core.game import Game
from serai.core.options import complete
from serai.core.record import Record, header_for, start_state
from serai.core.seats import seat_name
from serai.core.state import State
from tests.conformance.walk import Case, cases_of, next_action, positions
from tests.fuzz import checks
from tests.fuzz.mutate import STRANGE, Damage, damaged_bytes, damaged_text


@dataclass
class Inputs:
    """Sound inputs of a game, and damaged ones made from them."""

    game: Game
    seeds: int = 2
    _damages: dict[str, Damage] = field(default_factory=dict)

    @cached_property
    def states(self) -> list[State]:
        """Positions of random games with all options, setup included."""
        cases: list[Case] = cases_of(self.game, self.seeds)
        return [state for case in cases for state in positions(case, 2)]

    @cached_property
    def documents(self) -> list[Document]:
        """The positions as documents."""
        return [self.game.document(state) for state in self.states]

    @cached_property
    def views(self) -> list[Document]:
        """Each position as one seat or the spectator sees it."""
        return [
            self.game.view(state, at % (int(state.seats) + 1) if at % (int(state.seats) + 1) < state.seats else -2)
            for at, state in enumerate(self.states)
        ]

    @cached_property
    def records(self) -> list[bytes]:
        """Short records, and one whole game."""
        return [self._record(number, 40 if number else self.game.length_limit) for number in range(4)]

    @cached_property
    def notations(self) -> list[str]:
        """The notation of every action."""
        return [self.game.notation(action) for action in range(self.game.space.size)]

    def _record(self, seed: int, at_most: int) -> bytes:
        game = self.game
        case = cases_of(game, 1)[0]
        secret = bytes(16)
        seats = game.seats[seed % 2]
        record = Record(header_for(game, seats, complete(game.options, {}), secret))
        state, dealer, chooser = start_state(game, record.header), SecretDealer(secret), case.chooser()
        steps = SeedDealer(seed)
        while not state.over and len(record.entries) < at_most:
            who = seat_name(int(state.to_act))
            action = int(dealer.deal(state)) if who == "chance" else next_action(state, steps, chooser)
            state.play(action)
            record.add(who, game.notation(action), digest(game.document(state)))
        return record.text().encode()

    def damage(self, kind: str, source: random.Random) -> Document:
        """A damaged document or view."""
        sound = self.documents if kind == "document" else self.views
        if kind not in self._damages:
            self._damages[kind] = Damage(source, sound)
        damage = self._damages[kind]
        damage.source = source
        return damage.damaged(source.choice(sound))


def make_changes(inputs: Inputs, source: random.Random) -> tuple[Document, Document]:
    """A sound position, and changes by dotted path to values of other positions or to strange ones."""
    base, other = source.choice(inputs.documents), source.choice(inputs.documents)
    changes: Document = {}
    for _ in range(source.randrange(1, 4)):
        here: object = other
        path: list[str] = []
        for _ in range(source.randrange(1, 4)):
            if not isinstance(here, dict) or not here:
                break
            path.append(source.choice(list(here)))
            here = here[path[-1]]
        if source.random() < 0.15:
            path[source.randrange(len(path))] = source.choice(("", "x", "\N{SUPERSCRIPT TWO}", "A"))
        changes[".".join(path)] = source.choice(STRANGE) if source.random() < 0.2 else here
    return base, changes


def make_structure(inputs: Inputs, source: random.Random) -> object:
    """The structure of an action with something changed."""
    if source.random() < 0.1:
        return source.choice(STRANGE)
    structure: dict[object, object] = {}
    structure.update(inputs.game.structure(source.randrange(inputs.game.space.size)))
    key = source.choice(list(structure))
    way = source.randrange(4)
    if way == 0:
        del structure[key]
    elif way == 1:
        structure[source.choice(("surprise", "", 3))] = source.choice(STRANGE)
    elif way == 2:
        structure[key] = source.choice(STRANGE)
    else:
        structure[key] = source.choice((-1, 0, 1, 2, 3, 99, "1", "01", "UP", structure[key]))
    return structure


def make_options(inputs: Inputs, source: random.Random) -> object:
    """Options with right and wrong values."""
    made: dict[str, object] = {}
    for option in inputs.game.options:
        if source.random() < 0.6:
            made[option.name] = source.choice((*option.values, *map(str, option.values)))
        elif source.random() < 0.2:
            made[option.name] = source.choice(STRANGE)
    if source.random() < 0.1:
        made[source.choice(("surprise", "", "x" * 5000, "two\nlines"))] = True
    return made


@dataclass(frozen=True)
class Fuzzer:
    """A kind of input: how it is made, how it is checked, how it is kept in a file."""

    name: str
    suffix: str
    make: Callable[[Inputs, random.Random], object]
    check: Callable[[Game, object], bool]
    weight: int = 1  # how often beside the others

    def pack(self, made: object) -> bytes:
        """An input as the bytes of a file."""
        if isinstance(made, bytes):
            return made
        if isinstance(made, str):
            return made.encode("utf-8", "surrogatepass")
        return json.dumps(made, indent=1).encode()

    def unpack(self, data: bytes) -> object:
        """The input in a file."""
        if self.suffix == "jsonl":
            return data
        return data.decode("utf-8", "surrogatepass") if self.suffix == "txt" else json.loads(data)


def _check_record(game: Game, made: object) -> bool:
    assert isinstance(made, bytes)
    return checks.check_record(game, made)


def _check_notation(game: Game, made: object) -> bool:
    assert isinstance(made, str)
    return checks.check_notation(game, made)


def _check_changes(game: Game, made: object) -> bool:
    assert isinstance(made, tuple | list)
    return checks.check_changes(game, made[0], made[1])


def _check_game(game: Game, made: object) -> bool:
    assert isinstance(made, int)
    return checks.check_game(game, made)


FUZZERS: dict[str, Fuzzer] = {
    fuzzer.name: fuzzer
    for fuzzer in (
        Fuzzer("game", "json", lambda inputs, source: source.randrange(2**32), _check_game),
        Fuzzer("document", "json", lambda inputs, source: inputs.damage("document", source), checks.check_document, 20),
        Fuzzer("view", "json", lambda inputs, source: inputs.damage("view", source), checks.check_view, 6),
        Fuzzer("changes", "json", make_changes, _check_changes, 5),
        Fuzzer(
            "record",
            "jsonl",
            lambda inputs, source: damaged_bytes(source, source.choice(inputs.records)),
            _check_record,
            4,
        ),
        Fuzzer("notation", "txt", lambda inputs, source: damaged_text(source, inputs.notations), _check_notation, 4),
        Fuzzer("structure", "json", make_structure, checks.check_structure, 4),
        Fuzzer("options", "json", make_options, checks.check_options, 4),
    )
}


@dataclass(frozen=True)
class Failure:
    """An input that did what no input may do."""

    fuzzer: Fuzzer
    seed: str
    made: object
    what: str


def signature(error: BaseException) -> str:
    """What went wrong, in one line, without the numbers that differ from case to case."""
    text = str(error).splitlines()[0] if str(error) else ""
    kind = "" if isinstance(error, checks.Finding) else f"{type(error).__name__}: "
    for pattern, plain in ((r"'[^']{9,}'?", "'...'"), (r"\bseats\.[A-E]\b", "seats.?"), (r"\d+", "#")):
        text = re.sub(pattern, plain, text)
    return (kind + text)[:160]


def attempt(fuzzer: Fuzzer, game: Game, made: object) -> tuple[bool, str]:
    """Check an input: whether it was accepted, and what went wrong (empty when nothing did)."""
    try:
        return fuzzer.check(game, made), ""
    except Exception as error:
        return True, signature(error)


def run_one(fuzzer: Fuzzer, inputs: Inputs, seed: str) -> tuple[bool, Failure | None]:
    """Make the input of a seed and check it."""
    made = fuzzer.make(inputs, random.Random(f"{fuzzer.name} {seed}"))
    accepted, what = attempt(fuzzer, inputs.game, made)
    return accepted, Failure(fuzzer, seed, made, what) if what else None
