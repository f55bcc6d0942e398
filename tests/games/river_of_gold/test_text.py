"""text.py: every action, prompt, reason and event has words, in every language, and gives away nothing hidden."""

import random
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from serai.core.bits import bit, lowest
from serai.core.chance import SeedDealer
from serai.core.events import Fact, Journal
from serai.core.game import Part
from serai.core.language import languages
from serai.core.options import complete
from serai.core.state import CHANCE, LEGAL, NOBODY
from serai.games.river_of_gold import actions as a
from serai.games.river_of_gold import facts, text
from serai.games.river_of_gold.game import GAME
from serai.games.river_of_gold.rules import RiverOfGoldState
from serai.games.river_of_gold.state import DEALT, DIE, DRAFT, FAVOR, FAVOR_LIMIT, KOKU, SILK, VP, WITHOUT_PATRONS
from serai.games.river_of_gold.tables import (
    GOODS,
    KAIU_SHIHOBU,
    KAKITA_RYOKU,
    PATRONS,
    REGIONS,
    RIVER,
    ROYAL_FREE_STEP,
    SHOSURO_HYOBU,
)
from serai.games.river_of_gold.text_reasons import EXPLAINED
from serai.games.river_of_gold.text_words import (
    CUSTOMERS,
    ability_words,
    building_words,
    end_words,
    patron_words,
    tile_words,
)

TABLES = GAME.tables
SPACE = GAME.space
LANGUAGES = languages()
FACT_KINDS = {value for name, value in vars(facts).items() if name.isupper() and isinstance(value, int)}


def table(seats: int, patrons: int = WITHOUT_PATRONS) -> RiverOfGoldState:
    """A table before its first chance decision."""
    chosen = {WITHOUT_PATRONS: False, DRAFT: True, DEALT: "dealt"}[patrons]
    return GAME.new_state(seats, complete(GAME.options, {"clan_patrons": chosen}))


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
    for junk in ("{", "}", "???", "None", "_", "rog-", "  ", "()", ": ;", "\n", "..", "?.", "!."):
        assert junk not in words, words


def at_first_turn(seats: int = 3, seed: int = 1) -> RiverOfGoldState:
    """The first turn of a game without patrons."""
    return at_first_question(seats, WITHOUT_PATRONS, seed)


def at_first_question(seats: int, patrons: int, seed: int = 1) -> RiverOfGoldState:
    """The first decision that falls to a seat."""
    state = table(seats, patrons)
    dealer = SeedDealer(seed)
    while state.to_act == CHANCE:
        state.play(dealer.deal(state))
    return state


def after_action(seats: int = 3, seed: int = 1) -> RiverOfGoldState:
    """The end of the first turn, after a sail."""
    state = at_first_turn(seats, seed)
    state.drop()
    state.push(a.AFTER, state.active, 0, 0)
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
            check(text.ask(state, lang))
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
        words += [ability_words(TABLES, card, lang) or "-" for card in range(TABLES.customers)]
        words += [end_words(TABLES, card, lang) or "-" for card in range(TABLES.customers)]
        words += [patron_words(TABLES, patron, lang) for patron in range(PATRONS)]
        for line in words:
            check(line[:1].upper() + line[1:])
        assert len(set(words)) > 70


# ---- actions ---------------------------------------------------------------------------------------------------------


def test_building_says_the_cost_and_the_gains() -> None:
    state = at_first_turn()
    state.put(state.active, DIE, 4)
    state.put(state.active, KOKU, 25)
    tile = int(state.row[3])
    words = text.describe(SPACE, state, SPACE.parse("build 18 4"))
    building = building_words(TABLES, tile, "en")
    assert words.startswith(f"Build the {building} of row 4 on shore 18: pay 12 Koku; gain")
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


