"""What holds in every state that play can reach. The conformance suite and `simulate` check it after every action."""

from collections.abc import Iterator

from serai.core.bits import bits
from serai.core.seats import seat_name
from serai.core.state import FIRST_CHANCE, FIRST_STEP, FRAME
from serai.games.river_of_gold import actions as k
from serai.games.river_of_gold.state import (
    DEALT,
    DIE,
    ENDLESS,
    FAVOR,
    FAVOR_LIMIT,
    KOKU,
    LEFT,
    OWED,
    SILK,
    STACK,
    TOP,
    WITHOUT_PATRONS,
    Position,
)
from serai.games.river_of_gold.tables import (
    CLAIMS,
    ERA_1,
    ERA_2,
    GOODS,
    IMPERIAL,
    NOBLE,
    REGIONS,
    RIVER,
    ROW,
    SHORES,
    YORITOMO,
)
from serai.games.river_of_gold.turn import may_set_die

SETUP_KINDS = frozenset(range(k.CHANCE_SCORING, k.CHANCE_CLAN + 1)) - {k.CHANCE_TOP} | {
    k.CHANCE_SHIP,
    k.STEP_PLAYERS,
    k.STEP_RESOURCES,
    k.STEP_DEAL,
    k.STEP_BEGIN,
    k.PATRON,
}
# Frames of which a stack may hold several in play.
REPEATABLE = frozenset({k.GOOD, k.STEP_INFLUENCE})
# Frames that must be the active player's own.
OWN_TURN = frozenset({k.ACTION, k.BONUS, k.MERCHANTS, k.SELL, k.ROYAL, k.MARK, k.AFTER}) | frozenset(
    range(k.STEP_INFLUENCE, k.STEP_DELIVERY + 1)
) - {k.STEP_INFLUENCE, k.STEP_REFILL}


def faults(state: Position) -> list[str]:
    """Every broken invariant, in words."""
    found = [*purse_faults(state), *placing_faults(state), *mastery_faults(state), *patron_faults(state)]
    if state.active >= 0:
        found += [*ship_faults(state), *row_faults(state), *owed_faults(state), *hand_faults(state), *era_faults(state)]
    return found


def purse_faults(state: Position) -> Iterator[str]:
    """Limits of resources and tracks (ROG-4, ROG-13.1)."""
    tables = state.tables
    for seat in range(state.seats):
        name = f"seats.{seat_name(seat)}"
        if not 0 <= state.has(seat, KOKU) <= tables.koku_max:
            yield f"{name}.koku: outside 0 to {tables.koku_max} (ROG-4.1)"
        for good in range(GOODS):
            if not 0 <= state.has(seat, SILK + good) <= tables.good_max:
                yield f"{name}: a kind of goods outside 0 to {tables.good_max} (ROG-4.2)"
        if not 0 <= state.has(seat, FAVOR) <= state.has(seat, FAVOR_LIMIT) <= tables.favor_limit_max:
            yield f"{name}.favor: favor or its limit out of order (ROG-4.3)"
        if state.active >= 0 and state.has(seat, FAVOR_LIMIT) < tables.start_favor_limit:
            yield f"{name}.favor_limit: below its start of {tables.start_favor_limit} (ROG-3.10)"
        for region in range(REGIONS):
            if not 0 <= state.influence_in(seat, region) <= tables.influence_max:
                yield f"{name}.influence: outside 0 to {tables.influence_max} (ROG-13.1)"
        if not 0 <= state.has(seat, DIE) <= 6:
            yield f"{name}.die: no face of a die (ROG-2.12)"


def placing_faults(state: Position) -> Iterator[str]:
    """Everything is in one place only: cards, tiles, markers."""
    yield from card_faults(state)
    yield from tile_faults(state)
    yield from marker_faults(state)


def card_faults(state: Position) -> Iterator[str]:
    """Hands, delivered cards, deck and discard pile hold each card once (ROG-2.9)."""
    names = state.tables.customer_names
    seen = int(state.discards)
    for seat in range(state.seats):
        for where, mask in (("hand", state.hand[seat]), ("delivered", state.delivered[seat])):
            twice = seen & int(mask)
            if twice:
                card = names[(twice & -twice).bit_length() - 1]
                yield f"seats.{seat_name(seat)}.{where}: {card} lies in two places"
            seen |= int(mask)
        if bits(state.hand[seat] & state.barred[seat]) > state.fresh[seat]:
            yield f"seats.{seat_name(seat)}.not_held: the hand holds more of these cards than it can"


