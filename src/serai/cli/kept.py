"""Games kept on disk while they are played at the terminal: a record each, and beside it who sits there.

An entry is written, flushed and synced before the match lets it count. A file is held by one table at a time.
"""

import fcntl
import json
import os
import secrets
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final

from serai.cli import interrupts
from serai.cli.common import open_regular, problem_of, read_bytes
from serai.cli.errors import CallError
from serai.core.chance import Dealer, SecretDealer, SeedDealer, commitment
from serai.core.documents import DocumentError, Node, parse_json, short
from serai.core.language import DEFAULT, languages
from serai.core.record import Entry, Record, RecordError, dump_line
from serai.core.record_file import MAX_FILE, read

MAX_SEATING: Final = 100_000


class Damaged(CallError):
    """A kept game of which the beginning, or who sits there, cannot be read. Others can still be gone on with."""


@dataclass
class Seating:
    """What a table needs besides its record. `secret` (hex) or `seed` settles chance."""

    seats: list[str] = field(default_factory=list)
    secret: str = ""
    seed: str = ""
    lang: str = DEFAULT
    components: str = ""
    over: bool = False

    def dealer(self) -> Dealer:
        """The dealer of the table."""
        return SecretDealer(bytes.fromhex(self.secret)) if self.secret else SeedDealer(self.seed)


def new_secret() -> str:
    """A secret nobody knows, as hex."""
    return secrets.token_hex(32)


def data_folder(chosen: str | None) -> Path:
    """Where games are kept: the folder chosen, or the user's data folder. Raises CallError."""
    if chosen is not None and "://" in chosen:
        raise CallError(f"--data: games at the terminal are kept in a folder, not at {short(chosen)}")
    try:
        if chosen:
            return Path(chosen).expanduser() / "games"
        base = os.environ.get("XDG_DATA_HOME", "")
        return (Path(base) if os.path.isabs(base) else Path.home() / ".local" / "share") / "serai" / "games"
    except RuntimeError as error:  # no such user, or nobody's home
        raise CallError(f"{chosen or 'where games are kept'}: {error}; --data DIR says where") from None


class KeptGame:
    """The files of one game. The keeper of its match."""

    def __init__(self, path: Path, seating: Seating, handle: int) -> None:
        """`handle` is the record, open for appending, and held."""
        self.path = path
        self.seating = seating
        self._file = handle

    @classmethod
    def create(cls, folder: Path, record: Record, seating: Seating) -> "KeptGame":
        """Keep a new game, or a copy of a loaded one: all of it, or nothing. Raises CallError."""
        name = f"{time.strftime('%Y%m%d-%H%M%S')}-{record.header.game}-{secrets.token_hex(4)}.jsonl"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with interrupts.held():
                return cls(folder / name, seating, _keep_new(folder / name, record, seating))
        except (OSError, ValueError) as error:
            raise CallError(f"{folder}: games cannot be kept here: {problem_of(error)}") from None

    @classmethod
    def open(cls, path: Path) -> "tuple[KeptGame, Record]":
        """Go on with a kept game; a last line that was cut off is taken off the file. Raises CallError."""
        kept = cls(path, read_seating(path), _open_held(path))
        try:
            return kept, kept._read()
        except BaseException:
            kept.close()
            raise

    def _read(self) -> Record:
        with open(self._file, "rb", closefd=False) as file:
            data = file.read(MAX_FILE + 1)
        try:
            record = read(data)
        except RecordError as error:
            raise Damaged(f"{self.path}: {error}; the file is left as it is") from None
        if len(self.seating.seats) != record.header.seats:
            raise _damaged(self.path, f"has {len(self.seating.seats)} seats, the record {record.header.seats}")
        if record.truncated:
            os.ftruncate(self._file, data.rfind(b"\n") + 1)
        elif not data.endswith(b"\n"):
            self._write("\n")
        return record

    def append(self, entries: Sequence[Entry]) -> None:
        """Write entries and sync them. Raises CallError and leaves the file as it was when that fails."""
        self._write("".join(dump_line(entry.line()) for entry in entries))

    def save_seating(self) -> None:
        """Write down who sits here, and whether the game is over. Raises CallError."""
        try:
            _write_whole(_beside(self.path), _seating_text(self.seating))
        except OSError as error:
            raise CallError(f"{_beside(self.path)}: cannot be written: {problem_of(error)}") from None

    def close(self) -> None:
        """Let go of the file."""
        os.close(self._file)

    def _write(self, text: str) -> None:
        before = os.fstat(self._file).st_size
        try:
            with interrupts.held():
                _write_synced(self._file, text)
        except OSError as error:
            with suppress(OSError):
                os.ftruncate(self._file, before)
            raise CallError(f"{self.path}: the move cannot be kept: {problem_of(error)}") from None


