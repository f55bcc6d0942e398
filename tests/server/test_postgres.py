"""The server over a PostgreSQL store: the same moves, answers and restarts as over the file."""

import json
import signal
from collections.abc import Iterator
from itertools import count
from typing import Final

import pytest
from litestar.testing import TestClient

from serai.server.app import create_app
from serai.server.settings import Settings
from serai.store.store import open_store
from tests.server import test_guests, test_moves, test_socket, test_tables
from tests.server.people import Client
from tests.server.process import Server, free_port, receive
from tests.server.test_disk import faults, move
from tests.server.test_restart import kill_in_the_middle_of_a_turn
from tests.store import postgres_server

SCHEMAS: Final = count()


@pytest.fixture(scope="module")
def postgres() -> Iterator[postgres_server.Server]:
    """A database server of our own, or the reason why there is none."""
    problem = postgres_server.missing()
    if problem:
        pytest.skip(problem)
    with postgres_server.running() as server:
        yield server


@pytest.fixture
def url(postgres: postgres_server.Server) -> str:
    """The address of an empty schema."""
    import psycopg

    name = f"server_{next(SCHEMAS)}"
    with psycopg.connect(postgres.url(), autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA {name}".encode())
    return postgres.url(name)


@pytest.fixture
def client(url: str, settings: Settings) -> Iterator[Client]:
    """A running application over it."""
    with TestClient(create_app(open_store(url), settings)) as running:
        yield running


# The tests of the file, over the database: they use the `client` of this module.
test_a_move = test_moves.test_a_move_is_done_and_everybody_sees_it
test_a_repetition = test_moves.test_a_move_sent_twice_is_answered_twice_and_done_once
test_keys_of_a_person = test_moves.test_keys_belong_to_a_person
test_a_stale_move = test_moves.test_a_stale_move_brings_the_fresh_table
test_a_whole_game = test_moves.test_a_game_to_its_end
test_undo = test_moves.test_undo_redo_and_consent
test_substitutes = test_moves.test_resigning_and_substitutes
test_one_key_one_table = test_tables.test_the_same_key_makes_one_table
test_invitations = test_tables.test_sitting_down_by_invite
test_two_tabs = test_socket.test_two_tabs_on_one_seat
test_polling = test_socket.test_long_poll
test_logging_out = test_guests.test_leaving
test_another_name = test_guests.test_another_name_is_known_at_the_tables


def test_killed_in_the_middle_of_a_turn(url: str) -> None:
    """What was acknowledged is there; the lock of the killed server does not hold the next one up."""
    kill_in_the_middle_of_a_turn(url)


def test_a_second_server(url: str) -> None:
    """It does not start; one line, without a password."""
    with (
        Server(url, free_port()),
        pytest.raises(AssertionError, match=r"serai: .*another server is using this database"),
    ):
        Server(url.replace("serai@", "serai:secret@"), free_port())


def test_the_database_goes_away_and_comes_back(postgres: postgres_server.Server, url: str) -> None:
    """Refused meanwhile, in the language asked for; then the same move is done, without a restart of ours."""
    with Server(url, free_port()) as server:
        ada = server.person("Ada")
        table = str(ada.post("/api/games/river_of_gold/rulings/ROG-R19/table", {"key": "key-table"})["id"])
        message = move(ada, table, "key-database-away")
        with ada.socket(table, "?lang=it") as connection:
            receive(connection, "table")
            postgres.stop("immediate")
            try:
                connection.send(json.dumps(message))
                refusal = receive(connection, "refused")
                assert refusal["code"] == "store"
                assert refusal["text"].startswith("Non è stato possibile salvare")
                assert ada.get(f"/api/tables/{table}")["seq"] == message["seq"]
            finally:
                postgres.start()
            connection.send(json.dumps(message))
            done = receive(connection, "done")
            assert done["seq"] > message["seq"]
            assert ada.act(table, message) == done
        _, errors = server.end(signal.SIGTERM)
        assert faults([json.loads(line) for line in errors.splitlines()])