def tile_faults(state: Position) -> Iterator[str]:
    """Each tile lies where its kind may lie, no more often than there are copies (ROG-2.7, ROG-2.8)."""
    tables = state.tables
    laid: dict[int, int] = {}
    tops = [int(state.stacks[era * STACK + TOP]) for era in range(2)]
    for tile in (*map(int, state.row), *map(int, state.shore_tile), *tops):
        if tile >= 0:
            laid[tile] = laid.get(tile, 0) + 1
    for tile, count in laid.items():
        if count > tables.tile_count[tile] or int(state.unseen) >> tile & 1:
            yield f"the tile {tables.tile_names[tile]} lies in more places than there are copies"
    for space in range(ROW):
        if state.row[space] >= 0 and tables.tile_era[state.row[space]] not in (ERA_1, ERA_2):
            yield f"row[{space}]: {tables.tile_names[state.row[space]]} is no tile of an era (ROG-2.6)"
    for era in (ERA_1, ERA_2):
        yield from stack_faults(state, era)


def stack_faults(state: Position, era: int) -> Iterator[str]:
    """A stack shows a top tile exactly when tiles are left, once it is made; enough unseen tiles remain (ROG-20.2)."""
    tables = state.tables
    left = int(state.stacks[(era - 1) * STACK + LEFT])
    top = int(state.stacks[(era - 1) * STACK + TOP])
    if top >= 0 and (tables.tile_era[top] != era or left == 0):
        yield f"stacks.{era}.top: {tables.tile_names[top]} cannot be the top of this stack"
    awaited = any(
        state.frames[at * FRAME] == k.CHANCE_TOP and state.frames[at * FRAME + 2] == era for at in range(state.depth)
    )
    if left > 0 and (top < 0) != awaited:
        yield f"stacks.{era}.top: a stack of {left} tiles needs a top tile, or the chance that brings it (ROG-20.6)"
    below = left - (1 if top >= 0 else 0)
    if below > bits(state.unseen & tables.era_mask[era]):
        yield f"stacks.{era}.left: more tiles than are unseen (ROG-3.6)"


def marker_faults(state: Position) -> Iterator[str]:
    """At most two markers on a building, none on neutral ones, one at least on era tiles (ROG-12.2, ROG-2.8, ROG-7.4)."""
    tables = state.tables
    for shore in range(SHORES):
        first, second = int(state.marker(shore, 0)), int(state.marker(shore, 1))
        tile = int(state.shore_tile[shore])
        era = int(tables.tile_era[tile]) if tile >= 0 else 0
        if (era in (ERA_1, ERA_2)) != (first >= 0) or (second >= 0 > first):
            yield f"shore.{shore + 1}.markers: markers stand on era tiles, and on all of them (ROG-7.4, ROG-2.8)"
        if tables.shore_cost[shore] < 0 and era in (ERA_1, ERA_2):
            yield f"shore.{shore + 1}.tile: nobody builds here (ROG-2.2)"


def mastery_faults(state: Position) -> Iterator[str]:
    """Different scoring tiles and masteries; each card claimed once by a seat, highest reward first (ROG-14)."""
    for what, numbers in (("scoring", state.scoring), ("masteries", state.masteries)):
        laid = [int(number) for number in numbers if number >= 0]
        if len(set(laid)) < len(laid):
            yield f"{what}: the same one lies twice (ROG-3.1, ROG-3.2)"
    for slot in range(state.tables.masteries_in_play):
        claims = [int(state.claims[slot * CLAIMS + claim]) for claim in range(CLAIMS)]
        taken = [seat for seat in claims if seat >= 0]
        if claims[: len(taken)] != taken or len(set(taken)) < len(taken):
            yield f"masteries.{slot + 1}.claims: a seat twice, or a gap (ROG-14.3)"
        values = (int(state.masteries[slot]) * 3 + int(state.seats) - 2) * CLAIMS
        rewards = sum(1 for claim in range(CLAIMS) if state.tables.mastery_values[values + claim] > 0)
        if state.masteries[slot] >= 0 and len(taken) > rewards:
            yield f"masteries.{slot + 1}.claims: more claims than rewards (ROG-14.4)"


