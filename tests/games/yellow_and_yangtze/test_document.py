"""Positions as documents: lossless through every decision of random games, and refused where they contradict themselves."""

from collections.abc import Mapping
from functools import cache

import pytest

from serai.core.documents import Document, DocumentError, get_path, set_path
from serai.core.state import CHANCE
from serai.games.yellow_and_yangtze import actions as a
from serai.games.yellow_and_yangtze.game import GAME
from serai.games.yellow_and_yangtze.rules import YellowAndYangtzeState
from tests.games.yellow_and_yangtze.random_games import walk

# A land of our own on the map `field`: A's state to the west, B's to the east, joined by a tile on E07.
WEST = {"E05": "black", "E06": "red", "D05": "red"}
EAST = {"E09": "black", "E08": "red", "F08": "red", "F09": "red"}
LEADERS = {"seats.A.leaders.soldier": "E04", "seats.B.leaders.soldier": "E10"}


def changed(changes: Mapping[str, object], seats: int = 2, **options: object) -> Document:
    """A position on the field after setup from seed 0, with changes."""
    base = GAME.start(seats, 0, options={"map": "field", **options}).document()
    return GAME.changed_position(base, changes)


def after(changes: Mapping[str, object], *moves: str, seats: int = 2, **options: object) -> Document:
    """The position that some moves lead to; chance is dealt from seed 0."""
    dealt = GAME.position(changed(changes, seats, **options))
    for move in moves:
        dealt.apply(GAME.parse(move))
    return dealt.document()


def battlefield() -> Document:
    """The two states, A to act; A can place what joins them."""
    tiles = {f"tiles.{space}": color for space, color in (WEST | EAST).items()}
    return {
        "to_act": "A",
        "seats.A.hand": {"black": 2, "red": 1, "blue": 1, "green": 1, "yellow": 1},
        **tiles,
        **LEADERS,
    }


def at_war() -> Document:
    """The war that A's yellow tile on E07 begins: B is asked first."""
    return after(battlefield(), "place yellow e07")


def at_toll() -> Document:
    """B's state has won, and A removes the second of two red tiles."""
    document = after(battlefield(), "place yellow e07", "pass", "pass", "pay f09")
    assert document["pending"][-1] == {"do": "toll", "seat": "A", "due": 1, "side": "e"}  # type: ignore[index]
    return document


def in_revolt() -> Document:
    """A's second soldier-colored leader has come into B's state: A is asked."""
    tiles = {f"tiles.{space}": color for space, color in EAST.items()}
    hand = {"black": 2, "red": 1, "blue": 1, "green": 1, "yellow": 1}
    return after({"to_act": "A", "seats.A.hand": hand, "seats.B.leaders.soldier": "E10", **tiles}, "leader soldier d09")


def asked_for_pagoda() -> Document:
    """A's red tile has completed a triangle."""
    tiles = {"tiles.E05": "red", "tiles.E06": "red"}
    return after({"to_act": "A", "seats.A.hand.red": 2, **tiles}, "place red d05")


def drawing() -> Document:
    """A replaces tiles, and the first draw is pending."""
    document = changed({"to_act": "A", "seats.A.hand.yellow": 2})
    state = GAME.state_from(document)
    state.play(GAME.parse("replace yy"))
    return GAME.document(state)


def refilling() -> Document:
    """A has ended a turn in which A placed a tile; the first draw is pending."""
    state = GAME.state_from(changed({"to_act": "A", "seats.A.hand.yellow": 2}))
    state.play(GAME.parse("place yellow e07"))
    state.play(GAME.parse("end"))
    return GAME.document(state)


@cache
def bases() -> dict[str, Document]:
    """A position of every sort, by name."""
    return {
        "turn": changed({"to_act": "A"}),
        "war": at_war(),
        "toll": at_toll(),
        "revolt": in_revolt(),
        "pagoda": asked_for_pagoda(),
        "drawing": drawing(),
        "refilling": refilling(),
    }


def damaged(name: str, changes: Mapping[str, object]) -> Document:
    """A base with places overwritten; a place in `pending` is written `pending[-1].due`."""
    document = GAME.document(GAME.state_from(bases()[name]))
    for path, value in changes.items():
        head, bracket, rest = path.partition("[")
        if bracket:
            at, _, key = rest.partition("].")
            entry = get_path(document, head)[int(at)]  # type: ignore[index]
            entry[key] = value
        else:
            set_path(document, path, value)
    return document


