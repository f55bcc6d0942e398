"""The worked example of docs/api.md plays a whole game with a server as people run it."""

import re
from pathlib import Path
from typing import cast

import httpx
import pytest

from serai.bots import bot as bots
from tests.server.process import Server, free_port

PAGE = Path(__file__).parents[2] / "docs" / "api.md"
ADDRESS = "https://serai.example"


def test_the_example_plays_a_game_to_its_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """As it stands there, but for the address; with the usual limits."""
    (block,) = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert block.count(ADDRESS) == 1
    names: dict[str, object] = {}
    with Server(tmp_path / "data", free_port()) as server:
        exec(compile(block.replace(ADDRESS, server.url), PAGE.name, "exec"), names)
        cast(httpx.Client, names["server"]).close()
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 20
    assert re.fullmatch(r"\{'A': \d+, 'B': \d+\}", lines[-1])
    seen = names["seen"]
    assert isinstance(seen, dict)
    assert seen["status"] == "over"


def test_the_page_names_every_word_for_a_seat() -> None:
    """In the paragraph below the example."""
    text = PAGE.read_text(encoding="utf-8")
    for word in ("you", "open", *bots.names(), "shrewd", "carefree"):
        assert f"`{word}`" in text
