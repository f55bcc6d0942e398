"""text.py: every action, prompt, reason and event has words, in every language, and gives away nothing hidden."""

from collections.abc import Iterator, Mapping
from functools import cache

import pytest

from serai.core.chance import Generator, SeedDealer
from serai.core.events import Fact, Journal
from serai.core.language import languages
from serai.core.reasons import Reason
from serai.core.state import CHANCE, EVERYTHING, LEGAL, NOBODY
from serai.core.vectors import replaced
from serai.games.marco_polo_ii import actions as k
from serai.games.marco_polo_ii import facts, text
from serai.games.marco_polo_ii import rule_ids as r
from serai.games.marco_polo_ii.components import load_bytes
from serai.games.marco_polo_ii.names import CATEGORIES, CHARACTERS, SEALS, TRADE_GOODS
from serai.games.marco_polo_ii.rules import MarcoPoloState
from serai.games.marco_polo_ii.state import NONE, changed
from serai.games.marco_polo_ii.text_reasons import EXPLAINED
from serai.games.marco_polo_ii.text_words import location_words
from serai.rulebook.book import book
from tests.games.marco_polo_ii.table import Table, begin, space_of
from tests.games.marco_polo_ii.test_random_games import RICH, STANDARD, TEXT, keen

LANGUAGES = languages()
SPACE = space_of(STANDARD)
FACT_KINDS = {value for name, value in vars(facts).items() if name.isupper() and isinstance(value, int)}

Thing = Mapping[str, str | int]
Play = tuple[bool, int, bool, int]  # whether everybody is rich, seats, open black dice, seed
PLAYS: list[Play] = [
    (False, 2, False, 1),
    (True, 3, False, 2),
    (True, 4, True, 3),
    (True, 2, False, 4),
    (True, 4, False, 5),
]


def play(one: Play) -> Iterator[tuple[MarcoPoloState, int, list[Fact]]]:
    """A random game: each position with the action about to be done, then the facts of the step before."""
    rich, seats, opened, seed = one
    dealer, chooser = SeedDealer(seed), Generator(b"%d" % seed)
    state = begin(seats, RICH if rich else STANDARD, opened)
    journal = Journal()
    state.journal = journal
    while not state.over:
        if state.to_act == CHANCE:
            action = int(dealer.deal(state))
        else:
            actions = keen(state.legal_actions(), chooser)
            action = actions[chooser.below(len(actions))]
        yield state, action, journal.take()
        state.play(action)
    yield state, -1, journal.take()


def check(words: str) -> None:
    """Words a player can read: no leftovers of the templates."""
    assert words
    assert words[0] == words[0].upper()
    for junk in ("{", "}", "???", "None", "_", "mp2-", "  ", "()", ": ;", "\n", "..", "?.", "!.", " ,", " ;", ":."):
        assert junk not in words, words


# ---- positions by hand -------------------------------------------------------------------------------------------------


def plenty(table: Table, seat: str = "A") -> Table:
    """The seat can pay for everything but jade, so that it is never asked how."""
    return table.give(seat, coins=30, camels=20, pepper=9, silk=9, gold=9)


def described(table: Table, notation: str, lang: str = "en") -> str:
    """An action in words."""
    return text.describe(table.space, table.state, table.space.parse(notation), lang)


def why(table: Table, notation: str, lang: str = "en") -> Reason:
    """The reason against an action."""
    action = table.space.parse(notation)
    rule = int(table.state.rule_against(action))
    assert rule != LEGAL
    return text.reason(table.space, table.state, action, rule, lang)


def done(table: Table, *notations: str, lang: str = "en") -> list[str]:
    """Carry actions out, and tell what happened."""
    happened = table.do(*notations)
    return [text.event_text(text.event(table.tables, fact, EVERYTHING), lang) for fact in happened]


