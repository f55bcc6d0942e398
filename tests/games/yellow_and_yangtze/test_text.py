"""text.py: every action, prompt, reason and event has words, in every language, and gives away nothing hidden."""

import random
from collections.abc import Iterator
from functools import cache, reduce
from importlib.resources import files
from operator import or_

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

from serai.core.chance import SeedDealer
from serai.core.events import Fact, Journal
from serai.core.language import languages
from serai.core.options import Options
from serai.core.state import CHANCE, EVERYTHING, LEGAL, NOBODY
from serai.games.yellow_and_yangtze import actions as a
from serai.games.yellow_and_yangtze import facts, text, war
from serai.games.yellow_and_yangtze.actions import action_space
from serai.games.yellow_and_yangtze.components import load, load_bytes
from serai.games.yellow_and_yangtze.groups import regroup
from serai.games.yellow_and_yangtze.names import COLORS, LEADERS
from serai.games.yellow_and_yangtze.rule_ids import YY_11_6
from serai.games.yellow_and_yangtze.rules import YellowAndYangtzeState
from serai.games.yellow_and_yangtze.setup import lay_out
from serai.games.yellow_and_yangtze.state import FIRST_LEADER, NONE, changed
from serai.games.yellow_and_yangtze.tables import COLORS as COLOR_COUNT
from serai.games.yellow_and_yangtze.tables import DIRECTIONS, RED, Tables
from serai.games.yellow_and_yangtze.text_outlook_conflict import toll_range
from serai.games.yellow_and_yangtze.text_prompts import war_sides
from serai.games.yellow_and_yangtze.text_reasons import EXPLAINED
from serai.games.yellow_and_yangtze.text_support import held, reserves

TABLES = load()
SPACE = action_space(TABLES)
LANGUAGES = languages()
OPTIONS: Options = {
    "war_toll": "strength",
    "war_bystanders": "participate",
    "war_pick": "allowed",
    "tie_break": "shared",
    "short_two_player_game": False,
    "map": "standard",
    "idle_rounds_limit": 10,
}
NOT_KINDS = {"WITH_SOLDIER"}
FACT_KINDS = {
    value for name, value in vars(facts).items() if name.isupper() and isinstance(value, int) and name not in NOT_KINDS
}


Chosen = dict[str, str | int | bool]  # options other than the default


def table(seats: int, options: Chosen | None = None, tables: Tables = TABLES) -> YellowAndYangtzeState:
    """A table before its first chance decision."""
    return YellowAndYangtzeState(tables, seats, {**OPTIONS, **(options or {})})


# ---- positions by hand, on the open map `field` ----------------------------------------------------------------------


def field(seats: int = 3, options: Chosen | None = None, tables: Tables = TABLES) -> YellowAndYangtzeState:
    """An empty field and empty hands; A is to choose the first of two actions."""
    state = table(seats, {"map": "field", **(options or {})}, tables)
    state.first = 0
    state.active = 0
    state.push(a.ACTION, 0, 2, 0)
    return state


def space(name: str) -> int:
    """The number of a space."""
    return TABLES.space_names.index(name)


def lay(state: YellowAndYangtzeState, **pieces: str) -> None:
    """Put pieces down: `G05="red"`, or a leader with its seat, `G04="A soldier"`."""
    for name, piece in pieces.items():
        if " " in piece:
            seat, leader = "ABCD".index(piece[0]), LEADERS.index(piece[2:])
            state.board[space(name)] = u8(FIRST_LEADER + seat * COLOR_COUNT + leader)
            state.leader_at[seat * COLOR_COUNT + leader] = u8(space(name))
        else:
            state.board[space(name)] = u8(COLORS.index(piece) + 1)
    regroup(state)


def hold(state: YellowAndYangtzeState, seat: int, **tiles: int) -> None:
    """What a seat has in hand."""
    for color, name in enumerate(COLORS):
        state.hand[seat * COLOR_COUNT + color] = u8(tiles.get(name, 0))


def two_states() -> YellowAndYangtzeState:
    """A’s Soldier with two red tiles in the west, B’s with one in the east; a tile on G06 would unite them."""
    state = field()
    lay(state, G02="red", G03="A soldier", G04="black", G05="red", G07="red", G08="black", G09="B soldier")
    hold(state, 0, black=2, red=2, green=2)
    hold(state, 1, black=3, red=1, green=2)
    hold(state, 2, red=4, blue=2)
    return state


def described(state: YellowAndYangtzeState, notation: str, lang: str = "en") -> str:
    """An action in words."""
    return text.describe(SPACE, state, SPACE.parse(notation), lang)


def prospects(state: YellowAndYangtzeState, notation: str, viewer: int = 0, lang: str = "en") -> list[str]:
    """What an action may lead to."""
    return text.outlook(state, SPACE.parse(notation), viewer, lang)


def why(state: YellowAndYangtzeState, notation: str, lang: str = "en") -> str:
    """The reason against an action, in one line."""
    action = SPACE.parse(notation)
    rule = int(state.rule_against(action))
    assert rule != LEGAL
    return str(text.reason(SPACE, state, action, rule, lang))


