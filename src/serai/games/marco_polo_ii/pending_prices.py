"""What the entries of the decision stack cost and give, for the checks of documents (pending.py)."""

from collections.abc import Iterator
from typing import Final

from serai.games.marco_polo_ii import actions as k
from serai.games.marco_polo_ii.books import offer_of
from serai.games.marco_polo_ii.pending_table import Frame, card_value, coins_due, placement
from serai.games.marco_polo_ii.rule_ids import (
    MP2_8_2,
    MP2_8_3,
    MP2_10_2,
    MP2_10_5,
    MP2_12_3,
    MP2_12_4,
    MP2_14_2,
    MP2_15_3,
    MP2_15_5,
    MP2_16_2,
    MP2_16_3,
    MP2_18_4,
    MP2_19_3,
)
from serai.games.marco_polo_ii.state import BASIC, IMPROVED, Position
from serai.games.marco_polo_ii.tables import (
    ANY_GOOD_COST,
    BOOK_SPACES,
    CAMELS,
    CARD_SLOTS,
    COINS,
    CONTRACTS_SPACE,
    CONVERT,
    COUNT,
    FACES,
    GAINS,
    ICON_BITS,
    ICON_MASK,
    ICONS,
    OFFERS,
    PER_PIP,
    SEAL_CARD,
    SEALS,
    SEALS_SPACE,
    SPECIAL_CITIES,
    TABLE,
    TRAVEL_SPACE,
    TWO_WAY,
)
from serai.games.marco_polo_ii.travel import BY_CARD, BY_TRAVEL, base_cost

Price = tuple[int, int, int, int]  # coins, camels, goods of the payer's choice, and the rule of these
NO_RULE: Final = 0


def price_of(state: Position, cost: int, coins: int = 0, rule: int = NO_RULE) -> Price:
    """A cost and further coins."""
    tables = state.tables
    return (
        int(tables.cost(cost, COINS)) + coins,
        int(tables.cost(cost, CAMELS)),
        int(tables.cost(cost, ANY_GOOD_COST)),
        rule,
    )


def alike(state: Position, one: int, other: int) -> bool:
    """Whether two packages give the same."""
    return all(state.tables.gain(one, column) == state.tables.gain(other, column) for column in range(GAINS))


# ---- prices --------------------------------------------------------------------------------------------------------


def prices(state: Position, frames: list[Frame], at: int) -> Iterator[Price]:
    """What can be charged right above an entry of the stack."""
    kind, seat, a, b = frames[at]
    tables = state.tables
    if kind in (k.TURN, k.LATER):
        yield price_of(state, int(tables.turn_cost))
        yield from package_prices(state, frames, at - 1, seat, 0, NO_RULE)
    elif kind in (k.STEP_IMPROVED, k.STEP_COMPLETED, k.REPEAT):
        yield from package_prices(state, frames, at, seat, 0, NO_RULE)
    elif kind == k.STEP_PACKAGE:
        yield from package_prices(state, frames, at - 1, seat, a, b)
    elif kind == k.CHANCE_REROLL:
        yield price_of(state, int(tables.reroll_cost))
    elif kind == k.STEP_BLACK:
        yield price_of(state, int(tables.black_die_cost))
    elif kind == k.CONTRACTS:
        last = placement(state, seat, CONTRACTS_SPACE, 1)
        yield (coins_due(state, CONTRACTS_SPACE, last), 0, 0, NO_RULE)
    elif kind == k.STEP_GO:
        yield road_price(state, seat, a)


def road_price(state: Position, seat: int, source: int) -> Price:
    """What the announced path costs (MP2-11.3)."""
    due = 0
    if BY_TRAVEL <= source < BY_CARD:
        space = TRAVEL_SPACE + source - BY_TRAVEL
        due = coins_due(state, space, placement(state, seat, space, int(state.tables.dice_needed[space])))
    used = state.road_used
    coins = int(state.road_coins + base_cost(state, source, used, COINS, due))
    camels = int(state.road_camels + base_cost(state, source, used, CAMELS, due))
    return (coins, camels, 0, NO_RULE)


def package_prices(
    state: Position, frames: list[Frame], below: int, seat: int, package: int, rule: int
) -> Iterator[Price]:
    """What has to be paid before a package is taken by a rule; NO_RULE asks for packages that give nothing.

    `below`: the entry below the package.
    """
    tables = state.tables
    if rule in (MP2_8_3, NO_RULE):
        yield from offer_prices(state, seat, package)
    if rule in (MP2_10_2, NO_RULE):
        yield from seal_prices(state, seat, package)
    if rule in (MP2_10_5, NO_RULE):
        for seal in range(SEALS):
            if state.seal_of(seat, seal) == IMPROVED and alike(state, int(tables.seal_bonus[seal]), package):
                yield price_of(state, int(tables.seal_improve[seal]), 0, MP2_16_3)
    if rule in (MP2_16_2, NO_RULE):
        for contract in range(tables.contracts):
            done = int(state.completed[seat]) >> contract & 1
            if done and alike(state, int(tables.contract_package[contract]), package):
                yield price_of(state, int(tables.contract_cost[contract]), 0, MP2_16_2)
    if rule in (MP2_15_5, NO_RULE):
        yield from exchange_prices(state, frames, below, seat, package)