def _keep_new(path: Path, record: Record, seating: Seating) -> int:
    """Write both files of a new game, the record last and in one step, so that it is whole or not there; its handle."""
    draft = _draft_of(path)
    handle = os.open(draft, os.O_RDWR | os.O_APPEND | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        _write_synced(handle, record.text())
        _write_whole(_beside(path), _seating_text(seating))
        draft.rename(path)
        _sync_folder(path.parent)
    except BaseException:
        os.close(handle)
        for left in (draft, path, _beside(path)):
            with suppress(OSError):
                left.unlink(missing_ok=True)
        raise
    return handle


def _open_held(path: Path) -> int:
    """The handle of a kept record that no other table holds. Raises CallError."""
    try:
        handle = open_regular(path, os.O_RDWR | os.O_APPEND)
    except OSError as error:
        raise CallError(f"{path}: {problem_of(error)}") from None
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(handle)
        busy = isinstance(error, BlockingIOError)
        raise CallError(f"{path}: {'another table is playing this game' if busy else problem_of(error)}") from None
    return handle


# ---- who sits there --------------------------------------------------------------------------------------------------


def _beside(path: Path) -> Path:
    return path.with_suffix(".json")


def _seating_text(seating: Seating) -> str:
    return json.dumps(asdict(seating), indent=2)


def _damaged(path: Path, why: str) -> Damaged:
    return Damaged(f"{_beside(path)}: damaged ({why}); load the record instead: serai play --load {path}")


def read_seating(path: Path) -> Seating:
    """Who sits at a kept game. Raises Damaged."""
    try:
        node = Node(parse_json(read_bytes(str(_beside(path)), MAX_SEATING), "the file"))
        seating = Seating(
            seats=[seat.text() for seat in node["seats"].items(at_most=10)],
            secret=node["secret"].text(),
            seed=node["seed"].text(),
            lang=node["lang"].word(languages()),
            components=node["components"].text(at_most=10_000),
            over=node["over"].flag(),
        )
        if not seating.secret and not seating.seed:
            raise node.refuse("neither `secret` nor `seed` is there")
        seating.dealer()
    except (CallError, DocumentError, ValueError) as error:
        raise _damaged(path, str(error).removeprefix(f"{_beside(path)}: ")) from None
    return seating


def kept_games(folder: Path) -> Iterator[tuple[Path, Seating | Damaged]]:
    """All kept games, the latest first, with who sits there, or why that cannot be read."""
    for path in sorted(folder.glob("*.jsonl"), key=_latest, reverse=True):
        try:
            yield path, read_seating(path)
        except Damaged as error:
            yield path, error


def _latest(path: Path) -> tuple[int, str]:
    """The time of the last entry; a record that is not there counts as old."""
    try:
        return path.stat().st_mtime_ns, path.name
    except OSError:
        return 0, path.name


def secret_of(folder: Path, committed: str) -> str:
    """The secret behind a commitment, if a game kept here has it."""
    for _, seating in kept_games(folder):
        if isinstance(seating, Seating) and seating.secret and committed == commitment(bytes.fromhex(seating.secret)):
            return seating.secret
    return ""


# ---- copies for the user ---------------------------------------------------------------------------------------------


def save_copy(record: Record, path: Path, games: Path) -> str:
    """Write a record to a file of the user's: a new one, or one that holds the beginning of this record.

    What came of it as a key of the terminal's words. Raises OSError, ValueError for a path that cannot be one.
    """
    if _inside(path, games):
        return "term-save-inside"
    problem = _in_the_way(record, path)
    if problem:
        return problem
    _write_whole(path, record.text())
    return "term-saved"


def _inside(path: Path, folder: Path) -> bool:
    """Whether the path leads into a folder, by whatever name."""
    real = Path(os.path.realpath(path))
    return any(parent.exists() and parent.samefile(folder) for parent in real.parents)


def _in_the_way(record: Record, path: Path) -> str:
    """Why what stands there must stay: it is no record, or not the beginning of this one."""
    if not os.path.lexists(path):
        return ""
    if os.path.lexists(_beside(path)) and path.suffix == ".jsonl":
        return "term-save-inside"  # somebody's kept game, wherever it lies
    try:
        there = read(read_bytes(os.path.abspath(path), MAX_FILE))
    except (CallError, RecordError):
        return "term-save-refused"
    begins = there.header == record.header and there.entries == record.entries[: len(there.entries)]
    return "" if begins else "term-save-other"


# ---- writing ---------------------------------------------------------------------------------------------------------


def _write_synced(handle: int, text: str) -> None:
    data = text.encode()
    while data:
        data = data[os.write(handle, data) :]
    os.fsync(handle)


def _draft_of(path: Path) -> Path:
    return path.with_name(f".{path.name}.{secrets.token_hex(4)}")


def _write_whole(path: Path, text: str) -> None:
    """Write a file so that it is either the old one or the new one, whatever happens."""
    draft = _draft_of(path)
    try:
        with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def _sync_folder(folder: Path) -> None:
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
