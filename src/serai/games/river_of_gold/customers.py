"""ROG-11: what customers give when they are delivered to."""

from mypy_extensions import i64

from serai.core.bits import bits
from serai.core.state import LEGAL
from serai.games.river_of_gold.actions import MARK, ROYAL
from serai.games.river_of_gold.facts import CROWNED, MARKED
from serai.games.river_of_gold.gains import gain_favor, raise_favor_limit
from serai.games.river_of_gold.influence import push_influence
from serai.games.river_of_gold.rewards import gain_entry
from serai.games.river_of_gold.rule_ids import ROG_10_4, ROG_11_1, ROG_11_3, ROG_11_4, ROG_11_5, ROG_12_2
from serai.games.river_of_gold.state import Position
from serai.games.river_of_gold.tables import (
    ARTISAN_SPACE,
    ENTRIES,
    FAVOR,
    FAVOR_LIMIT,
    INFLUENCE,
    MERCHANT,
    NOBLE,
    SECOND_MARKER_OPPONENT,
    SECOND_MARKER_OWN,
    SHORES,
    UPGRADE_SHIP,
)


def delivery_step(state: Position) -> None:
    """The delivery reward, entry by entry; a choice it brings is made at its place (ROG-11).

    The markers on artisan, elder and merchant spaces (ROG-2.10, ROG-11.1 to 11.3, ROG-11.6) follow from the delivered cards.
    """
    seat: i64 = state.top_seat()
    card: i64 = state.top_a()
    entry: i64 = state.top_b()
    if entry == ENTRIES:
        state.drop()
        return
    state.set_top(card, entry + 1)
    delivery_entry(state, seat, card, card * ENTRIES + entry)


def delivery_entry(state: Position, seat: i64, card: i64, at: i64) -> None:
    """One entry of a card's delivery reward."""
    kind: i64 = state.tables.delivery_kind[at]
    amount: i64 = state.tables.delivery_amount[at]
    if kind == INFLUENCE:
        customer_influence(state, seat, card, amount)
    elif kind == FAVOR_LIMIT:
        raise_favor_limit(state, seat, amount)
    elif kind == FAVOR:
        gain_favor(state, seat, amount, ROG_11_4)
    elif kind == SECOND_MARKER_OWN:
        state.push(MARK, seat, 1, 0)
    elif kind == SECOND_MARKER_OPPONENT:
        state.push(MARK, seat, 0, 0)
    elif kind == UPGRADE_SHIP:
        if state.royal[seat] < 0:
            state.push(ROYAL, seat, 0, 0)
    elif kind < ARTISAN_SPACE:  # plain gains, which only an owner's component set gives here
        gain_entry(state, seat, kind, amount, 0, ROG_10_4)


def customer_influence(state: Position, seat: i64, card: i64, amount: i64) -> None:
    """Influence in the card's region; for every noble, or for the first one only, by option (ROG-11.5, ROG-24.2)."""
    customer_type: i64 = state.tables.customer_type[card]
    rule: i64 = ROG_11_1
    if customer_type == MERCHANT:
        rule = ROG_11_3
    elif customer_type == NOBLE:
        rule = ROG_11_5
        if state.only_first_noble and bits(state.delivered_of_type(seat, NOBLE)) > 1:
            return
    push_influence(state, seat, state.tables.customer_region[card], amount, rule)


# ---- the second marker of a monk (ROG-11.4) ------------------------------------------------------------------------


def mark_is_vacant(state: Position) -> bool:
    """No building fits: this part of the delivery is skipped (ROG-11.4)."""
    for shore in range(SHORES):
        if why_not_mark(state, shore) == LEGAL:
            return False
    return True


def why_not_mark(state: Position, shore: i64) -> i64:
    """A building with exactly one marker, the own one or an opponent's as the card says (ROG-11.4, ROG-12.2)."""
    owner: i64 = state.marker(shore, 0)
    if owner < 0:
        return ROG_11_4
    if state.marker(shore, 1) >= 0:
        return ROG_12_2
    own: bool = state.top_a() == 1
    return LEGAL if (owner == state.top_seat()) == own else ROG_11_4


def mark(state: Position, shore: i64) -> None:
    """Put the second marker there: free, without influence, and not to be declined (ROG-11.4, ROG-11.7)."""
    seat: i64 = state.top_seat()
    state.drop()
    state.put_marker(shore, 1, seat)
    state.note(MARKED, seat, shore, state.shore_tile[shore], ROG_11_4)


# ---- the royal ship (ROG-11.5) -------------------------------------------------------------------------------------


def make_royal(state: Position, ship: i64) -> None:
    """Swap a standard ship for the royal ship on the same river space."""
    seat: i64 = state.top_seat()
    state.drop()
    state.royal[seat] = ship
    state.note(CROWNED, seat, state.ships[seat * 2 + ship], ship, ROG_11_5)
