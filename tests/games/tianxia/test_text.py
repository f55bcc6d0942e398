"""text.py: every action, prompt, reason and event has words, in every language, and gives away nothing hidden."""

from collections.abc import Iterator, Mapping
from functools import cache

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from serai.core.chance import Generator, SeedDealer
from serai.core.events import Fact, Journal
from serai.core.language import languages
from serai.core.reasons import Reason
from serai.core.state import CHANCE, EVERYTHING, LEGAL, NOBODY
from serai.core.words import sentence
from serai.games.tianxia import actions as k
from serai.games.tianxia import facts, text
from serai.games.tianxia import rule_ids as r
from serai.games.tianxia.components import load_bytes
from serai.games.tianxia.names import GOODS, MERCHANT_ACTIONS, MILITARY, PURSE, REGIONS, RESOURCES, TRACKS
from serai.games.tianxia.palace import advance
from serai.games.tianxia.rules import TianxiaState
from serai.games.tianxia.state import DELIVERIES, MARKERS, TOWERS, WALLS, WORKERS, changed
from serai.games.tianxia.tables import LIMU
from serai.games.tianxia.text_reasons import EXPLAINED
from serai.games.tianxia.text_words import (
    attack_words,
    board_words,
    building_does_words,
    building_words,
    demand_words,
    limu_card_words,
    objective_words,
    place_words,
    printed,
    section_words,
    ship_words,
    tile_words,
    track_words,
)
from serai.games.tianxia.view import write_view
from serai.rulebook.book import book
from tests.games.tianxia.table import Table, begin, space_of
from tests.games.tianxia.test_random_games import RICH, STANDARD, TEXT, keen

LANGUAGES = languages()
FACT_KINDS = {value for name, value in vars(facts).items() if name.isupper() and isinstance(value, int)}

JUNK = ("{", "}", "???", "None", "_", "tx-", "  ", "()", ": ;", "\n", "..", "?.", "!.", " ,", " ;", ":.", ": .", " .")

Thing = Mapping[str, str | int]
Play = tuple[bool, int, int]  # whether everybody is rich, seats, seed
PLAYS: list[Play] = [(False, 1, 1), (True, 2, 2), (True, 3, 3), (False, 4, 4), (True, 4, 5), (True, 1, 6)]


def play(one: Play) -> Iterator[tuple[TianxiaState, int, list[Fact]]]:
    """A random game: each position with the action about to be done, then the facts of the step before."""
    rich, seats, seed = one
    dealer, chooser = SeedDealer(seed), Generator(b"%d" % seed)
    state = begin(seats, RICH if rich else STANDARD)
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
    for junk in (
        "{",
        "}",
        "???",
        "None",
        "_",
        "tx-",
        "  ",
        "()",
        ": ;",
        "\n",
        "..",
        "?.",
        "!.",
        " ,",
        " ;",
        ":.",
        ": .",
        " .",
    ):
        assert junk not in words, words


# ---- positions by hand -------------------------------------------------------------------------------------------------


def described(table: Table, notation: str, lang: str = "en") -> str:
    """An action in words."""
    return text.describe(table.space, table.state, table.space.parse(notation), lang)


def why(table: Table, notation: str, lang: str = "en") -> Reason:
    """The reason against an action."""
    action = table.space.parse(notation)
    rule = int(table.state.rule_against(action))
    assert rule != LEGAL
    return text.reason(table.space, table.state, action, rule, lang)


def foreseen(table: Table, notation: str, viewer: int = 0, lang: str = "en") -> list[str]:
    """What an action may lead to."""
    return text.outlook(table.state, table.space.parse(notation), viewer, lang)


def done(table: Table, *notations: str, lang: str = "en") -> list[str]:
    """Carry actions out, and tell what happened."""
    return [text.event_text(text.event(table.tables, fact, EVERYTHING), lang) for fact in table.facts(*notations)]


def plenty(table: Table, seat: str = "A") -> Table:
    """The seat can pay for everything."""
    return table.give(seat, coins=30, wood=20, stone=20, rice=20, silk=9, helmets=9, jewelry=9)


