"""A server that runs from source: a whole game of bots, and a record that the compiled rules replay to the same hashes."""

import time
from pathlib import Path

import httpx

from serai import games
from serai.core.record import replay
from serai.core.record_file import read
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
        lines = server.logged()
    assert [line["event"] for line in lines if line["level"] in ("warning", "error")] == []
    record = read(answer.content)
    assert record.entries[-1].do.startswith("secret ")
    over = [step.state.over for step in replay(games.load("river_of_gold"), record, verify=True)]
    assert over[-1]
    assert len(over) == len(record.entries) > 50
