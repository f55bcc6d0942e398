"""A full disk, a locked database, damage: seen by those who play at a real server, and by whoever starts one."""

import json
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import httpx
import pytest

from tests.server.process import Plain, Remote, Server, free_port, receive
from tests.store.processes import next_line

RULING = "/api/games/river_of_gold/rulings/ROG-R19/table"  # one person holds every seat, no curtain
PATIENCE = 5.0  # seconds that the store waits for another program's lock

# What a refusal says, in English and in Italian: the disk fails before the commit, or in the middle of it.
NOT_SAVED: Final = (
    "This could not be saved, so it has not happened. Try again in a moment.",
    "Non è stato possibile salvare, quindi non è successo nulla.",
)
UNSURE: Final = (
    "Nobody can say yet whether this was saved. Look before you try again.",
    "Nessuno può ancora dire se è stato salvato. Guarda prima di riprovare.",
)


def alone(ada: Remote, key: str = "key-table") -> str:
    """A table that one person plays alone."""
    return str(ada.post(RULING, {"key": key})["id"])


def move(ada: Remote, table: str, key: str) -> Plain:
    """A legal move at a table as it stands, ready to be sent (more than once)."""
    view = ada.get(f"/api/tables/{table}")
    return {"type": "act", "key": key, "seq": view["seq"], "action": view["actions"][0]["action"]}


def played_until_refused(ada: Remote, table: str) -> tuple[Plain, Plain, int]:
    """Play until a move is refused: that move, its refusal, and the last entry that was confirmed."""
    confirmed = ada.get(f"/api/tables/{table}")["seq"]
    for number in range(2_000):
        message = move(ada, table, f"key-full-{number}")
        answer = ada.act(table, message, "?lang=it")
        if answer["type"] == "refused":
            return message, answer, confirmed
        confirmed = answer["seq"]
    raise AssertionError("the disk takes everything")


def refused_everywhere(ada: Remote, table: str, message: Plain, confirmed: int, texts: tuple[str, str]) -> None:
    """Nothing can be kept: over HTTP, over the socket, new tables; all that is there can be seen, and an answer is true."""
    view = ada.get(f"/api/tables/{table}?lang=it")
    assert (view["seq"], view["status"]) == (confirmed, "playing")
    with ada.socket(table, "?lang=en") as connection:
        assert receive(connection, "table")["seq"] == confirmed
        connection.send(json.dumps({**message, "key": "key-over-socket"}))
        answer = receive(connection, "refused")
        assert (answer["code"], answer["key"]) == ("store", "key-over-socket")
        assert answer["text"] == texts[0]
    problem = ada.post(RULING + "?lang=it", {"key": "key-another"}, 503)
    assert problem["code"] == "store"
    assert problem["text"].startswith(texts[1])
    said = ada.post("/api/me?lang=en", {"name": "Ada L."})  # so little may still find room
    assert ada.get("/api/me")["name"] == ("Ada" if said.get("code") == "store" else "Ada L.")


def goes_on(ada: Remote, table: str, message: Plain, confirmed: int) -> int:
    """The move that was refused is done now, under the same key, once; and others after it. The last entry."""
    done = ada.act(table, message)
    assert done["type"] == "done"
    assert done["seq"] > confirmed
    assert ada.act(table, message) == done
    after = ada.act(table, move(ada, table, "key-afterwards"))
    assert after["type"] == "done"
    log = ada.get(f"/api/tables/{table}/log?limit=200")["items"]
    numbers = [item["n"] for item in log if item["part"] == 0]
    assert numbers == list(range(after["seq"] - len(numbers) + 1, after["seq"] + 1))
    return int(after["seq"])


def faults(lines: list[Plain]) -> list[str]:
    """What the log says of the store; nothing in it is a mistake of ours."""
    assert not [line for line in lines if line["event"] == "fault" or "trace" in line]
    return [line["fault"] for line in lines if line["event"] == "store_failed"]


# ---- a full disk -----------------------------------------------------------------------------------------------------


