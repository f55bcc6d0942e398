"""What the values of a component file must mean together, so that the rules can rely on them.

Each check raises ComponentError with the place in the file and what would be right there. Values may differ from the
standard set, and so may cards, tiles, prices and where the sites lie; the regions, the wall of four sections with three
sites behind each, the words of the rules and what the rules need to go on may not.
"""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Final

from msgspec import Struct

from serai.core.component_files import check_sources, each_once, expect, in_order, one_of, unique
from serai.games.tianxia import tables as t
from serai.games.tianxia.actions import MOST_BOUGHT, MOST_LOST
from serai.games.tianxia.component_schema import Components, Effect, Kind, LiMuCard, Objective, PassiveBuilding, Place
from serai.games.tianxia.names import (
    ACTION_PARTS,
    BUILDING_TYPES,
    GAINED_PARTS,
    GOODS,
    LIMU_ACTIONS,
    MILITARY,
    NEEDS,
    PASSIVES,
    PURSE,
    REGIONS,
    RESOURCES,
    TRACKS,
)

# Which numbers a passive building has, by what it changes.
PASSIVE_KEYS: Final[dict[str, tuple[str, ...]]] = {
    "fortify_discount": ("stone",),
    "train_discount": ("rice",),
    "structure_points": ("wall_points", "tower_points"),
    "delivery_gain": ("gain",),
    "lowest_ship": (),
    "governor_discount": ("wood",),
    "governor_points": ("points",),
    "barge_surcharge": ("coins",),
    "pushed_off_points": ("points",),
    "extra_step": ("coins",),
    "exchange_unit": ("paid_units",),
    "entry_discount": ("coins",),
}


def check(form: Components) -> None:
    """Accept `form` as a component set the rules can play with; ComponentError otherwise."""
    check_sources(form)
    _check_game(form)
    _check_slots(form)
    _check_land(form)
    _check_sites(form)
    _check_buildings(form)
    _check_palaces(form)
    _check_tiles(form)
    _check_objectives(form)
    _check_ships(form)
    _check_wall(form)
    _check_attacks(form)
    _check_boards(form)
    _check_barges(form)
    _check_li_mu(form)
    _check_layout(form)
    _check_box(form)


def parts_of(effect: Effect) -> list[Effect]:
    """An effect and those that follow it by `then`."""
    parts = [effect]
    while (then := parts[-1].then) is not None:
        parts.append(then)
    return parts


def given(part: Struct) -> dict[str, object]:
    """What a mapping of the file names, without what it has none of."""
    values = {key: getattr(part, key) for key in part.__struct_fields__}
    return {key: value for key, value in values.items() if value not in (0, None)}


def port_regions(form: Components) -> list[str]:
    """The regions with a port, from the top of the column of ships."""
    return [slot.region for slot in form.ship_slots.entries if slot.region is not None]


def _check_effect(place: str, effect: Effect, needed: bool = True) -> None:
    """An effect of at most MOST_PARTS parts beyond plain gains; `needed`: it brings something."""
    expect(not needed or bool(given(effect)), place, f"an effect, such as {{coins: 1}}, of {', '.join(PURSE)} and more")
    parts = 0
    for depth, step in enumerate(parts_of(effect)):
        here = place + ".then" * depth
        words = [key for key in given(step) if key in (*GAINED_PARTS, *ACTION_PARTS)]
        right = f"one of {' and '.join(words)}, and the other one in `then`, so that their order is told"
        expect(len(words) <= 1, here, right)
        expect(depth == 0 or bool(given(step)), here, "an effect")
        parts += len(words)
        if step.train is not None:
            right = "either free or discount"
            expect((step.train.free is None) != (step.train.discount is None), f"{here}.train", right)
    expect(parts <= t.MOST_PARTS, place, f"at most {t.MOST_PARTS} things beyond plain gains, got {parts}")


