"""That the numbers of an entry of the decision stack fit the table, entry by entry: for documents (pending.py)."""

from collections.abc import Callable, Iterator
from typing import Final

from serai.core.bits import bit, lowest
from serai.core.state import LEGAL
from serai.games.marco_polo_ii import actions as k
from serai.games.marco_polo_ii.cards import movement, moves_figures, why_not_slot
from serai.games.marco_polo_ii.payment import can_pay, missing
from serai.games.marco_polo_ii.pending_prices import alike, can_wait, prices, unpacked
from serai.games.marco_polo_ii.pending_table import (
    Dice,
    Frame,
    card_value,
    coins_due,
    placement,
    seal_placements,
)
from serai.games.marco_polo_ii.placing import why_not_begin
from serai.games.marco_polo_ii.posts import contracts_in, extra_cities, outposts_in
from serai.games.marco_polo_ii.rounds import due_cities, due_seals, missing_points, single_dice
from serai.games.marco_polo_ii.rule_ids import MP2_10_5, MP2_12_4
from serai.games.marco_polo_ii.state import FIGURES, FIRST_SEAL, NO_SEAL, NONE, NOT_DOUBLED, SECOND_FIGURE, Position
from serai.games.marco_polo_ii.tables import (
    ABHA_BASU,
    ACTIVE,
    ANY_GOOD,
    BONUSES,
    CAMELS,
    CARD_SLOTS,
    COINS,
    CONTRACT_SLOTS,
    CONTRACTS_SPACE,
    CONVERT,
    DE_WU,
    DIFFERENT_GOODS,
    FACES,
    GOLD,
    ICON_MASK,
    ISABELLA_DONATI,
    JADE,
    KHAN_SPACE,
    MAILIN,
    MONGKE_KHAN,
    MOST_JADE,
    PEPPER,
    SEAL_CARD,
    SEALS,
    SEALS_SPACE,
    TRADE_GOODS,
    TRAVEL_SPACE,
    TRAVEL_SPACES,
    TWO_WAY,
)
from serai.games.marco_polo_ii.travel import (
    BY_CARD,
    BY_ICON,
    BY_TRAVEL,
    any_road,
    base_cost,
    can_start,
    steps_needed,
    why_not_travel,
)

Check = Callable[[Position, list[Frame], int], Iterator[str]]


def entry_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """What is wrong with an entry of a stack whose entries stand in a possible order."""
    check = CHECKS.get(frames[at][0])
    if check is not None:
        yield from check(state, frames, at)


# ---- the start of a round ----------------------------------------------------------------------------------------------


def double_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """Mailin and Tian Chin choose among all bonuses due (MP2-19.6)."""
    _, seat, cities, seals = frames[at]
    if not state.is_character(seat, MAILIN) or state.doubled != NOT_DOUBLED:
        yield "only Mailin and Tian Chin double a bonus, and one only (MP2-19.6)"
    if (cities, seals) != (due_cities(state, seat), due_seals(state, seat)):
        yield "`double` names all bonuses that are due (MP2-19.6)"
    if cities.bit_count() + seals.bit_count() < 2:
        yield "with a single bonus due there is no choice (MP2-19.6)"


def due_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """Bonuses that need a choice or chance, and what is doubled (MP2-5.3, MP2-22.13)."""
    kind, seat, cities, seals = frames[at]
    tables = state.tables
    due = int(due_cities(state, seat) if state.posts_left(seat) > 0 else tables.has_bonus)
    asking = sum(
        1 << city
        for city in range(int(tables.cities))
        if due >> city & 1 and tables.icons[tables.marker_package[int(state.marker_at[city])]]
    )
    improved = int(due_seals(state, seat))
    asking_seals = sum(
        1 << seal for seal in range(SEALS) if improved >> seal & 1 and tables.icons[tables.seal_bonus[seal]]
    )
    if cities & ~asking or seals & ~asking_seals:
        yield "a bonus waits that is not due, or needs no choice (MP2-5.3, MP2-22.13)"
    if kind == k.DUE and cities.bit_count() + seals.bit_count() < 2:
        yield "with a single bonus left there is no choice (MP2-22.13)"
    if state.is_character(seat, MAILIN) != (state.doubled != NOT_DOUBLED):
        yield "doubled: Mailin and Tian Chin double a bonus, nobody else does (MP2-19.6)"
    elif state.doubled != NOT_DOUBLED:
        of_seal = state.doubled >= FIRST_SEAL
        which = int(state.doubled - FIRST_SEAL if of_seal else state.doubled)
        if not (improved if of_seal else int(due)) >> which & 1:
            yield "doubled: this bonus is not due (MP2-19.6)"


