"""Chance: a small reproducible generator, and the dealers that settle chance decisions with it.

The state holds no randomness: a dealer stands beside it and names an outcome of the pending chance decision. Which one is
a function of the dealer's secret and of how many chance decisions of this line of play were settled before. So a game
replays exactly, and taking a move back and playing it again cannot be used to fish for better dice.
"""

import hashlib
import hmac
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.bits import bit, bits, nth_bit
from serai.core.state import State

WORD: Final = 0xFFFFFFFF


@final
class Generator:
    """xoshiro128++ (Blackman and Vigna), written for 63-bit arithmetic: the same numbers in both builds."""

    def __init__(self, seed: bytes) -> None:
        """Start from the SHA-256 of any bytes."""
        digest = hashlib.sha256(seed).digest()
        self.words: vec[i64] = vec[i64]([int.from_bytes(digest[at : at + 4], "big") for at in (0, 4, 8, 12)])

    def word(self) -> i64:
        """The next 32-bit number."""
        s = self.words
        a: i64 = s[0]
        b: i64 = s[1]
        c: i64 = s[2]
        d: i64 = s[3]
        total: i64 = (a + d) & WORD
        result: i64 = ((((total << 7) & WORD) | (total >> 25)) + a) & WORD
        c ^= a
        d ^= b
        s[1] = b ^ c
        s[0] = a ^ d
        s[2] = c ^ ((b << 9) & WORD)
        s[3] = ((d << 11) & WORD) | (d >> 21)
        return result

    def below(self, bound: i64) -> i64:
        """A number in 0 .. bound - 1, each as likely as the others to one part in 2**31 or better (bound < 2**31).

        Always takes exactly two words, so that a dealer can skip settled decisions without knowing their weights.
        """
        high: i64 = self.word() >> 1
        low: i64 = self.word() >> 1
        return ((high << 31) | low) % bound


def pick_bits(mask: i64, count: i64, generator: Generator) -> i64:
    """So many different things of a bit mask, every choice as likely as the others."""
    picked: i64 = 0
    for _ in range(count):
        one: i64 = bit(nth_bit(mask, generator.below(bits(mask))))
        picked |= one
        mask &= ~one
    return picked


def seed_bytes(seed: int | str | bytes) -> bytes:
    """The bytes of a seed as people write it: the number 7, the text "7" and b"7" are the same seed."""
    return seed if isinstance(seed, bytes) else str(seed).encode()


class Dealer:
    """Settles chance decisions. Subclasses say where the outcomes come from."""

    def deal(self, state: State) -> i64:
        """Name one outcome of the pending chance decision."""
        raise NotImplementedError

    def seek(self, settled: i64) -> None:
        """Go to the point where that many chance decisions of the present line have been settled (for undo, redo)."""
        raise NotImplementedError

    def copy(self) -> "Dealer":
        """An independent dealer that will name the same outcomes from here on."""
        raise NotImplementedError


@final
class SeedDealer(Dealer):
    """Chance from a seed: for tests, simulation and practice. Fast, and open to anybody who knows the seed."""

    def __init__(self, seed: int | str | bytes) -> None:
        """`seed` is a number, a text or bytes."""
        self.seed: bytes = seed_bytes(seed)
        self.generator = Generator(self.seed)

    def deal(self, state: State) -> i64:
        """One outcome by its weight; two words of the generator."""
        return state.chance_pick(self.generator.below(state.chance_total()))

    def seek(self, settled: i64) -> None:
        """Start over and skip."""
        self.generator = Generator(self.seed)
        for _ in range(settled):
            self.generator.below(1)

    def copy(self) -> Dealer:
        """The same seed at the same point."""
        other = SeedDealer(self.seed)
        other.generator.words = self.generator.words[:]
        return other


def commitment(secret: bytes) -> str:
    """The SHA-256 (hex) of a dealer's secret: published when a game starts, checked against the secret at its end."""
    return hashlib.sha256(secret).hexdigest()


@final
class SecretDealer(Dealer):
    """Chance from a secret nobody knows during play, with a commitment that proves afterwards that it never changed.

    Outcome number n belongs to the ticket HMAC-SHA256(secret, n) modulo the total weight, so whoever learns the secret at
    the end can check every outcome of the record (`check_secret` in `core/record.py`).
    """

    def __init__(self, secret: bytes) -> None:
        """`secret` is at least 16 bytes; the caller makes it (core has no randomness of its own)."""
        if len(secret) < 16:
            raise ValueError("a dealer's secret needs at least 16 bytes")
        self.secret: bytes = secret
        self.settled: i64 = 0

    def deal(self, state: State) -> i64:
        """One outcome by its weight."""
        digest = hmac.new(self.secret, str(self.settled).encode(), "sha256").digest()
        self.settled += 1
        return state.chance_pick(int.from_bytes(digest, "big") % int(state.chance_total()))

    def seek(self, settled: i64) -> None:
        """Go to that decision."""
        self.settled = settled

    def copy(self) -> Dealer:
        """The same secret at the same point."""
        other = SecretDealer(self.secret)
        other.settled = self.settled
        return other


class DealerError(ValueError):
    """A recorded outcome does not fit the position it is dealt to."""


@final
class RecordDealer(Dealer):
    """Chance from a list of outcomes, for replay. Whoever asks beyond the list gets `fallback`, or a DealerError."""

    def __init__(self, outcomes: list[int], fallback: Dealer | None = None) -> None:
        """`outcomes` are action numbers in the order in which they were settled."""
        self.outcomes: list[int] = outcomes
        self.fallback: Dealer | None = fallback
        self.settled: i64 = 0

    def deal(self, state: State) -> i64:
        """The next outcome of the list."""
        if self.settled >= len(self.outcomes):
            if self.fallback is None:
                raise DealerError("the record names no further chance outcome")
            return self.fallback.deal(state)
        outcome: i64 = self.outcomes[self.settled]
        if state.rule_against(outcome) != 0:
            raise DealerError(f"recorded outcome {int(outcome)} cannot happen here")
        self.settled += 1
        return outcome

    def seek(self, settled: i64) -> None:
        """Go to that outcome of the list."""
        self.settled = settled

    def copy(self) -> Dealer:
        """The same list at the same point."""
        other = RecordDealer(self.outcomes, self.fallback.copy() if self.fallback is not None else None)
        other.settled = self.settled
        return other


def deal_all(state: State, dealer: Dealer) -> i64:
    """Settle chance until a seat must decide or the game is over; the number of outcomes dealt."""
    dealt: i64 = 0
    while state.to_act == -1:
        state.play(dealer.deal(state))
        dealt += 1
    return dealt