def test_building_names_the_region_only_where_the_die_leaves_it_open() -> None:
    state = at_first_turn()
    state.put(state.active, DIE, 4)
    state.put(state.active, KOKU, 25)
    building = building_words(TABLES, int(state.row[1]), "it")
    told = text.describe(SPACE, state, SPACE.parse("build 18 2"), "it")
    assert told.startswith(f"Costruisci il {building} del posto 2 sullo spazio di riva 18: paghi 12 koku; ottieni")
    state.patron = vec[i64]([KAIU_SHIHOBU] * 3)
    told = text.describe(SPACE, state, SPACE.parse("build 18 2"), "it")
    assert told.startswith(f"Costruisci il {building} del posto 2 sullo spazio di riva 18 (Kitsune Woods): paghi")


def test_customers_stand_behind_their_article_in_italian() -> None:
    state = at_first_turn()
    seat = state.active
    cards = {name: TABLES.customer_names.index(name) for name in ("artisan_3", "elder_4", "merchant_1")}
    state.hand[seat] = sum(bit(card) for card in cards.values())
    state.put(seat, DIE, 3)
    state.put(seat, SILK, 6)
    assert text.describe(SPACE, state, SPACE.parse("deliver artisan_3"), "it").startswith("Consegna all’artigiano 3: ")
    assert text.describe(SPACE, state, SPACE.parse("deliver merchant_1"), "it").startswith("Consegna al mercante 1 (")
    assert "; l’anziano 4 è di Kitsune Woods, regione 4." in why(state, "deliver elder_4", "it")
    assert "cliente anziano" not in why(state, "deliver elder_4", "it")
    told = text.event(TABLES, (facts.DELIVERED, 0, 0, cards["elder_4"], 1003), NOBODY)
    assert text.event_text(told, "it") == "A consegna all’anziano 4"
    told = text.event(TABLES, (facts.DISCARDED, 0, 1, cards["merchant_1"], 1006), NOBODY)
    assert text.event_text(told, "it") == "A scarta il mercante 1"
    assert text.event_text(told) == "A discards merchant 1"


def test_a_gain_that_finds_no_room_is_wasted_and_no_loss() -> None:
    state = at_first_turn(seats=4)
    seat = int(state.active)
    state.put(seat, DIE, 4)
    state.put(seat, KOKU, 25)
    row = max(range(4), key=lambda space: TABLES.tile_bonus[state.row[space]])
    bonus = int(TABLES.tile_bonus[state.row[row]])
    state.influence[seat * REGIONS + 3] = 18
    words = text.describe(SPACE, state, SPACE.parse(f"build 18 {row + 1}"))
    assert f"{bonus} influence in Kitsune Woods wasted (end of the track)" in words
    assert "lose" not in words
    italian = text.describe(SPACE, state, SPACE.parse(f"build 18 {row + 1}"), "it")
    assert f"{bonus} punti influenza in Kitsune Woods vanno persi (fine del tracciato)" in italian
    state.influence[seat * REGIONS + 3] = 17
    words = text.describe(SPACE, state, SPACE.parse(f"build 18 {row + 1}"))
    assert "1 influence in Kitsune Woods" in words
    assert bonus > 1
    assert f"{bonus - 1} influence in Kitsune Woods wasted (end of the track)" in words
    state.put(seat, FAVOR, int(state.has(seat, FAVOR_LIMIT)))
    assert "1 favor wasted (limit reached)" in text.describe(SPACE, state, SPACE.parse("build 18 4"))
    italian = text.describe(SPACE, state, SPACE.parse("build 18 4"), "it")
    assert "senza posto 1 favore (limite raggiunto)" in italian
    assert "perdi" not in italian


def test_events_of_wasted_gains_say_so_in_their_data() -> None:
    favor = text.event(TABLES, (facts.LOST, 1, 1, FAVOR, 403), NOBODY)
    assert favor["wasted"] is True
    assert text.event_text(favor) == "B has no room for 1 favor (limit reached)"
    assert text.event_text(favor, "it") == "B non ha posto per 1 favore (limite raggiunto)"
    assert text.event(TABLES, (facts.INFLUENCE_LOST, 1, 5, 0, 1301), NOBODY)["wasted"] is True
    assert "wasted" not in text.event(TABLES, (facts.PAY, 1, 5, KOKU, 702), NOBODY)