def pairs_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """Isabella's pairs among the dice just rolled (MP2-19.5)."""
    _, seat, once, twice = frames[at]
    left = [int(single_dice(state, seat, face, once, twice)) for face in range(FACES)]
    if not state.is_character(seat, ISABELLA_DONATI):
        yield "only Isabella Donati settles pairs (MP2-19.5)"
    elif twice & ~once or min(left) < 0 or max(left) < 2:
        yield "pairs of dice that are not there, or no pair left (MP2-19.5)"


def compensation_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """Exactly the missing points (MP2-5.4)."""
    _, seat, points, _ = frames[at]
    if points != missing_points(state, seat):
        yield f"{int(missing_points(state, seat))} points are missing (MP2-5.4)"


# ---- placements --------------------------------------------------------------------------------------------------------


def due_fault(state: Position, space: int, last: Dice) -> Iterator[str]:
    """The coins due are those of the placement."""
    if state.due != coins_due(state, space, last):
        yield f"due: {coins_due(state, space, last)} coins are due for this space (MP2-7.5)"


def further_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """Some dice lie there, more are to follow, and the action will be possible (MP2-22.9)."""
    _, seat, space, left = frames[at]
    last = placement(state, seat, space, int(state.tables.dice_needed[space]) - left)
    if not last:
        yield "the first dice of the placement do not lie on that space (MP2-22.9)"
        return
    yield from due_fault(state, space, last)
    if (
        TRAVEL_SPACE <= space < TRAVEL_SPACE + TRAVEL_SPACES
        and why_not_travel(state, seat, space - TRAVEL_SPACE) != LEGAL
    ):
        yield "Gantulga Od uses only the lower space of Travel (MP2-19.4)"
    if why_not_begin(state, seat, space, last[0][1], state.due) != LEGAL:
        yield "the action of that space could not be carried out (MP2-7.3)"


def offer_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """A die lies on the Book (MP2-8.1)."""
    _, seat, space, _ = frames[at]
    last = placement(state, seat, space, 1)
    if space >= KHAN_SPACE or not last:
        yield "no die of the seat lies on that Book (MP2-8.1)"
    else:
        yield from due_fault(state, space, last)


def seal_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """By the space, or by a card (MP2-10.1, MP2-15.4)."""
    _, seat, value, from_card = frames[at]
    if from_card:
        yield from card_faults(state, seat, from_card - 1, (SEAL_CARD,), value)
        if state.due:
            yield "due: a card is never paid for with coins for the place (MP2-7.7)"
        return
    fitting = [last for last in seal_placements(state, seat) if last[0][1] == value]
    if not fitting:
        yield "no dice of this value lie on Guild Seals (MP2-10.1)"
    elif all(coins_due(state, SEALS_SPACE, last) != state.due for last in fitting):
        yield from due_fault(state, SEALS_SPACE, fitting[0])


def card_faults(state: Position, seat: int, slot: int, sorts: tuple[int, ...], value: int) -> Iterator[str]:
    """The card in a slot asks this, and the die of this value has been placed on it (MP2-15.2, MP2-15.4)."""
    if int(state.tables.card_kind[int(state.card_at[slot])]) not in sorts:
        yield "the card in that slot does not ask this (MP2-15.4)"
    elif card_value(state, seat, slot) != value:
        yield "no die of this value of the seat lies on that card (MP2-15.2)"
    elif why_not_slot(state, seat, slot) != LEGAL:
        yield "the seat has no post in the city of that card, or a new one (MP2-15.1)"


def direction_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """A two-way card (MP2-15.4)."""
    _, seat, slot, value = frames[at]
    yield from card_faults(state, seat, slot, (TWO_WAY,), value)


