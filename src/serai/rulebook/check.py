"""Running rulings: set the position up, play the moves, ask for the refusals, compare with what is expected."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from serai import games
from serai.core.actions import NotationError
from serai.core.chance import SeedDealer, deal_all
from serai.core.dealt import DealtState
from serai.core.documents import Document, DocumentError
from serai.core.game import Game
from serai.core.options import OptionError, Options, complete
from serai.core.seats import seat_name, seat_number
from serai.core.state import CHANCE, LEGAL, NOBODY, State
from serai.rulebook.expect import Mismatch, compare, short, shown
from serai.rulebook.rulings import (
    CHANCE_NAME,
    LEGAL_KEYS,
    Move,
    Refusal,
    Ruling,
    check_distinct,
    load_rulings,
    shipped_rulings,
)

SEED: Final = 0  # what a ruling does not fix


@dataclass(frozen=True)
class Outcome:
    """How a ruling went. When it failed: the place in the ruling, what was expected there, what came."""

    ruling: Ruling
    passed: bool
    place: str = ""
    expected: object = None  # plain data: a value of the position, or words
    came: object = None

    def __str__(self) -> str:
        """One line."""
        if self.passed:
            return f"{self.ruling.id}: passed"
        return f"{self.ruling.id}: {self.place}: expected {shown(self.expected)}; came {shown(self.came)}"


@dataclass(frozen=True)
class Report:
    """How many rulings passed, failed and were skipped (their game is not here), and the failures."""

    passed: int
    failed: int
    skipped: int
    failures: tuple[Outcome, ...]

    def data(self) -> Document:
        """As `serai check --json` prints it."""
        return {
            "passed": self.passed,
            "failed": self.failed,
            "skipped": self.skipped,
            "failures": [
                {
                    "id": failure.ruling.id,
                    "game": failure.ruling.game_id,
                    "file": failure.ruling.file,
                    "rules": list(failure.ruling.rules),
                    "place": failure.place,
                    "expected": failure.expected,
                    "came": failure.came,
                }
                for failure in self.failures
            ],
        }


def check_rulings(
    paths: Sequence[Path],
    game_id: str | None = None,
    components: str | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Report:
    """Run the rulings of files and folders; with no path, all that ship. `game_id` leaves out those of other games.

    Everything is read and checked before anything is run. Raises RulingError for a damaged file, a notation, an option
    or a position that cannot be; ValueError for a component file that cannot be.
    """
    rulings = load_rulings(paths) if paths else [r for known in games.IDS for r in shipped_rulings(known)]
    rulings = [ruling for ruling in rulings if game_id is None or ruling.game_id == game_id]
    check_distinct(rulings)
    here = [ruling for ruling in rulings if ruling.game_id in games.IDS]
    for ruling in here:
        check_notation(ruling, game_of(ruling, components))
    failures: list[Outcome] = []
    for done, ruling in enumerate(here, 1):
        outcome = run(ruling, game_of(ruling, components))
        if not outcome.passed:
            failures.append(outcome)
        if progress is not None:
            progress(done, len(here))
    return Report(len(here) - len(failures), len(failures), len(rulings) - len(here), tuple(failures))


def game_of(ruling: Ruling, components: str | None = None) -> Game:
    """The game of a ruling with its component file, or else with the one given.

    Raises RulingError for a component file that the ruling names, ValueError or OSError for the one given.
    """
    if ruling.components is None:
        return _game(ruling.game_id, components)
    try:
        return _game(ruling.game_id, ruling.components)
    except (ValueError, OSError) as error:
        raise ruling.fault("components", str(error)) from None


@cache
def _game(game_id: str, components: str | None) -> Game:
    game = games.load(game_id)
    return game if components is None else game.with_components(components)


# ---- what must hold before it is run ---------------------------------------------------------------------------------


def check_notation(ruling: Ruling, game: Game) -> None:
    """Seats, options and every notation mean something in the game. Raises RulingError naming the place."""
    try:
        game.check_seats(ruling.seats)
    except ValueError as error:
        raise ruling.fault("seats", str(error)) from None
    options_of(ruling, game)
    for place, move in places(ruling):
        try:
            game.parse(move.notation)
        except NotationError as error:
            raise ruling.fault(place, str(error)) from None
        if move.who != CHANCE_NAME and seat_number(move.who) >= ruling.seats:
            raise ruling.fault(place, f"nobody sits at {move.who}: the ruling has {ruling.seats} seats")


def places(ruling: Ruling) -> Iterable[tuple[str, Move]]:
    """Every notation of a ruling with its place."""
    for at, move in enumerate(ruling.moves):
        yield f"moves[{at}]", move
    for at, refusal in enumerate(ruling.refuse):
        yield f"refuse[{at}]", refusal.move
    for key in LEGAL_KEYS:
        notations = ruling.expect.get(key, [])
        for at, notation in enumerate(notations if isinstance(notations, list) else []):
            yield f"expect.{key}[{at}]", Move(CHANCE_NAME, str(notation))


def options_of(ruling: Ruling, game: Game) -> Options:
    """All options of the ruling. Raises RulingError."""
    try:
        return complete(game.options, ruling.options)
    except OptionError as error:
        raise ruling.fault("options", str(error)) from None


# ---- the position ----------------------------------------------------------------------------------------------------


def position_of(ruling: Ruling, game: Game | None = None) -> tuple[Document, DealtState]:
    """The document of a ruling's position, and the position ready to play. Raises RulingError."""
    game = game or game_of(ruling)
    document, state = set_up(ruling, game)
    return document, DealtState(game, state, SeedDealer(SEED))


