"""Positions as documents: lossless through the decisions of random games, and refused where they contradict themselves."""

from collections.abc import Mapping
from functools import cache

import pytest
from jsonschema import Draft202012Validator

from serai.core.chance import Generator, SeedDealer
from serai.core.documents import Document, DocumentError, Node, get_path, set_path
from serai.core.state import CHANCE
from serai.games.marco_polo_ii import actions as k
from serai.games.marco_polo_ii.document import finish, read, write
from serai.games.marco_polo_ii.game import GAME
from serai.games.marco_polo_ii.rules import MarcoPoloState
from serai.games.marco_polo_ii.tables import Tables
from tests.games.marco_polo_ii.table import Table, begin
from tests.games.marco_polo_ii.test_random_games import RICH, STANDARD, keen


def again(state: MarcoPoloState, tables: Tables) -> MarcoPoloState:
    """The state of a state's document, whatever the component set."""
    node = Node(write(state, {}))
    made = read(tables, node, state.options)
    finish(made, node["to_act"])
    return made


# ---- sound documents -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "tables", "open_dice"), [(2, STANDARD, False), (3, RICH, True), (4, RICH, False)])
def test_every_kind_of_decision_is_read_and_plays_on_alike(seats: int, tables: Tables, open_dice: bool) -> None:
    """The first positions of each stack of decisions; with the rich set they are deep."""
    met: dict[tuple[int, ...], int] = {}
    state = begin(seats, tables, open_dice)
    dealer, chooser = SeedDealer(seats), Generator(b"documents")
    while not state.over:
        stack = tuple(int(state.frames[at * 4]) for at in range(state.depth))
        met[stack] = met.get(stack, 0) + 1
        actions = state.legal_actions()
        choice = actions if seats == 2 else keen(actions, chooser)
        action = dealer.deal(state) if state.to_act == CHANCE else choice[chooser.below(len(choice))]
        if met[stack] <= 2:
            other = again(state, tables)
            assert write(other, {}) == write(state, {})
            assert other.legal_actions() == actions
            other.play(action)
            state.play(action)
            assert write(other, {}) == write(state, {})
        else:
            state.play(action)
    assert write(again(state, tables), {}) == write(state, {})
    assert {k.TURN, k.LATER, k.CHANCE_ROLL, k.CHANCE_SLOT, k.CHANCE_GOAL, k.GOAL} <= {
        stack[-1] for stack in met if stack
    }


# Where a game waits, made by hand: A plays the character and has done the moves.
def travelling() -> Table:
    """A has announced a step on the upper space of Travel, occupied before, and may go on."""
    table = Table("abha_basu", seats=3).give(coins=20, camels=20, jade=3).roll("4 5 6").roll("3 3 3", "B")
    for _ in range(3):
        table.lay("travel_upper", 3, "B")
    table.state.hourglass = 1
    table.do("travel upper 4", "die 5", "die 6", "step lanzhou")
    return table


def paying() -> Table:
    """The path has been announced: A says how many jade stand in."""
    table = travelling()
    table.do("go")
    return table


def at_additional_post() -> Table:
    """A's figure has arrived over a city: the additional post is asked for."""
    table = Table("abha_basu").give(coins=20, camels=20).roll("4 5 6")
    table.do("travel upper 4", "die 5", "die 6", "step lanzhou", "step xian", "go")
    return table


def at_arrival() -> Table:
    """A has placed both posts and takes what they bring."""
    table = at_additional_post()
    table.do("post lanzhou")
    return table


def placing() -> Table:
    """A has placed the first of two dice on Guild Seals."""
    table = Table("abha_basu").give(coins=9).roll("3 4 4")
    table.do("seals 3")
    return table


def exchanging() -> Table:
    """A has made an exchange of a card and is asked whether to make it again."""
    table = Table("abha_basu").card("open_card_1", "card_13").give(coins=20).roll("4 5")
    table.do("card open_card_1 4", "good silk")
    return table


def taking() -> Table:
    """A takes a second contract by the Contracts action, and there is no room."""
    table = Table("abha_basu").post("xian").roll("4 5").hold("start_1", "contract_42").show("xian_1", "contract_01")
    table.do("contracts 4", "contract xian_1")
    return table


def doubling() -> Table:
    """Mailin and Tian Chin say which bonus they double."""
    table = Table("mailin_and_tian_chin", seats=2).post("kochi", "kashgar").roll("1").roll("1", "B")
    table.round_end()
    assert table.asked == k.DOUBLE
    return table


