"""Both kinds of store for the same tests."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Final

import pytest

from tests.store.postgres_server import Server, missing, running

SCHEMAS: Final = count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """A PostgreSQL server of our own, or the reason why there is none."""
    problem = missing()
    if problem:
        pytest.skip(problem)
    with running() as server:
        yield server


@pytest.fixture
def postgres_url(postgres: Server) -> str:
    """The address of an empty schema."""
    import psycopg

    name = f"test_{next(SCHEMAS)}"
    with psycopg.connect(postgres.url(), autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA {name}".encode())
    return postgres.url(name)


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str | Path:
    """Where a store may be made: an empty folder, an empty schema."""
    if request.param == "sqlite":
        return tmp_path / "data"
    url: str = request.getfixturevalue("postgres_url")
    return url
