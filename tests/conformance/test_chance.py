"""Chance: weights, tickets, dealers (core/state.py, core/chance.py)."""

import hashlib
import hmac

import pytest

from serai.core.chance import (
    Dealer,
    DealerError,
    Generator,
    RecordDealer,
    SecretDealer,
    SeedDealer,
    commitment,
    deal_all,
    seed_bytes,
)
from serai.core.state import CHANCE, LEGAL, State
from tests.conformance.walk import Case, deep_cases, on_cases, positions, scaled, some_cases

SECRET = bytes(range(32))
GOLDEN_WORDS = [1076276816, 4114358087, 199774376, 2063724435, 1843333115, 2349226390, 1250417550, 3632808756]
GOLDEN_BELOW = [3, 1, 15, 379, 1676997122, 1728381843, 0]


def chance_positions(case: Case) -> list[State]:
    """Positions where chance decides."""
    found = [state for state in positions(case, 4) if state.to_act == CHANCE]
    assert found
    return found


def owner(weights: list[int], ticket: int) -> int:
    """Who owns a ticket when each holds as many as its weight, in order, written out one by one."""
    tickets = [number for number, weight in enumerate(weights) for _ in range(weight)]
    return tickets[ticket]


@pytest.mark.parametrize(
    ("weights", "owners"),
    [([1], "0"), ([0, 3], "111"), ([2, 0, 1], "002"), ([1, 1, 1], "012"), ([0, 0, 2, 0, 1, 3, 0], "224555")],
    ids=str,
)
def test_the_owner_of_a_ticket_in_tables_of_weights(weights: list[int], owners: str) -> None:
    assert [owner(weights, ticket) for ticket in range(sum(weights))] == [int(each) for each in owners]
    with pytest.raises(IndexError):
        owner(weights, sum(weights))


# ---- weights -----------------------------------------------------------------------------------------------------


@on_cases(some_cases(scaled(8)))
def test_weights_are_at_least_0_and_above_0_exactly_for_legal_outcomes(case: Case) -> None:
    for state in chance_positions(case):
        weights = [int(state.chance_weight(outcome)) for outcome in range(case.game.space.size)]
        assert min(weights) >= 0
        legal = [outcome for outcome, weight in enumerate(weights) if weight > 0]
        assert state.legal_actions() == legal
        assert state.chance_outcomes() == [(outcome, weights[outcome]) for outcome in legal]
        assert state.chance_total() == sum(weights)
        assert 1 <= sum(weights) < 2**31


