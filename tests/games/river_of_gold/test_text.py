"""text.py: every action, prompt, reason and event has words, in every language, and gives away nothing hidden."""

import random
from collections.abc import Iterator
from functools import cache

import pytest

from serai.core.bits import bit, lowest
from serai.core.chance import SeedDealer
from serai.core.events import Fact, Journal
from serai.core.language import languages
from serai.core.state import CHANCE, LEGAL, NOBODY
from serai.games.river_of_gold import actions as a
from serai.games.river_of_gold import facts, text
from serai.games.river_of_gold.actions import action_space
from serai.games.river_of_gold.components import load
from serai.games.river_of_gold.rules import RiverOfGoldState
from serai.games.river_of_gold.setup import lay_out
from serai.games.river_of_gold.state import DEALT, DIE, DRAFT, FAVOR, FAVOR_LIMIT, KOKU, SILK, WITHOUT_PATRONS
from serai.games.river_of_gold.tables import GOODS, PATRONS, RIVER, ROYAL_FREE_STEP
from serai.games.river_of_gold.text_reasons import EXPLAINED
from serai.games.river_of_gold.text_words import customer_card_words, patron_words, tile_words

TABLES = load()
SPACE = action_space(TABLES)
LANGUAGES = languages()
FACT_KINDS = {value for name, value in vars(facts).items() if name.isupper() and isinstance(value, int)}


def table(seats: int, patrons: int = WITHOUT_PATRONS) -> RiverOfGoldState:
    """A table before its first chance decision."""
    state = RiverOfGoldState(TABLES, seats)
    state.patrons_mode = patrons
    lay_out(state)
    state.settle()
    return state


def windfall(state: RiverOfGoldState, chooser: random.Random) -> None:
    """Change what the seat to act holds, so that rare actions and limits come up."""
    seat = state.active
    state.put(seat, KOKU, chooser.choice((0, 4, 8, 23, 25)))
    state.put(seat, FAVOR, chooser.randint(0, int(state.has(seat, FAVOR_LIMIT))))
    for good in range(GOODS):
        state.put(seat, SILK + good, chooser.choice((0, 1, 2, 5, 6, 6)))


def play(seed: int, seats: int, patrons: int) -> Iterator[tuple[RiverOfGoldState, int, list[Fact]]]:
    """A random game: each position with the action about to be done, then the facts of the step before."""
    chooser = random.Random(seed)
    dealer = SeedDealer(seed)
    state = table(seats, patrons)
    journal = Journal()
    state.journal = journal
    while not state.over:
        if state.to_act == CHANCE:
            action = dealer.deal(state)
        else:
            if state.top_kind() == a.ACTION and chooser.random() < 0.7:
                windfall(state, chooser)
            legal = state.legal_actions()
            calls = [action for action in legal if a.DELIVER <= action < a.TRADE]
            action = chooser.choice(
                calls or [action for action in legal if not a.TRADE <= action < a.TAKE_BONUS] or legal
            )
        yield state, int(action), journal.take()
        state.play(action)
    yield state, -1, journal.take()


PLAYS = [
    (seed, seats, patrons) for seed, seats in ((1, 2), (2, 3), (3, 4)) for patrons in (WITHOUT_PATRONS, DRAFT, DEALT)
]


def check(words: str) -> None:
    """Words a player can read: no leftovers of the templates."""
    assert words
    assert words[0] == words[0].upper()
    for junk in ("{", "}", "???", "None", "_", "rog-", "  ", "()", ": ;", "\n", ".."):
        assert junk not in words, words


def at_first_turn(seats: int = 3, seed: int = 1) -> RiverOfGoldState:
    """The first turn of a game without patrons."""
    state = table(seats)
    dealer = SeedDealer(seed)
    while state.to_act == CHANCE:
        state.play(dealer.deal(state))
    return state


def why(state: RiverOfGoldState, notation: str, lang: str = "en") -> str:
    """The reason against an action, in one line."""
    action = SPACE.parse(notation)
    rule = int(state.rule_against(action))
    assert rule != LEGAL
    return str(text.reason(SPACE, state, action, rule, lang))


# ---- everything has words --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seed", "seats", "patrons"), PLAYS)
def test_every_action_and_prompt_has_words_in_every_position(seed: int, seats: int, patrons: int) -> None:
    chooser = random.Random(seed)
    for state, action, _ in play(seed, seats, patrons):
        for lang in LANGUAGES:
            check(text.prompt(state, lang))
            if action >= 0:
                check(text.describe(SPACE, state, action, lang))
        if chooser.random() < 0.04:
            for lang in LANGUAGES:
                for other in range(SPACE.size):
                    check(text.describe(SPACE, state, other, lang))