def by_hand() -> Iterator[MarcoPoloState]:
    """Positions that random games seldom or never come to."""
    table = plenty(Table("gantulga_od", seats=4).roll("1 2 3 4 5"))
    table.post("kashgar", "kochi", "jaipur", "baghdad").card("open_card_1", "card_07").card("open_card_2", "card_15")
    yield table.state
    table.do("card open_card_1 5")
    yield table.state  # MARKER
    table = Table("gantulga_od").roll("1 1 2 3 4").card("open_card_1", "card_07").card("open_card_2", "card_02")
    yield table.state  # nothing to pay with
    yield table.card("open_card_1", "card_08").card("open_card_2", "card_05").state
    table = (
        Table("mongke_khan")
        .roll("1 1 2 3 4")
        .stand("baghdad")
        .give(camels=1)
        .lay("book_1", 4)
        .roll("3", "B")
        .lay("book_2", 3, "B")
    )
    yield table.state  # occupied spaces
    table = (
        plenty(Table("de_wu", seats=3).roll("1 2 3 4b 5")).roll("5", "B").lay("khan", 5, "B").seal(farmer=1, spicer=2)
    )
    yield table.state
    table.do("seals 3")
    yield table.state  # FURTHER
    table = plenty(Table("mailin_and_tian_chin").roll("4 4 4 4 5").seal(farmer=1, spicer=1, tailor=1, jeweler=1))
    table.do("travel upper 4", "die 4", "die 4")
    yield table.state  # PATH
    table.do("step xian")
    yield table.state
    table = plenty(Table("gantulga_od").roll("4 4 5 5 6").post("xian", "lanzhou").hold("contract_01", "contract_02"))
    table.do("contracts 4")
    yield table.state  # CONTRACTS
    table.do("contract xian_1")
    yield table.state  # ROOM
    table = plenty(Table("gantulga_od").roll("4 4 5 5 6").card("open_card_1", "card_15"))
    table.do("card open_card_1 4", "direction first")
    yield table.state  # GIVE
    table.state.set_top(1, 0)
    table.give(pepper=0)
    yield table.state
    table = plenty(Table("abha_basu").roll("4 4 5 5 6"))
    table.state.push(k.PAY, 0, 20, 20)
    yield table.give(jade=40).state  # MP2-22.10
    table = Table("isabella_donati", seats=4, open_black_dice=True).roll("1 1 2 2 3").hold("contract_01", "start_1")
    table.state.push(k.OPEN_DIE, 0, 1, 0)
    yield table.state
    table.state.drop()
    table.state.push(k.KEEP, 0, int(table.state.unseen).bit_length() - 1, 0)
    yield table.state
    table.state.drop()
    table.state.push(k.DIFFERENT, 0, 1, 5)
    yield table.state
    table.state.drop()
    table.state.push(k.COPY, 0, 0, 0)
    yield table.state
    table.state.drop()
    table.post("xian", "kochi")
    table.state.push(k.FROM, 0, table.tables.location_names.index("lhasa"), 2)
    yield table.state
    table.state.drop()
    table.state.push(k.DOUBLE, 0, table.state.posts[0] & table.tables.has_bonus, 3)
    yield table.state
    table.state.drop()
    table.state.push(k.DUE, 0, table.state.posts[0] & table.tables.has_bonus, 3)
    yield table.state
    table = plenty(Table("gantulga_od").roll("4 4 5 5 6").stand("xian").post("karakorum"))
    table.do("travel lower 4", "step pagan")
    yield table.state  # POOL
    table = Table("mongke_khan").roll("6 6 6 5 5").post("kashgar", "baghdad").lay("khan", 5).lay("travel_upper", 6)
    table.state.fresh = int(table.state.posts[0])  # placed in this turn
    yield table.state
    table = Table("gantulga_od").roll("1 2 3 4 5 4b").post("baghdad", "kashgar").lay("baghdad", 1).lay("khan", 5)
    table.lay("open_card_1", 2).card("open_card_2", "card_09")
    table.state.mark_space(table.tables.space_names.index("khan"), 0, 1)
    yield table.state  # full
    table = Table("gantulga_od", seats=4).roll("1 2 3 4 5").post("baghdad").lay("baghdad", 1)
    yield table.state  # a color used
    table = Table("mongke_khan").roll("4 4 5 5 6").give(coins=2).stand("lanzhou")
    table.state.push(k.PATH, 0, 0, 2)
    table.state.ahead = table.state.figure_at(0, 0)
    yield table.state
    table.stand("beijing")
    table.state.ahead = table.state.figure_at(0, 0)
    yield table.state
    table.state.drop()
    table.state.push(k.EXTRA, 0, 2, 0)
    yield table.state
    table.state.drop()
    table.state.push(k.PAIRS, 0, 0, 0)
    yield table.state


# ---- everything has words ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("one", PLAYS)
def test_every_action_prompt_and_prospect_has_words(one: Play) -> None:
    chooser = Generator(b"words")
    for state, action, _ in play(one):
        space = space_of(state.tables)
        for lang in LANGUAGES:
            check(text.prompt(state, lang))
            assert text.ask(state, lang) == text.prompt(state, lang)
            if action >= 0:
                check(text.describe(space, state, action, lang))
                for line in text.outlook(state, action, int(state.to_act), lang):
                    check(line)
                    assert line.endswith(".")
        if chooser.below(60) == 0:
            for other in range(0, space.size, 3):
                for lang in LANGUAGES:
                    check(text.describe(space, state, other, lang))


def test_positions_by_hand_have_words_for_every_action() -> None:
    for state in by_hand():
        assert state.to_act >= 0
        for lang in LANGUAGES:
            check(text.prompt(state, lang))
            for action in range(space_of(state.tables).size):
                check(text.describe(space_of(state.tables), state, action, lang))


def positions() -> Iterator[MarcoPoloState]:
    """Positions of all kinds: some of random games, and those by hand."""
    chooser = Generator(b"positions")
    for one in PLAYS:
        for state, _, _ in play(one):
            common = state.to_act == CHANCE or state.top_kind() in (k.TURN, k.LATER, k.PATH)
            if state.over or chooser.below(40 if common else 8) == 0:
                yield state
    yield from by_hand()


