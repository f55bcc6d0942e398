"""MP2-13, MP2-16.2: taking, drawing, discarding, refilling and completing contracts."""

from mypy_extensions import i64

from serai.core.bits import bit
from serai.core.state import LEGAL
from serai.core.vectors import replaced
from serai.games.marco_polo_ii.actions import (
    CHANCE_DRAW,
    CHANCE_SLOT,
    CITY_CONTRACT,
    CONTRACTS,
    KEEP,
    ROOM,
    STEP_COMPLETED,
    STEP_TOOK,
)
from serai.games.marco_polo_ii.facts import (
    CONTRACT_COMPLETED,
    CONTRACT_DISCARDED,
    CONTRACT_DRAWN,
    CONTRACT_LAID,
    CONTRACT_TAKEN,
    ICON_LOST,
)
from serai.games.marco_polo_ii.payment import can_afford, charge
from serai.games.marco_polo_ii.rewards import push_package, reward
from serai.games.marco_polo_ii.rule_ids import (
    MP2_7_5,
    MP2_13_1,
    MP2_13_2,
    MP2_13_3,
    MP2_13_5,
    MP2_13_6,
    MP2_13_7,
    MP2_13_8,
    MP2_13_12,
    MP2_16_2,
    MP2_19_1,
)
from serai.games.marco_polo_ii.state import NONE, Position, added, changed
from serai.games.marco_polo_ii.tables import ABHA_BASU, ACTIVE, CONTRACT_PILE, CONTRACT_SLOTS


def open_in(state: Position, city: i64) -> i64:
    """The bit mask of the slots of a city in which a contract lies."""
    return state.tables.city_slots[city] & state.open_slots()


def can_take(state: Position, seat: i64) -> bool:
    """Whether a contract lies in a contract city with an own post, also a new one (MP2-12.11, MP2-13.1)."""
    for slot in range(CONTRACT_SLOTS):
        if state.display[slot] != NONE and state.has_post(seat, state.tables.slot_city[slot]):
            return True
    return False


def slot_of(state: Position, seat: i64, contract: i64) -> i64:
    """The active slot in which a seat has a contract (NONE: a free slot), or -1."""
    for slot in range(ACTIVE):
        if i64(state.contracts[seat * ACTIVE + slot]) == contract:
            return slot
    return -1


# ---- taking (MP2-13.2) -------------------------------------------------------------------------------------------------


def begin_contracts(state: Position, seat: i64, due: i64) -> None:
    """Pay for the space, take one or two, then the coins (MP2-13.10)."""
    state.push(STEP_TOOK, seat, 0, 0)
    state.push(CONTRACTS, seat, 0, 0)
    charge(state, seat, 0, due, MP2_7_5)


def took_step(state: Position) -> None:
    """What the action gives besides, once (MP2-13.3)."""
    seat: i64 = state.top_seat()
    state.drop()
    reward(state, seat, state.tables.contracts_package, 1, MP2_13_3)


def contracts_vacant(state: Position) -> bool:
    """Nothing more may or can be taken."""
    if state.top_a() >= state.tables.contracts_most or no_room(state):
        return True
    return not can_take(state, state.top_seat())


def city_contract_vacant(state: Position) -> bool:
    """The same for `contract_city` icons."""
    return state.top_a() == 0 or no_room(state) or not can_take(state, state.top_seat())


def no_room(state: Position) -> bool:
    """Whether every active slot has a contract of this action or icon, which cannot be discarded (MP2-13.6)."""
    return state.top_b() == bit(ACTIVE) - 1


def why_not_take(state: Position, slot: i64) -> i64:
    """An open contract in a city with an own post."""
    if state.display[slot] == NONE:
        return MP2_13_1
    return LEGAL if state.has_post(state.top_seat(), state.tables.slot_city[slot]) else MP2_13_2