def _at_most(place: str, entries: Sequence[object], least: int, why: str) -> None:
    """As many entries as are needed, and no more than a bit mask has room for."""
    right = f"{least} to {t.MOST_BITS} entries, {why}, got {len(entries)}"
    expect(least <= len(entries) <= t.MOST_BITS, place, right)


def _check_game(form: Components) -> None:
    expect(form.game.id == "tianxia", "game.id", "tianxia")
    expect(form.game.seats == (1, t.SEATS), "game.seats", f"[1, {t.SEATS}]")


def _check_slots(form: Components) -> None:
    slots = form.ship_slots.entries
    unique("ship_slots.entries", "id", [slot.id for slot in slots])
    expect(len(slots) == t.SLOTS, "ship_slots.entries", f"{t.SLOTS} slots, got {len(slots)}")
    seen: list[str] = []
    for index, slot in enumerate(slots):
        place = f"ship_slots.entries[{index}].region"
        if index == t.SEA:
            expect(slot.region is None, place, "null, the lowest slot is the sea")
        else:
            one_of(place, slot.region or "null", REGIONS)
            expect(slot.region not in seen, place, f"a region of its own, {slot.region} has a port already")
        seen.append(slot.region or "")


def _check_land(form: Components) -> None:
    regions, hubs = form.regions.entries, [hub.id for hub in form.hubs.entries]
    unique("hubs.entries", "id", hubs)
    expect(len(hubs) == t.HUBS, "hubs.entries", f"{t.HUBS} hubs, one for each banner, got {len(hubs)}")
    in_order("regions.entries", "id", [region.id for region in regions], REGIONS)
    for index, region in enumerate(regions):
        one_of(f"regions.entries[{index}].hub", region.hub, hubs)
    for index, hub in enumerate(hubs):
        expect(hub in [region.hub for region in regions], f"hubs.entries[{index}].id", "the hub of a region at least")
    exchanges = form.exchanges.entries
    for index, exchange in enumerate(exchanges):
        place = f"exchanges.entries[{index}]"
        one_of(f"{place}.region", exchange.region, REGIONS)
        right = "a region without a port (TX-8.5)"
        expect(exchange.region not in port_regions(form), f"{place}.region", right)
        one_of(f"{place}.pay", exchange.pay, (*RESOURCES, "any_resource"))
        one_of(f"{place}.gain", exchange.gain, (*GOODS, "any_good"))
    unique("exchanges.entries", "region", [exchange.region for exchange in exchanges])


def _check_sites(form: Components) -> None:
    sites = form.sites.entries
    unique("sites.entries", "id", [site.id for site in sites])
    taken: set[tuple[int, int]] = set()
    for index, site in enumerate(sites):
        place = f"sites.entries[{index}]"
        one_of(f"{place}.region", site.region, REGIONS)
        one_of(f"{place}.slot", site.slot, BUILDING_TYPES)
        expect(site.section <= t.SECTIONS, f"{place}.section", f"1 to {t.SECTIONS}, got {site.section}")
        expect(site.order <= t.PATH_SITES, f"{place}.order", f"1 to {t.PATH_SITES}, got {site.order}")
        right = f"a place of its own, another site is number {site.order} on the path of section {site.section}"
        expect((site.section, site.order) not in taken, f"{place}.order", right)
        taken.add((site.section, site.order))
    right = f"{t.SITES} sites, {t.PATH_SITES} behind each section, got {len(sites)}"
    expect(len(sites) == t.SITES, "sites.entries", right)
    for region in REGIONS:
        expect(region in [site.region for site in sites], "sites.entries", f"a site in {region} (TX-8.5)")
    for index, spaces in enumerate(form.worker_spaces.by_players):
        right = f"1 to {t.MOST_WORKER_SPACES} worker spaces, got {len(spaces)}"
        expect(1 <= len(spaces) <= t.MOST_WORKER_SPACES, f"worker_spaces.by_players[{index}]", right)