@cache
def rules_met() -> dict[tuple[int, str], set[tuple[str, ...]]]:
    """Every rule that stood against an action in those positions, by verb, with the words of its reasons."""
    met: dict[tuple[int, str], set[tuple[str, ...]]] = {}
    for state in positions():
        space = space_of(state.tables)
        for action in range(space.size):
            rule = int(state.rule_against(action))
            key = (rule, space.family(action).verb)
            if rule != LEGAL and len(met.setdefault(key, set())) < 30:
                reasons = [text.reason(space, state, action, rule, lang) for lang in LANGUAGES]
                met[key].add(tuple(part for reason in reasons for part in (reason.text, reason.help)))
    return met


def test_every_rule_has_a_reason_of_its_own_in_every_language() -> None:
    assert {rule for rule, _ in rules_met()} <= EXPLAINED
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
    assert EXPLAINED - {rule for rule, _ in rules_met()} == {r.MP2_7_3}  # only with other components: below


def test_every_kind_of_fact_has_event_and_words() -> None:
    met = {fact[0] for fact in rare_facts()}
    for one in PLAYS:
        for state, _, told in play(one):
            for fact in told:
                met.add(fact[0])
                for viewer in (0, 1, NOBODY, EVERYTHING):
                    event = text.event(state.tables, fact, viewer)
                    assert str(event["rule"]).startswith("MP2-")
                    for lang in LANGUAGES:
                        check(text.event_text(event, lang))
    assert FACT_KINDS - met == set()


def rare_facts() -> list[Fact]:
    """What random games seldom bring about; the words are told below."""
    table = special_city()
    happened = table.do("special baghdad 4")
    table = all_posts()
    return happened + table.do("travel lower 4", "step fuzhou", "from baghdad")


def special_city() -> Table:
    """A has a post in Baghdad since an earlier turn, and the tailor improved."""
    return Table("gantulga_od").roll("1 4 4 5 5").post("baghdad").seal(tailor=2)


def all_posts() -> Table:
    """A’s posts are all on the map, and the farmer opens the route to Fuzhou."""
    table = plenty(Table("gantulga_od", "de_wu").roll("4 4 5 5 6").seal(farmer=1).outpost("fuzhou", "outpost_04"))
    cities = "xian lanzhou lhasa pagan samarkand karakorum kabul jaipur kashgar baghdad balkh"
    return table.post(*cities.split())


@pytest.mark.parametrize(
    "wrong",
    [
        {"event": "sung"},
        {"event": "gain", "seat": "A"},
        {"event": "gain", "seat": "A", "what": "salt", "amount": 1},
        {"event": "contract_drawn", "seat": "A", "contract": "contract_01"},
        {"event": "card_used", "seat": "A", "slot": "open_card_1", "number": 1, "kind": "trick"},
        {"event": "seal_taken", "seat": "A", "seal": "baker"},
    ],
)
def test_what_is_no_event_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="event: "):
        text.event_text(wrong)


# ---- actions -----------------------------------------------------------------------------------------------------------


def test_a_placing_says_what_it_costs_and_brings() -> None:
    table = special_city().card("open_card_1", "card_01").card("open_card_2", "card_25").card("kabul_card_1", "card_13")
    for notation, words in (
        ("khan 4", "Place a 4 on Khan’s Favor: 4 coins and 2 camels"),
        ("special baghdad 4", "Place a 4 in Baghdad: 6 coins and 2 silk"),
        ("special baghdad 1", "Place a 1 in Baghdad: 5 coins and 1 silk"),
        ("card open_card_1 5 black", "Place a black 5 on open card 1: 10 coins"),
        ("card open_card_2 5", "Place a 5 on open card 2: 1 coin and 1 camel"),
        ("card kabul_card_1 2", "Place a 2 on the card of Kabul: 3 coins for 1 good of any kind, up to 2 times"),
        ("book 1 5", "Place a 5 on Book I"),
        ("travel upper 6", "Place a 6 on Travel (upper space): the lowest of 3 dice; up to 4 steps of movement"),
        ("bag jade 1", "Put a 1 into the Money Bag for 1 jade"),
        ("turn 1 up", "Turn a 1 to 2 for 2 camels"),
        ("turn 1 down", "Turn a 1 down for 2 camels"),
    ):
        assert described(table, notation) == words
    assert described(table, "special baghdad 4", "it") == "Piazza un 4 a Baghdad: 6 monete e 2 seta"
    table.lay("book_1", 4)
    assert described(table, "book 1 5 black") == "Place a black 5 on Book I: 5 coins as it is occupied"
    assert described(table, "book 1 5 black", "it") == "Piazza un 5 nero sul Libro I: 5 monete perché è occupato"


