"""Filling in what a seat cannot see: Objectives, all else lies open or is told by counts (TX-24.1, TX-24.2).

Hidden are the hands of the others and what they returned in setup. Of the cards dealt each is as likely to be the one
returned, of the cards that a seat has had each is as likely to be one it has discarded; then every deal is as likely as
any other. What follows for a viewer:

- a hand has cards that were kept and cards that were drawn later, and only the latter can have been returned before;
- so what the viewer has returned is in no hand that has drawn nothing, and what the others have returned is in the deck,
  or was drawn from it.

How many of the cards discarded had been drawn is sampled first, each number as likely as what the viewer has returned
and sees again makes it.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.bits import bit, bits, ways
from serai.core.chance import Generator, pick_bits
from serai.core.vectors import filled, replaced
from serai.games.tianxia.state import DRAWN, Position

Case = tuple[int, int]  # cards discarded that had been drawn; cards drawn in hidden hands
MOST_WEIGHT: Final = 1 << 30  # weights of a sum below it need one draw


@final
class Hidden:
    """What a view leaves out: the number of cards of each hand and of those returned, -1 where the view names them."""

    def __init__(self, seats: i64, viewer: i64) -> None:
        """Nothing is hidden from a viewer; -1 for a spectator."""
        self.viewer: i64 = viewer
        self.hands: vec[i64] = filled(seats, -1)
        self.returned: vec[i64] = filled(seats, -1)


@final
class Past:
    """What could have become of the cards of each seat, worked out once for a view.

    `base` is the view's state without the hidden cards, its `deck` not looked at. Raises ValueError when nothing can have
    led there.
    """

    def __init__(self, base: Position, hidden: Hidden, gone: int) -> None:
        """`gone` is the mask of the Objectives in the box."""
        self.hidden = hidden
        self.gone = gone
        seats = int(base.seats)
        self.drawn: list[int] = [int(base.piece(seat, DRAWN)) for seat in range(seats)]
        self.sizes: list[int] = [hand_size(base, hidden, seat) for seat in range(seats)]
        kept = int(base.tables.objectives_kept)
        self.kept: list[int] = [kept if base.round > 0 else size for size in self.sizes]
        self.known: int = gone
        for hand in base.objectives:
            self.known |= int(hand)
        self.mine: int = int(base.returned[hidden.viewer]) if hidden.viewer >= 0 else 0
        self.total: int = int(base.tables.objectives)
        self.left: int = self.total - sum(self.kept) - sum(self.drawn)  # in the deck
        returned = int(bits(self.mine)) + sum(max(int(count), 0) for count in hidden.returned)
        if self.left < 0 or self.total - sum(self.kept) < returned:
            raise ValueError("there are not so many Objectives (TX-3.9, TX-17.4)")
        self.cases: list[dict[Case, int]] = []
        self.work_out(base)

    def work_out(self, base: Position) -> None:
        """The weight of every case of the first seats, seat by seat."""
        cases: dict[Case, int] = {(0, 0): 1}
        self.cases = [cases]
        for seat in range(len(self.sizes)):
            following: dict[Case, int] = {}
            for (discarded, held), weight in cases.items():
                for number, own in self.numbers(base, seat):
                    case = (discarded + number, held + self.drawn_in_hidden(seat, number))
                    following[case] = following.get(case, 0) + weight * own
            cases = following
            self.cases.append(cases)
        again = int(bits(self.mine & self.gone))
        unseen = int(bits(self.mine & ~self.known))
        weighed: dict[Case, int] = {}
        for (discarded, held), weight in cases.items():
            whole = weight * falling(discarded, again) * falling(self.left + held, unseen)
            if whole:
                weighed[(discarded, held)] = whole
        if sum(self.discarded(seat) for seat in range(len(self.sizes))) != self.gone.bit_count() or not weighed:
            raise ValueError("the Objectives in hands and in the box are not those dealt and drawn (TX-3.9, TX-17.4)")
        self.cases[-1] = weighed

    def discarded(self, seat: int) -> int:
        """How many Objectives a seat has discarded."""
        return self.kept[seat] + self.drawn[seat] - self.sizes[seat]

    def drawn_in_hidden(self, seat: int, number: int) -> int:
        """The drawn cards in a hand that is hidden, if so many drawn ones were discarded."""
        return self.drawn[seat] - number if self.hidden.hands[seat] >= 0 else 0

    def numbers(self, base: Position, seat: int) -> list[tuple[int, int]]:
        """How many of a seat's discards can have been drawn, with weights: ways to discard, places for what was returned."""
        found = []
        drawn, gone = self.drawn[seat], self.discarded(seat)
        again = int(bits(self.mine & base.objectives[seat])) if self.hidden.hands[seat] < 0 else 0
        for number in range(min(drawn, gone) + 1):
            weight = int(ways(drawn, number)) * int(ways(self.kept[seat], gone - number))
            weight *= falling(drawn - number, again)
            if weight:
                found.append((number, weight))
        return found

    def sample(self, base: Position, generator: Generator) -> list[int]:
        """For each seat how many of its discards had been drawn."""
        found = [0] * len(self.sizes)
        case = picked(self.cases[-1], generator)
        for seat in range(len(self.sizes) - 1, -1, -1):
            before = self.cases[seat]
            options: dict[Case, int] = {}
            numbers: dict[Case, int] = {}
            for number, own in self.numbers(base, seat):
                earlier = (case[0] - number, case[1] - self.drawn_in_hidden(seat, number))
                if earlier in before:
                    options[earlier] = before[earlier] * own
                    numbers[earlier] = number
            case = picked(options, generator)
            found[seat] = numbers[case]
        return found


