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
from serai.server.render import log_entry, log_items
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
        assert [item.text for item in log_entry(live.game, live.history, ended, eyes, lang)] == [sentence]
    monkeypatch.setattr(render, "has_text", lambda _: False)
    assert [item.text for item in log_entry(live.game, live.history, ended, 1, lang)] == [plain]


def test_a_journey_that_goes_on_behind_a_chance_outcome_is_told_of_its_seat() -> None:
    """A line of its own with its cause, by the seat: so filters by seat and counts of moves find it."""
    live = table_at(walked(2, 5), 0)
    viewer = live.viewer("ada", "en", Eyes())
    for number in range(600):
        if live.table.match.over:
            break
        move(live, number)
    apart = [item for item in log_items(live, range(live.seq), viewer) if item.cause]
    assert apart
    for item in apart:
        chance, goes_on = log_entry(live.game, live.history, item.n, 0, "en")
        assert (chance.who, chance.part, goes_on.part) == ("chance", 0, 1)
        assert goes_on == item
        assert item.who in "ABC"
        assert item.text.startswith(f"The journey goes on. {item.who} sails ship")
        assert {event.data["event"] for event in chance.events} <= {"row_entered", "top_shown"}
        assert "sailed" in {event.data["event"] for event in item.events}


def test_the_emperors_visit_is_a_line_of_nobody_with_a_headline_for_each_viewer() -> None:
    """In whatever turn it comes; and so is the end of the game."""
    live = table_at(walked(2, 5), 0)
    for number in range(2_000):
        if live.table.match.over:
            break
        move(live, number)
    assert live.table.match.over
    viewer = live.viewer("ada", "en", Eyes())
    items = log_items(live, range(live.seq), viewer)
    (visit,) = (item for item in items if item.events and item.events[0].data["event"] == "emperor")
    assert visit.who == "game"
    assert visit.headline.startswith("The Emperor has visited: you")
    before = log_entry(live.game, live.history, visit.n, NOBODY, "it")
    assert before[0].text.endswith(" chiude il turno")
    assert before[1].headline == "È arrivato l’Imperatore."
    seats = [event.seat for event in visit.events[1:] if event.seat]
    assert seats == sorted(seats)
    (last,) = (item for item in items if item.events and item.events[0].data["event"] == "triggered")
    assert last.who == last.events[0].seat
    assert [item.who for item in items if "ended" in {event.data["event"] for event in item.events}] == ["game"]