def test_a_step_says_what_its_route_costs_this_seat() -> None:
    table = Table("mongke_khan").roll("4 4 5 5 6").give(coins=9, camels=2)
    table.do("travel lower 4")
    assert described(table, "step xian") == "Step to Xian (2 coins)"
    assert described(table, "step oasis_1") == "Step to Gobi Wells (free)"
    assert described(table, "step samarkand") == "Step to Samarkand"
    table.do("step oasis_1")
    assert described(table, "go") == "Set out (Gobi Wells): 2 coins"
    assert text.prompt(table.state) == (
        "A: announced: Gobi Wells, so far 2 coins; another step (1 is left), or set out"
    )
    free = Table("gantulga_od").roll("4 4 5 5 6").give(coins=2)
    free.do("travel lower 4")
    assert described(free, "step xian", "it") == "Passo verso Xian (gratis)"


def test_a_payment_says_what_jade_stands_in_for() -> None:
    table = Table("gantulga_od").roll("4 4 5 5 6").give(camels=3, jade=2)
    table.do("buy die")
    assert text.prompt(table.state).startswith("A: pay 3 camels: how many jade stand in")
    assert described(table, "pay 0 2") == "Pay 1 camel and 2 jade, jade for 2 camels"
    assert described(table, "pay 0 0", "it") == "Paga 3 cammelli"


def test_characters_and_goal_cards_are_described() -> None:
    table = Table("gantulga_od")
    words = described(table, "character mailin_and_tian_chin")
    assert (
        words == "Choose Mailin and Tian Chin: 3 coins and a second figure; at the start of each round one bonus twice"
    )
    assert described(table, "goal goal_07") == "Keep goal card 7 (farmer 4 VP, shield E, shield F, shield H)"
    assert described(table, "goal goal_07", "it").startswith("Tieni la carta obiettivo 7 (contadino 4 PV, scudo E")


# ---- what is hidden (MP2-2.7) --------------------------------------------------------------------------------------------


def test_goal_cards_are_named_to_their_own_seat_alone_and_when_dealt_to_nobody() -> None:
    dealt, kept = (facts.GOAL_DEALT, 1, 0, 6, 404), (facts.GOAL_KEPT, 1, 0, 6, 407)
    for viewer in (0, 1, 2, NOBODY, EVERYTHING):
        event = text.event(STANDARD, dealt, viewer)
        assert ("goal" in event) == (viewer == EVERYTHING)
        event = text.event(STANDARD, kept, viewer)
        assert ("goal" in event) == (viewer in (1, EVERYTHING))
        named = "B keeps goal card 7 (farmer 4 VP, shield E, shield F, shield H)"
        assert text.event_text(event) == (named if viewer in (1, EVERYTHING) else "B keeps a goal card")


def redealt(state: MarcoPoloState, viewer: int) -> MarcoPoloState:
    """The same for the viewer, but with other goal cards for everybody else, or for all before they are looked at."""
    other = state.clone()
    asked = [int(state.frames[at * 4]) for at in range(state.depth)]
    unseen = k.CHARACTER in asked or k.STEP_PLAYERS in asked or k.CHANCE_CHARACTER in asked
    seats = [seat for seat in range(state.seats) if seat != viewer or unseen]
    size = int(state.tables.goals)
    for goals in ("goals", "rejected"):
        row = getattr(state, goals)
        for seat in seats:
            mask = int(row[seat])
            turned = sum(1 << (goal + 5) % size for goal in range(size) if mask >> goal & 1)
            setattr(other, goals, replaced(getattr(other, goals), seat, turned))
    return other


def test_nothing_that_is_said_depends_on_the_goal_cards_of_others() -> None:
    compared = 0
    for one in PLAYS[:3]:
        for number, (state, action, _) in enumerate(play(one)):
            if action < 0 or state.to_act == CHANCE:
                continue
            space, viewer = space_of(state.tables), int(state.to_act)
            other = redealt(state, viewer)
            for lang in LANGUAGES:
                assert text.prompt(other, lang) == text.prompt(state, lang)
                assert text.describe(space, other, action, lang) == text.describe(space, state, action, lang)
                assert text.outlook(other, action, viewer, lang) == text.outlook(state, action, viewer, lang)
            if number % 10 == 0:
                for asked in range(number % 7, space.size, 53):
                    rule = int(state.rule_against(asked))
                    assert int(other.rule_against(asked)) == rule
                    if rule != LEGAL:
                        assert text.reason(space, other, asked, rule) == text.reason(space, state, asked, rule)
                        compared += 1
    assert compared > 300


def test_which_goal_card_is_kept_is_told_to_nobody_beforehand() -> None:
    told = 0
    for state, action, _ in play(PLAYS[0]):
        if state.to_act >= 0 and state.top_kind() == k.GOAL:
            space, seat = space_of(state.tables), int(state.to_act)
            assert text.told(space, state, action, 1 - seat) == "Keep a goal card"
            assert text.told(space, state, action, NOBODY, "it") == "Tieni una carta obiettivo"
            assert "goal card" in text.told(space, state, action, seat) != "Keep a goal card"
            told += 1
    assert told == 2


