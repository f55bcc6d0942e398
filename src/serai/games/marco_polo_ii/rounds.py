"""MP2-5: the start of a round: dice, offers, bonuses, cards, the roll, and what follows from it."""

from mypy_extensions import i64

from serai.core.bits import bit, bits, lowest
from serai.core.state import LEGAL
from serai.games.marco_polo_ii.actions import (
    CHANCE_CARD,
    CHANCE_OPEN,
    CHANCE_ROLL,
    COMPENSATE,
    DOUBLE,
    DUE,
    PAIRS,
    STEP_BEGIN,
    STEP_BONUSES,
    STEP_COMPENSATE,
    STEP_DUE,
    STEP_REFILL,
    STEP_ROLL,
    STEP_SETTLE,
    STEP_SINGLES,
)
from serai.games.marco_polo_ii.black_dice import first_roll
from serai.games.marco_polo_ii.facts import (
    BONUS_DOUBLED,
    CARD_GONE,
    CARD_SHOWN,
    COMPENSATED,
    OFFER_SHOWN,
    PAIR_SETTLED,
    ROLLED,
    ROUND,
)
from serai.games.marco_polo_ii.payment import gain
from serai.games.marco_polo_ii.rewards import city_bonus, reward
from serai.games.marco_polo_ii.rule_ids import (
    MP2_3_3,
    MP2_5_1,
    MP2_5_2,
    MP2_5_3,
    MP2_5_4,
    MP2_5_8,
    MP2_19_1,
    MP2_19_5,
    MP2_19_6,
    MP2_22_13,
)
from serai.games.marco_polo_ii.seals import seal_bonus
from serai.games.marco_polo_ii.state import (
    DICE,
    FIRST_SEAL,
    IMPROVED,
    NEUTRAL_DIE,
    NONE,
    NOT_DOUBLED,
    Position,
    added,
    bytes_of,
    changed,
)
from serai.games.marco_polo_ii.tables import (
    ABHA_BASU,
    BOOKS,
    CAMELS,
    CARD_SLOTS,
    COINS,
    FACES,
    ISABELLA_DONATI,
    MAILIN,
    MAP_CARDS,
    NEUTRAL,
    SEALS,
    SPACES,
)


def seat_at(state: Position, place: i64) -> i64:
    """The seat at a place in the turn order of the round; place 0 is the first player (MP2-5.9)."""
    return (state.first + place) % state.seats


def round_step(state: Position) -> None:
    """The five steps of MP2-5.2; what is pushed last comes first. The dice of round 1 were rolled in setup (MP2-4.9).

    Nothing else happens between rounds: resources, contracts and figures stay (MP2-5.7).
    """
    state.drop()
    state.round += 1
    state.active = -1
    state.first = state.hourglass
    state.note(ROUND, state.first, state.round, 0, MP2_5_1)
    seats: i64 = state.seats
    state.push(STEP_BEGIN, state.first, 0, 0)
    for back in range(seats):
        state.push(STEP_SETTLE, seat_at(state, seats - 1 - back), 0, 0)
    for back in range(seats):
        state.push(STEP_ROLL, seat_at(state, seats - 1 - back), 0, 0)
    if state.round > 1:
        for back in range(CARD_SLOTS - MAP_CARDS):
            state.push(CHANCE_CARD, -1, CARD_SLOTS - 1 - back, 0)
    state.push(STEP_REFILL, -1, 0, 0)
    for back in range(seats):
        state.push(STEP_BONUSES, seat_at(state, seats - 1 - back), 0, 0)
    if state.round > 1:
        take_back_dice(state)
    show_offers(state)


def take_back_dice(state: Position) -> None:
    """Step 1: dice come back, neutral ones stay (MP2-3.8, MP2-5.2); open black dice are rolled (MP2-21.1)."""
    state.dice = bytes_of(state.seats * DICE, 0)
    state.black_left = state.tables.black_dice[state.seats - 2]
    lay_neutral_dice(state)
    if state.open_black:
        push_open_rolls(state)


