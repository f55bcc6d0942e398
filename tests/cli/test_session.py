"""A session on a terminal that is played by a script: what is shown, and to whom."""

import io
import json
import re
import signal
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from rich.console import Console

from serai import game
from serai.cli import kept
from serai.cli.choices import Choice, beginning_with, listing, shared_words
from serai.cli.kept import Seating
from serai.cli.orders import ORDERS, order
from serai.cli.screen import Screen
from serai.cli.seating import Table, new_table
from serai.cli.session import Session
from serai.core.game import Game
from serai.core.language import languages
from serai.core.options import complete
from serai.games import IDS


class Script(Screen):
    """A terminal at which the given lines are typed; it writes down what happens to it."""

    def __init__(self, *lines: str) -> None:
        super().__init__()
        self.live = True
        self.lines = list(lines)
        self.happened: list[str] = []

    def picture(self, drawing: str) -> None:
        self.happened.append("picture")

    def ask(self, prompt: str, remember: bool = True) -> str | None:
        self.happened.append("ask" if remember else "ask unremembered")
        return self.lines.pop(0) if self.lines else None

    def wipe(self) -> None:
        self.happened.append("wipe")

    def forget(self) -> None:
        self.happened.append("forget")


class Told(Script):
    """It also keeps what is shown, on a screen of that size."""

    def __init__(self, *lines: str, width: int = 80, height: int = 24) -> None:
        super().__init__(*lines)
        self.told: list[str] = []
        self.drawn: list[str] = []
        self._console = Console(width=width, height=height, file=io.StringIO())

    def show(self, text: str = "", style: str = "news", indent: str = "", hang: str | None = None) -> None:
        self.told.append(indent + text)

    def choice(self, number: int, notation: str, text: str, width: int) -> None:
        self.told.append(f"{number} {notation}: {text}")

    def picture(self, drawing: str) -> None:
        self.drawn.append(drawing)


def alone(game_id: str, folder: Path) -> Table:
    """A table of one person and a bot."""
    played = game(game_id)
    return new_table(played, Seating(["you", "random"], seed="3"), complete(played.options, {}), folder)


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    """Two people at one keyboard."""
    river = game("river_of_gold")
    made = new_table(river, Seating(["you", "you"], seed="3"), complete(river.options, {}), tmp_path)
    yield made
    made.kept.close()


def test_leaving_at_the_curtain_shows_no_hand(table: Table) -> None:
    """Ctrl-D where only the other person should look."""
    screen = Script()
    Session(table, screen, None, order).run()
    assert screen.happened == ["wipe", "forget", "ask unremembered"]


def test_the_curtain_hides_what_the_other_person_typed(table: Table) -> None:
    """The lines typed before cannot be called back."""
    screen = Script("", "why end")
    Session(table, screen, None, order).run()
    assert screen.happened == ["wipe", "forget", "ask unremembered", "wipe", "picture", "ask", "ask"]


def test_no_word_means_two_commands() -> None:
    """In no language, and none is a verb of a game."""
    words = [(known.word(lang), known.name) for known in ORDERS for lang in languages()]
    assert len({word for word, _ in words}) == len(set(words))
    verbs = {family.verb for family in game("river_of_gold").space.families}
    assert not verbs & {word for word, _ in words}


@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40), (120, 60)])
@pytest.mark.parametrize("game_id", IDS)
def test_the_board_is_drawn_for_the_size_of_the_screen(tmp_path: Path, game_id: str, width: int, height: int) -> None:
    table = alone(game_id, tmp_path)
    screen = Told("board", width=width, height=height)
    session = Session(table, screen, None, order)
    session.run()
    view = table.game.view(table.match.state, session.viewer)
    assert screen.drawn[-1] == table.game.board(view, width, "en", height)
    table.kept.close()


def test_a_pipe_has_no_height() -> None:
    assert Screen().height == 0


def test_a_move_is_shown_with_what_it_may_lead_to(tmp_path: Path) -> None:
    """In the list its first line, all of it after `why` and `hint`; `why` takes the number of a listed move too."""
    table = alone("yellow_and_yangtze", tmp_path)
    screen = Told("leader governor g", "why 1", "hint")
    session = Session(table, screen, None, order)
    session.run()
    state, seat = table.match.state, table.match.to_act
    listed = [line for line in screen.told if re.match(r"\d+ leader governor [a-z]\d\d: ", line)]
    assert listed
    for line in listed:
        action = table.game.parse(line.split(" ", 1)[1].partition(":")[0])
        ahead = table.game.outlook(state, action, seat)
        assert len(ahead) > 1
        assert line.endswith(f"{table.game.describe(state, action)} → {ahead[0]} …")
    for order_, told in (("why", " is allowed here: "), ("hint", "greedy would play: ")):
        at = next(at for at, line in enumerate(screen.told) if told in line)
        notation = re.search(r"[a-z]+ [a-z]+ [a-z]\d\d", screen.told[at])
        assert notation is not None, order_
        lines = table.game.outlook(state, table.game.parse(notation[0]), seat)
        assert screen.told[at + 1 : at + 1 + len(lines)] == [f"  · {line}" for line in lines]
    table.kept.close()


