"""Records: game, options, seats, and every action and chance outcome with the hash of the state it led to.

The record is the truth and the save file. It is written line by line (JSON Lines) and only ever grows: taking moves back is
an entry of its own (`undo N`: the line goes on after entry N), so nothing that was confirmed is deleted. `record_file.py`
reads one from the bytes of a file.
"""

import json
from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, TypeVar

from serai.core.chance import SecretDealer, commitment
from serai.core.documents import Document, DocumentError, depth_of, digest, short
from serai.core.events import Fact, Journal
from serai.core.game import Game
from serai.core.options import OptionError, Options, complete
from serai.core.seats import seat_name
from serai.core.state import CHANCE, LEGAL, State

FORMAT: Final = 1

T = TypeVar("T")


class RecordError(ValueError):
    """A record is refused. `line` is the line of the file (the header is line 1), 0 when no line is to blame.

    `kind`, where the reason is known: `none` (this is no record), `too_large`, `format` (of a newer Serai), `game` (of
    another one), `rules` (of another version), `components` (of another set), `header` (the first line is damaged, at
    the key `place`), `changed` (a line does not follow from those before it, or is no entry).
    """

    def __init__(self, line: int, message: str, kind: str = "", place: str = "") -> None:
        """Where and why."""
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line
        self.kind = kind
        self.place = place


@dataclass(frozen=True)
class Header:
    """The first line of a record."""

    game: str
    rules: str
    seats: int
    options: Options
    components: str = ""  # fingerprint of the component set; empty for the standard one
    commitment: str = ""  # SHA-256 of the dealer's secret, where there is one
    position: Document | None = None  # the position document it begins from; None: from the setup

    def line(self) -> Document:
        """The header as data."""
        made: Document = {
            "serai": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "options": self.options,
        }
        if self.components:
            made["components"] = self.components
        if self.commitment:
            made["commitment"] = self.commitment
        if self.position is not None:
            made["position"] = self.position
        return made


@dataclass(frozen=True, slots=True)
class Entry:
    """One line after the header: its number, who acted, what, and the hash of the state reached."""

    number: int
    who: str  # a seat letter, "chance", or "table"
    do: str
    hash: str

    def line(self) -> Document:
        """The entry as data."""
        return {"n": self.number, "who": self.who, "do": self.do, "hash": self.hash}


@dataclass
class Record:
    """A header and its entries. `truncated` tells that the last line of the file was cut off and left out."""

    header: Header
    entries: list[Entry] = field(default_factory=list)
    truncated: bool = False

    def add(self, who: str, do: str, state_hash: str) -> Entry:
        """Append an entry."""
        entry = Entry(len(self.entries) + 1, who, do, state_hash)
        self.entries.append(entry)
        return entry

    def present(self) -> list[Entry]:
        """The entries that count after all undoing: the line of play that leads to the present position.

        Raises RecordError for an undo to an entry that is not on the line.
        """
        line: list[int] = []
        for entry in self.entries:
            if entry.who != "table":
                line.append(entry.number)
            elif (target := undo_target(entry.do)) is not None:
                go_back(line, target, entry)
        return [self.entries[number - 1] for number in line]

    def text(self) -> str:
        """The whole file."""
        return "".join(dump_line(line) for line in [self.header.line(), *(entry.line() for entry in self.entries)])


def undo_target(do: str) -> int | None:
    """The entry that `undo N` goes back to; nothing for other entries of the table."""
    verb, _, rest = do.partition(" ")
    return int(rest) if verb == "undo" and rest.isascii() and rest.isdigit() and len(rest) <= 7 else None


def kept_until(line: Sequence[T], target: int, number: Callable[[T], int]) -> int | None:
    """How many entries of a line stay when it goes back to after entry `target`; None when that is not on it."""
    if target == 0:
        return 0
    at = bisect_left(line, target, key=number)
    return at + 1 if at < len(line) and number(line[at]) == target else None


def go_back(line: list[int], target: int, entry: Entry) -> None:
    """Shorten a line as the undo in that entry says. Raises RecordError."""
    kept = kept_until(line, target, int)
    if kept is None:
        raise RecordError(entry.number + 1, f"{entry.do}: entry {target} is not on the present line", "changed")
    del line[kept:]


