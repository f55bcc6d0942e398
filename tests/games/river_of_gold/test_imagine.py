"""What is imagined of hidden hands and tiles: everything possible, nothing impossible (ROG-20.1)."""

from collections import Counter
from collections.abc import Mapping
from typing import cast

from serai.core.bits import bits
from serai.core.chance import Generator
from serai.games.river_of_gold.game import GAME
from serai.games.river_of_gold.rules import RiverOfGoldState

SAMPLES = 1500


def imagined(changes: Mapping[str, object], viewer: int = 0, **options: object) -> list[RiverOfGoldState]:
    """Many samples behind the view of a seat."""
    base = GAME.start(3, 0, options=options).document()
    state = GAME.position(GAME.changed_position(base, changes))
    imaginer = GAME.imaginer(state.view(viewer))
    generator = Generator(b"samples")
    return [cast(RiverOfGoldState, imaginer.sample(generator)) for _ in range(SAMPLES)]


def held(states: list[RiverOfGoldState], seat: int) -> Counter[str]:
    """How often each card is in a seat's hand."""
    names = GAME.tables.customer_names
    return Counter(name for state in states for at, name in enumerate(names) if state.hand[seat] >> at & 1)


def test_every_unseen_card_can_be_in_a_hidden_hand_and_no_other() -> None:
    states = imagined({"seats.A.hand": ["artisan_1", "noble_6"], "discards": ["monk_2"]})
    for seat in (1, 2):
        counts = held(states, seat)
        unseen = set(GAME.tables.customer_names) - {"artisan_1", "noble_6", "monk_2"}
        assert set(counts) == unseen
        expected = SAMPLES * 2 / len(unseen)
        assert all(0.6 * expected < count < 1.5 * expected for count in counts.values())
    assert all(held(states, 0)[card] == SAMPLES for card in ("artisan_1", "noble_6"))


def test_cards_reshuffled_while_a_hand_was_held_are_not_in_it() -> None:
    gone = ["elder_1", "elder_2", "elder_3", "elder_4", "elder_5", "elder_6"]
    states = imagined(
        {
            "seats.A.hand": ["artisan_1", "noble_6"],
            "seats.B.hand": ["monk_1", "monk_2"],
            "seats.C.hand": ["monk_3", "elder_1"],
            "seats.B.not_held": gone,
            "seats.C.not_held": gone,
            "seats.C.not_held_except": 1,
        }
    )
    elders = sum(1 << GAME.tables.customer_names.index(card) for card in gone)
    of_b = Counter(int(bits(state.hand[1] & elders)) for state in states)
    of_c = Counter(int(bits(state.hand[2] & elders)) for state in states)
    assert set(of_b) == {0}
    assert set(of_c) == {0, 1}
    assert all(bits(state.hand[seat]) == 2 for state in states for seat in range(3))


def test_a_hidden_top_tile_can_be_any_unseen_tile_of_its_era() -> None:
    states = imagined({"to_act": "A"}, stack_top_tile_open=False)
    for era in (0, 1):
        tops = {GAME.tables.tile_names[state.stacks[era * 2 + 1]] for state in states}
        names = [name for name in GAME.tables.tile_names if name.startswith(f"e{era + 1}_")]
        in_row = {GAME.tables.tile_names[tile] for tile in states[0].row if tile >= 0}
        assert tops == set(names) - in_row


def test_an_open_top_tile_stays_what_it_is() -> None:
    states = imagined({"to_act": "A"})
    assert len({(state.stacks[1], state.stacks[3]) for state in states}) == 1