def positions() -> Iterator[RiverOfGoldState]:
    """Positions of all kinds: the rarer the question, the more of them."""
    chooser = random.Random(4)
    for seed, seats, patrons in PLAYS:
        for state, _, _ in play(seed, seats, patrons):
            common = state.to_act == CHANCE or state.top_kind() in (a.ACTION, a.AFTER, a.DISCARD)
            if not common or state.turns_left >= 0 or chooser.random() < 0.05:
                yield state
    state = at_first_turn()
    state.push(a.GOOD, (state.active + 1) % 3, 1209, 0)  # an opponent chooses (ROG-12.9)
    yield state


@cache
def rules_met() -> dict[int, set[tuple[str, ...]]]:
    """Every rule that stood against an action in those positions, with the words of its reasons."""
    met: dict[int, set[tuple[str, ...]]] = {}
    for state in positions():
        for action in range(SPACE.size):
            rule = int(state.rule_against(action))
            if rule != LEGAL and len(met.setdefault(rule, set())) < 150:
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
    assert EXPLAINED - set(rules_met()) == set()


def test_every_kind_of_fact_has_event_and_words() -> None:
    met: set[int] = set()
    for seed, seats, patrons in PLAYS:
        for state, _, told in play(seed, seats, patrons):
            for fact in told:
                met.add(fact[0])
                for viewer in (0, 1, NOBODY, text.EVERYTHING):
                    event = text.event(TABLES, fact, viewer)
                    assert str(event["rule"]).startswith("ROG-")
                    for lang in LANGUAGES:
                        check(text.event_text(event, lang))
            assert state.seats == seats
    assert FACT_KINDS - met <= {facts.INFLUENCE_LOST}  # a marker at the end of its track: below


def test_every_component_has_words_in_every_language() -> None:
    for lang in LANGUAGES:
        words = [tile_words(TABLES, tile, lang) for tile in range(TABLES.tiles)]
        words += [customer_card_words(TABLES, card, lang) for card in range(TABLES.customers)]
        words += [patron_words(TABLES, patron, lang) for patron in range(PATRONS)]
        for line in words:
            check(line[:1].upper() + line[1:])
        assert len(set(words)) > 80


# ---- actions ---------------------------------------------------------------------------------------------------------


def test_building_says_the_cost_and_the_gains() -> None:
    state = at_first_turn()
    state.put(state.active, DIE, 4)
    state.put(state.active, KOKU, 25)
    tile = int(state.row[3])
    words = text.describe(SPACE, state, SPACE.parse("build 18 4"))
    assert words.startswith(f"Build a {tile_words(TABLES, tile, 'en')} on shore 18 (Kitsune Woods): pay 12 Koku; gain")
    assert "1 favor" in words  # the tile at the end of the row (ROG-7.3)
    assert f"{TABLES.tile_bonus[tile]} influence in Kitsune Woods" in words


def test_sailing_on_an_empty_river_says_the_koku_of_four_empty_spaces() -> None:
    state = at_first_turn(seats=4)
    state.put(state.active, DIE, 2)
    state.ships[state.active * 2] = 3
    assert text.describe(SPACE, state, SPACE.parse("sail 1")) == "Sail ship 1 by 2 to river 5: gain 4 Koku"
    assert text.describe(SPACE, state, SPACE.parse("sail 1"), "it") == (
        "Naviga con la nave 1 di 2 caselle fino alla casella del fiume 5: ottieni 4 koku"
    )


def test_sailing_past_the_mouth_names_the_journey_and_its_bonus() -> None:
    state = at_first_turn(seats=4)
    state.put(state.active, DIE, 1)
    state.ships[state.active * 2 + 1] = RIVER
    words = text.describe(SPACE, state, SPACE.parse("sail 2"))
    assert words.startswith("Sail ship 2 by 1 past the mouth to river 1, completing a journey: gain 4 Koku")
    assert "journey bonus 3 Koku or 1 good" in words


def test_describing_changes_nothing() -> None:
    for state, action, _ in play(5, 3, DRAFT):
        if action < 0:
            break
        before = (list(state.purse), list(state.frames[: state.depth * 4]), list(state.influence), list(state.hand))
        text.describe(SPACE, state, action)
        after = (list(state.purse), list(state.frames[: state.depth * 4]), list(state.influence), list(state.hand))
        assert before == after


# ---- reasons ---------------------------------------------------------------------------------------------------------


def test_too_few_koku_names_what_is_short_and_cheaper_spaces() -> None:
    state = at_first_turn(seats=4)
    state.put(state.active, DIE, 2)
    state.put(state.active, KOKU, 6)
    assert why(state, "build 7 2") == (
        "Shore 7 costs 8 Koku and you have 6: 2 short. With the die as it is you can build on shore 8 (6 Koku). "
        "Sailing earns Koku: empty shore spaces, ports and your own buildings pay. (ROG-7.2)"
    )
    assert why(state, "build 7 2", "it").startswith("Lo spazio di riva 7 costa 8 koku e tu ne hai 6: te ne mancano 2.")