def _check_buildings(form: Components) -> None:
    income, passive = form.income_buildings.entries, form.passive_buildings.entries
    unique("income_buildings.entries", "id", [building.id for building in income])
    unique("passive_buildings.entries", "id", [one.id for one in passive], [building.id for building in income])
    for place, slot, count in (("income", "income", len(income)), ("passive", "passive", len(passive))):
        sites = sum(site.slot == slot for site in form.sites.entries)
        right = f"at least {sites} buildings, one for each site with slot: {slot}, got {count}"
        expect(count >= sites, f"{place}_buildings.entries", right)
    total = len(income) + len(passive)
    expect(total <= t.MOST_BITS, "passive_buildings.entries", f"at most {t.MOST_BITS} buildings in all, got {total}")
    for index, building in enumerate(income):
        _check_effect(f"income_buildings.entries[{index}].effect", building.effect)
    for index, one in enumerate(passive):
        _check_passive(f"passive_buildings.entries[{index}]", one)
    unique("passive_buildings.entries", "changes", [one.changes for one in passive])


def _check_passive(place: str, building: PassiveBuilding) -> None:
    one_of(f"{place}.changes", building.changes, PASSIVES)
    keys = PASSIVE_KEYS[building.changes]
    for key in building.numbers.__struct_fields__:
        right = f"a key {key}" if key in keys else f"no key {key}"
        stands = getattr(building.numbers, key) is not None
        expect(stands == (key in keys), f"{place}.numbers", f"{right} in a building that changes {building.changes}")
    if building.numbers.gain is not None:
        expect(bool(given(building.numbers.gain)), f"{place}.numbers.gain", "a gain")


def _check_palaces(form: Components) -> None:
    tracks = form.palaces.entries
    in_order("palaces.entries", "id", [track.id for track in tracks], TRACKS)
    steps = len(tracks[0].steps)
    for index, track in enumerate(tracks):
        place = f"palaces.entries[{index}].steps"
        expect(len(track.steps) == steps, place, f"{steps} steps, as on the other tracks, got {len(track.steps)}")
        for number, effect in enumerate(track.steps):
            _check_effect(f"{place}[{number}]", effect, needed=False)
    _check_length("palaces.end_points", form.palaces.end_points, steps + 1, "one for each position")


def _check_length(place: str, numbers: Sequence[int], right: int, why: str) -> None:
    expect(len(numbers) == right, place, f"{right} numbers, {why}, got {len(numbers)}")


def _check_tiles(form: Components) -> None:
    tiles, kinds = form.bonus_tiles.entries, form.figurines.entries
    unique("bonus_tiles.entries", "id", [tile.id for tile in tiles])
    unique("figurines.entries", "id", [kind.id for kind in kinds], [tile.id for tile in tiles])
    for index, tile in enumerate(tiles):
        _check_effect(f"bonus_tiles.entries[{index}].effect", tile.effect)
    total = len(tiles) + len(kinds)
    expect(total <= t.MOST_BITS, "figurines.entries", f"at most {t.MOST_BITS} kinds of Bonus tiles in all, got {total}")
    copies = _bonus_tiles(form)
    for index, stack in enumerate(form.round_bonus.stack_by_players):
        least = t.SITES + form.game.rounds * stack
        right = f"so few that {copies} Bonus tiles are enough, {t.SITES} lie on sites and there are {form.game.rounds}"
        expect(copies >= least, f"round_bonus.stack_by_players[{index}]", f"{right} stacks")
    _check_length("figurines.end_points", form.figurines.end_points, len(kinds) + 1, "from no figurine to all kinds")
    seen: list[int] = []
    for index, offer in enumerate(form.figurines.offers):
        place = f"figurines.offers[{index}]"
        expect(offer.figurines <= len(kinds), f"{place}.figurines", f"1 to {len(kinds)}, there are no more kinds")
        expect(offer.steps <= MOST_BOUGHT, f"{place}.steps", f"1 to {MOST_BOUGHT}, got {offer.steps}")
        expect(offer.steps not in seen, f"{place}.steps", f"a number of its own, {offer.steps} is offered already")
        seen.append(offer.steps)