# ---- what a choice leaves undone -------------------------------------------------------------------------------------


def test_ending_the_turn_tells_which_masteries_stay_unclaimed() -> None:
    state = after_action(seats=2)
    end = SPACE.parse("end")
    air = TABLES.mastery_names.index("air")  # customers of all types
    state.masteries = vec[i64]([air, *(m for m in range(6) if m != air)][: len(state.masteries)])
    assert text.outlook(state, end, state.active) == []
    state.delivered[state.active] = sum(bit(TABLES.customer_names.index(f"{kind}_1")) for kind in CUSTOMERS)
    assert text.outlook(state, end, state.active) == ["For now you leave the Mastery of Air (5 VP) unclaimed."]
    assert text.outlook(state, end, state.active, "it") == ["Per ora non rivendichi la Maestria dell’Aria (5 PV)."]
    state.turns_left = 0
    assert text.outlook(state, end, state.active) == [
        "This is your last turn, and you leave the Mastery of Air (5 VP) unclaimed."
    ]
    assert text.outlook(state, SPACE.parse("claim air"), state.active) == []
    state.play(SPACE.parse("claim air"))
    assert text.outlook(state, end, state.active) == []


# ---- river spaces ----------------------------------------------------------------------------------------------------


def test_of_a_river_space_it_tells_where_the_ships_come_to_and_which_die_it_would_take() -> None:
    state = at_first_turn()
    seat = state.active
    state.ships[seat * 2], state.ships[seat * 2 + 1] = 5, 13
    state.put(seat, DIE, 3)
    state.put(seat, FAVOR, 2)
    sails = "With the die at 3, ship 1 sails from 5 to 8 and ship 2 sails from 13 to 2."
    needs = "To come to river 7, ship 1 needs the die at 2: 1 favor turns it so far, and you have 2."
    assert str(text.about(state, {"river": 7})) == f"{sails} {needs} (ROG-8.2)"
    assert str(text.about(state, {"river": "8"})) == f"{sails} (ROG-8.2)"
    italian = text.about(state, {"river": 7}, "it")
    assert italian is not None
    assert italian.text == "Con il dado su 3, la nave 1 va dalla 5 alla 8 e la nave 2 va dalla 13 alla 2."
    assert italian.help.startswith("Per arrivare alla casella 7, alla nave 1 serve il dado su 2: ")
    state.ships[seat * 2] = 13
    assert str(text.about(state, {"river": 7})).endswith(
        "River 7 is more than 6 spaces away from both of your ships. (ROG-8.2)"
    )
    state.royal[seat] = 1
    state.delivered[seat] = bit(lowest(TABLES.ability_mask[ROYAL_FREE_STEP]))
    assert "your royal ship (2) sails from 13 to 3" in str(text.about(state, {"river": 7}))
    for nothing in ({"river": 15}, {"river": 0}, {"shore": 7}, {"river": 7, "ship": 1}, {}):
        assert text.about(state, nothing) is None
    assert str(text.about(after_action(), {"river": 7})).startswith("Ships sail as the action of a turn")


# ---- the parts of the log --------------------------------------------------------------------------------------------


def test_what_follows_a_chance_outcome_is_told_apart_with_its_cause() -> None:
    shown, sailed = (facts.TOP_SHOWN, -1, 1, 20, 2006), (facts.SAILED, 1, 5, 1, 905)
    gain, drew = (facts.GAIN, 1, 1, KOKU, 805), (facts.DREW, 1, 1, 29, 1006)
    assert text.parts(CHANCE, [shown, sailed, gain]) == [
        Part(CHANCE, [shown]),
        Part(1, [sailed, gain], "the journey goes on"),
    ]
    assert text.parts(CHANCE, [drew, gain], "it") == [Part(CHANCE, [drew]), Part(1, [gain])]
    rolled, turn = (facts.DIE_ROLLED, 1, 5, 0, 1503), (facts.TURN, 0, 0, 0, 102)
    assert text.parts(CHANCE, [rolled, turn]) == [Part(CHANCE, [rolled, turn])]
    started = [(facts.FIRST_CHOSEN, 1, 0, 0, 308), (facts.GAIN, 1, 7, KOKU, 309)]
    assert text.parts(CHANCE, started) == [Part(CHANCE, started)]
    assert text.parts(1, [sailed, gain]) == [Part(1, [sailed, gain])]