def by_hand() -> Iterator[TianxiaState]:
    """Positions that random games seldom or never come to."""
    yield Table(seats=3).state  # nothing to pay with
    yield Table().give(stone=3, rice=3).markers("fortify", 2).markers("train", 1, "C").state
    yield plenty(Table()).play("region han").give(wood=0).state
    table = plenty(Table(seats=2)).markers("qin", 2).give(coins=1).govern("qin_1", 1).govern("qin_2", 1, "B")
    yield table.state
    table.give(coins=9).play("region qin")
    yield table.state  # REGION
    table.play("governor qin_2 2")
    yield table.state
    table = plenty(Table()).employ(1, 1).pieces(WORKERS, 0)
    yield table.state
    table.play("region zhao")
    yield table.state  # no workers
    table = plenty(Table()).power("envoy_house").palace(black=7).play("region zhao", "banner")
    yield table.state
    table = plenty(Table()).power("envoy_house").palace(black=5).play("region zhao", "banner").give(coins=0)
    yield table.state
    table.give(coins=2).play("extra_step")
    yield table.state
    table = plenty(Table()).palace(black=8).play("region zhao")
    yield table.state  # a complete track
    table = plenty(Table()).ship("yan", "ship_05", "demand_01", "A", "B", "B").ship("qi", "ship_01", "demand_08", "C")
    table.ship("chu", "ship_02", "demand_13", "A", "B").play("region qi")
    yield table.state
    table.give(helmets=0)
    yield table.state
    table.give(helmets=3).play("deliver qi 2 helmets")
    yield table.state
    table = plenty(Table()).ship("yan", "ship_05", "demand_01").play("region yan", "deliver yan 1 silk")
    yield table.state  # SHIP_TURN
    yield table.pieces(DELIVERIES, 0).state
    table = plenty(Table()).board("jade").employ(0, 0, 3).play("merchant_action m3")
    yield table.state  # SHIPPING
    if table.state.top_kind() == k.SHIPPING:
        slot, good = next((one.split()[1], one.split()[3]) for one in table.legal() if one.startswith("deliver "))
        table.play(next(one for one in table.legal() if one.startswith(f"deliver {slot} ") and one.endswith(good)))
        yield table.state
    table = plenty(Table()).wall(1, "A", "A", "B", tower="C", soldiers=("A", "A", "B", "B", "B")).palace(black=8)
    table.play("military fortify")
    yield table.state  # TRACK of a Military turn
    table.play("step red")
    yield table.state  # FORTIFY_TURN
    yield table.give(stone=0).state
    yield table.give(stone=9).pieces(WALLS, 5).pieces(TOWERS, 2).state
    table = plenty(Table()).wall(1, soldiers=("A", "A", "B", "B", "B")).play("military train", "step red")
    yield table.state  # TRAIN_TURN
    yield table.give(rice=1).state
    yield table.give(rice=9).pieces(WORKERS, 0).state
    table = Table().give(coins=9, stone=0)
    yield table.state
    table = Table().give(coins=9).palace(black=2).play("military fortify")
    yield table.state  # only one track leaves Fortify possible
    table = Table().give(coins=9).pieces(WORKERS, 0).pieces(WALLS, 5).pieces(TOWERS, 2)
    yield table.state
    table = Table().give(coins=9)
    for section in range(1, 5):
        table.wall(section, "B", "C", "D", tower="B", soldiers=("B", "B", "C", "C", "D"))
    yield table.state  # the wall is full
    table = Table().own_tiles("dragon").round_tiles("dragon", "tile_01", "tiger").give(coins=1)
    table.play("pass")
    yield table.state  # ROUND_TILE
    table.play("round_tile tiger")
    yield table.state  # PASSED
    yield table.palace(black=8, red=8, green=8, white=8).state
    table.palace(black=1).play("buy_steps 1")
    yield table.state  # TRACK
    table.play("step black")
    yield table.state
    table = plenty(Table()).board("azure").employ(1).load_barge("rice", "B", "B", "A").play("barge rice")
    yield table.state  # MERCHANT
    table = plenty(Table()).round_tiles().own_tiles("tile_08", "tile_11", "tile_12", "tile_14").play("use_tile tile_08")
    yield table.state  # TAKE
    table.play("take silk", "use_tile tile_11")
    yield table.state  # SOLDIERS
    table.play("stop", "use_tile tile_12")
    yield table.state  # BUILDING
    table.play("stop", "use_tile tile_14")
    yield table.state  # INSTALL
    table = plenty(Table()).power("exchange_house").play("region han", "swap wood silk")
    yield table.state  # EXCHANGE
    table.play("swap rice jewelry", "stop")
    yield table.state  # TAKE of the goods gained
    table = Table().give(coins=2)
    table.state.push(k.LOSS, 0, 5, 1)
    yield table.state
    table = Table(seats=3, bare=False)
    table.state.push(k.RETURN, 0, 1, 0)
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
                for line in text.outlook(state, action, int(state.to_act), lang):
                    check(line)


def test_every_kind_of_decision_is_met() -> None:
    kinds = {int(state.top_kind()) for state in positions() if not state.over}
    assert kinds >= set(range(k.RETURN, k.LOSS + 1))


def positions() -> Iterator[TianxiaState]:
    """Positions of all kinds: some of random games, and those by hand."""
    chooser = Generator(b"positions")
    for one in PLAYS:
        for state, _, _ in play(one):
            common = state.to_act == CHANCE or state.top_kind() in (k.TURN, k.FINISH)
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
            assert english.endswith((".", "?"))
            assert italian.endswith((".", "?"))
            assert bool(english_help) == bool(italian_help)
            if english_help:
                check(english_help)
                check(italian_help)
                assert english_help != italian_help


def test_the_positions_meet_every_rule_that_is_explained() -> None:
    assert EXPLAINED - {rule for rule, _ in rules_met()} == set()


def test_every_kind_of_fact_has_event_and_words() -> None:
    met = {fact[0] for fact in rare_facts()}
    for one in PLAYS:
        for state, _, told in play(one):
            for fact in told:
                met.add(fact[0])
                for viewer in (0, 1, NOBODY, EVERYTHING):
                    event = text.event(state.tables, fact, viewer)
                    assert str(event["rule"]).startswith("TX-")
                    for lang in LANGUAGES:
                        check(text.event_text(event, lang))
    assert FACT_KINDS - met == set()


def rare_facts() -> list[Fact]:
    """What random games seldom bring about, in words that are checked."""
    table = Table().hand(*(name for name in STANDARD.objective_names if name != "objective_14"), seat="B")
    table.hand("objective_14").own_tiles("tile_09").palace(white=2)
    happened = table.facts("use_tile tile_09", "step white")
    table = Table().palace(white=4).own_tiles("tile_09")
    table.state.supply = 0
    happened += table.facts("use_tile tile_09", "step white")
    table = plenty(Table()).board("azure").employ(1, 2, 3).load_barge("rice", "B", "B", "A")
    happened += table.facts("barge rice")
    table = Table(seats=1).palace("li_mu", red=8)
    journal = Journal()
    table.state.journal = journal
    advance(table.state, LIMU, 1, r.TX_22_5)
    happened += journal.take()
    for fact in happened:
        for lang in LANGUAGES:
            check(text.event_text(text.event(STANDARD, fact, EVERYTHING), lang))
    return happened