def repeat_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """A card with exchanges; one of them has been made (MP2-15.9)."""
    _, seat, repeat, left = frames[at]
    slot, way = repeat // 2, repeat % 2
    card = int(state.card_at[slot])
    value = card_value(state, seat, slot)
    yield from card_faults(state, seat, slot, (TWO_WAY, CONVERT) if way == 0 else (TWO_WAY,), value)
    if left >= value or (state.tables.card_kind[card] == CONVERT and moves_figures(state, card)):
        yield "the die on that card allows fewer repeats (MP2-15.3)"


def marker_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """A bonuses card, and cities with a bonus and an own post (MP2-15.10)."""
    _, seat, left, taken = frames[at]
    tables = state.tables
    totals = []
    for slot in range(CARD_SLOTS):
        card, value = int(state.card_at[slot]), card_value(state, seat, slot)
        if tables.card_kind[card] == BONUSES and value:
            totals.append(int(tables.card_times[card * FACES + value - 1]))
    if left + taken.bit_count() not in totals:
        yield "no card with so many bonuses has been used (MP2-15.4)"
    mine = int(due_cities(state, seat) if state.posts_left(seat) > 0 else tables.has_bonus)
    if taken & ~mine or (at < len(frames) - 1 and not taken):
        yield "a bonus has been taken where the seat has none (MP2-15.10)"


# ---- movement ----------------------------------------------------------------------------------------------------------


def source_faults(state: Position, frames: list[Frame], at: int, source: int) -> Iterator[str]:
    """Movement by Travel or by a card is the main action itself; by an icon it may come from anything (MP2-11.10)."""
    kind, seat, _, _ = frames[at]
    if source != BY_ICON and (at == 0 or frames[at - 1][0] != k.LATER):
        yield "a movement by a main action stands right above `later`"
    elif source >= BY_CARD:
        slot = source - BY_CARD
        card = int(state.card_at[slot])
        if state.tables.card_kind[card] != CONVERT or not moves_figures(state, card):
            yield "a movement by a card that gives none (MP2-15.6)"
        elif kind == k.STEP_ARRIVE:
            if not card_value(state, seat, slot):
                yield "no die of the seat lies on that card (MP2-15.2)"
        else:
            yield from card_faults(state, seat, slot, (CONVERT,), card_value(state, seat, slot) or NONE)
    elif source >= BY_TRAVEL:
        yield from travel_faults(state, seat, source - BY_TRAVEL)


def travel_faults(state: Position, seat: int, space: int) -> Iterator[str]:
    """The dice lie there, and whoever has used the highest space so far holds the hourglass (MP2-11.9)."""
    if why_not_travel(state, seat, space) != LEGAL:
        yield "Gantulga Od uses only the lower space of Travel (MP2-19.4)"
    if not placement(state, seat, TRAVEL_SPACE + space, int(state.tables.dice_needed[TRAVEL_SPACE + space])):
        yield "the dice of the seat do not lie on that space of Travel (MP2-11.1)"
    higher = any(state.placements(TRAVEL_SPACE + other) > 0 for other in range(space + 1, TRAVEL_SPACES))
    if not higher and state.hourglass != seat:
        yield "hourglass: it belongs to whoever has used the highest space of Travel last (MP2-11.9)"


def allowed_by(state: Position, seat: int, source: int) -> int:
    """The movement that a source allows; for an icon the most there can be (MP2-11.2, MP2-15.6)."""
    if source == BY_ICON:
        return int(ICON_MASK)
    if source >= BY_CARD:
        slot = source - BY_CARD
        return int(movement(state, int(state.card_at[slot]), card_value(state, seat, slot)))
    space = TRAVEL_SPACE + source - BY_TRAVEL
    last = placement(state, seat, space, int(state.tables.dice_needed[space]))
    return min(int(state.tables.travel_cap[source - BY_TRAVEL]), last[0][1]) if last else 0