def test_a_file_that_may_not_grow(tmp_path: Path) -> None:
    """Refused in the language asked for, nothing lost; once it may grow again play goes on, without a restart."""
    port = free_port()
    with Server(tmp_path / "data", port, "--limits", "off") as server:
        ada = server.person("Ada")
        table, bots = alone(ada), ada.table("you", "greedy")
        size = (tmp_path / "data" / "serai.sqlite-wal").stat().st_size
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size + 100_000, resource.RLIM_INFINITY))
        message, refusal, confirmed = played_until_refused(ada, table)
        assert httpx.get(f"{server.url}/ready").status_code == 503
        assert refusal["code"] == "store"
        assert refusal["text"] == UNSURE[1]
        refused_everywhere(ada, table, message, confirmed, UNSURE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        last = goes_on(ada, table, message, confirmed)
        assert httpx.get(f"{server.url}/ready").status_code == 200
        assert ada.act(bots, move_when_due(ada, bots))["type"] == "done"
        told = faults(server.logged())
        assert told
        assert all("the disk reports an error" in fault and "serai.sqlite" in fault for fault in told)
    with Server(tmp_path / "data", port):
        view = ada.get(f"/api/tables/{table}")
        assert (view["seq"], view["status"]) == (last, "playing")
        assert ada.act(table, message)["type"] == "done"


def move_when_due(ada: Remote, table: str) -> Plain:
    """The next move of a table with bots, which try again by themselves."""
    until = time.monotonic() + 20
    while time.monotonic() < until:
        view = ada.get(f"/api/tables/{table}")
        if view["actions"]:
            return {"type": "act", "seq": view["seq"], "action": view["actions"][0]["action"]}
        time.sleep(0.1)
    raise AssertionError("the bot does not move")


@contextmanager
def small_disk(folder: Path, kilobytes: int) -> Iterator[tuple[str, ...]]:
    """A command within which `folder` is a small disk of its own; skips where nobody may mount one."""
    folder.mkdir()
    mount = f'mount -t tmpfs -o size={kilobytes}k none "$0" && exec "$@"'
    within = ("unshare", "--user", "--map-root-user", "--mount", "sh", "-c", mount, str(folder))
    if sys.platform != "linux" or shutil.which("unshare") is None:
        pytest.skip("a small disk needs Linux and its command unshare")
    tried = subprocess.run([*within, "true"], capture_output=True, text=True, check=False)
    if tried.returncode != 0:
        pytest.skip(f"no disk can be mounted here: {tried.stderr.strip()}")
    yield within


def test_a_full_disk(tmp_path: Path) -> None:
    """The same when the disk itself has no room left: it is named in the log, and with room again play goes on."""
    with (
        small_disk(tmp_path / "disk", 3_000) as within,
        Server(tmp_path / "disk" / "data", free_port(), "--limits", "off", within=within) as server,
    ):
        ada = server.person("Ada")
        table = alone(ada)
        filler = Path(f"/proc/{server.process.pid}/root{tmp_path}/disk/filler")
        fill(filler)
        message, refusal, confirmed = played_until_refused(ada, table)
        assert refusal["code"] == "store"
        refused_everywhere(ada, table, message, confirmed, NOT_SAVED)
        filler.unlink()
        goes_on(ada, table, message, confirmed)
        told = faults(server.logged())
        assert told
        assert all("the disk is full" in fault for fault in told)


def fill(path: Path) -> None:
    """Write until there is no room left."""
    try:
        with path.open("wb", buffering=0) as file:
            while True:
                file.write(b"x" * 1024)
    except PermissionError as error:
        pytest.skip(f"the disk of another process cannot be filled here: {error}")
    except OSError:
        return


def test_the_data_folder_is_removed(tmp_path: Path) -> None:
    """Nothing is acknowledged that nobody would find again, and whoever looks after the server can see it."""
    with Server(tmp_path / "data", free_port()) as server:
        ada = server.person("Ada")
        table = alone(ada)
        message = move(ada, table, "key-gone")
        (tmp_path / "data").rename(tmp_path / "elsewhere")
        assert ada.act(table, message)["code"] == "store"
        assert httpx.get(f"{server.url}/ready").status_code == 503
        assert not (tmp_path / "data").exists()
        (tmp_path / "elsewhere").rename(tmp_path / "data")
        assert ada.act(table, message)["type"] == "done"
        assert httpx.get(f"{server.url}/ready").status_code == 200
        told = faults(server.logged())
        assert all("serai.sqlite: is no longer there" in fault for fault in told)


# ---- a lock ----------------------------------------------------------------------------------------------------------

HOLDING = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("BEGIN EXCLUSIVE")
print("locked", flush=True)
sys.stdin.readline()
connection.execute("ROLLBACK")
print("free", flush=True)
"""


def test_another_program_has_locked_the_database(tmp_path: Path) -> None:
    """Refused after some patience, in which everybody can look; free again, the same move is done."""
    with Server(tmp_path / "data", free_port()) as server:
        ada = server.person("Ada")
        table = alone(ada)
        message = move(ada, table, "key-locked")
        with (
            subprocess.Popen(
                [sys.executable, "-c", HOLDING, str(tmp_path / "data" / "serai.sqlite")],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            ) as other,
            ada.socket(table, "?lang=it") as connection,
        ):
            assert next_line(other) == "locked"
            receive(connection, "table")
            connection.send(json.dumps(message))
            asked = time.monotonic()
            for _ in range(5):
                assert ada.get(f"/api/tables/{table}")["seq"] == message["seq"]
            assert time.monotonic() - asked < PATIENCE / 2
            answer = receive(connection, "refused")
            assert answer["code"] == "store"
            assert answer["text"].startswith("Non è stato possibile salvare")
            assert PATIENCE - 0.5 < time.monotonic() - asked < 4 * PATIENCE
            assert other.stdin is not None
            other.stdin.write("go\n")
            other.stdin.flush()
            assert next_line(other) == "free"
            connection.send(json.dumps(message))
            assert receive(connection, "done")["seq"] > message["seq"]
        (told,) = faults(server.logged())
        assert "another program has locked the file" in told


# ---- starting --------------------------------------------------------------------------------------------------------


def refused_to_start(data: Path) -> str:
    """The one line with which a server says that it cannot start there."""
    command = [sys.executable, "-m", "serai", "serve", "--data", str(data), "--port", str(free_port())]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = done.stderr.splitlines()
    assert line.startswith("serai: ")
    assert str(data) in line
    return line


def test_a_second_server_in_the_same_folder(tmp_path: Path) -> None:
    """Exit 2 and one line; the first one has not noticed."""
    with Server(tmp_path / "data", free_port()) as server:
        ada = server.person("Ada")
        table = alone(ada)
        assert "another server is using this data folder" in refused_to_start(tmp_path / "data")
        assert ada.act(table, move(ada, table, "key-first"))["type"] == "done"
        server.process.send_signal(signal.SIGKILL)
        server.process.wait()
    with Server(tmp_path / "data", free_port()) as server:  # the lock of one that was killed holds nobody up
        assert faults(server.logged()) == []


def no_database(path: Path) -> None:
    """Something else."""
    path.write_bytes(b"Dear diary, today we sailed down the river. " * 200)


def first_page(path: Path) -> None:
    """The first page is overwritten behind its header."""
    content = bytearray(path.read_bytes())
    content[100:4096] = b"\xff" * 3996
    path.write_bytes(content)


def list_of_contents(path: Path) -> None:
    """A table has vanished from the list of contents: this is no store of ours any more."""
    connection = sqlite3.connect(path)
    connection.execute("DROP TABLE meta")
    connection.commit()
    connection.execute("PRAGMA journal_mode = DELETE").fetchall()
    connection.close()


@pytest.mark.parametrize(
    ("hurt", "said"), [(no_database, "damaged|no SQLite file"), (first_page, "damaged"), (list_of_contents, "no store")]
)
def test_a_damaged_file(tmp_path: Path, hurt: Callable[[Path], None], said: str) -> None:
    """Exit 2, one clear line, and the file stays as it is, for whoever can still get something out of it."""
    with Server(tmp_path / "data", free_port()) as server:
        alone(server.person("Ada"))
        server.end(signal.SIGTERM)
    path = tmp_path / "data" / "serai.sqlite"
    hurt(path)
    before = path.read_bytes()
    line = refused_to_start(tmp_path / "data")
    assert any(part in line for part in said.split("|")), line
    assert path.read_bytes() == before
    beside = [file for file in (tmp_path / "data").iterdir() if file != path]
    assert all(
        file.stat().st_size == 0 for file in beside if not file.name.endswith("-shm")
    )  # nothing waits to be written


def test_a_damaged_table(tmp_path: Path) -> None:
    """It is put into quarantine and says so to those who sit there; the other table plays on; the log names it."""
    port = free_port()
    with Server(tmp_path / "data", port) as server:
        ada = server.person("Ada")
        bad, good = alone(ada, "key-bad-one"), alone(ada, "key-good-one")
        for table in (bad, good):
            ada.act(table, move(ada, table, f"key-{table}"[:60]))
        server.end(signal.SIGKILL)
    connection = sqlite3.connect(tmp_path / "data" / "serai.sqlite")
    connection.execute("DROP TRIGGER entries_never_update")
    connection.execute("UPDATE entries SET action = 'sail 6' WHERE table_id = ? AND n = 1", (bad,))
    connection.commit()
    connection.close()
    with Server(tmp_path / "data", port) as server:
        view = ada.get(f"/api/tables/{bad}?lang=it")
        assert (view["status"], view["view"], view["actions"]) == ("quarantined", {}, [])
        assert view["trouble"]
        refusal = ada.act(bad, {"type": "act", "seq": view["seq"], "action": "sail 1"}, "?lang=it")
        assert refusal["code"] == "quarantined"
        assert refusal["text"].startswith("A questo tavolo nessuno può continuare a giocare")
        assert ada.act(good, move(ada, good, "key-good-again"))["type"] == "done"
        lines = server.logged()
        assert [line["table"] for line in lines if line["event"] == "table_quarantined"] == [bad]
