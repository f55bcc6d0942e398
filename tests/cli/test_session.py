"""A session on a terminal that is played by a script: what is shown, and to whom."""

import json
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from serai import game
from serai.cli import kept
from serai.cli.choices import Choice, listing, shared_words
from serai.cli.kept import Seating
from serai.cli.orders import ORDERS, order
from serai.cli.screen import Screen
from serai.cli.seating import Table, new_table
from serai.cli.session import Session
from serai.core.language import languages
from serai.core.options import complete


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