def test_the_emperors_visit_and_the_last_turns_are_parts_with_a_headline() -> None:
    visit, koku, points = (
        (facts.VISIT, -1, 0, 0, 1601),
        (facts.GAIN, 0, 1, KOKU, 1602),
        (facts.GAIN, 0, 1, VP, 1602),
    )
    other, third = (facts.GAIN, 1, 2, KOKU, 1602), (facts.GAIN, 0, 3, KOKU, 1602)
    ended, called = text.parts(1, [visit, other, koku, points, third])
    assert ended == Part(1, [])  # B has ended the turn
    assert called == Part(NOBODY, [visit, koku, points, third, other])
    assert text.headline(called.facts, 0) == "The Emperor has visited: you gained 4 Koku and 1 VP."
    assert text.headline(called.facts, 1, "it") == "È arrivato l’Imperatore: hai ottenuto 2 koku."
    assert text.headline(called.facts, 2) == "The Emperor has visited: your markers earned nothing."
    assert text.headline(called.facts, NOBODY) == "The Emperor has visited."
    triggered = (facts.TRIGGERED, 1, 0, 0, 1701)
    _, last = text.parts(1, [triggered, (facts.GAIN, 1, 5, VP, 1701)])
    assert last.by == 1
    assert text.headline(last.facts, 0) == "B has started the last turns: you have one turn left."
    assert text.headline(last.facts, 1) == ""
    assert text.headline(last.facts, NOBODY) == "B has started the last turns: each of the others has one turn left."
    assert text.headline([koku], 0) == ""
    assert text.parts(2, [(facts.ENDED, -1, 0, 0, 1704)])[-1].by == NOBODY


def test_every_fact_of_a_game_stands_in_one_part() -> None:
    met: set[tuple[bool, str]] = set()
    for seed, seats, patrons in PLAYS:
        by = CHANCE
        for state, action, told in play(seed, seats, patrons):
            found = text.parts(by, told)
            assert sorted(fact for part in found for fact in part.facts) == sorted(told)
            met |= {(part.by >= 0, part.cause) for part in found if by == CHANCE}
            for lang in LANGUAGES:
                for part in found:
                    headline = text.headline(part.facts, 0, lang)
                    if headline:
                        check(headline)
            by = int(state.to_act) if action >= 0 else NOBODY
    assert {(True, "the journey goes on"), (False, "")} <= met


# ---- prompts ---------------------------------------------------------------------------------------------------------


def test_the_seat_that_is_asked_is_spoken_to_and_the_others_are_not() -> None:
    state = at_first_turn()
    state.drop()
    state.push(a.MARK, 0, 1, 0)
    assert text.prompt(state, "it") == "A: su quale dei propri edifici mettere il secondo segnalino?"
    assert text.ask(state, "it") == "A: su quale dei tuoi edifici metti il secondo segnalino?"
    state.drop()
    state.active = 0
    state.push(a.GOOD, 0, 805, 0)
    assert (text.prompt(state), text.ask(state)) == ("A: which good to take?", "A: which good do you take?")
    state.active = 1
    assert text.ask(state) == "A: the turn of B earns you a good: which do you take?"
    assert text.ask(state, "it") == "A: il turno di B ti frutta una merce: quale prendi?"
    assert text.prompt(state) == "A: which good to take?"