@pytest.mark.parametrize(
    "wrong",
    [
        {"event": "sung"},
        {"event": "gain", "seat": "A"},
        {"event": "gain", "seat": "A", "what": "salt", "amount": 1},
        {"event": "tile_taken", "seat": "A"},
        {"event": "tile_taken", "seat": "A", "gain": {"actions": [{"action": "dance"}]}},
        {"event": "tile_taken", "seat": "A", "gain": [1]},
        {"event": "wall_built", "seat": "A"},
        {"event": "fell_off", "seat": "A", "barge": "gold"},
        {"event": "exchanged", "seat": "A", "paid": "salt", "gained": "silk"},
        {"event": "turn", "family": "li_bai"},
        {"event": "li_mu_card", "family": "li_mu", "action": "dance", "barge": "wood"},
        {"event": "attack_shown", "attack": "attack_11", "move": 3, "strength": [1]},
    ],
)
def test_what_is_no_event_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="event: "):
        text.event_text(wrong)


# ---- names -------------------------------------------------------------------------------------------------------------


def test_the_names_of_the_standard_set_are_translated_and_those_of_others_are_told_as_printed() -> None:
    for name in (
        *STANDARD.printed_buildings,
        *STANDARD.track_names,
        *STANDARD.section_names,
        *STANDARD.printed_figurines,
    ):
        assert printed(name).replace("_", "").isalpha()
    for building in range(STANDARD.buildings):
        assert building_words(STANDARD, building, "en") == STANDARD.printed_buildings[building]
        assert building_words(STANDARD, building, "it") != STANDARD.printed_buildings[building]
    for track in range(4):
        assert track_words(STANDARD, track, "it").startswith("Casata ")
    for section in range(4):
        assert section_words(STANDARD, section, "it").startswith("settore di ")
    for tile in range(STANDARD.figurine, STANDARD.tiles):
        assert tile_words(STANDARD, tile, "it").startswith(("statuetta del ", "statuetta della "))
    own = TEXT.replace("name: Quarry", "name: Marble Pit")
    assert own != TEXT
    tables = load_bytes(own.encode())
    quarry = tables.building_names.index("quarry")
    assert [building_words(tables, quarry, lang) for lang in ("en", "it")] == ["Marble Pit", "Marble Pit"]


def test_every_component_has_words() -> None:
    tables = STANDARD
    for lang in LANGUAGES:
        made = [objective_words(tables, one, lang) for one in range(tables.objectives)]
        made += [ship_words(tables, one, lang) for one in range(tables.ships)]
        made += [demand_words(tables, one, lang) for one in range(tables.demands)]
        made += [attack_words(tables, one, lang) for one in range(tables.attacks)]
        made += [limu_card_words(tables, one, lang) for one in range(tables.limu_cards)]
        made += [tile_words(tables, one, lang) for one in range(tables.tiles)]
        made += [building_does_words(tables, one, lang) for one in range(tables.buildings)]
        made += [board_words(name, lang) for name in tables.board_names]
        for words in made:
            check(sentence(words))
        assert len(set(made[: tables.objectives])) == tables.objectives
    assert objective_words(tables, 14, "en") == (
        "Objective 15 (position 3 or more on at least 4 Palace tracks: 8 points; to discard: 1 Palace step)"
    )
    assert limu_card_words(tables, 0, "it") == "Governatore in Qin; chiatta del legno"
    assert board_words("azure", "it") == "plancia azzurra"


# ---- actions -----------------------------------------------------------------------------------------------------------


def test_a_turn_says_what_it_costs_and_brings() -> None:
    table = Table().give(coins=9).markers("qin", 2).markers("fortify", 1).load_barge("wood", "A", "B")
    for notation, english, italian in (
        (
            "region qin",
            "Take a Region turn in Qin for 2 coins: 1 coin and 1 stone",
            "Svolgi un turno Regione in Qin (2 monete): 1 moneta e 1 pietra",
        ),
        ("region wei", "Take a Region turn in Wei for free", "Svolgi un turno Regione in Wei (gratis)"),
        (
            "military fortify",
            "Take a Military turn, Fortify, for 1 coin",
            "Svolgi un turno Militare, Fortificare (1 moneta)",
        ),
        (
            "barge wood",
            "Take a Barge turn on the wood barge for 2 coins: 1 wood",
            "Svolgi un turno Chiatta sulla chiatta del legno (2 monete): 1 legno",
        ),
        ("pass", "Pass", "Passa"),
        ("discard_marker", "Discard an action marker for 2 coins", "Scarta un segnalino azione: 2 monete"),
    ):
        assert described(table, notation) == english
        assert described(table, notation, "it") == italian


def test_a_governor_says_what_the_building_does_and_which_tile_comes_along() -> None:
    table = plenty(Table()).building("qin_1", "quarry").tile("qin_1", "tile_01").building("qin_2", "land_survey")
    table.play("region qin")
    assert described(table, "governor qin_1 2") == (
        "Install a Governor at the Quarry (Qin 1), space 2, for 3 wood: 1 coin and 1 stone; also the one-time tile (2 rice)"
    )
    assert described(table, "governor qin_1 2", "it") == (
        "Insedia un governatore nella Cava (Qin 1), posto 2 (3 legno): 1 moneta e 1 pietra; "
        "inoltre tessera monouso (2 riso)"
    )
    assert described(table, "governor qin_2 1") == (
        "Install a Governor at the Land Survey (Qin 2), space 1, for 2 wood: later Governors cost 1 wood less"
    )
    table.power("record_hall")
    assert described(table, "governor qin_2 1").endswith("cost 1 wood less; also 2 points")


def test_a_delivery_and_a_step_say_what_they_bring() -> None:
    table = plenty(Table()).ship("yan", "ship_06", "demand_02").power("harbor_office").palace(black=2)
    table.play("region yan")
    assert described(table, "deliver yan 2 silk") == (
        "Deliver 1 silk to the ship in Yan, space 2: 3 coins and 1 Palace step"
    )
    assert described(table, "banner") == "Make the banner step on the track of the Black House to position 3: 1 stone"
    assert described(table, "banner", "it") == (
        "Sali il gradino dello stendardo sul tracciato della Casata nera alla posizione 3: 1 pietra"
    )
    table.play("deliver yan 2 silk")
    assert text.prompt(table.state) == (
        "A: which reward first: 2 coins of the Demand tile, or 1 Palace step of the space?"
    )
    assert described(table, "first space") == "First the reward of the delivery space: 1 Palace step"


