"""A short run of every fuzzer, always with the same seeds. Long runs: `python -m tests.fuzz GAME --seconds N`."""

import copy
import random
from collections.abc import Callable
from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from serai import games
from serai.core.documents import DocumentError, canonical, parse_json
from serai.core.game import Game
from serai.core.record import RecordError
from serai.core.record_file import read
from tests.conformance.walk import scaled
from tests.fuzz import checks
from tests.fuzz.__main__ import keep
from tests.fuzz.fuzzers import FUZZERS, Inputs, run_one
from tests.fuzz.mutate import Place, places, put

ROUNDS = {
    "game": 24,
    "document": 400,
    "view": 160,
    "changes": 160,
    "record": 160,
    "notation": 400,
    "structure": 400,
    "options": 200,
}


@cache
def inputs_of(game_id: str) -> Inputs:
    """The sound inputs of a game, made once."""
    return Inputs(games.load(game_id), seeds=1)


@pytest.fixture(params=games.IDS)
def game(request: pytest.FixtureRequest) -> Game:
    """Each game."""
    return games.load(str(request.param))


def test_every_fuzzer_has_its_rounds() -> None:
    assert ROUNDS.keys() == FUZZERS.keys()


@pytest.mark.parametrize("name", FUZZERS)
def test_no_damaged_input_does_more_than_be_refused(game: Game, name: str) -> None:
    inputs = inputs_of(game.id)
    reports: dict[str, str] = {}
    accepted = 0
    for number in range(scaled(ROUNDS[name])):
        passed, failure = run_one(FUZZERS[name], inputs, f"short {number}")
        accepted += passed
        if failure is not None and failure.what not in reports:
            reports[failure.what] = keep(failure, inputs)
    assert not reports, "\n".join(["", *reports.values()])
    assert accepted > 0, "every input was refused: the damage is too great to test anything"


@pytest.mark.parametrize("name", FUZZERS)
def test_a_seed_makes_the_same_input_again_and_a_file_keeps_it(game: Game, name: str) -> None:
    fuzzer = FUZZERS[name]
    for number in range(8):
        made = [fuzzer.pack(fuzzer.make(inputs_of(game.id), random.Random(number))) for _ in range(2)]
        assert made[0] == made[1]
        assert fuzzer.pack(fuzzer.unpack(made[0])) == made[0]


# ---- any data at all ---------------------------------------------------------------------------------------------

LEAVES = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12)
DATA = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=12,
)
QUIET = settings(
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=scaled(200),
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


@given(data=DATA)
@settings(QUIET, max_examples=scaled(100))
def test_any_data_is_refused_as_position_view_and_structure(game: Game, data: object) -> None:
    for check in (checks.check_document, checks.check_view, checks.check_structure):
        assert not check(game, data)


@given(data=DATA, document=st.integers(0, 10_000), where=st.integers(0, 10_000))
@QUIET
def test_any_data_anywhere_in_a_position_or_view_is_refused_or_harmless(
    game: Game, data: object, document: int, where: int
) -> None:
    inputs = inputs_of(game.id)
    kinds: list[tuple[list[dict[str, object]], Callable[[Game, object], bool]]] = [
        (inputs.documents, checks.check_document),
        (inputs.views, checks.check_view),
    ]
    for sound, check in kinds:
        made = copy.deepcopy(sound[document % len(sound)])
        inside: list[Place] = places(made)
        put(inside[where % len(inside)], data)
        check(game, made)


def test_huge_numbers_and_keys_that_are_no_text_are_refused_or_read_as_text(game: Game) -> None:
    sound = inputs_of(game.id).documents[-1]
    for key in sound:
        for strange in (10**5000, -(10**5000), {1: 2, "1": 3}, {None: None}, {(1, 2): 3}, object(), b"bytes", {1, 2}):
            with checks.RefusedWell(DocumentError):
                game.state_from({**sound, key: strange})
    for strange in (10**5000, object(), (1, 2)):
        with pytest.raises(DocumentError):
            game.state_from({**sound, "options": {"x": strange}})
        for option in game.options:
            with pytest.raises(DocumentError):
                game.state_from({**sound, "options": {option.name: strange}})


def test_a_key_that_stands_twice_as_text_and_as_number_is_refused(game: Game) -> None:
    def doubled(value: object) -> bool:
        if not isinstance(value, dict):
            return False
        for key, inner in list(value.items()):
            if str(key).isdigit():
                value[int(key)] = inner
                return True
            if doubled(inner):
                return True
        return False

    for sound in inputs_of(game.id).documents[:3]:
        made = copy.deepcopy(sound)
        if doubled(made):
            with pytest.raises(DocumentError):
                game.state_from(made)


# ---- text and bytes ----------------------------------------------------------------------------------------------

JSON_DATA = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


@given(data=JSON_DATA)
@QUIET
def test_the_canonical_form_is_json_that_reads_back(data: object) -> None:
    assert parse_json(canonical(data), "the data") == data


@given(data=st.binary(max_size=200) | st.text(max_size=200))
@QUIET
def test_any_bytes_and_texts_are_json_or_refused(data: bytes | str) -> None:
    with checks.RefusedWell(DocumentError):
        parse_json(data, "the data")


@given(data=st.binary(max_size=200))
@QUIET
def test_any_bytes_are_refused_as_a_record(data: bytes) -> None:
    with pytest.raises(RecordError):
        read(data)


@given(text=st.text(max_size=300))
@QUIET
def test_any_text_is_a_notation_or_refused(game: Game, text: str) -> None:
    checks.check_notation(game, text)


@pytest.mark.parametrize(
    "text",
    ["[" * 100_000, '{"a":' * 100_000, "9" * 10_000, "NaN", "Infinity", '{"a": 1, "a": 2}', '"\\ud800"', "1e999", ""],
    ids=["lists", "mappings", "digits", "nan", "infinity", "twice", "surrogate", "overflow", "empty"],
)
def test_extreme_json_is_refused_or_harmless(game: Game, text: str) -> None:
    with checks.RefusedWell(DocumentError):
        data = parse_json(text, "the data")
        assert not checks.check_document(game, data)
