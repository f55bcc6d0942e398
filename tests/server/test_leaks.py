"""Two worlds that differ only in what a seat must not know give it the same bytes, whatever it asks.

Positions are opened as tables (through records that begin from a position); the two worlds differ in what is hidden:
hands, bags, piles.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial

import pytest

from serai import games
from serai.core.game import Game
from serai.core.record import Record, header_from
from serai.core.state import NOBODY, State
from serai.match.change import Change
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
MOST_ASKED = 120  # actions of a game that are asked about, spread over all of them, and as many legal ones
by_game = pytest.mark.parametrize("game", [games.load(game_id) for game_id in games.IDS], ids=games.IDS)


def walked(seed: int, moves: int, game: Game = RIVER) -> State:
    """A position of a game, some moves on."""
    state = game.start(SEATS, seed=seed)
    for at in range(moves):
        if state.over:
            break
        actions = state.legal_actions()
        state.apply(actions[(at * 7 + seed) % len(actions)])
    return state.state


def another_world(state: State, seat: int, game: Game) -> State:
    """A position that the seat cannot tell from that one."""
    view = game.view(state, seat)
    for number in range(50):
        other = game.imagine(view, number).state
        if game.document(other) != game.document(state):
            return other
    raise AssertionError("nothing is hidden in this position: choose another seed")


def table_at(state: State, seat: int, game: Game = RIVER) -> LiveTable:
    """A table at a position; Ada holds the seat (or none), bots the others."""
    chairs = [Chair("bot", name="greedy", bot="greedy")] * SEATS
    if seat != NOBODY:
        chairs[seat] = Chair("person", ADA.id, ADA.name)
    record = Record(header_from(game, game.document(state)))
    plan = Plan(game, record, "seed:0", Seating(tuple(chairs)))
    table = new_table(game, record, plan.secret, plan.seating)
    row = row_of(table, plan, ADA)
    live = LiveTable(row)
    live.settle(row, table)
    live.id, live.row = "table", replace(row, id="table")  # ids are made by chance
    return live


def asked(live: LiveTable, seat: int, legal: Sequence[int]) -> Iterator[str | bytes]:
    """What can be asked about the table as it stands, also about those actions."""
    person, game = ADA.id if seat != NOBODY else "", live.game
    actions = [*range(0, game.space.size, 1 + game.space.size // MOST_ASKED), *legal[:: 1 + len(legal) // MOST_ASKED]]
    for lang in ("en", "it"):
        viewer = live.viewer(person, lang, Eyes())
        assert viewer.sight.eyes == seat
        yield live.message(viewer, 0)
        yield ENCODER.encode(render.log_items(live, range(live.seq), viewer))
        for step in range(live.seq + 1):
            yield ENCODER.encode(render.step_view(live, viewer, step))
        for action in actions:
            if not game.space.family(action).chance:
                notation = game.notation(action)
                yield answered(partial(questions.why, live, viewer, Why(action=notation)), lang)
                yield answered(partial(questions.preview, live, viewer, Preview(action=notation)), lang)
        for about in things(game):
            yield answered(partial(questions.why, live, viewer, Why(about=about)), lang)


def things(game: Game) -> list[dict[str, str | int]]:
    """A few things of every kind that an action can name."""
    named = {parameter.name: parameter.words for family in game.space.families for parameter in family.parameters}
    return [{name: word} for name, words in named.items() for word in words[:: 1 + len(words) // 4]]


def answered(call: Callable[[], object], lang: str) -> bytes:
    """An answer or a refusal, as bytes."""
    try:
        return ENCODER.encode(call())
    except Refusal as refusal:
        return ENCODER.encode(refusal.problem(lang))


@by_game
@pytest.mark.parametrize("moves", [0, 9, 33, 60])
@pytest.mark.parametrize("seat", [NOBODY, 0, 1, 2])
def test_the_same_bytes(game: Game, seat: int, moves: int) -> None:
    """Views, log, steps, reasons, previews, refusals."""
    state = walked(moves + 3, moves, game)
    here, there = table_at(state, seat, game), table_at(another_world(state, seat, game), seat, game)
    legal = state.legal_actions()
    for mine, theirs in zip(asked(here, seat, legal), asked(there, seat, legal), strict=True):
        assert mine == theirs


@by_game
@pytest.mark.parametrize("seat", [NOBODY, 0])
def test_the_same_bytes_after_moves_of_others(game: Game, seat: int) -> None:
    """What the others do with what is hidden is told in the same words."""
    state = walked(5, 21, game)
    here, there = table_at(state, seat, game), table_at(another_world(state, seat, game), seat, game)
    compared = 0
    for _ in range(25):
        actions = set(here.table.match.state.legal_actions()) & set(there.table.match.state.legal_actions())
        if here.table.match.over or not actions:
            break
        action, acting = min(actions), here.table.match.to_act
        for live in (here, there):
            change = (
                live.table.act(ADA.id, game.notation(action)) if acting == seat else live.table.bot_act(acting, action)
            )
            live.table.commit(change)
            live.committed(live.version + 1)
        if game.view(here.table.match.state, seat) != game.view(there.table.match.state, seat):
            break  # the worlds can be told apart by now: something hidden was drawn or shown
        viewer = here.viewer(ADA.id if seat != NOBODY else "", "it", Eyes())
        assert here.message(viewer, 0) == there.message(viewer, 0)
        compared += 1
    assert compared


@by_game
def test_nothing_secret_is_in_any_message(game: Game) -> None:
    """No hashes of positions: they would confirm a guess."""
    live = table_at(walked(3, 30, game), 0, game)
    while live.seq < 5:
        live.table.commit(someone_acts(live))
        live.committed(live.version + 1)
    viewer = live.viewer(ADA.id, "en", Eyes())
    sent = live.message(viewer, 0) + ENCODER.encode(render.log_items(live, range(live.seq), viewer)).decode()
    for entry in live.table.match.record.entries:
        assert entry.hash
        assert entry.hash not in sent


def someone_acts(live: LiveTable) -> Change:
    """The first legal action of whoever must act."""
    match = live.table.match
    action = match.state.legal_actions()[0]
    if match.to_act == 0:
        return live.table.act(ADA.id, live.game.notation(action))
    return live.table.bot_act(match.to_act, action)


def test_hands_of_others_are_numbers() -> None:
    """One's own hand is a list of cards."""
    live = table_at(walked(3, 30), 0)
    shown = json.loads(live.message(live.viewer(ADA.id, "en", Eyes()), 0))["view"]["seats"]
    assert isinstance(shown["A"]["hand"], list)
    assert [type(shown[letter]["hand"]) for letter in "BC"] == [int, int]