def pairing() -> Table:
    """Isabella settles pairs."""
    table = Table("isabella_donati").roll("1").roll("1", "B")
    for seed in range(9):
        table.dealer = SeedDealer(seed)
        other = Table("isabella_donati", seed=seed).roll("1").roll("1", "B")
        other.round_end()
        while other.asked != k.PAIRS and other.state.round == 2 and other.asked != k.TURN:
            other.do(other.legal()[0])
            other.chance()
        if other.asked == k.PAIRS:
            return other
    raise AssertionError("no pair in nine rolls")


def refilling() -> Table:
    """A has ended the turn in which a contract was taken."""
    table = Table("abha_basu").post("xian").roll("4 5")
    table.do("contracts 4", "contract xian_1", "stop", "end")
    return table


MADE = {
    made.__name__: made
    for made in (
        travelling,
        paying,
        at_additional_post,
        at_arrival,
        placing,
        exchanging,
        taking,
        doubling,
        pairing,
        refilling,
    )
}


@cache
def base(name: str) -> Document:
    """A position by the name of what makes it; `start`, `setup` and `turn` are those of the game itself."""
    if name == "setup":
        return GAME.start(2, 0).document()
    if name == "turn":
        return GAME.changed_position(base("setup"), {"to_act": "A"})
    return GAME.document(MADE[name]().state)


NAMES = ["setup", "turn", *MADE]


@pytest.mark.parametrize("name", NAMES)
def test_a_position_is_read_and_written_again_as_it_was(name: str) -> None:
    document = base(name)
    assert GAME.document(GAME.state_from(document)) == document
    validator = Draft202012Validator(GAME.position_schema())
    assert [error.message for error in validator.iter_errors(document)] == []


def test_the_document_of_a_turn_is_short_to_read() -> None:
    document = base("placing")
    assert document["spaces"]["seals"] == [{"of": "A", "value": 3}]  # type: ignore[index]
    assert document["pending"] == [
        {"do": "later", "seat": "A"},
        {"do": "further die", "seat": "A", "space": "seals", "missing": 1},
    ]
    assert get_path(document, "seats.A.dice") == {"own": [4, 4], "black": [], "unrolled": 0}


# ---- refused ---------------------------------------------------------------------------------------------------------

