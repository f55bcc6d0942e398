"""What holds in every state that play can reach (MP2-22.3). The conformance suite and `simulate` check it everywhere."""

from collections.abc import Iterator

from serai.core.bits import bits
from serai.core.positions import members
from serai.core.seats import seat_name
from serai.core.state import FRAME
from serai.games.marco_polo_ii import actions as k
from serai.games.marco_polo_ii.state import (
    BLACK,
    COLORS,
    DICE,
    FIGURES,
    IMPROVED,
    NEUTRAL_DIE,
    NONE,
    NOT_DOUBLED,
    PLACEMENT,
    PURSE,
    SECOND_FIGURE,
    VP,
    Position,
)
from serai.games.marco_polo_ii.tables import (
    ACTIVE,
    BAG_SPACE,
    BOOKS,
    CAMELS,
    CARD_SLOTS,
    CHARACTERS,
    COINS,
    FACES,
    FILIPPO_VITELLO,
    JADE,
    KHAN_SPACE,
    MAILIN,
    NEUTRAL,
    SEALS,
    SPACES,
)
from serai.games.marco_polo_ii.travel import road_cost, steps_needed


def faults(state: Position) -> list[str]:
    """Every broken invariant, in words."""
    found = [*purse_faults(state), *contract_faults(state), *tile_faults(state), *goal_faults(state)]
    found += [*space_faults(state), *path_faults(state)]
    if state.round > 0:
        found += [*dice_faults(state), *player_faults(state), *board_faults(state), *progress_faults(state)]
    return found


def frames_of(state: Position, *kinds: int) -> list[tuple[int, int, int, int]]:
    """The frames of these kinds, from the bottom of the stack: kind, seat and both numbers."""
    found = []
    for at in range(state.depth):
        kind, seat, a, b = (int(state.frames[at * FRAME + column]) for column in range(FRAME))
        if kind in kinds:
            found.append((kind, seat, a, b))
    return found


def purse_faults(state: Position) -> Iterator[str]:
    """Nothing below zero but the score (MP2-2.3)."""
    for seat in range(state.seats):
        if any(state.has(seat, column) < 0 for column in range(PURSE) if column != VP):
            yield f"seats.{seat_name(seat)}: a resource is below 0 (MP2-2.3)"


# ---- dice and spaces ---------------------------------------------------------------------------------------------------


