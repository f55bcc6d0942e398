"""The past of a table, and what it costs to tell it."""

import sys
from types import FrameType
from typing import Any

import pytest

from serai import games
from serai.core.chance import SeedDealer
from serai.core.record import Entry, Record
from serai.core.state import NOBODY
from serai.match.match import Match
from serai.server import history as histories
from serai.server import render
from serai.server.eyes import Eyes
from serai.server.history import History
from serai.server.live import LiveTable
from serai.server.messages import LogItem
from serai.server.render import log_item, log_items
from tests.server.test_leaks import table_at, walked
from tests.store.stores import played

RIVER = games.load("river_of_gold")


def move(live: LiveTable, number: int) -> None:
    """Some legal move of whoever must act."""
    actions = live.table.match.state.legal_actions()
    action = actions[number % len(actions)]
    if live.table.bot_to_act():
        change = live.table.bot_act(live.table.match.to_act, action)
    else:
        change = live.table.act("ada", live.game.notation(action))
    live.table.commit(change)
    live.committed(live.version + 1)


def moved_again(undos: int) -> Record:
    """A game in which the last move was taken back and made again so many times."""
    record = Record(played(3).header, list(played(3).entries))
    while record.entries[-1].who == "chance":
        record.entries.pop()
    before, last = record.entries[-2:]
    for _ in range(undos):
        record.entries.append(Entry(record.entries[-1].number + 1, "table", f"undo {before.number}", before.hash))
        record.entries.append(Entry(record.entries[-1].number + 1, last.who, last.do, last.hash))
    return record


def steps_of(undos: int) -> int:
    """How many lines of `catch_up` are run when such a game is read once."""
    match = Match(RIVER, moved_again(undos), SeedDealer("1"), settle=False)
    count = 0

    def traced(_frame: FrameType, event: str, _: object) -> Any:
        nonlocal count
        count += event == "line"
        return traced

    before = sys.gettrace()
    sys.settrace(traced)
    try:
        history = History(match)
    finally:
        sys.settrace(before)
    assert [history.gone(number) for number in range(60, history.last + 1)].count(True) == undos
    return count


def test_many_undos_are_read_once_each() -> None:
    """Four times the entries, four times the work: a record with very many undos keeps nobody waiting."""
    assert steps_of(2_000) < 5 * steps_of(500)


def test_a_game_that_goes_on_is_told_without_replaying_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The position before the latest move is at hand, however long the record; told anew, the log is the same."""
    live = table_at(walked(2, 5), 0)
    viewer = live.viewer("ada", "en", Eyes())
    monkeypatch.setattr(render, "has_text", lambda _: False)  # the words of a choice are those of its position

    def replayed(*_: object) -> None:
        raise AssertionError("the game was played through once more")

    items: list[LogItem] = []
    start = live.seq
    with monkeypatch.context() as patch:
        patch.setattr(histories, "start_state", replayed)
        while not live.table.match.over and len(items) < 300:
            before = live.seq
            move(live, len(items))
            items += log_items(live, range(before, live.seq), viewer)
    assert len(items) > 100
    live._items.clear()
    live._history = History(live.table.match)
    assert log_items(live, range(start, live.seq), viewer) == items


@pytest.mark.parametrize(
    ("lang", "sentence", "plain"),
    [("en", "A ends the turn", "A: End the turn"), ("it", "A chiude il turno", "A: Chiudi il turno")],
)
def test_what_brings_nothing_about_is_told_of_whoever_did_it(
    lang: str, sentence: str, plain: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the game's own sentence; where a game has none, by the words of the choice behind the seat."""
    live = table_at(walked(2, 5), 0)
    end = live.game.parse("end")
    while live.table.match.to_act != 0 or end not in live.table.match.state.legal_actions():
        move(live, live.seq)
    ended = live.seq + 1
    live.table.commit(live.table.act("ada", "end"))
    live.committed(live.version + 1)
    for eyes in (0, 1, NOBODY):
        assert log_item(live.game, live.history, ended, eyes, lang).text == sentence
    monkeypatch.setattr(render, "has_text", lambda _: False)
    assert log_item(live.game, live.history, ended, 1, lang).text == plain