def done(state: YellowAndYangtzeState, *notations: str) -> list[str]:
    """Carry actions out, and tell what happened."""
    journal = Journal()
    state.journal = journal
    for notation in notations:
        action = SPACE.parse(notation)
        assert state.rule_against(action) == LEGAL, notation
        state.play(action)
    return [text.event_text(text.event(TABLES, fact, EVERYTHING)) for fact in journal.take()]


# ---- random games ----------------------------------------------------------------------------------------------------


def windfall(state: YellowAndYangtzeState, chooser: random.Random) -> None:
    """Give the seat to act another hand, often of one color, so that triangles, riots and wars come up."""
    seat = int(state.active)
    size = int(state.hand_total(seat))
    pool = [
        color for color in range(COLOR_COUNT) for _ in range(state.bag[color] + state.hand[seat * COLOR_COUNT + color])
    ]
    chooser.shuffle(pool)
    if chooser.random() < 0.6:
        favorite = chooser.randrange(COLOR_COUNT)
        pool.sort(key=lambda color: color != favorite)
    for color in range(COLOR_COUNT):
        at = seat * COLOR_COUNT + color
        state.bag[color] = u8(int(state.bag[color]) + int(state.hand[at]) - pool[:size].count(color))
        state.hand[at] = u8(pool[:size].count(color))
        state.seen = changed(state.seen, at, 0)
        state.maybe = changed(state.maybe, at, 0)
    state.unsure = changed(state.unsure, seat, 0)
    state.most_blue = changed(state.most_blue, seat, 6)


def crowd(state: YellowAndYangtzeState, action: int) -> int:
    """How crowded the space of a placement is: tiles of its own color count more, a war most."""
    color, where = divmod(action - a.PLACE, int(TABLES.spaces))
    around = [int(state.map.neighbor[where * DIRECTIONS + direction]) for direction in range(DIRECTIONS)]
    pieces = [int(state.board[other]) for other in around if other >= 0]
    states = [int(state.group_colors[label]) for label in {int(state.group[other]) for other in around if other >= 0}]
    twice = sum(colors.bit_count() for colors in states) > int(reduce(or_, states)).bit_count()
    return sum(4 if piece == color + 1 else piece > 0 for piece in pieces) + (40 if twice else 0)


