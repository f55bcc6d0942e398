"""A refused action, and advice that several reasons share: what is short, which dice are there, where things come from."""

from collections.abc import Callable, Mapping
from typing import Final

from serai.core.actions import ActionSpace
from serai.core.state import LEGAL
from serai.core.words import joined, stopped
from serai.games.marco_polo_ii import actions as k
from serai.games.marco_polo_ii import tables as t
from serai.games.marco_polo_ii.books import offer_of
from serai.games.marco_polo_ii.names import RESOURCES, TRADE_GOODS
from serai.games.marco_polo_ii.state import DICE, Position
from serai.games.marco_polo_ii.text_prompts import question
from serai.games.marco_polo_ii.text_words import (
    Asking,
    amount_words,
    amounts_words,
    contract_name,
    cost_words,
    dice_words,
    location_words,
    locations_words,
    on_space_words,
    package_data,
    package_words,
    seal_words,
)

Words = tuple[str, str]  # text and help

# Verbs that place the first die on an action space, and the place of its value among their parameters.
VALUE_AT: Final = {"book": 1, "khan": 0, "seals": 0, "travel": 1, "contracts": 0, "special": 1, "card": 1}
BONUS_ACTIONS: Final = frozenset(("bag", "reroll", "turn", "buy", "improve", "complete", "outpost"))