def _bonus_tiles(form: Components) -> int:
    kinds: list[Kind] = [*form.bonus_tiles.entries, *form.figurines.entries]
    return sum(kind.copies for kind in kinds)


def _check_objectives(form: Components) -> None:
    objectives = form.objectives
    unique("objectives.entries", "id", [card.id for card in objectives.entries])
    expect(objectives.kept <= objectives.dealt, "objectives.kept", f"1 to {objectives.dealt} (objectives.dealt)")
    right = f"{objectives.dealt} for each of {t.SEATS} players"
    _at_most("objectives.entries", objectives.entries, objectives.dealt * t.SEATS, right)
    most = _most_of_needs(form)
    for index, card in enumerate(objectives.entries):
        place = f"objectives.entries[{index}]"
        _check_effect(f"{place}.top", card.top)
        one_of(f"{place}.need", card.need, NEEDS)
        limit = most.get(card.need)
        right = f"1 to {limit}, {card.need} cannot be more, got {card.number}"
        expect(limit is None or card.number <= limit, f"{place}.number", right)
        _check_level(place, card, len(form.palaces.entries[0].steps))


def _check_level(place: str, card: Objective, steps: int) -> None:
    if card.need == NEEDS[t.NEED_TRACKS]:
        right = f"1 to {steps}, a position of the Palace tracks"
        expect(card.level is not None and card.level <= steps, f"{place}.level", right)
    else:
        expect(card.level is None, place, f"no key level, only for {NEEDS[t.NEED_TRACKS]}")


def _most_of_needs(form: Components) -> dict[str, int]:
    """How much a player can have at most of what an Objective may ask for; what is not named has no limit."""
    sites, workers, ports = form.sites.entries, form.supplies.workers, port_regions(form)
    spaces = [sum(action.spaces for action in board.merchant_actions) for board in form.player_boards.entries]
    military = form.military
    structures = len(military.wall_costs) + len(military.tower_costs)
    most = {
        "governors": len(sites),
        "governor_regions": t.REGIONS,
        "income_governors": sum(site.slot == "income" for site in sites),
        "passive_governors": sum(site.slot == "passive" for site in sites),
        "governors_in_port_regions": sum(site.region in ports for site in sites),
        "soldiers_on_board": t.SECTIONS * military.soldier_spaces,
        "merchants": max(spaces),
        "barges_with_worker": t.BARGES,
    }
    return {key: min(number, workers) for key, number in most.items()} | {
        "walls_built": min(len(military.wall_costs), t.SECTIONS * military.wall_spaces),
        "towers_built": min(len(military.tower_costs), t.SECTIONS),
        "sections_with_structure": min(t.SECTIONS, structures),
        "sections_with_presence": min(t.SECTIONS, structures + workers),
        "delivery_markers_on_ships": form.supplies.delivery_markers,
        "shipping_markers": t.PORTS,
        "palace_tracks": t.TRACKS,
        "figurines": len(form.figurines.entries),
        "used_bonus_tiles": sum(tile.copies for tile in form.bonus_tiles.entries),
        "one_of_each": 1,
    }


def _check_ships(form: Components) -> None:
    ships, demands = form.ships.entries, form.demand_tiles.entries
    unique("ships.entries", "id", [ship.id for ship in ships])
    unique("demand_tiles.entries", "id", [tile.id for tile in demands])
    _at_most("ships.entries", ships, t.SLOTS, "one for each slot")
    used = min(len(ships), t.SLOTS * form.game.rounds)
    _at_most("demand_tiles.entries", demands, used, "one for each ship that may come")
    for index, ship in enumerate(ships):
        for number, effect in enumerate(ship.spaces):
            _check_effect(f"ships.entries[{index}].spaces[{number}]", effect)
    for index, tile in enumerate(demands):
        one_of(f"demand_tiles.entries[{index}].good", tile.good, GOODS)
        _check_effect(f"demand_tiles.entries[{index}].reward", tile.reward)