def test_structures_and_soldiers_say_what_they_cost_at_this_moment() -> None:
    table = plenty(Table()).power("masons_guild").power("watch_post").play("military fortify", "step red")
    assert described(table, "tower 1") == "Build a tower in the Qin section for 1 stone; also 2 points"
    assert described(table, "wall 2") == "Build a wall in the West Zhao section for free; also 1 point"
    table.play("wall 2")
    assert (
        described(table, "wall 2", "it") == "Costruisci un muro nel settore di Zhao ovest (1 pietra); inoltre 1 punto"
    )
    table = plenty(Table()).power("drill_ground").play("military train", "step red")
    assert described(table, "soldier 4") == "Place a soldier in the Yan section for 1 rice"
    table.play("soldier 4")
    assert described(table, "soldier 4") == "Place a soldier in the Yan section for 2 rice"


def test_what_stopping_means_is_said() -> None:
    table = plenty(Table()).own_tiles("tile_11", "tile_12", "tile_14").play("use_tile tile_14")
    assert described(table, "stop") == "Decline the Governor"
    table.play("stop", "use_tile tile_12")
    assert described(table, "stop") == "Decline the Fortify action"
    table.play("stop", "use_tile tile_11")
    assert described(table, "stop", "it") == "Non mettere altri soldati"
    table = plenty(Table()).play("region zhao", "swap stone jewelry")
    assert described(table, "stop") == "Exchange nothing more"


def test_losses_say_what_they_amount_to() -> None:
    table = Table().give(coins=4)
    table.state.push(k.LOSS, 0, 3, 1)
    assert text.prompt(table.state) == (
        "A: 3 points of strength are left in the West Zhao section: for how many do you lose 1 coin each, "
        "the others costing 3 points each?"
    )
    assert described(table, "lose_coins 2") == "Lose 2 coins and 3 points"
    assert described(table, "lose_coins 0", "it") == "Perdi 9 punti"
    assert foreseen(table, "lose_coins 2") == ["You have 2 coins and -3 points then."]


# ---- what is hidden ----------------------------------------------------------------------------------------------------


def test_objectives_in_hand_are_named_to_their_seat_alone() -> None:
    table = Table().hand("objective_03", seat="A").give(coins=3)
    discard = table.space.parse("discard_objective objective_03")
    for viewer in (1, 2, NOBODY):
        assert text.told(table.space, table.state, discard, viewer) == "Discard an Objective"
        assert text.told(table.space, table.state, discard, viewer, "it") == "Scarta un obiettivo"
        assert text.outlook(table.state, discard, viewer) == []
    for viewer in (0, EVERYTHING):
        assert text.told(table.space, table.state, discard, viewer) == "Discard Objective 3: 2 wood"
        assert text.outlook(table.state, discard, viewer) == [
            "As things stand it would not score its 6 points (at least 3 Governors at income buildings)."
        ]
    table.state.push(k.RETURN, 0, 1, 0)
    returned = table.space.parse("return_objective objective_03")
    assert text.told(table.space, table.state, returned, 1) == "Return an Objective"
    assert text.told(table.space, table.state, returned, 0).startswith("Return Objective 3 (")


def test_an_objective_drawn_or_returned_is_told_to_its_seat_alone() -> None:
    for what, rule in ((facts.OBJECTIVE_DRAWN, r.TX_17_4), (facts.OBJECTIVE_RETURNED, r.TX_3_9)):
        fact = (what, 1, 0, 4, rule)
        for viewer in (0, 2, NOBODY):
            event = text.event(STANDARD, fact, viewer)
            assert set(event) == {"event", "seat", "rule"}
            assert "objective_05" not in str(event)
            assert text.event_text(event) in ("B draws an Objective", "B returns an Objective")
        for viewer in (1, EVERYTHING):
            assert text.event(STANDARD, fact, viewer)["objective"] == "objective_05"
            assert "Objective 5 (" in text.event_text(text.event(STANDARD, fact, viewer))
    opened = text.event(STANDARD, (facts.OBJECTIVE_DISCARDED, 1, 0, 4, r.TX_18_3), 0)
    assert opened["objective"] == "objective_05"  # it lies open in the box


def test_no_word_about_others_depends_on_their_hands() -> None:
    """The same words to the other seats whatever the seat to act holds (TX-24.1)."""
    hands = (("objective_01", "objective_02"), ("objective_22", "objective_24"))
    tables = [plenty(Table()).hand(*hand) for hand in hands]
    tables[0].state.round = tables[1].state.round = 4
    for notation in ("pass", "region qin", "military fortify", "barge wood"):
        said = []
        for table in tables:
            action = table.space.parse(notation)
            said.append((text.told(table.space, table.state, action, 1), text.outlook(table.state, action, 1)))
        assert said[0] == said[1]
    for table in tables:
        table.round_tiles("tile_02").play("pass", "round_tile tile_02")
    told = [text.outlook(table.state, k.END, 1) for table in tables]
    assert told[0] == told[1]
    own = [text.outlook(table.state, k.END, 0) for table in tables]
    assert own[0] != own[1]
    assert "Objective 1 and Objective 2 are not met" in " ".join(own[0])