class Refused(Asking):
    """A forbidden action in one position and language."""

    def __init__(self, space: ActionSpace, state: Position, action: int, lang: str) -> None:
        """Look the action up."""
        super().__init__(state, lang)
        family = space.family(action)
        self.verb = family.verb
        self.at = (*family.indices(action), 0, 0)

    # ---- words -------------------------------------------------------------------------------------------------------

    def location(self, location: int) -> str:
        """A city or oasis."""
        return location_words(self.tables, location, self.lang)

    def locations(self, mask: int, key: str = "join-or") -> str:
        """Cities or oases as a list."""
        return locations_words(self.tables, mask, self.lang, key)

    def contract(self, contract: int) -> str:
        """A contract by its name."""
        return contract_name(self.tables, contract, self.lang)

    def seal(self, seal: int) -> str:
        """A seal with its article."""
        return seal_words(seal, self.lang)

    def amount(self, what: str, amount: int) -> str:
        """An amount of a resource."""
        return amount_words(what, amount, self.lang)

    def any_of(self, names: list[str], key: str = "join-or") -> str:
        """Names as a list."""
        return joined(names, self.lang, key)

    # ---- the placing that was refused --------------------------------------------------------------------------------

    @property
    def space(self) -> int:
        """The action space of the placing."""
        bases = {"book": t.BOOK_SPACE, "travel": t.TRAVEL_SPACE, "special": t.SPECIAL_SPACE, "card": t.CARD_SPACE}
        alone = {"khan": t.KHAN_SPACE, "seals": t.SEALS_SPACE, "contracts": t.CONTRACTS_SPACE}
        return alone[self.verb] if self.verb in alone else bases[self.verb] + self.at[0]

    @property
    def value(self) -> int:
        """What the die shows."""
        return self.at[VALUE_AT.get(self.verb, 1 if self.verb == "bag" else 0)] + 1

    @property
    def die(self) -> int:
        """The kind of die."""
        place = VALUE_AT.get(self.verb, 1 if self.verb == "bag" else 0)
        return self.at[place] * 2 + self.at[place + 1]

    def on(self, space: int) -> str:
        """An action space with what a sentence puts before it."""
        return on_space_words(self.tables, space, self.lang)

    # ---- what there is -----------------------------------------------------------------------------------------------

    def has(self, column: int) -> int:
        """How much of a resource the seat has."""
        return int(self.state.has(self.seat, column))

    def dice(self) -> list[int]:
        """The dice of the seat, counted by kind."""
        return [int(self.state.dice[self.seat * DICE + die]) for die in range(DICE)]

    def legal(self, base: int, count: int) -> list[int]:
        """Which actions of a family are legal here, counted from its first one."""
        return [index for index in range(count) if self.state.rule_against(base + index) == LEGAL]

    def in_turn(self) -> bool:
        """Whether bonus actions are possible now."""
        return self.kind in (k.TURN, k.LATER)

    # ---- advice ------------------------------------------------------------------------------------------------------

    def pending(self) -> str:
        """What is asked now."""
        return stopped(self.say("why-pending", question=question(self.state, self.lang)))

    def help_dice(self) -> str:
        """Which dice the seat has."""
        counts = self.dice()
        if sum(counts) == 0:
            return self.say("help-no-dice")
        return self.say("help-dice", list=dice_words(counts, self.lang))

    def help_buy(self) -> str:
        """That a black die can be bought, if it can."""
        if self.in_turn() and self.state.rule_against(k.BUY) == LEGAL:
            return self.say("help-buy", cost=cost_words(self.tables, self.tables.black_die_cost, self.lang))
        return ""

    def short(self, cost: Mapping[str, int]) -> Words:
        """What the seat lacks for a cost, and where it comes from."""
        lack, spare = lacking(self.state, self.seat, cost)
        jade = spare if lack.get("coins", 0) + lack.get("camels", 0) and spare else 0
        words = self.say("why-short", list=amounts_words(lack, self.lang), jade=jade)
        return words, self.help_lack(lack)

    def help_lack(self, lack: Mapping[str, int]) -> str:
        """Where missing things come from: the Money Bag, the Books."""
        if not self.in_turn():
            return ""
        parts: list[str] = []
        if any(lack.get(what) for what in ("coins", "camels", "jade")) and self._can_spare():
            gains = [package_words(self.tables, package, self.lang) for package in self.tables.bag_package]
            parts.append(self.say("help-bag", list=self.any_of(gains)))
        for good in TRADE_GOODS:
            books = [book for book in range(t.BOOKS) if self._offers(book, good)] if lack.get(good) else []
            if books:
                names = [self.say("book", book=book + 1) for book in books]
                parts.append(self.say("help-good", good=good, list=self.any_of(names)))
        return " ".join(parts)

    def _can_spare(self) -> bool:
        """Whether a die can go into the Money Bag, and one remains if it is to be placed or changed."""
        return sum(self.dice()) > (1 if self.verb in VALUE_AT or self.verb in ("reroll", "turn") else 0)

    def _offers(self, book: int, good: str) -> bool:
        """Whether an offer of a Book gives a good."""
        spaces = [space for space in range(t.BOOK_SPACES) if self.tables.book_of_space[space] == book]
        packages = (
            int(self.tables.offer_package[offer_of(self.state, space, number)])
            for space in spaces
            for number in range(t.OFFERS)
        )
        return any(good in package_data(self.tables, package) for package in packages)


def lacking(state: Position, seat: int, cost: Mapping[str, int]) -> tuple[dict[str, int], int]:
    """What a seat lacks for a cost, and the jade it could spare for coins and camels (MP2-2.2).

    Coins and camels that jade can stand in for entirely are not lacking.
    """
    have = {what: int(state.has(seat, column)) for column, what in enumerate(RESOURCES)}
    lack = {what: cost.get(what, 0) - have[what] for what in RESOURCES if cost.get(what, 0) > have[what]}
    goods = sum(max(0, have[good] - cost.get(good, 0)) for good in TRADE_GOODS)
    if cost.get("any_good", 0) > goods:
        lack["any_good"] = cost["any_good"] - goods
    spare = max(0, have["jade"] - cost.get("jade", 0))
    if lack.get("coins", 0) + lack.get("camels", 0) <= min(spare, t.MOST_JADE):
        lack.pop("coins", None)
        lack.pop("camels", None)
    return lack, spare


Why = Callable[[Refused], Words]