def _check_wall(form: Components) -> None:
    military, nomads = form.military, form.nomads
    expect(military.tower_spaces == 1, "military.tower_spaces", "1 (TX-19.3)")
    spaces = military.action_spaces
    for index, space in enumerate(spaces):
        expect(bool(space), f"military.action_spaces[{index}]", "the actions that share the space")
    each_once("military.action_spaces", "action", [action for space in spaces for action in space], MILITARY)
    right = f"0 to {nomads.battle_space - 1}, before battle_space"
    expect(nomads.start_space < nomads.battle_space, "nomads.start_space", right)


def _check_attacks(form: Components) -> None:
    cards, rounds = form.attack_cards.entries, form.game.rounds
    unique("attack_cards.entries", "id", [card.id for card in cards])
    _at_most("attack_cards.entries", cards, rounds, "one for each round")
    for index, card in enumerate(cards):
        right = f"1 to {rounds} (game.rounds), got {card.round}"
        expect(card.round <= rounds, f"attack_cards.entries[{index}].round", right)
    for number in range(1, rounds + 1):
        there = any(card.round == number for card in cards)
        expect(there, "attack_cards.entries", f"a card of round {number}")
    _check_losses(form)


def _check_losses(form: Components) -> None:
    """The most strength that a section without battles can gather is not more than one answer can pay (TX-19.11)."""
    rounds, coins = form.game.rounds, form.battle.loss_coins
    for section in range(t.SECTIONS):
        strongest = [0] * rounds
        for card in form.attack_cards.entries:
            strongest[card.round - 1] = max(strongest[card.round - 1], card.strength[section])
        most = max(form.nomads.base_strength_by_players) + sum(strongest)
        right = f"so little strength for section {section + 1} that {MOST_LOST} coins pay for all of it"
        expect(most * coins <= MOST_LOST, "attack_cards.entries", f"{right}, {coins} for each, got {most}")


def _check_boards(form: Components) -> None:
    boards = form.player_boards.entries
    unique("player_boards.entries", "id", [board.id for board in boards])
    right = f"{t.BOARDS} boards, one for each player, got {len(boards)}"
    expect(len(boards) == t.BOARDS, "player_boards.entries", right)
    for index, board in enumerate(boards):
        place = f"player_boards.entries[{index}]"
        _check_effect(f"{place}.income", board.income)
        for number, action in enumerate(board.merchant_actions):
            _check_effect(f"{place}.merchant_actions[{number}].effect", action.effect)


def _check_barges(form: Components) -> None:
    """Barge turns cost more coins than the Merchants whom they bring can give back, so each round ends (TX-13.9)."""
    barges = form.barges
    right = f"0 to {t.BARGE_PLACES}, a barge has no more positions"
    expect(barges.neutral_at_setup <= t.BARGE_PLACES, "barges.neutral_at_setup", right)
    expect(barges.neutral_at_income <= 1, "barges.neutral_at_income", "0 or 1 (TX-6.3)")
    surcharge = barges.cost_per_own_worker
    for building in form.passive_buildings.entries:
        if building.changes == PASSIVES[t.BARGE_SURCHARGE] and building.numbers.coins is not None:
            surcharge = min(surcharge, building.numbers.coins)
    together = Fraction(0)
    for index, board in enumerate(form.player_boards.entries):
        best = Fraction(0)
        for number, action in enumerate(board.merchant_actions):
            back = Fraction(sum(part.coins for part in parts_of(action.effect)), action.spaces)
            right = f"less than {barges.cost + surcharge} coins for each Merchant, as a Barge turn costs (TX-13.9)"
            place = f"player_boards.entries[{index}].merchant_actions[{number}].effect"
            expect(back < barges.cost + surcharge, place, right)
            best = max(best, back)
        together += best
    least = barges.cost * t.BOARDS
    right = f"less than {least} coins for a Merchant on each board, as the Barge turns cost (TX-13.9), got {together}"
    expect(together < least, "player_boards.entries", right)