def lay_neutral_dice(state: Position) -> None:
    """Only neutral dice lie on the spaces (MP2-3.8, MP2-3.11)."""
    state.placed = bytes_of(0, 0)
    state.spaces = bytes_of(SPACES, 0)
    at: i64 = (state.seats - 2) * NEUTRAL
    end: i64 = at + NEUTRAL
    while at < end:
        space: i64 = state.tables.neutral_space[at]
        if space >= 0:
            state.placed = added(added(state.placed, space), NEUTRAL_DIE * 8 + state.tables.neutral_value[at])
            state.mark_space(space, 0, 1)
        at += 1


def push_open_rolls(state: Position) -> None:
    """Every black dice on the board gets a value."""
    state.open_dice = bytes_of(FACES, 0)
    for _ in range(state.black_left):
        state.push(CHANCE_OPEN, -1, 0, 0)


def show_offers(state: Position) -> None:
    """Step 2: the next tile of each pile; the old ones leave the game (MP2-5.8)."""
    for book in range(BOOKS):
        state.note(OFFER_SHOWN, -1, book, state.offer_tile(book), MP2_5_2)


def show_card(state: Position, card: i64) -> None:
    """A city card lies open: in setup, or in step 4 in place of one that leaves the game (MP2-3.3, MP2-5.8)."""
    slot: i64 = state.top_a()
    state.drop()
    if state.card_at[slot] != NONE:
        state.note(CARD_GONE, -1, slot, i64(state.card_at[slot]), MP2_5_8)
    state.card_at = changed(state.card_at, slot, card)
    state.card_deck &= ~bit(card)
    state.note(CARD_SHOWN, -1, slot, card, MP2_3_3)


# ---- step 3: bonuses (MP2-5.3, MP2-22.13) ------------------------------------------------------------------------------


def due_cities(state: Position, seat: i64) -> i64:
    """The cities whose bonus is due: with a marker and an own post."""
    return state.posts[seat] & state.tables.has_bonus


def due_seals(state: Position, seat: i64) -> i64:
    """The mask of the improved seals of a seat."""
    mask: i64 = 0
    for seal in range(SEALS):
        if state.seal_of(seat, seal) == IMPROVED:
            mask |= bit(seal)
    return mask


def bonuses_step(state: Position) -> None:
    """The character's own, then all bonuses due; Mailin and Tian Chin name the one they double before (MP2-19.6)."""
    seat: i64 = state.top_seat()
    state.drop()
    state.doubled = NOT_DOUBLED
    if state.is_character(seat, ABHA_BASU):
        reward(state, seat, state.tables.abha_round, 1, MP2_19_1)
    cities: i64 = due_cities(state, seat)
    seals: i64 = due_seals(state, seat)
    if not state.is_character(seat, MAILIN):
        take_due(state, seat, cities, seals)
    elif bits(cities) + bits(seals) > 1:
        state.push(DOUBLE, seat, cities, seals)
    elif cities != 0:
        double(state, seat, cities, seals, lowest(cities))
    elif seals != 0:
        double(state, seat, cities, seals, FIRST_SEAL + lowest(seals))


def why_not_double(state: Position, which: i64) -> i64:
    """A bonus that is due: a city, or FIRST_SEAL + seal."""
    if which >= FIRST_SEAL:
        return LEGAL if state.top_b() & bit(which - FIRST_SEAL) != 0 else MP2_19_6
    return LEGAL if state.top_a() & bit(which) != 0 else MP2_19_6


def answer_double(state: Position, which: i64) -> None:
    """This one is taken twice."""
    seat: i64 = state.top_seat()
    cities: i64 = state.top_a()
    seals: i64 = state.top_b()
    state.drop()
    double(state, seat, cities, seals, which)


def double(state: Position, seat: i64, cities: i64, seals: i64, which: i64) -> None:
    """Remember it and take all."""
    state.doubled = which
    if which >= FIRST_SEAL:
        state.note(BONUS_DOUBLED, seat, -1, which - FIRST_SEAL, MP2_19_6)
    else:
        state.note(BONUS_DOUBLED, seat, which, 0, MP2_19_6)
    take_due(state, seat, cities, seals)


