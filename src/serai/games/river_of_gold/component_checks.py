"""What the values of a component file must mean together, so that the rules can rely on them.

Each check raises ComponentError with the place in the file and what would be right there. Values may differ from the
standard set; the shape of the board, the words of the rules and what the rules need to go on may not.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from serai.core.component_files import ComponentError, check_sources, each_once, expect, one_of, unique
from serai.core.documents import short
from serai.games.river_of_gold import tables as t
from serai.games.river_of_gold.component_schema import (
    Components,
    Customer,
    EraTile,
    MasteryRewards,
    Neutral,
    Reward,
    ScoringSide,
    Seats,
)
from serai.games.river_of_gold.names import (
    ABILITIES,
    BANKS,
    BUILDINGS,
    CLANS,
    CUSTOMERS,
    END_SCORES,
    GOODS,
    METRICS,
    PATRONS,
)

# Ongoing abilities: the type of customer that can have it, and whether it works with a number.
ONGOING: Final[dict[int, tuple[int, bool]]] = {
    t.BUILD_DISCOUNT: (t.ARTISAN, True),
    t.JOURNEY_INFLUENCE: (t.MERCHANT, True),
    t.JOURNEY_VP: (t.MERCHANT, True),
    t.JOURNEY_ANY_GOOD: (t.MERCHANT, True),
    t.JOURNEY_SELL: (t.MERCHANT, True),
    t.JOURNEY_FAVOR: (t.MERCHANT, True),
    t.JOURNEY_KOKU: (t.MERCHANT, True),
    t.SECOND_MARKER_EARNS: (t.MONK, False),
    t.ROYAL_ANY_MARKET_GOOD: (t.NOBLE, False),
    t.ROYAL_EXTRA_KOKU: (t.NOBLE, True),
    t.ROYAL_INFLUENCE: (t.NOBLE, True),
    t.ROYAL_VP_OPPONENT: (t.NOBLE, True),
    t.ROYAL_FREE_STEP: (t.NOBLE, True),
    t.ROYAL_VP_OWN: (t.NOBLE, True),
}
# End-of-game abilities: the type of customer that can have it.
END: Final[dict[int, int]] = {
    t.END_GOODS: t.ARTISAN,
    t.END_DOUBLE_INFLUENCE: t.ELDER,
    t.END_KOKU: t.MERCHANT,
    t.END_OWN_MARKETS: t.NOBLE,
    t.END_OWN_PORTS: t.NOBLE,
    t.END_OWN_MANORS: t.NOBLE,
    t.END_OWN_SHRINES: t.NOBLE,
    t.END_OWN_TYPES: t.NOBLE,
    t.END_OWN_REGIONS: t.NOBLE,
}
# Rewards whose value is a word: what each word gives, how much, and the type of customer that can have it.
TILE: Final = -1  # not a customer but a building tile
WORDS: Final[dict[str, dict[str, tuple[int, int, int]]]] = {
    "koku_per_own": {word: (t.KOKU_PER_OWN, building, TILE) for building, word in enumerate(BUILDINGS)},
    "second_marker": {
        "own": (t.SECOND_MARKER_OWN, 1, t.MONK),
        "opponent": (t.SECOND_MARKER_OPPONENT, 1, t.MONK),
    },
    "upgrade_ship": {"if_first": (t.UPGRADE_SHIP, 1, t.NOBLE)},
    "place_marker": {
        "artisan_space": (t.ARTISAN_SPACE, 1, t.ARTISAN),
        "elder_space": (t.ELDER_SPACE, 1, t.ELDER),
        "merchant_space_if_first": (t.MERCHANT_SPACE, 1, t.MERCHANT),
    },
}
_GAINS: Final = ("koku", *GOODS, "favor", "vp")
_TRACK: Final = (*_GAINS, "any_good", "track_good")
_VISITOR: Final = (*_GAINS, "any_good", "influence", "koku_per_own", "koku_per_delivered", "draw_discard")
_OWNER_ERA_1: Final = (*_GAINS, "koku_per_own", "koku_per_delivered")  # no choice, no influence (ROG-16.5)
_OWNER_ERA_2: Final = (*_OWNER_ERA_1, "any_good", "influence")  # at most an any good to choose (ROG-23.4)
_DELIVERY: Final = (*_GAINS, "any_good", "influence", "favor_limit", "second_marker", "upgrade_ship", "place_marker")
MOST_TILES: Final = 60


def check(form: Components) -> None:
    """Accept `form` as a component set the rules can play with; ComponentError otherwise."""
    check_sources(form)
    _check_board(form)
    _check_track(form)
    _check_buildings(form)
    _check_customers(form)
    _check_masteries(form)
    _check_scoring_tiles(form)
    _check_clans(form)
    _check_limits(form)
    _check_setup(form)
    unique("box.entries", "piece", [piece.piece for piece in form.box.entries])


def entry_of(reward: Reward) -> tuple[str, int | str]:
    """The one key and value of a reward."""
    given = [(key, value) for key, value in msgspec.structs.asdict(reward).items() if value is not None]
    if len(given) != 1:
        raise ComponentError(f"expected exactly one kind of gain, got {len(given)}")
    return given[0]


def _numbered(place: str, ids: Sequence[int], count: int) -> None:
    expect(len(ids) == count, place, f"{count} entries, got {len(ids)}")
    for index, number in enumerate(ids):
        expect(number == index + 1, f"{place}[{index}].id", f"{index + 1}, got {number}")


def _spaces(place: str, spaces: Sequence[int], last: int) -> None:
    """Different spaces, each from 1 to `last`."""
    for index, space in enumerate(spaces):
        expect(1 <= space <= last, f"{place}[{index}]", f"a space from 1 to {last}, got {space}")
    expect(len(set(spaces)) == len(spaces), place, "different spaces")


def _check_rewards(place: str, rewards: Sequence[Reward], allowed: Sequence[str], customer_type: int = TILE) -> None:
    expect(len(rewards) <= t.ENTRIES, place, f"at most {t.ENTRIES} rewards, got {len(rewards)}")
    for index, reward in enumerate(rewards):
        here = f"{place}[{index}]"
        try:
            kind, value = entry_of(reward)
        except ComponentError as error:
            raise ComponentError(f"{here}: {error}") from error
        one_of(here, kind, allowed)
        if isinstance(value, str):
            known = (word for word, (_, _, owner) in WORDS[kind].items() if owner == customer_type)
            one_of(f"{here}.{kind}", value, known)


def _check_board(form: Components) -> None:
    expect(form.game.seats == (2, 4), "game.seats", "[2, 4]")
    expect(form.die.faces == t.REGIONS, "die.faces", f"{t.REGIONS}, one for each region")
    expect(form.die.favor_per_step == 1, "die.favor_per_step", "1 (ROG-6.1)")
    expect(form.building_row.spaces == t.ROW, "building_row.spaces", f"{t.ROW}")
    _numbered("regions.entries", [region.id for region in form.regions.entries], t.REGIONS)
    for index, region in enumerate(form.regions.entries):
        one_of(f"regions.entries[{index}].track_good", region.track_good, GOODS)
    _numbered("river_spaces.entries", [space.id for space in form.river_spaces.entries], t.RIVER)
    for index, river in enumerate(form.river_spaces.entries):
        place = f"river_spaces.entries[{index}].shore"
        expect(len(river.shore) == t.TOUCHING, place, f"{t.TOUCHING} shore spaces, got {len(river.shore)}")
        _spaces(place, river.shore, t.SHORES)
    _check_shore(form)


def _check_shore(form: Components) -> None:
    shore_spaces = form.shore_spaces.entries
    _numbered("shore_spaces.entries", [space.id for space in shore_spaces], t.SHORES)
    for index, shore in enumerate(shore_spaces):
        place = f"shore_spaces.entries[{index}]"
        one_of(f"{place}.bank", shore.bank, BANKS)
        expect(shore.region <= t.REGIONS, f"{place}.region", f"1 to {t.REGIONS}, got {shore.region}")
        touched = [river.id for river in form.river_spaces.entries if shore.id in river.shore]
        expect(sorted(shore.river) == touched, f"{place}.river", f"{touched} as in river_spaces")
        expect(bool(touched), f"{place}.river", "at least one river space")
        market = shore.id in form.setup.imperial_markets_on
        right = "null, for an Imperial Market" if market else "a number, only Imperial Markets are not for sale"
        expect((shore.cost is None) == market, f"{place}.cost", right)
    for region in range(1, t.REGIONS + 1):
        count = sum(shore.region == region for shore in shore_spaces)
        right = f"{t.SHORES_IN_REGION} spaces in region {region}, got {count}"
        expect(count == t.SHORES_IN_REGION, "shore_spaces.entries", right)


def _check_track(form: Components) -> None:
    last, before = form.limits.influence, 0
    flower = form.influence_track.imperial_flower
    expect(flower <= last, "influence_track.imperial_flower", f"a space from 1 to {last}")
    for index, entry in enumerate(form.influence_track.entries):
        place = f"influence_track.entries[{index}]"
        expect(before < entry.space <= last, f"{place}.space", f"a space from {before + 1} to {last}")
        _check_rewards(f"{place}.reward", entry.reward, _TRACK)
        before = entry.space


def _check_buildings(form: Components) -> None:
    groups: dict[str, Sequence[Neutral | EraTile]] = {
        "starting": form.buildings.starting,
        "imperial": form.buildings.imperial,
        "era_1": form.buildings.era_1,
        "era_2": form.buildings.era_2,
    }
    seen: list[str] = []
    for name, group in groups.items():
        for index, tile in enumerate(group):
            place = f"buildings.{name}[{index}]"
            expect(tile.id not in seen, f"{place}.id", f"an id of its own, {short(tile.id)} is taken")
            seen.append(tile.id)
            one_of(f"{place}.type", tile.type, BUILDINGS)
            _check_rewards(f"{place}.visitor", tile.visitor, _VISITOR)
            if isinstance(tile, EraTile):
                expect(tile.count == 1, f"{place}.count", "1, give each tile an id of its own")
                owner = _OWNER_ERA_1 if name == "era_1" else _OWNER_ERA_2
                _check_rewards(f"{place}.owner", tile.owner, owner)
    expect(len(seen) <= MOST_TILES, "buildings", f"at most {MOST_TILES} different tiles, got {len(seen)}")


def _check_customers(form: Components) -> None:
    cards = form.customers.entries
    unique("customers.entries", "id", [card.id for card in cards])
    seen: dict[tuple[str, int], str] = {}
    for index, card in enumerate(cards):
        place = f"customers.entries[{index}]"
        one_of(f"{place}.type", card.type, CUSTOMERS)
        expect(card.region <= t.REGIONS, f"{place}.region", f"1 to {t.REGIONS}, got {card.region}")
        twin = seen.setdefault((card.type, card.region), card.id)
        expect(twin == card.id, place, f"one {card.type} for each region, {twin} has region {card.region} already")
        order = [getattr(card.order, good) for good in GOODS]
        expect(sum(order) > 0, f"{place}.order", "at least one good")
        most = form.limits.good_each
        expect(max(order) <= most, f"{place}.order", f"at most {most} of a good (limits.good_each)")
        _check_rewards(f"{place}.delivery", card.delivery, _DELIVERY, CUSTOMERS.index(card.type))
        _check_abilities(place, card)
    count = t.REGIONS * t.CUSTOMER_TYPES
    expect(len(cards) == count, "customers.entries", f"{count} cards, one of each type for each region")


def _check_abilities(place: str, card: Customer) -> None:
    kind = CUSTOMERS.index(card.type)
    if card.ongoing is not None:
        known = [ABILITIES[ability] for ability, (owner, _) in ONGOING.items() if owner == kind]
        one_of(f"{place}.ongoing.ability", card.ongoing.ability, known or ["none for this type"])
        _, counted = ONGOING[ABILITIES.index(card.ongoing.ability)]
        right = "a number from 1" if counted else "no number with this ability"
        expect((card.ongoing.amount is not None) == counted, f"{place}.ongoing.amount", right)
    if card.end is not None:
        known = [END_SCORES[ability] for ability, owner in END.items() if owner == kind]
        one_of(f"{place}.end.score", card.end.score, known or ["none for this type"])
        given = (card.end.vp is not None, card.end.per is not None, card.end.times is not None)
        doubles = card.end.score == END_SCORES[t.END_DOUBLE_INFLUENCE]
        right = "`times` alone" if doubles else "`vp` and `per`"
        expect(given == (not doubles, not doubles, doubles), f"{place}.end", right)


def _check_masteries(form: Components) -> None:
    cards = form.masteries.entries
    unique("masteries.entries", "id", [card.id for card in cards])
    expect(len(cards) == 6, "masteries.entries", f"6 cards, got {len(cards)}")
    expect(form.setup.masteries <= 3, "setup.masteries", "1 to 3")
    most = dict(zip(METRICS, (5, form.limits.influence, t.SHORES, 6, form.limits.influence, 4), strict=True))
    for index, card in enumerate(cards):
        place = f"masteries.entries[{index}]"
        one_of(f"{place}.metric", card.metric, METRICS)
        expect(card.at_least <= most[card.metric], f"{place}.at_least", f"at most {most[card.metric]}")
        for seats, rewards in rewards_by_seats(card.rewards).items():
            right = f"1 to {t.CLAIMS} numbers, the highest first"
            fits = 1 <= len(rewards) <= t.CLAIMS and list(rewards) == sorted(rewards, reverse=True)
            expect(fits, f"{place}.rewards.seats_{seats}", right)


def _check_scoring_tiles(form: Components) -> None:
    tiles = form.scoring_tiles.entries
    unique("scoring_tiles.entries", "id", [tile.id for tile in tiles])
    expect(len(tiles) == t.REGIONS, "scoring_tiles.entries", f"{t.REGIONS} tiles, got {len(tiles)}")
    for index, tile in enumerate(tiles):
        sides: dict[str, ScoringSide] = {"seats_2": tile.seats_2, "seats_3_4": tile.seats_3_4}
        for name, side in sides.items():
            place = f"scoring_tiles.entries[{index}].{name}.places"
            expect(1 <= len(side.places) <= t.PLACES, place, f"1 to {t.PLACES} numbers")


def _check_clans(form: Components) -> None:
    each_once("clans.entries", "id", [clan.id for clan in form.clans.entries], CLANS)
    patrons = form.patrons.entries
    each_once("patrons.entries", "id", [patron.id for patron in patrons], PATRONS)
    for index, patron in enumerate(patrons):
        place = f"patrons.entries[{index}]"
        one_of(f"{place}.clan", patron.clan, CLANS)
        count = sum(other.clan == patron.clan for other in patrons)
        expect(count == 2, f"{place}.clan", f"two patrons for each clan, {patron.clan} has {count}")
        valued = patron.id != PATRONS[t.BAYUSHI_KASHIKO]
        right = "a number from 1" if valued else "no number, her power has none"
        expect((patron.value is not None) == valued, f"{place}.value", right)
        hyobu = patron.id == PATRONS[t.SHOSURO_HYOBU]
        right = "a number" if hyobu else "no number, only shosuro_hyobu has one"
        expect((patron.own_influence_at_least is not None) == hyobu, f"{place}.own_influence_at_least", right)


def _check_limits(form: Components) -> None:
    limits, setup = form.limits, form.setup
    expect(limits.markers_on_building == 2, "limits.markers_on_building", "2 (ROG-12.2)")
    expect(setup.favor_limit <= limits.favor_limit, "setup.favor_limit", f"at most {limits.favor_limit}")
    expect(setup.favor <= setup.favor_limit, "setup.favor", f"at most {setup.favor_limit} (setup.favor_limit)")
    for index, koku in enumerate(setup.koku_by_turn_order):
        expect(koku <= limits.koku, f"setup.koku_by_turn_order[{index}]", f"at most {limits.koku} (limits.koku)")
    for good in GOODS:
        right = f"at most {limits.good_each} (limits.good_each)"
        expect(getattr(setup.goods, good) <= limits.good_each, f"setup.goods.{good}", right)
    expect(setup.customers <= limits.hand, "setup.customers", f"at most {limits.hand} (limits.hand)")
    most = len(form.customers.entries) // 4
    expect(limits.hand <= most, "limits.hand", f"at most {most}, so that the cards suffice for four players")
    for index, patron in enumerate(form.patrons.entries):
        if patron.id == PATRONS[t.YORITOMO]:
            expect((patron.value or 0) <= most, f"patrons.entries[{index}].value", f"at most {most} cards")


def _check_setup(form: Components) -> None:
    setup, buildings = form.setup, form.buildings
    _spaces("setup.ships_on", setup.ships_on, t.RIVER)
    _spaces("setup.imperial_markets_on", setup.imperial_markets_on, t.SHORES)
    markets = sum(tile.count for tile in buildings.imperial)
    expect(markets >= 3, "buildings.imperial", f"at least 3 tiles, got {markets}")
    starting = sum(tile.count for tile in buildings.starting)
    for seats, table in setup_by_seats(form).items():
        place = f"setup.seats_{seats}"
        right = f"{t.ROW + 1} to {len(buildings.era_1)}, there are no more in buildings.era_1"
        expect(t.ROW < table.era_1_tiles <= len(buildings.era_1), f"{place}.era_1_tiles", right)
        right = f"1 to {len(buildings.era_2)}, there are no more in buildings.era_2"
        expect(table.era_2_tiles <= len(buildings.era_2), f"{place}.era_2_tiles", right)
        on, place = table.starting_tiles_on, f"{place}.starting_tiles_on"
        most = min(6, starting)
        expect(len(on) <= most, place, f"at most {most} spaces, got {len(on)}")
        _spaces(place, on, t.SHORES)
        expect(not set(on) & set(setup.imperial_markets_on), place, "no space of an Imperial Market")


def rewards_by_seats(rewards: MasteryRewards) -> dict[int, tuple[int, ...]]:
    """The rewards of a mastery card, by the number of players."""
    return {2: rewards.seats_2, 3: rewards.seats_3, 4: rewards.seats_4}


def setup_by_seats(form: Components) -> dict[int, Seats]:
    """What differs in the setup, by the number of players."""
    return {2: form.setup.seats_2, 3: form.setup.seats_3, 4: form.setup.seats_4}
