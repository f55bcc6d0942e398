"""The past of a table, and what it costs to tell it."""

import pytest

from serai.server import history as histories
from serai.server.eyes import Eyes
from serai.server.history import History
from serai.server.live import LiveTable
from serai.server.messages import LogItem
from serai.server.render import log_items
from tests.server.test_leaks import table_at, walked


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


def test_a_game_that_goes_on_is_told_without_replaying_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The position before the latest move is at hand, however long the record; told anew, the log is the same."""
    live = table_at(walked(2, 5), 0)
    viewer = live.viewer("ada", "en", Eyes())

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
