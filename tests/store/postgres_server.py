"""A real PostgreSQL for tests: found, set up in a temporary folder, started on a socket there, stopped and removed.

The database refuses to run as root; then it runs as the user `postgres`, or `nobody`.
"""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from glob import glob
from pathlib import Path
from typing import Final
from urllib.parse import quote

WANTED: Final = "install PostgreSQL to run this (on Debian and Ubuntu: apt-get install postgresql)"


def binaries() -> Path | None:
    """The folder of the newest `initdb`, if there is one."""
    folders = sorted(glob("/usr/lib/postgresql/*/bin"), key=lambda path: int(path.split("/")[4].split(".")[0]))
    folders += glob("/usr/pgsql-*/bin") + glob("/opt/homebrew/opt/postgresql*/bin")
    on_path = shutil.which("initdb")
    if on_path is not None:
        folders.append(str(Path(on_path).resolve().parent))
    usable = [
        Path(folder) for folder in folders if Path(folder, "initdb").exists() and Path(folder, "postgres").exists()
    ]
    return usable[-1] if usable else None


def missing() -> str:
    """Why PostgreSQL cannot be started here; empty when it can."""
    try:
        import psycopg  # noqa: F401
    except ImportError:
        return "install the Python package psycopg[binary,pool] to run this"
    if binaries() is None:
        return WANTED
    if os.geteuid() == 0 and _other_user() is None:
        return "PostgreSQL does not run as root, and there is neither a user postgres nor nobody"
    return ""


def _other_user() -> pwd.struct_passwd | None:
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    return None


class Server:
    """A database server that belongs to the tests."""

    def __init__(self, folder: Path, bin_folder: Path) -> None:
        """Set up, not started yet."""
        self.folder = folder
        self._bin = bin_folder
        self._user = _other_user() if os.geteuid() == 0 else None
        if self._user is not None:
            os.chown(folder, self._user.pw_uid, self._user.pw_gid)
        self._run("initdb", "-D", "data", "-U", "serai", "-A", "trust", "-E", "UTF8", "--locale=C", "-N")

    def _run(self, program: str, *arguments: str) -> None:
        user = self._user
        done = subprocess.run(
            [str(self._bin / program), *arguments],
            cwd=self.folder,
            env={"PATH": os.environ.get("PATH", ""), "HOME": str(self.folder), "LC_ALL": "C"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE if program == "initdb" else subprocess.DEVNULL,
            stderr=subprocess.STDOUT if program == "initdb" else subprocess.DEVNULL,
            user=None if user is None else user.pw_uid,
            group=None if user is None else user.pw_gid,
            extra_groups=None if user is None else [],
            check=False,
            timeout=120,
        )
        if done.returncode != 0:
            log = self.folder / "log"
            told = (done.stdout or b"").decode(errors="replace") + (log.read_text() if log.exists() else "")
            raise RuntimeError(f"{program} {' '.join(arguments)}: {told[-2000:]}")

    def start(self) -> None:
        """Start it and wait until it answers."""
        settings = (
            f"-c listen_addresses= -c unix_socket_directories={self.folder} -c fsync=off -c shared_buffers=16MB "
            "-c max_connections=40 -c autovacuum=off"
        )
        self._run("pg_ctl", "-D", "data", "-l", "log", "-w", "-t", "60", "-o", settings, "start")

    def stop(self, mode: str = "fast") -> None:
        """Stop it; `immediate` is like a crash."""
        self._run("pg_ctl", "-D", "data", "-m", mode, "-w", "-t", "60", "stop")

    def url(self, schema: str = "") -> str:
        """The address of the database, or of a schema in it."""
        options = f"&options={quote(f'-c search_path={schema}')}" if schema else ""
        return f"postgresql://serai@/postgres?host={quote(str(self.folder), safe='')}{options}"


@contextmanager
def running() -> Iterator[Server]:
    """A server for the time of the block."""
    found = binaries()
    if found is None:
        raise RuntimeError(WANTED)
    folder = Path(tempfile.mkdtemp(prefix="serai-pg-", dir="/tmp"))  # a socket's path must be short
    try:
        server = Server(folder, found)
        server.start()
        try:
            yield server
        finally:
            server.stop("immediate")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