def take_in_action(state: Position, slot: i64) -> None:
    """One of the contracts of the action, with what is printed beside its slot (MP2-13.3)."""
    seat: i64 = state.top_seat()
    state.set_top(state.top_a() + 1, state.top_b())
    take_contract(state, seat, slot, state.top_b())
    reward(state, seat, state.tables.slot_package[slot], 1, MP2_13_3)


def take_by_icon(state: Position, slot: i64) -> None:
    """One of the contracts of a `contract_city` icon (MP2-13.8)."""
    state.set_top(state.top_a() - 1, state.top_b())
    take_contract(state, state.top_seat(), slot, state.top_b())


def why_not_stop(state: Position) -> i64:
    """One contract at least (MP2-13.10)."""
    return LEGAL if state.top_a() > 0 else MP2_13_2


def take_contract(state: Position, seat: i64, slot: i64, protected: i64) -> None:
    """Take it from its slot, which stays empty until the end of the turn (MP2-13.10); make room first if there is none."""
    contract: i64 = i64(state.display[slot])
    state.display = changed(state.display, slot, NONE)
    state.note(CONTRACT_TAKEN, seat, slot, contract, MP2_13_2)
    if slot_of(state, seat, NONE) < 0:
        state.push(ROOM, seat, contract, protected)
    else:
        put_down(state, seat, contract)


def put_down(state: Position, seat: i64, contract: i64) -> None:
    """Lay it into a free active slot; the action or icon that took it protects it until it is over (MP2-13.13)."""
    slot: i64 = slot_of(state, seat, NONE)
    state.contracts = changed(state.contracts, seat * ACTIVE + slot, contract)
    kind: i64 = state.top_kind()
    if kind == CONTRACTS or kind == CITY_CONTRACT:
        state.set_top(state.top_a(), state.top_b() | bit(slot))


# ---- discarding (MP2-13.5) ---------------------------------------------------------------------------------------------


def why_not_room(state: Position, contract: i64) -> i64:
    """An active contract, none that came by the same action (MP2-13.6)."""
    if contract == state.top_a():
        return MP2_13_6
    slot: i64 = slot_of(state, state.top_seat(), contract)
    if slot < 0:
        return MP2_13_5
    return LEGAL if state.top_b() & bit(slot) == 0 else MP2_13_6


def make_room(state: Position, contract: i64) -> None:
    """Discard it and lay the new one down."""
    seat: i64 = state.top_seat()
    taken: i64 = state.top_a()
    state.drop()
    free_slot(state, seat, contract)
    put_down(state, seat, taken)


def why_not_keep(state: Position, contract: i64) -> i64:
    """The contract just drawn or an active one (MP2-13.8)."""
    if contract == state.top_a() or slot_of(state, state.top_seat(), contract) >= 0:
        return LEGAL
    return MP2_13_8


def answer_keep(state: Position, contract: i64) -> None:
    """Discard one of the three."""
    seat: i64 = state.top_seat()
    drawn_one: i64 = state.top_a()
    state.drop()
    if contract == drawn_one:
        discard(state, seat, contract)
    else:
        free_slot(state, seat, contract)
        put_down(state, seat, drawn_one)


def free_slot(state: Position, seat: i64, contract: i64) -> None:
    """Discard an active contract."""
    state.contracts = changed(state.contracts, seat * ACTIVE + slot_of(state, seat, contract), NONE)
    discard(state, seat, contract)


def discard(state: Position, seat: i64, contract: i64) -> None:
    """Normal ones go under the pile, where all know their order (MP2-22.14), starting ones out of the game."""
    starting: bool = state.tables.all_starting & bit(contract) != 0
    if not starting:
        state.queue = added(state.queue, contract)
    state.note(CONTRACT_DISCARDED, seat, 1 if starting else 0, contract, MP2_13_5)


# ---- the pile (MP2-13.7, MP2-13.8) -------------------------------------------------------------------------------------


