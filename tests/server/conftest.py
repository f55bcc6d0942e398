"""A server for each test, with its store in a folder of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from serai.server.app import create_app
from serai.server.settings import UNLIMITED, Settings
from serai.store.store import open_store
from tests.server.people import Client, Person


@pytest.fixture
def settings() -> Settings:
    """Bots at full speed, nobody is slowed down."""
    return Settings(bot_pace=0, limits=UNLIMITED)


@pytest.fixture
def client(tmp_path: Path, settings: Settings) -> Iterator[Client]:
    """A running application."""
    with TestClient(create_app(open_store(tmp_path / "data"), settings)) as running:
        yield running


@pytest.fixture
def ada(client: Client) -> Person:
    """Somebody."""
    return Person(client, "Ada")


@pytest.fixture
def ugo(client: Client) -> Person:
    """Somebody else."""
    return Person(client, "Ugo", "it")


@pytest.fixture
def nobody(client: Client) -> Person:
    """Somebody without a name."""
    return Person(client)