# ---- reasons -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("notation", "words", "advice"),
    [
        (
            "region qin",
            "2 action markers lie in Qin, so entering costs 2 coins, and you have 0.",
            "Free actions that would help: an action marker discarded (2 coins).",
        ),
        ("military fortify", "2 action markers lie on Fortify, so entering costs 2 coins, and you have 0.", ""),
        (
            "region wei",
            "No action of Wei would be possible, the printed benefit and the banner step counted in. "
            "The cheapest Governor there costs 2 wood, and you have 1. For the Exchange you have no rice.",
            "Free actions that would help: the one-time tile (2 rice).",
        ),
        (
            "military train",
            "Even after the step you could not train a soldier: the first one costs 2 rice, and you have 0.",
            "Free actions that would help: the one-time tile (2 rice).",
        ),
        (
            "barge rice",
            "With 2 workers of yours on the rice barge the turn costs 3 coins, and you have 0.",
            "discarded",
        ),
        ("end", "You have not taken a turn yet.", "Choose a turn, or pass."),
        (
            "use_tile tile_03",
            "You do not have the one-time tile (2 stone) face up.",
            "Face up before you: the one-time",
        ),
        ("use_tile dragon", "A figurine is not used", "Only one-time tiles can be used."),
        ("discard_objective objective_02", "You do not have Objective 2 in hand.", "You have no Objectives."),
        ("merchant_action m2", "Merchant action 2 needs 2 Merchants and has 1.", "Workers that are pushed off"),
        ("take_back m3", "There is no Merchant on Merchant action 3.", "Your 1 Merchant is on another one."),
        ("banner", "The banner step belongs to a Region turn, between its actions.", "Now: take a Region, Military or"),
        ("lose_coins 1", "Losses come only after a battle that leaves strength behind the third site.", "Now: "),
        ("tile tile_01", "What is drawn, dealt or revealed is decided by chance.", "Now: "),
    ],
)
def test_a_reason_names_what_is_wrong_and_what_would_help(notation: str, words: str, advice: str) -> None:
    table = Table().give(wood=1).markers("qin", 2).markers("fortify", 2, "C").own_tiles("tile_01").employ(0, 1)
    table.load_barge("rice", "A", "A").building("wei_1", "quarry").palace(red=1)
    found = why(table, notation)
    assert words in found.text
    assert advice in found.help


def test_reasons_inside_a_region_turn() -> None:
    table = plenty(Table()).building("qin_1", "quarry").building("qin_2", "land_survey").govern("qin_1", 1)
    table.govern("qin_2", 1, "B").play("region qin")
    assert str(why(table, "governor qin_1 2")) == (
        "You have a Governor at the Quarry (Qin 1) already, and no family has two at one building. "
        "Possible: Land Survey (Qin 2). (TX-9.4)"
    )
    assert str(why(table, "governor qin_2 1")) == (
        "Space 1 of Land Survey (Qin 2) is occupied. Empty are spaces 2 and 3. (TX-9.1)"
    )
    assert why(table, "governor han_1 1").text.endswith("is in Han, and your turn is in Qin.")
    assert str(why(table, "swap stone silk")) == (
        "Qin exchanges wood for silk. This exchange is made in Han. (TX-10.1)"
    )
    assert why(table, "end").text == "You have to take at least one action of Qin, and one is still possible."
    assert why(table, "deliver yan 1 silk").text == "Qin has an exchange and no port."
    table.give(wood=1)
    assert str(why(table, "governor qin_2 2")) == (
        "A Governor at the Land Survey (Qin 2), space 2, costs 3 wood, and you have 1. "
        "The barge of wood, income buildings and Palace steps bring more. (TX-9.2)"
    )
    table.play("swap wood silk")
    assert why(table, "swap wood silk").text == "You have taken the Exchange of this turn."


def test_reasons_at_the_ships_name_the_good_the_space_and_the_ship() -> None:
    table = plenty(Table()).ship("yan", "ship_05", "demand_01", "B").ship("qi", "ship_01", "demand_08", "B", "C")
    table.play("region yan")
    assert why(table, "deliver yan 1 silk").text == "Space 1 of the ship in Yan is covered; it has 3 in all."
    assert why(table, "deliver yan 1 silk").help == "Empty: 2 and 3."
    assert str(why(table, "deliver yan 2 helmets")) == (
        "The ship in Yan asks for silk, not for helmets. Of that you have: 9 silk. (TX-11.3)"
    )
    assert why(table, "deliver qi 1 helmets").text == "The ship in Qi is not in the port of Yan."
    assert why(table, "deliver sea 1 silk").text.startswith("The lowest ship is in no port")
    assert why(table, "deliver yan 4 silk").text == "There is no space 4: the ship in Yan has 3 delivery spaces."
    assert why(table, "deliver yan 4 silk", "it").text == "Non c’è un posto 4: la nave in Yan ha 3 posti di consegna."
    table.give(silk=0)
    assert str(why(table, "deliver yan 2 silk")).startswith(
        "You have no silk to deliver. The Exchange in Han or Qin brings silk."
    )


def test_reasons_at_the_wall_name_room_and_price() -> None:
    table = plenty(Table()).wall(1, "A", "A", "B", tower="C").play("military fortify", "step red")
    assert str(why(table, "wall 1")).startswith("All 3 wall spaces in the Qin section are taken. There is room in the")
    assert why(table, "tower 1").text == "A tower stands in the Qin section already, and there is room for one only."
    assert why(table, "stop").text == "You have to build at least one structure, and one is possible."
    table.give(stone=1)
    assert why(table, "wall 2").text == "Your next wall costs 2 stone, and you have 1."
    assert why(table, "wall 2", "it").text == "Il tuo prossimo muro costa 2 pietra, e ne hai 1."
    table = plenty(Table()).employ(1, 2).pieces(WORKERS, 0)
    assert str(why(table, "military train")) == (
        "There is no worker in your supply to become a soldier. "
        "You have 3 Merchants, who can be taken back by a free action. (TX-12.3)"
    )
    table = Table().give(coins=9).palace(black=2).play("military fortify")
    assert str(why(table, "step red")) == (
        "After a step on the track of the Red House you could not build anything. "
        "Step for the Black House or the White House instead. (TX-12.3)"
    )