def offer_prices(state: Position, seat: int, package: int) -> Iterator[Price]:
    """The offers that give this, on a Book that the seat has just used (MP2-8.3)."""
    tables = state.tables
    for space in range(BOOK_SPACES):
        last = placement(state, seat, space, 1)
        for number in range(OFFERS if last else 0):
            offer = int(offer_of(state, space, number))
            if alike(state, int(tables.offer_package[offer]), package):
                yield price_of(state, int(tables.offer_cost[offer]), coins_due(state, space, last), MP2_8_2)


def seal_prices(state: Position, seat: int, package: int) -> Iterator[Price]:
    """A seal just taken from the space or by a card (MP2-10.2, MP2-15.4)."""
    tables = state.tables
    if not any(
        state.seal_of(seat, seal) == BASIC and alike(state, int(tables.seal_jade[seal]), package)
        for seal in range(SEALS)
    ):
        return
    most = int(tables.dice_needed[SEALS_SPACE])
    for count in range(1, most + 1):
        last = placement(state, seat, SEALS_SPACE, count)
        if last:
            yield (coins_due(state, SEALS_SPACE, last), 0, 0, NO_RULE)
    for slot in range(CARD_SLOTS):
        card = int(state.card_at[slot])
        if tables.card_kind[card] == SEAL_CARD and card_value(state, seat, slot):
            yield price_of(state, int(tables.card_cost[card * 2]))


def exchange_prices(state: Position, frames: list[Frame], below: int, seat: int, package: int) -> Iterator[Price]:
    """An exchange that gives this: the one that `repeat` names, or the last one of a card (MP2-15.5)."""
    tables = state.tables
    for slot in range(CARD_SLOTS):
        card = int(state.card_at[slot])
        ways = {CONVERT: 1, TWO_WAY: 2}.get(int(tables.card_kind[card]), 0)
        for way in range(ways if card_value(state, seat, slot) else 0):
            if below >= 0 and frames[below][0] == k.REPEAT and frames[below][2] != slot * 2 + way:
                continue
            if alike(state, int(tables.card_package[card * 2 + way]), package):
                yield price_of(state, int(tables.card_cost[card * 2 + way]), 0, MP2_15_5)


# ---- gains -------------------------------------------------------------------------------------------------------------


def unpacked(icons: int) -> list[int]:
    """The counts of a packed set of icons."""
    return [icons >> icon * ICON_BITS & ICON_MASK for icon in range(ICONS)]


def icon_sets(state: Position, rule: int) -> Iterator[list[int]]:
    """The sets of icons that a rule can let somebody take at once (MP2-18.1)."""
    tables = state.tables
    groups = {
        MP2_8_3: tables.offer_package,
        MP2_10_5: tables.seal_bonus,
        MP2_12_3: tables.outpost_package,
        MP2_12_4: tables.marker_package,
        MP2_15_5: tables.card_package,
        MP2_16_2: tables.contract_package,
        MP2_18_4: tables.marker_package,
        MP2_19_3: tables.outpost_package,
    }
    if rule in groups:
        for package in groups[rule]:
            yield unpacked(int(tables.icons[package]))
    elif rule == MP2_14_2:
        for special in range(SPECIAL_CITIES):
            base = unpacked(int(tables.icons[tables.special_package[special]]))
            bonus = unpacked(int(tables.icons[tables.seal_bonus[tables.special_seal[special]]]))
            for face in range(FACES):
                times = int(tables.special_times[special * FACES + face])
                yield [one + other * times for one, other in zip(base, bonus, strict=True)]
            yield base
    elif rule == MP2_15_3:
        for card in range(tables.cards):
            sort = tables.card_kind[card]
            if sort == TABLE:
                for face in range(FACES):
                    yield unpacked(int(tables.icons[tables.card_table[card * FACES + face]]))
            elif sort in (PER_PIP, COUNT):
                for times in range(1, FACES + 1):
                    yield [count * times for count in unpacked(int(tables.icons[tables.card_package[card * 2]]))]


def can_wait(state: Position, icons: int, rule: int, fewer: bool = False) -> bool:
    """Whether a rule can have left these icons to be taken: all, or only some sorts; of `fewer` also less of a sort."""
    counts = unpacked(icons)
    for whole in icon_sets(state, rule):
        pairs = list(zip(counts, whole, strict=True))
        if all(count in (0, most) or (fewer and count < most) for count, most in pairs):
            return True
    return False
