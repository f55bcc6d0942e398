"""Games kept on disk while they are played at the terminal: a record each, and beside it who sits there.

An entry is written, flushed and synced before the match lets it count. A file is held by one table at a time.
"""

import fcntl
import json
import os
import secrets
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path

from serai.cli.common import read_bytes
from serai.cli.errors import CallError
from serai.core.chance import Dealer, SecretDealer, SeedDealer, commitment
from serai.core.record import MAX_FILE, Entry, Record, RecordError, dump_line, read


@dataclass
class Seating:
    """What a table needs besides its record. `secret` (hex) or `seed` settles chance."""

    seats: list[str] = field(default_factory=list)
    secret: str = ""
    seed: str = ""
    lang: str = "en"
    components: str = ""
    over: bool = False

    def dealer(self) -> Dealer:
        """The dealer of the table."""
        return SecretDealer(bytes.fromhex(self.secret)) if self.secret else SeedDealer(self.seed)


def new_secret() -> str:
    """A secret nobody knows, as hex."""
    return secrets.token_hex(32)


def data_folder(chosen: str | None) -> Path:
    """Where games are kept: the folder chosen, or the user's data folder."""
    if chosen:
        return Path(chosen).expanduser() / "games"
    base = os.environ.get("XDG_DATA_HOME", "")
    return (Path(base) if os.path.isabs(base) else Path.home() / ".local" / "share") / "serai" / "games"


class KeptGame:
    """The files of one game. The keeper of its match."""

    def __init__(self, path: Path, seating: Seating, *, new: bool) -> None:
        """Open the record for appending and hold it. Raises CallError."""
        self.path = path
        self.seating = seating
        flags = os.O_RDWR | os.O_APPEND | os.O_CLOEXEC | (os.O_CREAT | os.O_EXCL if new else 0)
        try:
            self._file = os.open(path, flags, 0o600)
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise CallError(f"{path}: another table is playing this game") from None
        except OSError as error:
            raise CallError(f"{path}: {error.strerror}") from None

    @classmethod
    def create(cls, folder: Path, record: Record, seating: Seating) -> "KeptGame":
        """Keep a new game, or a copy of a loaded one. Raises CallError."""
        name = f"{time.strftime('%Y%m%d-%H%M%S')}-{record.header.game}-{secrets.token_hex(2)}.jsonl"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            _write_whole(_beside(folder / name), json.dumps(asdict(seating), indent=2))
        except OSError as error:
            raise CallError(f"{folder}: games cannot be kept here: {error.strerror}") from None
        kept = cls(folder / name, seating, new=True)
        kept._write(record.text())
        _sync_folder(folder)
        return kept

    @classmethod
    def open(cls, path: Path) -> "tuple[KeptGame, Record]":
        """Go on with a kept game; a last line that was cut off is taken off the file. Raises CallError."""
        kept = cls(path, read_seating(path), new=False)
        data = read_bytes(str(path), MAX_FILE)
        try:
            record = read(data)
        except RecordError as error:
            raise CallError(f"{path}: {error}; the file is left as it is") from None
        if record.truncated:
            os.ftruncate(kept._file, data.rfind(b"\n") + 1)
        elif not data.endswith(b"\n"):
            kept._write("\n")
        return kept, record

    def append(self, entries: Sequence[Entry]) -> None:
        """Write entries and sync them. Raises CallError and leaves the file as it was when that fails."""
        self._write("".join(dump_line(entry.line()) for entry in entries))

    def save_seating(self) -> None:
        """Write down who sits here, and whether the game is over."""
        _write_whole(_beside(self.path), json.dumps(asdict(self.seating), indent=2))

    def close(self) -> None:
        """Let go of the file."""
        os.close(self._file)

    def _write(self, text: str) -> None:
        before = os.fstat(self._file).st_size
        data = text.encode()
        try:
            while data:
                data = data[os.write(self._file, data) :]
            os.fsync(self._file)
        except OSError as error:
            os.ftruncate(self._file, before)
            raise CallError(f"{self.path}: the move cannot be kept: {error.strerror}") from None


def _beside(path: Path) -> Path:
    return path.with_suffix(".json")


def read_seating(path: Path) -> Seating:
    """Who sits at a kept game. Raises CallError."""
    beside = _beside(path)
    try:
        data = json.loads(read_bytes(str(beside), 100_000))
        seating = Seating(**{known.name: data[known.name] for known in fields(Seating)})
        bytes.fromhex(seating.secret)
    except (ValueError, KeyError, TypeError):
        raise CallError(f"{beside}: damaged; load the record instead: serai play --load {path}") from None
    return seating


def kept_games(folder: Path) -> Iterator[tuple[Path, Seating]]:
    """All kept games, the latest first. What cannot be read is passed over."""
    found = sorted(folder.glob("*.jsonl"), key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)
    for path in found:
        try:
            yield path, read_seating(path)
        except CallError:
            continue


def secret_of(folder: Path, committed: str) -> str:
    """The secret behind a commitment, if a game kept here has it."""
    for _, seating in kept_games(folder):
        if seating.secret and committed == commitment(bytes.fromhex(seating.secret)):
            return seating.secret
    return ""


def save_copy(record: Record, path: Path) -> bool:
    """Write a record to a file of the user's; False when something else stands there. Raises OSError."""
    if path.exists():
        with path.open("rb") as file:
            if not file.read(20).lstrip().startswith(b'{"serai"'):
                return False
    _write_whole(path, record.text())
    return True


def _write_whole(path: Path, text: str) -> None:
    """Write a file so that it is either the old one or the new one, whatever happens."""
    draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
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