def times_of(state: Position, which: i64) -> i64:
    """How often a bonus is taken at round start."""
    return 2 if state.doubled == which else 1


def take_due(state: Position, seat: i64, cities: i64, seals: i64) -> None:
    """First everything that needs neither choice nor chance; the rest in the player's order (MP2-22.13)."""
    tables = state.tables
    cities_left: i64 = 0
    seals_left: i64 = 0
    while cities != 0:
        city: i64 = lowest(cities)
        cities &= cities - 1
        if tables.icons[tables.marker_package[i64(state.marker_at[city])]] != 0:
            cities_left |= bit(city)
        else:
            city_bonus(state, seat, city, times_of(state, city))
    while seals != 0:
        seal: i64 = lowest(seals)
        seals &= seals - 1
        if tables.icons[tables.seal_bonus[seal]] != 0:
            seals_left |= bit(seal)
        else:
            seal_bonus(state, seat, seal, times_of(state, FIRST_SEAL + seal))
    state.push(STEP_DUE, seat, cities_left, seals_left)


def due_step(state: Position) -> None:
    """The next of the bonuses that need a choice or chance."""
    seat: i64 = state.top_seat()
    cities: i64 = state.top_a()
    seals: i64 = state.top_b()
    state.drop()
    count: i64 = bits(cities) + bits(seals)
    if count == 0:
        state.doubled = NOT_DOUBLED
    elif count > 1:
        state.push(DUE, seat, cities, seals)
    elif cities != 0:
        take_city(state, seat, cities, seals, lowest(cities))
    else:
        take_seal_bonus(state, seat, cities, seals, lowest(seals))


def why_not_due_city(state: Position, city: i64) -> i64:
    """A city bonus that is left."""
    return LEGAL if state.top_a() & bit(city) != 0 else MP2_5_3


def why_not_due_seal(state: Position, seal: i64) -> i64:
    """A seal whose bonus is left."""
    return LEGAL if state.top_b() & bit(seal) != 0 else MP2_5_3


def answer_due_city(state: Position, city: i64) -> None:
    """This city bonus next."""
    seat: i64 = state.top_seat()
    cities: i64 = state.top_a()
    seals: i64 = state.top_b()
    state.drop()
    take_city(state, seat, cities, seals, city)


def answer_due_seal(state: Position, seal: i64) -> None:
    """This seal bonus next."""
    seat: i64 = state.top_seat()
    cities: i64 = state.top_a()
    seals: i64 = state.top_b()
    state.drop()
    take_seal_bonus(state, seat, cities, seals, seal)


def take_city(state: Position, seat: i64, cities: i64, seals: i64, city: i64) -> None:
    """Take it, the others wait below."""
    state.push(STEP_DUE, seat, cities & ~bit(city), seals)
    city_bonus(state, seat, city, times_of(state, city))


def take_seal_bonus(state: Position, seat: i64, cities: i64, seals: i64, seal: i64) -> None:
    """Take it, the others wait below."""
    state.push(STEP_DUE, seat, cities, seals & ~bit(seal))
    seal_bonus(state, seat, seal, times_of(state, FIRST_SEAL + seal))


# ---- step 5: the roll (MP2-5.2, MP2-5.4, MP2-19.5) ---------------------------------------------------------------------


def roll_step(state: Position) -> None:
    """All dice of the seat, one by one: the own ones, then black ones gained in step 3 (MP2-5.5)."""
    seat: i64 = state.top_seat()
    state.drop()
    for _ in range(i64(state.unrolled[seat])):
        state.push(CHANCE_ROLL, seat, 1, 0)
    if state.unrolled[seat] != 0:
        state.unrolled = changed(state.unrolled, seat, 0)
    if state.round > 1:
        push_rolls(state, seat)


def push_rolls(state: Position, seat: i64) -> None:
    """The dice of the seat's color."""
    for _ in range(state.tables.dice):
        state.push(CHANCE_ROLL, seat, 0, 0)


def rolled(state: Position, value: i64) -> None:
    """A die of the roll."""
    seat: i64 = state.top_seat()
    die: i64 = (value - 1) * 2 + state.top_a()
    state.drop()
    state.add_die(seat, die, 1)
    state.note(ROLLED, seat, 1, die, MP2_5_2)


