"""A component set without a map: whoever asks for that map is refused in words, whichever way it comes (docs/maps.md)."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from serai.cli.common import options_of
from serai.cli.errors import CallError
from serai.core.documents import DocumentError
from serai.core.game import Game
from serai.core.options import OptionError, complete
from serai.core.record import RecordError, header_for, start_state
from serai.games.yellow_and_yangtze import GAME

REFUSED = "option map: expected one of standard, small; got 'field' (YY-4.7; the component set 'mine' has no map field)"


@pytest.fixture(scope="module")
def mine(tmp_path_factory: pytest.TempPathFactory) -> Game:
    """The game with a set of one's own that has two of the maps."""
    text = files("serai.games.yellow_and_yangtze").joinpath("components.yaml").read_text(encoding="utf-8")
    path = tmp_path_factory.mktemp("sets") / "mine.yaml"
    path.write_text(text[: text.index("  field:\n")].replace("name: standard", "name: mine", 1), encoding="utf-8")
    return GAME.with_components(str(path))


def test_the_option_has_the_maps_that_there_are(mine: Game) -> None:
    assert next(option.values for option in mine.options if option.name == "map") == ("standard", "small")
    assert next(option.values for option in GAME.options if option.name == "map") == ("standard", "small", "field")
    assert mine.start(2, seed=1, options={"map": "small"}).legal_actions()


def test_a_new_game_on_a_map_that_is_missing_is_refused(mine: Game) -> None:
    with pytest.raises(OptionError, match="^" + re.escape(REFUSED)):
        mine.start(2, seed=1, options={"map": "field"})
    with pytest.raises(CallError, match="^" + re.escape(REFUSED)):
        options_of(mine, [("map", "field")])


def test_a_record_of_a_game_on_a_map_that_is_missing_is_refused(mine: Game) -> None:
    header = header_for(mine, 2, complete(GAME.options, {"map": "field"}))
    with pytest.raises(RecordError, match=re.escape(REFUSED)) as caught:
        start_state(mine, header)
    assert caught.value.line == 1


def test_a_position_and_a_view_on_a_map_that_is_missing_are_refused(mine: Game) -> None:
    state = mine.start(2, seed=1)
    document = state.document()
    document["options"] = {**state.state.options, "map": "field"}
    with pytest.raises(DocumentError, match="^" + re.escape(f"options: {REFUSED}")):
        mine.state_from(document)
    view = state.view(0)
    view["options"] = document["options"]
    with pytest.raises(DocumentError, match="^" + re.escape(f"options: {REFUSED}")):
        mine.imaginer(view)


def test_several_missing_maps_are_all_named(tmp_path: Path) -> None:
    text = files("serai.games.yellow_and_yangtze").joinpath("components.yaml").read_text(encoding="utf-8")
    path = tmp_path / "one.yaml"
    path.write_text(text[: text.index("  small:\n")].replace("name: standard", "name: one", 1), encoding="utf-8")
    with pytest.raises(OptionError, match="the component set 'one' has no map small and no map field"):
        GAME.with_components(str(path)).start(2, options={"map": "small"})