# ---- sound documents -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", list(bases()))
def test_a_position_is_read_and_written_again_as_it_was(name: str) -> None:
    document = bases()[name]
    assert GAME.document(GAME.state_from(document)) == document


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_kind_of_decision_of_keen_games_is_read_and_plays_on_alike(seats: int) -> None:
    """The first positions of each kind; those with conflicts are what random players seldom meet."""
    met: dict[int, int] = {}
    for state in walk(seats + 20, seats, keen=True, map="small" if seats == 3 else "standard"):
        kind = int(state.top_kind())
        met[kind] = met.get(kind, 0) + 1
        if met[kind] <= 6 or state.over:
            check_again(state)
    assert {a.ACTION, a.ATTACK, a.DEFEND, a.HELP, a.CHANCE_HAND, a.CHANCE_DISPLAY} <= set(met)


def check_again(state: YellowAndYangtzeState) -> None:
    """The state and what is read of its document answer alike, now and after an action."""
    document = GAME.document(state)
    again = GAME.state_from(document)
    assert GAME.document(again) == document
    assert again.legal_actions() == state.legal_actions()
    if not state.over:
        one, action = state.clone(), state.legal_actions()[-1]
        one.play(action)
        again.play(action)
        assert GAME.document(again) == GAME.document(one)


def test_the_tiles_that_have_paid_keep_the_winner_together_until_the_toll_is_paid() -> None:
    """YY-15.12: F08 hangs on E08 alone; once E08 has paid, F08 can still be chosen."""
    tiles = {f"tiles.{space}": color for space, color in WEST.items()}
    tiles |= {"tiles.E08": "red", "tiles.F07": "red", "tiles.E09": "black", "tiles.G07": "red", "tiles.D05": "red"}
    hand = {"black": 2, "red": 1, "blue": 1, "green": 1, "yellow": 1}
    document = after({"to_act": "A", "seats.A.hand": hand, **tiles, **LEADERS}, "place yellow e07")
    state = GAME.state_from(document)
    for move in ("pass", "pass"):
        state.play(GAME.parse(move))
    assert state.top_kind() == a.TOLL
    first = state.legal_actions()
    state.play(GAME.parse("pay e08"))
    again = GAME.state_from(GAME.document(state))
    assert GAME.document(again)["war"]["paid"] == ["E08"]  # type: ignore[index]
    assert again.legal_actions() == state.legal_actions() == [one for one in first if one != GAME.parse("pay e08")]


# ---- what is refused -------------------------------------------------------------------------------------------------

