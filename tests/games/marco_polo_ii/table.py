"""A table for tests of the rules: a game that waits for seat A's first turn, changed by hand and played in notation."""

from functools import cache

from librt.vecs import vec
from mypy_extensions import u8

from serai.core.actions import ActionSpace
from serai.core.bits import bit
from serai.core.chance import SeedDealer
from serai.core.events import Fact, Journal
from serai.core.reasons import rule_name
from serai.core.state import CHANCE
from serai.core.vectors import replaced
from serai.games.marco_polo_ii import actions as k
from serai.games.marco_polo_ii.actions import action_space
from serai.games.marco_polo_ii.components import load
from serai.games.marco_polo_ii.names import CHARACTERS, PURSE, SEALS
from serai.games.marco_polo_ii.rules import MarcoPoloState
from serai.games.marco_polo_ii.setup import lay_out
from serai.games.marco_polo_ii.state import DICE, FIGURES, NONE, changed
from serai.games.marco_polo_ii.state import PURSE as COLUMNS
from serai.games.marco_polo_ii.tables import ACTIVE, Tables
from serai.games.marco_polo_ii.tables import SEALS as SEAL_COUNT

PLAIN = ("filippo_vitello", "gantulga_od", "mongke_khan", "de_wu")  # whom a test does not speak of


@cache
def space_of(tables: Tables) -> ActionSpace:
    """The action space of a component set."""
    return action_space(tables)


def begin(seats: int, tables: Tables, open_black_dice: bool = False) -> MarcoPoloState:
    """A game before its first decision of chance."""
    state = MarcoPoloState(tables, seats, {"open_black_dice": open_black_dice})
    lay_out(state)
    state.settle()
    return state