# ---- reasons -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("notation", "words", "advice"),
    [
        ("khan 3", "You do not have a 3.", "Your dice: a 1, a 2, a 4, a 4 and a 6."),
        ("book 2 1", "You need a 3 or higher on Book II; a 1 is too low.", "Your dice: a 1,"),
        (
            "book 1 4",
            "A die lies on Book I already, so a place there costs 4 coins. You lack 3 coins.",
            "The Money Bag",
        ),
        ("seals 6", "After a 6, 1 more die of that value or higher is needed on Guild Seals, and you have 0.", "Your"),
        ("travel lower 1", "The one within closest reach, to Fuzhou, costs 2 coins in all. You lack 1 coin.", ""),
        ("special balkh 4", "You need a post in Balkh to place a die in Balkh.", "A figure that ends its movement"),
        ("contracts 4", "In no city where you have a post does a contract lie.", "A post in Xian, Lanzhou, Lhasa,"),
        (
            "buy die",
            "A black die costs 3 camels. You lack 3 camels.",
            "The Money Bag gives 3 coins, 2 camels or 1 jade",
        ),
        ("reroll 1", "A reroll costs 1 camel. You lack 1 camel.", "The Money Bag gives"),
        ("turn 6 up", "A 6 cannot be turned up.", "Your dice"),
        (
            "improve farmer",
            "To improve the seal costs 1 camel and 1 pepper. You lack 1 camel and 1 pepper.",
            "Pepper is",
        ),
        ("improve tailor", "You do not own the tailor.", "Seals are taken on Guild Seals or by a city card."),
        ("improve spicer", "You have improved the spicer already.", "You can still improve the farmer."),
        ("complete contract_01", "You cannot pay for contract 1. You lack 1 camel and 3 pepper.", "The Money Bag"),
        ("complete contract_05", "Contract 5 is not among your active contracts.", "Active is contract 1."),
        ("outpost outpost_01", "Only Filippo Vitello can use up outpost tiles.", ""),
        ("end", "You have 5 dice left and have not taken a main action.", "Take a main action, or put all your dice"),
        ("go", "A figure sets out only when a path has been announced.", "Now: take bonus actions or the main action."),
        ("roll 3", "Rolls, draws and what is laid out are decided by chance.", "Now: "),
    ],
)
def test_a_reason_names_what_is_wrong_and_what_would_help(notation: str, words: str, advice: str) -> None:
    table = Table("abha_basu", "de_wu").roll("1 2 4 4 6").roll("2 3", "B").give(coins=1).hold("contract_01")
    table.seal(farmer=1, spicer=2).lay("book_1", 3, "B").lay("travel_middle", 2, "B")
    found = why(table, notation)
    assert words in found.text
    assert advice in found.help


def test_reasons_name_the_seal_the_die_and_the_field_that_are_missing() -> None:
    table = Table("mongke_khan").roll("4 4 5 5 6").give(coins=9, camels=1)
    table.do("travel lower 4")
    assert str(why(table, "step fuzhou")) == (
        "The route from Beijing to Fuzhou bears the mark of the farmer, which you do not own. "
        "Possible steps: Xian or Gobi Wells. (MP2-11.5)"
    )
    assert str(why(table, "step lanzhou")) == (
        "With the step to Lanzhou the whole costs 2 coins and 2 camels. You lack 1 camel. "
        "Possible steps: Xian or Gobi Wells. (MP2-11.11)"
    )
    assert why(table, "step xian 2").text == "You have no second figure."
    table = Table("gantulga_od").roll("4 4 5 5 6").roll("1 6", "B").lay("khan", 6, "B")
    assert why(table, "khan 5").text == "A 5 is lower than the 6 that lies last on Khan’s Favor."
    assert "Of Travel, Gantulga Od has only the lower space." in str(why(table, "travel upper 4"))
    table.post("baghdad", "balkh").lay("baghdad", 1, "B")
    assert str(why(table, "special baghdad 4")) == (
        "All fields of Baghdad are taken. In the next round only 1 neutral die remains. (MP2-7.7)"
    )
    table.state.fresh = table.state.posts[0]
    assert "can be used from the next one on" in why(table, "special balkh 4").text
    assert "serve dal prossimo in poi" in why(table, "special balkh 4", "it").text


def test_jade_that_can_stand_in_is_counted() -> None:
    table = Table("gantulga_od").roll("4 4 5 5 6").give(camels=1, jade=1)
    assert why(table, "buy die").text == (
        "A black die costs 3 camels. You lack 2 camels, and only 1 jade can stand in."
    )
    table.give(jade=2)
    assert table.why("buy die") == ""


def test_a_card_that_brings_nothing_for_a_die_says_so() -> None:
    changed_set = TEXT.replace("gains: [{silk: 1}, {silk: 1}", "gains: [{}, {silk: 1}")
    assert changed_set != TEXT
    table = Table("gantulga_od", tables=load_bytes(changed_set.encode())).roll("1 1 5 5 6")
    table.card("open_card_1", "card_10")
    assert str(why(table, "card open_card_1 1")) == (
        "A 1 brings nothing on open card 1. Your dice: a 1, a 1, a 5, a 5 and a 6. (MP2-7.3)"
    )


# ---- events ------------------------------------------------------------------------------------------------------------