def dump_line(data: Document) -> str:
    """One line of the file."""
    return json.dumps(data, ensure_ascii=False, separators=(", ", ": ")) + "\n"


def header_for(
    game: Game, seats: int, options: Options, secret: bytes | None = None, position: Document | None = None
) -> Header:
    """The header of a new game; `position` is the document it begins from, as `Game.document` writes it."""
    standard = game.components_name == "standard"
    return Header(
        game.id,
        game.rules_version,
        seats,
        options,
        "" if standard else game.components_fingerprint,
        commitment(secret) if secret is not None else "",
        position,
    )


def header_from(game: Game, position: object, secret: bytes | None = None) -> Header:
    """The header of a game that begins from a position document. Raises DocumentError for one that cannot be."""
    depth_of(position)
    state = game.state_from(position)
    return header_for(game, int(state.seats), state.options, secret, game.document(state))


def branch_record(game: Game, record: Record, step: int) -> Record:
    """A new record that goes on from a record as it stood after entry `step` (0: the start), without what was undone.

    It has no commitment: what comes after is another game's chance. The hashes stay right, because every position is
    the same. Raises RecordError for a record of another game, for a step that there is not, and as `present` does.
    """
    if record.header.game != game.id:
        raise RecordError(1, f"a record of {record.header.game!r}, not of {game.id!r}", "game")
    if not 0 <= step <= len(record.entries):
        raise RecordError(0, f"there is no step {step}; the record has {len(record.entries)} entries")
    branch = Record(replace(record.header, commitment=""))
    for entry in Record(record.header, record.entries[:step]).present():
        branch.add(entry.who, entry.do, entry.hash)
    return branch


# ---- replaying -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Step:
    """One entry of a replay, with the state it led to, and the facts that it brought about (none for the table's)."""

    entry: Entry
    state: State
    facts: tuple[Fact, ...]


def start_state(game: Game, header: Header) -> State:
    """The state before the first entry. Raises RecordError when this game cannot play the record."""
    if header.game != game.id:
        raise RecordError(1, f"a record of {header.game!r}, not of {game.id!r}", "game")
    if header.rules != game.rules_version:
        told = f"made with rules version {header.rules!r}; this is version {game.rules_version!r}"
        raise RecordError(1, told, "rules")
    if header.components and header.components != game.components_fingerprint:
        told = f"made with another component set ({header.components[:12]}...); load it with --components"
        raise RecordError(1, told, "components")
    if not header.components and game.components_name != "standard":
        raise RecordError(1, "made with the standard component set", "components")
    seats, options = _seats_and_options(game, header)
    if header.position is None:
        state = game.new_state(seats, options)
    else:
        state = _placed(game, header.position, seats, options)
    state.settle()
    return state


def _seats_and_options(game: Game, header: Header) -> tuple[int, Options]:
    """The seats of a header, and its options: it names the value of every one. Raises RecordError."""
    missing = next((option.name for option in game.options if option.name not in header.options), None)
    if missing is not None:
        told = f"options: a record names the value of every option; `{missing}` is missing"
        raise RecordError(1, told, "header", "options")
    try:
        return game.check_seats(header.seats), complete(game.options, header.options)
    except OptionError as error:
        raise RecordError(1, str(error), "header", "options") from None
    except ValueError as error:
        raise RecordError(1, str(error), "header", "seats") from None


def _placed(game: Game, position: Document, seats: int, options: Options) -> State:
    """The state of a header's position, which must be of the table that the header tells of."""
    try:
        state = game.state_from(position)
    except DocumentError as error:
        path = f"position.{error.path}" if error.path else "position"
        raise RecordError(1, f"{path}: {error.message}", "header", "position") from None
    if state.seats != seats:
        raise RecordError(1, f"position: has {int(state.seats)} seats, the header says {seats}", "header", "position")
    if state.options != options:
        raise RecordError(1, "position.options: are not the options of the header", "header", "position")
    return state