BAD: list[tuple[str, dict[str, object], str]] = [
    ("turn", {"seats.A.coins": -1}, "seats.A.coins"),
    ("turn", {"seats.A.dice.own": [1, 2]}, "seats.A.dice.own"),
    ("turn", {"seats.A.dice.own": [1, 2, 3, 4, 7]}, "seats.A.dice.own[4]"),
    ("turn", {"seats.A.dice.unrolled": 1}, ""),
    ("turn", {"seats.A.figures": []}, "seats.A.figures"),
    ("turn", {"seats.A.posts": ["beijing"]}, "seats.A.posts"),
    ("turn", {"seats.A.posts": ["xian"]}, "outposts.xian"),
    ("turn", {"seats.A.contracts": [None]}, "seats.A.contracts"),
    ("turn", {"seats.A.completed": ["contract_01", "contract_01"]}, "seats.A.completed[1]"),
    ("turn", {"seats.A.character": None}, "seats"),
    ("turn", {"seats.A.goals": []}, "seats.A.goals"),
    ("turn", {"kept_tiles": ["outpost_01"]}, ""),
    ("turn", {"characters_offered": ["de_wu"]}, "characters_offered"),
    ("turn", {"spaces.khan": [{"of": "A", "value": 1}]}, "spaces.khan"),
    ("turn", {"spaces.khan": None}, "spaces"),
    ("turn", {"spaces.xian": []}, "spaces.xian"),
    ("turn", {"spaces.book_1": [{"of": "D", "value": 1}]}, "spaces.book_1[0].of"),
    ("turn", {"black_dice": 3}, "black_dice"),
    ("turn", {"open_dice": [1]}, "open_dice"),
    ("turn", {"city_bonuses.kochi": None}, "city_bonuses"),
    ("turn", {"cards.open_card_1": None}, ""),
    ("turn", {"cards_gone": ["card_01"]}, "cards_gone"),
    ("turn", {"queue": ["start_1"]}, "queue"),
    ("turn", {"offers.1": []}, "offers.1"),
    ("turn", {"new_posts": ["xian"]}, "new_posts"),
    ("turn", {"bought": True}, "bought"),
    ("turn", {"due": 2}, "due"),
    ("turn", {"doubled": {"city": "kochi"}}, "doubled"),
    ("turn", {"doubled": {"city": "kochi", "seal": "farmer"}}, "doubled.city"),
    ("turn", {"path": [{"to": "xian", "figure": 1}]}, "path"),
    ("turn", {"round": 2}, "cards_gone"),
    ("turn", {"first": "A", "hourglass": "B"}, "hourglass"),
    ("turn", {"turn": None}, ""),
    ("turn", {"to_act": "B"}, "to_act"),
    ("turn", {"pending[-1].do": "later"}, "pending"),
    ("turn", {"pending[-1].seat": None}, "pending"),
    ("turn", {"pending": []}, "pending"),
    ("setup", {"seats.A.coins": 7}, "seats"),
    ("setup", {"round": 1}, ""),
    ("setup", {"pending": []}, "pending"),
    ("travelling", {"path": [{"to": "hormuz", "figure": 1}]}, "path[0]"),
    ("travelling", {"path": [{"to": "lanzhou", "figure": 2}]}, "path[0]"),
    ("travelling", {"path": [{"to": "fuzhou", "figure": 1}]}, "path"),
    ("travelling", {"due": 0}, "due"),
    ("travelling", {"hourglass": "B"}, "hourglass"),
    ("travelling", {"seats.A.coins": 0, "seats.A.camels": 0, "seats.A.jade": 0}, "path"),
    ("travelling", {"pending[-1].movement": 3}, "pending"),
    ("travelling", {"pending[-1].by": "travel_middle"}, ""),
    ("paying", {"pending[-1].coins": 5}, "pending"),
    ("paying", {"seats.A.jade": 0}, "pending"),
    ("paying", {"path": []}, "path"),
    ("paying", {"due": 4}, "due"),
    ("at_additional_post", {"pending[-1].cities": ["lanzhou", "xian"]}, "pending"),
    ("at_additional_post", {"pending[1].progress.decided": False}, "pending"),
    ("at_additional_post", {"pending[1].new": []}, ""),
    ("at_additional_post", {"path": [{"to": "lanzhou", "figure": 1}]}, "path"),
    ("at_additional_post", {"new_posts": []}, ""),
    ("at_arrival", {"pending[-1].outposts": []}, ""),
    ("at_arrival", {"pending[-1].cities": ["xian", "kochi"]}, "pending"),
    ("at_arrival", {"new_posts": []}, "pending"),
    ("placing", {"due": 3}, "due"),
    ("placing", {"spaces.seals": [{"of": "B", "value": 3}]}, ""),
    ("placing", {"pending[-1].missing": 2}, "pending"),
    ("placing", {"pending[-1].space": "travel_upper"}, "spaces.seals"),
    ("placing", {"spaces.seals": [{"of": "A", "value": 3}, {"of": "B", "value": 3}]}, ""),
    ("travelling", {"spaces.travel_upper": [{"of": "A", "value": 5}]}, ""),
    ("turn", {"spaces.book_2": [{"of": "A", "value": 2}]}, ""),
    ("turn", {"outposts.xian": None}, "outposts.xian"),
    ("exchanging", {"pending[-1].left": 4}, "pending"),
    ("exchanging", {"pending[-1].exchange.way": "second"}, "pending"),
    ("exchanging", {"pending[-1].exchange.card": "open_card_2"}, "pending"),
    ("exchanging", {"seats.A.coins": 2, "seats.A.jade": 0}, "pending"),
    ("taking", {"pending[-1].new": [1]}, "pending"),
    ("taking", {"pending[-2].taken": 0}, "pending"),
    ("taking", {"seats.A.contracts": ["start_1", None]}, "pending"),
    ("taking", {"pending[-1].contract": "contract_42"}, "seats.A"),
    ("doubling", {"pending[-1].cities": ["kochi"]}, "pending"),
    ("doubling", {"seats.A.character": "abha_basu"}, "seats.A.figures"),
    ("doubling", {"hourglass": "B"}, "hourglass"),
    ("pairing", {"pending[-1].once": [1, 2, 3]}, "pending"),
    ("refilling", {"pending[-1].slot": "xian_2"}, "pending"),
    ("refilling", {"pending[1].slots": 5}, "pending"),
]


@pytest.mark.parametrize(("name", "changes", "path"), BAD, ids=[f"{name}-{next(iter(c))}" for name, c, _ in BAD])
def test_contradictions_are_refused_with_their_place(name: str, changes: Mapping[str, object], path: str) -> None:
    document = GAME.document(GAME.state_from(base(name)))
    for place, value in changes.items():
        head, bracket, rest = place.partition("[")
        if bracket:
            at, _, key = rest.partition("].")
            set_path(get_path(document, head)[int(at)], key, value)  # type: ignore[index]
        else:
            set_path(document, place, value)
    with pytest.raises(DocumentError) as caught:
        GAME.state_from(document)
    assert caught.value.path == path or not path, str(caught.value)
    assert "(MP2-" in str(caught.value) or caught.value.path != "pending"


# ---- changes ---------------------------------------------------------------------------------------------------------


def changed(name: str = "setup", **changes: object) -> Document:
    """A position with changes, `__` for a dot, read and written again."""
    made = {path.replace("__", "."): value for path, value in changes.items()}
    document = GAME.changed_position(base(name), made)
    assert GAME.document(GAME.state_from(document)) == document
    return document