def test_the_result_says_when_favor_decided_and_when_it_is_shared() -> None:
    state = at_first_turn(seats=3)
    state.depth = 0
    for seat, (points, favor) in enumerate(((2, 1), (2, 3), (1, 5))):
        state.put(seat, VP, points)
        state.put(seat, FAVOR, favor)
    assert text.prompt(state) == "The game is over: B wins with 2 VP, ahead of A on favor."
    assert "vince B con 2 PV; la parità con A è decisa dai favori rimasti." in text.prompt(state, "it")
    state.put(0, FAVOR, 3)
    assert text.prompt(state) == "The game is over: A and B share the victory with 2 VP and 3 favor each."
    assert "A e B condividono la vittoria con 2 PV e 3 favori ciascuno." in text.prompt(state, "it")
    state.put(0, VP, 3)
    assert text.prompt(state) == "The game is over: A wins with 3 VP."


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
    state.put(state.active, KOKU, 9)
    assert why(state, "build 7 2") == (
        "Your die shows 6 and lets you build in Earthquake Fish Bay; shore 7 lies in Shinomen Forest, region 2. "
        "It takes 2 favor to turn the die to 2, and you have 1: 1 short. 5 Koku buy 1 favor. "
        "But shore 7 costs you 8 Koku, and you would have 4 left. (ROG-7.1)"
    )
    state.put(state.active, KOKU, 4)
    assert "Buying 1 favor takes 5 Koku, and you have 4. (ROG-7.1)" in why(state, "build 7 2")
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


def test_turning_the_die_names_the_next_obstacle() -> None:
    state = at_first_turn(seats=4)
    seat = state.active
    state.put(seat, DIE, 1)
    state.put(seat, FAVOR, 1)
    state.put(seat, KOKU, 7)
    turn = "Paying 1 favor turns the die to 2; you have 1."
    assert f"{turn} But shore 7 costs you 8 Koku, and you have 7. (ROG-7.1)" in why(state, "build 7 2")
    assert f"{turn} (ROG-7.1)" in why(state, "build 8 2")
    state.hand[seat] = bit(TABLES.customer_names.index("artisan_2"))  # two porcelain
    for good, held in enumerate((3, 0, 1)):
        state.put(seat, SILK + good, held)
    assert why(state, "deliver artisan_2").endswith(
        f"{turn} But you would still be 1 good short: 1 porcelain. "
        "Trades would do: trade 2 silk for 1 porcelain. (ROG-10.1)"
    )
    state.put(seat, SILK + 2, 2)
    assert why(state, "deliver artisan_2").endswith(f"{turn} (ROG-10.1)")
    assert "Ma lo spazio di riva 7 ti costa 8 koku, e ne hai 7." in why(state, "build 7 2", "it")


def test_a_mastery_of_all_regions_names_those_that_are_missing() -> None:
    state = after_action()
    void = TABLES.mastery_names.index("void")
    state.masteries = vec[i64]([void, *[m for m in state.masteries if m != void][:2]])
    for region in range(REGIONS):
        state.influence[state.active * REGIONS + region] = 0 if region in (1, 4) else 3
    assert why(state, "claim void") == (
        "The Mastery of Void asks for at least 1 influence in every region; 2 regions are still below that: "
        "Shinomen Forest and Ube Marshes. Influence there will do. "
        "You can claim in step 3 of any turn of yours, while a reward is left. (ROG-14.1)"
    )
    state.influence[state.active * REGIONS + 1] = 1
    assert "1 regione è ancora al di sotto: Ube Marshes." in why(state, "claim void", "it")


def test_more_favor_than_the_limit_is_explained_by_the_moment() -> None:
    for state, help_words in (
        (at_first_turn(), "Pay favor first: each step of the die costs 1."),
        (after_action(), "More favor cannot be held now."),
    ):
        state.put(state.active, KOKU, 10)
        state.put(state.active, FAVOR, 3)
        assert why(state, "buy favor").endswith(f"so the trade would be wasted. {help_words} (ROG-19.4)")


def test_help_lists_the_trades_that_are_legal_now() -> None:
    state = at_first_turn()
    for good, held in enumerate((2, 6, 1)):
        state.put(state.active, SILK + good, held)
    possible = "Trades possible now: 2 silk for 1 porcelain; 2 rice for 1 silk or 1 porcelain."
    assert possible in why(state, "trade porcelain silk")
    assert possible in why(state, "trade silk rice")
    for good, held in enumerate((1, 1, 0)):
        state.put(state.active, SILK + good, held)
    assert "No trade of goods is possible now" in why(state, "trade silk rice")