def test_another_region_names_both_and_the_favor_it_takes() -> None:
    state = at_first_turn(seats=4)
    state.put(state.active, DIE, 6)
    state.put(state.active, FAVOR, 1)
    assert why(state, "build 7 2") == (
        "Your die shows 6 and lets you build in Earthquake Fish Bay; shore 7 lies in Shinomen Forest, region 2. "
        "It takes 2 favor to turn the die to 2, and you have 1: 1 short. 5 Koku buy 1 favor. (ROG-7.1)"
    )
    state.put(state.active, FAVOR, 2)
    assert "Paying 2 favor turns the die to 2; you have 2." in why(state, "build 7 2")


def test_an_order_that_lacks_goods_names_the_trades_that_would_do() -> None:
    state = at_first_turn()
    seat = state.active
    card = TABLES.customer_names.index("artisan_3")  # two silk
    state.hand[seat] = bit(card)
    state.put(seat, DIE, 3)
    for good, held in enumerate((1, 0, 3)):
        state.put(seat, SILK + good, held)
    assert why(state, "deliver artisan_3") == (
        "Artisan 3 asks for 2 silk; you are 1 good short: 1 silk. Trades would do: trade 2 porcelain for 1 silk. (ROG-10.2)"
    )
    state.put(seat, SILK + 2, 1)
    assert "Trades cannot make up for it now." in why(state, "deliver artisan_3")


def test_the_free_step_says_what_is_missing() -> None:
    state = at_first_turn()
    seat = state.active
    assert "you have not delivered to noble 5" in why(state, "sail 1 up")
    state.delivered[seat] = bit(lowest(TABLES.ability_mask[ROYAL_FREE_STEP]))
    state.hand[seat] &= ~state.delivered[seat]
    assert "you have no royal ship" in why(state, "sail 1 up")
    state.royal[seat] = 1
    assert "ship 1 is a standard ship. Sail ship 2, the royal one" in why(state, "sail 1 up")


def test_a_reason_depends_on_nothing_the_seat_cannot_know() -> None:
    for state, action, _ in play(7, 3, WITHOUT_PATRONS):
        if action < 0 or state.to_act == CHANCE or state.active < 0:
            continue
        other = state.clone()
        hands = [seat for seat in range(3) if seat != state.to_act]
        other.hand[hands[0]], other.hand[hands[1]] = state.hand[hands[1]], state.hand[hands[0]]
        for asked in range(0, SPACE.size, 7):
            rule = int(state.rule_against(asked))
            if rule != LEGAL:
                assert text.reason(SPACE, state, asked, rule) == text.reason(SPACE, other, asked, rule)


# ---- events ----------------------------------------------------------------------------------------------------------


def test_a_gain_as_data_and_in_words() -> None:
    event = text.event(TABLES, (facts.GAIN, 0, 3, KOKU, 805), NOBODY)
    assert event == {"event": "gain", "seat": "A", "what": "koku", "amount": 3, "rule": "ROG-8.5"}
    assert text.event_text(event) == "A gains 3 Koku"
    assert text.event_text(event, "it") == "A ottiene 3 koku"


@pytest.mark.parametrize(("viewer", "seen"), [(0, False), (1, True), (NOBODY, False), (text.EVERYTHING, True)])
def test_a_drawn_card_is_shown_to_its_own_seat_only(viewer: int, seen: bool) -> None:
    event = text.event(TABLES, (facts.DREW, 1, 1, 29, 1006), viewer)
    assert ("card" in event) == seen
    assert text.event_text(event) == ("B draws noble 6" if seen else "B draws a customer")


def test_closed_top_tiles_are_not_told() -> None:
    fact = (facts.TOP_SHOWN, -1, 2, 40, 2006)
    assert "tile" not in text.event(TABLES, fact, 0, top_tile_open=False)
    assert "tile" in text.event(TABLES, fact, 0)


def test_lost_influence_has_words() -> None:
    event = text.event(TABLES, (facts.INFLUENCE_LOST, 2, 1, 0, 1301), NOBODY)
    assert (
        text.event_text(event, "it") == "C è alla fine del tracciato in Spine of the World: 1 punto influenza va perso"
    )


def test_data_that_is_no_event_is_refused() -> None:
    with pytest.raises(ValueError, match="no event 'party'"):
        text.event_text({"event": "party"})
    with pytest.raises(ValueError, match="`amount` is a number"):
        text.event_text({"event": "gain", "seat": "A", "what": "koku", "amount": "3"})
