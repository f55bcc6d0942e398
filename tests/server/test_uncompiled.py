"""A server that runs from source: a whole game of bots, and a record that the compiled rules replay to the same hashes."""

import time
from pathlib import Path

import httpx

from serai import games
from serai.core.record import read, replay
from tests.server.process import Server, free_port

PATIENCE = 120.0  # seconds; it takes a few


def test_a_whole_game_from_source(tmp_path: Path) -> None:
    """Two bots and nobody else; every position is the one that this process, compiled or not, finds as well."""
    with Server(tmp_path / "data", free_port(), environment={"SERAI_PURE": "1"}) as server:
        ada = server.person("Ada")
        table = ada.table("greedy", "random")
        version, until = 0, time.monotonic() + PATIENCE
        status = "playing"
        while status == "playing" and time.monotonic() < until:
            for message in ada.get(f"/api/tables/{table}/events?after_version={version}&wait=5"):
                version, status = message["version"], message["status"]
        assert status == "over"
        answer = httpx.get(f"{server.url}/api/tables/{table}/record", headers={"cookie": ada.cookie})
        server_log = server.logged()
    assert [line["event"] for line in server_log if line["level"] in ("warning", "error")] == []
    record = read(answer.content)
    state = None
    for state in replay(games.load("river_of_gold"), record, verify=True):
        pass
    assert state is not None