def unfolded(played: Game, actions: Sequence[int]) -> Iterator[int]:
    """The actions behind a list, each line opened as often as there is something behind it."""
    for choice in listing(played, actions):
        if choice.folded:
            assert len(choice.actions) < len(actions), "opening the line shows the same line again"
            if choice.start not in map(played.notation, actions):  # else that move is meant
                assert beginning_with(played, actions, choice.start) == list(choice.actions)
            yield from unfolded(played, choice.actions)
        else:
            assert choice.start == played.notation(choice.actions[0])
            yield from choice.actions


@pytest.mark.parametrize("game_id", IDS)
def test_every_move_can_be_reached_by_opening_lines(game_id: str) -> None:
    played = game(game_id)
    state = played.start(seed=3)
    for step in range(60):
        actions = state.legal_actions()
        if state.over:
            break
        assert sorted(unfolded(played, actions)) == actions
        state.apply(actions[step * 7 % len(actions)])


def test_the_rows_of_a_map_are_lines_of_their_own(tmp_path: Path) -> None:
    table = alone("yellow_and_yangtze", tmp_path)
    screen = Told("place black", "place black c", "place black c9")
    Session(table, screen, None, order).run()
    assert any(re.match(r"\d+ place black c…: \d+ moves", line) for line in screen.told)
    assert any(re.match(r"\d+ place black c\d\d: Place a black tile on C\d\d", line) for line in screen.told)
    assert any("not complete or out of range" in line for line in screen.told)
    table.kept.close()


def test_the_question_is_put_to_the_person(table: Table) -> None:
    """In the words of `ask`, which games may have besides those of `prompt`."""
    screen = Told("")
    Session(table, screen, None, order).run()
    assert table.game.ask(table.match.state) in screen.told


def test_a_number_that_stands_for_several_moves_is_no_move_to_ask_about(tmp_path: Path) -> None:
    table = alone("yellow_and_yangtze", tmp_path)
    screen = Told("why 2", "why 99")
    Session(table, screen, None, order).run()
    assert sum("why MOVE says" in line for line in screen.told) == 2
    assert not any("is allowed here" in line for line in screen.told)
    table.kept.close()


@pytest.mark.parametrize("what", ["act", "undo", "redo"])
def test_an_interrupt_right_after_the_write_leaves_disk_and_table_alike(
    table: Table, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """Ctrl-C is honored only once the match knows what has been kept."""
    session = Session(table, Script(), None, order)
    if what in ("undo", "redo"):
        session.act(table.match.state.legal_actions()[-1])
    if what == "redo":
        order(session, "undo")
    written = kept._write_synced

    def and_then_interrupt(handle: int, data: str) -> None:
        written(handle, data)
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(kept, "_write_synced", and_then_interrupt)
    with pytest.raises(KeyboardInterrupt):
        session.act(table.match.state.legal_actions()[-1]) if what == "act" else order(session, what)
    lines = table.kept.path.read_text(encoding="utf-8").splitlines()[1:]
    assert [json.loads(line)["n"] for line in lines] == [entry.number for entry in table.match.record.entries]


@pytest.mark.parametrize(("lang", "koku"), [("en", "pay 6 Koku"), ("it", "paghi 6 koku")])
def test_a_folded_build_says_where_and_for_how_much(lang: str, koku: str) -> None:
    """Whatever stands between the two in that language."""
    river = game("river_of_gold")
    state = river.start(seats=3, seed=2).state
    folded = next(choice for choice in listing(river, state.legal_actions()) if choice.start == "build 13")
    told = shared_words(folded, lambda action: river.describe(state, action, lang))
    assert len(folded.actions) == 4
    assert re.search(r"\b13\b", told)
    assert told.endswith(koku)


@pytest.mark.parametrize(
    ("descriptions", "shared"),
    [
        (["Sail far along: pay 3 Koku; gain 1 silk", "Sail far along: pay 3 Koku; gain 1 rice"],
         "Sail far along: pay 3 Koku"),
        (["Build on shore 7 the port; pay 3 Koku", "Build on shore 7 the manor; pay 3 Koku; more"],
         "Build on shore 7 the … pay 3 Koku"),
        (["Build on shore 7 the port; pay 3 Koku", "Build on shore 7 the manor; pay 4 Koku"], "Build on shore 7 the"),
        (["On shore 7: pay 3 Koku; gain 4 influence in Three Man Alliance Plain",
          "On shore 7: pay 3 Koku; gain 2 influence in Three Man Alliance Plain"], "On shore 7: pay 3 Koku"),
        (["Take silk", "Take rice"], ""),
        (["Take silk", "Sail ship 1"], ""),
    ],
)  # fmt: skip
def test_what_folded_moves_share(descriptions: list[str], shared: str) -> None:
    """The longest run of words that names a number, and others that do, up to the end of a phrase."""
    assert shared_words(Choice("move", tuple(range(len(descriptions)))), descriptions.__getitem__) == shared