def test_a_gain_as_data_and_in_words() -> None:
    event = text.event(STANDARD, (facts.GAIN, 0, 2, 0, r.MP2_5_4), NOBODY)
    assert event == {"event": "gain", "seat": "A", "what": "coins", "amount": 2, "rule": "MP2-5.4"}
    assert text.event_text(event) == "A gains 2 coins as compensation"
    assert text.event_text(event, "it") == "A ottiene 2 monete come compensazione"
    event = text.event(STANDARD, (facts.SCORED, 1, 8, CATEGORIES.index("contracts"), r.MP2_20_6), NOBODY)
    assert text.event_text(event) == "B scores 8 VP for the number of contracts"


def test_a_special_city_is_told_with_the_seal_that_strengthens_it() -> None:
    assert done(special_city(), "special baghdad 4") == [
        "A places a 4 in Baghdad",
        "A uses Baghdad with a 4",
        "A gains 4 coins from the special city",
        "A takes the bonus of the tailor twice (1 coin and 1 silk)",
        "A gains 2 coins from the seal",
        "A gains 2 silk from the seal",
    ]


def test_a_journey_is_told_step_by_step() -> None:
    table = all_posts()
    table.state.hourglass = 1
    assert done(table, "travel lower 4", "step fuzhou", "from baghdad") == [
        "A places a 4 on Travel (lower space)",
        "A takes the hourglass",
        "A pays 2 coins",
        "A moves to Fuzhou",
        "A moves the post of Baghdad to Fuzhou",
        "A takes the outpost tile of Fuzhou (2 jade)",
        "A gains 2 jade from the outpost tile",
    ]


def test_the_bonuses_of_a_new_round_are_told_one_by_one() -> None:
    table = Table("gantulga_od", seats=2).roll("4").post("kochi").marker("kochi", "city_bonus_1").seal(farmer=2)
    table.roll("", "B").do("bag coins 4")
    told = done(table, "end")
    table.chance()
    start = told.index("Round 2 begins, with A as first player") if told[-1] != "A ends the turn" else -1
    assert start > 0
    assert told[start + 4 :] == [
        "A takes the city bonus of Kochi (5 coins)",
        "A gains 5 coins from the city bonus",
        "A takes the bonus of the farmer (1 coin and 2 camels)",
        "A gains 1 coin from the seal",
        "A gains 2 camels from the seal",
    ]


def test_the_start_of_a_round_is_a_part_of_its_own_with_a_headline() -> None:
    seen = 0
    for state, _, told in play(PLAYS[3]):
        for by in (0, CHANCE):
            made = text.parts(by, told)
            assert [fact for part in made for fact in part.facts] == told
            for part in made:
                begins = [fact for fact in part.facts if fact[0] == facts.ROUND]
                if begins:
                    first = begins[0][1]
                    assert part.by == NOBODY
                    assert text.headline(part.facts, 1 - first).endswith(f"{'AB'[first]} goes first.")
                    assert text.headline(part.facts, first, "it").endswith("cominci tu.")
                    seen += 1
                else:
                    assert text.headline(part.facts, 0) == ""
        assert state.seats == 2
    assert seen == 10


# ---- prospects and places ------------------------------------------------------------------------------------------------


def test_prospects_name_what_arrival_and_the_end_of_a_turn_mean() -> None:
    table = Table("mongke_khan").roll("4 4 5 5 6").give(coins=9, camels=9, pepper=3).hold("contract_01")
    table.outpost("xian", "outpost_04").show("xian_1", "contract_17").show("xian_2", "contract_40")
    travel = table.space.parse("travel lower 4")
    table.state.hourglass = 1
    assert text.outlook(table.state, travel, 0) == [
        "You take the hourglass from B and go first in the next round unless somebody takes it from you."
    ]
    table.do("travel lower 4")
    assert text.outlook(table.state, table.space.parse("step xian"), 0) == [
        "Ending there places post 1 in Xian.",
        "Outpost tile: 2 jade.",
        "Contracts to take from: contract 17 (2 camels, 1 silk and 2 gold for 5 coins and 7 VP) "
        "or contract 40 (1 camel and 4 gold for 6 coins and 7 VP).",
    ]
    assert text.outlook(table.state, table.space.parse("step samarkand"), 0) == []
    table.do("step oasis_1")
    assert text.outlook(table.state, k.GO, 0, "it") == ["Terminare a Pozzi del Gobi non porta nulla."]
    table.do("go", "oasis coins")
    assert text.outlook(table.state, k.END, 0) == ["You could still complete contract 1."]


def test_places_that_are_made_of_ordinary_words_are_called_by_the_words_of_the_language() -> None:
    table = Table("mongke_khan", seats=2).roll("3 3 4 5 6").give(coins=9, camels=9)
    table.do("travel middle 3", "die 3")
    assert described(table, "step oasis_1", "it") == "Passo verso Pozzi del Gobi (gratis)"
    table.do("step xian", "step oasis_3")
    told = [text.event(table.tables, fact, 0) for fact in table.do("go")]
    assert text.prompt(table.state, "it").startswith("A: a Lago Poyang: ")
    arrived = [event for event in told if event["event"] == "moved"][-1]
    assert arrived["name"] == "Poyang Lake"
    assert text.event_text(arrived, "en") == "A moves to Poyang Lake"
    assert text.event_text(arrived, "it") == "A si muove a Lago Poyang"