def _check_li_mu(form: Components) -> None:
    cards, ports = form.li_mu.entries, port_regions(form)
    unique("li_mu.entries", "id", [card.id for card in cards])
    least = form.game.rounds * form.li_mu.action_markers
    _at_most("li_mu.entries", cards, least, "one for each action of a game")
    for index, card in enumerate(cards):
        _check_li_mu_card(f"li_mu.entries[{index}]", card, ports)


def _check_li_mu_card(place: str, card: LiMuCard, ports: Sequence[str]) -> None:
    one_of(f"{place}.action", card.action, LIMU_ACTIONS)
    one_of(f"{place}.barge", card.barge, RESOURCES)
    if card.action in MILITARY:
        expect(card.region is None, place, f"no key region in a card of the action {card.action}")
    else:
        expect(card.region is not None, place, f"a key region in a card of the action {card.action}")
        one_of(f"{place}.region", card.region or "", REGIONS if card.action == "governor" else ports)


def _check_layout(form: Components) -> None:
    layout = form.layout
    tables: dict[str, tuple[dict[str, Place], Iterable[str]]] = {
        "regions": (layout.regions, REGIONS),
        "sites": (layout.sites, [site.id for site in form.sites.entries]),
        "ports": (layout.ports, port_regions(form)),
        "slots": (layout.slots, [slot.id for slot in form.ship_slots.entries]),
        "hubs": (layout.hubs, [hub.id for hub in form.hubs.entries]),
        "barges": (layout.barges, RESOURCES),
        "military": (layout.military, MILITARY),
    }
    places = {f"sections[{index}]": place for index, place in enumerate(layout.sections)}
    for name, (table, words) in tables.items():
        known = tuple(words)
        for word in table:
            one_of(f"layout.{name}", word, known)
        expect(len(table) == len(known), f"layout.{name}", f"each of {', '.join(known)}")
        places |= {f"{name}.{word}": place for word, place in table.items()}
    width, height = layout.field
    for name, (x, y) in places.items():
        expect(x <= width and y <= height, f"layout.{name}", f"inside layout.field, [{width}, {height}]")


def _check_box(form: Components) -> None:
    """What the box holds is what the tables tell of."""
    pieces = form.box.entries
    unique("box.entries", "piece", [piece.piece for piece in pieces])
    supplies, military = form.supplies, form.military
    counts = {
        "player_boards": len(form.player_boards.entries),
        "buildings": len(form.income_buildings.entries) + len(form.passive_buildings.entries),
        "bonus_tiles": _bonus_tiles(form),
        "objectives": len(form.objectives.entries),
        "ships": len(form.ships.entries),
        "demand_tiles": len(form.demand_tiles.entries),
        "attack_cards": len(form.attack_cards.entries),
        "li_mu_cards": len(form.li_mu.entries),
        "banners": t.TRACKS,
        "barges": t.BARGES,
        "nomad_leaders": t.SECTIONS,
        "additional_cost_tokens": t.SITES,
        "workers": t.SEATS * supplies.workers,
        "action_markers": t.SEATS * supplies.action_markers,
        "walls": t.SEATS * len(military.wall_costs),
        "towers": t.SEATS * len(military.tower_costs),
        "delivery_markers": t.SEATS * supplies.delivery_markers,
        "shipping_markers": t.SEATS * t.PORTS,
        "palace_markers": t.SEATS * t.TRACKS,
    }
    for index, piece in enumerate(pieces):
        right = counts.get(piece.piece, piece.count)
        expect(piece.count == right, f"box.entries[{index}].count", f"{right}, as the tables tell, got {piece.count}")
