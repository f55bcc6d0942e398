"""The server ends, in order or by `kill -9` in the middle of a turn; what was acknowledged is there when it comes back."""

import json
import signal
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.process import Server, free_port, receive


def test_killed_in_the_middle_of_a_turn(tmp_path: Path) -> None:
    """The guest is known, the table stands where it was acknowledged, bots that had to move do, and a repetition is one."""
    kill_in_the_middle_of_a_turn(tmp_path / "data")


def kill_in_the_middle_of_a_turn(place: Path | str) -> None:
    """Play over a store at a place, kill the server, start another one and look."""
    port = free_port()
    with Server(place, port) as server:
        ada = server.person("Ada")
        table = ada.post(
            "/api/tables", {"key": "key-12345", "game": "river_of_gold", "seats": ["you", "greedy", "greedy"]}
        )["id"]
        acknowledged: list[tuple[dict[str, object], int]] = []
        with ada.socket(table) as connection:
            while len(acknowledged) < 5:
                view = receive(connection, "table")
                if view["actions"]:
                    message = {
                        "type": "act",
                        "key": f"key-act-{len(acknowledged)}",
                        "seq": view["seq"],
                        "action": view["actions"][0]["action"],
                    }
                    connection.send(json.dumps(message))
                    acknowledged.append((message, receive(connection, "done")["seq"]))
            server.process.kill()
            server.process.wait()
    started = time.monotonic()
    with Server(place, port):
        assert ada.get("/api/me")["name"] == "Ada"
        view = ada.get(f"/api/tables/{table}")
        assert time.monotonic() - started < 10
        assert view["seq"] >= acknowledged[-1][1]
        message, seq = acknowledged[-1]
        again = ada.post(f"/api/tables/{table}/actions", message)["answer"]
        assert (again["type"], again["seq"]) == ("done", seq)
        with ada.socket(table, f"?after={seq}") as connection:
            while not (view := receive(connection, "table"))["actions"]:
                assert view["status"] == "playing"
        log = ada.get(f"/api/tables/{table}/log?limit=200")["items"]
        numbers = [item["n"] for item in log if item["part"] == 0]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))


def test_bots_move_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    """Nobody has to open the table first."""
    port = free_port()
    with Server(tmp_path / "data", port, "--bot-pace", "30") as server:
        ada = server.person("Ada")
        table = ada.post("/api/tables", {"key": "key-12345", "game": "river_of_gold", "seats": ["random", "random"]})[
            "id"
        ]
        with ada.socket(table) as connection:  # somebody watches, so the bots take their time
            seq = receive(connection, "table")["seq"]
            server.process.kill()
            server.process.wait()
    with Server(tmp_path / "data", port) as server:
        for _ in range(100):
            (line,) = ada.get("/api/tables?scope=mine")
            if line["seq"] > seq + 20:
                break
            time.sleep(0.1)
        assert line["seq"] > seq + 20


def test_an_orderly_end(tmp_path: Path) -> None:
    """Sockets are told; Ctrl-C ends with 130, a polite request with 0; nothing but log lines on standard error."""
    for sig, code in ((signal.SIGINT, 130), (signal.SIGTERM, 0)):
        with Server(tmp_path / "data", free_port()) as server:
            ada = server.person("Ada")
            table = ada.post(
                "/api/tables", {"key": f"key-{sig}-12345", "game": "river_of_gold", "seats": ["you", "greedy"]}
            )["id"]
            with ada.socket(table) as connection:
                receive(connection, "table")
                ended, errors = server.end(sig)
                assert receive(connection, "closing")
                with pytest.raises(ConnectionClosed):
                    receive(connection, "table", 2)
            assert ended == code
            lines = [json.loads(line) for line in errors.splitlines()]
            assert [line["event"] for line in lines if line["level"] in ("error", "warning")] == []
            assert "Ada" not in errors


def test_two_servers_on_one_folder_and_ports_that_are_taken(tmp_path: Path) -> None:
    """One clear line each; a port that nobody asked for is simply another one."""
    port = free_port()
    with Server(tmp_path / "data", port):
        with pytest.raises(AssertionError, match=r"serai: .*data"):
            Server(tmp_path / "data", free_port())
        with pytest.raises(AssertionError, match=rf"serai: .*port {port} is taken"):
            Server(tmp_path / "other", port)


def test_large_frames_and_a_health_check(tmp_path: Path) -> None:
    """A frame above the limit ends that connection only."""
    with Server(tmp_path / "data", free_port()) as server:
        ada = server.person("Ada")
        table = ada.table("you", "greedy")
        with ada.socket(table) as connection:
            receive(connection, "table")
            connection.send("x" * 200_000)
            with pytest.raises(ConnectionClosed):
                receive(connection, "refused", 5)
        with ada.socket(table) as connection:
            assert receive(connection, "table")["seats"][0]["connected"]
        assert httpx.get(server.url + "/health").json() == {"status": "ok"}
        figures = httpx.get(server.url + "/metrics").text
        assert "serai_live_tables 1" in figures
        assert "serai_loop_lag_seconds_count" in figures
