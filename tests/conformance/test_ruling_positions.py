"""The positions of the shipped rulings, rare ones among them, keep what core/state.py promises.

Random play seldom meets a royal ship with a free step or a hand after a reshuffle; rulings are written for such things.
"""

import json
from collections.abc import Iterator

import pytest

from serai import games
from serai.core.chance import Generator, SeedDealer, deal_all
from serai.core.documents import canonical
from serai.core.state import LEGAL, State
from serai.rulebook.check import game_of, position_of
from serai.rulebook.rulings import Ruling, shipped_rulings

RULINGS = [ruling for game_id in games.IDS for ruling in shipped_rulings(game_id)]
on_rulings = pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: ruling.id)


def states(ruling: Ruling) -> Iterator[State]:
    """The position of a ruling, and the one after its first move if that is a seat's."""
    game = game_of(ruling)
    _, dealt = position_of(ruling)
    state = dealt.state.clone()
    yield state
    for move in ruling.moves[:1]:
        if move.who != "chance" and not state.over and state.to_act >= 0:
            action = game.parse(move.notation)
            if state.rule_against(action) == LEGAL:
                state.play(action)
                deal_all(state, SeedDealer(0))
                yield state


@on_rulings
def test_the_legal_list_is_exactly_what_no_rule_forbids(ruling: Ruling) -> None:
    space = game_of(ruling).space
    for state in states(ruling):
        silent = [action for action in range(space.size) if state.rule_against(action) == LEGAL]
        assert state.legal_actions() == silent


@on_rulings
def test_the_document_is_lossless_and_every_view_can_be_imagined(ruling: Ruling) -> None:
    game = game_of(ruling)
    for state in states(ruling):
        document = json.loads(json.dumps(game.document(state)))
        assert canonical(game.document(game.state_from(document))) == canonical(document)
        for viewer in range(-2, int(state.seats)):
            if viewer == -1:
                continue
            view = game.view(state, viewer)
            imagined = game.imaginer(json.loads(json.dumps(view))).sample(Generator(ruling.id.encode()))
            assert canonical(game.view(imagined, viewer)) == canonical(view)
            assert imagined.faults() == []