class _Fold:
    """A record being played through: the state, the numbers of the present line, and states to go back to."""

    def __init__(self, game: Game, record: Record) -> None:
        """At the start; keeps a copy of the state after every entry that an undo goes back to."""
        self.game = game
        self.header = record.header
        self.targets = {undo_target(entry.do) for entry in record.entries if entry.who == "table"}
        self.state = start_state(game, record.header)
        self.past = {0: self.state.clone()}
        self.line: list[int] = []
        self.closed = False

    def step(self, entry: Entry) -> tuple[Fact, ...]:
        """Play one entry; the facts that it brings about. Raises RecordError."""
        at = entry.number + 1
        if self.closed:
            told = f"{short(entry.do)}: the secret has been published, so the game is closed"
            raise RecordError(at, told, "changed")
        if entry.who != "table":
            facts = _play(self.game, self.state, entry, at)
            self.line.append(entry.number)
            if entry.number in self.targets:
                self.past[entry.number] = self.state.clone()
            return facts
        if (target := undo_target(entry.do)) is not None:
            go_back(self.line, target, entry)
            self.state = self.past[target].clone()
        elif entry.do.startswith("secret "):
            self._secret(entry.do[7:], at)
        else:
            raise RecordError(at, f"{short(entry.do)} is no entry of the table", "changed")
        return ()

    def _secret(self, written: str, at: int) -> None:
        if not self.state.over:
            raise RecordError(at, "the secret is published before the game is over", "changed")
        if commitment(secret_bytes(written, at)) != self.header.commitment:
            raise RecordError(at, "the secret does not belong to the commitment of this record", "changed")
        self.closed = True


def replay(game: Game, record: Record, verify: bool = True) -> Iterator[Step]:
    """Play a record through, step by step. Each step's state is the iterator's own: clone it to keep it.

    Raises RecordError at the first entry that cannot be played, or whose hash differs when `verify`.
    """
    fold = _Fold(game, record)
    for entry in record.entries:
        facts = fold.step(entry)
        if verify:
            reached = digest(game.document(fold.state))
            if reached != entry.hash:
                told = f"entry {entry.number} ({entry.do}) leads to {reached}, the record says {short(entry.hash)}"
                raise RecordError(entry.number + 1, told, "changed")
        yield Step(entry, fold.state, facts)


def _play(game: Game, state: State, entry: Entry, at: int) -> tuple[Fact, ...]:
    who = seat_name(int(state.to_act))
    if entry.who != who:
        raise RecordError(at, f"{entry.who} cannot act; the position waits for {who}", "changed")
    try:
        action = game.parse(entry.do)
    except ValueError as error:
        raise RecordError(at, str(error), "changed") from None
    rule = state.rule_against(action)
    if rule != LEGAL:
        raise RecordError(at, f"{entry.do}: {game.reason(state, action, int(rule))}", "changed")
    return play_noting(state, action)


def play_noting(state: State, action: int) -> tuple[Fact, ...]:
    """Play a legal action; the facts that it brings about. The state keeps no journal."""
    journal = Journal()
    state.journal = journal
    state.play(action)
    state.journal = None
    return tuple(journal.take())


def final_state(game: Game, record: Record, verify: bool = True) -> State:
    """The state at the record's end. Raises RecordError."""
    state = start_state(game, record.header)
    for step in replay(game, record, verify):
        state = step.state
    return state


def check_secret(game: Game, record: Record, secret: bytes) -> None:
    """Check that every chance outcome of the present line came from the committed secret. Raises RecordError."""
    if commitment(secret) != record.header.commitment:
        raise RecordError(1, "the secret does not belong to the commitment of this record")
    dealer = SecretDealer(secret)
    state = start_state(game, record.header)
    for entry in record.present():
        if entry.who == "chance" and state.to_act == CHANCE:
            dealt = game.notation(int(dealer.deal(state)))
            if dealt != entry.do:
                told = f"the secret deals {dealt!r}, the record says {entry.do!r}"
                raise RecordError(entry.number + 1, told, "changed")
        _play(game, state, entry, entry.number + 1)


def published_secret(record: Record) -> bytes | None:
    """The secret that the record publishes at its end, if it does."""
    for entry in record.entries:
        if entry.who == "table" and entry.do.startswith("secret "):
            return secret_bytes(entry.do[7:], entry.number + 1)
    return None


def secret_bytes(written: str, at: int) -> bytes:
    """A secret as it is written in a record. Raises RecordError naming the line."""
    try:
        return bytes.fromhex(written)
    except ValueError:
        raise RecordError(at, "the secret is not hexadecimal", "changed") from None