def ship_faults(state: Position) -> Iterator[str]:
    """Ships on the river; one royal exactly after a noble, except while the swap is asked (ROG-11.5)."""
    asked = any(state.frames[at * FRAME] in (k.ROYAL, k.STEP_DELIVERY) for at in range(state.depth))
    for seat in range(state.seats):
        name = f"seats.{seat_name(seat)}"
        for ship in range(2):
            if not 1 <= state.ships[seat * 2 + ship] <= RIVER:
                yield f"{name}.ships: outside the river (ROG-2.1)"
        if not asked and (state.royal[seat] >= 0) != (state.delivered_of_type(seat, NOBLE) != 0):
            yield f"{name}.royal: a royal ship goes with a delivered noble (ROG-11.5)"
        if state.has(seat, DIE) == 0:
            yield f"{name}.die: not rolled yet (ROG-3.14)"
    for region in range(REGIONS):
        if state.scoring[region] < 0:
            yield f"scoring.{region + 1}: no scoring tile lies here (ROG-3.1)"
    for slot in range(state.tables.masteries_in_play):
        if state.masteries[slot] < 0:
            yield f"masteries.{slot + 1}: no mastery card lies here (ROG-3.2)"


def row_faults(state: Position) -> Iterator[str]:
    """The row is full until both stacks are empty; then the empty spaces are at its entry (ROG-7.6, ROG-17.5)."""
    gap = next((int(state.frames[at * FRAME + 2]) for at in frames_of(state, k.STEP_REFILL)), -1)
    empty = [space for space in range(ROW) if state.row[space] < 0 and space != gap]
    tiles = ROW - len(empty) - (1 if gap >= 0 else 0)
    if gap >= 0 and state.row[gap] >= 0:
        yield f"row[{gap}]: a refill of this row space is pending, so it must be empty (ROG-7.6)"
    if empty and state.stacks[LEFT] + state.stacks[STACK + LEFT] > 0:
        yield "row: not full though the stacks hold tiles (ROG-7.6)"
    if empty != list(range(len(empty))):
        yield "row: the empty spaces must be at its entry (ROG-17.5)"
    acts = any(frames_of(state, kind) for kind in (k.ACTION, k.STEP_ROW_DISCARD))
    if tiles < max(int(state.turns_left), 0) + (1 if acts else 0):
        yield "row: fewer tiles than the turns that are left can take away (ROG-17.5)"


def owed_faults(state: Position) -> Iterator[str]:
    """Goods are owed to opponents only, and only until the end of the action (ROG-12.9)."""
    pending = bool(frames_of(state, k.STEP_OWED))
    for seat in range(state.seats):
        if state.has(seat, OWED) > 0 and (not pending or seat == state.active):
            yield f"seats.{seat_name(seat)}.owed_goods: nothing can be owed to this seat now (ROG-12.9)"


def frames_of(state: Position, kind: int) -> list[int]:
    """Where frames of a kind lie in the stack."""
    return [at for at in range(state.depth) if state.frames[at * FRAME] == kind]


def hand_faults(state: Position) -> Iterator[str]:
    """Nobody holds more cards than the rules give, but for those drawn before a discard (ROG-10.9, ROG-21.3)."""
    if state.tables.delivery_draw != 2:  # an owner's component set in which hands may grow
        return
    for seat in range(state.seats):
        most = int(state.tables.start_customers)
        if state.patron[seat] == YORITOMO:
            most = int(state.tables.patron_value[YORITOMO])
        to_come = 0
        for at in range(state.depth):
            kind, owner, a, b = (int(state.frames[at * FRAME + column]) for column in range(FRAME))
            if owner == seat:
                most += 1 if kind == k.DISCARD or (kind == k.STEP_DRAW and b) else 0
                to_come += a if kind == k.STEP_DRAW else 1 if kind == k.CHANCE_DRAW else 0
        if bits(state.hand[seat]) + to_come > most:
            yield f"seats.{seat_name(seat)}.hand: more cards than {most} (ROG-10.9)"