def test_paying_favor_is_advised_only_to_those_who_have_some() -> None:
    state = at_first_turn()
    state.put(state.active, FAVOR, 1)
    assert "or pay favor to turn the die first" in why(state, "sail 1 up")
    state.put(state.active, FAVOR, 0)
    assert "pay favor" not in why(state, "sail 1 up")
    assert "spendi" not in why(state, "sail 1 up", "it")


@pytest.mark.parametrize(
    ("notation", "later"),
    [
        ("favor up", "next turn"),
        ("buy favor", "Sailing earns"),
        ("claim void", "any turn of yours"),
    ],
)
def test_in_the_last_turn_no_help_speaks_of_later_turns(notation: str, later: str) -> None:
    state = after_action()
    state.masteries = vec[i64]([TABLES.mastery_names.index(name) for name in ("void", "air", "fire")])
    state.put(state.active, KOKU, 0)
    assert later in why(state, notation)
    for mark, value in (("turns_left", 1), ("end_due", True)):
        last = state.clone()
        setattr(last, mark, value)
        assert later not in why(last, notation)


def test_kaiu_shihobu_is_told_of_sites_whatever_her_die_shows() -> None:
    state = at_first_turn(seats=4)
    state.patron = vec[i64]([KAIU_SHIHOBU] * 4)
    state.put(state.active, KOKU, 25)
    assert "You can build on shore 2 (5 Koku)" in why(state, "build 6 1")
    assert ", among others. (ROG-2.2)" in why(state, "build 6 1")
    state.put(state.active, KOKU, 5)
    assert "You can build on shore 2 (5 Koku), shore 14 (5 Koku) or shore 30 (5 Koku). " in why(state, "build 1 1")
    state.put(state.active, KOKU, 4)
    assert "The die does not bind you, but there is no empty space that you can pay for." in why(state, "build 1 1")


@pytest.mark.parametrize(
    ("notation", "rule"),
    [("claim air", "ROG-14.1"), ("end", "ROG-5.2"), ("draw noble_5", "ROG-20.3"), ("take silk", "ROG-23.1")],
)
def test_before_the_action_the_reason_says_so_and_asks_again(notation: str, rule: str) -> None:
    state = at_first_turn()
    words = why(state, notation)
    assert "Now: build, sail or deliver" in words
    assert words.endswith(f"({rule})")


def test_in_setup_only_the_pending_choice_is_open() -> None:
    state = at_first_question(3, DRAFT)
    for notation in ("end", "sail 1", "favor up", "claim air", "take silk"):
        words = why(state, notation)
        assert (
            "you only pick a patron and, as Kakita Ryoku, your first die. Now: pick a clan patron. (ROG-23.6)" in words
        )
    state.drop()
    state.push(a.DIE_CHOICE, 0, 0, 0)
    assert why(state, "favor up").endswith(
        "as Kakita Ryoku, your first die. Now: roll the die, or pay 1 favor to choose its face. (ROG-23.6)"
    )


def test_out_of_turn_masteries_wait() -> None:
    state = at_first_turn()
    other = (int(state.active) + 1) % 3
    state.push(a.GOOD, other, 1209, 0)
    assert why(state, "claim air").startswith(f"It is the turn of {'ABC'[state.active]}, and masteries")
    assert "(ROG-14.6)" in why(state, "claim air", "it")
    question = f"the turn of {'ABC'[state.active]} earns you a good: which do you take?"
    assert why(state, "sail 1").endswith(f"Now: {question} (ROG-23.4)")


def test_the_die_is_fixed_at_every_question_after_the_action() -> None:
    for kind in (a.GOOD, a.BONUS, a.AFTER, a.DIE_CHOICE):
        state = at_first_turn()
        state.drop()
        state.push(kind, state.active, 0, 0)
        if kind == a.DIE_CHOICE:
            state.patron = vec[i64]([KAKITA_RYOKU] * 3)
        assert "(ROG-5.7)" in why(state, "favor down")


