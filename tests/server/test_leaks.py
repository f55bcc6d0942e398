"""Two worlds that differ only in what a seat must not know give it the same bytes, whatever it asks.

Positions are opened as tables (through records that begin from a position); the two worlds differ in the hidden hands.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

import pytest

from serai import games
from serai.core.record import Record, header_from
from serai.core.state import NOBODY, State
from serai.match.seating import Chair, Seating
from serai.server import questions, render
from serai.server.eyes import Eyes
from serai.server.live import ENCODER, LiveTable
from serai.server.loading import new_table
from serai.server.messages import Preview, Why
from serai.server.opening import Plan, row_of
from serai.server.refusal import Refusal
from serai.store.rows import Person

RIVER = games.load("river_of_gold")
ADA = Person("ada", "Ada", "en", "", 0, 0)
SEATS = 3


def walked(seed: int, moves: int) -> State:
    """A position of a game, some moves on."""
    state = RIVER.start(SEATS, seed=seed)
    for at in range(moves):
        if state.over:
            break
        actions = state.legal_actions()
        state.apply(actions[(at * 7 + seed) % len(actions)])
    return state.state


def another_world(state: State, seat: int) -> State:
    """A position that the seat cannot tell from that one."""
    view = RIVER.view(state, seat)
    for number in range(50):
        other = RIVER.imagine(view, number).state
        if RIVER.document(other) != RIVER.document(state):
            return other
    pytest.skip("nothing is hidden in this position")


def table_at(state: State, seat: int) -> LiveTable:
    """A table at a position; Ada holds the seat (or none), bots the others."""
    chairs = [Chair("bot", name="greedy", bot="greedy")] * SEATS
    if seat != NOBODY:
        chairs[seat] = Chair("person", ADA.id, ADA.name)
    record = Record(header_from(RIVER, RIVER.document(state)))
    plan = Plan(RIVER, record, "seed:0", Seating(tuple(chairs)))
    table = new_table(RIVER, record, plan.secret, plan.seating)
    row = row_of(table, plan, ADA)
    live = LiveTable(row)
    live.settle(row, table)
    live.id, live.row = "table", replace(row, id="table")  # ids are made by chance
    return live


def asked(live: LiveTable, seat: int) -> Iterator[str | bytes]:
    """Everything that can be asked about the table as it stands."""
    person = ADA.id if seat != NOBODY else ""
    for lang in ("en", "it"):
        viewer = live.viewer(person, lang, Eyes())
        assert viewer.sight.eyes == seat
        yield live.message(viewer, 0)
        yield ENCODER.encode(render.log_items(live, range(live.seq), viewer))
        for step in range(live.seq + 1):
            yield ENCODER.encode(render.step_view(live, viewer, step))
        for action in (*range(0, RIVER.space.size, 3), *live.table.match.state.legal_actions()):
            if not RIVER.space.family(action).chance:
                notation = RIVER.notation(action)
                yield answered(partial(questions.why, live, viewer, Why(action=notation)), lang)
                yield answered(partial(questions.preview, live, viewer, Preview(action=notation)), lang)
        for shore in range(1, 31, 4):
            yield answered(partial(questions.why, live, viewer, Why(about={"shore": shore})), lang)


def answered(call: Callable[[], object], lang: str) -> bytes:
    """An answer or a refusal, as bytes."""
    try:
        return ENCODER.encode(call())
    except Refusal as refusal:
        return ENCODER.encode(refusal.problem(lang))


@pytest.mark.parametrize("moves", [0, 9, 33, 60])
@pytest.mark.parametrize("seat", [NOBODY, 0, 1, 2])
def test_the_same_bytes(seat: int, moves: int) -> None:
    """Views, log, steps, reasons, previews, refusals."""
    state = walked(moves + 3, moves)
    here, there = table_at(state, seat), table_at(another_world(state, seat), seat)
    for mine, theirs in zip(asked(here, seat), asked(there, seat), strict=True):
        assert mine == theirs


@pytest.mark.parametrize("seat", [NOBODY, 0])
def test_the_same_bytes_after_moves_of_others(seat: int) -> None:
    """What the others do with hidden cards is told in the same words."""
    state = walked(5, 21)
    here, there = table_at(state, seat), table_at(another_world(state, seat), seat)
    for _ in range(25):
        actions = set(here.table.match.state.legal_actions()) & set(there.table.match.state.legal_actions())
        if here.table.match.over or not actions:
            break
        action, acting = min(actions), here.table.match.to_act
        for live in (here, there):
            change = (
                live.table.act(ADA.id, RIVER.notation(action)) if acting == seat else live.table.bot_act(acting, action)
            )
            live.table.commit(change)
            live.committed(live.version + 1)
        if RIVER.view(here.table.match.state, seat) != RIVER.view(there.table.match.state, seat):
            break  # the worlds can be told apart by now: a card was drawn by the seat itself
        viewer = here.viewer(ADA.id if seat != NOBODY else "", "it", Eyes())
        assert here.message(viewer, 0) == there.message(viewer, 0)


def test_nothing_secret_is_in_any_message() -> None:
    """No hashes of positions (they would confirm a guess), no secret, no commitment, nobody's id."""
    live = table_at(walked(3, 30), 0)
    viewer = live.viewer(ADA.id, "en", Eyes())
    sent = live.message(viewer, 0) + ENCODER.encode(render.log_items(live, range(live.seq), viewer)).decode()
    for entry in live.table.match.record.entries:
        assert entry.hash not in sent
    shown = json.loads(live.message(viewer, 0))["view"]["seats"]
    assert isinstance(shown["A"]["hand"], list)
    assert [type(shown[letter]["hand"]) for letter in "BC"] == [int, int]