def test_reasons_when_passing() -> None:
    table = Table().own_tiles("dragon").round_tiles("dragon", "tile_01").give(coins=0).play("pass")
    assert str(why(table, "round_tile dragon")) == (
        "You have the figurine Dragon already, and no kind can be had twice. Choose the one-time tile (2 rice). (TX-16.3)"
    )
    assert why(table, "round_tile tile_02").text == "The one-time tile (2 wood) is not among the round bonus tiles."
    table.play("round_tile tile_01")
    assert str(why(table, "buy_steps 2")) == (
        "For 2 Palace steps you need 3 different figurines, and you have 1. "
        "Your figurines let you buy 1 Palace step for 1 coin. (TX-14.3)"
    )
    assert why(table, "buy_steps 1").text == "For 1 Palace step you pay 1 coin, and you have 0."


# ---- events and log ----------------------------------------------------------------------------------------------------


def test_a_gain_as_data_and_in_words() -> None:
    event = text.event(STANDARD, (facts.GAIN, 0, 2, 0, r.TX_6_1), NOBODY)
    assert event == {"event": "gain", "seat": "A", "what": "coins", "amount": 2, "rule": "TX-6.1"}
    assert text.event_text(event) == "A gains 2 coins as income"
    assert text.event_text(event, "it") == "A ottiene 2 monete di rendita"
    event = text.event(STANDARD, (facts.GAIN, 4, 7, 7, r.TX_19_2), NOBODY)
    assert event == {"event": "gain", "family": "li_mu", "what": "points", "amount": 7, "rule": "TX-19.2"}
    assert text.event_text(event) == "Li Mu gains 7 points for the contribution"
    event = text.event(STANDARD, (facts.STEP_LOST, 1, 1, 2, r.TX_15_2), NOBODY)
    assert (event["wasted"], event["amount"]) == (True, 1)
    assert text.event_text(event) == "B loses a step: the Green House is complete"


def test_a_region_turn_is_told_step_by_step() -> None:
    table = plenty(Table()).building("qin_1", "quarry").tile("qin_1", "tiger").palace(green=2)
    table.state.banners = changed(table.state.banners, int(STANDARD.region_hub[4]), 2)
    assert done(table, "region qin", "governor qin_1 1", "banner", "take silk") == [
        "A places an action marker in Qin",
        "A gains 1 coin from the region",
        "A gains 1 stone from the region",
        "A pays 2 wood",
        "A takes the figurine Tiger",
        "A installs a Governor at Qin 1",
        "A gains 1 coin from the building",
        "A gains 1 stone from the building",
        "A steps on the track of the Green House to position 3",
        "A gains 1 silk",
    ]


def attacked(strength: int) -> Table:
    """All but A have passed; there will be a battle in section 1, with A and Li Mu at the wall."""
    table = Table(seats=2).wall(1, "A", soldiers=("li_mu", "A")).nomads(1, 3, strength).govern("qin_1", 1, "B")
    for section in (2, 3, 4):
        table.nomads(section, 0, 2)
    table.round_tiles().state.next_order = vec[u8]([u8(1), u8(4)])
    return table.pieces(MARKERS, 0).give("B", coins=9)


def test_a_battle_is_told_and_is_nobodys_part_of_the_log() -> None:
    table = attacked(3)
    happened = table.facts("pass")
    told = [text.event_text(text.event(STANDARD, fact, NOBODY)) for fact in happened]
    assert told[:10] == [
        "A passes and has place 3 in the next turn order",
        "A ends the turn",
        "Battle in the Qin section against strength 3",
        "A ranks 1 in the Qin section",
        "A gains 7 points for the contribution",
        "Li Mu ranks 2 in the Qin section",
        "Li Mu gains 4 points for the contribution",
        "Walls and towers leave 2 strength in the Qin section",
        "A soldier of Li Mu falls in the Qin section",
        "Li Mu gains 1 point for the soldier",
    ]
    made = text.parts(0, happened)
    assert [part.by for part in made][:2] == [0, NOBODY]
    assert made[1].facts[0][0] == facts.BATTLE
    assert text.headline(made[1].facts, 0) == ""


def test_a_lost_battle_and_ones_own_governors_make_a_headline() -> None:
    happened = attacked(5).facts("pass")
    made = next(part for part in text.parts(0, happened) if part.facts[0][0] == facts.BATTLE)
    assert text.headline(made.facts, 0) == "The battle in section 1 is lost."
    assert text.headline(made.facts, 1) == "The battle in section 1 is lost. One of your Governors is driven out."
    assert text.headline(made.facts, 1, "it") == (
        "La battaglia nel settore 1 è persa. Uno dei tuoi governatori è cacciato."
    )


def test_every_fact_stands_in_one_part_of_the_log() -> None:
    rounds = 0
    for one in PLAYS:
        for state, _, told in play(one):
            for by in (0, CHANCE):
                made = text.parts(by, told)
                assert [fact for part in made for fact in part.facts] == told
                assert all(NOBODY <= part.by < state.seats for part in made)
                for part in made:
                    begins = [fact for fact in part.facts if fact[0] == facts.ROUND]
                    if begins:
                        assert part.by == NOBODY
                        assert text.headline(part.facts, 0, "it") == f"Comincia il round {begins[0][2]}."
                        rounds += 1
    assert rounds == 2 * 4 * len(PLAYS)


# ---- prospects ---------------------------------------------------------------------------------------------------------


def test_the_prospects_of_the_wall_name_defense_strength_and_ranks() -> None:
    table = plenty(Table()).wall(1, "B", soldiers=("C",)).nomads(1, 3, 4).nomads(2, 1, 5).govern("qin_1", 1, "D")
    table.play("military fortify", "step red")
    assert foreseen(table, "tower 1") == [
        "The Qin section, as things stand: strength 4 against defense 4; the battle is won, and 1 soldier falls (C 1).",
        "Ranks in the Qin section: A (7 points), C (4 points), B (2 points).",
        "For the Governors on the path A also scores 1 point.",
        "Your contribution ranks 1 there.",
    ]
    assert foreseen(table, "wall 1", 0, "it") == [
        "Settore di Qin, per come stanno le cose: forza 4 contro difesa 3; la battaglia è persa, e resta forza 1.",
        "Posizioni nel settore di Qin: C (7 punti), B (4 punti), A (2 punti).",
        f"Razziati: {place(table, 'qin_1', 'it')}; un governatore è cacciato (D 1).",
        "Il tuo contributo è lì alla posizione 3.",
    ]
    assert foreseen(table, "wall 2") == [
        "The West Zhao section: no battle in this round (the leader is on space 1, battle is on space 3); "
        "strength 5, defense 1.",
        "Contributions in the West Zhao section so far: A 1.",
    ]