def test_out_of_setup_a_change_leads_to_the_first_turn() -> None:
    document = changed(to_act="B")
    assert document["round"] == 1
    assert document["turn"] == "B"
    characters = [get_path(document, f"seats.{letter}.character") for letter in "AB"]
    assert len({*characters, None}) == 3
    assert document["characters_offered"] == []
    assert [len(get_path(document, f"seats.A.{key}")) for key in ("goals", "goals_put_away")] == [1, 2]  # type: ignore[arg-type]


def test_a_character_that_moves_to_another_seat_leaves_a_free_one_and_has_its_figures() -> None:
    document = changed(to_act="A", seats__A__character="mailin_and_tian_chin")
    assert get_path(document, "seats.A.figures") == ["beijing", "beijing"]
    other = GAME.changed_position(document, {"seats.B.character": "mailin_and_tian_chin"})
    GAME.state_from(other)
    assert get_path(other, "seats.A.character") not in (None, "mailin_and_tian_chin")
    assert [get_path(other, f"seats.{letter}.figures") for letter in "AB"] == [["beijing"], ["beijing", "beijing"]]


def test_a_hand_of_dice_that_is_named_leaves_the_rest_in_the_bag() -> None:
    document = changed(to_act="A", seats__A__dice__own=[6, 6], seats__A__dice__black=[3])
    assert document["spaces"]["bag"] == [{"of": "A", "value": 1}] * 3  # type: ignore[index]
    assert document["black_dice"] == 3


def test_dice_on_spaces_come_out_of_the_hand_and_neutral_ones_stay() -> None:
    document = changed(to_act="A", spaces__khan=[{"of": "B", "value": 3}], spaces__book_1=[{"of": "black", "value": 2}])
    neutral = {"of": "neutral", "value": 1}
    assert document["spaces"]["khan"] == [neutral, neutral, {"of": "B", "value": 3}]  # type: ignore[index]
    assert len(get_path(document, "seats.B.dice.own")) == 4  # type: ignore[arg-type]
    assert document["black_dice"] == 3


def test_no_black_dice_on_the_board_means_that_they_have_been_used() -> None:
    document = changed(to_act="A", black_dice=0)
    assert document["spaces"]["bag"] == [{"of": "black", "value": 1}] * 4  # type: ignore[index]


def test_a_contract_that_is_named_leaves_the_map_and_the_hands_of_others() -> None:
    start = base("turn")
    open_one, other = get_path(start, "display.xian_1"), get_path(start, "seats.B.contracts")[0]  # type: ignore[index]
    document = changed("turn", seats__A__contracts=[open_one, other])
    assert get_path(document, "seats.A.contracts") == [open_one, other]
    assert get_path(document, "display.xian_1") not in (None, open_one)
    assert get_path(document, "seats.B.contracts")[0] not in (None, other)  # type: ignore[index]


def test_tiles_cards_and_goals_that_are_named_leave_their_places() -> None:
    start = base("turn")
    marker, card, tile = (get_path(start, p) for p in ("city_bonuses.kochi", "cards.open_card_1", "outposts.xian"))
    offer, goal = get_path(start, "offers.1")[1], get_path(start, "seats.B.goals")[0]  # type: ignore[index]
    document = changed(
        "turn",
        city_bonuses__sumatra=marker,
        cards__open_card_2=card,
        outposts__kabul=tile,
        offers__2=get_path(start, "offers.2"),
        seats__A__goals=[goal],
    )
    assert get_path(document, "city_bonuses.kochi") not in (None, marker)
    assert get_path(document, "cards.open_card_1") not in (None, card)
    assert get_path(document, "outposts.xian") not in (None, tile)
    assert get_path(document, "offers.1")[1] == offer  # type: ignore[index]
    assert get_path(document, "seats.B.goals") != [goal]


def test_posts_take_the_outpost_tile_and_a_later_round_takes_cards_off_the_deck() -> None:
    document = changed("turn", seats__A__posts=["xian", "kochi"], round=3)
    assert get_path(document, "outposts.xian") is None
    assert len(document["cards_gone"]) == 4  # type: ignore[arg-type]


def test_the_hourglass_follows_the_first_player() -> None:
    other = "B" if base("turn")["first"] == "A" else "A"
    assert changed("turn", first=other)["hourglass"] == other


@pytest.mark.parametrize("name", NAMES)
def test_the_start_of_another_turn_can_follow_from_any_position_of_a_turn(name: str) -> None:
    if base(name)["turn"] is None and name != "setup":
        return
    document = GAME.changed_position(base(name), {"to_act": "B", "seats.B.dice.own": [1, 1, 1, 1, 1]})
    assert GAME.state_from(document).top_kind() == k.TURN