def set_up(ruling: Ruling, game: Game) -> tuple[Document, State]:
    """The position before the first move, as document and state; chance may be pending. Raises RulingError."""
    options = options_of(ruling, game)
    if ruling.setup:
        state = game.new_state(game.check_seats(ruling.seats), options)
        state.settle()
        return game.document(state), state
    try:
        base = game.start(ruling.seats, seed=SEED, options=options).document()
        state = game.state_from(game.changed_position(base, merged(base, ruling.position)))
        return game.document(state), state
    except DocumentError as error:
        raise ruling.fault("position", str(error)) from None


def merged(base: object, changes: Mapping[str, object], path: str = "") -> Document:
    """Changes by dotted path; where the base has a mapping, a mapping among the changes reaches inside it too."""
    flat: Document = {}
    for key, value in changes.items():
        inner: object = base
        for part in key.split("."):
            inner = inner.get(part) if isinstance(inner, dict) else None
        parts: Document = {path + key: value}
        if isinstance(value, dict) and value and isinstance(inner, dict):
            parts = merged(inner, value, f"{path}{key}.")
        twice = next((name for name in parts if name in flat), None)
        if twice is not None:
            raise DocumentError(twice, "is set twice")
        flat.update(parts)
    return flat


# ---- running ---------------------------------------------------------------------------------------------------------


def run(ruling: Ruling, game: Game | None = None) -> Outcome:
    """Run one ruling. Raises RulingError for a position or a notation that cannot be."""
    game = game or game_of(ruling)
    check_notation(ruling, game)
    try:
        _Run(ruling, game).all()
    except Mismatch as mismatch:
        return Outcome(ruling, False, mismatch.place, mismatch.expected, mismatch.came)
    return Outcome(ruling, True)


class _Run:
    """A ruling in progress. Chance that the ruling does not fix waits until something else is asked for."""

    def __init__(self, ruling: Ruling, game: Game) -> None:
        self.ruling = ruling
        self.game = game
        self.state = set_up(ruling, game)[1]
        self.dealer = SeedDealer(SEED)

    def all(self) -> None:
        """Everything in order. Raises Mismatch at the first place that does not come out as it should."""
        for at, move in enumerate(self.ruling.moves):
            self.move(move, f"moves[{at}]")
        refusals = list(enumerate(self.ruling.refuse))
        for at, refusal in sorted(refusals, key=lambda entry: entry[1].move.who != CHANCE_NAME):
            self.refusal(refusal, f"refuse[{at}]")
        deal_all(self.state, self.dealer)
        faults = self.state.faults()
        if faults:
            raise Mismatch("moves", "a position without faults", faults[0])
        compare(self.game, self.state, self.ruling.expect)

    def action(self, move: Move, place: str) -> int:
        """The action, once it is that seat's (or chance's) decision; when the game is over, anybody may ask."""
        action = self.game.parse(move.notation)
        if move.who == CHANCE_NAME:
            self.deal_until(action)
        else:
            deal_all(self.state, self.dealer)
        acting = int(self.state.to_act)
        if acting not in (NOBODY, CHANCE if move.who == CHANCE_NAME else seat_number(move.who)):
            raise Mismatch(place, f"a decision of {move.who}", self.waits())
        return action

    def deal_until(self, outcome: int) -> None:
        """Settle chance that asks for something else than the outcome (another verb)."""
        space = self.game.space
        verb = space.family(outcome).verb
        while int(self.state.to_act) == CHANCE and space.family(self.state.legal_actions()[0]).verb != verb:
            self.state.play(self.dealer.deal(self.state))

    def waits(self) -> str:
        """Who must act, and how the possibilities begin."""
        shown = ", ".join(self.game.notation(action) for action in self.state.legal_actions()[:6])
        return f"{seat_name(int(self.state.to_act))} must act ({shown}, ...)" if shown else "the game is over"

    def move(self, move: Move, place: str) -> None:
        """A legal move, or a possible outcome."""
        action = self.action(move, place)
        rule = int(self.state.rule_against(action))
        if rule != LEGAL:
            raise Mismatch(place, f"`{move.notation}` to be legal", self.reason(action, rule))
        self.state.play(action)

    def refusal(self, refusal: Refusal, place: str) -> None:
        """A move that is illegal for exactly the named rule."""
        action = self.action(refusal.move, place)
        rule = int(self.state.rule_against(action))
        if rule == LEGAL:
            raise Mismatch(place, f"`{refusal.move.notation}` refused by {refusal.rule}", "it is legal")
        if self.game.rule(rule) != refusal.rule:
            expected = f"`{refusal.move.notation}` refused by {refusal.rule}"
            raise Mismatch(place, expected, self.reason(action, rule))

    def reason(self, action: int, rule: int) -> str:
        """Why not, in words; for an outcome what else is possible."""
        if int(self.state.to_act) == CHANCE:
            shown = ", ".join(self.game.notation(outcome) for outcome in self.state.legal_actions())
            return short(f"not possible ({self.game.rule(rule)}); possible are {shown}")
        return str(self.game.reason(self.state, action, rule))