REFUSED: list[tuple[str, dict[str, object], str, str]] = [
    # base, changes, where, the rule or words of the error
    ("turn", {"tiles.Z99": "black"}, "tiles.Z99", "YY-4.1"),
    ("turn", {"tiles.E05": "blue"}, "tiles.E05", "YY-7.2"),
    ("turn", {"tiles.E05": "purple"}, "tiles.E05", "expected one of"),
    ("turn", {"seats.A.leaders.soldier": "E05"}, "seats.A.leaders.soldier", "YY-6.7"),
    ("turn", {"seats.A.hand.black": 7}, "seats.A.hand.black", "YY-16.6"),
    ("turn", {"seats.A.points.red": -1}, "seats.A.points.red", "YY-2.4"),
    ("turn", {"display.black": 6}, "display", "YY-16.4"),
    ("turn", {"box.green": 24, "tiles.E05": "green"}, "tiles", "YY-2.1"),
    ("turn", {"removed.black": 1}, "removed", "YY-3.3"),
    ("turn", {"pagodas.black": ["E04-E05-F04"]}, "pagodas.black", "YY-11.1"),
    ("turn", {"pagodas.yellow": ["E04-E05-F04", "E05-E06-F05"]}, "pagodas.yellow", "at most 1"),
    ("turn", {"pagodas.black": ["E05-E04-F04"]}, "pagodas.black[0]", "YY-22.2"),
    ("turn", {"seats.A.seen.yellow": 6}, "seats.A.hand", "YY-19.3"),
    ("turn", {"seats.A.maybe.yellow": 1}, "seats.A", "YY-19.3"),
    ("turn", {"seats.A.unsure": 1}, "seats.A.unsure", "YY-19.3"),
    ("turn", {"seats.A.most_blue": 0, "seats.A.hand.blue": 1}, "seats.A.hand", "YY-"),
    ("turn", {"to_act": "B"}, "to_act", "waits for A"),
    ("turn", {"turn": "B"}, "", "YY-5.1"),
    ("turn", {"turn": None}, "", "YY-"),
    ("turn", {"first": None}, "first", "YY-3.6"),
    ("turn", {"idle_turns": 20}, "idle_turns", "YY-17.4"),
    ("turn", {"drew": True}, "pending", "YY-17.4"),
    ("turn", {"pending": [], "to_act": "nobody"}, "pending", "YY-17.1"),
    ("turn", {"pending[-1].left": 3}, "pending", "YY-5.1"),
    ("turn", {"pending": [{"do": "after", "seat": "A", "left": 1}]}, "pending", "the last entry"),
    ("turn", {"pending": [{"do": "pick", "seat": "A"}]}, "pending", "the first entry"),
    ("turn", {"options": {"map": "small"}}, "", "YY-"),
    ("turn", {"seats.C": None}, "seats.C", "mapping"),
    ("turn", {"surprise": 1}, "surprise", "unknown"),
    ("war", {"war": None}, "seats.B.leaders.soldier", "YY-4.5"),
    ("war", {"war.space": "D05"}, "", "YY-"),
    ("war", {"war.paid": ["D07"]}, "war.paid", "YY-15.11"),
    ("war", {"war.support.A": {"side": "e", "tiles": 1, "leader": False}, "seats.A.hand.black": 1}, "pending", "YY-15.5"),
    ("war", {"war.support.B": {"side": "e", "tiles": 0, "leader": False}}, "war.support.B", "YY-15.6"),
    ("war", {"pending[-1].seat": "A"}, "", "YY-15.5"),
    ("war", {"seats.A.leaders.soldier": None}, "pending", "YY-15.1"),
    ("war", {"tiles.E07": "green"}, "pending", "YY-7.10"),
    ("war", {"seats.A.hand.black": 3}, "seats.A.hand", "YY-16.6"),
    ("toll", {"pending[-1].due": 2}, "pending", "YY-15.20"),
    ("toll", {"pending[-1].side": "w"}, "pending", "YY-"),
    ("toll", {"war.paid": ["E08"]}, "war.paid[0]", "YY-15.11"),
    ("toll", {"war.paid": ["F09", "A03"]}, "war.paid", "YY-15.12"),
    ("toll", {"war.paid": ["F09", "F09"]}, "war.paid[1]", "YY-15.11"),
    ("revolt", {"revolt": None}, "seats.", "YY-4.5"),
    ("revolt", {"revolt.attacker": "B"}, "revolt.attacker", "YY-14.1"),
    ("revolt", {"revolt.color": "black"}, "", "YY-"),
    ("revolt", {"revolt.support.A": {"tiles": 1, "leader": False}, "seats.A.hand.black": 1}, "pending", "YY-14.3"),
    ("revolt", {"pending[-1].attacker": "E10"}, "pending", "YY-14.1"),
    ("revolt", {"tiles.D08": "black", "tiles.C08": "black", "seats.B.leaders.farmer": "C09"}, "", "YY-"),
    ("pagoda", {"tiles.E06": None}, "pending", "YY-11.2"),
    ("pagoda", {"pending": [{"do": "after", "seat": "A", "left": 1}, {"do": "pick", "seat": "A"},
                            {"do": "pagoda", "seat": "A", "space": "D05"}]}, "pending", "YY-7.12"),
    ("pagoda", {"pending[-1].seat": "B", "to_act": "B"}, "pending", "not on turn"),
    ("drawing", {"seats.A.replaced.yellow": 0}, "", "YY-10.2"),
    ("drawing", {"pending[-1].tiles": 3}, "pending", "YY-16.6"),
    ("drawing", {"pending[-1].rule": "YY-16.2"}, "pending", "YY-10.2"),
    ("refilling", {"pending[-1].tiles": 2}, "pending", "YY-16.2"),
    ("refilling", {"seats.B.hand.black": 0}, "", "YY-16"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "changes", "where", "words"), REFUSED, ids=lambda value: str(value)[:60])
def test_what_contradicts_itself_is_refused_with_its_place(
    name: str, changes: dict[str, object], where: str, words: str
) -> None:
    document = damaged(name, changes)
    assert document != bases()[name]
    with pytest.raises(DocumentError) as caught:
        GAME.state_from(document)
    assert caught.value.path.startswith(where)
    assert words in str(caught.value)


def test_a_setup_is_refused_that_setup_does_not_lead_to() -> None:
    state = GAME.start(3).state
    state.play(GAME.parse("first b"))
    state.play(GAME.parse("draw red"))
    document = GAME.document(state)
    assert GAME.document(GAME.state_from(document)) == document
    for path, value in (
        ("seats.B.hand.red", 2),
        ("seats.C.hand.red", 1),
        ("first", "A"),
        ("tiles.E05", "red"),
        ("seats.A.points.red", 1),
        ("idle_turns", 1),
    ):
        wrong = GAME.document(state)
        set_path(wrong, path, value)
        with pytest.raises(DocumentError):
            GAME.state_from(wrong)