def test_a_place_that_another_component_set_names_keeps_its_printed_name() -> None:
    tables = load_bytes(TEXT.replace("name: Gobi Wells", "name: Seven Springs").encode())
    for lang in LANGUAGES:
        assert location_words(tables, tables.location_names.index("oasis_1"), lang) == "Seven Springs"
        assert location_words(tables, tables.location_names.index("xian"), lang) == "Xian"


def told_of(table: Table, lang: str = "en", **thing: str | int) -> str:
    """What is said of a thing."""
    return str(text.about(table.space, table.state, thing, lang))


def things(state: MarcoPoloState) -> Iterator[Thing]:
    """Every thing that the board can ask about."""
    tables = state.tables
    yield from ({"do": "book", "space": name.removeprefix("book_")} for name in tables.space_names[:4])
    yield from ({"do": "travel", "space": space} for space in ("lower", "middle", "upper"))
    yield from ({"do": verb} for verb in ("khan", "seals", "contracts"))
    yield from ({"do": "special", "city": city} for city in tables.special_names)
    yield from ({"do": "card", "slot": slot} for slot in tables.card_slot_names)
    yield from ({"do": "bag", "what": what} for what in tables.bag_names)
    yield from ({"location": name} for name in tables.location_names)
    yield from ({"city": name} for name in tables.location_names[: tables.cities])
    yield from ({"slot": slot} for slot in (*tables.slot_names, *tables.card_slot_names))
    yield from ({"contract": contract} for contract in tables.contract_names)
    yield from ({"seal": seal} for seal in SEALS)
    yield from ({"tile": tile} for tile in tables.outpost_names)
    yield from ({"card": goal} for goal in tables.goal_names)
    yield from ({"character": character} for character in CHARACTERS)
    yield from ({"die": value, "kind": kind} for value in range(1, 7) for kind in ("", "black"))
    yield from ({"good": good} for good in TRADE_GOODS)
    yield from ({"what": what} for what in ("coins", "camels", "jade"))
    yield {"round": int(state.round)}


def test_everything_on_the_table_is_described_in_every_language() -> None:
    paragraphs = book("marco_polo_ii").ids
    kinds: dict[int, int] = {}
    for state in positions():
        if state.over or state.to_act == CHANCE or kinds.setdefault(int(state.top_kind()), 0) >= 3:
            continue
        kinds[int(state.top_kind())] += 1
        for thing in things(state):
            english, italian = (text.about(space_of(state.tables), state, thing, lang) for lang in LANGUAGES)
            if "slot" in thing and english is None:
                assert state.card_at[state.tables.card_slot_names.index(str(thing["slot"]))] == NONE
                continue
            assert english is not None, thing
            assert italian is not None, thing
            assert english.rule == italian.rule in paragraphs
            assert english.text != italian.text
            assert bool(english.help) == bool(italian.help)
            for words in (english.text, italian.text, *filter(None, (english.help, italian.help))):
                check(words)
                assert words.endswith((".", "?")), words
    assert len(kinds) > 20


def test_a_place_is_described_with_posts_and_distance() -> None:
    table = Table("gantulga_od").post("xian", seat="B").outpost("fuzhou", "outpost_04").seal(farmer=1)
    move = "Figures move with Travel, and by rewards and city cards that give movement."
    assert told_of(table, location="fuzhou") == (
        "Fuzhou is a card city. It shows shield D. Outpost tile: 2 jade. "
        f"It is 1 step from Beijing, where your figure stands. {move} (MP2-11.4)"
    )
    assert "B has a post there." in told_of(table, city="xian")
    assert told_of(table, location="beijing").endswith("Your figure stands there. (MP2-11.4)")
    table.roll("4 4 5 5 6").give(coins=9).do("travel lower 4")
    assert told_of(table, location="hormuz").endswith(
        "No route leads from Beijing to Hormuz. Possible steps: Xian, Lanzhou, Fuzhou or Gobi Wells. (MP2-11.4)"
    )
    assert told_of(table, city="hormuz").count("shield") == 1