def test_a_patron_that_cannot_be_picked_is_taken_or_away() -> None:
    state = at_first_question(3, DRAFT)
    offered = [patron for patron in range(PATRONS) if state.offered & bit(patron)]
    away = next(patron for patron in range(PATRONS) if patron not in offered)
    first = "ABC"[state.to_act]
    assert "was not revealed and takes no part in this game" in why(state, f"patron {TABLES.patron_names[away]}")
    notation = f"patron {TABLES.patron_names[offered[0]]}"
    state.play(SPACE.parse(notation))
    assert f"is taken: {first} has picked this patron. You can pick " in why(state, notation)
    assert f"lo ha scelto {first}. Puoi scegliere " in why(state, notation, "it")


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
    event = text.event(TABLES, (facts.TOP_SHOWN, -1, 2, -1, 2006), 0)
    assert "tile" not in event
    assert text.event_text(event) == "The Era 2 stack has a new top tile"
    assert "tile" in text.event(TABLES, (facts.TOP_SHOWN, -1, 2, 40, 2006), 0)


def test_a_scoring_tile_is_told_alike_to_every_number_of_players() -> None:
    event = text.event(TABLES, (facts.SCORING_LAID, -1, 4, TABLES.scoring_names.index("rst_5"), 301), NOBODY)
    assert text.event_text(event) == (
        "Scoring tile of Ube Marshes: 6 and 3 VP with two players, 10, 6 and 2 VP with three or four"
    )


def test_italian_puts_ad_before_the_seat_a() -> None:
    words = [text.event_text(text.event(TABLES, (facts.TURN, seat, 0, 0, 102), NOBODY), "it") for seat in (0, 1)]
    assert words == ["Tocca ad A", "Tocca a B"]


def test_a_patron_told_as_an_event_reads_like_the_patron() -> None:
    for lang in LANGUAGES:
        told = text.event_text(text.event(TABLES, (facts.PATRON_SHOWN, -1, 0, SHOSURO_HYOBU, 2101), NOBODY), lang)
        assert patron_words(TABLES, SHOSURO_HYOBU, lang) in told


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


# ---- the rulebook's data ---------------------------------------------------------------------------------------------


def rulebook(lang: str) -> dict[str, str]:
    """The paragraphs by number."""
    words = files("serai.games.river_of_gold").joinpath(f"rulebook.{lang}.md").read_text(encoding="utf-8")
    return dict(re.findall(r"^\*\*(ROG-[\d.]+)\*\* (.*)$", words, re.MULTILINE))


def numbers(words: str) -> list[int]:
    """All numbers of a text, in order."""
    return [int(number) for number in re.findall(r"\d+", words)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_lists_prices_and_touches_of_the_board(lang: str) -> None:
    book = rulebook(lang)
    prices = [(shore + 1, int(cost)) for shore, cost in enumerate(TABLES.shore_cost) if cost >= 0]
    assert [(int(at), int(cost)) for at, cost in re.findall(r"(\d+) cost[sa] (\d+)", book["ROG-2.2"])] == prices
    touches: list[int] = []
    for river in range(RIVER):
        touches += [river + 1, *(int(shore) + 1 for shore in TABLES.river_shore[river * 4 : river * 4 + 4])]
    assert numbers(book["ROG-2.3"]) == touches


@pytest.mark.parametrize("number", ["ROG-2.2", "ROG-2.3", "ROG-2.4", "ROG-2.7", "ROG-2.8", "ROG-2.9", "ROG-3.1"])
def test_the_rulebook_gives_the_same_numbers_in_every_language(number: str) -> None:
    assert numbers(rulebook("it")[number]) == numbers(rulebook("en")[number])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_names_customers_and_tiles_in_words(lang: str) -> None:
    names = (*TABLES.customer_names, *TABLES.tile_names)
    assert [name for name in names if name in " ".join(rulebook(lang).values())] == []