def choice(state: YellowAndYangtzeState, chooser: random.Random) -> int:
    """A legal action: verbs alike, but leaders from off the board, crowded places and wars more often."""
    families: dict[str, list[int]] = {}
    for action in state.legal_actions():
        families.setdefault(SPACE.family(action).verb, []).append(action)
    if state.top_kind() == a.ACTION and chooser.random() < 0.8:
        likely = ("leader", "leader", "place", "place", "riot", "buy")
        verb = chooser.choice([verb for verb in likely if verb in families] or ["end"])
    else:
        verb = chooser.choice(list(families))
    actions = families[verb]
    chooser.shuffle(actions)
    if verb == "place":
        return max(actions, key=lambda action: crowd(state, action))
    if verb == "leader" and chooser.random() < 0.9:
        spaces, base = int(TABLES.spaces), int(TABLES.leader_base)
        return max(actions, key=lambda action: bool(state.off_board(state.active, (action - base) // spaces)))
    return actions[0]


def play(
    seed: int, seats: int, options: Chosen | None = None, honest: bool = False
) -> Iterator[tuple[YellowAndYangtzeState, int, list[Fact]]]:
    """A random game: each position with the action about to be done, then the facts of the step before."""
    chooser = random.Random(seed)
    dealer = SeedDealer(seed)
    state = table(seats, options)
    journal = Journal()
    state.journal = journal
    lay_out(state)
    state.settle()
    while not state.over:
        if state.to_act == CHANCE:
            action = int(dealer.deal(state))
        else:
            if state.top_kind() == a.ACTION and not honest and chooser.random() < 0.5:
                windfall(state, chooser)
            action = choice(state, chooser)
        yield state, action, journal.take()
        state.play(action)
    yield state, -1, journal.take()


PLAYS: list[tuple[int, int, Chosen]] = [
    (1, 2, {"short_two_player_game": True, "map": "small"}),
    (2, 3, {"war_bystanders": "excluded", "war_toll": "tiles"}),
    (3, 4, {}),
    (4, 4, {"tie_break": "huang", "war_pick": "none"}),
]


def check(words: str) -> None:
    """Words a player can read: no leftovers of the templates."""
    assert words
    assert words[0] == words[0].upper()
    for junk in ("{", "}", "???", "None", "_", "yy-", "  ", "()", ": ;", "\n", "..", "?.", "!.", " ,", " ;"):
        assert junk not in words, words


# ---- everything has words --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seed", "seats", "options"), PLAYS)
def test_every_action_prompt_and_prospect_has_words(seed: int, seats: int, options: Chosen) -> None:
    chooser = random.Random(seed)
    for state, action, _ in play(seed, seats, options):
        for lang in LANGUAGES:
            check(text.prompt(state, lang))
            if action >= 0:
                check(text.describe(SPACE, state, action, lang))
                for line in text.outlook(state, action, int(state.to_act), lang):
                    check(line)
                    assert line.endswith(".")
        if chooser.random() < 0.01:
            for lang in LANGUAGES:
                for other in range(SPACE.size):
                    check(text.describe(SPACE, state, other, lang))


def positions() -> Iterator[YellowAndYangtzeState]:
    """Positions of all kinds: the rarer the question, the more of them."""
    chooser = random.Random(4)
    for seed, seats, options in PLAYS:
        for state, _, _ in play(seed, seats, options):
            common = state.to_act == CHANCE or state.top_kind() in (a.ACTION, a.PICK, a.HELP)
            if state.over or chooser.random() < (0.005 if common else 0.15):
                yield state
    state = two_states()
    lay(state, F06="black")
    hold(state, 0, blue=2, black=2)
    yield state.clone()
    done(state, "place black g06")
    yield state.clone()
    done(state, "support e 1", "pass", "pass")  # a tie
    yield state


@cache
def rules_met() -> dict[int, set[tuple[str, ...]]]:
    """Every rule that stood against an action in those positions, with the words of its reasons."""
    met: dict[int, set[tuple[str, ...]]] = {}
    for state in positions():
        for action in range(SPACE.size):
            rule = int(state.rule_against(action))
            if rule != LEGAL and len(met.setdefault(rule, set())) < 60:
                reasons = [text.reason(SPACE, state, action, rule, lang) for lang in LANGUAGES]
                met[rule].add(tuple(part for reason in reasons for part in (reason.text, reason.help)))
    return met


def test_every_rule_has_a_reason_of_its_own_in_every_language() -> None:
    assert set(rules_met()) <= EXPLAINED
    for reasons in rules_met().values():
        for english, english_help, italian, italian_help in reasons:
            check(english)
            check(italian)
            assert english != italian
            assert bool(english_help) == bool(italian_help)
            if english_help:
                check(english_help)
                check(italian_help)
                assert english_help != italian_help


def test_the_positions_meet_every_rule_that_is_explained() -> None:
    assert EXPLAINED - set(rules_met()) == {YY_11_6}  # only without pagodas of a color: below


def test_every_kind_of_fact_has_event_and_words() -> None:
    met: set[int] = set()
    for seed, seats, options in PLAYS:
        for _, _, told in play(seed, seats, options):
            for fact in told:
                met.add(fact[0])
                for viewer in (0, 1, NOBODY, EVERYTHING):
                    event = text.event(TABLES, fact, viewer)
                    assert str(event["rule"]).startswith("YY-")
                    for lang in LANGUAGES:
                        check(text.event_text(event, lang))
    assert FACT_KINDS - met == set()


def test_what_is_no_event_is_refused() -> None:
    for wrong in ({"event": "sung"}, {"event": "gain", "seat": "A"}, {"event": "placed", "seat": "A", "color": "pink"}):
        with pytest.raises(ValueError, match="event: "):
            text.event_text(wrong)


# ---- actions ---------------------------------------------------------------------------------------------------------


def test_actions_name_what_they_use_and_where() -> None:
    state = two_states()
    lay(state, H10="black", J05="yellow", J06="yellow", K07="yellow")
    assert described(state, "place red g06") == "Place a red tile on G06"
    assert described(state, "leader soldier h09") == "Position the Soldier on H09, moving from G03"
    assert described(state, "leader artisan h09") == "Position the Artisan on H09"
    assert described(state, "leader artisan h09", "it") == "Posiziona l’artigiano su H09"
    assert described(state, "withdraw soldier") == "Withdraw the Soldier from G03"
    assert described(state, "riot 1 g07") == "Riot for 1 blue tile and the Farmer: remove the red tile on G07"
    assert described(state, "riot 2 g07", "it") == "Sommossa per 2 tessere blu: togli la tessera rossa su G07"
    assert described(state, "replace kkg") == "Replace 2 black tiles and 1 green tile"
    assert described(state, "replace kkg", "it") == "Sostituisci 2 tessere nere e 1 tessera verde"


def test_the_same_words_are_made_once() -> None:
    state = two_states()
    for notation in ("place red g06", "leader soldier h09", "replace k", "riot 1 g07", "end"):
        assert described(state, notation) is described(state.clone(), notation)


def test_words_change_with_what_they_depend_on() -> None:
    state = two_states()
    before = described(state, "riot 2 g05"), described(state, "leader soldier h05"), described(state, "pass")
    assert before[:2] == (
        "Riot for 2 blue tiles: remove the red tile on G05",
        "Position the Soldier on H05, moving from G03",
    )
    lay(state, G05="green", G01="A soldier")
    state.push(a.PICK, 0, 0, 0)
    assert described(state, "riot 2 g05") == before[0].replace("red", "green")
    assert described(state, "leader soldier h05") == before[1].replace("G03", "G01")
    assert (before[2], described(state, "pass")) == ("Pass", "Pass: no tile of the display")


def test_others_hear_how_many_tiles_are_replaced_but_not_which() -> None:
    state = two_states()
    replace = SPACE.parse("replace kkg")
    assert text.told(SPACE, state, replace, 0) == "Replace 2 black tiles and 1 green tile"
    for viewer in (1, 2, NOBODY):
        assert text.told(SPACE, state, replace, viewer) == "Replace 3 tiles"
        assert text.told(SPACE, state, replace, viewer, "it") == "Sostituisci 3 tessere"
    assert text.told(SPACE, state, SPACE.parse("place red g06"), 1) == "Place a red tile on G06"


# ---- prompts ---------------------------------------------------------------------------------------------------------


def test_a_question_in_a_war_says_how_strong_the_states_are() -> None:
    state = two_states()
    done(state, "place red g06", "support e 1")
    assert (
        text.prompt(state) == "C: war (G07 2 and G05 2): support a state with red tiles, the Soldier or both, or pass"
    )
    assert described(state, "support w 2 soldier") == "Support the state at G05 with 2 red tiles and the Soldier"
    done(state, "pass")
    assert text.prompt(state) == "A: war (G07 2 and G05 2): support a state with red tiles, or pass"
    done(state, "pass")
    assert text.prompt(state) == "A: the state at G07 and the state at G05 are tied at 2: which one wins?"
    assert described(state, "winner w") == "Let the state at G05 win"


def finished(points: list[list[int]], tie_break: str = "shared") -> YellowAndYangtzeState:
    """A game that is over, with these points of each seat."""
    state = field(len(points), {"tie_break": tie_break})
    state.depth = 0
    for seat, row in enumerate(points):
        for color, count in enumerate(row):
            state.points[seat * COLOR_COUNT + color] = count
    return state


def test_the_result_says_what_decided() -> None:
    assert text.prompt(finished([[4, 4, 4, 3, 1], [3, 9, 9, 9, 0]])) == (
        "The game is over: A wins with 4 in the lowest color."
    )
    assert "B wins with 4 in the lowest color, ahead of A in the second lowest." in text.prompt(
        finished([[4, 4, 9, 9, 0], [5, 5, 5, 4, 0]])
    )
    highest = finished([[4, 5, 5, 5, 0], [4, 5, 5, 6, 0]])
    assert "vince B con 4 nel colore più debole e supera A nel più forte." in text.prompt(highest, "it")
    third = finished([[4, 5, 6, 7, 0], [4, 5, 5, 9, 0], [4, 4, 9, 9, 0]])
    assert "A wins with 4 in the lowest color, ahead of B in the third lowest." in text.prompt(third)
    level = [[4, 4, 4, 4, 0], [4, 4, 4, 3, 1]]
    assert "A and B share the victory, equal in all four colors, with 4 in the lowest." in text.prompt(finished(level))
    assert "A wins with 4 in the lowest color; the tie with B is decided by fewer yellow points." in text.prompt(
        finished([*level, [4, 4, 4, 2, 1]], tie_break="huang")
    )
    assert "nobody wins, since A and B are equal in everything" in text.prompt(
        finished([[4, 4, 4, 3, 1], [4, 4, 4, 3, 1]], tie_break="huang")
    )


# ---- what an action may lead to --------------------------------------------------------------------------------------


def test_a_war_is_foretold_with_all_that_the_viewer_knows() -> None:
    state = two_states()
    state.seen = changed(state.seen, COLOR_COUNT + RED, 1)
    assert prospects(state, "place black g06") == [
        "War: B’s Soldier against A’s Soldier; A decides ties.",
        "The state at G07 (B’s Soldier) has strength 1.",
        "The state at G05 (A’s Soldier) has strength 2.",
        "Still to come: B holds 1 to 6 red tiles; C can add up to 6 red tiles and the Soldier; A can add 2 red tiles.",
        "If the state at G07 wins: B gains 1 red point; A’s Soldier goes home; the losers lose 2 red tiles on the board; "
        "toll 2 to 9, paid with committed tiles, then with its 1 red tile on the board.",
        "If the state at G05 wins: A gains 1 red point; B’s Soldier goes home; the losers lose 1 red tile on the board; "
        "toll 1 to 9, paid with committed tiles, then with its 2 red tiles on the board.",
    ]
    assert "A can add 1 red tile." in prospects(state, "place red g06")[3]
    assert "C can add 4 red tiles and the Soldier;" in prospects(state, "place black g06", EVERYTHING)[3]
    assert prospects(state, "place black g06", lang="it")[3] == (
        "Devono ancora decidere: B ha da 1 a 6 tessere rosse; C può impegnare fino a 6 tessere rosse e il soldato; "
        "A può impegnare 2 tessere rosse."
    )


def test_support_says_who_cannot_win_any_more() -> None:
    state = two_states()
    hold(state, 0, black=1)
    done(state, "place black g06", "pass")
    lines = prospects(state, "support e 2", 2)
    assert "The state at G07 (B’s Soldier) has strength 3." in lines
    assert "The state at G05 cannot win any more." in lines
    assert lines[-2].endswith("toll 2, paid with committed tiles, then with its 1 red tile on the board.")


def test_a_bystander_fights_or_stays_out_by_the_option() -> None:
    for option, line in (
        ("participate", "The state at F05 (C’s Trader) has strength 0."),
        ("excluded", "The state with C’s Trader stays out: none of its leaders is in dispute."),
    ):
        state = field(options={"war_bystanders": option})
        lay(state, E05="C trader", F05="black", G07="red", G08="black", G09="B soldier")
        lay(state, H05="red", H04="black", H03="A soldier")
        hold(state, 0, black=1)
        lines = prospects(state, "place black g06")
        assert line in lines, lines


def test_a_peaceful_union_names_the_states_and_the_point() -> None:
    state = two_states()
    lay(state, G09="B farmer")
    state.leader_at[COLOR_COUNT + 1] = u8(NONE)
    lay(state, G10="B governor")
    lines = prospects(state, "place green g06")
    assert lines == [
        "It unites two states: the state with B’s Governor and B’s Farmer; the state with A’s Soldier.",
        "1 green point for B’s Governor, as there is no Trader in that state.",
    ]
    assert prospects(state, "place red g06")[1] == "1 red point for A’s Soldier."
    assert prospects(state, "place red e09") == ["No point: the tile is in no state."]
    assert prospects(state, "place green h03") == [
        "No point: there is neither a Trader nor a Governor in that state.",
    ]


def test_a_pagoda_is_foretold_with_its_triangle_and_origin() -> None:
    state = field()
    lay(state, E05="red", E06="red")
    hold(state, 0, red=1)
    assert (
        prospects(state, "place red f05")[1] == "It completes a triangle: you may establish a Garrison on E05-E06-F05."
    )
    corners = ["G03-G04-H03", "G09-G10-H09"]
    for name in corners:
        lay(state, **dict.fromkeys(name.split("-"), "red"))
    on = list(state.pagoda_on)
    for slot, name in enumerate(corners):
        on[int(TABLES.first_slot[RED]) + slot] = TABLES.triangle_names.index(name)
    state.pagoda_on = vec[i64](on)
    assert prospects(state, "place red f05")[1].endswith(
        "a Garrison on E05-E06-F05, to be moved from G03-G04-H03 or G09-G10-H09."
    )


def test_a_revolt_is_foretold_with_both_strengths() -> None:
    state = field()
    lay(state, G04="black", G05="black", G06="B trader", H04="black")
    hold(state, 0, black=2, red=4)
    hold(state, 1, black=1, red=5)
    lines = prospects(state, "leader trader f05")
    assert lines == [
        "Revolt: A’s Trader with strength 1 against B’s Trader with 1.",
        "Still to come: A can add 2 black tiles and the Governor; B can add up to 6 black tiles and the Governor.",
        "A tie goes to B, who defends.",
        "The winner gains 1 green point, the loser’s leader goes home.",
    ]
    assert (
        "A can add up to 6 black tiles and the Governor; B can add 1 black tile and the Governor."
        in (prospects(state, "leader trader f05", 1)[1])
    )
    done(state, "leader trader f05")
    assert text.prompt(state) == (
        "A: revolt of A’s Trader (strength 1) against B’s Trader (1): add black tiles, the Governor or both, or pass"
    )
    assert "B is certain to win." in prospects(state, "pass")
    assert "A tie goes to B, who defends." in prospects(state, "commit 2 governor")


def test_a_leader_says_which_state_it_joins_and_what_it_earns_there() -> None:
    state = field()
    lay(state, G03="A trader", G04="black", G05="C governor", G06="green", H04="red")
    assert prospects(state, "leader soldier f04") == [
        "It joins the state with C’s Governor and A’s Trader.",
        "It earns a point for each tile placed there that is red, instead of C’s Governor.",
        "1 black tile beside it: that is its strength in a revolt.",
    ]
    state = field()
    lay(state, G03="A trader", G04="black", G05="black", G06="red", D06="black")
    assert prospects(state, "leader governor f04") == [
        "It joins the state with A’s Trader.",
        "It earns a point for each tile placed there that is black, red, blue or yellow.",
        "2 black tiles beside it: that is its strength in a revolt.",
    ]
    assert prospects(state, "leader governor f04", lang="it") == [
        "Entra nello stato con il commerciante di A.",
        "Ottiene un punto per ogni tessera piazzata lì che sia nera, rossa, blu o gialla.",
        "2 tessere nere accanto: è la sua forza in una rivolta.",
    ]
    assert prospects(state, "leader artisan d05") == [
        "It makes a state of tiles that have no other leader.",
        "It earns a point for each tile placed there that is yellow.",
        "1 black tile beside it: that is its strength in a revolt.",
    ]


def test_a_leader_that_moves_within_its_state_says_that_little_changes() -> None:
    state = field()
    lay(state, G03="A trader", G04="black", G05="black")
    assert prospects(state, "leader trader h03") == [
        "It stays in the same state, with the same strength in a revolt (1): nothing else changes."
    ]
    assert prospects(state, "leader trader f04") == [
        "It stays in the same state; its strength in a revolt goes from 1 to 2."
    ]
    lay(state, I05="red")
    assert prospects(state, "leader trader h04") == [
        "It makes a state of tiles that have no other leader.",
        "It earns a point for each tile placed there that is green.",
        "2 black tiles beside it: that is its strength in a revolt.",
    ]
    lay(state, G06="C soldier")
    assert prospects(state, "leader trader h03")[0].startswith("It stays in the same state, with the same strength")
    lay(state, D06="black")
    assert prospects(state, "leader trader d05")[0] == "It makes a state of tiles that have no other leader."


def test_a_leader_says_which_pagodas_it_comes_to_and_which_it_leaves() -> None:
    state = field()
    lay(state, G03="A soldier", G04="black", G05="red", E05="red", E06="red", F05="red", G09="black")
    on = list(state.pagoda_on)
    on[int(TABLES.first_slot[RED])] = TABLES.triangle_names.index("E05-E06-F05")
    state.pagoda_on = vec[i64](on)
    assert prospects(state, "leader soldier g10") == [
        "It makes a state of tiles that have no other leader.",
        "It earns a point for each tile placed there that is red.",
        "Pagodas it leaves: 1 red point less at the end of your turn.",
        "1 black tile beside it: that is its strength in a revolt.",
    ]
    lay(state, G03="A farmer")
    state.leader_at[RED] = u8(NONE)
    assert "Pagodas there: 1 red point at the end of your turn." in prospects(state, "leader soldier f04")


def test_a_riot_foretells_who_goes_home_and_what_falls_apart() -> None:
    state = field()
    lay(state, G03="A trader", G04="black", G05="C farmer", G06="red", G07="black", G08="B soldier")
    hold(state, 0, blue=2)
    assert prospects(state, "riot 2 g04") == [
        "A’s Trader on G03 has no black tile beside it any more and goes home.",
        "C’s Farmer on G05 has no black tile beside it any more and goes home.",
    ]
    assert prospects(state, "riot 2 g06") == ["A state comes apart into 2."]
    assert prospects(state, "riot 1 g06", lang="it") == ["Uno stato si divide in 2."]


def test_prospects_change_nothing_and_know_nothing_hidden() -> None:
    """What a viewer is told stays the same when hidden tiles of the others are exchanged with the bag."""
    compared = 0
    for state, action, _ in play(7, 3, honest=True):
        if action < 0 or state.to_act == CHANCE:
            continue
        viewer = int(state.to_act)
        other = state.clone()
        for seat in range(3):
            if seat != viewer:
                redeal(other, seat)
        for lang in LANGUAGES:
            before = list(state.board), list(state.points), list(state.frames[: state.depth * 4])
            lines = text.outlook(state, action, viewer, lang)
            assert before == (list(state.board), list(state.points), list(state.frames[: state.depth * 4]))
            assert text.outlook(other, action, viewer, lang) == lines
            compared += len(lines)
    assert compared > 200


def redeal(state: YellowAndYangtzeState, seat: int) -> None:
    """Another hand that fits what all know, taken from the bag: all that is not surely known becomes black or red."""
    for color in range(COLOR_COUNT):
        at = seat * COLOR_COUNT + color
        loose = int(state.hand[at]) - int(state.seen[at]) if state.unsure[seat] == 0 else 0
        for other in (0, 1):
            change = min(loose, int(state.bag[other])) if other != color else 0
            loose -= change
            state.hand[at] = u8(int(state.hand[at]) - change)
            state.bag[color] = u8(int(state.bag[color]) + change)
            state.hand[seat * COLOR_COUNT + other] = u8(int(state.hand[seat * COLOR_COUNT + other]) + change)
            state.bag[other] = u8(int(state.bag[other]) - change)


@pytest.mark.parametrize(("seed", "seats", "options"), PLAYS)
def test_what_is_said_of_hands_and_tolls_comes_true(seed: int, seats: int, options: Chosen) -> None:
    wars = 0
    for game in range(3):
        foretold: dict[int, tuple[int, int]] = {}
        for state, _, told in play(10 * seed + game, seats, options, honest=True):
            won = next((fact for fact in told if fact[0] == facts.WAR_WON), None)
            if won is not None:
                wars += 1
                toll = next(fact[2] for fact in told if fact[0] == facts.TOLL_IS)
                least, most = foretold[won[3]]
                assert least <= toll <= most
            if state.to_act >= 0:
                check_hands(state, int(state.to_act))
            if state.top_kind() == a.HELP:
                foretold = tolls(state, int(state.to_act))
    assert wars > 5


def check_hands(state: YellowAndYangtzeState, viewer: int) -> None:
    """What a viewer knows of all hands is true, and of the own hand it is all."""
    for seat in range(state.seats):
        for color in range(COLOR_COUNT):
            low, high = held(state, viewer, seat, color)
            assert low <= state.in_hand(seat, color) <= high
            assert seat != viewer or low == high


def tolls(state: YellowAndYangtzeState, viewer: int) -> dict[int, tuple[int, int]]:
    """The range of the toll that is foretold for each winner, by the space that names it."""
    left, sides = reserves(state, viewer), war_sides(state)
    return {
        int(war.side_space(state, side)): toll_range(state, side, [other for other in sides if other != side], left)
        for side in sides
    }


# ---- reasons ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("notation", "words"),
    [
        (
            "place yellow g06",
            "no yellow tile in hand. You have 2 black tiles, 2 red tiles and 2 green tiles in hand.",
        ),
        ("place red g04", "G04 is occupied: a black tile. Beside it, F03, F04, H03 or H04 are possible."),
        ("place red c08", "C08 is a river space; red tiles lie on land."),
        (
            "leader farmer a05",
            "No black tile lies beside A05, and a leader needs one. Possible: F03, F04, F07, F08,",
        ),
        ("leader farmer k10", "leaders stand on land. Possible: F04, F07, F08, H04, H07, H08, and 2 more. (YY-6.2)"),
        ("leader soldier g03", "G03 is where the Soldier stands already."),
        ("leader farmer g09", "G09 is occupied: B’s Soldier."),
        ("withdraw trader", "Your Trader is not on the board. You can withdraw the Soldier. (YY-6.8)"),
        ("riot 2 g04", "A riot costs 2 blue tiles, and you have none in hand. At least one real blue tile is needed."),
        ("replace kkk", "You are short of 1 black tile for this."),
        ("take red", "only after placing a green tile. You have 2 green tiles in hand: place one first. (YY-7.10)"),
        (
            "buy 2 g04-g05-h04",
            "no triangle of three tiles of one color: a black tile on G04, a red tile on G05 and nothing on H04.",
        ),
        (
            "pass",
            "There is nothing to pass on: you are choosing an action. End the turn if you want no further action.",
        ),
        (
            "support e 1",
            "only in a war, when you are asked. Now: choose an action, or end the turn (2 actions left).",
        ),
        ("draw red", "decided by chance. Now: choose an action"),
    ],
)
def test_a_reason_names_what_is_wrong_and_what_would_help(notation: str, words: str) -> None:
    assert words in why(two_states(), notation)


def test_a_price_that_is_too_high_says_how_the_leader_helps() -> None:
    state = two_states()
    hold(state, 0, blue=1)
    assert why(state, "riot 2 g04") == (
        "A riot costs 2 blue tiles, and you have 1 in hand. "
        "Let the Farmer, who is off the board, stand in for the second tile. (YY-8.1)"
    )
    lay(state, H04="A farmer")
    assert "Withdraw the Farmer first: off the board, it stands in" in why(state, "riot 2 g04")
    assert "Il tuo contadino è sul tabellone, in H04;" in why(state, "riot 1 g04", "it")
    state.set_top(1, 0)
    assert "this is the last action of the turn. (YY-8.1)" in why(state, "riot 2 g04")


def test_a_leader_that_would_bring_two_of_a_color_together_is_told_which() -> None:
    state = two_states()
    lay(state, F06="black")
    assert why(state, "leader farmer g06").startswith(
        "On G06 your leader would unite 2 states in which B’s Soldier and A’s Soldier would meet; "
        "a leader must not do that. Possible: "
    )


def test_a_state_on_several_sides_is_told_by_which_it_goes() -> None:
    """YY-22.2: one state to the east and the northeast, one to the west and the southwest."""
    state = field()
    lay(state, F07="black", G08="black", H08="B farmer", G06="black", H06="A farmer")
    hold(state, 0, yellow=1)
    hold(state, 1, red=1)
    done(state, "place yellow g07")
    assert why(state, "support ne 1").startswith(
        "The state to the northeast of the unifying tile goes by its first side, which is to the east. At war are "
    )
    assert why(state, "support nw 1").startswith("There is no warring state to the northwest of the unifying tile.")
    done(state, "pass", "pass", "pass")
    assert why(state, "winner sw").startswith(
        "The state to the southwest of the unifying tile goes by its first side, which is to the west. Choose "
    )
    assert why(state, "winner se").startswith(
        "No state to the southeast of the unifying tile is among those tied for the highest total."
    )


def test_a_color_without_pagodas_says_so() -> None:
    standard = files("serai.games.yellow_and_yangtze").joinpath("components.yaml").read_text(encoding="utf-8")
    changed_set = standard.replace("green: 2, yellow: 1}", "green: 2, yellow: 0}").replace(
        "{piece: pagodas, count: 9}", "{piece: pagodas, count: 8}"
    )
    tables = load_bytes(changed_set.encode())
    state = field(tables=tables)
    lay(state, E05="yellow", E06="yellow", F05="yellow")
    hold(state, 0, green=2)
    assert "There is no yellow pagoda in this component set. No triangle can carry a pagoda now." in why(
        state, "buy 2 e05-e06-f05"
    )


def test_a_reason_depends_on_nothing_the_seat_cannot_know() -> None:
    for state, action, _ in play(9, 3, honest=True):
        if action < 0 or state.to_act == CHANCE:
            continue
        other = state.clone()
        for seat in range(3):
            if seat != state.to_act:
                redeal(other, seat)
        for asked in range(int(state.depth), SPACE.size, 97):
            rule = int(state.rule_against(asked))
            if rule != LEGAL:
                assert text.reason(SPACE, state, asked, rule) == text.reason(SPACE, other, asked, rule)


# ---- events ----------------------------------------------------------------------------------------------------------


def test_a_gain_as_data_and_in_words() -> None:
    event = text.event(TABLES, (facts.GAINED, 0, 2, RED, 1109), NOBODY)
    assert event == {"event": "gain", "seat": "A", "what": "weapons", "color": "red", "amount": 2, "rule": "YY-11.9"}
    assert text.event_text(event) == "A gains 2 red points for pagodas"
    assert text.event_text(event, "it") == "A ottiene 2 punti rossi per le pagode"
    paid = text.event(TABLES, (facts.PAID, 1, 1, 2, 801), NOBODY)
    assert paid == {"event": "pay", "seat": "B", "what": "blue_tile", "color": "blue", "amount": 1, "rule": "YY-8.1"}


def test_drawn_and_replaced_tiles_are_shown_to_their_own_seat_alone() -> None:
    which = TABLES.replace_words.index("kkr")
    for fact, own, others in (
        ((facts.DREW, 1, 1, RED, 1602), "B draws a red tile", "B draws a tile"),
        ((facts.REPLACED, 1, 3, which, 1001), "B replaces 2 black tiles and 1 red tile", "B replaces 3 tiles"),
    ):
        for viewer in (0, 1, 2, NOBODY, EVERYTHING):
            event = text.event(TABLES, fact, viewer)
            assert text.event_text(event) == (own if viewer in (1, EVERYTHING) else others)
            assert ("color" in str(event)) == (viewer in (1, EVERYTHING))
    boxed = (facts.BOXED, -1, 1, RED, 303)
    assert [text.event_text(text.event(TABLES, boxed, viewer)) for viewer in (0, NOBODY, EVERYTHING)] == [
        "A tile goes into the box unseen",
        "A tile goes into the box unseen",
        "A red tile goes into the box unseen",
    ]


def test_a_part_that_a_war_cuts_off_as_data_and_in_words() -> None:
    event = text.event(TABLES, (facts.CUT_OFF, 1, TABLES.space_names.index("G09"), 4, 406), NOBODY)
    assert event == {"event": "cut_off", "seat": "B", "leader": "artisan", "space": "G09", "rule": "YY-4.6"}
    assert text.event_text(event) == "The part with B’s Artisan on G09 is cut off, a state of its own"
    assert text.event_text(event, "it") == "La parte con l’artigiano di B in G09 resta isolata, uno stato a sé"


def test_a_war_is_told_step_by_step() -> None:
    state = two_states()
    assert done(state, "place red g06", "support e 1", "support e 1 soldier", "support w 1") == [
        "A places a red tile on G06",
        "A starts a war with the tile on G06: 2 states fight",
        "The state at G07 has strength 1 on the board",
        "B’s Soldier in the state at G07 is in dispute",
        "The state at G05 has strength 2 on the board",
        "A’s Soldier in the state at G05 is in dispute",
        "B supports the state at G07 with 1 red tile",
        "C supports the state at G07 with 1 red tile and the Soldier",
        "A supports the state at G05 with 1 red tile",
        "The state at G07 has 4 in all",
        "The state at G05 has 3 in all",
        "The state at G07 wins the war with 4",
        "A’s Soldier on G03 goes home",
        "The red tile on G02 is lost",
        "The red tile on G05 is lost",
        "B gains 1 red point for the war",
        "The toll is 3, set by the state at G05",
        "The 2 red tiles committed to the winner pay 2 of it",
        "A has to remove 1 red tile of the winner",
        "The red tile on G07 pays the toll",
        "A discards 1 red tile from the conflict",
        "B discards 1 red tile from the conflict",
        "C discards 1 red tile from the conflict",
        "C’s Soldier returns from the war",
        "The part with B’s Soldier on G09 is cut off, a state of its own",
    ]


def test_the_toll_says_who_sets_it_and_that_support_is_lost_without_one() -> None:
    state = field(options={"war_toll": "tiles"})
    lay(state, G04="black", H03="A farmer", G06="black", H06="C farmer")
    hold(state, 0, yellow=1)
    hold(state, 1, red=2)
    hold(state, 2, red=1)
    told = done(state, "place yellow g05", "support e 2", "support w 0 soldier", "pass")
    assert "The state at G04 has 1 in all" in told
    assert told[told.index("The toll is 0, set by the state at G04") + 1] == (
        "The 2 red tiles committed to the winner are lost, though there is nothing to pay"
    )


def test_a_revolt_is_told_step_by_step() -> None:
    state = field()
    lay(state, G04="black", G05="black", G06="B trader", H04="black")
    hold(state, 0, black=2, red=4)
    hold(state, 1, black=1, red=5)
    assert done(state, "leader trader f05", "commit 1", "commit 1") == [
        "A positions the Trader on F05",
        "A starts a revolt against B’s Trader",
        "A has strength 1 on the board",
        "B has strength 1 on the board",
        "A adds 1 black tile",
        "B adds 1 black tile",
        "A has 2 in all",
        "B has 2 in all",
        "B wins the revolt as defender, 2 to 2",
        "A’s Trader on F05 goes home",
        "B gains 1 green point for the revolt",
        "A discards 1 black tile from the conflict",
        "B discards 1 black tile from the conflict",
    ]