def place(table: Table, site: str, lang: str) -> str:
    """A site by its building."""
    return place_words(table.state, table.site(site), lang)


def test_the_coming_attack_is_told_section_by_section() -> None:
    table = Table(seats=3).nomads(1, 3, 9).nomads(2, 3, 0).nomads(3, 0, 2).nomads(4, 2, 3)
    table.wall(4, "A", "B", tower="B").govern("chu_1", 1, "C")
    lines = text.attack_outlook(table.state)
    assert lines == [
        "The Qin section, as things stand: strength 9 against defense 0; the battle is lost with 9 strength left.",
        "Nobody has a contribution in the Qin section.",
        f"Raided: {place(table, 'qin_1', 'en')}, {place(table, 'qin_2', 'en')} and {place(table, 'chu_1', 'en')}; "
        "one Governor is driven out (C 1).",
        "For each of 4 points of strength behind the third site every player loses 1 coin or 3 points.",
        "The West Zhao section, as things stand: strength 0 against defense 0; "
        "walls and towers win the battle without losing a soldier.",
        "Nobody has a contribution in the West Zhao section.",
        "The East Zhao section: no battle in this round (the leader is at the start, battle is on space 3); "
        "strength 2, defense 0.",
        "The Yan section: no battle in this round (the leader is on space 2, battle is on space 3); "
        "strength 3, defense 4.",
        "Contributions in the Yan section so far: B 3, A 1.",
    ]
    assert len(text.attack_outlook(table.state, "it")) == len(lines)
    assert text.attack_outlook(begin(3)) == []  # not before the first round


def test_the_coming_attack_is_told_alike_from_a_view() -> None:
    compared = 0
    for one in PLAYS:
        for state, _, _ in play(one):
            if state.round and state.to_act != CHANCE and compared < 400:
                view = write_view(state, NOBODY, {})
                for lang in LANGUAGES:
                    assert text.attack_of_view(state.tables, view, lang) == text.attack_outlook(state, lang)
                compared += 1
    assert compared == 400
    over = ended(Table())
    assert text.attack_outlook(over.state) == []
    assert text.attack_of_view(STANDARD, {"phase": "ended"}) == []


def test_the_prospects_of_a_turn_name_what_it_offers() -> None:
    table = Table().give(coins=5, wood=1, silk=2).palace(black=2).ship("yan", "ship_05", "demand_01", "B")
    table.load_barge("wood", "A", "B", "C").load_barge("stone", "A", "B", "A")
    for site in ("yan_1", "yan_2"):
        table.govern(site, 1, "D")
    assert foreseen(table, "region yan")[0] == (
        "The banner offers a step on the track of the Black House to position 3: 1 stone."
    )
    assert foreseen(table, "region yan")[-1] == (
        "The ship in Yan asks for silk: 2 spaces are empty, and of that good you have 2."
    )
    assert foreseen(table, "region zhao")[-1] == "Exchange stone for jewelry: you have nothing for it yet."
    assert foreseen(table, "barge wood") == ["A worker of C is pushed off and becomes a Merchant there."]
    assert foreseen(table, "barge stone") == ["A worker of yours is pushed off and becomes a Merchant."]
    table.employ(1, 2, 3)
    assert foreseen(table, "barge stone", 0, "it")[-1] == (
        "Un tuo lavoratore è spinto giù e torna nella riserva: i posti per mercanti sono tutti occupati."
    )
    assert foreseen(table, "pass") == [
        "You have place 1 in the next turn order.",
        "3 action markers stay unused and bring nothing.",
    ]
    assert foreseen(table, "deliver yan 2 silk") == []  # not possible


def test_the_prospects_of_a_governor_tell_of_the_raid_and_of_the_tile_that_stays() -> None:
    table = plenty(Table()).own_tiles("tiger").tile("qin_1", "tiger").building("qin_1", "quarry").nomads(1, 3, 2)
    table.play("region qin")
    assert foreseen(table, "governor qin_1 1") == [
        "You have the figurine Tiger already, so it stays there.",
        "As things stand, this round’s attack raids Quarry (Qin 1) and drives the Governor out again.",
    ]
    table.nomads(1, 2, 2)
    assert len(foreseen(table, "governor qin_1 1")) == 1


def test_the_prospects_of_an_end_name_what_is_left_undone() -> None:
    table = plenty(Table()).palace(black=3).play("region zhao", "swap stone jewelry", "stop")
    assert foreseen(table, "end") == [
        "Still possible in this turn: the banner step on the track of the Black House and a Governor."
    ]
    assert foreseen(table, "banner") == ["At the end the track then counts 1 point instead of 0."]
    table = plenty(Table()).ship("yan", "ship_01", "demand_01", "B").play("region yan")
    assert foreseen(table, "deliver yan 2 silk") == [
        "Your shipping marker is placed in this port.",
        "The ship in Yan is full then and leaves in Cleanup.",
    ]
    table = (
        Table().own_tiles("dragon", "tile_01").round_tiles("tile_02").give(coins=3).play("pass", "round_tile tile_02")
    )
    assert foreseen(table, "end") == ["You could still buy Palace steps."]
    table.state.round = 4
    assert foreseen(table, "end")[-1] == "2 one-time tiles that you have not used are worth nothing at the end."


# ---- things ------------------------------------------------------------------------------------------------------------