def path_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """The announced steps are within the movement, open to the seat and within its means (MP2-11.11)."""
    _, seat, source, allowed = frames[at]
    yield from source_faults(state, frames, at, source)
    if source == BY_ICON:
        last: Dice = []
    else:
        space = TRAVEL_SPACE + source - BY_TRAVEL
        last = placement(state, seat, space, int(state.tables.dice_needed[space])) if source < BY_CARD else []
        if allowed != allowed_by(state, seat, source):
            yield f"the movement is {allowed_by(state, seat, source)} (MP2-11.2, MP2-15.6)"
    if state.due != (coins_due(state, TRAVEL_SPACE + source - BY_TRAVEL, last) if last else 0):
        yield "due: not what the occupied space costs (MP2-7.5)"
    if not len(state.path):
        if not can_start(state, seat, source, allowed, state.due):
            yield "no first step is possible (MP2-11.14)"
        return
    yield from way_faults(state, seat, allowed)
    yield from means_faults(state, seat, source)
    here = [location for location in (state.ahead, state.ahead_2) if location != NONE]
    if not any(any_road(state, seat, source, allowed, state.due, location, True) for location in here):
        yield "no further step is possible, so the figures have set out (MP2-22.7)"


def way_faults(state: Position, seat: int, allowed: int) -> Iterator[str]:
    """The movement and the seals that the announced steps need (MP2-11.2, MP2-11.5)."""
    tables = state.tables
    here = [int(state.figure_at(seat, figure)) for figure in range(FIGURES)]
    for step in map(int, state.path):
        figure, location = divmod(step, SECOND_FIGURE)
        seal = int(tables.route_seal[tables.route_at[here[figure] * tables.locations + location]])
        if seal >= 0 and state.seal_of(seat, seal) == NO_SEAL:
            yield "path: a route asks for a seal that the seat does not have (MP2-11.5)"
        here[figure] = location
    if state.road_used > allowed:
        yield "path: longer than the movement allows (MP2-11.2)"


def means_faults(state: Position, seat: int, source: int) -> Iterator[str]:
    """All that is announced so far can be paid (MP2-11.11)."""
    used, due = state.road_used, state.due
    coins = state.road_coins + base_cost(state, source, used, COINS, due)
    camels = state.road_camels + base_cost(state, source, used, CAMELS, due)
    jade = state.road_jade + base_cost(state, source, used, JADE, due)
    if not can_pay(state, seat, coins, camels, jade):
        yield "path: the seat cannot pay for it (MP2-11.11)"


def go_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """The price of the path is being paid (MP2-11.3)."""
    _, seat, source, _ = frames[at]
    yield from source_faults(state, frames, at, source)
    if not len(state.path):
        yield "path: one step at least has been announced (MP2-11.2)"
    else:
        yield from way_faults(state, seat, allowed_by(state, seat, source))


def arrive_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """The path led where the figures stand; which of them still await a post (MP2-11.12)."""
    _, seat, progress, fresh = frames[at]
    source, decided, waiting = progress // 8, progress >> 2 & 1, progress & 3
    yield from source_faults(state, frames, at, source)
    moved = ends = used = 0
    here = [-1] * FIGURES
    for step in map(int, state.path):
        figure, location = divmod(step, SECOND_FIGURE)
        before = here[figure]
        if before >= 0 and state.tables.route_at[before * state.tables.locations + location] < 0:
            yield "path: no route leads there (MP2-11.4)"
        here[figure] = location
        moved |= 1 << figure
        used += int(steps_needed(state, seat, location))
    for figure in range(FIGURES):
        if moved >> figure & 1:
            if here[figure] != state.figure_at(seat, figure):
                yield "path: it does not end where the figure stands (MP2-11.12)"
            if not waiting >> figure & 1:
                ends |= 1 << here[figure]
    if not moved or waiting & ~moved:
        yield "a figure that has not moved awaits a post (MP2-11.12)"
    if used > allowed_by(state, seat, source):
        yield "path: longer than the movement allows (MP2-11.2)"
    if fresh & ~(ends & int(state.posts[seat])) or (state.active >= 0 and fresh & ~int(state.fresh)):
        yield "a new post where no figure has ended (MP2-11.7)"
    above = frames[at + 1][0]
    if above == k.OASIS and (waiting != moved or decided or fresh):
        yield "the rewards for oases come before the posts (MP2-11.12)"
    if above == k.FROM and (decided or ends == 0):
        yield "the post of a figure comes before the additional one (MP2-11.12)"
    if above == k.EXTRA and (not decided or waiting):
        yield "the additional post comes after those of the figures (MP2-11.12)"
    for city in range(state.tables.cities if above == k.EXTRA else 0):
        if ends & state.tables.post_places & bit(city) and not state.has_post(seat, city) and state.posts_left(seat):
            yield "the figure has placed its post (MP2-11.7)"