def settle_step(state: Position) -> None:
    """Isabella's rewards, then compensation."""
    seat: i64 = state.top_seat()
    state.drop()
    state.push(STEP_COMPENSATE, seat, 0, 0)
    if state.is_character(seat, ISABELLA_DONATI):
        ask_pairs(state, seat, 0, 0)


def single_dice(state: Position, seat: i64, face: i64, once: i64, twice: i64) -> i64:
    """The own dice with a face (0..5) that are in no pair settled so far."""
    count: i64 = i64(state.dice[seat * DICE + face * 2])
    if once & bit(face) != 0:
        count -= 2
    if twice & bit(face) != 0:
        count -= 2
    return count


def ask_pairs(state: Position, seat: i64, once: i64, twice: i64) -> None:
    """Ask for a pair as long as there is one; black dice never form any (MP2-19.5)."""
    for face in range(FACES):
        if single_dice(state, seat, face, once, twice) >= 2:
            state.push(PAIRS, seat, once, twice)
            return
    state.push(STEP_SINGLES, seat, once, twice)


def why_not_pair(state: Position, value: i64) -> i64:
    """Two own dice with this number that are not settled."""
    count: i64 = single_dice(state, state.top_seat(), value - 1, state.top_a(), state.top_b())
    return LEGAL if count >= 2 else MP2_19_5


def settle_pair(state: Position, value: i64) -> None:
    """The reward of the pair in place of the single ones."""
    seat: i64 = state.top_seat()
    once: i64 = state.top_a()
    twice: i64 = state.top_b()
    state.drop()
    if once & bit(value - 1) != 0:
        twice |= bit(value - 1)
    once |= bit(value - 1)
    state.note(PAIR_SETTLED, seat, value, 0, MP2_19_5)
    reward(state, seat, state.tables.isabella_pair[value - 1], 1, MP2_19_5)
    ask_pairs(state, seat, once, twice)


def no_more_pairs(state: Position) -> None:
    """The rest is settled one by one."""
    seat: i64 = state.top_seat()
    once: i64 = state.top_a()
    twice: i64 = state.top_b()
    state.drop()
    state.push(STEP_SINGLES, seat, once, twice)


def singles_step(state: Position) -> None:
    """Each die that is in no pair; also black dice rolled with them (MP2-5.5), but not open ones (MP2-21.1)."""
    seat: i64 = state.top_seat()
    once: i64 = state.top_a()
    twice: i64 = state.top_b()
    state.drop()
    for face in range(FACES):
        count: i64 = single_dice(state, seat, face, once, twice)
        if not state.open_black:
            count += i64(state.dice[seat * DICE + face * 2 + 1])
        first_roll(state, seat, face + 1, count)


def missing_points(state: Position, seat: i64) -> i64:
    """By how much the sum of all dice rolled falls short (MP2-5.4)."""
    total: i64 = 0
    for die in range(DICE):
        if die % 2 == 0 or not state.open_black:
            total += (die // 2 + 1) * i64(state.dice[seat * DICE + die])
    short: i64 = state.tables.compensation_below - total
    return short if short > 0 else 0


def compensate_step(state: Position) -> None:
    """Settled once, right after the roll."""
    seat: i64 = state.top_seat()
    state.drop()
    short: i64 = missing_points(state, seat)
    if short > 0:
        state.push(COMPENSATE, seat, short, 0)


def why_not_compensate(state: Position, coins: i64) -> i64:
    """So many coins, the rest camels (MP2-22.13)."""
    return LEGAL if coins <= state.top_a() else MP2_22_13


def compensate(state: Position, coins: i64) -> None:
    """Exactly one coin or camel for each missing point."""
    seat: i64 = state.top_seat()
    short: i64 = state.top_a()
    state.drop()
    state.note(COMPENSATED, seat, short, 0, MP2_5_4)
    gain(state, seat, COINS, coins, MP2_5_4)
    gain(state, seat, CAMELS, short - coins, MP2_5_4)