def told_of(table: Table, lang: str = "en", **thing: str | int) -> str:
    """What is said of a thing."""
    return str(text.about(table.space, table.state, thing, lang))


def things(state: TianxiaState) -> Iterator[Thing]:
    """Every thing that the board can ask about."""
    tables = state.tables
    yield from ({"region": region} for region in REGIONS)
    yield from ({"do": "region", "region": region} for region in REGIONS)
    yield from ({"site": site} for site in tables.site_names)
    governors: list[Thing] = [{"do": "governor", "site": site, "space": 1} for site in tables.site_names]
    yield from governors
    yield from ({"building": building} for building in tables.building_names)
    yield from ({"do": "military", "action": action} for action in MILITARY)
    yield from ({"section": section} for section in range(1, 5))
    yield from ({"attack": attack} for attack in tables.attack_names)
    yield from ({"barge": barge} for barge in RESOURCES)
    yield from ({"slot": slot} for slot in tables.slot_names)
    yield from ({"merchant": merchant} for merchant in MERCHANT_ACTIONS)
    yield from ({"track": track} for track in TRACKS)
    yield from ({"tile": tile} for tile in tables.tile_names)
    yield from ({"objective": objective} for objective in tables.objective_names)
    yield from ({"what": what} for what in PURSE)
    yield from ({"good": good} for good in GOODS)
    yield {"round": int(state.round)}


def test_everything_on_the_table_is_described_in_every_language() -> None:
    paragraphs = book("tianxia").ids
    kinds: dict[int, int] = {}
    for state in positions():
        if state.over or state.to_act == CHANCE or kinds.setdefault(int(state.top_kind()), 0) >= 3:
            continue
        kinds[int(state.top_kind())] += 1
        for thing in things(state):
            english, italian = (text.about(space_of(state.tables), state, thing, lang) for lang in LANGUAGES)
            assert english is not None, thing
            assert italian is not None, thing
            assert english.rule == italian.rule in paragraphs
            assert english.text != italian.text
            assert bool(english.help) == bool(italian.help)
            for words in (english.text, italian.text, *filter(None, (english.help, italian.help))):
                check(words)
                assert words.endswith((".", "?")), words
    assert len(kinds) == k.LOSS


def test_places_are_described_with_what_stands_against_them() -> None:
    table = Table().building("qin_1", "quarry").govern("qin_1", 1, "B").tile("qin_1", "tile_01").markers("qin", 2)
    assert told_of(table, site="qin_1") == (
        "Quarry (Qin 1), an income building for 2 wood: 1 coin and 1 stone. There lies the one-time tile (2 rice). "
        "B has a Governor there; 2 worker spaces are empty. "
        "Site 1 on the path behind section 1; a raid loses 1 strength here. "
        "A Governor is installed only in a Region turn or by an effect. "
        "Now: take a Region, Military or Barge turn, or pass. (TX-23.2)"
    )
    assert told_of(table, region="qin") == (
        "Qin; printed benefit: 1 coin and 1 stone. Its banner belongs to the Green House. "
        "Exchange of up to 4 units: wood for silk. 2 action markers lie there: entering costs you 2 coins. "
        "2 action markers lie in Qin, so entering costs 2 coins, and you have 0. "
        "Free actions that would help: an action marker discarded (2 coins). (TX-8.1)"
    )
    table.load_barge("rice", "B", "neutral")
    assert told_of(table, barge="rice").startswith("On the rice barge stand, from the left: B, a neutral worker.")
    assert told_of(table, "it", barge="wood").startswith("La chiatta del legno è vuota.")
    table.hand("objective_03")
    assert "So far you have 0 of 3." in told_of(table, objective="objective_03")
    assert "So far" not in told_of(table, objective="objective_04")


def test_nothing_is_said_of_what_is_not_there() -> None:
    table = Table()
    strange: list[Thing] = [
        {"region": "atlantis"},
        {"site": "qin_9"},
        {"space": 1},
        {"do": "pass"},
        {"do": "military", "action": "dance"},
        {"section": 5},
        {"slot": "roma"},
        {"good": "salt"},
        {"track": "blue"},
        {"tile": "tile_99"},
        {"objective": "objective_99"},
        {"merchant": "m9"},
        {"barge": "gold"},
        {"building": "tavern"},
        {"attack": "attack_99"},
    ]
    for thing in strange:
        assert text.about(table.space, table.state, thing) is None, thing


# ---- the end -----------------------------------------------------------------------------------------------------------


def ended(table: Table) -> Table:
    """The game is over as things stand."""
    while table.state.depth:
        table.state.drop()
    return table


def test_who_has_won_and_what_decided_between_equals_is_told() -> None:
    table = ended(Table(seats=3).give("A", points=9).give("B", points=9).give("C", points=3))
    table.state.next_order = vec[u8]([u8(2), u8(1), u8(0)])
    assert text.prompt(table.state) == "The game is over: B wins with 9 points, ahead of A in the turn order."
    table.own_tiles("dragon", "tiger").give("B", points=11)
    assert text.prompt(table.state) == "The game is over: A wins with 11 points, ahead of B on figurines."
    table.govern("qin_1", 1, "B")
    assert text.prompt(table.state, "it") == (
        "La partita è finita: vince B con 11 punti, davanti a A per i governatori."
    )
    table.give("B", points=12)
    assert text.prompt(table.state) == "The game is over: B wins with 12 points."


def test_li_mu_wins_the_solo_game_with_as_many_points() -> None:
    table = ended(Table(seats=1).give("A", points=56).give("li_mu", points=0))
    assert text.prompt(table.state) == "The game is over: A wins with 56 points; Li Mu has 55."
    table.give("li_mu", points=1)
    assert text.prompt(table.state) == "The game is over: Li Mu wins with 56 points; A has 56."
    assert text.prompt(table.state, "it") == "La partita è finita: vince Li Mu con 56 punti; A ne ha 56."