def oasis_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """Möngke Khan's oases on the path, the first ones settled (MP2-19.7)."""
    _, seat, oases, _ = frames[at]
    met = int(state.reached & state.tables.oases)
    if not state.is_character(seat, MONGKE_KHAN):
        yield "only Möngke Khan is rewarded for oases (MP2-19.7)"
    elif not oases or oases != met & ~(int(bit(lowest(oases))) - 1):
        yield "these are not the oases left of the path (MP2-19.7)"


def extra_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """All cities of the path that may have the additional post (MP2-11.8)."""
    _, seat, cities, _ = frames[at]
    if not cities or cities != extra_cities(state, seat, frames[at - 1][2] // 8):
        yield "these are not the cities that may have the additional post (MP2-11.8)"


def from_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """All posts are out, and a figure has ended in a city without one (MP2-12.9)."""
    _, seat, city, fresh = frames[at]
    waiting = frames[at - 1][2] & 3
    ends = [int(state.figure_at(seat, figure)) for figure in range(FIGURES) if not waiting >> figure & 1]
    if state.posts_left(seat) or state.has_post(seat, city) or fresh != frames[at - 1][3]:
        yield "a post is moved once all are out, to a city without one (MP2-12.9)"
    if city not in ends or not state.tables.post_places & bit(city):
        yield "no figure has ended in that city (MP2-12.9)"


def pool_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """What new posts bring (MP2-11.12 e, MP2-12.8)."""
    kind, seat, outposts, cities = frames[at]
    tables = state.tables
    if cities & ~int(tables.has_bonus | tables.contract_cities) or outposts != outposts_in(state, outposts):
        yield "a city has nothing that waits there (MP2-12.8)"
    new = int(state.fresh if state.active >= 0 else state.posts[seat])
    if state.posts_left(seat) > 0 and (outposts | cities) & ~new:
        yield "the seat has placed no new post there (MP2-12.8)"
    if kind != k.POOL:
        if not outposts | cities:
            yield "nothing is left to take (MP2-12.8)"
        return
    bonuses = cities & int(tables.has_bonus)
    contracts = int(contracts_in(state, cities))
    if cities != bonuses | contracts:
        yield "no contract lies open in one of the cities (MP2-12.5)"
    if not contracts and outposts.bit_count() + bonuses.bit_count() < 2:
        yield "a single thing is taken without asking (MP2-22.12)"


# ---- contracts ---------------------------------------------------------------------------------------------------------


def full_faults(state: Position, seat: int, contract: int) -> Iterator[str]:
    """There is no room for a normal contract (MP2-13.5)."""
    if any(state.contracts[seat * ACTIVE + slot] == NONE for slot in range(ACTIVE)):
        yield "the seat has a free slot for the contract (MP2-13.5)"
    if contract < state.tables.starting:
        yield "starting contracts do not come from the map or the pile (MP2-13.5)"


def new_faults(state: Position, frames: list[Frame], at: int, taken: int) -> Iterator[str]:
    """The contracts just taken lie in the slots named as new (MP2-13.6)."""
    _, seat, _, new = frames[at]
    making_room = at < len(frames) - 1 and frames[at + 1][0] == k.ROOM
    lying = new.bit_count()
    if taken >= 0 and lying + (1 if making_room else 0) != taken:
        yield "`new` names the slots of the contracts taken so far (MP2-13.6)"
    for slot in range(ACTIVE):
        contract = int(state.contracts[seat * ACTIVE + slot])
        if new >> slot & 1 and (contract == NONE or contract < state.tables.starting):
            yield "no contract from the map lies in a slot named as new (MP2-13.6)"
    if lying and all(state.display[slot] != NONE for slot in range(CONTRACT_SLOTS)):
        yield "a contract has left its slot, which stays empty (MP2-13.10)"


def contracts_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """The Contracts action (MP2-13.10)."""
    _, seat, taken, new = frames[at]
    if not placement(state, seat, CONTRACTS_SPACE, 1):
        yield "no die of the seat lies on Contracts (MP2-13.1)"
    yield from new_faults(state, frames, at, taken)
    if at < len(frames) - 1 and frames[at + 1][0] == k.PAY and taken:
        yield "the space is paid for before a contract is taken (MP2-13.10)"
    if at == len(frames) - 1 and taken and not new:
        yield "`new` names the slots of the contracts taken so far (MP2-13.6)"


def city_contract_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """Contracts by icon (MP2-13.8)."""
    yield from new_faults(state, frames, at, -1)


def room_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """A contract taken from the map, and which ones came with it (MP2-13.5, MP2-13.6)."""
    _, seat, contract, new = frames[at]
    below, _, _, new_below = frames[at - 1]
    yield from full_faults(state, seat, contract)
    if new != (new_below if below in (k.CONTRACTS, k.CITY_CONTRACT) else 0):
        yield "`new` is that of the entry below (MP2-13.6)"
    if all(state.display[slot] != NONE for slot in range(CONTRACT_SLOTS)):
        yield "a contract has left its slot, which stays empty (MP2-13.10)"


def keep_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """A contract drawn from the pile (MP2-13.8)."""
    _, seat, contract, _ = frames[at]
    yield from full_faults(state, seat, contract)


def slot_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """The first empty slot; those before it have been filled (MP2-13.11)."""
    slot = frames[at][2]
    if state.display[slot] != NONE or any(state.display[before] == NONE for before in range(slot)):
        yield "the slots are filled in their order (MP2-13.11)"
    if frames[at - 1][2] != slot + 1:
        yield "`refill` has looked at the slots up to this one (MP2-13.11)"


# ---- prices and gains --------------------------------------------------------------------------------------------------


def pay_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """A price that there is, and more than one way to pay it (MP2-2.8, MP2-22.10)."""
    _, seat, coins, camels = frames[at]
    known = [price for price in prices(state, frames, at - 1) if price[:2] == (coins, camels)]
    if at < len(frames) - 1:
        known = [price for price in known if price[2] >= frames[at + 1][2] and price[3] == frames[at + 1][3]]
    if not known:
        yield "nothing here costs that (MP2-2.8)"
    lacking_coins = int(missing(coins, state.has(seat, COINS)))
    lacking_camels = int(missing(camels, state.has(seat, CAMELS)))
    least = lacking_coins + lacking_camels
    if state.has(seat, JADE) <= least or least >= MOST_JADE or least >= coins + camels:
        yield "there is only one way to pay that, or none (MP2-22.10)"
    if frames[at - 1][0] == k.STEP_BLACK and (frames[at - 1][2] != 1 or not state.bought or state.black_left == 0):
        yield "one black die is bought in a turn, from the board (MP2-16.7)"


def give_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """Goods of the payer's choice, of two kinds at least (MP2-22.10)."""
    _, seat, left, rule = frames[at]
    if frames[at - 1][0] != k.PAY and not any(
        price[2] >= left and price[3] == rule for price in prices(state, frames, at - 1)
    ):
        yield "nothing here costs so many goods of one's choice (MP2-2.5)"
    held = [int(state.has(seat, good)) for good in range(PEPPER, GOLD + 1)]
    if sum(held) < left or sum(amount > 0 for amount in held) < 2:
        yield "the seat has too few goods, or of one kind only (MP2-22.10)"


def package_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """In a turn its price is being paid; at the start of a round it is taken twice (MP2-2.4, MP2-19.6)."""
    _, _, package, rule = frames[at]
    tables = state.tables
    paid = frames[at + 1][0] in (k.PAY, k.GIVE)
    if frames[at - 1][0] != k.STEP_DUE:
        if not paid:
            yield "a package waits until its price is paid (MP2-2.4)"
        elif not any(True for _ in prices(state, frames, at)):
            yield "nothing here gives that (MP2-2.4)"
        return
    if state.doubled == NOT_DOUBLED or paid:
        yield "only a bonus that is doubled waits (MP2-19.6)"
    elif state.doubled >= FIRST_SEAL:
        if rule != MP2_10_5 or not alike(state, int(tables.seal_bonus[state.doubled - FIRST_SEAL]), package):
            yield "not the bonus that is doubled (MP2-19.6)"
    elif rule != MP2_12_4 or not alike(state, int(tables.marker_package[int(state.marker_at[state.doubled])]), package):
        yield "not the bonus that is doubled (MP2-19.6)"


def improved_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """De Wu has improved a seal (MP2-19.2)."""
    seat = frames[at][1]
    if not state.is_character(seat, DE_WU) or not due_seals(state, seat):
        yield "only De Wu gains jade for a seal improved (MP2-19.2)"


def completed_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """Abha Basu has completed a contract (MP2-19.1)."""
    seat = frames[at][1]
    if not state.is_character(seat, ABHA_BASU) or not state.completed[seat]:
        yield "only Abha Basu gains jade for a contract completed (MP2-19.1)"


def icon_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """A set of icons that something gives; two sorts at least if the order is asked (MP2-22.12)."""
    kind, _, icons, rule = frames[at]
    sorts = sum(count > 0 for count in unpacked(icons))
    if sorts < (2 if kind == k.TAKE else 1) or not can_wait(state, icons, rule):
        yield "no set of icons that could wait to be taken (MP2-22.12)"


def good_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """Goods of one's choice that something gives (MP2-2.5)."""
    _, _, left, rule = frames[at]
    if not can_wait(state, left << ANY_GOOD, rule, True):
        yield "nothing gives so many goods by this rule (MP2-2.5)"


def different_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """Kinds that are left, more than are to be taken (MP2-2.5)."""
    _, _, left, taken = frames[at]
    tables = state.tables
    total = left + taken.bit_count()
    if left >= TRADE_GOODS - taken.bit_count():
        yield "there is no choice of kinds left (MP2-2.5)"
    if all(unpacked(int(icons))[DIFFERENT_GOODS] != total for icons in tables.icons):
        yield "nothing gives so many different goods (MP2-2.5)"


def copy_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """The copying marker is in the game (MP2-15.8)."""
    if all(int(marker) != state.tables.copier for marker in state.marker_at):
        yield "no copying marker lies on the map (MP2-15.8)"


# ---- dice --------------------------------------------------------------------------------------------------------------


def reroll_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """A die in hand (MP2-16.5)."""
    _, seat, die, _ = frames[at]
    if not state.holds(seat, die):
        yield "the seat has no such die to roll again (MP2-16.5)"


def open_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """Open black dice with two different values at least (MP2-21.1)."""
    if not state.open_black or sum(count > 0 for count in state.open_dice) < 2:
        yield "there is no choice of open black dice (MP2-21.1)"


def taken_faults(state: Position, frames: list[Frame], at: int) -> Iterator[str]:
    """A black die from the board is rolled, in a turn (MP2-16.7, MP2-17.6)."""
    if state.open_black or state.active < 0 or state.black_left == 0:
        yield "no black die is taken from the board and rolled (MP2-17.6)"


CHECKS: Final[dict[int, Check]] = {
    k.DOUBLE: double_faults,
    k.DUE: due_faults,
    k.STEP_DUE: due_faults,
    k.PAIRS: pairs_faults,
    k.COMPENSATE: compensation_faults,
    k.FURTHER: further_faults,
    k.OFFER: offer_faults,
    k.SEAL: seal_faults,
    k.PATH: path_faults,
    k.CONTRACTS: contracts_faults,
    k.CITY_CONTRACT: city_contract_faults,
    k.ROOM: room_faults,
    k.KEEP: keep_faults,
    k.PAY: pay_faults,
    k.GIVE: give_faults,
    k.TAKE: icon_faults,
    k.GOOD: good_faults,
    k.DIFFERENT: different_faults,
    k.COPY: copy_faults,
    k.POOL: pool_faults,
    k.EXTRA: extra_faults,
    k.FROM: from_faults,
    k.OASIS: oasis_faults,
    k.DIRECTION: direction_faults,
    k.REPEAT: repeat_faults,
    k.MARKER: marker_faults,
    k.OPEN_DIE: open_faults,
    k.CHANCE_SLOT: slot_faults,
    k.CHANCE_TAKEN: taken_faults,
    k.CHANCE_REROLL: reroll_faults,
    k.STEP_PACKAGE: package_faults,
    k.STEP_REWARD: icon_faults,
    k.STEP_GO: go_faults,
    k.STEP_ARRIVE: arrive_faults,
    k.STEP_POOL: pool_faults,
    k.STEP_COMPLETED: completed_faults,
    k.STEP_IMPROVED: improved_faults,
}