def test_an_action_space_is_described_with_what_stands_against_it() -> None:
    table = Table("gantulga_od").roll("1 2 2 3 3").lay("khan", 3)
    assert told_of(table, do="khan") == (
        "Khan’s Favor, for one die no lower than the one to the left of it: 4 coins and 2 camels. "
        "A die of your color lies on Khan’s Favor already in this round. Only a black die could follow. (MP2-9.5)"
    )
    book_3 = told_of(table, do="book", space="3_upper")
    assert book_3.startswith(
        "Book III, upper space, for one die of 5 or more: 2 gold; 1 coin, 1 gold and 1 jade; 1 jade for "
    )
    assert book_3.endswith("a 3 is too low. Your dice: a 1, a 2, a 2 and a 3. (MP2-8.1)")  # of all dice the highest
    assert told_of(table, do="travel", space="lower") == (
        "Travel, lower space, for one die of any value: as far as the lowest one shows, 1 step of movement at most. "
        "The entry costs 2 coins. You cannot pay for any first step. The one within closest reach, to Xian, costs 2 coins "
        "in all. You lack 2 coins. The Money Bag gives 3 coins, 2 camels or 1 jade for a die. (MP2-11.2)"
    )
    assert told_of(table, do="special", city="baghdad") == (
        "Baghdad as an action, for one die: 4 coins; with the tailor improved also its bonus (1 coin and 1 silk). "
        "You need a post in Baghdad to place a die in Baghdad. "
        "A figure that ends its movement in a city places a post there. (MP2-14.1)"
    )
    table.give(coins=9).do("travel lower 1")
    wait = "A die for a main action can be placed only when the pending question is answered. "
    now = "Now: announce the first step (1 step of movement). (MP2-6.2)"
    assert told_of(table, do="khan").endswith(f"4 coins and 2 camels. {wait}{now}")
    assert told_of(table, die=2, kind="") == f"A 2 is a die of yours. {wait}{now}"


def test_contracts_resources_and_the_round_are_described() -> None:
    table = Table("gantulga_od").show("xian_1", "contract_17").hold("contract_01").give(camels=3, silk=1)
    xian = "Contract 17 (2 camels, 1 silk and 2 gold for 5 coins and 7 VP) lies in Xian. "
    only = "Contracts are taken only with the Contracts action, by a reward, or on arrival. "
    turn = "Now: take bonus actions or the main action. (MP2-22.2)"
    assert told_of(table, slot="xian_1") == f"{xian}You have no post in Xian. {only}{turn}"
    assert told_of(table.post("xian"), slot="xian_1") == f"{xian}{only}{turn}"
    assert told_of(table, what="camels").startswith("You have 3 camels. Camels pay for routes, contracts, ")
    assert told_of(table, good="silk") == (
        "You have 1 silk. Goods pay for contracts, improved seals and city cards; 2 left at the end, of whatever kind, "
        "are 1 VP. Silk is offered by Book II or Book III. (MP2-20.4)"
    )
    assert told_of(table, tile="outpost_01").endswith("Only Filippo Vitello can use up outpost tiles. (MP2-19.3)")
    assert told_of(table, card="goal_03") == (
        "Goal card 3 (farmer 4 VP, jeweler 5 VP, shield C, shield D). It scores when the game is over. (MP2-20.2)"
    )
    assert told_of(table, round=1) == (
        "Round 1 of 5. A goes first in it. "
        "A holds the hourglass and goes first in the next one, unless somebody takes it. (MP2-5.1)"
    )


def test_nothing_is_said_of_what_is_not_there() -> None:
    table = Table("gantulga_od")
    strange: list[Thing] = [
        {"location": "atlantis"},
        {"space": "khan"},
        {"do": "book", "space": "4"},
        {"do": "book"},
        {"do": "card", "slot": "xian_1"},
        {"do": "improve", "seal": "farmer"},
        {"slot": "roma_1"},
        {"good": "rice"},
        {"die": 7, "kind": ""},
        {"die": 6, "kind": "green"},
    ]
    for thing in strange:
        assert text.about(table.space, table.state, thing) is None, thing


def test_jade_in_place_of_coins_is_a_payment_and_a_vain_icon_no_loss() -> None:
    table = Table("gantulga_od")
    paid = text.event(table.tables, (facts.STOOD_IN, 0, 2, 1, r.MP2_2_2), NOBODY)
    assert paid == {"event": "pay", "seat": "A", "what": "jade", "amount": 2, "instead": "camels", "rule": "MP2-2.2"}
    assert text.event_text(paid) == "A pays 2 jade in place of 2 camels"
    assert text.event_text(paid, "it") == "A paga 2 giade al posto di 2 cammelli"
    vain = text.event(table.tables, (facts.ICON_LOST, 1, 1, 2, r.MP2_17_4), NOBODY)
    assert (vain["event"], vain["what"], vain["wasted"]) == ("lost", "black_die", True)
    assert text.event_text(vain) == "B gets nothing for 1 black die: none is left on the board"


def test_what_decided_between_equals_is_told() -> None:
    table = Table("gantulga_od").give(vp=5, camels=2)
    state = table.state
    while state.depth:
        state.drop()
    state.goals = replaced(replaced(state.goals, 0, 0), 1, 0)
    table.give("B", vp=5, camels=1)
    state.characters = changed(state.characters, 1, CHARACTERS.index("abha_basu"))
    assert text.prompt(state) == "The game is over: A wins with 5 VP, ahead of B on camels."
    table.give("B", camels=2)
    assert text.prompt(state, "it") == "La partita è finita: A e B vincono insieme con 5 PV e 2 cammelli a testa."
    table.give("B", vp=4)
    assert text.prompt(state) == "The game is over: A wins with 5 VP."