def lying_dice(state: Position) -> list[tuple[int, int, int]]:
    """The dice on the spaces: space, owner, value."""
    pairs = range(0, len(state.placed), 2)
    return [(int(state.placed[at]), int(state.placed[at + 1]) // 8, int(state.placed[at + 1]) % 8) for at in pairs]


def dice_faults(state: Position) -> Iterator[str]:
    """Every die is in hand, on a space, on the board, or still to be rolled (MP2-22.3)."""
    tables = state.tables
    to_roll = frames_of(state, k.CHANCE_ROLL)
    waiting = {seat for _, seat, _, _ in frames_of(state, k.STEP_ROLL)} if state.round > 1 else set()
    unrolled_all = state.round > 1 and bool(frames_of(state, k.STEP_BONUSES, k.STEP_DUE, k.CHANCE_CARD, k.CHANCE_OPEN))
    black = int(state.black_left) + sum(map(int, state.unrolled)) + sum(a for _, _, a, _ in to_roll)
    lying = lying_dice(state)
    for seat in range(state.seats):
        own = sum(int(state.dice[seat * DICE + face * 2]) for face in range(FACES))
        black += sum(int(state.dice[seat * DICE + face * 2 + 1]) for face in range(FACES))
        own += sum(owner == seat for _, owner, _ in lying)
        own += sum(where == seat and a == 0 for _, where, a, _ in to_roll)
        if seat not in waiting and not unrolled_all and own != tables.dice:
            yield f"seats.{seat_name(seat)}.dice.own: {own} dice of the color instead of {tables.dice} (MP2-4.1)"
    black += sum(owner == BLACK for _, owner, _ in lying)
    if black != tables.black_dice[state.seats - 2]:
        yield f"black_dice: {black} in all instead of {tables.black_dice[state.seats - 2]} (MP2-3.7)"
    shown = sum(map(int, state.open_dice)) + len(frames_of(state, k.CHANCE_OPEN))
    if shown != (state.black_left if state.open_black else 0):
        yield "open_dice: not the black dice of the board (MP2-21.1)"


def space_faults(state: Position) -> Iterator[str]:
    """What lies on the spaces: colors once (MP2-7.4), no more than there is room for (MP2-7.7), the row rising (MP2-9.2)."""
    tables = state.tables
    lying = lying_dice(state)
    for space in range(SPACES):
        here = [(owner, value) for at, owner, value in lying if at == space]
        name = f"spaces.{tables.space_names[space]}"
        if space == BAG_SPACE:
            here = []
        flags, colors = int(state.spaces[space]), sum({1 << owner for owner, _ in here if owner < BLACK})
        if flags & COLORS != colors or (flags >= PLACEMENT) != bool(here):
            yield f"{name}: the colors used there are not those of its dice (MP2-7.4)"
        for owner in range(state.seats):
            if sum(one == owner for one, _ in here) > tables.dice_needed[space]:
                yield f"{name}: a color is there twice (MP2-7.4)"
        room = int(tables.space_fields[space])
        if room and (len(here) > room or flags // PLACEMENT != len(here)):
            yield f"{name}: more dice than fields (MP2-7.7)"
        if not room and flags // PLACEMENT > len(here):
            yield f"{name}: more placements than dice (MP2-7.5)"
        values = [value for _, value in here]
        if space == KHAN_SPACE and values != sorted(values):
            yield f"{name}: a die is lower than the one before (MP2-9.2)"
        if any(not 1 <= value <= FACES for value in values):
            yield f"{name}: no value of a die (MP2-7.1)"
    at = (int(state.seats) - 2) * NEUTRAL
    neutral = [
        (int(tables.neutral_space[index]), int(tables.neutral_value[index]))
        for index in range(at, at + NEUTRAL)
        if tables.neutral_space[index] >= 0
    ]
    if neutral != [(space, value) for space, owner, value in lying if owner == NEUTRAL_DIE]:
        yield "spaces: the neutral dice do not lie where they belong (MP2-3.8)"
    if any(owner >= state.seats and owner not in (BLACK, NEUTRAL_DIE) for _, owner, _ in lying):
        yield "spaces: a die of nobody (MP2-7.1)"


# ---- players -----------------------------------------------------------------------------------------------------------


def player_faults(state: Position) -> Iterator[str]:
    """Characters, figures, posts and seals (MP2-4, MP2-12.1)."""
    tables = state.tables
    chosen = [int(character) for character in state.characters]
    if len(set(chosen)) < len(chosen) or any(character >= CHARACTERS for character in chosen):
        yield "seats: everybody has a character of their own (MP2-4.6)"
    for seat in range(state.seats):
        name = f"seats.{seat_name(seat)}"
        first, second = (int(state.figure_at(seat, figure)) for figure in range(FIGURES))
        if first >= tables.locations or (second < tables.locations) != state.is_character(seat, MAILIN):
            yield f"{name}.figures: one figure, two for Mailin and Tian Chin (MP2-4.1, MP2-19.6)"
        if state.posts[seat] & ~tables.post_places or bits(state.posts[seat]) > tables.posts:
            yield f"{name}.posts: too many, or where none can be (MP2-12.1)"
        if any(state.seal_of(seat, seal) > IMPROVED for seal in range(SEALS)):
            yield f"{name}.seals: no side of a seal (MP2-10.3)"
    if state.kept and state.seat_of(FILIPPO_VITELLO) < 0:
        yield "kept_tiles: only Filippo Vitello keeps any (MP2-19.3)"
    if state.offered:
        yield "characters_offered: they have been chosen (MP2-4.6)"
    if state.active >= 0 and state.fresh & ~state.posts[state.active]:
        yield "new_posts: the active player has no post there (MP2-12.6)"


def goal_faults(state: Position) -> Iterator[str]:
    """Each goal card is with one player at most; after setup everybody keeps one (MP2-4.7)."""
    seen = 0
    for seat in range(state.seats):
        held, rejected = int(state.goals[seat]), int(state.rejected[seat])
        if seen & (held | rejected) or held & rejected:
            yield f"seats.{seat_name(seat)}.goals: a card lies in two places (MP2-4.4)"
        seen |= held | rejected
        if state.round > 0 and (bits(held) != 1 or bits(rejected) != state.tables.goals_dealt - 1):
            yield f"seats.{seat_name(seat)}.goals: one card is kept, the others are put away (MP2-4.7)"
        if state.round == 0 and rejected and bits(held) != 1:
            yield f"seats.{seat_name(seat)}.goals: cards put away, but none kept (MP2-4.7)"


# ---- contracts, tiles, cards -------------------------------------------------------------------------------------------


def contract_faults(state: Position) -> Iterator[str]:
    """Each contract is in one place only, each where its sort may be (MP2-13)."""
    tables = state.tables
    places: list[tuple[str, list[int]]] = [("pile", members(state.unseen)), ("queue", [int(c) for c in state.queue])]
    places.append(("display", [int(c) for c in state.display if c != NONE]))
    for seat in range(state.seats):
        name = f"seats.{seat_name(seat)}"
        row = [int(state.contracts[seat * ACTIVE + slot]) for slot in range(ACTIVE)]
        places.append((f"{name}.contracts", [contract for contract in row if contract != NONE]))
        places.append((f"{name}.completed", members(state.completed[seat])))
    for _, seat, contract, _ in frames_of(state, k.ROOM, k.KEEP):
        places.append((f"seats.{seat_name(seat)}: contract taken", [contract]))
    seen: dict[int, str] = {}
    for name, contracts in places:
        for contract in contracts:
            if contract >= tables.contracts:
                yield f"{name}: no such contract"
                continue
            if contract in seen:
                yield f"{name}: {tables.contract_names[contract]} is in {seen[contract]} too (MP2-13.5)"
            seen[contract] = name
            if contract < tables.starting and name in ("pile", "queue", "display"):
                yield f"{name}: {tables.contract_names[contract]} is a starting contract (MP2-13.5)"
    missing = int(tables.all_normal) & ~sum(1 << contract for contract in seen)
    if missing:
        yield f"contracts: {tables.contract_names[members(missing)[0]]} is nowhere (MP2-13.5)"


def tile_faults(state: Position) -> Iterator[str]:
    """Markers, outpost tiles, cards and offer tiles lie once, where they belong (MP2-3)."""
    tables = state.tables
    for what, row, count, mask in (
        ("city_bonuses", state.marker_at, tables.markers, tables.has_bonus),
        ("outposts", state.outpost_at, tables.outposts, tables.has_outpost),
        ("cards", state.card_at, tables.cards, (1 << CARD_SLOTS) - 1),
        ("offers", state.offers, len(tables.tile_book), (1 << BOOKS * tables.rounds) - 1),
    ):
        laid = [(at, int(tile)) for at, tile in enumerate(row) if tile != NONE]
        if len({tile for _, tile in laid}) < len(laid) or any(tile >= count for _, tile in laid):
            yield f"{what}: the same one lies twice, or there is no such one (MP2-3)"
        if any(not int(mask) >> at & 1 for at, _ in laid):
            yield f"{what}: one lies where none belongs (MP2-3)"
    if any(int(state.card_deck) >> int(card) & 1 for card in state.card_at if card != NONE):
        yield "cards: an open card is in the deck too (MP2-3.3)"
    if any(int(state.kept) >> int(tile) & 1 for tile in state.outpost_at if tile != NONE):
        yield "outposts: Filippo keeps a tile that lies on the map (MP2-19.3)"
    for at, tile in enumerate(state.offers):
        if (
            tile != NONE
            and int(tile) < len(tables.tile_book)
            and tables.tile_book[int(tile)] != at // int(tables.rounds)
        ):
            yield f"offers: {tables.tile_names[int(tile)]} belongs to another Book (MP2-3.5)"


def board_faults(state: Position) -> Iterator[str]:
    """After setup everything is laid; an outpost tile goes with the first post (MP2-12.3)."""
    tables = state.tables
    if any(state.marker_at[city] == NONE for city in members(tables.has_bonus)):
        yield "city_bonuses: a city lacks its marker (MP2-3.1)"
    if any(card == NONE for card in state.card_at) or any(tile == NONE for tile in state.offers):
        yield "cards, offers: a slot or pile is not filled (MP2-3.3, MP2-3.5)"
    pending = 0
    for kind, _, a, b in frames_of(state, k.POOL, k.STEP_POOL, k.STEP_ARRIVE):
        pending |= b if kind == k.STEP_ARRIVE else a
    everywhere = 0
    for seat in range(state.seats):
        everywhere |= int(state.posts[seat])
    for city in members(everywhere & ~pending):
        if state.outpost_at[city] != NONE:
            yield f"outposts.{tables.location_names[city]}: a post stands there, so the tile is gone (MP2-12.3)"


# ---- movement and progress ---------------------------------------------------------------------------------------------


def path_faults(state: Position) -> Iterator[str]:
    """The sums of an announced path are those of its steps (MP2-22.11); without a movement there is none."""
    paths = frames_of(state, k.PATH)
    walking = frames_of(state, k.PATH, k.STEP_GO, k.STEP_ARRIVE)
    if not walking and (len(state.path) or state.reached):
        yield "path: nobody is moving (MP2-11.3)"
    if len(paths) == 1 and int(state.frames[(state.depth - 1) * FRAME]) == k.PATH:
        yield from sum_faults(state, paths[0][1])


def sum_faults(state: Position, seat: int) -> Iterator[str]:
    """The announced path, step by step."""
    tables = state.tables
    at = [int(state.figure_at(seat, figure)) for figure in range(FIGURES)]
    coins = camels = jade = used = reached = 0
    for step in state.path:
        figure, location = divmod(int(step), SECOND_FIGURE)
        route = tables.route_at[at[figure] * tables.locations + location] if location < tables.locations else -1
        if route < 0:
            yield "path: no route leads there (MP2-11.4)"
            return
        coins += int(road_cost(state, seat, route, COINS))
        camels += int(road_cost(state, seat, route, CAMELS))
        jade += int(road_cost(state, seat, route, JADE))
        used += int(steps_needed(state, seat, location))
        reached |= 1 << location
        at[figure] = location
    sums = (state.road_coins, state.road_camels, state.road_jade, state.road_used, state.reached)
    if tuple(map(int, sums)) != (coins, camels, jade, used, reached) or [state.ahead, state.ahead_2] != at:
        yield "path: its sums are wrong (MP2-22.11)"


def progress_faults(state: Position) -> Iterator[str]:
    """Rounds, the hourglass, and what waits only within a turn (MP2-5)."""
    if not 1 <= state.round <= state.tables.rounds:
        yield f"round: outside 1 to {state.tables.rounds} (MP2-5.1)"
    if not 0 <= state.first < state.seats or not 0 <= state.hourglass < state.seats or state.active >= state.seats:
        yield "first, hourglass, active: no such seat (MP2-5.6)"
    if state.due and not frames_of(state, k.FURTHER, k.OFFER, k.SEAL, k.PATH):
        yield "due: no space is being paid for (MP2-7.5)"
    if state.doubled != NOT_DOUBLED and not frames_of(state, k.DUE, k.STEP_DUE):
        yield "doubled: no bonuses of a round start are being taken (MP2-19.6)"
    if state.active >= 0 and any(state.unrolled):
        yield "seats: black dice are rolled before the first turn (MP2-5.5)"