def draw_step(state: Position) -> None:
    """Draw one after the other (MP2-13.12); with an empty pile the icon is lost."""
    seat: i64 = state.top_seat()
    left: i64 = state.top_a()
    if left == 0:
        state.drop()
        return
    state.set_top(left - 1, 0)
    if state.unseen != 0:
        state.push(CHANCE_DRAW, seat, 0, 0)
    elif len(state.queue) > 0:
        drawn(state, seat, next_in_queue(state))
    else:
        state.drop()
        state.note(ICON_LOST, seat, left, CONTRACT_PILE, MP2_13_12)


def next_in_queue(state: Position) -> i64:
    """The first of the contracts that were put under the pile comes off it (MP2-22.14)."""
    contract: i64 = i64(state.queue[0])
    state.queue = state.queue[1:]
    return contract


def draw(state: Position, contract: i64) -> None:
    """Chance has turned one up for the seat."""
    seat: i64 = state.top_seat()
    state.drop()
    state.unseen &= ~bit(contract)
    drawn(state, seat, contract)


def drawn(state: Position, seat: i64, contract: i64) -> None:
    """With a free slot it must be kept, otherwise one of the three goes (MP2-13.8, MP2-13.12)."""
    state.note(CONTRACT_DRAWN, seat, 0, contract, MP2_13_8)
    if slot_of(state, seat, NONE) < 0:
        state.push(KEEP, seat, contract, 0)
    else:
        put_down(state, seat, contract)


def refill_step(state: Position) -> None:
    """Fill the empty slots in the order of the components, as long as the pile lasts (MP2-13.7, MP2-13.11)."""
    slot: i64 = state.top_a()
    while slot < CONTRACT_SLOTS:
        if state.display[slot] == NONE:
            if state.unseen != 0:
                state.set_top(slot + 1, 0)
                state.push(CHANCE_SLOT, -1, slot, 0)
                return
            if len(state.queue) == 0:
                break
            lay(state, slot, next_in_queue(state))
        slot += 1
    state.drop()


def fill_slot(state: Position, contract: i64) -> None:
    """Chance has turned one up for the slot."""
    slot: i64 = state.top_a()
    state.drop()
    state.unseen &= ~bit(contract)
    lay(state, slot, contract)


def lay(state: Position, slot: i64, contract: i64) -> None:
    """A contract lies open in the slot."""
    state.display = changed(state.display, slot, contract)
    state.note(CONTRACT_LAID, -1, slot, contract, MP2_13_7)


# ---- completing (MP2-16.2) ---------------------------------------------------------------------------------------------


def why_not_complete(state: Position, seat: i64, contract: i64) -> i64:
    """An active contract of one's own that can be paid in full (MP2-16.10)."""
    if slot_of(state, seat, contract) < 0:
        return MP2_16_2
    return LEGAL if can_afford(state, seat, state.tables.contract_cost[contract], 0) else MP2_16_2


def complete(state: Position, seat: i64, contract: i64) -> None:
    """Pay, take every reward; its slot is free already. Then Abha Basu's jade (MP2-19.1)."""
    state.contracts = changed(state.contracts, seat * ACTIVE + slot_of(state, seat, contract), NONE)
    state.completed = replaced(state.completed, seat, state.completed[seat] | bit(contract))
    state.note(CONTRACT_COMPLETED, seat, 0, contract, MP2_16_2)
    if state.is_character(seat, ABHA_BASU):
        state.push(STEP_COMPLETED, seat, 0, 0)
    push_package(state, seat, state.tables.contract_package[contract], MP2_16_2)
    charge(state, seat, state.tables.contract_cost[contract], 0, MP2_16_2)


def completed_step(state: Position) -> None:
    """Abha Basu's jade, after the rewards (MP2-19.1)."""
    seat: i64 = state.top_seat()
    state.drop()
    reward(state, seat, state.tables.abha_completed, 1, MP2_19_1)