# ---- changed positions -------------------------------------------------------------------------------------------------


def test_tiles_name_the_whole_board_and_what_lay_there_goes_into_the_bag() -> None:
    state = GAME.state_from(changed({"to_act": "A", "tiles.E05": "black", "seats.A.leaders.farmer": "E06"}))
    assert GAME.document(state)["tiles"] == {"E05": "black"}
    assert sum(int(n) for n in state.bag) == 138 - 1 - 18


def test_some_colors_of_a_hand_are_as_given_and_the_others_fill_it_up() -> None:
    document = changed(
        {"to_act": "B", "seats.B.hand": {"red": 4, "black": 0}, "seats.A.hand.blue": 0, "display.green": 6}
    )
    # a mapping replaces as a whole here; rulings flatten it to one path for each color
    assert document["seats"]["B"]["hand"] == {"red": 4, "black": 0}  # type: ignore[index]
    flat = changed({"to_act": "B", "seats.B.hand.red": 4, "seats.B.hand.black": 0, "display.green": 6})
    state = GAME.state_from(flat)
    hand = flat["seats"]["B"]["hand"]  # type: ignore[index]
    assert (hand["red"], hand["black"], sum(hand.values())) == (4, 0, 6)
    assert flat["display"] == {"black": 0, "red": 0, "blue": 0, "green": 6, "yellow": 0}
    assert state.to_act == 1


def test_a_hand_that_is_short_makes_it_the_second_action() -> None:
    short = {f"seats.A.hand.{color}": 0 for color in ("red", "blue", "green", "yellow")} | {"seats.A.hand.black": 2}
    document = changed({"to_act": "A", **short})
    assert document["pending"] == [{"do": "action", "seat": "A", "left": 1}]
    GAME.state_from(document)


@pytest.mark.parametrize(
    ("changes", "bag"),
    [
        ({"bag": 0}, {"black": 0, "red": 0, "blue": 0, "green": 0, "yellow": 0}),
        ({"bag": {"black": 3, "red": 4}}, {"black": 3, "red": 4, "blue": 0, "green": 0, "yellow": 0}),
        ({"bag": 10}, {"black": 2, "red": 2, "blue": 2, "green": 2, "yellow": 2}),
    ],
    ids=str,
)
def test_the_bag_can_be_given_and_the_rest_goes_into_the_box(changes: dict[str, object], bag: dict[str, int]) -> None:
    state = GAME.state_from(changed({"to_act": "A", **changes}))
    assert [int(n) for n in state.bag] == list(bag.values())
    assert sum(int(n) for n in state.box) == 138 - 7 - 18 - sum(bag.values())


def test_of_one_color_the_bag_can_be_given_alone() -> None:
    before = GAME.state_from(changed({"to_act": "A"}))
    state = GAME.state_from(changed({"to_act": "A", "bag.black": 0}))
    assert [int(n) for n in state.bag] == [0, *[int(n) for n in before.bag][1:]]
    with pytest.raises(DocumentError, match="left for the bag"):
        changed({"bag.yellow": 13})
    with pytest.raises(DocumentError, match="expected one of"):
        changed({"bag.purple": 0})


def test_an_empty_bag_ends_the_game_at_the_end_of_the_turn() -> None:
    dealt = GAME.position(changed({"to_act": "A", "bag": 0, "seats.A.hand.yellow": 1}))
    dealt.apply(GAME.parse("place yellow e07"))
    dealt.apply(GAME.parse("end"))
    assert dealt.over
    document = dealt.document()
    assert GAME.document(GAME.state_from(document)) == document


def test_what_was_known_of_a_hand_that_is_changed_is_gone() -> None:
    document = after({"to_act": "A", "seats.A.hand.green": 1, "display.yellow": 6}, "place green e07", "take yellow")
    assert document["seats"]["A"]["seen"]["yellow"] == 1  # type: ignore[index]
    again = GAME.changed_position(document, {"seats.A.hand.red": 3})
    assert again["seats"]["A"]["seen"]["yellow"] == 0  # type: ignore[index]


def test_a_chance_decision_waits_for_chance() -> None:
    for name in ("drawing", "refilling"):
        assert GAME.state_from(bases()[name]).to_act == CHANCE