class Table:
    """A state with words: seats are letters, actions are notation."""

    def __init__(
        self,
        *characters: str,
        seats: int = 2,
        seed: int = 0,
        open_black_dice: bool = False,
        tables: Tables | None = None,
    ) -> None:
        """Seat A plays the first of the characters and goes first; nobody has anything but dice, nobody has acted."""
        self.tables = tables or load()
        self.space = space_of(self.tables)
        self.state = begin(seats, self.tables, open_black_dice)
        self.dealer = SeedDealer(seed)
        others = [name for name in PLAIN if name not in characters]
        self.people = [*characters, *others][:seats]
        self._set_up()
        for seat in range(seats):
            for column in range(COLUMNS):
                self.state.purse[seat * COLUMNS + column] = 0

    def _set_up(self) -> None:
        state = self.state
        while state.top_kind() != k.TURN:
            kind = state.top_kind()
            if kind == k.CHANCE_FIRST:
                state.play(self.space.parse("first a"))
            elif state.to_act == CHANCE:
                state.play(self.dealer.deal(state))
            elif kind == k.CHARACTER:
                state.offered = (1 << len(CHARACTERS)) - 1
                for character in state.characters:
                    state.offered &= ~(1 << int(character)) if character != NONE else -1
                state.play(self.space.parse(f"character {self.people[int(state.to_act)]}"))
            else:
                state.play(state.legal_actions()[0])

    # ---- playing -------------------------------------------------------------------------------------------------

    def do(self, *notations: str) -> list[Fact]:
        """Play legal actions and chosen outcomes; returns the facts."""
        journal = Journal()
        for text in notations:
            action = self.space.parse(text)
            assert self.why(text) == "", f"{text}: {self.why(text)}"
            assert self.state.to_act == CHANCE or action in self.state.legal_actions(), text
            self.state.journal = journal
            self.state.play(action)
            assert self.state.faults() == [], text
        self.state.journal = None
        return journal.take()

    def chance(self) -> None:
        """Let chance decide until a seat is to act."""
        while self.state.to_act == CHANCE:
            self.state.play(self.dealer.deal(self.state))

    def end(self) -> None:
        """End the turn, whatever chance brings."""
        self.do("end")
        self.chance()

    def until(self, seat: str) -> None:
        """The others put their dice into the bag, one a turn or all, until it is the seat's turn; then the seat decides."""
        while self.state.to_act == CHANCE or chr(65 + int(self.state.to_act)) != seat or self.asked != k.TURN:
            if self.state.to_act == CHANCE:
                self.chance()
            else:
                self.do(self.legal("bag", "end")[-1])

    def round_end(self) -> None:
        """All dice go into the bag for coins, until chance or a seat decides in the next round."""
        number = int(self.state.round)
        while self.state.round == number:
            if self.state.to_act == CHANCE:
                self.chance()
            else:
                self.do(self.legal("bag", "end")[0])

    def why(self, text: str) -> str:
        """The paragraph that forbids an action, or nothing."""
        rule = self.state.rule_against(self.space.parse(text))
        return rule_name("MP2", int(rule)) if rule else ""

    def legal(self, *verbs: str) -> list[str]:
        """The legal actions, of some verbs."""
        words = [self.space.notation(action) for action in self.state.legal_actions()]
        return [word for word in words if not verbs or word.split()[0] in verbs]

    @property
    def asked(self) -> int:
        """The kind of the pending decision."""
        return int(self.state.top_kind())

    # ---- looking -------------------------------------------------------------------------------------------------

    def purse(self, seat: str = "A") -> dict[str, int]:
        """What a seat has, without what it has none of."""
        row = {word: int(self.state.has(ord(seat) - 65, column)) for column, word in enumerate(PURSE)}
        return {word: amount for word, amount in row.items() if amount}

    def dice(self, seat: str = "A") -> str:
        """The dice in hand: `3 5 6b`."""
        start = (ord(seat) - 65) * DICE
        return " ".join(
            f"{die // 2 + 1}{'b' * (die % 2)}" for die in range(DICE) for _ in range(self.state.dice[start + die])
        )

    def posts(self, seat: str = "A") -> list[str]:
        """The cities with a post."""
        mask = int(self.state.posts[ord(seat) - 65])
        return [name for at, name in enumerate(self.tables.location_names) if mask >> at & 1]

    def contracts(self, seat: str = "A") -> list[str]:
        """The active contracts."""
        row = [int(self.state.contracts[(ord(seat) - 65) * ACTIVE + slot]) for slot in range(ACTIVE)]
        return [self.tables.contract_names[one] for one in row if one != NONE]

    def where(self, seat: str = "A", figure: int = 0) -> str:
        """Where a figure stands."""
        return self.tables.location_names[int(self.state.figure_at(ord(seat) - 65, figure))]

    # ---- changing ------------------------------------------------------------------------------------------------

    def give(self, seat: str = "A", **amounts: int) -> "Table":
        """Set what a seat has of resources, `vp` and `shields`."""
        for word, amount in amounts.items():
            self.state.purse[(ord(seat) - 65) * COLUMNS + PURSE.index(word)] = amount
        return self

    def roll(self, dice: str, seat: str = "A") -> "Table":
        """Set the dice in hand; the rest of the color lies in the Money Bag, black ones come from the board."""
        state, number = self.state, ord(seat) - 65
        for die in range(DICE):
            state.black_left += int(state.dice[number * DICE + die]) if die % 2 else 0
            state.dice[number * DICE + die] = 0
        for word in dice.split():
            black = word.endswith("b")
            state.add_die(number, (int(word[0]) - 1) * 2 + int(black), 1)
            state.black_left -= int(black)
        lying = sum(int(state.placed[at + 1]) // 8 == number for at in range(0, len(state.placed), 2))
        own = sum(not word.endswith("b") for word in dice.split())
        for _ in range(int(self.tables.dice) - own - lying):
            state.lay_die(self.tables.space_names.index("bag"), number, 1)
        return self

    def lay(self, space: str, value: int, seat: str = "A") -> "Table":
        """A die of the seat's hand lies on a space since earlier in the round."""
        number, at = ord(seat) - 65, self.tables.space_names.index(space)
        self.state.add_die(number, (value - 1) * 2, -1)
        self.state.lay_die(at, number, value)
        self.state.mark_space(at, 1 << number, 1)
        return self

    def post(self, *cities: str, seat: str = "A") -> "Table":
        """Posts stand there since an earlier turn; outpost tiles there are gone."""
        number = ord(seat) - 65
        for city in cities:
            at = self.tables.location_names.index(city)
            self.state.posts = replaced(self.state.posts, number, self.state.posts[number] | bit(at))
            self.state.outpost_at = changed(self.state.outpost_at, at, NONE)
        return self

    def stand(self, location: str, seat: str = "A", figure: int = 0) -> "Table":
        """Put a figure somewhere."""
        at = self.tables.location_names.index(location)
        self.state.figures = changed(self.state.figures, (ord(seat) - 65) * FIGURES + figure, at)
        return self

    def seal(self, seat: str = "A", **sides: int) -> "Table":
        """Set seals: 1 basic, 2 improved."""
        for word, side in sides.items():
            at = (ord(seat) - 65) * SEAL_COUNT + SEALS.index(word)
            self.state.seals = changed(self.state.seals, at, side)
        return self

    def _swap(self, row: vec[u8], at: int, tile: int) -> vec[u8]:
        """The tile lies there, and what lay there lies where the tile was."""
        before = int(row[at])
        for other, lying in enumerate(row):
            if int(lying) == tile:
                row = changed(row, other, before)
        return changed(row, at, tile)

    def marker(self, city: str, marker: str) -> "Table":
        """The city bonus marker of a city."""
        at, tile = self.tables.location_names.index(city), self.tables.marker_names.index(marker)
        self.state.marker_at = self._swap(self.state.marker_at, at, tile)
        return self

    def outpost(self, city: str, tile: str) -> "Table":
        """The outpost tile of a city."""
        at, number = self.tables.location_names.index(city), self.tables.outpost_names.index(tile)
        self.state.outpost_at = self._swap(self.state.outpost_at, at, number)
        return self

    def card(self, slot: str, card: str) -> "Table":
        """The city card in a slot."""
        at, number = self.tables.card_slot_names.index(slot), self.tables.card_names.index(card)
        before = int(self.state.card_at[at])
        if self.state.card_deck & bit(number):
            self.state.card_deck = (self.state.card_deck & ~bit(number)) | bit(before)
        self.state.card_at = self._swap(self.state.card_at, at, number)
        return self

    def hold(self, *contracts: str, seat: str = "A") -> "Table":
        """The active contracts of a seat; those it had go back to where they come from."""
        state, number = self.state, ord(seat) - 65
        for slot in range(ACTIVE):
            before = int(state.contracts[number * ACTIVE + slot])
            state.contracts = changed(state.contracts, number * ACTIVE + slot, NONE)
            if before != NONE and before >= self.tables.starting:
                state.unseen |= bit(before)
        for slot, name in enumerate(contracts):
            contract = self._take_out(name)
            state.contracts = changed(state.contracts, number * ACTIVE + slot, contract)
        return self

    def complete(self, count: int, seat: str = "A") -> "Table":
        """So many completed contracts, out of the pile."""
        state, number = self.state, ord(seat) - 65
        for _ in range(count):
            contract = int(state.unseen).bit_length() - 1
            state.unseen &= ~bit(contract)
            state.completed = replaced(state.completed, number, state.completed[number] | bit(contract))
        return self

    def show(self, slot: str, contract: str) -> "Table":
        """The contract in a slot of the map."""
        at = self.tables.slot_names.index(slot)
        number = self.tables.contract_names.index(contract)
        if number in [int(one) for one in self.state.display]:
            self.state.display = self._swap(self.state.display, at, number)
        else:
            self._take_out(contract)
            self.state.unseen |= bit(int(self.state.display[at]))
            self.state.display = changed(self.state.display, at, number)
        return self

    def _take_out(self, name: str) -> int:
        """A contract leaves the pile, the map or the hand of another seat for a place of its own."""
        state, number = self.state, self.tables.contract_names.index(name)
        if int(state.unseen) >> number & 1:
            state.unseen &= ~bit(number)
        for slot, contract in enumerate(state.display):
            if int(contract) == number:
                other = int(state.unseen & -state.unseen).bit_length() - 1
                state.unseen &= ~bit(other)
                state.display = changed(state.display, slot, other)
        for at, contract in enumerate(state.contracts):
            if int(contract) == number:
                state.contracts = changed(state.contracts, at, NONE)
        return number