def era_faults(state: Position) -> Iterator[str]:
    """The visit and the end come when their stack has run out, not before (ROG-16.1, ROG-17.1)."""
    first, second = int(state.stacks[LEFT]), int(state.stacks[STACK + LEFT])
    dealt = (int(state.seats) - 2) * 2
    if first > state.tables.stack_tiles[dealt] - ROW:
        yield "stacks.1.left: more tiles than the game begins with (ROG-3.6)"
    if second > state.tables.stack_tiles[dealt + 1]:
        yield "stacks.2.left: more tiles than the game begins with (ROG-3.6)"
    if first > 0 and second == 0:
        yield "stacks.2.left: the Era 2 stack cannot run out before the Era 1 stack (ROG-7.6)"
    if state.visit_due and first > 0:
        yield "visit_due: the Emperor comes when the Era 1 stack is empty (ROG-16.1)"
    if state.end_due and first + second > 0:
        yield "end_due: the end comes when both stacks are empty (ROG-17.1)"
    if state.turns_left != ENDLESS and first + second > 0:
        yield "turns_left: the final turns come when both stacks are empty (ROG-17.1)"
    if first + second == 0 and not state.end_due and state.turns_left == ENDLESS:
        yield "turns_left: both stacks are empty, so the end has been triggered (ROG-17.1)"
    for shore in state.tables.market_shore:
        if state.shore_tile[shore] < 0 or state.tables.tile_era[state.shore_tile[shore]] != IMPERIAL:
            yield f"shore.{shore + 1}: an Imperial Market lies here in every game (ROG-3.4)"


def patron_faults(state: Position) -> Iterator[str]:
    """Patrons of different clans, only with the module on; clans only when they are dealt (ROG-21.1)."""
    clans: list[int] = []
    for seat in range(state.seats):
        name = f"seats.{seat_name(seat)}"
        if state.patron[seat] >= 0:
            clans.append(int(state.tables.patron_clan[state.patron[seat]]))
            if state.patrons_mode == WITHOUT_PATRONS:
                yield f"{name}.patron: the option clan_patrons is false (ROG-24.4)"
            if state.clan[seat] >= 0 and state.clan[seat] != clans[-1]:
                yield f"{name}.patron: not of the clan dealt to the seat (ROG-21.1)"
        if state.clan[seat] >= 0 and state.patrons_mode != DEALT:
            yield f"{name}.clan: clans are dealt only with the option clan_patrons: dealt (ROG-21.1)"
    if len(set(clans)) < len(clans):
        yield "seats: two patrons of one clan (ROG-21.1)"
    if state.active >= 0 and state.offered != 0:
        yield "patrons_offered: the patrons have been chosen (ROG-21.1)"


# ---- the stack of a document ---------------------------------------------------------------------------------------


def pending_faults(state: Position) -> Iterator[str]:
    """What the rules could not go on from: for documents, since play never makes such a stack."""
    if state.depth == 0:
        if state.turns_left != 0:
            yield "nothing is pending, but the last turn has not been played (ROG-17.4)"
        return
    kinds = [int(state.frames[at * FRAME]) for at in range(state.depth)]
    if kinds[-1] >= FIRST_STEP:
        yield "the last entry must be a decision of a seat or of chance"
    if state.active >= 0:  # before the first turn: `setup_check.py`
        yield from turn_faults(state, kinds)


def turn_faults(state: Position, kinds: list[int]) -> Iterator[str]:
    """In play: one turn's frames, of the active player, at most once each."""
    if kinds[0] not in (k.ACTION, k.AFTER, k.STEP_NEXT):
        yield "the first entry must be `action`, `after` or `next`: a turn always ends with the next one (ROG-5)"
    if kinds[0] == k.ACTION and len(kinds) > 1:
        yield "nothing stands above `action` (ROG-23.1)"
    if any(kind in SETUP_KINDS for kind in kinds):
        yield "an entry of the setup, while somebody is on turn"
    once = [kind for kind in kinds if kind not in REPEATABLE]
    if len(set(once)) < len(once):
        yield "the same entry stands twice"
    for at in range(state.depth):
        kind, seat, a, _ = (int(state.frames[at * FRAME + column]) for column in range(FRAME))
        needs_seat = kind < FIRST_CHANCE or kind in (k.CHANCE_DRAW, k.CHANCE_DIE) or kind >= FIRST_STEP
        if needs_seat != (seat >= 0):
            yield "an entry names a seat it should not, or lacks one"
        elif kind in OWN_TURN and seat != state.active:
            yield "an entry of the turn belongs to a seat that is not on turn"
        if kind == k.STEP_DRAW and a > bits(state.deck()) + bits(state.discards):
            yield "more cards to draw than deck and discard pile hold (ROG-10.8)"
        if kind == k.DIE_CHOICE and not may_set_die(state, seat):
            yield "only Kakita Ryoku, with favor to pay, may choose between rolling and setting the die (ROG-21.8)"
        if kind == k.STEP_ROW_DISCARD and state.row[ROW - 1] < 0:
            yield "a journey is to discard a tile from an empty end of the row (ROG-17.5)"
    if state.turns_left != ENDLESS and state.turns_left >= state.seats:
        yield "turns_left: more final turns than other players (ROG-17.2)"