@on_cases(deep_cases(scaled(8)))
def test_every_ticket_belongs_to_the_outcome_whose_turn_it_is_by_weight(case: Case) -> None:
    for state in chance_positions(case):
        weights = [int(state.chance_weight(outcome)) for outcome in range(case.game.space.size)]
        total = sum(weights)
        step = max(1, total // 500)
        for ticket in {*range(0, total, step), total - 1}:
            assert state.chance_pick(ticket) == owner(weights, ticket)


@on_cases(some_cases(1))
def test_chance_outcomes_are_actions_of_chance_families_and_seats_never_have_them(case: Case) -> None:
    for state in positions(case):
        families = [case.game.space.family(action) for action in state.legal_actions()]
        assert all(family.chance == (state.to_act == CHANCE) for family in families)


# ---- dealers -----------------------------------------------------------------------------------------------------


def dealers() -> list[Dealer]:
    """One dealer of each kind that makes its own outcomes."""
    return [SeedDealer(7), SecretDealer(SECRET)]


def dealt_game(case: Case, dealer: Dealer) -> list[tuple[State, int]]:
    """All chance of a random game: the states before, and the outcomes."""
    state, chooser = case.start(), case.chooser()
    dealt: list[tuple[State, int]] = []
    while not state.over:
        if state.to_act == CHANCE:
            before = state.clone()
            dealt.append((before, int(dealer.deal(state))))
            state.play(dealt[-1][1])
        else:
            actions = state.legal()
            state.play(actions[chooser.below(len(actions))])
    return dealt


@on_cases(some_cases(scaled(4)))
@pytest.mark.parametrize("which", [0, 1], ids=["seed", "secret"])
def test_a_dealer_always_deals_the_same_legal_outcomes(case: Case, which: int) -> None:
    first, second = dealt_game(case, dealers()[which]), dealt_game(case, dealers()[which])
    assert [outcome for _, outcome in first] == [outcome for _, outcome in second]
    assert all(state.rule_against(outcome) == LEGAL for state, outcome in first)


@on_cases(some_cases(1))
@pytest.mark.parametrize("which", [0, 1], ids=["seed", "secret"])
def test_seek_goes_to_any_point_and_a_copy_goes_on_from_there(case: Case, which: int) -> None:
    dealt = dealt_game(case, dealers()[which])
    dealer = dealers()[which]
    for at in [len(dealt) - 1, 0, len(dealt) // 2, 1]:
        dealer.seek(at)
        copy = dealer.copy()
        for state, outcome in dealt[at : at + 3]:
            assert copy.deal(state) == outcome
        for state, outcome in dealt[at:]:
            assert dealer.deal(state) == outcome


@on_cases(some_cases(1))
def test_a_record_dealer_deals_the_list_then_the_fallback_and_refuses_what_cannot_happen(case: Case) -> None:
    dealt = dealt_game(case, SeedDealer(3))
    outcomes = [outcome for _, outcome in dealt]
    dealer = RecordDealer(outcomes)
    for at, (state, outcome) in enumerate(dealt):
        copy = dealer.copy()
        assert dealer.deal(state) == copy.deal(state) == outcome
        dealer.seek(at + 1)
    with pytest.raises(DealerError):
        dealer.deal(dealt[-1][0])
    state = dealt[0][0]
    impossible = next(action for action in range(case.game.space.size) if state.rule_against(action) != LEGAL)
    with pytest.raises(DealerError):
        RecordDealer([impossible]).deal(state)
    assert RecordDealer([], SeedDealer(3)).deal(state) == outcomes[0]


@on_cases(some_cases(1))
def test_a_secret_dealer_deals_the_ticket_of_its_secret_and_number(case: Case) -> None:
    for number, (state, outcome) in enumerate(dealt_game(case, SecretDealer(SECRET))):
        ticket = int.from_bytes(hmac.new(SECRET, str(number).encode(), "sha256").digest(), "big")
        assert state.chance_pick(ticket % int(state.chance_total())) == outcome


def test_the_commitment_is_the_sha_256_of_the_secret() -> None:
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()
    with pytest.raises(ValueError, match="16 bytes"):
        SecretDealer(b"too short")


@on_cases(some_cases(1))
def test_deal_all_stops_at_the_next_decision_of_a_seat(case: Case) -> None:
    state = case.start()
    waited = state.to_act == CHANCE
    dealt = deal_all(state, SeedDealer(1))
    assert (dealt > 0) == waited
    assert state.to_act != CHANCE


def test_seeds_are_the_same_as_number_text_and_bytes() -> None:
    assert seed_bytes(7) == seed_bytes("7") == seed_bytes(b"7")


# ---- the generator -----------------------------------------------------------------------------------------------


def reference(seed: bytes, count: int) -> list[int]:
    """xoshiro128++ as published, in plain whole numbers."""
    mask = 0xFFFFFFFF
    digest = hashlib.sha256(seed).digest()
    s = [int.from_bytes(digest[at : at + 4], "big") for at in (0, 4, 8, 12)]

    def rotated(value: int, by: int) -> int:
        return (value << by | value >> (32 - by)) & mask

    made: list[int] = []
    for _ in range(count):
        made.append((rotated((s[0] + s[3]) & mask, 7) + s[0]) & mask)
        shifted = (s[1] << 9) & mask
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= shifted
        s[3] = rotated(s[3], 11)
    return made


@pytest.mark.parametrize("seed", [b"", b"0", b"serai", bytes(100)])
def test_the_generator_is_xoshiro128_plus_plus(seed: bytes) -> None:
    generator = Generator(seed)
    assert [int(generator.word()) for _ in range(2000)] == reference(seed, 2000)


def test_the_generator_gives_the_same_numbers_in_both_builds() -> None:
    generator = Generator(b"golden")
    assert [int(generator.word()) for _ in range(8)] == GOLDEN_WORDS
    assert [int(generator.below(bound)) for bound in (6, 6, 52, 1000, 2**31 - 1, 2**31 - 1, 1)] == GOLDEN_BELOW


def test_below_takes_two_words_whatever_the_bound() -> None:
    for bound in (1, 2, 6, 1000, 2**31 - 1):
        generator, other = Generator(b"two"), Generator(b"two")
        words = reference(b"two", 2)
        assert generator.below(bound) == ((words[0] >> 1) << 31 | words[1] >> 1) % bound
        other.below(1)
        assert generator.word() == other.word()


# The value that a fair generator exceeds once in a million tests (chi-square, by degrees of freedom).
ONE_IN_A_MILLION = {1: 23.9, 5: 35.9, 6: 38.3, 29: 82.5, 99: 180.8}


@pytest.mark.parametrize("freedom", sorted(ONE_IN_A_MILLION))
def test_below_is_uniform(freedom: int) -> None:
    bound = freedom + 1
    expected = 200
    for seed in range(4):
        generator = Generator(f"uniform {seed}".encode())
        counts = [0] * bound
        for _ in range(bound * expected):
            counts[generator.below(bound)] += 1
        assert sum((count - expected) ** 2 for count in counts) / expected < ONE_IN_A_MILLION[freedom]


@on_cases(some_cases(1))
def test_a_seed_dealer_deals_the_ticket_of_the_next_two_words(case: Case) -> None:
    """Together with the tickets by weight and the uniform numbers above: it deals by weight."""
    dealt = dealt_game(case, SeedDealer("by weight"))
    words = reference(b"by weight", 2 * len(dealt))
    for number, (state, outcome) in enumerate(dealt):
        ticket = ((words[2 * number] >> 1) << 31 | words[2 * number + 1] >> 1) % int(state.chance_total())
        weights = [int(state.chance_weight(each)) for each in range(case.game.space.size)]
        assert owner(weights, ticket) == outcome


@on_cases(some_cases(1))
def test_a_seed_dealer_deals_by_weight(case: Case) -> None:
    """The chance decision with the fewest outcomes, more than one: each comes about as often as its weight says."""
    states = [state for state in chance_positions(case) if len(state.chance_outcomes()) > 1]
    state = min(states, key=lambda each: len(each.chance_outcomes()))
    outcomes = state.chance_outcomes()
    total = sum(weight for _, weight in outcomes)
    rounds = 100 * len(outcomes)
    dealer = SeedDealer("by weight")
    counts = dict.fromkeys((outcome for outcome, _ in outcomes), 0)
    for _ in range(rounds):
        counts[int(dealer.deal(state))] += 1
    assert sum(counts.values()) == rounds > 0
    for outcome, weight in outcomes:
        expected = rounds * weight / total
        assert abs(counts[outcome] - expected) <= 6 * expected**0.5 + 3