def hand_size(base: Position, hidden: Hidden, seat: int) -> int:
    """How many Objectives a seat holds."""
    count = int(hidden.hands[seat])
    return count if count >= 0 else int(bits(base.objectives[seat]))


def falling(number: int, times: int) -> int:
    """How many ways there are to lay so many different cards in so many places."""
    product = 1
    for at in range(times):
        product *= max(number - at, 0)
    return product


def picked(weights: dict[Case, int], generator: Generator) -> Case:
    """One of the cases by its weight."""
    total = sum(weights.values())
    ticket = generator.below(total) if total < MOST_WEIGHT else big_ticket(total, generator)
    for case, weight in weights.items():
        if ticket < weight:
            return case
        ticket -= weight
    raise ValueError("there is no case to choose from")


def big_ticket(total: int, generator: Generator) -> int:
    """A number below a total of any size."""
    ticket = 0
    for _ in range(total.bit_length() // 30 + 3):
        ticket = (ticket << 30) | int(generator.below(MOST_WEIGHT))
    return ticket % total


# ---- dealing -----------------------------------------------------------------------------------------------------------


def fill(state: Position, past: Past, generator: Generator) -> None:
    """Deal the hidden cards of a state that lacks them."""
    numbers = past.sample(state, generator)
    hidden = past.hidden
    mine: int = past.mine
    everything: int = int(bit(past.total)) - 1
    drawn: int = with_some(past.gone, mine, sum(numbers), generator)  # cards that were in the deck after setup
    pool: int = everything & ~past.known
    for seat in range(len(numbers)):
        if hidden.hands[seat] < 0:
            here = past.drawn[seat] - numbers[seat]
            drawn |= with_some(int(state.objectives[seat]), mine, here, generator)
    hands: list[int] = [0] * len(numbers)
    for seat in range(len(numbers)):
        if hidden.hands[seat] >= 0:
            kept = past.kept[seat] - past.discarded(seat) + numbers[seat]
            hands[seat] = int(pick_bits(pool & ~mine, kept, generator))
            pool &= ~hands[seat]
    drawn |= pool
    for seat in range(len(numbers)):
        if hidden.hands[seat] >= 0:
            more = int(pick_bits(pool, past.drawn[seat] - numbers[seat], generator))
            pool &= ~more
            state.objectives = replaced(state.objectives, seat, hands[seat] | more)
    state.deck = pool
    drawn &= ~mine
    for seat in range(len(numbers)):
        if hidden.returned[seat] > 0:
            back = int(pick_bits(drawn, hidden.returned[seat], generator))
            drawn &= ~back
            state.returned = replaced(state.returned, seat, back)


def with_some(cards: int, mine: int, count: int, generator: Generator) -> int:
    """So many of the cards, among them all those of the viewer's returned ones."""
    sure = cards & mine
    return sure | int(pick_bits(cards & ~mine, count - sure.bit_count(), generator))


def objectives_out(state: Position) -> int:
    """The mask of the Objectives that lie in the box: neither in the deck nor in a hand (TX-17.1)."""
    mask = (1 << int(state.tables.objectives)) - 1 & ~int(state.deck)
    for hand in state.objectives:
        mask &= ~int(hand)
    return mask


def objective_faults(state: Position) -> list[str]:
    """Hands, box and what was returned fit what was dealt and drawn (TX-3.9, TX-17.4): some past leads there.

    What was returned can be in a hand or in the box only if it has been drawn again.
    """
    gone = objectives_out(state)
    returned = least = most = 0
    for seat in range(state.seats):
        if returned & int(state.returned[seat]):
            return ["two seats have returned the same Objective (TX-3.9)"]
        returned |= int(state.returned[seat])
    kept = int(state.tables.objectives_kept)
    total = 0
    for seat in range(state.seats):
        drawn, held = int(state.piece(seat, DRAWN)), int(bits(state.objectives[seat]))
        back = int(bits(state.objectives[seat] & returned))
        discarded = kept + drawn - held
        total += discarded
        low, high = max(discarded - kept, 0), min(discarded, drawn - back)
        if discarded < 0 or low > high:
            return ["a hand holds what was returned, or more than was kept and drawn (TX-3.9, TX-17.4)"]
        least += low
        most += high
    again = (gone & returned).bit_count()
    if total != gone.bit_count():
        return [f"{total} Objectives have been discarded, {gone.bit_count()} lie in the box (TX-17.1)"]
    if again > most or least > gone.bit_count():
        return ["an Objective returned in setup lies in the box, but nobody can have drawn it (TX-3.9)"]
    return []
